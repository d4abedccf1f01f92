/** The cypress near by: a dark flame of upright tufts. Material: cypress. */
import type { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'

export function cypressTree(
  m: Mesh,
  seed: number,
  x: number,
  y: number,
  z: number,
  h: number,
  slim = 0.9,
): void {
  const r = random(seed)
  m.revolve(
    x,
    z,
    [
      [h * 0.02, y],
      [h * 0.085 * slim, y + h * 0.12],
      [h * 0.1 * slim, y + h * 0.3],
      [h * 0.075 * slim, y + h * 0.6],
      [h * 0.03 * slim, y + h * 0.88],
      [0, y + h],
    ],
    'cypress',
    9,
  )
  for (let i = 0; i < 210; i++) {
    const t = 0.04 + 0.86 * r() ** 0.9
    const wide = h * 0.125 * Math.min(1, 0.4 + t * 2.4) * Math.min(1, (1 - t) * 1.3) * slim
    const a = r.range(0, Math.PI * 2)
    m.blob(
      x + Math.cos(a) * wide,
      y + h * t,
      z + Math.sin(a) * wide,
      h * r.range(0.013, 0.024) * (1.15 - 0.75 * t),
      'cypress',
      2.4,
      0.2,
      seed + i,
      6,
    )
  }
}
