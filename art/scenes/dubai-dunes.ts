/** Dubai: two camels and their leader on a dune crest, the sun just up on the right, out of the picture. */
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, poly, smooth, taper } from '../kit/cut.ts'
import { crestLine, dunes, type Crest } from '../kit/dune.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const HORIZON = 560
const cam = new Camera([0, 6.4, 0], 0, 1.1, HORIZON, 800)
const SUN: Vec3 = [0.86, 0.34, -0.24]
const haze = rgb('#f7c8a0')

const sand: Record<string, Material> = {
  sand: {
    tones: ['#ffd99a', '#f5ab6c', '#d97f58', '#a0586a', '#6f4470', '#543868'],
    cuts: [0.64, 0.53, 0.43, 0.27, 0.15],
    grain: 0.015,
    // wind ripples, finer with distance
    detail: (p) => {
      const d = -p[2]
      if (d > 90) return (fbm(p[0] / 30, p[2] / 60, 3, 4) - 0.5) * 0.1
      return 0.02 * Math.sin((p[0] * 0.5 + p[2] * 2.2) * 0.5) * smoothstep(90, 20, d)
    },
  },
  far: {
    tones: ['#ffe0ac', '#f7bd84', '#dd9472', '#b3767a', '#8c6480'],
    cuts: [0.6, 0.44, 0.3, 0.17],
    grain: 0.015,
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
interface Camel {
  coat: string
  shade: string
  cloth: string
  band: string
  /** Knee and foot of the far fore, near fore, far hind and near hind leg, y up. */
  legs: [Pt, Pt][]
}
/** A dromedary of 2.2 m at the hump, walking right; one unit is one metre, feet at y = 0, y down. */
function camel({ coat, shade, cloth, band, legs }: Camel): string {
  const cut = (points: Pt[], ink: string) =>
    smooth(
      points.map(([x, y]): Pt => [x, -y]),
      ink,
      0.75,
    )
  const at = ([x, y]: Pt): Pt => [x, -y]
  const leg = ([knee, foot]: [Pt, Pt], hip: Pt, wide: number, ink: string): string =>
    `<path d="${taper(at(hip), wide, at(knee), 0.085)}${taper(at(knee), 0.09, at([foot[0], foot[1] + 0.12]), 0.052)}" fill="${ink}"/>` +
    `<path d="M${foot[0] - 0.1},${-foot[1]}q.01,-.12 .09,-.15h.06q.1,.04 .14,.15Z" fill="${ink}"/>`
  const [farFore, fore, farHind, hind] = legs as [[Pt, Pt], [Pt, Pt], [Pt, Pt], [Pt, Pt]]
  const stifle = (joint: [Pt, Pt]): Pt => [(joint[0][0] - 0.78) / 2 + 0.13, 0.98]
  const rear = (joint: [Pt, Pt], ink: string): string =>
    `<path d="${taper(at([-0.8, 1.46]), 0.26, at(stifle(joint)), 0.15)}" fill="${ink}"/>${leg(joint, stifle(joint), 0.13, ink)}`
  return (
    leg(farFore, [0.66, 1.3], 0.16, shade) +
    rear(farHind, shade) +
    // tail
    `<path d="M-1.04,-1.62Q-1.2,-1.4 -1.12,-1.06L-1.2,-.86L-1.06,-.9L-1.05,-1.06Q-1.1,-1.36 -.98,-1.5Z" fill="${shade}"/>` +
    cut(
      [
        [-1.06, 1.6],
        [-0.9, 1.78],
        [-0.62, 1.86],
        [-0.4, 2.0],
        [-0.2, 2.2],
        [0.02, 2.24],
        [0.24, 2.04],
        [0.5, 1.88],
        [0.78, 1.82],
        [1.0, 1.66],
        [1.2, 1.64],
        [1.34, 1.84],
        [1.44, 2.12],
        [1.54, 2.34],
        [1.7, 2.38],
        [1.86, 2.32],
        [2.06, 2.22],
        [2.14, 2.12],
        [2.1, 2.03],
        [1.96, 2.02],
        [1.8, 2.06],
        [1.68, 2.04],
        [1.62, 1.86],
        [1.54, 1.56],
        [1.36, 1.3],
        [1.08, 1.16],
        [0.86, 1.1],
        [0.5, 1.12],
        [0.1, 1.06],
        [-0.3, 1.14],
        [-0.6, 1.3],
        [-0.9, 1.24],
        [-1.06, 1.36], // prettier-ignore
      ],
      coat,
    ) +
    // shade under the neck and the belly, ear, eye and mouth
    cut(
      [
        [1.08, 1.16],
        [1.36, 1.3],
        [1.54, 1.56],
        [1.62, 1.86],
        [1.52, 1.78],
        [1.38, 1.46],
        [1.1, 1.32],
        [0.7, 1.3],
        [0.2, 1.22],
        [-0.3, 1.28],
        [-0.3, 1.14],
        [0.1, 1.06],
        [0.5, 1.12],
        [0.86, 1.1],
      ],
      shade,
    ) + // prettier-ignore
    `<path d="M1.52,-2.33L1.46,-2.47L1.58,-2.39Z" fill="${coat}"/><path d="M1.74,-2.27q.05,-.04 .1,0q-.05,.04 -.1,0Z" fill="#2c1c3c"/><path d="M2.12,-2.1L1.96,-2.08" stroke="${shade}" stroke-width=".02"/>` +
    leg(fore, [0.74, 1.34], 0.18, coat) +
    rear(hind, coat) +
    // saddle cloth over the hump, its band and the girth
    cut(
      [
        [-0.52, 1.96],
        [-0.3, 2.16],
        [-0.1, 2.3],
        [0.06, 2.3],
        [0.26, 2.12],
        [0.46, 1.96],
        [0.5, 1.62],
        [0.46, 1.34],
        [0, 1.28],
        [-0.48, 1.36],
        [-0.54, 1.66],
      ],
      cloth,
    ) + // prettier-ignore
    `<path d="M-.53,-1.52Q0,-1.42 .5,-1.5L.49,-1.4Q0,-1.32 -.51,-1.42Z" fill="${band}"/>` +
    // halter
    `<path d="M1.9,-2.3L1.93,-2.02M1.56,-2.36L1.72,-2.06L1.93,-2.16" fill="none" stroke="#c9503f" stroke-width=".03"/>`
  )
}
/** The small caravan on the crest: a leader, a rider and a camel with bales, their shadows on the slip face. */
function caravan(): string {
  const line = crestLine(MAIN).map(([x, z, y]) => Object.assign(cam.project([x, y, z]), { z }))
  const stand = (x: number): { x: number; y: number; k: number } => {
    const near = line.filter((p) => p.z > -40 && p.x > 560)
    const { y, k } = near.reduce((best, p) => (Math.abs(p.x - x) < Math.abs(best.x - x) ? p : best))
    return { x, y: y + 12, k }
  }
  const [a, b, c] = [stand(620), stand(880), stand(1096)]
  const k = a.k * 1.42
  const shades = { coat: '#8a5250', shade: '#5c3858' }
  const first = camel({ ...shades, coat: '#96594f', cloth: '#23707c', band: '#f3c98c', legs: [[[0.92, 0.68], [0.98, 0.02]], [[0.62, 0.66], [0.4, 0.06]], [[-0.58, 0.58], [-0.44, 0]], [[-1.0, 0.6], [-1.08, 0.04]]] }) // prettier-ignore
  const second = camel({ ...shades, cloth: '#a03f4c', band: '#f3c98c', legs: [[[0.52, 0.66], [0.28, 0.06]], [[0.86, 0.68], [0.94, 0]], [[-1.02, 0.6], [-1.14, 0.05]], [[-0.64, 0.58], [-0.52, 0]]] }) // prettier-ignore
  const bales = '<path d="M-.62,-1.98Q-.66,-1.5 -.4,-1.44H.32Q.56,-1.5 .5,-1.98Q-.06,-2.1 -.62,-1.98Z" fill="#c98a5c"/><path d="M-.3,-2.3Q-.1,-2.6 .2,-2.34L.3,-2.02H-.4Z" fill="#5f4a7c"/><path d="M-.3,-2.04L-.28,-1.44M.2,-2.04L.2,-1.44" stroke="#5c3858" stroke-width=".04"/>' // prettier-ignore
  const rider = place(-0.1, -1.72, 0.98, figure('sits', { skin: '#8a5648', hair: '#2c1c3c', top: '#e8c9a8', bottom: '#e8c9a8', skirt: 'long', cut: 'scarf', hat: '#c9503f', shoes: '#5c3858', shade: '#4f3058' })) // prettier-ignore
  const leader = figure('walks', { skin: '#7a4a44', hair: '#2c1c3c', top: '#e6cfb4', bottom: '#b08a86', wear: 'kurta', cut: 'scarf', hat: '#f6e6cc', shade: '#4f3058', size: 1.04 }) // prettier-ignore
  // low sun from the right and a little behind them: long shadows to the left, down the slip face
  const shadow = (q: { x: number; y: number; k: number }, long: number, wide: number): string =>
    poly([[q.x - wide * q.k, q.y - 2], [q.x + wide * q.k, q.y - 2], [q.x - (long - wide) * q.k, q.y + long * 0.26 * q.k], [q.x - (long + wide) * q.k, q.y + long * 0.26 * q.k]], '#5c3a68') // prettier-ignore
  const bodies = edgeLight(
    place(a.x, a.y, k, second + bales) +
      place(b.x, b.y, k, first + rider) +
      place(c.x, c.y, c.k * 1.42, leader),
    [1, -0.45],
    2.4,
    '#ffd79c',
  )
  const rope = (from: Pt, to: Pt): string =>
    `<path d="M${from[0].toFixed(1)},${from[1].toFixed(1)}Q${((from[0] + to[0]) / 2).toFixed(1)},${(Math.max(from[1], to[1]) + 8).toFixed(1)} ${to[0].toFixed(1)},${to[1].toFixed(1)}" fill="none" stroke="#4a2c50" stroke-width="2.2"/>`
  return (
    shadow(a, 4.2, 0.8) +
    shadow(b, 4.6, 0.8) +
    shadow(c, 3, 0.2) +
    bodies +
    rope([b.x + 1.92 * k, b.y - 2.05 * k], [c.x - 0.2 * c.k, c.y - 1.34 * c.k]) +
    rope([a.x + 1.92 * k, a.y - 2.05 * k], [b.x - 0.55 * k, b.y - 1.75 * k])
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
  bareSky(plate, [
    [0, '#41608f'],
    [150, '#7c94b0'],
    [290, '#c7b6b4'],
    [410, '#f3bd9a'],
    [500, '#fcca8e'],
    [570, '#ffe2ae'],
  ])
  ground(plate)
  plate.svg(caravan())
  plate.svg(tussocks())
}
export const views: View[] = [{ name: 'dubai-uae-3', focusX: 810, draw }]
