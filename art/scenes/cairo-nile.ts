/** Cairo: a felucca on the Nile at sunset, the pyramids on the western horizon. */
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { cairoMinaret, felucca } from '../models/felucca.ts'
import { palm } from '../kit/foliage.ts'
import { bareSky, disc } from '../kit/heavens.ts'
import { mix, rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/trees.ts'
import { gull } from '../models/gull.ts'
import { contreJour } from '../kit/light.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { stillImage } from '../kit/still-image.ts'
import type { Vec3 } from '../kit/vec.ts'
import { nile as inks } from '../materials/cairo.ts'

const EYE = 4
const HORIZON = 640
const cam = new Camera([0, EYE, 0], 0, 1.1, HORIZON, 800)
const DISC = { x: 560, y: 560 }
const { sun: SUN } = contreJour(cam, DISC.x, DISC.y)
/** Surfaces that face us are in shade. The sail is translucent, brighter on the side of the sun. */
const nile: Record<string, Material> = {
  ...inks,
  hull: { tones: ['#4a3066', '#33265a', '#241d4a'], cuts: [0.5, 0.12], grain: 0.01 },
  strake: { tones: ['#f0a46c', '#d9785c', '#a8505c'], cuts: [0.5, 0.16], grain: 0.01 },
  sail: {
    tones: ['#f4a56c'],
    detail: (p) => {
      const seam = (p[1] + p[0] * 0.4) / 1.5
      const t = Math.round(smoothstep(0, 17, p[1]) * 5) / 5
      return mix(mix('#ffd591', '#e08a6c', t), '#9c5870', seam - Math.floor(seam) < 0.06 ? 0.45 : 0)
    },
  },
}
const haze = rgb('#f0a27c')

function westBank(plate: Plate): void {
  // Khufu, Khafre and Menkaure, eight kilometres off
  const d = (x: number, w: number, h: number, cut: number): string =>
    `<path d="M${x - w},646L${x - w * cut},${(646 - h * (1 - cut)).toFixed(1)}L${x + w * cut},${(646 - h * (1 - cut)).toFixed(1)}L${x + w},646Z" fill="#b86f80"/><path d="M${x - w * 0.3},646L${x - w * cut},${(646 - h * (1 - cut)).toFixed(1)}L${x + w * cut},${(646 - h * (1 - cut)).toFixed(1)}L${x + w},646Z" fill="#a5627c"/>`
  plate.svg(d(760, 78, 98, 0.03) + d(640, 74, 96, 0) + d(548, 36, 45, 0), { opacity: 0.85 })
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
  let grove = ''
  for (let i = 0; i < 34; i++) {
    const x = i < 24 ? r.range(-20, 520) : r.range(1090, 1600)
    grove += palm(i + 3, x, 654, r.range(44, 74), r.range(-0.18, 0.18), ['#96647a', '#6f4a70'], '#5f4268')
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

/** The people of a boat, seated in the stern; what the near rail hides of them is cut away. */
function crew(boat: { put: (v: Vec3) => Vec3 }, id: string): string {
  const at = (v: Vec3) => cam.project(boat.put(v))
  const edge = Array.from({ length: 17 }, (_, i) => at([-3 + i * 0.55, 1.3, 1.9]))
  const sitter = (
    x: number,
    z: number,
    pose: PoseName,
    top: string,
    cut: 'short' | 'scarf' | 'bob' | 'cap',
    flip: boolean,
  ) => {
    const q = at([x, 0.75, z])
    return place(q.x, q.y, q.k * 1.06, figure(pose, { skin: '#6a3f4c', hair: '#2a1c3c', top, bottom: '#3a2c58', cut, hat: '#c9a08c', shade: '#2c2048' }), flip) // prettier-ignore
  }
  const line = edge.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')
  return `<clipPath id="${id}"><path d="M${line}L${edge.at(-1)!.x},0L${edge[0]!.x},0Z"/></clipPath><g clip-path="url(#${id})">${edgeLight(
    sitter(4.9, 0.1, 'sits', '#b59a9c', 'scarf', true) +
      sitter(2.9, -0.3, 'sitsChinInHand', '#8a3c58', 'bob', true) +
      sitter(0.4, 0.2, 'sits', '#3f5a84', 'cap', false),
    [-1, -0.35],
    1.6,
    '#ffd9a0',
  )}</g>`
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#2f3168'],
    [150, '#64508c'],
    [300, '#b0698a'],
    [430, '#ea8c6e'],
    [560, '#fdbf7c'],
    [650, '#ffe09c'],
  ])
  disc(plate, DISC.x, DISC.y, 60, '#fff3c8', '#ffd98c', 6, 0.75)
  westBank(plate)
  calmWater(plate, {
    top: 650,
    inks: ['#f0a67c', '#c9807c', '#85608a', '#52487f', '#35306a'],
    dark: ['#4a3f78', 0.12],
    light: ['#f3b08a', 0.07],
    path: { x: DISC.x, ink: '#ffe3a4', far: 34, near: 120 },
    seed: 9,
  })
  for (const [col, dist, turn] of [
    [1330, 300, 0.3],
    [250, 170, -0.6],
    [950, 50, 0.55],
  ] as const) {
    const m = Mesh.create()
    const x = ((col - 800) * dist) / cam.f
    const boat = m.at(x, 0, -dist, turn)
    felucca(boat)
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
    stillImage(plate, depth, () => line + 1, '#52487f', { strength: 0.44, fade: 34000 / dist ** 1.12 })
    const edge = [-5, -2.5, 0, 2.5, 5.4].map((along) => cam.project(boat.put([along, 0, 1.5])))
    plate.svg(
      `<path d="M${edge.map((q) => `${q.x.toFixed(1)},${(q.y - 1).toFixed(1)}`).join('L')}L${edge
        .toReversed()
        .map((q, i) => `${q.x.toFixed(1)},${(q.y + (i % 4 ? 0.09 * q.k : 0)).toFixed(1)}`)
        .join('L')}Z" fill="#241d4a"/>` + (dist < 100 ? crew(boat, 'rail') : ''),
    )
  }
  plate.svg(
    palm(27, 1650, 1010, 520, -0.1, ['#4a3562', '#2f2550'], '#2b2148') +
      palm(12, 1540, 1010, 700, -0.12, ['#6f4868', '#33274f'], '#2b2148'),
  )
  plate.svg(reeds())
  const egret = (x: number, y: number, span: number, beat: number): string =>
    gull(x, y, span, beat, -6, '#fff1dc', '#b592a8', '#8a6a90')
  plate.svg(egret(600, 330, 74, 0.5) + egret(668, 372, 58, 0.8) + egret(540, 392, 50, 0.2))
}
export const views: View[] = [{ name: 'cairo-egypt-3', focusX: 820, draw }]
