/** 24/7 support: one lit jharokha in a blue Delhi house before dawn. A woman takes a call at her desk; a cat sleeps on the sill. */
import { edgeLight } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { jharokha } from '../models/jharokha.ts'
import { BASIL, BASIL_POT, CAT, CAT_FACE, LAMP, ROOM } from '../models/night-call.ts'

const shape = (d: string, ink: string): string => `<path d="${d}" fill="${ink}"/>`
const box = (x: number, y: number, w: number, h: number, ink: string): string =>
  shape(`M${x},${y}h${w}v${h}h${-w}Z`, ink)
/** Column of the middle of the window. */
const MID = 960
const WALL = '#242b69'
const FRAME = '#353e86'
const GLASS = '#12164a'
const SHUTTER = '#2a4a7c'

/** Roofs of the old town far off, a dome and two minarets over them. */
const dome = (x: number, y: number, r: number, ink: string): string =>
  shape(`M${x - r * 0.72},${y}C${x - r * 1.16},${y - r * 0.34} ${x - r * 1.1},${y - r} ${x - r * 0.5},${y - r * 1.34}C${x - r * 0.2},${y - r * 1.5} ${x - r * 0.06},${y - r * 1.62} ${x},${y - r * 2.1}C${x + r * 0.06},${y - r * 1.62} ${x + r * 0.2},${y - r * 1.5} ${x + r * 0.5},${y - r * 1.34}C${x + r * 1.1},${y - r} ${x + r * 1.16},${y - r * 0.34} ${x + r * 0.72},${y}Z`, ink) // prettier-ignore
const minaret = (x: number, top: number, ink: string): string =>
  shape(
    `M${x - 9},800L${x - 7},${top + 34}H${x - 12}V${top + 26}H${x - 8}V${top}H${x + 8}V${top + 26}H${x + 12}V${top + 34}H${x + 7}L${x + 9},800ZM${x - 11},${top + 110}H${x + 11}V${top + 118}H${x - 11}Z`,
    ink,
  ) + // prettier-ignore
  dome(x, top + 2, 9, ink)
const TOWN =
  minaret(30, 566, '#7168b0') +
  minaret(286, 566, '#7168b0') +
  dome(84, 704, 34, '#7168b0') +
  dome(232, 704, 34, '#7168b0') +
  dome(158, 690, 50, '#7168b0') +
  shape('M-20,1200V748H48V698H108V680H208V698H268V748H360V1200Z', '#7168b0') +
  shape('M124,820V740C124,722 142,712 158,700C174,712 192,722 192,740V820Z', '#5c59a2') +
  // nearer roofs with their parapets, a stair hut and a cistern on legs
  shape('M-20,1200V806H56V798H64V806H96V776H150V806H214V820H360V1200Z', '#525299') +
  shape('M-20,1200V872H26V866H92V872H176V888H188V858H182V832H240V858H234V888H360V1200Z', '#3b408a') +
  shape('M-20,1200V930H60V902H132V930H226V942H360V1200Z', '#272d6e') +
  shape('M20,840H40V872H20ZM286,852H304V878H286Z', '#363b82')

/** A closed window of the house: a pointed arch over louvred leaves. */
function arched(x: number, y: number, w: number, h: number): string {
  let slats = ''
  for (let s = y + 30; s < y + h - 12; s += 22) slats += box(x - w / 2 + 8, s, w / 2 - 14, 9, '#1d3564') + box(x + 6, s, w / 2 - 14, 9, '#1d3564') // prettier-ignore
  const arch = (m: number): string => `M${x - w / 2 - m},${y + h}V${y}C${x - w / 2 - m},${y - 44 - m} ${x - 16},${y - 56 - m} ${x},${y - 74 - m}C${x + 16},${y - 56 - m} ${x + w / 2 + m},${y - 44 - m} ${x + w / 2 + m},${y}V${y + h}Z` // prettier-ignore
  return (
    shape(arch(14), FRAME) +
    shape(arch(0), GLASS) +
    box(x - w / 2, y + 8, w / 2 - 2, h - 8, SHUTTER) +
    box(x + 2, y + 8, w / 2 - 2, h - 8, SHUTTER) +
    slats +
    box(x - w / 2 - 24, y + h, w + 48, 16, '#4a54a0')
  )
}
/** A dark sash window under a stone hood. */
const sash = (x: number, y: number, w: number, h: number): string =>
  box(x - w / 2 - 12, y - 12, w + 24, h + 12, FRAME) +
  box(x - w / 2, y, w, h, GLASS) +
  shape(`M${x - w / 2},${y}H${x + w * 0.2}L${x - w / 2},${y + h * 0.55}Z`, '#1f2763') +
  box(x - 4, y, 8, h, FRAME) +
  box(x - w / 2, y + h * 0.42, w, 8, FRAME) +
  shape(
    `M${x - w / 2 - 30},${y - 12}L${x - w / 2 - 18},${y - 36}H${x + w / 2 + 18}L${x + w / 2 + 30},${y - 12}Z`,
    '#4a54a0',
  ) + // prettier-ignore
  box(x - w / 2 - 24, y + h, w + 48, 16, '#4a54a0')
