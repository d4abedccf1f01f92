/** Surfaces of a dhoni and its sandbank in amber light over teal water. */
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'

export const SUN = [0.78, 0.3, 0.34] as const
const flat = (lit: string, own: string, shade: string): Material => ({
  tones: [lit, own, shade],
  cuts: [0.5, 0.24],
  grain: 0.05,
})
export const materials: Record<string, Material> = {
  hull: {
    tones: ['#ffd79c', '#b97a58', '#5c4a5c', '#2f3d56'],
    cuts: [0.56, 0.34, 0.16],
    grain: 0.06,
    detail: (p) => {
      const row = p[1] / 0.3
      return row - Math.floor(row) < 0.13 ? -0.1 : 0
    },
  },
  strake: flat('#5fc0b0', '#23787f', '#1f4a62'),
  trim: { tones: ['#f0a468', '#84503f', '#35304a'], cuts: [0.6, 0.24] },
  deck: flat('#f4c488', '#a8765c', '#5a4a5c'),
  canopy: flat('#fff0cc', '#e6b98a', '#8a7684'),
  spar: flat('#d08a58', '#6d4646', '#2f2c48'),
  sail: {
    tones: ['#fff0c8', '#fbcf94', '#e09a6c', '#9a6f78'],
    cuts: [0.58, 0.4, 0.22],
    grain: 0.05,
    detail: (p) => {
      const seam = p[0] / 1.1 + p[1] * 0.08
      return (seam - Math.floor(seam) < 0.05 ? -0.13 : 0) + (noise(p[0] * 0.4, p[1] * 0.4, 5) - 0.5) * 0.08
    },
  },
  sand: {
    tones: ['#ffe6b4', '#edb98a', '#b08590', '#6d6484', '#464f74'],
    cuts: [0.6, 0.46, 0.33, 0.18],
    grain: 0.08,
    detail: (p) => {
      const edge = p[1] + (fbm(p[0] * 0.6, p[2] * 0.6, 3, 4) - 0.5) * 0.06
      if (edge < 0.03) return '#fff0cc'
      if (edge < 0.11) return '#a07f84'
      return (fbm(p[0] * 0.5 + p[2] * 0.3, p[2] * 2.4, 3, 8) - 0.5) * 0.26
    },
  },
  isle: {
    tones: ['#c9b070', '#7d8a6c', '#4a6a70', '#2f5064'],
    cuts: [0.6, 0.4, 0.2],
    grain: 0.16,
  },
  cloth1: flat('#ff9a72', '#c04a48', '#5c2f4c'),
  cloth2: flat('#fff0cc', '#d9bc9c', '#80727c'),
  cloth3: flat('#8fd0c0', '#2f7f84', '#28485c'),
  skin: flat('#d8986c', '#6d4448', '#3a2c40'),
}
