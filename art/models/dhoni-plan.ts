/** A small dhoni seen from straight above, her boatman at the tiller under a straw hat. Metres, the stem towards +x. */
import { path } from '../kit/cut-figure.ts'
import type { Pt } from '../kit/vec.ts'
import {
  bareFoot,
  casts,
  laid,
  limbs,
  openHand,
  type Part,
  SLANT,
  type Spot,
  spotOf,
} from './seen-from-above.ts'

/** The outline round all the points. */
function convexHull(points: readonly Pt[]): Pt[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (from: readonly Pt[]): Pt[] => {
    const out: Pt[] = []
    for (const p of from) {
      while (out.length > 1) {
        const [a, b] = [out.at(-2)!, out.at(-1)!]
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        out.pop()
      }
      out.push(p)
    }
    return out.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}
/** An almond `b` metres wide on each side, from the stern to the stem. */
const almond = (stern: number, stem: number, b: number): string =>
  `M${stern},0C${stern * 0.62},${-b * 1.2} ${stem * 0.5},${-b * 1.36} ${stem},0C${stem * 0.5},${b * 1.36} ${stern * 0.62},${b * 1.2} ${stern},0Z`
/** The corners of the awning: forward and aft edge, half width. */
const [FORE, AFT, WIDE] = [0.98, -0.66, 0.68]
/** Heights in metres: the rail and the awning above the bed of the lagoon, and the awning above the floor of the boat. */
const [RAIL, CLOTH, CLEAR] = [0.8, 2.25, 1.45]
const BOATMAN = '#7a4430',
  BLUE = '#2f6fd0'
const AFT_SEAT = -1.62
const LEGS: Part[] = [
  ['#fff6e4', '-.05,-.06,.11,.9 .1,-.1,.105,.9 .28,-.14,.085,.9 .43,-.16,.066,.9'],
  ['#fff6e4', '-.05,.06,.11,.9 .1,.1,.105,.9 .28,.13,.085,.9 .43,.145,.066,.9'],
]
const FEET = `<g transform="translate(.4,-.17) rotate(-97)">${bareFoot(BOATMAN)}</g><g transform="translate(.4,.155) rotate(-84) scale(-1,1)">${bareFoot(BOATMAN)}</g>`
const STEERS: Part[] = [
  [BOATMAN, '-.03,-.2,.05,1.2 -.1,-.3,.044,1.1 -.19,-.36,.04,1 -.3,-.3,.036,.95 -.4,-.2,.03,.95'],
]
const FIST: Part[] = [[BOATMAN, '-.36,-.225,.03,.95 -.42,-.17,.046,.95 -.47,-.115,.04,.95']]
const WAVES: Part[] = [
  ...openHand(BOATMAN, [0.36, 0.69, 1.75], 56, 13, -1),
  [BOATMAN, '-.02,.2,.052,1.3 .06,.34,.046,1.4 .13,.45,.042,1.5 .21,.52,.043,1.6 .29,.6,.035,1.7 .35,.68,.027,1.75'], // prettier-ignore
]
const CHEST: Part[] = [
  [BLUE, '0,.17,.08,1.3 .04,.27,.072,1.35 .1,.38,.066,1.4'],
  [BLUE, '0,-.17,.074,1.3 -.05,-.25,.066,1.2 -.12,-.325,.056,1.1'],
  [BLUE, '.02,-.27,.06,1.3 .01,-.2,.11,1.3 .02,0,.125,1.3 .01,.2,.11,1.3 .02,.27,.06,1.3'],
]
const boatman = [...LEGS, ...STEERS, ...WAVES, ...CHEST]
/** The same limb with its heights taken from the floor of the boat. */
const lower = ([ink, list]: Part): Part => [
  ink,
  list
    .split(' ')
    .map((p) => p.replace(/[\d.]+$/, (up) => Math.max(0, Number(up) - 0.6).toFixed(2)))
    .join(' '),
]
/** A straw hat: a cone from above, its far side in shade. */
const HAT =
  '<circle r=".245" fill="#e7ad55"/>' +
  path('M0,0L-.1,-.224A.245,.245 0 0 0 -.224,.1ZM0,0L-.224,.1A.245,.245 0 0 0 -.03,.243Z', '#ffd98a') +
  path('M0,0L-.1,-.224A.245,.245 0 0 1 .1,-.224Z', '#f6c873') +
  path('M0,0L.224,-.1A.245,.245 0 0 1 .1,.224Z', '#c98b43') +
  '<g fill="none" stroke="#a96f35" stroke-width=".008" opacity=".6"><circle r=".17"/><circle r=".095"/></g><circle r=".035" fill="#ffe9b8"/>'

export interface PlanBoat {
  /** The boat with all that is in her. */
  boat: string
  /** Her shadow on the bed of the lagoon and the sand, in black. */
  cast: string
  /** The ripple on her sunny side, for the water, and the dent of her bow, for the sand. */
  ripple: string
  dent: string
  /** The line from her stem to a small anchor in the sand. */
  anchor: string
}
/** The boat at its place. */
export function dhoniPlan(spot: Spot): PlanBoat {
  const rail: Pt[] = Array.from({ length: 41 }, (_, i): Pt => {
      const x = -2.62 + (i / 40) * 5.34
      return [x, halfAt(x)]
    }),
    outline = [...rail, ...rail.map(([x, y]): Pt => [x, -y])],
    swept = (points: Pt[], low: number, high: number): string =>
      `<path d="M${convexHull([low, high].flatMap((up) => points.map(([x, y]) => spotOf(spot, x, y, up))))
        .map((p) => p.map((v) => v.toFixed(1)).join(','))
        .join('L')}Z"/>`,
    corners: Pt[] = [[FORE, -WIDE], [FORE, WIDE], [AFT, WIDE], [AFT, -WIDE]], // prettier-ignore
    posts = corners.map((c) => swept([c, [c[0] + 0.06, c[1]]], RAIL, CLOTH)).join('')
  // the light's way over the floor, in the boat's own directions
  const a = (-spot.turn * Math.PI) / 180,
    [lx, ly] = [
      SLANT[0] * Math.cos(a) - SLANT[1] * Math.sin(a),
      SLANT[0] * Math.sin(a) + SLANT[1] * Math.cos(a),
    ],
    shift = (up: number, body: string) => `<g transform="translate(${lx * up},${ly * up})">${body}</g>`,
    inside = almond(-2.36, 2.3, 0.66),
    awning = `M${FORE},${-WIDE}Q${FORE - 0.06},0 ${FORE},${WIDE}Q${(FORE + AFT) / 2},${WIDE - 0.07} ${AFT},${WIDE}Q${AFT + 0.06},0 ${AFT},${-WIDE}Q${(FORE + AFT) / 2},${-WIDE + 0.07} ${FORE},${-WIDE}Z`
  const thwart = (x: number, b: number): string =>
    shift(0.22, path(`M${x - 0.12},${-b}H${x + 0.12}V${b}H${x - 0.12}Z`, '#5a2440')) +
    path(`M${x - 0.12},${-b}H${x + 0.12}V${b}H${x - 0.12}Z`, '#f2a65a') +
    path(`M${x + 0.08},${-b}H${x + 0.12}V${b}H${x + 0.08}Z`, '#c9743f')
  const hold =
    path(inside, '#b65f3c') +
    `<g fill="none" stroke="#8a3f3a" stroke-width=".022"><path d="M-2.3,0H2.3M-2.1,-.2Q0,-.27 2,-.2M-2.1,.2Q0,.27 2,.2M-1.9,-.42Q0,-.54 1.7,-.42M-1.9,.42Q0,.54 1.7,.42"/></g>` +
    thwart(1.36, 0.8) +
    thwart(AFT_SEAT, 0.8)
  const crew = { ...spot, x: spotOf(spot, AFT_SEAT, 0)[0], y: spotOf(spot, AFT_SEAT, 0)[1] }
  const lit = (body: string) => `<g clip-path="url(#dhoniHold)">${body}</g>`
  return {
    anchor: anchorLine(spot),
    ripple: laid(spot, shift(-0.06, `<path d="${almond(-2.62, 2.72, 0.87)}" fill="#fff" opacity=".8"/>`)),
    dent: laid(spot, path(almond(-2.62, 2.86, 0.97), '#e3c08c')),
    cast:
      swept(outline, 0, RAIL) +
      swept(corners, CLOTH, CLOTH) +
      posts +
      stemCast(spot) +
      swept(
        [
          [-2.5, -0.035],
          [-2.5, 0.035],
          [-3, 0.045],
          [-3, -0.045],
        ],
        0.42,
        0.5,
      ) + // prettier-ignore
      casts(crew, boatman) +
      hatCast(crew),
    boat:
      laid(
        spot,
        `<defs><clipPath id="dhoniHold"><path d="${inside}"/></clipPath></defs>` +
          // rudder and hull
          path('M-2.5,-.035L-3,-.05Q-3.06,0 -3,.05L-2.5,.035Z', '#7a2038') +
          path(almond(-2.62, 2.72, 0.86), '#0f3b74') +
          path(almond(-2.58, 2.66, 0.815), '#fff3d6') +
          path(almond(-2.42, 2.4, 0.7), '#f4703e') +
          lit(
            hold +
              `<g fill="#3c1740" opacity=".62"><path fill-rule="evenodd" d="M-4,-3H4V3H-4Z${inside}" transform="translate(${lx * 0.3},${ly * 0.3})"/>${shift(CLEAR, path(awning, '#3c1740'))}</g>`,
          ) +
          // fore and aft deck
          `<clipPath id="dhoniDeck"><path d="${almond(-2.42, 2.4, 0.7)}"/></clipPath><g clip-path="url(#dhoniDeck)">${path('M1.62,-1H3V1H1.62Q1.76,0 1.62,-1ZM-2.02,-1H-3V1H-2.02Q-2.1,0 -2.02,-1Z', '#f4a04e')}${path('M1.62,-1Q1.76,0 1.62,1H1.56Q1.7,0 1.56,-1ZM-2.02,-1Q-2.1,0 -2.02,1H-1.97Q-2.05,0 -1.97,-1Z', '#8a3f3a')}<path d="M1.7,0H2.5M-2.1,0H-2.5" stroke="#c9743f" stroke-width=".025"/></g>` +
          // the curled stem
          path(
            'M2.5,-.075Q2.8,-.07 2.98,-.045Q3.04,0 2.98,.045Q2.8,.07 2.5,.075Q2.42,0 2.5,-.075Z',
            '#0f3b74',
          ) +
          path('M2.52,-.05Q2.8,-.05 2.95,-.03L2.97,0L2.46,.0Z', '#ffd27a') +
          // the tiller
          path('M-2.66,.03L-1.96,-.1L-1.98,-.15L-2.68,-.03Z', '#ffd98a'),
      ) +
      `<clipPath id="dhoniFloor"><path d="${inside}" transform="translate(${spot.x},${spot.y}) rotate(${spot.turn}) scale(${spot.k})"/></clipPath><g clip-path="url(#dhoniFloor)" fill="#7b2c3c">${casts(crew, [...LEGS, ...STEERS, ...CHEST].map(lower))}</g>` +
      laid(crew, FEET) +
      limbs(crew, LEGS) +
      limbs(crew, STEERS) +
      limbs(crew, FIST) +
      limbs(crew, WAVES) +
      limbs(crew, CHEST, 0.34) +
      laid({ ...crew, turn: 0 }, `${HAT}`) +
      laid(
        spot,
        path(awning, '#fffdf4') +
          // the slope of the cloth away from the light, its ridge and its battens
          `<g transform="scale(1,${ly > 0 ? 1 : -1})"><path d="M${FORE - 0.03},0L${FORE},${WIDE}Q${(FORE + AFT) / 2},${WIDE - 0.07} ${AFT},${WIDE}L${AFT + 0.03},0Z" fill="#d6d0ec"/></g>` +
          `<path d="M.43,${-WIDE + 0.06}V${WIDE - 0.06}M-.11,${-WIDE + 0.06}V${WIDE - 0.06}" stroke="#b4a9da" stroke-width=".016"/><path d="M${FORE - 0.03},0H${AFT + 0.03}" stroke="#f4703e" stroke-width=".03"/>` +
          path(`M${FORE},${-WIDE}Q${FORE - 0.06},0 ${FORE},${WIDE}L${FORE - 0.055},${WIDE - 0.01}Q${FORE - 0.115},0 ${FORE - 0.055},${-WIDE + 0.01}ZM${AFT},${-WIDE}Q${AFT + 0.06},0 ${AFT},${WIDE}L${AFT + 0.055},${WIDE - 0.01}Q${AFT + 0.115},0 ${AFT + 0.055},${-WIDE + 0.01}Z`, '#f4703e'), // prettier-ignore
      ),
  }
}
/** Half the beam at a place along the boat. */
function halfAt(x: number): number {
  // the same curve as the almond's, found by its parameter
  let [lo, hi] = [0, 1]
  const at = (t: number, p: [number, number, number, number]) =>
    p[0] * (1 - t) ** 3 + 3 * p[1] * t * (1 - t) ** 2 + 3 * p[2] * t * t * (1 - t) + p[3] * t ** 3
  for (let i = 0; i < 24; i++) {
    const mid = (lo + hi) / 2
    if (at(mid, [-2.62, -2.62 * 0.62, 2.72 * 0.5, 2.72]) < x) lo = mid
    else hi = mid
  }
  return at(lo, [0, 0.86 * 1.2, 0.86 * 1.36, 0])
}
/** A slack line and an anchor that lies in the sand, with their shadows. */
function anchorLine(spot: Spot): string {
  const [x, y] = spotOf(spot, 2.8, 0),
    iron = (dx: number, dy: number, ink: string, rope: string) =>
      `<g transform="translate(${x + dx},${y + dy}) scale(${spot.k})" fill="none" stroke-linecap="round"><path d="M0,0C.1,.3 -.5,.25 -.42,.5C-.36,.68 -.12,.56 -.1,.72" stroke="${rope}" stroke-width=".032"/><g transform="translate(-.1,.75) rotate(-14) scale(.84)" stroke="${ink}"><circle r=".035" stroke-width=".026"/><path d="M0,.04V.36M-.09,.09H.09" stroke-width=".042"/><path d="M-.17,.22C-.15,.33 -.08,.38 0,.38C.08,.38 .15,.33 .17,.22" stroke-width=".045"/></g><g transform="translate(-.1,.75) rotate(-14) scale(.84)" fill="${ink}"><path d="M-.23,.25L-.16,.14L-.11,.26ZM.23,.25L.16,.14L.11,.26Z"/></g></g>`
  return iron(4, 3, '#b7a0bd', '#b7a0bd') + iron(0, 0, '#143a6e', '#b4773f')
}
/** The stem rises from the rail to its curl. */
function stemCast(spot: Spot): string {
  const ends: [number, number, number][] = [[2.3, 0.12, RAIL], [2.3, -0.12, RAIL], [2.97, 0.05, 0.85], [2.97, -0.05, 0.85]] // prettier-ignore
  const [cx, cy] = spotOf(spot, 2.97, 0, 0.85)
  return `<path d="M${convexHull(ends.map(([x, y, up]) => spotOf(spot, x, y, up))).join('L')}Z"/><circle cx="${cx}" cy="${cy}" r="${0.055 * spot.k}"/>`
}
/** The shadow of the hat. */
function hatCast(spot: Spot): string {
  const [x, y] = spotOf(spot, 0, 0, 1.55)
  return `<circle cx="${x}" cy="${y}" r="${0.245 * spot.k}"/>`
}
