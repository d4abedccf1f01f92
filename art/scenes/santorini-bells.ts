/** Santorini shortly after noon: a white stair to a bell gable against the blue, bougainvillea, the cat of the house and a visitor who looks out to sea. */
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { bellGable, church } from '../models/cycladic.ts'
import { castShadow } from '../kit/company.ts'
import { place as put, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb } from '../kit/ink.ts'
import { gull } from '../models/gull.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { archOutline } from '../kit/outline.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const HORIZON = 784
const cam = new Camera([0, 2, 0], 0.02, 0.95, HORIZON, 800)
const NOON: Vec3 = [-0.62, 0.66, 0.42]
const white = (...tones: string[]): Material => ({ tones, cuts: [0.52, 0.33, 0.24, 0.12], grain: 0.03 })
const materials: Record<string, Material> = {
  white: white('#fffdf0', '#fbeed6', '#c9cde4', '#94a3d4', '#6a7fbe'),
  riser: { tones: ['#fdf3df', '#cfd2e8', '#a3afda', '#7c8cc6'], cuts: [0.56, 0.3, 0.14], grain: 0.03 },
  paving: {
    tones: ['#f6e8d2', '#d9cbd0', '#9fa6d0', '#7484be'],
    cuts: [0.6, 0.38, 0.2],
    grain: 0.04,
    detail: (p) => (Math.abs(fbm(p[0] * 1.2, p[2] * 1.2, 2, 4) - 0.5) < 0.022 ? 0.24 : 0),
  },
  dome: { tones: ['#a9dcf6', '#3f98dc', '#1f66b8', '#1d4a98', '#213c80'], cuts: [0.82, 0.56, 0.34, 0.17], grain: 0.09 }, // prettier-ignore
  door: { tones: ['#4a9fdc', '#2468b4', '#1f4a90'], cuts: [0.5, 0.24] },
  dark: { tones: ['#3f558f'] },
  bell: { tones: ['#e0a85c', '#a86f4a', '#6a4a5c'], cuts: [0.5, 0.26] },
  pot: { tones: ['#f09a68', '#bc6450', '#7c466c'], cuts: [0.5, 0.26], grain: 0.05 },
}
const STEPS = 22
const step = (i: number): [x: number, y: number, z: number] => [0.2 + i * 0.1, i * 0.16, -6.4 - i * 0.56]

/** Pots on the paving: x, z, size. */
const POTS = [
  [2.6, -6.9, 1.1],
  [-2.6, -7.8, 1.2],
  [-3, -9.2, 0.9],
  [4.4, -9.6, 1],
] as const

