/** A larch in autumn: loose boughs that hang and lift at their tips, light on the left and shade on the right. */
import { poly } from '../kit/cut.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

const n = (v: number) => v.toFixed(1)
/** A cone of hanging boughs in one piece. Its edge has long tips that hang and lift, `depth` says how deep the gaps between them go. */
function cone(seed: number, x: number, top: number, high: number, wide: number, depth: number): string {
  const r = random(seed),
    tiers = Math.max(6, Math.round(high / 34))
  const side = (d: 1 | -1): string[] =>
    Array.from({ length: tiers }, (_, i) => {
      const t = (i + 1) / tiers,
        w = wide * (0.12 + 0.88 * t ** 0.9) * r.range(0.84, 1.12),
        y = top + high * t * 0.97 + r.range(-0.1, 0.16) * (high / tiers),
        lift = high * 0.014,
        inner = w * (1 - depth * r.range(0.7, 1.1))
      return `Q${n(x + d * w * 0.52)},${n(y - high / tiers / 2.6)} ${n(x + d * w)},${n(y - lift)}Q${n(x + d * (w * 0.9))},${n(y + lift * 1.6)} ${n(x + d * inner)},${n(y + lift * 0.4)}`
    })
  return `M${n(x)},${n(top)}${side(1).join('')}L${n(x)},${n(top + high)}Z M${n(x)},${n(top)}${side(-1).join('')}L${n(x)},${n(top + high)}Z`
}
/** A larch or fir near by, in light and shade. */
export function larch(
  seed: number,
  x: number,
  ground: number,
  high: number,
  [lit, shade]: [string, string],
): string {
  const r = random(seed),
    top = ground - high,
    id = `larch${seed}-${Math.round(x)}`,
    crown = high * 0.92,
    wide = high * 0.17,
    outline = cone(seed, x, top, crown, wide, 0.42)
  // the shade lies on the right, and under some boughs
  const dark: Pt[] = [[x - wide * 0.02, top]]
  const steps = 7
  for (let i = 1; i <= steps; i++) {
    const y = top + (crown * i) / steps
    dark.push(
      [x + wide * r.range(0.12, 0.26) * (i / steps), y - crown * 0.05],
      [x - wide * r.range(-0.06, 0.05) * (i / steps), y],
    )
  }
  return (
    `<path d="M${n(x - high * 0.02)},${ground}L${n(x - high * 0.012)},${n(ground - high * 0.2)}H${n(x + high * 0.012)}L${n(x + high * 0.02)},${ground}Z" fill="#5a4046"/>` +
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${lit}"/><g clip-path="url(#${id})">${poly([...dark, [x + wide * 2, ground], [x + wide * 2, top]], shade)}</g>`
  )
}
/** A far larch or fir, one flame in two tones with a torn edge. */
export function farTree(
  seed: number,
  x: number,
  ground: number,
  high: number,
  lit: string,
  shade: string,
): string {
  const r = random(seed),
    steps = 6
  const side = (d: number): string => {
    let s = ''
    for (let i = 1; i <= steps; i++) {
      const w = d * high * (0.03 + (0.15 * i) / steps) * r.range(0.8, 1.15),
        y = ground - high + (high * 0.93 * i) / steps
      s += `L${n(x + w)},${n(y)}L${n(x + w * 0.6)},${n(y - high * 0.012)}`
    }
    return s
  }
  return `<path d="M${n(x)},${n(ground - high)}${side(1)}L${n(x)},${n(ground)}Z" fill="${shade}"/><path d="M${n(x)},${n(ground - high)}${side(-1)}L${n(x + high * 0.02)},${n(ground)}Z" fill="${lit}"/>`
}
/** A wooded slope: `line` is the row of the ground along it, `high` the height of its trees. Some of the trees are gold. */
export function woods(
  seed: number,
  line: readonly Pt[],
  foot: number,
  high: number,
  inks: { body: string; fir: [string, string]; gold: [string, string]; share: number },
): string {
  const r = random(seed)
  let trees = ''
  const body = `M${n(line[0]![0])},${n(foot)}${line.map(([x, y]) => `L${n(x)},${n(y)}`).join('')}L${n(line.at(-1)![0])},${n(foot)}Z`
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [line[i]!, line[i + 1]!],
      long = Math.hypot(b[0] - a[0], b[1] - a[1])
    for (let s = 0; s < long; s += high * (r() < 0.2 ? r.range(0.8, 2) : r.range(0.1, 0.4))) {
      const t = s / long,
        gold = r() < inks.share,
        [lit, shade] = gold ? inks.gold : inks.fir
      trees += farTree(
        Math.floor(r() * 1e6),
        a[0] + (b[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * t + high * r.range(0.1, 0.5),
        high * r.range(0.55, 1.1),
        lit,
        shade,
      )
    }
  }
  return trees + `<path d="${body}" fill="${inks.body}"/>`
}
