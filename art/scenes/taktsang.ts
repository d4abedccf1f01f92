/** Bhutan: Tiger's Nest on its cliff above the forest, from the viewpoint across the gorge. */
import { Camera } from '../kit/camera.ts'
import { cliffFace } from '../kit/cliff.ts'
import { conifer } from '../models/conifer.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { dzongBlock } from '../models/dzong.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { fartherThan, pullSolid, type Material } from '../kit/solid.ts'
import { flags } from '../kit/prayer-flags.ts'
import type { Pt } from '../kit/vec.ts'
import { INK, materials as inks, SUN } from '../materials/taktsang.ts'

const HORIZON = 500
/** The rock in clean planes: broad streaks where water has run, no grain on the faces. */
const materials: Record<string, Material> = {
  ...inks,
  hill: {
    ...inks.hill!,
    grain: 0.03,
    detail: (p) => (fbm(p[0] / 90, p[2] / 90 + p[1] / 50, 2, 6) - 0.5) * 0.3,
  },
  far: { ...inks.far!, grain: 0.03 },
  rock: {
    tones: ['#ecca9a', '#cda486', '#83789a', '#4f6288', '#344f74'],
    cuts: [0.62, 0.42, 0.24, 0.1],
    grain: 0.006,
    detail: (p, n, l) => {
      if (n[1] > 0.62) return l > 0.3 ? '#8fae5c' : l > 0.05 ? '#4f8458' : '#2b5f5c'
      // bands where water runs down after rain, the same ones each year
      return fbm(p[0] / 7, p[1] / 240, 2, 5) < 0.36 ? -0.1 : 0
    },
  },
}
const cam = new Camera([0, 4, 190], 0, 1.04, HORIZON, 800)

/** Height of the monastery's ledge at x. */
const ledge = (x: number): number =>
  -9 +
  9 * smoothstep(2, 6, x) +
  8 * smoothstep(26, 30, x) -
  20 * smoothstep(52, 60, x) -
  14 * smoothstep(-10, -18, x)
/** How far the rock projects: sheer above the ledge, further forward below it, and set back at the gorge on the left. */
function face(x: number, y: number): number {
  const rough =
    (ridged(x / 30, y / 190, 3, 7) - 0.45) * 17 +
    (fbm(x / 12, y / 110, 2, 3) - 0.5) * 5 +
    (fbm(x / 60, y / 90, 3, 2) - 0.5) * 14
  const onLedge = smoothstep(-22, -14, x) * (1 - smoothstep(54, 62, x))
  const near = Math.exp(-(((y - ledge(x) - 9) / 26) ** 2)) * onLedge
  const brink = ledge(x) - 3 * fbm(x / 4.2, 3, 3, 6)
  const step = 19 * onLedge * (1 - smoothstep(brink - 1, brink + 0.6, y))
  const edge = -43 + 0.24 * Math.max(0, y) - 0.16 * Math.min(0, y) * -1 + (fbm(y / 24, 4, 4, 8) - 0.5) * 16
  const away = Math.max(0, edge - x)
  const foot = 34 * smoothstep(-24, -110, y)
  return rough * (1 - 0.82 * near) + step + foot - 3.4 * away - 0.05 * away * away
}
function gorge(plate: Plate): void {
  for (const [z, base, rise, seed, air] of [
    [-3600, -560, 1500, 5, 0.66],
    [-1900, -420, 760, 12, 0.44],
    [-900, -330, 360, 21, 0.2],
  ] as const) {
    const m = Mesh.create()
    const s = -z / 900
    m.terrain(
      (x, zz) =>
        base +
        rise *
          (0.3 + 0.95 * ridged(x / (330 * s) + seed, zz / (420 * s), 5, seed)) *
          smoothstep(z + 300 * s, z - 80 * s, zz) *
          (1 - 0.35 * Math.exp(-(((x + 170 * s) / (150 * s)) ** 2))),
      -700 * s,
      400 * s,
      z - 260 * s,
      z + 300 * s,
      240,
      90,
      s === 1 ? 'hill' : 'far',
    )
    const haze = rgb(INK.haze)
    pullSolid(plate, m, cam, {
      sun: SUN,
      materials,
      sky: 0.28,
      air: (p) => ({ amount: air + 0.4 * smoothstep(base + rise * 0.7, base, p[1]), ink: haze }),
      airSteps: 10,
    })
  }
}
/** The temples, lowest and leftmost first: x, width, wall height, depth, roof tiers. */
const TEMPLES: readonly [number, number, number, number, number][] = [
  [-5, 13, 15, 11, 2],
  [10, 14, 20, 12, 3],
  [23, 9, 12, 10, 1],
  [36, 15, 17, 12, 2],
  [48, 8, 10, 9, 1],
]
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#245a7c'],
    [130, '#4f8fa5'],
    [270, '#a9cdbf'],
    [420, '#f3e6bd'],
    [620, INK.cream],
  ])
  gorge(plate)
  const m = Mesh.create()
  const r = random(17)
  cliffFace(m, face, [-78, 140, 380], [-120, 80, 360], 'rock')
  for (const [x, w, h, d, tiers] of TEMPLES) dzongBlock(m.at(x, ledge(x) + 0.2, 9.5, -0.16), w, h, d, tiers)
  for (let i = 0; i < 260; i++) {
    const x = r.range(-60, 135)
    const y = r.range(-118, -14) - 26 * r()
    const slope = face(x, y - 2) - face(x, y + 2)
    if (slope < 0.6 && y > -70) continue
    conifer(m, i, x, y, face(x, y) + 1, r.range(9, 15) * (y < -70 ? 1.15 : 0.9), 'pine', 6)
  }
  for (const [x, h] of [
    [-15, 9],
    [-19, 11],
    [54.5, 10],
    [17.5, 7],
  ] as const)
    conifer(m, Math.round(x * 9 + 700), x, ledge(x), 13, h, 'pine', 6)
  const haze = rgb(INK.haze)
  const depth = pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    crisp: true,
    sky: 0.32,
    bounce: 0.12,
    contact: 6,
    shadows: [
      { centre: [18, 6, 8], radius: 46 },
      { centre: [20, -20, 0], radius: 150 },
    ],
    air: (p) => ({
      amount: 0.7 * smoothstep(-34, -84, p[1] + (fbm(p[0] / 22, p[1] / 22, 4, 6) - 0.5) * 40),
      ink: haze,
    }),
    airSteps: 10,
    airGrain: 0,
  })
  plate.svg(waterfall())
  const far = fartherThan(plate, depth, 120)
  plate.svg(cloud(), { mask: (x, y) => (far(x, y) ? 1 : 0) })
  plate.svg(flags(cam, [-40, 24, 120], [-11, -7.6, 20], 7, 1.5, 1.35, 3))
  viewpoint(plate)
}
/** The waterfall left of the temples: a thread from above the picture that strikes the rock once, then opens to a veil. */
function waterfall(): string {
  return (
    '<path d="M604,330C600,420 582,560 562,690C550,770 542,830 534,900H614C608,800 606,700 607,600C608,500 610,420 610,336Z" fill="#9db8cc" opacity=".5"/>' +
    '<path d="M606,-10C609,90 611,200 605,330C598,430 588,540 578,660C572,740 568,820 562,900H592C592,800 595,700 600,600C605,500 612,420 613,334C616,210 613,90 611,-10Z" fill="#fffaf0"/>' +
    '<path d="M606,420C607,520 603,620 602,720C602,780 603,840 605,900H610C607,820 606,740 606,660C607,580 609,500 608,421ZM574,640C564,720 556,800 550,900H556C562,810 569,730 576,650Z" fill="#e6eef0"/>'
  )
}
const crest = (x: number): number =>
  858 + 70 * smoothstep(120, 520, x) + 96 * smoothstep(560, 1000, x) + 7 * Math.sin(x / 41)
