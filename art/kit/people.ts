/**
 * Figures by hand: 26 poses, each a set of joints drawn for one balance of the body, dressed in cut shapes.
 * Metres, feet at y = 0, y down, facing right (`place` mirrors). A grown figure is 1.72 m.
 */
import { smooth, taper } from './cut.ts'
import type { Pt } from './vec.ts'

/** How the trunk is turned: from the side, three quarters, or from behind. */
type Turn = 'side' | 'quarter' | 'back'
interface Pose {
  turn: Turn
  hip: Pt
  chest: Pt
  head: Pt
  /** Degrees that the head is bowed (positive) or raised. */
  nod?: number
  /** Elbow and hand: the far arm, then the near arm. */
  arms: [[Pt, Pt], [Pt, Pt]]
  /** Knee and ankle: the far leg, then the near leg. */
  legs: [[Pt, Pt], [Pt, Pt]]
  /** Drawn in the far, then the near hand. */
  holds?: string
}
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
  sleeve?: boolean
  /** A child's or a bigger person's share of 1.72 m. */
  size?: number
}
const p = (x: number, y: number): Pt => [x, -y]
const stand: Pose['legs'] = [
  [p(0.1, 0.46), p(0.13, 0.07)],
  [p(-0.03, 0.47), p(-0.08, 0.07)],
]
const walk: Pose['legs'] = [
  [p(0.2, 0.5), p(0.34, 0.09)],
  [p(-0.03, 0.47), p(-0.32, 0.14)],
]
const seat: Pose['legs'] = [
  [p(0.44, 0.5), p(0.46, 0.07)],
  [p(0.42, 0.47), p(0.36, 0.07)],
]
/** Every pose by what the body does. */
export const POSES = {
  stands: {
    turn: 'side',
    hip: p(0, 0.9),
    chest: p(0.01, 1.38),
    head: p(0.05, 1.6),
    legs: stand,
    arms: [
      [p(0.08, 1.12), p(0.16, 0.9)],
      [p(-0.07, 1.12), p(-0.02, 0.86)],
    ],
  },
  looksUp: {
    turn: 'side',
    hip: p(0.02, 0.9),
    chest: p(-0.03, 1.38),
    head: p(-0.02, 1.6),
    nod: -24,
    legs: stand,
    arms: [
      [p(0.07, 1.14), p(0.14, 0.92)],
      [p(-0.1, 1.12), p(-0.06, 0.87)],
    ],
  },
  handOnHip: {
    turn: 'quarter',
    hip: p(-0.03, 0.9),
    chest: p(0.02, 1.38),
    head: p(0.05, 1.6),
    legs: [
      [p(0.1, 0.47), p(0.19, 0.07)],
      [p(-0.06, 0.47), p(-0.06, 0.07)],
    ],
    arms: [
      [p(0.27, 1.14), p(0.26, 0.88)],
      [p(-0.32, 1.16), p(-0.13, 0.96)],
    ],
  },
  shadesEyes: {
    turn: 'side',
    hip: p(0, 0.9),
    chest: p(0.02, 1.38),
    head: p(0.06, 1.6),
    legs: stand,
    arms: [
      [p(0.1, 1.12), p(0.14, 0.9)],
      [p(0.3, 1.42), p(0.17, 1.66)],
    ],
  },
  points: {
    turn: 'side',
    hip: p(-0.02, 0.9),
    chest: p(0, 1.38),
    head: p(0.05, 1.6),
    legs: stand,
    arms: [
      [p(0.28, 1.38), p(0.55, 1.47)],
      [p(-0.1, 1.14), p(-0.02, 0.9)],
    ],
  },
  waves: {
    turn: 'quarter',
    hip: p(0, 0.9),
    chest: p(0, 1.38),
    head: p(0.03, 1.6),
    legs: [
      [p(0.1, 0.47), p(0.15, 0.07)],
      [p(-0.07, 0.47), p(-0.09, 0.07)],
    ],
    arms: [
      [p(0.36, 1.5), p(0.44, 1.78)],
      [p(-0.25, 1.12), p(-0.2, 0.88)],
    ],
  },
  leansOnRail: {
    turn: 'side',
    hip: p(-0.16, 0.88),
    chest: p(0.08, 1.3),
    head: p(0.18, 1.5),
    legs: [
      [p(-0.08, 0.46), p(-0.2, 0.07)],
      [p(-0.02, 0.46), p(0.02, 0.07)],
    ],
    arms: [
      [p(0.3, 1.12), p(0.52, 1.15)],
      [p(0.2, 1.12), p(0.43, 1.13)],
    ],
  },
  leansBack: {
    turn: 'side',
    hip: p(0.06, 0.88),
    chest: p(-0.08, 1.34),
    head: p(-0.06, 1.56),
    legs: [
      [p(0.22, 0.47), p(0.3, 0.07)],
      [p(0.1, 0.47), p(0.12, 0.07)],
    ],
    arms: [
      [p(-0.2, 1.1), p(-0.22, 0.92)],
      [p(-0.26, 1.12), p(-0.24, 0.92)],
    ],
  },
  walks: {
    turn: 'side',
    hip: p(0, 0.9),
    chest: p(0.04, 1.38),
    head: p(0.09, 1.6),
    legs: walk,
    arms: [
      [p(-0.12, 1.14), p(-0.16, 0.9)],
      [p(0.12, 1.12), p(0.3, 0.98)],
    ],
  },
  strolls: {
    turn: 'side',
    hip: p(0, 0.9),
    chest: p(0.0, 1.38),
    head: p(0.04, 1.6),
    legs: [
      [p(0.13, 0.48), p(0.2, 0.07)],
      [p(-0.03, 0.46), p(-0.2, 0.1)],
    ],
    arms: [
      [p(0.08, 1.13), p(0.16, 0.93)],
      [p(-0.1, 1.12), p(-0.12, 0.87)],
    ],
  },
  climbs: {
    turn: 'side',
    hip: p(0, 0.92),
    chest: p(0.12, 1.37),
    head: p(0.2, 1.58),
    legs: [
      [p(0.3, 0.76), p(0.28, 0.36)],
      [p(0, 0.48), p(-0.16, 0.09)],
    ],
    arms: [
      [p(0.24, 1.16), p(0.38, 1.04)],
      [p(0, 1.12), p(0.06, 0.92)],
    ],
  },
  runs: {
    turn: 'side',
    hip: p(0, 0.94),
    chest: p(0.14, 1.38),
    head: p(0.22, 1.59),
    legs: [
      [p(0.26, 0.66), p(0.16, 0.28)],
      [p(-0.08, 0.5), p(-0.44, 0.4)],
    ],
    arms: [
      [p(-0.1, 1.16), p(-0.28, 1.28)],
      [p(0.26, 1.1), p(0.48, 1.24)],
    ],
  },
  leaps: {
    turn: 'side',
    hip: p(0, 1),
    chest: p(0.08, 1.46),
    head: p(0.14, 1.68),
    nod: -10,
    legs: [
      [p(0.36, 0.94), p(0.42, 0.54)],
      [p(-0.16, 0.64), p(-0.5, 0.56)],
    ],
    arms: [
      [p(0.32, 1.62), p(0.46, 1.86)],
      [p(-0.18, 1.56), p(-0.36, 1.78)],
    ],
  },
  carriesBag: {
    turn: 'side',
    hip: p(0, 0.9),
    chest: p(0.02, 1.38),
    head: p(0.07, 1.6),
    legs: walk,
    arms: [
      [p(-0.1, 1.14), p(-0.1, 0.92)],
      [p(0.03, 1.12), p(0.08, 0.82)],
    ],
    holds: '<path d="M-.13,-.8L.29,-.8L.32,-.46Q.08,-.4 -.16,-.46Z" fill="#b9673a"/>',
  },
  carriesPack: {
    turn: 'side',
    hip: p(0, 0.9),
    chest: p(0.07, 1.38),
    head: p(0.13, 1.59),
    legs: walk,
    arms: [
      [p(-0.02, 1.14), p(0.14, 1.06)],
      [p(0.12, 1.14), p(0.26, 1.18)],
    ],
    holds: '<path d="M.04,-1.43Q-.26,-1.47 -.27,-1.2L-.25,-.94Q-.1,-.86 .02,-.94Z" fill="#c2553f"/>',
  },
  carriesOnHead: {
    turn: 'side',
    hip: p(0, 0.9),
    chest: p(0, 1.38),
    head: p(0.03, 1.6),
    legs: walk,
    arms: [
      [p(0.2, 1.52), p(0.16, 1.76)],
      [p(-0.1, 1.12), p(-0.06, 0.88)],
    ],
    holds:
      '<path d="M-.26,-1.86L.32,-1.86L.22,-1.72L-.16,-1.72Z" fill="#b98a4a"/><path d="M-.18,-1.86Q.02,-2.06 .24,-1.86Z" fill="#d8703f"/>',
  },
  sits: {
    turn: 'side',
    hip: p(0, 0.5),
    chest: p(-0.02, 0.98),
    head: p(0.03, 1.2),
    legs: seat,
    arms: [
      [p(0.16, 0.76), p(0.36, 0.64)],
      [p(0.06, 0.72), p(0.3, 0.6)],
    ],
  },
  sitsChinInHand: {
    turn: 'side',
    hip: p(0, 0.5),
    chest: p(0.09, 0.97),
    head: p(0.17, 1.18),
    nod: -3,
    legs: seat,
    arms: [
      [p(0.3, 0.73), p(0.52, 0.73)],
      [p(0.34, 0.74), p(0.29, 1)],
    ],
  },
  sitsHuggingKnees: {
    turn: 'side',
    hip: p(0, 0.12),
    chest: p(0.06, 0.58),
    head: p(0.13, 0.8),
    legs: [
      [p(0.4, 0.5), p(0.5, 0.06)],
      [p(0.36, 0.48), p(0.44, 0.06)],
    ],
    arms: [
      [p(0.28, 0.42), p(0.48, 0.38)],
      [p(0.22, 0.38), p(0.44, 0.34)],
    ],
  },
  sitsLeaningBack: {
    turn: 'side',
    hip: p(0, 0.12),
    chest: p(-0.24, 0.53),
    head: p(-0.25, 0.75),
    nod: -8,
    legs: [
      [p(0.42, 0.34), p(0.74, 0.06)],
      [p(0.4, 0.12), p(0.8, 0.06)],
    ],
    arms: [
      [p(-0.38, 0.3), p(-0.42, 0.04)],
      [p(-0.42, 0.3), p(-0.5, 0.03)],
    ],
  },
  kneels: {
    turn: 'side',
    hip: p(0, 0.4),
    chest: p(0.1, 0.86),
    head: p(0.17, 1.07),
    nod: 12,
    legs: [
      [p(0.3, 0.42), p(0.32, 0.06)],
      [p(0.08, 0.06), p(-0.34, 0.06)],
    ],
    arms: [
      [p(0.28, 0.66), p(0.42, 0.52)],
      [p(0.16, 0.62), p(0.36, 0.48)],
    ],
  },
  squats: {
    turn: 'side',
    hip: p(-0.06, 0.34),
    chest: p(0.12, 0.74),
    head: p(0.21, 0.94),
    legs: [
      [p(0.32, 0.5), p(0.16, 0.06)],
      [p(0.3, 0.46), p(0.08, 0.06)],
    ],
    arms: [
      [p(0.36, 0.56), p(0.5, 0.4)],
      [p(0.3, 0.52), p(0.44, 0.36)],
    ],
  },
  bends: {
    turn: 'side',
    hip: p(-0.1, 0.86),
    chest: p(0.28, 1.08),
    head: p(0.46, 1.2),
    nod: 34,
    legs: [
      [p(0.02, 0.46), p(0.02, 0.07)],
      [p(-0.08, 0.46), p(-0.14, 0.07)],
    ],
    arms: [
      [p(0.36, 0.82), p(0.46, 0.58)],
      [p(0.3, 0.8), p(0.4, 0.54)],
    ],
  },
  rowsStanding: {
    turn: 'side',
    hip: p(-0.05, 0.88),
    chest: p(0.1, 1.33),
    head: p(0.18, 1.54),
    legs: [
      [p(0.1, 0.47), p(0.24, 0.07)],
      [p(-0.1, 0.46), p(-0.26, 0.07)],
    ],
    arms: [
      [p(0.32, 1.16), p(0.5, 1.24)],
      [p(0.26, 1.06), p(0.42, 1.08)],
    ],
    holds:
      '<path d="M.62,-1.56L-.5,.5" stroke="#6b4a34" stroke-width=".045"/><path d="M-.36,.18L-.62,.76L-.5,.8L-.3,.24Z" fill="#6b4a34"/>',
  },
  photographs: {
    turn: 'side',
    hip: p(-0.02, 0.9),
    chest: p(0.01, 1.38),
    head: p(0.06, 1.6),
    legs: stand,
    arms: [
      [p(0.22, 1.24), p(0.3, 1.54)],
      [p(0.14, 1.18), p(0.26, 1.5)],
    ],
    holds:
      '<path d="M.2,-1.66L.36,-1.66L.36,-1.62L.46,-1.6L.46,-1.53L.36,-1.52L.36,-1.5L.2,-1.5Z" fill="#262334"/>',
  },
  holdsUmbrella: {
    turn: 'side',
    hip: p(0, 0.9),
    chest: p(0.02, 1.38),
    head: p(0.07, 1.6),
    legs: walk,
    arms: [
      [p(-0.1, 1.14), p(-0.14, 0.9)],
      [p(0.09, 1.12), p(0.2, 1.24)],
    ],
  },
  embraces: {
    turn: 'side',
    hip: p(0, 0.9),
    chest: p(0.03, 1.38),
    head: p(0.09, 1.59),
    nod: 8,
    legs: stand,
    arms: [
      [p(0.26, 1.3), p(0.44, 1.36)],
      [p(0.22, 1.2), p(0.44, 1.22)],
    ],
  },
  prays: {
    turn: 'side',
    hip: p(0, 0.9),
    chest: p(0.01, 1.37),
    head: p(0.07, 1.58),
    nod: 16,
    legs: stand,
    arms: [
      [p(0.2, 1.16), p(0.26, 1.38)],
      [p(0.16, 1.13), p(0.25, 1.35)],
    ],
  },
  seenFromBehind: {
    turn: 'back',
    hip: p(0.02, 0.9),
    chest: p(-0.01, 1.38),
    head: p(-0.02, 1.6),
    legs: [
      [p(0.12, 0.47), p(0.15, 0.07)],
      [p(-0.07, 0.47), p(-0.1, 0.07)],
    ],
    arms: [
      [p(0.27, 1.14), p(0.26, 0.88)],
      [p(-0.26, 1.13), p(-0.25, 0.87)],
    ],
  },
} satisfies Record<string, Pose>
export type PoseName = keyof typeof POSES

