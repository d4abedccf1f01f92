/** A Rajasthan hill fort: battered bastions, scalloped merlons, pavilions with small domes. Metres; the front faces +z. */
import { domeProfile, finial, openings } from '../kit/buildings.ts'
import type { Mesh } from '../kit/mesh.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

/** Leaf-headed merlon standing at the origin, `w` wide and `h` high, its face towards +z. */
export function merlon(m: Mesh, w: number, h: number, thick: number, mat: string): void {
  const face: Pt[] = [
    [-w / 2, 0],
    [w / 2, 0],
    [w / 2, h * 0.52],
    [w * 0.42, h * 0.74],
    [w * 0.22, h * 0.9],
    [0, h],
    [-w * 0.22, h * 0.9],
    [-w * 0.42, h * 0.74],
    [-w / 2, h * 0.52],
  ]
  const ring = (z: number): Vec3[] => face.map(([x, y]) => [x, y, z])
  m.loft(ring(thick / 2), ring(-thick / 2), mat)
  m.decal(face, [0, 0, thick / 2], [1, 0, 0], [0, 1, 0], mat, 0)
  m.decal(face, [0, 0, -thick / 2], [-1, 0, 0], [0, 1, 0], mat, 0)
}
/** Round tower on (x, z), wider at the foot, crowned with merlons. */
export function bastion(m: Mesh, x: number, y: number, z: number, r: number, h: number, mat = 'fort'): void {
  m.revolve(
    x,
    z,
    [
      [r * 1.22, y],
      [r, y + h * 0.9],
      [r * 1.06, y + h * 0.9],
      [r * 1.06, y + h],
      [0, y + h],
    ],
    mat,
    28,
  )
  const n = Math.max(8, Math.round((r * 6.3) / 2))
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2
    merlon(m.at(x + Math.sin(a) * r, y + h, z + Math.cos(a) * r, a), 1.5, 1.7, 0.5, mat)
  }
}
/** Chhatri: a domed pavilion on columns, `w` across, about 1.5 w high. */
export function chhatri(
  m: Mesh,
  x: number,
  y: number,
  z: number,
  w: number,
  mat = 'fort',
  cap = 'dome',
): void {
  const h = w * 0.62
  m.box(x, y, z, w * 1.06, w * 0.1, w * 1.06, mat)
  for (const [i, j] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ] as const)
    m.box(x + i * w * 0.43, y, z + j * w * 0.43, w * 0.1, h, w * 0.1, mat)
  m.box(x, y + h, z, w * 1.34, w * 0.07, w * 1.34, mat)
  m.box(x, y + h + w * 0.07, z, w * 0.98, w * 0.08, w * 0.98, mat)
  m.revolve(x, z, domeProfile(w * 0.47, w * 0.52, y + h + w * 0.15, 0.1, 0.4), cap, 20)
  finial(m, x, y + h + w * 0.62, z, w * 0.3)
}
/** The palace on its crag: curtain with bastions, two storeys of arches, pavilions. About 84 m wide, 40 m high to the finials. */
export function hillPalace(m: Mesh): void {
  m.box(0, -22, 0, 78, 40, 30, 'fort', 'fort', 2)
  for (const x of [-39, -14, 13, 40]) bastion(m, x, -24, 12, 6.2, x === 13 ? 44 : 40)
  for (let i = 0; i < 30; i++) merlon(m.at(-34 + i * 2.4, 18, 14.4), 1.6, 2, 0.6, 'fort')
  m.box(-12, 18, -3, 40, 10, 20, 'fort')
  openings(m, -30, 6, 20, 7.05, 9, 2.2, 5, 'dark', true, 0.3)
  m.box(-12, 27.6, -3, 42, 0.9, 22, 'trim')
  m.box(-16, 28, -5, 26, 8, 15, 'fort')
  openings(m, -27, -5, 29.6, 2.55, 6, 2.1, 4.4, 'dark', true, 0.3)
  m.box(-16, 35.6, -5, 28, 0.8, 17, 'trim')
  m.box(24, 18, -2, 24, 16, 20, 'fort')
  openings(m, 14, 34, 20, 8.05, 5, 2, 4.4, 'dark', true, 0.3)
  openings(m, 14, 34, 27, 8.05, 5, 2, 4, 'dark', true, 0.3)
  m.box(24, 33.6, -2, 26, 0.9, 22, 'trim')
  chhatri(m, -16, 36.4, -5, 9)
  for (const x of [-27, -5]) chhatri(m, x, 36.4, -1, 5)
  for (const x of [15, 33]) chhatri(m, x, 34.5, 4, 5.4)
  chhatri(m, 24, 34.5, -6, 7)
  for (const x of [-30, 5]) chhatri(m, x, 28.5, 4, 4.4)
  chhatri(m, -39, 16, 12, 6.4)
  chhatri(m, 40, 16, 12, 6.4)
  openings(m, -32, -18, 4, 14.5, 4, 1.6, 2.6, 'dark', true, 0.3)
  openings(m, 18, 36, 4, 14.5, 5, 1.6, 2.6, 'dark', true, 0.3)
  // the gate, framed and tall
  m.box(0, -22, 15, 13, 34, 4, 'fort')
  openings(m, -6, 6, -16, 17.05, 1, 6.4, 17, 'dark', true, 0.4)
  m.box(0, 12, 15.4, 14.4, 1, 5, 'trim')
  for (const x of [-4, 0, 4]) chhatri(m, x, 13, 15, 3.4)
}
