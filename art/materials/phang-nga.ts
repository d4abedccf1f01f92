/** Phang Nga's inks and surfaces: a violet and amber evening. */
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

const flat = (lit: string, own: string, shade: string): Material => ({
  tones: [lit, own, shade],
  cuts: [0.5, 0.24],
  grain: 0.05,
})
/** Seepage down the stone; the tide leaves a dark band. */
const stained = (p: Vec3): number =>
  (fbm((p[0] + p[2]) * 0.5, p[1] * 0.09, 4, 6) - 0.5) * 0.5 - (p[1] < 1 ? 0.22 : 0)
const board = (p: Vec3): number => {
  const row = p[1] / 0.26
  return (row - Math.floor(row) < 0.14 ? -0.1 : 0) + (noise(p[0] * 1.4, p[2] * 1.4, 4) - 0.5) * 0.08
}
export const materials: Record<string, Material> = {
  rock: {
    tones: ['#ffd7a2', '#ec9f83', '#ad6b8d', '#6d4f8c', '#443a78'],
    cuts: [0.64, 0.44, 0.27, 0.13],
    grain: 0.13,
    detail: stained,
  },
  jungle: {
    tones: ['#f0c667', '#a39a58', '#52766a', '#334f70', '#2a3164'],
    cuts: [0.66, 0.46, 0.27, 0.13],
    grain: 0.2,
    detail: (p) => (fbm(p[0] * 0.7 + p[2] * 0.7, p[1] * 0.7, 3, 8) - 0.5) * 0.36,
  },
  wood: {
    tones: ['#ffb46e', '#b9603f', '#6b3650', '#3c2a54'],
    cuts: [0.58, 0.35, 0.17],
    grain: 0.05,
    detail: board,
  },
  plank: flat('#ffd9a0', '#c98a64', '#66466a'),
  gilt: flat('#ffe9a8', '#e6a84c', '#80586c'),
  canopy: flat('#fff0d0', '#e0b8a4', '#7a6494'),
  canopyB: flat('#4fc0b4', '#2a7f92', '#2b4a80'),
  hull: flat('#8a5a6a', '#4a3560', '#2c2450'),
  engine: flat('#d8a48c', '#6d5678', '#342c5c'),
  lamp: { tones: ['#ffe7a6'], glow: true },
  cloth1: flat('#ff9a72', '#d94f4c', '#6d2f5c'),
  cloth2: flat('#fff0d0', '#d9b8ac', '#7f6a98'),
  cloth3: flat('#6fc9bc', '#2f7f94', '#2a4478'),
  skin: flat('#d98f64', '#7f4c4c', '#452f50'),
  garlandA: flat('#ffe27a', '#f0b03c', '#a36a4c'),
  garlandB: flat('#ff8fa8', '#e23d83', '#7f2a70'),
  garlandC: flat('#8fe0b8', '#3fa88c', '#2a6478'),
}
