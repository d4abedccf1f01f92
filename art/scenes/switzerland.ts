/** Below the Matterhorn in the last sun: a red mountain train bends over a viaduct towards the peak, and a pair leans out of its window. */
import { bareSky } from '../kit/heavens.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { DARK, jamb, mouth, portal, snowViaduct } from '../models/snow-viaduct.ts'
import { snowFir, type FirInk } from '../models/snow-fir.ts'
import { windowPair } from '../models/window-pair.ts'
import { gildedHorn } from '../models/gilded-horn.ts'
import {
  band,
  bellows,
  car,
  opening,
  lineOf,
  type At,
  type Eye,
  type Livery,
  type Stretch,
} from '../models/mountain-train.ts'

const STONE = { face: '#5563b0', ring: '#7685cb', side: '#3d4796', through: 'url(#through)' }
const RED: Livery = {
  red: '#d8322f',
  shade: '#a82138',
  streak: '#ff8f4e',
  skirt: '#7c1c40',
  cream: '#ffe9c9',
  roof: '#d3ddfa',
  rim: '#ffe0ac',
  pane: '#1d2458',
  mirror: '#3c4a9e',
  under: '#171a48',
}
/** The near car glows more towards the sun. */
const NEAR_RED: Livery = { ...RED, red: 'url(#red)', shade: 'url(#wine)', streak: 'url(#streak)' }
const FIR: FirInk = { bough: '#34408f', snow: '#e3eafd' }
type Fir = [x: number, y: number, high: number]
const firs = (all: Fir[]): string => all.map(([x, y, high]) => snowFir([x, y], high, FIR)).join('')
const CAR = 10,
  GAP = 0.8
/** The same four windows in every car; the first of the near car is that of the pair. */
const PANES: Pt[] = [0, 1, 2, 3].map((i): Pt => [1.22 + i * 2.04, 2.66 + i * 2.04])
/** The camera of the wide picture, for which the pair is drawn. */
const EYE: Eye = { d: 2.4, y: 2.65, f: 1260, at: [680, 490] }
interface Layout {
  eye: Eye
  /** The line from the near car on. */
  stretches: Stretch[]
  cars: number
  /** Metres along the line where the viaduct begins and ends, and its arches. */
  bridge: [from: number, to: number, arches: number]
  /** Metres of wall after the last arch. */
  pier: number
  /** Metres along the line to where the abutment is hidden below the near line. */
  foot: number
  /** Metres along the line to the tunnel. */
  tunnel: number
  /** Where the summit is, and the size of the peak. */
  peak: [x: number, y: number, size: number]
  /** The snow at the foot of the peak, and the ridge before it. */
  far: string
  ridge: string
  /** The hill under the far end of the viaduct, from there on. */
  hill: string
  /** Snow over the far end of its parapet. */
  mound: string
  /** The knoll that the line goes into. */
  knoll: string
  /** Firs behind the crest of the ridge. */
  grove: Fir[]
  /** The near snow in the shade. */
  fold: string
}
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const grade = (id: string, y0: number, y1: number, a: string, b: string, x0 = 0, x1 = 0) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x0}" y1="${y0}" x2="${x1}" y2="${y1}"><stop offset="0" stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`
const list = (pts: readonly Pt[]) => pts.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')
const along = (at: At, a: number, b: number, d: number, y: (s: number) => number, n = 40): Pt[] =>
  Array.from({ length: n + 1 }, (_, i) => {
    const s = a + ((b - a) * i) / n
    return at(s, d, y(s))
  })
