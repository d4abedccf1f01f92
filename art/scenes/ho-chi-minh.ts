/** Saigon at dusk from the kerb: a scooter crosses the avenue in front of us, others follow, the Bitexco tower is at its end. */
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { flowerSeller, oncoming, UNDER } from '../models/oncoming-scooters.ts'
import { scooterCouple } from '../models/scooter-couple.ts'

const EYE = 610
const DARK = '#191437'
/** 262 m of lotus bud, with the helipad at 191 m on its side. `high` in design pixels. */
function bitexco(x: number, high: number): string {
  const at = (u: number, v: number) => `${(x + u * high).toFixed(1)},${(EYE - v * high).toFixed(1)}`
  const body = `M${at(-0.09, 0)}C${at(-0.125, 0.3)} ${at(-0.12, 0.62)} ${at(-0.03, 0.9)}L${at(0.0, 1.0)}C${at(0.075, 0.86)} ${at(0.135, 0.5)} ${at(0.095, 0)}Z`
  const turn = `M${at(0.02, 0)}C${at(0.05, 0.4)} ${at(0.045, 0.72)} ${at(0.0, 1.0)}C${at(0.075, 0.86)} ${at(0.135, 0.5)} ${at(0.095, 0)}Z`
  let floors = '',
    lit = ''
  const r = random(4)
  for (let i = 3; i < 44; i++) {
    const v = i * 0.0205,
      half = 0.112 * (1 - Math.max(0, v - 0.3) ** 1.7 * 1.35)
    floors += `M${at(-half * 0.95, v)}L${at(half * 0.97, v)}L${at(half * 0.97, v - 0.003)}L${at(-half * 0.95, v - 0.003)}Z`
    for (let k = 0; k < 3; k++) {
      if (r() > 0.4 || v > 0.78) continue
      const u = r.range(-half * 0.8, half * 0.7),
        w = r.range(0.008, 0.03)
      lit += `M${at(u, v + 0.015)}L${at(u + w, v + 0.015)}L${at(u + w, v + 0.005)}L${at(u, v + 0.005)}Z`
    }
  }
  return (
    `<clipPath id="bud"><path d="${body}"/></clipPath><path d="${body}" fill="#7a6bb0"/><path d="${turn}" fill="#4d4488"/><path d="${floors}" fill="#39336f" opacity=".55" clip-path="url(#bud)"/><path d="${lit}" fill="#ffdc8f"/>` +
    `<path d="M${at(0.02, 0.735)}L${at(0.158, 0.731)}L${at(0.13, 0.708)}L${at(0.06, 0.69)}Z" fill="#2c2860"/><ellipse cx="${x + 0.1 * high}" cy="${EYE - 0.735 * high}" rx="${high * 0.062}" ry="${high * 0.011}" fill="#c9a6c4"/>`
  )
}
/** What a sign shows instead of letters: a disc, a lozenge, or three beads. */
const emblem = (kind: number, x: number, y: number, w: number): string =>
  kind === 0
    ? `<circle cx="${x}" cy="${y}" r="${w * 0.25}" fill="#fff0cf"/>`
    : kind === 1
      ? `<path d="M${x},${y - w * 0.46}L${x + w * 0.25},${y}L${x},${y + w * 0.46}L${x - w * 0.25},${y}Z" fill="#fff0cf"/>`
      : [-0.42, 0, 0.42]
          .map((d) => `<circle cx="${x}" cy="${y + d * w}" r="${w * 0.15}" fill="#fff0cf"/>`)
          .join('')
