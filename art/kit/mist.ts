import { rgb, smoothstep } from './ink.ts'
import { fbm } from './noise.ts'
import { coarse, type Plate } from './press.ts'

/** A bank of mist: opaque low down, torn at the top. */
export function mist(
  plate: Plate,
  inkHex: string,
  y0: number,
  y1: number,
  strength: number,
  seed: number,
  scale = 1,
  x0 = -1e9,
  x1 = 1e9,
  behind?: (x: number, y: number) => boolean,
): void {
  const c = rgb(inkHex),
    torn = coarse((x, y) => (fbm(x / (330 * scale), y / (120 * scale), 5, seed) - 0.5) * 2)
  plate.field(
    (x, y) => {
      if (y < y0 - (y1 - y0) || y > y1 + 40 || x < x0 || x > x1 || (behind && !behind(x, y))) return null
      const wob = torn(x, y)
      const rise = smoothstep(y0, y0 + (y1 - y0) * 0.5, y + wob * (y1 - y0) * 0.75),
        fall = 1 - smoothstep(y0 + (y1 - y0) * 0.6, y1, y + wob * 30)
      const edge = smoothstep(x0, x0 + 160, x) * (1 - smoothstep(x1 - 160, x1, x))
      return [c, strength * rise * fall * edge]
    },
    { stipple: 0.42, seed },
  )
}
