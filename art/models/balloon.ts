/** Hot-air balloon, 27 m from basket to crown; basket floor on y=0. Materials: envelope, rope, wicker, cloth1-3, hull, skin, flame. */
import { person } from '../kit/person.ts'
import type { Mesh } from '../kit/mesh.ts'
import { rod } from '../kit/rods.ts'
import type { Pt } from '../kit/vec.ts'

const PROFILE: readonly Pt[] = [
  [1.5, 5.4],
  [2.2, 6],
  [4.2, 8.4],
  [6.6, 11.6],
  [8.4, 14.8],
  [9.4, 18],
  [9.6, 20],
  [9.2, 22.4],
  [7.9, 24.8],
  [5.6, 26.6],
  [2.8, 27.5],
  [0, 27.7],
]
export function balloon(m: Mesh, riders = 6, mat = 'envelope'): void {
  m.revolve(0, 0, PROFILE, mat, 72)
  for (const [x, z] of [
    [-1.3, 0.8],
    [1.3, 0.8],
    [-1.3, -0.8],
    [1.3, -0.8],
  ] as const) {
    rod(m, [x, 1.2, z], [x * 0.5, 2.9, z * 0.5], 0.1, 'rope')
    rod(m, [x * 0.5, 2.9, z * 0.5], [x * 0.9, 5.6, z * 1.2], 0.08, 'rope')
  }
  m.box(0, 2.8, 0, 1.5, 0.16, 0.9, 'rope')
  m.revolve(
    0,
    0,
    [
      [0, 3],
      [0.34, 3.6],
      [0.2, 4.6],
      [0, 5.4],
    ],
    'flame',
    10,
  )
  m.box(0, 0, 0, 2.9, 1.25, 1.8, 'wicker', 'rope', -0.06)
  m.box(0, 1.2, 0, 3.1, 0.14, 2, 'rope')
  for (let i = 0; i < riders; i++) person(m, -1.1 + (i % 4) * 0.72, 0.15, i < 4 ? 0.5 : -0.5, i, 1.02)
}
