/** Travel insurance: a mountain pass under a rain cloud, a walker in the light of a great umbrella. */
import { Camera } from '../kit/camera.ts'
import { lerp, rgb, smoothstep } from '../kit/ink.ts'
import { flock, person } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, noise, random, ridged } from '../kit/noise.ts'
import { rectOutline } from '../kit/outline.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, sun } from '../kit/sky.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { CANOPY, UMBRELLA_WALKER } from '../kit/umbrella-walker.ts'
import type { Vec3 } from '../kit/vec.ts'

const HORIZON = 560
const cam = new Camera([0, 1.75, 0], 0, 0.95, HORIZON, 800)
const SUN: Vec3 = [-0.8, 0.36, 0.2]
const STAND = { x: 0.05, z: -7.3 }

/** Middle of the path by distance, metres to the right. */
const track = (z: number): number => {
  const t = -z
  return (
    0.05 +
    9.5 * Math.sin((t - 7.3) / 26) * smoothstep(6, 60, t) +
    0.7 * Math.sin(t / 5) * smoothstep(8, 20, t)
  )
}
const ground = (x: number, z: number): number => {
  const t = -z
  const rise = 13 * smoothstep(14, 190, t) + 0.01 * t
  const off = x - track(z)
  const bank =
    (off < 0 ? 0.13 : 0.24) * Math.max(0, Math.abs(off) - 2.4 - t * 0.06) ** 1.12 * smoothstep(4, 40, t)
  return (
    rise +
    bank +
    (fbm(x / 7, z / 7, 4, 6) - 0.5) *
      (0.5 + 2.6 * smoothstep(20, 120, t)) *
      smoothstep(0.8, 3, Math.abs(off)) -
    0.06 * smoothstep(1.3, 0.7, Math.abs(off))
  )
}
const onTrack = (p: Vec3): string | undefined => {
  const t = -p[2]
  const half = 0.86 + 0.3 * (noise(p[0] * 1.4, p[2] * 1.4, 3) - 0.5)
  const off = Math.abs(p[0] - track(p[2]))
  if (off > half) return undefined
  return noise(p[0] * 3.2, p[2] * 2, 8) > 0.6 ? '#8a9488' : t > 60 ? '#c9bc90' : '#727780'
}
const materials: Record<string, Material> = {
  grass: {
    tones: ['#c9bd62', '#86a05a', '#437258', '#2b5656', '#1b3c48'],
    cuts: [0.6, 0.45, 0.33, 0.2],
    grain: 0.12,
    // the cloud's shadow lies on everything this side of the pass
    detail: (p) =>
      onTrack(p) ??
      (fbm(p[0] / 2.6, p[2] / 2.6, 3, 9) - 0.5) * 0.16 -
        0.2 * smoothstep(-104, -64, p[2] + 16 * (fbm(p[0] / 24, p[2] / 24, 3, 2) - 0.5)),
  },
  peak: {
    tones: ['#ffeec2', '#e9cfa6', '#93a8ac', '#5f8090', '#3f6278'],
    cuts: [0.5, 0.36, 0.22, 0.1],
    grain: 0.09,
    detail: (p, n) => (n[1] < 0.5 || p[1] < 250 + 200 * noise(p[0] / 190, p[2] / 190, 3) ? -0.26 : 0),
  },
  ridge: { tones: ['#9fae7a', '#5f8576', '#3d6670', '#2c4f62'], cuts: [0.5, 0.34, 0.2], grain: 0.12 },
  rock: {
    tones: ['#d0c2a0', '#8d9690', '#58707c', '#38505f', '#243a4a'],
    cuts: [0.6, 0.42, 0.28, 0.14],
    grain: 0.1,
  },
  hut: { tones: ['#e0b080', '#9a7a70', '#5a5a6a'], cuts: [0.5, 0.26] },
  hutRoof: { tones: ['#b0604a', '#7a4a50', '#4a3f52'], cuts: [0.5, 0.26] },
  lamp: { tones: ['#ffd980'], glow: true },
  flower: { tones: ['#fff3d0', '#e8b0b0', '#a97a9a'], cuts: [0.5, 0.25] },
  hull: { tones: ['#3d4a66', '#2a3350'], cuts: [0.4] },
  skin: { tones: ['#b5704a', '#7a4a40'], cuts: [0.4] },
  cloth1: { tones: ['#f2c15c', '#a9803f'], cuts: [0.4] },
  cloth2: { tones: ['#d9604a', '#8f3a45'], cuts: [0.4] },
  cloth3: { tones: ['#5fa0a0', '#356a78'], cuts: [0.4] },
}
function mountains(plate: Plate): void {
  const m = Mesh.create()
  const tops: [number, number, number, number][] = [
    [900, -4600, 1240, 1150],
    [2100, -4900, 940, 1000],
    [-1500, -5200, 760, 900],
    [-2700, -5000, 900, 1000],
  ]
  const h = (x: number, z: number): number => {
    const wx = x + (fbm(x / 420, z / 420, 4, 3) - 0.5) * 330
    const wz = z + (fbm(x / 420, z / 420, 4, 9) - 0.5) * 330
    let e = 40
    for (const [px, pz, ph, pr] of tops) {
      const d = Math.hypot(wx - px, (wz - pz) * 0.8) / pr
      e = Math.max(e, ph * (1 - d * 0.84 + 0.2 * Math.max(0, d - 0.3)))
    }
    return e + (ridged(x / 520, z / 520, 6, 24, 0.5) - 0.42) * 420 * smoothstep(100, 600, e)
  }
  m.terrain(h, -3300, 3300, -6100, -3300, 420, 170, 'peak')
  const air = rgb('#d8c49a')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.26,
    shadows: [{ centre: [0, 600, -4700], radius: 3600 }],
    air: (p) => ({ amount: 0.14 + 0.66 * smoothstep(560, 60, p[1]), ink: air }),
    airSteps: 12,
  })
  mist(plate, '#f2dcaa', 430, 560, 0.6, 31, 1.4)
  const near = Mesh.create()
  near.terrain(
    (x, z) =>
      -20 + (150 * ridged(x / 620, z / 500, 5, 8) + 0.14 * Math.abs(x + 120)) * smoothstep(-620, -1000, z),
    -1300,
    1300,
    -1500,
    -600,
    260,
    80,
    'ridge',
  )
  const veil = rgb('#b9bd9a')
  pullSolid(plate, near, cam, {
    sun: SUN,
    materials,
    sky: 0.28,
    air: (p) => ({ amount: 0.3 + 0.45 * smoothstep(170, 20, p[1]), ink: veil }),
    airSteps: 9,
  })
  mist(plate, '#e0d0a4', 500, 600, 0.45, 11, 1.2)
}
function pass(plate: Plate): void {
  const m = Mesh.create()
  const r = random(17)
  m.terrain(ground, -34, 34, -60, -2.2, 300, 330, 'grass')
  m.terrain(ground, -150, 150, -230, -58, 260, 170, 'grass')
  for (let i = 0; i < 96; i++) {
    const z = -5 - 130 * r() ** 1.7
    const x = track(z) + r.range(1.5, 14 - z * 0.12) * (r() < 0.5 ? -1 : 1)
    const s = r.range(0.1, 0.4) * (1 + -z * 0.02) + (r() < 0.06 ? 0.5 : 0)
    m.blob(x, ground(x, z) + s * 0.25, z, s, 'rock', 0.66, 0.3, i, 9)
  }
  for (let i = 0; i < 420; i++) {
    const z = -3.6 - 14 * r() ** 1.4
    const x = track(z) + r.range(1.1, 7) * (r() < 0.5 ? -1 : 1)
    m.blob(x, ground(x, z) + 0.1, z, r.range(0.02, 0.035), 'flower', 0.6, 0.2, i, 5)
  }
  // a cairn by the path
  const [cx, cz] = [2.15, -7.6]
  let y = ground(cx, cz)
  for (const [w, h] of [
    [0.42, 0.3],
    [0.36, 0.24],
    [0.27, 0.22],
    [0.24, 0.17],
    [0.15, 0.15],
    [0.1, 0.12],
  ] as const) {
    m.blob(cx + r.range(-0.04, 0.04), y + h * 0.45, cz, w, 'rock', h / w / 1.5, 0.16, Math.round(w * 90), 10)
    y += h * 0.74
  }
  // the hut on the pass, and two walkers almost there
  const hz = -176
  const hx = track(hz) - 9
  const q = m.at(hx, ground(hx, hz) - 0.6, hz, 0.3)
  q.box(0, 0, 0, 9, 4.4, 6, 'hut')
  q.gable(0, 4.4, 0, 10.4, 3.2, 7.6, 'hutRoof', 'hut')
  q.box(2.6, 5.4, 0, 0.9, 3.2, 0.9, 'hut')
  for (const d of [-2.6, 0.2]) q.decal(rectOutline(1.5, 1.7), [d, 2.3, 3], [1, 0, 0], [0, 1, 0], 'lamp', 0.06)
  for (const [z, k] of [
    [-52, 2],
    [-54, 0],
  ] as const)
    person(m, track(z) + (k ? 0.3 : -0.3), ground(track(z), z), z, k, 1.1)
  const air = rgb('#c9c09a')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.08,
    contact: 4,
    shadows: [
      { centre: [0, 1, -10], radius: 14 },
      { centre: [0, 16, -110], radius: 140 },
    ],
    air: (_, d) => ({ amount: 0.42 * smoothstep(40, 210, d), ink: air }),
    airSteps: 9,
  })
}
/** The rain cloud: three hanging layers, the nearest darkest, their lips lit where the sun gets under them. */
function rainCloud(): string {
  const r = random(7)
  const layer = (base: number, size: number, body: string, lip: string, slope: number): string => {
    let edge = ''
    let x = -80
    while (x < 1680) {
      const w = size * r.range(0.4, 1.4)
      const y = base + slope * (x / 1600) + 34 * Math.sin(x / 210 + base) + r.range(-8, 8)
      edge += `A${(w * 0.56).toFixed(0)},${(w * 0.34).toFixed(0)} 0 0 0 ${(x + w).toFixed(0)},${y.toFixed(0)}`
      x += w
    }
    const start = `M-80,-20L-80,${base}`
    return `<path d="${start}${edge}L1700,-20Z" fill="${lip}"/><path d="${start}${edge}L1700,-20Z" fill="${body}" transform="translate(7,-6)"/>`
  }
  return (
    layer(232, 150, '#668f94', '#ffe0a0', 40) +
    layer(168, 200, '#41707b', '#e0c890', 60) +
    layer(96, 250, '#274c5b', '#6f9496', 60) +
    layer(22, 280, '#17333f', '#2f5563', 40)
  )
}
/** Slanting rain that leaves the cone under the umbrella dry. */
function rain(walker: { x: number; y: number; k: number }): string {
  const r = random(41)
  const [top, hem, half] = [
    walker.y - CANOPY.top * walker.k,
    walker.y - CANOPY.hem * walker.k,
    CANOPY.half * walker.k,
  ]
  const dry = (x: number, y: number) => {
    const t = (y - top) / (hem - top)
    return t > 0 && Math.abs(x - walker.x + (y - hem) * 0.16) < half * Math.min(1, t ** 0.5) + 12
  }
  let near = ''
  let far = ''
  for (let i = 0; i < 1150; i++) {
    const x = r.range(-40, 1720)
    const y = r.range(150, 1000)
    const l = r.range(22, 64)
    if (dry(x, y) || dry(x - l * 0.26, y + l) || r() > lerp(0.35, 1, x / 1600)) continue
    const d = `M${x.toFixed(0)},${y.toFixed(0)}l${(-l * 0.26).toFixed(1)},${l.toFixed(1)}`
    if (i % 3) far += d
    else near += d
  }
  return `<g fill="none" stroke="#f2eccb" stroke-linecap="round"><path d="${far}" stroke-width="1.3" stroke-opacity=".5"/><path d="${near}" stroke-width="2.2" stroke-opacity=".6"/></g>`
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#17333f'],
      [180, '#2f5b68'],
      [300, '#7f9f98'],
      [400, '#e9cf98'],
      [560, '#ffe6ac'],
    ],
    { steps: 14 },
  )
  sun(plate, 566, 392, 58, '#fff8dc', '#ffe6a4', { reach: 6.5, strength: 0.9 })
  plate.svg(rainCloud(), { stipple: 0.2 })
  mountains(plate)
  pass(plate)
  plate.svg(flock(5, 380, 520, 60, 20, 6, 9, '#4a6a70'))
  const p = cam.project([STAND.x, ground(STAND.x, STAND.z), STAND.z])
  const glow = (id: string, stops: [number, string, number][]) =>
    `<radialGradient id="${id}">${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</radialGradient>`
  plate.svg(
    `<defs>${glow('u', [
      [0, '#ffd77a', 0.7],
      [0.5, '#ffb04a', 0.26],
      [1, '#ff9a3c', 0],
    ])}${glow('g', [
      [0, '#ffc86a', 0.85],
      [0.55, '#f2a04a', 0.5],
      [1, '#f2a04a', 0],
    ])}</defs>` +
      `<ellipse cx="${p.x}" cy="${p.y - 2.1 * p.k}" rx="${1.5 * p.k}" ry="${1.15 * p.k}" fill="url(#u)"/><ellipse cx="${p.x + 10}" cy="${p.y + 4}" rx="${2 * p.k}" ry="${0.44 * p.k}" fill="url(#g)"/>`,
    { stipple: 0.5, blend: 'screen' },
  )
  plate.svg(
    `<ellipse cx="${p.x + 0.2 * p.k}" cy="${p.y + 4}" rx="${0.56 * p.k}" ry="${0.055 * p.k}" fill="#3a3038"/>`,
    { opacity: 0.6, stipple: 0.4 },
  )
  plate.svg(`<g transform="translate(${p.x},${p.y}) scale(${p.k})">${UMBRELLA_WALKER}</g>`)
  plate.svg(rain(p))
}
export const views: View[] = [{ name: 'travel-insurance-cover', focusX: 830, draw }]
