/** Scenic Singapore: morning walkers on the Henderson Waves, the forest below, the city far off. */
import { Camera } from '../kit/camera.ts'
import { centre, hendersonWaves, onBridge } from '../kit/henderson-waves.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { elephantEars } from '../kit/leaves.ts'
import { flock } from '../kit/life.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { stroller, type Stroller } from '../kit/stroller.ts'
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
    shadows: [
      { centre: onBridge(22, 0, 1), radius: 24 },
      { centre: onBridge(90, 0, 0), radius: 110 },
    ],
    air: (_p, d) => ({ amount: 0.42 * smoothstep(50, 220, d), ink: haze }),
    airSteps: 8,
  })
}
const RIM = '#fff3c8'
const coral = {
  top: '#f0745a',
  topShade: '#b04c52',
  legs: '#2f4f64',
  skin: '#c98d68',
  hair: '#2b2a3c',
  rim: RIM,
}
const mint = {
  top: '#e9f0d4',
  topShade: '#9fb8ac',
  legs: '#3f6a6c',
  skin: '#b97a58',
  hair: '#2b2a3c',
  rim: RIM,
}
const gold = {
  top: '#f6c45a',
  topShade: '#b5854f',
  legs: '#45506a',
  skin: '#d9a078',
  hair: '#40303c',
  rim: RIM,
}
const blue = {
  top: '#4a86a0',
  topShade: '#2f5a78',
  legs: '#38405a',
  skin: '#a86c50',
  hair: '#241f30',
  rim: RIM,
}
/** Who walks where: metres ahead, metres to the right, facing. */
const WALKERS: readonly [number, number, 1 | -1, Stroller][] = [
  [62, 0.6, 1, { ...blue, wear: 'trousers', pose: 'walk' }],
  [58, -1.4, -1, { ...coral, wear: 'trousers', pose: 'walk' }],
  [40, -1.8, -1, { ...gold, wear: 'dress', pose: 'walk', hat: 'brim' }],
  [39, -0.8, -1, { ...mint, wear: 'trousers', pose: 'stand' }],
  [25, 2.4, -1, { ...mint, wear: 'trousers', pose: 'walk', hat: 'cap', bag: '#3f7a6c' }],
  [16.2, -0.3, 1, { ...gold, wear: 'trousers', pose: 'walk', size: 0.66 }],
  [16, -1.15, 1, { ...coral, wear: 'dress', pose: 'walk', hat: 'brim' }],
  [15.4, 0.5, 1, { ...blue, wear: 'trousers', pose: 'walk', bag: '#c98a4a' }],
]
function walkers(): string {
  return WALKERS.map(([d, v, way, who]) => {
    const p = cam.project(onBridge(d, v, 0))
    const k = p.k.toFixed(2)
    return `<ellipse cx="${(p.x - 0.5 * p.k).toFixed(1)}" cy="${p.y.toFixed(1)}" rx="${(0.62 * p.k).toFixed(1)}" ry="${(0.07 * p.k).toFixed(1)}" fill="#55535c" fill-opacity=".55"/><g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${way < 0 ? '-' : ''}${k},${k})">${stroller(who)}</g>`
  }).join('')
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#2f7a90'],
      [150, '#62a8ae'],
      [300, '#b3d6bc'],
      [410, '#f0e8bc'],
      [490, '#fff1cc'],
    ],
    { steps: 14 },
  )
  sun(plate, 1130, 250, 62, '#fffae6', '#fff0c0', { reach: 6.5, strength: 0.8 })
  streaks(plate, {
    y0: -40,
    y1: 420,
    cover: 0.46,
    body: '#d3e6d4',
    lip: '#fff8e2',
    seed: 93,
    scale: 1.6,
    slant: 0.04,
    opacity: 0.85,
    lightBelow: false,
  })
  city(plate)
  mist(plate, '#f3f0d0', 440, 540, 0.5, 9, 1.4)
  forest(plate)
  bridge(plate)
  mendEdge(plate, 6)
  plate.svg(walkers())
  const ink = { dark: '#123c40', mid: '#1f5a50', lit: '#7fae5c' }
  plate.svg(elephantEars(6, 1550, 1030, 380, 250, ink, 15))
  plate.svg(flock(5, 900, 190, 90, 30, 7, 10, '#3f7480'))
}
export const views: View[] = [{ name: 'scenic-singapore-cover', focusX: 840, draw }]
