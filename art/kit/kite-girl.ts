/** A girl who runs with a kite's string in her raised hand and looks up at it. Metres, feet at y = 0, y down, facing right. */
import { at, CHILD_FACE, DEEP, form, hand, head, limb, path, shoe } from './cut-figure.ts'
import { mix } from './ink.ts'
import type { Pt } from './vec.ts'

/** Where the string leaves her hand. */
export const HOLD: Pt = [0.3, -1.3]
export function kiteGirl(): string {
  const skin = '#b97a58',
    dress = '#2f8f8a',
    hair = '#2b2233'
  return (
    // the far arm, up to the string
    form(
      limb(
        [
          [0.06, -0.86],
          [0.17, -0.97],
          [0.24, -1.08],
          [0.28, -1.22],
        ],
        [0.038, 0.035, 0.03, 0.024],
      ),
      mix(skin, DEEP, 0.2),
    ) + // prettier-ignore
    at(0.285, -1.23, -74, 0.62, hand(mix(skin, DEEP, 0.14))) +
    // the far leg, kicked up behind
    at(-0.37, -0.235, 78, 0.66, shoe('#b8353c', '#fff3d0')) +
    form(
      limb(
        [
          [-0.02, -0.52],
          [-0.05, -0.4],
          [-0.08, -0.29],
          [-0.2, -0.24],
          [-0.32, -0.23],
        ],
        [0.072, 0.062, 0.05, 0.042, 0.03],
      ),
      mix(skin, DEEP, 0.3),
    ) + // prettier-ignore
    // the near leg under her
    at(0.13, -0.03, -6, 0.7, shoe('#e8503f', '#fff3d0')) +
    form(
      limb(
        [
          [0.03, -0.52],
          [0.14, -0.43],
          [0.19, -0.35],
          [0.16, -0.22],
          [0.12, -0.09],
        ],
        [0.076, 0.064, 0.052, 0.044, 0.03],
      ),
      skin,
      [0.02, -0.01],
    ) + // prettier-ignore
    form('M-.01,-1.04L-.03,-.86L.08,-.83L.14,-.96L.12,-1.02Z', mix(skin, DEEP, 0.24)) +
    // the dress, its skirt blown back
    form(
      'M.0,-.89C-.06,-.88 -.1,-.83 -.095,-.77C-.085,-.7 -.08,-.66 -.09,-.62C-.16,-.55 -.25,-.48 -.33,-.44C-.26,-.39 -.2,-.4 -.14,-.37C-.06,-.36 .1,-.38 .2,-.42C.2,-.5 .15,-.57 .11,-.62C.12,-.69 .145,-.75 .145,-.8C.14,-.85 .1,-.88 .065,-.885C.045,-.87 .02,-.875 .0,-.89Z',
      dress,
      [0.07, -0.01],
      path('M-.09,-.625C-.03,-.6 .05,-.6 .115,-.62L.12,-.59C.05,-.57 -.04,-.575 -.11,-.6Z', '#ffd98a') +
        path('M-.02,-.58C-.06,-.51 -.12,-.45 -.17,-.38L-.12,-.37C-.07,-.44 -.01,-.51 .02,-.58Z', mix(dress, DEEP, 0.42)), // prettier-ignore
    ) +
    // the near arm swings back
    at(-0.31, -0.63, 118, 0.6, hand(skin), -1) +
    form(
      limb(
        [
          [-0.02, -0.83],
          [-0.13, -0.79],
          [-0.22, -0.75],
          [-0.28, -0.69],
          [-0.31, -0.62],
        ],
        [0.042, 0.038, 0.034, 0.03, 0.023],
      ),
      skin,
      [0.015, -0.015],
    ) + // prettier-ignore
    form(
      'M.02,-.885C.04,-.84 .02,-.79 -.02,-.775L-.09,-.755C-.13,-.78 -.12,-.83 -.09,-.86C-.06,-.885 -.01,-.895 .02,-.885Z',
      dress,
      [0.025, -0.012],
    ) + // prettier-ignore
    at(
      0.075,
      -1.045,
      -24,
      0.232,
      head(
        CHILD_FACE,
        skin,
        path(
          'M-.36,-.3C-.56,-.4 -.78,-.28 -.96,-.02C-1.04,.08 -1.1,.14 -1.2,.16C-.96,.26 -.78,.16 -.66,.04C-.58,-.04 -.48,-.06 -.4,-.06Z',
          hair,
        ) + // prettier-ignore
          path(
            'M.345,-.2C.38,-.4 .3,-.54 .1,-.58C-.2,-.64 -.5,-.46 -.51,-.14C-.5,.04 -.44,.2 -.36,.28C-.26,.24 -.2,.18 -.14,.12C-.19,.04 -.18,-.06 -.09,-.08C-.05,-.08 -.03,-.02 -.02,.02C.06,-.08 .04,-.18 .14,-.26C.22,-.3 .3,-.26 .345,-.2Z',
            hair,
          ) + // prettier-ignore
          path('M-.46,-.32L-.36,-.38L-.3,-.16L-.42,-.1Z', '#ffd98a'),
        true,
      ),
    )
  )
}
