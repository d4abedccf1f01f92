/** Feral pigeons that rise, lit through from behind: centimetres, each about its breast, facing right, y down. */
import type { Pt } from '../kit/vec.ts'

const n = (v: number) => v.toFixed(2)
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
/** Applies a function to every point of a path. */
const each = (d: string, f: (x: number, y: number) => Pt) =>
  d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => f(Number(x), Number(y)).map(n).join(','))

/** A wing: x from the shoulder to the tip, y from the front edge to the back. */
const WING =
  'M0,-1.5C3,-3.6 7,-4.7 11,-4.4C17,-4 24.5,-2 30,1.4C30.8,2.1 30.2,2.9 29.1,2.7L27.2,2.5C28,3.3 28.6,4.1 28.9,4.8C29.2,5.6 28.4,6 27.5,5.7L25.3,5C26,5.8 26.5,6.6 26.7,7.3C26.9,8.1 26,8.4 25.2,8L23,7.1C23.6,7.9 23.9,8.6 24,9.2C24,10 23.2,10.2 22.4,9.8L20.2,8.8C20.7,9.5 20.8,10.1 20.8,10.5C20.7,11.2 19.8,11.3 19,10.9L17,10C16.8,11.2 15.4,11.5 14.2,10.8C13.6,11.8 12.2,12 11.2,11.3C10.4,12.2 9,12.2 8.2,11.5C7.2,12.2 6,12 5.2,11.3C4.2,11.7 2.8,11.3 2.2,10.4C.8,10.4 -.6,9.2 -1,7.6Z'
const QUILLS =
  'M14.500,-.5L25.600,4.900M14,.6L23.300,7M13.200,1.600L20.500,8.700M12.200,2.600L17.200,9.900M11,3.400L14.200,10.700M8.600,4.400L11.100,11.200M6,5.200L8,11.400M3.200,5.800L5,11.200'
const COVERTS =
  'M0,-1.5C3,-3.6 7,-4.7 11,-4.4C14.8,-4.1 18.6,-3.3 21.5,-2C19.5,.2 16.6,2 13.6,3.3C9.600,5.4 4.5,6.500 -1,6.3Z'
const BARS =
  'M-1,6.800C5,7 10.400,5.900 14.600,3.800L15.300,5.100C11,7.500 5.400,8.700 -.8,8.400ZM-.9,3.300C4,3.500 8.600,2.700 12.200,1.100L12.900,2.300C9,4.200 4.400,5 -1,4.700Z'
/** Where a wing is joined to the body, and how its length and its depth lie in the picture. */
interface Wing {
  root: Pt
  along: Pt
  back: Pt
}
const lay =
  ({ root, along, back }: Wing, k = 1) =>
  (x: number, y: number): Pt => [
    root[0] + along[0] * x * k + back[0] * ((y + 1.5) * k - 1.5),
    root[1] + along[1] * x * k + back[1] * ((y + 1.5) * k - 1.5),
  ]
interface Inks {
  edge: string
  feather: string
  quill: string
  covert: string
  bar: string
}
const NEAR: Inks = {
  edge: '#b0705a',
  feather: '#fbcd88',
  quill: '#cf9058',
  covert: '#b9a3ae',
  bar: '#53405f',
}
const FAR: Inks = { edge: '#8f5557', feather: '#e29d5c', quill: '#b8723f', covert: '#a37a80', bar: '#8a5b6a' }
const wing = (w: Wing, { edge, feather, quill, covert, bar }: Inks): string =>
  shape(each(WING, lay(w)), edge) +
  shape(each(WING, lay(w, 0.945)), feather) +
  `<path d="${each(QUILLS, lay(w, 0.945))}" stroke="${quill}" stroke-width=".4" fill="none"/>` +
  shape(each(COVERTS, lay(w)), covert) +
  shape(each(BARS, lay(w, 0.97)), bar)

/** Plump breast, short neck, small round head. */
const BODY =
  'M16,-6.400C15.900,-8.700 13.800,-9.900 11.900,-9.400C10,-8.900 9,-7.400 7.400,-6.300C4.800,-5 1,-4.800 -3,-4C-7,-3.200 -10,-2.200 -12.500,-1L-12.800,2.600C-9,4.500 -5,6.200 0,6.500C5.200,6.700 9.800,5 12,1.500C13.100,-.4 13.500,-2 14.400,-3.300C15.400,-4.100 16.100,-5.200 16,-6.400Z'
const NECK =
  'M11.200,-9.200C9.700,-8.500 8.800,-7.300 7.400,-6.300C6.600,-5.800 5.800,-5.500 5,-5.300C5.600,-1.800 8.600,1.300 12.600,.4C13.200,-.9 13.700,-2.300 14.400,-3.300C12.400,-3.700 10.700,-5.800 11.200,-9.200Z'
