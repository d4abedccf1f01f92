/** A fence of posts and a rail in deep snow, cut flat, with snow on the rail and on every post. */
import { path } from '../kit/cut-figure.ts'
import type { Pt } from '../kit/vec.ts'

const INK = { wood: '#70456a', dark: '#4d2f5c', lit: '#eb9a6c', snow: '#f1ebfd' }
/** A fence through posts with these feet, `high` pixels above the snow. */
export function snowFence(feet: readonly Pt[], high: number): string {
  const w = high * 0.12,
    r = high * 0.085
  const rail = ([x0, y0]: Pt, [x1, y1]: Pt): string => {
    const a = y0 - high * 0.66,
      b = y1 - high * 0.66,
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
    const p = (u: number, v: number) => `${x + u * w},${y - v * high}`
    return (
      path(`M${p(-1, -0.4)}V${y - high}H${x + w}V${y + high * 0.4}Z`, INK.wood) +
      path(`M${p(0.55, -0.4)}V${y - high}H${x + w}V${y + high * 0.4}Z`, INK.lit) +
      path(
        `M${p(-1.35, 0.97)}C${p(-1.5, 1.12)} ${p(-0.7, 1.19)} ${p(0, 1.19)}C${p(0.9, 1.19)} ${p(1.5, 1.11)} ${p(1.35, 0.97)}Q${p(0, 0.92)} ${p(-1.35, 0.97)}Z`,
        INK.snow,
      )
    )
  }
  return (
    feet
      .slice(1)
      .map((foot, i) => rail(feet[i]!, foot))
      .join('') + feet.map(post).join('')
  )
}
