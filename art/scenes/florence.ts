/** Italy: Florence from the terrace on the hill, the great dome and Giotto's tower in the last amber light. */
import { Camera } from '../kit/camera.ts'
import { cathedral, giottoTower, palazzoVecchio } from '../models/florence.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { house } from '../kit/house.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { cypress, tree } from '../kit/trees.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { Pt } from '../kit/vec.ts'
import type { View } from '../kit/scene.ts'
import { terraceCouple } from '../models/terrace-couple.ts'
import { pullSolid } from '../kit/solid.ts'
import { late as materials, SUN } from '../materials/tuscany.ts'

const EYE = 64
const haze = rgb('#b27c96')
const DOME = { x: 42, z: -880 }

/** Two ridges in the evening air, and the haze of the plain before them. */
const hills = (): string =>
  '<linearGradient id="far" x1="0" y1="0" x2="1600" y2="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#e79d7e"/><stop offset=".6" stop-color="#b67c93"/><stop offset="1" stop-color="#93699a"/></linearGradient>' +
  '<linearGradient id="ridge" x1="0" y1="0" x2="1600" y2="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#c37d7f"/><stop offset=".6" stop-color="#8d6092"/><stop offset="1" stop-color="#6f5390"/></linearGradient>' +
  '<linearGradient id="plain" x1="0" y1="440" x2="0" y2="620" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#c58a94" stop-opacity="0"/><stop offset=".5" stop-color="#b27c96"/><stop offset="1" stop-color="#7a5a8c"/></linearGradient>' +
  '<path d="M-10,372C90,352 190,344 300,350C420,356 500,330 620,322C760,314 840,344 960,346C1090,348 1180,316 1300,312C1420,310 1520,332 1610,340V620H-10Z" fill="url(#far)"/>' +
  '<path d="M-10,438C120,420 220,404 340,414C470,424 560,446 700,440C860,432 960,398 1100,392C1250,386 1400,412 1610,396V640H-10Z" fill="url(#ridge)"/>' +
  '<path d="M-10,440H1610V800H-10Z" fill="url(#plain)"/>'
