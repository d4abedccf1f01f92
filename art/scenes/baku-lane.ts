/** Baku: a lane of the old town by day, backgammon and carpets, the Maiden Tower at its end. */
import { backgammon, carpetSeller } from '../models/backgammon.ts'
import { hungRug, laneHouse, type House, type Weave } from '../models/baku-lane.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { maidenTower } from '../models/maiden-tower.ts'
import { Mesh } from '../kit/mesh.ts'
import { cat } from '../models/paris.ts'
import { figure } from '../kit/people.ts'
import { SKIRTED, thrown } from '../kit/person-shadow.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import { materials, SUN } from '../materials/baku-day.ts'

const HORIZON = 730
const cam = new Camera([0.3, 1.4, 0], 0, 1, HORIZON, 800)
const LEFT: [depth: number, gap: number, house: House][] = [
  [3.9, 0, { w: 9.5, h: 10, wall: 'honey', door: 3, low: [0.3, -2.4], high: [2.8, 0.4, -2] }],
  [
    3.6,
    0,
    { w: 8, h: 6.6, wall: 'sand', door: -2.6, leaf: 'doorWine', low: [2.6], balcony: [0.2, 4.4, 3.2] },
  ],
  [4.1, 0.6, { w: 9, h: 8.2, wall: 'amber', door: 2.4, low: [-1.8], high: [-2.6, 0, 2.6] }],
  [3.7, 0, { w: 8.5, h: 6.9, wall: 'honey', door: -2, low: [1.6], balcony: [0.6, 4.6, 3.7] }],
  [4, 0, { w: 9, h: 7.8, wall: 'sand', door: 1, low: [-2], high: [-2, 1.4] }],
]
const RIGHT: [depth: number, gap: number, house: House][] = [
  [4.7, 0, { w: 8.6, h: 6.4, wall: 'sand', door: -2.8 }],
  [4.3, 0, { w: 8.4, h: 8, wall: 'honey', door: -2.4, balcony: [-0.6, 4.6, 3.7] }],
  [4.7, 0.5, { w: 7.6, h: 6.2, wall: 'amber', door: -1.8, leaf: 'doorWine', high: [1.8, -0.8] }],
  [4.4, 0, { w: 9.2, h: 8.6, wall: 'sand', door: 2.4, low: [-2.6], balcony: [0.2, 5, 3.9] }],
  [4.8, 0, { w: 9, h: 7, wall: 'honey', door: -1, high: [2, -1] }],
]
type Rug = [front: number, x: number, w: number, h: number, weave: Weave, inks: [string, string, string]]
const RUGS: Rug[] = [
  [1, 2.5, 1.7, 2.4, 'medallion', ['rugRed', 'rugBlue', 'rugGold']],
  [0, -0.9, 1.3, 1.9, 'bands', ['rugGold', 'rugWine', 'rugTeal']],
  [1, 0.1, 1.3, 2, 'lattice', ['rugTeal', 'fringe', 'rugRed']],
  [2, 1.4, 1.4, 2.1, 'bands', ['rugWine', 'rugGold', 'rugBlue']],
]
/** Both sides of the lane; the left keeps its shade, the right has the sun. */
function lane(m: Mesh): void {
  for (const [side, row] of [
    [-1, LEFT],
    [1, RIGHT],
  ] as const) {
    let z = -2.4
    row.forEach(([aside, gap, house], i) => {
      z -= gap
      const f = m.at(side * aside, 0, z - house.w / 2, (-side * Math.PI) / 2)
      laneHouse(f, house)
      if (side > 0)
        for (const [front, x, w, h, weave, colours] of RUGS)
          if (front === i) hungRug(f, x, 0.9, w, h, weave, colours)
      z -= house.w
    })
  }
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#1f6f9e'],
    [240, '#4aa3bf'],
    [470, '#9ad3cf'],
    [700, '#f6e6bd'],
  ])
  plate.svg(
    maidenTower({
      cam,
      at: [-0.9, -84],
      turn: -0.45,
      light: [-0.9, 0.62],
      tones: ['#fde3ae', '#f3c98e', '#d7a17c', '#a9829a', '#84729c'],
      dark: '#7c5a78',
    }),
  )
  const m = Mesh.create()
  m.box(0, -2, -38, 160, 2, 75.2, 'lane')
  lane(m)
  const haze = rgb('#e9dcc0')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.2,
    contact: 4,
    crisp: true,
    shadows: [
      { centre: [0, 4, -9], radius: 11 },
      { centre: [0, 4, -18], radius: 24 },
      { centre: [0, 10, -46], radius: 62 },
    ],
    air: (_p, d) => ({ amount: 0.2 * smoothstep(30, 70, d), ink: haze }),
    airSteps: 8,
    airGrain: 0,
  })
  const on = (x: number, z: number, body: string, flip = false): string => {
    const q = cam.project([x, 0, z])
    return place(q.x, q.y, q.k, body, flip)
  }
  const dark = (w: number): string => `<ellipse rx="${w}" ry="${w * 0.07}" fill="#6c5c90"/>`
  const walker = figure('walks', {
    skin: '#c98d6b',
    hair: '#2b2233',
    top: '#f6ead2',
    bottom: '#c8404a',
    skirt: 'long',
    cut: 'bob',
    wear: 'tucked',
    shade: '#5e2230',
    lit: 'back',
    bag: { kind: 'sling', ink: '#3f8fa0' },
  })
  plate.svg(
    thrown(cam, [1.6, 0, -25], SUN, '#7a6a98', SKIRTED, 0.9, 2) +
      edgeLight(on(1.6, -25, walker), [-1, -0.4], 1.2, '#fff0d2') +
      on(3.1, -12.4, dark(0.95)) +
      on(3.1, -12.4, carpetSeller()) +
      [-2.38, -1.55, -0.7].map((x) => on(x, -10.3, dark(0.42))).join('') +
      on(-1.55, -10.3, backgammon()),
  )
  const q = cam.project([0.9, 0, -10.6])
  plate.svg(on(0.86, -10.6, dark(0.24)) + place(q.x, q.y, 1, cat(0, 0, q.k * 0.44), true))
}
export const views: View[] = [{ name: 'baku-azerbaijan-2', focusX: 760, draw }]
