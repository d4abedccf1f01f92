/** The Khast Imam square: sand brick in amber light, turquoise glaze, plum shade. Every face takes one tone. */
import { noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import { raking } from '../kit/light.ts'
import type { Pt } from '../kit/vec.ts'
import { stars } from './tashkent.ts'

export const INK = { haze: '#f0bd8c', dark: '#3b2f52', cream: '#fde3b0' }
/** How far the square's front is turned, radians. */
export const TURN = 0.12

const CUTS = [0.58, 0.34, 0.06]
const flat = (...tones: string[]): Material => ({ tones, cuts: CUTS, grain: 0 })
const wrap = (v: number): number => v - Math.floor(v)

export const SUN = raking(-62, 30).sun
const level = Math.hypot(SUN[0], SUN[2])
/** Light on an upright round face: even edges from tone to tone, without the grain of cast shadows. */
const round = (n: readonly number[]): number => ((n[0] ?? 0) * SUN[0] + (n[2] ?? 0) * SUN[2]) / level
const step = (v: number, cuts: readonly number[]): number => cuts.filter((cut) => v < cut).length
/** Brick with glazed bands, lit as a cylinder. */
const minaret: Material = {
  tones: ['#fbd9a2'],
  detail: (p, n) => {
    if (n[1] > 0.4) return '#f6cf9a'
    const tone = step(round(n), [0.55, 0.08, -0.3]),
      band = wrap(p[1] / 9.2 + 0.3)
    if (band > 0.3) return ['#fde3b0', '#eab988', '#b98a86', '#8b6c84'][tone]
    const diamonds = wrap(p[0] * 0.42 + p[1] * 0.42) < 0.5 === wrap(p[0] * 0.42 - p[1] * 0.42) < 0.5
    return (
      band < 0.04 || band > 0.26
        ? ['#fff3d2', '#f0d0a4', '#c3a3a0', '#94829a']
        : diamonds
          ? ['#6ed2c8', '#34a0a8', '#2f7f98', '#33658f']
          : ['#4d97c4', '#3a7cae', '#345f96', '#374f84']
    )[tone]
  },
}
export const materials: Record<string, Material> = {
  brick: {
    ...flat('#fbd9a2', '#e3ac7c', '#9c7688', '#6a5a80'),
    detail: (p, _n, l) =>
      p[1] < 15 && l > 0.1 && wrap(p[1] / 1.1) < 0.1 && noise(p[0], p[2] + p[1], 3) > 0.25
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
  minaret,
  gold: { tones: ['#fff2b8', '#f0b24c', '#b5763f', '#785a62'], cuts: [0.66, 0.42, 0.22], grain: 0 },
}
/** Gores of two glazes, in four even tones round the dome. */
export const goresOf = (axis: readonly number[], count: number): Material => ({
  tones: ['#5fd0c4'],
  detail: (p, n) => {
    const turn = Math.atan2(p[0] - axis[0]!, p[2] - axis[2]!) / (2 * Math.PI) + 0.5
    const lit = n[0] * SUN[0] + n[1] * SUN[1] + n[2] * SUN[2]
    return (
      wrap(turn * count) < 0.5
        ? ['#b4f2dd', '#5fd0c4', '#2f9fb0', '#2f6f96']
        : ['#7fdccb', '#35aeb0', '#2a83a0', '#2b5a88']
    )[step(lit, [0.8, 0.5, 0.16])]
  },
})
/** The blocks under the domes: in the light left of the portal at `x`, in its shade to the right of it. No cast shadow breaks them. */
export const attic = (x: number): Material => ({
  tones: ['#fbd9a2'],
  detail: (p, n) => {
    const tones =
      p[0] < x ? ['#fbd9a2', '#f0c48e', '#c99484', '#8b6c84'] : ['#b58a8c', '#a57d8a', '#8f7086', '#6a5a80']
    return n[1] > 0.5 ? (p[0] < x ? '#fde3b0' : '#c79a8e') : tones[step(round(n), [0.55, 0.08, -0.3])]
  },
})
/** Lozenges in three glazes round a drum, and the portal's own tiles below it and before z. */
export const tile = (z: number): Material => ({
  ...materials.tile!,
  detail: (p, n, l) => {
    if (p[1] < 18 || p[2] > z) return materials.tile!.detail!(p, n, l)
    const turn = (Math.atan2(n[0], n[2]) / Math.PI) * 22,
      rise = p[1] / 2.7,
      k = Math.abs(wrap(turn) - 0.5) + Math.abs(wrap(rise) - 0.5),
      tone = l > 0.5 ? 0 : l > 0.06 ? 1 : 2
    return (
      k < 0.2
        ? ['#fdeec6', '#e0cdb4', '#8f93b4']
        : k < 0.42
          ? ['#58bdc4', '#3a93a8', '#3a6a98']
          : ['#3f86b8', '#33699f', '#374f84']
    )[tone]
  },
})
/** Even slabs, and an inlaid way from the portal (x, z) towards the people in front (x, z). */
export const paving = ([x, z]: Pt, [tx, tz]: Pt): Material => {
  const long = Math.hypot(tx - x, tz - z),
    [ux, uz] = [(tx - x) / long, (tz - z) / long]
  return {
    tones: ['#fbdfae', '#e2b58c', '#a98090', '#7d6787'],
    cuts: [0.4, 0.3, 0.16],
    grain: 0,
    detail: (p, _n, l) => {
      const along = (p[0] - x) * ux + (p[2] - z) * uz,
        across = Math.abs((p[0] - x) * uz - (p[2] - z) * ux),
        way = across < 3.4,
        rim = across > 3.05 && way,
        joint =
          p[2] > -44 &&
          (wrap(along / 2.6) < 0.03 || (way ? across < 0.06 : wrap((across - 3.4) / 2.6) < 0.03))
      if (l === 0) return rim ? '#8f6480' : joint ? '#9a7489' : '#a57f8f'
      if (rim) return '#dfa27c'
      return joint ? '#efcb9c' : way ? '#f8d6a2' : '#fbdfae'
    },
  }
}
