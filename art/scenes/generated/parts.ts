/** Parts that several landmarks share. Metres, y up, front towards +z. */
import { domeProfile, finial } from '../../kit/buildings.ts'
import type { Mesh } from '../../kit/mesh.ts'
import { add, cross, scale, sub, unit, type Pt, type Vec3 } from '../../kit/vec.ts'
import { archOutline, rectOutline } from '../../kit/outline.ts'

const RIGHT: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]

/** A straight square bar between two points: lattices, ribs, masts. */
export function beam(m: Mesh, a: Vec3, b: Vec3, thick: number, mat: string): void {
  const along = unit(sub(b, a))
  const u = scale(unit(cross(along, Math.abs(along[1]) > 0.9 ? RIGHT : UP)), thick / 2)
  const v = scale(unit(cross(along, u)), thick / 2)
  const ring = (p: Vec3): Vec3[] => [
    add(p, add(u, v)),
    add(p, sub(v, u)),
    sub(p, add(u, v)),
    add(p, sub(u, v)),
  ]
  m.loft(ring(a), ring(b), mat)
}

export function arch(
  m: Mesh,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  mat = 'dark',
  point = 0,
): void {
  m.decal(archOutline(w, h, point), [x, y, z], RIGHT, UP, mat, 0.12)
}
export function pane(m: Mesh, x: number, y: number, z: number, w: number, h: number, mat = 'dark'): void {
  m.decal(rectOutline(w, h), [x, y + h / 2, z], RIGHT, UP, mat, 0.12)
}
/** A grid of windows on a front at depth z. */
export function panes(
  m: Mesh,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z: number,
  columns: number,
  rows: number,
  w: number,
  h: number,
  mat = 'dark',
): void {
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      pane(m, x0 + ((i + 0.5) * (x1 - x0)) / columns, y0 + (j * (y1 - y0)) / rows, z, w, h, mat)
}

/** Onion dome on its neck: r is the radius of the neck. */
export function onion(m: Mesh, x: number, y: number, z: number, r: number, mat: string): void {
  const profile: Pt[] = [
    [r, y],
    [r, y + r * 0.3],
    [r * 1.32, y + r * 0.8],
    [r * 1.44, y + r * 1.3],
    [r * 1.3, y + r * 1.9],
    [r * 0.9, y + r * 2.45],
    [r * 0.42, y + r * 2.95],
    [r * 0.14, y + r * 3.4],
    [0, y + r * 3.9],
  ]
  m.revolve(x, z, profile, mat, 24)
  m.box(x, y + r * 3.7, z, r * 0.09, r * 1.1, r * 0.09, 'gold')
  m.box(x, y + r * 4.3, z, r * 0.5, r * 0.09, r * 0.09, 'gold')
}

/** Round tower under an onion dome. */
export function onionTower(
  m: Mesh,
  x: number,
  z: number,
  h: number,
  r: number,
  wall: string,
  mat: string,
): void {
  m.revolve(
    x,
    z,
    [
      [r * 1.1, 0],
      [r * 1.1, h * 0.8],
      [r * 1.25, h * 0.82],
      [r * 1.25, h * 0.86],
      [r * 0.86, h * 0.9],
      [r * 0.86, h],
    ],
    wall,
    16,
  )
  for (let i = -2; i <= 2; i++) {
    const a = i * 0.62
    m.decal(
      archOutline(r * 0.34, h * 0.16),
      [x + Math.sin(a) * r * 1.11, h * 0.6, z + Math.cos(a) * r * 1.11],
      [Math.cos(a), 0, -Math.sin(a)],
      UP,
      'dark',
      0.06,
    )
  }
  onion(m, x, h, z, r * 0.86, mat)
}

/** Ribbed dome on a drum with windows. */
export function ribbedDome(
  m: Mesh,
  x: number,
  y: number,
  z: number,
  r: number,
  drum: number,
  mat: string,
  wall = 'stone',
  bulge = 0,
): void {
  m.revolve(
    x,
    z,
    [
      [r * 1.02, y],
      [r * 1.02, y + drum * 0.86],
      [r * 1.1, y + drum * 0.9],
      [r * 1.1, y + drum],
    ],
    wall,
    40,
  )
  for (let i = -4; i <= 4; i++) {
    const a = i * 0.34
    m.decal(
      archOutline(r * 0.17, drum * 0.56),
      [x + Math.sin(a) * r * 1.03, y + drum * 0.18, z + Math.cos(a) * r * 1.03],
      [Math.cos(a), 0, -Math.sin(a)],
      UP,
      'dark',
      0.06,
    )
  }
  const profile = domeProfile(r, r * 1.12, y + drum, bulge, 0.3)
  m.revolve(x, z, profile, mat, 48)
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * Math.PI * 2
    for (let k = 0; k < profile.length - 2; k += 2) {
      const [r0, y0] = profile[k]!
      const [r1, y1] = profile[k + 2]!
      const at = (q: number, h: number): Vec3 => [x + Math.sin(a) * q * 1.01, h, z + Math.cos(a) * q * 1.01]
      beam(m, at(r0, y0), at(r1, y1), r * 0.045, mat)
    }
  }
  finial(m, x, y + drum + r * 1.08, z, r * 0.4)
}

/** Storeys of a pagoda: body, eave, smaller body, smaller eave. Returns the top. */
export function tiers(
  m: Mesh,
  n: number,
  w: number,
  storey: number,
  shrink: number,
  wall: string,
  roof: string,
  overhang = 1.7,
): number {
  let y = 0
  for (let i = 0; i < n; i++) {
    const k = shrink ** i
    m.box(0, y, 0, w * k, storey * (0.6 + 0.4 * k), w * k, wall)
    pane(m, 0, y + storey * 0.1, (w * k) / 2, w * k * 0.24, storey * 0.5 * k, 'dark')
    y += storey * (0.55 + 0.35 * k)
    const eave = w * k * overhang
    // flared eave: a flat skirt under a steeper roof
    m.hip(0, y - storey * 0.08, 0, eave, storey * 0.34, eave, w * k * 0.5, roof)
    m.hip(0, y + storey * 0.04, 0, eave * 0.78, storey * 0.6 * k + 0.6, eave * 0.78, 0.4, roof)
    y += storey * 0.34
  }
  return y
}
