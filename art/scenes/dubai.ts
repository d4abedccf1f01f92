/** Dubai in the morning: abras on the creek, the wind-tower quarter, the Burj Khalifa far behind. */
import { abra } from '../models/abra.ts'
import { calmWater } from '../kit/calm-water.ts'
import { burj } from '../models/burj.ts'
import { Camera } from '../kit/camera.ts'
import { palm, type PalmInks } from '../kit/flora.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/trees.ts'
import { gull } from '../models/gull.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { company, type Spot } from '../kit/company.ts'
import { bareSky } from '../kit/heavens.ts'
import { raking } from '../kit/light.ts'
import { mist } from '../kit/mist.ts'
import { pullSolid } from '../kit/solid.ts'
import { creekHouse, windTower } from '../models/wind-tower.ts'
import type { Vec3 } from '../kit/vec.ts'
import { dawn, INK } from '../materials/dubai.ts'

const EYE = 3.5
const HORIZON = 712
const QUAY = -150
/** The quay comes nearer on the right: its turn about its middle. */
const TURN = -0.8
/** A point of the quarter, \`x\` along the quay and \`z\` behind its middle, where the eye has it. */
const onQuay = (x: number, y: number, z: number): Vec3 => [
  x * Math.cos(TURN) + z * Math.sin(TURN),
  y,
  QUAY - x * Math.sin(TURN) + z * Math.cos(TURN),
]
const cam = new Camera([0, EYE, 0], 0, 1.1, HORIZON, 800)
/** The boats are seen from a lower stand than the quay, so that their roofs cross the far bank. */
const low = new Camera([0, 2.35, 0], 0, 0.9, HORIZON, 800)
const haze = rgb(INK.haze)
const shade = rgb('#8f93ad')
const LIGHT_FROM = -62
const SUN = raking(-64, 26).sun

