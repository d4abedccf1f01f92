/** Singapore: under the Supertrees after dark, when they are lit from below. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { Camera } from '../kit/camera.ts'
import { elephantEars } from '../kit/leaves.ts'
import { person } from '../kit/life.ts'
import { marinaBaySands } from '../kit/marina-bay.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { sky, streaks } from '../kit/sky.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { skyway, supertree } from '../kit/supertree.ts'
import type { Vec3 } from '../kit/vec.ts'
import { materials, rooms } from '../materials/singapore.ts'

const HORIZON = 790
/** Floodlights at the roots: the light comes from below and in front. */
const FLOOD = [-0.42, -0.5, 0.62] as const
interface Glow {
  hot: string
  lit: string
  own: string
  deep: string
}
const VIOLET: Glow = { hot: '#ffd9f4', lit: '#ee8fe0', own: '#9a55c8', deep: '#43308c' }
const MINT: Glow = { hot: '#f0ffe0', lit: '#8feacb', own: '#2f9fb0', deep: '#1f4684' }
const ROSE: Glow = { hot: '#ffe9c4', lit: '#ffa08c', own: '#c9558c', deep: '#582f80' }

/** Bright at the foot, cooling towards the crown. */
const climb = (p: Vec3) => 0.42 * smoothstep(24, 0, p[1]) - 0.1 * smoothstep(30, 48, p[1])
const lamped = ({ hot, lit, own, deep }: Glow): Record<string, Material> => ({
  ...materials,
  core: {
    tones: [hot, lit, own, deep, '#1a1d52'],
    cuts: [0.96, 0.62, 0.34, 0.13],
    grain: 0.12,
    detail: climb,
  },
  leaf: { tones: [hot, lit, own, deep], cuts: [0.98, 0.6, 0.26], grain: 0.18, detail: climb },
  fern: {
    tones: ['#b9cf94', '#4f9a86', '#265a74', '#1a2f62'],
    cuts: [0.95, 0.62, 0.24],
    grain: 0.18,
    detail: climb,
  },
  rods: { tones: [hot, lit, own, deep], cuts: [0.7, 0.42, 0.18], grain: 0.05 },
  rodsFar: { tones: [lit, own, deep], cuts: [0.4, 0.18], grain: 0.05 },
})
const GROVE: [x: number, z: number, h: number, glow: Glow][] = [
  [-16, -190, 40, VIOLET],
  [66, -176, 42, MINT],
  [-78, -150, 44, ROSE],
  [24, -132, 42, ROSE],
  [-35, -118, 45, MINT],
  [50, -96, 40, VIOLET],
  [4, -94, 48, VIOLET],
]
function city(plate: Plate, cam: Camera): void {
  const m = Mesh.create(),
    turn = -0.5,
    at: Vec3 = [-150, 0, -640]
  marinaBaySands(m.at(...at, turn))
  const along = (p: Vec3) => Math.cos(turn) * (p[0] - at[0]) - Math.sin(turn) * (p[2] - at[2])
  const air = rgb('#3a3a80')
  pullSolid(plate, m, cam, {
    sun: [-0.7, 0.2, 0.5],
    materials: {
      ...materials,
      rooms: { tones: ['#6d62a4', '#4a4a90', '#303a78'], cuts: [0.6, 0.3], detail: rooms(along, 0.3, 3) },
      ends: {
        tones: ['#3f4488', '#2a3270', '#20285e'],
        cuts: [0.5, 0.2],
        detail: rooms((p) => p[0] * 1.4, 0.1, 8),
      },
      keel: { tones: ['#b9a0c4', '#6a66a8', '#3a4084'], cuts: [0.6, 0.3], grain: 0.05 },
    },
    sky: 0.34,
    air: (p) => ({ amount: 0.24 + 0.4 * smoothstep(110, 0, p[1]), ink: air }),
    airSteps: 8,
  })
}
function lawn(plate: Plate, cam: Camera): void {
  const m = Mesh.create(),
    r = random(17)
  m.terrain((x, z) => 0.14 * Math.sin(x / 9) + 0.1 * Math.sin(z / 5), -120, 120, -120, -7, 60, 60, 'bank')
  for (let i = 0; i < 52; i++) {
    const z = -34 - r() * 44,
      x = r.range(-0.62, 0.62) * -z
    for (let k = 0; k < 1 + Math.floor(r() * 3); k++)
      person(m, x + k * r.range(0.6, 0.9), 0, z + r.range(-0.5, 0.5), i + k, r() < 0.2 ? 0.66 : 1)
  }
  for (let i = 0; i < 240; i++) {
    const side = r() < 0.5 ? -1 : 1,
      z = -46 - r() * 60,
      x = side * (16 + r() * 50)
    m.blob(x, r.range(0.2, 2.4), z, r.range(0.7, 1.7), r() < 0.5 ? 'tree' : 'treeB', 0.85, 0.2, i, 7)
  }
  for (const [x, z] of [
    [-13, -60],
    [15, -62],
    [-20, -44],
    [21, -46],
    [-3, -72],
  ] as const)
    m.box(x, 0, z, 0.34, 1.1, 0.34, 'lamp')
  pullSolid(plate, m, cam, {
    sun: [0.1, 0.5, -0.75],
    materials: {
      ...materials,
      hull: { tones: ['#2b2560', '#15184a'], cuts: [0.5] },
      cloth1: { tones: ['#c96a9c', '#3a2f70', '#1f2056'], cuts: [0.62, 0.3] },
      cloth2: { tones: ['#a07ac0', '#33357a', '#1c2058'], cuts: [0.62, 0.3] },
      cloth3: { tones: ['#e08fa8', '#46357a', '#24225a'], cuts: [0.62, 0.3] },
      skin: { tones: ['#b06a80', '#3a2a58'], cuts: [0.5] },
      bank: {
        tones: ['#b06aa8', '#5f4790', '#2f3274', '#1a1f54'],
        cuts: [0.62, 0.46, 0.3],
        grain: 0.16,
        detail: (p) =>
          0.36 * Math.exp(-(((p[0] - 5) / 22) ** 2) - ((p[2] + 80) / 34) ** 2) -
          0.24 * smoothstep(-34, -14, p[2]),
      },
    },
    sky: 0.34,
    contact: 5,
    shadows: [{ centre: [0, 1, -50], radius: 70 }],
  })
}
function draw(plate: Plate): void {
  const cam = new Camera([0, 2.4, 0], 0, 0.78, HORIZON, 800)
  sky(
    plate,
    [
      [0, '#0b1033'],
      [260, '#171f58'],
      [520, '#34347c'],
      [680, '#6a4a8c'],
      [790, '#a8688e'],
    ],
    { steps: 14, wobble: 10 },
  )
  const r = random(2)
  plate.svg(
    Array.from(
      { length: 70 },
      () =>
        `<circle cx="${r.range(0, 1600).toFixed(0)}" cy="${(r() ** 1.5 * 420).toFixed(0)}" r="${r.range(0.7, 1.9).toFixed(1)}" fill="#ffe9c8" fill-opacity="${r.range(0.4, 0.95).toFixed(2)}"/>`,
    ).join(''),
  )
  streaks(plate, {
    y0: 300,
    y1: 780,
    cover: 0.36,
    body: '#3d3a80',
    lip: '#8a5a9a',
    seed: 12,
    scale: 1.5,
    slant: 0.04,
    opacity: 0.7,
  })
  city(plate, cam)
  for (const [x, z, h, glow] of GROVE) {
    const m = Mesh.create(),
      air = rgb('#2c2f74')
    supertree(m, x, z, h, Math.round(x + 200))
    if (x === 4) skyway(m, [2, 23, -94], [-33, 22, -117], 8)
    if (x === 4) for (let i = 0; i < 5; i++) person(m, -5 - i * 4.6, 22.8, -94.5 - i * 2.2, i)
    pullSolid(plate, m, cam, {
      sun: FLOOD,
      materials: lamped(glow),
      sky: 0.16,
      bounce: 0.06,
      contact: 3,
      air: (_p, d) => ({ amount: 0.42 * smoothstep(90, 200, d), ink: air }),
      airSteps: 8,
    })
  }
  lawn(plate, cam)
  const ink = { dark: '#0c1238', mid: '#1a2c5c', lit: '#8a5aa8' }
  plate.svg(elephantEars(15, 90, 1030, 420, 190, ink, 13) + elephantEars(19, 1530, 1030, 380, 210, ink, 13))
}
export const views: View[] = [{ name: 'singapore-3', focusX: 830, draw }]
