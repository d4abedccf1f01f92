/** Over and under the surface of a lagoon: the sun falls through it in shafts, a freediver meets a manta in them, thatched villas stand above. */
import { bareSky } from '../kit/heavens.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { diverShade, freediver } from '../models/freediver.ts'
import { mantaRay, mantaShade } from '../models/manta-ray.ts'
import { RAILS, villa, villaPlan, type VillaKind } from '../models/water-villas.ts'

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
  diver: { x: number; y: number; scale: number; turn: number; lift?: number }
  /** The scale of each shadow, and how far it is moved along the sand. */
  shades: Record<'diver' | 'manta', readonly [scale: number, along: number]>
  /** Where the jetty vanishes, and how many pixels it runs for each pixel of a metre. Heights shrink along it, so that its decks and eaves keep one perspective. */
  jetty: { end: number; run: number }
  villas: [kind: VillaKind, k: number][]
}
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
/** Inks of the water from the surface to the depth. The last is seen in the lower corners only. */
const WATER = ['#b2f1e5', '#7ce2dc', '#3fc1d2', '#1a8fbb', '#063866'] as const
/** Where each ink after the first begins at the sides, as a share of the way to the sand, and how far its edge sags in the middle. */
const BANDS = [
  [0.2, 0.13],
  [0.44, 0.17],
  [0.68, 0.2],
  [0.86, 0.36],
] as const
/** The sand from under the sun to the corners. */
const SAND = [
  [0.76, '#fcf2d8'],
  [0.76, '#e9efd8'],
  [0.9, '#e9efd8'],
  [0.9, '#bfe0d3'],
  [1.04, '#bfe0d3'],
  [1.04, '#86c4c9'],
] as const
const SHADE = ['#64abd0', '#a5d0e2'] as const

/** Pixels from the surface up to the horizon. */
const HORIZON = 9
/** The surface where it meets the picture, in long low waves. */
const surface = (l: Layout, x: number) => l.line + 3.4 * Math.sin(x / 150 + 0.7) + 1.2 * Math.sin(x / 61 + 2)
/** The surface, or a line `down` under it, from left to right. */
const along = (l: Layout, down: (x: number) => number): string[] =>
  Array.from({ length: 161 }, (_, i) => {
    const x = -20 + ((l.wide + 40) * i) / 160
    return `${x.toFixed(1)},${(surface(l, x) + down(x)).toFixed(2)}`
  })
const bed = ({ wide: w, bed: y }: Layout): string =>
  `M-20,${y + 30}C${w * 0.15},${y + 6} ${w * 0.3},${y - 8} ${w * 0.46},${y + 6}C${w * 0.62},${y + 22} ${w * 0.74},${y} ${w + 20},${y - 22}V1010H-20Z`
