/** The broken edges of rock and jungle: an outline drawn in a few points takes on teeth or leaves between them. */
import { poly } from './cut.ts'
import { fbm, random } from './noise.ts'
import type { Pt } from './vec.ts'

/**
 * A closed outline with `amp` design pixels of unevenness along its edges, a step about every `step` pixels.
 * The given points keep their places, so that two outlines that share an edge and a seed still meet.
 */
export function rough(points: readonly Pt[], amp: number, seed: number, step = 9): Pt[] {
  const out: Pt[] = []
  points.forEach(([x, y], i) => {
    const [bx, by] = points[(i + 1) % points.length]!,
      l = Math.hypot(bx - x, by - y),
      many = Math.max(1, Math.round(l / step)),
      nx = -(by - y) / (l || 1),
      ny = (bx - x) / (l || 1)
    for (let k = 0; k < many; k++) {
      const t = k / many,
        px = x + (bx - x) * t,
        py = y + (by - y) * t,
        // nothing at the given points, most half way between them
        off =
          (fbm(px / 26, py / 26, 3, seed) - 0.5) * 2 * amp * Math.min(1, 4 * Math.min(t, 1 - t) * (l / 60))
      out.push([px + nx * off, py + ny * off])
    }
  })
  return out
}
/** A flat shape of rock. */
export const rock = (points: readonly Pt[], fill: string, amp = 8, seed = 1): string =>
  poly(rough(points, amp, seed), fill)

/** Runs of scrub or jungle: small ragged shapes within a box, denser towards its foot. */
export function scrub(
  seed: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  many: number,
  size: number,
  fill: string,
): string {
  const r = random(seed)
  let s = ''
  for (let i = 0; i < many; i++) {
    const y = y0 + (y1 - y0) * Math.sqrt(r()),
      x = r.range(x0, x1),
      w = size * r.range(0.5, 1.3),
      h = w * r.range(0.35, 0.6)
    s += `M${(x - w).toFixed(1)},${y.toFixed(1)}q${(w * 0.2).toFixed(1)},${(-h).toFixed(1)} ${(w * 0.7).toFixed(1)},${(-h * 0.9).toFixed(1)}q${(w * 0.3).toFixed(1)},${(-h * 0.6).toFixed(1)} ${(w * 0.8).toFixed(1)},0q${(w * 0.4).toFixed(1)},${(h * 0.1).toFixed(1)} ${(w * 0.5).toFixed(1)},${(h * 0.9).toFixed(1)}Z`
  }
  return `<path d="${s}" fill="${fill}"/>`
}
