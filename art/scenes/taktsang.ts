/** Bhutan: Tiger's Nest on its cliff above the forest, from the viewpoint across the gorge. */
import { Camera } from '../kit/camera.ts'
import { cliffFace } from '../kit/cliff.ts'
import { conifer } from '../kit/conifer.ts'
import { dzongBlock } from '../kit/dzong.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock, person } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import { passerBy } from '../kit/passer-by.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { fartherThan, pullSolid } from '../kit/solid.ts'
import { flags } from '../kit/stupa.ts'
import { INK, materials, SUN } from '../materials/taktsang.ts'

const HORIZON = 500
const cam = new Camera([0, 4, 190], 0, 1.04, HORIZON, 800)

/** Height of the monastery's ledge at x. */
const ledge = (x: number): number =>
  -9 +
  9 * smoothstep(2, 6, x) +
  8 * smoothstep(26, 30, x) -
  20 * smoothstep(52, 60, x) -
  14 * smoothstep(-10, -18, x)
/** How far the rock stands out: sheer above the ledge, a step forward below it, falling back at the gorge on the left. */
function face(x: number, y: number): number {
  const rough =
    (ridged(x / 26, y / 70, 5, 7) - 0.45) * 15 +
    (fbm(x / 9, y / 34, 4, 3) - 0.5) * 7 +
    (fbm(x / 60, y / 60, 3, 2) - 0.5) * 16
  const onLedge = smoothstep(-22, -14, x) * (1 - smoothstep(54, 62, x))
  const near = Math.exp(-(((y - ledge(x) - 9) / 26) ** 2)) * onLedge
  const step = 19 * onLedge * (1 - smoothstep(ledge(x) - 1, ledge(x) + 0.6, y))
  const edge = -43 + 0.24 * Math.max(0, y) - 0.16 * Math.min(0, y) * -1 + (fbm(y / 24, 4, 4, 8) - 0.5) * 16
  const away = Math.max(0, edge - x)
  const foot = 34 * smoothstep(-24, -110, y)
  return rough * (1 - 0.82 * near) + step + foot - 3.4 * away - 0.05 * away * away
}
function gorge(plate: Plate): void {
  for (const [z, base, rise, seed, air] of [
    [-3600, -560, 1500, 5, 0.66],
    [-1900, -420, 760, 12, 0.44],
    [-900, -330, 360, 21, 0.2],
  ] as const) {
    const m = Mesh.create()
    const s = -z / 900
    m.terrain(
      (x, zz) =>
        base +
        rise *
          (0.3 + 0.95 * ridged(x / (330 * s) + seed, zz / (420 * s), 5, seed)) *
          smoothstep(z + 300 * s, z - 80 * s, zz) *
          (1 - 0.35 * Math.exp(-(((x + 170 * s) / (150 * s)) ** 2))),
      -700 * s,
      400 * s,
      z - 260 * s,
      z + 300 * s,
      240,
      90,
      s === 1 ? 'hill' : 'far',
    )
    const haze = rgb(INK.haze)
    pullSolid(plate, m, cam, {
      sun: SUN,
      materials,
      sky: 0.28,
      air: (p) => ({ amount: air + 0.4 * smoothstep(base + rise * 0.7, base, p[1]), ink: haze }),
      airSteps: 10,
    })
    mist(plate, '#f8f1d8', s > 3 ? 400 : s > 2 ? 500 : 600, s > 3 ? 640 : 860, 0.8, seed, 1.3)
  }
}
/** The temples, lowest and leftmost first: x, width, wall height, depth, roof tiers. */
const TEMPLES: readonly [number, number, number, number, number][] = [
  [-5, 13, 15, 11, 2],
  [10, 14, 20, 12, 3],
  [23, 9, 12, 10, 1],
  [36, 15, 17, 12, 2],
  [48, 8, 10, 9, 1],
]
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#245a7c'],
      [130, '#4f8fa5'],
      [270, '#a9cdbf'],
      [420, '#f3e6bd'],
      [620, INK.cream],
    ],
    { steps: 14 },
  )
  sun(plate, 556, 156, 58, '#fffae6', '#ffe7a6', { reach: 7, strength: 0.8 })
  streaks(plate, {
    y0: -60,
    y1: 360,
    cover: 0.45,
    body: '#dbe6d6',
    lip: '#fffaea',
    seed: 19,
    scale: 1.5,
    slant: 0.05,
    opacity: 0.85,
    lightBelow: false,
  })
  gorge(plate)
  const m = Mesh.create()
  const r = random(17)
  cliffFace(m, face, [-78, 140, 380], [-120, 80, 360], 'rock')
  for (const [x, w, h, d, tiers] of TEMPLES) dzongBlock(m.at(x, ledge(x) + 0.2, 9.5, -0.16), w, h, d, tiers)
  // the stair that comes round the corner, and those who climb it
  for (let i = 0; i < 26; i++) m.box(-12 - i * 0.9, ledge(-12) - 1 - i * 0.42, 19.4, 1, 0.5, 3, 'white')
  for (let i = 0; i < 5; i++) person(m, -13 - i * 3.6, ledge(-12) - 0.6 - i * 1.7, 20, i, 1.1)
  for (let i = 0; i < 260; i++) {
    const x = r.range(-60, 135)
    const y = r.range(-118, -14) - 26 * r()
    const slope = face(x, y - 2) - face(x, y + 2)
    if (slope < 0.6 && y > -70) continue
    conifer(m, i, x, y, face(x, y) + 1, r.range(9, 15) * (y < -70 ? 1.15 : 0.9), 'pine', 6)
  }
  for (const [x, h] of [
    [-15, 9],
    [-19, 11],
    [54.5, 10],
    [58, 12],
    [17.5, 7],
  ] as const)
    conifer(m, Math.round(x * 9 + 700), x, ledge(x), 13, h, 'pine', 6)
  const haze = rgb(INK.haze)
  const depth = pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.12,
    contact: 6,
    shadows: [
      { centre: [18, 6, 8], radius: 46 },
      { centre: [20, -20, 0], radius: 150 },
    ],
    air: (p) => ({
      amount:
        0.7 * smoothstep(-34, -84, p[1] + (fbm(p[0] / 22, p[1] / 22, 4, 6) - 0.5) * 40) +
        0.1 * smoothstep(30, 70, p[1]),
      ink: haze,
    }),
    airSteps: 10,
  })
  mist(plate, '#fbf4dc', 770, 1330, 0.85, 33, 1.1, -200, 1800, fartherThan(plate, depth, 120))
  mist(plate, '#fbf4dc', 640, 800, 0.5, 41, 1, -200, 620, fartherThan(plate, depth, 150))
  plate.svg(
    flags(cam, [-40, 24, 120], [24, -17.5, 30], 7, 1.5, 1.35, 3) +
      flags(cam, [-44, 6, 130], [30, -24, 36], 6, 1.5, 1.35, 8),
  )
  viewpoint(plate)
  plate.svg(flock(4, 420, 420, 90, 40, 8, 11, '#2f5a6c'))
}
const crest = (x: number): number =>
  858 + 70 * smoothstep(120, 520, x) + 96 * smoothstep(560, 1000, x) + 7 * Math.sin(x / 41)
