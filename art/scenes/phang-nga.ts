/** Thailand: a long-tail under the overhung stack of Ko Tapu, Phang Nga Bay, late evening. */
import { Camera } from '../kit/camera.ts'
import { edgeLight, smooth } from '../kit/cut.ts'
import { rgb } from '../kit/ink.ts'
import { karst, type Karst } from '../kit/karst.ts'
import { longTail } from '../kit/long-tail.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { calmWater } from '../kit/calm-water.ts'
import { reflectObject } from '../kit/sea.ts'
import { longTailCrew } from '../kit/long-tail-crew.ts'
import { bareSky } from '../kit/heavens.ts'
import { raking } from '../kit/light.ts'
import { mist } from '../kit/sky.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
import { materials as inks } from '../materials/phang-nga.ts'

const EYE = 3.2
const HORIZON = 680
const cam = new Camera([0, EYE, 0], 0, 1.1, HORIZON, 800)
const rowAt = (dist: number) => HORIZON + (EYE * cam.f) / dist
/** Where the low light, out of the picture, glitters on the water. */
const SUN_X = 1010
const SUN = raking(64, 24).sun
/** Rock as big strata, scrub as cut masses: no stipple. */
const materials: Record<string, Material> = {
  ...inks,
  rock: {
    ...inks.rock!,
    grain: 0.03,
    detail: (p) => (fbm(p[0] * 0.22, p[1] * 0.12 + p[2] * 0.1, 2, 6) - 0.5) * 0.34 - (p[1] < 1 ? 0.22 : 0),
  },
  jungle: { ...inks.jungle!, grain: 0.05, detail: (p) => (fbm(p[0] * 0.3, p[1] * 0.3, 2, 8) - 0.5) * 0.24 },
}

