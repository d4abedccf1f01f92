/** True reflections: pull the mirrored mesh first, disturb it as water, then pull the real one over it. */
import { rgb, smoothstep } from './ink.ts'
import { Mesh } from './mesh.ts'
import { grain, type Plate } from './press.ts'
import { ripples } from './sea.ts'
import { triple } from './vec.ts'

/** The same solids upside down below y=0. */
export function mirrored(m: Mesh): Mesh {
  const out = Mesh.create(),
    flip = (v: number, i: number) => (i % 3 === 1 ? -v : v)
  for (const [i, v] of m.store.pos.entries()) out.store.pos.push(flip(v, i))
  for (const [i, v] of m.store.nor.entries()) out.store.nor.push(flip(v, i))
  for (const id of m.store.mat) out.store.mat.push(id)
  for (const name of m.store.names) out.store.names.push(name)
  return out
}
export interface Disturbance {
  /** Eye level row; everything below it on the plate becomes water. */
  horizon: number
  /** Ink of the water itself and how much of it lies over the reflection, near the eye (half of that far away). */
  tint: string
  amount: number
  /** Sideways and upright swing in pixels at the bottom of the picture. */
  swing: readonly [number, number]
  /** Ink and threshold (about 0.1..0.3) of the catching light on the ripples. */
  light?: readonly [string, number]
  waves?: number
  seed?: number
}
export function disturb(plate: Plate, o: Disturbance): void {
  const src = plate.px.slice(),
    tint = rgb(o.tint),
    light = o.light && rgb(o.light[0]),
    seed = o.seed ?? 1
  plate.field((x, y) => {
    if (y <= o.horizon) return null
    const t = (y - o.horizon) / (1000 - o.horizon),
      r = ripples(x, y, o.horizon, seed, o.waves ?? 1.5),
      g = grain(x, y, 17) - 0.5
    const X = x + r * o.swing[0] * (0.12 + t) + g * 3 * t,
      Y = y + r * o.swing[1] * (0.08 + t)
    const row = Math.round(Math.min(999, Math.max(o.horizon, Y)) * plate.ss),
      col = Math.round(Math.min(1599, Math.max(0, X)) * plate.ss)
    const c = triple(src, (row * plate.w + col) * 3)
    const lit = light && o.light && ripples(x, y, o.horizon, seed + 40, 2.2 * (o.waves ?? 1.5)) + g * 0.05 > o.light[1] // prettier-ignore
    const over = lit ? light : tint,
      a = lit ? 0.5 * smoothstep(0.02, 0.2, t) : o.amount * (0.5 + 0.5 * t)
    return [[c[0] + (over[0] - c[0]) * a, c[1] + (over[1] - c[1]) * a, c[2] + (over[2] - c[2]) * a], 1]
  })
}
