/** Istanbul's inks and surfaces: amber late sun. */
import { mix, smoothstep } from '../kit/ink.ts'
import { fbm } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

const INK = {
  night: '#173246',
  dusk: '#3b4468',
  mauve: '#7d6687',
  rose: '#d98577',
  apricot: '#f4b06c',
  cream: '#fde3b0',
  brick: '#a8452f',
  teal: '#1f5a68',
  gold: '#e9a23a',
}

/** The lower town is already in the shadow of Galata; the light line climbs the hill. */
const duskLine = (p: Vec3) => -0.34 * smoothstep(30, 17, p[1] + (fbm(p[0] / 26, p[2] / 26, 3, 9) - 0.5) * 26)
export const materials: Record<string, Material> = {
  stone: {
    tones: [
      INK.cream,
      mix(INK.apricot, INK.cream, 0.35),
      mix(INK.rose, INK.mauve, 0.45),
      mix(INK.mauve, INK.dusk, 0.35),
      INK.dusk,
    ],
    cuts: [0.62, 0.34, 0.2, 0.1],
    grain: 0.07,
  },
  stoneShade: {
    tones: [mix(INK.rose, INK.mauve, 0.7), mix(INK.mauve, INK.dusk, 0.4), INK.dusk],
    cuts: [0.4, 0.2],
    grain: 0.08,
  },
  lead: {
    tones: ['#fbe2b4', '#bcb0aa', '#7d8fa0', '#4d6a86', '#35506e'],
    cuts: [0.76, 0.56, 0.36, 0.18],
    grain: 0.1,
  },
  dark: { tones: [mix(INK.night, INK.dusk, 0.35)] },
  gold: { tones: [INK.cream, INK.gold, '#9a5a35'], cuts: [0.5, 0.2] },
  lamp: { tones: ['#ffd27a'], glow: true },
  wallA: {
    tones: ['#f6d3a0', '#d9997a', '#8d6478', '#554b70'],
    cuts: [0.55, 0.3, 0.06],
    grain: 0.05,
    detail: duskLine,
  },
  wallB: {
    tones: ['#efb987', '#c47d6c', '#7d5871', '#4a4569'],
    cuts: [0.55, 0.3, 0.06],
    grain: 0.05,
    detail: duskLine,
  },
  wallC: {
    tones: ['#fbe0b8', '#d8a890', '#8f7590', '#565a80'],
    cuts: [0.55, 0.3, 0.06],
    grain: 0.05,
    detail: duskLine,
  },
  tile: {
    tones: ['#e07a48', '#b9523a', '#833f49', '#4f3652'],
    cuts: [0.58, 0.4, 0.24],
    grain: 0.08,
    detail: duskLine,
  },
  tree: { tones: ['#a98f58', '#66704f', '#33565a', '#1d3c4a'], cuts: [0.6, 0.4, 0.2], grain: 0.16 },
  trunk: { tones: ['#4b3a48'] },
  ground: { tones: ['#b08a63', '#6a6a5a', '#3b4f58', '#2a3f50'], cuts: [0.6, 0.4, 0.2], grain: 0.08 },
  hull: { tones: ['#54566e', '#26334a', '#172739'], cuts: [0.5, 0.2] },
  boot: { tones: ['#c1533a', '#8a3734'], cuts: [0.4] },
  white: { tones: ['#fff3d8', '#f3d4ae', '#b79aa6', '#7f7595'], cuts: [0.5, 0.3, 0.17], grain: 0.03 },
  deck: { tones: ['#f7d9a8', '#c99a86'], cuts: [0.35] },
  glass: { tones: ['#2f4a5e'] },
  funnel: { tones: ['#ffcf62', '#e59a35', '#a85f38'], cuts: [0.56, 0.24], grain: 0.03 },
  flag: { tones: ['#d2402f'] },
  cloth1: { tones: ['#e2674a', '#96463f'], cuts: [0.3] },
  cloth2: { tones: ['#3c6f86', '#234a60'], cuts: [0.3] },
  cloth3: { tones: ['#f0cf8f', '#b08868'], cuts: [0.3] },
  skin: { tones: ['#c98d6b', '#7e5650'], cuts: [0.3] },
}
export const SUN = [-0.8, 0.4, 0.5] as const
