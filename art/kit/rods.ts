/** Thin metal: rods between two points, curved ribs and hoops. For lattices, canopies, wheels and rails. */
import type { Mesh } from './mesh.ts'
import { add, cross, scale, sub, unit, type Vec3 } from './vec.ts'

/** Square bar from a to b, `thick` metres across. */
export function rod(m: Mesh, a: Vec3, b: Vec3, thick: number, mat: string): void {
  const along = unit(sub(b, a))
  const u = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  const v = cross(along, u)
  const ring = (p: Vec3): Vec3[] =>
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ].map(([i, j]) => add(p, add(scale(u, (i! * thick) / 2), scale(v, (j! * thick) / 2))))
  m.loft(ring(a), ring(b), mat)
}
/** Rods through a row of points. */
export function rib(m: Mesh, points: readonly Vec3[], thick: number, mat: string): void {
  points.slice(1).forEach((p, i) => rod(m, points[i]!, p, thick, mat))
}
/** Level hoop about (x, z). */
export function hoop(
  m: Mesh,
  x: number,
  y: number,
  z: number,
  r: number,
  thick: number,
  mat: string,
  seg = 36,
): void {
  const at = (i: number): Vec3 => {
    const a = (i / seg) * Math.PI * 2
    return [x + r * Math.sin(a), y, z + r * Math.cos(a)]
  }
  rib(
    m,
    Array.from({ length: seg + 1 }, (_, i) => at(i)),
    thick,
    mat,
  )
}
