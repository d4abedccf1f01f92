/** The caravan at Giza by hand: a dromedary, two riders in its metres, and the guide who leads it. Metres, y down, feet at y = 0, in profile to the right; the sun is low ahead. */
import { at, CHILD_FACE, DEEP, FACE, head, limb, path, shoe } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'
import { joints, limb as arm } from '../kit/limbs.ts'
import type { Pt } from '../kit/vec.ts'

const WOOD = '#5b3038'
let serial = 0
/** A shape with a darker edge on the side away from the light. `over` is drawn inside it. */
function form(d: string, ink: string, [dx, dy]: Pt = [0.03, -0.012], over = '', deep = 0.42): string {
  const id = `gc${serial++}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${ink}"/><g clip-path="url(#${id})">${over}<path d="M-9,-9H9V9H-9Z${d}" fill-rule="evenodd" transform="translate(${dx},${dy})" fill="${mix(ink, DEEP, deep)}"/></g>`
}
const line = (d: string, ink: string, wide: number) =>
  `<path d="${d}" stroke="${ink}" stroke-width="${wide}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`

/** Stations of a leg from the body to the ankle, and where its pad stands. */
interface Leg {
  run: string
  pad: number
}
/** A pacing walk: the two legs of one side swing together. */
interface Gait {
  nearFore: Leg
  nearHind: Leg
  farFore: Leg
  farHind: Leg
}
const BACK_FORE = {
  run: '.66,-1.52,.17 .61,-1.22,.15 .575,-.94,.105 .55,-.7,.1 .505,-.54,.068 .44,-.28,.056 .41,-.1,.066',
  pad: 0.41,
}
const BACK_HIND = {
  run: '-.7,-1.56,.25 -.68,-1.28,.215 -.77,-.98,.14 -.93,-.7,.092 -.965,-.54,.066 -1,-.28,.056 -1.02,-.1,.066',
  pad: -1.02,
}
const AHEAD_FORE = {
  run: '.68,-1.52,.17 .72,-1.22,.15 .79,-.94,.105 .855,-.7,.1 .88,-.54,.068 .93,-.28,.056 .95,-.1,.066',
  pad: 0.95,
}
const AHEAD_HIND = {
  run: '-.7,-1.56,.25 -.57,-1.26,.21 -.55,-.96,.135 -.61,-.7,.09 -.58,-.54,.066 -.48,-.28,.056 -.44,-.1,.066',
  pad: -0.44,
}
export const STRIDE: Gait = {
  nearFore: BACK_FORE,
  nearHind: BACK_HIND,
  farFore: AHEAD_FORE,
  farHind: AHEAD_HIND,
}
export const COUNTER: Gait = {
  nearFore: AHEAD_FORE,
  nearHind: AHEAD_HIND,
  farFore: BACK_FORE,
  farHind: BACK_HIND,
}
/** The broad foot of a camel, with the cleft between its two toes. */
const pad = (x: number, ink: string): string =>
  path(
    `M${x - 0.066},-.17C${x - 0.07},-.11 ${x - 0.115},-.085 ${x - 0.132},-.035C${x - 0.142},0 ${x - 0.12},.014 ${x - 0.09},.014L${x + 0.13},.014C${x + 0.175},.014 ${x + 0.19},-.012 ${x + 0.176},-.042C${x + 0.155},-.085 ${x + 0.085},-.11 ${x + 0.066},-.17Z`,
    ink,
  ) + line(`M${x + 0.095},-.07Q${x + 0.125},-.04 ${x + 0.125},.002`, mix(ink, DEEP, 0.4), 0.016)
const leg = ({ run, pad: x }: Leg, ink: string, lit = true): string => {
  const stations = run.split(' ').map((p) => p.split(',').map(Number)),
    d = limb(
      stations.map(([px, py]) => [px!, py!]),
      stations.map(([, , half]) => half!),
    )
  return pad(x, ink) + (lit ? form(d, ink, [0.034, -0.004], '', 0.36) : path(d, ink))
}

