/** Neva inks and surfaces after one in the morning: steel and granite in blue, the far bank in rose. */
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = { haze: '#e7bfc0', dark: '#1f2c52', rose: '#f4c3b4' }
export const SUN: Vec3 = [0.72, 0.24, 0.5]

const CUTS = [0.68, 0.36, 0.08]
const flat = (...tones: string[]): Material => ({ tones, cuts: CUTS, grain: 0.03 })
const wrap = (v: number): number => v - Math.floor(v)
export const materials: Record<string, Material> = {
  steel: flat('#d9a7a4', '#7f7fae', '#4b5a94', '#33427a'),
  rib: flat('#f0bfae', '#9a93ba', '#5f6ca3', '#42508a'),
  beam: { tones: ['#3d4a88'] },
  girder: { tones: ['#33407c'] },
  soffit: { tones: ['#293568'] },
  under: flat('#a98aa6', '#5f6aa2', '#37457f', '#263369'),
  road: {
    ...flat('#b99fb4', '#8288b4', '#54639b', '#3a4882'),
    detail: (p, _n, l) =>
      [-4, -2.4, 2.4, 4].some((z) => Math.abs(p[2] + 100 - z) < 0.12)
        ? l > 0.2
          ? '#f3cdbd'
          : '#7c86b4'
        : undefined,
  },
  granite: {
    ...flat('#e2b3ab', '#a08fae', '#5c6799', '#424f86'),
    grain: 0.004,
    detail: (p, n, l) =>
      Math.abs(n[1]) < 0.5 && wrap(p[1] / 1.25) < 0.09
        ? l > 0.5
          ? '#c497a0'
          : l > 0.1
            ? '#8578a0'
            : '#4c588e'
        : undefined,
  },
  coping: flat('#f6cdbc', '#b9a5bc', '#6f7aa8', '#4f5d92'),
  brick: flat('#e5a89a', '#bb8496', '#7d6d97', '#5b5b90'),
  straw: flat('#fbd9a0', '#e0b795', '#9c8aa4', '#6f7099'),
  white: flat('#ffeede', '#e2cbd0', '#9aa0c4', '#6d7aae'),
  roof: flat('#9fb3ae', '#7c94a6', '#58719a', '#43588a'),
  gold: { tones: ['#fff0b4', '#f3bd58', '#c58a58', '#8a6a74'], cuts: [0.62, 0.38, 0.2], grain: 0.05 },
  dark: { tones: ['#4a4f84'] },
  glass: { tones: ['#4a5f98'] },
  lamp: { tones: ['#ffe6a6'], glow: true },
  iron: { tones: ['#5d6294', '#34417a', '#27336a'], cuts: [0.5, 0.2] },
  tree: { tones: ['#b3ac92', '#7b9090', '#4d7488', '#395a80'], cuts: [0.6, 0.42, 0.24], grain: 0.16 },
  trunk: { tones: ['#4b4f78'] },
  hull: flat('#5d7aa0', '#35527f', '#27406f', '#1f2c52'),
  boot: flat('#d2685a', '#a04a5a', '#6b3a60', '#452f58'),
  deck: flat('#d99a7c', '#a5787c', '#66608e', '#454c82'),
  cloth1: { tones: ['#e0705a', '#8a4a68'], cuts: [0.3] },
  cloth2: { tones: ['#f6dcc6', '#a09cbc'], cuts: [0.3] },
  cloth3: { tones: ['#4f86a8', '#35548a'], cuts: [0.3] },
  skin: { tones: ['#e8b79c', '#94788e'], cuts: [0.3] },
}
