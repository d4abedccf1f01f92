/** Machu Picchu's inks and surfaces: mist and green. */
import { smoothstep } from '../kit/ink.ts'
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = {
  deep: '#123a42',
  forest: '#1f5a4e',
  moss: '#5d8f4e',
  grass: '#a9bf55',
  sun: '#f0e08a',
  stone: '#e9d9b4',
  stoneShade: '#7d7f86',
  haze: '#cfe0cf',
  cream: '#fff3d2',
  gold: '#f6c667',
  slate: '#3f6670',
}
export const SUN: Vec3 = [0.72, 0.5, 0.42]
const green = (p: Vec3, l: number) => (fbm(p[0] / 9, p[1] / 9 + p[2] / 9, 4, 8) - 0.5) * (l > 0 ? 0.9 : 0.35)
/** Granite faces streaked by water. */
const rock = (p: Vec3, l: number): string => {
  const k = l + (fbm((p[0] + p[2]) / 5, p[1] / 46, 4, 5) - 0.5) * 0.9
  return k > 0.78 ? '#efd9a8' : k > 0.5 ? '#cfb489' : k > 0.22 ? '#948c78' : k > -0.06 ? '#5d7472' : '#35575f'
}
/** Terraces: every `step` metres of height a dry-stone wall, grass between. */
const terraced =
  (step: number) =>
  (p: Vec3, n: Vec3, l: number): number | string => {
    const h = p[1] + (noise(p[0] / 14, p[2] / 14, 3) - 0.5) * 0.7,
      f = h / step - Math.floor(h / step)
    const near = -0.2 * smoothstep(-190, -90, p[2]) * (p[0] < 20 ? 1 : 0) // the foreground is kept in shade to frame the view
    if (n[1] < 0.985 && f < 0.34) {
      const stone = noise((p[0] + p[2]) * 0.9, p[1] * 1.5, 6) - 0.5,
        k = l + near * 1.6 + stone * 0.24
      return f > 0.29
        ? k > 0.25
          ? '#fff0c4'
          : '#a9b08c'
        : k > 0.62
          ? '#e6d8ac'
          : k > 0.36
            ? '#c8bb97'
            : k > 0.12
              ? '#93957f'
              : k > -0.05
                ? '#6d7f74'
                : '#4a6663'
    }
    return (fbm(p[0] / 7, p[2] / 7, 3, 5) - 0.5) * 0.2 + near
  }
export const materials: Record<string, Material> = {
  jungle: {
    tones: ['#c9cb62', '#7f9f4e', '#3a724f', '#1d504b', '#113842'],
    cuts: [0.72, 0.54, 0.36, 0.2],
    grain: 0.13,
    detail: (p, n, l) =>
      n[1] < 0.3 + 0.2 * (fbm(p[0] / 26, p[1] / 40, 3, 4) - 0.4) * 2 ? rock(p, l) : green(p, l),
  },
  terrace: {
    tones: ['#e2dc74', '#b2c258', '#6f9c52', '#3a7357', '#1f5450'],
    cuts: [0.8, 0.58, 0.36, 0.18],
    grain: 0.06,
    detail: terraced(4.2),
  },
  far: { tones: ['#a8bf8c', '#7aa388', '#588a84', '#417580'], cuts: [0.62, 0.44, 0.26], grain: 0.1 },
  stone: {
    tones: ['#fdecc0', '#dccda6', '#a09c8c', '#667a7c', '#3f5c64'],
    cuts: [0.6, 0.34, 0.2, 0.1],
    grain: 0.05,
    detail: (p) => (noise(p[0] * 1.4 + p[2] * 1.4, p[1] * 2.2, 4) - 0.5) * 0.12,
  },
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