function skyline(plate: Plate): void {
  const m = Mesh.create()
  const r = random(21)
  for (let i = 0; i < 84; i++) {
    const x = r.range(-1500, 1500)
    const core = Math.exp(-(((x - 60) / 520) ** 2))
    const w = r.range(26, 46)
    const h = r.range(40, 90) + core * r.range(20, 190)
    if (Math.abs(x - 118) < 78) continue
    const z = -2300 - r() * 500
    m.box(x, 0, z, w, h, w, r() < 0.5 ? 'city' : 'cityB')
    if (r() < 0.4) m.box(x, h, z, w * 0.6, r.range(10, 34), w * 0.6, 'city')
    if (r() < 0.2) m.hip(x, h, z, w, w * 1.3, w, 0, 'cityB')
  }
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: dawn,
    sky: 0.34,
    air: (p) => ({ amount: 0.62 + 0.26 * smoothstep(140, 0, p[1]), ink: haze }),
    airSteps: 9,
  })
  const t = Mesh.create()
  burj(t.at(118, 0, -2340, 0.2))
  pullSolid(plate, t, cam, {
    sun: SUN,
    materials: dawn,
    sky: 0.34,
    bounce: 0.12,
    shadows: [{ centre: [118, 400, -2400], radius: 440 }],
    shadowSize: 2048,
    air: (p) => ({ amount: 0.04 + 0.5 * smoothstep(330, 40, p[1]), ink: haze }),
    airSteps: 10,
  })
}
function quarter(plate: Plate): void {
  const whole = Mesh.create(),
    m = whole.at(0, 0, QUAY, TURN)
  const r = random(34)
  m.box(-150, -3, -100, 520, 4.4, 200, 'quay', 'ground')
  const walls = ['coral', 'coralB', 'coralC']
  for (let row = 0; row < 4; row++) {
    const z = -58 + row * 15
    for (let x = -240 + r() * 8; x < 88;) {
      const w = r.range(9, 16)
      const front = row === 3
      const h = front ? r.range(5, 8.4) : r.range(7, 9.6)
      if (r() < 0.1) tree(m, row * 40 + Math.round(x), x + w / 2, 1.4, z + 4, r.range(8, 11))
      else
        creekHouse(
          m.at(x + w / 2, 1.4, z + r.range(-2, 2), r.range(-0.1, 0.1)),
          r,
          w,
          h,
          r.pick(walls),
          r() < (front ? 0.34 : 0.5) ? r.range(5.4, 8.6) : 0,
        )
      x += w + r.range(0.4, 2.4)
    }
  }
  // two tall towers stand forward, left and right of the far spire
  for (const [x, h] of [
    [-30, 15],
    [44, 13.4],
  ] as const)
    windTower(m.at(x, 1.4, -8, 0.12), h, 4.6, 'coralC')
  // the mosque of the quarter
  const q = m.at(-62, 1.4, -22)
  q.box(0, -1, 0, 20, 9, 14, 'coralC')
  q.revolve(
    0,
    0,
    [
      [4.4, 8],
      [4.4, 9.6],
      [4.2, 10.4],
      [3, 12.6],
      [1, 14],
      [0, 15],
    ],
    'dome',
    22,
  )
  q.revolve(
    12,
    3,
    [
      [1.5, 0],
      [1.3, 14],
      [2, 15],
      [2, 15.8],
      [1, 15.8],
      [0.9, 20],
      [1.4, 20.6],
      [0, 24.6],
    ],
    'coralC',
    14,
  )
  for (let i = 0; i < 66; i++) m.box(-230 + i * 5 + r.range(-1, 1), -1, 0.6, 0.4, 3.4, 0.4, 'pole')
  pullSolid(plate, whole, cam, {
    sun: SUN,
    materials: dawn,
    sky: 0.34,
    bounce: 0.16,
    contact: 5,
    crisp: true,
    clipBelow: 0,
    shadows: [{ centre: onQuay(-60, 6, -30), radius: 190 }],
    shadowSize: 2048,
    air: (p, d) => ({
      // the far end of the quay lies in one shade, so that the light leads to the right
      amount:
        p[0] < LIGHT_FROM ? 0.66 : 0.04 + 0.34 * smoothstep(130, 290, d) + 0.08 * smoothstep(5, 1, p[1]),
      ink: p[0] < LIGHT_FROM ? shade : haze,
    }),
    airSteps: 10,
  })
  // the light walls of the town lie on the water as broken bars below the quay
  let bars = ''
  for (let i = 0; i < 150; i++) {
    const t = r() ** 1.6,
      x = r.range(-40, 1640),
      u = (x - 800) / cam.f,
      d = (-QUAY * Math.cos(TURN)) / (Math.cos(TURN) - u * Math.sin(TURN)),
      k = cam.f / d,
      y = HORIZON + (EYE + 0.5 + t * 6.5) * k,
      w = k * (6 - 4 * t) * r.range(0.5, 1.1),
      h = k * r.range(0.1, 0.22)
    bars += `M${(x - w).toFixed(1)},${y.toFixed(1)}Q${x.toFixed(1)},${(y - h).toFixed(1)} ${(x + w).toFixed(1)},${y.toFixed(1)}Q${x.toFixed(1)},${(y + h).toFixed(1)} ${(x - w).toFixed(1)},${y.toFixed(1)}Z`
  }
  plate.svg(`<path d="${bars}" fill="#dcd3b4"/>`, { opacity: 0.5 })
  const leaf: PalmInks = {
    trunk: '#7a6a62',
    trunkLit: '#efc795',
    back: '#2f6a68',
    mid: '#4f8f62',
    lit: '#b9c46c',
  }
  for (const [seed, x, h, lean] of [
    [3, -152, 15, 8],
    [9, 40.5, 11, 14],
    [14, 56, 12, -12],
  ] as const) {
    const p = cam.project(onQuay(x, 1.4, -1))
    plate.svg(palm(seed, p.x, p.y, h * p.k, lean, leaf, true, 0.2))
  }
}
/** Mooring posts and the corner of a jetty, in shade. */
function jetty(): string {
  const post = (x: number, top: number, w: number): string =>
    `<path d="M${x},1010 L${x + 3},${top + 8} Q${x + w / 2},${top - 6} ${x + w - 3},${top + 8} L${x + w},1010Z" fill="#3a2c48"/><path d="M${x},1010 L${x + 3},${top + 8} Q${x + 5},${top} ${x + 10},${top} L${x + 9},1010Z" fill="#c08a72"/><path d="M${x - 1},${top + 46} h${w + 2} v7 h-${w + 2}Z M${x - 1},${top + 58} h${w + 2} v7 h-${w + 2}Z" fill="#8a6468"/>`
  return (
    '<path d="M-10,1010V930L250,918L330,1010Z" fill="#33274a"/><path d="M-10,930L250,918L258,927L-10,940Z" fill="#b07a6c"/>' +
    post(56, 800, 34) +
    post(196, 842, 30) +
    `<path d="M84,852 Q150,930 200,892" fill="none" stroke="#a57c6c" stroke-width="5"/>` +
    post(1508, 856, 32) +
    post(1566, 820, 36)
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#0b3358'],
    [190, '#3f8ca6'],
    [330, '#86c3c1'],
    [480, '#c4dfca'],
    [610, '#eee6c4'],
    [712, '#ffe8c0'],
  ])
  skyline(plate)
  mist(plate, '#f4ecd0', 600, 740, 0.5, 9, 1.5)
  calmWater(plate, {
    top: HORIZON + 8,
    inks: ['#c4dfca', '#7fbcb6', '#3f97a2', '#1f7086', '#155a74'],
    dark: ['#186a80', 0.12],
    light: ['#f2f0d0', 0.1],
    seed: 11,
  })
  quarter(plate)
  plate.svg(
    company(
      {
        cam,
        seed: 22,
        wardrobe: {
          tops: ['#fff6e2', '#2f7f8c', '#c9503f', '#e9a94f', '#3a5f86', '#3a2c48'],
          bottoms: ['#54405a', '#3a2c48', '#8a6a70'],
          skins: ['#a5694f', '#8d5a48', '#c98d6b'],
          cuts: ['scarf', 'short', 'cap', 'bun'],
          hats: ['#fff6e2', '#c9503f', '#33284a'],
          robes: 2,
        },
      },
      [-62, -40, -21, -6, 14, 29, 52, 71].map((x, i): Spot => [
        onQuay(x, 1.4, -1 - (i % 3) * 0.8),
        1 + ((i * 2) % 3),
      ]),
    ),
  )
  plate.svg(
    abra({ cam: low, at: [-29, -74], turn: 0.5, far: true }) +
      abra({ cam: low, at: [0.45, -20.4], turn: 0.84 }),
  )
  plate.svg(jetty())
  const g = (x: number, y: number, s: number, b: number, t: number): string =>
    gull(x, y, s, b, t, '#fff6e2', '#a9b8c8', '#3f5670')
  plate.svg(g(1070, 420, 96, 0.5, -10) + g(1150, 474, 66, 0.8, 6))
}
export const views: View[] = [{ name: 'dubai-uae-cover', focusX: 850, draw }]
