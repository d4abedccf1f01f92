/** An Omani dhow, 26 m, bow towards +x, waterline at y=0, under two lateen sails. Materials: wood, strake, rail, boot, deck, spar, sail, trim, and those of `person`. */
import { lerp } from '../kit/ink.ts'
import { person } from '../kit/person.ts'
import type { Mesh } from '../kit/mesh.ts'
import { limb } from './pine.ts'
import { rib, rod } from '../kit/rods.ts'
import { cross, scale, sub, unit, type Vec3 } from '../kit/vec.ts'

const N = 30
const station = (i: number): { x: number; side: number; top: number; keel: number } => {
  const t = i / N
  const fore = Math.max(0, (t - 0.55) / 0.45)
  const aft = Math.max(0, (0.4 - t) / 0.4)
  return {
    x: lerp(-11, 13.6, t),
    side: 3.1 * (1 - fore ** 2.1 * 0.98) * (1 - aft ** 2 * 0.26),
    top: 2.1 + 2 * fore ** 1.8 + 1.5 * aft ** 1.5,
    keel: -0.9 + 4.3 * fore ** 3.2,
  }
}
function hull(m: Mesh): void {
  const ring = (i: number): Vec3[] => {
    const { x, side, top, keel } = station(i)
    const at = (h: number, k: number): Vec3 => [x, lerp(keel, top, h), side * k]
    return [
      at(1, 1),
      at(0.86, 1),
      at(0.74, 0.99),
      at(0.4, 0.9),
      at(0.16, 0.66),
      at(0, 0),
      at(0.16, -0.66),
      at(0.4, -0.9),
      at(0.74, -0.99),
      at(1, -1),
    ]
  }
  for (let i = 0; i < N; i++) {
    const [a, b] = [ring(i), ring(i + 1)]
    m.loft(a.slice(0, 2), b.slice(0, 2), 'rail', false)
    m.loft(a.slice(1, 3), b.slice(1, 3), 'strake', false)
    m.loft(a.slice(2), b.slice(2), 'wood', false)
    for (const k of [0, 9]) rod(m, a[k]!, b[k]!, 0.22, 'trim')
    rod(m, a[2]!, b[2]!, 0.14, 'trim')
  }
  const deck = (i: number): [Vec3, Vec3] => {
    const { x, side, top, keel } = station(i)
    // it rises with the stem, inside the planks
    const y = Math.max(Math.min(1.5, top - 0.6), keel + 0.9)
    const half = side * (i > N * 0.75 ? 0.7 : 0.96)
    return [
      [x, y, half],
      [x, y, -half],
    ]
  }
  for (let i = 0; i < N - 1; i++) {
    const [[a, b], [c, d]] = [deck(i), deck(i + 1)]
    m.quad(a, c, d, b, 'deck')
  }
  // transom, poop and rudder
  const { x, side, top } = station(0)
  m.quad([x, -0.6, 1.4], [x, top, side], [x, top, -side], [x, -0.6, -1.4], 'strake')
  m.box(x + 2.7, 2.6, 0, 5.4, 0.2, 4.6, 'deck')
  for (let i = 0; i < 9; i++) m.box(x + 0.1 + i * 0.68, 3.1, 2.36, 0.12, 0.9, 0.12, 'trim')
  m.box(x + 2.7, 3.95, 2.36, 5.8, 0.16, 0.2, 'trim')
  m.box(x - 0.4, -0.8, 0, 0.8, 3.4, 0.22, 'rail')
  const bow = station(N)
  rib(
    m,
    [
      [bow.x - 0.5, bow.keel - 0.4, 0],
      [bow.x + 0.1, bow.top, 0],
      [bow.x + 1, bow.top + 1.1, 0],
    ],
    0.4,
    'rail',
  )
}
/** Triangular sail: tack forward and low, peak high, clew aft; `belly` metres towards +z. */
function lateen(m: Mesh, tack: Vec3, peak: Vec3, clew: Vec3, belly: number): void {
  const at = (u: number, v: number): Vec3 => {
    const full = belly * Math.sin(Math.PI * (0.08 + 0.84 * v)) * Math.sin(Math.PI * 0.86 * u)
    const edge = (k: 0 | 1 | 2): number => tack[k] + u * (peak[k] - tack[k] + (clew[k] - peak[k]) * v)
    const hollow = 0.09 * Math.sin(Math.PI * v) * u ** 3
    return [edge(0) + hollow * (peak[0] > clew[0] ? -6 : 6), edge(1), edge(2) + full]
  }
  const normal = (u: number, v: number): Vec3 => {
    const [x, y] = [Math.min(u, 0.97), Math.min(v, 0.97)]
    const n = unit(cross(sub(at(x + 0.03, y), at(x, y)), sub(at(x, y + 0.03), at(x, y))))
    return n[2] < 0 ? scale(n, -1) : n
  }
  const [U, V] = [24, 16]
  for (let i = 0; i < U; i++)
    for (let j = 0; j < V; j++) {
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ].map(([a, b]) => [a! / U, b! / V] as const)
      const P = (k: number): Vec3 => at(...corners[k]!)
      const Q = (k: number): Vec3 => normal(Math.max(0.04, corners[k]![0]), corners[k]![1])
      m.tri(P(0), P(1), P(2), 'sail', Q(0), Q(1), Q(2))
      m.tri(P(0), P(2), P(3), 'sail', Q(0), Q(2), Q(3))
    }
  const along = (k: number): Vec3 => [
    lerp(tack[0], peak[0], k),
    lerp(tack[1], peak[1], k),
    lerp(tack[2], peak[2], k) - 0.1,
  ]
  limb(m, along(-0.05), along(0.5), 0.12, 0.2, 'spar')
  limb(m, along(0.5), along(1.04), 0.2, 0.07, 'spar')
}
export function dhow(m: Mesh): void {
  hull(m)
  limb(m, [2.4, 0.6, 0], [4.6, 18.6, 0], 0.3, 0.16, 'spar')
  limb(m, [-6.6, 2, 0], [-5.6, 12.6, 0], 0.22, 0.12, 'spar')
  lateen(m, [14.2, 4.4, 0.4], [-2.6, 25, 0.4], [-5.4, 3.6, 0.9], 3)
  lateen(m, [0.6, 5.2, 0.6], [-10.4, 16.4, 0.6], [-12, 5, 1], 1.6)
  for (const [a, b] of [
    [
      [4.6, 18.4, 0],
      [13.4, 5, 0],
    ],
    [
      [4.6, 18.4, 0],
      [-2, 2.4, -2.9],
    ],
    [
      [-5.4, 3.6, 0.9],
      [-9, 3.8, 1.8],
    ],
  ] as const)
    rod(m, a, b, 0.06, 'spar')
  for (const [x, y, z, d] of [
    [-9.6, 2.8, 1.2, 0],
    [-8.2, 2.8, 1.6, 2],
    [-2.4, 1.5, 1.9, 1],
    [4, 1.5, 1.8, 0],
    [9.6, 2.1, 0.9, 2],
  ] as const)
    person(m, x, y, z, d, 1.06)
}
