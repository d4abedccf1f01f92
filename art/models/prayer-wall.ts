/** The wall of prayer wheels at the foot of a stupa, with a stair through it, and pigeons. Its light comes from the right. */
import { place, poly } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

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
    box(-100, top - 22, 1900, 18, '#fffaf0') +
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
const BODY =
  'M-1.15,.0C-.75,-.2 -.25,-.32 .28,-.3C.48,-.44 .74,-.44 .86,-.27L1.02,-.19L.85,-.13C.72,.1 .25,.27 -.3,.17L-1.1,.22Z'
const WINGS = [
  // raised, half raised, pressed down: the near wing, its bars, the far wing
  [
    'M.32,-.2C.2,-.8 -.2,-1.32 -.85,-1.6C-.82,-1.1 -.75,-.5 -.42,-.06Z',
    'M-.5,-.5L.02,-.62L.06,-.5L-.48,-.36Z',
    'M.34,-.22C.5,-.8 .44,-1.3 .2,-1.75C-.05,-1.3 -.12,-.7 -.08,-.2Z',
  ],
  [
    'M.34,-.14C-.1,-.56 -.8,-.86 -1.6,-.84C-1.25,-.46 -.8,-.1 -.3,.04Z',
    'M-.72,-.42L-.36,-.62L-.24,-.54L-.62,-.32Z',
    'M.36,-.2C.6,-.6 1,-.9 1.5,-1.02C1.2,-.62 .8,-.26 .1,-.1Z',
  ],
  [
    'M.3,-.08C.36,.4 .1,.92 -.42,1.26C-.56,.86 -.6,.36 -.42,-.02Z',
    'M-.44,.3L.12,.4L.06,.52L-.44,.44Z',
    'M.36,-.1C.6,.3 .66,.7 .5,1.08C.2,.82 .04,.4 0,0Z',
  ],
] as const
/** A pigeon on the wing, its body two units long. */
export const pigeon = (
  x: number,
  y: number,
  size: number,
  wings: 0 | 1 | 2,
  turn: number,
  flip = false,
): string => {
  const [near, bars, far] = WINGS[wings]
  return place(
    x,
    y,
    size,
    `<g transform="rotate(${turn})"><path d="${far}" fill="#4b5377"/><path d="${BODY}" fill="#6a7396"/><path d="M.28,-.3C.48,-.44 .74,-.44 .86,-.27L.8,-.1C.6,-.02 .4,-.1 .28,-.3Z" fill="#3f5a72"/><path d="${near}" fill="#8b95b4"/><path d="${bars}" fill="#3f466a"/></g>`,
    flip,
  )
}
/** A pigeon that pecks on the ground, its feet at y. */
export const pecking = (x: number, y: number, size: number, flip = false): string =>
  place(
    x,
    y,
    size,
    `<path d="M-.1,-.1L-.14,.02H-.02L0,-.2ZM.2,-.1L.18,.02H.3L.3,-.2Z" fill="#c25a4a"/><path d="M-1.2,-.62C-.6,-.9 0,-.86 .4,-.6C.6,-.52 .78,-.4 .9,-.18L.94,-.02L.8,-.1C.66,-.08 .5,-.16 .4,-.24C.2,-.06 -.3,-.1 -.6,-.34L-1.24,-.5Z" fill="#6a7396"/><path d="M-1.1,-.6C-.5,-.84 0,-.8 .3,-.56C.1,-.3 -.4,-.3 -.7,-.44Z" fill="#a3abc4"/><path d="M-.5,-.68L-.3,-.4L-.42,-.38L-.66,-.64Z" fill="#3f466a"/>`,
    flip,
  )
/** The shadow on the paving of a figure with its feet at (x, y), `long` pixels to the left. */
export const shadowOf = (x: number, y: number, long: number): string => {
  const at = (dx: number, dy: number): Pt => [x - dx * long, y + dy * long]
  const outline: Pt[] = [
    [-0.03, 0],
    [0.06, -0.024],
    [0.4, -0.046],
    [0.74, -0.044],
    [0.83, -0.014],
    [0.88, -0.032],
    [0.96, -0.03],
    [1, 0.004],
    [0.96, 0.034],
    [0.88, 0.034],
    [0.83, 0.02],
    [0.74, 0.052],
    [0.4, 0.054],
    [0.06, 0.03],
  ]
  return poly(
    outline.map(([dx, dy]) => at(dx, dy)),
    '#b9b0cc',
  )
}
