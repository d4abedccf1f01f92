/** Contact shading has no neighbours beyond the picture, so the ground is too light at the lower edge and the sides. Mirrors the rows inside over those. */
import { HIGH, WIDE } from './format.ts'
import type { Plate } from './press.ts'

/** `rows` in design pixels: the contact radius of the ground, plus one. */
export function mendEdge(plate: Plate, rows: number): void {
  const [left, right, fold] = [rows, WIDE - rows, HIGH - rows]
  plate.field((x, y) => {
    if (x >= left && x <= right && y <= fold) return null
    const across = x < left ? 2 * left - x : x > right ? 2 * right - x : x - 0.5
    return [plate.sample(across, y > fold ? 2 * fold - y : y - 0.5), 1]
  })
}
