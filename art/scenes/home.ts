/** The home picture: a traveller crosses a terminus at sunrise. Its fan window is the meridian, and places of the catalogue lie behind the glass. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky, disc } from '../kit/heavens.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { karsts, mosque, ridge } from '../kit/skyline.ts'
import type { Pt } from '../kit/vec.ts'

const DARK = '#15183c'
const WALL = '#1d2050'
const FLOOR = '#262a60'
interface Layout {
  wide: number
  /** Centre column of the fan, row of the floor below it, and its radius to the glass. */
  cx: number
  base: number
  r: number
  /** Row of the horizon, which is eye level: 1.5 m above the floor. */
  horizon: number
  /** Column and pixels per metre of the traveller. */
  traveller: number
  k: number
}
/** Radius of the ring inside the fan, as a share of its own. Below the ring the glass has no bars: the people are seen there. */
const INNER = 0.66
const PANES = 10
/** How much lower than the top of the fan the light comes in: at 1 the light of the top would fall at the horizon behind us. */
const LOW = 0.92
const f = ([x, y]: Pt) => `${x.toFixed(1)},${y.toFixed(1)}`
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const half = ({ cx, base }: Layout, radius: number) =>
  `M${cx - radius},${base}A${radius},${radius} 0 0 1 ${cx + radius},${base}Z`
const onFan = ({ cx, base, r }: Layout, degrees: number, share: number): Pt => {
  const a = (degrees * Math.PI) / 180
  return [cx - Math.cos(a) * r * share, base - Math.sin(a) * r * share]
}
/** The sun, in a pane of the fan: columns on water and floor run to and from below it. */
const sunOf = (l: Layout): Pt => onFan(l, 63, 0.835)
const ring = (l: Layout, outer: number, inner: number, fill: string) =>
  `<path fill-rule="evenodd" d="${half(l, outer)}${half(l, inner)}" fill="${fill}"/>`

/** A snow cone, its flanks hollow, with tongues of snow of different lengths. */
const fuji = (x: number, foot: number, high: number): string =>
  place(
    x,
    foot,
    high,
    shape(
      'M-2.1,0C-1.3,-.1 -.66,-.5 -.25,-.95C-.2,-1 -.14,-.97 -.08,-.985C0,-1 .1,-1.01 .21,-.95C.64,-.5 1.3,-.1 2.1,0Z',
      '#c9828a',
    ) +
      shape(
        'M-.25,-.95C-.2,-1 -.14,-.97 -.08,-.985C0,-1 .1,-1.01 .21,-.95C.3,-.85 .4,-.74 .52,-.63C.42,-.66 .38,-.69 .31,-.73C.29,-.62 .27,-.55 .22,-.44C.17,-.55 .15,-.62 .1,-.69C.05,-.63 .04,-.58 0,-.53C-.05,-.6 -.07,-.66 -.12,-.72C-.17,-.6 -.22,-.5 -.3,-.37C-.31,-.5 -.31,-.58 -.34,-.68C-.4,-.66 -.46,-.63 -.55,-.63C-.44,-.74 -.34,-.85 -.25,-.95Z',
        '#ffe2bd',
      ) +
      shape(
        'M.21,-.95C.3,-.85 .4,-.74 .52,-.63C.42,-.66 .38,-.69 .31,-.73C.29,-.62 .27,-.55 .22,-.44C.17,-.55 .15,-.62 .1,-.69C.1,-.8 .06,-.9 .04,-.995C.1,-1 .16,-1 .21,-.95Z',
        '#e8b5a4',
      ),
  )

