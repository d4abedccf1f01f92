/** The old town of Istanbul across the water, against the light: drawn round a column at the water's edge, in pixels times `s`. */
import { edgeLight, place, poly } from '../kit/cut.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const f = ([x, y]: Pt) => `${x.toFixed(1)},${y.toFixed(1)}`
/** A mosque of cascading domes, 100 high to its finial. Each part has a path of its own, so that none cuts a hole in another. */
function mosque(ink: string): string {
  const dome = (x: number, y: number, r: number) =>
      shape(
        `M${x - r},${y + 0.5}C${x - r},${y - r * 1.2} ${x + r},${y - r * 1.2} ${x + r},${y + 0.5}Z`,
        ink,
      ) + shape(`M${x - 0.5},${y - r * 0.8}V${y - r * 0.9 - 5}H${x + 0.5}V${y - r * 0.8}Z`, ink),
    block = (x: number, y: number, w: number) => shape(`M${x - w},4V${y}H${x + w}V4Z`, ink),
    minaret = (x: number, h: number) =>
      shape(
        `M${x - 2.3},4V${-h * 0.46}h-1.3v-2.6h1.7V${-h * 0.64}h-1.2v-2.4h1.5V${-h * 0.8}L${x},${-h}L${x + 1.3},${-h * 0.8}V${-h * 0.64 - 2.4}h1.5v2.4h-1.2V${-h * 0.46 - 2.6}h1.7v2.6h-1.3V4Z`,
        ink,
      )
  return (
    block(0, -58, 27) +
    dome(0, -58, 29) +
    [-1, 1]
      .map(
        (side) =>
          block(side * 27, -44, 15) +
          dome(side * 25, -43, 18) +
          block(side * 44, -30, 9) +
          dome(side * 43, -29.5, 10) +
          block(side * 60, -13, 10) +
          [53, 63].map((x) => dome(side * x, -12.5, 6)).join(''),
      )
      .join('') +
    minaret(-40, 112) +
    minaret(40, 112) +
    minaret(-66, 92) +
    minaret(66, 92)
  )
}
/** One coast from the left: roofs climb to the mosque on its hill and run out in a low spit. */
export function oldTown(cx: number, h: number, s: number): string {
  const r = random(12)
  const hill = (u: number): number =>
    u > 190 ? 0 : 5 + 31 * Math.exp(-(((u - 6) / 140) ** 4)) + 13 * Math.exp(-(((u + 350) / 90) ** 2))
  const ground: Pt[] = [],
    row = (x0: number, x1: number, sink: number, ink: string): string => {
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
  for (let u = -640; u <= 230; u += 10)
    ground.push([cx + u * s, h - hill(u) * (u > 130 ? (230 - u) / 100 : 1) * s])
  const cypress = (u: number, high: number) =>
    `M${f([cx + (u - high * 0.13) * s, h - (hill(u) - 3) * s])}Q${f([cx + (u - high * 0.16) * s, h - (hill(u) + high * 0.5) * s])} ${f([cx + u * s, h - (hill(u) + high) * s])}Q${f([cx + (u + high * 0.16) * s, h - (hill(u) + high * 0.5) * s])} ${f([cx + (u + high * 0.13) * s, h - (hill(u) - 3) * s])}Z`
  return (
    row(-560, -190, 0, '#b06f80') +
    row(54, 136, 0, '#b06f80') +
    poly([...ground, [cx + 230 * s, h + 1], [cx - 640 * s, h + 1]], '#96617f') +
    edgeLight(place(cx + 12 * s, h - 27 * s, 1.06 * s, mosque('#8a5679')), [0.2, -1], 2 * s, '#ffc690') +
    shape(
      [
        [-262, 27],
        [-252, 34],
        [122, 31],
        [-388, 26],
        [-378, 33],
      ]
        .map(([u, high]) => cypress(u!, high!))
        .join(''),
      '#704a72',
    ) +
    row(-600, 150, 15, '#7d5074')
  )
}
