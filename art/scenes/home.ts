/** The home picture: a traveller at a ship's rail at dawn, the sun on the meridian, and places of the catalogue ahead. */
import { calmWater, vWake } from '../kit/calm-water.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky, disc, tower } from '../kit/heavens.ts'
import { gull } from '../kit/life.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { cone, karsts, mosque, ridge } from '../kit/skyline.ts'
import type { Pt } from '../kit/vec.ts'

const DARK = '#15183c'
const WARM = '#ffcf93'
const DECK = '#2a2a57'
interface Layout {
  wide: number
  horizon: number
  /** Centre column and radius of the meridian; the sun has climbed `risen` degrees of it. */
  arc: { x: number; r: number }
  risen: number
  /** Column and pixels per metre of the traveller; row of the rail's top. */
  traveller: number
  k: number
  rail: number
  /** Column of the mosque, which keeps clear of her face. */
  mosque: number
  boat: Pt
  /** Column where the rail begins to turn round the bow. */
  bow: number
}
const onArc = ({ arc, horizon }: Layout, degrees: number, off = 0): Pt => {
  const a = (degrees * Math.PI) / 180
  return [arc.x - Math.cos(a) * (arc.r + off), horizon - Math.sin(a) * (arc.r + off)]
}
const f = ([x, y]: Pt) => `${x.toFixed(1)},${y.toFixed(1)}`

function meridian(l: Layout): string {
  let ticks = ''
  for (let a = 4; a < 180; a += 4)
    if (Math.abs(a - l.risen) > 7) ticks += `M${f(onArc(l, a, 8))}L${f(onArc(l, a, a % 20 ? 14 : 26))}`
  return `<g fill="none" stroke="#fff0c8"><path d="${halfCircle(l, 1)}" stroke-width="4"/><path d="${ticks}" stroke-width="2.4"/></g>`
}
/** The meridian above the horizon (1), or its mirror image below it (0). */
const halfCircle = ({ arc: { x, r }, horizon }: Layout, above: 0 | 1) =>
  `M${x - r},${horizon}A${r},${r} 0 0 ${above} ${x + r},${horizon}`
/** Broken by the water, and gone before it reaches the eye. */
function mirroredMeridian(plate: Plate, l: Layout): void {
  const { horizon: h, arc } = l
  plate.svg(`<path d="${halfCircle(l, 0)}" fill="none" stroke="#ffe0b4" stroke-width="5"/>`, {
    opacity: 0.75,
    mask: (_x, y) =>
      Math.sin((y - h) ** 0.86 * 0.62) > -0.25 ? Math.max(0, 1 - (y - h) / (arc.r * 0.6)) : 0,
  })
}
function places(l: Layout): string {
  const { horizon: h, arc, wide } = l,
    s = arc.r / 430,
    [sx] = onArc(l, l.risen),
    far = '#dc9787',
    mid = '#9a6585'
  const lit = (body: string, from: number, width: number, ink: string) =>
    edgeLight(body, [sx < from ? -1 : 1, -0.5], width, ink)
  return (
    cone(arc.x - 60 * s, h, 215 * s, far, '#ffd6ad') +
    ridge(arc.x - arc.r - 420, arc.x - 150 * s, h, 52 * s, '#e3a489', 4) +
    ridge(arc.x + 60 * s, wide + 260, h, 120 * s, '#c98687', 8) +
    lit(karsts(arc.x - arc.r - 160 * s, h + 2, 150 * s, mid), 1600, 3, '#f3b48c') +
    lit(
      mosque(l.mosque, h - 8 * s, 172 * s, mid) +
        ridge(l.mosque - 202 * s, l.mosque + 238 * s, h + 1, 26 * s, mid, 3),
      0,
      2.5,
      '#f6b98f',
    )
  )
}
/** Row of the rail's top at a column. */
const railRow = ({ rail: y, k, bow }: Layout, x: number) =>
  y + (x < bow ? ((bow - x) / (k * 1.5)) ** 2.3 * k * 1.2 : 0)
