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
  shape(
    'M.34,-.22C.37,-.42 .26,-.57 .05,-.595C-.24,-.63 -.5,-.48 -.53,-.18C-.54,.0 -.49,.18 -.4,.3C-.31,.29 -.24,.2 -.16,.11C-.21,.03 -.19,-.08 -.1,-.085C-.05,-.085 -.03,-.04 -.01,.0C.02,-.1 .1,-.2 .2,-.25C.25,-.27 .3,-.25 .34,-.22Z',
    NIGHT,
  ) +
  shape(
    'M-.1,-.08C-.04,-.085 -.03,-.03 -.045,.02C-.055,.07 -.075,.11 -.105,.11C-.14,.1 -.16,.02 -.155,-.02C-.15,-.06 -.13,-.078 -.1,-.08Z',
    SKIN[0],
  ) + // prettier-ignore
  '<circle cx="-.095" cy=".145" r=".032" fill="#ffcf7a"/>'

/** A shoe flat on the ground, facing right, its ankle over x. */
const shoe = (x: number, ink: string) =>
  `<g transform="translate(${x},0)">${shape('M-.062,-.115L.048,-.115C.056,-.08 .1,-.062 .15,-.045C.19,-.032 .2,0 .185,0L-.068,0C-.078,-.03 -.07,-.08 -.062,-.115Z', ink)}</g>`

/** A fist round the shaft at (x, y), which leans with it: four fingers with dark between them, the thumb over the top one. */
function fist(x: number, y: number, turn: number, flip: boolean): string {
  const finger = (dy: number, to: number) =>
    `<path d="M-.016,${dy}L${to},${dy - 0.005}" stroke="${SKIN[0]}" stroke-width=".0235" stroke-linecap="round"/>`
  return (
    `<g transform="translate(${x},${y}) rotate(${turn}) scale(${flip ? -1.08 : 1.08},1.08)">` +
    shape(
      'M-.08,-.036C-.05,-.056 -.02,-.058 .012,-.052L.034,-.04L.038,.03L.026,.058C.0,.066 -.04,.064 -.084,.042Z',
      BETWEEN,
    ) + // prettier-ignore
    shape(
      'M-.082,-.036C-.06,-.05 -.035,-.054 -.018,-.05L-.022,.058C-.045,.06 -.065,.054 -.084,.042Z',
      SKIN[0],
    ) + // prettier-ignore
    finger(-0.034, 0.029) +
    finger(-0.006, 0.034) +
    finger(0.022, 0.031) +
    finger(0.048, 0.022) +
    `<path d="M-.062,-.03L-.008,-.064" stroke="${BETWEEN}" stroke-width=".037" stroke-linecap="round"/><path d="M-.064,-.03L-.006,-.066" stroke="${SKIN[0]}" stroke-width=".027" stroke-linecap="round"/></g>`
  )
}
/** Where the shaft is held, and how far the umbrella leans, in degrees. */
const HELD: Pt = [-0.075, -1.27]
const LEAN = -14

