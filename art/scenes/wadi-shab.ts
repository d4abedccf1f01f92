/** Muscat's excursion: clear pools between the cliffs of Wadi Shab, late in the morning. */
import { Camera } from '../kit/camera.ts'
import { palm, type PalmInks } from '../kit/flora.ts'
import { clamp, rgb, smoothstep } from '../kit/ink.ts'
import { flock } from '../kit/life.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, noise, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { sea } from '../kit/sea.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { fartherThan, pullSolid } from '../kit/solid.ts'
import { stroller, type Stroller } from '../kit/stroller.ts'
import { dot, sub } from '../kit/vec.ts'
import { INK, materials, SUN } from '../materials/wadi.ts'

const HORIZON = 590
const EYE = 4.4
const cam = new Camera([0, EYE, 0], 0.15, 0.9, HORIZON, 800)
const haze = rgb(INK.haze)

/** Middle of the water, and its half width, `d` metres ahead. */
const middle = (d: number): number => -1 + 9 * Math.sin(d / 30 - 0.5)
const half = (d: number): number => 6.2 + 1.6 * noise(d / 9, 1, 4)
function wall(t: number, x: number, z: number): number {
  if (t <= 0) return 0
  const top = 34 + 26 * fbm(x / 44, z / 44, 3, 7)
  const rough = t + 6.4 * (fbm(x / 13, z / 13, 4, 2) - 0.5)
  const s = Math.max(0, rough) * 2.7
  const bed = 7.5
  const base = Math.floor(s / bed) * bed
  const rise = base + bed * smoothstep(0.3, 0.8, (s - base) / bed)
  return top * (1 - Math.exp(-rise / (top * 0.72)))
}
function land(x: number, z: number): number {
  const d = -z
  const u = x - middle(d)
  const w = half(d)
  const [left, right] = [-u - w, u - w]
  if (left > 0) return 0.5 * smoothstep(0, 1, left) + wall(left - 0.6, x, z)
  if (right > 0) {
    const bank = 4 + 5 * smoothstep(44, 14, d)
    return (
      0.16 * Math.min(right, bank) + 0.2 * noise(x, z, 3) * smoothstep(0, 2, right) + wall(right - bank, x, z)
    )
  }
  return -2.6 * (1 - (u / w) ** 2) ** 0.8
}
function canyon(plate: Plate): Float32Array {
  const m = Mesh.create()
  const r = random(31)
  m.terrain(land, -76, 76, -190, -6, 330, 400, 'rock')
  // fallen blocks along both edges and in the shallows
  for (let i = 0; i < 150; i++) {
    const d = 9 + 90 * r() ** 1.4
    const s = r() < 0.5 ? -1 : 1
    const x = middle(d) + s * (half(d) + r.range(-1, s > 0 ? 5 : 0.7))
    const size = r.range(0.25, 0.9) * (r() < 0.14 ? 2.2 : 1)
    m.blob(x, land(x, -d) + size * 0.12, -d, size, 'boulder', 0.66, 0.26, i, 8)
  }
  for (let i = 0; i < 90; i++) {
    const d = 12 + 120 * r()
    const x = middle(d) + r.pick([-1, 1]) * (half(d) + r.range(4, 30))
    for (let k = 0; k < 3; k++)
      m.blob(x + r.range(-0.5, 0.5), land(x, -d) + 0.3, -d, r.range(0.3, 0.8), 'scrub', 0.8, 0.3, i + k, 6)
  }
  m.blob(-4.6, 0, -12.4, 1.9, 'boulder', 0.6, 0.16, 77, 18)
  m.blob(-2.6, -0.1, -13, 1, 'boulder', 0.6, 0.2, 12, 14)
  return pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    bounce: 0.18,
    contact: 6,
    shadows: [
      { centre: [2, 4, -26], radius: 28 },
      { centre: [0, 16, -80], radius: 100 },
    ],
    air: (_p, d) => ({ amount: 0.5 * smoothstep(34, 170, d), ink: haze }),
    airSteps: 10,
  })
}
const RIM = '#fff3cc'
const hiker = { legs: '#3f5068', skin: '#b97a58', hair: '#33283c', rim: RIM }
const FOLK: readonly [x: number, z: number, way: 1 | -1, who: Stroller][] = [
  [
    6.5,
    -16.6,
    -1,
    { ...hiker, top: '#e2604a', topShade: '#94404f', wear: 'trousers', pose: 'walk', bag: '#3f6f78' },
  ],
  [
    7.35,
    -17.1,
    -1,
    { ...hiker, top: '#f3c562', topShade: '#a8784f', wear: 'trousers', pose: 'walk', bag: '#6f4a60' },
  ],
  [
    9.6,
    -30,
    -1,
    { ...hiker, top: '#f3ead2', topShade: '#a89aa0', wear: 'robe', pose: 'stand', hat: 'scarf' },
  ],
  [10.6, -30.4, 1, { ...hiker, top: '#3f94a0', topShade: '#2f5f78', wear: 'trousers', pose: 'point' }],
]
/** Head and arms of someone swimming away, 1 unit = 1 m, the surface at y=0. */
const swimmer = (hair: string, skin: string, arm: boolean): string =>
  `<ellipse cx="0" cy=".03" rx=".75" ry=".07" fill="#e9fbe6" fill-opacity=".7"/><ellipse cx="-.1" cy=".1" rx="1.2" ry=".06" fill="#0d5565" fill-opacity=".5"/>${arm ? `<path d="M.04,.02 C.06,-.1 .14,-.16 .26,-.2 L.5,-.42 C.56,-.46 .62,-.43 .64,-.37 L.86,-.02 L.77,.03 L.56,-.25 L.4,-.06 L.38,.02Z" fill="${skin}"/>` : `<path d="M-.36,.02 C-.32,-.1 -.18,-.14 0,-.14 C.18,-.14 .32,-.1 .36,.02Z" fill="${skin}"/>`}<path d="M-.12,.02 C-.15,-.2 -.1,-.34 0,-.34 C.1,-.34 .15,-.2 .12,.02Z" fill="${hair}"/><path d="M-.12,.02 C-.15,-.2 -.1,-.34 -.02,-.34 C-.08,-.26 -.09,-.1 -.07,.02Z" fill="${RIM}"/>`
