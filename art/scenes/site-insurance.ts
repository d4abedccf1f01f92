/** Cover for the road: a lighthouse on its rock while the storm draws off, a fishing boat coming home under it. */
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { gull } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import { rectOutline } from '../kit/outline.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { trawler } from '../kit/trawler.ts'
import type { Vec3 } from '../kit/vec.ts'

const HORIZON = 540
const cam = new Camera([0, 8, 0], 0, 1.52, HORIZON, 770)
const SUN: Vec3 = [-0.82, 0.42, 0.3]
const ROCK = { x: 27, z: -176 }
const materials: Record<string, Material> = {
  rock: { tones: ['#f5d6a4', '#a98674', '#66646f', '#385064', '#1d3c52'], cuts: [0.6, 0.44, 0.3, 0.17], grain: 0.14 }, // prettier-ignore
  grass: { tones: ['#d9d08a', '#8fa870', '#4f7c6c', '#2d5a62'], cuts: [0.66, 0.48, 0.28], grain: 0.14 },
  white: { tones: ['#fff8e2', '#ecdcc2', '#9fb0b2', '#667a8a'], cuts: [0.55, 0.3, 0.13], grain: 0.06 },
  red: { tones: ['#f0694a', '#c8443c', '#7c3548', '#54304c'], cuts: [0.55, 0.3, 0.13], grain: 0.06 },
  slate: { tones: ['#8fb0b0', '#4f7886', '#2d4f64'], cuts: [0.5, 0.26], grain: 0.06 },
  iron: { tones: ['#5f7f88', '#2d4f64', '#1c3a50'], cuts: [0.5, 0.25] },
  lamp: { tones: ['#fff0b0'], glow: true },
  dark: { tones: ['#2d4f64'] },
  path: { tones: ['#fff0cc', '#c9b49c', '#7f8890'], cuts: [0.5, 0.28] },
  hull: { tones: ['#4fb0a8', '#1f7078', '#174a5c'], cuts: [0.45, 0.2] },
  boot: { tones: ['#d9603f', '#8f4450'], cuts: [0.4] },
  deck: { tones: ['#f7d9b0', '#b59a90'], cuts: [0.35] },
  glass: { tones: ['#2d4f64'] },
  cloth1: { tones: ['#ffb53c', '#c07a32'], cuts: [0.3] },
  skin: { tones: ['#d99a70', '#7e5650'], cuts: [0.3] },
}

