/** A boat that comes towards us at an angle: its spots in the picture, and flat shapes between its lines. */
import type { Camera } from './camera.ts'
import type { Pt, Vec3 } from './vec.ts'

const f = (v: number) => v.toFixed(1)
export interface Course {
  cam: Camera
  /** The middle of the boat on the water, and the angle in degrees by which its bow turns to us from broadside. */
  middle: Vec3
  turn: number
}
/** A spot of the boat in the picture: metres ahead of its middle, towards us from its middle line, and above the water. */
export function spot(
  { cam, middle, turn }: Course,
  ahead: number,
  aside: number,
  up: number,
): { x: number; y: number; k: number } {
  const a = (turn * Math.PI) / 180,
    [c, s] = [Math.cos(a), Math.sin(a)]
  return cam.project([middle[0] - c * ahead + s * aside, up, middle[2] + s * ahead + c * aside])
}
/** Smooth path data through points, without a start command. */
export function through(points: readonly Pt[]): string {
  let d = ''
  for (let i = 0; i < points.length - 1; i++) {
    const at = (j: number) => points[Math.max(0, Math.min(points.length - 1, j))]!,
      [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${f(b[0] + (c[0] - a[0]) / 6)},${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)},${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])},${f(c[1])}`
  }
  return d
}
/** A closed shape between lines, each smooth, taken one after the other. */
export const between = (...lines: readonly (readonly Pt[])[]): string =>
  `M${lines.map((l) => `${f(l[0]![0])},${f(l[0]![1])}${through(l)}`).join('L')}Z`