const GORGET = 'M5,-5.300C5.600,-1.800 8.600,1.300 12.600,.4L13.300,-1.200C10.200,-.9 7.600,-2.900 6.900,-6Z'
const HEAD =
  'M16,-6.400C15.900,-8.700 13.800,-9.900 11.900,-9.400C10.900,-9.100 10.400,-8.500 9.800,-7.900C9.800,-5.600 11.900,-3.500 14.400,-3.300C15.400,-4.100 16.100,-5.200 16,-6.400Z'
const BELLY = 'M-12.800,2.600C-9,4.500 -5,6.200 0,6.500C5.200,6.700 9.800,5 12,1.500C6,4.600 -4,4 -12.700,1Z'
const BILL = 'M15.700,-7C17.200,-7 18.600,-6.100 19.100,-4.700C17.900,-4.900 16.700,-4.600 15.600,-4.900Z'
const TAIL =
  'M-10.500,-2.400L-23,-3.600C-23.900,-3.400 -23.900,-2.400 -23.300,-2C-24.300,-1.600 -24.300,-.5 -23.700,-.1C-24.600,.3 -24.500,1.500 -23.900,1.800C-24.500,2.300 -24.400,3.400 -23.600,3.700C-23.900,4.400 -23.500,5.200 -22.600,5.200L-10.500,3.600Z'
const TAIL_BAND =
  'M-20.400,-3.350L-23,-3.600C-23.900,-3.400 -23.900,-2.400 -23.300,-2C-24.300,-1.600 -24.300,-.5 -23.700,-.1C-24.600,.3 -24.500,1.500 -23.900,1.800C-24.500,2.300 -24.400,3.400 -23.600,3.700C-23.900,4.400 -23.500,5.200 -22.600,5.200L-20,4.850C-21,2.200 -21.100,-.8 -20.400,-3.350Z'
/** The feet are drawn up under the tail. */
const FEET =
  'M-6,4.200C-8,4.600 -10,5 -12.600,5.200C-13.200,5.900 -12.600,6.700 -11.800,6.500C-9,6.400 -6,6 -3.600,5.600Z'

interface Pose {
  far: Wing
  near: Wing
  /** How far the bird is turned, in degrees; up is negative. */
  turn: number
}
export const POSES: readonly Pose[] = [
  // both wings high
  { turn: -32, far: { root: [6, -4.500], along: [0.38, -0.84], back: [-0.7, -0.14] }, near: { root: [4.500, -2.500], along: [-0.16, -0.95], back: [-0.78, 0.1] } }, // prettier-ignore
  // the far wing up, the near one down
  { turn: -26, far: { root: [6, -4.500], along: [0.1, -0.94], back: [-0.74, -0.06] }, near: { root: [5, -3.600], along: [-0.06, 0.9], back: [-0.76, -0.06] } }, // prettier-ignore
  // swept back
  { turn: -20, far: { root: [6, -4.500], along: [-0.1, -0.86], back: [-0.7, 0.02] }, near: { root: [5, -2.500], along: [-0.62, -0.72], back: [-0.62, 0.42] } }, // prettier-ignore
  // the near wing up, the far one beyond the breast
  { turn: -30, far: { root: [7, -1], along: [0.46, 0.72], back: [-0.66, 0.2] }, near: { root: [4.500, -3], along: [-0.08, -0.98], back: [-0.8, 0.06] } }, // prettier-ignore
  // wings wide, at the height of the stroke
  { turn: -18, far: { root: [6.500, -4.500], along: [0.62, -0.66], back: [-0.62, -0.34] }, near: { root: [5, -2.500], along: [-0.32, -0.9], back: [-0.74, 0.22] } }, // prettier-ignore
]
/** A pigeon in one of the poses. */
export const pigeon = ({ far, near, turn }: Pose): string =>
  `<g transform="rotate(${turn})">${
    wing(far, FAR) +
    shape(TAIL, '#8d7d9a') +
    shape(TAIL_BAND, '#3c2c4c') +
    shape(FEET, '#b4474a') +
    shape(BODY, '#75668a') +
    shape(BELLY, '#57486f') +
    shape(NECK, '#35706d') +
    shape(GORGET, '#7d4a80') +
    shape(HEAD, '#4d4a70') +
    shape(BILL, '#2c1c38') +
    shape(
      'M15.600,-7.100C16.500,-7.300 17.200,-6.800 17.400,-6.200C16.800,-6 16.100,-6 15.600,-6.200Z',
      '#e9dccf',
    ) +
    `<circle cx="13.700" cy="-6.700" r=".8" fill="#e8742f"/><circle cx="13.750" cy="-6.700" r=".46" fill="#1d1128"/>` +
    wing(near, NEAR)
  }</g>`
/** The outlines that cast its shadow. */
export const pigeonShadow = ({ far, near, turn }: Pose): string[] => {
  const a = (turn * Math.PI) / 180,
    [c, s] = [Math.cos(a), Math.sin(a)]
  return [BODY, TAIL, each(WING, lay(far)), each(WING, lay(near))].map((d) =>
    each(d, (x, y) => [x * c - y * s, x * s + y * c]),
  )
}
