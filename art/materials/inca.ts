/** Inks of the Inca city in the morning: warm granite, terrace grass, and the cliffs below. Light from the right, from behind us. */
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN: Vec3 = [0.52, 0.42, 0.744]
/** The mountain behind us still shades the terraces nearest to us. */
const early = ([x, , z]: Vec3): number => (z > -176 + 0.42 * x ? -0.5 : 0)
const two = (lit: string, shade: string): Material => ({
  tones: [lit, shade],
  cuts: [0.42],
  grain: 0,
  detail: early,
})
const stone = (tones: string[]): Material => ({ tones, cuts: [0.6, 0.3], grain: 0 })
export const materials: Record<string, Material> = {
  stone: stone(['#f6e7ba', '#cfc59c', '#6f8578']),
  inner: stone(['#a8a783', '#979d7c', '#557064']),
  cope: { tones: ['#fbf0cc', '#94a18a'], cuts: [0.4], grain: 0 },
  wall: { tones: ['#c9cb93', '#a9b780', '#417a60'], cuts: [0.52, 0.28], grain: 0, detail: early },
  rock: stone(['#d3d0b0', '#aab096', '#7d8d82']),
  dark: { tones: ['#355a50'], cuts: [], grain: 0 },
  grassA: two('#86b965', '#4c8f62'),
  grassB: two('#7ab05f', '#468a5f'),
  lawn: two('#a6cd74', '#5c9c66'),
  cliff: {
    tones: ['#93c173', '#6ea96b', '#3f8160', '#2a6159'],
    cuts: [0.8, 0.6, 0.34],
    grain: 0,
    detail: early,
  },
}
