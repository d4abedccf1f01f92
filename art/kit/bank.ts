/** The near edge of a picture: a dark bank with grass and flowers on its crest. SVG in picture pixels. */
import { random } from './noise.ts'

export interface BankInks {
  body: string
  /** Blades that stand in the shade, and those that catch the sun. */
  blade: string
  lit: string
  flowers?: string[]
}
/** Row of the crest at column x. */
export type Crest = (x: number) => number

export function bank(
  seed: number,
  crest: Crest,
  ink: BankInks,
  { x0 = -20, x1 = 1620, blade = 34, lean = 6 } = {},
): string {
  const r = random(seed)
  let edge = `M${x0},1010`
  for (let x = x0; x <= x1; x += 10) edge += `L${x},${crest(x).toFixed(1)}`
  const blades = (n: number, spread: number, size: number): string => {
    let d = ''
    for (let i = 0; i < n; i++) {
      const x = r.range(x0, x1)
      const y = crest(x) + r() ** 1.6 * spread + 5
      const h = blade * size * r.range(0.45, 1.1)
      const l = lean + r.range(-9, 9)
      d += `M${(x - 1.7).toFixed(1)},${y.toFixed(1)}Q${(x + l * 0.2).toFixed(1)},${(y - h * 0.6).toFixed(1)} ${(x + l).toFixed(1)},${(y - h).toFixed(1)}Q${(x + l * 0.5 + 2).toFixed(1)},${(y - h * 0.5).toFixed(1)} ${(x + 2).toFixed(1)},${y.toFixed(1)}Z`
    }
    return d
  }
  const wide = (x1 - x0) / 1640
  let heads = ''
  for (let i = 0; i < (ink.flowers ? 150 * wide : 0); i++) {
    const x = r.range(x0, x1)
    const y = crest(x) + r() ** 1.4 * 120 - 6
    const s = 2.4 + (y - crest(x)) / 40 + r() * 1.6
    heads += `<path d="M${x.toFixed(1)},${(y + 16).toFixed(1)}L${x.toFixed(1)},${y.toFixed(1)}" stroke="${ink.blade}" stroke-width="1.4"/><ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${s.toFixed(1)}" ry="${(s * 0.8).toFixed(1)}" fill="${r.pick(ink.flowers!)}"/>`
  }
  return (
    `<path d="${edge}L${x1},1010Z" fill="${ink.body}"/><path d="${blades(900 * wide, 4, 0.8)}" fill="${ink.body}"/>` +
    `<path d="${blades(700 * wide, 130, 1)}" fill="${ink.blade}"/><path d="${blades(420 * wide, 60, 0.9)}" fill="${ink.lit}"/>${heads}`
  )
}
