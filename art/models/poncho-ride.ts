/** Two people under one poncho on a scooter that heads right: he drives, she laughs over his shoulder and holds lotus. Centimetres, road at y = 0, y down. The light comes from ahead. */
import { edgeLight, place } from '../kit/cut.ts'
import { joints, limb } from '../kit/limbs.ts'
import { lotusArmful } from './lotus-armful.ts'
import { BARS, FAR_SIDE, MACHINE } from './rain-scooter.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const line = (d: string, ink: string, wide: number) =>
  `<path d="${d}" stroke="${ink}" stroke-width="${wide}" fill="none" stroke-linecap="round"/>`
const SKIN = { lit: '#d99162', shade: '#a45c58', dark: '#6d3346' } as const
const HAIR = '#150f2e'
const INK = '#2a1233'
const at = (x: number, y: number, size: number, turn: number, body: string) =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${size})">${body}</g>`

/** His head in profile, one unit high: he looks down the road and smiles. */
const HIS_HEAD =
  shape(
    'M-.03,-.5C.2,-.51 .34,-.4 .355,-.22C.36,-.14 .338,-.1 .352,-.06L.438,.085C.452,.125 .425,.142 .385,.148L.4,.2L.372,.243L.385,.288C.352,.33 .365,.36 .358,.405C.345,.475 .27,.505 .19,.475C.1,.45 .02,.39 -.05,.31L-.24,.3C-.34,.1 -.4,-.1 -.4,-.18C-.4,-.38 -.25,-.5 -.03,-.5Z',
    SKIN.lit,
  ) +
  shape(
    'M-.25,.315L-.055,.325C.01,.405 .09,.465 .19,.487C.235,.5 .27,.49 .3,.475C.18,.43 .1,.3 .08,.12C.07,.02 .05,-.08 -.04,-.2L-.4,-.2C-.4,-.1 -.34,.1 -.24,.3Z',
    SKIN.shade,
  ) +
  shape(
    'M-.17,.0C-.13,-.09 -.02,-.06 -.02,.04C-.03,.13 -.08,.18 -.12,.16C-.15,.13 -.15,.06 -.17,.0Z',
    SKIN.lit,
  ) +
  shape('M.2,-.005Q.255,-.05 .322,-.024Q.31,.026 .25,.024Q.214,.018 .2,-.005Z', '#f1d3bb') +
  `<circle cx=".287" cy="-.006" r=".034" fill="${INK}"/>` +
  line('M.185,.012Q.245,-.056 .328,-.026', INK, 0.026) +
  line('M.16,-.12Q.225,-.172 .315,-.15', INK, 0.03) +
  shape('M.4,.2C.37,.2 .31,.208 .245,.186C.275,.25 .335,.3 .385,.288L.372,.243Z', '#8f3548') +
  line('M.374,.243Q.3,.25 .228,.176', '#4a1a36', 0.02)
const HIS_HELMET =
  shape('M-.46,.1C-.43,.22 -.37,.31 -.27,.35C-.24,.26 -.2,.14 -.13,.02L-.3,-.02Z', HAIR) +
  line('M-.16,-.02Q-.08,.24 .1,.44', INK, 0.05) +
  shape(
    'M.4,-.2C.43,-.5 .22,-.7 -.06,-.7C-.38,-.7 -.58,-.46 -.57,-.16C-.56,0 -.51,.1 -.45,.17C-.36,.16 -.28,.1 -.2,.0C-.1,-.12 .1,-.2 .4,-.2Z',
    '#2f62a6',
  ) +
  shape(
    'M-.06,-.7C-.38,-.7 -.58,-.46 -.57,-.16C-.56,0 -.51,.1 -.45,.17C-.36,.16 -.28,.1 -.2,.0C-.3,-.2 -.3,-.5 -.06,-.7Z',
    '#1f3f86',
  ) +
  shape('M-.3,-.31C-.14,-.41 .16,-.44 .415,-.38L.408,-.29C.16,-.34 -.1,-.3 -.24,-.2Z', '#e9dfc6') +
  shape(
    'M.12,-.235C.3,-.28 .5,-.26 .64,-.15C.56,-.135 .46,-.15 .38,-.15C.28,-.17 .2,-.19 .12,-.235Z',
    '#15285e',
  )
