/** Pigeons that rise, lit through from behind: centimetres, each about its breast, facing right, y down. */
import type { Pt } from '../kit/vec.ts'

const n = (v: number) => v.toFixed(1)
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const BODY = '#6a5478',
  THROAT = '#4d6a78',
  PALE = '#9c86a0',
  FAR = '#d98f4e',
  LIT = '#ffe0a0',
  WARM = '#f8bb6c',
  COVERT = '#b28a92',
  FEET = '#b4474a',
  NIGHT = '#2a1836'

/** One flight feather from its root, at an angle in degrees, with a rounded end. */
function feather([x, y]: Pt, angle: number, long: number, half: number): string {
  const a = (angle * Math.PI) / 180,
    at = (u: number, v: number) =>
      `${n(x + u * Math.cos(a) - v * Math.sin(a))},${n(y + u * Math.sin(a) + v * Math.cos(a))}`
  return `M${at(0, -half * 0.5)}C${at(long * 0.4, -half)} ${at(long * 0.9, -half * 1.1)} ${at(long, 0)}C${at(long * 0.86, half)} ${at(long * 0.4, half)} ${at(0, half * 0.5)}Z`
}
/** Shoulder, wrist, the angles of the outermost and the innermost feather of the hand and of the one next to the body, and the longest feather. */
interface Wing {
  shoulder: Pt
  wrist: Pt
  fan: readonly [outer: number, inner: number, last: number]
  long: number
}
/** The outlines of a wing's feathers, the outermost first, and of its arm. */
function outlines({ shoulder: [sx, sy], wrist: [wx, wy], fan: [outer, inner, last], long }: Wing): {
  feathers: string[]
  arm: string
} {
  const feathers: string[] = []
  for (let i = 0; i < 6; i++)
    feathers.push(feather([wx, wy], outer + ((inner - outer) * i) / 5.5, long * (1 - 0.05 * Math.max(0, i - 1)), long * 0.105)) // prettier-ignore
  for (let i = 0; i < 5; i++) {
    const t = (i + 0.4) / 5
    feathers.push(feather([wx + (sx - wx) * t, wy + (sy - wy) * t], inner + ((last - inner) * i) / 4, long * (0.8 - 0.05 * i), long * 0.125)) // prettier-ignore
  }
  // the arm with its coverts lies over the roots
  const l = Math.hypot(wx - sx, wy - sy),
    [ux, uy] = [(wx - sx) / l, (wy - sy) / l],
    mid = ((inner + outer) / 2) * (Math.PI / 180),
    back = ((inner + last) / 2) * (Math.PI / 180),
    [vx, vy] = [Math.cos(back) * long * 0.4, Math.sin(back) * long * 0.4],
    [tx, ty] = [Math.cos(mid) * long * 0.34, Math.sin(mid) * long * 0.34]
  const side = Math.sign(ux * vy - uy * vx),
    [ox, oy] = [uy * side * 1.6, -ux * side * 1.6]
  const arm = `M${n(sx - ux * 2 + ox)},${n(sy - uy * 2 + oy)}C${n(sx + ux * l * 0.5 + ox * 1.5)},${n(sy + uy * l * 0.5 + oy * 1.5)} ${n(wx + ox * 1.2)},${n(wy + oy * 1.2)} ${n(wx + ux + tx)},${n(wy + uy + ty)}C${n(wx + vx * 0.9)},${n(wy + vy * 0.9)} ${n(sx + ux * l * 0.6 + vx)},${n(sy + uy * l * 0.6 + vy)} ${n(sx + vx * 0.9)},${n(sy + vy * 0.9)}C${n(sx + vx * 0.5 - ux * 3)},${n(sy + vy * 0.5 - uy * 3)} ${n(sx - ux * 3)},${n(sy - uy * 3)} ${n(sx - ux * 2 + ox)},${n(sy - uy * 2 + oy)}Z`
  return { feathers, arm }
}
function wing(w: Wing, far = false): string {
  const { feathers, arm } = outlines(w)
  return (
    feathers
      .map((d, i) => shape(d, far ? FAR : i % 2 ? LIT : WARM))
      .toReversed()
      .join('') + shape(arm, far ? '#a87a70' : COVERT)
  )
}
interface Pose {
  far: Wing
  near: Wing
  /** How far the bird is turned, in degrees; up is negative. */
  turn: number
  /** Whether the feet still hang. */
  feet?: boolean
}
const TRUNK =
  'M15.500,-4.500C14.800,-7.600 11.400,-8.600 9,-6.800C6.500,-5.600 2,-5 -3,-3.400C-7,-2 -11,0 -14,1.600L-14.600,4.400C-10,5.600 -5,6.400 1,5.800C7,5.200 11.400,1.800 12.800,-1.800C13.600,-2.600 14.800,-3 15.500,-3.600Z'
