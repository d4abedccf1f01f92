/** Lake paddle steamer, 62 m, bow towards -x, water at y=0. Materials: hull, boot, white, deck, glass, lamp, funnel, dark, brass, canopy, paddle, cloth1-3, skin. */
import { person } from '../kit/person.ts'
import type { Mesh } from '../kit/mesh.ts'
import { rectOutline } from '../kit/outline.ts'
import { rod } from '../kit/rods.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const U: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]
const HALF = 31
const plan = (k: number): Pt[] => {
  const left: Pt[] = []
  const right: Pt[] = []
  for (let i = 0; i <= 20; i++) {
    const t = i / 20
    const wide =
      4 *
      k *
      Math.min(1, Math.sin((Math.min(1, t * 2.1 + 0.02) * Math.PI) / 2)) *
      (t > 0.82 ? Math.sqrt(Math.max(0, 1 - ((t - 0.82) / 0.19) ** 2)) : 1)
    left.push([-HALF + 2 * HALF * t, wide])
    right.unshift([-HALF + 2 * HALF * t, -wide])
  }
  return [...left, ...right]
}
/** Outline at height y; the clipper bow rakes forward and the sheer lifts it. */
const ring = (k: number, y: number, rake: number, sheer: number): Vec3[] =>
  plan(k).map(([x, z]) => {
    const f = Math.max(0, -x - 14) / 17
    const a = Math.max(0, x - 18) / 13
    return [x - rake * f * f, y + sheer * f * f + sheer * 0.5 * a * a, z]
  })
