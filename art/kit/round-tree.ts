/** A tree with a crown of five round heads on a trunk. */
import { taper } from './cut.ts'

const HEADS = [
  [-0.52, -0.86, 0.42],
  [0.5, -0.82, 0.4],
  [-0.18, -1.24, 0.5],
  [0.3, -1.2, 0.42],
  [0, -0.84, 0.56],
] as const
const n = (v: number) => v.toFixed(1)
const crown = (x: number, y: number, r: number, fill: string): string =>
  HEADS.map(
    ([u, v, k]) => `<circle cx="${n(x + u * r)}" cy="${n(y + v * r)}" r="${n(k * r)}" fill="${fill}"/>`,
  ).join('')
export interface Tree {
  /** The foot of the trunk. */
  at: readonly [x: number, y: number]
  /** Radius of the crown. */
  r: number
  /** The edge that has the light, the body, and the trunk. */
  inks: readonly [lit: string, body: string, trunk: string]
  /** Where the body is moved to, away from the light, in shares of the radius. */
  off: readonly [x: number, y: number]
  /** The trunk's height in shares of the radius. */
  stem?: number
}
export const roundTree = ({ at: [x, y], r, inks: [lit, body, trunk], off, stem = 0.3 }: Tree): string => {
  const foot = y - stem * r
  return (
    `<path d="${taper([x, y], r * 0.1, [x, foot - r * 0.9], r * 0.05)}" fill="${trunk}"/>` +
    crown(x, foot, r, lit) +
    crown(x + off[0] * r, foot + off[1] * r, r * 0.96, body)
  )
}
