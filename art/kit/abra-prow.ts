/** The bow of an abra seen from its own bench: 7 m of planking, gunwales and a stem, heading towards -z from z=-1. Materials: wood, inner, plank, strake, rope. */
import { lerp } from './ink.ts'
import type { Mesh } from './mesh.ts'
import { limb } from './pine.ts'
import { rib, rod } from './rods.ts'
import type { Vec3 } from './vec.ts'

const N = 28
const station = (t: number): { z: number; half: number; top: number; floor: number } => ({
  z: -1 - 7.2 * t,
  half: 1.6 * (1 - 0.985 * t ** 2.3),
  top: 0.86 + 0.9 * t ** 2,
  floor: 0.4 + 0.9 * t ** 3,
})
export function abraProw(m: Mesh): void {
  for (let i = 0; i < N; i++) {
    const [a, b] = [station(i / N), station((i + 1) / N)]
    for (const s of [-1, 1]) {
      const at = (q: typeof a, h: number, k: number): Vec3 => [s * q.half * k, lerp(q.floor, q.top, h), q.z]
      m.quad(at(a, 0, 0.9), at(b, 0, 0.9), at(b, 0.66, 0.97), at(a, 0.66, 0.97), 'inner')
      m.quad(at(a, 0.66, 0.97), at(b, 0.66, 0.97), at(b, 1, 1), at(a, 1, 1), 'strake')
      m.quad(at(a, 1, 1.03), at(b, 1, 1.03), at(b, -0.8, 0.8), at(a, -0.8, 0.8), 'wood')
      rod(m, at(a, 1.04, 1.02), at(b, 1.04, 1.02), 0.16, 'plank')
    }
    m.quad(
      [-a.half * 0.92, a.floor, a.z],
      [a.half * 0.92, a.floor, a.z],
      [b.half * 0.92, b.floor, b.z],
      [-b.half * 0.92, b.floor, b.z],
      'deck',
    )
    if (i / N > 0.66) {
      const y = (q: typeof a): number => q.top - 0.1
      m.quad([-a.half, y(a), a.z], [a.half, y(a), a.z], [b.half, y(b), b.z], [-b.half, y(b), b.z], 'deck')
    }
  }
  for (const t of [0.36, 0.66]) {
    const q = station(t)
    m.box(0, q.top - 0.2, q.z, q.half * 1.9, 0.12, 0.34, 'plank')
  }
  const end = station(1)
  limb(m, [0, end.floor - 0.5, end.z + 0.1], [0, end.top, end.z - 0.06], 0.14, 0.13, 'plank')
  limb(m, [0, end.top, end.z - 0.06], [0.02, end.top + 0.56, end.z - 0.4], 0.13, 0.08, 'plank')
  m.blob(0.02, end.top + 0.6, end.z - 0.42, 0.13, 'plank', 0.9, 0, 1, 8)
  // a coil of rope on the foredeck
  for (let k = 0; k < 2; k++) {
    const points = Array.from({ length: 17 }, (_, i): Vec3 => {
      const a = (i / 16) * Math.PI * 2
      const r = 0.25 - k * 0.05
      return [0.06 + Math.cos(a) * r, 1.36 + k * 0.06, -6.3 + Math.sin(a) * r]
    })
    rib(m, points, 0.055, 'rope')
  }
}
