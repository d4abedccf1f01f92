/** Paris: the Eiffel Tower beyond zinc roofs and the Seine, an hour after sunrise, from the right bank. */
import { Camera } from '../kit/camera.ts'
import { company, type Spot } from '../kit/company.ts'
import { eiffelTower } from '../models/eiffel.ts'
import { mix, rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/trees.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, type Random } from '../kit/noise.ts'
import { archBridge, excursionBoat, mansion } from '../models/paris.ts'
import { balcony } from '../models/paris-balcony.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { calmWater } from '../kit/calm-water.ts'
import { bareSky } from '../kit/heavens.ts'
import { mist } from '../kit/mist.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
import { INK, materials, SUN } from '../materials/paris.ts'

const EYE = 78
const HORIZON = 605
/** The view of the wide print, by which the roofs in front are laid out. */
const WIDE_VIEW = new Camera([0, EYE, 0], 0, 1.05, HORIZON, 800)
/** The tower, 160 m from the water on the left bank. */
const TOWER = { x: 52, z: -884 }
/** Frame of the river: x downstream, the far quay at z=0, our quay at z=190. */
const RIVER = { x: 114, z: -734, turn: 0.672, wide: 190 }
const alongRiver = (x: number, z: number): readonly [number, number] => {
  const [c, s] = [Math.cos(RIVER.turn), Math.sin(RIVER.turn)]
  const [dx, dz] = [x - RIVER.x, z - RIVER.z]
  return [c * dx - s * dz, s * dx + c * dz]
}
const haze = rgb(INK.haze)

function farCity(plate: Plate, cam: Camera): void {
  const m = Mesh.create()
  const r = random(4)
  m.terrain(
    (x, z) => 8 + 75 * smoothstep(-2600, -4200, z) * (0.5 + fbm(x / 900, 2, 4, 5)),
    -2600,
    2600,
    -4400,
    -1000,
    80,
    30,
    'ground',
  )
  for (let row = 0; row < 9; row++) {
    const z = -2500 + row * 165
    for (let x = -1500 + r() * 30; x < 1500;) {
      const w = r.range(26, 60)
      const h = r.range(20, 29)
      m.box(x, 0, z + r.range(-30, 30), w, h, 30, 'stone', 'zinc')
      m.box(x, h, z, w * 0.9, 5, 22, 'zinc', 'zincTop', 3)
      if (r() < 0.4) m.box(x + r.range(-8, 8), h + 4, z, 3, 5, 9, 'plaster')
      x += w + r.range(2, 14)
    }
  }
  // the gold dome of the Invalides, upstream
  const d = m.at(-372, 0, -1330)
  d.box(0, 0, 0, 60, 34, 56, 'stone', 'zinc')
  d.revolve(
    0,
    0,
    [
      [17, 34],
      [17, 52],
      [18, 53],
      [16, 54],
      [15.4, 62],
    ],
    'stone',
    28,
  )
  d.revolve(
    0,
    0,
    [
      [15.6, 62],
      [15, 70],
      [12.4, 78],
      [8, 84],
      [4, 86.5],
      [3.4, 87],
      [3.2, 94],
      [2.2, 96],
      [0.6, 107],
    ],
    'gold',
    28,
  )
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    air: (p, q) => ({
      amount: p[1] > 60 && q < 1400 ? 0.3 : 0.46 + 0.3 * smoothstep(1100, 2600, q),
      ink: haze,
    }),
    airSteps: 12,
  })
}

