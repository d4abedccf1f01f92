/** One cabin bag, two climates: an open bag on the floor between two windows, a snow peak in one and a palm shore in the other. Light rakes in from a third, at the left. */
import { cabinBag } from '../models/cabin-bag.ts'
import { Camera } from '../kit/camera.ts'
import { boot, sandal } from '../models/footwear.ts'
import { Mesh } from '../kit/mesh.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { summer, winter } from '../models/two-climates.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const EYE = 1.25
const AWAY = 6
const SUN: Vec3 = [-0.74, 0.5, 0.3]
interface Layout {
  axis: number
  horizon: number
  /** A window: its middle's distance from the axis, its width and its head, metres. Its foot is 14 cm above the floor. */
  pane: { x: number; w: number; head: number }
  /** How high the clock hangs, where there is room for one. */
  clock?: number
  /** Where the bag lies, metres before the wall, and how far boots and sandals are to its sides. */
  bag: number
  lies: number
  size: number
  wear: number
  shoes: number
  /** Half the distance between the boots. */
  apart: number
  /** The width of the rug. */
  rug: number
}
const FOOT = 0.14

const materials: Record<string, Material> = {
  wall: { tones: ['#5fa5a2', '#1f5064', '#1b475c', '#163c52'], cuts: [0.5, 0.12, 0.04], grain: 0 },
  frame: { tones: ['#fff4d8', '#e3cfc0', '#a9a7b4', '#7f8aa0'], cuts: [0.5, 0.17, 0.06], grain: 0 },
  floor: {
    tones: ['#ffcf8e', '#9a6452', '#7a4d4e', '#5f3d48'],
    cuts: [0.45, 0.16, 0.08],
    grain: 0,
    // boards run to the windows; the light is cold on the winter's side of the bag, warm on the summer's
    detail: (p, _, light) => {
      const board = p[0] / 0.34,
        end = (p[2] + Math.floor(board) * 0.73) % 2.1
      const seam = board - Math.floor(board) < 0.03 || Math.abs(end) < 0.014
      if (light <= 0.45) return seam ? '#6b434a' : undefined
      const side = Math.max(0, Math.min(3, Math.floor(board) + 2))
      return (
        seam ? ['#a294a8', '#b89a9c', '#d09a70', '#e0985c'] : ['#d0cad4', '#dccdc6', '#f0cfa4', '#ffcf8e']
      )[side]
    },
  },
  rug: {
    tones: ['#ffeccb', '#a9828c', '#7a6078'],
    cuts: [0.45, 0.12],
    grain: 0,
    detail: (p, _, light) => {
      const s = Math.abs(p[0]) % 0.34
      if (s >= 0.07 && (s <= 0.15 || s >= 0.18)) return light > 0.45 && p[0] < 0 ? '#eef1f2' : undefined
      return s < 0.07 ? (light > 0.45 ? '#f2a33c' : '#94603f') : light > 0.45 ? '#3f8fa0' : '#2f5f78'
    },
  },
  shell: {
    tones: ['#f0703f', '#c8482f', '#8f2c30'],
    cuts: [0.5, 0.2],
    grain: 0,
  },
  rim: { tones: ['#ffb27a', '#d9633f'], cuts: [0.3], grain: 0 },
  rib: { tones: ['#a83a2c'], grain: 0 },
  lining: { tones: ['#ffe9bc', '#dcbf9a', '#a98a86', '#7a6276'], cuts: [0.5, 0.3, 0.16], grain: 0 },
  handle: { tones: ['#4a4f74', '#2b2f4c'], cuts: [0.3], grain: 0 },
  label: { tones: ['#fff0c0', '#f0c45c'], cuts: [0.4], grain: 0 },
  net: { tones: ['#8f8a86', '#6d6a78'], cuts: [0.4], grain: 0 },
  band: { tones: ['#2b3a58'], grain: 0 },
  map: { tones: ['#d5ecd8', '#a9cdbc'], cuts: [0.4], grain: 0 },
  mapDark: { tones: ['#a9cdbc', '#7fb0a6'], cuts: [0.4], grain: 0 },
  pouch: { tones: ['#5f83b0', '#3f5f8f'], cuts: [0.4], grain: 0 },
  wool: { tones: ['#ffd98a', '#d9a23c', '#9a6a44'], cuts: [0.5, 0.22], grain: 0 },
  brim: { tones: ['#ef9a5c', '#c2603a', '#84403f'], cuts: [0.5, 0.22], grain: 0 },
  knit: { tones: ['#7fb9d6', '#2f6f9a', '#234f7c'], cuts: [0.55, 0.24], grain: 0 },
  ruby: { tones: ['#e8707a', '#a83a4c', '#7a2a44'], cuts: [0.5, 0.22], grain: 0 },
  rubyDark: { tones: ['#7a2a44'], grain: 0 },
  cream: { tones: ['#fffaea', '#e9dcc0', '#b0a096'], cuts: [0.5, 0.22], grain: 0 },
  creamDark: { tones: ['#a99a8c'], grain: 0 },
  moss: { tones: ['#8fc49a', '#3c7a64', '#2a5a54'], cuts: [0.5, 0.22], grain: 0 },
  mossDark: { tones: ['#1f4f4c'], grain: 0 },
  teal: { tones: ['#a9e0d0', '#6fc0b4', '#478c92'], cuts: [0.5, 0.22], grain: 0 },
  rose: { tones: ['#ffd0c4', '#f0a8a0', '#b8788a'], cuts: [0.5, 0.22], grain: 0 },
  linen: { tones: ['#fffaea', '#f0e2c6', '#b9a9a0'], cuts: [0.5, 0.22], grain: 0 },
  straw: { tones: ['#fff0bc', '#eac87c', '#b48a5c'], cuts: [0.5, 0.24], grain: 0 },
  ribbon: { tones: ['#3fa0a0', '#2f7a84', '#245a70'], cuts: [0.5, 0.22], grain: 0 },
  leather: { tones: ['#c9824f', '#94563a', '#5c3638'], cuts: [0.5, 0.22], grain: 0 },
  sole: { tones: ['#54424a', '#3a2a38'], cuts: [0.4], grain: 0 },
  fleece: { tones: ['#fff2d4', '#e0c9a8', '#a08c8c'], cuts: [0.5, 0.22], grain: 0 },
  lace: { tones: ['#ffe9bc', '#c9a98a'], cuts: [0.4], grain: 0 },
  hollow: { tones: ['#3a2836'], grain: 0 },
  foam: { tones: ['#2f8a94', '#235f74'], cuts: [0.4], grain: 0 },
  foamTop: { tones: ['#8fdcc8', '#4a9a9c'], cuts: [0.4], grain: 0 },
  strap: { tones: ['#ff8f6a', '#c9503f'], cuts: [0.4], grain: 0 },
  shut: { tones: ['#222222'] },
}
/** A clock on the wall, its middle `clock` metres up. */
function hangClock(m: Mesh, clock: number): void {
  const circle = (size: number): Pt[] =>
    Array.from({ length: 40 }, (_, i): Pt => [
      size * Math.cos((i / 20) * Math.PI),
      size * Math.sin((i / 20) * Math.PI),
    ])
  const dial: Vec3 = [0, clock, 0.12]
  const [across, up] = [
    [1, 0, 0],
    [0, 1, 0],
  ] as const
  m.decal(circle(0.16), dial, across, up, 'brim', 0.03)
  m.decal(circle(0.13), dial, across, up, 'cream', 0.04)
  m.decal([[-0.008, -0.02], [0.008, -0.02], [0.008, 0.1], [-0.008, 0.1]], dial, across, up, 'sole', 0.05) // prettier-ignore
  m.decal([[-0.02, -0.008], [0.068, 0.03], [0.062, 0.044], [-0.02, 0.008]], dial, across, up, 'sole', 0.05) // prettier-ignore
}
/** A wall with two tall windows, and a wall out of the picture whose one window lets the sun in. */
function room(
  m: Mesh,
  { pane: { x, w, head }, clock, bag, lies, size, wear, shoes, apart, rug }: Layout,
): void {
  const d = 0.24
  const slab = (x0: number, x1: number, y0: number, y1: number) =>
    m.box((x0 + x1) / 2, y0, -d / 2, x1 - x0, y1 - y0, d, 'wall')
  // piers from floor to ceiling, a sill and a lintel at each window
  slab(-6, -x - w / 2, -0.1, 5)
  slab(-x + w / 2, x - w / 2, -0.1, 5)
  slab(x + w / 2, 6, -0.1, 5)
  for (const c of [-x, x]) {
    slab(c - w / 2, c + w / 2, -0.1, FOOT)
    slab(c - w / 2, c + w / 2, head, 5)
  }
  m.box(0, 0, 0.015, 12, 0.11, 0.03, 'frame')
  for (const c of [-x, x]) {
    const t = 0.075
    for (const s of [-1, 1]) m.box(c + s * (w / 2 + 0.02), FOOT, 0.02, t, head - FOOT, 0.1, 'frame')
    m.box(c, head, 0.02, w + 0.13, 0.09, 0.12, 'frame')
    m.box(c, FOOT - 0.05, 0.06, w + 0.18, 0.06, 0.2, 'frame')
    // one bar high across it and one up from that, so that the view below is whole
    const bar = FOOT + (head - FOOT) * 0.81
    m.box(c, bar, -0.08, w, 0.05, 0.05, 'frame')
    m.box(c, bar, -0.08, 0.05, head - bar, 0.05, 'frame')
  }
  if (clock) hangClock(m, clock)
  m.box(0, -0.1, 2.55, 14, 0.1, 6.1, 'floor')
  m.box(0, 0, bag - 0.06, rug, 0.016, 1.2, 'rug')
  cabinBag(m.at(lies, 0.018, bag, -0.62, size))
  boot(m.at(-shoes - 0.06 - apart, 0, bag - 0.52, -0.5, wear))
  boot(m.at(-shoes - 0.06 + apart, 0, bag - 0.2, -0.8, wear))
  for (const i of [0, 1])
    sandal(m.at(shoes - 0.02 + i * 0.17, 0.001, bag - 0.3 + i * 0.11, -2.35 + i * 0.12, wear))
  // the wall at the left
  const [wx, z0, z1, y0, y1] = [-4.3, bag + 0.3, bag + 2.5, 2.0, 4.3]
  const blind = (za: number, zb: number, ya: number, yb: number) =>
    m.quad([wx, ya, za], [wx, ya, zb], [wx, yb, zb], [wx, yb, za], 'shut')
  blind(-1, z0, -1, 9)
  blind(z1, 14, -1, 9)
  blind(z0, z1, -1, y0)
  blind(z0, z1, y1, 9)
  blind(z0, z1, 3.62, 3.69)
}
function draw(plate: Plate, l: Layout): void {
  const cam = new Camera([0, EYE, AWAY], 0, 1300 / 1600, l.horizon, l.axis)
  for (const [side, view] of [
    [-1, winter],
    [1, summer],
  ] as const) {
    const a = cam.project([side * l.pane.x - l.pane.w / 2, l.pane.head, 0]),
      b = cam.project([side * l.pane.x + l.pane.w / 2, FOOT, 0])
    plate.svg(
      `<g transform="translate(${a.x - 4},${a.y - 4})"><clipPath id="pane"><path d="M0,0H${b.x - a.x + 8}V${b.y - a.y + 8}H0Z"/></clipPath><g clip-path="url(#pane)">${view(b.x - a.x + 8, b.y - a.y + 8, l.horizon - a.y + 60)}</g></g>`,
    )
  }
  const m = Mesh.create()
  room(m, l)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.1,
    contact: 5,
    crisp: true,
    shadowSize: 3000,
    shadows: [
      { centre: [0, 0.3, l.bag], radius: 1.5 },
      { centre: [0.3, 0.2, l.bag - 0.2], radius: 2.2 },
      { centre: [0, 1, 1], radius: 7 },
    ],
  })
}
export const views: View[] = [
  {
    name: 'one-cabin-bag-two-climates-cover',
    focusX: 800,
    draw: (plate) =>
      draw(plate, {
        axis: 800,
        horizon: 330,
        pane: { x: 1.56, w: 1.96, head: 2.48 },
        clock: 2.02,
        bag: 2.9,
        lies: -0.1,
        size: 1.5,
        wear: 1.24,
        shoes: 1.16,
        apart: 0.2,
        rug: 1.72,
      }),
    drawTall: (plate) =>
      draw(plate, {
        axis: 375,
        horizon: 420,
        pane: { x: 0.84, w: 1.32, head: 2.76 },
        bag: 2.5,
        lies: 0.04,
        size: 1.2,
        wear: 1.08,
        shoes: 0.72,
        apart: 0.14,
        rug: 1.16,
      }),
  },
]
