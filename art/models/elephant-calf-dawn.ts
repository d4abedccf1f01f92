/** An elephant calf who comes towards us beside its mother under her trunk. Centimetres from between its forefeet, y down. */
import { creases, cut, HIDE, path, tube, within, type Tube } from './elephant-dawn.ts'
import type { Pt } from '../kit/vec.ts'

/** The light part of its face and trunk. */
const FACE = '#4f3a6c'
const EAR_SKIN = ['#5c1f42', '#9a3444'] as const
const ear = (id: string, points: readonly Pt[], [ox, oy]: Pt): string =>
  within(
    id,
    points,
    EAR_SKIN[0],
    cut(
      points.map(([x, y]): Pt => [x + (ox - x) * 0.1, y + (oy - y) * 0.08]),
      EAR_SKIN[1],
    ),
  )
function leg(x: number, y: number, k: number, tone: number): string {
  const at = (points: readonly Pt[]): Pt[] => points.map(([u, v]): Pt => [x + u * k, y + v * k])
  const nail = (u: number): string =>
    cut(at([[u - 2.2, 2], [u - 2, -2], [u - 0.8, -4.2], [u + 0.8, -4.2], [u + 2, -2], [u + 2.2, 2]]), HIDE[3]) // prettier-ignore
  return within(
    `calf${x}`.replaceAll(/\W/g, '_'),
    at([
      [-11, -80], [-12, -52], [-11, -36], [-10, -28], [-10, -20], [-9.5, -12], [-11, -5], [-12, -1], [-10, 1.2], [0, 1.8], [10, 1.2], [12, -1], [11, -5], [9.5, -12],
      [9.5, -20], [10.5, -28], [11, -36], [12, -52], [11, -80],
    ]), // prettier-ignore
    HIDE[tone]!,
    cut(at([[-18, -84], [-6, -82], [-5, -40], [-3.5, -24], [-4.5, -10], [-6, 4], [-18, 4]]), HIDE[Math.max(0, tone - 1)]!) +
      nail(-7) + nail(0) + nail(7),
  ) // prettier-ignore
}
/** The calf without its head. */
export function calfBody(): string {
  return (
    leg(41.5, -3, 0.86, 0) +
    leg(65.5, -4, 0.9, 1) +
    cut([[-20, -90], [10, -104], [36, -104], [58, -98], [72, -86], [78, -70], [77, -54], [74, -40], [64, -34], [54, -44], [40, -50], [20, -50], [0, -44], [-18, -44], [-25, -56], [-25, -74]], HIDE[1]) +
    leg(-13, 0, 1, 2) +
    leg(15, 1.5, 1.04, 2) +
    cut([[-30, -90], [-24, -58], [-12, -52], [1, -42], [13, -52], [27, -58], [34, -90]], HIDE[0])
  ) // prettier-ignore
}
const TRUNK: Tube = [
  [-4, -92, 7], [-6, -82, 9.2], [-8, -72, 9.5], [-11, -62, 8.9], [-15, -53, 8.1], [-20.5, -45.5, 7.2], [-28, -40.5, 6.4], [-36, -39, 5.6], [-43, -41.5, 4.9], [-47, -47, 4.2], [-46.5, -52.5, 3.6],
] // prettier-ignore
const eye = (x: number, side: number): string => {
  const q = (points: readonly Pt[]): Pt[] => points.map(([u, v]): Pt => [x + u * side * (side > 0 ? 1 : 0.8), v])
  return (
    cut(q([[-5, -90], [-2.5, -94.6], [1.5, -95], [5, -91], [1.4, -93.2], [-2, -92.8]]), HIDE[3]) +
    cut(q([[-3.4, -89.6], [-1.4, -92.2], [1.6, -92], [4, -88.8], [1.2, -87], [-1.8, -87.4]]), '#0d0820') +
    cut(q([[0.4, -91], [1.6, -91], [1.6, -89.8], [0.4, -89.8]]), '#ffcf8a')
  )
} // prettier-ignore
/** The hair of a young calf: short, in wisps, along an edge. */
const fluff = (from: Pt, to: Pt, wisps: number, high: number): string => {
  let d = ''
  for (let i = 0; i < wisps; i++) {
    const t = (i + 0.5) / wisps,
      x = from[0] + (to[0] - from[0]) * t,
      y = from[1] + (to[1] - from[1]) * t - Math.sin(Math.PI * t) * 6.3,
      tall = high * [0.8, 1, 0.7, 0.95][i % 4]!,
      lean = (t - 0.5) * 4 + (i % 3) * 0.8 + 0.6
    d += `M${(x - 0.5).toFixed(2)},${(y + 2).toFixed(2)}Q${(x - 0.4).toFixed(2)},${(y - tall * 0.5).toFixed(2)} ${(x + lean).toFixed(2)},${(y - tall).toFixed(2)}Q${(x + 0.45).toFixed(2)},${(y - tall * 0.4).toFixed(2)} ${(x + 0.5).toFixed(2)},${(y + 2).toFixed(2)}Z`
  }
  return path(d, HIDE[2])
}
/** Its head with the ears. */
export function calfHead(): string {
  const dome: Pt[] = [
    [-4, -119], [5, -118.5], [13, -114], [18, -106], [19.5, -97], [20, -88], [19, -79], [16, -71], [10, -63], [2, -58], [-6, -57], [-14, -60], [-20, -66], [-24, -74], [-27, -84],
    [-27.5, -94], [-26, -104], [-21, -113], [-13, -118],
  ] // prettier-ignore
  return (
    ear('calfear', [[14, -104], [22, -113], [34, -117], [46, -113], [54, -103], [56, -90], [52, -78], [45, -66], [38, -57], [32, -58], [26, -66], [18, -74], [14, -88]], [30, -88]) +
    ear('calfear2', [[-18, -100], [-28, -100], [-38, -95], [-45, -89], [-48, -80], [-45, -71], [-37, -62], [-30, -60], [-25, -67], [-21, -80]], [-34, -84]) +
    fluff([-20, -112.4], [13, -112.6], 25, 3) +
    within(
      'calfdome',
      dome,
      '#3a285a',
      cut([[-40, -124], [-16, -122], [-19, -104], [-20, -90], [-18, -76], [-14, -50], [-40, -50]], HIDE[1]) +
        cut([[-5, -102], [0, -91], [2, -80], [2, -70], [-4, -58], [-20, -58], [-18.5, -72], [-15, -84], [-10, -93]], FACE),
    ) +
    [1, -1].map((side) => eye(side > 0 ? 12 : -20, side)).join('')
  ) // prettier-ignore
}
export const calfTrunk = (): string =>
  within(
    'calftrunk',
    tube(TRUNK.slice(2)),
    FACE,
    cut(
      tube(
        TRUNK.slice(3).map(([x, y, half], i) => [
          x + half * 0.5,
          y + half * 0.75,
          half * Math.min(0.8, i * 0.25),
        ]),
      ),
      HIDE[2],
    ) + creases(TRUNK, 3, HIDE[1]),
  )
