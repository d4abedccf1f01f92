/** Firs in snow, cut flat. */
import { path } from '../kit/cut-figure.ts'

export interface FirInks {
  green: string
  snow: string
}
/** A fir one high, its foot at 0, and the snow on the right of its three tiers. */
const TREE =
  'M0,-1C.06,-.86 .11,-.76 .17,-.66L.08,-.67C.13,-.55 .19,-.45 .26,-.36L.12,-.37C.17,-.24 .25,-.13 .34,-.04L.05,-.07V.06H-.05V-.07L-.34,-.04C-.25,-.13 -.17,-.24 -.12,-.37L-.26,-.36C-.19,-.45 -.13,-.55 -.08,-.67L-.17,-.66C-.11,-.76 -.06,-.86 0,-1Z'
const SNOW =
  'M0,-1C.06,-.86 .11,-.76 .17,-.66L.08,-.67C.06,-.72 .04,-.76 .02,-.79C.01,-.86 0,-.92 0,-1ZM.08,-.67C.13,-.55 .19,-.45 .26,-.36L.12,-.37C.08,-.44 .05,-.5 .02,-.55Q.06,-.6 .08,-.67ZM.12,-.37C.17,-.24 .25,-.13 .34,-.04L.14,-.06C.1,-.12 .06,-.18 .04,-.24Q.09,-.3 .12,-.37Z'
/** Firs with their feet at (x, y), each so high. */
export const snowFirs = (
  list: readonly (readonly [x: number, y: number, high: number])[],
  ink: FirInks,
): string =>
  list
    .map(
      ([x, y, high]) =>
        `<g transform="translate(${x},${y}) scale(${high})">${path(TREE, ink.green)}${path(SNOW, ink.snow)}</g>`,
    )
    .join('')
