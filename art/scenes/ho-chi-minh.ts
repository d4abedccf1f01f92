/** Ho Chi Minh City: scooters on the near embankment at sunset, the lotus-bud tower and the brick cathedral over the Saigon river. */
import { Camera } from '../kit/camera.ts'
import { palm, type PalmInks } from '../kit/flora.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { caique, flock, person, tree } from '../kit/life.ts'
import { lightColumns, type WaterLight } from '../kit/lights.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { brickCathedral, lotusTower } from '../kit/saigon.ts'
import type { View } from '../kit/scene.ts'
import { flowerScooter, twoUp, type RideInks } from '../kit/scooter.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { tamarind } from '../kit/tamarind.ts'
import { INK, materials, SUN } from '../materials/saigon.ts'

const EYE = 5.4
const ROAD = 3
const HORIZON = 640
const QUAY = -250
const cam = new Camera([0, EYE, 0], 0, 1.1, HORIZON, 800)
const haze = rgb(INK.haze)

function skyline(plate: Plate): void {
  const m = Mesh.create()
  const r = random(31)
  for (let i = 0; i < 110; i++) {
    const x = r.range(-760, 760)
    const core = Math.exp(-(((x - 150) / 200) ** 2)) + 0.5 * Math.exp(-(((x + 300) / 120) ** 2))
    const w = r.range(20, 36)
    const h = r.range(24, 56) + core * r.range(10, 96)
    const z = -880 - r() * 160
    if (Math.abs(x - 72) < 34) continue
    m.box(x, 0, z, w, h, w, r() < 0.5 ? 'city' : 'cityB')
    if (r() < 0.3) m.box(x, h, z, w * 0.5, r.range(5, 16), w * 0.5, 'cityB')
  }
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    air: (p) => ({ amount: 0.5 + 0.24 * smoothstep(70, 0, p[1]), ink: haze }),
    airSteps: 9,
  })
  const t = Mesh.create()
  lotusTower(t.at(72, 0, -850, -0.1))
  pullSolid(plate, t, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.14,
    shadows: [{ centre: [80, 130, -850], radius: 150 }],
    shadowSize: 2048,
    air: (p) => ({ amount: 0.04 + 0.4 * smoothstep(110, 10, p[1]), ink: haze }),
    airSteps: 9,
  })
}
function farBank(plate: Plate): WaterLight[] {
  const m = Mesh.create()
  const r = random(14)
  m.box(0, -3, QUAY - 60, 640, 5, 120, 'quay')
  brickCathedral(m.at(-24, 2, QUAY - 34, 0.24))
  for (let row = 0; row < 3; row++) {
    const z = QUAY - 66 + row * 22
    for (let x = -210 + r() * 10; x < 210;) {
      const w = r.range(13, 24)
      const cx = x + w / 2
      const h = row === 2 ? r.range(9, 15) : r.range(13, 26)
      if (Math.abs(cx + 24) > 24 + w / 2 && r() > 0.1) {
        const q = m.at(cx, 2, z, r.range(-0.04, 0.04))
        const wall = r() < 0.6 ? 'villa' : 'villaB'
        q.box(0, -2, 0, w, h + 2, 14, wall)
        q.box(0, h - 0.2, 0, w + 0.6, 0.7, 14.6, 'stone')
        if (r() < 0.6) q.hip(0, h + 0.5, 0, w + 1, r.range(2.4, 4), 15, w * 0.6, 'tile')
        else q.box(0, h + 0.5, -2, w * 0.5, 3, 6, wall)
        if (row === 2) {
          q.box(0, 3.6, 8, w - 1, 0.4, 3, 'tile')
          for (let i = 0; i < 5; i++) q.box((i / 4 - 0.5) * (w - 1.6), 0, 9, 0.5, 3.6, 0.5, 'stone')
        }
      }
      x += w + r.range(0.6, 3)
    }
  }
  for (let i = 0; i < 52; i++) {
    const x = r.range(-170, 170)
    const front = Math.abs(x + 24) < 15
    tree(
      m,
      i,
      x,
      1.6,
      QUAY - r.range(4, front ? 6 : 10),
      r.range(5, front ? 6.4 : 10),
      r() < 0.5 ? 'tree' : 'treeB',
    )
  }
  const lights: WaterLight[] = []
  for (let i = 0; i < 46; i++) {
    const x = -168 + i * 7.4 + r.range(-1.6, 1.6)
    m.box(x, 2, QUAY - 1.4, 0.22, 4.4, 0.22, 'rail')
    m.blob(x, 6.7, QUAY - 1.4, 0.5, 'lamp', 1, 0, 1, 6)
    const p = cam.project([x, 0, QUAY])
    if (i % 2)
      lights.push({ x: p.x, y: p.y + 2, ink: '#ffdf9c', half: 4, reach: r.range(60, 120), strength: 0.9 })
  }
  for (let i = 0; i < 30; i++) person(m, r.range(-140, 140), 2, QUAY - r.range(0.6, 2.4), i, 1.1)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.14,
    contact: 5,
    shadows: [
      { centre: [-24, 24, QUAY - 40], radius: 50 },
      { centre: [0, 10, QUAY - 40], radius: 200 },
    ],
    air: (p, d) => ({ amount: 0.05 + 0.2 * smoothstep(250, 340, d) * smoothstep(46, 6, p[1]), ink: haze }),
    airSteps: 8,
  })
  const leaf: PalmInks = {
    trunk: '#6a5088',
    trunkLit: '#f0a08c',
    back: '#37437a',
    mid: '#5f6488',
    lit: '#c99a84',
  }
  for (const [seed, x, h, lean] of [
    [3, 300, 92, 8],
    [5, 1080, 84, -8],
    [7, 1150, 102, 8],
    [9, 120, 96, -8],
  ] as const)
    plate.svg(palm(seed, x, 664, h, lean, leaf, true, 0.16))
  return lights
}
/** Our side: kerb, iron rail, the road, in the shade of the trees. */
function embankment(plate: Plate): void {
  const m = Mesh.create()
  m.box(0, ROAD - 4, -12.6, 60, 4, 15, 'road')
  m.box(0, ROAD - 4, -21.4, 60, 4.16, 3.4, 'kerb')
  for (let x = -16; x < 16; x += 0.34) m.box(x, ROAD + 0.2, -22.6, 0.05, 0.86, 0.05, 'rail')
  for (let x = -16; x < 16; x += 3.4) m.box(x, ROAD + 0.1, -22.6, 0.3, 1.15, 0.3, 'kerb')
  for (const y of [0.24, 1]) m.box(0, ROAD + y, -22.6, 60, 0.09, 0.09, 'rail')
  for (let i = 0; i < 7; i++) m.box(-13.4 + i * 4.6, ROAD + 0.005, -12.2, 2.2, 0.01, 0.16, 'kerb')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    contact: 3,
    shadows: [{ centre: [0, ROAD, -17], radius: 18 }],
    shadowSize: 3072,
  })
}
const RIM = '#ffd9a8'
const ride: RideInks = {
  body: '#3f9aa0',
  bodyShade: '#2b5c8c',
  shirt: '#f0708a',
  shirtShade: '#a8487c',
  trousers: '#3f3c7c',
  skin: '#c98a6c',
  hat: '#f6d09a',
  hatShade: '#c08a80',
  rim: RIM,
  dark: '#262456',
  lamp: '#fff0b8',
}
const second: RideInks = {
  ...ride,
  body: '#e2573f',
  bodyShade: '#94365c',
  shirt: '#6a86c4',
  shirtShade: '#46509a',
  trousers: '#2c3170',
  hat: '#fff0d8',
  hatShade: '#b99ab4',
}
const pillion: RideInks = { ...ride, shirt: '#ffdf9c', shirtShade: '#c08a84', trousers: '#54488a' }

