/** Two people under a paper umbrella before a lit gate, by hand: metres, feet at y = 0, y down. The light is behind and between them: dark forms with a warm edge. */
import { edgeLight, place } from '../kit/cut.ts'
import { joints, limb } from '../kit/limbs.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const NIGHT = '#101238'
/** Own tone, fold and deep fold of his coat and of hers. */
const HIS = ['#1b2159', '#28316e', '#131644'] as const
const HERS = ['#411e4c', '#572a5b', '#2c133b'] as const
const COLLAR = '#7c4468'
const SKIN = ['#a5625a', '#7d4552'] as const
/** Where the light falls on brow and cheek. */
const GLOW = '#d28a68'
/** The dark between fingers. */
const BETWEEN = '#5a2c45'
const SCARF = ['#7a2648', '#561d42'] as const
const TROUSERS = ['#191c4e', '#151743'] as const
const SHOE = '#43203a'
const RIM = '#ffa35c'

/** The outline of a chin from under the lips to the jaw, and the jaw in the shade. */
const HIS_FACE =
  'M-.03,-.5C.2,-.51 .34,-.4 .355,-.22C.358,-.15 .338,-.11 .348,-.06C.366,0 .4,.05 .428,.088C.448,.12 .428,.146 .388,.15C.376,.17 .398,.186 .4,.204C.4,.22 .388,.232 .378,.243C.392,.256 .396,.276 .386,.29'
const HER_FACE =
  'M-.03,-.5C.2,-.51 .335,-.41 .352,-.23C.356,-.16 .334,-.1 .342,-.05C.35,-.005 .378,.035 .406,.072C.432,.105 .424,.145 .384,.152C.368,.166 .386,.182 .392,.202C.394,.22 .382,.232 .37,.243C.388,.256 .392,.276 .38,.294'
const HIS_CHIN = [
  'C.36,.31 .37,.36 .362,.405C.345,.475 .27,.505 .19,.475C.1,.45 .02,.39 -.05,.31',
  'C.02,.39 .1,.45 .19,.475C.235,.492 .27,.49 .3,.475',
] as const
const HER_CHIN = [
  'C.364,.308 .366,.334 .378,.366C.384,.424 .325,.486 .235,.468C.13,.446 .03,.37 -.05,.31',
  'C.03,.37 .13,.446 .235,.468C.262,.473 .285,.472 .305,.466',
] as const
/** A head in profile, facing right, one unit high, the ear near the origin: face, jaw in the shade, eye, brow, lips, then the hair. */
const head = (
  x: number,
  y: number,
  size: number,
  turn: number,
  flip: boolean,
  gaze: number,
  hair: string,
  [face, chin, jaw]: readonly [string, string, string],
) =>
  `<g transform="translate(${x},${y}) scale(${flip ? -size : size},${size}) rotate(${turn})">` +
  shape(`${face}${chin}L-.3,.26C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z`, SKIN[0]) +
  shape(`M-.3,.26L-.05,.31${jaw}C.2,.43 .12,.3 .1,.12C.09,.02 .05,-.08 -.04,-.1L-.2,.0Z`, SKIN[1]) +
  // the side that looks at the light
  shape(`${face}C.33,.33 .25,.31 .2,.25C.15,.19 .17,.1 .13,.03C.1,-.04 .08,-.14 .1,-.3Z`, GLOW) +
  // an eye that smiles under its lid, the pupil turned to the other's, an easy brow, soft lips
  shape('M.188,.004Q.25,-.064 .326,-.026Q.318,.032 .25,.03Q.208,.026 .188,.004Z', '#f6ddc4') +
  `<circle cx=".276" cy="${gaze}" r=".04" fill="#241236"/>` +
  '<path d="M.166,.014Q.245,-.07 .334,-.03" stroke="#241236" stroke-width=".03" fill="none" stroke-linecap="round"/>' +
  '<path d="M.15,-.13Q.225,-.19 .318,-.168" stroke="#241236" stroke-width=".03" fill="none" stroke-linecap="round"/>' +
  shape('M.4,.2C.37,.2 .325,.214 .262,.192C.28,.25 .335,.3 .385,.288L.374,.243Z', '#86404a') +
  '<path d="M.374,.24Q.3,.252 .234,.174" stroke="#561c36" stroke-width=".02" fill="none" stroke-linecap="round"/>' +
  hair +
  '</g>'
