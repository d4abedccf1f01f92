/** Bangkok: Wat Arun across the Chao Phraya, the sun going down behind Thonburi. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { Camera } from '../kit/camera.ts'
import { palm } from '../kit/flora.ts'
import { tree } from '../kit/life.ts'
import { longTail } from '../kit/long-tail.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { company, type Spot } from '../kit/company.ts'
import { bareSky } from '../kit/heavens.ts'
import { raking } from '../kit/light.ts'
import { longTailCrew } from '../kit/long-tail-crew.ts'
import { mist } from '../kit/sky.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { cornerPrang, greatPrang, templeHall, templeRoof } from '../kit/wat.ts'
import { INK, materials as inks } from '../materials/bangkok.ts'

const QUAY = -134
const SUN = raking(-64, 24).sun
/** The same inks without stipple: the light turns at an edge. */
const materials = Object.fromEntries(
  Object.entries(inks).map(([name, m]): [string, Material] => [
    name,
    { ...m, grain: Math.min(m.grain ?? 0.03, 0.03) },
  ]),
)
/** The long-tail comes down the river towards us. */
const BOAT = { z: -53, turn: -0.98 }
interface Layout {
  horizon: number
  focal: number
  axis: number
  /** Metres from the axis to the long-tail. */
  boat: number
  /** Row of the near bank. */
  bank: number
}

