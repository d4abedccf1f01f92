/** A thatched villa on posts over a lagoon, its deck towards +z, water at y=0. Materials: thatch, thatchEdge, timber, post, plank, glass, dark, white, rail, cushion. */
import type { Mesh } from './mesh.ts'
import { rectOutline } from './outline.ts'
import { rod } from './rods.ts'
import type { Vec3 } from './vec.ts'

const FLOOR = 1.9
const ring = (w: number, d: number, y: number): Vec3[] => [
  [-w / 2, y, d / 2],
  [w / 2, y, d / 2],
  [w / 2, y, -d / 2],
  [-w / 2, y, -d / 2],
]
/** A hipped roof of palm thatch that steepens towards its short ridge. */
function thatchRoof(m: Mesh, w: number, d: number, y: number, rise: number): void {
  const steps: [share: number, up: number][] = [
    [1, 0],
    [0.76, 0.2],
    [0.52, 0.47],
    [0.3, 0.76],
    [0.16, 1],
  ]
  m.loft(ring(w * 0.97, d * 0.97, y - 0.42), ring(w, d, y), 'thatchEdge')
  for (let i = 0; i + 1 < steps.length; i++) {
    const [[a, p], [b, q]] = [steps[i]!, steps[i + 1]!]
    m.loft(ring(w * a, d * a, y + rise * p), ring(w * b, d * b, y + rise * q), 'thatch')
  }
  m.box(0, y + rise - 0.2, 0, w * 0.2, 0.45, d * 0.2, 'thatchEdge')
}
export function waterVilla(m: Mesh): void {
  for (const x of [-4.2, -1.4, 1.4, 4.2])
    for (const z of [-3.4, 0, 3.2, 6.6]) m.box(x, -1.6, z, 0.3, FLOOR + 1.5, 0.3, 'post')
  m.box(0, FLOOR - 0.34, 0, 9.6, 0.34, 8.4, 'plank')
  m.box(0, FLOOR - 0.64, 5.6, 9.6, 0.3, 3.4, 'plank')
  const [w, d, h] = [7.4, 6.2, 2.7]
  m.box(0, FLOOR, -0.5, w, h, d, 'timber')
  const front = d / 2 - 0.5
  m.decal(rectOutline(5.4, 2.2), [0, FLOOR + 1.2, front], [1, 0, 0], [0, 1, 0], 'glass', 0.04)
  for (const x of [-2.7, -0.9, 0.9, 2.7]) m.box(x, FLOOR, front + 0.06, 0.14, 2.3, 0.1, 'white')
  m.box(0, FLOOR + 2.3, front + 0.06, 5.6, 0.14, 0.1, 'white')
  for (const s of [-1, 1]) {
    m.box(s * 2.3, FLOOR, front + 0.03, 0.7, 2.25, 0.06, 'curtain')
    const u: Vec3 = [0, 0, -s]
    m.decal(rectOutline(1.7, 1.5), [(s * w) / 2, FLOOR + 1.5, 0.2], u, [0, 1, 0], 'glass', 0.04)
    m.decal(rectOutline(0.9, 2), [(s * w) / 2, FLOOR + 1, -2.2], u, [0, 1, 0], 'dark', 0.04)
  }
  thatchRoof(m, 11, 9.6, FLOOR + 2.6, 5.4)
  for (const x of [-4.6, 4.6]) for (const z of [-3.8, 3.9]) m.box(x, FLOOR, z, 0.18, 2.5, 0.18, 'post')
  // the lower deck: rail on both sides, loungers, a stair into the water
  const deck = FLOOR - 0.34
  for (const s of [-1, 1]) {
    for (let i = 0; i < 3; i++) m.box(s * 4.7, deck, 4.4 + i * 1.3, 0.1, 0.95, 0.1, 'rail')
    m.box(s * 4.7, deck + 0.9, 5.7, 0.12, 0.1, 3, 'rail')
    m.box(s * 1.9 - 0.4, deck + 0.22, 5.5, 0.8, 0.14, 1.9, 'cushion')
    m.quad(
      [s * 1.9 - 0.8, deck + 0.3, 4.9],
      [s * 1.9, deck + 0.3, 4.9],
      [s * 1.9, deck + 0.85, 4.3],
      [s * 1.9 - 0.8, deck + 0.85, 4.3],
      'cushion',
    )
  }
  for (let i = 0; i < 6; i++) m.box(3.4, deck - 0.3 - i * 0.36, 7.4 + i * 0.22, 1.2, 0.1, 0.3, 'plank')
  for (const s of [-0.6, 0.6]) rod(m, [3.4 + s, deck + 0.7, 7.2], [3.4 + s, -0.9, 8.6], 0.1, 'rail')
}
/** A boardwalk on posts through points (x, z). Materials: plank, post, rail. */
export function boardwalk(
  m: Mesh,
  line: readonly (readonly [number, number])[],
  wide: number,
  y = 1.6,
): void {
  let run = 0
  line.slice(1).forEach(([bx, bz], i) => {
    const [ax, az] = line[i]!
    const long = Math.hypot(bx - ax, bz - az),
      turn = Math.atan2(-(bz - az), bx - ax)
    const leg = m.at(ax, 0, az, turn)
    leg.box(long / 2, y - 0.22, 0, long + 0.3, 0.22, wide, 'plank')
    for (const s of [-1, 1]) leg.box(long / 2, y - 0.42, s * (wide / 2 - 0.2), long, 0.22, 0.16, 'post')
    for (let d = 2.6 - (run % 2.6); d < long; d += 2.6)
      for (const s of [-1, 1]) {
        leg.box(d, -1.4, s * (wide / 2 - 0.2), 0.24, y + 1.2, 0.24, 'post')
        leg.box(d, y, s * (wide / 2 - 0.08), 0.12, 0.55, 0.12, 'rail')
      }
    run += long
  })
}
