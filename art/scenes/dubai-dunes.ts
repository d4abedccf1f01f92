/** Dubai: two camels and their leader on a dune crest, the sun just up. */
import { Camera } from '../kit/camera.ts'
import { crestLine, dunes, type Crest } from '../kit/dune.ts'
import { camel, type CamelInks } from '../kit/giza.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { stroller } from '../kit/stroller.ts'
import type { Vec3 } from '../kit/vec.ts'

const HORIZON = 560
const cam = new Camera([0, 6.4, 0], 0, 1.1, HORIZON, 800)
const SUN: Vec3 = [0.86, 0.34, -0.24]
const haze = rgb('#f7c8a0')

const sand: Record<string, Material> = {
  sand: {
    tones: ['#ffd99a', '#f5ab6c', '#d97f58', '#a0586a', '#6f4470', '#543868'],
    cuts: [0.64, 0.53, 0.43, 0.27, 0.15],
    grain: 0.08,
    // wind ripples, finer with distance
    detail: (p) => {
      const d = -p[2]
      if (d > 90) return (fbm(p[0] / 30, p[2] / 60, 3, 4) - 0.5) * 0.1
      const wave = Math.sin((p[0] * 0.5 + p[2] * 2.2 + 2.4 * fbm(p[0] / 5, p[2] / 5, 3, 2)) * 1.7)
      return wave * 0.03 * smoothstep(90, 30, d) + (fbm(p[0] / 14, p[2] / 20, 3, 4) - 0.5) * 0.08
    },
  },
  far: {
    tones: ['#ffe0ac', '#f7bd84', '#dd9472', '#b3767a', '#8c6480'],
    cuts: [0.6, 0.44, 0.3, 0.17],
    grain: 0.1,
  },
}
const MAIN: Crest = {
  points: [
    [-40, -122, 9],
    [-19, -98, 17],
    [-11, -74, 20.4],
    [-9, -56, 14],
    [-8.5, -44, 8.6],
    [-3, -36, 5.6],
    [6, -32.5, 4.2],
    [16, -33, 3.9],
    [30, -38, 2.2],
  ],
  gentle: 0.32,
  steep: 0.6,
}
const FRONT: Crest = {
  points: [
    [-26, -24, 6.2],
    [-12, -18, 4],
    [-3, -14.5, 1.9],
    [8, -12, 0.2],
  ],
  gentle: 0.4,
  steep: 0.5,
}
function ground(plate: Plate): void {
  const back = Mesh.create()
  const ridges = dunes(
    [
      {
        points: [
          [-420, -620, 52],
          [-250, -560, 74],
          [-90, -600, 40],
          [60, -560, 58],
          [230, -600, 84],
          [420, -640, 60],
        ],
        gentle: 0.3,
        steep: 0.5,
      },
      {
        points: [
          [-240, -330, 22],
          [-120, -300, 30],
          [-20, -330, 12],
          [80, -280, 20],
          [170, -300, 37],
          [300, -350, 26],
        ],
        gentle: 0.28,
        steep: 0.5,
      },
    ],
    (x, z) => 4 * fbm(x / 60, z / 60, 3, 3),
  )
  back.terrain(ridges, -460, 460, -760, -170, 280, 180, 'far')
  pullSolid(plate, back, cam, {
    sun: SUN,
    materials: sand,
    sky: 0.3,
    shadows: [{ centre: [0, 20, -420], radius: 460 }],
    air: (p, d) => ({
      amount: 0.2 + 0.4 * smoothstep(220, 640, d) + 0.2 * smoothstep(24, 0, p[1]),
      ink: haze,
    }),
    airSteps: 10,
  })
  mist(plate, '#ffd9a8', 490, 610, 0.4, 5, 1.5)
  const near = Mesh.create()
  near.terrain(
    dunes([MAIN, FRONT], (x, z) => 0.6 * fbm(x / 16, z / 16, 3, 6) - 1),
    -90,
    90,
    -180,
    -5,
    420,
    420,
    'sand',
  )
  pullSolid(plate, near, cam, {
    sun: SUN,
    materials: sand,
    sky: 0.3,
    shadows: [
      { centre: [0, 4, -40], radius: 50 },
      { centre: [0, 4, -90], radius: 110 },
    ],
    air: (_p, d) => ({ amount: 0.24 * smoothstep(50, 160, d), ink: haze }),
    airSteps: 8,
  })
}
const INKS: CamelInks = {
  coat: '#9a5c52',
  lit: '#ffc98c',
  shade: '#5c3858',
  cloth: '#2f8a8f',
  band: '#ffe0a8',
  robe: '#fff0d0',
  robeShade: '#b98a86',
  scarf: '#c9503f',
}
/** The small caravan on the crest, and the tracks behind it. */
function caravan(): string {
  const line = crestLine(MAIN).map(([x, z, y]) => Object.assign(cam.project([x, y, z]), { z }))
  const on = (x: number) => {
    const near = line.filter((p) => p.z > -40 && p.x > 560)
    return near.reduce((best, p) => (Math.abs(p.x - x) < Math.abs(best.x - x) ? p : best))
  }
  const stand = (x: number): { y: number; k: number } => {
    const p = on(x)
    return { y: p.y + 9, k: p.k }
  }
  const [a, b, c] = [stand(690), stand(880), stand(1040)]
  const k = a.k * 1.02
  const walker = stroller({
    top: '#f6e6cc',
    topShade: '#fff3d8',
    legs: '#b98a86',
    skin: '#8a5648',
    hair: '#c9503f',
    rim: '#a8828a',
    wear: 'robe',
    pose: 'walk',
    hat: 'scarf',
  })
  return (
    camel(690, a.y, k, 0.6, { ...INKS, cloth: '#b5483f', coat: '#8a5250' }, false) +
    camel(880, b.y, k, -1, INKS, true) +
    `<path d="M${880 + 1.75 * k},${b.y - 2.05 * k}Q${985},${c.y - 0.9 * k} ${1040 + 0.1 * k},${c.y - 0.92 * k}M${690 + 1.7 * k},${a.y - 2.05 * k}Q${815},${a.y - 1.1 * k} ${880 - 0.9 * k},${b.y - 1.6 * k}" fill="none" stroke="#5c3858" stroke-width="2.4"/>` +
    `<g transform="translate(1040,${c.y}) scale(${c.k * 1.04})">${walker}</g>`
  )
}
/** Dry grass on the near sand. */
function tussocks(): string {
  const r = random(7)
  let dark = ''
  let lit = ''
  for (const [x, y, h] of [
    [1290, 960, 120],
    [1380, 985, 150],
    [1470, 950, 100],
    [1560, 990, 140],
    [250, 700, 40],
    [1130, 985, 60],
  ] as const)
    for (let i = 0; i < 34; i++) {
      const lean = r.range(-0.6, 0.5)
      const len = h * r.range(0.5, 1)
      const foot = x + r.range(-0.12, 0.12) * h
      // a tuft stands on a round foot, and only its tips are in the sun
      const base = y - 0.6 * Math.abs(foot - x)
      const blade = `M${foot.toFixed(1)},${base.toFixed(1)}Q${(foot + lean * len * 0.25).toFixed(1)},${(y - len * 0.6).toFixed(1)} ${(foot + lean * len).toFixed(1)},${(y - len).toFixed(1)}Q${(foot + lean * len * 0.35 + 3).toFixed(1)},${(y - len * 0.5).toFixed(1)} ${(foot + 3).toFixed(1)},${base.toFixed(1)}Z`
      if (lean > 0.12 && i % 2) lit += blade
      else dark += blade
    }
  return `<path d="${dark}" fill="#4a3060"/><path d="${lit}" fill="#c9806c"/>`
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#41608f'],
      [150, '#7c94b0'],
      [290, '#c7b6b4'],
      [410, '#f3bd9a'],
      [500, '#fcca8e'],
      [570, '#ffe2ae'],
    ],
    { steps: 15 },
  )
  sun(plate, 1080, 392, 66, '#fff8e0', '#ffdf9c', { reach: 7, strength: 0.85 })
  streaks(plate, {
    y0: -30,
    y1: 430,
    cover: 0.46,
    body: '#c9a8b4',
    lip: '#fff0cf',
    seed: 104,
    scale: 1.6,
    slant: -0.05,
    opacity: 0.8,
  })
  ground(plate)
  plate.svg(caravan())
  plate.svg(tussocks())
  plate.svg(flock(6, 760, 250, 90, 30, 7, 9, '#5f5a80'))
}
export const views: View[] = [{ name: 'dubai-uae-3', focusX: 810, draw }]
