/**
 * A long-tail boat of the Chao Phraya, 15 m, bow towards +x, waterline at y=0: the awning's posts stand on the gunwales,
 * the engine swings on its pivot over the stern. Materials: wood, strake, keel, plank, bench, canopy, canopyB, post, engine, gilt,
 * garland, garlandB.
 */
import { lerp } from '../kit/ink.ts'
import type { Mesh } from '../kit/mesh.ts'
import { rib, rod } from '../kit/rods.ts'
import type { Vec3 } from '../kit/vec.ts'

const STERN = -6.4
const BOW = 8.6
const share = (x: number): number => (x - STERN) / (BOW - STERN)
/** Half the width, the height of the gunwale and that of the keel, `x` along the boat. */
const side = (x: number): number => {
  const t = share(x)
  return 0.92 * Math.min(1, 1.15 * (t + 0.12) ** 0.5) * (t > 0.55 ? 1 - ((t - 0.55) / 0.45) ** 2 * 0.93 : 1)
}
export const gunwale = (x: number): number => {
  const t = share(x)
  return 0.66 + 0.3 * Math.max(0, 0.2 - t) + 2.2 * Math.max(0, (t - 0.52) / 0.48) ** 2.5
}
const keel = (x: number): number => -0.25 + 1.95 * Math.max(0, (share(x) - 0.66) / 0.34) ** 2.1

export function riverBoat(m: Mesh): void {
  const n = 44,
    at = (i: number) => lerp(STERN, BOW, i / n)
  for (let i = 0; i < n; i++) {
    const [a, b] = [at(i), at(i + 1)]
    for (const s of [-1, 1]) {
      const ring = (x: number): [Vec3, Vec3, Vec3, Vec3] => [
        [x, gunwale(x), s * side(x)],
        [x, lerp(keel(x), gunwale(x), 0.72), s * side(x) * 0.985],
        [x, lerp(keel(x), gunwale(x), 0.4), s * side(x) * 0.88],
        [x, keel(x), 0],
      ]
      const [p, q] = [ring(a), ring(b)]
      m.quad(p[0], q[0], q[1], p[1], 'strake')
      m.quad(p[1], q[1], q[2], p[2], 'wood')
      m.quad(p[2], q[2], q[3], p[3], 'keel')
      const cap = (x: number): Vec3 => [x, gunwale(x) + 0.02, s * side(x) * 1.01]
      rod(m, cap(a), cap(b), 0.12, 'plank')
    }
  }
  // transom, stem
  m.quad(
    [STERN, gunwale(STERN), -side(STERN)],
    [STERN, gunwale(STERN), side(STERN)],
    [STERN, -0.2, side(STERN) * 0.6],
    [STERN, -0.2, -side(STERN) * 0.6],
    'wood',
  )
  const high = gunwale(BOW)
  rib(
    m,
    [
      [BOW - 0.04, high - 0.7, 0],
      [BOW + 0.1, high + 0.1, 0],
      [BOW + 0.06, high + 0.6, 0],
    ],
    0.14,
    'wood',
  )
  // thwarts under the passengers
  for (const x of [-1.9, -0.4, 1.1, 2.6]) m.box(x - 0.25, 0.36, 0, 0.34, 0.07, side(x) * 1.7, 'bench')
  // the awning, striped along its length, on posts that stand on the gunwales
  const [from, to, eaves] = [-2.7, 4.3, 1.92],
    stripes = 11,
    step = (to - from) / stripes
  for (let i = 0; i < stripes; i++)
    m.at(from + (i + 0.5) * step, eaves, 0).vault(0, 0, 0, step, 0.42, 2.1, i % 2 ? 'canopy' : 'canopyB', 'x')
  for (let i = 0; i < 4; i++)
    for (const s of [-1, 1]) {
      const x = lerp(from + 0.12, to - 0.12, i / 3)
      rod(m, [x, gunwale(x), s * side(x)], [x, eaves + 0.03, s * side(x)], 0.075, 'post')
    }
  for (const s of [-1, 1]) rod(m, [from, eaves, s * 1.03], [to, eaves, s * 1.03], 0.07, 'post')
  // the engine on its fork and post over the stern, the tiller, the long shaft and its screw
  const back = STERN + 0.2
  rod(m, [back, 0.3, 0], [back, 1.12, 0], 0.16, 'post')
  for (const s of [-1, 1]) rod(m, [back, 0.98, 0], [back, 1.3, s * 0.2], 0.08, 'post')
  m.box(back, 1.2, 0, 1.05, 0.5, 0.5, 'engine')
  m.box(back + 0.06, 1.7, 0, 0.6, 0.16, 0.36, 'gilt')
  rod(m, [back + 0.5, 1.4, 0], [back + 1.62, 1.5, 0.12], 0.07, 'post')
  rod(m, [back - 0.5, 1.34, 0], [back - 4.4, -0.12, -0.6], 0.09, 'post')
  // ribbons for the spirit of the boat, knotted round the stem
  for (const [mat, lift] of [
    ['garland', -0.05],
    ['garlandB', 0.2],
  ] as const) {
    m.blob(BOW + 0.08, high + lift, 0, 0.21, mat, 0.62, 0.08, 3, 10)
    for (const s of [-1, 1])
      m.quad(
        [BOW + 0.1, high + lift, s * 0.14],
        [BOW + 0.32, high + lift, s * 0.16],
        [BOW + 0.36, high + lift - 1, s * 0.26],
        [BOW + 0.12, high + lift - 0.95, s * 0.26],
        mat,
      )
  }
}