const postsOf = (l: Layout): number[] => {
  const at: number[] = []
  for (let x = l.traveller + l.k * 0.53; x > l.bow - l.k * 1.4; x -= l.k * (x < l.bow ? 0.36 : 0.52))
    at.push(x)
  return at
}
/** Planks, and the long shadows of the posts and of the traveller, which run from the point below the sun. */
function deck(l: Layout): string {
  const { k, wide, horizon: h, arc, traveller, rail: y } = l,
    [sx] = onArc(l, l.risen)
  const edge: Pt[] = []
  for (let x = wide + 20; x > l.bow - k * 2; x -= 8) edge.push([x, railRow(l, x) + k * 1.05])
  /** A shadow from a foot `a` to `b` wide, as long as `reach` times its way from below the sun. */
  const beam = (from: Pt, a: number, b: number, reach: number): string => {
    const t = 1 + reach
    const far = (w: number): Pt => [sx + (from[0] + w - sx) * t, h + (from[1] - h) * t]
    return `M${f([from[0] + a, from[1]])}L${f([from[0] + b, from[1]])}L${f(far(b))}L${f(far(a))}Z`
  }
  let planks = ''
  for (let i = -14; i < 30; i++)
    planks += seam([arc.x, h], y + k * 1.06, arc.x + (i - 0.02) * k * 0.3, arc.x + (i + 0.015) * k * 0.3)
  const shadows =
    postsOf(l)
      .map((x) => beam([x, railRow(l, x) + k * 1.05], -5, 5, 6))
      .join('') +
    beam([traveller, y + k * 1.05], -k * 0.12, k * 0.24, 6) +
    beam([traveller + k * 0.6, y + k * 1.05], -k * 0.22, k * 0.22, 0.7)
  return `<clipPath id="deck"><path d="M${edge.map(f).join('L')}L${(l.bow - k * 2).toFixed(1)},1020L${wide + 20},1020Z"/></clipPath><g clip-path="url(#deck)"><path d="${planks}" fill="#1f2049"/><path d="${shadows}" fill="#15183c"/></g>`
}
/** A seam between planks that runs from a point on the horizon: its edges where it passes a row. */
const seam = ([vx, vy]: Pt, row: number, a: number, b: number): string => {
  const t = (1020 - vy) / (row - vy)
  return `M${f([a, row])}L${f([b, row])}L${f([vx + (b - vx) * t, 1020])}L${f([vx + (a - vx) * t, 1020])}Z`
}
function rail(l: Layout): string {
  const { k, bow, wide } = l
  const row = (x: number) => railRow(l, x)
  const bar = (down: number, thick: number, ink = DARK): string => {
    const upper: string[] = [],
      lower: string[] = []
    for (let x = wide + 20; x > bow - k * 2; x -= 8) {
      upper.push(`${x},${(row(x) + down).toFixed(1)}`)
      lower.unshift(`${x},${(row(x) + down + thick).toFixed(1)}`)
    }
    return `<path d="M${upper.join('L')}L${lower.join('L')}Z" fill="${ink}"/>`
  }
  let posts = ''
  for (const x of postsOf(l))
    posts += `<path d="M${(x - 5).toFixed(1)},${row(x).toFixed(1)}h10v${(k * 1.055).toFixed(1)}h-10Z" fill="${DARK}"/>`
  return (
    edgeLight(bar(k * 1.04, 900, DECK), [0, -1], 3, '#c07d7c') +
    deck(l) +
    edgeLight(posts, [-1, 0], 2.5, '#e59a78') +
    edgeLight(bar(k * 0.34, 7) + bar(k * 0.66, 7), [0, -1], 2.5, WARM)
  )
}
const CASE =
  '<path d="M-.82,0V-.52Q-.82,-.57 -.77,-.57H-.43Q-.38,-.57 -.38,-.52V0Z" fill="#8a4a3c"/><path d="M-.82,0V-.52Q-.82,-.57 -.77,-.57H-.72V0Z" fill="#5d3038"/><path d="M-.71,-.57V-.67Q-.71,-.69 -.69,-.69H-.53Q-.51,-.69 -.51,-.67V-.57H-.54V-.66H-.68V-.57Z" fill="#15183c"/><path d="M-.67,-.57H-.62V0H-.67ZM-.5,-.57H-.45V0H-.5Z" fill="#5d3038"/>'
