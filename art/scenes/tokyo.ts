/** Tokyo's spring outing: a five-storey pagoda above the plain, cherry in flower, Fuji in the morning. */
import { bough, cherryTree } from '../kit/blossom.ts'
import { openings } from '../kit/buildings.ts'
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { cypress, flock, person, tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import { pagoda } from '../kit/pagoda.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { FUJI, INK, materials, SUN } from '../materials/tokyo.ts'

const cam = new Camera([0, 14, 0], 0, 1.35, 600, 800)
const haze = rgb(INK.haze)
const PLAIN = -80
const PAGODA = { x: 10.4, z: -110 }

function mountain(plate: Plate): void {
  const m = Mesh.create()
  const cone = (x: number, z: number): number => {
    const [dx, dz] = [x - FUJI.x, z - FUJI.z]
    const r = Math.hypot(dx, dz)
    const a = Math.atan2(dz, dx)
    const out = smoothstep(200, 2600, r)
    const rim = 2990 - 60 * smoothstep(300, 0, r) + 26 * Math.sin(a * 5 + 1)
    const flank = -330 + 3330 * Math.exp(-Math.max(0, r - 330) / 4500)
    return Math.min(rim, flank) + (ridged(a * 5.2 + 20, r / 5200, 5, 6) - 0.5) * 330 * out
  }
  m.terrain(cone, FUJI.x - 9000, FUJI.x + 9000, FUJI.z - 1500, FUJI.z + 9500, 800, 260, 'fuji')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    air: (p) => ({ amount: 0.06 + 0.94 * smoothstep(1250, 330, p[1]), ink: haze }),
    airSteps: 14,
  })
  for (const [z, base, amp, seed, air] of [
    [-9000, 60, 620, 3, 0.44],
    [-6000, -70, 460, 8, 0.26],
  ] as const) {
    const f = Mesh.create()
    f.terrain(
      (x, zz) =>
        PLAIN +
        (base + amp * fbm(x / 1500 + seed, zz / 1500, 5, seed)) *
          smoothstep(z + 900, z, zz) *
          smoothstep(-400, 2600, Math.abs(x - FUJI.x * (z / FUJI.z))),
      -5200,
      5200,
      z - 400,
      z + 900,
      240,
      30,
      'forest',
    )
    pullSolid(plate, f, cam, {
      sun: SUN,
      materials,
      sky: 0.3,
      air: (p) => ({ amount: air + 0.34 * smoothstep(170, PLAIN, p[1]), ink: haze }),
      airSteps: 10,
    })
  }
}
function town(plate: Plate): void {
  const m = Mesh.create()
  const r = random(15)
  m.box(0, PLAIN - 3, -4400, 9000, 3, 8400, 'field')
  for (let row = 0; row < 58; row++) {
    const z = -520 - row * (15 + row * 0.8)
    const span = 0.42 * -z + 60
    for (let x = -span; x < span;) {
      const w = r.range(9, 16)
      const roll = r()
      const thick = noiseBand(x, z)
      if (roll < 0.3 + 0.5 * thick) {
        const h = roll < 0.05 ? r.range(11, 17) : r.range(5, 7.5)
        const q = m.at(x, PLAIN, z + r.range(-6, 6), r.range(-0.25, 0.25))
        const wall = r() < 0.7 ? 'house' : 'houseB'
        q.box(0, 0, 0, w, h, 9, wall)
        if (h < 10) q.hip(0, h, 0, w + 1.6, 3, 10.6, w * 0.5, r() < 0.7 ? 'slate' : 'rust')
        else q.box(0, h, 0, w * 0.5, 2, 5, wall, 'slate')
        if (z > -1000)
          for (let y = 0.8; y + 2.6 < h; y += 3)
            openings(q, -w / 2, w / 2, y, 4.5, 3, 1.7, 1.5, 'glass', false)
      } else if (roll > 0.9) tree(m, Math.floor(x * 3 + row), x, PLAIN, z, r.range(7, 12))
      else if (roll > 0.84) m.blob(x, PLAIN + 4, z, r.range(4, 6), 'blossomB', 0.8, 0.2, row, 6)
      x += w + r.range(2, 11)
    }
  }
  // cedars at the foot of the hill
  for (let i = 0; i < 120; i++) {
    const [x, z] = [r.range(-250, 230), r.range(-535, -455)]
    if (r() < 0.62) cypress(m, x, PLAIN - 2, z, r.range(13, 24), 'cedar')
    else tree(m, i, x, PLAIN, z, r.range(9, 14), r() < 0.8 ? 'cedar' : 'blossomB')
  }
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    contact: 3,
    shadows: [{ centre: [0, PLAIN, -700], radius: 560 }],
    air: (_p, d) => ({ amount: 0.05 + 0.66 * smoothstep(420, 2900, d), ink: haze }),
    airSteps: 11,
  })
}
const noiseBand = (x: number, z: number): number => smoothstep(0.36, 0.62, fbm(x / 260, z / 420, 3, 9))

