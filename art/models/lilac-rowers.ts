/** A couple in a wooden rowing boat, by hand and against the light. Centimetres, y down; the boat heads away to the right, the eye is half a metre above the water. */
import { edgeLight, place } from '../kit/cut.ts'
import { FACE, grip, head } from '../kit/cut-figure.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const SKIN = ['#a8685a', '#7c4a50'] as const
const HER_SKIN = ['#bd7f6c', '#8d5659'] as const
const DRESS = ['#b04a68', '#86345a', '#5f2750'] as const
const SHIRT = ['#e8d3cf', '#b99db0', '#8a7497'] as const
const VEST = ['#34477d', '#263363', '#1b244c'] as const
const TROUSERS = ['#6f6796', '#463f70'] as const
const HULL = ['#8a4a45', '#5f2f44', '#3e2140'] as const
const WOOD = ['#d99a68', '#9a5f55'] as const
const LILAC = ['#efd3f3', '#c79be0', '#8e6bbb'] as const

/** An oar between two points with a blade at the far end. */
function oar(x0: number, y0: number, x1: number, y1: number): string {
  const l = Math.hypot(x1 - x0, y1 - y0),
    turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI
  return `<g transform="translate(${x0},${y0}) rotate(${turn.toFixed(2)})">${
    shape(`M0,-1.5H14L16,-1.9H${l - 30}V1.9H16L14,1.5H0Z`, WOOD[1]) +
    shape(`M0,-1.5H14L16,-1.9H${l - 30}V-.5H0Z`, WOOD[0]) +
    shape(
      `M${l - 36},-1.8C${l - 28},-2.4 ${l - 24},-6 ${l - 16},-6H${l}C${l + 1.4},-2 ${l + 1.4},2 ${l},6H${l - 16}C${l - 24},6 ${l - 28},2.4 ${l - 36},1.8Z`,
      WOOD[1],
    ) +
    shape(
      `M${l - 36},-1.8C${l - 28},-2.4 ${l - 24},-6 ${l - 16},-6H${l}V-3.6H${l - 16}C${l - 24},-3.6 ${l - 28},-1 ${l - 36},-.6Z`,
      WOOD[0],
    )
  }</g>`
}
/** A bunch of lilac, its stems bound at the origin. */
const BUNCH = (() => {
  const cone = (x: number, y: number, turn: number, k: number) => {
    let d = ''
    const florets = [
      [0, 0, 3.4], [-3.4, -2.6, 3], [3.4, -2.8, 3], [0, -5.6, 3.3], [-2.6, -8.4, 2.7], [2.6, -8.6, 2.7], [0, -11.4, 2.5], [0, -14, 2],
    ] as const // prettier-ignore
    florets.forEach(([fx, fy, r], i) => {
      d += `<circle cx="${fx}" cy="${fy}" r="${r}" fill="${LILAC[i === 1 || i === 4 ? 2 : 1]}"/>`
      d += `<circle cx="${fx + 0.7}" cy="${fy - 0.8}" r="${r * 0.6}" fill="${LILAC[i % 2 ? 1 : 0]}"/>`
    })
    return `<g transform="translate(${x},${y}) rotate(${turn}) scale(${k})">${d}</g>`
  }
  return (
    shape('M-1,8L-.4,-6L1.2,-6L1.4,8Z', '#3b6a5c') +
    shape('M-2,-2C-10,-2 -13,-8 -12,-13C-6,-12 -2,-8 0,-3Z', '#3f7a66') +
    shape('M2,-2C9,0 14,-4 15,-9C9,-10 4,-7 1,-3Z', '#2f6058') +
    cone(-5, -9, -26, 0.86) +
    cone(7, -9, 30, 0.86) +
    cone(1, -11, 3, 1)
  )
})()
const HER_HAIR = '#4a2a3c'
/** She sits in the stern and faces right. Her hips are at the origin. */
const HER =
  // far arm, resting along the gunwale
  shape('M2,-46C8,-44 12,-36 13,-28L18,-20L12,-16C6,-24 2,-32 -2,-40Z', DRESS[2]) +
  // skirt over the knees
  shape('M-13,-12C-4,-22 12,-29 30,-31C40,-32 46,-30 49,-25C52,-18 53,-6 53,4H-12Z', DRESS[1]) +
  shape(
    'M30,-31C40,-32 46,-30 49,-25C52,-18 53,-6 53,4H47C47,-8 46,-20 41,-26C38,-29 34,-30 30,-31Z',
    DRESS[0],
  ) +
  // body
  shape(
    'M-5,-54C-12,-52 -16,-46 -15,-38C-14,-30 -12,-24 -13,-16C-14,-10 -15,-4 -14,4H14C14,-6 10,-14 10,-20C11,-27 14,-32 13,-39C12,-46 8,-52 3,-54Z',
    DRESS[1],
  ) +
  shape(
    'M-5,-54C-12,-52 -16,-46 -15,-38C-14,-30 -12,-24 -13,-16C-14,-10 -15,-4 -14,4H-6C-7,-10 -4,-22 -6,-32C-7,-40 -6,-48 -2,-54Z',
    DRESS[2],
  ) +
  // neck and head
  shape(
    'M-6,-53C-3,-57 -3.6,-63 -4.6,-71L7.6,-70C6,-64 5.6,-60 6.2,-57C6.6,-54 8,-52.6 10,-51C5,-47 -2,-48 -6,-53Z',
    HER_SKIN[1],
  ) +
  `<g transform="translate(4,-72) rotate(3) scale(22.5)">${head(
    FACE,
    HER_SKIN[0],
    shape(
      'M.3,-.36C.2,-.5 .06,-.57 -.1,-.56C-.34,-.56 -.5,-.38 -.5,-.14C-.5,.04 -.44,.18 -.32,.3C-.24,.26 -.18,.2 -.14,.1C-.06,-.02 .02,-.16 .06,-.26C.14,-.28 .24,-.3 .3,-.36Z',
      HER_HAIR,
    ) + `<circle cx="-.46" cy=".24" r=".2" fill="${HER_HAIR}"/>`,
  )}</g>` +
  // near arm, bent, its hand round the stems
  shape('M6,-45C10,-39 14,-36 18,-36L31,-38.4L31.6,-33L16,-29.6C10,-30 4,-36 3,-42Z', HER_SKIN[1]) +
  `<g transform="translate(28.5,-34) rotate(14) scale(1.14)">${BUNCH}</g>` +
  shape(
    'M-7,-51C-13,-49 -14,-42 -12,-36C-10,-29 -7,-23 -4,-19C-2,-16 3,-15 7,-18L24,-27.5L20.6,-33L4,-26.6C3,-32 3,-38 2,-44C1,-50 -3,-53 -7,-51Z',
    HER_SKIN[0],
  ) +
  shape(
    'M-9.6,-30C-8,-25 -6,-21 -4,-19C-2,-16 3,-15 7,-18L24,-27.5L22.8,-29.4L6,-21.6C1,-20 -3,-23 -5,-31Z',
    HER_SKIN[1],
  ) +
  shape('M-7,-53C-14,-51 -15.4,-43 -13,-36L3.4,-38C3,-46 0,-54 -7,-53Z', DRESS[0]) +
  shape('M-13,-36L3.4,-38L3,-40.6L-13.6,-38.6Z', DRESS[2]) +
  `<g transform="translate(26.4,-32) rotate(-74) scale(92)">${grip(HER_SKIN[0])}</g>`

