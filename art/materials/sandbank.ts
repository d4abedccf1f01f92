/** Surfaces of the sandbank: the Maldives at noon, from above. */
import { fbm } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import { materials as maldives } from './maldives.ts'

const flat = (lit: string, own: string, shade: string): Material => ({
  tones: [lit, own, shade],
  cuts: [0.5, 0.26],
  grain: 0.05,
})
export const materials: Record<string, Material> = {
  ...maldives,
  sand: {
    tones: ['#fff8e4', '#fbe9c6', '#d3c3c0', '#a6a3c0'],
    cuts: [0.8, 0.5, 0.24],
    grain: 0.06,
    detail: (p) => {
      const edge = p[1] + (fbm(p[0] * 0.5, p[2] * 0.5, 3, 4) - 0.5) * 0.05
      if (edge < 0.035) return '#fffdf2'
      if (edge < 0.12) return '#eddcb6'
      const tide = (fbm(p[0] * 0.24, p[2] * 0.24, 3, 9) + p[1] * 1.4) % 0.3
      return (tide < 0.02 ? -0.2 : 0) + (fbm(p[0] * 0.8, p[2] * 1.9, 3, 8) - 0.5) * 0.08
    },
  },
  shade: flat('#fffdf6', '#f0e2d0', '#a9a6c0'),
  shadeB: flat('#fff3dc', '#ecd2b4', '#9d9ab8'),
}
