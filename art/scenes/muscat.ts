/** Muscat: a dhow off the Mutrah corniche, white houses and forts under bare mountains, late in the day. */
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { figure } from '../kit/people.ts'
import { dhow, kumma } from '../models/dhow.ts'
import { palm, type PalmInks } from '../kit/flora.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/trees.ts'
import { caique } from '../models/caique.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import { corniceMosque, fortTower, fortWall, merchantHouse } from '../models/omani-town.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist } from '../kit/mist.ts'
import { pullSolid } from '../kit/solid.ts'
import { INK, materials, SUN } from '../materials/muscat.ts'

const EYE = 8
const HORIZON = 640
const QUAY = -300
const haze = rgb(INK.haze)
interface Layout {
  cam: Camera
  /** Where the point of rock and its watchers are, in design pixels from their place in the wide form. */
  point: number
}

/** Ridge line: named peaks [x, height, width] over ridged noise. */
function range(
  m: Mesh,
  z: number,
  deep: number,
  peaks: readonly (readonly [number, number, number])[],
  seed: number,
  mat: string,
): void {
  const crest = (x: number): number =>
    peaks.reduce((top, [px, h, w]) => Math.max(top, h * Math.exp(-(((x - px) / w) ** 2))), 14)
  m.terrain(
    (x, zz) => {
      const t = smoothstep(z + deep, z, zz)
      const craggy = ridged(x / 110 + seed, zz / 150, 6, seed) - 0.34
      return crest(x + 26 * fbm(x / 60, zz / 60, 2, seed)) * t * (1 + 0.5 * craggy) + craggy * 46 * t - 3
    },
    z * 0.62,
    -z * 0.62,
    z - deep * 0.5,
    z + deep,
    340,
    90,
    mat,
  )
}
function mountains(plate: Plate, cam: Camera): void {
  const far = Mesh.create()
  range(
    far,
    -1500,
    420,
    [
      [-620, 190, 240],
      [-300, 150, 150],
      [40, 205, 170],
      [400, 270, 150],
      [760, 210, 200],
    ],
    4,
    'rock',
  )
  pullSolid(plate, far, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    shadows: [{ centre: [0, 150, -1450], radius: 900 }],
    air: (p) => ({ amount: 0.46 + 0.24 * smoothstep(170, 20, p[1]), ink: haze }),
    airSteps: 9,
    airGrain: 0,
  })
  mist(plate, '#f8cd97', 500, 660, 0.42, 12, 1.5)
  const near = Mesh.create()
  range(
    near,
    -760,
    330,
    [
      [-390, 96, 110],
      [-210, 56, 60],
      [-60, 62, 60],
      [70, 84, 60],
      [226, 118, 80],
      [390, 96, 100],
    ],
    9,
    'rock',
  )
  for (const [x, z, y] of [
    [-206, -680, 44],
    [250, -716, 84],
  ] as const)
    fortTower(near.at(x, y, z), 7, 17)
  pullSolid(plate, near, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    shadows: [{ centre: [0, 80, -680], radius: 480 }],
    air: (p) => ({ amount: 0.16 + 0.24 * smoothstep(90, 10, p[1]), ink: haze }),
    airSteps: 9,
    airGrain: 0,
  })
}
/** The rock the fort stands on, east of the town. */
const knoll = (x: number, z: number): number =>
  36 *
    Math.exp(-(((x - 68) / 30) ** 2) - ((z + 352) / 30) ** 2) *
    (0.8 + 0.6 * (ridged(x / 22, z / 22, 4, 3) - 0.3)) +
  24 * Math.exp(-(((x - 134) / 34) ** 2) - ((z + 340) / 36) ** 2) * (0.8 + 0.6 * ridged(x / 18, z / 18, 4, 7))
