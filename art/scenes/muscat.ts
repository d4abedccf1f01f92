/** Muscat: the first sun reaches the shore of Mutrah and a throw net in the air; the bay before it is still in the shade. */
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { spot, type Course } from '../kit/turned-boat.ts'
import { waterBars } from '../kit/water-bars.ts'
import { castNet } from '../models/cast-net.ts'
import { huri, waterEdge } from '../models/huri.ts'
import { mountain, MUTRAH } from '../models/mutrah-dawn.ts'
import { BOATBOY, FAR_ARM, FISHERMAN, FISTS, NEAR_ARM, WRIST } from '../models/net-fishers.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

interface Layout {
  wide: number
  /** Row of the far waterline, column of the mosque, and scale of the shore. */
  shore: number
  mosque: number
  scale: number
  /** Focal length, height of the eye, place of the boat and its turn. */
  focal: number
  eye: number
  axis: number
  boat: [aside: number, far: number]
  turn: number
  /** Middle of the net from the fisherman's feet, in his metres, and half its width. */
  net: [aside: number, up: number, wide: number]
}
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const STANDS = 0.6
const SITS = -0.95
const SEAT = 0.3

function shoreline(l: Layout): string {
  const k = l.scale,
    far = ['#c58aa2', '#8d6aa0'] as const,
    near = ['#eda06c', '#96587e'] as const
  const range: readonly (readonly [number, number, number, number, number, readonly [string, string]])[] = [
    [-600, 196, 260, 270, 0.4, far],
    [-40, 262, 300, 270, 2.6, far],
    [470, 236, 260, 300, 4.1, far],
    [900, 214, 300, 300, 1.2, far],
    [-310, 180, 330, 210, 0.9, near],
    [190, 196, 250, 220, 5, near],
    [700, 214, 230, 260, 2.2, near],
    [1010, 150, 260, 300, 0.2, near],
  ]
  return place(
    l.mosque,
    l.shore,
    k,
    range.map(([x, h, a, b, lean, inks]) => mountain(x, h, a, b, lean, ...inks)).join('') + MUTRAH,
  )
}
/** What the sunlit band leaves on the water: bars that part as they come nearer. */
function mirror(l: Layout): string {
  const k = l.scale,
    bars = (from: number, to: number, x: number, half: number, sway: number) =>
      waterBars(
        { from: l.shore + from, to: l.shore + to, step: 12, part: 2.4, thick: 4.4, thin: 0.02, least: 3 },
        (y) => {
          const s = Math.sin(y * 0.31 + sway) * 0.3,
            w = half * k * (1 - ((y - l.shore) / to) * 0.5)
          return [l.mosque + (x + s * 46) * k - w, l.mosque + (x + s * 46) * k + w]
        },
      )
  return (
    shape(bars(15, 52, -270, 150, 0), '#efc9b0') +
    shape(bars(15, 40, -80, 60, 2), '#efc9b0') +
    shape(bars(15, 46, -6, 36, 4), '#f5b95c') +
    shape(bars(15, 52, 70, 14, 1), '#f7d8b0') +
    shape(bars(15, 40, 170, 70, 5), '#efc9b0') +
    shape(bars(15, 40, 410, 110, 3), '#d98a6a')
  )
}
const lens = (x: number, y: number, wide: number, half: number) =>
  `M${(x - wide).toFixed(1)},${y.toFixed(1)}Q${x.toFixed(1)},${(y - half * 2).toFixed(1)} ${(x + wide).toFixed(1)},${y.toFixed(1)}Q${x.toFixed(1)},${(y + half * 2).toFixed(1)} ${(x - wide).toFixed(1)},${y.toFixed(1)}Z`
/** The bars in which the boat's colours show below its waterline. */
function broken(edge: readonly Pt[]): string {
  const [stern, bow] = [edge[0]!, edge.at(-1)!]
  let d = ''
  for (let y = Math.min(stern[1], bow[1]), row = 0; y < 1010; y += 13, row++)
    for (let x = bow[0] - 200 + (row % 2) * 70; x < stern[0] + 240; x += 140)
      d += lens(x + Math.sin(row * 2.4) * 14, y, 128, 4.6 - row * 0.1)
  return d
}
/** A few long bars of the sky on the water in the shade, as shares of the width and of the way from the shore. */
const CALM: readonly (readonly [number, number, number])[] = [
  [0.1, 0.42, 76],
  [0.19, 0.66, 120],
  [0.06, 0.79, 100],
  [0.9, 0.3, 80],
  [0.97, 0.52, 110],
  [0.14, 0.55, 60],
  [0.96, 0.74, 110],
  [0.42, 0.73, 90],
]
const calm = (l: Layout): string =>
  shape(
    CALM.map(([x, y, w]) =>
      lens(x * l.wide, l.shore + y * (1000 - l.shore), w * (l.wide < 1000 ? 0.6 : 1), 2 + 2.4 * y),
    ).join(''),
    '#6a6cc0',
  )
/** Rings on the water where drops of the net have fallen. */
const rings = (x: number, y: number, k: number): string =>
  [
    [-0.52, 0.1, 1],
    [0.02, 0.24, 1.2],
    [0.36, -0.02, 0.8],
  ]
    .map(([dx, dy, s]) =>
      [0.055, 0.12]
        .map(
          (r) =>
            `<ellipse cx="${x + dx! * k}" cy="${y + dy! * k}" rx="${r * s! * k}" ry="${r * s! * k * 0.22}" fill="none" stroke="#ffd99a" stroke-opacity=".75" stroke-width="2.4"/>`,
        )
        .join(''),
    )
    .join('')