/** The viewpoint: a dark shoulder of the hill with two pilgrims on it. */
function viewpoint(plate: Plate): void {
  const r = random(8)
  let blades = ''
  let lit = ''
  for (let i = 0; i < 330; i++) {
    const x = r.range(-10, 1160)
    const y = crest(x) + (i % 4 ? r.range(0, 6) : r.range(14, 90))
    const [h, l] = [r.range(7, 20), r.range(-7, 9)]
    const blade = `M${(x - 1.8).toFixed(1)},${y.toFixed(1)}Q${(x + l * 0.3).toFixed(1)},${(y - h * 0.6).toFixed(1)} ${(x + l).toFixed(1)},${(y - h).toFixed(1)}Q${(x + l * 0.5 + 1.6).toFixed(1)},${(y - h * 0.5).toFixed(1)} ${(x + 1.8).toFixed(1)},${y.toFixed(1)}Z`
    if (i % 6 === 0) lit += blade
    else blades += blade
  }
  const top = Array.from({ length: 122 }, (_, i) => `L${i * 10 - 10},${crest(i * 10 - 10).toFixed(1)}`).join(
    '',
  )
  plate.svg(
    `<path d="M-10,1010${top}L1210,1010Z" fill="#173f48"/><path d="${blades}" fill="#173f48"/><path d="${lit}" fill="#7fa85c"/>`,
  )
  const monk = {
    cut: 'robe' as const,
    body: '#a8323c',
    shade: '#652445',
    rim: '#f39a66',
    legs: '#4b2440',
    head: '#3d2c38',
    skin: '#d79a72',
  }
  plate.svg(
    passerBy(640, crest(640) + 8, 78, monk, { stride: 0.3 }) +
      passerBy(
        712,
        crest(712) + 10,
        76,
        {
          cut: 'jacket',
          body: '#d98a35',
          shade: '#8f4f45',
          rim: '#ffd98f',
          legs: '#2d3f5c',
          head: '#3a2c38',
          hat: '#e9dcc0',
          bag: '#2f6f7c',
        },
        { stride: 0.8 },
      ),
  )
}
export const views: View[] = [{ name: 'thimpu-bhutan-2', focusX: 945, draw }]