const TAIL =
  'M-11,.2C-16,.6 -21,1.400 -26,3.400L-25.200,5L-26.600,5.800L-25.400,7.400L-26.200,8.600C-20,8.400 -15,6.800 -11,4.800Z'
export const POSES: readonly Pose[] = [
  // wings high
  { turn: -24, far: { shoulder: [4, -4], wrist: [11, -17], fan: [-72, -112, -128], long: 21 }, near: { shoulder: [2, -3], wrist: [0, -18], fan: [-96, -148, -166], long: 22 } }, // prettier-ignore
  // half down, seen from the side
  { turn: -8, far: { shoulder: [4, -4], wrist: [13, -12], fan: [-48, -92, -118], long: 20 }, near: { shoulder: [2, -2], wrist: [-1, 11], fan: [70, 122, 160], long: 21 } }, // prettier-ignore
  // swept back
  { turn: -34, far: { shoulder: [4, -5], wrist: [8, -17], fan: [-104, -140, -156], long: 18 }, near: { shoulder: [2, -2], wrist: [-4, -14], fan: [-150, -186, -196], long: 22 } }, // prettier-ignore
  // spread to both sides, seen from below
  { turn: -46, far: { shoulder: [4, -5], wrist: [12, -15], fan: [-62, -118, -142], long: 21 }, near: { shoulder: [3, 1], wrist: [10, 13], fan: [62, 118, 146], long: 21 } }, // prettier-ignore
  // just off the ground, wings up and forward
  { turn: -14, feet: true, far: { shoulder: [5, -4], wrist: [16, -14], fan: [-36, -76, -104], long: 20 }, near: { shoulder: [3, -3], wrist: [7, -18], fan: [-70, -122, -152], long: 22 } }, // prettier-ignore
]
/** A pigeon in one of the poses. */
export const pigeon = ({ far, near, turn, feet }: Pose): string =>
  `<g transform="rotate(${turn})">${
    wing(far, true) +
    (feet ? shape('M-1,4.500L-5,10.500L-8.500,11.500L-4,12L-2.500,14L-2.800,11.500L1.500,5Z', FEET) : '') +
    shape(TAIL, PALE) +
    shape('M-24.400,3L-22.600,8.400L-26.200,8.600L-25.400,7.400L-26.600,5.800L-25.200,5L-26,3.400Z', LIT) +
    shape(TRUNK, BODY) +
    shape(
      'M15.500,-4.500C14.800,-7.600 11.400,-8.600 9,-6.800C7.400,-6 6.600,-5.600 5.600,-5.300C6.400,-1.600 9,0 12.200,-.6C12.600,-1.400 12.800,-1.800 12.800,-1.800C13.600,-2.600 14.800,-3 15.500,-3.600Z',
      THROAT,
    ) +
    shape('M15.300,-5.200L18.600,-3.800L15.300,-3.300Z', NIGHT) +
    `<circle cx="12.900" cy="-5.300" r=".9" fill="#f08a4a"/>` +
    wing(near)
  }</g>`
/** The outline that casts its shadow. */
export const pigeonShadow = ({ far, near, turn }: Pose): string[] => {
  const a = (turn * Math.PI) / 180,
    spin = (d: string) =>
      d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${n(Number(x) * Math.cos(a) - Number(y) * Math.sin(a))},${n(Number(x) * Math.sin(a) + Number(y) * Math.cos(a))}`) // prettier-ignore
  const all = (w: Wing) => [...outlines(w).feathers, outlines(w).arm]
  return [TRUNK, TAIL, ...all(far), ...all(near)].map(spin)
}
