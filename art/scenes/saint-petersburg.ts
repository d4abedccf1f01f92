/** Saint Petersburg: the Saviour on the Blood at the end of its canal, in the White Night. */
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { ironRail, nevaPalace, streetLamp } from '../kit/neva-palace.ts'
import { raking } from '../kit/light.ts'
import { random, type Random } from '../kit/noise.ts'
import { chevrons, glazed, lozenges, swirl, type Pattern } from '../kit/onion.ts'
import type { Plate } from '../kit/press.ts'
import { ONIONS, saviour } from '../kit/saviour.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { fartherThan, pullSolid, type Material } from '../kit/solid.ts'
import { company, type Spot, type Wardrobe } from '../kit/company.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import type { Pt } from '../kit/vec.ts'
import { INK, materials } from '../materials/saint-petersburg.ts'

const HORIZON = 748
const QUAY = 2.2
const cam = new Camera([0, 5.2, 0], 0, 1.16, HORIZON, 800)
const SUN = raking(-62, 22).sun
const CHURCH = { x: 21, z: -232, turn: 0.2 }
const [LEFT, RIGHT] = [-27, 7]

const WHITE = ['#fff3e2', '#d9c6d0', '#8d8fb5']
const BLUE = ['#4d9ac4', '#3a73a8', '#33528a']
const GREEN = ['#7cc09a', '#4b9484', '#386a80']
const GOLD = ['#ffe09a', '#e3ad52', '#9b7668']
const WINDINGS: [Pattern, string[][]][] = [
  [swirl(9, 2.6), [BLUE, WHITE]],
  [lozenges(9, 5), [GREEN, GOLD, BLUE]],
  [swirl(8, -2.2), [GOLD, GREEN]],
  [chevrons(8, 7), [WHITE, BLUE, GREEN]],
  [swirl(7, 1.6), [GREEN, GOLD]],
]
function church(m: Mesh): Record<string, Material> {
  const s = m.at(CHURCH.x, QUAY, CHURCH.z, CHURCH.turn)
  saviour(
    s,
    WINDINGS.map((_, i) => `glaze${i}`),
  )
  return Object.fromEntries(
    ONIONS.map(([x, y, z, , h], i) => [
      `glaze${i}`,
      glazed(s.put([x, i < 4 ? y : y - 1, z]), h, ...WINDINGS[i]!),
    ]),
  )
}
/** Palaces shoulder to shoulder along one bank, from z0 away to z1. */
function bank(m: Mesh, r: Random, x: number, z0: number, z1: number, side: 1 | -1): void {
  const walls = ['straw', 'rose', 'mint', 'sand', 'sky', 'straw', 'white']
  let k = side > 0 ? 0 : 2
  for (let z = z0; z > z1;) {
    const w = r.range(17, 27)
    const h = r.range(15, 19.5)
    nevaPalace(
      m.at(x + side * r.range(0, 0.8), QUAY, z - w / 2, -side * (Math.PI / 2)),
      r,
      w - 0.2,
      h,
      walls[k++ % walls.length]!,
      side > 0 && k % 4 === 0,
    )
    z -= w
  }
}
/** Open sightseeing boat, 14 m, bow towards +x: a low hull with a sheer, rows of benches. */
function canalBoat(m: Mesh): void {
  const ring = (k: number, y: number, sheer: number): [number, number, number][] =>
    Array.from({ length: 40 }, (_, i): [number, number, number] => {
      const a = (i / 40) * Math.PI * 2
      const x = 7 * Math.cos(a)
      const bow = Math.max(0, x / 7) ** 2.4
      const beam =
        Math.min(1, 1.5 * Math.sqrt(Math.abs(Math.sin(a)))) * (x < -5 ? 0.96 : 1) * (1 - 0.86 * bow)
      return [
        x * (0.94 + 0.06 * k) + 0.7 * bow * (y > 0.5 ? 1 : 0),
        y + sheer * bow,
        Math.sign(Math.sin(a)) * 1.9 * k * beam,
      ]
    }).reverse()
  m.loft(ring(0.8, -0.2, 0), ring(0.94, 0.42, 0.5), 'hull')
  m.loft(ring(0.94, 0.42, 0.5), ring(1, 0.86, 1.1), 'white')
  m.loft(ring(1, 0.86, 1.1), ring(1.05, 1.0, 1.2), 'deck')
  // a windscreen before the first bench, and a rail around the stern
  m.box(4.5, 0.9, 0, 0.08, 0.75, 2.3, 'white')
  for (const z of [-1.5, 0, 1.5]) m.box(-6.4, 0.9, z, 0.09, 0.9, 0.09, 'white')
  m.box(-6.4, 1.76, 0, 0.1, 0.09, 3.2, 'white')
  m.prism(
    ring(0.94, 0, 0)
      .map(([x, , z]): Pt => [x, z])
      .reverse(),
    0.3,
    0.5,
    'deck',
  )
  for (const x of BENCHES) m.box(x - 0.25, 0.5, 0, 0.5, 0.42, 3, 'bench')
}
const BENCHES = [3.1, 1.5, -0.1, -1.7, -3.3]
const BOAT = { x: -4.6, z: -50, turn: -0.62 }
const folk: Wardrobe = {
  tops: ['#c4553f', '#f3e2c8', '#3d6a8e', '#5f9a8a', '#e0b04a', '#7a5a86'],
  bottoms: ['#25344f', '#4b4b74', '#7f6f80'],
  skins: ['#d9a07c', '#b87a5a', '#e3b08c'],
  cuts: ['short', 'bob', 'cap', 'bun', 'long', 'hat'],
  hats: ['#25344f', '#f3e2c8', '#b9473f'],
}
/** Those in the boat, far side first; the gunwale hides their legs. */
function passengers(plate: Plate, hull: Float32Array): void {
  const r = random(3)
  const c = Math.cos(BOAT.turn)
  const s = Math.sin(BOAT.turn)
  const sit = (x: number, y: number, z: number, pose: PoseName, look: Look, flip = false): void => {
    const [wx, wz] = [BOAT.x + x * c + z * s, BOAT.z - x * s + z * c]
    const q = cam.project([wx, y, wz])
    const clear = fartherThan(plate, hull, -wz - 0.5)
    plate.svg(edgeLight(place(q.x, q.y, q.k, figure(pose, look), flip), [-1, -0.4], 2, '#ffe3c2'), {
      mask: (px, py) =>
        clear(px, py) || !hull[Math.floor(py * plate.ss) * plate.w + Math.floor(px * plate.ss)] ? 1 : 0,
    })
  }
  const dressed = (cut: Look['cut']): Look => ({
    skin: r.pick(folk.skins),
    hair: r.pick(['#2b2438', '#5a3a34', '#8a5a3c']),
    top: r.pick(folk.tops),
    bottom: r.pick(folk.bottoms),
    cut,
    hat: r.pick(folk.hats),
    size: r.range(0.95, 1.02),
  })
  sit(-5.6, 0.5, -0.2, 'stands', { ...dressed('cap'), top: '#f3e2c8', hat: '#25344f' })
  for (const z of [-0.9, 0.8])
    for (const x of BENCHES.toReversed())
      if (r() < 0.8)
        sit(
          x,
          0.42,
          z + r.range(-0.15, 0.15),
          x === -0.1 && z > 0 ? 'sitsChinInHand' : 'sits',
          dressed(r.pick(folk.cuts)),
          r() < 0.15,
        )
  sit(5.4, 0.6, 0.1, 'points', { ...dressed('bob'), top: '#b9473f' }, true)
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#122a5a'],
    [240, '#6d8fb8'],
    [380, '#b3c8d2'],
    [540, '#f1d9c4'],
    [680, '#f9cda2'],
  ])
  const m = Mesh.create()
  const r = random(12)
  m.box(LEFT - 60, -2, -254, 120, 2 + QUAY, 500, 'quay', 'paving')
  m.box(RIGHT + 60, -2, -254, 120, 2 + QUAY, 500, 'quay', 'paving')
  m.box(-10, -2, -420, 200, 2 + QUAY, 200, 'granite', 'paving')
  bank(m, r, LEFT - 15, -34, -330, -1)
  bank(m, r, RIGHT + 24.5, -34, -136, 1)
  for (const [x, side] of [
    [LEFT, -1],
    [RIGHT, 1],
  ] as const) {
    m.box(x + side * 0.4, QUAY, -160, 1, 0.3, 320, 'quay')
    ironRail(m.at(x + side * 0.4, QUAY + 0.25, -8, Math.PI / 2), 300)
  }
  for (const z of [-33, -64, -98, -136]) streetLamp(m.at(RIGHT + 1.5, QUAY, z))
  for (let i = 0; i < 26; i++) tree(m, i, r.range(34, 66), QUAY, r.range(-300, -245), r.range(12, 17))
  for (let i = 0; i < 12; i++) tree(m, i + 40, r.range(-34, -12), QUAY, r.range(-360, -330), r.range(11, 15))
  const surfaces = { ...materials, ...church(m) }
  const haze = rgb(INK.haze)
  const depth = pullSolid(plate, m, cam, {
    sun: SUN,
    materials: surfaces,
    sky: 0.34,
    bounce: 0.14,
    contact: 5,
    crisp: true,
    clipBelow: 0,
    shadows: [
      { centre: [18, 35, -228], radius: 58 },
      { centre: [0, 10, -170], radius: 190 },
    ],
    air: (p, d) => ({
      amount: (Math.hypot(p[0] - CHURCH.x, p[2] - CHURCH.z) < 45 ? 0.08 : 0.42) * smoothstep(70, 330, d),
      ink: haze,
    }),
    airSteps: 10,
  })
  sea(plate, {
    top: HORIZON + 22,
    horizon: HORIZON,
    far: '#d8bdb4',
    near: '#3d5f8f',
    dark: '#34537f',
    light: '#f3d2bb',
    reflect: 0.62,
    seed: 9,
    waves: 1.3,
    mask: (x, y) => (depth[Math.floor(y * plate.ss) * plate.w + Math.floor(x * plate.ss)] ? 0 : 1),
  })
  const boats = Mesh.create()
  canalBoat(boats.at(BOAT.x, 0, BOAT.z, BOAT.turn))
  const hull = pullSolid(plate, boats, cam, {
    sun: SUN,
    materials: surfaces,
    sky: 0.36,
    bounce: 0.2,
    contact: 4,
    crisp: true,
  })
  reflectObject(plate, hull, () => cam.project([0, 0, BOAT.z + 2]).y, '#3d5f8f', 0.75, HORIZON, 5)
  passengers(plate, hull)
  const clear = fartherThan(plate, depth, 39.5)
  const walkers = (seed: number, width: number, spots: Spot[]): string =>
    company(
      {
        cam,
        seed,
        wardrobe: folk,
        shade: { sun: SUN, ink: '#75709c' },
        rim: { towards: [-1, -0.5], ink: '#ffe0bc', width },
      },
      spots,
    )
  plate.svg(
    walkers(4, 1.2, [
      [[11.5, QUAY, -84], 2, 'strolls', true],
      [[9.6, QUAY, -116], 1, 'photographs', true],
    ]) +
      walkers(9, 2.4, [
        [[10.4, QUAY, -44], 2, 'strolls', true],
        [[8.5, QUAY, -56], 1, 'leansOnRail', true],
      ]),
    { mask: (x, y) => (clear(x, y) ? 1 : 0) },
  )
  const nearer = fartherThan(plate, depth, 25)
  plate.svg(
    walkers(6, 2.6, [
      [[10.4, QUAY, -33], 2, 'photographs', true],
      [[9.2, QUAY, -28], 2, 'strolls', false],
    ]),
    { mask: (x, y) => (nearer(x, y) ? 1 : 0) },
  )
}
export const views: View[] = [{ name: 'saint-petersburg-russia-cover', focusX: 925, draw }]
