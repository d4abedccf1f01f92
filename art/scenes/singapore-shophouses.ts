/** Singapore: painted shophouses seen from across the road, one in full sun between the shade of rain trees, a neighbour at her shutters who waves to a boy. */
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky, tower } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

/** Width of a house; the foot of the upper floor; the edge of the covered walkway; the edge of the road. */
const WIDE = 420
const FLOOR = 604
const WALK = 872
const ROAD = 926
/** The house in the sun begins here. */
const SUNNY = 590

interface House {
  wall: [lit: string, shade: string]
  shutters: [lit: string, shade: string, slat: string]
  /** Windows with round heads. */
  arched: boolean
  /** Open pairs of shutters, from the left. */
  open: readonly [boolean, boolean, boolean]
  gable?: boolean
}
const TRIM = '#fff8e6'
const TRIM_SHADE = '#c3b3bd'
const DEEP = '#4f4068'

const box = (x: number, y: number, w: number, h: number, ink: string): string =>
  `<path d="M${x},${y}h${w}v${h}h${-w}Z" fill="${ink}"/>`

/** One pair of shutters under a fanlight, 96 wide; the sill at y = 0, its middle at x = 0. Shade falls to the right and down. */
function shutters({ wall, shutters: [lit, shade, slat], arched }: House, open: boolean): string {
  const head = (r: number, y: number): string =>
    arched
      ? `M${-r},0V${-y}A${r},${r} 0 0 1 ${r},${-y}V0Z`
      : `M${-r},0V${-y - r * 0.62}H${r}V${-y - r * 0.62}V0Z`
  let s = `<path d="${head(54, 250)}" transform="translate(13,10)" fill="${wall[1]}"/><path d="${head(54, 250)}" fill="${TRIM}"/><path d="${head(44, 250)}" fill="#6f9db8"/>`
  // the glass lies in the shade of its frame, and the fan's bars before it
  s += arched
    ? `<path d="M-44,-250A44,44 0 0 1 44,-250L30,-250A30,34 0 0 0 -30,-250Z" fill="#47708f" opacity=".7"/><path d="M0,-294V-250M-31,-281L0,-250L31,-281" fill="none" stroke="${TRIM}" stroke-width="5"/>`
    : `<path d="M-44,-277H44V-268H-35V-240H-44Z" fill="#47708f" opacity=".7"/><path d="M0,-277V-240" stroke="${TRIM}" stroke-width="5"/>`
  s += box(-46, -246, 92, 8, TRIM) + box(-46, -238, 92, 5, TRIM_SHADE)
  if (open) {
    s += box(-44, -233, 88, 233, '#443a66') + box(-44, -233, 88, 20, '#322c56')
    for (const side of [-1, 1] as const) {
      const leaf = `M${side * 45},-236L${side * 84},-226V8L${side * 45},0Z`
      if (side > 0) s += `<path d="${leaf}" transform="translate(14,12)" fill="#20305c" fill-opacity=".4"/>`
      s += `<path d="${leaf}" fill="${side < 0 ? shade : lit}"/>`
      for (let i = 0; i < 9; i++) {
        const y = -216 + i * 23
        s += `<path d="M${side * 51},${y}L${side * 78},${y + 5 - i}V${y + 13 - i}L${side * 51},${y + 9}Z" fill="${side < 0 ? slat : shade}"/>`
      }
    }
  } else {
    s += box(-44, -233, 88, 233, lit) + box(-44, -233, 88, 9, shade) + box(-44, -224, 6, 224, shade)
    for (const side of [-1, 1] as const)
      for (let i = 0; i < 9; i++) s += box(side < 0 ? -34 : 6, -214 + i * 23, 28, 10, slat)
    s += box(-2, -233, 4, 233, slat)
  }
  return s
}
/** One sill under the three windows, and its shade. */
const sill = (mid: number, { wall }: House): string =>
  box(mid - 170, 538, 360, 24, wall[1]) +
  box(mid - 184, 524, 368, 10, TRIM) +
  box(mid - 184, 534, 368, 8, TRIM_SHADE)

