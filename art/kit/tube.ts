/** Limbs and bodies: a smooth skin through elliptic rings along a row of points that keeps to the x-y plane, more or less. */
import type { Mesh } from './mesh.ts'
import { add, cross, scale, sub, unit, type Vec3 } from './vec.ts'

/** A ring: its middle, its half width across (along z) and its half height in the x-y plane. */
export interface Ring {
  at: Vec3
  wide: number
  high: number
}
const AXIS: Vec3 = [0, 0, 1]

export function tube(m: Mesh, rings: readonly Ring[], mat: string, seg = 18): void {
  const frames = rings.map((ring, i) => {
    const along = unit(sub(rings[Math.min(rings.length - 1, i + 1)]!.at, rings[Math.max(0, i - 1)]!.at))
    const side = unit(sub(AXIS, scale(along, along[2])))
    const up = cross(side, along)
    return { ring, side, up }
  })
  const point = (k: number, i: number): { p: Vec3; n: Vec3 } => {
    const { ring, side, up } = frames[k]!
    const a = (i / seg) * Math.PI * 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return {
      p: add(ring.at, add(scale(side, c * ring.wide), scale(up, s * ring.high))),
      n: unit(add(scale(side, c * ring.high), scale(up, s * ring.wide))),
    }
  }
  for (let k = 0; k < frames.length - 1; k++)
    for (let i = 0; i < seg; i++) {
      const [a, b, c, d] = [point(k, i), point(k, i + 1), point(k + 1, i + 1), point(k + 1, i)]
      m.tri(a.p, b.p, c.p, mat, a.n, b.n, c.n)
      m.tri(a.p, c.p, d.p, mat, a.n, c.n, d.n)
    }
  for (const k of [0, frames.length - 1]) {
    const { ring, side, up } = frames[k]!
    const n = unit(k ? cross(up, side) : cross(side, up))
    for (let i = 0; i < seg; i++) m.tri(ring.at, point(k, i).p, point(k, i + 1).p, mat, n, n, n)
  }
}
