/**
 * A sampan with fruit for sale and the woman who rows it on her feet, cut by hand: metres, the waterline amidships at (0, 0),
 * y down, bound to the right with the light on the right.
 */
import { at, FACE, form, head, limb, path } from '../kit/cut-figure.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'
import { waterBars } from '../kit/water-bars.ts'

const SKIN = '#c58862'
const HAIR = '#1f1a34'
const WOOD = '#8a5f3c'
const line = (d: string, ink: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`
const sleeve = (joints: readonly Pt[], half: readonly number[], ink: string): string =>
  form(limb(joints, half), ink, [0.015, -0.02])
const fist = (x: number, y: number): string =>
  path(`M${x - 0.05},${y - 0.035}C${x - 0.02},${y - 0.055} ${x + 0.03},${y - 0.055} ${x + 0.05},${y - 0.036}C${x + 0.066},${y - 0.012} ${x + 0.06},${y + 0.024} ${x + 0.048},${y + 0.04}C${x + 0.02},${y + 0.056} ${x - 0.03},${y + 0.052} ${x - 0.048},${y + 0.036}Z`, SKIN) // prettier-ignore

/** She leans into the oar: feet about (0, 0), the handle in both hands. */
const rower = (): string =>
  // far leg behind, near leg bent before it, bare feet
  form(
    limb(
      [
        [0.02, -0.86],
        [-0.08, -0.46],
        [-0.25, -0.08],
      ],
      [0.11, 0.082, 0.06],
    ),
    '#232a4e',
    [0.03, 0],
  ) + // prettier-ignore
  path('M-.31,-.08C-.28,-.1 -.22,-.1 -.2,-.07C-.16,-.04 -.1,-.03 -.08,0H-.3Z', '#8f5f52') +
  form(
    limb(
      [
        [0.05, -0.86],
        [0.22, -0.48],
        [0.22, -0.08],
      ],
      [0.125, 0.09, 0.062],
    ),
    '#2f3966',
    [0.035, 0],
  ) + // prettier-ignore
  path('M.165,-.09C.2,-.11 .26,-.11 .28,-.07C.33,-.045 .38,-.03 .4,0H.17Z', SKIN) +
  // far arm
  sleeve(
    [
      [0.27, -1.33],
      [0.5, -1.24],
      [0.69, -1.36],
    ],
    [0.055, 0.045, 0.03],
    '#2e3563',
  ) + // prettier-ignore
  // blouse
  form(
    'M.12,-1.42C.05,-1.38 .0,-1.28 -.02,-1.16C-.04,-1.04 -.1,-.88 -.15,-.72C-.06,-.66 .1,-.66 .2,-.7C.2,-.8 .21,-.9 .24,-.98C.3,-1.06 .36,-1.16 .35,-1.26C.34,-1.34 .3,-1.4 .26,-1.41C.21,-1.38 .16,-1.39 .12,-1.42Z',
    '#46589a',
    [0.08, -0.02],
  ) +
  path(
    'M.14,-1.4C.15,-1.46 .17,-1.52 .19,-1.6L.31,-1.58C.28,-1.48 .27,-1.42 .28,-1.39C.24,-1.36 .18,-1.36 .14,-1.4Z',
    '#8f5f52',
  ) +
  at(
    0.27,
    -1.585,
    8,
    0.228,
    head(
      FACE,
      SKIN,
      path(
        'M.3,-.3C.1,-.24 -.04,-.2 -.06,-.02C-.1,.14 -.16,.3 -.28,.36C-.5,.3 -.56,0 -.5,-.22C-.4,-.5 .1,-.6 .3,-.3Z',
        HAIR,
      ) + path('M-.38,.12C-.56,.12 -.62,.26 -.56,.4C-.46,.5 -.32,.44 -.26,.34Z', HAIR),
    ),
  ) +
  at(
    0.28,
    -1.66,
    9,
    1,
    path('M-.35,.02C-.2,.08 .2,.08 .35,.02C.2,-.03 -.2,-.03 -.35,.02Z', '#8a5a54') +
      path('M-.35,.02L-.03,-.24C0,-.255 .02,-.255 .04,-.24L.35,.02C.2,.052 -.2,.052 -.35,.02Z', '#ffe9b4') +
      path(
        'M-.35,.02L-.03,-.24C-.01,-.25 .0,-.25 .01,-.248C-.07,-.12 -.11,-.04 -.11,.046C-.2,.044 -.28,.036 -.35,.02Z',
        '#d3a06a',
      ),
  )
/** Her near arm, in front of the oar. */
const nearArm = (): string =>
  sleeve(
    [
      [0.44, -1.13],
      [0.64, -1.17],
    ],
    [0.042, 0.03],
    SKIN,
  ) + // prettier-ignore
  sleeve(
    [
      [0.15, -1.33],
      [0.3, -1.19],
      [0.47, -1.12],
    ],
    [0.078, 0.062, 0.05],
    '#5268ac',
  ) + // prettier-ignore
  fist(0.655, -1.18)

/** A round basket of cane with fruit in a heap, its rim's middle at (x, y). */
function basket(
  x: number,
  y: number,
  w: number,
  fruit: readonly (readonly [Pt, number, string, string])[],
): string {
  return at(
    x,
    y,
    0,
    w,
    fruit
      .map(
        ([[fx, fy], size, ink, lit]) =>
          `<circle cx="${fx}" cy="${fy}" r="${size}" fill="${ink}"/><path d="M${fx},${fy - size * 0.82}A${size * 0.82},${size * 0.82} 0 0 1 ${fx + size * 0.5},${fy + size * 0.62}A${size},${size} 0 0 0 ${fx},${fy - size * 0.82}Z" fill="${lit}"/>`,
      )
      .join('') +
      form(
        'M-.5,0H.5C.48,.2 .42,.36 .34,.46H-.34C-.42,.36 -.48,.2 -.5,0Z',
        '#d9a25c',
        [0.2, 0],
        path('M-.5,.14H.5V.2H-.5ZM-.5,.3H.5V.35H-.5Z', '#9a6a3c'),
        0.3,
      ) +
      path('M-.54,-.05H.54V.05H-.54Z', '#f0c680'),
  )
}
const RAIL = 'M-2.9,-.8C-2.2,-.38 -1.1,-.24 0,-.24C1.2,-.24 2.2,-.36 2.98,-.9'
/** The boat and all in it, without its mirror. */
export function baySampan(): string {
  const orange = (x: number, y: number): readonly [Pt, number, string, string] => [
    [x, y],
    0.15,
    '#d9702f',
    '#f6a94e',
  ]
  const melon = (x: number, y: number): readonly [Pt, number, string, string] => [
    [x, y],
    0.2,
    '#8fa84e',
    '#cdd67e',
  ]
  const pitaya = (x: number, y: number): readonly [Pt, number, string, string] => [
    [x, y],
    0.16,
    '#b03a62',
    '#e4688a',
  ]
  return (
    // the inside up to the far rail, in one piece with the near one; the deck she stands on
    path(`${RAIL}C2.2,-.66 1.2,-.52 0,-.52C-1.1,-.52 -2.1,-.6 -2.9,-.8Z`, '#573a44') +
    path('M-2.86,-.78C-2.3,-.66 -1.7,-.58 -1.2,-.54L-1.1,-.28C-1.8,-.3 -2.3,-.5 -2.86,-.78Z', '#9a6a48') +
    path(
      'M2.98,-.9C2.2,-.66 1.2,-.52 0,-.52C-1.1,-.52 -2.1,-.6 -2.9,-.8C-2.1,-.65 -1.1,-.58 0,-.58C1.2,-.58 2.2,-.72 2.98,-.9Z',
      '#e0a868',
    ) +
    basket(1.72, -0.66, 0.62, [
      orange(-0.28, -0.08),
      orange(0, -0.1),
      orange(0.28, -0.08),
      orange(-0.14, -0.3),
      orange(0.14, -0.3),
    ]) +
    basket(0.98, -0.58, 0.68, [
      pitaya(-0.26, -0.08),
      pitaya(0.04, -0.1),
      pitaya(0.32, -0.06),
      pitaya(-0.1, -0.32),
      pitaya(0.18, -0.34),
    ]) +
    basket(0.2, -0.54, 0.7, [melon(-0.28, -0.1), melon(0.26, -0.1), melon(-0.02, -0.28)]) +
    at(-1.8, -0.5, 0, 1, rower()) +
    // the oar on its post, then her near arm
    line('M-1.09,-1.88L-1.52,-.12', WOOD, 0.05) +
    path('M-1.48,-.2L-1.43,-.14L-1.56,.34C-1.62,.4 -1.7,.38 -1.72,.32L-1.6,-.16Z', '#6f4a36') +
    at(-1.8, -0.5, 0, 1, nearArm() + fist(0.69, -1.37)) +
    // the near side with its rail
    path(`${RAIL}L2.88,-.74C2.5,-.14 1.9,.18 1.1,.2H-1.2C-2,.18 -2.5,-.1 -2.9,-.8Z`, '#33284c') +
    path(
      'M-2.06,.03C-1.6,.05 -1,.06 0,.06C1.2,.06 1.6,.05 2.04,.02C1.76,.14 1.5,.2 1.1,.2H-1.2C-1.56,.2 -1.86,.14 -2.06,.03Z',
      '#231c3c',
    ) +
    path(
      'M2.98,-.9C2.2,-.36 1.2,-.24 0,-.24C-1.1,-.24 -2.2,-.38 -2.9,-.8L-2.84,-.66C-2.2,-.26 -1.1,-.12 0,-.12C1.2,-.12 2.3,-.24 2.9,-.76Z',
      '#d99a58',
    ) +
    // post and lashing over the rail; the blade is in the water before the side
    line('M-1.405,-.36L-1.36,-.76', '#5a3c34', 0.06) +
    line('M-1.4,-.62L-1.33,-.72M-1.42,-.7L-1.31,-.64', '#f0d9a4', 0.022) +
    line('M-1.47,-.32L-1.57,.06', WOOD, 0.05) +
    path('M-1.53,-.06L-1.46,-.02L-1.56,.26H-1.72L-1.62,-.04Z', '#a8744a')
  )
}
/** Lens-shaped bars below a waterline of `half` metres to either side, which part as they come nearer. */
export function ripples(seed: number, half: number, deep: number, first: number): string {
  const r = random(seed)
  return waterBars(
    {
      from: first,
      to: deep,
      step: first * 1.7,
      part: first * 0.14,
      thick: first,
      thin: 0.16,
      least: first * 0.34,
      digits: 2,
    },
    () => [-half * r.range(0.84, 1), half * r.range(0.84, 1)],
  )
}