const onRiver = (m: Mesh): Mesh => m.at(RIVER.x, 0, RIVER.z, RIVER.turn)
function planes(m: Mesh, r: Random, x: number, z: number, h: number): void {
  const p = onRiver(m).put([x, 8, z])
  tree(m, Math.floor(x * 3 + z), p[0], p[1], p[2], h, r() < 0.7 ? 'plane' : 'planeB')
}
/** The left bank: quay, blocks of houses, the gardens round the tower. */
function leftBank(m: Mesh): void {
  const r = random(11)
  const bank = onRiver(m)
  bank.box(470, -2, -700, 2060, 10, 1400, 'quay', 'ground')
  bank.box(470, -2, 6, 2060, 4.4, 12, 'quay', 'paving')
  const far = (x: number, z: number): void => {
    const p = bank.put([x, 0, z])
    const t = Math.hypot(p[0] - TOWER.x, p[2] - TOWER.z)
    const col = 800 + (p[0] / -p[2]) * WIDE_VIEW.f
    if (t > 150 && !(p[2] > TOWER.z && Math.abs(col - 900) < 190)) {
      const w = r.range(17, 27)
      if (r() < 0.92)
        mansion(bank.at(x, 8 + r.range(17, 20), z), r, w, 15, 20, r.pick(['stone', 'stoneB', 'stone']))
    }
  }
  for (let row = 0; row < 15; row++)
    for (let x = -560 + row * 11; x < 900 + row * 40; x += 25) far(x + r.range(-1, 1), -52 - row * 50)
  for (let x = -540; x < 620; x += 11)
    if (r() > 0.08) planes(m, r, x + r.range(-2, 2), -12 + r.range(-2, 2), r.range(12, 16))
  for (let i = 0; i < 110; i++) {
    const [a, d] = [r.range(0, Math.PI * 2), r.range(116, 190)]
    const [x, z] = [TOWER.x + Math.cos(a) * d, TOWER.z + Math.sin(a) * d]
    const [, v] = alongRiver(x, z)
    if (v < -14) tree(m, i + 90, x, 8, z, r.range(11, 17), r() < 0.6 ? 'plane' : 'planeB')
  }
}

/** On the water: a stone bridge square to the river, and an excursion boat. */
function crossing(m: Mesh): void {
  const bank = onRiver(m)
  const p = bank.put([-250, 0, 95])
  archBridge(m.at(p[0], 0, p[2], RIVER.turn - Math.PI / 2), 190, 22, 11, 6)
  excursionBoat(bank.at(-372, 0, 96))
}
/** Our own quay with its trees; a gap leaves the bridgehead open. */
function rightBank(m: Mesh): void {
  const r = random(13)
  const bank = onRiver(m)
  bank.box(40, -2, 280, 1300, 10, 180, 'quay', 'ground')
  bank.box(40, -2, 186, 1300, 4.4, 10, 'quay', 'paving')
  for (let x = -520; x < 560; x += 9)
    if (r() > 0.1 && Math.abs(x + 262) > 44)
      planes(m, r, x + r.range(-2, 2), 204 + r.range(-2, 2), r.range(10, 14))
  for (let i = 0; i < 110; i++) planes(m, r, r.range(-540, 300), r.range(222, 340), r.range(10, 15))
}

