/** Objects that are cut as paper from points of the world. */
import type { Camera } from './camera.ts'
import type { Vec3 } from './vec.ts'

/** A place of its own for an object: along, up and across, turned about the vertical. */
export const frame =
  ([x, y, z]: Vec3, turn: number, size = 1) =>
  (u: number, h: number, v: number): Vec3 => [
    x + (u * Math.cos(turn) + v * Math.sin(turn)) * size,
    y + h * size,
    z + (v * Math.cos(turn) - u * Math.sin(turn)) * size,
  ]
export type Frame = ReturnType<typeof frame>

/** Path data of a closed line through points of the world. */
export const outline = (cam: Camera, at: readonly Vec3[]): string =>
  `M${at.map((p) => cam.project(p)).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z` // prettier-ignore
