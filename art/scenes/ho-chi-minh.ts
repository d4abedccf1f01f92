/** Saigon at dusk from the kerb: the evening traffic comes at us down the avenue, the Bitexco tower stands over it. */
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { scooterAhead, type RiderInks } from '../kit/ride.ts'
import type { View } from '../kit/scene.ts'

const EYE = 610
const DARK = '#191437'
const base = { dark: DARK, lamp: '#fff6d4', chrome: '#e9d6c8' }
const RIDERS: RiderInks[] = [
  {
    ...base,
    paint: '#2f8f8c',
    paintShade: '#1f5d70',
    top: '#e7653f',
    topShade: '#a8404a',
    legs: '#2c2d63',
    skin: '#b0704f',
    helmet: '#f0d9b0',
    mask: '#8fc3c6',
  },
  {
    ...base,
    paint: '#d8473c',
    paintShade: '#8f2f4c',
    top: '#f0dcc0',
    topShade: '#b99aa4',
    legs: '#33406f',
    skin: '#b97a58',
    helmet: '#4a9ba0',
    mask: '#f0c6b0',
  },
  {
    ...base,
    paint: '#e9b04a',
    paintShade: '#a86a44',
    top: '#4f6fa8',
    topShade: '#39477f',
    legs: '#2a2450',
    skin: '#a4663f',
    helmet: '#d8473c',
    mask: '#e9e0e0',
  },
  {
    ...base,
    paint: '#d9cfd8',
    paintShade: '#8f86a8',
    top: '#7a4a86',
    topShade: '#523468',
    legs: '#231d48',
    skin: '#b0704f',
    helmet: '#f2ead8',
    mask: '#c98a9a',
  },
]
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
    floors += `M${at(-half, v)}L${at(half * 1.05, v)}L${at(half * 1.05, v - 0.003)}L${at(-half, v - 0.003)}Z`
    for (let k = 0; k < 3; k++) {
      if (r() > 0.4 || v > 0.78) continue
      const u = r.range(-half * 0.8, half * 0.7),
        w = r.range(0.008, 0.03)
      lit += `M${at(u, v + 0.015)}L${at(u + w, v + 0.015)}L${at(u + w, v + 0.005)}L${at(u, v + 0.005)}Z`
    }
  }
  return (
    `<path d="${body}" fill="#7a6bb0"/><path d="${turn}" fill="#4d4488"/><path d="${floors}" fill="#39336f" opacity=".55"/><path d="${lit}" fill="#ffdc8f"/>` +
    `<path d="M${at(0.02, 0.735)}L${at(0.158, 0.731)}L${at(0.13, 0.708)}L${at(0.06, 0.69)}Z" fill="#2c2860"/><ellipse cx="${x + 0.1 * high}" cy="${EYE - 0.735 * high}" rx="${high * 0.062}" ry="${high * 0.011}" fill="#c9a6c4"/>`
  )
}
/** One side of the avenue: shophouses of three and four storeys that run to the vanishing point at `vx`. `side` -1 left, 1 right. */
function terrace(vx: number, near: number, side: -1 | 1, seed: number): string {
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
    if (i < 6) {
      const sign = r.pick(['#e0563f', '#3fa39c', '#f0b04a', '#d0688f']),
        t = a + (b - a) * 0.4,
        w = 62 * (1 - t) ** 1.5 + 6,
        x = col(t),
        y = row(t, 300),
        y2 = row(t, 130)
      s += `<path d="M${x},${y}h${-side * w}V${y2}h${side * w}Z" fill="${sign}"/><path d="M${x - side * w * 0.3},${y + (y2 - y) * 0.14}h${-side * w * 0.4}v${(y2 - y) * 0.2}h${side * w * 0.4}ZM${x - side * w * 0.3},${y + (y2 - y) * 0.46}h${-side * w * 0.4}v${(y2 - y) * 0.2}h${side * w * 0.4}Z" fill="#fff0cf" opacity=".85"/>`
    }
  }
  return s
}
interface Ride {
  x: number
  y: number
  k: number
  who: number
  extra?: 'child' | 'flowers'
}
/** The lamp's pool on the asphalt, the machine, and the glow of the lamp. */
const ride = ({ x, y, k, who, extra }: Ride): string =>
  `<ellipse cx="${x}" cy="${y + k * 0.06}" rx="${k * 0.62}" ry="${k * 0.1}" fill="url(#pool)"/><ellipse cx="${x}" cy="${y}" rx="${k * 0.34}" ry="${k * 0.035}" fill="#171335" opacity=".7"/>` +
  edgeLight(place(x, y, k, scooterAhead(RIDERS[who]!, extra)), [-1, -0.7], k / 56, '#ffc08a') +
  `<circle cx="${x}" cy="${y - k * 0.94}" r="${k * 0.3}" fill="url(#lamp)"/>`
