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

/** A limb through its joints, darker on its lower side. */
function limb(list: string, ink: string): string {
  const stations = joints(list)
  return form(
    outline(
      stations.map(([x, y]) => [x, y]),
      stations.map(([, , half]) => half),
    ),
    ink,
    [0, -2.2],
  )
}
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

/** A hand seen from the side of its thumb, the wrist at 0, fingers towards +x. */
const HAND =
  'M-2,-2.4C2,-3.2 5.4,-3.6 8.2,-3.1C11.4,-2.8 14.6,-1.9 17.4,-.5C18.4,.1 18.2,1.3 17,1.3C15.8,1.3 14.6,1 13.6,.8L15.8,2C16.8,2.6 16.4,3.7 15.2,3.5C13.8,3.3 12.4,2.7 11.2,2.2L12.6,3.4C13.2,4.2 12.6,5 11.6,4.7C10,4.2 8.8,3.5 7.6,3.2C7.8,4.3 8.4,5.4 9,6.3C9.4,7.3 8.4,8 7.5,7.3C5.8,6 4.2,4.4 3,3.2C1.4,2.8 -.4,2.6 -2,2.4Z'
/** The gaps between its fingers. */
const GAPS = 'M13.8,.9C12,.5 10.2,-.1 8.8,-.5M11.4,2.3C10,1.8 8.8,1.3 7.8,1'
function hand(x: number, y: number, turn: number, skin: string, dark: string, light: string): string {
  const rim = light
    ? `<path d="M-2,-2.2C2,-3 5.4,-3.4 8.2,-2.9C11.4,-2.6 14.6,-1.7 17.2,-.4" fill="none" stroke="${light}" stroke-width=".8" stroke-linecap="round"/>`
    : ''
  return `<g transform="translate(${x},${y}) rotate(${turn})${light ? '' : ' scale(1,-1)'}">${shape(HAND, skin)}<path d="${GAPS}" fill="none" stroke="${dark}" stroke-width=".55" stroke-linecap="round"/>${rim}</g>`
}

/** The diver with her hip at (x, y), turned by `turn` degrees. Her face is turned down from the line of her body by `nod` degrees. */
export function freediver(x: number, y: number, scale: number, turn: number, nod = 26): string {
  const body =
      // far fin, leg and arm
      shape('M-96,18C-112,20 -138,27 -170,46C-164,52 -158,55 -152,56C-132,40 -112,31 -95,26.5Z', FIN[1]) +
      limb('-13,1,5 -18,4,7.4 -29,8.4,7 -43,12.6,5.5 -54,15.2,5.6 -66,18,4.6 -82,20,3.2 -90,22,3', FAR_SKIN) +
      shape('M-79,16C-85,16 -94,16.5 -103,18.5L-101,28.6C-94,28 -86,26.5 -80,24.4Z', RUBBER) +
      limb('42,2,5.4 32,10,4.7 21,16.5,3.9 12,19.5,3.8 -2,22.5,2.5', FAR_SKIN) +
      // near fin
      shape(
        'M-98,-15C-114,-20 -140,-24 -176,-21C-175,-13 -171,-8 -166,-5C-140,-9 -114,-8 -97,-4.5Z',
        FIN[0],
      ) +
      // hair
      shape(
        'M57,-21C46,-27 35,-24 25,-28C19,-30 12,-30 6,-26C15,-19 28,-17 38,-14.5C46,-12.5 54,-12 60,-12Z',
        HAIR,
      ) +
      shape('M42,-12C50,-16 57,-19 64,-18L68,-5C64,-3 60,-1.6 56,1C52,4 46,4 42,2Z', FAR_SKIN) +
      form(BODY, SKIN, [0, -2.6]) +
      limb('-7,1,6.4 -12,0,9.4 -24,2.4,8.4 -42,4.8,5.9 -52,3.6,5.6 -64,0,4.8 -80,-5.2,3.2 -88,-8,3', SKIN) +
      form(SUIT_CUT, SUIT, [0, -3.2]) +
      shape('M-78,-8.4C-84,-11 -94,-14.5 -105,-17L-103,-5.4C-95,-3.6 -86,-1.4 -80,-1Z', RUBBER) +
      `<g transform="translate(67,-12.5) rotate(${nod}) scale(23.5)">${HEAD}</g>` +
      // near arm
      limb('41,-4,6.2 49,1,5.5 59,8,4.6 67,12.3,3.9 76,11.8,3.9 92,7.8,2.5', SKIN),
    at = (part: string) => `<g transform="translate(${x},${y}) rotate(${turn}) scale(${scale})">${part}</g>`
  return (
    edgeLight(at(body), [0.1, -1], 1.1 * scale, '#ffecd2') +
    at(hand(-3, 22.4, 172, FAR_SKIN, '#5b3038', '') + hand(92.6, 7.6, -8, SKIN, '#7f4632', '#ffecd2'))
  )
}
/** Her shadow on level sand: fins, legs, trunk, head and the arm that reaches out; then the other arm. */
export const diverShade = (x: number, y: number, scale: number, ink: string): string =>
  `<g transform="translate(${x},${y}) scale(${scale},${scale * 0.55})">${
    shape(
      'M-186,-30C-152,-31 -118,-22 -98,-11C-80,-9 -60,-10 -40,-12C-26,-14 -14,-15 -2,-13C10,-9 22,-9 34,-13C40,-15 46,-13 50,-8C54,-5 57,-5 59,-7C62,-14 76,-13 78,-3C78,5 71,9 64,8C60,6.6 57,7 55,9L60,13C74,12 88,14 100,13C106,12 113,13 116,17C111,21 102,20 94,20C80,22 64,23 50,21C40,19 34,16 28,13C16,10 6,11 -2,13C-14,14.6 -26,13 -40,12C-60,13 -80,14 -98,16C-118,27 -150,38 -184,37C-188,29 -188,20 -184,11C-154,13 -126,9 -100,6C-80,4 -60,3 -44,2C-38,1 -38,-1 -44,-2C-60,-3 -80,-3 -100,-3C-126,-4 -156,-6 -184,-2C-188,-11 -189,-21 -186,-30Z',
      ink,
    ) + shape('M42,-13C32,-23 14,-27 -4,-29C-12,-30 -14,-25 -8,-24C8,-22 20,-17 30,-9Z', ink)
  }</g>`
