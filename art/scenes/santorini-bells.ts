/** Santorini shortly after noon: a white stair to a bell gable against the blue, bougainvillea, and the cat of the house. */
import { Camera } from '../kit/camera.ts'
import { bellGable, church } from '../kit/cycladic.ts'
import { rgb } from '../kit/ink.ts'
import { gull } from '../kit/life.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { onlooker } from '../kit/onlooker.ts'
import { archOutline } from '../kit/outline.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { sea } from '../kit/sea.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

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
  bract: { tones: ['#ff8fb4', '#ea3f86', '#a82674', '#662a72'], cuts: [0.6, 0.38, 0.18], grain: 0.14 },
  leaf: { tones: ['#b4cc70', '#639a62', '#33706c', '#27507a'], cuts: [0.6, 0.38, 0.18], grain: 0.16 },
  stem: { tones: ['#8a6458', '#564a70'], cuts: [0.4] },
  pot: { tones: ['#f09a68', '#bc6450', '#7c466c'], cuts: [0.5, 0.26], grain: 0.05 },
  flower: { tones: ['#ff6a50', '#d03a48', '#82306a'], cuts: [0.55, 0.28], grain: 0.1 },
}
const STEPS = 22
const step = (i: number): [x: number, y: number, z: number] => [0.2 + i * 0.1, i * 0.16, -6.4 - i * 0.56]

