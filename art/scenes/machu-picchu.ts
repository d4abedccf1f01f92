/** Machu Picchu from the terrace of the guardhouse, early: light rakes in from the right, cloud still lies in the gorge. */
import { forest } from '../kit/forest-mass.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { bokashi } from '../kit/heavens.ts'
import { huaynaPicchu, massif } from '../models/huayna-picchu.ts'
import { incaCity } from '../models/inca-city.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { Camera } from '../kit/camera.ts'
import { WIDE } from '../kit/format.ts'
import { BEHIND, fromBehind } from '../materials/inca.ts'
import { Mesh } from '../kit/mesh.ts'
import { fartherThan, pullSolid } from '../kit/solid.ts'
import { rough } from '../kit/landform.ts'
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
/** The flanks of the saddle behind the town: woods towards the peak, spurs that fall into the gorge, in shade on the left. */
const flanks = (): string =>
  massif('far-right', [[1040, 700], [1100, 590], [1180, 606], [1250, 640], [1316, 650], [1372, 700], [1420, 724], [1470, 790], [1540, 840], [1580, 920], [1700, 1040], [1000, 1040]], '#7fb394', [
    [[[1316, 640], [1300, 700], [1340, 760], [1330, 840], [1370, 940], [1380, 1040], [1280, 1040], [1260, 900], [1240, 700]], '#5d9a86'],
    [[[1420, 716], [1410, 780], [1450, 840], [1450, 920], [1480, 1040], [1430, 1040], [1410, 920], [1390, 820]], '#5d9a86'],
  ]) +
  massif('right', [[840, 700], [860, 530], [940, 528], [1030, 540], [1100, 566], [1160, 606], [1204, 640], [1240, 690], [1290, 716], [1316, 770], [1364, 806], [1384, 868], [1430, 920], [1470, 1040], [840, 1040]], '#4d8f64', [
    [[[860, 520], [940, 520], [1030, 534], [1100, 560], [1150, 596], [1120, 610], [1020, 566], [900, 560]], '#2d6a58'],
    [[[1160, 600], [1210, 640], [1240, 690], [1226, 740], [1250, 800], [1240, 880], [1262, 1040], [1180, 1040], [1150, 700]], '#2f6e5c'],
    [[[1244, 686], [1290, 712], [1310, 770], [1290, 820], [1330, 900], [1330, 1040], [1280, 1040], [1270, 900], [1276, 820], [1252, 760]], '#8dbf70'],
    [[[1316, 766], [1326, 830], [1352, 900], [1352, 1040], [1400, 1040], [1384, 940], [1362, 860]], '#2f6e5c'],
    [[[1364, 800], [1384, 868], [1430, 920], [1480, 1040], [1424, 1040], [1400, 930], [1376, 880]], '#8dbf70'],
  ]) +
  massif('left', [[380, 1040], [396, 930], [420, 860], [448, 800], [470, 740], [500, 690], [530, 640], [580, 590], [640, 548], [700, 530], [760, 524], [860, 524], [860, 1040]], '#2a6159', [
    [[[500, 690], [520, 720], [500, 790], [512, 860], [490, 960], [490, 1040], [560, 1040], [560, 700]], '#387364'],
    [[[448, 800], [462, 850], [440, 930], [446, 1040], [420, 1040], [424, 920]], '#387364'],
  ]) // prettier-ignore
/** Cloud in the drop between our terrace and the town, and against the cliff on the right. */
const cloud = (): string =>
  smooth([[100, 1060], [100, 900], [300, 884], [470, 876], [550, 892], [630, 922], [730, 914], [830, 946], [950, 942], [1070, 966], [1170, 956], [1250, 980], [1310, 956], [1390, 966], [1460, 920], [1560, 934], [1660, 890], [1780, 890], [1900, 880], [1900, 1060]], '#e3eedd', 0.9) +
  smooth([[100, 1080], [100, 960], [300, 944], [450, 940], [540, 962], [640, 990], [720, 984], [800, 996], [900, 976], [1000, 1004], [1150, 1000], [1300, 1030], [1370, 1016], [1460, 984], [1560, 996], [1680, 960], [1900, 950], [1900, 1080]], '#fdf7e6', 0.9) // prettier-ignore

