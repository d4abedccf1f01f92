/** Inks for Venice in the clear of the morning: cream stone, sea-green water, peach walls. */
import { fbm } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN: Vec3 = [-0.76, 0.42, 0.46]
/** Where the mooring poles stand: x, z, height, lean, stripe. */
export const POLES = [
  [4.9, -15.4, 4.3, 0.05, 0],
  [6.1, -16.8, 3.6, -0.06, 1],
  [7.4, -15, 4.8, 0.04, 0],
  [-8, -18.4, 3.9, -0.05, 1],
  [-9, -17.4, 4.6, 0.05, 0],
  [8.4, -33, 3.6, 0.04, 1],
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

export const morning: Record<string, Material> = {
  ...Object.fromEntries(
    POLES.map(([x, z, , lean, k], i) => [
      `pole${i}`,
      { tones: RED, detail: spiral(x, z, lean, k ? BLUE : RED) },
    ]),
  ),
  stone: {
    tones: ['#fff2da', '#f2d3b4', '#b3a3bd', '#7f86b2'],
    cuts: [0.5, 0.3, 0.13],
    grain: 0.03,
    detail: courses,
  },
  white: { tones: ['#fff7e6', '#f9e0c2', '#c0b0c4', '#8a90b8'], cuts: [0.5, 0.3, 0.13], grain: 0.03 },
  lead: { tones: ['#d5dfdc', '#9fb8c4', '#6a88a8', '#4a648f'], cuts: [0.66, 0.42, 0.18], grain: 0.09 },
  tile: { tones: ['#ee9a6a', '#cf7052', '#8d5062', '#62466c'], cuts: [0.6, 0.4, 0.18], grain: 0.05 },
  brick: { tones: ['#eeb08a', '#cf8468', '#8f6078', '#66537c'], cuts: [0.5, 0.3, 0.13], grain: 0.03 },
  gold: { tones: ['#ffe9a0', '#f0b240', '#a5734a'], cuts: [0.5, 0.22], grain: 0.05 },
  dark: { tones: ['#46507f'] },
  wallA: { tones: ['#f9c3a0', '#e29a80', '#9d7490', '#6f6390'], cuts: [0.5, 0.3, 0.13], grain: 0.02 },
  wallB: { tones: ['#fbdc9e', '#eeb876', '#a5858c', '#756c90'], cuts: [0.5, 0.3, 0.13], grain: 0.02 },
  wallC: { tones: ['#fff0d8', '#efd2b8', '#aa9cb8', '#7a80ac'], cuts: [0.5, 0.3, 0.13], grain: 0.02 },
  wallD: { tones: ['#e58a70', '#c4655a', '#87506e', '#5f4874'], cuts: [0.5, 0.3, 0.13], grain: 0.02 },
  tree: { tones: ['#a9bc74', '#6a9468', '#3b6f70', '#28586a'], cuts: [0.6, 0.4, 0.2], grain: 0.16 },
  trunk: { tones: ['#4a4a5c'] },
  gondola: {
    tones: ['#5a6a8c', '#2c3a5e', '#1b2647', '#141c38'],
    cuts: [0.62, 0.4, 0.16],
    grain: 0.03,
    detail: (p) => (fbm(p[0], p[1] * 3, 2, 3) - 0.5) * 0.1,
  },
  trim: { tones: ['#d99a5c', '#8f5a4c', '#4a3550'], cuts: [0.44, 0.2] },
  cushion: { tones: ['#d9503f', '#a5343f', '#6a2744'], cuts: [0.5, 0.24], grain: 0.03 },
  cover: { tones: ['#4f8fb4', '#2f6596', '#264a7a', '#1f3763'], cuts: [0.6, 0.4, 0.18], grain: 0.04 },
  cloth1: { tones: ['#f0b84e', '#a5713f'], cuts: [0.3] },
  cloth2: { tones: ['#fff3dc', '#b5a5b8'], cuts: [0.3] },
  cloth3: { tones: ['#3f8f96', '#2a5f7a'], cuts: [0.3] },
  hull: { tones: ['#3a4468', '#262f50'], cuts: [0.3] },
  skin: { tones: ['#b9805c', '#744c4c'], cuts: [0.3] },
  boot: { tones: ['#c4423a', '#7f2f4c'], cuts: [0.3] },
  deck: { tones: ['#c99a70', '#80606a'], cuts: [0.3] },
}
