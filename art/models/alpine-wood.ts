/** Larches and firs in even tiers, light on the left and shade on the right, alone and as the edge of a wood. Design pixels. */
import { clamp } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

export type TreeInks = readonly [lit: string, shade: string]
const n = (v: number) => v.toFixed(1)

/** One tree. Its boughs hang to a soft point, tier by tier; the shade begins a little right of the stem. */
export function alpineTree(
  seed: number,
  x: number,
  ground: number,
  high: number,
  [lit, shade]: TreeInks,
  wide = 0.15,
): string {
  const r = random(seed),
    tiers = clamp(Math.round(high / 22), 4, 11),
    top = ground - high,
    step = (high * 0.94) / tiers
  const half = Array.from(
    { length: tiers },
    (_, i) => high * wide * (0.12 + 0.88 * ((i + 1) / tiers) ** 0.85) * r.range(0.94, 1.06),
  )
  const side = (d: 1 | -1): string =>
    half
      .map((w, i) => {
        const y = top + step * (i + 1),
          from = i ? half[i - 1]! * 0.6 : 0
        return `Q${n(x + d * (from + (w - from) * 0.3))},${n(y - step * 0.3)} ${n(x + d * w)},${n(y)}Q${n(x + d * w * 0.78)},${n(y + step * 0.06)} ${n(x + d * w * 0.6)},${n(y - step * 0.1)}`
      })
      .join('')
  const middle = half
    .map((w, i) => {
      const y = top + step * (i + 1)
      return `L${n(x + w * 0.24)},${n(y - step * 0.3)}L${n(x + w * 0.04)},${n(y - step * 0.04)}`
    })
    .join('')
  const stem =
    high > 60
      ? `<path d="M${n(x - high * 0.012)},${n(ground - high * 0.1)}H${n(x + high * 0.012)}L${n(x + high * 0.018)},${n(ground)}H${n(x - high * 0.018)}Z" fill="#4d3a48"/>`
      : ''
  const foot = n(top + step * tiers - step * 0.04)
  return (
    stem +
    `<path d="M${n(x)},${n(top)}${side(-1)}L${n(x)},${foot}Z M${n(x)},${n(top)}${middle}L${n(x)},${foot}Z" fill="${lit}"/>` +
    `<path d="M${n(x)},${n(top)}${side(1)}L${n(x)},${foot}V${foot}Z" fill="${shade}"/>` +
    `<path d="M${n(x)},${n(top)}${middle}L${n(x - high * 0.004)},${foot}Z" fill="${lit}"/>`
  )
}
/** A wood seen from its side: its back row is on `line`, two more rows come down towards us, and the last hides the ground. Larches grow in groups. */
export function alpineWood(
  seed: number,
  line: readonly Pt[],
  high: number,
  inks: { body: string; fir: TreeInks; larch: TreeInks; share: number },
): string {
  const r = random(seed)
  let trees = ''
  for (const row of [0, 1, 2]) {
    let run = 0,
      gold = false
    for (let i = 0; i < line.length - 1; i++) {
      const [a, b] = [line[i]!, line[i + 1]!],
        long = Math.hypot(b[0] - a[0], b[1] - a[1])
      for (let s = 0; s < long; s += high * (row === 1 ? r.range(0.24, 0.5) : r.range(0.14, 0.32))) {
        if (run-- <= 0) {
          gold = r() < inks.share
          run = gold ? Math.floor(r.range(1, 4)) : Math.floor(r.range(2, 7))
        }
        const t = s / long
        trees += alpineTree(
          Math.floor(r() * 1e6),
          a[0] + (b[0] - a[0]) * t,
          a[1] + (b[1] - a[1]) * t + high * (row * 0.3 + r.range(0, 0.12)),
          high * r.range(0.68, 1.1),
          gold ? inks.larch : inks.fir,
          0.2,
        )
      }
    }
    if (row === 0)
      trees += `<path d="M${n(line[0]![0])},${n(line[0]![1] + high * 0.5)}${line.map(([x, y]) => `L${n(x)},${n(y - high * 0.1)}`).join('')}L${n(line.at(-1)![0])},${n(line.at(-1)![1] + high * 0.5)}${line
        .toReversed()
        .map(([x, y]) => `L${n(x)},${n(y + high * 0.5)}`)
        .join('')}Z" fill="${inks.body}"/>`
  }
  return trees
}
