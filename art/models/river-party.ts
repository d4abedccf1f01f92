/** Who rides in the long-tail: a man points out the temple to a girl, a woman holds her hat, another takes a picture; a boatman steers. */
import type { Camera } from '../kit/camera.ts'
import { place } from '../kit/cut.ts'
import { at, DEEP, FACE, form, limb, path } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'
import type { Mesh } from '../kit/mesh.ts'
import type { Plate } from '../kit/press.ts'
import { fartherThan } from '../kit/solid.ts'
import type { Pt } from '../kit/vec.ts'

const HAIR = '#2a2140'
/** The light comes from the left and from our side: the right edge of a form is in shade. Figures that look left are turned round, so theirs is drawn on their back. */
const SHADE: Pt = [0.04, -0.008]
const arm = (joints: readonly Pt[], half: readonly number[], ink: string): string =>
  form(limb(joints, half), ink, [0.015, -0.012])
const mouthAndEye = (skin: string): string =>
  path('M.2,-.03Q.26,-.09 .33,-.06L.32,.02Q.26,.02 .2,-.03Z', '#24173f') +
  path('M.388,.2Q.32,.24 .25,.19Q.29,.28 .375,.245Z', mix(skin, '#6a2840', 0.6))
const cap =
  'M.345,-.22C.37,-.42 .3,-.55 .1,-.59C-.2,-.65 -.52,-.46 -.52,-.14C-.51,.06 -.46,.2 -.38,.27C-.28,.25 -.2,.18 -.13,.1C-.18,.02 -.1,-.08 -.02,-.04C.02,-.1 .02,-.18 .1,-.24C.18,-.28 .28,-.26 .345,-.22Z'
const head = (x: number, y: number, turn: number, skin: string, hair: string, k = 0.23): string =>
  at(x, y, turn, k, form(FACE, skin, [0.2, 0]) + mouthAndEye(skin) + hair)
/** From the waist up, seated with the hips at (0, 0), looking right. */
const trunk = (ink: string): string =>
  form(
    'M-.02,-.56C-.11,-.55 -.16,-.49 -.17,-.4C-.18,-.28 -.17,-.12 -.18,.06H.17C.18,-.08 .15,-.2 .16,-.32C.17,-.44 .14,-.52 .06,-.56Q.02,-.53 -.02,-.56Z',
    ink,
    [0.09, -0.006],
  )
const neck = (skin: string): string => path('M-.05,-.64L-.05,-.53L.06,-.52L.07,-.62Z', mix(skin, DEEP, 0.34))

