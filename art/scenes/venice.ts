/** The Grand Tour: a couple in a gondola before the Salute, the morning sun from the left, striped poles at the landing. */
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { company } from '../kit/company.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { openings } from '../kit/buildings.ts'
import {
  COUPLE,
  FERRO,
  hullOutline,
  inside,
  LEGS,
  OARSMAN,
  rail,
  side,
  type Fall,
} from '../models/gondola.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/trees.ts'
import { gull } from '../models/gull.ts'
import { Mesh } from '../kit/mesh.ts'
import { noise, random } from '../kit/noise.ts'
import { limb } from '../models/pine.ts'
import type { Plate } from '../kit/press.ts'
import { dogana, salute } from '../models/salute.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
import { morning as materials, POLES, SUN } from '../materials/venice.ts'

const EYE = 3.4
const HORIZON = 650
const cam = new Camera([0, EYE, 0], 0, 1.25, HORIZON, 800)
const haze = rgb('#f6d0a8')

function palazzo(m: Mesh, r: ReturnType<typeof random>, w: number, h: number, wall: string): void {
  m.box(0, -2, -6, w, h + 2, 12, wall)
  m.hip(0, h, -6, w + 1.2, 2.6, 13, w * 0.5, 'tile')
  m.box(0, h - 0.5, 0.1, w + 0.4, 0.5, 0.5, 'white')
  m.decal(
    [
      [-1.1, 0],
      [1.1, 0],
      [1.1, 3.4],
      [-1.1, 3.4],
    ],
    [0, 0.2, 0],
    [1, 0, 0],
    [0, 1, 0],
    'dark',
    0.1,
  )
  for (let y = 5; y + 4 < h; y += 4.8) {
    openings(m, -w * 0.24, w * 0.24, y - 0.2, 0, 4, 1.5, 3.5, 'white', true, 0.5)
    openings(m, -w * 0.24, w * 0.24, y, 0.06, 4, 1.05, 3, 'dark', true, 0.5)
    for (const s of [-1, 1])
      openings(m, s * w * 0.36 - 1, s * w * 0.36 + 1, y, 0.06, 1, 1.2, 2.6, 'dark', true, 0.5)
    m.box(0, y - 0.9, 0.5, w * 0.52, 0.8, 0.7, 'white')
  }
  for (const x of [-0.3, 0.34])
    if (r() < 0.7)
      m.revolve(
        x * w,
        -5,
        [
          [0.5, h],
          [0.5, h + 3.2],
          [1, h + 4.4],
          [0.9, h + 4.6],
        ],
        wall,
        8,
      )
}
function shore(plate: Plate): void {
  const m = Mesh.create()
  const r = random(8)
  salute(m.at(14, 0.6, -250, -0.24))
  dogana(m.at(-20, 0, -246, 0.06), 66)
  m.box(-20, -1, -240, 150, 1.7, 26, 'white')
  for (let i = 0; i < 13; i++)
    palazzo(
      m.at(-62 + i * 13 + r.range(-1, 1), 0, -300 - r.range(0, 12)),
      r,
      12,
      r.range(13, 18),
      r.pick(['wallA', 'wallB', 'wallC', 'wallD']),
    )
  // the palaces of the canal come towards us on the right
  let [x, z] = [47, -246]
  for (let i = 0; i < 9; i++) {
    const w = r.range(13, 18)
    palazzo(
      m.at(x, 0, z, -0.62),
      r,
      w,
      r.range(15, 21),
      (['wallA', 'wallC', 'wallD', 'wallB'] as const)[i % 4]!,
    )
    x += w * 0.84
    z += w * 0.62
  }
  for (let i = 0; i < 5; i++) tree(m, i, 40 + r.range(-3, 3), 0.5, -262 + r.range(-8, 4), r.range(9, 13))
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    crisp: true,
    sky: 0.34,
    bounce: 0.18,
    contact: 4,
    shadows: [
      { centre: [14, 25, -250], radius: 48 },
      { centre: [20, 10, -230], radius: 140 },
    ],
    air: (p) => ({ amount: 0.06 + 0.26 * smoothstep(-256, -310, p[2]), ink: haze }),
    airSteps: 6,
    airGrain: 0,
    clipBelow: 0,
  })
}
/** Those on the quay: far off, in twos and threes before the steps of the church. */
const quay = (): string =>
  company(
    {
      cam,
      seed: 12,
      wardrobe: {
        tops: ['#d9503f', '#fff3dc', '#3f8f96', '#f0b84e', '#4a5a92'],
        bottoms: ['#2f3a60', '#8f7a80', '#f3e4cc'],
        skins: ['#c98d66', '#8a5a48', '#e0a67c'],
        cuts: ['short', 'bob', 'hat'],
        hats: ['#f3d492'],
      },
      shade: { sun: SUN, ink: '#8f8cae' },
    },
    [
      [[-22, 0.7, -227], 2, 'photographs'],
      [[-8, 0.7, -228], 3, 'talks'],
      [[8, 0.7, -227], 2, 'strolls'],
      [[17, 0.7, -228], 1, 'looksUp'],
      [[27, 0.7, -227], 3, 'points'],
    ],
  )
