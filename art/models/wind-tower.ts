/** Houses of the Dubai creek: coral-stone blocks round a court, with wind towers. Metres; materials: coral by name, dark, teak, door, pole. */
import type { Mesh } from '../kit/mesh.ts'
import type { Random } from '../kit/noise.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import type { Vec3 } from '../kit/vec.ts'

const ALONG: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]

/** A square tower, open on four sides above two thirds of its height. */
export function windTower(m: Mesh, h: number, side: number, mat: string): void {
  m.box(0, -2, 0, side, h + 2, side, mat)
  const open = h * 0.4
  for (let k = 0; k < 4; k++) {
    const q = m.at(0, 0, 0, (k * Math.PI) / 2)
    for (const u of [-0.3, 0, 0.3])
      q.decal(
        archOutline(side * 0.2, open * 0.82, 0.25),
        [u * side, h - open, side / 2],
        ALONG,
        UP,
        'dark',
        0.06,
      )
    for (const u of [-0.3, 0, 0.3])
      q.decal(rectOutline(side * 0.2, h * 0.1), [u * side, h * 0.46, side / 2], ALONG, UP, 'recess', 0.05)
    for (const u of [-0.42, 0.42]) q.box(u * side, h - open - 0.9, side / 2 + 0.35, 0.14, 0.14, 1, 'pole')
  }
  m.box(0, h - open - 0.6, 0, side + 0.3, 0.35, side + 0.3, mat)
  m.box(0, h - 0.1, 0, side + 0.5, 0.5, side + 0.5, mat)
  for (const x of [-1, 1])
    for (const z of [-1, 1]) m.box((x * side) / 2, h + 0.4, (z * side) / 2, 0.5, 0.8, 0.5, mat, mat, 0.18)
}
/** Flat-roofed house, its front to +z. `tower` is the height of its wind tower, 0 for none. */
export function creekHouse(m: Mesh, r: Random, w: number, h: number, mat: string, tower: number): void {
  m.box(0, -2, 0, w, h + 2, 12, mat)
  m.box(0, h - 0.2, 0, w + 0.3, 0.3, 12.3, mat)
  for (let x = -w / 2 + 0.7; x < w / 2; x += 1.5) m.box(x, h, 5.8, 0.8, 0.7, 0.4, mat)
  m.box(0, h, 5.8, w, 0.35, 0.4, mat)
  const bays = Math.max(2, Math.floor(w / 2.8))
  const door = Math.floor(r() * bays)
  for (let i = 0; i < bays; i++) {
    const x = -w / 2 + ((i + 0.5) * w) / bays
    if (i === door) {
      m.decal(archOutline(2.2, 3.2, 0.2), [x, 0, 6], ALONG, UP, 'recess', 0.05)
      m.decal(rectOutline(1.5, 2.3), [x, 1.2, 6], ALONG, UP, 'door', 0.09)
    } else m.decal(rectOutline(0.9, 1.3), [x, 1.9, 6], ALONG, UP, r() < 0.3 ? 'door' : 'dark', 0.06)
    if (h > 6) m.decal(archOutline(1.1, 2, 0.2), [x, h - 3.1, 6], ALONG, UP, 'dark', 0.06)
  }
  if (h > 6 && r() < 0.6) {
    const x = r.range(-0.2, 0.2) * w
    m.box(x, h - 3.5, 6.6, w * 0.42, 0.25, 1.5, 'teak')
    m.box(x, h - 0.9, 6.6, w * 0.44, 0.2, 1.7, 'teak')
    for (let i = 0; i <= 6; i++) m.box(x + ((i - 3) * w) / 15, h - 3.3, 7.25, 0.12, 2.4, 0.12, 'teak')
    m.box(x, h - 2.6, 7.25, w * 0.42, 0.12, 0.1, 'teak')
  }
  if (tower) windTower(m.at(r.range(-0.22, 0.22) * w, h, -1), tower, r.range(3.4, 4.4), mat)
}
