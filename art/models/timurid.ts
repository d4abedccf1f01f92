/**
 * Pieces of a Timurid square: the great portal, arcaded wings, a ribbed dome on its drum, a tapering minaret.
 * Materials: brick, tile, soffit, niche, dark, trim, roof, attic, minaret, gold and the dome named.
 */
import { domeProfile, finial } from '../kit/buildings.ts'
import type { Mesh } from '../kit/mesh.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const X: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]
/** Four-centred arch from foot to foot: `w` wide, `h` high, n+1 points. */
function pointed(w: number, h: number, n = 20): Pt[] {
  const rise = w * 0.62
  return Array.from({ length: n + 1 }, (_, i) => {
    const t = -1 + (2 * i) / n
    return [(w / 2) * t, h - rise + rise * (0.72 * Math.sqrt(1 - t * t) + 0.28 * (1 - Math.abs(t)))]
  })
}
/** Great portal facing +z: 22 m wide, 28 m high, its arch 15 by 20 over a niche 7 m deep. */
export function pishtaq(m: Mesh): void {
  const [w, h, deep] = [22, 28, 8]
  const arch = pointed(15, 20.5)
  const z = deep / 2
  for (const s of [-1, 1]) m.box(s * (w / 2 - 1.75), 0, 0, 3.5, h, deep, 'brick')
  arch.slice(1).forEach((b, i) => {
    const a = arch[i]!
    m.quad([a[0], a[1], z], [b[0], b[1], z], [b[0], 22.4, z], [a[0], 22.4, z], 'tile')
    m.quad([a[0], a[1], z], [b[0], b[1], z], [b[0], b[1], -z], [a[0], a[1], -z], 'soffit')
    m.quad(
      [a[0], a[1], z + 0.3],
      [b[0], b[1], z + 0.3],
      [b[0], b[1] + 0.8, z + 0.3],
      [a[0], a[1] + 0.8, z + 0.3],
      'trim',
    )
  })
  for (const s of [-1, 1])
    m.quad([s * 7.5, 0, z], [s * 7.5, 0, -z], [s * 7.5, arch[0]![1], -z], [s * 7.5, arch[0]![1], z], 'soffit')
  m.box(0, 22.4, 0, w, h - 22.4, deep, 'brick')
  m.box(0, h, 0, w + 0.7, 1, deep + 0.7, 'trim')
  // frame of glazed bands
  for (const s of [-1, 1]) {
    m.box(s * 9.3, 1.6, z, 2.3, 24.6, 0.3, 'tile')
    m.box(s * 7.7, 0, z, 0.5, 22.4, 0.5, 'trim')
    m.box(s * 10.7, 0, z, 0.45, h, 0.5, 'trim')
    m.revolve(
      s * 11.4,
      z - 0.4,
      [
        [1.5, 0],
        [1.3, 1.4],
        [1, h + 1.4],
        [1.3, h + 1.8],
        [1.1, h + 2.4],
        [0.9, h + 4],
        [0, h + 5.4],
      ],
      'minaret',
      16,
    )
  }
  m.box(0, 23.8, z, 16.2, 2.4, 0.3, 'tile')
  for (const y of [23, 26.6]) m.box(0, y, z, 20.6, 0.4, 0.5, 'trim')
  // the back of the niche
  m.box(0, 0, -z + 0.2, 15.4, 22.2, 0.6, 'brick')
  m.decal(archOutline(11.5, 16.6, 0.35), [0, 0, -z + 0.5], X, UP, 'niche', 0.06)
  m.decal(archOutline(6, 9.6, 0.35), [0, 0, -z + 0.5], X, UP, 'trim', 0.1)
  m.decal(archOutline(4.8, 8.8, 0.35), [0, 0, -z + 0.5], X, UP, 'dark', 0.16)
}
/** Wall of `n` arched bays along x, centred, front on z=0, 13 m high. */
export function arcade(m: Mesh, n: number, bay = 6.4): void {
  const w = n * bay
  m.box(0, 0, -4, w, 13, 8, 'brick', 'roof')
  m.box(0, 12.4, -4, w + 0.4, 0.9, 8.8, 'trim', 'roof')
  for (let i = 0; i < n; i++) {
    const x = -w / 2 + (i + 0.5) * bay
    m.decal(rectOutline(bay * 0.86, 10.4), [x, 6.4, 0], X, UP, 'tile', 0.06)
    m.decal(archOutline(bay * 0.66, 9.4, 0.4), [x, 1.2, 0], X, UP, 'trim', 0.12)
    m.decal(archOutline(bay * 0.54, 8.5, 0.4), [x, 1.2, 0], X, UP, 'niche', 0.18)
    m.decal(archOutline(bay * 0.24, 4.4, 0.4), [x, 1.2, 0], X, UP, 'dark', 0.24)
  }
}
/** Bulging dome on a drum of radius `r`; the drum stands on y, 0.6 of it tiled. Returns [foot, height] of the dome for its glaze. */
export function ribbedDome(m: Mesh, y: number, r: number, drum: number, mat: string): [number, number] {
  m.revolve(
    0,
    0,
    [
      [r * 1.04, y],
      [r * 1.04, y + drum * 0.12],
      [r, y + drum * 0.14],
      [r, y + drum * 0.3],
    ],
    'attic',
    40,
  )
  m.revolve(
    0,
    0,
    [
      [r, y + drum * 0.3],
      [r, y + drum * 0.86],
    ],
    'tile',
    40,
  )
  m.revolve(
    0,
    0,
    [
      [r * 1.02, y + drum * 0.86],
      [r * 1.12, y + drum * 0.96],
      [r * 1.12, y + drum],
      [r * 0.9, y + drum],
    ],
    'trim',
    40,
  )
  for (let k = 0; k < 12; k++) {
    const f = m.at(0, 0, 0, ((k + 0.5) / 12) * Math.PI * 2)
    f.decal(archOutline(r * 0.2, drum * 0.36, 0.4), [0, y + drum * 0.38, r], X, UP, 'trim', 0.05)
    f.decal(archOutline(r * 0.13, drum * 0.31, 0.4), [0, y + drum * 0.39, r], X, UP, 'dark', 0.12)
  }
  const foot = y + drum
  const rise = r * 1.5
  m.revolve(0, 0, domeProfile(r, rise, foot, 0.1, 0.55, 18), mat, 56)
  finial(m, 0, foot + rise * 0.97, 0, r * 0.5)
  return [foot, rise]
}
/** Tapering brick minaret of height h with glazed bands, a flared gallery and a small dome of material `mat`. */
export function tallMinaret(m: Mesh, h: number, mat: string): void {
  const r = h * 0.058
  m.revolve(
    0,
    0,
    [
      [r * 1.25, 0],
      [r * 1.2, h * 0.06],
      [r, h * 0.07],
      [r * 0.68, h * 0.8],
    ],
    'minaret',
    32,
  )
  m.revolve(
    0,
    0,
    [
      [r * 0.68, h * 0.8],
      [r * 1.02, h * 0.835],
      [r * 1.02, h * 0.85],
      [r * 0.6, h * 0.85],
    ],
    'trim',
    32,
  )
  m.revolve(
    0,
    0,
    [
      [r * 0.56, h * 0.85],
      [r * 0.54, h * 0.93],
      [r * 0.72, h * 0.94],
      [r * 0.72, h * 0.95],
    ],
    'brick',
    24,
  )
  for (let k = 0; k < 8; k++)
    m.at(0, 0, 0, (k * Math.PI) / 4).decal(
      archOutline(r * 0.28, h * 0.06, 0.3),
      [0, h * 0.86, r * 0.55],
      X,
      UP,
      'dark',
      0.05,
    )
  m.revolve(0, 0, domeProfile(r * 0.66, r * 0.95, h * 0.95, 0.08, 0.5), mat, 28)
  finial(m, 0, h * 0.95 + r * 0.9, 0, r * 0.7)
}
