/** Inks for Fuji and the pagoda: a cool spring morning, vermilion and cherry. */
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = { haze: '#f3d5cf', deep: '#2a3560' }
export const SUN: Vec3 = [-0.76, 0.42, 0.46]
/** Where the mountain stands: east of the eye's axis and far away. */
export const FUJI = { x: -1350, z: -17000 }

/** Courses of round tiles run down the slope. */
const tiles = (p: Vec3, n: Vec3): number => {
  const level = Math.hypot(n[0], n[2])
  if (level < 0.05) return 0
  const u = (p[0] * n[2] - p[2] * n[0]) / level / 0.42
  return u - Math.floor(u) < 0.3 ? -0.13 : 0
}
/** Snow lies above a line that gullies pull down. */
const fuji = (p: Vec3, _n: Vec3, light: number): string => {
  const [dx, dz] = [p[0] - FUJI.x, p[2] - FUJI.z]
  const a = Math.atan2(dz, dx)
  const r = Math.hypot(dx, dz)
  const gully = fbm(a * 15, r / 2600, 4, 3) - 0.5
  const torn = noise(a * 60, r / 420, 5) - 0.5
  const snow = p[1] > 1180 + gully * 2600 + torn * 420
  if (snow) return light > 0.52 ? '#fff4e8' : light > 0.3 ? '#fbdcd6' : light > 0.12 ? '#c9bfdc' : '#a3a6cf'
  return light > 0.52 ? '#9fb0c8' : light > 0.26 ? '#7f95b8' : '#5f78a4'
}
export const materials: Record<string, Material> = {
  fuji: { tones: ['#8ea4c2'], detail: fuji },
  forest: { tones: ['#9fbba4', '#6f9a98', '#4c7a8a', '#38607c'], cuts: [0.6, 0.42, 0.24], grain: 0.14 },
  field: {
    tones: ['#dfe0b4', '#b3c79f', '#86a99a', '#5f8590'],
    cuts: [0.5, 0.34, 0.18],
    grain: 0.1,
    detail: (p) => (fbm(p[0] / 60, p[2] / 90, 3, 4) - 0.5) * 0.3,
  },
  grass: { tones: ['#c3c878', '#86a567', '#4a7a64', '#2b5560'], cuts: [0.56, 0.4, 0.2], grain: 0.14 },
  house: { tones: ['#fff0e2', '#efcfc4', '#a89cba', '#757ca6'], cuts: [0.52, 0.3, 0.12], grain: 0.02 },
  houseB: { tones: ['#fbe0c6', '#e2bdb4', '#a699b4', '#7a80a6'], cuts: [0.52, 0.3, 0.12], grain: 0.02 },
  slate: { tones: ['#9fb2c4', '#6b86a6', '#4d6890', '#3a527c'], cuts: [0.62, 0.42, 0.24], grain: 0.04 },
  rust: { tones: ['#e08a6a', '#bb6458', '#8a5f74', '#665578'], cuts: [0.62, 0.42, 0.24], grain: 0.04 },
  red: { tones: ['#f7764a', '#dc432f', '#97303f', '#5f2846'], cuts: [0.6, 0.36, 0.15], grain: 0.03 },
  eave: {
    tones: ['#c2493a', '#8d2f3c', '#5a2643', '#45213f'],
    cuts: [0.4, 0.24, 0.12],
    detail: (p) => ((p[0] + p[2]) / 0.5 - Math.floor((p[0] + p[2]) / 0.5) < 0.45 ? 0.1 : -0.04),
  },
  white: { tones: ['#fff5e8', '#f6d8cf', '#b9a3bd', '#8a7fa8'], cuts: [0.52, 0.3, 0.14], grain: 0.02 },
  lattice: { tones: ['#4f9a86', '#35756f', '#2b5566'], cuts: [0.5, 0.26] },
  door: { tones: ['#a5323a', '#6e2a45'], cuts: [0.4] },
  edge: { tones: ['#ffe2a8', '#e9b06c', '#9a6460', '#6f4a60'], cuts: [0.5, 0.3, 0.14], grain: 0.02 },
  rooftile: {
    tones: ['#dfe2de', '#a3b5bd', '#6a86a0', '#48628a', '#344a74'],
    cuts: [0.74, 0.54, 0.36, 0.18],
    grain: 0.06,
    detail: tiles,
  },
  ridge: { tones: ['#c6d0d2', '#6f8aa4', '#3d5580'], cuts: [0.55, 0.28] },
  gold: { tones: ['#ffe9ac', '#e9b24f', '#a06a45', '#6f4a50'], cuts: [0.6, 0.36, 0.16], grain: 0.06 },
  stone: { tones: ['#f6e2cf', '#d5c1bd', '#948fae', '#666f98'], cuts: [0.52, 0.34, 0.14], grain: 0.05 },
  paving: { tones: ['#fbe8d4', '#dbc5c2', '#9a94b2'], cuts: [0.5, 0.28], grain: 0.03 },
  bark: { tones: ['#8a5f64', '#5c4258', '#3a3050'], cuts: [0.5, 0.25], grain: 0.05 },
  trunk: { tones: ['#4a3a56'] },
  blossom: {
    tones: ['#fff0ec', '#fbccd2', '#e79cb4', '#b06c9c', '#7a5290'],
    cuts: [0.66, 0.46, 0.3, 0.14],
    grain: 0.2,
  },
  blossomB: {
    tones: ['#ffe2e2', '#f3b3c2', '#d684a8', '#9c5f94', '#6d4c8a'],
    cuts: [0.66, 0.46, 0.3, 0.14],
    grain: 0.2,
  },
  tree: { tones: ['#a9b678', '#6c9070', '#44716f', '#2e5468'], cuts: [0.62, 0.42, 0.22], grain: 0.16 },
  cedar: { tones: ['#8fa873', '#4f7d68', '#2f5a64', '#234560'], cuts: [0.62, 0.42, 0.22], grain: 0.16 },
  glass: { tones: ['#6c7da6'] },
  hull: { tones: ['#4a5078', '#2f3860'], cuts: [0.3] },
  cloth1: { tones: ['#e05a45', '#8c3a50'], cuts: [0.3] },
  cloth2: { tones: ['#3d7a96', '#2c5272'], cuts: [0.3] },
  cloth3: { tones: ['#fff0d4', '#b39cae'], cuts: [0.3] },
  skin: { tones: ['#e0ad8a', '#946e78'], cuts: [0.3] },
}
