/** A wadi's inks: amber limestone in sun, violet-brown in shade, clear green water. */
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = { haze: '#f3dfb4', deep: '#0f5f6c' }
export const SUN: Vec3 = [-0.62, 0.66, 0.42]

/** Beds of rock: dark seams at uneven heights, rain streaks down the face. */
const beds = (p: Vec3, n: Vec3): number => {
  const y = p[1] + 1.6 * fbm(p[0] / 22, p[2] / 22, 3, 5)
  const seam = noise(y / 1.5, 3.1, 8)
  const streak = noise((p[0] + p[2]) / 1.7, p[1] / 22, 6)
  const face = 1 - Math.abs(n[1])
  return (seam < 0.26 ? -0.13 : 0.02) * face + (streak - 0.5) * 0.16 * face
}
export const materials: Record<string, Material> = {
  rock: {
    tones: ['#ffe2a6', '#f2b671', '#c98460', '#8f5f66', '#674c66', '#4a3c5e'],
    cuts: [0.66, 0.5, 0.35, 0.22, 0.13],
    grain: 0.1,
    detail: beds,
  },
  boulder: {
    tones: ['#fff0cc', '#f0cc98', '#bd9482', '#84707e', '#5a5272'],
    cuts: [0.64, 0.46, 0.28, 0.15],
    grain: 0.12,
    detail: (p) => (fbm(p[0] * 1.1, p[1] * 1.6 + p[2], 3, 4) - 0.5) * 0.2,
  },
  scrub: { tones: ['#d3cc74', '#94a85c', '#5c7f5c', '#3c5f60'], cuts: [0.6, 0.42, 0.22], grain: 0.18 },
}