function place(): Mesh {
  const m = Mesh.create(),
    r = random(8)
  m.terrain(() => 0, -4.4, 9, -13, -2.2, 40, 40, 'paving')
  // the stair, its cheeks, and the landing before the gable
  for (let i = 0; i < STEPS; i++) {
    const [x, y, z] = step(i)
    m.box(x, -1, z, 3.4, 1 + y + 0.16, 0.57, 'riser', 'paving')
    m.box(x - 1.86, -1, z, 0.34, 1.72 + y, 0.57, 'white')
    m.box(x + 1.86, -1, z, 0.34, 1.72 + y, 0.57, 'white')
  }
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
  // bougainvillea over the left wall
  for (let i = 0; i < 1500; i++) {
    const t = r(),
      fall = r() ** 1.4
    m.blob(-4.5 + r.range(-0.5, 0.7) * (1 - fall * 0.5), 6.8 - fall * 4.4 * (0.5 + 0.5 * Math.sin(t * 9 + 1) ** 2), -7 - t * 6.4, r.range(0.06, 0.17), r() < 0.7 ? 'bract' : 'leaf', 0.85, 0.24, i, 6) // prettier-ignore
  }
  for (const [x, z, k] of [
    [2.6, -6.9, 1.1],
    [-2.6, -7.8, 1.2],
    [-3, -9.2, 0.9],
    [4.4, -9.6, 1],
    [tx + 3, tz - 1, 1],
  ] as const) {
    // prettier-ignore
    const y = z < -17 ? ty : 0
    m.revolve(x, z, [[0.2 * k, y], [0.3 * k, y + 0.46 * k], [0.34 * k, y + 0.46 * k], [0.34 * k, y + 0.54 * k]], 'pot', 18) // prettier-ignore
    for (let i = 0; i < 46; i++) m.blob(x + r.range(-0.34, 0.34) * k, y + (0.56 + r() * 0.5) * k, z + r.range(-0.3, 0.3) * k, r.range(0.06, 0.13) * k, i % 3 ? 'leaf' : 'flower', 0.9, 0.22, i, 6) // prettier-ignore
  }
  return m
}
/** The cat, loafing on the cheek of the stair with one paw over the edge; 1 unit = 1 m, lit from the left. */
const CAT = `<path d="M-.3,0 C-.36,-.12 -.3,-.26 -.14,-.28 C.02,-.32 .2,-.3 .3,-.2 C.38,-.12 .36,-.02 .32,0Z" fill="#f2a45c"/><path d="M.04,-.3 C.2,-.3 .3,-.22 .32,-.14 C.37,-.08 .35,-.02 .32,0 L.02,0 C.14,-.08 .14,-.2 .04,-.3Z" fill="#b9663f"/><path d="M-.34,-.2 C-.4,-.3 -.36,-.4 -.34,-.46 L-.27,-.4 L-.16,-.4 L-.09,-.46 C-.06,-.38 -.06,-.28 -.12,-.2 C-.18,-.14 -.28,-.14 -.34,-.2Z" fill="#f7b470"/><path d="M-.16,-.4 L-.09,-.46 C-.06,-.38 -.06,-.28 -.12,-.2 C-.15,-.17 -.18,-.16 -.2,-.16 C-.14,-.24 -.13,-.34 -.16,-.4Z" fill="#c9753f"/><path d="M-.3,-.3 q.03,-.03 .06,0 q-.03,.02 -.06,0Z M-.18,-.3 q.03,-.03 .06,0 q-.03,.02 -.06,0Z M-.225,-.255 h.03 l-.015,.02Z" fill="#3f3150"/><path d="M-.26,-.06 C-.26,.06 -.24,.16 -.2,.16 C-.16,.16 -.16,.06 -.18,-.06Z" fill="#f7b470"/><path d="M.3,-.06 C.42,-.02 .44,.14 .4,.26 C.38,.3 .33,.28 .34,.24 C.37,.14 .34,.06 .24,.02Z" fill="#b9663f"/><path d="M-.04,-.29 l.02,.1 M.06,-.3 l.03,.12 M.16,-.28 l.04,.1" stroke="#a85a38" stroke-width=".028" stroke-linecap="round"/><path d="M-.27,-.41 l.03,.05 M-.215,-.41 v.06 M-.16,-.41 l-.03,.05" stroke="#b9663f" stroke-width=".016"/>`
function life(): string {
  const at = (p: Vec3, body: string, size = 1) => {
    const q = cam.project(p)
    return `<g transform="translate(${q.x.toFixed(1)},${q.y.toFixed(1)}) scale(${(q.k * size).toFixed(1)})">${body}</g>`
  }
  const [x, y, z] = step(9),
    [cx, cy, cz] = step(4)
  const walker = onlooker({ coat: ['#f6b93c', '#fff0a8', '#c07a4a'], legs: ['#b98a78', '#f2c8a0'], hair: '#4a2f44', skin: ['#c98a6c', '#ffd0a4'], long: true, hat: ['#e8cf9c', '#fffbe6'] }) // prettier-ignore
  const q = cam.project([x, y + 0.16, z])
  const shade = `<path d="M${q.x},${q.y} l${0.9 * q.k},${-0.12 * q.k} l${0.5 * q.k},${0.06 * q.k} l${-1.3 * q.k},${0.14 * q.k}Z" fill="#7484be" fill-opacity=".7"/>`
  return shade + at([x, y + 0.16, z], walker) + at([cx + 1.86, cy + 0.72, cz + 0.2], CAT, 1.1)
}
function draw(plate: Plate): void {
  sky(plate, [[0, '#125a9c'], [220, '#2278b4'], [430, '#57a8cc'], [600, '#a9d8d8'], [HORIZON, '#f3ecd0']], { steps: 15 }) // prettier-ignore
  streaks(plate, { y0: 200, y1: 700, cover: 0.38, body: '#d6e8e6', lip: '#fffbee', seed: 51, scale: 1.5, slant: -0.04, opacity: 0.85, lightBelow: false }) // prettier-ignore
  const isle = (x0: number, x1: number, h: number, seed: number) => {
    let d = `M${x0},${HORIZON + 3}`
    for (let i = 0; i <= 50; i++) {
      const t = i / 50
      d += `L${(x0 + (x1 - x0) * t).toFixed(1)},${(HORIZON + 2 - h * Math.sin(Math.PI * t) ** 0.6 * (0.5 + 0.8 * fbm(t * 4, seed, 4, seed))).toFixed(1)}`
    }
    return `${d}L${x1},${HORIZON + 3}Z`
  }
  plate.svg(`<path d="${isle(240, 760, 62, 4)}" fill="#8fb4c8"/><path d="${isle(420, 640, 26, 9)}" fill="#6a97b8"/>`) // prettier-ignore
  mist(plate, '#f6f0d8', 730, 800, 0.4, 5, 1.5)
  sea(plate, { top: HORIZON, horizon: HORIZON - 4, far: '#8fcdd2', near: '#1a6cb0', dark: '#155a9c', light: '#d3f0ea', reflect: 0.2, seed: 14, ripple: 0.6, waves: 3.2 }) // prettier-ignore
  const air = rgb('#cfe0ea')
  pullSolid(plate, place(), cam, {
    sun: NOON,
    materials,
    sky: 0.34,
    bounce: 0.22,
    contact: 6,
    shadows: [
      { centre: [1, 3, -12], radius: 9 },
      { centre: [2, 4, -18], radius: 22 },
    ],
    air: (_p, d) => ({ amount: d > 24 ? 0.1 : 0, ink: air }),
  })
  mendEdge(plate, 7)
  plate.svg(life())
  const g = (x: number, y: number, s: number, beat: number, tilt: number) => gull(x, y, s, beat, tilt, '#fffdf0', '#a9b6d8', '#2f4a80') // prettier-ignore
  plate.svg(g(640, 300, 120, 0.7, -12) + g(540, 404, 74, 0.2, 8) + g(700, 150, 64, 0.8, -6))
}
export const views: View[] = [{ name: 'santorini-greece-2', focusX: 930, draw }]
