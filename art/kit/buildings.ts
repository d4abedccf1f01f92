/** Building pieces in metres. Material names are conventional: stone, lead, tile, wall, dark, gold ... the scene supplies the inks. */
import type { Mesh } from './mesh.ts'
import type { Pt } from './vec.ts'
import { archOutline, rectOutline } from './outline.ts'

/** Profile of a dome: radius r, rise h, springing at y. `bulge` > 0 swells it (onion, Timurid); `point` sharpens the crown. */
export function domeProfile(r: number, h: number, y: number, bulge = 0, point = 0, n = 14): Pt[] {
  const out: Pt[] = []
  for (let i = 0; i <= n; i++) {
    const a = (Math.PI / 2) * (i / n),
      swell = 1 + bulge * Math.sin(Math.min(1, (i / n) * 2.2) * Math.PI)
    const rr = r * Math.cos(a) * swell * (1 - point * 0.35 * Math.sin(a) ** 2)
    out.push([i === n ? 0 : rr, y + h * (Math.sin(a) * (1 - point * 0.15) + point * 0.15 * (i / n) ** 3)])
  }
  return out
}
/** Spire with crescent/ball finial. */
export function finial(m: Mesh, x: number, y: number, z: number, h: number, mat = 'gold'): void {
  m.revolve(
    x,
    z,
    [
      [h * 0.05, y],
      [h * 0.05, y + h * 0.2],
      [h * 0.15, y + h * 0.3],
      [h * 0.05, y + h * 0.42],
      [h * 0.11, y + h * 0.52],
      [h * 0.04, y + h * 0.62],
      [0, y + h],
    ],
    mat,
    8,
  )
}
export function dome(
  m: Mesh,
  x: number,
  y: number,
  z: number,
  r: number,
  rise = r,
  mat = 'lead',
  seg = 36,
): void {
  m.revolve(x, z, [[r * 1.07, y - r * 0.06], [r * 1.07, y], ...domeProfile(r, rise, y)], mat, seg)
  finial(m, x, y + rise - 0.1, z, r * 0.32)
}
/** Cylindrical drum with a ring of arched windows. */
export function drum(
  m: Mesh,
  x: number,
  y: number,
  z: number,
  r: number,
  h: number,
  windows: number,
  mat = 'stone',
  dark = 'dark',
): void {
  m.revolve(
    x,
    z,
    [
      [r, y],
      [r, y + h * 0.86],
      [r * 1.06, y + h * 0.9],
      [r * 1.06, y + h],
      [r * 0.9, y + h],
    ],
    mat,
    48,
  )
  for (let i = 0; i < windows; i++) {
    const a = ((i + 0.5) / windows) * Math.PI * 2,
      s = Math.sin(a),
      c = Math.cos(a)
    m.decal(
      archOutline(((Math.PI * 2 * r) / windows) * 0.5, h * 0.62),
      [x + s * r * 1.002, y + h * 0.14, z + c * r * 1.002],
      [c, 0, -s],
      [0, 1, 0],
      dark,
      0.08,
    )
  }
}
/** Ottoman pencil minaret. */
export function minaret(
  m: Mesh,
  x: number,
  y: number,
  z: number,
  h: number,
  balconies: number[],
  r = h * 0.027,
): void {
  m.box(x, y, z, r * 3.1, h * 0.2, r * 3.1, 'stone', 'stone')
  const p: Pt[] = [
    [r * 1.75, y + h * 0.2],
    [r * 1.08, y + h * 0.26],
  ]
  for (const b of [...balconies].sort((p, q) => p - q)) {
    const Y = y + h * b
    p.push(
      [r, Y - h * 0.035],
      [r * 1.25, Y - h * 0.02],
      [r * 1.85, Y],
      [r * 1.85, Y + h * 0.018],
      [r * 0.96, Y + h * 0.018],
    )
  }
  p.push([r * 0.9, y + h * 0.84], [r * 1.12, y + h * 0.845])
  m.revolve(x, z, p, 'stone', 20)
  m.revolve(
    x,
    z,
    [
      [r * 1.15, y + h * 0.845],
      [r * 0.62, y + h * 0.91],
      [0, y + h],
    ],
    'lead',
    20,
  )
  finial(m, x, y + h * 0.99, z, h * 0.06)
}
/** Row of openings on a face looking along +z at (x0..x1, y, z). */
export function openings(
  m: Mesh,
  x0: number,
  x1: number,
  y: number,
  z: number,
  n: number,
  w: number,
  h: number,
  mat = 'dark',
  arch = true,
  point = 0,
): void {
  for (let i = 0; i < n; i++) {
    const x = x0 + ((x1 - x0) * (i + 0.5)) / n
    if (arch) m.decal(archOutline(w, h, point), [x, y, z], [1, 0, 0], [0, 1, 0], mat, 0.1)
    else m.decal(rectOutline(w, h), [x, y + h / 2, z], [1, 0, 0], [0, 1, 0], mat, 0.1)
  }
}
