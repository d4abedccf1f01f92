/** The Maldives' inks and surfaces: lagoon, an hour past noon. */
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

/** Palm leaf laid in courses, each combed downwards, its lower edge in shade. */
const leafCourses = (p: Vec3): number => {
  const row = p[1] / 0.62 + 0.12 * noise((p[0] + p[2]) * 1.4, 3, 6)
  return (noise((p[0] - p[2]) * 6, p[1] * 0.9, 4) - 0.5) * 0.2 + (row - Math.floor(row) < 0.16 ? -0.17 : 0)
}
const planks = (p: Vec3): number => {
  const board = p[2] / 0.24
  return (
    (board - Math.floor(board) < 0.14 ? -0.12 : 0) + (noise(Math.floor(board), p[0] * 0.4, 8) - 0.5) * 0.12
  )
}
/** What stands in the water goes on under it, in the water's ink. */
const drowned = (p: Vec3): string | undefined =>
  p[1] < 0 ? (p[1] < -0.7 ? '#58cdc0' : '#3fb2b0') : undefined
const paint = (lit: string, own: string, shade: string): Material => ({
  tones: [lit, own, shade],
  cuts: [0.5, 0.26],
  grain: 0.05,
})
export const materials: Record<string, Material> = {
  thatch: {
    tones: ['#ffe6ae', '#e2b573', '#a8835f', '#6a6270', '#47506a'],
    cuts: [0.68, 0.48, 0.3, 0.15],
    grain: 0.1,
    detail: leafCourses,
  },
  thatchEdge: { tones: ['#d9a766', '#8f6a58', '#4f4c62'], cuts: [0.5, 0.25], grain: 0.1 },
  timber: {
    tones: ['#f6cd9c', '#c68f68', '#7f6270', '#4f4c6a'],
    cuts: [0.47, 0.28, 0.1],
    detail: (p) => {
      const row = p[1] / 0.3
      return row - Math.floor(row) < 0.12 ? -0.06 : 0
    },
  },
  plank: { tones: ['#fff0d0', '#e6c49a', '#a98f94', '#6b6a86'], cuts: [0.62, 0.4, 0.2], detail: planks },
  post: { tones: ['#d9a87c', '#94716c', '#4f5570'], cuts: [0.5, 0.24], detail: drowned },
  rail: { tones: ['#fff6e2', '#e3cfb4', '#9a94b0'], cuts: [0.5, 0.24], detail: drowned },
  white: { tones: ['#fff6e2', '#f2d9bc', '#a99ab4'], cuts: [0.5, 0.24] },
  curtain: { tones: ['#fff6e2', '#e6e0d6', '#9fb0c0'], cuts: [0.5, 0.24] },
  cushion: { tones: ['#fffaf0', '#ecdcc6', '#a9a0b4'], cuts: [0.5, 0.24] },
  glass: { tones: ['#7fc4cc', '#3f8fa6', '#245f80'], cuts: [0.56, 0.24] },
  dark: { tones: ['#4a4460'] },
  hull: {
    tones: ['#fff8e8', '#f0e2cc', '#a9aec2', '#6f86a4'],
    cuts: [0.56, 0.34, 0.16],
    grain: 0.06,
    detail: (p) => (p[1] < 0 ? '#3fb2b0' : p[1] < 0.24 ? '#c9503f' : undefined),
  },
  strake: paint('#3fc0bc', '#1f8a98', '#175f7c'),
  hullB: {
    tones: ['#ffb27a', '#e2733f', '#8f4450', '#5a3a56'],
    cuts: [0.56, 0.34, 0.16],
    grain: 0.06,
    detail: (p) => (p[1] < 0 ? '#3fb2b0' : undefined),
  },
  strakeB: paint('#fff6e2', '#ecd6b6', '#a99ab4'),
  trim: paint('#d98d52', '#8f5a48', '#4a4058'),
  deck: paint('#f0cfa0', '#bd9474', '#7a6a7c'),
  canopy: paint('#fffaf0', '#f0dcc0', '#a9a6bc'),
  spar: paint('#c98d5c', '#805648', '#463f58'),
  sail: {
    tones: ['#fffaf0', '#f6dfc0', '#cdbcc4', '#9aa3c0'],
    cuts: [0.62, 0.4, 0.2],
    detail: (p) =>
      Math.abs(((p[0] + p[2]) % 1.4) - 0.7) < 0.05 ? -0.08 : (fbm(p[0], p[1], 2, 3) - 0.5) * 0.06,
  },
  cloth1: paint('#ff8f78', '#d94f4c', '#7a3550'),
  cloth2: paint('#7fd0d0', '#2f86a6', '#1f4f78'),
  cloth3: paint('#ffe9b0', '#e0b45c', '#8a6f68'),
  skin: paint('#b0744e', '#70483f', '#453540'),
}
