/** Silk lanterns, as SVG in pixels. Their halos go on a layer of their own. */
import { mix } from './ink.ts'

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
