/** Bali: flooded terraces at first light, an eleven-tiered meru, the cone of Agung. */
import { agung } from '../models/agung.ts'
import { Camera } from '../kit/camera.ts'
import { coconutPalm } from '../models/coconut-palm.ts'
import { place } from '../kit/cut.ts'
import { clamp, mix, rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { courtWall, meru } from '../models/meru.ts'
import { fbm, hash, noise, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { runnerDuck, type Runner } from '../models/rice-folk.ts'
import type { View } from '../kit/scene.ts'
import { bareSky } from '../kit/heavens.ts'
import { haze } from '../kit/haze.ts'
import { figure } from '../kit/people.ts'
import { fartherThan, pullSolid, type Material } from '../kit/solid.ts'
import { terraces, treadAt, type Slope } from '../kit/terraces.ts'
import type { Vec3 } from '../kit/vec.ts'
import { CROPS, materials as inks, SUN } from '../materials/bali.ts'

/** The gate's inks without grain or fibre: from this far they would break the flats. */
const materials: Record<string, Material> = {
  ...inks,
  ijuk: { tones: ['#c79468', '#835c50', '#453d49', '#2b3644'], cuts: [0.8, 0.33, 0.16], grain: 0 },
  brick: {
    tones: ['#f0a470', '#bf6b4e', '#7c4f54', '#4c4656'],
    cuts: [0.6, 0.36, 0.18],
    grain: 0,
    detail: (p) => (((p[1] % 0.5) + 0.5) % 0.5 < 0.07 ? -0.12 : 0),
  },
  plinth: { tones: ['#fbe6ba', '#c9bb98', '#80908a', '#4d6a70'], cuts: [0.6, 0.36, 0.18], grain: 0 },
  timber: { ...inks.timber!, grain: 0 },
  riser: {
    tones: ['#8fb658', '#468a58', '#22645a', '#174a4c'],
    grain: 0,
    // from the slope itself: the facets of the mesh would break a riser into blocks
    detail: ([x, , z]) => {
      const [dx, dz] = [
        field.height(x + 3, z) - field.height(x - 3, z),
        field.height(x, z + 3) - field.height(x, z - 3),
      ]
      const lit = -(dx * SUN[0] + dz * SUN[2]) / (Math.hypot(dx, dz) || 1)
      // in small steps, so that a bank turns out of the light gradually
      return mix('#22645a', '#86b057', Math.round(16 * smoothstep(-0.7, 0.8, lit)) / 16)
    },
  },
  cone: { ...inks.cone!, grain: 0.01 },
  hill: { ...inks.hill!, grain: 0.01 },
}

const HORIZON = 424
const cam = new Camera([0, 18.5, 0], 0, 1.05, HORIZON, 800)
/** Where the court of the meru stands. */
const COURT: Vec3 = [-6, 8.5, -62]
const SHRINES = [
  [0, 0, 11, 3],
  [7.6, -3, 5, 2.3],
] as const

/** Metres from the middle of the court; its lines are as square as its wall, so that the bank carries the corners too. */
const fromCourt = (x: number, z: number): number =>
  (((x - COURT[0]) / 1.35) ** 4 + (z - COURT[2]) ** 4) ** 0.25
const field: Slope = {
  step: 0.8,
  height: (x, z) => {
    const away = -z
    const fall = 10.6 - 5 * smoothstep(18, 44, away - 0.5 * x)
    const rise =
      9 * smoothstep(66, 170, away + 0.5 * x) + 3 * smoothstep(14, 60, x) * smoothstep(24, 60, away)
    const d = fromCourt(x, z)
    // the noise has a pit on the right, which is filled
    const pit = 0.9 * Math.exp(-((x - 24) ** 2 + (z + 56) ** 2) / 26)
    const wild = fall + rise + pit + (fbm(x / 34 + 4, z / 26, 2, 11) - 0.5) * 4.6
    return wild + (COURT[1] - 0.4 - wild) * (1 - smoothstep(11.2, 26, d))
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
const MIST = '#f1ecc6'
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
    haze(plate, MIST, HORIZON - 30, HORIZON + 40, 0.5)
  }
}
function court(m: Mesh): void {
  const c = m.at(...COURT)
  c.box(0, -4, 0, 24, 4.1, 16.4, 'plinth')
  for (const [x, z, tiers, half] of SHRINES) meru(c.at(x, 0.1, z), tiers, half)
  courtWall(c, -12, -1.7, 8.2)
  courtWall(c, 1.7, 12, 8.2)
  // the side walls are seen so steeply that piers would hide them
  for (const x of [-12, 12]) {
    c.box(x, -2, 0, 0.5, 3.5, 16, 'brick')
    c.box(x, 1.5, 0, 0.72, 0.2, 16, 'plinth')
  }
  // the split gate, three steps down to the fields
  for (const s of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const w = 1.9 - i * 0.34
      c.box(s * (0.75 + w / 2), i * 0.82, 8.2, w, 0.72, 1.3 - i * 0.13, 'brick')
      c.box(s * (0.75 + w / 2 + 0.06), i * 0.82 + 0.72, 8.2, w + 0.12, 0.1, 1.5 - i * 0.13, 'plinth')
    }
  for (let i = 0; i < 4; i++) c.box(0, -0.3 - i * 0.3, 9 + i * 0.5, 2.6, 0.3, 0.6, 'plinth')
}
/** The fields. Their water shows the bare sky, in steps: the nearer, the higher it is seen. */
function paddy(): Material {
  const water = ([x, , z]: Vec3): string => {
    const sway = (noise(x * 0.12, z * 0.3, 5) - 0.5) * 0.16
    return mix('#e2e8c4', '#3f8c98', Math.round(7 * clamp(sway + smoothstep(130, 14, Math.hypot(x, z)))) / 7)
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
      // grass round the wall of the court
      if (fromCourt(p[0], p[2]) < 11.4) return light > 0.12 ? CROPS.rice[0] : CROPS.rice[2]!
      const kind = hash(plot, k, 9)
      const standing = kind > 0.8 || away > 118
      if (standing) {
        const row = edge < bund + 0.4 ? -0.3 : 0
        return light > 0.12 ? CROPS.rice[row > -0.06 ? 0 : 1]! : CROPS.rice[2]!
      }
      return water(p)
    },
  }
}
/** The herder, with the long bamboo that he leads his ducks with. */
const HERDER =
  '<path d="M-.2,-.62L-.17,-.6L1.2,-1.86L1.19,-1.87Z" fill="#d9b868"/><path d="M1.2,-1.87C1.3,-1.86 1.34,-1.76 1.3,-1.64C1.25,-1.68 1.2,-1.74 1.16,-1.83Z" fill="#fff6dc"/>' +
  figure('strolls', {
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
/** The ducks on the dyke, in the picture: foot, pixels for a metre, what each does, and whether it has turned round. */
const FILE: [number, number, number, Runner, boolean?][] = [
  [800, 941, 78, 'looksBack'],
  [864, 931, 70, 'stoops'],
  [940, 920, 82, 'walks'],
  [1014, 910, 72, 'looksBack', true],
  [1076, 902, 76, 'stoops', true],
  [1124, 897, 80, 'walks'],
]
/** A low bush with an uneven top, `w` from its middle to its end. */
const bush = (x: number, y: number, w: number, ink: string): string => {
  const at = (u: number, v: number) => `${(x + u * w).toFixed(1)},${(y - v * w).toFixed(1)}`
  return `<path d="M${at(-1, 0)}C${at(-1.04, 0.4)} ${at(-0.6, 0.52)} ${at(-0.42, 0.36)}C${at(-0.3, 0.74)} ${at(0.26, 0.7)} ${at(0.3, 0.38)}C${at(0.5, 0.56)} ${at(1, 0.42)} ${at(1, 0)}Q${at(0, -0.16)} ${at(-1, 0)}Z" fill="${ink}"/>`
}
/** A tree of the temple grove: a forked trunk under one mass of rounded leaf, lit from the right. Each seed has its own width and height. */
function groveTree(
  seed: number,
  x: number,
  ground: number,
  high: number,
  [lit, shade]: [string, string],
  bark: string,
): string {
  const r = random(seed * 17 + 5),
    wide = high * r.range(0.34, 0.56),
    mid = ground - high * 0.62
  const ball = (cx: number, cy: number, rx: number, ry: number) =>
    `M${(cx - rx).toFixed(1)},${cy.toFixed(1)}a${rx.toFixed(1)},${ry.toFixed(1)} 0 1 0 ${(2 * rx).toFixed(1)},0a${rx.toFixed(1)},${ry.toFixed(1)} 0 1 0 ${(-2 * rx).toFixed(1)},0Z`
  let [dark, light] = ['', '']
  const many = 5 + Math.floor(r() * 3)
  for (let i = 0; i < many; i++) {
    const u = -1 + (2 * i) / (many - 1),
      size = high * r.range(0.15, 0.23) * (1.1 - 0.34 * u * u),
      cx = x + u * wide * 0.78,
      cy = mid - (1 - u * u) * high * r.range(0.08, 0.2) + r.range(-0.03, 0.03) * high
    dark += ball(cx, cy, size * 1.16, size)
    if (u > -0.7) light += ball(cx + size * 0.3, cy - size * 0.36, size * 0.72, size * 0.5)
  }
  dark += ball(x, mid, wide * 0.8, high * 0.16)
  const fork = (u: number) =>
    `M${x - high * 0.02},${ground - high * 0.2}L${(x + u * wide * 0.5).toFixed(1)},${mid.toFixed(1)}l${(high * 0.03).toFixed(1)},0L${x + high * 0.03},${ground - high * 0.24}Z`
  return (
    `<path d="M${x - high * 0.035},${ground}L${x - high * 0.022},${mid}H${x + high * 0.022}L${x + high * 0.04},${ground}Z${fork(-1)}${fork(0.9)}" fill="${bark}"/>` +
    `<path d="${dark}" fill="${shade}"/><path d="${light}" fill="${lit}"/>`
  )
}
/** `folk` is whether the herder and his ducks are in the picture. */
function draw(plate: Plate, folk = true): void {
  const r = random(12)
  bareSky(plate, [
    [0, '#0a2a3d'],
    [120, '#2f7288'],
    [220, '#9cc4b2'],
    [310, '#e6e2b8'],
    [400, '#fff2c8'],
  ])
  mountain(plate)
  haze(plate, MIST, 330, 500, 0.85)
  ridges(plate)
  let grove = ''
  for (const [i, x, high] of [
    [6, 1490, 170],
    [7, 1552, 130],
    [8, 1440, 118],
  ] as const)
    grove += coconutPalm(i + 40, [x, HORIZON + 52], high, r.range(-0.14, 0.14), ['#8fbb86', '#6ca386'], ['#6f8f80', '#7d9a88']) // prettier-ignore
  plate.svg(grove, { opacity: 0.85 })
  haze(plate, MIST, HORIZON, HORIZON + 90, 0.5)

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
  const m = Mesh.create()
  court(m)
  terraces(m, field, [-34, 34, -70, -11], 0.7, 'paddy', 'riser')
  terraces(m, field, [-110, -33, -71, -30], 1.5, 'paddy', 'riser')
  terraces(m, field, [33, 110, -71, -30], 1.5, 'paddy', 'riser')
  terraces(m, field, [-150, 150, -176, -69], 1.6, 'paddy', 'riser')
  const ground = (x: number, z: number) => Math.floor(field.height(x, z) / field.step) * field.step
  const depth = pullSolid(plate, m, cam, {
    ...light,
    materials: { ...materials, paddy: paddy() },
    contact: 5,
    air: (_p, d) => ({ amount: 0.6 * smoothstep(72, 178, d), ink: rgb('#dbe3bc') }),
    airSteps: 10,
  })
  haze(plate, MIST, 390, 520, 0.75, fartherThan(plate, depth, 110))
  // far to near: single trees in the fields, then the wood behind the court, on undergrowth
  const wood = [
    ...[-96, -66, -34, 58, 96].map((x, i) => [x, -150 + 9 * (i % 5), 8.5 + 1.5 * (i % 3)] as const),
    ...[-20, -15.4, -11.6, -7.4, -2.6, 1.8, 6.2].map((x, i) => [x, -82 + 2.6 * (i % 4), 7.4 + 1.3 * ((i * 2) % 5)] as const), // prettier-ignore
  ]
  let trees = ''
  wood.forEach(([x, z, high], i) => {
    const q = cam.project([x, ground(x, z) - 0.4, z])
    const [lit, shade, bark] = ['#8ab35c', '#2f7359', '#3d5a52'].map((ink) =>
      mix(ink, '#dbe3bc', 0.62 * smoothstep(72, 178, -z)),
    )
    trees +=
      groveTree(i + 3, q.x, q.y, high * q.k, [lit!, shade!], bark!) +
      bush(q.x + 8, q.y - 2, high * q.k * 0.32, shade!)
  })
  const behind = fartherThan(plate, depth, 72)
  plate.svg(trees, { mask: (x, y) => (behind(x, y) ? 1 : 0) })

  const put = (x: number, z: number, body: string, k = 1, flip = 1) => {
    const q = cam.project([x, ground(x, z), z])
    return `<g transform="translate(${q.x.toFixed(1)},${q.y.toFixed(1)}) scale(${(q.k * k * flip).toFixed(2)},${(q.k * k).toFixed(2)})">${body}</g>`
  }
  const shadow = ([x, y, k]: readonly [number, number, number]) =>
    `<path d="M${x + k * 0.1},${y - 1}L${x - k * 0.5},${y + 5 - k * 0.01}L${x - k * 0.52},${y + 2 - k * 0.04}L${x - k * 0.1},${y - 4}Z" fill="#5d8f52"/>`
  if (folk)
    plate.svg(
      shadow([694, 961, 56]) +
        FILE.map(
          ([x, y, k, what, turned]) => shadow([x, y, k]) + place(x, y, k, runnerDuck(what), turned),
        ).join('') +
        put(-1.7, -22.75, HERDER, 1.3),
    )
  // palms on the bank at the left, their feet in its bushes
  plate.svg(
    (
      [
        [7, 66, 612, 300, -0.1],
        [9, 168, 628, 356, 0.08],
        [4, 236, 606, 250, 0.14],
      ] as const
    )
      .map(([seed, x, foot, high, lean]) =>
        coconutPalm(seed, [x, foot], high, lean, ['#3f8257', '#1f5a50'], ['#3a5a4c', '#274844']),
      )
      .join('') +
      bush(64, 622, 70, '#1f5a50') +
      bush(172, 640, 84, '#2a6a52') +
      bush(248, 618, 52, '#1f5a50'),
  )
}
export const views: View[] = [
  {
    name: 'bali-indonesia-cover',
    focusX: 820,
    draw: (plate) => draw(plate),
    drawLink: (plate) => draw(plate, false),
  },
]
