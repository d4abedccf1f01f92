/**
 * A long-tail boat that comes towards us on its port bow, cut by hand: the man at the tiller, a couple amidships, a girl in
 * the bow, and their mirror. Metres, the waterline amidships at (0, 0), y down.
 */
import { edgeLight, place } from '../kit/cut.ts'
import { at, CHILD_FACE, FACE, form, head, limb, path } from '../kit/cut-figure.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'
import { waterBars } from '../kit/water-bars.ts'

const HAIR = '#231739'
/** A sleeve or a bare arm through its joints, with the upper side in the light. */
const arm = (joints: readonly Pt[], half: readonly number[], ink: string): string =>
  form(limb(joints, half), ink, [0.02, -0.015])
/** A closed hand in profile. */
const fist = (x: number, y: number, turn: number, skin: string): string =>
  at(
    x,
    y,
    turn,
    1,
    path(
      'M-.05,-.035C-.02,-.05 .03,-.052 .055,-.034C.072,-.015 .07,.02 .055,.034C.03,.05 -.02,.05 -.05,.036Z',
      skin,
    ),
  )
/** Trunk and lap of a sitter who faces right, with the seat at (0, 0). */
const TRUNK =
  'M-.17,.04C-.2,-.14 -.19,-.34 -.15,-.46C-.12,-.53 -.05,-.56 .01,-.56C.08,-.55 .13,-.5 .145,-.42C.16,-.32 .14,-.2 .16,-.04L.14,.05Z'
const LAP = 'M-.16,-.08C0,-.16 .2,-.17 .4,-.15C.48,-.14 .52,-.1 .53,-.04L.52,.08H-.16Z'
const NECK = 'M-.07,-.52L-.055,-.76L.075,-.74C.065,-.62 .08,-.57 .1,-.53C.05,-.49 -.02,-.49 -.07,-.52Z'

function woman(): string {
  const skin = '#c98a68'
  return (
    form(LAP, '#c9607a', [0, -0.05]) +
    form(TRUNK, '#f0dcc0', [0.05, -0.02]) +
    path(NECK, '#9a5f58') +
    at(
      0.035,
      -0.75,
      -6,
      0.235,
      head(
        FACE,
        skin,
        path(
          'M.3,-.3C.1,-.24 -.02,-.2 -.06,-.04C-.1,.2 -.04,.5 -.14,.86C-.34,.9 -.5,.8 -.56,.6C-.48,.3 -.54,0 -.5,-.2C-.4,-.5 .1,-.6 .3,-.3Z',
          HAIR,
        ) +
          path(
            'M-.98,-.12C-.6,-.28 .5,-.46 .92,-.42C.96,-.36 .6,-.24 .1,-.14C-.4,-.04 -.9,0 -.98,-.12Z',
            '#f7d893',
          ) +
          path(
            'M-.46,-.24C-.44,-.6 -.24,-.82 .02,-.82C.28,-.82 .4,-.6 .4,-.4C.1,-.34 -.2,-.28 -.46,-.24Z',
            '#fbe3a8',
          ) +
          path('M-.46,-.24C-.2,-.28 .1,-.34 .4,-.4L.4,-.5C.12,-.44 -.18,-.38 -.46,-.34Z', '#c9503f'),
      ),
    ) +
    arm(
      [
        [0, -0.46],
        [0.09, -0.24],
        [0.34, -0.15],
      ],
      [0.07, 0.052, 0.034],
      skin,
    ) + // prettier-ignore
    form('M-.06,-.5C0,-.56 .08,-.52 .09,-.44L.11,-.3C.06,-.26 0,-.27 -.03,-.3Z', '#f0dcc0', [0.03, -0.01]) +
    fist(0.37, -0.15, 8, skin)
  )
}
function man(): string {
  const skin = '#a8694e'
  return (
    form(LAP, '#3d3570', [0, -0.05]) +
    form(TRUNK, '#2f8a8c', [0.06, -0.02]) +
    path(NECK, '#7a4a4c') +
    at(
      0.04,
      -0.765,
      -9,
      0.24,
      head(
        FACE,
        skin,
        path(
          'M.345,-.22C.37,-.4 .3,-.53 .1,-.57C-.2,-.63 -.5,-.44 -.51,-.14C-.51,.06 -.44,.22 -.34,.33C-.24,.31 -.2,.2 -.13,.12C-.2,.04 -.18,-.08 -.08,-.08C-.04,-.08 -.02,-.04 0,0C.05,-.1 .02,-.16 .1,-.23C.18,-.28 .28,-.26 .345,-.22Z',
          HAIR,
        ),
      ),
    )
  )
}
/** His near arm lies behind her on the rail. */
const manArm = (): string =>
  arm(
    [
      [-0.05, -0.45],
      [-0.13, -0.22],
      [0.06, -0.06],
    ],
    [0.075, 0.056, 0.036],
    '#a8694e',
  ) + // prettier-ignore
  form(
    'M-.11,-.5C-.04,-.56 .05,-.52 .05,-.43L0,-.26C-.06,-.23 -.13,-.25 -.16,-.28Z',
    '#2f8a8c',
    [0.035, -0.012],
  )

