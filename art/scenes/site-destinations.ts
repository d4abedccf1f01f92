/** One harbour in the morning and one boat that comes in; a mother and child wait on the mole. The left is kept calm for words. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { block, domedChurch, gableHouse, type WallInks } from '../kit/dwellings.ts'
import { bareSky } from '../kit/heavens.ts'
import { rock } from '../kit/landform.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { felucca } from '../models/felucca.ts'

const WATER = 560
const LIGHT: Pt = [1, -0.4]
/** The same boat as on the Nile, in morning colours. */
const MORNING = {
  sail: ['#fff6de', '#fbe3c0', '#e9b9a4'] as [string, string, string],
  seam: '#d9a08c',
  hull: ['#5a3a48', '#b5503f', '#7a3444', '#f6d9a4'] as [string, string, string, string],
  rim: '#fff3d0',
}
/** A heap of round cloud with a flat foot, in three tones. */
function cloud(x: number, y: number, k: number): string {
  const heap = (lobes: [number, number, number][], ink: string): string =>
    `<g fill="${ink}">${lobes.map(([u, v, r]) => `<circle cx="${x + u * k}" cy="${y - v * k}" r="${r * k}"/>`).join('')}</g>`
  const all: [number, number, number][] = [[-150, 26, 34], [-104, 52, 46], [-48, 92, 60], [26, 122, 66], [92, 78, 56], [150, 38, 40], [196, 20, 24], [0, 46, 70], [70, 34, 56], [-90, 24, 44]] // prettier-ignore
  const cut = `cloud${Math.round(x)}`
  return (
    `<clipPath id="${cut}"><path d="M${x - 400 * k},${y - 400 * k}H${x + 400 * k}V${y}H${x - 400 * k}Z"/></clipPath><g clip-path="url(#${cut})">` +
    heap(all, '#fff5de') +
    heap(
      all.map(([u, v, r]) => [u - 16, v - 22, r * 0.86]),
      '#f6dcc4',
    ) + // prettier-ignore
    heap(
      all.map(([u, v, r]) => [u - 26, v - 52, r * 0.7]),
      '#e9c4b4',
    ) + // prettier-ignore
    '</g>'
  )
}

/** How high the slope of the cape is above the quay at column `x`. */
const slope = (x: number): number => 250 * Math.min(1, Math.max(0, (x - 860) / 700)) ** 1.15
/** A dark slim tree, lit on the side of the sun. */
const cypress = (x: number, foot: number, high: number): string => {
  const w = high * 0.12
  return (
    smooth([[x, foot - high], [x + w * 0.7, foot - high * 0.6], [x + w, foot - high * 0.22], [x + w * 0.3, foot], [x - w * 0.3, foot], [x - w, foot - high * 0.22], [x - w * 0.7, foot - high * 0.6]], '#2c5552') + // prettier-ignore
    smooth([[x + w * 0.1, foot - high * 0.94], [x + w * 0.62, foot - high * 0.6], [x + w * 0.86, foot - high * 0.24], [x + w * 0.3, foot - high * 0.06], [x + w * 0.34, foot - high * 0.4]], '#5c8a5c') // prettier-ignore
  )
}
/** The town: rows of gabled houses that follow the slope, trees between them, and one church above the quay. */
function town(): string {
  const r = random(12),
    walls: WallInks[] = [
      { lit: '#fff0d2', shade: '#b79aa8', top: '#fff8e6', dark: '#5a4a72', accent: '#3f7f94' },
      { lit: '#f6cf94', shade: '#b07a80', top: '#ffe3b4', dark: '#5a4568', accent: '#a8504a' },
      { lit: '#efb08a', shade: '#a86a78', top: '#f8cba4', dark: '#523f66', accent: '#2f6f88' },
    ],
    roofs: [string, string][] = [
      ['#d97a56', '#9a4f4c'],
      ['#c9684e', '#8a4650'],
      ['#e3946a', '#a65e54'],
    ]
  let s = ''
  for (let row = 2; row >= 0; row--) {
    const share = row / 5.4
    let x = 900 + row * 66 + r.range(0, 20)
    // the street that the row stands on
    s += `<path d="M${x - 30},${WATER - 2 - slope(x) * share - row * 6}L1700,${WATER - 2 - slope(1700) * share - row * 6}V${WATER + 8}H${x - 30}Z" fill="${['#e9c79c', '#5f8268', '#678a6c'][row]}"/>`
    while (x < 1680) {
      const w = r.range(32, 56),
        h = w * r.range(0.95, 1.5),
        foot = WATER - 6 - slope(x) * share - row * 6
      if (r() < 0.13 + row * 0.05) s += cypress(x + w / 2, foot + 8, r.range(56, 84))
      else s += gableHouse(x, foot, w, h, r.pick(walls), r.pick(roofs))
      x += w * 1.75 + r.range(-6, row * 7)
    }
    if (row === 2) {
      const [cx, foot] = [1216, WATER - 6 - slope(1216) * 0.3]
      s +=
        block(cx - 34, foot - 52, 68, 52, 16, walls[0]!) +
        domedChurch(cx, foot - 58, 30, walls[0]!, ['#8fc4bc', '#3f8f9c', '#2b6480'])
    }
  }
  return s
}
/** A strip of foam or shade that lies on the water. */
const strip = (x0: number, x1: number, y: number, h: number, ink: string): string =>
  `<path d="M${x0},${y}Q${(x0 + x1) / 2},${y - h} ${x1},${y}Q${(x0 + x1) / 2},${y + h} ${x0},${y}Z" fill="${ink}"/>`
