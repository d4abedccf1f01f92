/** Baku inks and surfaces: blue hour, honey stone lit from its foot, towers of glass and fire. */
import { clamp } from '../kit/ink.ts'
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = { haze: '#8a7fb0', dark: '#0e1130', lamp: '#ffe08a', coral: '#ff7a59' }
export const SUN: Vec3 = [-0.8, 0.25, 0.5]
/** Level of the lower town and of the hill that carries the towers, metres. */
export const TOWN = 4

const CUTS = [0.6, 0.34, 0.08]
const flat = (...tones: string[]): Material => ({ tones, cuts: CUTS, grain: 0.03 })
const wrap = (v: number): number => v - Math.floor(v)
/** Lamps in the ground wash the wall above them in overlapping fans. */
const uplight = (p: Vec3, reach: number, every: number): number => {
  const fan = 0.86 + 0.14 * Math.cos(((p[0] + p[2] * 0.4) / every) * Math.PI * 2)
  return clamp(1 - (p[1] - TOWN) / (reach * fan))
}
const honey = (reach: number, every: number): Material => ({
  ...flat('#e6b08c', '#ad7f8c', '#675a92', '#3f4480'),
  detail: (p, _n, l) => {
    const g = uplight(p, reach, every) + (noise(p[0] * 3, p[1] * 3 + p[2] * 3, 3) - 0.5) * 0.08
    const shaded = l < 0.1 ? 0.14 : 0
    return g > 0.66 + shaded
      ? '#ffdc94'
      : g > 0.42 + shaded
        ? '#f6b974'
        : g > 0.2 + shaded
          ? '#d2937a'
          : undefined
  },
})
/** Fire in the glass: tongues rising from the foot, floor lines between, cool sky in the tip. */
export const fire = (foot: number, h: number, seed: number): Material => ({
  tones: ['#6f86bf'],
  detail: (p, n, l) => {
    const t = (p[1] - foot) / h
    const floor = wrap(t * (h / 9.4)) < 0.1
    const tongue = fbm(p[0] / 11 + seed, p[1] / 110, 3, seed) - 0.5
    const lick = t - tongue * 0.85 + (noise(p[0] / 5, p[1] / 34, seed) - 0.5) * 0.12
    const side = n[0] < -0.35
    if (lick < 0.28) return floor ? '#f2a552' : side ? '#ffe9a0' : '#ffd06a'
    if (lick < 0.48) return floor ? '#d97043' : side ? '#ffc05c' : '#ff9a4c'
    if (lick < 0.66) return floor ? '#b24550' : side ? '#ff8a58' : '#ec5f4e'
    if (lick < 0.76) return floor ? '#6f345f' : side ? '#c05a78' : '#94406a'
    if (floor) return l > 0.5 ? '#a9a3cd' : l > 0.12 ? '#6675b4' : '#37418a'
    return l > 0.5 ? '#c3b9d6' : l > 0.12 ? '#7f8ec6' : '#414c94'
  },
})
export const materials: Record<string, Material> = {
  maiden: {
    ...honey(21, 11),
    grain: 0.06,
    cuts: [0.58, 0.36, 0.08],
    detail: (p, n, l) => {
      const base = honey(21, 11).detail!(p, n, l)
      // the upper half is built of courses standing out by turns
      const rib = p[1] - TOWN > 11.5 && wrap(p[1] / 1.15) < 0.34
      if (!rib) return base
      return base === '#ffdc94'
        ? '#f0a763'
        : base === '#f6b974'
          ? '#c9806c'
          : base === '#d2937a'
            ? '#96657f'
            : -0.2
    },
  },
  wall: honey(8, 12),
  honey: flat('#dba888', '#a97c8d', '#665a93', '#3d4380'),
  sand: flat('#e8c19a', '#b98f94', '#716498', '#434986'),
  rose: flat('#cf9488', '#99708c', '#5c5290', '#383e7c'),
  terrace: flat('#a897b4', '#8b80ac', '#595694', '#383e7c'),
  timber: flat('#8d5a68', '#6a4868', '#463a72', '#2c2e66'),
  dome: { tones: ['#d8b0a8', '#9f83a4', '#5f5a98', '#3a4080'], cuts: [0.6, 0.42, 0.22], grain: 0.08 },
  stone: flat('#c09aa0', '#93809f', '#5b5a96', '#363d7a'),
  quay: {
    ...flat('#a98ba6', '#7f74a6', '#4f5294', '#30376f'),
    detail: (p) => (p[1] > 1.4 ? '#b98f9c' : p[1] > 0.7 ? '#6e6699' : '#4a4c8c'),
  },
  hill: {
    tones: ['#7f84b4', '#5a6aa2', '#414f8e', '#303a7a'],
    cuts: [0.56, 0.4, 0.24],
    grain: 0.14,
  },
  glass: { tones: ['#37407f'] },
  dark: { tones: ['#2c2a62'] },
  lamp: { tones: [INK.lamp], glow: true },
  lampSoft: { tones: ['#ffc070'], glow: true },
  iron: { tones: ['#242a5c', '#191e48'], cuts: [0.4] },
  tree: { tones: ['#6f8a9a', '#3f6488', '#2a4478', '#1e2d62'], cuts: [0.58, 0.42, 0.24], grain: 0.16 },
  trunk: { tones: ['#2c2d5c'] },
  hull: flat('#3f4688', '#2c3270', '#22285e', '#191e48'),
  white: flat('#f3d6c0', '#b9a6c0', '#7a78ae', '#4a5290'),
  boot: flat('#c8554e', '#8a3c5c', '#5c3060', '#3d285c'),
  deck: flat('#c9957a', '#8d6c84', '#574f88', '#343a74'),
  cloth1: { tones: ['#ff8a62', '#a04a68'], cuts: [0.3] },
  cloth2: { tones: ['#7fd0c8', '#3f6f98'], cuts: [0.3] },
  cloth3: { tones: ['#f3d9b8', '#8a80ac'], cuts: [0.3] },
  skin: { tones: ['#dba58c', '#7f6088'], cuts: [0.3] },
}
