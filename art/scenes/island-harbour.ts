/** A Maldivian island late in the day: a dhoni at anchor, one boy in the air, palm shadows on empty sand. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, smooth } from '../kit/cut.ts'
import { palm } from '../kit/foliage.ts'
import { bareSky, tower } from '../kit/heavens.ts'
import { figure, type Look } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { dhoni } from '../kit/vessels.ts'

const HORIZON = 372
/** The sun is low on the right, out of the picture. */
const LIGHT: Pt = [1, -0.4]
const crew = (top: string, bottom: string, cut: Look['cut'] = 'short'): Look => ({
  skin: '#8a5138',
  hair: '#1d1630',
  top,
  bottom,
  shoes: '#8a5138',
  cut,
  hat: '#f6e3b4',
})
const BOY: Look = { ...crew('#8a5138', '#e0563f'), farTop: '#6d3c33', far: '#b53d3a', size: 0.8 }

interface Layout {
  boat: { x: number; y: number; k: number }
  boy: { x: number; y: number; k: number }
  shore: Pt[]
  shadows: [x: number, y: number, long: number, turn: number][]
  /** Row above which no shadow falls: the wet edge. */
  sand: number
  islet: number
  wide: number
}
/** A palm's shadow on the sand: the trunk comes in from the edge, the crown is a star of long leaves. */
function shadowOf([x, y, long, turn]: Layout['shadows'][number]): string {
  const leaf = (angle: number, l: number): string => {
    const teeth = 8
    let upper = '',
      lower = ''
    for (let i = 1; i <= teeth; i++) {
      const t = i / teeth,
        w = 0.13 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.1)) * l,
        px = t * l,
        sag = 0.2 * t * t * l
      upper += `L${(px - 0.02 * l).toFixed(1)},${(sag - w).toFixed(1)}L${(px - 0.035 * l).toFixed(1)},${(sag - w * 0.35).toFixed(1)}`
      lower =
        `L${(px - 0.035 * l).toFixed(1)},${(sag + w * 0.35).toFixed(1)}L${(px - 0.02 * l).toFixed(1)},${(sag + w).toFixed(1)}` +
        lower
    }
    return `<path d="M0,0${upper}L${l.toFixed(1)},${(0.22 * l).toFixed(1)}${lower}Z" transform="rotate(${angle})"/>`
  }
  const crown = [-150, -112, -74, -30, 16, 62, 108, 158, 206]
    .map((a, i) => leaf(a, long * (0.34 + 0.05 * ((i * 5) % 3))))
    .join('')
  return `<g transform="translate(${x},${y}) scale(1,.5) rotate(${turn})" fill="#dfb897">${crown}<path d="M0,-9Q${long * 0.6},-30 ${long * 1.6},-12V26Q${long * 0.6},0 0,9Z"/></g>`
}

