/** The home picture: a traveller crosses a terminus at sunrise. Its fan window is the meridian; the old town of Istanbul is across the water. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky, disc } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mosque, ridge } from '../kit/skyline.ts'
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
  /** Length of the figures' shadows: short enough to be whole in the frame. */
  shadow: number
}
/** Radius of the ring inside the fan, as a share of its own. Below the ring the glass has no bars: the people are seen there. */
const INNER = 0.66
const PANES = 10
/** How much lower than the top of the fan the light comes in: at 1 the light of the top would fall at the horizon behind us. */
const LOW = 0.88
const f = ([x, y]: Pt) => `${x.toFixed(1)},${y.toFixed(1)}`
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const half = ({ cx, base }: Layout, radius: number) =>
  `M${cx - radius},${base}A${radius},${radius} 0 0 1 ${cx + radius},${base}Z`
const onFan = ({ cx, base, r }: Layout, degrees: number, share: number): Pt => {
  const a = (degrees * Math.PI) / 180
  return [cx - Math.cos(a) * r * share, base - Math.sin(a) * r * share]
}
/** The sun, in a pane of the fan: columns on water and floor run to and from below it. */
const sunOf = (l: Layout): Pt => onFan(l, 81, 0.835)
const ring = (l: Layout, outer: number, inner: number, fill: string) =>
  `<path fill-rule="evenodd" d="${half(l, outer)}${half(l, inner)}" fill="${fill}"/>`

