/** A freediver in profile, by hand: centimetres, the hip at 0, head towards +x. */
import { edgeLight } from '../kit/cut.ts'
import { form, limb as outline } from '../kit/cut-figure.ts'
import { joints } from '../kit/limbs.ts'

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const SKIN = '#b0683f'
const FAR_SKIN = '#7f4632'
const SUIT = '#f2543f'
const HAIR = '#241a33'
const RUBBER = '#071d3b'
const FIN = ['#17467c', '#0e3058'] as const

/** The outline of a limb through its joints. */
function contour(list: string): string {
  const stations = joints(list)
  return outline(
    stations.map(([x, y]) => [x, y]),
    stations.map(([, , half]) => half),
  )
}
/** A limb through its joints, darker on its lower side. */
const limb = (list: string, ink: string): string => form(contour(list), ink, [0, -2.2])
const FAR_LEG = '-13,1,5 -18,4,7.4 -29,8.4,7 -43,12.6,5.5 -54,15.2,5.6 -66,18,4.6 -82,20,3.2 -90,22,3'
const NEAR_LEG = '-7,1,6.4 -12,0,9.4 -24,2.4,8.4 -42,4.8,5.9 -52,3.6,5.6 -64,0,4.8 -80,-5.2,3.2 -88,-8,3'
const FAR_ARM =
  '46,-2,5.6 46.5,7,5.2 45.2,15,4.7 41.8,21.4,4.2 36.4,26,4 29.5,28.8,3.8 21,30.6,3.4 10,32.4,2.4'
const NEAR_ARM = '41,-4,6.2 48,-.6,5.6 57,4.2,4.8 66,7.8,4.2 75,9.4,4.1 85,9.4,3.5 98,8,2.5'
const FAR_FIN = 'M-96,18C-112,20 -138,27 -170,46C-164,52 -158,55 -152,56C-132,40 -112,31 -95,26.5Z'
const NEAR_FIN = 'M-98,-15C-114,-20 -140,-24 -176,-21C-175,-13 -171,-8 -166,-5C-140,-9 -114,-8 -97,-4.5Z'
const FAR_SHOE = 'M-79,16C-85,16 -94,16.5 -103,18.5L-101,28.6C-94,28 -86,26.5 -80,24.4Z'
const NEAR_SHOE = 'M-78,-8.4C-84,-11 -94,-14.5 -105,-17L-103,-5.4C-95,-3.6 -86,-1.4 -80,-1Z'
/** Her hair, which trails in a wave. */
const TAIL =
  'M60,-23C52,-28 44,-25 36,-26.5C27,-28.4 21,-35 11,-35C5,-35 0,-32 -4,-27C3,-29.5 8,-28.8 13,-26C20,-22 25,-17 34,-17C43,-17 49,-12 60,-11Z'
const NECK = 'M42,-12C50,-16 57,-19 64,-18L68,-5C64,-3 60,-1.6 56,1C52,4 46,4 42,2Z'
const BODY =
  'M56,-11C48,-15.5 40,-16.5 32,-15C24,-12.5 16,-9.5 8,-9C0,-9 -6,-13.5 -14,-12.5C-19,-11.5 -22,-8 -23,-4L-18,11C-12,12 -8,10.5 -3,9.5C4,9 12,10 20,10.5C26,11 29,14.5 35,14C42,13 46,8 50,4Z'
const SUIT_CUT =
  'M13,-9.3C21,-8.2 28,-7.6 31,-9C33.5,-10.5 33,-13 31,-15L36,-15.8C39,-12 40,-6 40,-1C41,3 45,6 48,5.5C44,10 40,13.5 35,14C29,14.5 26,11 20,10.5C12,10 4,9 -3,9.5C-6,10.2 -8,10.8 -10,11.2C-8,4 -12,-4 -22,-7C-20,-11 -17,-12.2 -14,-12.5C-6,-13.5 0,-9 8,-9Z'
