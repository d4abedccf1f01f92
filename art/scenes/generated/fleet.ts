/** Boats of the generated pictures, waterline at y = 0, bow towards -x. */
import { caique, ferry, person } from '../../kit/life.ts'
import type { Mesh } from '../../kit/mesh.ts'
import type { Vec3 } from '../../kit/vec.ts'
import { rectOutline } from '../../kit/outline.ts'
import type { BoatKind } from './recipe.ts'

/** Outline of a hull `long` by `wide` metres; the bow lifts by `sheer`. */
function hull(
  m: Mesh,
  long: number,
  wide: number,
  deep: number,
  sheer: number,
  mat: string,
  trim = 'deck',
): void {
  const ring = (k: number, y: number, lift: number): Vec3[] =>
    Array.from({ length: 20 }, (_, i) => {
      const a = (i / 20) * Math.PI * 2
      const x = -Math.cos(a) * (long / 2) * (0.84 + 0.16 * k)
      const bow = Math.max(0, -x / (long / 2)) ** 3
      const stern = Math.max(0, x / (long / 2)) ** 3
      return [x, y + lift * (bow + 0.5 * stern), Math.sin(a) * (wide / 2) * k * (1 - 0.5 * bow)]
    })
  m.loft(ring(0.75, -0.3, 0), ring(1, deep, sheer), mat)
  m.loft(ring(1, deep, sheer), ring(1.02, deep + 0.14 * deep, sheer), 'boot')
  m.loft(ring(0.98, deep * 0.8, sheer * 0.8), ring(0.02, deep * 0.8, sheer * 0.2), trim)
}

const BOATS: Record<BoatKind, (m: Mesh) => void> = {
  ferry,
  caique: (m) => caique(m, 1),
  sail(m) {
    hull(m, 13, 3.6, 1.3, 0.7, 'white')
    m.box(1, 1.3, 0, 5, 0.9, 2.2, 'white', 'deck')
    m.box(-0.6, 1, 0, 0.16, 16, 0.16, 'wood')
    m.tri([-6.2, 2, 0], [-0.8, 2, 0.4], [-0.8, 15.6, 0], 'sail')
    m.tri([-0.4, 2.6, 0], [6.4, 2.6, 0.9], [-0.4, 16.4, 0], 'sail')
    person(m, 4.6, 1.2, 0, 1)
  },
  dhoni(m) {
    hull(m, 15, 3.8, 1.2, 1.3, 'hull')
    m.loft(
      [
        [-7.4, 2, -0.12],
        [-7.4, 2, 0.12],
        [-6.9, 1.6, 0.12],
      ],
      [
        [-8.1, 4.6, -0.08],
        [-8.1, 4.6, 0.08],
        [-7.8, 4.6, 0.08],
      ],
      'hull',
    )
    m.box(2, 1.1, 0, 7.4, 0.2, 3.2, 'deck')
    for (const x of [-1.2, 5.2]) for (const z of [-1.4, 1.4]) m.box(x, 1.2, z, 0.14, 2.1, 0.14, 'wood')
    m.box(2, 3.3, 0, 7.4, 0.2, 3.6, 'sail')
    for (let i = 0; i < 3; i++) person(m, -0.4 + i * 1.7, 1.2, 0.4 - (i % 2) * 0.8, i)
  },
  junk(m) {
    hull(m, 24, 6.4, 2.2, 1.6, 'wood')
    m.box(4, 2.2, 0, 12, 2.6, 5, 'wood', 'deck')
    m.box(6, 4.8, 0, 8, 2, 4.6, 'deck', 'deck')
    for (let i = 0; i < 5; i++)
      m.decal(
        rectOutline(1.2, 1),
        [0 + i * 2.1, 3.6, 2.5],
        [1, 0, 0],
        [0, 1, 0],
        i % 3 ? 'glass' : 'lamp',
        0.1,
      )
    for (const [x, h] of [
      [-6.5, 13],
      [1.5, 19],
      [9, 12],
    ] as const) {
      m.box(x, 2, 0, 0.35, h + 2, 0.35, 'wood')
      for (let k = 0; k < 5; k++) {
        const [a, b] = [k / 5, (k + 1) / 5]
        const w = (t: number) => h * (0.26 + 0.12 * Math.sin(Math.PI * (0.25 + 0.7 * t)))
        m.quad(
          [x - w(a) * 0.45, 4.5 + a * h, 0.3],
          [x + w(a) * 0.75, 4.2 + a * h, 0.9],
          [x + w(b) * 0.75, 4.2 + b * h - 0.25, 0.9],
          [x - w(b) * 0.45, 4.5 + b * h - 0.25, 0.3],
          'flag',
        )
      }
    }
    for (let i = 0; i < 3; i++) person(m, -9 + i * 1.3, 2.4, 0.6, i)
  },
  longtail(m) {
    hull(m, 14, 1.9, 0.8, 1.9, 'wood')
    m.box(1, 2.3, 0, 6, 0.14, 1.9, 'cloth1')
    for (const x of [-1.6, 3.6]) for (const z of [-0.8, 0.8]) m.box(x, 0.7, z, 0.09, 1.6, 0.09, 'wood')
    m.box(7.8, 0.7, 0, 3.6, 0.14, 0.14, 'hull')
    m.box(-6.6, 2.4, 0.1, 0.3, 1, 0.3, 'flag')
    for (let i = 0; i < 3; i++) person(m, -1 + i * 1.6, 0.6, 0, i)
  },
  steamer(m) {
    hull(m, 56, 9, 2.4, 1.2, 'white')
    m.box(2, 2.4, 0, 40, 2.7, 8, 'white', 'deck')
    m.box(3, 5.1, 0, 30, 2.5, 6.6, 'white', 'deck')
    m.box(-9, 7.6, 0, 5, 2.4, 4.6, 'white', 'deck')
    for (let i = 0; i < 14; i++)
      m.decal(
        rectOutline(1.5, 1.1),
        [-15 + i * 2.5, 3.9, 4],
        [1, 0, 0],
        [0, 1, 0],
        i % 5 === 2 ? 'lamp' : 'glass',
        0.1,
      )
    for (let i = 0; i < 10; i++)
      m.decal(rectOutline(1.5, 1.1), [-9 + i * 2.6, 6.4, 3.3], [1, 0, 0], [0, 1, 0], 'glass', 0.1)
    m.revolve(
      2,
      0,
      [
        [1.5, 7.6],
        [1.4, 12.6],
      ],
      'funnel',
      16,
    )
    m.revolve(
      2,
      0,
      [
        [1.45, 12.6],
        [1.4, 14],
      ],
      'hull',
      16,
    )
    m.box(-17, 5, 0, 0.2, 11, 0.2, 'hull')
    m.decal(
      [
        [0, 0],
        [2.6, -0.2],
        [2.5, 1.6],
        [0, 1.8],
      ],
      [26, 6, 0],
      [1, 0, 0],
      [0, 1, 0],
      'flag',
      0,
    )
    for (let i = 0; i < 6; i++) person(m, 17 + i * 1.1, 2.4, 2.6 - (i % 3), i)
  },
}

export const launch = (m: Mesh, kind: BoatKind): void => BOATS[kind](m)
