/** A freediver in profile, by hand: centimetres, the hip at 0, head towards +x. */
import { taper } from '../kit/cut.ts'
import { DEEP, form } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'
import { joints } from '../kit/limbs.ts'

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, ink: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`
const SKIN = '#b0683f'
const FAR_SKIN = '#86492f'
const CREASE = '#6f3a2c'
const SUIT = '#f2543f'
const HAIR = '#241a33'
const RUBBER = '#071d3b'
const FIN = ['#1b4f88', '#0f3460'] as const
const RAIL = ['#4f86b8', '#2a5a8c'] as const
/** The shade of her own arm on her side. */
const NEAR_SHADE = '#5a2436'
const RIM = '#ffecd2'

/** The near leg from the seat to the ankle: from hip to knee it is as long as from knee to ankle. */
const NEAR_LEG =
  'M-7,-13C-14,-13.8 -19,-12.4 -24,-10.8C-33,-8.4 -43,-7.4 -52,-7.2C-58,-7.6 -63,-11 -71,-11.9C-80,-12.7 -90,-13.4 -98,-14.2L-104,-15L-110,-15L-110,-7.4C-107,-7.1 -105,-7.2 -103,-7.6C-92,-5.2 -80,-2.2 -69,1.2C-62,3.4 -59,5.4 -54,5.4C-46,5.8 -34,9.6 -20,10.6C-12,11 -7,10.8 -2,9.8C2,4 1,-6 -7,-13Z'
const FAR_LEG =
  'M0,-4C-14,-3.6 -30,-1.8 -42,.8C-48,2.4 -51,3.8 -55,4.6C-62,3.4 -68,2.6 -75,3.6C-84,5 -92,8.4 -100,10.8L-106,12.4L-112,14L-112,22C-109,21.3 -107,20.6 -104,19.8C-94,18.8 -84,18.8 -74,18.4C-66,18 -61,18.2 -56,17.2C-47,16.8 -36,16.6 -22,14.8C-12,13 -4,11 0,9Z'
/** A pointed foot with the ankle at 0, toes towards -x and the sole up. */
const FOOT =
  'M8,-3.2C4,-3.4 2.4,-4 .6,-5.8C-1.2,-8 -5,-8.2 -7,-6.4C-10,-5 -14,-4.8 -18,-5L-19,2.4C-12,4.6 -6,4.8 0,3.8L4,2.6L9,-.4Z'
/** The shaded edge of the instep. */
const INSTEP = 'M10,2.4C4,2.2 -1,2 -11,2.8L-11,5L0,4L5,3.6Z'
/** The pocket of the fin, which holds the foot from the heel to the toes. */
const POCKET =
  'M1.6,-5.2C.4,-7.4 -1.6,-9.2 -4.6,-9.1C-7.4,-8.9 -9,-7.2 -11.6,-6.7C-16,-6 -22,-6.2 -27,-7.4C-31,-6.6 -34,-5.4 -37,-4.2C-36,-2 -33,.6 -28,2.4C-22,4.4 -15,5.4 -9.4,5C-9.4,2.4 -7.8,.2 -5,-.8C-2.4,-1.8 -.2,-3.2 1.6,-5.2Z'
/** Blades that bend with the kick, in the same place as the foot: the near one on its way up, the far one on its way down. */
const NEAR_BLADE =
  'M-18,-5.6C-36,-9.6 -56,-13.4 -76,-13C-86,-12.6 -95,-9.8 -103,-5C-103.6,.6 -102.4,6 -99,10.4C-90,4.4 -76,1 -60,.4C-46,0 -32,1.6 -20,3.4Z'
const NEAR_RAIL = 'M-30,-2.6C-46,-5.6 -64,-7.6 -80,-6C-88,-5 -95,-2.4 -100,1'
const FAR_BLADE =
  'M-18,-5.6C-34,-5 -54,-6.2 -72,-10.4C-83,-13.2 -92,-17.6 -99,-22.6C-102.6,-18.6 -105,-13.4 -105.6,-8C-95,-1.4 -78,3.8 -60,5C-46,5.8 -32,4.8 -20,3.4Z'
const FAR_RAIL = 'M-30,-.8C-46,-.2 -64,-1.6 -80,-5.6C-89,-8.2 -97,-12 -102,-15.4'

const BODY =
  'M58,-11C51,-16.4 43,-17.6 35,-16.2C27,-14.6 20,-10.4 12,-9.2C5,-8.2 -1,-12.6 -9,-13.2C-15,-13.4 -20,-11.8 -24,-10L-21,10.2C-15,11.2 -8,11 -2,9.8C6,8.4 13,8.8 20,10.2C25,11.4 28,14.8 34,14.6C40.4,14.2 45,9.6 50,6.4C56,3 60,-4 58,-11Z'
/** The suit: straps over the shoulder, a low back, a high leg. */
const CUT =
  'M38,-16.6C40.6,-12 41,-6 41.4,-1C42,3 46,6.6 49,7C44.6,10.4 40.4,14.2 34,14.6C28,14.8 25,11.4 20,10.2C13,8.8 6,8.4 -2,9.8C-5,10.4 -8,10.8 -10.4,10.9C-8.6,4 -11,-4 -21.6,-8.6C-21,-10.4 -15,-13.2 -9,-13.2C-1,-12.6 5,-8.2 12,-9.2C20,-10.4 27,-14.6 35,-16.2Z'
const NECK =
  'M40,-16.8C48,-17.4 55,-20 61,-22L72,-5C67.4,-3.4 63.4,-.6 60,3C56.6,6.4 51,8.6 45,9.6C42,4 39,-8 40,-16.8Z'
/** Her hair, which streams back in three locks. */
const TAIL =
  'M62,-26C55,-30.6 47,-29.4 39,-29.6C30,-30 24,-36 14,-38.4C6,-40 -2,-38.6 -8,-34.6C-1,-35.6 5,-35 10,-33C5,-33 0,-31.4 -4,-28C4,-29.4 11,-28.6 17,-25.6C12,-25.6 8,-24.4 4,-21.6C13,-21.8 20,-20.6 27,-18.6C37,-15.8 50,-14 62,-14Z'
const LOCKS = 'M58,-22C48,-25.6 38,-24 29,-27C22,-29.4 16,-33 8,-34M56,-18.6C46,-20 38,-19.6 30,-22'

/** A head from the side, one unit high, the face towards +x. */
const FACE =
  'M-.03,-.5C.2,-.51 .34,-.4 .355,-.22C.36,-.13 .335,-.1 .35,-.06L.44,.09C.455,.13 .42,.145 .385,.15C.38,.17 .385,.185 .4,.2C.415,.215 .4,.235 .375,.245C.395,.255 .4,.275 .385,.295C.36,.315 .355,.33 .362,.36C.37,.42 .34,.47 .28,.485C.2,.5 .1,.45 .0,.36L-.3,.3C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z'
const HEAD =
  shape(FACE, SKIN) +
  shape('M.362,.36C.37,.42 .34,.47 .28,.485C.2,.5 .1,.45 .0,.36L-.08,.2C.02,.3 .2,.42 .362,.36Z', FAR_SKIN) +
  shape('M.375,.245C.34,.25 .31,.25 .275,.225C.3,.28 .34,.29 .375,.27Z', CREASE) +
  shape(
    'M.33,-.36C.23,-.5 .07,-.555 -.06,-.545C-.3,-.535 -.49,-.37 -.5,-.14C-.5,.04 -.46,.18 -.36,.28C-.24,.24 -.13,.15 -.09,.02C-.01,-.16 .15,-.3 .33,-.36Z',
    HAIR,
  ) +
  shape('M-.1,.04C-.06,-.04 .03,-.01 .0,.1C-.02,.17 -.08,.17 -.1,.12Z', SKIN) +
  line('M-.06,.06C-.03,.03 0,.06 -.03,.11', CREASE, 0.02) +
  // the strap, the skirt with its pocket for the nose, the dark glass and the light on it
  shape('M-.49,-.14L.22,-.2V-.1L-.485,-.02Z', RUBBER) +
  shape(
    'M.2,-.27C.26,-.33 .4,-.32 .445,-.26C.475,-.2 .485,-.12 .485,-.05C.52,.02 .53,.1 .5,.15C.46,.185 .4,.17 .365,.11C.3,.12 .22,.08 .19,.0C.175,-.08 .175,-.2 .2,-.27Z',
    RUBBER,
  ) +
  shape(
    'M.25,-.235C.3,-.265 .38,-.26 .405,-.22C.425,-.17 .43,-.1 .43,-.04C.38,.04 .28,.06 .245,.0C.23,-.07 .23,-.17 .25,-.235Z',
    '#0f3f5f',
  ) +
  shape(
    'M.3,-.225C.34,-.235 .375,-.23 .39,-.205C.405,-.17 .41,-.14 .412,-.11C.385,-.15 .35,-.19 .3,-.225Z',
    '#a9e3e2',
  )

/** The parts of a finger between the places of a list, with half its width at each. */
function finger(list: string): string[] {
  const stations = joints(list)
  return stations.slice(1).map(([x, y, half], i) => {
    const [ax, ay, from] = stations[i]!
    return taper([ax, ay], from, [x, y], half)
  })
}
/** The open hand that reaches out, from the side of the thumb: wrist at 0, long fingers together towards +x, the thumb apart. */
const REACH =
  'M-1.4,-2.6C1.6,-3 4.4,-4.2 7.6,-4.5C10.4,-4.7 13.2,-4.6 15.2,-4.1C16.4,-3.8 16.6,-3 16,-2.6C17.6,-2.6 19,-2.4 20.2,-2C21.3,-1.6 21.3,-.8 20.6,-.4C21.4,-.3 22,-.1 22.6,.2C23.5,.6 23.3,1.5 22.3,1.6L20.6,1.6C21.4,2.2 21,3.2 19.8,3.3C16.4,3.5 13.4,3.6 10.4,3.4C8.8,3.3 8.2,3.9 8.9,4.9C10.2,6.3 11.6,7.5 12.6,8.7C13.4,9.8 12.4,10.8 11.2,10.3C8.4,9.2 5.8,7.6 3.8,5.8C2.2,4.2 .6,3 -1.4,2.6Z'
/** Its shade, from the forearm along the thumb, and under the forefinger. */
const REACH_SHADE =
  'M-1.8,2.55L-1.4,2.6C.6,3 2.2,4.2 3.8,5.8C5.8,7.6 8.4,9.2 11.2,10.3C12.4,10.8 13.4,9.8 12.6,8.7C12.8,9.7 11.9,9.8 11.2,9.5C8.6,8.5 6.2,6.9 4.4,5.2C2.4,3.2 .6,1.5 -1.3,.6L-1.8,.55ZM10.4,3.4C13.4,3.6 16.4,3.5 19.8,3.3C20.6,3.2 21,2.7 20.9,2.2C20.6,2.7 20,2.8 19.4,2.85C16.4,3 13,3 9.6,2.7C8.6,2.8 8.3,3.6 8.6,4.4C8.4,3.6 9,3.3 10.4,3.4Z'
/** What parts its fingers. */
const REACH_GAPS = 'M10.4,-2.3L16,-2.5M10.8,-.4L20.6,-.3M11,1.5L20.6,1.65'
/** The hand at rest along the thigh, from its back: wrist at 0, fingers towards +x, thumb towards +y. */
const REST = {
  palm: 'M-1.6,-2.4C1,-2.8 5,-4.1 8.6,-4.1C10.8,-3.8 11,-2 11,0C11,2.4 10.8,4 8.4,4.2C5,4.4 1,2.8 -1.6,2.2Z',
  fingers: [
    ...finger('8.4,-2.9,1.3 12.4,-3.5,1.15 15,-3.3,.85'),
    ...finger('9.2,-1,1.35 14.4,-1.2,1.2 18,-.8,.9'),
    ...finger('9.4,1,1.35 14.8,1.3,1.2 18.8,1.7,.9'),
    ...finger('8.8,2.9,1.3 13.4,3.7,1.15 16.8,4.3,.85'),
    ...finger('2,1.6,1.9 5.4,5.4,1.5 9.4,7.2,1'),
  ],
} as const

/** The edge of light on the hand at rest, and what parts its fingers. */
const REST_RIM = 'M-.6,-2.2C1,-2.6 5,-3.9 8.4,-4.1L12.4,-4.5L14.8,-4.1'
const REST_GAPS = 'M9,-2L13.6,-2.5M9.6,0L14.8,.1M9.4,2.1L14.4,2.6'
/** The arm that reaches ahead, from the far shoulder. */
const AHEAD =
  'M46,-3C52,-3.4 58,.6 64,4.6C69,7.4 74,9.4 79,10.4C86,11 93,12.6 103,15.6L102,20.8C95,21.2 87,21.4 80,20.4C76,20 73.6,19.4 71,18C63,14.6 55,13 48,12C41,9 40,-1 46,-3Z'
/** The near arm along her side: a round shoulder, the point of the elbow, the forearm. */
const ASIDE =
  'M51,-9.6C47.6,-13.4 41.6,-13.8 36,-12.6C30,-11.4 25,-12.4 19.6,-13.2C16.6,-13.6 14.2,-13.4 12.6,-11.8C7,-9.6 0,-6.6 -9,-4.2L-8.4,.9C-2,1.6 5,.4 10.6,-2C14,-3.6 17,-4.4 20.4,-4.2C27,-3.6 33,-1.2 38.6,2C44,5 50,3.6 52,-1.4C53,-4.4 52.8,-7.4 51,-9.6Z'
/** The shade of the near arm on her side. */
const UNDER_ARM =
  'M-8,.6C-2,1.4 5,.2 10.6,-2.2C14,-3.8 17,-4.6 20.4,-4.4C27,-3.8 33,-1.4 38.6,1.8C42,3.4 47,2.6 50,.2C48,4.6 43,6.6 38,5.2C32,2.4 26,-.8 20,-1.4C16,-1.6 13,-.2 10,1C4,3.2 -2,3.8 -8,3.2Z'
/** The shoulder in one ink with the back. */
const SHOULDER =
  'M30,-12.9C40,-14.8 49.4,-14.2 52.4,-8.8C54,-5 53.6,-3 52.4,-1.8C50,.4 48,1.2 45.6,1.4C42,-2 36,-8 30,-12.9Z'
/** Her back and neck in the shade of her hair, behind the shoulder, and the light on the shoulder's edge. */
const NAPE =
  'M30,-12.9C38,-15.4 48,-18 60,-21.6C63,-17 61,-10.5 54.6,-7.6C53.4,-8 53,-8.4 52.4,-8.8C49.4,-14.2 40,-14.8 30,-12.9Z'
const SHOULDER_RIM = 'M31.5,-12.9C40,-14.6 49,-14 52,-8.6'
/** The edge of light on the near arm, from the wrist over the elbow until it meets the back. */
const ARM_RIM =
  'M-9,-4.2C0,-6.6 7,-9.6 12.6,-11.8C14.2,-13.4 16.6,-13.6 19.6,-13.2C23,-12.8 27,-12.2 32,-12C27,-13.1 23,-13.9 19.8,-14.2C16.6,-14.6 14,-14.5 12.4,-12.9C7,-10.7 0,-7.4 -9.2,-4.5Z'
const FEET = { near: [-101, -11, 7], far: [-102.2, 14.8, -12] } as const
const WRISTS = { ahead: [102, 18.2, 4], aside: [-8.4, -1.7, 163] } as const
const put = ([x, y, turn]: readonly [number, number, number], part: string, flip = 1): string =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(1,${flip})">${part}</g>`