/** One coast from the left: roofs climb to the mosque on its hill and run out in a low spit. */
function town(cx: number, h: number, s: number): string {
  const r = random(12)
  const hill = (u: number): number =>
    u > 150 ? 0 : 5 + 31 * Math.exp(-(((u + 66) / 140) ** 4)) + 13 * Math.exp(-(((u + 350) / 90) ** 2))
  const ground: Pt[] = [],
    row = (x0: number, x1: number, sink: number, ink: string): string => {
      let d = ''
      for (let u = x0; u < x1;) {
        const w = r.range(11, 24),
          up = hill(u + w / 2) - sink + r.range(5, 12),
          gable = r() > 0.45 ? r.range(3, 6) : 0
        d += `M${f([cx + u * s, h])}L${f([cx + u * s, h - up * s])}L${f([cx + (u + w / 2) * s, h - (up + gable) * s])}L${f([cx + (u + w) * s, h - up * s])}L${f([cx + (u + w) * s, h])}Z`
        u += w * r.range(0.8, 1.15)
      }
      return shape(d, ink)
    }
  for (let u = -560; u <= 190; u += 10)
    ground.push([cx + u * s, h - hill(u) * (u > 90 ? (190 - u) / 100 : 1) * s])
  const cypress = (u: number, high: number) =>
    `M${f([cx + (u - high * 0.13) * s, h - (hill(u) - 3) * s])}Q${f([cx + (u - high * 0.16) * s, h - (hill(u) + high * 0.5) * s])} ${f([cx + u * s, h - (hill(u) + high) * s])}Q${f([cx + (u + high * 0.16) * s, h - (hill(u) + high * 0.5) * s])} ${f([cx + (u + high * 0.13) * s, h - (hill(u) - 3) * s])}Z`
  return (
    row(-470, -190, 0, '#b06f80') +
    row(10, 96, 0, '#b06f80') +
    poly([...ground, [cx + 190 * s, h + 1], [cx - 560 * s, h + 1]], '#96617f') +
    edgeLight(mosque(cx - 66 * s, h - 26 * s, 97 * s, '#8a5679'), [-0.1, -1], 2 * s, '#ffc690') +
    shape(
      [
        [-214, 27],
        [-203, 34],
        [-193, 25],
        [44, 30],
        [56, 24],
        [-388, 26],
        [-378, 33],
      ]
        .map(([u, high]) => cypress(u!, high!))
        .join(''),
      '#704a72',
    ) +
    row(-500, 60, 15, '#7d5074')
  )
}
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
    ridge(cx - 600 * s, cx + 620 * s, h, 74 * s, '#e5a488', 4) +
      ridge(cx + 60 * s, cx + 640 * s, h, 40 * s, '#cf8d88', 8) +
      town(cx, h, s),
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
    `<g transform="translate(${cx + 14 * s},${h + 17 * s}) scale(${s * 0.4})">${shape('M-44,-8L-38,4H34Q42,-4 46,-12L20,-7Z', '#3a2f63')}${shape('M-6,-10L-2,-92C26,-70 34,-38 30,-14Z', '#fbe0b8')}${shape('M-10,-12L-8,-66C-22,-46 -30,-28 -34,-14Z', '#e8b795')}</g>`,
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
const SKIN = '#7a4548',
  SKIN_SHADE = '#54303f',
  COAT = '#8d3556',
  COAT_SHADE = '#622848',
  COAT_DEEP = '#43203f',
  LEGS = '#26295a',
  LEGS_SHADE = '#1a1c45',
  BOOT = '#12132f',
  HAIR = '#1d1733',
  HAT = '#c98636',
  HAT_SHADE = '#8f5634',
  CASE = '#7d4538',
  CASE_SHADE = '#512b35'
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
  shape('M.37,-1.13L.425,-1.25L.475,-1.228L.42,-1.105Z', '#d9bfae') +
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
    'M-.095,-1.03C-.13,-.9 -.19,-.68 -.315,-.37C-.32,-.345 -.315,-.335 -.295,-.328C-.12,-.28 .1,-.275 .275,-.315C.295,-.32 .305,-.335 .3,-.36C.275,-.62 .21,-.86 .155,-1.03Z',
    COAT,
  ) +
  shape(
    'M-.095,-1.03C-.13,-.9 -.19,-.68 -.315,-.37C-.32,-.345 -.315,-.335 -.295,-.328L-.16,-.299C-.12,-.56 -.06,-.84 -.02,-1.02Z',
    COAT_SHADE,
  ) +
  shape('M.1,-1C.14,-.8 .175,-.55 .18,-.297L.135,-.293C.135,-.55 .11,-.8 .08,-1Z', COAT_SHADE) +
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
    '#246874',
  ) +
  shape(
    'M-.18,-1.3C-.22,-1.23 -.23,-1.15 -.3,-1.09L-.275,-1.065C-.21,-1.12 -.2,-1.2 -.165,-1.265C-.14,-1.31 -.1,-1.35 -.05,-1.38C-.1,-1.37 -.15,-1.35 -.18,-1.3Z',
    '#183f58',
  ) +
  shape(
    'M.19,-1.4C.2,-1.45 .16,-1.49 .1,-1.49C.05,-1.5 .0,-1.49 -.03,-1.46C-.06,-1.43 -.05,-1.39 -.01,-1.37C.05,-1.33 .14,-1.34 .19,-1.4Z',
    '#246874',
  ) +
  shape(
    'M-.03,-1.46C-.06,-1.43 -.05,-1.39 -.01,-1.37C.05,-1.33 .14,-1.34 .19,-1.4C.1,-1.37 .02,-1.4 -.03,-1.46Z',
    '#183f58',
  ) +
  // the case
  shape('M-.02,-.73V-.8Q-.02,-.83 .01,-.83H.13Q.16,-.83 .16,-.8V-.73H.125V-.795H.015V-.73Z', DARK) +
  shape(
    'M-.17,-.71Q-.17,-.74 -.14,-.74H.27Q.3,-.74 .3,-.71V-.46Q.3,-.43 .27,-.43H-.14Q-.17,-.43 -.17,-.46Z',
    CASE,
  ) +
  shape(
    'M-.17,-.71Q-.17,-.74 -.14,-.74H-.115V-.43H-.14Q-.17,-.43 -.17,-.46ZM-.05,-.74H-.015V-.43H-.05ZM.145,-.74H.18V-.43H.145ZM-.17,-.495V-.46Q-.17,-.43 -.14,-.43H.27Q.3,-.43 .3,-.46V-.495Z',
    CASE_SHADE,
  ) +
  shape('M.2,-.69L.275,-.703L.284,-.64L.21,-.627Z', '#c9a98e') +
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

