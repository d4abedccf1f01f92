/**
 * Figures by hand: each pose of `poses.ts` dressed in cut shapes, in two tones along the light.
 * Metres, feet at y = 0, y down, facing right (`place` mirrors). A grown figure is 1.72 m.
 */
import { smoothPath } from './cut.ts'
import { mix } from './ink.ts'
import { POSES, type Pose, type PoseName, type Turn } from './poses.ts'
import type { Pt } from './vec.ts'

export interface Look {
  skin: string
  hair: string
  top: string
  bottom: string
  shoes?: string
  /** The far limbs, one tone darker than the near ones. */
  far?: string
  farTop?: string
  cut?: 'short' | 'bob' | 'bun' | 'long' | 'curls' | 'hat' | 'cap' | 'scarf' | 'cone'
  hat?: string
  skirt?: 'long' | 'knee'
  /** What is worn over trousers or a skirt in the colour of the top. Without it a shirt that ends at the hip. */
  wear?: 'coat' | 'kurta' | 'tucked'
  /** A length of cloth over the near shoulder, as of a sari, a robe or a shawl. */
  drape?: string
  bag?: { kind: 'pack' | 'sling' | 'tote'; ink: string }
  sleeve?: boolean
  /** The side of the figure that the light falls on. */
  lit?: 'front' | 'back'
  /** The ink that shaded cloth and skin are mixed with. */
  shade?: string
  /** Height as a share of 1.72 m, for children and taller people. */
  size?: number
}

const f = (v: number) => v.toFixed(3)
/** Open smooth lines joined by straight ends: sleeves, legs and hems keep their corners. */
function between(front: readonly Pt[], back: readonly Pt[], round = 0): string {
  const line = (pts: readonly Pt[]): string => {
    let d = `${f(pts[0]![0])},${f(pts[0]![1])}`
    for (let i = 0; i < pts.length - 1; i++) {
      const a = pts[Math.max(0, i - 1)]!,
        b = pts[i]!,
        c = pts[i + 1]!,
        e = pts[Math.min(pts.length - 1, i + 2)]!
      d += `C${f(b[0] + (c[0] - a[0]) / 6)},${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)},${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])},${f(c[1])}`
    }
    return d
  }
  const start = round ? `A${f(round)},${f(round)} 0 0 1 ${f(front[0]![0])},${f(front[0]![1])}` : ''
  return `M${line(front)}L${line(back.toReversed())}${start}Z`
}
/** A limb from joint to joint; `widths` are [front, back] at the start, half way, the joint, half way, and the end. */
function limb(a: Pt, b: Pt, c: Pt, widths: readonly Pt[]): string {
  const normal = (s: Pt, e: Pt): Pt => {
    const l = Math.hypot(e[0] - s[0], e[1] - s[1]) || 1
    return [(e[1] - s[1]) / l, -(e[0] - s[0]) / l]
  }
  const n1 = normal(a, b),
    n2 = normal(b, c),
    m = normal([0, 0], [-(n1[1] + n2[1]), n1[0] + n2[0]]),
    half = (s: Pt, e: Pt): Pt => [(s[0] + e[0]) / 2, (s[1] + e[1]) / 2]
  const spine: [Pt, Pt][] = [
    [a, n1],
    [half(a, b), n1],
    [b, m],
    [half(b, c), n2],
    [c, n2],
  ]
  const side = (k: 0 | 1): Pt[] =>
    spine.map(([[x, y], [nx, ny]], i) => {
      const w = widths[i]![k] * (k ? -1 : 1)
      return [x + nx * w, y + ny * w]
    })
  return between(side(0), side(1), (widths[0]![0] + widths[0]![1]) / 2)
}
const TROUSER: Pt[] = [
  [0.09, 0.1],
  [0.084, 0.088],
  [0.064, 0.062],
  [0.055, 0.068],
  [0.056, 0.064],
]
const BARE_LEG: Pt[] = [
  [0.088, 0.095],
  [0.074, 0.076],
  [0.05, 0.048],
  [0.036, 0.058],
  [0.034, 0.036],
]
const SLEEVE: Pt[] = [
  [0.06, 0.066],
  [0.052, 0.055],
  [0.045, 0.048],
  [0.041, 0.042],
  [0.037, 0.036],
]
const BARE_ARM: Pt[] = SLEEVE.map(([a, b]) => [a * 0.8, b * 0.8])

