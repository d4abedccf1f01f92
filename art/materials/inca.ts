/** Inks of the Inca city in the morning: warm granite, terrace grass, and the cliffs below. */
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

type Inks = Record<string, Material>
const two = (lit: string, shade: string): Material => ({ tones: [lit, shade], cuts: [0.42], grain: 0 })
const stone = (tones: string[]): Material => ({ tones, cuts: [0.6, 0.3], grain: 0 })
const land: Inks = {
  wall: { tones: ['#c9cb93', '#a9b780', '#40795f'], cuts: [0.52, 0.28], grain: 0 },
  grassA: two('#86b965', '#4c8f62'),
  grassB: two('#7ab05f', '#468a5f'),
  cliff: { tones: ['#93c173', '#6ea96b', '#3f8160', '#2a6159'], cuts: [0.8, 0.6, 0.34], grain: 0 },
}
const built: Inks = {
  stone: stone(['#f6e7ba', '#cfc59c', '#6f8578']),
  inner: stone(['#a8a783', '#979d7c', '#557064']),
  cope: { tones: ['#fbf0cc', '#94a18a'], cuts: [0.4], grain: 0 },
  rock: stone(['#d3d0b0', '#aab096', '#7d8d82']),
  dark: { tones: ['#355a50'], cuts: [], grain: 0 },
  lawn: two('#a6cd74', '#5c9c66'),
}
/** From the window: the sun is on the right and a little ahead, so that what faces us is in shade. */
export const AHEAD: Vec3 = [0.84, 0.46, -0.28]
const shaded = (lit: string, shade: string): Material => ({ tones: [lit, shade], cuts: [0.4], grain: 0 })
export const fromAhead: Inks = {
  ...built,
  ...land,
  stone: shaded('#fbeab8', '#98a28a'),
  inner: shaded('#e2d8a8', '#7d8e7b'),
  wall: shaded('#d6d69a', '#5d8f6b'),
  rock: shaded('#d3d0b0', '#7d8d82'),
}
