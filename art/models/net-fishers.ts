/** A fisherman who has just thrown his net, and the boy who keeps the boat with an oar: by hand in metres, y down, facing right, low light from ahead. */
import { at, CHILD_FACE, FACE, form, grip, head, path } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'
import { hand, limb as bare } from '../kit/limbs.ts'
import type { Pt } from '../kit/vec.ts'

const DEEP = '#2a1d52'
const HIS = { skin: '#a8624c', far: '#60384a', shirt: '#cfc2e6', wrap: '#c4563c' }
const BOY = { skin: '#a8644c', far: '#7c484c', shirt: '#2f9aa0', shorts: '#e9c9a0' }

/** A bare foot: its ankle at the origin, its sole .075 below, the toes ahead. */
const foot = (x: number, y: number, turn: number, skin: string) =>
  at(
    x,
    y,
    turn,
    1,
    path(
      'M-.034,-.06C-.04,-.04 -.05,-.015 -.062,.015C-.072,.045 -.066,.07 -.046,.075L.15,.075C.182,.074 .192,.056 .176,.042C.14,.022 .1,.006 .07,-.022C.052,-.04 .044,-.052 .034,-.06Z',
      skin,
    ) + path('M.118,.036L.158,.05L.155,.056L.112,.046Z', mix(skin, DEEP, 0.4)),
  )
/** A short sleeve: round at the shoulder, cut straight above the elbow. */
function cuff(a: Pt, b: Pt): string {
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]),
    [u, v] = [-(b[1] - a[1]) / l, (b[0] - a[0]) / l],
    at = (p: Pt, w: number) => `${(p[0] + u * w).toFixed(3)},${(p[1] + v * w).toFixed(3)}`
  return `M${at(a, 0.066)}L${at(b, 0.074)}L${at(b, -0.068)}L${at(a, -0.066)}A.066,.066 0 0 0 ${at(a, 0.066)}Z`
}
/** A short sleeve and the bare arm below it, from shoulder over elbow to wrist. */
function arm(shoulder: Pt, elbow: Pt, wrist: Pt, skin: string, sleeve: string): string {
  const mid = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  return (
    bare(
      [
        [...mid(shoulder, elbow, 0.4), 0.048],
        [...mid(shoulder, elbow, 0.75), 0.047],
        [...elbow, 0.042],
        [...mid(elbow, wrist, 0.3), 0.046],
        [...mid(elbow, wrist, 0.65), 0.036],
        [...wrist, 0.027],
      ],
      skin,
    ) + path(cuff(shoulder, mid(shoulder, elbow, 0.66)), sleeve)
  )
}
/** Where the line of the net is tied to his wrist. */
export const WRIST: Pt = [0.5, -1.385]

/** A cap of white cloth with a band of stitches. */
const KUMMA = form(
  'M-.47,-.16C-.5,-.34 -.46,-.56 -.36,-.62C-.16,-.7 .1,-.69 .26,-.61C.36,-.52 .38,-.36 .37,-.24C.12,-.3 -.2,-.27 -.47,-.16Z',
  '#f3e4d8',
  [0.2, 0],
  path('M-.5,-.27C-.2,-.39 .12,-.42 .4,-.35L.4,-.43C.12,-.5 -.2,-.47 -.5,-.36Z', '#c4563c'),
)
const HIS_HEAD = at(
  0.285,
  -1.545,
  -12,
  0.228,
  head(
    FACE,
    HIS.skin,
    // a short beard along the jaw, hair below the cap, ear
    path(
      'M-.1,.06C-.06,.16 .04,.24 .14,.27C.22,.29 .27,.3 .31,.27C.34,.3 .37,.29 .38,.29C.355,.33 .365,.36 .372,.42C.36,.52 .27,.56 .18,.53C.06,.48 -.04,.4 -.1,.3C-.13,.2 -.13,.12 -.1,.06Z',
      '#2c2046',
    ) +
      path('M.27,.16C.31,.15 .36,.16 .395,.19L.375,.212C.34,.19 .31,.19 .27,.2Z', '#2c2046') +
      path(
        'M-.44,-.2C-.3,-.24 -.2,-.26 -.06,-.27C-.1,-.18 -.1,-.12 -.1,-.06C-.16,-.08 -.2,-.02 -.16,.1C-.2,.2 -.26,.24 -.33,.27C-.44,.1 -.47,-.06 -.44,-.2Z',
        '#2c2046',
      ) +
      KUMMA,
  ),
)
const WRAP =
  'M-.16,-.97C-.06,-.94 .08,-.94 .165,-.985C.2,-.86 .29,-.72 .365,-.58C.4,-.51 .405,-.42 .4,-.3C.34,-.262 .25,-.25 .17,-.272C.1,-.29 .04,-.335 -.02,-.33C-.1,-.32 -.15,-.25 -.22,-.215C-.29,-.195 -.37,-.225 -.425,-.275C-.37,-.42 -.31,-.54 -.26,-.66C-.21,-.77 -.19,-.87 -.16,-.97Z'
