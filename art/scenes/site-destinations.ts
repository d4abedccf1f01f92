/** All destinations: boats of five coasts meet on one bay, the sun on its meridian. */
import { Camera } from '../kit/camera.ts'
import { dhoni } from '../kit/dhoni.ts'
import { felucca } from '../kit/felucca.ts'
import { clamp, rgb, smoothstep } from '../kit/ink.ts'
import { junk } from '../kit/junk.ts'
import { flock, gull } from '../kit/life.ts'
import { longTail } from '../kit/long-tail.ts'
import { Mesh } from '../kit/mesh.ts'
import { disturb, mirrored } from '../kit/mirror.ts'
import { fbm, ridged } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { sloop } from '../kit/sloop.ts'
import { pullSolid, type Material, type SolidOptions } from '../kit/solid.ts'
import { TRAVELLERS } from '../kit/travellers.ts'
import type { Vec3 } from '../kit/vec.ts'

const HORIZON = 480
const cam = new Camera([0, 6, 0], 0, 1.1, HORIZON, 800)
const SUN: Vec3 = [-0.78, 0.46, 0.36]
const DISC = { x: 432, y: 262, r: 60 }
const ARC = { x: 1010, y: 1130 }

const paint = (...tones: string[]): Material => ({ tones, cuts: [0.5, 0.3, 0.14], grain: 0.05 })
const sailCloth = (...tones: string[]): Material => ({ tones, cuts: [0.58, 0.34, 0.18], grain: 0.05 })
const common: Record<string, Material> = {
  hull: paint('#3f7f9c', '#2a5c84', '#1f4470', '#17335c'),
  strake: paint('#fff4dc', '#f0d0ac', '#b79ea8', '#7a7a9c'),
  timber: paint('#d99a6a', '#a5685a', '#6d4a62', '#453a5c'),
  trim: paint('#f0644a', '#b8433f', '#7c3450', '#512f58'),
  gilt: paint('#ffe9a0', '#e8b04a', '#a86f48', '#64475c'),
  roof: paint('#d9805a', '#a8524c', '#6f3c58', '#4a3058'),
  deck: paint('#f7d9a8', '#c99a7c', '#8a6f80', '#5c5478'),
  canopy: paint('#fff0cc', '#f0c898', '#b5948f', '#7c708c'),
  canopyB: paint('#f0644a', '#b8433f', '#7c3450', '#512f58'),
  wood: paint('#c9805a', '#8f5450', '#5c3e5c', '#3c3154'),
  plank: paint('#f2c48c', '#b98466', '#7a5f74', '#514a6c'),
  engine: paint('#7fa6a8', '#3f6484', '#2b4670', '#1f3560'),
  spar: paint('#d99a6a', '#8f5f58', '#5c4462', '#3c355c'),
  white: paint('#fffaea', '#f6dcc0', '#b9b3cc', '#8488b4'),
  boot: paint('#2f9c9c', '#1f6f84', '#1c4a70', '#17335c'),
  sail: sailCloth('#fffaea', '#fbe8c8', '#cdbcc4', '#9297bc'),
  jib: sailCloth('#fff4dc', '#f7dcb4', '#c5b2bc', '#8c90b8'),
  iron: paint('#e8dcd0', '#8f90b0', '#5a6494', '#3f4a78'),
  dark: paint('#2b4a7c', '#1f3462', '#1a2c56', '#17264c'),
  lamp: { tones: ['#ffe9a0'], glow: true },
  cloth1: { tones: ['#f0644a', '#a8404f'], cuts: [0.3] },
  cloth2: { tones: ['#2f8a9c', '#225c80'], cuts: [0.3] },
  cloth3: { tones: ['#ffcf5a', '#c98a4a'], cuts: [0.3] },
  skin: { tones: ['#b9805c', '#7e5650'], cuts: [0.3] },
  isle: { tones: ['#f2dca4', '#a9b184', '#5f8c84', '#3f6f84'], cuts: [0.62, 0.42, 0.24], grain: 0.14 },
}
interface Boat {
  build: (m: Mesh) => void
  at: Vec3
  turn: number
  size: number
  own: Record<string, Material>
  /** Half length on the water, in metres. */
  half: number
}
const FLEET: Boat[] = [
  { build: sloop, at: [70, 0, -182], turn: 0.3, size: 1.3, own: {}, half: 7 },
  { build: (m) => junk(m, 4), at: [-34, 0, -160], turn: -0.35, size: 1.1, own: { sail: sailCloth('#f08a52', '#c8583f', '#8a3c4c', '#5a2f54'), hull: paint('#a8684f', '#74464f', '#4c3454', '#352b4c') }, half: 13 }, // prettier-ignore
  { build: (m) => dhoni(m, { sail: true, crew: 3 }), at: [-1, 0, -108], turn: 0.4, size: 1.1, own: { sail: sailCloth('#ffe3a4', '#f2b45c', '#b07a60', '#705470') }, half: 6 }, // prettier-ignore
  { build: (m) => felucca(m), at: [15.4, 0, -78], turn: -0.22, size: 1, own: {}, half: 7 },
  { build: longTail, at: [-15, 0, -54], turn: 0.28, size: 1, own: { hull: paint('#3f5a70', '#2a3f60', '#1f3054', '#17264a') }, half: 8 }, // prettier-ignore
]
/** Islands on the rim: a volcano on the left, limestone stacks on the right. */
function isles(): Mesh {
  const m = Mesh.create()
  const volcano = (x: number, z: number): number => {
    const r = Math.hypot(x + 900, z + 2500)
    return -14 + 480 * Math.exp(-r / 430) + (ridged(Math.atan2(z + 2500, x + 900) * 4 + 9, r / 700, 4, 3) - 0.5) * 70 * smoothstep(20, 260, r) - 40 * smoothstep(70, 0, r) // prettier-ignore
  }
  m.terrain(volcano, -2300, 500, -3300, -1800, 240, 80, 'isle')
  const stacks = [[520, 150, 66], [640, 210, 84], [790, 120, 60], [900, 176, 90], [1040, 110, 70]] as const // prettier-ignore
  const karst = (x: number, z: number): number =>
    stacks.reduce((top, [cx, high, wide]) => {
      const q = Math.hypot(x - cx, (z + 1500) * 0.8) / (wide * (0.8 + 0.5 * fbm(x / 40, z / 40, 3, 8)))
      return Math.max(
        top,
        high * Math.sqrt(Math.max(0, 1 - q ** 3)) * (0.75 + 0.5 * fbm(x / 30, z / 30, 3, 5)),
      )
    }, -6)
  m.terrain(karst, 380, 1180, -1640, -1360, 240, 80, 'isle')
  return m
}
/** The jetty we are about to leave from, and two who are early. */
function jetty(plate: Plate): void {
  const m = Mesh.create(),
    along = (t: number): [number, number] => [11.4 - 5.2 * t, -13 - 19 * t]
  for (let i = 0; i < 46; i++) {
    const [x, z] = along(i / 45)
    m.at(x, 0, z, 0.27).box(0, 1.05, 0, 3, 0.14, 0.38, 'planks')
    if (i % 9 === 4) for (const s of [-1.5, 1.5]) m.at(x, 0, z, 0.27).box(s, -1, 0, 0.26, 3, 0.26, 'pile')
  }
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: { planks: { tones: ['#b9866c', '#6a5470', '#37406e', '#22305c'], cuts: [0.78, 0.5, 0.24], grain: 0.06 }, pile: { tones: ['#8a6468', '#3f3f6a', '#22305c'], cuts: [0.5, 0.24] } }, // prettier-ignore
    sky: 0.3,
    contact: 5,
    clipBelow: 0,
    shadows: [{ centre: [9, 1, -22], radius: 14 }],
  })
  const [x, z] = along(0.8),
    p = cam.project([x - 0.4, 1.19, z])
  plate.svg(`<g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${p.k.toFixed(1)})">${TRAVELLERS}</g>`) // prettier-ignore
}
/** The meridian: a graduated arc of light with the sun on it. */
function meridian(): string {
  const r = Math.hypot(ARC.x - DISC.x, ARC.y - DISC.y)
  const at = (deg: number, q: number) => {
    const a = (deg * Math.PI) / 180
    return `${(ARC.x + Math.sin(a) * q).toFixed(1)},${(ARC.y - Math.cos(a) * q).toFixed(1)}`
  }
  let ticks = ''
  for (let deg = -50; deg <= 40; deg += 2) ticks += `M${at(deg, r + 6)}L${at(deg, r + (deg % 10 ? 12 : 22))}`
  return `<g fill="none" stroke="#fff6da"><path d="M${at(-52, r)}A${r},${r} 0 0 1 ${at(42, r)}" stroke-width="2.6"/><path d="${ticks}" stroke-width="2"/></g>`
}
function draw(plate: Plate): void {
  sky(plate, [[0, '#1c6996'], [140, '#4099b8'], [280, '#93d0cd'], [390, '#eee5bf'], [482, '#ffdba4']], { steps: 15 }) // prettier-ignore
  plate.svg(meridian(), { opacity: 0.7, stipple: 0.2 })
  sun(plate, DISC.x, DISC.y, DISC.r, '#fffbe6', '#fff0b8', { reach: 5.5, strength: 0.75 })
  streaks(plate, { y0: 10, y1: 470, cover: 0.42, body: '#cfe0d6', lip: '#fff8e2', seed: 37, scale: 1.4, slant: 0.03, opacity: 0.85 }) // prettier-ignore
  const pale = rgb('#e9dcb8')
  const light: SolidOptions = {
    sun: SUN,
    materials: common,
    sky: 0.34,
    bounce: 0.18,
    contact: 3,
    clipBelow: 0,
    air: (_p, d) => ({
      amount: clamp(0.74 * smoothstep(90, 2600, d) ** 0.45) * (d > 500 ? 1 : 0.4),
      ink: pale,
    }),
    airSteps: 11,
  }
  pullSolid(plate, isles(), cam, light)
  mist(plate, '#fff0cc', 430, 500, 0.5, 9, 1.5)
  const above = plate.px.slice()
  plate.field((x, y) => {
    if (y <= HORIZON) return null
    const i = (Math.round(Math.max(0, 2 * HORIZON - y) * plate.ss) * plate.w + Math.round(x * plate.ss)) * 3
    return [[above[i]!, above[i + 1]!, above[i + 2]!], 1]
  })
  const fleet = FLEET.map((boat) => {
    const m = Mesh.create()
    boat.build(m.at(boat.at[0], 0, boat.at[2], boat.turn, boat.size))
    return { m, boat, look: { ...light, materials: { ...common, ...boat.own }, shadows: [{ centre: boat.at, radius: 24 }], shadowSize: 2048 } } // prettier-ignore
  })
  for (const { m, look } of fleet) {
    const { clipBelow: _unclipped, ...below } = look
    pullSolid(plate, mirrored(m), cam, below)
  }
  disturb(plate, { horizon: HORIZON, tint: '#1a8fa4', amount: 0.72, swing: [60, 90], light: ['#d3f0dc', 0.22], waves: 2, seed: 9 }) // prettier-ignore
  for (const { m, look, boat } of fleet) {
    pullSolid(plate, m, cam, look)
    const p = cam.project(boat.at),
      w = boat.half * p.k * boat.size
    plate.svg(`<path d="M${p.x - w * 1.15},${p.y + 0.16 * p.k} q${w * 0.5},${-0.3 * p.k} ${w * 1.1},${0.02 * p.k} q${w * 0.7},${0.3 * p.k} ${w * 1.4},${-0.04 * p.k} q${-w * 0.6},${0.62 * p.k} ${-w * 1.3},${0.42 * p.k} q${-w * 0.7},${0.1 * p.k} ${-w * 1.2},${-0.4 * p.k}Z" fill="#fffbec" fill-opacity=".8"/>`, { stipple: 0.3 }) // prettier-ignore
  }
  jetty(plate)
  const g = (x: number, y: number, s: number, beat: number, tilt: number) => gull(x, y, s, beat, tilt, '#fffbec', '#a9b3cc', '#2b4a7c') // prettier-ignore
  plate.svg(flock(8, 760, 300, 100, 40, 9, 9, '#3f6a94') + g(1310, 330, 104, 0.7, -12) + g(900, 390, 64, 0.2, 8) + g(250, 560, 92, 0.5, -8)) // prettier-ignore
}
export const views: View[] = [{ name: 'site-destinations', focusX: 1000, draw }]
