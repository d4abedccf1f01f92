/** Inks for the plains below Kilimanjaro: amber evening, lilac mountain, pale snow. */
import { smoothstep } from '../kit/ink.ts'
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN: Vec3 = [-0.8, 0.36, 0.4]
/** Where Kibo stands. */
export const KIBO = { x: 300, z: -11000, top: 2240 }

/** Ice above a line torn by gullies, bare scree below, forest in the haze. */
const kibo = (p: Vec3, _n: Vec3, light: number): string => {
  const a = Math.atan2(p[2] - KIBO.z, p[0] - KIBO.x)
  const torn = (fbm(a * 12, p[1] / 900, 4, 3) - 0.5) * 1500 + (noise(a * 50, p[1] / 260, 5) - 0.5) * 260
  if (p[1] > 1660 + torn && p[0] > KIBO.x - 2300)
    return light > 0.42 ? '#fff6e4' : light > 0.2 ? '#fbe0cb' : light > 0.06 ? '#d3bcd0' : '#aea2c6'
  return light > 0.42 ? '#c9a0a4' : light > 0.2 ? '#ab8aa2' : '#8b789e'
}
const hide = (p: Vec3): number => (noise(p[0] * 2.2 + p[2], p[1] * 5.5, 4) - 0.5) * 0.12
export const amber: Record<string, Material> = {
  kibo: { tones: ['#c9a0a4'], detail: kibo },
  plain: {
    tones: ['#f2c27a', '#d99f5f', '#a8745c', '#6f5464'],
    cuts: [0.47, 0.36, 0.2],
    grain: 0.045,
    detail: (p) => (fbm(p[0] / 12, p[2] / 30, 4, 4) - 0.5) * 0.36 - 0.12 * smoothstep(-34, -14, p[2]),
  },
  acacia: { tones: ['#c7b25c', '#7f8749', '#4c6148', '#2f4448'], cuts: [0.6, 0.4, 0.18], grain: 0.14 },
  bark: { tones: ['#b5805a', '#70504c', '#432f42'], cuts: [0.5, 0.22], grain: 0.06 },
  elephant: {
    tones: ['#e2a883', '#9d7a7c', '#6f5c78', '#4b4268', '#363058'],
    cuts: [0.74, 0.5, 0.28, 0.14],
    grain: 0.08,
    detail: hide,
  },
  ear: { tones: ['#bf8d7e', '#86697a', '#5c4d72', '#423a62'], cuts: [0.56, 0.36, 0.16], grain: 0.03 },
  tusk: { tones: ['#fff3d6', '#ecca9f', '#a88a92'], cuts: [0.4, 0.2], grain: 0.02 },
  eye: { tones: ['#2a2344'] },
  car: { tones: ['#d8c08a', '#a89068', '#6f6866', '#4d4c60'], cuts: [0.5, 0.3, 0.12], grain: 0.02 },
  canvas: { tones: ['#fff0d0', '#e3c49a', '#9a8688'], cuts: [0.5, 0.25] },
  glass: { tones: ['#4a4664'] },
  tyre: { tones: ['#4c3f54', '#332b48'], cuts: [0.3] },
  hull: { tones: ['#5a4a5c', '#3a3150'], cuts: [0.3] },
  cloth1: { tones: ['#d1543f', '#84384a'], cuts: [0.3] },
  cloth2: { tones: ['#fff0d6', '#b59aa0'], cuts: [0.3] },
  cloth3: { tones: ['#4f8f8a', '#345a70'], cuts: [0.3] },
  skin: { tones: ['#a86c4c', '#643f44'], cuts: [0.3] },
}
