/** Paris inks and surfaces: a clear morning, cool zinc and warm limestone. */
import { clamp, ramp } from '../kit/ink.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = { haze: '#f1d3c0', dark: '#25344f', shade: '#5f7793', light: '#fff1de' }
export const SUN: Vec3 = [-0.82, 0.4, 0.3]

/** Iron warms towards the top, where the sun already stands on it. */
const iron = (foot: string, top: string): Material => {
  const inks = ramp([foot, top], 9)
  return { tones: [foot], detail: (p) => inks[Math.round(clamp((p[1] - 8) / 250) * 8)] }
}
/** Standing seams of sheet zinc, every 65 cm along the face; too fine to print from far away. */
const seams = (p: Vec3, n: Vec3): number => {
  const level = Math.hypot(n[0], n[2])
  if (p[2] < -215 || level < 0.1) return 0
  const u = (p[0] * n[2] - p[2] * n[0]) / level / 0.65
  return u - Math.floor(u) < (p[2] > -90 ? 0.12 : 0.2) ? (p[2] > -80 ? -0.34 : -0.2) : p[2] > -80 ? -0.13 : 0
}
export const materials: Record<string, Material> = {
  ironFront: iron('#94553f', '#f2bb85'),
  ironSide: iron('#563a52', '#7e4a4e'),
  ironBack: iron('#74505a', '#8d5f5c'),
  deck: { tones: ['#f0b987', '#b8765c', '#6b4557', '#573d58'], cuts: [0.62, 0.4, 0.22], grain: 0.03 },
  rail: { tones: ['#5d5368', '#3d4461', '#2f3a58'], cuts: [0.5, 0.24] },
  stone: { tones: ['#fff0d8', '#f5d9b6', '#b9abba', '#7f8eac'], cuts: [0.45, 0.3, 0.1], grain: 0.03 },
  stoneB: { tones: ['#fbe3c4', '#ecc8a4', '#a99cb0', '#74829f'], cuts: [0.45, 0.3, 0.1], grain: 0.03 },
  white: { tones: ['#fff4e2', '#f7e0c6', '#c0b6c6', '#8794b0'], cuts: [0.5, 0.3, 0.14], grain: 0.03 },
  soffit: { tones: ['#a99bb0', '#6d7898', '#4d5f84'], cuts: [0.4, 0.2] },
  plaster: { tones: ['#f7dcc0', '#dcb49e', '#8f8aa4', '#5c6c8e'], cuts: [0.57, 0.3, 0.12], grain: 0.03 },
  zinc: {
    tones: ['#c9d3da', '#8ba3bb', '#58759a', '#3d5780', '#2c426a'],
    cuts: [0.74, 0.56, 0.34, 0.16],
    grain: 0.04,
    detail: seams,
  },
  zincTop: {
    tones: ['#eee6dc', '#b9c6d2', '#7d97b3', '#4e6a90', '#35507a'],
    cuts: [0.74, 0.54, 0.34, 0.16],
    grain: 0.04,
    detail: seams,
  },
  pot: { tones: ['#f09a68', '#cf6a4c', '#8c4a52', '#5e405c'], cuts: [0.56, 0.34, 0.16], grain: 0.04 },
  shutter: { tones: ['#d9d6d2', '#a3aebb', '#6b7c99'], cuts: [0.4, 0.2] },
  glass: { tones: ['#4f6f94'] },
  dark: { tones: ['#43557a'] },
  lamp: { tones: ['#ffdf9c'], glow: true },
  gold: { tones: ['#ffe3a0', '#e9b353', '#a97548', '#7a5a5c'], cuts: [0.66, 0.4, 0.2], grain: 0.08 },
  plane: { tones: ['#c9c27c', '#7fa074', '#47796f', '#2c5766'], cuts: [0.62, 0.42, 0.22], grain: 0.16 },
  planeB: { tones: ['#b3b878', '#6b9473', '#3d6f6c', '#284e62'], cuts: [0.62, 0.42, 0.22], grain: 0.16 },
  leaf: { tones: ['#9ab877', '#4f8a6c', '#2c5b62'], cuts: [0.5, 0.26], grain: 0.1 },
  trunk: { tones: ['#57516b'] },
  ground: { tones: ['#f0d6b2', '#c8b8ac', '#8a96a8', '#66799a'], cuts: [0.5, 0.34, 0.16], grain: 0.06 },
  quay: { tones: ['#f6dcb8', '#dcb99c', '#ab8f92', '#7a7590'], cuts: [0.5, 0.3, 0.1], grain: 0.04 },
  paving: { tones: ['#fbe9cf', '#dcc8bc', '#98a0b4'], cuts: [0.5, 0.28], grain: 0.03 },
  hull: { tones: ['#4c6288', '#2f456e', '#25344f'], cuts: [0.4, 0.2] },
  cloth1: { tones: ['#d9553f', '#8a3f4c'], cuts: [0.3] },
  cloth2: { tones: ['#35587f', '#27405f'], cuts: [0.3] },
  cloth3: { tones: ['#f3d9a4', '#b09a94'], cuts: [0.3] },
  skin: { tones: ['#d8a07c', '#8a6468'], cuts: [0.3] },
}
