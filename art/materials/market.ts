/** The market's inks and surfaces: warm street, teal shade, copper and china. */
import { noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

/** Height of the stall's counter, metres. */
export const COUNTER = 0.95

const stripes = (lit: string, shade: string) => (p: Vec3) => (Math.floor(p[0] / 0.62 + 40) % 2 ? lit : shade)
export const materials: Record<string, Material> = {
  wallA: { tones: ['#ffe2a8', '#f0b878', '#b58484', '#6f6f8f'], cuts: [0.56, 0.34, 0.12] },
  wallB: { tones: ['#ffd0a0', '#e8946c', '#a8687c', '#66587f'], cuts: [0.56, 0.34, 0.12] },
  wallC: { tones: ['#d8ecd0', '#94c4b4', '#5f8f9c', '#486a88'], cuts: [0.56, 0.34, 0.12] },
  roof: { tones: ['#f29a66', '#c0604c', '#83455c'], cuts: [0.5, 0.26] },
  shutter: { tones: ['#5fa89c', '#357884', '#2a5672'], cuts: [0.5, 0.26] },
  street: { tones: ['#ffe9bd', '#f2c890', '#a9929c', '#8a7d98'], cuts: [0.6, 0.4, 0.2] },
  red: { tones: ['#f0684a', '#c23d35', '#8a2740'], cuts: [0.5, 0.26], detail: stripes('#fff0cf', '#d84f3c') },
  green: {
    tones: ['#4aa08c', '#2a7a78', '#1e5566'],
    cuts: [0.5, 0.26],
    detail: stripes('#f6edc8', '#3c9484'),
  },
  crate: { tones: ['#e8a860', '#b4703f', '#774a4c'], cuts: [0.5, 0.26] },
  fruit: { tones: ['#ffd05c', '#f2903a', '#b9523a'], cuts: [0.55, 0.3], grain: 0.1 },
  lime: { tones: ['#d8e27a', '#8fb84e', '#4a8a58', '#2a6058'], cuts: [0.62, 0.4, 0.2], grain: 0.1 },
  melon: { tones: ['#f29a7a', '#d8503f', '#8f2f45'], cuts: [0.55, 0.3], grain: 0.1 },
  tree: { tones: ['#b4cf70', '#6aa860', '#3c8068', '#2a6068'], cuts: [0.56, 0.36, 0.18], grain: 0.15 },
  trunk: { tones: ['#8a6a60', '#4f4458'], cuts: [0.4] },
  hull: { tones: ['#4f5a80', '#39406a'], cuts: [0.4] },
  skin: { tones: ['#c98a5c', '#8d5a4c'], cuts: [0.4] },
  cloth1: { tones: ['#fff0cf', '#c9b0a0'], cuts: [0.4] },
  cloth2: { tones: ['#e0604a', '#a03f4c'], cuts: [0.4] },
  cloth3: { tones: ['#4a8aa8', '#345f88'], cuts: [0.4] },
  wood: {
    tones: ['#d9935c', '#a8603f', '#6f3f45', '#472c40'],
    cuts: [0.7, 0.5, 0.2],
    grain: 0.05,
    detail: (p) =>
      Math.abs((p[2] / 0.2) % 1) < 0.03 || noise(p[0] * 2, p[2] * 34, 4) > 0.74 ? '#8a4c3c' : undefined,
  },
  post: { tones: ['#8a5548', '#5f3a48', '#3f2a42'], cuts: [0.5, 0.26] },
  copper: {
    tones: ['#ffe0ac', '#f09a58', '#c0603f', '#83404a', '#4f2c48'],
    cuts: [0.74, 0.52, 0.32, 0.16],
    grain: 0.09,
  },
  soup: { tones: ['#e8a04a', '#c27a38'], cuts: [0.4] },
  china: {
    tones: ['#fffbe9', '#f1ecd9', '#d3d8d0', '#a3b5bc', '#71899f'],
    cuts: [0.66, 0.46, 0.3, 0.16],
    grain: 0.06,
    detail: (p) => (p[1] > COUNTER + 0.068 && p[1] < COUNTER + 0.082 ? '#2f7fa0' : undefined),
  },
  broth: { tones: ['#e3963f'] },
  cane: {
    tones: ['#f2c078', '#c28a50', '#805548'],
    cuts: [0.55, 0.3],
    detail: (p) => (Math.sin(p[1] * 170) * Math.sin((p[0] + p[2]) * 90) > 0.1 ? -0.16 : 0),
  },
  chilli: { tones: ['#f2684a', '#c22f35', '#7f2240'], cuts: [0.55, 0.28], grain: 0.06 },
  valance: {
    tones: ['#a83240', '#8a2740'],
    cuts: [0.3],
    detail: (p) => (Math.floor(p[0] / 0.2 + 40) % 2 ? '#e6c6a4' : undefined),
  },
}
