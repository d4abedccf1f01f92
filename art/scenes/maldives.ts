/** Maldives: a boardwalk bends out over the lagoon to a curve of thatched water villas. */
import { Camera } from '../kit/camera.ts'
import { dhoni } from '../kit/dhoni.ts'
import { palm, type PalmInks } from '../kit/flora.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { STROLLERS } from '../kit/island-folk.ts'
import { lagoon } from '../kit/lagoon.ts'
import { elephantEars } from '../kit/leaves.ts'
import { gull, person } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { cumulus, sky } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
import { boardwalk, waterVilla } from '../kit/water-villa.ts'
import { INK, materials, SUN } from '../materials/maldives.ts'

const HORIZON = 432
const cam = new Camera([0, 6.4, 0], 0, 1, HORIZON, 640)
const WALK: Pt[] = [
  [-3.4, -9],
  [-2.2, -20],
  [-0.6, -33],
  [0.6, -50],
  [-0.6, -70],
  [-5, -92],
  [-13, -114],
  [-25, -136],
  [-42, -156],
]
/** Villas on their spurs: place and turn. */
const VILLAS: [x: number, z: number, turn: number][] = [
  [8.4, -34.5, 0.36],
  [10.6, -56, 0.3],
  [9, -77, 0.2],
  [3.4, -100, 0.05],
  [-6.4, -122, -0.2],
  [-20, -144, -0.35],
  [-38, -164, -0.5],
]
function shadows(): string {
  const flat = (corners: Pt[]): string => {
    const drop = (x: number, z: number, y: number) => {
      const q = cam.project([x - (SUN[0] / SUN[1]) * y, 0, z - (SUN[2] / SUN[1]) * y])
      return `${q.x.toFixed(1)},${q.y.toFixed(1)}`
    }
    return `M${corners.map(([x, z]) => drop(x, z, 2)).join('L')}Z`
  }
  const turned = ([x, z, t]: (typeof VILLAS)[number]): Pt[] =>
    [
      [-5.4, 7.4],
      [5.4, 7.4],
      [4.6, -4.6],
      [-4.6, -4.6],
    ].map(([u, v]) => [x + Math.cos(t) * u! + Math.sin(t) * v!, z - Math.sin(t) * u! + Math.cos(t) * v!])
  const edge = (s: number): Pt[] => WALK.map(([x, z]) => [x + s * 1.3, z])
  return `<path d="${VILLAS.map((v) => flat(turned(v))).join('')}${flat([...edge(1), ...edge(-1).toReversed()])}" fill="#1c8ea2" fill-opacity=".42"/>`
}
function buildings(): Mesh {
  const m = Mesh.create()
  boardwalk(m, WALK, 2.6)
  for (const [x, z, turn] of VILLAS) {
    const villa = m.at(x, 0, z, turn)
    waterVilla(villa)
    person(villa, -3.2, 1.56, 6, Math.round(z))
    const near = WALK.reduce((a, b) =>
      Math.hypot(b[0] - x, b[1] - z) < Math.hypot(a[0] - x, a[1] - z) ? b : a,
    )
    boardwalk(
      m,
      [
        [near[0], near[1]],
        [x - 3.6, z - 1],
      ],
      1.8,
    )
  }
  return m
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, INK.zenith],
      [130, '#3b93b7'],
      [260, '#86cbcd'],
      [360, '#dbe9cf'],
      [432, '#fbe8c4'],
    ],
    { steps: 14, wobble: 9 },
  )
  const cloud = ['#fffaec', '#ffeacb', '#e6cfc6', '#aebbd0']
  cumulus(plate, 21, 300, 430, 620, 190, cloud, -0.7)
  cumulus(plate, 5, 690, 431, 420, 110, cloud, -0.7)
  cumulus(plate, 9, 1440, 431, 520, 150, cloud, -0.7)
  lagoon(plate, cam, {
    top: HORIZON + 1,
    depth: (x, z) => {
      const away = -z
      const bar = 5.5 * Math.exp(-(((x + 22 + 0.12 * away) / 13) ** 2)) * smoothstep(14, 34, away)
      return (
        Math.max(0.2, 2.4 + away * 0.035 - bar + (fbm(x / 22, z / 30, 3, 4) - 0.5) * 3.4) +
        Math.max(0, away - 230) * 0.06
      )
    },
    bands: [
      [0.8, '#eefbe4'],
      [1.7, '#c4f1de'],
      [2.8, '#93e4d2'],
      [4.4, '#5fd3c8'],
      [7, '#36bcbf'],
      [13, '#249fb6'],
      [22, '#1c80a6'],
      [99, '#17638f'],
    ],
    coral: { ink: '#2593a0', from: 3, to: 8, size: 8, cover: 0.42 },
    glint: { ink: '#f7f6da', reach: 95, bars: '#f8ecca' },
    seed: 6,
  })
  plate.svg(shadows())
  // the home island, low on the horizon
  const islet: PalmInks = {
    trunk: '#5d7f86',
    trunkLit: '#9fb09a',
    back: '#3f8a88',
    mid: '#4f9d86',
    lit: '#8fc08c',
  }
  const r = random(8)
  let grove = ''
  for (let i = 0; i < 16; i++)
    grove += palm(i + 3, r.range(30, 250), HORIZON + 1, r.range(26, 46), r.range(-10, 10), islet, true, 0.2)
  plate.svg(
    `${grove}<path d="M-10,434 C20,420 60,414 120,416 C190,414 240,422 290,434Z" fill="#4f9d86"/><path d="M-10,436 C80,430 220,430 350,436Z" fill="#fff2d4"/>`,
  )
  pullSolid(plate, buildings(), cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.2,
    contact: 6,
    shadows: [
      { centre: [8, 4, -36], radius: 16 },
      { centre: [0, 3, -70], radius: 80 },
    ],
    air: (p, d) => ({ amount: p[1] < 0 ? 0 : 0.46 * smoothstep(50, 190, d), ink: rgb('#cfe6d4') }),
    airSteps: 9,
  })
  const m = Mesh.create(),
    at: Vec3 = [-11.6, 0, -48]
  dhoni(m.at(at[0], 0, at[2], 0.28), { canopy: true, crew: 4 })
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.2,
    contact: 3,
    shadows: [{ centre: at, radius: 9 }],
    shadowSize: 2048,
  })
  const q = cam.project([-1.9, 1.6, -19.5])
  plate.svg(
    `<ellipse cx="${q.x + q.k * 0.9}" cy="${q.y}" rx="${q.k * 1}" ry="${q.k * 0.07}" fill="#8f86a0" fill-opacity=".7"/><g transform="translate(${q.x - q.k * 0.3},${q.y}) scale(${q.k})">${STROLLERS}</g>`,
  )
  const near: PalmInks = {
    trunk: '#4a4050',
    trunkLit: '#d9a070',
    back: '#0f4a55',
    mid: '#1c6a62',
    lit: '#8fbf5c',
  }
  plate.svg(
    palm(4, 1640, 1010, 780, -80, near, true, 0.36) +
      elephantEars(5, 1560, 1040, 420, 200, { dark: '#0d3f4a', mid: '#185a58', lit: '#7fb058' }, 12),
  )
  const bird = (x: number, y: number, span: number, beat: number) =>
    gull(x, y, span, beat, -7, '#fffaf0', '#9fb4c8', '#3f5a78')
  plate.svg(bird(560, 210, 64, 0.5) + bird(622, 250, 46, 0.9))
}
export const views: View[] = [{ name: 'maldives-cover', focusX: 800, draw }]
