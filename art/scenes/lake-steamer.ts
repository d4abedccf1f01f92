/** Switzerland: a white paddle steamer on the lake of Lucerne, a village church and snow peaks behind. */
import { chalet, spruce, villageChurch } from '../models/alps.ts'
import { bank } from '../kit/bank.ts'
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { castShadow } from '../kit/company.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { gull } from '../models/gull.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import { paddleSteamer } from '../models/paddle-steamer.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { stillImage } from '../kit/still-image.ts'
import { swan } from '../models/swan.ts'
import type { Vec3 } from '../kit/vec.ts'
import { morning, SUN } from '../materials/switzerland.ts'

const EYE = 6.5
const HORIZON = 590
const cam = new Camera([0, EYE, 0], 0, 1.15, HORIZON, 800)
const haze = rgb('#d3e6dc')
const BOAT = { x: 0.6, z: -136, turn: Math.PI - 0.56 }
const materials: Record<string, Material> = {
  ...morning,
  forest: {
    tones: ['#8fb08c', '#6a9d86', '#4a827c', '#316a72'],
    cuts: [0.6, 0.42, 0.24],
    grain: 0.03,
    detail: (p) => (fbm(p[0] / 130, p[2] / 130 + p[1] / 60, 2, 7) - 0.5) * 0.4,
  },
  hull: { tones: ['#fffaf0', '#f3e4d0', '#a9b4d0', '#7f8fb8'], cuts: [0.44, 0.28, 0.13], grain: 0.02 },
  boot: { tones: ['#d9503f', '#a5343f', '#6f2a48'], cuts: [0.4, 0.2] },
  deck: { tones: ['#e3bd8e', '#b08a74', '#74687f'], cuts: [0.46, 0.24] },
  brass: { tones: ['#e0a04c', '#a9703f', '#6a4a52'], cuts: [0.44, 0.22] },
  canopy: { tones: ['#fff6e4', '#ecdccb', '#9fa9c6'], cuts: [0.44, 0.22] },
  funnel: { tones: ['#ffc95e', '#f0a53c', '#b5713f', '#7a4f50'], cuts: [0.62, 0.4, 0.18], grain: 0.06 },
  paddle: { tones: ['#2f5f94'] },
  plank: {
    tones: ['#c9a07c', '#94746c', '#5d5468', '#42415c'],
    cuts: [0.4, 0.24, 0.12],
    grain: 0.02,
    detail: (p) => ((p[0] / 0.5) % 1 < 0.14 ? -0.14 : 0),
  },
  cloth1: { tones: ['#d9503f', '#8a3448'], cuts: [0.3] },
  cloth2: { tones: ['#f0b84e', '#a5713f'], cuts: [0.3] },
  cloth3: { tones: ['#3f7fa5', '#2a5580'], cuts: [0.3] },
  skin: { tones: ['#c08a66', '#7a5450'], cuts: [0.3] },
}

function mountains(plate: Plate): void {
  const far = Mesh.create()
  const peaks = [
    [-3500, 1500, 1500],
    [-2150, 1180, 1100],
    [-900, 1750, 1250],
    [150, 2080, 1350],
    [1250, 1420, 1100],
    [2500, 1780, 1400],
    [4000, 1300, 1500],
  ] as const
  far.terrain(
    (x, z) => {
      const wx = x + (fbm(x / 600, z / 600, 4, 13) - 0.5) * 420
      let e = -100
      for (const [px, ph, pr] of peaks)
        e = Math.max(e, ph * (1.06 - 0.86 * (Math.hypot(wx - px, (z + 8200) * 0.8) / pr) ** 0.9))
      return e + (ridged(x / 640, z / 640, 6, 18) - 0.42) * 640 * smoothstep(-100, 700, e)
    },
    -4700,
    4700,
    -9400,
    -6900,
    480,
    120,
    'peaks',
  )
  pullSolid(plate, far, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    shadows: [{ centre: [0, 800, -8200], radius: 5000 }],
    air: (p) => ({ amount: 0.18 + 0.76 * smoothstep(900, 160, p[1]), ink: haze }),
    airSteps: 12,
  })
  for (const [z, amp, seed, air, gap, low] of [
    [-5200, 1150, 4, 0.44, 500, 0.62],
    [-3000, 900, 21, 0.24, 900, 0.16],
    [-1700, 620, 30, 0.1, 620, 0.1],
  ] as const) {
    const f = Mesh.create()
    f.terrain(
      (x, zz) =>
        amp *
          (0.14 + fbm(x / 800 + seed, zz / 800, 5, seed)) *
          (low + (1 - low) * smoothstep(gap * 0.3, gap * 1.5, Math.abs(x - 60))) *
          smoothstep(z + 700, z, zz) -
        8,
      -3600,
      3600,
      z - 300,
      z + 700,
      260,
      40,
      'forest',
    )
    pullSolid(plate, f, cam, {
      sun: SUN,
      materials,
      sky: 0.3,
      air: (p) => ({ amount: air + 0.32 * smoothstep(200, 0, p[1]), ink: haze }),
      airSteps: 10,
      clipBelow: 0,
    })
  }
}
const shoreHeight = (x: number, z: number): number =>
  -3 +
  16 * smoothstep(-470, -540, z + 26 * Math.sin(x / 70)) * smoothstep(-40, 40, x + (z + 520) * 0.3) +
  0.34 * Math.max(0, x - 150) +
  (fbm(x / 24, z / 24, 3, 4) - 0.5) * 3
