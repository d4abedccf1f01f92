/** Machu Picchu from the terrace of the guardhouse, early: light rakes in from the right, cloud still lies in the gorge. */
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { grass } from '../kit/foliage.ts'
import { bokashi } from '../kit/heavens.ts'
import { roofless, terraces, type StoneInks } from '../kit/inca-town.ts'
import { rock, scrub } from '../kit/landform.ts'
import { llama } from '../kit/llama.ts'
import { mix } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const STONE: StoneInks = { lit: '#e6d3a8', shade: '#7d8078', dark: '#4b5a5a', top: '#f3e6c4' }
const FAR: StoneInks = { lit: '#d9d2ac', shade: '#8f9c8c', dark: '#64796f', top: '#e9e2c2' }

/** Far ranges beyond the gorge. */
const ranges = (): string =>
  smooth(
    [
      [-200, 700],
      [-60, 420],
      [90, 300],
      [210, 236],
      [300, 262],
      [400, 330],
      [520, 392],
      [640, 430],
      [760, 420],
      [900, 700],
    ],
    '#bcd5c6',
    0.5,
  ) +
  smooth(
    [
      [900, 700],
      [1010, 420],
      [1150, 352],
      [1260, 284],
      [1350, 226],
      [1440, 244],
      [1560, 170],
      [1700, 120],
      [1900, 700],
    ],
    '#b3cfc2',
    0.5,
  ) +
  smooth(
    [
      [-200, 740],
      [-60, 520],
      [120, 430],
      [260, 452],
      [380, 520],
      [560, 560],
      [700, 760],
    ],
    '#9cc2b2',
    0.5,
  ) +
  smooth(
    [
      [1080, 760],
      [1180, 560],
      [1300, 470],
      [1420, 402],
      [1560, 380],
      [1800, 300],
      [1800, 760],
    ],
    '#93bcae',
    0.5,
  )
/** Huayna Picchu, 260 m above the town: sheer on both flanks, a nick below the top; Huchuy Picchu at its foot on the left. */
const teeth = (): string =>
  rock(
    [
      [540, 700],
      [640, 640],
      [690, 560],
      [730, 470],
      [758, 372],
      [800, 262],
      [822, 186],
      [846, 150],
      [868, 118],
      [900, 120],
      [926, 160],
      [940, 196],
      [958, 212],
      [972, 290],
      [1000, 356],
      [1024, 440],
      [1076, 520],
      [1130, 600],
      [1220, 700],
    ],
    '#6da56f',
    9,
    3,
  ) +
  rock(
    [
      [540, 700],
      [640, 640],
      [690, 560],
      [730, 470],
      [758, 372],
      [800, 262],
      [822, 186],
      [846, 150],
      [868, 118],
      [882, 120],
      [874, 190],
      [884, 262],
      [868, 340],
      [872, 420],
      [846, 510],
      [850, 590],
      [820, 700],
    ],
    '#356f63',
    9,
    3,
  ) +
  // one spur that comes down the lit face to the right
  rock(
    [
      [918, 214],
      [940, 300],
      [950, 396],
      [984, 490],
      [1034, 590],
      [1080, 700],
      [960, 700],
      [950, 600],
      [922, 500],
      [926, 400],
      [912, 300],
    ],
    '#4c8a69',
    8,
    5,
  ) +
  // bare granite on the face
  rock(
    [
      [896, 176],
      [914, 172],
      [930, 218],
      [940, 286],
      [924, 306],
      [912, 250],
    ],
    '#a9c48a',
    4,
    7,
  ) +
  rock(
    [
      [990, 420],
      [1004, 428],
      [1030, 500],
      [1026, 528],
      [1006, 486],
    ],
    '#9bbd83',
    4,
    8,
  ) +
  rock(
    [
      [410, 800],
      [530, 640],
      [572, 560],
      [596, 500],
      [624, 462],
      [652, 448],
      [690, 490],
      [706, 546],
      [760, 612],
      [850, 710],
    ],
    '#5f9c68',
    7,
    11,
  ) +
  rock(
    [
      [410, 800],
      [530, 640],
      [572, 560],
      [596, 500],
      [624, 462],
      [652, 448],
      [640, 520],
      [664, 570],
      [628, 640],
      [660, 710],
    ],
    '#2b655b',
    7,
    11,
  )