const SHORT_HAIR =
  shape(
    'M.345,-.19C.385,-.25 .412,-.33 .392,-.4C.4,-.47 .345,-.54 .27,-.555C.21,-.61 .11,-.625 .03,-.605C-.06,-.64 -.17,-.62 -.24,-.565C-.34,-.55 -.43,-.47 -.455,-.37C-.52,-.3 -.545,-.2 -.515,-.11C-.535,-.01 -.5,.09 -.45,.15C-.44,.22 -.42,.28 -.39,.32C-.33,.31 -.27,.27 -.23,.2C-.2,.14 -.18,.1 -.15,.1C-.2,.02 -.18,-.08 -.09,-.085C-.05,-.085 -.03,-.05 -.02,.0L.02,.05C.03,-.03 .03,-.1 .07,-.16C.1,-.2 .13,-.215 .16,-.205C.17,-.225 .2,-.245 .23,-.235C.25,-.255 .29,-.245 .345,-.19Z',
    NIGHT,
  ) +
  shape('M.3,-.34C.2,-.47 .02,-.51 -.13,-.45C.01,-.46 .14,-.42 .22,-.33C.25,-.32 .28,-.32 .3,-.34ZM.12,-.33C.0,-.42 -.16,-.41 -.27,-.32C-.15,-.35 -.03,-.34 .05,-.28C.08,-.29 .1,-.31 .12,-.33ZM-.2,-.25C-.3,-.22 -.37,-.12 -.37,0C-.34,-.09 -.28,-.15 -.21,-.18Z', '#252b62') +
  shape('M-.1,-.08C-.04,-.085 -.03,-.03 -.045,.02C-.055,.07 -.075,.11 -.105,.11C-.14,.1 -.16,.02 -.155,-.02C-.15,-.06 -.13,-.078 -.1,-.08Z', SKIN[0]) // prettier-ignore
const KNOT_HAIR =
  shape('M-.4,.06C-.5,-.06 -.72,-.04 -.78,.12C-.82,.28 -.68,.4 -.52,.36C-.42,.33 -.36,.22 -.38,.1Z', NIGHT) +
  // the hair drawn back to the knot
  shape('M-.5,-.2L-.528,-.14L-.625,.005L-.5,.12Z', NIGHT) +
  shape(
    'M.34,-.22C.37,-.42 .26,-.57 .05,-.595C-.24,-.63 -.5,-.48 -.53,-.18C-.54,.0 -.49,.18 -.4,.3C-.31,.29 -.24,.2 -.16,.11C-.21,.03 -.19,-.08 -.1,-.085C-.05,-.085 -.03,-.04 -.01,.0C.02,-.1 .1,-.2 .2,-.25C.25,-.27 .3,-.25 .34,-.22Z',
    NIGHT,
  ) +
  shape(
    'M-.1,-.08C-.04,-.085 -.03,-.03 -.045,.02C-.055,.07 -.075,.11 -.105,.11C-.14,.1 -.16,.02 -.155,-.02C-.15,-.06 -.13,-.078 -.1,-.08Z',
    SKIN[0],
  ) + // prettier-ignore
  '<circle cx="-.095" cy=".145" r=".032" fill="#ffcf7a"/>'

/** Fingers from the lowest up, each over the dark edge of the next. */
const row = (list: readonly string[], ink: string) =>
  list
    .map(
      (stations) =>
        `<g stroke="${BETWEEN}" stroke-width="6" paint-order="stroke">${limb(joints(stations), ink)}</g>`,
    )
    .join('')
