/** A bough of bougainvillea, by hand, in design pixels: it comes in from the right at the origin and hangs to the left. The light comes from above, ahead. */
import { poly } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const [BRIGHT, OWN, DEEP, DARK] = ['#ff78b4', '#e4348f', '#ae2682', '#8c1c6e']
const [LEAF, LEAF_SHADE, WOOD] = ['#2f6d5f', '#1f4c4e', '#4b3345']

/** One papery bract: it starts at the origin and points to the right. */
const BRACT = 'M0,0C2,-11 10,-17 18,-14.500C26,-11.500 30,-5 38,0C30,5 26,11.500 18,14.500C10,17 2,11 0,0Z'
/** Three bracts round a small cream flower. One of them is turned from the light. */
function blossom(x: number, y: number, turn: number, size: number, [lit, shade]: [string, string]): string {
  const bract = (angle: number) =>
    `<path transform="rotate(${angle})" d="${BRACT}" fill="${Math.cos(((angle + turn - 125) * Math.PI) / 180) > 0.5 ? shade : lit}"/>`
  return (
    `<g transform="translate(${x},${y}) rotate(${turn}) scale(${size},${size})">` +
    [0, 120, 240].map(bract).join('') +
    shape(
      'M0,-5.500L1.600,-1.600L5.200,1.700L1.400,1.800L0,5.500L-1.400,1.800L-5.200,1.700L-1.600,-1.600Z',
      '#fff0cf',
    ) +
    '</g>'
  )
}
/** A leaf on a short stalk that starts on the wood at (x, y). Its lower half is in the shade. */
const leaf = (x: number, y: number, turn: number, size: number): string =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${size})">` +
  shape(
    'M-2,-1.600L16,-1.200V1.200L-2,1.600ZM13,0C17,-13 30,-18 42,-13C51,-9 57,-4 64,0C57,4 51,9 42,13C30,18 17,13 13,0Z',
    LEAF,
  ) +
  shape(
    Math.cos((turn * Math.PI) / 180) > 0
      ? 'M13,0C17,13 30,18 42,13C51,9 57,4 64,0Z'
      : 'M13,0C17,-13 30,-18 42,-13C51,-9 57,-4 64,0Z',
    LEAF_SHADE,
  ) +
  '</g>'
