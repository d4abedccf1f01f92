/** Muscat's inks: amber late sun on white walls and bare rock, a teal sea. */
import { fbm } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = { haze: '#f0b987', teal: '#0f4f63' }
export const SUN: Vec3 = [-0.78, 0.42, 0.46]

const strata = (p: Vec3): number => (fbm(p[0] / 60, p[1] / 14, 2, 5) - 0.5) * 0.16
const ribs = (p: Vec3, n: Vec3): number =>
  Math.cos(Math.atan2(n[0], n[2]) * 24) * 0.08 + (p[1] > 0 ? 0 : 0.01)

export const materials: Record<string, Material> = {
  rock: {
    tones: ['#e3a06a', '#bb7450', '#875253', '#5f4459', '#4a3a58'],
    cuts: [0.66, 0.46, 0.29, 0.16],
    grain: 0,
    detail: strata,
  },
  crag: {
    tones: ['#d98f5e', '#b87053', '#a5634f', '#96584c'],
    cuts: [0.62, 0.4, 0.2],
    grain: 0,
    detail: strata,
  },
  white: { tones: ['#fff6e2', '#ffe4ba', '#c9a9a4', '#9487a4'], cuts: [0.54, 0.33, 0.13], grain: 0.02 },
  whiteB: { tones: ['#ffe9c6', '#f3cf9f', '#b9988f', '#85789a'], cuts: [0.54, 0.33, 0.13], grain: 0.02 },
  dark: { tones: ['#5a4a66'] },
  shutter: { tones: ['#2f8a8f', '#2b5f7c'], cuts: [0.3] },
  fort: {
    tones: ['#ffd9a0', '#e5aa70', '#aa7662', '#735468', '#574562'],
    cuts: [0.64, 0.44, 0.27, 0.12],
    grain: 0,
  },
  blue: { tones: ['#5fb8c4', '#2f82a8', '#2b5a8c', '#2f4272'], cuts: [0.58, 0.36, 0.16], grain: 0.05 },
  gold: {
    tones: ['#fff0b4', '#f6bf4f', '#c9803c', '#805048'],
    cuts: [0.66, 0.42, 0.2],
    grain: 0.06,
    detail: ribs,
  },
  quay: { tones: ['#ffe2b0', '#d5a884', '#8f7080', '#665872'], cuts: [0.56, 0.34, 0.13], grain: 0.04 },
  tree: { tones: ['#b3ac60', '#75865a', '#45695f', '#2b4d58'], cuts: [0.6, 0.4, 0.2], grain: 0.15 },
  trunk: { tones: ['#64505a'] },
  deck: { tones: ['#e3ad74', '#a06e5a', '#6c4a58'], cuts: [0.5, 0.26] },
  boot: { tones: ['#b9523a', '#74405a'], cuts: [0.3] },
  hull: { tones: ['#54506c', '#363650'], cuts: [0.3] },
  cloth1: { tones: ['#fff6e2', '#c9b0a4'], cuts: [0.3] },
  cloth2: { tones: ['#b9523a', '#74405a'], cuts: [0.3] },
  cloth3: { tones: ['#f6e6c4', '#b59c94'], cuts: [0.3] },
  skin: { tones: ['#a56c4c', '#6c4a50'], cuts: [0.3] },
}
