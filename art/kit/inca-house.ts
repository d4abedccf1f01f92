/** Roofless Inca house: two high gable ends on ±x with niches, low long walls with doorways. Floor at y=0. Materials: stone, coping, floor, dark. */
import type { Mesh } from './mesh.ts'
import type { Pt, Vec3 } from './vec.ts'

const UP: Vec3 = [0, 1, 0]
/** Trapezoid opening, wider at the foot. */
const trapezoid = (w: number, h: number): Pt[] => [
  [-w / 2, 0],
  [w / 2, 0],
  [w * 0.37, h],
  [-w * 0.37, h],
]
/** Metres: `w` between the gables, `d` across them, `h` to the eaves, `g` from there to the ridge; `broken` 0..0.3 of the far gable is gone. */
export function incaHouse(m: Mesh, w: number, d: number, h: number, g: number, broken = 0): void {
  const t = 1.1
  m.box(0, -9, 0, w, 9.1, d, 'stone', 'floor')
  for (const s of [-1, 1]) m.box(0, 0, s * (d / 2 - t / 2), w, h, t, 'stone', 'coping')
  const doors = w > 13 ? [-w / 4, w / 4] : [-w * 0.06]
  for (const x of doors) m.decal(trapezoid(2.1, h * 0.76), [x, 0.1, d / 2], [1, 0, 0], UP, 'dark', 0.06)
  for (const s of [-1, 1]) {
    const outer = (s * w) / 2
    const inner = outer - s * t
    const cut = s < 0 ? broken : 0.03
    const ridge: Pt[] = [
      [d / 2, h],
      [d * cut, h + g * (1 - 2 * cut)],
      [-d * cut, h + g * (1 - 2 * cut)],
      [-d / 2, h],
    ]
    for (const x of [outer, inner]) {
      m.quad([x, 0, d / 2], [x, 0, -d / 2], [x, h, -d / 2], [x, h, d / 2], 'stone')
      const [a, b, c, e] = ridge.map(([z, y]): Vec3 => [x, y, z])
      m.quad(a!, b!, c!, e!, 'stone')
    }
    ridge.slice(1).forEach(([z1, y1], i) => {
      const [z0, y0] = ridge[i]!
      m.quad([outer, y0, z0], [inner, y0, z0], [inner, y1, z1], [outer, y1, z1], 'coping')
    })
    const face = Math.max(outer, inner)
    const cutOut = (z: number, y: number, wide: number, high: number): void =>
      m.decal(trapezoid(wide, high), [face, y, z], [0, 0, -1], UP, 'dark', 0.06)
    cutOut(0, h + g * 0.14, 1.5, 2)
    for (const z of [-d * 0.24, d * 0.24]) cutOut(z, h * 0.42, 1.3, 1.7)
  }
}