/** Feet farther off stand a little higher in the picture; in a mirror they hang as much lower. */
const FAR = -0.035
function him(far = FAR): string {
  const legs =
    // the far leg a step ahead, the near one carries him
    `<g transform="translate(0,${far - FAR})">${
      shape(
        'M-.4,-.72L-.19,-.72C-.18,-.54 -.172,-.46 -.175,-.36C-.178,-.26 -.182,-.2 -.182,-.13L-.275,-.13C-.28,-.26 -.295,-.38 -.325,-.47C-.35,-.55 -.385,-.63 -.4,-.72Z',
        HIS[2],
      ) + // prettier-ignore
      `<g transform="translate(-.01,${FAR})">${shoe(-0.205, SHOE)}</g>`
    }</g>` +
    shape(
      'M-.56,-.72L-.325,-.72C-.33,-.57 -.365,-.45 -.38,-.36C-.392,-.26 -.392,-.18 -.392,-.09L-.492,-.09C-.505,-.24 -.528,-.36 -.542,-.47C-.552,-.56 -.558,-.64 -.56,-.72Z',
      '#191e54',
    ) + // prettier-ignore
    shoe(-0.437, SHOE)
  const coat =
    'M-.25,-1.46C-.205,-1.42 -.18,-1.36 -.18,-1.28C-.18,-1.18 -.205,-1.1 -.205,-1.02C-.2,-.9 -.17,-.76 -.15,-.6C-.28,-.57 -.45,-.57 -.595,-.61C-.59,-.74 -.575,-.86 -.55,-.96C-.53,-1.03 -.515,-1.1 -.52,-1.2C-.525,-1.31 -.49,-1.41 -.415,-1.465C-.37,-1.495 -.3,-1.49 -.25,-1.46Z'
  return (
    legs +
    shape(coat, HIS[0]) +
    // the open front edge of the coat, a fold at the back
    shape(
      'M-.235,-1.44C-.225,-1.3 -.25,-1.1 -.25,-.98C-.25,-.84 -.235,-.72 -.225,-.585L-.25,-.583C-.275,-.74 -.28,-.9 -.275,-1.02C-.27,-1.2 -.27,-1.34 -.29,-1.46Z',
      HIS[2],
    ) + // prettier-ignore
    shape('M-.5,-1.0C-.51,-.86 -.53,-.74 -.535,-.592L-.49,-.584C-.485,-.74 -.48,-.88 -.5,-1.0Z', HIS[2]) +
    // neck, head, scarf with one end down his chest
    shape('M-.36,-1.46L-.325,-1.61L-.19,-1.56L-.21,-1.44Z', SKIN[1]) +
    head(-0.2, -1.637, 0.25, 12, false, 0.004, SHORT_HAIR) +
    shape(
      'M-.27,-1.47C-.22,-1.46 -.19,-1.4 -.185,-1.33C-.185,-1.26 -.195,-1.2 -.21,-1.15L-.3,-1.165C-.28,-1.24 -.28,-1.34 -.3,-1.42Z',
      SCARF[1],
    ) + // prettier-ignore
    shape(
      'M-.415,-1.45C-.43,-1.49 -.415,-1.53 -.37,-1.55C-.33,-1.565 -.29,-1.545 -.25,-1.525C-.22,-1.51 -.19,-1.5 -.178,-1.48C-.17,-1.445 -.19,-1.42 -.235,-1.41C-.29,-1.4 -.385,-1.405 -.415,-1.45Z',
      SCARF[0],
    ) + // prettier-ignore
    shape(
      'M-.415,-1.45C-.36,-1.455 -.31,-1.475 -.25,-1.525C-.22,-1.51 -.2,-1.505 -.185,-1.493C-.24,-1.45 -.31,-1.42 -.4,-1.43Z',
      SCARF[1],
    ) + // prettier-ignore
    shape(
      'M-.21,-1.15L-.3,-1.165L-.306,-1.135L-.288,-1.152L-.282,-1.13L-.262,-1.149L-.255,-1.125L-.236,-1.144L-.228,-1.121L-.212,-1.14Z',
      SCARF[1],
    ) + // prettier-ignore
    // the near arm: its hand is in the pocket
    shape(
      'M-.39,-1.43C-.325,-1.415 -.295,-1.35 -.31,-1.27C-.32,-1.2 -.345,-1.14 -.37,-1.09C-.345,-1.03 -.305,-.975 -.27,-.93L-.35,-.865C-.41,-.92 -.465,-1.0 -.49,-1.075C-.505,-1.15 -.5,-1.26 -.48,-1.33C-.465,-1.4 -.435,-1.44 -.39,-1.43Z',
      HIS[1],
    ) + // prettier-ignore
    shape(
      'M-.455,-1.37C-.485,-1.29 -.505,-1.15 -.49,-1.075C-.465,-1.0 -.41,-.92 -.35,-.865L-.328,-.882C-.38,-.94 -.425,-1.0 -.445,-1.075C-.46,-1.16 -.465,-1.28 -.455,-1.37Z',
      HIS[2],
    ) + // prettier-ignore
    shape('M-.35,-.895L-.262,-.957L-.225,-.91C-.25,-.885 -.3,-.85 -.33,-.845Z', SKIN[1]) +
    shape('M-.395,-.875L-.215,-.945L-.195,-.9L-.375,-.82Z', HIS[0]) +
    shape('M-.395,-.875L-.215,-.945L-.209,-.93L-.388,-.857Z', HIS[2])
  )
}
/** His far forearm and fist, behind her hand. */
const hisHand = (): string =>
  limb(joints('-.32,-1.12,.058 -.22,-1.18,.054 -.13,-1.245,.042'), HIS[2]) +
  fist(HELD[0], HELD[1], LEAN, false)

