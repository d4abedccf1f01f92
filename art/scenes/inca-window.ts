/** Through a trapezoid window of the upper town: a condor glides by, cloud lies in the gorge, Huayna Picchu rises out of it. Light from the right. */
import { Camera } from '../kit/camera.ts'
import { condor } from '../models/condor.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { huaynaPicchu } from '../models/huayna-picchu.ts'
import { incaHouse, type StoneInks } from '../models/inca-house.ts'
import { terraces } from '../models/inca-town.ts'
import { incaWindow, type Opening } from '../models/inca-wall.ts'
import { rock } from '../kit/landform.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

/** A wiñay wayna, the orchid of these walls: long leaves, two bent stems of red flowers. Units of its height, root at 0. */
function orchids(): string {
  const flower = (x: number, y: number, k: number): string =>
    `<path d="M${x},${y}C${x - 0.07 * k},${y - 0.02 * k} ${x - 0.07 * k},${y - 0.1 * k} ${x},${y - 0.06 * k}C${x + 0.06 * k},${y - 0.11 * k} ${x + 0.08 * k},${y - 0.03 * k} ${x},${y}Z" fill="#e0503f"/><path d="M${x},${y}C${x - 0.05 * k},${y + 0.03 * k} ${x - 0.01 * k},${y + 0.09 * k} ${x + 0.02 * k},${y + 0.05 * k}C${x + 0.05 * k},${y + 0.04 * k} ${x + 0.04 * k},${y} ${x},${y}Z" fill="#b5333f"/>`
  return (
    '<path d="M-.04,.02C-.2,-.2 -.4,-.26 -.6,-.16C-.4,-.16 -.24,-.06 -.1,.04ZM.02,.02C.12,-.22 .34,-.34 .56,-.3C.38,-.22 .22,-.1 .1,.04ZM-.04,.02C-.1,-.3 -.26,-.46 -.42,-.5C-.3,-.36 -.2,-.16 -.1,.04Z" fill="#3f7f68"/><path d="M0,.02C.02,-.28 .14,-.5 .32,-.58C.22,-.4 .14,-.2 .08,.04Z" fill="#5f9c70"/>' +
    '<path d="M-.02,0C-.06,-.4 -.16,-.62 -.34,-.74M.03,0C.06,-.44 .16,-.72 .3,-.86" stroke="#4a7a5c" stroke-width=".022" fill="none"/>' +
    flower(-0.34, -0.74, 1.1) + flower(-0.25, -0.66, 1) + flower(-0.18, -0.55, 0.9) + flower(0.3, -0.86, 1.1) + flower(0.22, -0.77, 1) + flower(0.15, -0.66, 0.9) // prettier-ignore
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
const STONE: StoneInks = { lit: '#f4e4b6', half: '#cfbf96', shade: '#83877a', dark: '#43564e', floor: '#6f9f5e', thatch: '#8a6f4c', thatchLit: '#d2a866' } // prettier-ignore
/** The last houses of the upper town on their terraces, below the window. */
const spur = (): string =>
  rock([[-700, 1000], [-600, 720], [-200, 700], [80, 694], [240, 690], [380, 700], [450, 730], [520, 790], [560, 860], [600, 1000]], '#3f7d5f', 5, 8) +
  rock([[-700, 1000], [-600, 716], [-200, 694], [80, 688], [230, 684], [350, 694], [400, 730], [430, 800], [440, 1000]], '#7db063', 4, 9) +
  terraces([[346, 690], [392, 716], [420, 770], [430, 860]], [[390, 700], [470, 742], [530, 810], [560, 900]], 4, ['#8cbd68', '#d3cf9c', '#4f8458'], 0.34, 0.4) +
  poly([[-100, 742], [180, 736], [352, 742], [386, 752], [386, 764], [352, 756], [180, 752], [-100, 758]], '#c9c493') +
  poly([[-100, 758], [180, 752], [352, 756], [386, 764], [386, 769], [352, 763], [180, 759], [-100, 765]], '#55835a') +
  incaHouse('gable', 148, 734, 50, 30, 36, 1, STONE) +
  incaHouse('gable', 262, 738, 56, 33, 40, 1, STONE) +
  incaHouse('low', 176, 812, 110, 40, 46, 1, STONE) // prettier-ignore
interface Layout {
  opening: Opening
  cam: Camera
  /** Where the mountains are put, and how large; and the houses below the window. */
  land: string
  spur: string
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
    `<g transform="${l.land}">${ranges()}${cloud()}${huaynaPicchu()}${nearCloud()}${smooth(
      [
        [-900, 1100],
        [-500, 840],
        [0, 830],
        [300, 790],
        [560, 806],
        [760, 784],
        [1000, 800],
        [1240, 824],
        [1600, 810],
        [2300, 830],
        [2300, 1100],
      ],
      '#e6eedb',
      0.9,
    )}</g>`,
  )
  plate.svg(`<g transform="${l.spur}">${spur()}</g>`)
  plate.svg(
    edgeLight(place(l.bird[0], l.bird[1], l.bird[2], condor(), true), [0.8, -1], l.bird[2] / 110, '#ffe9b8'),
  )
  plate.svg(incaWindow(l.opening, l.cam))
  // orchids of the ruins, rooted in the joint of the sill
  const [x, y, k] = l.flower
  plate.svg(
    `<ellipse cx="${x - k * 0.3}" cy="${y + 1}" rx="${k * 0.5}" ry="${k * 0.035}" fill="#c39f80"/><path d="M${x - k * 0.16},${y}q${k * 0.16},${-k * 0.07} ${k * 0.34},${-k * 0.01}l${k * 0.1},${k * 0.03}l${-k * 0.4},${k * 0.02}Z" fill="#6d5a4c"/>${place(x, y, k, orchids())}`,
  )
}
export const views: View[] = [
  {
    name: 'machu-picchu-peru-2',
    focusX: 800,
    draw: (plate) =>
      draw(plate, {
        opening: { sill: 0.66, lintel: 0.55, low: 1.24, high: 2.1 },
        cam: new Camera([0.16, 1.66, 1.5], 0, 0.9375, 500, 940),
        land: 'translate(238,184) scale(.8)',
        spur: 'translate(290,172) scale(.8)',
        bird: [640, 352, 122],
        flower: [872, 916, 150],
      }),
    drawTall: (plate) =>
      draw(plate, {
        opening: { sill: 0.64, lintel: 0.52, low: 1.06, high: 2.54 },
        cam: new Camera([0.16, 1.66, 1.5], 0, 0.45, 548, 452),
        land: 'translate(-70,320) scale(.56)',
        spur: 'translate(150,328) scale(.56)',
        bird: [344, 366, 68],
        flower: [420, 832, 108],
      }),
  },
]
