/** Oia at noon: a blue dome over the caldera, white walls whose shadows are the drawing, a walker on the stair. */
import { bougainvillea, hanging, standing } from '../models/bougainvillea.ts'
import { calmWater } from '../kit/calm-water.ts'
import { place, poly } from '../kit/cut.ts'
import type { WallInks } from '../kit/dwellings.ts'
import { bareSky } from '../kit/heavens.ts'
import { noonDome } from '../models/noon-dome.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { ridge } from '../kit/ridge.ts'
import { climber } from '../models/stair-climber.ts'
import type { Pt } from '../kit/vec.ts'
import { landing, pier, skirting, stair, STAIR } from '../models/white-stair.ts'

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
const DRUM: [string, string, string] = [WHITE.lit, WHITE.shade, WHITE.dark]
const DOME: [string, string, string] = ['#5fa0ee', '#2267cf', '#15429a']

/** Where all edges that run away from us meet, far out to the left at eye level: every house shows a left flank, and a roof only below that level. */
const MEET: Pt = [-150, HORIZON]
/** A whitewashed cube: `x`, `y` the top left corner of its front, `depth` the share of the way to where its edges meet. */
function house(
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
  { lit, shade, top, dark, accent }: WallInks,
  openings: ('door' | 'window')[] = [],
): string {
  const back = ([u, v]: Pt): Pt => [u + (MEET[0] - u) * depth, v + (MEET[1] - v) * depth]
  const [a, b, c, d]: Pt[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
  const cut = openings.map((kind, i) => {
    const [ow, oh] = kind === 'door' ? [44, 96] : [30, 46],
      ox = x + (w * (i + 1)) / (openings.length + 1) - ow / 2,
      foot = kind === 'door' ? y + h : y + 100
    // the right jamb throws its shadow on the leaf; the sill is proud of the wall
    return `<path d="M${ox},${foot}v${-oh}h${ow}v${oh}Z" fill="${kind === 'door' ? accent : dark}"/><path d="M${ox + ow * 0.74},${foot}v${-oh}h${ow * 0.26}v${oh}Z" fill="${shade}"/>${kind === 'door' ? '' : `<path d="M${ox - 5},${foot}h${ow + 10}v6h${-ow - 10}Z" fill="${shade}"/>`}`
  })
  return (
    poly([a!, back(a!), back(d!), d!], shade) +
    (y > HORIZON ? poly([a!, back(a!), back(b!), b!], top) : '') +
    poly([a!, b!, c!, d!], lit) +
    cut.join('')
  )
}
/** A bell gable, two openings below and one above; the bells hang from bars. */
function belfry(x: number, foot: number, w: number): string {
  const h = w * 1.3
  const opening = (ox: number, of: number, ow: number, oh: number): string => {
    const r = ow / 2,
      by = of - oh * 0.3,
      u = ow * 0.26
    return (
      `<path d="M${ox - r},${of}V${of - oh + r}A${r},${r} 0 0 1 ${ox + r},${of - oh + r}V${of}Z" fill="#2f7fd6"/>` +
      `<path d="M${ox + r * 0.55},${of}V${of - oh + r * 0.2}A${r},${r} 0 0 1 ${ox + r},${of - oh + r}V${of}Z" fill="#a9b2e0"/>` +
      `<path d="M${ox - r},${of - oh + r * 0.86}h${ow}v${u * 0.3}h${-ow}Z" fill="#7a5a4c"/>` +
      `<path d="M${ox - u},${by}C${ox - u * 0.72},${by - u * 0.3} ${ox - u * 0.62},${by - u * 0.8} ${ox - u * 0.56},${by - u * 1.3}C${ox - u * 0.5},${by - u * 1.8} ${ox + u * 0.5},${by - u * 1.8} ${ox + u * 0.56},${by - u * 1.3}C${ox + u * 0.62},${by - u * 0.8} ${ox + u * 0.72},${by - u * 0.3} ${ox + u},${by}Z" fill="#d9a24e"/>` +
      `<path d="M${ox - u},${by}C${ox - u * 0.72},${by - u * 0.3} ${ox - u * 0.62},${by - u * 0.8} ${ox - u * 0.56},${by - u * 1.3}L${ox - u * 0.1},${by - u * 1.66}L${ox - u * 0.14},${by}Z" fill="#9c6a3c"/>` +
      `<circle cx="${ox}" cy="${by + u * 0.1}" r="${u * 0.2}" fill="#7a5a4c"/>`
    )
  }
  return (
    `<path d="M${x - w * 0.66},${foot - w * 0.05}V${foot - h * 0.56 - w * 0.05}L${x - w / 2},${foot - h * 0.56}L${x - w * 0.42},${foot - h * 0.58}V${foot - h * 0.8}L${x - w * 0.2},${foot - h * 0.9}V${foot}H${x - w / 2}Z" fill="#a9b2e0"/>` +
    `<path d="M${x - w / 2},${foot}V${foot - h * 0.56}H${x - w * 0.3}V${foot - h * 0.78}A${w * 0.3},${w * 0.3} 0 0 1 ${x + w * 0.3},${foot - h * 0.78}V${foot - h * 0.56}H${x + w / 2}V${foot}Z" fill="#fff7e8"/>` +
    opening(x - w * 0.22, foot - h * 0.1, w * 0.27, h * 0.36) +
    opening(x + w * 0.22, foot - h * 0.1, w * 0.27, h * 0.36) +
    opening(x, foot - h * 0.56, w * 0.27, h * 0.35)
  )
}
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
/** A yacht that sails to the right, its mast at x = 0 and its waterline at y = 0, and the two arms of its wake. */
const YACHT =
  shape('M-26,0C-70,-4 -120,-12 -182,-24C-116,-6 -70,3 -16,4Z', '#e9f6f2') +
  shape('M-20,2C-70,8 -110,14 -152,24C-104,6 -64,0 -22,-1Z', '#bfe3ea') +
  shape('M-22,3H34Q12,10 -12,9Z', '#17508f') +
  shape('M-40,-18L46,-21Q40,-4 30,0L-24,0Q-36,-6 -40,-18Z', '#fff7e8') +
  shape('M-40,-18L-16,-19Q-18,-6 -10,0L-24,0Q-36,-6 -40,-18Z', '#d5def2') +
  shape('M-1,-18V-118H1.2V-18Z', '#6a5a78') +
  shape('M-3,-114Q-14,-66 -42,-21L-3,-21Z', '#d5def2') +
  shape('M3,-110Q24,-66 46,-22L3,-21Z', '#fff7e8')
interface Layout {
  /** Scale and offset of the whole view. */
  s: number
  dx: number
  dy: number
  /** The pots that the frame does not cut. */
  pots: ('left' | 'right')[]
  /** Whether the small church on the left is in the frame. */
  church: boolean
  /** Whether the end of the stair's wall is in the frame. */
  end: boolean
  /** Where the yacht is, and the column and the width of the bell gable. */
  yacht: Pt
  bells: [x: number, wide: number]
  /** Where the bougainvillea hangs in: its end at the frame, and its size. */
  bough: [x: number, y: number, size: number]
}
function draw(plate: Plate, { s, dx, dy, pots, church, end, yacht, bells, bough }: Layout): void {
  const horizon = HORIZON * s + dy,
    view = `<g transform="translate(${dx},${dy}) scale(${s})">`
  bareSky(plate, [
    [0, '#0f438f'],
    [horizon * 0.34, '#3f86c9'],
    [horizon * 0.68, '#93caea'],
    [horizon, '#f4f1dc'],
  ])
  plate.svg(
    `${view}${ridge(-220, 700, HORIZON + 2, 52, '#9cbfdd', 4)}${ridge(980, 1760, HORIZON + 2, 92, '#86a9d2', 8)}</g>`,
  )
  calmWater(plate, {
    top: horizon,
    inks: ['#8fd0e6', '#3f9ad6', '#1f6bb8', '#124a92'],
    dark: ['#1a5aa6', 0.16],
    light: ['#bfe6ee', 0.1],
    seed: 9,
  })
  plate.svg(
    view +
      ridge(300, 760, HORIZON + 26, 40, '#5a6fa6', 11, 2) +
      place(...yacht, 1, YACHT) +
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
      '</g>' +
      // the village steps down behind the church
      (end ? house(1252, 444, 80, 226, 0.05, WHITE, ['window']) : '') +
      house(1410, 478, 112, 260, 0.05, SAND, ['window']) +
      // the lane, a step below the houses, and the shade at their feet
      poly(
        [
          [1150, 790],
          [1640, 790],
          [1640, 1080],
          [1150, 1080],
        ],
        '#f1e3d2',
      ) +
      // the alley between the two near houses is in shade
      poly(
        [
          [1404, 600],
          [1440, 600],
          [1440, 806],
          [1404, 806],
        ],
        '#98a1d4',
      ) +
      house(1338, 566, 74, 240, 0.06, ROSE, ['window']) +
      house(1452, 584, 130, 222, 0.02, WHITE, ['window']) +
      poly(
        [
          [1150, 790],
          [1249, 780],
          [1338, 806],
          [1338, 810],
          [1150, 810],
        ],
        '#aba6d0',
      ) +
      poly(
        [
          [1412, 779],
          [1420, 779],
          [1452, 806],
          [1452, 810],
          [1412, 810],
        ],
        '#98a1d4',
      ) +
      poly(
        [
          [1150, 806],
          [1640, 806],
          [1640, 822],
          [1150, 822],
        ],
        '#fff7e8',
      ) +
      poly(
        [
          [1150, 822],
          [1640, 822],
          [1640, 836],
          [1150, 836],
        ],
        '#b9bde2',
      ) +
      poly(
        [
          [240, 820],
          [660, 820],
          [660, 1080],
          [240, 1080],
        ],
        '#a9b2e0',
      ) +
      // a small church lower down the cliff, the near dome above it
      house(330, 560, 250, 300, 0.14, WHITE) +
      (church ? noonDome(440, 512, 92, DRUM, DOME) : '') +
      house(190, 690, 200, 400, 0.14, SAND, ['window']) +
      house(640, 640, 610, 420, 0.15, WHITE) +
      noonDome(885, 556, 205, DRUM, DOME) +
      poly(
        [
          [640, 640],
          [1250, 640],
          [1250, 654],
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
      belfry(bells[0], 646, bells[1]) +
      // the walled stair in front
      landing() +
      skirting(13) +
      stair(14) +
      poly(
        [
          [388, 1080],
          [440, 1010],
          [1046, 707],
          [1270, 707],
          [1270, 1080],
        ],
        '#fff7e8',
      ) +
      poly(
        [
          [388, 1080],
          [388, 1036],
          [1046, 707],
          [1270, 707],
          [1270, 721],
          [1050, 721],
          [406, 1043],
          [406, 1080],
        ],
        '#ffffff',
      ) +
      `<path d="M966,966V852A52,52 0 0 1 1070,852V966Z" fill="#1f62c4"/><path d="M1040,966V812A52,52 0 0 1 1070,852V966Z" fill="#143f8e"/><path d="M1015,966V802h5V966Z" fill="#143f8e"/><path d="M954,966h128v9h-128Z" fill="#c4caea"/>` +
      // the pavement in front of the wall
      poly(
        [
          [450, 1080],
          [560, 966],
          [1270, 966],
          [1270, 1080],
        ],
        '#f1e3d2',
      ) +
      poly(
        [
          [560, 966],
          [1270, 966],
          [1270, 971],
          [555, 971],
        ],
        '#d3cfe2',
      ) +
      (end ? pier() : '') +
      `</g>`,
  )
  // her shadow goes down the stair to the left, one shape over treads and risers
  const shadow = `${STAIR}<filter id="shade"><feFlood flood-color="#8790cc"/><feComposite in2="SourceAlpha" operator="in"/></filter><g clip-path="url(#stair)"><g filter="url(#shade)"><g transform="matrix(78,26,132,-54,596,889)">${climber(true)}</g></g></g>`
  plate.svg(
    `${view}${shadow}${place(590, 890, 156, climber())}` +
      (pots.includes('right') ? standing(1430, 978, 66) + bougainvillea(3, 1430, 878, 166, 120) : '') +
      (pots.includes('left') ? standing(858, 986, 56) + bougainvillea(40, 858, 898, 112, 92) : '') +
      '</g>' +
      hanging(...bough),
  )
}
export const views: View[] = [
  {
    name: 'santorini-greece-cover',
    focusX: 740,
    draw: (plate) =>
      draw(plate, {
        s: 1.1,
        dx: -104,
        dy: -100,
        pots: ['left', 'right'],
        church: true,
        end: true,
        yacht: [250, 476],
        bells: [1180, 104],
        bough: [1560, 20, 420],
      }),
    drawTall: (plate) =>
      draw(plate, {
        s: 1.02,
        dx: -468,
        dy: -56,
        pots: ['left'],
        church: false,
        end: false,
        yacht: [566, 470],
        bells: [1142, 80],
        bough: [730, 10, 330],
      }),
    drawLink: (plate) =>
      draw(plate, {
        s: 1,
        dx: 352,
        dy: -90,
        pots: [],
        church: true,
        end: false,
        yacht: [206, 478],
        bells: [1180, 104],
        bough: [1580, 10, 330],
      }),
  },
]
