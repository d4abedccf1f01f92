/** Machu Picchu's inks and surfaces: mist and green. */
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN: Vec3 = [0.8, 0.47, 0.3]
const green = (p: Vec3, l: number) => (fbm(p[0] / 9, p[1] / 9 + p[2] / 9, 4, 8) - 0.5) * (l > 0 ? 0.9 : 0.35)
/** Granite faces streaked by water. */
const rock = (p: Vec3, l: number): string => {
  const k = l + (fbm((p[0] + p[2]) / 5, p[1] / 46, 4, 5) - 0.5) * 0.9
  return k > 0.78 ? '#efd9a8' : k > 0.5 ? '#cfb489' : k > 0.22 ? '#948c78' : k > -0.06 ? '#5d7472' : '#35575f'
}
export const materials: Record<string, Material> = {
  jungle: {
    tones: ['#c9cb62', '#7f9f4e', '#3a724f', '#1d504b', '#113842'],
    cuts: [0.72, 0.54, 0.36, 0.2],
    grain: 0.13,
    detail: (p, n, l) =>
      n[1] < 0.3 + 0.2 * (fbm(p[0] / 26, p[1] / 40, 3, 4) - 0.4) * 2 ? rock(p, l) : green(p, l),
  },
  far: { tones: ['#a8bf8c', '#7aa388', '#588a84', '#417580'], cuts: [0.62, 0.44, 0.26], grain: 0.1 },
  stone: { tones: ['#fdebc2', '#d8c7a4', '#8790a6', '#5f6c88'], cuts: [0.58, 0.34, 0.02], grain: 0.04 },
  wall: { tones: ['#ecd9a8', '#c9b995', '#74848f', '#536a7c'], cuts: [0.58, 0.34, 0.02], grain: 0.04 },
  plaza: { tones: ['#c6d466', '#7fae58'], cuts: [0.45], grain: 0.04 },
  floor: { tones: ['#a9b95a', '#6f8d55', '#44695a'], cuts: [0.5, 0.24], grain: 0.05 },
  coping: { tones: ['#fff6d6', '#efe0b8', '#b3ac94'], cuts: [0.5, 0.24], grain: 0.03 },
  court: { tones: ['#a9c257', '#5f9a5c', '#3a7358'], cuts: [0.45, 0.12], grain: 0.05 },
  dark: { tones: ['#2f4a54'] },
  thatch: {
    tones: ['#fbe0a0', '#d9b06a', '#a37d52', '#66584e'],
    cuts: [0.62, 0.44, 0.24],
    grain: 0.3,
    detail: (p) => (noise(p[0] * 5, p[1] * 0.8, 6) - 0.5) * 0.5,
  },
  tree: { tones: ['#c2c865', '#6d9a52', '#2e6a52', '#164548'], cuts: [0.6, 0.4, 0.2], grain: 0.16 },
  trunk: { tones: ['#3c3a38'] },
  hull: { tones: ['#3a4350', '#27333f'], cuts: [0.3] },
  cloth1: { tones: ['#d8453a', '#8c2f3c'], cuts: [0.3] },
  cloth2: { tones: ['#e8913a', '#a35836'], cuts: [0.3] },
  cloth3: { tones: ['#f4e4c0', '#a59a92'], cuts: [0.3] },
  skin: { tones: ['#b87c58', '#6d4a44'], cuts: [0.3] },
}
