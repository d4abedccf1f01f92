/**
 * Gondola, 11 m, cut as flat shapes: bow towards -x, water at y=0, and its crew. `near` is the side towards us, +1 or -1 along z.
 * Its oarsman stands at the stern and rows to starboard, which is -z.
 */
import { poly } from '../kit/cut.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const HALF = 5.4
const COUNT = 48
const beam = (x: number): number => 0.72 * (1 - (Math.abs(x) / HALF) ** 2.3) + 0.02
const keel = (x: number): number => -0.14 + (x < 0 ? 1.62 : 1.8) * (Math.abs(x) / HALF) ** 3
/** Height of the rail at x. */
export const rail = (x: number): number => 0.5 + (x < 0 ? 0.98 : 1.25) * (Math.abs(x) / HALF) ** 2.7

/** Where a point of the boat falls in the picture. */
export type Fall = (v: Vec3) => { x: number; y: number }
const xs = (from = -HALF, to = HALF): number[] =>
  Array.from({ length: COUNT + 1 }, (_, i) => from + ((to - from) * i) / COUNT)
const line = (at: Fall, points: Vec3[]): Pt[] => points.map((v): Pt => [at(v).x, at(v).y])

/** The hull above the water seen from one side, in one outline. */
export function hullOutline(at: Fall, near: 1 | -1, mirrored = false): Pt[] {
  const m = mirrored ? -1 : 1
  return [
    ...line(
      at,
      xs().map((x): Vec3 => [x, m * rail(x), near * beam(x)]),
    ),
    ...line(
      at,
      xs()
        .toReversed()
        .map((x): Vec3 => [x, m * Math.max(0, Math.min(keel(x), rail(x))), near * beam(x) * 0.62]),
    ),
  ]
}
/** The band of the near side between two depths under the rail. */
const band = (at: Fall, near: 1 | -1, a: number, b: number, from: number, to: number): Pt[] => {
  const side = (d: number) => xs(from, to).map((x): Vec3 => [x, rail(x) - d, near * (beam(x) + 0.01)])
  return [...line(at, side(a)), ...line(at, side(b).toReversed())]
}
/** What lies inside the rails: decks fore and aft, the open well between them. */
export function inside(at: Fall): string {
  const across = (from: number, to: number, part: number, drop: number): Pt[] => [
    ...line(
      at,
      xs(from, to).map((x): Vec3 => [x, rail(x) - drop, beam(x) * part]),
    ),
    ...line(
      at,
      xs(from, to)
        .toReversed()
        .map((x): Vec3 => [x, rail(x) - drop, -beam(x) * part]),
    ),
  ]
  return (
    poly(across(-HALF, HALF, 1, 0), '#4c5a80') +
    poly(across(-2.4, 2.5, 0.9, 0.02), '#3a2140') +
    poly(across(-2.4, 2.5, 0.7, 0.1), '#241a38')
  )
}
export const side = (at: Fall, near: 1 | -1): string =>
  poly(hullOutline(at, near), '#181d3b') +
  poly(band(at, near, 0, 0.075, -HALF, HALF), '#6d6f92') +
  poly(band(at, near, 0.17, 0.2, -4.1, 4), '#c48a4e')

/** The bow iron in the plane of the keel, 1 unit = 1 m, the waterline under the tip at the origin, forward to the right: it sheathes the stem; the doge's cap, six teeth forward, one aft. */
export const FERRO = (() => {
  const teeth = Array.from({ length: 6 }, (_, i) => {
    const y = -1.9 + i * 0.084
    return `M.0,${y.toFixed(3)}L${(0.36 - i * 0.02).toFixed(3)},${y.toFixed(3)}V${(y + 0.046).toFixed(3)}H-.02Z`
  }).join('')
  const blade =
    'M-1.75,-.32C-1.2,-.56 -.7,-.84 -.3,-1.15C-.01,-1.34 .08,-1.52 .11,-1.72C.12,-1.86 .15,-1.95 .24,-1.97L.43,-2L.48,-2.27C.36,-2.36 .17,-2.37 .07,-2.28C-.02,-2.2 -.03,-2.1 -.03,-2.02C-.03,-1.86 -.02,-1.72 -.08,-1.6C-.14,-1.48 -.24,-1.38 -.4,-1.24C-.76,-.94 -1.2,-.64 -1.75,-.32Z'
  return `<path d="${teeth}M0,-1.78H-.3V-1.72H0Z" fill="#2a2f58"/><path d="${blade}" fill="#343a68"/>`
})()

