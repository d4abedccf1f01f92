/** East Africa at sunrise: a cow elephant and her calf come towards us, the sun behind her ear, Kilimanjaro beyond. */
import { place, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb } from '../kit/ink.ts'
import { farAcacias, farAntelopes, kibo } from '../models/amboseli.ts'
import { calfBody, calfCheek, calfHead, calfTrunk } from '../models/elephant-calf-dawn.ts'
import { body, face, farLeg, lips, litEar, tail, tusks } from '../models/elephant-dawn.ts'
import { bank, stalks, tufts, type Stand } from '../models/savannah-grass.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

type Place = [x: number, y: number, k: number]
/** The edge of a bank of grass and its tufts; `lit` are those with the sun's light on their edges, left and right of it. */
interface Grass {
  edge: Pt[]
  stands: Stand[]
  lit?: [left: Stand[], right: Stand[]]
}
interface Layout {
  wide: number
  horizon: number
  sun: [x: number, y: number, r: number]
  /** Column and foot of the mountain, its height, how much it is drawn out, and the hundredths of its height between which the haze takes it. */
  peak: [x: number, y: number, high: number, wide: number, haze: readonly [number, number]]
  /** Trees far off: column, row, height. */
  trees: [x: number, y: number, high: number][]
  /** Antelopes far off, likewise. */
  herd: [x: number, y: number, high: number][]
  cow: Place
  calf: Place
  /** The grass in the shade before them, from far to near. */
  grass: [Grass, Grass]
}
let serial = 0
/** Light on the edges that face the given ways: what leaves the body when it is moved against them takes the ink. */
function rim(body: string, ink: string, ...shifts: Pt[]): string {
  const id = `rim${serial++}`,
    steps = shifts.map(
      ([dx, dy], i) =>
        `<feOffset in="SourceAlpha" dx="${-dx}" dy="${-dy}" result="in${i}"/>${i ? `<feComposite in2="in${i - 1}" operator="in" result="in${i}"/>` : ''}`,
    ),
    inside = `in${shifts.length - 1}`
  // a sum, not one over the other: else the ink would show in the soft pixels of all edges
  return `<filter id="${id}" filterUnits="userSpaceOnUse" x="-60" y="-60" width="1720" height="1120" color-interpolation-filters="sRGB">${steps.join('')}<feFlood flood-color="${ink}"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="${inside}" operator="out" result="edge"/><feComposite in="SourceGraphic" in2="${inside}" operator="in"/><feComposite in2="edge" operator="arithmetic" k1="0" k2="1" k3="1" k4="0"/></filter><g filter="url(#${id})">${body}</g>`
}
const SHADE = '#a65f5b'
/** The grass, far and near. */
const GRASS = ['#6a3150', '#4a2147'] as const
/** The light on edges: deep enough to stand out from the pale sky too. */
const RIM = '#ff9442'
/** The feet that throw shadows: column, row and half width, in the animal's centimetres. */
type Foot = readonly [u: number, v: number, half: number]
const COW_FEET: Foot[] = [[-149, -7, 17], [-82, -9, 16], [-24, -2, 20], [36, 3, 21.5]] // prettier-ignore
const CALF_FEET: Foot[] = [[-13, 0, 11], [15, 1.5, 11.5], [41.5, -3, 9.5], [65.5, -4, 10]] // prettier-ignore
/** The shadows of an animal's four legs: calm bands that run out of the picture below. */
function shadow({ sun: [sx, , sr], horizon: h }: Layout, [x, y, k]: Place, feet: Foot[]): string {
  // they part less than the low sun would have them
  const from: Pt = [sx - sr * 0.7, h - sr * 1.7],
    at = (u: number, v: number, far: number): string =>
      `${from[0] + (x + u * k - from[0]) * far},${from[1] + (y + v * k - from[1]) * far}`
  const bands = feet.map(
    ([u, v, half]) =>
      `M${at(u - half, v, 1)}L${at(u + half, v, 1)}L${at(u + half, v, 1.6)}L${at(u - half, v, 1.6)}Z`,
  )
  return `<path d="${bands.join('')}" fill="${SHADE}"/>`
}
/** Long low swells of a second tone on the plain. */
const streaks = ({ wide, horizon: h }: Layout, ink: string): string =>
  [[0.02, 60, 0.2], [0.27, 72, 0.15], [0.9, 66, 0.16], [0.7, 82, 0.14]].map(([c, row, reach]) => {
    const [cx, y, r] = [c! * wide, h + row!, reach! * wide]
    return smooth([[cx - r, y + 1], [cx - r * 0.4, y - 5], [cx + r * 0.3, y - 4], [cx + r, y], [cx + r * 0.3, y + 4], [cx - r * 0.5, y + 3.4]], ink, 0.6)
  }).join('') // prettier-ignore
