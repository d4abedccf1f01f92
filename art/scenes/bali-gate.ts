/** Bali: a split gate against the early sun, Agung in the cut, women who bring offerings up the stair in its light. */
import { agungPrint } from '../models/agung-print.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { palm } from '../kit/foliage.ts'
import { bareSky } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import { offeringBearer, type Bearer } from '../models/offering-bearers.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { splitGate } from '../models/split-gate.ts'

const MIDDLE = 770
const SILL = 742
const GAP = 164
/** Foot of the stair. */
const GROUND = 872
const STEPS = 8

/** A hedge of round crowns along the foot of the sky. */
function crowns(seed: number, y: number, rise: number, ink: string): string {
  const r = random(seed)
  let d = `M-20,${SILL}V${y}`
  for (let x = -20; x < 1620;) {
    const w = r.range(60, 130)
    const h = r.range(0.5, 1) * rise
    d += `C${x + w * 0.1},${(y - h).toFixed(1)} ${(x + w * 0.9).toFixed(1)},${(y - h).toFixed(1)} ${(x + w).toFixed(1)},${y}`
    x += w
  }
  return `<path d="${d}V${SILL}Z" fill="${ink}"/>`
}
/** Walls that run out on both sides, a terrace, and its retaining wall. */
function walls(): string {
  let s = ''
  for (const side of [-1, 1] as const) {
    const at = (v: number): number => MIDDLE + side * v
    for (const [from, to, top] of [
      [370, 640, 566],
      [620, 860, 628],
    ] as const) {
      s += `<path d="M${at(from)},${SILL}V${top}H${at(to)}V${SILL}Z" fill="#bd6c62"/><path d="M${at(from)},${top + 20}V${top}H${at(to)}V${top + 20}Z" fill="#7c4a62"/><path d="M${at(from)},${top + 6}V${top - 16}H${at(to + 12)}V${top + 6}Z" fill="#b8979a"/><path d="M${at(from)},${top - 16}H${at(to + 12)}V${top - 11}H${at(from)}Z" fill="#ffdcaa"/>`
      if (to < 700)
        s += `<path d="M${at(to - 34)},${SILL}V${top - 44}H${at(to + 34)}V${SILL}Z" fill="#ae5f58"/><path d="M${at(to - 44)},${top - 44}C${at(to - 20)},${top - 60} ${at(to - 10)},${top - 80} ${at(to)},${top - 122}C${at(to + 10)},${top - 80} ${at(to + 20)},${top - 60} ${at(to + 44)},${top - 44}Z" fill="#b8979a"/><path d="M${at(to) - 44},${top - 44}C${at(to) - 20},${top - 60} ${at(to) - 10},${top - 80} ${at(to)},${top - 122}C${at(to) - 4},${top - 84} ${at(to) - 12},${top - 58} ${at(to) - 26},${top - 44}Z" fill="#ffdcaa"/>`
    }
  }
  return s
}
/** The stair in perspective, the terrace beside it, the court, and the light that falls through the cut. */
function court(): string {
  const half = (y: number): number => 96 + ((y - SILL) / (GROUND - SILL)) * 74
  const level = (i: number): number => SILL + (GROUND - SILL) * (i / STEPS) ** 1.18
  // the light leans to the right as it comes nearer
  const lane = (y: number, side: -1 | 1): number => {
    const t = (y - SILL) / 258
    return MIDDLE + side * (GAP / 2) * (1 + 0.5 * t) + 150 * t
  }
  let stair = ''
  for (let i = 0; i < STEPS; i++) {
    const [a, b] = [level(i), level(i + 1)]
    const edge = a + (b - a) * 0.42
    const [h, k] = [half(a), half(b)]
    stair += `<path d="M${MIDDLE - h},${a.toFixed(1)}H${MIDDLE + h}L${MIDDLE + k},${edge.toFixed(1)}H${MIDDLE - k}Z" fill="#97808e"/><path d="M${MIDDLE - k},${edge.toFixed(1)}H${MIDDLE + k}V${b.toFixed(1)}H${MIDDLE - k}Z" fill="#765f7a"/>`
    stair += `<path d="M${lane(a, -1).toFixed(1)},${a.toFixed(1)}H${Math.min(lane(a, 1), MIDDLE + h).toFixed(1)}L${Math.min(lane(edge, 1), MIDDLE + k).toFixed(1)},${edge.toFixed(1)}H${lane(edge, -1).toFixed(1)}Z" fill="#ffe2ae"/><path d="M${lane(edge, -1).toFixed(1)},${edge.toFixed(1)}H${Math.min(lane(edge, 1), MIDDLE + k).toFixed(1)}V${b.toFixed(1)}H${lane(edge, -1).toFixed(1)}Z" fill="#b98a80"/>`
  }
  let joints = ''
  for (const y of [892, 920, 960]) joints += `M-10,${y}H1610`
  for (let i = -9; i < 10; i++) joints += `M${MIDDLE + i * 60},${GROUND}L${MIDDLE + i * 112},1010`
  const cheek = (side: -1 | 1): string => {
    const x = (v: number): number => MIDDLE + side * v
    return `<path d="M${x(96)},${SILL - 22}H${x(150)}L${x(226)},${GROUND - 78}V${GROUND}H${x(170)}V${GROUND - 78}Z" fill="#8f5260"/><path d="M${x(170)},${GROUND - 78}H${x(226)}V${GROUND}H${x(170)}Z" fill="#a86068"/><path d="M${x(92)},${SILL - 24}H${x(152)}L${x(234)},${GROUND - 92}V${GROUND - 76}H${x(162)}V${GROUND - 88}Z" fill="#b8979a"/><path d="M${x(162)},${GROUND - 92}H${x(234)}V${GROUND - 87}H${x(162)}Z" fill="#ffdcaa"/>`
  }
  return (
    `<path d="M-10,${SILL}H1610V${GROUND}H-10Z" fill="#8d7686"/><path d="M-10,${SILL}H1610V${SILL + 18}H-10Z" fill="#b8979a"/><path d="M-10,${SILL}H1610V${SILL + 5}H-10Z" fill="#ffdcaa"/><path d="M-10,${SILL + 18}H1610V${SILL + 27}H-10Z" fill="#6b5674"/>` +
    // the court lies in the shade of the gate; left of it the sun comes over the low wall
    `<path d="M-10,${GROUND}H1610V1010H-10Z" fill="#6f9067"/><path d="M-10,926H150L200,1010H-10ZM1540,926H1610V1010H1590Z" fill="#d3d872"/>` +
    `<clipPath id="paved"><path d="M${MIDDLE - 330},${GROUND}H${MIDDLE + 330}L${MIDDLE + 620},1010H${MIDDLE - 620}Z"/></clipPath><g clip-path="url(#paved)"><path d="M-10,${GROUND}H1610V1010H-10Z" fill="#8b7a8e"/><path d="M${lane(GROUND, -1)},${GROUND}H${lane(GROUND, 1)}L${lane(1010, 1)},1010H${lane(1010, -1)}Z" fill="#ffe2ae"/><path d="${joints}" fill="none" stroke="#7a6882" stroke-width="2" stroke-opacity=".55"/></g>` +
    stair +
    cheek(-1) +
    cheek(1)
  )
}
/** A temple parasol on its pole, its left side in the sun. */
const parasol = (x: number, y: number, k: number, [silk, lit, fringe]: [string, string, string]): string =>
  place(
    x,
    y,
    k,
    `<path d="M-.2,.04L-.14,-.16H.14L.2,.04Z" fill="#b8979a"/><path d="M-.05,-.1L-.035,-4.2H.035L.05,-.1Z" fill="#7c5a4c"/><path d="M-.05,-.1L-.035,-4.2H-.012L-.016,-.1Z" fill="#ffe3a0"/><path d="M-1.02,-3.5C-.6,-3.42 .6,-3.42 1.02,-3.5L.99,-3.1C.9,-3.02 .84,-3.12 .74,-3.04C.64,-2.96 .56,-3.08 .44,-3.02C.3,-2.96 .2,-3.06 .08,-3C-.06,-2.96 -.16,-3.06 -.28,-3.02C-.42,-2.97 -.5,-3.08 -.62,-3.03C-.74,-2.98 -.82,-3.1 -.99,-3.1Z" fill="${fringe}"/><path d="M-1.02,-3.5C-.74,-3.74 -.3,-3.84 0,-4.16C.3,-3.84 .74,-3.74 1.02,-3.5C.6,-3.42 -.6,-3.42 -1.02,-3.5Z" fill="${silk}"/><path d="M-1.02,-3.5C-.74,-3.74 -.3,-3.84 0,-4.16C-.1,-3.86 -.3,-3.7 -.42,-3.45C-.68,-3.45 -.9,-3.47 -1.02,-3.5ZM-1.02,-3.5L-.99,-3.1C-.82,-3.1 -.74,-2.98 -.62,-3.03L-.6,-3.46C-.76,-3.46 -.9,-3.47 -1.02,-3.5Z" fill="${lit}"/><path d="M-.05,-4.1C-.07,-4.24 -.03,-4.3 0,-4.42C.03,-4.3 .07,-4.24 .05,-4.1Z" fill="#ffd06c"/>`,
  )
