/** Tokyo at the blue hour in the rain: two people before a lit temple gate, their paper umbrella aglow; the pagoda of Senso-ji beyond the wall. The light is in the gate, behind them. */
import { bough, cluster, PETAL } from '../models/blossom.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { clamp, mix, rgb, smoothstep } from '../kit/ink.ts'
import { fiveStoreys } from '../models/five-storeys.ts'
import { litGate, OPENING } from '../models/lit-gate.ts'
import { random } from '../kit/noise.ts'
import { grain, type Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pairMirror, umbrellaPair } from '../models/umbrella-pair.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const n = (v: number) => v.toFixed(1)
const DEEP = '#11164a'
interface Layout {
  wide: number
  /** Row of eye level. */
  eye: number
  /** Column, foot and pixels a metre of the pagoda, the gate and the pair. */
  tower: readonly [x: number, foot: number, k: number]
  gate: readonly [x: number, foot: number, k: number]
  pair: readonly [x: number, foot: number, k: number]
  /** Row of the wall's top. */
  wall: number
  /** The line of trees beyond the wall: a curve from left to right. */
  trees: string
  bough: readonly [x: number, scale: number]
}
const TOWER = {
  roof: '#182058',
  edge: '#33438c',
  soffit: '#101545',
  wall: '#212c6c',
  post: '#2d3a80',
  lamp: '#ffc67a',
} as const
const GATE = {
  roof: '#10143f',
  tile: '#161b4c',
  edge: '#202862',
  soffit: '#241844',
  timber: '#1a153f',
  sill: ['#6b3350', '#ffdca0'],
  frames: [['#dc8650', '#b9603f'], ['#f2ab66'], ['#f8c17c', '#ee9f5c'], ['#fcd696']],
  floor: '#ffdb98',
  joint: '#f3b86c',
  light: ['#fff6d8', '#ffeab8', '#ffd191'],
} as const

