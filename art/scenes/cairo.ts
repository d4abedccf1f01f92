/** Cairo: the three pyramids of Giza in line from the south-western plateau, at dawn, with a caravan. */
import { Camera } from '../kit/camera.ts'
import { camel, khafre, khufu, menkaure, type CamelInks, type Gait } from '../models/giza.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/trees.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { Vec3 } from '../kit/vec.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { raking } from '../kit/light.ts'
import { figure } from '../kit/people.ts'
import { INK, materials as inks } from '../materials/cairo.ts'

const haze = rgb(INK.haze)
/** The pyramids face the compass: seen from 24 degrees west of south. */
const TURN = 0.42
const SUN = raking(60, 26).sun
/** Flat faces: a course line every few metres, and no stipple. Khafre keeps a torn edge of casing above 112 m. */
const line = (p: Vec3): number => (p[1] > 10 && p[1] / 8.8 - Math.floor(p[1] / 8.8) < 0.1 ? -0.09 : 0)
const stone: Material = {
  ...inks.course!,
  tones: ['#fbcb86', '#eaa566', '#a8605c', '#7d4a62', '#5c3a58'],
  cuts: [0.95, 0.4, 0.26, 0.11],
  grain: 0.02,
  detail: line,
}
const materials: Record<string, Material> = {
  ...inks,
  course: stone,
  casing: {
    ...stone,
    detail: (p, _n, l) =>
      p[1] < 112 + (fbm((p[0] - p[2]) / 26, (p[0] + p[2]) / 26, 3, 8) - 0.5) * 22
        ? line(p) - 0.12
        : l > 0.2
          ? '#ffdfa6'
          : '#b98d86',
  },
  granite: { ...inks.granite!, grain: 0.02, detail: line },
  sand: { ...inks.sand!, cuts: [0.65, 0.3, 0.2, 0.1], grain: 0, detail: () => 0 },
}
function plateau(plate: Plate, cam: Camera): void {
  const m = Mesh.create()
  const r = random(9)
  m.terrain(
    (x, z) =>
      (fbm(x / 120, z / 260, 4, 3) - 0.5) * 9 * smoothstep(-2300, -1300, z) +
      10 * smoothstep(-1750, -1960, z) -
      34 * smoothstep(-2650, -3200, z) -
      1,
    -900,
    900,
    -3400,
    -300,
    180,
    220,
    'sand',
  )
  khufu(m.at(161, 9, -2459, TURN))
  khafre(m.at(0, 9, -2000, TURN))
  menkaure(m.at(-62, 0, -1550, TURN))
  // the city under the edge of the plateau
  for (let i = 0; i < 420; i++) {
    const [x, z] = [r.range(-1100, 1300), r.range(-5600, -3500)]
    m.box(x, -40, z, r.range(12, 26), r.range(36, 58) + (i % 23 === 0 ? 16 : 0), 20, 'town')
    if (i % 4 === 0) tree(m, i, x + 18, -28, z + 20, r.range(26, 36))
  }
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.12,
    contact: 4,
    crisp: true,
    shadows: [
      { centre: [-40, 40, -1750], radius: 420 },
      { centre: [0, 40, -2000], radius: 1300 },
    ],
    air: (p, d) => ({
      amount:
        0.46 * smoothstep(1600, 2600, d) +
        0.4 * smoothstep(2700, 3900, d) +
        0.22 * smoothstep(44, 4, p[1]) * smoothstep(1560, 2000, d),
      ink: haze,
    }),
    airSteps: 12,
    airGrain: 0,
  })
}
/** Crest of the near dune: one long back that falls to the right. */
const crest = (x: number): number => 880 - 70 * smoothstep(-60, 380, x) + 84 * smoothstep(430, 1250, x)
/** The slope that the sun reaches, and the lee that the ridge cuts off. */
function dune(): string {
  const top = Array.from({ length: 163 }, (_, i) => `L${i * 10 - 10},${crest(i * 10 - 10).toFixed(1)}`)
  const ridge = Array.from({ length: 31 }, (_, i) => {
    const t = i / 30
    return `L${(402 + 210 * t ** 1.5 + 70 * Math.sin(t * 4.2) * t).toFixed(1)},${(crest(402) + 210 * t).toFixed(1)}`
  })
  // wind ripples: short crescents that lie along the slope, closer together near the crest
  const r = random(23)
  let ripples = ''
  for (let i = 0; i < 34; i++) {
    const t = (i + 0.5) / 34
    const down = 16 + 150 * t ** 1.5
    const x = r.range(640, 1480) + 60 * t
    const long = r.range(50, 130) * (0.6 + t)
    const y = crest(x) + down
    const thick = 1.6 + 3.4 * t
    ripples += `M${x},${y}q${long},${6 + 10 * t} ${2 * long},${crest(x + 2 * long) - crest(x) + 2}q${-long},${10 * t - thick + 6} ${-2 * long},${crest(x) - crest(x + 2 * long) - 2}Z`
  }
  // the same ripples in the lee, long and low, along the foot of the ridge
  let folds = ''
  for (let i = 0; i < 7; i++) {
    const [x, y, long] = [40 + i * 34, 896 + i * 15, 150 + (i % 3) * 46]
    folds += `M${x},${y}q${long / 2},${-12 - i} ${long},${10 + i}q${-long / 2},${-9 - i / 2} ${-long},${-10 - i}Z`
  }
  return (
    `<defs><linearGradient id="lee" x1=".5" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#8f5a6e"/><stop offset=".45" stop-color="#503052"/><stop offset="1" stop-color="#281a38"/></linearGradient>` +
    `<linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3bd80"/><stop offset="1" stop-color="#dd9c68"/></linearGradient></defs>` +
    `<path d="M-10,1110${top.join('')}V1110Z" fill="url(#lit)"/><path d="${ripples}" fill="#cf8d62"/>` +
    `<path d="M-10,1010${top.slice(0, 42).join('')}${ridge.join('')}L700,1110H-10Z" fill="url(#lee)"/>` +
    `<path d="${folds}" fill="#9a6474" opacity=".5"/>` +
    `<path d="M-10,${crest(-10).toFixed(1)}${top.slice(0, 42).join('')}L402,${(crest(402) + 2).toFixed(1)}${top
      .slice(0, 42)
      .toReversed()
      .map(
        (_, i) =>
          `L${400 - i * 10},${(crest(400 - i * 10) + 2 + 5 * Math.sin((i / 42) * Math.PI)).toFixed(1)}`,
      )
      .join('')}Z" fill="#f6c98e"/>`
  )
}
const COAT = { coat: '#a96c4a', shade: '#6e4450', lit: '#f0b272', robeShade: '#b99a94', band: '#ffd98a' }
/** Three moments of a pacing walk: the two legs of a side swing together. */
const PACES: readonly Gait[] = [
  { nod: -4, legs: [[[0.5, -0.7], [0.34, -0.02]], [[-0.86, -0.68], [-0.98, -0.04]], [[1.02, -0.74], [1.1, 0]], [[-0.52, -0.7], [-0.36, 0]]] }, // prettier-ignore
  { nod: 10, legs: [[[0.9, -0.76], [0.78, -0.16]], [[-0.42, -0.74], [-0.5, -0.1]], [[0.66, -0.68], [0.6, 0]], [[-0.84, -0.7], [-0.82, 0]]] }, // prettier-ignore
  { nod: 2, legs: [[[0.86, -0.72], [1.02, 0]], [[-0.5, -0.7], [-0.3, 0]], [[0.58, -0.68], [0.34, -0.02]], [[-0.84, -0.7], [-1.06, -0.02]]] }, // prettier-ignore
]
const CARAVAN: readonly (readonly [x: number, k: number, rider: boolean, inks: CamelInks])[] = [
  [530, 50, true, { ...COAT, cloth: '#c9503f', robe: '#fff3dc', scarf: '#2f8a8f' }],
  [724, 46, false, { ...COAT, coat: '#8f5a44', cloth: '#2f8a8f', robe: '#e7c48e', scarf: '#c9503f' }],
  [922, 54, true, { ...COAT, coat: '#b97e55', cloth: '#7a4a72', robe: '#f6dcb4', scarf: '#fff3dc' }],
]
/** `near` places the dune and the caravan: what is in the column 725 and the row 900 of the wide print, and their size. */
function draw(plate: Plate, cam: Camera, near: { x: number; y: number; scale: number }): void {
  const h = cam.horizonY
  const close = (body: string) =>
    `<g transform="translate(${near.x},${near.y}) scale(${near.scale}) translate(-725,-900)">${body}</g>`
  bareSky(plate, [
    [0, '#152f60'],
    [h * 0.28, '#6f90a8'],
    [h * 0.53, '#c9c6c0'],
    [h * 0.75, '#f3cfae'],
    [h, '#ffefd6'],
  ])
  plateau(plate, cam)
  plate.svg(close(dune()))
  const feet = (x: number): number => crest(x) + 5
  let caravan = ''
  for (const [i, [x, k, rider, coat]] of CARAVAN.entries())
    caravan += camel(x, feet(x), k, PACES[i]!, coat, rider)
  const leader = place(
    1132,
    feet(1132),
    54,
    figure('walks', {
      skin: '#8a5a4a',
      hair: '#2c2038',
      top: '#fff3dc',
      farTop: '#c9a79c',
      bottom: '#f3e2c6',
      skirt: 'long',
      cut: 'scarf',
      hat: '#c9503f',
    }),
  )
  // one rope from the leader's hand to the nearest halter
  plate.svg(
    edgeLight(
      close(
        `<path d="M1124,${feet(1132) - 48}Q1076,${feet(1076) - 46} 1017,${feet(922) - 112}" stroke="#5c3a48" stroke-width="2" fill="none"/>` +
          caravan +
          leader,
      ),
      [1, -0.4],
      2,
      '#ffe2ac',
    ),
  )
}
export const views: View[] = [
  {
    name: 'cairo-egypt-cover',
    focusX: 775,
    draw: (plate) => draw(plate, new Camera([0, 35, 0], 0, 3.4, 600, 760), { x: 725, y: 900, scale: 1 }),
    drawTall: (plate) =>
      draw(plate, new Camera([0, 35, 0], 0, 2.06, 560, 316), { x: 330, y: 880, scale: 0.88 }),
  },
]
