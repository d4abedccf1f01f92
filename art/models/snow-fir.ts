/** Firs under snow, cut flat in two tones: dark boughs, and snow that lies on them. */
import type { Pt } from '../kit/vec.ts'

export interface FirInk {
  bough: string
  snow: string
}
/** The tiers from the lowest up: half the width, the top and the hem, for a fir one high. */
const TIERS: [half: number, top: number, hem: number][] = [
  [0.27, -0.56, -0.1],
  [0.225, -0.72, -0.32],
  [0.17, -0.86, -0.53],
  [0.112, -1, -0.72],
]
/** A fir with its foot at a place of the picture, `high` pixels. */
export function snowFir([x, y]: Pt, high: number, { bough, snow }: FirInk): string {
  const p = (u: number, v: number) => `${(x + u * high).toFixed(1)},${(y + v * high).toFixed(1)}`
  const tier = ([w, top, hem]: (typeof TIERS)[number]): string => {
    const h = hem - top,
      flank = (sign: number) => [p(sign * w * 0.2, top + h * 0.42), p(sign * w * 0.55, hem - h * 0.2)],
      [r1, r2] = flank(1),
      [l1, l2] = flank(-1),
      roof = `M${p(-w, hem)}C${l2} ${l1} ${p(0, top)}C${r1} ${r2} ${p(w, hem)}`
    return (
      `<path d="M${p(-w, hem)}L${p(0, hem - h * 0.36)}L${p(w, hem)}Q${p(w * 0.72, hem + h * 0.13)} ${p(w * 0.4, hem + h * 0.06)}Q${p(0, hem + h * 0.22)} ${p(-w * 0.4, hem + h * 0.06)}Q${p(-w * 0.72, hem + h * 0.13)} ${p(-w, hem)}Z" fill="${bough}"/>` +
      `<path d="${roof}Q${p(w * 0.74, hem + h * 0.02)} ${p(w * 0.52, hem - h * 0.17)}Q${p(w * 0.32, hem - h * 0.04)} ${p(w * 0.02, hem - h * 0.28)}Q${p(-w * 0.26, hem - h * 0.06)} ${p(-w * 0.5, hem - h * 0.18)}Q${p(-w * 0.76, hem + h * 0.02)} ${p(-w, hem)}Z" fill="${snow}"/>`
    )
  }
  return TIERS.map(tier).join('')
}
/** Its trunk. */
export function firTrunk([x, y]: Pt, high: number, ink: string): string {
  const p = (u: number, v: number) => `${(x + u * high).toFixed(1)},${(y + v * high).toFixed(1)}`
  return `<path d="M${p(-0.03, -0.2)}L${p(0.03, -0.2)}L${p(0.034, 0.026)}Q${p(0, 0.044)} ${p(-0.034, 0.026)}Z" fill="${ink}"/>`
}
/** Its shadow on the snow, tier by tier: the higher, the further to the left. */
export function firShadow([x, y]: Pt, high: number, ink: string): string {
  const p = (u: number, v: number) =>
    `${(x + v * 1.06 * high).toFixed(1)},${(y + (0.03 - v * 0.05 + u * 0.34) * high).toFixed(1)}`
  const tiers = TIERS.map(
    ([w, top, hem]) =>
      `M${p(-w, hem)}Q${p(-w * 0.3, hem - 0.16)} ${p(0, top)}Q${p(w * 0.3, hem - 0.16)} ${p(w, hem)}Q${p(w * 0.5, hem + 0.07)} ${p(0, hem + 0.01)}Q${p(-w * 0.5, hem + 0.07)} ${p(-w, hem)}Z`,
  )
  return `<path d="${tiers.join('')}M${p(-0.05, -0.2)}L${p(0.05, -0.2)}L${p(0.05, 0.02)}L${p(-0.05, 0.02)}Z" fill="${ink}"/>`
}
