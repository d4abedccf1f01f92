/** Contact shading has no neighbours beyond the picture, so what is near lightens at its foot and sides: the rows inside are folded over them. */
import { HIGH, WIDE } from './format.ts'
import type { Plate } from './press.ts'

/** `rows` in design pixels: the contact radius of the ground, and one more. */
export function mendEdge(plate: Plate, rows: number): void {
  const [left, right, fold] = [rows, WIDE - rows, HIGH - rows]
  plate.field((x, y) => {
    if (x >= left && x <= right && y <= fold) return null
    const across = x < left ? 2 * left - x : x > right ? 2 * right - x : x - 0.5
    return [plate.sample(across, y > fold ? 2 * fold - y : y - 0.5), 1]
  })
}
