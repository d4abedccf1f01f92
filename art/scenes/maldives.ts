/** Over and under the surface of a lagoon: the sun falls through it in shafts, a freediver meets a manta in them, thatched villas stand above. */
import { bareSky } from '../kit/heavens.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { diverShade, freediver } from '../models/freediver.ts'
import { mantaRay, mantaShade } from '../models/manta-ray.ts'
import { fishSchool } from '../models/reef-fish.ts'
import { jetty, jettyPosts, seaSteps, posts, villa, villaPosts, type Eye } from '../models/water-villas.ts'

interface Layout {
  wide: number
  /** Row of the surface, where the sun is, the far edge of the sand and the row of shadows on it. */
  line: number
  sun: Pt
  bed: number
  ground: number
  /** Shafts by their two columns at the surface. */
  shafts: [number, number][]
  manta: { x: number; y: number; scale: number; turn: number }
  diver: { x: number; y: number; scale: number; turn: number; lift: number }
  /** The scale of each shadow, and how far it is moved along the sand. */
  shades: Record<'diver' | 'manta', readonly [scale: number, along: number]>
  /** Where the school of fish is, how large, and which way it swims. */
  school: readonly [Pt, number, 1 | -1]
  /** The column where the jetty vanishes, how many metres to the left of the eye it is, the pixels of a metre at the first villa, and how many metres away the villas are. */
  end: number
  left: number
  metre: number
  villas: number[]
}
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
/** Inks of the water from the surface to the depth. */
const WATER = ['#8fe9e0', '#62d6d8', '#36b7cf', '#1889b8'] as const
/** Where each ink after the first begins at the sides, as a share of the way to the sand, and how far its edge sags in the middle. */
const BANDS = [
  [0.25, 0.04],
  [0.5, 0.05],
  [0.75, 0.06],
] as const
const SAND = '#fcf2d8'
const SHADE = '#84bcd8'

/** Pixels from the surface that meets the picture up to the horizon and to the feet of the first villa. */
const HORIZON = 28
const FEET = 11
/** The surface where it meets the picture, in long low waves. */
const surface = (l: Layout, x: number) => l.line + 2.6 * Math.sin(x / 150 + 0.7) + Math.sin(x / 61 + 2)
/** The surface, or a line `down` under it, from left to right. */
const along = (l: Layout, down: (x: number) => number): string[] =>
  Array.from({ length: 161 }, (_, i) => {
    const x = -20 + ((l.wide + 40) * i) / 160
    return `${x.toFixed(1)},${(surface(l, x) + down(x)).toFixed(2)}`
  })
const bed = ({ wide: w, bed: y }: Layout): string =>
  `M-20,${y + 30}C${w * 0.15},${y + 6} ${w * 0.3},${y - 8} ${w * 0.46},${y + 6}C${w * 0.62},${y + 22} ${w * 0.74},${y} ${w + 20},${y - 22}V1010H-20Z`