/** His fist round the shaft, the palm towards us: the fingers come round the shaft, the thumb lies across them. Millimetres about the shaft. */
const HIS_FIST =
  shape('M-104,20C-88,-10 -64,-36 -30,-46L20,-48L26,50L-16,56C-44,58 -70,56 -92,54Z', SKIN[1]) +
  row(
    [
      '26,42,9 8,47,10 -10,47,7.5',
      '34,22,11 10,26,11.5 -15,27,8.5',
      '38,-1,11.5 10,2,12 -18,4,9',
      '34,-26,11.5 10,-24,12 -16,-20,9',
    ],
    SKIN[0],
  ) +
  shape('M-104,20C-92,0 -76,-22 -56,-34L-38,-20C-34,4 -34,30 -40,50C-60,56 -78,56 -92,54Z', SKIN[0]) +
  row(['-58,-14,17 -36,-36,14 -10,-47,12.5 14,-50,9'], SKIN[0])
/** The back of her hand: the knuckles in a row, the fingers go round the far side of the shaft. Millimetres about the shaft, her wrist at the left. */
const HER_FIST =
  row(['-40,-34,13 -14,-52,11.5 12,-60,8'], SKIN[1]) +
  row(
    [
      '-14,38,10 14,40,9.5 27,36,7.5',
      '-12,17,11 22,18,10.5 35,15,8',
      '-12,-6,11.5 24,-8,11 38,-9,8.5',
      '-14,-29,11.5 20,-33,11 34,-33,8.5',
    ],
    SKIN[0],
  ) +
  shape(
    'M-100,-26C-78,-40 -50,-46 -20,-42C-6,-40 0,-34 -2,-28C4,-20 4,-10 0,-4C4,4 4,12 -1,18C2,26 0,36 -8,43C-34,52 -66,46 -98,36Z',
    SKIN[0],
  ) +
  `<path d="M-4,-28Q-14,-24 -24,-25M-1,-5Q-12,-2 -22,-4M-2,18Q-12,19 -20,16" stroke="${BETWEEN}" stroke-width="5" stroke-linecap="round" fill="none" opacity=".75"/>`
/** A hand at its size on the shaft, which leans. */
const onShaft = (down: number, body: string, size: number, way: 1 | -1): string =>
  `<g transform="translate(${HELD[0]},${HELD[1]}) rotate(${LEAN}) translate(0,${down}) scale(${size * way},${size})">${body}</g>`
/** Where the shaft is held, and how far the umbrella leans, in degrees. */
const HELD: Pt = [0, -1.27]
const LEAN = -12
/** The umbrella's rim over the upper fist, along the shaft. */
const RAISED = 0.9
/** He stands a little to the left, so that the shaft is clear of both faces. */
const STAND = -0.105
/** She stands so far to the right of her hand's reach. */
const APART = 0.06

/** Feet farther off stand a little higher in the picture. */
const FAR = -0.035
/** The light along an instep alone: an edge of light would go round the sole, too. */
const instep = (d: string) => `<path d="${d}" stroke="${RIM}" stroke-width=".009" fill="none"/>`
/** His shoe below the hem, the ankle over x = 0: the upper, then a sole with its heel. */
const FLAT =
  shape(
    'M-.058,-.115C-.066,-.08 -.08,-.05 -.077,-.018L.2,-.01C.204,-.036 .182,-.052 .146,-.06C.106,-.07 .082,-.088 .06,-.115Z',
    SHOE,
  ) +
  shape('M-.08,-.026L.204,-.02C.21,-.006 .2,.002 .18,.002H-.078Z', '#1d0e28') +
  instep('M.062,-.113C.084,-.087 .108,-.069 .147,-.059C.174,-.052 .192,-.04 .198,-.024')
const hisShoes = (far = FAR): string =>
  `<g transform="translate(-.235,${far})">${FLAT}</g><g transform="translate(-.452,0)">${FLAT}</g>`
