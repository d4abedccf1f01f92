/** Two people under a paper umbrella before a lit gate, by hand: metres, feet at y = 0, y down. The light is behind and between them: dark forms with a warm edge. */
import { edgeLight, place } from '../kit/cut.ts'
import { joints, limb } from '../kit/limbs.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const NIGHT = '#101238'
/** Own tone, fold and deep fold of his coat and of hers. */
const HIS = ['#1b2159', '#28316e', '#131644'] as const
const HERS = ['#411e4c', '#572a5b', '#2c133b'] as const
const SKIN = ['#8a4e55', '#683a50'] as const
/** The dark between fingers. */
const BETWEEN = '#4a2343'
const SCARF = ['#7a2648', '#561d42'] as const
const SHOE = '#0d0f30'
const RIM = '#ffa35c'

/** A head in profile, facing right, one unit high, the ear near the origin: face, jaw in the shade, eye, brow, lips, then the hair. */
const head = (x: number, y: number, size: number, turn: number, flip: boolean, gaze: number, hair: string) =>
  `<g transform="translate(${x},${y}) scale(${flip ? -size : size},${size}) rotate(${turn})">` +
  shape(
    'M-.03,-.5C.2,-.51 .34,-.4 .355,-.22C.36,-.14 .338,-.1 .352,-.06L.438,.085C.452,.125 .425,.142 .385,.148L.4,.2L.372,.243L.385,.288C.352,.33 .365,.36 .358,.405C.345,.475 .27,.505 .19,.475C.1,.45 .02,.39 -.05,.31L-.3,.26C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z',
    SKIN[0],
  ) +
  shape(
    'M-.3,.26L-.05,.31C.02,.39 .1,.45 .19,.475C.235,.492 .27,.49 .3,.475C.2,.43 .12,.3 .1,.12C.09,.02 .05,-.08 -.04,-.1L-.2,.0Z',
    SKIN[1],
  ) +
  // a soft eye under its lid, the pupil turned to the other's, an easy brow, lips that smile a little
  shape('M.198,.0Q.255,-.05 .322,-.022Q.31,.03 .25,.028Q.214,.022 .198,.0Z', '#e2b9a6') +
  `<circle cx=".278" cy="${gaze}" r=".036" fill="#241236"/>` +
  '<path d="M.18,.016Q.245,-.056 .328,-.024" stroke="#241236" stroke-width=".026" fill="none" stroke-linecap="round"/>' +
  '<path d="M.155,-.118Q.225,-.176 .315,-.16" stroke="#241236" stroke-width=".026" fill="none" stroke-linecap="round"/>' +
  shape('M.4,.2C.37,.198 .325,.212 .272,.2C.295,.25 .345,.298 .385,.288L.372,.243Z', '#7a2b46') +
  '<path d="M.374,.243Q.31,.25 .252,.192" stroke="#4a1a36" stroke-width=".018" fill="none" stroke-linecap="round"/>' +
  hair +
  '</g>'
const SHORT_HAIR =
  shape(
    'M.345,-.2C.39,-.3 .4,-.42 .33,-.5C.24,-.6 .02,-.63 -.16,-.59C-.4,-.54 -.53,-.36 -.52,-.12C-.515,.06 -.46,.2 -.39,.32C-.33,.31 -.27,.27 -.23,.2C-.2,.14 -.18,.1 -.15,.1C-.2,.02 -.18,-.08 -.09,-.085C-.05,-.085 -.03,-.05 -.02,.0C.02,-.06 .03,-.14 .08,-.2C.16,-.23 .27,-.17 .345,-.2Z',
    NIGHT,
  ) +
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
const onShaft = (down: number, body: string, flip: boolean): string =>
  `<g transform="translate(${HELD[0]},${HELD[1]}) rotate(${LEAN}) translate(0,${down}) scale(${flip ? -0.00108 : 0.00108},.00108)">${body}</g>`
/** Where the shaft is held, and how far the umbrella leans, in degrees. */
const HELD: Pt = [0, -1.27]
const LEAN = -12
/** The umbrella's rim over the upper fist, along the shaft. */
const RAISED = 0.79
/** He stands a little to the left, so that the shaft is clear of both faces. */
const STAND = -0.105

/** Feet farther off stand a little higher in the picture; in a mirror they hang as much lower. */
const FAR = -0.035
/** His shoe below the hem, flat on the ground, the ankle over x = 0. */
const FLAT =
  'M-.075,-.06C-.03,-.067 .03,-.076 .078,-.09C.1,-.062 .125,-.052 .15,-.045C.19,-.034 .2,0 .185,0L-.068,0C-.077,-.018 -.078,-.038 -.075,-.06Z'
