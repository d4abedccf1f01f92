/** Bangkok: morning on a Thonburi canal, a long-tail coming down between the wooden houses. */
import { clamp, lerp, mix, rgb, smoothstep } from '../kit/ink.ts'
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { palm } from '../kit/flora.ts'
import { bareSky } from '../kit/heavens.ts'
import { tree } from '../kit/life.ts'
import { longTail } from '../kit/long-tail.ts'
import { Mesh } from '../kit/mesh.ts'
import { mirrored } from '../kit/mirror.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import { noise, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject } from '../kit/sea.ts'
import { longTailCrew } from '../kit/long-tail-crew.ts'
import { fartherThan, pullSolid, type Material } from '../kit/solid.ts'
import { rod } from '../kit/rods.ts'
import { stiltHouse } from '../kit/stilt-house.ts'
import type { Vec3 } from '../kit/vec.ts'
import { cornerPrang } from '../kit/wat.ts'
import { materials as river } from '../materials/bangkok.ts'

const HORIZON = 430
const SUN = [-0.66, 0.5, 0.42] as const
/** The long-tail: its middle on the water, and how far its bow is turned towards us. */
const BOAT = { x: -2.6, z: -24, turn: 1.06 }
const SHADE = '#2f5266'
const plank = (lit: string, own: string): Material => ({
  tones: [lit, own, mix(own, SHADE, 0.52), mix(own, '#1c3450', 0.78)],
  cuts: [0.56, 0.32, 0.12],
  grain: 0.04,
  detail: (p: Vec3) => {
    const row = p[1] / 0.32
    return (
      (row - Math.floor(row) < 0.16 ? -0.14 : 0) +
      (noise(p[0] * 2, Math.floor(row) * 3 + p[2] * 0.6, 4) - 0.5) * 0.12
    )
  },
})
const sheet = (lit: string, own: string, deep: string): Material => ({
  tones: [lit, own, mix(own, SHADE, 0.5), deep],
  cuts: [0.66, 0.42, 0.2],
  grain: 0.06,
  detail: (p: Vec3) =>
    (Math.abs(p[2] / 0.5 - Math.round(p[2] / 0.5)) < 0.13 ? -0.1 : 0) +
    (noise(p[0] * 0.8, p[2] * 0.8, 3) - 0.5) * 0.14,
})
const materials: Record<string, Material> = {
  ...river,
  teak: plank('#f0b070', '#b5683f'),
  grey: plank('#ffe6b8', '#c9a27a'),
  blue: plank('#bfe0c4', '#5f9c94'),
  rust: sheet('#f0935a', '#bb5a3c', '#4a2f48'),
  tin: sheet('#f6ecc8', '#a9b8a4', '#34506a'),
  post: { tones: ['#c08a5c', '#6f5850', '#33405a'], cuts: [0.5, 0.2], grain: 0.06 },
  porch: { tones: ['#ffdca0', '#c08f62', '#5f5a5c', '#2c3c58'], cuts: [0.54, 0.3, 0.12], grain: 0.04 },
  shutter: { tones: ['#4fb0a0', '#2a7474', '#1f4a62'], cuts: [0.46, 0.2] },
  dark: { tones: ['#24344e'] },
  pot: { tones: ['#e28a55', '#9a5040', '#4a3448'], cuts: [0.5, 0.22] },
  leaf: { tones: ['#d9d670', '#7fae52', '#2f7a58', '#1a4a56'], cuts: [0.66, 0.42, 0.2], grain: 0.03 },
  leafB: { tones: ['#a9c860', '#4f9458', '#22645c', '#163f52'], cuts: [0.66, 0.42, 0.2], grain: 0.03 },
  flower: { tones: ['#ff9d8c', '#e2557a', '#8f3a68'], cuts: [0.5, 0.24] },
  tree: { tones: ['#cfcf6a', '#6fa254', '#2b6f5a', '#174652'], cuts: [0.64, 0.42, 0.2], grain: 0.05 },
  treeB: { tones: ['#e6dc84', '#93b45c', '#3c8060', '#1d5058'], cuts: [0.64, 0.42, 0.2], grain: 0.05 },
  wood: { tones: ['#5f86c8', '#3a57a0', '#2b3a78', '#232a5c'], cuts: [0.56, 0.34, 0.14], grain: 0.04 },
  canopyB: { tones: ['#f0795a', '#c2504c', '#7a3a5a'], cuts: [0.6, 0.36], grain: 0.04 },
  hollow: { tones: ['#d09a68', '#8f5f50', '#5a4250', '#33344e'], cuts: [0.56, 0.34, 0.14], grain: 0.04 },
  strake: { tones: ['#e08a54', '#a8583c', '#6a3e44', '#3a3450'], cuts: [0.56, 0.3, 0.12], grain: 0.04 },
  rim: { tones: ['#ffe2a4', '#c98f5c', '#6f5058'], cuts: [0.5, 0.22] },
  mango: { tones: ['#ffd766', '#f0a83c', '#b0663c'], cuts: [0.56, 0.26] },
  lime: { tones: ['#d3dc78', '#86b050', '#3f7854'], cuts: [0.56, 0.26] },
  basket: { tones: ['#f0c98c', '#b9834f', '#6f5048'], cuts: [0.5, 0.22] },
}
/** A vendor's sampan, 4 m, bow towards +x, waterline at y=0, with baskets of fruit. */
function sampan(m: Mesh): void {
  const n = 20
  const section = (i: number, wall: number): Vec3[] => {
    const x = lerp(-2, 2, i / n),
      u = Math.abs(x) / 2,
      half = 0.5 * (1 - u ** 2.6) + 0.05 - wall,
      top = 0.3 + 0.3 * u ** 3,
      keel = -0.16 + wall + 0.56 * u ** 4
    return [
      [x, top, half],
      [x, lerp(keel, top, 0.3), half * 0.8],
      [x, lerp(keel, top, 0.3), -half * 0.8],
      [x, top, -half],
    ]
  }
  for (let i = 0; i < n; i++) {
    m.loft(section(i, 0), section(i + 1, 0), 'strake', false)
    m.loft(section(i, 0.03).toReversed(), section(i + 1, 0.03).toReversed(), 'hollow', false)
    for (const e of [0, 3]) rod(m, section(i, 0)[e]!, section(i + 1, 0)[e]!, 0.06, 'rim')
  }
  // her paddle across the stern
  rod(m, [-1.15, 0.38, -0.5], [-1.62, 0.45, 0.5], 0.05, 'rim')
  m.quad([-1.56, 0.45, 0.48], [-1.68, 0.47, 0.44], [-1.86, 0.4, 0.86], [-1.7, 0.38, 0.9], 'rim')
  const r = random(4)
  for (const [x, size, fruit] of [
    [0.05, 0.3, 'mango'],
    [0.72, 0.27, 'lime'],
    [1.26, 0.2, 'flower'],
  ] as const) {
    m.revolve(
      x,
      0,
      [
        [size * 0.8, 0.06],
        [size, 0.34],
        [size * 0.9, 0.34],
      ],
      'basket',
      18,
    )
    for (let k = 0; k < 16; k++) {
      const a = k * 2.4,
        out = size * 0.82 * Math.sqrt(k / 16)
      m.blob(
        x + out * Math.cos(a),
        0.48 - out * 0.42,
        out * Math.sin(a),
        r.range(0.085, 0.1),
        fruit,
        0.9,
        0.02,
        k,
        8,
      )
    }
  }
}
function banks(): Mesh {
  const m = Mesh.create(),
    r = random(23)
  for (const side of [-1, 1]) {
    let z = side < 0 ? -9 : -13
    while (z > -128) {
      const w = r.range(6, 9.5),
        d = r.range(5, 7)
      const gap = r() < 0.1
      if (!gap)
        stiltHouse(
          m.at(side * (9.2 + d / 2 + r.range(-0.3, 0.6)), 0, z - w / 2, (-side * Math.PI) / 2),
          r,
          w,
          d,
          r.pick(['teak', 'teak', 'grey', 'blue']),
          r.pick(['rust', 'tin', 'rust']),
        )
      for (let k = 0; k < (gap ? 9 : 2); k++)
        tree(
          m,
          Math.floor(-z * 3 + k),
          side * r.range(gap ? 9 : 18, gap ? 15 : 26),
          r.range(-1, 0),
          z - r() * w,
          r.range(5, 9),
          r() < 0.5 ? 'tree' : 'treeB',
        )
      z -= w + r.range(3.4, 4.6)
    }
  }
  // the footbridge at the bend, trees closing the view
  for (let i = -14; i <= 14; i++) {
    const x = i * 0.8,
      y = 4.6 - (i / 14) ** 2 * 2.4
    m.box(x, y - 0.4, -104, 0.85, 0.4, 2.4, 'white')
    m.box(x, y + 0.9, -102.9, 0.85, 0.14, 0.14, 'white')
    if (i % 2) m.box(x, y, -102.9, 0.14, 0.9, 0.14, 'white')
  }
  for (const x of [-6.5, 6.5]) m.box(x, -1, -104, 0.8, 5, 2, 'white')
  for (let i = 0; i < 90; i++)
    tree(m, i + 500, r.range(-26, 26), -2, -134 - r() * 26, r.range(6, 12), r() < 0.5 ? 'tree' : 'treeB')
  return m
}
function draw(plate: Plate): void {
  const cam = new Camera([-0.6, 2.7, 0], 0, 0.8, HORIZON, 800)
  bareSky(plate, [
    [0, '#2f7f92'],
    [140, '#69aeae'],
    [270, '#b9d8b8'],
    [360, '#f4e2a8'],
    [430, '#ffe9b4'],
  ])
  calmWater(plate, {
    top: HORIZON + 1,
    inks: ['#efe6b0', '#a9c8a0', '#5f9c94', '#33707a', '#1f4c5c'],
    dark: ['#2a6470', 0.2],
    seed: 8,
  })
  const far = Mesh.create()
  cornerPrang(far.at(-24, 2, -230, 0.3, 1.5))
  pullSolid(plate, far, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    air: () => ({ amount: 0.58, ink: rgb('#e6dcae') }),
  })
  const leaf = { trunk: '#5a5548', trunkLit: '#e0b070', back: '#1d5a5c', mid: '#3c8a5c', lit: '#c3cf66' }
  for (const [seed, x, y, high, lean, size] of [
    [3, 470, 440, 240, 20, 0.3],
    [5, 1120, 440, 250, 26, 0.27],
    [8, 250, 470, 330, 40, 0.3],
    [9, 1370, 470, 340, -50, 0.3],
  ] as const)
    plate.svg(palm(seed, x, y, high, lean, leaf, true, size))
  const air = rgb('#dfe0b4')
  const houses = banks()
  // the houses upside down in the water, torn into level strips that widen towards us
  pullSolid(plate, mirrored(houses), cam, {
    sun: [SUN[0], -SUN[1], SUN[2]],
    materials,
    sky: 0.34,
    air: (_p, far) => ({ amount: lerp(0.84, 0.66, smoothstep(8, 50, far)), ink: rgb('#3b8088') }),
    airSteps: 6,
  })
  const still = plate.px.slice()
  plate.field((x, y) => {
    if (y < HORIZON + 4) return null
    const near = (y - HORIZON) / 570,
      sway = (noise(x / 140, y / (3 + near * 16), 7) - 0.5) * (8 + near * 34),
      at = clamp(x + sway, 0, 1599)
    const i = (Math.floor(y * plate.ss) * plate.w + Math.floor(at * plate.ss)) * 3
    return [[still[i]!, still[i + 1]!, still[i + 2]!], 1]
  })
  const solid = pullSolid(plate, houses, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.2,
    contact: 6,
    shadows: [
      { centre: [0, 3, -26], radius: 30 },
      { centre: [0, 3, -70], radius: 80 },
    ],
    clipBelow: -0.02,
    air: (_p, d) => ({ amount: 0.56 * smoothstep(34, 150, d), ink: air }),
    airSteps: 10,
  })
  // the houses shade the water along both banks
  const shade = rgb('#1d4f5a')
  plate.field((x, y) => {
    if (y < HORIZON + 6 || solid[Math.floor(y * plate.ss) * plate.w + Math.floor(x * plate.ss)]) return null
    const [wx] = cam.onLevel(x, y, 0)
    const torn = (noise(x / 50, y / 6, 4) - 0.5) * 2.4
    return [shade, 0.3 * smoothstep(4.6, 7.4, Math.abs(wx + 0.6) + torn)]
  })
  const boat = Mesh.create()
  const b = boat.at(BOAT.x, 0, BOAT.z, -BOAT.turn)
  longTail(b)
  const d = pullSolid(plate, boat, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.2,
    contact: 3,
    crisp: true,
    clipBelow: 0,
  })
  const lies = (along: number) =>
    cam.project([BOAT.x + along * Math.cos(BOAT.turn), 0, BOAT.z + along * Math.sin(BOAT.turn)])
  const [stern, bow] = [lies(-6.2), lies(5)]
  const line = (x: number) => lerp(stern.y, bow.y, clamp((x - stern.x) / (bow.x - stern.x)))
  reflectObject(plate, d, line, '#33707a', 0.5, HORIZON)
  longTailCrew(plate, cam, b, d, { ahead: 1, light: [-1, -0.5], rim: '#fff0c8' })
  // a thread of foam along the waterline, and the arm of the bow wave
  plate.svg(
    `<path d="M${stern.x - 16},${stern.y - 1} Q${(stern.x + bow.x) / 2},${(stern.y + bow.y) / 2 + 3} ${bow.x + 8},${bow.y} Q${(stern.x + bow.x) / 2},${(stern.y + bow.y) / 2 + 6} ${stern.x - 16},${stern.y + 1}Z M${bow.x + 12},${bow.y - 1} q-60,18 -150,24 q80,-2 152,-18Z" fill="#fff6d8" fill-opacity=".75"/>`,
  )
  // a neighbour on her porch, behind the pots
  const person = (
    at: Vec3,
    pose: PoseName,
    look: Partial<Look>,
    flip: boolean,
    hides: Float32Array,
  ): void => {
    const q = cam.project(at),
      clear = fartherThan(plate, hides, cam.f / q.k)
    plate.svg(
      edgeLight(
        place(
          q.x,
          q.y,
          q.k,
          figure(pose, { skin: '#b0764e', hair: '#2a2140', top: '#fff', bottom: '#333', ...look }),
          flip,
        ),
        [-1, -0.5],
        2,
        '#fff0c8',
      ),
      { mask: (px, py) => (clear(px, py) ? 1 : 0) },
    )
  }
  person(
    [8, 1.35, -15.4],
    'waves',
    { top: '#f4e2c6', bottom: '#a83f5c', skirt: 'long', cut: 'bun' },
    true,
    solid,
  )
  // the vendor close to us
  const trade = Mesh.create(),
    t = trade.at(-0.95, 0, -8.6, 0.46, 0.9)
  sampan(t)
  pullSolid(plate, mirrored(trade), cam, {
    sun: [SUN[0], -SUN[1], SUN[2]],
    materials,
    sky: 0.36,
    air: () => ({ amount: 0.72, ink: rgb('#25606a') }),
  })
  const hull = pullSolid(plate, trade, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.2,
    contact: 3,
    crisp: true,
    clipBelow: 0,
    shadows: [{ centre: [-0.95, 0.3, -8.6], radius: 3 }],
  })
  person(
    t.put([-0.74, -0.12, 0]),
    'squats',
    { top: '#3f6fa8', bottom: '#4a3560', cut: 'cone', hat: '#f0d090', sleeve: true },
    false,
    hull,
  )
}
export const views: View[] = [{ name: 'bangkok-thailand-2', focusX: 800, draw }]
