/** Inks for the red desert at dawn. */
import { smoothstep } from '../kit/ink.ts'
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN: Vec3 = [0.85, 0.34, 0.34]

const streaked = (p: Vec3): number =>
  (noise(p[0] / 5 + p[2] / 5, p[1] / 60, 3) - 0.5) * 0.16 + (noise(p[1] / 14, 2, 6) > 0.8 ? -0.1 : 0)
const bedded = (p: Vec3): number => {
  const y = p[1] / 13 + fbm(p[0] / 120, p[2] / 120, 3, 4) * 1.5
  return (y - Math.floor(y) < 0.3 ? -0.16 : 0.03) + (noise(p[0] / 6, p[2] / 6, 3) - 0.5) * 0.16
}
export const dawn: Record<string, Material> = {
  cliff: {
    tones: ['#ffb27a', '#ec8350', '#b4545a', '#74406a', '#563463'],
    cuts: [0.72, 0.46, 0.27, 0.12],
    grain: 0.05,
    detail: streaked,
  },
  scree: {
    tones: ['#f6a06a', '#d87656', '#9c5264', '#6b4270'],
    cuts: [0.66, 0.44, 0.22],
    grain: 0.1,
    detail: bedded,
  },
  mesa: {
    tones: ['#f0a27c', '#c97a70', '#96647c'],
    cuts: [0.56, 0.3],
    grain: 0.06,
    detail: (p) => streaked(p) * 0.6,
  },
  desert: {
    tones: ['#f7b380', '#e08f62', '#a8605f', '#6f4567'],
    cuts: [0.49, 0.35, 0.2],
    grain: 0.08,
    detail: (p) => (fbm(p[0] / 30, p[2] / 60, 4, 4) - 0.5) * 0.4 - 0.13 * smoothstep(-130, -50, p[2]),
  },
  sage: { tones: ['#c9b884', '#8d9a72', '#5b6f6f', '#43506a'], cuts: [0.56, 0.36, 0.16], grain: 0.14 },
  juniper: { tones: ['#a8a56e', '#5f7866', '#3b4f60', '#2c3552'], cuts: [0.56, 0.36, 0.16], grain: 0.14 },
  road: { tones: ['#a98690', '#85697f', '#5d4a6c'], cuts: [0.36, 0.18], grain: 0.05 },
  line: { tones: ['#ffd98c', '#a57d74'], cuts: [0.3] },
  rock: { tones: ['#c9785c', '#8d4c5a', '#5a3358', '#3c2650'], cuts: [0.6, 0.36, 0.14], grain: 0.1 },
  vanLow: { tones: ['#49a8a0', '#2f8a8f', '#27607a', '#234668'], cuts: [0.56, 0.34, 0.14], grain: 0.02 },
  vanTop: { tones: ['#fff3dc', '#f6dcc0', '#b79db0', '#8a7ba2'], cuts: [0.54, 0.32, 0.14], grain: 0.02 },
  glass: { tones: ['#3a3560'] },
  tyre: { tones: ['#46345c', '#2c2348'], cuts: [0.3] },
  chrome: { tones: ['#ffe9c8', '#c9a8a8', '#80698c'], cuts: [0.5, 0.25] },
  tail: { tones: ['#e8574a', '#93334c'], cuts: [0.3] },
  headlamp: { tones: ['#fff3c8'], glow: true },
  bark: { tones: ['#a5745f', '#5d3f54', '#3a2a48'], cuts: [0.5, 0.2], grain: 0.05 },
}
