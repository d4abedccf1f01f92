/** Bangkok: Wat Arun across the Chao Phraya, the sun going down behind Thonburi. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { palm } from '../kit/flora.ts'
import { tree } from '../kit/trees.ts'
import { longTail } from '../models/long-tail.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject } from '../kit/sea.ts'
import { add, scale, type Vec3 } from '../kit/vec.ts'
import { company, type Spot } from '../kit/company.ts'
import { bareSky } from '../kit/heavens.ts'
import { raking } from '../kit/light.ts'
import { longTailCrew } from '../models/long-tail-crew.ts'
import { mist } from '../kit/mist.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { cornerPrang, greatPrang, templeHall, templeRoof } from '../models/wat.ts'
import { INK, materials as inks } from '../materials/bangkok.ts'

const QUAY = -134
/** Downstream of the temple, where the river wall continues to the left. */
const STAND: Vec3 = [150, 3.2, 0]
const YAW = -0.634
const SUN = raking(-30, 24).sun
/** The same inks without stipple: the light turns at an edge. */
const materials = Object.fromEntries(
  Object.entries(inks).map(([name, m]): [string, Material] => [
    name,
    { ...m, grain: Math.min(m.grain ?? 0.03, 0.03) },
  ]),
)
interface Layout {
  horizon: number
  focal: number
  axis: number
  /** The long-tail: metres ahead of us, and to the right of the axis. */
  boat: [ahead: number, aside: number]
}

