/** A red mountain train seen along its flank, cut flat from its true perspective. Metres: `s` along the line, `d` to the right of its axis, `y` above the rails. */
import type { Pt } from '../kit/vec.ts'

/** A place on the line: where it is in plan, its heading and its height. */
interface Mark {
  x: number
  z: number
  turn: number
  y: number
}
/** Where the eye is: to the right of the axis and above the rails, the focal length and the vanishing point in pixels. */
export interface Eye {
  d: number
  y: number
  f: number
  at: Pt
}
/** A stretch of line: how long, its curvature at the end in 1/m (to the right if positive), and its slope at the end. */
export type Stretch = readonly [long: number, bend: number, slope: number]
export type At = (s: number, d: number, y: number) => Pt
export interface Line {
  mark(s: number): Mark
  at: At
  long: number
}
const STEP = 0.25
/** A line that runs straight ahead from 6 m behind the eye, then through the stretches. */
export function lineOf(stretches: readonly Stretch[], eye: Eye): Line {
  const marks: Mark[] = [{ x: -eye.d, z: -6, turn: 0, y: -eye.y }]
  let bend = 0,
    slope = 0
  for (const [long, b1, g1] of stretches) {
    const n = Math.round(long / STEP),
      [b0, g0] = [bend, slope]
    for (let i = 1; i <= n; i++) {
      const { x, z, turn, y } = marks.at(-1)!
      bend = b0 + ((b1 - b0) * i) / n
      slope = g0 + ((g1 - g0) * i) / n
      marks.push({
        x: x + Math.sin(turn) * STEP,
        z: z + Math.cos(turn) * STEP,
        turn: turn + bend * STEP,
        y: y + slope * STEP,
      })
    }
  }
  const mark = (s: number): Mark => {
    const t = Math.min(marks.length - 1.001, Math.max(0, s / STEP)),
      i = Math.floor(t),
      k = t - i,
      [a, b] = [marks[i]!, marks[i + 1]!]
    return {
      x: a.x + (b.x - a.x) * k,
      z: a.z + (b.z - a.z) * k,
      turn: a.turn + (b.turn - a.turn) * k,
      y: a.y + (b.y - a.y) * k,
    }
  }
  const at: At = (s, d, y) => {
    const m = mark(s)
    return spot(eye, m.x + Math.cos(m.turn) * d, m.y + y, m.z - Math.sin(m.turn) * d)
  }
  return { mark, at, long: (marks.length - 1) * STEP }
}
/** Where a point before the eye falls in the picture. */
const spot = ({ f, at: [vx, vy] }: Eye, x: number, y: number, z: number): Pt => [
  vx + (x * f) / z,
  vy - (y * f) / z,
]
const f = ([x, y]: Pt) => `${x.toFixed(1)},${y.toFixed(1)}`
/** A flat shape; `joined` closes the seam to its neighbour of the same ink. */
const shape = (points: readonly Pt[], ink: string, joined = false): string =>
  `<path d="M${points.map(f).join('L')}Z" fill="${ink}"${joined ? ` stroke="${ink}" stroke-width=".7"` : ''}/>`
export interface Livery {
  red: string
  shade: string
  streak: string
  skirt: string
  cream: string
  roof: string
  rim: string
  pane: string
  /** Snow, mirrored in a pane. */
  mirror: string
  under: string
}
const HALF = 1.35
const EAVE = 3.2
const SILL = 1.95
const LINTEL = 2.95
/** A band along the car between two edges, each to the side and above the rails: it follows the bend of the line. */
const strip = (
  at: At,
  a: number,
  b: number,
  [d0, y0]: Pt,
  [d1, y1]: Pt,
  ink: string,
  joined = false,
): string => {
  const s = Array.from({ length: 13 }, (_, i) => a + ((b - a) * i) / 12)
  return shape([...s.map((t) => at(t, d0, y0)), ...s.toReversed().map((t) => at(t, d1, y1))], ink, joined)
}
/** An upright band on the flank. */
const side = (at: At, a: number, b: number, lo: number, hi: number, ink: string, d = HALF): string =>
  strip(at, a, b, [d, lo], [d, hi], ink)
/** A pane: the snow below the track is mirrored in its lower third. */
const pane = (at: At, a: number, b: number, ink: Livery): string =>
  side(at, a, b, SILL, LINTEL, ink.pane) + side(at, a, b, SILL, SILL + 0.34 * (LINTEL - SILL), ink.mirror)