/** Trees at the far end of the town. */
const farTrees = (): string =>
  forest(3, [[560, 538], [640, 526], [700, 522], [770, 524]], 570, 21, '#2f7458') +
  forest(6, [[600, 540], [690, 531], [770, 532]], 570, 15, '#3f8662') +
  forest(4, [[806, 520], [880, 518], [940, 528], [1000, 546]], 570, 24, '#2f7458') +
  forest(7, [[806, 531], [900, 530]], 570, 16, '#3f8662') // prettier-ignore

/** The measured town, seen from the guardhouse. `k` enlarges the picture and (x, y) moves it, as the transform of the land does. */
function town(plate: Plate, k: number, x: number, y: number): void {
  const m = Mesh.create(),
    cam = new Camera([0, 78, 0], 0, (1140 / WIDE) * k, 338 * k + y, 790 * k + x)
  const city = m.at(50, 0, 0, 0.12)
  incaCity(city)
  const haze = rgb('#cfe2cc')
  const depth = pullSolid(plate, m, cam, {
    sun: BEHIND,
    materials: fromBehind,
    crisp: true,
    shadows: [
      { centre: [30, 0, -220], radius: 70 },
      { centre: [0, 0, -320], radius: 170 },
    ],
    air: (p, d) => ({
      amount: 0.34 * smoothstep(210, 450, d) + 0.9 * smoothstep(-40, -120, p[1]),
      ink: haze,
    }),
  })
  const beyond = fartherThan(plate, depth, 422)
  plate.svg(`<g transform="translate(${x},${y}) scale(${k})">${farTrees()}</g>`, {
    mask: (px, py) => (beyond(px, py) ? 1 : 0),
  })
  // a tree on the lawn, with its shadow
  const at = cam.project(city.put([-8, 4.4, -268]))
  plate.svg(
    place(
      at.x,
      at.y,
      at.k,
      '<path d="M.4,.1L-4,-.2C-8,-.4 -9,-2 -7,-2.3C-4,-2.8 0,-1 .6,0Z" fill="#5c9c66"/><path d="M-.3,0L-.2,-2H.3L.5,0Z" fill="#4a5a42"/><path d="M-2.6,-1.6C-3.6,-2.6 -3,-4.200 -2,-4.400C-1.800,-5.800 .6,-6.300 1.300,-5C2.800,-5 3.400,-3.200 2.700,-2.200C2,-1.300 -1.600,-1.100 -2.600,-1.600Z" fill="#2f7458"/><path d="M.2,-5.600C.8,-5.700 1.200,-5.300 1.300,-5C2.800,-5 3.400,-3.200 2.700,-2.200C2.200,-1.700 1.400,-1.600 .8,-1.600C1.600,-2.600 1.400,-3.800 .6,-4.100C.9,-4.700 .7,-5.300 .2,-5.600Z" fill="#63a167"/>',
    ),
  )
}
/** The face of our terrace: fitted stones of uneven size below the turf. */
function stones(top: number, k: number): string {
  const r = random(31),
    beds = [0, 0.3, 0.52, 0.84, 1.06, 1.4].map((b) => top + b * k)
  let s = ''
  for (let i = 0; i + 1 < beds.length; i++)
    for (let x = -60 - i * 40, sway = 0; x < 900;) {
      const [y0, y1] = [beds[i]!, beds[i + 1]!],
        w = (y1 - y0) * r.range(0.9, 2.2),
        next = r.range(-0.06, 0.06) * k
      s += poly([[x + sway + 3, y0 + 3 + r.range(0, 4)], [x + w * 0.45, y0 + 2 + r.range(0, 3)], [x + w + next - 3, y0 + 3 + r.range(0, 4)], [x + w - next - 3, y1 - 3], [x - sway + 3, y1 - 3]], r.pick(['#1b474c', '#1b474c', '#1f4e53', '#24565a'])) // prettier-ignore
      x += w
      sway = next
    }
  return s
}
/** The toe of the far shoe in shade, so that the two part. */
const FAR_SHOE =
  '<path d="M.552,-.078C.6,-.062 .66,-.034 .668,0L.572,0C.586,-.034 .574,-.056 .552,-.078Z" fill="#74443a"/>'
