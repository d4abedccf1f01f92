/** Switzerland: a white paddle steamer on the lake of Lucerne, a village church and snow peaks behind. */
import { chalet, spruce, villageChurch } from '../kit/alps.ts'
import { bank } from '../kit/bank.ts'
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { gull } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import { paddleSteamer } from '../kit/paddle-steamer.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { swan } from '../kit/swan.ts'
import { walker } from '../kit/walker.ts'
import { morning, SUN } from '../materials/switzerland.ts'

const EYE = 6.5
const HORIZON = 590
const cam = new Camera([0, EYE, 0], 0, 1.15, HORIZON, 800)
const haze = rgb('#d3e6dc')
const BOAT = { x: 0.6, z: -136, turn: Math.PI - 0.56 }
const materials: Record<string, Material> = {
  ...morning,
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
    mist(plate, '#eef2e0', 500, 600, 0.3, seed, 1.5)
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
  plate.svg(smoke(top.x, top.y), { stipple: 0.3, opacity: 0.7 })
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
  reflectObject(
    plate,
    depth,
    (x) => (x > mid.x ? between(mid, bow, x) : between(stern, mid, x)) + 1,
    '#2f7a94',
    0.62,
    HORIZON,
    4,
  )
  plate.svg(
    `<g fill="#fff8e6"><path d="M${stern.x - 230},${stern.y + 10}Q${stern.x},${stern.y} ${mid.x - 60},${mid.y - 6}Q${mid.x},${mid.y - 12} ${mid.x + 76},${mid.y + 2}L${mid.x + 64},${mid.y + 15}Q${stern.x + 40},${stern.y + 26} ${stern.x - 230},${stern.y + 10}Z" fill-opacity=".85"/><path d="M${mid.x + 50},${mid.y}Q${(mid.x + bow.x) / 2},${bow.y + 2} ${bow.x + 12},${bow.y - 3}Q${bow.x + 40},${bow.y + 8} ${bow.x + 64},${bow.y + 20}Q${(mid.x + bow.x) / 2},${bow.y + 14} ${mid.x + 40},${mid.y + 12}Z" fill-opacity=".8"/><path d="M${bow.x - 150},${bow.y + 30}q140,-8 290,10q-170,8 -290,-10Z" fill-opacity=".45"/><path d="M${stern.x - 190},${stern.y + 32}q160,-8 330,6q-180,14 -330,-6Z" fill-opacity=".4"/></g>`,
    { stipple: 0.4 },
  )
}
/** What leaves the funnel at (x, y) and trails astern. */
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
  reflectObject(plate, depth, () => HORIZON + (EYE * cam.f) / 25, '#1f5a78', 0.6, HORIZON, 6)
  const [a, b] = [cam.project(q.put([-0.9, 1.4, 0.4])), cam.project(q.put([0.1, 1.4, 0.1]))]
  const rim = '#ffe9bf'
  plate.svg(
    walker({
      x: a.x,
      y: a.y,
      k: a.k,
      coat: '#f6e6c8',
      shade: '#a9a4bc',
      rim: '#fffaec',
      legs: '#a9694c',
      hair: '#33223c',
      skin: '#b5785a',
      skirt: '#c9503f',
      hat: '#f0cf8a',
      pose: 'point-left',
    }) +
      walker({
        x: b.x,
        y: b.y,
        k: b.k * 1.04,
        coat: '#2f5f94',
        shade: '#24406f',
        rim,
        legs: '#4a4668',
        hair: '#2b2038',
        skin: '#a9694c',
        pack: '#d9a13f',
      }),
  )
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#1f6596'],
      [160, '#4a9abc'],
      [330, '#9ccfd0'],
      [480, '#eee6c4'],
      [600, '#ffe6bc'],
    ],
    { steps: 15 },
  )
  streaks(plate, {
    y0: -40,
    y1: 420,
    cover: 0.4,
    body: '#dcebe6',
    lip: '#fffaea',
    seed: 83,
    scale: 1.5,
    slant: 0.04,
    opacity: 0.8,
    lightBelow: false,
  })
  mountains(plate)
  sea(plate, {
    top: HORIZON + 3,
    horizon: HORIZON,
    far: '#a5cfcc',
    near: '#176a8a',
    dark: '#17608a',
    light: '#d9efe2',
    reflect: 0.6,
    seed: 7,
    waves: 1.9,
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
