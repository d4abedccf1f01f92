/** Bare limbs and hands for figures that are drawn large by hand. Metres, y down. */
import { smoothPath } from './cut.ts'
import type { Pt } from './vec.ts'

/** A place on the middle line of a limb and half the width there; the optional fourth is half the width on the other side. */
export type Station = readonly [x: number, y: number, left: number, right?: number]
const numbers = (list: string): number[][] => list.split(' ').map((p) => p.split(',').map(Number))
/** Points from a list such as '0,1 .5,.25'. */
export const points = (list: string): Pt[] => numbers(list) as unknown as Pt[]
/** The stations of a limb from a list of the same kind. */
export const joints = (list: string): Station[] => numbers(list) as unknown as Station[]
/** A limb through its stations, with round ends. */
export function limb(stations: readonly Station[], ink: string): string {
  const side = (s: 1 | -1): Pt[] =>
    stations.map(([x, y, left, right = left], i) => {
      const [a, b] = [stations[Math.max(0, i - 1)]!, stations[Math.min(stations.length - 1, i + 1)]!],
        l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
        w = s > 0 ? left : right
      return [x - ((b[1] - a[1]) / l) * w * s, y + ((b[0] - a[0]) / l) * w * s]
    })
  const tip = (i: number, j: number): Pt => {
    const [a, b] = [stations.at(i)!, stations.at(j)!],
      l = Math.hypot(a[0] - b[0], a[1] - b[1]) || 1,
      w = (a[2] + (a[3] ?? a[2])) / 2
    return [a[0] + ((a[0] - b[0]) / l) * w * 0.8, a[1] + ((a[1] - b[1]) / l) * w * 0.8]
  }
  return `<path d="${smoothPath([tip(0, 1), ...side(1), tip(-1, -2), ...side(-1).toReversed()], 0.5)}" fill="${ink}"/>`
}
/** An open hand: the palm, a thumb and four fingers that fan out by `spread` degrees. It points along `angle`; `flip` puts the thumb on the other side. */
export function hand(
  x: number,
  y: number,
  angle: number,
  ink: string,
  { spread = 9, size = 1, flip = false }: { spread?: number; size?: number; flip?: boolean } = {},
): string {
  const fingers = [-1.5, -0.5, 0.5, 1.5]
    .map((i) => {
      const a = (i * spread * Math.PI) / 180,
        long = [0.068, 0.08, 0.076, 0.06][i + 1.5]!,
        from: Pt = [0.058, i * 0.0165]
      return limb([[...from, 0.0098], [from[0] + Math.cos(a) * long * 0.6, from[1] + Math.sin(a) * long * 0.6, 0.0094], [from[0] + Math.cos(a) * long, from[1] + Math.sin(a) * long, 0.007]], ink) // prettier-ignore
    })
    .join('')
  const palm = limb([[-0.03, 0, 0.025], [0.005, 0, 0.031], [0.04, 0, 0.036], [0.066, 0, 0.032]], ink), // prettier-ignore
    thumb = limb([[0.006, -0.022, 0.014], [0.032, -0.052, 0.0125], [0.06, -0.068, 0.009]], ink) // prettier-ignore
  return `<g transform="translate(${x},${y}) rotate(${angle}) scale(${size},${flip ? -size : size})">${fingers}${thumb}${palm}</g>`
}