function place(): Mesh {
  const m = Mesh.create()
  m.terrain(() => 0, -4.4, 9, -13, -2.2, 40, 40, 'paving')
  // the stair, its cheeks, and the landing before the gable
  for (let i = 0; i < STEPS; i++) {
    const [x, y, z] = step(i)
    m.box(x, -1, z, 3.4, 1 + y + 0.16, 0.57, 'riser', 'paving')
  }
  // parapets that slope with the stair; the right one starts at the pier
  for (const [s, from] of [
    [-1.86, -0.6],
    [1.86, 4.4],
  ] as const) {
    const [[ax, ay, az], [bx, by, bz]] = [step(from), step(STEPS - 0.4)]
    const at = (x: number, y: number, z: number, side: number): Vec3 => [x + s + side * 0.17, y, z]
    for (const side of [-1, 1]) m.quad(at(ax, -1, az, side), at(bx, -1, bz, side), at(bx, by + 0.74, bz, side), at(ax, ay + 0.74, az, side), 'white') // prettier-ignore
    m.quad(at(ax, ay + 0.74, az, -1), at(ax, ay + 0.74, az, 1), at(bx, by + 0.74, bz, 1), at(bx, by + 0.74, bz, -1), 'white') // prettier-ignore
    if (from < 0) m.box(ax + s, -1, az + 0.2, 0.6, 1.8 + ay, 0.6, 'white')
  }
  // the pier that the cat has chosen
  const [px, py, pz] = step(4)
  m.box(px + 1.92, -1, pz, 0.7, 1.92 + py, 0.9, 'white')
  const [tx, ty, tz] = step(STEPS)
  m.box(tx + 1, -1, tz - 3.4, 9.6, ty + 1, 7, 'white', 'paving')
  bellGable(m.at(tx - 0.2, ty + 2.7, tz - 2.6, 0.14), 5.4)
  const g = m.at(tx - 0.2, ty, tz - 2.6, 0.14)
  g.box(0, 0, -0.7, 4.9, 2.7, 1.8, 'white')
  g.box(0, 2.7, -0.6, 5.3, 0.24, 2.2, 'white')
  g.decal(archOutline(1.3, 2.3), [0, 0, 0.2], [1, 0, 0], [0, 1, 0], 'door', 0.06)
  for (const s of [-1, 1]) g.decal(archOutline(0.6, 0.9), [s * 1.8, 1.3, 0.2], [1, 0, 0], [0, 1, 0], 'dark', 0.06) // prettier-ignore
  church(m.at(tx + 6.6, ty + 1.1, tz - 8, -0.3), 3.1)
  m.box(tx + 6.6, -1, tz - 8, 11, ty + 2.1, 10, 'white')
  // house on the right of the stair, and the wall of the shaded house on the left
  m.box(6.2, -1, -13.6, 4.6, 4.6, 7, 'white')
  m.vault(6.2, 3.6, -13.6, 4.6, 1.3, 7, 'white', 'z')
  m.decal(archOutline(1.1, 2.1), [5.6, 0.1, -10.1], [1, 0, 0], [0, 1, 0], 'door', 0.05)
  m.box(7.2, 1.2, -10.05, 0.7, 1, 0.1, 'door')
  m.box(-6.2, -1, -10.4, 3.4, 7.4, 6.8, 'white')
  m.box(-6.2, 6.4, -10.4, 3.8, 0.24, 7.2, 'white')
  m.decal(archOutline(0.8, 1.4), [-4.5, 2.4, -9.4], [0, 0, -1], [0, 1, 0], 'door', 0.05)
  for (const [x, z, k] of POTS)
    m.revolve(x, z, [[0.2 * k, 0], [0.3 * k, 0.46 * k], [0.34 * k, 0.46 * k], [0.34 * k, 0.54 * k]], 'pot', 18) // prettier-ignore
  return m
}
/** The cat, loafing on the cheek of the stair with one paw over the edge; 1 unit = 1 m, lit from the left. */
const CAT = `<path d="M-.3,0 C-.36,-.12 -.3,-.26 -.14,-.28 C.02,-.32 .2,-.3 .3,-.2 C.38,-.12 .36,-.02 .32,0Z" fill="#f2a45c"/><path d="M.04,-.3 C.2,-.3 .3,-.22 .32,-.14 C.37,-.08 .35,-.02 .32,0 L.02,0 C.14,-.08 .14,-.2 .04,-.3Z" fill="#b9663f"/><path d="M-.34,-.2 C-.4,-.3 -.36,-.4 -.34,-.46 L-.27,-.4 L-.16,-.4 L-.09,-.46 C-.06,-.38 -.06,-.28 -.12,-.2 C-.18,-.14 -.28,-.14 -.34,-.2Z" fill="#f7b470"/><path d="M-.16,-.4 L-.09,-.46 C-.06,-.38 -.06,-.28 -.12,-.2 C-.15,-.17 -.18,-.16 -.2,-.16 C-.14,-.24 -.13,-.34 -.16,-.4Z" fill="#c9753f"/><path d="M-.3,-.3 q.03,-.03 .06,0 q-.03,.02 -.06,0Z M-.18,-.3 q.03,-.03 .06,0 q-.03,.02 -.06,0Z M-.225,-.255 h.03 l-.015,.02Z" fill="#3f3150"/><path d="M-.26,-.06 C-.26,.06 -.24,.16 -.2,.16 C-.16,.16 -.16,.06 -.18,-.06Z" fill="#f7b470"/><path d="M.3,-.06 C.42,-.02 .44,.14 .4,.26 C.38,.3 .33,.28 .34,.24 C.37,.14 .34,.06 .24,.02Z" fill="#b9663f"/><path d="M-.04,-.29 l.02,.1 M.06,-.3 l.03,.12 M.16,-.28 l.04,.1" stroke="#a85a38" stroke-width=".028" stroke-linecap="round"/><path d="M-.27,-.41 l.03,.05 M-.215,-.41 v.06 M-.16,-.41 l-.03,.05" stroke="#b9663f" stroke-width=".016"/>`
function life(): string {
  const at = (p: Vec3, body: string, size = 1) => {
    const q = cam.project(p)
    return `<g transform="translate(${q.x.toFixed(1)},${q.y.toFixed(1)}) scale(${(q.k * size).toFixed(1)})">${body}</g>`
  }
  const [x, y, z] = step(7.5),
    [cx, cy, cz] = step(4)
  const woman = figure('shadesEyes', { skin: '#c98a6c', hair: '#4a2f44', top: '#f3b13a', bottom: '#f3b13a', skirt: 'long', cut: 'long', shoes: '#8a4a3c', shade: '#8a3f5c', bag: { kind: 'sling', ink: '#2f7a8c' } }) // prettier-ignore
  const feet = cam.project([x - 0.2, y + 0.16, z])
  return (
    castShadow(cam, [x - 0.2, y + 0.16, z], NOON, '#8f9ccf') +
    put(feet.x, feet.y, feet.k, woman, true) +
    at([cx + 1.9, cy + 0.92, cz + 0.1], CAT, 1.1) +
    POTS.map(([px, pz, k], i) => {
      const p = cam.project([px, 0.56 * k, pz])
      return bouquet(i + 3, p.x, p.y, 0.5 * k * p.k)
    }).join('')
  )
}
/** A geranium over the rim of its pot: dark leaves, then heads of five petals, the lit ones to the left. */
function bouquet(seed: number, x: number, y: number, size: number): string {
  const r = random(seed)
  let leaves = '',
    heads = ''
  for (let i = 0; i < 26; i++) {
    const [a, d] = [r.range(Math.PI, 2 * Math.PI), size * r.range(0.2, 0.95)]
    const [px, py, l] = [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.8, size * r.range(0.16, 0.26)]
    leaves += `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${l.toFixed(1)}" ry="${(l * 0.7).toFixed(1)}" transform="rotate(${r.range(-50, 50).toFixed(0)} ${px.toFixed(1)} ${py.toFixed(1)})" fill="${Math.cos(a) < -0.1 ? '#6fa05c' : '#2f6a6c'}"/>`
  }
  for (let i = 0; i < 13; i++) {
    const [a, d] = [r.range(Math.PI * 1.02, 1.98 * Math.PI), size * r.range(0.4, 1.05)]
    heads += flower(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.9, size * 0.1, r() * 6, 5, Math.cos(a) < 0.2 ? '#f2563f' : '#b02f48') // prettier-ignore
  }
  return leaves + heads
}
const flower = (x: number, y: number, s: number, turn: number, petals: number, ink: string): string =>
  Array.from({ length: petals }, (_, i) => {
    const a = turn + (i * 2 * Math.PI) / petals
    return `<ellipse cx="${(x + Math.cos(a) * s).toFixed(1)}" cy="${(y + Math.sin(a) * s).toFixed(1)}" rx="${s.toFixed(1)}" ry="${(s * 0.72).toFixed(1)}" transform="rotate(${((a * 180) / Math.PI).toFixed(0)} ${(x + Math.cos(a) * s).toFixed(1)} ${(y + Math.sin(a) * s).toFixed(1)})" fill="${ink}"/>`
  }).join('')