let serial = 0
/** A shape in two tones: the lit one leaves a band of shade along the edges that look away from the light. */
function modelled(d: string, ink: string, shade: string, [dx, dy]: Pt, over = ''): string {
  const id = `p${serial++}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${shade}"/><g clip-path="url(#${id})"><path d="${d}" transform="translate(${f(dx)},${f(dy)})" fill="${ink}"/>${over}</g>`
}

const SIDE_FACE =
  'M-.03,-.5C.2,-.51 .34,-.4 .355,-.22C.36,-.13 .335,-.1 .35,-.06L.44,.09C.455,.13 .42,.145 .38,.15L.395,.205L.37,.245L.38,.29C.35,.33 .36,.36 .36,.4C.35,.475 .27,.505 .2,.48C.1,.45 .02,.39 -.05,.31L-.3,.26C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z'
const QUARTER_FACE =
  'M-.06,-.5C.16,-.52 .33,-.4 .33,-.18C.335,-.12 .3,-.08 .305,-.03C.31,.03 .35,.08 .335,.16C.32,.27 .28,.36 .21,.45C.15,.51 .06,.505 0,.46C-.12,.38 -.25,.27 -.29,.12C-.37,-.1 -.34,-.46 -.06,-.5Z'
/** Eyes, brows and the plane of the nose, on a head one unit high. */
function features(turn: Turn, dark: string, shade: string): string {
  if (turn === 'back') return ''
  return turn === 'side'
    ? `<path d="M.2,-.1Q.29,-.15 .345,-.11L.34,-.075Q.28,-.1 .21,-.07Z" fill="${dark}"/><ellipse cx=".285" cy="-.015" rx=".03" ry=".042" fill="${dark}"/><path d="M.385,.22L.3,.235L.375,.25Z" fill="${dark}"/><path d="M-.05,.31C.04,.4 .1,.45 .2,.48C.26,.5 .32,.5 .35,.44C.24,.45 .1,.36 .02,.24Z" fill="${shade}"/>`
    : `<path d="M.155,-.06C.2,0 .25,.08 .255,.14C.25,.18 .2,.185 .14,.17C.17,.1 .16,.02 .155,-.06Z" fill="${shade}"/><path d="M-.06,-.1Q.03,-.16 .11,-.11L.1,-.075Q.03,-.11 -.05,-.07ZM.19,-.11Q.25,-.15 .3,-.11L.29,-.08Q.25,-.11 .2,-.08Z" fill="${dark}"/><ellipse cx=".035" cy="-.015" rx=".036" ry=".04" fill="${dark}"/><ellipse cx=".25" cy="-.015" rx=".026" ry=".04" fill="${dark}"/><path d="M.08,.29Q.16,.32 .23,.285Q.16,.345 .08,.29Z" fill="${dark}"/><path d="M-.29,.12C-.25,.27 -.12,.38 0,.46C.06,.505 .15,.51 .21,.45C.1,.44 -.04,.34 -.12,.2C-.18,.1 -.2,0 -.2,-.14L-.31,-.1Z" fill="${shade}"/>`
}
/** Hair and hats on a head one unit high; `side` faces right. */
function headdress({ cut = 'short', hair, hat = hair, shade = SHADE }: Look, turn: Turn): string {
  const side = turn === 'side',
    back = turn === 'back',
    under = mix(hat, shade, 0.38)
  const cap = back
    ? 'M0,-.56C.3,-.56 .42,-.3 .38,.02C.35,.24 .2,.36 0,.37C-.2,.36 -.35,.24 -.38,.02C-.42,-.3 -.3,-.56 0,-.56Z'
    : side
      ? 'M.345,-.22C.37,-.4 .3,-.53 .1,-.57C-.2,-.63 -.5,-.44 -.51,-.14C-.51,.06 -.44,.22 -.34,.33C-.24,.31 -.2,.2 -.13,.12C-.2,.04 -.18,-.08 -.08,-.08C-.04,-.08 -.02,-.04 0,0C.05,-.1 .02,-.16 .1,-.23C.18,-.28 .28,-.26 .345,-.22Z'
      : 'M-.3,.12C-.36,.06 -.44,-.14 -.41,-.28C-.36,-.52 -.14,-.62 .08,-.59C.3,-.57 .41,-.42 .36,-.14C.34,-.2 .32,-.26 .24,-.32C.06,-.24 -.1,-.26 -.19,-.2C-.22,-.12 -.22,-.06 -.23,0C-.26,-.04 -.31,-.02 -.3,.12Z'
  const base = `<path d="${cap}" fill="${hair}"/>`
  switch (cut) {
    case 'short':
      return base
    case 'bob':
      return (
        base +
        `<path d="${side ? 'M.06,-.42C.04,-.1 .02,.14 .08,.4C-.1,.5 -.36,.46 -.5,.36C-.56,.1 -.56,-.3 -.34,-.46Z' : back ? 'M-.38,-.1C-.46,.16 -.44,.36 -.4,.44Q0,.54 .4,.44C.44,.36 .46,.16 .38,-.1Z' : 'M-.38,-.3C-.5,.06 -.5,.3 -.42,.46C-.34,.5 -.2,.48 -.14,.42C-.24,.2 -.26,0 -.2,-.24ZM.3,-.3C.42,-.1 .43,.2 .36,.4L.28,.36C.33,.2 .34,.06 .3,-.06Z'}" fill="${hair}"/>`
      )
    case 'bun':
      return (
        base +
        `<path d="${side ? 'M-.42,-.3C-.5,-.5 -.74,-.46 -.73,-.26C-.72,-.1 -.54,-.06 -.44,-.14Z' : 'M-.2,-.5C-.34,-.56 -.3,-.78 -.1,-.78C.1,-.78 .12,-.6 .02,-.52Z'}" fill="${hair}"/>`
      )
    case 'long':
      return (
        base +
        `<path d="${side ? 'M.02,-.42C.02,-.1 -.04,.14 -.06,.4C-.02,.76 -.14,1.06 -.4,1.16C-.62,.9 -.6,.3 -.5,-.14Z' : back ? 'M-.38,-.1L-.42,.9Q0,1.1 .42,.9L.38,-.1Z' : 'M-.36,-.3C-.54,.2 -.5,.7 -.42,.96C-.3,.98 -.18,.9 -.14,.76C-.2,.5 -.28,.1 -.2,-.24ZM.3,-.3C.44,-.06 .46,.4 .4,.7L.26,.52C.33,.3 .34,.06 .3,-.06Z'}" fill="${hair}"/>`
      )
    case 'curls':
      return `<path d="${side ? 'M.36,-.2C.46,-.34 .36,-.5 .24,-.52C.22,-.68 0,-.74 -.1,-.66C-.26,-.74 -.46,-.64 -.46,-.5C-.62,-.46 -.68,-.24 -.58,-.14C-.68,0 -.6,.2 -.48,.22C-.46,.36 -.32,.42 -.24,.32C-.18,.24 -.16,.18 -.13,.12C-.2,.04 -.18,-.08 -.08,-.08C-.04,-.08 -.02,-.04 0,0C.04,-.14 .06,-.18 .14,-.2C.2,-.26 .3,-.24 .36,-.2Z' : 'M-.3,.14C-.44,.2 -.54,.06 -.48,-.06C-.6,-.18 -.54,-.38 -.42,-.4C-.42,-.58 -.24,-.68 -.12,-.62C-.02,-.74 .2,-.72 .24,-.58C.4,-.58 .48,-.4 .42,-.28C.46,-.18 .42,-.08 .36,-.06C.34,-.16 .3,-.24 .22,-.28C.06,-.22 -.1,-.26 -.18,-.2C-.22,-.1 -.22,0 -.3,.14Z'}" fill="${hair}"/>`
    case 'hat':
      return (
        base +
        `<path d="M-.44,-.26C-.46,-.62 -.34,-.8 -.14,-.78C-.04,-.74 .06,-.74 .16,-.78C.34,-.76 .42,-.6 .4,-.28Z" fill="${hat}"/><path d="M-.45,-.36C-.2,-.28 .2,-.3 .41,-.38L.4,-.24L-.44,-.22Z" fill="${under}"/><path d="M-.8,-.14C-.56,-.34 .5,-.4 .82,-.2C.6,-.16 .4,-.2 .1,-.19C-.3,-.18 -.6,-.08 -.8,-.14Z" fill="${hat}"/>`
      )
    case 'cap':
      return (
        base +
        `<path d="M-.5,-.16C-.54,-.56 -.2,-.66 .02,-.64C.26,-.64 .4,-.5 .38,-.24L${side ? '.72,-.18C.74,-.13 .7,-.11 .62,-.12L.2,-.2' : '.5,-.14C.46,-.08 .34,-.1 .14,-.16'}Z" fill="${hat}"/><path d="M.36,-.26L${side ? '.72,-.18C.74,-.13 .7,-.11 .62,-.12L.2,-.2' : '.5,-.14C.46,-.08 .34,-.1 .14,-.16'}Z" fill="${under}"/>`
      )
    case 'scarf':
      return side || back
        ? `<path d="${side ? 'M.34,-.34C.3,-.58 -.1,-.66 -.34,-.5C-.6,-.3 -.54,.1 -.6,.4C-.62,.6 -.72,.72 -.76,.9C-.5,1.02 0,1.02 .26,.86C.34,.7 .28,.58 .12,.46C-.02,.26 .04,-.16 .34,-.34Z' : 'M0,-.6C.42,-.6 .48,-.1 .42,.3L.56,.9Q0,1.04 -.56,.9L-.42,.3C-.48,-.1 -.42,-.6 0,-.6Z'}" fill="${hat}"/><path d="M-.58,.34C-.4,.46 -.1,.52 .12,.46C.28,.58 .34,.7 .26,.86C.1,.7 -.3,.62 -.6,.5Z" fill="${under}"/>`
        : `<path d="M-.06,-.62C.28,-.64 .48,-.36 .42,-.02C.42,.2 .38,.36 .34,.48C.44,.6 .46,.74 .44,.86Q0,1.04 -.56,.88C-.52,.66 -.46,.5 -.44,.3C-.56,-.1 -.46,-.56 -.06,-.62ZM-.04,-.4C-.26,-.34 -.26,-.1 -.22,.1C-.2,.28 -.06,.4 .04,.46C.1,.5 .18,.48 .22,.42C.3,.3 .33,.14 .32,0C.32,-.3 .2,-.44 -.04,-.4Z" fill-rule="evenodd" fill="${hat}"/><path d="M-.44,.3C-.3,.5 -.1,.6 .14,.58C.24,.56 .3,.52 .34,.48C.44,.6 .46,.74 .44,.86C.3,.72 -.2,.76 -.5,.66Z" fill="${under}"/>`
    case 'cone':
      return (
        base +
        `<path d="M-.84,-.1C-.5,-.3 -.1,-.74 .02,-.84C.14,-.74 .54,-.32 .86,-.14Q0,.06 -.84,-.1Z" fill="${hat}"/><path d="M-.84,-.1Q0,-.16 .86,-.14Q0,.06 -.84,-.1Z" fill="${under}"/>`
      )
  }
}
const SHADE = '#241c48'
/** One figure of the cast. */
export function figure(name: PoseName, look: Look): string {
  const pose: Pose = POSES[name],
    { hip, chest, head, turn, legs, arms } = pose,
    {
      skin,
      top,
      bottom,
      shoes = '#2b2438',
      far = mix(bottom, look.shade ?? SHADE, 0.24),
      farTop = mix(top, look.shade ?? SHADE, 0.26),
      size = 1,
      shade = SHADE,
      sleeve = true,
    } = look
  const away = look.lit === 'back' ? -1 : 1,
    dim = (ink: string, t = 0.3) => mix(ink, shade, t),
    seated = hip[1] > -0.7,
    wear = seated && look.wear !== 'tucked' ? undefined : look.wear
  const half = turn === 'side' ? [0.035, -0.03] : [0.125, -0.165],
    hips = turn === 'side' ? [0.02, -0.03] : [0.075, -0.085]

  const foot = ([knee, ankle]: [Pt, Pt], ink: string, bare: boolean): string => {
    // flat on the ground, or square to a shin that is off it
    const lean = (Math.atan2(knee[0] - ankle[0], ankle[1] - knee[1]) * 180) / Math.PI
    const rise = -ankle[1] - 0.075
    const turned =
      rise < 0.03
        ? 0
        : rise < 0.12 && lean > 0
          ? (Math.asin(Math.min(0.9, rise / 0.2)) * 180) / Math.PI
          : Math.max(-60, Math.min(75, lean * 0.8 + 12))
    const d =
      turn === 'side'
        ? 'M-.05,-.03L.05,-.035C.08,.0 .13,.012 .185,.03C.21,.045 .21,.07 .2,.075L-.065,.075C-.085,.05 -.07,0 -.05,-.03Z'
        : turn === 'back'
          ? 'M-.05,-.03L.05,-.03C.06,.02 .07,.05 .062,.075L-.062,.075C-.07,.05 -.06,.02 -.05,-.03Z'
          : 'M-.05,-.03L.05,-.035C.07,.01 .115,.02 .14,.04C.155,.06 .15,.08 .14,.085L-.055,.075C-.075,.05 -.06,0 -.05,-.03Z'
    return `<g transform="translate(${f(ankle[0])},${f(ankle[1])}) rotate(${turned.toFixed(1)})"><path d="${d}" fill="${bare ? skin : ink}"/></g>`
  }
  const leg = (joints: [Pt, Pt], x: number, ink: string, isFar: boolean): string => {
    const from: Pt = [hip[0] + x, hip[1]],
      [knee, ankle] = joints
    const cloth = look.skirt ? (isFar ? dim(skin, 0.2) : skin) : ink
    return (
      foot(joints, isFar ? dim(shoes, 0.2) : shoes, shoes === skin) +
      modelled(
        limb(from, knee, [ankle[0], ankle[1] + (look.skirt ? 0 : 0.015)], look.skirt ? BARE_LEG : TROUSER),
        cloth,
        dim(cloth),
        [0.03 * away, 0],
      )
    )
  }
  const arm = ([elbow, hand]: [Pt, Pt], x: number, ink: string, isFar: boolean): string => {
    const from: Pt = [chest[0] + x, chest[1] + 0.045],
      angle = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI,
      flesh = isFar ? dim(skin, 0.2) : skin
    const fingers = `<g transform="translate(${f(hand[0])},${f(hand[1])}) rotate(${angle.toFixed(1)})"><path d="M-.02,-.026C.02,-.032 .04,-.04 .07,-.038C.1,-.036 .135,-.028 .15,-.012C.155,.002 .14,.012 .12,.016C.1,.03 .06,.036 .03,.032L-.02,.026Z" fill="${flesh}"/><path d="M.01,-.02C.03,-.05 .06,-.066 .095,-.06C.1,-.046 .07,-.034 .05,-.014Z" fill="${flesh}"/></g>`
    if (sleeve)
      return fingers + modelled(limb(from, elbow, hand, SLEEVE), ink, dim(ink), [0.022 * away, -0.012])
    const cuff: Pt = [from[0] + (elbow[0] - from[0]) * 0.62, from[1] + (elbow[1] - from[1]) * 0.62],
      mid: Pt = [(from[0] + cuff[0]) / 2, (from[1] + cuff[1]) / 2]
    return (
      fingers +
      modelled(limb(from, elbow, hand, BARE_ARM), flesh, dim(flesh), [0.018 * away, -0.01]) +
      modelled(
        limb(
          from,
          mid,
          cuff,
          [0.063, 0.063, 0.062, 0.062, 0.066].map((w): Pt => [w, w]),
        ),
        ink,
        dim(ink),
        [0.022 * away, -0.012],
      )
    )
  }
  const dx = chest[0] - hip[0],
    dy = chest[1] - hip[1],
    l = Math.hypot(dx, dy),
    u: Pt = [dx / l, dy / l],
    v: Pt = [-u[1], u[0]]
  const on = (t: number, s: number): Pt => [
    hip[0] + u[0] * l * t + v[0] * s,
    hip[1] + u[1] * l * t + v[1] * s,
  ]
  const low = wear === 'tucked' ? -0.02 : look.skirt ? -0.1 : -0.17
  const trunk = smoothPath(
    turn === 'side'
      ? [
          on(1.12, 0.045),
          on(1.08, -0.06),
          on(0.96, -0.115),
          on(0.76, -0.125),
          on(0.4, -0.09),
          on(0.06, -0.128),
          on(low, -0.126),
          on(low - 0.01, 0),
          on(low, 0.11),
          on(0.1, 0.112),
          on(0.42, 0.104),
          on(0.76, 0.138),
          on(0.96, 0.105),
        ]
      : [
          on(1.14, 0.055),
          on(1.14, -0.06),
          on(1.06, -0.16),
          on(0.97, -0.208),
          on(0.76, -0.176),
          on(0.4, -0.128),
          on(0.02, -0.166),
          on(low, -0.172),
          on(low - 0.01, 0),
          on(low, 0.15),
          on(0.02, 0.145),
          on(0.4, 0.11),
          on(0.76, turn === 'back' ? 0.176 : 0.15),
          on(0.97, turn === 'back' ? 0.208 : 0.172),
          on(1.06, turn === 'back' ? 0.16 : 0.135),
        ],
    0.95,
  )
  const [[farKnee, farFoot], [nearKnee, nearFoot]] = legs
  /** Cloth from the waist to a hem some way down the legs: 1 at the knees, 2 at the feet. */
  const hanging = (reach: number, flare: number, waist = 0.36): string => {
    const at = (knee: Pt, foot: Pt): Pt =>
      reach <= 1
        ? [hip[0] + (knee[0] - hip[0]) * reach, hip[1] + (knee[1] - hip[1]) * reach]
        : [knee[0] + (foot[0] - knee[0]) * (reach - 1) * 0.94, knee[1] + (foot[1] - knee[1]) * (reach - 1)]
    const hem = [at(farKnee, farFoot), at(nearKnee, nearFoot)] as const,
      front = Math.max(hem[0][0], hem[1][0]) + flare,
      rear = Math.min(hem[0][0], hem[1][0]) - flare,
      floor = Math.max(hem[0][1], hem[1][1])
    const top = Math.min(farKnee[1], nearKnee[1]),
      out = Math.max(farKnee[0], nearKnee[0])
    const knees: Pt[] = seated
      ? [
          [(hip[0] + out) / 2 + 0.06, (hip[1] + top) / 2 - 0.1],
          [out + 0.03, top - 0.075],
          [out + 0.085, top + 0.02],
        ]
      : reach > 1
        ? [[out + 0.085, Math.max(farKnee[1], nearKnee[1])]]
        : []
    const rearKnee: Pt[] =
      reach > 1 && !seated
        ? [[Math.min(farKnee[0], nearKnee[0]) - 0.1, Math.max(farKnee[1], nearKnee[1])]]
        : []
    return between(
      [
        on(waist, 0.1),
        ...(seated ? [] : [on(0, turn === 'side' ? 0.125 : 0.155)]),
        ...knees,
        [front, floor - 0.02],
      ],
      [
        on(waist, turn === 'side' ? -0.085 : -0.13),
        on(0, turn === 'side' ? -0.135 : -0.175),
        ...rearKnee,
        [rear, floor],
      ],
    )
  }
  const folds = (ink: string): string =>
    `<path d="M${f(hip[0] + 0.03)},${f(hip[1] + 0.1)}C${f(hip[0] + 0.05)},${f(hip[1] + 0.4)} ${f(nearFoot[0] + 0.07)},${f(nearFoot[1] - 0.3)} ${f(nearFoot[0] + 0.1)},${f(nearFoot[1] + 0.1)}L${f(nearFoot[0] + 0.03)},${f(nearFoot[1] + 0.1)}C${f(hip[0] - 0.0)},${f(nearFoot[1] - 0.3)} ${f(hip[0] + 0.02)},${f(hip[1] + 0.4)} ${f(hip[0] + 0.03)},${f(hip[1] + 0.1)}Z" fill="${ink}"/>`
  const cloth = (d: string, ink: string, over = '') => modelled(d, ink, dim(ink), [0.055 * away, -0.02], over)
  const skirt = look.skirt
    ? cloth(
        hanging(look.skirt === 'knee' ? 1.06 : 1.94, look.skirt === 'knee' ? 0.1 : 0.09, wear ? 0 : 0.2),
        bottom,
        folds(dim(bottom, 0.17)),
      )
    : ''
  const pelvis =
    look.skirt || turn === 'side'
      ? ''
      : `<path d="${between([on(0.06, 0.14), on(-0.1, 0.15), on(-0.22, 0.1)], [on(0.06, -0.155), on(-0.1, -0.172), on(-0.24, -0.12)])}" fill="${bottom}"/>`
  const over =
    wear === 'coat'
      ? cloth(hanging(0.92, 0.1), top, folds(dim(top, 0.2)))
      : wear === 'kurta'
        ? cloth(hanging(1.04, 0.06), top, folds(dim(top, 0.16)))
        : ''
  const neck = limb(
    [chest[0] - (turn === 'side' ? 0.02 : 0), chest[1]],
    [(chest[0] + head[0]) / 2 - 0.015, (chest[1] + head[1]) / 2],
    [head[0] - 0.03, head[1] + 0.04],
    [0.062, 0.052, 0.05, 0.05, 0.054].map((w): Pt => [w, w * 1.05]),
  )
  // shadows of the near arm and the head on the trunk, and the collar
  const [nearElbow, nearHand] = arms[1]
  const cast = `<path d="${limb([chest[0] + half[1]! - 0.03 * away, chest[1] + 0.06], [nearElbow[0] - 0.035 * away, nearElbow[1] + 0.02], [nearHand[0] - 0.035 * away, nearHand[1] + 0.02], SLEEVE)}" fill="${dim(top)}"/>`
  const belt =
    wear === 'tucked' && !look.skirt
      ? `<path d="${between([on(0.05, -0.2), on(0.05, 0.2)], [on(-0.04, -0.2), on(-0.04, 0.2)])}" fill="${dim(bottom, 0.5)}"/>`
      : ''
  const collar = `<path d="${between([on(1.16, 0.1), on(1.03, 0.125)], [on(1.16, -0.11), on(1.07, -0.1)])}" fill="${dim(top, 0.2)}"/>`
  const length = look.drape
    ? cloth(
        turn === 'side'
          ? between(
              [on(1.12, 0.03), on(0.9, 0.14), on(0.4, 0.12), on(0.1, 0.13)],
              [on(1.1, -0.07), on(0.8, -0.06), on(0.4, -0.1), on(-0.1, -0.15)],
            )
          : between(
              [on(1.13, 0.0), on(0.8, 0.12), on(0.4, 0.13), on(0.06, 0.16)],
              [on(1.08, -0.15), on(0.75, -0.12), on(0.4, -0.1), on(0, -0.18)],
            ),
        look.drape,
      )
    : ''
  const grow = size < 0.8 ? 1.22 : 1
  const tone =
    look.cut === 'scarf'
      ? ''
      : `<ellipse cx="${turn === 'side' ? -0.1 : -0.27}" cy=".02" rx="${turn === 'side' ? 0.055 : 0.045}" ry=".09" fill="${turn === 'side' ? skin : dim(skin, 0.2)}"/>`
  const ear = turn === 'back' || look.cut === 'bob' || look.cut === 'long' ? '' : tone
  const face = `<g transform="translate(${f(head[0])},${f(head[1])}) rotate(${pose.nod ?? 0}) scale(${f(0.235 * grow)})">${turn === 'back' ? '' : `<path d="${turn === 'side' ? SIDE_FACE : QUARTER_FACE}" fill="${skin}"/>${features(turn, dim(skin, 0.72), dim(skin, 0.26))}`}${headdress(look, turn)}${ear}</g>`
  const pack = (ink: string): string =>
    turn === 'back'
      ? modelled(
          smoothPath([
            on(1.04, -0.13),
            on(1.08, 0),
            on(1.04, 0.13),
            on(0.5, 0.17),
            on(0.12, 0.14),
            on(0.08, 0),
            on(0.12, -0.14),
            on(0.5, -0.17),
          ]),
          ink,
          dim(ink),
          [0.05 * away, -0.02],
        )
      : modelled(
          smoothPath([
            on(1.02, -0.06),
            on(1.04, -0.2),
            on(0.86, -0.3),
            on(0.4, -0.32),
            on(0.16, -0.26),
            on(0.14, -0.08),
            on(0.5, -0.05),
          ]),
          ink,
          dim(ink),
          [0.05 * away, -0.02],
        )
  const strap = (ink: string): string =>
    `<path d="${between([on(1.08, 0.06), on(0.8, 0.12), on(0.5, 0.02)], [on(1.1, 0.02), on(0.8, 0.07), on(0.5, -0.03)])}" fill="${ink}"/>`
  const { kind, ink: bagInk = '' } = look.bag ?? {}
  const sling = `<path d="${between([on(1.1, 0.05), on(0.5, 0.0), on(0.02, -0.13)], [on(1.11, 0.01), on(0.5, -0.05), on(0.02, -0.17)])}" fill="${dim(bagInk, 0.4)}"/>${modelled(smoothPath([on(0.08, -0.28), on(0.1, -0.06), on(-0.3, -0.02), on(-0.34, -0.28)], 0.5), bagInk, dim(bagInk), [0.04 * away, -0.02])}`
  const tote = `<path d="M${f(nearHand[0])},${f(nearHand[1] + 0.06)}l-.1,.16l.2,0Z" fill="none" stroke="${dim(bagInk, 0.4)}" stroke-width=".018"/>${modelled(`M${f(nearHand[0] - 0.16)},${f(nearHand[1] + 0.2)}l.32,0l.03,.3q-.19,.05 -.38,0Z`, bagInk, dim(bagInk), [0.05 * away, -0.02])}`
  const held = pose.holds ?? ''
  const behind = name === 'carriesPack' ? held : kind === 'pack' && turn !== 'back' ? pack(bagInk) : ''
  return `<g transform="scale(${size})">${arm(arms[0], half[0]!, farTop, true)}${leg(legs[0], hips[0]!, far, true)}${leg(legs[1], hips[1]!, bottom, false)}${pelvis}${wear ? skirt : ''}${behind}<path d="${neck}" fill="${dim(skin, 0.3)}"/>${cloth(trunk, top, collar + (sleeve ? cast : '') + belt)}${wear ? over : skirt}${length}${kind === 'pack' ? (turn === 'back' ? pack(bagInk) : strap(dim(bagInk, 0.3))) : ''}${face}${name === 'carriesPack' ? '' : held}${kind === 'sling' ? sling : ''}${kind === 'tote' ? tote : ''}${arm(arms[1], half[1]!, top, false)}</g>`
}
