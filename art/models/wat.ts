/** A corner prang of Wat Arun in metres. Materials: prang, ledge, gilt, dark. */
import { lerp } from '../kit/ink.ts'
import type { Mesh } from '../kit/mesh.ts'
import { rectOutline } from '../kit/outline.ts'
import { rib } from '../kit/rods.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

/** Square of half side `a` whose corners step in three times. */
function redented(a: number, y: number): Vec3[] {
  const quarter: Pt[] = [
    [0.5, 1],
    [0.5, 0.91],
    [0.68, 0.91],
    [0.68, 0.8],
    [0.8, 0.8],
    [0.8, 0.68],
    [0.91, 0.68],
    [0.91, 0.5],
    [1, 0.5],
  ]
  return [0, 1, 2, 3].flatMap((k) =>
    quarter.map(([x, z]): Vec3 => {
      const [p, q] = k === 0 ? [x, z] : k === 1 ? [z, -x] : k === 2 ? [-x, -z] : [-z, x]
      return [p * a, y, q * a]
    }),
  )
}
/** One battered storey with `bands` mouldings, each with a lip. */
function storey(m: Mesh, y0: number, y1: number, a0: number, a1: number, bands: number, mat = 'prang'): void {
  for (let i = 0; i < bands; i++) {
    const at = (t: number): Pt => [lerp(a0, a1, (i + t) / bands), lerp(y0, y1, (i + t) / bands)]
    const lip = 0.3 + a0 * 0.012
    const rings: Pt[] = [
      at(0),
      [at(0.62)[0] * 0.985, at(0.62)[1]],
      [at(0.7)[0] + lip, at(0.7)[1]],
      [at(0.98)[0] + lip, at(0.98)[1]],
      at(1),
    ]
    rings.slice(1).forEach(([a, y], k) => m.loft(redented(rings[k]![0], rings[k]![1]), redented(a, y), mat))
  }
  m.prism(
    redented(a1 + 0.4, y1).map((p): Pt => [p[0], p[2]]),
    y1 - 0.2,
    y1,
    mat,
    'ledge',
  )
}
/** The rounded crown of a prang from y up, with its trident. */
function cob(m: Mesh, y: number, a: number, h: number): void {
  const shape: Pt[] = [
    [1, 0],
    [1.06, 0.14],
    [1.06, 0.3],
    [0.99, 0.46],
    [0.86, 0.6],
    [0.68, 0.73],
    [0.46, 0.84],
    [0.24, 0.91],
  ]
  shape.slice(1).forEach(([r, t], i) => {
    const [r0, t0] = shape[i]!
    storey(m, y + h * t0, y + h * t, a * r0, a * r, 2)
  })
  const top = y + h * 0.91
  m.revolve(
    0,
    0,
    [
      [a * 0.16, top],
      [a * 0.2, top + h * 0.02],
      [a * 0.05, top + h * 0.045],
      [a * 0.04, top + h * 0.2],
      [0, top + h * 0.24],
    ],
    'gilt',
    8,
  )
  for (const [lift, wide] of [
    [0.05, 0.3],
    [0.1, 0.24],
    [0.145, 0.17],
  ] as const)
    for (const s of [-1, 1])
      rib(
        m,
        [
          [0, top + h * lift, 0],
          [s * a * wide, top + h * (lift + 0.012), 0],
          [s * a * wide, top + h * (lift + 0.06), 0],
        ],
        a * 0.06,
        'gilt',
      )
}
/** One of the four corner prangs, about 32 m. */
export function cornerPrang(m: Mesh): void {
  storey(m, 0, 5, 6.6, 5.6, 2)
  storey(m, 5, 10.5, 4.9, 4, 2)
  storey(m, 10.5, 15, 3.3, 2.9, 2)
  for (let k = 0; k < 4; k++) {
    const q = m.at(0, 0, 0, (k * Math.PI) / 2)
    q.box(0, 10.5, 3.2, 2.2, 3.2, 1.2, 'prang')
    q.decal(rectOutline(1.2, 2.2), [0, 11.9, 3.8], [1, 0, 0], [0, 1, 0], 'dark', 0.1)
    q.gable(0, 13.7, 3.2, 2.6, 1.4, 1.4, 'prang')
  }
  cob(m, 15, 2.75, 18)
}
