/**
 * The joints of every pose, drawn for one balance of the body: metres, feet at y = 0, y down, facing right.
 * `people.ts` dresses them. A grown figure is 1.72 m.
 */
import type { Pt } from './vec.ts'

/** How the trunk is turned: from the side, three quarters, or from behind. */
export type Turn = 'side' | 'quarter' | 'back'
export interface Pose {
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
    turn: 'quarter',
    hip: p(0.02, 0.9),
    chest: p(-0.01, 1.38),
    head: p(0.03, 1.6),
    legs: [
      [p(0.15, 0.48), p(0.21, 0.07)],
      [p(-0.04, 0.47), p(-0.05, 0.07)],
    ],
    arms: [
      [p(0.2, 1.13), p(0.23, 0.88)],
      [p(-0.29, 1.14), p(-0.17, 0.93)],
    ],
  },
  talks: {
    turn: 'quarter',
    hip: p(0, 0.9),
    chest: p(0.01, 1.38),
    head: p(0.06, 1.6),
    nod: 3,
    legs: [
      [p(0.13, 0.48), p(0.17, 0.07)],
      [p(-0.05, 0.47), p(-0.08, 0.07)],
    ],
    arms: [
      [p(0.2, 1.14), p(0.36, 1.28)],
      [p(-0.26, 1.13), p(-0.1, 1.02)],
    ],
  },
  foldsArms: {
    turn: 'quarter',
    hip: p(0.02, 0.9),
    chest: p(-0.02, 1.38),
    head: p(0.01, 1.6),
    nod: -4,
    legs: [
      [p(0.14, 0.48), p(0.22, 0.07)],
      [p(-0.03, 0.47), p(-0.04, 0.07)],
    ],
    arms: [
      [p(0.19, 1.14), p(0.0, 1.15)],
      [p(-0.24, 1.13), p(0.06, 1.2)],
    ],
  },
  readsMap: {
    turn: 'quarter',
    hip: p(0, 0.9),
    chest: p(-0.01, 1.38),
    head: p(0.05, 1.59),
    nod: 14,
    legs: [
      [p(0.13, 0.48), p(0.18, 0.07)],
      [p(-0.04, 0.47), p(-0.06, 0.07)],
    ],
    arms: [
      [p(0.2, 1.14), p(0.33, 1.2)],
      [p(-0.24, 1.12), p(0.02, 1.18)],
    ],
    holds:
      '<path d="M.06,-1.32L.2,-1.28L.38,-1.34L.4,-1.14L.21,-1.08L.07,-1.12Z" fill="#f6ead0"/><path d="M.2,-1.28L.38,-1.34L.4,-1.14L.21,-1.08Z" fill="#d9c7a8"/>',
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
  sitsOnStep: {
    turn: 'side',
    hip: p(0, 0.32),
    chest: p(0.1, 0.78),
    head: p(0.18, 0.99),
    nod: 2,
    legs: [
      [p(0.42, 0.52), p(0.5, 0.07)],
      [p(0.38, 0.48), p(0.36, 0.07)],
    ],
    arms: [
      [p(0.32, 0.58), p(0.46, 0.5)],
      [p(0.26, 0.54), p(0.4, 0.46)],
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
