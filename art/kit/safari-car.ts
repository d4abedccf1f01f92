/** Open safari car, 4.9 m, nose towards -x, wheels on y=0; watchers stand under the raised roof. Materials: car, canvas, glass, tyre, cloth1-3, skin, hull. */
import { person } from './life.ts'
import type { Mesh } from './mesh.ts'
import { rectOutline } from './outline.ts'

export function safariCar(m: Mesh): void {
  m.box(0.5, 0.55, 0, 3.6, 0.85, 1.8, 'car')
  m.box(-1.85, 0.6, 0, 1.2, 0.62, 1.7, 'car')
  m.box(-1.2, 1.2, 0, 0.1, 0.66, 1.6, 'car')
  m.decal(rectOutline(1.4, 0.5), [-1.26, 1.54, 0], [0, 0, 1], [0, 1, 0], 'glass', 0.02)
  for (const x of [-1.1, 0.6, 2.2]) for (const z of [-0.84, 0.84]) m.box(x, 1.4, z, 0.08, 1.2, 0.08, 'car')
  m.box(0.55, 2.6, 0, 3.7, 0.1, 2, 'canvas')
  for (const z of [1, -1])
    for (const x of [-1.7, 1.5]) {
      const wheel = Array.from(
        { length: 16 },
        (_, i) => [0.42 * Math.cos(i * 0.3927), 0.42 * Math.sin(i * 0.3927)] as const,
      )
      m.decal(wheel, [x, 0.42, z * 0.92], [z, 0, 0], [0, 1, 0], 'tyre', 0.03)
      m.box(x, 0.02, z * 0.78, 0.6, 0.8, 0.26, 'tyre')
    }
  m.box(2.42, 0.8, 0, 0.22, 0.7, 0.7, 'tyre')
  person(m, -0.7, 0.62, 0.4, 1, 0.86)
  person(m, 0.3, 0.7, -0.3, 2)
  person(m, 1.2, 0.7, 0.3, 4)
  person(m, 1.9, 0.7, -0.3, 6, 0.96)
}
