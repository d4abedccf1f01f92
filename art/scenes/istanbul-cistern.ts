/** Istanbul below the street: the Basilica Cistern, its columns lit from the foot and doubled in still water. */
import { Camera } from '../kit/camera.ts'
import { edgeLight } from '../kit/cut.ts'
import { clamp, rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { mirrored } from '../kit/mirror.ts'
import { fbm } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import { rod } from '../kit/rods.ts'
import type { View } from '../kit/scene.ts'
import { fartherThan, pullSolid, type Material, type SolidOptions } from '../kit/solid.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

/** Columns stand 4.9 m apart, 9 m to the springing; the vault rises 2.4 m above. */
const BAY = 4.9
const SPRING = 8.4
const HORIZON = 640
const cam = new Camera([-0.5, 2.6, 0], 0.13, 0.98, HORIZON, 800)
const DECK = { x: BAY, y: 0.55, half: 1.15 }

/** Light of the lamp at the foot of the nearest column, to its left and towards us; mirrored points count as their own. */
const lamps = (p: Vec3, n: Vec3, light: number): number => {
  const q: Vec3 = [p[0], Math.abs(p[1]), p[2]],
    ny = p[1] < 0 ? -n[1] : n[1]
  const cx = (Math.round(q[0] / BAY - 0.5) + 0.5) * BAY,
    cz = Math.round(q[2] / BAY) * BAY
  const d: Vec3 = [cx - 1.15 - q[0], 0.3 - q[1], cz + 0.85 - q[2]],
    l = Math.hypot(...d)
  const facing = (n[0] * d[0] + Math.abs(ny) * Math.abs(d[1]) + n[2] * d[2]) / l
  const own = (1.25 * Math.max(0, facing)) / (1 + (l / 3.4) ** 2)
  const wake = smoothstep(-6, -13, p[2])
  return own * (0.25 + 0.75 * wake) - 0.72 * light
}
const stone = (...tones: string[]): Material => ({ tones, cuts: [0.74, 0.52, 0.34, 0.2, 0.11], grain: 0.004, detail: lamps }) // prettier-ignore
const mod = (v: number, n: number) => ((v % n) + n) % n
const materials: Record<string, Material> = {
  shaft: stone('#fff0bd', '#ffc567', '#dd8238', '#934a3a', '#54304a', '#2c2346'),
  cap: stone('#ffe7ab', '#f5b055', '#c56a36', '#86423c', '#4d2c48', '#2a2144'),
  brick: {
    tones: ['#f2a650', '#c56f3a', '#8f4638', '#5c3042', '#352444', '#221d3e'],
    cuts: [0.46, 0.33, 0.24, 0.17, 0.11],
    grain: 0.004,
    detail: (p, n, light) =>
      1.15 * lamps(p, [n[0], -Math.abs(n[1]), n[2]], light) +
      (mod(p[2] + p[0], 0.42) < 0.07 ? -0.03 : 0) +
      (fbm(p[0] * 1.4, p[2] * 1.4, 3, 4) - 0.5) * 0.06,
  },
  deck: {
    tones: ['#d98a4a', '#8a4a40', '#4d2e48', '#2a2040', '#1d1a38'],
    cuts: [0.56, 0.36, 0.24, 0.14],
    grain: 0.004,
    detail: (p, n, light) => lamps(p, n, light) - (mod(p[2], 0.5) < 0.05 ? 0.06 : 0),
  },
  rail: { tones: ['#ffc567', '#8a4a40', '#3a2748'], cuts: [0.4, 0.2], detail: lamps },
  bulb: { tones: ['#fff6cf'], glow: true },
}
function column(m: Mesh, turn: number): void {
  m.box(0, -0.2, 0, 1.5, 0.6, 1.5, 'cap')
  m.at(0, 0, 0, turn).revolve(0, 0, [[0.66, 0.4], [0.72, 0.55], [0.66, 0.7], [0.55, 0.76], [0.58, 0.9], [0.5, 0.98], [0.47, 3], [0.42, 6.7], [0.48, 6.78], [0.44, 6.86]], 'shaft', 64) // prettier-ignore
  const bell: Pt[] = [[0.44, 6.86], [0.5, 7.1], [0.54, 7.4], [0.72, 7.62], [0.66, 7.66]] // prettier-ignore
  m.revolve(0, 0, bell, 'cap', 16)
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2
    for (const [r, y, size] of [
      [0.56, 7.12, 0.11],
      [0.68, 7.44, 0.12],
    ] as const)
      // prettier-ignore
      m.blob(Math.sin(a + y) * r, y, Math.cos(a + y) * r, size, 'cap', 1.5, 0, 1, 6)
  }
  m.box(0, 7.64, 0, 1.5, 0.26, 1.5, 'cap')
  m.box(0, 7.9, 0, 1.15, 0.55, 1.15, 'cap', 'cap', -0.16)
}
const barrel = (v: number): number => Math.sqrt(Math.max(0, 1 - v * v))
const vault = (x: number, z: number): number => {
  const u = (mod(x / BAY + 0.5, 1) - 0.5) * 2.06,
    v = (mod(z / BAY, 1) - 0.5) * 2.06
  return SPRING + 2.4 * Math.max(barrel(u), barrel(v))
}
function hall(): Mesh {
  const m = Mesh.create()
  for (let i = -5; i <= 5; i++)
    for (let j = 1; j <= 17; j++) {
      if (i === 0 && j === 1) continue // it would stand before the walkway
      const q = m.at((i + 0.5) * BAY, 0, -j * BAY)
      column(q, i * 1.3 + j)
      // the lamp is let into the corner of the plinth
      q.box(-0.76, 0.08, 0.76, 0.16, 0.16, 0.06, 'bulb')
    }
  m.terrain(vault, -5.5 * BAY, 5.5 * BAY, -17.5 * BAY, -0.5 * BAY, 264, 408, 'brick')
  for (let i = -5; i <= 5; i++) m.box(i * BAY, -0.2, -17.6 * BAY, BAY, 12, 0.4, 'brick')
  return m
}
/** The visitors' walkway between two rows: the planks with the far rail, and the near rail by itself. */
function walkway(): [planks: Mesh, nearRail: Mesh] {
  const { x, y, half } = DECK
  const planks = Mesh.create(),
    nearRail = Mesh.create()
  for (let i = 0; i < 30; i++) planks.box(x, y - 0.14, -3.6 - i * 2.6, half * 2, 0.14, 2.6, 'deck')
  for (const [m, s] of [
    [nearRail, -1],
    [planks, 1],
  ] as const) {
    // prettier-ignore
    for (let i = 0; i < 42; i++) {
      const z = -3.4 - i * 1.8
      m.box(x + s * half, y - 0.5, z, 0.08, 1.5, 0.08, 'rail')
    }
    for (const h of [0.5, 0.98])
      for (let i = 0; i < 25; i++) rod(m, [x + s * half, y + h, -3 - i * 3], [x + s * half, y + h, -6 - i * 3], h > 0.6 ? 0.08 : 0.045, 'rail') // prettier-ignore
  }
  return [planks, nearRail]
}
/** Two on the walkway, one of them pointing along the columns, and a man who photographs the vault. */
const SKIN = { skin: '#b5704c', hair: '#1d1834', shade: '#1d1834' } as const
const VISITORS = [
  figure('points', { ...SKIN, top: '#c25a4a', bottom: '#3a2c58', cut: 'long', lit: 'front' }), // prettier-ignore
  figure('talks', { ...SKIN, top: '#3a7f86', bottom: '#332c58', cut: 'short', wear: 'coat', lit: 'back' }), // prettier-ignore
  figure('photographs', { ...SKIN, top: '#e0a04c', bottom: '#3a2c58', cut: 'cap', hat: '#8f3a52', lit: 'back' }), // prettier-ignore
]
/** People on the walkway; `up` is -1 for their image in the water. */
function visitors(up: 1 | -1): string {
  const body = (
    [
      [0.1, -15.4, 2, 1],
      [0.42, -9.2, 1, 1.04],
      [-0.62, -9.6, 0, -1],
    ] as const
  ) // prettier-ignore
    .map(([dx, z, who, size]) => {
      const p = cam.project([DECK.x + dx, up * DECK.y, z])
      return `<g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${(p.k * size).toFixed(1)},${(up * p.k * Math.abs(size)).toFixed(1)})">${VISITORS[who]}</g>`
    })
    .join('')
  return edgeLight(body, [-1, -0.2], 2, '#ffd27a')
}
function halos(plate: Plate, depth: Float32Array): void {
  const glow = rgb('#ffd27a')
  for (let i = -4; i <= 4; i++)
    for (let j = 2; j <= 9; j++) {
      const p = cam.project([(i + 0.5) * BAY - 1.15, 0.2, -j * BAY + 0.85]),
        r = 1.1 * p.k,
        open = fartherThan(plate, depth, cam.f / p.k - 0.5)
      if (p.x < -r || p.x > 1600 + r) continue
      plate.field(
        (x, y) => {
          const q = Math.hypot(x - p.x, (y - p.y) * 1.2) / r
          return q < 1 && open(x, y) ? [glow, 0.55 * (1 - q) ** 2] : null
        },
        { stipple: 0.08, seed: j },
      )
    }
}
/** Draws solids where nothing already drawn (`depth`) is in front of them. */
function pullBehind(plate: Plate, m: Mesh, light: SolidOptions, depth: Float32Array): void {
  const front = plate.px.slice(),
    own = pullSolid(plate, m, cam, light)
  for (let i = 0; i < own.length; i++)
    if (own[i]! > 0 && depth[i]! > 0 && depth[i]! < own[i]!)
      for (let k = 0; k < 3; k++) plate.px[i * 3 + k] = front[i * 3 + k]!
}
function draw(plate: Plate): void {
  const haze = rgb('#d08a48')
  const light: SolidOptions = {
    sun: [-0.5, 0.3, 0.8],
    materials,
    sky: 0.2,
    bounce: 0.02,
    contact: 5,
    crisp: true,
    air: (_p, d) => ({ amount: clamp(0.8 * smoothstep(14, 74, d)), ink: haze }),
    airSteps: 10,
  }
  plate.field(() => [rgb('#8a4a38'), 1])
  const m = hall(),
    [planks, nearRail] = walkway()
  for (const solid of [m, planks, nearRail]) pullSolid(plate, mirrored(solid), cam, light)
  plate.svg(visitors(-1))
  // still water: the image darkens and swings a little more with every row
  const image = plate.px.slice(),
    water = rgb('#0f3444')
  plate.field((x, y) => {
    const t = (y - HORIZON) / 360
    if (t <= 0) return null
    const px = clamp((x + (1 + 8 * t) * Math.sin(y / (2 + 7 * t))) / 1600, 0, 0.9995) * 1600,
      i = (Math.min(plate.h - 1, Math.round(y * plate.ss)) * plate.w + Math.round(px * plate.ss)) * 3,
      deep = 0.42 + 0.26 * t
    const at = (k: 0 | 1 | 2) => image[i + k]! * (1 - deep) + water[k] * deep
    return [[at(0), at(1), at(2)], 1]
  })
  const depth = pullSolid(plate, m, cam, light)
  halos(plate, depth)
  pullBehind(plate, planks, light, depth)
  plate.svg(visitors(1), { mask: (x, y) => (fartherThan(plate, depth, 9)(x, y) ? 1 : 0) })
  pullBehind(plate, nearRail, light, depth)
}
export const views: View[] = [{ name: 'istanbul-turkey-3', focusX: 850, draw }]
