/** Dubai's inks after dark: teal night, gold light. */
import { hash, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = { haze: '#6f8f9c', glow: '#ffe2a0' }
export const SUN: Vec3 = [-0.62, 0.5, 0.6]

/** Offices: columns of light, more of them low down. */
const offices =
  (lit: number, wide: number, floor: number, seed: number) =>
  (p: Vec3, n: Vec3): number | string => {
    if (n[1] > 0.5) return 0
    const u = (Math.abs(n[0]) > Math.abs(n[2]) ? p[2] : p[0]) / wide
    const v = p[1] / floor
    const [fu, fv] = [u - Math.floor(u), v - Math.floor(v)]
    if (fu < 0.3 || fv < 0.4) return 0
    const column = hash(Math.floor(u), Math.round(p[2] / 60), seed + 5)
    return hash(Math.floor(u), Math.floor(v), seed) < lit * (0.5 + 1.2 * column)
      ? column < 0.5
        ? '#ffdf9c'
        : '#ffc37c'
      : 0
  }
/** The tower's fins carry lamps all the way up. */
const fins = (p: Vec3): number | string => {
  const u = Math.floor((p[0] + p[2] * 0.7) / 5.2)
  const v = p[1] / 9
  const f = v - Math.floor(v)
  const h = hash(u, Math.floor(v), 5)
  if (f > 0.34 && h < 0.4) return h < 0.14 ? '#fff3c8' : '#ffd68c'
  return f < 0.2 ? -0.08 : 0.02
}
const lamplit = (p: Vec3): number =>
  0.5 * Math.exp(-(((p[1] - 3) / 3.4) ** 2)) * (0.7 + 0.5 * noise(p[0] / 4, p[2] / 4, 3)) +
  0.16 * Math.exp(-(((p[1] - 12) / 2.4) ** 2))
const wall = (a: string, b: string, c: string): Material => ({
  tones: [a, b, c, '#5a5378', '#2f3f68'],
  cuts: [0.78, 0.58, 0.42, 0.24],
  grain: 0.08,
  detail: lamplit,
})
export const night: Record<string, Material> = {
  glass: {
    tones: ['#b9d0c8', '#5f94a4', '#2f6688', '#1c4670'],
    cuts: [0.62, 0.42, 0.24],
    grain: 0.03,
    detail: fins,
  },
  steel: { tones: ['#fff3d0', '#e3c89c', '#7f9ca4', '#2f6688'], cuts: [0.56, 0.4, 0.2], grain: 0.03 },
  city: { tones: ['#4a8098', '#2d5c7c', '#1d4264'], cuts: [0.5, 0.26], detail: offices(0.16, 7, 7, 3) },
  cityB: { tones: ['#568a9c', '#346682', '#224a6c'], cuts: [0.5, 0.26], detail: offices(0.13, 9, 8, 8) },
  frame: { tones: ['#fff0b8', '#f0c064', '#a8804f'], cuts: [0.5, 0.24] },
  coral: wall('#ffe6a4', '#f7bd6a', '#c98654'),
  coralB: wall('#ffdc98', '#eaab60', '#b97850'),
  coralC: wall('#fff0bc', '#ffcf80', '#d99a62'),
  dark: { tones: ['#ffd98a'], glow: true },
  recess: { tones: ['#e09a58', '#74506a', '#3c3f68'], cuts: [0.6, 0.36], detail: lamplit },
  teak: { tones: ['#c97f4f', '#7a4c50', '#403556'], cuts: [0.66, 0.4], detail: lamplit },
  door: { tones: ['#3fae9f', '#2a7a8a', '#20527a'], cuts: [0.66, 0.4], detail: lamplit },
  pole: { tones: ['#a8745a', '#4f4560'], cuts: [0.5] },
  quay: {
    tones: ['#f2b870', '#b0805f', '#5f567a', '#2d3f68'],
    cuts: [0.8, 0.58, 0.34],
    grain: 0.08,
    detail: lamplit,
  },
  dome: { tones: ['#8fe0cc', '#3fa8a4', '#2a7490', '#20527a'], cuts: [0.7, 0.5, 0.3], grain: 0.08 },
  tree: { tones: ['#7a9a78', '#3f6f74', '#255068', '#173a58'], cuts: [0.72, 0.5, 0.32], grain: 0.16 },
  trunk: { tones: ['#33405f'] },
  lamp: { tones: ['#fff0b8'], glow: true },
  wood: { tones: ['#7a4a48', '#472f4a', '#241f42'], cuts: [0.56, 0.3], grain: 0.04 },
  inner: { tones: ['#a8623f', '#6f4048', '#3c2a48'], cuts: [0.5, 0.3], grain: 0.05 },
  strake: { tones: ['#3f9a9a', '#226478', '#17405f'], cuts: [0.5, 0.28] },
  plank: { tones: ['#ffc67c', '#b9744f', '#66404f', '#33284a'], cuts: [0.6, 0.4, 0.2], grain: 0.03 },
  deck: {
    tones: ['#c4804f', '#8a5048', '#54364a'],
    cuts: [0.7, 0.5],
    grain: 0.05,
    detail: (p) => {
      const seam = (p[0] + p[2] * 0.04) / 0.24
      return seam - Math.floor(seam) < 0.1 ? -0.22 : 0
    },
  },
  rope: { tones: ['#ffdf9c', '#c4945f', '#7a5a58'], cuts: [0.56, 0.3] },
  awning: { tones: ['#fff0c8', '#e3b884', '#8a7484', '#4f567c'], cuts: [0.8, 0.6, 0.36] },
  under: { tones: ['#ffcf80'], glow: true },
  fringe: { tones: ['#f29a4f', '#b0644a', '#6a4256'], cuts: [0.6, 0.36] },
  post: { tones: ['#d9954f', '#7a4c4c', '#3f3050'], cuts: [0.6, 0.3] },
  engine: { tones: ['#5f566c', '#33334f'], cuts: [0.4] },
  hull: { tones: ['#54506c', '#2c2f50'], cuts: [0.36] },
  cloth1: { tones: ['#fff0c8', '#b9a08c', '#6f7088'], cuts: [0.6, 0.36] },
  cloth2: { tones: ['#5fb8b0', '#2f7088', '#224a70'], cuts: [0.6, 0.36] },
  cloth3: { tones: ['#f28a6a', '#a8505c', '#643f60'], cuts: [0.6, 0.36] },
  skin: { tones: ['#d9a074', '#8a5f60'], cuts: [0.4] },
}
