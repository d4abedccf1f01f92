/**
 * The cathedral on Red Square, 65 m: a tent tower among eight chapels, four tall and four low, no two domes alike.
 * Materials: brick, white, dark, roof (snow), green (porch tents), gold and one glaze for each chapel.
 */
import type { Mesh } from '../kit/mesh.ts'
import { cross, onion, onionProfile } from './onion.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const X: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]
/** Chapels round the tent: [x, z, foot of the onion, its radius, its height]; tall and low by turns. */
export const CHAPELS: readonly [number, number, number, number, number][] = Array.from(
  { length: 8 },
  (_, i) => {
    const tall = i % 2 === 0
    const a = (i * Math.PI) / 4
    const out = tall ? 15.4 : 14.8
    const lift = [0, 0, 1.6, 0, -10, 0, 2.4, 1.2][i]!
    return [
      Math.sin(a) * out,
      Math.cos(a) * out,
      (tall ? 31 : 21.5) + lift,
      tall ? 4.7 : 3.7,
      tall ? 10.6 : 8.4,
    ]
  },
)
function octagon(r: number): Pt[] {
  return Array.from({ length: 8 }, (_, i) => {
    const a = -((i + 0.5) / 8) * Math.PI * 2
    return [r * Math.sin(a), r * Math.cos(a)]
  })
}
const ring = (r: number, y: number): Vec3[] => octagon(r).map(([x, z]) => [x, y, z])
const sides = (m: Mesh, draw: (f: Mesh, q: number) => void): void => {
  for (let q = 0; q < 8; q++) draw(m.at(0, 0, 0, (q * Math.PI) / 4), q)
}
/** Two rows of round gables drawing a wall in from r0 to r1 between y0 and y1. */
function gables(m: Mesh, r0: number, r1: number, y0: number, y1: number): void {
  m.loft(ring(r0, y0), ring(r1, y1), 'roof')
  const w = r0 * 0.78
  sides(m, (f) => {
    for (const [k, s] of [
      [0, 1],
      [0.42, 0.74],
    ] as const) {
      const z = (r0 + (r1 - r0) * k) * 0.924
      const y = y0 + (y1 - y0) * k
      f.decal(archOutline(w * s, w * s * 0.78, 0.3), [0, y, z], X, UP, 'white', 0.2)
      f.decal(archOutline(w * s * 0.72, w * s * 0.58, 0.3), [0, y, z], X, UP, 'brick', 0.32)
    }
  })
}
function chapel(m: Mesh, foot: number, r: number, h: number, glaze: string): void {
  const R = r * 1.12
  const neck = r * 0.9
  const wall = foot - neck - r * 1.35
  m.prism(octagon(R), 0, wall, 'brick', 'roof')
  for (const y of [wall * 0.56, wall - 0.7]) m.loft(ring(R * 1.06, y), ring(R * 1.06, y + 0.8), 'white')
  sides(m, (f) => {
    const z = R * 0.924
    for (const x of [-R * 0.36, R * 0.36]) f.box(x, 4, z, 0.5, wall - 4.4, 0.3, 'white')
    f.decal(archOutline(R * 0.4, wall * 0.2), [0, wall * 0.64, z], X, UP, 'white', 0.08)
    f.decal(archOutline(R * 0.24, wall * 0.17), [0, wall * 0.65, z], X, UP, 'dark', 0.14)
    f.decal(rectOutline(R * 0.42, wall * 0.14), [0, wall * 0.4, z], X, UP, 'white', 0.08)
    f.decal(rectOutline(R * 0.3, wall * 0.1), [0, wall * 0.4, z], X, UP, 'brick', 0.14)
  })
  gables(m, R, r * 0.74, wall, foot - neck)
  onion(m, 0, foot - neck, 0, r, h, neck, glaze, 'white')
  for (let k = 0; k < 8; k++)
    m.at(0, 0, 0, (k * Math.PI) / 4).decal(
      archOutline(r * 0.24, neck * 0.6),
      [0, foot - neck * 0.86, r * 0.7],
      X,
      UP,
      'dark',
      0.1,
    )
}
/** Stair porch under its own steep tent, the entrance towards +z. */
function porch(m: Mesh): void {
  m.box(0, 0, 0, 7, 5.4, 7, 'brick')
  m.box(0, 5.2, 0, 7.8, 0.7, 7.8, 'white')
  m.decal(archOutline(4.4, 4.8), [0, 0.2, 3.5], X, UP, 'white', 0.1)
  m.decal(archOutline(3.2, 4.1), [0, 0.2, 3.5], X, UP, 'dark', 0.2)
  m.hip(0, 5.9, 0, 7.6, 8.4, 7.6, 0, 'green')
  m.revolve(
    0,
    0,
    [
      [0.3, 13.8],
      [0.55, 14.6],
      [0, 15.6],
    ],
    'gold',
    8,
  )
}
/** Stands on y=0, 48 m across; `glazes` name the materials of CHAPELS in order. */
export function stBasil(m: Mesh, glazes: readonly string[]): void {
  // the shared basement with its gallery
  const plan = octagon(23)
  m.prism(plan, 0, 7.6, 'brick', 'roof')
  m.loft(ring(23.5, 7), ring(23.5, 8), 'white')
  m.loft(ring(24, 8), ring(19.5, 10.4), 'green')
  sides(m, (f) => {
    const z = 23 * 0.924
    for (let i = 0; i < 5; i++) {
      const x = -7 + i * 3.5
      f.decal(archOutline(2.7, 4.6), [x, 1, z], X, UP, 'white', 0.1)
      f.decal(archOutline(1.9, 3.9), [x, 1, z], X, UP, 'dark', 0.2)
    }
    f.box(0, 6, z, 17.4, 0.5, 0.4, 'white')
  })
  CHAPELS.forEach(([x, z, foot, r, h], i) => chapel(m.at(x, 0, z, (i * Math.PI) / 4), foot, r, h, glazes[i]!))
  porch(m.at(-9, 0, 24, 0))
  porch(m.at(17, 0, 19, 0.8))
  // the tent over the middle
  m.prism(octagon(6.6), 0, 33, 'brick', 'roof')
  m.loft(ring(7, 26), ring(7, 27), 'white')
  m.loft(ring(7.2, 32.4), ring(7.2, 33.6), 'white')
  sides(m, (f) => {
    f.decal(archOutline(1.7, 4.2), [0, 27.6, 6.1], X, UP, 'white', 0.08)
    f.decal(archOutline(1, 3.6), [0, 27.8, 6.1], X, UP, 'dark', 0.16)
  })
  gables(m, 6.9, 5.2, 33.6, 39)
  m.loft(ring(5.4, 38.6), ring(1.7, 53.4), 'brick')
  sides(m, (f) => {
    for (const [y, r] of [
      [41, 4.8],
      [45, 3.8],
      [49, 2.8],
    ] as const)
      f.decal(archOutline(r * 0.46, r * 0.62, 0.4), [0, y, r * 0.924], X, [0, 0.97, -0.24], 'white', 0.14)
  })
  m.loft(ring(2, 53), ring(2, 53.8), 'white')
  m.prism(octagon(1.6), 53.4, 56, 'brick')
  m.loft(ring(1.9, 55.6), ring(1.9, 56.2), 'white')
  m.revolve(0, 0, onionProfile(2.7, 6.2, 56), 'gold', 32)
  cross(m, 0, 62, 0, 3.6)
}
