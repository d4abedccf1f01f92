/** A fence of posts and two rails in deep snow, cut flat, with snow on every rail and post. */
import { path } from '../kit/cut-figure.ts'
import type { Pt } from '../kit/vec.ts'

const INK = { wood: '#70456a', dark: '#4d2f5c', lit: '#eb9a6c', snow: '#f1ebfd' }
/** How high the rails lie, for a fence one high. */
const RAILS = [0.84, 0.42]
/** A fence through posts with these feet, `high` pixels. `ink` is that of their shadows, `heap` that of the snow at their feet. */
export function snowFence(feet: readonly Pt[], high: number, ink: string, heap: string): string {
  const w = high * 0.075,
    r = high * 0.055
  const rail = ([x0, y0]: Pt, [x1, y1]: Pt, at: number): string => {
    const a = y0 - at * high,
      b = y1 - at * high,
      edge = (up: number) => `M${x0},${a + up}L${x1},${b + up}`
    return (
      path(`${edge(-r)}V${b + r}L${x0},${a + r}Z`, INK.wood) +
      path(`${edge(r * 0.35)}V${b + r}L${x0},${a + r}Z`, INK.dark) +
      path(
        `${edge(-r * 1.9)}V${b - r * 0.5}Q${(x0 + x1) / 2},${(a + b) / 2 - r * 0.1} ${x0},${a - r * 0.5}Z`,
        INK.snow,
      )
    )
  }
  const post = ([x, y]: Pt): string => {
    const p = (u: number, v: number) => `${(x + u * w).toFixed(1)},${(y - v * high).toFixed(1)}`
    return (
      // its shadow
      path(`M${p(-1, 0.05)}L${p(1, 0)}L${p(-24, -0.18)}Z`, ink) +
      path(`M${p(-1, 0)}L${p(-1, 1)}L${p(1, 1)}L${p(1, 0)}Z`, INK.wood) +
      path(`M${p(0.5, 0)}L${p(0.5, 1)}L${p(1, 1)}L${p(1, 0)}Z`, INK.lit) +
      path(
        `M${p(-1.35, 0.98)}C${p(-1.5, 1.08)} ${p(-0.7, 1.12)} ${p(0, 1.12)}C${p(0.9, 1.12)} ${p(1.5, 1.07)} ${p(1.35, 0.98)}Q${p(0, 0.95)} ${p(-1.35, 0.98)}Z`,
        INK.snow,
      ) +
      path(`M${p(-2.6, -0.03)}C${p(-1.4, 0.08)} ${p(1.4, 0.08)} ${p(2.6, -0.03)}Z`, heap)
    )
  }
  return (
    RAILS.map((at) =>
      feet
        .slice(1)
        .map((foot, i) => rail(feet[i]!, foot, at))
        .join(''),
    ).join('') + feet.map(post).join('')
  )
}
