/** An elephant calf who comes towards us beside its mother and reaches for her trunk with its own. Centimetres from between its forefeet, y down. */
import {
  cut,
  folds,
  HIDE,
  nostril,
  openEye,
  path,
  stroke,
  trunkOutline,
  tube,
  within,
  type Tube,
} from './elephant-dawn.ts'
import { smoothPath } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

/** The light part of its face and trunk. */
const FACE = '#4f3a6c'
/** An ear: its skin, veins from the root out, a thicker edge, and the shade of the head at its root. */
const ear = (id: string, outline: readonly Pt[], [ox, oy]: Pt, [skin, vein, edge, shade]: readonly string[], veins: Tube[], root: Pt[]): string =>
  within(
    id,
    outline,
    skin!,
    veins.map((line) => stroke(line, vein!)).join('') +
      `<path fill-rule="evenodd" d="${smoothPath(outline, 0.56)}${smoothPath(outline.map(([x, y]): Pt => [x + (ox - x) * 0.07, y + (oy - y) * 0.06]), 0.56)}" fill="${edge}"/>` +
      cut(root, shade!),
  ) // prettier-ignore
type Leg = readonly [x: number, y: number, k: number]
/** Far and near hind leg, near and far foreleg: foot and size. */
const LEGS: readonly [Leg, Leg, Leg, Leg] = [[41.5, -3, 0.86], [65.5, -4, 0.9], [-13, 0, 1], [15, 1.5, 1.04]] // prettier-ignore
const standing = ([x, y, k]: Leg, points: readonly Pt[]): Pt[] =>
  points.map(([u, v]): Pt => [x + u * k, y + v * k])
