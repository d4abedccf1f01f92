/** Tokyo Tower: 333 m of lattice on four splayed legs, decks at 150 and 250 m. Materials: steel, paint (the white bands), deck, lamp. */
import type { Mesh } from './mesh.ts'
import { rod } from './rods.ts'
import type { Vec3 } from './vec.ts'

const PROFILE = [[0, 44], [20, 34.5], [40, 27.5], [62, 21.6], [88, 16.4], [118, 12.2], [146, 9.8], [160, 8.9], [200, 6.7], [247, 4.4], [258, 3.4], [272, 2]] as const // prettier-ignore
const half = (y: number): number => {
  const i = Math.max(0, PROFILE.findIndex(([h]) => h >= y) - 1)
  const [[a, p], [b, q]] = [PROFILE[i]!, PROFILE[i + 1]!]
  return p + ((q - p) * (y - a)) / (b - a)
}
const paint = (y: number): string => (y > 62 && y < 90) || (y > 186 && y < 210) || (y > 256 && y < 284) || y > 312 ? 'paint' : 'steel' // prettier-ignore

/** `stout` thickens the bars, for towers far away. */
export function tokyoTower(m: Mesh, stout = 1): void {
  const levels: number[] = []
  for (let y = 0; y < 272; y += y < 60 ? 12 : y < 150 ? 10.4 : 8.4) levels.push(y)
  for (let side = 0; side < 4; side++) {
    const f = m.at(0, 0, 0, (side * Math.PI) / 2)
    const at = (y: number, t: number): Vec3 => [half(y) * t, y, half(y)]
    levels.slice(1).forEach((y1, i) => {
      const y0 = levels[i]!,
        mat = paint((y0 + y1) / 2),
        thick = stout * (y0 < 60 ? 1.9 : y0 < 150 ? 1.35 : 0.9)
      rod(f, at(y0, -1), at(y1, -1), thick * 1.5, mat)
      rod(f, at(y0, 1), at(y1, 1), thick * 1.5, mat)
      const legs: [number, number][] = y1 < 50 ? [[-1, -0.52 + y0 * 0.001], [0.52 - y0 * 0.001, 1]] : [[-1, 0], [0, 1]] // prettier-ignore
      for (const [a, b] of legs) {
        rod(f, at(y0, a), at(y1, b), thick * 0.6, mat)
        rod(f, at(y0, b), at(y1, a), thick * 0.6, mat)
        rod(f, at(y1, a), at(y1, b), thick * 0.7, mat)
        rod(f, at(y0, a), at(y1, a), thick * 0.8, mat)
        rod(f, at(y0, b), at(y1, b), thick * 0.8, mat)
      }
    })
    // the arch between the legs
    for (let i = 0; i < 12; i++) {
      const p = (k: number): Vec3 => {
        const t = -0.52 + (1.04 * k) / 12,
          y = 50 * Math.sqrt(Math.max(0, 1 - (t / 0.52) ** 2)) * 0.98
        return [half(y) * t, y, half(y) + 0.3]
      }
      rod(f, p(i), p(i + 1), stout * 1.4, 'steel')
    }
  }
  for (const [y, h, w] of [
    [146, 6, 13],
    [153, 5.4, 12.4],
    [247, 5, 5.6],
  ] as const) {
    // prettier-ignore
    m.box(0, y, 0, w * 2, h * 0.34, w * 2, 'deck')
    m.box(0, y + h * 0.34, 0, w * 1.96, h * 0.4, w * 1.96, 'lamp')
    m.box(0, y + h * 0.74, 0, w * 2, h * 0.26, w * 2, 'deck')
  }
  for (let y = 258; y < 333; y += 12.5) {
    const r = stout * (y < 284 ? 1.6 : y < 310 ? 1.1 : 0.7)
    m.box(0, y, 0, r * 2, 12.5, r * 2, paint(y + 6))
  }
}
