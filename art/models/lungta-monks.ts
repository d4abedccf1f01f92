/**
 * A novice who has just thrown paper wind horses into the air, and an old monk who laughs beside him. Drawn by hand in
 * centimetres, facing right, with the feet at y = 0 and y down. They are in the shade in front of a bright sky.
 */
import { edgeLight, place } from '../kit/cut.ts'
import { CHILD_FACE } from '../kit/cut-figure.ts'
import { joints, limb } from '../kit/limbs.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const stroke = (d: string, ink: string, wide: number) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`
let serial = 0
/** `over` is drawn inside the outline only. */
const inside = (d: string, ink: string, over: string): string => {
  const id = `lungta${serial++}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${shape(d, ink)}<g clip-path="url(#${id})">${over}</g>`
}
const NIGHT = '#24123a'
const OLD = ['#a2634f', '#754245', '#552f42'] as const
const BOY = ['#b06b50', '#834a47', '#5e3344'] as const
const RED = ['#9a2338', '#6f1836', '#4e1233', '#bd3a40'] as const
const SAFFRON = ['#d98a2e', '#9c5630'] as const
const RIM = '#ffe3a6'
const SOLE = '#1a1236'

const OLD_FACE =
  'M-.03,-.5C.2,-.51 .33,-.41 .345,-.25C.355,-.17 .345,-.13 .36,-.09L.45,.07C.468,.115 .44,.14 .395,.147L.405,.19L.37,.235L.39,.29C.36,.33 .365,.36 .36,.4C.35,.475 .27,.505 .2,.48C.1,.45 .02,.39 -.05,.31L-.3,.26C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z'
/** The back of the head, the temple and the jaw, in deeper shade. */
const SIDE =
  'M-.6,-.6H.1C.2,-.44 .18,-.3 .13,-.2C.06,-.08 .09,.06 .1,.16C.11,.28 .16,.38 .24,.49L-.2,.6L-.6,.4Z'
const ear = (ink: string, dark: string) =>
  shape('M-.1,-.1C-.03,-.105 -.01,-.04 -.03,.03C-.045,.1 -.07,.17 -.105,.165C-.15,.14 -.165,.03 -.165,-.02C-.16,-.07 -.135,-.098 -.1,-.1Z', ink) +
  shape('M-.1,-.055C-.065,-.055 -.06,-.01 -.075,.03C-.09,.05 -.12,.03 -.125,-.005C-.125,-.03 -.118,-.052 -.1,-.055Z', dark) // prettier-ignore
/** A shaved head: the shadow of the hair. */
const CROWN =
  'M.3,-.36C.25,-.5 .1,-.55 -.03,-.55C-.3,-.55 -.5,-.4 -.5,-.18C-.5,-.06 -.44,.08 -.33,.28C-.24,.2 -.19,.1 -.17,-.02C-.16,-.14 -.08,-.2 .02,-.25C.1,-.3 .2,-.36 .3,-.36Z'
const head = (x: number, y: number, size: number, turn: number, body: string) =>
  `<g transform="translate(${x},${y}) scale(${size}) rotate(${turn})">${body}</g>`
const OLD_HEAD =
  inside(OLD_FACE, OLD[1], shape('M-1,-1H1V1H-1Z', OLD[0]) + shape(SIDE, OLD[1]) + shape(CROWN, '#7d5a62')) +
  // brow, laughing eye with its lines, cheek
  shape('M.17,-.11C.22,-.17 .3,-.17 .365,-.12L.355,-.08C.29,-.115 .23,-.11 .18,-.07Z', '#e6dcdc') +
  stroke('M.2,.0C.235,-.045 .295,-.045 .33,.0', NIGHT, 0.03) +
  stroke('M.17,.0L.12,-.03M.17,.03L.12,.04', OLD[2], 0.016) +
  stroke('M.31,.13C.27,.16 .245,.2 .24,.24', OLD[2], 0.018) +
  // open mouth and beard
  shape('M.4,.185C.36,.2 .31,.19 .265,.165C.27,.24 .315,.31 .375,.305L.385,.285L.37,.24Z', '#3d1230') +
  shape('M.398,.188C.36,.2 .315,.193 .275,.172C.285,.205 .33,.23 .376,.226Z', '#f6e8d8') +
  shape('M.385,.3C.33,.335 .25,.31 .17,.25C.13,.34 .15,.45 .22,.54C.26,.6 .31,.64 .35,.65C.4,.6 .42,.5 .4,.42C.395,.37 .39,.33 .385,.3Z', '#e2d8dc') +
  stroke('M.25,.36C.25,.44 .28,.52 .33,.58M.33,.38C.33,.44 .34,.5 .36,.55', '#b9a9ba', 0.016) +
  ear(OLD[0], OLD[2]) // prettier-ignore