function farBank(plate: Plate, cam: Camera): void {
  const m = Mesh.create(),
    r = random(12)
  for (let i = 0; i < 190; i++) {
    const x = r.range(-1900, 700),
      w = r.range(16, 34)
    m.box(x, 0, -900 - r() * 60, w, r.range(14, 40) + (r() < 0.14 ? r.range(30, 90) : 0), w, 'city')
  }
  for (let i = 0; i < 300; i++)
    m.blob(r.range(-1150, 420), r.range(0, 12), -520 - r() * 90, r.range(7, 15), 'tree', 0.8, 0.2, i, 7)
  const air = rgb('#f3b184')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    air: (p, d) => ({
      amount: 0.5 + 0.26 * smoothstep(560, 900, d) + 0.1 * smoothstep(30, 0, p[1]),
      ink: air,
    }),
    airSteps: 10,
  })
}
function temple(): Mesh {
  const m = Mesh.create(),
    r = random(5)
  const q = m.at(6, 1.5, -196, 0.17)
  greatPrang(q)
  for (const [i, k] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    cornerPrang(q.at(i * 30, 1, k * 30))
  templeHall(m.at(58, 1, -166, -0.5), 15, 34, 9, 13)
  templeHall(m.at(-62, 1, -168, 0.5), 11, 24, 7, 9.5, 2)
  m.terrain(
    (x, z) => 1.4 - 3 * smoothstep(QUAY - 2, QUAY + 1, z) + 0.2 * Math.sin(x),
    -330,
    330,
    -330,
    QUAY,
    60,
    20,
    'ground',
  )
  m.box(0, -3, QUAY, 660, 4.6, 2, 'wall', 'ledge')
  m.box(0, 1.5, QUAY - 5, 250, 2.6, 0.8, 'white')
  for (let i = 0; i < 42; i++) m.box(-124 + i * 6, 1.5, QUAY - 4.6, 0.9, 3.4, 1, 'white')
  // landing pavilions on the river wall
  for (const [x, w, l, h] of [
    [-31, 7, 9, 4],
    [6, 9, 11, 4.6],
    [38, 7, 9, 4],
    [-84, 8, 12, 4],
    [92, 8, 14, 4],
  ] as const) {
    const p = m.at(x, 1.4, QUAY - 1)
    for (const i of [-1, 1])
      for (const k of [-1, 0, 1]) p.box(i * w * 0.42, -4, k * l * 0.4, 0.5, h + 4, 0.5, 'white')
    p.box(0, -0.4, 0, w, 0.5, l, 'ledge')
    templeRoof(p, h, w, l, 5.4, 2)
  }
  for (let i = 0; i < 130; i++) {
    const x = r.range(-210, 210),
      z = QUAY - 8 - r() * 70,
      h = r.range(5, 11)
    if (Math.abs(x - 6) < 34 && z < QUAY - 13) continue
    if (Math.hypot(x - 58, z + 166) < 17 || Math.hypot(x + 62, z + 168) < 15) continue
    tree(m, i, x, 1.2 - h * 0.2, z, h, r() < 0.4 ? 'treeB' : 'tree')
  }
  for (let i = 0; i < 40; i++)
    m.blob(
      r.range(-126, 126),
      2.2,
      QUAY - 3.4,
      r.range(0.5, 1.1),
      r() < 0.5 ? 'treeB' : 'tree',
      0.9,
      0.2,
      i,
      6,
    )
  return m
}
function draw(plate: Plate, { horizon: h, focal, axis, boat: [ahead, aside] }: Layout): void {
  const cam = new Camera(STAND, YAW, focal, h, axis)
  bareSky(plate, [
    [0, '#0e1840'],
    [h * 0.3, INK.slate],
    [h * 0.45, '#b0889c'],
    [h * 0.64, INK.rose],
    [h * 0.77, INK.saffron],
    [h * 0.89, '#ffeab4'],
    [h, '#fff0c8'],
  ])
  farBank(plate, cam)
  mist(plate, '#ffd39a', h - 138, h + 42, 0.4, 11, 1.6)
  calmWater(plate, {
    top: h + 2,
    inks: ['#f0b48e', '#c98a92', '#7f6496', '#434280', '#20265c'],
    dark: ['#2f3270', 0.2],
    light: ['#e0a39a', 0.07],
    seed: 9,
  })
  const air = rgb('#f0a884')
  const bank = pullSolid(plate, temple(), cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.16,
    contact: 6,
    crisp: true,
    airGrain: 0.15,
    shadows: [
      { centre: [6, 40, -190], radius: 60 },
      { centre: [0, 20, -180], radius: 190 },
    ],
    air: (p, d) => ({
      amount: 0.1 * smoothstep(150, 240, d) + 0.2 * smoothstep(14, 0, p[1]) * smoothstep(134, 170, d),
      ink: air,
    }),
    airSteps: 10,
  })
  plate.svg(
    company(
      {
        cam,
        seed: 7,
        wardrobe: {
          tops: ['#fff0d0', '#f0643e', '#3f9a86', '#ffd45c', '#7a5aa0'],
          bottoms: ['#3a3560', '#5a4470'],
          skins: ['#b97c58', '#a8684c'],
          cuts: ['short', 'bob', 'bun', 'hat'],
          hats: ['#f3d8a6'],
        },
      },
      [-31, 7, 38, -12, 62, -84].map((x, i): Spot => [[x, 1.5, QUAY - 1.6], 1 + (i % 3)]),
    ),
  )
  const leaf = { trunk: '#6d4f6a', trunkLit: '#f0b98a', back: '#2a4a5e', mid: '#4f7a5c', lit: '#c9ad60' }
  for (const [seed, x, z, high, lean] of [
    [9, -58, -150, 15, -1.4],
    [4, -40, -146, 18, 1.6],
    [7, 96, -144, 14, 1.2],
    [5, 108, -141, 17, -1.8],
  ] as const) {
    const q = cam.project([x, 1.4, z])
    plate.svg(palm(seed, q.x, q.y, high * q.k, lean * q.k, leaf, true, 0.16))
  }
  // the bank in the water, clearest under the wall
  const [left, right] = [cam.project([-90, 0, QUAY + 1]), cam.project([120, 0, QUAY + 1])]
  const waterline = (x: number): number => left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x)
  reflectObject(plate, bank, waterline, '#5c5490', 0.62, h)
  const deep = rgb('#2c2f6c')
  plate.field((x, y) => {
    const t = (y - waterline(x)) / 260
    return t < 0 ? null : [deep, 0.86 * smoothstep(0, 1, t)]
  })
  // the wall is wet where the tide reaches it
  plate.svg(
    `<path d="M-10,${waterline(-10) - 9}L1610,${waterline(1610) - 13}V${waterline(1610) + 2}L-10,${waterline(-10) + 2}Z" fill="#6a4f7c" fill-opacity=".7"/>`,
  )
  const boat = Mesh.create()
  const at = add(add([STAND[0], 0, 0], scale(cam.fwd, ahead)), scale(cam.right, aside))
  const b = boat.at(...at, -0.92 - YAW)
  longTail(b)
  // ribbons for the spirit of the boat, knotted round the stem
  for (const [mat, y] of [
    ['garland', 2.7],
    ['garlandB', 2.95],
  ] as const) {
    b.blob(8.6, y, 0, 0.2, mat, 0.62, 0.12, 3, 8)
    for (const s of [-1, 1])
      b.quad(
        [8.62, y, s * 0.14],
        [8.84, y, s * 0.16],
        [8.9, y - 1, s * 0.26],
        [8.66, y - 0.95, s * 0.26],
        mat,
      )
  }
  const d = pullSolid(plate, boat, cam, {
    sun: SUN,
    materials: {
      ...materials,
      garland: { tones: ['#ffb43c', '#c9603f'], cuts: [0.3] },
      garlandB: { tones: ['#ff8fa8', '#a83a70'], cuts: [0.3] },
    },
    sky: 0.36,
    bounce: 0.2,
    contact: 3,
    crisp: true,
    clipBelow: 0,
  })
  const [stern, bow] = [cam.project(b.put([-6, 0, 0])), cam.project(b.put([5.6, 0, 0]))]
  const slope = (bow.y - stern.y) / (bow.x - stern.x)
  const line = (x: number): number => stern.y + slope * (Math.min(bow.x, Math.max(stern.x, x)) - stern.x)
  reflectObject(plate, d, line, '#2a3a70', 0.7, h)
  longTailCrew(plate, cam, b, d, { ahead: 1, light: [-1, -0.5], rim: '#ffd79c' })
  // a thread of foam along the waterline, and the arm of the bow wave
  plate.svg(
    `<path d="M${stern.x - 16},${stern.y - 1} Q${(stern.x + bow.x) / 2},${(stern.y + bow.y) / 2 + 3} ${bow.x + 8},${bow.y} Q${(stern.x + bow.x) / 2},${(stern.y + bow.y) / 2 + 6} ${stern.x - 16},${stern.y + 1}Z M${bow.x + 12},${bow.y - 1} q-60,18 -150,24 q80,-2 152,-18Z M${stern.x - 50},${stern.y - 2} q-50,0 -100,-5 q52,-2 100,2Z" fill="#fff0cf" fill-opacity=".75"/>`,
  )
}
export const views: View[] = [
  {
    name: 'bangkok-thailand-cover',
    focusX: 850,
    draw: (plate) => draw(plate, { horizon: 730, focal: 1.16, axis: 690, boat: [31, 5.6] }),
    drawTall: (plate) => draw(plate, { horizon: 680, focal: 1.1, axis: 330, boat: [36, 0.6] }),
    drawLink: (plate) => draw(plate, { horizon: 590, focal: 0.92, axis: 930, boat: [30, 1.5] }),
  },
]
