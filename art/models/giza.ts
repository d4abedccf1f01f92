/** The pyramids of Giza in metres, and a dromedary. */
import type { Camera } from '../kit/camera.ts'
import { poly } from '../kit/cut.ts'
import { mix } from '../kit/ink.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

interface Pyramid {
  at: Vec3
  base: number
  high: number
  /** Share of the height that is missing at the top. */
  bare: number
  /** Share of the air's ink, 0 to 1: more for what is farther. */
  air: number
  /** Share of the height above which the smooth casing is left. */
  casing?: number
}
const INKS = {
  lit: '#f2ac66',
  shade: '#9a5262',
  line: '#7d4258',
  edge: '#e39a5c',
  pale: '#ffe3ae',
  paleShade: '#c39a90',
}

/** Two plain flanks, the courses of the shaded one, the torn edge of the casing, and the shadow on the plain. `sun` points to the light. */
function pyramid(cam: Camera, turn: number, sun: Vec3, haze: string, p: Pyramid): string {
  const { at, base, high, bare, air } = p
  const ink = (c: string): string => mix(c, haze, air)
  const put = (x: number, y: number, z: number): Pt => {
    const [s, c] = [Math.sin(turn), Math.cos(turn)]
    const q = cam.project([at[0] + x * c + z * s, at[1] + y, at[2] - x * s + z * c])
    return [q.x, q.y]
  }
  const h = base / 2
  // left, front and right corner as the camera sees them; the fourth is hidden
  const corner = { left: [-h, -h], front: [-h, h], right: [h, h], back: [h, -h] } as const
  /** A point of a flank: `u` from its left to its right corner, `t` from the base to the apex. */
  const on = (a: readonly [number, number], b: readonly [number, number], u: number, t: number): Pt =>
    put((a[0] + (b[0] - a[0]) * u) * (1 - t), high * t, (a[1] + (b[1] - a[1]) * u) * (1 - t))
  const top = 1 - bare
  const [L, F, R] = [corner.left, corner.front, corner.right]
  const flank = (a: readonly [number, number], b: readonly [number, number], fill: string): string =>
    poly([on(a, b, 0, 0), on(a, b, 1, 0), on(a, b, 1, top), on(a, b, 0, top)], fill)
  const courses = (
    a: readonly [number, number],
    b: readonly [number, number],
    rows: number[],
    fill: string,
  ): string =>
    rows
      .map((t) =>
        poly([on(a, b, 0, t), on(a, b, 1, t), on(a, b, 1, t + 0.012), on(a, b, 0, t + 0.012)], fill),
      )
      .join('')
  // shorter than the light would throw it, so that it stays a shape beside the pyramid
  const reach = high * 1.4
  const tip = cam.project([at[0] - sun[0] * reach, at[1], at[2] - sun[2] * reach])
  const [left, front, back] = [on(L, F, 0, 0), on(L, F, 1, 0), put(corner.back[0], 0, corner.back[1])]
  const torn = (
    a: readonly [number, number],
    b: readonly [number, number],
    steps: number[],
    fill: string,
  ): string => {
    const c = p.casing!
    const edge = steps.map((t, i) => on(a, b, i / (steps.length - 1), c + t))
    return poly([...edge, on(a, b, 1, top), on(a, b, 0, top)], fill)
  }
  return (
    poly([[tip.x, tip.y], back, left, front], mix('#a5626c', haze, air * 0.8)) +
    flank(L, F, ink(INKS.shade)) +
    courses(
      L,
      F,
      [0.1, 0.22, 0.34, 0.46, 0.58, 0.7].filter((t) => t < (p.casing ?? 1)),
      ink(INKS.line),
    ) +
    flank(F, R, ink(INKS.lit)) +
    courses(
      F,
      R,
      [0.06, 0.14].filter(() => base > 60),
      ink(INKS.edge),
    ) +
    (p.casing
      ? torn(L, F, [0.02, 0.045, 0.01, 0.03, 0], ink(INKS.paleShade)) +
        torn(F, R, [0, 0.035, 0.02, 0.05, 0.01, 0.03], ink(INKS.pale))
      : '')
  )
}
/**
 * Khufu (230 m wide, the top courses gone), Khafre (215 m, the smooth top kept) and Menkaure (103 m, the largest of its
 * three small pyramids before it), from the farthest to the nearest.
 */