/** The oarsman's legs, the fore one bent, the rear one in the light. */
export const LEGS =
  `<path d="M-.02,-.92L.2,-.9C.28,-.74 .37,-.6 .37,-.47C.36,-.34 .31,-.2 .3,-.06L.18,-.06C.18,-.22 .2,-.36 .18,-.46C.12,-.6 .02,-.7 -.06,-.8Z" fill="#1d2449"/>` +
  `<path d="M-.19,-.92L.1,-.92C.08,-.76 -.02,-.6 -.07,-.46C-.14,-.32 -.2,-.2 -.23,-.06L-.36,-.06C-.34,-.22 -.3,-.36 -.26,-.5C-.23,-.64 -.2,-.78 -.19,-.92Z" fill="#2f3a66"/>` +
  `<path d="M.18,-.08H.3C.36,-.05 .44,-.04 .47,0H.18ZM-.36,-.08H-.24C-.17,-.05 -.1,-.04 -.07,0H-.37Z" fill="#14183a"/>`

/** The oarsman, 1 unit = 1 m, his feet on the deck at the origin, bow to the right; the rowlock stands on the near rail. */
export const OARSMAN = (() => {
  const shirt =
    'M.05,-1.5C-.1,-1.42 -.2,-1.16 -.19,-.86L.2,-.86C.24,-1.02 .36,-1.16 .36,-1.3C.35,-1.42 .28,-1.48 .2,-1.5Z'
  const stripes = Array.from(
    { length: 8 },
    (_, i) => `M-.4,${-0.93 - i * 0.078}L.5,${-0.87 - i * 0.078}`,
  ).join('')
  const sleeve =
    'M.1,-1.47C.2,-1.48 .27,-1.4 .3,-1.3C.34,-1.22 .4,-1.18 .45,-1.16L.38,-1.05C.26,-1.08 .16,-1.16 .1,-1.26C.06,-1.34 .04,-1.42 .1,-1.47Z'
  return (
    // far arm
    `<path d="M.24,-1.44C.36,-1.36 .44,-1.3 .56,-1.31L.7,-1.35L.73,-1.27L.58,-1.2C.42,-1.18 .3,-1.22 .2,-1.32Z" fill="#8a5547"/>` +
    LEGS +
    // head and neck
    `<path d="M.1,-1.5L.12,-1.62L.26,-1.58L.24,-1.46C.18,-1.43 .12,-1.45 .1,-1.5Z" fill="#8a5547"/>` +
    `<path d="M.13,-1.72C.13,-1.8 .34,-1.82 .36,-1.72C.36,-1.69 .37,-1.67 .4,-1.63C.4,-1.61 .37,-1.61 .37,-1.59C.37,-1.56 .36,-1.53 .32,-1.52C.26,-1.51 .19,-1.55 .16,-1.62Z" fill="#b9785a"/><path d="M.13,-1.74H.23C.23,-1.68 .22,-1.63 .2,-1.6C.15,-1.6 .12,-1.66 .13,-1.74Z" fill="#33203a"/><path d="M.31,-1.685L.345,-1.68L.34,-1.66L.315,-1.665Z" fill="#33203a"/>` +
    `<path d="M.0,-1.74L.5,-1.71L.49,-1.68L.0,-1.7Z" fill="#f3d492"/><path d="M.1,-1.84L.38,-1.82L.39,-1.7L.1,-1.72Z" fill="#f3d492"/><path d="M.1,-1.77L.385,-1.75L.39,-1.7L.1,-1.72Z" fill="#c4423a"/><path d="M.27,-1.83L.38,-1.82L.385,-1.765L.27,-1.775Z" fill="#d3a765"/>` +
    // shirt
    `<clipPath id="shirt"><path d="${shirt}"/></clipPath><path d="${shirt}" fill="#fff3dc"/><g clip-path="url(#shirt)"><path d="${stripes}" stroke="#26406c" stroke-width=".032" fill="none"/><path d="M.2,-1.6C.22,-1.3 .1,-1.1 .08,-.8H.5V-1.6Z" fill="#4a4a86" fill-opacity=".42"/></g><path d="M-.2,-.93L.19,-.92L.2,-.85L-.19,-.86Z" fill="#c4423a"/>` +
    // the oar in the rowlock
    `<path d="M-.04,.08C.02,-.02 -.06,-.08 .0,-.18L.02,-.27L.07,-.22L.14,-.24C.16,-.18 .1,-.12 .12,-.04L.13,.08Z" fill="#8a5a3c"/>` +
    `<path d="M.76,-1.36L.8,-1.33L-.4,.5L-.45,.47Z" fill="#a9683f"/><path d="M-1.0,1.27L-.88,1.31L-1.02,1.58L-1.13,1.52Z" fill="#64958f"/><path d="M-.38,.44C-.5,.54 -.7,.8 -1.0,1.27L-.88,1.31C-.58,.9 -.43,.64 -.38,.44Z" fill="#c98a55"/>` +
    // near arm, its hand round the shaft
    `<clipPath id="sleeve"><path d="${sleeve}"/></clipPath><path d="${sleeve}" fill="#fff3dc"/><path clip-path="url(#sleeve)" d="M0,-1.2L.5,-1.42M0,-1.12L.5,-1.34M.05,-1.06L.5,-1.26M.05,-1L.5,-1.18M0,-1.28L.4,-1.48" stroke="#26406c" stroke-width=".03"/><path d="M.44,-1.17C.5,-1.15 .55,-1.15 .59,-1.17L.66,-1.19C.7,-1.18 .7,-1.1 .66,-1.06C.62,-1.04 .57,-1.06 .54,-1.06C.48,-1.05 .43,-1.05 .38,-1.06Z" fill="#b9785a"/><path d="M.6,-1.165L.68,-1.12M.585,-1.135L.665,-1.085" stroke="#7d4a40" stroke-width=".014"/><path d="M.71,-1.36C.76,-1.39 .8,-1.36 .79,-1.3C.77,-1.26 .71,-1.24 .68,-1.28Z" fill="#8a5547"/>`
  )
})()

