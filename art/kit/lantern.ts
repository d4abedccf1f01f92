/** Silk lanterns, as SVG in pixels, and candle lanterns afloat. Their halos go on a layer of their own. */
import { mix } from './ink.ts'
import { random } from './noise.ts'

export type LanternShape = 'round' | 'bulb' | 'long'
export interface Lantern {
  x: number
  y: number
  /** Width in pixels. */
  size: number
  ink: string
  shape: LanternShape
}
const f = (v: number): string => v.toFixed(1)
const OUTLINE: Record<LanternShape, (k: number) => [d: string, foot: number]> = {
  round: (k) => [
    `M${f(-0.5 * k)},0 C${f(-0.5 * k)},${f(-0.36 * k)} ${f(-0.3 * k)},${f(-0.42 * k)} 0,${f(-0.42 * k)} C${f(0.3 * k)},${f(-0.42 * k)} ${f(0.5 * k)},${f(-0.36 * k)} ${f(0.5 * k)},0 C${f(0.5 * k)},${f(0.36 * k)} ${f(0.3 * k)},${f(0.42 * k)} 0,${f(0.42 * k)} C${f(-0.3 * k)},${f(0.42 * k)} ${f(-0.5 * k)},${f(0.36 * k)} ${f(-0.5 * k)},0Z`,
    0.42 * k,
  ],
  bulb: (k) => [
    `M${f(-0.16 * k)},${f(-0.5 * k)} L${f(0.16 * k)},${f(-0.5 * k)} C${f(0.5 * k)},${f(-0.3 * k)} ${f(0.6 * k)},${f(0.12 * k)} ${f(0.14 * k)},${f(0.62 * k)} L${f(-0.14 * k)},${f(0.62 * k)} C${f(-0.6 * k)},${f(0.12 * k)} ${f(-0.5 * k)},${f(-0.3 * k)} ${f(-0.16 * k)},${f(-0.5 * k)}Z`,
    0.62 * k,
  ],
  long: (k) => [
    `M${f(-0.2 * k)},${f(-0.66 * k)} L${f(0.2 * k)},${f(-0.66 * k)} C${f(0.46 * k)},${f(-0.4 * k)} ${f(0.46 * k)},${f(0.4 * k)} ${f(0.2 * k)},${f(0.66 * k)} L${f(-0.2 * k)},${f(0.66 * k)} C${f(-0.46 * k)},${f(0.4 * k)} ${f(-0.46 * k)},${f(-0.4 * k)} ${f(-0.2 * k)},${f(-0.66 * k)}Z`,
    0.66 * k,
  ],
}
export function lantern({ x, y, size: k, ink, shape }: Lantern): string {
  const [d, foot] = OUTLINE[shape](k)
  const top = shape === 'round' ? -0.42 * k : shape === 'bulb' ? -0.5 * k : -0.66 * k
  const edge = mix(ink, '#4a1f52', 0.42)
  const ribs = [-0.62, -0.26, 0.26, 0.62]
    .map(
      (t) =>
        `M${f(t * 0.2 * k)},${f(top)}Q${f(t * 0.84 * k)},${f((top + foot) / 2)} ${f(t * 0.2 * k)},${f(foot)}`,
    )
    .join('')
  return (
    `<g transform="translate(${f(x)},${f(y)})"><path d="${d}" fill="${edge}"/><g transform="scale(.86,.94)"><path d="${d}" fill="${ink}"/></g>` +
    `<ellipse cx="0" cy="${f(foot * 0.16)}" rx="${f(k * 0.25)}" ry="${f((foot - top) * 0.32)}" fill="${mix(ink, '#fff3c4', 0.62)}"/>` +
    `<path d="${ribs}" fill="none" stroke="${edge}" stroke-width="${f(Math.max(0.7, k * 0.02))}" stroke-opacity=".7"/>` +
    `<path d="M${f(-0.18 * k)},${f(top)}h${f(0.36 * k)}v${f(-0.07 * k)}h${f(-0.36 * k)}Z M${f(-0.14 * k)},${f(foot)}h${f(0.28 * k)}v${f(0.06 * k)}h${f(-0.28 * k)}Z" fill="#3a2452"/><path d="M0,${f(foot)}L${f(-0.07 * k)},${f(foot + 0.5 * k)}L${f(0.07 * k)},${f(foot + 0.5 * k)}Z" fill="${edge}"/></g>`
  )
}
/** Round halos to pull with stipple behind the lanterns. `reach` in lantern widths. */
export function halos(lanterns: readonly Lantern[], reach = 1.6, strength = 0.5): string {
  const inks = [...new Set(lanterns.map((l) => l.ink))]
  const stops = inks
    .map(
      (ink, i) =>
        `<radialGradient id="h${i}"><stop offset="0" stop-color="${mix(ink, '#ffd98a', 0.5)}" stop-opacity="${strength}"/><stop offset=".35" stop-color="${mix(ink, '#ffd98a', 0.3)}" stop-opacity="${strength * 0.46}"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></radialGradient>`,
    )
    .join('')
  return `<defs>${stops}</defs>${lanterns.map((l) => `<circle cx="${f(l.x)}" cy="${f(l.y)}" r="${f(l.size * reach)}" fill="url(#h${inks.indexOf(l.ink)})"/>`).join('')}`
}
/** `n` lanterns hung along a sagging line from (x0,y0) to (x1,y1), growing from size0 to size1; returns the line too. */
export function garland(
  seed: number,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  sag: number,
  n: number,
  size: readonly [number, number],
  inks: readonly string[],
): { line: string; lanterns: Lantern[] } {
  const r = random(seed)
  const lanterns = Array.from({ length: n }, (_, i): Lantern => {
    const t = (i + 0.5 + r.range(-0.16, 0.16)) / n
    const k = size[0] + (size[1] - size[0]) * t
    return {
      x: from[0] + (to[0] - from[0]) * t,
      y: from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t) + k * r.range(0.55, 0.95),
      size: k * r.range(0.86, 1.1),
      ink: inks[(i * 2 + Math.floor(r() * 2)) % inks.length]!,
      shape: r.pick(['round', 'bulb', 'bulb', 'long'] as const),
    }
  })
  const mid = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2]
  const hooks = lanterns
    .map((l) => {
      const t = (l.x - from[0]) / (to[0] - from[0])
      return `M${f(l.x)},${f(from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t))}V${f(l.y - l.size * 0.4)}`
    })
    .join('')
  return {
    line: `<path d="M${from[0]},${from[1]}Q${f(mid[0]!)},${f(mid[1]!)} ${to[0]},${to[1]}${hooks}" fill="none" stroke="#2a2050" stroke-width="2"/>`,
    lanterns,
  }
}
/** A folded paper lantern with a candle, afloat; `k` pixels wide. */
export const floater = (x: number, y: number, k: number, ink: string): string =>
  `<g transform="translate(${f(x)},${f(y)}) scale(${f(k / 100)})"><ellipse cx="0" cy="6" rx="62" ry="10" fill="#1a1846" fill-opacity=".5"/><path d="M-50,0 C-56,-22 -44,-34 -34,-38 L-18,-4Z M50,0 C56,-22 44,-34 34,-38 L18,-4Z" fill="${mix(ink, '#4a1f52', 0.35)}"/><path d="M-36,4 L-26,-40 L0,-14 L26,-40 L36,4Z" fill="${ink}"/><path d="M-20,2 L-10,-30 L0,-14 L10,-30 L20,2Z" fill="${mix(ink, '#fff3c4', 0.55)}"/><path d="M0,-34 C7,-22 5,-12 0,-10 C-5,-12 -7,-22 0,-34Z" fill="#fff6cc"/></g>`
