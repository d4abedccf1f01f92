/** Thimphu inks and surfaces: alpine morning, whitewash against lilac shade, gold roofs, pine green. */
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = { deep: '#17355c', haze: '#bcd6cc', dark: '#1d2f4a', cream: '#fbeccb' }
export const SUN: Vec3 = [-0.74, 0.45, 0.42]

const CUTS = [0.55, 0.34, 0.1]
const flat = (...tones: string[]): Material => ({ tones, cuts: CUTS, grain: 0.03 })
/** Seams of the roof sheets, running down the slope. */
const seams = (p: Vec3, n: Vec3): number => {
  const level = Math.hypot(n[0], n[2])
  if (level < 0.05) return 0
  const u = (p[0] * n[2] - p[2] * n[0]) / level / 1.3
  return u - Math.floor(u) < 0.13 ? -0.16 : 0
}
/** Height of the paddies below the fortress: shelves with a wandering edge, dropping towards the eye. */
export const shelf = (x: number, z: number): number =>
  (z + 92) / 4.6 + 0.9 * Math.sin(x / 17 + 1) + 0.5 * Math.sin(x / 6.3) - x * 0.028
const CROPS = [
  ['#dcdc72', '#8fb35c', '#4c8464'],
  ['#b7cf63', '#6fa35a', '#3b7862'],
  ['#f0d672', '#bfa957', '#6f8760'],
  ['#9cc25f', '#5b9459', '#32705f'],
]
export const materials: Record<string, Material> = {
  white: flat('#fff8e6', '#d5cede', '#98a2ca', '#6d7fb4'),
  red: flat('#c04a3c', '#94344a', '#6a2f52', '#4e2b54'),
  timber: flat('#9c5136', '#743f44', '#4f3450', '#3b2c4c'),
  ochre: flat('#f2b347', '#d08f46', '#946a5a', '#6c5460'),
  dark: { tones: ['#33263f'] },
  fascia: flat('#d9573c', '#a63f44', '#6f3350', '#4c2b52'),
  gold: {
    tones: ['#ffe08a', '#eda42c', '#bb7838', '#7f5551'],
    cuts: [0.62, 0.4, 0.2],
    grain: 0.05,
    detail: seams,
  },
  field: {
    tones: ['#dcdc72', '#8fb35c', '#4c8464'],
    detail: (p, _n, l) => {
      const s = shelf(p[0], p[2])
      const edge = s - Math.floor(s)
      if (s > 0 && edge > 0.8) return l > 0.2 ? (edge > 0.94 ? '#8f8f58' : '#4f7a52') : '#27594f'
      const crop = CROPS[(((Math.floor(s) * 7) % CROPS.length) + CROPS.length) % CROPS.length]!
      const row = p[0] * 0.5 + p[2] * 1.9
      if (s < 0) return l > 0.2 ? '#b9cb72' : '#5c9068'
      return l > 0.2 ? (row - Math.floor(row) < 0.3 ? crop[1] : crop[0]) : crop[2]
    },
  },
  hill: {
    tones: ['#c3cf7a', '#7fae6c', '#43806a', '#265c66', '#1d4560'],
    cuts: [0.72, 0.52, 0.36, 0.2],
    grain: 0.14,
    detail: (p) => (fbm(p[0] / 34, p[2] / 34 + p[1] / 20, 4, 6) - 0.5) * 0.5,
  },
  far: { tones: ['#b9d0bb', '#8fb8b4', '#6699a8', '#487f9c'], cuts: [0.62, 0.44, 0.26], grain: 0.1 },
  pine: {
    tones: ['#a9c06a', '#4f9060', '#226058', '#173f50'],
    cuts: [0.6, 0.4, 0.2],
    grain: 0.12,
    detail: (p) => (noise(p[0] * 0.9, p[1] * 1.3 + p[2], 4) - 0.5) * 0.3,
  },
  trunk: { tones: ['#4a3a44'] },
  paving: flat('#f3dfba', '#cdbfb4', '#94a0b8', '#6f84ac'),
  roof: flat('#e6c98a', '#b98f6a', '#7f6a74', '#5c5670'),
  cloth1: { tones: ['#b3363a', '#722b46'], cuts: [0.3] },
  cloth2: { tones: ['#e2913a', '#9a5f48'], cuts: [0.3] },
  cloth3: { tones: ['#33598a', '#2b4468'], cuts: [0.3] },
  hull: { tones: ['#3c3350', '#2c2c48'], cuts: [0.3] },
  skin: { tones: ['#d9a077', '#8d6464'], cuts: [0.3] },
}