/** A roof by where its ridge shows: column, row and distance. */
function roofAt(m: Mesh, col: number, row: number, d: number, turn: number): Mesh {
  const k = WIDE_VIEW.f / d
  return m.at((col - 800) / k, EYE - (row - HORIZON) / k - 6.3, -d, turn)
}
function ownRoofs(m: Mesh): void {
  const r = random(27)
  for (const [col, row, d, w, deep, turn] of [
    [905, 905, 205, 22, 14, -0.3],
    [1085, 880, 195, 24, 14, -0.3],
    [1270, 858, 190, 24, 14, -0.3],
    [1600, 830, 180, 26, 14, -0.3],
    [470, 968, 165, 22, 14, -0.24],
    [690, 948, 158, 20, 14, -0.24],
    [905, 930, 150, 20, 13, -0.24],
    [1130, 902, 142, 22, 13, -0.24],
    [1360, 880, 140, 22, 13, -0.24],
    [150, 985, 120, 18, 12, -0.3],
    [420, 1004, 105, 18, 12, -0.3],
    [730, 988, 98, 19, 12, -0.3],
    [1050, 950, 92, 19, 12, -0.3],
  ] as const)
    mansion(roofAt(m, col, row, d, turn), r, w, deep, 24, r.pick(['stone', 'stoneB']))
}
/** The same inks on our own roofs, which are the dark plane of the picture. */
const own = Object.fromEntries(
  Object.entries(materials).map(([name, m]): [string, Material] => [
    name,
    name === 'pot' ? m : { ...m, tones: m.tones.map((ink) => mix(ink, '#1c2a62', 0.4)) },
  ]),
)
/** `shift` moves the balcony from where the wide print has it. */
function draw(plate: Plate, cam: Camera, shift: Pt = [14, -40]): void {
  const h = cam.horizonY
  bareSky(plate, [
    [0, '#112a5e'],
    [h * 0.33, '#4f7cb0'],
    [h * 0.6, '#a9c1d0'],
    [h * 0.79, '#f0d5c4'],
    [h * 0.99, '#ffdcb4'],
    [h * 1.09, '#ffe9c8'],
  ])
  const t = cam.horizonY / HORIZON
  // swifts, early at their hunt
  const swift = (x: number, y: number, size: number, turn: number): string =>
    `<path transform="translate(${x},${y * t}) rotate(${turn}) scale(${size})" d="M0,-3C10,-13 26,-17 42,-10C28,-10 16,-5 8,3L14,16L3,7L-3,18L-3,5C-14,2 -28,4 -40,14C-34,0 -18,-8 -4,-5L0,-11Z" fill="#1d2a5c"/>`
  plate.svg(swift(482, 340, 0.48, -12) + swift(546, 384, 0.36, 14) + swift(428, 392, 0.28, -30))
  farCity(plate, cam)
  mist(plate, '#fbdcc0', h - 45, h + 125, 0.35, 9, 1.6)

  // the banks are drawn over what is not river
  calmWater(plate, {
    top: h + (140 * cam.f) / WIDE_VIEW.f,
    inks: ['#b3c3cf', '#8fb0c8', '#5b90b8', '#3a77a6', '#2f6c9a'],
    dark: ['#4379a6', 0.22],
    seed: 6,
  })
  const light = {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.14,
    contact: 5,
    crisp: true,
    clipBelow: 0,
    airSteps: 11,
    air: (p: Vec3, d: number) => ({
      amount:
        Math.hypot(p[0] - TOWER.x, p[2] - TOWER.z) < 104
          ? 0.1
          : 0.05 + 0.3 * smoothstep(420, 860, d) + 0.3 * smoothstep(870, 1250, d),
      ink: haze,
    }),
  }
  const left = Mesh.create()
  leftBank(left)
  const tower = left.at(TOWER.x, 8, TOWER.z, -0.36, 1.1)
  eiffelTower(tower)
  // each leg stands on a block of masonry
  for (const x of [-50, 50]) for (const z of [-50, 50]) tower.box(x, -1, z, 31, 6.5, 31, 'stone', 'ground')
  pullSolid(plate, left, cam, { ...light, shadows: [{ centre: [60, 10, -800], radius: 480 }] })
  const water = Mesh.create()
  crossing(water)
  // the boat's and the bridge's dark in the water
  const below = (x: number, from: number, to: number, wide: number): string => {
    const [a, b] = [from, to].map((z) => cam.project(onRiver(water).put(x === 0 ? [z, 0, 96] : [x, 0, z])))
    return `<path d="M${a!.x},${a!.y + wide * 0.5}L${b!.x},${b!.y + wide * 0.5}" stroke="#265c8d" stroke-width="${wide}" />`
  }
  plate.svg(below(0, -393, -350, 16) + below(-260, 2, 186, 14))
  pullSolid(plate, water, cam, { ...light, shadows: [{ centre: [-60, 5, -480], radius: 130 }] })
  const r = random(12)
  const walkers = Array.from({ length: 7 }, (_, i): Spot => [
    onRiver(water).put([-250 + r.range(-8, 8), 12.2, 14 + i * 26 + r.range(-7, 7)]),
    1 + (i % 3),
  ])
  plate.svg(
    company(
      {
        cam,
        seed: 8,
        wardrobe: {
          tops: ['#2c4a7a', '#c9503f', '#3a3f64', '#e0a24c'],
          bottoms: ['#2a3358', '#4a3f5c'],
          skins: ['#c98f72', '#8a5a4a'],
          cuts: ['short', 'bob', 'hat'],
          hats: ['#3a3f64'],
        },
      },
      walkers,
    ),
  )
  const right = Mesh.create()
  rightBank(right)
  pullSolid(plate, right, cam, { ...light, shadows: [{ centre: [0, 10, -400], radius: 240 }] })

  const roofs = Mesh.create()
  ownRoofs(roofs)
  pullSolid(plate, roofs, cam, {
    sun: SUN,
    materials: own,
    crisp: true,
    sky: 0.34,
    bounce: 0.16,
    contact: 7,
    shadows: [{ centre: [30, 50, -140], radius: 120 }],
    air: (_p, d) => ({ amount: 0.16 * smoothstep(110, 230, d), ink: haze }),
    airSteps: 8,
  })
  plate.svg(balcony(...shift))
}
export const views: View[] = [
  {
    name: 'paris-france-cover',
    focusX: 880,
    draw: (plate) => draw(plate, WIDE_VIEW),
    drawTall: (plate) => draw(plate, new Camera([0, EYE, 0], 0, 0.8, 570, 145), [-772, -40]),
    drawLink: (plate) => draw(plate, new Camera([0, EYE, 0], 0, 0.94, 540, 800), [10, -196]),
  },
]
