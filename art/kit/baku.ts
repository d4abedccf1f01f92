/** Pieces of Baku: a Flame Tower, the Maiden Tower, the old town's wall and its flat-roofed houses. */
import type { Mesh } from './mesh.ts'
import type { Random } from './noise.ts'
import { archOutline, rectOutline } from './outline.ts'
import { unit, type Vec3 } from './vec.ts'

const X: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]
/** Half width of a flame by share of its height. */
const FLAME: readonly [number, number][] = [
  [0, 0.86],
  [0.1, 0.96],
  [0.22, 1],
  [0.34, 0.98],
  [0.46, 0.9],
  [0.57, 0.78],
  [0.67, 0.63],
  [0.76, 0.47],
  [0.84, 0.32],
  [0.91, 0.18],
  [0.96, 0.08],
  [1, 0.01],
]
/** Glass tower of height h, `r` half wide; the tip bends towards +x by `bend` radii. */
export function flameTower(m: Mesh, h: number, r: number, bend: number, mat: string): void {
  const n = 40
  const at = (row: number, i: number): Vec3 => {
    const [t, k] = FLAME[row]!
    const a = (i / n) * Math.PI * 2
    // a keel runs up the front and the back
    const sharp = 1 + 0.16 * Math.max(0, Math.cos(2 * a)) ** 3
    return [
      bend * r * (1.05 * t ** 1.9 - 0.42 * Math.sin(Math.PI * t)) + Math.sin(a) * r * k,
      h * t,
      Math.cos(a) * r * 0.72 * k * sharp,
    ]
  }
  for (let row = 0; row < FLAME.length - 1; row++)
    for (let i = 0; i < n; i++) {
      const [a, b, c, d] = [at(row, i), at(row, i + 1), at(row + 1, i + 1), at(row + 1, i)]
      const normal = (j: number): Vec3 => {
        const q = (j / n) * Math.PI * 2
        return unit([Math.sin(q), 0.12, Math.cos(q) * 1.3])
      }
      m.tri(a, b, c, mat, normal(i), normal(i + 1), normal(i + 1))
      m.tri(a, c, d, mat, normal(i), normal(i + 1), normal(i))
    }
}
/** The Maiden Tower: 29.5 m, 16.5 m across, its solid beak towards +x. Materials: maiden, dark, stone. */
export function maidenTower(m: Mesh): void {
  const r = 8.25
  m.revolve(
    0,
    0,
    [
      [r * 1.05, -2],
      [r, 2],
      [r * 0.985, 27.6],
      [r * 1.01, 27.7],
      [r * 1.01, 29.5],
      [r * 0.86, 29.5],
      [r * 0.86, 28.4],
      [0, 28.4],
    ],
    'maiden',
    56,
  )
  const beak = (y: number, k: number): Vec3[] =>
    Array.from({ length: 13 }, (_, i) => {
      const a = -Math.PI / 2 + (i / 12) * Math.PI
      return [4 + (r * 1.22 + Math.cos(a) * 2.6) * k, y, Math.sin(a) * 2.5]
    })
  const back = (y: number): Vec3[] => [
    [3, y, 2.5],
    [3, y, -2.5],
  ]
  m.loft([...beak(-2, 1), ...back(-2)], [...beak(26.6, 0.96), ...back(26.6)], 'maiden')
  const lid = [...beak(26.6, 0.96), ...back(26.6)]
  lid.forEach((p, i) => m.tri([8, 26.6, 0], p, lid[(i + 1) % lid.length]!, 'maiden', UP, UP, UP))
  for (const [a, y] of [
    [-0.3, 11],
    [-0.3, 16.5],
    [-0.3, 22],
    [0.35, 8],
    [0.35, 19],
  ] as const)
    m.at(0, 0, 0, a).decal(archOutline(0.9, 2), [0, y, r * 0.99], X, UP, 'dark', 0.06)
  m.at(0, 0, 0, -0.3).decal(archOutline(2, 3.4), [0, 0.4, r], X, UP, 'dark', 0.1)
}
/** Town wall along x from 0 to `long`, 8.5 m to the merlons, round towers every 34 m. Materials: wall, dark. */
export function townWall(m: Mesh, long: number, gate = -1): void {
  m.box(long / 2, -6, 0, long, 14, 3, 'wall')
  for (let x = 0.8; x < long; x += 2.3) {
    m.box(x, 8, 0.9, 1.4, 1.3, 0.9, 'wall')
    m.decal(
      [
        [-0.7, 0],
        [0.7, 0],
        [0, 0.8],
      ],
      [x, 9.3, 1.35],
      X,
      UP,
      'wall',
      0,
    )
  }
  for (let x = 8; x < long; x += 34) {
    m.revolve(
      x,
      0.6,
      [
        [4, -6],
        [3.7, 9.6],
        [4, 9.8],
        [4, 11],
        [3.2, 11],
        [3.2, 10],
        [0, 10],
      ],
      'wall',
      28,
    )
    for (let k = 0; k < 12; k++)
      m.at(x, 0, 0.6, (k / 12) * Math.PI * 2).box(0, 11, 3.6, 1.1, 1.2, 0.8, 'wall')
  }
  if (gate > 0) {
    m.box(gate, -6, 0.4, 9, 17, 4.4, 'wall')
    m.decal(archOutline(5, 6.6, 0.25), [gate, 0, 2.6], X, UP, 'dark', 0.1)
  }
}
/** Flat-roofed stone house, `w` by `d`, `floors` storeys of 3.3 m, windows towards +z and -x, sometimes a glazed timber balcony. Materials: wall named, timber, lamp, glass, dome. */
export function oldHouse(m: Mesh, r: Random, w: number, d: number, floors: number, wall: string): void {
  const h = floors * 3.3 + 0.6
  m.box(0, -10, 0, w, h + 10, d, wall, 'terrace')
  m.box(0, h, 0, w + 0.3, 0.5, d + 0.3, wall, 'terrace')
  const glass = (): string => (r() < 0.3 ? 'lamp' : 'glass')
  const cols = Math.max(2, Math.round(w / 2.9))
  for (let j = 0; j < floors; j++) {
    for (let i = 0; i < cols; i++)
      m.decal(
        j === floors - 1 ? archOutline(1.1, 1.9) : rectOutline(1.05, 1.7),
        [-w / 2 + ((i + 0.5) * w) / cols, j * 3.3 + (j === floors - 1 ? 0.9 : 1.8), d / 2],
        X,
        UP,
        glass(),
        0.06,
      )
    for (let i = 0; i < 2; i++)
      m.decal(
        rectOutline(1, 1.7),
        [-w / 2, j * 3.3 + 1.8, -d / 4 + (i * d) / 2],
        [0, 0, 1],
        UP,
        glass(),
        0.06,
      )
  }
  if (floors > 1 && r() < 0.5) {
    const y = (floors - 1) * 3.3
    m.box(0, y, d / 2 + 0.7, w * 0.56, 2.8, 1.4, 'timber', 'terrace')
    for (let i = 0; i < 3; i++)
      m.decal(rectOutline(w * 0.12, 1.5), [(i - 1) * w * 0.17, y + 1.6, d / 2 + 1.4], X, UP, glass(), 0.06)
  }
  if (r() < 0.4) m.box(r.range(-0.2, 0.2) * w, h, -d * 0.15, w * 0.4, 2.4, d * 0.4, wall, 'terrace')
}
