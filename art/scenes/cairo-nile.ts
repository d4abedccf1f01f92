/** Cairo: a felucca on the Nile at sunset, the pyramids on the western horizon. */
import { Camera } from '../kit/camera.ts'
import { cairoMinaret, felucca } from '../kit/felucca.ts'
import { palm, type PalmInks } from '../kit/flora.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock, gull, tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { nile } from '../materials/cairo.ts'

const EYE = 4
const HORIZON = 640
const cam = new Camera([0, EYE, 0], 0, 1.1, HORIZON, 800)
const SUN = [-0.8, 0.34, 0.42] as const
const haze = rgb('#f0a27c')

function westBank(plate: Plate): void {
  // Khufu, Khafre and Menkaure, eight kilometres off
  const d = (x: number, w: number, h: number, cut: number): string =>
    `<path d="M${x - w},646L${x - w * cut},${(646 - h * (1 - cut)).toFixed(1)}L${x + w * cut},${(646 - h * (1 - cut)).toFixed(1)}L${x + w},646Z" fill="#d9867e"/><path d="M${x - w * 0.3},646L${x - w * cut},${(646 - h * (1 - cut)).toFixed(1)}L${x + w * cut},${(646 - h * (1 - cut)).toFixed(1)}L${x + w},646Z" fill="#b5707e"/>`
  plate.svg(d(760, 78, 98, 0.03) + d(640, 74, 96, 0) + d(548, 36, 45, 0), { opacity: 0.85 })
  mist(plate, '#f9b184', 588, 668, 0.5, 8, 1.4)
  const m = Mesh.create()
  const r = random(16)
  m.terrain(
    (x, z) => 5 + 4 * fbm(x / 60, z / 40, 3, 2) - 9 * smoothstep(-520, -500, z),
    -520,
    520,
    -700,
    -498,
    120,
    20,
    'bank',
  )
  for (let i = 0; i < 190; i++) {
    const [x, z] = [r.range(-330, 330), r.range(-600, -520)]
    if (Math.abs(x + 40) < 62) continue
    if (r() < 0.5) tree(m, i, x, 4, z, r.range(7, 13))
    else if (x > 60) m.box(x, 2, z, r.range(9, 18), r.range(8, 20), 10, r.pick(['town', 'townB']))
  }
  cairoMinaret(m.at(106, 4, -560), 46)
  cairoMinaret(m.at(136, 4, -590), 40)
  m.box(120, 4, -560, 26, 16, 22, 'town')
  m.revolve(
    120,
    -560,
    [
      [8, 20],
      [8.4, 24],
      [7.4, 29],
      [4.6, 33],
      [0, 36],
    ],
    'townB',
    20,
  )
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: nile,
    sky: 0.3,
    air: (p) => ({ amount: 0.34 + 0.2 * smoothstep(16, 4, p[1]), ink: haze }),
    airSteps: 8,
  })
  const far: PalmInks = {
    trunk: '#7a4a68',
    trunkLit: '#c97a76',
    back: '#6a4668',
    mid: '#855a6c',
    lit: '#b4786e',
  }
  let grove = ''
  for (let i = 0; i < 34; i++) {
    const x = i < 24 ? r.range(-20, 520) : r.range(1090, 1600)
    const k = r.range(0.13, 0.21)
    grove += `<g transform="translate(${x.toFixed(1)},654) scale(${k.toFixed(3)})">${palm(i + 3, 0, 0, 330, r.range(-60, 60), far, true, 0.28)}</g>`
  }
  plate.svg(grove)
}
/** Reeds along the near bank. */
function reeds(): string {
  const r = random(23)
  const rows = ['#4a3560', '#33284e', '#241e40']
  return rows
    .map((ink, k) => {
      let d = ''
      for (let i = 0; i < 130; i++) {
        const x = r.range(980, 1640)
        const foot = 1015
        const h = (40 + 180 * smoothstep(1000, 1560, x)) * r.range(0.5, 1) * (1.05 - 0.2 * k)
        const l = r.range(-34, 16)
        d += `M${(x - 2.4).toFixed(1)},${foot}Q${(x + l * 0.2).toFixed(1)},${(foot - h * 0.6).toFixed(1)} ${(x + l).toFixed(1)},${(foot - h).toFixed(1)}Q${(x + l * 0.3 + 2.4).toFixed(1)},${(foot - h * 0.5).toFixed(1)} ${(x + 2.4).toFixed(1)},${foot}Z`
        if (i % 6 === 0) d += `M${(x + l - 3).toFixed(1)},${(foot - h).toFixed(1)}q-1,-18 3,-30q5,12 3,30Z`
      }
      return `<path d="${d}" fill="${ink}"/>`
    })
    .join('')
}

