import { poly } from './cut.ts'
import { fbm } from './noise.ts'
import type { Pt } from './vec.ts'

/** A ragged ridge from one column to another, as a silhouette. Design pixels. */
export function ridge(
  x0: number,
  x1: number,
  ground: number,
  high: number,
  fill: string,
  seed: number,
  rough = 1,
): string {
  const points: Pt[] = [[x0, ground + 2]]
  for (let i = 0; i <= 60; i++) {
    const t = i / 60
    points.push([
      x0 + (x1 - x0) * t,
      ground - high * Math.sin(Math.PI * t) ** 0.7 * (0.45 + 0.75 * fbm(t * 5 * rough, seed, 4, seed)),
    ])
  }
  return poly([...points, [x1, ground + 2]], fill)
}