function her(far = -0.03): string {
  const boots = '#190d30'
  const legs =
    // the far leg, its heel off the ground
    `<g transform="translate(-.01,${far})">` +
    limb(joints('.4,-.5,.06 .435,-.34,.055 .47,-.14,.036'), HERS[2]) +
    shape(
      'M.43,-.17L.52,-.14C.545,-.12 .56,-.09 .555,-.07C.51,-.05 .47,-.01 .43,0L.35,0C.34,-.02 .36,-.04 .39,-.055C.415,-.075 .425,-.12 .43,-.17Z',
      boots,
    ) + // prettier-ignore
    '</g>' +
    limb(joints('.27,-.5,.062 .29,-.32,.058 .285,-.1,.04'), '#3a1a48') +
    `<g transform="translate(.285,0) scale(-1,1)">${shape('M-.05,-.19L.048,-.19C.05,-.1 .09,-.07 .145,-.035C.165,-.02 .165,0 .15,0H.05L-.01,-.04L-.018,0H-.05C-.062,-.05 -.055,-.12 -.05,-.19Z', boots)}</g>`
  const coat =
    'M.2,-1.385C.15,-1.35 .105,-1.28 .11,-1.22C.115,-1.15 .165,-1.1 .17,-1.03C.165,-.88 .12,-.64 .085,-.42C.22,-.375 .46,-.38 .61,-.44C.58,-.62 .53,-.8 .49,-.9C.46,-.97 .43,-1.0 .42,-1.05C.44,-1.14 .455,-1.22 .44,-1.29C.425,-1.35 .39,-1.4 .335,-1.415C.29,-1.42 .24,-1.41 .2,-1.385Z'
  return (
    legs +
    shape(coat, HERS[0]) +
    shape('M.21,-1.0C.2,-.8 .18,-.6 .17,-.396L.195,-.392C.22,-.6 .235,-.8 .24,-1.0Z', HERS[2]) +
    shape('M.36,-1.0C.4,-.82 .43,-.62 .445,-.395L.49,-.405C.47,-.62 .43,-.84 .385,-1.0Z', HERS[2]) +
    shape('M.165,-1.055Q.29,-1.02 .425,-1.07L.43,-1.025Q.3,-.975 .166,-1.005Z', HERS[2]) +
    shape('M.19,-1.37L.175,-1.49L.3,-1.51L.33,-1.4Z', SKIN[1]) +
    head(0.155, -1.525, 0.232, -11, true, -0.016, KNOT_HAIR) +
    // the collar stands up
    shape('M.165,-1.375C.19,-1.425 .22,-1.44 .26,-1.445C.32,-1.46 .36,-1.45 .385,-1.4C.36,-1.36 .28,-1.33 .22,-1.33C.19,-1.335 .17,-1.35 .165,-1.375Z', HERS[1]) // prettier-ignore
  )
}
/** Her near arm: the elbow at her waist, the hand on the shaft under his. */
const herArm = (): string =>
  shape(
    'M.25,-1.39C.32,-1.385 .35,-1.325 .345,-1.25C.345,-1.17 .345,-1.1 .33,-1.05C.31,-1.01 .265,-1.0 .225,-1.02L.01,-1.125L.035,-1.21L.205,-1.145C.21,-1.2 .195,-1.26 .195,-1.305C.195,-1.355 .21,-1.39 .25,-1.39Z',
    HERS[1],
  ) + // prettier-ignore
  shape(
    'M.33,-1.32C.35,-1.24 .345,-1.1 .33,-1.05C.31,-1.01 .265,-1.0 .225,-1.02L.01,-1.125L.018,-1.15L.23,-1.06C.27,-1.05 .295,-1.07 .305,-1.11C.32,-1.18 .32,-1.26 .33,-1.32Z',
    HERS[2],
  ) + // prettier-ignore
  fist(-0.045, -1.155, LEAN, true)

