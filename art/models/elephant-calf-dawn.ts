/** An elephant calf who comes towards us beside its mother and reaches for her trunk with its own. Centimetres from between its forefeet, y down. */
import {
  cut,
  calmEye,
  EAR,
  EAR_AWAY,
  folds,
  HIDE,
  nostril,
  path,
  stroke,
  trunkOutline,
  tube,
  VEINS,
  within,
  type Tube,
} from './elephant-dawn.ts'
import type { Pt } from '../kit/vec.ts'

/** The light part of its face and trunk. */
const FACE = '#513d74'
/** Its ears are its mother's in small, in the shade: the one towards us, the other swung back, its hind edge folded over. */
function ear(side: 1 | -1): string {
  const fit = ([x, y]: readonly [number, number, ...unknown[]]): Pt => [
      (side > 0 ? 15 : -21) + side * (x - 26) * 0.36,
      -124 + (y + 291) * 0.375,
    ],
    small = (at: Tube[number]): Tube[number] => {
      const [x, y] = fit(side > 0 ? at : [26 + (at[0] - 26) * 0.7, at[1] * 0.84 - 32])
      return [x, y, at[2] * 0.46]
    },
    shape = (points: readonly Pt[], ink: string): string => cut(points.map(fit), ink)
  return within(
    `calfear${side}`.replace('-', '_'),
    (side > 0 ? EAR : EAR_AWAY.map(([x, y]): Pt => [-x, y])).map(fit),
    '#5f2347',
    [0, 3, 4, 6, 9].map((i) => stroke(VEINS[i]!.map((at) => small(at)), '#3f163f')).join('') +
      (side > 0
        ? shape([[16, -250], [30, -266], [48, -277], [70, -283], [96, -283], [120, -277], [136, -264], [144, -246], [160, -300], [60, -310], [0, -290]], '#7d2d49')
        : shape([[62, -280], [78, -262], [88, -246], [90, -228], [87, -208], [89, -190], [86, -170], [92, -146], [140, -140], [140, -270]], '#7d2d49')) +
      shape([[10, -300], [32, -276], [46, -262], [54, -244], [55, -226], [52, -208], [57, -190], [62, -168], [48, -150], [10, -150]], '#3a1440'),
  )
} // prettier-ignore
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
/** The calf without its head, but with the ear that lies on its shoulder. */
export function calfBody(): string {
  return (
    cut([[58, -93], [68, -88.4], [75.4, -81.4], [79.6, -72], [81.2, -61], [81.6, -50], [82, -42], [83.4, -34.6], [83.4, -29], [80.6, -20.6], [78.6, -28], [78.6, -35], [79, -43], [78.6, -49], [77.4, -52.6], [75, -53], [70, -60], [64, -80]], HIDE[1]) +
    leg(LEGS[0], 0) +
    leg(LEGS[1], 1) +
    cut(BARREL, HIDE[1]) +
    leg(LEGS[2], 2) +
    leg(LEGS[3], 2) +
    cut([[-24, -92], [-25, -62], [-19, -50], [-9, -43.4], [4, -41], [14, -44.6], [21, -52], [26.4, -63], [29, -78], [30, -94]], '#20153c') +
    ear(1)
  ) // prettier-ignore
}
/** Brow and trunk, one form from the forehead to the tip. */
const TRUNK: Tube = [
  [-2.6, -99, 0.8], [-2.6, -98, 4], [-2.7, -95.4, 6.6], [-2.8, -92, 8.2], [-3, -85, 9.6], [-3.4, -77, 10.4], [-4, -69, 10.2], [-5, -60.6, 9.6], [-6.8, -52.4, 9], [-10, -45, 8.4], [-15.4, -39, 7.9], [-22.6, -35.4, 7.4], [-30.6, -34.6, 6.9], [-38.4, -36.8, 6.4], [-45.2, -41.6, 5.9], [-50.2, -48.6, 5.4], [-53.4, -57, 5], [-55.6, -64, 4.8],
] // prettier-ignore
/** The shade along its lower side. */
const SHADED: Tube = TRUNK.slice(6).map(([, , half], i, line) => {
  const [x, y] = tube(TRUNK)[i + 6]!
  return [x, y, half * Math.min(0.8, 0.02 + i * 0.14, 0.02 + (line.length - 1 - i) * 0.26)]
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
/** Its head with the ear that is swung back. */
export function calfHead(): string {
  const dome: Pt[] = [
    [-3, -122.6], [6, -122], [13, -118], [17.6, -110], [19.4, -101], [20.4, -94], [22.4, -87], [22.4, -80], [19.6, -73], [15.6, -67], [11, -61], [6, -57],
    [-3, -52], [-10, -50], [-15.4, -50.6], [-17.4, -56], [-19.8, -62], [-23.4, -68.6], [-26.8, -75], [-28, -81], [-27.6, -87], [-25.6, -94], [-24.8, -101], [-23, -110], [-18.6, -118], [-11, -122],
  ] // prettier-ignore
  return (
    ear(-1) +
    fluff([-19, -117.4], [13, -117.6], 25, 3) +
    within(
      'calfdome',
      dome,
      HIDE[2],
      cut([[40, -128], [10, -126], [14, -110], [15, -98], [17, -86], [14, -74], [10, -64], [4, -50], [40, -50]], HIDE[1]),
    ) +
    calmEye([14.6, -84], 0.6, 1, -1) +
    calmEye([-20.6, -84], 0.57, -1, -1.6)
  ) // prettier-ignore
}
export function calfTrunk(): string {
  return within(
    'calftrunk',
    trunkOutline(TRUNK),
    FACE,
    stroke(SHADED, HIDE[2]) + folds(TRUNK, [8, 10, 12, 14], HIDE[2]) + nostril(TRUNK),
  )
}
/** Its cheek and its mouth below the trunk, over the light on the edge of the head: no sun comes between head and chest. */
export const calfCheek = (): string =>
  cut([[-22, -73.6], [-26.8, -77.6], [-27.7, -76.4], [-25.6, -71.4], [-22, -65], [-19.2, -58.4], [-17.6, -53], [-16, -50.8], [-13, -56], [-14, -70]], HIDE[2]) +
  cut([[5.6, -66], [11, -68], [16, -68], [16, -61], [13, -53.4], [8, -48.4], [2.6, -45.6], [-1, -46], [2.4, -52], [4.6, -59]], HIDE[1]) +
  stroke([[17.4, -110.6, 0.2], [18.6, -105, 0.9], [19.6, -98, 1], [21, -91.6, 1.1], [22.6, -86.6, 1], [22.8, -83, 0.2]], HIDE[1]) +
  stroke([[4.4, -57.6, 0.7], [8, -57.8, 0.8], [12, -60.6, 0.7], [15.6, -66, 0.1]], HIDE[0]) // prettier-ignore
