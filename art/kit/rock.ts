/** Rock and snow of high mountains in cut shapes. */
import { poly } from './cut.ts'
import { random } from './noise.ts'
import type { Pt } from './vec.ts'

/** Points written as in SVG: 'x,y x,y'. */
export const points = (list: string): Pt[] =>
  list.split(' ').map((pair): Pt => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
/** A flat face through points written so. */
export const face = (list: string, ink: string): string => poly(points(list), ink)
/** A drawing inside an outline. */
export const clip = (id: string, points: Pt[], body: string): string =>
  `<clipPath id="${id}"><path d="M${points.map((q) => q.join(',')).join('L')}Z"/></clipPath><g clip-path="url(#${id})">${body}</g>`
/** A strip along a line, thin at both ends, with a torn edge: a couloir or a rib. */
export function strip(seed: number, line: Pt[], wide: number, ink: string, head = 0): string {
  const r = random(seed),
    left: Pt[] = [],
    right: Pt[] = []
  const steps = 9
  for (let i = 0; i <= steps; i++) {
    const t = i / steps,
      at = t * (line.length - 1),
      k = Math.min(line.length - 2, Math.floor(at)),
      [a, b] = [line[k]!, line[k + 1]!],
      f = at - k,
      l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
      w = wide * (head * (1 - t) + Math.sin(Math.PI * t ** (head ? 0.6 : 1.2)) * (1 - head * (1 - t))),
      x = a[0] + (b[0] - a[0]) * f,
      y = a[1] + (b[1] - a[1]) * f
    left.push([
      x + ((b[1] - a[1]) / l) * w * r.range(0.25, 0.75),
      y - ((b[0] - a[0]) / l) * w * r.range(0.25, 0.75),
    ])
    right.push([
      x - ((b[1] - a[1]) / l) * w * r.range(0.25, 0.75),
      y + ((b[0] - a[0]) / l) * w * r.range(0.25, 0.75),
    ])
  }
  return poly([...left, ...right.toReversed()], ink)
}
