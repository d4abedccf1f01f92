/** South America: Rio de Janeiro from the hills in late sun, Sugarloaf over the bay of Botafogo, a couple on a ledge. Light from the left. */
import { botafogo, yacht } from '../models/botafogo.ts'
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, smooth } from '../kit/cut.ts'
import { forest } from '../kit/forest-mass.ts'
import { bareSky } from '../kit/heavens.ts'
import { rock } from '../kit/landform.ts'
import { man, woman } from '../models/ledge-couple.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { cableway, SHORE, sugarloaf, urca } from '../models/sugarloaf.ts'
import type { Pt } from '../kit/vec.ts'

/** Niteroi and the ranges behind it, on the far side of the great bay; their feet on row 372. */
const ranges = (): string =>
  rock([[-300, 372], [-220, 320], [-120, 296], [-30, 312], [60, 268], [140, 252], [200, 286], [280, 300], [350, 276], [430, 318], [520, 340], [620, 352], [760, 372]], '#eab09c', 4, 5) +
  rock([[-300, 374], [-160, 344], [-40, 350], [80, 326], [180, 340], [300, 352], [440, 374]], '#cf959b', 3, 6) +
  rock([[980, 372], [1080, 350], [1180, 322], [1270, 330], [1360, 300], [1450, 312], [1560, 280], [1700, 290], [1900, 372]], '#eab09c', 4, 7) // prettier-ignore
/** Calm bands on the water, longer towards the eye, and the light of the rock in the cove. */
function bands(): string {
  const band = (x: number, y: number, half: number, thick: number, ink: string): string =>
    smooth([[x - half, y], [x - half * 0.2, y - thick], [x + half, y], [x + half * 0.2, y + thick]], ink, 0.7) // prettier-ignore
  return (
    band(180, 470, 330, 3, '#b9c3b0') + band(420, 520, 210, 3, '#8fb6b0') + band(60, 575, 260, 6, '#59a3a6') + band(330, 640, 240, 6, '#3d929e') +
    // the loaf in the cove
    band(740, SHORE + 2, 300, 7, '#0f4560') + band(770, SHORE + 18, 240, 5, '#0f4560') + band(724, SHORE + 32, 190, 5, '#a58a90') + band(690, SHORE + 46, 150, 4, '#0f4560') + band(730, SHORE + 62, 120, 4, '#a58a90')
  ) // prettier-ignore
}
interface Layout {
  /** Where the landscape is put and how large; and how far the second hill and the town are moved in it. */
  land: string
  right: number
  horizon: number
  yachts: [x: number, y: number, k: number, flip?: boolean, furled?: boolean][]
  /** The wood in front, from the far mass to the near one. */
  wood: Pt[][]
  ledge: Pt[]
  couple: Pt
  k: number
}
function draw(plate: Plate, l: Layout): void {
  const { couple, k } = l
  bareSky(plate, [
    [0, '#1c4480'],
    [l.horizon * 0.34, '#6a8fb4'],
    [l.horizon * 0.68, '#e2b3a2'],
    [l.horizon * 0.88, '#fdbf8c'],
    [l.horizon, '#ffe3ac'],
  ])
  const land = (body: string) => `<g transform="${l.land}">${body}</g>`,
    right = (body: string) => `<g transform="translate(${l.right},0)">${body}</g>`
  plate.svg(land(ranges()))
  calmWater(plate, {
    top: l.horizon,
    inks: ['#f6c49c', '#a9bcae', '#3f97a0', '#1f7690', '#155a78', '#124c6a'],
    seed: 9,
  })
  plate.svg(land(bands() + sugarloaf() + right(urca() + botafogo()) + cableway(l.right) + l.yachts.map((y) => yacht(...y)).join(''))) // prettier-ignore
  const inks = ['#2f6a66', '#1d4f58', '#123944', '#0b2634']
  plate.svg(l.wood.map((line, i) => edgeLight(forest(50 + i, line, 1040, 62 + i * 26, inks[i]!), [-0.5, -1], 3 + i, ['#6b9a6a', '#4c8068', '#2f6560', '#245058'][i]!) + edgeLight(forest(70 + i, line.map(([x, y]): Pt => [x - 30, y + 74 + i * 14]), 1040, 84 + i * 20, inks[i]!), [-0.5, -1], 2.4, ['#4a8070', '#34686a', '#205056', '#1b4652'][i]!)).join('')) // prettier-ignore
  // their shadows run away from them over the rock
  const cast = (x: number, y: number, long: number): string =>
    `<path d="M${x},${y}q${long * 0.5},${-0.03 * k} ${long},${0.02 * k}q${-long * 0.4},${0.07 * k} ${-long * 1.02},${0.03 * k}Z" fill="#2a1a40"/>`
  plate.svg(
    edgeLight(rock(l.ledge, '#432c55', 5, 4), [-0.8, -1], 5, '#ffb98a') +
      cast(couple[0] - k * 0.1, couple[1] - k * 0.01, k * 1.4) +
      cast(couple[0] + k * 0.9, couple[1] - k * 0.02, k * 2) +
      edgeLight(place(couple[0] + k * 1.02, couple[1], k, man()) + place(couple[0], couple[1], k, woman()), [-1, -0.5], k / 60, '#ffe6bc'),
  ) // prettier-ignore
}
export const views: View[] = [
  {
    name: 'south-american-wonders-cover',
    focusX: 930,
    draw: (plate) =>
      draw(plate, {
        land: '',
        right: 0,
        horizon: 372,
        yachts: [[644, 894, 150], [478, 822, 52, true], [820, 800, 40, false, true], [300, 716, 50]],
        wood: [
          [[-40, 690], [120, 716], [260, 770], [380, 840], [470, 930], [520, 1010]],
          [[-40, 780], [90, 800], [230, 850], [360, 920], [500, 960], [700, 990], [880, 1010]],
          [[-40, 880], [120, 900], [280, 950], [420, 1000]],
        ],
        ledge: [[610, 1040], [680, 996], [760, 978], [850, 968], [960, 968], [1100, 966], [1240, 950], [1380, 926], [1480, 900], [1640, 880], [1640, 1040]],
        couple: [868, 986],
        k: 127,
      }), // prettier-ignore
    drawTall: (plate) =>
      draw(plate, {
        land: 'translate(-386,80) scale(.8)',
        right: -250,
        horizon: 377,
        yachts: [[600, 824, 54], [846, 800, 40, true, true], [800, 930, 150]],
        wood: [
          [[-40, 730], [60, 760], [150, 820], [230, 890], [290, 1010]],
          [[-40, 810], [70, 830], [180, 880], [300, 930], [420, 1010]],
          [[-40, 900], [80, 914], [200, 960], [280, 1010]],
        ],
        ledge: [[300, 1040], [346, 982], [410, 954], [530, 938], [640, 928], [700, 900], [800, 880], [800, 1040]],
        couple: [500, 966],
        k: 118,
      }), // prettier-ignore
  },
]
