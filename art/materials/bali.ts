/** Bali's inks and surfaces: mist and green, early morning. */
import { mix } from '../kit/ink.ts'
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
export const SUN = [-0.78, 0.4, 0.46] as const
/** Fibre laid in courses and combed down the slope. */
const combed = (p: Vec3): number =>
  (noise((p[0] + p[2]) * 7, p[1] * 1.2, 4) - 0.5) * 0.16 - (((p[1] % 0.42) + 0.42) % 0.42 < 0.07 ? 0.1 : 0)
/** Courses of brick every 24 cm. */
const courses = (p: Vec3): number =>
  (((p[1] % 0.24) + 0.24) % 0.24 < 0.05 ? -0.12 : 0) + (noise(p[0] * 1.4 + p[2], p[1] * 3, 9) - 0.5) * 0.14
export const materials: Record<string, Material> = {
  ijuk: {
    tones: ['#d8a06a', '#8a5f52', '#4c4652', '#2b3644', '#1c2c3a'],
    cuts: [0.74, 0.5, 0.3, 0.16],
    grain: 0.1,
    detail: combed,
  },
  ijukEdge: { tones: ['#ffdf9c', '#b98458', '#4a4650', '#2a3746'], cuts: [0.6, 0.38, 0.2], grain: 0.05 },
  eave: { tones: ['#6b4a44', '#33343f'], cuts: [0.34] },
  timber: { tones: ['#e8704a', '#b04a3c', '#6d3c48', '#43344a'], cuts: [0.56, 0.32, 0.16] },
  gilt: { tones: ['#ffe9a0', '#e6ae50', '#94703f', '#5c5048'], cuts: [0.56, 0.32, 0.16] },
  door: { tones: ['#4a2c34', '#33283a'], cuts: [0.3] },
  plinth: {
    tones: ['#fbe6ba', '#c9bb98', '#80908a', '#4d6a70'],
    cuts: [0.6, 0.36, 0.18],
    grain: 0.06,
    detail: (p) => (fbm(p[0] * 1.3 + p[2], p[1] * 1.3, 3, 5) - 0.5) * 0.16,
  },
  brick: {
    tones: ['#f0a470', '#bf6b4e', '#7c4f54', '#4c4656'],
    cuts: [0.6, 0.36, 0.18],
    grain: 0.05,
    detail: courses,
  },
  thatch: {
    tones: ['#efc98a', '#a98760', '#5f6560', '#36505a'],
    cuts: [0.6, 0.38, 0.2],
    grain: 0.12,
    detail: combed,
  },
  riser: {
    tones: ['#d9d878', '#8fb658', '#468a58', '#22645a', '#174a4c'],
    cuts: [0.72, 0.48, 0.27, 0.13],
    grain: 0.16,
    detail: (p) => (fbm(p[0] * 1.7, p[1] * 3 + p[2] * 1.7, 3, 7) - 0.5) * 0.4,
  },
  tree: {
    tones: ['#d8d67c', '#8ab35c', '#3f8259', '#1f5a54', '#17454a'],
    cuts: [0.68, 0.48, 0.28, 0.14],
    grain: 0.17,
  },
  trunk: { tones: ['#c99a6c', '#6b5a52', '#34464c'], cuts: [0.5, 0.24] },
  cloth1: { tones: ['#f2705a', '#b8443f', '#6f3444'], cuts: [0.5, 0.24] },
  cloth2: { tones: ['#fff3d2', '#d8c6a6', '#8f8f8a'], cuts: [0.5, 0.24] },
  cloth3: { tones: ['#ffcf66', '#c9924a', '#7a6048'], cuts: [0.5, 0.24] },
  hull: { tones: ['#c9873f', '#7d5a44', '#3f4648'], cuts: [0.5, 0.24] },
  skin: { tones: ['#b97a55', '#6d4a42', '#40383f'], cuts: [0.5, 0.24] },
}
/** Inks of the crops: standing rice, stubble, the grass of a bund, each lit and in shade. */
export const CROPS = {
  rice: ['#c8d466', '#86b256', '#3f8058'],
  bund: ['#e6dd86', '#9cbd5e', '#3f7a56'],
  mud: ['#d3b98c', mix('#a98c6c', '#667a7c', 0.3), '#5f6a66'],
}
