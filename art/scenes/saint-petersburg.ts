/** Saint Petersburg: the arch of a low canal bridge and its mirror are one opening, and the Saviour on the Blood is in it, in the White Night. */
import { calmWater } from '../kit/calm-water.ts'
import { place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { mix } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { bridge, bridgeMirror, open, type Bridge } from '../models/canal-bridge.ts'
import { rowers, ROWERS_GAPS, ROWERS_MIRROR, WAKE } from '../models/lilac-rowers.ts'
import { SAVIOUR } from '../models/saviour-cut.ts'

interface Layout extends Bridge {
  /** Column of the tent's axis and pixels per metre of the church. */
  church: [x: number, k: number]
  /** Column of the boat's middle, its waterline, and pixels per centimetre. */
  boat: [x: number, y: number, k: number]
  /** Columns between which the houses of the left bank stand, and those of the right bank. */
  left: [near: number, far: number]
  right: [near: number, far: number]
  /** Slopes of the roof lines. */
  slope: [left: number, right: number]
}
const SKY: [up: number, ink: string][] = [
  [480, '#4a6aa0'],
  [360, '#86a3c4'],
  [250, '#c3c9d3'],
  [140, '#f5cdb4'],
  [60, '#fdcb90'],
  [0, '#ffedb4'],
]
const n = (v: number) => v.toFixed(1)
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const quad = (p: readonly Pt[], ink: string) =>
  shape(`M${p.map(([x, y]) => `${n(x)},${n(y)}`).join('L')}Z`, ink)

interface House {
  wall: string
  /** Windows in a storey. */
  bays: number
  /** Part of the row's length. */
  share: number
  /** Height against its neighbours. */
  tall: number
}
const LEFT: House[] = [
  { wall: '#a9c6bd', bays: 3, share: 0.1, tall: 1 },
  { wall: '#eccf9c', bays: 3, share: 0.13, tall: 0.87 },
  { wall: '#dfa496', bays: 5, share: 0.3, tall: 1.02 },
  { wall: '#b9c3d4', bays: 0, share: 0.47, tall: 0.9 },
]
const RIGHT: House[] = [
  { wall: '#a9b8cc', bays: 3, share: 0.5, tall: 1 },
  { wall: '#ecc79a', bays: 3, share: 0.5, tall: 0.86 },
]
/** Houses along a bank from a near to a far column; every height falls towards the vanishing point. */
function row(l: Layout, [near, far]: [number, number], slope: number, houses: readonly House[]): string {
  const { vx, horizon } = l,
    // depth is the reciprocal of the distance from the vanishing point
    [zn, zf] = [1 / Math.abs(near - vx), 1 / Math.abs(far - vx)],
    side = Math.sign(near - vx),
    at = (t: number, up: number): Pt => {
      const d = 1 / (zn + (zf - zn) * t)
      return [vx + side * d, horizon - d * slope * up]
    }
  const block = (a: number, b: number, lo: number, hi: number, ink: string) =>
    quad([at(a, lo), at(b, lo), at(b, hi), at(a, hi)], ink)
  let out = ''
  let a = 0
  for (const { wall, bays, share, tall } of houses) {
    const b = a + share,
      trim = mix(wall, '#fff4e0', 0.6),
      shade = mix(wall, '#6a5488', 0.45),
      pane = mix(wall, '#4c4278', 0.66),
      inset = share * 0.03
    out += block(a, b, 0, tall, wall)
    // roof, cornice, string course and plinth
    out += block(a, b, tall, tall * 1.05, '#6f7ea6')
    out += block(a, b, tall * 0.955, tall, trim) + block(a, b, tall * 0.93, tall * 0.955, shade)
    out += block(a, b, tall * 0.355, tall * 0.385, trim)
    out += block(a, b, 0.1, 0.17, shade)
    const w = (share - 2 * inset) / bays
    for (let k = 0; k < bays; k++)
      for (let fl = 0; fl < 3; fl++) {
        const x0 = a + inset + k * w + w * 0.32,
          x1 = x0 + w * 0.34,
          lo = tall * [0.2, 0.44, 0.7][fl]!,
          hi = tall * [0.33, 0.64, 0.86][fl]!
        out += block(x0 - w * 0.07, x1 + w * 0.07, lo - 0.012, hi + 0.03, trim) + block(x0, x1, lo, hi, pane)
      }
    a = b
  }
  // the quay wall and its foot in the water
  return out + block(0, 1, -0.03, 0.1, '#8a7597') + block(0, 1, 0.085, 0.105, '#d9b7ae')
}
/** Everything beyond the bridge, down to the waterline. */
function town(l: Layout): string {
  const { horizon: h, church } = l,
    [x, k] = church
  return (
    `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${n(l.boat[0] + 80 * l.boat[2])}" cy="${h}" r="300"><stop offset="0" stop-color="#fff6d2" stop-opacity=".95"/><stop offset="1" stop-color="#fff0c2" stop-opacity="0"/></radialGradient><rect width="${l.wide}" height="${h + 2}" fill="url(#glow)"/>` +
    garden(l.left[1] - 10, x - 20 * k, h, 34, 4, '#d3c3a0') +
    garden(x - 60 * k, l.right[1] + 10, h, 46, 7, '#bdb59b') +
    row(l, l.left, l.slope[0], LEFT) +
    place(x, h - 4, k, SAVIOUR) +
    row(l, l.right, l.slope[1], RIGHT) +
    `<rect x="${n(l.left[1])}" y="${h - 4}" width="${n(l.right[1] - l.left[1])}" height="6" fill="#8a7597"/>`
  )
}
/** Open water between the bars of the mirror: lenses that widen towards us. */
function slits(l: Layout): string {
  const r = random(31)
  let d = ''
  for (let i = 0, down = 26; down < 470; i++, down += 9 + i * 1.6) {
    const y = l.horizon + down,
      t = 0.9 + i * 0.3
    for (let x = l.cx - l.a + r.range(0, 200); x < l.cx + l.a; x += r.range(210, 420)) {
      const half = r.range(30, 62) + i * 6
      d += `M${n(x - half)},${n(y)}Q${n(x)},${n(y - t * 2)} ${n(x + half)},${n(y)}Q${n(x)},${n(y + t * 2)} ${n(x - half)},${n(y)}Z`
    }
  }
  return d
}
/** The crowns of the gardens at the end of the canal, between two columns. */
function garden(from: number, to: number, foot: number, high: number, seed: number, ink: string): string {
  const r = random(seed)
  let d = ''
  for (let x = from; x < to; x += r.range(0.35, 0.6) * high) {
    const w = r.range(0.42, 0.66) * high,
      up = high * r.range(0.6, 1)
    d += `M${n(x - w)},${foot}V${n(foot - up + w)}A${n(w)},${n(w)} 0 0 1 ${n(x + w)},${n(foot - up + w)}V${foot}Z`
  }
  return shape(d, ink)
}
function draw(plate: Plate, l: Layout): void {
  const { horizon: h, wide } = l
  bareSky(
    plate,
    SKY.map(([up, ink]) => [h - up, ink]),
  )
  calmWater(plate, {
    top: h,
    inks: SKY.toReversed().map(([, ink], i) => mix(ink, '#6a6aa8', 0.08 + i * 0.05)),
  })
  const beyond = town(l)
  plate.svg(
    `<clipPath id="under"><rect y="${h + 2}" width="${wide}" height="600"/></clipPath>` +
      beyond +
      `<g clip-path="url(#under)"><g transform="translate(0,${2 * h + 4}) scale(1,-1)" opacity=".8">${beyond.replaceAll(/id="(onion\d+|glow)"/g, 'id="$1m"').replaceAll(/url\(#(onion\d+|glow)\)/g, 'url(#$1m)')}</g></g>` +
      `${open(l)}<path d="${slits(l)}" fill="url(#open)"/>`,
  )
  plate.svg(bridgeMirror(l) + bridge(l, 'high'))
  const [bx, by, bk] = l.boat
  plate.svg(
    `<g opacity=".8">${place(bx, by, bk, ROWERS_MIRROR)}</g>` +
      place(bx, by, bk, ROWERS_GAPS + WAKE) +
      rowers(bx, by, bk),
  )
}
export const views: View[] = [
  {
    name: 'saint-petersburg-russia-cover',
    focusX: 925,
    draw: (plate) =>
      draw(plate, {
        wide: 1600,
        cx: 800,
        base: 534,
        a: 664,
        b: 452,
        vx: 474,
        horizon: 490,
        ratio: 0.94,
        top: [4, 150],
        ring: 44,
        church: [1026, 3.98],
        boat: [520, 584, 1.7],
        left: [150, 436],
        right: [1440, 1160],
        slope: [0.46, 0.21],
      }),
    drawLink: (plate) =>
      draw(plate, {
        wide: 1600,
        cx: 860,
        base: 440,
        a: 650,
        b: 372,
        vx: 560,
        horizon: 402,
        ratio: 0.94,
        top: [2, 130],
        ring: 38,
        church: [1086, 3.2],
        boat: [600, 482, 1.5],
        left: [210, 526],
        right: [1490, 1200],
        slope: [0.5, 0.18],
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        cx: 375,
        base: 508,
        a: 342,
        b: 430,
        vx: 166,
        horizon: 474,
        ratio: 0.94,
        top: [2, 110],
        ring: 42,
        church: [538, 3.35],
        boat: [222, 528, 0.97],
        left: [30, 150],
        right: [730, 634],
        slope: [0.8, 0.24],
      }),
  },
]
