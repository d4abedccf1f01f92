/** Italy: Florence from the terrace on the hill, the great dome and Giotto's tower in the last amber light. */
import { Camera } from '../kit/camera.ts'
import { cathedral, giottoTower, palazzoVecchio } from '../models/florence.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { figure } from '../kit/people.ts'
import { cypressTree } from '../models/cypress-tree.ts'
import { house } from '../kit/house.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { cypress, tree } from '../kit/trees.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist } from '../kit/mist.ts'
import { pullSolid } from '../kit/solid.ts'
import { late as materials, SUN } from '../materials/tuscany.ts'

const EYE = 64
const cam = new Camera([0, EYE, 0], 0, 2.55, 440, 790)
const haze = rgb('#e9ab9c')
const DOME = { x: 42, z: -880 }

function hills(plate: Plate): void {
  for (const [z, base, amp, seed, air] of [
    [-9000, 60, 420, 4, 0.62],
    [-6000, 0, 190, 9, 0.44],
    [-3800, -10, 96, 14, 0.3],
  ] as const) {
    const m = Mesh.create()
    m.terrain(
      (x, zz) => (base + amp * fbm(x / 1500 + seed, zz / 1500, 5, seed)) * smoothstep(z + 1200, z, zz) - 10,
      -2600,
      2600,
      z - 300,
      z + 1200,
      240,
      40,
      'hill',
    )
    pullSolid(plate, m, cam, {
      sun: SUN,
      materials,
      sky: 0.3,
      air: (p) => ({ amount: air + 0.3 * smoothstep(140, 0, p[1]), ink: haze }),
      airSteps: 10,
    })
  }
}
function city(plate: Plate): void {
  const m = Mesh.create()
  const r = random(12)
  m.box(0, -6, -900, 2400, 6, 2000, 'ground')
  const q = m.at(DOME.x, 0, DOME.z, -0.72)
  cathedral(q)
  giottoTower(q.at(-98, 0, 30))
  palazzoVecchio(m.at(-86, 0, -690, -0.5))
  for (let row = 0; row < 44; row++) {
    const z = -1500 + row * 27.5
    const span = -z * 0.25 + 40
    for (let x = -span; x < span;) {
      const w = r.range(10, 19)
      const h = r.range(9, 17) + (r() < 0.12 ? 5 : 0)
      const local = { x: x - DOME.x, z: z - DOME.z }
      const precinct = Math.abs(local.x) < 96 && local.z > -110 && local.z < 84
      const palace = Math.abs(x + 86) < 32 && Math.abs(z + 690) < 36
      if (!precinct && !palace && r() > 0.07)
        house(
          m.at(x, 0, z + r.range(-6, 6), r.range(-0.35, 0.35)),
          r,
          w,
          h,
          r.range(13, 20),
          r.pick(['wallA', 'wallB', 'wallC', 'wallA']),
          'tile',
          0.05,
        )
      else if (!precinct && !palace) tree(m, Math.floor(x * 3 + row), x, 2, z, r.range(11, 15))
      x += w + r.range(-0.5, 3)
    }
  }
  // other towers of the town
  for (const [x, z, w, h] of [
    [-150, -800, 7, 56],
    [-118, -560, 6.4, 44],
    [132, -660, 6, 40],
    [190, -900, 7, 52],
    [-212, -1000, 8, 46],
  ] as const) {
    m.box(x, 0, z, w, h, w, 'brown')
    for (const s of [-1, 1]) m.box(x + s * w * 0.2, h * 0.82, z + w / 2, 1.2, 4, 0.2, 'dark')
    m.hip(x, h, z, w + 1, w * 0.8, w + 1, 0, 'tile')
  }
  for (let i = 0; i < 40; i++)
    cypress(m, r.range(-220, 220), 0, r.range(-1500, -1000), r.range(18, 26), 'cypress')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.14,
    contact: 5,
    crisp: true,
    shadows: [
      { centre: [DOME.x - 20, 40, DOME.z], radius: 120 },
      { centre: [0, 20, -600], radius: 520 },
    ],
    air: (p, d) => ({
      amount: 0.14 * smoothstep(500, 900, d) + 0.4 * smoothstep(900, 1600, d) * smoothstep(60, 10, p[1]),
      ink: haze,
    }),
    airSteps: 10,
  })
}
/** Where the balustrade has its piers, each with a tub of lemons: clear of the two who stand between them. */
const TUBS = [-4.9, 4.9]
/** The terrace: a balustrade with urns, and cypresses on the slope below it. */
function terrace(plate: Plate): void {
  const m = Mesh.create()
  const r = random(4)
  const floor = EYE - 4.6
  for (const [x, z, h, foot] of [
    [-14.8, -84, 28, 40],
    [-13.2, -82, 23, 40],
    [-16.2, -80, 25, 40],
    [-11, -90, 18, 38],
    [15.2, -84, 23, 40],
    [16.8, -80, 26, 40],
    [12.4, -92, 16, 38],
  ] as const)
    cypressTree(m, Math.round(x * 10), x, foot, z, h)
  for (let i = 0; i < 36; i++)
    m.blob(
      r.range(-34, 34),
      floor - 7 + r.range(-1, 1),
      r.range(-64, -52),
      r.range(1.6, 2.8),
      'tree',
      0.8,
      0.2,
      i,
      8,
    )
  m.box(0, floor - 6, -36.4, 60, 6, 2.4, 'terrace')
  m.box(0, floor, -35.6, 60, 0.22, 0.5, 'terrace')
  m.box(0, floor + 0.95, -35.6, 60, 0.2, 0.6, 'terrace')
  for (let x = -16; x < 16; x += 0.4)
    if (TUBS.every((tub) => Math.abs(x - tub) > 0.62))
      m.revolve(
        x,
        -35.6,
        [
          [0.1, floor + 0.2],
          [0.15, floor + 0.42],
          [0.07, floor + 0.7],
          [0.12, floor + 0.95],
        ],
        'terrace',
        8,
      )
  for (const x of TUBS) {
    m.box(x, floor, -35.6, 0.9, 1.3, 0.9, 'terrace')
    m.revolve(
      x,
      -35.6,
      [
        [0.2, floor + 1.3],
        [0.5, floor + 1.8],
        [0.56, floor + 2],
        [0.4, floor + 2],
      ],
      'tile',
      14,
    )
    for (let i = 0; i < 26; i++)
      m.blob(
        x + r.range(-0.5, 0.5),
        floor + 2.1 + r() * 0.5,
        -35.6 + (i % 4 === 0 ? 0.46 : r.range(-0.4, 0.4)),
        i % 4 === 0 ? 0.09 : r.range(0.12, 0.2),
        i % 4 === 0 ? 'lemon' : 'tree',
        0.9,
        0.2,
        i,
        7,
      )
  }
  m.box(0, floor - 3, -19, 60, 3, 32.6, 'floor')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    bounce: 0.12,
    contact: 6,
    crisp: true,
    shadows: [
      { centre: [0, floor + 1, -36], radius: 18 },
      { centre: [0, 50, -70], radius: 60 },
    ],
  })
  const { y, k } = cam.project([0, floor, -34])
  const look = { hair: '#2f1f38', shoes: '#2b2440' }
  plate.svg(
    edgeLight(
      place(
        622,
        y,
        k * 1.04,
        figure('points', {
          ...look,
          skin: '#c98d66',
          top: '#c9483f',
          farTop: '#983a48',
          bottom: '#f0dfc0',
          far: '#c4a99c',
          cut: 'bob',
        }),
      ) +
        place(
          520,
          y,
          k * 1.1,
          figure('looksUp', {
            ...look,
            skin: '#a9694c',
            top: '#3f6f9c',
            farTop: '#2c4f7c',
            bottom: '#33305a',
            cut: 'hat',
            hat: '#f0d8ac',
          }),
        ),
      [1, -0.6],
      4,
      '#ffd9a0',
    ),
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#182560'],
    [130, '#54508e'],
    [250, '#d08f96'],
    [350, '#f9b483'],
    [440, '#fff0c4'],
  ])
  hills(plate)
  mist(plate, '#f8c9a0', 380, 520, 0.26, 13, 1.4)
  city(plate)
  terrace(plate)
}
export const views: View[] = [{ name: 'magnificent-italy-cover', focusX: 822, draw }]
