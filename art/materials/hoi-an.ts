/** Hoi An's inks: blue hour, lamps. Walls warm up towards the shopfronts and cool towards the eaves. */
import { noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = { haze: '#7a6a9c', night: '#121640' }
export const SUN: Vec3 = [-0.3, 0.62, 0.72]

const lamplit = (p: Vec3): number =>
  0.44 * Math.exp(-(((p[1] - 2.8) / 4.6) ** 2)) * (0.75 + 0.4 * noise(p[0] / 3, p[2] / 3, 4)) -
  0.06 * Math.max(0, (p[1] - 7) / 3)
const tiles = (p: Vec3): number => {
  const u = (p[0] * 0.88 - p[2] * 0.48) / 0.5
  return (u - Math.floor(u) < 0.4 ? -0.16 : 0.04) + 0.2 * Math.exp(-(((p[1] - 4) / 1.2) ** 2))
}
export const materials: Record<string, Material> = {
  ochre: {
    tones: ['#ffdf7e', '#fbbd54', '#d98a4c', '#95606a', '#5c4a7c'],
    cuts: [0.8, 0.55, 0.4, 0.24],
    grain: 0.09,
    detail: lamplit,
  },
  ochreB: {
    tones: ['#ffd488', '#f2a65a', '#c9764f', '#85566c', '#54467c'],
    cuts: [0.8, 0.55, 0.4, 0.24],
    grain: 0.09,
    detail: lamplit,
  },
  ochreC: {
    tones: ['#fff0b8', '#ffd27a', '#dfa064', '#9a6d74', '#62527f'],
    cuts: [0.8, 0.55, 0.4, 0.24],
    grain: 0.09,
    detail: lamplit,
  },
  tile: {
    tones: ['#c97f62', '#7d5a78', '#4c4a82', '#33386e', '#242a5c'],
    cuts: [0.84, 0.66, 0.5, 0.34],
    grain: 0.05,
    detail: tiles,
  },
  timber: { tones: ['#c97a4c', '#74455a', '#3c2c58'], cuts: [0.6, 0.36], detail: lamplit },
  shutter: { tones: ['#3fa08f', '#2b6f86', '#25497a'], cuts: [0.66, 0.4], detail: lamplit },
  glowing: {
    tones: ['#ffe9a0'],
    detail: (p) => (noise(p[0] * 1.4, p[1] * 1.1 + p[2], 8) < 0.4 ? '#ffcf70' : undefined),
    glow: true,
  },
  dark: { tones: ['#2b2556'] },
  stone: {
    tones: ['#e9a87c', '#a87480', '#625690', '#3f4280'],
    cuts: [0.7, 0.48, 0.3],
    grain: 0.06,
    detail: lamplit,
  },
  paving: { tones: ['#fbb86c', '#c4846c', '#7f6088', '#4c4a84'], cuts: [0.9, 0.72, 0.5], grain: 0.1 },
  red: {
    tones: ['#f58a5c', '#c4525a', '#7a3a66', '#4c3068'],
    cuts: [0.78, 0.56, 0.34],
    grain: 0.04,
    detail: lamplit,
  },
  tree: { tones: ['#55709a', '#34508a', '#22386f', '#182656'], cuts: [0.74, 0.54, 0.36], grain: 0.16 },
  trunk: { tones: ['#332c5e'] },
  flower: { tones: ['#ff8fa8', '#d9508c', '#8a3a84', '#54307c'], cuts: [0.74, 0.54, 0.36], grain: 0.12 },
  wood: { tones: ['#e08a54', '#94545c', '#573a66', '#332a5a'], cuts: [0.66, 0.44, 0.24], grain: 0.05 },
  plank: { tones: ['#ffcf8a', '#c4805f', '#744f6c', '#453864'], cuts: [0.66, 0.44, 0.24], grain: 0.03 },
  hull: { tones: ['#6a4a70', '#332c5e'], cuts: [0.4] },
  cloth1: { tones: ['#fff0c8', '#b98a90', '#6a5a90'], cuts: [0.7, 0.4] },
  cloth2: { tones: ['#6fc0b8', '#3f6f9a', '#33487c'], cuts: [0.7, 0.4] },
  cloth3: { tones: ['#ff8a70', '#b04c6c', '#643a70'], cuts: [0.7, 0.4] },
  skin: { tones: ['#e9a878', '#8a5a6c'], cuts: [0.4] },
}
