/** The bars that a mirror in calm water breaks into: lenses that part and thin out as they come nearer. */
export interface WaterBars {
  /** Rows of the first bar and of the end, below the waterline. */
  from: number
  to: number
  /** From one bar to the next at the waterline, and how much more with each bar. */
  step: number
  part: number
  /** Half the thickness of the first bar, its loss per unit of parting, and the least. */
  thick: number
  thin: number
  least: number
  /** Decimals: 1 for pixels, 2 for metres. */
  digits?: number
}
/** Path data for a clip path. `ends` gives both columns of the bar in a row. */
export function waterBars(o: WaterBars, ends: (down: number) => readonly [number, number]): string {
  const digits = o.digits ?? 1
  const f = (v: number): string => v.toFixed(digits)
  let bars = ''
  for (let down = o.from, gap = 0; down < o.to; down += o.step + gap, gap += o.part) {
    const [a, b] = ends(down),
      half = Math.max(o.least, o.thick - gap * o.thin),
      mid = ((a + b) / 2).toFixed(digits + 1)
    bars += `M${f(a)},${f(down)}Q${mid},${f(down - half * 2)} ${f(b)},${f(down)}Q${mid},${f(down + half * 2)} ${f(a)},${f(down)}Z`
  }
  return bars
}
