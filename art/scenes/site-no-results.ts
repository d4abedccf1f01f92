/** Nothing found: an empty country platform at night, one lamp, a bench, a suitcase and the station cat. */
import { Camera } from '../kit/camera.ts'
import { starrySky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/trees.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { limb } from '../models/pine.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

const EYE: Vec3 = [-0.6, 2.5, 0]
const HORIZON = 540
const cam = new Camera(EYE, 0.1, 1.02, HORIZON, 800)
const LAMP: Vec3 = [4.1, 4.15, -16.2]
const EDGE = 1.1

/** Moonlight is much weaker than sunlight. */
const MOONLESS = 0.78
const CASE = { x: 4.75, z: -13.9, turn: 0.3 }
const BENCH = { x: 2.75, z: -14.6, turn: 0.16 }
/** Boxes that keep the lamp's light off the paving: the case, the seat and the back of the bench. */
const shades: { at: typeof CASE; from: Vec3; to: Vec3 }[] = [
  { at: CASE, from: [-0.37, 0, -0.12], to: [0.37, 0.52, 0.12] },
  { at: BENCH, from: [-1.15, 0.44, -0.24], to: [1.15, 0.49, 0.2] },
  { at: BENCH, from: [-1.15, 0.6, -0.4], to: [1.15, 1, -0.3] },
]
const isShaded = (p: Vec3): boolean =>
  shades.some(({ at, from, to }) => {
    const [c, s] = [Math.cos(at.turn), Math.sin(at.turn)]
    const local = ([x, y, z]: Vec3): Vec3 => [
      (x - at.x) * c - (z - at.z) * s,
      y,
      (x - at.x) * s + (z - at.z) * c,
    ]
    const [a, b] = [local(p), local(LAMP)]
    let [near, far] = [0, 1]
    for (let i = 0; i < 3; i++) {
      const d = b[i]! - a[i]! || 1e-9
      const [t, u] = [(from[i]! - a[i]!) / d, (to[i]! - a[i]!) / d]
      near = Math.max(near, Math.min(t, u))
      far = Math.min(far, Math.max(t, u))
    }
    return near < far
  })
/** The lamp's warm light, which fades over about ten metres. */
const lamplight = (p: Vec3, n: Vec3, light: number): number => {
  const [dx, dy, dz] = [LAMP[0] - p[0], LAMP[1] - p[1], LAMP[2] - p[2]],
    l = Math.hypot(dx, dy, dz)
  const facing = Math.max(0, (n[0] * dx + n[1] * dy + n[2] * dz) / l) * smoothstep(4.7, 4.2, p[1])
  return (0.95 * facing) / (1 + (l / 5.4) ** 3) - MOONLESS * light
}
/** Outside the lamp's reach. */
const starlight = (_p: Vec3, _n: Vec3, light: number): number => -0.66 * light
const night = (warm: string, half: string, cool: string, deep: string): Material => ({
  tones: [warm, half, cool, deep],
  cuts: [0.56, 0.36, 0.17],
  grain: 0.006,
  detail: lamplight,
})
const mod = (v: number, n: number) => ((v % n) + n) % n
const materials: Record<string, Material> = {
  paving: {
    tones: ['#ffdc96', '#d99a78', '#7d6490', '#474786', '#323872', '#262d62'],
    cuts: [0.72, 0.54, 0.42, 0.33, 0.255],
    grain: 0.008,
    detail: (p, n, light) => (isShaded(p) ? -MOONLESS * light - 0.05 : lamplight(p, n, light)) - (mod(p[2], 1.6) < 0.05 || mod(p[0] + (Math.floor(p[2] / 1.6) % 2) * 0.6, 1.2) < 0.035 ? 0.09 : 0), // prettier-ignore
  },
  kerb: { tones: ['#fff0c4', '#e7b48c', '#8f7aa4', '#5a5a96'], cuts: [0.6, 0.42, 0.27], grain: 0.008, detail: lamplight }, // prettier-ignore
  iron: night('#ffd488', '#4a6a80', '#232c5c', '#161b44'),
  wood: night('#ffc27a', '#b0604c', '#4a3560', '#2a2650'),
  wall: night('#f4c890', '#a3788a', '#4f4b86', '#343871'),
  roof: night('#c98a6c', '#6a4a6c', '#2b2f62', '#1c2150'),
  ballast: { tones: ['#8d7898', '#4d4a80', '#30346a', '#21275a'], cuts: [0.44, 0.3, 0.2], grain: 0.03, detail: starlight }, // prettier-ignore
  sleeper: { tones: ['#5f4a6c', '#2c2c5c', '#1d2150'], cuts: [0.4, 0.24], grain: 0.1, detail: lamplight },
  rail: { tones: ['#ffdca0', '#b9c2e6', '#6f7cb8'], cuts: [0.5, 0.24], detail: lamplight },
  field: {
    tones: ['#6f739c', '#434c80', '#2b366e', '#1c2558'],
    cuts: [0.46, 0.35, 0.26],
    grain: 0.03,
    detail: starlight,
  },
  tree: {
    tones: ['#43548a', '#2b386e', '#1c2556', '#141b46'],
    cuts: [0.5, 0.34, 0.16],
    grain: 0.04,
    detail: starlight,
  },
  trunk: { tones: ['#2b2f62', '#1c2150'] },
  bag: night('#ff9a5c', '#b04a48', '#6a2f56', '#44264f'),
  strap: night('#ffe6b0', '#d99a78', '#7d5a80', '#4a3f70'),
  glow: { tones: ['#fff3c8'], glow: true },
  pane: { tones: ['#2a3a74'] },
  signal: { tones: ['#ff6a4a'], glow: true },
}

function lampPost(m: Mesh): void {
  const q = m.at(LAMP[0], 0, LAMP[2])
  q.revolve(0, 0, [[0.22, 0], [0.22, 0.1], [0.14, 0.2], [0.12, 0.75], [0.07, 0.95], [0.055, 3.6], [0.09, 3.66], [0.06, 3.75]], 'iron', 14) // prettier-ignore
  q.box(0, 3.15, 0, 0.9, 0.05, 0.05, 'iron')
  q.revolve(0, 0, [[0.12, 3.75], [0.24, 3.9], [0.24, 4.2], [0.16, 4.36], [0, 4.4]], 'glow', 18) // prettier-ignore
  q.revolve(0, 0, [[0.5, 4.26], [0.3, 4.46], [0.1, 4.56], [0, 4.75]], 'iron', 18) // prettier-ignore
}
function bench(m: Mesh, { x, z, turn }: typeof BENCH): void {
  const q = m.at(x, 0, z, turn)
  for (let i = 0; i < 3; i++) q.box(0, 0.44, 0.14 - i * 0.16, 2.3, 0.05, 0.12, 'wood')
  for (let i = 0; i < 3; i++) q.box(0, 0.6 + i * 0.15, -0.32 - i * 0.03, 2.3, 0.1, 0.05, 'wood')
  for (const s of [-1, 1]) {
    q.box(s * 0.98, 0, 0.16, 0.07, 0.62, 0.07, 'iron')
    q.box(s * 0.98, 0, -0.34, 0.07, 1, 0.07, 'iron')
    q.box(s * 0.98, 0.6, -0.08, 0.09, 0.05, 0.56, 'iron')
  }
}
function suitcase(m: Mesh, { x, z, turn }: typeof CASE): void {
  const q = m.at(x, 0, z, turn)
  q.box(0, 0, 0, 0.74, 0.52, 0.24, 'bag')
  for (const s of [-0.2, 0.2]) q.box(s, -0.002, 0, 0.06, 0.526, 0.25, 'strap')
  q.box(0, 0.58, 0, 0.2, 0.035, 0.05, 'strap')
  for (const s of [-0.09, 0.09]) q.box(s, 0.52, 0, 0.03, 0.07, 0.05, 'strap')
}
/** The station house on the right, with its eaves and a door. */
function station(m: Mesh): void {
  m.box(10.4, 0, -26, 5.4, 4.4, 26, 'wall')
  m.at(10.4, 4.4, -26, Math.PI / 2).gable(0, 0, 0, 27, 2.4, 7, 'roof')
  for (let i = 0; i < 4; i++) {
    const z = -17 - i * 6.2
    m.box(7.66, 0.9 + 0.1, z, 0.08, 1.9, 1.3, 'pane')
    m.box(7.6, 0.9, z, 0.2, 0.12, 1.7, 'strap')
    m.box(7.6, 2.9, z, 0.2, 0.14, 1.7, 'strap')
  }
  // door, step and a clock on a bracket
  m.box(7.66, 0, -14.2, 0.1, 2.5, 1.3, 'pane')
  m.box(7.6, 2.5, -14.2, 0.2, 0.14, 1.7, 'strap')
  m.box(7.3, 0, -14.2, 0.8, 0.14, 1.9, 'strap')
}
function line(m: Mesh): void {
  m.box(-3.6, -1.6, -70, 7.4, 0.6, 140, 'ballast')
  for (let i = 0; i < 150; i++) m.box(-1.7, -1.02, -2 - i * 0.72, 2.6, 0.12, 0.26, 'sleeper')
  for (const x of [-2.45, -0.95])
    for (let i = 0; i < 40; i++) m.box(x, -0.9, -2 - i * 3.4, 0.09, 0.14, 3.4, 'rail')
  m.box(-8.2, 0, -74, 0.2, 5.6, 0.2, 'iron')
  m.box(-7.9, 4.6, -74, 0.9, 1.5, 0.3, 'iron')
  m.revolve(-7.9, -73.7, [[0.01, 5], [0.3, 5.3], [0.01, 5.6]], 'signal', 12) // prettier-ignore
}
/** Poles along the line, their wires hung in shallow curves. */
function telegraph(m: Mesh): void {
  for (let i = 0; i < 7; i++) {
    const z = -11 - i * 17
    m.box(-6.4, -1.6, z, 0.16, 8.2, 0.16, 'iron')
    for (const y of [5.4, 6.1]) m.box(-6.4, y, z, 1.5, 0.1, 0.1, 'iron')
    for (const [dx, y] of [
      [-0.65, 5.5],
      [0.65, 5.5],
      [-0.65, 6.2],
      [0.65, 6.2],
    ] as const)
      // prettier-ignore
      for (let k = 0; k < 10; k++) {
        const at = (t: number): Vec3 => [-6.4 + dx, y - 3 * t * (1 - t), z - 17 * t]
        limb(m, at(k / 10), at((k + 1) / 10), 0.022, 0.022, 'roof')
      }
  }
  for (let i = 0; i < 40; i++) {
    m.box(-4.7, -1.6, -4 - i * 1.9, 0.12, 1.2, 0.12, 'wood')
    for (const y of [-1, -0.62]) m.box(-4.7, y, -4.95 - i * 1.9, 0.05, 0.14, 1.9, 'wood')
  }
}
/** The station cat, sitting with its back to the trains; 1 unit = 1 m, lit from the right. */
const CAT = `<path d="M-.12,0 C-.2,-.08 -.19,-.24 -.08,-.32 L-.1,-.46 L-.045,-.41 L.03,-.41 L.08,-.47 L.085,-.34 C.15,-.24 .18,-.08 .12,0Z" fill="#171a40"/><path d="M.08,-.47 L.085,-.34 C.15,-.24 .18,-.08 .12,0 L.07,0 C.12,-.1 .11,-.24 .05,-.33 L.05,-.42Z" fill="#ffc27a"/><path d="M-.1,-.02 C-.22,.02 -.3,-.04 -.34,-.02 C-.36,.03 -.24,.07 -.08,.03Z" fill="#171a40"/>`

function draw(plate: Plate): void {
  starrySky(plate, [[0, '#0f1540'], [180, '#1f2c6c'], [340, '#44509a'], [450, '#8a7aa8'], [545, '#d79a98']], 7) // prettier-ignore
  const r = random(7)
  const far = Mesh.create()
  far.terrain((x, z) => -3 + (26 + 60 * fbm(x / 160, 2, 4, 5)) * smoothstep(-420, -640, z), -700, 760, -700, -400, 160, 14, 'field') // prettier-ignore
  const haze = rgb('#6f6aa6')
  pullSolid(plate, far, cam, { sun: [-0.6, 0.5, 0.4], materials, air: () => ({ amount: 0.4, ink: haze }) })

  const m = Mesh.create()
  m.terrain(
    (x, z) => -1.6 + 0.5 * fbm(x / 14, z / 14, 3, 3) * smoothstep(4, 9, Math.abs(x + 1.7)),
    -240,
    200,
    -430,
    -3,
    110,
    140,
    'field',
  )
  for (let i = 0; i < 90; i++) tree(m, i, r.range(-150, -13), -1.6, -40 - r() * 170, r.range(5, 10))
  telegraph(m)
  line(m)
  m.box(EDGE + 9, -1.6, -44, 18, 1.6, 84, 'paving')
  m.box(EDGE + 0.25, -0.02, -44, 0.5, 0.05, 84, 'kerb')
  station(m)
  lampPost(m)
  bench(m, BENCH)
  suitcase(m, CASE)
  const air = rgb('#54559a')
  pullSolid(plate, m, cam, {
    sun: [-0.55, 0.62, 0.4],
    materials,
    sky: 0.26,
    bounce: 0.06,
    contact: 3,
    air: (_p, d) => ({ amount: 0.55 * smoothstep(30, 190, d), ink: air }),
    airSteps: 10,
  })
  const at = cam.project(LAMP),
    halo = rgb('#ffdf96')
  plate.field(
    (x, y) => {
      const q = Math.hypot(x - at.x, y - at.y) / 190
      return q < 1 ? [halo, 0.5 * (1 - q) ** 2] : null
    },
    { stipple: 0.06, seed: 3 },
  )
  const cat = cam.project([2.15, 0.49, -14.45])
  plate.svg(`<g transform="translate(${cat.x.toFixed(1)},${cat.y.toFixed(1)}) scale(${cat.k.toFixed(1)})">${CAT}</g>`) // prettier-ignore
}
export const views: View[] = [{ name: 'site-no-results', focusX: 960, draw }]
