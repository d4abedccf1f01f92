/** Tiger's Nest inks and surfaces: Thimphu's whitewash and gold against streaked granite, mist and green below. */
import { fbm, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import { materials as valley } from './thimphu.ts'

export { SUN } from './thimphu.ts'
export const INK = { haze: '#c7d8c4', dark: '#17384a', cream: '#fdf1d2' }
/** Column of the waterfall at height y, metres. */
export const fall = (y: number): number => -25 + 1.6 * Math.sin(y / 13) + y * 0.02

export const materials: Record<string, Material> = {
  ...valley,
  rock: {
    tones: ['#f2d3a0', '#d0a582', '#9b8490', '#646f92', '#3d5278', '#274162'],
    cuts: [0.74, 0.56, 0.4, 0.26, 0.13],
    grain: 0.09,
    detail: (p, n, l) => {
      if (Math.abs(p[0] - fall(p[1])) < 0.5 + 0.5 * noise(p[1] / 3, 1, 2) && p[1] < 21 && p[1] > -75)
        return l > 0.1 ? '#fffaf0' : '#c9d8e4'
      const moss = n[1] + (fbm(p[0] / 7, p[1] / 7, 4, 9) - 0.5) * 0.9
      if (moss > 0.44) return l > 0.3 ? '#a3b95c' : l > 0.05 ? '#4f8458' : '#2b5f5c'
      // water has run down the same places for ever
      const streak = fbm(p[0] / 2.6, p[1] / 60, 4, 5) - 0.5
      return streak < -0.14 ? -0.3 : streak * 0.5
    },
  },
}