function railings(m: Mesh, y: number, half: number, z: number): void {
  for (const s of [1, -1]) {
    for (let x = -half; x <= half; x += 1.6) m.box(x, y, s * z, 0.1, 1, 0.1, 'white')
    for (const h of [0.5, 1]) m.box(0, y + h, s * z, half * 2, 0.09, 0.09, 'white')
  }
}
export function paddleSteamer(m: Mesh): void {
  m.loft(ring(0.9, -0.4, 0, 0), ring(0.96, 0.5, 0.6, 0.1), 'boot')
  m.loft(ring(0.96, 0.5, 0.6, 0.1), ring(1.03, 2.3, 2.6, 1.3), 'hull')
  m.loft(ring(1.03, 2.3, 2.6, 1.3), ring(1.05, 2.6, 2.9, 1.4), 'brass')
  m.prism(plan(0.98), 2.2, 2.4, 'deck')
  // main saloon and the deck above it
  m.box(1, 2.4, 0, 44, 2.7, 8.4, 'white', 'deck')
  m.box(1, 5.1, 0, 50, 0.24, 9.4, 'white', 'deck')
  for (const s of [1, -1])
    for (let i = 0; i < 18; i++) {
      const x = -19.6 + i * 2.4
      if (Math.abs(x - 1) > 5)
        m.decal(rectOutline(1.5, 1.3), [x, 3.9, s * 4.2], [s, 0, 0], UP, i % 6 === 2 ? 'lamp' : 'glass', 0.08)
    }
  railings(m, 5.3, 25, 4.5)
  m.box(9, 5.3, 0, 18, 2.6, 5.6, 'white', 'deck')
  m.box(-9, 5.3, 0, 9, 2.6, 5.4, 'white', 'deck')
  for (const s of [1, -1]) {
    for (let i = 0; i < 7; i++)
      m.decal(
        rectOutline(1.5, 1.4),
        [1.4 + i * 2.5, 6.7, s * 2.8],
        [s, 0, 0],
        UP,
        i % 3 === 1 ? 'lamp' : 'glass',
        0.08,
      )
    for (let i = 0; i < 3; i++)
      m.decal(rectOutline(1.5, 1.4), [-11.6 + i * 2.6, 6.7, s * 2.7], [s, 0, 0], UP, 'glass', 0.08)
  }
  m.box(9.5, 7.9, 0, 21, 0.22, 7.2, 'canopy')
  m.box(-9, 7.9, 0, 11, 0.22, 6.6, 'canopy')
  m.box(20, 7.7, 0, 9, 0.14, 8.4, 'canopy')
  for (const x of [16, 20, 24]) for (const z of [-4, 4]) m.box(x, 5.3, z, 0.14, 2.4, 0.14, 'white')
  // wheelhouse
  m.box(-10.5, 8.1, 0, 3.6, 2.3, 4.2, 'brass')
  for (const s of [1, -1]) m.decal(rectOutline(2.8, 1), [-10.5, 9.5, s * 2.1], [s, 0, 0], UP, 'glass', 0.06)
  m.decal(rectOutline(3.4, 1), [-12.3, 9.5, 0], [0, 0, 1], UP, 'glass', 0.06)
  m.box(-10.5, 10.4, 0, 4.4, 0.24, 5, 'white')
  // paddle boxes
  m.vault(0, 1.2, 0, 9.4, 4.9, 13.4, 'white', 'z', 'white')
  for (const s of [1, -1]) {
    const z = s * 6.74
    m.decal(
      [
        [-4.5, 0],
        [4.5, 0],
        [4.5, 0.5],
        [-4.5, 0.5],
      ],
      [0, 1.2, z],
      U,
      UP,
      'brass',
      s * 0.04,
    )
    for (let i = 0; i < 9; i++) {
      const a = (Math.PI * (i + 0.5)) / 9
      const slat = (r: number, d: number): Pt => [Math.cos(a + d) * r * 1.02, Math.sin(a + d) * r * 1.06]
      m.decal(
        [slat(1.5, -0.1), slat(3.9, -0.1), slat(3.9, 0.1), slat(1.5, 0.1)],
        [0, 1.5, z],
        U,
        UP,
        'paddle',
        s * 0.05,
      )
    }
    m.decal(
      Array.from({ length: 14 }, (_, i): Pt => [
        1.1 * Math.cos((i / 13) * Math.PI),
        1.1 * Math.sin((i / 13) * Math.PI),
      ]),
      [0, 1.7, z],
      U,
      UP,
      'brass',
      s * 0.06,
    )
    m.box(0, 0.5, s * 5.6, 8.6, 0.9, 2.2, 'dark')
  }
  // the funnel leans back a little
  const rings = [0, 0.68, 0.72, 0.86, 1]
  const at = (t: number, r: number): Vec3[] =>
    Array.from({ length: 26 }, (_, i) => [
      -3 + t * 0.8 + r * Math.cos((i / 26) * Math.PI * 2),
      5.2 + t * 11,
      r * Math.sin((i / 26) * Math.PI * 2),
    ])
  rings
    .slice(1)
    .forEach((t, i) => m.loft(at(rings[i]!, 1.35), at(t, 1.35), ['funnel', 'white', 'funnel', 'dark'][i]!))
  m.loft(at(0.98, 1.5), at(1.01, 1.5), 'dark')
  rod(m, [-22, 4, 0], [-21, 14.5, 0], 0.22, 'brass')
  rod(m, [26, 4, 0], [27, 12, 0], 0.2, 'brass')
  for (const z of [-3.8, 3.8]) rod(m, [-26, 4.2, z * 0.5], [-21, 14, 0], 0.06, 'dark')
  rod(m, [-21, 14, 0], [-3, 15.4, 0], 0.06, 'dark')
  for (let i = 0; i < 40; i++) {
    const [x, z] = [-24 + ((i * 37) % 49), ((i * 17) % 9) - 4]
    if (Math.abs(x) > 6 && (x > 18 || x < -14 || Math.abs(z) > 3)) person(m, x, 5.3, z * 0.98, i)
    else if (x < -18) person(m, x, 3, z * 0.5, i)
  }
  for (let i = 0; i < 5; i++) person(m, -26.5 + i * 1.1, 3.1, (i % 3) - 1, i + 2)
}
