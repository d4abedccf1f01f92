/**
 * A five-storey pagoda as at Senso-ji, foot at y = 0, 46 m to the tip, a third of it the mast.
 * Materials: stone, red, post, plaster, door, lamp, rail, tile, ridge, eave, gold.
 */
import type { Mesh } from '../kit/mesh.ts'
import { rectOutline } from '../kit/outline.ts'
import { rod } from '../kit/rods.ts'
import type { Vec3 } from '../kit/vec.ts'

const SIDE = 10
/** A square ring whose corners rise by `lift`, counter-clockwise from the near left corner. */
const ring = (half: number, y: number, lift: number): Vec3[] =>
  Array.from({ length: 4 * SIDE }, (_, i) => {
    const u = -1 + (2 * (i % SIDE)) / SIDE,
      v = y + lift * Math.abs(u) ** 3
    const corners: Vec3[] = [
      [half * u, v, half],
      [half, v, -half * u],
      [-half * u, v, -half],
      [-half, v, half * u],
    ]
    return corners[Math.floor(i / SIDE)]!
  })
/** A hollow tiled roof from the eave up to the next storey, its soffit stepped in on brackets. */
function roof(m: Mesh, y: number, out: number, inn: number, wall: number, rise: number): void {
  const steps = 7,
    at = (t: number) => ring(out + (inn - out) * t, y + rise * (0.45 * t + 0.55 * t * t), 1.05 * (1 - t) ** 2)
  for (let i = 0; i < steps; i++) m.loft(at(i / steps), at((i + 1) / steps), 'tile')
  m.loft(ring(out * 0.99, y - 0.42, 1.05), ring(out, y, 1.05), 'ridge')
  m.loft(ring(wall * 1.34, y - 0.62, 0.1), ring(out * 0.99, y - 0.42, 1.05), 'eave')
  m.loft(ring(wall * 1.02, y - 1.5, 0), ring(wall * 1.34, y - 0.62, 0.1), 'eave')
  for (let side = 0; side < 4; side++) {
    const f = m.at(0, 0, 0, (side * Math.PI) / 2)
    for (let i = 0; i < steps; i++) {
      const corner = (t: number): Vec3 => {
        const h = out + (inn - out) * t
        return [-h, y + rise * (0.45 * t + 0.55 * t * t) + 1.05 * (1 - t) ** 2 + 0.08, h]
      }
      rod(f, corner(i / steps), corner((i + 1) / steps), 0.34, 'ridge')
    }
    // bracket arms under the eave, one over each post
    for (const u of [-0.94, -0.34, 0.34, 0.94]) f.box(u * wall, y - 1.2, wall + 0.62, 0.44, 0.5, 1.3, 'red')
  }
}
export function pagoda(m: Mesh): void {
  m.box(0, 0, 0, 19, 1.2, 19, 'stone')
  m.box(0, 1.2, 0, 15.4, 0.8, 15.4, 'stone')
  for (let i = 0; i < 5; i++) {
    const y = 2 + i * 5.9,
      wall = 4.6 - i * 0.34,
      out = 9 - i * 0.62
    m.box(0, y - 0.6, 0, wall * 2, 5, wall * 2, 'red')
    for (let side = 0; side < 4; side++) {
      const f = m.at(0, 0, 0, (side * Math.PI) / 2)
      for (const u of [-0.96, -0.34, 0.34, 0.96]) f.box(u * wall, y, wall + 0.06, 0.42, 3.5, 0.3, 'post')
      f.decal(rectOutline(wall * 0.58, 2.7), [0, y + 1.45, wall], [1, 0, 0], [0, 1, 0], 'door', 0.06)
      for (const u of [-0.65, 0.65])
        f.decal(rectOutline(wall * 0.4, 1.5), [u * wall, y + 1.75, wall], [1, 0, 0], [0, 1, 0], 'lamp', 0.06)
      if (i > 0) {
        // the gallery and its rail
        f.box(0, y - 0.35, wall + 0.5, wall * 2 + 2.1, 0.3, 1.1, 'post')
        for (const h of [0.35, 0.95]) f.box(0, y + h, wall + 0.98, wall * 2 + 2.1, 0.16, 0.16, 'rail')
        for (let k = 0; k < 5; k++) f.box((k / 2 - 1) * (wall + 0.98), y - 0.1, wall + 0.98, 0.2, 1.2, 0.2, 'rail') // prettier-ignore
      }
    }
    roof(m, y + 4.2, out, i < 4 ? wall - 0.5 : 0.6, wall, i < 4 ? 1.7 : 3.2)
  }
  const top = 2 + 4 * 5.9 + 7.2
  m.box(0, top - 0.2, 0, 1.7, 0.9, 1.7, 'gold')
  m.revolve(0, 0, [[0.2, top], [0.1, top + 12.6]], 'gold', 8) // prettier-ignore
  for (let i = 0; i < 9; i++) {
    const r = 0.95 - i * 0.05,
      y = top + 1.7 + i * 0.9
    m.revolve(0, 0, [[0.2, y], [r, y + 0.06], [r, y + 0.34], [0.2, y + 0.4]], 'gold', 16) // prettier-ignore
  }
  m.revolve(0, 0, [[0.1, top + 10.3], [0.5, top + 11], [0.05, top + 12.6]], 'gold', 10) // prettier-ignore
}
