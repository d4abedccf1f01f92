import { random } from './noise.ts'
import type { Pt } from './vec.ts'

/** A cut mass of forest: a level foot and a crown line in rounds of uneven breadth. */
export function forest(seed: number, line: readonly Pt[], foot: number, size: number, ink: string): string {
  const r = random(seed)
  let d = `M${line[0]![0]},${foot}L${line[0]![0]},${line[0]![1]}`
  for (let i = 0; i < line.length - 1; i++) {
    const [[ax, ay], [bx, by]] = [line[i]!, line[i + 1]!],
      many = Math.max(1, Math.round((bx - ax) / size))
    let from = 0
    for (let k = 0; k < many; k++) {
      const to = k === many - 1 ? 1 : (k + 1 + r.range(-0.3, 0.3)) / many,
        w = (bx - ax) * (to - from),
        rise = Math.min(w, size) * r.range(0.3, 0.62)
      d += `q${(w * 0.1).toFixed(1)},${(-rise).toFixed(1)} ${(w * 0.55).toFixed(1)},${(-rise + (by - ay) * (to - from) * 0.5).toFixed(1)}t${(w * 0.45).toFixed(1)},${(rise + (by - ay) * (to - from) * 0.5).toFixed(1)}`
      from = to
    }
  }
  return `<path d="${d}L${line.at(-1)![0]},${foot}Z" fill="${ink}"/>`
}
