/** Hoi An after dark: a string of silk lanterns over the river, a sampan in their light, and the old quay that runs away to the left. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { mix } from '../kit/ink.ts'
import { noise, random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
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

/** One shophouse between two distances: lit rooms below, shutters and a balcony above, tiles on both roofs. */
function shophouse(put: Put, seed: number, z0: number, z1: number): string {
  const r = random(seed),
    on = r() < 0.9,
    eave = r.pick([292, 318, 340, 356]),
    rise = r.range(70, 104),
    far = Math.min(1, (z1 - 1) / 5),
    dusk = (ink: string, k = 0.55) => mix(ink, '#6a4488', far * k),
    wall = dusk(
      on ? r.pick(['#f4b552', '#e99a48', '#f7c56c', '#dd8a4c']) : r.pick(['#4a3866', '#3f3163', '#53406a']),
    ),
    upper = dusk(on ? r.pick(['#b5653f', '#a65a44', '#8c5560', '#c07c46']) : '#372b5a'),
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
  const bays = r.pick([2, 3, 3])
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
/** The houses from the far end of the quay to the near one. */
function houses(l: Layout, mirror: boolean): string {
  const put = putter(l, mirror),
    r = random(8),
    plots: [number, number][] = []
  for (let z = 0.84; z < 7;) {
    const w = r.range(0.17, 0.27)
    plots.push([z, z + w])
    z += w + (r() < 0.12 ? 0.1 : 0.006)
  }
  return plots
    .map(([a, b], i) => shophouse(put, 40 + i, a, b))
    .toReversed()
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
    s += `<circle cx="${x.toFixed(1)}" cy="${(y + k * 0.5).toFixed(1)}" r="${(k * 1.3).toFixed(1)}" fill="url(#g)" opacity=".6"/>${place(x, y, k, lantern(SILK[Math.floor(r() * 4)]!))}`
  }
  return s
}
/** The evening's people on the pavement, far ones first. */
function strollers(l: Layout): string {
  const put = putter(l),
    r = random(4)
  return (
    [
      [3.3, 2],
      [2.7, 1],
      [2.25, 3],
      [1.9, 2],
      [1.62, 1],
      [1.42, 3],
      [1.22, 2],
    ] as const
  )
    .flatMap(([z, many], g) =>
      Array.from({ length: many }, (_, i) => {
        const [x, y] = put(z + i * 0.035, 0, 34 + 22 * (i % 2))
        return place(
          x,
          y,
          (47 / z) * r.range(0.94, 1.04),
          figure(r.pick(['strolls', 'stands', 'walks', 'talks', 'carriesBag'] as const), {
            skin: '#7a4a44',
            hair: DARK,
            top: r.pick(['#5c3560', '#8c4a5c', '#3a3468', '#b0604c', '#d9b08c']),
            bottom: r.pick(['#241d4a', '#3a2a52']),
            shoes: DARK,
            size: i === 2 ? 0.68 : 1,
            cut: r.pick(['short', 'bob', 'bun', 'short'] as const),
            ...((g + i) % 4 === 1 ? { cut: 'cone' as const, hat: '#d9a45c' } : {}),
          }),
          (g + i) % 2 === 0,
        )
      }),
    )
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
  for (let x = -20; x <= ex + 240; x += 12)
    trees += `L${x},${(ey - 16 - 46 * noise(x / 80, 3, 5) - 10 * noise(x / 17, 8, 2)).toFixed(1)}`
  plate.svg(`<path d="${trees}L${ex + 240},${ey + 4}Z" fill="#5c3d74"/>`)
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
  // lanterns set afloat
  plate.svg(
    GLOW +
      l.floats
        .map(([x, y, k], i) => {
          const [glow, own] = SILK[i % 4]!
          return `<ellipse cx="${x}" cy="${y + k * 0.1}" rx="${k * 2}" ry="${k * 0.7}" fill="url(#g)"/><path d="M${x - k * 0.5},${y}L${x - k * 0.36},${y - k * 0.72}H${x + k * 0.36}L${x + k * 0.5},${y}Z" fill="${own}"/><path d="M${x - k * 0.2},${y}L${x - k * 0.14},${y - k * 0.72}H${x + k * 0.14}L${x + k * 0.2},${y}Z" fill="${glow}"/><path d="M${x - k * 0.62},${y}h${k * 1.24}l${-k * 0.14},${k * 0.16}h${-k * 0.96}Z" fill="#7a2f4a"/>`
        })
        .join(''),
  )
  const { x, y, k } = l.boat
  const hull =
    '<path d="M-3.4,-.8C-2.6,-.36 -1.4,-.24 0,-.24C1.6,-.24 2.6,-.36 3.3,-.9C3,-.1 2.3,.24 1.4,.26H-1.5C-2.4,.24 -3,-.1 -3.4,-.8Z" fill="#2a1c44"/><path d="M-3.4,-.8C-2.6,-.36 -1.4,-.24 0,-.24C1.6,-.24 2.6,-.36 3.3,-.9L3.24,-.72C2.6,-.26 1.6,-.12 0,-.12C-1.4,-.12 -2.6,-.26 -3.34,-.66Z" fill="#c9743a"/>'
  plate.svg(
    GLOW +
      `<ellipse cx="${x}" cy="${y + k * 0.24}" rx="${k * 3.4}" ry="${k * 0.28}" fill="${DARK}" opacity=".8"/>` +
      edgeLight(
        place(
          x,
          y,
          k,
          // the bench of the two
          '<path d="M-1.86,-.44H-.24V-.32H-1.86Z" fill="#8a4a3c"/>' +
            place(
              1.9,
              -0.2,
              1,
              figure('rowsStanding', {
                skin: '#9a5a44',
                hair: DARK,
                top: '#5a2f5c',
                bottom: '#231c4a',
                shoes: DARK,
                cut: 'cone',
                hat: '#f2c877',
              }),
              true,
            ) +
            place(
              -0.5,
              -0.02,
              1,
              figure('sits', {
                skin: '#c98a62',
                hair: '#20173a',
                top: '#f0e0c4',
                farTop: '#b99aa4',
                bottom: '#7a3a5c',
                shoes: DARK,
                cut: 'bob',
              }),
              true,
            ) +
            place(
              -1.6,
              -0.02,
              1,
              figure('sits', {
                skin: '#8f5440',
                hair: '#1a1434',
                top: '#2f6f80',
                farTop: '#1f4f68',
                bottom: '#2a2454',
                shoes: DARK,
                cut: 'short',
              }),
            ) +
            `<path d="M-3.1,-.4V-1.9h.05V-.4Z" fill="${DARK}"/>` +
            hull +
            '<path d="M2,-.44L2.3,.14" stroke="#7d5a3a" stroke-width=".06"/>' +
            place(-3.07, -1.92, 0.62, lantern(SILK[1]!)),
        ),
        [0.2, -1],
        k / 70,
        '#ffc984',
      ) +
      `<circle cx="${x - k * 3.07}" cy="${y - k * 1.56}" r="${k * 1.2}" fill="url(#g)" opacity=".6"/>`,
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
    focusX: 940,
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
        boat: { x: 900, y: 852, k: 84 },
        floats: [
          [330, 900, 40],
          [480, 800, 26],
          [1330, 930, 44],
          [1250, 790, 24],
          [1460, 840, 30],
          [610, 950, 46],
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
        boat: { x: 1000, y: 724, k: 78 },
        floats: [
          [520, 690, 24],
          [1360, 770, 36],
          [1330, 650, 22],
          [1510, 706, 28],
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
        boat: { x: 392, y: 832, k: 70 },
        floats: [
          [120, 930, 40],
          [230, 760, 22],
          [640, 940, 44],
          [600, 740, 22],
        ],
      }),
  },
]
