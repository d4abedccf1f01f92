/** Dubai's inks: a clear morning on the creek. */
import { hash } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = { haze: '#dfe6cc', rose: '#c99a98' }
/** Curtain wall: fins up the face, a dark plant floor every 110 m. */
export const curtain = (p: Vec3): number => {
  const floor = p[1] / 110 - Math.floor(p[1] / 110)
  if (floor < 0.06) return -0.16
  return hash(Math.floor((p[0] + p[2] * 0.6) / 5), 3, 7) < 0.4 ? -0.07 : 0.03
}
const wear = (p: Vec3): number =>
  (hash(Math.floor(p[0] / 3), Math.floor(p[1] / 2.2), Math.floor(p[2] / 3)) - 0.5) * 0.05
export const dawn: Record<string, Material> = {
  glass: {
    tones: ['#ffe2b4', '#d9a894', '#8a7a9a', '#5b648f'],
    cuts: [0.62, 0.4, 0.2],
    grain: 0.03,
    detail: curtain,
  },
  steel: { tones: ['#fff0d2', '#e3b69c', '#8d7d9a', '#5b648f'], cuts: [0.6, 0.4, 0.2], grain: 0.03 },
  city: { tones: ['#f6d2ac', '#d0a69c', '#a08c9c'], cuts: [0.5, 0.26], grain: 0.02 },
  cityB: { tones: ['#efc4a4', '#c09a9a', '#958599'], cuts: [0.5, 0.26], grain: 0.02 },
  coral: {
    tones: ['#ffe2ae', '#eeb988', '#b98070', '#8a5a68'],
    cuts: [0.56, 0.34, 0.14],
    grain: 0.03,
    detail: wear,
  },
  coralB: {
    tones: ['#fcd39b', '#e0a578', '#a97066', '#7e5264'],
    cuts: [0.56, 0.34, 0.14],
    grain: 0.03,
    detail: wear,
  },
  coralC: {
    tones: ['#fff0d0', '#f2cda2', '#c4968a', '#94707c'],
    cuts: [0.56, 0.34, 0.14],
    grain: 0.03,
    detail: wear,
  },
  dark: { tones: ['#5e4058'] },
  recess: { tones: ['#c08a6e', '#8a5a64'], cuts: [0.3] },
  teak: { tones: ['#b9784f', '#7c4a4c', '#54384e'], cuts: [0.5, 0.24] },
  door: { tones: ['#2f8a8f', '#27627a'], cuts: [0.3] },
  pole: { tones: ['#9a6550', '#60404e'], cuts: [0.4] },
  quay: { tones: ['#f3d3a4', '#c99a80', '#8a6270', '#62485e'], cuts: [0.56, 0.34, 0.14], grain: 0.05 },
  ground: { tones: ['#f6d6a6', '#d2a283', '#96707a'], cuts: [0.5, 0.26] },
  tree: { tones: ['#b3a268', '#7a8464', '#4f6668', '#3c4c60'], cuts: [0.6, 0.4, 0.2], grain: 0.03 },
  trunk: { tones: ['#6a5060'] },
  dome: { tones: ['#7fc4b8', '#3f9a9c', '#2d6f86', '#35557a'], cuts: [0.6, 0.38, 0.18], grain: 0.015 },
}