const BOY_HEAD =
  inside(CHILD_FACE, BOY[1], shape('M-1,-1H1V1H-1Z', BOY[0]) + shape(SIDE, BOY[1]) + shape(CROWN, '#43263f')) +
  stroke('M.18,-.13Q.26,-.2 .34,-.16', NIGHT, 0.03) +
  shape('M.205,-.0Q.255,-.07 .325,-.045Q.325,.03 .26,.035Q.22,.025 .205,-.0Z', '#f3ddca') +
  '<circle cx=".29" cy="-.022" r=".038" fill="#24123a"/>' +
  stroke('M.19,.012Q.25,-.075 .332,-.05', NIGHT, 0.03) +
  shape('M.375,.168C.33,.18 .28,.16 .24,.125C.245,.215 .29,.275 .35,.27L.362,.245L.352,.212Z', '#4a1530') +
  shape('M.372,.172C.335,.182 .29,.165 .252,.14C.265,.175 .32,.2 .357,.196Z', '#f7e9da') +
  ear(BOY[0], BOY[2]) // prettier-ignore

/** A sandal flat on the ground, its ankle over x. */
const sandal = (x: number, k: number, skin: string) =>
  `<g transform="translate(${x},0) scale(${k})">${
    shape('M-4,-15C-3.5,-8 -4.5,-6 -6,-3.5C-7,-2 -6.5,-.8 -5.5,-.8H14.5C17.5,-.8 18.8,-2.4 17.2,-3.8C14,-5.2 9,-6.4 6.5,-8.4C4.6,-10 4.2,-12 4.4,-15Z', skin) +
    shape('M-7,-2.2C-2,-1.4 12,-1.4 19,-2.4L18.6,0H-6.6Z', SOLE) +
    shape('M6.8,-8.2L10,-6.4C9,-4.6 8.6,-3 8.4,-1H5.2C5.4,-3.6 5.8,-6 6.8,-8.2Z', SOLE)
  }</g>` // prettier-ignore
/** A foot that pushes off from its toes: the ball of the foot at x. */
const pushing = (x: number, k: number, skin: string) =>
  `<g transform="translate(${x},0) scale(${k})">${
    shape('M-1,-27C-4,-21 -11.500,-17 -15.800,-14.500C-17.200,-12.800 -17,-11.200 -15.800,-10C-12,-7.200 -8.500,-4 -5.500,-1.600C-4,-.8 -2,-.6 0,-.6L7.500,-.6C9.800,-.8 10,-2.400 8.400,-3.400C5,-4.600 2,-7 -.8,-10.500C-1,-14 4,-20 7,-27Z', skin) +
    shape('M-17.200,-12.200L-15.800,-13.400C-12.200,-9.800 -8.200,-5.800 -5,-3C-3.600,-1.800 -2,-1.600 0,-1.600L9.200,-1.600C10,-1 9.800,0 9,0L0,0C-3,0 -5,-.6 -6.800,-2.200C-10.600,-5 -13.600,-8.600 -17.200,-12.200Z', SOLE) +
    shape('M-2.800,-5L-.4,-7C1.200,-5 2.600,-3 3.400,-.8L.6,-.6C-.2,-2 -1.400,-3.600 -2.800,-5Z', SOLE)
  }</g>` // prettier-ignore