const NEAR = 7.4
/** How far the line at `s` has come from an embankment to a viaduct that begins at `from`: 0 to 1. */
const risen = (s: number, from: number): number => {
  const k = Math.min(1, Math.max(0, 1 - (from - s) / 20))
  return k * k * (3 - 2 * k)
}
/** The outer edge of the snow beside the rails, which widens to the coping of the viaduct. */
const verge = (s: number, from: number): Pt => [2.15 + 0.7 * risen(s, from), 0.2 + 0.1 * risen(s, from)]
/** The snow beside the rails, one ribbon from the near car to the tunnel, which lies high on the coping. */
const ribbon = (at: At, from: number, to: number): Pt[] => {
  const s = Array.from({ length: 240 }, (_, i) => NEAR + ((to - NEAR) * i) / 239)
  return [
    ...s.map((t) => at(t, ...verge(t, from))),
    ...s.toReversed().map((t) => at(t, 1.36 + 0.89 * risen(t, from), 0.1 + 0.36 * risen(t, from))),
  ]
}
/** The sky, the peak and the snow before it. */
function distance(plate: Plate, l: Layout, frame: (body: string) => string, size: number): void {
  const h = l.eye.at[1],
    [x, y, k] = l.peak
  bareSky(plate, [
    [0, '#122c78'],
    [h * 0.45 * size, '#4f78c0'],
    [h * 0.78 * size, '#c9b4d2'],
    [h * size, '#ffc9a6'],
  ])
  plate.svg(
    frame(
      `<g transform="translate(${x},${y}) scale(${k * 1.28},${k}) translate(-966,-84)">${gildedHorn()}</g>` +
        grade('far', h - 150, h + 20, '#8a9add', '#6274c2') +
        shape(l.far, 'url(#far)') +
        firs(l.grove) +
        grade('ridge', h - 80, h + 330, '#96a6e4', '#6577c6') +
        shape(l.ridge, 'url(#ridge)'),
    ),
  )
}
/** `size` and `dx` place the whole picture in the form for links. */
function draw(plate: Plate, l: Layout, size = 1, dx = 0): void {
  const frame = (body: string) =>
    size === 1 ? body : `<g transform="translate(${dx},0) scale(${size})">${body}</g>`
  distance(plate, l, frame, size)
  const [vx, h] = l.eye.at,
    line = lineOf(l.stretches, l.eye),
    { at } = line,
    [from, to, arches] = l.bridge,
    k = l.eye.f / EYE.f,
    // the gorge is deep up to its far side, which begins behind the last pier
    side = to + l.pier,
    ground = (s: number) => -1 - 30 * Math.min(1, Math.sin(Math.PI * Math.min(0.5, Math.max(0, (side - s) / (side - from)))) ** 0.8),
    hill = [...along(at, from, side - 2, 2.3, ground, 90), ...along(at, side, l.tunnel, 2.9, () => -0.2)],
    // the coping under the snow, which leans out
    lip = (d: number, y: number) => Array.from({ length: 200 }, (_, i) => NEAR + ((l.tunnel - NEAR) * i) / 199).map((t) => at(t, verge(t, from)[0] + d, verge(t, from)[1] + y)), // prettier-ignore
    edge = Array.from({ length: 80 }, (_, i) => NEAR + ((l.foot - NEAR) * i) / 79).map((t) => at(t, ...verge(t, from))),
    heap = at(l.tunnel, 2.9, 0)[1],
    dusk = at(l.tunnel, 1.35, 2)[0] - 6,
    frames = Array.from({ length: l.cars }, (_, i): At => (u, d, y) => at(7 + i * (CAR + GAP) + u, d, y)),
    cars = frames.map((at, i) =>
      [i < l.cars - 1 ? bellows(at, frames[i + 1]!, CAR, RED) : '', car(at, CAR, i ? PANES : PANES.slice(1), i ? RED : NEAR_RED)].join('')) // prettier-ignore
  plate.svg(
    frame(
      grade('through', h + 40, 1000, '#b9c6f4', '#8090da') +
        snowViaduct(at, { from, to, arches }, STONE) +
        grade('slope', h - 110, 1000, '#bfcbf6', '#9dadea') +
        shape(`M${list(hill)}${l.hill}`, 'url(#slope)') +
        grade('knoll', h - 130, h + 120, '#b1beef', '#8092d7') +
        shape(l.knoll, 'url(#knoll)') +
        portal(at, l.tunnel, STONE) +
        // the train runs into the dark of the tunnel
        band(at, NEAR, l.tunnel, [-2.3, 0.1], [2.3, 0.1], RED.under) +
        `<clipPath id="mouth"><path d="${mouth(at, l.tunnel)}"/></clipPath><clipPath id="train"><path d="M-900,-900H${at(l.tunnel, 0, 2)[0]}V2000H-900Z"/><path d="${mouth(at, l.tunnel)}"/></clipPath>` +
        `<g clip-path="url(#train)">${cars.slice(2).toReversed().join('')}</g>` +
        grade('dusk', 0, 0, `${DARK}00`, DARK, dusk, jamb(at, l.tunnel) - 5) +
        `<path d="M${dusk},0H1700V1000H${dusk}Z" fill="url(#dusk)" clip-path="url(#mouth)"/>` +
        // the abutment, its parapet, and the snow on them
        shape(`M${list(edge)}V1300H-100Z`, STONE.face) +
        shape(`M${list([...lip(0, 0), ...lip(0.14, -0.56).toReversed()])}Z`, '#7f8fd8') +
        grade('ribbon', h, 1000, '#e2e8fb', '#a3b2ee') +
        shape(`M${list(ribbon(at, from, l.tunnel))}Z`, 'url(#ribbon)') +
        shape(l.mound, 'url(#slope)') +
        grade('drift', heap - 22 * k, heap + 40 * k, '#d8e0fb', '#d8e0fb00') +
        shape(l.mound, 'url(#drift)') +
        grade('fold', h + 60, 1000, '#7186d0', '#3f4fa4') +
        shape(l.fold, 'url(#fold)') +
        // the near cars glow towards the sun
        grade('red', 0, 0, '#c4262f', '#ea4530', vx - 640 * k, vx) +
        grade('wine', 0, 0, '#861a3e', '#b62840', vx - 560 * k, vx) +
        grade('streak', 0, 0, '#f4703c', '#ffc07c', vx - 500 * k, vx) +
        cars.slice(0, 2).toReversed().join('') +
        opening(frames[0]!, RED) +
        `<g transform="translate(${vx},${h}) scale(${k}) translate(${-EYE.at[0]},${-EYE.at[1]})">${windowPair()}</g>`,
    ),
  )
}
const WIDE: Layout = {
  eye: EYE,
  stretches: [
    [17, 0, 0],
    [10, 1 / 52, 0],
    [28, 1 / 52, 0.01],
    [14, 0, 0.03],
    [30, -1 / 300, 0.06],
    [60, -1 / 300, 0.08],
    [60, 0, 0.08],
  ],
  cars: 10,
  bridge: [38, 97, 4],
  pier: 5,
  foot: 34,
  tunnel: 111,
  peak: [1180, 54, 0.98],
  far: 'M-200,520C300,520 600,486 780,446S1130,372 1330,392S1600,370 1800,360V1100H-200Z',
  ridge: 'M-200,560C300,560 760,500 980,444S1240,412 1360,416S1600,396 1800,380V1100H-200Z',
  hill: 'L1800,440V1200H600Z',
  mound:
    'M1337.500,520C1342,494 1356,474 1380,462C1420,444 1476,462 1530,506C1580,546 1650,590 1800,610V1200H1350V560Z',
  fold: 'M1800,660C1640,680 1500,720 1420,800C1360,860 1320,940 1300,1100L1800,1200Z',
  knoll:
    'M1350,560L1350,500L1190,474C1222,420 1270,366 1340,354C1400,344 1452,346 1500,364C1560,388 1640,440 1800,480V660Z',
  grove: [],
}
const TALL: Layout = {
  ...WIDE,
  cars: 7,
  eye: { ...EYE, f: 900, at: [486, 632] },
  stretches: [
    [17, 0, 0],
    [10, 1 / 70, 0],
    [14, 1 / 70, 0.02],
    [14, 0, 0.05],
    [30, -1 / 500, 0.1],
    [60, -1 / 500, 0.13],
    [60, 0, 0.13],
  ],
  bridge: [31, 62, 2],
  pier: 9,
  foot: 28,
  tunnel: 78,
  peak: [500, 84, 0.84],
  far: 'M-200,440C-20,410 140,400 250,384S440,346 556,368S760,440 900,446V1100H-200Z',
  ridge: 'M-200,620C160,590 360,560 500,520S700,482 900,500V1100H-200Z',
  knoll:
    'M684,690L684,632L540,614C570,572 602,530 646,522C690,516 722,560 752,592C790,634 850,690 900,720V690Z',
  hill: 'L900,580V1200H400Z',
  mound: 'M677.500,676C680,646 687,628 703,615C722,602 800,620 900,690V1200H684V720Z',
  fold: '',
  grove: [
    [502, 523, 66],
    [442, 538, 56],
    [471, 531, 88],
    [558, 512, 48],
  ],
}
export const views: View[] = [
  {
    name: 'romantic-switzerland-cover',
    focusX: 970,
    draw: (plate) => draw(plate, WIDE),
    drawTall: (plate) => draw(plate, TALL),
    drawLink: (plate) => draw(plate, WIDE, 0.84, 256),
  },
]
