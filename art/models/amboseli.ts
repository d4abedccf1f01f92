/** Kilimanjaro in the haze of a morning, cut by hand. */
import { smooth, smoothPath } from '../kit/cut.ts'
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
  // it thins out down both flanks
  const ice: Pt[] = [
    [-46, -84.4], [-46, -88], [-38, -93.6], ...rim.map(([x, y]): Pt => [x, y - 3]), [38, -93.6], [46, -88], [46, -84.4], [36, -87.2], [30, -90], [25, -88], [20, -90.6], [14, -91], [10.4, -88.4], [6, -91],
    [0, -90.2], [-5, -86.4], [-9, -90.4], [-15, -91], [-20.4, -87.4], [-25, -90.4], [-30, -90], [-36, -87],
  ] // prettier-ignore
  const shade: Pt[] = [
    [-44, -84],
    [-33, -94],
    [-23.6, -99],
    [-22, -95],
    [-23.4, -92.8],
    [-22.6, -89.4],
    [-25, -90.4],
    [-30, -90],
    [-36, -87],
  ]
  const body = smoothPath([...left, ...rim, ...slope], 0.6)
  return (
    `<defs><linearGradient id="rock" gradientUnits="userSpaceOnUse" x1="0" y1="-100" x2="0" y2="${-lost}"><stop offset="0" stop-color="#614b89"/><stop offset="1" stop-color="#b67f96"/></linearGradient>` +
    `<linearGradient id="rib" gradientUnits="userSpaceOnUse" x1="0" y1="-100" x2="0" y2="${-lost}"><stop offset="0" stop-color="#54427e"/><stop offset=".7" stop-color="#9c6f92"/><stop offset="1" stop-color="#b67f96"/></linearGradient>` +
    `<linearGradient id="clear" gradientUnits="userSpaceOnUse" x1="0" y1="${-from}" x2="0" y2="${-lost}"><stop offset="0" stop-color="#fff"/><stop offset=".3" stop-color="#d0d0d0"/><stop offset=".7" stop-color="#303030"/><stop offset="1" stop-color="#000"/></linearGradient>` +
    `<linearGradient id="glare" gradientUnits="userSpaceOnUse" x1="${end - 50}" y1="0" x2="${end}" y2="0"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000"/></linearGradient>` +
    `<mask id="hazed" maskUnits="userSpaceOnUse" x="-300" y="-110" width="600" height="120"><path d="M-300-110H300V10H-300Z" fill="url(#clear)"/><path d="M-300-110H300V10H-300Z" fill="url(#glare)"/></mask><clipPath id="kibo"><path d="${body}"/></clipPath></defs><g mask="url(#hazed)">` +
    `<path d="${body}" fill="url(#rock)"/>` +
    `<g clip-path="url(#kibo)">${ribs.map((rib) => smooth(rib, 'url(#rib)', 0.5)).join('')}</g>` +
    `</g><g clip-path="url(#kibo)"><path d="${smoothPath(ice, 0.25)}" fill="#fff2dc"/><path d="${smoothPath(shade, 0.25)}" fill="#e2c3c8"/></g>`
  )
}
