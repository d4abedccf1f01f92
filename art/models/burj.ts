/** The Burj Khalifa in metres: three wings about a core, cut back one after another in a spiral to the spire at 828. Materials: glass, steel. */
import type { Mesh } from '../kit/mesh.ts'
import type { Pt } from '../kit/vec.ts'

const STEPS = 9

/** A wing with a rounded nose, pointing to +z. */
const wing = (long: number, half: number): Pt[] => [
  [-half, 0],
  [-half, long - half],
  [-half * 0.7, long - half * 0.3],
  [0, long],
  [half * 0.7, long - half * 0.3],
  [half, long - half],
  [half, 0],
]
export function burj(m: Mesh): void {
  for (let w = 0; w < 3; w++) {
    const q = m.at(0, 0, 0, (w * Math.PI * 2) / 3 + 0.35)
    for (let j = 0; j < STEPS; j++) {
      const t = j / (STEPS - 1)
      const top = 96 + (j * 3 + w) * 19.4
      q.prism(wing(70 - 52 * t, 14 - 5 * t), 0, top, 'glass', 'steel')
      q.prism(wing(70.6 - 52 * t, 14.4 - 5 * t), top - 5, top + 2, 'steel')
    }
  }
  const spire: Pt[] = [
    [16, 0],
    [16, 584],
    [12, 590],
    [11.4, 640],
    [8, 646],
    [7.4, 690],
    [4.8, 696],
    [4.2, 744],
    [2.6, 748],
    [1.2, 828],
    [0, 829],
  ]
  m.revolve(0, 0, spire, 'steel', 14)
}
