/**
 * A Bhutanese fortress: battered white walls, one dark-red band, timber bays in the upper third, low golden roofs that float above the walls.
 * Materials: white, red, timber, ochre, dark, gold, fascia.
 */
import type { Mesh } from '../kit/mesh.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const X: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]
const disc = (r: number): Pt[] =>
  Array.from({ length: 14 }, (_, i) => [
    r * Math.cos((i / 14) * Math.PI * 2),
    r * Math.sin((i / 14) * Math.PI * 2),
  ])

/** Gilded pinnacle: bell, ball and point. */
function pinnacle(m: Mesh, y: number, h: number): void {
  m.revolve(
    0,
    0,
    [
      [h * 0.2, y],
      [h * 0.26, y + h * 0.2],
      [h * 0.12, y + h * 0.34],
      [h * 0.16, y + h * 0.48],
      [h * 0.05, y + h * 0.6],
      [0, y + h],
    ],
    'gold',
    12,
  )
}
/** Low roof standing clear of the walls on short posts, eaves `over` metres out. */
function floatingRoof(m: Mesh, y: number, w: number, d: number, rise: number, over: number): void {
  m.box(0, y, 0, w * 0.96, 1.3, d * 0.96, 'dark')
  m.box(0, y + 1.2, 0, w + over * 2, 0.5, d + over * 2, 'fascia')
  const ridge = Math.max(0, w - d) + Math.min(w, d) * 0.34
  m.hip(0, y + 1.7, 0, w + over * 2 + 0.4, rise, d + over * 2 + 0.4, ridge, 'gold')
}
/** Timber bay on a wall at depth z: painted frame, rows of little trefoil windows. */
function bay(m: Mesh, x: number, y: number, z: number, w: number, h: number): void {
  m.box(x, y, z, w, h, 1.3, 'timber')
  m.box(x, y + h, z + 0.1, w + 0.6, 0.45, 1.9, 'ochre')
  m.box(x, y - 0.4, z + 0.1, w + 0.3, 0.4, 1.6, 'ochre')
  const rows = Math.max(1, Math.round(h / 2.3))
  const cols = Math.max(2, Math.round(w / 1.15))
  for (let j = 0; j < rows; j++) {
    m.box(x, y + (j * h) / rows, z, w + 0.1, 0.28, 1.45, 'ochre')
    for (let i = 0; i < cols; i++) {
      const cx = x - w / 2 + ((i + 0.5) * w) / cols
      const cy = y + (j * h) / rows
      m.decal(rectOutline(0.86, 1.5), [cx, cy + 1.2, z + 0.65], X, UP, 'ochre', 0.06)
      m.decal(archOutline(0.62, 1.24, 0.4), [cx, cy + 0.6, z + 0.65], X, UP, 'dark', 0.12)
    }
  }
}
/** One block, `w` by `d` and `h` to the wall head, dressed on the faces towards +z and +x; `tiers` of roof. */
export function dzongBlock(m: Mesh, w: number, h: number, d: number, tiers = 1): void {
  const lean = h * 0.055
  m.box(0, -6, 0, w + lean * 0.6, h + 6, d + lean * 0.6, 'white', 'white', lean * 1.3)
  const at = (y: number): number => 2 * lean * (y / h) * 1.02
  const y0 = h * 0.83
  m.box(0, y0, 0, w - at(y0) + 0.75, h * 0.115, d - at(y0) + 0.75, 'red')
  m.box(0, h * 0.95, 0, w - at(h) + 1, h * 0.05, d - at(h) + 1, 'ochre')
  m.box(0, h, 0, w - at(h) + 1.8, 0.5, d - at(h) + 1.8, 'timber')
  for (const turn of [0, 1]) {
    const f = m.at(0, 0, 0, (turn * Math.PI) / 2)
    const [long, deep] = turn ? [d, w] : [w, d]
    const face = (y: number): number => deep / 2 - (at(y) * 0.96) / 2 + 0.32
    const bays = Math.max(1, Math.round(long / 8.5))
    const tall = Math.min(h * 0.3, 6.4)
    for (let i = 0; i < bays; i++) {
      const x = -long / 2 + ((i + 0.5) * long) / bays
      bay(f, x, h * 0.79 - tall, face(h * 0.7), Math.min(4.6, (long / bays) * 0.56), tall)
      f.decal(disc(0.5), [x, y0 + h * 0.057, face(y0) + 0.1], X, UP, 'gold', 0.12)
      for (const s of [-0.34, 0.34])
        f.decal(disc(0.5), [x + (s * long) / bays, y0 + h * 0.057, face(y0) + 0.1], X, UP, 'gold', 0.12)
    }
    const slots = Math.max(2, Math.round(long / 5))
    for (let i = 0; i < slots; i++) {
      const x = -long / 2 + ((i + 0.5) * long) / slots
      for (const y of [h * 0.16, h * 0.34]) {
        f.decal(rectOutline(1.3, 2), [x, y, face(y)], X, UP, 'timber', 0.22)
        f.decal(rectOutline(0.7, 1.4), [x, y, face(y)], X, UP, 'dark', 0.3)
      }
    }
  }
  floatingRoof(m, h + 0.5, w - at(h), d - at(h), Math.min(w, d) * 0.25, 3.4)
  let y = h + 1.4 + Math.min(w, d) * 0.16
  let k = 0.5
  for (let t = 1; t < tiers; t++) {
    const [W, D] = [Math.min(w, 18) * k, Math.min(d, 18) * k]
    m.box(0, y, 0, W, 3, D, 'timber')
    m.box(0, y + 2.2, 0, W + 0.4, 0.5, D + 0.4, 'ochre')
    floatingRoof(m, y + 3, W, D, D * 0.34, 2.4)
    y += 3.4 + D * 0.24
    k *= 0.62
  }
  if (tiers > 1) pinnacle(m, y + 1, 3)
}
