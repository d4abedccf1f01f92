/** Water in perspective: reflections broken by ripples, printed in a few flat steps. */
import { clamp, rgb, smoothstep, type Rgb } from './ink.ts'
import { fbm, noise } from './noise.ts'
import { grain, type Plate } from './press.ts'
import { triple } from './vec.ts'

export interface SeaOptions {
  /** Row where the water begins (far shore or true horizon). */
  top: number
  /** Eye level row; above `top` when the far shore hides the true horizon. */
  horizon: number
  far: string
  near: string
  /** How much of the picture above `top` shows in the water. */
  reflect?: number
  /** Ink of the ripple backs and of the catching light. */
  dark: string
  light: string
  /** Column of the sun's path and its half width at the horizon and at the bottom. */
  path?: { x: number; ink: string; far: number; near: number; strength?: number }
  ripple?: number
  seed?: number
  /** Ripple size: 1 for an eye a few metres above the water, 3 or more from a cliff. */
  waves?: number
  mask?: (x: number, y: number) => number
}
/** Ripple field, -0.5..0.5, stretched by perspective. */
export function ripples(x: number, y: number, horizon: number, seed = 0, scale = 1): number {
  const d = 900 / (y - horizon + 14),
    X = (x - 800) * d * 0.0085 * scale,
    Z = d * 9 * scale
  return fbm(X * 0.33, Z * 0.5, 3, seed, 0.45) - 0.5
}
export function sea(plate: Plate, o: SeaOptions): void {
  const far = rgb(o.far),
    near = rgb(o.near),
    dark = rgb(o.dark),
    light = rgb(o.light),
    pathInk = o.path && rgb(o.path.ink),
    amp = o.ripple ?? 1,
    ws = o.waves ?? 1
  const mixRgb = (a: Rgb, b: Rgb, t: number): Rgb => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
    a[2] + (b[2] - a[2]) * t,
  ]
  const src = plate.px.slice(),
    W = plate.w,
    ss = plate.ss
  const above = (x: number, y: number): Rgb => {
    const i = (Math.round(clamp(y, 0, 999) * ss) * W + Math.round(clamp(x, 0, 1599) * ss)) * 3
    return triple(src, i)
  }
  plate.field(
    (x, y) => {
      if (y < o.top) return null
      const t = (y - o.top) / (1000 - o.top),
        g = grain(x, y, 11) - 0.5
      const r = ripples(x, y, o.horizon, o.seed ?? 1, ws),
        step = Math.round(clamp(t + r * 0.25 + g * 0.12) * 7) / 7
      let c = mixRgb(far, near, step)
      if (o.reflect) {
        const swing = r * (18 + 190 * t) * amp,
          q = above(x + r * 26 * amp * (0.3 + t), 2 * o.top - y + swing)
        c = mixRgb(c, q, o.reflect * (1 - 0.55 * t) * (0.75 + 0.25 * Math.sign(r + g * 0.1)))
      }
      const s = ripples(x, y, o.horizon, (o.seed ?? 1) + 40, 1.9 * ws)
      const e = 0.15 - 0.045 * t,
        ease = smoothstep(0, 0.16, t) // ripples would alias into noise at the horizon
      if (s + g * 0.05 > e) c = mixRgb(c, dark, 0.12 + 0.4 * ease)
      else if (s + g * 0.05 < -e - 0.015) c = mixRgb(c, light, 0.12 + 0.36 * ease)
      if (o.path && pathInk) {
        const half = o.path.far + (o.path.near - o.path.far) * t,
          q = Math.abs(x - o.path.x) / half
        const k = (1 - smoothstep(0.25, 1.15, q)) * (o.path.strength ?? 1),
          sp = ripples(x, y, o.horizon, (o.seed ?? 1) + 80, 1.4 * ws) + g * 0.06
        if (sp > 0.3 - 0.42 * k) c = mixRgb(c, pathInk, k > 0 ? 0.92 : 0)
      }
      return [c, 1]
    },
    { mask: o.mask },
  )
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