/** Slices of a shadow: the light widens it towards us, and SVG has affine transforms only. */
const SLICES = 90
/** The shadow of a figure on the floor: its own outline, projected away from below the sun. `id` is unique in the picture. */
function shadow(
  l: Layout,
  id: string,
  at: { x: number; feet: number; k: number },
  body: string,
  flip = false,
): string {
  const [sun] = sunOf(l),
    { x, feet, k } = at,
    tall = 1.84,
    times = (up: number) => 1 / (1 - l.shadow * up),
    v = (value: number) => value.toFixed(4)
  let clips = '',
    slices = ''
  for (let i = 0; i < SLICES; i++) {
    const from = (tall * i) / SLICES - (i ? 0 : 0.05),
      to = (tall * (i + 1)) / SLICES,
      grow = (times(to) - times(from)) / (to - from),
      start = times(from) - grow * from,
      across = ((times(from) + times(to)) / 2) * k * (flip ? -1 : 1)
    clips += `<clipPath id="${id}${i}"><path d="M-1,${v(-to - 0.02)}H1V${v(-from)}H-1Z"/></clipPath>`
    slices += `<g transform="matrix(${v(across)},0,${v((sun - x) * grow)},${v((l.horizon - feet) * grow)},${v(sun + (x - sun) * start)},${v(l.horizon + (feet - l.horizon) * start)})"><g clip-path="url(#${id}${i})"><use href="#${id}"/></g></g>`
  }
  return (
    `<defs><g id="${id}">${body}</g>${clips}<filter id="${id}ink" filterUnits="userSpaceOnUse" x="0" y="0" width="1600" height="1000" color-interpolation-filters="sRGB"><feFlood flood-color="#22255a"/><feComposite in2="SourceAlpha" operator="in"/></filter></defs>` +
    `<g filter="url(#${id}ink)">${slices}</g>`
  )
}
/** A mother and her child by the glass, dark against the path of the sun. */
function byTheGlass(l: Layout): string {
  const { cx, base, r, horizon: h } = l,
    s = r / 440,
    look = { skin: '#4d2f4c', hair: '#1d1733', shade: '#15183c', lit: 'front' as const }
  const spot = (x: number, forward: number) => {
    const k = ((base - h) / 1.5) * forward
    return { x, k, feet: h + 1.5 * k }
  }
  const mother = spot(cx - 166 * s, 1.14),
    child = spot(cx - 97 * s, 1.2),
    woman = figure('stands', { ...look, top: '#3d3a78', bottom: '#23244f', cut: 'bun', skirt: 'long' }),
    boy = figure('points', {
      ...look,
      top: '#7a3b62',
      bottom: '#23244f',
      cut: 'cap',
      hat: '#5b3566',
      size: 0.62,
    })
  return (
    shadow(l, 'mother', mother, woman) +
    shadow(l, 'child', child, boy) +
    edgeLight(
      place(mother.x, mother.feet, mother.k, woman) + place(child.x, child.feet, child.k, boy),
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
    shadow(l, 'traveller', { x, feet, k }, TRAVELLER, true) +
    edgeLight(place(x, feet, k, TRAVELLER, true), [-1, -0.45], k / 75, '#ffcf98')
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
      draw(plate, {
        wide: 1600,
        cx: 1100,
        base: 678,
        r: 470,
        horizon: 540,
        traveller: 1300,
        k: 182,
        shadow: 0.222,
      }),
    // the words of the home page are long: the people are above and beside them
    drawLink: (plate) =>
      draw(plate, {
        wide: 1600,
        cx: 1150,
        base: 440,
        r: 326,
        horizon: 338,
        traveller: 1476,
        k: 130,
        shadow: 0.12,
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        cx: 400,
        base: 396,
        r: 310,
        horizon: 300,
        traveller: 536,
        k: 165,
        shadow: 0.28,
      }),
  },
]
