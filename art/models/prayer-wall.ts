/** The wall of prayer wheels at the foot of a stupa, with a stair through it, and pigeons. Its light comes from the right. */
import { place, poly, smooth } from '../kit/cut.ts'

const n = (v: number) => v.toFixed(1)
const box = (x: number, y: number, w: number, h: number, ink: string): string =>
  `<path d="M${n(x)},${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z" fill="${ink}"/>`
/** A copper wheel on its axle in a framed niche; `h` is the height of the niche. */
function wheel(x: number, y: number, w: number, h: number): string {
  const r = w * 0.33,
    top = y + h * 0.16,
    foot = y + h * 0.88
  return (
    box(x - w / 2 - 3, y - 4, w + 6, h + 7, '#b5564a') +
    box(x - w / 2, y, w, h, '#4a2a40') +
    box(x - w / 2, y, w * 0.2, h, '#371f36') +
    box(x - 1.5, y, 3, h, '#8d6a4a') +
    `<path d="M${n(x - r)},${n(top)}Q${n(x)},${n(top - 5)} ${n(x + r)},${n(top)}V${n(foot)}Q${n(x)},${n(foot + 5)} ${n(x - r)},${n(foot)}Z" fill="#d8902f"/>` +
    `<path d="M${n(x - r)},${n(top)}Q${n(x - r * 0.6)},${n(top - 3)} ${n(x - r * 0.3)},${n(top - 3.4)}V${n(foot + 3.4)}Q${n(x - r * 0.7)},${n(foot + 2.6)} ${n(x - r)},${n(foot)}Z" fill="#9a5530"/>` +
    `<path d="M${n(x + r * 0.34)},${n(top - 3)}L${n(x + r * 0.72)},${n(top - 1.6)}V${n(foot + 1.6)}L${n(x + r * 0.34)},${n(foot + 3)}Z" fill="#ffd27a"/>` +
    [0.2, 0.5, 0.8]
      .map(
        (t, i) =>
          `<path d="M${n(x - r)},${n(top + (foot - top) * t)}q${n(r)},5 ${n(2 * r)},0v${i === 1 ? 5 : 3}q${n(-r)},5 ${n(-2 * r)},0Z" fill="${i === 1 ? '#8a3a34' : '#7a4434'}"/>`,
      )
      .join('') +
    box(x - w / 2 - 5, y + h, w + 10, 5, '#fffaf0') +
    box(x - w / 2 - 5, y + h + 5, w + 10, 2.5, '#b9b4d8')
  )
}
/** A pier of the wall, with a lamp in a small niche. */
const pilaster = (x: number, top: number, foot: number): string =>
  box(x - 24, top - 6, 48, foot - top + 8, '#f4eef0') +
  box(x - 24, top - 6, 9, foot - top + 8, '#c9c5e2') +
  box(x - 28, top - 10, 56, 9, '#fffaf0') +
  box(x - 28, top - 1, 56, 3, '#b9b4d8') +
  `<path d="M${n(x - 9)},${n(top + 64)}v-22a11,12 0 0 1 22,0v22Z" fill="#8a4a4c"/><path d="M${n(x - 5)},${n(top + 63)}h14l-3,-6h-8Z" fill="#eda42c"/><path d="M${n(x + 2)},${n(top + 44)}q5,7 0,12q-5,-5 0,-12Z" fill="#fff3c2"/>` +
  box(x - 26, foot - 9, 52, 12, '#cfc9e2')
