/** Saigon's inks after dark: indigo street, amber lamps, façades lit from below. */
import { hash, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = { haze: '#54508c', lamp: '#ffdf94' }
export const SUN: Vec3 = [-0.35, 0.6, 0.7]

/** Floodlight: strongest at the foot and above each cornice. */
const flood = (p: Vec3): number =>
  0.22 * Math.exp(-p[1] / 8) +
  0.16 * Math.exp(-(((p[1] - 20) / 4) ** 2)) +
  0.12 * Math.exp(-(((p[1] - 29) / 3) ** 2))
const panes =
  (lit: number, seed: number, wide = 2.6, floor = 3.8) =>
  (p: Vec3, n: Vec3): number | string => {
    if (n[1] > 0.5) return 0
    const u = (Math.abs(n[0]) > Math.abs(n[2]) ? p[2] : p[0]) / wide
    const v = p[1] / floor
    const [fu, fv] = [u - Math.floor(u), v - Math.floor(v)]
    const foot = 0.3 * Math.exp(-p[1] / 4)
    if (fu < 0.28 || fu > 0.86 || fv < 0.26 || fv > 0.82 || p[1] < 4) return foot
    const h = hash(Math.floor(u), Math.floor(v), seed)
    return h < lit ? (h < lit * 0.6 ? '#ffe09a' : h < lit * 0.85 ? '#ffb878' : '#8fd8d0') : '#2a2a68'
  }
const street = (p: Vec3): number =>
  0.2 * Math.exp(-(((Math.abs(p[0]) - 13) / 5) ** 2)) * (0.6 + 0.7 * noise(p[0] / 3, p[2] / 9, 4)) +
  0.1 * (noise(p[0] / 1.4, p[2] / 7, 7) - 0.5)
const side = (a: string, b: string, c: string, seed: number): Material => ({
  tones: [a, b, c, '#33306e'],
  cuts: [0.76, 0.56, 0.38],
  grain: 0.06,
  detail: panes(0.42, seed),
})
export const materials: Record<string, Material> = {
  cream: {
    tones: ['#ffe3a0', '#f2b562', '#cf875c', '#8f5c78', '#5f4880'],
    cuts: [0.9, 0.68, 0.5, 0.32],
    grain: 0.08,
    detail: flood,
  },
  trim: {
    tones: ['#fffae0', '#ffe9b4', '#e3b088', '#8a6488'],
    cuts: [0.8, 0.56, 0.36],
    grain: 0.04,
    detail: flood,
  },
  mansard: { tones: ['#d97a5c', '#a04c60', '#643a70', '#3f2f68'], cuts: [0.82, 0.62, 0.4], grain: 0.05 },
  glow: { tones: ['#fff0b4'], glow: true },
  dark: { tones: ['#3a2c60'] },
  blockA: side('#f2a878', '#b56c78', '#6a4a82', 3),
  blockB: side('#e9b88a', '#a0708a', '#54488a', 9),
  blockC: side('#c98a9c', '#7a5a94', '#443f80', 14),
  tower: { tones: ['#6a62a4', '#4c4890', '#38377c'], cuts: [0.6, 0.36], detail: panes(0.2, 21, 3.4, 4.4) },
  shop: {
    tones: ['#ffd98a'],
    glow: true,
    detail: (p) => {
      const u = p[2] / 2.4
      const f = u - Math.floor(u)
      if (f < 0.1 || (p[1] > 2.5 && p[1] < 2.66)) return '#7a4a6c'
      const h = hash(Math.floor(u), 2, 5)
      if (h < 0.26) return '#4c4488'
      return p[1] < 1.1 && f > 0.3 && f < 0.8 && h < 0.7 ? '#c4786c' : h < 0.5 ? '#ffc474' : undefined
    },
  },
  awning: { tones: ['#ff9a7c', '#c4506c', '#7a3a70'], cuts: [0.66, 0.4] },
  awningB: { tones: ['#6fd0c0', '#3f8a9c', '#2f5a88'], cuts: [0.66, 0.4] },
  road: {
    tones: ['#c48a80', '#7a5c88', '#4a4280', '#312f6c', '#25265c'],
    cuts: [0.92, 0.78, 0.68, 0.58],
    grain: 0.1,
    detail: street,
  },
  stripe: { tones: ['#ffe6c0', '#c9a4a4', '#8a789c'], cuts: [0.8, 0.6] },
  kerb: { tones: ['#e0a890', '#9a749a', '#5c5090'], cuts: [0.8, 0.56], detail: street },
  pole: { tones: ['#3f3a74', '#2a2860'], cuts: [0.5] },
  lamp: { tones: ['#fff3c0'], glow: true },
  tree: {
    tones: ['#b9b06c', '#6a8a70', '#3a5f78', '#283f70', '#1f2c60'],
    cuts: [0.86, 0.7, 0.52, 0.36],
    grain: 0.18,
  },
  trunk: { tones: ['#8a6474', '#4a3f70'], cuts: [0.5] },
  hull: { tones: ['#4a4478', '#2c2a60'], cuts: [0.5] },
  cloth1: { tones: ['#ffe9c4', '#b08a9c'], cuts: [0.5] },
  cloth2: { tones: ['#5fa8c0', '#3f5a94'], cuts: [0.5] },
  cloth3: { tones: ['#ff8a7c', '#a0486c'], cuts: [0.5] },
  skin: { tones: ['#d99a74', '#8a5a6c'], cuts: [0.5] },
}
