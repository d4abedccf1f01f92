/** Istanbul: from the after rail of a ferry a girl and her grandfather feed the gulls; behind them the last sun is still on the Suleymaniye above the dusk of the town. */
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { BRAKING, GLIDING, RISING } from '../models/ferry-gulls.ts'
import { ferryRail, RAIL_FOLK } from '../models/ferry-rail.ts'
import { SULEYMANIYE } from '../models/suleymaniye-dusk.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

/** A bird: its drawing, where it is, its size and its turn in degrees. */
type Bird = readonly [drawing: string, x: number, y: number, scale: number, turn: number]
interface Layout {
  wide: number
  /** Row of the far quay, column and foot of the mosque, and pixels a metre. */
  shore: number
  mosque: readonly [x: number, y: number, scale: number]
  /** The stern end of the handrail, its scale, and where the lifebuoy hangs from it. */
  rail: readonly [x: number, y: number, scale: number]
  ring: [x: number, y: number]
  birds: readonly Bird[]
}
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

function sky(plate: Plate, { shore }: Layout): void {
  const s = shore / 640
  bareSky(plate, [
    [0, '#0a2347'],
    [140 * s, '#1f4a86'],
    [280 * s, '#5a6ba6'],
    [380 * s, '#b082a6'],
    [455 * s, '#ee9a88'],
    [530 * s, '#ffc78a'],
    [600 * s, '#ffe2a6'],
  ])
}

/** A house of the dusk: its wall, a roof (0 hipped, 1 gable, 2 flat with a parapet, 3 lean-to) and at most one lit window. */
function house(
  x: number,
  foot: number,
  w: number,
  h: number,
  kind: number,
  inks: readonly string[],
  lamp: number,
): string {
  const top = foot - h,
    [wall, roof, edge] = inks as [string, string, string]
  const roofs = [
    `M${x - 5},${top + 1}L${x + w * 0.22},${top - w * 0.17}H${x + w * 0.78}L${x + w + 5},${top + 1}Z`,
    `M${x - 5},${top + 2}L${x + w * 0.5},${top - w * 0.26}L${x + w + 5},${top + 2}Z`,
    `M${x - 3},${top + 1}V${top - 7}H${x + w + 3}V${top + 1}Z`,
    `M${x - 5},${top + 1}L${x + w * 0.14},${top - w * 0.2}L${x + w + 5},${top + 1}Z`,
  ]
  return (
    path(`M${x},${foot + 80}V${top}H${x + w}V${foot + 80}Z`, wall) +
    path(`M${x + w * 0.7},${foot + 80}V${top}H${x + w}V${foot + 80}Z`, edge) +
    path(roofs[kind]!, roof) +
    (lamp ? path(`M${x + w * lamp},${top + 14}h9v14h-9Z`, '#ffc877') : '')
  )
}
/** The slope below the mosque. Offsets are from the mosque's axis and the quay. */
function town({ wide, shore, mosque: [mx, my, k] }: Layout): string {
  const u = k / 4.4,
    x = (v: number) => mx + v * u,
    crest = my - shore
  const hill = `M-40,${shore}V${my + 62 * u}C${x(-260)},${my + 20 * u} ${x(-210)},${my} ${x(-176)},${my}H${x(402)}C${x(450)},${my + 4 * u} ${x(470)},${my + 60 * u} ${x(600)},${my + 96 * u}C${x(760)},${my + 130 * u} ${x(960)},${shore - 40 * u} ${wide + 40},${shore - 34 * u}V${shore}Z`
  const far = `M${x(360)},${shore}V${shore - 60 * u}C${x(560)},${shore - 120 * u} ${x(760)},${shore - 92 * u} ${x(900)},${shore - 84 * u}C${x(1060)},${shore - 76 * u} ${x(1180)},${shore - 96 * u} ${wide + 60},${shore - 92 * u}V${shore}Z`
  // rows of roofs from the back, each house as [width, height, kind of roof, lit window]
  const rows: readonly [from: number, up: number, homes: readonly (readonly number[])[]][] = [
    [-330, 0.47, [[150, 30, 0, 0], [100, 56, 1, 0], [170, 34, 0, 0], [96, 60, 0, 0], [160, 38, 1, 0], [120, 58, 0, 0.3], [150, 30, 0, 0]]], // prettier-ignore
    [-330, 0, [[176, 66, 0, 0.66], [112, 96, 1, 0], [190, 60, 0, 0], [124, 92, 0, 0.2], [170, 58, 1, 0], [150, 78, 0, 0], [176, 52, 0, 0.3], [132, 66, 1, 0], [190, 44, 0, 0], [140, 56, 0, 0], [170, 40, 1, 0]]], // prettier-ignore
  ]
  const inks = [
    ['#5f3f7c', '#86558a', '#523674'],
    ['#33265f', '#6b4585', '#2a1f54'],
  ]
  let houses = ''
  rows.forEach(([from, up, homes], i) => {
    let v = from
    for (const [w, h, kind, lamp] of homes as readonly [number, number, number, number][]) {
      houses += house(x(v), shore + crest * up * 0.82, w * u, h * u, kind, inks[i]!, lamp)
      v += w * 0.93
    }
  })
  const cypress = (v: number, foot: number, high: number) => {
    const [a, y, w, h] = [x(v), my + foot * u, high * 0.13 * u, high * u]
    return (
      path(
        `M${a - w},${y}C${a - w * 1.3},${y - h * 0.5} ${a - w * 0.3},${y - h * 0.85} ${a},${y - h}C${a + w * 0.3},${y - h * 0.85} ${a + w * 1.3},${y - h * 0.5} ${a + w},${y}Z`,
        '#4b3a5c',
      ) +
      path(
        `M${a - w},${y}C${a - w * 1.3},${y - h * 0.5} ${a - w * 0.3},${y - h * 0.85} ${a},${y - h}C${a - w * 0.2},${y - h * 0.6} ${a - w * 0.5},${y - h * 0.3} ${a - w * 0.35},${y}Z`,
        '#d98d5a',
      )
    )
  }
  // the line between the last sun and the shade of the hill across the water
  const line = `M-40,${my + 30 * u}C${x(-60)},${my + 26 * u} ${x(200)},${my + 30 * u} ${x(420)},${my + 46 * u}C${x(560)},${my + 56 * u} ${x(720)},${my + 100 * u} ${wide + 40},${my + 150 * u}V${shore}H-40Z`
  return (
    path(far, '#c07f93') +
    cypress(-214, 24, 104) +
    cypress(-190, 14, 78) +
    path(hill, '#e58f63') +
    path(`M${x(-180)},${my}H${x(398)}V${my + 7 * u}H${x(-180)}Z`, '#ffd583') +
    `<clipPath id="slope"><path d="${hill}"/></clipPath><path d="${line}" fill="#6c437c" clip-path="url(#slope)"/>` +
    `<clipPath id="dry"><rect x="-40" y="0" width="${wide + 80}" height="${shore}"/></clipPath><g clip-path="url(#dry)">${houses}</g>` +
    path(`M-10,${shore - 9 * u}H${wide + 10}V${shore}H-10Z`, '#2a2258') +
    place(mx, my, k, SULEYMANIYE)
  )
}

