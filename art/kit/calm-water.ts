/** Calm water: a blend, a few long lozenges that grow towards the eye, and one path of light. */
import { clamp, mix, rgb } from './ink.ts'
import { random } from './noise.ts'
import { grain, type Plate } from './press.ts'

const n = (v: number) => v.toFixed(1)
const lozenge = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w)},${n(y)}Q${n(x - w * 0.3)},${n(y - h)} ${n(x + w * 0.1)},${n(y - h * 0.7)}T${n(x + w)},${n(y)}Q${n(x + w * 0.3)},${n(y + h)} ${n(x - w * 0.1)},${n(y + h * 0.7)}T${n(x - w)},${n(y)}Z`

export interface CalmWater {
  /** Row of the far shore, and of eye level (default: the same). */
  top: number
  bottom?: number
  /** Inks from the far shore to the eye. */
  inks: string[]
  /** Ink and share (0..1) of the dark and light lozenges. */
  dark?: [string, number]
  light?: [string, number]
  /** Path of light: column, ink, half width at the top and at the bottom. */
  path?: { x: number; ink: string; far: number; near: number }
  seed?: number
}
export function calmWater(plate: Plate, o: CalmWater): void {
  const { top, bottom = 1000, inks, seed = 1 } = o,
    r = random(seed),
    depth = bottom - top
  const table = Array.from({ length: 33 }, (_, k) => {
    const t = (k / 32) * (inks.length - 1),
      i = Math.min(inks.length - 2, Math.floor(t))
    return rgb(mix(inks[i]!, inks[i + 1]!, t - i))
  })
  plate.field((x, y) => {
    if (y < top || y > bottom) return null
    const t = ((y - top) / depth) ** 0.8
    return [table[Math.round(clamp(t * 32 + (grain(x, y, 11) - 0.5) * 2, 0, 32))]!, 1]
  })
  let dark = '',
    light = '',
    path = ''
  for (let row = 0; row < 34; row++) {
    const t = ((row + 0.5) / 34) ** 1.9,
      y = top + depth * t + r.range(-1, 1),
      k = 0.05 + t
    for (let i = 0; i < 5; i++) {
      const x = r.range(-60, 1660),
        w = k * r.range(60, 190),
        h = k * r.range(5, 10),
        pick = r()
      if (pick < (o.dark?.[1] ?? 0)) dark += lozenge(x, y, w, h)
      else if (pick > 1 - (o.light?.[1] ?? 0)) light += lozenge(x, y, w, h)
    }
    if (!o.path) continue
    const half = o.path.far + (o.path.near - o.path.far) * t,
      many = 1 + Math.round(r())
    for (let i = 0; i < many; i++)
      path += lozenge(
        o.path.x + r.range(-0.5, 0.5) * half,
        y,
        half * r.range(0.35, 0.95),
        Math.max(1, (1.1 + 9 * k) * r.range(0.6, 1)),
      )
  }
  plate.svg(
    (dark ? `<path d="${dark}" fill="${o.dark![0]}"/>` : '') +
      (light ? `<path d="${light}" fill="${o.light![0]}"/>` : '') +
      (path ? `<path d="${path}" fill="${o.path!.ink}"/>` : ''),
    { mask: (_x, y) => (y >= top && y <= bottom ? 1 : 0) },
  )
}