/** The paper umbrella on its own axis: the middle of its rim at the origin, the crown above, the shaft below to `long`. */
const R = 1.1
const DIP = 0.135
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
    return `M${along((Math.PI * i) / SHARES, -1, 0, 1)}L${rim}L${along((Math.PI * (i + 1)) / SHARES, -1, 1, 0)}Z`
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
    `<path d="M-.011,-.3H.011L.013,.5H-.013Z" fill="#2a1236"/><path d="M-.016,.46C-.017,.7 -.019,.8 -.019,.86C-.019,.88 .019,.88 .019,.86C.019,.8 .017,.7 .016,.46Z" fill="#1c0e2c"/>`
  const before =
    `<defs>${glow('paper', [[0, '#fff3c8'], [0.18, '#ffcb6e'], [0.38, '#ff883d'], [0.63, '#ee432c'], [1, '#ad1d31']], -0.02, 1.16)}</defs>` + // prettier-ignore
    `<path d="${near}" fill="url(#paper)" stroke="url(#paper)" stroke-width=".006"/>` +
    `<clipPath id="near"><path d="${near}"/></clipPath><path d="M${ring(0.74, -1)}L${ring(0.56, -1, true)}Z" fill="#fff0cc" opacity=".26" clip-path="url(#near)"/>` +
    ribs.map((i) => rib(-1, 0.06, i, 0.008, '#a3222a')).join('') +
    `<path d="M${ring(1, -1)}" stroke="#7d1828" stroke-width=".014" fill="none" stroke-linejoin="round"/>` +
    shape(`M-.06,${-HIGH + 0.025}C-.05,${-HIGH - 0.02} -.03,${-HIGH - 0.03} -.018,${-HIGH - 0.035}L-.012,${-HIGH - 0.085}H.012L.018,${-HIGH - 0.035}C.03,${-HIGH - 0.03} .05,${-HIGH - 0.02} .06,${-HIGH + 0.025}Z`, '#3a1230') // prettier-ignore
  return { behind, before }
}
/** The pair with its feet at (x, y), `k` pixels a metre, lit from behind and between. */
export function umbrellaPair(x: number, y: number, k: number): string {
  const { behind, before } = umbrella(),
    lean = (body: string) =>
      `<g transform="translate(${HELD[0]},${HELD[1]}) rotate(${LEAN}) translate(0,-.62)">${body}</g>`,
    lit = (body: string, towards: Pt) => edgeLight(place(x, y, k, body), towards, k / 105, RIM)
  return (
    place(x, y, k, lean(behind)) +
    lit(hisHand(), [1, -1]) +
    lit(him(), [1, -0.5]) +
    lit(`<g transform="translate(-.04,0)">${her()}</g>`, [-1, -0.5]) +
    lit(herArm(), [-0.6, -1]) +
    place(x, y, k, lean(before))
  )
}
/** The pair without the umbrella, for its mirror in wet stone. */
export const pairAlone = (): string => him(-FAR) + `<g transform="translate(-.04,0)">${her(0.03)}</g>`