function girl(): string {
  const skin = '#b67352'
  return (
    // the far arm points ahead
    arm(
      [
        [0.04, -0.36],
        [0.25, -0.5],
        [0.4, -0.66],
      ],
      [0.044, 0.034, 0.024],
      '#8f5548',
    ) + // prettier-ignore
    path('M.375,-.66L.43,-.71L.51,-.775L.525,-.762L.47,-.7C.475,-.68 .455,-.655 .42,-.635Z', '#8f5548') +
    form(
      'M-.15,.1C-.19,-.06 -.17,-.26 -.11,-.37C-.07,-.43 .02,-.45 .06,-.4C.11,-.34 .11,-.22 .13,-.12L.34,-.06L.3,.12Z',
      '#e4584a',
      [0.04, -0.02],
    ) +
    path('M-.055,-.39L-.045,-.58L.06,-.57L.07,-.4C.03,-.37 -.02,-.37 -.055,-.39Z', '#7a4a4c') +
    at(
      0.03,
      -0.58,
      -12,
      0.215,
      head(
        CHILD_FACE,
        skin,
        path(
          'M.36,-.2C.38,-.42 .28,-.55 .08,-.58C-.22,-.63 -.52,-.44 -.52,-.14C-.52,.06 -.46,.22 -.34,.3C-.22,.3 -.18,.16 -.1,.02C-.04,-.12 .16,-.2 .36,-.2Z',
          HAIR,
        ) +
          path(
            'M-.46,-.24C-.6,-.42 -.82,-.3 -.9,.02C-.94,.26 -.86,.44 -1,.6C-.7,.56 -.62,.3 -.64,.1C-.64,-.02 -.56,-.08 -.46,-.06Z',
            HAIR,
          ) +
          path('M-.5,-.3L-.42,-.02L-.5,0L-.6,-.26Z', '#f6c45a'),
        true,
      ),
    ) +
    arm(
      [
        [-0.02, -0.32],
        [0.05, -0.14],
        [0.24, -0.08],
      ],
      [0.05, 0.04, 0.026],
      skin,
    ) + // prettier-ignore
    fist(0.27, -0.08, 0, skin)
  )
}
/** The man at the tiller, on his feet at (0, 0): his weight on the far leg, the near arm on the tiller behind him. */
function helmsman(): string {
  const skin = '#7d4a3f'
  return (
    arm(
      [
        [0.06, -0.86],
        [0.13, -0.46],
        [0.1, 0],
      ],
      [0.1, 0.075, 0.055],
      '#332a5c',
    ) + // prettier-ignore
    arm(
      [
        [-0.02, -0.86],
        [-0.03, -0.45],
        [-0.12, 0],
      ],
      [0.11, 0.08, 0.058],
      '#3d3570',
    ) + // prettier-ignore
    // the far arm hangs at his hip
    arm(
      [
        [0.12, -1.3],
        [0.2, -1.08],
        [0.17, -0.86],
      ],
      [0.055, 0.045, 0.032],
      '#5c3a48',
    ) +
    form(
      'M-.13,-.82C-.15,-.98 -.19,-1.16 -.16,-1.3C-.14,-1.38 -.06,-1.42 .02,-1.42C.1,-1.42 .16,-1.37 .17,-1.28C.18,-1.14 .14,-.98 .15,-.82Z',
      '#d9854c',
      [0.06, -0.02],
    ) +
    path('M-.06,-1.38L-.045,-1.6L.07,-1.58L.09,-1.39C.05,-1.35 -.02,-1.35 -.06,-1.38Z', '#5c3a48') +
    at(
      0.04,
      -1.59,
      2,
      0.235,
      head(
        FACE,
        skin,
        path(
          'M-.34,.33C-.5,.1 -.52,-.1 -.5,-.2L.3,-.22C.1,-.2 -.02,-.14 -.04,0C-.12,.1 -.2,.3 -.34,.33Z',
          HAIR,
        ) +
          path(
            'M-1.02,.06C-.5,-.26 -.2,-.56 .02,-.72C.26,-.56 .62,-.36 1.02,-.16C.5,-.14 -.5,-.02 -1.02,.06Z',
            '#e9c98a',
          ) +
          path('M-1.02,.06C-.5,-.02 .5,-.14 1.02,-.16C.5,-.06 -.4,.06 -1.02,.06Z', '#9a6a58'),
      ),
    ) +
    arm(
      [
        [-0.06, -1.29],
        [-0.3, -1.1],
        [-0.5, -0.97],
      ],
      [0.07, 0.052, 0.032],
      skin,
    ) + // prettier-ignore
    form(
      'M-.13,-1.35C-.06,-1.41 .03,-1.37 .02,-1.28C-.04,-1.18 -.12,-1.12 -.2,-1.08L-.28,-1.16C-.22,-1.2 -.16,-1.28 -.13,-1.35Z',
      '#d9854c',
      [0.03, -0.012],
    )
  )
}
/** Motor on its post at the transom, its shaft to the screw astern, and the tiller to the helmsman. */
const motor =
  path('M-3.72,-.6L-3.7,-1.1H-3.58L-3.54,-.6Z', '#241a44') +
  '<path d="M-3.9,-1.12L-4.86,-.1" stroke="#241a44" stroke-width=".075" stroke-linecap="round"/><path d="M-3.5,-1.26L-3.02,-1.4" stroke="#241a44" stroke-width=".06" stroke-linecap="round"/>' +
  '<g transform="translate(-3.68,-1.26) rotate(-10)">' +
  path(
    'M-.36,-.16C-.36,-.24 -.3,-.26 -.24,-.26H.2C.28,-.26 .34,-.2 .34,-.12V.1C.34,.16 .3,.2 .24,.2H-.22L-.36,.08Z',
    '#3f3568',
  ) +
  path('M.34,-.12V.1C.34,.16 .3,.2 .24,.2H.1V-.26H.2C.28,-.26 .34,-.2 .34,-.12Z', '#b86f66') +
  path('M-.2,-.26V-.36C-.2,-.42 .14,-.42 .14,-.36V-.26Z', '#e0a352') +
  path('M-.3,-.02H.06V.03H-.3ZM-.3,-.12H.06V-.07H-.3Z', '#241a44') +
  '</g>'
