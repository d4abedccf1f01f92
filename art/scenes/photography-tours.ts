/** Photography tours: a photographer at the tripod on a dune crest, dawn coming round the great dune. */
import { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { figure } from '../kit/people.ts'
import { clamp, lerp, rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, noise } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

const EYE = 15
const cam = new Camera([0, EYE, 0], 0, 1, 610, 800)
const SUN: Vec3 = [-0.82, 0.34, 0.12]

/** Wind ripples, stronger near the eye. */
const rippled = (p: Vec3): number => {
  const near = smoothstep(-170, -14, p[2])
  const u = p[2] * 1.5 + 7 * noise(p[0] / 9, p[2] / 7, 3) + p[0] * 0.25
  return Math.sin(u) * 0.035 * near
}
/** Where our own dune breaks over, z by x. */
const nearLine = (x: number): number => -7.9 + 0.5 * Math.sin(x * 0.7 + 0.6)
const materials: Record<string, Material> = {
  sand: {
    tones: ['#ffe8c6', '#fbd0a2', '#e5a08e', '#ad6c82', '#7a4c7a', '#533c6c'],
    cuts: [0.78, 0.5, 0.36, 0.24, 0.12],
    grain: 0.004,
    detail: rippled,
  },
  near: {
    tones: ['#7d4a68', '#543764', '#3a2b58', '#281f4a', '#1c173e'],
    cuts: [0.66, 0.58, 0.42, 0.3],
    grain: 0.02,
    detail: (p) =>
      Math.abs(p[2] - nearLine(p[0]) - 0.05) < 0.09
        ? '#ffcf94'
        : Math.sin(p[2] * 9 + p[0] * 2.2 + 5 * noise(p[0] / 1.7, p[2] / 1.4, 5)) * 0.09,
  },
}
/** The great dune's crest from the apex down to the plain, swinging as it comes: z, x, height. */
const CREST = [
  [-300, 95, 50],
  [-262, 66, 70],
  [-235, 34, 82],
  [-190, 2, 54],
  [-145, 16, 36],
  [-98, -12, 21],
  [-50, -27, 5],
  [-24, -30, -2],
] as const
const crest = (z: number): { x: number; y: number } => {
  const after = CREST.findIndex((c) => c[0] >= z)
  const i = after < 0 ? CREST.length - 1 : Math.max(1, after)
  const [a, b] = [CREST[i - 1]!, CREST[i]!]
  const t = clamp((z - a[0]) / (b[0] - a[0]))
  return { x: lerp(a[1], b[1], smoothstep(0, 1, t)), y: lerp(a[2], b[2], t) }
}
const great = (x: number, z: number): number => {
  const c = crest(z)
  const d = (x - c.x) * (1 + 0.1 * (fbm(x / 50, z / 50, 2, 7) - 0.5))
  return (
    Math.max(0, c.y) * Math.max(0, 1 - Math.abs(d) / (8 + Math.max(0, c.y) * (d < 0 ? 1.55 : 1.25))) ** 1.25
  )
}
const plain = (x: number, z: number): number => 5 * fbm(x / 60, z / 60, 3, 4)
/** Lesser dunes beyond, in sharp-crested chains. */
const range = (x: number, z: number, seed: number): number => {
  const n = noise(x / 210 + 0.4 * noise(x / 90, z / 90, seed + 2), z / 150, seed)
  return 52 * (1 - Math.abs(2 * n - 1)) ** 1.5 + 9 * fbm(x / 120, z / 120, 2, seed + 5)
}
function desert(plate: Plate): void {
  const far = Mesh.create()
  far.terrain(
    (x, z) => range(x, z, 3) * 1.5 * smoothstep(-420, -700, z),
    -1150,
    1150,
    -1300,
    -420,
    340,
    150,
    'sand',
  )
  const haze = rgb('#eeb0a4')
  pullSolid(plate, far, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    shadows: [{ centre: [0, 20, -800], radius: 1000 }],
    air: (p, d) => ({
      amount: 0.34 + 0.36 * smoothstep(420, 1200, d) + 0.16 * smoothstep(30, 0, p[1]),
      ink: haze,
    }),
    airSteps: 10,
    airGrain: 0.05,
  })
  const m = Mesh.create()
  m.terrain((x, z) => great(x, z) + plain(x, z), -152, 182, -330, -22, 760, 700, 'sand')
  m.terrain(
    (x, z) =>
      Math.max(great(x, z), range(x - 60, z, 8) * 0.5 * smoothstep(-300, -390, z)) + plain(x, z) - 0.6,
    -330,
    330,
    -470,
    -22,
    120,
    100,
    'sand',
  )
  const air = rgb('#e3a09e')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    crisp: true,
    bounce: 0.06,
    shadows: [
      { centre: [10, 20, -160], radius: 150 },
      { centre: [0, 20, -230], radius: 420 },
    ],
    air: (p, d) => ({
      amount: 0.34 * smoothstep(120, 460, d) + 0.2 * smoothstep(26, 2, p[1]) * smoothstep(60, 240, d),
      ink: air,
    }),
    airSteps: 10,
    airGrain: 0.05,
  })
}
const STAND: Vec3 = [1.05, EYE - 1.42, -7.4]
/** Our own dune: its crest runs up to the photographer's boots. */
function nearDune(plate: Plate): void {
  const m = Mesh.create()
  const top = (x: number): number =>
    STAND[1] + 0.05 - 0.1 * Math.max(0, Math.abs(x - 0.6) - 1.4) ** 1.3 + 0.16 * (fbm(x / 2.2, 2, 3, 6) - 0.5)
  m.terrain(
    (x, z) => {
      const d = z - nearLine(x)
      return top(x) - (d < 0 ? 0.55 * -d : 0.12 * d + 0.015 * d * d)
    },
    -8,
    9,
    -11,
    -2.4,
    260,
    150,
    'near',
  )
  pullSolid(plate, m, cam, { sun: SUN, materials, sky: 0.3, shadows: [{ centre: [0, 13, -7], radius: 9 }] })
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#18245c'],
    [170, '#54559a'],
    [330, '#c48fae'],
    [470, '#f6b69a'],
    [620, '#ffecc4'],
  ])
  desert(plate)
  nearDune(plate)
  const { x, y, k } = cam.project(STAND)
  // his camera shows the edge of the light on the great dune
  plate.svg(
    edgeLight(
      place(
        x,
        y + 6,
        k * 1.02,
        `<g transform="rotate(5)">${figure('photographs', {
          skin: '#a9694c',
          hair: '#2a1c34',
          top: '#2f8a86',
          farTop: '#226a74',
          bottom: '#4a4470',
          cut: 'cap',
          hat: '#f0d8ac',
          bag: { kind: 'pack', ink: '#cf5a44' },
        })}</g>`,
        true,
      ),
      [-1, -0.5],
      2.2,
      '#ffdfae',
    ),
  )
}
export const views: View[] = [{ name: 'photography-tours-cover', focusX: 900, draw }]
