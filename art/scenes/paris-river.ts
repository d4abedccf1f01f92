/** The quay by the Pont Neuf at dusk: a couple hold a print of the bridge beside the bridge, at a bookseller's green box. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { HOLDS_PRINT, LOOKS_ALONG } from '../models/print-couple.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const HORIZON = 391
const LAMP = '#ffe2a0'
/** Pixels per metre along the parapet, which runs away to the right; a point of its face, metres above the pavement. */
const scaleAt = (x: number): number => 385 - 0.12 * x
const at = (x: number, up: number): Pt => [x, HORIZON + (1.75 - up) * scaleAt(x)]
const face = (x0: number, x1: number, low: number, high: number, ink: string): string =>
  poly([at(x0, high), at(x1, high), at(x1, low), at(x0, low)], ink)

/** Two fronts and a roof with dormers: a house on its corner. A few windows are lit. */
function house(
  [x0, x1, x2]: [number, number, number],
  foot: number,
  top: number,
  roof: number,
  [lit, shade]: [string, string],
  seed: number,
): string {
  const r = random(seed)
  let s =
    poly([[x0, foot], [x0, top], [x1, top], [x1, foot]], lit) + // prettier-ignore
    poly([[x1, foot], [x1, top], [x2, top], [x2, foot]], shade) + // prettier-ignore
    poly([[x0 - 4, top], [x0 + 12, top - roof], [x1, top - roof], [x1, top]], '#59628f') + // prettier-ignore
    poly([[x1, top], [x1, top - roof], [x2 - 12, top - roof], [x2 + 4, top]], '#47507f') + // prettier-ignore
    poly([[x0 - 6, top - 3], [x2 + 6, top - 3], [x2 + 6, top + 4], [x0 - 6, top + 4]], '#a98b9c') // prettier-ignore
  for (const t of [0.16, 0.74])
    s += shape(
      `M${x0 + (x2 - x0) * t},${top - roof + 4}v${-r.range(22, 34)}h${r.range(20, 30)}V${top - roof + 4}Z`,
      '#8d6478',
    )
  for (const [from, to, dark] of [
    [x0, x1, '#86708f'],
    [x1, x2, '#5f5583'],
  ] as const) {
    // prettier-ignore
    const columns = Math.round((to - from) / 40),
      gap = (to - from) / columns
    for (let c = 0; c < columns; c++) {
      const x = from + gap * (c + 0.5) - 6
      if (r() < 0.7)
        s += shape(
          `M${x},${top - roof * 0.3}v${-roof * 0.3}q6,-7 12,0v${roof * 0.3}Z`,
          r() < 0.24 ? LAMP : '#36406f',
        )
      for (let y = top + 18; y < foot - 30; y += 38) {
        const p = r()
        if (p > 0.12) s += shape(`M${x},${y}h12v23h-12Z`, p > 0.86 ? LAMP : dark)
      }
    }
  }
  return s
}
/** The bridge, nearer on the right: arches, piers with half-round bays above them, lamps on the parapet. */
function bridge(): string {
  const deck = (x: number) => 398 - (x - 560) * 0.03,
    water = (x: number) => 470 + (x - 560) * 0.058
  const run = (x0: number, x1: number, a: (x: number) => number, b: (x: number) => number, ink: string) =>
    poly([[x0, a(x0)], [x1, a(x1)], [x1, b(x1)], [x0, b(x0)]], ink) // prettier-ignore
  let s = run(540, 1640, deck, water, '#8f7f9e'),
    over = ''
  let x = 590
  while (x < 1640) {
    const w = 62 + (x - 560) * 0.1,
      pier = w * 0.34,
      mid = x + w / 2,
      spring = water(mid) - (water(mid) - deck(mid)) * 0.34,
      crown = deck(mid) + (water(mid) - deck(mid)) * 0.3
    const arch = (from: number, to: number, top: number) =>
      `M${from},${water(from) + 2}V${spring}C${from},${top - 2} ${to},${top - 2} ${to},${spring}V${water(to) + 2}Z`
    s += shape(arch(x, x + w, crown), '#e9bd98') + shape(arch(x + w * 0.12, x + w, crown + 5), '#37376a')
    const px = x + w + pier / 2
    s +=
      shape(
        `M${px - pier * 0.42},${water(px) + 4}V${spring}Q${px},${spring - pier * 0.5} ${px + pier * 0.42},${spring}V${water(px) + 4}Z`,
        '#6a628f',
      ) +
      shape(
        `M${px - pier * 0.6},${deck(px) - 4}V${deck(px) + pier * 0.6}Q${px},${deck(px) + pier * 1.5} ${px + pier * 0.6},${deck(px) + pier * 0.6}V${deck(px) - 4}Z`,
        '#b39aae',
      )
    const h = 18 + pier * 1.5
    over +=
      shape(`M${px - 2},${deck(px) - 8}v${-h}h4v${h}Z`, '#2b2a55') +
      `<circle cx="${px}" cy="${deck(px) - h - 10}" r="${pier * 1.5}" fill="url(#halo)"/><circle cx="${px}" cy="${deck(px) - h - 10}" r="${pier * 0.24}" fill="#fff6d6"/>`
    x += w + pier
  }
  return (
    s +
    run(
      540,
      1640,
      (u) => deck(u) - 12,
      (u) => deck(u) + 3,
      '#f6cfa6',
    ) + // prettier-ignore
    run(
      540,
      1640,
      (u) => deck(u) + 3,
      (u) => deck(u) + 9,
      '#a58aa2',
    ) + // prettier-ignore
    over
  )
}
/** The bookseller's box: its lid is up behind the books, prints hang in it, and two bulbs light them. */
function stall(x0: number, x1: number): string {
  const r = random(4)
  let books = ''
  for (let x = x0 + 16; x < x1 - 30;) {
    const w = r.range(11, 30),
      high = r.range(1.36, 1.5)
    books +=
      face(
        x,
        x + w,
        1.2,
        high,
        r.pick(['#d8503f', '#f0c56a', '#f6e7cd', '#3f8f94', '#8a4a6a', '#e79a5a', '#5a7fb0']),
      ) + (w > 18 ? face(x + 3, x + w - 3, high - 0.07, high - 0.05, '#2a2450') : '')
    x += w + 1.5
  }
  const print = (a: number, b: number, low: number, high: number, paper: string, over: string) =>
    face(a, b, low, high, paper) + over
  return (
    // lid and its sides, which fold
    face(x0 - 36, x1 - 16, 1.26, 2.12, '#143a3b') +
    face(x0 - 52, x1 + 2, 2.08, 2.2, '#2f7f63') +
    face(x0 - 52, x1 + 2, 2.17, 2.2, '#57b08a') +
    face(x0 - 52, x1 + 2, 2.05, 2.085, '#0f2c33') +
    print(x0 + 12, x0 + 130, 1.58, 2.0, '#f8e6c2', face(x0 + 24, x0 + 118, 1.66, 1.94, '#e08a5a') + shape(`M${x0 + 32},${at(x0 + 32, 1.67)[1]}Q${x0 + 72},${at(x0 + 72, 1.92)[1]} ${x0 + 112},${at(x0 + 112, 1.67)[1]}Z`, '#f8e6c2')) +
    print(x0 + 156, x0 + 234, 1.64, 2.0, '#e8c6cc', shape(`M${x0 + 194},${at(x0 + 194, 1.96)[1]}L${x0 + 200},${at(x0 + 200, 1.8)[1]}L${x0 + 218},${at(x0 + 218, 1.67)[1]}H${x0 + 204}Q${x0 + 194},${at(x0 + 194, 1.76)[1]} ${x0 + 184},${at(x0 + 184, 1.67)[1]}H${x0 + 170}L${x0 + 188},${at(x0 + 188, 1.8)[1]}Z`, '#5a5f96')) +
    print(x0 + 262, x0 + 380, 1.7, 2.0, '#f6efdc', face(x0 + 272, x0 + 370, 1.74, 1.8, '#6fa0b4') + shape(`M${x0 + 278},${at(x0 + 278, 1.8)[1]}L${x0 + 312},${at(x0 + 312, 1.95)[1]}L${x0 + 338},${at(x0 + 338, 1.86)[1]}L${x0 + 364},${at(x0 + 364, 1.8)[1]}Z`, '#4f8a6a')) +
    face(x0 + 404, x0 + 464, 1.6, 2.0, '#f0b04a') +
    face(x0 + 412, x0 + 456, 1.72, 1.92, '#c4503f') +
    face(x0 - 30, x1 - 8, 1.2, 1.42, '#0f2c33') +
    books +
    // the box hangs on the coping: front, lip, hasp and its end, in shade
    face(x0, x1, 0.94, 1.28, '#2f7f63') +
    face(x0, x1, 1.225, 1.28, '#58b38c') +
    face(x0, x1, 0.94, 0.99, '#17403f') +
    face(x0 + 270, x0 + 300, 1.09, 1.17, '#f0c56a') +
    poly([at(x0, 1.28), [x0 - 36, at(x0, 1.28)[1] - 12], [x0 - 36, at(x0, 0.94)[1] - 22], at(x0, 0.94)], '#1b5349') + // prettier-ignore
    [x0 + 250, x0 + 392].map((x) => shape(`M${x - 1.5},${at(x, 2.06)[1]}h3v10h-3Z`, '#2a2450') + `<circle cx="${x}" cy="${at(x, 2.06)[1] + 14}" r="96" fill="url(#halo)" opacity=".8"/><circle cx="${x}" cy="${at(x, 2.06)[1] + 14}" r="7" fill="#fff6d6"/>`).join('') // prettier-ignore
  )
}
/** A box that is locked for the night, its lid down. */
const locked = (x0: number, x1: number): string =>
  face(x0, x1, 0.94, 1.24, '#276b58') +
  poly([at(x0, 1.24), at(x1, 1.24), [x1 + 14, at(x1, 1.34)[1]], [x0 + 18, at(x0, 1.34)[1]]], '#4da383') + // prettier-ignore
  face(x0, x1, 0.94, 0.99, '#17403f') +
  face(x0 + 84, x0 + 98, 1.06, 1.14, '#f0c56a')
