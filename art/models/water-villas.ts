/** Thatched villas on posts along a jetty, in one-point perspective with the light from the right. */
import type { Pt } from '../kit/vec.ts'

/** Where the jetty vanishes, how high the eye is over the water in metres, how far to its left the jetty is, and the pixels of a metre that is one metre away. */
export interface Eye {
  left: number
  x: number
  y: number
  up: number
  far: number
}
/** A place in metres: to the right of the jetty, up from the water, and away. */
type Place = readonly [x: number, up: number, away: number]
const seen = (eye: Eye, [x, up, away]: Place): Pt => [
  eye.x + ((x - eye.left) * eye.far) / away,
  eye.y - ((up - eye.up) * eye.far) / away,
]
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const spot = (eye: Eye, place: Place) =>
  seen(eye, place)
    .map((v) => v.toFixed(2))
    .join()
const plane = (eye: Eye, places: readonly Place[], fill: string): string =>
  shape(`M${places.map((place) => spot(eye, place)).join('L')}Z`, fill)

const THATCH = ['#f0c678', '#c58f4c', '#9a6a3e'] as const
const WALL = ['#f7cd9e', '#d9a98a'] as const
const WOOD = ['#b9805a', '#9c6648', '#7d4f45', '#5d3a3c'] as const
const GLASS = ['#1d5c78', '#5aa9ba'] as const
/** The height of the planks. */
const DECK = 2.2
/** How wide and deep a deck is. Its left end is at the jetty. */
const WIDTH = 9.4
const DEPTH = 7.6
const POST = 0.17

/** The ring of light where a post or ladder enters the water, from its left to its right side and `broad` beyond each. */
function ring(eye: Eye, [a, b]: readonly [number, number], away: number, broad = 0.55): string {
  const [left, y] = seen(eye, [a - broad, 0, away]),
    [right] = seen(eye, [b + broad, 0, away])
  return `<ellipse cx="${(left + right) / 2}" cy="${y}" rx="${(right - left) / 2}" ry="${(right - left) * 0.09}" fill="#a9dbe2"/>`
}
/** A post of a villa or of the jetty. */
type Post = readonly [x: number, away: number]
const post = (eye: Eye, [x, away]: Post): string =>
  ring(eye, [x - POST, x + POST], away) +
  plane(
    eye,
    [
      [x - POST, DECK - 0.3, away],
      [x + POST, DECK - 0.3, away],
      [x + POST, 0, away],
      [x - POST, 0, away],
    ],
    WOOD[2],
  )
/** The posts of a villa, those of its far side first. */
export const villaPosts = (away: number): Post[] =>
  [
    [8.8, DEPTH - 0.4],
    [0.6, 0.4],
    [4.7, 0.4],
    [8.8, 0.4],
  ].map(([x, z]): Post => [x!, away + z!])
/** The posts of the jetty up to the last villa, except under the villas and at the edge of the picture. */
export const jettyPosts = (eye: Eye, villas: readonly number[]): Post[] => {
  const column = (x: number, away: number) => seen(eye, [x, 0, away])[0],
    from = villas[0]! - 4
  return Array.from({ length: Math.ceil((villas.at(-1)! - from) / 7) }, (_, i): Post => [
    0.4,
    from + 7 * i,
  ]).filter((at) => {
    const x = column(...at)
    return x > 20 && villas.every((away) => x < column(-1, away) || x > column(WIDTH + 1, away + DEPTH))
  })
}
export const posts = (eye: Eye, all: readonly Post[]): string => all.map((one) => post(eye, one)).join('')
/** The walkway, seen from its side. */
export const jetty = (eye: Eye, from: number, to: number): string =>
  plane(
    eye,
    [
      [0, DECK, from],
      [0, DECK, to],
      [0, DECK - 0.42, to],
      [0, DECK - 0.42, from],
    ],
    WOOD[0],
  )
/** A level rectangle that faces us, `away` metres from the eye, from the left end of its deck. */
const front = (
  eye: Eye,
  away: number,
  [left, right]: readonly [number, number],
  [low, high]: readonly [number, number],
  fill: string,
): string =>
  plane(
    eye,
    [
      [left, low, away],
      [left, high, away],
      [right, high, away],
      [right, low, away],
    ],
    fill,
  )
