/** The stone pine: bare leaning trunk, limbs like umbrella ribs, a flat crown. Materials: bark, pine. */
import type { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
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
export function umbrellaPine(
  m: Mesh,
  seed: number,
  x: number,
  y: number,
  z: number,
  h: number,
  lean = 0,
): void {
  const r = random(seed)
  const at = (t: number): Vec3 => [x + lean * h * t ** 1.8, y + h * t, z]
  const thick = (t: number): number => h * (0.023 - 0.011 * t)
  for (let i = 0; i < 8; i++) {
    const [t0, t1] = [(i / 8) * 0.74, ((i + 1) / 8) * 0.74]
    limb(m, at(t0), at(t1), thick(t0), thick(t1), 'bark')
  }
  const [cx] = at(0.9)
  const wide = h * 0.33
  for (let i = 0; i < 15; i++) {
    const a = i * 2.4 + r.range(-0.3, 0.3)
    const q = wide * r.range(0.45, 0.8)
    const from = at(0.6 + 0.16 * r())
    const to: Vec3 = [cx + Math.cos(a) * q, y + h * r.range(0.83, 0.88), z + Math.sin(a) * q]
    limb(m, from, to, h * 0.0085, h * 0.004, 'bark')
  }
  for (let i = 0; i < 120; i++) {
    const a = i * 2.4
    const q = Math.sqrt((i + 0.5) / 120)
    const up = 0.965 - 0.09 * q ** 2.4
    m.blob(
      cx + Math.cos(a) * q * wide + r.range(-0.02, 0.02) * h,
      y + h * (up + r.range(-0.024, 0.018)),
      z + Math.sin(a) * q * wide,
      h * r.range(0.04, 0.066),
      'pine',
      0.62,
      0.26,
      seed + i,
      7,
    )
  }
}
