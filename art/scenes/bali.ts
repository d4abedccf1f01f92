/** Bali: flooded terraces at first light, an eleven-tiered meru, the cone of Agung. */
import { agung } from '../kit/agung.ts'
import { Camera } from '../kit/camera.ts'
import { palm } from '../kit/foliage.ts'
import { clamp, hex, mix, rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { courtWall, meru } from '../kit/meru.ts'
import { fbm, hash, noise, random } from '../kit/noise.ts'
import { Plate } from '../kit/press.ts'
import { duck } from '../kit/rice-folk.ts'
import type { View } from '../kit/scene.ts'
import { bareSky } from '../kit/heavens.ts'
import { figure } from '../kit/people.ts'
import { mist } from '../kit/sky.ts'
import { fartherThan, pullSolid, type Material } from '../kit/solid.ts'
import { terraces, treadAt, type Slope } from '../kit/terraces.ts'
import type { Vec3 } from '../kit/vec.ts'
import { CROPS, materials as inks, SUN } from '../materials/bali.ts'

/** The gate's inks, with less grain: seen from here it would break the flats. */
const materials: Record<string, Material> = {
  ...inks,
  riser: { ...inks.riser!, grain: 0.015, detail: (p) => (fbm(p[0] * 0.5, p[2] * 0.5, 2, 7) - 0.5) * 0.2 },
  tree: { ...inks.tree!, grain: 0.04 },
  cone: { ...inks.cone!, grain: 0.03 },
  hill: { ...inks.hill!, grain: 0.02 },
}

const HORIZON = 424
const cam = new Camera([0, 18.5, 0], 0, 1.05, HORIZON, 800)
/** Where the court of the meru stands. */
const COURT: Vec3 = [-6, 8.5, -62]
const SHRINES = [
  [0, 0, 11, 3],
  [7.6, -3, 5, 2.3],
] as const

const field: Slope = {
  step: 0.8,
  height: (x, z) => {
    const away = -z
    const fall = 10.6 - 5 * smoothstep(18, 44, away - 0.5 * x)
    const rise =
      9 * smoothstep(66, 170, away + 0.5 * x) + 3 * smoothstep(14, 60, x) * smoothstep(24, 60, away)
    const d = Math.hypot((x - COURT[0]) / 1.25, z - COURT[2])
    const wild = fall + rise + (fbm(x / 34 + 4, z / 26, 2, 11) - 0.5) * 4.6
    return wild + (COURT[1] - 0.4 - wild) * (1 - smoothstep(9.4, 25, d))
  },
}
function mountain(plate: Plate): void {
  const m = Mesh.create(),
    summit: Vec3 = [1380, 1500, -9000]
  agung(m, summit[0], summit[2], 'cone')
  pullSolid(plate, m, new Camera([0, 700, 0], 0, 0.8, HORIZON + 64, 800), {
    sun: [0.82, 0.36, 0.12],
    materials,
    sky: 0.3,
    shadows: [{ centre: summit, radius: 4200 }],
    air: (p) => ({ amount: 0.2 + 0.8 * smoothstep(1900, 620, p[1]), ink: rgb('#d3dfbe') }),
    airSteps: 13,
  })
}
/** Wooded ridges between the fields and the mountain. */
function ridges(plate: Plate): void {
  for (const [base, far, amount, seed] of [
    [30, 620, 0.56, 4],
    [21, 330, 0.36, 8],
  ] as const) {
    const m = Mesh.create()
    m.terrain(
      (x, z) =>
        base * (0.5 + 0.9 * fbm(x / 130 + seed, z / 160, 4, seed)) -
        26 * smoothstep(-far + 50, -far + 130, z),
      -far,
      far,
      -far - 130,
      -far + 130,
      170,
      40,
      'hill',
    )
    pullSolid(plate, m, cam, {
      sun: SUN,
      materials,
      air: (p) => ({ amount: amount + 0.4 * smoothstep(16, 4, p[1]), ink: rgb('#d9e0b8') }),
      airSteps: 9,
    })
    mist(plate, '#f1ecc6', HORIZON - 24, HORIZON + 56, 0.62, seed + 3, 1.4)
  }
}
function court(m: Mesh): void {
  const c = m.at(...COURT)
  c.box(0, -4, 0, 24, 4.1, 16.4, 'plinth')
  for (const [x, z, tiers, half] of SHRINES) meru(c.at(x, 0.1, z), tiers, half)
  courtWall(c, -12, -1.7, 8.2)
  courtWall(c, 1.7, 12, 8.2)
  courtWall(c.at(12.2, 0, 0, Math.PI / 2), -8, 8, 0)
  courtWall(c.at(-12.2, 0, 0, Math.PI / 2), -8, 8, 0)
  // the split gate, three steps down to the fields
  for (const s of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const w = 1.9 - i * 0.34
      c.box(s * (0.75 + w / 2), i * 0.82, 8.2, w, 0.72, 1.3 - i * 0.13, 'brick')
      c.box(s * (0.75 + w / 2 + 0.06), i * 0.82 + 0.72, 8.2, w + 0.12, 0.1, 1.5 - i * 0.13, 'plinth')
    }
  for (let i = 0; i < 4; i++) c.box(0, -0.3 - i * 0.3, 9 + i * 0.5, 2.6, 0.3, 0.6, 'plinth')
}
/** The water on a tread: whatever `mirror` holds in the reflected direction. */
function paddy(mirror: Plate, shrine: Float32Array): Material {
  const dim = (c: string, t: number) => mix(c, '#3f7d80', t)
  const reflected = (p: Vec3): string => {
    const d: Vec3 = [p[0] - cam.eye[0], p[1] - cam.eye[1], p[2] - cam.eye[2]]
    const r = (noise(p[0] * 0.9, p[2] * 3.2, 5) - 0.5) * 0.012 * Math.hypot(d[0], d[2])
    const t = (COURT[2] - p[2]) / d[2]
    if (t > 0) {
      const q = cam.project([p[0] + t * d[0] + r * 0.3, p[1] - t * d[1] + r * 0.4, COURT[2]])
      const [x, y] = [Math.round(q.x * mirror.ss), Math.round(q.y * mirror.ss)]
      if (x >= 0 && y >= 0 && x < mirror.w && y < mirror.h && shrine[y * mirror.w + x])
        return dim(hex(mirror.sample(q.x, q.y)), 0.3)
    }
    // the bare sky: what else stands behind would break into streaks
    return mix(
      '#e2e8c4',
      '#4f9aa0',
      Math.round(5 * clamp(r * 1.6 + smoothstep(120, 16, Math.hypot(d[0], d[2])))) / 5,
    )
  }
  return {
    tones: ['#a8c060', '#5f9a58', '#2f6f5a'],
    cuts: [0.5, 0.25],
    detail: (p, _n, light) => {
      const { k, edge } = treadAt(field, p[0], p[2])
      const away = -p[2]
      const plotX = p[0] / 13 + 1.3 * noise(p[2] / 14, k * 1.7, 3) + hash(k, 4, 2) * 3
      const plot = Math.floor(plotX),
        seam = Math.min(plotX - plot, 1 - plotX + plot) * 13
      const rough = (noise(p[0] * 0.7, p[2] * 0.7, 6) - 0.5) * 0.2
      const bund = 0.34 + away * 0.004
      if (edge + rough < bund || seam + rough < bund * 0.7)
        return light > 0.12 ? CROPS.bund[edge + rough < bund * 0.55 ? 0 : 1]! : CROPS.bund[2]!
      const kind = hash(plot, k, 9)
      const standing = kind > 0.8 || away > 118
      if (standing) {
        const row = edge < bund + 0.4 ? -0.3 : 0
        return light > 0.12 ? CROPS.rice[row > -0.06 ? 0 : 1]! : CROPS.rice[2]!
      }
      return reflected(p)
    },
  }
}
/** Who keeps the ducks. */
const HERDER = figure('points', {
  skin: '#8f5a3f',
  hair: '#241c30',
  top: '#c9463a',
  farTop: '#8f3040',
  bottom: '#2f3f5a',
  far: '#223048',
  cut: 'cone',
  hat: '#f0d08a',
  shoes: '#8f5a3f',
  lit: 'front',
})
function draw(plate: Plate): void {
  const r = random(12)
  bareSky(plate, [
    [0, '#0a2a3d'],
    [120, '#2f7288'],
    [220, '#9cc4b2'],
    [310, '#e6e2b8'],
    [400, '#fff2c8'],
  ])
  mountain(plate)
  mist(plate, '#f3edca', 330, 450, 0.8, 16, 1.6)
  ridges(plate)
  let grove = ''
  for (const [i, x, high] of [
    [1, 252, 150],
    [2, 320, 190],
    [3, 478, 140],
    [4, 905, 150],
    [5, 962, 112],
    [6, 1490, 170],
    [7, 1552, 130],
    [8, 1440, 118],
  ] as const)
    grove += palm(i + 40, x, HORIZON + 52, high, r.range(-0.14, 0.14), ['#8fbb86', '#5f9a80'], '#6f8f80')
  plate.svg(grove, { opacity: 0.82 })
  mist(plate, '#eeeac4', HORIZON - 6, HORIZON + 70, 0.5, 31, 1.3)

  const shrines = Mesh.create()
  court(shrines)
  const light = {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.18,
    shadows: [
      { centre: [COURT[0], 15, COURT[2]] as Vec3, radius: 22 },
      { centre: [0, 8, -60] as Vec3, radius: 80 },
    ],
  }
  const mirror = new Plate(plate.ss)
  mirror.px.set(plate.px)
  const shrine = pullSolid(mirror, shrines, cam, light)

  const m = Mesh.create()
  court(m)
  terraces(m, field, [-34, 34, -70, -11], 0.7, 'paddy', 'riser')
  terraces(m, field, [-110, -33, -71, -30], 1.5, 'paddy', 'riser')
  terraces(m, field, [33, 110, -71, -30], 1.5, 'paddy', 'riser')
  terraces(m, field, [-150, 150, -176, -69], 1.6, 'paddy', 'riser')
  const ground = (x: number, z: number) => Math.floor(field.height(x, z) / field.step) * field.step
  for (let i = 0; i < 46; i++) {
    const [x, z] = [r.range(-26, 14), r.range(-86, -74)]
    tree(m, i, x, ground(x, z) - 0.5, z, r.range(4.5, 8))
  }
  for (let i = 0; i < 70; i++) {
    const [x, z] = [r.range(-130, 130), r.range(-172, -104)]
    if (hash(i, 3) < 0.6) tree(m, i, x, ground(x, z) - 0.5, z, r.range(4, 9))
  }
  const depth = pullSolid(plate, m, cam, {
    ...light,
    materials: { ...materials, paddy: paddy(mirror, shrine) },
    contact: 5,
    air: (_p, d) => ({ amount: 0.6 * smoothstep(72, 178, d), ink: rgb('#dbe3bc') }),
    airSteps: 10,
  })
  mist(plate, '#f4efcc', 400, 500, 0.42, 21, 1.3, -200, 1800, fartherThan(plate, depth, 80))

  const put = (x: number, z: number, body: string, k = 1, flip = 1) => {
    const q = cam.project([x, ground(x, z), z])
    return `<g transform="translate(${q.x.toFixed(1)},${q.y.toFixed(1)}) scale(${(q.k * k * flip).toFixed(2)},${(q.k * k).toFixed(2)})">${body}</g>`
  }
  let birds = ''
  for (let i = 0; i < 16; i++) {
    const [x, z] = [3.2 + r.range(-1.9, 1.9), -24.4 + r.range(-1, 1)]
    const q = cam.project([x, ground(x, z), z])
    birds += duck(q.x, q.y, q.k * 0.9, hash(i, 8) < 0.8 ? 1 : -1)
  }
  plate.svg(put(-1.7, -22.75, HERDER, 1.3) + birds)
  plate.svg(palm(7, 92, 1040, 780, -0.08, ['#34704e', '#123f40'], '#132c33'))
}
export const views: View[] = [{ name: 'bali-indonesia-cover', focusX: 820, draw }]
