/** Rainforest seen from above its crowns: cut-out masses with leafy edges, in a few kinds and sizes. */
import { smoothPath } from './cut.ts'
import { mix } from './ink.ts'
import { random } from './noise.ts'
import type { Pt } from './vec.ts'

let serial = 0
/**
 * One broad crown with its top at (x, y): a flattened mass with a lobed edge. The part that the sun reaches, on the right,
 * is one big shape with its own lobes, and a few leaf cuts break the mass below it.
 */
export function canopyCrown(
  seed: number,
  x: number,
  y: number,
  w: number,
  [body, lit, deep]: readonly string[],
): string {
  const r = random(seed),
    flat = r.range(0.5, 0.72),
    h = w * flat,
    lobes = 9,
    tilt = r.range(-0.08, 0.08)
  const edge = (k: number, dx: number, dy: number): Pt[] => {
    const out: Pt[] = []
    for (let i = 0; i < lobes; i++) {
      const a = Math.PI * (1 + i / (lobes - 1)),
        bulge = k * (1 + 0.1 * Math.sin(i * 2.7 + seed) + r.range(-0.05, 0.05)),
        px = x + dx + Math.cos(a) * (w / 2) * bulge,
        py = y + dy + h * 0.62 + Math.sin(a) * h * 0.62 * bulge + tilt * (px - x)
      // a notch between two lobes
      if (i) {
        const [qx, qy] = out.at(-1)!
        out.push([(px + qx) / 2 - ((px + qx) / 2 - x) * 0.03, (py + qy) / 2 + h * 0.03])
      }
      out.push([px, py])
    }
    return out
  }
  const top = edge(1, 0, 0),
    id = `fc${serial++}`,
    mass = smoothPath([...top, [x + w * 0.46, y + h * 1.9], [x - w * 0.46, y + h * 1.9]], 0.95)
  // the lit cap, cut off by the shade of the crown's own left half
  const cap = smoothPath([...edge(0.8, w * 0.17, -h * 0.02), [x + w * 0.5, y + h * 0.66], [x + w * 0.26, y + h * 0.52], [x + w * 0.04, y + h * 0.64], [x - w * 0.14, y + h * 0.5]], 0.9) // prettier-ignore
  return (
    `<clipPath id="${id}"><path d="${mass}"/></clipPath><path d="${mass}" fill="${mix(body!, deep!, 0.5)}"/>` +
    `<g clip-path="url(#${id})"><path d="${mass}" transform="translate(${(w * 0.035).toFixed(1)},${(h * 0.06).toFixed(1)})" fill="${body}"/><path d="${cap}" fill="${lit}"/></g>`
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
    const n = (v: number) => v.toFixed(1)
    const frond = `M${n(x)},${n(y)}Q${n(mx)},${n(my - k * 0.06)} ${n(ex)},${n(ey)}Q${n(mx)},${n(my + k * 0.13)} ${n(x)},${n(y)}Z`
    if (i > 4) near += frond
    else far += frond
  }
  return (
    `<path d="M${x - k * 0.035},${y}L${x - k * 0.05},${y + k * 0.85}h${k * 0.1}L${x + k * 0.035},${y}Z" fill="${deep}"/>` +
    `<path d="${far}" fill="${body}"/><path d="${near}" fill="${lit}"/>`
  )
}