/** A bank of mist from `x0` to `x1`: a soft upper edge in slow swells, and below it the mist thins out to nothing. It grows thin at `x1`. */
const mist = (
  seed: number,
  x0: number,
  x1: number,
  y: number,
  high: number,
  ink: 'warm' | 'cool',
): string => {
  const r = random(seed),
    parts = 7
  const edge = Array.from({ length: parts + 1 }, (_, i): Pt => [
    x0 + ((x1 - x0) * i) / parts,
    i === parts ? y + high * 0.5 : y + high * (0.04 * i + r.range(-0.16, 0.16)),
  ])
  return smooth([...edge, [x0 + (x1 - x0) * 0.8, y + high * 0.72], [x0 + (x1 - x0) * 0.5, y + high], [x0, y + high]], `url(#${ink})`, 0.9) // prettier-ignore
}
const MIST_INKS = (
  [
    ['warm', '#fdf6e2', 0.96],
    ['cool', '#dbe9dc', 0.9],
  ] as const
)
  .map(
    ([id, ink, o]) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ink}" stop-opacity="${o}"/><stop offset=".4" stop-color="${ink}" stop-opacity="${o * 0.86}"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></linearGradient>`,
  )
  .join('')
/** The gorge on either side, one slope behind another. */
const gorge = (): string =>
  smooth(
    [
      [-220, 640],
      [-40, 566],
      [140, 584],
      [330, 640],
      [560, 700],
      [620, 1010],
      [-220, 1010],
    ],
    '#86b6a5',
    0.6,
  ) + // prettier-ignore
  smooth(
    [
      [1060, 720],
      [1240, 640],
      [1400, 596],
      [1560, 560],
      [1900, 520],
      [1900, 1010],
      [1060, 1010],
    ],
    '#82b3a2',
    0.6,
  ) + // prettier-ignore
  smooth(
    [
      [-220, 720],
      [20, 700],
      [220, 744],
      [420, 830],
      [420, 1010],
      [-220, 1010],
    ],
    '#659f8f',
    0.6,
  ) +
  smooth(
    [
      [1240, 830],
      [1400, 762],
      [1560, 726],
      [1900, 700],
      [1900, 1010],
      [1240, 1010],
    ],
    '#5f9a8a',
    0.6,
  )
/** The ridge that carries the town, from the foot of the peak to the terraces below us. */
const SADDLE: Pt[] = [
  [300, 1010],
  [330, 900],
  [400, 820],
  [430, 752],
  [500, 716],
  [560, 690],
  [640, 668],
  [780, 646],
  [930, 642],
  [1040, 660],
  [1110, 682],
  [1190, 700],
  [1240, 758],
  [1290, 800],
  [1320, 880],
  [1400, 930],
  [1430, 1010],
]
/** The sheer sides under the town: jungle in the shade on the left, in the light on the right, down into the cloud. */
const flanks = (): string =>
  rock(
    [
      [-160, 1010],
      [0, 960],
      [140, 880],
      [290, 806],
      [400, 740],
      [470, 712],
      [520, 700],
      [470, 800],
      [420, 1010],
    ],
    '#2b655b',
    9,
    31,
  ) +
  rock(
    [
      [1180, 690],
      [1250, 724],
      [1310, 790],
      [1420, 820],
      [1520, 880],
      [1680, 930],
      [1800, 1010],
      [1280, 1010],
    ],
    '#4f8a5e',
    9,
    33,
  ) +
  rock(
    [
      [1310, 800],
      [1400, 840],
      [1450, 910],
      [1560, 960],
      [1620, 1010],
      [1440, 1010],
      [1390, 920],
      [1330, 870],
    ],
    '#35705c',
    9,
    35,
  )
