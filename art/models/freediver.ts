/** A freediver in profile, by hand: centimetres, the hip at 0, head towards +x. */
import { DEEP, form } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'
import { smilingFace } from '../kit/smiling-face.ts'

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
const SUIT_SHADE = '#b5383c'
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
/** The suit, high in the neck and on the leg. */
const CUT =
  'M58,-16C50,-17.2 42,-17.6 35,-16.2C27,-14.6 20,-10.4 12,-9.2C5,-8.2 -1,-12.6 -9,-13.2C-15,-13.2 -21,-10.4 -21.6,-8.6C-11,-4 -8.6,4 -10.4,10.9C-8,10.8 -5,10.4 -2,9.8C6,8.4 13,8.8 20,10.2C25,11.4 28,14.8 34,14.6C40.4,14.2 46,10.6 51.5,6.6C56.4,1 58.6,-7 58,-16Z'
const NECK =
  'M46,-16.6C54,-16.4 59,-16.8 65,-18L73,-7C68,-5 63.6,-1.6 60,2.4C56,6 51,8.4 46,9.8C43,2 43,-8 46,-16.6Z'
/** Her hair, which streams back in one tail, and the light on it. */
const TAIL =
  'M78.5,-27.2C71,-30.4 59,-31.9 46.8,-29.6C37.5,-27.9 30.9,-31.6 23.5,-37.9C16.1,-44.1 6.5,-48.3 -6.8,-46.1C3.2,-45.6 9.8,-41.7 15.2,-35.5C21.5,-28.4 28.9,-22.2 38.8,-21.2C47.8,-20.2 55.9,-20.8 63.5,-16.8Z'
const LOCKS = 'M63.5,-26.2C54.7,-28.1 47.3,-25.5 39.4,-26.1C30.4,-26.9 25,-32.9 17.6,-39.1'

const FACE_SKIN = ['#c47a4c', SKIN, '#9a583a'] as const
/** Her mask: the rubber, the glass and her eye behind it. */
const MASK =
  shape('M-.46,-.2L.2,-.17V-.06L-.46,-.08Z', RUBBER) +
  shape(
    'M.15,-.2C.2,-.28 .34,-.29 .41,-.23C.45,-.17 .46,-.07 .465,-.01L.485,.08C.495,.14 .46,.165 .42,.15C.36,.15 .33,.1 .28,.085C.2,.065 .14,-.02 .14,-.1Z',
    RUBBER,
  ) +
  shape(
    'M.195,-.17C.24,-.23 .33,-.235 .38,-.185C.415,-.125 .42,-.045 .415,0C.345,.05 .25,.035 .205,-.03C.185,-.08 .185,-.13 .195,-.17Z',
    '#8cc4c4',
  ) +
  shape('M.235,-.05C.27,-.1 .35,-.11 .4,-.075C.38,-.015 .28,-.005 .235,-.05Z', '#f3fbf0') +
  shape('M.29,-.058A.046,.046 0 1 1 .382,-.058A.046,.046 0 1 1 .29,-.058Z', DEEP) +
  line('M.22,-.05C.26,-.115 .35,-.125 .408,-.082', DEEP, 0.045)
const HEAD =
  smilingFace(FACE_SKIN, HAIR, MASK) +
  shape('M-.5,.08L-.12,.1C-.14,.2 -.1,.27 -.04,.32L-.3,.36Z', SKIN) +
  shape(
    'M.33,-.36C.23,-.5 .07,-.555 -.06,-.545C-.3,-.535 -.49,-.37 -.5,-.14C-.5,0 -.48,.12 -.38,.18C-.27,.18 -.15,.12 -.1,0C-.01,-.16 .15,-.3 .33,-.36Z',
    HAIR,
  ) +
  shape('M-.1,.04C-.06,-.04 .03,-.01 .0,.1C-.02,.17 -.08,.17 -.1,.12Z', SKIN) +
  line('M-.06,.06C-.03,.03 0,.06 -.03,.11', CREASE, 0.02) +
  shape('M-.49,-.18L.18,-.17V-.08L-.495,-.07Z', RUBBER)

/** The open hand that reaches out, from the side of the thumb: wrist at 0, long fingers together towards +x, the thumb apart. */
const REACH =
  'M-1.4,-2.6C1.6,-3 4.4,-4.2 7.6,-4.5C10.4,-4.7 13.2,-4.6 15.2,-4.1C16.4,-3.8 16.6,-3 16,-2.6C17.6,-2.6 19,-2.4 20.2,-2C21.3,-1.6 21.3,-.8 20.6,-.4C21.4,-.3 22,-.1 22.6,.2C23.5,.6 23.3,1.5 22.3,1.6L20.6,1.6C21.4,2.2 21,3.2 19.8,3.3C16.4,3.5 13.4,3.6 10.4,3.4C8.8,3.3 8.2,3.9 8.9,4.9C10.2,6.3 11.6,7.5 12.6,8.7C13.4,9.8 12.4,10.8 11.2,10.3C8.4,9.2 5.8,7.6 3.8,5.8C2.2,4.2 .6,3 -1.4,2.6Z'
/** Its shade, from the forearm along the thumb, and under the forefinger. */
const REACH_SHADE =
  'M-1.8,2.55L-1.4,2.6C.6,3 2.2,4.2 3.8,5.8C5.8,7.6 8.4,9.2 11.2,10.3C12.4,10.8 13.4,9.8 12.6,8.7C12.8,9.7 11.9,9.8 11.2,9.5C8.6,8.5 6.2,6.9 4.4,5.2C2.4,3.2 .6,1.5 -1.3,.6L-1.8,.55ZM10.4,3.4C13.4,3.6 16.4,3.5 19.8,3.3C20.6,3.2 21,2.7 20.9,2.2C20.6,2.7 20,2.8 19.4,2.85C16.4,3 13,3 9.6,2.7C8.6,2.8 8.3,3.6 8.6,4.4C8.4,3.6 9,3.3 10.4,3.4Z'