/** How far the far feet stand behind the near ones, in metres up the picture. */
export const FAR = 0.09
export const farLegs = (gait: Gait, coat: string): string => {
  const ink = mix(coat, DEEP, 0.48)
  return leg(gait.farHind, ink, false) + leg(gait.farFore, ink, false)
}
interface Dress {
  coat: string
  blanket: string
  band: string
  mark: string
}
const BODY =
  'M-.97,-1.62C-.93,-1.77 -.78,-1.84 -.58,-1.88C-.42,-1.92 -.36,-2.12 -.14,-2.22C.02,-2.29 .16,-2.2 .26,-2.05C.34,-1.94 .46,-1.86 .62,-1.82C.8,-1.77 .86,-1.63 1,-1.57C1.13,-1.52 1.2,-1.66 1.235,-1.84C1.27,-2.06 1.28,-2.27 1.4,-2.385C1.46,-2.44 1.55,-2.455 1.62,-2.43C1.71,-2.4 1.77,-2.34 1.86,-2.29C1.935,-2.25 1.985,-2.2 1.985,-2.14C1.985,-2.09 1.95,-2.07 1.905,-2.07C1.94,-2.03 1.915,-1.985 1.86,-1.99C1.8,-2 1.76,-2.04 1.7,-2.035C1.61,-2.025 1.55,-2 1.52,-1.93C1.48,-1.8 1.5,-1.65 1.42,-1.45C1.34,-1.26 1.16,-1.14 .97,-1.13C.89,-1.05 .74,-1.02 .66,-1.08C.4,-1.1 .1,-1.06 -.16,-1.12C-.36,-1.16 -.46,-1.26 -.56,-1.34C-.7,-1.3 -.92,-1.32 -.98,-1.46C-1,-1.52 -.99,-1.57 -.97,-1.62Z'
const BLANKET =
  'M-.54,-1.95C-.4,-2.16 -.28,-2.28 -.12,-2.32C.04,-2.35 .18,-2.24 .28,-2.08C.34,-1.98 .41,-1.92 .46,-1.9C.48,-1.72 .49,-1.54 .5,-1.36C.3,-1.31 -.3,-1.31 -.57,-1.38C-.56,-1.56 -.55,-1.76 -.54,-1.95Z'
const solid = (body: string) => `<g stroke="${DEEP}" stroke-width=".024" stroke-linejoin="round">${body}</g>`
/** Where the feet of a camel touch the ground in a shadow, seen as darker ground below them. */
export const footing = ({ nearFore, nearHind, farFore, farHind }: Gait, ink: string): string =>
  [nearFore, nearHind]
    .map(({ pad: x }) =>
      path(`M${x - 0.3},.02Q${x - 0.02},-.05 ${x + 0.24},.005Q${x},.07 ${x - 0.3},.02Z`, ink),
    )
    .concat(
      [farFore, farHind].map(({ pad: x }) =>
        path(
          `M${x - 0.3},${0.02 - FAR}Q${x - 0.02},${-0.05 - FAR} ${x + 0.24},${0.005 - FAR}Q${x},${0.07 - FAR} ${x - 0.3},${0.02 - FAR}Z`,
          ink,
        ),
      ),
    )
    .join('')
/** The legs of one side, for their shadow. */
export const nearShape = (gait: Gait): string =>
  solid(leg(gait.nearHind, DEEP, false) + leg(gait.nearFore, DEEP, false))
export const farShape = (gait: Gait): string =>
  solid(leg(gait.farHind, DEEP, false) + leg(gait.farFore, DEEP, false))