/** The upper floor of a house whose left party wall stands at x. */
function upper(x: number, h: House): string {
  const mid = x + WIDE / 2
  let s = box(x, 170, WIDE, FLOOR - 170, h.wall[0])
  // under the cornice, and right of the pilaster
  s += box(x, 196, WIDE, 24, h.wall[1]) + `<path d="M${x + 20},196H${x + 38}V${FLOOR}H${x + 20}Z" fill="${h.wall[1]}"/>` // prettier-ignore
  // open shutters swing out in front of the next window
  for (const i of [0, 1, 2].toSorted((p, q) => Number(h.open[p]) - Number(h.open[q]))) {
    const wx = mid + (i - 1) * 124
    s += `<g transform="translate(${wx},524)">${shutters(h, h.open[i]!)}</g>${i === 1 && h.gable ? neighbour(wx) : ''}`
  }
  s += sill(mid, h)
  // a tile roof behind the parapet, or a gable with its curl
  if (h.gable)
    s +=
      `<path d="M${mid - 170},150C${mid - 168},122 ${mid - 128},120 ${mid - 118},98C${mid - 106},72 ${mid - 92},74 ${mid - 84},60C${mid - 60},22 ${mid + 60},22 ${mid + 84},60C${mid + 92},74 ${mid + 106},72 ${mid + 118},98C${mid + 128},120 ${mid + 168},122 ${mid + 170},150Z" fill="${TRIM}"/>` +
      `<path d="M${mid - 148},150C${mid - 140},132 ${mid - 112},128 ${mid - 102},106C${mid - 92},84 ${mid - 80},86 ${mid - 70},70C${mid - 50},40 ${mid + 50},40 ${mid + 70},70C${mid + 80},86 ${mid + 92},84 ${mid + 102},106C${mid + 112},128 ${mid + 140},132 ${mid + 148},150Z" fill="${h.wall[0]}"/>` +
      `<path d="M${mid - 148},150C${mid - 140},132 ${mid - 112},128 ${mid - 102},106C${mid - 92},84 ${mid - 80},86 ${mid - 70},70C${mid - 50},40 ${mid + 50},40 ${mid + 70},70C${mid + 50},52 ${mid - 40},54 ${mid - 58},82C${mid - 68},98 ${mid - 80},98 ${mid - 88},116C${mid - 98},136 ${mid - 124},138 ${mid - 130},150Z" fill="${h.wall[1]}"/>` +
      `<circle cx="${mid + 8}" cy="112" r="25" fill="${h.wall[1]}"/><circle cx="${mid}" cy="106" r="25" fill="${TRIM}"/><path d="M${mid},88C${mid + 7},97 ${mid + 9},99 ${mid + 18},106C${mid + 9},113 ${mid + 7},115 ${mid},124C${mid - 7},115 ${mid - 9},113 ${mid - 18},106C${mid - 9},99 ${mid - 7},97 ${mid},88Z" fill="${h.shutters[0]}"/>`
  else {
    s += box(x, 104, WIDE, 50, '#d0684c')
    for (let i = 0; i < 14; i++)
      s += `<path d="M${x + i * 30},104h18v44a9,7 0 0 1 -18,0Z" fill="#f0976a"/><path d="M${x + i * 30 + 18},104h5v46h-5Z" fill="#93465a"/>`
    s += box(x, 98, WIDE, 8, '#f7b184')
  }
  // the party walls stand above the roofs
  s += box(x - 10, 74, 20, 80, TRIM) + box(x + 10, 82, 9, 72, h.gable ? TRIM_SHADE : '#93465a')
  s += box(x, 148, WIDE, 26, TRIM) + box(x, 174, WIDE, 7, TRIM_SHADE) + box(x, 181, WIDE, 15, TRIM) + box(x, 192, WIDE, 6, TRIM_SHADE) // prettier-ignore
  return s
}
/** The pilaster on a party wall, over the joint of two houses. */
const pilaster = (x: number): string =>
  box(x - 20, 196, 40, FLOOR - 196, TRIM) +
  box(x + 10, 196, 10, FLOOR - 196, TRIM_SHADE) +
  box(x - 28, 196, 56, 16, TRIM) +
  box(x - 28, 210, 56, 5, TRIM_SHADE) +
  box(x - 28, FLOOR - 34, 56, 34, TRIM) +
  box(x - 20, FLOOR - 38, 40, 4, TRIM_SHADE)

