/** Balinese shrines: the tiered meru in black palm fibre, its court wall, and the penjor pole. */
import type { Mesh } from '../kit/mesh.ts'
import { rectOutline } from '../kit/outline.ts'
import type { Vec3 } from '../kit/vec.ts'

const square = (half: number, y: number): Vec3[] => [
  [-half, y, half],
  [half, y, half],
  [half, y, -half],
  [-half, y, -half],
]
/** One roof of fibre: a thick level eave, then two slopes drawn in to the next storey. */
function fibreRoof(m: Mesh, y: number, half: number, neck: number, rise: number): void {
  const thick = 0.16 + half * 0.07
  m.loft(square(neck * 0.98, y + 0.12), square(half * 0.985, y), 'eave')
  m.loft(square(half * 0.985, y), square(half, y + thick), 'ijukEdge')
  m.loft(square(half, y + thick), square(half * 0.62 + neck * 0.34, y + thick + rise * 0.5), 'ijuk')
  m.loft(square(half * 0.62 + neck * 0.34, y + thick + rise * 0.5), square(neck, y + thick + rise), 'ijuk')
}
/**
 * A meru of `tiers` roofs (an odd number) on a stepped plinth, foot at y=0; returns its height.
 * With half width 3.1 and 11 tiers it stands about 18 m. Materials: plinth, brick, timber, gilt, door, eave, ijuk, ijukEdge.
 */
export function meru(m: Mesh, tiers: number, half: number): number {
  const foot = half * 0.78
  m.box(0, -3, 0, foot * 2.3, 3.5, foot * 2.3, 'plinth')
  m.box(0, 0.5, 0, foot * 2, 0.9, foot * 2, 'brick', 'plinth')
  m.box(0, 1.4, 0, foot * 2.16, 0.28, foot * 2.16, 'plinth')
  const cella = foot * 0.74
  m.box(0, 1.68, 0, cella * 2, 2, cella * 2, 'timber')
  for (let side = 0; side < 4; side++) {
    const f = m.at(0, 0, 0, (side * Math.PI) / 2)
    f.decal(rectOutline(cella * 0.9, 1.7), [0, 2.6, cella], [1, 0, 0], [0, 1, 0], 'gilt', 0.03)
    f.decal(rectOutline(cella * 0.6, 1.45), [0, 2.5, cella], [1, 0, 0], [0, 1, 0], 'door', 0.06)
    for (const s of [-1, 1]) f.box(s * half * 0.7, 1.68, half * 0.7, 0.16, 2.2, 0.16, 'gilt')
  }
  let y = 3.7
  for (let i = 0; i < tiers; i++) {
    const t = i / Math.max(1, tiers - 1),
      eave = half * (1 - 0.6 * t),
      neck = eave * 0.4,
      rise = 0.5 + eave * 0.2
    const top = i === tiers - 1
    fibreRoof(m, y, eave, top ? 0.12 : neck, top ? rise * 1.7 : rise)
    y += 0.16 + eave * 0.07 + (top ? rise * 1.7 : rise)
    if (top) break
    const gap = 0.34 + 0.1 * (1 - t)
    m.box(0, y - 0.2, 0, neck * 2, gap + 0.24, neck * 2, 'timber')
    m.box(0, y + gap * 0.35, 0, neck * 2.3, 0.1, neck * 2.3, 'gilt')
    y += gap
  }
  m.revolve(
    0,
    0,
    [
      [0.16, y - 0.2],
      [0.28, y + 0.1],
      [0.1, y + 0.35],
      [0.16, y + 0.5],
      [0, y + 1],
    ],
    'gilt',
    10,
  )
  return y + 1
}
/** A carved court wall from (x0,z) to (x1,z) with capped piers every few metres. Materials: brick, plinth. */
export function courtWall(m: Mesh, x0: number, x1: number, z: number, high = 1.5): void {
  const n = Math.max(1, Math.round(Math.abs(x1 - x0) / 3.4))
  m.box((x0 + x1) / 2, -2, z, Math.abs(x1 - x0), high + 2, 0.5, 'brick')
  m.box((x0 + x1) / 2, high, z, Math.abs(x1 - x0), 0.2, 0.72, 'plinth')
  for (let i = 0; i <= n; i++) {
    const x = x0 + ((x1 - x0) * i) / n
    m.box(x, -2, z, 0.8, high + 2.3, 0.8, 'brick')
    m.box(x, high + 0.3, z, 1, 0.2, 1, 'plinth')
    m.hip(x, high + 0.5, z, 0.8, 0.6, 0.8, 0, 'plinth')
  }
}
