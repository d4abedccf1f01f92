/** Outlines for decals: flat shapes in (u, v). */
import type { Pt } from './vec.ts'

export const rectOutline = (w: number, h: number): Pt[] => [
  [-w / 2, -h / 2],
  [w / 2, -h / 2],
  [w / 2, h / 2],
  [-w / 2, h / 2],
]
/** Round-headed (pointed when `point`>0) opening, foot at v=0. */
export function archOutline(w: number, h: number, point = 0, n = 8): Pt[] {
  const r = w / 2,
    spring = h - r * (1 + point),
    out: Pt[] = [
      [-r, 0],
      [r, 0],
    ]
  for (let i = 0; i <= n * 2; i++) {
    const a = (Math.PI * i) / (n * 2)
    out.push([r * Math.cos(a), spring + r * Math.sin(a) * (1 + point * Math.sin(a) ** 6)])
  }
  return out
}
