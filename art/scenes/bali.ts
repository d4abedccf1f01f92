/** Bali: sunrise over flooded rice terraces. The sky, the sun, Agung and a meru lie upside down in the water; a farmer carries seedlings along a dyke behind his ducks. */
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky, disc } from '../kit/heavens.ts'
import { haze } from '../kit/haze.ts'
import { clamp, rgb } from '../kit/ink.ts'
import { grain, Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { DUCKS } from '../models/dyke-ducks.ts'
import { leaningPalm } from '../models/leaning-palm.ts'
import { meruTower } from '../models/meru-tower.ts'
import { seedlingFarmer } from '../models/seedling-farmer.ts'

/** A point of a dyke: its far edge, and how much of it is seen from there down to the water. */
type Bund = readonly [x: number, y: number, broad: number]
interface Layout {
  wide: number
  /** Row of the horizon: the sky is mirrored at it. */
  horizon: number
  /** Summit of Agung, and design pixels for its unit. */
  agung: readonly [x: number, y: number, k: number]
  /** The side of Agung that the sun is on. */
  side: 1 | -1
  sun: readonly [x: number, y: number, r: number]
  /** Foot of the meru, pixels for a metre. */
  meru: readonly [x: number, y: number, k: number]
  /** Pixels for a metre of the grove beside it. */
  trees: number
  /** Dykes from the far one to the near one; the walkers are on the one before the last. */
  dykes: readonly (readonly Bund[])[]
  /** Fields of young rice. */
  rice: readonly { d: readonly Pt[]; from: string; to: string }[]
  /** Fields next to us, each below the dyke with its number. */
  steps: readonly { at: number; d: readonly Pt[]; from: string; to: string }[]
  /** Which dyke is the shore of the court, and which one the walkers are on. */
  shore: number
  way: number
  walkers: { farmer: readonly [x: number, k: number]; ducks: readonly (readonly [x: number, k: number])[] }
  palm?: { foot: Pt; crown: Pt; sag: number; radius: number }
}
const HEAD = '#22437f'
const DARK = '#123246'
const f = (v: number) => v.toFixed(1)
const skyStops = (h: number): [number, string][] => [
  [0, HEAD],
  [h * 0.26, '#5f73b4'],
  [h * 0.5, '#b48bb4'],
  [h * 0.7, '#f0a394'],
  [h * 0.86, '#ffcb8c'],
  [h, '#ffeec2'],
]
/** Points of a smooth open line as path data without its first move. */
function through(points: readonly Pt[]): string {
  let d = ''
  for (let i = 0; i < points.length - 1; i++) {
    const a = points[Math.max(0, i - 1)]!,
      b = points[i]!,
      c = points[i + 1]!,
      e = points[Math.min(points.length - 1, i + 2)]!
    d += `C${f(b[0] + (c[0] - a[0]) / 6)},${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)},${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])},${f(c[1])}`
  }
  return d
}
const start = ([x, y]: Pt) => `${f(x)},${f(y)}`
/** The band of a dyke between two shares of its breadth. */
function band(dyke: readonly Bund[], from: number, to: number, ink: string, more = ''): string {
  const edge = (s: number): Pt[] => dyke.map(([x, y, b]) => [x, y + b * s])
  const back = edge(to).toReversed()
  return `<path d="M${start(edge(from)[0]!)}${through(edge(from))}L${start(back[0]!)}${through(back)}Z" fill="${ink}" ${more}/>`
}
/** The light along the far edge of a dyke, as thin near us as far away. */
const rim = (dyke: readonly Bund[]): string => {
  const high: Pt[] = dyke.map(([x, y]) => [x, y - 0.6])
  const low: Pt[] = dyke.map(([x, y, b]) => [x, y + Math.min(4.5, 1.2 + b * 0.1)])
  const back = low.toReversed()
  return `<path d="M${start(high[0]!)}${through(high)}L${start(back[0]!)}${through(back)}Z" fill="url(#glow)"/>`
}
/** Row of a dyke's far edge in a column. */
function rowOf(dyke: readonly Bund[], x: number): readonly [y: number, broad: number] {
  const i = Math.max(
    0,
    Math.min(
      dyke.length - 2,
      dyke.findIndex((p, k) => k < dyke.length - 1 && (p[0] - x) * (dyke[k + 1]![0] - x) <= 0),
    ),
  )
  const [a, b] = [dyke[i]!, dyke[i + 1]!],
    t = (x - a[0]) / (b[0] - a[0])
  return [a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}
/** The cone of Agung: the flank towards the sun takes its light, the other lies in shade, and its foot is lost in the mist. */
function agung([x, y, k]: Layout['agung'], side: 1 | -1, horizon: number): string {
  const p = (u: number, v: number) => `${f(x + side * u * k)},${f(y + v * k)}`,
    lip = `L${p(-0.03, 0.012)}Q${p(0, 0.03)} ${p(0.035, 0.02)}L${p(0.085, 0)}L${p(0.12, 0.035)}`,
    right = `C${p(0.25, 0.18)} ${p(0.36, 0.34)} ${p(0.62, 0.54)}C${p(0.9, 0.75)} ${p(1.3, 0.9)} ${p(1.95, 1)}`
  const fade = (id: string, ink: string, middle: string) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${y + k * 0.25}" x2="0" y2="${horizon}"><stop offset="0" stop-color="${ink}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="#f2c3a0"/></linearGradient>`
  return (
    `<defs>${fade('shade', '#574f97', '#95709f')}${fade('lit', '#b57fa6', '#dc9f9c')}</defs>` +
    `<path d="M${p(-0.1, 0)}${lip}${right}V${horizon + 20}H${f(x - side * 2 * k)}V${f(y + k)}C${p(-1.2, 0.9)} ${p(-0.86, 0.76)} ${p(-0.6, 0.56)}C${p(-0.36, 0.36)} ${p(-0.22, 0.18)} ${p(-0.1, 0)}Z" fill="url(#shade)"/>` +
    `<path d="M${p(0.085, 0)}L${p(0.12, 0.035)}${right}V${horizon + 20}H${f(x + side * 1.2 * k)}C${p(1.0, 0.92)} ${p(0.8, 0.8)} ${p(0.6, 0.72)}C${p(0.62, 0.8)} ${p(0.6, 0.86)} ${p(0.56, 0.92)}C${p(0.5, 0.76)} ${p(0.38, 0.6)} ${p(0.3, 0.44)}C${p(0.29, 0.52)} ${p(0.27, 0.58)} ${p(0.24, 0.62)}C${p(0.22, 0.42)} ${p(0.13, 0.2)} ${p(0.085, 0)}Z" fill="url(#lit)"/>`
  )
}
/** Wooded hills in the mist, far behind the fields. */
const hills = (l: Layout): string => {
  const h = l.horizon
  return `<path d="M-20,${h - 22}C${f(l.wide * 0.12)},${h - 44} ${f(l.wide * 0.26)},${h - 10} ${f(l.wide * 0.4)},${h - 16}C${f(l.wide * 0.55)},${h - 22} ${f(l.wide * 0.68)},${h - 8} ${f(l.wide * 0.78)},${h - 18}C${f(l.wide * 0.88)},${h - 30} ${f(l.wide * 0.95)},${h - 40} ${l.wide + 20},${h - 34}V${h + 12}H-20Z" fill="#d6a58e"/>`
}
/** All that the water mirrors and that is far away. */
function above(plate: Plate, l: Layout, stops = skyStops(l.horizon)): void {
  const h = l.horizon
  bareSky(plate, stops)
  const [sx, sy, r] = l.sun
  plate.svg(agung(l.agung, l.side, h))
  haze(plate, '#ffe6b8', h - 96, h + 60, 0.8)
  plate.svg(hills(l))
  haze(plate, '#ffe6b8', h - 34, h + 30, 0.6)
  disc(plate, sx, sy, r, '#fffbe6', '#ffe3a2', 5, 0.75)
}
/** The sky as the water shows it: its warm part is taller than in the sky itself. */
const poolStops = (h: number): [number, string][] => [
  [0, '#6a64a8'],
  [h * 0.2, '#9a78b2'],
  [h * 0.42, '#d58fae'],
  [h * 0.64, '#f6a28d'],
  [h * 0.84, '#ffc688'],
  [h, '#ffe6b4'],
]
/** The water: what is above, upside down, and deeper in tone towards us. */
function water(plate: Plate, l: Layout): void {
  const far = new Plate(plate.ss, l.wide),
    h = l.horizon
  above(far, l, poolStops(h))
  const near = [rgb('#6a64a8'), rgb('#3d4b92'), rgb('#233a78')] as const
  plate.field((x, y) => {
    if (y < h) return null
    const up = 2 * h - y
    if (up > 1) return [far.sample(x, up), 1]
    const t = clamp((1 - up) / 250 + (grain(x, y, 5) - 0.5) * 0.06) * 2,
      i = t < 1 ? 0 : 1
    const [a, b] = [near[i]!, near[i + 1]!]
    return [[0, 1, 2].map((c) => a[c]! + (b[c]! - a[c]!) * (t - i)) as unknown as typeof a, 1]
  })
}
/** The grove on its bank as one cut mass, and the meru in its gap. */
function court(l: Layout): string {
  const [x, y, k] = l.meru,
    at = ([u, v]: Pt): Pt => [x + u * l.trees, y - v * l.trees]
  let d = `M${start(at([-18, -1.2]))}V${f(at(CANOPY[0]!)[1])}`
  CANOPY.slice(1).forEach((to, i) => {
    const [ax, ay] = at(CANOPY[i]!),
      [bx, by] = at(to),
      // each crown swells away from the line between its notches
      [mx, my] = [(ax + bx) / 2 + (by - ay) * 0.52, (ay + by) / 2 - (bx - ax) * 0.52]
    d += to[1] === GAP ? `L${f(bx)},${f(by)}` : `Q${f(mx)},${f(my)} ${f(bx)},${f(by)}`
  })
  d += `V${f(at([0, -1.2])[1])}Z`
  return (
    edgeLight(
      place(x, y, k, meruTower('#182a46', '#3a4866', '#40365a', '#f2b45e')),
      [1, -0.5],
      2,
      '#ffc987',
    ) + edgeLight(`<path d="${d}" fill="#14344a"/>`, [0.8, -1], 1.8, '#dba468')
  )
}
/** How high the hedge before the meru is, and the notches between the crowns of the grove: metres from the foot of the meru. */
const GAP = 0.15
const CANOPY: readonly Pt[] = [[-18, 3.4], [-13.6, 5.2], [-8.6, 5], [-6.4, 3.2], [-4.4, 1.7], [-3.2, 0.2], [3.2, GAP], [4.6, 2.2], [6.6, 4.3], [11, 4.1], [13, 2.5], [14.8, 1.4], [16.4, 0.5], [17.6, -1]] // prettier-ignore
/** A drawing in the tone that water gives what it mirrors. */
const pooled = (body: string, wide: number, ink: string, id: string): string =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="-60" y="0" width="${wide + 120}" height="1000" color-interpolation-filters="sRGB"><feFlood flood-color="${ink}"/><feComposite in2="SourceAlpha" operator="in" result="w"/><feComposite in="SourceGraphic" in2="w" operator="arithmetic" k1="0" k2=".58" k3=".42" k4="0"/></filter><g filter="url(#${id})">${body}</g>`
interface Walker {
  x: number
  /** Row of the feet, of the water below them, and pixels for a metre. */
  feet: number
  pool: number
  k: number
  rim: number
  body: () => string
}
const walkersOf = (l: Layout): Walker[] => {
  const spot = (x: number, k: number, rim: number, body: () => string): Walker => {
    const [y, broad] = rowOf(l.dykes[l.way]!, x)
    return { x, k, rim, body, feet: y + broad * 0.3, pool: y + broad }
  }
  return [
    ...l.walkers.ducks.map(([x, k], i) => spot(x, k, 2, DUCKS[i]!)),
    spot(...l.walkers.farmer, 2.6, seedlingFarmer),
  ]
}
function draw(plate: Plate, l: Layout): void {
  above(plate, l)
  water(plate, l)
  const [sx, sy, r] = l.sun,
    my = l.meru[1]
  // the light of the sun in the water is broken near its lower edge
  const flake = (dx: number, dy: number, w: number, h: number) =>
    `M${sx + dx - w},${2 * l.horizon - sy + dy}q${w},${-h} ${2 * w},0q${-w},${h} ${-2 * w},0Z`
  plate.svg(
    `<path d="${flake(6, r * 0.42, r * 1.05, 4)}${flake(-5, r * 0.66, r * 0.9, 4.4)}${flake(4, r * 0.88, r * 0.8, 5)}" fill="#fcb98a"/>`,
  )
  plate.svg(
    `<defs>${l.rice.map(({ from, to }, i) => `<linearGradient id="r${i}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`).join('')}</defs>` +
      l.rice.map(({ d }, i) => `<path d="M${start(d[0]!)}${through(d)}Z" fill="url(#r${i})"/>`).join(''),
  )
  const glow = `<defs><linearGradient id="glow" gradientUnits="userSpaceOnUse" x1="${sx - 900}" y1="0" x2="${sx + 900}" y2="0"><stop offset="0" stop-color="#7f9a5a"/><stop offset=".42" stop-color="#ffe3a0"/><stop offset=".58" stop-color="#ffe3a0"/><stop offset="1" stop-color="#9aa65c"/></linearGradient></defs>`
  l.dykes.forEach((dyke, i) => {
    // the grove hides the ends of the far dykes
    if (i === l.shore) {
      plate.svg(
        pooled(
          `<g transform="translate(0,${f(2 * my + 26)}) scale(1,-1)">${court(l)}</g>`,
          l.wide,
          '#8a6a9c',
          'court',
        ),
        { mask: (_x, y) => (y > my ? 1 : 0) },
      )
      plate.svg(court(l))
    }
    plate.svg(band(dyke, 1, 1.7, '#2b3f6e', 'opacity=".5"'))
    if (i === l.way)
      for (const { x, k, feet, pool, body } of walkersOf(l)) {
        const turned = `<g transform="matrix(${-k},0,0,${-k},${x},${f(2 * pool - feet)})">${body()}</g>`
        plate.svg(pooled(turned, l.wide, '#4a4590', 'pool'))
      }
    for (const { at, d, from, to } of l.steps)
      if (at === i)
        plate.svg(
          `<linearGradient id="step"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><path d="M${start(d[0]!)}${through(d)}Z" fill="url(#step)"/>` +
            band(dyke, 1, 1.5, '#2b3f6e', 'opacity=".35"'),
        )
    plate.svg(band(dyke, 0, 1, DARK) + band(dyke, 0, 0.4, '#2f6b52') + glow + rim(dyke))
  })
  for (const { x, k, feet, rim: width, body } of walkersOf(l))
    plate.svg(edgeLight(place(x, feet, k, body(), true), [-1, -0.5], width, '#ffd590'))
  if (!l.palm) return
  const { foot, crown, sag, radius } = l.palm
  plate.svg(leaningPalm(foot, crown, sag, radius, '#12283f', '#2a4d62'))
}
const WIDE: Layout = {
  wide: 1600,
  horizon: 378,
  agung: [556, 96, 270],
  side: 1,
  sun: [934, 256, 38],
  meru: [222, 436, 16.6],
  trees: 16,
  dykes: [
    [[420, 402, 5], [700, 409, 6], [1000, 402, 7], [1300, 384, 8], [1480, 356, 9], [1640, 318, 10]], // prettier-ignore
    [[440, 424, 8], [640, 434, 10], [900, 430, 12], [1200, 416, 13], [1420, 396, 15], [1640, 358, 17]], // prettier-ignore
    [[920, 429, 12], [1040, 444, 14], [1180, 460, 17], [1340, 460, 20], [1500, 440, 22], [1640, 412, 24]], // prettier-ignore
    [[-40, 446, 14], [200, 452, 14], [440, 446, 14], [630, 460, 20], [800, 490, 27], [940, 536, 35], [1030, 582, 30], [1078, 630, 2]], // prettier-ignore
    [[-40, 788, 46], [200, 776, 42], [400, 750, 38], [600, 711, 34], [800, 665, 29], [1000, 627, 23], [1240, 602, 17], [1400, 596, 17], [1640, 588, 17]], // prettier-ignore
    [[-40, 856, 30], [140, 853, 30], [310, 864, 30], [460, 898, 30], [560, 950, 30], [620, 1040, 30]], // prettier-ignore
    [[-40, 926, 32], [120, 928, 32], [250, 952, 32], [340, 994, 32], [390, 1050, 32]], // prettier-ignore
  ],
  rice: [
    { d: [[1290, 384], [1480, 356], [1640, 318], [1640, 366], [1420, 402], [1200, 422], [1040, 430]], from: '#fdd9a2', to: '#f0aa8c' }, // prettier-ignore
    { d: [[920, 431], [1200, 420], [1420, 400], [1640, 366], [1640, 416], [1500, 446], [1340, 466], [1180, 466], [1040, 450]], from: '#b9bd55', to: '#5f9152' }, // prettier-ignore
  ],
  steps: [
    { at: 5, d: [[-40, 870], [140, 868], [310, 880], [460, 914], [545, 964], [590, 1050], [-40, 1050]], from: '#8d5fa2', to: '#d189a2' }, // prettier-ignore
    { at: 6, d: [[-40, 940], [120, 942], [250, 966], [340, 1008], [390, 1064], [-40, 1064]], from: '#2b6b50', to: '#7fa84e' }, // prettier-ignore
  ],
  shore: 3,
  way: 4,
  walkers: { farmer: [1256, 182], ducks: [[664, 190], [816, 186], [966, 180]] }, // prettier-ignore
  palm: { foot: [1690, 470], crown: [1470, 122], sag: 40, radius: 196 },
}
const TALL: Layout = {
  wide: 750,
  horizon: 396,
  agung: [532, 156, 228],
  side: -1,
  sun: [256, 262, 33],
  meru: [84, 452, 12.8],
  trees: 9.6,
  dykes: [
    [[180, 418, 5], [340, 424, 6], [480, 418, 7], [620, 398, 8], [790, 350, 9]], // prettier-ignore
    [[180, 438, 8], [340, 446, 10], [480, 440, 12], [620, 424, 14], [790, 388, 16]], // prettier-ignore
    [[340, 445, 10], [430, 458, 13], [530, 468, 16], [640, 460, 18], [790, 432, 20]], // prettier-ignore
    [[-40, 462, 12], [80, 465, 12], [190, 463, 12], [280, 471, 16], [340, 500, 21], [378, 552, 24], [400, 610, 18], [412, 656, 2]], // prettier-ignore
    [[-40, 748, 36], [60, 732, 34], [180, 704, 30], [300, 675, 26], [400, 656, 20], [500, 643, 15], [620, 636, 15], [790, 628, 15]], // prettier-ignore
    [[-40, 876, 24], [50, 878, 24], [120, 896, 24], [174, 936, 24], [212, 1040, 24]], // prettier-ignore
    [[-40, 942, 26], [30, 946, 26], [84, 968, 26], [128, 1040, 26]], // prettier-ignore
  ],
  rice: [
    { d: [[560, 404], [660, 384], [790, 350], [790, 394], [620, 430], [480, 446], [480, 426]], from: '#fdd9a2', to: '#f0aa8c' }, // prettier-ignore
    { d: [[340, 447], [480, 444], [620, 428], [790, 394], [790, 438], [640, 466], [530, 474], [430, 464]], from: '#b9bd55', to: '#5f9152' }, // prettier-ignore
  ],
  steps: [
    { at: 5, d: [[-40, 890], [50, 892], [120, 910], [168, 950], [190, 1050], [-40, 1050]], from: '#8d5fa2', to: '#d189a2' }, // prettier-ignore
    { at: 6, d: [[-40, 958], [30, 962], [84, 984], [122, 1056], [-40, 1056]], from: '#2b6b50', to: '#7fa84e' }, // prettier-ignore
  ],
  shore: 3,
  way: 4,
  walkers: { farmer: [546, 160], ducks: [[140, 132], [238, 128], [330, 122]] }, // prettier-ignore
}
export const views: View[] = [
  {
    name: 'bali-indonesia-cover',
    focusX: 827,
    draw: (plate) => draw(plate, WIDE),
    drawTall: (plate) => draw(plate, TALL),
    // the name covers the place of the ducks
    drawLink: (plate) => draw(plate, { ...WIDE, walkers: { ...WIDE.walkers, ducks: [] } }),
  },
]
