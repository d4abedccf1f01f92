/** Bali: a split gate with Agung in the cut, penjor over the court, women bringing offerings. */
import { agung } from '../models/agung.ts'
import { Camera } from '../kit/camera.ts'
import { palm, type PalmInks } from '../kit/flora.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { elephantEars } from '../models/leaves.ts'
import { tree } from '../kit/trees.ts'
import { Mesh } from '../kit/mesh.ts'
import { penjor } from '../models/meru.ts'
import { random } from '../kit/noise.ts'
import { offeringBearer, type Bearer } from '../models/offering-bearers.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist } from '../kit/mist.ts'
import { pullSolid } from '../kit/solid.ts'
import { splitGate } from '../models/split-gate.ts'
import type { Vec3 } from '../kit/vec.ts'
import { materials, SUN } from '../materials/bali-gate.ts'

const HORIZON = 728
const cam = new Camera([1.6, 1.9, 27], 0, 1.05, HORIZON, 850)

function mountain(plate: Plate): void {
  const m = Mesh.create()
  const summit: Vec3 = [-290, 1500, -9000]
  agung(m, summit[0], summit[2], 'cone')
  pullSolid(plate, m, new Camera([0, 700, 0], 0, 0.92, HORIZON + 20, 800), {
    sun: [-0.82, 0.36, 0.16],
    materials,
    sky: 0.3,
    shadows: [{ centre: summit, radius: 4200 }],
    air: (p) => ({ amount: 0.24 + 0.76 * smoothstep(2000, 700, p[1]), ink: rgb('#dfe6c8') }),
    airSteps: 12,
  })
}
function court(): Mesh {
  const m = Mesh.create(),
    r = random(5)
  m.box(0, -1, 2, 90, 1, 44, 'lawn')
  m.box(0, -0.97, 12, 8.4, 1, 24, 'paving')
  splitGate(m, 2.5, 1.6)
  for (let i = 0; i < 46; i++) {
    const x = r.range(-30, 32)
    if (Math.abs(x) < 5) continue
    tree(
      m,
      i,
      x,
      0,
      r.range(-24, -9),
      r.range(6, 10) * (Math.abs(x) > 12 ? 1.15 : 0.9),
      r() < 0.5 ? 'tree' : 'treeB',
    )
  }
  // frangipani in flower on the lawn
  for (const [x, z, h] of [
    [-11.6, 3.4, 5.2],
    [13.4, 3, 4.6],
  ] as const) {
    tree(m, Math.round(x * 3), x, 0, z, h, 'tree')
    for (let i = 0; i < 90; i++)
      m.blob(
        x + r.range(-0.42, 0.42) * h,
        h * r.range(0.42, 0.98),
        z + r.range(0, 0.5) * h,
        r.range(0.08, 0.15),
        'flower',
        0.8,
        0.1,
        i,
        5,
      )
  }
  return m
}
const BEARERS: [x: number, y: number, z: number, k: number, flip: 1 | -1, who: Bearer][] = [
  [
    0.4,
    1.07,
    3.9,
    1,
    1,
    { blouse: ['#f6dd8c', '#c99a58'], sash: '#c9406c', sarong: ['#6fb0a4', '#2f6a74'], hands: 2 },
  ],
  [
    -0.5,
    0.36,
    5.4,
    0.98,
    -1,
    { blouse: ['#ffd0c0', '#c98a84'], sash: '#e8b24c', sarong: ['#b07a9c', '#6d4470'], hands: 2 },
  ],
  [
    -1.05,
    0.03,
    12.2,
    1,
    1,
    { blouse: ['#fffaec', '#c3b8b4'], sash: '#f0b43c', sarong: ['#e0704c', '#93343f'], hands: 1 },
  ],
]
function draw(plate: Plate): void {
  const r = random(9)
  bareSky(plate, [
    [0, '#276a8c'],
    [180, '#549fae'],
    [360, '#a5d0bf'],
    [520, '#f0e6c0'],
    [680, '#ffdfb0'],
  ])
  mountain(plate)
  mist(plate, '#f6ecc8', 560, 700, 0.7, 7, 1.5)
  const leaf: PalmInks = {
    trunk: '#5f5a54',
    trunkLit: '#e6b27c',
    back: '#245f5c',
    mid: '#3f8f5c',
    lit: '#cbd26c',
  }
  let grove = ''
  for (let i = 0; i < 12; i++) {
    const x = i < 6 ? r.range(20, 470) : r.range(1210, 1590)
    grove += palm(i + 11, x, 740, r.range(240, 400), r.range(-50, 50), leaf, true, 0.34)
  }
  plate.svg(grove)
  pullSolid(plate, court(), cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.2,
    contact: 6,
    shadows: [
      { centre: [0, 5, 3], radius: 11 },
      { centre: [0, 4, 4], radius: 34 },
    ],
    air: (p) => ({ amount: 0.3 * smoothstep(-6, -22, p[2]), ink: rgb('#dfe6c4') }),
    airSteps: 6,
  })
  const put = ([x, y, z]: Vec3, body: string, k = 1, flip = 1) => {
    const q = cam.project([x, y, z])
    return `<g transform="translate(${q.x.toFixed(1)},${q.y.toFixed(1)}) scale(${(q.k * k * flip).toFixed(2)},${(q.k * k).toFixed(2)})">${body}</g>`
  }
  const bamboo = { pole: '#8f7442', lit: '#ffe9a0', leaf: '#f2d688', cloth: '#fff8e4' }
  plate.svg(
    put([-7.4, 0, 8.4], penjor(9.6, bamboo, 4), 1, 1) + put([8.2, 0, 7.4], penjor(9.2, bamboo, 8), 1, -1),
  )
  plate.svg(BEARERS.map(([x, y, z, k, flip, who]) => put([x, y, z], offeringBearer(who), k, flip)).join(''))
  const near: PalmInks = {
    trunk: '#26384a',
    trunkLit: '#8a7a64',
    back: '#143c44',
    mid: '#1f5a54',
    lit: '#7fa458',
  }
  plate.svg(
    elephantEars(6, 100, 1040, 460, 210, { dark: '#12363f', mid: '#1d564f', lit: '#86a858' }, 14) +
      palm(3, 1650, 1010, 900, -20, near, true, 0.36),
  )
}
export const views: View[] = [{ name: 'bali-indonesia-2', focusX: 800, draw }]
