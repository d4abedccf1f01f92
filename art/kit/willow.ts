/** Hanging willow strands for a picture's upper right corner, as SVG. */
import { random } from './noise.ts'

/** Strands hang from above the edge between x0 and the right side, longest at the right; inks from back to front. */
export function willow(seed: number, x0: number, long: number, inks: readonly string[], n = 60): string {
  const r = random(seed)
  const f = (v: number): string => v.toFixed(1)
  const layers = inks.map(() => '')
  const stems = inks.map(() => '')
  for (let i = 0; i < n; i++) {
    const k = Math.floor((i / n) * inks.length)
    const t = r()
    const x = x0 + (1630 - x0) * t
    const high = long * (0.12 + 0.88 * t ** 1.6) * r.range(0.6, 1)
    const sway = r.range(-0.16, 0.02) * high
    const at = (q: number): readonly [number, number] => [x + sway * q * q, -20 + (high + 20) * q]
    stems[k] += `M${f(x)},-20Q${f(x)},${f(high * 0.5)} ${f(x + sway)},${f(high)}`
    for (let q = 0.04; q < 1; q += 11 / high) {
      const [px, py] = at(q)
      const side = r.pick([-1, 1])
      const size = r.range(17, 28) * (1 - 0.35 * q)
      const [dx, dy] = [side * size * r.range(0.2, 0.5), size]
      layers[k] +=
        `M${f(px)},${f(py)}Q${f(px + dx * 0.9)},${f(py + dy * 0.35)} ${f(px + dx)},${f(py + dy)}Q${f(px + dx * 0.15)},${f(py + dy * 0.65)} ${f(px)},${f(py)}Z`
    }
  }
  return inks
    .map(
      (ink, k) =>
        `<path d="${stems[k]}" fill="none" stroke="${ink}" stroke-width="1.6"/><path d="${layers[k]}" fill="${ink}"/>`,
    )
    .join('')
}
