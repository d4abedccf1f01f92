/** Saint Petersburg: the Saviour on the Blood at the end of its canal, in the White Night. */
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock, person, tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { ironRail, nevaPalace, streetLamp } from '../kit/neva-palace.ts'
import { random, type Random } from '../kit/noise.ts'
import { chevrons, glazed, lozenges, swirl, type Pattern } from '../kit/onion.ts'
import type { Plate } from '../kit/press.ts'
import { ONIONS, saviour } from '../kit/saviour.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { sky, streaks, sun } from '../kit/sky.ts'
import { fartherThan, pullSolid, type Material } from '../kit/solid.ts'
import { passerBy } from '../kit/passer-by.ts'
import { INK, materials, SUN } from '../materials/saint-petersburg.ts'

const HORIZON = 748
const QUAY = 2.2
const cam = new Camera([0, 5.2, 0], 0, 1.16, HORIZON, 800)
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
      k % 4 === 0,
    )
    z -= w
  }
}
/** Open sightseeing boat, 13 m, bow towards +z. */
function canalBoat(m: Mesh): void {
  const ring = (k: number, y: number, rake: number): [number, number, number][] =>
    Array.from({ length: 20 }, (_, i) => {
      const a = (i / 20) * Math.PI * 2
      const z = -Math.cos(a) * 6.6
      const bow = Math.max(0, z / 6.6) ** 3
      return [Math.sin(a) * 1.9 * k * (1 - 0.35 * bow), y + 0.6 * bow, z + rake * bow]
    })
  m.loft(ring(0.9, -0.1, 0), ring(1, 0.85, 0.5), 'hull')
  m.loft(ring(1, 0.85, 0.5), ring(1.05, 1.1, 0.6), 'white')
  m.box(0, 0.5, -0.4, 2.6, 0.1, 9.6, 'deck')
  m.box(0, 0.5, -4.4, 2.2, 1.9, 1.8, 'white', 'deck')
  for (const [x, z, i] of [
    [-0.7, 3, 0],
    [0.6, 2.8, 1],
    [-0.7, 1.4, 2],
    [0.7, 1.2, 3],
    [-0.6, -0.4, 1],
    [0.6, -0.7, 5],
    [0.1, -2.4, 4],
  ] as const)
    person(m, x, 0.4, z, i, 0.92)
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#35568a'],
      [190, '#6d8fb8'],
      [380, '#b3c8d2'],
      [540, '#f1d9c4'],
      [680, '#f9cda2'],
    ],
    { steps: 15 },
  )
  sun(plate, 596, 560, 58, '#fff6df', '#ffe0b0', { reach: 6, strength: 0.8 })
  streaks(plate, {
    y0: -40,
    y1: 640,
    cover: 0.42,
    body: '#b5afc8',
    lip: '#fff0d8',
    seed: 41,
    scale: 1.5,
    slant: 0.04,
    opacity: 0.85,
  })
  const m = Mesh.create()
  const r = random(12)
  m.box(LEFT - 60, -2, -254, 120, 2 + QUAY, 500, 'quay', 'paving')
  m.box(RIGHT + 60, -2, -254, 120, 2 + QUAY, 500, 'quay', 'paving')
  m.box(-10, -2, -420, 200, 2 + QUAY, 200, 'granite', 'paving')
  bank(m, r, LEFT - 15, -34, -330, -1)
  bank(m, r, RIGHT + 24.5, -16, -136, 1)
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
  for (let i = 0; i < 26; i++)
    person(m, RIGHT + r.range(1.6, 8), QUAY, r.range(-190, -75), i, r.range(0.95, 1.05))
  const surfaces = { ...materials, ...church(m) }
  const haze = rgb(INK.haze)
  const depth = pullSolid(plate, m, cam, {
    sun: SUN,
    materials: surfaces,
    sky: 0.34,
    bounce: 0.14,
    contact: 5,
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
  canalBoat(boats.at(-3.6, 0, -45, -0.15))
  const hull = pullSolid(plate, boats, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.2,
    contact: 4,
    shadows: [{ centre: [-3.6, 1, -45], radius: 12 }],
    shadowSize: 2048,
  })
  reflectObject(plate, hull, () => cam.project([0, 0, -40.4]).y, '#3d5f8f', 0.75, HORIZON, 5)
  const at = (x: number, z: number): [number, number, number] => {
    const q = cam.project([x, QUAY, z])
    return [q.x, q.y, q.k]
  }
  const clear = fartherThan(plate, depth, 39.5)
  plate.svg(
    passerBy(...at(11.6, -40), {
      cut: 'coat',
      body: '#b9473f',
      shade: '#7a3650',
      rim: '#ffb48c',
      legs: '#2b3557',
      head: '#3a2b40',
    }) +
      passerBy(...at(12.5, -40.4), {
        cut: 'jacket',
        body: '#3d5f86',
        shade: '#2c4167',
        rim: '#f3d2bb',
        legs: '#25344f',
        head: '#6d4a3c',
        bag: '#5f9a8a',
      }),
    { mask: (x, y) => (clear(x, y) ? 1 : 0) },
  )
  plate.svg(flock(7, 420, 300, 160, 60, 11, 11, '#4a628f'))
}
export const views: View[] = [{ name: 'saint-petersburg-russia-cover', focusX: 925, draw }]
