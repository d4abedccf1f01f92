/** African elephant, 3.2 m at the shoulder, walking towards -x. Materials: elephant, ear, tusk, eye. */
import type { Mesh } from './mesh.ts'
import type { Pt, Vec3 } from './vec.ts'
import { tube, type Ring } from './tube.ts'

const ring = (x: number, y: number, z: number, wide: number, high = wide): Ring => ({
  at: [x, y, z],
  wide,
  high,
})
/** Ear outline: back from the head, up. */
const EAR: Pt[] = [
  [0, 0.5],
  [0.3, 0.78],
  [0.72, 0.74],
  [1.02, 0.42],
  [1.06, 0],
  [0.86, -0.46],
  [0.56, -0.86],
  [0.34, -1.06],
  [0.16, -0.82],
  [0.06, -0.3],
]
/** `stride` -1..1 swings the legs; `trunk` 0 hangs, 1 curls to the mouth; small animals have no tusks. */
export function elephant(m: Mesh, { stride = 0.6, trunk = 0, tusks = true, flare = 0.4 } = {}): void {
  tube(
    m,
    [
      ring(1.98, 1.92, 0, 0.1, 0.16),
      ring(1.9, 1.95, 0, 0.34, 0.5),
      ring(1.7, 2.02, 0, 0.58, 0.78),
      ring(1.36, 2.09, 0, 0.76, 0.96),
      ring(0.9, 2.1, 0, 0.87, 1.02),
      ring(0.4, 2.06, 0, 0.93, 1.03),
      ring(-0.1, 2.06, 0, 0.94, 1.03),
      ring(-0.6, 2.14, 0, 0.88, 1.02),
      ring(-1.05, 2.27, 0, 0.74, 0.97),
      ring(-1.45, 2.42, 0, 0.58, 0.8),
      ring(-1.8, 2.58, 0, 0.5, 0.66),
    ],
    'elephant',
    26,
  )
  tube(
    m,
    [
      ring(-1.62, 2.8, 0, 0.3, 0.4),
      ring(-1.85, 2.86, 0, 0.5, 0.66),
      ring(-2.15, 2.86, 0, 0.53, 0.7),
      ring(-2.45, 2.74, 0, 0.48, 0.6),
      ring(-2.7, 2.5, 0, 0.4, 0.47),
      ring(-2.88, 2.18, 0, 0.33, 0.36),
      ring(-3.0, 1.82, 0, 0.28, 0.29),
      ...(trunk > 0.5
        ? [
            ring(-3.12, 1.4, 0, 0.23),
            ring(-3.12, 1.05, 0, 0.19),
            ring(-2.94, 0.86, 0, 0.16),
            ring(-2.72, 0.96, 0, 0.13),
            ring(-2.6, 1.2, 0, 0.1),
          ]
        : [
            ring(-3.06, 1.4, 0, 0.24),
            ring(-3.08, 1, 0, 0.2),
            ring(-3.08, 0.64, 0, 0.17),
            ring(-3.18, 0.36, 0, 0.14),
            ring(-3.36, 0.22, 0, 0.11),
          ]),
    ],
    'elephant',
    20,
  )
  // lower jaw
  tube(
    m,
    [ring(-2.2, 2.3, 0, 0.3, 0.3), ring(-2.5, 2.08, 0, 0.22, 0.2), ring(-2.72, 1.94, 0, 0.1, 0.1)],
    'elephant',
    12,
  )
  const legs: readonly [number, number, number][] = [
    [-1.12, 0.46, stride],
    [-1.12, -0.46, -stride],
    [1.24, 0.44, -stride * 0.8],
    [1.24, -0.44, stride * 0.8],
  ]
  for (const [x, z, swing] of legs) {
    const s = swing * 0.5
    const lift = Math.max(0, -swing) * 0.1
    const knee = x < 0 ? -0.03 : 0.12
    tube(
      m,
      [
        ring(x, 2.1, z * 0.84, 0.36, x < 0 ? 0.5 : 0.62),
        ring(x - s * 0.2, 1.5, z, 0.36, x < 0 ? 0.42 : 0.52),
        ring(x - s * 0.5 + knee, 0.95, z, 0.29, x < 0 ? 0.32 : 0.35),
        ring(x - s * 0.8 + knee * 0.8, 0.5 + lift, z, 0.26, 0.28),
        ring(x - s, 0.2 + lift, z, 0.28, 0.29),
        ring(x - s, lift, z, 0.31, 0.33),
      ],
      'elephant',
      16,
    )
  }
  for (const side of [1, -1]) {
    const spot = ([u, v]: Pt): Vec3 => [-1.98 + u, 2.72 + v * 1.06, side * (0.54 + flare * u)]
    const hub = spot([0.5, 0])
    EAR.forEach((p, i) => m.tri(hub, spot(p), spot(EAR[(i + 1) % EAR.length]!), 'ear'))
    if (tusks)
      tube(
        m,
        [
          ring(-2.62, 2.14, side * 0.3, 0.1),
          ring(-2.96, 1.8, side * 0.36, 0.085),
          ring(-3.3, 1.62, side * 0.36, 0.065),
          ring(-3.62, 1.6, side * 0.3, 0.02),
        ],
        'tusk',
        10,
      )
    const eye = Array.from({ length: 8 }, (_, i): Pt => [
      0.055 * Math.cos(i * 0.785),
      0.05 * Math.sin(i * 0.785),
    ])
    m.decal(eye, [-2.46, 2.74, side * 0.5], [side, 0, 0], [0, 1, 0], 'eye', 0.03)
  }
  tube(
    m,
    [
      ring(1.84, 2.3, 0, 0.06),
      ring(2.02, 1.8, 0, 0.04),
      ring(2.02, 1.3, 0, 0.03),
      ring(2, 1.06, 0, 0.08, 0.06),
      ring(2, 0.86, 0, 0.02),
    ],
    'elephant',
    8,
  )
}
