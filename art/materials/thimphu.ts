/** Thimphu inks and surfaces: alpine morning, whitewash against lilac shade, gold roofs, pine green. */
import { fbm } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

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
const shelf = (x: number, z: number): number =>
  (z + 90) / 7 + 1.1 * Math.sin(x / 21 + 1) + 0.5 * Math.sin(x / 9.3 + z / 8) - x * 0.03
const CROPS = [
  ['#c6d06c', '#4c8464'],
  ['#a9c866', '#3b7862'],
  ['#dcc870', '#6f8760'],
  ['#98bf62', '#32705f'],
] as const
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
      if (s > 0 && edge > 0.86) return l > 0.2 ? '#6f9a54' : '#27594f'
      const crop = CROPS[(((Math.floor(s) * 7) % CROPS.length) + CROPS.length) % CROPS.length]!
      if (s < 0) return l > 0.2 ? '#b9cb72' : '#5c9068'
      return l > 0.2 ? crop[0] : crop[1]
    },
  },
  hill: {
    tones: ['#c3cf7a', '#7fae6c', '#43806a', '#265c66', '#1d4560'],
    cuts: [0.72, 0.52, 0.36, 0.2],
    grain: 0.015,
    detail: (p) => (fbm(p[0] / 60, p[2] / 60 + p[1] / 30, 2, 6) - 0.5) * 0.24,
  },
  far: { tones: ['#b9d0bb', '#8fb8b4', '#6699a8', '#487f9c'], cuts: [0.62, 0.44, 0.26], grain: 0.015 },
  pine: {
    tones: ['#a9c06a', '#4f9060', '#226058', '#173f50'],
    cuts: [0.6, 0.4, 0.2],
    grain: 0.01,
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