const GLOWS =
  '<defs><radialGradient id="lamp"><stop offset="0" stop-color="#fff8dc"/><stop offset=".2" stop-color="#fff1c0" stop-opacity=".8"/><stop offset="1" stop-color="#ffd98f" stop-opacity="0"/></radialGradient><radialGradient id="pool"><stop offset="0" stop-color="#ffd9a0" stop-opacity=".6"/><stop offset="1" stop-color="#ffb98a" stop-opacity="0"/></radialGradient></defs>'

interface Layout {
  vx: number
  wide: number
  tower: { x: number; high: number }
  rides: Ride[]
}
function draw(plate: Plate, { vx, wide, tower, rides }: Layout): void {
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
  plate.svg(terrace(vx - 50, -60, -1, 6) + terrace(vx + 50, wide + 60, 1, 9))
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
      [0.04, 0.16]
        .map((t, i) => {
          const y = EYE + 26 + t * 380,
            w = 4 + t * 14
          return poly(
            [
              [vx + t * 60 - w, y],
              [vx + t * 60 + w, y],
              [vx + t * 76 + w * 1.5, y + 16 + i * 26],
              [vx + t * 76 - w * 1.5, y + 16 + i * 26],
            ],
            '#e9c7ae',
          )
        })
        .join(''),
  )
  plate.svg(
    GLOWS +
      rides
        .toSorted((a, b) => a.y - b.y)
        .map(ride)
        .join(''),
  )
}
export const views: View[] = [
  {
    name: 'ho-chi-minh-vietnam-cover',
    focusX: 730,
    draw: (plate) =>
      draw(plate, {
        vx: 760,
        wide: 1600,
        tower: { x: 930, high: 520 },
        rides: [
          { x: 720, y: 652, k: 34, who: 2 },
          { x: 800, y: 656, k: 36, who: 3 },
          { x: 660, y: 676, k: 52, who: 1 },
          { x: 880, y: 690, k: 62, who: 0, extra: 'child' },
          { x: 780, y: 726, k: 92, who: 3 },
          { x: 1010, y: 770, k: 120, who: 2 },
          { x: 560, y: 780, k: 126, who: 1, extra: 'flowers' },
          { x: 1260, y: 900, k: 210, who: 1 },
          { x: 740, y: 950, k: 272, who: 0, extra: 'child' },
        ],
      }),
    drawTall: (plate) =>
      draw(plate, {
        vx: 340,
        wide: 750,
        tower: { x: 470, high: 520 },
        rides: [
          { x: 310, y: 652, k: 34, who: 2 },
          { x: 380, y: 660, k: 38, who: 3 },
          { x: 250, y: 676, k: 52, who: 1 },
          { x: 446, y: 700, k: 66, who: 2 },
          { x: 150, y: 770, k: 112, who: 1, extra: 'flowers' },
          { x: 610, y: 800, k: 128, who: 3 },
          { x: 350, y: 948, k: 250, who: 0, extra: 'child' },
        ],
      }),
  },
]