/** What is seen of a camel before its far legs: tail, body, near legs, halter, blanket and saddle. */
export function camel(gait: Gait, { coat, blanket, band, mark }: Dress): string {
  const dark = mix(coat, DEEP, 0.42),
    deep = mix(coat, DEEP, 0.7)
  let tassels = ''
  for (let i = 0; i < 9; i++) {
    const x = -0.53 + i * 0.125
    tassels += `M${x - 0.022},-1.36L${x + 0.022},-1.36L${x + 0.03},-1.24Q${x},-1.215 ${x - 0.03},-1.24Z`
  }
  let marks = ''
  for (let i = 0; i < 5; i++) {
    const x = -0.43 + i * 0.2
    marks += `M${x - 0.085},-1.66L${x},-1.76L${x + 0.085},-1.66L${x},-1.56Z`
  }
  return (
    // tail
    path(
      'M-.95,-1.66C-1.04,-1.62 -1.07,-1.46 -1.07,-1.3C-1.09,-1.2 -1.12,-1.12 -1.1,-1.02C-1.06,-.98 -1.02,-1.02 -1.01,-1.08C-1.0,-1.16 -1.02,-1.22 -1.01,-1.3C-1,-1.42 -.96,-1.5 -.93,-1.54Z',
      deep,
    ) +
    path('M1.41,-2.37C1.36,-2.4 1.33,-2.46 1.335,-2.5C1.4,-2.5 1.46,-2.46 1.48,-2.41Z', dark) +
    form(BODY, coat, [0.075, -0.07], '', 0.4) +
    path(
      'M1.425,-2.4C1.395,-2.46 1.4,-2.52 1.42,-2.55C1.47,-2.53 1.505,-2.48 1.51,-2.42Z',
      mix(coat, DEEP, 0.15),
    ) +
    line('M1.9,-2.07Q1.83,-2.06 1.75,-2.11', deep, 0.018) +
    line('M1.93,-2.19Q1.9,-2.175 1.895,-2.145', deep, 0.02) +
    path('M1.56,-2.3C1.59,-2.345 1.65,-2.345 1.68,-2.3C1.65,-2.27 1.6,-2.27 1.56,-2.3Z', DEEP) +
    '<circle cx="1.64" cy="-2.312" r=".011" fill="#ffe6b8"/>' +
    line('M1.54,-2.335Q1.61,-2.385 1.69,-2.33', dark, 0.026) +
    // near legs, with the thigh and the shoulder set off from the body by a crease
    leg(gait.nearHind, coat) +
    leg(gait.nearFore, coat) +
    // halter: cheek strap, noseband, ring and tassel
    line('M1.47,-2.43Q1.53,-2.2 1.57,-2.03', blanket, 0.034) +
    line('M1.79,-2.335Q1.76,-2.16 1.74,-2.04', blanket, 0.034) +
    line('M1.545,-2.14Q1.65,-2.15 1.755,-2.17', blanket, 0.03) +
    path('M1.545,-2.02L1.585,-2.02L1.6,-1.88Q1.57,-1.86 1.54,-1.88Z', band) +
    // blanket
    path(tassels, band) +
    form(
      BLANKET,
      blanket,
      [0.05, -0.02],
      path('M-.6,-1.48C-.3,-1.41 .3,-1.41 .52,-1.46L.52,-1.4C.3,-1.35 -.3,-1.35 -.6,-1.42Z', band) +
        path('M-.6,-1.86C-.3,-1.82 .3,-1.82 .52,-1.86L.52,-1.81C.3,-1.77 -.3,-1.77 -.6,-1.81Z', band) +
        path(marks, mark),
    ) +
    // girth, and the saddle with its two horns
    path(
      'M-.42,-2.1C-.47,-2.2 -.485,-2.32 -.5,-2.42C-.51,-2.5 -.42,-2.52 -.405,-2.44L-.37,-2.26C-.3,-2.33 -.2,-2.37 -.1,-2.375C.06,-2.38 .18,-2.3 .3,-2.12L.26,-2.06C.1,-2.2 -.22,-2.22 -.42,-2.1Z',
      WOOD,
    ) +
    path('M.2,-2.2L.27,-2.5C.26,-2.58 .37,-2.58 .36,-2.5L.31,-2.1Z', WOOD)
  )
}
const SKIN = { her: '#b97452', boy: '#b67347', guide: '#94593c' }
const crease = (d: string, ink: string, wide = 0.016) =>
  `<path d="${d}" stroke="${mix(ink, DEEP, 0.36)}" stroke-width="${wide}" fill="none" stroke-linecap="round"/>`