/** Her head, turned a little to us: she laughs, her eyes almost closed. */
const HER_HEAD =
  shape('M-.4,-.2C-.5,.1 -.5,.36 -.62,.6C-.46,.66 -.2,.6 -.12,.42L-.1,-.1Z', HAIR) +
  shape(
    'M-.33,-.3C-.36,-.06 -.34,.1 -.27,.24C-.2,.36 -.06,.46 .06,.49C.14,.505 .2,.48 .25,.43C.33,.33 .37,.2 .375,.06C.4,.02 .4,-.06 .37,-.1C.38,-.2 .36,-.34 .3,-.4H-.2Z',
    SKIN.lit,
  ) +
  shape(
    'M-.33,-.3C-.36,-.06 -.34,.1 -.27,.24C-.2,.36 -.06,.46 .06,.49C.11,.5 .15,.495 .18,.48C.0,.42 -.12,.28 -.15,.1C-.17,-.02 -.16,-.16 -.12,-.3Z',
    SKIN.shade,
  ) +
  shape(
    'M-.36,-.04C-.33,-.12 -.25,-.1 -.24,-.01C-.23,.08 -.27,.16 -.31,.14C-.35,.12 -.37,.02 -.36,-.04Z',
    '#c27a5c',
  ) +
  // cheeks, the laughing eyes and their brows
  `<ellipse cx="-.035" cy=".13" rx=".085" ry=".06" fill="#ea7f66"/><ellipse cx=".318" cy=".115" rx=".045" ry=".055" fill="#f08e6c"/>` +
  shape('M-.105,.012Q-.02,-.085 .085,.0Q.03,.05 -.03,.045Q-.08,.04 -.105,.012Z', '#f4d8c2') +
  shape('M.222,-.005Q.285,-.085 .352,-.008Q.31,.038 .275,.035Q.24,.03 .222,-.005Z', '#f4d8c2') +
  `<circle cx=".005" cy="-.002" r=".043" fill="${INK}"/><circle cx=".302" cy="-.01" r=".04" fill="${INK}"/>` +
  line('M-.115,.015Q-.02,-.092 .092,.0', INK, 0.032) +
  line('M.216,-.004Q.285,-.092 .358,-.01', INK, 0.032) +
  line('M-.12,-.13Q-.03,-.19 .08,-.15', INK, 0.03) +
  line('M.215,-.16Q.28,-.19 .345,-.14', INK, 0.03) +
  line('M.175,-.02Q.2,.06 .22,.1Q.205,.135 .155,.125', SKIN.shade, 0.028) +
  // the smile: lips a little open over the teeth
  shape('M-.015,.215Q.13,.255 .275,.2Q.25,.335 .15,.345Q.04,.34 -.015,.215Z', '#8d2743') +
  shape(
    'M.012,.228Q.13,.262 .258,.214Q.245,.265 .215,.283Q.13,.305 .06,.286Q.03,.268 .012,.228Z',
    '#fff1de',
  ) +
  line('M-.03,.2L-.005,.222M.29,.185L.27,.206', SKIN.shade, 0.024)
const HER_HELMET =
  line('M-.3,.02Q-.24,.3 -.06,.47', INK, 0.045) +
  shape(
    'M-.44,.0C-.5,-.26 -.42,-.6 -.12,-.7C.16,-.78 .4,-.58 .43,-.22C.3,-.3 .08,-.31 -.1,-.24C-.26,-.18 -.38,-.1 -.44,.0Z',
    '#f3657c',
  ) +
  shape(
    'M-.44,.0C-.5,-.26 -.42,-.6 -.12,-.7C-.26,-.54 -.3,-.34 -.24,-.16C-.32,-.12 -.4,-.06 -.44,.0Z',
    '#a93a6c',
  ) +
  shape(
    'M-.3,-.15C-.1,-.29 .24,-.35 .43,-.22C.46,-.2 .5,-.15 .48,-.12C.26,-.25 -.04,-.22 -.27,-.06Z',
    '#c2446c',
  )