const hisShoes = (far: number): string =>
  `<g transform="translate(-.235,${far})">${shape(FLAT, SHOE)}</g><g transform="translate(-.44,0)">${shape(FLAT, SHOE)}</g>`
function him(far = FAR): string {
  const legs =
    // the far leg is at ease, its knee forward
    `<g transform="translate(-.01,${far})">${shape(
      'M-.385,-.72L-.19,-.72C-.178,-.62 -.152,-.54 -.142,-.47C-.138,-.43 -.15,-.4 -.154,-.365C-.16,-.29 -.158,-.2 -.158,-.118C-.156,-.1 -.15,-.09 -.152,-.08C-.2,-.068 -.26,-.058 -.309,-.052C-.312,-.07 -.306,-.1 -.308,-.13C-.308,-.19 -.312,-.26 -.316,-.33C-.316,-.39 -.312,-.41 -.318,-.44C-.335,-.53 -.365,-.63 -.385,-.72Z',
      HIS[2],
    )}${shape('M-.142,-.47C-.138,-.43 -.15,-.4 -.154,-.365C-.19,-.395 -.24,-.415 -.29,-.42C-.235,-.445 -.185,-.46 -.142,-.47Z', '#1c2159')}</g>` +
    // the near one carries him
    shape(
      'M-.565,-.72L-.325,-.72C-.328,-.6 -.345,-.53 -.35,-.46C-.352,-.42 -.366,-.385 -.368,-.34C-.372,-.25 -.37,-.17 -.372,-.118C-.368,-.1 -.36,-.09 -.362,-.08C-.41,-.068 -.47,-.058 -.52,-.052C-.524,-.07 -.516,-.1 -.52,-.13C-.526,-.2 -.544,-.27 -.546,-.34C-.546,-.39 -.534,-.415 -.536,-.45C-.546,-.54 -.56,-.63 -.565,-.72Z',
      HIS[0],
    ) +
    // the shade of the coat, breaks at the knee and over the shoe
    shape('M-.565,-.72L-.325,-.72L-.33,-.556C-.4,-.552 -.48,-.56 -.552,-.578Z', HIS[2]) +
    shape('M-.536,-.45C-.5,-.43 -.45,-.422 -.398,-.436C-.44,-.41 -.49,-.404 -.537,-.412Z', HIS[2]) +
    shape('M-.542,-.382C-.51,-.382 -.475,-.39 -.445,-.404C-.47,-.376 -.505,-.362 -.545,-.36Z', HIS[2]) +
    shape('M-.372,-.118C-.41,-.112 -.45,-.115 -.485,-.128C-.455,-.098 -.41,-.088 -.365,-.095Z', HIS[2])
  const coat =
    'M-.188,-1.46C-.148,-1.42 -.13,-1.36 -.14,-1.28C-.152,-1.18 -.187,-1.1 -.196,-1.02C-.2,-.9 -.17,-.76 -.15,-.6C-.28,-.57 -.45,-.57 -.595,-.61C-.59,-.74 -.575,-.86 -.549,-.96C-.52,-1.03 -.497,-1.1 -.49,-1.2C-.481,-1.31 -.434,-1.41 -.352,-1.465C-.304,-1.495 -.234,-1.49 -.188,-1.46Z'
  return (
    legs +
    shape(coat, HIS[0]) +
    // the open front edge of the coat, a fold at the back
    shape(
      'M-.175,-1.44C-.182,-1.3 -.232,-1.1 -.246,-.98C-.25,-.84 -.235,-.72 -.225,-.585L-.25,-.583C-.275,-.74 -.28,-.9 -.266,-1.02C-.24,-1.2 -.222,-1.34 -.228,-1.46Z',
      HIS[2],
    ) + // prettier-ignore
    shape('M-.494,-1C-.51,-.86 -.53,-.74 -.535,-.592L-.49,-.584C-.485,-.74 -.48,-.88 -.494,-1Z', HIS[2]) +
    // neck, head, scarf with one end down his chest
    shape('M-.305,-1.46C-.3,-1.53 -.285,-1.58 -.262,-1.63L-.1,-1.56L-.15,-1.44Z', SKIN[1]) +
    head(-0.178, -1.642, 0.25, 9, false, 0.004, SHORT_HAIR) +
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
    ) + // prettier-ignore
    // the near hand is in the pocket: the wrist between cuff and welt, the sleeve, the welt
    shape(
      'M-.402,-.92L-.322,-.965C-.31,-.94 -.302,-.92 -.298,-.895L-.382,-.868C-.387,-.888 -.393,-.903 -.402,-.92Z',
      SKIN[0],
    ) + // prettier-ignore
    shape(
      'M-.402,-.92L-.38,-.932C-.372,-.912 -.364,-.895 -.36,-.872L-.382,-.868C-.387,-.888 -.393,-.903 -.402,-.92Z',
      SKIN[1],
    ) + // prettier-ignore
    shape(
      'M-.331,-1.43C-.268,-1.415 -.246,-1.35 -.271,-1.27C-.289,-1.2 -.328,-1.14 -.359,-1.09C-.35,-1.045 -.335,-1.005 -.315,-.965L-.412,-.908C-.445,-.955 -.468,-1.01 -.478,-1.075C-.483,-1.15 -.462,-1.26 -.434,-1.33C-.41,-1.4 -.375,-1.44 -.331,-1.43Z',
      HIS[1],
    ) + // prettier-ignore
    shape(
      'M-.404,-1.37C-.444,-1.29 -.483,-1.15 -.478,-1.075C-.468,-1.01 -.445,-.955 -.412,-.908L-.388,-.922C-.415,-.965 -.43,-1.015 -.435,-1.075C-.438,-1.16 -.425,-1.28 -.404,-1.37Z',
      HIS[2],
    ) + // prettier-ignore
    shape('M-.438,-.868L-.262,-.925L-.25,-.885L-.426,-.828Z', '#1f2661') +
    shape('M-.438,-.868L-.262,-.925L-.259,-.914L-.435,-.857Z', HIS[2]) +
    shape('M-.426,-.828L-.25,-.885L-.248,-.88L-.424,-.822Z', HIS[2]) +
    shape('M-.331,-.995L-.31,-.958L-.41,-.899L-.434,-.936Z', HIS[2])
  )
}
/** His far forearm and fist, behind her hand. */
const hisHand = (): string =>
  limb(joints('-.34,-1.1,.058 -.22,-1.16,.054 -.085,-1.235,.044'), HIS[2]) + onShaft(0, HIS_FIST, false)

