/** Rainforest from above or from its edge. */
import { random } from './noise.ts'

/** One round crown: a mass, and on its upper right the parts that the sun reaches. */
export function crown(
  seed: number,
  x: number,
  y: number,
  w: number,
  [body, lit, deep]: readonly string[],
  sunLeft = false,
): string {
  const r = random(seed),
    part = (dx: number, dy: number, size: number, ink: string) =>
      `<ellipse cx="${(x + (sunLeft ? -dx : dx) * w).toFixed(1)}" cy="${(y + dy * w).toFixed(1)}" rx="${(size * w).toFixed(1)}" ry="${(size * w * 0.76).toFixed(1)}" fill="${ink}"/>`
  let [low, high, top] = [part(0, 0.3, 0.52, deep!), part(0, 0.16, 0.34, body!), '']
  for (let i = 0; i < 7; i++) {
    const a = Math.PI * (0.06 + (i / 6) * 0.88),
      [u, v] = [Math.cos(a), -Math.sin(a)],
      q = r.range(0.13, 0.19)
    low += part(u * 0.46, 0.24 + v * 0.3, q * 1.1, deep!)
    high += part(u * 0.32, 0.13 + v * 0.22, q, body!)
    if (i < 5) top += part(u * 0.24 + 0.05, 0.09 + v * 0.17, q * 0.62, lit!)
  }
  return low + high + top
}
