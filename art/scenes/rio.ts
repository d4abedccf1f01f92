/** South America: the sun rises beside Sugarloaf over the gold bay of Rio de Janeiro; a couple on a ledge watch the cable car go up. */
import { broadLeaves } from '../models/broad-leaves.ts'
import { cableCar } from '../models/cable-car.ts'
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { CLOTH, HIS_ARM, MAN, WOMAN } from '../models/ledge-couple.ts'
import type { Plate } from '../kit/press.ts'
import { random } from '../kit/noise.ts'
import { waterBars } from '../kit/water-bars.ts'
import type { View } from '../kit/scene.ts'
import { FOOT, headlands, HORIZON, shore, sugarloaf } from '../models/sugarloaf.ts'
import { toucanOnBranch } from '../models/toco-toucan.ts'
import type { Pt } from '../kit/vec.ts'

interface Layout {
  /** Where the landscape is put, and how large. */
  x: number
  y: number
  land: number
  /** Place of the cable car on its rope. */
  car: number
  /** The ledge, seen from above. */
  /** The cliff under the ledge. */
  cliff: string
  top: string
  couple: Pt
  leaves: [x: number, y: number, k: number]
  bird: [x: number, y: number, k: number]
  yachts: [x: number, y: number, k: number, flip?: boolean, furled?: boolean][]
  k: number
}
/** The sun in the landscape. */
const SUN: Pt = [772, 322]
/** Columns of the left and right edge of both hills' mirror, by the rows below the waterline. */
const MIRROR: [down: number, left: number, right: number][] = [
  [0, 846, 1700],
  [50, 874, 1540],
  [100, 886, 1440],
  [150, 894, 1340],
  [200, 902, 1250],
  [340, 922, 1190],
]
/** The mirror of the hills in the cove: whole below the shore, then bars that part and thin out towards us. */
function mirror(): string {
  const r = random(14)
  const bars = waterBars(
    { from: 3, to: 330, step: 5.5, part: 0.9, thick: 6, thin: 0.14, least: 2.2 },
    (down) => {
      const i = Math.min(MIRROR.length - 2, Math.max(0, MIRROR.findIndex(([row]) => row > down) - 1)),
        [[ya, la, ra], [yb, lb, rb]] = [MIRROR[i]!, MIRROR[i + 1]!],
        t = (down - ya) / (yb - ya),
        stray = 8 + down * 0.16
      return [la + (lb - la) * t + r.range(-1, 1) * stray, ra + (rb - ra) * t + r.range(-1, 1) * stray * 1.6]
    },
  )
  return `<linearGradient id="mirror" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="330"><stop offset="0" stop-color="#7a3f7c"/><stop offset=".4" stop-color="#94507e"/><stop offset="1" stop-color="#b3617a"/></linearGradient><path d="${bars}" transform="translate(0,${FOOT})" fill="url(#mirror)"/>`
}
/** A yacht under sail that comes towards us, seen from above, and its broken image; some have furled the foresail. */
const yacht = (x: number, y: number, k: number, flip = false, furled = false): string => {
  const bars = [[14, 30, 4], [23, 24, 3.6], [33, 19, 3.2], [44, 14, 2.8], [56, 9, 2.2]].map(([down, half, high], i) => `M${-half! + (i % 2) * 5},${down}q${half},${-high!} ${half! * 2},0q${-half!},${high} ${-half! * 2},0Z`).join('') // prettier-ignore
  return (
    place(x, y, k, `<path d="${bars}" fill="#a5567f"/>`, flip) +
    edgeLight(
      place(
        x,
        y,
        k,
        `<path d="M-30,-6C-10,-2 16,-3 36,-10C33,0 24,7 11,9H-16C-24,8 -28,2 -30,-6Z" fill="#22153f"/><path d="M2,-9L3,-98C21,-70 29,-38 28,-13C19,-8 11,-7 2,-9Z" fill="#4a2c66"/>${furled ? '<path d="M2,-98L-1,-98L-3,-9H2ZM0,-92L-28,-7L-26,-6L1,-84Z" fill="#22153f"/>' : '<path d="M-3,-9L0,-90C-14,-64 -25,-36 -28,-9C-20,-6 -11,-6 -3,-9Z" fill="#6d3b70"/>'}`,
        flip,
      ),
      [0.4, -1],
      Math.max(1, 2 * k),
      '#ffe0a0',
    )
  )
}
function draw(plate: Plate, l: Layout): void {
  const at = ([x, y]: Pt): Pt => [l.x + x * l.land, l.y + y * l.land],
    horizon = at([0, HORIZON])[1],
    land = (body: string) => `<g transform="translate(${l.x},${l.y}) scale(${l.land})">${body}</g>`,
    [sx, sy] = at(SUN)
  bareSky(plate, [
    [0, '#33307a'],
    [horizon * 0.3, '#7d4f92'],
    [horizon * 0.58, '#e08388'],
    [horizon * 0.82, '#fbb878'],
    [horizon, '#ffe3a0'],
  ])
  plate.svg(
    `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${sx}" cy="${sy}" r="${250 * l.land}"><stop offset=".18" stop-color="#fff3c4" stop-opacity=".95"/><stop offset=".5" stop-color="#ffd896" stop-opacity=".45"/><stop offset="1" stop-color="#ff9f86" stop-opacity="0"/></radialGradient><path d="M0,0H${plate.wide}V${horizon}H0Z" fill="url(#glow)"/><circle cx="${sx}" cy="${sy}" r="${52 * l.land}" fill="#fffbe6"/>` +
      land(headlands()),
  )
  calmWater(plate, {
    top: horizon,
    inks: ['#ffe09a', '#fdc470', '#f7a95c', '#ea8a58', '#d97062'],
    path: { x: sx, ink: '#fff6cf', far: 46 * l.land, near: 120 * l.land },
    seed: 9,
  })
  plate.svg(
    land(mirror() + sugarloaf() + shore() + l.yachts.map((y) => yacht(...y)).join('') + cableCar(l.car)),
  )
  plate.svg(toucanOnBranch(...l.bird))
  const [x, y] = l.couple,
    // shadows fall from the feet away from the sun, and widen into those of the bodies
    cast = (a: number, b: number, wide: number) => {
      const w = l.k * wide,
        down = 1010 - b,
        lean = ((sx - a) / (b - horizon)) * down
      return `<path d="M${a - w * 0.25},${b - 4}H${a + w * 0.6}L${a + w * 0.9 - lean},1010H${a - w * 0.5 - lean}Z"/>`
    }
  plate.svg(
    broadLeaves(...l.leaves) +
      edgeLight(`<path d="${l.cliff}" fill="#1c1240"/>`, [1, -0.4], 4, '#b0607a') +
      edgeLight(
        `<linearGradient id="rock" gradientUnits="userSpaceOnUse" x1="0" y1="880" x2="0" y2="1000"><stop offset="0" stop-color="#8a4a66"/><stop offset=".4" stop-color="#5e3364"/><stop offset="1" stop-color="#3b2356"/></linearGradient><clipPath id="top"><path d="${l.top}"/></clipPath><path d="${l.top}" fill="url(#rock)"/><g clip-path="url(#top)" fill="#1d1240">${cast(x - l.k * 0.625, y + 3, 0.3) + cast(x - l.k * 0.33, y + 2, 0.3) + cast(x - l.k * 0.02, y, 0.22) + cast(x + l.k * 0.2, y - 1, 0.22)}</g>`,
        [0.2, -1],
        4,
        '#ffc183',
      ) +
      `<defs>${CLOTH}</defs>` +
      edgeLight(
        place(x - l.k * 0.5, y + 4, l.k, MAN) +
          place(x, y, l.k, WOMAN) +
          place(x - l.k * 0.5, y + 4, l.k, HIS_ARM),
        [1, -0.5],
        l.k / 75,
        '#ffdf9c',
      ),
  )
}
export const views: View[] = [
  {
    name: 'south-american-wonders-cover',
    focusX: 930,
    draw: (plate) =>
      draw(plate, {
        x: 0,
        y: 0,
        land: 1,
        car: 0.5,
        leaves: [1440, 1084, 1],
        cliff: 'M540,900C604,906 634,934 648,972C656,1000 662,1030 664,1060H400Z',
top: 'M-40,884C60,886 150,896 260,896C380,898 470,890 546,896C592,902 604,924 598,944C590,968 604,990 600,1060H-40Z',
        yachts: [[120, 604, 0.6, false, true], [600, 506, 0.36, true], [712, 806, 1]],
        bird: [190, 246, 0.86],
        couple: [430, 934],
        k: 232,
      }), // prettier-ignore
    drawTall: (plate) =>
      draw(plate, {
        x: -330,
        y: 50,
        land: 0.735,
        car: 0.4,
        leaves: [634, 1064, 0.88],
        cliff: 'M340,908C398,914 422,940 434,976C442,1004 446,1030 448,1060H200Z',
top: 'M-40,896C40,898 100,906 180,906C260,908 310,900 352,906C392,912 404,932 398,950C390,972 400,994 396,1060H-40Z',
        yachts: [[536, 590, 0.56]],
        bird: [96, 166, 0.62],
        couple: [226, 948],
        k: 210,
      }), // prettier-ignore
  },
]
