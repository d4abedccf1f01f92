/** One cabin bag, two climates: an open bag between two windows, a snow peak in one and a palm coast in the other. */
import { BOOTS, cabinBag } from '../kit/cabin-bag.ts'
import { Camera } from '../kit/camera.ts'
import { palm } from '../kit/flora.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, noise, random, ridged } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { sea } from '../kit/sea.ts'
import { cumulus, mist, sky } from '../kit/sky.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

const HORIZON = 300
const cam = new Camera([0, 1.3, 3.6], 0, 1, HORIZON, 800)
/** Behind the wall, from the left: it comes in at both windows, and the left one lights the bag. */
const SUN: Vec3 = [-0.52, 0.4, -0.6]
const PANE = { x: 0.73, w: 0.96, foot: 0.78, head: 1.76 }

const materials: Record<string, Material> = {
  wall: {
    tones: ['#5fa7a4', '#2f6f7e', '#255f74', '#1e4c66'],
    cuts: [0.5, 0.12, 0.04],
    detail: (p) => (p[1] < 0.7 && Math.abs((p[0] * 5.2) % 1) < 0.05 ? '#235a6e' : 0),
  },
  frame: { tones: ['#fff4d8', '#e3cfc0', '#9fa3b4', '#6f7f9c'], cuts: [0.5, 0.17, 0.06], grain: 0 },
  bench: {
    tones: ['#ffd592', '#d99a62', '#96604f', '#6f4650', '#4f3448'],
    cuts: [0.62, 0.4, 0.16, 0.08],
    grain: 0.05,
    detail: (p, _, light) => {
      if (p[1] > 0.665) return undefined
      return noise(p[0] * 1.6, p[2] * 26, 4) > 0.7 ? (light > 0 ? '#f2bd78' : '#85534b') : 0
    },
  },
  throw: {
    tones: ['#fff0cf', '#d9a9a0', '#a27c8a', '#6f5672'],
    cuts: [0.42, 0.3, 0.12],
    detail: (p, _, light) => {
      const s = Math.abs(p[0]) % 0.16
      return s < 0.035
        ? light > 0
          ? '#f2a33c'
          : '#94603f'
        : s > 0.075 && s < 0.09
          ? light > 0
            ? '#3f8fa0'
            : '#2f5f78'
          : undefined
    },
  },
  shell: {
    tones: ['#f0703f', '#c8482f', '#8f2c30'],
    cuts: [0.5, 0.2],
    grain: 0,
    // the front looks to the left window, the end away from both
    detail: (_p, n) => (n[0] < 0 ? 0.16 : -0.14),
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
  wool: { tones: ['#ffd98a', '#d9a23c', '#9a6a44'], cuts: [0.5, 0.22], grain: 0.012 },
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
  straw: { tones: ['#fff0bc', '#eac87c', '#b48a5c'], cuts: [0.5, 0.24], grain: 0.012 },
  ribbon: { tones: ['#3fa0a0', '#2f7a84', '#245a70'], cuts: [0.5, 0.22], grain: 0 },
  snow: {
    tones: ['#fff6e4', '#f2dcc8', '#a9bede', '#6f93c8', '#4f78b4'],
    cuts: [0.5, 0.36, 0.22, 0.1],
    grain: 0.08,
    detail: (_, n) => (n[1] < 0.4 ? -0.28 : 0),
  },
  fir: { tones: ['#6fa08c', '#3a6f74', '#24506a', '#1b3d58'], cuts: [0.5, 0.32, 0.16], grain: 0.1 },
  sand: { tones: ['#fff0c4', '#f2d59a', '#c9a48c'], cuts: [0.5, 0.2] },
  islet: { tones: ['#8fc07a', '#4f9a7c', '#357a80'], cuts: [0.5, 0.26], grain: 0.14 },
  hull: { tones: ['#33507a', '#26406a'], cuts: [0.4] },
}
/** The cold window: a peak over fir woods, first sun on its left. */
function winter(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#1f5a96'],
      [140, '#4a8fbe'],
      [280, '#a9d0d8'],
      [400, '#fbe6c8'],
    ],
    { steps: 12, wobble: 6 },
  )
  const m = Mesh.create()
  const view = new Camera([0, 700, 0], 0, 1, 420, 800)
  const h = (x: number, z: number): number => {
    const wx = x + (fbm(x / 420, z / 420, 4, 3) - 0.5) * 420
    const wz = z + (fbm(x / 420, z / 420, 4, 9) - 0.5) * 420
    let e = 200
    for (const [px, pz, ph, pr] of [
      [-1180, -7000, 1720, 900],
      [-2120, -7300, 1280, 900],
      [-300, -7300, 1240, 800],
    ] as const) {
      const d = Math.hypot(wx - px, (wz - pz) * 0.8) / pr
      e = Math.max(e, ph * (1 - d * 0.8 + 0.18 * Math.max(0, d - 0.3)))
    }
    return e + (ridged(x / 640, z / 640, 6, 12, 0.5) - 0.42) * 520 * smoothstep(150, 900, e)
  }
  m.terrain(h, -3600, 700, -8400, -5600, 420, 180, 'snow')
  const air = rgb('#cfe0e4')
  pullSolid(plate, m, view, {
    sun: [-0.8, 0.42, -0.1],
    materials,
    sky: 0.28,
    shadows: [{ centre: [-1400, 900, -7000], radius: 2600 }],
    air: (p) => ({ amount: 0.08 + 0.7 * smoothstep(1000, 350, p[1]), ink: air }),
    airSteps: 12,
  })
  mist(plate, '#f2e8d8', 380, 480, 0.6, 13, 0.8)
  const w = Mesh.create()
  const r = random(6)
  const slope = (x: number, z: number) =>
    -2.6 + 0.1 * x + 7 * smoothstep(-30, -130, z) + 2 * fbm(x / 20, z / 20, 3, 2)
  const near = new Camera([0, 4, 0], 0, 1, 420, 800)
  w.terrain(slope, -130, 20, -150, -20, 90, 90, 'snow')
  for (let i = 0; i < 120; i++) {
    const z = -34 - 100 * r()
    const x = z * r.range(0.06, 0.48)
    if (Math.abs(x - z * 0.168) < 5) continue
    const t = r.range(4, 8)
    for (let k = 0; k < 4; k++) {
      const y = slope(x, z) + t * (0.1 + k * 0.2)
      w.revolve(
        x,
        z,
        [
          [t * (0.24 - k * 0.045), y],
          [0, y + t * 0.36],
        ],
        'fir',
        9,
      )
      w.revolve(
        x,
        z,
        [
          [t * (0.13 - k * 0.025), y + t * 0.17],
          [0, y + t * 0.365],
        ],
        'snow',
        9,
      )
    }
  }
  pullSolid(plate, w, near, {
    sun: [-0.8, 0.42, -0.1],
    materials,
    sky: 0.3,
    shadows: [{ centre: [-24, 0, -80], radius: 80 }],
    air: (_, d) => ({ amount: 0.4 * smoothstep(40, 150, d), ink: air }),
    airSteps: 6,
  })
}
/** The warm window: lagoon, islet, and a palm that leans in. */
function summer(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#1f7fa6'],
      [150, '#4fb0c0'],
      [290, '#a9ddd0'],
      [380, '#f9e8bc'],
    ],
    { steps: 12, wobble: 6 },
  )
  cumulus(plate, 5, 1250, 352, 330, 150, ['#fff6e2', '#fbe3c4', '#e6c4bc', '#b9b4c4'])
  const view = new Camera([0, 5, 0], 0, 1, 372, 800)
  const m = Mesh.create()
  m.terrain(
    (x, z) =>
      26 *
        Math.exp(-(((x - 196) / 58) ** 2) - ((z + 560) / 40) ** 2) *
        (0.7 + 0.6 * fbm(x / 14, z / 14, 3, 5)) -
      0.6,
    90,
    300,
    -640,
    -500,
    120,
    60,
    'islet',
  )
  pullSolid(plate, m, view, {
    sun: [-0.8, 0.42, -0.1],
    materials,
    sky: 0.3,
    clipBelow: 0,
    air: () => ({ amount: 0.3, ink: rgb('#bfe0d0') }),
  })
  sea(plate, {
    top: 375,
    horizon: 370,
    far: '#4fb8bc',
    near: '#1f8f9e',
    dark: '#1a7f96',
    light: '#bdeedd',
    reflect: 0.2,
    seed: 5,
    waves: 1.6,
  })
  plate.svg(
    `<path d="M800,540C960,492 1120,476 1600,500V700H800Z" fill="#bdeedd"/><path d="M800,556C960,508 1120,494 1600,520V700H800Z" fill="#f9e2ac"/>`,
    { stipple: 0.3 },
  )
  plate.svg(
    `<g transform="translate(1248,420)"><path d="M-40,-4C-20,6 24,6 42,-8L34,-8L-34,-4Z" fill="#7a3f3a"/><path d="M2,-8L2,-92L40,-14Z" fill="#fff3d8"/><path d="M-2,-8L-2,-86L-30,-14Z" fill="#f0a86a"/></g>`,
  )
  plate.svg(
    palm(
      7,
      1190,
      600,
      360,
      -64,
      { trunk: '#6a4a4c', trunkLit: '#d9a06a', back: '#1f5f5c', mid: '#2f8a64', lit: '#9cc25c' },
      true,
      0.36,
    ),
  )
}
/** Wall with its two openings, frames and sills. */
function room(m: Mesh): void {
  const { x, w, foot, head } = PANE
  const d = 0.2
  const slab = (x0: number, x1: number, y0: number, y1: number) =>
    m.box((x0 + x1) / 2, y0, -d / 2, x1 - x0, y1 - y0, d, 'wall')
  slab(-6, 6, -0.6, foot)
  slab(-6, 6, head, 4)
  slab(-6, -x - w / 2, foot, head)
  slab(-x + w / 2, x - w / 2, foot, head)
  slab(x + w / 2, 6, foot, head)
  for (const s of [-1, 1]) {
    const c = s * x
    const t = 0.06
    m.box(c - w / 2 + t / 2, foot, -0.02, t, head - foot, 0.14, 'frame')
    m.box(c + w / 2 - t / 2, foot, -0.02, t, head - foot, 0.14, 'frame')
    m.box(c, head - t, -0.02, w, t, 0.14, 'frame')
    m.box(c, foot, -0.02, w, t, 0.14, 'frame')
    m.box(c, foot, -0.06, 0.035, head - foot, 0.05, 'frame')
    m.box(c, foot + (head - foot) * 0.62, -0.06, w, 0.035, 0.05, 'frame')
    m.box(c, foot - 0.05, 0.06, w + 0.2, 0.05, 0.3, 'frame')
  }
  m.box(0, 0.6, 1.15, 7, 0.06, 1.9, 'bench')
  m.box(0, -0.4, 2.08, 7, 1, 0.04, 'bench')
  m.box(0.02, 0.66, 1.5, 1.5, 0.014, 1.24, 'throw')
  cabinBag(m.at(-0.02, 0.676, 1.27, -0.75, 1.06))
}
function draw(plate: Plate): void {
  winter(plate)
  const cold = plate.px.slice()
  summer(plate)
  for (let y = 0; y < plate.h; y++) {
    const row = y * plate.w * 3
    plate.px.set(cold.subarray(row, row + (plate.w / 2) * 3), row)
  }
  const m = Mesh.create()
  room(m)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.1,
    contact: 6,
    crisp: true,
    shadows: [
      { centre: [0, 0.8, 1.2], radius: 1 },
      { centre: [0, 0.8, 1.2], radius: 1.7 },
      { centre: [0, 1, 1], radius: 6 },
    ],
  })
  const at = (p: Vec3, scale: number, body: string) => {
    const q = cam.project(p)
    return `<g transform="translate(${q.x},${q.y}) scale(${scale})">${body}</g>`
  }
  const foot = cam.project([-0.62, 0.66, 1.5])
  plate.svg(
    `<path d="M${foot.x - 148},${foot.y + 6}L${foot.x - 60},${foot.y - 6}L${foot.x + 96},${foot.y + 34}L${foot.x + 60},${foot.y + 52}L${foot.x - 60},${foot.y + 24}Z" fill="#3f2a40"/>`,
    { opacity: 0.6 },
  )
  plate.svg(
    at(
      [-0.62, 0.66, 1.5],
      1,
      `<g transform="translate(-70,0)">${BOOTS}</g><g transform="translate(6,14)">${BOOTS}</g>`,
    ),
  )
}
export const views: View[] = [{ name: 'one-cabin-bag-two-climates-cover', focusX: 800, draw }]