/** Bougainvillea that falls over the near wall in three trails: a mass in shade, leaves, and bracts in threes. */
function bougainvillea(): string {
  const r = random(21)
  const masses: Pt[][] = [
    [[-40, -40], [230, -40], [286, 40], [302, 140], [276, 220], [296, 300], [262, 392], [214, 470], [176, 556], [150, 566], [120, 510], [86, 470], [70, 560], [40, 680], [-40, 720]], // prettier-ignore
  ]
  const inside = (x: number, y: number): boolean => {
    let odd = false
    for (const ring of masses)
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [[ax, ay], [bx, by]] = [ring[i]!, ring[j]!]
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
      }
    return odd
  }
  let s = masses.map((ring) => smooth(ring, '#5a2568', 0.8)).join('')
  for (let i = 0; i < 1500; i++) {
    const [x, y] = [r.range(-30, 320), r.range(-30, 720)]
    if (!inside(x + r.range(-16, 16), y + r.range(-22, 8))) continue
    const size = r.range(5.5, 10)
    if (r() < 0.2)
      s += `<path d="M${x.toFixed(1)},${y.toFixed(1)}q${(size * 1.5).toFixed(1)},${(-size).toFixed(1)} ${(size * 2.6).toFixed(1)},${(size * 0.7).toFixed(1)}q${(-size * 1.6).toFixed(1)},${(size * 0.7).toFixed(1)} ${(-size * 2.6).toFixed(1)},${(-size * 0.7).toFixed(1)}Z" fill="${r() < 0.4 ? '#4f9060' : '#2a5f6c'}"/>`
    else s += flower(x, y, size, r() * 6, 3, fbm(x / 46, y / 60, 3, 4) > 0.5 ? r.pick(['#f2588f', '#ff86ac']) : r.pick(['#c92f7c', '#a02672'])) // prettier-ignore
  }
  return s
}
function draw(plate: Plate): void {
  bareSky(plate, [[0, '#125a9c'], [220, '#2278b4'], [430, '#57a8cc'], [600, '#a9d8d8'], [HORIZON, '#f3ecd0']]) // prettier-ignore
  const isle = (x0: number, x1: number, h: number, seed: number) => {
    let d = `M${x0},${HORIZON + 3}`
    for (let i = 0; i <= 50; i++) {
      const t = i / 50
      d += `L${(x0 + (x1 - x0) * t).toFixed(1)},${(HORIZON + 2 - h * Math.sin(Math.PI * t) ** 0.6 * (0.5 + 0.8 * fbm(t * 4, seed, 4, seed))).toFixed(1)}`
    }
    return `${d}L${x1},${HORIZON + 3}Z`
  }
  plate.svg(`<path d="${isle(240, 760, 62, 4)}" fill="#8fb4c8"/><path d="${isle(420, 640, 26, 9)}" fill="#6a97b8"/>`) // prettier-ignore
  calmWater(plate, { top: HORIZON, inks: ['#8fcdd2', '#4fa6c4', '#2a7fb8', '#1a64a4'], dark: ['#1f6cab', 0.12], light: ['#a9dde0', 0.08], seed: 14 }) // prettier-ignore
  const air = rgb('#cfe0ea')
  pullSolid(plate, place(), cam, {
    sun: NOON,
    materials,
    sky: 0.34,
    bounce: 0.22,
    crisp: true,
    contact: 6,
    shadows: [
      { centre: [1, 3, -12], radius: 8 },
      { centre: [2, 4, -18], radius: 22 },
    ],
    air: (_p, d) => ({ amount: d > 24 ? 0.1 : 0, ink: air }),
  })
  mendEdge(plate, 7)
  plate.svg(bougainvillea() + life())
  const g = (x: number, y: number, s: number, beat: number, tilt: number) => gull(x, y, s, beat, tilt, '#fffdf0', '#a9b6d8', '#2f4a80') // prettier-ignore
  plate.svg(g(640, 300, 120, 0.7, -12) + g(540, 404, 74, 0.2, 8) + g(700, 150, 64, 0.8, -6))
}
export const views: View[] = [{ name: 'santorini-greece-2', focusX: 930, draw }]