const SIDE_FACE =
  'M-.03,-.5C.2,-.51 .34,-.4 .36,-.2C.365,-.13 .345,-.09 .36,-.05L.45,.1C.455,.135 .42,.15 .385,.155L.395,.215L.37,.255L.38,.3C.36,.34 .36,.37 .365,.41C.35,.485 .28,.505 .21,.48C.1,.45 .02,.38 -.04,.3L-.3,.26C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z'
const FRONT_FACE =
  'M0,-.5C.24,-.5 .35,-.32 .34,-.08C.33,.2 .22,.47 .05,.5C-.14,.5 -.3,.26 -.33,-.02C-.36,-.32 -.24,-.5 0,-.5Z'
/** Hair and hats on a head one unit high; `side` faces right. */
function headdress({ cut = 'short', hair, hat = hair }: Look, turn: Turn): string {
  const side = turn === 'side',
    back = turn === 'back'
  const cap = back
    ? 'M0,-.54C.3,-.54 .4,-.3 .36,0C.34,.2 .2,.34 0,.35C-.2,.34 -.34,.2 -.36,0C-.4,-.3 -.3,-.54 0,-.54Z'
    : side
      ? 'M.35,-.24C.36,-.46 .18,-.57 -.05,-.56C-.34,-.55 -.5,-.36 -.49,-.12C-.48,.08 -.4,.2 -.3,.3C-.22,.28 -.2,.16 -.12,.1C-.16,-.02 -.08,-.06 -.02,-.02C.04,-.16 .12,-.26 .35,-.24Z'
      : 'M-.34,.04C-.46,-.36 -.24,-.58 .04,-.57C.3,-.56 .42,-.34 .35,.02C.33,-.14 .3,-.22 .22,-.28C.04,-.22 -.2,-.2 -.34,.04Z'
  const base = `<path d="${cap}" fill="${hair}"/>`
  switch (cut) {
    case 'short':
      return base
    case 'bob':
      return (
        base +
        `<path d="${side ? 'M-.02,-.3C.02,0 -.02,.26 .02,.42C-.2,.5 -.42,.44 -.5,.3C-.52,0 -.5,-.3 -.3,-.44Z' : 'M-.34,-.2C-.46,.1 -.44,.3 -.36,.44L-.24,.4L-.3,0ZM.34,-.2C.46,.1 .44,.3 .36,.44L.26,.38L.3,0Z'}" fill="${hair}"/>`
      )
    case 'bun':
      return base + `<circle cx="${side ? -0.5 : 0}" cy="${side ? -0.2 : -0.6}" r=".19" fill="${hair}"/>`
    case 'long':
      return (
        base +
        `<path d="${side ? 'M-.06,-.3C-.02,0 -.1,.2 -.12,.5C-.1,.9 -.2,1.1 -.42,1.16C-.6,.9 -.56,.3 -.49,-.1Z' : back ? 'M-.37,-.1L-.4,.9Q0,1.1 .4,.9L.37,-.1Z' : 'M-.34,-.2C-.5,.3 -.44,.7 -.36,.86L-.18,.7L-.3,.1ZM.34,-.2C.48,.2 .46,.6 .4,.8L.24,.62L.31,.1Z'}" fill="${hair}"/>`
      )
    case 'curls':
      return (
        base +
        [
          [-0.5, -0.1],
          [-0.5, -0.35],
          [-0.3, -0.55],
          [0, -0.62],
          [0.26, -0.5],
          [-0.4, 0.18],
        ]
          .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".19" fill="${hair}"/>`)
          .join('')
      )
    case 'hat':
      return (
        base +
        `<path d="M-.42,-.3C-.44,-.7 -.2,-.8 0,-.78C.22,-.8 .4,-.68 .37,-.3Z" fill="${hat}"/><path d="M-.82,-.2C-.5,-.42 .5,-.44 .82,-.24C.6,-.14 -.5,-.1 -.82,-.2Z" fill="${hat}"/>`
      )
    case 'cap':
      return (
        base +
        `<path d="M-.47,-.2C-.5,-.6 .32,-.74 .4,-.26L${side ? '.72,-.2L.7,-.13' : '.5,-.16L.3,-.12'}L-.1,-.2Z" fill="${hat}"/>`
      )
    case 'scarf':
      return `<path d="${side ? 'M.3,-.42C.1,-.66 -.4,-.6 -.52,-.2C-.58,.2 -.6,.5 -.72,.84L.1,.86C.24,.7 .22,.6 .1,.46C-.02,.2 0,-.2 .3,-.42Z' : 'M0,-.6C.42,-.6 .48,-.1 .42,.3L.52,.84L-.52,.84L-.42,.3C-.48,-.1 -.42,-.6 0,-.6Z'}" fill="${hat}"/>${back || side ? '' : `<path d="M0,-.4C.22,-.4 .28,-.1 .25,.1C.2,.36 .1,.44 .02,.44C-.12,.42 -.24,.2 -.25,0C-.27,-.24 -.16,-.4 0,-.4Z"/>`}`
    case 'cone':
      return base + `<path d="M-.86,-.12Q0,.04 .86,-.12L.04,-.82Z" fill="${hat}"/>`
  }
}
/** One figure of the cast. */
export function figure(name: PoseName, look: Look): string {
  const pose: Pose = POSES[name],
    { hip, chest, head, turn, legs, arms } = pose,
    { skin, top, bottom, shoes = '#2b2438', far = bottom, farTop = top, size = 1 } = look
  const half = turn === 'side' ? 0.035 : 0.16,
    hips = turn === 'side' ? 0.03 : 0.085,
    sleeve = look.sleeve ?? true
  const leg = ([knee, ankle]: [Pt, Pt], x: number, ink: string) => {
    const from: Pt = [hip[0] + x, hip[1]],
      toe = turn === 'back' ? 0.03 : turn === 'quarter' ? 0.07 : 0.16,
      bare = look.skirt ? skin : ink
    // a leg that trails points its toe down
    const sole = ankle[1] > -0.1 ? 0 : -ankle[1] - 0.08
    return (
      `<path d="${taper(from, 0.094, knee, 0.066)}${taper(knee, 0.066, ankle, 0.042)}" fill="${bare}"/>` +
      `<path d="M${ankle[0] - 0.05},${ankle[1] + 0.0}L${ankle[0] + 0.045},${ankle[1]}L${ankle[0] + toe},${ankle[1] + 0.045 + sole * 0.25}L${ankle[0] + toe},${ankle[1] + 0.075 + sole * 0.3}L${ankle[0] - 0.06},${ankle[1] + 0.075}Z" fill="${shoes}"/>`
    )
  }
  const arm = ([elbow, hand]: [Pt, Pt], x: number, ink: string) => {
    const from: Pt = [chest[0] + x, chest[1] + 0.035],
      dx = hand[0] - elbow[0],
      dy = hand[1] - elbow[1],
      l = Math.hypot(dx, dy) || 1,
      tip: Pt = [hand[0] + (dx / l) * 0.085, hand[1] + (dy / l) * 0.085]
    const thumb: Pt = [
      hand[0] + (dx / l) * 0.045 + (dy / l) * 0.045,
      hand[1] + (dy / l) * 0.045 - (dx / l) * 0.045,
    ]
    return (
      `<path d="${taper(hand, 0.03, tip, 0.022)}${taper(hand, 0.022, thumb, 0.013)}${sleeve ? '' : taper(elbow, 0.043, hand, 0.028)}" fill="${skin}"/>` +
      `<path d="${taper(from, 0.066, elbow, 0.05)}${sleeve ? taper(elbow, 0.05, hand, 0.036) : ''}" fill="${ink}"/>`
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
  const trunk =
    turn === 'side'
      ? [
          on(1.1, 0.05),
          on(1.06, -0.07),
          on(0.84, -0.115),
          on(0.4, -0.085),
          on(-0.02, -0.135),
          on(-0.14, -0.1),
          on(-0.16, 0.09),
          on(0.1, 0.112),
          on(0.42, 0.1),
          on(0.8, 0.135),
          on(1, 0.1),
        ]
      : [
          on(1.12, 0.06),
          on(1.12, -0.06),
          on(1.03, -0.19),
          on(0.78, -0.165),
          on(0.38, -0.13),
          on(-0.05, -0.17),
          on(-0.16, -0.15),
          on(-0.16, 0.15),
          on(-0.05, 0.17),
          on(0.38, 0.13),
          on(0.78, 0.165),
          on(1.03, 0.19),
        ]
  const at = (k: Pt): Pt => [(k[0] - hip[0]) * 0.9 + hip[0], k[1]]
  const [[farKnee, farFoot], [nearKnee, nearFoot]] = legs
  const hem = look.skirt === 'knee' ? [at(farKnee), at(nearKnee)] : [at(farFoot), at(nearFoot)]
  const front = Math.max(hem[0]![0], hem[1]![0]) + (look.skirt === 'knee' ? 0.14 : 0.1),
    rear = Math.min(hem[0]![0], hem[1]![0]) - (look.skirt === 'knee' ? 0.14 : 0.16),
    low = Math.max(hem[0]![1], hem[1]![1])
  const fold: Pt = [(rear + front) / 2, low + 0.015],
    shin: Pt[] =
      look.skirt === 'long'
        ? [[Math.max(farKnee[0], nearKnee[0]) + 0.06, Math.max(farKnee[1], nearKnee[1])]]
        : []
  const skirt = look.skirt
    ? smooth(
        [
          on(0.36, 0.095),
          on(0.36, -0.08),
          on(0, -0.135),
          [rear, low],
          fold,
          [front, low - 0.02],
          ...shin,
          on(0, 0.12),
        ],
        bottom,
        0.6,
      )
    : ''
  const neck = taper([chest[0], chest[1] - 0.02], 0.058, [head[0] - 0.03, head[1] + 0.05], 0.052)
  const face = `<g transform="translate(${head[0]},${head[1]}) rotate(${pose.nod ?? 0}) scale(.235)"><path d="${turn === 'side' ? SIDE_FACE : FRONT_FACE}" fill="${skin}"/>${headdress(look, turn)}${turn === 'side' && look.cut !== 'scarf' && look.cut !== 'bob' && look.cut !== 'long' ? `<ellipse cx="-.1" cy="0" rx=".06" ry=".1" fill="${skin}"/>` : ''}</g>`
  const held = pose.holds ?? '',
    behind = name === 'carriesPack'
  return `<g transform="scale(${size})">${arm(arms[0], half, farTop)}${leg(legs[0], hips, far)}${leg(legs[1], -hips, bottom)}${skirt}<path d="${neck}" fill="${skin}"/>${smooth(trunk, top, 0.9)}${behind ? held : ''}${face}${behind ? '' : held}${arm(arms[1], -half, top)}</g>`
}
