/** Bali: flooded terraces at first light, an eleven-tiered meru, the cone of Agung. */
import { agungPrint } from '../models/agung-print.ts'
import { Camera } from '../kit/camera.ts'
import { coconutPalm } from '../models/coconut-palm.ts'
import { place } from '../kit/cut.ts'
import { clamp, mix, rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { mirrored } from '../kit/mirror.ts'
import { duckHerder } from '../models/duck-herder.ts'
import { padTree } from '../models/pad-tree.ts'
import { courtWall, meru } from '../models/meru.ts'
import { fbm, hash, noise } from '../kit/noise.ts'
import { Plate } from '../kit/press.ts'
import { runnerDuck, type Runner } from '../models/rice-folk.ts'
import type { View } from '../kit/scene.ts'
import { bareSky } from '../kit/heavens.ts'
import { haze } from '../kit/haze.ts'
import { fartherThan, pullSolid, type Material } from '../kit/solid.ts'
import { terraces, treadAt, type Slope } from '../kit/terraces.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
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
  step: { tones: ['#a89c86'], detail: (_p, n) => (n[1] > 0.5 ? '#ecd9b0' : undefined) },
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
}

const HORIZON = 372
const cam = new Camera([0, 18.5, 0], 0, 1.05, HORIZON, 800)
/** Where the court of the meru stands. */
const COURT: Vec3 = [-6, 7, -62]
const SHRINES = [
  [0, 0, 11, 3],
  [9.6, -2.4, 5, 2.1],
] as const
/** Where the split gate is in the front wall, clear of both shrines. */
const GATE = 5.5
/** The near field under water, which mirrors the court. */
const POND = 5.6

/** Metres from the middle of the court; its lines are as square as its wall, so that the bank carries the corners too. */
const fromCourt = (x: number, z: number): number =>
  (((x - COURT[0]) / 1.35) ** 4 + (z - COURT[2]) ** 4) ** 0.25
const field: Slope = {
  step: 0.8,
  height: (x, z) => {
    const away = -z
    const rise =
      9 * smoothstep(66, 170, away + 0.5 * x) + 3.4 * smoothstep(16, 60, x) * smoothstep(34, 66, away)
    const d = fromCourt(x, z)
    const wild = POND + 0.3 + rise + (fbm(x / 44 + 4, z / 34, 1, 11) - 0.5) * 4.6 * smoothstep(46, 84, away)
    return wild + (COURT[1] - 0.4 - wild) * (1 - smoothstep(11.2, 19, d))
  },
}
const MIST = '#f7e6bf'
/** The court, its heights from `level`. */
function court(m: Mesh, level = 0): void {
  const c = m.at(COURT[0], COURT[1] - level, COURT[2])
  c.box(0, -4, 0, 24, 4.1, 16.4, 'plinth')
  for (const [x, z, tiers, half] of SHRINES) meru(c.at(x, 0.1, z), tiers, half)
  courtWall(c, -12, GATE - 1.6, 8.2)
  courtWall(c, GATE + 1.6, 12, 8.2)
  // the side walls are seen so steeply that piers would hide them
  for (const x of [-12, 12]) {
    c.box(x, -2, 0, 0.5, 3.5, 16, 'brick')
    c.box(x, 1.5, 0, 0.72, 0.2, 16, 'plinth')
  }
  // the split gate, and its steps down to the fields
  for (const s of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const w = 1.6 - i * 0.23
      c.box(GATE + s * (0.62 + w / 2), i * 0.82, 8.2, w, 0.72, 1.3 - i * 0.13, 'brick')
      c.box(GATE + s * (0.62 + w / 2 + 0.05), i * 0.82 + 0.72, 8.2, w + 0.1, 0.1, 1.5 - i * 0.13, 'plinth')
    }
  for (let i = 0; i < 4; i++) c.box(GATE, -0.3 - i * 0.3, 9 + i * 0.5, 2.2, 0.3, 0.6, 'step')
}
/** Water by its place: the sky is bright in it far away, and seen higher in it near to us. */
const bare = (away: number, sway: number): string =>
  mix('#fdeec8', '#69b0b4', Math.round(24 * clamp(sway + smoothstep(110, 20, away))) / 24)
