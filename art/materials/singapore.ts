/** Singapore's inks and surfaces: blue hour, lamps. */
import { hash } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

const INK = {
  zenith: '#141a46',
  night: '#0e1130',
  blue: '#27356f',
  shade: '#26336a',
  violet: '#5a5f97',
  rose: '#c98a92',
  peach: '#f3b98a',
  lamp: '#ffe08a',
  coral: '#ff7a59',
  mint: '#7fe0cf',
}

/** Room fronts: a balcony edge to every floor and some lit windows. `local` says where a point lies along the facade. */
export const rooms =
  (local: (p: Vec3) => number, lit: number, seed: number, wide = 4.6, floor = 4.6) =>
  (p: Vec3): number | string | undefined => {
    const u = local(p) / wide,
      f = p[1] / floor,
      i = Math.floor(u),
      j = Math.floor(f),
      inU = u - i,
      inF = f - j
    if (inF < 0.26) return 0.06
    if (inU > 0.16 && inU < 0.84 && inF > 0.34 && inF < 0.9) {
      const h = hash(i, j, seed)
      if (h < lit) return h < lit * 0.62 ? '#ffd98a' : '#ffb978'
      return h < 0.6 ? -0.2 : -0.12
    }
    return -0.04
  }
const far = (lit: string, shade: string): Material => ({ tones: [lit, shade], cuts: [0.4] })
export const materials: Record<string, Material> = {
  hull: { tones: ['#2b3566', '#141a46'], cuts: [0.4] },
  keel: {
    tones: ['#ffd9b4', '#d9a6ac', '#7d78ae', '#454d8c', '#2b3570'],
    cuts: [0.62, 0.4, 0.22, 0.1],
    grain: 0.06,
  },
  rim: { tones: ['#fff0b8'], glow: true },
  atrium: { tones: ['#e9a66a', '#8a5f74', '#3a3f7c'], cuts: [0.6, 0.3], grain: 0.05 },
  deck: { tones: ['#a58fb4', '#5a5f97', '#313c78'], cuts: [0.5, 0.24] },
  boards: {
    tones: ['#6d6a9c', '#434a86', '#232a62'],
    cuts: [0.34, 0.12],
    detail: (p) => (((p[0] % 0.34) + 0.34) % 0.34 < 0.05 ? -0.4 : 0),
  },
  lamp: { tones: [INK.lamp], glow: true },
  lampWarm: { tones: ['#ffb56b'], glow: true },
  roofTree: { tones: ['#8a8f7c', '#3f6a6a', '#1f3f5c'], cuts: [0.56, 0.3], grain: 0.16 },
  trunk: { tones: ['#4a4a72', '#1f2750'], cuts: [0.4] },
  core: {
    tones: ['#f08f9a', '#a5548f', '#553a80', '#262a5c'],
    cuts: [0.5, 0.3, 0.14],
    grain: 0.14,
    detail: (p) => 0.3 * (1 - Math.min(1, p[1] / 16)) - 0.1,
  },
  leaf: {
    tones: ['#ffab94', '#c05f8c', '#5f3f86', '#23406a'],
    cuts: [0.66, 0.44, 0.22],
    grain: 0.18,
    detail: (p) => 0.16 * (1 - Math.min(1, p[1] / 18)),
  },
  fern: { tones: ['#7fae9a', '#2f7a80', '#22506c', '#1a2f58'], cuts: [0.66, 0.4, 0.2], grain: 0.16 },
  rods: { tones: ['#ffd0b0', '#f08fa4', '#b765b0', '#6a4a9a'], cuts: [0.6, 0.4, 0.2], grain: 0.05 },
  rodsFar: { tones: ['#d077b0', '#8a55a6', '#54408c'], cuts: [0.5, 0.26], grain: 0.05 },
  tree: { tones: ['#5f6f86', '#2b5468', '#1a3652', '#121f42'], cuts: [0.62, 0.42, 0.22], grain: 0.18 },
  treeB: { tones: ['#7a7f96', '#34617a', '#1d3f60', '#141f48'], cuts: [0.62, 0.4, 0.2], grain: 0.18 },
  bank: { tones: ['#3d4f74', '#1d2c54', '#131a42'], cuts: [0.6, 0.3], grain: 0.1 },
  glasshouse: { tones: ['#e9b9a4', '#8f86b4', '#4a5492', '#313c78'], cuts: [0.6, 0.38, 0.2], grain: 0.05 },
  frame: { tones: ['#ffdcae', '#a990b8', '#5f639c'], cuts: [0.5, 0.24] },
  city: far('#c493a4', '#7d729f'),
  cityB: far('#b48aa4', '#6d6a9c'),
  wheel: far('#b79ab4', '#8b82ae'),
  cloth1: { tones: ['#ff9d7c', '#a8506a'], cuts: [0.3] },
  cloth2: { tones: ['#c9d2f0', '#5f6ca6'], cuts: [0.3] },
  cloth3: { tones: ['#ffd98a', '#a88368'], cuts: [0.3] },
  skin: { tones: ['#c98d6b', '#7e5650'], cuts: [0.3] },
}
