/** Seychelles: the granite of Anse Source d'Argent, a palm leaning out over a green lagoon, and two walkers hand in hand. */
import { clamp, rgb, smoothstep, type Rgb } from '../kit/ink.ts'
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { place, poly, smooth } from '../kit/cut.ts'
import { palm } from '../kit/flora.ts'
import { beachCouple } from '../models/beach-couple.ts'
import { boulder } from '../models/granite.ts'
import { bareSky } from '../kit/heavens.ts'
import { laidShadow } from '../kit/laid-shadow.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
import { INK, materials, SUN } from '../materials/seychelles.ts'

const HORIZON = 432
/** x of the waterline at depth z. */
const waterline = (z: number) =>
  -4.4 + 1.2 * Math.sin(z / 9) + 2.2 * smoothstep(-30, -70, z) + 9 * smoothstep(-70, -120, z)
const beach = (x: number, z: number) => {
  const d = x - waterline(z)
  return d < 0
    ? d * 0.2
    : Math.min(1.9, d * 0.075 + d * d * 0.004) + (fbm(x / 3, z / 3, 3, 5) - 0.5) * 0.12 * smoothstep(1, 4, d)
}
/** What lies along the sand is drawn a little longer than the light would, clear of the feet. */
const LONG: Vec3 = [SUN[0], SUN[1] / 1.26, SUN[2]]
const LAGOON: [reach: number, ink: Rgb][] = (
  [
    [0.7, '#f4fbe6'],
    [2.6, '#c9f2dc'],
    [6.5, '#94e3cc'],
    [15, '#55ccbd'],
    [40, '#2bb0b2'],
    [130, '#2397ae'],
    [420, '#1d7fa4'],
  ] as const
).map(([reach, ink]) => [reach, rgb(ink)])
/** Bands of shallow over sand, weed and deep. */
function lagoon(plate: Plate, cam: Camera): void {
  const weed = rgb('#2a9a96')
  plate.field((x, y) => {
    if (y < HORIZON + 2) return null
    const p = cam.onLevel(x, y, 0),
      away = -p[2]
    const out = waterline(p[2]) - p[0]
    if (out < -0.6) return null
    const wob = (fbm(p[0] / 12, p[2] / 12, 2, 12) - 0.5) * 1.3,
      reach = Math.max(0, out + Math.max(0, away - 60) * 0.22) * (1 + wob * 0.8)
    let ink = LAGOON.at(-1)![1]
    for (const [far, tone] of LAGOON)
      if (reach < far) {
        ink = tone
        break
      }
    if (reach > 5 && away < 240 && fbm(p[0] / 16 + 3, p[2] / 10, 2, 31) > 0.62) return [weed, 0.62]
    return [ink, 0.74]
  })
}
function stones(): Mesh {
  const m = Mesh.create(),
    r = random(4)
  m.terrain(beach, -30, 40, -130, -6, 140, 220, 'sand')
  const put = (
    x: number,
    z: number,
    size: Vec3,
    seed: number,
    o: { y?: number; turn?: number; block?: number; flutes?: number; lean?: number; mat?: string } = {},
  ) =>
    boulder(
      m.at(x, o.y ?? Math.max(-0.4, beach(x, z)) + size[1] * 0.55, z, o.turn ?? r.range(0, 6)),
      o.mat ?? 'granite',
      {
        size,
        seed,
        flutes: o.flutes ?? 0.14,
        block: o.block ?? 2.8,
        lean: o.lean ?? r.range(-0.12, 0.12),
        fine: size[0] > 3 || o.mat ? 1.4 : size[0] > 1.4 ? 0.8 : 0.5,
      },
    )
  // the great stack
  put(8.4, -47, [5.6, 6.6, 5], 11, { y: 4.4, turn: 0.8, block: 3.1, flutes: 0.18, lean: -0.12 })
  put(15.6, -50, [5, 5, 4.6], 12, { y: 3.6, turn: 0.7, flutes: 0.16 })
  put(11.4, -48, [4.4, 2.7, 3.6], 13, {
    y: 11.2,
    mat: 'granitePale',
    turn: 0.7,
    block: 2.5,
    flutes: 0.16,
    lean: 0.14,
  })
  put(3.4, -42.5, [2.9, 3, 2.7], 14, { turn: 0.75, flutes: 0.16 })
  put(14.6, -38, [3.6, 2.9, 3], 15, { turn: 0.85, flutes: 0.1 })
  put(20.4, -41, [4.2, 5.8, 4], 16, { y: 4, turn: 0.8, block: 3 })
  put(23, -36, [3.2, 2.6, 3], 17)
  // stones standing in the shallows, smaller as the bay curves away
  for (const [x, z, w, h] of [
    [-4.6, -58, 2.9, 2.5],
    [-1, -63, 3.4, 3.6],
    [-9.4, -66, 2.1, 1.5],
    [2.8, -68, 3.8, 4.8],
    [-3.4, -84, 3.6, 3],
    [-13.6, -88, 2.6, 1.6],
    [3, -92, 4.6, 5],
    [9, -96, 5, 6.4],
    [-20, -118, 3.6, 3.3],
    [-8, -112, 4, 3.2],
    [-2, -122, 5, 4.8],
    [-30, -150, 5, 3],
    [-14, -160, 6, 4.6],
    [0, -150, 8, 6.4],
    [-44, -190, 7, 3.4],
  ] as const)
    put(x, z, [w, h, w * 0.9], Math.round(x * 7 + z + 400), { y: h * 0.42 })
  // the far stones close the horizon behind the fronds
  put(-15.4, -120, [5.2, 4.2, 4.6], 61, { y: 1.8, turn: 0.7, lean: 0 })
  // fallen pieces on the sand
  for (const [x, z, w] of [
    [5.2, -33, 1.1],
    [1.2, -36, 0.8],
    [-5.4, -33, 1.3],
    [-6.8, -37, 0.9],
    [-5.8, -44, 1.6],
    [-8.8, -42, 0.8],
  ] as const)
    put(x, z, [w, w * 0.72, w * 0.85], Math.round(x * 9 + 300), { flutes: 0.07 })
  // the wood behind the beach
  for (let i = 0; i < 150; i++) {
    const x = r.range(11, 44),
      z = -52 - r() * 50
    m.blob(
      x,
      r.range(1, 7.4) * smoothstep(8, 22, x),
      z,
      r.range(1.1, 2.6),
      r() < 0.5 ? 'bush' : 'bushB',
      0.8,
      0.22,
      i,
      8,
    )
  }
  for (let i = 0; i < 60; i++) {
    const t = r()
    m.blob(
      8 + t * 12 + r.range(-2, 2),
      9.4 + r.range(0, 3) - 3 * Math.abs(t - 0.4),
      -55 - r() * 4,
      r.range(0.7, 1.7),
      r() < 0.5 ? 'bush' : 'bushB',
      0.8,
      0.22,
      i,
      7,
    )
  }
  for (let i = 0; i < 70; i++)
    m.blob(
      r.range(14.5, 23),
      r.range(4, 9),
      -54 - r() * 2,
      r.range(0.7, 1.5),
      r() < 0.5 ? 'bush' : 'bushB',
      0.8,
      0.22,
      i,
      7,
    )
  // the dark stones at our feet, widest below the sand
  put(-7.1, -13.4, [2.9, 2.3, 2.4], 71, {
    y: -0.3,
    mat: 'graniteNear',
    turn: 0.5,
    flutes: 0,
    block: 2.1,
    lean: -0.04,
  })
  put(-6.2, -11.2, [1.5, 1.2, 1.3], 72, { y: -0.2, mat: 'graniteNear', flutes: 0, block: 2.1, lean: 0 }) // prettier-ignore
  return m
}
/** Where the two are, in metres to the right and away: his feet, and hers beside them. */
type Pair = readonly [his: Pt, hers: Pt]
const pairAt = (z: number): Pair => [[-1.06, z], [-0.32, z]] // prettier-ignore
/** The outline of a bare foot: to the side and backwards from the toes, in metres. */
const SOLE: readonly Pt[] = [[-.04, 0], [-.01, -.02], [.03, 0], [.044, .05], [.036, .12], [.034, .19], [.012, .24], [-.02, .235], [-.036, .19], [-.034, .12], [-.046, .05]] // prettier-ignore
/** The last steps of the two, in the sand behind them. */
function footprints(cam: Camera, [his, hers]: Pair): string {
  let prints = ''
  const on = (x: number, z: number): Pt => {
    const p = cam.project([x, beach(x, z), z])
    return [p.x, p.y]
  }
  for (const [[x0, z0], first] of [
    [his, 1],
    [hers, -1],
  ] as const)
    for (let i = 0; i < 4; i++) {
      const back = 0.5 + i * 0.56,
        side = (i % 2 ? -1 : 1) * first,
        z = z0 + back,
        x = (x0 * z) / z0 + side * 0.1
      prints += smooth(
        SOLE.map(([u, v]) => on(x + u * side, z + v * 1.4)),
        '#d3baa8',
      )
    }
  return prints
}
/** The crown's centre and the reach of its fronds in metres, for a palm whose foot is at `foot`. */
interface Crown {
  at: Vec3
  reach: number
}
/** The leaning palm's shadow: its stem and its crown, each point laid along the light. */
function palmShadow(cam: Camera, foot: Vec3, { at: [cx, cy, cz], reach }: Crown, ink: string): string {
  const r = random(6),
    laid = ([x, y, z]: Vec3): Pt => {
      const t = (y - foot[1]) / LONG[1],
        q = cam.project([x - LONG[0] * t, foot[1], z - LONG[2] * t])
      return [q.x, q.y]
    },
    stem = (t: number, side: number): Pt =>
      laid([foot[0] + (cx - foot[0]) * t ** 1.7 + side * (1 - 0.5 * t), foot[1] + (cy - foot[1]) * t, cz])
  let s = poly(
    [-1, 1].flatMap((side) => {
      const line = Array.from({ length: 13 }, (_, i) => stem(i / 12, side * 0.28))
      return side < 0 ? line : line.toReversed()
    }),
    ink,
  )
  for (let i = 0; i < 14; i++) {
    const a = ((i + r.range(-0.2, 0.2)) / 14) * Math.PI * 2,
      long = reach * r.range(0.88, 1.08),
      at = (t: number, side: number): Pt =>
        laid([
          cx + Math.cos(a) * long * t - Math.sin(a) * side,
          cy + 0.5 * t - 1.1 * t * t,
          cz + Math.sin(a) * long * t + Math.cos(a) * side,
        ])
    // the spine, and slim leaflets along both sides, longest in the middle
    s += poly([at(0, -0.05), at(1, 0), at(0, 0.05)], ink)
    for (let k = 1; k < 30; k++)
      for (const side of [-1, 1]) {
        const t = 0.05 + (0.95 * k) / 30,
          w = long * 0.34 * Math.sin(Math.PI * (0.1 + 0.84 * t)) ** 0.7 * r.range(0.86, 1.1)
        s += poly([at(t - 0.016, 0), at(t + 0.1 + 0.08 * (1 - t), side * w), at(t + 0.016, 0)], ink)
      }
  }
  return s
}
/** `at` is where the two walk. */
function draw(plate: Plate, at: Pair): void {
  const cam = new Camera([0, 3.7, 0], 0, 1, HORIZON, 800)
  bareSky(plate, [
    [0, INK.zenith],
    [150, '#3a93b8'],
    [270, '#84c8cb'],
    [360, '#cfe6cf'],
    [432, INK.cream],
  ])
  plate.svg(
    '<g transform="translate(0,20)"><path d="M-10,413 L-10,398 C40,388 90,374 140,380 C190,366 230,384 280,392 C330,400 360,404 400,413Z" fill="#6fb0ae"/><path d="M-10,413 L-10,404 C60,396 120,400 190,404 C230,406 260,409 290,413Z" fill="#4f9a9a"/></g>',
  )
  calmWater(plate, { top: HORIZON, inks: ['#1b7ba2', '#2a9fb2', '#55c6bd', '#8fe0cc'], light: ['#d9fff0', 0.06], dark: ['#1f8aa8', 0.06], seed: 5 }) // prettier-ignore
  lagoon(plate, cam)
  const leaf = { trunk: '#6b4a58', trunkLit: '#f0b98a', back: '#0f4a55', mid: '#1f7463', lit: '#a9cc5c' }
  const dim = { ...leaf, lit: '#7fb45c', mid: '#1c645c' }
  plate.svg(
    palm(12, 1330, 520, 400, 26, dim, true, 0.36) +
      palm(15, 1500, 520, 450, -40, dim, true, 0.36) +
      palm(17, 1190, 470, 330, 30, dim, true, 0.34),
  )
  // the reef breaks white far out
  plate.svg(
    '<path d="M-20,447C60,443 150,444 236,448.5C150,451.5 60,452 -20,451ZM190,451C240,447.5 320,447 372,449C410,450.5 440,451 470,451.5C400,454 260,454 190,451ZM560,448C600,446 640,447 680,449C640,451 600,451 560,448Z" fill="#fffaea"/>',
  )
  const m = stones(),
    air = rgb('#cfe0d0')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.18,
    contact: 0,
    crisp: true,
    clipBelow: 0,
    shadows: [
      { centre: [-4, 0.5, -13], radius: 7 },
      { centre: [9, 5, -42], radius: 28 },
      { centre: [0, 2, -60], radius: 90 },
    ],
    air: (_p, d) => ({ amount: clamp(0.62 * smoothstep(52, 190, d)), ink: air }),
    airSteps: 9,
    airGrain: 0,
  })
  const ground: Vec3 = [1.9, beach(1.9, -17), -17],
    foot = cam.project(ground),
    [tall, lean] = [520, -300],
    crown: Crown = {
      at: [ground[0] + lean / foot.k, ground[1] + tall / foot.k, ground[2]],
      reach: (tall * 0.4 + 30) / foot.k,
    },
    shade = '#c3aec0',
    [woman, man] = beachCouple(),
    pair = ([[at[1], woman], [at[0], man]] as const).map(([[x, z], body]): [Vec3, string] => [[x, beach(at[0][0], z), z], body]) // prettier-ignore
  plate.svg(
    palmShadow(cam, ground, crown, shade) +
      footprints(cam, at) +
      pair.map(([feet, body]) => laidShadow(cam, feet, LONG, shade, body, 1.5, 1)).join('') +
      palm(4, foot.x, foot.y + 4, tall, lean, leaf, true, 0.44) +
      // its foot goes round into the sand
      `<path d="M${foot.x - 22},${foot.y + 3.5}Q${foot.x},${foot.y + 16} ${foot.x + 22},${foot.y + 3.5}Z" fill="${leaf.trunk}"/><path d="M${foot.x - 17},${foot.y + 3.5}V${foot.y + 6}Q${foot.x - 14},${foot.y + 8} ${foot.x - 9.8},${foot.y + 8.6}V${foot.y + 3.5}Z" fill="${leaf.trunkLit}"/>` +
      pair
        .map(([feet, body]) => {
          const q = cam.project(feet)
          return place(q.x, q.y, q.k, body)
        })
        .join(''),
  )
}
export const views: View[] = [
  {
    name: 'seychelles-cover',
    focusX: 770,
    draw: (plate) => draw(plate, pairAt(-11)),
    drawLink: (plate) => draw(plate, pairAt(-14.4)),
  },
]
