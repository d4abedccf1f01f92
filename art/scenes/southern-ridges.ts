/** Scenic Singapore: morning walkers on the Henderson Waves, the forest below, the city far off. */
import { Camera } from '../kit/camera.ts'
import { centre, hendersonWaves, onBridge } from '../kit/henderson-waves.ts'
import { clump } from '../kit/foliage.ts'
import { mix, rgb, smoothstep } from '../kit/ink.ts'
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
/** Crowns cut from paper, row by row towards us: each row a dark mass with lit heads, and here and there a taller, paler tree. */
function forest(plate: Plate): void {
  const r = random(18)
  const far = ['#9fbd86', '#c3d394', '#86aa7c'],
    near = ['#14494a', '#4f9250', '#0c3740']
  let s = ''
  for (let row = 0; row < 11; row++) {
    const t = row / 10,
      d = 420 * (1 - t) ** 1.7 + 26,
      k = cam.f / d,
      w = k * (7 + 2.4 * (1 - t)),
      tone = (i: number): string => mix(far[i]!, near[i]!, smoothstep(0, 0.62, t))
    // the dark between the crowns, down to the next row
    let floor = 'M-60,1060'
    for (let x = -60; x <= 1660; x += 20)
      floor += `L${x},${(HORIZON - ((canopy(((x - 800) * d) / cam.f, d) - 4.4 - EYE) * cam.f) / d).toFixed(1)}`
    s += `<path d="${floor}L1660,1060Z" fill="${tone(2)}"/>`
    for (let x = -80 + r.range(0, w); x < 1680; x += w * r.range(0.5, 0.82)) {
      const away = ((x - 800) * d) / cam.f,
        top = HORIZON - ((canopy(away, d) + r.range(-1.6, 1.6) - EYE) * cam.f) / d,
        seed = row * 400 + Math.round(x),
        pale = r() < 0.1,
        size = w * r.range(0.86, 1.25)
      // the mass goes down into the dark between the crowns
      s += clump(seed, x, top + size * 0.44, size * 1.16, size * 1.1, tone(2), 9)
      s += clump(seed + 1, x, top + size * 0.24, size, size * 0.66, tone(0), 11)
      s += clump(
        seed + 2,
        x + size * 0.1,
        top + size * 0.12,
        size * 0.72,
        size * 0.36,
        pale ? mix(tone(1), '#ecd98a', 0.5) : tone(1),
        9,
      )
    }
    if (row === 2 || row === 4) {
      plate.svg(s)
      s = ''
      mist(plate, '#eef0cc', 430, 540, 0.4, 6 + row, 1.4)
    }
  }
  plate.svg(s)
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
