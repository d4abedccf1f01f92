/** A mosque's arcade walk in metres, running towards -z: transverse arches, an open side to the right, tiled niches to the left. Materials: stone, soffit, coffer, marble, mosaic, inlay, lattice, gold. */
import { domeProfile, finial } from '../kit/buildings.ts'
import type { Mesh } from '../kit/mesh.ts'
import { limb } from './pine.ts'
import type { Pt } from '../kit/vec.ts'

/** Two-centred pointed arch from the left foot to the right one, `open` wide, springing at `spring`. */
function pointed(open: number, spring: number, n = 12): Pt[] {
  const r = open / 2
  const c = 0.62 * r
  const R = r + c
  const top = Math.acos(c / R)
  const left = Array.from({ length: n + 1 }, (_, i): Pt => {
    const a = (top * i) / n
    return [c - R * Math.cos(a), spring + R * Math.sin(a)]
  })
  return [
    ...left,
    ...left
      .slice(0, -1)
      .reverse()
      .map(([x, y]): Pt => [-x, y]),
  ]
}
/** Upright slab `w` by `h`, `deep` thick towards -z, with a pointed opening. */
export function archWall(
  m: Mesh,
  w: number,
  h: number,
  open: number,
  spring: number,
  deep: number,
  mat: string,
  inner = mat,
): void {
  const line = pointed(open, spring)
  for (const z of [0, -deep]) {
    for (const s of [-1, 1])
      m.quad([(s * open) / 2, 0, z], [(s * w) / 2, 0, z], [(s * w) / 2, h, z], [(s * open) / 2, h, z], mat)
    for (let i = 0; i < line.length - 1; i++) {
      const [a, b] = [line[i]!, line[i + 1]!]
      m.quad([a[0], a[1], z], [b[0], b[1], z], [b[0], h, z], [a[0], h, z], mat)
    }
  }
  for (const s of [-1, 1])
    m.quad(
      [(s * open) / 2, 0, 0],
      [(s * open) / 2, 0, -deep],
      [(s * open) / 2, spring, -deep],
      [(s * open) / 2, spring, 0],
      inner,
    )
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [line[i]!, line[i + 1]!]
    m.quad([a[0], a[1], 0], [b[0], b[1], 0], [b[0], b[1], -deep], [a[0], a[1], -deep], inner)
  }
  // a raised moulding along the opening
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [line[i]!, line[i + 1]!]
    const out = ([x, y]: Pt, k: number): [number, number, number] => [x * k, spring + (y - spring) * k, 0.06]
    m.quad(out(a, 1.01), out(b, 1.01), out(b, 1.1), out(a, 1.1), 'inlay')
  }
}
export const BAY = 4.4
const SIDE = 2.7

export function riwaq(m: Mesh, bays: number): void {
  const long = bays * BAY
  m.quad([-SIDE, 0, 0], [SIDE + 1.2, 0, 0], [SIDE + 1.2, 0, -long - 1], [-SIDE, 0, -long - 1], 'marble')
  m.quad([-SIDE, 7.5, 0], [SIDE + 0.8, 7.5, 0], [SIDE + 0.8, 7.5, -long], [-SIDE, 7.5, -long], 'coffer')
  m.box(0, 7.6, -long / 2, SIDE * 2 + 2.4, 1.2, long, 'stone')
  for (let i = 0; i < bays; i++) {
    const z = -(i + 0.5) * BAY
    archWall(m.at(SIDE, 0, z, -Math.PI / 2), BAY, 7.6, 3.72, 3.3, 0.62, 'stone', 'soffit')
    archWall(m.at(-SIDE, 0, z, Math.PI / 2), BAY, 7.6, 3.3, 3.2, 0.16, 'stone', 'soffit')
    m.quad(
      [-SIDE - 0.15, 0, z + 1.75],
      [-SIDE - 0.15, 0, z - 1.75],
      [-SIDE - 0.15, 6, z - 1.75],
      [-SIDE - 0.15, 6, z + 1.75],
      'mosaic',
    )
    m.box(-SIDE + 0.1, 0, z, 0.5, 0.5, 3.2, 'stone')
  }
  for (let i = 1; i <= bays; i++) {
    archWall(m.at(0, 0, -i * BAY + 0.4), SIDE * 2, 7.6, 4.7, 3.5, 0.62, 'stone', 'soffit')
    // a hanging lamp in every other bay
    if (i % 2 === 0 || i > 3) continue
    const z = -(i + 0.5) * BAY
    limb(m, [0, 7.5, z], [0, 5.5, z], 0.03, 0.03, 'gold')
    m.revolve(
      0,
      z,
      [
        [0.05, 4.5],
        [0.26, 4.7],
        [0.32, 5.1],
        [0.12, 5.4],
        [0.04, 5.6],
      ],
      'lattice',
      12,
    )
  }
}
/** The prayer hall's gilded dome on its drum, the top at 50 m. */
export function gildedDome(m: Mesh): void {
  m.box(0, -2, 0, 74, 20, 74, 'stone')
  m.box(0, 18, 0, 76, 1.2, 76, 'stone')
  for (let x = -36; x <= 36; x += 3) m.box(x, 19.2, 37, 1.8, 1.6, 0.8, 'stone', 'stone', 0.3)
  for (let i = 0; i < 9; i++) archWall(m.at(-32 + i * 8, 0, 37.4), 8, 16, 5, 6, 1.4, 'stone', 'soffit')
  m.box(0, 19, 0, 34, 5, 34, 'stone')
  m.revolve(
    0,
    0,
    [
      [13.6, 24],
      [13.6, 31],
      [14.4, 31.4],
      [14.4, 32.6],
    ],
    'stone',
    40,
  )
  m.revolve(0, 0, domeProfile(13, 17, 32.6, 0.05, 0.5, 22), 'gold', 48)
  finial(m, 0, 49, 0, 7)
}
/** The great minaret: square shaft, arcaded balcony, small gilded top, 90 m. */
export function greatMinaret(m: Mesh): void {
  m.box(0, -2, 0, 9, 58, 9, 'stone')
  for (let k = 0; k < 4; k++) {
    const q = m.at(0, 0, 0, (k * Math.PI) / 2)
    for (const y of [6, 24, 42]) archWall(q.at(0, y, 4.6), 6, 13, 3.4, 7, 0.3, 'stone', 'soffit')
  }
  m.box(0, 56, 0, 12, 1.6, 12, 'stone')
  m.box(0, 57.6, 0, 7.4, 14, 7.4, 'stone')
  m.box(0, 71.6, 0, 9, 1.2, 9, 'stone')
  m.revolve(
    0,
    0,
    [
      [2.9, 72],
      [2.9, 80],
      [3.5, 80.6],
      [3.5, 81.4],
    ],
    'stone',
    16,
  )
  m.revolve(0, 0, domeProfile(2.8, 4.6, 81.4, 0.07, 0.6), 'gold', 20)
  finial(m, 0, 85.6, 0, 5)
}
