/** A freediver in profile, by hand: centimetres, the hip at 0, head towards +x. */
import { DEEP, form } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, ink: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`
const SKIN = '#b0683f'
const FAR_SKIN = '#86492f'
const AHEAD_SKIN = '#9c5938'
const CREASE = '#6f3a2c'
const SUIT = '#f2543f'
const HAIR = '#241a33'
const HAIR_LIGHT = '#3d2c4f'
const RUBBER = '#071d3b'
const FIN = ['#1b4f88', '#0f3460'] as const
const RAIL = ['#4f86b8', '#2a5a8c'] as const
const SUIT_SHADE = '#b5383c'
const RIM = '#ffecd2'

/** The near leg from the seat to the ankle: from hip to knee it is as long as from knee to ankle. */
const NEAR_LEG =
  'M-7,-13C-14,-13.8 -19,-12.6 -24,-11.4C-34,-9.4 -44,-8.8 -51,-9C-57,-9.6 -61,-12.4 -68,-13.8C-77,-15.6 -88,-15.4 -98,-15.2L-104,-15.4L-110,-15L-110,-7.4C-107,-7.1 -105,-7 -103,-6.8C-93,-4.6 -82,-.8 -71,2.6C-65,4.6 -60,7 -54,6.8C-46,7 -34,9.8 -20,10.8C-12,11 -7,10.8 -2,9.8C2,4 1,-6 -7,-13Z'
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
  'M58,-11C51,-16.4 43,-17.6 35,-16.2C27,-14.6 20,-10.4 12,-9.2C5,-8.2 -1,-12.6 -9,-13.2C-15,-13.4 -20,-11.8 -24,-10L-21,10.2C-15,11.2 -8,11 -2,9.8C6,8.2 13,7.8 20,8.4C26,9 30,10.8 36,10.6C42,10.2 47,7.6 51,5C56,2 60,-4 58,-11Z'
/** The suit, high in the neck and on the leg. */
const CUT =
  'M58,-16C50,-17.2 42,-17.6 35,-16.2C27,-14.6 20,-10.4 12,-9.2C5,-8.2 -1,-12.6 -9,-13.2C-15,-13.2 -21,-10.4 -21.6,-8.6C-11,-4 -8.6,4 -10.4,10.9C-8,10.8 -5,10.4 -2,9.8C6,8.2 13,7.8 20,8.4C26,9 30,10.8 36,10.6C42,10.2 47.5,7.8 51.5,5C56.4,1 58.6,-7 58,-16Z'
/** The neck, which follows the head when it is lifted. */
function neck(lift: number): string {
  const turn = (-lift * Math.PI) / 180,
    at = (x: number, y: number) =>
      `${(62 + (x - 62) * Math.cos(turn) - (y + 9) * Math.sin(turn)).toFixed(2)},${(-9 + (x - 62) * Math.sin(turn) + (y + 9) * Math.cos(turn)).toFixed(2)}`
  return `M46,-16.8C53,-16.6 ${at(59, -15.2)} ${at(64, -15.6)}C${at(67, -16)} ${at(69, -17)} ${at(72, -18)}L${at(76, -8)}C${at(73.6, -6.4)} ${at(71, -5.4)} ${at(68.6, -4.4)}C${at(65, -2.8)} 62,.8 58,3.2C55.6,4.6 53,5.6 50,6C46,0 44,-8 46,-16.8Z`
}
/** Her hair, which streams back in loose locks: those behind, those before. */
const LOCKS = [
  'M84,-24C74,-34 64,-35.6 55,-34C46,-32.4 40,-35.4 35,-40.6C37,-33.6 43,-29 52,-29C60,-29 68,-26 74,-18ZM76,-22C64,-28 53,-24 44,-22C34,-19.8 24,-23 14,-29.6C9,-33 3,-34.4 -3,-33.6C4,-31.6 9,-28.4 14,-24.6C24,-17 35,-14.8 45,-17.4C56,-20 64,-19 72,-14Z',
  'M85,-25C74,-32.6 64,-31 54,-28.4C43,-25.6 33,-28.6 23,-35C17,-38.6 10,-40 3,-38.4C10,-36.8 16,-33.6 21,-29.8C32,-22 42,-20.8 53,-23.6C62,-25.8 70,-23 78,-15ZM76,-21C66,-25 58,-21.6 49,-18.8C40,-16 32,-17.4 25,-21.4C30,-15 39,-12 49,-14.8C58,-17.2 65,-16.6 71,-12Z',
] as const
const FACE =
  'M-.03,-.5C.2,-.51 .34,-.4 .352,-.22C.358,-.14 .335,-.1 .348,-.06L.428,.075C.442,.112 .418,.14 .386,.156L.404,.2C.41,.222 .4,.234 .382,.244C.4,.258 .4,.284 .382,.302C.37,.322 .376,.35 .378,.39C.38,.42 .37,.45 .35,.472C.32,.52 .26,.535 .195,.512C.1,.475 .01,.42 -.06,.335C-.13,.31 -.2,.24 -.26,.16C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z'
const JAW_SHADE =
  'M-.12,.2C-.1,.26 -.09,.3 -.06,.335C.01,.42 .1,.475 .195,.512C.23,.524 .26,.522 .285,.515C.2,.46 .12,.33 .08,.16C.06,.08 .03,0 0,-.02L-.1,.02Z'
const LIPS =
  'M.404,.2C.37,.208 .335,.222 .275,.2C.305,.262 .345,.3 .382,.29C.396,.274 .398,.258 .382,.244C.4,.234 .411,.222 .404,.2Z'
/** Her mask, which covers the eyes and the nose: the skirt, the glass and her eye behind it. */
const MASK =
  shape(
    'M.12,-.16C.15,-.27 .25,-.315 .34,-.315C.42,-.315 .5,-.3 .515,-.22C.525,-.17 .525,-.1 .52,-.05C.515,-.01 .5,.01 .49,.03C.515,.07 .515,.13 .48,.155C.43,.185 .36,.165 .31,.13C.2,.1 .12,0 .12,-.16Z',
    RUBBER,
  ) +
  shape(
    'M.185,-.15C.205,-.225 .27,-.258 .34,-.258C.41,-.258 .455,-.24 .465,-.2C.472,-.16 .472,-.11 .467,-.07C.455,-.02 .4,-.005 .35,-.002C.26,0 .185,-.06 .185,-.15Z',
    '#6fb3bd',
  ) +
  shape(
    'M.365,-.257C.42,-.254 .457,-.235 .465,-.2C.472,-.16 .472,-.11 .467,-.07C.46,-.038 .435,-.02 .405,-.01Z',
    '#9ed3d0',
  ) +
  shape('M.31,-.088L.392,-.128C.404,-.1 .404,-.072 .392,-.05Z', '#f6fbf0') +
  shape(
    'M.366,-.115L.392,-.128C.404,-.1 .404,-.072 .392,-.05L.366,-.064C.358,-.08 .358,-.1 .366,-.115Z',
    DEEP,
  ) +
  line('M.295,-.09C.32,-.118 .36,-.134 .4,-.132', DEEP, 0.015)
const HEAD =
  shape(FACE, SKIN) +
  shape(JAW_SHADE, '#9a583a') +
  shape(LIPS, '#9c3344') +
  line('M.262,.19C.29,.226 .34,.25 .384,.243', CREASE, 0.02) +
  shape(
    'M.33,-.36C.23,-.5 .07,-.555 -.06,-.545C-.3,-.535 -.49,-.37 -.5,-.14C-.5,-.02 -.47,.08 -.4,.13C-.28,.16 -.16,.12 -.1,0C-.01,-.16 .15,-.3 .33,-.36Z',
    HAIR,
  ) +
  shape('M-.1,.04C-.06,-.04 .03,-.01 .0,.1C-.02,.17 -.08,.17 -.1,.12Z', SKIN) +
  line('M-.06,.06C-.03,.03 0,.06 -.03,.11', CREASE, 0.02) +
  line('M-.47,-.2C-.3,-.12 0,-.12 .16,-.14', RUBBER, 0.075) +
  shape('M-.56,-.36C-.4,-.36 -.33,-.24 -.36,-.08C-.38,.02 -.44,.06 -.52,.04Z', HAIR) +
  MASK

/** A hand with its fingers together and the thumb along them: wrist at 0, fingers towards +x, the thumb on the side of +y. */
const HAND =
  'M-1.6,-2.6C1.6,-2.9 4.4,-3.8 7.4,-3.9C10.8,-3.9 14,-3 16.8,-1.6C18.6,-.6 19,.8 17.8,1.8C16.4,2.9 14.2,3.4 12.4,3.6C12.2,4.6 10.8,5.2 9,5.2C6.4,5.2 4,4.4 1.6,3.2L-1.6,2.6Z'
const HAND_SHADE =
  'M-1.6,1.4C1,1.8 3.4,3 5.8,3.6C8,4 10.2,3.6 12.4,3.6C12.2,4.6 10.8,5.2 9,5.2C6.4,5.2 4,4.4 1.6,3.2L-1.6,2.6Z'
/** What parts the fingers, and the thumb from them. */
const HAND_GAPS = 'M10.6,-1.6L17,-.4M10.4,.6L17.2,1.2M5,2.3C7.4,3 10,3.2 12.2,3.2'
/** The arm that reaches ahead, from the round far shoulder. */
const AHEAD =
  'M48,0C50,-7 59,-10 66,-7.4C71.6,-4.6 73.6,.6 77.4,4.6C80.4,7.4 83.4,9.4 87,10.6C92.6,12.2 99,13.6 106,16.6L105,21.8C98,22.4 91,22.6 85,21.6C80,20.6 75.6,18.8 72,15.6C67.6,12 63.8,8.6 60,5.6C56,2.4 47,4.4 48,0Z'
/** The near arm, which lies along her side: a round shoulder, the upper arm on the ribs, the point of the elbow, the forearm. */
const ASIDE =
  'M54,-7.4C54.4,-12.6 50.6,-16 45.4,-15.6C40.4,-15.2 37.6,-11.6 33.4,-9.4C28.6,-7 23,-6.6 18,-6.4C16.2,-6.4 14.6,-5.6 13.4,-4.2C8.6,-1.8 2.4,1.4 -3.4,4.2L-1.4,9.2C3.2,8 7.8,7 12,5.4C15,4.2 17.4,3 20.4,2.8C26.6,2.6 34,2.4 40.4,.8C47.6,-1 53.4,-2.6 54,-7.4Z'
const ELBOW = 'M17.6,-4.8C15.8,-4.2 15,-2.8 15.2,-1.2'
/** How far the far leg kicks down from the hip. */
const KICK = -6
const FEET = { near: [-101, -11, 7], far: [-102.2, 14.8, -12] } as const
const WRISTS = { ahead: [105, 19.2, 4], aside: [-2.6, 6.8, 164] } as const
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
const hand = (at: readonly [number, number, number], size: number, flip: 1 | -1, skin = SKIN): string =>
  put(
    at,
    `<g transform="scale(${size},${size * flip})">${
      shape(HAND, skin) + shape(HAND_SHADE, mix(skin, DEEP, 0.3)) + line(HAND_GAPS, CREASE, 0.36)
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
    lit(
      `<g transform="rotate(${KICK})">${finned(FEET.far, [FAR_LEG, FAR_SKIN, -2], FAR_BLADE, FAR_RAIL, 1)}</g>`,
    ) +
    lit(
      `<g transform="rotate(${5 - 0.7 * lift},52,2)">${form(AHEAD, AHEAD_SKIN, [0, -2.2])}${hand(WRISTS.ahead, 1.12, 1, AHEAD_SKIN)}</g>`,
    ) +
    lit(
      `<g transform="rotate(${-0.35 * lift},74,-16) translate(-2,.5)">${shape(LOCKS[0], HAIR_LIGHT)}${shape(LOCKS[1], HAIR)}</g>` +
        form(BODY, SKIN, [0, -2.6]) +
        form(neck(lift), SKIN, [-2.4, -4]) +
        finned(FEET.near, [NEAR_LEG, SKIN, -2.6], NEAR_BLADE, NEAR_RAIL, 0) +
        form(CUT, SUIT, [0, -3.2], `<g transform="translate(-1,3)">${shape(ASIDE, SUIT_SHADE)}</g>`) +
        `${head}<g transform="translate(78,-14) rotate(21) scale(25)">${HEAD}</g></g>`,
    ) +
    lit(form(ASIDE, SKIN, [0, -2.2]) + line(ELBOW, CREASE, 0.5) + hand(WRISTS.aside, 0.92, -1))
  )
}
/** Her shadow on level sand, in her own pose, shorter the steeper she dives. */
export const diverShade = (x: number, y: number, scale: number, turn: number, ink: string): string =>
  `<g transform="translate(${x},${y}) scale(${(scale * Math.cos((turn * Math.PI) / 180) ** 2).toFixed(3)},${(scale * 0.46).toFixed(3)}) rotate(17)">${[
    LOCKS[1],
    neck(0),
    BODY,
    'M68,-15A12.6,12.4 0 1 1 93,-12A12.6,12.4 0 1 1 68,-15ZM36,-15L44,-17.6L54,-21L70,-23L74,-10Z',
    NEAR_LEG,
    AHEAD,
    ASIDE,
  ]
    .map((d) => shape(d, ink))
    .join(
      '',
    )}<g transform="rotate(${KICK})">${shape(FAR_LEG, ink)}${put(FEET.far, shape(FOOT + POCKET + FAR_BLADE, ink))}</g>${put(FEET.near, shape(FOOT + POCKET + NEAR_BLADE, ink))}${put(WRISTS.ahead, shape(HAND, ink))}${put(WRISTS.aside, shape(HAND, ink), -1)}</g>`