/** The wood on the shoulder under the peak: crowns of several sizes in the shade, some with a lit side. */
function woods(): string {
  const r = random(23)
  return Array.from({ length: 74 }, () => {
    const u = r(),
      w = r.range(12, 30)
    return {
      x: 588 + 520 * u,
      y: 612 + 150 * (u - 0.47) ** 2 + r.range(-10, 30),
      w,
      h: w * r.range(0.5, 0.7),
    }
  })
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, w, h }) => {
      const crown = (dx: number, dy: number, k: number, ink: string) =>
        `<ellipse cx="${(x + dx * w).toFixed(1)}" cy="${(y + dy * h).toFixed(1)}" rx="${(w * k).toFixed(1)}" ry="${(h * k).toFixed(1)}" fill="${ink}"/>`
      return crown(0, 0, 1, '#2f6a58') + crown(0.08, -0.16, 0.82, w < 20 ? '#468a60' : '#3d7d5d')
    })
    .join('')
}
function town(): string {
  const r = random(5)
  let s =
    flanks() +
    rock(
      [
        [420, 800],
        [520, 690],
        [600, 640],
        [700, 600],
        [840, 586],
        [980, 600],
        [1090, 640],
        [1200, 690],
        [1290, 800],
      ],
      '#4f8f62',
      9,
      41,
    ) +
    woods() +
    rock(SADDLE, '#76ab60', 7, 21) +
    scrub(8, 560, 690, 1120, 1000, 90, 26, '#5f9a5c') +
    rock(
      [
        [300, 1010],
        [330, 900],
        [400, 820],
        [430, 752],
        [500, 716],
        [560, 690],
        [590, 682],
        [540, 760],
        [500, 880],
        [470, 1010],
      ],
      '#3b7a60',
      7,
      22,
    )
  // the agricultural terraces on the right follow the curve of the slope
  s += terraces(
    [
      [1090, 742],
      [1140, 730],
      [1190, 736],
      [1236, 770],
    ],
    [
      [1010, 880],
      [1110, 862],
      [1220, 866],
      [1310, 900],
    ],
    6,
    ['#86b866', '#b3bd88', '#5f8f5e'],
    0.3,
  )
  s += terraces(
    [
      [980, 904],
      [1090, 884],
      [1210, 886],
      [1300, 916],
    ],
    [
      [900, 1010],
      [1050, 1000],
      [1230, 1006],
      [1400, 1040],
    ],
    5,
    ['#7cb063', '#a9b581', '#58885a'],
    0.3,
  )
  // and those under the sacred hill on the left
  s += terraces(
    [
      [520, 706],
      [556, 694],
      [600, 690],
    ],
    [
      [330, 940],
      [430, 920],
      [540, 930],
    ],
    8,
    ['#548f60', '#7fa07c', '#3f7460'],
    0.3,
  )
  // the plaza: three lawns, each a low wall lower than the one before, the side under the left hand walls still in shade
  const lawn = (corners: Pt[], drop: number, ink: string): string =>
    poly(
      corners.map(([x, y]): Pt => [x, y + drop]),
      '#b9bd8a',
    ) + poly(corners, ink)
  s +=
    lawn(
      [
        [742, 690],
        [912, 680],
        [938, 712],
        [700, 728],
      ],
      9,
      '#93bf69',
    ) +
    lawn(
      [
        [690, 742],
        [936, 722],
        [906, 776],
        [664, 788],
      ],
      11,
      '#88b663',
    ) +
    lawn(
      [
        [660, 804],
        [900, 790],
        [850, 850],
        [690, 862],
      ],
      13,
      '#93bf69',
    ) +
    poly(
      [
        [700, 728],
        [742, 690],
        [772, 688],
        [738, 726],
      ],
      '#6fab66',
    ) +
    poly(
      [
        [664, 788],
        [690, 742],
        [728, 739],
        [704, 786],
      ],
      '#68a562',
    ) +
    poly(
      [
        [690, 862],
        [660, 804],
        [696, 802],
        [724, 859],
      ],
      '#6fab66',
    ) +
    // stairs from lawn to lawn
    [
      [806, 720, 16, 10],
      [782, 782, 20, 12],
    ]
      .map(([x, y, w, h]) =>
        [0, 1, 2, 3]
          .map((i) =>
            poly(
              [
                [x!, y! + (i * h!) / 4],
                [x! + w!, y! - 1 + (i * h!) / 4],
                [x! + w!, y! + ((i + 0.5) * h!) / 4],
                [x!, y! + 1 + ((i + 0.5) * h!) / 4],
              ],
              '#e6d8ae',
            ),
          )
          .join(''),
      )
      .join('')
  const kinds = ['gable', 'long', 'gable', 'open', 'store'] as const
  const row = (
    from: Pt,
    to: Pt,
    many: number,
    size: number,
    grow: number,
    inks: StoneInks,
    skip: number[] = [],
  ): void => {
    // the terrace that the row is built on: its wall follows the row and goes a little beyond it
    const ux = (to[0] - from[0]) / many,
      uy = (to[1] - from[1]) / many,
      a: Pt = [from[0] - ux * 0.9, from[1] - uy * 0.9 + size * 0.1],
      b: Pt = [to[0] + ux * 1.3, to[1] + uy * 1.3 + size * 0.22],
      band = (p: number, q: number, ink: string): string =>
        rock([[a[0], a[1] + p], [b[0], b[1] + p], [b[0] + 4, b[1] + q], [a[0] - 4, a[1] + q]], ink, 1.6, 50 + many) // prettier-ignore
    s +=
      band(-size * 0.7, 0, '#83b463') +
      band(0, size * 0.4, mix(inks.lit, inks.shade, 0.42)) +
      band(size * 0.4, size * 0.5, '#4f8558')
    for (let i = 0; i < many; i++) {
      const t = i / Math.max(1, many - 1),
        x = from[0] + (to[0] - from[0]) * t + r.range(-3, 3),
        y = from[1] + (to[1] - from[1]) * t + r.range(-1, 1),
        k = (size + grow * t) * r.range(0.84, 1.16),
        kind = kinds[Math.floor(r() * kinds.length)]!
      if (skip.includes(i)) continue
      s += roofless(
        x,
        y,
        k * (kind === 'long' ? 2.1 : r.range(1.1, 1.5)),
        k * r.range(0.7, 1),
        k * r.range(0.5, 0.72),
        inks,
        kind,
      )
    }
  }
  row([716, 664], [1050, 672], 10, 17, 1, FAR, [5])
  row([664, 684], [752, 672], 5, 19, 0, FAR)
  row([956, 690], [1120, 706], 6, 20, 1, FAR, [3])
  row([590, 724], [668, 702], 5, 23, -2, FAR)
  row([966, 716], [1130, 738], 6, 24, 2, FAR)
  row([540, 764], [650, 738], 5, 27, -2, STONE)
  row([962, 752], [1090, 776], 4, 29, 2, STONE)
  row([506, 812], [640, 782], 5, 32, 0, STONE)
  row([940, 796], [1064, 824], 4, 34, 2, STONE)
  row([470, 872], [640, 838], 5, 38, 0, STONE, [1, 3])
  row([880, 850], [1010, 884], 4, 40, 2, STONE)
  row([520, 940], [930, 918], 7, 48, 2, STONE, [4])
  return s
}
/** The terrace at our feet, the llama, and the walker who takes a picture of the town. */
function near(l: Layout): string {
  const { bank, walker, k } = l
  return (
    edgeLight(smooth(bank, '#173f45', 0.5), [0.5, -1], 5, '#5f9a5c') +
    `<ellipse cx="${walker[0] - k * 0.14}" cy="${walker[1]}" rx="${k * 0.36}" ry="${k * 0.035}" fill="#0f2f3a"/>` +
    edgeLight(
      place(
        walker[0],
        walker[1],
        k,
        figure('photographs', {
          skin: '#b97a55',
          hair: '#2a1d33',
          top: '#e0663d',
          farTop: '#a9483a',
          bottom: '#4a6a86',
          far: '#36506e',
          shoes: '#a9674c',
          cut: 'hat',
          hat: '#f0d9a4',
        }),
        true,
      ),
      [1, -0.4],
      k / 50,
      '#ffe7b8',
    ) +
    edgeLight(
      place(
        l.llama[0],
        l.llama[1],
        l.llamaSize / 100,
        llama({ body: '#a9683f', shade: '#6b3d3a', light: '#d99a5c', dark: '#1f1626', wool: '#d8483f' }),
      ),
      [1, -0.5],
      l.llamaSize / 34,
      '#ffd79a',
    )
  )
}
interface Layout {
  /** How far the town moves left. */
  dx: number
  bank: Pt[]
  walker: Pt
  /** Pixels per metre of the walker. */
  k: number
  llama: Pt
  llamaSize: number
  grass: [number, number, number]
}
function draw(plate: Plate, l: Layout): void {
  bokashi(plate, '#2f7480', '#cfe2cc', '#fff3d2', 640)
  const shift = (body: string) => `<g transform="translate(${l.dx},0)">${body}</g>`
  plate.svg(shift(ranges()))
  const veil = (...banks: Parameters<typeof mist>[]): Plate =>
    plate.svg(`<defs>${MIST_INKS}</defs>${shift(banks.map((b) => mist(...b)).join(''))}`)
  plate.svg(shift(gorge()))
  veil(
    [3, -300, 720, 556, 110, 'cool'],
    [5, -300, 760, 622, 120, 'warm'],
    [8, 1900, 1000, 566, 110, 'cool'],
    [9, 1900, 960, 624, 120, 'warm'],
    [4, -300, 700, 700, 130, 'warm'],
    [6, 1900, 1100, 690, 130, 'warm'],
  )
  plate.svg(shift(teeth()))
  plate.svg(shift(town()))
  plate.svg(near(l))
  plate.svg(grass(7, l.grass[0], l.grass[1], l.grass[2], 46, '#0f2f3a', 9))
}
export const views: View[] = [
  {
    name: 'machu-picchu-peru-cover',
    focusX: 850,
    draw: (plate) =>
      draw(plate, {
        dx: 0,
        bank: [
          [-60, 836],
          [120, 842],
          [290, 850],
          [420, 872],
          [540, 920],
          [680, 954],
          [900, 962],
          [1160, 944],
          [1330, 910],
          [1400, 890],
          [1490, 884],
          [1580, 866],
          [1680, 850],
          [1680, 1080],
          [-60, 1080],
        ],
        walker: [1448, 892],
        k: 132,
        llama: [190, 862],
        llamaSize: 156,
        grass: [-20, 1640, 1012],
      }),
    drawTall: (plate) =>
      draw(plate, {
        dx: -480,
        bank: [
          [-60, 892],
          [80, 896],
          [230, 906],
          [380, 944],
          [560, 950],
          [700, 920],
          [820, 900],
          [820, 1080],
          [-60, 1080],
        ],
        walker: [676, 934],
        k: 98,
        llama: [116, 926],
        llamaSize: 104,
        grass: [-20, 780, 1012],
      }),
  },
]
