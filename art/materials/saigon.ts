/** Saigon's inks: violet sunset over the river. */
import { fbm, hash } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = { haze: '#e9948c', deep: '#2c3170' }
export const SUN: Vec3 = [-0.8, 0.36, 0.42]

/** Windows by floor; `lit` of them are on. */
const windows =
  (lit: number, wide: number, floor: number, seed: number, pane: number | string = -0.1) =>
  (p: Vec3, n: Vec3): number | string => {
    const u = (Math.abs(n[0]) > Math.abs(n[2]) ? p[2] : p[0]) / wide
    const v = p[1] / floor
    const [fu, fv] = [u - Math.floor(u), v - Math.floor(v)]
    if (n[1] > 0.5 || fu < 0.26 || fv < 0.34 || fv > 0.86) return 0
    const h = hash(Math.floor(u), Math.floor(v), seed + Math.round(p[2] / 40))
    return h < lit ? (h < lit * 0.6 ? '#ffe0a0' : '#ffbf86') : pane
  }
const glazing = (p: Vec3): number | string => {
  const v = p[1] / 6.55
  const f = v - Math.floor(v)
  if (f < 0.16) return -0.12
  const h = hash(Math.floor(p[0] / 2.6), Math.floor(v), 4)
  if (h < 0.07 && f > 0.34) return '#ffe0a0'
  return h < 0.4 ? -0.04 : 0.02
}
const bricks = (p: Vec3): number =>
  (hash(Math.floor((p[0] + p[2]) / 0.9), Math.floor(p[1] / 0.6), 3) - 0.5) * 0.05

/** Low sun through the trees: patches of light that thin out towards the near edge. */
const dapple = (p: Vec3): number => {
  const patch = fbm(p[0] / 2.2, p[2] / 1.1, 3, 6)
  return patch > 0.5 - 0.012 * (p[2] + 13) ? -0.26 + 0.05 * (p[2] < -13 ? 1 : -1) : 0
}

export const materials: Record<string, Material> = {
  curtain: {
    tones: ['#ffe6c8', '#f5b9a4', '#b58ab4', '#6f68a8', '#4a4c92'],
    cuts: [0.66, 0.48, 0.32, 0.16],
    grain: 0.05,
    detail: glazing,
  },
  pad: { tones: ['#fff0d8', '#e3a9a8', '#8a74b0', '#5c5898'], cuts: [0.5, 0.3, 0.14], grain: 0.03 },
  frame: { tones: ['#fff0d8', '#d9a0ac', '#7468a8'], cuts: [0.5, 0.22] },
  brick: {
    tones: ['#ef8361', '#c9584b', '#8c3d5c', '#5f3264'],
    cuts: [0.5, 0.24, 0.1],
    grain: 0.03,
    detail: bricks,
  },
  slate: { tones: ['#d6a8c0', '#8f7cb4', '#565496', '#3f4084'], cuts: [0.56, 0.34, 0.16], grain: 0.04 },
  stone: { tones: ['#fff0d8', '#f3bfa4', '#b08ab0', '#7468a4'], cuts: [0.54, 0.33, 0.13], grain: 0.02 },
  dark: { tones: ['#3f2c64'] },
  city: {
    tones: ['#f9bd9a', '#cf8aa0', '#8a70a8'],
    cuts: [0.5, 0.26],
    grain: 0.02,
    detail: windows(0.1, 5, 5, 3),
  },
  cityB: {
    tones: ['#f3a894', '#b97c9f', '#7a68a4'],
    cuts: [0.5, 0.26],
    grain: 0.02,
    detail: windows(0.08, 6, 4.4, 8),
  },
  villa: {
    tones: ['#fff0d2', '#f9c79c', '#bd8fae', '#7c6ca6'],
    cuts: [0.54, 0.33, 0.13],
    grain: 0.02,
    detail: windows(0.2, 3.4, 4, 5, '#9c6f98'),
  },
  villaB: {
    tones: ['#ffdca0', '#f0a87c', '#ad7898', '#70609c'],
    cuts: [0.54, 0.33, 0.13],
    grain: 0.02,
    detail: windows(0.2, 3, 3.8, 9, '#925f8c'),
  },
  tile: { tones: ['#f0805f', '#b85866', '#743f70'], cuts: [0.56, 0.3], grain: 0.03 },
  quay: { tones: ['#f6c3a0', '#b9849c', '#6f5c94', '#4c4684'], cuts: [0.54, 0.33, 0.13], grain: 0.04 },
  tree: { tones: ['#b98f78', '#6f6c80', '#44507c', '#2f3a6c'], cuts: [0.6, 0.4, 0.2], grain: 0.16 },
  treeB: { tones: ['#a3937a', '#5c7080', '#37507a', '#2a3768'], cuts: [0.6, 0.4, 0.2], grain: 0.16 },
  trunk: { tones: ['#54487c'] },
  lamp: { tones: ['#ffe6a4'], glow: true },
  road: {
    tones: ['#a8809f', '#544a88', '#3c3878', '#2c2f6a'],
    cuts: [0.5, 0.34, 0.18],
    grain: 0.06,
    detail: dapple,
  },
  kerb: { tones: ['#e9b0a4', '#a07ba4', '#635694', '#443f80'], cuts: [0.5, 0.3, 0.14], grain: 0.03 },
  rail: { tones: ['#c98a9c', '#5f5292', '#353274'], cuts: [0.5, 0.2] },
  hull: { tones: ['#7a5f94', '#3c386f'], cuts: [0.36] },
  wood: { tones: ['#d9876c', '#8a5478', '#4c3c74'], cuts: [0.5, 0.24] },
  plank: { tones: ['#f9c79c', '#a8708c', '#5c4a80'], cuts: [0.5, 0.24] },
  boot: { tones: ['#d9644f', '#7a3f68'], cuts: [0.3] },
  white: { tones: ['#fff0d8', '#c39ab4', '#8a78ac'], cuts: [0.46, 0.2] },
  deck: { tones: ['#e3a58c', '#8a6a98'], cuts: [0.3] },
  cloth1: { tones: ['#ffe3c4', '#b98fae'], cuts: [0.3] },
  cloth2: { tones: ['#5f8fc0', '#46509a'], cuts: [0.3] },
  cloth3: { tones: ['#f0708a', '#94406f'], cuts: [0.3] },
  skin: { tones: ['#c98a6c', '#7a5470'], cuts: [0.3] },
}
