/** East Africa at sunrise: a cow elephant and her calf come towards us, the sun behind her ear, Kilimanjaro beyond. */
import { place, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb } from '../kit/ink.ts'
import { kibo, umbrellaThorn } from '../models/amboseli.ts'
import { calfBody, calfHead, calfTrunk } from '../models/elephant-calf-dawn.ts'
import { body, face, farLeg, litEar, tail, tusks } from '../models/elephant-dawn.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

type Place = [x: number, y: number, k: number]
interface Layout {
  wide: number
  horizon: number
  sun: [x: number, y: number, r: number]
  /** Column and foot of the mountain, its height, and how much it is drawn out. */
  peak: [x: number, y: number, high: number, wide: number]
  /** Foot and height of the tree, where there is room for one. */
  tree: [x: number, y: number, high: number] | null
  cow: Place
  calf: Place
}
let serial = 0
/** Light on the edges that face the given ways: what leaves the body when it is moved against them takes the ink. */
function rim(body: string, ink: string, ...shifts: Pt[]): string {
  const id = `rim${serial++}`,
    steps = shifts.map(
      ([dx, dy], i) =>
        `<feOffset in="SourceAlpha" dx="${-dx}" dy="${-dy}" result="in${i}"/>${i ? `<feComposite in2="in${i - 1}" operator="in" result="in${i}"/>` : ''}`,
    ),
    inside = `in${shifts.length - 1}`
  // a sum, not one over the other: else the ink would show in the soft pixels of all edges
  return `<filter id="${id}" filterUnits="userSpaceOnUse" x="-60" y="-60" width="1720" height="1120" color-interpolation-filters="sRGB">${steps.join('')}<feFlood flood-color="${ink}"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="${inside}" operator="out" result="edge"/><feComposite in="SourceGraphic" in2="${inside}" operator="in"/><feComposite in2="edge" operator="arithmetic" k1="0" k2="1" k3="1" k4="0"/></filter><g filter="url(#${id})">${body}</g>`
}
const SHADE = '#8a4a58'
const GOLD = '#ffe3a0'
const EMBER = '#ec9458'
/** The feet that throw shadows: column, row and half width, in the animal's centimetres. */
type Foot = readonly [u: number, v: number, half: number]
const COW_FEET: Foot[] = [[-149, -7, 18], [-82, -9, 17], [-24, -2, 21], [36, 3, 22.5]] // prettier-ignore
const CALF_FEET: Foot[] = [[-13, 0, 11.5], [15, 1.5, 12], [41.5, -3, 10], [65.5, -4, 10.5]] // prettier-ignore
/** The column of the horizon where the lines of all shadows start: below the left part of the sun. */
const fanOf = ([x, , r]: Layout['sun']): number => x - 0.3 * r
/** The shadows of an animal's legs come towards us on the lines of the fan and out of the picture: with the sun so low, the belly's falls beyond it. */
function shadow({ sun, horizon: h }: Layout, [x, y, k]: Place, feet: Foot[]): string {
  const sx = fanOf(sun)
  // a corner of a foot, and where its line leaves the picture
  const edge = ([u, v, half]: Foot, side: 1 | -1, row = y + v * k): string => {
    const px = x + (u + half * side) * k
    return `${(sx + ((px - sx) * (row - h)) / (y + v * k - h)).toFixed(1)},${row.toFixed(1)}`
  }
  const d = feet.map((f) => `M${edge(f, -1)}L${edge(f, 1)}L${edge(f, 1, 1060)}L${edge(f, -1, 1060)}Z`)
  return `<path d="${d.join('')}" fill="${SHADE}"/>`
}
function draw(plate: Plate, l: Layout): void {
  const { wide, horizon: h } = l,
    [sx, sy, sr] = l.sun,
    [x, y, k] = l.cow
  bareSky(plate, [
    [0, '#3b3d7e'],
    [h * 0.2, '#7a619e'],
    [h * 0.42, '#dd908c'],
    [h * 0.62, '#fbb873'],
    [h, '#ffe7a8'],
  ])
  const [px0, foot, high, drawn] = l.peak
  plate.svg(`<g transform="matrix(${(high / 100) * drawn},0,0,${high / 100},${px0},${foot})">${kibo()}</g>`)
  const glow = rgb('#ffe7a2')
  plate.field((px, py) => {
    const q = Math.hypot(px - sx, py - sy) / (sr * 3.6)
    return q > 1 ? null : [glow, 0.8 * (1 - q) ** 2]
  })
  plate.svg(
    `<circle cx="${sx}" cy="${sy}" r="${sr}" fill="#fff8d8"/><rect y="${h}" width="${wide}" height="${1000 - h}" fill="#ffe4a0"/>` +
      smooth(
        [
          [-60, h + 42],
          [wide * 0.2, h + 36],
          [wide * 0.55, h + 50],
          [wide * 0.85, h + 40],
          [wide + 60, h + 46],
          [wide + 60, 1100],
          [-60, 1100],
        ],
        '#fbcf83',
        0.5,
      ) +
      smooth(
        [
          [-60, h + 98],
          [wide * 0.3, h + 110],
          [wide * 0.6, h + 96],
          [wide + 60, h + 112],
          [wide + 60, 1100],
          [-60, 1100],
        ],
        '#f2b36a',
        0.5,
      ) +
      smooth(
        [
          [-60, h + 196],
          [wide * 0.25, h + 186],
          [wide * 0.7, h + 206],
          [wide + 60, h + 192],
          [wide + 60, 1100],
          [-60, 1100],
        ],
        '#e0975a',
        0.5,
      ),
  )
  // the dust that their feet raise, in the sun
  const dust = rgb('#fff0c0'),
    mid = (x + l.calf[0]) / 2
  plate.field((px, py) => {
    const q = Math.hypot((px - mid) / (270 * k), (py - y + 22 * k) / (py < y - 22 * k ? 62 * k : 48 * k))
    return q > 1 ? null : [dust, 0.75 * (1 - q * q) ** 2]
  })
  plate.svg(shadow(l, l.cow, COW_FEET) + shadow(l, l.calf, CALF_FEET), { opacity: 0.9 })
  if (l.tree) {
    const [tx, ty, tall] = l.tree
    plate.svg(
      smooth(
        [
          [tx - 12, ty - 1.6],
          [tx - tall * 0.5, ty - 1],
          [tx - tall * 1.6, ty + 4],
          [tx - tall * 0.5, ty + 5],
          [tx - 12, ty + 2],
        ],
        '#b9765f',
      ) + rim(place(tx, ty, tall, umbrellaThorn('#4a2f5c')), '#ffc987', [1.4, -1.4]),
    )
  }
  const sunAt: Pt = [(sx - x) / k, (sy - y) / k]
  const calf = (part: string) => place(...l.calf, part),
    cow = (part: string) => place(x, y, k, part),
    lit = (part: string, back = 1.6, front = 3.2) =>
      rim(rim(part, EMBER, [-back, -back]), GOLD, [front * 0.8, -front * 0.8])
  plate.svg(
    lit(cow(farLeg())) +
      lit(cow(body())) +
      rim(cow(tail()), EMBER, [-1.6, -1.6]) +
      lit(cow(litEar(sunAt, sr / k)), 1.4, 3) +
      rim(calf(calfBody()), GOLD, [0.8, -2.6], [-0.6, -2.2]) +
      rim(calf(calfHead() + calfTrunk()), GOLD, [0.8, -2.6], [-0.6, -2.2]) +
      lit(cow(face())) +
      cow(tusks()),
  )
}
export const views: View[] = [
  {
    name: 'african-safari-expedition-cover',
    focusX: 900,
    draw: (plate) =>
      draw(plate, {
        wide: 1600,
        horizon: 720,
        sun: [1134, 440, 126],
        peak: [288, 720, 432, 1.42],
        tree: [196, 748, 215],
        cow: [876, 880, 2.25],
        calf: [1192, 898, 2.4],
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        horizon: 690,
        sun: [533, 458, 93],
        peak: [140, 570, 326, 1.12],
        tree: null,
        cow: [341.4, 825, 1.634],
        calf: [570.8, 838, 1.744],
      }),
  },
]
