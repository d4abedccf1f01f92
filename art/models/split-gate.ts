/** Candi bentar, the Balinese split gate: one tower cut down the middle, and what stands about it. Materials: brick, plinth, carved, relief, moss, paving, poleng, gilt, silk, silkB, timber, statue. */
import type { Mesh } from '../kit/mesh.ts'
import { rectOutline } from '../kit/outline.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const ALONG: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]
/** Storeys from the ground: width outwards from the cut, height, depth; every second one is a cornice. */
const STOREYS: readonly (readonly [number, number, number])[] = [
  [5.2, 0.9, 3.6],
  [5.6, 0.32, 4],
  [4.5, 2.3, 3],
  [5, 0.34, 3.6],
  [3.7, 1.3, 2.6],
  [4.15, 0.3, 3.1],
  [2.95, 1.1, 2.2],
  [3.35, 0.26, 2.6],
  [2.25, 0.95, 1.8],
  [2.6, 0.24, 2.1],
  [1.6, 0.8, 1.4],
  [1.9, 0.22, 1.7],
  [1, 0.7, 1],
  [1.25, 0.2, 1.2],
  [0.5, 0.5, 0.6],
]
/** A carved panel: a lozenge within a lozenge, and a quarter of one in each corner. */
function panel(m: Mesh, w: number, h: number, [x, y, z]: Vec3): void {
  m.decal(rectOutline(w, h), [x, y, z], ALONG, UP, 'carved', 0.05)
  const lozenge = (k: number): Pt[] => [
    [0, (-h / 2) * k],
    [(w / 2) * k, 0],
    [0, (h / 2) * k],
    [(-w / 2) * k, 0],
  ]
  m.decal(lozenge(0.84), [x, y, z], ALONG, UP, 'relief', 0.08)
  m.decal(lozenge(0.56), [x, y, z], ALONG, UP, 'carved', 0.1)
  m.decal(lozenge(0.28), [x, y, z], ALONG, UP, 'relief', 0.12)
  for (const [i, j] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const corner: Pt[] = [
      [(i * w) / 2, (j * h) / 2],
      [i * w * 0.28, (j * h) / 2],
      [(i * w) / 2, j * h * 0.28],
    ]
    m.decal(i * j > 0 ? corner : corner.toReversed(), [x, y, z], ALONG, UP, 'relief', 0.08)
  }
}
function horn(m: Mesh, x: number, y: number, z: number, size: number, side: number): void {
  const s = size * 0.5
  const tip: Vec3 = [x + side * size * 0.5, y + size * 1.5, z]
  const foot: Vec3[] = [
    [x - s, y, z + s * 0.7],
    [x + s, y, z + s * 0.7],
    [x + s, y, z - s * 0.7],
    [x - s, y, z - s * 0.7],
  ]
  for (let i = 0; i < 4; i++) m.tri(foot[i]!, foot[(i + 1) % 4]!, tip, 'plinth')
}
/** One half, its flat cut at x = side * gap / 2; about 10 m. */
function half(m: Mesh, side: number, gap: number): void {
  let y = 0
  STOREYS.forEach(([w, h, d], i) => {
    const x = side * (gap / 2 + w / 2)
    const cornice = i % 2 === 1
    m.box(x, y, 0, w, h, d, cornice ? 'plinth' : 'brick', 'plinth')
    if (cornice) {
      const size = 0.24 + w * 0.075
      for (const z of [d / 2 - size * 0.4, -d / 2 + size * 0.4])
        horn(m, side * (gap / 2 + w - size * 0.5), y + h, z, size, side)
      if (w > 2) horn(m, x + side * w * 0.12, y + h, d / 2 - size * 0.3, size * 0.8, side)
    } else if (h > 0.75) {
      panel(m, w * 0.5, h * 0.7, [x, y + h * 0.5, d / 2])
      for (const k of [-0.42, 0.42]) m.box(x + k * w, y, d / 2 + 0.05, w * 0.1, h, 0.14, 'plinth')
      m.box(x, y, d / 2 + 0.06, w * 0.96, h * 0.12, 0.16, 'plinth')
    }
    y += h
  })
  horn(m, side * (gap / 2 + 0.28), y, 0, 0.42, -side * 0.2)
}
/** A seated guardian on a pedestal, wrapped in checked cloth, under a fringed parasol. */
function guardian(m: Mesh): void {
  m.box(0, 0, 0, 1.3, 0.25, 1.3, 'plinth')
  m.box(0, 0.25, 0, 1, 0.85, 1, 'brick', 'plinth')
  m.box(0, 1.1, 0, 1.2, 0.16, 1.2, 'plinth')
  m.revolve(
    0,
    0,
    [
      [0.5, 1.26],
      [0.55, 1.55],
      [0.44, 1.85],
    ],
    'poleng',
    14,
  )
  m.revolve(
    0,
    0,
    [
      [0.42, 1.8],
      [0.46, 2.1],
      [0.3, 2.34],
      [0.16, 2.4],
    ],
    'statue',
    14,
  )
  m.blob(0, 2.56, 0.04, 0.25, 'statue', 1, 0.1, 4, 10)
  m.revolve(
    0,
    0,
    [
      [0.3, 2.68],
      [0.2, 2.8],
      [0.24, 2.86],
      [0, 3.12],
    ],
    'statue',
    12,
  )
  for (const s of [-1, 1]) {
    m.blob(s * 0.42, 2.02, 0.2, 0.17, 'statue', 1.1, 0.1, 2, 8)
    m.blob(s * 0.36, 1.46, 0.42, 0.22, 'poleng', 0.8, 0.08, 3, 8)
  }
}
/** A temple parasol on its pole: a tier of silk with a fringe. */
export function tedung(m: Mesh, high: number, r: number, mat: string): void {
  m.box(0, 0, 0, 0.08, high + 0.5, 0.08, 'gilt')
  m.revolve(
    0,
    0,
    [
      [r * 0.97, high - 0.45],
      [r, high - 0.08],
    ],
    'gilt',
    20,
  )
  m.revolve(
    0,
    0,
    [
      [r, high - 0.08],
      [r * 0.5, high + 0.14],
      [0.1, high + 0.36],
    ],
    mat,
    20,
  )
}
/** The gate on its terrace with stairs towards +z; ground at y=0, the sill `rise` above it. */
export function splitGate(m: Mesh, gap: number, rise: number): void {
  const sill = m.at(0, rise, 0)
  m.box(0, -1, -6, 34, rise + 1, 16.6, 'plinth', 'paving')
  for (const s of [-1, 1]) {
    half(sill, s, gap)
    // wing walls, lower the farther out
    for (const [from, to, h] of [
      [5.4, 10, 3],
      [10, 16, 2.2],
    ] as const) {
      const x = s * (gap / 2 + (from + to) / 2)
      sill.box(x, 0, 0, to - from, h, 0.9, 'brick')
      sill.box(x, h, 0, to - from, 0.26, 1.3, 'plinth')
      panel(sill, (to - from) * 0.66, h * 0.5, [x, h * 0.5, 0.45])
      const px = s * (gap / 2 + to)
      sill.box(px, 0, 0, 1.1, h + 0.5, 1.3, 'brick')
      sill.box(px, h + 0.5, 0, 1.4, 0.24, 1.6, 'plinth')
      sill.hip(px, h + 0.74, 0, 1.1, 1, 1.2, 0, 'plinth')
    }
    m.box(s * (gap / 2 + 1), 0, 4, 0.9, rise + 0.16, 4.4, 'brick', 'plinth')
    guardian(m.at(s * (gap / 2 + 2.4), 0, 5.4))
    tedung(m.at(s * (gap / 2 + 3.7), 0, 5.2), 4.3, 1.05, s < 0 ? 'silk' : 'silkB')
  }
  const steps = 9
  for (let i = 0; i < steps; i++) {
    const y = rise * (1 - i / steps)
    m.box(0, -0.5, 2.4 + i * 0.4, gap + 1.1, y + 0.5, 0.42, 'plinth', 'paving')
  }
}
