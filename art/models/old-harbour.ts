/** The old town of Istanbul across the Golden Horn, against the light: drawn round a column at the water's edge, in pixels times `s`. */
import { edgeLight, place, poly } from '../kit/cut.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const f = ([x, y]: Pt) => `${x.toFixed(1)},${y.toFixed(1)}`
/** A dome with its finial, a block below it, and a minaret with its balconies. Each has a path of its own, so that none cuts a hole in another. */
const dome = (ink: string, x: number, y: number, r: number, rise = 1.2) =>
  shape(`M${x - r},${y + 0.5}C${x - r},${y - r * rise} ${x + r},${y - r * rise} ${x + r},${y + 0.5}Z`, ink) +
  shape(`M${x - 0.6},${y - r * rise * 0.7}V${y - r * rise * 0.75 - 5}H${x + 0.6}V${y - r * rise * 0.7}Z`, ink)
const block = (ink: string, x: number, y: number, w: number) => shape(`M${x - w},6V${y}H${x + w}V6Z`, ink)
const minaret = (ink: string, x: number, h: number, balconies = [0.46, 0.64]) =>
  shape(
    `M${x - 2.2},6L${x - 1.7},${-h * 0.8}L${x},${-h}L${x + 1.7},${-h * 0.8}L${x + 2.2},6Z${balconies.map((share) => `M${x - 3.6},${-h * share - 3}H${x + 3.6}L${x + 2},${-h * share}H${x - 2}Z`).join('')}`,
    ink,
  )
/** The Suleymaniye: cascading domes, four minarets, the outer two lower. 112 high. */
function suleymaniye(ink: string): string {
  return (
    block(ink, 0, -58, 27) +
    dome(ink, 0, -58, 29) +
    [-1, 1]
      .map(
        (side) =>
          block(ink, side * 27, -44, 15) +
          dome(ink, side * 25, -43, 18) +
          block(ink, side * 44, -30, 9) +
          dome(ink, side * 43, -29.5, 10) +
          block(ink, side * 60, -13, 10) +
          [53, 63].map((x) => dome(ink, side * x, -12.5, 6)).join(''),
      )
      .join('') +
    minaret(ink, -40, 112, [0.5, 0.64, 0.76]) +
    minaret(ink, 40, 112, [0.5, 0.64, 0.76]) +
    minaret(ink, -66, 92) +
    minaret(ink, 66, 92)
  )
}
/** Hagia Sophia: one wide shallow dome between heavy buttresses, four minarets. 84 high. */
function hagiaSophia(ink: string): string {
  return (
    block(ink, 0, -24, 52) +
    block(ink, 0, -36, 40) +
    block(ink, 0, -47, 27) +
    dome(ink, 0, -46.5, 26, 0.9) +
    [-1, 1]
      .map(
        (side) =>
          shape(`M${side * 22},6V-44L${side * 26},-49L${side * 33},-44V6Z`, ink) +
          block(ink, side * 40, -34, 13) +
          dome(ink, side * 40, -34, 13) +
          minaret(ink, side * 54, 84, [0.62]) +
          minaret(ink, side * 64, 78, [0.62]),
      )
      .join('')
  )
}
/** A ferry under way to the left, 70 long, its waterline at y = 0. */
export const FERRY =
  // smoke, hull, its belt, two decks, wheelhouse, funnel
  shape(
    'M11,-30C16,-38 26,-37 32,-43C40,-50 54,-47 66,-53C58,-43 46,-42 38,-36C30,-31 20,-33 14,-28Z',
    '#a8789a',
  ) +
  shape('M-36,-9L-30,3H31L36,-8Z', '#2f2a5e') +
  shape('M-36,-9H36L35.4,-7H-35Z', '#f0b98d') +
  shape('M-27,-9V-17H30V-9ZM-18,-17V-24H23V-17Z', '#d9a9a0') +
  shape('M-20,-24.5H25V-23H-20ZM-29,-17.8H32V-16.3H-29Z', '#f3cfa6') +
  shape(
    'M-24,-14.5H-18V-11.5H-24ZM-15,-14.5H-9V-11.5H-15ZM-6,-14.5H0V-11.5H-6ZM3,-14.5H9V-11.5H3ZM12,-14.5H18V-11.5H12ZM21,-14.5H27V-11.5H21ZM-8,-22H-3V-19H-8ZM1,-22H6V-19H1ZM15,-22H20V-19H15Z',
    '#5a3f70',
  ) +
  shape('M-16,-24V-30H-7V-24Z', '#d9a9a0') +
  shape('M-17,-31H-6V-29.5H-17Z', '#f3cfa6') +
  shape('M7,-24L8.5,-33H14.5L15,-24Z', '#c98636') +
  shape('M8.1,-30.5L8.5,-33.5H14.5L14.7,-30.5Z', '#2f2a5e')

