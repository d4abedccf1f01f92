/** Machu Picchu from the terrace of the guardhouse, early: light rakes in from the right, cloud still lies in the gorge. */
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { forest } from '../kit/forest-mass.ts'
import { bokashi } from '../kit/heavens.ts'
import { huaynaPicchu } from '../models/huayna-picchu.ts'
import { incaTown, terraces } from '../models/inca-town.ts'
import { rock, rough } from '../kit/landform.ts'
import { llama } from '../models/llama.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

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
    ['warm', '#fdf6e2', 1],
    ['cool', '#dbe9dc', 0.9],
  ] as const
)
  .map(
    ([id, ink, o]) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ink}" stop-opacity="${o}"/><stop offset=".58" stop-color="${ink}" stop-opacity="${o * 0.96}"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></linearGradient>`,
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
/** The saddle between the two gorges. Its sides fall in terraces, and below them sheer. */
const saddle = (): string =>
  // forest at the foot of the peak
  forest(4, [[430, 800], [500, 744], [590, 690]], 900, 52, '#2d6a58') +
  forest(5, [[540, 716], [640, 652], [730, 640], [800, 646]], 860, 46, '#2d6a58') +
  forest(6, [[760, 650], [860, 636], [1000, 644], [1070, 668]], 800, 30, '#2d6a58') +
  forest(9, [[840, 664], [930, 652], [1030, 660], [1090, 690]], 800, 40, '#44875e') +
  // the sides below the terraces: shade on the left, light on the right
  rock([[-260, 1030], [-60, 1000], [120, 930], [300, 840], [460, 756], [600, 690], [700, 660], [660, 760], [560, 1030]], '#2b655b', 8, 31) +
  rock([[120, 1030], [210, 940], [330, 862], [430, 800], [520, 752], [470, 860], [440, 1030]], '#387364', 7, 32) +
  rock([[1040, 660], [1110, 664], [1200, 690], [1290, 742], [1360, 810], [1408, 890], [1436, 960], [1470, 1060], [1100, 1030]], '#5d9c65', 7, 33) +
  rock([[1188, 712], [1224, 752], [1236, 860], [1262, 960], [1250, 1060], [1330, 1060], [1322, 930], [1290, 830], [1262, 742]], '#3c7a5f', 6, 35) +
  rock([[1290, 752], [1330, 820], [1352, 910], [1366, 1060], [1420, 1060], [1396, 940], [1368, 850]], '#3c7a5f', 6, 36) +
  rock([[1110, 668], [1180, 694], [1268, 742], [1330, 800], [1256, 760], [1176, 716]], '#86bb70', 4, 37) +
  // the crown of the saddle
  rock([[700, 660], [860, 650], [1050, 668], [1150, 720], [1210, 800], [1240, 900], [1240, 1030], [440, 1030], [470, 920], [540, 820], [610, 740]], '#7db063', 5, 21) +
  terraces(
    [[706, 664], [640, 700], [584, 744], [536, 806], [492, 890], [462, 1020]],
    [[668, 676], [560, 724], [446, 790], [346, 864], [262, 940], [190, 1030]],
    6,
    ['#5a9563', '#9aa68a', '#2f6655'],
    0.46,
    0.74,
  ) +
  terraces(
    [[1052, 666], [1112, 690], [1162, 738], [1196, 806], [1214, 900], [1212, 1020]],
    [[1080, 672], [1158, 706], [1232, 766], [1284, 840], [1316, 930], [1330, 1040]],
    5,
    ['#93c46e', '#e2dcb2', '#4b7d57'],
    0.46,
    0.76,
  ) // prettier-ignore
/** Cloud that lies against the cliff on the right. */
const cloud = (): string =>
  smooth([[1300, 1060], [1330, 990], [1400, 954], [1480, 962], [1560, 926], [1660, 934], [1780, 900], [1900, 900], [1900, 1060]], '#eef2e2', 0.9) +
  smooth([[1400, 1060], [1440, 1010], [1540, 984], [1640, 996], [1760, 960], [1900, 964], [1900, 1060]], '#fdf7e6', 0.9) // prettier-ignore
