/** A Maldivian island late in the day: a boy leaps from the end of the jetty, his sister watches, palm shadows lie on empty sand. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly, smooth, taper } from '../kit/cut.ts'
import { palm } from '../kit/foliage.ts'
import { bareSky } from '../kit/heavens.ts'
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
/** The eye and the deck, in metres over the water. */
const EYE = 2.1
const DECK = 0.8
const BEAM = 0.2
const WIDTH = 2.2
/** How far a shadow falls to the left and away for each metre of height. */
const FALL: Pt = [-0.85, 0.3]
const FOCAL = 1100
/** The jetty runs to the right and towards us by this angle. */
const TURN = 0.24
interface Layout {
  /** Column of the eye. */
  axis: number
  /** Column of the jetty's near corner at its end, and pixels to a metre there. */
  jetty: { x: number; k: number }
  shore: Pt[]
  /** How far the boy is off the end, and how far in she sits. */
  leap: number
  seat: number
  /** Where the crown of the palm's shadow is, and the length of its leaves. */
  shadow: [x: number, y: number, long: number]
  islet: number
  wide: number
}
/** Points on the jetty: `s` metres from its end, `w` metres in from its near edge, `h` metres over the water. */
type Spot = (s: number, w: number, h: number) => { x: number; y: number; k: number }
function spots({ axis, jetty }: Layout): Spot {
  const z0 = FOCAL / jetty.k,
    x0 = (jetty.x - axis) / jetty.k
  return (s, w, h) => {
    const k = FOCAL / (z0 - s * Math.sin(TURN) + w * Math.cos(TURN))
    return {
      x: axis + (x0 + s * Math.cos(TURN) + w * Math.sin(TURN)) * k,
      y: HORIZON + (EYE - h) * k,
      k,
    }
  }
}
/** The shadow on the water of a point at height `h`, for the sun is low on the right behind us. */
const fallen =
  (at: Spot): ((s: number, w: number, h: number) => Pt) =>
  (s, w, h) => {
    const [dx, dz] = [FALL[0] * h, FALL[1] * h],
      q = at(s + dx * Math.cos(TURN) - dz * Math.sin(TURN), w + dx * Math.sin(TURN) + dz * Math.cos(TURN), 0)
    return [q.x, q.y]
  }
/** The shadow of a palm's crown on the sand: long leaves that spread from one place below the picture. */
function shadowOf([x, y, long]: Layout['shadow']): string {
  // one long blade that sags to its tip, with three slits on its lower side
  const leaf = (angle: number, l: number): string => {
    const at = (u: number, v: number) => `${(u * l).toFixed(1)},${(v * l).toFixed(1)}`
    return `<path d="M${at(0, 0)}C${at(0.3, -0.18)} ${at(0.76, -0.12)} ${at(1, 0.26)}C${at(0.9, 0.14)} ${at(0.82, 0.1)} ${at(0.76, 0.07)}L${at(0.8, 0.2)}C${at(0.7, 0.1)} ${at(0.64, 0.06)} ${at(0.56, 0.03)}L${at(0.58, 0.16)}C${at(0.48, 0.06)} ${at(0.42, 0.03)} ${at(0.34, 0.02)}L${at(0.36, 0.11)}C${at(0.24, 0.03)} ${at(0.12, 0.02)} ${at(0, 0.02)}Z" transform="rotate(${angle}) scale(1,${Math.cos((angle * Math.PI) / 180) < 0 ? -1 : 1})"/>`
  }
  const crown = [-4, -30, -62, -104, -142, -172].map((a, i) => leaf(a, long * (0.86 + 0.09 * ((i * 5) % 3))))
  return `<g transform="translate(${x},${y}) scale(1,.42)" fill="#dfb897">${crown.join('')}</g>`
}

