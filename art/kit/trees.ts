import type { Mesh } from './mesh.ts'
import { random } from './noise.ts'

/** Cypress: a flame of dark green. */
export function cypress(m: Mesh, x: number, y: number, z: number, h: number, mat = 'tree'): void {
  m.revolve(
    x,
    z,
    [
      [h * 0.03, y],
      [h * 0.1, y + h * 0.12],
      [h * 0.125, y + h * 0.3],
      [h * 0.1, y + h * 0.6],
      [h * 0.05, y + h * 0.85],
      [0, y + h],
    ],
    mat,
    9,
  )
}
/** Round-headed tree from a few clumps. */
export function tree(m: Mesh, seed: number, x: number, y: number, z: number, h: number, mat = 'tree'): void {
  const r = random(seed)
  m.revolve(
    x,
    z,
    [
      [h * 0.05, y - 1],
      [h * 0.03, y + h * 0.5],
    ],
    'trunk',
    6,
  )
  for (let i = 0; i < 5; i++)
    m.blob(
      x + r.range(-0.26, 0.26) * h,
      y + h * r.range(0.48, 0.82),
      z + r.range(-0.2, 0.2) * h,
      h * r.range(0.2, 0.32),
      mat,
      0.82,
      0.16,
      seed + i,
      8,
    )
}
