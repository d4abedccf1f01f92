/**
 * Three on a low wall in the evening, from behind: a girl stands on it between her parents and points, her hand on her
 * father's shoulder, her mother's arm round her. Metres, the top of the wall at y = 0, y down, the light from the left.
 */
import { at, CHILD_FACE, DEEP, FACE, form, head, limb, path } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'

const SKIN = { father: '#c98a66', mother: '#dc9f76', girl: '#e0a67c' }
const HAIR = '#2b1d3e'

let serial = 0
/** A shape of two inks: the lit one stops short of the right edge by `width`. `over` is drawn inside it. */
function cut(d: string, ink: string, shade: string, width: number, over = ''): string {
  const id = `quay${serial++}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${path(d, shade)}<g clip-path="url(#${id})"><path d="${d}" transform="translate(${width},-.004)" fill="${ink}"/>${over}</g>`
}
/** A hand that lies flat, its fingers towards +x, and its thumb towards the body. */
const flatHand = (skin: string): string =>
  path(
    'M-.02,-.036C.03,-.05 .07,-.05 .1,-.036C.14,-.03 .17,-.014 .172,0C.172,.012 .15,.014 .13,.014H-.02Z',
    skin,
  ) +
  path('M.0,-.01C.03,-.02 .06,-.012 .075,.004C.08,.016 .06,.02 .04,.018L-.01,.014Z', mix(skin, DEEP, 0.32))

function father(): string {
  const shirt = '#8fb9de',
    cloth = '#3f4a8c',
    back =
      'M.31,-.64C.25,-.6 .17,-.6 .135,-.54C.125,-.42 .17,-.28 .175,-.16L.165,-.085C.3,-.06 .46,-.06 .57,-.085L.56,-.2C.56,-.32 .61,-.44 .6,-.53C.565,-.595 .48,-.6 .42,-.64Z'
  return (
    // the seat, flat on the wall
    form('M.17,-.14C.14,-.08 .14,-.02 .17,0H.585C.61,-.03 .6,-.09 .57,-.14Z', cloth, [-0.12, 0]) +
    // the neck, and the head turned to the left
    form(
      'M.315,-.74L.29,-.62C.33,-.57 .41,-.57 .445,-.62L.43,-.74Z',
      mix(SKIN.father, DEEP, 0.14),
      [-0.05, 0],
    ) +
    cut(
      back,
      shirt,
      '#5b74b0',
      -0.13,
      path(
        'M.29,-.635C.33,-.58 .41,-.58 .445,-.635L.46,-.6C.42,-.545 .31,-.545 .275,-.6Z',
        mix(shirt, DEEP, 0.26),
      ),
    ) +
    // the arm he leans on
    at(0.675, -0.01, 0, 0.84, flatHand(SKIN.father)) +
    form(
      limb(
        [
          [0.62, -0.38],
          [0.65, -0.29],
          [0.668, -0.16],
          [0.68, -0.03],
        ],
        [0.04, 0.045, 0.039, 0.03],
      ),
      SKIN.father,
      [-0.025, -0.006],
    ) + // prettier-ignore
    form(
      'M.52,-.585C.59,-.595 .635,-.54 .65,-.46L.69,-.325C.66,-.29 .61,-.28 .57,-.3C.55,-.38 .53,-.48 .52,-.585Z',
      shirt,
      [-0.045, 0],
    ) + // prettier-ignore
    `<g transform="translate(.36,-.765) scale(-1,1) rotate(-12) scale(.236)">${head(FACE, SKIN.father, path('M.345,-.22C.37,-.42 .3,-.56 .1,-.6C-.2,-.66 -.5,-.46 -.51,-.14C-.51,.06 -.46,.24 -.38,.33C-.28,.3 -.2,.2 -.13,.12C-.18,.04 -.18,-.06 -.08,-.08C-.05,-.08 -.04,-.02 -.02,.02C.04,-.08 .02,-.16 .1,-.23C.18,-.28 .28,-.26 .345,-.22Z', HAIR))}</g>`
  )
}
function mother(): string {
  const dress = '#ec5a50'
  return (
    // the arm that rests in her lap
    form(
      limb(
        [
          [-0.535, -0.5],
          [-0.585, -0.38],
          [-0.6, -0.27],
          [-0.55, -0.19],
          [-0.46, -0.15],
        ],
        [0.044, 0.042, 0.038, 0.034, 0.03],
      ),
      SKIN.mother,
      [-0.02, 0],
    ) + // prettier-ignore
    // shoulders bare above the dress
    form(
      'M-.435,-.7C-.435,-.64 -.435,-.605 -.455,-.59C-.5,-.57 -.55,-.55 -.57,-.5L-.54,-.42H-.25L-.215,-.5C-.23,-.55 -.28,-.57 -.325,-.59C-.345,-.605 -.35,-.64 -.35,-.7Z',
      SKIN.mother,
      [-0.045, 0],
    ) + // prettier-ignore
    cut(
      'M-.515,-.555C-.5,-.51 -.52,-.46 -.545,-.42C-.53,-.36 -.505,-.31 -.5,-.26C-.505,-.2 -.56,-.15 -.585,-.09C-.6,-.04 -.59,-.01 -.57,0H-.2C-.175,-.02 -.175,-.06 -.19,-.1C-.21,-.16 -.265,-.2 -.27,-.26C-.265,-.31 -.25,-.36 -.235,-.42C-.255,-.46 -.27,-.51 -.26,-.555L-.3,-.56C-.33,-.49 -.44,-.49 -.475,-.56Z',
      dress,
      '#a63a56',
      -0.1,
      path(
        'M-.5,-.275C-.43,-.255 -.34,-.255 -.27,-.275L-.268,-.245C-.34,-.225 -.43,-.225 -.5,-.245Z',
        mix(dress, DEEP, 0.3),
      ),
    ) +
    `<g transform="translate(-.385,-.7) scale(-1,1) rotate(-16) scale(.222)">${
      // a knot of hair at the back
      path('M-.34,-.3C-.5,-.42 -.74,-.36 -.76,-.14C-.76,.06 -.58,.16 -.4,.08Z', HAIR) +
      head(
        FACE,
        SKIN.mother,
        path('M.345,-.22C.37,-.42 .3,-.55 .1,-.59C-.2,-.65 -.5,-.46 -.51,-.14C-.51,.02 -.46,.2 -.36,.29C-.27,.26 -.2,.2 -.13,.13C-.18,.04 -.18,-.06 -.08,-.08C-.05,-.08 -.04,-.02 -.02,.02C.02,-.1 .02,-.2 .12,-.28C.2,-.32 .28,-.28 .345,-.22Z', HAIR), // prettier-ignore
      )
    }</g>`
  )
}
/** Her arm behind the girl, the hand at the girl's hip. */
const embrace = (): string =>
  form('M.015,-.5C.05,-.53 .1,-.525 .125,-.5C.14,-.485 .13,-.475 .12,-.474C.13,-.46 .12,-.45 .11,-.452C.112,-.44 .1,-.43 .088,-.436C.084,-.424 .07,-.42 .06,-.428L.015,-.44Z', SKIN.mother, [-0.03, 0]) + // prettier-ignore
  form(limb([[-0.265, -0.51], [-0.225, -0.4], [-0.16, -0.375], [-0.06, -0.43], [0.035, -0.472]], [0.048, 0.046, 0.042, 0.036, 0.03]), SKIN.mother, [-0.02, -0.014]) // prettier-ignore
