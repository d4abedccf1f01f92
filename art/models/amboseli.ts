/** Kilimanjaro in the haze of a morning and an umbrella thorn, cut by hand. */
import { poly, smoothPath } from '../kit/cut.ts'
import { limb } from '../kit/cut-figure.ts'
import type { Pt } from '../kit/vec.ts'

/** Kibo, broad and flat-topped with its ice: the summit is 100 above the plain at 0, its middle in column 0. Pale above, lost in the haze below. */
export function kibo(): string {
  const rim: Pt[] = [
    [-31, -92], [-28, -94.5], [-25, -96], [-21, -97.6], [-17, -97.2], [-14, -98.6], [-9, -99.6], [-2, -100], [5, -99.8], [10, -99], [14, -97.6], [17, -98], [22, -96.6], [26, -94.6], [30, -91.4],
  ] // prettier-ignore
  const flank: Pt[] = [
    [-190, 0], [-150, -9], [-118, -21], [-92, -36], [-76, -49], [-62, -62], [-50, -75], [-40, -85], ...rim, [38, -84], [48, -74], [58, -64], [72, -50], [88, -37], [112, -23], [146, -10],
    [190, 0],
  ] // prettier-ignore
  const ribs: Pt[][] = [
    [[-31, -92], [-29, -92], [-30, -84], [-34, -72], [-36, -58], [-48, -40], [-56, -18], [-80, 0], [-190, 0], [-150, -9], [-118, -21], [-92, -36], [-76, -49], [-62, -62], [-50, -75], [-40, -85]],
    [[-11, -88], [-9, -78], [-10, -62], [-16, -48], [-17, -34], [-25, -14], [-40, 0], [-52, 0], [-34, -30], [-25, -50], [-17, -72]],
    [[14, -84], [19, -72], [27, -58], [31, -44], [42, -26], [56, 0], [42, 0], [29, -28], [20, -50], [15, -68]],
  ] // prettier-ignore
  const ice: Pt[] = [
    ...rim, [25, -90.6], [22.4, -87.8], [19.4, -87.2], [17, -89.8], [13, -91.4], [9.4, -91.6], [6.4, -89.4], [4, -86.4], [1.4, -85.2], [-1.6, -85.8], [-3.6, -88.2], [-6, -89], [-9.4, -91.4],
    [-14.6, -91], [-17.8, -88.6], [-20.6, -88], [-22.6, -89.6], [-26, -90.8],
  ] // prettier-ignore
  return (
    `<defs><linearGradient id="rock" gradientUnits="userSpaceOnUse" x1="0" y1="-100" x2="0" y2="0"><stop offset="0" stop-color="#9a719d"/><stop offset=".38" stop-color="#cf949a"/><stop offset=".8" stop-color="#ffcf98" stop-opacity="0"/></linearGradient>` +
    `<linearGradient id="rib" gradientUnits="userSpaceOnUse" x1="0" y1="-100" x2="0" y2="0"><stop offset="0" stop-color="#7f6197"/><stop offset=".36" stop-color="#b98596"/><stop offset=".72" stop-color="#f0b48c" stop-opacity="0"/></linearGradient></defs>` +
    poly(flank, 'url(#rock)') +
    ribs.map((rib) => `<path d="${smoothPath(rib, 0.3)}" fill="url(#rib)"/>`).join('') +
    `<path d="${smoothPath(ice, 0.3)}" fill="#fff2dc"/>` +
    `<path d="${smoothPath([[-31, -92], [-28, -94.5], [-25, -96], [-21.6, -97.4], [-19.6, -94.4], [-20.2, -91.4], [-19.2, -88.3], [-20.6, -88], [-22.6, -89.6], [-26, -90.8]], 0.35)}" fill="#e2c3c8"/>` // prettier-ignore
  )
}
/** An umbrella thorn against the light: a forked trunk that fans into twigs under one flat crown. Its height is 1, its foot at 0. */
export function umbrellaThorn(ink: string): string {
  const up = ([u, v]: Pt): Pt => [u, -v]
  const wood: [x: number, y: number, half: number][][] = [
    [[0, -0.008, 0.05], [0, 0.03, 0.036], [0, 0.1, 0.028], [0, 0.2, 0.026], [0.002, 0.28, 0.022]],
    [[0.004, 0.24, 0.022], [-0.06, 0.4, 0.018], [-0.17, 0.54, 0.014], [-0.3, 0.66, 0.01], [-0.42, 0.74, 0.005]],
    [[0, 0.24, 0.022], [0.07, 0.42, 0.018], [0.17, 0.56, 0.014], [0.31, 0.68, 0.01], [0.44, 0.78, 0.005]],
    [[-0.08, 0.43, 0.014], [-0.09, 0.56, 0.011], [-0.06, 0.68, 0.008], [-0.04, 0.8, 0.005]],
    [[-0.19, 0.56, 0.011], [-0.22, 0.67, 0.008], [-0.2, 0.78, 0.005]],
    [[0.08, 0.44, 0.014], [0.08, 0.58, 0.011], [0.1, 0.7, 0.008], [0.14, 0.8, 0.005]],
    [[0.19, 0.58, 0.011], [0.24, 0.68, 0.008], [0.25, 0.79, 0.005]],
  ] // prettier-ignore
  const crown: Pt[] = [
    [-0.62, 0.7], [-0.56, 0.755], [-0.44, 0.79], [-0.38, 0.84], [-0.26, 0.875], [-0.14, 0.89], [-0.06, 0.925], [0.08, 0.94],
    [0.2, 0.915], [0.3, 0.91], [0.4, 0.87], [0.5, 0.85], [0.58, 0.8], [0.65, 0.76], [0.6, 0.735], [0.5, 0.75], [0.42, 0.715],
    [0.32, 0.74], [0.22, 0.725], [0.16, 0.765], [0.06, 0.74], [-0.02, 0.765], [-0.1, 0.725], [-0.2, 0.74], [-0.28, 0.7],
    [-0.38, 0.72], [-0.46, 0.685], [-0.54, 0.7],
  ] // prettier-ignore
  const boughs = wood.map((bough) =>
    limb(
      bough.map(([x, y]): Pt => [x, -y]),
      bough.map(([, , half]) => half),
    ),
  )
  return `<g fill="${ink}"><path d="${boughs.join('')}"/><path d="${smoothPath(crown.map(up), 0.6)}"/></g>` // prettier-ignore
}
