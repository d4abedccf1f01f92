/** Surfaces of a Maldivian harbour at dusk: rose and violet. */
import { noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN = [-0.82, 0.3, 0.34] as const
const flat = (lit: string, own: string, shade: string, deep = shade): Material => ({
  tones: [lit, own, shade, deep],
  cuts: [0.52, 0.33, 0.14],
  grain: 0.05,
})
const combed = (p: Vec3): number =>
  (noise((p[0] - p[2]) * 6, p[1] * 0.9, 4) - 0.5) * 0.2 - (((p[1] % 0.5) + 0.5) % 0.5 < 0.08 ? 0.14 : 0)
/** Blocks of reef stone, no two alike. */
const blocks = (p: Vec3): number => {
  const row = Math.floor(p[1] / 0.42),
    along = (p[0] * 0.4 + p[2]) / 0.9 + (row % 2) * 0.5 + noise(p[2] / 3, row, 5) * 0.4
  const joint = p[1] / 0.42 - row < 0.12 || along - Math.floor(along) < 0.09
  return (
    (joint ? -0.13 : 0) + (noise(Math.floor(along) * 3, row * 7, 2) - 0.5) * 0.16 - (p[1] < 0.3 ? 0.2 : 0)
  )
}
const sheet = (lit: string, own: string, shade: string): Material => ({
  ...flat(lit, own, shade),
  detail: (p) => (Math.abs(p[0] / 0.6 - Math.round(p[0] / 0.6)) < 0.12 ? -0.07 : 0),
})
export const materials: Record<string, Material> = {
  white: flat('#fff2dc', '#f0c9bc', '#b59ac8', '#8474b4'),
  band: flat('#5f9fe0', '#2f62b4', '#2f3f8f'),
  gold: flat('#ffe9a0', '#f0b452', '#9a6a7c'),
  coral: {
    tones: ['#ffe0b8', '#dba798', '#9274a0', '#5c5288'],
    cuts: [0.52, 0.33, 0.14],
    grain: 0.06,
    detail: blocks,
  },
  coping: flat('#ffedd0', '#e6bfb4', '#a98cb8', '#7668a4'),
  ground: {
    tones: ['#ffe2b8', '#e0aea0', '#a582ac', '#7563a0'],
    cuts: [0.44, 0.3, 0.14],
    grain: 0.07,
    detail: (p) => (noise(p[0] * 0.8, p[2] * 0.5, 3) - 0.5) * 0.05,
  },
  rose: flat('#ffc0a4', '#e68a8c', '#9a5f94', '#6d4a88'),
  mint: flat('#d9f0c8', '#86c4b4', '#5c80a8', '#48609c'),
  butter: flat('#ffe6a0', '#f0b878', '#a97a94', '#76608f'),
  sea: flat('#bfe0e0', '#6fa4c4', '#5468a8', '#454f94'),
  dado: flat('#f6d0b8', '#b97a90', '#6f5490'),
  tin: sheet('#ffd9b4', '#c98c94', '#6d5794'),
  tinB: sheet('#f0a884', '#b8605f', '#6a3f74'),
  roofTeal: sheet('#9fe0cc', '#3f9aa0', '#2f5a90'),
  door: flat('#4fa8a8', '#2f6a90', '#2f3f78'),
  shutter: flat('#5fb8b0', '#2f7898', '#33487f'),
  lamp: { tones: ['#ffe29a'], glow: true },
  timber: flat('#e8a878', '#94607c', '#54407c'),
  thatch: {
    tones: ['#ffdd9c', '#dca070', '#8f6684', '#5f4c80'],
    cuts: [0.54, 0.34, 0.16],
    grain: 0.1,
    detail: combed,
  },
  thatchEdge: flat('#c98c6c', '#7a5278', '#4a3b70'),
  rope: flat('#d99a7c', '#7f5480', '#483a70'),
  breakwater: {
    tones: ['#ffc79c', '#b98096', '#6f5c98', '#4a4684'],
    cuts: [0.52, 0.3, 0.14],
    grain: 0.1,
    detail: (p) => (noise(p[0] * 1.2, p[1] * 2 + p[2], 7) - 0.5) * 0.36,
  },
  hull: flat('#ffe9d0', '#e6bcb4', '#9f86bc', '#6c62a4'),
  strake: flat('#6fd0c8', '#2a8fa6', '#2f4f90'),
  hullB: flat('#ffb878', '#e2683f', '#94406a', '#5c3270'),
  strakeB: flat('#fff0d6', '#eec4ac', '#9f80b4'),
  hullC: flat('#7fd6d6', '#2f8fb4', '#344f98', '#2c3a80'),
  strakeC: flat('#ffe08c', '#f0a84c', '#96607c'),
  trim: { tones: ['#d98a5c', '#8a4a5c', '#4a2f64'], cuts: [0.62, 0.24] },
  deck: flat('#ffd3a0', '#c48c84', '#705890'),
  canopy: flat('#fff2dc', '#f0cdb8', '#a894c4'),
  spar: flat('#b8745c', '#6a4468', '#3f2f64'),
  sail: flat('#ffeccc', '#f4bf9c', '#b487a8'),
  cloth1: flat('#ff9a80', '#d9505c', '#7a3470'),
  cloth2: flat('#fff0d8', '#e0bcb4', '#8f7cb0'),
  cloth3: flat('#7fd0c8', '#34809c', '#334a84'),
  skin: flat('#d08a66', '#7f4c54', '#483058'),
}
