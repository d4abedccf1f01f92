/** Savannah grass in the shade, cut by hand: a low bank, tufts that stand on it, a few stalks with plumes. */
import { place, smooth, smoothPath } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

const n = (v: number): string => v.toFixed(2)
/** Foot, tip (to the side and up), half a width at the foot, and how far it bows over: 0 straight. */
type Blade = readonly [foot: number, side: number, up: number, half: number, bow: number]
/** A long leaf that tapers to its tip. */
function blade([foot, side, up, half, bow]: Blade): string {
  const mid: Pt = [foot + (side - foot) * 0.16, -up * 0.5],
    bend: Pt = [foot + (side - foot) * 0.52, -up * (0.88 + bow)],
    l = Math.hypot(side - mid[0], mid[1] + up),
    [u, v] = [((up + mid[1]) / l) * half * 0.55, ((side - mid[0]) / l) * half * 0.55]
  return `M${n(foot - half)},8C${n(mid[0] - half)},${n(mid[1])} ${n(bend[0] - u)},${n(bend[1] - v)} ${n(side)},${n(-up)}C${n(bend[0] + u)},${n(bend[1] + v)} ${n(mid[0] + half)},${n(mid[1])} ${n(foot + half)},8Z`
}
/** A plume that nods on its stalk: where it begins, how long, and the way it points, in degrees from upright. */
type Plume = readonly [x: number, up: number, long: number, way: number]
/** Its outline in parts of its length: slender, bowed. */
const PLUME = smoothPath([[-0.014, 0.1], [-0.045, -0.08], [-0.05, -0.26], [-0.02, -0.46], [0.05, -0.66], [0.16, -0.84], [0.34, -1], [0.24, -0.8], [0.16, -0.6], [0.1, -0.4], [0.065, -0.2], [0.04, -0.04], [0.014, 0.1]], 0.8) // prettier-ignore
const plume = ([x, up, long, way]: Plume): string =>
  `<path transform="translate(${x},${-up}) rotate(${way}) scale(${way < 0 ? -long : long},${long})" d="${PLUME}"/>`
/** A stalk from the tuft up into its plume. */
const stalk = (own: Plume): string => {
  const [x, up] = own
  return smooth([[-3 + x * 0.06, 4], [x * 0.34 - 2.5, -up * 0.5], [x - 2, -up], [x + 1, -up - 6], [x + 2, -up], [x * 0.34 + 2.5, -up * 0.5], [3 + x * 0.06, 4]], 'inherit', 0.6) + plume(own)
} // prettier-ignore
interface Tuft {
  blades: Blade[]
  plumes?: Plume[]
}
const TUFTS: Tuft[] = [
  // 0: tall, leans right, two stalks
  {
    blades: [
      [-24, -86, 40, 6.5, 0.26], [-16, -58, 76, 6.5, 0.1], [-9, -24, 112, 7.5, 0], [-2, 10, 140, 8, 0], [7, 56, 112, 7.5, 0.06], [14, 96, 62, 7, 0.24], [20, 66, 34, 6, 0.08], [3, 30, 88, 6, 0],
    ],
    plumes: [[38.2, 166, 58, 26], [-32.8, 149, 50, -22]],
  },
  // 1: broad, one blade bows far to the left
  {
    blades: [[-22, -104, 46, 7, 0.36], [-14, -56, 78, 7.5, 0.08], [-5, -16, 112, 8, 0], [4, 24, 94, 7.5, 0], [12, 62, 66, 7, 0.14], [18, 48, 30, 6, 0.04], [-9, -44, 40, 6, 0]],
  },
  // 2: leans right, one long blade
  { blades: [[-12, -34, 44, 6.5, 0.1], [-4, -8, 70, 7, 0], [4, 34, 104, 7.5, 0.02], [11, 58, 52, 6.5, 0.22], [16, 38, 26, 5.5, 0]] },
  // 3: low and wide
  {
    blades: [[-22, -92, 28, 6.5, 0.42], [-13, -48, 50, 7, 0.14], [-5, -14, 44, 6.5, 0], [4, 18, 58, 7, 0], [11, 54, 44, 6.5, 0.16], [18, 62, 18, 5.5, 0.2]],
  },
  // 4: leans left, one stalk
  {
    blades: [
      [-20, -96, 66, 7, 0.22], [-12, -60, 104, 7.5, 0.06], [-4, -22, 124, 8, 0], [4, 12, 92, 7.5, 0], [12, 52, 70, 7, 0.14], [18, 66, 30, 6, 0.24], [-7, -38, 58, 6, 0],
    ],
    plumes: [[-5.6, 160, 56, -8]],
  },
  // 5: a few short ones
  { blades: [[-10, -40, 30, 6, 0.2], [-3, -12, 46, 6.5, 0], [5, 26, 36, 6.5, 0.06], [10, 50, 20, 5.5, 0.3]] },
  // 6: low, leans right
  { blades: [[-15, -38, 26, 6, 0.12], [-8, -14, 42, 6.5, 0], [1, 26, 60, 7, 0], [9, 70, 44, 7, 0.24], [16, 46, 20, 5.5, 0.04]] },
] // prettier-ignore
/** A tuft's place, its size, and the way it faces. */
export type Stand = readonly [tuft: number, x: number, y: number, size: number, flip?: true]
/** The blades of some tufts. */
export const tufts = (stands: readonly Stand[], ink: string): string =>
  `<g fill="${ink}">${stands
    .map(([i, x, y, size, flip]) =>
      place(x, y, size, `<path d="${TUFTS[i]!.blades.map(blade).join('')}"/>`, flip),
    )
    .join('')}</g>`
/** The stalks of some tufts with their plumes, as firm as the grass. */
export const stalks = (stands: readonly Stand[], ink: string): string =>
  `<g fill="${ink}">${stands
    .map(([i, x, y, size, flip]) => place(x, y, size, (TUFTS[i]!.plumes ?? []).map(stalk).join(''), flip))
    .join('')}</g>`
/** The bank they stand on: its edge from left to right, filled below. */
export const bank = (edge: readonly Pt[], ink: string): string =>
  smooth([...edge, [edge.at(-1)![0], 1100], [edge[0]![0], 1100]], ink, 0.9)