/** A rectangle that faces the light on the right. */
const side = (
  eye: Eye,
  x: number,
  [near, back]: readonly [number, number],
  [low, high]: readonly [number, number],
  fill: string,
): string =>
  plane(
    eye,
    [
      [x, low, near],
      [x, high, near],
      [x, high, back],
      [x, low, back],
    ],
    fill,
  )
/** A roof from its eaves at the front and the right to a level ridge, with faces that hang in a little. */
function thatch(eye: Eye, away: number): string {
  const [left, right, ridgeLeft, ridgeRight] = [0.1, WIDTH - 0.1, 3.3, 6.1],
    [near, mid, back] = [away + 0.1, away + DEPTH / 2, away + DEPTH - 0.1],
    [eave, top] = [4.35, 8.1],
    at = (place: Place) => spot(eye, place),
    sag = (x: number, to: number, z: number, toZ: number) =>
      at([x + (to - x) * 0.62, eave + (top - eave) * 0.42, z + (toZ - z) * 0.62]),
    hip = `Q${sag(right, ridgeRight, near, mid)} ${at([right, eave, near])}`
  return (
    shape(
      `M${at([left, eave, near])}Q${sag(left, ridgeLeft, near, mid)} ${at([ridgeLeft, top, mid])}L${at([ridgeRight, top, mid])}${hip}Z`,
      THATCH[1],
    ) +
    shape(
      `M${at([ridgeRight, top, mid])}${hip}L${at([right, eave, back])}Q${sag(right, ridgeRight, back, mid)} ${at([ridgeRight, top, mid])}Z`,
      THATCH[0],
    ) +
    front(eye, near, [0.1, WIDTH - 0.1], [eave - 0.34, eave], THATCH[2]) +
    side(eye, WIDTH - 0.1, [near, back], [eave - 0.34, eave], THATCH[1]) +
    front(eye, mid, [3.12, 6.28], [top - 0.1, top + 0.36], THATCH[2])
  )
}
/** A villa whose deck begins `away` metres from the eye. */
export function villa(eye: Eye, away: number): string {
  const wall = away + 1.3
  return (
    plane(
      eye,
      [
        [0, DECK - 0.6, away],
        [WIDTH, DECK - 0.6, away],
        [WIDTH, DECK - 0.6, away + DEPTH],
        [0, DECK - 0.6, away + DEPTH],
      ],
      WOOD[3],
    ) +
    side(eye, 8.1, [wall, away + DEPTH - 1.2], [DECK, 4.3], WALL[0]) +
    side(eye, 8.1, [wall + 1.6, wall + 3.6], [DECK, 3.9], GLASS[0]) +
    front(eye, wall, [1.3, 8.1], [DECK, 4.3], WALL[1]) +
    front(eye, wall, [2, 4.5], [DECK, 3.9], GLASS[0]) +
    front(eye, wall, [5.2, 7.4], [DECK, 3.9], GLASS[0]) +
    front(eye, wall, [3.25, 4.5], [DECK, 3.9], GLASS[1]) +
    front(eye, wall, [6.3, 7.4], [DECK, 3.9], GLASS[1]) +
    thatch(eye, away) +
    front(eye, away, [0, WIDTH], [DECK - 0.6, DECK], WOOD[1]) +
    side(eye, WIDTH, [away, away + DEPTH], [DECK - 0.6, DECK], WOOD[0]) +
    front(eye, away, [-0.1, WIDTH + 0.1], [DECK, DECK + 0.2], '#f3cd94') +
    side(eye, WIDTH + 0.1, [away, away + DEPTH], [DECK, DECK + 0.2], '#ffe2b0')
  )
}
/** The rails of the steps into the sea, from the left end of the deck. */
const RAILS = [6.3, 7.1] as const
/** Steps into the sea. */
export const seaSteps = (eye: Eye, away: number): string =>
  ring(eye, RAILS, away, 0.2) +
  RAILS.map((x) => front(eye, away, [x - 0.07, x + 0.07], [0, DECK + 0.5], WOOD[0])).join('') +
  [1.4, 0.85, 0.3].map((up) => front(eye, away, RAILS, [up, up + 0.13], WOOD[0])).join('')
