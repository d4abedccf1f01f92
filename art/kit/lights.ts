/** Lamps on water: each light drags a broken column towards the viewer. */
import { clamp, rgb, smoothstep } from './ink.ts'
import { grain, type Plate } from './press.ts'
import { ripples } from './sea.ts'

export interface WaterLight {
  x: number
  /** Row where the water under the lamp begins. */
  y: number
  ink: string
  /** Half width in pixels at the far end; it doubles on the way down. */
  half: number
  /** How far down the water it reaches, in pixels. */
  reach: number
  strength?: number
}
export function lightColumns(
  plate: Plate,
  lights: readonly WaterLight[],
  { horizon, waves = 1.5, seed = 1 }: { horizon: number; waves?: number; seed?: number },
): void {
  for (const l of lights) {
    const ink = rgb(l.ink)
    plate.field((x, y) => {
      if (y < l.y || y > l.y + l.reach || Math.abs(x - l.x) > l.half * 5) return null
      const t = (y - l.y) / l.reach,
        r = ripples(x, y, horizon, seed + 80, waves),
        half = l.half * (1 + 1.2 * t),
        q = Math.abs(x + r * 46 * (0.2 + t) - l.x) / half
      const k = (1 - smoothstep(0.3, 1.2, q)) * (l.strength ?? 1) * (1 - t * t)
      if (k <= 0 || r + (grain(x, y, 21) - 0.5) * 0.1 < 0.2 - 0.42 * k) return null
      return [ink, clamp(0.35 + 0.6 * k)]
    })
  }
}