/** The covered walkway of a house: its shop front in shade, the beam with its tiles, and light on the floor's edge. */
function below(x: number, h: House, own: number): string {
  const mid = x + WIDE / 2
  let s = box(x, FLOOR, WIDE, WALK - FLOOR, DEEP)
  s += box(x, WALK - 22, WIDE, 22, '#8b7088')
  for (let i = 0; i < 10; i++) s += `<path d="M${x + i * 42},${WALK - 22}h21l2,11h-21Z M${x + i * 42 + 23},${WALK - 11}h21l2,11h-21Z" fill="#a98a98"/>` // prettier-ignore
  // doors with half doors before them, and a window on either side
  s += box(mid - 62, 664, 124, 186, '#8d7f98') + box(mid - 52, 674, 104, 30, own % 2 ? '#f6c873' : '#5f7f9c')
  for (const side of [-1, 1] as const) {
    const dx = side < 0 ? mid - 52 : mid + 2
    s += box(dx, 710, 50, 140, h.shutters[1]) + box(dx + 9, 720, 32, 46, h.shutters[2]) + box(dx + 9, 778, 32, 62, h.shutters[2]) // prettier-ignore
    const wx = mid + side * 130
    s +=
      box(wx - 48, 692, 96, 108, '#8d7f98') +
      box(wx - 39, 701, 78, 90, (own + side) % 3 ? '#557896' : '#f6c873')
    for (const bar of [-20, 0, 20]) s += box(wx + bar - 3, 701, 6, 90, '#6a4a5c')
    s += box(wx - 48, 812, 96, 34, '#5d7f8c')
    for (const t of [-36, -12, 12, 36]) s += `<path d="M${wx + t},816l9,13l-9,13l-9,-13Z" fill="#d9b8a4"/>`
  }
  s +=
    box(x, FLOOR, WIDE, 52, h.wall[0]) +
    box(x, FLOOR, WIDE, 10, TRIM) +
    box(x, FLOOR + 10, WIDE, 6, h.wall[1])
  for (let i = 0; i < 12; i++)
    s += `<path d="M${x + 17 + i * 35},${FLOOR + 20}l12,13l-12,13l-12,-13Z" fill="${i % 2 ? TRIM : h.shutters[0]}"/>`
  return s + box(x, FLOOR + 50, WIDE, 8, '#3c3158')
}
const pier = (x: number, h: House): string =>
  `<path d="M${x + 38},${WALK - 6}L${x + 38},${WALK}L${x + 92},${WALK}L${x + 76},${WALK - 22}H${x + 38}Z" fill="#5f4c72"/>` +
  box(x - 36, FLOOR + 58, 72, WALK - FLOOR - 58, h.wall[0]) +
  box(x + 18, FLOOR + 58, 18, WALK - FLOOR - 58, h.wall[1]) +
  box(x - 36, FLOOR + 72, 72, 12, h.wall[1]) +
  box(x - 44, FLOOR + 56, 88, 18, TRIM) +
  box(x + 24, FLOOR + 56, 20, 18, TRIM_SHADE) +
  box(x - 44, WALK - 44, 88, 46, TRIM) +
  box(x + 24, WALK - 44, 20, 46, TRIM_SHADE)

/** She leans out between her shutters and waves to the street on her left. */
const neighbour = (x: number): string =>
  `<clipPath id="sill"><path d="M${x - 160},300H${x + 160}V525H${x - 160}Z"/></clipPath><g clip-path="url(#sill)">${edgeLight(
    place(x - 16, 622, 110, figure('waves', { skin: '#b9784f', hair: '#2b2233', top: '#ffd25c', bottom: '#3a4478', cut: 'bun', shade: '#4a3158', lit: 'back' })), // prettier-ignore
    [-1, -0.6],
    2,
    '#fff0c8',
  )}</g>`
