/** Desert buttes: a fluted sandstone cliff on a skirt of scree. Metres; materials: cliff, scree. */
import type { Mesh } from './mesh.ts'
import { fbm, noise, ridged } from './noise.ts'
import type { Vec3 } from './vec.ts'

export interface Block {
  x: number
  z: number
  /** Half widths of the plan. */
  rx: number
  rz: number
  /** Where the cliff begins and ends above the foot. */
  y0: number
  y1: number
  seed: number
}
const ROUND = 132

/** A cliff with upright flutes, a ledge or two and a broken top. */
export function cliff(m: Mesh, b: Block): void {
  const rows = 34
  const at = (i: number, j: number): Vec3 => {
    const a = ((i % ROUND) / ROUND) * Math.PI * 2
    const t = j / rows
    const [c, s] = [Math.cos(a), Math.sin(a)]
    // a rounded oblong: flatter sides than an ellipse
    const square = (Math.abs(c) ** 3.2 + Math.abs(s) ** 3.2) ** (-1 / 3.2)
    const size = Math.min(b.rx, b.rz)
    const flute =
      (ridged(a * 3.2 + b.seed, t * 0.5, 3, b.seed) - 0.5) * 0.16 * size +
      (noise(a * 26, t * 2.2, b.seed) - 0.5) * 0.07 * size
    const ledge = (Math.floor(noise(t * 7, b.seed * 3.7, b.seed) * 3) / 3 - 0.4) * 0.07 * size
    const top = b.y1 - (b.y1 - b.y0) * 0.07 * noise(a * 2.4, b.seed, 5)
    const k = square * (1.04 - 0.1 * t)
    return [
      b.x + c * (b.rx * k + flute + ledge),
      b.y0 + (top - b.y0) * t,
      b.z + s * (b.rz * k + flute + ledge),
    ]
  }
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < ROUND; i++) m.quad(at(i + 1, j), at(i, j), at(i, j + 1), at(i + 1, j + 1), 'cliff')
  const crown: Vec3 = [b.x, b.y1 - (b.y1 - b.y0) * 0.02, b.z]
  for (let i = 0; i < ROUND; i++) m.tri(crown, at(i + 1, rows), at(i, rows), 'cliff')
}
/** The scree: steep under the cliff, running out on the plain, cut by gullies. */
export function scree(m: Mesh, b: Block, reach: number): void {
  const rows = 40
  const at = (i: number, j: number): Vec3 => {
    const a = ((i % ROUND) / ROUND) * Math.PI * 2
    const t = j / rows
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const out = 0.96 + (reach - 1) * t ** 1.5
    const gully = (ridged(a * 4.5 + b.seed, t * 1.2, 4, b.seed + 2) - 0.45) * 0.26 * t * b.rx
    const step = Math.round(t * 7) / 7
    const fall = 0.72 * t + 0.28 * step
    const wide = Math.max(b.rx, b.rz)
    return [
      b.x + c * (b.rx + (out - 1) * wide + gully),
      (b.y0 + 4) * (1 - fall) + (fbm(a * 9, t * 6, 3, b.seed) - 0.5) * b.y0 * 0.06,
      b.z + s * (b.rz + (out - 1) * wide + gully),
    ]
  }
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < ROUND; i++) m.quad(at(i + 1, j + 1), at(i, j + 1), at(i, j), at(i + 1, j), 'scree')
}
/** Mitten: a broad hand and a thin thumb at local x = `thumb` (sign says which side). 305 m tall. */
export function mitten(m: Mesh, thumb: -1 | 1, seed: number): void {
  const hand: Block = { x: 0, z: 0, rx: 92, rz: 46, y0: 128, y1: 305, seed }
  scree(m, { ...hand, x: thumb * 22, rx: 128 }, 3)
  cliff(m, hand)
  cliff(m, { x: thumb * 124, z: 6, rx: 17, rz: 26, y0: 112, y1: 258, seed: seed + 3 })
  cliff(m, { x: thumb * 106, z: 4, rx: 26, rz: 34, y0: 116, y1: 176, seed: seed + 5 })
}
