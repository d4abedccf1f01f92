/** Saigon at dusk from the kerb: the evening traffic comes at us down the avenue, the Bitexco tower stands over it. */
import { edgeLight, place, poly, taper } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const EYE = 610
const DARK = '#191437'
const LAMP = '#fff6d4'
interface Rider {
  paint: string
  paintShade: string
  top: string
  topShade: string
  legs: string
  skin: string
  helmet: string
  /** Half the width of the shoulders, and how far the head is over the lamp: builds differ. */
  shoulders: number
  tall: number
  /** Hair under the helmet, to the shoulders. */
  hair?: boolean
  /** A cloth over nose and mouth. */
  mask?: string
  /** Long gloves and a hooded jacket against the sun, or a shirt with rolled sleeves. */
  sleeves: 'long' | 'rolled'
  /** Where the head is turned: -1 to 1. */
  look: number
}
const RIDERS: [Rider, Rider, Rider, Rider] = [
  {
    paint: '#2f9a94',
    paintShade: '#1d6072',
    top: '#e7653f',
    topShade: '#a8404a',
    legs: '#3a3f7c',
    skin: '#b9774f',
    helmet: '#f4dcae',
    shoulders: 0.27,
    tall: 0.02,
    sleeves: 'rolled',
    look: 0.5,
  },
  {
    paint: '#d8473c',
    paintShade: '#8f2f4c',
    top: '#f4e2c6',
    topShade: '#bda0a8',
    legs: '#4a4a86',
    skin: '#c98a62',
    helmet: '#4aa7a8',
    shoulders: 0.21,
    tall: -0.06,
    hair: true,
    mask: '#f2b7a6',
    sleeves: 'long',
    look: -0.5,
  },
  {
    paint: '#e9b04a',
    paintShade: '#a86a44',
    top: '#5a86c0',
    topShade: '#3c5590',
    legs: '#2f2a5c',
    skin: '#a4663f',
    helmet: '#c2413c',
    shoulders: 0.3,
    tall: -0.03,
    sleeves: 'rolled',
    look: -0.2,
  },
  {
    paint: '#e4dbe2',
    paintShade: '#9a90b2',
    top: '#a2568c',
    topShade: '#6a3a70',
    legs: '#2c2558',
    skin: '#c98a62',
    helmet: '#f6eeda',
    shoulders: 0.22,
    tall: 0,
    hair: true,
    sleeves: 'long',
    look: 0.3,
  },
]
const limb = (a: Pt, ra: number, b: Pt, rb: number, fill: string) =>
  `<path d="${taper(a, ra, b, rb)}" fill="${fill}"/>`