const NEAR = 'M-3.72,-.66C-3,-.52 -1.6,-.46 -.2,-.46C1.2,-.46 2.3,-.66 3,-1.24C3.42,-1.6 3.7,-2.02 3.86,-2.5'
const HULL = `${NEAR}L4.06,-2.56C3.94,-1.8 3.52,-.98 2.92,-.44C2.62,-.18 2.36,0 2.1,.08C.6,.1 -1.8,.02 -3.56,-.06Z`
const INSIDE = `${NEAR}C3.66,-2.1 3.4,-1.76 3,-1.46C2.2,-.94 1.1,-.74 -.2,-.74C-1.6,-.74 -3,-.76 -3.72,-.66Z`
let serial = 0
function hull(): string {
  const id = `bay${serial++}`
  return (
    `<clipPath id="${id}"><path d="${HULL}"/></clipPath><path d="${HULL}" fill="#43204e"/><g clip-path="url(#${id})">` +
    // the flare of the bow takes the light, the turn of the bilge none
    path('M2.1,.1C2.5,-.4 3.1,-1.1 3.86,-2.5L4.2,-2.6V.1Z', '#a84a52') +
    path('M-3.9,-.16C-1.6,-.1 1,-.1 2.36,-.2L2.2,.2H-3.9Z', '#2a1745') +
    // a strake in green under the rail
    `<path d="${NEAR}" transform="translate(.02,.13)" fill="none" stroke="#2c7f86" stroke-width=".16"/>` +
    `<path d="${NEAR}" transform="translate(.03,.25)" fill="none" stroke="#f2c98c" stroke-width=".035"/>` +
    `<path d="${NEAR}" fill="none" stroke="#f6c48a" stroke-width=".13"/></g>`
  )
}
/** Cloths for the spirit of the boat, knotted round the stem; they blow astern. */
const cloths =
  path('M3.83,-2.42L3.9,-3.2C3.98,-3.28 4.08,-3.3 4.16,-3.28L4.07,-2.5Z', '#5c2c4e') +
  path(
    'M3.84,-2.3C3.6,-2.1 3.5,-1.86 3.54,-1.5C3.62,-1.6 3.66,-1.56 3.72,-1.48C3.7,-1.8 3.86,-2 3.98,-2.26Z',
    '#2fa39a',
  ) +
  path(
    'M3.9,-2.4C3.76,-2.1 3.7,-1.82 3.8,-1.36C3.86,-1.46 3.92,-1.46 3.98,-1.38C3.92,-1.76 4.02,-2.04 4.08,-2.36Z',
    '#f6c45a',
  ) +
  path(
    'M3.98,-2.4C3.92,-2.1 3.98,-1.86 4.1,-1.56C4.12,-1.66 4.18,-1.68 4.24,-1.62C4.14,-1.9 4.12,-2.14 4.12,-2.42Z',
    '#e04a5a',
  ) +
  path('M3.8,-2.3C3.88,-2.24 4.04,-2.26 4.12,-2.34L4.12,-2.46C4.02,-2.4 3.9,-2.38 3.82,-2.42Z', '#e04a5a') +
  path('M3.82,-2.42C3.9,-2.38 4.02,-2.4 4.12,-2.46L4.13,-2.58C4.03,-2.52 3.92,-2.5 3.84,-2.54Z', '#f6c45a') +
  path('M3.84,-2.54C3.92,-2.5 4.03,-2.52 4.13,-2.58L4.14,-2.7C4.04,-2.64 3.94,-2.62 3.86,-2.66Z', '#2fa39a')

