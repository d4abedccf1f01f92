/** Kilimanjaro in the haze of a morning, cut by hand. */
import { poly, smooth, smoothPath } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

/**
 * Kibo as Amboseli sees it: a broad flat top with its ice, long slopes that flatten towards the plain. The summit is 100 above
 * the plain at 0, its middle in column 0. Pale above, lost in the haze below, from the height `from` down to `lost`.
 */
export function kibo(from: number, lost: number): string {
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
  // a plain cap that thins out down both flanks, with four short tongues
  const ice: Pt[] = [
    [-47, -82],
    [-41, -89],
    ...rim.map(([x, y]): Pt => [x, y - 3]),
    [41, -89],
    [47, -82],
    [42, -84.6],
    [37, -86.6],
    [31, -86.2],
    [26, -83],
    [23.4, -87.6],
    [15, -89.4],
    [10, -86.6],
    [5.4, -80.6],
    [3.4, -87],
    [-4, -89.4],
    [-9, -87.4],
    [-13.6, -82],
    [-17, -77.4],
    [-18.6, -84],
    [-23, -88.4],
    [-29, -87.4],
    [-34, -84.6],
    [-38.6, -81],
    [-40.4, -84.4],
    [-44, -83.4],
  ]
  // the flank of it that is turned from the sun
  const shades: Pt[][] = [
    [[-56, -76], [-41, -92], [-33, -95], [-25, -99], [-26.4, -94.6], [-30, -91.6], [-30, -88.6], [-34, -84.6], [-38.6, -78]],
    [[-17, -77], [-18.6, -84], [-23, -88.4], [-17.4, -90], [-16, -85]],
    [[5.4, -80], [3.4, -87], [-4, -89.4], [3, -91], [5.6, -87]],
  ] // prettier-ignore
  const body = smoothPath([...left, ...rim, ...slope], 0.6)
  return (
    `<defs><linearGradient id="rock" gradientUnits="userSpaceOnUse" x1="0" y1="-100" x2="0" y2="${-lost}"><stop offset="0" stop-color="#614b89"/><stop offset="1" stop-color="#b67f96"/></linearGradient>` +
    `<linearGradient id="rib" gradientUnits="userSpaceOnUse" x1="0" y1="-100" x2="0" y2="${-lost}"><stop offset="0" stop-color="#54427e"/><stop offset=".7" stop-color="#9c6f92"/><stop offset="1" stop-color="#b67f96"/></linearGradient>` +
    `<linearGradient id="clear" gradientUnits="userSpaceOnUse" x1="0" y1="${-from}" x2="0" y2="${-lost}"><stop offset="0" stop-color="#fff"/><stop offset=".3" stop-color="#d0d0d0"/><stop offset=".7" stop-color="#303030"/><stop offset="1" stop-color="#000"/></linearGradient>` +
    `<mask id="hazed" maskUnits="userSpaceOnUse" x="-300" y="-110" width="600" height="120"><path d="M-300-110H300V10H-300Z" fill="url(#clear)"/></mask><clipPath id="kibo"><path d="${body}"/></clipPath></defs><g mask="url(#hazed)">` +
    `<path d="${body}" fill="url(#rock)"/>` +
    `<g clip-path="url(#kibo)">${ribs.map((rib) => smooth(rib, 'url(#rib)', 0.5)).join('')}</g>` +
    `</g><g clip-path="url(#kibo)"><clipPath id="ice"><path d="${smoothPath(ice, 0.2)}"/></clipPath>${smooth(ice, '#fff2dc', 0.2)}<g clip-path="url(#ice)">${shades.map((shade) => smooth(shade, '#e2c3c8', 0.5)).join('')}</g></g>`
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
/** Antelopes that graze far off: column, row of the feet, height; every second has its head down. */
export const farAntelopes = (herd: readonly (readonly [x: number, y: number, high: number])[], ink: string): string =>
  herd
    .map(([x, y, high], i) => {
      const neck: Pt[] = i % 2
        ? [[34, -72], [56, -50], [70, -30], [84, -14], [92, -18], [86, -30], [74, -54], [58, -76], [34, -84]]
        : [[34, -66], [52, -74], [62, -92], [80, -90], [82, -97], [68, -106], [66, -136], [60, -106], [52, -102], [40, -84]]
      return (
        `<g transform="translate(${x},${y}) scale(${(i % 3 === 1 ? -high : high) / 110},${high / 110})">` +
        poly([[-50, -80], [-30, -86], [40, -84], [48, -66], [42, -50], [40, 0], [32, 0], [30, -46], [26, 0], [18, 0], [18, -48], [-30, -48], [-32, 0], [-40, 0], [-42, -40], [-46, 0], [-54, 0], [-54, -60]], ink) +
        poly(neck, ink) +
        '</g>'
      )
    })
    .join('') // prettier-ignore
