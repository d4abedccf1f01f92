/** A bough of plane leaves hanging into the picture from a corner, drawn in the picture plane. */
import { random } from './noise.ts'

/** Five-lobed leaf of radius s about (x,y), turned by `a` radians. */
function leaf(x: number, y: number, s: number, a: number): string {
  const at = (d: number, q: number): string =>
    `${(x + Math.cos(a + d) * s * q).toFixed(1)},${(y + Math.sin(a + d) * s * q).toFixed(1)}`
  return `M${at(0, 1)}L${at(0.42, 0.55)}L${at(0.9, 0.92)}L${at(1.4, 0.5)}L${at(2.1, 0.74)}L${at(3.1, 0.3)}L${at(4.2, 0.74)}L${at(4.9, 0.5)}L${at(5.38, 0.92)}L${at(5.86, 0.55)}Z`
}
/** Branches from (x,y) towards each [x, y]; inks from deep to lit. Leaves thin out along the branch. */
export function planeBough(
  seed: number,
  x: number,
  y: number,
  ends: readonly (readonly [number, number])[],
  inks: readonly [string, string, string],
): string {
  const r = random(seed)
  const layers = ['', '', '']
  let wood = ''
  for (const [ex, ey] of ends) {
    wood += `M${x},${y}Q${(x + ex) / 2},${(y + ey) / 2 - 40} ${ex},${ey}`
    const n = Math.round(Math.hypot(ex - x, ey - y) / 3.1)
    for (let i = 0; i < n; i++) {
      const t = 0.12 + 0.9 * (i / n)
      const spread = 78 * (1 - 0.55 * t)
      const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * ((x + ex) / 2) + t * t * ex + r.range(-spread, spread)
      const py =
        (1 - t) ** 2 * y + 2 * t * (1 - t) * ((y + ey) / 2 - 40) + t * t * ey + r.range(-spread * 0.7, spread)
      const k = r() < 0.5 ? 0 : r() < 0.68 ? 1 : 2
      layers[k] += leaf(px, py, r.range(11, 19), r.range(0.6, 2.5))
    }
  }
  return (
    `<path d="${layers[0]}" fill="${inks[0]}"/><path d="${wood}" fill="none" stroke="#2f2b40" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="${layers[1]}" fill="${inks[1]}"/><path d="${layers[2]}" fill="${inks[2]}"/>`
  )
}
