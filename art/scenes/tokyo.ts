/** Tokyo at the blue hour in the rain: two people before a lit temple gate, their paper umbrella aglow; the pagoda of Senso-ji beyond the wall. The light is in the gate, behind them. */
import { bough, bud, type Flower, PETAL, spray } from '../models/blossom.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { clamp, mix, rgb, smoothstep } from '../kit/ink.ts'
import { fiveStoreys } from '../models/five-storeys.ts'
import { litGate, OPENING } from '../models/lit-gate.ts'
import { random } from '../kit/noise.ts'
import { grain, Plate } from '../kit/press.ts'
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
  floor: '#f9c67c',
  joint: '#eeab62',
  hall: {
    wall: '#ffedbe',
    panel: '#fff5d6',
    post: '#f7c884',
    beam: '#efb069',
    altar: '#e0915a',
    cloth: '#c9584a',
  },
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
/** Wet stone: the blue of the sky, darker towards us. */
function ground(plate: Plate, l: Layout): void {
  const [, gf] = l.gate
  const table = Array.from({ length: 33 }, (_, i) => {
    const t = i / 32
    return rgb(t < 0.4 ? mix('#4a5aa0', '#28367f', t / 0.4) : mix('#28367f', '#0f1446', (t - 0.4) / 0.6))
  })
  plate.field((x, y) => {
    if (y < gf) return null
    const t = ((y - gf) / (1000 - gf)) * 32 + (grain(x, y, 11) - 0.5) * 2
    return [table[Math.round(clamp(t, 0, 32))]!, 1]
  })
}
/** The joints of the paving in perspective, over what the stone mirrors. */
function paving(plate: Plate, l: Layout): void {
  const [gx, gf] = l.gate
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
  plate.svg(`<path d="${joints}" stroke="#141a50" stroke-width="2" fill="none"/>`, {
    mask: (_x, y) => 0.2 + 0.35 * smoothstep(gf, gf + 200, y),
  })
}
/** Rows of light on the wet stone between the door and the lower edge of the print. */
const ROWS = 19
/** The strokes of every row: their ends in half widths of the opening, and their thickness as a share of the row. One pool at the door; then fewer and thinner, the last ones from the umbrella, which is wider. */
const STROKES: readonly (readonly (readonly [from: number, to: number, thick: number])[])[] = [
  [[-1, 1, 1.2]],
  [[-0.97, 0.98, 1.2]],
  [[-1.03, 0.96, 1.2]],
  [[-0.96, 1.04, 1.2]],
  [[-1.08, 0.97, 1.2]],
  [[-0.93, 1.02, 1.2]],
  [[-1.0, 1.13, 1.2]],
  [
    [-1.16, 0.9, 0.7],
    [-0.96, 0.86, 1.2],
  ],
  [[-0.9, 1.0, 1.15]],
  [[-1.06, 0.78, 0.9]],
  [[-0.94, 1.18, 0.74]],
  [
    [-0.62, 0.46, 0.7],
    [0.58, 1.0, 0.4],
  ],
  [[-1.26, 0.84, 0.6]],
  [[-0.86, 1.06, 0.34]],
  [[-0.98, 0.7, 0.56]],
  [
    [-1.2, -0.5, 0.3],
    [-0.34, 1.3, 0.42],
  ],
  [[-1.06, 0.62, 0.4]],
  [[-1.5, 1.08, 0.34]],
  [
    [-1.2, 0.2, 0.26],
    [0.36, 0.9, 0.26],
  ],
]
/** Thin strokes over what the stone mirrors of the pair. */
const GLINTS: readonly (readonly [row: number, from: number, to: number])[] = [
  [14.55, -0.9, -0.5],
  [14.6, 0.5, 0.86],
  [15.7, -0.84, -0.2],
  [16.6, 0.24, 0.72],
  [17.5, -0.66, -0.3],
  [17.6, 0.5, 1.1],
]
/** Short strokes of bare stone in the pool. */
const BARE: typeof GLINTS = [
  [3.6, 0.5, 0.98],
  [5.1, -1.0, -0.56],
  [5.85, 0.02, 0.4],
  [6.8, 0.62, 1.1],
  [7.6, -0.44, 0.14],
  [8.35, -1.0, -0.3],
  [8.6, 0.3, 0.92],
]
/** Rows in perspective: their distance grows towards us. */
const rowAt = (l: Layout, i: number): number => {
  const near = l.gate[1] - l.eye - 2
  return l.eye + near * ((1004 - l.eye) / near) ** (i / ROWS)
}
/** A stroke with tapered ends on a row. */
function stroke(l: Layout, i: number, from: number, to: number, share: number): string {
  const [gx, , gk] = l.gate,
    half = OPENING.half * gk,
    [a, b] = [gx + from * half, gx + to * half],
    top = rowAt(l, i),
    foot = top + (rowAt(l, i + 1) - top) * share,
    end = Math.min((foot - top) * 2.4, (b - a) / 5),
    [middle, left, right] = [(top + foot) / 2, a + 2 * end, b - 2 * end]
  return `<path d="M${n(a)},${n(middle)}Q${n(a + end)},${n(top)} ${n(left)},${n(top)}H${n(right)}Q${n(b - end)},${n(top)} ${n(b)},${n(middle)}Q${n(b - end)},${n(foot)} ${n(right)},${n(foot)}H${n(left)}Q${n(a + end)},${n(foot)} ${n(a)},${n(middle)}Z"/>`
}
/** What the wet stone gives back: the wall as a quiet band, the light of the gate in strokes that part towards us, the pair upside down at their feet, swaying a little. */
function mirrors(plate: Plate, l: Layout): void {
  const [, gf] = l.gate,
    [px, pf, pk] = l.pair
  const under = 2 * gf - l.wall
  plate.svg(`<rect x="-20" y="${gf}" width="${l.wide + 40}" height="${under - gf}" fill="${DEEP}"/>`, {
    mask: (_x, y) => 0.55 * (1 - smoothstep(gf, under, y)),
  })
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
  const light = (body: string) => `<defs>${gradient}</defs><g fill="url(#pool)">${body}</g>`
  plate.svg(
    light(STROKES.flatMap((row, i) => row.map(([a, b, thick]) => stroke(l, i, a, b, thick))).join('')),
  )
  plate.svg(`<g fill="#3a4890">${BARE.map(([i, a, b]) => stroke(l, i, a, b, 0.26)).join('')}</g>`)
  const still = new Plate(plate.ss, plate.wide)
  still.px.set(plate.px)
  still.svg(
    place(px, pf, pk, pairMirror()) + light(GLINTS.map(([i, a, b]) => stroke(l, i, a, b, 0.2)).join('')),
  )
  const reach = 0.016 * pk,
    top = pf - 0.05 * pk
  plate.field((x, y) => {
    if (y < top || Math.abs(x - px) > 1.5 * pk) return null
    const wave = 15 * Math.log(y - l.eye),
      sway = 0.6 * Math.sin(wave * 2) + 0.4 * Math.sin(wave * 3.7 + 1)
    return [still.sample(x + reach * smoothstep(pf, pf + 0.3 * pk, y) * sway, y), 1]
  })
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
/** The flowers of the bough, back to front: a full head at the corner, looser ones outwards, some alone. */
const FLOWERS: readonly Flower[] = [
  // the corner
  [-8, -12, 40, 10, 0.9, 0],
  [-70, -14, 34, 40, 0.86, 0],
  [-112, 0, 27, 66, 0.84, 0],
  [-30, 22, 40, 24, 0.92, 1],
  [-84, 26, 34, 5, 0.88, 1],
  [2, 52, 38, 50, 0.86, 2],
  [-52, 60, 33, 16, 0.84, 2],
  [-104, 50, 24, 60, 0.8, 1],
  [-14, 96, 24, 8, 0.78, 2],
  // along the bough
  [-196, 24, 27, 30, 0.88, 0],
  [-238, 38, 33, 12, 0.9, 0],
  [-282, 48, 25, 50, 0.84, 0],
  [-218, 66, 31, 58, 0.88, 1],
  [-262, 84, 34, 20, 0.86, 2],
  [-206, 96, 22, 4, 0.8, 2],
  [-304, 82, 20, 66, 0.8, 1],
  [-356, 66, 17, 24, 0.84, 0],
  [-412, 84, 24, 48, 0.88, 0],
  [-432, 112, 21, 10, 0.84, 1],
  [-398, 112, 23, 36, 0.82, 2],
  [-488, 118, 14, 60, 0.84, 1],
  // down the twig
  [-138, 112, 17, 40, 0.84, 1],
  [-92, 148, 26, 16, 0.88, 0],
  [-58, 166, 22, 52, 0.86, 0],
  [-112, 176, 23, 64, 0.86, 1],
  [-76, 192, 29, 30, 0.86, 2],
  [-130, 252, 22, 12, 0.88, 0],
  [-98, 270, 16, 50, 0.84, 1],
  [-122, 286, 18, 36, 0.82, 2],
  // the upper twig
  [-236, -4, 15, 20, 0.84, 0],
]
/** Buds on their stalks: place, turn and size. */
const BUDS: readonly (readonly [x: number, y: number, turn: number, size: number])[] = [
  [-334, 72, 14, 12],
  [-462, 112, -8, 11],
  [-452, 108, 24, 9],
  [-168, 46, 10, 13],
  [-104, 226, -30, 11],
  [-121, 318, 6, 11],
  [-124, 322, 40, 9],
  [-510, 132, 20, 8],
]
/** A cherry bough from the upper right corner: dark, its flowers lit underneath, some petals in the air. */
function cherry(x: number, scale: number): string {
  const bark = '#0b0e33',
    inks = ['#4a2c62', '#8d5088', '#d98399', '#ffb9ac'] as const
  const limbs: [Pt[], number, number][] = [
    [[[90, -62], [-40, 6], [-150, 34], [-250, 50], [-340, 74], [-440, 100], [-524, 140]], 44, 3],
    [[[-128, 28], [-140, 92], [-112, 156], [-106, 226], [-124, 330]], 15, 3],
    [[[-130, 34], [-206, 2], [-290, -30]], 13, 5],
    [[[-330, 70], [-372, 62], [-404, 40]], 7, 2],
  ] // prettier-ignore
  const loose: [number, number, number, number][] = [
    [-232, 236, 15, 70],
    [-186, 330, 15, 110],
    [-66, 470, 12, 160],
    [-356, 126, 13, 130],
  ] // prettier-ignore
  const petal = ([a, b, size, turn]: (typeof loose)[number]) =>
    `<path d="${PETAL}" transform="translate(${a},${b}) rotate(${turn}) scale(${size})" fill="#f4a5a0"/>`
  return place(
    x,
    0,
    scale,
    limbs.map(([points, wide, thin]) => bough(points, wide, thin, bark)).join('') +
      BUDS.map(([a, b, turn, size]) => bud(a, b, turn, size, inks[2], bark)).join('') +
      spray(FLOWERS, inks) +
      loose.map(petal).join(''),
  )
}
function draw(plate: Plate, l: Layout): void {
  beyond(plate, l)
  ground(plate, l)
  mirrors(plate, l)
  paving(plate, l)
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
