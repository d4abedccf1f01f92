/** Inks for Tuscany: late sun, amber on the walls and rose in the air. */
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN: Vec3 = [-0.76, 0.4, 0.46]

/** Green and rose panels on white marble, by height. */
const panels = (p: Vec3, _n: Vec3, light: number): string | undefined => {
  const row = p[1] / 4.4
  const f = row - Math.floor(row)
  const lit = light > 0.3
  if (f < 0.1) return lit ? '#8fa08a' : '#6a6f94'
  if (f > 0.5 && f < 0.58) return lit ? '#eab59c' : '#9a7ea4'
  return undefined
}
/** Rows of tiles down the slope. */
const tiled = (p: Vec3, n: Vec3): number => {
  const level = Math.hypot(n[0], n[2])
  if (level < 0.05) return 0
  const u = (p[0] * n[2] - p[2] * n[0]) / level / 1.1
  return u - Math.floor(u) < 0.34 ? -0.1 : 0.02 + 0.06 * (noise(Math.floor(u), p[1] / 2, 4) - 0.5)
}
/** Courses of the great dome's tiles, drawn across each sail. */
const sails = (p: Vec3): number => {
  const y = p[1] / 2.3
  return (y - Math.floor(y) < 0.2 ? -0.07 : 0) + (noise(p[0] / 3, p[1] * 1.1 + p[2] / 3, 7) - 0.5) * 0.1
}
export const late: Record<string, Material> = {
  marble: {
    tones: ['#fff0d8', '#f3cdae', '#b394b4', '#7f77ac'],
    cuts: [0.5, 0.3, 0.12],
    grain: 0.03,
    detail: panels,
  },
  white: { tones: ['#fff3de', '#f6d4b4', '#bda0ba', '#8a80b2'], cuts: [0.5, 0.3, 0.12], grain: 0.03 },
  terracotta: {
    tones: ['#f39a5e', '#d9683f', '#a3434a', '#6e3358'],
    cuts: [0.76, 0.42, 0.18],
    grain: 0.06,
    detail: sails,
  },
  tile: {
    tones: ['#ef9560', '#cf6544', '#934253', '#66355c'],
    cuts: [0.62, 0.42, 0.2],
    grain: 0.05,
    detail: tiled,
  },
  brown: { tones: ['#e8b27a', '#bf8062', '#7f5674', '#5a456f'], cuts: [0.5, 0.3, 0.12], grain: 0.03 },
  gold: { tones: ['#ffe59a', '#e0a04a', '#9a6660'], cuts: [0.5, 0.25] },
  dark: { tones: ['#4a3660'] },
  lamp: { tones: ['#ffd684'], glow: true },
  wallA: { tones: ['#fde3b4', '#eebd8c', '#a3839c', '#776a98'], cuts: [0.5, 0.3, 0.12], grain: 0.02 },
  wallB: { tones: ['#f9c98c', '#df9a6e', '#92708c', '#6b5a88'], cuts: [0.5, 0.3, 0.12], grain: 0.02 },
  wallC: { tones: ['#fff0d6', '#f2cfae', '#b096b0', '#8278a8'], cuts: [0.5, 0.3, 0.12], grain: 0.02 },
  hill: {
    tones: ['#c4937f', '#9c7788', '#7b668c', '#5f5a88'],
    cuts: [0.62, 0.46, 0.28],
    grain: 0.02,
    detail: (p) => (fbm(p[0] / 190, p[2] / 190 + p[1] / 90, 2, 7) - 0.5) * 0.5,
  },
  field: {
    tones: ['#e3c27c', '#b9a565', '#7f8264', '#566470'],
    cuts: [0.6, 0.42, 0.2],
    grain: 0.12,
    detail: (p) => (fbm(p[0] / 24, p[2] / 36, 3, 4) - 0.5) * 0.3,
  },
  ground: { tones: ['#c98f6c', '#9a6a6c', '#6a5070'], cuts: [0.5, 0.25], grain: 0.06 },
  tree: { tones: ['#b5a55a', '#71804f', '#44605a', '#2f4858'], cuts: [0.6, 0.4, 0.2], grain: 0.16 },
  lemon: { tones: ['#ffd65c', '#d99a3c', '#8f6a50'], cuts: [0.5, 0.25], grain: 0.05 },
  trunk: { tones: ['#5a3d4a'] },
  cypress: {
    tones: ['#8f8f4e', '#4f6a4c', '#2c4a50', '#1d3548'],
    cuts: [0.58, 0.38, 0.16],
    grain: 0.12,
    detail: (p) => (noise(p[0] * 3.2 + p[2] * 3, p[1] * 0.9, 5) - 0.5) * 0.5,
  },
  /** The terrace we stand on is already in shade. */
  terrace: { tones: ['#a3707a', '#57406c', '#372a56', '#231c44'], cuts: [0.56, 0.3, 0.12] },
  floor: { tones: ['#57406c', '#2c2450'], cuts: [0.3] },
  stone: { tones: ['#f6d3a4', '#d09f84', '#7a6488', '#54507e'], cuts: [0.5, 0.3, 0.12], grain: 0.04 },
}