/** The near leg of a rider: thigh, shin and shoe. */
const ridingLeg = (ink: string, boot: string): string =>
  at(0.3, -1.66, 4, 0.92, shoe(boot, mix(boot, DEEP, 0.5))) +
  form(
    'M-.17,-2.49C-.04,-2.53 .14,-2.46 .34,-2.34C.45,-2.28 .47,-2.2 .44,-2.1L.37,-1.7C.31,-1.67 .25,-1.67 .2,-1.7L.22,-2.08C.08,-2.11 -.1,-2.12 -.2,-2.18C-.28,-2.24 -.28,-2.43 -.17,-2.49Z',
    ink,
    [0.035, -0.035],
    crease('M.12,-2.2Q.22,-2.16 .24,-2.06', ink) + crease('M-.14,-2.36Q-.06,-2.28 .04,-2.26', ink),
  )
/** A fist round the horn of the saddle, its knuckles ahead. */
const onHorn = (x: number, y: number, skin: string): string =>
  path(
    `M${x - 0.055},${y - 0.03}C${x - 0.04},${y - 0.062} ${x},${y - 0.066} ${x + 0.03},${y - 0.055}C${x + 0.056},${y - 0.046} ${x + 0.064},${y - 0.02} ${x + 0.058},${y + 0.012}C${x + 0.052},${y + 0.04} ${x + 0.02},${y + 0.05} ${x - 0.012},${y + 0.044}C${x - 0.04},${y + 0.04} ${x - 0.058},${y + 0.01} ${x - 0.055},${y - 0.03}Z`,
    skin,
  ) +
  `<path d="M${x},${y - 0.022}L${x + 0.056},${y - 0.016}M${x - 0.002},${y + 0.002}L${x + 0.056},${y + 0.008}M${x - 0.004},${y + 0.024}L${x + 0.046},${y + 0.03}" stroke="${mix(skin, DEEP, 0.45)}" stroke-width=".008" stroke-linecap="round"/>`

