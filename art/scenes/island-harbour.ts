/** A Maldivian island late in the day: a boy leaps from the end of the jetty, his sister watches, palm shadows lie on empty sand. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly, smooth, taper } from '../kit/cut.ts'
import { palm } from '../kit/foliage.ts'
import { bareSky, tower } from '../kit/heavens.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const HORIZON = 372
/** The sun is low on the right, out of the picture. */
const LIGHT: Pt = [1, -0.4]
const SKIN = { skin: '#8a5138', hair: '#1d1630', shoes: '#8a5138' }
/** A boy in swimming shorts who has just leapt off; drawn over the bare legs of the pose, a towel of wind in his hair. */
const jumper = (): string =>
  figure('leaps', { ...SKIN, top: SKIN.skin, farTop: '#6d3c33', bottom: SKIN.skin, far: '#6d3c33' }) +
  `<path d="${taper([0.06, -1.0], 0.118, [0.29, -0.96], 0.1)}" fill="#b53d3a"/><path d="${taper([0, -1.0], 0.125, [-0.1, -0.76], 0.108)}${taper([-0.01, -1.06], 0.115, [0.02, -0.98], 0.13)}" fill="#e0563f"/><path d="M-.12,-1.12Q.02,-1.06 .12,-1.13L.12,-1.08Q.02,-1.01 -.12,-1.07Z" fill="#fff0d0"/>`
/** The jetty's deck, in metres over the water and from its end; it runs back to the right, towards the island we stand on. */
const DECK = 1
interface Layout {
  /** The jetty's end on the water, its scale there, and how far it runs to the right while it comes a row nearer. */
  jetty: { x: number; y: number; k: number; long: number; drop: number }
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
  return `<g transform="translate(${x},${y}) scale(1,.5) rotate(${turn})" fill="#dfb897">${crown}<path d="M0,-9Q${long * 1.8},-34 ${long * 5},-16V30Q${long * 1.8},2 0,9Z"/></g>`
}

/** Planks on posts that grow towards us, with their shadow on the water. */
function jetty({ x, y, k, long, drop }: Layout['jetty']): string {
  const near = 1 + drop / 260
  const at = (t: number): [number, number, number] => [
    x + long * t,
    y + drop * t ** 1.15,
    k * (1 + (near - 1) * t),
  ]
  const [ex, ey, ek] = at(1)
  const wide = 1.5
  let posts = '',
    planks = ''
  for (const t of [0, 0.16, 0.34, 0.54, 0.76]) {
    const [px, py, pk] = at(t)
    for (const side of t ? [wide * 0.52, 0] : [0])
      posts += `<path d="M${px + pk * 0.1},${py - side * pk * 0.42 + pk * 0.12}V${py - DECK * pk - side * pk * 0.42}h${0.2 * pk}V${py - side * pk * 0.42 + pk * 0.12}Z" fill="${side ? '#4a3444' : '#6a4a4a'}"/>${side ? '' : `<ellipse cx="${px + pk * 0.2}" cy="${py + pk * 0.12}" rx="${pk * 0.22}" ry="${pk * 0.035}" fill="#d9f5e4"/>`}`
  }
  for (let i = 1; i < 26; i++) {
    const [px, py, pk] = at(i / 26)
    planks += `M${px},${py - DECK * pk}l${wide * pk * 0.34},${-wide * pk * 0.42}h${0.05 * pk}l${-wide * pk * 0.34},${wide * pk * 0.42}Z`
  }
  const top = (px: number, py: number, pk: number): Pt => [
    px + wide * pk * 0.34,
    py - DECK * pk - wide * pk * 0.42,
  ]
  return (
    poly(
      [
        [x + k * 0.2, y + k * 0.5],
        [ex, ey + ek * 0.9],
        [ex, ey + ek * 0.2],
        [x + k * 0.5, y + k * 0.16],
      ],
      '#2a93a0',
    ) +
    posts +
    poly([[x, y - DECK * k], [ex, ey - DECK * ek], top(ex, ey, ek), top(x, y, k)], '#e9bd84') +
    `<path d="${planks}" fill="#b98a66"/>` +
    poly(
      [
        [x, y - DECK * k],
        [ex, ey - DECK * ek],
        [ex, ey - (DECK - 0.22) * ek],
        [x, y - (DECK - 0.22) * k],
      ],
      '#8a5a4c',
    )
  )
}

function draw(plate: Plate, l: Layout): void {
  bareSky(plate, [
    [0, '#0b2248'],
    [90, '#1f527c'],
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
  const { x, y, k } = l.jetty
  plate.svg(jetty(l.jetty))
  plate.svg(
    edgeLight(
      // he is off and away; she sits on the end of the planks, her feet over the water
      place(x - k * 1.2, y - DECK * k + k * 0.06, k, jumper(), true) +
        place(
          x + k * 0.34,
          y - DECK * k + k * 0.16,
          k * 0.94,
          figure('sits', {
            ...SKIN,
            top: '#f4d06a',
            farTop: '#c99a4a',
            bottom: '#2f7f94',
            far: '#225f78',
            cut: 'long',
          }),
          true,
        ),
      LIGHT,
      k / 70,
      '#ffd99c',
    ),
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
  for (let i = 0; i < 5; i++) {
    const t = i / 4,
      px = l.wide * (0.62 + 0.12 * t) + (i % 2) * 15,
      py = l.shore[3]![1] + 40 + t * t * 60,
      s = 4 + t * 7
    prints += `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(s * 0.62).toFixed(1)}" ry="${s.toFixed(1)}" transform="rotate(14 ${px.toFixed(1)} ${py.toFixed(1)})"/>`
  }
  plate.svg(`<g fill="#d3a688">${prints}</g>`)
}
export const views: View[] = [
  {
    name: 'enchanting-maldives-cover',
    focusX: 800,
    draw: (plate) =>
      draw(plate, {
        jetty: { x: 770, y: 700, k: 178, long: 900, drop: 96 },
        shore: [
          [-120, 906],
          [200, 880],
          [560, 888],
          [940, 914],
          [1300, 876],
          [1720, 780],
        ],
        shadows: [[420, 962, 300, 8]],
        sand: 872,
        islet: 300,
        wide: 1600,
      }),
    drawTall: (plate) =>
      draw(plate, {
        jetty: { x: 386, y: 690, k: 138, long: 440, drop: 60 },
        shore: [
          [-120, 866],
          [100, 846],
          [300, 850],
          [500, 866],
          [700, 820],
          [870, 780],
        ],
        shadows: [[250, 942, 250, 10]],
        sand: 838,
        islet: 540,
        wide: 750,
      }),
  },
]
