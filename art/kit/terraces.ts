/** Stepped fields: a smooth slope cut into level treads and upright risers along its true contours. */
import type { Mesh } from './mesh.ts'
import type { Vec3 } from './vec.ts'

export interface Slope {
  /** Height in metres of the uncut ground. */
  height: (x: number, z: number) => number
  /** Rise from one tread to the next, metres. */
  step: number
}
/** The part of a polygon where the ground is above (`side` 1) or below (-1) a level; heights ride in y. */
function cut(ground: readonly Vec3[], level: number, side: 1 | -1): Vec3[] {
  const inside = (p: Vec3) => (p[1] - level) * side >= 0
  return ground.flatMap((a, i) => {
    const b = ground[(i + 1) % ground.length]!
    if (inside(a) === inside(b)) return inside(a) ? [a] : []
    const t = (level - a[1]) / (b[1] - a[1])
    const on: Vec3 = [a[0] + (b[0] - a[0]) * t, level, a[2] + (b[2] - a[2]) * t]
    return inside(a) ? [a, on] : [on]
  })
}
function stepTriangle(m: Mesh, ground: readonly Vec3[], step: number, tread: string, riser: string): void {
  const heights = ground.map((p) => p[1])
  const last = Math.floor(Math.max(...heights) / step)
  for (let k = Math.floor(Math.min(...heights) / step); k <= last; k++) {
    const y = k * step
    const flat = cut(cut(ground, y, 1), y + step, -1)
    for (let i = 1; i + 1 < flat.length; i++) {
      const [a, b, c] = [flat[0]!, flat[i]!, flat[i + 1]!]
      m.tri([a[0], y, a[2]], [b[0], y, b[2]], [c[0], y, c[2]], tread)
    }
    const edge = flat.filter((p) => Math.abs(p[1] - y) < 1e-9)
    if (edge.length !== 2) continue
    const [a, b] = [edge[0]!, edge[1]!]
    m.quad([a[0], y - step, a[2]], [b[0], y - step, b[2]], [b[0], y, b[2]], [a[0], y, a[2]], riser)
  }
}
/** Terraces over a rectangle in cells of about `cell` metres. */
export function terraces(
  m: Mesh,
  { height, step }: Slope,
  [x0, x1, z0, z1]: readonly [number, number, number, number],
  cell: number,
  tread: string,
  riser: string,
): void {
  const nx = Math.ceil((x1 - x0) / cell),
    nz = Math.ceil((z1 - z0) / cell)
  const grid = Array.from({ length: nz + 1 }, (_, j) =>
    Array.from({ length: nx + 1 }, (__, i): Vec3 => {
      const [x, z] = [x0 + ((x1 - x0) * i) / nx, z0 + ((z1 - z0) * j) / nz]
      return [x, height(x, z), z]
    }),
  )
  for (let j = 0; j < nz; j++)
    for (let i = 0; i < nx; i++) {
      const [a, b] = [grid[j]![i]!, grid[j]![i + 1]!]
      const [c, d] = [grid[j + 1]![i + 1]!, grid[j + 1]![i]!]
      stepTriangle(m, [a, d, c], step, tread, riser)
      stepTriangle(m, [a, c, b], step, tread, riser)
    }
}
/** Level of the tread at a place and the distance in metres back from its edge. */
export function treadAt({ height, step }: Slope, x: number, z: number): { k: number; edge: number } {
  const h = height(x, z),
    k = Math.floor(h / step)
  const slope = Math.hypot(height(x + 0.2, z) - h, height(x, z + 0.2) - h) / 0.2
  return { k, edge: (h - k * step) / Math.max(0.02, slope) }
}