function city(plate: Plate, cam: Camera): void {
  const m = Mesh.create()
  const r = random(12)
  m.box(0, -6, -900, 2400, 6, 2000, 'ground')
  const q = m.at(DOME.x, 0, DOME.z, -0.72)
  cathedral(q)
  giottoTower(q.at(-98, 0, 30))
  palazzoVecchio(m.at(-86, 0, -690, -0.5))
  for (let row = 0; row < 44; row++) {
    const z = -1500 + row * 27.5
    const span = -z * 0.25 + 40
    for (let x = -span; x < span;) {
      const w = r.range(10, 19)
      const h = r.range(9, 17) + (r() < 0.12 ? 5 : 0)
      const local = { x: x - DOME.x, z: z - DOME.z }
      const precinct = Math.abs(local.x) < 96 && local.z > -110 && local.z < 84
      const palace = Math.abs(x + 86) < 32 && Math.abs(z + 690) < 36
      if (!precinct && !palace && r() > 0.07)
        house(
          m.at(x, 0, z + r.range(-6, 6), r.range(-0.35, 0.35)),
          r,
          w,
          h,
          r.range(13, 20),
          r.pick(['wallA', 'wallB', 'wallC', 'wallA']),
          'roof',
          0.13,
        )
      else if (!precinct && !palace) tree(m, Math.floor(x * 3 + row), x, 2, z, r.range(11, 15))
      x += w + r.range(-0.5, 3)
    }
  }
  // other towers of the town
  for (const [x, z, w, h] of [
    [-150, -800, 7, 56],
    [-118, -560, 6.4, 44],
    [132, -660, 6, 40],
    [190, -900, 7, 52],
    [-212, -1000, 8, 46],
  ] as const) {
    m.box(x, 0, z, w, h, w, 'brown')
    for (const s of [-1, 1]) m.box(x + s * w * 0.2, h * 0.82, z + w / 2, 1.2, 4, 0.2, 'dark')
    m.hip(x, h, z, w + 1, w * 0.8, w + 1, 0, 'terracotta')
  }
  for (let i = 0; i < 40; i++)
    cypress(m, r.range(-220, 220), 0, r.range(-1500, -1000), r.range(18, 26), 'cypress')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.14,
    contact: 4,
    crisp: true,
    shadows: [{ centre: [DOME.x - 20, 40, DOME.z], radius: 120 }],
    air: (p, d) => ({
      amount: 0.14 * smoothstep(500, 900, d) + 0.4 * smoothstep(900, 1600, d) * smoothstep(60, 10, p[1]),
      ink: haze,
    }),
    airSteps: 40,
  })
}
const LIP = '#ffc08c'
/** A cypress: a dark flame of upright tufts, the side of the sunset warm. */
function flame(x: number, top: number, foot: number, w: number): string {
  const h = foot - top,
    r = random(x + 99),
    tufts = Array.from({ length: 8 }, (_, i) => (i + 1) / 8.6 + r.range(-0.03, 0.03))
  const wide = (v: number): number => Math.min(1, 2.1 * v ** 0.8) * (v > 0.8 ? 1 - (v - 0.8) * 0.5 : 1)
  const at = (u: number, v: number): string => `${(x + u * w).toFixed(1)},${(top + v * h).toFixed(1)}`
  /** One edge from the tip down, `k` times the half width from the middle. */
  const edge = (k: number, late = 0): string => {
    let d = '',
      from = 0
    for (const tuft of tufts) {
      const v = tuft + late,
        mid = (from + v) / 2
      d += `Q${at(k * wide(mid) * 1.06, mid)} ${at(k * wide(v) * 0.9, v)}L${at(k * wide(v) * 1.04, v - 0.03)}`
      from = v
    }
    return d
  }
  const outline = `M${at(0, 0)}${edge(1, 0.03)}L${at(0.85, 1)}H${(x - w * 0.85).toFixed(1)}`
  return (
    `<path d="${outline}L${at(0, 0)}Z" fill="#2b2f56"/><path d="M${at(0, 0)}${edge(-1)}L${at(-0.85, 1)}H${x}Z" fill="#2b2f56"/>` +
    `<clipPath id="cypress${x}"><path d="M${at(0, 0)}${edge(-1)}L${at(-0.85, 1)}H${x}Z"/></clipPath><g clip-path="url(#cypress${x})"><path d="M${at(-2, 0)}L${at(0, 0)}${edge(-0.62, 0.04)}L${at(-0.5, 1)}L${at(-2, 1)}Z" fill="#a8765c"/></g>`
  )
}
/** A tub of lemons, its foot at (0, 0). */
const tub = (lemons: readonly Pt[]): string =>
  '<path d="M-34,0L-56,-84H56L34,0Z" fill="#8a3f52"/><path d="M-34,0L-56,-84H-8L-6,0Z" fill="#d9744c"/><path d="M-64,-98H64V-80H-64Z" fill="#9a4a56"/><path d="M-64,-98H-6V-80H-64Z" fill="#f09a62"/>' +
  '<path d="M-8,-96C-50,-92 -84,-108 -82,-136C-96,-160 -76,-188 -52,-186C-46,-214 -8,-224 10,-206C40,-220 70,-202 70,-176C94,-164 92,-128 72,-118C60,-96 20,-92 -8,-96Z" fill="#32405c"/>' +
  '<path d="M-52,-108C-80,-112 -84,-128 -82,-136C-96,-160 -76,-188 -52,-186C-46,-214 -8,-224 10,-206C-14,-200 -20,-184 -16,-172C-40,-172 -48,-156 -42,-144C-60,-136 -62,-120 -52,-108Z" fill="#7c7c58"/>' +
  lemons
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="13" fill="#b98244"/><path d="M${x - 13},${y}a13,13 0 0 1 22,-9.4a16,16 0 0 0 -14,21.4a13,13 0 0 1 -8,-12Z" fill="#ffd765"/>`)
    .join('') // prettier-ignore
const slab = (x0: number, x1: number, y: number, h: number, ink: string): string =>
  `<path d="M${x0},${y}H${x1}V${y + h}H${x0}Z" fill="${ink}"/><path d="M${x0},${y}H${x1}V${y + 5}H${x0}Z" fill="${LIP}"/>`
/** The balustrade with its back to the sunset, and the light that comes through it on the floor. */
function terrace(): string {
  const step = 50
  let balusters = '',
    light = ''
  for (let x = 12; x < 1600; x += step) {
    if (Math.abs(x - 230) < 70 || Math.abs(x - 1330) < 70) continue
    balusters += `<path d="M${x - 15},836h30v8q-6,4 -7,12c14,18 14,38 2,50q-2,10 5,14h-30q7,-4 5,-14c-12,-12 -12,-32 2,-50q-1,-8 -7,-12Z" fill="#3a2c60"/><path d="M${x - 15},836h8v8q3,4 4,12c-12,16 -13,38 -3,50q1,10 -3,14h-6q7,-4 5,-14c-12,-12 -12,-32 2,-50q-1,-8 -7,-12Z" fill="#e0906f"/>`
    light += `M${x + 18},948h15l74,62h-28Z`
  }
  const pier = (x: number): string =>
    `<path d="M${x - 50},806H${x + 50}V950H${x - 50}Z" fill="#4a386e"/><path d="M${x - 50},806H${x - 34}V950H${x - 50}Z" fill="#d98a70"/>` +
    slab(x - 62, x + 62, 792, 22, '#5d4580') +
    slab(x - 60, x + 60, 930, 26, '#5d4580')
  return (
    flame(-4, 352, 930, 58) +
    flame(152, 452, 930, 42) +
    flame(72, 248, 930, 66) +
    flame(1602, 452, 930, 50) +
    flame(1524, 520, 930, 40) +
    `<path d="M-10,944H1610V1010H-10Z" fill="#4d3a72"/><path d="${light}" fill="#e6996f"/>` +
    balusters +
    slab(-10, 1610, 808, 28, '#5d4580') +
    '<path d="M-10,830H1610V838H-10Z" fill="#33285a"/>' +
    slab(-10, 1610, 920, 26, '#5d4580') +
    pier(230) +
    pier(1330) +
    place(
      230,
      792,
      1,
      tub([
        [-56, -134],
        [-30, -190],
        [-6, -140],
        [34, -172],
        [50, -126],
        [4, -108],
      ]),
    ) +
    place(
      1330,
      792,
      1,
      tub([
        [-62, -158],
        [-28, -128],
        [2, -184],
        [54, -152],
        [22, -120],
      ]),
    )
  )
}
/** Two at the balustrade with their backs to us, and their shadow on the floor. */
function couple(): string {
  const two = place(606, 988, 152, terraceCouple())
  return (
    '<path d="M552,984L668,984L744,1010H582Z" fill="#3d2d62"/>' +
    two +
    `<clipPath id="hems"><path d="M400,600H900V912H400Z"/></clipPath><g clip-path="url(#hems)">${edgeLight(two, [-1, -0.5], 2.2, LIP)}</g>`
  )
}
/** `shift` and `lift`: how far the terrace moves to the left and up. */
function draw(plate: Plate, cam: Camera, shift = 0, lift = 0): void {
  const moved = (body: string, up: number): string => `<g transform="translate(${-shift},${-up})">${body}</g>`
  bareSky(plate, [
    [0, '#282d6e'],
    [115, '#665394'],
    [205, '#c67e8f'],
    [258, '#f5a97c'],
    [300, '#ffd595'],
    [350, '#fff0c4'],
  ])
  plate.svg(moved(hills(), 440 - cam.horizonY))
  city(plate, cam)
  plate.svg(moved(terrace() + couple(), lift))
}
const camera = (focal: number, axisX: number, horizonY = 440): Camera =>
  new Camera([0, EYE, 0], 0, focal, horizonY, axisX)
export const views: View[] = [
  {
    name: 'magnificent-italy-cover',
    focusX: 842,
    draw: (plate) => draw(plate, camera(2.55, 790)),
    drawLink: (plate) => draw(plate, camera(2.25, 850, 372), 0, 162),
    drawTall: (plate) => draw(plate, camera(2.3, 313), 462),
  },
]