function him(far = FAR): string {
  const legs =
    // the far leg is at ease, its knee forward
    `<g transform="translate(0,${far})">${shape(
      'M-.42,-.8L-.215,-.8C-.19,-.68 -.165,-.58 -.15,-.5C-.145,-.46 -.15,-.42 -.158,-.38C-.172,-.29 -.18,-.19 -.182,-.1L-.176,-.078C-.215,-.066 -.255,-.06 -.296,-.062C-.298,-.1 -.304,-.15 -.307,-.21C-.314,-.28 -.308,-.34 -.3,-.41C-.325,-.52 -.385,-.66 -.42,-.8Z',
      TROUSERS[1],
    )}</g>` +
    // the near one carries him
    shape(
      'M-.56,-.8L-.33,-.8C-.332,-.68 -.338,-.58 -.344,-.49C-.346,-.43 -.362,-.35 -.376,-.27C-.388,-.2 -.396,-.15 -.398,-.1L-.392,-.078C-.435,-.064 -.475,-.06 -.516,-.062C-.512,-.11 -.52,-.17 -.531,-.24C-.54,-.31 -.532,-.37 -.52,-.44C-.52,-.56 -.545,-.68 -.56,-.8Z',
      TROUSERS[0],
    ) +
    // the shade of the coat, a crease behind the knee
    shape('M-.57,-.8L-.32,-.8L-.336,-.64C-.4,-.636 -.48,-.644 -.55,-.662Z', HIS[2]) +
    shape('M-.516,-.44C-.495,-.437 -.465,-.438 -.43,-.452C-.46,-.422 -.49,-.416 -.519,-.422Z', TROUSERS[1])
  const coat =
    'M-.188,-1.46C-.148,-1.42 -.13,-1.36 -.14,-1.28C-.152,-1.18 -.187,-1.1 -.196,-1.02C-.2,-.9 -.18,-.8 -.165,-.68C-.29,-.656 -.44,-.658 -.578,-.69C-.57,-.79 -.55,-.885 -.515,-.97C-.49,-1.04 -.474,-1.11 -.468,-1.2C-.462,-1.3 -.452,-1.4 -.38,-1.455C-.32,-1.495 -.234,-1.49 -.188,-1.46Z'
  const upper =
    shape(coat, HIS[0]) +
    // where the coat is closed, one fold from the pocket down
    shape(
      'M-.205,-1.2C-.232,-1.1 -.25,-1.02 -.25,-.94C-.25,-.82 -.24,-.76 -.23,-.668L-.246,-.666C-.26,-.76 -.268,-.84 -.264,-.94C-.262,-1.03 -.244,-1.12 -.222,-1.2Z',
      HIS[2],
    ) + // prettier-ignore
    shape(
      'M-.425,-.83C-.448,-.78 -.468,-.73 -.478,-.668L-.432,-.663C-.43,-.72 -.43,-.77 -.425,-.83Z',
      HIS[2],
    ) +
    // neck, head, scarf with one end down his chest
    shape('M-.33,-1.46C-.33,-1.53 -.325,-1.58 -.31,-1.63L-.18,-1.585L-.18,-1.44Z', SKIN[1]) +
    head(-0.226, -1.65, 0.26, 6, false, 0.004, SHORT_HAIR, [HIS_FACE, ...HIS_CHIN]) +
    shape(
      'M-.207,-1.47C-.158,-1.46 -.135,-1.4 -.139,-1.33C-.147,-1.26 -.165,-1.2 -.186,-1.15L-.274,-1.165C-.245,-1.24 -.232,-1.34 -.243,-1.42Z',
      SCARF[1],
    ) + // prettier-ignore
    shape(
      'M-.354,-1.45C-.364,-1.49 -.344,-1.53 -.297,-1.55C-.255,-1.565 -.217,-1.545 -.18,-1.525C-.152,-1.51 -.123,-1.5 -.113,-1.48C-.11,-1.445 -.133,-1.42 -.179,-1.41C-.235,-1.4 -.329,-1.405 -.354,-1.45Z',
      SCARF[0],
    ) + // prettier-ignore
    shape(
      'M-.354,-1.45C-.298,-1.455 -.246,-1.475 -.18,-1.525C-.152,-1.51 -.132,-1.505 -.119,-1.493C-.179,-1.45 -.253,-1.42 -.341,-1.43Z',
      SCARF[1],
    ) + // prettier-ignore
    shape(
      'M-.186,-1.15L-.274,-1.165L-.283,-1.135L-.263,-1.152L-.26,-1.13L-.238,-1.149L-.234,-1.125L-.212,-1.144L-.207,-1.121L-.189,-1.14Z',
      SCARF[1],
    ) // prettier-ignore
  return `${legs}<g transform="rotate(-5,-.36,-.7)">${upper}</g>`
}
/** His near arm: from the shoulder to the elbow, then forward to the shaft, his fist behind her hand. */
const hisArm = (): string =>
  shape(
    'M-.47,-1.455C-.535,-1.455 -.565,-1.4 -.562,-1.33C-.56,-1.24 -.55,-1.14 -.532,-1.06C-.526,-1.02 -.5,-.995 -.462,-1.0C-.4,-1.01 -.2,-1.11 -.062,-1.192L-.108,-1.282C-.2,-1.236 -.29,-1.19 -.372,-1.158C-.378,-1.2 -.38,-1.27 -.383,-1.33C-.385,-1.405 -.41,-1.455 -.47,-1.455Z',
    HIS[1],
  ) +
  // the sleeve creases in the bend and over the elbow
  shape(
    'M-.372,-1.158C-.4,-1.14 -.43,-1.132 -.462,-1.136C-.43,-1.118 -.39,-1.116 -.345,-1.142L-.35,-1.166Z',
    HIS[0],
  ) +
  shape('M-.532,-1.06C-.5,-1.055 -.47,-1.06 -.44,-1.078C-.46,-1.046 -.49,-1.034 -.527,-1.036Z', HIS[0]) +
  onShaft(0, HIS_FIST, 0.00108, 1)