/** The fields. The near one shows what `glass` holds, the others the bare sky. */
function paddy(glass: Plate): Material {
  const hex = (v: number) => Math.round(v).toString(16).padStart(2, '0')
  const water = ([x, y, z]: Vec3, k: number): string => {
    if (Math.abs(k * field.step - POND) > 0.1) return bare(-z, (noise(x * 0.12, z * 0.3, 5) - 0.5) * 0.16)
    // a breath of wind, more of it towards us
    const q = cam.project([x, y, z]),
      sway = (noise(q.x * 0.004, q.y * 0.075, 3) - 0.5) * (1 + 13 * smoothstep(860, 1000, q.y))
    return `#${glass
      .sample(q.x + sway, q.y)
      .map(hex)
      .join('')}`
  }
  return {
    tones: ['#a8c060', '#5f9a58', '#2f6f5a'],
    cuts: [0.5, 0.25],
    detail: (p, _n, sun) => {
      const { k, edge } = treadAt(field, p[0], p[2])
      const away = -p[2],
        // the shadow of the roofs would lie in scraps over the far fields
        light = fromCourt(p[0], p[2]) > 12.5 ? 1 : sun
      const plotX = p[0] / 13 + 1.3 * noise(p[2] / 14, k * 1.7, 3) + hash(k, 4, 2) * 3
      const plot = Math.floor(plotX),
        seam = Math.min(plotX - plot, 1 - plotX + plot) * 13
      const rough = (noise(p[0] * 0.7, p[2] * 0.7, 6) - 0.5) * 0.2
      const bund = 0.34 + away * 0.004
      const pond = Math.abs(k * field.step - POND) < 0.1
      if (edge + rough < bund || (!pond && seam + rough < bund * 0.7))
        return light > 0.12 ? CROPS.bund[edge + rough < bund * 0.55 ? 0 : 1]! : CROPS.bund[2]!
      // grass round the wall of the court
      if (fromCourt(p[0], p[2]) < 11.4) return light > 0.12 ? CROPS.rice[0] : CROPS.rice[2]!
      const kind = hash(plot, k, 9)
      const standing = !pond && (kind > 0.8 || away > 118)
      if (standing) {
        const row = edge < bund + 0.4 ? -0.3 : 0
        return light > 0.12 ? CROPS.rice[row > -0.06 ? 0 : 1]! : CROPS.rice[2]!
      }
      return water(p, k)
    },
  }
}
/** The dyke: its height in the picture at x, and how broad its top and its bank look there. */
const dyke = (x: number): number => 868 + 150 * ((1640 - x) / 1080) ** 1.5
const broad = (x: number): number => 9 + 13 * ((1640 - x) / 1080)
/** The ducks on the dyke: x in the picture, pixels for a metre, and what each does. */
const FILE: [number, number, Runner][] = [
  [786, 86, 'walks'],
  [858, 82, 'stoops'],
  [922, 84, 'looksBack'],
  [982, 80, 'walks'],
  [1042, 80, 'stoops'],
  [1098, 77, 'walks'],
]
const HERDER: Pt = [1240, 98]
/** A low bush with an uneven top, `w` from its middle to its end. */
const bush = (x: number, y: number, w: number, ink: string): string => {
  const at = (u: number, v: number) => `${(x + u * w).toFixed(1)},${(y - v * w).toFixed(1)}`
  return `<path d="M${at(-1, 0)}C${at(-0.9, 0.22)} ${at(-0.62, 0.3)} ${at(-0.4, 0.28)}C${at(-0.2, 0.44)} ${at(0.2, 0.44)} ${at(0.36, 0.26)}C${at(0.6, 0.28)} ${at(0.92, 0.18)} ${at(1, 0)}Q${at(0, -0.1)} ${at(-1, 0)}Z" fill="${ink}"/>`
}
/** The dyke with the herder and his ducks, all of them upside down in the water below it. */
function walkers(folk: boolean): string {
  const along = Array.from({ length: 25 }, (_, i) => 480 + i * 50)
  const edge = (down: number) => along.map((x) => `${x},${(dyke(x) + broad(x) * down).toFixed(1)}`)
  const band = (from: number, to: number, ink: string) =>
    `<path d="M${edge(from).join('L')}L${edge(to).toReversed().join('L')}Z" fill="${ink}"/>`
  const all: [number, number, string][] = [
    ...FILE.map(([x, k, what]): [number, number, string] => [x, k, runnerDuck(what)]),
    [...HERDER, duckHerder()],
  ]
  let [up, below, shade] = ['', '', '']
  for (const [x, k, body] of folk ? all : []) {
    const y = dyke(x)
    up += place(x, y + broad(x) * 0.1, k, body, true)
    below += `<g transform="translate(0,${(2 * y + broad(x) * 1.9).toFixed(1)}) scale(1,-1)">${place(x, y, k, body, true)}</g>`
    shade += `<ellipse cx="${x + k * 0.26}" cy="${(y - k * 0.02).toFixed(1)}" rx="${k * 0.34}" ry="${k * 0.035}" transform="rotate(-6 ${x} ${y})" fill="#6f8a3c"/>`
  }
  return (
    `<g opacity=".5">${below}</g>` +
    band(0.9, 1.9, '#4d8f86') +
    band(0.2, 1, '#2f7350') +
    band(-0.5, 0.3, '#dcd872') +
    shade +
    up
  )
}
const ground = (x: number, z: number) => Math.floor(field.height(x, z) / field.step) * field.step
/** The trees behind the court. */
const grove = (): string =>
  [
    [-21, -78, 9.4],
    [-14, -84, 12.4],
    [1.6, -82, 10.4],
    [9.6, -78, 8.6],
  ]
    .map(([x, z, high], i) => {
      const q = cam.project([x!, ground(x!, z!) - 0.4, z!])
      return (
        padTree(i + 3, q.x, q.y, high! * q.k, ['#a3bd58', '#124a40'], '#2f4a42') +
        bush(q.x + 6, q.y + 2, high! * q.k * 0.34, '#124a40')
      )
    })
    .join('')
