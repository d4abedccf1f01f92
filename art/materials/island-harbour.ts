/** Surfaces of a Maldivian harbour in late sun: amber and slate. */
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
  white: flat('#fff2dc', '#f0c6ad', '#9c86a9', '#696997'),
  band: flat('#5f9fe0', '#2f62b4', '#4e548a'),
  gold: flat('#ffe9a0', '#f0b452', '#8d6b7e'),
  coral: {
    tones: ['#ffe0b8', '#e1ae94', '#887192', '#52567e'],
    cuts: [0.52, 0.33, 0.14],
    grain: 0.06,
    detail: blocks,
  },
  coping: flat('#ffedd0', '#e9bfa8', '#957ea0', '#61628e'),
  ground: {
    tones: ['#ffe2b8', '#e5b399', '#937999', '#61608c'],
    cuts: [0.44, 0.3, 0.14],
    grain: 0.07,
    detail: (p) => (noise(p[0] * 0.8, p[2] * 0.5, 3) - 0.5) * 0.05,
  },
  rose: flat('#ffc0a4', '#e68a8c', '#8d658c', '#5d527e'),
  mint: flat('#d9f0c8', '#86c4b4', '#6a7897', '#465e89'),
  butter: flat('#ffe6a0', '#f0b878', '#95748c', '#625e82'),
  sea: flat('#bfe0e0', '#6fa4c4', '#656a98', '#445485'),
  dado: flat('#f6d0b8', '#c98f8f', '#735e8a'),
  tin: sheet('#ffd9b4', '#d59b92', '#72608c'),
  tinB: sheet('#f0a884', '#b8605f', '#715279'),
  roofTeal: sheet('#9fe0cc', '#3f9aa0', '#52628a'),
  door: flat('#4fa8a8', '#2f6a90', '#4e537c'),
  shutter: flat('#5fb8b0', '#2f7898', '#515880'),
  lamp: { tones: ['#ffe29a'], glow: true },
  timber: flat('#e8a878', '#af7c82', '#63537e'),
  thatch: {
    tones: ['#ffdd9c', '#e2a977', '#866982', '#555279'],
    cuts: [0.54, 0.34, 0.16],
    grain: 0.1,
    detail: combed,
  },
  thatchEdge: flat('#c98c6c', '#7a5278', '#5d5077'),
  rope: flat('#d99a7c', '#7f5480', '#5c4f77'),
  breakwater: {
    tones: ['#ffc79c', '#c99394', '#73638e', '#484f7c'],
    cuts: [0.52, 0.3, 0.14],
    grain: 0.1,
    detail: (p) => (noise(p[0] * 1.2, p[1] * 2 + p[2], 7) - 0.5) * 0.36,
  },
  hull: flat('#ffe9d0', '#e9bda8', '#8f7ba2', '#5b5f8e'),
  strake: flat('#6fd0c8', '#2a8fa6', '#505c8a'),
  hullB: flat('#ffb878', '#e2683f', '#8b5473', '#554470'),
  strakeB: flat('#fff0d6', '#efc3a2', '#8f789e'),
  hullC: flat('#7fd6d6', '#2f8fb4', '#525d8f', '#35487a'),
  strakeC: flat('#ffe08c', '#f0a84c', '#8b657e'),
  trim: { tones: ['#d98a5c', '#8a4a5c', '#5e4970'], cuts: [0.62, 0.24] },
  deck: flat('#ffd3a0', '#d19b86', '#74618a'),
  canopy: flat('#fff2dc', '#f0c9aa', '#9483a7'),
  spar: flat('#b8745c', '#6a4468', '#574970'),
  sail: flat('#ffeccc', '#f3bf96', '#9b7c97'),
  cloth1: flat('#ff9a80', '#d9505c', '#7c4d77'),
  cloth2: flat('#fff0d8', '#e5bda8', '#86759c'),
  cloth3: flat('#7fd0c8', '#34809c', '#515983'),
  skin: flat('#d08a66', '#7f4c54', '#5c4969'),
}