const HIS_HAIR = '#2b2140'
/** He rows and faces right (turned over in the boat). His hips are at the origin. */
const HIM_BACK =
  // far arm
  shape('M19,-52C26,-51 31,-44 35,-38L60,-42L61,-37L36,-30C30,-30 24,-38 18,-45Z', SHIRT[2]) +
  `<g transform="translate(64.4,-42) rotate(20) scale(96)">${grip(SKIN[1])}</g>` +
  // knees
  shape('M-12,-20C4,-26 22,-27 38,-27C45,-28 50,-24 51,-18C52,-10 52,-2 52,6H-12Z', TROUSERS[1]) +
  shape(
    'M10,-25.6C22,-27 32,-27 38,-27C45,-28 50,-24 51,-18C52,-10 52,-2 52,6H46C46,-4 46,-14 40,-19C34,-23 22,-23 10,-21.6Z',
    TROUSERS[0],
  ) +
  // body, leaning into the stroke
  shape(
    'M10,-60C2,-57 -4,-48 -8,-38C-12,-27 -15,-14 -15,6H14C14,-6 17,-14 20,-22C24,-32 27,-40 27,-48C27,-55 22,-61 17,-61Z',
    VEST[1],
  ) +
  shape(
    'M10,-60C2,-57 -4,-48 -8,-38C-12,-27 -15,-14 -15,6H-6C-7,-14 -2,-30 4,-42C8,-50 11,-55 14,-60Z',
    VEST[2],
  ) +
  shape(
    'M17,-61C22,-61 27,-55 27,-48C27,-40 24,-32 20,-22L16,-13C18,-24 21,-36 21,-46C21,-52 19,-57 15,-60.6Z',
    VEST[0],
  ) +
  // neck, collar and head
  shape('M11,-59C14,-64 16,-70 15.4,-80L30,-76C27.4,-70 26.6,-65 27.4,-58C22,-53 15,-54 11,-59Z', SKIN[1]) +
  shape(
    'M9.6,-61C13,-64 16,-64.6 18,-63C21,-60.6 25,-59.6 28,-60.6L27.6,-55.6C21,-53.6 13,-55.6 9.6,-61Z',
    SHIRT[0],
  ) +
  `<g transform="translate(27.4,-77.8) rotate(5) scale(25.2)">${head(
    FACE,
    SKIN[0],
    shape(
      'M.33,-.3C.36,-.44 .24,-.58 .02,-.59C-.26,-.6 -.48,-.44 -.5,-.18C-.5,-.02 -.46,.1 -.4,.22C-.34,.2 -.28,.14 -.24,.04L-.17,.06L-.12,-.1C-.06,-.2 .1,-.24 .18,-.32C.24,-.3 .28,-.3 .33,-.3Z',
      HIS_HAIR,
    ),
  )}</g>`
