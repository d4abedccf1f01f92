/** Seychelles: the granite of Anse Source d'Argent, a palm leaning out over a green lagoon, and two walkers hand in hand. */
import { clamp, rgb, smoothstep, type Rgb } from '../kit/ink.ts'
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { palm } from '../kit/flora.ts'
import { boulder } from '../models/granite.ts'
import { bareSky } from '../kit/heavens.ts'
import { laidShadow } from '../kit/laid-shadow.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
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
  sand: { ...inks.sand!, cuts: [0.48, 0.36, 0.16], grain: 0.02 },
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
    flutes: 0.06,
    block: 2.1,
    lean: -0.04,
  })
  put(-6.2, -11.2, [1.5, 1.2, 1.3], 72, { y: -0.2, mat: 'graniteNear', flutes: 0.03, block: 2.1, lean: 0 }) // prettier-ignore
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
        x = from[0] + bend + (i % 2 ? 0.08 : -0.08) + r.range(-0.04, 0.04),
        z = from[1] + back,
        p = cam.project([x, beach(x, z), z]),
        turn = -12 - 3 * back + (i % 2 ? 8 : -8)
      prints += `<g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${(p.k * 0.07).toFixed(2)},${(p.k * 0.05).toFixed(2)}) rotate(${turn})"><path d="M-.5,-1.2C-.5,-1.8 .5,-1.8 .5,-1.1C.5,-.5 .3,-.3 .32,.4C.34,1 .2,1.3 -.06,1.3C-.36,1.3 -.44,1 -.4,.5C-.36,-.2 -.5,-.6 -.5,-1.2Z" fill="#dcc3a6"/><path d="M-.5,-1.2C-.5,-1.8 .5,-1.8 .5,-1.1C.1,-1.5 -.3,-1.4 -.36,-.9C-.4,-.4 -.26,0 -.28,.5C-.3,.9 -.2,1.2 -.06,1.3C-.36,1.3 -.44,1 -.4,.5C-.36,-.2 -.5,-.6 -.5,-1.2Z" fill="#bda3a2"/></g>`
    }
  }
  return prints
}
/** Where the two are, in metres to the right and away. */
const PAIR = [
  [-1.06, -11.6],
  [-0.37, -11.6],
] as const
/** A man and a woman from behind, in metres from their feet. 0.69 apart, their hands meet. */
const COUPLE: readonly string[] = (() => {
  const skin = '#7f4a3c',
    sole = '#b98a74',
    hers = '#a8684c'
  const man =
    `<path d="M-.02,-.36C-.01,-.24 .01,-.14 .03,-.05L-.02,0L.12,0L.1,-.06C.12,-.16 .12,-.26 .12,-.36Z" fill="${skin}"/>` +
    `<path d="M-.2,-.44L-.08,-.42C-.08,-.34 -.09,-.28 -.1,-.22C-.09,-.14 -.11,-.09 -.14,-.09C-.18,-.09 -.19,-.15 -.17,-.22C-.19,-.3 -.2,-.36 -.2,-.44Z" fill="#65382f"/><path d="M-.17,-.2C-.13,-.22 -.1,-.2 -.1,-.15C-.1,-.1 -.12,-.08 -.145,-.085C-.18,-.09 -.19,-.16 -.17,-.2Z" fill="${sole}"/>` +
    '<path d="M-.19,-.96L.18,-.96C.2,-.75 .17,-.5 .14,-.3L-.04,-.31C-.03,-.48 -.03,-.6 -.02,-.72C-.04,-.6 -.06,-.48 -.07,-.38L-.22,-.41C-.24,-.6 -.22,-.8 -.19,-.96Z" fill="#2b6f8c"/><path d="M.18,-.96C.2,-.75 .17,-.5 .14,-.3L.07,-.305C.1,-.5 .12,-.75 .1,-.96ZM-.02,-.72C-.04,-.6 -.06,-.48 -.07,-.38L-.12,-.39C-.1,-.52 -.06,-.62 -.02,-.72Z" fill="#1f5170"/>' +
    `<path d="M-.2,-1.36C-.29,-1.27 -.31,-1.16 -.32,-1.07C-.33,-.97 -.29,-.88 -.26,-.81C-.25,-.77 -.2,-.78 -.2,-.82C-.21,-.9 -.25,-.98 -.23,-1.06C-.2,-1.14 -.17,-1.2 -.14,-1.26Z" fill="${skin}"/>` +
    `<path d="M.2,-1.34C.27,-1.24 .29,-1.14 .3,-1.07C.33,-.98 .36,-.9 .39,-.83C.4,-.78 .34,-.75 .31,-.79C.27,-.88 .22,-.97 .21,-1.05C.19,-1.14 .16,-1.2 .14,-1.26Z" fill="#6f3f34"/>` +
    `<path d="M-.055,-1.58L.065,-1.58L.075,-1.44L-.075,-1.44Z" fill="#6f3f34"/>` +
    '<path d="M-.08,-1.49C-.16,-1.48 -.22,-1.45 -.24,-1.39C-.28,-1.3 -.31,-1.22 -.31,-1.15L-.21,-1.12C-.2,-1.05 -.21,-.98 -.22,-.89C-.1,-.86 .08,-.86 .21,-.9C.19,-1 .19,-1.06 .2,-1.13L.3,-1.15C.29,-1.25 .26,-1.34 .23,-1.4C.2,-1.46 .14,-1.48 .08,-1.49C.03,-1.46 -.03,-1.46 -.08,-1.49Z" fill="#f6e9d0"/><path d="M.23,-1.4C.26,-1.34 .29,-1.25 .3,-1.15L.2,-1.13C.19,-1.06 .19,-1 .21,-.9L.1,-.875C.13,-1.05 .08,-1.2 .16,-1.38C.19,-1.44 .21,-1.43 .23,-1.4Z" fill="#c3b3b8"/>' +
    `<path d="M-.09,-1.69C-.08,-1.8 .1,-1.8 .115,-1.69L.14,-1.645L.118,-1.63C.12,-1.57 .1,-1.53 .05,-1.53C-.04,-1.53 -.09,-1.6 -.09,-1.69Z" fill="${skin}"/><path d="M-.07,-1.56C-.13,-1.62 -.13,-1.76 -.05,-1.8C.02,-1.84 .12,-1.81 .125,-1.73C.1,-1.72 .085,-1.7 .08,-1.66C.06,-1.68 .045,-1.65 .06,-1.62C.05,-1.57 .0,-1.54 -.07,-1.56Z" fill="#2c2440"/>`
  const woman =
    `<path d="M-.13,-.56C-.13,-.36 -.1,-.18 -.085,-.05L-.12,0L.0,0L-.02,-.06C.0,-.2 .02,-.36 .02,-.56Z" fill="${hers}"/>` +
    `<path d="M.04,-.56L.16,-.56C.17,-.42 .15,-.32 .13,-.22C.15,-.15 .13,-.08 .1,-.08C.06,-.08 .05,-.14 .07,-.22C.05,-.33 .04,-.44 .04,-.56Z" fill="#86503f"/><path d="M.07,-.2C.09,-.22 .13,-.21 .135,-.16C.14,-.1 .12,-.07 .1,-.075C.07,-.08 .055,-.14 .07,-.2Z" fill="#d0a184"/>` +
    `<path d="M-.13,-1.36C-.18,-1.26 -.2,-1.16 -.22,-1.08C-.26,-.98 -.3,-.9 -.33,-.83C-.36,-.78 -.32,-.74 -.29,-.77C-.24,-.85 -.19,-.95 -.16,-1.04C-.13,-1.13 -.11,-1.2 -.08,-1.28Z" fill="${hers}"/>` +
    `<path d="M.13,-1.36C.2,-1.27 .23,-1.17 .23,-1.08C.25,-.99 .28,-.92 .29,-.84C.29,-.8 .25,-.79 .24,-.82C.21,-.91 .17,-.98 .16,-1.07C.14,-1.14 .11,-1.2 .08,-1.28Z" fill="#86503f"/>` +
    `<path d="M-.04,-1.5L.045,-1.5L.055,-1.36L-.055,-1.36Z" fill="#86503f"/>` +
    '<path d="M-.14,-1.38C-.09,-1.41 -.07,-1.4 -.05,-1.34C-.02,-1.31 .03,-1.31 .06,-1.34C.08,-1.4 .1,-1.41 .15,-1.38C.16,-1.25 .13,-1.14 .115,-1.06C.18,-.92 .21,-.72 .27,-.53C.2,-.47 .12,-.52 .05,-.48C-.04,-.46 -.1,-.51 -.19,-.49C-.19,-.7 -.18,-.9 -.12,-1.06C-.13,-1.16 -.16,-1.26 -.14,-1.38Z" fill="#e0563f"/><path d="M.15,-1.38C.16,-1.25 .13,-1.14 .115,-1.06C.18,-.92 .21,-.72 .27,-.53C.23,-.49 .19,-.5 .14,-.5C.13,-.7 .08,-.9 .05,-1.05C.07,-1.16 .09,-1.26 .1,-1.4ZM-.03,-.95C-.01,-.8 .01,-.65 .03,-.475L-.02,-.47C-.04,-.65 -.05,-.8 -.03,-.95Z" fill="#b03a45"/>' +
    `<path d="M-.08,-1.6L-.105,-1.545L-.085,-1.535C-.085,-1.47 -.05,-1.45 -.01,-1.45C.06,-1.45 .09,-1.52 .085,-1.6Z" fill="${hers}"/><path d="M-.05,-1.6C-.04,-1.54 -.03,-1.5 .0,-1.45C.05,-1.42 .1,-1.44 .105,-1.5L.09,-1.61Z" fill="#2c2440"/>` +
    '<path d="M-.2,-1.565C-.12,-1.6 -.09,-1.6 -.09,-1.63C-.09,-1.74 .1,-1.75 .1,-1.64C.11,-1.61 .15,-1.61 .21,-1.59C.2,-1.545 -.16,-1.53 -.2,-1.565Z" fill="#f3d492"/><path d="M-.09,-1.63C-.03,-1.6 .05,-1.6 .1,-1.64L.105,-1.61C.04,-1.575 -.04,-1.575 -.1,-1.6ZM.04,-1.72C.08,-1.71 .1,-1.68 .1,-1.64L.06,-1.62C.07,-1.66 .06,-1.7 .04,-1.72Z" fill="#b98a5e"/>'
  return [man, woman]
})()
/** The leaning palm's shadow: a stem, and the crown as fronds spread on the sand. */
function palmShadow(cam: Camera, [x, y, z]: Vec3, ink: string): string {
  const r = random(6),
    on = (u: number, v: number): Pt => {
      const q = cam.project([x + u, y, z - v])
      return [q.x, q.y]
    },
    // the stem leans 4 m towards the sun, so its crown's shadow falls nearer its foot
    [cx, cz] = [5.1, 3.2]
  let s = poly([on(-0.1, -0.25), on(2.4, 1.1), on(cx, cz - 0.08), on(cx, cz + 0.08), on(2.4, 1.6), on(-0.1, 0.35)], ink) // prettier-ignore
  for (let i = 0; i < 13; i++) {
    const a = ((i + r.range(-0.25, 0.25)) / 13) * Math.PI * 2,
      long = r.range(2.3, 3),
      bend = r.range(-0.3, 0.3),
      at = (t: number, side: number): Pt =>
        on(
          cx + Math.cos(a) * long * t - Math.sin(a) * (side + bend * t * t),
          cz + Math.sin(a) * long * t + Math.cos(a) * (side + bend * t * t),
        )
    // leaflets along both sides, longest in the middle
    const edge = (side: number) =>
      Array.from({ length: 9 }, (_, k): Pt[] => {
        const t = (k + 1) / 10,
          w = 0.42 * Math.sin(Math.PI * (0.1 + 0.85 * t))
        return [at(t, side * w * 0.45), at(t + 0.09, side * w)]
      }).flat()
    s += poly([at(0, 0), ...edge(1), at(1.06, 0), ...edge(-1).toReversed()], ink)
  }
  return s
}
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
      { centre: [-4, 0.5, -13], radius: 7 },
      { centre: [9, 5, -42], radius: 28 },
      { centre: [0, 2, -60], radius: 90 },
    ],
    air: (_p, d) => ({ amount: clamp(0.62 * smoothstep(52, 190, d)), ink: air }),
    airSteps: 9,
  })
  const ground: Vec3 = [2.3, beach(2.3, -24), -24],
    foot = cam.project(ground),
    shade = '#b9a8bc'
  plate.svg(
    palmShadow(cam, ground, shade) +
      // the near stone's shadow, across the damp sand
      '<path d="M308,806C344,796 398,804 420,822C398,840 330,852 246,864L276,848L313,828Z" fill="#b7a3b0"/>' +
      footprints(cam) +
      palm(4, foot.x, foot.y + 4, 470, -270, leaf, true, 0.42) +
      // sand blown against the foot
      `<path d="M${foot.x - 40},${foot.y + 12}C${foot.x - 22},${foot.y + 4} ${foot.x - 14},${foot.y - 8} ${foot.x},${foot.y - 7}C${foot.x + 14},${foot.y - 7} ${foot.x + 20},${foot.y + 3} ${foot.x + 34},${foot.y + 10}Z" fill="${INK.sand}"/>`,
  )
  const pair = COUPLE.map((body, i) => {
    const [x, z] = PAIR[i]!,
      at: Vec3 = [x, beach(PAIR[0][0], z), z],
      q = cam.project(at)
    return [laidShadow(cam, at, SUN, shade, body, 1.5, 1), place(q.x, q.y, q.k, body)]
  })
  plate.svg(
    pair.map(([shadow]) => shadow).join('') +
      edgeLight(pair.map(([, body]) => body).join(''), [-1, -0.6], 2, '#ffe2c0'),
  )
}
export const views: View[] = [{ name: 'seychelles-cover', focusX: 800, draw }]