/** One side of the avenue: shophouses of three and four storeys that run to the vanishing point at `vx`. `side` -1 left, 1 right; `signs` are the houses that have one. */
function terrace(vx: number, near: number, side: -1 | 1, seed: number, signs: number[]): string {
  const r = random(seed)
  // `t` from 0 at the near edge of the picture to 1 far down the avenue
  const col = (t: number) => vx + (near - vx) * (1 - t) ** 1.7
  const row = (t: number, h: number) => EYE - h * (0.07 + 0.93 * (1 - t) ** 1.7)
  let s = ''
  const many = 8
  for (let i = many - 1; i >= 0; i--) {
    const a = i / many,
      b = (i + 1) / many,
      h = r.range(330, 470),
      foot = -150,
      wall = side < 0 ? r.pick(['#4a3f7d', '#56417c', '#3f3a74']) : r.pick(['#2d2a60', '#332a60', '#272556'])
    const quad = (u0: number, u1: number, v0: number, v1: number, ink: string) => {
      const t0 = a + (b - a) * u0,
        t1 = a + (b - a) * u1
      return poly(
        [
          [col(t0), row(t0, v0)],
          [col(t1), row(t1, v0)],
          [col(t1), row(t1, v1)],
          [col(t0), row(t0, v1)],
        ],
        ink,
      )
    }
    s += quad(0, 1, foot, h, wall)
    // parapet, floors of shutters, a lit shop with its awning
    s += quad(0, 1, h - 16, h, side < 0 ? '#7a5c94' : '#453a78')
    for (let f = 0; f < 3; f++)
      for (const u of [0.14, 0.56]) {
        const on = r() < 0.42,
          y0 = 90 + f * 106
        if (y0 + 70 > h - 20) continue
        s += quad(u, u + 0.28, y0, y0 + 66, on ? '#ffcf7d' : side < 0 ? '#2f2a63' : '#1c1a46')
        s += quad(u - 0.02, u + 0.32, y0 - 10, y0 - 4, side < 0 ? '#7a5c94' : '#453a78')
      }
    s += quad(0.06, 0.94, foot, 36, '#ffb765') + quad(0.5, 0.7, foot, 20, '#a8554f')
    s += quad(0, 1, 30, 62, r.pick(['#c2453f', '#2f7f86', '#d99a45', '#8a4a86']))
    // signs hang out over the pavement, without letters
    if (signs.includes(i)) {
      const sign = ['#e0563f', '#3fa39c', '#f0b04a', '#d0688f'][(side < 0 ? i + 2 : i) % 4]!,
        t = a + (b - a) * 0.4,
        w = 62 * (1 - t) ** 1.5 + 6,
        at = col(t),
        x = at - side * w * 0.3,
        y = row(t, 300),
        y2 = row(t, 130)
      // two bars from the wall into the sign
      for (const v of [0.08, 0.86])
        s += `<path d="M${at + side * 3},${y + (y2 - y) * v}H${x - side * 2}v${w * 0.12}H${at + side * 3}Z" fill="${DARK}"/>`
      s += `<path d="M${x},${y}h${-side * w}V${y2}h${side * w}Z" fill="${sign}"/><path d="M${x - side * w * 0.1},${y + w * 0.1}h${-side * w * 0.8}V${y2 - w * 0.1}h${side * w * 0.8}Z" fill="none" stroke="#fff0cf" stroke-width="${(w * 0.05).toFixed(2)}"/>${emblem(i % 3, x - side * w * 0.5, (y + y2) / 2, w)}`
    }
  }
  return s
}
/** The bars of a crossing, each with its far end towards the vanishing point, worn through in places. */
function crossing(vx: number, wide: number): string {
  const far = 846,
    near = 912
  let s = ''
  for (let x = -400; x < wide + 400; x += 128) {
    const at = (px: number, y: number): Pt => [vx + ((px - vx) * (y - EYE)) / (near - EYE), y]
    s += poly([at(x, far), at(x + 66, far), at(x + 66, near), at(x, near)], '#b79ab0')
  }
  return s
}
/** The avenue's two kerbs in row `y`. */
const kerbs = (vx: number, wide: number, y: number): Pt => {
  const t = (y - EYE - 10) / 240
  return [vx - 64 - (vx + 4) * t, vx + 64 + (wide - vx - 4) * t]
}
/** The eye is as high above the road as the lamps of the nearest scooter. */
const HIGH = 1.01
interface Spot {
  /** Place across the avenue, from kerb to kerb. */
  u: number
  /** Pixels per metre. */
  k: number
}
const stand = ({ u, k }: Spot, vx: number, wide: number): Pt => {
  const y = EYE + HIGH * k,
    [left, right] = kerbs(vx, wide, y)
  return [left + (right - left) * u, y]
}
const TONES = ['#7d5286', '#5e4180', '#433272', '#322660']
const HELMETS = ['#c98a8c', '#8f6aa0', '#b0697c', '#6f78a8']
/** Everybody else: rows of riders who come up the avenue and wait at the crossing, each with a lamp. */
function swarm(vx: number, wide: number, rows: readonly (readonly Spot[])[]): string {
  return rows
    .flatMap((row, i) =>
      row.map((spot, j) => {
        const [x, y] = stand(spot, vx, wide)
        return (
          place(x, y, spot.k, oncoming(TONES[i]!, HELMETS[(i + j) % 4]!, (i + j) % 3 === 1 ? 0.12 : 0)) +
          `<circle cx="${x}" cy="${y - 0.92 * spot.k}" r="${0.42 * spot.k}" fill="url(#lamp)"/>`
        )
      }),
    )
    .join('')
}
const row = (k: number, ...us: number[]): Spot[] => us.map((u) => ({ u, k }))
/** The shadow under the tyres, the machine with its riders, the beam of its lamp. */
function crossers(x: number, y: number, k: number): string {
  const lampX = x - 0.7 * k
  return (
    `<path d="M${lampX},${y - k * 1.03}L${lampX - k * 2.4},${y - k * 0.34}L${lampX - k * 1.9},${y + k * 0.06}Z" fill="url(#beam)"/>` +
    `<path d="M${x - k * 0.98},${y}C${x - k * 0.8},${y - k * 0.05} ${x + k * 0.7},${y - k * 0.05} ${x + k * 0.92},${y}C${x + k * 0.8},${y + k * 0.09} ${x - k * 0.8},${y + k * 0.09} ${x - k * 0.98},${y}Z" fill="#171335" opacity=".85"/>` +
    edgeLight(place(x, y, k, scooterCouple()), [0.7, -0.7], k / 95, '#ffc08a') +
    `<circle cx="${lampX}" cy="${y - k * 1.03}" r="${k * 0.24}" fill="url(#lamp)"/>`
  )
}
const GLOWS =
  '<defs><radialGradient id="lamp"><stop offset="0" stop-color="#fff8dc"/><stop offset=".2" stop-color="#fff1c0" stop-opacity=".8"/><stop offset="1" stop-color="#ffd98f" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="beam" x1="1" x2="0"><stop offset="0" stop-color="#ffe3a8" stop-opacity=".44"/><stop offset="1" stop-color="#ffd08f" stop-opacity="0"/></linearGradient></defs>'

