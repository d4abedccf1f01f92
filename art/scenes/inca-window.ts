/** Through a trapezoid window of the upper town: a condor glides by, cloud lies in the gorge, Huayna Picchu rises out of it. Light from the right. */
import { Camera } from '../kit/camera.ts'
import { condor } from '../models/condor.ts'
import { edgeLight, place, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { forest } from '../kit/forest-mass.ts'
import { WIDE } from '../kit/format.ts'
import { huaynaPicchu, massif } from '../models/huayna-picchu.ts'
import { incaCity } from '../models/inca-city.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { incaWindow, type Opening } from '../models/inca-wall.ts'
import { rock } from '../kit/landform.ts'
import { AHEAD, fromAhead } from '../materials/inca.ts'
import { Mesh } from '../kit/mesh.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

/** Wiñay wayna, the orchid of these walls: it grows outside, below the sill. Units of its height, root at 0. */
function orchids(): string {
  // a blossom of five petals and a lip, its face towards us
  const blossom = (x: number, y: number, k: number, turn: number): string => {
    const petals = [0, 1, 2, 3, 4]
      .map(
        (i) =>
          `<path d="M0,0C-.05,-.04 -.055,-.12 0,-.16C.055,-.12 .05,-.04 0,0Z" transform="rotate(${turn + i * 72})" fill="${i < 2 ? '#f08fae' : '#d95f8c'}"/>`,
      )
      .join('')
    return `<g transform="translate(${x},${y}) scale(${k})">${petals}<path d="M-.03,0C-.04,.05 0,.08 .035,.05C.05,.02 .02,-.03 -.03,0Z" fill="#f6c95c"/></g>`
  }
  const head = (x: number, y: number, k: number): string =>
    blossom(x - 0.08 * k, y + 0.06 * k, 0.8 * k, 20) + blossom(x + 0.09 * k, y + 0.05 * k, 0.85 * k, -14) + blossom(x, y - 0.06 * k, k, 6) // prettier-ignore
  const leaf = (x: number, y: number, long: number, lift: number, ink: string): string =>
    `<path d="M${x},${y}C${x + long * 0.3},${y - lift} ${x + long * 0.7},${y - lift * 1.1} ${x + long},${y - lift * 0.5}C${x + long * 0.7},${y - lift * 0.4} ${x + long * 0.4},${y - lift * 0.1} ${x},${y + 0.03}Z" fill="${ink}"/>`
  return (
    '<path d="M-.1,.1C-.14,-.3 -.24,-.56 -.3,-.72M.06,.1C.06,-.4 .1,-.7 .16,-.92M.1,.1C.2,-.2 .34,-.36 .44,-.48" stroke="#3f7a5c" stroke-width=".03" fill="none"/>' +
    leaf(-0.12, -0.1, -0.36, 0.16, '#2f6b58') + leaf(-0.2, -0.36, -0.3, 0.12, '#3a7a5c') + leaf(-0.13, -0.24, 0.26, 0.12, '#5f9c66') +
    leaf(0.07, -0.3, -0.26, 0.12, '#3a7a5c') + leaf(0.06, -0.14, 0.34, 0.16, '#5f9c66') + leaf(0.1, -0.52, 0.28, 0.12, '#6ba86c') + leaf(0.26, -0.24, 0.3, 0.1, '#6ba86c') +
    head(-0.31, -0.77, 1) + head(0.17, -0.97, 1.15) + head(0.46, -0.53, 0.9) // prettier-ignore
  )
}
/** The ranges beyond the gorge, behind the peak. */
const ranges = (): string =>
  smooth([[-900, 900], [-500, 480], [-200, 520], [-60, 470], [120, 400], [300, 350], [470, 430], [640, 520], [800, 500], [1000, 430], [1180, 340], [1420, 280], [1700, 360], [2000, 420], [2400, 900]], '#bddbc9', 0.4) +
  rock([[820, 900], [940, 690], [1080, 590], [1240, 510], [1420, 540], [1600, 480], [2300, 900]], '#93c2ae', 6, 4) // prettier-ignore
/** Cloud in the gorge: three banks with clean edges, the nearest the lightest. */
const cloud = (): string =>
  smooth([[-900, 1000], [-500, 690], [-200, 700], [80, 640], [300, 660], [480, 630], [640, 660], [820, 640], [1000, 670], [1240, 630], [1500, 650], [1900, 610], [2300, 1000]], '#d7e9da', 0.9) +
  smooth([[-900, 1000], [-500, 690], [-200, 760], [100, 716], [300, 690], [470, 716], [640, 700], [800, 730], [1000, 716], [1180, 690], [1400, 724], [1900, 680], [2300, 1000]], '#f1f3e0', 0.9) // prettier-ignore
const nearCloud = (): string =>
  smooth([[-900, 1100], [-500, 760], [-200, 800], [120, 772], [360, 720], [560, 700], [720, 716], [900, 694], [1080, 706], [1240, 684], [1460, 700], [1900, 740], [2300, 1100]], '#fffaea', 0.9) // prettier-ignore
/** The saddle behind the town: woods towards the peak, and its sides that fall into the gorge. */
const flanks = (): string =>
  massif('window-left', [[500, 1100], [520, 900], [560, 720], [610, 620], [650, 560], [720, 534], [860, 530], [860, 1100]], '#2a6159', [
    [[[610, 620], [640, 660], [620, 760], [640, 900], [620, 1100], [740, 1100], [740, 560]], '#387364'],
  ]) +
  massif('window-right', [[840, 700], [860, 536], [940, 530], [1030, 540], [1110, 566], [1180, 610], [1230, 660], [1290, 700], [1330, 780], [1400, 860], [1440, 1100], [840, 1100]], '#3f8160', [
    [[[860, 524], [940, 524], [1030, 534], [1110, 560], [1180, 606], [1140, 620], [1040, 570], [900, 560]], '#2d6a58'],
    [[[1180, 606], [1230, 656], [1290, 696], [1330, 776], [1400, 856], [1440, 1100], [1340, 1100], [1290, 900], [1240, 760]], '#8dbf70'],
  ]) // prettier-ignore
const woods = (): string =>
  forest(3, [[640, 530], [700, 518], [770, 514], [850, 512], [930, 514], [1010, 524], [1080, 556], [1130, 588]], 600, 24, '#2f7458') // prettier-ignore
interface Layout {
  opening: Opening
  cam: Camera
  /** Where the mountains are put, and how large. */
  land: string
  /** The town: focal length, eye level and optical axis in design pixels. */
  town: [focal: number, horizonY: number, axisX: number]
  bird: [x: number, y: number, k: number]
  flower: [x: number, y: number, k: number]
}
function draw(plate: Plate, l: Layout): void {
  bareSky(plate, [
    [0, '#3f8ca0'],
    [260, '#a9d3c4'],
    [470, '#f8edc4'],
    [620, '#fff3d0'],
  ])
  plate.svg(
    `<g transform="${l.land}">${ranges()}${cloud()}${huaynaPicchu()}${nearCloud()}${flanks()}${woods()}</g>`,
  )
  const m = Mesh.create(),
    [focal, horizonY, axisX] = l.town,
    haze = rgb('#e4ecd2')
  incaCity(m.at(-49, 0, 38, -0.2))
  pullSolid(plate, m, new Camera([0, 52, 0], 0, focal / WIDE, horizonY, axisX), {
    sun: AHEAD,
    materials: fromAhead,
    crisp: true,
    shadows: [
      { centre: [-20, 0, -150], radius: 70 },
      { centre: [0, 0, -260], radius: 170 },
    ],
    air: (_, d) => ({ amount: 0.36 * smoothstep(140, 390, d), ink: haze }),
  })
  plate.svg(
    edgeLight(place(l.bird[0], l.bird[1], l.bird[2], condor(), true), [0.8, -1], l.bird[2] / 110, '#ffe9b8'),
  )
  // shrubs and orchids outside, below the sill
  const [fx, fy, fk] = l.flower
  plate.svg(
    forest(9, [[fx - fk * 1.2, fy - fk * 0.5], [fx - fk * 0.4, fy - fk * 0.24], [fx + fk * 0.5, fy - fk * 0.12], [fx + fk * 1.3, fy]], fy + 40, fk * 0.3, '#1f5a50') +
      place(fx, fy, fk, orchids()),
  ) // prettier-ignore
  plate.svg(incaWindow(l.opening, l.cam))
}
export const views: View[] = [
  {
    name: 'machu-picchu-peru-2',
    focusX: 800,
    draw: (plate) =>
      draw(plate, {
        opening: { sill: 0.66, lintel: 0.55, low: 1.24, high: 2.1 },
        cam: new Camera([0.16, 1.66, 1.5], 0, 0.9375, 500, 940),
        land: 'translate(256,136) scale(.8)',
        town: [1000, 444, 800],
        bird: [640, 352, 122],
        flower: [424, 826, 146],
      }),
    drawTall: (plate) =>
      draw(plate, {
        opening: { sill: 0.64, lintel: 0.52, low: 1.06, high: 2.54 },
        cam: new Camera([0.16, 1.66, 1.5], 0, 0.45, 548, 452),
        land: 'translate(-70,290) scale(.56)',
        town: [700, 508, 311],
        bird: [300, 330, 64],
        flower: [234, 774, 96],
      }),
  },
]
