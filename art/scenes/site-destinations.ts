/** One harbour in the morning and one boat that comes in; somebody on the mole waves. The left is kept calm for words. */
import { calmWater, vWake } from '../kit/calm-water.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { flatHouse, type WallInks } from '../kit/dwellings.ts'
import { fir } from '../kit/foliage.ts'
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

/** White and ochre houses that climb the cape, largest at the water. */
function town(): string {
  const r = random(12),
    inks: WallInks[] = [
      { lit: '#fff0d2', shade: '#b79aa8', top: '#fff8e6', dark: '#5a4a72', accent: '#3f7f94' },
      { lit: '#f6cf94', shade: '#b07a80', top: '#ffe3b4', dark: '#5a4568', accent: '#a8504a' },
      { lit: '#efb08a', shade: '#a86a78', top: '#f8cba4', dark: '#523f66', accent: '#2f6f88' },
    ]
  let s = ''
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 9; i++) {
      const x = 900 + row * 4 + i * 84 + r.range(-14, 14),
        lift = Math.max(0, (x - 900) / 740) * 190,
        w = r.range(46, 64),
        h = r.range(38, 58),
        y = WATER - 44 - (4 - row) * 0.24 * lift - h * 0.4 - (4 - row) * 10
      if (x < 930 + (4 - row) * 60) continue
      s += flatHouse(x, y, w, h, r.range(14, 22), r.pick(inks), r() < 0.4)
    }
  return s
}
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
      town() +
      [1010, 1180, 1330, 1480, 1560]
        .map((x, i) =>
          fir(i + 2, x, WATER - 60 - ((x - 900) / 740) * 130, 90 + (i % 3) * 20, ['#4f7a58', '#2c5552']),
        )
        .join(''),
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
    vWake(x - bk * 6, y + 8, bk * 9, bk * 0.9, '#e9f2de', 1) +
      `<path d="M${x - bk * 6},${y + 4}Q${x},${y + bk * 0.9} ${x + bk * 6},${y + 4}L${x + bk * 2},${y + bk * 3.4}L${x - bk * 1},${y + bk * 2.4}Z" fill="#1b4f70" opacity=".55"/>` +
      edgeLight(place(x, y, bk, boat()), LIGHT, bk / 12, '#fff3d0') +
      `<path d="M${x + bk * 4.6},${y + bk * 0.3}q${bk * 1.6},-4 ${bk * 2.6},4q${-bk * 1.6},7 ${-bk * 2.6},0Z" fill="#f6f6e4"/>`,
  )
  // the mole, in shade, with a bollard and the one who waits
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
            mole + k * 1.3,
            880,
            k,
            figure('waves', {
              skin: '#a86b4c',
              hair: '#221a38',
              top: '#d8563f',
              farTop: '#9a3a48',
              bottom: '#f0dcb4',
              far: '#bfa69c',
              shoes: '#1f1b3a',
              cut: 'hat',
              hat: '#f6e2b0',
              skirt: 'long',
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
