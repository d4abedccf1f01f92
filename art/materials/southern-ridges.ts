/** The Southern Ridges' inks: a fresh green morning, gold timber. */
import { fbm } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = { haze: '#d9e6c0', deep: '#17423f' }
export const SUN: Vec3 = [0.7, 0.5, 0.42]

const planks = (p: Vec3): number => {
  // farther off the seams would be finer than a pixel
  const v = p[2] / 0.7
  return p[2] > -34 && v - Math.floor(v) < 0.12 ? -0.16 : 0
}
const leaves = (p: Vec3): number => (fbm(p[0] * 0.9, p[2] * 0.9 + p[1], 3, 7) - 0.5) * 0.34
export const materials: Record<string, Material> = {
  slat: {
    tones: ['#ffe3a4', '#eab066', '#b5794e', '#7a5550', '#4a4650'],
    cuts: [0.6, 0.42, 0.27, 0.14],
    grain: 0.03,
  },
  crest: { tones: ['#fff0c4', '#f3c680', '#b5855c', '#6f5a58'], cuts: [0.56, 0.34, 0.16], grain: 0.02 },
  boards: {
    tones: ['#fbdba4', '#e0b07a', '#a97f66', '#72605f', '#55535c'],
    cuts: [0.56, 0.44, 0.3, 0.16],
    grain: 0.004,
    detail: planks,
  },
  seat: { tones: ['#e6b274', '#c08a58', '#94694f', '#5f4c50'], cuts: [0.6, 0.34, 0.16], grain: 0.01 },
  rail: { tones: ['#dfe6c8', '#7f9a92', '#3f6464'], cuts: [0.5, 0.24] },
  steel: { tones: ['#d9dcc0', '#8fa698', '#567a78', '#345a5e'], cuts: [0.5, 0.3, 0.14], grain: 0.03 },
  leafA: {
    tones: ['#c9d870', '#7fb053', '#3f7f52', '#1c554c', '#0d343c'],
    cuts: [0.66, 0.5, 0.33, 0.19],
    grain: 0.05,
    detail: leaves,
  },
  leafB: {
    tones: ['#a4c868', '#5f9c54', '#2c7054', '#164c4c', '#0a2f3a'],
    cuts: [0.66, 0.5, 0.33, 0.19],
    grain: 0.05,
    detail: leaves,
  },
  leafC: {
    tones: ['#e6d67c', '#b0b052', '#6a8546', '#325c48', '#16403f'],
    cuts: [0.66, 0.5, 0.33, 0.19],
    grain: 0.05,
    detail: leaves,
  },
  city: { tones: ['#fff3d6', '#c9d3c0', '#8fb0b0'], cuts: [0.5, 0.26], grain: 0.02 },
  cityB: {
    tones: ['#fbe6c4', '#b9cdbc', '#86a8ac'],
    cuts: [0.5, 0.26],
    grain: 0.02,
    detail: (p) => ((p[1] / 8) % 1 < 0.4 ? -0.1 : 0),
  },
}
