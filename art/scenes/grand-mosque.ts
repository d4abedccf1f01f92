/** Muscat: down an arcade of the Sultan Qaboos Grand Mosque in the morning, the gilded dome at the end of it. */
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock, tree } from '../kit/life.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { archWall, BAY, gildedDome, greatMinaret, riwaq } from '../kit/riwaq.ts'
import type { View } from '../kit/scene.ts'
import { sky, streaks } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { stroller, type Stroller } from '../kit/stroller.ts'
import { materials, SUN } from '../materials/grand-mosque.ts'

const HORIZON = 660
const cam = new Camera([-0.9, 1.75, 1.4], 0.17, 0.72, HORIZON, 780)
const BAYS = 6
const haze = rgb('#e3dccb')

function courtyard(plate: Plate): void {
  const m = Mesh.create()
  const r = random(8)
  m.quad([-90, -0.15, -26], [140, -0.15, -26], [140, -0.15, -200], [-90, -0.15, -200], 'court')
  m.quad([3.8, -0.15, -3], [140, -0.15, -3], [140, -0.15, -26], [3.8, -0.15, -26], 'court')
  gildedDome(m.at(1.6, 0, -128, 0, 0.42))
  greatMinaret(m.at(40.5, 0, -84, 0.3, 0.5))
  // the far arcade across the court
  for (let i = 0; i < 12; i++)
    archWall(m.at(46, 0, -16 - i * 6, -Math.PI / 2), 6, 9, 4.2, 4.4, 1.2, 'stone', 'soffit')
  m.box(50, 0, -50, 6, 9.6, 80, 'stone')
  for (let i = 0; i < 12; i++) tree(m, i, r.range(14, 40), -0.5, -40 - i * 5, r.range(4, 6))
  for (const x of [-9, 13]) for (let i = 0; i < 5; i++) tree(m, i + 30, x, -0.5, -52 - i * 9, 5)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.16,
    contact: 4,
    shadows: [
      { centre: [2, 20, -110], radius: 70 },
      { centre: [30, 10, -60], radius: 90 },
    ],
    air: (_p, d) => ({ amount: 0.3 * smoothstep(40, 170, d), ink: haze }),
    airSteps: 8,
  })
}
function arcade(plate: Plate): void {
  const m = Mesh.create()
  riwaq(m, BAYS)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    bounce: 0.2,
    contact: 8,
    shadows: [{ centre: [0, 3, (-BAYS * BAY) / 2], radius: 18 }],
  })
}
const RIM = '#fff6dc'
const WALKERS: readonly [x: number, z: number, way: 1 | -1, who: Stroller][] = [
  [
    0.9,
    -15.2,
    -1,
    {
      top: '#e9dfd4',
      topShade: '#b0a4b4',
      legs: '#b0a4b4',
      skin: '#9a624c',
      hair: '#c9a04f',
      rim: RIM,
      wear: 'robe',
      pose: 'walk',
      hat: 'cap',
    },
  ],
  [
    0.2,
    -14.8,
    -1,
    {
      top: '#3f8fa0',
      topShade: '#2f5f84',
      legs: '#33486c',
      skin: '#a86c54',
      hair: '#2b2a44',
      rim: RIM,
      wear: 'trousers',
      pose: 'walk',
      size: 0.66,
    },
  ],
  [
    -1,
    -8.6,
    -1,
    {
      top: '#b5504c',
      topShade: '#7a3a54',
      legs: '#7a3a54',
      skin: '#b97f62',
      hair: '#d98f6e',
      rim: RIM,
      wear: 'robe',
      pose: 'stand',
      hat: 'scarf',
    },
  ],
]
function people(): string {
  return WALKERS.map(([x, z, way, who]) => {
    const p = cam.project([x, 0, z])
    const k = p.k
    return `<ellipse cx="${p.x - 0.42 * k}" cy="${p.y}" rx="${0.56 * k}" ry="${0.06 * k}" fill="#6c6f98" fill-opacity=".7"/><g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${(way * k).toFixed(2)},${k.toFixed(2)})">${stroller(who)}</g>`
  }).join('')
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#3a7ba6'],
      [240, '#7db4c6'],
      [460, '#c9dccb'],
      [660, '#fbeccb'],
    ],
    { steps: 13 },
  )
  streaks(plate, {
    y0: -20,
    y1: 560,
    cover: 0.4,
    body: '#d9e3da',
    lip: '#fff8e6',
    seed: 112,
    scale: 1.4,
    slant: 0.04,
    opacity: 0.85,
    lightBelow: false,
  })
  courtyard(plate)
  plate.svg(flock(3, 1080, 330, 90, 50, 7, 10, '#4f7890'))
  arcade(plate)
  mendEdge(plate, 9)
  plate.svg(people())
}
export const views: View[] = [{ name: 'muscat-oman-2', focusX: 670, draw }]
