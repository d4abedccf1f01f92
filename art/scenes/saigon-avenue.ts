/** Ho Chi Minh City after dark: scooters cross a lamp-lit avenue before the floodlit City Hall. */
import { Camera } from '../kit/camera.ts'
import { cityHall } from '../kit/city-hall.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { person } from '../kit/life.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { limb } from '../kit/pine.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { flowerScooter, twoUp, type RideInks } from '../kit/scooter.ts'
import { sky, streaks } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { tamarind } from '../kit/tamarind.ts'
import type { Vec3 } from '../kit/vec.ts'
import { INK, materials, SUN } from '../materials/saigon-night.ts'

const HORIZON = 620
const cam = new Camera([-1.5, 2.7, 0], 0, 0.95, HORIZON, 780)
const haze = rgb(INK.haze)

function city(plate: Plate): Vec3[] {
  const m = Mesh.create()
  const r = random(19)
  m.box(0, -1, -75, 140, 1, 140, 'road')
  cityHall(m.at(0, 0, -128))
  for (const [x, z, w, h] of [
    [-96, -330, 24, 84],
    [-62, -360, 20, 60],
    [-128, -300, 26, 56],
    [-34, -380, 22, 44],
    [50, -340, 22, 66],
    [78, -380, 26, 92],
    [110, -320, 24, 62],
    [150, -340, 26, 80],
  ] as const)
    m.box(x, 0, z, w, h, 20, 'tower')
  for (const s of [-1, 1]) {
    m.box(s * 21, 0, -73, 10, 0.18, 106, 'kerb')
    let z = -24
    while (z > -122) {
      const long = r.range(9, 15)
      const h = r.range(11, 19)
      const wall = r.pick(['blockA', 'blockB', 'blockC'])
      m.box(s * 33, 0, z - long / 2, 14, h, long - 0.2, wall)
      m.box(s * 33, h, z - long / 2, 14.8, 0.6, long + 0.4, 'trim')
      if (r() < 0.6) m.hip(s * 33, h + 0.6, z - long / 2, 14, 3, long, 3, 'mansard')
      m.box(s * 25.9, 0.2, z - long / 2, 0.3, 3.2, long - 1.6, 'shop')
      m.box(s * 24.8, 3.5, z - long / 2, 2.6, 0.25, long - 1, r() < 0.5 ? 'awning' : 'awningB')
      z -= long
    }
  }
  // trees and lamps down both kerbs and on the middle walk
  const lamps: Vec3[] = []
  for (const [x, from] of [
    [-16.6, -26],
    [16.6, -26],
    [-4.4, -52],
    [4.4, -52],
  ] as const)
    for (let z = from, i = 0; z > -116; z -= 10, i++) {
      const inner = Math.abs(x) < 10
      if (i % 2 || inner) {
        m.box(x, 0, z, 0.16, inner ? 3.6 : 5.6, 0.16, 'pole')
        m.blob(x, inner ? 3.8 : 5.9, z, inner ? 0.34 : 0.44, 'lamp', 1, 0, 1, 6)
        lamps.push([x, inner ? 3.8 : 5.9, z])
      }
      if (inner) continue
      limb(m, [x * 1.1, 0, z - 5], [x * 1.1, 5, z - 5], 0.3, 0.2, 'trunk')
      for (let k = 0; k < 26; k++)
        m.blob(
          x * 1.1 + r.range(-2.6, 2.6),
          6.6 + r.range(-1.6, 2),
          z - 5 + r.range(-2.6, 2.6),
          r.range(0.6, 1.2),
          'tree',
          0.8,
          0.24,
          i * 30 + k,
          6,
        )
    }
  for (let i = 0; i < 44; i++)
    person(m, r.pick([-20, 20, -19, 19]) + r.range(-1, 1), 0.1, r.range(-112, -30), i, 1)
  // the crossing we stand at
  for (let x = -17; x <= 17; x += 1.35) m.box(x, 0.01, -22.2, 0.62, 0.01, 3.4, 'stripe')
  for (const x of [-9, 9]) for (let z = -30; z > -100; z -= 7) m.box(x, 0.01, z, 0.22, 0.01, 3, 'stripe')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.46,
    contact: 5,
    air: (p, d) => ({
      amount: 0.5 * smoothstep(130, 330, d) + 0.14 * smoothstep(30, 120, d) * smoothstep(20, 0, p[1]) * 0.6,
      ink: haze,
    }),
    airSteps: 8,
  })
  return lamps
}
const RIM = '#ffdf9c'
const base: RideInks = {
  body: '#3fa8a0',
  bodyShade: '#26588c',
  shirt: '#f0708a',
  shirtShade: '#8f3f74',
  trousers: '#35346f',
  skin: '#c98a6c',
  hat: '#f3cf94',
  hatShade: '#b07f80',
  rim: RIM,
  dark: '#1c1c4c',
  lamp: '#fffbe0',
}
const red: RideInks = {
  ...base,
  body: '#e2573f',
  bodyShade: '#8a2f58',
  shirt: '#6a8ad0',
  shirtShade: '#3f4a94',
  hat: '#fff0d8',
  hatShade: '#a890b4',
}
const gold: RideInks = {
  ...base,
  body: '#f0b04a',
  bodyShade: '#a0604f',
  shirt: '#fff0d8',
  shirtShade: '#a890b0',
  trousers: '#2c3a70',
  hat: '#e2573f',
  hatShade: '#94345c',
}
const plum: RideInks = {
  ...base,
  body: '#a87ac8',
  bodyShade: '#54408c',
  shirt: '#5fb8a8',
  shirtShade: '#336f88',
  hat: '#5f8fd0',
  hatShade: '#3a4a94',
}
const pale: RideInks = { ...base, shirt: '#ffdf9c', shirtShade: '#b07a80', trousers: '#54488a' }
const FLOWERS = ['#ffd36a', '#ff8fa4', '#fff0d8', '#e2573f']
const TRAFFIC: readonly [x: number, z: number, way: 1 | -1, body: string][] = [
  [-9.6, -26.4, -1, twoUp(plum, pale)],
  [6.4, -26.8, -1, flowerScooter(red, FLOWERS)],
  [-1.4, -25.6, -1, twoUp(gold, base)],
  [9.4, -18, 1, twoUp(red, base)],
  [-7.2, -18.4, 1, flowerScooter(gold, FLOWERS)],
  [4.1, -13.8, 1, twoUp(plum, pale)],
  [-2.7, -12.2, 1, flowerScooter(base, FLOWERS)],
]
function traffic(plate: Plate): void {
  const placed = TRAFFIC.map(([x, z, way, body]) => Object.assign(cam.project([x, 0, z]), { way, body }))
  const beams = placed
    .map(
      (p) =>
        `<g transform="translate(${p.x},${p.y}) scale(${p.way * p.k},${p.k})"><path d="M.6,-.98 L2.9,-.5 L2.7,.08 L.62,-.88Z" fill="url(#b)"/><ellipse cx="1.9" cy=".04" rx="1.1" ry=".1" fill="url(#p)"/><circle cx=".6" cy="-.94" r=".34" fill="url(#p)"/></g>`,
    )
    .join('')
  plate.svg(
    `<defs><linearGradient id="b" x1="0" x2="1"><stop offset="0" stop-color="#fff0b8" stop-opacity=".55"/><stop offset="1" stop-color="#ffdf9c" stop-opacity="0"/></linearGradient><radialGradient id="p"><stop offset="0" stop-color="#ffedb4" stop-opacity=".7"/><stop offset="1" stop-color="#ffd28a" stop-opacity="0"/></radialGradient></defs>${beams}`,
    { stipple: 0.3, blend: 'screen' },
  )
  plate.svg(
    placed
      .map(
        (p) =>
          `<g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${(p.way * p.k).toFixed(2)},${p.k.toFixed(2)})">${p.body}</g>`,
      )
      .join(''),
  )
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#171a4e'],
      [200, '#2c2f78'],
      [360, '#54489a'],
      [480, '#9a6aa4'],
      [600, '#e0908c'],
    ],
    { steps: 14 },
  )
  streaks(plate, {
    y0: 20,
    y1: 520,
    cover: 0.44,
    body: '#5a4a94',
    lip: '#d98aa0',
    seed: 121,
    scale: 1.5,
    slant: 0.05,
    opacity: 0.7,
  })
  const lamps = city(plate)
  mendEdge(plate, 6)
  const halo = lamps
    .map((at) => {
      const p = cam.project(at)
      return `<circle cx="${p.x.toFixed(1)}" cy="${p.y.toFixed(1)}" r="${((at[1] > 5 ? 2.4 : 1.3) * p.k).toFixed(1)}" fill="url(#l)"/>`
    })
    .join('')
  plate.svg(
    `<defs><radialGradient id="l"><stop offset="0" stop-color="#ffe9a8" stop-opacity=".7"/><stop offset=".3" stop-color="#ffc470" stop-opacity=".3"/><stop offset="1" stop-color="#ff9a5c" stop-opacity="0"/></radialGradient></defs>${halo}`,
    { stipple: 0.6, blend: 'screen' },
  )
  traffic(plate)
  const leaves = { wood: '#1c1c4c', woodLit: '#7a5a7c', back: '#1a1c50', mid: '#2a3a6c', lit: '#6a7a78' }
  plate.svg(
    tamarind(
      6,
      [
        [-40, 120, 430, 40, 26],
        [-40, 20, 330, -16, 14],
        [-40, 230, 240, 210, 20],
        [1640, 60, 1240, 10, 20],
        [1640, 160, 1370, 170, 20],
      ],
      leaves,
      80,
      24,
    ),
  )
}
export const views: View[] = [{ name: 'ho-chi-minh-vietnam-3', focusX: 790, draw }]
