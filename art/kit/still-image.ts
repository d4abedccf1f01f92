/** The image of a pulled solid in calm water: upright, swung a little from row to row, and gone after its own height. */
import { rgb } from './ink.ts'
import type { Plate } from './press.ts'

/** `depth` is what `pullSolid` returned, `line` the row of the waterline at a column, `tint` the ink of the water. */
export function stillImage(
  plate: Plate,
  depth: Float32Array,
  line: (x: number) => number,
  tint: string,
  { strength = 0.62, fade = 330 } = {},
): void {
  const src = plate.px.slice(),
    { w, ss } = plate,
    water = rgb(tint)
  plate.field((x, y) => {
    const foot = line(x),
      t = (y - foot) / fade
    if (t <= 0 || t >= 1) return null
    const px = x + (1.5 + 13 * t) * Math.sin(y / (2.4 + 9 * t)),
      py = 2 * foot - y
    if (px < 0 || px >= w / ss - 1 || py < 0) return null
    const i = Math.round(py * ss) * w + Math.round(px * ss)
    if (!depth[i] || depth[Math.round(y * ss) * w + Math.round(x * ss)]) return null
    const at = (k: 0 | 1 | 2) => src[i * 3 + k]! * 0.62 + water[k] * 0.38
    return [[at(0), at(1), at(2)], strength * (1 - t) ** 0.8]
  })
}
