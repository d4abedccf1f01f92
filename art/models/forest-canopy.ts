/** Rainforest seen from above its crowns: cut-out masses with scalloped leafy edges, in a few kinds and sizes. */
import { mix } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

const n = (v: number) => v.toFixed(1)
let serial = 0
/**
 * One broad crown with its top at (x, y): a flattened mass of a few round lobes. The part that the sun reaches, on the
 * right, is one shape with lobes of its own; the left flank is in shade.
 */
export function canopyCrown(
  seed: number,
  x: number,
  y: number,
  w: number,
  [body, lit, deep]: readonly string[],
): string {
  const r = random(seed),
    h = w * r.range(0.5, 0.66),
    lobes = r.pick([4, 5, 5, 6])
  /** Round lobes along the upper half of an ellipse, from left to right. */
  const scallops = (cx: number, cy: number, a: number, b: number, many: number): { from: Pt; d: string } => {
    const steps = Array.from({ length: many + 1 }, (_, i) => i + (i && i < many ? r.range(-0.16, 0.16) : 0)),
      at = (i: number, q: number): Pt => {
        const t = Math.PI * (1 + i / many)
        return [cx + Math.cos(t) * a * q, cy + Math.sin(t) * b * q]
      }
    let d = ''
    for (let i = 1; i <= many; i++) {
      const [p, q] = [at(steps[i - 1]! + 0.12, 1.2), at(steps[i]! - 0.12, 1.2)],
        e = at(steps[i]!, 0.94)
      d += `C${n(p[0])},${n(p[1])} ${n(q[0])},${n(q[1])} ${n(e[0])},${n(e[1])}`
    }
    return { from: at(0, 0.94), d }
  }
  const top = scallops(x, y + h * 0.62, w / 2, h * 0.58, lobes),
    mass = `M${n(x - w * 0.4)},${n(y + h * 2)}C${n(x - w * 0.5)},${n(y + h * 1.3)} ${n(x - w * 0.52)},${n(y + h)} ${n(top.from[0])},${n(top.from[1])}${top.d}C${n(x + w * 0.52)},${n(y + h)} ${n(x + w * 0.5)},${n(y + h * 1.3)} ${n(x + w * 0.4)},${n(y + h * 2)}Z`,
    [cx, cy, a, b] = [x + w * 0.13, y + h * 0.5, w * 0.33, h * 0.4],
    crest = scallops(cx, cy, a, b, lobes - 1),
    // the lower edge of the lit part hangs in three lobes
    under = [0.62, 0, -0.62]
      .map((u, i, all) => {
        const to = all[i + 1] === undefined ? -0.94 : (u + all[i + 1]!) / 2
        return `Q${n(cx + a * u)},${n(cy + b * 0.62)} ${n(cx + a * to)},${n(cy + b * (i === 2 ? 0 : 0.12))}`
      })
      .join(''),
    id = `fc${serial++}`
  return (
    `<clipPath id="${id}"><path d="${mass}"/></clipPath><path d="${mass}" fill="${mix(body!, deep!, 0.6)}"/>` +
    `<g clip-path="url(#${id})"><path d="${mass}" transform="translate(${n(w * 0.09)},${n(h * 0.02)})" fill="${body}"/>` +
    `<path d="M${n(crest.from[0])},${n(crest.from[1])}${crest.d}${under}Z" fill="${lit}"/></g>`
  )
}
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
