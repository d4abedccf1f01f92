/** The home picture's inks and surfaces: dawn over a bay. */
import { fbm } from '../kit/noise.ts'
import { smoothstep } from '../kit/ink.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = {
  zenith: '#14305a',
  blue: '#3b6690',
  grey: '#8fa3b4',
  rose: '#eab09c',
  peach: '#f9c796',
  cream: '#ffe6bb',
  lilac: '#9a8fb4',
  dusk: '#4d5688',
  night: '#1c2a52',
  marigold: '#f2a33c',
}
export const SUN = [-0.78, 0.36, 0.3] as const
/** The sun has not reached the waterfront yet. */
const daybreak = (p: Vec3) => -0.3 * smoothstep(15, 5, p[1] + (fbm(p[0] / 24, p[2] / 24, 3, 9) - 0.5) * 12)
const wall = (lit: string, mid: string, shade: string, deep: string): Material => ({
  tones: [lit, mid, shade, deep],
  cuts: [0.55, 0.3, 0.08],
  grain: 0.05,
  detail: daybreak,
})
export const materials: Record<string, Material> = {
  wallA: wall('#ffeccb', '#e3b79c', '#9a86a8', '#5f6192'),
  wallB: wall('#fbc99a', '#d38f80', '#8a6f98', '#55588a'),
  wallC: wall('#f6dcc4', '#cfa39c', '#8f84ac', '#5a6094'),
  tile: {
    tones: ['#f09a62', '#c4624a', '#84485c', '#503c62'],
    cuts: [0.56, 0.38, 0.22],
    grain: 0.07,
    detail: daybreak,
  },
  stone: {
    tones: ['#ffe9c8', '#e6bf9f', '#a892ac', '#6a6a98', '#474f82'],
    cuts: [0.58, 0.36, 0.2, 0.1],
    grain: 0.05,
  },
  paving: {
    tones: ['#f3d3b0', '#b79aa4', '#7d78a0', '#4b5286'],
    cuts: [0.5, 0.32, 0.16],
    grain: 0.04,
    detail: (p) => {
      const row = Math.floor(p[2] / 0.9)
      const joint = (v: number, step: number) => ((v % step) + step) % step < 0.05
      return joint(p[2], 0.9) || joint(p[0] + row * 0.55, 1.4) ? -0.2 : 0
    },
  },
  dark: { tones: ['#39406e'] },
  lamp: { tones: ['#ffe08a'], glow: true },
  gold: { tones: ['#fff0b8', '#f2b23e', '#9a6a4a'], cuts: [0.55, 0.25] },
  hill: {
    tones: ['#c9b87c', '#8f9a70', '#56787c', '#38587a', '#2b4470'],
    cuts: [0.62, 0.44, 0.28, 0.14],
    grain: 0.13,
  },
  tree: { tones: ['#b3b06c', '#6d8a68', '#33606c', '#203f60'], cuts: [0.6, 0.4, 0.2], grain: 0.17 },
  cypress: { tones: ['#8a9a68', '#4a6f68', '#284f66', '#1c3458'], cuts: [0.58, 0.38, 0.2], grain: 0.14 },
  pine: {
    tones: ['#7f9468', '#3f6a68', '#234a62', '#162f52', '#10234a'],
    cuts: [0.66, 0.46, 0.3, 0.15],
    grain: 0.17,
  },
  pineLit: {
    tones: ['#e0b978', '#7f8f68', '#345f66', '#1d3f5c', '#13284c'],
    cuts: [0.7, 0.52, 0.32, 0.15],
    grain: 0.17,
  },
  bank: { tones: ['#5f7370', '#34546a', '#22405f', '#162c50'], cuts: [0.78, 0.56, 0.3], grain: 0.16 },
  trunk: { tones: ['#c98a6c', '#7a5464', '#3a3558'], cuts: [0.5, 0.24], grain: 0.08 },
  white: { tones: ['#fff6e2', '#f0cfb4', '#a99ab8', '#6a6a9c'], cuts: [0.5, 0.3, 0.14], grain: 0.03 },
  hull: { tones: ['#4a6288', '#26406c', '#182c52'], cuts: [0.5, 0.2] },
  boot: { tones: ['#d9603f', '#8f4450'], cuts: [0.4] },
  deck: { tones: ['#f7d9b0', '#b58f94'], cuts: [0.35] },
  glass: { tones: ['#3a4f78'] },
  funnel: { tones: ['#ffcf62', '#f2a33c', '#a8683e'], cuts: [0.56, 0.24], grain: 0.03 },
  flag: { tones: ['#e2603f'] },
  sail: { tones: ['#fff3d8', '#f0c9a8', '#b79aa8'], cuts: [0.5, 0.3] },
  cloth1: { tones: ['#f0744e', '#9a4a58'], cuts: [0.3] },
  cloth2: { tones: ['#4a86a8', '#2b5078'], cuts: [0.3] },
  cloth3: { tones: ['#ffdf9a', '#b08868'], cuts: [0.3] },
  skin: { tones: ['#c98d6b', '#7e5650'], cuts: [0.3] },
}
