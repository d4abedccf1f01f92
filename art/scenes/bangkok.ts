/** Bangkok: Wat Arun across the Chao Phraya, the sun going down behind Thonburi. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { Camera } from '../kit/camera.ts'
import { palm } from '../kit/flora.ts'
import { flock, person, tree } from '../kit/life.ts'
import { longTail } from '../kit/long-tail.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { cornerPrang, greatPrang, templeHall, templeRoof } from '../kit/wat.ts'
import { INK, materials, SUN } from '../materials/bangkok.ts'

const HORIZON = 738
const QUAY = -134

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
  for (let i = 0; i < 16; i++) {
    const x = r.pick([-86, -31, 4, 8, 38, 92, -12, 66]) + r.range(-4, 4)
    person(m, x, 1.5, QUAY - 1.6 + r.range(-0.6, 0.6), i)
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
/** Garlands on the prow, and what the boat does to the water. */
function finery(cam: Camera, turn: number): string {
  const at = (x: number, y: number) => cam.project([-0.2 + x * Math.cos(turn), y, -57 - x * Math.sin(turn)])
  const ribbon = (x: number, y: number, ink: string, long: number) => {
    const p = at(x, y),
      k = p.k
    return `<path d="M${p.x - 0.2 * k},${p.y - 0.05 * k} q${0.2 * k},${0.16 * k} ${0.42 * k},${-0.04 * k} l${-0.06 * k},${0.22 * k} q${-0.1 * k},${0.1 * k} ${-0.14 * k},${long * k} l${-0.14 * k},${-0.06 * k} q${0.02 * k},${-0.4 * k} ${-0.06 * k},${-0.16 * k}Z" fill="${ink}"/>`
  }
  const bow = at(6.6, 0),
    tail = at(-10.6, 0),
    stern = at(-6.2, 0)
  return `<path d="M${bow.x + 26},${bow.y + 2} q-60,-7 -150,0 q-160,9 -300,4 l0,7 q170,4 300,-1 q110,-4 150,-10Z" fill="#fff0cf" fill-opacity=".8"/>
  <path d="M${stern.x + 40},${stern.y + 10} q-160,2 -330,20 q-160,12 -330,10 q200,14 360,2 q170,-14 310,-20Z" fill="#fff0cf" fill-opacity=".5"/>
  <path d="M${tail.x + 10},${tail.y + 5} q-10,-13 -24,-16 q6,4 5,7 q-18,-9 -34,-6 q14,2 16,7 q-22,-2 -40,6 q44,9 77,2Z" fill="#fff3dc"/><path d="M${tail.x - 34},${tail.y - 22} l4,3 l-3,3Z M${tail.x - 18},${tail.y - 30} l3,4 l-4,1Z M${tail.x - 52},${tail.y - 14} l4,2 l-4,3Z M${tail.x - 8},${tail.y - 20} l3,4 l-4,1Z" fill="#fff3dc"/>
  ${ribbon(8.2, 2.55, '#f0643e', 1.1)}${ribbon(8.12, 2.3, '#ffd45c', 1.35)}${ribbon(8.02, 2.05, '#3f9a86', 0.9)}`
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
function draw(plate: Plate): void {
  const cam = new Camera([0, 7, 0], 0, 0.95, HORIZON, 800)
  sky(
    plate,
    [
      [0, INK.zenith],
      [170, INK.slate],
      [330, '#b0889c'],
      [470, INK.rose],
      [600, INK.saffron],
      [738, '#ffe2a0'],
    ],
    { steps: 16 },
  )
  sun(plate, 590, 470, 70, '#fff3c8', '#ffd98c', { reach: 6, strength: 0.62 })
  streaks(plate, {
    y0: -20,
    y1: 640,
    cover: 0.5,
    body: '#a5749a',
    lip: '#ffd79c',
    seed: 31,
    scale: 1.4,
    slant: -0.04,
    opacity: 0.82,
  })
  farBank(plate, cam)
  mist(plate, '#ffd39a', 600, 780, 0.4, 11, 1.6)
  const air = rgb('#f0a884')
  pullSolid(plate, temple(), cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.16,
    contact: 6,
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
  const leaf = { trunk: '#6d4f6a', trunkLit: '#f0b98a', back: '#2a4a5e', mid: '#4f7a5c', lit: '#c9ad60' }
  for (const [seed, x, high, lean] of [
    [4, 52, 176, 18],
    [7, 112, 128, -10],
    [9, 322, 112, -14],
    [5, 1544, 168, -22],
  ] as const)
    plate.svg(palm(seed, x, 772, high, lean, leaf, true, 0.16))
  const top = cam.project([0, -0.6, QUAY + 1]).y
  sea(plate, {
    top,
    horizon: HORIZON,
    waves: 1.6,
    far: '#d99a86',
    near: '#2a3a70',
    dark: '#232f62',
    light: '#ffc892',
    reflect: 0.66,
    path: { x: 590, ink: '#ffe6ac', far: 46, near: 120, strength: 0.7 },
    seed: 9,
  })
  const boat = Mesh.create()
  longTail(boat.at(-0.2, 0, -57, 0.16))
  const d = pullSolid(plate, boat, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.2,
    contact: 3,
    shadows: [{ centre: [0, 1, -57], radius: 11 }],
    shadowSize: 2048,
  })
  const w = cam.project([0, 0, -56.3])
  reflectObject(plate, d, () => w.y, '#2a3a70', 0.7, HORIZON)
  plate.svg(finery(cam, 0.16))
  plate.svg(hyacinth(3, 110, 975, 250, 52) + hyacinth(6, 1460, 980, 210, 42) + hyacinth(8, 600, 1004, 90, 8))
  plate.svg(flock(4, 1080, 330, 120, 60, 11, 10, '#4b4678'))
}
export const views: View[] = [{ name: 'bangkok-thailand-cover', focusX: 850, draw }]
