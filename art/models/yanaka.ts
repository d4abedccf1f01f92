/** An old Tokyo shopping lane: two-storey timber shops under tiled eaves, a city bicycle, a pole with its wires. Materials: timber, lattice, plaster, tile, ridge, glow, shoji, cloth, dark, iron, stone. */
import type { Mesh } from '../kit/mesh.ts'
import type { Random } from '../kit/noise.ts'
import { rib, rod } from '../kit/rods.ts'
import type { Vec3 } from '../kit/vec.ts'

/** Eave: tiles sloping from (y1, z1) at the wall down to (y0, z0) over the street, with its ribs and edge. */
function eave(m: Mesh, w: number, y0: number, z0: number, y1: number, z1: number): void {
  const X = w / 2
  m.quad([-X, y0, z0], [X, y0, z0], [X, y1, z1], [-X, y1, z1], 'tile')
  m.quad([-X, y0 - 0.12, z0], [X, y0 - 0.12, z0], [X, y1 - 0.3, z1], [-X, y1 - 0.3, z1], 'timber')
  m.box(0, y0 - 0.13, z0, w, 0.15, 0.08, 'ridge')
  const n = Math.round(w / 0.34)
  for (let i = 0; i <= n; i++) {
    const x = -X + (i * w) / n
    rod(m, [x, y0 + 0.04, z0], [x, y1 + 0.04, z1], 0.09, 'tile')
  }
}
/** Both eaves run through from shop to shop; this is the height of the upper floor. */
export const FLOOR = 2.88
/** One shop, `w` wide along the lane; street front to +z at z=0, ground at y=0. */
export function laneShop(m: Mesh, r: Random, w: number): void {
  const top = FLOOR + 2.5,
    wall = r() < 0.55 ? 'timber' : 'plaster'
  m.box(0, -0.5, -4, w, top + 0.5, 8, wall)
  m.box(0, 0, 0.05, w, 0.22, 0.3, 'stone')
  const bays = Math.max(2, Math.round(w / 1.7)),
    bw = w / bays
  for (let i = 0; i < bays; i++) {
    const x = -w / 2 + (i + 0.5) * bw
    m.box(x - bw / 2, 0, 0.06, 0.14, FLOOR, 0.18, 'timber')
    const kind = r()
    if (kind < 0.62) {
      m.box(x, 0.5, 0.02, bw * 0.86, 1.7, 0.08, 'glow')
      if (kind < 0.3)
        for (let k = 1; k < 6; k++) m.box(x - bw * 0.43 + (k * bw * 0.86) / 6, 0.5, 0.07, 0.05, 1.7, 0.05, 'lattice') // prettier-ignore
      else {
        m.box(x, 1.1, 0.08, bw * 0.86, 0.05, 0.05, 'lattice')
        for (let k = 0; k < 3; k++) m.box(x - bw * 0.29 + k * bw * 0.29, 1.62, 0.12, bw * 0.27, 0.62, 0.03, r.pick(['clothA', 'clothB', 'clothC'])) // prettier-ignore
      }
      m.box(x, 0.22, 0.06, bw * 0.86, 0.3, 0.1, 'timber')
    } else {
      m.box(x, 0.2, 0.03, bw * 0.86, 2.05, 0.08, 'lattice')
      for (let k = 1; k < 9; k++)
        m.box(x - bw * 0.43 + (k * bw * 0.86) / 9, 0.2, 0.08, 0.04, 2.05, 0.04, 'timber')
    }
    // upstairs
    const lit = r() < 0.42
    m.box(x, FLOOR + 0.75, 0.02, bw * 0.8, 1.15, 0.08, lit ? 'shoji' : 'dark')
    for (let k = 1; k < 5; k++) m.box(x - bw * 0.4 + (k * bw * 0.8) / 5, FLOOR + 0.75, 0.08, 0.035, 1.15, 0.03, 'lattice') // prettier-ignore
    m.box(x, FLOOR + 1.3, 0.08, bw * 0.8, 0.035, 0.03, 'lattice')
    m.box(x, FLOOR + 0.62, 0.1, bw * 0.9, 0.08, 0.26, 'timber')
  }
  m.box(0, FLOOR - 0.32, 0.06, w, 0.3, 0.16, 'timber')
  eave(m, w + 0.1, FLOOR - 0.22, 1, FLOOR + 0.4, -0.1)
  eave(m, w + 0.1, top - 0.1, 0.75, top + 1.5, -2.6)
  m.box(0, top + 1.42, -2.6, w + 0.1, 0.28, 0.4, 'ridge')
  for (const s of [-1, 1]) m.tri([(s * w) / 2, top, 0], [(s * w) / 2, top, -2.6], [(s * w) / 2, top + 1.4, -2.6], wall) // prettier-ignore
  if (r() < 0.5) m.box(r.range(-1, 1), FLOOR - 0.1, 0.95, 1.5, 0.5, 0.08, 'timber')
}
/** A city bicycle with a basket, standing along x, wheels on y=0. */
export function bicycle(m: Mesh, paint: string): void {
  const wheel = (x: number) => {
    const at = (i: number): Vec3 => [x + Math.cos((i / 20) * 6.2832) * 0.33, 0.34 + Math.sin((i / 20) * 6.2832) * 0.33, 0] // prettier-ignore
    rib(m, Array.from({ length: 21 }, (_, i) => at(i)), 0.045, 'iron') // prettier-ignore
    for (let i = 0; i < 5; i++) rod(m, at(i * 2), at(i * 2 + 10), 0.012, 'iron')
  }
  wheel(-0.54)
  wheel(0.54)
  const [hub, seat, head]: Vec3[] = [[0.02, 0.32, 0], [0.16, 0.82, 0], [-0.42, 0.84, 0]] // prettier-ignore
  for (const [a, b] of [[hub, seat], [hub, head], [[-0.54, 0.34, 0], head], [hub, [0.54, 0.34, 0]], [[0.54, 0.34, 0], seat]] as [Vec3, Vec3][]) rod(m, a, b, 0.05, paint) // prettier-ignore
  rod(m, head!, [-0.36, 1.02, 0], 0.04, 'iron')
  rod(m, [-0.36, 1.02, -0.24], [-0.36, 1.02, 0.24], 0.04, 'iron')
  m.box(0.18, 0.82, 0, 0.28, 0.07, 0.16, 'dark')
  m.box(-0.66, 0.74, 0, 0.32, 0.26, 0.34, 'lattice')
}
/** A lane's pole, 9 m, with its transformer. */
export function lanePole(m: Mesh): void {
  m.revolve(0, 0, [[0.15, 0], [0.1, 9]], 'stone', 10) // prettier-ignore
  for (const y of [7.2, 8.3]) m.box(0, y, 0, 1.5, 0.1, 0.12, 'iron')
  m.revolve(0.42, 0.1, [[0.02, 6], [0.26, 6.02], [0.26, 6.8], [0.02, 6.86]], 'plaster', 14) // prettier-ignore
}
