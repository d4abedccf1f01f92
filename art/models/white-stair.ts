/** The walled stair of the Santorini cover, its landing and the pier that ends its wall. */
import { poly } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
/** Width of the stair, from its foot at the wall behind it to its foot at the wall in front. */
const WIDE: Pt = [170, 50]
const [RUN, RISE] = [52, 26]
/** Where step `i` meets the wall behind it, or a share of the way to the wall in front. */
const step = (i: number, share = 0): Pt => [
  198 + RUN * i + WIDE[0] * share,
  1036 - RISE * i + WIDE[1] * share,
]
/** Treads and risers up to the right, between two white walls; the risers look to the left, into the shade. */
export function stair(steps: number): string {
  let s = ''
  for (let i = 0; i < steps; i++) {
    const [x, y] = step(i),
      [u, v] = step(i, 1)
    s +=
      poly([[x, y], [x, y + RISE], [u, v + RISE], [u, v]], '#a2aadc') + // prettier-ignore
      poly([[x, y], [x + RUN, y], [u + RUN, v], [u, v]], '#fff7e8') // prettier-ignore
  }
  return s
}
/** The skirting of the wall behind the stair, a step at a time. */
export function skirting(steps: number): string {
  let d = ''
  for (let i = 0; i < steps; i++) {
    const [x, y] = step(i)
    d += `M${x - 9},${y + RISE}V${y - 13}H${x + RUN}V${y}H${x}V${y + RISE}Z`
  }
  return shape(d, '#8f99d2')
}
/** Treads and risers as one shape, for what falls on them. */
export const STAIR = `<clipPath id="stair"><path d="${Array.from({ length: 9 }, (_, i) => {
  const [x, y] = step(i),
    [u, v] = step(i, 1)
  return `M${x},${y + RISE}V${y}H${x + RUN}L${u + RUN},${v}L${u},${v + RISE}Z`
}).join('')}"/></clipPath>`
/** The landing that the stair comes to: a walk along the foot of the church to the bells. */
export const landing = (): string => {
  const [x, y] = step(13)
  return poly([[x, y], [1250, y], [1250, y + 60], [x + 200, y + 60]], '#fff1de') // prettier-ignore
}
/** The pier that ends the stair's wall, with its shaded side and its shadow on wall and pavement. */
export const pier = (): string =>
  poly(
    [
      [1296, 980],
      [1246, 980],
      [1180, 971],
      [1240, 968],
    ],
    '#c9bfd6',
  ) +
  poly(
    [
      [1218, 716],
      [1246, 702],
      [1246, 974],
      [1218, 966],
    ],
    '#c4caea',
  ) +
  poly(
    [
      [1246, 690],
      [1296, 690],
      [1296, 980],
      [1246, 980],
    ],
    '#fff7e8',
  ) +
  poly(
    [
      [1246, 700],
      [1236, 697],
      [1236, 974],
      [1246, 980],
    ],
    '#a9b2e0',
  ) +
  poly(
    [
      [1230, 680],
      [1302, 680],
      [1302, 694],
      [1240, 694],
    ],
    '#ffffff',
  ) +
  poly(
    [
      [1246, 694],
      [1296, 694],
      [1296, 700],
      [1246, 700],
    ],
    '#c4caea',
  )
