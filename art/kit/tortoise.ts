/** Giant tortoise of Aldabra, 1.2 m of shell, walking towards -x, feet at y=0. Materials: shell, rim, hide. */
import { clamp, lerp } from './ink.ts'
import type { Mesh } from './mesh.ts'
import { cross, sub, unit, type Vec3 } from './vec.ts'

const RX = 0.62
const RZ = 0.47
/** Centres of the plates in the plan of the shell, both half axes 1. */
const PLATES: [number, number][] = [
  ...[-0.82, -0.42, 0, 0.42, 0.82].map((x): [number, number] => [x, 0]),
  ...[-0.62, -0.2, 0.22, 0.64].flatMap((x): [number, number][] => [
    [x, 0.56],
    [x, -0.56],
  ]),
]
/** How far a point of the shell lies from the middle of its plate and from the seam to the next. */
export function plateAt(x: number, z: number): { middle: number; seam: number } {
  let a = 9,
    b = 9
  for (const [px, pz] of PLATES) {
    const d = Math.hypot(x / RX - px, (z / RZ - pz) * 0.86)
    if (d < a) {
      b = a
      a = d
    } else if (d < b) b = d
  }
  return { middle: a, seam: b - a }
}
/** Smooth skin over a grid of points; rows close round when `round`. */
function skin(m: Mesh, grid: readonly (readonly Vec3[])[], mat: string, round: boolean): void {
  const n = grid[0]!.length,
    at = (j: number, i: number): Vec3 =>
      grid[clamp(j, 0, grid.length - 1)]![round ? ((i % n) + n) % n : clamp(i, 0, n - 1)]!
  const normal = (j: number, i: number): Vec3 =>
    unit(cross(sub(at(j, i + 1), at(j, i - 1)), sub(at(j + 1, i), at(j - 1, i))))
  for (let j = 0; j < grid.length - 1; j++)
    for (let i = 0; i < (round ? n : n - 1); i++) {
      const [a, b, c, d] = [at(j, i), at(j, i + 1), at(j + 1, i + 1), at(j + 1, i)],
        [na, nb, nc, nd] = [normal(j, i), normal(j, i + 1), normal(j + 1, i + 1), normal(j + 1, i)]
      m.tri(a, b, c, mat, na, nb, nc)
      m.tri(a, c, d, mat, na, nc, nd)
    }
}
/** Tube through points with a radius at each. */
function tube(m: Mesh, line: readonly (readonly [Vec3, number])[], mat: string): void {
  const rings = line.map(([p, r], j) => {
    const along = unit(sub(line[Math.min(line.length - 1, j + 1)]![0], line[Math.max(0, j - 1)]![0])),
      u = unit(cross(along, [0, 0, 1])),
      v = cross(along, u)
    return Array.from({ length: 20 }, (_, i): Vec3 => {
      const a = (i / 20) * Math.PI * 2,
        [c, s] = [Math.cos(a) * r, Math.sin(a) * r]
      return [p[0] + u[0] * c + v[0] * s, p[1] + u[1] * c + v[1] * s, p[2] + u[2] * c + v[2] * s]
    })
  })
  skin(m, rings, mat, true)
}
export function tortoise(m: Mesh): void {
  const rows = 40,
    cols = 90
  const shell = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: cols }, (_, i): Vec3 => {
      const a = (i / cols) * Math.PI * 2,
        t = j / rows,
        out = Math.sin((t * Math.PI) / 2) ** 0.86,
        flare = 1 + 0.07 * clamp((t - 0.86) / 0.14)
      const x = RX * out * Math.cos(a) * flare,
        z = RZ * out * Math.sin(a) * flare
      const { middle, seam } = plateAt(x, z)
      const bulge = t < 0.9 ? 0.05 * (1 - clamp(middle / 0.4)) - 0.012 * (1 - clamp(seam / 0.07)) : 0
      return [
        x * (1 + bulge * 0.6),
        0.3 + 0.47 * Math.cos((t * Math.PI) / 2) ** 0.82 + bulge * (1 - t * 0.6),
        z * (1 + bulge * 0.6),
      ]
    }),
  )
  skin(m, shell, 'shell', true)
  const edge = shell.at(-1)!
  skin(
    m,
    [
      edge,
      edge.map(([x, y, z]): Vec3 => [x * 0.99, y - 0.05, z * 0.99]),
      edge.map(([x, y, z]): Vec3 => [x * 0.84, y - 0.09, z * 0.84]),
      edge.map(([x, y]): Vec3 => [x * 0.3, y - 0.1, 0]),
    ],
    'rim',
    true,
  )
  const leg = (x: number, z: number, step: number, lift = 0) =>
    tube(
      m,
      [
        [[x * 0.8, 0.36, z * 0.6], 0.1],
        [[x * 0.94, 0.27, z * 0.8], 0.12],
        [[x + step * 0.5, 0.17 + lift, z * 0.8], 0.105],
        [[x + step, 0.07 + lift, z * 0.82], 0.1],
        [[x + step, 0.025 + lift, z * 0.82], 0.118],
        [[x + step, lift, z * 0.82], 0.105],
        [[x + step, lift, z * 0.82], 0.001],
      ],
      'hide',
    )
  leg(-0.34, 0.27, -0.13)
  leg(0.36, 0.27, -0.04)
  leg(-0.32, -0.28, 0.1)
  leg(0.34, -0.28, 0.15)
  tube(
    m,
    [
      [[-0.36, 0.36, 0], 0.15],
      [[-0.58, 0.39, 0.01], 0.115],
      [[-0.72, 0.45, 0.02], 0.095],
      [[-0.84, 0.55, 0.03], 0.085],
      [[-0.94, 0.64, 0.03], 0.082],
      [[-1.01, 0.69, 0.03], 0.092],
      [[-1.09, 0.7, 0.03], 0.094],
      [[-1.17, 0.685, 0.03], 0.08],
      [[-1.23, 0.66, 0.03], 0.052],
      [[-1.25, 0.65, 0.03], 0.001],
    ],
    'hide',
  )
  tube(
    m,
    [0, 1, 2, 3].map((i) => [[0.6 + i * 0.05, lerp(0.3, 0.18, i / 3), 0], 0.06 - i * 0.018] as const),
    'hide',
  )
}