const LIMB: Pt[] = [
  [-12.5, -80], [-13, -56], [-11.6, -43], [-9.8, -34], [-9.4, -27], [-8.2, -18], [-9, -10], [-11.4, -4.5], [-12, -1], [-10, 1.2], [0, 1.8], [10, 1.2], [12, -1], [11.4, -4.5],
  [9.2, -11], [8.4, -18], [9.8, -26], [10.2, -33], [11.4, -43], [13, -56], [12.5, -80],
] // prettier-ignore
function leg(own: Leg, tone: number): string {
  const at = (points: readonly Pt[]): Pt[] => standing(own, points)
  const nail = (u: number): string =>
    cut(at([[u - 2.2, 2], [u - 2, -2], [u - 0.8, -4.2], [u + 0.8, -4.2], [u + 2, -2], [u + 2.2, 2]]), HIDE[3]) // prettier-ignore
  return within(
    `calf${own[0]}`.replaceAll(/\W/g, '_'),
    at(LIMB),
    HIDE[tone]!,
    cut(at([[-18, -84], [-6, -82], [-5, -40], [-3.5, -24], [-4.5, -10], [-6, 4], [-18, 4]]), HIDE[Math.max(0, tone - 1)]!) +
      nail(-7) + nail(0) + nail(7),
  ) // prettier-ignore
}
const BARREL: Pt[] = [[-20, -90], [10, -100], [36, -100], [58, -95], [72, -84], [78, -70], [77, -54], [74, -40], [67, -30], [58.6, -35], [53.4, -43], [48, -40], [41, -39], [34.4, -42], [29.4, -48], [24, -42], [12, -40], [7, -44], [1.4, -48], [-4, -44], [-10, -40], [-18, -44], [-25, -56], [-25, -74]] // prettier-ignore
/** The calf without its head. */
export function calfBody(): string {
  return (
    `<defs><linearGradient id="calfchest" gradientUnits="userSpaceOnUse" x1="0" y1="-60" x2="0" y2="-44"><stop offset="0" stop-color="${HIDE[0]}"/><stop offset="1" stop-color="${HIDE[0]}" stop-opacity="0"/></linearGradient></defs>` +
    cut([[58, -93], [68, -88.4], [75.4, -81.4], [80.2, -72], [83, -61], [84.4, -50], [85.6, -42], [87.4, -34.6], [87.6, -29], [85.2, -20.6], [82.8, -28], [82.4, -35], [82, -43], [81.2, -49], [79.2, -52.6], [75, -53], [70, -60], [64, -80]], HIDE[1]) +
    leg(LEGS[0], 0) +
    leg(LEGS[1], 1) +
    cut(BARREL, HIDE[1]) +
    leg(LEGS[2], 2) +
    leg(LEGS[3], 2) +
    cut([[-22, -90], [-20, -58], [-14, -46], [0, -38], [14, -42], [24, -50], [32, -90]], 'url(#calfchest)')
  ) // prettier-ignore
}
/** Brow and trunk, one form from the forehead to the tip. */
const TRUNK: Tube = [
  [-2.6, -97, 0.6], [-3, -91.6, 4], [-4.6, -84, 7], [-6.6, -76, 8.9], [-9.4, -68.6, 9.8], [-13.6, -61.8, 9.7], [-19.6, -56, 9.2], [-27.6, -52.2, 8.6], [-36, -51.4, 8], [-43.5, -53, 7.3], [-50, -56.2, 6.6], [-54.8, -61.2, 5.8], [-57.4, -68, 5], [-57.8, -74.6, 4.3],
] // prettier-ignore
/** The shade along its lower side. */
const SHADED: Tube = TRUNK.slice(4).map(([, , half], i, line) => {
  const [[ax, ay], [bx, by]] = [tube(TRUNK)[i + 4]!, tube(TRUNK)[2 * TRUNK.length - 5 - i]!]
  return [
    ax + (bx - ax) * 0.08,
    ay + (by - ay) * 0.08,
    half * Math.min(0.78, 0.02 + i * 0.2, 0.02 + (line.length - 1 - i) * 0.26),
  ]
})
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
/** Its head with the ears: the sun shines through both. */
export function calfHead(): string {
  const dome: Pt[] = [
    [-4, -124], [5, -123.4], [13.5, -118.6], [18.5, -110], [20, -99], [20.5, -89], [19.5, -79], [16.5, -70.5], [11, -63.5], [3, -58.5], [-4, -57], [-13, -56.5], [-22, -59],
    [-26, -66], [-26.6, -76], [-26.7, -86], [-26.3, -96], [-25.6, -103.6], [-24, -110.4], [-21, -117.6], [-13, -122.8],
  ] // prettier-ignore
  return (
    '<defs><radialGradient id="calfskin" gradientUnits="userSpaceOnUse" cx="-30" cy="-160" r="150"><stop offset=".4" stop-color="#ffb950"/><stop offset=".6" stop-color="#fb943e"/><stop offset=".92" stop-color="#cc4330"/></radialGradient></defs>' +
    ear(
      'calfear',
      [[14, -108], [22, -119], [35, -124], [48, -120], [57, -109], [59.5, -95], [56, -82], [48.5, -69], [40, -59], [33, -58], [26, -66], [18, -75], [14, -90]],
      [32, -92],
      ['url(#calfskin)', '#8e2338', '#b5362c', '#5a1c3a'],
      [
        [[16, -102, 2], [28, -109, 1.5], [40, -112, 1], [51, -111, 0.2]],
        [[16, -94, 2.2], [30, -95, 1.7], [43, -94, 1], [56, -95, 0.2]],
        [[16, -86, 2], [27, -81, 1.5], [36, -74, 0.9], [42, -66, 0.2]],
      ],
      [[0, -130], [22, -124], [36, -128], [50, -126], [48, -122], [36, -121], [27, -116], [23, -106], [21.6, -92], [20.6, -82], [20, -74], [20, -66], [10, -66]],
    ) +
    ear(
      'calfear2',
      [[-16, -104], [-24, -113], [-34, -116], [-43.500, -110], [-49, -99], [-50, -86], [-47, -74], [-39, -61], [-31, -55], [-22, -56], [-20, -80]],
      [-34, -82],
      ['url(#calfskin)', '#8e2338', '#b5362c', '#5a1c3a'],
      [
        [[-24, -97, 1.6], [-31, -102, 1.2], [-38, -105, 0.7], [-43, -106, 0.2]],
        [[-24, -88, 1.6], [-33, -89, 1.2], [-41, -88, 0.7], [-46, -87, 0.2]],
        [[-24, -79, 1.5], [-30, -75, 1.1], [-36, -69, 0.6], [-39, -64, 0.2]],
      ],
      [[-8, -122], [-20, -116], [-24, -106], [-25.6, -98], [-28, -88], [-30, -78], [-30.6, -66], [-26, -50], [-10, -60]],
    ) +
    fluff([-20, -117.4], [13, -117.6], 25, 3) +
    within(
      'calfdome',
      dome,
      HIDE[2],
      cut([[-40, -128], [-16, -126], [-19, -106], [-20, -90], [-18, -76], [-14, -50], [-40, -50]], HIDE[1]),
    ) +
    stroke([[0, -63.4, 0.3], [4.6, -62.6, 0.9], [8.6, -64.4, 0.8], [11.4, -67.6, 0.2]], HIDE[0]) +
    openEye('calfeye', [11.6, -85], 0.72, 1) +
    openEye('calfeye2', [-18.2, -84.2], 0.64, -1)
  ) // prettier-ignore
}
export function calfTrunk(): string {
  return (
    `<defs><linearGradient id="calfface" gradientUnits="userSpaceOnUse" x1="0" y1="-92" x2="0" y2="-62"><stop offset="0" stop-color="${HIDE[2]}"/><stop offset="1" stop-color="${FACE}"/></linearGradient></defs>` +
    within(
      'calftrunk',
      trunkOutline(TRUNK),
      'url(#calfface)',
      stroke(SHADED, HIDE[2]) + folds(TRUNK, [6, 8, 10], HIDE[2]) + nostril(TRUNK),
    )
  )
}