/** The terrace at our feet: the llama at rest, and a walker who sits on the step and looks. */
function near({ bank, walker, k, llamaAt, llamaSize }: Layout): string {
  const turf = k * 0.07,
    // the top of the wall and the shadows on it, which fall to the left and away from us
    shadow = (x: number, y: number, from: number, to: number): string =>
      poly([[x + to, y], [x + from, y], [x + from - turf * 1.4, y - turf * 0.8], [x + from + turf * 0.4, y - turf], [x + to - turf * 2, y - turf]], '#24544f') // prettier-ignore
  return (
    poly(
      rough(
        bank.map(([x, y]): Pt => [x, y - turf]),
        2.4,
        8,
        12,
      ),
      '#6d9c5c',
    ) +
    shadow(llamaAt[0], llamaAt[1] - turf * 0.2, -llamaSize * 1.15, llamaSize * 0.7) +
    shadow(walker[0], walker[1] - k * 0.41, -k * 0.55, k * 0.14) +
    shadow(walker[0], walker[1], k * 0.04, k * 0.5) +
    poly(bank, '#173f45') +
    `<clipPath id="bank"><path transform="translate(0,${k * 0.07})" d="M${bank.map((p) => p.join()).join('L')}Z"/></clipPath><g clip-path="url(#bank)">${stones(bank[0]![1] + k * 0.1, k)}</g>` +
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
        }) + FAR_SHOE,
      ),
      [1, -0.5],
      k / 75,
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
  zoom: [k: number, x: number, y: number]
  bank: Pt[]
  /** The foot of the step that the walker sits on, and pixels per metre. */
  walker: Pt
  k: number
  llamaAt: Pt
  llamaSize: number
}
function draw(plate: Plate, l: Layout): void {
  bokashi(plate, '#2f7480', '#cfe2cc', '#fff3d2', 640)
  const [k, x, y] = l.zoom,
    land = (body: string) => `<g transform="translate(${x},${y}) scale(${k})">${body}</g>`
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
  plate.svg(land(flanks()))
  town(plate, ...l.zoom)
  plate.svg(land(cloud()))
  plate.svg(near(l))
}
export const views: View[] = [
  {
    name: 'machu-picchu-peru-cover',
    focusX: 850,
    draw: (plate) =>
      draw(plate, {
        zoom: [1, 0, 0],
        bank: [[-60, 850], [464, 850], [468, 930], [618, 930], [622, 976], [748, 976], [752, 1080], [-60, 1080]],
        walker: [409, 926],
        k: 196,
        llamaAt: [176, 848],
        llamaSize: 140,
      }), // prettier-ignore
    drawTall: (plate) =>
      draw(plate, {
        zoom: [0.88, -400, 74],
        bank: [[-60, 920], [346, 920], [349, 976], [470, 976], [474, 1080], [-60, 1080]],
        walker: [306, 974],
        k: 138,
        llamaAt: [128, 919],
        llamaSize: 98,
      }), // prettier-ignore
    drawLink: (plate) =>
      draw(plate, {
        zoom: [0.84, 230, -14],
        bank: [[-60, 640], [636, 640], [639, 703], [760, 703], [764, 744], [880, 744], [884, 1080], [-60, 1080]],
        walker: [592, 700],
        k: 152,
        llamaAt: [410, 638],
        llamaSize: 108,
      }), // prettier-ignore
  },
]
