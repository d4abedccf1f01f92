/**
 * A family on the bench of a boat, in one group that faces right, against the light: a father with his arm round the
 * mother, who leans back on him and holds a girl on her lap; the girl leans out and points ahead.
 * Metres at the father's place: the deck below the bench's front edge is (0, 0), the seat at -0.46, y down. The bench
 * rises to the right.
 */
import { edgeLight, place } from '../kit/cut.ts'
import { at, CHILD_FACE, DEEP, FACE, form, hand, limb, path, shoe } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'
import type { Pt } from '../kit/vec.ts'

const GLOW = '#ffbe7c'
const SKIN = { father: '#94573f', mother: '#a9694c', girl: '#b67352' }
const warm = (ink: string, k = 0.42): string => mix(ink, '#ffc184', k)
const dim = (ink: string, k = 0.42): string => mix(ink, DEEP, k)
/** A limb in shade with a lit edge along its right and upper side. */
const arm = (
  joints: readonly Pt[],
  half: readonly number[],
  ink: string,
  shift: Pt = [0.02, -0.02],
): string => form(limb(joints, half), ink, shift)

/** The end of a sleeve at the wrist. */
const cuff = (x: number, y: number, turn: number, ink: string): string =>
  at(x, y, turn, 1, path('M-.026,-.041Q-.018,0 -.026,.041L.018,.038Q.026,0 .018,-.038Z', ink))
/** A head from the side, one unit high: the front of the face takes the light. */
function face(outline: string, skin: string, hair: string, child = false): string {
  const dark = dim(skin, 0.62)
  return (
    form(
      outline,
      skin,
      [0.14, 0],
      path('M.5,-.5H.24C.3,-.36 .3,-.22 .28,-.12L.31,-.06L.34,.1L.3,.16L.3,.3C.26,.36 .28,.42 .2,.52H.6Z', warm(skin)), // prettier-ignore
    ) +
    path('M.17,-.125Q.26,-.19 .345,-.145L.343,-.115Q.27,-.145 .18,-.1Z', dark) +
    path('M.19,-.025Q.235,-.08 .315,-.07Q.335,-.03 .318,.008Q.25,.02 .19,-.025Z', '#f6e2cc') +
    path('M.262,-.07C.245,-.04 .25,-.01 .27,.01L.318,.008Q.335,-.03 .315,-.072Z', '#24173f') +
    path('M.17,-.018Q.23,-.1 .328,-.085L.33,-.064Q.25,-.07 .195,-.014Z', dark) +
    path(
      child
        ? 'M.372,.19Q.3,.235 .24,.185Q.29,.27 .36,.23Z'
        : 'M.388,.21Q.33,.24 .27,.195Q.31,.275 .375,.245Z',
      dim('#8a3f45', 0.3),
    ) +
    path('M-.13,.02C-.06,-.06 .03,0 0,.1C-.02,.17 -.09,.17 -.11,.12Z', dim(skin, 0.22)) +
    hair
  )
}

