/** Bangkok: the sun rises behind the shoulder of Wat Arun, and a long-tail boat crosses its light. */
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { rgb } from '../kit/ink.ts'
import { bareSky, disc } from '../kit/heavens.ts'
import { cornerPrang, greatHalf, greatPrang, HALL_ROOF, type PrangInks } from '../models/dawn-prang.ts'
import {
  BOATMAN,
  CHILD,
  FAR_FIST,
  garlands,
  GRANDMOTHER,
  NEAR_ARM,
  OFFERING,
  takes,
  TILLER,
} from '../models/dawn-crossing.ts'
import { hull, prow, wake, waterEdge } from '../models/long-tail.ts'
import { spot, type Course } from '../kit/turned-boat.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

interface Layout {
  horizon: number
  axis: number
  /** Focal length in picture widths, height of the eye, distance and place of the boat, its turn. */
  focal: number
  eye: number
  boat: [aside: number, far: number]
  turn: number
  /** Metres ahead of the boat's middle where the grandmother sits and the boatman stands. */
  seats: number
  stands: number
  /** Column of the temple and its scale in pixels per metre; the sun from its middle and above the bank, in metres. */
  temple: number
  scale: number
  sun: [aside: number, up: number]
  /** Column of the hall's middle, and the end of the trees on either side. */
  hall: number
  trees: [left: number, right: number]
}
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const FRONT: PrangInks = {
  face: '#4c2a66',
  bay: '#5c3470',
  back: '#37205a',
  line: '#2c194d',
  tile: '#a05a80',
  lit: '#f0a066',
  gilt: '#37205a',
}
const REAR: PrangInks = {
  face: '#84507c',
  bay: '#905a80',
  back: '#744474',
  line: '#683c6c',
  tile: '#a06484',
  lit: '#84507c',
  gilt: '#744474',
}

function temple(x: number, y: number, k: number): string {
  const at = (aside: number, s: number, body: string) => place(x + aside * k, y, s * k, body),
    rim = (side: number, body: string, w = 1.8) => edgeLight(body, [side, -0.35], w, '#ffd08a')
  return (
    at(-33, 0.9, cornerPrang(REAR)) +
    at(33, 0.9, cornerPrang(REAR)) +
    rim(-1, at(0, 1, greatPrang(FRONT)), 2.4) +
    rim(1, place(x - 42 * k, y, 1.1 * k, cornerPrang(FRONT), true)) +
    rim(-1, at(42, 1.1, cornerPrang(FRONT)))
  )
}
/** Light round a point, brightest in its middle. */
function glow(plate: Plate, x: number, y: number, reach: number, ink: string, strength: number): void {
  const tone = rgb(ink)
  plate.field((px, py) => {
    const q = Math.hypot(px - x, py - y) / reach
    return q < 1 ? [tone, strength * (1 - q) ** 2] : null
  })
}
/** The bank: a river wall, masses of trees, and the hall with its steep roofs. */
function bank(l: Layout, shore: number): string {
  const ink = '#3f2560',
    back = '#7c4778',
    top = shore - 14,
    hall = place(
      l.hall,
      top + 1,
      4.4,
      shape(HALL_ROOF.wall, '#5d3468') + shape(HALL_ROOF.roof + HALL_ROOF.flames, '#432762'),
    ),
    [left, right] = l.trees
  return (
    `<g transform="translate(${left},${top})">` +
    shape(
      'M-700,2V-60C-640,-84 -590,-80 -560,-60C-530,-92 -470,-96 -440,-66C-400,-86 -350,-78 -330,-52C-290,-70 -240,-62 -220,-36C-180,-48 -120,-38 -100,-14C-60,-20 -20,-12 10,2Z',
      back,
    ) +
    shape(
      'M-700,2V-30C-660,-50 -610,-48 -590,-30C-560,-56 -500,-58 -474,-32C-440,-48 -400,-44 -380,-24C-340,-34 -300,-30 -280,-14C-240,-20 -200,-14 -170,2Z',
      ink,
    ) +
    `</g><g transform="translate(${right},${top})">` +
    shape(
      'M-10,2C20,-14 60,-22 92,-14C110,-44 170,-54 204,-34C224,-70 290,-80 326,-50C350,-76 400,-82 440,-60V2Z',
      back,
    ) +
    shape('M90,2C120,-14 150,-18 180,-12C200,-36 250,-42 280,-22C310,-46 360,-50 390,-30L440,-34V2Z', ink) +
    '</g>' +
    hall +
    shape(`M-10,${top}H1610V${shore}H-10Z`, '#33205a') +
    shape(`M-10,${top}H1610v3H-10Z`, '#8a4f78')
  )
}
/** Rows of a mirror below the shore: they part and grow towards us. */
function rows(shore: number, end: number): { y: number; half: number; i: number }[] {
  const out = []
  for (let y = shore + 5, step = 9, i = 0; y < end; y += step, step *= 1.075, i++)
    out.push({ y, half: step * 0.26, i })
  return out
}
const lens = (x: number, y: number, wide: number, half: number) =>
  `M${(x - wide).toFixed(1)},${y.toFixed(1)}Q${x.toFixed(1)},${(y - half * 2).toFixed(1)} ${(x + wide).toFixed(1)},${y.toFixed(1)}Q${x.toFixed(1)},${(y + half * 2).toFixed(1)} ${(x - wide).toFixed(1)},${y.toFixed(1)}Z`