interface Layout {
  vx: number
  wide: number
  tower: { x: number; high: number }
  /** Where the couple crosses, and its size. */
  couple: { x: number; k: number }
  rows: Spot[][]
  seller?: Spot
  /** The houses with signs on the left and on the right, counted from us. */
  signs: [number[], number[]]
}
function draw(plate: Plate, { vx, wide, tower, couple, rows, seller, signs }: Layout): void {
  bareSky(plate, [
    [0, '#20246a'],
    [190, '#5a4596'],
    [350, '#b86a96'],
    [480, '#f59a7c'],
    [EYE, '#ffdb9c'],
  ])
  plate.svg(
    [-330, -250, -190, 120, 190, 270, 330]
      .map((d, i) => {
        const h = 90 + ((i * 53) % 90),
          w = 54 + ((i * 29) % 40)
        return `<path d="M${vx + d},${EYE}v${-h}h${w}v${h}Z" fill="#c4799c"/>`
      })
      .join(''),
  )
  plate.svg(edgeLight(bitexco(tower.x, tower.high), [-1, -0.2], 3, '#ffb995'))
  // asphalt: far light, near dark, a kerb on each side
  plate.field((_x, y) => {
    if (y < EYE + 10) return null
    const t = (y - EYE - 10) / (990 - EYE)
    return [
      [Math.round(150 - 112 * t ** 0.6), Math.round(98 - 72 * t ** 0.6), Math.round(128 - 66 * t ** 0.6)],
      1,
    ]
  })
  plate.svg(terrace(vx - 50, -60, -1, 6, signs[0]) + terrace(vx + 50, wide + 60, 1, 9, signs[1]))
  plate.svg(
    poly(
      [
        [vx - 64, EYE + 10],
        [vx - 50, EYE + 10],
        [-60, 860],
        [-60, 770],
      ],
      '#8d6a9c',
    ) +
      poly(
        [
          [vx + 64, EYE + 10],
          [vx + 50, EYE + 10],
          [wide + 60, 860],
          [wide + 60, 770],
        ],
        '#51407f',
      ) +
      crossing(vx, wide),
  )
  const [sx, sy] = seller ? stand(seller, vx, wide) : [0, 0]
  plate.svg(
    GLOWS +
      swarm(vx, wide, rows) +
      (seller
        ? place(sx, sy, seller.k, UNDER) +
          edgeLight(place(sx, sy, seller.k, flowerSeller()), [0.7, -0.7], 1.6, '#ffc08a') +
          `<circle cx="${sx}" cy="${sy - 0.9 * seller.k}" r="${0.4 * seller.k}" fill="url(#lamp)"/>`
        : '') +
      crossers(couple.x, EYE + HIGH * couple.k, couple.k),
  )
}
export const views: View[] = [
  {
    name: 'ho-chi-minh-vietnam-cover',
    focusX: 730,
    draw: (plate) =>
      draw(plate, {
        vx: 880,
        wide: 1600,
        tower: { x: 1010, high: 500 },
        couple: { x: 566, k: 300 },
        rows: [
          row(27, 0.08, 0.24, 0.4, 0.57, 0.74, 0.9),
          row(40, 0.1, 0.26, 0.44, 0.6, 0.76, 0.92),
          row(58, 0.14, 0.34, 0.5, 0.68, 0.84, 0.98),
          row(82, 0.1, 0.56, 0.84),
        ],
        seller: { u: 0.86, k: 150 },
        signs: [[0, 1, 2], [0]],
      }),
    drawTall: (plate) =>
      draw(plate, {
        vx: 520,
        wide: 750,
        tower: { x: 604, high: 520 },
        couple: { x: 318, k: 256 },
        rows: [
          row(27, 0.1, 0.36, 0.62, 0.88),
          row(42, 0.12, 0.4, 0.66, 0.9),
          row(60, 0.16, 0.5, 0.84),
          row(84, 0.7, 0.94),
        ],
        signs: [[0, 1], []],
      }),
  },
]