const fingers = (list: readonly string[], ink: string, edge: string) =>
  list
    .map((s) => `<g stroke="${edge}" stroke-width=".5" paint-order="stroke">${limb(joints(s), ink)}</g>`)
    .join('')
/** An open hand that has let go: the fingers fanned, the palm up. It points to the right; the wrist is at the origin. */
const thrown = (skin: string, edge: string) =>
  fingers(['1,2.400,1.500 4,4.400,1.250 7.400,4.900,.95'], skin, edge) +
  fingers(
    [
      '5.500,2,1.050 8.700,3.300,.95 11.400,3.700,.75',
      '6,.8,1.100 9.800,1.100,1 13.200,.6,.78',
      '6,-.8,1.100 9.900,-1.400,1 13.400,-2.700,.78',
      '5.400,-2.200,1.050 8.700,-3.800,.95 11.600,-5.700,.75',
    ],
    skin,
    edge,
  ) +
  shape(
    'M-2.500,-1.900C0,-2.200 3,-3.500 5.800,-3.300C7.500,-3 7.800,2.400 6,3C3.600,3.500 0,3 -2.500,2Z',
    skin,
  )
const turned = (x: number, y: number, turn: number, k: number, body: string, flip = 1) =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${k},${k * flip})">${body}</g>`

const OLD_SKIRT =
  'M-17,-100C-20,-84 -21,-66 -22.500,-48C-23.500,-34 -24.500,-20 -24,-9C-18,-6 -12,-8.500 -6,-6.500C1,-4.500 7,-8 14,-6.500C20,-5.500 26,-8.500 32,-11C31,-24 29,-38 26,-54C23.500,-68 22,-84 21,-100Z'
const OLD_SHAWL =
  'M-8,-140C-15,-138 -20,-131 -21.500,-120C-23,-108 -22.500,-92 -23.500,-74C-16,-69 -8,-70 0,-66.500C8,-64 17,-66 25,-71C25.500,-84 25,-96 24.500,-108C24,-120 22,-130 15,-138C10,-142 -2,-142.500 -8,-140Z'
/** The upper part of his body leans back as he laughs. */
const leaning = (body: string) => `<g transform="rotate(-3.5 0 -80)">${body}</g>`
const OLD_MONK =
  sandal(14, 1.04, OLD[1]) +
  sandal(-6, 1.08, OLD[0]) +
  inside(
    OLD_SKIRT,
    RED[0],
    shape('M-26,-100H-11C-13,-70 -15,-40 -16,0H-28Z', RED[2]) +
      shape('M-3,-80C-4,-54 -6,-30 -9,0H0C2,-28 3,-54 3,-80Z', RED[1]) +
      shape('M12,-80C13,-54 13,-28 12,0H20C20,-28 19,-54 17,-80Z', RED[1]) +
      shape('M24,-70C26,-50 28,-30 28.500,0H36L28,-70Z', RED[3]),
  ) +
  leaning(
  // neck and the vest at the near shoulder
  shape('M-13,-137C-7,-140 -4.5,-145 -4,-152L9,-148C7.500,-143 9,-139 13,-136L4,-130Z', OLD[1]) +
  inside(
    OLD_SHAWL,
    RED[0],
    // the vest on the bare side, then the folds that run from the far shoulder round under the arm
    shape('M-24,-142H2C0,-134 -1,-124 -3,-112C-6,-104 -16,-100 -24,-100Z', SAFFRON[1]) +
      shape('M8,-142C8,-126 3,-108 -6,-98C-12,-92 -19,-90 -26,-90V-101C-17,-101 -9,-106 -5,-116C-1,-126 0,-134 0,-142Z', RED[3]) +
      shape('M14,-138C15,-118 8,-98 -4,-87C-11,-81 -19,-79 -26,-80L-26,-86C-16,-85 -8,-90 -1,-98C8,-110 11,-124 10,-140Z', RED[1]) +
      shape('M21,-134C22,-110 14,-90 0,-78C-8,-72 -18,-71 -26,-73V-76C-16,-75 -8,-80 0,-86C11,-96 17,-114 16,-138Z', RED[1]) +
      shape('M26,-112C24,-96 16,-80 4,-71L10,-62H30V-112Z', RED[1]) +
      shape('M27,-96C25,-86 20,-78 14,-70L18,-62L30,-66Z', RED[2]),
  ) +
  // the edge of the shawl, which he gathers in his hand
  shape('M10,-139C15,-137 19.500,-130 20.500,-121C21,-117 20,-113 17.500,-111C20,-104 23,-94 24.500,-84C20,-90 15,-98 12.500,-107C13.500,-117 13.500,-128 10,-139Z', RED[3]) +
  shape('M18,-133C20.500,-127 21.300,-121 20.500,-117C22.500,-112 24,-106 24.500,-100V-84C23,-94 20,-104 17.500,-111C20,-114 20.500,-124 18,-133Z', RED[2]) +
  head(6, -153, 23.500, -14, OLD_HEAD)) // prettier-ignore
