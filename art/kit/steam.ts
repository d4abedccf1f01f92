/** Steam in the picture plane: a few rising ribbons that swell, waver and thin out. */
import { random } from './noise.ts'

/** Ribbons rising `high` px from a mouth `wide` px across at (x, y), drifting `drift` px sideways by the top. */
export function steam(
  seed: number,
  x: number,
  y: number,
  wide: number,
  high: number,
  drift: number,
  ink: string,
): string {
  const r = random(seed)
  let d = ''
  for (let i = 0; i < 4; i++) {
    const [foot, h, phase, thick] = [
      x + wide * (-0.36 + i * 0.24 + r.range(-0.05, 0.05)),
      high * r.range(0.6, 1),
      r.range(0, 6),
      wide * r.range(0.06, 0.11),
    ]
    const left: string[] = []
    const right: string[] = []
    for (let k = 0; k <= 16; k++) {
      const t = k / 16
      const cx = foot + drift * t ** 1.4 + Math.sin(phase + t * 6.4) * wide * (0.04 + 0.13 * t)
      const w = thick * Math.sin(Math.PI * t) ** 0.8
      left.push(`${(cx - Math.max(0.4, w)).toFixed(1)},${(y - h * t).toFixed(1)}`)
      right.unshift(`${(cx + Math.max(0.4, w)).toFixed(1)},${(y - h * t).toFixed(1)}`)
    }
    d += `M${left.join('L')}L${right.join('L')}Z`
  }
  return `<path d="${d}" fill="${ink}"/>`
}
