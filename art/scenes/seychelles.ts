/** Seychelles: the granite of Anse Source d'Argent, a palm leaning out over a green lagoon; one of two walkers points out the stack to the other. */
import { clamp, rgb, smoothstep, type Rgb } from '../kit/ink.ts'
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { palm } from '../kit/flora.ts'
import { boulder } from '../kit/granite.ts'
import { bareSky } from '../kit/heavens.ts'
import { laidShadow } from '../kit/laid-shadow.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { INK, materials as inks, SUN } from '../materials/seychelles.ts'

const HORIZON = 432
/** Stone in broad flat tones: rain streaks, no speckle. */
const stone = (of: Material, cuts: number[]): Material => ({
  ...of,
  cuts,
  grain: 0.02,
  detail: (p) => (fbm((p[0] + p[2]) * 0.5, p[1] * 0.08, 2, 6) - 0.5) * 0.22 - (p[1] < 0.35 ? 0.14 : 0),
})
const materials: Record<string, Material> = {
  ...inks,
  granite: stone(inks.granite!, [0.69, 0.52, 0.36, 0.21, 0.09]),
  graniteNear: stone(inks.graniteNear!, [0.76, 0.52, 0.28, 0.12]),
  sand: { ...inks.sand!, grain: 0.02 },
  bush: { tones: ['#5aa463', '#2b7f62', '#155a5c'], cuts: [0.6, 0.32], grain: 0.01 },
  bushB: { tones: ['#3f8f62', '#1f6b60', '#0f4a55'], cuts: [0.6, 0.32], grain: 0.01 },
}
/** x of the waterline at depth z. */
const waterline = (z: number) =>
  -4.4 + 1.2 * Math.sin(z / 9) + 2.2 * smoothstep(-30, -70, z) + 9 * smoothstep(-70, -120, z)
