/** A horseshoe of falls in two drops, open towards +z. Metres, lower river on y=0; material: falls. */
import type { Mesh } from '../kit/mesh.ts'
import { fbm } from '../kit/noise.ts'
import type { Vec3 } from '../kit/vec.ts'

export interface Horseshoe {
  /** Middle of the bend in plan, and its radius. */
  x: number
  z: number
  r: number
  /** Height of the lip, and of the ledge that breaks the fall. */
  lip: number
  ledge: number
}
/** How far the rim strays from the circle at angle a (0 is farthest from the viewer), in metres. */
const stray = (a: number): number =>
  (fbm(a * 3.2 + 9, 2, 4, 5) - 0.5) * 60 + (fbm(a * 14, 4, 3, 8) - 0.5) * 14

/** A point of the rim, `out` metres farther from the middle. */
export function rimPoint(h: Horseshoe, a: number, out: number, y: number): Vec3 {
  const r = h.r + stray(a) + out
  return [h.x + r * Math.sin(a), y, h.z - r * Math.cos(a)]
}
export function horseshoeFalls(m: Mesh, h: Horseshoe): void {
  const cols = 520
  const ledge = (a: number): number => 22 + 16 * (fbm(a * 5, 7, 3, 12) - 0.5)
  // rows from the upper river down: [distance behind the rim, height] at angle a
  const rows: ((a: number) => readonly [number, number])[] = [
    () => [170, h.lip + 2],
    () => [40, h.lip + 0.6],
    () => [3, h.lip],
    () => [0, h.lip - 1.6],
    (a) => [-2.4 - 1.5 * fbm(a * 40, 1, 2, 3), (h.lip + h.ledge) / 2],
    (a) => [-3.4 - 3 * fbm(a * 30, 2, 2, 3), h.ledge + 1],
    (a) => [-ledge(a), h.ledge - 3],
    (a) => [-ledge(a) - 1.5, h.ledge - 6],
    (a) => [-ledge(a) - 4 - 3 * fbm(a * 26, 3, 2, 3), 12],
    (a) => [-ledge(a) - 7, -2],
  ]
  const at = (i: number, j: number): Vec3 => {
    const a = -2 + (4 * i) / cols
    const [out, y] = rows[j]!(a)
    return rimPoint(h, a, out, y)
  }
  for (let j = 0; j < rows.length - 1; j++)
    for (let i = 0; i < cols; i++) m.quad(at(i, j + 1), at(i + 1, j + 1), at(i + 1, j), at(i, j), 'falls')
}
