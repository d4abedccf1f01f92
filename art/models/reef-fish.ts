/** A school of reef fish in the distance, in two flat tones, by hand. */
import { path } from '../kit/cut-figure.ts'
import type { Pt } from '../kit/vec.ts'

/** A deep-bodied fish that swims to the right, one unit long, and its shaded belly. */
const FISH =
  'M.5,.01C.42,-.1 .3,-.2 .12,-.24C.04,-.28 -.08,-.3 -.18,-.25C-.2,-.2 -.24,-.12 -.3,-.06C-.36,-.1 -.43,-.17 -.5,-.2C-.48,-.1 -.46,-.04 -.45,.01C-.46,.08 -.48,.14 -.49,.22C-.42,.17 -.36,.1 -.3,.06C-.24,.13 -.18,.22 -.14,.27C-.06,.28 .04,.26 .12,.23C.3,.19 .42,.11 .5,.01Z'
const BELLY =
  'M.5,.01C.34,.06 .1,.08 -.12,.05C-.26,.03 -.36,.02 -.45,.01C-.46,.08 -.48,.14 -.49,.22C-.42,.17 -.36,.1 -.3,.06C-.24,.13 -.18,.22 -.14,.27C-.06,.28 .04,.26 .12,.23C.3,.19 .42,.11 .5,.01Z'
const EYE = 'M.3,-.05A.034,.034 0 1 1 .368,-.05A.034,.034 0 1 1 .3,-.05Z'
/** Each fish of the school: its place, its length and its turn. */
const SCHOOL = [
  [0, 0, 30, -4],
  [42, -20, 25, -9],
  [48, 14, 33, 2],
  [-40, -18, 22, -6],
  [-46, 18, 27, 3],
  [90, -4, 28, -5],
  [4, 36, 20, 5],
] as const
/** The school around (x, y), which swims to the right or to the left. */
export const fishSchool = ([x, y]: Pt, size: number, way: 1 | -1): string =>
  `<g transform="translate(${x},${y}) scale(${size * way},${size})">${SCHOOL.map(
    ([dx, dy, long, turn]) =>
      `<g transform="translate(${dx},${dy}) rotate(${turn}) scale(${long})">${path(FISH, '#ffd277')}${path(BELLY, '#e0a05c')}${path(EYE, '#3a4468')}</g>`,
  ).join('')}</g>`
