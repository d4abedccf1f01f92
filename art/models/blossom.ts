/** Cherry in flower at night, by hand: flowers lit from below, buds, a bough that thins, a loose petal. */
import type { Pt } from '../kit/vec.ts'

const f = (v: number) => v.toFixed(1)
/** Five notched petals about the origin, one unit in radius. */
const FLOWER = [0, 72, 144, 216, 288]
  .map((degrees) => {
    const a = (degrees * Math.PI) / 180,
      at = (u: number, v: number): string =>
        `${(u * Math.cos(a) - v * Math.sin(a)).toFixed(3)},${(u * Math.sin(a) + v * Math.cos(a)).toFixed(3)}`
    return `M0,.06C${at(-0.18, -0.16)} ${at(-0.66, -0.56)} ${at(-0.24, -0.99)}Q${at(-0.1, -1.02)} ${at(0, -0.86)}Q${at(0.1, -1.02)} ${at(0.24, -0.99)}C${at(0.66, -0.56)} ${at(0.18, -0.16)} 0,.06Z`
  })
  .join('')
const HEART = [36, 108, 180, 252, 324]
  .map((a) => `<path d="M0,0L-.03,-.36L0,-.44L.03,-.36Z" transform="rotate(${a})"/>`)
  .join('')
/** Middle, radius, turn in degrees and height as a share of the width of a flower. */
type Bloom = readonly [x: number, y: number, size: number, turn: number, flat: number]
/** Flowers and buds of a spray by hand, back to front: place, radius, turn, height as a share of the width, and tone: 0 in the shade to 2 lit from below. */
export type Flower = readonly [...Bloom, tone: 0 | 1 | 2]
const bloom = ([x, y, size, turn, flat]: Bloom, ink: string, heart: string): string =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${size},${size * flat})"><path d="${FLOWER}" fill="${ink}"/><g fill="${heart}">${HEART}</g></g>`
/** `inks`: the hearts of the darkest, then the three tones. */
export const spray = (list: readonly Flower[], inks: readonly [string, string, string, string]): string =>
  list
    .map(([x, y, size, turn, flat, tone]) => bloom([x, y, size, turn, flat], inks[tone + 1]!, inks[tone]!))
    .join('')
/** A bud that hangs from a thin stalk. */
export const bud = (x: number, y: number, turn: number, size: number, ink: string, stalk: string): string =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${size})"><path d="M0,0Q.12,.7 0,1.3" stroke="${stalk}" stroke-width=".13" fill="none"/><path d="M0,1.1C.5,1.3 .52,1.95 0,2.3C-.52,1.95 -.5,1.3 0,1.1Z" fill="${ink}"/><path d="M-.3,1.32Q0,.92 .3,1.32Q0,1.5 -.3,1.32Z" fill="${stalk}"/></g>`
/** A loose petal, 1 long, its notch at the right. */
export const PETAL = 'M0,0C.2,-.42 .7,-.44 .98,-.2Q1,-.06 .86,0Q1,.06 .98,.2C.7,.44 .2,.42 0,0Z'
/** A bough: a smooth line through the points that thins from `wide` to `thin`. */
export function bough(points: readonly Pt[], wide: number, thin: number, ink: string): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  const left: Pt[] = [],
    right: Pt[] = []
  const n = (points.length - 1) * 6
  const on = (t: number): Pt => {
    const i = Math.min(points.length - 2, Math.floor(t)),
      u = t - i,
      blend = (k: 0 | 1) => {
        const [a, b, c, e] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]]
        return (
          0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - e) * u * u + (3 * b - a - 3 * c + e) * u ** 3)
        )
      }
    return [blend(0), blend(1)]
  }
  for (let k = 0; k <= n; k++) {
    const t = (k / n) * (points.length - 1),
      [x, y] = on(t),
      [x2, y2] = on(Math.min(points.length - 1, t + 0.02)),
      [x1, y1] = on(Math.max(0, t - 0.02)),
      l = Math.hypot(x2 - x1, y2 - y1) || 1,
      w = (wide + (thin - wide) * (k / n)) / 2
    left.push([x - ((y2 - y1) / l) * w, y + ((x2 - x1) / l) * w])
    right.unshift([x + ((y2 - y1) / l) * w, y - ((x2 - x1) / l) * w])
  }
  return `<path d="M${[...left, ...right].map(([x, y]) => `${f(x)},${f(y)}`).join('L')}Z" fill="${ink}"/>`
}