/** Islands by picture column, half width and height in pixels. */
type Isle = [col: number, wide: number, high: number, seed: number, overhang?: number, lean?: number]
const RANGES: { dist: number; air: number; ink: string; isles: Isle[] }[] = [
  {
    dist: 1800,
    air: 0.76,
    ink: '#f6a07c',
    isles: [
      [60, 150, 150, 11],
      [300, 110, 210, 12],
      [520, 90, 120, 13],
      [880, 84, 130, 14],
      [1150, 130, 190, 15],
      [1390, 110, 140, 16],
      [1570, 110, 230, 17],
    ],
  },
  {
    dist: 800,
    air: 0.46,
    ink: '#cf7f93',
    isles: [
      [150, 130, 300, 21, 0.2],
      [395, 60, 200, 22, 0.3, 0.15],
      [1215, 84, 330, 23, 0.26],
      [1360, 110, 220, 24, 0.2],
    ],
  },
]
function islands(
  plate: Plate,
  dist: number,
  air: number,
  ink: string,
  isles: Isle[],
  fine: number,
): Float32Array {
  const m = Mesh.create(),
    k = cam.f / dist
  for (const [col, wide, high, seed, overhang = 0.14, lean = 0] of isles) {
    const o: Karst = {
      wide: wide / k,
      high: high / k,
      seed,
      overhang,
      lean,
      fine,
      scrub: 1.5,
      bushes: 26,
      rugged: 0.3,
    }
    if (dist < 100) Object.assign(o, { shoulder: 0.68, bushes: 12, bushLine: 0.95, scrub: 0.9, rugged: 0.42 })
    karst(m.at((col - 800) / k, 0, -dist), o)
  }
  const x = (isles[0]![0] - 800) / k
  return pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    bounce: 0.18,
    clipBelow: 0,
    crisp: true,
    airGrain: 0.15,
    contact: dist < 100 ? 5 : 0,
    shadows: [
      {
        centre: dist < 100 ? [x, 300 / k, -dist] : [0, 100 / k, -dist],
        radius: (dist < 100 ? 420 : 900) / k,
      },
    ],
    air: (p) => ({
      amount: air + (1 - air) * 0.4 * Math.max(0, 1 - p[1] / (90 / k)) * Math.min(1, air * 4),
      ink: rgb(ink),
    }),
    airSteps: 11,
  })
}
function boat(plate: Plate): void {
  const at: Vec3 = [3.9, 0, -40],
    turn = -1.2
  const m = Mesh.create(),
    b = m.at(...at, turn)
  longTail(b)
  // garlands for the spirit of the boat, knotted round the stem
  for (const [mat, y] of [
    ['garlandC', 2.62],
    ['garlandB', 2.8],
    ['garlandA', 2.98],
  ] as const) {
    b.blob(8.6, y, 0, 0.19, mat, 0.62, 0.12, 3, 8)
    for (const s of [-1, 1])
      b.quad(
        [8.62, y, s * 0.14],
        [8.82, y, s * 0.16],
        [8.86, y - 0.85 + (y - 2.8), s * 0.26],
        [8.68, y - 0.8 + (y - 2.8), s * 0.26],
        mat,
      )
  }
  const depth = pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.22,
    contact: 4,
    clipBelow: 0,
    shadows: [{ centre: at, radius: 11 }],
    shadowSize: 3072,
  })
  longTailCrew(plate, cam, b, depth, { ahead: 1, light: [1, -0.5], rim: '#ffd9a0' })
  const lies = (along: number) => cam.project(b.put([along, 0, 0]))
  const [stern, bow] = [lies(-6), lies(5.4)]
  const slope = (bow.y - stern.y) / (bow.x - stern.x)
  reflectObject(
    plate,
    depth,
    (x) => stern.y + slope * (Math.min(bow.x + 40, Math.max(stern.x, x)) - stern.x),
    '#4a3a80',
    0.66,
    HORIZON,
  )
  plate.svg(
    `<path d="M${stern.x - 20},${stern.y} L${bow.x - 6},${bow.y + 2} q34,6 86,30 q-62,-8 -96,-17 L${stern.x - 10},${stern.y + 8}Z" fill="#ffe2b0" fill-opacity=".8"/><path d="M${stern.x + 30},${stern.y + 24} q70,26 150,46 q-100,-12 -190,-44Z M${stern.x - 40},${stern.y - 4} q-70,0 -130,-8 q66,-5 130,2Z" fill="#ffe2b0" fill-opacity=".5"/>`,
    { stipple: 0.3 },
  )
}
/** Two paddlers in a kayak heading left; 1 unit = 1 m, waterline at 0, sun from the right. */
const KAYAK = `<path d="M-2.3,-.34 C-1.4,-.02 1.4,-.02 2.2,-.32 C1.8,.12 1,.16 0,.16 C-1.1,.16 -1.9,.1 -2.3,-.34Z" fill="#b8443f"/><path d="M-2.3,-.34 C-1.4,-.02 1.4,-.02 2.2,-.32 L1.9,-.26 C1,-.08 -1.2,-.06 -2.2,-.3Z" fill="#ffb46e"/>
${[
  [0.85, '#2f6f8c', '#7fc9c4', -14],
  [-0.6, '#e0a44c', '#ffe2a0', 10],
]
  .map(
    ([x, c, l, a]) =>
      `<g transform="translate(${x},-.1)"><path d="M-.2,0 C-.24,-.3 -.22,-.56 -.1,-.64 L.14,-.64 C.26,-.56 .26,-.3 .22,0Z" fill="${c}"/><path d="M.04,-.64 L.14,-.64 C.26,-.56 .26,-.3 .22,0 L.1,0 C.16,-.26 .14,-.5 .04,-.64Z" fill="${l}"/><circle cx="0" cy="-.82" r=".15" fill="#6d4048"/><path d="M.02,-.96 A.15,.15 0 0 1 .06,-.68 C.1,-.78 .08,-.88 .02,-.96Z" fill="#e0a080"/><path d="M-.2,-.86 C-.18,-1.02 .16,-1.04 .2,-.86 C.06,-.9 -.06,-.9 -.2,-.86Z" fill="#3a2a5c"/><g transform="rotate(${a})"><path d="M-1.15,-.5 L1.05,-.22" stroke="#3a2a5c" stroke-width=".05"/><path d="M-1.5,-.62 L-1.12,-.56 L-1.1,-.44 L-1.46,-.48Z M1.04,-.3 L1.4,-.22 L1.36,-.08 L1,-.16Z" fill="#ffe2a0"/></g><path d="M-.12,-.56 L-.5,-.36 L-.46,-.28 L-.06,-.4Z M.16,-.56 L.46,-.26 L.4,-.2 L.1,-.42Z" fill="#a8664c"/></g>`,
  )
  .join('')}`
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#201f5c'],
    [150, '#4b4290'],
    [330, '#b56f9c'],
    [470, '#f2927c'],
    [580, '#ffc385'],
    [680, '#ffecb4'],
  ])
  const [far, mid] = RANGES
  islands(plate, far!.dist, far!.air, far!.ink, far!.isles, 1.6)
  mist(plate, '#ffbf8a', HORIZON - 60, HORIZON + 14, 0.55, 5, 1.4)
  calmWater(plate, {
    top: HORIZON + 4,
    inks: ['#ffd49c', '#d98d92', '#6f5296', '#33306e', '#191848'],
    dark: ['#2a2866', 0.3],
    light: ['#ffbe90', 0.08],
    path: { x: SUN_X, ink: '#fff3cf', far: 34, near: 150 },
    seed: 12,
  })
  const d = islands(plate, mid!.dist, mid!.air, mid!.ink, mid!.isles, 2)
  reflectObject(plate, d, () => rowAt(mid!.dist), '#6a4a88', 0.6, HORIZON, 4)
  mist(plate, '#f7a586', HORIZON - 36, HORIZON + 22, 0.5, 9, 1.3)
  const stack = islands(
    plate,
    96,
    0,
    '#cf7f93',
    [
      [618, 96, 590, 36, 0.66, 0.16],
      [634, 84, 430, 39, 0.66, 0.3],
    ],
    3,
  )
  reflectObject(plate, stack, () => rowAt(96), '#4f3c80', 0.7, HORIZON, 7)
  plate.svg(
    `<path d="M520,${rowAt(96) + 2}q110,-7 230,0q60,5 -40,7q-90,4 -170,0q-60,-3 -20,-7Z" fill="#ffd9a8" fill-opacity=".55"/>`,
    { stipple: 0.4 },
  )
  const k = 50
  plate.svg(
    `<g transform="translate(330,812) scale(${k},${-k * 0.6})" opacity=".3">${KAYAK}</g><path d="M215,822q100,-5 230,0q-110,9 -230,0Z" fill="#ffd9a8" fill-opacity=".6"/>`,
    { stipple: 0.3 },
  )
  plate.svg(`<g transform="translate(330,806) scale(${k})">${KAYAK}</g>`)
  boat(plate)
  plate.svg(edgeLight(cave(), [0.7, 0.8], 4, '#b0607e'))
}
/** The mouth of the sea cave that we look out of: its roof with stalactites, and its walls. */
function cave(): string {
  const ink = '#171343'
  const walls: Pt[] = [
    [-40, 1040],
    [-40, -40],
    [1640, -40],
    [1640, 1040],
    [1380, 1010],
    [1500, 930],
    [1560, 800],
    [1548, 640],
    [1578, 500],
    [1540, 330],
    [1480, 190],
    [1380, 110],
    [1220, 66],
    [1030, 50],
    [820, 30],
    [640, 44],
    [470, 84],
    [300, 92],
    [180, 160],
    [96, 280],
    [60, 430],
    [78, 600],
    [50, 740],
    [96, 880],
    [210, 970],
    [330, 1012],
  ]
  // stalactites hang in clusters, where water finds its way
  let hanging = ''
  for (const [x, y, long, wide] of [
    [236, 122, 150, 34],
    [282, 96, 80, 26],
    [318, 90, 46, 20],
    [520, 70, 66, 24],
    [556, 62, 34, 18],
    [1060, 50, 52, 22],
    [1096, 52, 96, 28],
    [1352, 96, 74, 26],
    [1394, 112, 176, 38],
    [1436, 140, 90, 28],
  ] as const)
    hanging += `M${x - wide},${y - 24}C${x - wide * 0.5},${y + 4} ${x - wide * 0.22},${y + long * 0.4} ${x - 2},${y + long}L${x + 2},${y + long}C${x + wide * 0.2},${y + long * 0.5} ${x + wide * 0.6},${y + 8} ${x + wide},${y - 24}Z`
  return smooth(walls, ink, 0.8) + `<path d="${hanging}" fill="${ink}"/>`
}
export const views: View[] = [{ name: 'exotic-thailand-cover', focusX: 868, draw }]
