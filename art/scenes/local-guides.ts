/** Local guides: on the rampart of a hill fort, a guide shows two travellers the town and the plain, late sun. */
import { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { castShadow } from '../kit/company.ts'
import { PEACOCK } from '../models/guide.ts'
import { bareSky } from '../kit/heavens.ts'
import { bastion, chhatri, hillPalace, merlon } from '../models/hill-fort.ts'
import { lerp, rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/trees.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist } from '../kit/mist.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

/** Height of the wall walk over the plain. */
const WALK = 44
const cameraAt = (focal: number, horizon: number, axis: number) =>
  new Camera([0, WALK + 2.55, 0], 0, focal, horizon, axis)
const SUN: Vec3 = [-0.78, 0.4, 0.36]

const courses = (size: number) => (p: Vec3, n: Vec3) => {
  if (Math.abs(n[1]) > 0.6) return 0
  const row = Math.floor(p[1] / size)
  const u = Math.floor((p[0] * Math.abs(n[2]) + p[2] * Math.abs(n[0])) / (size * 2.1) + (row % 2) * 0.5)
  return fbm(u * 3.1, row * 2.3, 1, 8) > 0.72 ? -0.09 : 0
}
const materials: Record<string, Material> = {
  fort: {
    tones: ['#ffdf9f', '#f0b06a', '#b97662', '#7d566b', '#523f66'],
    cuts: [0.6, 0.36, 0.21, 0.1],
    grain: 0.05,
    detail: courses(2.2),
  },
  wall: {
    tones: ['#f6b872', '#ab664f', '#784867', '#543d67', '#382c55'],
    cuts: [0.62, 0.38, 0.22, 0.1],
    grain: 0.05,
  },
  paving: {
    tones: ['#c98a68', '#8d5a68', '#5c4168', '#3d3057'],
    cuts: [0.72, 0.44, 0.16],
    grain: 0.05,
    detail: (p) => {
      const row = Math.floor(p[2] / 0.62)
      const u = p[0] / 1.1 + (row % 2) * 0.47
      return Math.abs((p[2] / 0.62) % 1) < 0.035 || u - Math.floor(u) < 0.025 ? '#5c4168' : undefined
    },
  },
  shikhara: {
    tones: ['#fff0cf', '#eec08c', '#b98a80', '#7d6687'],
    cuts: [0.6, 0.38, 0.18],
    grain: 0.05,
    detail: (p) => (Math.abs((p[1] / 2.2) % 1) < 0.24 ? -0.14 : 0),
  },
  trim: { tones: ['#fff0c6', '#f2c98c', '#b48a84', '#74607f'], cuts: [0.55, 0.32, 0.12] },
  dome: {
    tones: ['#fff3d6', '#f4cf9a', '#bd8f88', '#7d6687', '#57507c'],
    cuts: [0.68, 0.48, 0.3, 0.14],
    grain: 0.1,
  },
  dark: { tones: ['#5a3a58'] },
  gold: { tones: ['#fff0c6', '#e9a23a', '#9a5a35'], cuts: [0.5, 0.2] },
  sandA: { tones: ['#fbd39a', '#dd9f77', '#9c7180', '#6d5c80'], cuts: [0.5, 0.3, 0.1] },
  sandB: { tones: ['#fff0cf', '#ecc8a0', '#ae8f96', '#77698a'], cuts: [0.5, 0.3, 0.1] },
  blue: { tones: ['#a9c6c4', '#7b9fb0', '#5c7598', '#4a5a85'], cuts: [0.5, 0.3, 0.1] },
  rock: {
    tones: ['#e2a06a', '#bd795d', '#8d5c6c', '#6a5070', '#4a3f66'],
    cuts: [0.62, 0.42, 0.27, 0.14],
    grain: 0.13,
    detail: (p, n) => (n[1] > 0.78 && fbm(p[0] / 9, p[2] / 9, 3, 5) > 0.5 ? '#948457' : 0),
  },
  plain: {
    tones: ['#fbd998', '#e6b67c', '#b58a80'],
    cuts: [0.5, 0.2],
    grain: 0.06,
    detail: (p) => {
      const field = Math.floor(p[0] / 46 + 0.3 * Math.sin(p[2] / 90)) * 7 + Math.floor(p[2] / 70)
      const h = Math.abs(Math.sin(field * 12.9898) * 43758.5) % 1
      return h > 0.66 ? '#c9b878' : h > 0.4 ? '#f0c588' : undefined
    },
  },
  tree: { tones: ['#a9a058', '#6f7f55', '#4a6158', '#35485a'], cuts: [0.56, 0.36, 0.18], grain: 0.15 },
  trunk: { tones: ['#7d566b', '#4a3a5c'], cuts: [0.4] },
}
const CRAG: Vec3 = [66, 0, -390]
/** The ridge under the wall: x and height by distance. */
const RIDGE = [
  [-4, 14, 36],
  [-40, 22, 34],
  [-110, 40, 36],
  [-190, 62, 44],
  [-280, 66, 56],
  [-390, 66, 74],
  [-520, 90, 60],
] as const
const ridge = (z: number): { x: number; y: number } => {
  const k = RIDGE.findIndex((c) => c[0] <= z)
  const i = k < 0 ? RIDGE.length - 1 : Math.max(1, k)
  const [a, b] = [RIDGE[i - 1]!, RIDGE[i]!]
  const t = smoothstep(a[0], b[0], z)
  return { x: lerp(a[1], b[1], t), y: lerp(a[2], b[2], t) }
}
const ground = (x: number, z: number): number => {
  const c = ridge(z)
  const d = Math.abs(x - c.x)
  const top = c.y * Math.exp(-((Math.max(0, d - 10) / (x < c.x ? 52 : 70)) ** 1.3))
  const crag = 74 * Math.exp(-(Math.hypot((x - CRAG[0]) / 74, (z - CRAG[2]) / 60) ** 2.6))
  const h = Math.max(top, crag)
  return h + (ridged(x / 46, z / 46, 4, 7) - 0.4) * 16 * smoothstep(3, 16, h) * smoothstep(0.5, 9, d)
}
function farHills(plate: Plate, cam: Camera): void {
  const m = Mesh.create()
  m.terrain(
    (x, z) => (40 + 340 * ridged(x / 1500, z / 1200, 5, 21)) * smoothstep(-3600, -4600, z) - 20,
    -4200,
    4200,
    -6000,
    -3500,
    240,
    50,
    'rock',
  )
  const air = rgb('#f0c59c')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    air: (p) => ({ amount: 0.66 + 0.2 * smoothstep(160, 0, p[1]), ink: air }),
    airSteps: 8,
  })
}
function town(m: Mesh): void {
  const r = random(14)
  for (let row = 0; row < 30; row++) {
    const z = -96 - row * 13
    let x = -250 - row * 6
    while (x < 190) {
      const w = r.range(7, 13)
      const y = ground(x, z)
      if (y < 9 && Math.abs(x + 96) > 9 && r() > 0.12) {
        const h = r.range(4, 9) + (r() < 0.14 ? 4 : 0)
        const wall = r.pick(['sandA', 'sandA', 'sandB', 'sandB', 'blue'])
        const q = m.at(x, y - 1, z + r.range(-3, 3), r.range(-0.2, 0.2))
        q.box(0, 0, 0, w, h, r.range(7, 11), wall)
        q.box(0, h, 0, w, 0.9, 0.5, wall)
        if (r() < 0.4) q.box(r.range(-2, 2), h, -1.5, w * 0.45, 3, 4, wall)
        for (let i = 0; i < 2; i++)
          if (r() < 0.8) q.box(-w / 4 + (i * w) / 2, 1.6 + r.range(0, h - 4), 5.2, 1.1, 1.6, 0.5, 'dark')
      } else if (y < 14 && r() < 0.7) tree(m, row * 40 + Math.floor(x), x, y, z, r.range(7, 12))
      x += w + r.range(0.5, 4)
    }
  }
  // two temple towers and a market hall break the roofs
  for (const [x, z, h] of [
    [-62, -235, 36],
    [-138, -330, 34],
  ] as const) {
    m.box(x, -1, z, h * 0.62, 8, h * 0.7, 'sandB')
    for (const [dx, k] of [
      [0, 1],
      [0.4, 0.55],
    ] as const) {
      const t = h * k
      const spire = [
        [0.2, 0.16],
        [0.215, 0.3],
        [0.2, 0.5],
        [0.155, 0.7],
        [0.075, 0.87],
        [0.05, 0.88],
        [0.05, 0.9],
        [0.1, 0.91],
        [0.1, 0.94],
        [0.03, 0.95],
        [0.04, 0.98],
        [0, 1.04],
      ] as const
      m.revolve(
        x + dx * h,
        z + 2 * dx,
        spire.map(([a, b]) => [a * t, b * t] as const),
        'shikhara',
        16,
      )
    }
  }
  // the town wall
  for (let i = 0; i < 15; i++) {
    const x = -300 + i * 34
    if (ground(x, -480) < 8) bastion(m, x, -2, -486, 5, 13, 'fort')
    m.box(x + 17, -2, -486, 34, 10, 3, 'fort')
  }
}
/** The wall that climbs the ridge from our terrace to the palace. */
function climbingWall(m: Mesh): void {
  let z = -30
  for (let i = 0; z > -352; i++) {
    const step = 4
    const c = ridge(z)
    const y = c.y - 2.5
    m.box(c.x - 2, y - 6, z - step / 2, 3.4, 12.6, step + 0.6, 'wall')
    for (const k of [0.4, 2.6]) merlon(m.at(c.x - 3.4, y + 6.6, z - k, Math.PI / 2), 1.7, 1.9, 0.6, 'wall')
    if (i % 16 === 9) bastion(m, c.x - 3, y - 8, z, 5, 17, 'wall')
    z -= step
  }
}
/** Where we stand: paved walk, parapet with leaf-headed merlons, a pavilion at the corner. */
function rampart(m: Mesh): void {
  m.box(0, WALK - 3, -7.8, 40, 3, 3.6, 'paving')
  m.box(0, WALK - 6, -9.6, 40, 6.46, 0.8, 'wall')
  m.box(0, WALK + 0.1, -9.16, 40, 0.1, 0.16, 'paving')
  for (let i = 0; i < 26; i++) merlon(m.at(-12.3 + i * 0.99, WALK + 0.46, -9.6), 0.7, 0.72, 0.62, 'wall')
}
/** `group` moves the three along the wall, in metres. */
function draw(plate: Plate, cam: Camera, group = 0): void {
  const h = cam.horizonY + 5
  bareSky(plate, [
    [0, '#123456'],
    [h * 0.28, '#2f6284'],
    [h * 0.56, '#a9b09c'],
    [h * 0.8, '#fbdca0'],
    [h, '#fff0c4'],
  ])
  farHills(plate, cam)
  mist(plate, '#fbd7a2', cam.horizonY - 25, cam.horizonY + 25, 0.5, 9, 1.4)
  const m = Mesh.create()
  m.terrain(() => -1, -2600, 2600, -3700, -60, 60, 60, 'plain')
  m.terrain(ground, -90, 300, -560, -16, 260, 300, 'rock')
  town(m)
  climbingWall(m)
  hillPalace(m.at(CRAG[0], 82, CRAG[2] - 6, -0.22, 1.02))
  const air = rgb('#f6d29c')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.14,
    contact: 4,
    crisp: true,
    shadows: [
      { centre: [60, 60, -380], radius: 80 },
      { centre: [0, 20, -250], radius: 330 },
    ],
    air: (p, d) => ({
      amount: 0.5 * smoothstep(240, 1500, d) + 0.22 * smoothstep(40, 0, p[1]) * smoothstep(90, 420, d),
      ink: air,
    }),
    airSteps: 11,
  })
  const near = Mesh.create()
  rampart(near)
  chhatri(near, 9.6, WALK + 1.2, -11, 3.4, 'wall')
  pullSolid(plate, near, cam, {
    sun: SUN,
    // the rampart is in the shade of the hill: the dark plane of the picture
    materials: {
      ...materials,
      wall: { tones: ['#b5703f', '#6f3d4a', '#4a2a4e', '#301f44', '#1f1638'], cuts: [0.62, 0.38, 0.22, 0.1] },
      paving: { ...materials.paving!, tones: ['#7d4a50', '#4f3050', '#33234a', '#1f1738'] },
    },
    sky: 0.34,
    bounce: 0.1,
    contact: 6,
    crisp: true,
    shadows: [{ centre: [0, WALK, -8], radius: 26 }],
  })
  const perch = cam.project([1.66 + group, WALK + 1.16, -9.6])
  plate.svg(`<g transform="translate(${perch.x},${perch.y}) scale(${perch.k})">${PEACOCK}</g>`)
  // the guide is between the two guests and the palace that he shows them
  const z = -7.7
  const on = (x: number) => cam.project([x, WALK, z])
  const folk: [x: number, PoseName, Look][] = [
    [
      -0.4,
      'foldsArms',
      {
        skin: '#8a5138',
        hair: '#201830',
        top: '#f0e2c8',
        farTop: '#c4ac9c',
        bottom: '#4a4470',
        cut: 'hat',
        hat: '#d9a25c',
        lit: 'back',
        wear: 'tucked',
      },
    ],
    [
      -0.96,
      'shadesEyes',
      {
        skin: '#c98d66',
        hair: '#2b1f38',
        top: '#2f8a94',
        farTop: '#226678',
        bottom: '#3b3468',
        skirt: 'long',
        cut: 'bun',
        lit: 'back',
        size: 0.96,
      },
    ],
    [
      0.4,
      'points',
      {
        skin: '#a8683e',
        hair: '#1f1830',
        top: '#d8703f',
        farTop: '#a84f40',
        bottom: '#e9d8bc',
        far: '#b9a29c',
        cut: 'cap',
        hat: '#b5333f',
        size: 1.03,
        lit: 'back',
        wear: 'kurta',
      },
    ],
  ]
  plate.svg(folk.map(([x]) => castShadow(cam, [x + group, WALK, z], [-0.78, 0.3, 0.1], '#241a40')).join(''))
  plate.svg(
    edgeLight(
      folk
        .map(([x, pose, look]) =>
          place(on(x + group).x, on(x + group).y, on(x + group).k, figure(pose, look)),
        )
        .join(''),
      [-1, -0.4],
      2,
      '#ffd08a',
    ),
  )
}
export const views: View[] = [
  {
    name: 'local-guides-cover',
    focusX: 917,
    draw: (plate) => draw(plate, cameraAt(1, 425, 800)),
    drawLink: (plate) => draw(plate, cameraAt(0.8, 350, 1010), 1.3),
  },
]
