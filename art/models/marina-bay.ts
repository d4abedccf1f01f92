/**
 * Marina Bay Sands in metres: three towers of two leaning slabs under a ship-shaped deck. Local +z looks at the gardens,
 * +x is north, where the deck flies 66 m past the last tower. Materials: rooms, ends, atrium, keel, rim, deck, roofTree, lampWarm.
 */
import { lerp } from '../kit/ink.ts'
import type { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const TOP = 197
const WIDE = 62
const TOWERS = [-121, -27, 67] as const

type Curve = (y: number) => number
const leg = (y: number) => Math.max(0, 1 - y / 118) ** 2
const front: Curve = (y) => 11 + 34 * leg(y)

function slab(m: Mesh, near: Curve, far: Curve, wide: number): void {
  const n = 22
  for (let i = 0; i < n; i++) {
    const [a, b] = [(TOP * i) / n, (TOP * (i + 1)) / n]
    const row = (c: Curve, y: number): [Vec3, Vec3] => [
      [-wide / 2, y, c(y)],
      [wide / 2, y, c(y)],
    ]
    const [n0, n1] = row(near, a),
      [n3, n2] = row(near, b),
      [f0, f1] = row(far, a),
      [f3, f2] = row(far, b)
    m.quad(n0, n1, n2, n3, 'rooms')
    m.quad(f0, f1, f2, f3, 'ends')
    m.quad(n1, f1, f2, n2, 'ends')
    m.quad(n0, f0, f3, n3, 'ends')
  }
}
function deck(m: Mesh): void {
  const n = 40
  const at = (i: number) => {
    const t = 1 - (1 - i / n) ** 1.5,
      x = lerp(-164, 166, t)
    const nose = t > 0.6 ? Math.sqrt(Math.max(0, 1 - ((t - 0.6) / 0.4) ** 2.6)) : 1
    const tail = t < 0.25 ? Math.sqrt(Math.max(0, 1 - ((0.25 - t) / 0.25) ** 3)) : 1
    return { x, z: 5 - 14 * (x / 170) ** 2, half: 19.5 * Math.min(nose, tail), nose }
  }
  const section = (i: number): Vec3[] => {
    const { x, z, half, nose } = at(i)
    const p: Pt[] = [
      [1, 208],
      [1.03, 205.4],
      [0.9, 201.5],
      [0.6, 198.4],
      [0, 196.6],
      [-0.6, 198.4],
      [-0.9, 201.5],
      [-1.03, 205.4],
      [-1, 208],
    ]
    return p.map(([k, y]): Vec3 => [x, lerp(206.8, y, 0.4 + 0.6 * nose), z + k * half])
  }
  const rim = (i: number, y: number): Vec3[] => {
    const { x, z, half } = at(i)
    return [
      [x, y, z + half * 1.045],
      [x, y + 1, z + half * 1.045],
    ]
  }
  for (let i = 0; i < n; i++) {
    m.loft(section(i), section(i + 1), 'keel', false)
    m.loft(rim(i, 206.4), rim(i + 1, 206.4), 'rim', false)
    const [a, b] = [section(i), section(i + 1)]
    m.quad(a[0]!, a[8]!, b[8]!, b[0]!, 'deck')
  }
  const r = random(5)
  for (let i = 3; i < n - 2; i++) {
    const { x, z, half } = at(i)
    for (let k = 0; k < 3; k++)
      if (r() < 0.74 && half > 7 && x < 118)
        m.blob(
          x + r.range(-4, 4),
          210 + r.range(0, 2.6),
          z + r.range(-0.3, 0.8) * half,
          r.range(2, 4),
          'roofTree',
          0.9,
          0.2,
          i * 3 + k,
          6,
        )
  }
  for (const [x, w, h] of [
    [-118, 26, 8],
    [-30, 20, 7],
    [62, 24, 8],
    [112, 14, 5],
  ] as const) {
    m.box(x, 207, -4, w, h, 13, 'atrium', 'deck')
    m.box(x, 207 + h, -4, w + 3, 0.8, 16, 'keel', 'deck')
  }
  for (let i = 4; i < n - 2; i += 3) {
    const { x, z, half } = at(i)
    m.box(x, 208, z + half * 0.94, 1.2, 1.6, 1.2, 'lampWarm')
  }
}
export function marinaBaySands(m: Mesh): void {
  TOWERS.forEach((x, i) => {
    const t = m.at(x, 0, 5 - 14 * (x / 170) ** 2, (i - 1) * 0.05)
    slab(t, front, (y) => front(y) - 10, WIDE)
    slab(
      t,
      () => 0.6,
      (y) => -10 - 9 * leg(y),
      WIDE,
    )
    for (const [h, z] of [
      [80, 4],
      [50, 12],
      [24, 22],
    ] as const)
      t.box(0, 0, z / 2, WIDE - 4, h, z, 'atrium')
    t.box(0, TOP, 0, 40, 5, 15, 'atrium')
  })
  deck(m)
  m.box(-26, 0, 30, 300, 8, 60, 'atrium', 'deck')
  m.box(-26, 8, 32, 306, 1.2, 64, 'rim', 'deck')
}