function draw(plate: Plate, l: Layout): void {
  const { wide, horizon: h } = l,
    [sx, sy, sr] = l.sun,
    [x, y, k] = l.cow
  bareSky(plate, [
    [0, '#3b3d7e'],
    [h * 0.2, '#7a619e'],
    [h * 0.42, '#dd908c'],
    [h * 0.62, '#fbb873'],
    [h, '#ffe7a8'],
  ])
  const [px0, foot, high, drawn, haze] = l.peak
  plate.svg(
    `<g transform="matrix(${(high / 100) * drawn},0,0,${high / 100},${px0},${foot})">${kibo(...haze)}</g>`,
  )
  const glow = rgb('#ffe7a2')
  plate.field((px, py) => {
    const q = Math.hypot(px - sx, py - sy) / (sr * 3.6)
    return q > 1 ? null : [glow, 0.8 * (1 - q) ** 2]
  })
  plate.svg(
    `<circle cx="${sx}" cy="${sy}" r="${sr}" fill="#fff8d8"/><rect y="${h}" width="${wide}" height="${1000 - h}" fill="#ffe7a8"/>` +
      smooth(
        [
          [-60, h + 42],
          [wide * 0.2, h + 36],
          [wide * 0.55, h + 50],
          [wide * 0.85, h + 40],
          [wide + 60, h + 46],
          [wide + 60, 1100],
          [-60, 1100],
        ],
        '#fbcf83',
        0.5,
      ) +
      streaks(l, '#f6c67b') +
      farAcacias(l.trees, '#d99a72') +
      farAntelopes(l.herd, '#c98a6a') +
      smooth(
        [
          [-60, h + 98],
          [wide * 0.3, h + 110],
          [wide * 0.6, h + 96],
          [wide + 60, h + 112],
          [wide + 60, 1100],
          [-60, 1100],
        ],
        '#f2b36a',
        0.5,
      ) +
      smooth(
        [
          [-60, h + 186],
          [wide * 0.1, h + 196],
          [wide * 0.3, h + 260],
          [wide * 0.7, h + 290],
          [wide + 60, h + 192],
          [wide + 60, 1100],
          [-60, 1100],
        ],
        '#e0975a',
        0.5,
      ),
  )
  // the dust that their feet raise, in the sun
  const dust = rgb('#fff0c0'),
    mid = (x + l.calf[0]) / 2
  plate.field((px, py) => {
    const q = Math.hypot((px - mid) / (270 * k), (py - y + 22 * k) / (py < y - 22 * k ? 62 * k : 48 * k))
    return q > 1 ? null : [dust, 0.75 * (1 - q * q) ** 2]
  })
  plate.svg(shadow(l, l.cow, COW_FEET) + shadow(l, l.calf, CALF_FEET))
  const sunAt: Pt = [(sx - x) / k, (sy - y) / k]
  const calf = (part: string) => place(...l.calf, part),
    cow = (part: string) => place(x, y, k, part),
    // one width of light on all edges towards the sun: she stands to the left of it, the calf to the right
    w = 3.2,
    lit = (part: string) => rim(part, RIM, [0.95 * w, -0.3 * w], [0.7 * w, -0.7 * w], [0.3 * w, -0.95 * w]),
    litCalf = (part: string) => rim(part, RIM, [-0.95 * w, -0.3 * w], [-0.7 * w, -0.7 * w], [-0.1 * w, -w])
  plate.svg(
    lit(cow(farLeg())) +
      lit(cow(body() + tail())) +
      lit(cow(litEar(sunAt, sr / k))) +
      litCalf(calf(calfBody())) +
      litCalf(calf(calfHead() + calfTrunk())) +
      calf(calfCheek()) +
      cow(tusks()) +
      lit(cow(face())) +
      cow(lips()),
  )
  plate.svg(
    l.grass
      .map(({ edge, stands, lit: [left, right] = [[], []] }, i) => {
        const ink = GRASS[i]!
        return (
          rim(tufts(left, ink), RIM, [2.4, -0.8]) +
          rim(tufts(right, ink), RIM, [-2.4, -0.8]) +
          tufts(stands, ink) +
          stalks([...left, ...right, ...stands], ink) +
          bank(edge, ink)
        )
      })
      .join(''),
  )
}
const WIDE_GRASS: [Grass, Grass] = [
  {
    edge: [[-60, 900], [50, 898], [120, 899], [160, 910], [206, 918], [256, 936], [340, 949], [440, 946], [540, 953], [690, 961], [860, 956], [980, 957], [1092, 948], [1190, 957], [1320, 961], [1420, 952], [1484, 928], [1514, 915], [1560, 908], [1660, 900]],
    stands: [[1, 30, 912, 1], [1, 178, 930, 1.1], [2, 222, 938, 0.9], [3, 424, 954, 1], [2, 462, 958, 0.66], [2, 1484, 942, 0.84, true], [6, 1516, 934, 1.1]],
    lit: [[[4, 96, 918, 1.16]], [[0, 1542, 924, 1.04, true]]],
  },
  {
    edge: [[-60, 950], [50, 956], [130, 970], [230, 984], [340, 986], [460, 984], [570, 980], [680, 974], [790, 990], [900, 1012], [1240, 1014], [1340, 1002], [1420, 984], [1500, 968], [1580, 954], [1660, 950]],
    stands: [[1, -14, 968, 1.3], [1, 82, 976, 1.26], [6, 142, 984, 1.2], [2, 664, 986, 0.8, true], [6, 706, 988, 0.9], [3, 1430, 992, 1.2], [1, 1596, 968, 1.4, true], [6, 1538, 974, 1.2, true]],
  },
] // prettier-ignore
const TALL_GRASS: [Grass, Grass] = [
  {
    edge: [[-60, 880], [20, 884], [90, 896], [170, 914], [250, 909], [330, 900], [410, 906], [490, 917], [570, 920], [640, 906], [680, 892], [722, 880], [760, 874], [810, 872]],
    stands: [[5, 70, 900, 1], [6, 104, 906, 0.9], [3, 318, 908, 0.9, true], [2, 346, 910, 0.56, true], [6, 650, 912, 0.7, true], [6, 692, 904, 0.74], [5, 738, 888, 1, true]],
    lit: [[[1, 6, 896, 1]], []],
  },
  {
    edge: [[-60, 930], [30, 936], [110, 954], [200, 968], [300, 972], [400, 966], [500, 972], [580, 966], [660, 946], [730, 932], [810, 926]],
    stands: [[2, 4, 948, 1.3, true], [1, 62, 954, 0.9, true], [6, 112, 964, 0.9], [3, 372, 978, 1], [6, 414, 978, 0.9], [1, 620, 968, 0.9], [2, 664, 958, 0.96, true], [1, 742, 946, 1, true]],
  },
] // prettier-ignore
const LINK_GRASS: [Grass, Grass] = [
  {
    edge: [[-60, 746], [60, 750], [160, 768], [270, 788], [380, 792], [480, 786], [590, 796], [740, 805], [900, 800], [1040, 804], [1144, 797], [1240, 809], [1400, 812], [1490, 798], [1560, 776], [1660, 762]],
    stands: [[1, 30, 762, 1], [1, 178, 778, 1.06], [2, 222, 788, 0.88], [3, 468, 796, 1], [6, 506, 800, 0.9], [5, 1560, 796, 0.8]],
    lit: [[[4, 96, 768, 1.1]], [[1, 1602, 786, 0.8, true]]],
  },
  {
    edge: [[-60, 790], [50, 796], [140, 812], [240, 824], [350, 828], [490, 826], [620, 824], [732, 816], [830, 830], [930, 854], [1290, 856], [1380, 842], [1440, 826], [1520, 808], [1590, 796], [1660, 792]],
    stands: [[1, -12, 808, 1.24], [1, 84, 816, 1.2], [6, 144, 824, 1.16], [2, 716, 828, 0.56, true], [6, 748, 828, 0.7], [3, 1440, 838, 0.7], [6, 1560, 816, 0.7, true], [2, 1610, 804, 1.1, true]],
  },
] // prettier-ignore
export const views: View[] = [
  {
    name: 'african-safari-expedition-cover',
    focusX: 900,
    draw: (plate) =>
      draw(plate, {
        wide: 1600,
        horizon: 720,
        sun: [1134, 440, 126],
        peak: [196, 720, 330, 0.98, [84, 8]],
        trees: [
          [136, 764, 38],
          [216, 762, 23],
          [386, 765, 30],
          [1538, 768, 27],
        ],
        herd: [
          [268, 771, 13],
          [292, 774, 12],
          [312, 770, 13],
          [340, 775, 11],
          [430, 776, 13],
          [450, 773, 12],
        ],
        cow: [876, 880, 2.25],
        calf: [1240, 902, 2.4],
        grass: WIDE_GRASS,
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        horizon: 690,
        sun: [522, 466, 90],
        peak: [112, 700, 316, 0.62, [84, 20]],
        trees: [[22, 736, 22]],
        herd: [],
        cow: [331.6, 825, 1.57],
        calf: [579, 841, 1.675],
        grass: TALL_GRASS,
      }),
    drawLink: (plate) =>
      draw(plate, {
        wide: 1600,
        horizon: 603,
        sun: [1251, 341, 118],
        peak: [270, 603, 330, 1.1, [84, 8]],
        trees: [
          [156, 647, 36],
          [238, 645, 22],
          [420, 647, 30],
          [500, 649, 20],
          [1496, 651, 34],
          [1572, 650, 22],
        ],
        herd: [
          [310, 655, 13],
          [334, 658, 12],
          [354, 654, 13],
          [384, 659, 11],
          [560, 660, 13],
          [580, 657, 12],
        ],
        cow: [1010, 752, 2.1],
        calf: [1342, 770, 2.24],
        grass: LINK_GRASS,
      }),
  },
]
