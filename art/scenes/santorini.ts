/** Oia at noon: a blue dome over the caldera, white walls whose shadows are the drawing, a walker on the stair. */
import { calmWater } from '../kit/calm-water.ts'
import { place, poly } from '../kit/cut.ts'
import type { WallInks } from '../kit/dwellings.ts'
import { bareSky } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import { noonDome } from '../kit/noon-dome.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { ridge } from '../kit/skyline.ts'
import type { Pt } from '../kit/vec.ts'

const HORIZON = 384
const WHITE: WallInks = {
  lit: '#fff7e8',
  shade: '#a9b2e0',
  top: '#ffffff',
  dark: '#1c3f86',
  accent: '#1f62c4',
}
const ROSE: WallInks = { ...WHITE, lit: '#ffd9c4', shade: '#c99bc0', top: '#ffe9da' }
const SAND: WallInks = { ...WHITE, lit: '#ffe9bd', shade: '#c3a9cc', top: '#fff4d6' }
const DRUM: [string, string, string] = [WHITE.lit, WHITE.shade, WHITE.dark]
const DOME: [string, string, string] = ['#5fa0ee', '#2267cf', '#15429a']

/** Where all edges that run away from us meet, far out to the left at eye level: every house shows a left flank, and a roof only below that level. */
const MEET: Pt = [-150, HORIZON]
/** A whitewashed cube: `x`, `y` the top left corner of its front, `depth` the share of the way to where its edges meet. */
function house(
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
  { lit, shade, top, dark, accent }: WallInks,
  openings: ('door' | 'window')[] = [],
): string {
  const back = ([u, v]: Pt): Pt => [u + (MEET[0] - u) * depth, v + (MEET[1] - v) * depth]
  const [a, b, c, d]: Pt[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
  const cut = openings.map((kind, i) => {
    const [ow, oh] = kind === 'door' ? [44, 96] : [30, 46],
      ox = x + (w * (i + 1)) / (openings.length + 1) - ow / 2,
      foot = kind === 'door' ? y + h : y + 100
    // the right jamb throws its shadow on the leaf; the sill is proud of the wall
    return `<path d="M${ox},${foot}v${-oh}h${ow}v${oh}Z" fill="${kind === 'door' ? accent : dark}"/><path d="M${ox + ow * 0.74},${foot}v${-oh}h${ow * 0.26}v${oh}Z" fill="${shade}"/>${kind === 'door' ? '' : `<path d="M${ox - 5},${foot}h${ow + 10}v6h${-ow - 10}Z" fill="${shade}"/>`}`
  })
  return (
    poly([a!, back(a!), back(d!), d!], shade) +
    (y > HORIZON ? poly([a!, back(a!), back(b!), b!], top) : '') +
    poly([a!, b!, c!, d!], lit) +
    cut.join('')
  )
}
/** A bell gable, two openings below and one above; the bells hang from bars. */
function belfry(x: number, foot: number, w: number): string {
  const h = w * 1.3
  const opening = (ox: number, of: number, ow: number, oh: number): string => {
    const r = ow / 2,
      by = of - oh * 0.3,
      u = ow * 0.26
    return (
      `<path d="M${ox - r},${of}V${of - oh + r}A${r},${r} 0 0 1 ${ox + r},${of - oh + r}V${of}Z" fill="#2f7fd6"/>` +
      `<path d="M${ox + r * 0.55},${of}V${of - oh + r * 0.2}A${r},${r} 0 0 1 ${ox + r},${of - oh + r}V${of}Z" fill="#a9b2e0"/>` +
      `<path d="M${ox - r},${of - oh + r * 0.86}h${ow}v${u * 0.3}h${-ow}Z" fill="#7a5a4c"/>` +
      `<path d="M${ox - u},${by}C${ox - u * 0.72},${by - u * 0.3} ${ox - u * 0.62},${by - u * 0.8} ${ox - u * 0.56},${by - u * 1.3}C${ox - u * 0.5},${by - u * 1.8} ${ox + u * 0.5},${by - u * 1.8} ${ox + u * 0.56},${by - u * 1.3}C${ox + u * 0.62},${by - u * 0.8} ${ox + u * 0.72},${by - u * 0.3} ${ox + u},${by}Z" fill="#d9a24e"/>` +
      `<path d="M${ox - u},${by}C${ox - u * 0.72},${by - u * 0.3} ${ox - u * 0.62},${by - u * 0.8} ${ox - u * 0.56},${by - u * 1.3}L${ox - u * 0.1},${by - u * 1.66}L${ox - u * 0.14},${by}Z" fill="#9c6a3c"/>` +
      `<circle cx="${ox}" cy="${by + u * 0.1}" r="${u * 0.2}" fill="#7a5a4c"/>`
    )
  }
  return (
    `<path d="M${x - w * 0.66},${foot - w * 0.05}V${foot - h * 0.56 - w * 0.05}L${x - w / 2},${foot - h * 0.56}L${x - w * 0.42},${foot - h * 0.58}V${foot - h * 0.8}L${x - w * 0.2},${foot - h * 0.9}V${foot}H${x - w / 2}Z" fill="#a9b2e0"/>` +
    `<path d="M${x - w / 2},${foot}V${foot - h * 0.56}H${x - w * 0.3}V${foot - h * 0.78}A${w * 0.3},${w * 0.3} 0 0 1 ${x + w * 0.3},${foot - h * 0.78}V${foot - h * 0.56}H${x + w / 2}V${foot}Z" fill="#fff7e8"/>` +
    opening(x - w * 0.22, foot - h * 0.1, w * 0.27, h * 0.36) +
    opening(x + w * 0.22, foot - h * 0.1, w * 0.27, h * 0.36) +
    opening(x, foot - h * 0.56, w * 0.27, h * 0.35)
  )
}
const SKIN = '#b9724f',
  SKIN_SHADE = '#86493f',
  DRESS = '#f6bb22',
  DRESS_SHADE = '#c98424',
  HAT = '#e3683c',
  HAT_SHADE = '#a9452f'
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const HAT_ARM = shape(
  'M.05,-1.41C.13,-1.385 .2,-1.345 .262,-1.325C.255,-1.4 .24,-1.48 .238,-1.55L.288,-1.56C.315,-1.48 .335,-1.38 .338,-1.3C.338,-1.255 .3,-1.245 .26,-1.25C.19,-1.26 .12,-1.275 .07,-1.3Z',
  SKIN_SHADE,
)
const HAT_FINGERS = shape(
  'M.235,-1.535L.205,-1.578C.195,-1.592 .21,-1.603 .221,-1.592L.233,-1.578L.228,-1.628C.227,-1.643 .246,-1.645 .249,-1.63L.254,-1.6L.258,-1.643C.26,-1.657 .279,-1.655 .279,-1.641L.28,-1.602L.29,-1.632C.295,-1.645 .313,-1.639 .31,-1.625L.303,-1.575C.301,-1.558 .297,-1.546 .29,-1.535Z',
  SKIN,
)
/** She climbs into the breeze, one hand at her hat, a basket in the other: metres, to the right, the lower foot at y = 0. Her shadow has no arm at the hat: it would be a loop. */
const climber = (isShadow = false): string =>
  (isShadow ? '' : HAT_ARM) +
  // the foot that pushes off, and the one on the next step
  shape(
    'M-.31,-.18C-.325,-.12 -.29,-.07 -.22,-.04L-.09,-.008L-.065,-.03C-.13,-.06 -.17,-.1 -.19,-.18Z',
    SKIN_SHADE,
  ) +
  shape('M-.322,-.115C-.29,-.06 -.21,-.025 -.075,-.005L-.08,.014C-.2,.004 -.3,-.03 -.335,-.105Z', '#7a4038') +
  shape(
    'M.15,-.3L.25,-.3C.255,-.24 .3,-.21 .37,-.19C.39,-.185 .4,-.175 .395,-.165L.14,-.165C.13,-.2 .14,-.25 .15,-.3Z',
    SKIN,
  ) +
  shape('M.135,-.172H.4V-.152H.13Z', '#7a4038') +
  // dress
  shape(
    'M.03,-1.44C.1,-1.4 .138,-1.33 .14,-1.26C.14,-1.19 .11,-1.12 .1,-1.05C.13,-.97 .21,-.9 .262,-.8C.305,-.71 .305,-.63 .295,-.56C.285,-.45 .3,-.36 .325,-.26C.25,-.22 .2,-.235 .14,-.205C.08,-.17 .02,-.19 -.05,-.155C-.11,-.125 -.16,-.16 -.22,-.13C-.3,-.095 -.36,-.15 -.46,-.17C-.38,-.32 -.29,-.5 -.245,-.68C-.22,-.8 -.18,-.92 -.122,-1.04C-.132,-1.12 -.15,-1.2 -.14,-1.28C-.13,-1.36 -.1,-1.42 -.05,-1.445C-.02,-1.42 .01,-1.42 .03,-1.44Z',
    DRESS,
  ) +
  shape(
    'M-.05,-1.445C-.1,-1.42 -.13,-1.36 -.14,-1.28C-.15,-1.2 -.132,-1.12 -.122,-1.04C-.18,-.92 -.22,-.8 -.245,-.68C-.29,-.5 -.38,-.32 -.46,-.17C-.36,-.138 -.27,-.13 -.19,-.135C-.19,-.3 -.15,-.5 -.11,-.68C-.075,-.83 -.05,-.95 -.035,-1.04C-.06,-1.15 -.07,-1.3 -.05,-1.445Z',
    DRESS_SHADE,
  ) +
  shape('M.292,-.66C.16,-.56 .03,-.42 -.03,-.163L.09,-.19C.1,-.38 .16,-.54 .292,-.66Z', DRESS_SHADE) +
  shape('M-.122,-1.045C-.05,-1.025 .04,-1.03 .1,-1.06L.102,-1.02C.04,-.99 -.06,-.985 -.135,-1.01Z', HAT) +
  // neck and head
  shape('M-.03,-1.42L-.035,-1.54L.075,-1.53L.07,-1.43C.05,-1.405 .0,-1.4 -.03,-1.42Z', SKIN_SHADE) +
  `<g transform="translate(.045,-1.59) rotate(-6) scale(.235)">${shape('M-.03,-.5C.2,-.51 .34,-.4 .355,-.22C.36,-.13 .335,-.1 .35,-.06L.44,.09C.455,.13 .42,.145 .38,.15L.395,.205L.37,.245L.38,.29C.35,.33 .36,.36 .36,.4C.35,.475 .27,.505 .2,.48C.1,.45 .02,.39 -.05,.31L-.3,.26C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z', SKIN)}${shape('M.365,-.2L-.2,-.24L-.16,.02C.06,-.1 .22,-.12 .35,-.06Z', SKIN_SHADE)}${shape('M.2,-.015Q.26,-.06 .32,-.02Q.27,.02 .2,-.015Z', '#3a2440')}${shape('M.385,.22L.29,.235L.375,.255Z', '#8a3a3a')}${shape('M-.02,-.3C-.3,-.4 -.52,-.36 -.53,-.14C-.55,.1 -.6,.3 -.72,.46C-.56,.52 -.36,.46 -.26,.34C-.2,.26 -.16,.2 -.13,.12C-.2,.04 -.18,-.09 -.08,-.09C-.04,-.09 -.02,-.04 0,0Z', '#3a2440')}<circle cx="-.08" cy=".13" r=".04" fill="#ffe0a0"/>${shape('M-.45,-.22C-.5,-.56 -.38,-.74 -.12,-.75C.2,-.77 .36,-.58 .4,-.24Z', HAT)}${shape('M-.45,-.22C-.5,-.56 -.38,-.74 -.12,-.75C-.24,-.6 -.26,-.4 -.22,-.22Z', HAT_SHADE)}${shape('M-.47,-.34C-.2,-.25 .2,-.26 .39,-.34L.4,-.22L-.46,-.2Z', '#fff3dc')}${shape('M-.98,.02C-.8,-.22 -.4,-.3 0,-.29C.42,-.3 .78,-.26 1.0,-.06C.7,-.12 .36,-.14 .04,-.13C-.34,-.12 -.68,-.08 -.98,.02Z', HAT)}${shape('M-.98,.02C-.66,-.12 -.3,-.18 .06,-.185C.4,-.19 .74,-.16 1.0,-.06C.7,-.12 .36,-.14 .04,-.13C-.34,-.12 -.68,-.08 -.98,.02Z', HAT_SHADE)}</g>` +
  (isShadow ? '' : HAT_FINGERS) +
  // basket
  `<path d="M-.215,-.62Q-.17,-.8 -.095,-.83Q-.03,-.8 .02,-.62" stroke="#8a5a34" stroke-width=".022" fill="none"/>` +
  shape(
    'M-.27,-.63C-.16,-.6 -.04,-.6 .075,-.63C.085,-.52 .055,-.42 .01,-.385C-.06,-.37 -.14,-.37 -.2,-.385C-.25,-.42 -.28,-.52 -.27,-.63Z',
    '#d9a055',
  ) +
  shape(
    'M-.27,-.63L-.13,-.61C-.15,-.52 -.14,-.44 -.11,-.375L-.2,-.385C-.25,-.42 -.28,-.52 -.27,-.63Z',
    '#a56f3c',
  ) +
  shape(
    'M-.272,-.56C-.16,-.53 -.04,-.53 .078,-.56L.074,-.525C-.04,-.495 -.16,-.495 -.268,-.525Z',
    '#fff3dc',
  ) +
  // the near arm down to its handles
  shape(
    'M-.06,-1.44C-.11,-1.42 -.128,-1.36 -.132,-1.3C-.145,-1.22 -.17,-1.16 -.166,-1.09C-.158,-1.02 -.136,-.95 -.122,-.885L-.066,-.893C-.07,-.96 -.084,-1.03 -.084,-1.09C-.072,-1.16 -.035,-1.24 -.02,-1.32C-.008,-1.38 -.02,-1.43 -.06,-1.44Z',
    SKIN,
  ) +
  shape(
    'M-.06,-1.44C-.11,-1.42 -.128,-1.36 -.132,-1.3C-.145,-1.22 -.17,-1.16 -.166,-1.09C-.158,-1.02 -.136,-.95 -.122,-.885L-.1,-.888C-.11,-.96 -.13,-1.03 -.132,-1.09C-.13,-1.17 -.1,-1.24 -.09,-1.32C-.085,-1.38 -.08,-1.42 -.06,-1.44Z',
    SKIN_SHADE,
  ) +
  shape(
    'M-.124,-.9C-.135,-.865 -.132,-.825 -.115,-.808C-.1,-.798 -.075,-.798 -.065,-.81C-.055,-.83 -.056,-.865 -.064,-.9Z',
    SKIN,
  ) +
  shape(
    'M-.115,-.808C-.1,-.798 -.075,-.798 -.065,-.81L-.062,-.835C-.08,-.822 -.1,-.822 -.122,-.835Z',
    SKIN_SHADE,
  )

/** Width of the stair, from its foot at the wall behind it to its foot at the wall in front. */
const WIDE: Pt = [170, 50]
const [RUN, RISE] = [52, 26]
/** Where step `i` meets the wall behind it, or a share of the way to the wall in front. */
const step = (i: number, share = 0): Pt => [
  198 + RUN * i + WIDE[0] * share,
  1036 - RISE * i + WIDE[1] * share,
]
/** Treads and risers up to the right, between two white walls; the risers look to the left, into the shade. */
function stair(steps: number): string {
  let s = ''
  for (let i = 0; i < steps; i++) {
    const [x, y] = step(i),
      [u, v] = step(i, 1)
    s +=
      poly([[x, y], [x, y + RISE], [u, v + RISE], [u, v]], '#a2aadc') + // prettier-ignore
      poly([[x, y], [x + RUN, y], [u + RUN, v], [u, v]], '#fff7e8') // prettier-ignore
  }
  return s
}
/** The skirting of the wall behind the stair, a step at a time. */
function skirting(steps: number): string {
  let d = ''
  for (let i = 0; i < steps; i++) {
    const [x, y] = step(i)
    d += `M${x - 9},${y + RISE}V${y - 13}H${x + RUN}V${y}H${x}V${y + RISE}Z`
  }
  return shape(d, '#8f99d2')
}
/** Treads and risers as one shape, for what falls on them. */
const STAIR = `<clipPath id="stair"><path d="${Array.from({ length: 9 }, (_, i) => {
  const [x, y] = step(i),
    [u, v] = step(i, 1)
  return `M${x},${y + RISE}V${y}H${x + RUN}L${u + RUN},${v}L${u},${v + RISE}Z`
}).join('')}"/></clipPath>`
/** The landing that the stair comes to: a walk along the foot of the church to the bells. */
const landing = (): string => {
  const [x, y] = step(13)
  return poly([[x, y], [1250, y], [1250, y + 60], [x + 200, y + 60]], '#fff1de') // prettier-ignore
}
/** A shrub of pointed leaves with papery bracts in drifts of three inks, the dark ones away from the light. */
function bougainvillea(seed: number, x: number, y: number, w: number, h: number): string {
  const r = random(seed)
  const within = (reach: number): [number, number] => {
    const a = r() * Math.PI * 2,
      d = Math.sqrt(r()) * reach
    return [Math.cos(a) * d * (1 + 0.22 * Math.sin(3 * a + seed)), Math.sin(a) * d]
  }
  const blade = (cx: number, cy: number, long: number, wide: number, turn: number, ink: string) =>
    `<path transform="translate(${cx.toFixed(1)},${cy.toFixed(1)}) rotate(${turn.toFixed(0)})" d="M0,0Q${(long * 0.45).toFixed(1)},${(-wide).toFixed(1)} ${long.toFixed(1)},0Q${(long * 0.45).toFixed(1)},${wide.toFixed(1)} 0,0Z" fill="${ink}"/>`
  let s = ''
  const leaves = Math.min(900, (w * h) / 150)
  for (let i = 0; i < leaves; i++) {
    const [u, v] = within(0.5)
    s += blade(
      x + u * w,
      y + v * h,
      r.range(22, 44),
      r.range(7, 13),
      r.range(0, 360),
      i % 3 ? '#2d5f58' : '#214a4c',
    )
  }
  for (let i = 0; i < leaves / 6; i++) {
    const [u, v] = within(0.47),
      ink = u + v > 0.28 || u < -0.24 ? '#a3287c' : v < -0.16 ? '#ff6fae' : '#dd2f8b'
    for (let k = 0; k < 6; k++) {
      const [cx, cy] = [x + u * w + r.range(-22, 22), y + v * h + r.range(-14, 14)],
        turn = r.range(0, 120)
      for (const third of [0, 120, 240])
        s += blade(cx, cy, r.range(9, 14), r.range(4.5, 6.5), turn + third, ink)
    }
  }
  return s
}
/** A yacht that sails to the right, its mast at x = 0 and its waterline at y = 0, and the two arms of its wake. */
const YACHT =
  shape('M-26,0C-70,-4 -120,-12 -182,-24C-116,-6 -70,3 -16,4Z', '#e9f6f2') +
  shape('M-20,2C-70,8 -110,14 -152,24C-104,6 -64,0 -22,-1Z', '#bfe3ea') +
  shape('M-22,3H34Q12,10 -12,9Z', '#17508f') +
  shape('M-40,-18L46,-21Q40,-4 30,0L-24,0Q-36,-6 -40,-18Z', '#fff7e8') +
  shape('M-40,-18L-16,-19Q-18,-6 -10,0L-24,0Q-36,-6 -40,-18Z', '#d5def2') +
  shape('M-1,-18V-118H1.2V-18Z', '#6a5a78') +
  shape('M-3,-114Q-14,-66 -42,-21L-3,-21Z', '#d5def2') +
  shape('M3,-110Q24,-66 46,-22L3,-21Z', '#fff7e8')
/** The pier that ends the stair's wall, with its shaded side and its shadow on wall and pavement. */
const pier = (): string =>
  poly(
    [
      [1296, 980],
      [1246, 980],
      [1180, 971],
      [1240, 968],
    ],
    '#c9bfd6',
  ) +
  poly(
    [
      [1218, 716],
      [1246, 702],
      [1246, 974],
      [1218, 966],
    ],
    '#c4caea',
  ) +
  poly(
    [
      [1246, 690],
      [1296, 690],
      [1296, 980],
      [1246, 980],
    ],
    '#fff7e8',
  ) +
  poly(
    [
      [1246, 700],
      [1236, 697],
      [1236, 974],
      [1246, 980],
    ],
    '#a9b2e0',
  ) +
  poly(
    [
      [1230, 680],
      [1302, 680],
      [1302, 694],
      [1240, 694],
    ],
    '#ffffff',
  ) +
  poly(
    [
      [1246, 694],
      [1296, 694],
      [1296, 700],
      [1246, 700],
    ],
    '#c4caea',
  )

interface Layout {
  /** Scale and offset of the whole view. */
  s: number
  dx: number
  dy: number
  /** The pots that the frame does not cut. */
  pots: ('left' | 'right')[]
  /** Whether the small church on the left is in the frame. */
  church: boolean
  /** Whether the end of the stair's wall is in the frame. */
  end: boolean
  /** Where the yacht is, and the column and the width of the bell gable. */
  yacht: Pt
  bells: [x: number, wide: number]
  /** Where the bougainvillea hangs in: its end at the frame, and its size. */
  bough: [x: number, y: number, size: number]
}
function draw(plate: Plate, { s, dx, dy, pots, church, end, yacht, bells, bough }: Layout): void {
  const horizon = HORIZON * s + dy,
    view = `<g transform="translate(${dx},${dy}) scale(${s})">`
  bareSky(plate, [
    [0, '#0f438f'],
    [horizon * 0.34, '#3f86c9'],
    [horizon * 0.68, '#93caea'],
    [horizon, '#f4f1dc'],
  ])
  plate.svg(
    `${view}${ridge(-220, 700, HORIZON + 2, 52, '#9cbfdd', 4)}${ridge(980, 1760, HORIZON + 2, 92, '#86a9d2', 8)}</g>`,
  )
  calmWater(plate, {
    top: horizon,
    inks: ['#8fd0e6', '#3f9ad6', '#1f6bb8', '#124a92'],
    dark: ['#1a5aa6', 0.16],
    light: ['#bfe6ee', 0.1],
    seed: 9,
  })
  plate.svg(
    view +
      ridge(300, 760, HORIZON + 26, 40, '#5a6fa6', 11, 2) +
      place(...yacht, 1, YACHT) +
      // the red cliff that the village stands on: it falls to the sea, in beds of ash and lava
      `<g transform="translate(-46,-18)">` +
      poly(
        [
          [420, 560],
          [330, 588],
          [268, 600],
          [226, 640],
          [196, 648],
          [168, 706],
          [128, 724],
          [112, 790],
          [74, 812],
          [62, 880],
          [22, 908],
          [-4, 1040],
          [420, 1040],
        ],
        '#c06a4d',
      ) +
      poly(
        [
          [420, 640],
          [300, 660],
          [262, 720],
          [226, 730],
          [206, 800],
          [170, 816],
          [158, 890],
          [120, 912],
          [104, 1040],
          [420, 1040],
        ],
        '#8f4450',
      ) +
      poly(
        [
          [226, 640],
          [196, 648],
          [168, 706],
          [196, 716],
          [232, 664],
        ],
        '#e09a68',
      ) +
      poly(
        [
          [112, 790],
          [74, 812],
          [62, 880],
          [96, 868],
          [128, 800],
        ],
        '#e09a68',
      ) +
      '</g>' +
      // the village steps down behind the church
      (end ? house(1252, 444, 80, 226, 0.05, WHITE, ['window']) : '') +
      house(1410, 478, 112, 260, 0.05, SAND, ['window']) +
      // the lane, a step below the houses, and the shade at their feet
      poly(
        [
          [1150, 790],
          [1640, 790],
          [1640, 1080],
          [1150, 1080],
        ],
        '#f1e3d2',
      ) +
      // the alley between the two near houses is in shade
      poly(
        [
          [1404, 600],
          [1440, 600],
          [1440, 806],
          [1404, 806],
        ],
        '#98a1d4',
      ) +
      house(1338, 566, 74, 240, 0.06, ROSE, ['window']) +
      house(1452, 584, 130, 222, 0.02, WHITE, ['window']) +
      poly(
        [
          [1150, 790],
          [1249, 780],
          [1338, 806],
          [1338, 810],
          [1150, 810],
        ],
        '#aba6d0',
      ) +
      poly(
        [
          [1412, 779],
          [1420, 779],
          [1452, 806],
          [1452, 810],
          [1412, 810],
        ],
        '#98a1d4',
      ) +
      poly(
        [
          [1150, 806],
          [1640, 806],
          [1640, 822],
          [1150, 822],
        ],
        '#fff7e8',
      ) +
      poly(
        [
          [1150, 822],
          [1640, 822],
          [1640, 836],
          [1150, 836],
        ],
        '#b9bde2',
      ) +
      poly(
        [
          [240, 820],
          [660, 820],
          [660, 1080],
          [240, 1080],
        ],
        '#a9b2e0',
      ) +
      // a small church lower down the cliff, the near dome above it
      house(330, 560, 250, 300, 0.14, WHITE) +
      (church ? noonDome(440, 512, 92, DRUM, DOME) : '') +
      house(190, 690, 200, 400, 0.14, SAND, ['window']) +
      house(640, 640, 610, 420, 0.15, WHITE) +
      noonDome(885, 556, 205, DRUM, DOME) +
      poly(
        [
          [640, 640],
          [1250, 640],
          [1250, 654],
          [640, 654],
        ],
        '#c4caea',
      ) +
      // noon shadows, each one shape
      poly(
        [
          [640, 654],
          [1010, 654],
          [930, 760],
          [930, 1010],
          [640, 1010],
        ],
        '#bcc3ea',
      ) +
      belfry(bells[0], 646, bells[1]) +
      // the walled stair in front
      landing() +
      skirting(13) +
      stair(14) +
      poly(
        [
          [388, 1080],
          [440, 1010],
          [1046, 707],
          [1270, 707],
          [1270, 1080],
        ],
        '#fff7e8',
      ) +
      poly(
        [
          [388, 1080],
          [388, 1036],
          [1046, 707],
          [1270, 707],
          [1270, 721],
          [1050, 721],
          [406, 1043],
          [406, 1080],
        ],
        '#ffffff',
      ) +
      `<path d="M966,966V852A52,52 0 0 1 1070,852V966Z" fill="#1f62c4"/><path d="M1040,966V812A52,52 0 0 1 1070,852V966Z" fill="#143f8e"/><path d="M1015,966V802h5V966Z" fill="#143f8e"/><path d="M954,966h128v9h-128Z" fill="#c4caea"/>` +
      // the pavement in front of the wall
      poly(
        [
          [450, 1080],
          [560, 966],
          [1270, 966],
          [1270, 1080],
        ],
        '#f1e3d2',
      ) +
      poly(
        [
          [560, 966],
          [1270, 966],
          [1270, 971],
          [555, 971],
        ],
        '#d3cfe2',
      ) +
      (end ? pier() : '') +
      `</g>`,
  )
  // her shadow goes down the stair to the left, one shape over treads and risers
  const shadow = `${STAIR}<filter id="shade"><feFlood flood-color="#8790cc"/><feComposite in2="SourceAlpha" operator="in"/></filter><g clip-path="url(#stair)"><g filter="url(#shade)"><g transform="matrix(78,26,132,-54,596,889)">${climber(true)}</g></g></g>`
  plate.svg(
    `${view}${shadow}${place(590, 890, 156, climber())}` +
      (pots.includes('right') ? standing(1430, 978, 66) + bougainvillea(3, 1430, 878, 166, 120) : '') +
      (pots.includes('left') ? standing(858, 986, 56) + bougainvillea(40, 858, 898, 112, 92) : '') +
      '</g>' +
      hanging(...bough),
  )
}
/** A bough of bougainvillea that hangs in from the right: it arches, and its sprays get smaller towards the end. */
function hanging(x: number, y: number, size: number): string {
  const sprays: [u: number, v: number, w: number, h: number][] = [
    [-0.02, 0.02, 0.5, 0.34],
    [-0.26, 0.1, 0.4, 0.28],
    [0.02, 0.28, 0.34, 0.34],
    [-0.48, 0.2, 0.3, 0.22],
    [-0.2, 0.32, 0.22, 0.24],
    [-0.66, 0.34, 0.2, 0.2],
  ]
  const twig = (d: string, w: number) =>
    `<path d="${d}" fill="none" stroke="#4a3a44" stroke-width="${w * size}" stroke-linecap="round"/>`
  return (
    `<g transform="translate(${x},${y})">` +
    // the beam of a pergola, its end cut square
    poly(
      [
        [0.2 * size, 0.02 * size],
        [-0.4 * size, 0.1 * size],
        [-0.4 * size, 0.15 * size],
        [0.2 * size, 0.08 * size],
      ],
      '#7d5347',
    ) + // prettier-ignore
    poly(
      [
        [0.2 * size, 0.02 * size],
        [-0.4 * size, 0.1 * size],
        [-0.4 * size, 0.112 * size],
        [0.2 * size, 0.034 * size],
      ],
      '#b98263',
    ) + // prettier-ignore
    twig(
      `M${0.2 * size},${-0.16 * size}C${-0.1 * size},${-0.08 * size} ${-0.42 * size},${0.02 * size} ${-0.68 * size},${0.34 * size}`,
      0.016,
    ) +
    twig(
      `M${0.12 * size},${-0.1 * size}C${0.1 * size},${0.1 * size} ${0.06 * size},${0.24 * size} ${0.02 * size},${0.42 * size}`,
      0.012,
    ) +
    sprays.map(([u, v, w, h], i) => bougainvillea(50 + i, u * size, v * size, w * size, h * size)).join('') +
    '</g>'
  )
}
/** A pot and the shadow of it and of its crown, which begins at its foot. */
const standing = (x: number, foot: number, w: number): string =>
  shape(
    `M${x + w * 0.32},${foot}C${x - w * 0.4},${foot + 5} ${x - w * 1.3},${foot + 7} ${x - w * 2.3},${foot + 2}C${x - w * 2.9},${foot - 3} ${x - w * 2.7},${foot - 13} ${x - w * 1.9},${foot - 13}C${x - w * 1.1},${foot - 13} ${x - w * 0.6},${foot - 9} ${x - w * 0.3},${foot - 9}Z`,
    '#c2b9d3',
  ) + pot(x, foot, w)
/** A glazed pot and the woody stems that grow out of it; the light is high on the right. */
function pot(x: number, foot: number, w: number): string {
  const h = w * 0.8,
    top = foot - h
  const stem = (lean: number, thick: number) =>
    `<path d="M${x + lean * 6 - thick},${top + 8}C${x + lean * 4},${top - h * 0.5} ${x + lean * w * 0.5},${top - h * 0.7} ${x + lean * w * 0.6},${top - h * 1.5}L${x + lean * w * 0.6 + thick},${top - h * 1.5}C${x + lean * w * 0.5 + thick * 2},${top - h * 0.7} ${x + lean * 4 + thick * 2},${top - h * 0.5} ${x + lean * 6 + thick},${top + 8}Z" fill="#5a3f44"/>`
  return (
    stem(-0.9, 4) +
    stem(0.1, 5) +
    stem(0.8, 4) +
    `<path d="M${x - w * 0.42},${top}H${x + w * 0.42}L${x + w * 0.32},${foot}H${x - w * 0.32}Z" fill="#d9784f"/><path d="M${x - w * 0.42},${top}H${x - w * 0.12}L${x - w * 0.08},${foot}H${x - w * 0.32}Z" fill="#a04f4c"/><path d="M${x - w * 0.5},${top - 8}H${x + w * 0.5}V${top + 12}H${x - w * 0.5}Z" fill="#ec9466"/><path d="M${x - w * 0.5},${top - 8}H${x - w * 0.14}V${top + 12}H${x - w * 0.5}Z" fill="#b05a50"/>`
  )
}
export const views: View[] = [
  {
    name: 'santorini-greece-cover',
    focusX: 740,
    draw: (plate) =>
      draw(plate, {
        s: 1.1,
        dx: -104,
        dy: -100,
        pots: ['left', 'right'],
        church: true,
        end: true,
        yacht: [250, 476],
        bells: [1180, 104],
        bough: [1560, 20, 420],
      }),
    drawTall: (plate) =>
      draw(plate, {
        s: 1.02,
        dx: -468,
        dy: -56,
        pots: ['left'],
        church: false,
        end: false,
        yacht: [566, 470],
        bells: [1142, 80],
        bough: [730, 10, 330],
      }),
    drawLink: (plate) =>
      draw(plate, {
        s: 1,
        dx: 352,
        dy: -90,
        pots: [],
        church: true,
        end: false,
        yacht: [206, 478],
        bells: [1180, 104],
        bough: [1580, 10, 330],
      }),
  },
]
