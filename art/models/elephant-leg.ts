import { mix } from '../kit/ink.ts'
import { crease, cut, planes, type Hide } from './elephant-hide.ts'
import type { Pt } from '../kit/vec.ts'

/** A foreleg from in front: a heavy column, the wrist a little broader than the shin, the foot a cushion with four nails. */
export function foreleg(
  id: string,
  x: number,
  y: number,
  { lit, body, half, shade, dusk, deep, nail }: Hide,
  wide = 1,
): string {
  const under = mix(dusk, deep, 0.6)
  const q = ([u, v]: Pt): Pt => [x + u * wide, y + v]
  const outline = ([
    [-0.3, 1.7], [-0.28, 1.25], [-0.235, 0.98], [-0.225, 0.8], [-0.205, 0.58], [-0.2, 0.36], [-0.235, 0.18], [-0.265, 0.06], [-0.255, 0],
    [0, -0.015], [0.255, 0], [0.265, 0.06], [0.235, 0.18], [0.2, 0.36], [0.205, 0.58], [0.225, 0.8], [0.235, 0.98], [0.28, 1.25], [0.3, 1.7],
  ] as Pt[]).map(q) // prettier-ignore
  const part = (points: Pt[], ink: string) => cut(points.map(q), ink)
  return (
    planes(
      id,
      outline,
      body,
      part([[-0.4, 1.8], [-0.4, -0.1], [-0.14, -0.1], [-0.1, 0.12], [-0.06, 0.4], [-0.1, 0.66], [-0.06, 0.92], [-0.1, 1.3], [0, 1.8]], shade) +
        part([[0.4, 1.25], [0.4, -0.1], [0.2, -0.1], [0.17, 0.16], [0.12, 0.4], [0.13, 0.64], [0.1, 0.9], [0.19, 1.14]], lit) +
        part([[-0.4, 2], [-0.4, 1.1], [-0.24, 1.16], [-0.04, 1.3], [0.16, 1.42], [0.4, 1.5], [0.4, 2]], under) +
        crease(q([-0.2, 0.9]), q([0.16, 0.92]), 0.06, 0.035, shade) +
        crease(q([-0.19, 0.8]), q([0.12, 0.81]), 0.05, 0.03, shade) +
        crease(q([-0.18, 0.34]), q([0.17, 0.36]), 0.05, 0.03, shade),
    ) +
    [[-0.185, 0.05, half], [-0.07, 0.062, lit], [0.065, 0.066, nail], [0.19, 0.052, nail]]
      .map(([u, r, ink]) => {
        const [cx, cy] = q([u as number, -0.002])
        return `<path d="M${cx - (r as number)},${-cy}C${cx - (r as number)},${-cy - 0.11} ${cx + (r as number)},${-cy - 0.11} ${cx + (r as number)},${-cy}Z" fill="${ink}"/>`
      })
      .join('') // prettier-ignore
  )
}
