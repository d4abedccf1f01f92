/**
 * Three on the bench of a boat, in one overlapping group that faces right: a father sits back against the post of the
 * canopy, a mother has her arm round a girl who kneels up and leans out over the rail.
 * Metres, the deck at y = 0, the seat at -0.46, y down. All of it is against the light.
 */
import { place } from '../kit/cut.ts'
import { at, CHILD_FACE, DEEP, FACE, form, grip, hand, head, limb, path, shoe } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'

const SKIN = { father: '#a8664f', mother: '#c08260', girl: '#c98a66' }

/** His far arm, which goes behind her shoulders. */
const farArm = (): string =>
  form(limb([[-0.46, -0.99], [-0.35, -0.97], [-0.2, -0.945], [0.06, -0.93]], [0.1, 0.078, 0.052, 0.042]), mix('#e9d3c0', DEEP, 0.34)) // prettier-ignore
/** The lower body follows the bench, which runs away from us to the right. */
const along = (body: string): string => `<g transform="skewY(-9)">${body}</g>`
const turned = (x: number, body: string): string => `<g transform="translate(${x},0)">${along(`<g transform="translate(${-x},0)">${body}</g>`)}</g>` // prettier-ignore
/** The shade of a sitter on the edge of the bench, and that of the feet on the deck. */
const shade = (x0: number, x1: number, feet: number): string =>
  path(
    `M${x0 - 0.02},-.47H${x1}V-.385H${x0 - 0.1}C${x0 - 0.24},-.385 ${x0 - 0.2},-.44 ${x0 - 0.02},-.47Z`,
    '#7d4a58',
  ) + path(`M${feet + 0.2},-.005L${feet - 0.28},-.01L${feet - 1.1},.16L${feet - 0.62},.2Z`, '#2f1f4a')
