/** Yanaka when the lanterns come on: inks of a timber lane at the end of the day. */
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const DUSK: Vec3 = [-0.72, 0.5, -0.1]
/** Warmth of the lanterns under the eaves, by height and by distance from the fronts. */
export const lanterns = (p: Vec3, n: Vec3, light: number): number =>
  0.34 * Math.exp(-(((p[1] - 2) / 1.5) ** 2)) * (1 - Math.abs(n[1])) +
  0.3 * Math.exp(-(((Math.abs(p[0]) - 2.1) / 0.9) ** 2)) * Math.max(0, n[1]) * (p[1] < 0.5 ? 1 : 0) -
  (light > 0 ? 0.05 : 0)
const lane = (...tones: string[]): Material => ({ tones, cuts: [0.6, 0.42, 0.27, 0.14], grain: 0.05, detail: lanterns }) // prettier-ignore
const glow = (ink: string): Material => ({ tones: [ink], glow: true })
export const yanaka: Record<string, Material> = {
  timber: lane('#f2a86c', '#b06a54', '#70465c', '#43315c', '#2a2450'),
  plaster: lane('#ffe2b8', '#e0a890', '#a27898', '#675a92', '#443f7c'),
  lattice: lane('#d98a58', '#8f5450', '#553a5c', '#33284f', '#221e44'),
  tile: { tones: ['#f0b490', '#b0809a', '#6f6498', '#464a84', '#2c3064'], cuts: [0.6, 0.44, 0.28, 0.15], grain: 0.06 }, // prettier-ignore
  ridge: { tones: ['#ffd2a4', '#c08e9c', '#736a9c', '#444884'], cuts: [0.56, 0.34, 0.16], grain: 0.04 },
  stone: lane('#ffd9a8', '#d0a094', '#8f7a9c', '#5a568e', '#3c3d78'),
  ground: {
    tones: ['#ffcf90', '#d99a80', '#94708e', '#5f5488', '#413f78'],
    cuts: [0.74, 0.64, 0.4, 0.2],
    grain: 0.02,
    detail: (p, n, light) => lanterns(p, n, light) - (Math.abs(Math.abs(p[0]) - 1.7) < 0.05 ? 0.12 : 0),
  },
  glow: glow('#ffd07a'),
  shoji: glow('#ffe2a4'),
  clothA: lane('#6a8ac0', '#3f5a9c', '#2f4080', '#252f68', '#1c2454'),
  clothB: lane('#f0785a', '#b8433f', '#7c3450', '#512f58', '#352650'),
  clothC: lane('#fff0d0', '#e0c0a4', '#a890a4', '#6f6a98', '#4a4880'),
  dark: { tones: ['#3a3a70', '#2a2a5c'], cuts: [0.3] },
  iron: { tones: ['#8a7a98', '#4a4478', '#2a2854'], cuts: [0.5, 0.25] },
  red: lane('#ff8a6a', '#d0483f', '#8a3452', '#55305c', '#382850'),
  teal: lane('#7fd0c0', '#2f8a90', '#285a80', '#243f70', '#1f2f5c'),
  tree: { tones: ['#f2c070', '#b8946a', '#6f7080', '#40507c', '#2a3464'], cuts: [0.6, 0.44, 0.28, 0.14], grain: 0.06 }, // prettier-ignore
  trunk: { tones: ['#7a5060', '#3f3260'], cuts: [0.4] },
  leaf: lane('#b0b070', '#5f8a70', '#3f6478', '#2c4470', '#1f2f5c'),
  pot: lane('#f09a68', '#b8604c', '#7a4460', '#4c345c', '#33284f'),
}
