/** Round limbs of trees. */
import type { Mesh } from '../kit/mesh.ts'
import { add, cross, scale, sub, unit, type Vec3 } from '../kit/vec.ts'

/** A round limb between two points, thinner at the end. */
export function limb(m: Mesh, a: Vec3, b: Vec3, r0: number, r1: number, mat: string): void {
  const along = unit(sub(b, a))
  const u = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  const v = cross(along, u)
  const ring = (p: Vec3, r: number): Vec3[] =>
    Array.from({ length: 8 }, (_, i) => {
      const t = (i / 8) * Math.PI * 2
      return add(p, add(scale(u, r * Math.cos(t)), scale(v, r * Math.sin(t))))
    })
  m.loft(ring(a, r0), ring(b, r1), mat)
}
