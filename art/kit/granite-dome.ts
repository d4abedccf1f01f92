/** A bare granite dome out of the sea, forest round its foot. Metres, foot on y=0; material: granite. */
import type { Mesh } from './mesh.ts'
import { fbm, ridged } from './noise.ts'
import { unit, sub, cross, type Vec3 } from './vec.ts'

export interface Dome {
  /** Rings from the foot up: height, half width across, half depth, and how far the middle has shifted. */
  rings: readonly (readonly [y: number, rx: number, rz: number, shift: number])[]
  seed: number
  /** How deep rain has cut the walls, in metres. */
  rough?: number
}
export function graniteDome(m: Mesh, o: Dome, mat = 'granite'): void {
  const cols = 150
  const rows = 110
  const top = o.rings.at(-1)![0]
  const ringAt = (y: number): [number, number, number] => {
    let i = 0
    while (i < o.rings.length - 2 && y > o.rings[i + 1]![0]) i++
    const [a, b] = [o.rings[i]!, o.rings[i + 1]!]
    const f = (y - a[0]) / (b[0] - a[0])
    return [a[1] + (b[1] - a[1]) * f, a[2] + (b[2] - a[2]) * f, a[3] + (b[3] - a[3]) * f]
  }
  const at = (i: number, j: number): Vec3 => {
    const a = ((((i % cols) + cols) % cols) / cols) * Math.PI * 2
    const y = top * Math.sin(((Math.min(rows, Math.max(0, j)) / rows) * Math.PI) / 2)
    const [rx, rz, shift] = ringAt(y)
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const worn =
      (ridged(a * 2.2 + o.seed, y / 520, 4, o.seed) - 0.5) * (o.rough ?? 26) +
      (fbm(c * 3 + o.seed, s * 3 + y / 90, 4, o.seed) - 0.5) * (o.rough ?? 26)
    const k = 1 + (worn / 150) * Math.min(1, rx / 60)
    return [shift + c * rx * k, y, s * rz * k]
  }
  const normal = (i: number, j: number): Vec3 => {
    const n = unit(cross(sub(at(i, j + 1), at(i, j - 1)), sub(at(i + 1, j), at(i - 1, j))))
    return j >= rows - 1 ? [0, 1, 0] : n
  }
  const grid = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: cols }, (_u, i) => ({ p: at(i, j), n: normal(i, j) })),
  )
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const [a, b, c, d] = [
        grid[j]![i]!,
        grid[j]![(i + 1) % cols]!,
        grid[j + 1]![(i + 1) % cols]!,
        grid[j + 1]![i]!,
      ]
      m.tri(a.p, b.p, c.p, mat, a.n, b.n, c.n)
      m.tri(a.p, c.p, d.p, mat, a.n, c.n, d.n)
    }
}
/** Sugarloaf, 396 m, drawn a tenth taller because it is remembered that way. */
export const SUGARLOAF: Dome = {
  seed: 4,
  rings: [
    [0, 330, 260, 10],
    [70, 262, 215, 4],
    [130, 214, 190, 0],
    [220, 184, 170, 0],
    [300, 158, 150, 4],
    [360, 128, 128, 10],
    [404, 88, 96, 18],
    [426, 46, 56, 26],
    [436, 0, 0, 30],
  ],
}
/** Morro da Urca, the lower stage of the cable car. */
export const URCA: Dome = {
  seed: 9,
  rough: 20,
  rings: [
    [0, 300, 230, 0],
    [80, 232, 190, 0],
    [150, 176, 150, 6],
    [200, 120, 110, 12],
    [222, 60, 60, 14],
    [228, 0, 0, 16],
  ],
}