/** His near arm is bare; its hand holds the edge of the shawl on his chest. */
const OLD_ARM = leaning(
  limb(joints('-11,-131,6.800 -12.500,-120,6.200 -12.500,-110,5.200 -11,-103,4.800 -5,-101.500,4.700 3,-106,4.300 12,-112.500,3.200'), OLD[0]) +
  inside('M-19,-139H-3C-4,-128 -5,-118 -4,-112C-1,-108 4,-106 12,-110V-95H-22Z', 'none', limb(joints('-12.500,-131,4 -15.500,-118,3.400 -15,-106,3.400 -10,-98.500,3 0,-99.500,2.400 12,-108,1'), OLD[1])) +
  // the vest's cap over the shoulder
  inside(
    'M-7,-140.500C-14,-140 -19.500,-134.500 -20.500,-126C-21,-121 -20,-117.500 -19,-115C-14,-112.500 -8,-113 -4.500,-116C-3.500,-124 -3,-132 -3.500,-139Z',
    SAFFRON[1],
    shape('M-12,-142C-16,-134 -17,-124 -15,-111H0V-142Z', SAFFRON[0]),
  ) +
  turned(
    12,
    -112.5,
    -34,
    1,
    shape('M-1,3.400C3,5.500 6,6.500 9,5.600L8,2Z', OLD[1]) +
      fingers(
        ['4,4.200,1.500 8.800,5.300,1.450 10.300,3.600,1.200', '4,1.800,1.600 9.800,2.700,1.550 11.400,.9,1.250', '4,-.8,1.600 10.200,-.3,1.550 11.800,-2,1.250', '4,-3,1.500 9.400,-3,1.450 11,-4.600,1.150'],
        OLD[0],
        OLD[2],
      ) +
      shape('M-3,-2.900C1,-4.200 4.500,-5 7,-4.200C8,-3.600 8,3.800 7,5C4.500,6 0,4.600 -3,3Z', OLD[0]) +
      fingers(['1,-3,1.500 4.500,-6,1.350 9,-6.800,1'], OLD[0], OLD[2]),
  )) // prettier-ignore

const BOY_SKIRT =
  'M-11,-72C-14,-62 -17,-52 -22,-42C-25,-36 -29,-31 -34,-27C-29,-22 -24,-22 -18,-19.500C-12,-17.500 -6,-20 1,-18.500C8,-17 14,-20 22,-21.500C23,-30 22,-40 19,-50C17,-58 15,-66 13,-73Z'
const BOY_TRUNK =
  'M-9,-100C-12.500,-95 -13.500,-86 -12.500,-78C-12,-73 -12.500,-69 -13,-66C-6,-62.500 6,-62.500 14,-66.500C14.500,-74 15.500,-82 15,-89C14.600,-94 12,-99 9,-101.500C3,-104 -5,-103.500 -9,-100Z'