/** The side of the roof, from the eave to the ridge. */
const ROOF: Pt[] = [
  [HALF, EAVE],
  [1.3, 3.36],
  [1.2, 3.5],
  [1.0, 3.62],
  [0.7, 3.7],
  [0, 3.74],
]
/** The joint between the ends of two cars: dark up to the rim of the roof, which runs on over it. */
export const bellows = (at: At, next: At, long: number, ink: Livery): string => {
  const sheet = (edge: readonly Pt[], fill: string, lap = 0.12): string =>
    shape(
      [...edge.map(([d, y]) => at(long, d, y)), ...edge.toReversed().map(([d, y]) => next(lap, d, y))],
      fill,
      true,
    )
  return (
    sheet(ROOF.slice(1), ink.roof) +
    sheet(ROOF.slice(0, 2), ink.cream) +
    sheet([[HALF, 0.5], [HALF, EAVE - 0.03]], ink.under, 0) + // prettier-ignore
    sheet([[HALF, EAVE - 0.03], [HALF, EAVE + 0.02]], ink.rim) // prettier-ignore
  )
}
/** A car of length `long` in its frame. `panes` are its windows. */
export function car(at: At, long: number, panes: readonly Pt[], ink: Livery): string {
  const from = 0,
    // the top first: seen from below, it is hidden by the side of the roof
    skin = (i: number, j: number, fill: string): string =>
      ROOF.slice(i, j)
        .map((edge, n) => strip(at, from, long, edge, ROOF[i + n + 1]!, fill, true))
        .toReversed()
        .join(''),
    // the right half of the end that looks back at us, a little lower than the roof
    back = [
      at(0, HALF - 0.1, 0.05),
      at(0, HALF, 0.7),
      ...ROOF.map(([d, y]) => at(0, d, y > EAVE ? y - 0.03 : y)),
      at(0, 0, 0.05),
    ]
  return (
    shape(back, ink.under) +
    side(at, from, long + 0.85, 0.05, 0.8, ink.under, HALF - 0.1) +
    skin(1, 5, ink.roof) +
    skin(0, 1, ink.cream) +
    side(at, from, long, 0.7, EAVE - 0.02, ink.red) +
    side(at, from, long, 0.7, 1.4, ink.shade) +
    side(at, from, long, 0.7, 0.86, ink.skirt) +
    side(at, from, long, 1.4, 1.66, ink.streak) +
    side(at, from, long, EAVE - 0.03, EAVE + 0.02, ink.rim) +
    panes.map(([a, b]) => pane(at, a, b, ink)).join('')
  )
}
/** A level or upright band along the line between two edges. */
export function band(at: At, from: number, to: number, a: Pt, b: Pt, ink: string): string {
  const n = Math.ceil((to - from) / 0.5),
    s = Array.from({ length: n + 1 }, (_, i) => from + ((to - from) * i) / n)
  return shape([...s.map((t) => at(t, ...a)), ...s.toReversed().map((t) => at(t, ...b))], ink)
}

/** Where the window with its pane let down is in the near car. */
const LOW: Pt = [1.05, 2.75]
const WALL = 0.16
/** The dark inside, the far jamb, the sill and the lintel in their thickness, and the frame. */
export function opening(at: At, ink: Livery): string {
  const t = HALF - WALL,
    [a, b] = LOW
  return (
    side(at, a - 0.05, b + 0.08, SILL - 0.06, LINTEL + 0.05, ink.cream) +
    `<clipPath id="opening">${side(at, a, b, SILL, LINTEL, '#000')}</clipPath><g clip-path="url(#opening)">` +
    side(at, a, b, SILL, LINTEL, '#2d3277') +
    shape([at(b, HALF, SILL), at(b, t, SILL), at(b, t, LINTEL), at(b, HALF, LINTEL)], '#9c2440') +
    shape([at(a, HALF, LINTEL), at(b, HALF, LINTEL), at(b, t, LINTEL), at(a, t, LINTEL)], ink.skirt) +
    shape([at(a, HALF, SILL), at(b, HALF, SILL), at(b, t, SILL), at(a, t, SILL)], '#e8a583') +
    '</g>'
  )
}
