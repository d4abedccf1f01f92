/** An open cabin bag, packed for two climates, in metres on its own frame: the hinge at the back, the handle in front. */
import type { Mesh } from '../kit/mesh.ts'
import { rod } from '../kit/rods.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const [WIDE, DEEP, HIGH, THICK] = [0.56, 0.38, 0.19, 0.014]
/** How far the open lid leans back, radians. */
const LEAN = 0.15
/** The hinge lies a little inside the back wall, so that the open lid rests on it. */
const HINGE = -DEEP / 2 + 0.04

/** A rectangle with round corners about (0,0), as a ring of points. */
function rounded(w: number, d: number, r: number): Pt[] {
  return [0, 1, 2, 3].flatMap((q) =>
    Array.from({ length: 6 }, (_, i): Pt => {
      const a = ((q + i / 5) * Math.PI) / 2
      const [sx, sz] = [q === 0 || q === 3 ? 1 : -1, q < 2 ? 1 : -1]
      return [sx * (w / 2 - r) + r * Math.cos(a), sz * (d / 2 - r) + r * Math.sin(a)]
    }),
  )
}
/** Shell, rim and lining of one half. `put` lays its ring, at a depth of 0 (the rim) to -1 (the outside), in space. */
function half(m: Mesh, w: number, d: number, put: (p: Pt, depth: number) => Vec3): void {
  const outer = rounded(w, d, 0.05)
  const inner = rounded(w - 2 * THICK, d - 2 * THICK, 0.04)
  const floor = rounded(0.002, 0.002, 0.0009)
  const ring = (line: Pt[], depth: number): Vec3[] => line.map((p) => put(p, depth))
  m.loft(ring(outer, -1), ring(outer, 0), 'shell')
  m.loft(ring(outer, 0), ring(inner, 0), 'rim')
  m.loft(ring(inner, -0.85), ring(inner, 0), 'lining')
  m.loft(ring(floor, -0.85), ring(inner, -0.85), 'lining')
}
/** Rolled cloth along z, its coil in front. */
function roll(m: Mesh, x: number, y: number, z0: number, z1: number, r: number, mat: string): void {
  const ring = (z: number, k: number): Vec3[] =>
    Array.from({ length: 18 }, (_, i) => {
      const a = (i / 18) * Math.PI * 2
      return [x + r * k * Math.cos(a), y + r * k * Math.sin(a), z]
    })
  m.loft(ring(z0, 1), ring(z1, 1), mat)
  m.loft(ring(z1, 1), ring(z1 + 0.004, 0.78), mat)
  for (const [k0, k1, ink] of [
    [0.78, 0.6, `${mat}Dark`],
    [0.6, 0.36, mat],
    [0.36, 0.2, `${mat}Dark`],
    [0.2, 0.01, mat],
  ] as const)
    m.loft(ring(z1 + 0.004, k0), ring(z1 + 0.004, k1), ink)
}
/** Folded cloth: a flat block with round corners. */
function fold(m: Mesh, x: number, y: number, z: number, w: number, h: number, d: number, mat: string): void {
  const ring = (k: number, up: number): Vec3[] =>
    rounded(w - k, d - k, 0.03).map(([u, v]): Vec3 => [x + u, up, z + v])
  m.loft(ring(0.016, y), ring(0, y + h * 0.3), mat)
  m.loft(ring(0, y + h * 0.3), ring(0, y + h * 0.7), mat)
  m.loft(ring(0, y + h * 0.7), ring(0.016, y + h), mat)
  m.prism(
    ring(0.016, y).map(([u, , v]): Pt => [u, v]),
    y + h - 0.001,
    y + h,
    mat,
  )
}
/**
 * Materials: shell, rim, lining, handle, rib, label, net, band, map, mapDark, pouch; wool and brim (hat), knit (jumper), ruby, cream
 * and moss (rolls, each with its `Dark`); teal, rose and linen (folded), straw, ribbon.
 */
