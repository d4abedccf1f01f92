/** Scenic Singapore: morning walkers on the Henderson Waves, the forest below, the city far off. */
import { Camera } from '../kit/camera.ts'
import { centre, hendersonWaves, onBridge } from '../kit/henderson-waves.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { crown } from '../kit/crown.ts'
import { mix, rgb, smoothstep } from '../kit/ink.ts'
import { laidShadow } from '../kit/laid-shadow.ts'
import { bareSky } from '../kit/heavens.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { INK, materials, SUN } from '../materials/southern-ridges.ts'

const EYE = 3.3
const HORIZON = 480
const wide = new Camera([-0.6, EYE, 0], 0, 0.9, HORIZON, 800)
const tall = new Camera([-0.6, EYE, 0], 0, 0.84, HORIZON, 322)
const haze = rgb(INK.haze)
const END = 190

function city(plate: Plate, cam: Camera): void {
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
/** Row by row towards us: crowns that grow and darken, and here and there a paler tree. */
function forest(plate: Plate, cam: Camera): void {
  const r = random(18)
  const far = ['#a9c48d', '#c9d79a', '#93b388'],
    near = ['#1f5c50', '#4c8f52', '#0c3740']
  let s = ''
  for (let row = 0; row < 12; row++) {
    const t = row / 11,
      d = 420 * (1 - t) ** 1.7 + 24,
      k = cam.f / d,
      w = k * (6.4 + 2.4 * (1 - t)),
      tones = [0, 1, 2].map((i) => mix(far[i]!, near[i]!, smoothstep(0, 0.7, t))),
      // the dark between the crowns, down to the next row
      edge = (x: number) => HORIZON - ((canopy(((x - cam.axisX) * d) / cam.f, d) - 4.4 - EYE) * cam.f) / d
    let floor = 'M-60,1060'
    for (let x = -60; x <= 1660; x += 20) floor += `L${x},${edge(x).toFixed(1)}`
    s += `<path d="${floor}L1660,1060Z" fill="${tones[2]}"/>`
    for (let x = -80 + r.range(0, w); x < 1680; x += w * r.range(0.52, 0.84)) {
      const away = ((x - cam.axisX) * d) / cam.f,
        top = HORIZON - ((canopy(away, d) + r.range(-1.6, 1.6) - EYE) * cam.f) / d,
        pale = r() < 0.08 && row < 9
      s += crown(row * 400 + Math.round(x), x, top, w * r.range(0.86, 1.25), pale ? tones.map((ink) => mix(ink, '#ecd98a', 0.34)) : tones) // prettier-ignore
    }
  }
  plate.svg(s)
}
function bridge(plate: Plate, cam: Camera): void {
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
    3,
    END,
  )
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.16,
    contact: 2,
    crisp: true,
    shadows: [
      { centre: onBridge(11, 1, 1), radius: 7 },
      { centre: onBridge(24, 0, 1), radius: 24 },
      { centre: onBridge(90, 0, 0), radius: 110 },
    ],
    air: (_p, d) => ({ amount: 0.42 * smoothstep(50, 220, d), ink: haze }),
    airSteps: 8,
  })
}
/** A mother and her son close by; further on a photographer, a couple at the rail, and two walkers on their way back. */
function walkers(cam: Camera): string {
  const looks: [at: Vec3, pose: PoseName, look: Omit<Look, 'hair' | 'lit'>, flip: boolean][] = [
    [onBridge(43, 0.8, 0), 'walks', { skin: '#c98d68', top: '#f6c45a', bottom: '#38405a', cut: 'hat', hat: '#fff0c4' }, true],
    [onBridge(43.6, 0, 0), 'strolls', { skin: '#8a5844', top: '#e9f0d4', bottom: '#3f6a6c', cut: 'short' }, true],
    [onBridge(29, -2.2, 0), 'points', { skin: '#b97a58', top: '#4a86a0', bottom: '#e9dcc0', cut: 'cap', hat: '#c98a4a' }, false],
    [onBridge(29.6, -2.9, 0), 'looksUp', { skin: '#d9a078', top: '#8a5a8c', bottom: '#2f4f64', skirt: 'long', cut: 'long' }, false],
    [onBridge(19.4, 3.1, 0), 'photographs', { skin: '#c98d68', top: '#e9f0d4', bottom: '#3f6a6c', cut: 'bob' }, false],
    [onBridge(10.9, -0.5, 0), 'strolls', { skin: '#b97a58', top: '#f0745a', bottom: '#f0745a', skirt: 'long', cut: 'hat', hat: '#fff0c4', bag: { kind: 'tote', ink: '#2f4f64' } }, false],
    [onBridge(11.1, 0.28, 0), 'points', { skin: '#b97a58', top: '#fff0c4', bottom: '#2f4f64', cut: 'short', size: 0.68, sleeve: false }, false],
  ] // prettier-ignore
  const drawn = looks.map(([at, pose, look, flip]) => {
    const { x, y, k } = cam.project(at),
      body = figure(pose, { hair: '#2b2233', lit: flip ? 'back' : 'front', ...look })
    return [
      laidShadow(cam, at, SUN, '#a3825f', place(0, 0, 1, body, flip), 1.5, 1),
      edgeLight(place(x, y, k, body, flip), [1, -1], Math.max(1, k * 0.02), '#fff3c8'),
    ]
  })
  return drawn.map(([shadow]) => shadow).join('') + drawn.map(([, body]) => body).join('')
}
function draw(plate: Plate, cam: Camera): void {
  bareSky(plate, [
    [0, '#0c3658'],
    [150, '#256f90'],
    [290, '#8fc4c0'],
    [400, '#dcecc8'],
    [490, '#fff2cc'],
  ])
  city(plate, cam)
  mist(plate, '#f3f0d0', 440, 540, 0.5, 9, 1.4)
  forest(plate, cam)
  bridge(plate, cam)
  plate.svg(walkers(cam))
}
export const views: View[] = [
  {
    name: 'scenic-singapore-cover',
    focusX: 840,
    draw: (plate) => draw(plate, wide),
    drawTall: (plate) => draw(plate, tall),
  },
]
