/** The Grand Mosque's inks: cool sandstone shade, morning light, tilework in blue and gold. */
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN: Vec3 = [0.78, 0.56, 0.28]

/** Courses of block; the sunlit floor throws warmth up the lower part. */
const courses = (p: Vec3): number => {
  const y = p[1] / 0.62
  const row = Math.floor(y)
  const u = (p[0] + p[2]) / 1.24 + (row % 2) * 0.5
  const joint = p[2] > -40 && (y - row < 0.06 || u - Math.floor(u) < 0.035)
  return (joint ? -0.06 : 0) + warmth(p)
}
const warmth = (p: Vec3): number => 0.15 * Math.max(0, 1 - p[1] / 6.5)
/** Eight-pointed stars in a square grid. */
const stars = (p: Vec3): string | undefined => {
  const s = 0.72
  const [u, v] = [((((p[2] / s) % 1) + 1) % 1) - 0.5, ((((p[1] / s) % 1) + 1) % 1) - 0.5]
  const square = Math.max(Math.abs(u), Math.abs(v))
  const turned = (Math.abs(u) + Math.abs(v)) / Math.SQRT2
  const star = Math.min(square, turned)
  if (star < 0.1) return '#e9c06a'
  if (star < 0.2) return '#3f8fa8'
  if (star < 0.26) return '#f0dcb8'
  if (Math.abs(Math.abs(u) - Math.abs(v)) < 0.05) return '#d9a860'
  return undefined
}
const slabs = (p: Vec3): number => {
  const [u, v] = [p[0] / 1.35, p[2] / 1.1]
  const band = Math.abs(p[0]) > 2.1 && Math.abs(p[0]) < 2.34
  if (band) return -0.14
  return u - Math.floor(u) < 0.03 || v - Math.floor(v) < 0.035 ? -0.06 : 0
}
const net = (p: Vec3, n: Vec3): number => {
  const a = (Math.atan2(n[0], n[2]) * 14) / Math.PI
  const y = p[1] / 2.2
  const f = (t: number): number => Math.abs(t - Math.floor(t) - 0.5)
  return f(a + y) < 0.09 || f(a - y) < 0.09 ? -0.16 : 0.03
}
export const materials: Record<string, Material> = {
  stone: {
    tones: ['#fff2d6', '#f9d9a6', '#d9ad8f', '#ad8a8c', '#7f7088'],
    cuts: [0.6, 0.42, 0.27, 0.15],
    grain: 0.02,
    detail: courses,
  },
  soffit: {
    tones: ['#ffeccb', '#f3c896', '#cf9f86', '#a07f86', '#756884'],
    cuts: [0.6, 0.42, 0.27, 0.15],
    grain: 0.02,
    detail: warmth,
  },
  inlay: { tones: ['#fff0cf', '#d9a86a', '#a07c74', '#78708c'], cuts: [0.56, 0.34, 0.14] },
  coffer: { tones: ['#b3938c', '#8a7890', '#645f88', '#50507c'], cuts: [0.4, 0.24, 0.1], detail: courses },
  marble: {
    tones: ['#fff6e2', '#f3dcb8', '#b9a2a4', '#8a84a0', '#6c6f98'],
    cuts: [0.62, 0.44, 0.3, 0.2],
    grain: 0.03,
    detail: slabs,
  },
  court: {
    tones: ['#fff8e6', '#f3e2c2', '#b3a8b4'],
    cuts: [0.5, 0.3],
    detail: (p) => {
      const [u, v] = [p[0] / 2.6, p[2] / 2.6]
      return u - Math.floor(u) < 0.04 || v - Math.floor(v) < 0.05 ? -0.3 : 0
    },
  },
  mosaic: { tones: ['#4f8aa8', '#2f6488', '#28507a', '#2b416c'], cuts: [0.5, 0.24, 0.12], detail: stars },
  lattice: { tones: ['#ffe9b0', '#d9a860', '#8a6a64'], cuts: [0.5, 0.2] },
  gold: {
    tones: ['#fff0b8', '#f3c45c', '#c98d44', '#8a6250'],
    cuts: [0.66, 0.44, 0.22],
    grain: 0.05,
    detail: net,
  },
  tree: { tones: ['#c3cc7c', '#7fa86a', '#4a7c6c', '#2f5a66'], cuts: [0.6, 0.4, 0.2], grain: 0.05 },
  trunk: { tones: ['#7a6a6c'] },
}
