/** Scenic Singapore: morning walkers on the Henderson Waves, the forest below, the city far off. */
import { Camera } from '../kit/camera.ts'
import {
  bridgeRails,
  centre,
  hendersonWaves,
  onBridge,
  railShadow,
  type Swell,
} from '../models/henderson-waves.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { mix, rgb, smoothstep } from '../kit/ink.ts'
import { forest } from '../kit/forest-mass.ts'
import { canopyPalm, rainTree } from '../models/forest-canopy.ts'
import { HOLD, kiteFather, kiteGirl } from '../models/kite-girl.ts'
import { laidShadow } from '../kit/laid-shadow.ts'
import { bareSky, tower } from '../kit/heavens.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist } from '../kit/mist.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
import { INK, materials, SUN } from '../materials/southern-ridges.ts'

/** Path data of a closed line through points of the world. */
const outline = (cam: Camera, at: readonly Vec3[]): string =>
  `M${at.map((p) => cam.project(p)).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z` // prettier-ignore
const EYE = 3.3
const HORIZON = 480
/** Where it is seen from; the cloud by its column, foot, width and height; the kite by its place and size. */
interface Staging {
  cam: Camera
  cloud: [x: number, base: number, wide: number, high: number]
  kite: [x: number, y: number, size: number]
}
const WIDE: Staging = {
  cam: new Camera([-0.6, EYE, 0], 0, 0.9, HORIZON, 800),
  cloud: [1220, 500, 900, 300],
  kite: [838, 112, 48],
}
const TALL: Staging = {
  cam: new Camera([-0.6, EYE, 0], 0, 0.84, HORIZON, 322),
  cloud: [532, 500, 600, 250],
  kite: [372, 128, 46],
}
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
    airGrain: 0,
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
/** Trees that stand out: their row, and how far across the picture. */
const TREES: [row: number, across: number][] = [
  [1, 0.83],
  [2, 0.07],
  [3, 0.915],
]
/** Cut masses of treetops, row by row towards us, lit along their right edges; palms stand out of them here and there. */
function woods(plate: Plate, cam: Camera): void {
  const rows = [420, 250, 150, 92, 58, 38, 26],
    inks = ['#a8c8a0', '#86b490', '#5f9a7c', '#3a7c68', '#22605a', '#164a4c', '#0e373f'],
    rims = ['#d3e2a4', '#b9d48c', '#98c270', '#74aa5a', '#4f8f4e', '#387a48', '#2a6644'],
    r = random(18)
  let s = ''
  rows.forEach((d, row) => {
    const size = 30 + row * 17,
      line = (dy: number, from: number): Pt[] => {
        const points: Pt[] = []
        for (let x = from; x < plate.wide + 120; x += 64 + row * 12) {
          const away = ((x - cam.axisX) * d) / cam.f
          points.push([x, HORIZON - ((canopy(away, d) - EYE) * cam.f) / d + dy + r.range(-0.4, 0.4) * size])
        }
        return points
      }
    for (const [at, u] of TREES) if (at === row) s += rainTree(u * plate.wide, HORIZON - ((canopy(((u * plate.wide - cam.axisX) * d) / cam.f, d) - EYE) * cam.f) / d - size * 1.5, size * 1.15, [inks[row]!, rims[row]!, inks[Math.min(6, row + 2)]!]) // prettier-ignore
    if (row > 1 && row < 6)
      for (let i = 0; i < 2; i++) {
        const x = r.range(0, plate.wide),
          away = ((x - cam.axisX) * d) / cam.f
        if (Math.abs(away - centre(d)) > 12)
          s += canopyPalm(row * 91 + i, x, HORIZON - ((canopy(away, d) - EYE) * cam.f) / d - size * 0.9, size * 0.85, [inks[row]!, rims[row]!, inks[row + 1]!]) // prettier-ignore
      }
    s +=
      edgeLight(forest(50 + row, line(0, -70), 1060, size, inks[row]!), [0.8, -1], 3 + row * 1.1, rims[row]!) +
      edgeLight(forest(80 + row, line(size * 0.95, -110), 1060, size * 1.2, mix(inks[row]!, inks[Math.min(6, row + 1)]!, 0.45)), [0.8, -1], 2 + row * 0.7, mix(rims[row]!, inks[row]!, 0.45)) // prettier-ignore
  })
  plate.svg(s)
}
const SWELLS: readonly Swell[] = [
  { from: 2, to: 38, high: 5.8, side: -1 },
  { from: 36, to: 70, high: 5.4, side: 1 },
  { from: 62, to: 100, high: 5.6, side: -1 },
  { from: 104, to: 140, high: 5.4, side: 1 },
  { from: 136, to: 176, high: 5.6, side: -1 },
]
function bridge(plate: Plate, cam: Camera): void {
  const light = { sun: SUN, materials, sky: 0.32, bounce: 0.16, crisp: true }
  // the far part takes no cast shadows, which would be finer than a pixel
  const far = Mesh.create()
  hendersonWaves(far, SWELLS, (s) => s.from > 50, 60, END)
  bridgeRails(far, SWELLS, 60, END)
  pullSolid(plate, far, cam, {
    ...light,
    air: (_p, d) => ({ amount: 0.42 * smoothstep(50, 220, d), ink: haze }),
  })
  const near = Mesh.create()
  hendersonWaves(near, SWELLS, (s) => s.from < 50, 3, 66)
  pullSolid(plate, near, cam, {
    ...light,
    contact: 2,
    shadows: [
      { centre: onBridge(10, 0.5, 0), radius: 8 },
      { centre: onBridge(22, -2, 2), radius: 32 },
      { centre: onBridge(50, 0, 0), radius: 50 },
    ],
    air: (_p, d) => ({ amount: 0.42 * smoothstep(50, 220, d), ink: haze }),
  })
  plate.svg(
    `<path d="${railShadow(SWELLS, SUN, 8, 37)
      .map((list) => outline(cam, list))
      .join('')}" fill="#a87c66"/>`,
  )
  const rails = Mesh.create()
  bridgeRails(rails, SWELLS, 3, 66)
  pullSolid(plate, rails, cam, light)
}
/** A red kite with its tail of bows. */
function kite(x: number, y: number, k: number): string {
  const bow = (u: number, v: number, turn: number) =>
    `<g transform="translate(${x + u * k},${y + v * k}) rotate(${turn})"><path d="M0,0L${-0.2 * k},${-0.1 * k}V${0.1 * k}ZM0,0L${0.2 * k},${-0.1 * k}V${0.1 * k}Z" fill="#fff3d0"/></g>`
  return (
    `<path d="M${x + 0.12 * k},${y + 0.78 * k}C${x + 0.5 * k},${y + 1.2 * k} ${x - 0.3 * k},${y + 1.5 * k} ${x + 0.16 * k},${y + 2.2 * k}" fill="none" stroke="#e8503f" stroke-width="2"/>` +
    bow(0.22, 1.12, 40) +
    bow(-0.02, 1.52, -20) +
    bow(0.02, 1.94, 30) +
    `<g transform="translate(${x},${y}) rotate(-14)"><path d="M0,${-0.8 * k}L${0.56 * k},${-0.1 * k}L0,${0.82 * k}L${-0.56 * k},${-0.1 * k}Z" fill="#e8503f"/><path d="M0,${-0.8 * k}L${-0.56 * k},${-0.1 * k}L0,${0.82 * k}Z" fill="#b8353c"/><path d="M0,${-0.8 * k}L${0.56 * k},${-0.1 * k}H0Z" fill="#ffd98a"/><path d="M0,${-0.1 * k}H${-0.56 * k}L0,${0.82 * k}Z" fill="#d99a5c"/></g>`
  )
}
/** How much larger than life the girl and her father are. */
const GROWN = 1.2
/** A girl flies a kite beside her father, while her mother rests in the hollow of the wave; others farther on. */
function walkers(cam: Camera, [kx, ky, size]: Staging['kite']): string {
  const someone = (pose: PoseName, look: Omit<Look, 'hair' | 'lit'>, flip = false): string =>
    place(0, 0, 1, figure(pose, { hair: '#2b2233', lit: flip ? 'back' : 'front', ...look }), flip)
  const girl = onBridge(10.4, -0.7, 0)
  const people: [at: Vec3, body: string, size?: number][] = [
    [onBridge(56, -0.6, 0), someone('runs', { skin: '#8a5844', top: '#f6c45a', bottom: '#2f4f64', cut: 'short', sleeve: false }, true)],
    [onBridge(18.4, 3, 0), someone('photographs', { skin: '#c98d68', top: '#e9f0d4', bottom: '#3f6a6c', cut: 'bob' })],
    [onBridge(12.2, -3.95, 0.5), someone('sitsHuggingKnees', { skin: '#b97a58', top: '#e9a93c', bottom: '#2f4f64', shoes: '#fff0c4', cut: 'bun' })],
    [onBridge(10.7, 0.75, 0), kiteFather(), GROWN],
    [girl, kiteGirl(), GROWN],
  ] // prettier-ignore
  const drawn = people.map(([at, body, size = 1]) => {
    const { x, y, k } = cam.project(at)
    return [
      laidShadow(cam, at, SUN, '#a87c66', `<g transform="scale(${size})">${body}</g>`, 1.2, 1.5),
      edgeLight(place(x, y, k * size, body), [1, -1], Math.max(1, k * 0.02), '#fff3c8'),
    ]
  })
  const { x, y, k } = cam.project(girl),
    hand = [x + HOLD[0] * k * GROWN, y + HOLD[1] * k * GROWN]
  return (
    drawn.map(([shadow]) => shadow).join('') +
    `<path d="M${hand.join(',')}Q${(hand[0]! + kx) / 2 + 74},${(hand[1]! + ky) / 2 + 40} ${kx},${ky}" fill="none" stroke="#7a3a3c" stroke-width="1.6"/>` +
    kite(kx, ky, size) +
    drawn.map(([, body]) => body).join('')
  )
}
function draw(plate: Plate, { cam, cloud, kite }: Staging): void {
  bareSky(plate, [
    [0, '#0c3658'],
    [150, '#256f90'],
    [290, '#8fc4c0'],
    [400, '#dcecc8'],
    [490, '#fff2cc'],
  ])
  plate.svg(tower(11, ...cloud, ['#fffaea', '#eaf0dc', '#c4ddd0'], 1))
  city(plate, cam)
  mist(plate, '#f3f0d0', 440, 540, 0.5, 9, 1.4)
  woods(plate, cam)
  bridge(plate, cam)
  plate.svg(walkers(cam, kite))
}
export const views: View[] = [
  {
    name: 'scenic-singapore-cover',
    focusX: 840,
    draw: (plate) => draw(plate, WIDE),
    drawTall: (plate) => draw(plate, TALL),
  },
]
