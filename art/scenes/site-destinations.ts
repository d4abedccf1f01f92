/** One harbour in the morning and one boat that comes in; a mother and child wait on the mole. The left is kept calm for words. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { block, domedChurch, gableHouse, type WallInks } from '../kit/dwellings.ts'
import { bareSky, tower } from '../kit/heavens.ts'
import { rock } from '../kit/landform.ts'
import { random } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const WATER = 560
const LIGHT: Pt = [1, -0.4]
const look = (top: string, bottom: string, cut: Look['cut'] = 'short'): Look => ({
  skin: '#a86b4c',
  hair: '#221a38',
  top,
  bottom,
  shoes: '#1f1b3a',
  cut,
  hat: '#f4e2b6',
})
/** A coaster with one lateen sail, bow towards us on the right. Metres, waterline at 0, y down; 12 m long. */
const boat = (): string =>
  '<path d="M-.6,-1.4L.2,-11.2H.34L-.2,-1.4Z" fill="#4a2f48"/>' +
  '<path d="M5.6,-1.9C4.4,-6.2 2,-10.6 -1.4,-14.2C-1.9,-9.8 -2.9,-5.8 -5.4,-2.5C-2,-3.3 2,-3 5.6,-1.9Z" fill="#fff0d0"/><path d="M-1.4,-14.2C-1.9,-9.8 -2.9,-5.8 -5.4,-2.5C-3.6,-2.95 -1.8,-3.1 0,-3C-.6,-6.4 -1,-10.2 -1.4,-14.2Z" fill="#d9a99a"/>' +
  '<path d="M6.1,-1.5L-1.2,-14.9L-1.5,-14.7L5.7,-1.4Z" fill="#6a4450"/>' +
  place(2.9, -1.55, 1, figure('leansOnRail', look('#d8563f', '#2c3564'))) +
  place(-3.6, -1.5, 1, figure('stands', look('#2f7f88', '#39406f', 'cap'))) +
  place(0.2, -1.3, 1, figure('points', look('#f0b64e', '#5a3a5c', 'bob'))) +
  '<path d="M-6.3,-2C-4,-1.3 2,-1.1 5.2,-1.7L7,-2.6C6.8,-1.2 6,-.1 4.8,.3H-4.6C-5.6,-.1 -6.2,-1 -6.3,-2Z" fill="#b5553f"/><path d="M-6.1,-.9C-3,-.35 3,-.3 6.3,-.9C5.9,-.4 5.4,.1 4.8,.3H-4.6C-5.3,0 -5.8,-.4 -6.1,-.9Z" fill="#7a3444"/><path d="M-6.3,-2C-4,-1.3 2,-1.1 5.2,-1.7L7,-2.6L7,-2.3L5.3,-1.4C2,-.85 -4,-1 -6.3,-1.7Z" fill="#f6d9a4"/>'

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
  for (let row = 4; row >= 0; row--) {
    const share = row / 5.4
    let x = 900 + row * 66 + r.range(0, 20)
    while (x < 1680) {
      const w = r.range(32, 46),
        h = w * r.range(1.05, 1.5),
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
  plate.svg(
    `<g transform="translate(${dx},0)">${tower(6, 560, WATER - 24, 620, 190, ['#fff3d8', '#f3d6bc', '#e0bcb2'], 1)}</g>`,
    {
      opacity: 0.8,
      mask: (_x, y) => Math.min(1, (WATER - 20 - y) / 70),
    },
  )
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
    // reflections of the hull and the sail, broken by ripples
    [5.6, 5, 4.2, 3.6, 2.6, 2.2, 1.4, 1]
      .map((half, i) =>
        strip(
          x - bk * (half + 0.4),
          x + bk * (half - (i % 2) * 0.8),
          y + bk * (0.42 + i * 0.36),
          3 + i * 0.5,
          i > 3 ? '#7fb0b4' : '#1b4f70',
        ),
      )
      .join('') +
      // the wake: a thin crest from either quarter
      `<path d="M${x - bk * 4.4},${y + 5}Q${x - bk * 9},${y - 2} ${x - bk * 16},${y - 8}Q${x - bk * 9},${y + 4} ${x - bk * 4.6},${y + 10}Z" fill="#e9f2de"/><path d="M${x - bk * 4.2},${y + 9}Q${x - bk * 8},${y + 18} ${x - bk * 14},${y + 46}Q${x - bk * 7},${y + 30} ${x - bk * 3.8},${y + 15}Z" fill="#e9f2de"/>` +
      edgeLight(place(x, y, bk, boat()), LIGHT, bk / 12, '#fff3d0') +
      `<path d="M${x - bk * 4.9},${y + 7}Q${x},${y + 1} ${x + bk * 4.6},${y + 2}Q${x + bk * 6},${y - 6} ${x + bk * 7.6},${y + 7}Q${x + bk * 6},${y + 15} ${x + bk * 3.6},${y + 11}Q${x},${y + 14} ${x - bk * 4.9},${y + 7}Z" fill="#f6f6e4"/>`,
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
            figure('shadesEyes', {
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
            figure('waves', {
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
    draw: (plate) => draw(plate, { dx: 0, wide: 1600, boat: [900, 700, 26], mole: 1180, k: 168 }),
    drawTall: (plate) => draw(plate, { dx: -830, wide: 750, boat: [280, 690, 25], mole: 420, k: 132 }),
  },
]