/** One poncho over both: from his neck over arm and knee to the hem, back in the wind, up her back to her neck. */
const PONCHO =
  'M8,-142C15,-138 20,-130 22,-121C23.500,-115 25.500,-112.500 27,-110.500C29.500,-107 28.500,-101 25.500,-98.500C24,-96 24,-93 26,-90C33,-87 38,-83 40,-77C41,-70 39,-62 35,-57C24,-59 14,-58 2,-53C-12,-47.500 -26,-53 -40,-51C-56,-48.500 -68,-54 -82,-51C-98,-48 -114,-53 -130,-69C-114,-68 -100,-76 -91,-90C-83,-103 -77,-118 -71,-130C-67,-137 -60,-141 -52,-143C-46,-144.500 -42,-146 -38,-147L-20,-143C-16,-142 -12,-143.500 -7,-145Z'
const FOLD = '#c9792f'
const FOLDS =
  // between the two, from under her chin to the hem
  shape(
    'M-21.500,-142C-19,-124 -22,-108 -25,-93C-28,-78 -28,-64 -26,-50L-38,-50C-34,-66 -30,-82 -27.500,-97C-24.500,-114 -22.500,-128 -21.500,-142Z',
    '#c27a30',
  ) +
  // under the arm, and up to the shoulder
  shape(
    'M-3,-132C-5,-121 2,-109 13,-102.500C17.500,-100 22,-98.800 25.500,-98.500C24,-96 24,-93 26,-90C13,-89 1,-98 -4.500,-112C-6.500,-120 -5.500,-127 -3,-132Z',
    FOLD,
  ) +
  shape(
    'M-18,-80C-4,-74 14,-74 27,-80C32,-82 36,-82 39.500,-79C41,-72 40,-66 37,-60C35,-68 28,-73 18,-71C4,-69 -8,-72 -18,-80Z',
    '#ffe382',
  ) +
  shape('M10,-69C14,-66 17,-62 18,-58C14,-57.500 10,-56.500 7,-55C9,-60 10,-64 10,-69Z', FOLD) +
  // down her back and out into the wind
  shape(
    'M-62,-138C-70,-122 -74,-104 -84,-88C-94,-74 -108,-66 -122,-65C-126,-67 -128,-68 -130,-69C-114,-68 -100,-76 -91,-90C-83,-103 -77,-118 -71,-130C-69,-134 -66,-137 -62,-138Z',
    '#7d4054',
  ) +
  shape(
    'M-48,-92C-54,-78 -66,-64 -84,-56C-90,-53.500 -96,-52 -101,-51.500C-96,-50 -88,-50 -82,-51C-76,-52.200 -70,-52.500 -64,-52C-54,-62 -48,-76 -48,-92Z',
    '#a25a3c',
  )
const GRADIENT =
  '<defs><linearGradient id="poncho" gradientUnits="userSpaceOnUse" x1="40" x2="-124" y1="-104" y2="-76"><stop offset="0" stop-color="#ffdf5e"/><stop offset=".38" stop-color="#f7bb33"/><stop offset=".7" stop-color="#d98a38"/><stop offset="1" stop-color="#a25a4c"/></linearGradient></defs>'

/** The end of the sleeve over his forearm. */
const SLEEVE =
  shape(
    'M14,-124C19,-121 22,-118 23.500,-115C25,-112.500 26.300,-111.200 27.200,-110C29.600,-106.500 28.600,-101 25.500,-98.500C20,-98 13,-102 9,-108C7,-114 9,-122 14,-124Z',
    'url(#poncho)',
  ) + line('M26.600,-110.500C29.200,-106.500 28.200,-101.300 25.300,-98.900', '#ffedb4', 0.9)
