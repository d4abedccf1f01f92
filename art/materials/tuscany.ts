/** Inks for Florence at sunset: the sun has left the streets, and only what stands over the roofs is still in it. */
import { raking } from '../kit/light.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const SUN: Vec3 = raking(-64, 16).sun
/** Height of the line between dusk and sun, metres. */
const DUSK = 27
/** What faces the sunset, what faces us, and what faces away, once the sun is gone. */
const facing = (n: Vec3, [left, front, right]: readonly [string, string, string]): string => {
  const v = n[0] * SUN[0] + n[2] * SUN[2]
  return v > 0.62 ? left : v > -0.1 ? front : right
}
/** A material in the sun above the line and in dusk below it; `over` draws on the lit part. */
const tall = (
  tones: string[],
  dusk: readonly [string, string, string],
  over?: (p: Vec3, light: number) => string | undefined,
): Material => ({
  tones,
  cuts: [0.5, 0.3, 0.12],
  grain: 0,
  detail: (p, n, light) => (p[1] < DUSK ? facing(n, dusk) : over?.(p, light)),
})
/** Roofs and walls of the town: dusk only. */
const low = (slope: string, ...dusk: [string, string, string]): Material => ({
  tones: dusk,
  detail: (_p, n) => (n[1] > 0.9 ? slope : facing(n, dusk)),
})
/** Green and rose panels on white marble, by height. */
const panels = (p: Vec3, light: number): string | undefined => {
  const row = p[1] / 4.4
  const f = row - Math.floor(row)
  const lit = light > 0.3
  if (f < 0.1) return lit ? '#9fa88c' : '#6a6f94'
  if (f > 0.5 && f < 0.58) return lit ? '#f0b693' : '#8f729c'
  return undefined
}
/** Courses of the great dome's tiles. */
const course = (p: Vec3, light: number): string | undefined =>
  p[1] / 4.2 - Math.floor(p[1] / 4.2) < 0.1
    ? light > 0.76
      ? '#f08a4c'
      : light > 0.42
        ? '#c4532f'
        : '#86334a'
    : undefined
export const late: Record<string, Material> = {
  marble: tall(['#fff0d0', '#f6cfa4', '#a684ae', '#74699f'], ['#b28fb0', '#8f78a6', '#655a94'], panels),
  white: tall(['#fff4da', '#fad8ac', '#b292b6', '#8076aa'], ['#b898b8', '#967fac', '#6c6098']),
  terracotta: {
    ...tall(['#ff9d55', '#dd6036', '#97394a', '#632e58'], ['#a85560', '#8a4460', '#5c3560'], course),
    cuts: [0.76, 0.42, 0.18],
  },
  tile: {
    ...tall(['#f7965a', '#d6633f', '#8c3d54', '#5f325c'], ['#a2555f', '#834662', '#5a3862']),
    cuts: [0.62, 0.42, 0.2],
  },
  brown: tall(['#f4b472', '#c98258', '#7a4f70', '#54406a'], ['#84607f', '#6b5078', '#4c4070']),
  gold: { tones: ['#ffe59a', '#e0a04a', '#9a6660'], cuts: [0.5, 0.25] },
  dark: { tones: ['#43315e'] },
  lamp: { tones: ['#ffd07c'], glow: true },
  street: { tones: ['#ffb765'], glow: true },
  roof: low('#8f4c66', '#b0605f', '#8f4c66', '#653c68'),
  wallA: low('#8a7099', '#a583a2', '#836b9a', '#5b5089'),
  wallB: low('#7a6090', '#96708f', '#745b8b', '#524680'),
  wallC: low('#9680a8', '#b398b0', '#917ba6', '#665a94'),
  ground: { tones: ['#5a4276'] },
  tree: { tones: ['#5f6a6c', '#465a6a', '#334660'], cuts: [0.6, 0.3], grain: 0 },
  trunk: { tones: ['#3f3358'] },
  cypress: { tones: ['#5a6468', '#3d4c64', '#2b3858'], cuts: [0.58, 0.3], grain: 0 },
}
