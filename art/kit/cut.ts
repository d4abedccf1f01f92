/** Cut paper: closed shapes with clean edges, as SVG. Shapes are drawn in design pixels or in metres with y down. */
import type { Pt } from './vec.ts'

const n = (v: number) => v.toFixed(2)

/** A shape with straight edges. */
export const poly = (points: readonly Pt[], fill: string): string =>
  `<path d="M${points.map(([x, y]) => `${n(x)},${n(y)}`).join('L')}Z" fill="${fill}"/>`

/** The path data of a smooth closed line through the points (Catmull-Rom). */
export function smoothPath(points: readonly Pt[], tension = 0.5): string {
  const k = points.length
  const at = (i: number) => points[(i + k) % k]!
  let d = `M${n(at(0)[0])},${n(at(0)[1])}`
  for (let i = 0; i < k; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const t = tension / 3
    d += `C${n(b[0] + (c[0] - a[0]) * t)},${n(b[1] + (c[1] - a[1]) * t)} ${n(c[0] - (e[0] - b[0]) * t)},${n(c[1] - (e[1] - b[1]) * t)} ${n(c[0])},${n(c[1])}`
  }
  return `${d}Z`
}

/** A shape with a smooth edge through the points. */
export const smooth = (points: readonly Pt[], fill: string, tension = 0.9): string =>
  `<path d="${smoothPath(points, tension)}" fill="${fill}"/>`

/** A tapered stroke: round ended, `ra` wide at `a` and `rb` at `b`. */
export function taper(a: Pt, ra: number, b: Pt, rb: number): string {
  const dx = b[0] - a[0],
    dy = b[1] - a[1],
    l = Math.hypot(dx, dy) || 1,
    u = -dy / l,
    v = dx / l
  return (
    `M${n(a[0] + u * ra)},${n(a[1] + v * ra)}L${n(b[0] + u * rb)},${n(b[1] + v * rb)}A${n(rb)},${n(rb)} 0 0 0 ${n(b[0] - u * rb)},${n(b[1] - v * rb)}` +
    `L${n(a[0] - u * ra)},${n(a[1] - v * ra)}A${n(ra)},${n(ra)} 0 0 0 ${n(a[0] + u * ra)},${n(a[1] + v * ra)}Z`
  )
}

let serial = 0
/**
 * Light on a cut shape from one side: the edge that faces `towards` (a direction in the picture, y down) takes `ink`,
 * `width` design pixels wide. For a rim against the light, or the lit half of a small thing.
 */
export function edgeLight(body: string, towards: Pt, width: number, ink: string): string {
  const l = Math.hypot(...towards) || 1,
    id = `e${serial++}`
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="-60" y="-60" width="1720" height="1120" color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx="${n((-towards[0] / l) * width)}" dy="${n((-towards[1] / l) * width)}" result="o"/>` +
    `<feComposite in="SourceAlpha" in2="o" operator="out" result="r"/><feFlood flood-color="${ink}"/><feComposite in2="r" operator="in" result="i"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="i"/></feMerge></filter>` +
    `<g filter="url(#${id})">${body}</g>`
  )
}

/** Moves and scales a drawing; `flip` mirrors it left to right. */
export const place = (x: number, y: number, scale: number, body: string, flip = false): string =>
  `<g transform="translate(${n(x)},${n(y)}) scale(${flip ? -scale : scale},${scale})">${body}</g>`
