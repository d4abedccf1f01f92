/** Tashkent: the star tiles of Khast Imam. */
import type { Vec3 } from '../kit/vec.ts'

const wrap = (v: number): number => v - Math.floor(v)

/** Star-and-cross tiles, 1.5 m a cell, along whichever way the wall runs. */
export const stars = (p: Vec3, n: Vec3, l: number): string => {
  const u = p[0] * n[2] - p[2] * n[0]
  const [a, b] = [Math.abs(wrap(u / 1.5) - 0.5), Math.abs(wrap(p[1] / 1.5) - 0.5)]
  const k = Math.max(a, b) < 0.2 || a + b < 0.3 ? 0 : a + b > 0.8 ? 1 : 2
  const lit = l > 0.5 ? 0 : l > 0.06 ? 1 : 2
  return [
    ['#fdeec6', '#e0cdb4', '#8f93b4'],
    ['#f0b24c', '#c9914f', '#80687c'],
    ['#3f86b8', '#33699f', '#374f84'],
  ][k]![lit]!
}
