/** Vietnam: a lane of the old town of Hanoi, a flower seller with her bicycle, the cathedral at the end. */
import { Camera } from '../kit/camera.ts'
import { flowerBicycle } from '../kit/flower-bicycle.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock, person, tree } from '../kit/life.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { rib } from '../kit/rods.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { tubeHouse, twinTowers } from '../kit/tube-house.ts'
import type { Vec3 } from '../kit/vec.ts'
import { walker } from '../kit/walker.ts'
import { lane as materials, SUN } from '../materials/hanoi.ts'

const cam = new Camera([0.4, 2.5, 0], 0, 0.98, 645, 830)
const haze = rgb('#f6dcb8')
const WALLS = ['ochre', 'peach', 'ochre', 'cream', 'mint', 'ochre', 'blue', 'peach']

function houses(m: Mesh): void {
  const r = random(27)
  for (const s of [-1, 1]) {
    let z = s < 0 ? -7.5 : -6
    for (let i = 0; i < 24 && z > -92; i++) {
      const w = r.range(3.3, 5)
      const floors = s < 0 ? (i % 5 === 2 ? 1 : 2) + (i > 3 && r() < 0.3 ? 1 : 0) : 2 + Math.floor(r() * 2.4)
      tubeHouse(
        m.at(s * 4.7, 0, z - w / 2, (-s * Math.PI) / 2),
        r,
        w,
        floors,
        WALLS[(i * 3 + (s < 0 ? 1 : 0)) % WALLS.length]!,
      )
      z -= w + 0.06
    }
  }
}
function life(m: Mesh): void {
  const r = random(14)
  for (let i = 0; i < 26; i++) {
    const s = r() < 0.5 ? -1 : 1
    const [x, z] = [s * r.range(1.2, 3.4), -r.range(22, 80)]
    person(m, x, 0, z, i, r.range(0.92, 1.02))
    if (i % 3 === 0)
      m.revolve(
        x,
        z,
        [
          [0.28, 1.56],
          [0, 1.78],
        ],
        'hat',
        10,
      )
  }
  // low stools and pots along the curb
  for (const [x, z, mat] of [
    [2.6, -12.6, 'stool'],
    [3.1, -13.3, 'stoolB'],
    [2.3, -13.6, 'stool'],
    [-2.9, -15.4, 'stoolB'],
    [-2.5, -16.2, 'stool'],
  ] as const)
    m.box(x, 0, z, 0.36, 0.34, 0.36, mat, mat, 0.04)
  m.box(2.75, 0, -14.1, 0.7, 0.5, 0.6, 'goods2')
  for (let i = 0; i < 34; i++) {
    const s = i % 2 ? 1 : -1
    const z = -8.6 - i * 0.9 - r.range(0, 0.6)
    if (r() < 0.35) continue
    const x = s * r.range(3.3, 3.7)
    const h = r.range(0.3, 0.5)
    m.revolve(
      x,
      z,
      [
        [0.14, 0],
        [0.22, h],
        [0.2, h],
      ],
      'pot',
      10,
    )
    for (let k = 0; k < 7; k++)
      m.blob(
        x + r.range(-0.2, 0.2),
        h + r.range(0.1, 0.8),
        z + r.range(-0.2, 0.2),
        r.range(0.12, 0.24),
        k === 3 && i % 3 === 0 ? 'bloom' : 'leaf',
        1.1,
        0.28,
        i + k,
        6,
      )
  }
  for (const s of [-1, 1]) m.box(s * 4.1, 0, -50, 1.2, 0.14, 90, 'curb')
  for (const [x, z, h] of [
    [3.4, -33, 6.4],
    [-3.5, -44, 6.6],
    [3.5, -56, 7],
  ] as const) {
    m.revolve(
      x,
      z,
      [
        [0.2, 0],
        [0.13, h * 0.7],
      ],
      'trunk',
      7,
    )
    for (let i = 0; i < 46; i++)
      m.blob(
        x + r.range(-1.6, 1.6),
        h * r.range(0.62, 1),
        z + r.range(-1.6, 1.6),
        r.range(0.3, 0.6),
        'leaf',
        0.8,
        0.25,
        i,
        6,
      )
  }
  // wires from post to post
  for (const [x, y] of [
    [2.9, 6.2],
    [3.1, 6.5],
    [2.7, 5.9],
    [-3, 6.4],
  ] as const)
    for (let k = 0; k < 5; k++) {
      const [z0, z1] = [-6 - k * 15, -21 - k * 15]
      rib(
        m,
        Array.from({ length: 9 }, (_, i): Vec3 => [
          x,
          y - 0.55 * (1 - (i / 4 - 1) ** 2),
          z0 + ((z1 - z0) * i) / 8,
        ]),
        0.03,
        'wire',
      )
    }
  for (let k = 0; k < 5; k++) m.box(3, 0, -21 - k * 15, 0.18, 7, 0.18, 'wire')
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#3f86a0'],
      [180, '#86bcc0'],
      [360, '#cfe0c8'],
      [520, '#fbe6bc'],
      [660, '#fff3d6'],
    ],
    { steps: 15 },
  )
  streaks(plate, {
    y0: -20,
    y1: 420,
    cover: 0.4,
    body: '#e3ece0',
    lip: '#fffaea',
    seed: 57,
    scale: 1.3,
    slant: 0.05,
    opacity: 0.8,
    lightBelow: false,
  })
  const far = Mesh.create()
  twinTowers(far.at(-1.6, 0, -112, -0.08, 1.2))
  for (let i = 0; i < 8; i++) tree(far, i, (i < 4 ? -14 : 8) + (i % 4) * 3, 0, -104, 8, 'leaf')
  pullSolid(plate, far, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.14,
    contact: 3,
    shadows: [{ centre: [0, 12, -112], radius: 34 }],
    air: (p) => ({ amount: 0.24 + 0.3 * smoothstep(14, 0, p[1]), ink: haze }),
    airSteps: 8,
  })
  mist(plate, '#fff0d0', 540, 680, 0.4, 13, 1)
  const m = Mesh.create()
  m.box(0, -1, -62, 40, 1, 117, 'street')
  houses(m)
  life(m)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.38,
    bounce: 0.2,
    contact: 6,
    shadows: [
      { centre: [0, 3, -16], radius: 14 },
      { centre: [0, 6, -50], radius: 62 },
    ],
    air: (_p, d) => ({ amount: 0.34 * smoothstep(26, 96, d), ink: haze }),
    airSteps: 9,
  })
  mendEdge(plate, 7)
  const at = (x: number, z: number) => cam.project([x, 0, z])
  const couple = [at(-1.9, -15), at(-1.25, -14.8)]
  plate.svg(
    walker({
      x: couple[0]!.x,
      y: couple[0]!.y,
      k: couple[0]!.k,
      coat: '#4f8f9c',
      shade: '#2f5f78',
      rim: '#ffe9c0',
      legs: '#3a4068',
      hair: '#2b2038',
      skin: '#8f5f4c',
      pack: '#d9a13f',
      pose: 'walk',
    }) +
      walker({
        x: couple[1]!.x,
        y: couple[1]!.y,
        k: couple[1]!.k * 0.94,
        coat: '#f3e6cc',
        shade: '#a59aa8',
        rim: '#fff6e0',
        legs: '#8f5f4c',
        hair: '#2a1c34',
        skin: '#8f5f4c',
        skirt: '#c4563f',
        pose: 'walk',
      }),
  )
  const seller = at(0.85, -11.7)
  plate.svg(flowerBicycle(seller.x, seller.y, seller.k))
  plate.svg(flock(4, 720, 250, 90, 40, 7, 10, '#3f6a80'))
}
export const views: View[] = [{ name: 'exclusive-vietnam-2', focusX: 830, draw }]
