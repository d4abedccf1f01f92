/** Sugarloaf against the sunrise, with the lower hill beside it, a dark cove with lamps along its beach, and the headlands across the bay. Design pixels; the sun is to the left behind it. */
import { edgeLight } from '../kit/cut.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

/** Row of the horizon, and of the loaf's foot in the water. */
export const HORIZON = 430
export const FOOT = 668
const n = (v: number) => v.toFixed(1)
const RIM = '#ffd68a'
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`

/** A headland: its outline from left to right above the horizon. */
const headland = (d: string, foot: number, ink: string): string => path(`${d}V${foot}Z`, ink)
/** Steps of headlands across the bay, the farthest palest. */
export const headlands = (): string =>
  headland(`M-700,${HORIZON}V350C-560,330 -480,300 -380,320C-300,336 -250,352 -170,340C-90,328 -40,276 10,264C58,254 92,300 130,318C168,330 196,312 222,292C252,270 284,276 308,312C332,346 372,352 420,358C480,366 520,400 600,${HORIZON}`, HORIZON + 2, '#f4ad86') +
  headland(`M-700,${HORIZON + 2}V380C-500,362 -300,380 -180,366C-100,354 -60,322 -10,326C46,332 70,372 120,380C176,388 214,358 262,356C322,354 350,392 400,402C446,410 470,416 500,${HORIZON + 2}`, HORIZON + 6, '#df8a85') +
  headland(`M-700,${HORIZON + 6}V400C-400,390 -240,404 -120,396C-60,392 -20,372 30,374C86,378 110,406 160,410C220,412 260,420 300,${HORIZON + 6}`, HORIZON + 10, '#bd6a88') +
  headland(`M1180,${HORIZON}C1250,414 1300,398 1350,396C1400,394 1430,360 1470,352C1516,344 1540,384 1580,386C1640,388 1690,350 1760,356V${HORIZON}`, HORIZON + 2, '#f4ad86') +
  headland(`M1400,${HORIZON + 4}C1450,418 1490,406 1530,404C1580,402 1640,390 1760,400V${HORIZON + 4}`, HORIZON + 6, '#df8a85') // prettier-ignore

const LOAF =
  'M868,662C874,644 880,622 884,590C890,530 894,462 906,390C918,318 936,244 974,190C1002,152 1038,134 1080,134C1124,134 1160,160 1180,214C1198,266 1204,330 1218,394C1230,446 1252,478 1280,512C1306,544 1330,590 1350,662Z'
/** A groove that rain has worn: long, bent a little, pointed at both ends. */
const groove = (x: number, top: number, foot: number, lean: number, wide: number, ink: string): string => {
  const h = foot - top
  return path(
    `M${x},${top}C${x + wide},${top + h * 0.3} ${x + lean + wide},${top + h * 0.65} ${x + lean},${foot}C${x + lean - wide * 0.5},${top + h * 0.65} ${x - wide * 0.5},${top + h * 0.3} ${x},${top}Z`,
    ink,
  )
}
const station = (): string =>
  path('M1050,140V116H1045V108H1114V116H1109V144Z', '#2f1f55') +
  path('M1058,120H1071V130H1058ZM1077,120H1090V130H1077Z', '#ffd68a')

/** Crowns of trees from left to right along a line: rounds of uneven breadth, each of two or three lobes. */
function crowns(seed: number, line: readonly Pt[], size: number, lift = 0.36): string {
  const r = random(seed)
  let d = '',
    [x, y] = line[0]!
  for (const [bx, by] of line.slice(1)) {
    const [ax, ay] = [x, y]
    while (x < bx - size * 0.3) {
      const w = Math.min(bx - x, size * r.range(0.35, 1.25)),
        high = w * r.range(lift * 0.8, lift * 1.25),
        to = x + w,
        row = ay + ((by - ay) * (to - ax)) / (bx - ax) + r.range(-0.1, 0.1) * size
      d += `C${n(x - w * 0.08)},${n(Math.min(y, row) - high)} ${n(x + w * 0.3)},${n(Math.min(y, row) - high * 1.25)} ${n(x + w * 0.58)},${n((y + row) / 2 - high)}C${n(x + w * 0.9)},${n(row - high * 0.86)} ${n(to + w * 0.1)},${n(row - high * 0.4)} ${n(to)},${n(row)}`
      ;[x, y] = [to, row]
    }
  }
  return `M${n(line[0]![0])},${n(line[0]![1])}${d}`
}
export const sugarloaf = (): string =>
  edgeLight(
    station() +
      `<clipPath id="loaf"><path d="${LOAF}"/></clipPath>${path(LOAF, '#4a2c70')}<g clip-path="url(#loaf)">${
        // the flank that leans to the sun is warmer, the one that turns away deeper
        path(
          'M800,700V300L1064,110C1030,160 996,206 990,262C986,304 1002,332 984,390C970,436 948,474 956,530C962,576 950,610 930,700Z',
          '#7b4382',
        ) +
        path(
          'M1104,110C1140,160 1152,214 1150,268C1148,322 1126,356 1134,412C1144,476 1186,512 1190,580L1200,700H1400V110Z',
          '#372060',
        ) +
        groove(1040, 214, 430, -14, 8, '#7b4382') +
        groove(1066, 330, 610, -18, 9, '#5f3779') +
        groove(1098, 190, 400, 6, 8, '#372060') +
        groove(938, 350, 570, -20, 7, '#95548a')
      }</g>`,
    [-1, -0.35],
    5,
    RIM,
  ) +
  // the wooded hill beside it climbs its flank
  edgeLight(
    path(
      'M1080,664C1120,650 1160,622 1196,592C1226,566 1252,540 1290,532C1332,524 1366,536 1400,556C1432,574 1462,598 1500,612C1560,632 1640,644 1780,650V664Z',
      '#331f5c',
    ),
    [-0.5, -1],
    3,
    '#d9787c',
  )
/** The beach of the cove, as curves that follow one another. */
const BEACH: Pt[] = [
  [862, 692], [900, 708], [936, 706], [990, 694], [1110, 672], [1250, 676], [1356, 700], [1460, 724], [1520, 768], [1500, 820], [1488, 880],
  [1450, 1000],
  [1280, 1190],
] // prettier-ignore
const onBeach = (t: number): Pt => {
  const parts = (BEACH.length - 1) / 3,
    i = Math.min(parts - 1, Math.floor(t * parts)),
    u = t * parts - i,
    [a, b, c, e] = [BEACH[i * 3]!, BEACH[i * 3 + 1]!, BEACH[i * 3 + 2]!, BEACH[i * 3 + 3]!],
    mixed = (k: 0 | 1) =>
      a[k] * (1 - u) ** 3 + 3 * b[k] * u * (1 - u) ** 2 + 3 * c[k] * u * u * (1 - u) + e[k] * u ** 3
  return [mixed(0), mixed(1)]
}
/** The wood at the foot of both hills and round the cove, with one arc of lamps on the beach and their glints. */
export function shore(): string {
  const curve = (list: readonly Pt[]) => `C${list.map((p) => p.map(n).join(',')).join(' ')}`
  const r = random(6),
    lamps = Array.from({ length: 25 }, (_, i) => onBeach(0.27 + (i + r.range(-0.3, 0.3)) * 0.0192))
  return (
    path(`M800,694C828,690 850,682 862,666C864,646 880,630 904,632L${crowns(5, [[904, 632], [940, 624], [996, 634], [1080, 650], [1180, 644], [1260, 650], [1360, 656], [1480, 656], [1620, 652], [1800, 650]], 62, 0.24).slice(1)}V1190H1280${BEACH.toReversed().slice(1).reduce<Pt[][]>((all, p, i) => (i % 3 ? (all.at(-1)!.push(p), all) : [...all, [p]]), []).map(curve).join('')}C846,688 826,694 800,694Z`, '#25174a') +
    lamps.map(([x, y], i) => `<circle cx="${n(x + 2)}" cy="${n(y - 6 + r.range(-2.5, 1.5))}" r="${n(r.range(1.8, 2.8))}" fill="#ffe6a8"/>${i < 15 ? `<path d="M${n(x - 4)},${n(y + 7)}q6,-2.500 12,0q-6,2.500 -12,0Z" fill="#f0a878"/>` : ''}`).join('')
  ) // prettier-ignore
}