/** Dusk water: the hill's reflection, then the sky's, and the burning mosque in gold bars. */
function water({ wide, shore, mosque: [mx, , k] }: Layout): string {
  const u = k / 4.4
  const lens = (x: number, y: number, half: number, h: number) =>
    `M${x - half},${y}Q${x},${y - h} ${x + half},${y}Q${x},${y + h} ${x - half},${y}Z`
  let gold = '',
    ember = ''
  for (let i = 0, y = shore + 104 * u; y < 1010; i++, y += 19 + i * 1.6) {
    const half = (40 + i * 11 + [48, -22, 74, -6, 30][i % 5]!) * u,
      x = mx + [24, -46, 40, 84, -18][i % 5]! * u,
      h = 7 + i * 0.7
    gold += lens(x, y, half, h)
    if (i % 2 === 0) ember += lens(x - half * 1.5, y + 5, half * 0.42, h * 0.7)
  }
  return (
    `<defs><linearGradient id="horn" gradientUnits="userSpaceOnUse" x1="0" y1="${shore}" x2="0" y2="1000"><stop offset="0" stop-color="#3c2d68"/><stop offset=".16" stop-color="#6d4a84"/><stop offset=".42" stop-color="#7d6ba3"/><stop offset=".7" stop-color="#3d568f"/><stop offset="1" stop-color="#0e2750"/></linearGradient></defs><rect y="${shore}" width="${wide}" height="${1000 - shore}" fill="url(#horn)"/>` +
    path(ember, '#e58a6e') +
    path(gold, '#ffd088')
  )
}
function draw(plate: Plate, l: Layout): void {
  sky(plate, l)
  const [rx, ry, rk] = l.rail
  plate.svg(water(l) + town(l))
  const long = (l.wide - rx) / rk + 10,
    deep = (1010 - ry) / rk
  for (const [drawing, x, y, scale, turn] of l.birds)
    plate.svg(`<g transform="translate(${x},${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`)
  plate.svg(
    edgeLight(place(rx, ry, rk, RAIL_FOLK), [-1, -0.45], 3.2 * rk, '#ffdca2') +
      place(rx, ry, rk, ferryRail(long, deep, l.ring)),
  )
}

export const views: View[] = [
  {
    name: 'istanbul-turkey-cover',
    focusX: 1000,
    draw: (plate) =>
      draw(plate, {
        wide: 1600,
        shore: 640,
        mosque: [246, 440, 4.25],
        rail: [1130, 704, 1.08],
        ring: [318, 178],
        birds: [
          [GLIDING, 1290, 190, 1.15, -6],
          [RISING, 905, 150, 0.95, 4],
          [BRAKING, 758, 448, 1, 15],
        ],
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        shore: 600,
        mosque: [178, 410, 3.3],
        rail: [404, 748, 0.8],
        ring: [220, 200],
        birds: [
          [GLIDING, 590, 236, 0.8, -6],
          [RISING, 400, 90, 0.72, 4],
          [BRAKING, 128, 576, 0.76, 10],
        ],
      }),
  },
]