/** The cloud in the gorge: three sheets, the nearest the lightest. */
function cloud(): string {
  const sheet = (y: number, amp: number, seed: number): Pt[] => [
    ...Array.from({ length: 28 }, (_, i): Pt => {
      const x = -80 + i * 66
      return [x, y + amp * (fbm(x / 130, seed, 3, seed) - 0.5) * 2]
    }),
    [1740, 1080],
    [-80, 1080],
  ]
  return smooth(sheet(872, 60, 3), '#a9c0bb') + smooth(sheet(912, 46, 8), '#d5dece') + smooth(sheet(964, 36, 14), '#fbf4de') // prettier-ignore
}
/** The viewpoint: a dark shoulder of the hill with a monk who shows a walker the way. */
function viewpoint(plate: Plate): void {
  const r = random(8)
  let blades = ''
  let lit = ''
  for (let i = 0; i < 330; i++) {
    const x = r.range(-10, 1160)
    const y = crest(x) + (i % 4 ? r.range(0, 6) : r.range(14, 90))
    const [h, l] = [r.range(7, 20), r.range(-7, 9)]
    const blade = `M${(x - 1.8).toFixed(1)},${y.toFixed(1)}Q${(x + l * 0.3).toFixed(1)},${(y - h * 0.6).toFixed(1)} ${(x + l).toFixed(1)},${(y - h).toFixed(1)}Q${(x + l * 0.5 + 1.6).toFixed(1)},${(y - h * 0.5).toFixed(1)} ${(x + 1.8).toFixed(1)},${y.toFixed(1)}Z`
    if (i % 6 === 0) lit += blade
    else blades += blade
  }
  const top = Array.from({ length: 122 }, (_, i) => `L${i * 10 - 10},${crest(i * 10 - 10).toFixed(1)}`).join(
    '',
  )
  plate.svg(
    `<path d="M-10,1010${top}L1210,1010Z" fill="#173f48"/><path d="${blades}" fill="#173f48"/><path d="${lit}" fill="#7fa85c"/>`,
  )
  const monk = figure('points', { skin: '#c68a62', hair: '#3a2430', top: '#a8323c', bottom: '#a8323c', skirt: 'long', drape: '#d9923f', cut: 'short', shoes: '#4b2440', shade: '#3a1f4c', lit: 'back' }) // prettier-ignore
  const walker = figure('looksUp', { skin: '#b5785a', hair: '#2b2233', top: '#e0a03f', bottom: '#34507a', cut: 'cap', hat: '#f1e2c0', bag: { kind: 'pack', ink: '#2f7a80' }, shade: '#2c2450', lit: 'back' }) // prettier-ignore
  const [a, b] = [crest(262) + 12, crest(392) + 14]
  plate.svg(
    poly(
      [
        [244, a],
        [390, a + 34],
        [470, a + 60],
        [376, a + 56],
        [262, a + 8],
      ],
      '#0f2c3a',
    ) + // prettier-ignore
      poly(
        [
          [374, b],
          [520, b + 36],
          [600, b + 62],
          [506, b + 58],
          [392, b + 8],
        ],
        '#0f2c3a',
      ) + // prettier-ignore
      edgeLight(place(392, b, 126, walker) + place(262, a, 126, monk), [-1, -0.3], 2, '#ffd99a'),
  )
}
export const views: View[] = [{ name: 'thimpu-bhutan-2', focusX: 945, draw }]
