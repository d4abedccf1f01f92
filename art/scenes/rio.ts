/** South America: Rio de Janeiro from above, Sugarloaf over Botafogo bay, two walkers on the ledge. */
import { boulder } from '../kit/granite.ts'
import { Camera } from '../kit/camera.ts'
import { palm, type PalmInks } from '../kit/flora.ts'
import { graniteDome, SUGARLOAF, URCA } from '../kit/granite-dome.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { elephantEars } from '../kit/leaves.ts'
import { gull, tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { openings } from '../kit/buildings.ts'
import type { Plate } from '../kit/press.ts'
import { rod } from '../kit/rods.ts'
import type { View } from '../kit/scene.ts'
import { sea } from '../kit/sea.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { walker } from '../kit/walker.ts'
import { coral as materials, SUN } from '../materials/rio.ts'

const EYE = 245
const HORIZON = 392
const cam = new Camera([0, EYE, 0], 0, 2.3, HORIZON, 800)
const haze = rgb('#f2b9a0')
const LOAF = { x: 40, z: -3150 }
const HILL = { x: 372, z: -2850 }

function ranges(plate: Plate): void {
  for (const [z, base, amp, seed, air, from] of [
    [-26000, 200, 2300, 4, 0.62, -1],
    [-15000, 20, 900, 9, 0.42, -1],
    [-9000, -60, 420, 14, 0.24, -1],
  ] as const) {
    const m = Mesh.create()
    const w = -z * 0.42
    m.terrain(
      (x, zz) => {
        const u = x / -z
        const open = smoothstep(0.2, 0.06, u) + 0.5 * smoothstep(0.28, 0.34, u)
        return (
          ((base + amp * fbm((u * 7 + seed) * 1.6, zz / 5000, 5, seed) ** 1.5) * open - 40) *
            smoothstep(z + -z * 0.12, z, zz) +
          from
        )
      },
      -w,
      w,
      z * 1.04,
      z * 0.88,
      300,
      24,
      'ranges',
    )
    pullSolid(plate, m, cam, {
      sun: SUN,
      materials,
      sky: 0.3,
      air: (p) => ({ amount: air + 0.28 * smoothstep(260, 0, p[1]), ink: haze }),
      airSteps: 9,
      clipBelow: 0,
    })
  }
}
/** Metres above the water: the two shores of the bay. */
const land = (x: number, z: number): number => {
  const near = smoothstep(
    1600,
    1500,
    Math.hypot(x * 0.4, z + 300) +
      190 * smoothstep(-130, -520, x) +
      60 * smoothstep(130, -60, Math.abs(x - 90)) -
      420 * smoothstep(160, 520, x),
  )
  const right = smoothstep(300, 420, x + (z + 2500) * 0.24) * smoothstep(-3300, -3100, z)
  const neck = smoothstep(320, 200, Math.hypot((x - 230) * 0.6, z + 3020))
  return -4 + 9 * Math.max(near, right, neck)
}
function bay(plate: Plate): void {
  const m = Mesh.create()
  const r = random(11)
  m.terrain(land, -1400, 1500, -3500, -1000, 190, 170, 'street')
  graniteDome(m.at(LOAF.x, 0, LOAF.z), SUGARLOAF)
  graniteDome(m.at(HILL.x, 0, HILL.z), URCA)
  graniteDome(m.at(LOAF.x - 330, 0, LOAF.z - 60, 0, 0.36), { ...URCA, seed: 17 })
  // the wooded foot of the two hills
  for (let i = 0; i < 420; i++) {
    const a = r.range(0, Math.PI * 2)
    const [c, w] = r() < 0.5 ? [LOAF, 290] : [HILL, 270]
    const q = w * r.range(0.8, 1.18)
    const [x, z] = [c.x + Math.cos(a) * q, c.z + Math.sin(a) * q * 0.8]
    if (Math.sin(a) > -0.2) m.blob(x, 4 + r.range(0, 14), z, r.range(9, 18), 'forest', 0.8, 0.22, i, 6)
  }
  // the town: blocks of flats in rows round the bay
  for (let row = 0; row < 40; row++) {
    const z = -2960 + row * 46
    for (let x = -720; x < 1000;) {
      const w = r.range(16, 30)
      const h = r.range(14, 40) + (r() < 0.12 ? 26 : 0)
      const onLand = land(x, z + 26) > 3.5 && land(x - w, z) > 3 && land(x + w, z) > 3
      const clear = Math.hypot(x - HILL.x, z - HILL.z) > 330 && Math.hypot(x - LOAF.x, z - LOAF.z) > 360
      if (onLand && clear && r() > 0.2) {
        const q = m.at(x, 4, z + r.range(-12, 12), r.range(-0.4, 0.4))
        const wall = r.pick(['wallA', 'wallB', 'wallC', 'wallA'])
        if (h < 19 && r() < 0.6) {
          q.box(0, 0, 0, w, h * 0.6, w * 0.8, wall)
          q.hip(0, h * 0.6, 0, w + 1.5, 4.4, w * 0.9, w * 0.4, 'tile')
        } else {
          q.box(0, 0, 0, w, h, w * 0.7, wall, 'flat')
          q.box(w * 0.2, h, 0, w * 0.3, 3.4, 5, wall, 'flat')
          for (let y = 3; y + 3.4 < h; y += 5.4)
            openings(
              q,
              -w / 2 + 1.4,
              w / 2 - 1.4,
              y,
              w * 0.35,
              Math.round(w / 5),
              2.6,
              2.4,
              r() < 0.1 ? 'lamp' : 'dark',
              false,
            )
        }
      } else if (onLand && clear)
        for (let i = 0; i < 4; i++)
          tree(m, Math.floor(x + row + i), x + r.range(-8, 8), 3, z + r.range(-10, 10), r.range(11, 17))
      x += w + r.range(3, 15)
    }
  }
  // cable from hill to hill, and a cabin on its way
  const [a, b]: [Vec3, Vec3] = [
    [HILL.x + 12, 229, HILL.z],
    [LOAF.x + 44, 430, LOAF.z + 20],
  ]
  const hang = (t: number): Vec3 => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t - 40 * t * (1 - t),
    a[2] + (b[2] - a[2]) * t,
  ]
  for (let i = 0; i < 30; i++) rod(m, hang(i / 30), hang((i + 1) / 30), 1.3, 'cable')
  for (const t of [0.36, 0.74]) {
    const c = hang(t)
    rod(m, c, [c[0], c[1] - 7, c[2]], 1, 'cable')
    m.box(c[0], c[1] - 16, c[2], 13, 9, 8, 'cabin')
    m.box(c[0], c[1] - 12.6, c[2], 13.4, 4, 8.4, 'dark')
  }
  m.box(a[0], a[1] - 6, a[2], 34, 9, 20, 'wallA', 'flat')
  m.box(b[0] - 6, b[1] - 4, b[2], 30, 9, 20, 'wallA', 'flat')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.16,
    contact: 4,
    shadows: [
      { centre: [150, 150, -3000], radius: 420 },
      { centre: [0, 20, -2200], radius: 1300 },
    ],
    air: (p, d) => ({
      amount: 0.16 * smoothstep(2000, 3300, d) + 0.16 * smoothstep(90, 0, p[1]) * smoothstep(2000, 3200, d),
      ink: haze,
    }),
    airSteps: 9,
    clipBelow: 0,
  })
}
/** Yachts at anchor, in pixels: hull, mast and the light they leave on the water. */
function yachts(): string {
  const r = random(21)
  let d = ''
  for (let i = 0; i < 90; i++) {
    const [x, z] = [r.range(-420, 260), r.range(-2740, -2290)]
    if (land(x, z) > -3.6 || land(x + 30, z - 40) > -3.6) continue
    const p = cam.project([x, 0, z])
    const k = p.k * r.range(0.8, 1.25)
    const way = r() < 0.5 ? 1 : -1
    d += `<path d="M${p.x - way * 6 * k},${p.y - 1.6 * k}L${p.x + way * 7 * k},${p.y - 2 * k}L${p.x + way * 4 * k},${p.y}L${p.x - way * 5 * k},${p.y}Z" fill="#fff3dc"/><path d="M${p.x - way * 5 * k},${p.y}L${p.x + way * 4 * k},${p.y}L${p.x + way * 6 * k},${p.y + 0.9 * k}L${p.x - way * 5 * k},${p.y + 0.9 * k}Z" fill="#35567f"/><path d="M${p.x - 0.4 * k},${p.y - 1.6 * k}l${0.35 * k},${-13 * k}l${0.35 * k},${13 * k}Z" fill="#fff0d8"/>`
    if (i % 6 === 0)
      d += `<path d="M${p.x + 0.6 * k},${p.y - 13 * k}L${p.x + 0.6 * k},${p.y - 2.6 * k}L${p.x + way * 6.5 * k},${p.y - 2.6 * k}Z" fill="#ffe0b4"/>`
  }
  return d
}
function ledge(plate: Plate): void {
  const m = Mesh.create()
  boulder(m.at(5.2, EYE - 10.7, -42), 'ledge', { size: [7.5, 5.4, 5], seed: 5, flutes: 0.05, block: 3 })
  boulder(m.at(10.4, EYE - 10, -40), 'ledge', { size: [5, 5.6, 5], seed: 8, flutes: 0.05, block: 3 })
  boulder(m.at(0.8, EYE - 12, -41), 'ledge', { size: [5, 5, 4], seed: 3, flutes: 0.05, block: 2.8 })
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    bounce: 0.1,
    contact: 5,
    shadows: [{ centre: [4, EYE - 7, -42], radius: 13 }],
  })
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#2d5a86'],
      [120, '#6f8fae'],
      [230, '#d9a5a0'],
      [320, '#fbb184'],
      [400, '#ffdfa4'],
    ],
    { steps: 15 },
  )
  sun(plate, 560, 318, 56, '#fff6da', '#ffe0a0', { reach: 5.5, strength: 0.8 })
  streaks(plate, {
    y0: -40,
    y1: 350,
    cover: 0.44,
    body: '#b58fa4',
    lip: '#ffd9ae',
    seed: 26,
    scale: 1.4,
    slant: 0.04,
    opacity: 0.8,
  })
  ranges(plate)
  sea(plate, {
    top: HORIZON + 2,
    horizon: HORIZON,
    far: '#f3b795',
    near: '#1f7f92',
    dark: '#1f6f8c',
    light: '#ffd9a8',
    reflect: 0.3,
    path: { x: 560, ink: '#fff0c0', far: 40, near: 150, strength: 0.8 },
    seed: 9,
    waves: 4,
  })
  mist(plate, '#fbd0a8', 380, 450, 0.4, 13, 1.5)
  bay(plate)
  plate.svg(yachts())
  ledge(plate)
  const rim = '#ffe0b0'
  plate.svg(
    walker({
      x: 1120,
      y: 876,
      k: 88,
      coat: '#f6e6c8',
      shade: '#a893ac',
      rim: '#fff6e0',
      legs: '#3f5f86',
      hair: '#33223c',
      skin: '#8f5a48',
      pack: '#cf5a44',
      pose: 'point-left',
    }) +
      walker({
        x: 1204,
        y: 872,
        k: 84,
        coat: '#2f8a86',
        shade: '#235a70',
        rim,
        legs: '#8f5a48',
        hair: '#2a1c34',
        skin: '#8f5a48',
        skirt: '#f0b54a',
      }),
  )
  const inks: PalmInks = {
    trunk: '#3b3a58',
    trunkLit: '#8a6a70',
    back: '#12404c',
    mid: '#1d5f5c',
    lit: '#5f9a5c',
  }
  plate.svg(palm(12, 70, 1030, 600, 50, inks, true, 0.38))
  plate.svg(
    elephantEars(7, 170, 1020, 520, 190, { dark: '#123f4c', mid: '#1d625e', lit: '#6fa45e' }, 13) +
      elephantEars(9, 1540, 1020, 300, 190, { dark: '#123f4c', mid: '#1d5c5c', lit: '#5f9a5c' }, 9),
  )
  const bird = (x: number, y: number, span: number, beat: number): string =>
    gull(x, y, span, beat, -10, '#4a4a74', '#35355f', '#2a2a50')
  plate.svg(bird(1150, 190, 74, 0.6) + bird(1214, 224, 52, 0.3) + bird(1096, 240, 46, 0.8))
}
export const views: View[] = [{ name: 'south-american-wonders-cover', focusX: 880, draw }]