/** A shoe from behind: the heel and its sole. */
const heel = (x: number, y: number): string =>
  path(
    `M${x - 0.036},${y}C${x - 0.04},${y - 0.05} ${x - 0.03},${y - 0.075} ${x},${y - 0.076}C${x + 0.03},${y - 0.075} ${x + 0.04},${y - 0.05} ${x + 0.036},${y}Z`,
    '#f1e2d4',
  ) + // prettier-ignore
  path(
    `M${x + 0.004},${y - 0.076}C${x + 0.03},${y - 0.075} ${x + 0.04},${y - 0.05} ${x + 0.036},${y}H${x + 0.012}Z`,
    '#a790ac',
  ) + // prettier-ignore
  path(`M${x - 0.04},${y - 0.012}H${x + 0.04}V${y + 0.008}H${x - 0.04}Z`, '#5a466a')
function girl(): string {
  return (
    // she stands on her right leg; the left heel is a little off the stone
    form(
      limb(
        [
          [-0.09, -0.42],
          [-0.095, -0.29],
          [-0.1, -0.2],
          [-0.092, -0.06],
        ],
        [0.05, 0.041, 0.043, 0.026],
      ),
      SKIN.girl,
      [-0.02, 0],
    ) + // prettier-ignore
    heel(-0.092, -0.004) +
    form(
      limb(
        [
          [0.03, -0.42],
          [0.035, -0.29],
          [0.042, -0.2],
          [0.03, -0.06],
        ],
        [0.05, 0.041, 0.043, 0.026],
      ),
      SKIN.girl,
      [-0.02, 0],
    ) + // prettier-ignore
    heel(0.03, 0.012) +
    // the arm that points
    form(
      limb(
        [
          [-0.11, -0.79],
          [-0.2, -0.835],
          [-0.3, -0.9],
          [-0.395, -0.965],
        ],
        [0.036, 0.033, 0.028, 0.02],
      ),
      SKIN.girl,
      [-0.004, -0.014],
    ) +
    path(
      'M-.385,-.985C-.41,-1.0 -.43,-1.01 -.445,-1.012L-.5,-1.048C-.508,-1.05 -.508,-1.038 -.502,-1.03L-.46,-.995C-.465,-.98 -.455,-.965 -.44,-.965C-.425,-.952 -.4,-.945 -.382,-.955Z',
      SKIN.girl,
    ) + // prettier-ignore
    form(
      'M-.08,-.92L-.082,-.85C-.09,-.83 -.11,-.825 -.13,-.81C-.09,-.78 .02,-.78 .065,-.81C.04,-.825 .02,-.83 .012,-.85L.005,-.92Z',
      mix(SKIN.girl, DEEP, 0.16),
      [-0.04, 0],
    ) +
    cut(
      'M-.085,-.835C-.13,-.83 -.155,-.81 -.16,-.775C-.15,-.72 -.135,-.67 -.135,-.63C-.15,-.56 -.19,-.46 -.2,-.37C-.1,-.345 .07,-.345 .175,-.37C.155,-.46 .085,-.56 .07,-.63C.07,-.67 .09,-.72 .095,-.775C.09,-.81 .065,-.83 .02,-.835C-.01,-.79 -.06,-.79 -.085,-.835Z',
      '#ffd06a',
      '#cf8a5c',
      -0.09,
      path('M-.135,-.65C-.08,-.635 .01,-.635 .07,-.65V-.62C.01,-.605 -.08,-.605 -.137,-.62Z', '#e9584e'),
    ) +
    // the bow of her sash
    path(
      'M-.03,-.63C-.07,-.67 -.1,-.66 -.095,-.625C-.095,-.59 -.06,-.6 -.03,-.63C.0,-.66 .03,-.66 .03,-.625C.03,-.595 .0,-.6 -.03,-.63ZM-.04,-.63L-.065,-.53L-.04,-.54L-.03,-.62L-.015,-.545L.01,-.535L-.015,-.63Z',
      '#c9404a',
    ) + // prettier-ignore
    `<g transform="translate(-.048,-.962) scale(-1,1) rotate(-20) scale(.208)">${head(
      CHILD_FACE,
      SKIN.girl,
      path(
        'M-.4,-.3C-.62,-.34 -.78,-.12 -.74,.2C-.72,.36 -.62,.48 -.56,.5C-.6,.3 -.52,.1 -.4,0Z',
        '#3a2144',
      ) +
        path(
          'M.345,-.2C.38,-.4 .3,-.54 .1,-.58C-.2,-.64 -.5,-.46 -.51,-.14C-.5,.04 -.44,.2 -.34,.3C-.26,.24 -.2,.18 -.14,.12C-.19,.04 -.18,-.06 -.09,-.08C-.05,-.08 -.03,-.02 -.02,.02C.06,-.08 .04,-.18 .14,-.26C.22,-.3 .3,-.26 .345,-.2Z',
          '#3a2144',
        ) +
        path('M-.5,-.32C-.44,-.36 -.38,-.3 -.38,-.2C-.4,-.1 -.46,-.08 -.52,-.12Z', '#e9584e'),
      true,
    )}</g>`
  )
}
/** The girl's other hand, on her father's shoulder. */
const balance = (): string =>
  form(limb([[0.065, -0.79], [0.125, -0.71], [0.17, -0.655], [0.215, -0.618]], [0.034, 0.031, 0.026, 0.02]), SKIN.girl, [-0.012, -0.01]) + // prettier-ignore
  form('M.2,-.64C.23,-.65 .265,-.635 .275,-.61C.28,-.595 .27,-.588 .262,-.59C.258,-.575 .245,-.572 .24,-.582C.232,-.572 .22,-.572 .216,-.584L.195,-.605Z', SKIN.girl, [-0.02, 0]) // prettier-ignore
export const quayFamily = (): string => father() + mother() + girl() + embrace() + balance()
