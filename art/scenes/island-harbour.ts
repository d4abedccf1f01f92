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
/** A bare leg: the thigh, a calf with its swell behind, and a foot stretched to the toe. `back` is the side of the calf. */
function bareLeg(hip: Pt, knee: Pt, ankle: Pt, toe: Pt, back: 1 | -1, ink: string): string {
  const off = (a: Pt, b: Pt, t: number, d: number): Pt => {
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    return [
      a[0] + (b[0] - a[0]) * t - ((b[1] - a[1]) / l) * d * back,
      a[1] + (b[1] - a[1]) * t + ((b[0] - a[0]) / l) * d * back,
    ]
  }
  return (
    `<path d="${taper(hip, 0.1, knee, 0.066)}" fill="${ink}"/>` +
    smooth(
      [
        off(knee, ankle, -0.06, 0.05),
        off(knee, ankle, 0.12, 0.066),
        off(knee, ankle, 0.34, 0.086),
        off(knee, ankle, 0.66, 0.056),
        off(knee, ankle, 0.94, 0.036),
        off(ankle, toe, 0, 0.062),
        off(ankle, toe, 0.3, 0.05),
        off(ankle, toe, 0.72, 0.044),
        off(ankle, toe, 0.98, 0.02),
        off(ankle, toe, 0.98, -0.012),
        off(ankle, toe, 0.62, -0.034),
        off(ankle, toe, 0.16, -0.044),
        off(knee, ankle, 0.9, -0.034),
        off(knee, ankle, 0.5, -0.05),
        off(knee, ankle, 0.12, -0.066),
        off(knee, ankle, -0.06, -0.05),
      ],
      ink,
      0.9,
    )
  )
}
/** A boy in swimming shorts who has just leapt off: head, arms and chest of the pose, and bare legs of his own. */
const jumper = (): string =>
  bareLeg([0.03, -1], [0.39, -0.95], [0.42, -0.53], [0.54, -0.37], 1, '#6d3c33') +
  '<path d="M-.02,-1.13L.305,-1.07L.275,-.855C.2,-.88 .1,-.89 .02,-.88Z" fill="#b53d3a"/>' +
  bareLeg([-0.01, -1], [-0.2, -0.64], [-0.58, -0.6], [-0.76, -0.5], 1, SKIN.skin) +
  `<clipPath id="waist"><path d="M-2,-3H2V-1.02H-2Z"/></clipPath><g clip-path="url(#waist)">${figure('leaps', { ...SKIN, top: SKIN.skin, farTop: '#6d3c33', bottom: SKIN.skin })}</g>` +
  '<path d="M-.12,-1.12H.12C.14,-1.02 .1,-.94 .05,-.86C.02,-.8 -.01,-.75 -.03,-.7L-.245,-.81C-.2,-.89 -.14,-1 -.12,-1.12Z" fill="#e0563f"/><path d="M-.12,-1.12Q.02,-1.06 .12,-1.13L.12,-1.08Q.02,-1.01 -.12,-1.07Z" fill="#fff0d0"/>'
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
  // one long blade that sags to its tip, with three slits on its lower side
  const leaf = (angle: number, l: number): string => {
    const at = (u: number, v: number) => `${(u * l).toFixed(1)},${(v * l).toFixed(1)}`
    return `<path d="M${at(0, 0)}C${at(0.3, -0.18)} ${at(0.76, -0.12)} ${at(1, 0.26)}C${at(0.9, 0.14)} ${at(0.82, 0.1)} ${at(0.76, 0.07)}L${at(0.8, 0.2)}C${at(0.7, 0.1)} ${at(0.64, 0.06)} ${at(0.56, 0.03)}L${at(0.58, 0.16)}C${at(0.48, 0.06)} ${at(0.42, 0.03)} ${at(0.34, 0.02)}L${at(0.36, 0.11)}C${at(0.24, 0.03)} ${at(0.12, 0.02)} ${at(0, 0.02)}Z" transform="rotate(${angle}) scale(1,${Math.cos((angle * Math.PI) / 180) < 0 ? -1 : 1})"/>`
  }
  const crown = [-150, -112, -74, -30, 16, 62, 108, 158, 206]
    .map((a, i) => leaf(a, long * (0.34 + 0.05 * ((i * 5) % 3))))
    .join('')
  return `<g transform="translate(${x},${y}) scale(1,.5) rotate(${turn})" fill="#dfb897">${crown}<path d="M0,-9Q${long * 1.8},-34 ${long * 5},-16V30Q${long * 1.8},2 0,9Z"/></g>`
}

/** Planks on posts that grow towards us, with their shadow on the water. */
function jetty({ x, y, k, long, drop }: Layout['jetty']): string {
  const near = 1 + drop / 260
  const at = (t: number): [number, number, number] => [x + long * t, y + drop * t, k * (1 + (near - 1) * t)]
  const [ex, ey, ek] = at(1)
  const wide = 1.5
  // the far row of posts first, then the near one; each with its lit side and a ring of foam
  const post = (t: number, deep: number, inks: [string, string]): string => {
    const [px, py, pk] = at(t),
      left = px + pk * (0.1 + wide * 0.34 * deep),
      foot = py + pk * (0.12 - wide * 0.42 * deep),
      w = 0.17 * pk
    return `<ellipse cx="${left + w / 2}" cy="${foot}" rx="${w * 1.1}" ry="${w * 0.16}" fill="#d9f5e4"/><path d="M${left},${foot}V${foot - pk * 1.1}h${w}V${foot}q${-w / 2},${w * 0.16} ${-w},0Z" fill="${inks[0]}"/><path d="M${left + w * 0.66},${foot + w * 0.05}V${foot - pk * 1.1}h${w * 0.34}V${foot}Z" fill="${inks[1]}"/>`
  }
  const spots = [0, 0.24, 0.5, 0.8]
  const posts =
    spots.map((t) => post(t, 0.8, ['#3f3a50', '#574654'])).join('') +
    spots.map((t) => post(t, 0, ['#5f4049', '#a8745a'])).join('')
  // seams between the planks, closer together the farther they are
  let planks = ''
  for (let i = 1; i < 26; i++) {
    const t = (i / 26) ** 1.15,
      [px, py, pk] = at(t),
      seam = 0.022 * pk
    planks += `M${px},${py - DECK * pk}l${wide * pk * 0.34},${-wide * pk * 0.42}h${seam}l${-wide * pk * 0.34},${wide * pk * 0.42}Z`
  }
  const top = (px: number, py: number, pk: number): Pt => [
    px + wide * pk * 0.34,
    py - DECK * pk - wide * pk * 0.42,
  ]
  return (
    poly(
      [
        [x - k * 0.62, y + k * 0.24],
        [ex, ey + ek * 0.24],
        [ex, ey - ek * 0.36],
        [x - k * 0.14, y - k * 0.36],
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
  plate.svg(tower(4, l.islet + 10, HORIZON - 4, 420, 130, ['#fff1d0', '#f0cdb4', '#d9aaa8'], 1), {
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
  // reef under the water
  plate.svg(
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
            shoes: '#c9503f',
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
        jetty: { x: 808, y: 700, k: 178, long: 900, drop: 96 },
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
