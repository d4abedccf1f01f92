/** The parts that large figures are cut from by hand: forms in two tones, limbs, heads, hands and shoes. Metres, y down, facing right. */
import { smoothPath } from './cut.ts'
import { mix } from './ink.ts'
import type { Pt } from './vec.ts'

export const DEEP = '#2a1d52'
let serial = 0
/** A shape whose left side, away from the light, is darker. `over` is drawn inside it. */
export function form(d: string, ink: string, [dx, dy]: Pt = [0.03, -0.012], over = '', deep = 0.42): string {
  const id = `kin${serial++}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${mix(ink, DEEP, deep)}"/><g clip-path="url(#${id})"><path d="${d}" transform="translate(${dx},${dy})" fill="${ink}"/>${over}</g>`
}
/** The outline of a limb through its joints, with its half width at each. */
export function limb(joints: readonly Pt[], half: readonly number[]): string {
  const left: Pt[] = [],
    right: Pt[] = []
  joints.forEach(([x, y], i) => {
    const [ax, ay] = joints[Math.max(0, i - 1)]!,
      [bx, by] = joints[Math.min(joints.length - 1, i + 1)]!,
      l = Math.hypot(bx - ax, by - ay) || 1,
      [u, v] = [(by - ay) / l, -(bx - ax) / l],
      w = half[i]!
    left.push([x + u * w, y + v * w])
    right.push([x - u * w, y - v * w])
  })
  return smoothPath([...left, ...right.toReversed()], 0.9)
}
export const path = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
export const at = (x: number, y: number, turn: number, k: number, body: string, flip = 1): string =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${k},${k * flip})">${body}</g>`

/** A head from the side, one unit high. */
export const FACE =
  'M-.03,-.5C.2,-.51 .34,-.4 .355,-.22C.36,-.13 .335,-.1 .35,-.06L.44,.09C.455,.13 .42,.145 .38,.15L.395,.205L.37,.245L.38,.29C.35,.33 .36,.36 .36,.4C.35,.475 .27,.505 .2,.48C.1,.45 .02,.39 -.05,.31L-.3,.26C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z'
export const CHILD_FACE =
  'M-.03,-.5C.2,-.51 .34,-.4 .36,-.2C.365,-.11 .335,-.06 .345,-.03L.4,.07C.415,.11 .395,.13 .36,.135L.375,.18L.355,.21L.365,.25C.355,.33 .32,.4 .24,.42C.14,.43 .02,.38 -.06,.3L-.3,.26C-.44,.1 -.48,-.1 -.46,-.18C-.43,-.38 -.25,-.5 -.03,-.5Z'
export function head(face: string, skin: string, hair: string, child = false): string {
  const dark = mix(skin, DEEP, 0.62)
  return (
    form(face, skin, [0.16, 0]) +
    path('M.2,-.1Q.29,-.15 .345,-.11L.34,-.075Q.28,-.1 .21,-.07Z', dark) +
    path('M.19,-.015Q.25,-.06 .325,-.03Q.29,.035 .22,.02Q.235,0 .19,-.015Z', DEEP) +
    path(
      child ? 'M.37,.19Q.3,.23 .24,.19Q.3,.26 .36,.225Z' : 'M.385,.21Q.33,.235 .28,.2Q.32,.26 .37,.24Z',
      dark,
    ) +
    path('M-.13,.02C-.06,-.06 .03,0 0,.1C-.02,.17 -.09,.17 -.11,.12Z', mix(skin, DEEP, 0.2)) +
    hair
  )
}
/** A hand that lies on something: the back of it, a thumb and four fingers that curl over. Towards +x, 0.19 long. */
export function hand(skin: string): string {
  const dark = mix(skin, DEEP, 0.45)
  return (
    path(
      'M-.03,-.034C.02,-.046 .06,-.052 .09,-.044C.13,-.04 .165,-.022 .172,-.002C.176,.012 .165,.02 .15,.018C.16,.03 .15,.04 .135,.036C.138,.048 .125,.054 .11,.048C.105,.058 .09,.06 .075,.054C.04,.05 0,.042 -.03,.034Z',
      skin,
    ) +
    path('M.02,-.036C.045,-.066 .08,-.082 .108,-.07C.114,-.058 .09,-.05 .07,-.03Z', skin) +
    `<path d="M.09,-.012Q.13,-.006 .158,.016M.084,.012Q.115,.018 .14,.036M.07,.032Q.09,.036 .112,.048" stroke="${dark}" stroke-width=".007" fill="none" stroke-linecap="round"/>`
  )
}
export function shoe(ink: string, sole: string): string {
  return (
    path(
      'M-.05,-.09L.045,-.095C.06,-.055 .12,-.045 .175,-.025C.2,-.01 .2,.01 .19,.016H-.07C-.08,-.02 -.07,-.06 -.05,-.09Z',
      ink,
    ) + path('M-.073,.004H.197L.19,.022H-.07Z', sole)
  )
}
/** A hand closed over a bar that runs to the right: the knuckles on top, four fingers down the front. */
export function grip(skin: string): string {
  const dark = mix(skin, DEEP, 0.45)
  return (
    path(
      'M-.055,-.03C-.05,-.06 -.02,-.07 .01,-.066C.04,-.066 .06,-.05 .062,-.02L.056,.03C.054,.046 .036,.046 .032,.034C.03,.05 .012,.052 .008,.038C.004,.052 -.014,.05 -.016,.036C-.022,.046 -.04,.042 -.042,.028Z',
      skin,
    ) +
    path(
      'M-.03,-.055C-.08,-.05 -.1,-.02 -.092,.012C-.085,.03 -.065,.026 -.066,.008C-.066,-.008 -.05,-.016 -.02,-.02Z',
      skin,
    ) +
    `<path d="M.034,-.03L.032,.03M.01,-.034L.008,.036M-.016,-.032L-.016,.034" stroke="${dark}" stroke-width=".008" fill="none" stroke-linecap="round"/>`
  )
}