function village(plate: Plate): void {
  const m = Mesh.create()
  const r = random(18)
  m.terrain(shoreHeight, -60, 560, -720, -440, 150, 70, 'meadow')
  villageChurch(m.at(124, shoreHeight(124, -548), -548, 0.2, 1.5), 36)
  for (let i = 0; i < 60; i++) {
    const [x, z] = [r.range(20, 460), r.range(-620, -505)]
    const h = shoreHeight(x, z)
    if (h < 4 || Math.hypot(x - 132, z + 548) < 34) continue
    if (r() < 0.55)
      chalet(m.at(x, h, z, r.range(-0.5, 0.5)), r, r.range(12, 16), 1 + Math.floor(r() * 2), 0.1)
    else
      for (let k = 0; k < 3; k++) spruce(m, r, x + r.range(-9, 9), h - 1, z + r.range(-8, 8), r.range(14, 26))
  }
  for (let i = 0; i < 150; i++) {
    const [x, z] = [r.range(40, 520), r.range(-700, -600)]
    spruce(m, r, x, shoreHeight(x, z) - 1, z, r.range(14, 28))
  }
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.14,
    contact: 3,
    shadows: [{ centre: [190, 20, -560], radius: 260 }],
    air: () => ({ amount: 0.14, ink: haze }),
    clipBelow: 0,
  })
}
function steamer(plate: Plate): void {
  const m = Mesh.create()
  const q = m.at(BOAT.x, 0, BOAT.z, BOAT.turn)
  paddleSteamer(q)
  const top = cam.project(q.put([-2.2, 16.4, 0]))
  plate.svg(smoke(top.x, top.y), { opacity: 0.7 })
  const depth = pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.2,
    contact: 4,
    shadows: [{ centre: [BOAT.x, 6, BOAT.z], radius: 36 }],
  })
  const [bow, mid, stern] = [
    cam.project(q.put([-31, 0, 0])),
    cam.project(q.put([0, 0, -6.6])),
    cam.project(q.put([30, 0, -2])),
  ]
  const between = (a: typeof bow, b: typeof bow, x: number): number =>
    a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)
  stillImage(
    plate,
    depth,
    (x) => (x > mid.x ? between(mid, bow, x) : between(stern, mid, x)) + 1,
    '#2f7a94',
    { fade: 190 },
  )
  // foam at the wheel and along the hull
  plate.svg(
    `<path d="M${stern.x - 150},${stern.y + 7}Q${stern.x},${stern.y} ${mid.x - 60},${mid.y - 6}Q${mid.x},${mid.y - 12} ${mid.x + 76},${mid.y + 2}L${bow.x + 8},${bow.y - 2}Q${(mid.x + bow.x) / 2},${bow.y + 7} ${mid.x + 60},${mid.y + 10}Q${stern.x + 40},${stern.y + 18} ${stern.x - 150},${stern.y + 7}Z" fill="#fff8e6"/>`,
  )
}
/** Smoke from the funnel at (x, y), trailing astern. */
function smoke(x: number, y: number): string {
  const r = random(12)
  return Array.from({ length: 22 }, (_, i) => {
    const t = i / 21
    return `<ellipse cx="${(x - 8 - 330 * t ** 1.2 + r.range(-10, 10)).toFixed(1)}" cy="${(y - 10 - 46 * t ** 0.7 + r.range(-7, 7)).toFixed(1)}" rx="${(9 + 44 * t).toFixed(1)}" ry="${(8 + 17 * t * (1.3 - t)).toFixed(1)}" fill="#fff8e6" fill-opacity="${(0.75 * (1 - t) ** 1.1).toFixed(2)}"/>`
  }).join('')
}
function jetty(plate: Plate): void {
  const m = Mesh.create()
  const q = m.at(6, 0, -27, -0.2)
  q.box(5, 1.1, 0, 16, 0.3, 4, 'plank')
  for (let x = -2.6; x < 12; x += 3) for (const z of [-1.8, 1.8]) q.box(x, -1, z, 0.36, 2.3, 0.36, 'plank')
  for (const x of [-2.6, 0.6]) q.box(x, 1.3, -1.8, 0.34, 1.1, 0.34, 'plank')
  q.box(3.4, 1.4, -1.5, 1.9, 0.5, 0.5, 'plank')
  for (let i = 0; i < 16; i++)
    q.blob(2.6 + i * 0.11, 2, -1.5 + (i % 3) * 0.12, 0.17, i % 3 ? 'flower' : 'spruce', 0.9, 0.25, i, 6)
  const depth = pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.14,
    contact: 5,
    shadows: [{ centre: [9, 1, -27], radius: 12 }],
    clipBelow: 0,
  })
  stillImage(plate, depth, () => HORIZON + (EYE * cam.f) / 25, '#1f5a78')
  const [a, b] = [q.put([-0.7, 1.4, 0.3]), q.put([1.1, 1.4, 0.1])]
  const on = (at: Vec3, body: string): string => {
    const p = cam.project(at)
    return place(p.x, p.y, p.k, body, true)
  }
  const hair = '#33223c'
  plate.svg(
    castShadow(cam, a, SUN, '#4d4660') +
      castShadow(cam, b, SUN, '#4d4660') +
      edgeLight(
        on(b, figure('stands', { skin: '#b5785a', hair, top: '#2f6f8c', bottom: '#e9d9bc', cut: 'cap', hat: '#f3c45c', bag: { kind: 'pack', ink: '#d9a13f' } })) + // prettier-ignore
          on(a, figure('points', { skin: '#d9a078', hair, top: '#d9503f', bottom: '#d9503f', skirt: 'knee', cut: 'bob', shoes: '#4a3350' })), // prettier-ignore
        [-1, -0.4],
        1.4,
        '#ffe9c4',
      ),
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#1f6596'],
    [160, '#4a9abc'],
    [330, '#9ccfd0'],
    [480, '#eee6c4'],
    [600, '#ffe6bc'],
  ])
  mountains(plate)
  calmWater(plate, {
    top: HORIZON + 3,
    inks: ['#a9d2cd', '#6fb3bd', '#378ea8', '#17688c', '#134f78'],
    dark: ['#14587f', 0.12],
    light: ['#a3d3d2', 0.1],
    seed: 7,
  })
  village(plate)
  steamer(plate)
  jetty(plate)
  plate.svg(swan(560, 880, 0.95) + swan(716, 938, 1.2) + swan(430, 846, 0.6, true))
  const bird = (x: number, y: number, span: number, beat: number, tilt: number): string =>
    gull(x, y, span, beat, tilt, '#fffaf0', '#a9b4c6', '#3a4a6c')
  plate.svg(bird(470, 470, 84, 0.5, -10) + bird(1270, 300, 66, 0.7, 8) + bird(392, 398, 52, 0.2, -4))
  const crest = (x: number): number => 1010 - 90 * smoothstep(260, 0, x) + 5 * Math.sin(x / 37)
  plate.svg(
    bank(
      5,
      crest,
      { body: '#1d3f4a', blade: '#2f6a52', lit: '#8fae5c', flowers: ['#ffd35c', '#fff1d6', '#d8566f'] },
      { x1: 330, blade: 70 },
    ),
  )
}
export const views: View[] = [{ name: 'romantic-switzerland-2', focusX: 866, draw }]