/** What parts its fingers. */
const REACH_GAPS = 'M10.4,-2.3L16,-2.5M10.8,-.4L20.6,-.3M11,1.5L20.6,1.65'
/** The arm that reaches ahead, from the far shoulder. */
const AHEAD =
  'M49,-4C55,-4.4 61,.6 67,5C72,8.2 77,10.4 82,11.4C89,12 96,13.6 106,16.6L105,21.8C98,22.2 90,22.4 83,21.4C79,21 76.6,20.2 74,18.6C68,14.6 62,10.4 56,7C49,4 45,-1 49,-4Z'
/** The near arm, which trails below her: a round shoulder, the point of the elbow, the forearm. */
const ASIDE =
  'M52.5,-4C52.5,-9 48.5,-12 43.5,-11.2C38.5,-10.2 34,-5.6 29.3,-3.4C25,-1.6 20.5,-.6 17,1.4C13,4 11,6 8.6,8.2C4.6,12.2 .4,17.6 -3.7,22.3L-.3,25.7C4,22.6 10.4,18.4 15,13.6C17.6,11 20.4,9.6 24,8.6C30,7 37.4,6.8 43,5.2C48.6,3.6 52,.4 52.5,-4Z'
/** What joins the near shoulder to the neck, beside the strap. */
const SHOULDER = 'M38,-8.4C42,-13.4 48,-16 54.6,-15.6C55.4,-10.4 54.4,-4.6 51,0C49.4,2 46.6,2.4 44,1.6Z'
const FEET = { near: [-101, -11, 7], far: [-102.2, 14.8, -12] } as const
const WRISTS = { ahead: [105, 19.2, 4], aside: [-1.8, 23.8, 141] } as const
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

let serial = 0
/** A drawing before the same outline (dx, dy) away in the colour of the light. */
function rimmed(body: string, dx: number, dy: number): string {
  const id = `rim${serial++}`
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="-60" y="-60" width="1720" height="1120" color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx="${dx.toFixed(2)}" dy="${dy.toFixed(2)}" result="o"/>` +
    `<feFlood flood-color="${RIM}"/><feComposite in2="o" operator="in" result="i"/><feMerge><feMergeNode in="i"/><feMergeNode in="SourceGraphic"/></feMerge></filter><g filter="url(#${id})">${body}</g>`
  )
}
/** An open hand on its wrist. */
const open = (at: readonly [number, number, number], size: number, flip: 1 | -1): string =>
  put(
    at,
    `<g transform="scale(${size},${size * flip})">${
      shape(`${REACH}M-3.4,-2L1,-2.4V1.2L-3.4,0Z`, SKIN) +
      shape(REACH_SHADE, mix(SKIN, DEEP, 0.42)) +
      line(REACH_GAPS, CREASE, 0.36)
    }</g>`,
  )
/** The diver with her hip at (x, y), turned by `turn` degrees. She lifts her head and her arm by `lift` degrees from the line of her body. */
export function freediver(x: number, y: number, scale: number, turn: number, lift: number): string {
  const head = `<g transform="rotate(${-lift},62,-9)">`
  const lit = (part: string) =>
    rimmed(
      `<g transform="translate(${x},${y}) rotate(${turn}) scale(${scale})">${part}</g>`,
      0.1 * scale,
      -scale,
    )
  return (
    lit(finned(FEET.far, [FAR_LEG, FAR_SKIN, -2], FAR_BLADE, FAR_RAIL, 1)) +
    lit(
      `<g transform="rotate(${-0.7 * lift},52,6)">${form(AHEAD, SKIN, [0, -2.2])}${open(WRISTS.ahead, 1, 1)}</g>`,
    ) +
    lit(
      `${head}${shape(TAIL, HAIR)}${line(LOCKS, '#45365a', 0.9)}</g>` +
        form(BODY, SKIN, [0, -2.6]) +
        form(NECK, SKIN, [-2.4, -4]) +
        finned(FEET.near, [NEAR_LEG, SKIN, -2.6], NEAR_BLADE, NEAR_RAIL, 0) +
        form(CUT, SUIT, [0, -3.2], `<g transform="translate(-1,6)">${shape(ASIDE, SUIT_SHADE)}</g>`) +
        `${head}<g transform="translate(73,-15.5) rotate(20) scale(23.5)">${HEAD}</g></g>`,
    ) +
    lit(form(ASIDE, SKIN, [0, -2.2]) + shape(SHOULDER, SKIN) + open(WRISTS.aside, 0.84, -1))
  )
}
/** Her shadow on level sand, in her own pose, flatter the steeper she dives. */
export const diverShade = (x: number, y: number, scale: number, turn: number, ink: string): string =>
  `<g transform="translate(${x},${y}) scale(${scale},${(scale * 0.48 * Math.cos((turn * Math.PI) / 180)).toFixed(3)}) rotate(${turn})">${[
    TAIL,
    NECK,
    BODY,
    'M62,-15.5A12,12.5 0 1 1 86,-13.5A12,12.5 0 1 1 62,-15.5Z',
    FAR_LEG,
    NEAR_LEG,
    AHEAD,
    ASIDE,
  ]
    .map((d) => shape(d, ink))
    .join(
      '',
    )}${put(FEET.far, shape(FOOT + POCKET + FAR_BLADE, ink))}${put(FEET.near, shape(FOOT + POCKET + NEAR_BLADE, ink))}${put(WRISTS.ahead, shape(REACH, ink))}${put(WRISTS.aside, shape(REACH, ink), -1)}</g>`
