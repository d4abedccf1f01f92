/** A pastel town palace of Saint Petersburg, its long front looking along +z. Materials: granite, white, glass, lamp, roof and the wall named. */
import type { Mesh } from '../kit/mesh.ts'
import type { Random } from '../kit/noise.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import type { Vec3 } from '../kit/vec.ts'

const X: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]
/** `w` metres of front, `h` metres to the cornice, standing on y=0; `lit` is the share of lamplit windows. No two neighbours have the same front. */
export function nevaPalace(m: Mesh, r: Random, w: number, h: number, wall: string, lit: number): void {
  const d = 15
  const z = d / 2
  m.box(0, -6, 0, w, 7.2, d + 0.5, 'granite')
  m.box(0, 1.2, 0, w, h - 1.2, d, wall)
  m.box(0, h * 0.33, 0, w + 0.3, 0.45, d + 0.6, 'white')
  m.box(0, h - 0.9, 0, w + 0.6, 0.9, d + 1.4, 'white')
  m.hip(0, h, 0, w, 2.8, d, w * 0.7, 'roof')
  const pilasters = r() < 0.35,
    framed = r() < 0.6,
    arches = r() < 0.5,
    bays = Math.max(3, Math.round(w / (pilasters ? 3.5 : 4.2)))
  for (let i = 0; i < bays; i++) {
    const x = -w / 2 + ((i + 0.5) * w) / bays
    if (arches || i % 3 === 1)
      m.decal(archOutline(1.7, 3), [x, 1.5, z], X, UP, r() < lit ? 'lamp' : 'glass', 0.08)
    for (const [y, tall] of [
      [h * 0.54, 3.2],
      [h * 0.8, 1.8],
    ] as const) {
      if (framed) m.decal(rectOutline(1.9, tall + 0.7), [x, y, z], X, UP, 'white', 0.06)
      m.decal(rectOutline(1.3, tall), [x, y, z], X, UP, r() < lit ? 'lamp' : 'glass', 0.12)
    }
    if (i && pilasters) m.box(-w / 2 + (i * w) / bays, h * 0.36, z + 0.15, 0.6, h * 0.56, 0.35, 'white')
  }
  for (let i = 1; i < bays; i += 2)
    if (r() < 0.4) m.box(-w / 2 + (i * w) / bays, h + 0.5, -2, 1, 3.4, 1.4, wall, 'granite')
}
/** Cast-iron embankment rail along x from 0 to `long`: granite posts, two bars, a ring in every panel. */
export function ironRail(m: Mesh, long: number): void {
  for (let x = 0; x <= long; x += 5.2) m.box(x, 0, 0, 0.7, 1.25, 0.7, 'post')
  for (const y of [0.16, 0.8, 1.05]) m.box(long / 2, y, 0, long, 0.09, 0.1, 'iron')
  for (let x = 0.6; x < long; x += 0.42) m.box(x, 0.16, 0, 0.07, 0.7, 0.07, 'iron')
}
/** Cast-iron lamp, 5.4 m, two lanterns on a crosspiece along x. */
export function streetLamp(m: Mesh): void {
  m.revolve(
    0,
    0,
    [
      [0.42, 0],
      [0.36, 0.9],
      [0.14, 1.2],
      [0.09, 4.4],
      [0.2, 4.6],
      [0, 5.4],
    ],
    'iron',
    10,
  )
  m.box(0, 4.1, 0, 2, 0.12, 0.12, 'iron')
  for (const x of [-1, 1]) {
    m.revolve(
      x,
      0,
      [
        [0.14, 4.2],
        [0.3, 4.9],
        [0.3, 4.95],
      ],
      'lamp',
      8,
    )
    m.revolve(
      x,
      0,
      [
        [0.36, 4.9],
        [0.1, 5.2],
        [0, 5.5],
      ],
      'iron',
      8,
    )
  }
}
