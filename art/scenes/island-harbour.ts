/** A Maldivian island late in the day: a boy leaps high into the evening sky from the end of a jetty, and his sister on its edge looks up. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { palm } from '../kit/foliage.ts'
import { bareSky } from '../kit/heavens.ts'
import { jumper, watcher } from '../models/leap.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const HORIZON = 640
/** The sun is low on the right, out of the picture. */
const LIGHT: Pt = [1, -0.4]
/** The eye and the deck, in metres over the water. */
const EYE = 1.3
const DECK = 0.8
const BEAM = 0.2
const WIDTH = 2.6
const FOCAL = 2000
/** The jetty runs to the right and towards us by this angle. */
const TURN = 0.24
interface Layout {
  /** Column of the eye. */
  axis: number
  /** Column of the jetty's near corner at its end, and pixels to a metre there. */
  jetty: { x: number; k: number }
  /** How far the boy is off the end and over the water, and how far in she sits. */
  leap: number
  rise: number
  seat: number
  sail: number
  /** How far a shadow falls to the left and away for each metre of height. */
  fall: Pt
  islet: number
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
  (at: Spot, fall: Pt): ((s: number, w: number, h: number) => Pt) =>
  (s, w, h) => {
    const [dx, dz] = [fall[0] * h, fall[1] * h],
      q = at(s + dx * Math.cos(TURN) - dz * Math.sin(TURN), w + dx * Math.sin(TURN) + dz * Math.cos(TURN), 0)
    return [q.x, q.y]
  }
/** Planks on posts, with their shadow on the water. */
function jetty(at: Spot, fall: Pt): string {
  const LONG = 6.4,
    edge = (s: number, w: number, h: number): Pt => {
      const q = at(s, w, h)
      return [q.x, q.y]
    },
    cast = fallen(at, fall),
    half = 0.09
  const rows = [0.3, 1.85, 3.4, 4.95]
  const post = (s: number, w: number, inks: [string, string]): string => {
    const foot = at(s, w, 0),
      head = at(s, w, DECK - BEAM / 2),
      d = half * foot.k
    return `<ellipse cx="${foot.x}" cy="${foot.y}" rx="${d * 2.1}" ry="${d * 0.4}" fill="#d9f5e4"/><path d="M${foot.x - d},${foot.y}V${head.y}h${2 * d}V${foot.y}q${-d},${d * 0.4} ${-2 * d},0Z" fill="${inks[0]}"/><path d="M${foot.x + d * 0.3},${foot.y + d * 0.1}V${head.y}h${d * 0.7}V${foot.y}Z" fill="${inks[1]}"/><path d="M${foot.x - d * 2.1},${foot.y}Q${foot.x},${foot.y + d * 0.5} ${foot.x + d * 2.1},${foot.y}Q${foot.x + d},${foot.y + d * 0.52} ${foot.x},${foot.y + d * 0.5}Q${foot.x - d},${foot.y + d * 0.52} ${foot.x - d * 2.1},${foot.y}Z" fill="#d9f5e4"/>`
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
  for (let i = 1; i < 26; i++) {
    const s = i * 0.26
    planks += poly([edge(s, 0, DECK), edge(s + 0.026, 0, DECK), edge(s + 0.026, WIDTH, DECK), edge(s, WIDTH, DECK)], i % 3 ? '#dbab78' : '#cc9868') // prettier-ignore
  }
  return (
    shadow +
    rows.map((s) => post(s + 0.35, WIDTH - 0.12, ['#3f3a50', '#574654'])).join('') +
    rows.map((s) => post(s, 0.12, ['#5f4049', '#a8745a'])).join('') +
    poly([edge(0, 0, DECK), edge(LONG, 0, DECK), edge(LONG, WIDTH, DECK), edge(0, WIDTH, DECK)], '#e9bd84') +
    planks +
    // the wet feet of his run-up
    [1.5, 2.1, 2.7, 3.3, 3.9]
      .map((s, i) => {
        const q = at(s, i % 2 ? 1.95 : 1.62, DECK)
        return `<ellipse cx="${q.x + 0.055 * q.k}" cy="${q.y}" rx="${0.036 * q.k}" ry="${0.01 * q.k}" fill="#b98358"/><ellipse cx="${q.x - 0.05 * q.k}" cy="${q.y}" rx="${0.056 * q.k}" ry="${0.013 * q.k}" fill="#b98358"/>`
      })
      .join('') +
    // the boy's towel, dropped over the edge
    poly(
      [edge(0.81, 1.2, DECK), edge(1.26, 1.35, DECK), edge(1.24, 0, DECK), edge(0.76, 0, DECK)],
      '#fff3df',
    ) +
    poly(
      [edge(0.9, 1.24, DECK), edge(0.98, 1.27, DECK), edge(0.95, 0, DECK), edge(0.86, 0, DECK)],
      '#e8573f',
    ) +
    poly(
      [edge(1.1, 1.3, DECK), edge(1.16, 1.31, DECK), edge(1.13, 0, DECK), edge(1.07, 0, DECK)],
      '#e8573f',
    ) +
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
    ) +
    poly(
      [
        edge(0.76, 0, DECK),
        edge(1.24, 0, DECK),
        edge(1.22, -0.02, DECK - 0.3),
        edge(1, -0.02, DECK - 0.27),
        edge(0.75, -0.02, DECK - 0.32),
      ],
      '#e9d6c4',
    ) +
    poly(
      [
        edge(0.86, 0, DECK),
        edge(0.95, 0, DECK),
        edge(0.94, -0.02, DECK - 0.275),
        edge(0.85, -0.02, DECK - 0.3),
      ],
      '#c1443c',
    ) +
    poly(
      [
        edge(1.07, 0, DECK),
        edge(1.13, 0, DECK),
        edge(1.12, -0.02, DECK - 0.285),
        edge(1.06, -0.02, DECK - 0.28),
      ],
      '#c1443c',
    )
  )
}

function draw(plate: Plate, l: Layout): void {
  bareSky(plate, [
    [0, '#0b2248'],
    [150, '#1f527c'],
    [320, '#76abb6'],
    [500, '#e6d3ac'],
    [HORIZON, '#ffcf90'],
  ])
  calmWater(plate, {
    top: HORIZON,
    inks: ['#1f6a8c', '#2590a8', '#3fbcb8', '#7fdcc8', '#c4f0d6'],
    light: ['#d9f5de', 0.07],
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
        .join('') +
      // a boat that comes home under sail
      `<g transform="translate(${l.sail},${HORIZON + 4})"><path d="M-34,-6Q0,4 36,-7L30,3H-26Z" fill="#6a3f3c"/><path d="M-20,-10L20,-74L26,-9Z" fill="#fff3df"/><path d="M20,-74L26,-9L8,-9Z" fill="#d9b49c"/></g>`,
  )
  const at = spots(l),
    cast = fallen(at, l.fall)
  // he has run down the near half of the planks and is off their end; his shadow waits on the water
  const off = at(-l.leap, 0.5, l.rise),
    girl = at(l.seat, 0.5, DECK),
    under = cast(-l.leap, 0.5, l.rise)
  plate.svg(jetty(at, l.fall))
  plate.svg(
    `<g transform="matrix(${off.k},0,${-l.fall[0] * 0.6 * off.k},${0.19 * off.k},${under[0]},${under[1]})">${jumper().replaceAll(/(fill|stroke)="#[0-9a-f]+"/g, '$1="#1b7690"')}</g>`,
    { opacity: 0.75 },
  )
  plate.svg(
    `<ellipse cx="${girl.x - 0.1 * girl.k}" cy="${girl.y + 2}" rx="${0.3 * girl.k}" ry="${0.03 * girl.k}" fill="#a87a5a"/>` +
      edgeLight(
        place(off.x, off.y, off.k * 1.02, jumper()) + place(girl.x, girl.y + 4, girl.k * 0.96, watcher()),
        LIGHT,
        off.k / 110,
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
        axis: 800,
        jetty: { x: 930, k: 252 },
        leap: 0.98,
        rise: 2.2,
        seat: 0.14,
        islet: 200,
        sail: 1290,
        fall: [-0.62, 0.4],
      }),
    drawTall: (plate) =>
      draw(plate, {
        axis: 375,
        jetty: { x: 452, k: 226 },
        leap: 0.64,
        rise: 2.5,
        seat: 0.14,
        islet: -8,
        sail: 664,
        fall: [-0.3, 0.4],
      }),
  },
]
