/** Dubai late in the day: the sun stands behind a wind tower of the old quarter and comes through its slots in broad shafts; an abra crosses the creek in them, and a boy points at the Burj Khalifa on the far shore. */
import { abraCrossing, abraWake, type Stand } from '../models/abra-crossing.ts'
import { barjeel, type TowerInks } from '../models/barjeel.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { clamp, mix, rgb, smoothstep } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import { grain, type Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

const n = (v: number) => v.toFixed(1)
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
interface Layout {
  wide: number
  horizon: number
  /** Where the sun stands, hidden by the slots of the near tower. */
  sun: readonly [number, number]
  /** Shafts: angle below the level and half the spread, in degrees; how far they reach. */
  shafts: readonly (readonly [number, number])[]
  reach: number
  /** Column, row of the foot, pixels a metre and height of each tower. */
  towers: readonly (readonly [x: number, foot: number, k: number, high: number])[]
  /** Houses of the quarter: first and last column, height over the water. */
  blocks: readonly (readonly [from: number, to: number, high: number])[]
  /** Open water over its mirror: column, row, half the width. */
  cuts: readonly (readonly [x: number, y: number, half: number])[]
  /** Row of the waterline of the quay and the column where it ends. */
  quay: number
  end: number
  burj: readonly [x: number, k: number]
  boat: Stand
}
/** Inks of the sky, from the sun outwards. */
const SKY: [number, string][] = [
  [0, '#fff8dc'],
  [0.07, '#ffe5a4'],
  [0.18, '#ffca7a'],
  [0.36, '#f59d62'],
  [0.6, '#cb6c74'],
  [0.85, '#845088'],
  [1.2, '#45366f'],
]
/** Ink of the sky by distance from the sun. */
const skyAt = (t: number) => {
  let i = 0
  while (i < SKY.length - 2 && t > SKY[i + 1]![0]) i++
  const [[a, p], [b, q]] = [SKY[i]!, SKY[i + 1]!]
  return mix(p, q, clamp((t - a) / (b - a)))
}
const AIR = Array.from({ length: 81 }, (_, i) => rgb(skyAt((i / 80) * 1.2)))
/** Inks of the water, by rows from the far shore and by distance from the sun. */
const WATER = Array.from({ length: 33 }, (_, j) =>
  Array.from({ length: 81 }, (_, i) =>
    rgb(mix(skyAt((i / 80) * 1.2 + 0.12 + 0.62 * (j / 32)), '#2a1a52', 0.08 + 0.5 * (j / 32))),
  ),
)
/** Sky and water around the hidden sun. */
function light(plate: Plate, { sun: [sx, sy], horizon, wide }: Layout) {
  const reach = wide > 1000 ? 1500 : 1050
  plate.field((x, y) => {
    const yy = y < horizon ? y : 2 * horizon - y
    const t = (Math.hypot((x - sx) * 0.92, (yy - sy) * 1.0) - 60 * smoothstep(0, horizon, yy)) / reach
    const g = (grain(x, y, 9) - 0.5) * 2
    const i = Math.round(clamp((t / 1.2) * 80 + g, 0, 80))
    if (y < horizon) return [AIR[i]!, 1]
    const j = Math.round(clamp(((y - horizon) / (1000 - horizon)) ** 0.8 * 32 + g, 0, 32))
    return [WATER[j]![i]!, 1]
  })
}
const GLARE = rgb('#ff9c4c')
const RAD = Math.PI / 180
/** A shaft from the sun, `h` degrees to each side of `a`. */
const wedge = ([sx, sy]: readonly [number, number], a: number, h: number) => {
  const at = (d: number, r: number): string =>
    `${(sx + Math.cos(d * RAD) * r).toFixed(1)},${(sy + Math.sin(d * RAD) * r).toFixed(1)}`
  return `M${sx},${sy}L${at(a - h, 2200)}L${at(a + h, 2200)}Z`
}
/** A flake of light on calm water: its ends sway, one up and one down. */
const flake = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w)},${n(y)}Q${n(x - w * 0.3)},${n(y - h)} ${n(x + w * 0.1)},${n(y - h * 0.7)}T${n(x + w)},${n(y)}Q${n(x + w * 0.3)},${n(y + h)} ${n(x - w * 0.1)},${n(y + h * 0.7)}T${n(x - w)},${n(y)}Z`
/** The shafts: in the air as clean bands, on the water as flakes. */
function shafts(plate: Plate, l: Layout) {
  const d = l.shafts.map(([a, h]) => wedge(l.sun, a, h)).join('')
  const [sx, sy] = l.sun
  const fade = (x: number, y: number) => 1 - smoothstep(l.reach * 0.25, l.reach, Math.hypot(x - sx, y - sy))
  /** The boat stands between us and the light. */
  const ahead = (y: number) => 1 - smoothstep(l.horizon + 0.8 * l.boat.k, l.horizon + 1.45 * l.boat.k, y)
  plate.svg(shape(d, '#fff0bd'), {
    mask: (x, y) => (y > l.horizon ? 0.4 * ahead(y) : 0.68) * fade(x, y),
  })
  // where they lie on the water: flakes that grow towards us
  const r = random(7)
  let flakes = ''
  for (const [a, h] of l.shafts.filter(([angle]) => angle > 15))
    for (let down = 16, i = 0; down < 1000 - l.horizon; down *= 1.5, i++) {
      const y = l.horizon + down,
        left = sx + (y - sy) / Math.tan((a + h) * RAD),
        right = sx + (y - sy) / Math.tan((a - h) * RAD)
      const w = (right - left) / 2
      if (left > l.wide + 100 || left < l.end) continue
      flakes += flake(
        (left + right) / 2 + (i % 2 ? 1 : -1) * w * r.range(0.06, 0.2),
        y,
        w * r.range(0.62, 0.86),
        2.4 + down * 0.022,
      )
    }
  plate.svg(shape(flakes, '#ffe4a6'), { mask: (x, y) => 0.95 * fade(x, y) * ahead(y) })
}
/** The sun through the slots of the near tower: a glow on the piers between them. */
function blaze(plate: Plate, l: Layout) {
  const [sx, sy] = l.sun,
    [tx, , k] = l.towers.at(-1)!
  plate.field(
    (x, y) => {
      const q = Math.hypot(x - sx, y - sy) / (3.4 * k)
      return q > 1 || Math.abs(x - tx) > 2.4 * k ? null : [GLARE, 0.85 * (1 - q) ** 2]
    },
    { blend: 'screen' },
  )
}
/** The Burj Khalifa in metres, its foot at the origin. */
const BURJ =
  'M-58,0V-118H-50V-200H-42V-282H-34V-364H-26V-446H-19V-520H-13V-590H-8V-650H-5V-700H-2.6V-760H-1V-829H1V-745H3V-690H6V-620H10V-560H15V-486H21V-410H28V-330H36V-246H44V-160H52V-80H58V0Z'
/** The towers, and what the water gives back of them. */
const TOWER: TowerInks = {
  left: '#4a2642',
  right: '#34193d',
  deep: '#221030',
  light: '#fff3c6',
  jamb: '#f0a352',
  pole: '#7a4449',
  rim: '#c98255',
}
const MIRRORED: TowerInks = {
  left: '#42233f',
  right: '#331a3d',
  deep: '#2a1436',
  light: '#a8736f',
  jamb: '#8a5a66',
  pole: '#42233f',
  rim: '#42233f',
}
/** The houses and the towers of the old quarter. */
const houses = (l: Layout, inks: TowerInks): string =>
  l.blocks
    .map(([from, to, high], i) =>
      shape(`M${from},${l.quay - 32}V${l.quay - high}H${to}V${l.quay - 32}Z`, i % 2 ? '#381b40' : '#41203f'),
    )
    .join('') + l.towers.map(([x, y, k, high]) => place(x, y, k, barjeel(high, inks))).join('')
/** The quay below them and the step at its end. */
const quay = (l: Layout): string =>
  shape(`M-20,${l.quay - 34}H${l.end - 34}V${l.quay - 20}H${l.end}V${l.quay + 1}H-20Z`, '#28122f')
function draw(plate: Plate, l: Layout): void {
  light(plate, l)
  const [bx, bk] = l.burj
  plate.svg(
    `<linearGradient id="shore" gradientUnits="userSpaceOnUse" x1="${l.end}" x2="${bx}" y1="0" y2="0"><stop offset="0" stop-color="#f7b56e"/><stop offset="1" stop-color="#9a6590"/></linearGradient>` +
      place(bx, l.horizon, bk, shape(BURJ, '#5d4590')) +
      shape(
        `M-20,${l.horizon + 1}V${l.horizon - 5}H${bx - 430}v-6h70v4h90v-8h60v-5h50v8h170v-14h36v14h70v-9h50v8h120v-12h60v10h300v16Z`,
        'url(#shore)',
      ),
  )
  shafts(plate, l)
  const cuts = l.cuts.map(([x, y, w]) => flake(x, y, w, 3 + (y - l.quay) * 0.012)).join('')
  plate.svg(
    `<mask id="open"><rect width="${l.wide}" height="1000" fill="#fff"/><path d="${cuts}" fill="#000"/></mask><g mask="url(#open)"><g transform="translate(0,${2 * l.quay}) scale(1,-1)">${houses(l, MIRRORED)}${quay(l)}</g></g>`,
    { mask: (_x, y) => (y > l.quay ? 0.92 - 0.5 * smoothstep(l.quay + 100, 1000, y) : 0) },
  )
  plate.svg(edgeLight(houses(l, TOWER), [0, -1], 2.2, '#ffbe6a') + edgeLight(quay(l), [0, -1], 3, '#e9a058'))
  blaze(plate, l)
  plate.svg(abraCrossing(l.boat, true), {
    mask: (_x, y) => (y > l.horizon ? 0.94 - 0.4 * smoothstep(l.horizon + 1.4 * l.boat.k, 1000, y) : 0),
  })
  plate.svg(abraWake(l.boat) + abraCrossing(l.boat))
}
const WIDE: Layout = {
  wide: 1600,
  horizon: 500,
  sun: [407, 178],
  reach: 1180,
  shafts: [
    [8, 2.6],
    [19, 3],
    [30, 3.4],
    [42, 3.8],
    [55, 4.2],
  ],
  towers: [
    [112, 568, 44, 10.2],
    [330, 568, 64, 8.3],
  ],
  blocks: [
    [-20, 60, 180],
    [60, 214, 150],
    [214, 430, 190],
    [430, 530, 132],
  ],
  quay: 600,
  end: 590,
  cuts: [
    [470, 690, 90],
    [215, 762, 74],
    [420, 836, 120],
    [96, 880, 90],
    [300, 930, 130],
  ],
  burj: [1512, 0.53],
  boat: { x: 952, horizon: 500, k: 178 },
}
const TALL: Layout = {
  wide: 750,
  horizon: 610,
  sun: [79, 300],
  reach: 700,
  shafts: [
    [6, 2.8],
    [19, 3.2],
    [32, 3.6],
    [46, 4],
    [61, 4.6],
  ],
  towers: [[26, 634, 44, 10.8]],
  blocks: [
    [-20, 60, 170],
    [60, 132, 150],
  ],
  quay: 666,
  end: 178,
  cuts: [
    [20, 760, 60],
    [250, 800, 60],
    [60, 866, 80],
    [210, 926, 90],
  ],
  burj: [716, 0.46],
  boat: { x: 400, horizon: 610, k: 104 },
}
export const views: View[] = [
  { name: 'dubai-uae-cover', focusX: 1300, draw: (p) => draw(p, WIDE), drawTall: (p) => draw(p, TALL) },
]
