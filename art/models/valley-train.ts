/** A red mountain train on a viaduct in snow, broadside, cut flat. Metres: x along the line, y up from the rails. */
import type { Pt } from '../kit/vec.ts'

export interface Scale {
  /** Where x = 0 at the height of the rails falls in the picture. */
  origin: Pt
  /** Pixels per metre. */
  metre: number
}
export interface Livery {
  red: string
  shade: string
  cream: string
  snow: string
  window: string
  pane: string
  under: string
}
export interface Stone {
  face: string
  ring: string
  side: string
  coping: string
  /** What is seen through the arches. */
  through: string
  snow: string
}
const outline = (points: readonly Pt[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`
const shape = (points: readonly Pt[], ink: string): string => `<path d="${outline(points)}" fill="${ink}"/>`
const range = (a: number, b: number, n: number): number[] =>
  Array.from({ length: n + 1 }, (_, i) => a + ((b - a) * i) / n)

/** Metres of one car, and of the gap between two. */
const CAR = 15.6,
  GAP = 0.9
/** A train of `cars` cars from x = `from` to the right; the first and the last have a cab. */
export function valleyTrain(
  { origin: [ox, oy], metre }: Scale,
  from: number,
  cars: number,
  ink: Livery,
): string {
  const p = (x: number, y: number): string => `${(ox + x * metre).toFixed(1)},${(oy - y * metre).toFixed(1)}`
  const rect = (a: number, b: number, lo: number, hi: number, fill: string, round = 0): string =>
    `<rect x="${(ox + a * metre).toFixed(1)}" y="${(oy - hi * metre).toFixed(1)}" width="${((b - a) * metre).toFixed(1)}" height="${((hi - lo) * metre).toFixed(1)}" rx="${(round * metre).toFixed(1)}" fill="${fill}"/>`
  const bogie = (x: number): string =>
    rect(x - 1.5, x + 1.5, 0.35, 0.8, ink.under) +
    [-1, 1]
      .map(
        (d) =>
          `<circle cx="${(ox + (x + d) * metre).toFixed(1)}" cy="${(oy - 0.42 * metre).toFixed(1)}" r="${(0.42 * metre).toFixed(1)}" fill="${ink.under}"/>`,
      )
      .join('')
  const door = (x: number): string =>
    rect(x, x + 1, 0.95, 2.95, ink.shade, 0.12) + rect(x + 0.25, x + 0.75, 1.85, 2.7, ink.window, 0.1)
  const lamp = (x: number): string =>
    `<circle cx="${(ox + x * metre).toFixed(1)}" cy="${(oy - 1.32 * metre).toFixed(1)}" r="${(0.2 * metre).toFixed(1)}" fill="${ink.window}"/>`
  /** A passenger behind a window, from the shoulders up. */
  const passenger = (x: number): string =>
    `<path d="M${p(x - 0.5, 1.75)}C${p(x - 0.5, 2)} ${p(x - 0.24, 2.04)} ${p(x - 0.12, 2.08)}C${p(x - 0.32, 2.22)} ${p(x - 0.3, 2.6)} ${p(x, 2.6)}C${p(x + 0.3, 2.6)} ${p(x + 0.32, 2.22)} ${p(x + 0.12, 2.08)}C${p(x + 0.24, 2.04)} ${p(x + 0.5, 2)} ${p(x + 0.5, 1.75)}Z" fill="${ink.shade}"/>`
  const car = (i: number): string => {
    const a = from + i * (CAR + GAP),
      b = a + CAR,
      first = i === 0 ? 1 : 0,
      last = i === cars - 1 ? 1 : 0,
      windows = range(a + 1.7, b - 1.7 - 1.9, 4).map(
        (x, j) =>
          rect(x, x + 1.9, 1.75, 2.9, ink.window, 0.14) +
          ((i * 5 + j) % 3 === 1 ? '' : passenger(x + 0.6 + 0.35 * ((i + j) % 3))),
      ),
      // the ends lean in at the cabs
      hull = `M${p(a, 0.75)}L${p(a, 1.8)}L${p(a + first, 3.35)}Q${p(a + first + 0.1, 3.6)} ${p(a + first + 0.5, 3.6)}L${p(b - last - 0.5, 3.6)}Q${p(b - last - 0.1, 3.6)} ${p(b - last, 3.35)}L${p(b, 1.8)}L${p(b, 0.75)}Z`,
      cab = (x: number, d: number): string =>
        `<path d="M${p(x + d * 0.22, 1.85)}L${p(x + d * 0.86, 2.95)}L${p(x + d * 1.3, 2.95)}L${p(x + d * 1.3, 1.85)}Z" fill="${ink.pane}"/>`
    return (
      bogie(a + 2.7) +
      bogie(b - 2.7) +
      rect(a + 0.3, b - 0.3, 0.6, 1, ink.under) +
      `<path d="${hull}" fill="${ink.red}"/><clipPath id="car${i}"><path d="${hull}"/></clipPath><g clip-path="url(#car${i})">` +
      rect(a, b, 0.7, 1.15, ink.shade) +
      rect(a, b, 1.28, 1.46, ink.cream) +
      rect(a, b, 3.12, 3.7, ink.shade) +
      '</g>' +
      (i === 0 ? cab(a, 1) + lamp(a + 0.42) : '') +
      (i === cars - 1 ? cab(b, -1) + lamp(b - 0.42) : '') +
      windows.join('') +
      (i > 0 ? door(a + 0.35) : '') +
      (i < cars - 1 ? door(b - 1.35) : '') +
      `<path d="M${p(a + first + 0.15, 3.5)}Q${p(a + first + 0.2, 3.95)} ${p(a + first + 0.9, 3.95)}L${p(b - last - 0.9, 3.95)}Q${p(b - last - 0.2, 3.95)} ${p(b - last - 0.15, 3.5)}Z" fill="${ink.snow}"/>`
    )
  }
  return (
    // what joins the cars is seen only between them
    rect(from + 1, from + cars * (CAR + GAP) - GAP - 1, 0.9, 3.3, ink.under) +
    range(0, cars - 1, cars - 1)
      .map(car)
      .join('')
  )
}

const CROWN = -1.9,
  /** Half the thickness of a pier at its top and at its foot. */
  PIER = 1.15,
  FOOT = 1.56,
  /** The width of the stones round an opening. */
  RING = 0.55,
  /** How much of the inner side of an opening is seen. Its far edge is shifted by that. */
  SEEN = 1.7
interface Viaduct {
  /** Where its wall begins and ends. */
  wall: readonly [from: number, to: number]
  /** Where the first of the arches begins. */
  from: number
  arches: number
  /** From the middle of one pier to the next. */
  pitch: number
}
/** How far down the piers are drawn. Snow covers their feet. */
const DEEP = 40
/** A viaduct of round arches, with snow on its parapet. */
export function valleyViaduct(
  { origin: [ox, oy], metre }: Scale,
  { wall: [a, b], from, arches, pitch }: Viaduct,
  ink: Stone,
): string {
  const at = (x: number, y: number): Pt => [ox + x * metre, oy - y * metre],
    r = pitch / 2 - PIER,
    spring = CROWN - r
  const bay = (i: number, ring = 0): Pt[] => {
    const m = from + (i + 0.5) * pitch
    return [
      at(m - pitch / 2 + FOOT - ring, -DEEP),
      ...range(Math.PI, 0, 40).map((t) =>
        at(m + (r + ring) * Math.cos(t), spring + (r + ring) * Math.sin(t)),
      ),
      at(m + pitch / 2 - FOOT + ring, -DEEP),
    ]
  }
  const bays = range(0, arches - 1, arches - 1).map((i): string => {
    const hole = outline(bay(i)),
      // from just left of the crown, where both edges cross
      right = bay(i).slice(18),
      side = [...right, ...right.map(([x, y]): Pt => [x - SEEN * metre, y]).toReversed()]
    return (
      `<path d="${outline(bay(i, RING))}" fill="${ink.ring}"/><clipPath id="bay${i}"><path d="${hole}"/></clipPath><path d="${hole}" fill="${ink.through}"/>` +
      `<path d="${outline(side)}" clip-path="url(#bay${i})" fill="${ink.side}"/>`
    )
  })
  return (
    shape([at(a, 0.3), at(b, 0.3), at(b, -DEEP), at(a, -DEEP)], ink.face) +
    bays.join('') +
    shape([at(a, 0.3), at(b, 0.3), at(b, -0.35), at(a, -0.35)], ink.coping) +
    shape([at(a, 0.55), at(b, 0.55), at(b, 0.15), at(a, 0.15)], ink.snow)
  )
}
