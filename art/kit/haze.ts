/** Mist in one even band with soft edges, densest in its middle. For flats that torn mist would freckle. */
import { rgb, smoothstep } from './ink.ts'
import type { Plate } from './press.ts'

export function haze(
  plate: Plate,
  ink: string,
  top: number,
  foot: number,
  strength: number,
  where?: (x: number, y: number) => boolean,
): void {
  const c = rgb(ink),
    middle = (top + foot) / 2
  plate.field((x, y) =>
    y < top || y > foot || (where && !where(x, y))
      ? null
      : [c, strength * Math.min(smoothstep(top, middle, y), smoothstep(foot, middle, y))],
  )
}
