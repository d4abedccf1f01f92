/** Elephant ears on their stalks, for a picture's corner, as SVG. */
import { random } from '../kit/noise.ts'

export interface LeafInks {
  dark: string
  mid: string
  lit: string
}
/** One heart-shaped leaf hanging from its stalk at (x,y); `turn` in degrees, light from the left. */
function ear(x: number, y: number, size: number, turn: number, ink: LeafInks, near: boolean): string {
  const f = (n: number) => n.toFixed(1)
  const vein = [0.25, 0.5, 0.75]
    .map(
      (t) =>
        `M0,${f(t * 70)} q-20,${f(4 + 8 * t)} -${f(38 - 26 * t)},${f(-6 + 24 * t)} M0,${f(t * 70)} q20,${f(4 + 8 * t)} ${f(38 - 26 * t)},${f(-6 + 24 * t)}`,
    )
    .join('')
  return `<g transform="translate(${f(x)},${f(y)}) rotate(${f(turn)}) scale(${f(size / 100)})">
  <path d="M0,0 C-8,-24 -30,-34 -44,-20 C-58,0 -44,52 0,100 C44,52 58,0 44,-20 C30,-34 8,-24 0,0Z" fill="${ink.dark}"/>
  <path d="M0,0 C-8,-24 -30,-34 -44,-20 C-58,0 -44,52 0,100Z" fill="${near ? ink.mid : ink.dark}"/>
  <path d="M-44,-20 C-58,0 -44,52 0,100 C-34,52 -46,10 -36,-18 C-32,-28 -26,-30 -20,-28 C-30,-32 -38,-28 -44,-20Z" fill="${ink.lit}"/>
  <path d="M0,0 L0,98${vein}" fill="none" stroke="${near ? ink.lit : ink.mid}" stroke-opacity=".55" stroke-width="2"/></g>`
}
/** A clump of elephant ears rising from (x,y), about `wide` by `high` pixels. */
export function elephantEars(
  seed: number,
  x: number,
  y: number,
  wide: number,
  high: number,
  ink: LeafInks,
  n = 11,
): string {
  const r = random(seed)
  const leaves = Array.from({ length: n }, (_, i) => {
    const t = -1 + (2 * (i + r.range(0.2, 0.8))) / n,
      back = i % 2 === 0
    return {
      x: x + t * wide * 0.5,
      y: y - high * (1 - 0.5 * t * t) * (back ? r.range(0.85, 1.05) : r.range(0.4, 0.72)),
      turn: t * -46 + r.range(-14, 14),
      size: high * r.range(0.42, 0.6),
      near: !back,
      root: x + t * wide * 0.16,
    }
  }).sort((a, b) => a.y - b.y)
  return leaves
    .map(
      (l) =>
        `<path d="M${l.root.toFixed(1)},${y + 20} Q${((l.root + l.x) / 2).toFixed(1)},${(l.y - 10).toFixed(1)} ${l.x.toFixed(1)},${l.y.toFixed(1)}" fill="none" stroke="${ink.dark}" stroke-width="5"/>` +
        ear(l.x, l.y, l.size, l.turn, ink, l.near),
    )
    .join('')
}
