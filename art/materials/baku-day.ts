/** Baku's old town by day: honey limestone in clear light from the left, lilac shade across the lane. Every face takes one tone. */
import { noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'

export const SUN: [number, number, number] = [-0.58, 0.66, 0.5]
const CUTS = [0.56, 0.38, 0.2]
const flat = (...tones: string[]): Material => ({ tones, cuts: CUTS, grain: 0 })
const wrap = (v: number): number => v - Math.floor(v)
/** Long courses and a few upright joints, only near by. */
const stone = (tones: string[], line: string, shade: string): Material => ({
  ...flat(...tones),
  detail: (p, n, l) => {
    if (p[2] < -30 || Math.abs(n[1]) > 0.5) return undefined
    const row = Math.floor(p[1] / 0.62),
      u = (Math.abs(n[0]) > 0.5 ? p[2] : p[0]) / 1.5 + (row % 2) * 0.5
    return wrap(p[1] / 0.62) < 0.05 || wrap(u) < 0.02 ? (l > 0.08 ? line : shade) : undefined
  },
})
export const materials: Record<string, Material> = {
  honey: stone(['#fbdfa4', '#e6b880', '#b094aa', '#9480a2'], '#ecc68c', '#a48aa4'),
  sand: stone(['#fdeabf', '#eac795', '#bca2b2', '#9c8aaa'], '#f0d29c', '#ac96ae'),
  amber: stone(['#f6cf94', '#dda872', '#a4849e', '#846f96'], '#e3b47a', '#987a9c'),
  trim: flat('#fff3d6', '#f0d6aa', '#bba6b2', '#9484a6'),
  plinth: flat('#d9ad7c', '#bd8f72', '#84708f', '#66608a'),
  terrace: flat('#fbe6b8', '#e8c890', '#b098a8', '#8a7aa0'),
  timber: flat('#b5733f', '#945a40', '#6d4a5c', '#54405e'),
  beam: flat('#c98a50', '#a06644', '#7a5666', '#634a62'),
  panel: flat('#dca062', '#b97c4e', '#83606a', '#67506a'),
  pane: flat('#a9d3d3', '#6fa6b8', '#56749c', '#485f8c'),
  amberGlass: flat('#ffd37a', '#e0a055', '#a87a68', '#80627a'),
  rubyGlass: flat('#d8505a', '#b03f54', '#7c3c62', '#5e3460'),
  dark: { tones: ['#4a4168'] },
  door: flat('#3f8f94', '#2f7486', '#3a5580', '#334570'),
  doorWine: flat('#a8484a', '#883a48', '#6a3a5a', '#583454'),
  handle: flat('#f0b24c', '#d09a4c', '#a8845c', '#8a7060'),
  rugRed: flat('#d8453a', '#b23a3f', '#84334f', '#662e52'),
  rugWine: flat('#a83246', '#86304a', '#642c50', '#4c294e'),
  rugBlue: flat('#2f6fa0', '#2b5c8c', '#34487a', '#2f3e6c'),
  rugTeal: flat('#3f9c98', '#2f7c86', '#37607e', '#304f72'),
  rugGold: flat('#e8b04a', '#c48c44', '#8f6c60', '#735a68'),
  fringe: flat('#fff0d2', '#e8d0b0', '#b09cac', '#8a7ca0'),
  lane: {
    tones: ['#fdeabf', '#e9c796', '#a890a8', '#8676a0'],
    cuts: [0.5, 0.34, 0.12],
    grain: 0,
    detail: (p, _n, l) => {
      // far away the joints are too fine to print
      if (p[2] < -36) return l < 0.08 ? '#9a87a8' : '#fae5b8'
      const row = Math.floor(p[2] / 0.7),
        u = p[0] / 1.15 + wrap(row * 0.37),
        joint = wrap(p[2] / 0.7) < 0.08 || wrap(u) < 0.05,
        worn = noise(Math.floor(u) * 5.3, row * 3.1, 7)
      if (l < 0.08) return joint ? '#80719c' : worn > 0.72 ? '#a692ae' : worn < 0.2 ? '#8d7da3' : '#9a87a8'
      return joint ? '#dcb583' : worn > 0.72 ? '#fff2d2' : worn < 0.2 ? '#efd3a2' : '#fae5b8'
    },
  },
}
