/** East Africa: balloons over the plain at first light, zebras in the grass below. */
import { acacia } from '../kit/acacia.ts'
import { balloon } from '../kit/balloon.ts'
import { bank } from '../kit/bank.ts'
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { zebra } from '../kit/zebra.ts'
import { BIG, rose as materials, SECOND, SUN, THIRD } from '../materials/mara.ts'

const cam = new Camera([0, 2.3, 0], 0, 1.2, 668, 800)
const haze = rgb('#f6c6a4')

function far(plate: Plate): void {
  const m = Mesh.create()
  m.terrain(
    (x, z) =>
      (190 + 70 * fbm(x / 900, 2, 4, 8)) *
      smoothstep(-2600, -3300, z) *
      (0.7 + 0.4 * fbm(x / 260, z / 260, 4, 5)),
    -2600,
    2600,
    -3600,
    -2500,
    240,
    40,
    'scarp',
  )
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    air: (p) => ({ amount: 0.44 + 0.46 * smoothstep(150, 0, p[1]), ink: haze }),
    airSteps: 9,
  })
  mist(plate, '#fbd6b0', 600, 690, 0.6, 13, 1.6)
}
function plain(plate: Plate): void {
  const m = Mesh.create()
  const r = random(6)
  m.terrain(
    (x, z) => (fbm(x / 30, z / 40, 3, 8) - 0.5) * 0.5 * smoothstep(-24, -80, z),
    -700,
    700,
    -2200,
    -6,
    150,
    200,
    'plain',
  )
  for (let i = 0; i < 50; i++) {
    const z = -r.range(260, 1200)
    acacia(m, i + 3, r.range(-0.46, 0.46) * -z, 0, z, r.range(7, 12), r.range(6, 9), 0.14)
  }
  acacia(m, 21, -31, 0, -96, 11, 9, 0.8)
  acacia(m, 25, -46, 0, -128, 12, 10, 0.6)
  balloon(m.at(BIG.x, BIG.y, BIG.z, 0.3))
  balloon(m.at(SECOND.x, SECOND.y, SECOND.z, 1), 4, 'envelopeB')
  balloon(m.at(THIRD.x, THIRD.y, THIRD.z, 2), 4, 'envelopeC')
  const herd: readonly [number, number, number, number, boolean][] = [
    [-1.3, -15.5, 0.05, 1.02, false],
    [0.9, -17.5, Math.PI - 0.2, 1, true],
    [-5.3, -20, -0.3, 0.98, true],
    [3.9, -18.4, 0.2, 0.72, false],
    [6.2, -21.4, -0.1, 1, false],
    [10, -27.5, 0.3, 1, true],
    [-8.6, -27, Math.PI + 0.2, 1, false],
    [-3.4, -36, 0.1, 1, true],
    [11.5, -34, 0.2, 1, false],
    [2.4, -38, Math.PI, 1, true],
    [14, -44, -0.2, 1, true],
    [6.4, -50, 0.2, 1, false],
  ]
  for (const [x, z, turn, size, graze] of herd)
    zebra(m.at(x, 0, z, turn, size), { graze, stride: Math.sin(x * 3) })
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.2,
    contact: 4,
    shadows: [
      { centre: [1, 1, -18], radius: 9 },
      { centre: [2, 8, -60], radius: 60 },
      { centre: [0, 10, -200], radius: 240 },
    ],
    air: (_p, d) => ({ amount: 0.62 * smoothstep(90, 800, d), ink: haze }),
    airSteps: 10,
  })
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#4d5c96'],
      [160, '#8d7fae'],
      [330, '#d795a6'],
      [480, '#f7b294'],
      [600, '#ffd7a0'],
      [670, '#ffe9bf'],
    ],
    { steps: 16 },
  )
  sun(plate, 545, 560, 60, '#fff6da', '#ffe2a6', { reach: 6, strength: 0.85 })
  streaks(plate, {
    y0: 40,
    y1: 560,
    cover: 0.42,
    body: '#b58bab',
    lip: '#ffcfae',
    seed: 51,
    scale: 1.5,
    slant: 0.05,
    opacity: 0.75,
  })
  far(plate)
  plain(plate)
  const crest = (x: number): number =>
    948 - 60 * smoothstep(420, 0, x) - 74 * smoothstep(1100, 1600, x) + 7 * Math.sin(x / 43)
  plate.svg(bank(5, crest, { body: '#43305c', blade: '#75546a', lit: '#c9946c' }, { blade: 54, lean: 12 }))
  plate.svg(flock(4, 300, 330, 120, 50, 9, 11, '#5f5470'))
}
export const views: View[] = [{ name: 'african-safari-expedition-2', focusX: 820, draw }]
