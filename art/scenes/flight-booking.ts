/** Flight booking: from the window seat, the wing over a sea of cloud, snow peaks where it ends. */
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, hash, ridged } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { sectionAt, wing } from '../kit/wing.ts'

const HORIZON = 470
const SUN: Vec3 = [-0.78, 0.36, 0.34]
/** Height of the eye over the mean top of the cloud, metres. */
const ALOFT = 430

/** Seams of slats, spoilers, flaps and aileron, in shares of the chord. */
const seams = (p: Vec3): string | undefined => {
  const out = -p[2]
  const s = sectionAt(Math.min(14.5, Math.max(0.7, out)))
  const c = (s.lead - p[0]) / (s.lead - s.trail)
  const w = 0.028 / (s.lead - s.trail)
  const near = (v: number, at: number, width: number) => Math.abs(v - at) < width
  if (c < 0.14) return c > 0.14 - w ? '#46538c' : '#fff2d8'
  if (near(c, 0.66, w) || (c > 0.66 && [2.2, 5.6, 8.2, 11.4].some((at) => near(out, at, 0.035))))
    return '#46538c'
  if (near(c, 0.84, w) && out < 11.4) return '#46538c'
  if (c < 0.66 && [3.6, 7, 10.2, 12.9].some((at) => near(out, at, 0.022))) return '#737eb0'
  // the low sun lies on the outer wing; the cabin shades the root
  if (out > 8.2 + 6.4 * c) return '#d6c6d2'
  return out < 4.4 - 2.4 * c ? '#55629d' : undefined
}
const materials: Record<string, Material> = {
  cloud: {
    tones: ['#fff4dc', '#ffe3c0', '#f5c3ae', '#cfa5bb', '#9c93bd', '#7284b4'],
    cuts: [0.74, 0.6, 0.47, 0.35, 0.22],
    grain: 0.07,
  },
  snow: {
    tones: ['#fff3dd', '#f9d5bc', '#b9a6c6', '#7f8dbd', '#5d74ab'],
    cuts: [0.52, 0.38, 0.24, 0.12],
    grain: 0.08,
    detail: (_, n) => (n[1] < 0.42 ? -0.3 : 0),
  },
  skin: {
    tones: ['#d9cfd6', '#7f88b8', '#5e6ba2', '#43508a'],
    cuts: [0.72, 0.46, 0.26],
    grain: 0.03,
    detail: seams,
  },
  belly: { tones: ['#8890b8', '#4d5b90', '#323f74'], cuts: [0.5, 0.24], grain: 0.04 },
  tip: { tones: ['#f6a04a', '#d9642f', '#a5443a', '#6d3350'], cuts: [0.5, 0.3, 0.16], grain: 0.03 },
  fairing: { tones: ['#c5bed2', '#7c86b6', '#4d5b95', '#323f78'], cuts: [0.56, 0.36, 0.2], grain: 0.03 },
}
function peaks(plate: Plate, cam: Camera): void {
  const m = Mesh.create()
  const tops: [number, number, number, number][] = [
    [-6700, -27000, 3000, 3000],
    [-14200, -29500, 2300, 3200],
    [-11300, -28500, 1500, 2600],
    [1500, -29500, 2250, 2600],
    [6400, -30500, 1650, 2800],
    [12400, -29000, 2500, 3200],
  ]
  const h = (x: number, z: number): number => {
    const wx = x + (fbm(x / 1500, z / 1500, 4, 3) - 0.5) * 1500
    const wz = z + (fbm(x / 1500, z / 1500, 4, 9) - 0.5) * 1500
    let e = -500
    for (const [px, pz, ph, pr] of tops) {
      const d = Math.hypot(wx - px, (wz - pz) * 0.8) / pr
      e = Math.max(e, ph * (1 - d * 0.82 + 0.2 * Math.max(0, d - 0.3)))
    }
    return e + (ridged(x / 2100, z / 2100, 6, 14, 0.5) - 0.42) * 1100 * smoothstep(-300, 900, e) - ALOFT
  }
  m.terrain(h, -19500, 19500, -33000, -21000, 460, 150, 'snow')
  const air = rgb('#e7bfb9')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.26,
    shadows: [{ centre: [0, 800, -27000], radius: 21000 }],
    air: (p) => ({ amount: 0.2 + 0.7 * smoothstep(900, -300, p[1]), ink: air }),
    airSteps: 12,
  })
}
/** Heaped heads of cumulus, 0..1: the highest of the domes that stand in the cells round a point. */
function heads(x: number, z: number, size: number, seed: number): number {
  const [u, v] = [x / size, z / size]
  const [i, j] = [Math.floor(u), Math.floor(v)]
  let top = 0
  for (let b = j - 1; b <= j + 1; b++)
    for (let a = i - 1; a <= i + 1; a++) {
      const r = 0.62 + 0.4 * hash(a, b, seed + 20)
      const d = Math.hypot(u - a - hash(a, b, seed), v - b - hash(a, b, seed + 10)) / r
      if (d < 1) top = Math.max(top, Math.sqrt(1 - d * d) * (0.45 + 0.55 * hash(a, b, seed + 30)))
    }
  return top
}
function clouds(plate: Plate, cam: Camera): void {
  const m = Mesh.create()
  const top = (x: number, z: number): number => {
    const swell = fbm(x / 2300, z / 1300, 3, 12)
    const heap =
      heads(x, z, 620, 1) * 150 +
      heads(x, z, 250, 2) * 74 +
      heads(x, z, 104, 3) * 30 +
      heads(x, z, 48, 4) * 10
    return -ALOFT - 190 + heap * (0.4 + 1.15 * smoothstep(0.34, 0.66, swell)) + 170 * swell
  }
  m.terrain(top, -2000, 2000, -2900, -640, 440, 280, 'cloud')
  m.terrain(top, -5600, 5600, -8400, -2860, 420, 230, 'cloud')
  m.terrain(top, -18000, 18000, -28000, -8300, 400, 230, 'cloud')
  const air = rgb('#f6cdb6')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.12,
    shadows: [
      { centre: [0, -ALOFT, -1800], radius: 1500 },
      { centre: [0, -ALOFT, -5000], radius: 6000 },
    ],
    air: (_, d) => ({ amount: 0.62 * smoothstep(2600, 24000, d), ink: air }),
    airSteps: 10,
  })
}
/** Another flight, far off, its trail already in the sun. */
function contrail(): string {
  return `<path d="M1000,132L1600,-22L1600,0Z" fill="#fff3da" fill-opacity=".78"/><g transform="translate(985,136) rotate(-14)" fill="#24436f"><path d="M-16,0C-14,-4 16,-4 22,-2L22,2C10,4 -12,4 -16,0Z"/><path d="M-3,0L12,-19L16,-19L8,0L16,15L12,15Z"/><path d="M17,-1L24,-9L26,-9L23,0Z" fill="#d9642f"/></g>`
}
function draw(plate: Plate): void {
  const far = new Camera([0, 0, 0], 0, 0.9, HORIZON, 800)
  sky(
    plate,
    [
      [0, '#17355c'],
      [120, '#2b5f8d'],
      [250, '#7db0c2'],
      [370, '#dcdcc8'],
      [HORIZON, '#fbdcbb'],
    ],
    { steps: 15, wobble: 9 },
  )
  sun(plate, 462, 262, 60, '#fff6df', '#ffe3b4', { reach: 6, strength: 0.8 })
  streaks(plate, {
    y0: -30,
    y1: 400,
    cover: 0.46,
    body: '#d8cfd2',
    lip: '#fff3da',
    seed: 77,
    scale: 1.5,
    slant: 0.05,
    opacity: 0.8,
    lightBelow: false,
  })
  plate.svg(contrail(), { stipple: 0.25 })
  peaks(plate, far)
  mist(plate, '#f8d3bd', 430, 520, 0.7, 13, 1.6)
  clouds(plate, far)
  const m = Mesh.create()
  wing(m)
  const seat = new Camera([-0.2, 2.7, 1.3], 0.02, 1.06, HORIZON, 700)
  pullSolid(plate, m, seat, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.2,
    shadows: [{ centre: [2, 1, -8], radius: 11 }],
    contact: 4,
  })
}
export const views: View[] = [{ name: 'flight-booking-cover', focusX: 760, draw }]