/** What is seen through the glass. */
function outside(plate: Plate, l: Layout): void {
  const { cx, base, r, horizon: h } = l,
    s = r / 440
  bareSky(plate, [
    [base - r, '#3f4f8e'],
    [base - r * 0.78, '#7d6898'],
    [base - r * 0.58, '#dd8f8a'],
    [base - r * 0.42, '#fab07f'],
    [h, '#ffe3a4'],
  ])
  const [sx, sy] = sunOf(l)
  disc(plate, sx, sy, 33 * s, '#fff8de', '#ffdca4', 8, 0.7)
  plate.svg(
    fuji(cx + 172 * s, h, 196 * s) +
      ridge(cx - 560 * s, cx - 60 * s, h, 62 * s, '#e0a186', 4) +
      ridge(cx + 90 * s, cx + 560 * s, h, 128 * s, '#bd7c85', 8) +
      karsts(cx - 318 * s, h, 138 * s, '#96617f') +
      ridge(cx - 164 * s, cx + 152 * s, h + 1, 20 * s, '#8a5679', 3) +
      edgeLight(mosque(cx - 16 * s, h - 6 * s, 112 * s, '#8a5679'), [-1, -0.3], 2.2, '#ffc690'),
  )
  calmWater(plate, {
    top: h,
    bottom: base,
    inks: ['#f9c48c', '#cd8789', '#7c5c8c'],
    dark: ['#4d4880', 0.14],
    path: { x: sx, ink: '#fff3cb', far: 40 * s, near: 92 * s },
    seed: 3,
  })
  plate.svg(
    `<g transform="translate(${cx - 12 * s},${h + 66 * s}) scale(${s * 0.66})">${shape('M-44,-8L-38,4H34Q42,-4 46,-12L20,-7Z', '#3a2f63')}${shape('M-6,-10L-2,-92C26,-70 34,-38 30,-14Z', '#fbe0b8')}${shape('M-10,-12L-8,-66C-22,-46 -30,-28 -34,-14Z', '#e8b795')}</g>`,
  )
}
function hall(l: Layout): string {
  const { wide, base, r, cx } = l,
    s = r / 440
  let bars = ''
  for (let i = 1; i < PANES; i++)
    bars += `M${f(onFan(l, (180 / PANES) * i, INNER))}L${f(onFan(l, (180 / PANES) * i, 1))}`
  let stones = ''
  for (let i = 0; i < 23; i += 2) {
    const a = (180 / 23) * i,
      b = (180 / 23) * (i + 1)
    stones += `M${f(onFan(l, a, 1.045))}L${f(onFan(l, b, 1.045))}L${f(onFan(l, b, 1.165))}L${f(onFan(l, a, 1.165))}Z`
  }
  // pilasters on the quiet side, hardly lighter than the wall
  const pier = [-1.52, -2.16]
    .map((t) => cx + r * t)
    .map(
      (x) =>
        `<rect x="${x}" width="${64 * s}" height="${base}" fill="#23275c"/><rect x="${x + 50 * s}" width="${14 * s}" height="${base}" fill="#191c47"/><rect x="${x - 12 * s}" y="${base - 46 * s}" width="${88 * s}" height="${46 * s}" fill="#272b62"/>`,
    )
    .join('')
  const course = [0.86, 0.62, 0.38, 0.14]
    .map((t) => `M0,${(base - r * 1.5 * t).toFixed(1)}H${wide}v${2.6 * s}H0Z`)
    .join('')
  return (
    `<path fill-rule="evenodd" d="M0,0H${wide}V${base}H0Z${half(l, r)}" fill="${WALL}"/>` +
    `<clipPath id="wall"><path clip-rule="evenodd" d="M0,0H${wide}V${base}H0Z${half(l, r * 1.165)}"/></clipPath><g clip-path="url(#wall)">${shape(course, '#181b46')}${pier}</g>` +
    ring(l, r * 1.165, r * 1.045, '#252960') +
    shape(stones, '#2d316b') +
    ring(l, r * 1.045, r, '#3b3a74') +
    ring(l, r * 1.012, r, '#f0aa80') +
    shape(
      `M${cx - 25 * s},${base - r * 1.012}L${cx - 33 * s},${base - r * 1.175}H${cx + 33 * s}L${cx + 25 * s},${base - r * 1.012}Z`,
      '#383c78',
    ) +
    `<g fill="none" stroke="${DARK}"><path d="${bars}" stroke-width="${5.5 * s}"/><path d="${half(l, r * INNER)}" stroke-width="${9 * s}"/></g>` +
    `<path d="${half(l, r * (INNER - 0.012))}" fill="none" stroke="#f0aa80" stroke-width="${2.4 * s}"/>`
  )
}
/** The point on the floor where the light that passes a point of the window falls: everything runs away from below the sun. */
function cast(l: Layout, [x, y]: Pt): Pt {
  const { base, r, horizon: h } = l,
    [sun] = sunOf(l)
  const near = 1 / (1 - LOW * ((base - y) / r))
  return [sun + (x - sun) * near, h + (base - h) * near]
}
function floor(plate: Plate, l: Layout): void {
  const { wide, base, r, cx, horizon: h } = l,
    s = r / 440
  let light = ''
  const pane = (from: number, to: number, inner: number, outer: number) => {
    const edge: Pt[] = []
    for (let i = 0; i <= 60; i++) edge.push(onFan(l, from + ((to - from) * i) / 60, outer))
    for (let i = 60; i >= 0; i--) edge.push(onFan(l, from + ((to - from) * i) / 60, inner))
    return `M${edge.map((p) => f(cast(l, p))).join('L')}Z`
  }
  light += pane(0, 180, 0, INNER - 0.015)
  for (let i = 0; i < PANES; i++) {
    const a = (180 / PANES) * i + 0.7,
      b = (180 / PANES) * (i + 1) - 0.7
    light += pane(a, b, INNER + 0.015, 0.99)
  }
  plate.svg(`<rect y="${base}" width="${wide}" height="${1000 - base}" fill="${FLOOR}"/>`)
  // the joints of its slabs run to the middle of the horizon
  let joints = ''
  for (let t = 1.32; t < 9; t *= 1.32) joints += `M0,${(h + (base - h) * t).toFixed(1)}H${wide}`
  for (let i = -14; i <= 14; i++)
    joints += `M${f([cx + i * 0.42 * r, base])}L${f([cx + i * 0.42 * r * 8, h + (base - h) * 8])}`
  plate.svg(`<path d="${joints}" stroke="#2f336d" stroke-width="${2.6 * s}" fill="none"/>`)
  plate.svg(shape(light, '#f0a17c'), { mask: (_x, y) => 0.92 - 0.5 * ((y - base) / (1000 - base)) })
  plate.svg(`<rect y="${base - 3 * s}" width="${wide}" height="${9 * s}" fill="${DARK}"/>`)
}
const SKIN = '#9a5a48',
  SKIN_SHADE = '#6a3a44',
  COAT = '#b3465c',
  COAT_SHADE = '#7d3355',
  COAT_DEEP = '#54264a',
  LEGS = '#33376e',
  LEGS_SHADE = '#20224d',
  BOOT = '#12132f',
  HAIR = '#1d1733',
  HAT = '#eba93f',
  HAT_SHADE = '#b9722f',
  CASE = '#a35a3c',
  CASE_SHADE = '#6e3a38'