const THROW_FAR =
  arm([0.25, -1.35], [0.5, -1.43], [0.725, -1.54], HIS.far, mix(HIS.shirt, DEEP, 0.5)) +
  hand(0.748, -1.552, -24, HIS.far, { spread: 12, size: 1.08 })
const THROW_NEAR =
  arm([0.05, -1.34], [0.285, -1.315], [0.505, -1.385], HIS.skin, mix(HIS.shirt, '#ffffff', 0.1)) +
  path('M.478,-1.412L.506,-1.425L.53,-1.362L.503,-1.352Z', '#ffe3a6') +
  hand(0.54, -1.403, -22, HIS.skin, { spread: 13, size: 1.1 })
/** The fisherman: one foot ahead, the trunk thrown forward after the net, both hands open. */
export const FISHERMAN =
  // legs
  bare(
    [
      [-0.2, -0.46, 0.07],
      [-0.29, -0.34, 0.07],
      [-0.37, -0.2, 0.054],
      [-0.424, -0.11, 0.04],
      [-0.426, -0.07, 0.042],
    ],
    HIS.far,
  ) + // prettier-ignore
  foot(-0.425, -0.075, 0, HIS.far) +
  bare(
    [
      [0.29, -0.45, 0.066],
      [0.28, -0.3, 0.072],
      [0.29, -0.18, 0.053],
      [0.303, -0.11, 0.041],
      [0.305, -0.07, 0.043],
    ],
    HIS.skin,
  ) + // prettier-ignore
  foot(0.305, -0.075, 0, HIS.skin) +
  form(
    WRAP,
    HIS.wrap,
    [0.05, -0.01],
    // folds from the knot to both knees, and the stripes above the hem
    path(
      'M.1,-.95C.1,-.8 .18,-.66 .3,-.5C.2,-.56 .1,-.66 .05,-.8C.03,-.86 .06,-.92 .1,-.95ZM.02,-.62C.02,-.54 -.0,-.46 -.06,-.36C-.05,-.46 -.03,-.54 .02,-.62ZM.06,-.64C.1,-.54 .13,-.46 .14,-.34C.1,-.44 .06,-.54 .06,-.64Z',
      mix(HIS.wrap, DEEP, 0.3),
    ) +
      path('M.04,-.93C.02,-.78 -.06,-.6 -.2,-.4C-.14,-.58 -.1,-.74 -.08,-.92Z', mix(HIS.wrap, DEEP, 0.34)) +
      path(
        'M.43,-.35C.34,-.305 .25,-.295 .17,-.317C.1,-.335 .04,-.38 -.02,-.375C-.1,-.365 -.15,-.295 -.22,-.26C-.29,-.24 -.37,-.27 -.45,-.335V-.375C-.37,-.305 -.29,-.278 -.22,-.298C-.15,-.333 -.1,-.403 -.02,-.413C.04,-.418 .1,-.373 .17,-.355C.25,-.333 .34,-.343 .43,-.39Z',
        '#ffc98a',
      ),
  ) +
  THROW_FAR +
  // neck and trunk
  path('M.13,-1.39C.16,-1.43 .18,-1.46 .18,-1.52L.3,-1.48C.285,-1.44 .28,-1.4 .3,-1.36L.2,-1.3Z', HIS.far) +
  form(
    'M-.168,-.955C-.19,-1.06 -.16,-1.18 -.1,-1.28C-.06,-1.35 .0,-1.405 .07,-1.415C.11,-1.42 .15,-1.42 .17,-1.41C.2,-1.36 .25,-1.36 .285,-1.41C.32,-1.39 .335,-1.33 .318,-1.26C.295,-1.17 .22,-1.08 .185,-.97C.08,-.92 -.06,-.92 -.168,-.955Z',
    HIS.shirt,
    [0.075, -0.012],
    path(
      'M.06,-1.26C.13,-1.21 .22,-1.2 .33,-1.23L.3,-1.165C.2,-1.14 .11,-1.175 .06,-1.26ZM.24,-1.04C.16,-1.06 .06,-1.05 -.04,-1.0C.05,-1.005 .14,-1.0 .2,-.98Z',
      mix(HIS.shirt, DEEP, 0.3),
    ),
  ) +
  HIS_HEAD +
  THROW_NEAR

