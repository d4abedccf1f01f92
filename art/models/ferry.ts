import type { Mesh } from '../kit/mesh.ts'
import { person } from '../kit/person.ts'
import { rectOutline } from '../kit/outline.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

/** Bosphorus ferry, 60 m, bow towards -x, waterline at y=0. */
export function ferry(m: Mesh): void {
  const L = 30,
    hull = (k: number): Pt[] => {
      const left: Pt[] = [],
        right: Pt[] = []
      for (let i = 0; i <= 14; i++) {
        const t = i / 14,
          x = -L + 2 * L * t,
          b =
            5.2 *
            k *
            Math.min(1, Math.sin((Math.min(1, t * 1.9 + 0.04) * Math.PI) / 2)) *
            (t > 0.86 ? 1 - ((t - 0.86) / 0.14) ** 2 * 0.45 : 1)
        left.push([x, b])
        right.unshift([x, -b])
      }
      return [...left, ...right]
    }
  // raked stem and sheer: the outline grows and lifts towards the bow
  const ring = (k: number, y: number, rake: number, sheer: number): Vec3[] =>
    hull(k).map(([x, z]) => {
      const f = Math.max(0, -x - 8) / 22
      return [x - rake * f * f, y + sheer * f * f, z]
    })
  const r0 = ring(0.94, -0.4, 0, 0),
    r1 = ring(0.97, 0.7, 0.6, 0),
    r2 = ring(1.02, 2.9, 2.4, 1.5),
    r3 = ring(1.03, 3.3, 2.8, 1.6)
  m.loft(r0, r1, 'boot')
  m.loft(r1, r2, 'hull')
  m.loft(r2, r3, 'white')
  m.prism(hull(0.98), 2.9, 3, 'deck')
  m.box(2, 3.2, 0, 46, 2.9, 9.2, 'white', 'deck')
  m.box(2, 6.1, 0, 48, 0.35, 10, 'white', 'deck')
  m.box(3, 6.4, 0, 36, 2.8, 8, 'white', 'deck')
  m.box(2.5, 9.2, 0, 40, 0.32, 9.6, 'white', 'deck')
  m.box(-11.5, 9.5, 0, 5, 2.6, 5.4, 'white', 'deck')
  m.box(-11.5, 12.1, 0, 5.8, 0.3, 6.2, 'white', 'deck')
  for (let i = 0; i < 17; i++)
    m.decal(
      rectOutline(1.75, 1.35),
      [-19 + i * 2.62, 4.85, 4.6],
      [1, 0, 0],
      [0, 1, 0],
      i % 5 === 3 ? 'lamp' : 'glass',
      0.12,
    )
  for (let i = 0; i < 13; i++)
    m.decal(
      rectOutline(1.75, 1.3),
      [-13 + i * 2.62, 8, 4],
      [1, 0, 0],
      [0, 1, 0],
      i % 4 === 1 ? 'lamp' : 'glass',
      0.12,
    )
  for (let i = 0; i < 3; i++)
    m.decal(rectOutline(1.2, 1.2), [-13.1 + i * 1.6, 11, 2.7], [1, 0, 0], [0, 1, 0], 'glass', 0.12)
  for (let i = 0; i < 3; i++)
    m.decal(rectOutline(1.3, 1.2), [-14, 11, -1.7 + i * 1.7], [0, 0, 1], [0, 1, 0], 'glass', 0.12)
  for (let i = 0; i < 24; i++) m.box(-21.5 + i * 2.06, 6.4, 4.75, 0.14, 1, 0.1, 'white')
  m.box(2, 7.35, 4.75, 47, 0.14, 0.1, 'white')
  m.revolve(
    4,
    0,
    [
      [1.9, 9.4],
      [1.7, 14.2],
    ],
    'funnel',
    20,
  )
  m.revolve(
    4,
    0,
    [
      [1.75, 14.2],
      [1.68, 15.9],
      [1.2, 15.9],
    ],
    'hull',
    20,
  )
  m.revolve(
    -17.5,
    0,
    [
      [0.16, 6],
      [0.1, 17],
    ],
    'hull',
    6,
  )
  m.revolve(
    20,
    0,
    [
      [0.16, 6],
      [0.1, 15],
    ],
    'hull',
    6,
  )
  for (const x of [10, 15.5])
    m.revolve(
      x,
      3.9,
      [
        [0, 9.6],
        [0.9, 9.9],
        [1, 10.7],
      ],
      'white',
      10,
    )
  m.decal(
    [
      [0, 0],
      [3.2, -0.3],
      [3, 1.6],
      [0, 2],
    ],
    [20.1, 13, 0],
    [1, 0, 0],
    [0, 1, 0],
    'flag',
    0,
  )
  for (let i = 0; i < 7; i++) person(m, -19 + i * 1.1 + (i % 3) * 0.5, 3.25, 3 - (i % 2) * 2.2, i)
  for (let i = 0; i < 9; i++) person(m, 22 + (i % 4) * 0.9, 6.4, 3.4 - i * 0.8, i + 3)
}