export interface Wall {
  /** Rows of its coping and of its foot. */
  top: number
  foot: number
  /** Column of one of the wheels, and of the left side of the stair. */
  wheel: number
  stair: number
}
const STAIR = 132
export function prayerWall({ top, foot, wheel: first, stair }: Wall): string {
  const step = 66,
    high = foot - top
  let wheels = ''
  const before = Math.ceil((first + 120) / step)
  for (let i = -before; first + i * step < 1720; i++) {
    const x = first + i * step
    if (x > stair - 52 && x < stair + STAIR + 52) continue
    // groups of wheels between pilasters
    if ((i + 4) % 5 === 0) {
      wheels += pilaster(x, top, foot)
      continue
    }
    wheels += wheel(x, top + high * 0.2, 38, high * 0.6)
  }
  let steps = ''
  const many = 8
  for (let i = 0; i < many; i++) {
    const y = top - 10 + ((high + 10) * i) / many,
      h = (high + 10) / many
    steps += box(stair, y, STAIR, h * 0.52, '#fffaf0') + box(stair, y + h * 0.52, STAIR, h * 0.5, '#cfc9e2')
  }
  const cheek = (x: number): string =>
    poly(
      [
        [x, top - 12],
        [x + 20, top - 12],
        [x + 20, foot + 10],
        [x, foot + 10],
      ],
      '#efe8ec',
    ) +
    box(x - 4, top - 18, 28, 9, '#fffaf0') +
    box(x - 4, top - 9, 28, 3, '#b9b4d8') +
    box(x, top - 6, 5, foot + 16 - top, '#c9c5e2')
  return (
    // the walk round the dome, above the wall
    box(-100, top - 14, 1900, 4, '#c3c0e0') +
    box(-100, top - 10, 1900, 6, '#fffaf0') +
    box(-100, top - 4, 1900, 8, '#fffaf0') +
    box(-100, top + 4, 1900, high - 4, '#e6e0ec') +
    box(-100, top + 4, 1900, 6, '#b9b4d8') +
    box(-100, foot - 9, 1900, 9, '#cfc9e2') +
    wheels +
    // the stair: its left cheek lays its shade on no step, the right one does
    steps +
    poly(
      [
        [stair + STAIR, top - 10],
        [stair + STAIR, foot],
        [stair + STAIR - 40, foot],
        [stair + STAIR - 14, top - 10],
      ],
      '#b4b2da',
    ) +
    cheek(stair - 20) +
    cheek(stair + STAIR)
  )
}
/** A pigeon from the side, facing right, two units long. */
const BODY =
  'M1.06,-.1L.88,-.19C.84,-.34 .66,-.39 .52,-.3C.28,-.25 -.1,-.26 -.48,-.1L-1.2,.0L-1.34,.1L-1.26,.24L-.62,.22C-.22,.36 .3,.3 .58,.08C.7,.02 .8,-.02 .88,-.08Z'
const NECK =
  'M.3,-.265C.4,-.28 .46,-.28 .52,-.3C.66,-.39 .84,-.34 .88,-.19L.88,-.08C.8,-.02 .7,.02 .58,.08C.5,.02 .38,-.1 .3,-.265Z'
const ABOVE =
  'M1.06,0L.9,-.07C.84,-.19 .64,-.19 .54,-.12C.2,-.26 -.24,-.22 -.6,-.11L-1.26,-.4Q-1.46,0 -1.3,.36L-.6,.13C-.2,.24 .22,.26 .54,.12C.64,.19 .84,.19 .9,.07Z'
const ABOVE_NECK =
  'M.34,-.18C.42,-.16 .5,-.15 .54,-.12C.64,-.19 .84,-.19 .9,-.07V.07C.84,.19 .64,.19 .54,.12C.48,.15 .42,.17 .34,.18Z'
