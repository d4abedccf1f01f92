/**
 * The creek abra, 10 m of teak, bow towards +x, waterline at y=0: a bench along the middle under a flat awning.
 * `abraBack` and `abraFront` are the halves behind and before the passengers. Materials: wood, strake, plank, awning, under, post, engine.
 */
import { lerp } from '../kit/ink.ts'
import { person } from '../kit/person.ts'
import type { Mesh } from '../kit/mesh.ts'
import { rib, rod } from '../kit/rods.ts'
import type { Vec3 } from '../kit/vec.ts'

const N = 24
/** Height of the bench. */
export const SEAT = 0.92
const station = (i: number): { x: number; side: number; top: number; keel: number } => {
  const t = i / N
  const fore = Math.max(0, (t - 0.62) / 0.38)
  const aft = Math.max(0, (0.22 - t) / 0.22)
  return {
    x: lerp(-4.9, 5.3, t),
    side: 1.5 * (1 - fore ** 2.2 * 0.97) * (1 - aft ** 2 * 0.55),
    top: 0.82 + 0.85 * fore ** 2 + 0.35 * aft ** 2,
    keel: -0.3 + 1.1 * fore ** 3 + 0.3 * aft ** 3,
  }
}
function side(m: Mesh, s: 1 | -1): void {
  const section = (i: number): Vec3[] => {
    const { x, side, top, keel } = station(i)
    const at = (y: number, k: number): Vec3 => [x, lerp(keel, top, y), s * side * k]
    return [at(1, 1), at(0.72, 0.99), at(0.4, 0.93), at(0.1, 0.72), at(0, 0)]
  }
  for (let i = 0; i < N; i++) {
    const [a, b] = [section(i), section(i + 1)]
    m.loft(a.slice(0, 2), b.slice(0, 2), 'strake', false)
    m.loft(a.slice(1), b.slice(1), 'wood', false)
    rod(m, [a[0]![0], a[0]![1], a[0]![2] * 1.03], [b[0]![0], b[0]![1], b[0]![2] * 1.03], 0.12, 'plank')
  }
  for (let i = 0; i < 5; i++) {
    const x = -3.5 + i * 1.55
    rod(m, [x, 0.7, s * 1.36], [x, 2.42, s * 1.3], 0.09, 'post')
  }
  rib(
    m,
    [
      [-3.9, 2.42, s * 1.5],
      [3.1, 2.42, s * 1.5],
    ],
    0.12,
    'post',
  )
}
export function abraBack(m: Mesh): void {
  side(m, -1)
  m.box(0, 0.28, 0, 8.2, 0.08, 2.3, 'plank')
  m.box(-0.2, 0.3, 0, 5.4, SEAT - 0.3, 0.7, 'plank')
  m.box(-4, 0.4, 0, 1, 0.62, 0.9, 'engine')
  // the awning: a shallow crown on a frame
  for (let i = 0; i < 8; i++) {
    const z = (k: number): number => -1.6 + (3.2 * k) / 8
    const y = (k: number): number => 2.48 + 0.24 * (1 - (z(k) / 1.6) ** 2)
    m.quad([-4, y(i), z(i)], [3.2, y(i), z(i)], [3.2, y(i + 1), z(i + 1)], [-4, y(i + 1), z(i + 1)], 'awning')
    m.quad(
      [-4, y(i) - 0.07, z(i)],
      [3.2, y(i) - 0.07, z(i)],
      [3.2, y(i + 1) - 0.07, z(i + 1)],
      [-4, y(i + 1) - 0.07, z(i + 1)],
      'under',
    )
    for (const x of [-4, 3.2])
      m.quad([x, 2.36, z(i)], [x, 2.36, z(i + 1)], [x, y(i + 1), z(i + 1)], [x, y(i), z(i)], 'fringe')
  }
  const stem = station(N)
  rib(
    m,
    [
      [stem.x - 0.1, stem.keel + 0.1, 0],
      [stem.x + 0.08, stem.top, 0],
      [stem.x + 0.34, stem.top + 0.55, 0],
    ],
    0.17,
    'plank',
  )
  rib(
    m,
    [
      [-4.9, 0.2, 0],
      [-5.15, 1.75, 0],
    ],
    0.15,
    'plank',
  )
}
export function abraFront(m: Mesh): void {
  side(m, 1)
  m.quad([-4, 2.36, 1.62], [3.2, 2.36, 1.62], [3.2, 2.56, 1.62], [-4, 2.56, 1.62], 'fringe')
}
/** The whole boat with small passengers, for the middle distance. */
export function abra(m: Mesh, riders = 9): void {
  abraBack(m)
  abraFront(m)
  for (let i = 0; i < riders; i++) person(m, -2.9 + i * 0.62, -0.1, i % 3 ? 0.5 : -0.4, i * 2 + 1, 0.96)
  person(m, -4.2, 0.3, 0, 0)
}