/** A leg with its foot in its fin. */
const finned = (
  at: readonly [number, number, number],
  [leg, skin, light]: readonly [string, string, number],
  blade: string,
  rail: string,
  far: 0 | 1,
) =>
  put(
    at,
    form(blade, FIN[far], [0, -1.6]) +
      line(rail, RAIL[far], 1) +
      shape(FOOT, skin) +
      shape(INSTEP, mix(skin, DEEP, 0.42)),
  ) +
  form(leg, skin, [0, light]) +
  put(at, shape(POCKET, RUBBER))
const shapes = (parts: readonly string[], ink: string): string => parts.map((d) => shape(d, ink)).join('')
/** The hand at rest. */
const resting = (ink: string): string => shapes([REST.palm, ...REST.fingers], ink)

let serial = 0
/** A drawing before the same outline (dx, dy) away in the colour of the light. */
function rimmed(body: string, dx: number, dy: number): string {
  const id = `rim${serial++}`
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="-60" y="-60" width="1720" height="1120" color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx="${dx.toFixed(2)}" dy="${dy.toFixed(2)}" result="o"/>` +
    `<feFlood flood-color="${RIM}"/><feComposite in2="o" operator="in" result="i"/><feMerge><feMergeNode in="i"/><feMergeNode in="SourceGraphic"/></feMerge></filter><g filter="url(#${id})">${body}</g>`
  )
}
/** The diver with her hip at (x, y), turned by `turn` degrees, her head lifted by `lift` degrees. */
export function freediver(x: number, y: number, scale: number, turn: number, lift = 0): string {
  const at = (part: string) =>
      `<g transform="translate(${x},${y}) rotate(${turn}) scale(${scale})">${part}</g>`,
    lit = (part: string) => rimmed(at(part), 0.1 * scale, -scale)
  return (
    lit(finned(FEET.far, [FAR_LEG, FAR_SKIN, -2], FAR_BLADE, FAR_RAIL, 1)) +
    lit(
      form(AHEAD, SKIN, [0, -2.2]) +
        put(
          WRISTS.ahead,
          shape(`${REACH}M-3.4,-2L1,-2.4V1.2L-3.4,0Z`, SKIN) +
            shape(REACH_SHADE, mix(SKIN, DEEP, 0.42)) +
            line(REACH_GAPS, CREASE, 0.36),
        ),
    ) +
    lit(
      shape(TAIL, HAIR) +
        line(LOCKS, '#45365a', 0.9) +
        form(BODY, SKIN, [0, -2.6]) +
        form(NECK, SKIN, [-2.4, -4]) +
        finned(FEET.near, [NEAR_LEG, SKIN, -2.6], NEAR_BLADE, NEAR_RAIL, 0) +
        form(CUT, SUIT, [0, -3.2]) +
        `<g transform="translate(68,-14) rotate(${20 - lift}) scale(23.5)">${HEAD}</g>`,
    ) +
    at(
      `<g opacity=".5">${shape(UNDER_ARM, NEAR_SHADE)}</g><g transform="translate(0,.9)" opacity=".7">${put(WRISTS.aside, resting(NEAR_SHADE), -1)}</g>`,
    ) +
    at(
      form(ASIDE, SKIN, [0, -2]) +
        shape(NAPE, mix(SKIN, DEEP, 0.28)) +
        shape(SHOULDER, SKIN) +
        line(SHOULDER_RIM, mix(SKIN, RIM, 0.6), 0.7) +
        shape(ARM_RIM, RIM) +
        put(WRISTS.aside, resting(SKIN) + line(REST_GAPS, CREASE, 0.45) + line(REST_RIM, RIM, 0.6), -1),
    )
  )
}
/** Her shadow on level sand, in her own pose: it lies along her way and is shorter the steeper she dives. */
export const diverShade = (x: number, y: number, scale: number, turn: number, ink: string): string =>
  `<g transform="translate(${x},${y}) scale(${scale},${scale * 0.52}) rotate(${Math.min(turn, 15)}) scale(${Math.cos((turn * Math.PI) / 180).toFixed(3)},1)">${[
    TAIL,
    NECK,
    BODY,
    'M56,-14A12,12.5 0 1 1 80,-12A12,12.5 0 1 1 56,-14Z',
    FAR_LEG,
    NEAR_LEG,
    AHEAD,
    ASIDE,
  ]
    .map((d) => shape(d, ink))
    .join(
      '',
    )}${put(FEET.far, shape(FOOT + POCKET + FAR_BLADE, ink))}${put(FEET.near, shape(FOOT + POCKET + NEAR_BLADE, ink))}${put(WRISTS.ahead, shape(REACH, ink))}</g>`
