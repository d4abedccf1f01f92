/** Inks for the Chianti hills on a soft green morning. */
import { smoothstep } from '../kit/ink.ts'
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN: Vec3 = [-0.78, 0.42, 0.36]

/** The white road: from our feet down through the dip, and up the far slope in two bends. */
export const roadX = (z: number): number =>
  -2 +
  4.5 * smoothstep(-72, -34, z) +
  53 * smoothstep(-70, -290, z) +
  30 * Math.sin((z + 84) / 27) * smoothstep(-96, -180, z) * smoothstep(-312, -250, z)

const FIELD = {
  wheat: ['#f6dc8e', '#dfc172', '#a99a6c', '#728068'],
  meadow: ['#c9d482', '#9cbb68', '#5f9166', '#35706a'],
  vine: ['#b5c766', '#7fa558', '#467c5c', '#2a5f60'],
  earth: ['#eec79a', '#d3a57e', '#9a7c78', '#6c6a76'],
  road: ['#fff6de', '#f3dfc0', '#b9b0bc', '#8a93ac'],
} as const
const inkOf = (tones: readonly string[], v: number): string =>
  v > 0.5 ? tones[0]! : v > 0.34 ? tones[1]! : v > 0.18 ? tones[2]! : tones[3]!

/** Fields in patches with dark hedges between; vines and furrows run in rows. */
const fields = (p: Vec3, _n: Vec3, light: number): string => {
  const v = light * 0.72 + 0.12 + (fbm(p[0] / 9, p[2] / 12, 3, 4) - 0.5) * 0.12
  const off = Math.abs(p[0] - roadX(p[2])) + (fbm(p[0] / 3, p[2] / 11, 3, 8) - 0.5) * 0.7
  if (off < 2.6) return inkOf(FIELD.road, light * 0.7 + 0.27 - (off > 0.9 && off < 1.5 ? 0.12 : 0))
  const brow = -66 + 5 * Math.sin(p[0] / 13) + 4 * (fbm(p[0] / 8, p[2] / 8, 3, 9) - 0.5)
  if (p[2] < brow && p[2] > brow - 2.6) return inkOf(FIELD.vine, v - 0.3)
  if (p[2] > brow) return inkOf(FIELD.meadow, v - 0.17 + (fbm(p[0] / 9, p[2] / 14, 2, 12) - 0.5) * 0.3)
  const size = 48
  const x = p[0] + (fbm(p[0] / 90, p[2] / 90, 3, 6) - 0.5) * 90
  const z = p[2] + (fbm(p[0] / 90, p[2] / 90, 3, 16) - 0.5) * 90
  const [i, j] = [Math.floor(x / size), Math.floor(z / size)]
  const edge = Math.min(x / size - i, z / size - j, 1 - x / size + i, 1 - z / size + j)
  if (edge < 0.014) return inkOf(FIELD.vine, v - 0.2)
  const pick = noise(i * 7.3 + 0.5, j * 5.1 + 0.5, 23)
  if (pick < 0.48) {
    const way = 0.3 + pick * 2.4
    const row = (p[0] * Math.cos(way) + p[2] * Math.sin(way)) / 3.8
    return row - Math.floor(row) < 0.5 ? inkOf(FIELD.vine, v - 0.06) : inkOf(FIELD.earth, v)
  }
  if (pick < 0.58) return inkOf(FIELD.wheat, v)
  if (pick < 0.67) {
    const row = (p[2] - p[0] * 0.4) / 6
    return inkOf(row - Math.floor(row) < 0.24 ? FIELD.meadow : FIELD.wheat, v)
  }
  return inkOf(FIELD.meadow, v)
}
export const green: Record<string, Material> = {
  fields: { tones: ['#c9d482'], detail: fields },
  range: {
    tones: ['#b9cfa8', '#8fb5a0', '#6c9aa0', '#53809a'],
    cuts: [0.58, 0.42, 0.26],
    grain: 0.03,
    detail: (p) => (fbm(p[0] / 160, p[2] / 160 + p[1] / 70, 2, 7) - 0.5) * 0.4,
  },
  cypress: {
    tones: ['#8fae62', '#4c8058', '#28605a', '#184852'],
    cuts: [0.58, 0.38, 0.16],
    grain: 0.12,
    detail: (p) => (noise(p[0] * 3.2 + p[2] * 3, p[1] * 0.9, 5) - 0.5) * 0.5,
  },
  tree: { tones: ['#bccb72', '#7fa45c', '#3f7660', '#25585c'], cuts: [0.6, 0.4, 0.2], grain: 0.16 },
  olive: { tones: ['#d3d8b0', '#a3b596', '#6c8b88', '#4d6f7c'], cuts: [0.6, 0.4, 0.2], grain: 0.16 },
  trunk: { tones: ['#6a5a58'] },
  stone: { tones: ['#fdebc4', '#eac69a', '#a8949a', '#7a7c98'], cuts: [0.5, 0.3, 0.12], grain: 0.03 },
  tile: { tones: ['#f0945f', '#cf6a4a', '#8f4d57', '#664660'], cuts: [0.62, 0.42, 0.2], grain: 0.05 },
  dark: { tones: ['#3d4a6a'] },
  post: { tones: ['#c9a27c', '#8a6c68', '#594e64'], cuts: [0.5, 0.22] },
  leaf: { tones: ['#a9c45c', '#5f9450', '#2f6a54', '#1b4c50'], cuts: [0.6, 0.38, 0.16], grain: 0.14 },
  grape: { tones: ['#7a5a9a', '#4a3a70', '#33294f'], cuts: [0.5, 0.2] },
  body: { tones: ['#f2624a', '#d1402f', '#93283a', '#6b2240'], cuts: [0.56, 0.34, 0.14], grain: 0.02 },
  roofCanvas: { tones: ['#fff0d6', '#e0c4a6', '#9a8a94'], cuts: [0.5, 0.25] },
  glass: { tones: ['#2f4568'] },
  tyre: { tones: ['#3f3f58', '#262c48'], cuts: [0.3] },
  chrome: { tones: ['#fff3dc', '#c3bcc0', '#7f8296'], cuts: [0.5, 0.25] },
  headlamp: { tones: ['#fff6d6'], glow: true },
  tail: { tones: ['#ffb04a', '#a5603f'], cuts: [0.3] },
  case: { tones: ['#c98f54', '#8f5f4a', '#5f4454'], cuts: [0.5, 0.22] },
}
