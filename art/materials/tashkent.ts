/** Tashkent inks and surfaces: sand brick in amber light, turquoise glaze, plum shade. */
import { noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

/** How far the square's front is turned, radians. */
const TURN = 0.12

const CUTS = [0.58, 0.34, 0.06]
const flat = (...tones: string[]): Material => ({ tones, cuts: CUTS, grain: 0.03 })
const wrap = (v: number): number => v - Math.floor(v)

/** Star-and-cross tiles, 1.5 m a cell, along whichever way the wall runs. */
export const stars = (p: Vec3, n: Vec3, l: number): string => {
  const u = p[0] * n[2] - p[2] * n[0]
  const [a, b] = [Math.abs(wrap(u / 1.5) - 0.5), Math.abs(wrap(p[1] / 1.5) - 0.5)]
  const k = Math.max(a, b) < 0.2 || a + b < 0.3 ? 0 : a + b > 0.8 ? 1 : 2
  const lit = l > 0.5 ? 0 : l > 0.06 ? 1 : 2
  return [
    ['#fdeec6', '#e0cdb4', '#8f93b4'],
    ['#f0b24c', '#c9914f', '#80687c'],
    ['#3f86b8', '#33699f', '#374f84'],
  ][k]![lit]!
}
export const materials: Record<string, Material> = {
  brick: {
    ...flat('#fbd9a2', '#e3ac7c', '#9c7688', '#6a5a80'),
    detail: (p, _n, l) =>
      l > 0.1 && wrap(p[1] / 1.1) < 0.1 && noise(p[0], p[2] + p[1], 3) > 0.25
        ? l > 0.5
          ? '#eebf88'
          : '#d09a74'
        : undefined,
  },
  tile: { tones: ['#3f86b8'], detail: stars },
  soffit: {
    ...flat('#5fb0bf', '#3d86a6', '#3a5f8c', '#374a78'),
    detail: (p, _n, l) =>
      wrap(p[1] / 1.3) < 0.18 ? (l > 0.3 ? '#f6e2b4' : l > 0.06 ? '#b6b0b4' : '#6f7ba6') : undefined,
  },
  niche: flat('#d99c72', '#a9727a', '#6a5580', '#4c4672'),
  dark: { tones: ['#3a3158'] },
  trim: flat('#fff0cc', '#ecc79c', '#a88d9c', '#77698c'),
  roof: flat('#f3cf9b', '#c99c80', '#8d7288', '#655a80'),
  minaret: {
    tones: ['#fbd9a2', '#e3ac7c', '#a87a84', '#75607f'],
    cuts: [0.58, 0.36, 0.16],
    grain: 0.06,
    detail: (p, _n, l) => {
      const band = wrap(p[1] / 9.2 + 0.3)
      if (band > 0.3) return undefined
      const a = wrap(p[0] * 0.42 + p[1] * 0.42)
      const b = wrap(p[0] * 0.42 - p[1] * 0.42)
      const edge = band < 0.04 || band > 0.26
      const k = edge ? 0 : a < 0.5 === b < 0.5 ? 1 : 2
      return [
        ['#fff0cc', '#ecc79c', '#a88d9c'],
        ['#56c2bd', '#2f8f9f', '#33658f'],
        ['#3f86b8', '#33699f', '#374f84'],
      ][k]![l > 0.5 ? 0 : l > 0.12 ? 1 : 2]!
    },
  },
  gold: { tones: ['#fff2b8', '#f0b24c', '#b5763f', '#785a62'], cuts: [0.66, 0.42, 0.22], grain: 0.05 },
  far: { tones: ['#e7b08c', '#c4909c', '#9a7f9c'], cuts: [0.5, 0.3], grain: 0.1 },
  plaza: {
    tones: ['#fbe0b0', '#e2b58c', '#a98090', '#7d6787'],
    cuts: [0.5, 0.34, 0.16],
    grain: 0.04,
    detail: (p, _n, l) => {
      const [c, s] = [Math.cos(TURN), Math.sin(TURN)]
      const [u, v] = [wrap((c * p[0] - s * p[2]) / 7), wrap((s * p[0] + c * p[2]) / 7)]
      const band = u < 0.12 || v < 0.12
      if (l === 0) return band ? '#957289' : '#a57f8f'
      return band ? '#e8bd92' : noise(p[0] * 0.8, p[2] * 0.5, 4) > 0.68 ? '#f4d2a0' : '#fbdfae'
    },
  },
  tree: { tones: ['#dcc565', '#8ea452', '#46755a', '#2b5260'], cuts: [0.58, 0.4, 0.2], grain: 0.16 },
  trunk: { tones: ['#5b4458'] },
  hull: { tones: ['#4a3a58', '#362d4c'], cuts: [0.3] },
  cloth1: { tones: ['#cf4a4a', '#85374f'], cuts: [0.3] },
  cloth2: { tones: ['#2f8f95', '#2c5d7c'], cuts: [0.3] },
  cloth3: { tones: ['#fff0d2', '#b39aa0'], cuts: [0.3] },
  skin: { tones: ['#dba274', '#8f6468'], cuts: [0.3] },
}
