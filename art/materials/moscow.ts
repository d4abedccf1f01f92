/** Moscow inks and surfaces: red brick in low winter gold, the snow blue wherever the sun is cut off. */
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'

export const INK = { haze: '#d9dfe2', dark: '#1b2f57', snow: '#fff4dc', blue: '#86a9d2' }

const CUTS = [0.6, 0.36, 0.06]
const flat = (...tones: string[]): Material => ({ tones, cuts: CUTS, grain: 0.03 })

/** Depth (z) of the shadow that the gabled houses behind us lay over the square. */
const shadowEdge = (x: number): number => {
  const along = x + 7 - 19 * Math.floor((x + 7) / 19)
  return 121 - Math.max(0, 9 - Math.abs(along - 9.5) * 1.5) - x * 0.06
}

export const materials: Record<string, Material> = {
  brick: {
    ...flat('#f5a070', '#cf5f4f', '#8a3f5e', '#54356a'),
    detail: (p, _n, l) => {
      const f = p[1] / 1.9 - Math.floor(p[1] / 1.9)
      return f < 0.1 ? (l > 0.62 ? '#ffbd8a' : l > 0.2 ? '#dd7a62' : '#9a5570') : undefined
    },
  },
  white: flat('#fff6e4', '#e6d7dc', '#9fa6cd', '#6c7cb2'),
  dark: { tones: ['#3a2c56'] },
  roof: { tones: ['#fff6e2', '#d5e0ee', '#93afd8', '#6a8ac0'], cuts: [0.5, 0.34, 0.16], grain: 0.04 },
  /** Sheet-iron roofs, the snow still lying in patches. */
  green: {
    tones: ['#a9cfa6', '#5fa28d', '#3b6f86', '#2c5078'],
    cuts: [0.62, 0.4, 0.2],
    grain: 0.05,
    detail: (p, n, l) =>
      n[1] > 0.3 && p[1] / 2.6 - Math.floor(p[1] / 2.6) < 0.42 + 0.1 * Math.sin(p[0] * 0.9 + p[2] * 0.9)
        ? l > 0.3
          ? '#fff6e2'
          : '#a9c2e4'
        : undefined,
  },
  gold: { tones: ['#fff2b4', '#f4b94a', '#c07f3e', '#7d5560'], cuts: [0.66, 0.42, 0.22], grain: 0.05 },
  square: {
    tones: ['#fff2d6', '#dbe3ec', '#8fadd6', '#6488c0'],
    cuts: [0.5, 0.34, 0.18],
    grain: 0.05,
    detail: (p, _n, l) => {
      const wave = fbm(p[0] / 9, p[2] / 3.4, 4, 7) - 0.5
      if (p[2] > shadowEdge(p[0]))
        return wave > 0.1 ? '#7599cb' : p[2] > 139 ? '#4d6fac' : wave < -0.12 ? '#5578b3' : '#6386bf'
      const path = Math.abs(p[0] - 3 + (p[2] - 30) * 0.12 + 2 * Math.sin(p[2] / 16)) < 3.2
      if (l === 0) return wave > 0.14 ? '#9db9de' : '#86a6d3'
      if (path && noise(p[0] * 1.6, p[2] * 1.1, 4) > 0.42) return '#e3dfe0'
      return wave > 0.16 ? '#fffaea' : wave < -0.14 ? '#ecdfd2' : '#fbeed6'
    },
  },
  stone: flat('#f7dcb6', '#dcbfae', '#9a9cbd', '#7085b4'),
  glass: { tones: ['#6f86b0'] },
  lamp: { tones: ['#ffd98a'], glow: true },
  tree: { tones: ['#dfe6ea', '#9db4cf', '#5f7fa9', '#3f6092'], cuts: [0.56, 0.4, 0.2], grain: 0.03 },
  trunk: { tones: ['#3d4468'] },
  hull: { tones: ['#2b3f6b', '#22325a'], cuts: [0.3] },
}
