/** The walled stair of the Santorini cover, its landing and the pier that ends its wall. */
import { poly } from '../kit/cut.ts'
import { convexHull } from '../kit/hull.ts'
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
/**
 * The shadow on the stair of a figure in masses, in metres, y down: its foot is at (x, y) on step `on`, `k` pixels are a metre.
 * The light comes from the upper right. The stair takes it as one slope, so that it stays one shape; only the treads show it, the risers are in the shade.
 */
export function onStair(
  masses: readonly (readonly [half: number, outline: Pt[]])[],
  x: number,
  y: number,
  k: number,
  on: number,
  ink: string,
): string {
  /** How far the light goes to the left and towards us while it falls a metre, and the rise of the stair. */
  const [LEFT, NEAR, SLOPE] = [0.66, 0.14, RISE / RUN],
    metre: Pt = [WIDE[0] / 1.5, WIDE[1] / 1.5]
  let treads = ''
  for (let i = 0; i <= on + 1; i++) {
    const [a, b] = step(i),
      [c, d] = step(i, 1)
    treads += `M${a},${b}H${a + RUN}L${c + RUN},${d}H${c}Z`
  }
  const body = masses.map(([half, points]) =>
    poly(
      convexHull(
        [-half, half].flatMap((side) =>
          points.map(([u, v]): Pt => {
            const fall = (-v - SLOPE * u) / (1 - SLOPE * LEFT),
              z = NEAR * fall + side
            return [x + k * (u - LEFT * fall) + metre[0] * z, y - k * (-v - fall) + metre[1] * z]
          }),
        ),
      ),
      ink,
    ),
  )
  return `<clipPath id="treads"><path d="${treads}"/></clipPath><g clip-path="url(#treads)">${body.join('')}</g>`
}
/** The landing that the stair comes to: a walk along the foot of the church to the bells. */
export const landing = (): string => {
  const [x, y] = step(13)
  return poly([[x, y], [1250, y], [1250, y + 60], [x + 200, y + 60]], '#fff1de') // prettier-ignore
}
/** The pier that ends the stair's wall, with its shaded side and its shadow on the wall. */
export const pier = (): string =>
  poly(
    [
      [1218, 716],
      [1246, 702],
      [1246, 1080],
      [1218, 1080],
    ],
    '#c4caea',
  ) +
  poly(
    [
      [1246, 690],
      [1296, 690],
      [1296, 1080],
      [1246, 1080],
    ],
    '#fff7e8',
  ) +
  poly(
    [
      [1246, 700],
      [1236, 697],
      [1236, 1080],
      [1246, 1080],
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
