/** Solids of a few flat faces, cut as paper: each face takes the ink of its turn to the sun, far faces first. */
import type { Camera } from './camera.ts'
import { cross, dot, sub, unit, type Pt, type Vec3 } from './vec.ts'

export interface Facet {
  at: readonly Vec3[]
  /** Inks in sun, half light and shade; or one ink for every light. */
  ink: string | readonly [string, string, string]
  /** Drawn from behind too. */
  thin?: boolean
  /** Metres nearer in the order of drawing. */
  lift?: number
}
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

/** The same as points of the picture. */
export const seen = (cam: Camera, at: readonly Vec3[]): Pt[] =>
  at.map((p) => cam.project(p)).map(({ x, y }): Pt => [x, y])

/** The eight corners of a box as its five faces that can be seen from above. */
export function box(
  at: Frame,
  [u, h, v]: Vec3,
  [long, high, deep]: Vec3,
  ink: Facet['ink'],
  lift = 0,
): Facet[] {
  const p = (a: number, b: number, c: number): Vec3 =>
    at(u + (a * long) / 2, h + b * high, v + (c * deep) / 2)
  return (
    [
      [p(-1, 0, 1), p(1, 0, 1), p(1, 1, 1), p(-1, 1, 1)],
      [p(1, 0, -1), p(-1, 0, -1), p(-1, 1, -1), p(1, 1, -1)],
      [p(1, 0, 1), p(1, 0, -1), p(1, 1, -1), p(1, 1, 1)],
      [p(-1, 0, -1), p(-1, 0, 1), p(-1, 1, 1), p(-1, 1, -1)],
      [p(-1, 1, 1), p(1, 1, 1), p(1, 1, -1), p(-1, 1, -1)],
    ] as const
  ).map((corners) => ({ at: corners, ink, lift }))
}

export function facets(cam: Camera, sun: Vec3, faces: readonly Facet[]): string {
  return faces
    .flatMap(({ at, ink, thin, lift = 0 }) => {
      const n = unit(cross(sub(at[1]!, at[0]!), sub(at[2]!, at[0]!))),
        away = dot(n, sub(at[0]!, cam.eye)) > 0
      if (away && !thin) return []
      const light = dot(n, sun) * (away ? -1 : 1),
        fill = typeof ink === 'string' ? ink : ink[light > 0.45 ? 0 : light > 0.05 ? 1 : 2],
        far = at.reduce((s, p) => s + Math.hypot(...sub(p, cam.eye)), 0) / at.length - lift
      return [
        { far, svg: `<path d="${outline(cam, at)}" fill="${fill}" stroke="${fill}" stroke-width=".5"/>` },
      ]
    })
    .toSorted((a, b) => b.far - a.far)
    .map(({ svg }) => svg)
    .join('')
}