const BOOT = '#2a1136'
/** Her boot with a low heel, the ankle over x = 0, facing left. */
const HER_BOOT =
  shape(
    'M.056,-.21L-.052,-.21C-.05,-.16 -.052,-.12 -.078,-.098C-.108,-.084 -.15,-.08 -.172,-.056C-.186,-.04 -.186,-.022 -.182,-.01L.066,-.01C.07,-.05 .066,-.14 .056,-.21Z',
    BOOT,
  ) +
  shape(
    'M-.184,-.022L.068,-.022C.07,-.012 .07,-.004 .068,.002H-.172C-.184,.002 -.19,-.01 -.184,-.022Z',
    '#1a0c26',
  ) +
  instep(
    'M-.05,-.208C-.048,-.16 -.05,-.121 -.076,-.1C-.106,-.085 -.148,-.081 -.17,-.057C-.178,-.047 -.181,-.036 -.181,-.026',
  )
const herBoots = (far = FAR): string =>
  `<g transform="translate(.56,${far})">${HER_BOOT}</g><g transform="translate(.315,0)">${HER_BOOT}</g>`
function her(far = FAR): string {
  const legs =
    `<g transform="translate(0,${far})">${limb(joints('.43,-.5,.06 .475,-.32,.056 .5,-.12,.04'), HERS[2])}</g>` +
    limb(joints('.25,-.5,.062 .262,-.32,.058 .255,-.1,.04'), '#3a1a48')
  const coat =
    'M.2,-1.385C.15,-1.35 .105,-1.28 .11,-1.22C.115,-1.15 .165,-1.1 .17,-1.03C.165,-.88 .12,-.64 .085,-.42C.22,-.375 .46,-.38 .61,-.44C.58,-.62 .53,-.8 .49,-.9C.46,-.97 .425,-1.0 .415,-1.05C.42,-1.14 .422,-1.22 .415,-1.3C.41,-1.36 .39,-1.405 .345,-1.42C.3,-1.425 .24,-1.41 .2,-1.385Z'
  return (
    legs +
    shape(coat, HERS[0]) +
    shape('M.21,-1.0C.2,-.8 .18,-.6 .17,-.396L.195,-.392C.22,-.6 .235,-.8 .24,-1.0Z', HERS[2]) +
    shape('M.36,-1.0C.4,-.82 .43,-.62 .445,-.395L.49,-.405C.47,-.62 .43,-.84 .385,-1.0Z', HERS[2]) +
    shape('M.165,-1.055Q.29,-1.02 .413,-1.06L.418,-1.025Q.3,-.975 .166,-1.005Z', HERS[2]) +
    shape('M.222,-1.37L.226,-1.5L.345,-1.53L.36,-1.4Z', SKIN[1]) +
    head(0.246, -1.556, 0.244, -7, true, -0.016, KNOT_HAIR, [HER_FACE, ...HER_CHIN]) +
    // the collar stands up
    shape('M.18,-1.378C.195,-1.43 .23,-1.448 .27,-1.452C.33,-1.466 .385,-1.46 .402,-1.408C.38,-1.36 .3,-1.335 .235,-1.335C.205,-1.338 .185,-1.355 .18,-1.378Z', COLLAR) // prettier-ignore
  )
}
/** Her near arm: the elbow at her waist, the hand on the shaft under his. */
const herArm = (): string =>
  shape(
    'M.31,-1.39C.38,-1.385 .41,-1.325 .405,-1.25C.405,-1.17 .405,-1.1 .39,-1.05C.37,-1.01 .325,-1.0 .285,-1.02L.055,-1.105L.08,-1.19L.265,-1.145C.27,-1.2 .255,-1.26 .255,-1.305C.255,-1.355 .27,-1.39 .31,-1.39Z',
    HERS[1],
  ) + // prettier-ignore
  shape(
    'M.395,-1.32C.403,-1.3 .405,-1.27 .405,-1.25C.405,-1.17 .405,-1.1 .39,-1.05C.37,-1.01 .325,-1.0 .285,-1.02L.055,-1.105L.063,-1.13L.29,-1.06C.33,-1.05 .355,-1.07 .365,-1.11C.38,-1.18 .38,-1.26 .39,-1.32Z',
    HERS[0],
  ) + // prettier-ignore
  onShaft(0.115, HER_FIST, 0.00092, -1)

