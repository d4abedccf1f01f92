/** Ground beside a line: how far a point lies from it, and on which side. */
import type { Line } from './railway.ts'

/** Metres from the line at (x, z): positive to the right of its direction, negative to the left. */
export function besideLine(line: Line, length: number): (x: number, z: number) => number {
  const last = 119
  const marks = Array.from({ length: last + 1 }, (_, i) => line((length * i) / last))
  return (x, z) => {
    let best = 0
    let least = Infinity
    marks.forEach(([px, pz], i) => {
      const d = Math.hypot(px - x, pz - z)
      if (d < least) [least, best] = [d, i]
    })
    const [a, b] = [marks[Math.max(0, best - 1)]!, marks[Math.min(last, best + 1)]!]
    return Math.sign((b[0] - a[0]) * (z - a[1]) - (b[1] - a[1]) * (x - a[0])) * least
  }
}