function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#393a84'],
      [160, '#6d5ca4'],
      [310, '#b974a4'],
      [440, '#ec8c84'],
      [560, '#fbb27c'],
      [650, '#ffdc98'],
    ],
    { steps: 15 },
  )
  sun(plate, 506, 462, 68, '#fff3cc', '#ffd394', { reach: 6, strength: 0.85 })
  streaks(plate, {
    y0: -40,
    y1: 600,
    cover: 0.52,
    body: '#9a66a4',
    lip: '#ffc39a',
    seed: 64,
    scale: 1.5,
    slant: -0.05,
    opacity: 0.84,
  })
  skyline(plate)
  mist(plate, '#fbb48c', 540, 680, 0.42, 7, 1.4)
  const lights = farBank(plate)
  const top = cam.project([0, -0.2, QUAY + 0.6]).y
  sea(plate, {
    top,
    horizon: HORIZON,
    waves: 1.4,
    far: '#e3928c',
    near: '#3a3a86',
    dark: '#33347c',
    light: '#ffc79a',
    reflect: 0.6,
    path: { x: 500, ink: '#ffe4a8', far: 40, near: 90, strength: 0.8 },
    seed: 10,
  })
  lightColumns(plate, lights, { horizon: HORIZON, seed: 5 })
  const boats = Mesh.create()
  for (const [x, z, t] of [
    [-13, -92, 0.2],
    [22, -120, 2.9],
    [44, -150, 0.3],
  ] as const)
    caique(boats.at(x, 0, z, t, 1.2), Math.round(x))
  const d = pullSolid(plate, boats, cam, { sun: SUN, materials, sky: 0.36, bounce: 0.2 })
  reflectObject(
    plate,
    d,
    (x) => HORIZON + (EYE * cam.f) / (x < 800 ? 91 : x < 1220 ? 119 : 149),
    '#4c4488',
    0.7,
    HORIZON,
  )
  embankment(plate)
  mendEdge(plate, 4)
  const at = (x: number, z: number, body: string): string => {
    const p = cam.project([x, ROAD, z])
    return `<g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${p.k.toFixed(2)})">${body}</g>`
  }
  plate.svg(
    at(2.3, -16, twoUp(second, pillion)) +
      at(-1.3, -13.6, flowerScooter(ride, ['#ffd36a', '#ff8fa4', '#fff0d8', '#e2573f'])),
  )
  const leaves = { wood: '#2c2860', woodLit: '#8a5f8c', back: '#26265c', mid: '#34406f', lit: '#7a6c84' }
  plate.svg(
    `<path d="M1466,1010 C1486,800 1480,520 1520,300 L1620,200 L1620,1010Z" fill="#2c2860"/><path d="M1466,1010 C1486,800 1480,520 1520,300 L1534,290 C1500,520 1508,800 1490,1010Z" fill="#a8707c"/>`,
  )
  plate.svg(
    tamarind(
      4,
      [
        [1640, 150, 1090, 60, 20],
        [1640, 60, 1180, -10, 10],
        [1640, 240, 1290, 190, 16],
        [1640, 330, 1420, 330, 20],
      ],
      leaves,
      84,
      26,
    ),
  )
  plate.svg(flock(9, 330, 300, 110, 40, 9, 9, '#4c4484'))
}
export const views: View[] = [{ name: 'ho-chi-minh-vietnam-cover', focusX: 810, draw }]