interface Layout {
  dx: number
  wide: number
  boat: [x: number, y: number, k: number]
  mole: number
  k: number
}
function draw(plate: Plate, { dx, wide, boat: b, mole, k }: Layout): void {
  bareSky(plate, [
    [0, '#1f4f7c'],
    [180, '#4f8ca4'],
    [360, '#b9cfb8'],
    [480, '#fbdcaa'],
    [WATER, '#fff1cf'],
  ])
  const plane = (body: string, opacity = 1) =>
    plate.svg(`<g transform="translate(${dx},0)">${body}</g>`, { opacity })
  plane(cloud(560, WATER - 8, 1.15))
  plane(
    rock(
      [
        [-300, WATER + 6],
        [-60, 530],
        [160, 500],
        [330, 470],
        [470, 506],
        [640, 536],
        [820, WATER + 6],
      ],
      '#9fb7b4',
      6,
      3,
    ),
  )
  plane(
    rock(
      [
        [820, WATER + 6],
        [900, 520],
        [1000, 480],
        [1130, 410],
        [1260, 350],
        [1400, 300],
        [1560, 270],
        [1900, 240],
        [1900, WATER + 6],
      ],
      '#6f8f74',
      8,
      5,
    ) +
      rock(
        [
          [820, WATER + 6],
          [900, 520],
          [1000, 480],
          [1060, 450],
          [1080, 520],
          [1160, 500],
          [1200, WATER + 6],
        ],
        '#4f7470',
        8,
        5,
      ) +
      town(),
  )
  plane(`<path d="M860,${WATER - 10}H1900V${WATER + 8}H860Z" fill="#e9c79c"/>`)
  calmWater(plate, {
    top: WATER + 6,
    inks: ['#f3dfba', '#8fc0b6', '#3f8f9c', '#1f5f80', '#173f66'],
    dark: ['#1f5a7a', 0.16],
    light: ['#fff0cc', 0.12],
    seed: 15,
  })
  const [x, y, bk] = b
  plate.svg(
    felucca({ x, y, scale: bk, flip: true, inks: MORNING }) +
      strip(x - bk * 420, x + bk * 20, y + 2, 4, '#eaf4e6') +
      strip(x - bk * 30, x + bk * 66, y - 1, 6, '#f6f6e4'),
  )
  // the mole, in shade, with a bollard, a mother and her child
  plate.svg(
    edgeLight(
      poly(
        [
          [mole - k * 0.3, 878],
          [wide + 40, 848],
          [wide + 40, 1060],
          [mole - k * 0.1, 1060],
        ],
        '#22365a',
      ),
      [0.2, -1],
      6,
      '#f0cfa0',
    ) +
      [0.5, 1.3, 2.3]
        .map((t) => `<path d="M${mole + k * t},${900 - t * 6}l-4,160h4l4,-160Z" fill="#182a4c"/>`)
        .join('') +
      edgeLight(
        place(
          mole + k * 0.5,
          880,
          k,
          '<path d="M-.12,0L-.09,-.24H.09L.12,0ZM-.15,-.24Q0,-.34 .15,-.24L.12,-.18H-.12Z" fill="#1a2148"/>',
        ) +
          place(
            mole + k * 1.42,
            880,
            k,
            figure('points', {
              skin: '#a86b4c',
              hair: '#221a38',
              top: '#d8563f',
              farTop: '#9a3a48',
              bottom: '#f0dcb4',
              shoes: '#1f1b3a',
              cut: 'bun',
              skirt: 'long',
              lit: 'back',
            }),
            true,
          ) +
          place(
            mole + k * 1,
            884,
            k * 0.66,
            figure('shadesEyes', {
              skin: '#a86b4c',
              hair: '#221a38',
              top: '#f0b64e',
              bottom: '#2c5f74',
              shoes: '#1f1b3a',
              cut: 'short',
              sleeve: false,
              lit: 'back',
            }),
            true,
          ) +
          place(
            mole + k * 1.95,
            878,
            k,
            '<path d="M-.3,0V-.44Q-.3,-.5 -.24,-.5H.24Q.3,-.5 .3,-.44V0Z" fill="#8a4a3c"/><path d="M-.12,-.5V-.58H.12V-.5H.08V-.54H-.08V-.5Z" fill="#1a2148"/><path d="M-.2,-.5H-.15V0H-.2ZM.15,-.5H.2V0H.15Z" fill="#5d3038"/>',
          ),
        LIGHT,
        k / 60,
        '#ffe2ae',
      ),
  )
}
export const views: View[] = [
  {
    name: 'site-destinations',
    focusX: 1100,
    draw: (plate) => draw(plate, { dx: 0, wide: 1600, boat: [1075, 712, 0.78], mole: 1168, k: 196 }),
    drawTall: (plate) => draw(plate, { dx: -830, wide: 750, boat: [372, 690, 0.7], mole: 400, k: 150 }),
  },
]
