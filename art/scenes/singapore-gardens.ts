/** Singapore: under the Supertrees after dark, when they are lit from below. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { Camera } from '../kit/camera.ts'
import { company } from '../kit/company.ts'
import { starrySky } from '../kit/heavens.ts'
import { marinaBaySands } from '../kit/marina-bay.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
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
    grain: 0.04,
    detail: climb,
  },
  leaf: { tones: [hot, lit, own, deep], cuts: [0.98, 0.6, 0.26], grain: 0.05, detail: climb },
  fern: {
    tones: ['#b9cf94', '#4f9a86', '#265a74', '#1a2f62'],
    cuts: [0.95, 0.62, 0.24],
    grain: 0.05,
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
  m.terrain(() => 0, -120, 120, -120, -6, 60, 60, 'bank')
  for (let i = 0; i < 240; i++) {
    const side = r() < 0.5 ? -1 : 1,
      z = -46 - r() * 60,
      x = side * (16 + r() * 50)
    m.blob(x, r.range(0.2, 2.4), z, r.range(0.7, 1.7), r() < 0.5 ? 'tree' : 'treeB', 0.85, 0.2, i, 7)
  }
  pullSolid(plate, m, cam, {
    sun: [0.1, 0.5, -0.75],
    materials: {
      ...materials,
      bank: {
        tones: ['#b06aa8', '#5f4790', '#2f3274', '#1a1f54'],
        cuts: [0.62, 0.46, 0.3],
        grain: 0.015,
        detail: (p) =>
          0.3 * Math.exp(-(((p[0] - 4) / 24) ** 2) - ((p[2] + 80) / 40) ** 2) -
          0.3 * smoothstep(-50, -9, p[2] + 0.02 * (p[0] - 4) ** 2),
      },
    },
    sky: 0.34,
    contact: 5,
    crisp: true,
  })
}
/** Dark against the lit lawn, with the crowns' colour along one edge; three on the way, others looking up. */
function visitors(cam: Camera): string {
  return company(
    {
      cam,
      seed: 21,
      wardrobe: {
        tops: ['#2a2766', '#3a2a6c', '#23306e', '#4a2c66'],
        bottoms: ['#151a4c', '#1c1c52', '#221a4a'],
        skins: ['#6a3f5c', '#7d4a60', '#5a3552'],
        cuts: ['short', 'bob', 'bun', 'long', 'curls', 'cap'],
        hats: ['#3a2f74'],
        hair: '#120f38',
      },
      rim: { towards: [0.5, -1], ink: '#f0a3dc', width: 2 },
    },
    [
      [[-4.9, 0, -13.2], 1, 'points', true],
      [[-3.9, 0, -13], 1, 'looksUp', true],
      [[5.6, 0, -15], 2, 'strolls', true],
      [[-1.6, 0, -27], 1, 'photographs', false],
      [[-15, 0, -33], 2, 'photographs', false],
      [[12.6, 0, -36], 3, 'walks', true],
      [[-3.6, 0, -42], 2, 'stands'],
      [[19.5, 0, -47], 1, 'looksUp', true],
      [[-24, 0, -50], 2, 'strolls', false],
      [[6.5, 0, -58], 3, 'strolls', true],
      [[-10, 0, -66], 2, 'walks', false],
    ],
  )
}
function draw(plate: Plate): void {
  const cam = new Camera([0, 1.75, 0], 0, 0.78, HORIZON, 800)
  starrySky(
    plate,
    [
      [0, '#0b1033'],
      [260, '#171f58'],
      [520, '#34347c'],
      [680, '#6a4a8c'],
      [HORIZON, '#b8708f'],
    ],
    2,
    90,
  )
  city(plate, cam)
  for (const [x, z, h, glow] of GROVE) {
    const m = Mesh.create(),
      air = rgb('#2c2f74')
    supertree(m, x, z, h, Math.round(x + 200))
    if (x === 4) skyway(m, [2, 23, -94], [-33, 22, -117], 8)
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
  plate.svg(visitors(cam))
}
export const views: View[] = [{ name: 'singapore-3', focusX: 830, draw }]