/** The water in bands that sag where the light is strongest and lie lower in a narrow picture, and the sand with its pool of light. */
function lagoon(l: Layout): string {
  const deep = l.bed - l.line,
    band = (y: number, sag: number, ink: string) =>
      shape(
        `M-20,${y}C${l.sun[0] * 0.5},${y + sag} ${(l.sun[0] + l.wide) / 2},${y + sag} ${l.wide + 20},${y - 10}V1010H-20Z`,
        ink,
      )
  return (
    shape(`M0,0H${l.wide}V1000H0Z`, WATER[0]) +
    BANDS.map(([down, sag], i) =>
      band(
        l.line + (down + 0.07 * (1 - l.wide / 1600)) * deep,
        sag * deep * (0.4 + (0.6 * l.wide) / 1600),
        WATER[i + 1]!,
      ),
    ).join('') +
    shape(bed(l), SAND)
  )
}
/** Shafts of the sun, each one wedge that has faded before the sand. */
function shafts(l: Layout): string {
  const top = l.line - 20,
    far = (x: number) => (l.sun[0] + ((x - l.sun[0]) * (1010 - l.sun[1])) / (top - l.sun[1])).toFixed(1)
  return (
    `<linearGradient id="shaft" gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="0" y2="${l.bed - 40}"><stop offset="0" stop-color="#fbfff0" stop-opacity=".6"/><stop offset=".5" stop-color="#e8fdf2" stop-opacity=".3"/><stop offset="1" stop-color="#dcfbef" stop-opacity="0"/></linearGradient>` +
    shape(l.shafts.map(([a, b]) => `M${a},${top}H${b}L${far(b)},1010H${far(a)}Z`).join(''), 'url(#shaft)')
  )
}
/** The surface: a bright rim, widest under the sun, and its glow in the water. */
function waterline(l: Layout): string {
  const rim = (x: number) => 3 + 2 * Math.exp(-(((x - l.sun[0]) / (l.wide * 0.42)) ** 2))
  return (
    `<linearGradient id="glow" gradientUnits="userSpaceOnUse" x1="0" y1="${l.line}" x2="0" y2="${l.line + 46}"><stop offset="0" stop-color="#f4fff4" stop-opacity=".4"/><stop offset="1" stop-color="#f4fff4" stop-opacity="0"/></linearGradient>` +
    shape(
      `M${along(l, () => 0).join('L')}L${along(l, () => 52)
        .toReversed()
        .join('L')}Z`,
      'url(#glow)',
    ) +
    shape(`M${along(l, () => -2).join('L')}L${along(l, rim).toReversed().join('L')}Z`, '#fffef6')
  )
}
/** Where the row of villas is seen from. All of it stands a little behind the surface that meets the picture. */
const eyeOf = ({ line, villas, end, left, metre }: Layout): Eye => ({
  x: end,
  left,
  y: line - HORIZON,
  up: (HORIZON - FEET) / metre,
  far: metre * villas[0]!,
})
/** The villas and the jetty that joins their decks. The first has steps into the sea. */
function village(l: Layout): string {
  const eye = eyeOf(l),
    [first, last] = [l.villas[0]!, l.villas.at(-1)!]
  return (
    posts(eye, jettyPosts(eye, l.villas)) +
    jetty(eye, first - 20, last + 2) +
    l.villas
      .toReversed()
      .map((away) => posts(eye, villaPosts(away)) + villa(eye, away))
      .join('') +
    seaSteps(eye, first)
  )
}
function draw(plate: Plate, l: Layout): void {
  bareSky(plate, [
    [0, '#2a86b8'],
    [l.line * 0.42, '#7cc6dc'],
    [l.line * 0.74, '#dcece6'],
    [l.line + 10, '#ffe0b6'],
  ])
  plate.svg(shape(`M0,${l.line - HORIZON}H${l.wide}V${l.line + 12}H0Z`, '#2f93b6') + village(l))
  plate.svg(
    `<clipPath id="below"><path d="M${along(l, () => -2).join('L')}V1010H-20Z"/></clipPath><g clip-path="url(#below)">${lagoon(l)}${shafts(l)}${waterline(l)}${fishSchool(...l.school)}</g>`,
  )
  const { manta, diver, sun, ground, shades } = l,
    /** Column where the light through a point meets the sand. */
    cast = (x: number, y: number) => sun[0] + ((x - sun[0]) * (ground - sun[1])) / (y - sun[1])
  plate.svg(
    diverShade(cast(diver.x, diver.y) + shades.diver[1], ground + 10, shades.diver[0], diver.turn, SHADE) +
      mantaShade(cast(manta.x, manta.y) + shades.manta[1], ground + 4, shades.manta[0], manta.turn, SHADE),
    { blend: 'multiply' },
  )
  plate.svg(mantaRay(manta.x, manta.y, manta.scale, manta.turn))
  plate.svg(freediver(diver.x, diver.y, diver.scale, diver.turn, diver.lift))
}

export const views: View[] = [
  {
    name: 'maldives-cover',
    focusX: 800,
    draw: (plate) =>
      draw(plate, {
        wide: 1600,
        line: 318,
        sun: [860, -420],
        bed: 838,
        ground: 924,
        shafts: [
          [596, 640],
          [722, 836],
          [1010, 1092],
        ],
        manta: { x: 1132, y: 574, scale: 1.25, turn: -2 },
        diver: { x: 552, y: 592, scale: 2.2, turn: 17, lift: 0 },
        shades: { diver: [1.64, 24], manta: [1.08, -20] },
        school: [[196, 716], 1, 1],
        end: 1400,
        left: 49.6,
        metre: 27,
        villas: [74, 126, 190, 270],
      }),
    drawLink: (plate) =>
      draw(plate, {
        wide: 1600,
        line: 262,
        sun: [930, -420],
        bed: 706,
        ground: 780,
        shafts: [
          [680, 722],
          [796, 906],
          [1070, 1148],
        ],
        manta: { x: 1180, y: 480, scale: 1.03, turn: -2 },
        diver: { x: 704, y: 486, scale: 1.8, turn: 17, lift: 0 },
        shades: { diver: [1.4, 0], manta: [0.9, -10] },
        school: [[300, 590], 0.9, 1],
        end: 1440,
        left: 53,
        metre: 25,
        villas: [74, 126, 190, 270],
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        line: 240,
        sun: [430, -420],
        bed: 852,
        ground: 926,
        shafts: [
          [330, 416],
          [492, 532],
        ],
        manta: { x: 552, y: 650, scale: 0.7, turn: 13 },
        diver: { x: 263, y: 533, scale: 1.53, turn: 53, lift: 24 },
        shades: { diver: [1.5, 40], manta: [0.56, -44] },
        school: [[640, 400], 0.72, -1],
        end: 790,
        left: 36,
        metre: 20,
        villas: [74, 130, 210],
      }),
  },
]