/** A bamboo pole that bows over the way, with leaves along it and a plaited lamp at its tip. */
function penjor(x: number, y: number, k: number, flip: boolean): string {
  const at = (t: number): [number, number] => [
    250 * t ** 3.2,
    -700 * Math.sin(Math.min(1, t * 1.02) * Math.PI * 0.56) * (1 - 0.02 * t),
  ]
  let [left, right, leaves, lit] = ['', '', '', '']
  for (let i = 0; i <= 40; i++) {
    const t = i / 40
    const [px, py] = at(t)
    const w = 5.5 * (1 - 0.62 * t)
    left += `${i ? 'L' : 'M'}${(px - w).toFixed(1)},${(py - w * 0.5).toFixed(1)}`
    right = `L${(px + w).toFixed(1)},${(py + w * 0.8).toFixed(1)}` + right
    if (i < 10 || i % 2) continue
    const long = 46 + 10 * Math.sin(i * 1.7)
    for (const s of [-1, 1]) {
      const leaf = `M${px.toFixed(1)},${py.toFixed(1)}q${s * 16},${(long * 0.28).toFixed(1)} ${s * 9},${long.toFixed(1)}q${-s * 12},${(-long * 0.4).toFixed(1)} ${-s * 9},${(-long).toFixed(1)}Z`
      if (s < 0) lit += leaf
      else leaves += leaf
    }
  }
  const [ex, ey] = at(1)
  const lamp = `<g transform="translate(${ex.toFixed(1)},${ey.toFixed(1)})"><path d="M-1.5,-4H1.5V34H-1.5Z" fill="#a8803c"/><path d="M0,26L26,52Q14,66 20,86L10,150L0,108L-10,150L-20,86Q-14,66 -26,52Z" fill="${flip ? '#ffe7a0' : '#d9a94c'}"/><path d="M0,26L-26,52Q-14,66 -20,86L-10,150L0,108Z" fill="${flip ? '#d9a94c' : '#ffe7a0'}"/><path d="M-30,52H30L22,60H-22Z" fill="#c9563c"/></g>`
  return place(
    x,
    y,
    k,
    `<path d="${leaves}" fill="${flip ? '#ffe7a0' : '#c9a052'}"/><path d="${left}${right}Z" fill="#a8803c"/><path d="${lit}" fill="${flip ? '#c9a052' : '#ffe7a0'}"/>${lamp}<path d="M-20,2C-14,-14 14,-14 20,2Z" fill="#5d7f5c"/>`,
    flip,
  )
}
const BEARERS: [x: number, y: number, k: number, step: 1 | -1, who: Bearer][] = [
  [826, 757, 78, 1, { blouse: ['#d9a03c', '#ffe794'], sash: '#7a2f5c', sarong: ['#2f6a74', '#7fc0ac'], hands: 2 }], // prettier-ignore
  [
    738,
    826,
    101,
    -1,
    { blouse: ['#c4596c', '#ffb09c'], sash: '#f0b43c', sarong: ['#4a3a78', '#9a80b8'], hands: 2 },
  ],
  [
    932,
    952,
    148,
    1,
    { blouse: ['#c9b4b4', '#fff6e2'], sash: '#f5b52e', sarong: ['#a8303c', '#f0704a'], hands: 1 },
  ],
]
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#2f7894'],
    [200, '#6cb0b4'],
    [400, '#bfdcc0'],
    [560, '#f8e6b8'],
    [700, '#ffd79c'],
  ])
  plate.svg(
    `<g transform="translate(64,180) scale(.7 1.2)">${agungPrint(['#ffe0b4', '#cdb5aa', '#94a6ad'])}</g>`,
  )
  const r = random(9)
  let grove = ''
  for (let i = 0; i < 9; i++) {
    const x = i < 5 ? 30 + i * 74 : 1262 + (i - 5) * 100
    grove += palm(i + 11, x, 700, r.range(230, 380), r.range(-0.12, 0.12), ['#86b08c', '#5f9484'], '#6f8f84')
  }
  plate.svg(crowns(3, 600, 70, '#a9c8a4') + grove + crowns(8, 660, 80, '#74a083'))
  plate.svg(
    '<linearGradient id="dew" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9bc" stop-opacity="0"/><stop offset="1" stop-color="#ffe9bc" stop-opacity=".85"/></linearGradient><rect x="-10" y="540" width="1620" height="204" fill="url(#dew)"/>',
  )
  plate.svg(
    walls() +
      splitGate(MIDDLE, SILL, GAP, 720, {
        brick: ['#cf8068', '#a04e4e'],
        stone: '#b8979a',
        under: '#74455f',
        panel: '#9d7d88',
        relief: '#c9aaa4',
        lit: '#ffb072',
        litStone: '#ffdcaa',
        dark: '#6a3d5c',
      }) +
      court(),
  )
  plate.svg(
    parasol(MIDDLE - 462, 880, 86, ['#d9b8a4', '#fff6e2', '#b8938c']) +
      parasol(MIDDLE + 462, 880, 86, ['#d98a3c', '#ffd06c', '#b0663c']) +
      '<path d="M90,968H104L132,1010H118Z" fill="#7f9c58"/>' +
      penjor(96, 968, 1.16, false) +
      penjor(1500, 940, 1.06, true),
  )
  for (const [x, y, k, step, who] of BEARERS)
    plate.svg(
      `<path d="M${x - 0.12 * k},${y}L${x + 0.14 * k},${y}L${x + 0.62 * k},${y + 0.5 * k}L${x + 0.2 * k},${y + 0.5 * k}Z" fill="#6f5676" fill-opacity=".7"/>` +
        edgeLight(place(x, y, k, offeringBearer(who, step)), [-1, -0.4], k * 0.012, '#fff0c4'),
    )
}
export const views: View[] = [{ name: 'bali-indonesia-2', focusX: 800, draw }]