/** The wall of the court: stone foot, plaster and a coping of tiles, on either side of the gate. */
function wall({ wide, wall: top, gate: [gx, foot, k] }: Layout): string {
  const side = (a: number, b: number) =>
    shape(`M${a},${top}H${b}V${foot + 1}H${a}Z`, '#2b3c80') +
    shape(`M${a},${foot - 0.36 * k}H${b}V${foot + 1}H${a}Z`, '#1c2862') +
    shape(`M${a},${top - 0.1 * k}H${b}V${top + 0.13 * k}H${a}Z`, '#141b50') +
    shape(`M${a},${top - 0.18 * k}H${b}V${top - 0.08 * k}H${a}Z`, '#202b6c')
  return side(-20, gx - 2.5 * k) + side(gx + 2.5 * k, wide + 20)
}
/** All that stands beyond the square. */
function beyond(plate: Plate, l: Layout): void {
  const [tx, tf, tk] = l.tower,
    [gx, gf, gk] = l.gate
  bareSky(plate, [
    [0, '#1b2663'],
    [l.eye * 0.36, '#3c559f'],
    [l.eye * 0.7, '#7e93c8'],
    [l.eye, '#cbc6e2'],
  ])
  plate.svg(
    shape(`${l.trees}V${gf}H-20Z`, '#7382bd') +
      edgeLight(place(tx, tf, tk, fiveStoreys(TOWER)), [1, -0.2], 1.4, '#8b86b8') +
      wall(l),
  )
  plate.svg(place(gx, gf, gk, litGate(GATE, (gf - l.eye) / gk)))
}
/** Wet stone: the blue of the sky, darker towards us, and its joints in perspective. */
function ground(plate: Plate, l: Layout): void {
  const [gx, gf] = l.gate
  const table = Array.from({ length: 33 }, (_, i) => {
    const t = i / 32
    return rgb(t < 0.4 ? mix('#4a5aa0', '#28367f', t / 0.4) : mix('#28367f', '#0f1446', (t - 0.4) / 0.6))
  })
  plate.field((x, y) => {
    if (y < gf) return null
    const t = ((y - gf) / (1000 - gf)) * 32 + (grain(x, y, 11) - 0.5) * 2
    return [table[Math.round(clamp(t, 0, 32))]!, 1]
  })
  let joints = ''
  const down = gf - l.eye
  for (let m = -16; m <= 16; m++) {
    const x = gx + (m - 0.5) * 118,
      far = gx + ((x - gx) * (1000 - l.eye)) / down
    joints += `M${x.toFixed(1)},${gf}L${far.toFixed(1)},1000`
  }
  for (let i = 1; i < 9; i++) {
    const y = l.eye + down / (1 - i * 0.098)
    if (y < 1000) joints += `M0,${y.toFixed(1)}H${l.wide}`
  }
  plate.svg(`<path d="${joints}" stroke="#141a50" stroke-width="2" fill="none"/>`, { opacity: 0.55 })
}
/** Flakes of the light on the wet stone: how far towards us, the middle and half the width in half widths of the opening. They narrow and part as they come. */
const FLAKES: readonly (readonly [down: number, at: number, wide: number])[] = [
  [0.017, -0.02, 0.94],
  [0.045, -0.52, 0.45],
  [0.046, 0.5, 0.47],
  [0.075, -0.05, 0.92],
  [0.112, -0.38, 0.58],
  [0.114, 0.66, 0.33],
  [0.163, -0.06, 0.88],
  [0.235, 0.1, 0.86],
  [0.31, -0.52, 0.52],
  [0.32, 0.62, 0.38],
  [0.41, -0.04, 0.92],
  [0.505, -0.46, 0.5],
  [0.515, 0.55, 0.46],
  [0.605, 0, 0.86],
  [0.7, -0.46, 0.36],
  [0.71, 0.38, 0.44],
  [0.8, 0.02, 0.62],
  [0.895, -0.28, 0.3],
  [0.905, 0.34, 0.22],
  [0.96, 0.06, 0.2],
]
/** A flake of light on wet stone: its ends sway, one up and one down. */
const flake = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w)},${n(y)}Q${n(x - w * 0.3)},${n(y - h)} ${n(x + w * 0.1)},${n(y - h * 0.7)}T${n(x + w)},${n(y)}Q${n(x + w * 0.3)},${n(y + h)} ${n(x - w * 0.1)},${n(y + h * 0.7)}T${n(x - w)},${n(y)}Z`
/** What the wet stone gives back: the wall as a quiet band, the light of the gate in flakes that part towards us, the pair dark at their feet. */
function mirrors(plate: Plate, l: Layout): void {
  const [gx, gf, gk] = l.gate,
    [px, pf, pk] = l.pair
  const under = 2 * gf - l.wall
  plate.svg(`<rect x="-20" y="${gf}" width="${l.wide + 40}" height="${under - gf}" fill="${DEEP}"/>`, {
    mask: (_x, y) => 0.55 * (1 - smoothstep(gf, under, y)),
  })
  const half = OPENING.half * gk
  const stops = (
    [
      [0, '#ffe6b2'],
      [0.2, '#ffcd86'],
      [0.42, '#ffa75c'],
      [0.66, '#f0602f'],
      [1, '#cf3434'],
    ] as const
  ).map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`)
  const gradient = `<linearGradient id="pool" gradientUnits="userSpaceOnUse" x1="0" y1="${gf}" x2="0" y2="1000">${stops.join('')}</linearGradient>`
  const bars = `<path d="${FLAKES.map(([t, at, w]) => flake(gx + at * half, gf + t * (1000 - gf), w * half, (5 + 7 * w) * Math.min(1, 0.26 + 2.6 * t))).join('')}" fill="url(#pool)"/>`
  plate.svg(
    `<defs>${gradient}</defs>${bars}<g transform="translate(${px},${pf}) scale(${pk})" fill="${DEEP}">${pairMirror()}</g>`,
  )
}
/** Fine rain in one slant: none of it under the umbrella, in the gate or along the mast of the pagoda. */
function rain(plate: Plate, l: Layout): void {
  const r = random(4),
    [px, pf, pk] = l.pair,
    [gx, gf, gk] = l.gate,
    [tx, tf, tk] = l.tower,
    columns = Math.round(l.wide / 62),
    rows = 13
  const clear = (x: number, y: number) =>
    (y < gf && y > gf - 4 * gk && Math.abs(x - gx) < 2.9 * gk) ||
    (y > pf - 2.2 * pk && Math.abs(x - px + 0.1 * pk) < (y < pf - 1.2 * pk ? 1.3 : 0.85) * pk) ||
    (y < tf && Math.abs(x - tx) < 1.6 * tk)
  let strokes = ''
  for (let i = 0; i < columns * rows; i++) {
    const row = Math.floor(i / columns),
      x = ((i % columns) + 0.5 * (row % 2) + r.range(0, 0.5)) * (l.wide / columns) + 10,
      y = (row + r.range(-0.5, 0.3)) * (1000 / rows),
      long = r.range(38, 84),
      at = (t: number): Pt => [x - long * 0.13 * t, y + long * t]
    if ([0, 0.5, 1].some((t) => clear(...at(t)))) continue
    strokes += `M${at(0).map(n).join(',')}L${at(1).map(n).join(',')}`
  }
  plate.svg(`<path d="${strokes}" stroke="#b9c8ea" stroke-width="1.3" stroke-linecap="round"/>`, {
    opacity: 0.42,
  })
}
/** A cherry bough from the upper right corner: dark, its clusters lit underneath, some petals in the air. */
function cherry(x: number, scale: number): string {
  const bark = '#0b0e33',
    pinks = ['#4a2c62', '#985488', '#ffb3a8'] as const
  const limbs: [Pt[], number][] = [
    [[[90, -50], [-70, 18], [-210, 48], [-340, 74], [-440, 100], [-516, 136]], 26],
    [[[-152, 34], [-134, 92], [-112, 156], [-106, 226], [-124, 330]], 12],
    [[[-130, 34], [-206, 8], [-270, -20]], 9],
  ] // prettier-ignore
  const groups: [number, number, number, number, boolean, boolean][] = [
    [-50, 18, 92, 8, false, false],
    [-236, 62, 72, 12, true, false],
    [-400, 94, 52, 16, false, true],
    [-76, 168, 62, -24, true, false],
    [-124, 268, 42, -30, false, true],
  ]
  const loose: [number, number, number, number][] = [
    [-232, 236, 15, 70],
    [-186, 330, 15, 110],
    [-66, 470, 12, 160],
    [-336, 126, 13, 130],
  ] // prettier-ignore
  const petal = ([a, b, size, turn]: (typeof loose)[number]) =>
    `<path d="${PETAL}" transform="translate(${a},${b}) rotate(${turn}) scale(${size})" fill="#f4a5a0"/>`
  return place(
    x,
    0,
    scale,
    limbs.map(([points, wide]) => bough(points, wide, 3, bark)).join('') +
      groups.map((group) => cluster(group, pinks)).join('') +
      loose.map(petal).join(''),
  )
}
function draw(plate: Plate, l: Layout): void {
  beyond(plate, l)
  ground(plate, l)
  mirrors(plate, l)
  rain(plate, l)
  plate.svg(umbrellaPair(...l.pair))
  plate.svg(cherry(...l.bough))
}
export const views: View[] = [
  {
    name: 'tokyo-japan-cover',
    focusX: 1600,
    draw: (plate) =>
      draw(plate, {
        wide: 1600,
        eye: 640,
        tower: [404, 668, 13.1],
        gate: [1050, 712, 86],
        pair: [1050, 850, 252],
        wall: 634,
        trees:
          'M-20,556Q30,528 84,546Q118,540 142,558Q188,548 226,568Q262,562 292,582Q340,576 372,596Q430,590 470,604Q540,594 600,608Q660,600 720,610L1250,610Q1286,588 1330,592Q1354,566 1408,570Q1440,540 1500,546Q1560,512 1620,530',
        bough: [1600, 1],
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        eye: 640,
        tower: [124, 688, 10.6],
        gate: [487, 711, 60.5],
        pair: [487, 844, 190],
        wall: 660,
        trees:
          'M-20,604Q14,586 52,600Q90,592 120,612Q160,604 196,620Q240,612 280,626Q320,618 360,630L640,630Q664,606 702,610Q728,590 770,598',
        bough: [750, 0.66],
      }),
  },
]