/** A head in its helmet, the chin at (x, y). */
function head(x: number, y: number, o: Rider): string {
  const t = o.look * 0.035
  return (
    (o.hair
      ? `<path d="M${x - 0.12},${y - 0.2}C${x - 0.17},${y} ${x - 0.16},${y + 0.1} ${x - 0.1},${y + 0.16}H${x + 0.1}C${x + 0.16},${y + 0.1} ${x + 0.17},${y} ${x + 0.12},${y - 0.2}Z" fill="#221a38"/>`
      : '') +
    `<path d="M${x - 0.055},${y - 0.04}h.11v.13q-.055,.04 -.11,0Z" fill="${o.skin}"/>` +
    `<path d="M${x - 0.115},${y - 0.2}C${x - 0.12},${y - 0.07} ${x - 0.07},${y} ${x + t},${y}C${x + 0.07},${y} ${x + 0.12},${y - 0.07} ${x + 0.115},${y - 0.2}Z" fill="${o.skin}"/>` +
    (o.mask
      ? `<path d="M${x - 0.117},${y - 0.13}Q${x + t},${y - 0.175} ${x + 0.117},${y - 0.13}C${x + 0.11},${y - 0.04} ${x + 0.07},${y + 0.01} ${x + t},${y + 0.012}C${x - 0.07},${y + 0.01} ${x - 0.11},${y - 0.04} ${x - 0.117},${y - 0.13}Z" fill="${o.mask}"/>`
      : `<path d="M${x + t - 0.035},${y - 0.05}q.035,.026 .07,0q-.035,.05 -.07,0Z" fill="#7a3038"/><path d="M${x + t * 1.4 - 0.012},${y - 0.13}l-.008,.05h.03Z" fill="${o.topShade}" opacity=".55"/>`) +
    [-0.048, 0.048]
      .map(
        (e) =>
          `<path d="M${x + t + e - 0.03},${y - 0.168}q.03,-.022 .06,0q-.03,-.008 -.06,0Z" fill="${DARK}"/><ellipse cx="${x + t * 1.15 + e}" cy="${y - 0.142}" rx=".014" ry=".013" fill="${DARK}"/>`,
      )
      .join('') +
    // helmet with its peak and strap
    `<path d="M${x - 0.15},${y - 0.19}C${x - 0.19},${y - 0.34} ${x - 0.08},${y - 0.39} ${x},${y - 0.39}C${x + 0.08},${y - 0.39} ${x + 0.19},${y - 0.34} ${x + 0.15},${y - 0.19}Q${x + t * 1.5},${y - 0.25} ${x - 0.15},${y - 0.19}Z" fill="${o.helmet}"/><path d="M${x - 0.13 + t},${y - 0.22}Q${x + t * 2},${y - 0.29} ${x + 0.13 + t},${y - 0.22}L${x + 0.1 + t},${y - 0.18}Q${x + t * 2},${y - 0.22} ${x - 0.1 + t},${y - 0.18}Z" fill="${o.topShade}"/>`
  )
}
/** A rider on a scooter that comes at us: knees out beside the shield, shoes on the foot board, hands on the grips. Metres, tyre at 0. */
function rider(o: Rider): string {
  const y = -1.02 - o.tall,
    sh = o.shoulders,
    top = y - 0.32
  const side = (s: 1 | -1): string =>
    // thigh and knee, then the shin that goes in behind the shield to the board
    limb([s * 0.12, -0.8], 0.1, [s * 0.35, -0.66], 0.098, o.legs) +
    limb([s * 0.35, -0.65], 0.088, [s * 0.29, -0.36], 0.056, o.legs) +
    // the shoe, toe towards us and a little out
    `<path d="M${s * 0.235},-.39Q${s * 0.3},-.42 ${s * 0.345},-.39L${s * 0.38},-.3Q${s * 0.3},-.26 ${s * 0.24},-.3Z" fill="${DARK}"/>`
  const arm = (s: 1 | -1, ink: string): string =>
    limb([s * (sh - 0.03), top + 0.08], 0.075, [s * (sh + 0.15), y + 0.0], 0.062, ink) +
    limb([s * (sh + 0.15), y], 0.056, [s * 0.35, -0.955], 0.045, o.sleeves === 'long' ? ink : o.skin) +
    // a fist on the grip: the back of the hand, four fingers over the bar
    `<path d="M${s * 0.285},-1.01Q${s * 0.35},-1.05 ${s * 0.42},-1.0L${s * 0.425},-.93Q${s * 0.35},-.895 ${s * 0.29},-.93Z" fill="${o.skin}"/><path d="${[0.318, 0.352, 0.388].map((x) => `M${s * x},-.975V-.915`).join('')}" stroke="${o.topShade}" stroke-width=".009" opacity=".7"/>`
  return (
    side(1) +
    side(-1) +
    // foot board with the shoes on it
    `<path d="M-.39,-.3H.39L.33,-.23H-.33Z" fill="${o.paintShade}"/>` +
    `<path d="M${-sh + 0.06},${top}C${-sh - 0.04},${top + 0.03} ${-sh - 0.02},${top + 0.2} ${-sh + 0.04},${top + 0.32}L-.17,-.68H.17L${sh - 0.04},${top + 0.32}C${sh + 0.02},${top + 0.2} ${sh + 0.04},${top + 0.03} ${sh - 0.06},${top}Q0,${top - 0.06} ${-sh + 0.06},${top}Z" fill="${o.top}"/><path d="M.04,${top - 0.03}L${sh - 0.06},${top}C${sh + 0.04},${top + 0.03} ${sh + 0.02},${top + 0.2} ${sh - 0.04},${top + 0.32}L.17,-.68H.05Z" fill="${o.topShade}"/>` +
    (o.sleeves === 'rolled'
      ? `<path d="M-.07,${top - 0.03}L0,${top + 0.12}L.07,${top - 0.03}Z" fill="${o.skin}"/>`
      : `<path d="M-.012,${top}h.024v.34h-.024Z" fill="${o.topShade}"/>`) +
    // tyre in its fork, mudguard, shield, apron of the lamp
    `<path d="M-.1,-.46H.1V-.08Q.1,0 0,0Q-.1,0 -.1,-.08Z" fill="${DARK}"/><path d="M-.03,-.4h.06v.38h-.06Z" fill="#3a3160"/><path d="M-.14,-.5Q-.15,-.3 -.1,-.26H.1Q.15,-.3 .14,-.5Z" fill="${o.paintShade}"/>` +
    `<path d="M-.17,-.93C-.22,-.78 -.255,-.58 -.225,-.38Q-.18,-.31 -.11,-.37L0,-.5L.11,-.37Q.18,-.31 .225,-.38C.255,-.58 .22,-.78 .17,-.93Q0,-1 -.17,-.93Z" fill="${o.paint}"/><path d="M.02,-.97Q.1,-.97 .17,-.93C.22,-.78 .255,-.58 .225,-.38Q.18,-.31 .11,-.37L.02,-.48Z" fill="${o.paintShade}"/>` +
    '<path d="M-.025,-.86H.025V-.54L0,-.5L-.025,-.54Z" fill="#f0dccb"/>' +
    `<path d="M-.42,-.99Q-.2,-1.02 -.12,-1H.12Q.2,-1.02 .42,-.99V-.94Q.2,-.96 0,-.95Q-.2,-.96 -.42,-.94Z" fill="${DARK}"/><path d="M-.26,-.99L-.33,-1.16M.26,-.99L.33,-1.16" stroke="${DARK}" stroke-width=".022"/><path d="M-.42,-1.24q.1,-.03 .15,.02l-.02,.09h-.12ZM.42,-1.24q-.1,-.03 -.15,.02l.02,.09h.12Z" fill="${DARK}"/><path d="M-.4,-1.22q.07,-.02 .11,.01l-.01,.06h-.09Z" fill="#ffc08a"/>` +
    arm(-1, o.top) +
    arm(1, o.topShade) +
    `<path d="M-.13,-1.04Q0,-1.1 .13,-1.04L.1,-.87Q0,-.83 -.1,-.87Z" fill="${o.paint}"/><ellipse cx="0" cy="-.95" rx=".078" ry=".068" fill="${LAMP}"/>` +
    head(0, top - 0.06, o)
  )
}
/** Who rides behind: knees outside the rider's, a head over the right shoulder, hands that meet round the waist. Drawn first. */
const pillion = (o: Rider): string =>
  [-1, 1]
    .map(
      (s) =>
        limb([s * 0.16, -0.86], 0.1, [s * 0.46, -0.74], 0.09, o.legs) +
        limb([s * 0.46, -0.72], 0.08, [s * 0.4, -0.44], 0.05, o.legs) +
        `<path d="M${s * 0.35},-.47Q${s * 0.41},-.5 ${s * 0.45},-.46L${s * 0.47},-.39Q${s * 0.4},-.36 ${s * 0.35},-.39Z" fill="${DARK}"/>`,
    )
    .join('') +
  `<path d="M-.1,-1.46Q.16,-1.6 .4,-1.46C.48,-1.3 .42,-1.0 .34,-.8H-.1Z" fill="${o.top}"/><path d="M.28,-1.53L.4,-1.46C.48,-1.3 .42,-1.0 .34,-.8H.26Z" fill="${o.topShade}"/>` +
  head(0.21, -1.56, o)
