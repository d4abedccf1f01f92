/** A rock face seen from across a gorge: a surface that stands up, its depth given by a function. */
import type { Mesh } from './mesh.ts'
import { unit, type Vec3 } from './vec.ts'

/** `face(x, y)` is how far the rock stands out towards +z, metres; drawn over x0..x1 and y0..y1 in nx by ny cells. */
export function cliffFace(
  m: Mesh,
  face: (x: number, y: number) => number,
  [x0, x1, nx]: readonly [number, number, number],
  [y0, y1, ny]: readonly [number, number, number],
  mat: string,
): void {
  const [dx, dy] = [(x1 - x0) / nx, (y1 - y0) / ny]
  const depth = Array.from({ length: (nx + 1) * (ny + 1) }, (_, i) =>
    face(x0 + dx * (i % (nx + 1)), y0 + dy * Math.floor(i / (nx + 1))),
  )
  const at = (i: number, j: number): number =>
    depth[Math.max(0, Math.min(ny, j)) * (nx + 1) + Math.max(0, Math.min(nx, i))]!
  const point = (i: number, j: number): Vec3 => [x0 + dx * i, y0 + dy * j, at(i, j)]
  const normal = (i: number, j: number): Vec3 =>
    unit([(at(i - 1, j) - at(i + 1, j)) / (2 * dx), (at(i, j - 1) - at(i, j + 1)) / (2 * dy), 1])
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const [a, b, c, d] = [point(i, j), point(i + 1, j), point(i + 1, j + 1), point(i, j + 1)]
      const [na, nb, nc, nd] = [normal(i, j), normal(i + 1, j), normal(i + 1, j + 1), normal(i, j + 1)]
      m.tri(a, b, c, mat, na, nb, nc)
      m.tri(a, c, d, mat, na, nc, nd)
    }
}
