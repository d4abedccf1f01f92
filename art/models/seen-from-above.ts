/** Bodies seen from straight above: limbs that know how high they are, so that one list gives both the body and its shadow. */
import { form, limb, path } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'
import type { Pt } from '../kit/vec.ts'

/** Where the light takes the shadow of a point, in metres for each metre of height. */
export const SLANT: Pt = [0.6, 0.42]
/** Where a body is: its place in design pixels, pixels per metre, and its turn in degrees. */
export interface Spot {
  x: number
  y: number
  k: number
  turn: number
}
/** A drawing in metres at its place. */
export const laid = ({ x, y, k, turn }: Spot, body: string): string =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${k})">${body}</g>`
/** A place of a body, in design pixels; raised by `up` metres it is where the shadow falls. */
export function spotOf({ x, y, k, turn }: Spot, px: number, py: number, up = 0): Pt {
  const a = (turn * Math.PI) / 180,
    [c, s] = [Math.cos(a), Math.sin(a)]
  return [x + k * (px * c - py * s + SLANT[0] * up), y + k * (px * s + py * c + SLANT[1] * up)]
}
/** A limb: its ink, and in metres the place, half width and height of each station ('x,y,half,height ...'). */
export type Part = readonly [ink: string, stations: string]
const read = (list: string): number[][] => list.split(' ').map((p) => p.split(',').map(Number))
/** The outline of a limb on the picture, or that of its shadow. */
function trace(spot: Spot, list: string, shade: boolean): string {
  const stations = read(list)
  return limb(
    stations.map(([px, py, , up]) => spotOf(spot, px!, py!, shade ? up! : 0)),
    stations.map(([, , half]) => half! * spot.k),
  )
}
/** Limbs in the given order, each darker on the side that the light does not reach. Neighbours in one ink grow together. */
export function limbs(spot: Spot, parts: readonly Part[], deep = 0.3): string {
  const grown: [ink: string, d: string][] = []
  for (const [ink, list] of parts) {
    const last = grown.at(-1),
      d = trace(spot, list, false)
    if (last?.[0] === ink) last[1] += d
    else grown.push([ink, d])
  }
  return grown.map(([ink, d]) => form(d, ink, [-0.024 * spot.k, -0.018 * spot.k], '', deep)).join('')
}
/** The shadows of limbs, in black. */
export const casts = (spot: Spot, parts: readonly Part[]): string =>
  parts.map(([, list]) => `<path d="${trace(spot, list, true)}"/>`).join('')
/** An open hand from the wrist, towards `angle` degrees: the palm, a thumb and four fingers that part by `spread` degrees. */
export function openHand(
  ink: string,
  [x, y, up]: readonly [number, number, number],
  angle: number,
  spread: number,
  thumb: 1 | -1,
): Part[] {
  const a = (angle * Math.PI) / 180,
    to = (u: number, v: number): string =>
      `${(x + u * Math.cos(a) - v * Math.sin(a)).toFixed(4)},${(y + u * Math.sin(a) + v * Math.cos(a)).toFixed(4)}`,
    finger = (i: number, long: number): Part => {
      const b = (i * spread * Math.PI) / 180,
        v = i * 0.022,
        tip = (t: number) => to(0.07 + Math.cos(b) * long * t, v + Math.sin(b) * long * t)
      return [ink, `${tip(-0.2)},.0115,${up} ${tip(0.5)},.0115,${up} ${tip(1)},.009,${up}`]
    }
  return [
    finger(-1.5, 0.07),
    finger(-0.5, 0.088),
    finger(0.5, 0.088),
    finger(1.5, 0.07),
    [ink, `${to(0, thumb * 0.012)},.02,${up} ${to(0.03, thumb * 0.05)},.016,${up} ${to(0.062, thumb * 0.082)},.011,${up}`], // prettier-ignore
    [ink, `${to(-0.02, 0)},.027,${up} ${to(0.02, 0)},.036,${up} ${to(0.065, 0)},.043,${up} ${to(0.09, 0)},.036,${up}`], // prettier-ignore
  ]
}
/** A bare right foot, 0.26 m long, the heel at 0 and the toes towards +y. */
export function bareFoot(ink: string): string {
  const toes = [[0.031, 0.228, 0.021], [0.006, 0.238, 0.0155], [-0.015, 0.232, 0.0145], [-0.034, 0.219, 0.0135], [-0.049, 0.202, 0.0125]] // prettier-ignore
  return (
    path(
      'M-.031,-.01C-.034,.06 -.054,.12 -.054,.175C-.05,.225 .046,.24 .052,.205C.052,.15 .034,.08 .032,-.01Z',
      ink,
    ) + // prettier-ignore
    path(
      'M0,-.01H.032C.034,.08 .052,.15 .052,.205Q.045,.225 .028,.225C.03,.15 .014,.08 .012,-.01Z',
      mix(ink, '#2a1d52', 0.3),
    ) + // prettier-ignore
    toes.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`).join('')
  )
}