/** The boat at a place of the picture, `k` pixels a metre, above its mirror in bars that part towards us. */
export function bayBoat(x: number, y: number, k: number): string {
  const boat =
    path(INSIDE, '#9a4f56') +
    path(
      'M-3.72,-.66C-3,-.76 -1.6,-.74 -.2,-.74C1.1,-.74 2.2,-.94 3,-1.46C3.4,-1.76 3.66,-2.1 3.86,-2.5L3.8,-2.28C3.6,-1.98 3.36,-1.68 3,-1.4C2.2,-.88 1.1,-.68 -.2,-.68C-1.6,-.68 -3,-.7 -3.72,-.62Z',
      '#f2b07c',
    ) +
    motor +
    place(-2.52, -0.43, 1, helmsman()) +
    place(-0.02, -0.48, 1, woman()) +
    place(-0.42, -0.44, 1, man() + manArm()) +
    place(1.66, -0.6, 1, girl()) +
    hull() +
    cloths
  const r = random(5),
    id = `bay${serial++}`
  const bars = waterBars(
    { from: 0.05, to: 3.4, step: 0.15, part: 0.012, thick: 0.085, thin: 0.16, least: 0.03, digits: 2 },
    () => [-5 + r.range(-0.2, 0.5), 4.4 + r.range(-0.5, 0.2)],
  )
  return (
    place(
      x,
      y,
      k,
      `<clipPath id="${id}"><path d="M-5.4,-.2H4.4V.2H-5.4Z${bars}"/></clipPath><g clip-path="url(#${id})" opacity=".72"><g transform="matrix(1,.05,0,-1,0,.05)">${boat}</g></g>`,
    ) +
    edgeLight(place(x, y, k, boat), [1, -0.6], 2, '#ffdca6') +
    // what the screw throws up, and the wave at the forefoot
    place(
      x,
      y,
      k,
      '<path d="M-5.3,-.08C-5.12,-.14 -5.02,-.2 -4.92,-.2C-4.84,-.24 -4.76,-.18 -4.7,-.14C-4.6,-.12 -4.5,-.1 -4.36,-.07C-4.7,-.02 -5,-.02 -5.3,-.08ZM1.3,.12C1.7,.06 1.9,.06 2.1,.04C2.24,-.02 2.36,0 2.44,.06C2.6,.08 2.8,.12 3,.13C2.5,.17 1.9,.17 1.3,.12Z" fill="#ffe6c0"/>',
    )
  )
}
