/** Blue-domed churches and bell gables of the Cyclades. Materials: bell, dark, dome, door, white. */
import { domeProfile } from '../kit/buildings.ts'
import type { Mesh } from '../kit/mesh.ts'
import { archOutline } from '../kit/outline.ts'

/** Blue-domed church: cross arms, drum with lights, dome with ribs and a cross. r = dome radius. */
export function church(m: Mesh, r: number): void {
  m.box(0, -10, 0, r * 2.5, 10 + r * 0.9, r * 2.5, 'white')
  m.vault(0, r * 0.9, 0, r * 2.9, r * 0.42, r * 1.25, 'white', 'x')
  m.vault(0, r * 0.9, 0, r * 1.25, r * 0.42, r * 2.9, 'white', 'z')
  m.box(0, -10, 0, r * 2.9, 10 + r * 0.9, r * 1.25, 'white')
  m.box(0, -10, 0, r * 1.25, 10 + r * 0.9, r * 2.9, 'white')
  m.revolve(
    0,
    0,
    [
      [r * 0.98, r * 0.9],
      [r * 0.98, r * 1.62],
      [r * 1.1, r * 1.66],
      [r * 1.1, r * 1.78],
      [r * 0.99, r * 1.8],
    ],
    'white',
    48,
  )
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2,
      s = Math.sin(a),
      c = Math.cos(a)
    m.decal(
      archOutline(r * 0.22, r * 0.46),
      [s * r * 0.985, r * 1.06, c * r * 0.985],
      [c, 0, -s],
      [0, 1, 0],
      'dark',
      0.04,
    )
    m.box(0, 0, 0, 0, 0, 0, 'white')
  }
  m.revolve(0, 0, domeProfile(r, r * 0.98, r * 1.79, 0, 0, 18), 'dome', 56)
  const t = r * 2.76
  m.revolve(
    0,
    0,
    [
      [r * 0.16, t - 0.05 * r],
      [r * 0.14, t + r * 0.16],
      [r * 0.2, t + r * 0.18],
      [0, t + r * 0.3],
    ],
    'white',
    12,
  )
  m.box(0, t + r * 0.26, 0, r * 0.05, r * 0.5, r * 0.05, 'white')
  m.box(0, t + r * 0.56, 0, r * 0.3, r * 0.05, r * 0.05, 'white')
  m.decal(archOutline(r * 0.5, r * 0.85), [0, -0.2, r * 1.45], [1, 0, 0], [0, 1, 0], 'door', 0.06)
  m.decal(archOutline(r * 0.24, r * 0.3), [0, r * 0.95, r * 1.45], [1, 0, 0], [0, 1, 0], 'dark', 0.06)
}
/** Bell gable: three arches, two below and one above, a bell in each. */
export function bellGable(m: Mesh, h: number): void {
  const w = h * 0.62,
    d = h * 0.14
  m.box(0, -8, 0, w, 8 + h * 0.2, d * 1.3, 'white')
  const pier = (x: number, y: number, pw: number, ph: number) => m.box(x, y, 0, pw, ph, d, 'white')
  for (const x of [-w / 2 + h * 0.05, 0, w / 2 - h * 0.05]) pier(x, h * 0.2, h * 0.1, h * 0.3)
  m.box(0, h * 0.5, 0, w, h * 0.1, d, 'white')
  m.box(0, h * 0.6, 0, w * 1.06, h * 0.03, d * 1.3, 'white')
  for (const x of [-h * 0.13, h * 0.13]) pier(x, h * 0.63, h * 0.08, h * 0.18)
  m.box(0, h * 0.8, 0, h * 0.36, h * 0.07, d, 'white')
  m.gable(0, h * 0.87, 0, d, h * 0.08, h * 0.4, 'white')
  m.vault(0, h * 0.87, 0, h * 0.34, h * 0.1, d, 'white', 'z')
  m.box(0, h * 0.95, 0, h * 0.02, h * 0.15, h * 0.02, 'white')
  m.box(0, h * 1.04, 0, h * 0.09, h * 0.02, h * 0.02, 'white')
  for (const [x, y] of [
    [-h * 0.155, h * 0.44],
    [h * 0.155, h * 0.44],
    [0, h * 0.76],
  ] as const)
    m.revolve(
      x,
      0,
      [
        [h * 0.062, y - h * 0.1],
        [h * 0.045, y - h * 0.07],
        [h * 0.035, y - h * 0.02],
        [0, y],
      ],
      'bell',
      12,
    )
}