export function giza(cam: Camera, turn: number, sun: Vec3, haze: string): string {
  const draw = (p: Pyramid): string => pyramid(cam, turn, sun, haze, p)
  const [s, c] = [Math.sin(turn), Math.cos(turn)]
  return (
    draw({ at: [161, 9, -2459], base: 230, high: 146.6, bare: 0.055, air: 0.44 }) +
    draw({ at: [0, 9, -2000], base: 215, high: 143.5, bare: 0, air: 0.22, casing: 0.66 }) +
    draw({ at: [-62, 0, -1550], base: 103.4, high: 65.5, bare: 0.03, air: 0.06 }) +
    draw({
      at: [-62 + 62 * c + 104 * s, -1, -1550 - 62 * s + 104 * c],
      base: 44,
      high: 28,
      bare: 0.08,
      air: 0.02,
    })
  )
}
export interface CamelInks {
  coat: string
  shade: string
  lit: string
  cloth: string
  band: string
  robe: string
  robeShade: string
  scarf: string
}
export interface Gait {
  /** Knee and foot of each leg: far fore, far hind, near fore, near hind. */
  legs: readonly [Pt, Pt][]
  /** Degrees that the neck is lowered. */
  nod: number
}
/** A dromedary to the right, 1 unit = 1 m, feet at (x,y). A rider sits astride behind the hump's top, knee bent, rein in hand. */
export function camel(x: number, y: number, k: number, gait: Gait, ink: CamelInks, rider = true): string {
  const hips: readonly Pt[] = [
    [0.6, -1.36],
    [-0.62, -1.4],
    [0.72, -1.36],
    [-0.72, -1.42],
  ]
  // a thick thigh or forearm, a knob at the knee, a thin shank and a broad pad
  const leg = (i: number, fill: string): string => {
    const [hx, hy] = hips[i]!
    const [[kx, ky], [fx, fy]] = gait.legs[i]!
    const thick = i % 2 ? 0.25 : 0.18
    return (
      `<path d="M${hx - thick},${hy}C${hx - thick},${hy + 0.3} ${kx - 0.11},${ky - 0.3} ${kx - 0.09},${ky}L${fx - 0.055},${fy - 0.1}L${fx - 0.09},${fy}H${fx + 0.15}L${fx + 0.05},${fy - 0.11}L${kx + 0.08},${ky + 0.02}C${kx + 0.1},${ky - 0.2} ${hx + thick},${hy + 0.4} ${hx + thick},${hy}Z" fill="${fill}"/>` +
      `<ellipse cx="${kx}" cy="${ky}" rx=".1" ry=".12" fill="${fill}"/>`
    )
  }
  const seat = rider
    ? // far shoulder and robe, the near thigh and shin, the body, the arm with the rein
      `<path d="M-.26,-2.28C-.34,-2.62 -.3,-2.94 -.14,-3.02L.06,-3.02C.2,-2.94 .22,-2.6 .22,-2.26Z" fill="${ink.robeShade}"/>` +
      `<path d="M-.3,-2.42C-.1,-2.5 .2,-2.44 .5,-2.26C.58,-2.2 .58,-2.1 .52,-2.04L.38,-1.62L.18,-1.66L.26,-2.02C.06,-2.06 -.2,-2.08 -.32,-2.18Z" fill="${ink.robe}"/>` +
      `<path d="M.26,-2.02L.18,-1.66L.28,-1.64L.38,-2.02Z" fill="${ink.robeShade}"/>` +
      `<path d="M.2,-1.66L.18,-1.5C.26,-1.46 .38,-1.46 .46,-1.44L.45,-1.52L.35,-1.57L.35,-1.63Z" fill="#5c3a48"/>` +
      `<path d="M-.08,-3.03L.06,-3.02C.2,-2.94 .24,-2.6 .24,-2.3L0,-2.36C.02,-2.6 0,-2.86 -.08,-3.03Z" fill="${ink.robe}"/>` +
      `<path d="M.02,-2.98C.16,-2.94 .2,-2.8 .28,-2.64L.56,-2.6L.55,-2.5L.22,-2.5C.12,-2.58 .04,-2.74 -.02,-2.86Z" fill="${ink.robe}"/><path d="M.02,-2.86L.2,-2.53L.14,-2.52C.06,-2.6 0,-2.74 -.02,-2.84Z" fill="${ink.robeShade}"/>` +
      `<path d="M.55,-2.61L.63,-2.6C.67,-2.57 .66,-2.5 .61,-2.49L.54,-2.5Z" fill="#8a5a4a"/>` +
      // neck, face with a nose and a chin, scarf
      `<path d="M-.06,-3.14L.08,-3.16L.07,-2.98L-.06,-2.99Z" fill="#74483f"/><path d="M-.06,-3.34L.14,-3.36L.15,-3.27L.2,-3.21L.15,-3.19L.15,-3.13C.13,-3.09 .06,-3.08 .01,-3.1Z" fill="#8a5a4a"/>` +
      `<path d="M-.16,-3.2C-.22,-3.46 -.02,-3.54 .1,-3.47C.16,-3.43 .17,-3.37 .15,-3.33L.02,-3.3C.02,-3.2 0,-3.12 .04,-3.04C-.06,-2.98 -.12,-2.84 -.28,-2.76C-.3,-2.94 -.22,-3.06 -.16,-3.2Z" fill="${ink.scarf}"/>`
    : `<path d="M-.44,-2.16C-.5,-2.4 -.42,-2.62 -.3,-2.64C-.1,-2.7 .16,-2.68 .26,-2.62C.38,-2.54 .42,-2.34 .38,-2.14Z" fill="${ink.robeShade}"/><path d="M.0,-2.67C.1,-2.68 .2,-2.66 .26,-2.62C.38,-2.54 .42,-2.34 .38,-2.14L.06,-2.16C.1,-2.36 .08,-2.54 0,-2.67Z" fill="${ink.robe}"/><path d="M-.28,-2.65L-.22,-2.16H-.16L-.2,-2.66Z" fill="#5c3a48"/>`
  const neck =
    '<path d="M.66,-1.78C.86,-1.62 1.02,-1.5 1.14,-1.62C1.24,-1.8 1.24,-2.1 1.36,-2.26C1.46,-2.38 1.6,-2.38 1.7,-2.33C1.84,-2.3 1.98,-2.22 2,-2.14C2,-2.06 1.92,-2.04 1.84,-2.05C1.74,-2.04 1.64,-2.02 1.6,-2C1.5,-1.94 1.5,-1.74 1.44,-1.54C1.34,-1.22 1.1,-1.06 .84,-1.14L.6,-1.3Z'
  return (
    `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${k})">` +
    leg(0, ink.shade) +
    leg(1, ink.shade) +
    `<path d="M-.98,-1.7C-.98,-1.92 -.74,-2 -.52,-2.02C-.36,-2.3 -.2,-2.44 -.05,-2.42C.12,-2.4 .24,-2.12 .4,-2C.56,-1.95 .76,-1.88 .92,-1.64L.94,-1.18C.8,-1.14 .68,-1.16 .6,-1.14C.3,-1.06 -.2,-1.12 -.52,-1.28C-.82,-1.34 -.98,-1.48 -.98,-1.7Z" fill="${ink.coat}"/>` +
    `<g transform="rotate(${gait.nod} .8 -1.5)">${neck}" fill="${ink.coat}"/><path d="M1.84,-2.05C1.74,-2.04 1.64,-2.02 1.6,-2C1.5,-1.94 1.5,-1.74 1.44,-1.54C1.34,-1.22 1.1,-1.06 .84,-1.14C1.06,-1.2 1.24,-1.36 1.32,-1.6C1.38,-1.8 1.4,-2 1.52,-2.08Z" fill="${ink.lit}"/><path d="M1.4,-2.3L1.38,-2.44L1.48,-2.36Z" fill="${ink.coat}"/><path d="M1.66,-2.33L1.74,-2.04" stroke="${ink.cloth}" stroke-width=".05" fill="none"/>` +
    `${rider ? `<path d="M1.72,-2.1Q1.2,-2.2 .6,-2.54" stroke="#5c3a48" stroke-width=".035" fill="none"/>` : ''}</g>` +
    `<path d="M-.96,-1.76C-1.08,-1.6 -1.08,-1.3 -1.04,-1.1L-.96,-1.02L-.94,-1.14C-.98,-1.3 -.98,-1.5 -.9,-1.6Z" fill="${ink.shade}"/>` +
    leg(2, ink.coat) +
    leg(3, ink.coat) +
    `<path d="M-.58,-2.04C-.38,-2.36 -.2,-2.49 -.05,-2.47C.14,-2.44 .28,-2.16 .44,-2.02L.42,-1.4C.2,-1.34 -.3,-1.34 -.56,-1.4Z" fill="${ink.cloth}"/><path d="M-.57,-1.64C-.3,-1.58 .2,-1.58 .43,-1.64L.42,-1.52C.2,-1.46 -.3,-1.46 -.56,-1.52Z" fill="${ink.band}"/>${seat}</g>`
  )
}