/** The face of our terrace: two courses of fitted stones below the turf. */
function stones(top: number, k: number): string {
  const r = random(31)
  let s = ''
  for (let course = 0; course < 5; course++) {
    const y = top + course * k * 0.25
    for (let x = -40 - course * 30; x < 900;) {
      const w = k * r.range(0.3, 0.52)
      s += poly([[x + 3, y + r.range(0, 4)], [x + w * 0.5, y + r.range(0, 3)], [x + w - 3, y + r.range(0, 4)], [x + w - r.range(2, 6), y + k * 0.235], [x + r.range(2, 6), y + k * 0.235]], r() < 0.3 ? '#1f4e53' : '#1b474c') // prettier-ignore
      x += w
    }
  }
  return s
}
/** The terrace at our feet: the llama at rest, and a walker who sits on the step and looks. */
function near({ bank, walker, k, llamaAt, llamaSize }: Layout): string {
  return (
    edgeLight(poly(rough(bank, 2.4, 8, 12), '#173f45'), [0.7, -1], 5, '#79a763') +
    `<clipPath id="bank"><path transform="translate(0,${k * 0.11})" d="M${bank.map((p) => p.join()).join('L')}Z"/></clipPath><g clip-path="url(#bank)">${stones(bank[0]![1] + k * 0.2, k)}</g>` +
    `<ellipse cx="${walker[0] - k * 0.2}" cy="${walker[1] - k * 0.405}" rx="${k * 0.3}" ry="${k * 0.03}" fill="#0f2f3a"/><ellipse cx="${walker[0] + k * 0.36}" cy="${walker[1]}" rx="${k * 0.34}" ry="${k * 0.03}" fill="#0f2f3a"/>` +
    `<ellipse cx="${llamaAt[0] - llamaSize * 0.2}" cy="${llamaAt[1] + 2}" rx="${llamaSize * 0.8}" ry="${llamaSize * 0.05}" fill="#0f2f3a"/>` +
    edgeLight(
      place(
        ...walker,
        k,
        figure('sits', {
          skin: '#b97a55',
          hair: '#2a1d33',
          top: '#e0663d',
          farTop: '#a9483a',
          bottom: '#4a6a86',
          far: '#36506e',
          shoes: '#a9674c',
          cut: 'hat',
          hat: '#dca956',
        }),
      ),
      [1, -0.5],
      k / 50,
      '#ffe7b8',
    ) +
    edgeLight(
      place(
        ...llamaAt,
        llamaSize / 100,
        llama({ body: '#a9683f', shade: '#6b3d3a', light: '#d99a5c', dark: '#1f1626', wool: '#d8483f' }),
      ),
      [1, -0.5],
      llamaSize / 34,
      '#ffd79a',
    )
  )
}
interface Layout {
  /** Where the landscape is put, and how large. */
  land: string
  bank: Pt[]
  /** The foot of the step that the walker sits on, and pixels per metre. */
  walker: Pt
  k: number
  llamaAt: Pt
  llamaSize: number
}
function draw(plate: Plate, l: Layout): void {
  bokashi(plate, '#2f7480', '#cfe2cc', '#fff3d2', 640)
  const land = (body: string) => `<g transform="${l.land}">${body}</g>`
  const veil = (...banks: Parameters<typeof mist>[]): Plate =>
    plate.svg(`<defs>${MIST_INKS}</defs>${land(banks.map((b) => mist(...b)).join(''))}`)
  plate.svg(land(ranges()))
  plate.svg(land(gorge()))
  veil([3, -300, 720, 556, 110, 'cool'], [8, 1900, 1000, 566, 110, 'cool'])
  plate.svg(land(huaynaPicchu()))
  veil(
    [5, -300, 700, 618, 130, 'warm'],
    [9, 1900, 1040, 616, 130, 'warm'],
    [4, -300, 640, 690, 150, 'warm'],
    [6, 1900, 1130, 684, 170, 'warm'],
  )
  plate.svg(land(saddle() + incaTown() + cloud()))
  plate.svg(near(l))
}
export const views: View[] = [
  {
    name: 'machu-picchu-peru-cover',
    focusX: 850,
    draw: (plate) =>
      draw(plate, {
        land: '',
        bank: [[-60, 846], [200, 842], [390, 846], [542, 846], [545, 916], [690, 920], [694, 962], [846, 966], [850, 1010], [850, 1080], [-60, 1080]],
        walker: [486, 917],
        k: 172,
        llamaAt: [268, 846],
        llamaSize: 122,
      }), // prettier-ignore
    drawTall: (plate) =>
      draw(plate, {
        land: 'translate(-382,140) scale(.86)',
        bank: [[-60, 890], [110, 886], [240, 890], [336, 890], [338, 943], [444, 946], [448, 980], [560, 984], [564, 1010], [564, 1080], [-60, 1080]],
        walker: [294, 944],
        k: 130,
        llamaAt: [122, 890],
        llamaSize: 92,
      }), // prettier-ignore
  },
]