/** The arms of who rides behind, round the rider's waist. Drawn last. */
const embrace = ({ top, topShade, skin }: Rider): string =>
  limb([-0.2, -0.98], 0.05, [-0.07, -0.9], 0.045, top) +
  limb([0.21, -0.98], 0.05, [0.08, -0.9], 0.045, topShade) +
  `<path d="M-.09,-.94Q0,-.98 .09,-.94L.08,-.87Q0,-.84 -.08,-.87Z" fill="${skin}"/>`
/** A full bloom: five round petals about a heart. */
const bloom = (x: number, y: number, r: number, ink: string): string =>
  `<g fill="${ink}">${[0, 1, 2, 3, 4].map((i) => `<circle cx="${(x + 0.5 * r * Math.sin(i * 1.257 + x)).toFixed(3)}" cy="${(y + 0.5 * r * Math.cos(i * 1.257 + x)).toFixed(3)}" r="${(0.52 * r).toFixed(3)}"/>`).join('')}</g><circle cx="${x}" cy="${y}" r="${(0.3 * r).toFixed(3)}" fill="#7a2f4a" opacity=".3"/>`
/** Flowers for the market in two baskets and a heap, tied on behind. Drawn first. */
const flowers = (): string =>
  '<path d="M-.62,-.92H.62L.54,-1.2H-.54Z" fill="#8a5f3c"/><path d="M.06,-.92H.62L.54,-1.2H.06Z" fill="#5f3f36"/>' +
  [
    [-0.5, -1.24, 0.19, '#e0563f'],
    [0.5, -1.24, 0.19, '#f2a8b8'],
    [-0.62, -1.44, 0.17, '#f6d25c'],
    [0.62, -1.44, 0.17, '#e0563f'],
    [-0.36, -1.5, 0.2, '#f2a8b8'],
    [0.36, -1.5, 0.2, '#f6d25c'],
    [-0.5, -1.68, 0.17, '#f4e9d2'],
    [0.5, -1.68, 0.17, '#f2a8b8'],
    [-0.2, -1.74, 0.19, '#f6d25c'],
    [0.2, -1.76, 0.19, '#e0563f'],
  ]
    .map(([x, y, r, ink]) => bloom(x as number, y as number, r as number, ink as string))
    .join('') +
  '<path d="M-.8,-1.24Q-.66,-1.4 -.5,-1.2ZM.8,-1.26Q.66,-1.42 .5,-1.2ZM-.74,-1.66Q-.6,-1.62 -.56,-1.5ZM.76,-1.64Q.6,-1.62 .58,-1.5Z" fill="#3f8f66"/>'
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
  who: 0 | 1 | 2 | 3
  /** Who rides behind. */
  with?: 0 | 1 | 2 | 3
  flowers?: boolean
}
/** The lamp's pool on the asphalt, the shadow under the tyre, the machine, and the glow of the lamp. */
const ride = ({ x, y, k, who, with: second, flowers: loaded }: Ride): string =>
  `<ellipse cx="${x}" cy="${y + k * 0.1}" rx="${k * 0.8}" ry="${k * 0.13}" fill="url(#pool)"/><ellipse cx="${x}" cy="${y}" rx="${k * 0.34}" ry="${k * 0.035}" fill="#171335" opacity=".8"/>` +
  edgeLight(
    place(
      x,
      y,
      k,
      (loaded ? flowers() : '') +
        (second === undefined ? '' : pillion(RIDERS[second])) +
        rider(RIDERS[who]) +
        (second === undefined ? '' : embrace(RIDERS[second])),
    ),
    [-1, -0.7],
    k / 56,
    '#ffc08a',
  ) +
  `<circle cx="${x}" cy="${y - k * 0.95}" r="${k * 0.26}" fill="url(#lamp)"/>`