export function cabinBag(m: Mesh): void {
  half(m, WIDE, DEEP, ([u, v], t) => [u, t === 0 ? HIGH : t === -1 ? 0 : HIGH * (1 + t), v])
  const [cos, sin] = [Math.cos(LEAN), Math.sin(LEAN)]
  // in the lid: `up` from the hinge, `out` towards the front
  const lid = (u: number, up: number, out: number): Vec3 => [
    u,
    HIGH + up * cos + out * sin,
    HINGE - up * sin + out * cos,
  ]
  half(m, WIDE, DEEP, ([u, v], t) => lid(u, DEEP / 2 - v + 0.004, t * 0.075))
  const sheet = (u0: number, u1: number, v0: number, v1: number, out: number, mat: string): void =>
    m.quad(lid(u0, v0, out), lid(u1, v0, out), lid(u1, v1, out), lid(u0, v1, out), mat)
  sheet(-0.2, -0.13, 0.13, 0.3, -0.05, 'map')
  sheet(-0.13, -0.06, 0.13, 0.31, -0.05, 'mapDark')
  sheet(0.03, 0.2, 0.12, 0.29, -0.05, 'pouch')
  sheet(0.03, 0.2, 0.255, 0.264, -0.049, 'label')
  sheet(-0.25, 0.25, 0.02, 0.19, -0.03, 'net')
  sheet(-0.25, 0.25, 0.19, 0.206, -0.03, 'band')
  // the hinge along the back, and a gusset of cloth at each end that holds the lid
  rod(m, [-0.23, HIGH + 0.004, HINGE], [0.23, HIGH + 0.004, HINGE], 0.024, 'handle')
  for (const s of [-1, 1]) {
    const u = s * (WIDE / 2 - 0.012)
    m.tri(lid(u, 0.03, 0), lid(u, 0.16, 0), [u, HIGH, -0.04], 'lining')
    m.tri(lid(u, 0.03, 0), [u, HIGH, -0.04], lid(u, 0.16, 0), 'lining')
    m.tri(lid(u, 0.03, 0), [u, HIGH, -0.04], [u, HIGH, -DEEP / 2 + 0.03], 'lining')
    m.tri(lid(u, 0.03, 0), [u, HIGH, -DEEP / 2 + 0.03], [u, HIGH, -0.04], 'lining')
  }
  // handle and label on the front
  for (const x of [-0.06, 0.06]) m.box(x, 0.094, DEEP / 2 + 0.014, 0.026, 0.034, 0.034, 'handle')
  m.box(0, 0.1, DEEP / 2 + 0.028, 0.15, 0.022, 0.014, 'handle')
  m.box(0.17, 0.05, DEEP / 2 + 0.003, 0.07, 0.046, 0.004, 'label')
  for (const x of [-0.2, -0.13]) m.box(x, 0.02, DEEP / 2 + 0.001, 0.012, 0.15, 0.006, 'rib')
  // the cold half
  fold(m, -0.135, 0.1, -0.085, 0.25, 0.13, 0.18, 'knit')
  for (const [i, mat] of (['ruby', 'cream', 'moss'] as const).entries())
    roll(m, -0.215 + i * 0.09, 0.185, 0.01, 0.165, 0.044, mat)
  m.revolve(
    -0.13,
    -0.085,
    [
      [0.082, 0.228],
      [0.088, 0.234],
      [0.088, 0.264],
      [0.08, 0.268],
    ],
    'brim',
    24,
  )
  m.revolve(
    -0.13,
    -0.085,
    [
      [0.082, 0.266],
      [0.078, 0.3],
      [0.062, 0.336],
      [0.034, 0.358],
      [0, 0.364],
    ],
    'wool',
    24,
  )
  m.blob(-0.13, 0.384, -0.085, 0.03, 'cream', 1, 0.08, 3, 10)
  // the warm half
  fold(m, 0.14, 0.1, 0, 0.25, 0.05, 0.32, 'teal')
  fold(m, 0.14, 0.15, 0, 0.245, 0.045, 0.315, 'rose')
  fold(m, 0.138, 0.195, 0, 0.25, 0.045, 0.31, 'linen')
  m.revolve(
    0.138,
    0,
    [
      [0.002, 0.243],
      [0.118, 0.246],
      [0.138, 0.256],
      [0.12, 0.254],
      [0.074, 0.262],
    ],
    'straw',
    30,
  )
  m.revolve(
    0.138,
    0,
    [
      [0.075, 0.26],
      [0.073, 0.288],
    ],
    'ribbon',
    30,
  )
  m.revolve(
    0.138,
    0,
    [
      [0.073, 0.288],
      [0.069, 0.318],
      [0.054, 0.336],
      [0.02, 0.33],
      [0, 0.328],
    ],
    'straw',
    30,
  )
}