/** The water in bands that sag where the light is strongest, and the sand with its pool of light. */
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
      band(l.line + down * deep, sag * deep * (0.4 + (0.6 * l.wide) / 1600), WATER[i + 1]!),
    ).join('') +
    `<radialGradient id="sand" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1.1" gradientTransform="translate(${l.sun[0]},${l.bed}) scale(${Math.max(620, l.wide * 0.6)},${1010 - l.bed + 60})">${SAND.map(([at, ink]) => `<stop offset="${(at / 1.1).toFixed(3)}" stop-color="${ink}"/>`).join('')}</radialGradient>` +
    shape(bed(l), 'url(#sand)')
  )
}
/** Shafts of the sun, each one wedge that fades towards the sand. */
function shafts(l: Layout): string {
  const top = l.line - 20,
    far = (x: number) => (l.sun[0] + ((x - l.sun[0]) * (1010 - l.sun[1])) / (top - l.sun[1])).toFixed(1)
  return (
    `<linearGradient id="shaft" gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="0" y2="1000"><stop offset="0" stop-color="#fbfff0" stop-opacity=".62"/><stop offset=".68" stop-color="#dcfbef" stop-opacity=".24"/><stop offset="1" stop-color="#dcfbef" stop-opacity=".06"/></linearGradient>` +
    shape(l.shafts.map(([a, b]) => `M${a},${top}H${b}L${far(b)},1010H${far(a)}Z`).join(''), 'url(#shaft)')
  )
}
/** The surface: a bright rim, widest under the sun, and its glow in the water. */
function waterline(l: Layout): string {
  const rim = (x: number) => 4 + 3.4 * Math.exp(-(((x - l.sun[0]) / (l.wide * 0.42)) ** 2))
  return (
    `<linearGradient id="glow" gradientUnits="userSpaceOnUse" x1="0" y1="${l.line}" x2="0" y2="${l.line + 46}"><stop offset="0" stop-color="#f4fff4" stop-opacity=".72"/><stop offset="1" stop-color="#f4fff4" stop-opacity="0"/></linearGradient>` +
    shape(
      `M${along(l, () => 0).join('L')}L${along(l, () => 52)
        .toReversed()
        .join('L')}Z`,
      'url(#glow)',
    ) +
    shape(`M${along(l, () => -2).join('L')}L${along(l, rim).toReversed().join('L')}Z`, '#fffef6')
  )
}
/** Column of the jetty where a metre is k pixels. */
const onJetty = ({ jetty: { end, run } }: Layout, k: number) => end - run * k
/** The pixels of a metre at a column of the jetty. */
const metre = ({ jetty: { end, run } }: Layout, x: number) => Math.max(0, end - x) / run
/** A post of the village: its column, the pixels of a metre there, and the row of the walkway above it. */
type Post = [x: number, k: number, top: number]
interface Village {
  decks: string
  walk: string
  posts: Post[]
  /** The columns of the rails of the steps. */
  rails: number[]
}
/** The least height of the walkway, so that it is seen to reach the last villa. */
const PLANK = 2.6
/** The villas and the walkway that joins their decks, one straight line to where it vanishes. Somebody lives in the first. */
function village(l: Layout): Village {
  const y = l.line - HORIZON + 2,
    plans = l.villas.map(([kind, k]) => {
      const x = onJetty(l, k),
        at = (m: number) => x + m * k,
        { deck, posts } = villaPlan(kind),
        site = (m: number, down: number) => {
          const x = at(m)
          // the roofs lean less than the deck, or they would slide
          return [x, y - 2.2 * metre(l, x) + (down + 2.2) * (k + 0.4 * (metre(l, x) - k))] as const
        }
      return { kind, at, site, deck: deck.map(at).toSorted((m, n) => m - n), posts: posts.map(at) }
    }),
    row = (x: number, up: number) => y - up * metre(l, x),
    post = (x: number): Post => [x, metre(l, x), row(x, 2)],
    posts = plans.flatMap((plan) => plan.posts.map(post)),
    last = plans.at(-1)!.deck[1]!,
    low = (x: number) => Math.max(row(x, 1.84), row(x, 2.22) + PLANK)
  // every three metres where no deck has its own
  for (let x = 14; x < last; x += 3 * metre(l, x)) {
    const k = metre(l, x)
    if (plans.every(({ deck: [a, b] }) => x < a! - k || x > b! + k)) posts.push(post(x))
  }
  return {
    decks: plans
      .toReversed()
      .map((plan) => villa(plan.kind, plan.site, plan === plans[0]))
      .join(''),
    walk: `M-20,${row(-20, 2.22)}L${last},${row(last, 2.22)}L${last},${low(last)}L${last - 300},${low(last - 300)}L-20,${low(-20)}Z`,
    posts: posts.toSorted((m, n) => m[0] - n[0]),
    rails: RAILS.map(plans[0]!.at),
  }
}
/** Half the width of a post where a metre is k pixels. */
const thick = (k: number) => Math.max(0.13 * k, 0.9)
const above = (l: Layout, { decks, walk, posts }: Village): string =>
  shape(
    posts
      .map(([x, k, top]) => `M${x - thick(k)},${top}H${x + thick(k)}V${l.line + 14}H${x - thick(k)}Z`)
      .join(''),
    '#7d4f45',
  ) +
  shape(walk, '#b9805a') +
  decks
/** Metres from the surface down to the sand on which the posts stand. */
const SHOAL = 2.6
/** Inks of the shoal: its crest, its flank, and the water over it. */
const BANK = ['#dcf3de', '#b6eddf', '#86dfda'] as const
/** Row of the things at the jetty that are `depth` metres under the surface. */
const under = (l: Layout, x: number, depth: number) => surface(l, x) + depth * metre(l, x)
/** The water between two depths under the village. */
function layer(l: Layout, from: number, to: number): string {
  const edge = (depth: number) =>
    Array.from({ length: 81 }, (_, i) => {
      const x = -20 + ((l.jetty.end + 20) * i) / 80
      return `${x.toFixed(1)},${under(l, x, depth).toFixed(1)}`
    })
  return `M${edge(from).join('L')}L${edge(to).toReversed().join('L')}Z`
}
/** The shoal of sand on which the village stands. It falls away towards the deep and into the distance. */
const shoal = (l: Layout): string =>
  shape(layer(l, SHOAL - 0.4, SHOAL + 3.6), BANK[1]) + shape(layer(l, SHOAL - 0.4, SHOAL + 2.1), BANK[0])