function father(): string {
  const shirt = '#e9d3c0',
    cloth = '#4a5590'
  return (
    turned(
      -0.5,
      // the far leg
      form(
        limb(
          [
            [-0.46, -0.55],
            [-0.2, -0.57],
            [0.02, -0.53],
            [0.02, -0.3],
            [0.0, -0.08],
          ],
          [0.09, 0.09, 0.075, 0.062, 0.055],
        ),
        mix(cloth, DEEP, 0.35),
      ) +
        at(0.015, -0.022, 0, 0.93, shoe('#3a2a4e', '#7d5a74')) +
        // the bench's front between his knees
        path('M-.14,-.5L.0,-.53L-.015,-.44L-.11,-.41Z', '#452a54'),
    ) +
    // neck, trunk
    form(
      'M-.505,-1.3C-.485,-1.16 -.485,-1.1 -.52,-1.05L-.37,-1.02C-.375,-1.07 -.38,-1.12 -.375,-1.26Z',
      mix(SKIN.father, DEEP, 0.2),
    ) +
    form(
      'M-.53,-1.1C-.58,-1.085 -.63,-1.05 -.65,-.98C-.665,-.88 -.65,-.74 -.645,-.6C-.64,-.53 -.64,-.52 -.62,-.51H-.36C-.34,-.53 -.335,-.58 -.345,-.66C-.335,-.78 -.31,-.88 -.32,-.97C-.335,-1.04 -.37,-1.07 -.4,-1.085C-.44,-1.06 -.49,-1.07 -.53,-1.1Z',
      shirt,
      [0.13, -0.01],
      // the open collar, the shade of his arm, and folds where he bends
      path('M-.4,-1.09L-.35,-.97L-.41,-1.02L-.46,-1.085Z', mix(shirt, DEEP, 0.3)) +
        path('M-.53,-.99C-.5,-.9 -.5,-.82 -.44,-.76C-.4,-.73 -.36,-.715 -.3,-.7L-.3,-.58L-.7,-.58V-.99Z', mix(shirt, DEEP, 0.42)), // prettier-ignore
    ) +
    // the near leg: thigh along the bench, foot flat on the deck
    turned(
      -0.5,
      form(
        'M-.63,-.57C-.5,-.63 -.34,-.65 -.2,-.63C-.1,-.62 -.06,-.56 -.07,-.48C-.09,-.34 -.13,-.2 -.15,-.04H-.28C-.28,-.2 -.25,-.34 -.23,-.43C-.34,-.43 -.48,-.44 -.6,-.455C-.645,-.48 -.655,-.54 -.63,-.57Z',
        cloth,
        [0.045, -0.035],
        path('M-.23,-.43C-.18,-.45 -.13,-.49 -.1,-.53C-.14,-.45 -.18,-.41 -.23,-.37Z', mix(cloth, DEEP, 0.6)),
      ) + at(-0.235, 0.014, 0, 0.98, shoe('#3a2a4e', '#8d6680')),
    ) +
    // the near arm rests on his thigh
    at(-0.33, -0.64, 8, 0.92, hand(SKIN.father)) +
    form(
      limb(
        [
          [-0.545, -1.01],
          [-0.58, -0.88],
          [-0.57, -0.76],
          [-0.46, -0.69],
          [-0.34, -0.645],
        ],
        [0.062, 0.062, 0.056, 0.046, 0.036],
      ),
      shirt,
      [0.03, -0.03],
    ) +
    at(
      -0.42,
      -1.27,
      -7,
      0.238,
      head(
        FACE,
        SKIN.father,
        // short hair, a beard trimmed close
        path('M-.05,.31C.04,.4 .1,.45 .2,.48C.28,.5 .35,.46 .36,.4C.35,.36 .36,.34 .35,.31C.28,.36 .2,.33 .14,.24C.06,.22 -.02,.16 -.06,.08L-.14,.12L-.16,.29Z', mix('#2b1d3e', SKIN.father, 0.14)) + // prettier-ignore
          path('M.345,-.22C.37,-.42 .3,-.55 .1,-.59C-.2,-.65 -.5,-.46 -.51,-.14C-.51,.06 -.46,.24 -.38,.33C-.28,.3 -.2,.2 -.13,.12C-.18,.04 -.18,-.06 -.08,-.08C-.05,-.08 -.04,-.02 -.02,.02C.04,-.08 .02,-.16 .1,-.23C.18,-.28 .28,-.26 .345,-.22Z', '#2b1d3e'), // prettier-ignore
      ),
    )
  )
}
function girl(): string {
  const dress = '#f0644c'
  return (
    // the far arm and its hand on the rail
    form(
      limb(
        [
          [0.97, -1.0],
          [1.05, -0.88],
          [1.11, -0.76],
          [1.15, -0.64],
        ],
        [0.036, 0.034, 0.03, 0.024],
      ),
      mix(SKIN.girl, DEEP, 0.25),
    ) +
    at(1.155, -0.615, -4, 0.82, grip(mix(SKIN.girl, DEEP, 0.2))) +
    // she kneels up: thighs below the hem, shins back along the bench, white socks and red shoes
    form(
      limb(
        [
          [0.84, -0.7],
          [0.855, -0.58],
          [0.84, -0.5],
          [0.74, -0.485],
          [0.62, -0.49],
        ],
        [0.064, 0.056, 0.05, 0.044, 0.034],
      ),
      mix(SKIN.girl, DEEP, 0.3),
    ) +
    form(
      limb(
        [
          [0.75, -0.7],
          [0.775, -0.58],
          [0.76, -0.49],
          [0.66, -0.475],
          [0.54, -0.478],
        ],
        [0.074, 0.062, 0.052, 0.046, 0.035],
      ),
      SKIN.girl,
      [0.02, -0.02],
    ) +
    path('M.6,-.52C.57,-.52 .54,-.518 .52,-.516L.515,-.44C.54,-.438 .57,-.436 .6,-.436Z', '#f4e0c8') +
    path('M.525,-.525C.49,-.545 .42,-.54 .395,-.5C.375,-.46 .39,-.425 .43,-.43L.52,-.436Z', '#b8434e') +
    // neck
    form('M.915,-1.25L.89,-1.08L.98,-1.05L1.01,-1.2Z', mix(SKIN.girl, DEEP, 0.2)) +
    // the dress: a short bodice, a skirt that spreads
    form(
      'M.89,-1.11C.82,-1.1 .77,-1.05 .75,-.98C.73,-.92 .71,-.86 .685,-.82C.645,-.76 .6,-.7 .575,-.62C.66,-.575 .84,-.565 .965,-.6C.965,-.66 .945,-.72 .895,-.765C.94,-.82 .995,-.92 1.015,-1.0C1.02,-1.05 .99,-1.085 .955,-1.095C.935,-1.08 .91,-1.09 .89,-1.11Z',
      dress,
      [0.075, -0.01],
      path('M.685,-.825C.75,-.785 .82,-.765 .9,-.775L.89,-.74C.81,-.73 .73,-.75 .665,-.79Z', '#f7c27a') +
        path('M.715,-.74C.69,-.69 .675,-.64 .67,-.57L.71,-.565C.72,-.63 .73,-.69 .75,-.735ZM.82,-.735C.825,-.68 .825,-.62 .82,-.55L.86,-.55C.86,-.62 .855,-.68 .85,-.735Z', mix(dress, DEEP, 0.42)), // prettier-ignore
    ) +
    // the near arm, bent, its hand on the rail
    form(
      limb(
        [
          [0.9, -1.02],
          [0.905, -0.93],
          [0.925, -0.83],
          [0.98, -0.73],
          [1.035, -0.635],
        ],
        [0.042, 0.039, 0.036, 0.03, 0.025],
      ),
      SKIN.girl,
      [0.02, -0.015],
    ) +
    at(1.04, -0.608, -4, 0.86, grip(SKIN.girl)) +
    form(
      'M.85,-1.08C.9,-1.12 .97,-1.08 .98,-1.02L.97,-.95C.945,-.91 .9,-.9 .865,-.92C.83,-.95 .82,-1.02 .85,-1.08Z',
      dress,
      [0.035, -0.015],
    ) +
    at(
      0.985,
      -1.215,
      -8,
      0.236,
      head(
        CHILD_FACE,
        SKIN.girl,
        // hair tied high, its tail blown back
        path(
          'M-.36,-.36C-.6,-.5 -.86,-.42 -1.06,-.16C-1.12,-.04 -1.18,.02 -1.28,.06C-1.02,.14 -.84,.04 -.72,-.06C-.62,-.14 -.5,-.16 -.4,-.14Z',
          '#3a2144',
        ) +
          path(
            'M.345,-.2C.38,-.4 .3,-.54 .1,-.58C-.2,-.64 -.5,-.46 -.51,-.14C-.5,.04 -.44,.2 -.36,.28C-.26,.24 -.2,.18 -.14,.12C-.19,.04 -.18,-.06 -.09,-.08C-.05,-.08 -.03,-.02 -.02,.02C.06,-.08 .04,-.18 .14,-.26C.22,-.3 .3,-.26 .345,-.2Z',
            '#3a2144',
          ) +
          path('M-.46,-.36L-.36,-.42L-.3,-.2L-.42,-.14Z', '#f7c27a'),
        true,
      ),
    )
  )
}
function mother(): string {
  const tunic = '#3f9a94',
    cloth = '#f0cd9a',
    shawl = '#f3b66a'
  return (
    turned(
      0,
      // the far leg
      form(
        limb(
          [
            [0.12, -0.52],
            [0.36, -0.53],
            [0.54, -0.48],
            [0.56, -0.3],
            [0.57, -0.08],
          ],
          [0.09, 0.085, 0.07, 0.06, 0.052],
        ),
        mix(cloth, DEEP, 0.42),
      ) + at(0.575, -0.022, 0, 0.88, shoe('#8a3f55', '#5a2c4e')),
    ) +
    // neck and trunk: she turns to the girl
    form(
      'M.08,-1.28C.08,-1.16 .08,-1.1 .03,-1.04L.2,-1.0C.2,-1.06 .21,-1.12 .24,-1.2Z',
      mix(SKIN.mother, DEEP, 0.22),
    ) +
    form(
      'M.06,-1.075C-.02,-1.06 -.08,-1.02 -.1,-.94C-.12,-.85 -.11,-.76 -.12,-.68C-.15,-.6 -.16,-.54 -.15,-.5L-.1,-.47H.2C.27,-.5 .28,-.56 .25,-.64C.25,-.74 .28,-.84 .28,-.93C.28,-1.0 .25,-1.04 .2,-1.06C.15,-1.03 .1,-1.04 .06,-1.075Z',
      tunic,
      [0.09, -0.012],
      path('M.25,-.68C.18,-.63 .06,-.6 -.06,-.62C.04,-.56 .16,-.56 .26,-.6Z', mix(tunic, DEEP, 0.5)),
    ) +
    // the near leg, the tunic's hem over its knee
    turned(
      0,
      form(
        limb(
          [
            [0.36, -0.46],
            [0.41, -0.4],
            [0.385, -0.26],
            [0.34, -0.04],
          ],
          [0.09, 0.08, 0.068, 0.054],
        ),
        cloth,
        [0.035, -0.01],
      ) +
        path('M.284,-.07H.4L.397,-.04H.283Z', mix(cloth, '#8a3f55', 0.6)) +
        at(0.34, 0.012, 0, 0.9, shoe('#a54a5c', '#6a2f50')) +
        form(
          'M-.13,-.5C.02,-.58 .24,-.615 .38,-.58C.48,-.55 .5,-.46 .48,-.37C.42,-.33 .34,-.34 .3,-.37C.16,-.38 .0,-.38 -.12,-.4C-.16,-.42 -.16,-.47 -.13,-.5Z',
          tunic,
          [0.03, -0.04],
          path('M.3,-.37C.36,-.4 .41,-.45 .43,-.5C.42,-.42 .4,-.37 .36,-.33Z', mix(tunic, DEEP, 0.5)),
        ),
    ) +
    // her arm round the girl
    at(0.64, -0.88, -4, 0.86, hand(SKIN.mother)) +
    form(
      limb(
        [
          [0.07, -0.98],
          [0.12, -0.88],
          [0.23, -0.81],
          [0.43, -0.84],
          [0.63, -0.877],
        ],
        [0.07, 0.066, 0.058, 0.048, 0.037],
      ),
      tunic,
      [0.02, -0.035],
    ) +
    // a shawl over the shoulder, its end on the bench behind her
    form(
      'M.04,-1.11C.1,-1.07 .17,-1.06 .23,-1.09C.27,-1.05 .27,-1.0 .25,-.97C.2,-.91 .13,-.86 .06,-.86C.02,-.86 -.01,-.87 -.03,-.88C-.04,-.74 -.06,-.58 -.05,-.42L-.2,-.38C-.23,-.56 -.2,-.78 -.15,-.92C-.12,-1.03 -.05,-1.1 .04,-1.11Z',
      shawl,
      [0.05, -0.01],
      path('M-.02,-.9C-.06,-.76 -.1,-.6 -.1,-.41L-.13,-.41C-.14,-.6 -.11,-.82 -.05,-.96ZM.02,-1.03C.08,-.98 .16,-.96 .24,-.99C.18,-.93 .08,-.93 .0,-.99Z', mix(shawl, DEEP, 0.38)), // prettier-ignore
    ) +
    // the fingers of his far hand on her shoulder
    path(
      'M-.17,-.93C-.13,-.965 -.1,-.965 -.075,-.95C-.06,-.94 -.065,-.925 -.08,-.925C-.06,-.915 -.065,-.895 -.085,-.897C-.07,-.885 -.075,-.868 -.095,-.87C-.085,-.855 -.095,-.842 -.115,-.848L-.175,-.86Z',
      mix(SKIN.father, DEEP, 0.12),
    ) +
    `<path d="M-.125,-.928L-.08,-.925M-.13,-.9L-.085,-.897M-.135,-.873L-.095,-.87" stroke="${mix(SKIN.father, DEEP, 0.5)}" stroke-width=".007" stroke-linecap="round"/>` +
    at(
      0.17,
      -1.235,
      -3,
      0.236,
      head(
        FACE,
        SKIN.mother,
        // hair drawn back to a low knot, an earring
        path(
          'M-.34,.06C-.5,.02 -.66,.12 -.66,.28C-.64,.44 -.46,.5 -.32,.42C-.24,.34 -.26,.14 -.34,.06Z',
          '#2b1d3e',
        ) +
          path(
            'M.345,-.22C.37,-.42 .3,-.55 .1,-.59C-.2,-.65 -.5,-.46 -.51,-.14C-.51,.06 -.46,.22 -.38,.3C-.26,.28 -.18,.22 -.13,.14C-.19,.04 -.18,-.06 -.08,-.08C-.05,-.08 -.04,-.02 -.02,.02C.02,-.1 .02,-.2 .12,-.28C.2,-.32 .28,-.28 .345,-.22Z',
            '#2b1d3e',
          ) +
          '<circle cx="-.07" cy=".19" r=".04" fill="#ffd98a"/>',
      ),
    )
  )
}
type Spot = { x: number; y: number; k: number }
const put = ({ x, y, k }: Spot, dx: number, body: string): string => place(x, y, k, place(dx, 0, 1, body))
/** Their shadows: drawn before them, without the light along their edges. */
export const boatFamilyShade = (near: Spot, middle: Spot): string =>
  put(middle, 0, turned(0, shade(0, 0.6, 0.44))) + put(near, 0.5, turned(-0.5, shade(-0.6, 0.06, -0.1)))
/** Each sits at a place of their own along the bench; the nearest is drawn last. */
export const boatFamily = (near: Spot, middle: Spot, far: Spot): string =>
  put(near, 0.5, farArm()) + put(far, -0.72, girl()) + put(middle, 0, mother()) + put(near, 0.5, father())
