/** Florence in metres: Brunelleschi's dome with its cathedral, Giotto's bell tower, the tower of Palazzo Vecchio. Materials: marble, terracotta, tile, white, dark, gold, brown. */
import type { Mesh } from '../kit/mesh.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import { rib } from '../kit/rods.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const UP: Vec3 = [0, 1, 0]
const EIGHT = Array.from({ length: 8 }, (_, i) => ((i + 0.5) * Math.PI) / 4)

/** Corners of an eight-sided ring whose sides stand `a` from its middle. */
const octagon = (a: number, y: number, x = 0, z = 0): Vec3[] =>
  EIGHT.map((t): Vec3 => [x + (a / 0.924) * Math.sin(t), y, z + (a / 0.924) * Math.cos(t)])
/** Eight flat sides through rings of [distance, height]. */
function eightSided(m: Mesh, rings: readonly Pt[], mat: string, x = 0, z = 0): void {
  for (let i = 1; i < rings.length; i++)
    m.loft(octagon(rings[i - 1]![0], rings[i - 1]![1], x, z), octagon(rings[i]![0], rings[i]![1], x, z), mat)
}
const disc = (r: number): Pt[] =>
  Array.from({ length: 20 }, (_, i): Pt => [r * Math.cos(i * 0.31416), r * Math.sin(i * 0.31416)])