function town(plate: Plate, cam: Camera): void {
  const m = Mesh.create()
  const r = random(27)
  m.terrain(
    (x, z) => 2 + knoll(x, z) + 0.16 * Math.max(0, QUAY - 14 - z) + 1.5 * fbm(x / 20, z / 20, 2, 3),
    -330,
    330,
    -470,
    QUAY - 1,
    260,
    90,
    'crag',
  )
  m.box(0, -3, QUAY, 640, 5.4, 3, 'quay')
  m.box(0, 2.4, QUAY - 6, 640, 0.2, 12, 'quay')
  for (let x = -190; x < 190; x += 2.4) m.box(x, 2.4, QUAY + 0.8, 0.3, 1.1, 0.3, 'white')
  m.box(0, 3.4, QUAY + 0.8, 400, 0.25, 0.4, 'white')
  for (let row = 0; row < 6; row++) {
    const z = QUAY - 82 + row * 14
    for (let x = -190 + r() * 9; x < 200;) {
      const w = r.range(8, 14)
      const cx = x + w / 2
      const ground = 2 + 0.16 * Math.max(0, QUAY - 14 - z)
      const mosque = Math.abs(cx - 22) < 27 && row > 2
      if (!mosque && knoll(cx, z) < 3.4 && r() > 0.08)
        // the bare shore east of the forts keeps its rhythm without houses
        merchantHouse(
          (cx > 120 ? Mesh.create() : m).at(cx, ground, z + r.range(-2, 2), r.range(-0.07, 0.07), 1.2),
          r,
          w / 1.2,
          r() < 0.3 ? 2 : r() < 0.75 ? 3 : 4,
        )
      else if (!mosque && knoll(cx, z) < 6)
        tree(cx > 30 ? Mesh.create() : m, Math.round(x * 3 + row), cx, ground - 1, z, r.range(6, 9))
      x += w + r.range(0.2, 1.8)
    }
  }
  corniceMosque(m.at(17, 2.4, QUAY - 24, 0.1, 1.25))
  // Mutrah fort along its rock
  const towers = [
    [55, 25, -348, 5.8, 10],
    [68, 36, -350, 7.6, 16],
    [92, 29, -346, 6, 11],
    [132, 24, -336, 5.4, 10],
  ] as const
  towers.forEach(([x, y, z, rad, h], i) => {
    fortTower(m.at(x, y, z), rad, h)
    const next = towers[i + 1]
    if (next) fortWall(m, [x, y, z], [next[0], next[1], next[2]], 5)
  })
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.16,
    contact: 5,
    crisp: true,
    shadows: [
      { centre: [30, 20, -340], radius: 130 },
      { centre: [0, 10, -350], radius: 260 },
    ],
    air: (p, d) => ({ amount: 0.2 * smoothstep(300, 400, d) * smoothstep(60, 10, p[1]), ink: haze }),
    airSteps: 8,
    airGrain: 0,
  })
  const leaf: PalmInks = {
    trunk: '#7a5a5c',
    trunkLit: '#f0b98a',
    back: '#355a5a',
    mid: '#66804f',
    lit: '#c4a95a',
  }
  // palms on the quay, in metres along it, no two alike
  for (const [seed, x, h, lean] of [
    [6, -192, 19, 0.1],
    [2, -128, 24, 0.06],
    [5, -112, 15, -0.14],
    [8, 80, 16, 0.12],
    [11, 107, 13, -0.16],
    [7, 166, 25, -0.08],
  ] as const) {
    const q = cam.project([x, 2.2, QUAY + 2])
    plate.svg(palm(seed, q.x, q.y, h * q.k, lean * h * q.k, leaf, true, 0.16))
  }
}
/** Rocks of the near point, in shade. */
function point(): string {
  const r = random(5)
  let lit = ''
  let body = ''
  for (let i = 0; i < 26; i++) {
    const x = 1180 + i * 19 + r.range(-10, 10)
    const y = 985 - 130 * smoothstep(1180, 1560, x) + r.range(-12, 22)
    const w = r.range(44, 84)
    const h = r.range(34, 70)
    body += `M${x - w},1010L${x - w * 0.8},${y + h * 0.5}L${x - w * 0.25},${y}L${x + w * 0.4},${y + 6}L${x + w},${y + h * 0.7}L${x + w},1010Z`
    lit += `M${x - w * 0.8},${y + h * 0.5}L${x - w * 0.25},${y}L${x - w * 0.02},${y + 3}L${x - w * 0.4},${y + h * 0.62}Z`
  }
  // the seat of the one, with a step for his feet
  body += 'M1366,930L1376,885L1416,883L1422,848L1462,845L1490,874L1510,930Z'
  lit += 'M1376,885L1416,883L1422,848L1450,846L1440,880L1424,898L1370,908Z'
  return `<path d="${body}" fill="#33304f"/><path d="${lit}" fill="#9a6a5c"/>`
}
/** A raised arm of the cast, seen from its front: sleeve and open hand. */
const SLEEVE =
  'M.05,-1.43C.14,-1.46 .24,-1.54 .31,-1.63L.385,-1.86L.495,-1.85C.49,-1.72 .47,-1.6 .435,-1.5C.42,-1.445 .38,-1.42 .33,-1.4C.26,-1.35 .2,-1.28 .16,-1.15L.1,-1.2Z'