/** The near grip with the driver's fist on it, in the slant of the bar: a wrist from the left, four fingers down over the grip, the thumb below it, the brake lever ahead of the fingers. */
function fist(): string {
  const finger = (x: number, long: number) => {
    const way = (w: number) =>
      limb(
        joints(`${x - 0.6},-3.4,${1.4 + w} ${x + 0.4},-.8,${1.45 + w} ${x - 0.1},${long},${1.15 + w}`),
        w ? SKIN.dark : SKIN.lit,
      )
    return way(0.4) + way(0)
  }
  const lever = 'M11.500,1.500C8,5.400 2,6.800 -5.500,6.400'
  return `<g transform="translate(39,-103.500) rotate(-13)">${
    line(lever, '#0b1030', 2.4) +
    line(lever, '#b9c9d8', 1.4) +
    `<circle cx="-5.800" cy="6.400" r="1.500" fill="#b9c9d8"/>` +
    // the grip with the flange at its end
    shape('M-9,-2.300H13V2.300H-9Z', '#0b1030') +
    shape('M-9,-2.300H13V-1.300H-9Z', '#3a4a78') +
    shape(
      'M-10.500,-3.200Q-8.500,-3.600 -8.200,0Q-8.500,3.600 -10.500,3.200Q-11.400,0 -10.500,-3.200Z',
      '#1d2750',
    ) +
    // wrist and back of the hand
    shape(
      'M-18,-9.500L-11,-8.600C-8,-8.200 -4,-8.200 -.5,-7.600C3,-7 5.500,-5.800 6.600,-3.800L6,-.5L-6.500,0C-8,-1.500 -10,-2.600 -12.500,-2.800L-18,-3Z',
      SKIN.lit,
    ) +
    shape(
      'M-18,-5.200L-11.500,-5C-8.500,-4.800 -7,-3.600 -6,-2.200L-6.500,0C-8,-1.500 -10,-2.600 -12.500,-2.800L-18,-3Z',
      SKIN.shade,
    ) +
    // the thumb, on the side of the lamp
    limb(joints('4.500,-3.600,1.900 7.400,-1.600,1.700 10.200,.6,1.200'), SKIN.dark) +
    limb(joints('4.500,-3.800,1.700 7.400,-1.900,1.450 9.900,.3,1'), SKIN.lit) +
    finger(4.6, 3) +
    finger(1.8, 3.7) +
    finger(-1, 3.6) +
    finger(-3.8, 2.7)
  }</g>`
}
/** The driver's leg: knee under the hem, shoe flat on the board. */
const HIS_LEG =
  shape('M17,-76H36C36,-64 35,-50 34,-35L18,-34C17,-50 16,-62 17,-76Z', '#35427e') +
  shape('M17,-76H23C22,-62 22,-48 24,-34.500L18,-34C17,-50 16,-62 17,-76Z', '#222b60') +
  shape(
    'M17,-37.500L34.500,-38C35,-34.500 37,-32.500 39.500,-31C41.300,-29.800 41.500,-27.800 41,-26.500H15.500C15,-30 15.500,-34 17,-37.500Z',
    '#241a3c',
  ) +
  shape('M15.400,-27.400H41.200L40.800,-25.800H15.800Z', '#8f86a8')
/** Her leg: silk trousers, a flat shoe on the peg. */
const HER_LEG =
  shape('M-24,-60H-6C-6,-52 -7,-46 -8,-39L-21,-38.500C-22,-46 -23,-54 -24,-60Z', '#e8c9cf') +
  shape('M-24,-60H-15C-16,-52 -16,-45 -15,-38.700L-21,-38.500C-22,-46 -23,-54 -24,-60Z', '#a77a9e') +
  shape('M-20.500,-40L-8.500,-40.500C-8,-37 -6,-35.500 -3,-34L-4,-30H-20.500Z', SKIN.lit) +
  shape(
    'M-21,-36C-15,-35 -12,-33.500 -8,-36.500C-5,-36 0,-33 1,-31C1.500,-29.500 1,-28.500 0,-28.500H-21C-22,-31 -22,-34 -21,-36Z',
    '#d2486e',
  ) +
  shape('M-21.300,-29H.6L0,-27.800H-21Z', '#7d2a52') +
  shape('M-17,-27.800H-5L-7,-25H-15Z', '#0d3f63')