const SKIN = '#9a5a48',
  SKIN_SHADE = '#6a3a44',
  COAT = '#b3465c',
  COAT_SHADE = '#752f52',
  COAT_DEEP = '#54264a',
  LEGS = '#2c2f63',
  LEGS_SHADE = '#1e2049',
  BOOT = '#12132f',
  HAIR = '#1d1733'
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
/** A boot of an ankle at (x, y), its toe ahead. */
const boot = (x: number, y: number) =>
  `<g transform="translate(${x},${y})">${shape('M-.062,-.17L.056,-.17C.058,-.11 .07,-.09 .11,-.075C.16,-.058 .19,-.04 .192,-.014L.192,0L-.082,0C-.09,-.06 -.075,-.11 -.062,-.17Z', BOOT)}</g>`
/** In profile by the rail: the far forearm lies on it, the weight is on the near leg. Metres, facing right, the rail's top at -1.06. */
const WOMAN =
  // the tail of the scarf that blows behind her
  shape(
    'M-.02,-1.4C-.1,-1.34 -.15,-1.33 -.2,-1.25C-.25,-1.18 -.31,-1.2 -.37,-1.12L-.3,-1.06C-.25,-1.1 -.2,-1.1 -.15,-1.17C-.1,-1.23 -.05,-1.26 .02,-1.3Z',
    '#c0702f',
  ) +
  // far arm along the rail
  shape(
    'M.1,-1.37C.17,-1.36 .2,-1.3 .22,-1.22L.245,-1.135C.34,-1.12 .42,-1.112 .5,-1.108L.5,-1.035C.4,-1.028 .28,-1.03 .2,-1.045C.16,-1.055 .145,-1.075 .135,-1.11L.08,-1.25Z',
    COAT_SHADE,
  ) +
  shape(
    'M.49,-1.1C.53,-1.112 .57,-1.12 .6,-1.105C.635,-1.1 .66,-1.085 .685,-1.06C.69,-1.045 .675,-1.04 .66,-1.046C.665,-1.03 .645,-1.026 .63,-1.034C.615,-1.024 .6,-1.024 .585,-1.032C.55,-1.03 .52,-1.034 .49,-1.042Z',
    SKIN_SHADE,
  ) +
  // far leg, eased
  boot(0.245, 0) +
  shape('M.02,-.62L.2,-.6C.215,-.5 .235,-.36 .29,-.13L.185,-.12C.13,-.3 .06,-.42 0,-.56Z', LEGS_SHADE) +
  // near leg
  boot(-0.03, 0.015) +
  shape('M-.14,-.64L.12,-.64C.1,-.46 .055,-.3 .03,-.125L-.095,-.125C-.1,-.3 -.13,-.46 -.14,-.64Z', LEGS) +
  shape(
    'M-.14,-.64L-.06,-.64C-.05,-.46 -.05,-.3 -.05,-.125L-.095,-.125C-.1,-.3 -.13,-.46 -.14,-.64Z',
    LEGS_SHADE,
  ) +
  // the coat: skirt blown back, body, collar
  shape(
    'M-.1,-1.03C-.14,-.93 -.19,-.8 -.27,-.68C-.33,-.6 -.4,-.56 -.47,-.55C-.42,-.5 -.36,-.47 -.28,-.465C-.16,-.44 .02,-.44 .2,-.49C.215,-.62 .21,-.8 .165,-.93L.14,-1.03Z',
    COAT,
  ) +
  shape(
    'M-.1,-1.03C-.14,-.93 -.19,-.8 -.27,-.68C-.33,-.6 -.4,-.56 -.47,-.55C-.42,-.5 -.36,-.47 -.28,-.465L-.17,-.452C-.13,-.6 -.06,-.78 -.04,-1Z',
    COAT_SHADE,
  ) +
  shape('M.06,-.98C.09,-.8 .1,-.62 .085,-.462L.05,-.455C.07,-.62 .07,-.8 .045,-.98Z', COAT_SHADE) +
  shape(
    'M.01,-1.455C-.05,-1.43 -.1,-1.4 -.115,-1.33C-.13,-1.24 -.11,-1.12 -.1,-1.02C-.02,-.99 .07,-.99 .15,-1.02C.165,-1.08 .185,-1.13 .2,-1.2C.215,-1.28 .2,-1.36 .14,-1.42C.1,-1.45 .05,-1.47 .01,-1.455Z',
    COAT,
  ) +
  shape(
    'M.01,-1.455C-.05,-1.43 -.1,-1.4 -.115,-1.33C-.13,-1.24 -.11,-1.12 -.1,-1.02L-.04,-1.005C-.05,-1.14 -.04,-1.28 .0,-1.38Z',
    COAT_SHADE,
  ) +
  shape(
    'M-.105,-1.055C-.02,-1.025 .07,-1.025 .158,-1.055L.15,-.995C.07,-.965 -.02,-.965 -.105,-.995Z',
    COAT_DEEP,
  ) +
  shape(
    'M-.09,-1.03C-.14,-1 -.18,-.96 -.26,-.955C-.24,-.93 -.21,-.915 -.18,-.915C-.13,-.93 -.1,-.96 -.07,-.985Z',
    COAT_DEEP,
  ) +
  // neck, head
  shape('M.035,-1.44L.05,-1.53L.16,-1.5L.15,-1.42C.12,-1.39 .06,-1.4 .035,-1.44Z', SKIN_SHADE) +
  `<g transform="translate(.125,-1.585) rotate(-5) scale(.24)">${shape('M-.03,-.5C.2,-.51 .34,-.4 .355,-.22C.36,-.13 .335,-.1 .35,-.06L.44,.09C.455,.13 .42,.145 .38,.15L.395,.205L.37,.245L.38,.29C.35,.33 .36,.36 .36,.4C.35,.475 .27,.505 .2,.48C.1,.45 .02,.39 -.05,.31L-.3,.26C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z', SKIN)}${shape('M-.3,.26L-.05,.31C.02,.39 .1,.45 .2,.48C.1,.36 .04,.2 .08,.02L-.1,-.1Z', SKIN_SHADE)}${shape('M.19,-.1Q.29,-.16 .345,-.115L.34,-.08Q.28,-.11 .2,-.07Z', HAIR)}${shape('M.2,-.015Q.26,-.06 .32,-.02Q.27,.02 .2,-.015Z', HAIR)}${shape('M.385,.22L.29,.24L.375,.255Z', SKIN_SHADE)}${shape('M.345,-.24C.36,-.42 .28,-.55 .08,-.59C-.22,-.65 -.52,-.46 -.53,-.14C-.53,.06 -.47,.22 -.36,.34C-.28,.3 -.22,.2 -.15,.12C-.22,.04 -.2,-.09 -.09,-.09C-.04,-.09 -.02,-.04 0,0C.04,-.1 .02,-.16 .1,-.24C.18,-.3 .28,-.28 .345,-.24Z', HAIR)}${shape('M-.42,.02C-.52,-.14 -.76,-.1 -.8,.06C-.84,.22 -.7,.34 -.56,.3C-.46,.28 -.4,.16 -.42,.02Z', HAIR)}${shape('M-.76,.2C-.9,.26 -.96,.2 -1.08,.24C-.98,.32 -.84,.34 -.7,.3Z', HAIR)}<ellipse cx="-.1" cy=".01" rx=".05" ry=".085" fill="${SKIN}"/><circle cx="-.09" cy=".13" r=".035" fill="#ffd98a"/></g>` +
  // the scarf round the neck and its long end
  shape(
    'M.19,-1.4C.2,-1.45 .16,-1.49 .1,-1.49C.05,-1.5 .0,-1.49 -.03,-1.46C-.06,-1.43 -.05,-1.39 -.01,-1.37C.05,-1.33 .14,-1.34 .19,-1.4Z',
    '#e9a63f',
  ) +
  shape(
    'M0.000,-1.47C-0.080,-1.5 -0.134,-1.43 -0.192,-1.44C-0.260,-1.46 -0.302,-1.37 -0.369,-1.39C-0.419,-1.4 -0.453,-1.37 -0.503,-1.375L-0.486,-1.355L-0.512,-1.335L-0.482,-1.32L-0.499,-1.29C-0.444,-1.29 -0.411,-1.32 -0.360,-1.31C-0.293,-1.29 -0.251,-1.37 -0.184,-1.355C-0.125,-1.34 -0.070,-1.39 0.020,-1.37Z',
    '#f2b04e',
  ) +
  shape(
    'M0.020,-1.37C-0.070,-1.39 -0.125,-1.34 -0.184,-1.355C-0.251,-1.37 -0.293,-1.29 -0.360,-1.31C-0.310,-1.33 -0.268,-1.39 -0.192,-1.385C-0.125,-1.38 -0.070,-1.42 0.000,-1.41C0.060,-1.37 0.140,-1.37 0.190,-1.4C0.140,-1.34 0.050,-1.33 -0.010,-1.365Z',
    '#c0702f',
  ) +
  // near arm: the hand holds the scarf at the throat
  shape(
    'M-.02,-1.39C-.09,-1.385 -.125,-1.33 -.135,-1.26C-.145,-1.18 -.135,-1.1 -.11,-1.045C-.09,-1.005 -.05,-.995 -.015,-1.015L.06,-1.09C.02,-1.14 .02,-1.2 .04,-1.28C.05,-1.34 .03,-1.385 -.02,-1.39Z',
    COAT,
  ) +
  shape(
    'M-.125,-1.31C-.145,-1.22 -.14,-1.12 -.11,-1.045C-.09,-1.005 -.05,-.995 -.015,-1.015L.03,-1.06C-.02,-1.06 -.06,-1.09 -.075,-1.15C-.085,-1.2 -.08,-1.26 -.09,-1.31C-.1,-1.33 -.12,-1.33 -.125,-1.31Z',
    COAT_SHADE,
  ) +
  shape('M.02,-1.19L.075,-1.105L.165,-1.225L.1,-1.275Z', COAT_DEEP) +
  shape(
    'M-.06,-1.1C-.065,-1.04 -.035,-1.005 .005,-1.02C.05,-1.04 .09,-1.12 .17,-1.25L.085,-1.305C.04,-1.23 -.03,-1.16 -.06,-1.1Z',
    COAT,
  ) +
  shape(
    'M-.03,-1.03C-.01,-1.015 .005,-1.02 .015,-1.027C.06,-1.06 .1,-1.14 .17,-1.25L.143,-1.268C.09,-1.19 .03,-1.08 -.03,-1.03Z',
    COAT_SHADE,
  ) +
  shape(
    'M.085,-1.3L.155,-1.255C.175,-1.275 .2,-1.3 .21,-1.33C.215,-1.36 .21,-1.385 .195,-1.4C.18,-1.41 .165,-1.4 .155,-1.385C.14,-1.4 .12,-1.395 .11,-1.375C.095,-1.355 .085,-1.33 .085,-1.3Z',
    SKIN,
  ) +
  shape(
    'M.15,-1.385C.16,-1.37 .17,-1.35 .165,-1.33L.15,-1.335C.15,-1.355 .145,-1.37 .14,-1.38ZM.195,-1.4C.19,-1.38 .19,-1.36 .185,-1.335L.17,-1.34C.175,-1.36 .175,-1.385 .17,-1.4Z',
    SKIN_SHADE,
  )
