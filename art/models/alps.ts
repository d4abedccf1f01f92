/** Pieces of the Alps: spruces, chalets, a village church. Metres; the scene supplies the inks. */
import type { Mesh } from '../kit/mesh.ts'
import type { Random } from '../kit/noise.ts'
import { rectOutline } from '../kit/outline.ts'
import type { Pt } from '../kit/vec.ts'

/** Spruce: drooping tiers on a short trunk. Materials: spruce, bark. */
export function spruce(m: Mesh, r: Random, x: number, y: number, z: number, h: number, mat = 'spruce'): void {
  const n = 6
  m.revolve(
    x,
    z,
    [
      [h * 0.025, y - 1],
      [h * 0.02, y + h * 0.2],
    ],
    'bark',
    5,
  )
  for (let i = 0; i < n; i++) {
    const t = i / n
    const w = h * 0.2 * (1 - t) * r.range(0.86, 1.12) + h * 0.02
    m.revolve(
      x,
      z,
      [
        [0, y + h * (0.13 + 0.78 * t)],
        [w, y + h * (0.08 + 0.78 * t)],
        [w * 0.42, y + h * (0.2 + 0.78 * t)],
        [0, y + h * (0.32 + 0.68 * t)],
      ],
      mat,
      8,
      r.range(0, 1),
      Math.PI * 2 + 1,
    )
  }
}
/** Chalet, gable to local +z: white foot, timber storeys, balcony with flowers, stones on a low roof. Materials: white, timber, roof, glass, lamp, wood, flower. */
export function chalet(m: Mesh, r: Random, w: number, storeys = 2, lit = 0.2): void {
  const d = w * r.range(0.95, 1.2)
  const h = 2.6 * (storeys + 1)
  m.box(0, -6, 0, w, 8.6, d, 'white')
  m.box(0, 2.6, 0, w * 1.02, h - 2.6, d * 1.02, 'timber')
  const rise = w * 0.3
  const front = d * 0.51
  m.tri([-w * 0.51, h, front], [w * 0.51, h, front], [0, h + rise, front], 'timber')
  for (const s of [-1, 1]) {
    const e = w * 0.7
    const low = h + rise - (rise * e) / (w * 0.5)
    for (const [dy, mat] of [
      [0.02, 'eave'],
      [0.4, 'roof'],
    ] as const)
      m.quad(
        [0, h + rise + dy, front + 1.6],
        [s * e, low + dy, front + 1.6],
        [s * e, low + dy, -front - 1],
        [0, h + rise + dy, -front - 1],
        mat,
      )
    m.quad(
      [0, h + rise + 0.4, front + 1.6],
      [s * e, low + 0.4, front + 1.6],
      [s * e, low, front + 1.6],
      [0, h + rise, front + 1.6],
      'wood',
    )
  }
  m.box(w * 0.2, h + rise * 0.4, -d * 0.15, 0.9, rise * 0.9 + 0.6, 0.9, 'white')
  for (let k = 0; k <= storeys; k++) {
    const n = Math.max(2, Math.round(w / 2.8))
    for (let i = 0; i < n; i++) {
      const x = -w / 2 + ((i + 0.5) * w) / n
      const y = 1.4 + k * 2.6
      m.decal(rectOutline(1, 1.25), [x, y, front], [1, 0, 0], [0, 1, 0], r() < lit ? 'lamp' : 'glass', 0.06)
      m.decal(
        rectOutline(1, 1.2),
        [-w * 0.51, y, -d / 2 + ((i + 0.5) * d) / n],
        [0, 0, 1],
        [0, 1, 0],
        'glass',
        0.06,
      )
      m.decal(
        rectOutline(1, 1.2),
        [w * 0.51, y, -d / 2 + ((i + 0.5) * d) / n],
        [0, 0, -1],
        [0, 1, 0],
        'glass',
        0.06,
      )
    }
    if (k > 0) {
      m.box(0, k * 2.6, front + 0.6, w * 1.06, 0.22, 1.3, 'wood')
      m.box(0, k * 2.6 + 0.2, front + 1.15, w * 1.06, 0.8, 0.12, 'wood')
      m.box(0, k * 2.6 + 0.85, front + 1.25, w * 0.9, 0.35, 0.3, 'flower')
    }
  }
}
/** Village church: white nave, square tower and a needle spire; 34 m to the cock. Materials: white, roof, spire, dark, gold. */
export function villageChurch(m: Mesh, tall = 34): void {
  m.box(8, -3, 0, 15, 11, 9, 'white')
  m.gable(8, 8, 0, 16, 5, 10, 'roof', 'white')
  for (let i = 0; i < 4; i++)
    m.decal(rectOutline(1, 3.4), [3 + i * 3.4, 4.6, 4.5], [1, 0, 0], [0, 1, 0], 'glass', 0.06)
  const w = 5.2
  m.box(-2, -3, 0, w, tall * 0.52 + 3, w, 'white')
  const y = tall * 0.52
  m.box(-2, y, 0, w + 0.5, 0.5, w + 0.5, 'white')
  for (const [x, z, u] of [
    [-2, w / 2, [1, 0, 0]],
    [-2 - w / 2, 0, [0, 0, 1]],
    [-2 + w / 2, 0, [0, 0, -1]],
  ] as const) {
    m.decal(rectOutline(1.5, 2.6), [x, y - 3, z], u, [0, 1, 0], 'dark', 0.06)
    m.decal(
      Array.from({ length: 16 }, (_, i): Pt => [1.2 * Math.cos(i * 0.3927), 1.2 * Math.sin(i * 0.3927)]),
      [x, y - 6.6, z],
      u,
      [0, 1, 0],
      'gold',
      0.06,
    )
  }
  m.hip(-2, y + 0.5, 0, w + 0.7, tall * 0.46, w + 0.7, 0, 'spire')
  m.revolve(
    -2,
    0,
    [
      [0.2, tall * 0.96],
      [0.5, tall * 0.975],
      [0, tall * 1.02],
    ],
    'gold',
    6,
  )
}
