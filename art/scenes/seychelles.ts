/** Seychelles: the granite of Anse Source d'Argent, a palm leaning out over a green lagoon. */
import { clamp, rgb, smoothstep, type Rgb } from '../kit/ink.ts'
import { Camera } from '../kit/camera.ts'
import { palm } from '../kit/flora.ts'
import { boulder } from '../kit/granite.ts'
import { flock } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { grain, type Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { sea } from '../kit/sea.ts'
import { cumulus, sky } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
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
  plate.field(
    (x, y) => {
      if (y < HORIZON + 2) return null
      const p = cam.onLevel(x, y, 0),
        away = -p[2]
      const out = waterline(p[2]) - p[0]
      if (away > 250 && away < 330 + 60 * fbm(x / 60, 2, 3, 3) && fbm(x / 30, away / 30, 3, 8) > 0.36)
        return [foam, 0.9]
      if (out < -0.6) return null
      const wob = (fbm(p[0] / 7, p[2] / 7, 4, 12) - 0.5) * 1.5,
        reach =
          Math.max(0, out + Math.max(0, away - 60) * 0.22) * (1 + wob * 0.8) + (grain(x, y, 15) - 0.5) * 0.5
      let ink = LAGOON.at(-1)![1]
      for (const [far, tone] of LAGOON)
        if (reach < far) {
          ink = tone
          break
        }
      if (reach > 5 && away < 240 && fbm(p[0] / 9 + 3, p[2] / 5, 4, 31) > 0.6) return [weed, 0.62]
      return [ink, 0.74]
    },
    { stipple: 0.25, seed: 5 },
  )
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
  put(8.3, -13.6, [2.4, 2.6, 2.2], 73, { y: 1.4, mat: 'graniteNear', turn: 1.4, flutes: 0.06 })
  put(5.9, -12.2, [1.1, 0.8, 1], 74, { y: 0.8, mat: 'graniteNear', flutes: 0.02 })
  return m
}
/** A giant tortoise walking left, 1 unit = 1 m, feet at the origin. */
const TORTOISE = `<ellipse cx=".12" cy=".02" rx=".72" ry=".07" fill="#8f8ab0" fill-opacity=".75"/>
<path d="M-.42,-.2 L-.5,0 L-.3,0 L-.24,-.18Z M.2,-.2 L.22,0 L.44,0 L.4,-.22Z" fill="#4a4660"/><path d="M-.26,-.2 L-.3,.03 L-.06,.03 L-.08,-.2Z M.36,-.24 L.4,.03 L.6,.02 L.52,-.26Z" fill="#6d6270"/>
<path d="M-.44,-.34 C-.56,-.4 -.62,-.56 -.74,-.58 C-.86,-.6 -.9,-.5 -.86,-.45 C-.82,-.4 -.74,-.42 -.7,-.4 C-.62,-.34 -.56,-.24 -.4,-.22Z" fill="#7d7078"/><path d="M-.74,-.58 C-.86,-.6 -.9,-.5 -.86,-.45 C-.84,-.52 -.8,-.55 -.72,-.55 C-.62,-.52 -.56,-.42 -.48,-.34 C-.56,-.44 -.62,-.56 -.74,-.58Z" fill="#d9bca8"/><circle cx="-.79" cy="-.52" r=".018" fill="#1d2b50"/>
<path d="M-.52,-.2 C-.54,-.56 -.26,-.8 .06,-.8 C.4,-.8 .66,-.54 .66,-.2 C.4,-.12 -.3,-.12 -.52,-.2Z" fill="#544c68"/><path d="M-.52,-.2 C-.54,-.56 -.26,-.8 .06,-.8 C.16,-.8 .26,-.78 .34,-.74 C0,-.72 -.3,-.5 -.34,-.17Z" fill="#9a8584"/><path d="M-.5,-.34 C-.46,-.6 -.22,-.79 .06,-.8 C-.12,-.74 -.34,-.6 -.42,-.3Z" fill="#efd0b0"/>
<path d="M-.34,-.17 C-.3,-.3 -.24,-.44 -.14,-.54 L.12,-.56 L.2,-.16 M.12,-.56 L.3,-.72 M-.14,-.54 L-.2,-.7 M.2,-.36 L.48,-.4 L.56,-.16 M.48,-.4 L.5,-.6 M-.24,-.4 L-.5,-.36" fill="none" stroke="#33304e" stroke-width=".025" stroke-opacity=".8"/>`
/** Two walkers with masks and fins in hand, seen from behind; 1 unit = 1 m. */
const WALKERS = `<ellipse cx=".5" cy="0" rx=".9" ry=".07" fill="#9a93b4" fill-opacity=".7"/>
<path d="M-.13,-.82 L-.17,-.42 L-.15,0 L-.05,0 L-.03,-.42 L.02,-.7 L.06,-.4 L.1,-.02 L.19,-.04 L.16,-.44 L.15,-.82Z" fill="#8f5a4e"/><path d="M-.13,-.82 L-.17,-.42 L-.15,0 L-.1,0 L-.11,-.42 L-.06,-.82Z" fill="#d99a78"/>
<path d="M-.2,-.78 C-.18,-1.02 -.22,-1.3 -.13,-1.42 L.13,-1.42 C.22,-1.3 .17,-1.02 .2,-.78 C.24,-.66 -.24,-.66 -.2,-.78Z" fill="#c94a52"/><path d="M-.2,-.78 C-.18,-1.02 -.22,-1.3 -.13,-1.42 L-.05,-1.42 C-.14,-1.2 -.1,-.9 -.12,-.69 C-.2,-.7 -.22,-.72 -.2,-.78Z" fill="#ff8a6c"/>
<path d="M-.38,-1.58 C-.26,-1.68 .26,-1.68 .38,-1.58 C.26,-1.51 -.26,-1.51 -.38,-1.58Z M-.16,-1.6 C-.15,-1.82 .15,-1.82 .16,-1.6Z" fill="#e9c27c"/><path d="M-.38,-1.58 C-.3,-1.66 -.2,-1.66 -.16,-1.63 C-.15,-1.78 -.06,-1.78 -.02,-1.77 C-.1,-1.68 -.1,-1.6 -.1,-1.54 C-.24,-1.53 -.32,-1.55 -.38,-1.58Z" fill="#fff0c9"/><path d="M-.06,-1.54 L.07,-1.54 L.06,-1.4 L-.05,-1.4Z" fill="#8f5a4e"/>
<path d="M.18,-1.34 C.28,-1.16 .3,-1 .3,-.82 L.24,-.8 C.22,-.98 .2,-1.08 .14,-1.18Z" fill="#8f5a4e"/><path d="M.22,-.86 L.34,-.84 L.4,-.42 L.24,-.4Z" fill="#2a7f8c"/>
<g transform="translate(.86,.02)"><path d="M-.14,-.8 L-.1,-.4 L-.17,0 L-.06,0 L0,-.4 L.03,-.66 L.07,-.4 L.06,0 L.17,0 L.17,-.4 L.17,-.8Z" fill="#6f4238"/><path d="M-.2,-.92 L.21,-.92 L.22,-.52 L.04,-.5 L.01,-.66 L-.03,-.5 L-.2,-.52Z" fill="#2b5f86"/><path d="M-.2,-.92 L-.1,-.92 L-.12,-.51 L-.2,-.52Z" fill="#6fa4bf"/>
<path d="M-.21,-.9 C-.22,-1.2 -.3,-1.42 -.14,-1.5 L.14,-1.5 C.3,-1.42 .23,-1.2 .21,-.9Z" fill="#7f4e40"/><path d="M-.21,-.9 C-.22,-1.2 -.3,-1.42 -.14,-1.5 L-.06,-1.5 C-.2,-1.3 -.13,-1.1 -.14,-.9Z" fill="#d3936c"/><path d="M-.26,-1.38 C-.36,-1.2 -.36,-1.02 -.34,-.84 L-.27,-.84 C-.28,-1 -.26,-1.1 -.18,-1.2Z" fill="#c98a66"/><circle cx="0" cy="-1.68" r=".135" fill="#2c2440"/><path d="M-.135,-1.68 A.135,.135 0 0 1 -.03,-1.81 C-.1,-1.72 -.09,-1.64 -.07,-1.57 A.135,.135 0 0 1 -.135,-1.68Z" fill="#a8785c"/><path d="M-.05,-1.57 L.06,-1.57 L.05,-1.46 L-.05,-1.46Z" fill="#7f4e40"/></g>`
/** The way the two have come. */
function footprints(cam: Camera): string {
  return Array.from({ length: 34 }, (_, i) => {
    const z = -10.5 - i * 0.62,
      side = i % 2 ? 0.16 : -0.16
    return [0, 0.9]
      .map((shift) => {
        const x = -1.18 + 0.4 * Math.sin((z + 31) / 6.5) + shift + side,
          p = cam.project([x, beach(x, z), z])
        return `<ellipse cx="${p.x.toFixed(1)}" cy="${p.y.toFixed(1)}" rx="${(p.k * 0.07).toFixed(1)}" ry="${(p.k * 0.035).toFixed(1)}" fill="#d3b8a4"/>`
      })
      .join('')
  }).join('')
}
const GREY = '#8f82ac'
/** Shadow of a palm that stands behind the viewer. */
const SHADOW = `<g opacity=".72" transform="translate(760,1160) scale(1.1,.44) rotate(10)">${palm(21, 0, 0, 520, 30, { trunk: GREY, trunkLit: GREY, back: GREY, mid: GREY, lit: GREY }, true, 0.6)}</g>`
function draw(plate: Plate): void {
  const cam = new Camera([0, 3.7, 0], 0, 1, HORIZON, 800)
  sky(
    plate,
    [
      [0, INK.zenith],
      [150, '#3a93b8'],
      [270, '#84c8cb'],
      [360, '#cfe6cf'],
      [432, INK.cream],
    ],
    { steps: 14, wobble: 9 },
  )
  const cloud = ['#fffaec', '#ffe9cc', '#e9cfc8', '#b3b4cc']
  cumulus(plate, 15, 420, 430, 620, 150, cloud, -0.7)
  cumulus(plate, 8, 760, 432, 360, 84, cloud, -0.7)
  cumulus(plate, 21, 60, 432, 330, 90, cloud, -0.7)
  plate.svg(
    '<g transform="translate(0,20)"><path d="M-10,413 L-10,398 C40,388 90,374 140,380 C190,366 230,384 280,392 C330,400 360,404 400,413Z" fill="#6fb0ae"/><path d="M-10,413 L-10,404 C60,396 120,400 190,404 C230,406 260,409 290,413Z" fill="#4f9a9a"/></g>',
  )
  sea(plate, {
    top: HORIZON,
    horizon: HORIZON - 6,
    waves: 1.3,
    far: '#1b7ba2',
    near: '#7fdccb',
    dark: '#2aa3b0',
    light: '#d9fff0',
    reflect: 0.2,
    ripple: 0.7,
    seed: 5,
  })
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
  plate.svg(footprints(cam) + SHADOW)
  const foot = cam.project([2.2, 0.7, -36])
  plate.svg(palm(4, foot.x + 30, foot.y + 6, 420, -265, leaf, true, 0.44))
  const at = (p: Vec3, body: string) => {
    const q = cam.project(p)
    return `<g transform="translate(${q.x},${q.y}) scale(${q.k})">${body}</g>`
  }
  plate.svg(at([-1.2, beach(-1.2, -31), -31], WALKERS) + at([2.7, beach(2.7, -17.5), -17.5], TORTOISE))
  plate.svg(flock(6, 560, 190, 130, 40, 8, 11, '#1f5f80'))
}
export const views: View[] = [{ name: 'seychelles-cover', focusX: 850, draw }]
