/** The home picture: a traveller at a ship's rail at dawn, the sun on the meridian, and places of the catalogue ahead. */
import { calmWater, vWake } from '../kit/calm-water.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky, disc, tower } from '../kit/heavens.ts'
import { gull } from '../kit/life.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { cone, karsts, mosque, pagoda, ridge } from '../kit/skyline.ts'
import type { Pt } from '../kit/vec.ts'

const DARK = '#15183c'
const WARM = '#ffcf93'
interface Layout {
  wide: number
  horizon: number
  /** Centre column and radius of the meridian; the sun has climbed `risen` degrees of it. */
  arc: { x: number; r: number }
  risen: number
  /** Column and pixels per metre of the traveller; row of the rail's top. */
  traveller: number
  k: number
  rail: number
  /** Column where the rail begins to turn round the bow. */
  bow: number
}
const onArc = ({ arc, horizon }: Layout, degrees: number, off = 0): Pt => {
  const a = (degrees * Math.PI) / 180
  return [arc.x - Math.cos(a) * (arc.r + off), horizon - Math.sin(a) * (arc.r + off)]
}
const f = ([x, y]: Pt) => `${x.toFixed(1)},${y.toFixed(1)}`

function meridian(l: Layout): string {
  const { arc, horizon } = l
  let ticks = ''
  for (let a = 4; a < 180; a += 4)
    if (Math.abs(a - l.risen) > 7) ticks += `M${f(onArc(l, a, 8))}L${f(onArc(l, a, a % 20 ? 14 : 26))}`
  return `<g fill="none" stroke="#fff0c8"><path d="M${arc.x - arc.r},${horizon}A${arc.r},${arc.r} 0 0 1 ${arc.x + arc.r},${horizon}" stroke-width="4"/><path d="${ticks}" stroke-width="2.4"/></g>`
}
function places(l: Layout): string {
  const { horizon: h, arc, wide } = l,
    s = arc.r / 430,
    [sx] = onArc(l, l.risen),
    far = '#dc9787',
    mid = '#9a6585',
    near = '#574479'
  const lit = (body: string, from: number, width: number, ink: string) =>
    edgeLight(body, [sx < from ? -1 : 1, -0.5], width, ink)
  return (
    cone(arc.x - 60 * s, h, 215 * s, far, '#ffd6ad') +
    ridge(arc.x - arc.r - 420, arc.x - 150 * s, h, 52 * s, '#e3a489', 4) +
    ridge(arc.x + 60 * s, wide + 260, h, 120 * s, '#c98687', 8) +
    lit(karsts(arc.x - arc.r - 118 * s, h + 2, 150 * s, mid), 1600, 3, '#f3b48c') +
    lit(
      mosque(arc.x - 8 * s, h - 8 * s, 172 * s, mid) +
        ridge(arc.x - 210 * s, arc.x + 230 * s, h + 1, 26 * s, mid, 3),
      0,
      2.5,
      '#f6b98f',
    ) +
    lit(
      pagoda(arc.x + arc.r + 40 * s, h - 36 * s, 250 * s, near) +
        ridge(arc.x + arc.r * 0.5, wide + 300, h + 2, 56 * s, near, 5),
      0,
      2.5,
      '#e79c86',
    )
  )
}
function rail(l: Layout): string {
  const { rail: y, k, bow, wide } = l
  const row = (x: number) => y + (x < bow ? ((bow - x) / (k * 1.5)) ** 2.3 * k * 1.2 : 0)
  const bar = (down: number, thick: number): string => {
    const upper: string[] = [],
      lower: string[] = []
    for (let x = wide + 20; x > bow - k * 2; x -= 8) {
      upper.push(`${x},${(row(x) + down).toFixed(1)}`)
      lower.unshift(`${x},${(row(x) + down + thick).toFixed(1)}`)
    }
    return `<path d="M${upper.join('L')}L${lower.join('L')}Z" fill="${DARK}"/>`
  }
  let posts = ''
  for (let x = l.traveller + k * 0.53; x > bow - k * 1.4; x -= k * (x < bow ? 0.36 : 0.52))
    posts += `<path d="M${(x - 5).toFixed(1)},${row(x).toFixed(1)}h10v${(k * 1.1).toFixed(1)}h-10Z" fill="${DARK}"/>`
  return (
    edgeLight(posts, [-1, 0], 2.5, '#e59a78') +
    edgeLight(bar(k * 0.34, 7) + bar(k * 0.66, 7), [0, -1], 2.5, WARM) +
    edgeLight(bar(k * 1.04, 900), [0, -1], 3, '#c07d7c')
  )
}
const SCARF =
  '<path d="M.03,-1.36C-.03,-1.3 -.1,-1.3 -.14,-1.22C-.17,-1.15 -.22,-1.14 -.26,-1.06L-.17,-1.02C-.14,-1.09 -.08,-1.11 -.05,-1.18C-.02,-1.23 .04,-1.25 .07,-1.28Z" fill="#cf7f3b"/><path d="M.23,-1.34C.21,-1.42 .11,-1.45 .03,-1.41C-.06,-1.43 -.12,-1.37 -.2,-1.37C-.28,-1.37 -.33,-1.29 -.42,-1.29C-.48,-1.29 -.52,-1.23 -.6,-1.22L-.51,-1.13C-.44,-1.14 -.4,-1.2 -.33,-1.2C-.25,-1.2 -.18,-1.27 -.1,-1.27C-.05,-1.27 -.02,-1.3 .02,-1.3C.08,-1.25 .17,-1.24 .21,-1.27Z" fill="#f2b04e"/>'