/** Planks on posts, with their shadow on the water. */
function jetty(at: Spot): string {
  const LONG = 6.4,
    edge = (s: number, w: number, h: number): Pt => {
      const q = at(s, w, h)
      return [q.x, q.y]
    },
    cast = fallen(at),
    half = 0.09
  const rows = [0.3, 1.5, 2.7, 3.9, 5.1]
  const post = (s: number, w: number, inks: [string, string]): string => {
    const foot = at(s, w, 0),
      head = at(s, w, DECK - BEAM / 2),
      d = half * foot.k
    return `<ellipse cx="${foot.x}" cy="${foot.y}" rx="${d * 2.1}" ry="${d * 0.4}" fill="#d9f5e4"/><path d="M${foot.x - d},${foot.y}V${head.y}h${2 * d}V${foot.y}q${-d},${d * 0.4} ${-2 * d},0Z" fill="${inks[0]}"/><path d="M${foot.x + d * 0.3},${foot.y + d * 0.1}V${head.y}h${d * 0.7}V${foot.y}Z" fill="${inks[1]}"/>`
  }
  const shadow =
    poly([cast(0, 0, DECK), cast(LONG, 0, DECK), cast(LONG, WIDTH, DECK), cast(0, WIDTH, DECK)], '#2a93a0') +
    rows
      .flatMap((s) => [[s, 0.12] as const, [s + 0.35, WIDTH - 0.12] as const])
      .map(
        ([s, w]) =>
        poly([cast(s - half, w, 0), cast(s + half, w, 0), cast(s + half, w, DECK), cast(s - half, w, DECK)], '#2a93a0'), // prettier-ignore
      )
      .join('')
  let planks = ''
  for (let i = 1; i < 32; i++) {
    const s = i * 0.2
    planks += poly([edge(s, 0, DECK), edge(s + 0.018, 0, DECK), edge(s + 0.018, WIDTH, DECK), edge(s, WIDTH, DECK)], i % 4 ? '#c2936b' : '#a87a5a') // prettier-ignore
  }
  return (
    shadow +
    rows.map((s) => post(s + 0.35, WIDTH - 0.12, ['#3f3a50', '#574654'])).join('') +
    rows.map((s) => post(s, 0.12, ['#5f4049', '#a8745a'])).join('') +
    poly([edge(0, 0, DECK), edge(LONG, 0, DECK), edge(LONG, WIDTH, DECK), edge(0, WIDTH, DECK)], '#e9bd84') +
    planks +
    // the ends of the planks over the long beam
    poly(
      [edge(0, 0, DECK), edge(LONG, 0, DECK), edge(LONG, 0, DECK - 0.06), edge(0, 0, DECK - 0.06)],
      '#b98457',
    ) +
    poly(
      [
        edge(0.06, 0, DECK - 0.06),
        edge(LONG, 0, DECK - 0.06),
        edge(LONG, 0, DECK - BEAM),
        edge(0.06, 0, DECK - BEAM),
      ],
      '#7d5048',
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
  calmWater(plate, {
    top: HORIZON,
    inks: ['#1f6a8c', '#2590a8', '#3fbcb8', '#74d6c4', '#b4ead0'],
    light: ['#d9f5de', 0.16],
    dark: ['#2a8f9f', 0.1],
    seed: 8,
  })
  // an islet on the horizon: scrub, and palms of several heights in two clumps
  plate.svg(
    `<path d="M${l.islet - 150},${HORIZON + 3}Q${l.islet},${HORIZON - 6} ${l.islet + 170},${HORIZON + 3}Z" fill="#ffe7b4"/><path d="M${l.islet - 112},${HORIZON}C${l.islet - 100},${HORIZON - 22} ${l.islet - 70},${HORIZON - 20} ${l.islet - 54},${HORIZON - 26}C${l.islet - 30},${HORIZON - 34} ${l.islet - 8},${HORIZON - 20} ${l.islet + 14},${HORIZON - 14}C${l.islet + 40},${HORIZON - 22} ${l.islet + 70},${HORIZON - 20} ${l.islet + 82},${HORIZON - 12}C${l.islet + 104},${HORIZON - 12} ${l.islet + 120},${HORIZON - 6} ${l.islet + 126},${HORIZON}Z" fill="#2c5f62"/>` +
      (
        [
          [-78, 40, -0.26],
          [-58, 66, -0.08],
          [-40, 52, 0.2],
          [62, 58, 0.24],
          [84, 34, 0.3],
        ] as const
      )
        .map(([d, high, lean], i) =>
          palm(i + 20, l.islet + d, HORIZON - 8, high, lean, ['#3f7f6c', '#2c5f62'], '#4a4a58'),
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
  const at = spots(l),
    cast = fallen(at)
  plate.svg(jetty(at))
  // he has run down the near half of the planks and is off their end; his shadow waits on the water
  const off = at(-l.leap, 0.5, DECK + 0.1),
    girl = at(l.seat, 1.35, DECK),
    under = cast(-l.leap, 0.5, DECK + 1.1)
  const limb = (a: Pt, ra: number, b: Pt, rb: number) => `<path d="${taper(a, ra, b, rb)}"/>`
  if (under[0] > off.k)
    plate.svg(
      `<g transform="translate(${under[0]},${under[1]}) scale(${-off.k * 0.92},${off.k * 0.26}) translate(0,1)" fill="#1f7f97">${limb([0, -1], 0.13, [0.08, -1.42], 0.17)}${limb([0.14, -1.68], 0.13, [0.14, -1.68], 0.12)}${limb([0.1, -1.46], 0.08, [0.46, -1.9], 0.06)}${limb([0.06, -1.46], 0.08, [-0.38, -1.82], 0.06)}${limb([0.02, -1], 0.13, [0.38, -0.94], 0.08)}${limb([0.38, -0.94], 0.08, [0.46, -0.42], 0.06)}${limb([0, -1], 0.13, [-0.2, -0.64], 0.08)}${limb([-0.2, -0.64], 0.08, [-0.72, -0.52], 0.05)}</g>`,
      { opacity: 0.6 },
    )
  plate.svg(
    `<ellipse cx="${girl.x - 0.2 * girl.k}" cy="${girl.y + 2}" rx="${0.72 * girl.k}" ry="${0.07 * girl.k}" fill="#b07f62"/>` +
      edgeLight(
        place(off.x, off.y, off.k, jumper(), true) +
          place(
            girl.x,
            girl.y + 0.02 * girl.k,
            girl.k,
            figure('sitsLeaningBack', {
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
        off.k / 70,
        '#ffd99c',
      ),
  )
  // sand, its wet edge, and a line of foam
  const inset = (d: number): Pt[] => l.shore.map(([px, py]) => [px, py + d])
  const beach = (d: number, ink: string): string =>
    smooth([...inset(d), [l.wide + 120, 1140], [-120, 1140]], ink, 0.6)
  plate.svg(beach(-34, '#c9f0d6'), { opacity: 0.8 })
  plate.svg(beach(-18, '#f6fbe8') + beach(-4, '#e3c49c') + beach(26, '#f8e0b4') + beach(150, '#fbeac6'))
  plate.svg(shadowOf(l.shadow))
}
export const views: View[] = [
  {
    name: 'enchanting-maldives-cover',
    focusX: 800,
    draw: (plate) =>
      draw(plate, {
        axis: 800,
        jetty: { x: 770, k: 190 },
        leap: 1.75,
        seat: 1.5,
        shore: [
          [-120, 906],
          [200, 880],
          [560, 890],
          [940, 922],
          [1300, 930],
          [1720, 896],
        ],
        shadow: [330, 1014, 350],
        islet: 270,
        wide: 1600,
      }),
    drawTall: (plate) =>
      draw(plate, {
        axis: 375,
        jetty: { x: 388, k: 158 },
        leap: 1.42,
        seat: 1.05,
        shore: [
          [-120, 866],
          [100, 846],
          [300, 852],
          [500, 880],
          [700, 886],
          [870, 870],
        ],
        shadow: [190, 1012, 300],
        islet: 560,
        wide: 750,
      }),
  },
]