/** Height of the rock, in metres over the sea. */
const rock = (x: number, z: number): number => {
  const [dx, dz] = [x - ROCK.x, z - ROCK.z]
  const wob = 1 + 0.34 * (fbm(dx / 22 + 5, dz / 22, 4, 3) - 0.5)
  const q = Math.hypot(dx / 38, dz / 21) / wob
  const cliff = 8.4 * smoothstep(1.02, 0.62, q) + 1.4 * smoothstep(0.6, 0.1, q)
  const stack = 6 * smoothstep(1, 0.5, Math.hypot((dx + 47) / 8, (dz - 4) / 7))
  const crags = (ridged(dx / 11, dz / 11, 5, 6) - 0.35) * 6.5
  const edge = smoothstep(1.2, 0.8, q) * smoothstep(0.42, 0.66, q)
  return -2.4 + cliff + stack + crags * Math.max(edge, stack / 9)
}
function lighthouse(m: Mesh): void {
  m.revolve(0, 0, [[3.6, 0], [3.6, 0.8], [3, 0.9], [2.6, 5]], 'white', 28) // prettier-ignore
  m.revolve(0, 0, [[2.6, 5], [2.25, 9.4]], 'red', 28) // prettier-ignore
  m.revolve(0, 0, [[2.25, 9.4], [1.95, 14], [2.1, 14.3], [2.9, 14.9], [2.9, 15.2], [1.5, 15.2]], 'white', 28) // prettier-ignore
  m.revolve(0, 0, [[1.5, 15.2], [1.5, 15.9]], 'red', 20) // prettier-ignore
  m.revolve(0, 0, [[1.35, 15.9], [1.35, 18]], 'lamp', 20) // prettier-ignore
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2
    m.box(Math.sin(a) * 1.42, 15.9, Math.cos(a) * 1.42, 0.14, 2.1, 0.14, 'iron')
    for (const b of [a, a + Math.PI / 8])
      m.box(Math.sin(b) * 2.8, 15.2, Math.cos(b) * 2.8, 0.09, 1, 0.09, 'iron')
  }
  m.revolve(0, 0, [[2.84, 16.1], [2.84, 16.24]], 'iron', 28) // prettier-ignore
  m.revolve(0, 0, [[1.85, 18], [1.6, 18.3], [0.5, 19.6], [0.3, 19.7], [0.3, 20.2], [0, 20.5]], 'red', 24) // prettier-ignore
  for (const [y, a] of [[3.2, 0.1], [7.4, 0.3], [11.6, 0.1]] as const) // prettier-ignore
    m.at(0, 0, 0, a).decal(rectOutline(0.7, 1.2), [0, y, 2.75 - y * 0.055], [1, 0, 0], [0, 1, 0], 'dark', 0.12) // prettier-ignore
}
function station(m: Mesh): void {
  const y = (dx: number, dz: number) => rock(ROCK.x + dx, ROCK.z + dz)
  lighthouse(m.at(ROCK.x, y(0, 0) - 0.4, ROCK.z))
  const h = m.at(ROCK.x + 12.5, y(12, 3) - 0.5, ROCK.z + 3, -0.2)
  h.box(0, 0, 0, 11, 3.8, 6, 'white')
  h.gable(0, 3.8, 0, 11.8, 2.8, 7, 'slate', 'white')
  for (const x of [-4, 4.2]) h.box(x, 5.2, 0, 1, 2.4, 1, 'white')
  for (const x of [-3.6, 1, 3.4])
    h.decal(rectOutline(1.1, 1.3), [x, 2.1, 3], [1, 0, 0], [0, 1, 0], x === 1 ? 'lamp' : 'dark', 0.06)
  h.decal(rectOutline(1.1, 2.3), [-1.2, 1.15, 3], [1, 0, 0], [0, 1, 0], 'red', 0.06)
  for (let i = 0; i < 30; i++) {
    const t = i / 29,
      dx = -3 - 24 * t,
      dz = 4 + 9 * Math.sin(t * 2.2)
    m.box(ROCK.x + dx, y(dx, dz) - 0.1, ROCK.z + dz, 0.9, 0.24, 1.5, 'path')
    if (i % 3 === 0) m.box(ROCK.x + dx, y(dx, dz), ROCK.z + dz + 0.9, 0.12, 1.1, 0.12, 'white')
  }
}
/** Foam along the foot of what the depth buffer holds. */
function surf(plate: Plate, depth: Float32Array, from = 760): string {
  const r = random(21)
  let out = ''
  for (let x = 0; x < 1600; x += 5) {
    for (let y = from - 1; y > HORIZON; y--) {
      if (!depth[Math.round(y * plate.ss) * plate.w + Math.round(x * plate.ss)]) continue
      const n = fbm(x / 40, 1, 3, 8)
      out += `<ellipse cx="${x}" cy="${y + r.range(-1, 4)}" rx="${(6 + 20 * n * r()).toFixed(1)}" ry="${(1.5 + 7 * n * r()).toFixed(1)}" fill="${r() < 0.7 ? '#fff8e6' : '#cfe3dc'}"/>`
      break
    }
  }
  return out
}
/** Water thrown up at (x,y), `high` pixels: drops in a fan, thick at the foot. */
function spray(x: number, y: number, high: number, seed: number): string {
  const r = random(seed)
  return Array.from({ length: 420 }, () => {
    const a = r.range(-1, 1),
      t = r() ** 1.7
    const size = (1 - t) * 7 + 1.2
    return `<circle cx="${(x + a * high * (0.35 + 0.45 * t)).toFixed(1)}" cy="${(y - high * t * (1 - 0.6 * a * a)).toFixed(1)}" r="${(size * r.range(0.4, 1)).toFixed(1)}" fill="${r() < 0.75 ? '#fffbea' : '#c3dcd4'}"/>`
  }).join('')
}
function shafts(plate: Plate): void {
  const shaft = (x0: number, x1: number, b0: number, b1: number) => `<path d="M${x0},60 L${x1},60 L${b1},${HORIZON} L${b0},${HORIZON}Z" fill="url(#r)"/>` // prettier-ignore
  plate.svg(
    `<defs><linearGradient id="r" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff3cc" stop-opacity="0"/><stop offset=".3" stop-color="#fff3cc" stop-opacity=".7"/><stop offset="1" stop-color="#fff3cc" stop-opacity=".1"/></linearGradient></defs>${shaft(120, 210, 330, 560)}${shaft(236, 262, 600, 680)}${shaft(30, 84, 120, 262)}${shaft(290, 318, 730, 820)}`,
    { stipple: 0.75, opacity: 0.5 },
  )
}
function draw(plate: Plate): void {
  sky(plate, [[0, '#1f4858'], [140, '#3d6c78'], [290, '#7ba49e'], [430, '#d6dbb6'], [540, '#fbebba']], { steps: 15 }) // prettier-ignore
  cumulus(plate, 4, 1270, 500, 1250, 500, ['#9fb0a0', '#6a8c8f', '#446e7c', '#2a5064'], -0.8)
  cumulus(plate, 9, 1540, 545, 820, 330, ['#6f9292', '#4a727e', '#2d5468'], -0.8)
  plate.svg('<path d="M1010,430 L1640,380 L1640,540 L900,540Z" fill="#2d5468"/><path d="M1060,420 l-90,122 h60 l80,-122Z M1200,420 l-90,122 h90 l70,-122Z M1420,420 l-80,122 h70 l80,-122Z" fill="#6a9094"/>', { stipple: 0.7, opacity: 0.42 }) // prettier-ignore
  shafts(plate)
  streaks(plate, { y0: -60, y1: 270, cover: 0.5, body: '#4f7f84', lip: '#f3ecc4', seed: 33, scale: 1.5, slant: -0.05, opacity: 0.85 }) // prettier-ignore
  streaks(plate, { y0: 240, y1: 520, cover: 0.4, body: '#a9bfae', lip: '#fff3d0', seed: 19, scale: 1.2, slant: -0.03, opacity: 0.8 }) // prettier-ignore
  mist(plate, '#f6e7bd', 470, 560, 0.5, 6, 1.5)
  sea(plate, {
    top: HORIZON,
    horizon: HORIZON - 4,
    far: '#b9c9ac',
    near: '#12464f',
    dark: '#0f3b48',
    light: '#dff0d4',
    reflect: 0.42,
    path: { x: 360, ink: '#fff3cc', far: 90, near: 150, strength: 0.7 },
    seed: 31,
    ripple: 1.2,
    waves: 1.7,
  })
  const m = Mesh.create()
  m.terrain(rock, ROCK.x - 62, ROCK.x + 56, ROCK.z - 34, ROCK.z + 34, 230, 110, 'rock')
  station(m)
  const air = rgb('#c6d2b4')
  const d = pullSolid(plate, m, cam, {
    sun: SUN,
    materials: {
      ...materials,
      rock: {
        ...materials.rock!,
        detail: (p, n) => (n[1] > 0.86 && p[1] > 4.6 ? (n[1] > 0.95 ? '#a3b077' : '#7d9a70') : undefined),
      },
    },
    sky: 0.32,
    bounce: 0.16,
    contact: 5,
    clipBelow: 0,
    shadows: [{ centre: [ROCK.x, 8, ROCK.z], radius: 60 }],
    air: (p) => ({ amount: 0.08 + 0.16 * smoothstep(3, 0, p[1]), ink: air }),
    airSteps: 9,
  })
  reflectObject(plate, d, () => cam.project([0, 0, ROCK.z + 20]).y - 2, '#2d5a62', 0.5, HORIZON - 4)
  plate.svg(surf(plate, d), { stipple: 0.25 })
  plate.svg(spray(690, 648, 92, 5), { stipple: 0.2 })
  const boat = Mesh.create()
  trawler(boat.at(-11, 0, -92, 0.42))
  const b = pullSolid(plate, boat, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.2,
    contact: 4,
    clipBelow: 0,
    shadows: [{ centre: [-11, 2, -92], radius: 9 }],
    shadowSize: 2048,
  })
  const line = cam.project([-11, 0, -92])
  reflectObject(plate, b, () => line.y + 2, '#174a5c', 0.7, HORIZON - 4)
  plate.svg(
    `<g fill="#fff8e6"><path d="M${line.x - 158},${line.y + 10} q40,-14 92,-6 q90,10 150,2 q-60,14 -130,12 q-60,4 -112,-8Z" fill-opacity=".9"/><path d="M${line.x + 70},${line.y - 2} q90,-10 190,2 q60,4 110,-2 q-70,14 -160,10 q-80,0 -140,-10Z" fill-opacity=".6"/></g>`,
    { stipple: 0.3 },
  )
  nearRocks(plate)
  const g = (x: number, y: number, s: number, beat: number, tilt: number) => gull(x, y, s, beat, tilt, '#fffbea', '#9fb4b4', '#2d4f64') // prettier-ignore
  plate.svg(g(838, 420, 96, 0.6, -12) + g(740, 356, 64, 0.2, 8) + g(1330, 380, 76, 0.8, -6) + g(240, 470, 104, 0.5, -14)) // prettier-ignore
}
/** The shore we stand on: dark rocks in the corner, wet at the foot. */
function nearRocks(plate: Plate): void {
  const m = Mesh.create()
  m.terrain(
    (x, z) => -1.7 + 4.6 * smoothstep(0.5, 9, x + 0.35 * (z + 24)) * (0.5 + ridged(x / 5 + 3, z / 5, 5, 9)),
    0, 26, -34, -13, 150, 110, 'shore') // prettier-ignore
  const d = pullSolid(plate, m, cam, {
    sun: SUN,
    materials: { shore: { tones: ['#c9a888', '#6f6a70', '#35495c', '#1c3448', '#122839'], cuts: [0.72, 0.54, 0.36, 0.2], grain: 0.16 } }, // prettier-ignore
    sky: 0.28,
    contact: 6,
    clipBelow: 0,
    shadows: [{ centre: [12, 1, -24], radius: 18 }],
  })
  plate.svg(surf(plate, d, 1000), { stipple: 0.25 })
}
export const views: View[] = [{ name: 'site-insurance', focusX: 940, draw }]