/** One coast from the left: the palace point with Hagia Sophia, roofs that climb to the Suleymaniye, and the shore beyond. */
export function oldTown(cx: number, h: number, s: number): string {
  const r = random(12)
  const hill = (u: number): number =>
    7 +
    33 * Math.exp(-(((u - 6) / 125) ** 4)) +
    17 * Math.exp(-(((u + 290) / 80) ** 2)) +
    9 * Math.exp(-(((u - 300) / 90) ** 2))
  const row = (x0: number, x1: number, sink: number, ink: string): string => {
    let d = ''
    for (let u = x0; u < x1;) {
      const w = r.range(11, 24),
        up = hill(u + w / 2) - sink + r.range(5, 12),
        gable = r() > 0.45 ? r.range(3, 6) : 0
      d += shape(
        `M${f([cx + u * s, h])}L${f([cx + u * s, h - up * s])}L${f([cx + (u + w / 2) * s, h - (up + gable) * s])}L${f([cx + (u + w) * s, h - up * s])}L${f([cx + (u + w) * s, h])}Z`,
        ink,
      )
      u += w * r.range(0.8, 0.99)
    }
    return d
  }
  const ground: Pt[] = []
  for (let u = -640; u <= 640; u += 10) ground.push([cx + u * s, h - hill(u) * s])
  const cypress = (u: number, high: number) =>
    `M${f([cx + (u - high * 0.13) * s, h - (hill(u) - 3) * s])}Q${f([cx + (u - high * 0.16) * s, h - (hill(u) + high * 0.5) * s])} ${f([cx + u * s, h - (hill(u) + high) * s])}Q${f([cx + (u + high * 0.16) * s, h - (hill(u) + high * 0.5) * s])} ${f([cx + (u + high * 0.13) * s, h - (hill(u) - 3) * s])}Z`
  const windows = [
    [-312, 9],
    [-228, 12],
    [-203, 7],
    [-118, 10],
    [-96, 16],
    [-61, 9],
    [52, 12],
    [88, 8],
    [292, 9],
    [318, 6],
  ]
    .map(([u, up]) => `M${f([cx + u! * s, h - up! * s])}h${2.6 * s}v${3 * s}h${-2.6 * s}Z`)
    .join('')
  return (
    place(cx - 294 * s, h - 18 * s, 0.74 * s, hagiaSophia('#bd7d8b')) +
    row(-560, -190, 0, '#b57586') +
    row(54, 400, 0, '#b57586') +
    poly([...ground, [cx + 640 * s, h + 1], [cx - 640 * s, h + 1]], '#96617f') +
    edgeLight(place(cx + 3 * s, h - 30 * s, 1.02 * s, suleymaniye('#8a5679')), [0.2, -1], 2 * s, '#ffc690') +
    shape(
      [
        [-228, 24],
        [-220, 31],
        [112, 30],
        [-352, 26],
        [-344, 33],
        [334, 26],
      ]
        .map(([u, high]) => cypress(u!, high!))
        .join(''),
      '#704a72',
    ) +
    row(-600, 420, 15, '#7a4d72') +
    shape(windows, '#ffd28c') +
    shape(`M${cx - 640 * s},${h - 2 * s}H${cx + 640 * s}V${h}H${cx - 640 * s}Z`, '#5f4070')
  )
}
