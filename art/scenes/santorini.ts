/** Oia at noon: a walker climbs a white stair and greets a boat, and her hard shadow on the wall greets with her. */
import { BOUGH, POTTED, thrown } from '../models/bougainvillea.ts'
import { calmWater } from '../kit/calm-water.ts'
import { place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { noonDome } from '../models/noon-dome.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { climber, LOWER } from '../models/stair-climber.ts'
import { FOOTING, standing, WALL_SHADE, whiteStair } from '../models/white-stair.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const HORIZON = 330
const DRUM: [string, string, string] = ['#fff3df', '#a9b2e0', '#1c3f86']
const DOME: [string, string, string] = ['#5fa0ee', '#2267cf', '#15429a']

/** The rim of the caldera across the water: beds of ash and lava, each one shape. */
const CLIFF =
  shape(
    'M884,332L902,325C912,315 930,317 944,311L968,294C986,288 1010,291 1030,285L1062,266C1090,260 1130,264 1164,260L1190,245C1230,239 1290,245 1340,240C1390,237 1420,224 1470,221C1550,218 1660,224 1800,220V332Z',
    '#a3a6d6',
  ) +
  shape(
    'M884,332L902,325C930,322 950,325 976,317L1006,306C1040,303 1070,307 1110,298C1150,288 1190,293 1240,284C1300,274 1350,282 1410,271C1480,260 1560,266 1640,258L1800,260V332Z',
    '#7f83c0',
  ) +
  shape(
    'M884,332C930,332 960,333 1000,327C1050,320 1090,325 1140,317C1200,309 1250,314 1310,306C1380,296 1440,303 1520,293C1600,287 1700,292 1800,288V332Z',
    '#5b5fa4',
  )
/** Ripples in the light, each so far to the right and down, and so long. */
const ripples = (list: readonly [x: number, y: number, half: number][]) =>
  shape(
    list
      .map(
        ([x, y, w]) =>
          `M${x - w},${y}Q${x},${y - w * 0.07} ${x + w},${y}Q${x},${y + w * 0.07} ${x - w},${y}Z`,
      )
      .join(''),
    '#5aa9e2',
  )
/** A yacht that sails to the right and leans a little, its waterline at y = 0. */
const YACHT =
  shape(
    'M-40,13Q-2,8.500 36,13Q-2,17.500 -40,13ZM-28,21.500Q2,17.500 30,21.500Q2,25.500 -28,21.500ZM-12,30Q7,27 26,30Q7,33 -12,30Z',
    '#cfe6f0',
  ) +
  `<g transform="rotate(-1)">` +
  shape('M-56,-11C-30,-8 20,-10 62,-17C56,-8 48,-1 40,2L-46,0C-52,-3 -55,-7 -56,-11Z', '#fff7e8') +
  shape('M-56,-11L-30,-9.6C-32,-5 -30,-2 -26,.6L-46,0C-52,-3 -55,-7 -56,-11Z', '#cdd6ee') +
  shape('M-53,-6C-30,-3 20,-4 54,-9L51,-6C20,-1 -30,0 -50,-3.4Z', '#1f62c4') +
  shape('M-26,-10L-20,-16H12L22,-12Z', '#e9ecf4') +
  // stay, jib from the masthead to the bow, mainsail on mast and boom
  shape('M2.500,-136L62,-17.500L60.500,-17L2.500,-133Z', '#6a5a78') +
  shape('M3.600,-129L56,-23Q32,-19 8,-25C6.500,-52 5,-92 3.600,-129Z', '#fff7e8') +
  shape('M3.400,-131C-8,-96 -24,-52 -48,-19.500L5,-17.500Z', '#dfe4f2') +
  shape('M3.400,-131C-8,-96 -24,-52 -48,-19.500L-33,-19C-15,-52 -3,-92 3.400,-131Z', '#b9c6e6') +
  shape('M-50,-21L5,-19L5,-16.500L-50,-19Z', '#6a5a78') +
  shape('M3.600,-12L2,-137H4.400L6.800,-12Z', '#6a5a78') +
  `</g>` +
  // the hull parts the water
  shape('M-60,3.500Q-10,-1.500 66,3.500Q-4,6.500 -60,3.500Z', '#e6f3f6')
interface Layout {
  /** Scale and offset of the whole view. */
  s: number
  dx: number
  dy: number
  /** Column and radius of the dome. */
  dome: [x: number, r: number]
  /** Where the yacht is and its size. */
  yacht: [x: number, y: number, size: number]
  /** Where the bougainvillea hangs in: its end at the frame, and its size. */
  bough: [x: number, y: number, size: number]
  /** Whether a potted bush stands on the lower steps. */
  potted?: boolean
  /** Steps from her lower foot to the landing. */
  top: number
}
function draw(plate: Plate, { s, dx, dy, dome: [x, r], yacht, bough, potted, top }: Layout): void {
  const horizon = HORIZON * s + dy,
    view = `<g transform="translate(${dx},${dy}) scale(${s})">`
  bareSky(plate, [
    [0, '#0f438f'],
    [horizon * 0.34, '#3f86c9'],
    [horizon * 0.68, '#93caea'],
    [horizon, '#f4f1dc'],
  ])
  calmWater(plate, {
    top: horizon,
    inks: ['#5fb4e0', '#2a80cc', '#155aae', '#10458f'],
    seed: 9,
  })
  const { at, metre } = FOOTING
  const pot = potted ? standing(-3, 62, 46, 18) : undefined
  plate.svg(
    view +
      CLIFF +
      ripples([
        [1334, 380, 32],
        [966, 388, 34],
        [1080, 504, 36],
        [700, 470, 30],
      ]) +
      place(...yacht, YACHT) +
      noonDome(x, 503 - r * 0.385, r, DRUM, DOME) +
      whiteStair(
        (foot, k) =>
          thrown(place(...foot, k, climber()) + (pot ? place(...pot.thrown, 1, POTTED) : ''), WALL_SHADE),
        LOWER,
        top,
      ) +
      (pot ? pot.shade + place(...pot.at, pot.k, POTTED) : '') +
      place(...at, metre, climber()) +
      '</g>' +
      place(...bough, BOUGH),
  )
}
export const views: View[] = [
  {
    name: 'santorini-greece-cover',
    focusX: 620,
    draw: (plate) =>
      draw(plate, {
        s: 1,
        dx: 0,
        dy: 0,
        dome: [404, 270],
        yacht: [1240, 456, 0.86],
        bough: [1600, 14, 0.94],
        potted: true,
        top: 4,
      }),
    drawTall: (plate) =>
      draw(plate, {
        s: 0.96,
        dx: -304,
        dy: 20,
        dome: [548, 202],
        yacht: [1034, 462, 0.56],
        bough: [750, 12, 0.78],
        top: 3,
      }),
    drawLink: (plate) =>
      draw(plate, {
        s: 0.94,
        dx: 190,
        dy: -22,
        dome: [404, 270],
        yacht: [1240, 456, 0.82],
        bough: [1600, 8, 0.8],
        top: 4,
      }),
  },
]
