/** Santorini's inks and surfaces: violet sunset. */
import { mix } from '../kit/ink.ts'
import { fbm } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = {
  indigo: '#2c3170',
  violet: '#6a5a9c',
  lilac: '#b8a4cf',
  rose: '#dd7489',
  coral: '#f79a76',
  peach: '#fecb94',
  cream: '#fff3dc',
  blue: '#2460b4',
  cliff: '#7b3a4a',
  wine: '#c4266a',
}
export const SUN: Vec3 = [-0.84, 0.36, 0.24]
const white = (lit: string): Material => ({
  tones: [lit, mix(lit, INK.peach, 0.35), mix(lit, '#c99cc0', 0.62), INK.lilac, '#8678b8', '#5f559c'],
  cuts: [0.66, 0.5, 0.36, 0.14, 0.06],
  grain: 0.035,
})
export const materials: Record<string, Material> = {
  white: white('#fff6e4'),
  whiteB: white('#fdeacb'),
  ochre: { tones: ['#fbc878', '#f0a765', '#c27480', '#80609c'], cuts: [0.6, 0.36, 0.18], grain: 0.03 },
  pink: { tones: ['#fbc2a4', '#ef9d90', '#b97a9e', '#765c9c'], cuts: [0.6, 0.36, 0.18], grain: 0.03 },
  dome: {
    tones: ['#a9d4f2', '#4a94dc', INK.blue, '#234896', '#272f78'],
    cuts: [0.82, 0.58, 0.34, 0.16],
    grain: 0.09,
  },
  paving: {
    tones: ['#fff0d6', '#fcd9b8', '#d3b3cb', '#9a8cc4', '#6a60a4'],
    cuts: [0.6, 0.44, 0.26, 0.14],
    grain: 0.02,
    detail: (p) => (Math.abs(fbm(p[0] * 1.1, p[2] * 1.1, 2, 4) - 0.5) < 0.02 ? 0.12 : 0),
  },
  door: { tones: ['#3d7fcf', '#2a57a6', '#2c3a80'], cuts: [0.5, 0.2] },
  dark: { tones: ['#5a4a8a', '#3d356f'], cuts: [0.4] },
  lamp: { tones: ['#ffe08a'], glow: true },
  cliff: {
    tones: ['#f19a78', '#cf6a66', '#9a4a5e', '#653a62', '#43305f'],
    cuts: [0.66, 0.46, 0.28, 0.14],
    grain: 0.13,
    detail: (p, n, l) =>
      n[1] > 0.82
        ? 0.3
        : (fbm(p[1] / 8 + fbm(p[0] / 40, p[2] / 40, 3, 2) * 2, (p[0] + p[2]) / 90, 4, 6) - 0.62) *
            (l > 0 ? 1.5 : 0.3) -
          0.12,
  },
  gold: { tones: ['#ffd77a', '#c07a3a'], cuts: [0.4] },
  bell: { tones: ['#c98d4a', '#6a4452'], cuts: [0.45] },
  plant: { tones: ['#ff7fae', '#e23d83', '#a51f68', '#5f2464'], cuts: [0.6, 0.4, 0.2], grain: 0.3 },
  leaf: { tones: ['#8fb07a', '#4f8470', '#34577a', '#2f3c70'], cuts: [0.6, 0.4, 0.2], grain: 0.2 },
  pot: { tones: ['#ee9a66', '#b85a50'], cuts: [0.4] },
  hull: { tones: ['#fff1dd', '#b9a0c8', '#6b5f9c'], cuts: [0.4, 0.2] },
  sail: { tones: ['#fff3dc', '#f6c6a4', '#b79cc6'], cuts: [0.5, 0.25] },
  cloth1: { tones: ['#e2564f', '#7d3a66'], cuts: [0.3] },
  cloth2: { tones: ['#2f6fb8', '#34408a'], cuts: [0.3] },
  cloth3: { tones: ['#ffe2a6', '#b98a9a'], cuts: [0.3] },
  skin: { tones: ['#d99b78', '#8d5e78'], cuts: [0.3] },
}