/** What the near water shows: the sky, the grove and the court, upside down. */
function mirror(plate: Plate): Plate {
  const glass = new Plate(plate.ss, plate.wide),
    under = new Camera([0, cam.eye[1] - POND, 0], 0, 1.05, HORIZON, 800),
    m = Mesh.create()
  glass.field((x, y) => [rgb(bare(((cam.eye[1] - POND) * cam.f) / Math.max(1, y - HORIZON), 0)), 1])
  // at the distance of the trees the water lies this low in the picture
  const shore = HORIZON + ((cam.eye[1] - POND) * cam.f) / 80
  glass.svg(`<g transform="translate(0,${(2 * shore).toFixed(1)}) scale(1,-1)">${grove()}</g>`)
  court(m, POND)
  pullSolid(glass, mirrored(m), under, {
    sun: [SUN[0], -SUN[1], SUN[2]],
    materials: { ...materials, brick: { ...materials.brick!, detail: () => 0 } },
    sky: 0,
    bounce: 0.2,
    crisp: true,
  })
  // the water takes some of every colour
  glass.field((_x, y) => [rgb(bare(((cam.eye[1] - POND) * cam.f) / Math.max(1, y - HORIZON), 0)), 0.3])
  return glass
}
/** `folk` is whether the herder and his ducks are in the picture, `shift` how far to the right of their place. */
function draw(plate: Plate, folk = true, shift = 0): void {
  bareSky(plate, [
    [0, '#0a3850'],
    [124, '#368795'],
    [220, '#a4cbb4'],
    [300, '#f6dcaa'],
    [372, '#fff0c8'],
  ])
  plate.svg(`<g transform="translate(0,-52)">${agungPrint(['#ffdcae', '#c9a99c', '#7f93a0'])}</g>`)
  haze(plate, MIST, 278, 418, 0.95)
  // two ranges of low wooded hills in the mist
  plate.svg(
    '<path d="M-20,372C120,340 240,346 380,356C520,364 640,344 800,350C980,358 1100,346 1240,336C1400,326 1500,340 1620,332V600H-20Z" fill="#d5d9a8"/>' +
      '<path d="M-20,384C140,368 300,378 460,374C640,370 760,380 940,376C1120,372 1300,360 1440,364C1520,366 1580,358 1620,356V600H-20Z" fill="#b5c890"/>',
  )
  haze(plate, MIST, 344, 448, 0.8)
  haze(plate, MIST, 336, 560, 1)

  const light = {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.18,
    shadows: [{ centre: [COURT[0], 12, COURT[2]] as Vec3, radius: 17 }],
  }
  const glass = mirror(plate)
  const m = Mesh.create()
  court(m)
  terraces(m, field, [-34, 34, -70, -11], 0.7, 'paddy', 'riser')
  terraces(m, field, [-110, -33, -71, -30], 1.5, 'paddy', 'riser')
  terraces(m, field, [33, 110, -71, -30], 1.5, 'paddy', 'riser')
  terraces(m, field, [-150, 150, -156, -69], 1.2, 'paddy', 'riser')
  const depth = pullSolid(plate, m, cam, {
    ...light,
    materials: { ...materials, paddy: paddy(glass) },
    contact: 0,
    crisp: true,
    air: (_p, d) => ({ amount: smoothstep(70, 136, d), ink: rgb(MIST) }),
  })
  haze(plate, MIST, 320, 440, 1, fartherThan(plate, depth, 98))
  const behind = fartherThan(plate, depth, 72)
  plate.svg(grove(), { mask: (x, y) => (behind(x, y) ? 1 : 0) })
  plate.svg(`<g transform="translate(${shift},0)">${walkers(folk)}</g>`)
  // palms on the bank at the left, their feet in its bushes
  plate.svg(
    (
      [
        [7, 66, 560, 300, -0.1],
        [9, 168, 576, 356, 0.08],
        [4, 236, 554, 250, 0.14],
      ] as const
    )
      .map(([seed, x, foot, high, lean]) =>
        coconutPalm(seed, [x, foot], high, lean, ['#3f8257', '#0f3f40'], ['#2f4f48', '#1d3c3e']),
      )
      .join('') +
      bush(40, 578, 96, '#0f3f40') +
      bush(176, 588, 110, '#174f46') +
      bush(268, 576, 60, '#0f3f40'),
  )
}
/** The 3:4 picture: from the meru to Agung, the herder and his ducks between them. */
function drawTall(plate: Plate): void {
  const full = new Plate(plate.ss)
  draw(full, true, -160)
  plate.field((x, y) => [full.sample(x + 480, y), 1])
}
export const views: View[] = [
  {
    name: 'bali-indonesia-cover',
    focusX: 827,
    draw: (plate) => draw(plate),
    drawTall,
    drawLink: (plate) => draw(plate, false),
  },
]