function traveller({ traveller: x, k, rail: y }: Layout): string {
  return edgeLight(place(x, y + k * 1.06, k, CASE + WOMAN, true), [-1, -0.45], k / 90, '#ffcf98')
}
function draw(plate: Plate, l: Layout): void {
  const { horizon: h, arc, wide, rail: y } = l,
    [sx, sy] = onArc(l, l.risen),
    s = arc.r / 430
  bareSky(plate, [
    [0, '#182757'],
    [h * 0.3, '#3c4c88'],
    [h * 0.56, '#a4759a'],
    [h * 0.8, '#f09d7d'],
    [h, '#ffe09f'],
  ])
  plate.svg(
    tower(5, arc.x - arc.r - 330 * s, h - 30 * s, 430 * s, 150 * s, ['#f3b394', '#dc9490', '#c98690'], 1),
    { opacity: 0.55, mask: (_x, py) => Math.min(1, (h - py) / 60) },
  )
  plate.svg(`<circle cx="${arc.x}" cy="${h}" r="${arc.r}" fill="#ffcb90"/>`, {
    opacity: 0.2,
    mask: (_x, py) => (py < h ? 1 : 0),
  })
  disc(plate, sx, sy, 50 * s, '#fff6d8', '#ffd9a0', 9, 0.7)
  plate.svg(places(l) + meridian(l) + `<circle cx="${sx}" cy="${sy}" r="${50 * s}" fill="#fff6d8"/>`)
  calmWater(plate, {
    top: h,
    inks: ['#f6ba8a', '#bd7c8b', '#4d4880', '#222858'],
    dark: ['#3a3a72', 0.2],
    path: { x: sx, ink: '#fff0c2', far: 56 * s, near: 190 * s },
    seed: 3,
  })
  // the mosque's island, mirrored as one quiet shape
  plate.svg(
    `<path d="M${l.mosque - 162 * s},${h + 3}H${l.mosque + 178 * s}L${l.mosque + 100 * s},${h + 30 * s}H${l.mosque + 48 * s}L${l.mosque + 18 * s},${h + 54 * s}L${l.mosque - 42 * s},${h + 30 * s}H${l.mosque - 88 * s}Z" fill="#9a6585"/>`,
    { opacity: 0.34 },
  )
  mirroredMeridian(plate, l)
  const [bx, by] = l.boat
  plate.svg(
    vWake(bx - 44 * s, by + 4, 130 * s, 12 * s, '#f9d3a6', 1) +
      `<g transform="translate(${bx},${by}) scale(${s * 1.15})"><path d="M-44,-8L-38,4H34Q42,-4 46,-12L20,-7Z" fill="${DARK}"/><path d="M-6,-10L-2,-84C26,-64 34,-34 30,-14Z" fill="#5a3f68"/><path d="M-10,-12L-8,-62C-22,-44 -30,-26 -34,-14Z" fill="#6d4a70"/></g>`,
  )
  plate.svg(
    gull(arc.x - arc.r * 0.26, h - arc.r * 0.72, 74 * s, 0.7, -14, '#fff0d8', '#c78f97', '#4a3f72') +
      gull(arc.x - arc.r * 0.5, h - arc.r * 0.56, 46 * s, 0.15, 6, '#fff0d8', '#c78f97', '#4a3f72'),
  )
  plate.svg(rail(l))
  plate.svg(
    edgeLight(
      `<path d="M${l.bow},${y - 9}H${wide + 20}V${y + 9}H${l.bow}Z" fill="${DARK}"/>` + bowCap(l),
      [0, -1],
      4.5,
      WARM,
    ),
  )
  plate.svg(traveller(l))
}
/** The top of the rail where it turns. */
function bowCap({ rail: y, k, bow }: Layout): string {
  const upper: string[] = [],
    lower: string[] = []
  for (let x = bow; x > bow - k * 2; x -= 8) {
    const row = y + ((bow - x) / (k * 1.5)) ** 2.3 * k * 1.2
    upper.push(`${x},${(row - 9).toFixed(1)}`)
    lower.unshift(`${x},${(row + 9).toFixed(1)}`)
  }
  return `<path d="M${upper.join('L')}L${lower.join('L')}Z" fill="${DARK}"/>`
}
const WIDE_LAYOUT: Layout = {
  wide: 1600,
  horizon: 590,
  arc: { x: 1140, r: 370 },
  risen: 45,
  traveller: 1275,
  k: 330,
  rail: 566,
  mosque: 1060,
  boat: [604, 644],
  bow: 1040,
}
const TALL_LAYOUT: Layout = {
  wide: 750,
  horizon: 440,
  arc: { x: 440, r: 236 },
  risen: 44,
  traveller: 512,
  k: 222,
  rail: 458,
  mosque: 366,
  boat: [36, 482],
  bow: 330,
}

export const views: View[] = [
  {
    name: 'home-hero',
    focusX: 1150,
    draw: (plate) => draw(plate, WIDE_LAYOUT),
    drawTall: (plate) => draw(plate, TALL_LAYOUT),
  },
]
