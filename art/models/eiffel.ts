/** The Eiffel Tower in metres: four lattice legs, three platforms. Materials: ironFront, ironSide, ironBack, deck. */
import type { Mesh } from '../kit/mesh.ts'
import { add, cross, scale, sub, unit, type Vec3 } from '../kit/vec.ts'

type Row = readonly [height: number, half: number]
/** Half width over the outer edges of the legs. */
const OUTER: readonly Row[] = [
  [0, 62.4],
  [15, 53.6],
  [30, 45.4],
  [45, 38.4],
  [57, 33.4],
  [75, 27.6],
  [95, 22.6],
  [115, 18.8],
  [135, 15.7],
  [155, 13.1],
  [175, 11],
  [195, 9.3],
  [220, 7.7],
  [250, 6.1],
  [276, 5],
  [300, 3.2],
]
/** Half width between the inner edges: the legs meet at 186 m. */
const INNER: readonly Row[] = [
  [0, 37.4],
  [57, 17.6],
  [115, 8],
  [150, 3.6],
  [186, 0],
  [300, 0],
]
const PANELS = [
  2, 13, 24, 35, 46, 54, 61, 71, 81, 91, 101, 111, 119, 129, 139, 149, 158, 167, 176, 185, 193, 201, 209, 217,
  225, 233, 241, 249, 257, 265, 273,
]
const along = (rows: readonly Row[], y: number): number => {
  let i = 0
  while (i < rows.length - 2 && y > rows[i + 1]![0]) i++
  const [[y0, a], [y1, b]] = [rows[i]!, rows[i + 1]!]
  return a + ((b - a) * (y - y0)) / (y1 - y0)
}
/** A flat bar between two points, lying in the face with normal `n`: lit with the whole face, so lattices do not sparkle. */
export function strip(m: Mesh, a: Vec3, b: Vec3, wide: number, n: Vec3, mat: string): void {
  const side = scale(unit(cross(n, sub(b, a))), wide / 2)
  const [p, q, r, s] = [sub(a, side), add(a, side), add(b, side), sub(b, side)]
  m.tri(p, q, r, mat, n, n, n)
  m.tri(p, r, s, mat, n, n, n)
}

/** One face of the tower; `f` is a mesh turned so that the face looks along +z. */
function face(f: Mesh, mat: string, inner: string): void {
  const n: Vec3 = unit([0, 0.3, 1])
  const at = (x: number, y: number, z: number): Vec3 => [x, y, z]
  for (const side of [-1, 1])
    for (let i = 0; i < PANELS.length - 1; i++) {
      const [y0, y1] = [PANELS[i]!, PANELS[i + 1]!]
      const [o0, o1, i0, i1] = [along(OUTER, y0), along(OUTER, y1), along(INNER, y0), along(INNER, y1)]
      const chord = 2.7 - 1.2 * (y0 / 276)
      const brace = chord * 0.5
      const leg = (z0: number, z1: number, ink: string): void => {
        const [a, b] = [at(side * o0, y0, z0), at(side * o1, y1, z1)]
        const [c, d] = [at(side * i0, y0, z0), at(side * i1, y1, z1)]
        strip(f, a, b, chord, n, ink)
        strip(f, c, d, chord, n, ink)
        strip(f, a, d, brace, n, ink)
        strip(f, c, b, brace, n, ink)
        strip(f, b, d, brace, n, ink)
      }
      if (i0 > 0) leg(i0, i1, inner)
      leg(o0, o1, mat)
    }
  // the great arch and its girder
  const ring = (a: number, r: number): Vec3 => {
    const y = 4 + Math.sin(a) * r
    return [Math.cos(a) * r, y, along(OUTER, y)]
  }
  for (let k = 0; k < 28; k++) {
    const [a, b] = [(Math.PI * k) / 28, (Math.PI * (k + 1)) / 28]
    strip(f, ring(a, 36.4), ring(b, 36.4), 1.8, n, mat)
    strip(f, ring(a, 41.4), ring(b, 41.4), 1.8, n, mat)
    strip(f, ring(a, 36.4), ring(b, 41.4), 0.9, n, mat)
    strip(f, ring(b, 36.4), ring(a, 41.4), 0.9, n, mat)
  }
  for (const [y, h, half, bays] of [
    [46.5, 6, 20, 10],
    [106, 6, 9, 5],
  ] as const)
    for (let k = 0; k < bays; k++) {
      const [x0, x1] = [-half + (2 * half * k) / bays, -half + (2 * half * (k + 1)) / bays]
      const [z0, z1] = [along(OUTER, y), along(OUTER, y + h)]
      strip(f, at(x0, y, z0), at(x1, y, z0), 1.4, n, mat)
      strip(f, at(x0, y, z0), at(x1, y + h, z1), 0.9, n, mat)
      strip(f, at(x1, y, z0), at(x0, y + h, z1), 0.9, n, mat)
    }
}

export function eiffelTower(m: Mesh): void {
  for (const [turn, mat] of [
    [0, 'ironFront'],
    [Math.PI / 2, 'ironSide'],
    [Math.PI, 'ironBack'],
    [-Math.PI / 2, 'ironBack'],
  ] as const)
    face(m.at(0, 0, 0, turn), mat, 'ironBack')
  for (const [y, half, high] of [
    [53.4, 35.4, 2.6],
    [57, 34, 4.4],
    [112.6, 20.6, 2.4],
    [116.2, 19.4, 3.6],
    [272, 8.2, 3.2],
    [275.4, 6.6, 5.6],
    [281, 4.4, 6],
  ] as const) {
    m.box(0, y, 0, half * 2, high, half * 2, 'deck')
    m.box(0, y + high, 0, half * 2.06, 0.9, half * 2.06, 'rail')
  }
  m.revolve(
    0,
    0,
    [
      [3.6, 287],
      [3.4, 291],
      [2, 295],
      [1.5, 301],
      [1.1, 304],
      [0.9, 318],
      [0.5, 319],
      [0.4, 330],
    ],
    'deck',
    8,
  )
}