const HEAD =
  shape(
    'M-.03,-.5C.2,-.51 .34,-.4 .355,-.22C.36,-.13 .335,-.1 .35,-.06L.44,.09C.455,.13 .42,.145 .38,.15L.395,.205L.37,.245L.38,.29C.35,.33 .36,.36 .36,.4C.35,.475 .27,.505 .2,.48C.1,.45 .02,.39 -.05,.31L-.3,.26C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z',
    SKIN,
  ) +
  shape(
    'M.39,.212C.34,.235 .29,.22 .245,.165C.265,.245 .33,.275 .375,.25ZM-.05,.31C.02,.39 .1,.45 .2,.48C.27,.505 .35,.475 .36,.4C.25,.44 .1,.36 .02,.22Z',
    FAR_SKIN,
  ) +
  shape(
    'M.32,-.34C.22,-.5 .06,-.54 -.06,-.53C-.3,-.52 -.48,-.36 -.49,-.14C-.48,.04 -.44,.2 -.34,.3C-.22,.26 -.12,.16 -.08,.02C.0,-.16 .16,-.3 .32,-.34Z',
    HAIR,
  ) +
  shape('M-.1,.03C-.05,-.03 .03,0 .0,.1C-.02,.16 -.08,.15 -.1,.1Z', SKIN) +
  shape('M-.47,-.1L.22,-.17V-.06L-.46,.02Z', RUBBER) +
  shape(
    'M.2,-.25C.3,-.29 .42,-.26 .46,-.19C.49,-.08 .52,.06 .5,.15C.44,.19 .37,.16 .33,.09C.26,.1 .19,.06 .18,-.02Z',
    RUBBER,
  ) +
  shape('M.29,-.19C.35,-.21 .4,-.2 .425,-.16C.44,-.1 .45,-.04 .45,.0C.4,.03 .32,.02 .28,-.02Z', '#8fd6dd')

/** A hand seen from the side of its thumb with its fingers closed, the wrist at 0, fingers towards +x. */
const HAND =
  'M-2,-2.4C2,-3.2 6.4,-3.8 10.4,-3.3C14.4,-2.8 18,-1.7 20.4,-.4C22,.6 21.8,2.4 20,2.6C17,3 13.6,3.1 10.4,3.5C10.7,3.8 11,4.1 11.2,4.4C11.8,5.3 11.1,6.2 10,6C7.6,5.5 5.2,4.4 3.2,3.3C1.6,2.9 -.4,2.6 -2,2.4Z'
/** The edge of the thumb. */
const GAPS = 'M10.4,3.5C9,3 7.6,2.3 6.6,1.5'
function hand(x: number, y: number, turn: number, skin: string, dark: string, light: string): string {
  const rim = light
    ? `<path d="M-2,-2.2C2,-3 6.4,-3.6 10.4,-3.1C14.4,-2.6 18,-1.5 20.2,-.2" fill="none" stroke="${light}" stroke-width=".8" stroke-linecap="round"/>`
    : ''
  return `<g transform="translate(${x},${y}) rotate(${turn})${light ? '' : ' scale(1,-1)'}">${form(HAND, skin, [0, -1.3])}<path d="${GAPS}" fill="none" stroke="${dark}" stroke-width=".45" stroke-linecap="round"/>${rim}</g>`
}

/** The diver with her hip at (x, y), turned by `turn` degrees. Her face is turned down from the line of her body by `nod` degrees. */
export function freediver(x: number, y: number, scale: number, turn: number, nod = 26): string {
  const body =
      shape(FAR_FIN, FIN[1]) +
      limb(FAR_LEG, FAR_SKIN) +
      shape(FAR_SHOE, RUBBER) +
      limb(FAR_ARM, FAR_SKIN) +
      shape(NEAR_FIN, FIN[0]) +
      shape(TAIL, HAIR) +
      shape(NECK, FAR_SKIN) +
      form(BODY, SKIN, [0, -2.6]) +
      limb(NEAR_LEG, SKIN) +
      form(SUIT_CUT, SUIT, [0, -3.2]) +
      shape(NEAR_SHOE, RUBBER) +
      `<g transform="translate(67,-12.5) rotate(${nod}) scale(23.5)">${HEAD}</g>` +
      limb(NEAR_ARM, SKIN) +
      shape('M39.4,-5A6,6 0 1 1 51.4,-5A6,6 0 1 1 39.4,-5Z', SKIN),
    at = (part: string) => `<g transform="translate(${x},${y}) rotate(${turn}) scale(${scale})">${part}</g>`
  return (
    edgeLight(at(body), [0.1, -1], 1.1 * scale, '#ffecd2') +
    at(hand(9, 32.5, 174, FAR_SKIN, '#5b3038', '') + hand(98.6, 7.9, -6, SKIN, '#7f4632', '#ffecd2'))
  )
}
/** Her shadow on level sand, in her own pose. */
export const diverShade = (x: number, y: number, scale: number, ink: string): string =>
  `<g transform="translate(${x},${y}) scale(${scale},${scale * 0.56}) rotate(5)">${[
    FAR_FIN,
    FAR_SHOE,
    NEAR_FIN,
    NEAR_SHOE,
    TAIL,
    NECK,
    BODY,
    'M55,-13A12,12.5 0 1 1 79,-11A12,12.5 0 1 1 55,-13Z',
    ...[FAR_LEG, NEAR_LEG, FAR_ARM, NEAR_ARM].map(contour),
  ]
    .map((d) => shape(d, ink))
    .join(
      '',
    )}<g transform="translate(98.6,7.9) rotate(-6)">${shape(HAND, ink)}</g><g transform="translate(9,32.5) rotate(174) scale(1,-1)">${shape(HAND, ink)}</g></g>`
