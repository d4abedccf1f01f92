/** Hoi An after dark: a string of silk lanterns over the river, a sampan in their light, and the old quay that runs away to the left. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { mix } from '../kit/ink.ts'
import { noise, random } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import { brokenMirror, lanternBoat } from '../models/lantern-boat.ts'
import type { PoseName } from '../kit/poses.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const DARK = '#14123a'
const GLOW =
  '<defs><radialGradient id="g"><stop offset="0" stop-color="#ffd79a" stop-opacity=".75"/><stop offset=".4" stop-color="#ff9a74" stop-opacity=".3"/><stop offset="1" stop-color="#d0609c" stop-opacity="0"/></radialGradient></defs>'
interface Layout {
  wide: number
  /** Where the quay runs to, at the height of the eye, and how far to the right of it the houses are at distance 1. */
  eye: Pt
  reach: number
  /** The string's ends and how far it sags. */
  string: { y0: number; y1: number; sag: number; lanterns: [t: number, size: number, ink: number][] }
  boat: { x: number; y: number; k: number }
  floats: [x: number, y: number, k: number][]
}
const SILK: [string, string, string][] = [
  ['#ffcf6b', '#f0953c', '#b8542e'],
  ['#ff9a6b', '#e2543c', '#98293c'],
  ['#ffe9a8', '#f2c14a', '#b9802f'],
  ['#ffb4b0', '#d85a86', '#8a2f66'],
]
/** A lantern of ribs and silk, hung by its ring at (0,0), about 1 wide and 1.5 high with its tassel. */
function lantern([glow, own, edge]: [string, string, string]): string {
  return (
    `<path d="M-.02,0H.02V.12H-.02Z" fill="${DARK}"/><path d="M-.16,.12H.16V.18H-.16Z" fill="#5a2f3a"/>` +
    `<path d="M-.14,.18C-.46,.24 -.54,.5 -.46,.66C-.38,.82 -.22,.9 -.12,.92H.12C.22,.9 .38,.82 .46,.66C.54,.5 .46,.24 .14,.18Z" fill="${edge}"/>` +
    `<path d="M-.12,.18C-.36,.26 -.42,.5 -.36,.66C-.3,.8 -.2,.9 -.1,.92H.1C.2,.9 .3,.8 .36,.66C.42,.5 .36,.26 .12,.18Z" fill="${own}"/>` +
    `<path d="M-.06,.18C-.2,.3 -.24,.5 -.2,.66C-.16,.8 -.1,.9 -.05,.92H.05C.1,.9 .16,.8 .2,.66C.24,.5 .2,.3 .06,.18Z" fill="${glow}"/>` +
    `<path d="M-.14,.92H.14V.98H-.14Z" fill="#5a2f3a"/><path d="M-.04,.98H.04L.07,1.32H-.07Z" fill="${own}"/>`
  )
}
/** A paper lantern that floats, one wide at its foot at (0, 0). */
function paperLantern(ink: number): string {
  const [glow, own] = SILK[ink]!
  return `<path d="M-.5,0L-.36,-.72H.36L.5,0Z" fill="${own}"/><path d="M-.2,0L-.14,-.72H.14L.2,0Z" fill="${glow}"/><path d="M-.62,0h1.24l-.14,.16h-.96Z" fill="#7a2f4a"/>`
}
/** Heights of the eye above the quay, and of the quay above the water. 50 to the metre at distance 1. */
const EYE = 118
const WALL = 34
/** A point `z` away, `out` towards the river from the house fronts, `up` from the quay. Mirrored in the water on demand. */
type Put = (z: number, up: number, out?: number) => Pt
const putter =
  ({ eye: [x, y], reach }: Layout, mirror = false): Put =>
  (z, up, out = 0) => [x + (reach - out) / z, y + (EYE - (mirror ? -2 * WALL - up : up)) / z]
const band = (put: Put, z0: number, z1: number, low: number, high: number, ink: string, out = 0, top = out) =>
  poly([put(z0, low, out), put(z1, low, out), put(z1, high, top), put(z0, high, top)], ink)

