/** Oia at noon: a blue dome over the caldera, white walls whose shadows are the drawing, a walker on the stair. */
import { calmWater, vWake } from '../kit/calm-water.ts'
import { place, poly } from '../kit/cut.ts'
import { bellGable, block, domedChurch, flatHouse, vaultHouse, type WallInks } from '../kit/dwellings.ts'
import { bokashi } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { ridge } from '../kit/skyline.ts'

const HORIZON = 384
const WHITE: WallInks = {
  lit: '#fff7e8',
  shade: '#a9b2e0',
  top: '#ffffff',
  dark: '#1c3f86',
  accent: '#1f62c4',
}
const ROSE: WallInks = { ...WHITE, lit: '#ffd9c4', shade: '#c99bc0', top: '#ffe9da' }
const SAND: WallInks = { ...WHITE, lit: '#ffe9bd', shade: '#c3a9cc', top: '#fff4d6' }
const DOME: [string, string, string] = ['#5fa0ee', '#2267cf', '#15429a']

/** Treads and risers up to the right, between two white walls. */
function stair(x: number, y: number, steps: number, run: number, rise: number, wide: number): string {
  let s = ''
  for (let i = steps - 1; i >= 0; i--) {
    const [sx, sy] = [x + i * run, y - i * rise]
    s +=
      poly(
        [
          [sx, sy],
          [sx + wide, sy],
          [sx + wide, sy + rise],
          [sx, sy + rise],
        ],
        '#b9c0e6',
      ) +
      poly(
        [
          [sx, sy],
          [sx + run, sy - rise * 0.45],
          [sx + wide + run, sy - rise * 0.45],
          [sx + wide, sy],
        ],
        '#fff7e8',
      )
  }
  return s
}
/** A shrub of pointed leaves with papery bracts in drifts of three inks, the dark ones away from the light. */
function bougainvillea(seed: number, x: number, y: number, w: number, h: number): string {
  const r = random(seed)
  const within = (reach: number): [number, number] => {
    const a = r() * Math.PI * 2,
      d = Math.sqrt(r()) * reach
    return [Math.cos(a) * d * (1 + 0.22 * Math.sin(3 * a + seed)), Math.sin(a) * d]
  }
  const blade = (cx: number, cy: number, long: number, wide: number, turn: number, ink: string) =>
    `<path transform="translate(${cx.toFixed(1)},${cy.toFixed(1)}) rotate(${turn.toFixed(0)})" d="M0,0Q${(long * 0.45).toFixed(1)},${(-wide).toFixed(1)} ${long.toFixed(1)},0Q${(long * 0.45).toFixed(1)},${wide.toFixed(1)} 0,0Z" fill="${ink}"/>`
  let s = ''
  const leaves = Math.min(900, (w * h) / 150)
  for (let i = 0; i < leaves; i++) {
    const [u, v] = within(0.5)
    s += blade(
      x + u * w,
      y + v * h,
      r.range(22, 44),
      r.range(7, 13),
      r.range(0, 360),
      i % 3 ? '#2d5f58' : '#214a4c',
    )
  }
  for (let i = 0; i < leaves / 6; i++) {
    const [u, v] = within(0.47),
      ink = u + v > 0.28 || u < -0.24 ? '#a3287c' : v < -0.16 ? '#ff6fae' : '#dd2f8b'
    for (let k = 0; k < 6; k++) {
      const [cx, cy] = [x + u * w + r.range(-22, 22), y + v * h + r.range(-14, 14)],
        turn = r.range(0, 120)
      for (const third of [0, 120, 240])
        s += blade(cx, cy, r.range(9, 14), r.range(4.5, 6.5), turn + third, ink)
    }
  }
  return s
}
function draw(plate: Plate, dx: number): void {
  bokashi(plate, '#0f438f', '#8cc6e8', '#f4f1dc', HORIZON)
  plate.svg(
    ridge(-120 + dx, 700 + dx, HORIZON + 2, 52, '#9cbfdd', 4) +
      ridge(980 + dx, 1760 + dx, HORIZON + 2, 92, '#86a9d2', 8),
  )
  calmWater(plate, {
    top: HORIZON,
    inks: ['#8fd0e6', '#3f9ad6', '#1f6bb8', '#124a92'],
    dark: ['#1a5aa6', 0.16],
    light: ['#bfe6ee', 0.1],
    seed: 9,
  })
  plate.svg(
    `<g transform="translate(${dx},0)">` +
      ridge(300, 760, HORIZON + 26, 40, '#5a6fa6', 11, 2) +
      vWake(196, 470, 150, 12, '#dff2f0', 1) +
      `<path d="M170,462L252,462Q248,474 238,478L184,478Z" fill="#fff7e8"/><path d="M208,458L212,372Q248,420 250,452Z" fill="#fff7e8"/><path d="M204,458L202,388Q180,426 172,450Z" fill="#d5def2"/>` +
      // the red cliff that the village stands on: it falls to the sea, in beds of ash and lava
      `<g transform="translate(-46,-18)">` +
      poly(
        [
          [420, 560],
          [330, 588],
          [268, 600],
          [226, 640],
          [196, 648],
          [168, 706],
          [128, 724],
          [112, 790],
          [74, 812],
          [62, 880],
          [22, 908],
          [-4, 1040],
          [420, 1040],
        ],
        '#c06a4d',
      ) +
      poly(
        [
          [420, 640],
          [300, 660],
          [262, 720],
          [226, 730],
          [206, 800],
          [170, 816],
          [158, 890],
          [120, 912],
          [104, 1040],
          [420, 1040],
        ],
        '#8f4450',
      ) +
      poly(
        [
          [226, 640],
          [196, 648],
          [168, 706],
          [196, 716],
          [232, 664],
        ],
        '#e09a68',
      ) +
      poly(
        [
          [112, 790],
          [74, 812],
          [62, 880],
          [96, 868],
          [128, 800],
        ],
        '#e09a68',
      ) +
      poly(
        [
          [150, 762],
          [226, 730],
          [222, 746],
          [146, 780],
        ],
        '#f0c79a',
      ) +
      poly(
        [
          [96, 868],
          [174, 840],
          [168, 858],
          [90, 888],
        ],
        '#f0c79a',
      ) +
      poly(
        [
          [60, 960],
          [132, 930],
          [126, 950],
          [54, 982],
        ],
        '#6a3548',
      ) +
      '</g>' +
      // the village steps down behind the church
      [
        [1180, 470, 150, 170, 46, WHITE],
        [1320, 430, 170, 240, 50, SAND],
        [1470, 396, 190, 300, 60, WHITE],
        [1250, 560, 190, 220, 60, ROSE],
        [1420, 570, 210, 260, 60, WHITE],
      ]
        .map(([x, y, w, h, d, inks], i) =>
          flatHouse(
            x as number,
            y as number,
            w as number,
            h as number,
            d as number,
            inks as WallInks,
            i % 2 === 0,
          ),
        )
        .join('') +
      poly(
        [
          [1150, 640],
          [1240, 640],
          [1240, 772],
          [1640, 772],
          [1640, 1010],
          [1150, 1010],
        ],
        '#a9b2e0',
      ) +
      poly(
        [
          [1150, 860],
          [1640, 830],
          [1640, 1010],
          [1150, 1010],
        ],
        '#c4caea',
      ) +
      poly(
        [
          [240, 820],
          [660, 820],
          [660, 1010],
          [240, 1010],
        ],
        '#a9b2e0',
      ) +
      block(1156, 700, 130, 320, 34, WHITE) +
      vaultHouse(1166, 700, 110, 140, 34, WHITE) +
      poly(
        [
          [1150, 700],
          [1286, 700],
          [1286, 709],
          [1150, 709],
        ],
        '#c4caea',
      ) +
      // a small church lower down the cliff, the near dome above it
      block(330, 560, 250, 300, 70, WHITE) +
      domedChurch(440, 536, 92, WHITE, DOME) +
      flatHouse(190, 690, 200, 400, 60, SAND, true) +
      block(640, 640, 520, 420, 120, WHITE) +
      domedChurch(880, 556, 214, WHITE, DOME) +
      poly(
        [
          [640, 640],
          [1160, 640],
          [1160, 654],
          [640, 654],
        ],
        '#c4caea',
      ) +
      // noon shadows, each one shape
      poly(
        [
          [640, 654],
          [1010, 654],
          [930, 760],
          [930, 1010],
          [640, 1010],
        ],
        '#bcc3ea',
      ) +
      bellGable(1110, 646, 128, WHITE, '#c98a3f') +
      // the walled stair in front
      stair(250, 1010, 13, 40, 25, 190) +
      poly(
        [
          [430, 1010],
          [452, 986],
          [904, 702],
          [1160, 702],
          [1160, 1010],
        ],
        '#fff7e8',
      ) +
      poly(
        [
          [430, 1010],
          [452, 986],
          [904, 702],
          [1160, 702],
          [1160, 716],
          [910, 716],
          [466, 996],
          [456, 1010],
        ],
        '#ffffff',
      ) +
      `<path d="M966,1010V862A52,52 0 0 1 1070,862V1010Z" fill="#1f62c4"/><path d="M966,1010V862A52,52 0 0 1 1018,810V1010Z" fill="#17479c"/><path d="M1012,1010V826h8V1010Z" fill="#123a80"/>` +
      `</g>`,
  )
  const look = {
    skin: '#b9724f',
    hair: '#3a2440',
    top: '#f5b81f',
    bottom: '#f5b81f',
    far: '#d8942a',
    farTop: '#d8942a',
    hat: '#d9653a',
    cut: 'hat' as const,
    skirt: 'long' as const,
    sleeve: false,
    shoes: '#8a4a3c',
  }
  plate.svg(
    poly(
      [
        [604 + dx, 838],
        [500 + dx, 853],
        [480 + dx, 866],
        [560 + dx, 860],
        [640 + dx, 842],
      ],
      '#7f88c4',
    ),
    { opacity: 0.85 },
  )
  plate.svg(place(600 + dx, 832, 142, figure('strolls', look)))
  plate.svg(
    (dx ? '' : pot(1310, 1004, 72) + bougainvillea(3, 1310, 896, 172, 124)) +
      pot(858 + dx, 1012, 62) +
      bougainvillea(40, 858 + dx, 916, 116, 96),
  )
}
/** A glazed pot and the woody stems that grow out of it; the light is high on the right. */
function pot(x: number, foot: number, w: number): string {
  const h = w * 0.8,
    top = foot - h
  const stem = (lean: number, thick: number) =>
    `<path d="M${x + lean * 6 - thick},${top + 8}C${x + lean * 4},${top - h * 0.5} ${x + lean * w * 0.5},${top - h * 0.7} ${x + lean * w * 0.6},${top - h * 1.5}L${x + lean * w * 0.6 + thick},${top - h * 1.5}C${x + lean * w * 0.5 + thick * 2},${top - h * 0.7} ${x + lean * 4 + thick * 2},${top - h * 0.5} ${x + lean * 6 + thick},${top + 8}Z" fill="#5a3f44"/>`
  return (
    stem(-0.9, 4) +
    stem(0.1, 5) +
    stem(0.8, 4) +
    `<path d="M${x - w * 0.42},${top}H${x + w * 0.42}L${x + w * 0.32},${foot}H${x - w * 0.32}Z" fill="#d9784f"/><path d="M${x - w * 0.42},${top}H${x - w * 0.12}L${x - w * 0.08},${foot}H${x - w * 0.32}Z" fill="#a04f4c"/><path d="M${x - w * 0.5},${top - 8}H${x + w * 0.5}V${top + 12}H${x - w * 0.5}Z" fill="#ec9466"/><path d="M${x - w * 0.5},${top - 8}H${x - w * 0.14}V${top + 12}H${x - w * 0.5}Z" fill="#b05a50"/>`
  )
}
export const views: View[] = [
  {
    name: 'santorini-greece-cover',
    focusX: 740,
    draw: (plate) => draw(plate, 0),
    drawTall: (plate) => draw(plate, -450),
  },
]