/** The boy, seated with the hip at 0: he looks up and holds the oar with both hands. */
export const BOATBOY =
  bare(
    [
      [0, -0.04, 0.085],
      [0.18, -0.07, 0.08],
      [0.36, -0.1, 0.06],
    ],
    mix(BOY.shorts, DEEP, 0.5),
  ) + // prettier-ignore
  bare(
    [
      [0.35, -0.09, 0.052],
      [0.37, 0.08, 0.05],
      [0.36, 0.3, 0.04],
    ],
    BOY.far,
  ) + // prettier-ignore
  bare(
    [
      [0.318, 0.0, 0.05],
      [0.322, 0.1, 0.05],
      [0.305, 0.3, 0.04],
    ],
    BOY.skin,
  ) + // prettier-ignore
  form(
    'M-.14,.03C-.15,-.05 -.1,-.12 -.02,-.13C.1,-.14 .22,-.135 .33,-.12C.385,-.1 .385,.0 .37,.04L.26,.05C.15,.055 0,.06 -.14,.03Z',
    BOY.shorts,
    [0.04, -0.03],
  ) +
  path('M.0,-.44C.02,-.47 .01,-.5 .0,-.55L.12,-.52C.115,-.48 .115,-.45 .13,-.42L.06,-.37Z', BOY.far) +
  form(
    'M-.13,-.02C-.165,-.13 -.16,-.26 -.1,-.36C-.06,-.42 -.01,-.455 .02,-.455L.11,-.44C.15,-.41 .165,-.34 .16,-.26C.155,-.18 .13,-.1 .13,-.03C.05,0 -.05,.01 -.13,-.02Z',
    BOY.shirt,
    [0.05, -0.015],
  ) +
  at(
    0.07,
    -0.568,
    -25,
    0.215,
    head(
      CHILD_FACE,
      BOY.skin,
      path(
        'M.33,-.22C.34,-.42 .2,-.56 -.06,-.57C-.36,-.57 -.54,-.4 -.53,-.14C-.53,.04 -.48,.2 -.36,.3C-.28,.25 -.2,.2 -.15,.12C-.22,.04 -.2,-.09 -.09,-.09C-.04,-.09 -.02,-.04 0,0C.02,-.1 .04,-.18 .1,-.24C.18,-.28 .26,-.27 .33,-.22Z',
        '#2c2046',
      ),
      true,
    ),
  )
/** Where his fists hold the oar, the far one and the near one. */
export const FISTS: readonly [Pt, Pt] = [
  [0.37, -0.345],
  [0.27, -0.265],
]
export const FAR_ARM =
  arm([0.1, -0.36], [0.19, -0.21], [0.345, -0.33], BOY.far, mix(BOY.shirt, DEEP, 0.36)) +
  at(FISTS[0][0], FISTS[0][1], -38, 0.82, grip(BOY.far))
export const NEAR_ARM =
  arm([0.0, -0.385], [0.02, -0.19], [0.235, -0.25], BOY.skin, mix(BOY.shirt, '#ffffff', 0.06)) +
  at(FISTS[1][0], FISTS[1][1], -38, 0.86, grip(BOY.skin))
