/** Rome's inks and surfaces: amber late sun from the right, wine in the shade. */
import { fbm } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = { haze: '#f0c08c', night: '#1c3a44', cream: '#fde6b4', amber: '#f3b46c' }
export const SUN: Vec3 = [0.74, 0.4, 0.55]

/** Travertine: stained patches, and a course line every 1.7 m. */
const worn = (p: Vec3): number =>
  (fbm((p[0] + p[2]) / 7, p[1] / 5, 4, 3) - 0.5) * 0.17 -
  (p[1] - Math.floor(p[1] / 1.7) * 1.7 < 0.14 ? 0.06 : 0)
const seats = (p: Vec3): number =>
  (fbm(p[0] / 5, p[2] / 5, 3, 8) - 0.5) * 0.4 - (p[1] - Math.floor(p[1] / 0.9) * 0.9 < 0.25 ? 0.16 : 0)

export const materials: Record<string, Material> = {
  stone: {
    tones: ['#fde6b4', '#f1bd7e', '#d2906c', '#966674', '#5b4868'],
    cuts: [0.63, 0.42, 0.27, 0.14],
    grain: 0.09,
    detail: worn,
  },
  tufa: {
    tones: ['#f9d79a', '#eab173', '#c58065', '#8a5a6a', '#574463'],
    cuts: [0.66, 0.43, 0.27, 0.14],
    grain: 0.1,
    detail: worn,
  },
  brick: {
    tones: ['#f4b777', '#dd8c58', '#a95f55', '#6f465c'],
    cuts: [0.62, 0.4, 0.2],
    grain: 0.08,
    detail: (p) => worn(p) - (p[1] - Math.floor(p[1] / 0.8) * 0.8 < 0.16 ? 0.07 : 0),
  },
  void: { tones: ['#553a56', '#41304f'], cuts: [0.3] },
  inside: {
    tones: ['#e9b684', '#c08368', '#855a6c', '#5b4766'],
    cuts: [0.6, 0.38, 0.2],
    grain: 0.1,
    detail: worn,
  },
  cavea: {
    tones: ['#f2cd92', '#cf9570', '#8f6370', '#5d4968'],
    cuts: [0.6, 0.4, 0.22],
    grain: 0.12,
    detail: seats,
  },
  sand: { tones: ['#fbe0ab', '#c99a7c', '#86627a'], cuts: [0.5, 0.3] },
  ground: {
    tones: ['#f8d99d', '#e3b482', '#a5787a', '#6c5672'],
    cuts: [0.54, 0.4, 0.2],
    grain: 0.08,
    detail: (p) => (fbm(p[0] / 14, p[2] / 9, 3, 5) - 0.5) * 0.22,
  },
  grass: { tones: ['#c9b866', '#8f9a58', '#4f7058', '#2f5054'], cuts: [0.56, 0.4, 0.2], grain: 0.16 },
  pine: {
    tones: ['#b9ad58', '#72854c', '#3b6250', '#234a4c', '#1a3844'],
    cuts: [0.66, 0.48, 0.32, 0.16],
    grain: 0.18,
  },
  tree: { tones: ['#a9a257', '#66804f', '#3a5f55', '#24474e'], cuts: [0.62, 0.42, 0.22], grain: 0.16 },
  bark: { tones: ['#d98a5a', '#9a5a50', '#5c4050', '#3a3044'], cuts: [0.56, 0.36, 0.18], grain: 0.08 },
  trunk: { tones: ['#5c4050'] },
  wallA: { tones: ['#fbd79c', '#e7a873', '#a56e72', '#6c5272'], cuts: [0.55, 0.34, 0.16], grain: 0.04 },
  wallB: { tones: ['#f3b77c', '#d58a62', '#94606c', '#644d6c'], cuts: [0.55, 0.34, 0.16], grain: 0.04 },
  wallC: { tones: ['#f0c7a0', '#d0967c', '#966c7c', '#665274'], cuts: [0.55, 0.34, 0.16], grain: 0.04 },
  tile: { tones: ['#ea8f58', '#c8643f', '#8c4a4c', '#583c56'], cuts: [0.58, 0.4, 0.24], grain: 0.08 },
  dark: { tones: ['#5a4058'] },
  lamp: { tones: ['#ffdf94'], glow: true },
  hull: { tones: ['#4c4a62', '#33344e'], cuts: [0.3] },
  cloth1: { tones: ['#d9503c', '#863848'], cuts: [0.3] },
  cloth2: { tones: ['#2f6f86', '#24485f'], cuts: [0.3] },
  cloth3: { tones: ['#fff0cf', '#b8948a'], cuts: [0.3] },
  skin: { tones: ['#d8996e', '#84585c'], cuts: [0.3] },
}