const HIM_ARM =
  shape(
    'M12,-58C5,-57 3,-50 6,-44C11,-35 19,-27 27,-24C31,-22.6 36,-24 40,-26L56,-31.6L54.4,-37.4L33,-33C27,-38 24,-46 21,-53C19,-57 16,-59 12,-58Z',
    SHIRT[1],
  ) +
  shape(
    'M5.4,-48C5.6,-46 6,-45 6,-44C11,-35 19,-27 27,-24C31,-22.6 36,-24 40,-26L56,-31.6L55.6,-33.2L38,-28.4C28,-27 16,-36 5.4,-48Z',
    SHIRT[2],
  ) +
  shape(
    'M14,-58.4C17,-58 19.6,-56.4 21,-53C24,-46 27,-38 33,-33L54.4,-37.4L54.8,-36L33,-31C25,-36 20,-48 14,-58.4Z',
    SHIRT[0],
  ) +
  shape('M53.4,-38L56.6,-38.8L58.4,-31.8L55,-30.8Z', '#f6e6dc') +
  shape('M56.6,-38.4L61,-39.6L62,-33.6L58.2,-32.2Z', SKIN[0])
const HAND = `<g transform="translate(64,-38.6) rotate(22) scale(100)">${grip(SKIN[0])}</g>`

