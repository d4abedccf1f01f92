/** A mountain pine or fir, `h` metres: ragged skirts on a straight stem. Materials: trunk and the foliage named. */
import type { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Vec3 } from '../kit/vec.ts'

export function conifer(
  m: Mesh,
  seed: number,
  x: number,
  y: number,
  z: number,
  h: number,
  mat = 'pine',
  tiers = 6,
): void {
  const r = random(seed)
  const n = 11
  m.revolve(
    x,
    z,
    [
      [h * 0.022, y - 1],
      [h * 0.012, y + h * 0.4],
    ],
    'trunk',
    5,
  )
  for (let t = 0; t < tiers; t++) {
    const f = t / tiers
    const foot = y + h * (0.12 + 0.78 * f)
    const top = foot + h * (0.34 - 0.12 * f)
    const wide = h * (0.2 - 0.16 * f)
    const skirt: Vec3[] = Array.from({ length: n }, (_, i) => {
      const a = ((i + 0.3 * (t % 2)) / n) * Math.PI * 2
      const q = wide * r.range(0.72, 1.12)
      return [x + Math.sin(a) * q, foot - h * r.range(0, 0.035), z + Math.cos(a) * q]
    })
    const tip: Vec3 = [x, Math.min(top, y + h), z]
    skirt.forEach((p, i) => {
      const q = skirt[(i + 1) % n]!
      const mid: Vec3 = [(p[0] + q[0]) / 2 - x, 0.55 * wide, (p[2] + q[2]) / 2 - z]
      const l = Math.hypot(...mid)
      const normal: Vec3 = [mid[0] / l, mid[1] / l, mid[2] / l]
      m.tri(p, q, tip, mat, normal, normal, normal)
    })
  }
}
