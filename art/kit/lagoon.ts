/** Clear shallow water in flat bands: sand, turquoise, reef, the dark outer sea. */
import type { Camera } from './camera.ts'
import { rgb } from './ink.ts'
import { fbm, noise } from './noise.ts'
import { grain, type Plate } from './press.ts'

export interface LagoonOptions {
  /** First row of the water. */
  top: number
  /** Depth at a point in metres: 0 at the waterline; negative is dry and not drawn. The result may have any unit. */
  depth: (x: number, z: number) => number
  /** Bands from the shallowest: the depth where each ends, and its ink; the last takes the rest. */
  bands: readonly (readonly [number, string])[]
  /** Coral: its ink, the depths between which it grows, and the size of a patch in metres. */
  coral?: { ink: string; from: number; to: number; size: number; cover?: number }
  /** Net of light on the bed, drawn to this distance in metres, and the ink of bars of sand between. */
  glint?: { ink: string; reach: number; strength?: number; bars?: string }
  seed?: number
}
export function lagoon(plate: Plate, cam: Camera, o: LagoonOptions): void {
  const inks = o.bands.map(([end, ink]) => [end, rgb(ink)] as const)
  const last = inks.at(-1)![1],
    seed = o.seed ?? 1
  const coral = o.coral && { ...o.coral, rgb: rgb(o.coral.ink) }
  const glint = o.glint && { ...o.glint, rgb: rgb(o.glint.ink), bar: o.glint.bars && rgb(o.glint.bars) }
  plate.field((x, y) => {
    if (y < o.top) return null
    const p = cam.onLevel(x, y, 0),
      away = Math.hypot(p[0] - cam.eye[0], p[2] - cam.eye[2])
    const raw = o.depth(p[0], p[2])
    if (raw < 0) return null
    const wob = (fbm(p[0] / 9, p[2] / 9, 4, seed) - 0.5) * 0.5
    const d = raw * (1 + wob) + (grain(x, y, 15) - 0.5) * 0.05 * raw
    let ink = inks.find(([end]) => d < end)?.[1] ?? last
    if (coral && d > coral.from && d < coral.to) {
      const n = fbm(p[0] / coral.size + 3, p[2] / coral.size, 4, seed + 30)
      if (n > 0.68 - 0.2 * (coral.cover ?? 0.5)) ink = coral.rgb
    }
    if (glint && away < glint.reach) {
      const size = 0.9 + away / 50
      const [u, v] = [p[0] / size, p[2] / size]
      const warp = noise(u * 0.7, v * 0.7, seed + 5) * 2
      const net = Math.abs(noise(u + warp, v - warp, seed + 9) - 0.5)
      if (net < 0.026 * (1 - away / glint.reach) * (glint.strength ?? 1)) return [glint.rgb, 1]
      if (glint.bar && noise(u * 0.35, v * 0.9, seed + 12) > 0.72) return [glint.bar, 1]
    }
    return [ink, 1]
  })
}