const CASE =
  '<path d="M-.86,0V-.52Q-.86,-.57 -.81,-.57H-.35Q-.3,-.57 -.3,-.52V0Z" fill="#8a4a3c"/><path d="M-.7,-.57V-.66H-.46V-.57H-.5V-.62H-.66V-.57Z" fill="#15183c"/><path d="M-.77,-.57H-.72V0H-.77ZM-.44,-.57H-.39V0H-.44Z" fill="#5d3038"/>'
function traveller({ traveller: x, k, rail: y }: Layout): string {
  const body = figure('leansOnRail', {
    skin: '#8f4f43',
    hair: '#1d1838',
    top: '#b14f66',
    farTop: '#7c3a5c',
    bottom: '#2b2f66',
    far: '#20234f',
    shoes: '#101230',
    cut: 'bun',
  })
  return edgeLight(place(x, y + k * 1.06, k, CASE + body + SCARF, true), [-1, -0.45], k / 75, '#ffcf98')
}
function draw(plate: Plate, l: Layout): void {
  const { horizon: h, arc, wide, rail: y } = l,
    [sx, sy] = onArc(l, l.risen),
    s = arc.r / 430
  bareSky(plate, [
    [0, '#182757'],
    [h * 0.3, '#3c4c88'],
    [h * 0.56, '#a4759a'],
    [h * 0.8, '#f09d7d'],
    [h, '#ffe09f'],
  ])
  plate.svg(
    tower(5, arc.x - arc.r - 330 * s, h - 30 * s, 430 * s, 150 * s, ['#f3b394', '#dc9490', '#c98690'], 1),
    { opacity: 0.55, mask: (_x, py) => Math.min(1, (h - py) / 60) },
  )
  plate.svg(`<circle cx="${arc.x}" cy="${h}" r="${arc.r}" fill="#ffcb90"/>`, {
    opacity: 0.2,
    mask: (_x, py) => (py < h ? 1 : 0),
  })
  disc(plate, sx, sy, 50 * s, '#fff6d8', '#ffd9a0', 9, 0.7)
  plate.svg(meridian(l))
  plate.svg(`<circle cx="${sx}" cy="${sy}" r="${50 * s}" fill="#fff6d8"/>` + places(l))
  calmWater(plate, {
    top: h,
    inks: ['#f6ba8a', '#bd7c8b', '#4d4880', '#222858'],
    dark: ['#3a3a72', 0.2],
    path: { x: sx, ink: '#fff0c2', far: 56 * s, near: 190 * s },
    seed: 3,
  })
  // the mosque's island, mirrored as one quiet shape
  plate.svg(
    `<path d="M${arc.x - 170 * s},${h + 3}H${arc.x + 170 * s}L${arc.x + 92 * s},${h + 30 * s}H${arc.x + 40 * s}L${arc.x + 10 * s},${h + 54 * s}L${arc.x - 50 * s},${h + 30 * s}H${arc.x - 96 * s}Z" fill="#9a6585"/>`,
    { opacity: 0.34 },
  )
  const bx = sx - 150 * s,
    by = h + 46 * s
  plate.svg(
    vWake(bx - 44 * s, by + 4, 130 * s, 12 * s, '#f9d3a6', 1) +
      `<g transform="translate(${bx},${by}) scale(${s * 1.15})"><path d="M-44,-8L-38,4H34Q42,-4 46,-12L20,-7Z" fill="${DARK}"/><path d="M-6,-10L-2,-84C26,-64 34,-34 30,-14Z" fill="#5a3f68"/><path d="M-10,-12L-8,-62C-22,-44 -30,-26 -34,-14Z" fill="#6d4a70"/></g>`,
  )
  plate.svg(
    gull(arc.x - arc.r * 0.26, h - arc.r * 0.72, 74 * s, 0.7, -14, '#fff0d8', '#c78f97', '#4a3f72') +
      gull(arc.x - arc.r * 0.5, h - arc.r * 0.56, 46 * s, 0.15, 6, '#fff0d8', '#c78f97', '#4a3f72'),
  )
  plate.svg(rail(l))
  plate.svg(traveller(l))
  plate.svg(
    edgeLight(
      `<path d="M${l.bow},${y - 9}H${wide + 20}V${y + 9}H${l.bow}Z" fill="${DARK}"/>` + bowCap(l),
      [0, -1],
      4.5,
      WARM,
    ),
  )
}
/** The top of the rail where it turns. */
function bowCap({ rail: y, k, bow }: Layout): string {
  const upper: string[] = [],
    lower: string[] = []
  for (let x = bow; x > bow - k * 2; x -= 8) {
    const row = y + ((bow - x) / (k * 1.5)) ** 2.3 * k * 1.2
    upper.push(`${x},${(row - 9).toFixed(1)}`)
    lower.unshift(`${x},${(row + 9).toFixed(1)}`)
  }
  return `<path d="M${upper.join('L')}L${lower.join('L')}Z" fill="${DARK}"/>`
}
const WIDE_LAYOUT: Layout = {
  wide: 1600,
  horizon: 590,
  arc: { x: 1160, r: 370 },
  risen: 46,
  traveller: 1310,
  k: 330,
  rail: 566,
  bow: 1075,
}
const TALL_LAYOUT: Layout = {
  wide: 750,
  horizon: 440,
  arc: { x: 404, r: 206 },
  risen: 44,
  traveller: 512,
  k: 222,
  rail: 458,
  bow: 330,
}

export const views: View[] = [
  {
    name: 'home-hero',
    focusX: 1150,
    draw: (plate) => draw(plate, WIDE_LAYOUT),
    drawTall: (plate) => draw(plate, TALL_LAYOUT),
  },
]