/** A fan of broad leaves in a glazed pot. */
function pot(x: number, y: number, k: number): string {
  const leaf = (a: number, ink: string): string =>
    `<path d="M-3,0C-16,-34 -14,-66 0,-92C14,-66 16,-34 3,0Z" transform="translate(0,-44) rotate(${a})" fill="${ink}"/>`
  return place(
    x,
    y,
    k,
    `<path d="M0,0H70L60,-8H14Z" fill="#5f4c72"/>` +
      [-64, 58, -34].map((a) => leaf(a, '#2f6f60')).join('') +
      [30, -12].map((a) => leaf(a, '#4f9a68')).join('') +
      leaf(10, '#9cc468') +
      '<path d="M-26,-48H26L20,0H-20Z" fill="#2f7f94"/><path d="M-26,-48H-8L-8,0H-20Z" fill="#63b3bc"/><path d="M-30,-54H30V-44H-30Z" fill="#3f93a4"/>',
  )
}
/** A bicycle that leans on a pier: `k` is 1 for wheels of 30 px. */
function bicycle(x: number, y: number, k: number): string {
  const wheel = (cx: number): string =>
    `<circle cx="${cx}" cy="-30" r="28" fill="none" stroke="#2a2444" stroke-width="5"/><path d="M${cx - 28},-30H${cx + 28}M${cx},-58V-2M${cx - 20},-50L${cx + 20},-10M${cx + 20},-50L${cx - 20},-10" stroke="#8d86a4" stroke-width="1.3"/><circle cx="${cx}" cy="-30" r="4" fill="#2a2444"/>`
  return place(
    x,
    y,
    k,
    '<path d="M-78,0H84L104,9H-56Z" fill="#5f4c72"/>' +
      wheel(-52) +
      wheel(54) +
      '<path d="M-52,-30L-26,-78L34,-80L0,-32L-26,-78M0,-32H-52M34,-80L54,-30M34,-80L30,-98" fill="none" stroke="#e2503c" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>' +
      '<path d="M30,-98C34,-104 20,-108 12,-104" fill="none" stroke="#3a3158" stroke-width="5" stroke-linecap="round"/><path d="M-46,-94C-40,-100 -22,-98 -8,-94C-16,-88 -28,-86 -34,-86C-40,-86 -46,-90 -46,-94Z" fill="#3a3158"/><path d="M-26,-78L-30,-90" stroke="#3a3158" stroke-width="5"/>' +
      '<path d="M36,-96H78L72,-62H42Z" fill="#d9a860"/><path d="M36,-96H48L52,-62H42Z" fill="#f7d69a"/><path d="M34,-99H80V-93H34Z" fill="#b5803f"/><circle cx="0" cy="-32" r="8" fill="#3a3158"/><path d="M0,-32L8,-16M4,-15H14" stroke="#3a3158" stroke-width="4" stroke-linecap="round"/>',
  )
}
/** Round leaf clumps along a path, as one closed shape: from the first point to the last, then over `close`. */
function clumps(
  points: readonly (readonly [number, number])[],
  close: string,
  seed: number,
  size = 44,
): string {
  const r = random(seed)
  let d = `M${points[0]![0]},${points[0]![1]}`
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1]!,
      [bx, by] = points[i]!
    const n = Math.max(2, Math.round(Math.hypot(bx - ax, by - ay) / size))
    for (let j = 1; j <= n; j++) {
      const [x, y] = [ax + ((bx - ax) * j) / n + r.range(-7, 7), ay + ((by - ay) * j) / n + r.range(-7, 7)]
      const radius = r.range(0.58, 0.8) * size
      d += `A${radius.toFixed(1)},${radius.toFixed(1)} 0 0 1 ${x.toFixed(1)},${y.toFixed(1)}`
    }
  }
  return d + close
}
/** What the rain trees across the road leave of the sun: the shade to the left and to the right of one house. */
const shade = (): string =>
  `<clipPath id="row"><path d="M-20,1020V98H${SUNNY + 20}V148H${SUNNY + WIDE}V98H1620V1020Z${[0, 1, 2, 3, 4].map((i) => `M${SUNNY + (i - 2) * WIDE - 10},74h20v30h-20Z`).join('')}"/></clipPath><g clip-path="url(#row)" fill="#41407e" fill-opacity=".55"><path d="${clumps([[660, -20], [650, 90], [590, 190], [622, 310], [570, 430], [600, 560], [570, 690], [606, 800], [700, 890], [640, 1020]], 'H-20V-20Z', 5, 64)}"/><path d="${clumps([[1190, 1020], [1240, 930], [1130, 880], [1090, 780], [1120, 660], [1070, 560], [1110, 440], [1080, 330], [1150, 240], [1120, 130], [1200, -20]], 'H1620V1020Z', 9, 64)}"/></g>` // prettier-ignore
