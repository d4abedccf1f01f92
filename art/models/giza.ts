/** The pyramids of Giza, hand-cut: two plain flanks, their courses of stone, and the torn casing of Khafre's. */
import { poly } from '../kit/cut.ts'
import { mix } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

/** Width of the base and height in metres: Khufu's without its lost top, Khafre's, Menkaure's. */
export const KHUFU = { base: 230, high: 146.6, bare: 0.007 }
export const KHAFRE = { base: 215, high: 143.5, bare: 0, casing: 0.68 }
export const MENKAURE = { base: 103.4, high: 65.5, bare: 0.012 }
interface Shape {
  base: number
  high: number
  /** Share of the height that is missing at the top. */
  bare: number
  /** Share of the height above which the smooth casing is left. */
  casing?: number
}
export interface Stand {
  x: number
  /** Row of the middle of the base. */
  y: number
  /** Pixels per metre. */
  k: number
  /** Radians that the base is turned: 0 is one face alone. */
  turn: number
  /** Height of a square on the ground as a share of its depth. */
  tilt: number
}
export interface Inks {
  lit: string
  litFoot: string
  shade: string
  shadeFoot: string
  cap: string
  capShade: string
}
/** The visible corners and the top. */
interface Corners {
  left: Pt
  front: Pt
  right: Pt
  top: Pt
}
export function corners({ base, high }: Shape, { x, y, k, turn, tilt }: Stand): Corners {
  const h = base / 2,
    [c, s] = [Math.cos(turn), Math.sin(turn)],
    at = (px: number, pz: number): Pt => [x + k * (px * c + pz * s), y + k * tilt * (-px * s + pz * c)]
  return { left: at(-h, -h), front: at(-h, h), right: at(h, h), top: [x, y - k * high] }
}
let serial = 0
/** A pyramid that is lit from the right. */
export function pyramid(shape: Shape, stand: Stand, inks: Inks, seed: number): string {
  const { left, front, right, top } = corners(shape, stand),
    id = `gz${serial++}`,
    r = random(seed),
    crown = 1 - shape.bare
  /** A point of a flank: `u` from its left to its right corner, `t` from the base to the top. */
  const on = (a: Pt, b: Pt, u: number, t: number): Pt => [
    a[0] + (b[0] - a[0]) * u + (top[0] - a[0] - (b[0] - a[0]) * u) * t,
    a[1] + (b[1] - a[1]) * u + (top[1] - a[1] - (b[1] - a[1]) * u) * t,
  ]
  const flank = (a: Pt, b: Pt, fill: string, from = 0) =>
    poly([on(a, b, 0, from), on(a, b, 1, from), on(a, b, 1, crown), on(a, b, 0, crown)], fill)
  // courses of stone, each a long sliver from the front edge that runs out to nothing at the far one
  const f = (p: Pt) => `${p[0].toFixed(1)},${p[1].toFixed(1)}`
  const rows = Array.from(
    { length: 11 },
    (_, i) => 0.03 + ((shape.casing ?? 0.96) - 0.08) * ((i + r.range(0.15, 0.7)) / 11),
  )
  const courses = (a: Pt, b: Pt, front: 0 | 1, ink: string): string => {
    let d = ''
    for (const t of rows) {
      const thick = r.range(0.0018, 0.0042)
      d += `M${f(on(a, b, front, t - thick))}L${f(on(a, b, front, t + thick))}L${f(on(a, b, 1 - front, t))}Z`
    }
    return `<path d="${d}" fill="${ink}"/>`
  }
  const torn = (a: Pt, b: Pt, steps: readonly number[], fill: string): string => {
    const edge = steps.map((t, i) => on(a, b, i / (steps.length - 1), shape.casing! + t))
    return poly([...edge, on(a, b, 1, crown), on(a, b, 0, crown)], fill)
  }
  const fade = (name: string, from: string, to: string, foot: Pt) =>
    `<linearGradient id="${id}${name}" gradientUnits="userSpaceOnUse" x1="${top[0]}" y1="${top[1]}" x2="${foot[0]}" y2="${foot[1]}"><stop offset=".1" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  return (
    `<defs>${fade('l', inks.lit, inks.litFoot, [front[0] + 60, front[1]])}${fade('s', inks.shade, inks.shadeFoot, [left[0] + 60, front[1]])}</defs>` +
    flank(left, front, `url(#${id}s)`) +
    courses(left, front, 1, mix(inks.shade, inks.lit, 0.09)) +
    flank(front, right, `url(#${id}l)`) +
    courses(front, right, 0, mix(inks.litFoot, inks.shade, 0.1)) +
    (shape.casing
      ? torn(left, front, [0.015, 0.05, 0.005, 0.035, 0], inks.capShade) +
        torn(front, right, [0, 0.045, 0.015, 0.06, 0.02, 0.04, 0], inks.cap)
      : '')
  )
}
