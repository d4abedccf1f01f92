/** Inks for Venice in the clear of the morning: cream stone, sea-green water, peach walls. */
import type { Material } from '../kit/solid.ts'
import { dot, unit, type Vec3 } from '../kit/vec.ts'

export const SUN: Vec3 = [-0.76, 0.42, 0.46]
/** Where the mooring poles stand: x, z, height, lean, stripe. */
export const POLES = [
  [4.95, -15.4, 3.3, 0.05, 0],
  [6.2, -16.8, 2.7, -0.06, 1],
] as const

const spiral =
  (x: number, z: number, lean: number, paint: readonly string[]) =>
  (p: Vec3, _n: Vec3, light: number): string => {
    const a = Math.atan2(p[0] - x - lean * p[1], p[2] - z) / (Math.PI * 2)
    const t = p[1] / 0.95 + a
    const on = t - Math.floor(t) < 0.5
    const tones =
      p[1] < 0.4 ? ['#5a6a60', '#41545a', '#2f4350'] : on ? paint : ['#fff3dc', '#ecd0b8', '#a898b6']
    return light > 0.4 ? tones[0]! : light > 0.1 ? tones[1]! : tones[2]!
  }
const RED = ['#e8604a', '#c4423a', '#7f2f4c']
const BLUE = ['#4a8ab4', '#2f5f96', '#28406f']
const courses = (p: Vec3): number => (Math.abs(p[1] / 2.1 - Math.floor(p[1] / 2.1) - 0.5) > 0.46 ? -0.06 : 0)

/** Three clean planes by the turn of the surface alone: small shadows would fray their edges. */
const lead = (v: number): string => (v > 0.46 ? '#c3d9d2' : v > 0.04 ? '#86adb8' : '#53799b')

export const morning: Record<string, Material> = {
  ...Object.fromEntries(
    POLES.map(([x, z, , lean, k], i) => [
      `pole${i}`,
      { tones: RED, detail: spiral(x, z, lean, k ? BLUE : RED) },
    ]),
  ),
  stone: {
    tones: ['#ffe7bf', '#f6c08e', '#b98f9f', '#8177a2'],
    cuts: [0.5, 0.3, 0.13],
    grain: 0,
    detail: courses,
  },
  white: { tones: ['#fff4da', '#fbd3a3', '#c69ea8', '#8d82ab'], cuts: [0.5, 0.3, 0.13], grain: 0 },
  groove: { tones: ['#c98f7e', '#a97f8c', '#7f6f96', '#675f8e'], cuts: [0.5, 0.3, 0.13], grain: 0 },
  lead: { tones: ['#c3d9d2'], detail: (_p, n) => lead(dot(n, unit(SUN))) },
  tile: { tones: ['#ee9a6a', '#cf7052', '#8d5062', '#62466c'], cuts: [0.6, 0.4, 0.18], grain: 0 },
  brick: { tones: ['#eeb08a', '#cf8468', '#8f6078', '#66537c'], cuts: [0.5, 0.3, 0.13], grain: 0 },
  gold: { tones: ['#ffe9a0', '#f0b240', '#a5734a'], cuts: [0.5, 0.22], grain: 0 },
  dark: { tones: ['#4a4a7c'], glow: true },
  wallA: { tones: ['#f9c3a0', '#e29a80', '#9d7490', '#6f6390'], cuts: [0.5, 0.3, 0.13], grain: 0 },
  wallB: { tones: ['#fbdc9e', '#eeb876', '#a5858c', '#756c90'], cuts: [0.5, 0.3, 0.13], grain: 0 },
  wallC: { tones: ['#fff0d8', '#efd2b8', '#aa9cb8', '#7a80ac'], cuts: [0.5, 0.3, 0.13], grain: 0 },
  wallD: { tones: ['#e58a70', '#c4655a', '#87506e', '#5f4874'], cuts: [0.5, 0.3, 0.13], grain: 0 },
  tree: { tones: ['#a9bc74', '#6a9468', '#3b6f70', '#28586a'], cuts: [0.6, 0.4, 0.2], grain: 0 },
  trunk: { tones: ['#4a4a5c'] },
}
