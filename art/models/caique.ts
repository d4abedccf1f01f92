import type { Mesh } from '../kit/mesh.ts'
import { person } from '../kit/person.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

/** Small open boat, 7 m, bow towards -x, with someone at the oars. */
export function caique(m: Mesh, seed = 0): void {
  const ring = (k: number, y: number, lift: number): Vec3[] =>
    Array.from({ length: 16 }, (_, i) => {
      const a = (i / 16) * Math.PI * 2,
        x = -Math.cos(a) * 3.6 * (0.9 + 0.1 * k)
      return [
        x,
        y + lift * (Math.abs(x) / 3.6) ** 3,
        Math.sin(a) * 1.05 * k * (1 - 0.35 * Math.abs(Math.cos(a)) ** 3),
      ]
    })
  m.loft(ring(0.8, -0.1, 0), ring(1, 0.75, 0.55), seed % 2 ? 'white' : 'hull')
  m.loft(ring(1, 0.75, 0.55), ring(1.02, 0.95, 0.6), 'boot')
  m.prism(
    ring(0.9, 0, 0)
      .map((p) => [p[0] * 0.9, p[2]] as Pt)
      .reverse(),
    0.3,
    0.5,
    'deck',
  )
  person(m, 0.4, 0.1, 0, seed)
  person(m, 2, 0.2, 0, seed + 1)
}
