/** Baku's old town by day: honey limestone in clear light from the left, lilac shade across the lane. */
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN: Vec3 = [-0.58, 0.66, 0.5]
const CUTS = [0.56, 0.38, 0.2]
const flat = (...tones: string[]): Material => ({ tones, cuts: CUTS, grain: 0.03 })
const wrap = (v: number): number => v - Math.floor(v)
/** Sawn blocks, 50 by 90 cm, drawn only where they are near enough to see. */
const blocks =
  (line: string, shade: string) =>
  (p: Vec3, n: Vec3, l: number): string | number | undefined => {
    if (p[2] < -44 || Math.abs(n[1]) > 0.5) return undefined
    const row = Math.floor(p[1] / 0.5)
    const u = (Math.abs(n[0]) > 0.5 ? p[2] : p[0]) / 0.9 + (row % 2) * 0.5
    if (wrap(p[1] / 0.5) < 0.07 || wrap(u) < 0.04) return l > 0.08 ? line : shade
    return (noise(Math.floor(u) * 3.1, row * 2.7, 5) - 0.5) * 0.1
  }
export const materials: Record<string, Material> = {
  honey: { ...flat('#fbdfa4', '#e6b880', '#a88aa0', '#84719a'), detail: blocks('#e3b67c', '#927a9a') },
  sand: { ...flat('#fdeabf', '#eac795', '#b096a8', '#8a7aa0'), detail: blocks('#e9c78f', '#9885a2') },
  amber: { ...flat('#f3c98a', '#d9a26c', '#9c7c98', '#786892'), detail: blocks('#d7a268', '#876f94') },
  maiden: {
    tones: ['#fbdc9c', '#e2b076', '#ac8590', '#7b6a94'],
    cuts: [0.58, 0.4, 0.24],
    grain: 0.07,
    detail: (p, _n, l) => {
      if (p[1] > 11.5 && wrap(p[1] / 1.15) < 0.34)
        return l > 0.55 ? '#e0ad72' : l > 0.12 ? '#c08d6c' : '#806d94'
      return (fbm(p[0] / 3 + p[2] / 3, p[1] / 2, 3, 4) - 0.5) * 0.16
    },
  },
  trim: flat('#fff3d6', '#f0d6aa', '#bba6b2', '#9484a6'),
  plinth: flat('#d9ad7c', '#bd8f72', '#84708f', '#66608a'),
  timber: flat('#a8683f', '#84503f', '#5b4258', '#44385a'),
  panel: flat('#c98a52', '#a56d4c', '#6f5464', '#55466a'),
  pane: { tones: ['#a9d3d3', '#6fa6b8', '#56749c', '#485f8c'], cuts: CUTS },
  dark: { tones: ['#4a4168'] },
  door: flat('#3f8f94', '#2f7486', '#3a5580', '#334570'),
  terrace: flat('#fbe6b8', '#e8c890', '#b098a8', '#8a7aa0'),
  iron: { tones: ['#3d3a5c'] },
  rugRed: flat('#d8453a', '#b23a3f', '#84334f', '#662e52'),
  rugWine: flat('#a83246', '#86304a', '#642c50', '#4c294e'),
  rugBorder: flat('#f0b24c', '#cf9148', '#94705f', '#755c66'),
  rugBlue: flat('#2f6fa0', '#2b5c8c', '#34487a', '#2f3e6c'),
  fringe: flat('#fff0d2', '#e8d0b0', '#b09cac', '#8a7ca0'),
  lane: {
    tones: ['#fdeabf', '#e9c796', '#a890a8', '#8676a0'],
    cuts: [0.5, 0.34, 0.12],
    grain: 0.04,
    detail: (p, _n, l) => {
      const row = Math.floor(p[2] / 0.7)
      const u = p[0] / 1.15 + wrap(row * 0.37)
      const joint = wrap(p[2] / 0.7) < 0.08 || wrap(u) < 0.05
      const worn = noise(Math.floor(u) * 5.3, row * 3.1, 7)
      if (l < 0.08) return joint ? '#80719c' : worn > 0.72 ? '#a692ae' : worn < 0.2 ? '#8d7da3' : '#9a87a8'
      return joint ? '#dcb583' : worn > 0.72 ? '#fff2d2' : worn < 0.2 ? '#efd3a2' : '#fae5b8'
    },
  },
  tree: { tones: ['#c8cf72', '#7fa860', '#47806a', '#345e72'], cuts: [0.6, 0.42, 0.24], grain: 0.16 },
  trunk: { tones: ['#66506a'] },
  hull: { tones: ['#4b4368', '#3a3558'], cuts: [0.3] },
  cloth1: { tones: ['#d8504a', '#8c3a58'], cuts: [0.3] },
  cloth2: { tones: ['#3f8fa0', '#355f88'], cuts: [0.3] },
  cloth3: { tones: ['#fff0d6', '#b8a2b0'], cuts: [0.3] },
  skin: { tones: ['#e2ab84', '#9a7080'], cuts: [0.3] },
}