const GLOWS =
  '<defs><radialGradient id="lamp"><stop offset="0" stop-color="#fff8dc"/><stop offset=".2" stop-color="#fff1c0" stop-opacity=".8"/><stop offset="1" stop-color="#ffd98f" stop-opacity="0"/></radialGradient><radialGradient id="pool"><stop offset="0" stop-color="#ffd9a0" stop-opacity=".6"/><stop offset="1" stop-color="#ffb98a" stop-opacity="0"/></radialGradient></defs>'

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
      crossing(vx, wide),
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
          { x: 716, y: 652, k: 38, who: 2 },
          { x: 806, y: 656, k: 40, who: 3 },
          { x: 650, y: 682, k: 62, who: 1 },
          { x: 900, y: 696, k: 74, who: 0, with: 1 },
          { x: 770, y: 730, k: 104, who: 3 },
          { x: 1060, y: 790, k: 150, who: 2 },
          { x: 470, y: 830, k: 186, who: 1, flowers: true },
          { x: 1330, y: 920, k: 264, who: 3 },
          { x: 800, y: 972, k: 318, who: 0, with: 3 },
        ],
      }),
    drawTall: (plate) =>
      draw(plate, {
        vx: 340,
        wide: 750,
        tower: { x: 470, high: 520 },
        rides: [
          { x: 300, y: 652, k: 38, who: 2 },
          { x: 390, y: 660, k: 42, who: 3 },
          { x: 240, y: 684, k: 62, who: 3 },
          { x: 470, y: 710, k: 84, who: 2 },
          { x: 150, y: 800, k: 150, who: 1, flowers: true },
          { x: 610, y: 830, k: 176, who: 3 },
          { x: 370, y: 968, k: 300, who: 0, with: 1 },
        ],
      }),
  },
]
