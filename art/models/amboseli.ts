/** Kilimanjaro in the haze of a morning, cut by hand. */
import { smooth, smoothPath } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

/**
 * Kibo as Amboseli sees it: a broad flat top with its ice, long slopes that flatten towards the plain. The summit is 100 above
 * the plain at 0, its middle in column 0. Pale above, lost in the haze below, from the height `from` down to `lost`.
 */
export function kibo(from: number, lost: number): string {
  const rim: Pt[] = [
    [-31, -92.2], [-27.6, -96], [-23.6, -98.2], [-17, -99], [-10, -99.3], [-3, -100], [5, -99.8], [12, -99.2], [18, -99], [23.6, -98], [27.6, -95.8], [31, -92.2],
  ] // prettier-ignore
  const slope: Pt[] = [[46, -83], [65, -71.8], [85, -60.8], [110, -48.4], [140, -35.8], [175, -23.6], [220, -11], [275, 0]] // prettier-ignore
  const left = slope.map(([x, y]): Pt => [-x, y]).toReversed()
  const ribs: Pt[][] = [
    [...left, [-31, -92.2], [-26.4, -91.4], [-31, -82], [-42, -68], [-52, -57], [-69, -41], [-88, -26], [-120, 0]],
    [[-5.4, -87], [-5, -79], [-9, -64], [-18, -46], [-28, -30], [-50, 0], [-78, 0], [-44, -30], [-27, -50], [-15, -68]],
    [[13, -89], [20, -78], [30, -64], [44, -47], [60, -30], [92, 0], [70, 0], [46, -30], [30, -50], [18, -70]],
  ] // prettier-ignore
  const ice: Pt[] = [
    ...rim, [27, -93], [23.4, -90.4], [20.4, -93], [16.2, -92.2], [12.8, -87.8], [9.6, -91.4], [6, -90], [3, -91.8], [-1.4, -90.6], [-5.2, -85.2], [-8.2, -89.4], [-11.6, -91.6],
    [-15.4, -91], [-19, -88.2], [-22.4, -92.4], [-26.6, -93],
  ] // prettier-ignore
  const shade: Pt[] = [...rim.slice(0, 3), [-22, -95.4], [-22.8, -93.6], [-22.4, -92.4], [-26.6, -93]]
  const body = smoothPath([...left, ...rim, ...slope], 0.6)
  return (
    `<defs><linearGradient id="rock" gradientUnits="userSpaceOnUse" x1="0" y1="-100" x2="0" y2="${-lost}"><stop offset="0" stop-color="#614b89"/><stop offset="1" stop-color="#b67f96"/></linearGradient>` +
    `<linearGradient id="rib" gradientUnits="userSpaceOnUse" x1="0" y1="-100" x2="0" y2="${-lost}"><stop offset="0" stop-color="#54427e"/><stop offset=".7" stop-color="#9c6f92"/><stop offset="1" stop-color="#b67f96"/></linearGradient>` +
    `<linearGradient id="clear" gradientUnits="userSpaceOnUse" x1="0" y1="${-from}" x2="0" y2="${-lost}"><stop offset="0" stop-color="#fff"/><stop offset=".3" stop-color="#d0d0d0"/><stop offset=".7" stop-color="#303030"/><stop offset="1" stop-color="#000"/></linearGradient>` +
    '<mask id="hazed" maskUnits="userSpaceOnUse" x="-300" y="-110" width="600" height="120"><path d="M-300-110H300V10H-300Z" fill="url(#clear)"/></mask></defs><g mask="url(#hazed)">' +
    `<path d="${body}" fill="url(#rock)"/>` +
    ribs.map((rib) => smooth(rib, 'url(#rib)', 0.5)).join('') +
    `</g><clipPath id="kibo"><path d="${body}"/></clipPath><g clip-path="url(#kibo)"><path d="${smoothPath(ice, 0.25)}" fill="#fff2dc"/><path d="${smoothPath(shade, 0.25)}" fill="#e2c3c8"/></g>`
  )
}
