/** Ha Long's inks and surfaces: a grey-jade dawn. */
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN = [-0.76, 0.4, 0.4] as const
const flat = (lit: string, own: string, shade: string): Material => ({
  tones: [lit, own, shade],
  cuts: [0.5, 0.26],
  grain: 0.05,
})
/** Rain streaks down the stone, and the dark band the tide leaves. */
const stained = (p: Vec3): number =>
  (fbm((p[0] + p[2]) * 0.22, p[1] * 0.045, 4, 6) - 0.5) * 0.5 - (p[1] < 1.6 ? 0.24 : 0)
export const materials: Record<string, Material> = {
  rock: {
    tones: ['#fbe3c2', '#d3c0ac', '#94a09c', '#5f7c82', '#3f5f6c'],
    cuts: [0.66, 0.46, 0.28, 0.13],
    grain: 0.14,
    detail: stained,
  },
  jungle: {
    tones: ['#c3cc90', '#7fa585', '#4a7f78', '#2c5f66', '#1d4a58'],
    cuts: [0.66, 0.46, 0.27, 0.13],
    grain: 0.2,
    detail: (p) => (fbm(p[0] * 0.3 + p[2] * 0.3, p[1] * 0.3, 3, 8) - 0.5) * 0.4,
  },
  rockNear: {
    tones: ['#7d9694', '#4a6f78', '#2c5160', '#1d3c50', '#162f44'],
    cuts: [0.7, 0.46, 0.28, 0.12],
    grain: 0.14,
    detail: stained,
  },
  sail: {
    tones: ['#ffb877', '#e2743f', '#b04a38', '#74364a', '#4c2f4c'],
    cuts: [0.68, 0.48, 0.3, 0.15],
    grain: 0.05,
    detail: (p) => (noise(p[0] * 0.5, p[1] * 0.5, 5) - 0.5) * 0.1,
  },
  hull: {
    tones: ['#d99a66', '#94604a', '#5c4450', '#3a3548'],
    cuts: [0.56, 0.34, 0.16],
    grain: 0.05,
    detail: (p) => {
      const row = p[1] / 0.5
      return row - Math.floor(row) < 0.12 ? -0.1 : 0
    },
  },
  strake: flat('#d9694a', '#97403c', '#552f44'),
  timber: flat('#d49a62', '#8a5848', '#4c3f50'),
  gilt: flat('#ffe3a0', '#d9a458', '#7f6a5c'),
  lamp: { tones: ['#ffe7a6'], glow: true },
  roof: flat('#e6c08c', '#9c7458', '#56505e'),
  deck: flat('#ecc592', '#a3805f', '#5c5560'),
  spar: flat('#a8704c', '#5f4048', '#342f44'),
  cloth1: flat('#fff3dc', '#d3c6b6', '#8f93a0'),
  cloth2: flat('#8fb8b4', '#3f7480', '#2a4c60'),
  cloth3: flat('#f0a36c', '#b85c48', '#6a3a4a'),
  skin: flat('#c08a66', '#7a5448', '#4a4048'),
}
