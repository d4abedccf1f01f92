/** Vietnam: a junk under rust-red sails among the pillars of Ha Long at dawn, a rower crossing its path. */
import { Camera } from '../kit/camera.ts'
import { rgb } from '../kit/ink.ts'
import { junk } from '../kit/junk.ts'
import { karst, type Karst } from '../kit/karst.ts'
import { flock } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { materials, SUN } from '../materials/ha-long.ts'

const EYE = 5
const HORIZON = 690
const cam = new Camera([0, EYE, 0], 0, 1.1, HORIZON, 800)
const rowAt = (dist: number) => HORIZON + (EYE * cam.f) / dist
const WATER = '#3f6f76'

/** Pillars of one plane: column of the picture, half width and height in pixels. */
interface Plane {
  dist: number
  air: number
  pillars: [col: number, wide: number, high: number, seed: number, lean?: number][]
}
const FAR: Plane[] = [
  {
    dist: 1900,
    air: 0.8,
    pillars: [
      [120, 130, 170, 31],
      [330, 80, 130, 32],
      [520, 60, 90, 33],
      [905, 110, 150, 34],
      [1120, 80, 210, 35],
      [1310, 110, 150, 36],
      [1540, 120, 200, 37],
    ],
  },
  {
    dist: 1000,
    air: 0.6,
    pillars: [
      [210, 90, 260, 41, 0.1],
      [420, 62, 150, 42],
      [1010, 74, 330, 43, -0.1],
      [1200, 92, 220, 44],
      [1440, 90, 300, 45],
    ],
  },
]
const MIDDLE: Plane[] = [
  {
    dist: 520,
    air: 0.24,
    pillars: [
      [330, 98, 400, 51, 0.12],
      [140, 120, 270, 52],
      [1160, 104, 470, 53, -0.08],
      [1330, 90, 280, 54],
    ],
  },
]
function plane(plate: Plate, { dist, air, pillars }: Plane): Float32Array {
  const m = Mesh.create(),
    k = cam.f / dist
  for (const [col, wide, high, seed, lean = 0] of pillars) {
    const o: Karst = {
      wide: wide / k,
      high: high / k,
      seed,
      lean,
      fine: dist < 600 ? 1 : 0.6,
      rugged: 0.4,
      scrub: 0.8,
    }
    karst(m.at((col - 800) / k, 0, -dist), o)
  }
  const fog = rgb('#dcdcc8')
  return pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.16,
    clipBelow: 0,
    shadows: [{ centre: [0, 100 / k, -dist], radius: 900 / k }],
    air: (p) => ({ amount: air + (1 - air) * 0.5 * Math.max(0, 1 - p[1] / (110 / k)), ink: fog }),
    airSteps: 11,
  })
}
/** A rower standing to cross oars in a plaited boat, heading right; 1 unit = 1 m, waterline at 0. */
const SAMPAN = `<path d="M-2.7,-.5 C-1.8,-.12 1.6,-.12 2.9,-.62 C2.5,.06 1.6,.2 0,.2 C-1.5,.2 -2.3,.06 -2.7,-.5Z" fill="#1d3244"/><path d="M-2.7,-.5 C-1.8,-.12 1.6,-.12 2.9,-.62 L2.84,-.52 C1.6,-.02 -1.7,-.02 -2.62,-.38Z" fill="#d9a06c"/><path d="M-2.6,-.36 C-2.3,.02 -1.9,.1 -1.3,.15 C-1.8,-.02 -2.2,-.2 -2.6,-.36Z" fill="#8a6a5c"/>
<path d="M-.2,-1.32 L2.3,.42 L2.6,.5 L2.52,.36 L-.12,-1.42Z" fill="#6a4c48"/><path d="M.9,-.98 C1.2,-.96 1.34,-.7 1.3,-.36 L.5,-.3 C.46,-.6 .6,-.98 .9,-.98Z" fill="#a3552f"/><path d="M.9,-.98 C.7,-.96 .56,-.6 .6,-.32 L.5,-.3 C.46,-.6 .6,-.98 .9,-.98Z" fill="#ffb877"/>
<path d="M-1.1,-.94 L-1.16,-.5 L-1.12,-.16 L-.98,-.16 L-.9,-.52 L-.74,-.2 L-.58,-.2 L-.66,-.56 L-.7,-.96Z" fill="#22303f"/><path d="M-1.14,-.92 C-1.18,-1.2 -1.12,-1.44 -.96,-1.52 L-.72,-1.5 C-.6,-1.36 -.62,-1.12 -.68,-.9 C-.82,-.84 -1,-.84 -1.14,-.92Z" fill="#6f4258"/><path d="M-1.14,-.92 C-1.18,-1.2 -1.12,-1.44 -.96,-1.52 L-.88,-1.52 C-1.02,-1.36 -1.06,-1.1 -1.02,-.87Z" fill="#f2a27c"/>
<path d="M-.82,-1.42 C-.62,-1.4 -.4,-1.36 -.16,-1.3 L-.2,-1.18 C-.44,-1.22 -.66,-1.24 -.86,-1.26Z" fill="#8a4c50"/><path d="M-.82,-1.42 C-.62,-1.4 -.4,-1.36 -.16,-1.3 L-.17,-1.26 C-.4,-1.32 -.62,-1.35 -.83,-1.36Z" fill="#f2a27c"/><path d="M-.9,-1.62 L-.76,-1.62 L-.76,-1.48 L-.9,-1.48Z" fill="#8a5c4c"/><path d="M-.97,-1.76 C-.98,-1.62 -.92,-1.56 -.83,-1.56 C-.72,-1.56 -.68,-1.66 -.69,-1.76Z" fill="#b07a5c"/>
<path d="M-1.3,-1.7 L-.82,-2.06 L-.34,-1.66 C-.62,-1.58 -1.02,-1.6 -1.3,-1.7Z" fill="#b08a5c"/><path d="M-1.3,-1.7 L-.82,-2.06 C-.9,-1.9 -1,-1.74 -1.06,-1.64 C-1.16,-1.65 -1.24,-1.67 -1.3,-1.7Z" fill="#fff0c8"/>`
function near(plate: Plate): void {
  const m = Mesh.create()
  karst(m.at(32, 0, -62), {
    wide: 11,
    high: 66,
    seed: 71,
    overhang: 0.2,
    lean: -0.06,
    fine: 2.2,
    scrub: 0.5,
    rugged: 0.6,
  })
  const dark = (name: string): Material => ({ ...materials['rockNear']!, detail: materials[name]!.detail })
  const jungle: Material = {
    ...dark('jungle'),
    tones: ['#6f9a7a', '#3f7668', '#22505a', '#183f4e', '#13304a'],
    grain: 0.2,
  }
  const depth = pullSolid(plate, m, cam, {
    sun: SUN,
    materials: { rock: dark('rock'), jungle },
    sky: 0.3,
    clipBelow: 0,
    shadows: [{ centre: [33, 30, -62], radius: 46 }],
    contact: 6,
  })
  reflectObject(plate, depth, () => rowAt(54), '#1d4450', 0.7, HORIZON, 6)
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#45656f'],
      [170, '#6f908f'],
      [340, '#a9bdae'],
      [500, '#dcd6ba'],
      [610, '#f6dcb4'],
      [690, '#fbcfa4'],
    ],
    { steps: 15 },
  )
  sun(plate, 466, 440, 54, '#fff4d6', '#ffe2b0', { reach: 6, strength: 0.8 })
  streaks(plate, {
    y0: -40,
    y1: 500,
    cover: 0.36,
    body: '#9fb0a8',
    lip: '#fbe6c4',
    seed: 61,
    scale: 1.6,
    slant: 0.02,
    opacity: 0.7,
  })
  for (const p of FAR) {
    plane(plate, p)
    mist(plate, '#f3e0c0', HORIZON - 90, HORIZON + 16, 0.6, p.dist, 1.5)
  }
  sea(plate, {
    top: HORIZON + 6,
    horizon: HORIZON - 2,
    far: '#e0cfae',
    near: '#2f6670',
    dark: '#2a5a66',
    light: '#fbe0b8',
    reflect: 0.55,
    path: { x: 466, ink: '#fff0cc', far: 30, near: 110, strength: 0.8 },
    waves: 1.8,
    seed: 14,
  })
  for (const p of MIDDLE) {
    const depth = plane(plate, p)
    reflectObject(plate, depth, () => rowAt(p.dist), WATER, 0.6, HORIZON, 4)
    mist(plate, '#efe0c4', HORIZON - 60, HORIZON + 34, 0.55, 77, 1.4)
  }
  for (const [col, dist, turn, crew] of [
    [1128, 290, -0.5, 3],
    [850, 71, 0.24, 7],
  ] as const) {
    const m = Mesh.create(),
      x = ((col - 800) * dist) / cam.f
    junk(m.at(x, 0, -dist, turn), crew)
    const depth = pullSolid(plate, m, cam, {
      sun: SUN,
      materials,
      sky: 0.34,
      bounce: 0.2,
      contact: dist < 100 ? 4 : 0,
      clipBelow: 0,
      shadows: [{ centre: [x, 9, -dist], radius: 21 }],
      shadowSize: 3072,
      air: () => ({ amount: dist > 100 ? 0.4 : 0, ink: rgb('#e6d6b8') }),
    })
    const line = rowAt(dist) + (dist < 100 ? 3 : 0)
    reflectObject(plate, depth, () => line, '#3a5560', 0.75, HORIZON, 9)
    const half = (12 * cam.f) / dist
    plate.svg(
      `<path d="M${col - half},${line}q${half},${-half * 0.012} ${half * 2.05},${-half * 0.01}q${-half * 0.4},${half * 0.04} ${-half * 1.1},${half * 0.034}q${-half * 0.7},${half * 0.016} ${-half * 1.3},${half * 0.02}q${half * 0.16},${-half * 0.02} ${half * 0.35},${-half * 0.044}Z" fill="#fff0d0" fill-opacity=".7"/>`,
      { stipple: 0.4 },
    )
  }
  near(plate)
  const r = random(3)
  const [sx, sy, k] = [508, 934, 62]
  const rings = Array.from({ length: 5 }, (_, i) => {
    const w = r.range(40, 110)
    return `M${sx - 190 + i * 90},${sy + 12 + r.range(0, 26)}q${w},${-5} ${w * 2},0q${-w},7 ${-w * 2},0Z`
  }).join('')
  plate.svg(
    `<path d="${rings}" fill="#fbe0b8" fill-opacity=".6"/><g transform="translate(${sx},${sy + 10}) scale(${k},${-k * 0.7})" opacity=".34">${SAMPAN}</g>`,
    { stipple: 0.3 },
  )
  plate.svg(`<g transform="translate(${sx},${sy}) scale(${k})">${SAMPAN}</g>`)
  plate.svg(flock(8, 420, 250, 130, 50, 9, 11, '#3a5560'))
}
export const views: View[] = [{ name: 'exclusive-vietnam-cover', focusX: 770, draw }]