function man(): string {
  const skin = '#a8694c',
    shirt = '#e0583f'
  return (
    arm(
      [
        [0.1, -0.46],
        [0.27, -0.62],
        [0.45, -0.86],
      ],
      [0.05, 0.042, 0.028],
      skin,
    ) +
    path(
      'M.42,-.86C.42,-.9 .45,-.93 .48,-.94L.56,-1.03C.575,-1.04 .585,-1.03 .58,-1.015L.52,-.92C.52,-.88 .49,-.85 .46,-.84Z',
      skin,
    ) +
    neck(skin) +
    trunk(shirt) +
    form(
      'M-.03,-.53C.04,-.58 .12,-.55 .16,-.54L.24,-.64L.3,-.57L.14,-.38C.02,-.37 -.06,-.44 -.03,-.53Z',
      mix(shirt, '#ffc890', 0.22),
      [0.02, -0.02],
    ) +
    head(0.03, -0.73, -10, skin, path(cap, HAIR))
  )
}
function girl(): string {
  const skin = '#b97c58',
    dress = '#f3d27a'
  return (
    path('M-.04,-.5L-.04,-.4L.05,-.39L.06,-.48Z', mix(skin, DEEP, 0.34)) +
    form(
      'M-.02,-.43C-.1,-.42 -.13,-.36 -.13,-.28C-.14,-.16 -.16,-.04 -.18,.08H.2C.16,-.04 .13,-.16 .13,-.26C.13,-.36 .1,-.41 .05,-.43Z',
      dress,
      [0.07, -0.006],
    ) +
    arm(
      [
        [0.0, -0.36],
        [0.06, -0.22],
        [0.24, -0.16],
      ],
      [0.042, 0.036, 0.026],
      skin,
    ) +
    head(
      0.04,
      -0.58,
      -14,
      skin,
      path('M-.36,-.3C-.6,-.4 -.8,-.26 -.86,.06C-.86,.2 -.92,.3 -1,.36C-.76,.36 -.62,.2 -.58,.04C-.54,-.08 -.46,-.1 -.38,-.1Z', HAIR) + path(cap, HAIR), // prettier-ignore
      0.205,
    )
  )
}
function hatted(): string {
  const skin = '#bd8460',
    dress = '#3f8f8a',
    hat = '#fff0d2'
  return (
    neck(skin) +
    path('M-.09,-.78C-.14,-.66 -.14,-.56 -.18,-.48L-.04,-.5L.0,-.66Z', HAIR) +
    trunk(dress) +
    head(0.03, -0.73, -6, skin, path('M-.42,-.3C-.46,-.1 -.44,.1 -.36,.26L-.16,.2L-.06,-.1L.1,-.3Z', HAIR)) +
    at(
      0.03,
      -0.73,
      -6,
      0.23,
      form('M-.46,-.26C-.44,-.6 -.3,-.76 -.06,-.76C.2,-.76 .34,-.6 .38,-.28Z', hat, [0.18, 0]) +
        path('M-.46,-.34L-.44,-.22L.38,-.22L.38,-.34Z', '#d9604a') +
        form('M-.86,-.16C-.6,-.32 .5,-.34 .84,-.2C.5,-.14 -.5,-.1 -.86,-.16Z', hat, [0.2, -0.05]),
    ) +
    // her hand holds the brim
    arm(
      [
        [0.02, -0.44],
        [0.2, -0.52],
        [0.19, -0.74],
      ],
      [0.05, 0.042, 0.03],
      mix(dress, '#bfe0b8', 0.2),
    ) +
    path('M.16,-.74C.15,-.8 .17,-.84 .2,-.83C.23,-.83 .24,-.78 .225,-.73Z', skin)
  )
}
function photographer(): string {
  const skin = '#a8694c',
    shirt = '#5f6fae'
  return (
    neck(skin) +
    trunk(shirt) +
    head(
      0.03,
      -0.73,
      -8,
      skin,
      path(
        'M-.36,-.02C-.52,-.06 -.66,.04 -.66,.2C-.64,.36 -.46,.4 -.34,.3C-.28,.22 -.28,.06 -.36,-.02Z',
        HAIR,
      ) + path(cap, HAIR),
    ) +
    arm(
      [
        [0.0, -0.44],
        [0.1, -0.38],
        [0.25, -0.6],
      ],
      [0.052, 0.046, 0.03],
      mix(shirt, '#c9d0ea', 0.2),
    ) +
    path('M.19,-.76L.34,-.79L.36,-.67L.21,-.64Z', '#241f48') +
    path('M.34,-.765L.4,-.775L.41,-.705L.355,-.69Z', '#4b4f78') +
    path('M.22,-.62C.2,-.67 .22,-.7 .26,-.7C.3,-.69 .31,-.64 .29,-.6Z', skin)
  )
}
/** Standing, feet at (0, 0), looking right, one hand behind him on the tiller. */
function boatman(): string {
  const skin = '#96593f',
    shirt = '#3f5a92',
    cloth = '#2b2a58'
  return (
    form(
      limb(
        [
          [0.03, -0.86],
          [0.12, -0.45],
          [0.12, -0.02],
        ],
        [0.1, 0.075, 0.05],
      ),
      mix(cloth, DEEP, 0.4),
    ) +
    form(
      limb(
        [
          [-0.04, -0.86],
          [-0.07, -0.45],
          [-0.1, -0.02],
        ],
        [0.11, 0.08, 0.055],
      ),
      cloth,
      SHADE,
    ) +
    path('M-.04,-1.5L-.05,-1.38L.06,-1.37L.07,-1.47Z', mix(skin, DEEP, 0.34)) +
    form(
      'M-.03,-1.41C-.13,-1.4 -.18,-1.33 -.18,-1.24C-.18,-1.1 -.16,-.96 -.17,-.82H.15C.17,-.96 .15,-1.06 .16,-1.18C.17,-1.3 .14,-1.38 .06,-1.41Q.01,-1.38 -.03,-1.41Z',
      shirt,
      [-0.08, -0.006],
    ) +
    arm(
      [
        [-0.08, -1.3],
        [-0.2, -1.12],
        [-0.4, -1.06],
      ],
      [0.056, 0.048, 0.034],
      mix(shirt, '#c9d0ea', 0.22),
    ) +
    path('M-.38,-1.1C-.43,-1.12 -.47,-1.09 -.47,-1.05C-.46,-1.02 -.42,-1.01 -.38,-1.02Z', skin) +
    at(
      0.03,
      -1.575,
      0,
      0.225,
      form(FACE, skin, [-0.14, 0]) +
        mouthAndEye(skin) +
        path(cap, HAIR) +
        form('M-.8,-.12C-.5,-.34 -.2,-.66 -.02,-.72C.16,-.66 .44,-.38 .74,-.16C.4,-.04 -.46,-.02 -.8,-.12Z', '#e9c98a', [-0.16, -0.04]), // prettier-ignore
    )
  )
}
/** A little larger than life, to be read from the bank. */
const GROW = 1.12
/** Each with a place along the boat, aside of its middle line, the height of hips or feet, and whether they look astern. */
const PARTY: readonly (readonly [along: number, aside: number, high: number, body: string, astern?: true])[] =
  [
    [-4.55, 0.1, 0.3, boatman()],
    [2.55, 0.05, 0.5, photographer(), true],
    [0.6, 0.1, 0.5, hatted(), true],
    [-0.42, 0.25, 0.62, girl(), true],
    [-1.72, -0.05, 0.52, man(), true],
  ]
/** `boat` is the frame the hull was built in, `hull` its depth. */
export function riverParty(plate: Plate, cam: Camera, boat: Mesh, hull: Float32Array): void {
  for (const [along, aside, high, body, astern = false] of PARTY) {
    const { x, y, k } = cam.project(boat.put([along, high, aside])),
      clear = fartherThan(plate, hull, cam.f / k - 0.1)
    plate.svg(place(x, y, k * GROW, body, astern), { mask: (px, py) => (clear(px, py) ? 1 : 0) })
  }
}
