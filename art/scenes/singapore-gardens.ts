/** Singapore: under the Supertrees after dark, when they are lit from below. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { Camera } from '../kit/camera.ts'
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { starrySky } from '../kit/heavens.ts'
import { marinaBaySands } from '../models/marina-bay.ts'
import { Mesh } from '../kit/mesh.ts'
import { mirrored } from '../kit/mirror.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { skyway, supertree } from '../models/supertree.ts'
import type { Vec3 } from '../kit/vec.ts'
import { materials, rooms } from '../materials/singapore.ts'

const HORIZON = 650
/** Where the lake begins, metres away. */
const BANK = 58
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
const climb = ([, y]: Vec3) => 0.42 * smoothstep(24, 0, Math.abs(y)) - 0.1 * smoothstep(30, 48, Math.abs(y))
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
  [66, -176, 42, MINT],
  [-78, -150, 44, ROSE],
  [33, -132, 42, ROSE],
  [-35, -118, 45, MINT],
  [50, -96, 40, VIOLET],
  [4, -94, 48, VIOLET],
]
function city(plate: Plate, cam: Camera): void {
  const m = Mesh.create(),
    turn = -0.5,
    at: Vec3 = [-186, 0, -640]
  marinaBaySands(m.at(...at, turn))
  const along = (p: Vec3) => Math.cos(turn) * (p[0] - at[0]) - Math.sin(turn) * (p[2] - at[2])
  const air = rgb('#3a3a80')
  pullSolid(plate, m, cam, {
    sun: [-0.7, 0.2, 0.5],
    materials: {
      ...materials,
      rooms: { tones: ['#6d62a4', '#4a4a90', '#303a78'], cuts: [0.6, 0.3], detail: rooms(along, 0.14, 3) },
      ends: {
        tones: ['#3f4488', '#2a3270', '#20285e'],
        cuts: [0.5, 0.2],
      },
      keel: { tones: ['#b9a0c4', '#6a66a8', '#3a4084'], cuts: [0.6, 0.3], grain: 0.05 },
    },
    sky: 0.34,
    air: (p) => ({ amount: 0.24 + 0.4 * smoothstep(110, 0, p[1]), ink: air }),
    airSteps: 8,
  })
}
/** The garden's edge behind the lake: a lit path, and shrubs on both sides of it. */
function garden(plate: Plate, cam: Camera): void {
  const m = Mesh.create(),
    r = random(17)
  m.box(0, -0.9, -BANK - 20, 400, 0.9, 40, 'edge', 'path')
  for (let i = 0; i < 170; i++) {
    const x = r.range(6, 86) * (r() < 0.5 ? -1 : 1)
    m.blob(x, r.range(0.2, 1.9), -BANK - 9 - r() * 22, r.range(0.9, 2.2), r() < 0.5 ? 'tree' : 'treeB', 0.85, 0.2, i, 8) // prettier-ignore
  }
  pullSolid(plate, m, cam, {
    sun: [0.1, 0.5, -0.75],
    materials: {
      ...materials,
      tree: { tones: ['#4f7f94', '#2c5478', '#1d3560'], cuts: [0.5, 0.28], grain: 0.01 },
      treeB: { tones: ['#3f6f88', '#274a70', '#1a2f5a'], cuts: [0.5, 0.28], grain: 0.01 },
      path: { tones: ['#a8659f'] },
      edge: { tones: ['#3f3a80'] },
    },
    sky: 0.34,
    contact: 4,
    crisp: true,
  })
}
/** The lake with the trees upside down in it, broken by a few long ripples. */
function lake(plate: Plate, cam: Camera, shore: number): void {
  calmWater(plate, { top: shore, inks: ['#6a4a88', '#3d3a7c', '#232867', '#151a4c'] })
  const deep = rgb('#1b1f58')
  for (const [x, z, h, glow] of GROVE) {
    const m = Mesh.create()
    supertree(m, x, z, h, Math.round(x + 200))
    pullSolid(plate, mirrored(m), cam, {
      sun: [FLOOD[0], -FLOOD[1], FLOOD[2]],
      materials: lamped(glow),
      sky: 0.16,
      bounce: 0.06,
      air: (p, d) => ({
        amount: 0.36 + 0.24 * smoothstep(90, 200, d) + 0.3 * smoothstep(-10, -46, p[1]),
        ink: deep,
      }),
      airSteps: 8,
    })
  }
  const r = random(5)
  let ripples = ''
  for (let i = 0; i < 54; i++) {
    const t = ((i + 0.5) / 54) ** 1.5,
      [x, y] = [r.range(-60, 1660), shore + (1000 - shore) * t],
      [w, h] = [r.range(50, 190) * (0.35 + t), 1.4 + 5 * t]
    ripples += `M${x - w},${y}Q${x},${y - h} ${x + w},${y}Q${x},${y + h} ${x - w},${y}Z`
  }
  plate.svg(`<path d="${ripples}" fill="#262a6a"/>`)
}
/** A family on a deck at the near shore, dark against the water, with the crowns' colour along one edge. */
function family(): string {
  const one = (x: number, pose: PoseName, look: Partial<Look>, flip = false) =>
    place(x, 964, 136, figure(pose, { skin: '#7d4a60', hair: '#120f38', top: '#3a2a6c', bottom: '#1c1c52', shade: '#120f38', lit: 'front', ...look }), flip) // prettier-ignore
  const shade = [596, 664, 716]
    .map((x) => `<ellipse cx="${x - 30}" cy="964" rx="52" ry="7" fill="#191b50"/>`)
    .join('')
  return (
    '<path d="M-20,946H800L764,1010H-20Z" fill="#2b2a66"/><path d="M-20,946H800L794,954H-20Z" fill="#c479b4"/><path d="M-20,972H786L784,975H-20ZM-20,992H774L772,995H-20Z" fill="#191b50"/>' +
    shade +
    edgeLight(
      one(596, 'looksUp', { top: '#2f5f9c', cut: 'short' }) +
        one(664, 'shadesEyes', { top: '#a83f74', cut: 'long', skirt: 'knee' }) +
        one(716, 'looksUp', { top: '#2f8f94', cut: 'bob', size: 0.66 }),
      [0.7, -0.8],
      2.6,
      '#f3a8de',
    )
  )
}
function draw(plate: Plate): void {
  const cam = new Camera([0, 2.4, 0], 0, 0.64, HORIZON, 800)
  starrySky(
    plate,
    [
      [0, '#0b1033'],
      [220, '#171f58'],
      [420, '#34347c'],
      [560, '#6a4a8c'],
      [HORIZON, '#b8708f'],
    ],
    2,
    90,
  )
  city(plate, cam)
  const shore = cam.project([0, 0, -BANK]).y
  lake(plate, cam, shore)
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
  garden(plate, cam)
  plate.svg(family())
}
export const views: View[] = [{ name: 'singapore-3', focusX: 830, draw }]
