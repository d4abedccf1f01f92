/** Oia at noon: a blue dome over the caldera, white walls whose shadows are the drawing, a walker on the stair. */
import { bougainvillea, climbing, hanging, thrown } from '../models/bougainvillea.ts'
import { calmWater } from '../kit/calm-water.ts'
import { place, poly } from '../kit/cut.ts'
import type { WallInks } from '../kit/dwellings.ts'
import { bareSky } from '../kit/heavens.ts'
import { noonDome } from '../models/noon-dome.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { ridge } from '../kit/ridge.ts'
import { climber, MASSES } from '../models/stair-climber.ts'
import type { Pt } from '../kit/vec.ts'
import { landing, onStair, pier, skirting, stair } from '../models/white-stair.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const HORIZON = 384
const WHITE: WallInks = {
  lit: '#fff7e8',
  shade: '#a9b2e0',
  top: '#ffffff',
  dark: '#1c3f86',
  accent: '#1f62c4',
}
const ROSE: WallInks = { ...WHITE, lit: '#fde2cf', shade: '#c5a5c8', top: '#ffefe2' }
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
  window?: 'bare' | 'shutters' | 'box',
): string {
  const back = ([u, v]: Pt): Pt => [u + (MEET[0] - u) * depth, v + (MEET[1] - v) * depth]
  const [a, b, c, d]: Pt[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
  return (
    poly([a!, back(a!), back(d!), d!], shade) +
    (y > HORIZON ? poly([a!, back(a!), back(b!), b!], top) : '') +
    poly([a!, b!, c!, d!], lit) +
    (window
      ? opening(x + w * { bare: 0.54, shutters: 0.5, box: 0.3 }[window] - 19, y + 96, window, {
          shade,
          dark,
          accent,
        })
      : '')
  )
}
/** A window in a thick wall: its right jamb is in shade, the sill stands proud and throws a line of shadow. */
function opening(
  x: number,
  foot: number,
  kind: 'bare' | 'shutters' | 'box',
  { shade, dark, accent }: Pick<WallInks, 'shade' | 'dark' | 'accent'>,
): string {
  const [w, h] = kind === 'shutters' ? [34, 64] : [38, 64]
  const leaf = (lx: number): string =>
    shape(`M${lx},${foot}v${-h}h13v${h}Z`, accent) + [0.2, 0.4, 0.6, 0.8].map((t) => shape(`M${lx + 2},${foot - h * t}h9v2h-9Z`, '#154a9c')).join('') // prettier-ignore
  return (
    shape(`M${x},${foot}v${-h}h${w}v${h}Z`, dark) +
    shape(`M${x + w * 0.76},${foot}v${-h}h${w * 0.24}v${h}Z`, shade) +
    (kind === 'shutters'
      ? leaf(x - 13) + leaf(x + w) + shape(`M${x - 17},${foot - h + 5}l4,-5v${h}l-4,5Z`, shade)
      : '') + // prettier-ignore
    shape(`M${x - 6},${foot}h${w + 12}v6h${-w - 12}Z`, '#ffffff') +
    shape(`M${x - 8},${foot + 6}h${w + 12}l-3,4h${-w - 12}Z`, shade) +
    (kind === 'box'
      ? shape(`M${x - 4},${foot - 8}h${w + 8}v14h${-w - 8}Z`, '#c9704c') +
        shape(`M${x - 4},${foot - 8}h12v14h-12Z`, '#a04f4c') +
        `<g transform="translate(${x + w / 2},${foot - 14}) scale(.5)">${bougainvillea(61, 0, 0, 76, 26)}</g>`
      : '')
  )
}
/** A stair that goes up between two houses, in their shade: it narrows along the foot of the wall on its right. */
function alley(): string {
  let s = ''
  for (let i = 7; i >= 0; i--) {
    const foot = 812 - i * 24 + i * i * 0.7,
      right = 1464 - i * 5.4
    s +=
      shape(`M1408,${foot}V${foot - 16}H${right}V${foot}Z`, '#8f98cf') +
      shape(`M1408,${foot - 16}V${foot - 24}H${right - 5.4}L${right},${foot - 16}Z`, i > 4 ? '#fff1de' : '#ccd1ef') // prettier-ignore
  }
  return s
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
/** A yacht that sails to the right and leans a little, its waterline at y = 0: hull and sails given back in level bands, and a trail that dies away astern. */
const YACHT =
  shape('M-52,3C-90,1 -140,4 -196,9C-142,12 -92,9 -44,7Z', '#9fd7ea') +
  shape(
    'M-40,9C-20,7 14,7 36,9C18,13 -22,13 -40,9ZM-30,18C-12,16.5 12,16.5 24,18C10,21 -14,21 -30,18ZM-12,27C-2,26 14,26 22,27.2C12,29.4 -4,29.4 -12,27Z',
    '#c3e4ee',
  ) + // prettier-ignore
  shape('M-50,1H42L36,5H-44Z', '#1d5a9c') +
  `<g transform="rotate(4)">` +
  shape('M-56,-11C-30,-8 20,-10 62,-17C56,-8 48,-1 40,2L-46,0C-52,-3 -55,-7 -56,-11Z', '#fff7e8') +
  shape('M-56,-11L-30,-9.6C-32,-5 -30,-2 -26,.6L-46,0C-52,-3 -55,-7 -56,-11Z', '#cdd6ee') +
  shape('M-53,-6C-30,-3 20,-4 54,-9L51,-6C20,-1 -30,0 -50,-3.4Z', '#1f62c4') +
  shape('M-26,-10L-20,-16H12L22,-12Z', '#e9ecf4') +
  shape('M4,-14L2.6,-136H4.8L7,-14Z', '#6a5a78') +
  shape('M1,-130C-8,-96 -24,-52 -48,-22L3,-19Z', '#dfe4f2') +
  shape('M1,-130C-8,-96 -24,-52 -48,-22L-34,-21C-16,-52 -4,-92 1,-130Z', '#b9c6e6') +
  shape('M8,-122C20,-84 38,-46 58,-20C42,-17 24,-17 9,-20C15,-50 14,-86 8,-122Z', '#fff7e8') +
  `</g>` +
  shape('M36,1C44,-3 52,-2 58,1C52,3 42,3 36,1Z', '#e9f6f2')
/** A round-headed door that reaches below the picture. */
const DOOR = 'M942,1080V852A66,66 0 0 1 1074,852V1080Z'
interface Layout {
  /** Scale and offset of the whole view. */
  s: number
  dx: number
  dy: number
  /** Whether the small church on the left is in the frame. */
  church: boolean
  /** Whether the end of the stair's wall is in the frame. */
  end: boolean
  /** Where the yacht is and its size, and the column and the width of the bell gable. */
  yacht: [x: number, y: number, size: number]
  bells: [x: number, wide: number]
  /** Where the bougainvillea hangs in: its end at the frame, and its size. */
  bough: [x: number, y: number, size: number]
}
function draw(plate: Plate, { s, dx, dy, church, end, yacht, bells, bough }: Layout): void {
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
      place(...yacht, YACHT) +
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
      (end ? house(1252, 444, 80, 226, 0.05, WHITE, 'bare') : '') +
      house(1410, 470, 118, 270, 0.05, SAND, 'bare') +
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
      house(1468, 584, 150, 222, 0.036, WHITE, 'box') +
      alley() +
      house(1338, 566, 74, 240, 0.06, ROSE, 'bare') +
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
      // a step down to the lane
      shape('M1398,836L1412,852H1394L1378,836Z', '#d3c8d6') +
      shape('M1398,823H1470L1484,838H1412Z', '#ffffff') +
      shape('M1412,838H1484V852H1412Z', '#d3d5ec') +
      shape('M1412,838L1398,823V836L1412,852Z', '#a9b2e0') +
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
      house(190, 690, 200, 520, 0.14, SAND, 'shutters') +
      house(640, 640, 610, 420, 0.15, WHITE) +
      noonDome(885, 532, 205, DRUM, DOME) +
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
      // a door in a thick wall: its right jamb is in shade and throws shade on the leaf
      `<clipPath id="door"><path d="${DOOR}"/></clipPath><clipPath id="leaf"><path d="${DOOR}" transform="translate(-13,4)"/></clipPath><g clip-path="url(#door)">${shape(DOOR, '#a9b2e0')}<g transform="translate(-13,4)">${shape(DOOR, '#143f8e')}</g><g clip-path="url(#leaf)"><g transform="translate(-42,18)">${shape(DOOR, '#1f62c4')}</g>${shape('M970,760h3V1080h-3ZM1001,760h5V1080h-5ZM1033,760h3V1080h-3Z', '#154a9c')}</g></g>` +
      shape('M991,962a5,5 0 1 0 .1,0Z', '#e0b060') +
      // the bough over the stair throws its shadow on the wall
      `<clipPath id="wall"><path d="M1076,722H${end ? 1218 : 1250}V1080H1076Z"/></clipPath><g clip-path="url(#wall)">${thrown(hanging(1272, 772, 236), '#d5d6ec')}</g>` +
      (end ? pier() : '') +
      `</g>`,
  )
  const shrub = climbing(856, 1080)
  plate.svg(
    view +
      onStair(MASSES, 590, 890, 156, 6, '#8d97d1') +
      place(590, 890, 156, climber()) +
      thrown(`<g transform="translate(-34,22)">${shrub}</g>`, '#c9cdea') +
      shrub +
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
        church: true,
        end: true,
        yacht: [606, 482, 0.68],
        bells: [1180, 104],
        bough: [1560, 20, 420],
      }),
    drawTall: (plate) =>
      draw(plate, {
        s: 1.02,
        dx: -468,
        dy: -56,
        church: false,
        end: false,
        yacht: [566, 470, 1],
        bells: [1147, 72],
        bough: [730, 10, 330],
      }),
    drawLink: (plate) =>
      draw(plate, {
        s: 1,
        dx: 352,
        dy: -90,
        church: true,
        end: false,
        yacht: [606, 482, 0.68],
        bells: [1180, 104],
        bough: [1580, 10, 330],
      }),
  },
]