const TUNIC = '#fff0d2'
const SCARF = '#e2543f'
/** She shades her eyes with the far hand; the near one is on the horn of the saddle. */
export function traveller(): string {
  const trousers = '#2a6f7d'
  return (
    // the far arm: upper arm ahead, forearm up, the hand a visor over the brow
    arm(joints('.05,-2.84,.072 .2,-2.82,.066 .335,-2.8,.058'), mix(TUNIC, DEEP, 0.36)) +
    arm(joints('.335,-2.805,.058 .325,-2.92,.05 .295,-3.05,.036'), mix(TUNIC, DEEP, 0.36)) +
    path(
      'M.325,-3.03C.335,-3.075 .3,-3.112 .255,-3.122L.075,-3.158C.055,-3.16 .052,-3.142 .07,-3.136L.11,-3.122L.09,-3.112C.085,-3.1 .1,-3.094 .115,-3.094L.21,-3.076C.225,-3.05 .27,-3.005 .325,-3.03Z',
      SKIN.her,
    ) +
    crease('M.11,-3.122L.235,-3.094', SKIN.her, 0.01) +
    ridingLeg(trousers, '#5b3038') +
    // neck, body
    path('M-.04,-2.98L.09,-2.96L.085,-2.84L-.06,-2.84Z', mix(SKIN.her, DEEP, 0.35)) +
    form(
      'M-.25,-2.36C-.265,-2.47 -.215,-2.57 -.215,-2.7C-.215,-2.82 -.14,-2.9 -.04,-2.905C.05,-2.91 .105,-2.87 .12,-2.79C.135,-2.68 .095,-2.6 .11,-2.5C.15,-2.44 .25,-2.4 .29,-2.34C.25,-2.27 .16,-2.22 .06,-2.22C-.08,-2.2 -.22,-2.22 -.25,-2.36Z',
      TUNIC,
      [0.055, -0.015],
      crease('M.13,-2.46Q.04,-2.42 -.06,-2.44', TUNIC) + crease('M.06,-2.22Q.12,-2.32 .11,-2.4', TUNIC),
    ) +
    at(0.03, -3.075, -4, 0.235, head(FACE, SKIN.her, '')) +
    // the scarf: over the hair, round the neck, and its end blown back
    form(
      'M-.1,-2.99C-.17,-2.97 -.24,-2.98 -.33,-3.03C-.42,-3.08 -.49,-3.06 -.56,-3.01C-.52,-2.96 -.5,-2.92 -.5,-2.86C-.42,-2.9 -.34,-2.88 -.26,-2.85C-.18,-2.82 -.1,-2.84 -.04,-2.88Z',
      SCARF,
      [0.0, -0.035],
      crease('M-.1,-2.93Q-.24,-2.91 -.36,-2.97T-.52,-2.98', SCARF),
    ) +
    form(
      'M.098,-3.155C.08,-3.2 .02,-3.222 -.04,-3.21C-.11,-3.196 -.146,-3.13 -.136,-3.06C-.13,-3 -.12,-2.94 -.12,-2.89C-.06,-2.84 .05,-2.83 .11,-2.87C.13,-2.9 .12,-2.94 .088,-2.954C.04,-2.955 .008,-2.985 -.002,-3.03C-.012,-3.08 .01,-3.11 .04,-3.13C.06,-3.142 .08,-3.15 .098,-3.155Z',
      SCARF,
      [0.03, -0.006],
      crease('M-.1,-2.94Q0,-2.88 .11,-2.9', SCARF) + crease('M-.1,-3.1Q-.06,-3.16 .02,-3.18', SCARF),
    ) +
    // the near arm
    onHorn(0.315, -2.52, SKIN.her) +
    form(
      'M-.08,-2.86C-.16,-2.84 -.19,-2.76 -.17,-2.68C-.15,-2.6 -.1,-2.52 -.05,-2.475C-.01,-2.44 .05,-2.44 .1,-2.455L.29,-2.49L.275,-2.565L.08,-2.555C.06,-2.6 .05,-2.68 .04,-2.75C.03,-2.84 -.02,-2.875 -.08,-2.86Z',
      TUNIC,
      [0.016, -0.02],
      crease('M.07,-2.55Q.02,-2.54 -.02,-2.5', TUNIC),
    )
  )
}
const SHIRT = '#f2b640'
/** The boy points at the top of the Great Pyramid. */
export function boy(): string {
  const shorts = '#3b4a86'
  return (
    arm(joints('.06,-2.66,.05 .12,-2.52,.046 .22,-2.5,.036 .3,-2.51,.03'), mix(SKIN.boy, DEEP, 0.3)) +
    ridingLeg(shorts, '#5b3038') +
    path('M-.045,-2.9L.06,-2.87L.07,-2.76C.03,-2.74 -.02,-2.74 -.055,-2.76Z', mix(SKIN.boy, DEEP, 0.35)) +
    form(
      'M-.2,-2.36C-.215,-2.46 -.18,-2.56 -.17,-2.64C-.155,-2.73 -.1,-2.785 -.035,-2.79C.045,-2.795 .085,-2.74 .095,-2.67C.105,-2.58 .08,-2.5 .1,-2.4C.12,-2.3 .05,-2.25 -.04,-2.24C-.12,-2.23 -.19,-2.27 -.2,-2.36Z',
      SHIRT,
      [0.05, -0.015],
      crease('M.11,-2.42Q.02,-2.36 -.06,-2.37', SHIRT),
    ) +
    at(
      0.035,
      -2.93,
      -12,
      0.215,
      head(
        CHILD_FACE,
        SKIN.boy,
        path(
          'M.34,-.3C.34,-.5 .16,-.62 -.08,-.6C-.36,-.58 -.56,-.4 -.55,-.12C-.55,.06 -.48,.22 -.36,.3C-.28,.26 -.2,.18 -.15,.1C-.22,.02 -.18,-.1 -.08,-.09C-.04,-.09 -.02,-.04 0,0C.04,-.1 .03,-.2 .1,-.26C.18,-.32 .28,-.26 .34,-.3Z',
          '#2a1a30',
        ),
        true,
      ),
    ) +
    // the arm that points: sleeve, forearm, and a hand with the first finger out
    arm(joints('.1,-2.73,.034 .25,-2.79,.034 .34,-2.84,.028 .42,-2.895,.023'), SKIN.boy) +
    path(
      'M.4,-2.91C.42,-2.94 .455,-2.955 .48,-2.955L.565,-3.02C.58,-3.03 .592,-3.012 .58,-3L.515,-2.935C.525,-2.92 .52,-2.9 .505,-2.89C.5,-2.872 .485,-2.862 .468,-2.862C.45,-2.85 .42,-2.855 .41,-2.87Z',
      SKIN.boy,
    ) +
    `<path d="M.47,-2.915L.505,-2.928M.462,-2.892L.5,-2.9M.452,-2.872L.484,-2.874" stroke="${mix(SKIN.boy, DEEP, 0.5)}" stroke-width=".008" stroke-linecap="round"/>` +
    form(
      'M-.07,-2.74C-.13,-2.72 -.14,-2.65 -.09,-2.62C-.02,-2.6 .1,-2.64 .19,-2.69C.22,-2.71 .21,-2.79 .18,-2.81C.1,-2.79 .02,-2.78 -.07,-2.74Z',
      SHIRT,
      [0.02, -0.03],
    )
  )
}
const ROBE = '#1f6277'
const WRAP = '#fff3da'
/** Where the guide's fist holds the rope. */
export const FIST = [-0.44, -0.99] as const
/** The guide walks ahead in a galabeya and a wound turban, with a staff; the near hand trails the rope. */
export function guide(): string {
  const deep = mix(ROBE, DEEP, 0.5)
  return (
    // staff and far arm
    path('M.47,-1.4L.505,-1.405L.66,.0L.635,.0Z', WOOD) +
    path('M.06,-1.44C.16,-1.42 .21,-1.3 .25,-1.21L.42,-1.17L.43,-1.04C.32,-1.02 .2,-1.05 .15,-1.1Z', deep) +
    at(0.5, -1.105, -6, 1, fist(SKIN.guide)) +
    // feet: the near one behind, its heel off the sand
    at(0.27, -0.022, -3, 0.98, shoe('#6b3a34', '#3a2038')) +
    path('M.22,-.2L.31,-.2L.305,-.08L.235,-.08Z', mix(SKIN.guide, DEEP, 0.3)) +
    path('M-.38,-.22L-.28,-.2L-.325,-.1L-.4,-.14Z', SKIN.guide) +
    at(-0.35, -0.055, 26, 0.98, shoe('#7c4438', '#3a2038')) +
    form(
      'M-.04,-1.5C-.13,-1.48 -.185,-1.4 -.19,-1.28C-.2,-1.12 -.17,-.98 -.19,-.82C-.22,-.56 -.33,-.34 -.43,-.17C-.32,-.1 -.22,-.09 -.12,-.13C-.06,-.15 0,-.15 .06,-.12C.15,-.08 .25,-.09 .36,-.14C.33,-.4 .25,-.66 .21,-.88C.19,-1 .22,-1.12 .21,-1.26C.2,-1.4 .15,-1.49 .085,-1.505C.05,-1.48 0,-1.48 -.04,-1.5Z',
      ROBE,
      [0.06, -0.015],
      path('M.02,-.86C.06,-.6 .1,-.36 .1,-.1L.02,-.13C.05,-.4 .04,-.64 .02,-.86Z', mix(ROBE, DEEP, 0.34)) +
        path(
          'M.075,-1.5L.105,-1.49C.12,-1.42 .13,-1.34 .13,-1.26L.105,-1.26C.105,-1.34 .095,-1.42 .075,-1.5Z',
          '#f0c27a',
        ) +
        path(
          'M-.1,-.8C-.11,-.56 -.17,-.34 -.24,-.1L-.16,-.12C-.1,-.34 -.08,-.56 -.1,-.8Z',
          mix(ROBE, DEEP, 0.34),
        ),
    ) +
    path('M-.03,-1.62L.085,-1.57L.088,-1.475C.05,-1.455 .0,-1.46 -.04,-1.475Z', mix(SKIN.guide, DEEP, 0.38)) +
    at(
      0.052,
      -1.632,
      -3,
      0.25,
      head(
        FACE,
        SKIN.guide,
        path('M.4,.2C.34,.16 .26,.2 .2,.27C.26,.28 .34,.26 .4,.235Z', '#2a1a30') +
          path(
            'M-.15,.1C-.22,.04 -.2,-.09 -.09,-.09L0,-.02L.05,-.2L-.3,-.2C-.44,-.1 -.44,.1 -.36,.26C-.28,.24 -.2,.18 -.15,.1Z',
            '#2a1a30',
          ),
      ),
    ) +
    // the turban, wound in three turns, its end on the back
    form(
      'M-.075,-1.67C-.13,-1.6 -.15,-1.5 -.2,-1.4C-.15,-1.37 -.1,-1.38 -.06,-1.42C-.05,-1.5 -.05,-1.58 -.03,-1.64Z',
      mix(WRAP, DEEP, 0.12),
      [0.03, 0],
    ) +
    form(
      'M.148,-1.7C.165,-1.74 .15,-1.79 .1,-1.815C.04,-1.85 -.06,-1.83 -.095,-1.78C-.125,-1.74 -.12,-1.68 -.08,-1.655C-.02,-1.665 .06,-1.69 .148,-1.7Z',
      WRAP,
      [0.03, -0.012],
      crease('M-.1,-1.72Q.02,-1.75 .15,-1.73', WRAP, 0.012) +
        crease('M-.09,-1.77Q.02,-1.81 .12,-1.78', WRAP, 0.012),
    ) +
    // near arm, trailing; the fist closes round the rope
    form(
      'M-.05,-1.45C-.13,-1.44 -.165,-1.36 -.18,-1.28C-.2,-1.18 -.25,-1.12 -.31,-1.08L-.43,-1.02L-.36,-.9C-.26,-.91 -.14,-.98 -.08,-1.08C-.03,-1.16 .03,-1.26 .04,-1.35C.04,-1.41 0,-1.45 -.05,-1.45Z',
      mix(ROBE, '#2f8a8f', 0.25),
      [0.035, -0.03],
      crease('M-.1,-1.14Q-.17,-1.12 -.22,-1.1', ROBE),
    ) +
    at(FIST[0], FIST[1], 150, 1, fist(SKIN.guide))
  )
}
/** The robe and the staff of the guide, for their shadow. */
export const guideOutline = (): string =>
  path(
    'M-.1,-1.5C.06,-1.56 .16,-1.5 .25,-1.2L.48,-1.16L.44,-1.42L.53,-1.42L.69,0L.61,0L.5,-1.03L.2,-1.04L.22,-.86C.26,-.6 .34,-.4 .37,-.14L.46,-.01L.2,0L.1,-.1L-.12,-.12L-.2,.01L-.44,-.1C-.34,-.34 -.2,-.6 -.18,-.94C-.2,-1.1 -.2,-1.34 -.1,-1.5Z',
    DEEP,
  )
/** A fist that points along +x, round a rope that runs across it. */
const fist = (skin: string): string =>
  path(
    'M-.08,-.035C-.05,-.04 -.02,-.05 .01,-.052C.045,-.05 .06,-.03 .058,0C.058,.03 .04,.048 .005,.046C-.03,.046 -.05,.036 -.08,.035Z',
    skin,
  ) +
  `<path d="M.05,-.026L.0,-.02M.056,0L.004,.002M.05,.024L.002,.024" stroke="${mix(skin, DEEP, 0.5)}" stroke-width=".008" stroke-linecap="round"/>`
