/** Flight booking: from the window seat, the wing over a sea of cloud, snow peaks where it ends. */
import { Camera } from '../kit/camera.ts'
import { mix, rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { bareSky } from '../kit/heavens.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { sectionAt, wing } from '../models/wing.ts'

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
  // the low sun lights the outer wing; the cabin shades the root
  if (out > 8.2 + 6.4 * c) return '#d6c6d2'
  return out < 4.4 - 2.4 * c ? '#55629d' : undefined
}
const materials: Record<string, Material> = {
  snow: {
    tones: ['#fff3dd', '#f9d5bc', '#b9a6c6', '#7f8dbd', '#5d74ab'],
    cuts: [0.52, 0.38, 0.24, 0.12],
    grain: 0.03,
    detail: (_, n) => (n[1] < 0.42 ? -0.3 : 0),
  },
  skin: {
    tones: ['#d9cfd6', '#7f88b8', '#5e6ba2', '#43508a'],
    cuts: [0.72, 0.46, 0.26],
    grain: 0.03,
    detail: seams,
  },
  belly: { tones: ['#8890b8', '#4d5b90', '#323f74'], cuts: [0.5, 0.24], grain: 0 },
  tip: { tones: ['#f6a04a', '#d9642f'], cuts: [0.34], grain: 0 },
  fairing: { tones: ['#c5bed2', '#7c86b6', '#4d5b95'], cuts: [0.5, 0.28], grain: 0 },
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
/** Tones of a bank of cloud: the side in the sun, its own, the side in shade, and the hollow under it. */
const NEAR = ['#fff6e0', '#f6d5c2', '#c9a9c4', '#8d8cc0'] as const
const AIR = '#f6cfb9'
/**
 * One bank of cumulus across the picture, its heads in three tones: each tone is the outline moved away from the sun.
 * `t` runs from the horizon (0) to the wing (1).
 */
function bankOfCloud(seed: number, t: number): string {
  const r = random(seed),
    size = 16 + 190 * t ** 1.3,
    base = HORIZON + 26 + 500 * t ** 1.25,
    [lit, own, shade, hollow] = NEAR.map((ink) => mix(ink, AIR, 0.82 * (1 - t) ** 1.6))
  let d = `M-200,${base.toFixed(0)}H1800V1200H-200Z`
  for (let x = -160; x < 1760;) {
    // heads come in heaps, with low cloud between them
    const heap = smoothstep(0.34, 0.72, fbm(x / (size * 4.6) + seed * 7, seed, 2, 3)),
      rad = size * r.range(0.3, 0.52) * (0.5 + 0.75 * heap),
      y = base - size * 0.95 * heap * r.range(0.4, 1) + rad * 0.3
    d += `M${(x - rad).toFixed(1)},1200V${y.toFixed(1)}a${rad.toFixed(1)},${rad.toFixed(1)} 0 0 1 ${(2 * rad).toFixed(1)},0V1200Z`
    x += rad * r.range(0.55, 1)
  }
  const id = `bank${seed}`,
    layer = (dx: number, dy: number, ink: string) =>
      `<path d="${d}" transform="translate(${(dx * size).toFixed(1)},${(dy * size).toFixed(1)})" fill="${ink}"/>`
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">` +
    `<path d="${d}" fill="${lit}"/>${layer(0.12, 0.2, own!)}${layer(0.3, 0.56, shade!)}${layer(0.4, 0.98, hollow!)}</g>`
  )
}
function clouds(plate: Plate): void {
  const banks = 9
  for (let i = 0; i < banks; i++) plate.svg(bankOfCloud(11 + i, i / (banks - 1)))
}
function draw(plate: Plate): void {
  const far = new Camera([0, 0, 0], 0, 0.9, HORIZON, 800)
  bareSky(plate, [
    [0, '#17355c'],
    [120, '#2b5f8d'],
    [250, '#7db0c2'],
    [370, '#dcdcc8'],
    [HORIZON, '#fbdcbb'],
  ])
  peaks(plate, far)
  const low = rgb('#f8d3bd')
  plate.field((_x, y) => (y < 400 || y > 520 ? null : [low, 0.8 * smoothstep(400, 480, y)]))
  clouds(plate)
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
