/** Santorini: a yacht under the caldera wall, its white town along the rim; the morning rakes in from the left. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { block, domedChurch, vaultHouse, type WallInks } from '../kit/dwellings.ts'
import { bareSky } from '../kit/heavens.ts'
import { rock, rough } from '../kit/landform.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const SEA = 640
const INKS: WallInks = {
  lit: '#fff8e6',
  shade: '#a9aed0',
  top: '#f4e4cf',
  dark: '#4a5a92',
  accent: '#2f73b8',
}
/** The rim of the wall from left to right, 300 m over the water at its highest. */
const RIM: Pt[] = [
  [-60, 300],
  [130, 268],
  [300, 232],
  [470, 214],
  [640, 222],
  [800, 246],
  [980, 238],
  [1150, 262],
  [1330, 316],
  [1500, 372],
  [1760, 420],
]
const rim = (x: number): number => {
  const i = Math.max(
    1,
    RIM.findIndex(([at]) => at >= x),
  )
  const [[ax, ay], [bx, by]] = [RIM[i - 1]!, RIM[i]!]
  return ay + ((by - ay) * (x - ax)) / (bx - ax)
}
/** White houses in two and three rows, their feet behind the edge of the cliff. */
function town(): string {
  const r = random(11)
  // the back of the island, which the upper rows stand on
  let s = smooth(
    [
      [-60, rim(-60) + 40],
      [60, rim(60) + 6],
      [190, rim(190) - 16],
      [430, rim(430) - 34],
      [660, rim(660) - 28],
      [860, rim(860) + 4],
      [1080, rim(1080) - 22],
      [1290, rim(1290) + 10],
      [1290, 400],
      [-60, 400],
    ],
    '#d9b795',
    0.8,
  )
  for (const [from, to] of [
    [60, 820],
    [960, 1230],
  ] as const)
    for (let row = 2; row >= 0; row--) {
      let x = from + r.range(0, 24) + row * 22
      while (x < to - row * 40) {
        const w = r.range(20, 36),
          h = r.range(15, 27),
          mid = Math.abs((x - from) / (to - from) - 0.5) * 2
        if (r() > 0.1 + 0.6 * mid ** 3 + row * 0.14) {
          const foot = rim(x + w / 2) - row * 15 + 12
          s +=
            r() < 0.26
              ? vaultHouse(x, foot, w * 0.8, h * 1.15, 6, INKS)
              : block(x, foot - h, w, h, 9, INKS) +
                `<path d="M${x + w * 0.55},${foot - h * 0.72}h5v${h * 0.34}h-5Z" fill="${r() < 0.4 ? INKS.accent : INKS.dark}"/>`
        }
        x += w + r.range(-2, 7)
      }
    }
  for (const [x, k] of [
    [318, 24],
    [560, 19],
    [1090, 21],
  ] as const)
    s +=
      `<path d="M${x - k},${rim(x) + 12}v${-k * 0.9}h${k * 2}v${k * 0.9}Z" fill="${INKS.lit}"/>` +
      domedChurch(x, rim(x) - k * 0.62, k, INKS, ['#8cc8ee', '#2f7fc4', '#20508f'])
  return s
}
/** Beds of ash and lava, thick and thin, that dip a little to the right; buttresses stand out of them with a shaded side. */
function wall(): string {
  const foot = (x: number) => SEA + 6 + 4 * Math.sin(x / 90)
  const outline: Pt[] = [...RIM, [1660, foot(1660)], [-60, foot(-60)]]
  const at = (x: number, t: number) => rim(x) + (SEA - rim(x)) * t
  const bed = (t0: number, t1: number, ink: string, seed: number): string => {
    const line = (t: number): Pt[] =>
      Array.from({ length: 13 }, (_, i): Pt => {
        const x = -60 + i * 144
        return [x, at(x, t + 0.018 * Math.sin(x / 150 + seed))]
      })
    return rock([...line(t0), ...line(t1).toReversed()], ink, 5, seed)
  }
  // buttresses, wide and narrow: each falls from the rim, and the side away from the light widens towards the water
  let flanks = '',
    deep = '',
    lit = ''
  for (const [x, w, lean] of [
    [66, 150, 26],
    [330, 96, -22],
    [500, 210, 44],
    [1010, 120, 18],
    [1216, 250, 70],
    [1500, 110, 20],
  ] as const) {
    const r = random(x),
      drops = [0.1, r.range(0.17, 0.26), r.range(0.34, 0.44), r.range(0.52, 0.6), r.range(0.68, 0.76), 0.88],
      bows = drops.map((t) => lean * t + r.range(-14, 14) * t),
      spreads = drops.map((t) => 0.03 + 0.9 * t ** 1.3 + r.range(-0.1, 0.1) * t)
    const side = (wide: number): Pt[] => [
      ...drops.map((t, i): Pt => [x + bows[i]!, at(x, t)]),
      [x + lean, SEA + 12],
      [x + lean + wide, SEA + 12],
      ...drops.map((t, i): Pt => [x + bows[i]! + wide * spreads[i]!, at(x, t - 0.02)]).toReversed(),
    ]
    lit += poly(rough(side(-w * 0.24), 4, x), '#f4ab80')
    flanks += poly(rough(side(w), 5, x), '#4b2f5c')
    deep += poly(rough(side(w * 0.42), 4, x), '#3a2552')
  }
  return (
    `<clipPath id="wall"><path d="M${rough(outline, 5, 3)
      .map((p) => p.map((v) => v.toFixed(1)).join())
      .join('L')}Z"/></clipPath><g clip-path="url(#wall)">` +
    poly(
      [
        [-60, 0],
        [1660, 0],
        [1660, 700],
        [-60, 700],
      ],
      '#c8694f',
    ) +
    bed(-0.05, 0.09, '#f2dcb4', 2) +
    bed(0.09, 0.17, '#a85148', 5) +
    bed(0.3, 0.36, '#f0b582', 8) +
    bed(0.5, 0.72, '#a24a4a', 11) +
    bed(0.6, 0.635, '#e39a70', 14) +
    bed(0.84, 1.1, '#7d4252', 17) +
    `<g opacity=".5">${lit}${flanks}</g><g opacity=".4">${deep}</g></g>`
  )
}
/** A sloop of 11 m seen a little from astern: hull and transom, mast, mainsail and jib. Metres, waterline at 0, bow to the left. */
function yacht(crew: string): string {
  return (
    '<path d="M-.9,-1.3L-.72,-14.2H-.58L-.6,-1.3Z" fill="#3a4670"/>' +
    // jib, then main: a lit cloth with one shaded band along its leech
    '<path d="M-6.1,-1.75Q-2.2,-6.4 -.72,-12.9Q-1.9,-6.2 -1.0,-1.9Q-3.4,-1.2 -6.1,-1.75Z" fill="#fff8e8"/><path d="M-.72,-12.9Q-1.9,-6.2 -1.0,-1.9Q-1.9,-1.55 -2.5,-1.52Q-2.5,-6 -.72,-12.9Z" fill="#d5c6cf"/>' +
    '<path d="M-.5,-13.9Q2.9,-7.6 4.5,-2.3Q2,-1.85 -.45,-2.15Z" fill="#fff3da"/><path d="M-.5,-13.9Q2.9,-7.6 4.5,-2.3Q3.6,-2.06 2.5,-2Q2.2,-7 -.5,-13.9Z" fill="#b9b0c8"/>' +
    '<path d="M-.5,-10.7L1.05,-10.75M-.48,-7.9L2.35,-7.95M-.47,-5.1L3.4,-5.05" stroke="#c9bcc4" stroke-width=".05"/>' +
    '<path d="M-.6,-2.12L4.65,-2.22V-2.04L-.6,-1.94Z" fill="#8a5a44"/>' +
    crew +
    // coaming and cabin in front of the crew's knees, then the hull
    '<path d="M-2.6,-1.3L-2.1,-1.78H.9L1.35,-1.08H-2Z" fill="#f4e6d0"/><path d="M-2,-1.66h.62v.2h-.72ZM-1.1,-1.66h.7v.2h-.7ZM-.1,-1.66h.66l.1,.2h-.76Z" fill="#33508a"/>' +
    '<path d="M-6.3,-1.78Q-3,-1.32 .6,-1.22Q3,-1.16 5,-1.28L5.1,-.98Q0,-.8 -6,-1.4Z" fill="#d9a06a"/>' +
    '<path d="M-6.35,-1.72Q-2,-1.06 5.05,-1.1L4.72,.06H-4.4Q-5.6,-.7 -6.35,-1.72Z" fill="#fffaee"/><path d="M-5.2,-.62Q-1,-.32 4.86,-.42L4.72,.06H-4.4Q-4.9,-.26 -5.2,-.62Z" fill="#bfc2dc"/><path d="M-4.75,-.2Q-1,.0 4.78,-.1L4.72,.1H-4.36Z" fill="#2f62a4"/>' +
    // the transom
    '<path d="M5.05,-1.28L5.5,-1.2L5.2,.06L4.72,.08Z" fill="#8f97c0"/>'
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#1f6fa4'],
    [180, '#5fabc6'],
    [330, '#b9dccf'],
    [SEA, '#ffe6bc'],
  ])
  plate.svg(town() + wall())
  calmWater(plate, {
    top: SEA + 8,
    inks: ['#5b6f9c', '#2f74a8', '#1d6aa2', '#14507f'],
    dark: ['#134a7c', 0.2],
    light: ['#63b0d0', 0.12],
    seed: 6,
  })
  const k = 51,
    [x, y] = [900, 880]
  // the wall colours the far water, the sails break on the near
  const r = random(9)
  let red = '',
    white = ''
  for (let i = 0; i < 26; i++) {
    const at = SEA + 14 + i * 2.5,
      w = r.range(60, 220),
      cx = r.range(0, 1600)
    red += `M${cx - w},${at}q${w},-4 ${2 * w},0q${-w},4 ${-2 * w},0Z`
  }
  for (const [dy, w, dx] of [
    [30, 190, -30],
    [47, 120, 40],
    [66, 150, -10],
    [92, 70, 26],
    [112, 40, 4],
  ] as const)
    white += `M${x + dx - w},${y + dy}Q${x + dx - w * 0.3},${y + dy - 9} ${x + dx + w},${y + dy - 2}Q${x + dx + w * 0.2},${y + dy + 9} ${x + dx - w},${y + dy}Z`
  plate.svg(`<path d="${red}" fill="#a8647a" opacity=".7"/><path d="${white}" fill="#dfe6ea"/>`)
  const base = { hair: '#2b2233', shoes: '#2a2f5c' }
  const crew =
    place(
      3.5,
      -0.66,
      1,
      figure('sits', {
        ...base,
        skin: '#c98d66',
        top: '#e0563f',
        farTop: '#a83c44',
        bottom: '#2f4a7c',
        cut: 'cap',
        hat: '#fff3da',
      }),
      true,
    ) +
    place(
      2.1,
      -0.66,
      0.97,
      figure('sits', {
        ...base,
        skin: '#e0a67c',
        top: '#2f8a9c',
        farTop: '#22647c',
        bottom: '#4a4a7c',
        cut: 'bun',
      }),
    )
  plate.svg(
    edgeLight(place(x, y, k, yacht(crew)), [-1, -0.4], 1.6, '#fffdf2') +
      // foam along the waterline, and what the stern leaves behind
      `<path d="M${x - 262},${y + 6}Q${x - 236},${y - 12} ${x - 180},${y - 4}Q${x - 60},${y + 6} ${x + 60},${y - 1}Q${x + 170},${y - 8} ${x + 262},${y - 4}Q${x + 380},${y - 4} ${x + 470},${y + 6}Q${x + 330},${y + 16} ${x + 180},${y + 12}Q${x - 40},${y + 22} ${x - 262},${y + 6}Z" fill="#fffaee"/><path d="M${x + 300},${y + 26}q150,-10 300,6q-130,12 -300,-6Z" fill="#cfe2ea"/>`,
  )
}
export const views: View[] = [{ name: 'santorini-greece-3', focusX: 880, draw }]
