/** Inks of the Giza plateau at desert dawn. */
import { mix } from '../kit/ink.ts'
import { fbm, hash } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = { haze: '#f6d2b0', dark: '#3a2c48' }
/** Weathered courses: single blocks catch or lose the light, long streaks of rubble run down. */
const blocks = (p: Vec3, n: Vec3, light: number): number => {
  const u = (p[0] * n[2] - p[2] * n[0]) / 3.4
  const v = p[1] / 2.3
  const wear = (hash(Math.floor(u), Math.floor(v), 3) - 0.5) * 0.12 + (fbm(u / 7, v / 16, 4, 6) - 0.5) * 0.3
  return light > 0 ? wear : wear * 0.3
}
/** Khafre's casing ends in a torn edge; below it the core shows. */
const tip = (p: Vec3, n: Vec3, light: number): number | string => {
  const u = (p[0] * n[2] - p[2] * n[0]) / 5
  const torn =
    112 + (fbm(u / 2, 3, 3, 8) - 0.5) * 26 + (hash(Math.floor(u), Math.floor(p[1] / 2.3), 5) - 0.5) * 9
  // the slope faces more sky than the steps below it: level them
  if (p[1] < torn) return blocks(p, n, light) - (light > 0 ? 0.16 : 0.12)
  return light > 0.2 ? '#ffeecb' : '#b58a80'
}
const sand = (p: Vec3): number => (fbm(p[0] / 80, p[2] / 300, 4, 5) - 0.5) * 0.4

export const materials: Record<string, Material> = {
  course: {
    tones: ['#fbcb86', '#eaa566', '#bd795b', '#8c585c', '#644459'],
    cuts: [0.71, 0.5, 0.28, 0.11],
    grain: 0.1,
    detail: blocks,
  },
  casing: {
    tones: ['#fbcb86', '#eaa566', '#bd795b', '#8c585c', '#644459'],
    cuts: [0.71, 0.5, 0.28, 0.11],
    grain: 0.1,
    detail: tip,
  },
  granite: {
    tones: ['#e9a070', '#c47a5c', '#8a5560', '#63465a'],
    cuts: [0.6, 0.38, 0.2],
    grain: 0.1,
    detail: blocks,
  },
  rubble: { tones: ['#ffdf9f', '#eab07a', '#a8706a', '#6f4f64'], cuts: [0.56, 0.36, 0.18], grain: 0.06 },
  sand: {
    tones: ['#fee4b2', '#f8d09a', '#e3ae80', '#a97570', '#7a5668'],
    cuts: [0.65, 0.5, 0.34, 0.18],
    grain: 0.07,
    detail: sand,
  },
  town: { tones: ['#fbdcaa', '#e3b48c', mix('#b5785f', '#8b7a98', 0.5)], cuts: [0.5, 0.25], grain: 0.03 },
  tree: { tones: ['#a3a06c', '#74866c', '#55706f'], cuts: [0.5, 0.26], grain: 0.12 },
  trunk: { tones: ['#6a5560'] },
  hull: { tones: ['#5c4358', '#3f3048'], cuts: [0.3] },
  cloth1: { tones: ['#fff3dc', '#c9a592'], cuts: [0.3] },
  cloth2: { tones: ['#2f8a8f', '#27586c'], cuts: [0.3] },
  cloth3: { tones: ['#c9503f', '#7f3a4c'], cuts: [0.3] },
  skin: { tones: ['#b07a5c', '#74505a'], cuts: [0.3] },
}
