/** A fence of posts and two rails in deep snow, cut flat, with snow on every rail and post. */
import { path } from '../kit/cut-figure.ts'
import type { Pt } from '../kit/vec.ts'

const INK = { wood: '#70456a', dark: '#4d2f5c', lit: '#eb9a6c', snow: '#f1ebfd', shade: '#a597de' }
/** How high the rails lie, for a fence one high. */
const RAILS = [0.84, 0.42]
/** A fence through posts with these feet, `high` pixels. */
export function snowFence(feet: readonly Pt[], high: number): string {
  const w = high * 0.075,
    r = high * 0.055
  const rail = ([x0, y0]: Pt, [x1, y1]: Pt, at: number): string => {
    const a = y0 - at * high,
      b = y1 - at * high,
      sag = (up: number) => `M${x0},${a + up}L${x1},${b + up}`
    return (
      path(`${sag(-r)}V${b + r}L${x0},${a + r}Z`, INK.wood) +
      path(`${sag(r * 0.35)}V${b + r}L${x0},${a + r}Z`, INK.dark) +
      path(
        `${sag(-r * 1.9)}V${b - r * 0.5}Q${(x0 + x1) / 2},${(a + b) / 2 - r * 0.1} ${x0},${a - r * 0.5}Z`,
        INK.snow,
      )
    )
  }
  const post = ([x, y]: Pt): string =>
    path(`M${x - w},${y + high * 0.3}V${y - high}H${x + w}V${y + high * 0.3}Z`, INK.wood) +
    path(`M${x + w * 0.55},${y + high * 0.3}V${y - high}H${x + w}V${y + high * 0.3}Z`, INK.lit) +
    path(
      `M${x - w * 1.35},${y - high * 0.98}C${x - w * 1.5},${y - high * 1.08} ${x - w * 0.7},${y - high * 1.12} ${x},${y - high * 1.12}C${x + w * 0.9},${y - high * 1.12} ${x + w * 1.5},${y - high * 1.07} ${x + w * 1.35},${y - high * 0.98}Q${x},${y - high * 0.95} ${x - w * 1.35},${y - high * 0.98}Z`,
      INK.snow,
    )
  return (
    RAILS.map((at) =>
      feet
        .slice(1)
        .map((foot, i) => rail(feet[i]!, foot, at))
        .join(''),
    ).join('') + feet.map(post).join('')
  )
}
