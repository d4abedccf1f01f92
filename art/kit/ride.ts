/** A scooter and its rider from the front, by hand: how traffic comes at you. Metres, tyre at y = 0, y down; 1.62 m to the helmet. */
import { taper } from './cut.ts'
import type { Pt } from './vec.ts'

export interface RiderInks {
  paint: string
  paintShade: string
  top: string
  topShade: string
  legs: string
  skin: string
  helmet: string
  /** A cloth over nose and mouth, as most riders wear. */
  mask: string
  dark: string
  lamp: string
  chrome: string
}
const limb = (a: Pt, ra: number, b: Pt, rb: number, fill: string) =>
  `<path d="${taper(a, ra, b, rb)}" fill="${fill}"/>`

/** `child`: a second helmet looks out behind the rider's shoulder. `load`: flowers stacked behind. */
export function scooterAhead(
  { paint, paintShade, top, topShade, legs, skin, helmet, mask, dark, lamp, chrome }: RiderInks,
  extra?: 'child' | 'flowers',
): string {
  const behind =
    extra === 'child'
      ? `<path d="M.2,-1.26L.4,-1.26L.42,-.8H.16Z" fill="#3f7f8a"/><path d="M.2,-1.4C.2,-1.3 .24,-1.24 .3,-1.23C.37,-1.24 .4,-1.3 .4,-1.4Z" fill="${skin}"/><path d="M.17,-1.38C.15,-1.54 .24,-1.59 .3,-1.59C.37,-1.59 .45,-1.53 .43,-1.38Q.3,-1.43 .17,-1.38Z" fill="#e8b13f"/><path d="M.31,-1.59C.37,-1.59 .45,-1.53 .43,-1.38Q.39,-1.4 .35,-1.41C.38,-1.47 .36,-1.55 .31,-1.59Z" fill="#b97a3c"/><path d="M.24,-1.36h.035v.015h-.035ZM.32,-1.36h.035v.015h-.035Z" fill="${dark}"/>`
      : extra === 'flowers'
        ? `<path d="M-.56,-.86H.56L.5,-1.1H-.5Z" fill="#7a5234"/>` +
          [
            [-0.46, -1.2, '#f2a8b8'],
            [-0.3, -1.38, '#f6d25c'],
            [0.34, -1.36, '#f2a8b8'],
            [0.5, -1.18, '#e0563f'],
            [-0.6, -1.3, '#e0563f'],
            [0.6, -1.34, '#f6d25c'],
            [-0.44, -1.54, '#f2a8b8'],
            [0.46, -1.54, '#f4e9d2'],
            [-0.26, -1.66, '#e0563f'],
            [0.28, -1.68, '#f6d25c'],
            [0, -1.74, '#f2a8b8'],
          ]
            .map(
              ([x, y, ink]) =>
                `<path d="M${x},${y}m-.13,0q-.02,-.12 .08,-.11q.06,-.08 .13,-.01q.1,0 .06,.12q.04,.1 -.08,.11q-.1,.06 -.14,-.02q-.08,-.02 -.05,-.09Z" fill="${ink}"/>`,
            )
            .join('') +
          `<path d="M-.7,-1.1Q-.5,-1.3 -.34,-1.06ZM.7,-1.12Q.5,-1.3 .36,-1.06ZM-.64,-1.5Q-.48,-1.44 -.4,-1.3ZM.66,-1.5Q.5,-1.46 .42,-1.3Z" fill="#3f7f5c"/>`
        : ''
  return (
    behind +
    // legs and shoes on the foot boards
    limb([-0.14, -0.78], 0.1, [-0.27, -0.56], 0.085, legs) +
    limb([-0.27, -0.56], 0.08, [-0.24, -0.26], 0.05, legs) +
    limb([0.14, -0.78], 0.1, [0.27, -0.56], 0.085, legs) +
    limb([0.27, -0.56], 0.08, [0.24, -0.26], 0.05, legs) +
    `<path d="M-.3,-.26H-.17L-.16,-.19H-.33ZM.3,-.26H.17L.16,-.19H.33Z" fill="${dark}"/>` +
    // trunk
    `<path d="M-.2,-1.28C-.3,-1.24 -.31,-1.1 -.27,-.96L-.2,-.7H.2L.27,-.96C.31,-1.1 .3,-1.24 .2,-1.28Q0,-1.33 -.2,-1.28Z" fill="${top}"/><path d="M.02,-1.31Q.14,-1.3 .2,-1.28C.3,-1.24 .31,-1.1 .27,-.96L.2,-.7H.05Z" fill="${topShade}"/>` +
    // tyre, fork, shield with its lamp
    `<path d="M-.075,-.5H.075V-.05Q.075,0 0,0Q-.075,0 -.075,-.05Z" fill="${dark}"/><path d="M-.13,-.5Q-.13,-.36 -.09,-.33H.09Q.13,-.36 .13,-.5Z" fill="${paintShade}"/>` +
    `<path d="M-.2,-.92C-.26,-.74 -.3,-.56 -.27,-.36Q-.2,-.3 -.1,-.4L0,-.52L.1,-.4Q.2,-.3 .27,-.36C.3,-.56 .26,-.74 .2,-.92Q0,-1 -.2,-.92Z" fill="${paint}"/><path d="M.02,-.97Q.12,-.97 .2,-.92C.26,-.74 .3,-.56 .27,-.36Q.2,-.3 .1,-.4L.02,-.5Z" fill="${paintShade}"/>` +
    `<path d="M-.03,-.88H.03V-.56L0,-.52L-.03,-.56Z" fill="${chrome}"/>` +
    // arms to the grips
    limb([-0.25, -1.2], 0.075, [-0.42, -1.0], 0.06, top) +
    limb([-0.42, -1.0], 0.06, [-0.36, -0.94], 0.05, skin) +
    limb([0.25, -1.2], 0.075, [0.42, -1.0], 0.06, topShade) +
    limb([0.42, -1.0], 0.06, [0.36, -0.94], 0.05, skin) +
    `<path d="M-.44,-.95Q-.2,-1 -.12,-.98H.12Q.2,-1 .44,-.95L.44,-.91Q.2,-.94 0,-.93Q-.2,-.94 -.44,-.91Z" fill="${dark}"/><path d="M-.34,-.96L-.42,-1.13L-.5,-1.13L-.5,-1.06L-.4,-1.06ZM.34,-.96L.42,-1.13L.5,-1.13L.5,-1.06L.4,-1.06Z" fill="${dark}"/>` +
    `<path d="M-.13,-1.02Q0,-1.08 .13,-1.02L.1,-.86Q0,-.82 -.1,-.86Z" fill="${paint}"/><ellipse cx="0" cy="-.94" rx=".075" ry=".065" fill="${lamp}"/>` +
    // neck, face, cloth, helmet
    `<path d="M-.06,-1.34H.06V-1.26Q0,-1.22 -.06,-1.26Z" fill="${skin}"/><path d="M-.11,-1.56C-.12,-1.42 -.08,-1.32 0,-1.3C.08,-1.32 .12,-1.42 .11,-1.56Z" fill="${skin}"/><path d="M-.115,-1.45Q0,-1.49 .115,-1.45C.11,-1.36 .07,-1.3 0,-1.29C-.07,-1.3 -.11,-1.36 -.115,-1.45Z" fill="${mask}"/>` +
    `<path d="M-.07,-1.5h.045v.018h-.045ZM.03,-1.5h.045v.018h-.045Z" fill="${dark}"/>` +
    `<path d="M-.145,-1.52C-.17,-1.7 -.06,-1.76 0,-1.76C.06,-1.76 .17,-1.7 .145,-1.52Q0,-1.58 -.145,-1.52Z" fill="${helmet}"/><path d="M.02,-1.76C.08,-1.75 .17,-1.69 .145,-1.52Q.1,-1.545 .05,-1.55C.08,-1.62 .07,-1.7 .02,-1.76Z" fill="${dark}" opacity=".25"/><path d="M-.15,-1.53Q0,-1.6 .15,-1.53Q0,-1.55 -.15,-1.53Z" fill="${dark}"/>`
  )
}