const HAND =
  'M.405,-1.84L.395,-1.92L.35,-1.975C.34,-1.995 .36,-2.005 .373,-1.99L.405,-1.962L.397,-2.045C.397,-2.062 .42,-2.062 .421,-2.045L.428,-1.98L.434,-2.065C.436,-2.08 .457,-2.08 .457,-2.063L.456,-1.98L.472,-2.055C.477,-2.068 .495,-2.065 .492,-2.048L.48,-1.968L.503,-2.022C.51,-2.035 .525,-2.028 .52,-2.012L.49,-1.92L.475,-1.84Z'
function draw(plate: Plate, { cam, point: dx }: Layout): void {
  bareSky(plate, [
    [0, '#0a2c4c'],
    [200, '#3f8098'],
    [400, '#c9c49c'],
    [540, '#fbd090'],
    [HORIZON, '#fff2c4'],
  ])
  mountains(plate, cam)
  mist(plate, '#f3bd88', 560, 690, 0.34, 19, 1.2)
  town(plate, cam)
  const top = cam.project([0, -0.4, QUAY + 1.6]).y
  calmWater(plate, {
    top,
    inks: ['#a9c4a4', '#3f94a0', '#12607c', '#073a56'],
    dark: ['#0f5878', 0.18],
    light: ['#ffe0a4', 0],
    seed: 12,
  })
  const small = Mesh.create()
  for (const [x, z, t] of [
    [-62, -200, 0.3],
    [-84, -176, -0.4],
    [58, -210, 0.2],
  ] as const)
    caique(small.at(x, 0, z, t), Math.round(x))
  pullSolid(plate, small, cam, { sun: SUN, materials, sky: 0.36, bounce: 0.2 })
  // the stern post, 85 m off
  const stern = cam.project([-18.4, 0.6 - EYE * 0.08, -85])
  plate.svg(dhow(stern.x, stern.y + 14 * (stern.k / 20.7), stern.k / 20.7))
  plate.svg(`<g transform="translate(${dx},0)">${point()}</g>`)
  const look = { skin: '#8a5a44', hair: '#241a34', shoes: '#2b2440' }
  plate.svg(
    edgeLight(
      place(
        1440 + dx,
        884,
        92,
        figure('sits', { ...look, top: '#e3c69a', farTop: '#b8957e', bottom: '#e3c69a' }) +
          kumma(0.03, -1.2, '#fff3d8', '#b9523a'),
        true,
      ) +
        place(
          1532 + dx,
          862,
          88,
          figure('waves', { ...look, top: '#f0e2c8', farTop: '#c4ac9c', bottom: '#f0e2c8', skirt: 'long' }) +
            // one robe from shoulder to hem
            '<path d="M.145,-1.24C.15,-1.1 .155,-1 .162,-.9H-.152C-.152,-1 -.15,-1.1 -.155,-1.24Z" fill="#bfae9f"/><path d="M.145,-1.24C.15,-1.1 .155,-1 .164,-.82H-.11C-.108,-1 -.108,-1.1 -.11,-1.24Z" fill="#f0e2c8"/>' +
            // the raised arm in its wide sleeve, and a hand with fingers
            `<path d="${HAND}" fill="#8a5a44"/><path d="${SLEEVE}" fill="#f0e2c8"/><path d="M.435,-1.5C.42,-1.445 .38,-1.42 .33,-1.4C.26,-1.35 .2,-1.28 .16,-1.15L.13,-1.18C.17,-1.32 .25,-1.41 .33,-1.45C.38,-1.47 .41,-1.48 .435,-1.5Z" fill="#bfae9f"/>` +
            kumma(0.03, -1.6, '#b9523a', '#f6e6c4'),
          true,
        ),
      [-1, -0.6],
      1.4,
      '#d9a070',
    ),
  )
}
export const views: View[] = [
  {
    name: 'muscat-oman-cover',
    focusX: 690,
    draw: (plate) => draw(plate, { cam: new Camera([0, EYE, 0], 0, 1.1, HORIZON, 800), point: 0 }),
    drawTall: (plate) => draw(plate, { cam: new Camera([0, EYE, 0], 0, 0.9, HORIZON, 416), point: -832 }),
  },
]