/** A head of blossoms, each turned by another angle from `turned` on: the deep ones on the side away from the light, the bright ones on top, and no gaps between them. */
const head = (
  x: number,
  y: number,
  size: number,
  turned: number,
  places: readonly [x: number, y: number][],
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${size * (places.length * 6 + 6)}" ry="${size * (places.length * 4 + 10)}" fill="${DARK}"/>` +
  places
    .map(([u, v], i) => ({ u, v, turn: turned + 47 * i, light: u * 0.5 - v * 0.86 }))
    .toSorted((a, b) => a.light - b.light)
    .map(({ u, v, turn, light }) =>
      blossom(
        x + u * size,
        y + v * size,
        turn % 120,
        size,
        light > 6 ? [BRIGHT, OWN] : light > -26 ? [OWN, DEEP] : [DEEP, DARK],
      ),
    )
    .join('')
/** Wood along cubic curves from one point to the next, which thins evenly from half-width `from` to `to`. */
function wood(curves: readonly (readonly [Pt, Pt, Pt, Pt])[], from: number, to: number): string {
  const sides: [Pt[], Pt[]] = [[], []]
  curves.forEach(([a, b, c, d], k) => {
    for (let i = 0; i <= 16; i++) {
      const t = i / 16,
        u = 1 - t,
        at = (j: 0 | 1) => u ** 3 * a[j] + 3 * u * u * t * b[j] + 3 * u * t * t * c[j] + t ** 3 * d[j],
        along = (j: 0 | 1) => u * u * (b[j] - a[j]) + 2 * u * t * (c[j] - b[j]) + t * t * (d[j] - c[j]),
        half = (from + ((to - from) * (k + t)) / curves.length) / Math.hypot(along(0), along(1))
      sides[0].push([at(0) - along(1) * half, at(1) + along(0) * half])
      sides[1].push([at(0) + along(1) * half, at(1) - along(0) * half])
    }
  })
  return poly([...sides[0], ...sides[1].toReversed()], WOOD)
}
const BIG: [number, number][] = [[-46, 22], [-8, 40], [34, 26], [-30, -16], [10, 2], [46, -16], [8, -38]] // prettier-ignore
const MIDDLE: [number, number][] = [[-34, 16], [4, 30], [-12, -18], [28, -4], [14, -36]] // prettier-ignore
const SMALL: [number, number][] = [[-14, 20], [-18, -14], [18, 0]] // prettier-ignore
const PAIR: [number, number][] = [[-16, 10], [16, -8]] // prettier-ignore
export const BOUGH: string =
  wood(
    [
      [
        [60, 56],
        [10, 20],
        [-60, -7],
        [-130, -2],
      ],
      [
        [-130, -2],
        [-224, 5],
        [-288, 70],
        [-304, 164],
      ],
    ],
    8,
    1.7,
  ) +
  wood(
    [
      [
        [-28, 8],
        [-50, 50],
        [-58, 84],
        [-62, 142],
      ],
    ],
    4.5,
    1.6,
  ) +
  wood(
    [
      [
        [-145, -1],
        [-208, -22],
        [-262, -16],
        [-325, 15],
      ],
    ],
    4,
    1.6,
  ) +
  // what is dark between the heads
  `<circle cx="-91" cy="49" r="11" fill="${DARK}"/><circle cx="-217" cy="34" r="10" fill="${DARK}"/>` +
  leaf(-303.4, 160, 100, 0.9) +
  leaf(-294, 122, 168, 0.9) +
  leaf(-277, 88, 20, 0.85) +
  leaf(-320, 13, 156, 0.95) +
  leaf(-235, 38, 170, 0.95) +
  leaf(-226, 31, 84, 0.95) +
  leaf(-62, 138, 98, 0.95) +
  leaf(-60, 92, 168, 1.15) +
  leaf(-48, 60, 14, 0.9) +
  leaf(-10, 20, 262, 0.9) +
  head(-294, 110, 0.78, 18, SMALL) +
  head(-292, 2, 0.84, 63, PAIR) +
  head(-66, 92, 0.92, 18, MIDDLE) +
  head(-204, 8, 0.95, 85, MIDDLE) +
  head(-104, 6, 1.1, 18, BIG)
const SPRAYS: readonly [Pt, Pt, Pt, Pt][] = [
  [[-8, -70], [-14, -100], [-34, -124], [-60, -132]],
  [[-2, -70], [-6, -110], [-18, -150], [-30, -184]],
  [[2, -70], [4, -110], [16, -140], [34, -168]],
  [[8, -70], [20, -112], [50, -128], [74, -104]],
] // prettier-ignore
/** A terracotta pot with a loose bush, its foot at the origin. */
export const POTTED: string =
  shape('M-36,-75A36,8 0 0 1 36,-75A36,8 0 0 1 -36,-75Z', '#6b2f2a') +
  SPRAYS.map((spray) => wood([spray], 3, 1.4)).join('') +
  leaf(-34, -122, 196, 0.78) +
  leaf(-12, -88, 158, 0.74) +
  leaf(-10, -118, 222, 0.7) +
  leaf(-27, -166, 250, 0.62) +
  leaf(-18, -152, 306, 0.62) +
  leaf(31, -152, -48, 0.66) +
  leaf(16, -140, 348, 0.66) +
  leaf(10, -96, 24, 0.72) +
  leaf(70, -108, 62, 0.64) +
  leaf(8, -112, 252, 0.72) +
  leaf(2, -90, 300, 0.8) +
  head(-56, -128, 0.58, 24, SMALL) +
  head(66, -106, 0.56, 80, SMALL) +
  head(-22, -104, 0.5, 60, PAIR) +
  head(-28, -168, 0.62, 40, SMALL) +
  head(32, -154, 0.62, 12, SMALL) +
  head(20, -108, 0.6, 36, SMALL) +
  head(-6, -134, 0.66, 74, SMALL) +
  shape('M-32,-66H32L24,-5A24,5 0 0 1 -24,-5Z', '#d9653f') +
  shape('M-32,-66H-13C-15,-44 -14,-20 -9,-.600A24,5 0 0 1 -24,-5Z', '#a5452f') +
  shape('M-36,-75A36,8 0 0 0 36,-75L34.500,-60A34.500,7.500 0 0 1 -34.500,-60Z', '#ef8a5c') +
  shape('M-36,-75A36,8 0 0 0 -15,-67.800L-14.500,-53.200A34.500,7.500 0 0 1 -34.500,-60Z', '#b9543a') +
  shape('M-32.600,-59.500A34.500,7.500 0 0 0 32.600,-59.500L32,-54A33,7 0 0 1 -32,-54Z', '#a5452f')
let serial = 0
/** What a body throws on a wall: its outline in one ink. */
export const thrown = (body: string, ink: string): string => {
  const id = `bs${serial++}`
  return `<filter id="${id}" color-interpolation-filters="sRGB"><feFlood flood-color="${ink}"/><feComposite in2="SourceAlpha" operator="in"/></filter><g filter="url(#${id})">${body}</g>`
}
