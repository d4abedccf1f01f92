/** Plains zebra, 1.35 m at the shoulder, facing -x. Materials: zebra (the scene paints its stripes), mane, eye. */
import type { Mesh } from './mesh.ts'
import { tube, type Ring } from './tube.ts'
import type { Vec3 } from './vec.ts'

const ring = (x: number, y: number, wide: number, high: number, z = 0): Ring => ({
  at: [x, y, z],
  wide,
  high,
})

export function zebra(m: Mesh, { graze = false, stride = 0.4 } = {}): void {
  tube(
    m,
    [
      ring(0.86, 1.08, 0.06, 0.1),
      ring(0.8, 1.08, 0.2, 0.26),
      ring(0.6, 1.1, 0.29, 0.34),
      ring(0.3, 1.05, 0.31, 0.34),
      ring(0, 1.02, 0.31, 0.34),
      ring(-0.3, 1.05, 0.29, 0.34),
      ring(-0.54, 1.1, 0.24, 0.33),
      ring(-0.72, 1.18, 0.17, 0.28),
    ],
    'zebra',
    22,
  )
  const [a, b, c, d, e, f]: Vec3[] = graze
    ? [
        [-0.6, 1.14, 0],
        [-0.84, 0.98, 0],
        [-1.08, 0.68, 0],
        [-1.2, 0.46, 0],
        [-1.26, 0.26, 0],
        [-1.3, 0.08, 0],
      ]
    : [
        [-0.56, 1.2, 0],
        [-0.76, 1.4, 0],
        [-0.96, 1.64, 0],
        [-1.12, 1.74, 0],
        [-1.3, 1.6, 0],
        [-1.48, 1.42, 0],
      ]
  tube(
    m,
    [
      { at: a!, wide: 0.17, high: 0.28 },
      { at: b!, wide: 0.14, high: 0.22 },
      { at: c!, wide: 0.11, high: 0.16 },
      { at: d!, wide: 0.11, high: 0.15 },
      { at: e!, wide: 0.09, high: 0.12 },
    ],
    'zebra',
    16,
  )
  tube(
    m,
    [
      { at: e!, wide: 0.09, high: 0.12 },
      { at: f!, wide: 0.065, high: 0.08 },
      { at: [f![0] - 0.03, f![1] - 0.05, 0], wide: 0.03, high: 0.04 },
    ],
    'mane',
    12,
  )
  // mane: an upright crest from the poll to the withers
  const crest: Vec3[] = [a!, b!, c!, d!]
  const lift = graze ? [0.28, 0.24, 0.2, 0.17] : [0.3, 0.27, 0.23, 0.19]
  const back = (p: Vec3, i: number, more: number): Vec3 => {
    const q = lift[i]! + more
    return graze ? [p[0] - q * 0.35, p[1] + q * 0.9, 0] : [p[0] + q * 0.8, p[1] + q * 0.62, 0]
  }
  for (let i = 0; i < 3; i++)
    m.quad(
      back(crest[i]!, i, -0.1),
      back(crest[i + 1]!, i + 1, -0.1),
      back(crest[i + 1]!, i + 1, 0.03),
      back(crest[i]!, i, 0.03),
      'mane',
    )
  for (const z of [0.09, -0.09])
    tube(
      m,
      [
        { at: [d![0] + 0.04, d![1] + 0.1, z], wide: 0.045, high: 0.05 },
        { at: [d![0] + 0.1, d![1] + 0.24, z * 1.3], wide: 0.05, high: 0.03 },
        { at: [d![0] + 0.12, d![1] + 0.32, z * 1.3], wide: 0.01, high: 0.01 },
      ],
      'zebra',
      8,
    )
  const legs: readonly [number, number, number][] = [
    [-0.46, 0.15, stride],
    [-0.46, -0.15, -stride],
    [0.62, 0.15, -stride],
    [0.62, -0.15, stride * 0.7],
  ]
  for (const [x, z, s] of legs) {
    const q = s * 0.24
    const hock = x > 0 ? 0.07 : -0.01
    tube(
      m,
      [
        ring(x, 1.02, 0.12, x > 0 ? 0.26 : 0.18, z * 0.9),
        ring(x - q * 0.2, 0.76, 0.1, x > 0 ? 0.17 : 0.12, z),
        ring(x - q * 0.5 + hock, 0.46, 0.065, 0.08, z),
        ring(x - q * 0.8 + hock * 0.5, 0.2, 0.05, 0.055, z),
        ring(x - q, 0.08, 0.055, 0.06, z),
      ],
      'zebra',
      12,
    )
    tube(m, [ring(x - q, 0.09, 0.055, 0.06, z), ring(x - q, 0, 0.07, 0.075, z)], 'mane', 10)
  }
  tube(
    m,
    [
      ring(0.84, 1.2, 0.03, 0.04),
      ring(0.96, 0.92, 0.025, 0.03),
      ring(0.97, 0.72, 0.05, 0.05),
      ring(0.96, 0.46, 0.02, 0.02),
    ],
    'mane',
    8,
  )
  const eye = Array.from(
    { length: 8 },
    (_, i) => [0.026 * Math.cos(i * 0.785), 0.024 * Math.sin(i * 0.785)] as const,
  )
  for (const s of [1, -1])
    m.decal(
      eye,
      [(d![0] + e![0]) / 2, (d![1] + e![1]) / 2 + (graze ? 0 : 0.04), s * 0.1],
      [s, 0, 0],
      [0, 1, 0],
      'eye',
      0.02,
    )
}