function boat(plate: Plate, l: Layout, cam: Camera): void {
  const course: Course = { cam, middle: [l.boat[0], 0, -l.boat[1]], turn: l.turn },
    m = spot(course, STANDS, 0, 0.4),
    c = spot(course, SITS, 0, SEAT),
    low = (ahead: number, up: number) => spot(course, ahead, 0, -up).y,
    hull = huri(course, SITS),
    image = huri(course, SITS, true),
    from = (p: Pt): Pt => [c.x - p[0] * c.k, c.y + p[1] * c.k],
    [fist, near] = [from(FISTS[0]), from(FISTS[1])],
    edge = waterEdge(course),
    end: Pt = [fist[0] + (fist[0] - near[0]) * 0.5, fist[1] + (fist[1] - near[1]) * 0.5],
    blade: Pt = [near[0] + (near[0] - fist[0]) * 8.4, near[1] + (near[1] - fist[1]) * 8.4]
  const line = (a: Pt, b: Pt, w: number, ink: string) =>
    `<path d="M${a.map((v) => v.toFixed(1)).join(',')}L${b.map((v) => v.toFixed(1)).join(',')}" stroke="${ink}" stroke-width="${w}" stroke-linecap="round"/>`
  const rim = (body: string, w = 3) =>
    edgeLight(edgeLight(body, [-1, -0.2], w * 3, 'rgba(255,176,104,.42)'), [-1, -0.35], w, '#ffe0a0')
  const upside = (x: number, y: number, k: number, body: string) =>
    `<g transform="translate(${x},${y}) scale(${-k},${-k})">${body}</g>`
  const dark =
    image.inside +
    image.deck +
    upside(m.x, low(STANDS, 0.4), m.k, FISHERMAN) +
    upside(c.x, low(SITS, SEAT), c.k, BOATBOY) +
    image.side
  const shadows = [
    [-0.18, 0.02],
    [0.53, 0.02],
  ]
    .map(([x, y]) => shape(lens(m.x + x! * m.k, m.y + y! * m.k, 0.2 * m.k, 5), '#7a4658'))
    .join('')
  plate.svg(
    `<filter id="deep" filterUnits="userSpaceOnUse" x="0" y="0" width="${plate.wide}" height="1000"><feFlood flood-color="#17174e"/><feComposite in2="SourceAlpha" operator="in"/></filter><g filter="url(#deep)" opacity=".8">${dark}</g>` +
      `<clipPath id="bars"><path d="${broken(edge)}"/></clipPath><g clip-path="url(#bars)" opacity=".42">${dark}</g>` +
      calm(l),
  )
  const [nx, ny, wide] = [m.x + l.net[0] * m.k, m.y - l.net[1] * m.k, l.net[2] * m.k]
  plate.svg(
    hull.inside +
      rim(place(c.x, c.y, c.k, BOATBOY + FAR_ARM, true), 2) +
      hull.deck +
      rim(hull.side, 2.4) +
      hull.stern +
      shape(
        [15, 27, 38].map((i, j) => lens(edge[i]![0], edge[i]![1] + 4, 60 + (j % 2) * 26, 3)).join(''),
        '#9a98e0',
      ) +
      line(end, blade, 7, '#c08a64') +
      line(
        [blade[0] - (blade[0] - near[0]) * 0.24, blade[1] - (blade[1] - near[1]) * 0.24],
        blade,
        15,
        '#c08a64',
      ) +
      shape(lens(blade[0] + 4, blade[1] + 4, 46, 4), '#9a98e0') +
      place(c.x, c.y, c.k, NEAR_ARM, true) +
      shadows +
      rim(place(m.x, m.y, m.k, FISHERMAN, true)) +
      rings(nx, spot(course, STANDS, 0, 0).y, m.k) +
      castNet(nx, ny, wide, [m.x - WRIST[0] * m.k, m.y + WRIST[1] * m.k]),
  )
}
function draw(plate: Plate, l: Layout): void {
  const cam = new Camera([0, l.eye, 0], 0, l.focal, l.shore, l.axis),
    s = l.shore
  bareSky(plate, [
    [0, '#20307c'],
    [s * 0.3, '#5560a8'],
    [s * 0.6, '#b98fb4'],
    [s * 0.85, '#ffbf95'],
    [s, '#ffdca6'],
  ])
  calmWater(plate, { top: s, inks: ['#9a84be', '#5f63b2', '#3c4098', '#292b78', '#191a56'], seed: 5 })
  plate.svg(shoreline(l) + mirror(l))
  boat(plate, l, cam)
}
export const views: View[] = [
  {
    name: 'muscat-oman-cover',
    focusX: 850,
    draw: (plate) =>
      draw(plate, {
        wide: 1600,
        shore: 362,
        mosque: 560,
        scale: 1.12,
        focal: 1.62,
        eye: 2.3,
        axis: 800,
        boat: [1.75, 11.6],
        turn: 44,
        net: [-1.94, 1.12, 0.88],
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        shore: 350,
        mosque: 270,
        scale: 0.86,
        focal: 1.3,
        eye: 2.4,
        axis: 375,
        boat: [0.93, 11.8],
        turn: 55,
        net: [-1.68, 1.3, 0.66],
      }),
  },
]