/** A small balcony with a turned rail before a dark window. */
function railing(x: number, y: number, w: number): string {
  let posts = ''
  for (let p = x - w / 2 + 14; p < x + w / 2; p += 26) posts += `M${p - 3},${y}C${p - 10},${y + 22} ${p - 10},${y + 40} ${p - 3},${y + 58}H${p + 3}C${p + 10},${y + 40} ${p + 10},${y + 22} ${p + 3},${y}Z` // prettier-ignore
  return (
    shape(posts, '#4a54a0') +
    box(x - w / 2 - 6, y - 10, w + 12, 12, '#5a63ab') +
    box(x - w / 2 - 14, y + 58, w + 28, 16, '#5a63ab') +
    [-38, 38]
      .map((d) => shape(`M${x + d - 11},${y + 74}h22c0,14 -4,22 -11,30c-7,-8 -11,-16 -11,-30Z`, '#4a54a0'))
      .join('')
  )
}
/** The house: its wall from the corner on, cornices, and the windows of people who sleep. */
const house = (): string =>
  box(330, -64, 1400, 1400, WALL) +
  box(330, -64, 15, 1400, '#3a4389') +
  box(316, -76, 1420, 16, '#5a63ab') +
  box(330, -60, 1400, 14, '#1a2056') +
  box(318, 520, 1400, 14, '#4a54a0') +
  box(330, 534, 1400, 14, '#1a2056') +
  edgeLight(
    arched(427, 262, 88, 204) + sash(427, 634, 84, 186) + railing(427, 770, 116),
    [1, 0],
    3,
    '#a8788f',
  ) +
  edgeLight(sash(1500, 176, 104, 262) + arched(1500, 690, 96, 204), [-1, 0], 3, '#a8788f')

const middle = (body: string): string => `<g transform="translate(${MID},0)">${body}</g>`
const on = (x: number, y: number, body: string, k = 1): string =>
  `<g transform="translate(${x},${y}) scale(${k})">${body}</g>`
/** What stands on the sill, dark against the room with its edge lit. */
const ledge = (): string =>
  edgeLight(on(MID - 266, 718, BASIL + BASIL_POT, 0.8), [0.6, -0.7], 4, '#ffb566') +
  edgeLight(on(MID + 176, 718, CAT), [-0.4, -1], 5, '#ffb566') +
  on(MID + 176, 718, CAT_FACE)

interface Put {
  k: number
  x: number
  y: number
}
function draw(plate: Plate, { k, x: left, y: high }: Put): void {
  const row = (y: number): number => high + y * k
  bareSky(plate, [
    [row(-130), '#141a4e'],
    [row(260), '#2c3a86'],
    [row(480), '#6a72bd'],
    [row(640), '#cba9cf'],
    [row(740), '#f6c8b4'],
  ])
  const put = (body: string): void => {
    plate.svg(`<g transform="translate(${left},${high}) scale(${k})">${body}</g>`)
  }
  const halo = (cx: number, cy: number, rx: number, ry: number, ink: string, most: number): void => {
    const glow = rgb(ink)
    plate.field(
      (x, y) => {
        const q = Math.hypot((x - left - cx * k) / (rx * k), (y - high - cy * k) / (ry * k))
        return q < 1 ? [glow, most * (1 - q) ** 1.5] : null
      },
      { stipple: 0.04, seed: 3 },
    )
  }
  const r = random(9)
  let stars = ''
  for (let i = 0; i < 52; i++)
    stars += `<circle cx="${r.range(10, i < 26 ? 300 : 1590).toFixed(0)}" cy="${(i < 26 ? r.range(10, 470) : r.range(-130, -84)).toFixed(0)}" r="${r.range(1.2, 2.8).toFixed(1)}"/>`
  put(`<g fill="#fff1cf">${stars}</g>${TOWN}${house()}`)
  halo(MID, 470, 640, 560, '#dd8076', 0.58)
  put(middle(jharokha(ROOM)))
  halo(MID - 150, 490, 230, 230, '#fff2c0', 0.5)
  put(middle(LAMP) + ledge())
}
export const views: View[] = [
  {
    name: '24-7-support-cover',
    focusX: MID,
    draw: (plate) => draw(plate, { k: 1, x: 0, y: 0 }),
    drawTall: (plate) => draw(plate, { k: 0.82, x: 375 - MID * 0.82, y: 134 }),
  },
]
