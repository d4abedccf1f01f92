/** Inks for the Alps: a clear morning with the sun in the east. */
import { smoothstep } from '../kit/ink.ts'
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN: Vec3 = [-0.74, 0.42, 0.52]

/** Rock where it is steep or the wind keeps it bare; snow in the gullies and below. */
const alpine = (p: Vec3, n: Vec3, light: number): string => {
  const ledge = fbm(p[0] / 300 + 3, p[1] / 38 + p[0] / 210, 3, 6) - 0.5
  const gully = fbm(p[0] / 46, p[1] / 420 + p[2] / 300, 3, 11) - 0.5
  const bare = 0.62 - 1.15 * n[1] + 0.75 * ledge + 0.62 * gully + 0.1 * smoothstep(500, 1900, p[1])
  if (bare > 0.24)
    return light > 0.52 ? '#dba886' : light > 0.3 ? '#bd8479' : light > 0.08 ? '#7b769d' : '#5d6a9a'
  return light > 0.52 ? '#fff4dc' : light > 0.3 ? '#f7d9bd' : light > 0.08 ? '#aab5d7' : '#8796c2'
}
const courses = (p: Vec3): number => {
  const row = Math.floor(p[1] / 0.7)
  const u = (p[0] + p[2]) / 1.5 + (row % 2) * 0.5
  if (Math.abs(p[1] / 0.7 - row - 0.5) > 0.45) return -0.07
  return (noise(Math.floor(u) * 3.1, row * 1.7, 4) - 0.5) * 0.22
}
export const morning: Record<string, Material> = {
  horn: { tones: ['#fff4dc'], detail: alpine },
  peaks: { tones: ['#fff4dc'], detail: alpine },
  forest: {
    tones: ['#8fb08c', '#5f927f', '#3d7271', '#2a5868'],
    cuts: [0.6, 0.42, 0.24],
    grain: 0.16,
    detail: (p) => (fbm(p[0] / 40, p[2] / 40 + p[1] / 18, 4, 7) - 0.5) * 0.8,
  },
  meadow: {
    tones: ['#d5d980', '#a4bd68', '#62905f', '#2f6763'],
    cuts: [0.62, 0.42, 0.2],
    grain: 0.12,
    detail: (p) => (fbm(p[0] / 26, p[2] / 40, 3, 4) - 0.5) * 0.36,
  },
  spruce: { tones: ['#8fb07a', '#4b8463', '#27605c', '#174852'], cuts: [0.56, 0.36, 0.16], grain: 0.16 },
  bark: { tones: ['#5c4450', '#3c3148'], cuts: [0.3] },
  white: { tones: ['#fff6e2', '#f2dcc4', '#a9adca', '#7d8cb6'], cuts: [0.52, 0.32, 0.14], grain: 0.02 },
  timber: {
    tones: ['#c98552', '#96583f', '#5f3b46', '#46304a'],
    cuts: [0.52, 0.32, 0.14],
    grain: 0.02,
    detail: (p) => (Math.abs(p[1] / 0.5 - Math.floor(p[1] / 0.5) - 0.5) > 0.42 ? -0.1 : 0),
  },
  wood: { tones: ['#8a5440', '#5a3742', '#3f2a42'], cuts: [0.46, 0.22] },
  eave: { tones: ['#4a3048'] },
  roof: { tones: ['#b9a9ae', '#8f8196', '#625d82', '#4b4c76'], cuts: [0.62, 0.44, 0.2], grain: 0.05 },
  spire: { tones: ['#e07a58', '#b4513f', '#74384a'], cuts: [0.5, 0.26], grain: 0.03 },
  glass: { tones: ['#2c3c62'] },
  lamp: { tones: ['#ffdf94'], glow: true },
  headlamp: { tones: ['#fff6cf'], glow: true },
  dark: { tones: ['#3a3450', '#29273f'], cuts: [0.3] },
  gold: { tones: ['#ffe08a', '#d99c3e', '#8f6247'], cuts: [0.5, 0.25] },
  flower: {
    tones: ['#f0564a', '#b03a48'],
    cuts: [0.35],
    detail: (p) => (noise(p[0] * 5, p[1] * 6, 3) > 0.66 ? 0.3 : -0.2),
  },
  masonry: {
    tones: ['#f2d9b4', '#d7b494', '#8f88a6', '#67698f'],
    cuts: [0.44, 0.3, 0.15],
    grain: 0.03,
    detail: courses,
  },
  coping: { tones: ['#fff0d2', '#e6c9a6', '#a49ab0', '#74759a'], cuts: [0.44, 0.3, 0.15] },
  ballast: { tones: ['#d9bfa4', '#a08f96', '#6f6f8e'], cuts: [0.5, 0.25], grain: 0.08 },
  rail: { tones: ['#6d6478', '#433f5c'], cuts: [0.4] },
  coach: { tones: ['#ee5a41', '#cf3a34', '#93293d', '#6b2340'], cuts: [0.44, 0.3, 0.15] },
  band: { tones: ['#ffe9c6', '#efc9a0', '#a88a9c'], cuts: [0.5, 0.25] },
  carRoof: { tones: ['#e9e2d6', '#b9b8c2', '#7e83a2'], cuts: [0.56, 0.3], grain: 0.02 },
}