/** The near wing, the bars on it, and the far wing. */
const WINGS = {
  // both wings high over the back
  rises: [
    'M.36,-.16C.34,-.62 .1,-1.16 -.36,-1.62L-.4,-1.4L-.54,-1.38L-.56,-1.16L-.7,-1.12C-.74,-.8 -.66,-.4 -.4,.02Z',
    'M-.62,-.62L.1,-.74L.12,-.62L-.58,-.48ZM-.5,-.3L.14,-.42L.17,-.3L-.42,-.16Z',
    'M.42,-.2C.66,-.62 .72,-1.14 .56,-1.7L.42,-1.52L.3,-1.54L.22,-1.34L.1,-1.32C0,-.9 -.02,-.5 .06,-.2Z',
  ],
  // the near wing pressed down and forward
  beats: [
    'M.4,-.1C.56,.34 .52,.86 .16,1.38L.06,1.22L-.06,1.24L-.12,1.06L-.26,1.06C-.46,.76 -.5,.36 -.38,-.02Z',
    'M-.42,.5L.44,.42L.42,.54L-.4,.62ZM-.42,.22L.46,.14L.46,.25L-.43,.34Z',
    'M.46,-.06C.74,.22 .9,.62 .86,1.12L.74,1L.62,1.02L.56,.84L.42,.82C.3,.5 .2,.3 .1,.1Z',
  ],
  // a glide: the near wing out towards us and back, the far one up and away
  glides: [
    'M.4,-.12C.1,.12 -.5,.5 -1.3,.66L-1.2,.5L-1.3,.42L-1.14,.3L-1.2,.2C-.9,-.06 -.5,-.2 -.1,-.24Z',
    'M-.72,.02L-.36,.36L-.48,.42L-.86,.08ZM-.42,-.1L-.04,.16L-.16,.22L-.56,-.04Z',
    'M.36,-.22C.3,-.56 .06,-.92 -.3,-1.2L-.3,-1.04L-.42,-1.02L-.4,-.86L-.5,-.82C-.44,-.6 -.3,-.4 -.1,-.22Z',
  ],
  // seen from above as it banks
  banks: [
    'M.5,.1C.62,.5 .44,1.02 -.1,1.6L-.2,1.42L-.34,1.42L-.36,1.22L-.5,1.18C-.58,.8 -.52,.4 -.36,.12Z',
    'M-.5,.66L.4,.74L.36,.86L-.5,.78ZM-.48,.38L.5,.44L.48,.56L-.5,.5Z',
    'M.5,-.1C.62,-.46 .5,-.94 .06,-1.44L-.06,-1.28L-.2,-1.28L-.22,-1.1L-.36,-1.06C-.44,-.7 -.42,-.36 -.32,-.12Z',
  ],
} as const
export type Wings = keyof typeof WINGS
/** A pigeon on the wing, its body two units long. */
export const pigeon = (
  x: number,
  y: number,
  size: number,
  wings: Wings,
  turn: number,
  flip = false,
): string => {
  const [near, bars, far] = WINGS[wings],
    above = wings === 'banks'
  return place(
    x,
    y,
    size,
    `<g transform="rotate(${turn})"><path d="${far}" fill="${above ? '#7d88ab' : '#4b5377'}"/><path d="${above ? ABOVE : BODY}" fill="#66709a"/><path d="${above ? ABOVE_NECK : NECK}" fill="#3c6672"/><path d="${near}" fill="#a3acc8"/><path d="${bars}" fill="#474e74"/></g>`,
    flip,
  )
}
/** A pigeon on the ground, its feet at y: pecking, or with its head up. */
export const pecking = (x: number, y: number, size: number, up: boolean, flip = false): string => {
  const legs =
      '<path d="M.02,-.36L.05,-.04L-.06,0H.16L.1,-.05L.1,-.36ZM.28,-.36L.33,-.04L.22,0H.45L.38,-.05L.37,-.36Z" fill="#c25a4a"/>',
    body =
      '<path d="M-1.36,-.5L-.66,-.86C-.3,-1.02 .26,-1 .52,-.78C.66,-.62 .62,-.42 .42,-.32C.1,-.2 -.3,-.26 -.62,-.42L-1.3,-.36Z" fill="#66709a"/>',
    head = up
      ? '<path d="M.2,-.86C.34,-.98 .36,-1.12 .4,-1.22C.46,-1.38 .7,-1.4 .77,-1.24L.78,-1.18L.98,-1.12L.78,-1.07C.72,-.96 .7,-.8 .64,-.6C.5,-.62 .3,-.7 .2,-.86Z" fill="#3c6672"/>'
      : '<path d="M.34,-.9C.62,-.88 .84,-.66 .98,-.44C1.08,-.4 1.12,-.26 1.06,-.18L1.08,-.02L.96,-.14C.82,-.16 .78,-.28 .8,-.36C.68,-.44 .54,-.46 .42,-.44Z" fill="#3c6672"/>',
    wing =
      '<path d="M-1.2,-.5L-.6,-.8C-.3,-.9 .1,-.88 .3,-.74C.36,-.56 .16,-.44 -.16,-.44C-.5,-.42 -.8,-.44 -1.2,-.5Z" fill="#a3acc8"/><path d="M-.56,-.8L-.36,-.45L-.46,-.44L-.68,-.74ZM-.28,-.86L-.08,-.46L-.18,-.45L-.4,-.84Z" fill="#474e74"/>'
  return place(x, y, size, legs + body + head + wing, flip)
}
/** The shadow on the paving of a pigeon at (x, y). */
export const pigeonShadow = (x: number, y: number): string =>
  smooth(
    [
      [x + 4, y],
      [x - 10, y - 3],
      [x - 26, y - 3],
      [x - 40, y],
      [x - 26, y + 3],
      [x - 8, y + 3],
    ],
    '#b9b0cc',
    0.8,
  )
