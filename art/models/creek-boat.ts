/**
 * A creek abra from within, in metres: bow towards +x, port at -z, the deck at y=0 and the water half a metre below.
 * Materials: deck, seam, plank, frame, cap, stem, seat, seatFront, lip, post, roof, beam, fringeA, fringeB.
 */
import { lerp } from '../kit/ink.ts'
import type { Mesh } from '../kit/mesh.ts'
import { rib, rod } from '../kit/rods.ts'
import type { Vec3 } from '../kit/vec.ts'

const BOW = 5.6
const STERN = -4
const N = 40
/** Half the width between the rails, and the height of the rail. */
export const half = (x: number): number => {
  const t = Math.max(0, (x - 0.6) / (BOW - 0.6))
  return 1.5 * (1 - t ** 2.1) + 0.02
}
export const rail = (x: number): number => {
  const t = Math.max(0, (x - 0.4) / (BOW - 0.4))
  return 0.5 + 0.13 * t ** 2
}
const step = (i: number) => lerp(STERN, BOW, i / N)

function hull(m: Mesh): void {
  for (const s of [-1, 1] as const) {
    for (let i = 0; i < N; i++) {
      const [a, b] = [step(i), step(i + 1)]
      const wall = (x: number): Vec3[] => [
        [x, rail(x), s * half(x)],
        [x, lerp(0, rail(x), 0.5), s * half(x) * 0.985],
        [x, 0, s * half(x) * 0.95],
      ]
      m.loft(wall(a), wall(b), 'plank', false)
      m.quad([a, 0, s * half(a) * 0.96], [b, 0, s * half(b) * 0.96], [b, 0, 0], [a, 0, 0], 'deck')
      // the rail: a broad flat cap
      const cap = (x: number): Vec3[] => [
        [x, rail(x) + 0.05, s * (half(x) + 0.1)],
        [x, rail(x) + 0.05, s * (half(x) - 0.09)],
        [x, rail(x) - 0.03, s * (half(x) - 0.09)],
        [x, rail(x) - 0.03, s * (half(x) + 0.1)],
      ]
      m.loft(cap(a), cap(b), 'cap')
      if (s < 0) continue
      const seam = (x: number, z: number): Vec3 => [x, rail(x) + 0.054, half(x) + z]
      m.quad(seam(a, 0.045), seam(b, 0.045), seam(b, 0.06), seam(a, 0.06), 'seam')
    }
    for (let x = -3.6; x < 4.6; x += 0.82)
      rod(m, [x, 0, s * (half(x) * 0.95 - 0.04)], [x, rail(x) - 0.04, s * (half(x) - 0.05)], 0.09, 'frame')
  }
  // seams between the planks of the deck
  for (let z = -1.26; z < 1.3; z += 0.28)
    for (let i = 0; i < N; i++) {
      const [a, b] = [step(i), step(i + 1)]
      if (half(b) * 0.95 < Math.abs(z) || b > 3.75) continue
      m.quad(
        [a, 0.004, z - 0.011],
        [b, 0.004, z - 0.011],
        [b, 0.004, z + 0.011],
        [a, 0.004, z + 0.011],
        'seam',
      )
    }
  // the foredeck between the rails, and the stem that they are let into
  const front = 3.75
  for (let i = 0; i < 10; i++) {
    const [a, b] = [lerp(front, BOW, i / 10), lerp(front, BOW, (i + 1) / 10)]
    const y = (x: number) => rail(x) - 0.1
    m.quad([a, y(a), -half(a)], [a, y(a), half(a)], [b, y(b), half(b)], [b, y(b), -half(b)], 'seat')
  }
  m.quad(
    [front, rail(front) - 0.1, -half(front)],
    [front, rail(front) - 0.1, half(front)],
    [front, rail(front) - 0.19, half(front)],
    [front, rail(front) - 0.19, -half(front)],
    'lip',
  )
  m.quad(
    [front + 0.04, rail(front) - 0.1, -half(front)],
    [front + 0.04, rail(front) - 0.1, half(front)],
    [front + 0.04, 0, half(front)],
    [front + 0.04, 0, -half(front)],
    'plank',
  )
  const profile: [number, number, number][] = [
    [BOW - 0.1, 0.2, 0.2],
    [BOW + 0.02, 0.6, 0.19],
    [BOW + 0.07, 0.86, 0.17],
    [BOW + 0.16, 1.1, 0.145],
    [BOW + 0.32, 1.34, 0.115],
    [BOW + 0.56, 1.56, 0.07],
  ]
  for (let i = 0; i < profile.length - 1; i++) {
    const ring = ([x, y, w]: [number, number, number]): Vec3[] => [
      [x - w, y, w * 0.6],
      [x + w, y - 0.06, w * 0.6],
      [x + w, y - 0.06, -w * 0.6],
      [x - w, y, -w * 0.6],
    ]
    m.loft(ring(profile[i]!), ring(profile[i + 1]!), 'stem')
  }
}
/** Where the canopy ends ahead, its height, and the places of its posts along the rail. */
export interface Canopy {
  end: number
  high: number
  posts: readonly number[]
}
function canopy(m: Mesh, { end, high, posts }: Canopy): void {
  const wide = 1.74,
    y = (z: number) => high + 0.2 * (1 - (z / wide) ** 2),
    cross = 10
  for (let i = 0; i < cross; i++) {
    const [a, b] = [lerp(-wide, wide, i / cross), lerp(-wide, wide, (i + 1) / cross)]
    for (let x = end; x > STERN; x -= 0.2)
      m.quad([x - 0.2, y(a), a], [x, y(a), a], [x, y(b), b], [x - 0.2, y(b), b], 'roof')
    // the front edge
    m.quad([end, y(a) - 0.1, a], [end, y(b) - 0.1, b], [end, y(b) + 0.03, b], [end, y(a) + 0.03, a], 'lip')
  }
  for (let x = end - 0.5; x > STERN; x -= 0.95)
    rib(
      m,
      Array.from({ length: cross + 1 }, (_, i): Vec3 => {
        const z = lerp(-wide, wide, i / cross)
        return [x, y(z) - 0.05, z]
      }),
      0.09,
      'beam',
    )
  for (const s of [-1, 1] as const) {
    for (let x = end; x > STERN; x -= 0.2)
      rod(m, [x - 0.2, high - 0.02, s * wide], [x, high - 0.02, s * wide], 0.1, 'beam')
    for (const x of s < 0 ? posts : []) {
      const foot: Vec3 = [x, rail(x), s * half(x)]
      rod(m, foot, [x, high, s * (half(x) + 0.1)], 0.09, 'post')
      m.box(x, rail(x) + 0.05, s * half(x), 0.2, 0.06, 0.2, 'post')
    }
  }
  // a scalloped fringe along port
  const span = 0.3
  for (let i = 0; end - 0.14 - (i + 1) * span > STERN; i++) {
    const a = end - 0.14 - i * span,
      n = 6
    for (let j = 0; j < n; j++) {
      const x = (k: number) => a - (span * k) / n,
        d = (k: number) => high - 0.06 - 0.06 - 0.13 * Math.sin((Math.PI * k) / n)
      m.quad(
        [x(j), high, -wide],
        [x(j + 1), high, -wide],
        [x(j + 1), d(j + 1), -wide],
        [x(j), d(j), -wide],
        i % 2 ? 'fringeA' : 'fringeB',
      )
    }
  }
  // and a shorter one along its front edge
  const lobes = 11
  for (let i = 0; i < lobes; i++)
    for (let j = 0; j < 6; j++) {
      const z = (k: number) => lerp(-wide, wide, (i + k / 6) / lobes),
        d = (k: number) => y(z(k)) - 0.08 - 0.03 - 0.1 * Math.sin((Math.PI * k) / 6)
      m.quad(
        [end + 0.01, y(z(j)) - 0.08, z(j)],
        [end + 0.01, y(z(j + 1)) - 0.08, z(j + 1)],
        [end + 0.01, d(j + 1), z(j + 1)],
        [end + 0.01, d(j), z(j)],
        i % 2 ? 'fringeA' : 'fringeB',
      )
    }
}
/** The bench along port. */
export const BENCH = { high: 0.46, out: 0.72, from: -3.4, to: 2.75 }
function bench(m: Mesh): void {
  const { high, out, from, to } = BENCH,
    n = 20
  for (let i = 0; i < n; i++) {
    const [a, b] = [lerp(from, to, i / n), lerp(from, to, (i + 1) / n)]
    const z = (x: number) => -half(x) + 0.1
    m.quad([a, high, z(a)], [b, high, z(b)], [b, high, -out], [a, high, -out], 'seat')
    m.quad([a, high, -out], [b, high, -out], [b, high - 0.07, -out], [a, high - 0.07, -out], 'lip')
    m.quad([a, high - 0.07, -out - 0.03], [b, high - 0.07, -out - 0.03], [b, 0, -out - 0.03], [a, 0, -out - 0.03], 'seatFront') // prettier-ignore
  }
  const z = -half(to) + 0.1
  m.quad([to, high, -out], [to, high, z], [to, 0, z], [to, 0, -out - 0.03], 'seatFront')
}
export function creekBoat(m: Mesh, roof: Canopy): void {
  hull(m)
  bench(m)
  canopy(m, roof)
}
