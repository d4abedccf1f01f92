/** Umbrella thorn: forked stems under a flat, layered crown. Materials: bark, acacia. */
import type { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { limb } from './pine.ts'
import type { Vec3 } from '../kit/vec.ts'

export function acacia(
  m: Mesh,
  seed: number,
  x: number,
  y: number,
  z: number,
  h: number,
  wide = h * 0.72,
  fine = 1,
): void {
  const r = random(seed)
  const fork: Vec3 = [x + h * r.range(-0.05, 0.05), y + h * 0.26, z]
  limb(m, [x, y - h * 0.03, z], fork, h * 0.034, h * 0.024, 'bark')
  const layers: { at: Vec3; w: number }[] = [
    { at: [x - wide * 0.12, y + h * 0.95, z], w: wide * 0.6 },
    { at: [x + wide * 0.34, y + h * 0.86, z + wide * 0.1], w: wide * 0.5 },
    { at: [x - wide * 0.52, y + h * 0.82, z - wide * 0.05], w: wide * 0.42 },
    { at: [x + wide * 0.1, y + h * 0.8, z - wide * 0.2], w: wide * 0.5 },
  ]
  for (const { at, w } of layers) {
    const mid: Vec3 = [fork[0] + (at[0] - fork[0]) * 0.55, y + h * 0.56, z + (at[2] - z) * 0.5]
    limb(m, fork, mid, h * 0.02, h * 0.014, 'bark')
    for (let i = 0; i < 7; i++) {
      const a = i * 2.4 + r()
      const q = w * r.range(0.3, 0.8)
      limb(
        m,
        mid,
        [at[0] + Math.cos(a) * q, at[1] - h * 0.015, at[2] + Math.sin(a) * q * 0.8],
        h * 0.01,
        h * 0.003,
        'bark',
      )
    }
    const n = Math.round(150 * fine)
    for (let i = 0; i < n; i++) {
      const a = i * 2.4
      const q = Math.sqrt((i + 0.5) / n)
      m.blob(
        at[0] + Math.cos(a) * q * w + r.range(-0.02, 0.02) * h,
        at[1] + h * (0.03 * (1 - q * q) + r.range(-0.012, 0.016)),
        at[2] + Math.sin(a) * q * w * 0.8,
        (h * r.range(0.022, 0.042)) / Math.sqrt(fine),
        'acacia',
        0.55,
        0.28,
        seed + i,
        6,
      )
    }
  }
}
