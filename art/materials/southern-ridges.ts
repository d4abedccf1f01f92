/** The Southern Ridges' inks: a fresh green morning, gold timber. */
import { centre } from '../models/henderson-waves.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = { haze: '#d9e6c0', deep: '#17423f' }
export const SUN: Vec3 = [0.7, 0.5, 0.42]

/** Seams square to the walk's own line, twice as far apart farther off, and none where they would be finer than a pixel. */
const planks = (p: Vec3): number => {
  const d = -p[2],
    slope = (15 / 72) * Math.sin((2 * d) / 72),
    v = (d + (p[0] - centre(d)) * slope) / (d < 16 ? 0.7 : 1.4)
  return d < 31 && v - Math.floor(v) < (d < 16 ? 0.1 : 0.09) ? -0.16 : 0
}
export const materials: Record<string, Material> = {
  rib: {
    tones: ['#ffd992', '#eeb264', '#c98a52', '#8f5f50', '#6a4a50'],
    cuts: [0.36, 0.31, 0.27, 0.13],
    grain: 0,
  },
  joint: {
    tones: ['#d99f58', '#c28448', '#9a6446', '#6a464a', '#51394a'],
    cuts: [0.36, 0.31, 0.27, 0.13],
    grain: 0,
  },
  outer: { tones: ['#e0a25c', '#b97a4c', '#8a5a4c', '#5f4650'], cuts: [0.5, 0.3, 0.14], grain: 0 },
  outerJoint: { tones: ['#c28748', '#9c6444', '#744c48', '#51394a'], cuts: [0.5, 0.3, 0.14], grain: 0 },
  lip: { tones: ['#fff3cf', '#f7d294', '#c9945f', '#8a6458'], cuts: [0.5, 0.32, 0.16], grain: 0.01 },
  boards: {
    tones: ['#fbdba4', '#e0b07a', '#a97f66', '#72605f', '#55535c'],
    cuts: [0.56, 0.44, 0.3, 0.16],
    grain: 0.004,
    detail: planks,
  },
  seatFront: { tones: ['#b4794e', '#94694f', '#6f5450', '#54434e'], cuts: [0.6, 0.34, 0.16] },
  seat: { tones: ['#f4c684', '#cf9860', '#94694f', '#5f4c50'], cuts: [0.5, 0.34, 0.16], grain: 0.01 },
  rail: { tones: ['#dfe6c8', '#7f9a92', '#3f6464'], cuts: [0.5, 0.24] },
  steel: { tones: ['#d9dcc0', '#8fa698', '#567a78', '#345a5e'], cuts: [0.5, 0.3, 0.14], grain: 0.03 },
  city: { tones: ['#fff3d6', '#c9d3c0', '#8fb0b0'], cuts: [0.5, 0.26], grain: 0.02 },
  cityB: {
    tones: ['#fbe6c4', '#b9cdbc', '#86a8ac'],
    cuts: [0.5, 0.26],
    grain: 0.02,
    detail: (p) => ((p[1] / 8) % 1 < 0.4 ? -0.1 : 0),
  },
}