/** The hilltop: level round the pagoda, then down to the plain. */
const knoll = (x: number, z: number): number =>
  -0.5 +
  7 * smoothstep(-70, -24, z) -
  60 * smoothstep(-124, -190, z) -
  14 * smoothstep(-2, -34, x + 0.18 * (z + 60)) +
  (fbm(x / 9, z / 9, 3, 5) - 0.5) * 1.2
function hilltop(plate: Plate): void {
  const m = Mesh.create()
  const r = random(6)
  m.terrain(knoll, -70, 90, -200, -22, 120, 120, 'grass')
  pagoda(m.at(PAGODA.x, 0, PAGODA.z, -0.52))
  m.box(PAGODA.x - 2, -3, PAGODA.z + 9, 26, 3.2, 12, 'stone', 'paving')
  for (let i = 0; i < 13; i++) m.box(PAGODA.x - 14 + i * 2, 0.2, PAGODA.z + 14.9, 0.16, 1.1, 0.16, 'red')
  for (const y of [0.75, 1.25]) m.box(PAGODA.x - 2, y, PAGODA.z + 14.9, 25, 0.12, 0.14, 'red')
  for (let i = 0; i < 17; i++) person(m, PAGODA.x - 13 + r() * 22, 0.2, PAGODA.z + r.range(7.4, 14), i, 1.02)
  for (const [x, z, h] of [
    [-9, -112, 8],
    [-3, -124, 9],
    [24, -116, 9],
    [31, -104, 10],
    [38, -118, 10],
    [-15, -96, 8],
    [-22, -104, 9],
    [-31, -98, 9],
    [22, -92, 7],
    [-8, -84, 5.5],
    [-17, -76, 6.5],
    [-26, -80, 7],
    [12, -76, 5.4],
    [20, -70, 6],
    [28, -74, 7],
    [4, -66, 4.6],
    [-10, -58, 5],
    [-20, -58, 6],
    [15, -54, 5],
    [23, -52, 6],
    [-3, -48, 4.2],
    [8, -44, 4.2],
    [-14, -42, 5],
    [17, -38, 4.6],
  ] as const)
    cherryTree(m, Math.round(x * 7 + z), x, knoll(x, z), z, h)
  for (const [x, z, h] of [
    [40, -100, 12],
    [45, -106, 16],
    [36, -112, 14],
    [49, -112, 14],
  ] as const)
    cypress(m, x, knoll(x, z), z, h, 'cedar')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.16,
    contact: 6,
    shadows: [
      { centre: [PAGODA.x, 16, PAGODA.z], radius: 24 },
      { centre: [4, 4, -85], radius: 70 },
    ],
  })
}

function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#2b6488'],
      [160, '#5f9db0'],
      [320, '#a9cfcd'],
      [460, '#ecdcd2'],
      [600, '#f8cfc6'],
    ],
    { steps: 15 },
  )
  streaks(plate, {
    y0: -40,
    y1: 500,
    cover: 0.44,
    body: '#d9dfe0',
    lip: '#fff1e4',
    seed: 27,
    scale: 1.5,
    slant: -0.04,
    opacity: 0.85,
    lightBelow: false,
  })
  mountain(plate)
  mist(plate, '#fbe4da', 500, 640, 0.7, 12, 1.6)
  town(plate)
  mist(plate, '#f6d8cd', 575, 668, 0.62, 33, 1.3)
  hilltop(plate)
  const inks = {
    bark: '#3a2f4e',
    barkLit: '#8a6270',
    back: '#c07a9c',
    mid: '#f0aebf',
    lit: '#ffe6e6',
    heart: '#b8456a',
  }
  plate.svg(bough(32, 1650, 40, 3, 600, inks))
  plate.svg(flock(5, 250, 300, 110, 50, 9, 10, '#3d5f86'))
}
export const views: View[] = [{ name: 'tokyo-japan-cover', focusX: 840, draw }]
