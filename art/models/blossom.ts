/** Cherry in flower at night, by hand: clusters lit from below, a bough that thins, a loose petal. */
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
/** The flowers of a cluster `k` wide about (0, 0): those at the back, and those whose faces take the light from below. */
const BACK: readonly Bloom[] = [
  [-0.62, -0.1, 0.44, 10, 0.9],
  [-0.2, -0.34, 0.46, 44, 0.86],
  [0.3, -0.3, 0.46, 20, 0.9],
  [0.68, -0.02, 0.42, 60, 0.86],
  [0.04, 0.06, 0.5, 30, 0.9],
]
const FRONT: readonly Bloom[] = [
  [-0.4, 0.26, 0.4, 24, 0.86],
  [0.44, 0.3, 0.38, 66, 0.88],
  [0.02, 0.42, 0.36, 4, 0.82],
]
const bloom = ([x, y, size, turn, flat]: Bloom, ink: string, heart: string): string =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${size},${size * flat})"><path d="${FLOWER}" fill="${ink}"/><g fill="${heart}">${HEART}</g></g>`
/** A cluster about (x, y); `turn` in degrees, `flip` mirrors it. `few` leaves out the last flower of each kind. */
export function cluster(
  [x, y, k, turn, flip, few]: readonly [number, number, number, number, boolean, boolean],
  [shade, own, lit]: readonly [string, string, string],
): string {
  const some = (list: readonly Bloom[]) => (few ? list.slice(1) : list)
  return `<g transform="translate(${f(x)},${f(y)}) rotate(${turn}) scale(${flip ? -k : k},${k})">${some(BACK)
    .map((b) => bloom(b, own, shade))
    .join('')}${some(FRONT)
    .map((b) => bloom(b, lit, own))
    .join('')}</g>`
}
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