/** A lamp post of the quay. */
const lampPost = (x: number, foot: number, top: number): string =>
  shape(`M${x - 24},${foot}h48l-6,-22h-8l-6,-46h-8l-6,46h-8Z`, '#17343c') +
  shape(`M${x - 5},${foot - 50}L${x - 4},${top + 70}h8L${x + 5},${foot - 50}Z`, '#17343c') +
  shape(`M${x - 14},${top + 74}h28l-8,-12h-12Z`, '#17343c') +
  `<circle cx="${x}" cy="${top + 30}" r="210" fill="url(#halo)"/>` +
  shape(`M${x - 22},${top}H${x + 22}L${x + 13},${top + 62}H${x - 13}Z`, '#fff4cc') +
  shape(
    `M${x - 27},${top + 1}L${x},${top - 24}L${x + 27},${top + 1}ZM${x - 2},${top}h4v62h-4ZM${x - 4},${top - 34}h8v14h-8Z`,
    '#17343c',
  )

function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#26306c'],
    [130, '#5c549a'],
    [250, '#b97d9e'],
    [340, '#f4ab8c'],
    [420, '#ffd8a4'],
  ])
  plate.svg(
    // the towers and the spire of the cathedral, far off; then the houses of the island in a few masses
    shape(
      'M1046,420V216H1084V244H1114V216H1152V420ZM1152,420V268H1262L1290,420ZM1196,270L1203,200L1210,128L1217,200L1224,270Z',
      '#b58fac',
    ) +
      shape('M1056,238h7v44h-7ZM1070,238h7v44h-7ZM1121,238h7v44h-7ZM1135,238h7v44h-7Z', '#9a7aa0') +
      house([1236, 1330, 1392], 430, 306, 40, ['#d5a9a8', '#a688a2'], 5) +
      house([560, 760, 846], 440, 236, 54, ['#dcb3aa', '#a98aa4'], 7) +
      house([846, 940, 1004], 440, 314, 38, ['#cfa3a6', '#9d809f'], 12) +
      house([1376, 1420, 1660], 430, 210, 60, ['#e0b6aa', '#b492a8'], 9) +
      // the far bank on the left
      house([-60, 20, 74], 440, 330, 40, ['#d9a9a6', '#ad8aa3'], 21) +
      shape('M-20,442V424C60,410 90,424 130,416C260,420 420,412 600,424V442Z', '#8a6a93') +
      // planes on the tip of the island
      shape(
        'M960,430C952,392 980,372 1004,378C1014,350 1056,346 1070,370C1096,360 1120,380 1116,402C1136,410 1140,430 1140,440H960Z',
        '#4a4a78',
      ) +
      shape('M1000,430C1002,404 1030,392 1050,402C1070,388 1096,402 1094,424L1100,440H1000Z', '#5d5a88'),
  )
  plate.svg(
    '<defs><radialGradient id="halo"><stop offset="0" stop-color="#fff2c4" stop-opacity=".85"/><stop offset=".25" stop-color="#ffdf9c" stop-opacity=".3"/><stop offset="1" stop-color="#ffd98f" stop-opacity="0"/></radialGradient></defs>',
  )
  calmWater(plate, {
    top: 440,
    bottom: 760,
    inks: ['#d99a98', '#8b6c9c', '#454583', '#2c3068'],
    dark: ['#33346c', 0.12],
    seed: 12,
  })
  const halo =
    '<defs><radialGradient id="halo"><stop offset="0" stop-color="#fff2c4" stop-opacity=".85"/><stop offset=".25" stop-color="#ffdf9c" stop-opacity=".3"/><stop offset="1" stop-color="#ffd98f" stop-opacity="0"/></radialGradient></defs>'
  // each lamp of the bridge has one broken column on the water
  const r = random(3)
  let columns = ''
  for (const x of [690, 801, 923, 1057, 1204, 1365, 1542])
    for (let k = 0; k < 9; k++) {
      const y = 486 + (x - 560) * 0.058 + k * (5 + k * 1.5),
        w = 5 + k * 2.1
      columns += `M${x - w + r.range(-4, 4)},${y}q${w},-5 ${2 * w},0q${-w},5 ${-2 * w},0Z`
    }
  plate.svg(halo + bridge() + shape(columns, '#ffdf9e'))
  // the parapet, its coping, and the pavement in the light of the lamp
  const joints = [180, 420, 640, 850, 1040, 1210, 1370, 1510]
    .map((x, i) => face(x, x + 3, i % 2 ? 0.08 : 0.46, i % 2 ? 0.46 : 0.82, '#453f74'))
    .join('')
  plate.svg(
    poly([at(-20, 0), at(1640, 0), [1640, 1020], [-20, 1020]], '#5f5788') + // prettier-ignore
      shape('M560,1020C600,930 860,860 1180,826L1640,790V1020Z', '#8d779c') +
      shape('M900,1020C960,940 1140,890 1360,862L1640,850V1020Z', '#ab8fa5') +
      `<g opacity=".3">${[0.22, 0.55, 1.05].map((u) => face(-20, 1640, -u, -u - 0.012, '#3f376c')).join('')}${[620, 900, 1120, 1300, 1450, 1570].map((x) => poly([at(x, 0), at(x + 5, 0), [x + (x - 1100) * 0.5 - 150 + 7, 1020], [x + (x - 1100) * 0.5 - 150, 1020]], '#3f376c')).join('')}</g>` +
      face(-20, 1640, 0, 0.9, '#5a5288') +
      `<clipPath id="wall"><path d="M-20,${at(-20, 0.9)[1]}L1640,${at(1640, 0.9)[1]}V${at(1640, 0)[1]}L-20,${at(-20, 0)[1]}Z"/></clipPath><ellipse cx="1390" cy="690" rx="430" ry="190" fill="#655b8b" clip-path="url(#wall)"/>` +
      face(-20, 1640, 0.45, 0.465, '#453f74') +
      joints +
      face(-20, 1640, 0, 0.07, '#3a3566') +
      poly(
        [at(-20, 1.0), at(1640, 1.0), [1640, at(1640, 1.0)[1] - 12], [-20, at(-20, 1)[1] - 26]],
        '#f1cfae',
      ) + // prettier-ignore
      face(-20, 1640, 0.88, 1.0, '#c9a5a0') +
      face(-20, 1640, 0.85, 0.88, '#3f3a6c') +
      // shadow of the boxes on the wall
      face(66, 600, 0.86, 0.94, '#453f74') +
      face(1186, 1346, 0.87, 0.94, '#56497c'),
  )
  plate.svg(halo + locked(1196, 1346) + stall(90, 610))
  const man = place(606, 958, 322, LOOKS_ALONG),
    woman = place(768, 972, 330, HOLDS_PRINT)
  plate.svg(
    halo +
      lampPost(1400, 872, 150) +
      contact(606, 958, 322) +
      contact(768, 972, 330) +
      contact(1400, 872, 150) +
      edgeLight(man + woman, [1, -0.5], 3, '#ffdfa8'),
  )
}
/** Shadow on the pavement, away from the lamp, from under the soles of somebody at (x, y). */
const contact = (x: number, y: number, k: number): string =>
  shape(
    `M${x + k * 0.36},${y + 1}C${x + k * 0.2},${y + k * 0.03} ${x - k * 0.2},${y + k * 0.045} ${x - k * 0.62},${y + k * 0.05}L${x - k * 0.74},${y + k * 0.005}C${x - k * 0.5},${y - k * 0.02} ${x - k * 0.3},${y - k * 0.025} ${x - k * 0.14},${y - k * 0.028}L${x + k * 0.3},${y - k * 0.028}Z`,
    '#463f76',
  )
export const views: View[] = [{ name: 'paris-france-3', focusX: 800, draw }]