function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#37396f'],
      [150, '#6b5590'],
      [300, '#b96f8c'],
      [430, '#ee9170'],
      [560, '#fdbf7c'],
      [650, '#ffe09c'],
    ],
    { steps: 15 },
  )
  sun(plate, 470, 560, 66, '#fff3c8', '#ffd98c', { reach: 6, strength: 0.9 })
  streaks(plate, {
    y0: -40,
    y1: 600,
    cover: 0.5,
    body: '#94608e',
    lip: '#ffc38e',
    seed: 29,
    scale: 1.5,
    slant: -0.04,
    opacity: 0.85,
  })
  westBank(plate)
  sea(plate, {
    top: 650,
    horizon: HORIZON,
    far: '#f3a97c',
    near: '#45407f',
    dark: '#3a376f',
    light: '#ffc592',
    reflect: 0.55,
    path: { x: 470, ink: '#ffe7ac', far: 46, near: 150, strength: 0.9 },
    seed: 9,
    waves: 1.7,
  })
  for (const [col, dist, turn, crew] of [
    [1330, 300, 0.3, 2],
    [330, 150, -0.5, 3],
    [905, 56, 0.32, 4],
  ] as const) {
    const m = Mesh.create()
    const x = ((col - 800) * dist) / cam.f
    felucca(m.at(x, 0, -dist, turn), crew)
    const depth = pullSolid(plate, m, cam, {
      sun: SUN,
      materials: nile,
      sky: 0.34,
      bounce: 0.2,
      contact: dist < 100 ? 4 : 0,
      shadows: [{ centre: [x, 8, -dist], radius: 16 }],
      shadowSize: 2048,
      air: () => ({ amount: 0.4 * smoothstep(60, 340, dist), ink: haze }),
    })
    const line = HORIZON + (EYE * cam.f) / dist
    reflectObject(plate, depth, () => line + 1, '#5a4a86', 0.72, HORIZON, 4)
    const half = (6.6 * cam.f) / dist
    plate.svg(
      `<path d="M${col - half},${line}q${half * 0.5},${-half * 0.03} ${half},0q${half * 0.6},${half * 0.02} ${half * 1.3},${half * 0.05}q${-half * 0.7},${half * 0.05} ${-half * 1.5},${half * 0.02}Z" fill="#ffe4b8" fill-opacity=".6"/>`,
      { stipple: 0.4 },
    )
  }
  const near: PalmInks = {
    trunk: '#3a2a4c',
    trunkLit: '#8a5468',
    back: '#241e40',
    mid: '#3b2f55',
    lit: '#7a5268',
  }
  plate.svg(
    palm(12, 1560, 1010, 720, -70, near, true, 0.36) + palm(27, 1640, 1010, 500, -30, near, true, 0.4),
  )
  plate.svg(reeds())
  const egret = (x: number, y: number, span: number, beat: number): string =>
    gull(x, y, span, beat, -6, '#fff1dc', '#b592a8', '#8a6a90')
  plate.svg(egret(600, 330, 74, 0.5) + egret(668, 372, 58, 0.8) + egret(540, 392, 50, 0.2))
  plate.svg(flock(5, 260, 420, 110, 40, 9, 9, '#4c3a6a'))
}
export const views: View[] = [{ name: 'cairo-egypt-3', focusX: 820, draw }]