/** A small swing left and right that does not repeat from row to row. */
const swing = (i: number) => Math.sin(i * 2.4) * 0.6 + Math.sin(i * 1.1 + 1) * 0.4
/** The temple in the river, in bars, and the path of the sun over it. */
function river(l: Layout, shore: number, sx: number): string {
  let tower = '',
    bright = '',
    warm = ''
  for (const { y, half, i } of rows(shore, 1010)) {
    const up = (y - shore) / l.scale,
      w = greatHalf(up) * l.scale
    if (w > 1) tower += lens(l.temple + swing(i) * half * 1.6, y, w * 1.12 + 6, half * 1.15)
    for (const x of [-42, 42])
      if (up < 31)
        tower += lens(
          l.temple + x * l.scale + swing(i + 3) * half,
          y,
          (up < 15 ? 7 - up * 0.24 : 3.3) * 1.25 * l.scale + 4,
          half * 1.15,
        )
    if (y - shore < 96)
      tower += lens(l.hall + swing(i + 2) * half, y, (y - shore < 34 ? 62 : 46) + 4, half * 1.15)
    const far = (y - shore) / (1000 - shore),
      reach = 42 + 120 * far
    bright += lens(sx + swing(i + 1) * reach * 0.14, y, reach * (0.72 + 0.28 * swing(i + 5)), half * 0.9)
    if (i % 2) warm += lens(sx - swing(i) * reach * 0.5, y + half * 1.7, reach * 1.25, half * 0.7)
  }
  return (
    `<linearGradient id="banks" gradientUnits="userSpaceOnUse" x1="0" y1="${shore}" x2="0" y2="${shore + 60}"><stop offset="0" stop-color="#8f4f74" stop-opacity=".75"/><stop offset="1" stop-color="#c97a80" stop-opacity="0"/></linearGradient>` +
    shape(`M-10,${shore}H1610v60H-10Z`, 'url(#banks)') +
    shape(tower, '#4d2b68') +
    shape(warm, '#f9a878') +
    shape(bright, '#ffe9b4')
  )
}
/** What the boat is in the water: whole at its side, in parting bars below. */
function broken(edge: readonly Pt[]): string {
  const at = (x: number): number => {
    const i = edge.findIndex(([ex]) => ex <= x)
    if (i < 0) return edge.at(-1)![1]
    // beyond the stern the line goes on
    if (i === 0)
      return edge[0]![1] - ((x - edge[0]![0]) * (edge[9]![1] - edge[0]![1])) / (edge[0]![0] - edge[9]![0])
    const [a, b] = [edge[i - 1]!, edge[i]!]
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
  }
  let d = ''
  for (let y = edge[0]![1] - 90, row = 0; y < 1010; y += 12, row++)
    for (let x = -80 + (row % 2) * 62; x < 1680; x += 124) {
      const deep = y - at(x),
        half = 8.4 - Math.max(0, deep) * 0.03
      if (deep > -14) d += lens(x + swing(row) * 12, y, 118, half)
    }
  return d
}
function boat(plate: Plate, l: Layout, cam: Camera): void {
  const course: Course = { cam, middle: [l.boat[0], 0, -l.boat[1]], turn: l.turn },
    gap = 0.92 / Math.cos((l.turn * Math.PI) / 180),
    seats = [l.seats, l.seats + gap] as const,
    [deck, seat] = [0.5, 0.56],
    m = spot(course, l.stands, 0, deck),
    g = spot(course, seats[0], 0, seat),
    c = spot(course, seats[1], 0, seat),
    [across, down, size] = [(g.x - c.x) / g.k, (c.y - g.y) / g.k, c.k / g.k],
    tip: Pt = [m.x - TILLER[1][0] * m.k, m.y + TILLER[1][1] * m.k],
    low = (ahead: number, up: number) => spot(course, ahead, 0, -up).y,
    mirrorTip: Pt = [tip[0], 2 * spot(course, l.stands, 0, 0).y - tip[1]],
    b = hull(course, seats, seat, tip),
    image = hull(course, [], seat, mirrorTip, true),
    bow = prow(course),
    rim = (body: string, w = 1.8) =>
      edgeLight(edgeLight(body, [-0.9, -0.6], w, '#ffd898'), [0.7, -0.9], w * 0.7, '#f2a06c'),
    upside = (x: number, y: number, k: number, body: string, way = -1) =>
      `<g transform="translate(${x},${y}) scale(${k * way},${-k})">${body}</g>`
  const mirror =
      image.inside +
      upside(m.x, low(l.stands, deck), m.k, BOATMAN + FAR_FIST) +
      image.engine +
      upside(m.x, low(l.stands, deck), m.k, NEAR_ARM) +
      upside(c.x, low(seats[1], seat), c.k, CHILD, 1) +
      upside(g.x, low(seats[0], seat), g.k, GRANDMOTHER + OFFERING + takes(across, down, size)) +
      image.side +
      upside(bow.x, bow.low, bow.k, garlands(bow.angle), 1),
    region = `filterUnits="userSpaceOnUse" x="0" y="0" width="${plate.wide}" height="1000" color-interpolation-filters="sRGB"`,
    flood = '<feFlood flood-color="#2a1c5a"/><feComposite in2="SourceAlpha" operator="in" result="floor"/>'
  // the boat keeps the sky's light from the water: dark all over, its colours in bars
  plate.svg(`<filter id="deep" ${region}>${flood}</filter><g filter="url(#deep)" opacity=".85">${mirror}</g>`)
  plate.svg(
    `<filter id="wet" ${region}>${flood}<feComposite in="SourceGraphic" in2="floor" operator="arithmetic" k1="0" k2=".45" k3=".55" k4="0"/></filter>` +
      `<clipPath id="bars"><path d="${broken(waterEdge(course))}"/></clipPath><g filter="url(#wet)"><g clip-path="url(#bars)">${mirror}</g></g>`,
  )
  plate.svg(
    b.inside +
      shape(lens(m.x + 4, m.y + 1, 0.3 * m.k, 3), '#7a3f50') +
      rim(place(m.x, m.y, m.k, BOATMAN + FAR_FIST, true)) +
      rim(b.engine, 1.4) +
      rim(place(m.x, m.y, m.k, NEAR_ARM, true)) +
      rim(place(c.x, c.y, c.k, CHILD)) +
      rim(place(g.x, g.y, g.k, GRANDMOTHER, true)) +
      rim(place(g.x, g.y, g.k, OFFERING, true), 1.4) +
      rim(place(g.x, g.y, g.k, takes(across, down, size), true), 1.4) +
      b.side +
      rim(place(bow.x, bow.y, bow.k, garlands(bow.angle)), 1.4) +
      wake(course),
  )
}
function draw(plate: Plate, l: Layout): void {
  const cam = new Camera([0, l.eye, 0], 0, l.focal, l.horizon, l.axis),
    h = l.horizon,
    shore = h + 10,
    sx = l.temple + l.sun[0] * l.scale,
    sy = shore - l.sun[1] * l.scale
  bareSky(plate, [
    [0, '#231a58'],
    [h * 0.22, '#4a2f7c'],
    [h * 0.45, '#a05a94'],
    [h * 0.66, '#ec8a80'],
    [h * 0.84, '#ffb970'],
    [h, '#ffdc96'],
  ])
  glow(plate, sx, sy, 400, '#ff9a80', 0.5)
  glow(plate, sx, sy, 230, '#ffdc94', 0.85)
  disc(plate, sx, sy, 46, '#fffbe6', '#fff0c0', 2, 0.4)
  plate.svg(temple(l.temple, shore - 13, l.scale))
  glow(plate, sx, sy, 170, '#ffb870', 0.5)
  plate.svg(
    `<clipPath id="free"><path clip-rule="evenodd" d="M0,0H1600V1000H0Z${profile(l, shore)}"/></clipPath><circle clip-path="url(#free)" cx="${sx}" cy="${sy}" r="46" fill="#fffbe6"/>`,
  )
  plate.svg(bank(l, shore))
  calmWater(plate, { top: shore, inks: ['#fbbd80', '#e08a8a', '#94588f', '#4a367c', '#221a56'], seed: 9 })
  plate.svg(river(l, shore, sx))
  boat(plate, l, cam)
}
/** The left outline of the central prang, which covers the sun. */
function profile(l: Layout, shore: number): string {
  let d = `M${l.temple},${shore}`
  for (let up = 0; up < 82; up += 0.5)
    d += `L${l.temple - (greatHalf(up) + 0.4) * l.scale},${shore - 13 - up * l.scale}`
  return `${d}H${l.temple}Z`
}
export const views: View[] = [
  {
    name: 'bangkok-thailand-cover',
    focusX: 850,
    draw: (plate) =>
      draw(plate, {
        horizon: 502,
        axis: 800,
        focal: 1.73,
        eye: 1.6,
        boat: [0.24, 13.3],
        turn: 45,
        seats: -0.55,
        stands: -2.3,
        temple: 775,
        scale: 5.5,
        sun: [-18.4, 26],
        hall: 112,
        trees: [236, 1170],
      }),
    drawTall: (plate) =>
      draw(plate, {
        horizon: 480,
        axis: 394,
        focal: 1.28,
        eye: 2.7,
        boat: [0.1, 14],
        turn: 58,
        seats: -0.85,
        stands: -2.3,
        temple: 400,
        scale: 5.1,
        sun: [-18.4, 26],
        hall: -300,
        trees: [120, 560],
      }),
    drawLink: (plate) =>
      draw(plate, {
        horizon: 440,
        axis: 990,
        focal: 1.6,
        eye: 1.62,
        boat: [0.06, 13.3],
        turn: 45,
        seats: -0.55,
        stands: -2.3,
        temple: 952,
        scale: 4.8,
        sun: [-18.4, 26],
        hall: 250,
        trees: [150, 1310],
      }),
  },
]
