/** Seychelles granite: rounded blocks that rain has fluted from the crown down. */
import { clamp, lerp } from '../kit/ink.ts'
import type { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { cross, sub, unit, type Vec3 } from '../kit/vec.ts'

export interface Boulder {
  /** Half extents. */
  size: Vec3
  seed: number
  /** Depth of the flutes as a share of the radius; 0 for a smooth stone. */
  flutes?: number
  /** 2 is a ball, 4 nearly a box. */
  block?: number
  /** Sideways slump of the crown, in half widths. */
  lean?: number
  fine?: number
}
export function boulder(m: Mesh, mat: string, o: Boulder): void {
  const { size, seed, flutes = 0.1, block = 2.7, lean = 0, fine = 1 } = o
  const r = random(seed),
    cols = Math.round(96 * fine),
    rows = Math.round(34 * fine),
    e = 2 / block
  const rills = Array.from({ length: 9 }, (_, i) => ({
    a: ((i + r.range(-0.32, 0.32)) / 9) * Math.PI * 2,
    wide: r.range(0.07, 0.14),
    deep: r.range(0.35, 1) * (r() < 0.2 ? 0.2 : 1),
    from: r.range(-0.2, 0.35),
    bend: r.range(-0.16, 0.16),
  }))
  const pow = (v: number) => Math.sign(v) * Math.abs(v) ** e
  const at = (i: number, j: number): Vec3 => {
    const a = ((((i % cols) + cols) % cols) / cols) * Math.PI * 2,
      b = (j / rows) * Math.PI
    const up = Math.cos(b),
      lump =
        1 + 0.26 * (fbm(Math.cos(a) * 1.3 + seed * 3, Math.sin(a) * 1.3 + up * 1.4 + seed, 3, seed) - 0.5)
    let cut = 0
    for (const q of rills) {
      let d = a - q.a - q.bend * (1 - up)
      d -= Math.round(d / (Math.PI * 2)) * Math.PI * 2
      const reach = clamp((0.93 - up) * 5) * clamp((up + 0.75 + q.from) * 2.2)
      cut += q.deep * Math.exp(-((d / q.wide) ** 2)) * reach
    }
    const k = lump * (1 - flutes * Math.min(1, cut)),
      s = Math.sin(b)
    return [
      size[0] * (k * pow(s * Math.cos(a)) + lean * up * up * Math.sign(up)),
      size[1] * (lerp(k, 1, 0.7) * pow(up)),
      size[2] * k * pow(s * Math.sin(a)),
    ]
  }
  const grid = Array.from({ length: rows + 1 }, (_, j) => Array.from({ length: cols }, (_, i) => at(i, j)))
  const P = (i: number, j: number): Vec3 => grid[clamp(j, 0, rows)]![((i % cols) + cols) % cols]!
  const N = (i: number, j: number): Vec3 => {
    if (j === 0) return [0, 1, 0]
    if (j === rows) return [0, -1, 0]
    const n = unit(cross(sub(P(i, j - 1), P(i, j + 1)), sub(P(i - 1, j), P(i + 1, j)))),
      p = P(i, j)
    return n[0] * p[0] + n[1] * p[1] + n[2] * p[2] < 0 ? [-n[0], -n[1], -n[2]] : n
  }
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const [a, b, c, d] = [P(i, j), P(i + 1, j), P(i + 1, j + 1), P(i, j + 1)]
      if (j > 0) m.tri(a, b, c, mat, N(i, j), N(i + 1, j), N(i + 1, j + 1))
      if (j < rows - 1) m.tri(a, c, d, mat, N(i, j), N(i + 1, j + 1), N(i, j + 1))
    }
}