function girl(): { behind: string; body: string; front: string } {
  const dress = '#e4584a',
    sock = '#e6cfc6',
    hair = '#3a2144'
  return {
    // the far arm points ahead
    behind:
      arm(
        [
          [0.6, -0.965],
          [0.74, -1.02],
          [0.865, -1.085],
        ],
        [0.034, 0.03, 0.022],
        SKIN.girl,
        [0.01, -0.014],
      ) +
      at(
        0.86,
        -1.083,
        -24,
        1,
        path(
          'M-.01,-.02C.02,-.03 .045,-.028 .06,-.02L.118,-.021C.128,-.018 .128,-.006 .118,-.004L.07,-.002C.074,.012 .066,.024 .05,.026C.03,.03 .005,.026 -.01,.02Z',
          SKIN.girl,
        ) + path('M.012,-.024C.03,-.05 .05,-.056 .058,-.046C.06,-.036 .046,-.024 .04,-.02Z', SKIN.girl),
      ),
    body:
      // far leg, then near leg: over the knee of her mother, the shoes in the air
      arm(
        [
          [0.5, -0.715],
          [0.73, -0.725],
          [0.77, -0.66],
          [0.775, -0.5],
        ],
        [0.06, 0.05, 0.045, 0.032],
        dim(SKIN.girl, 0.3),
      ) +
      path('M.74,-.56L.81,-.555L.808,-.5L.742,-.5Z', dim(sock, 0.3)) +
      at(0.778, -0.463, 12, 0.66, shoe(dim('#b8434e', 0.3), '#5a2c4e')) +
      arm(
        [
          [0.46, -0.7],
          [0.66, -0.695],
          [0.72, -0.64],
          [0.685, -0.47],
        ],
        [0.07, 0.056, 0.05, 0.034],
        SKIN.girl,
        [0.016, -0.022],
      ) +
      path('M.655,-.54L.728,-.53L.72,-.47L.65,-.476Z', sock) +
      at(0.69, -0.432, 14, 0.7, shoe('#c04a52', '#6a2f50')) +
      // neck
      path(
        'M.59,-1.08C.585,-1.03 .575,-1 .55,-.96L.622,-.935C.63,-.98 .645,-1.01 .668,-1.04Z',
        dim(SKIN.girl, 0.3),
      ) +
      // a bodice that leans out, a skirt over the lap
      form(
        'M.52,-.99C.48,-.975 .455,-.93 .44,-.87C.42,-.82 .395,-.785 .385,-.73C.37,-.69 .36,-.66 .365,-.63C.45,-.6 .56,-.605 .668,-.606C.68,-.66 .675,-.72 .645,-.755C.6,-.77 .56,-.775 .535,-.785C.57,-.83 .625,-.885 .64,-.935C.64,-.965 .62,-.98 .595,-.985C.57,-.97 .545,-.975 .52,-.99Z',
        dress,
        [0.045, -0.006],
        path('M.44,-.8C.48,-.77 .51,-.765 .55,-.77L.535,-.745C.5,-.74 .46,-.75 .425,-.775Z', '#f2b870') +
          path('M.62,-.62C.64,-.66 .635,-.71 .6,-.745L.68,-.76L.7,-.62Z', warm(dress, 0.3)) +
          path('M.47,-.7Q.51,-.68 .54,-.61L.5,-.605Q.49,-.66 .47,-.7Z', dim(dress)),
      ),
    front:
      // the near arm: her hand on her knee
      arm(
        [
          [0.535, -0.935],
          [0.53, -0.85],
          [0.56, -0.775],
          [0.645, -0.74],
        ],
        [0.038, 0.036, 0.032, 0.022],
        SKIN.girl,
        [0.014, -0.014],
      ) +
      at(0.638, -0.742, 10, 0.52, hand(warm(SKIN.girl, 0.14))) +
      form(
        'M.485,-.975C.53,-1.005 .585,-.97 .59,-.92L.58,-.865C.555,-.84 .52,-.84 .49,-.86C.465,-.89 .46,-.945 .485,-.975Z',
        dress,
        [0.03, -0.012],
      ) +
      at(
        0.652,
        -1.088,
        -10,
        0.205,
        face(
          CHILD_FACE,
          SKIN.girl,
          path(
            'M-.36,-.36C-.6,-.52 -.86,-.42 -1,-.1C-1.05,.02 -1.1,.08 -1.2,.14C-.96,.2 -.8,.06 -.7,-.06C-.62,-.14 -.5,-.16 -.4,-.14Z',
            hair,
          ) +
            path(
              'M.345,-.2C.38,-.4 .3,-.54 .1,-.58C-.2,-.64 -.5,-.46 -.51,-.14C-.5,.04 -.44,.2 -.36,.28C-.26,.24 -.2,.18 -.14,.12C-.19,.04 -.18,-.06 -.09,-.08C-.05,-.08 -.03,-.02 -.02,.02C.06,-.08 .04,-.18 .14,-.26C.22,-.3 .3,-.26 .345,-.2Z',
              hair,
            ) +
            path('M-.47,-.38L-.36,-.44L-.3,-.2L-.42,-.13Z', '#f2b870'),
          true,
        ),
      ),
  }
}
function mother(): { back: string; arm: string } {
  const tunic = '#2f8480',
    cloth = '#cdaea6',
    shawl = '#dc9a5c',
    hair = '#2b1d3e'
  return {
    back:
      // the far leg, its ankle crossed behind the other
      arm(
        [
          [0.3, -0.6],
          [0.58, -0.62],
          [0.6, -0.5],
          [0.5, -0.33],
          [0.41, -0.19],
        ],
        [0.08, 0.075, 0.062, 0.05, 0.042],
        dim(cloth, 0.46),
      ) +
      at(0.405, -0.125, 6, 0.8, shoe(dim('#8a3f55', 0.3), '#4a2448')) +
      // hair down her back, neck, trunk that leans back
      path('M.1,-1.12C.08,-1.05 .05,-1.0 .03,-.95H.1L.16,-1.06Z', hair) +
      path(
        'M.12,-1.12C.12,-1.06 .11,-1.02 .08,-1.0L.19,-.97C.19,-1.01 .2,-1.04 .222,-1.08Z',
        dim(SKIN.mother, 0.3),
      ) +
      form(
        'M.08,-1.02C.02,-1.0 -.03,-.96 -.04,-.9C-.04,-.8 .0,-.7 .02,-.62C.03,-.56 .05,-.53 .1,-.51H.36C.4,-.56 .38,-.62 .34,-.67C.31,-.76 .28,-.84 .255,-.92C.24,-.98 .21,-1.0 .17,-1.0C.14,-.985 .11,-1.0 .08,-1.02Z',
        tunic,
        [0.1, -0.01],
      ) +
      // the near leg, its foot on the deck, the tunic's hem over the knee
      arm(
        [
          [0.5, -0.58],
          [0.575, -0.54],
          [0.575, -0.4],
          [0.555, -0.13],
        ],
        [0.085, 0.08, 0.068, 0.05],
        cloth,
        [0.034, -0.01],
      ) +
      path('M.503,-.165L.606,-.16L.604,-.128L.505,-.132Z', '#8a4a5c') +
      at(0.56, -0.082, 2, 0.86, shoe('#a54a5c', '#6a2f50')) +
      form(
        'M.06,-.64C.2,-.7 .44,-.7 .56,-.67C.65,-.645 .67,-.56 .65,-.46C.6,-.43 .52,-.435 .48,-.46C.36,-.48 .2,-.48 .08,-.5C.03,-.53 .03,-.6 .06,-.64Z',
        tunic,
        [0.03, -0.05],
        path('M.62,-.66L.6,-.43L.7,-.43V-.66Z', warm(tunic, 0.3)) +
          path('M.3,-.48C.42,-.5 .5,-.53 .54,-.58C.55,-.5 .52,-.46 .48,-.43Z', dim(tunic)),
      ) +
      at(
        0.188,
        -1.125,
        -6,
        0.222,
        face(
          FACE,
          SKIN.mother,
          // hair parted at the side, tucked behind the ear, and down her back; an earring
          path(
            'M.345,-.22C.37,-.42 .3,-.55 .1,-.59C-.2,-.65 -.52,-.46 -.53,-.14C-.53,.1 -.62,.36 -.72,.62C-.5,.7 -.3,.6 -.2,.42C-.13,.3 -.12,.2 -.1,.13C-.19,.04 -.18,-.06 -.08,-.08C-.05,-.08 -.04,-.02 -.02,.02C.02,-.1 .02,-.2 .12,-.28C.2,-.32 .28,-.28 .345,-.22Z',
            hair,
          ) + '<circle cx="-.06" cy=".2" r=".042" fill="#ffd98a"/>',
        ),
      ),
    arm:
      // her arm round the girl
      at(0.41, -0.745, -16, 0.8, hand(SKIN.mother)) +
      arm(
        [
          [0.05, -0.95],
          [0.09, -0.82],
          [0.17, -0.7],
          [0.3, -0.7],
          [0.42, -0.742],
        ],
        [0.064, 0.062, 0.056, 0.046, 0.034],
        mix(tunic, '#8fc9a8', 0.26),
        [0.018, -0.03],
      ) +
      cuff(0.428, -0.745, -18, dim(tunic, 0.2)) +
      // a light shawl over her shoulders
      form(
        'M.06,-1.04C.1,-.995 .16,-.985 .205,-1.01C.245,-.98 .26,-.94 .25,-.9C.2,-.845 .12,-.82 .03,-.81C-.01,-.83 -.04,-.87 -.04,-.91C-.035,-.98 .0,-1.02 .06,-1.04Z',
        shawl,
        [0.05, -0.008],
        path('M.06,-.99C.11,-.94 .18,-.92 .25,-.94C.19,-.88 .1,-.875 .03,-.93Z', dim(shawl, 0.3)),
      ),
  }
}
function father(): string {
  const shirt = '#bfa6b4',
    cloth = '#414b88'
  return (
    // the far leg, set forward
    arm(
      [
        [-0.2, -0.57],
        [0.1, -0.58],
        [0.24, -0.52],
        [0.285, -0.34],
        [0.3, -0.07],
      ],
      [0.09, 0.088, 0.078, 0.066, 0.054],
      dim(cloth, 0.36),
      [0.03, -0.02],
    ) + // prettier-ignore
    at(0.315, -0.012, 2, 0.96, shoe('#3a2a4e', '#6d4c68')) +
    // neck and trunk
    path(
      'M-.19,-1.23C-.195,-1.15 -.21,-1.09 -.25,-1.05L-.1,-1.01C-.105,-1.06 -.095,-1.1 -.075,-1.18Z',
      dim(SKIN.father, 0.34),
    ) +
    form(
      'M-.25,-1.1C-.32,-1.085 -.375,-1.045 -.39,-.97C-.41,-.87 -.425,-.74 -.42,-.62C-.42,-.54 -.41,-.49 -.39,-.47H-.1C-.06,-.52 -.06,-.6 -.07,-.68C-.06,-.78 -.02,-.88 -.025,-.96C-.035,-1.02 -.07,-1.06 -.11,-1.075C-.16,-1.05 -.2,-1.07 -.25,-1.1Z',
      shirt,
      [0.11, -0.008],
      path('M-.13,-1.1L-.1,-.98L-.16,-1.02L-.23,-1.09Z', dim(shirt, 0.3)) +
        path(
          'M-.3,-.98C-.28,-.88 -.25,-.8 -.18,-.74C-.14,-.71 -.1,-.7 .0,-.72V-.55H-.5V-.98Z',
          dim(shirt, 0.3),
        ),
    ) +
    // the near leg: the thigh comes forward over the edge, the foot is drawn back
    form(
      'M-.405,-.58C-.28,-.625 -.1,-.635 .05,-.605C.165,-.58 .215,-.53 .2,-.44C.175,-.3 .12,-.16 .085,.01H-.035C-.02,-.16 .015,-.3 .04,-.415C-.1,-.42 -.26,-.43 -.38,-.44C-.43,-.46 -.44,-.55 -.405,-.58Z',
      cloth,
      [0.03, -0.04],
      path('M.155,-.59C.19,-.52 .175,-.42 .135,-.3L.06,-.02L.14,.02L.28,-.4Z', warm(cloth, 0.2)) +
        path('M.04,-.4C.1,-.43 .14,-.47 .165,-.52C.15,-.44 .1,-.38 .03,-.34Z', dim(cloth, 0.55)),
    ) +
    at(0.01, 0.052, 5, 0.98, shoe('#3a2a4e', '#7d5a74')) +
    at(
      -0.098,
      -1.25,
      -1,
      0.238,
      face(
        FACE,
        SKIN.father,
        // short hair, a beard trimmed close
        path('M-.05,.31C.04,.4 .1,.45 .2,.48C.28,.5 .35,.46 .36,.4C.35,.36 .36,.34 .35,.31C.28,.36 .2,.33 .14,.24C.06,.22 -.02,.16 -.06,.08L-.14,.12L-.16,.29Z', mix('#2b1d3e', SKIN.father, 0.14)) + // prettier-ignore
          path('M.345,-.22C.37,-.42 .3,-.55 .1,-.59C-.2,-.65 -.5,-.46 -.51,-.14C-.51,.06 -.46,.24 -.38,.33C-.28,.3 -.2,.2 -.13,.12C-.18,.04 -.18,-.06 -.08,-.08C-.05,-.08 -.04,-.02 -.02,.02C.04,-.08 .02,-.16 .1,-.23C.18,-.28 .28,-.26 .345,-.22Z', '#2b1d3e'), // prettier-ignore
      ),
    ) +
    // his near arm round her: the hand on her sleeve
    at(0.03, -0.815, -12, 0.86, hand(SKIN.father)) +
    arm(
      [
        [-0.29, -1.0],
        [-0.29, -0.88],
        [-0.235, -0.765],
        [-0.11, -0.775],
        [0.03, -0.81],
      ],
      [0.066, 0.064, 0.058, 0.047, 0.036],
      mix(shirt, '#ffe2c4', 0.24),
      [0.026, -0.03],
    ) + // prettier-ignore
    cuff(0.038, -0.811, -13, dim(shirt, 0.22))
  )
}
interface Spot {
  x: number
  y: number
  k: number
}
/** Their shade on the seat, and that of the feet on the deck: drawn before them. */
export const boatFamilyShade = ({ x, y, k }: Spot): string =>
  place(
    x,
    y,
    k,
    path('M-.4,-.47L.3,-.58V-.51L-.1,-.44L-.44,-.375C-.62,-.35 -.58,-.42 -.4,-.47Z', '#7d4a58') +
      path('M.14,.07L-.2,.075L-1,.3L-.5,.33ZM.48,.0L.24,.01L-.4,.16L.05,.2ZM.7,-.07L.42,-.06L.0,.03L.34,.06Z', '#2f1f4a'), // prettier-ignore
  )
export function boatFamily({ x, y, k }: Spot): string {
  const g = girl(),
    m = mother(),
    lit = (body: string) => edgeLight(place(x, y, k, body), [1, -0.5], 3.6, GLOW)
  return lit(g.behind) + lit(m.back) + lit(g.body) + lit(m.arm + g.front) + lit(father())
}