function farBank(plate: Plate, cam: Camera): void {
  const m = Mesh.create(),
    r = random(12)
  for (let i = 0; i < 90; i++) {
    const x = r.range(-760, 760),
      w = r.range(16, 34)
    m.box(x, 0, -900 - r() * 60, w, r.range(14, 40) + (r() < 0.14 ? r.range(30, 90) : 0), w, 'city')
  }
  for (let i = 0; i < 130; i++)
    m.blob(r.range(-420, 420), r.range(0, 12), -520 - r() * 90, r.range(7, 15), 'tree', 0.8, 0.2, i, 7)
  const air = rgb('#f3b184')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    air: (p, d) => ({
      amount: 0.5 + 0.26 * smoothstep(560, 900, d) + 0.1 * smoothstep(30, 0, p[1]),
      ink: air,
    }),
    airSteps: 10,
  })
}
function temple(): Mesh {
  const m = Mesh.create(),
    r = random(5)
  const q = m.at(6, 1.5, -196, 0.17)
  greatPrang(q)
  for (const [i, k] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    cornerPrang(q.at(i * 30, 1, k * 30))
  templeHall(m.at(58, 1, -166, -0.5), 15, 34, 9, 13)
  templeHall(m.at(-62, 1, -168, 0.5), 11, 24, 7, 9.5, 2)
  m.terrain(
    (x, z) => 1.4 - 3 * smoothstep(QUAY - 2, QUAY + 1, z) + 0.2 * Math.sin(x),
    -330,
    330,
    -330,
    QUAY,
    60,
    20,
    'ground',
  )
  m.box(0, -3, QUAY, 660, 4.6, 2, 'wall', 'ledge')
  m.box(0, 1.5, QUAY - 5, 250, 2.6, 0.8, 'white')
  for (let i = 0; i < 42; i++) m.box(-124 + i * 6, 1.5, QUAY - 4.6, 0.9, 3.4, 1, 'white')
  // landing pavilions on the river wall
  for (const [x, w, l, h] of [
    [-31, 7, 9, 4],
    [6, 9, 11, 4.6],
    [38, 7, 9, 4],
    [-84, 8, 12, 4],
    [92, 8, 14, 4],
  ] as const) {
    const p = m.at(x, 1.4, QUAY - 1)
    for (const i of [-1, 1])
      for (const k of [-1, 0, 1]) p.box(i * w * 0.42, -4, k * l * 0.4, 0.5, h + 4, 0.5, 'white')
    p.box(0, -0.4, 0, w, 0.5, l, 'ledge')
    templeRoof(p, h, w, l, 5.4, 2)
  }
  for (let i = 0; i < 130; i++) {
    const x = r.range(-210, 210),
      z = QUAY - 8 - r() * 70,
      h = r.range(5, 11)
    if (Math.abs(x - 6) < 34 && z < QUAY - 13) continue
    if (Math.hypot(x - 58, z + 166) < 17 || Math.hypot(x + 62, z + 168) < 15) continue
    tree(m, i, x, 1.2 - h * 0.2, z, h, r() < 0.4 ? 'treeB' : 'tree')
  }
  for (let i = 0; i < 40; i++)
    m.blob(
      r.range(-126, 126),
      2.2,
      QUAY - 3.4,
      r.range(0.5, 1.1),
      r() < 0.5 ? 'treeB' : 'tree',
      0.9,
      0.2,
      i,
      6,
    )
  return m
}
/** A near raft of water hyacinth at (x,y), dark against the river. */
function hyacinth(seed: number, x: number, y: number, wide: number, n: number): string {
  const r = random(seed)
  return Array.from({ length: n }, (_, i) => {
    const t = r.range(-1, 1),
      px = x + t * wide,
      py = y - 8 + (i / n) * 46,
      k = r.range(0.7, 1.25),
      f = (v: number) => v.toFixed(1)
    const leaf = (a: number, ink: string, lip: string) =>
      `<g transform="translate(${f(px)},${f(py)}) rotate(${f(a)}) scale(${f(k)})"><path d="M0,0 C-3,-8 -3,-12 0,-18 C-14,-22 -15,-38 0,-46 C15,-38 14,-22 0,-18 C3,-12 3,-8 0,0Z" fill="${ink}"/><path d="M0,-46 C-15,-38 -14,-22 0,-18 C-7,-26 -8,-36 0,-46Z" fill="${lip}"/></g>`
    const flower =
      r() < 0.16
        ? `<g transform="translate(${f(px)},${f(py - 50 * k)}) scale(${f(k)})"><path d="M-2,34 L0,0 L3,34Z" fill="#2b4a58"/>${[0, 1, 2, 3, 4].map((j) => `<circle cx="${j % 2 ? 5 : -4}" cy="${j * 5 - 6}" r="5" fill="${j % 2 ? '#a98ad0' : '#e3c0ea'}"/>`).join('')}</g>`
        : ''
    return (
      leaf(-38 + r.range(-10, 10), '#1c3a52', '#2f6a68') +
      leaf(34 + r.range(-12, 12), '#18304c', '#285a60') +
      leaf(r.range(-10, 10), '#1f4456', '#4f8a70') +
      flower
    )
  }).join('')
}
function draw(plate: Plate, { horizon: h, focal, axis, boat: boatX, bank }: Layout): void {
  const cam = new Camera([0, 7, 0], 0, focal, h, axis)
  bareSky(plate, [
    [0, '#0e1840'],
    [h * 0.3, INK.slate],
    [h * 0.45, '#b0889c'],
    [h * 0.64, INK.rose],
    [h * 0.77, INK.saffron],
    [h * 0.89, '#ffeab4'],
    [h, '#fff0c8'],
  ])
  farBank(plate, cam)
  mist(plate, '#ffd39a', h - 138, h + 42, 0.4, 11, 1.6)
  const air = rgb('#f0a884')
  pullSolid(plate, temple(), cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.16,
    contact: 6,
    crisp: true,
    airGrain: 0.15,
    shadows: [
      { centre: [6, 40, -190], radius: 60 },
      { centre: [0, 20, -180], radius: 190 },
    ],
    air: (p, d) => ({
      amount: 0.1 * smoothstep(150, 240, d) + 0.2 * smoothstep(14, 0, p[1]) * smoothstep(134, 170, d),
      ink: air,
    }),
    airSteps: 10,
  })
  plate.svg(
    company(
      {
        cam,
        seed: 7,
        wardrobe: {
          tops: ['#fff0d0', '#f0643e', '#3f9a86', '#ffd45c', '#7a5aa0'],
          bottoms: ['#3a3560', '#5a4470'],
          skins: ['#b97c58', '#a8684c'],
          cuts: ['short', 'bob', 'bun', 'hat'],
          hats: ['#f3d8a6'],
        },
      },
      [-31, 7, 38, -12, 62, -84].map((x, i): Spot => [[x, 1.5, QUAY - 1.6], 1 + (i % 3)]),
    ),
  )
  const leaf = { trunk: '#6d4f6a', trunkLit: '#f0b98a', back: '#2a4a5e', mid: '#4f7a5c', lit: '#c9ad60' }
  for (const [seed, x, high, lean] of [
    [4, 52, 176, 18],
    [7, 112, 128, -10],
    [9, 322, 112, -14],
    [5, 1544, 168, -22],
  ] as const)
    plate.svg(palm(seed, x, h + 34, high, lean, leaf, true, 0.16))
  const top = cam.project([0, -0.6, QUAY + 1]).y
  sea(plate, {
    top,
    horizon: h,
    waves: 1.6,
    far: '#d99a86',
    near: '#2a3a70',
    dark: '#232f62',
    light: '#ffc892',
    reflect: 0.66,
    seed: 9,
  })
  const boat = Mesh.create()
  const b = boat.at(boatX, 0, BOAT.z, BOAT.turn)
  longTail(b)
  // ribbons for the spirit of the boat, knotted round the stem
  for (const [mat, y] of [
    ['garland', 2.7],
    ['garlandB', 2.95],
  ] as const) {
    b.blob(8.6, y, 0, 0.2, mat, 0.62, 0.12, 3, 8)
    for (const s of [-1, 1])
      b.quad(
        [8.62, y, s * 0.14],
        [8.84, y, s * 0.16],
        [8.9, y - 1, s * 0.26],
        [8.66, y - 0.95, s * 0.26],
        mat,
      )
  }
  const d = pullSolid(plate, boat, cam, {
    sun: SUN,
    materials: {
      ...materials,
      garland: { tones: ['#ffb43c', '#c9603f'], cuts: [0.3] },
      garlandB: { tones: ['#ff8fa8', '#a83a70'], cuts: [0.3] },
    },
    sky: 0.36,
    bounce: 0.2,
    contact: 3,
    crisp: true,
    clipBelow: 0,
  })
  const [stern, bow] = [cam.project(b.put([-6, 0, 0])), cam.project(b.put([5.6, 0, 0]))]
  const slope = (bow.y - stern.y) / (bow.x - stern.x)
  const line = (x: number): number => stern.y + slope * (Math.min(bow.x, Math.max(stern.x, x)) - stern.x)
  reflectObject(plate, d, line, '#2a3a70', 0.7, h)
  longTailCrew(plate, cam, b, d, { ahead: 1, light: [-1, -0.5], rim: '#ffd79c' })
  plate.svg(
    `<path d="M${bow.x - 2},${bow.y + 2}q34,4 74,20q-54,-6 -84,-14ZM${bow.x - 10},${bow.y + 4}q-90,-8 -170,-20l-10,4q90,18 176,24ZM${stern.x + 10},${stern.y - 2}q-90,-10 -190,-10q90,12 192,18Z" fill="#fff0cf"/>`,
    { opacity: 0.85 },
  )
  plate.svg(hyacinth(3, 90, bank, 220, 40) + hyacinth(6, 1500, bank, 170, 30))
}
export const views: View[] = [
  {
    name: 'bangkok-thailand-cover',
    focusX: 850,
    draw: (plate) => draw(plate, { horizon: 738, focal: 0.95, axis: 800, boat: -3, bank: 985 }),
    drawLink: (plate) => draw(plate, { horizon: 590, focal: 0.78, axis: 1030, boat: 3, bank: 980 }),
  },
]
