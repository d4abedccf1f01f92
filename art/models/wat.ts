/** Thai temple pieces in metres. Materials: prang, stair, gilt, white, roof, roofEdge, pediment, dark. */
import { lerp } from '../kit/ink.ts'
import type { Mesh } from '../kit/mesh.ts'
import { rectOutline } from '../kit/outline.ts'
import { rib, rod } from '../kit/rods.ts'
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
function stair(m: Mesh, wide: number, from: Pt, to: Pt): void {
  const [z0, y0] = from,
    [z1, y1] = to,
    X = wide / 2
  m.quad([-X, y0, z0], [X, y0, z0], [X, y1, z1], [-X, y1, z1], 'stair')
  for (const s of [-1, 1]) {
    m.quad([s * X, y0 - 6, z0], [s * X, y0, z0], [s * X, y1, z1], [s * X, y1 - 6, z1 - 3], 'prang')
    rod(m, [s * (X + 0.3), y0 + 0.8, z0], [s * (X + 0.3), y1 + 0.8, z1], 0.9, 'prang')
  }
}
/** The central prang of Wat Arun, 82 m, on its three steep terraces. */
export function greatPrang(m: Mesh): void {
  storey(m, 0, 4, 31, 30, 1)
  storey(m, 4, 17, 24, 19.6, 4)
  storey(m, 17, 30, 17.4, 13.6, 4)
  storey(m, 30, 40, 11.8, 9.4, 3)
  storey(m, 40, 49, 7.4, 6.6, 3)
  for (let k = 0; k < 4; k++) {
    const q = m.at(0, 0, 0, (k * Math.PI) / 2)
    stair(q, 4.6, [27.5, 3], [11, 40])
    // the niche of Indra with a small prang over it
    const n = q.at(0, 0, 7.4)
    n.box(0, 40, 0, 5.4, 6.2, 3, 'prang')
    n.decal(rectOutline(2.6, 4.4), [0, 42.7, 1.5], [1, 0, 0], [0, 1, 0], 'dark', 0.1)
    cob(n.at(0, 46.2, 0), 0, 1.9, 8)
    // pavilion on the first terrace, either side of the stair's foot
    for (const s of [-1, 1]) {
      const p = q.at(s * 12.5, 4, 25.5)
      p.box(0, 0, 0, 5, 5.5, 4.4, 'prang')
      p.decal(rectOutline(2, 3.6), [0, 2, 2.2], [1, 0, 0], [0, 1, 0], 'dark', 0.1)
      storey(p, 5.5, 8, 3, 1.8, 2)
      cob(p, 8, 1.5, 6.5)
    }
  }
  cob(m.at(0, 49, 0), 0, 6.3, 30)
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
/** Steep temple roof, ridge along z, in overlapping tiers; eaves at y, `wide` across. Finials at every gable. */
export function templeRoof(m: Mesh, y: number, wide: number, long: number, rise: number, tiers = 3): void {
  for (let i = 0; i < tiers; i++) {
    const L = (long / 2) * (1 - 0.2 * i),
      up = y + i * rise * 0.13
    const half: Pt[] = [
      [wide * 0.6, 0],
      [wide * 0.44, rise * 0.17],
      [wide * 0.42, rise * 0.26],
      [wide * 0.24, rise * 0.54],
      [wide * 0.1, rise * 0.84],
      [0, rise],
    ]
    for (const s of [-1, 1]) {
      half.slice(1).forEach(([x1, y1], k) => {
        const [x0, y0] = half[k]!
        const at = (t: number, z: number): Vec3 => [s * lerp(x0, x1, t), up + lerp(y0, y1, t), z]
        const strip = (t0: number, t1: number, za: number, zb: number, mat: string) =>
          m.quad(at(t0, za), at(t0, zb), at(t1, zb), at(t1, za), mat)
        const edge = k === 0 || k === 2 ? 0.42 : 0
        const rim = Math.min(1.7, L * 0.14)
        if (edge) strip(0, edge, -L, L, 'roofEdge')
        strip(edge, 1, -L + rim, L - rim, 'roof')
        strip(edge, 1, L - rim, L, 'roofEdge')
        strip(edge, 1, -L, -L + rim, 'roofEdge')
      })
      for (const e of [-1, 1]) {
        const bar = half.map(([x, h]): Vec3 => [s * x, up + h + 0.15, e * (L + 0.1)])
        rib(m, bar, 0.55, 'gilt')
        const foot = bar[0]!
        rib(
          m,
          [foot, [foot[0] + s * 0.9, foot[1] + 0.5, foot[2]], [foot[0] + s * 1.1, foot[1] + 1.6, foot[2]]],
          0.36,
          'gilt',
        )
      }
    }
    for (const e of [-1, 1]) {
      for (const s of [-1, 1])
        half.slice(1).forEach(([x1, y1], k) => {
          const [x0, y0] = half[k]!
          if (k > 0)
            m.quad(
              [s * x0, up + y0, e * L * 0.985],
              [0, up + y0, e * L * 0.985],
              [0, up + y1, e * L * 0.985],
              [s * x1, up + y1, e * L * 0.985],
              'pediment',
            )
        })
      const p: Vec3 = [0, up + rise, e * L]
      rib(
        m,
        [
          p,
          [0, p[1] + 0.9, p[2] + e * 0.5],
          [0, p[1] + 1.9, p[2] + e * 0.2],
          [0, p[1] + 3.1, p[2] + e * 0.9],
        ],
        0.38,
        'gilt',
      )
    }
  }
}
/** A hall under such a roof: white walls, gilded windows, a colonnade towards +z and -z. */
export function templeHall(m: Mesh, wide: number, long: number, high: number, rise: number, tiers = 3): void {
  m.box(0, -3, 0, wide * 1.16, 4.4, long * 0.98, 'white')
  m.box(0, 1.4, 0, wide * 0.8, high, long * 0.8, 'white')
  for (const s of [-1, 1]) {
    for (let i = 0; i < 7; i++) {
      const z = -long * 0.44 + (i * long * 0.88) / 6
      m.box(s * wide * 0.5, 1.4, z, 0.8, high, 0.8, 'white')
      if (i < 6)
        m.decal(
          rectOutline(1.4, high * 0.5),
          [s * wide * 0.4, 1.4 + high * 0.5, z + long * 0.07],
          [0, 0, -s],
          [0, 1, 0],
          'dark',
          0.1,
        )
    }
    for (let i = 0; i < 4; i++)
      m.box(-wide * 0.5 + (i * wide) / 3, 1.4, s * long * 0.46, 0.9, high, 0.9, 'white')
    m.decal(
      rectOutline(wide * 0.16, high * 0.66),
      [0, 1.4 + high * 0.36, s * long * 0.4],
      [s, 0, 0],
      [0, 1, 0],
      'dark',
      0.1,
    )
  }
  templeRoof(m, 1.4 + high, wide, long, rise, tiers)
}
