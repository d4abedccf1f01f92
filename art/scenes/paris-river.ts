/** Paris: the Pont Neuf and the tip of the island under the pale sky of a June night. */
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock, person, tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { random, type Random } from '../kit/noise.ts'
import { archBridge, excursionBoat, mansion } from '../kit/paris.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { willow } from '../kit/willow.ts'
import { NIGHT_SUN, night } from '../materials/paris.ts'

const EYE = 9
const HORIZON = 610
const cam = new Camera([0, EYE, 0], 0, 1.3, HORIZON, 800)
const haze = rgb('#e8cfc8')
/** The bridge crosses both arms of the river; the island splits it right of the middle. */
const BRIDGE = { z: -205, turn: 0.16, wide: 21, deck: 11.5 }
const LIGHT = { sun: NIGHT_SUN, materials: night, sky: 0.38, bounce: 0.14, contact: 5, clipBelow: 0 }

function rowOfHouses(m: Mesh, r: Random, x0: number, z0: number, x1: number, z1: number, tall: number): void {
  const long = Math.hypot(x1 - x0, z1 - z0)
  const turn = Math.atan2(-(z1 - z0), x1 - x0)
  for (let s = 0; s < long;) {
    const w = r.range(13, 21)
    const t = (s + w / 2) / long
    const h = tall + r.range(-1.5, 2.5)
    mansion(
      m.at(x0 + (x1 - x0) * t, 8 + h, z0 + (z1 - z0) * t, turn),
      r,
      w,
      14,
      h + 2,
      r.pick(['stone', 'stoneB', 'stone']),
    )
    s += w
  }
}
function city(plate: Plate): void {
  const m = Mesh.create()
  const r = random(14)
  m.box(0, -2, -560, 900, 10, 500, 'quay', 'ground')
  // both banks run away; the island's own houses stand behind the bridge
  rowOfHouses(m, r, -270, -230, -118, -560, 20)
  rowOfHouses(m, r, 134, -560, 275, -225, 20)
  rowOfHouses(m, r, 2, -318, 74, -322, 15)
  rowOfHouses(m, r, -96, -420, -20, -440, 19)
  rowOfHouses(m, r, -240, -560, 260, -570, 22)
  // the twin towers and the spire of the cathedral beyond
  const n = m.at(66, 8, -560, 0.1, 1.06)
  for (const x of [-13, 13]) {
    n.box(x, 0, 0, 13, 69, 13, 'stone', 'zinc')
    for (const d of [-2.6, 2.6]) n.box(x + d, 44, 6.6, 2.4, 18, 0.4, 'dark')
    n.box(x, 64, 0, 14.4, 1.6, 14.4, 'white')
    for (const y of [20, 42]) n.box(x, y, 0, 14, 2.4, 14, 'white')
  }
  n.box(0, 0, -4, 20, 46, 12, 'stone', 'zinc')
  n.gable(0, 33, -50, 14, 12, 90, 'zinc')
  n.revolve(
    2,
    -60,
    [
      [3, 40],
      [2.2, 60],
      [0, 96],
    ],
    'zinc',
    8,
  )
  for (let i = 0; i < 60; i++) {
    const s = r.pick([-1, 1])
    const z = r.range(-500, -200)
    tree(m, i, s * (222 - 0.36 * (-z - 225)) + 6, 8, z, r.range(10, 14), 'plane')
  }
  pullSolid(plate, m, cam, {
    ...LIGHT,
    shadows: [{ centre: [0, 20, -380], radius: 330 }],
    air: (_p, d) => ({ amount: 0.1 + 0.42 * smoothstep(240, 680, d), ink: haze }),
    airSteps: 10,
  })
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#31508a'],
      [160, '#6685b2'],
      [320, '#a9bccd'],
      [460, '#e3d3cf'],
      [610, '#f9c9a6'],
    ],
    { steps: 15 },
  )
  streaks(plate, {
    y0: -40,
    y1: 560,
    cover: 0.4,
    body: '#b9a9c2',
    lip: '#ffe3cc',
    seed: 33,
    scale: 1.5,
    slant: 0.05,
    opacity: 0.85,
    lightBelow: true,
  })
  city(plate)
  mist(plate, '#f6d6c0', 540, 660, 0.35, 7, 1.4)
  sea(plate, {
    top: HORIZON + 26,
    horizon: HORIZON,
    far: '#d3bfc4',
    near: '#34558c',
    dark: '#2f4c80',
    light: '#9fb2d0',
    reflect: 0.6,
    seed: 15,
    waves: 1.8,
  })
  const m = Mesh.create()
  const r = random(6)
  const b = m.at(10, 0, BRIDGE.z, BRIDGE.turn)
  archBridge(b.at(-66, 0, 0), 132, BRIDGE.wide, BRIDGE.deck, 5)
  archBridge(b.at(72, 0, 0), 92, BRIDGE.wide, BRIDGE.deck, 4)
  b.box(14, -2, 0, 30, BRIDGE.deck + 2, BRIDGE.wide + 4, 'stone', 'paving')
  // half-round bays over the piers, a lamp on every second one
  for (let i = 0; i < 10; i++) {
    const x = i < 6 ? -132 + i * 26.4 : 26 + (i - 6) * 23
    b.revolve(
      x,
      BRIDGE.wide / 2,
      [
        [2, BRIDGE.deck - 4],
        [3.2, BRIDGE.deck - 0.6],
        [3.2, BRIDGE.deck + 2],
      ],
      'white',
      16,
    )
    b.box(x, BRIDGE.deck + 2, BRIDGE.wide / 2 + 2, 0.24, 4, 0.24, 'dark')
    for (const d of [-0.6, 0.6])
      b.revolve(
        x + d,
        BRIDGE.wide / 2 + 2,
        [
          [0, BRIDGE.deck + 5.6],
          [0.5, BRIDGE.deck + 6],
          [0.4, BRIDGE.deck + 6.8],
          [0, BRIDGE.deck + 7],
        ],
        'lamp',
        8,
      )
  }
  for (let i = 0; i < 46; i++)
    person(b, r.range(-126, 112), BRIDGE.deck + 0.8, r.range(4, BRIDGE.wide / 2 - 0.4), i, r.range(1, 1.1))
  // the tip of the island: a low prow with trees
  b.prism(
    [
      [2, 10],
      [14, 62],
      [28, 10],
    ],
    -2,
    2.6,
    'quay',
    'ground',
  )
  for (let i = 0; i < 16; i++) {
    const t = r()
    const p = b.put([15 + r.range(-7, 7) * (1 - t * 0.8), 2.6, 16 + 36 * t])
    tree(m, i + 60, p[0], p[1], p[2], r.range(8, 12) * (1 - 0.25 * t), i % 3 ? 'plane' : 'planeB')
  }
  for (let i = 0; i < 12; i++) person(b, 14 + r.range(-3, 3), 2.6, r.range(46, 56), i, 1)

  const depth = pullSolid(plate, m, cam, {
    ...LIGHT,
    shadows: [{ centre: [0, 8, BRIDGE.z + 20], radius: 130 }],
  })
  const foot = (x: number): number => {
    const at = (q: number) => cam.project(b.put([q, 0, BRIDGE.wide / 2]))
    const [l, k] = [at(-132), at(118)]
    return l.y + ((k.y - l.y) * (x - l.x)) / (k.x - l.x)
  }
  reflectObject(plate, depth, foot, '#4a5f90', 0.72, HORIZON, 5)
  const trip = Mesh.create()
  const boat = trip.at(-19, 0, -100, -0.24, 0.62)
  excursionBoat(boat)
  for (let i = 0; i < 5; i++) person(boat, -20 + i * 0.9, 1.5, i % 2 ? 0.8 : -0.6, i, 1.6)
  const hull = pullSolid(plate, trip, cam, {
    ...LIGHT,
    shadows: [{ centre: [-19, 2, -100], radius: 22 }],
    shadowSize: 2048,
  })
  reflectObject(plate, hull, () => cam.project([0, 0, -98]).y, '#3f5a92', 0.75, HORIZON, 6)
  plate.svg(willow(17, 1010, 620, ['#1f3a63', '#2a5271', '#47777c', '#86a488']))
  plate.svg(flock(11, 640, 330, 160, 50, 10, 10, '#3f5482'))
}
export const views: View[] = [{ name: 'paris-france-3', focusX: 960, draw }]
