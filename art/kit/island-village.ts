/** A Maldivian island harbour: low painted houses, a small white mosque, a thatched shelter, the coral-stone quay. Materials: wall and roof by name, white, band, roofTeal, door, shutter, lamp, timber, thatch, thatchEdge, coral, coping, rope. */
import type { Mesh } from './mesh.ts'
import { archOutline, rectOutline } from './outline.ts'
import type { Pt, Vec3 } from './vec.ts'

const ALONG: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]
/** A one-storey house, front towards +z, floor at y=0; `lit` windows glow. */
export function islandHouse(m: Mesh, w: number, d: number, wall: string, roof: string, lit: boolean): void {
  const h = 3.1
  m.box(0, 0, 0, w, h, d, wall)
  m.box(0, 0, d / 2, w + 0.1, 0.7, 0.12, 'dado')
  m.gable(0, h - 0.1, 0, w + 1, d * 0.34, d + 1.2, roof, wall)
  const n = Math.max(2, Math.round(w / 2.4))
  for (let i = 0; i < n; i++) {
    const x = -w / 2 + ((i + 0.5) * w) / n,
      isDoor = i === n >> 1
    m.decal(
      rectOutline(isDoor ? 1.1 : 1, isDoor ? 2.1 : 1.15),
      [x, isDoor ? 1.05 : 1.65, d / 2],
      ALONG,
      UP,
      isDoor ? 'door' : lit ? 'lamp' : 'shutter',
      0.08,
    )
    if (!isDoor)
      for (const s of [-1, 1])
        m.decal(rectOutline(0.46, 1.25), [x + s * 0.76, 1.65, d / 2], ALONG, UP, 'shutter', 0.1)
  }
  for (const s of [-1, 1])
    m.decal(rectOutline(1, 1.1), [(s * w) / 2, 1.65, 0], [0, 0, -s], UP, lit ? 'lamp' : 'shutter', 0.06)
  // a bench under the eave
  m.box(-w * 0.26, 0, d / 2 + 0.6, 1.8, 0.45, 0.5, 'timber')
}
/** A Friday mosque of the old kind: a hipped hall with a veranda, and a banded round minaret, about 16 m. */
export function islandMosque(m: Mesh): void {
  m.box(0, 0, 0, 12.4, 0.7, 10.4, 'coping')
  m.box(0, 0.7, -0.6, 9.4, 3.7, 7, 'white')
  m.hip(0, 4.3, -0.6, 13, 2.9, 10.8, 4.4, 'roofTeal')
  m.box(0, 4.05, -0.6, 13, 0.26, 10.8, 'band')
  for (let i = 0; i < 6; i++) m.box(-5.5 + i * 2.2, 0.7, 4.2, 0.36, 3.4, 0.36, 'white')
  for (let i = 0; i < 4; i++) m.box(-5.5, 0.7, 2 - i * 2.2, 0.36, 3.4, 0.36, 'white')
  for (let i = 0; i < 3; i++) {
    m.decal(
      archOutline(1.5, 2.6, 0.5),
      [-2.9 + i * 2.9, 0.8, 2.9],
      ALONG,
      UP,
      i === 1 ? 'door' : 'lamp',
      0.05,
    )
    m.decal(archOutline(1.3, 2.2, 0.5), [-4.7, 1, 1.2 - i * 2.2], [0, 0, 1], UP, 'lamp', 0.05)
  }
  const tower: Pt[] = [
    [1.9, 0],
    [1.9, 1],
    [1.62, 1.2],
    [1.46, 9.6],
  ]
  const t = m.at(-8.6, 0, 2.2)
  t.revolve(0, 0, tower, 'white', 28)
  for (const [y, r] of [
    [3.2, 1.62],
    [6.4, 1.56],
    [9.1, 1.52],
  ] as const)
    t.revolve(
      0,
      0,
      [
        [r, y],
        [r + 0.04, y + 0.25],
        [r, y + 0.5],
      ],
      'band',
      28,
    )
  t.revolve(
    0,
    0,
    [
      [1.4, 9.6],
      [2.1, 10.1],
      [2.1, 10.4],
      [2.05, 10.4],
      [2.05, 11.2],
      [1.96, 11.2],
    ],
    'white',
    28,
  )
  t.revolve(
    0,
    0,
    [
      [1.1, 10.3],
      [1.06, 12.9],
      [1.5, 13.2],
      [1.5, 13.5],
    ],
    'white',
    24,
  )
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2
    const n: Vec3 = [Math.sin(a), 0, Math.cos(a)]
    t.decal(archOutline(0.62, 1.5, 0.4), [n[0] * 1.08, 11, n[2] * 1.08], [n[2], 0, -n[0]], UP, 'lamp', 0.05)
  }
  t.revolve(
    0,
    0,
    [
      [1.36, 13.5],
      [1.4, 14.1],
      [1.05, 15],
      [0.5, 15.6],
      [0.1, 15.9],
      [0.08, 16.9],
      [0, 17.2],
    ],
    'gold',
    24,
  )
}
/** An open shelter on the quay where people wait for the boats. */
export function harbourShelter(m: Mesh): void {
  for (const x of [-3, 0, 3]) for (const z of [-1.9, 1.9]) m.box(x, 0, z, 0.22, 2.5, 0.22, 'timber')
  m.box(0, 2.36, 0, 6.6, 0.2, 4.4, 'timber')
  m.hip(0, 2.5, 0, 8, 2.3, 6, 3.4, 'thatch')
  m.box(0, 2.42, 0, 8, 0.2, 6, 'thatchEdge')
  for (const z of [-1.5, 1.5]) m.box(0, 0.35, z, 5.6, 0.16, 0.7, 'timber')
}
/** Ground behind a quay whose edge runs through points (x, z) from the near end to the far; land lies to +x. */
export function quay(m: Mesh, edge: readonly Pt[], inland: number, top: number): void {
  edge.slice(1).forEach((b, i) => {
    const a = edge[i]!
    const at = (p: Pt, dx: number, y: number): Vec3 => [p[0] + dx, y, p[1]]
    m.quad(at(a, 0, -1), at(b, 0, -1), at(b, 0, top), at(a, 0, top), 'coral')
    m.quad(
      at(a, -0.16, top - 0.1),
      at(b, -0.16, top - 0.1),
      at(b, -0.16, top + 0.2),
      at(a, -0.16, top + 0.2),
      'coping',
    )
    m.quad(
      at(a, -0.16, top + 0.2),
      at(b, -0.16, top + 0.2),
      at(b, 0.7, top + 0.2),
      at(a, 0.7, top + 0.2),
      'coping',
    )
    m.quad(at(a, 0.7, top + 0.2), at(b, 0.7, top + 0.2), at(b, 0.7, top), at(a, 0.7, top), 'coping')
    m.quad(at(a, 0.7, top), at(b, 0.7, top), [inland, top, b[1]], [inland, top, a[1]], 'ground')
    if (i % 2 === 0)
      m.revolve(
        a[0] + 0.3,
        a[1],
        [
          [0.2, top],
          [0.17, top + 0.75],
          [0.27, top + 0.8],
          [0.27, top + 0.95],
          [0, top + 1],
        ],
        'rope',
        10,
      )
  })
}
