/** Moscow inks and surfaces: red brick in low winter gold, and snow on every roof. */
import type { Material } from '../kit/solid.ts'

export const INK = { haze: '#d9dfe2' }

const CUTS = [0.6, 0.36, 0.06]
const flat = (...tones: string[]): Material => ({ tones, cuts: CUTS, grain: 0 })

export const materials: Record<string, Material> = {
  brick: {
    ...flat('#ff9f68', '#d95b48', '#a53f52', '#5c3264'),
    detail: (p, _n, l) => {
      const f = p[1] / 1.9 - Math.floor(p[1] / 1.9)
      return f < 0.1 ? (l > 0.62 ? '#ffbd8a' : l > 0.2 ? '#e5785c' : '#b5546a') : undefined
    },
  },
  /** The Kremlin's brick, too far for its courses. */
  wall: flat('#f2a27c', '#cf7461', '#a85e6c', '#7c4f74'),
  white: flat('#fff6e4', '#ecdde0', '#b4b8dc', '#7c89bd'),
  dark: { tones: ['#3a2c56'] },
  roof: { tones: ['#fff6e2', '#d5e0ee', '#93afd8', '#6a8ac0'], cuts: [0.5, 0.34, 0.16], grain: 0 },
  /** Sheet-iron roofs, the snow still lying in patches. */
  green: {
    tones: ['#a9cfa6', '#5fa28d', '#3b6f86', '#2c5078'],
    cuts: [0.62, 0.4, 0.2],
    grain: 0,
    detail: (p, n, l) =>
      n[1] > 0.3 && p[1] / 2.6 - Math.floor(p[1] / 2.6) < 0.42 + 0.1 * Math.sin(p[0] * 0.9 + p[2] * 0.9)
        ? l > 0.3
          ? '#fff6e2'
          : '#a9c2e4'
        : undefined,
  },
  gold: { tones: ['#ffe9a0', '#f4b94a', '#d9983f', '#a86a48'], cuts: [0.66, 0.42, 0.16], grain: 0 },
  stone: flat('#f7dcb6', '#dcbfae', '#9a9cbd', '#7085b4'),
  glass: { tones: ['#6f86b0'] },
  lamp: { tones: ['#ffd98a'], glow: true },
}