/** A couple on the seat, 1 unit = 1 m, the hip of the near one at the origin, bow to the right; the rail hides their legs. */
export const COUPLE =
  // he, beyond her, turns his face to her
  `<g transform="translate(.06,0)"><path d="M.26,.2C.22,-.1 .22,-.36 .3,-.5C.36,-.58 .5,-.58 .56,-.5C.64,-.36 .66,-.1 .66,.0L1.02,-.02C1.1,0 1.12,.1 1.1,.2Z" fill="#fff3dc"/><path d="M.46,-.52C.54,-.56 .6,-.44 .63,-.3C.66,-.16 .66,-.06 .66,.0L1.02,-.02C1.1,0 1.12,.1 1.1,.2H.5C.54,-.06 .52,-.3 .46,-.52Z" fill="#b9a7bd"/><path d="M.62,-.02L1.02,-.06C1.12,-.04 1.14,.08 1.12,.2H.62Z" fill="#35406e"/>` +
  `<path d="M.38,-.52L.37,-.66L.5,-.66L.52,-.52C.48,-.48 .42,-.48 .38,-.52Z" fill="#7d4a40"/><path d="M.52,-.82C.52,-.93 .3,-.95 .29,-.83C.29,-.79 .28,-.77 .255,-.735C.255,-.715 .285,-.715 .285,-.695C.28,-.66 .3,-.62 .34,-.62C.42,-.6 .5,-.66 .52,-.74Z" fill="#a9684e"/><path d="M.28,-.85C.26,-.93 .34,-.99 .43,-.97C.53,-.96 .57,-.86 .53,-.74C.52,-.7 .49,-.68 .47,-.7C.47,-.76 .45,-.78 .42,-.78C.42,-.84 .36,-.87 .28,-.85Z" fill="#2f1c36"/><path d="M.305,-.795L.345,-.79L.335,-.772L.31,-.778Z" fill="#2f1c36"/><path d="M.29,-.675C.31,-.665 .325,-.67 .34,-.685" stroke="#7d3f3a" stroke-width=".013" fill="none"/><path d="M.44,-.46C.5,-.51 .57,-.47 .58,-.39C.58,-.3 .58,-.24 .6,-.17L.47,-.13C.44,-.24 .41,-.38 .44,-.46Z" fill="#dccbd0"/><path d="M.48,-.14L.6,-.19C.68,-.17 .76,-.18 .84,-.2C.9,-.22 .95,-.2 .95,-.16C.93,-.12 .86,-.12 .8,-.1C.7,-.07 .6,-.05 .53,-.06C.49,-.08 .47,-.1 .48,-.14Z" fill="#a9684e"/></g>` +
  // she, in the light
  `<path d="M-.2,.2C-.24,-.1 -.22,-.4 -.12,-.52C-.06,-.57 .04,-.57 .08,-.5C.13,-.42 .16,-.3 .16,-.2C.17,-.12 .2,-.06 .26,-.06L.62,-.08C.7,-.04 .72,.1 .7,.2Z" fill="#f2b544"/><path d="M.08,-.5C.13,-.42 .16,-.3 .16,-.2C.17,-.12 .2,-.06 .26,-.06L.62,-.08C.7,-.04 .72,.1 .7,.2H.04C.1,0 .06,-.2 .06,-.3C.06,-.38 .06,-.44 .08,-.5Z" fill="#b9743a"/>` +
  `<path d="M-.07,-.53L-.06,-.67L.06,-.66L.07,-.52C.04,-.47 -.04,-.47 -.07,-.53Z" fill="#c98d66"/><path d="M-.09,-.82C-.08,-.92 .12,-.93 .13,-.82C.135,-.79 .14,-.77 .165,-.735C.165,-.715 .14,-.715 .14,-.695C.145,-.66 .12,-.62 .08,-.62C.0,-.6 -.08,-.66 -.1,-.74Z" fill="#e0a67c"/><path d="M-.1,-.84H.06C.05,-.78 .02,-.76 .01,-.7C-.01,-.62 -.1,-.58 -.17,-.62C-.22,-.66 -.2,-.74 -.14,-.76Z" fill="#4a2438"/><path d="M.085,-.79L.125,-.785L.12,-.767L.095,-.772Z" fill="#4a2438"/><path d="M.105,-.68C.12,-.67 .13,-.668 .142,-.678" stroke="#b0504a" stroke-width=".014" fill="none"/>` +
  `<path d="M-.34,-.79C-.2,-.89 .16,-.9 .26,-.845C.16,-.84 -.16,-.79 -.34,-.79Z" fill="#fff3dc"/><path d="M-.13,-.84C-.12,-1.01 .12,-1.01 .14,-.86Z" fill="#fff3dc"/><path d="M-.132,-.85C-.05,-.89 .06,-.9 .137,-.88L.14,-.845C.06,-.865 -.05,-.85 -.132,-.815Z" fill="#c4423a"/>` +
  // her near arm: elbow at the cushion, hand on his forearm
  `<path d="M-.12,-.47C-.06,-.51 .0,-.48 .01,-.41C.02,-.34 .01,-.26 .03,-.2L-.09,-.16C-.13,-.26 -.16,-.4 -.12,-.47Z" fill="#f7c862"/><path d="M-.09,-.17L.03,-.21C.1,-.2 .2,-.24 .28,-.24C.34,-.26 .42,-.26 .44,-.22C.43,-.18 .36,-.18 .3,-.16C.2,-.14 .08,-.08 -.02,-.08C-.07,-.09 -.09,-.13 -.09,-.17Z" fill="#e0a67c"/>`