function draw(plate: Plate, l: Layout): void {
  bareSky(plate, [
    [0, '#143560'],
    [90, '#2a6088'],
    [180, '#76abb6'],
    [270, '#d9d3b4'],
    [HORIZON, '#ffdba2'],
  ])
  plate.svg(tower(4, l.islet + 60, HORIZON - 4, 560, 150, ['#fff1d0', '#f0cdb4', '#d9aaa8'], 1), {
    opacity: 0.92,
  })
  calmWater(plate, {
    top: HORIZON,
    inks: ['#1f6a8c', '#2590a8', '#3fbcb8', '#74d6c4', '#b4ead0'],
    light: ['#d9f5de', 0.16],
    dark: ['#2a8f9f', 0.1],
    seed: 8,
  })
  // an islet of palms on the horizon
  plate.svg(
    `<path d="M${l.islet - 130},${HORIZON + 3}Q${l.islet},${HORIZON - 10} ${l.islet + 150},${HORIZON + 3}Z" fill="#ffe7b4"/>` +
      [-92, -60, -24, 8, 40, 66, 100]
        .map((d, i) =>
          palm(
            i + 20,
            l.islet + d,
            HORIZON - 1,
            34 + ((i * 7) % 4) * 6,
            0.1 - (i % 3) * 0.1,
            ['#3f7f6c', '#2c5f62'],
            '#5a4a52',
          ),
        )
        .join(''),
  )
  // reef under the water, then the boat on its own shade
  plate.svg(
    smooth(
      [
        [-60, 520],
        [l.wide * 0.14, 498],
        [l.wide * 0.34, 520],
        [l.wide * 0.24, 548],
        [-60, 552],
      ],
      '#2587a0',
      0.9,
    ) +
      smooth(
        [
          [l.wide * 0.56, 470],
          [l.wide * 0.8, 456],
          [l.wide + 60, 470],
          [l.wide + 60, 492],
          [l.wide * 0.7, 490],
        ],
        '#2587a0',
        0.9,
      ),
    { opacity: 0.55 },
  )
  const { x, y, k } = l.boat
  plate.svg(
    smooth(
      [
        [x - k * 6.4, y + k * 0.3],
        [x - k * 2, y],
        [x + k * 4.2, y + k * 0.1],
        [x + k * 4.4, y + k * 0.8],
        [x - k * 1, y + k * 1.5],
        [x - k * 5.2, y + k * 1.1],
      ],
      '#1f7f93',
      0.8,
    ),
    { opacity: 0.75 },
  )
  plate.svg(
    edgeLight(
      place(
        x,
        y,
        k,
        dhoni(
          {
            side: '#8a4a33',
            shade: '#57303a',
            inside: '#43283a',
            rail: '#e9b566',
            awning: ['#fff0d0', '#d49a86'],
          },
          [
            crew('#f3e6cf', '#3a5a7a', 'cap'),
            crew('#d8703f', '#2f6f78', 'scarf'),
            crew('#3f8f94', '#7a3f5a'),
          ],
        ),
      ),
      LIGHT,
      k / 22,
      '#ffe6b0',
    ),
  )
  plate.svg(
    smooth(
      [
        [x - k * 4.6, y + k * 0.36],
        [x, y + k * 0.54],
        [x + k * 3.8, y + k * 0.4],
        [x, y + k * 0.68],
      ],
      '#e4f7e2',
      0.9,
    ),
    { opacity: 0.9 },
  )
  // sand, its wet edge, and a line of foam
  const inset = (d: number): Pt[] => l.shore.map(([px, py]) => [px, py + d])
  const beach = (d: number, ink: string): string =>
    smooth([...inset(d), [l.wide + 120, 1140], [-120, 1140]], ink, 0.6)
  plate.svg(beach(-34, '#c9f0d6'), { opacity: 0.8 })
  plate.svg(beach(-18, '#f6fbe8') + beach(-4, '#e3c49c') + beach(26, '#f8e0b4') + beach(150, '#fbeac6'))
  plate.svg(l.shadows.map(shadowOf).join(''), { mask: (_x, py) => (py > l.sand ? 1 : 0) })
  // footprints that lead to the water
  let prints = ''
  for (let i = 0; i < 9; i++) {
    const t = i / 8,
      px = l.wide * (0.3 + 0.14 * t) + (i % 2) * 15,
      py = l.shore[2]![1] + 84 + t * t * 250,
      s = 4 + t * 7
    prints += `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(s * 0.62).toFixed(1)}" ry="${s.toFixed(1)}" transform="rotate(14 ${px.toFixed(1)} ${py.toFixed(1)})"/>`
  }
  plate.svg(`<g fill="#d3a688">${prints}</g>`)
  plate.svg(
    edgeLight(
      place(l.boy.x, l.boy.y, l.boy.k, figure('leaps', { ...BOY, shoes: BOY.skin })),
      LIGHT,
      l.boy.k / 34,
      '#ffd99c',
    ),
  )
}
export const views: View[] = [
  {
    name: 'enchanting-maldives-cover',
    focusX: 800,
    draw: (plate) =>
      draw(plate, {
        boat: { x: 760, y: 590, k: 66 },
        boy: { x: 1160, y: 536, k: 120 },
        shore: [
          [-120, 800],
          [200, 742],
          [560, 716],
          [940, 752],
          [1300, 728],
          [1720, 640],
        ],
        shadows: [
          [1010, 880, 470, 14],
          [1420, 960, 380, -8],
        ],
        sand: 700,
        islet: 270,
        wide: 1600,
      }),
    drawTall: (plate) =>
      draw(plate, {
        boat: { x: 290, y: 566, k: 46 },
        boy: { x: 562, y: 532, k: 84 },
        shore: [
          [-120, 760],
          [100, 730],
          [300, 716],
          [500, 736],
          [700, 700],
          [870, 650],
        ],
        shadows: [[480, 890, 340, 16]],
        sand: 690,
        islet: 560,
        wide: 750,
      }),
  },
]