/** The tree itself, dark against the houses: two masses of leaves on their boughs. */
const tree = (): string =>
  '<path d="M-20,520C60,400 120,300 250,190C330,120 420,70 520,40L540,62C450,96 370,150 300,214C190,312 100,440 40,640L-20,720Z" fill="#2a2650"/><path d="M150,300C190,230 200,160 190,60L216,60C232,150 226,220 200,262Z" fill="#2a2650"/><path d="M-20,520C60,400 120,300 250,190C330,120 420,70 520,40C430,84 350,140 280,206C170,306 90,410 -20,560Z" fill="#5a4a78"/>' + // prettier-ignore
  `<path d="${clumps([[720, -20], [690, 60], [590, 96], [470, 84], [380, 120], [270, 96], [160, 150], [60, 140], [-20, 190]], 'V-20Z', 3)}" fill="#1d4a56"/><path d="${clumps([[560, -20], [520, 36], [420, 26], [320, 60], [200, 34], [100, 84], [-20, 96]], 'V-20Z', 12)}" fill="#2f6f60"/>` // prettier-ignore
/** A mother and her son on their way home; he has seen the neighbour at her window. */
function family(): string {
  const mother = figure('looksUp', { skin: '#d9a07c', hair: '#2b2233', top: '#f6efe0', bottom: '#2f7f80', skirt: 'knee', cut: 'bob', shoes: '#3a3158', bag: { kind: 'tote', ink: '#d9533f' }, lit: 'front' }) // prettier-ignore
  const boy = figure('waves', { skin: '#d9a07c', hair: '#2b2233', top: '#3a7fb0', bottom: '#33406e', cut: 'short', shoes: '#3a3158', size: 0.68, lit: 'front' }) // prettier-ignore
  const shadow = (x: number, y: number, k: number): string =>
    `<path d="M${x - 14 * k},${y - 3}L${x + 12 * k},${y + 3}L${x + 92 * k},${y + 30 * k}L${x + 66 * k},${y + 30 * k}Z" fill="#7a6a8c"/>`
  return (
    shadow(1000, 914, 1.2) +
    shadow(908, 916, 0.8) +
    edgeLight(place(1000, 916, 112, mother, true) + place(908, 918, 110, boy, true), [-1, -0.6], 2, '#fff6dc')
  )
}
const ROW: readonly House[] = [
  { wall: ['#d9cbee', '#a892c8'], shutters: ['#4a7fc0', '#335c9c', '#2c447e'], arched: true, open: [false, true, false] }, // prettier-ignore
  { wall: ['#a9dcc0', '#6fa896'], shutters: ['#e8644c', '#b0464a', '#7f3452'], arched: false, open: [true, false, false] }, // prettier-ignore
  { wall: ['#ffc0b4', '#e08a8c'], shutters: ['#2f9a94', '#207680', '#1c5a70'], arched: true, open: [false, true, false], gable: true }, // prettier-ignore
  { wall: ['#ffdf94', '#e0ac64'], shutters: ['#3f8f78', '#2c6e68', '#24545c'], arched: false, open: [false, false, true] }, // prettier-ignore
  { wall: ['#bfe0ee', '#86b0cc'], shutters: ['#e8644c', '#b0464a', '#7f3452'], arched: true, open: [false, false, false] }, // prettier-ignore
]
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#2377ae'],
    [160, '#8cc6d6'],
    [300, '#d9eee0'],
  ])
  plate.svg(tower(5, 1240, 220, 700, 190, ['#fffdf0', '#e3eee6', '#c4dde0'], -1))
  const left = (i: number): number => SUNNY + (i - 2) * WIDE
  const row = (part: (x: number, h: House, i: number) => string): string =>
    ROW.map((h, i) => part(left(i), h, i)).join('')
  plate.svg(
    row(below) +
      row(upper) +
      row((x) => pilaster(x)) +
      row(pier) +
      // the walkway's edge, the pavement, the drain and the road
      box(-10, WALK, 1620, ROAD - WALK, '#f3d9b4') +
      box(-10, ROAD - 10, 1620, 16, '#c9a894') +
      box(-10, ROAD + 6, 1620, 80, '#b3a0ac') +
      box(-10, ROAD + 6, 1620, 7, '#7a6a8c') +
      box(-10, ROAD + 26, 1620, 6, '#ffe9a8') +
      pot(634, 896, 0.85) +
      pot(1112, 896, 0.85) +
      pot(176, 896, 0.95) +
      pot(1500, 896, 0.95) +
      bicycle(764, 902, 1),
  )
  plate.svg(family())
  plate.svg(shade() + tree())
}
export const views: View[] = [{ name: 'singapore-2', focusX: 800, draw }]
