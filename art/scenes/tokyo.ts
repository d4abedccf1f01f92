/** Tokyo at the blue hour in the rain: two people before a lit temple gate, their paper umbrella aglow; the pagoda of Senso-ji beyond the wall. The light is in the gate, behind them. */
import { bough, bud, type Flower, PETAL, spray } from '../models/blossom.ts'
import { edgeLight, place, smoothPath } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { clamp, mix, rgb, smoothstep } from '../kit/ink.ts'
import { fiveStoreys } from '../models/five-storeys.ts'
import { litGate, OPENING } from '../models/lit-gate.ts'
import { points } from '../kit/limbs.ts'
import { random } from '../kit/noise.ts'
import { grain, Plate } from '../kit/press.ts'
import { stoneLantern } from '../models/stone-lantern.ts'
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
  /** Column, foot and pixels a metre of the pagoda, the gate, the pair and the stone lantern. */
  tower: readonly [x: number, foot: number, k: number]
  gate: readonly [x: number, foot: number, k: number]
  pair: readonly [x: number, foot: number, k: number]
  lantern: readonly [x: number, foot: number, k: number]
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

const STONE = {
  stone: '#2a3879',
  top: '#44559c',
  shade: '#1d2861',
  lamp: '#ffd48c',
  warm: '#b3705c',
} as const
const WET_STONE = {
  stone: '#1b2764',
  top: '#1b2764',
  shade: '#161f57',
  lamp: '#f2ab68',
  warm: '#6b4666',
} as const
/** The wall of the court: stone foot, plaster and a coping of tiles, on either side of the gate. */
function wall({ wide, wall: top, gate: [gx, foot, k] }: Layout): string {
  const side = (a: number, b: number) =>
    shape(`M${a},${top}H${b}V${foot + 1}H${a}Z`, '#2f4189') +
    shape(`M${a},${foot - 0.2 * k}H${b}V${foot + 1}H${a}Z`, '#1c2862') +
    shape(`M${a},${top - 0.06 * k}H${b}V${top + 0.07 * k}H${a}Z`, '#141b50') +
    shape(`M${a},${top - 0.13 * k}H${b}V${top - 0.05 * k}H${a}Z`, '#26327a')
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
/** The paving in perspective, over what the stone mirrors: broken joints, wide towards us, some slabs a tone lighter or darker. */
function paving(plate: Plate, l: Layout): void {
  const [gx, gf, gk] = l.gate,
    down = gf - l.eye,
    r = random(12),
    rowOf = (i: number) => l.eye + down / (1 - i * 0.098),
    at = (m: number, y: number) => `${n(gx + (m * 1.3 * gk * (y - l.eye)) / down)},${n(y)}`
  let joints = '',
    slabs = ''
  for (let i = 0; i < 9; i++) {
    const [top, foot] = [rowOf(i), Math.min(1004, rowOf(i + 1))],
      wide = n(1.1 + i * 0.24),
      shift = i % 2 ? 0.5 : 0
    let d = `M0,${n(foot)}H${l.wide}`
    for (let m = -18; m <= 12; m++) {
      const tone = r()
      d += `M${at(m + shift, top)}L${at(m + shift, foot)}`
      if (tone > 0.62)
        slabs += `<path d="M${at(m + shift, top)}L${at(m + shift + 1, top)}L${at(m + shift + 1, foot)}L${at(m + shift, foot)}Z" fill="${tone > 0.8 ? '#8fa2e4' : '#0a0d38'}"/>`
    }
    joints += `<path d="${d}" stroke-width="${wide}"/>`
  }
  plate.svg(slabs, { opacity: 0.13 })
  plate.svg(`<g stroke="#10154a" fill="none">${joints}</g>`, {
    mask: (_x, y) => 0.4 + 0.3 * smoothstep(gf, gf + 160, y),
  })
}
/** The pool of light before the gate, from its sill to the lower edge: its left and right side as rows from 0 to 1 and half widths of the opening, long tongues and short ones. */
const POOL_SIDES = [
  '0,.980 .012,.991 .05,1.009 .085,.986 .12,1.004 .19,.975 .235,.988 .27,.966 .33,1.006 .385,.959 .42,.968 .45,.950 .53,.973 .585,.929 .64,.942 .67,.924 .745,.955 .8,.903 .83,.913 .87,.891 .93,.915 1,.878 1.04,.874 1.1,.87 1.2,.86',
  '0,.980 .012,.991 .035,1.006 .07,.987 .15,1.010 .195,.983 .225,.993 .265,.967 .31,.976 .36,.956 .43,.996 .485,.948 .54,.956 .575,.934 .66,.960 .71,.913 .75,.922 .79,.904 .86,.931 .91,.892 .96,.897 1,.878 1.04,.874 1.1,.87 1.2,.86',
].map(points)
function pool({ eye, gate: [gx, gf, gk] }: Layout): string {
  const near = (1004 - eye) / (gf - eye)
  const side = (s: 1 | -1): Pt[] =>
    POOL_SIDES[s < 0 ? 0 : 1]!.map(([down, w]) => [
      gx + s * w * OPENING.half * gk,
      eye + (gf - eye) * near ** down,
    ])
  return `<path d="${smoothPath([...side(1), ...side(-1).toReversed()], 0.75)}"/>`
}
/** A lit pane on wet stone: a few soft strokes. */
const PANE = [
  [0.2, -0.72, 0.55, 0.035],
  [-0.1, -0.4, 1, 0.075],
  [0.06, -0.06, 0.8, 0.095],
  [-0.04, 0.26, 1.15, 0.07],
  [0.26, 0.66, 0.5, 0.035],
] as const
const paneLight = (x: number, y: number, half: number, high: number, flip: 1 | -1): string =>
  PANE.map(([at, down, w, thick]) => {
    const [cx, cy, rx, ry] = [x + flip * at * half, y + down * high, w * half, thick * high]
    return `<path d="M${n(cx - rx)},${n(cy)}C${n(cx - rx * 0.86)},${n(cy - ry * 1.2)} ${n(cx + rx * 0.7)},${n(cy - ry * 1.5)} ${n(cx + rx)},${n(cy)}C${n(cx + rx * 0.86)},${n(cy + ry * 1.2)} ${n(cx - rx * 0.7)},${n(cy + ry * 1.5)} ${n(cx - rx)},${n(cy)}Z"/>`
  }).join('')
/** The panes of the pagoda that are lit above the wall: across and up, in metres. */
const PANES = [
  [-2.8, 9.9, 1],
  [2.8, 9.9, -1],
  [0, 15.8, 1],
  [-2.4, 21.7, -1],
  [2.4, 21.7, 1],
] as const
/** What the wet stone gives back: the wall as a quiet band, the light of gate, lantern and windows, the pair upside down at their feet, swaying a little. */
function mirrors(plate: Plate, l: Layout): void {
  const [, gf] = l.gate,
    [px, pf, pk] = l.pair,
    [tx, tf, tk] = l.tower,
    [lx, lf, lk] = l.lantern
  const under = 2 * gf - l.wall
  plate.svg(`<rect x="-20" y="${gf}" width="${l.wide + 40}" height="${under - gf}" fill="${DEEP}"/>`, {
    mask: (_x, y) => 0.55 * (1 - smoothstep(gf, under, y)),
  })
  const panes = PANES.map(([across, up, flip]) =>
    paneLight(tx + across * tk, tf + up * tk, 1.25 * tk, 1.9 * tk, flip),
  ).join('')
  plate.svg(`<g fill="#ffab62">${panes}</g>`, { mask: (_x, y) => 0.75 - 0.4 * smoothstep(gf, 1000, y) })
  // the stone lantern and its fire
  plate.svg(`<g transform="translate(${lx},${lf}) scale(${lk},${-lk})">${stoneLantern(WET_STONE)}</g>`, {
    mask: (_x, y) => 0.85 - 0.4 * smoothstep(lf + 1.1 * lk, lf + 1.9 * lk, y),
  })
  plate.svg(`<g fill="#ffb468">${paneLight(lx, lf + 1.24 * lk, 0.24 * lk, 0.46 * lk, 1)}</g>`, {
    opacity: 0.75,
  })
  const stops = (
    [
      [0, '#ffe6b2'],
      [0.2, '#ffcf8a'],
      [0.42, '#ffb067'],
      [0.7, '#f0703f'],
      [1, '#cf3f42'],
    ] as const
  ).map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`)
  const gradient = `<linearGradient id="pool" gradientUnits="userSpaceOnUse" x1="0" y1="${gf}" x2="0" y2="1000">${stops.join('')}</linearGradient>`
  plate.svg(`<defs>${gradient}</defs><g fill="url(#pool)">${pool(l)}</g>`, {
    mask: (_x, y) => 1 - 0.55 * smoothstep(gf + 60, 985, y),
  })
  const still = new Plate(plate.ss, plate.wide)
  still.px.set(plate.px)
  still.svg(place(px, pf, pk, pairMirror()))
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
    [lx, lf, lk] = l.lantern,
    columns = Math.round(l.wide / 62),
    rows = 13
  const clear = (x: number, y: number) =>
    (y < gf && y > gf - 4 * gk && Math.abs(x - gx) < 2.9 * gk) ||
    (y > pf - 2.2 * pk && Math.abs(x - px + 0.1 * pk) < (y < pf - 1.2 * pk ? 1.3 : 0.85) * pk) ||
    (y < tf && Math.abs(x - tx) < 1.6 * tk) ||
    (y < lf && y > lf - 2 * lk && Math.abs(x - lx) < 0.6 * lk)
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
  [-168, 46, 10, 13],
  [-104, 226, -30, 11],
  [-121, 318, 6, 11],
  [-124, 322, 40, 9],
  [-452, 100, 34, 9],
]
/** A cherry bough from the upper right corner: dark, its flowers lit underneath, some petals in the air. */
function cherry(x: number, scale: number): string {
  const bark = '#0b0e33',
    inks = ['#4a2c62', '#8d5088', '#d98399', '#ffb9ac'] as const
  const limbs: [Pt[], number, number][] = [
    [[[90, -62], [-40, 6], [-150, 34], [-250, 50], [-340, 74], [-410, 90], [-452, 106]], 44, 4],
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
  plate.svg(edgeLight(place(...l.lantern, stoneLantern(STONE)), [1, -0.3], 1.6, '#8c6f8c'))
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
        tower: [372, 656, 13],
        gate: [1050, 712, 86],
        pair: [1050, 850, 252],
        lantern: [588, 742, 122],
        wall: 666,
        trees:
          'M-20,556Q30,528 84,546Q118,540 142,558Q188,548 226,568Q262,562 292,582Q340,576 372,596Q430,590 470,604Q512,586 560,602Q610,584 660,604Q700,594 740,606L1250,610Q1286,588 1330,592Q1354,566 1408,570Q1440,540 1500,546Q1560,512 1620,530',
        bough: [1600, 1],
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        eye: 640,
        tower: [124, 658, 10.6],
        gate: [487, 711, 60.5],
        pair: [487, 844, 190],
        lantern: [272, 742, 88],
        wall: 667,
        trees:
          'M-20,604Q14,586 52,600Q90,592 120,612Q160,604 196,620Q240,612 280,626Q320,618 360,630L640,630Q664,606 702,610Q728,590 770,598',
        bough: [750, 0.66],
      }),
  },
]