/** A boot whose ankle is at (x, y). The toe points ahead; the boot is rotated by the given number of degrees. */
const boot = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x},${y}) rotate(${turn})">${shape('M-.06,-.1L.054,-.1C.056,-.05 .075,-.02 .12,-.005C.17,.01 .2,.03 .2,.058L.2,.07L.02,.07L.01,.052L-.01,.07L-.075,.07C-.085,.01 -.075,-.05 -.06,-.1Z', BOOT)}</g>`
/** In stride, in profile, metres, facing right, feet at y = 0: the far leg ahead takes the weight, the near hand carries the case. */
const TRAVELLER =
  // far arm, bent, with the ticket
  shape(
    'M.1,-1.36C.17,-1.34 .2,-1.27 .205,-1.2L.215,-1.12L.345,-1.165L.365,-1.095L.215,-1.03C.17,-1.015 .14,-1.04 .13,-1.09L.08,-1.25Z',
    COAT_DEEP,
  ) +
  shape('M.37,-1.13L.425,-1.25L.475,-1.228L.42,-1.105Z', '#fbe6c4') +
  shape(
    'M.34,-1.163C.365,-1.185 .39,-1.19 .415,-1.178C.432,-1.17 .44,-1.158 .432,-1.148L.44,-1.138C.445,-1.122 .43,-1.115 .415,-1.113C.4,-1.1 .38,-1.092 .36,-1.1Z',
    SKIN_SHADE,
  ) +
  // far leg, ahead
  boot(0.335, -0.085, -9) +
  shape(
    'M-.02,-.86L.16,-.84C.2,-.72 .25,-.6 .268,-.52C.29,-.4 .355,-.28 .392,-.17L.285,-.13C.22,-.26 .165,-.36 .145,-.46C.1,-.56 .02,-.62 -.04,-.68Z',
    LEGS_SHADE,
  ) +
  // near leg, behind, its heel off the ground
  boot(-0.325, -0.15, 34) +
  shape(
    'M-.13,-.86L.1,-.86C.1,-.72 .06,-.58 .035,-.48C-.02,-.36 -.13,-.28 -.235,-.185L-.345,-.25C-.26,-.34 -.17,-.4 -.115,-.48C-.11,-.6 -.14,-.7 -.13,-.86Z',
    LEGS,
  ) +
  shape(
    'M-.13,-.86L-.05,-.86C-.06,-.7 -.04,-.58 -.05,-.48C-.1,-.38 -.2,-.31 -.29,-.218L-.345,-.25C-.26,-.34 -.17,-.4 -.115,-.48C-.11,-.6 -.14,-.7 -.13,-.86Z',
    LEGS_SHADE,
  ) +
  // the coat: skirt, opened by the stride
  shape(
    'M-.095,-1.03C-.13,-.92 -.17,-.78 -.235,-.6C-.24,-.575 -.235,-.56 -.215,-.552C-.1,-.52 .08,-.515 .225,-.545C.245,-.55 .255,-.56 .25,-.585C.225,-.74 .19,-.9 .155,-1.03Z',
    COAT,
  ) +
  shape(
    'M-.095,-1.03C-.13,-.92 -.17,-.78 -.235,-.6C-.24,-.575 -.235,-.56 -.215,-.552L-.11,-.532C-.09,-.7 -.05,-.86 -.02,-1.02Z',
    COAT_SHADE,
  ) +
  shape('M.1,-1C.13,-.84 .15,-.68 .155,-.53L.12,-.528C.12,-.68 .105,-.84 .08,-1Z', COAT_SHADE) +
  // body
  shape(
    'M.01,-1.455C-.06,-1.43 -.1,-1.39 -.115,-1.32C-.13,-1.22 -.11,-1.12 -.097,-1.02C-.02,-.99 .08,-.99 .158,-1.02C.17,-1.08 .195,-1.14 .205,-1.21C.215,-1.29 .2,-1.36 .145,-1.42C.1,-1.45 .05,-1.47 .01,-1.455Z',
    COAT,
  ) +
  shape('M-.1,-1.06C-.02,-1.03 .08,-1.03 .164,-1.06L.156,-1C.08,-.97 -.02,-.97 -.098,-1Z', COAT_DEEP) +
  // neck, head
  shape('M.035,-1.44L.05,-1.53L.16,-1.5L.15,-1.42C.12,-1.39 .06,-1.4 .035,-1.44Z', SKIN_SHADE) +
  `<g transform="translate(.125,-1.585) rotate(-3) scale(.24)">${shape('M-.03,-.5C.2,-.51 .34,-.4 .355,-.22C.36,-.13 .335,-.1 .35,-.06L.44,.09C.455,.13 .42,.145 .38,.15L.395,.205L.37,.245L.38,.29C.35,.33 .36,.36 .36,.4C.35,.475 .27,.505 .2,.48C.1,.45 .02,.39 -.05,.31L-.3,.26C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z', SKIN)}${shape('M-.3,.26L-.05,.31C.02,.39 .1,.45 .2,.48C.1,.36 .04,.2 .08,.02L-.1,-.1Z', SKIN_SHADE)}${shape('M.36,-.2L-.2,-.24L-.1,-.06C.1,-.14 .22,-.14 .345,-.12Z', SKIN_SHADE)}${shape('M.2,-.015Q.26,-.06 .32,-.02Q.27,.02 .2,-.015Z', HAIR)}${shape('M.385,.22L.29,.24L.375,.255Z', SKIN_SHADE)}${shape('M.0,-.3C-.3,-.4 -.52,-.36 -.53,-.14C-.53,.06 -.47,.22 -.36,.34C-.28,.3 -.22,.2 -.15,.12C-.22,.04 -.2,-.09 -.09,-.09C-.04,-.09 -.02,-.04 0,0Z', HAIR)}${shape('M-.36,.1C-.46,-.02 -.7,.02 -.74,.18C-.76,.34 -.62,.44 -.48,.4C-.38,.36 -.32,.26 -.36,.1Z', HAIR)}<ellipse cx="-.1" cy=".01" rx=".05" ry=".085" fill="${SKIN}"/><circle cx="-.09" cy=".13" r=".035" fill="#ffd98a"/>${shape('M-.47,-.2C-.52,-.56 -.4,-.78 -.16,-.79C-.06,-.8 .0,-.74 .08,-.76C.28,-.8 .4,-.62 .42,-.24Z', HAT)}${shape('M-.47,-.2C-.52,-.56 -.4,-.78 -.16,-.79C-.24,-.62 -.26,-.4 -.22,-.2Z', HAT_SHADE)}${shape('M-.49,-.34C-.2,-.25 .2,-.27 .41,-.36L.42,-.22L-.48,-.19Z', COAT_DEEP)}${shape('M-.74,-.05C-.66,-.24 -.38,-.3 -.02,-.29C.34,-.3 .6,-.29 .76,-.11C.56,-.14 .34,-.15 .06,-.14C-.28,-.13 -.5,-.08 -.74,-.05Z', HAT)}${shape('M-.74,-.05C-.46,-.15 -.2,-.19 .1,-.19C.38,-.2 .6,-.18 .76,-.11C.56,-.14 .34,-.15 .06,-.14C-.28,-.13 -.5,-.08 -.74,-.05Z', HAT_SHADE)}</g>` +
  // the scarf round the neck and its end behind her
  shape(
    'M.0,-1.42C-.08,-1.41 -.14,-1.37 -.18,-1.3C-.22,-1.23 -.23,-1.15 -.3,-1.09L-.285,-1.075L-.27,-1.06L-.26,-1.045L-.235,-1.03C-.16,-1.08 -.15,-1.16 -.12,-1.22C-.09,-1.28 -.03,-1.31 .03,-1.35Z',
    '#2f7f86',
  ) +
  shape(
    'M-.18,-1.3C-.22,-1.23 -.23,-1.15 -.3,-1.09L-.275,-1.065C-.21,-1.12 -.2,-1.2 -.165,-1.265C-.14,-1.31 -.1,-1.35 -.05,-1.38C-.1,-1.37 -.15,-1.35 -.18,-1.3Z',
    '#1f5068',
  ) +
  shape(
    'M.19,-1.4C.2,-1.45 .16,-1.49 .1,-1.49C.05,-1.5 .0,-1.49 -.03,-1.46C-.06,-1.43 -.05,-1.39 -.01,-1.37C.05,-1.33 .14,-1.34 .19,-1.4Z',
    '#2f7f86',
  ) +
  shape(
    'M-.03,-1.46C-.06,-1.43 -.05,-1.39 -.01,-1.37C.05,-1.33 .14,-1.34 .19,-1.4C.1,-1.37 .02,-1.4 -.03,-1.46Z',
    '#1f5068',
  ) +
  // the case
  shape('M-.02,-.73V-.8Q-.02,-.83 .01,-.83H.13Q.16,-.83 .16,-.8V-.73H.125V-.795H.015V-.73Z', DARK) +
  shape(
    'M-.2,-.705Q-.2,-.74 -.165,-.74H.305Q.34,-.74 .34,-.705V-.395Q.34,-.36 .305,-.36H-.165Q-.2,-.36 -.2,-.395Z',
    CASE,
  ) +
  shape(
    'M-.2,-.705Q-.2,-.74 -.165,-.74H-.14V-.36H-.165Q-.2,-.36 -.2,-.395ZM-.06,-.74H-.02V-.36H-.06ZM.16,-.74H.2V-.36H.16ZM-.2,-.44V-.395Q-.2,-.36 -.165,-.36H.305Q.34,-.36 .34,-.395V-.44Z',
    CASE_SHADE,
  ) +
  shape('M.23,-.685L.315,-.7L.325,-.63L.24,-.615Z', '#f2d9ae') +
  // near arm down to the handle
  shape(
    'M-.03,-1.41C-.1,-1.39 -.13,-1.33 -.13,-1.25C-.13,-1.17 -.105,-1.1 -.075,-1.05C-.04,-.98 -.005,-.92 .025,-.86L.1,-.885C.075,-.97 .05,-1.04 .045,-1.1C.04,-1.18 .055,-1.27 .045,-1.33C.035,-1.38 .01,-1.41 -.03,-1.41Z',
    COAT,
  ) +
  shape(
    'M-.11,-1.34C-.13,-1.28 -.13,-1.22 -.12,-1.16C-.105,-1.1 -.09,-1.08 -.075,-1.05C-.04,-.98 -.005,-.92 .025,-.86L.06,-.872C.02,-.94 -.02,-1.01 -.045,-1.08C-.075,-1.16 -.08,-1.26 -.07,-1.36Z',
    COAT_SHADE,
  ) +
  shape(
    'M.045,-1.33C.055,-1.27 .04,-1.18 .045,-1.1C.05,-1.04 .075,-.97 .1,-.885L.112,-.89C.09,-.97 .07,-1.04 .068,-1.1C.066,-1.18 .075,-1.26 .06,-1.33Z',
    COAT_SHADE,
  ) +
  shape('M.02,-.872L.1,-.9L.108,-.868L.03,-.842Z', COAT_DEEP) +
  shape(
    'M.03,-.85L.104,-.872C.125,-.85 .13,-.82 .122,-.797C.115,-.78 .06,-.775 .045,-.79C.032,-.805 .028,-.83 .03,-.85Z',
    SKIN,
  ) +
  shape(
    'M.052,-.8L.05,-.784C.06,-.776 .11,-.78 .12,-.793L.122,-.808C.1,-.795 .075,-.793 .052,-.8Z',
    SKIN_SHADE,
  )

