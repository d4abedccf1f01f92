/** Trees that stand out of the rainforest: a palm, and an umbrella of leaves on a forked trunk. */
import { random } from '../kit/noise.ts'

const n = (v: number) => v.toFixed(1)
/** A palm that stands out of the crowns: a thin stem and nine bowed fronds. */
export function canopyPalm(
  seed: number,
  x: number,
  y: number,
  k: number,
  [body, lit, deep]: readonly string[],
): string {
  const r = random(seed)
  let far = '',
    near = ''
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (1.06 + (i / 8) * 0.88) + r.range(-0.08, 0.08),
      long = k * r.range(0.85, 1.1),
      [ex, ey] = [x + Math.cos(a) * long, y + Math.sin(a) * long * 0.55 + long * 0.34],
      [mx, my] = [x + Math.cos(a) * long * 0.55, y + Math.sin(a) * long * 0.75]
    const frond = `M${n(x)},${n(y)}Q${n(mx)},${n(my - k * 0.06)} ${n(ex)},${n(ey)}Q${n(mx)},${n(my + k * 0.13)} ${n(x)},${n(y)}Z`
    if (i > 4) near += frond
    else far += frond
  }
  return (
    `<path d="M${x - k * 0.035},${y}L${x - k * 0.05},${y + k * 1.3}h${k * 0.1}L${x + k * 0.035},${y}Z" fill="${deep}"/>` +
    `<path d="${far}" fill="${body}"/><path d="${near}" fill="${lit}"/>`
  )
}
/** A rain tree, its fork at (x, y) and its crown `k` wide on both sides, lit from the right. */
export const rainTree = (x: number, y: number, k: number, [body, lit, deep]: readonly string[]): string =>
  `<g transform="translate(${n(x)},${n(y)}) scale(${n(k)})"><path d="M-.05,1.6L-.035,.1L-.5,-.3L-.46,-.34L-.02,-.02L.02,-.4H.06L.05,-.04L.5,-.36L.54,-.32L.06,.1L.07,1.6Z" fill="${deep}"/><path d="M-1.02,-.3C-1.08,-.52 -.86,-.66 -.68,-.6C-.6,-.84 -.28,-.9 -.12,-.76C.04,-.94 .44,-.9 .5,-.68C.74,-.78 1.02,-.6 1,-.34C.82,-.22 .62,-.3 .46,-.24C.3,-.16 .06,-.24 -.1,-.2C-.32,-.14 -.5,-.26 -.66,-.24C-.82,-.2 -.94,-.22 -1.02,-.3Z" fill="${body}"/><path d="M-.36,-.84C-.26,-.86 -.18,-.82 -.12,-.76C.04,-.94 .44,-.9 .5,-.68C.74,-.78 1.02,-.6 1,-.34C.9,-.44 .78,-.5 .62,-.48C.5,-.62 .3,-.64 .16,-.54C.04,-.68 -.2,-.74 -.36,-.84Z" fill="${lit}"/></g>`
