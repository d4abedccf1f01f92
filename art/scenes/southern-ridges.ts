/** Scenic Singapore: morning walkers on the Henderson Waves, the forest below, the city far off. */
import { Camera } from '../kit/camera.ts'
import { centre, hendersonWaves, onBridge } from '../kit/henderson-waves.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { company } from '../kit/company.ts'
import { bareSky } from '../kit/heavens.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { INK, materials, SUN } from '../materials/southern-ridges.ts'

const EYE = 3.3
const HORIZON = 480
const cam = new Camera([-0.6, EYE, 0], 0, 0.9, HORIZON, 800)
const haze = rgb(INK.haze)
const END = 190

function city(plate: Plate): void {
  const m = Mesh.create()
  const r = random(12)
  for (let i = 0; i < 90; i++) {
    const x = r.range(-1500, 1700)
    const core = Math.exp(-(((x - 560) / 380) ** 2))
    const w = r.range(30, 54)
    const h = r.range(40, 90) + core * r.range(30, 190)
    const z = -2600 - r() * 300
    m.box(x, -60, z, w, h + 60, w, r() < 0.5 ? 'city' : 'cityB')
    if (r() < 0.3) m.box(x, h, z, w * 0.6, r.range(10, 30), w * 0.6, 'city')
  }
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    air: (p) => ({ amount: 0.5 + 0.3 * smoothstep(90, 0, p[1]), ink: haze }),
    airSteps: 9,
  })
}
/** Height of the treetops under and around the bridge. */
const canopy = (x: number, d: number): number => {
  const off = Math.abs(x - centre(d))
  const hill = 17 * smoothstep(120, 240, d) + 16 * smoothstep(30, 120, -x) * smoothstep(20, 120, d)
  return (
    -15 + 10 * smoothstep(8, 46, off) * smoothstep(10, 70, d) + hill + 6 * (fbm(x / 26, d / 26, 3, 4) - 0.5)
  )
}
function forest(plate: Plate): void {
  const kinds = ['leafA', 'leafB', 'leafB', 'leafC']
  for (const [near, far, n, size, air] of [
    [240, 620, 520, 11, 0.42],
    [18, 250, 1500, 4.4, 0],
  ] as const) {
    const m = Mesh.create()
    const r = random(near)
    for (let i = 0; i < n; i++) {
      const d = near + (far - near) * r() ** 1.25
      const x = r.range(-0.62, 0.68) * (d + 30)
      const off = Math.abs(x - centre(d))
      if (d < END && off < 7.5) continue
      const s = size * r.range(0.55, 1.15)
      const top = canopy(x, d) + r.range(-3, 2.4)
      const mat = r() < 0.06 ? 'leafC' : r.pick(kinds)
      for (let k = 0; k < 4; k++)
        m.blob(
          x + r.range(-0.8, 0.8) * s,
          top - s * r.range(0.1, 0.9),
          -d + r.range(-0.8, 0.8) * s,
          s * r.range(0.4, 0.72),
          mat,
          0.72,
          0.22,
          i + k,
          6,
        )
    }
    m.terrain((x, z) => canopy(x, -z) - 7, -460, 460, -far, -near, 90, 60, 'leafB')
    pullSolid(plate, m, cam, {
      sun: SUN,
      materials,
      sky: 0.32,
      contact: 4,
      shadows: [{ centre: [10, -6, -(near + far) / 2], radius: (far - near) * 0.62 }],
      air: (_p, d) => ({ amount: air + 0.46 * smoothstep(60, 260, d) * (air ? 0.6 : 1), ink: haze }),
      airSteps: 10,
    })
    if (air) mist(plate, '#eef0cc', 430, 560, 0.55, 6, 1.4)
  }
}
function bridge(plate: Plate): void {
  const m = Mesh.create()
  hendersonWaves(
    m,
    [
      { from: 2, to: 38, high: 5.8, side: -1 },
      { from: 36, to: 70, high: 5.4, side: 1 },
      { from: 62, to: 100, high: 5.6, side: -1 },
      { from: 104, to: 140, high: 5.4, side: 1 },
      { from: 136, to: 176, high: 5.6, side: -1 },
    ],
    5,
    END,
  )
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.16,
    contact: 5,
    crisp: true,
    shadows: [
      { centre: onBridge(22, 0, 1), radius: 24 },
      { centre: onBridge(90, 0, 0), radius: 110 },
    ],
    air: (_p, d) => ({ amount: 0.42 * smoothstep(50, 220, d), ink: haze }),
    airSteps: 8,
  })
}
/** Walkers by metres ahead, in twos and threes. */
function walkers(): string {
  return company(
    {
      cam,
      seed: 9,
      wardrobe: {
        tops: ['#f0745a', '#e9f0d4', '#f6c45a', '#4a86a0', '#8a5a8c'],
        bottoms: ['#2f4f64', '#38405a', '#3f6a6c', '#e9dcc0'],
        skins: ['#c98d68', '#b97a58', '#8a5844', '#d9a078'],
        cuts: ['hat', 'short', 'bob', 'cap', 'long'],
        hats: ['#fff0c4', '#c98a4a', '#3f7a6c'],
      },
      shade: { sun: SUN, ink: '#8a7a68' },
      rim: { towards: [1, -1], ink: '#fff3c8', width: 2 },
    },
    [
      [onBridge(13.5, -1, 0), 2, 'strolls', true],
      [onBridge(18, 2.1, 0), 1, 'photographs', true],
      [onBridge(27, -1.8, 0), 2, 'points', false],
      [onBridge(40, 0.6, 0), 2, 'walks', true],
      [onBridge(58, -1.2, 0), 2, 'strolls', false],
    ],
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#0c3658'],
    [150, '#256f90'],
    [290, '#8fc4c0'],
    [400, '#dcecc8'],
    [490, '#fff2cc'],
  ])
  city(plate)
  mist(plate, '#f3f0d0', 440, 540, 0.5, 9, 1.4)
  forest(plate)
  bridge(plate)
  mendEdge(plate, 6)
  plate.svg(walkers())
}
export const views: View[] = [{ name: 'scenic-singapore-cover', focusX: 840, draw }]