const NEAR = Array.from({ length: 15 }, (_, i): Pt => [(i % 3) - 1, Math.floor(i / 3) / 2 - 1])
/** Lines of a breath of wind on the water: centre, half width, half depth. */
const RIPPLES = [
  [210, 852, 170, 6, '#8fb9b4'],
  [1265, 868, 120, 5, '#7fb0b2'],
  [660, 758, 90, 3.4, '#cfcbb2'],
] as const
const TURN = 0.36
const FAR = '#2b2f55'
/** A gondola with its crew, all in flat shapes, and its image in the water. */
function rowed(plate: Plate, [x, z]: readonly [number, number]): void {
  const g = Mesh.create().at(x, 0, z, Math.PI - TURN)
  const at: Fall = (v) => cam.project(g.put(v))
  const k = cam.project([x, 0, z]).k
  const on = (v: Vec3, body: string): string => place(at(v).x, at(v).y, k, body)
  // the image swings a little more the farther it lies from the hull
  const foot = at([0, 0, 0]).y
  const image = hullOutline(at, -1, true).map(([px, py]): Pt => {
    const d = Math.max(0, py - foot)
    return [px + d * 0.06 * Math.sin(py / 5), py]
  })
  const tip = g.put([-5.4, 0, 0])
  const ahead: Vec3 = [Math.cos(TURN), 0, Math.sin(TURN)]
  const cut = (points: Vec3[], ink: string): string =>
    smooth(
      points.map((v): Pt => [at(v).x, at(v).y]),
      ink,
      0.55,
    )
  const upside = (v: Vec3, body: string): string =>
    `<g transform="translate(${at(v).x},${at(v).y}) scale(${k},${-k})">${body}</g>`
  const [coupleAt, oarsmanAt]: Vec3[] = [
    [1.3, 0.42, -0.1],
    [3.5, rail(3.5) - 0.02, -0.1],
  ]
  plate.svg(
    `<g opacity=".5">${upside([1.3, -0.42, -0.1], COUPLE)}${upside([3.5, 0.02 - rail(3.5), -0.1], LEGS)}</g>` +
      poly(image, '#1d3557') +
      `<g transform="${cam.onFace(tip, ahead, [0, -1, 0])}" opacity=".5">${FERRO}</g>`,
    { opacity: 0.8 },
  )
  plate.svg(
    inside(at) +
      cut(
        [
          [1.66, 0.3, 0.55],
          [1.84, 0.9, 0.55],
          [1.88, 1.06, 0.42],
          [1.9, 1.12, 0],
          [1.88, 1.06, -0.42],
          [1.84, 0.9, -0.55],
          [1.66, 0.3, -0.55],
        ],
        '#a5343f',
      ) +
      cut(
        [
          [1.66, 0.3, -0.55],
          [1.84, 0.9, -0.55],
          [1.88, 1.06, -0.42],
          [1.98, 1.06, -0.42],
          [2.02, 0.9, -0.55],
          [1.86, 0.3, -0.55],
        ],
        '#e0604a',
      ) +
      edgeLight(on(coupleAt!, COUPLE), [-1, -0.6], 1.4, '#fff0cc') +
      cut(
        [
          [1.86, 0.2, -0.58],
          [1.86, 0.62, -0.58],
          [1.5, 0.7, -0.58],
          [1.1, 0.68, -0.58],
          [0.86, 0.58, -0.58],
          [0.8, 0.2, -0.58],
        ],
        '#cf4a3e',
      ) +
      side(at, -1) +
      edgeLight(
        `<g transform="${cam.onFace(tip, ahead, [0, 1, 0])}">${FERRO}</g>`,
        [-1, -0.5],
        1.8,
        '#f6e8d2',
      ) +
      edgeLight(on(oarsmanAt!, OARSMAN), [-1, -0.6], 1.2, '#fff0cc'),
  )
  // the ring where the blade went in, and its image
  const feet = at(oarsmanAt!)
  const [bx, by] = [feet.x - 0.94 * k, feet.y + 1.29 * k]
  plate.svg(
    `<path d="M${bx - 5},${by}H${bx + 5}L${bx + 36},${by + 60}H${bx + 30}Z" fill="#8a7f78" fill-opacity=".5"/><path d="M${bx - 34},${by}Q${bx},${by - 7} ${bx + 34},${by}Q${bx},${by + 8} ${bx - 34},${by}ZM${bx - 28},${by}Q${bx},${by + 5} ${bx + 28},${by}Q${bx},${by - 4} ${bx - 28},${by}Z" fill="#d5dfca" fill-opacity=".85" fill-rule="evenodd"/>`,
  )
}
/** A far gondola: a dark cut with the oarsman standing in it. */
function farBoat(x: number, z: number, turn: number): string {
  const g = Mesh.create().at(x, 0, z, Math.PI - turn)
  const at: Fall = (v) => cam.project(g.put(v))
  const k = cam.project([x, 0, z]).k
  const tip = at([-5.4, 1.4, 0])
  const p = at([3.5, rail(3.5), 0])
  return (
    `<g opacity=".4">${poly(hullOutline(at, -1, true), '#3c4a70')}</g>` +
    poly(hullOutline(at, -1), FAR) +
    place(tip.x, tip.y, k, '<path d="M-.3,.4L0,0L-.1,-.5L.4,-.4L.2,.2Z" fill="#e8ddd0"/>') +
    place(p.x, p.y, k, OARSMAN)
  )
}
function boats(plate: Plate): void {
  plate.svg(farBoat(-46, -170, 0.2) + farBoat(37, -150, -0.3))
  rowed(plate, [-1.3, -26])
}
/** The landing where we stand: two striped poles. */
function landing(plate: Plate): void {
  const m = Mesh.create()
  POLES.forEach(([x, z, h, lean], i) => {
    for (let k = 0; k < 10; k++) {
      const [a, b] = [-0.5 + ((h + 0.5) * k) / 10, -0.5 + ((h + 0.5) * (k + 1)) / 10]
      limb(m, [x + lean * a, a, z], [x + lean * b, b, z], 0.13, 0.13, `pole${i}`)
    }
    m.revolve(
      x + lean * h,
      z,
      [
        [0.17, h],
        [0.17, h + 0.12],
        [0.06, h + 0.2],
        [0.15, h + 0.36],
        [0.1, h + 0.5],
        [0, h + 0.56],
      ],
      'gold',
      12,
    )
  })
  pullSolid(plate, m, cam, { sun: SUN, materials, crisp: true, sky: 0.34, bounce: 0.16 })
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#3a6d9c'],
    [200, '#7fabbd'],
    [380, '#d3d5bf'],
    [520, '#fbd9a8'],
    [660, '#f9bd8c'],
  ])
  shore(plate)
  plate.svg(quay())
  const top = HORIZON + (EYE * cam.f) / 226
  const above = plate.px.slice()
  calmWater(plate, {
    top,
    inks: ['#e9c9a4', '#a9bdb0', '#5f9ba6', '#33788f', '#225f7e'],
    seed: 7,
  })
  // the shore in the water: upright, slowly swung from row to row, gone towards the eye
  plate.field((x, y) => {
    const d = y - top,
      t = d / (1000 - top)
    if (t < 0 || t > 1) return null
    const swing = (noise(3.1, Math.log(1 + d / 16) * 8, 5) - 0.5) * (2 + 22 * t)
    let [r, g, b] = [0, 0, 0]
    // what is far from its foot is soft: a mean of what lies about it
    for (const [ox, oy] of NEAR) {
      const px = Math.min(1599, Math.max(0, x + swing + ox * (0.6 + 5 * t))),
        py = Math.max(0, 2 * top - y - oy * (0.6 + 9 * t)),
        i = (Math.round(py * plate.ss) * plate.w + Math.round(px * plate.ss)) * 3
      r += above[i]! / NEAR.length
      g += above[i + 1]! / NEAR.length
      b += above[i + 2]! / NEAR.length
    }
    return [[r, g, b], 0.62 * (1 - t) ** 0.8]
  })
  plate.svg(
    RIPPLES.map(
      ([x, y, w, h, ink]) =>
        `<path d="M${x - w},${y}Q${x},${y - h} ${x + w},${y}Q${x},${y + h} ${x - w},${y}Z" fill="${ink}" fill-opacity=".7"/>`,
    ).join(''),
  )
  boats(plate)
  landing(plate)
  const bird = (x: number, y: number, span: number, beat: number, tilt: number): string =>
    gull(x, y, span, beat, tilt, '#fffaf0', '#a9b4c6', '#3a4a6c')
  plate.svg(bird(470, 235, 110, 0.5, -12) + bird(372, 318, 72, 0.2, 6))
}
export const views: View[] = [{ name: 'european-grand-tour-2', focusX: 835, draw }]