const BOOT = '#190d30'
const herBoots = (far: number): string =>
  `<g transform="translate(-.01,${far})">${shape(
    'M.43,-.17L.52,-.14C.545,-.12 .56,-.09 .556,-.07L.573,-.032L.541,-.018L.517,-.048C.49,-.036 .46,-.008 .43,0L.35,0C.34,-.02 .36,-.04 .39,-.055C.415,-.075 .425,-.12 .43,-.17Z',
    BOOT,
  )}</g>` +
  `<g transform="translate(.285,0) scale(-1,1)">${shape('M-.05,-.19L.048,-.19C.05,-.1 .09,-.07 .145,-.035C.165,-.02 .165,0 .15,0H.05L-.01,-.04L-.018,0H-.05C-.062,-.05 -.055,-.12 -.05,-.19Z', BOOT)}</g>`
function her(far = -0.03): string {
  const legs =
    // the far leg, its heel off the ground
    `<g transform="translate(-.01,${far})">${limb(joints('.4,-.5,.06 .435,-.34,.055 .47,-.14,.036'), HERS[2])}</g>` +
    limb(joints('.27,-.5,.062 .29,-.32,.058 .285,-.1,.04'), '#3a1a48')
  const coat =
    'M.2,-1.385C.15,-1.35 .105,-1.28 .11,-1.22C.115,-1.15 .165,-1.1 .17,-1.03C.165,-.88 .12,-.64 .085,-.42C.22,-.375 .46,-.38 .61,-.44C.58,-.62 .53,-.8 .49,-.9C.46,-.97 .43,-1.0 .42,-1.05C.44,-1.14 .455,-1.22 .44,-1.29C.425,-1.35 .39,-1.4 .335,-1.415C.29,-1.42 .24,-1.41 .2,-1.385Z'
  return (
    legs +
    shape(coat, HERS[0]) +
    shape('M.21,-1.0C.2,-.8 .18,-.6 .17,-.396L.195,-.392C.22,-.6 .235,-.8 .24,-1.0Z', HERS[2]) +
    shape('M.36,-1.0C.4,-.82 .43,-.62 .445,-.395L.49,-.405C.47,-.62 .43,-.84 .385,-1.0Z', HERS[2]) +
    shape('M.165,-1.055Q.29,-1.02 .425,-1.07L.43,-1.025Q.3,-.975 .166,-1.005Z', HERS[2]) +
    shape('M.2,-1.37L.2,-1.5L.325,-1.52L.345,-1.4Z', SKIN[1]) +
    head(0.19, -1.54, 0.232, -13, true, -0.016, KNOT_HAIR) +
    // the collar stands up
    shape('M.165,-1.375C.19,-1.425 .22,-1.44 .26,-1.445C.32,-1.46 .36,-1.45 .385,-1.4C.36,-1.36 .28,-1.33 .22,-1.33C.19,-1.335 .17,-1.35 .165,-1.375Z', HERS[1]) // prettier-ignore
  )
}
/** Her near arm: the elbow at her waist, the hand on the shaft under his. */
const herArm = (): string =>
  shape(
    'M.25,-1.39C.32,-1.385 .35,-1.325 .345,-1.25C.345,-1.17 .345,-1.1 .33,-1.05C.31,-1.01 .265,-1.0 .225,-1.02L.055,-1.105L.08,-1.19L.205,-1.145C.21,-1.2 .195,-1.26 .195,-1.305C.195,-1.355 .21,-1.39 .25,-1.39Z',
    HERS[1],
  ) + // prettier-ignore
  shape(
    'M.33,-1.32C.35,-1.24 .345,-1.1 .33,-1.05C.31,-1.01 .265,-1.0 .225,-1.02L.055,-1.105L.063,-1.13L.23,-1.06C.27,-1.05 .295,-1.07 .305,-1.11C.32,-1.18 .32,-1.26 .33,-1.32Z',
    HERS[2],
  ) + // prettier-ignore
  onShaft(0.12, HER_FIST, true)

