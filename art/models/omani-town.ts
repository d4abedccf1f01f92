/** Muscat's waterfront in metres: white merchants' houses, round-towered forts, the blue-and-gold mosque. Materials: white, whiteB, dark, shutter, fort, blue, gold. */
import { domeProfile, finial, openings } from '../kit/buildings.ts'
import { lerp } from '../kit/ink.ts'
import type { Mesh } from '../kit/mesh.ts'
import type { Random } from '../kit/noise.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import type { Vec3 } from '../kit/vec.ts'

const ALONG: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]

/** Flat-roofed house of two to four storeys, its front to +z, some with an arcade or a carved balcony. */
export function merchantHouse(m: Mesh, r: Random, w: number, floors: number): void {
  const h = floors * 3.4
  const wall = r() < 0.72 ? 'white' : 'whiteB'
  m.box(0, -8, 0, w, h + 8, 10, wall)
  const kind = r()
  for (let j = 0; j < floors; j++) {
    const y = j * 3.4
    const n = Math.max(2, Math.floor(w / 2.4))
    if (j === 0 && kind < 0.5)
      openings(m, -w / 2, w / 2, 0, 5, Math.max(2, n - 1), 1.6, 2.7, 'dark', true, 0.2)
    else
      openings(m, -w / 2, w / 2, y + 0.9, 5, n, 0.95, 1.7, r() < 0.35 ? 'shutter' : 'dark', r() < 0.6, 0.15)
    m.box(0, y + 3.2, 0, w + 0.3, 0.24, 10.3, wall)
  }
  if (kind > 0.4) {
    const y = (floors - 1) * 3.4
    m.box(0, y - 0.2, 5.8, w * 0.6, 0.25, 1.7, wall)
    for (let i = 0; i <= 5; i++) m.box((i / 5 - 0.5) * w * 0.58, y, 6.5, 0.14, 2.7, 0.14, 'shutter')
    m.box(0, y + 0.9, 6.5, w * 0.58, 0.12, 0.12, 'shutter')
    m.box(0, y + 2.7, 5.8, w * 0.64, 0.25, 1.9, wall)
  }
  for (let x = -w / 2 + 0.5; x < w / 2; x += 1.3) m.box(x, h, 4.8, 0.7, 0.8, 0.4, wall, wall, 0.1)
  if (r() < 0.4) m.box(r.range(-0.2, 0.2) * w, h, -1, w * 0.4, 2.8, 5, wall)
  if (r() < 0.22) m.revolve(w * 0.2, 0, domeProfile(1.8, 1.9, h + 0.3), 'white', 16)
}
/** A round tower with a battered foot and a ring of merlons. */
export function fortTower(m: Mesh, r: number, h: number): void {
  m.revolve(
    0,
    0,
    [
      [r * 1.2, -12],
      [r * 1.08, 0],
      [r, h],
      [r * 1.06, h + 0.2],
      [r * 1.06, h + 0.9],
      [0, h + 0.9],
    ],
    'fort',
    28,
  )
  const n = Math.round(r * 3.4)
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2
    m.at(Math.sin(a) * r * 0.98, h + 0.8, Math.cos(a) * r * 0.98, a).box(0, 0, 0, 1, 1.3, 0.6, 'fort')
  }
  for (let i = -2; i <= 2; i++) {
    const a = i * 0.5
    m.decal(
      rectOutline(0.6, 1),
      [Math.sin(a) * r * 1.03, h * 0.7, Math.cos(a) * r * 1.03],
      [Math.cos(a), 0, -Math.sin(a)],
      UP,
      'dark',
      0.1,
    )
  }
}
/** A wall from a to b, stepped with the slope, with merlons; `h` metres high. */
export function fortWall(m: Mesh, a: Vec3, b: Vec3, h: number): void {
  const [dx, dz] = [b[0] - a[0], b[2] - a[2]]
  const long = Math.hypot(dx, dz)
  const q = m.at(a[0], 0, a[2], Math.atan2(-dz, dx))
  for (let x = 1; x < long; x += 2) {
    const y = lerp(a[1], b[1], x / long)
    q.box(x, y - 12, 0, 2.02, h + 12, 1.6, 'fort')
    q.box(x, y + h, 0.3, 1.1, 1.1, 0.8, 'fort')
  }
}
/** Gilded, ribbed dome beside one slim minaret with two balconies, 46 m. */
export function corniceMosque(m: Mesh): void {
  m.box(0, -6, 0, 26, 15, 20, 'white')
  m.box(0, 9, 0, 27, 0.8, 21, 'white')
  openings(m, -12, 12, 0.4, 10, 6, 2.2, 6, 'dark', true, 0.25)
  for (let x = -12.6; x < 13; x += 1.8) m.box(x, 9.8, 9.8, 1, 1, 0.6, 'white')
  m.box(-1, 9.6, 0, 15, 3, 15, 'white')
  m.revolve(
    -1,
    0,
    [
      [6, 12.4],
      [6, 15.6],
      [6.4, 15.8],
      [6.4, 16.4],
    ],
    'blue',
    28,
  )
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI * 2
    m.decal(
      archOutline(1.3, 2.2),
      [-1 + Math.sin(a) * 6.02, 12.9, Math.cos(a) * 6.02],
      [Math.cos(a), 0, -Math.sin(a)],
      UP,
      'white',
      0.08,
    )
  }
  m.revolve(-1, 0, domeProfile(6, 7.6, 16.4, 0.07, 0.5, 18), 'gold', 32)
  finial(m, -1, 23.6, 0, 4)
  const q = m.at(16, 0, 4)
  q.box(0, -6, 0, 4.6, 20, 4.6, 'white')
  q.box(0, 14, 0, 5.2, 0.8, 5.2, 'gold')
  q.decal(archOutline(2, 6, 0.2), [0, 5, 2.3], ALONG, UP, 'blue', 0.08)
  q.revolve(
    0,
    0,
    [
      [2, 14.6],
      [1.9, 25],
      [3, 26.6],
      [3, 27.6],
      [1.6, 27.6],
    ],
    'white',
    16,
  )
  q.revolve(
    0,
    0,
    [
      [1.98, 20.5],
      [1.94, 24.6],
    ],
    'blue',
    16,
  )
  q.revolve(
    0,
    0,
    [
      [1.55, 27.6],
      [1.45, 35],
      [2.3, 36.2],
      [2.3, 37],
      [1.2, 37],
      [1.2, 39.6],
    ],
    'white',
    16,
  )
  q.revolve(
    0,
    0,
    [
      [1.6, 30.4],
      [1.56, 33.6],
    ],
    'blue',
    16,
  )
  q.revolve(0, 0, domeProfile(1.5, 2.8, 39.6, 0.08, 0.6), 'gold', 16)
  finial(q, 0, 42, 0, 4)
}