const beach = (x: number, z: number) => {
  const d = x - waterline(z)
  return d < 0
    ? d * 0.2
    : Math.min(1.9, d * 0.075 + d * d * 0.004) + (fbm(x / 3, z / 3, 3, 5) - 0.5) * 0.12 * smoothstep(1, 4, d)
}
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
/** Bands of shallow over sand, weed and deep; the reef breaks white along the far edge. */
function lagoon(plate: Plate, cam: Camera): void {
  const weed = rgb('#2a9a96'),
    foam = rgb('#fffaea')
  plate.field((x, y) => {
    if (y < HORIZON + 2) return null
    const p = cam.onLevel(x, y, 0),
      away = -p[2]
    const out = waterline(p[2]) - p[0]
    if (away > 250 && away < 330 + 60 * fbm(x / 60, 2, 3, 3) && fbm(x / 30, away / 30, 3, 8) > 0.36)
      return [foam, 0.9]
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
  put(8.4, -47, [5.6, 6.6, 5], 11, { y: 4.4, turn: 0.4, block: 3.1, flutes: 0.18, lean: -0.12 })
  put(15.6, -50, [5, 5, 4.6], 12, { y: 3.6, turn: 1.2, flutes: 0.16 })
  put(11.4, -48, [4.4, 2.7, 3.6], 13, { y: 11.2, turn: 0.2, block: 2.5, flutes: 0.16, lean: 0.14 })
  put(3.4, -42.5, [2.9, 3, 2.7], 14, { turn: 0.9, flutes: 0.16 })
  put(14.6, -38, [3.6, 2.9, 3], 15, { turn: 2, flutes: 0.1 })
  put(20.4, -41, [4.2, 5.8, 4], 16, { y: 4, turn: 0.3, block: 3 })
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
    [-20, -118, 3.4, 2],
    [-8, -112, 4, 3.2],
    [-2, -122, 5, 4.8],
    [-30, -150, 5, 3],
    [-14, -160, 6, 4.6],
    [0, -150, 8, 6.4],
    [-44, -190, 7, 3.4],
  ] as const)
    put(x, z, [w, h, w * 0.9], Math.round(x * 7 + z + 400), { y: h * 0.42 })
  // fallen pieces on the sand
  for (const [x, z, w] of [
    [5.2, -33, 1.1],
    [6.6, -31.6, 0.7],
    [1.2, -36, 0.8],
    [10.4, -30, 1.5],
    [12, -27.6, 0.9],
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
  // the dark stones at our feet
  put(-6.9, -13.4, [2.3, 1.7, 2], 71, { y: 0.4, mat: 'graniteNear', turn: 0.5, flutes: 0.06 })
  put(-5.7, -11.4, [1.2, 0.9, 1.1], 72, { y: 0.2, mat: 'graniteNear', flutes: 0.03 })
  put(8.3, -13.6, [2.4, 2.6, 2.2], 73, { y: 1, mat: 'graniteNear', turn: 1.4, flutes: 0.06 })
  return m
}
/** The last steps of the two: each print lies along the way, dark where its heel went in. */
function footprints(cam: Camera): string {
  let prints = ''
  for (const [from, seed] of [
    [PAIR[0], 3],
    [PAIR[1], 8],
  ] as const) {
    const r = random(seed)
    for (let i = 0; i < 9; i++) {
      const back = 0.5 + i * 0.58,
        bend = -0.1 * back - 0.035 * back * back,
        x = from[0] + bend + (i % 2 ? 0.13 : -0.13) + r.range(-0.04, 0.04),
        z = from[1] + back,
        p = cam.project([x, beach(x, z), z]),
        turn = -12 - 3 * back + (i % 2 ? 8 : -8)
      prints += `<g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${(p.k * 0.1).toFixed(2)},${(p.k * 0.062).toFixed(2)}) rotate(${turn})"><path d="M-.5,-1.2C-.5,-1.8 .5,-1.8 .5,-1.1C.5,-.5 .3,-.3 .32,.4C.34,1 .2,1.3 -.06,1.3C-.36,1.3 -.44,1 -.4,.5C-.36,-.2 -.5,-.6 -.5,-1.2Z" fill="#dcc3a6"/><path d="M-.5,-1.2C-.5,-1.8 .5,-1.8 .5,-1.1C.1,-1.5 -.3,-1.4 -.36,-.9C-.4,-.4 -.26,0 -.28,.5C-.3,.9 -.2,1.2 -.06,1.3C-.36,1.3 -.44,1 -.4,.5C-.36,-.2 -.5,-.6 -.5,-1.2Z" fill="#bda3a2"/></g>`
    }
  }
  return prints
}
/** Where the two are, in metres to the right and away. */
const PAIR = [
  [-0.85, -11.4],
  [0.12, -11.8],
] as const
function draw(plate: Plate): void {
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
  const m = stones(),
    air = rgb('#cfe0d0')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.18,
    contact: 8,
    clipBelow: 0,
    shadows: [
      { centre: [9, 5, -44], radius: 22 },
      { centre: [0, 2, -60], radius: 90 },
    ],
    air: (_p, d) => ({ amount: clamp(0.62 * smoothstep(52, 190, d)), ink: air }),
    airSteps: 9,
  })
  // wet sand shows no shadow, so the stone's shadow appears only on the dry sand beyond it
  plate.svg(
    '<path d="M279,786C320,796 360,806 402,814L452,824C420,846 384,858 346,869L279,864Z" fill="#b7a3b0"/>' +
      footprints(cam),
  )
  // the palm, with the shadow of its trunk on the sand as far as the stones
  const foot = cam.project([2.2, 0.7, -36])
  plate.svg(
    `<path d="M${foot.x + 12},${foot.y + 10}Q${foot.x + 60},${foot.y + 3} ${foot.x + 92},${foot.y - 3}L${foot.x + 88},${foot.y + 6}Q${foot.x + 70},${foot.y + 14} ${foot.x + 40},${foot.y + 18}Z" fill="#b9a8bc"/>` +
      palm(4, foot.x + 30, foot.y + 6, 420, -265, leaf, true, 0.44) +
      `<path d="M${foot.x - 6},${foot.y + 14}C${foot.x + 8},${foot.y + 2} ${foot.x + 52},${foot.y} ${foot.x + 70},${foot.y + 12}C${foot.x + 50},${foot.y + 20} ${foot.x + 14},${foot.y + 20} ${foot.x - 6},${foot.y + 14}Z" fill="#fff0d2"/>`,
  )
  const looks: [pose: PoseName, look: Look][] = [
    ['points', { skin: '#a8684c', hair: '#2c2440', top: '#e0563f', bottom: '#e0563f', skirt: 'knee', cut: 'hat', hat: '#f3d492', shoes: '#a8684c', sleeve: false }],
    ['looksUp', { skin: '#7f4a3c', hair: '#2c2440', top: '#f6e9d0', bottom: '#2b6f8c', cut: 'curls', shoes: '#7f4a3c', sleeve: false }],
  ] // prettier-ignore
  const pair = looks.map(([pose, look], i) => {
    const [x, z] = PAIR[i]!,
      at: Vec3 = [x, beach(x, z), z],
      q = cam.project(at),
      body = figure(pose, { ...look, lit: 'back' })
    return [laidShadow(cam, at, SUN, '#b9a8bc', body, 1.5, 1), place(q.x, q.y, q.k, body)]
  })
  plate.svg(
    pair.map(([shadow]) => shadow).join('') +
      edgeLight(pair.map(([, body]) => body).join(''), [-1, -0.6], 2.4, '#ffe2c0'),
  )
}
export const views: View[] = [{ name: 'seychelles-cover', focusX: 800, draw }]
