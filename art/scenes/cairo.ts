/** Cairo: the three pyramids of Giza in line from the south-western plateau, at dawn, with a caravan. */
import { Camera } from '../kit/camera.ts'
import { camel, khafre, khufu, menkaure, ruins, type CamelInks } from '../kit/giza.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { Vec3 } from '../kit/vec.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { company, type Wardrobe } from '../kit/company.ts'
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
const line = (p: Vec3): number => (p[1] / 8.8 - Math.floor(p[1] / 8.8) < 0.1 ? -0.09 : 0)
const stone: Material = { ...inks.course!, cuts: [0.95, 0.4, 0.26, 0.11], grain: 0.02, detail: line }
const materials: Record<string, Material> = {
  ...inks,
  course: stone,
  casing: {
    ...stone,
    detail: (p, _n, l) =>
      p[1] < 112 + (fbm((p[0] + p[2]) / 9, 3, 3, 8) - 0.5) * 26
        ? line(p) - 0.12
        : l > 0.2
          ? '#ffdfa6'
          : '#b98d86',
  },
  granite: { ...inks.granite!, grain: 0.02, detail: line },
  sand: { ...inks.sand!, cuts: [0.65, 0.3, 0.2, 0.1], grain: 0, detail: () => 0 },
}
const desert: Wardrobe = {
  tops: ['#fff3dc', '#2f8a8f', '#c9503f', '#3f5a8a', '#e0a24c'],
  bottoms: ['#5c4358', '#7a5a62', '#3f3048'],
  skins: ['#a8704f', '#8a5a4a', '#c98d66'],
  cuts: ['hat', 'cap', 'scarf', 'short'],
  hats: ['#fff3dc', '#e0c08a', '#c9503f'],
  robes: 3,
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
  ruins(m, r, 30, -1840, 120, 40)
  ruins(m, r, -120, -1500, 90, 26)
  ruins(m, r, 190, -2230, 110, 34)
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
  return (
    `<defs><linearGradient id="lee" x1=".5" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#8a5566"/><stop offset=".45" stop-color="#4f3050"/><stop offset="1" stop-color="#2a1b38"/></linearGradient>` +
    `<linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3bd80"/><stop offset="1" stop-color="#dd9c68"/></linearGradient></defs>` +
    `<path d="M-10,1110${top.join('')}V1110Z" fill="url(#lit)"/><path d="${ripples}" fill="#cf8d62"/>` +
    `<path d="M-10,1010${top.slice(0, 42).join('')}${ridge.join('')}L700,1110H-10Z" fill="url(#lee)"/>`
  )
}
const COAT = { coat: '#a96c4a', shade: '#6e4450', lit: '#f0b272', robeShade: '#b99a94', band: '#ffd98a' }
const CARAVAN: readonly (readonly [x: number, k: number, stride: number, rider: boolean, inks: CamelInks])[] =
  [
    [504, 45, 0.9, true, { ...COAT, cloth: '#c9503f', robe: '#fff3dc', scarf: '#2f8a8f' }],
    [690, 47, -0.5, false, { ...COAT, coat: '#8f5a44', cloth: '#2f8a8f', robe: '#e7c48e', scarf: '#c9503f' }],
    [838, 44, 0.75, true, { ...COAT, coat: '#b97e55', cloth: '#7a4a72', robe: '#f6dcb4', scarf: '#fff3dc' }],
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
  plate.svg(
    company(
      {
        cam,
        seed: 14,
        wardrobe: desert,
        shade: { sun: SUN, ink: '#b9807a' },
        rim: { towards: [1, -0.4], ink: '#fff0cc', width: 1 },
      },
      [
        [[-70, 0, -1180], 3, 'walks', false],
        [[40, 0, -1120], 2, 'photographs', false],
        [[150, 0, -1240], 3, 'strolls', true],
      ],
    ),
  )
  const feet = (x: number): number => crest(x) + 5
  let caravan = ''
  for (const [x, k, stride, rider, coat] of CARAVAN) caravan += camel(x, feet(x), k, stride, coat, rider)
  const leader = place(
    1010,
    feet(1010),
    47,
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
        `<path d="M1002,${feet(1010) - 42}Q960,${feet(960) - 52} 922,${feet(838) - 92}" stroke="#5c3a48" stroke-width="2" fill="none"/>` +
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
      draw(plate, new Camera([0, 35, 0], 0, 2.06, 560, 316), { x: 384, y: 880, scale: 1.02 }),
  },
]