/** A pointed dome of eight sails with white ribs, `a` from middle to side, springing at y. Returns its top. */
function sailDome(
  m: Mesh,
  a: number,
  y: number,
  eye: number,
  thick: number,
  x = 0,
  z = 0,
  mat = 'terracotta',
): number {
  const R = a * 1.6
  const rise = Math.sqrt(R * R - (R - a + eye) ** 2)
  const n = 22
  const rings = Array.from({ length: n + 1 }, (_, i): Pt => {
    const h = rise * Math.sin(((i / n) * Math.PI) / 2)
    return [Math.sqrt(R * R - h * h) - (R - a), y + h]
  })
  eightSided(m, rings, mat, x, z)
  for (let k = 0; k < 8; k++)
    rib(
      m,
      rings.map(([q, h]) => octagon(q + 0.15, h + 0.1, x, z)[k]!),
      thick,
      'white',
    )
  return y + rise
}
/** Dome 54 m across, top of the cross at 116 m; the nave runs 95 m towards local -x. */
export function cathedral(m: Mesh): void {
  // nave and aisles
  m.box(-60, -4, 0, 90, 28, 41, 'marble')
  for (const s of [-1, 1]) {
    m.quad([-105, 24, s * 20.5], [-15, 24, s * 20.5], [-15, 30, s * 10], [-105, 30, s * 10], 'tile')
    for (let i = 0; i < 4; i++)
      m.decal(archOutline(2.6, 11, 0.3), [-94 + i * 22, 6, s * 20.5], [s, 0, 0], UP, 'dark', 0.1)
    for (let i = 0; i < 4; i++) m.decal(disc(2), [-94 + i * 22, 35, s * 10], [s, 0, 0], UP, 'dark', 0.1)
  }
  m.box(-60, 20, 0, 90, 22, 20, 'marble')
  m.gable(-60, 42, 0, 91, 5, 22, 'tile', 'marble')
  m.box(-105, -4, 0, 3, 50, 42, 'marble')
  // the crossing and its three tribunes
  eightSided(
    m,
    [
      [29, -4],
      [29, 38],
      [30, 38.4],
      [30, 40],
      [27.4, 40],
      [27.4, 54],
      [28.6, 54.6],
      [28.6, 56.4],
      [27, 56.4],
    ],
    'marble',
  )
  for (const [x, z] of [
    [32, 0],
    [0, 32],
    [0, -32],
  ] as const) {
    eightSided(
      m,
      [
        [17, -4],
        [17, 28],
        [17.8, 28.4],
        [17.8, 30],
        [15, 30],
      ],
      'marble',
      x,
      z,
    )
    sailDome(m, 15, 30, 0.8, 0.8, x * 0.94, z * 0.94, 'tile')
  }
  for (const [x, z] of [
    [24, 24],
    [24, -24],
    [-24, 24],
  ] as const) {
    m.revolve(
      x,
      z,
      [
        [6.4, -4],
        [6.4, 31],
        [7, 31.5],
        [7, 33],
      ],
      'marble',
      20,
    )
    m.revolve(
      x,
      z,
      [
        [6.6, 33],
        [3.4, 37],
        [0, 38.4],
      ],
      'tile',
      20,
    )
  }
  for (let k = 0; k < 8; k++) {
    const t = (k * Math.PI) / 4
    const [s, c] = [Math.sin(t), Math.cos(t)]
    m.decal(disc(4), [s * 27.4, 47.4, c * 27.4], [c, 0, -s], UP, 'white', 0.12)
    m.decal(disc(2.9), [s * 27.4, 47.4, c * 27.4], [c, 0, -s], UP, 'dark', 0.24)
  }
  const top = sailDome(m, 27, 56.4, 3.2, 1.7)
  eightSided(
    m,
    [
      [4.4, top - 0.6],
      [4.4, top + 0.8],
      [2.6, top + 0.8],
      [2.6, top + 9],
      [3.5, top + 9.6],
      [3.5, top + 10.4],
      [2.2, top + 10.8],
      [0.5, top + 17],
    ],
    'white',
  )
  for (let k = 0; k < 8; k++) {
    const t = (k * Math.PI) / 4
    const [s, c] = [Math.sin(t), Math.cos(t)]
    m.decal(archOutline(1.3, 6.4), [s * 2.6, top + 1.6, c * 2.6], [c, 0, -s], UP, 'dark', 0.08)
    const e = EIGHT[k]!
    m.quad(
      [Math.sin(e) * 2.6, top + 0.8, Math.cos(e) * 2.6],
      [Math.sin(e) * 4.8, top + 0.8, Math.cos(e) * 4.8],
      [Math.sin(e) * 4.2, top + 4, Math.cos(e) * 4.2],
      [Math.sin(e) * 2.6, top + 7, Math.cos(e) * 2.6],
      'white',
    )
  }
  m.revolve(
    0,
    0,
    [
      [0, top + 16.4],
      [1.3, top + 17.6],
      [0, top + 18.9],
    ],
    'gold',
    12,
  )
  m.box(0, top + 18.8, 0, 0.3, 3, 0.3, 'gold')
}
/** Giotto's tower: 14.5 m square, 84.7 m tall, five storeys that open out towards the top. */
export function giottoTower(m: Mesh): void {
  const w = 13.2
  m.box(0, -4, 0, w, 84, w, 'marble')
  for (const [x, z] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const)
    m.at((x * w) / 2, 0, (z * w) / 2).prism(
      octagon(1.6, 0).map((p): Pt => [p[0], p[2]]),
      -4,
      80,
      'marble',
    )
  for (const y of [12, 22, 36, 50, 76]) m.box(0, y, 0, w + 3.4, 1.1, w + 3.4, 'white')
  m.box(0, 78, 0, w + 4.6, 1.6, w + 4.6, 'white')
  m.box(0, 79.6, 0, w + 6, 2.6, w + 6, 'marble', 'tile')
  m.box(0, 82.2, 0, w + 6.4, 0.7, w + 6.4, 'white', 'tile')
  m.hip(0, 82.6, 0, w, 2.6, w, 0, 'tile')
  const faces: readonly [Vec3, Vec3][] = [
    [
      [0, 0, w / 2],
      [1, 0, 0],
    ],
    [
      [w / 2, 0, 0],
      [0, 0, -1],
    ],
    [
      [-w / 2, 0, 0],
      [0, 0, 1],
    ],
    [
      [0, 0, -w / 2],
      [-1, 0, 0],
    ],
  ]
  for (const [p, u] of faces) {
    const at = (s: number, y: number): Vec3 => [p[0] + u[0] * s, y, p[2] + u[2] * s]
    for (const y of [39, 53.5])
      for (const s of [-2.7, 2.7])
        if (y < 50) {
          m.decal(archOutline(3.2, 9.4, 0.4), at(s, y - 0.4), u, UP, 'white', 0.06)
          m.decal(archOutline(2.2, 8.2, 0.4), at(s, y), u, UP, 'dark', 0.12)
        }
    m.decal(archOutline(7.4, 22, 0.5), at(0, 52.4), u, UP, 'white', 0.06)
    for (const s of [-2, 0, 2]) m.decal(archOutline(1.6, 15.6, 0.4), at(s, 53), u, UP, 'dark', 0.12)
    for (const s of [-2.7, 2.7]) m.decal(archOutline(2, 7.4, 0.4), at(s, 25), u, UP, 'dark', 0.12)
    for (const s of [-4, 0, 4]) m.decal(rectOutline(1.5, 3.4), at(s, 17), u, UP, 'dark', 0.12)
  }
}
/** A battlemented block with a tower that juts at the top, 94 m. */
export function palazzoVecchio(m: Mesh): void {
  const battlements = (y: number, w: number, d: number, size: number): void => {
    for (let x = -w / 2; x <= w / 2 + 0.01; x += size * 1.9)
      for (const s of [-1, 1]) m.box(x, y, (s * d) / 2, size, size * 1.2, 0.8, 'brown')
    for (let z = -d / 2; z <= d / 2 + 0.01; z += size * 1.9)
      for (const s of [-1, 1]) m.box((s * w) / 2, y, z, 0.8, size * 1.2, size, 'brown')
  }
  m.box(0, -4, 0, 42, 40, 34, 'brown')
  m.box(0, 36, 0, 45, 7, 37, 'brown', 'tile')
  battlements(43, 44.4, 36.4, 1.5)
  for (let i = 0; i < 6; i++) {
    m.decal(archOutline(2.4, 5), [-16.5 + i * 6.6, 24, 17], [1, 0, 0], UP, 'dark', 0.1)
    m.decal(rectOutline(1.6, 2.4), [-16.5 + i * 6.6, 39.6, 18.5], [1, 0, 0], UP, 'dark', 0.1)
  }
  const t = m.at(4, 0, 12)
  t.box(0, 30, 0, 8, 40, 8, 'brown')
  t.box(0, 68, 0, 8, 3, 8, 'brown')
  t.loft(
    [
      [-4, 66, 4],
      [4, 66, 4],
      [4, 66, -4],
      [-4, 66, -4],
    ],
    [
      [-6, 70, 6],
      [6, 70, 6],
      [6, 70, -6],
      [-6, 70, -6],
    ],
    'brown',
  )
  t.box(0, 70, 0, 12, 6, 12, 'brown')
  for (const s of [-1, 1])
    for (let i = -2; i <= 2; i++) {
      t.box(i * 2.7, 76, s * 5.7, 1.4, 1.7, 0.7, 'brown')
      t.box(s * 5.7, 76, i * 2.7, 0.7, 1.7, 1.4, 'brown')
    }
  for (const [x, z] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const)
    t.revolve(
      x * 2.7,
      z * 2.7,
      [
        [1.1, 76],
        [1.1, 85],
        [1.5, 85.4],
        [1.5, 86.4],
      ],
      'brown',
      10,
    )
  t.box(0, 86, 0, 8, 2.4, 8, 'brown')
  t.hip(0, 88.4, 0, 8.4, 6, 8.4, 0, 'terracotta')
}