function life(): string {
  const put = (x: number, y: number, z: number, body: string, way = 1): string => {
    const p = cam.project([x, y, z])
    return `<g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${(way * p.k).toFixed(2)},${p.k.toFixed(2)})">${body}</g>`
  }
  const shade = `<ellipse cx="-.5" cy="0" rx=".55" ry=".06" fill="#674c66" fill-opacity=".6"/>`
  return (
    FOLK.map(([x, z, way, who]) => put(x, land(x, z), z, shade + stroller(who), way)).join('') +
    put(0.6, 0, -19, swimmer('#3a2c3c', '#c98d68', true)) +
    put(-1.4, 0, -24, swimmer('#5c3a3c', '#e0ab84', false)) +
    put(1.8, 0, -31, swimmer('#2c2436', '#b97a58', true))
  )
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#2f86ac'],
      [200, '#6fb6c4'],
      [380, '#c3dfc9'],
      [560, '#fbeec8'],
    ],
    { steps: 12 },
  )
  streaks(plate, {
    y0: -30,
    y1: 420,
    cover: 0.42,
    body: '#d6e8da',
    lip: '#fff8e2',
    seed: 131,
    scale: 1.4,
    slant: 0.05,
    opacity: 0.85,
    lightBelow: false,
  })
  const depth = canyon(plate)
  mist(plate, '#fbe6b4', 430, 610, 0.4, 8, 1.2, -1e9, 1e9, fartherThan(plate, depth, 64))
  mendEdge(plate, 7)
  // water lies wherever the bed seen is beyond the surface; it is clear over the shallows
  const cover = (x: number, y: number): number => {
    if (y < HORIZON + 22) return 0
    const p = cam.onLevel(x, y, 0)
    const bed = depth[Math.floor(y * plate.ss) * plate.w + Math.floor(x * plate.ss)]!
    if (bed && bed < dot(sub(p, cam.eye), cam.fwd) * 0.999) return 0
    return clamp(0.34 - land(p[0], p[2]) * 0.34, 0, 0.93)
  }
  sea(plate, {
    top: HORIZON + 22,
    horizon: HORIZON,
    waves: 1.2,
    far: '#a3d3ae',
    near: '#149296',
    dark: '#0f6f7e',
    light: '#d3f3d0',
    reflect: 0.34,
    ripple: 0.8,
    seed: 17,
    mask: cover,
  })
  const leaf: PalmInks = {
    trunk: '#7a5c54',
    trunkLit: '#f3c890',
    back: '#2f5f54',
    mid: '#5f9058',
    lit: '#c3c468',
  }
  const foot = (x: number, z: number) => cam.project([x, land(x, z), z])
  for (const [seed, x, z, high, lean] of [
    [3, 15.4, -52, 7, 0.6],
    [5, 17, -55, 9, -0.7],
    [7, 13.6, -35, 6, 0.5],
    [11, 14.4, -30, 8, 0.7],
  ] as const) {
    const p = foot(x, z)
    plate.svg(palm(seed, p.x, p.y + 4, high * p.k, lean * p.k, leaf, true, 0.24))
  }
  plate.svg(life())
  const near: PalmInks = {
    trunk: '#3f3550',
    trunkLit: '#a87a68',
    back: '#173f4c',
    mid: '#24584f',
    lit: '#6f9450',
  }
  plate.svg(palm(9, 1610, 1300, 340, -20, near, true, 0.5))
  plate.svg(palm(21, 1670, 640, 640, -90, near, true, 0.42))
  plate.svg(flock(4, 800, 180, 70, 40, 7, 9, '#3f6f84'))
}
export const views: View[] = [{ name: 'muscat-oman-3', focusX: 850, draw }]
