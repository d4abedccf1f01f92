/** A Nile felucca, 13 m, bow towards -x, waterline at y=0. Materials: hull, strake, deck, spar, sail. */
import type { Mesh } from '../kit/mesh.ts'
import { limb } from './pine.ts'
import type { Vec3 } from '../kit/vec.ts'

const TACK: Vec3 = [-5, 2.3, 0]
const PEAK: Vec3 = [3.4, 18.6, 0]
const CLEW: Vec3 = [5.4, 2.9, 0]
/** The lateen: u runs from the tack to the leech, v from the yard to the foot. */
function cloth(u: number, v: number): Vec3 {
  const hollow = 1.5 * Math.sin(Math.PI * v) * u ** 3
  const belly = 2.1 * Math.sin(Math.PI * (0.1 + 0.85 * v)) * Math.sin(Math.PI * 0.8 * u)
  const along = (k: 0 | 1): number =>
    TACK[k] + u * (PEAK[k] - TACK[k] + (CLEW[k] - PEAK[k]) * v) - (k ? 0 : hollow)
  return [along(0), along(1), 0.5 + belly]
}
export function felucca(m: Mesh): void {
  const ring = (wide: number, y: number, sheer: number, rake: number): Vec3[] =>
    Array.from({ length: 28 }, (_, i) => {
      const a = (i / 28) * Math.PI * 2
      const c = Math.cos(a)
      const x = -6.2 * c
      const bow = Math.max(0, c)
      const stern = Math.max(0, -c)
      return [
        x - rake * bow ** 4,
        y + sheer * bow ** 4 + 0.4 * sheer * stern ** 4,
        Math.sin(a) * 1.9 * wide * (1 - 0.45 * bow ** 4),
      ]
    })
  m.loft(ring(0.72, -0.3, 0, 0), ring(0.98, 0.95, 0.8, 0.7), 'hull')
  m.loft(ring(0.98, 0.95, 0.8, 0.7), ring(1.03, 1.3, 1, 0.85), 'strake')
  m.prism(
    ring(0.9, 0, 0, 0)
      .map(([x, , z]) => [x * 0.94, z] as const)
      .reverse(),
    0.5,
    0.8,
    'deck',
  )
  limb(m, [-1.6, 0.6, 0], [-1.3, 10.2, 0], 0.17, 0.1, 'spar')
  limb(m, [-5.4, 1.5, 0.3], [3.7, 19.2, 0.3], 0.13, 0.06, 'spar')
  limb(m, CLEW, [-5.2, 2.2, 0.4], 0.07, 0.07, 'spar')
  const [U, V] = [14, 12]
  for (let i = 0; i < U; i++)
    for (let j = 0; j < V; j++)
      m.quad(
        cloth(i / U, j / V),
        cloth((i + 1) / U, j / V),
        cloth((i + 1) / U, (j + 1) / V),
        cloth(i / U, (j + 1) / V),
        'sail',
      )
  m.box(6.1, 0.2, 0, 0.5, 1.7, 0.12, 'strake')
  limb(m, [6.1, 1.9, 0], [4.3, 2.1, 0.4], 0.06, 0.05, 'spar')
}
/** Cairene minaret in three stages: square, eight-sided, round, with a bulb. One material, `mat`. */
export function cairoMinaret(m: Mesh, high: number, mat = 'town'): void {
  const h = high / 60
  m.box(0, -10, 0, 8 * h, 36 * h, 8 * h, mat)
  m.box(0, 25 * h, 0, 10 * h, 1.6 * h, 10 * h, mat)
  m.revolve(
    0,
    0,
    [
      [3.5 * h, 26 * h],
      [3.5 * h, 40 * h],
      [5 * h, 42 * h],
      [5 * h, 43.6 * h],
    ],
    mat,
    8,
  )
  m.revolve(
    0,
    0,
    [
      [2.3 * h, 43 * h],
      [2.3 * h, 51 * h],
      [3.2 * h, 52.4 * h],
      [1.1 * h, 53 * h],
      [2 * h, 55.4 * h],
      [1.6 * h, 57.4 * h],
      [0.4 * h, 59 * h],
      [0, 63 * h],
    ],
    mat,
    14,
  )
}
