/** A small fishing boat, 11 m, bow towards -x, waterline at y=0. Materials: hull, boot, white, deck, glass, iron, cloth1, skin. */
import { person } from './life.ts'
import type { Mesh } from './mesh.ts'
import { rectOutline } from './outline.ts'
import type { Pt, Vec3 } from './vec.ts'

export function trawler(m: Mesh): void {
  const plan: Pt[] = [[-5.6, 0], [-4.2, 0.9], [-2, 1.6], [1, 1.8], [4.4, 1.6], [5.2, 1.2], [5.2, -1.2], [4.4, -1.6], [1, -1.8], [-2, -1.6], [-4.2, -0.9]] // prettier-ignore
  const ring = (k: number, y: number, rake: number, sheer: number): Vec3[] =>
    plan.map(([x, z]) => {
      const f = Math.max(0, -x) / 5.6
      return [x * k - rake * f * f, y + sheer * f * f, z * k]
    })
  m.loft(ring(0.9, -0.5, 0, 0), ring(0.94, 0.35, 0.2, 0.2), 'boot')
  m.loft(ring(0.94, 0.35, 0.2, 0.2), ring(1.02, 1.35, 0.9, 1.3), 'hull')
  m.loft(ring(1.02, 1.35, 0.9, 1.3), ring(1.05, 1.6, 1, 1.35), 'white')
  m.prism(plan.map(([x, z]): Pt => [x * 0.94, z * 0.94]).toReversed(), 0.6, 1, 'deck') // prettier-ignore
  m.box(1.4, 1, 0, 2.6, 2.1, 2, 'white', 'deck')
  m.box(1.3, 3.1, 0, 3.1, 0.18, 2.4, 'hull', 'deck')
  for (const x of [0.7, 1.8]) m.decal(rectOutline(0.7, 0.7), [x, 2.4, 1], [1, 0, 0], [0, 1, 0], 'glass', 0.03)
  for (const z of [-0.45, 0.45])
    m.decal(rectOutline(0.7, 0.7), [0.1, 2.4, z], [0, 0, 1], [0, 1, 0], 'glass', 0.03)
  m.box(2.3, 3.2, 0, 0.12, 3, 0.12, 'iron')
  m.box(-2.6, 1, 0, 0.14, 3.6, 0.14, 'iron')
  m.at(-2.6, 4.4, 0, 0).box(-1, 0, 0, 2.2, 0.09, 0.09, 'iron')
  person(m, -1, 1, 0.3, 0)
  person(m, 3.8, 1, 0.2, 0, 0.96)
}
