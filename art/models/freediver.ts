/** A freediver in profile, by hand: centimetres, the hip at 0, head towards +x. */
import { edgeLight } from '../kit/cut.ts'
import { form, limb as outline } from '../kit/cut-figure.ts'
import { hand, joints } from '../kit/limbs.ts'

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
    'M.385,.21Q.33,.235 .27,.2Q.32,.26 .37,.24ZM-.05,.31C.02,.39 .1,.45 .2,.48C.27,.505 .35,.475 .36,.4C.25,.44 .1,.36 .02,.22Z',
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

/** The diver with her hip at (x, y), turned by `turn` degrees. Her face is turned down from the line of her body by `nod` degrees. */
export function freediver(x: number, y: number, scale: number, turn: number, nod = 26): string {
  const body =
    // far fin, leg and arm
    shape('M-96,18C-112,20 -138,27 -170,46C-164,52 -158,55 -152,56C-132,40 -112,31 -95,26.5Z', FIN[1]) +
    limb('0,3,9 -14,6,9 -26,9,7.6 -43,13.5,5.6 -54,15.5,5.6 -66,18,4.6 -82,20,3.2 -90,22,3', FAR_SKIN) +
    shape('M-79,16C-85,16 -94,16.5 -103,18.5L-101,28.6C-94,28 -86,26.5 -80,24.4Z', RUBBER) +
    limb('42,2,5.4 32,10,4.7 21,16.5,3.9 12,19.5,3.8 -2,22.5,2.5', FAR_SKIN) +
    hand(-3, 22.5, 168, FAR_SKIN, { spread: 4, size: 98 }) +
    // near fin
    shape('M-98,-15C-114,-20 -140,-24 -176,-21C-175,-13 -171,-8 -166,-5C-140,-9 -114,-8 -97,-4.5Z', FIN[0]) +
    // hair
    shape(
      'M57,-21C46,-27 35,-24 25,-28C19,-30 12,-30 6,-26C15,-19 28,-17 38,-14.5C46,-12.5 54,-12 60,-12Z',
      HAIR,
    ) +
    limb('44,-5,7 52,-8.5,5.8 60,-10,5.4', FAR_SKIN) +
    form(BODY, SKIN, [0, -2.6]) +
    limb('-2,1.5,7.4 -11,0,9.6 -24,2.4,8.4 -42,4.8,5.9 -52,3.6,5.6 -64,0,4.8 -80,-5.2,3.2 -88,-8,3', SKIN) +
    form(SUIT_CUT, SUIT, [0, -3.2]) +
    shape('M-78,-8.4C-84,-11 -94,-14.5 -105,-17L-103,-5.4C-95,-3.6 -86,-1.4 -80,-1Z', RUBBER) +
    `<g transform="translate(67,-12.5) rotate(${nod}) scale(23.5)">${HEAD}</g>` +
    // near arm
    limb('41,-4,6.2 49,1,5.5 59,8,4.6 67,12.3,3.9 76,11.8,3.9 92,7.8,2.5', SKIN) +
    hand(93.5, 7.5, -9, SKIN, { spread: 7, size: 108, flip: true })
  return edgeLight(
    `<g transform="translate(${x},${y}) rotate(${turn}) scale(${scale})">${body}</g>`,
    [0.1, -1],
    1.1 * scale,
    '#ffecd2',
  )
}
/** Her shadow on level sand. */
export const diverShade = (x: number, y: number, scale: number, ink: string): string =>
  `<path d="M108,0C60,-16 -20,-18 -90,-12C-130,-9 -160,-8 -176,0C-160,8 -130,10 -90,12C-20,16 60,14 108,0Z" transform="translate(${x},${y}) scale(${scale},${scale * 0.55})" fill="${ink}"/>`