const NOVICE =
  // the far arm, up
  limb(joints('8,-97,4.600 15,-102,4.200 21.500,-108.500,3.700 25,-116,3.300 28,-125,2.300'), BOY[1]) +
  turned(27.8, -124, -70, 0.94, thrown(BOY[1], BOY[2]), -1) +
  pushing(-24, 0.8, BOY[1]) +
  sandal(10, 0.84, BOY[0]) +
  shape('M5.500,-24L6.500,-10H13.800L16,-24Z', BOY[0]) +
  // the loose end of the shawl, behind his back
  inside(
    'M-6,-99C-14,-95 -19,-86 -22,-76C-24,-68 -28,-61 -33,-55C-28,-51 -22,-52 -17,-55C-12,-64 -9,-74 -6,-84Z',
    RED[1],
    shape('M-8,-97C-15,-86 -17,-74 -21,-66C-23,-61 -26,-56 -29,-52L-20,-50L-6,-80Z', RED[2]),
  ) +
  inside(
    BOY_SKIRT,
    RED[0],
    shape('M-8,-72C-11,-56 -18,-40 -30,-22L-38,-24L-14,-74Z', RED[2]) +
      shape('M-2,-70C-4,-52 -9,-34 -16,-16H-6C-1,-34 2,-52 4,-70Z', RED[1]) +
      shape('M9,-70C9,-52 8,-34 4,-16H12C14,-34 14,-52 13,-70Z', RED[1]) +
      shape('M15,-62C18,-50 20,-36 20,-18H26L20,-62Z', RED[3]),
  ) +
  shape('M-6.500,-99C-5,-102 -4.500,-106 -6,-110L6,-107C5.500,-104 7,-101 9,-99L2,-95Z', BOY[1]) +
  inside(
    BOY_TRUNK,
    RED[0],
    shape('M-16,-104H0C-2,-97 -4,-90 -7,-84L-16,-80Z', SAFFRON[1]) +
      shape('M6,-104C6,-93 0,-83 -7,-77L-15,-73V-81C-8,-84 -3,-91 -1,-104Z', RED[3]) +
      shape('M11,-102C12,-90 5,-78 -5,-71L-14,-67V-71C-5,-75 3,-84 6,-102Z', RED[1]) +
      shape('M17,-90C15,-80 9,-72 1,-66L6,-60H20Z', RED[1]),
  ) +
  head(-1.200, -113.500, 19.800, -24, BOY_HEAD) +
  // the near arm, ahead and up
  limb(joints('-4,-96,5 5,-97.500,4.700 13,-99.500,4 19.500,-102,3.700 27,-107.500,3.200 34.500,-113.500,2.300'), BOY[0]) +
  shape('M-4,-92C4,-93 12,-95.500 19.500,-98.800C25.500,-102.800 30,-106.500 35.500,-111.500L34.500,-110.500C30,-104.500 24.500,-100 19.500,-97.600C13,-94.400 3,-91 -4,-91Z', BOY[1]) +
  turned(34, -113, -40, 0.96, thrown(BOY[0], BOY[2])) +
  inside(
    'M-5,-102.500C-10,-101 -12,-96 -11,-91C-9,-88 -3,-88.500 4,-90.500C5.500,-94 5.500,-99 4,-102C1,-103.500 -3,-103.500 -5,-102.500Z',
    SAFFRON[1],
    shape('M-5,-104C-8,-97 -7,-92 -3,-86H8V-104Z', SAFFRON[0]),
  ) // prettier-ignore

/** The old monk's feet at (x, y), the novice `apart` centimetres to the right; `k` pixels a metre. */
export const lungtaMonks = (x: number, y: number, k: number, apart: number): string =>
  edgeLight(place(x, y, k / 100, OLD_MONK + OLD_ARM), [-0.55, -1], 2, RIM) +
  edgeLight(place(x + (apart * k) / 100, y + 8, k / 100, NOVICE), [-0.7, -0.8], 2, RIM)