/** The opening of the poncho that her arm comes out of. */
const SLIT = shape(
  'M-61,-113C-69,-112 -76,-104 -76.500,-96C-76,-90 -70,-87.500 -61,-91C-66,-96 -66,-106 -61,-113Z',
  '#8a4846',
)
/** The arm she holds the flowers with: it comes out of the poncho; the thumb lies along the paper, four fingers go round it. */
function herArm(): string {
  const finger = (y: number, long: number) => {
    const way = (w: number) =>
      joints(`-41,${y},${1.75 + w} -37,${y + 0.2},${1.7 + w} ${-41 + long},${y + 1.2},${1.4 + w}`)
    return limb(way(0.4), SKIN.dark) + limb(way(0), SKIN.lit)
  }
  return (
    shape(
      'M-70,-101C-66,-108 -60,-109 -54,-107.500L-53,-97C-58,-95 -66,-92 -70,-92C-73,-95 -72,-98 -70,-101Z',
      '#d64f82',
    ) +
    shape(
      'M-70,-95C-66,-97 -59,-99 -53.300,-100L-53,-97C-58,-95 -66,-92 -70,-92C-72,-93.500 -72,-94.500 -70,-95Z',
      '#8e3468',
    ) +
    finger(-99, 8) +
    finger(-102, 9.2) +
    finger(-105, 9.6) +
    finger(-107.6, 8.6) +
    limb(joints('-49,-107,2.300 -45.500,-111,2 -42.500,-115,1.400'), SKIN.lit) +
    shape(
      'M-55,-106.500C-50,-108 -45,-110 -41,-109.500C-39.500,-109 -39,-107.500 -39.200,-105.500C-38.800,-103 -39,-100 -40,-98C-43,-96.500 -49,-97.500 -54,-98Z',
      SKIN.lit,
    ) +
    shape(
      'M-54,-98C-49,-97.500 -43,-96.500 -40,-98C-39.600,-98.800 -39.400,-99.600 -39.300,-100.500C-44,-99.500 -49,-100.500 -54.300,-101Z',
      SKIN.shade,
    )
  )
}
const HIS_NECK = shape(
  'M-4,-154L6,-151C5,-147 5.500,-144 8,-140L-11,-141C-7,-144 -4,-149 -4,-154Z',
  SKIN.shade,
)
/** The two collars. */
const COLLARS =
  shape(
    'M-44,-147C-38,-145 -30,-143.800 -22,-144C-18.500,-144 -17.500,-141 -20,-139.500C-28,-137.800 -40,-140 -47,-144Z',
    '#f7bb33',
  ) +
  shape('M-47,-144C-40,-140 -28,-137.800 -20,-139.500C-27,-135 -40,-137 -47,-144Z', '#a8642f') +
  shape(
    'M-11,-146C-5,-143 4,-142 9,-144C10,-142 11,-140.500 12,-139C4,-136 -8,-138 -15,-142.500C-14,-144 -12.500,-145 -11,-146Z',
    '#ffd963',
  ) +
  shape('M-15,-142.500C-8,-138 4,-136 12,-139C5,-133.500 -8,-135 -15,-142.500Z', '#c27a30')
const HER_NECK = shape(
  'M-35,-153L-20,-149C-21,-146 -22,-143 -21,-140L-42,-144C-38,-147 -36,-150 -35,-153Z',
  SKIN.shade,
)

/** The machine and its riders with the tyres at (x, y), `k` pixels a metre. */
export function ponchoRide(x: number, y: number, k: number): string {
  const s = k / 100
  const lit = (body: string, wide = k / 100) => edgeLight(place(x, y, s, body), [1, -0.35], wide, '#ffe7a0')
  return (
    GRADIENT +
    lit(FAR_SIDE + MACHINE) +
    lit(HIS_LEG + place(3.5, 0, 1, HER_LEG)) +
    lit(HIS_NECK + at(4, -156, 23.5, 3, HIS_HEAD + HIS_HELMET)) +
    place(x, y, s, HER_NECK) +
    lit(
      `${shape(PONCHO, 'url(#poncho)')}<clipPath id="cape"><path d="${PONCHO}"/></clipPath><g clip-path="url(#cape)">${FOLDS}</g>`,
    ) +
    lit(COLLARS) +
    lit(at(-24.5, -157.5, 23, 9, HER_HEAD + HER_HELMET)) +
    place(x, y, s, place(5, 0, 1, SLIT)) +
    lit(lotusArmful() + place(5, 0, 1, herArm()), k / 140) +
    lit(BARS) +
    lit(fist(), k / 160) +
    place(x, y, s, SLEEVE)
  )
}
/** The same upside down below (x, y), dim, for the wet road. */
export const ponchoMirror = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x},${y}) scale(${k / 100},${-k / 100})">${MACHINE}${HIS_LEG}${place(3.5, 0, 1, HER_LEG)}${shape(PONCHO, '#f2b03a')}</g>`