/** The paper umbrella on its own axis: the middle of its rim at the origin, the crown above, the shaft below to `long`. */
const R = 0.89
const DIP = 0.153
const HIGH = 0.34
const SHARES = 22
const f = (v: number) => v.toFixed(3)
/** A point of the canopy at the angle `a` and the share `t` of the way from crown to rim; `side` is -1 for the near half. */
const cloth = (a: number, t: number, side: 1 | -1): Pt => [
  -Math.cos(a) * R * t,
  side * Math.sin(a) * DIP * t - HIGH * (1 - t ** 1.22),
]
const along = (a: number, side: 1 | -1, from: number, to: number): string =>
  Array.from({ length: 9 }, (_, i) => cloth(a, from + ((to - from) * i) / 8, side))
    .map(([x, y]) => `${f(x)},${f(y)}`)
    .join('L')
/** A point of the rim after `u` panels: the paper sags a little between the ribs. */
function rimPoint(u: number, side: 1 | -1, t = 1): string {
  const [x, y] = cloth((Math.PI * u) / SHARES, t, side)
  return `${f(x)},${f(y - (t === 1 ? Math.abs(Math.sin(Math.PI * u)) * 0.008 : 0))}`
}
/** The rim, or a ring of the canopy at the share `t`, from left to right or back. */
const ring = (t: number, side: 1 | -1, back = false): string => {
  const line = Array.from({ length: SHARES * 4 + 1 }, (_, i) => rimPoint(i / 4, side, t))
  return (back ? line.reverse() : line).join('L')
}
function umbrella(): { behind: string; before: string } {
  // panel by panel: near the ends the ribs stand outside the line of the last one
  const near = Array.from({ length: SHARES }, (_, i) => {
    const rim = Array.from({ length: 5 }, (_unused, j) => rimPoint(i + j / 4, -1)).join('L')
    return `<path d="M${along((Math.PI * i) / SHARES, -1, 0, 1)}L${rim}L${along((Math.PI * (i + 1)) / SHARES, -1, 1, 0)}Z"/>`
  }).join('')
  const inside = `M${ring(1, -1)}L${ring(1, 1, true)}Z`
  const rib = (side: 1 | -1, from: number, i: number, wide: number, ink: string) =>
    `<path d="M${along((Math.PI * i) / SHARES, side, from, 1)}" stroke="${ink}" stroke-width="${wide}" fill="none"/>`
  const glow = (id: string, stops: readonly (readonly [number, string])[], cy: number, r: number) =>
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0.12" cy="${cy}" r="${r}" gradientTransform="translate(.12,${cy}) scale(1,.62) translate(-.12,${-cy})">${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</radialGradient>`
  const ribs = Array.from({ length: SHARES - 1 }, (_, i) => i + 1)
  const behind =
    `<defs>${glow(
      'within',
      [
        [0, '#ff9a44'],
        [0.4, '#ee5a2c'],
        [1, '#9c1f2d'],
      ],
      0.12,
      0.98,
    )}</defs>` + // prettier-ignore
    shape(inside, 'url(#within)') +
    `<clipPath id="under"><path d="${inside}"/></clipPath><g clip-path="url(#under)">${ribs.map((i) => rib(1, 0, i, 0.009, '#8a2027')).join('')}</g>` +
    `<path d="M${ring(1, 1)}" stroke="#7d1828" stroke-width=".009" fill="none" stroke-linejoin="round"/>` +
    `<path d="M-.011,-.26H.011L.0165,1.05C.0165,1.075 -.0165,1.075 -.0165,1.05Z" fill="#241033"/>`
  const before =
    `<defs>${glow('paper', [[0, '#fff3c8'], [0.18, '#ffcb6e'], [0.38, '#ff883d'], [0.63, '#ee432c'], [1, '#ad1d31']], -0.02, 0.99)}</defs>` + // prettier-ignore
    `<g fill="url(#paper)" stroke="url(#paper)" stroke-width=".006">${near}</g>` +
    `<clipPath id="near">${near}</clipPath><path d="M${ring(0.74, -1)}L${ring(0.56, -1, true)}Z" fill="#fff0cc" opacity=".26" clip-path="url(#near)"/>` +
    ribs.map((i) => rib(-1, 0.06, i, 0.008, '#a3222a')).join('') +
    `<path d="M${ring(1, -1)}" stroke="#7d1828" stroke-width=".014" fill="none" stroke-linejoin="round"/>` +
    shape(`M-.06,${-HIGH + 0.025}C-.05,${-HIGH - 0.02} -.03,${-HIGH - 0.03} -.018,${-HIGH - 0.035}L-.012,${-HIGH - 0.06}H.012L.018,${-HIGH - 0.035}C.03,${-HIGH - 0.03} .05,${-HIGH - 0.02} .06,${-HIGH + 0.025}Z`, '#8f2a34') // prettier-ignore
  return { behind, before }
}
/** The pair with its feet at (x, y), `k` pixels a metre, lit from behind and between. */
export function umbrellaPair(x: number, y: number, k: number): string {
  const { behind, before } = umbrella(),
    lean = (body: string) =>
      `<g transform="translate(${HELD[0]},${HELD[1]}) rotate(${LEAN}) translate(0,-${RAISED})">${body}</g>`,
    lit = (body: string, towards: Pt) => edgeLight(place(x, y, k, body), towards, k / 105, RIM)
  return (
    place(x, y, k, lean(behind)) +
    lit(`<g transform="translate(${STAND},0)">${him()}</g>`, [1, -0.5]) +
    lit(hisArm(), [1, -1]) +
    lit(`<g transform="translate(${APART},0)">${her()}</g>` + herArm(), [-1, -0.6]) +
    place(x, y, k, `<g transform="translate(${STAND},0)">${hisShoes()}</g>` + herBoots()) +
    place(x, y, k, lean(before))
  )
}
const SHORT = 0.72
/** What wet stone gives back of the pair, feet at y = 0, y down: upside down, a little shorter, in inks that the water dims. */
export const pairMirror = (): string =>
  `<filter id="dim" filterUnits="userSpaceOnUse" x="-1.5" y="-.1" width="3" height="1.2" color-interpolation-filters="sRGB"><feColorMatrix values=".62 0 0 0 .02 0 .62 0 0 .03 0 0 .62 0 .11 0 0 0 1 0"/></filter>` +
  `<g filter="url(#dim)"><g transform="scale(1,-${SHORT})">` +
  `<g transform="translate(${STAND},0)">${him(-FAR / SHORT)}${hisShoes(-FAR / SHORT)}</g>` +
  `<g transform="translate(${APART},0)">${her(-FAR / SHORT)}</g>${herBoots(-FAR / SHORT)}</g></g>`