/** What is by chance in a shophouse: whether it is lit, its height, inks and bays. */
function plan(seed: number) {
  const r = random(seed),
    on = r() < 0.9,
    eave = r.pick([292, 318, 340, 356]),
    rise = r.range(70, 104),
    wall = on
      ? r.pick(['#f4b552', '#e99a48', '#f7c56c', '#dd8a4c'])
      : r.pick(['#4a3866', '#3f3163', '#53406a']),
    upper = on ? r.pick(['#b5653f', '#a65a44', '#8c5560', '#c07c46']) : '#372b5a',
    bays = r.pick([2, 3, 3])
  return { r, on, eave, rise, wall, upper, bays }
}
/** One shophouse between two distances: lit rooms below, shutters and a balcony above, tiles on both roofs. */
function shophouse(put: Put, seed: number, z0: number, z1: number): string {
  const { r, on, eave, rise, bays, ...inks } = plan(seed),
    far = Math.min(1, (z1 - 1) / 5),
    dusk = (ink: string, k = 0.55) => mix(ink, '#6a4488', far * k),
    wall = dusk(inks.wall),
    upper = dusk(inks.upper),
    roof = dusk(on ? '#54304c' : '#2c2350'),
    tile = dusk(on ? '#6e3f50' : '#3a2e62'),
    at = (t: number) => z0 + (z1 - z0) * t
  const pane = (t0: number, t1: number, low: number, high: number, ink: string) =>
    band(put, at(t0), at(t1), low, high, ink)
  let s = ''
  // the gable that shows above a lower neighbour
  s += poly(
    [put(z0, 0), put(z0, eave), put(z0, eave + rise, -110), put(z0, eave, -220), put(z0, 0, -220)],
    dusk('#3a2a52'),
  )
  s += pane(0, 1, 0, 168, wall) + pane(0, 1, 168, eave, upper)
  for (let k = 0; k < bays; k++) {
    const [t0, t1] = [(k + 0.2) / bays, (k + 0.82) / bays]
    const open = on && r() < 0.74
    s += pane(t0, t1, 206, eave - 34, dusk(open ? '#ffdc92' : on ? '#5e3044' : '#241d4a'))
    if (open)
      s +=
        pane(t0, t0 + (t1 - t0) * 0.24, 206, eave - 34, dusk('#7c4a3e')) +
        pane(t1 - (t1 - t0) * 0.24, t1, 206, eave - 34, dusk('#7c4a3e'))
    const door = on && k === Math.floor(bays / 2)
    s += pane(t0 - 0.04, t1 + 0.04, 0, 132, dusk(door ? '#fff1c0' : on ? '#7d3d38' : '#241d4a'))
  }
  // balcony rail, under it the lean-to roof over the pavement
  s += band(put, z0, z1, 196, 224, dusk(on ? '#5a2f44' : '#2a2250'), 12)
  s += band(put, z0, z1, 150, 180, roof, 56, 0) + band(put, z0, z1, 146, 152, tile, 56)
  s += poly([put(z0, 148, 56), put(z0, 182), put(z0, 148)], roof)
  // the main roof: eave, slope, ridge, courses of tiles
  s += band(put, z0, z1, eave - 6, eave + rise, roof, 30, -110)
  for (let k = 0; k < 3; k++) {
    const t = 0.12 + k * 0.3
    s += band(
      put,
      z0,
      z1,
      eave + rise * t,
      eave + rise * (t + 0.07),
      tile,
      30 - 140 * t,
      30 - 140 * (t + 0.07),
    )
  }
  s += band(put, z0, z1, eave + rise, eave + rise + 11, dusk(on ? '#7a4856' : '#43356a'), -110)
  s += band(put, z0, z1, eave - 14, eave - 5, dusk('#241a44'), 28)
  // the neighbour's eave shades the near end
  s += `<g opacity=".34">${pane(0, 0.1, 0, eave, DARK)}</g>`
  return s
}
/** The houses along the quay, near ones first: their seeds and distances. */
function plots(): [seed: number, near: number, far: number][] {
  const r = random(8),
    list: [number, number, number][] = []
  for (let z = 0.84; z < 7;) {
    const w = r.range(0.17, 0.27)
    list.push([40 + list.length, z, z + w])
    z += w + (r() < 0.12 ? 0.1 : 0.006)
  }
  return list
}
/** The houses from the far end of the quay to the near one. */
function houses(l: Layout, mirror: boolean): string {
  const put = putter(l, mirror)
  return plots()
    .toReversed()
    .map(([seed, a, b]) => shophouse(put, seed, a, b))
    .join('')
}
/** The pavement and its wall, and small lanterns under the lean-to roofs. */
function pavement(l: Layout): string {
  const put = putter(l),
    r = random(6)
  let s =
    poly([put(0.8, 0), put(9, 0), put(9, 0, 96), put(0.8, 0, 96)], '#a8655c') +
    poly([put(0.8, 0, 96), put(9, 0, 96), put(9, -WALL, 96), put(0.8, -WALL, 96)], '#2b2150') +
    poly([put(0.8, 0, 96), put(9, 0, 96), put(9, -5, 96), put(0.8, -5, 96)], '#e0a070')
  for (let z = 4.6; z > 0.9; z -= r.range(0.13, 0.2)) {
    const [x, y] = put(z, 148, 60),
      k = 42 / z
    // on a cord from the eave
    s += `<circle cx="${x.toFixed(1)}" cy="${(y + k * 0.8).toFixed(1)}" r="${(k * 1.3).toFixed(1)}" fill="url(#g)" opacity=".6"/><path d="M${x.toFixed(1)},${(y - k * 0.06).toFixed(1)}v${(k * 0.4).toFixed(1)}" stroke="${DARK}" stroke-width="${(k * 0.06).toFixed(1)}"/>${place(x, y + k * 0.3, k * 0.9, lantern(SILK[Math.floor(r() * 4)]!))}`
  }
  return s
}
/** The evening's people, each before a lit door so that the light shows who they are; far ones first. */
function strollers(l: Layout): string {
  const put = putter(l)
  const FOLK: [PoseName, Partial<Look>][][] = [
    [['carriesBag', { top: '#7a2f50', cut: 'bob' }]],
    [
      ['talks', { top: '#2f4a78', cut: 'short' }],
      ['foldsArms', { top: '#8c4a3c', cut: 'bun' }],
    ],
    [['photographs', { top: '#3f6a6c', cut: 'cap', hat: '#5c3560' }]],
    [
      ['strolls', { top: '#8a3a4a', cut: 'long', skirt: 'knee' }],
      ['walks', { top: '#2f4a78', cut: 'short', size: 0.66 }],
    ],
    [['readsMap', { top: '#4a3a70', cut: 'short' }]],
    [['handOnHip', { top: '#7a4a3c', cut: 'cone', hat: '#c98f4c' }]],
  ]
  return plots()
    .flatMap(([seed, a, b]) => {
      const { on, bays } = plan(seed),
        k = Math.floor(bays / 2)
      return on ? [a + ((b - a) * (k + 0.51)) / bays] : []
    })
    .filter((z, i) => (z < 1.3 || i % 2 === 1) && z < 3.4 && put(z, 0, 36)[0] < l.wide - 60)
    .flatMap((z, i) =>
      FOLK[i % FOLK.length]!.map(([pose, look], k) => {
        // nearer to us than the door by the depth of the pavement, so that it is seen behind them
        const [x, y] = put(z * (1 - 36 / l.reach) + (k - 0.3) * 0.02, 0, 36)
        return place(
          x,
          y,
          (47 / z) * 1.04,
          figure(pose, { skin: '#7a4a44', hair: DARK, bottom: '#2b2150', shoes: DARK, top: DARK, ...look }),
          (i + k) % 2 === 0,
        )
      }),
    )
    .toReversed()
    .join('')
}
/** Light of one lamp on the water: broken lozenges under it that widen towards us. */
function column(seed: number, x: number, y0: number, y1: number, half: number): string {
  const r = random(seed)
  let d = ''
  for (let y = y0; y < y1;) {
    const t = (y - y0) / (y1 - y0),
      w = half * (0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, t + 0.12))) * r.range(0.3, 1.15),
      h = 2.4 + 4.4 * t,
      cx = x + r.range(-0.35, 0.35) * half
    d += `M${(cx - w).toFixed(1)},${y.toFixed(1)}q${w.toFixed(1)},${(-h).toFixed(1)} ${(2 * w).toFixed(1)},0q${(-w).toFixed(1)},${h.toFixed(1)} ${(-2 * w).toFixed(1)},0Z`
    y += (7 + 16 * t) * r.range(0.6, 1.9)
  }
  return d
}
function draw(plate: Plate, l: Layout): void {
  const { wide } = l,
    [ex, ey] = l.eye
  bareSky(plate, [
    [0, '#12123f'],
    [ey * 0.42, '#2a2566'],
    [ey * 0.62, '#5a3f86'],
    [ey * 0.8, '#c9798f'],
    [ey * 0.92, '#f3b294'],
    [ey + 6, '#ffe6b4'],
  ])
  // the far bank: trees and roofs in one tone, where the river bends
  const r = random(12)
  let trees = `M-20,${ey + 4}`
  for (let x = -20; x <= ex + 400; x += 12)
    trees += `L${x},${(ey - (16 + 46 * noise(x / 80, 3, 5) + 10 * noise(x / 17, 8, 2)) * Math.min(1, (ex + 400 - x) / 240)).toFixed(1)}`
  plate.svg(`<path d="${trees}L${ex + 400},${ey + 4}Z" fill="#5c3d74"/>`)
  calmWater(plate, {
    top: ey + 3,
    inks: ['#ffd6a0', '#b8708c', '#553c80', '#2a2560', '#14133f'],
    dark: ['#1c1a50', 0.24],
    seed: 5,
  })
  plate.svg(houses(l, true), {
    mask: (x, y) => {
      const t = (y - ey) / 380
      return t < 0 || t > 1
        ? 0
        : 0.5 * (1 - t) * (noise(x / (160 + 200 * t), y / (5 + 9 * t), 7) > 0.34 ? 1 : 0.3)
    },
  })
  plate.svg(GLOW + houses(l, false) + pavement(l))
  plate.svg(strollers(l))
  // lamps of the quay drag their light across the river
  const put = putter(l, true)
  let gold = ''
  for (let i = 0; i < 12; i++) {
    const z = 1.05 + i * 0.22 + r.range(-0.05, 0.05),
      [x, y] = put(z, 40, 70)
    gold += column(60 + i, x, y - 30 / z, y + 190 / z, 34 / z)
  }
  plate.svg(`<path d="${gold}" fill="#ffc765" opacity=".8"/>`)
  // each lantern of the string has its own colour below it
  const hung = l.string.lanterns.map(([t, size, ink]) => ({ x: -20 + t * (wide + 40), size, ink }))
  plate.svg(
    hung
      .map(({ x, size, ink }, i) => {
        const [glow, own] = SILK[ink]!
        return `<path d="${column(80 + i, x, ey + 180, ey + 410 + 12 * (i % 3), size * 0.42)}" fill="${own}" opacity=".62"/><path d="${column(90 + i, x, ey + 204, ey + 380, size * 0.2)}" fill="${glow}" opacity=".8"/>`
      })
      .join(''),
  )
  // lanterns set afloat, each with its light in the ripples below it
  plate.svg(
    GLOW +
      l.floats
        .map(([x, y, k], i) => {
          const [, own] = SILK[i % 4]!,
            bar = (down: number, w: number) =>
              `M${x - w * k},${y + down * k}q${w * k},${-0.14 * k} ${2 * w * k},0q${-w * k},${0.14 * k} ${-2 * w * k},0Z`
          return `<ellipse cx="${x}" cy="${y + k * 0.1}" rx="${k * 2}" ry="${k * 0.7}" fill="url(#g)"/><path d="${bar(0.34, 0.62)}${bar(0.58, 0.46)}${bar(0.86, 0.3)}" fill="${own}" opacity=".8"/>${place(x, y, k, paperLantern(i % 4))}`
        })
        .join(''),
  )
  const { x, y, k } = l.boat,
    glowing = paperLantern(0),
    boat = lanternBoat(glowing, lantern(SILK[1]!))
  plate.svg(
    GLOW +
      place(
        x,
        y,
        k,
        `<clipPath id="mirror"><path d="M-3.6,.2H3.6V.36H-3.6Z"/><path d="${brokenMirror()}" transform="translate(0,.22)"/></clipPath><g clip-path="url(#mirror)" opacity=".78"><g transform="translate(0,.4) scale(1,-.86)">${boat}</g></g>`,
      ) +
      edgeLight(place(x, y, k, boat), [0.2, -1], k / 62, '#ffc984') +
      [
        [-0.93, -0.88, 1.6],
        [-2.62, -1.8, 1],
      ]
        .map(
          ([u, v, w]) =>
            `<circle cx="${x + k * u!}" cy="${y + k * v!}" r="${k * w!}" fill="url(#g)" opacity=".78"/>`,
        )
        .join(''),
  )
  // the string, across the river
  const { y0, y1, sag, lanterns } = l.string,
    at = (t: number) => [-20 + t * (wide + 40), y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)] as const
  let cord = ''
  for (let i = 0; i <= 40; i++)
    cord += `${i ? 'L' : 'M'}${at(i / 40)
      .map((v) => v.toFixed(1))
      .join()}`
  plate.svg(
    GLOW +
      `<path d="${cord}" stroke="${DARK}" stroke-width="4" fill="none"/>` +
      lanterns
        .map(([t, size, ink]) => {
          const [lx, ly] = at(t)
          return `<circle cx="${lx}" cy="${ly + size * 0.55}" r="${size * 1.15}" fill="url(#g)" opacity=".75"/>${place(lx, ly, size, lantern(SILK[ink]!))}`
        })
        .join(''),
  )
}
export const views: View[] = [
  {
    name: 'asian-adventure-cover',
    focusX: 640,
    draw: (plate) =>
      draw(plate, {
        wide: 1600,
        eye: [120, 520],
        reach: 1600,
        string: {
          y0: 90,
          y1: 30,
          sag: 112,
          lanterns: [
            [0.22, 96, 0],
            [0.36, 128, 1],
            [0.5, 138, 2],
            [0.655, 122, 3],
            [0.79, 138, 0],
            [0.92, 104, 1],
          ],
        },
        boat: { x: 560, y: 856, k: 112 },
        floats: [
          [120, 800, 28],
          [1080, 936, 46],
          [1240, 800, 27],
          [1440, 878, 38],
          [1056, 760, 22],
          [1560, 770, 24],
        ],
      }),
    drawLink: (plate) =>
      draw(plate, {
        wide: 1600,
        eye: [120, 440],
        reach: 1600,
        string: {
          y0: 60,
          y1: 24,
          sag: 84,
          lanterns: [
            [0.22, 88, 0],
            [0.36, 116, 1],
            [0.5, 126, 2],
            [0.655, 110, 3],
            [0.79, 122, 0],
            [0.92, 96, 1],
          ],
        },
        boat: { x: 560, y: 722, k: 93 },
        floats: [
          [1060, 770, 34],
          [1360, 740, 32],
          [1220, 660, 22],
          [1510, 680, 26],
        ],
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        eye: [-40, 520],
        reach: 880,
        string: {
          y0: 110,
          y1: 60,
          sag: 110,
          lanterns: [
            [0.28, 96, 0],
            [0.46, 128, 1],
            [0.68, 146, 2],
            [0.89, 110, 3],
          ],
        },
        boat: { x: 372, y: 806, k: 92 },
        floats: [
          [110, 944, 36],
          [640, 950, 44],
        ],
      }),
  },
]