/** Shadows on the floor of what is `across` and `up` metres from the feet of a figure: away from below the sun, longer than those of the bars, as a dawn is remembered. */
const shadow = (l: Layout, x: number, feet: number, k: number, outlines: Pt[][]): string => {
  const [sun] = sunOf(l)
  const onFloor = ([across, up]: Pt): Pt => {
    const times = 1 / Math.max(0.1, 1 - (1.3 * up * k) / l.r)
    return [sun + (x + across * k - sun) * times, l.horizon + (feet - l.horizon) * times]
  }
  const mid = ([a, b]: Pt, [c, d]: Pt): Pt => [(a + c) / 2, (b + d) / 2]
  // corners are rounded, but for a case: a thing of four corners
  const path = (q: Pt[]) =>
    q.length === 4
      ? `M${q.map(f).join('L')}Z`
      : `M${f(mid(q.at(-1)!, q[0]!))}${q.map((p, i) => `Q${f(p)} ${f(mid(p, q[(i + 1) % q.length]!))}`).join('')}Z`
  return shape(outlines.map((outline) => path(outline.map(onFloor))).join(''), '#1c1e4c')
}
const MOTHER: Pt[][] = [
  [
    [-0.19, -0.02],
    [0.25, -0.02],
    [0.22, 0.2],
    [0.12, 0.7],
    [0.09, 0.9],
    [0.075, 0.98],
    [0.1, 1.02],
    [0.12, 1.14],
    [0.11, 1.33],
    [0.02, 1.37],
    [0.02, 1.43],
    [0.07, 1.45],
    [0.07, 1.56],
    [0.04, 1.61],
    [0.0, 1.62],
    [-0.04, 1.61],
    [-0.07, 1.56],
    [-0.06, 1.45],
    [-0.02, 1.43],
    [-0.03, 1.37],
    [-0.12, 1.33],
    [-0.15, 1.12],
    [-0.08, 0.99],
    [-0.09, 0.9],
    [-0.13, 0.7],
    [-0.2, 0.2],
  ],
]
const CHILD: Pt[][] = [
  [
    [-0.11, -0.02],
    [-0.01, -0.02],
    [0.0, 0.34],
    [0.03, 0.34],
    [0.06, -0.02],
    [0.17, -0.02],
    [0.1, 0.3],
    [0.07, 0.55],
    [0.09, 0.68],
    [0.38, 0.76],
    [0.4, 0.8],
    [0.1, 0.8],
    [0.02, 0.84],
    [0.02, 0.88],
    [0.08, 0.9],
    [0.1, 0.98],
    [0.05, 1.06],
    [-0.05, 1.06],
    [-0.08, 0.98],
    [-0.06, 0.9],
    [-0.02, 0.88],
    [-0.02, 0.84],
    [-0.11, 0.8],
    [-0.11, 0.55],
    [-0.1, 0.3],
  ],
]
const STRIDER: Pt[][] = [
  [
    [-0.55, -0.04],
    [-0.25, -0.06],
    [-0.26, 0.16],
    [-0.1, 0.48],
    [0.06, 0.86],
    [-0.17, 0.86],
    [-0.27, 0.5],
    [-0.4, 0.14],
  ],
  [
    [0.18, -0.03],
    [0.3, -0.01],
    [0.42, 0.2],
    [0.34, 0.26],
    [0.12, 0.48],
    [0.12, 0.86],
    [-0.1, 0.86],
    [-0.03, 0.48],
    [0.24, 0.18],
  ],
  [
    [-0.25, 0.55],
    [0.24, 0.55],
    [0.1, 1.03],
    [0.24, 1.05],
    [0.28, 1.1],
    [0.15, 1.3],
    [0.02, 1.44],
    [-0.02, 1.5],
    [0.06, 1.6],
    [-0.02, 1.76],
    [-0.22, 1.76],
    [-0.3, 1.6],
    [-0.16, 1.5],
    [-0.16, 1.43],
    [-0.21, 1.2],
    [-0.36, 1.17],
    [-0.36, 1.08],
    [-0.16, 1.03],
  ],
  [
    [-0.34, 0.36],
    [0.2, 0.36],
    [0.2, 0.74],
    [-0.34, 0.74],
  ],
]
/** A mother and her child by the glass, dark against the path of the sun. */
function byTheGlass(l: Layout): string {
  const { cx, base, r, horizon: h } = l,
    s = r / 440,
    look = { skin: '#4d2f4c', hair: '#1d1733', shade: '#15183c', lit: 'front' as const }
  const spot = (x: number, forward: number) => {
    const k = ((base - h) / 1.5) * forward
    return { x, k, feet: h + 1.5 * k }
  }
  const mother = spot(cx - 176 * s, 1.14),
    child = spot(cx - 98 * s, 1.2)
  return (
    shadow(l, mother.x, mother.feet, mother.k, MOTHER) +
    shadow(l, child.x, child.feet, child.k, CHILD) +
    edgeLight(
      place(
        mother.x,
        mother.feet,
        mother.k,
        figure('stands', { ...look, top: '#3d3a78', bottom: '#23244f', cut: 'bun', skirt: 'long' }),
      ) +
        place(
          child.x,
          child.feet,
          child.k,
          figure('points', {
            ...look,
            top: '#7a3b62',
            bottom: '#23244f',
            cut: 'cap',
            hat: '#5b3566',
            size: 0.62,
          }),
        ),
      [1, -0.2],
      1.8,
      '#ffc690',
    )
  )
}
function traveller(l: Layout): string {
  const { traveller: x, k, horizon: h } = l,
    feet = h + 1.5 * k
  return (
    shadow(l, x, feet, k, STRIDER) +
    edgeLight(place(x, feet, k, TRAVELLER, true), [-1, -0.45], k / 85, '#ffcf98')
  )
}
function draw(plate: Plate, l: Layout): void {
  outside(plate, l)
  plate.svg(hall(l))
  floor(plate, l)
  plate.svg(byTheGlass(l) + traveller(l))
}

export const views: View[] = [
  {
    name: 'home-hero',
    focusX: 1150,
    draw: (plate) =>
      draw(plate, { wide: 1600, cx: 1084, base: 690, r: 436, horizon: 552, traveller: 1236, k: 190 }),
    // the words of the home page are long: the people are above and beside them
    drawLink: (plate) =>
      draw(plate, { wide: 1600, cx: 1150, base: 440, r: 326, horizon: 338, traveller: 1476, k: 130 }),
    drawTall: (plate) =>
      draw(plate, { wide: 750, cx: 453, base: 446, r: 244, horizon: 368, traveller: 536, k: 128 }),
  },
]