/** The paper umbrella on its own axis: the middle of its rim at the origin, the crown above, the shaft below to `long`. */
const R = 1.05
const DIP = 0.18
const HIGH = 0.44
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
      1.15,
    )}</defs>` + // prettier-ignore
    shape(inside, 'url(#within)') +
    `<clipPath id="under"><path d="${inside}"/></clipPath><g clip-path="url(#under)">${ribs.map((i) => rib(1, 0, i, 0.009, '#8a2027')).join('')}</g>` +
    `<path d="M${ring(1, 1)}" stroke="#7d1828" stroke-width=".009" fill="none" stroke-linejoin="round"/>` +
    `<path d="M-.011,-.3H.011L.013,.6H-.013Z" fill="#2a1236"/><path d="M-.016,.56C-.017,.8 -.019,.9 -.019,.96C-.019,.98 .019,.98 .019,.96C.019,.9 .017,.8 .016,.56Z" fill="#1c0e2c"/>`
  const before =
    `<defs>${glow('paper', [[0, '#fff3c8'], [0.18, '#ffcb6e'], [0.38, '#ff883d'], [0.63, '#ee432c'], [1, '#ad1d31']], -0.02, 1.16)}</defs>` + // prettier-ignore
    `<g fill="url(#paper)" stroke="url(#paper)" stroke-width=".006">${near}</g>` +
    `<clipPath id="near">${near}</clipPath><path d="M${ring(0.74, -1)}L${ring(0.56, -1, true)}Z" fill="#fff0cc" opacity=".26" clip-path="url(#near)"/>` +
    ribs.map((i) => rib(-1, 0.06, i, 0.008, '#a3222a')).join('') +
    `<path d="M${ring(1, -1)}" stroke="#7d1828" stroke-width=".014" fill="none" stroke-linejoin="round"/>` +
    shape(`M-.06,${-HIGH + 0.025}C-.05,${-HIGH - 0.02} -.03,${-HIGH - 0.03} -.018,${-HIGH - 0.035}L-.012,${-HIGH - 0.085}H.012L.018,${-HIGH - 0.035}C.03,${-HIGH - 0.03} .05,${-HIGH - 0.02} .06,${-HIGH + 0.025}Z`, '#3a1230') // prettier-ignore
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
    lit(hisHand(), [1, -1]) +
    lit(`<g transform="translate(${STAND},0)">${him()}</g>`, [1, -0.5]) +
    lit(her() + herArm(), [-1, -0.6]) +
    // no rim on the shoes: it would draw loops on the wet stone
    place(x, y, k, `<g transform="translate(${STAND},0)">${hisShoes(FAR)}</g>` + herBoots(-0.03)) +
    place(x, y, k, lean(before))
  )
}
/** The pair without the umbrella, for its mirror in wet stone. */
export const pairAlone = (): string =>
  `<g transform="translate(${STAND},0)">${hisShoes(-FAR)}${him(-FAR)}</g>` + her(0.03) + herBoots(0.03)