/** The posts from just over the surface to their feet in the sand, and the steps under water. */
function piles(l: Layout, { posts, rails }: Village): string {
  const upright = (x: number, half: number, from: number, to: number) =>
      `M${x - half},${from}H${x + half}V${to}H${x - half}Z`,
    [left, right] = [rails[0]!, rails[1]!],
    k = metre(l, left),
    rung = (depth: number) => `M${left},${under(l, left, depth)}H${right}v${0.12 * k}H${left}Z`
  return (
    shape(
      posts
        .map(
          ([x, m]) =>
            `M${x - 0.6 * m},${under(l, x, SHOAL)}a${0.6 * m},${0.13 * m} 0 1 0 ${1.2 * m},0a${0.6 * m},${0.13 * m} 0 1 0 ${-1.2 * m},0Z`,
        )
        .join(''),
      '#a9d6c4',
    ) +
    shape(
      posts.map(([x, m]) => upright(x, thick(m), surface(l, x), under(l, x, SHOAL))).join('') +
        rails.map((x) => upright(x, 0.06 * k, surface(l, x), under(l, x, SHOAL))).join('') +
        [0.2, 0.7, 1.2, 1.7, 2.2].map(rung).join(''),
      '#5f9ea6',
    ) +
    shape(
      posts.map(([x, m]) => upright(x, thick(m), surface(l, x) - 5, surface(l, x) + 1.5)).join(''),
      '#7d4f45',
    ) +
    shape(rails.map((x) => upright(x, 0.06 * k, surface(l, x) - 5, surface(l, x) + 1.5)).join(''), '#b9805a')
  )
}
function draw(plate: Plate, l: Layout): void {
  bareSky(plate, [
    [0, '#2a86b8'],
    [l.line * 0.42, '#7cc6dc'],
    [l.line * 0.74, '#dcece6'],
    [l.line + 10, '#ffe0b6'],
  ])
  const here = village(l)
  plate.svg(shape(`M0,${l.line - HORIZON}H${l.wide}V${l.line + 12}H0Z`, '#2f93b6') + above(l, here))
  plate.svg(
    `<clipPath id="below"><path d="M${along(l, () => -2).join('L')}V1010H-20Z"/></clipPath><g clip-path="url(#below)">${lagoon(l)}${shoal(l)}${shape(layer(l, 0, SHOAL - 0.4), BANK[2])}` +
      `${shafts(l)}${waterline(l)}</g>${piles(l, here)}`,
  )
  const { manta, diver, sun, ground, shades } = l,
    /** Column where the light through a point meets the sand. */
    cast = (x: number, y: number) => sun[0] + ((x - sun[0]) * (ground - sun[1])) / (y - sun[1])
  plate.svg(
    diverShade(cast(diver.x, diver.y) + shades.diver[1], ground - 9, shades.diver[0], diver.turn, SHADE[1]) +
      mantaShade(cast(manta.x, manta.y) + shades.manta[1], ground, shades.manta[0], SHADE[0]),
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
        ground: 935,
        shafts: [
          [470, 530],
          [600, 640],
          [700, 800],
          [846, 884],
          [950, 1090],
          [1150, 1190],
        ],
        manta: { x: 1114, y: 588, scale: 1.25, turn: -2 },
        diver: { x: 571, y: 582, scale: 2, turn: 17 },
        shades: { diver: [1.6, 0], manta: [1.22, -20] },
        jetty: { end: 1400, run: 44 },
        villas: [
          ['hip', 27],
          ['tent', 18.5],
          ['hip', 11.9],
          ['tent', 8.4],
          ['hip', 5.8],
        ],
      }),
    drawLink: (plate) =>
      draw(plate, {
        wide: 1600,
        line: 262,
        sun: [930, -420],
        bed: 706,
        ground: 786,
        shafts: [
          [540, 600],
          [670, 710],
          [770, 870],
          [916, 954],
          [1020, 1150],
          [1210, 1250],
        ],
        manta: { x: 1180, y: 480, scale: 1.1, turn: -2 },
        diver: { x: 724, y: 486, scale: 1.8, turn: 17 },
        shades: { diver: [1.4, 0], manta: [1, -20] },
        jetty: { end: 1440, run: 43.5 },
        villas: [
          ['hip', 25],
          ['tent', 17],
          ['hip', 11.4],
          ['tent', 7.8],
          ['hip', 5.4],
        ],
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        line: 262,
        sun: [430, -420],
        bed: 836,
        ground: 946,
        shafts: [
          [170, 205],
          [262, 284],
          [320, 390],
          [416, 442],
          [490, 580],
          [640, 664],
        ],
        manta: { x: 502, y: 664, scale: 0.87, turn: 10 },
        diver: { x: 210, y: 554, scale: 1.22, turn: 48, lift: 15 },
        shades: { diver: [1.2, 90], manta: [0.72, 10] },
        jetty: { end: 740, run: 22.8 },
        villas: [
          ['hip', 22.4],
          ['tent', 13.6],
          ['hip', 8.4],
          ['tent', 5.2],
        ],
      }),
  },
]