/** Distance of the eye, and its height over the water, in centimetres. */
const [AWAY, EYE] = [790, 60]
/** A point of the boat by centimetres from its middle towards the bow, towards us, and up. The bow is 30 degrees towards us. */
function at(ahead: number, near: number, up: number): readonly [x: number, y: number, k: number] {
  const k = AWAY / (AWAY - 0.5 * ahead - 0.866 * near)
  return [(0.866 * ahead - 0.5 * near) * k, -EYE + (EYE - up) * k, k]
}
/** Half widths of the boat at the gunwale and the water, and the height of the gunwale, from the stern (0) to the bow (1). */
const beam = (t: number) =>
  42 + 24 * Math.sin(Math.min(1, t / 0.9) * 1.9) - 65 * Math.max(0, (t - 0.42) / 0.58) ** 2.1
const foot = (t: number) =>
  Math.max(0, 24 + 30 * Math.sin(Math.min(1, t / 0.9) * 2) - 52 * Math.max(0, (t - 0.36) / 0.64) ** 1.6)
const sheer = (t: number) =>
  42 + 9 * ((0.45 - t) / 0.45) ** 2 * (t < 0.45 ? 1 : 0) + 25 * Math.max(0, (t - 0.45) / 0.55) ** 2
/** A line along a side, `part` of the way from the water to the gunwale. */
const strake = (side: 1 | -1, part: number, lift = 0) =>
  Array.from({ length: 41 }, (_, i) => {
    const t = i / 40,
      ahead = -145 + 296 * t + (t - 0.42) * 52 * part ** 1.3,
      wide = foot(t) + (Math.max(0, beam(t)) - foot(t)) * part ** 0.8,
      [x, y] = at(ahead, side * Math.max(0, wide), sheer(t) * part + lift)
    return `${x.toFixed(2)},${y.toFixed(2)}`
  })
const between = (one: readonly string[], two: readonly string[], ink: string) =>
  shape(`M${one.join('L')}L${two.toReversed().join('L')}Z`, ink)
const inside =
  between(strake(-1, 1, 2), strake(1, 1), HULL[2]) + between(strake(-1, 1, 2.6), strake(-1, 1, -1), WOOD[1])
/** The stem that both sides meet in, and what is seen of the far side of the bow. */
const stem = (() => {
  const line = (dx: number) =>
    Array.from({ length: 13 }, (_, i) => {
      const part = 1 - i / 12,
        [x, y] = at(151 + 30.2 * part ** 1.3, 0, sheer(1) * part + (part === 1 ? 3 : 0))
      return `${(x + dx * (0.55 + 0.45 * part)).toFixed(2)},${y.toFixed(2)}`
    })
  return between(line(-4.6), line(0.4), WOOD[1]) + between(line(-0.2), line(3.6), HULL[2])
})()
const hull =
  between(strake(1, 1), strake(1, 0), HULL[1]) +
  between(strake(1, 1), strake(1, 0.72), HULL[0]) +
  between(strake(1, 0.72), strake(1, 0.67), HULL[2]) +
  between(strake(1, 0.37), strake(1, 0.33), HULL[2]) +
  between(strake(1, 1, 3), strake(1, 0.93), WOOD[0]) +
  stem
/** Who sits at a place: the hips, and the scale there. */
function seat(ahead: number, body: string, flip = false): string {
  const [x, y, k] = at(ahead, 0, 27)
  return `<g transform="translate(${x.toFixed(2)},${y.toFixed(2)}) scale(${((flip ? -1 : 1) * k).toFixed(3)},${k.toFixed(3)})">${body}</g>`
}
const her = seat(-106, HER)
const him = seat(70, HIM_BACK, true)
const hands = seat(70, HIM_ARM + HAND, true)
const rowlock = ([x, y]: readonly [number, number, number]) =>
  shape(
    `M${x - 2.4},${y + 4}L${x - 3.6},${y - 4}H${x - 1.6}L${x - 0.8},${y}H${x + 0.8}L${x + 1.6},${y - 4}H${x + 3.6}L${x + 2.4},${y + 4}Z`,
    '#2b2140',
  )
