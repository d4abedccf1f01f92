/** Inks for the falls of Iguazú: white water, wet basalt, wet green. */
import { clamp } from '../kit/ink.ts'
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import type { Horseshoe } from '../models/waterfall.ts'

export const SUN: Vec3 = [-0.66, 0.5, 0.56]
export const FALLS: Horseshoe = { x: 10, z: -150, r: 165, lip: 76, ledge: 38 }

/** How much of the river comes over at `u` metres along the rim: broad curtains and narrow threads, never evenly. */
export const flow = (u: number, upper: boolean): number =>
  fbm(u / 58, upper ? 4.1 : 9.2, 2, 6) * 0.7 +
  fbm(u / 17, upper ? 2.3 : 7.1, 2, 9) * 0.3 +
  (upper ? 0.055 : 0.01)

/** Curtains of water with rock and ferns between; the river above slides over as green glass. */
const curtain = (p: Vec3, n: Vec3, light: number): string => {
  const u = Math.atan2(p[0] - FALLS.x, FALLS.z - p[2]) * FALLS.r
  const upper = p[1] > FALLS.ledge - 1
  const water = flow(u, upper) + (upper ? 0.01 : 0.03)
  const edge = (noise(u / 2.4, p[1] / 9, 4) - 0.5) * 0.05
  if (Math.abs(n[1]) > 0.62) {
    if (p[1] > FALLS.lip - 3)
      return water + edge > 0.45 ? (noise(u / 3, p[2] / 20, 5) > 0.62 ? '#d9ecdf' : '#8fbfb4') : '#3f7a5c'
    return water + edge > 0.46 ? '#f3f6ea' : light > 0.4 ? '#8fae5c' : '#3f7660'
  }
  if (water + edge > 0.47) {
    const fall = noise(u / 1.3, p[1] / 34, 3) * 0.6 + noise(u / 4.2, p[1] / 60, 9) * 0.4
    const thick = clamp((water - 0.47) / 0.1)
    const v = light * 0.5 + fall * 0.66 + thick * 0.1 - (noise(u / 9, p[1] / 80, 17) > 0.66 ? 0.14 : 0)
    return v > 0.74 ? '#fffaec' : v > 0.56 ? '#eaf0e4' : v > 0.4 ? '#c3d6dc' : '#96b4c8'
  }
  // ferns hang from every ledge in long tongues; the basalt between them is one flat tone
  const below = ((upper ? FALLS.lip : FALLS.ledge) - p[1]) / 38
  if (noise(u / 6.5, 1, 14) + 0.35 * noise(u / 1.7, 2, 15) > 0.42 + below * 0.9)
    return light > 0.3 ? '#6f9a54' : '#3a7358'
  return light > 0.3 ? '#77656a' : '#474862'
}
export const wet: Record<string, Material> = {
  falls: { tones: ['#fffaec'], detail: curtain },
  forest: {
    tones: ['#b9c468', '#75a05a', '#38745c', '#1f5458'],
    cuts: [0.6, 0.42, 0.22],
    grain: 0.03,
  },
  far: {
    tones: ['#9fbf8c', '#6f9f84', '#4d8280', '#3a6c78'],
    cuts: [0.6, 0.42, 0.24],
    grain: 0.14,
    detail: (p) => (fbm(p[0] / 16, p[1] / 7 + p[2] / 40, 4, 7) - 0.5) * 0.9,
  },
  rock: { tones: ['#a58672', '#74646c', '#494a62', '#33385a'], cuts: [0.6, 0.36, 0.15], grain: 0.1 },
  plank: {
    tones: ['#c9b094', '#94827c', '#5f5a6c', '#434460'],
    cuts: [0.46, 0.28, 0.12],
    grain: 0.02,
    detail: (p) => (((((p[2] + p[0] * 0.2) / 0.42) % 1) + 1) % 1 < 0.16 ? -0.13 : 0),
  },
  rail: { tones: ['#e3c9a4', '#9a8480', '#5a566c'], cuts: [0.44, 0.2] },
  palm: { tones: ['#a9bf62', '#5f9458', '#2f6a5a', '#1d4f56'], cuts: [0.56, 0.38, 0.16], grain: 0.1 },
  bark: { tones: ['#b59a86', '#7a6a6c', '#4a4860'], cuts: [0.5, 0.22] },
  cloth1: { tones: ['#f0b84e', '#a5713f'], cuts: [0.3] },
  cloth2: { tones: ['#e8604a', '#93384c'], cuts: [0.3] },
  cloth3: { tones: ['#4f94b4', '#335f88'], cuts: [0.3] },
  hull: { tones: ['#44466a', '#2c2f50'], cuts: [0.3] },
  skin: { tones: ['#b9805c', '#7a5450'], cuts: [0.3] },
}
