/** Kilimanjaro in the haze of a morning, cut by hand. */
import { poly, smooth, smoothPath } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

/**
 * Kibo as Amboseli sees it: a broad flat top with its ice, long slopes that flatten towards the plain. The summit is 100 above
 * the plain at 0, its middle in column 0. Pale above, lost in the haze below, from the height `from` down to `lost`, and in the light towards
 * the column `end`.
 */
export function kibo(from: number, lost: number, end: number): string {
  const rim: Pt[] = [
    [-33, -90.6], [-28.6, -93.8], [-23.6, -96.6], [-17, -98.6], [-10, -99.3], [-3, -100], [5, -99.8], [12, -99.2], [18, -98.2], [23.6, -96.2], [28.6, -93.6], [33, -90.6],
  ] // prettier-ignore
  const slope: Pt[] = [[46, -83], [65, -71.8], [85, -60.8], [110, -48.4], [140, -35.8], [175, -23.6], [220, -11], [275, 0]] // prettier-ignore
  const left = slope.map(([x, y]): Pt => [-x, y]).toReversed()
  const ribs: Pt[][] = [
    [...left, [-31, -92.2], [-26.4, -91.4], [-31, -82], [-42, -68], [-52, -57], [-69, -41], [-88, -26], [-120, 0]],
    [[-5.4, -87], [-5, -79], [-9, -64], [-18, -46], [-28, -30], [-50, 0], [-78, 0], [-44, -30], [-27, -50], [-15, -68]],
    [[13, -89], [20, -78], [30, -64], [44, -47], [60, -30], [92, 0], [70, 0], [46, -30], [30, -50], [18, -70]],
  ] // prettier-ignore
  // it thins out down both flanks; broad tongues run down between the rocks, long and short
  const ice: Pt[] = [
    [-49, -81], [-40, -91], ...rim.map(([x, y]): Pt => [x, y - 3]), [40, -91], [48, -84], [44, -84.6], [39, -86.6], [34, -85.4], [28, -88.4], [23, -86],
    [16, -91], [11, -86.4], [6, -82.6], [2.4, -83.4], [-2, -90], [-6.4, -88.4], [-11, -84.6], [-15, -86.4], [-19, -81.6], [-23.4, -80.4], [-27, -88.6], [-32, -86.4], [-37, -82.6], [-41, -85.4],
  ] // prettier-ignore
  // the sides of the tongues and of the rim that are turned from the sun
  const shades: Pt[][] = [
    [[-49, -81], [-40, -91], [-33, -94], [-26, -98], [-28, -93.6], [-33, -90], [-34, -86.4], [-37, -82.6], [-41, -85.4]],
    [[-19, -81.6], [-23.4, -80.4], [-27, -88.6], [-22.4, -91.6], [-21, -86.6]],
    [[-6.4, -88.4], [-11, -84.6], [-13.6, -88.6], [-10.6, -91]],
    [[6, -82.6], [2.4, -83.4], [-2, -90], [2, -92.6], [4, -88]],
    [[28, -88.4], [23, -86], [16, -91], [20, -93], [24, -90]],
  ] // prettier-ignore
  const body = smoothPath([...left, ...rim, ...slope], 0.6)
  return (
    `<defs><linearGradient id="rock" gradientUnits="userSpaceOnUse" x1="0" y1="-100" x2="0" y2="${-lost}"><stop offset="0" stop-color="#614b89"/><stop offset="1" stop-color="#b67f96"/></linearGradient>` +
    `<linearGradient id="rib" gradientUnits="userSpaceOnUse" x1="0" y1="-100" x2="0" y2="${-lost}"><stop offset="0" stop-color="#54427e"/><stop offset=".7" stop-color="#9c6f92"/><stop offset="1" stop-color="#b67f96"/></linearGradient>` +
    `<linearGradient id="clear" gradientUnits="userSpaceOnUse" x1="0" y1="${-from}" x2="0" y2="${-lost}"><stop offset="0" stop-color="#fff"/><stop offset=".3" stop-color="#d0d0d0"/><stop offset=".7" stop-color="#303030"/><stop offset="1" stop-color="#000"/></linearGradient>` +
    `<linearGradient id="glare" gradientUnits="userSpaceOnUse" x1="${end - 50}" y1="0" x2="${end}" y2="0"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000"/></linearGradient>` +
    `<mask id="hazed" maskUnits="userSpaceOnUse" x="-300" y="-110" width="600" height="120"><path d="M-300-110H300V10H-300Z" fill="url(#clear)"/><path d="M-300-110H300V10H-300Z" fill="url(#glare)"/></mask><clipPath id="kibo"><path d="${body}"/></clipPath></defs><g mask="url(#hazed)">` +
    `<path d="${body}" fill="url(#rock)"/>` +
    `<g clip-path="url(#kibo)">${ribs.map((rib) => smooth(rib, 'url(#rib)', 0.5)).join('')}</g>` +
    `</g><g clip-path="url(#kibo)">${poly(ice, '#fff2dc')}${shades.map((shade) => poly(shade, '#e2c3c8')).join('')}</g>`
  )
}

/** Umbrella thorns far off on the plain: a crown flat below, on stems that fork; each its column, row of its foot, height. */
export const farAcacias = (trees: readonly (readonly [x: number, y: number, high: number])[], ink: string): string =>
  trees
    .map(
      ([x, y, high], i) =>
        `<g transform="translate(${x},${y}) scale(${(i % 2 ? -high : high) / 100},${high / 100})">` +
        smooth([[-82, -72], [-70, -82], [-48, -86], [-30, -95], [-2, -100], [24, -97], [38, -90], [62, -88], [80, -78], [86, -70], [60, -66], [30, -68], [6, -64], [-20, -67], [-52, -65]], ink, 0.7) +
        poly([[-6, 2], [-4, -26], [-34, -68], [-28, -68], [-2, -36], [4, -40], [2, -70], [7, -70], [8, -42], [34, -68], [41, -68], [8, -28], [7, 2]], ink) +
        '</g>',
    )
    .join('') // prettier-ignore
