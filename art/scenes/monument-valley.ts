/** The American West: the two mittens and Merrick butte at dawn, the road running down to them. */
import { bank } from '../kit/bank.ts'
import { cliff, mitten, scree, type Block } from '../kit/butte.ts'
import { Camera } from '../kit/camera.ts'
import { camper } from '../kit/camper.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { limb } from '../kit/pine.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { walker } from '../kit/walker.ts'
import { dawn as materials, SUN } from '../materials/monument-valley.ts'

const cam = new Camera([0, 7, 0], 0, 1.2, 610, 800)
const haze = rgb('#f2b493')
const FLOOR = -34

const roadX = (z: number): number => 6 - 26 * Math.sin((z + 20) / 330) + 0.00009 * (z + 20) ** 2
const ground = (x: number, z: number): number => {
  const off = Math.abs(x - roadX(z))
  return (
    FLOOR * smoothstep(-30, -430, z) +
    (fbm(x / 46, z / 60, 4, 8) - 0.5) * 9 * smoothstep(6, 40, off) * smoothstep(-10, -60, z)
  )
}
function buttes(plate: Plate): void {
  const far = Mesh.create()
  for (const [x, z, w, h] of [
    [-2600, -6400, 900, 300],
    [-1250, -6900, 420, 250],
    [400, -7200, 500, 210],
    [1500, -6600, 240, 330],
    [2700, -6500, 900, 300],
    [-3900, -6000, 700, 380],
  ] as const) {
    const b: Block = { x, z, rx: w, rz: 200, y0: h * 0.45, y1: h, seed: Math.abs(x) % 17 }
    const m = far.at(0, FLOOR, 0)
    scree(m, b, 1.6)
    cliff(m, b)
  }
  pullSolid(plate, far, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    air: (p) => ({ amount: 0.56 + 0.3 * smoothstep(120, FLOOR, p[1]), ink: rgb('#e3a9a0') }),
    airSteps: 8,
  })
  mist(plate, '#f9cfa4', 560, 660, 0.5, 13, 1.6)
  const m = Mesh.create()
  m.terrain((x, z) => Math.min(ground(x, z), FLOOR + 9), -2600, 2600, -5200, -1100, 60, 40, 'desert')
  mitten(m.at(-232, FLOOR, -1500, 0.1), 1, 3)
  mitten(m.at(196, FLOOR, -1960, -0.1), -1, 8)
  const merrick: Block = { x: 0, z: 0, rx: 124, rz: 84, y0: 122, y1: 300, seed: 5 }
  const right = m.at(560, FLOOR, -1420, 0.2)
  scree(right, merrick, 2.4)
  cliff(right, merrick)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    bounce: 0.14,
    contact: 4,
    shadows: [
      { centre: [-232, 100, -1500], radius: 420 },
      { centre: [100, 60, -1600], radius: 1100 },
    ],
    air: (p, d) => ({
      amount: 0.1 * smoothstep(1300, 2000, d) + 0.34 * smoothstep(90, FLOOR, p[1]) * smoothstep(500, 1400, d),
      ink: haze,
    }),
    airSteps: 9,
  })
}
function plain(plate: Plate): void {
  const m = Mesh.create()
  const r = random(9)
  m.terrain(ground, -640, 640, -1300, -8, 200, 220, 'desert')
  const road = (x: number, z: number): Vec3 => [roadX(z) + x, ground(roadX(z) + x, z) + 0.16, z]
  for (let z = -12; z > -1250; z -= 4) {
    m.quad(road(-4.2, z), road(4.2, z), road(4.2, z - 4), road(-4.2, z - 4), 'road')
    if (Math.round(-z / 4) % 3 === 0) {
      const up = ([x, y, w]: Vec3): Vec3 => [x, y + 0.04, w]
      m.quad(up(road(-0.12, z)), up(road(0.12, z)), up(road(0.12, z - 5)), up(road(-0.12, z - 5)), 'line')
    }
    for (const s of [-1, 1]) {
      const up = ([x, y, w]: Vec3): Vec3 => [x, y + 0.04, w]
      m.quad(
        up(road(s * 3.8, z)),
        up(road(s * 3.94, z)),
        up(road(s * 3.94, z - 4)),
        up(road(s * 3.8, z - 4)),
        'line',
      )
    }
  }
  for (let i = 0; i < 2300; i++) {
    const z = -16 - 900 * r() ** 2.1
    const x = r.range(-0.46, 0.46) * (-z + 12) + (r() - 0.5) * 8
    if (Math.abs(x - roadX(z)) < 6.4 || Math.hypot(x + 3, z + 39) < 5.5 || fbm(x / 30, z / 44, 3, 21) < 0.42)
      continue
    const s = r.range(0.3, 0.85)
    m.blob(x, ground(x, z) + s * 0.4, z, s, r() < 0.86 ? 'sage' : 'rock', 0.75, 0.28, i, 6)
  }
  const van = { x: -4.6, z: -41 }
  camper(m.at(van.x, ground(van.x, van.z), van.z, -1.05, 1.15))
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    bounce: 0.14,
    contact: 4,
    shadows: [
      { centre: [0, 0, -41], radius: 24 },
      { centre: [0, -5, -150], radius: 190 },
    ],
    air: (_p, d) => ({ amount: 0.3 * smoothstep(300, 1200, d), ink: haze }),
    airSteps: 8,
  })
}
function near(plate: Plate): void {
  const m = Mesh.create()
  const r = random(14)
  for (let i = 0; i < 34; i++)
    m.blob(
      -8.2 + r.range(-2.6, 2.2),
      1.7 + r.range(-1.6, 0.5) - 0.16 * i * 0.2,
      -15 + r.range(-1, 1),
      r.range(0.5, 1.3),
      'rock',
      0.7,
      0.3,
      i,
      9,
    )
  // a juniper grown by the wind
  const trunk: Vec3[] = [
    [-7.4, 2.2, -14.4],
    [-7.2, 3.3, -14.4],
    [-6.6, 4.4, -14.4],
    [-6.7, 5.6, -14.5],
    [-6.1, 6.8, -14.4],
  ]
  trunk.slice(1).forEach((p, i) => limb(m, trunk[i]!, p, 0.26 - 0.045 * i, 0.215 - 0.045 * i, 'bark'))
  const twigs: [Vec3, Vec3][] = [
    [trunk[2]!, [-5.4, 5.2, -14.2]],
    [trunk[2]!, [-7.8, 5.4, -14.6]],
    [trunk[3]!, [-5.5, 6.6, -14.4]],
    [trunk[3]!, [-7.7, 6.9, -14.4]],
    [trunk[4]!, [-6.8, 8, -14.4]],
    [trunk[4]!, [-5.3, 7.8, -14.4]],
  ]
  for (const [a, b] of twigs) {
    limb(m, a, b, 0.1, 0.04, 'bark')
    for (let i = 0; i < 30; i++)
      m.blob(
        b[0] + r.range(-0.6, 0.6),
        b[1] + r.range(-0.3, 0.35),
        b[2] + r.range(-0.4, 0.4),
        r.range(0.13, 0.25),
        'juniper',
        0.7,
        0.3,
        i,
        7,
      )
  }
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    bounce: 0.1,
    contact: 5,
    shadows: [{ centre: [-7, 4, -14.5], radius: 6 }],
  })
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#4a6a94'],
      [170, '#8fa6b4'],
      [330, '#dcbfa8'],
      [460, '#f5c08a'],
      [600, '#fbe3b8'],
    ],
    { steps: 15 },
  )
  sun(plate, 1118, 400, 62, '#fff6da', '#ffe0a4', { reach: 5.5, strength: 0.8 })
  streaks(plate, {
    y0: -40,
    y1: 520,
    cover: 0.42,
    body: '#c9a3a4',
    lip: '#ffe9c4',
    seed: 37,
    scale: 1.5,
    slant: -0.05,
    opacity: 0.75,
  })
  buttes(plate)
  plain(plate)
  near(plate)
  const at = (x: number, z: number) => cam.project([x, ground(x, z), z])
  const rim = '#ffe0b0'
  const a = at(-0.6, -37)
  const b = at(-1.9, -36.6)
  const shadow = ({ x, y, k }: { x: number; y: number; k: number }): string =>
    `<path d="M${x - 0.16 * k},${y + 0.04 * k}L${x + 0.2 * k},${y + 0.04 * k}L${x - 3 * k},${y - 0.26 * k}L${x - 3.6 * k},${y - 0.22 * k}Z" fill="#6b4058"/>`
  plate.svg(
    shadow(a) +
      shadow(b) +
      walker({
        x: b.x,
        y: b.y,
        k: b.k,
        coat: '#f3dfc0',
        shade: '#a98a9c',
        rim,
        legs: '#4a4a78',
        hair: '#3a2440',
        skin: '#a9694c',
        hat: '#d9a86c',
        pose: 'stand',
        flip: true,
      }) +
      walker({
        x: a.x,
        y: a.y,
        k: a.k * 0.95,
        coat: '#c9504a',
        shade: '#7c2f4a',
        rim,
        legs: '#3a3560',
        hair: '#2b1f3c',
        skin: '#a9694c',
        pose: 'point',
        flip: true,
      }),
  )
  const crest = (x: number): number =>
    1000 -
    130 * smoothstep(520, 0, x) -
    120 * smoothstep(1200, 1600, x) -
    14 * smoothstep(900, 500, x) +
    5 * Math.sin(x / 31)
  plate.svg(
    bank(
      5,
      crest,
      { body: '#43284f', blade: '#6a4560', lit: '#c98d6c', flowers: ['#ffd98c', '#fff1d6'] },
      { blade: 26, lean: -4 },
    ),
  )
  plate.svg(flock(4, 720, 200, 110, 50, 7, 13, '#5a4468'))
}
export const views: View[] = [{ name: 'usa-national-parks-discovery-cover', focusX: 745, draw }]
