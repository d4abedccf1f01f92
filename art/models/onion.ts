/** Onion domes: the profile, a dome with its cross, and glazed patterns wound round it. */
import { clamp } from '../kit/ink.ts'
import type { Mesh } from '../kit/mesh.ts'
import type { Material } from '../kit/solid.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const SWELL: readonly Pt[] = [
  [0.7, 0],
  [0.81, 0.05],
  [0.93, 0.12],
  [0.99, 0.2],
  [1, 0.27],
  [0.97, 0.36],
  [0.88, 0.45],
  [0.74, 0.54],
  [0.57, 0.62],
  [0.4, 0.7],
  [0.25, 0.78],
  [0.14, 0.86],
  [0.07, 0.93],
  [0, 1],
]
/** Profile of an onion: greatest radius r, height h (2.1-2.5 r looks right), neck at y. */
export const onionProfile = (r: number, h: number, y: number): Pt[] =>
  SWELL.map(([k, t]) => [r * k, y + h * t])

/** Three-barred cross of height h standing on y, facing +z. */
export function cross(m: Mesh, x: number, y: number, z: number, h: number, mat = 'gold'): void {
  const t = h * 0.09
  m.box(x, y, z, t, h, t, mat)
  m.box(x, y + h * 0.62, z, h * 0.5, t, t, mat)
  m.box(x, y + h * 0.8, z, h * 0.24, t, t, mat)
  m.box(x, y + h * 0.32, z, h * 0.28, t, t, mat)
}
/** Onion on a drum of radius 0.7 r; the drum stands on y and is `neck` high. Returns the foot of the cross. */
export function onion(
  m: Mesh,
  x: number,
  y: number,
  z: number,
  r: number,
  h: number,
  neck: number,
  mat: string,
  drum = 'brick',
): number {
  m.revolve(
    x,
    z,
    [
      [r * 0.7, y],
      [r * 0.7, y + neck * 0.9],
      [r * 0.82, y + neck * 0.92],
      [r * 0.82, y + neck],
      [r * 0.6, y + neck],
    ],
    drum,
    28,
  )
  m.revolve(x, z, onionProfile(r, h, y + neck), mat, 40)
  const top = y + neck + h
  m.revolve(
    x,
    z,
    [
      [0, top - h * 0.06],
      [r * 0.11, top - h * 0.02],
      [0, top + h * 0.03],
    ],
    'gold',
    10,
  )
  cross(m, x, top, z, r * 1.05)
  return top
}

/** Which glaze (index) lies at `turn` (0..1 round the dome) and `rise` (0..1 up it). */
export type Pattern = (turn: number, rise: number) => number
const fold = (v: number): number => v - Math.floor(v)
export const swirl =
  (n: number, wind: number): Pattern =>
  (a, t) =>
    fold(a * n + t * wind) < 0.5 ? 0 : 1
/** Leaning lozenges; `n` round, `rows` up; every crossing of one lattice takes a third glaze. */
export const lozenges =
  (n: number, rows: number): Pattern =>
  (a, t) => {
    const [i, j] = [Math.floor(a * n + t * rows), Math.floor(a * n - t * rows)]
    return (i + j) % 2 === 0 ? 0 : (i - j) % 4 === 1 || (i - j) % 4 === -3 ? 2 : 1
  }
export const chevrons =
  (n: number, rows: number): Pattern =>
  (a, t) =>
    Math.floor(fold((t * rows + Math.abs(fold(a * n) - 0.5) * 1.6) / 3) * 3)
export const ribs =
  (n: number): Pattern =>
  (a) =>
    fold(a * n) < 0.5 ? 0 : 1

/** A glazed surface wound about a vertical axis. Each glaze is a ramp of three inks, lit to shade. */
export function glazed(axis: Vec3, h: number, pattern: Pattern, glazes: readonly string[][]): Material {
  return {
    tones: glazes[0]!,
    detail: (p, n, light) => {
      const turn = Math.atan2(p[0] - axis[0], p[2] - axis[2]) / (2 * Math.PI) + 0.5
      const ramp = glazes[pattern(turn, clamp((p[1] - axis[1]) / h)) % glazes.length]!
      const v = light * 0.68 + 0.16 * (1 + n[1])
      return ramp[v > 0.52 ? 0 : v > 0.27 ? 1 : 2]
    },
  }
}
