/** Shapes behind the solids of Mesh: normals of a turned profile, and the lumpy ball. */
import type { Pt, Vec3 } from './vec.ts'

/** Lower and upper normal of every stretch: smooth across joints gentler than about 35 degrees, creased at the rest. */
export function profileNormals(profile: readonly Pt[]): [Pt, Pt][] {
  const flat = profile.slice(1).map((p, i): Pt => {
    const q = profile[i]!
    const [dx, dy] = [p[0] - q[0], p[1] - q[1]]
    const l = Math.hypot(dx, dy) || 1
    return [dy / l, -dx / l]
  })
  return flat.map((cur, i) => {
    const join = (o?: Pt): Pt =>
      o && o[0] * cur[0] + o[1] * cur[1] > 0.82 ? [(o[0] + cur[0]) / 2, (o[1] + cur[1]) / 2] : cur
    return [join(flat[i - 1]), join(flat[i + 1])]
  })
}

/** Point (column, row) of a ball whose radius swells and sinks; `seg` rows, twice as many columns. */
export function lumpyBall(
  [x, y, z]: Vec3,
  r: number,
  squash: number,
  lump: number,
  seed: number,
  seg: number,
): (i: number, j: number) => Vec3 {
  const bump = (a: number, b: number) =>
    1 +
    lump *
      (Math.sin(3.1 * a + seed * 1.7) * Math.cos(4.3 * b + seed) +
        0.6 * Math.sin(7.3 * a - seed) * Math.sin(6.1 * b + seed * 2.3))
  return (i, j) => {
    const a = (Math.PI * 2 * (i % (seg * 2))) / (seg * 2)
    const b = (Math.PI * j) / seg
    const q = r * (j === 0 || j === seg ? 1 : bump(a, b))
    return [
      x + q * Math.sin(b) * Math.cos(a),
      y + q * squash * Math.cos(b),
      z + q * Math.sin(b) * Math.sin(a),
    ]
  }
}