const PIN = at(47, 62, 46.5)
const FAR_PIN = at(40, -60, 46)
/** Where the hands are, where the oars go under, and the ends of the blades. */
const GRIP = [-6, -66.5] as const
const NEAR_END = [57, 27] as const
const FAR_END = [209, -5.5] as const
const nearOar = `<clipPath id="dipped"><path d="M-60,-120H200V-20L80,22H-60Z"/></clipPath><g clip-path="url(#dipped)">${oar(GRIP[0], GRIP[1], ...NEAR_END)}</g>`
const farOar = `<clipPath id="dipped2"><path d="M-60,-120H260V-6H-60Z"/></clipPath><g clip-path="url(#dipped2)">${oar(GRIP[0] - 2, GRIP[1] - 4, ...FAR_END)}</g>`

/** The boat with its waterline at (x, y), k pixels to the centimetre. The light is between the two. */
export function rowers(x: number, y: number, k: number): string {
  const put = (body: string) => place(x, y, k, body),
    rim = (body: string, side: 1 | -1) => edgeLight(put(body), [side, -0.7], 0.9 * k, '#ffc48c')
  return (
    put(inside) +
    rim(her, 1) +
    put(farOar) +
    rim(him, -1) +
    put(hull + rowlock(PIN) + nearOar) +
    rim(hands, -1)
  )
}
/** A flat lens on the water between two columns. */
const lens = (x0: number, x1: number, y: number, half: number) =>
  `M${x0},${y}Q${(x0 + x1) / 2},${y - half * 2} ${x1},${y}Q${(x0 + x1) / 2},${y + half * 2} ${x0},${y}Z`
/** The boat in the water, turned over at its own slanting waterline; each oar at the point where it dips. */
export const ROWERS_MIRROR: string =
  `<clipPath id="under1"><path d="M-60,22H120V140H-60Z"/></clipPath><clipPath id="under2"><path d="M-60,-7H260V140H-60Z"/></clipPath>` +
  `<g clip-path="url(#under2)">${oar(FAR_PIN[0], 34, 209, -12)}</g>` +
  `<g transform="matrix(1,.062,0,-1,0,2)">${inside}${her}${him}${hull}</g>` +
  `<g clip-path="url(#under1)">${oar(GRIP[0], 69, 62, 17)}</g><g transform="matrix(1,.062,0,-1,0,2)">${hands}</g>`
/** Open water over the mirror of the boat. */
export const ROWERS_GAPS: string = shape(
  lens(-140, -10, 62, 0.8) +
    lens(60, 176, 66, 0.8) +
    lens(-124, -40, 77, 1) +
    lens(20, 100, 86, 1) +
    lens(-116, -46, 95, 1.1) +
    lens(16, 84, 105, 1.2) +
    lens(-70, 40, 117, 1.2),
  '#e9c9bc',
)
const ring = (x: number, y: number, rx: number) =>
  `M${x - rx},${y}A${rx},${(rx * 0.2).toFixed(1)} 0 0 0 ${x + rx},${y}M${x - rx * 0.55},${y}A${rx * 0.55},${(rx * 0.11).toFixed(1)} 0 0 0 ${x + rx * 0.55},${y}M${x - rx},${y}A${rx},${(rx * 0.2).toFixed(1)} 0 0 1 ${x - rx * 0.4},${y - rx * 0.18}`
/** The wake from the bow and the stern, and the rings round the oars. */
export const WAKE: string =
  shape(lens(-146, -104, -2.6, 0.7) + lens(96, 172, 8, 0.8), '#fff4dc') +
  `<path d="${ring(54, 22, 24)}${ring(199, -8, 17)}" stroke="#ffe9cf" stroke-width=".9" fill="none" stroke-linecap="round"/>`
