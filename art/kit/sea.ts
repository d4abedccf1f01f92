/** Ripples in perspective, and reflections that they break. */
import { rgb } from './ink.ts'
import { fbm, noise } from './noise.ts'
import { type Plate } from './press.ts'

/** Ripple field, -0.5..0.5, stretched by perspective. */
export function ripples(x: number, y: number, horizon: number, seed = 0, scale = 1): number {
  const d = 900 / (y - horizon + 14),
    X = (x - 800) * d * 0.0085 * scale,
    Z = d * 9 * scale
  return fbm(X * 0.33, Z * 0.5, 3, seed, 0.45) - 0.5
}
/** Broken reflection of something already pulled (its depth buffer says where it is) standing on the row waterY. */
export function reflectObject(
  plate: Plate,
  depth: Float32Array,
  waterY: (x: number) => number,
  tint: string,
  strength = 0.7,
  horizon = 600,
  seed = 3,
): void {
  const src = plate.px.slice(),
    W = plate.w,
    ss = plate.ss,
    c = rgb(tint)
  plate.field((x, y) => {
    const wy = waterY(x)
    if (y <= wy) return null
    const r = ripples(x, y, horizon, seed, 1.6),
      yy = 2 * wy - y + r * 40,
      xx = x + r * 30
    if (yy < 0 || xx < 0 || xx > 1599) return null
    const i = Math.round(yy * ss) * W + Math.round(xx * ss)
    if (!depth[i] || depth[Math.round(y * ss) * W + Math.round(x * ss)]) return null
    const k = 0.35
    return [
      [
        src[i * 3]! * (1 - k) + c[0] * k,
        src[i * 3 + 1]! * (1 - k) + c[1] * k,
        src[i * 3 + 2]! * (1 - k) + c[2] * k,
      ],
      strength * (noise(x / 9, y / 3, 4) > 0.25 ? 1 : 0.5),
    ]
  })
}
