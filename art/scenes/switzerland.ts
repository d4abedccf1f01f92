/** Last sun on the Matterhorn and on a snowy hill, where a pair stands by a fence and she waves. Below, a red train crosses the valley in the shade. */
import { smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import type { Plate } from '../kit/press.ts'
import type { Pt } from '../kit/vec.ts'
import type { View } from '../kit/scene.ts'
import { snowFirs } from '../models/snow-firs.ts'
import { snowFence } from '../models/snow-fence.ts'
import { pairShadow, winterPair } from '../models/winter-pair.ts'
import { gildedHorn } from '../models/gilded-horn.ts'
import { valleyTrain, valleyViaduct, type Livery, type Scale, type Stone } from '../models/valley-train.ts'

const STONE: Stone = {
  face: '#4f5cab',
  ring: '#8694d8',
  side: '#38448f',
  coping: '#7b8acd',
  through: 'url(#ridge)',
  snow: '#eef2ff',
}
const RED: Livery = {
  red: '#e23a2e',
  shade: '#a81f3f',
  cream: '#ffe3b8',
  snow: '#eef2ff',
  window: '#ffd888',
  pane: '#1d2458',
  under: '#1d2458',
}
/** Shadows on the snow of the hill. */
const SHADOW = '#8485d8'
type Firs = Parameters<typeof snowFirs>[0]
interface Layout {
  /** Firs on the hill, on the ridge behind the viaduct and at its feet. */
  firs: { hill: Firs; ridge: Firs; floor: Firs }
  /** The height of the horizon's glow. */
  glow: number
  peak: [x: number, y: number, size: number]
  /** The snow at the foot of the peak, and the ridge behind the viaduct. */
  far: string
  ridge: string
  scale: Scale
  viaduct: Parameters<typeof valleyViaduct>[1]
  train: [from: number, cars: number]
  /** The snow at the feet of the piers, which rises below the line on the right. */
  floor: string
  /** Tracks of skis on it. */
  tracks: string
  /** The hill behind the pair and a fold of its snow, and from where to where the sun on each fades. */
  hill: string
  sun: [from: Pt, to: Pt]
  fold: string
  foldSun: [from: Pt, to: Pt]
  pair: [x: number, y: number, size: number]
  /** The fence behind them, where the level ground ends. */
  fence: [feet: Pt[], high: number]
}
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const grade = (id: string, [x0, y0]: Pt, [x1, y1]: Pt, ...inks: [at: number, ink: string][]) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x0}" y1="${y0}" x2="${x1}" y2="${y1}">${inks.map(([at, ink]) => `<stop offset="${at}" stop-color="${ink}"/>`).join('')}</linearGradient>`
/** The level ground that the pair stand on, from the fence towards us. */
const ground = (feet: Pt[], lower: number): Pt[] => [
  ...feet.map(([x, y]): Pt => [x, y + lower]),
  [1300, 1600],
  [-900, 1600],
  [-900, feet[0]![1] + lower],
]
/** `size` and `dx` place the whole picture in the form for links. */
function draw(plate: Plate, l: Layout, size = 1, dx = 0): void {
  const frame = (body: string) =>
    size === 1 ? body : `<g transform="translate(${dx},0) scale(${size})">${body}</g>`
  bareSky(plate, [
    [0, '#0a1b54'],
    [l.glow * 0.45 * size, '#4f78c0'],
    [l.glow * 0.78 * size, '#c9b4d2'],
    [l.glow * size, '#ffc9a6'],
  ])
  const [x, y, k] = l.peak,
    [px, py, pk] = l.pair,
    h = l.glow
  plate.svg(
    frame(
      `<g transform="translate(${x},${y}) scale(${k * 1.28},${k}) translate(-966,-84)">${gildedHorn()}</g>` +
        grade('far', [0, h - 150], [0, h + 60], [0, '#8091d8'], [1, '#6576c6']) +
        shape(l.far, 'url(#far)') +
        grade('ridge', [0, h - 80], [0, h + 330], [0, '#93a3e4'], [1, '#8a9ae0']) +
        snowFirs(l.firs.ridge, { green: '#4f5eb4', snow: '#a3b1ee' }) +
        shape(l.ridge, 'url(#ridge)') +
        valleyViaduct(l.scale, l.viaduct, STONE) +
        valleyTrain(l.scale, ...l.train, RED) +
        grade('floor', [0, h + 60], [0, 940], [0, '#8494e0'], [1, '#5f70cb']) +
        snowFirs(l.firs.floor, { green: '#34418f', snow: '#7080d6' }) +
        shape(l.floor, 'url(#floor)') +
        `<path d="${l.tracks}" fill="none" stroke="#8797e6" stroke-width="3"/>` +
        snowFirs(l.firs.hill, { green: '#36448f', snow: '#f2b48f' }) +
        grade(
          'hill',
          ...l.sun,
          [0, '#fff3e0'],
          [0.06, '#ffe0c4'],
          [0.15, '#f8c4c2'],
          [0.28, '#dcb2dc'],
          [0.6, '#bcb0ec'],
          [1, '#a2aaf0'],
        ) +
        shape(l.hill, 'url(#hill)') +
        grade('fold', ...l.foldSun, [0, '#f4c9c8'], [0.1, '#e2b5d3'], [0.35, '#c0a6e2'], [1, '#9c9fe4']) +
        shape(l.fold, 'url(#fold)') +
        grade('ground', [0, 800], [0, 1000], [0, '#b4aeef'], [1, '#8f9ae6']) +
        smooth(ground(l.fence[0], 0), '#dcc8ee', 0.4) +
        smooth(ground(l.fence[0], 3), 'url(#ground)', 0.4) +
        snowFence(...l.fence, SHADOW, '#cfc4f2') +
        `<g transform="translate(${px},${py}) scale(${pk})">${pairShadow('#7b7cd3', '#6465bf')}${winterPair()}</g>`,
    ),
  )
}
const WIDE: Layout = {
  firs: {
    hill: [
      [46, 216, 126],
      [98, 222, 90],
      [134, 232, 60],
    ],
    ridge: [
      [626, 504, 30],
      [648, 503, 44],
      [672, 501, 34],
      [696, 498, 24],
      [1000, 476, 22],
      [1020, 475, 34],
      [1040, 474, 24],
      [1300, 468, 30],
      [1326, 466, 46],
      [1352, 463, 34],
      [1376, 460, 24],
      [1520, 436, 36],
      [1548, 430, 50],
    ],
    floor: [
      [1508, 680, 62],
      [1538, 668, 100],
      [1574, 660, 76],
    ],
  },
  glow: 470,
  peak: [1060, 54, 0.92],
  far: 'M-500,470C100,430 420,462 640,448C760,440 840,416 940,420C1040,424 1100,446 1200,432C1280,420 1400,404 1500,392S1640,372 1800,350V1100H-500Z',
  ridge: 'M-500,520C240,540 560,500 820,480S1240,470 1420,450S1660,400 1800,380V1100H-500Z',
  scale: { origin: [596, 600], metre: 15 },
  viaduct: { from: 12.6, arches: 4, pitch: 11.6, wall: [-20, 90] },
  train: [10.4, 3],
  floor:
    'M400,880C800,864 1000,862 1090,856C1240,844 1380,766 1446,706C1490,668 1530,650 1590,640S1700,634 1800,634V1200H400Z',
  tracks:
    'M1520,668C1430,730 1380,780 1430,840S1440,930 1290,1010M1530,672C1442,734 1392,782 1442,838S1456,936 1306,1010',
  hill: 'M-500,150C-60,150 300,212 508,388C646,504 766,694 950,806C1090,888 1240,946 1420,1004L1800,1100V1200H-500Z',
  sun: [
    [420, 270],
    [200, 970],
  ],
  fold: 'M-500,440C-120,440 200,486 390,604C510,680 600,800 780,910V1200H-500Z',
  foldSun: [
    [330, 540],
    [170, 840],
  ],
  pair: [-6, 16, 0.72],
  fence: [
    [
      [-410, 794],
      [-230, 797],
      [-50, 802],
      [130, 808],
      [490, 842],
      [645, 872],
      [800, 918],
      [945, 1012],
      [1150, 1166],
    ],
    126,
  ],
}
const TALL: Layout = {
  firs: {
    hill: [
      [32, 334, 70],
      [62, 338, 46],
    ],
    ridge: [
      [462, 442, 18],
      [478, 439, 28],
      [496, 436, 20],
      [622, 432, 22],
      [640, 430, 32],
      [658, 430, 24],
    ],
    floor: [],
  },
  glow: 470,
  peak: [430, 66, 0.8],
  far: 'M-200,450C-20,448 140,440 290,420S480,392 586,376S720,330 900,300V1100H-200Z',
  ridge: 'M-200,500C60,480 260,470 430,440S700,440 900,410V1100H-200Z',
  scale: { origin: [376, 560], metre: 8.4 },
  viaduct: { from: 6.6, arches: 4, pitch: 11.24, wall: [-20, 60] },
  train: [7.9, 2],
  floor: 'M300,826C450,820 550,820 596,814C660,800 706,720 760,680L900,640V1200H300Z',
  tracks:
    'M760,690C690,740 640,790 690,850S740,940 700,1010M760,698C698,746 650,792 698,848S750,942 710,1010',
  hill: 'M-200,286C10,286 230,336 352,458C440,552 490,716 600,836C660,900 710,956 800,1020V1200H-200Z',
  sun: [
    [250, 350],
    [90, 1000],
  ],
  fold: 'M-200,540C20,536 190,586 300,690C390,776 440,880 560,1000V1200H-200Z',
  foldSun: [
    [270, 640],
    [110, 880],
  ],
  pair: [-34, 180, 0.6],
  fence: [
    [
      [-80, 828],
      [75, 833],
      [366, 864],
      [474, 902],
      [572, 966],
      [690, 1130],
      [724, 1250],
    ],
    106,
  ],
}
export const views: View[] = [
  {
    name: 'romantic-switzerland-cover',
    focusX: 460,
    draw: (plate) => draw(plate, WIDE),
    drawTall: (plate) => draw(plate, TALL),
    drawLink: (plate) => draw(plate, WIDE, 0.84, 256),
  },
]
