/**
 * The Saviour on the Blood: a tent tower of 81 m among four glazed onions, the gilded belfry standing out into the canal.
 * Materials: brick, ornament, trim, dark, mosaic, halo, robe, roof, tent, gold and the five glazes given as names.
 */
import type { Mesh } from '../kit/mesh.ts'
import { cross, onion, onionProfile } from './onion.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const UP: Vec3 = [0, 1, 0]
/** Where the glazed onions stand, in metres from the tent's axis: [x, y of the neck, z, radius, height]. */
export const ONIONS: readonly [number, number, number, number, number][] = [
  [-10.4, 38, 10.4, 4.9, 11.4],
  [10.4, 36, 10.4, 4.9, 11.4],
  [-10.4, 42, -10.4, 4.9, 11.4],
  [10.4, 41, -10.4, 4.9, 11.4],
  [0, 72.5, 0, 2.7, 6.2],
]

/** Each wall in turn, with +z made the outward side. */
const faces = (m: Mesh, x: number, z: number): Mesh[] =>
  [0, 1, 2, 3].map((q) => m.at(x, 0, z, (q * Math.PI) / 2))

/** Round gable with a mosaic medallion inside, standing proud of a wall at depth z. */
function kokoshnik(m: Mesh, x: number, y: number, z: number, w: number): void {
  m.decal(archOutline(w, w * 0.72, 0.35), [x, y, z], [1, 0, 0], UP, 'trim', 0.25)
  m.decal(archOutline(w * 0.76, w * 0.56, 0.35), [x, y, z], [1, 0, 0], UP, 'mosaic', 0.35)
  medallion(m, x, y + w * 0.23, z, w * 0.15)
}
/** A gold halo with a face of brick red in it, too far off for more. */
function medallion(m: Mesh, x: number, y: number, z: number, r: number): void {
  const disc = (k: number): Pt[] =>
    Array.from({ length: 16 }, (_, i) => {
      const a = (i / 16) * Math.PI * 2
      return [r * k * Math.cos(a), r * k * Math.sin(a)]
    })
  m.decal(disc(1), [x, y, z], [1, 0, 0], UP, 'halo', 0.45)
  m.decal(disc(0.56), [x, y, z], [1, 0, 0], UP, 'robe', 0.55)
}
function window(m: Mesh, x: number, y: number, z: number, w: number, h: number): void {
  m.decal(archOutline(w * 1.7, h * 1.22), [x, y - h * 0.08, z], [1, 0, 0], UP, 'trim', 0.12)
  m.decal(archOutline(w, h), [x, y, z], [1, 0, 0], UP, 'dark', 0.2)
}
function octagon(r: number): Pt[] {
  return Array.from({ length: 8 }, (_, i) => {
    const a = -((i + 0.5) / 8) * Math.PI * 2
    return [r * Math.sin(a), r * Math.cos(a)]
  })
}
/** Stands on y=0; west (the belfry) is -x, the side along the canal +z. `glazes` name the materials of ONIONS in order. */
export function saviour(m: Mesh, glazes: readonly string[]): void {
  m.box(0, -4, 0, 36, 6, 34, 'granite')
  m.box(0, 2, 0, 33, 22, 31, 'brick')
  m.box(0, 23.2, 0, 34.4, 1.3, 32.4, 'trim')
  m.box(0, 24.5, 0, 29, 6, 27, 'brick', 'roof')
  m.box(0, 30, 0, 30, 1, 28, 'trim', 'roof')
  m.hip(0, 31, 0, 29, 5, 27, 0, 'roof')
  faces(m, 0, 0).forEach((f, q) => {
    const z = q % 2 ? 16.5 : 15.5
    for (const x of [-15, -5, 5, 15]) f.box(x, 2, z - 0.2, 1.3, 21.4, 1, 'ornament')
    for (const x of [-10, 0, 10]) {
      window(f, x, 5, z, 2.1, 6.2)
      for (const d of [-1.9, 1.9]) window(f, x + d, 15.2, z, 1.3, 4)
      kokoshnik(f, x, 24.5, z - 1.2, 8.4)
    }
    f.box(0, 12.6, z, 32, 0.9, 0.5, 'trim')
    for (const x of [-6, 6]) kokoshnik(f, x, 31, z - 2.4, 7)
    kokoshnik(f, 0, 32.2, z - 3.4, 8.6)
  })
  // the tent and its lantern
  m.prism(octagon(7.3), 28, 45, 'brick', 'roof')
  const ring = (r: number, y: number): Vec3[] => octagon(r).map(([x, z]) => [x, y, z])
  m.loft(ring(7.9, 44.6), ring(7.9, 46), 'trim')
  m.loft(ring(7.5, 46), ring(2.1, 66), 'tent')
  m.prism(octagon(2), 66, 71, 'brick')
  m.loft(ring(2.5, 70.6), ring(2.5, 71.6), 'trim')
  for (let q = 0; q < 8; q++) {
    const f = m.at(0, 0, 0, (q * Math.PI) / 4)
    window(f, 0, 36.6, 6.75, 1.6, 5.4)
    f.decal(archOutline(4.6, 5, 0.5), [0, 45.4, 7.2], [1, 0, 0], UP, 'trim', 0.2)
    f.decal(archOutline(3.2, 3.8, 0.5), [0, 45.6, 7.2], [1, 0, 0], UP, 'mosaic', 0.4)
    f.decal(rectOutline(0.8, 2.6), [0, 68.4, 1.85], [1, 0, 0], UP, 'dark', 0.1)
  }
  ONIONS.forEach(([x, y, z, r, h], i) => {
    if (i < 4) {
      onion(m, x, 29, z, r, h, y - 29, glazes[i]!, 'drum')
      for (let k = 0; k < 8; k++) window(m.at(x, 0, z, (k * Math.PI) / 4), 0, y - 5.4, r * 0.7, 0.9, 3.4)
    } else {
      m.revolve(x, z, onionProfile(r, h, y - 1), glazes[i]!, 36)
      cross(m, x, y + h - 1, z, 3.4)
    }
  })
  // the belfry: a broad pillar with an open ringing floor under a gilded onion
  const b = m.at(-24.5, 0, 0)
  b.box(3, -4, 0, 22, 6, 20, 'granite')
  b.box(7.4, 2, 0, 6, 20, 15, 'brick', 'roof')
  b.box(7.4, 21.2, 0, 6.2, 0.9, 15.8, 'trim', 'roof')
  window(b, 7.3, 5, 7.5, 1.7, 5.6)
  window(b, 7.3, 14.6, 7.5, 1.2, 3.8)
  b.box(0, 2, 0, 13.4, 31, 13.4, 'brick')
  b.box(0, 32, 0, 14.6, 1.2, 14.6, 'trim')
  faces(b, 0, 0).forEach((f) => {
    for (const x of [-6, 6]) f.box(x, 2, 6.7, 1.4, 30, 0.8, 'ornament')
    f.decal(archOutline(8, 10), [0, 5, 6.7], [1, 0, 0], UP, 'trim', 0.15)
    f.decal(archOutline(6.4, 8.6), [0, 5.4, 6.7], [1, 0, 0], UP, 'dark', 0.3)
    for (const x of [-1.1, 1.1]) f.box(x, 5.4, 6.95, 0.4, 7.8, 0.3, 'trim')
    for (const x of [-3, 0, 3]) window(f, x, 20, 6.7, 1.4, 5)
    f.box(0, 17.4, 6.7, 13.4, 1, 0.6, 'trim')
    kokoshnik(f, 0, 33.2, 6, 9.4)
  })
  b.revolve(
    0,
    0,
    [
      [5.2, 30],
      [5.2, 43.4],
      [5.9, 43.8],
      [5.9, 45],
      [4, 45],
    ],
    'brick',
    32,
  )
  for (let k = 0; k < 8; k++) window(b.at(0, 0, 0, ((k + 0.5) * Math.PI) / 4), 0, 37.6, 5.2, 2, 4.8)
  b.revolve(0, 0, onionProfile(5.9, 13.4, 45), 'gold', 40)
  cross(b, 0, 58, 0, 5)
}
