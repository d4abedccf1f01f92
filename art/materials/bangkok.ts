/** Bangkok's inks and surfaces: the river in the last light, gold on porcelain. */
import { noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

const INK = {
  zenith: '#24406e',
  slate: '#5d6f9a',
  rose: '#d9918c',
  saffron: '#f9b266',
  cream: '#fff0cf',
  mauve: '#8d6f96',
  dusk: '#4b4678',
  night: '#1c2450',
  jade: '#2f7d6c',
}
const FLOWERS = ['#3f9a86', '#e2745a']
const FLOWERS_SHADE = ['#4a6a8c', '#9a5570']
/** Rows of porcelain flowers between the mouldings. */
const porcelain = (p: Vec3, n: Vec3, light: number): string | number | undefined => {
  const row = p[1] / 2.15,
    u = (Math.abs(n[0]) > Math.abs(n[2]) ? p[2] : p[0]) / 1.25,
    dv = (row - Math.floor(row) - 0.5) * 2.15,
    du = (u - Math.floor(u) - 0.5) * 1.25
  if (n[1] > 0.6) return 0
  const i = Math.floor(row)
  if (i % 3 === 0 && Math.hypot(du, dv) < 0.34) return (light > 0.12 ? FLOWERS : FLOWERS_SHADE)[(i / 3) & 1]
  return (noise(p[0] / 3 + 9, p[1] / 2, 5) - 0.5) * 0.06
}
export const materials: Record<string, Material> = {
  prang: {
    tones: [INK.cream, '#f6cf9c', '#cf9a8f', '#8d6f96', '#5a4f80'],
    cuts: [0.66, 0.46, 0.3, 0.13],
    grain: 0.07,
    detail: porcelain,
  },
  ledge: { tones: ['#ffe6b8', '#dba893', '#8d6f96'], cuts: [0.5, 0.26], grain: 0.04 },
  stair: {
    tones: ['#ffe9c4', '#d9a898', '#8d6f96', '#5a4f80'],
    cuts: [0.6, 0.36, 0.16],
    grain: 0.03,
    detail: (p) => (((p[1] % 0.9) + 0.9) % 0.9 < 0.34 ? -0.22 : 0),
  },
  gilt: { tones: ['#fff0b8', '#f2b23e', '#a8683e', '#5f4058'], cuts: [0.6, 0.34, 0.14], grain: 0.04 },
  white: { tones: ['#fff4dc', '#efc9a4', '#a98aa4', '#6d6390'], cuts: [0.56, 0.34, 0.16], grain: 0.03 },
  roof: {
    tones: ['#ffa35a', '#e2703c', '#a24248', '#643454'],
    cuts: [0.66, 0.42, 0.2],
    grain: 0.06,
    detail: (p) => (((p[1] % 0.8) + 0.8) % 0.8 < 0.2 ? -0.12 : 0),
  },
  roofEdge: { tones: ['#7fc08a', '#2f8a6a', '#24606a', '#233f5c'], cuts: [0.66, 0.42, 0.2], grain: 0.05 },
  pediment: {
    tones: ['#f7c65a', '#d08f42', '#8f5450', '#5a3a5c'],
    cuts: [0.6, 0.34, 0.16],
    grain: 0.04,
    detail: (p) => (Math.abs(((((p[1] * 1.1) % 1.4) + 1.4) % 1.4) - 0.7) < 0.16 ? -0.28 : 0),
  },
  dark: { tones: ['#3d3260'] },
  lamp: { tones: ['#ffe08a'], glow: true },
  tree: { tones: ['#b5a860', '#5f7f5c', '#2f5a60', '#1f3a58'], cuts: [0.6, 0.4, 0.2], grain: 0.17 },
  treeB: { tones: ['#cfae62', '#7d8a58', '#3c6660', '#23405a'], cuts: [0.6, 0.4, 0.2], grain: 0.17 },
  trunk: { tones: ['#5a4558', '#33305a'], cuts: [0.4] },
  ground: { tones: ['#c9a27a', '#7a6a74', '#3f4468'], cuts: [0.6, 0.3], grain: 0.08 },
  wall: { tones: ['#f2cfa6', '#b58d94', '#6a5f88'], cuts: [0.5, 0.26], grain: 0.03 },
  city: { tones: ['#eab394', '#b48a9c'], cuts: [0.4] },
  wood: { tones: ['#c8704a', '#8a4348', '#4f2f50', '#2c2448'], cuts: [0.56, 0.34, 0.14], grain: 0.06 },
  plank: { tones: ['#ffd79a', '#c98a6c', '#7a5468'], cuts: [0.5, 0.26] },
  canopy: { tones: ['#fff0cf', '#e9bf9c', '#a0809c'], cuts: [0.6, 0.36], grain: 0.05 },
  canopyB: { tones: ['#4fa890', '#2a7474', '#244c6a'], cuts: [0.6, 0.36], grain: 0.05 },
  engine: { tones: ['#8d93a8', '#4b4f78', '#26284e'], cuts: [0.5, 0.2] },
  hull: { tones: ['#4b4470', '#241f48'], cuts: [0.4] },
  cloth1: { tones: ['#f0643e', '#9a3d4c'], cuts: [0.3] },
  cloth2: { tones: ['#4a8fb0', '#2b5480'], cuts: [0.3] },
  cloth3: { tones: ['#ffe2a4', '#b58d7a'], cuts: [0.3] },
  skin: { tones: ['#b9805c', '#6f4a50'], cuts: [0.3] },
}
