/** Towns: houses on a slope, palaces on a quay, towers with lit windows. All stand in rows, never even ones. */
import { house } from '../../kit/house.ts'
import { cypress, tree } from '../../kit/life.ts'
import type { Mesh } from '../../kit/mesh.ts'
import { rectOutline } from '../../kit/outline.ts'
import type { Random } from '../../kit/noise.ts'
import type { Stage } from './stage.ts'

export type TownKind = 'houses' | 'palaces' | 'towers' | 'huts' | 'mixed'
export type TreeKind = 'tree' | 'bush' | 'cypress' | 'pine' | 'palm' | 'none'

export interface Plot {
  x0: number
  x1: number
  /** Front and back row. */
  z0: number
  z1: number
  /** Ground level. */
  level: (x: number, z: number) => number
  walls: string[]
  roof: string
  trees: TreeKind
  /** Keeps landmarks clear. */
  free?: (x: number, z: number) => boolean
  tallest?: number
}

export function plant(
  mesh: Mesh,
  kind: TreeKind,
  seed: number,
  x: number,
  y: number,
  z: number,
  h: number,
): void {
  if (kind === 'bush') {
    for (const k of [-0.3, 0.32])
      mesh.blob(
        x + k * h * 0.6,
        y + h * (0.3 + ((seed + (k > 0 ? 1 : 0)) % 3) * 0.06),
        z,
        h * 0.36,
        'tree',
        0.82,
        0.16,
        seed,
        6,
      )
  } else if (kind === 'cypress') cypress(mesh, x, y, z, h * 1.3)
  else if (kind === 'pine')
    mesh.revolve(
      x,
      z,
      [
        [h * 0.16, y + h * 0.1],
        [h * 0.2, y + h * 0.16],
        [h * 0.1, y + h * 0.55],
        [0, y + h],
      ],
      'pine',
      7,
    )
  else if (kind === 'palm') smallPalm(mesh, seed, x, y, z, h)
  else if (kind === 'tree') tree(mesh, seed, x, y, z, h)
}

/** A palm seen from afar: bent trunk and a star of drooping blades. */
function smallPalm(mesh: Mesh, seed: number, x: number, y: number, z: number, h: number): void {
  const lean = ((seed % 7) - 3) * 0.04 * h
  mesh.loft(
    [
      [x - 0.2, y - 1, z],
      [x + 0.2, y - 1, z],
    ],
    [
      [x + lean - 0.13, y + h, z],
      [x + lean + 0.13, y + h, z],
    ],
    'trunk',
    false,
  )
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2 + seed
    const [dx, dz] = [Math.cos(a) * h * 0.36, Math.sin(a) * h * 0.36]
    const [sx, sz] = [-dz * 0.16, dx * 0.16]
    const c = [x + lean, y + h, z] as const
    const mid = [c[0] + dx * 0.55, c[1] + h * 0.07, c[2] + dz * 0.55] as const
    mesh.tri(c, [mid[0] + sx, mid[1], mid[2] + sz], [c[0] + dx, c[1] - h * 0.14, c[2] + dz], 'palm')
    mesh.tri(
      c,
      [c[0] + dx, c[1] - h * 0.14, c[2] + dz],
      [mid[0] - sx, mid[1] - h * 0.04, mid[2] - sz],
      'palm',
    )
  }
}

/** Rows of small houses with trees in the gaps. */
export function houses(stage: Stage, mesh: Mesh, plot: Plot): void {
  const { r, mood } = stage
  for (let z = plot.z1; z <= plot.z0; z += 10.4) {
    let x = plot.x0 + r() * 9
    while (x < plot.x1) {
      const w = r.range(6, 11) + (r() < 0.15 ? 5 : 0)
      const h = Math.min(plot.tallest ?? 99, r.range(4.5, 9) + (r() < 0.16 ? 4.5 : 0))
      const free = plot.free?.(x, z) ?? false
      const y = plot.level(x, z)
      if (!free && r() > 0.13)
        house(
          mesh.at(x, y - 0.6, z + r.range(-2.5, 2.5), r.range(-0.24, 0.24)),
          r,
          w,
          h,
          r.range(7, 10),
          r.pick(plot.walls),
          plot.roof,
          mood.lamps,
        )
      else if (!free) plant(mesh, plot.trees, Math.floor(x * 7 + z), x + 2, y - 0.5, z, r.range(8, 13))
      x += w + r.range(0.4, 2.8)
    }
  }
}

/** A quay of tall town houses: cornice, mansard or flat roof, window rows. */
export function palaces(stage: Stage, mesh: Mesh, plot: Plot): void {
  const { r, mood } = stage
  for (let z = plot.z1; z <= plot.z0; z += 26) {
    let x = plot.x0
    while (x < plot.x1) {
      const w = r.range(14, 26)
      const h = Math.min(plot.tallest ?? 99, r.range(13, 19))
      if (!plot.free?.(x + w / 2, z) && r() > 0.05)
        terraceHouse(
          mesh.at(x + w / 2, plot.level(x, z), z),
          r,
          w,
          h,
          r.pick(plot.walls),
          plot.roof,
          mood.lamps,
        )
      else plant(mesh, plot.trees, Math.floor(x + z), x + w / 2, plot.level(x, z), z, r.range(9, 14))
      x += w + (r() < 0.14 ? 6 : 0.2)
    }
  }
}

function terraceHouse(
  m: Mesh,
  r: Random,
  w: number,
  h: number,
  wall: string,
  roof: string,
  lamps: number,
): void {
  m.box(0, -4, 0, w, h + 4, 18, wall)
  m.box(0, h, 0, w + 0.8, 0.7, 18.8, wall)
  if (r() < 0.8) m.box(0, h + 0.7, 0, w, r.range(3, 4.6), 18, roof, roof, 2.4)
  for (let i = 0; i < 2; i++) m.box(r.range(-0.4, 0.4) * w, h, r.range(-3, 3), 1.2, 7, 1.2, wall)
  const columns = Math.floor(w / 3)
  for (let storey = 0; storey < Math.floor(h / 3.8); storey++)
    for (let i = 0; i < columns; i++)
      m.decal(
        rectOutline(1.2, 2.2),
        [-w / 2 + ((i + 0.5) * w) / columns, 2 + storey * 3.8, 9],
        [1, 0, 0],
        [0, 1, 0],
        r() < lamps ? 'lamp' : 'dark',
        0.12,
      )
}

/** Towers of a skyline: setbacks, floor lines, lamps in about the mood's share of the windows. */
export function towers(stage: Stage, mesh: Mesh, plot: Plot): void {
  const { r } = stage
  const tallest = plot.tallest ?? 150
  const middle = (plot.x0 + plot.x1) / 2
  for (let z = plot.z1; z <= plot.z0; z += 34) {
    let x = plot.x0 + r() * 14
    while (x < plot.x1) {
      const w = r.range(13, 26)
      const bell = 0.4 + 0.6 * Math.exp(-(((x - middle) / ((plot.x1 - plot.x0) * 0.3)) ** 2))
      const h = tallest * bell * r.range(0.22, 1) ** 1.2
      if (!plot.free?.(x, z) && r() > 0.1)
        tower(
          mesh.at(x + w / 2, plot.level(x, z), z, r.range(-0.3, 0.3)),
          stage,
          w,
          Math.max(18, h),
          r.pick(plot.walls),
        )
      x += w + r.range(2, 12)
    }
  }
}

export function tower(m: Mesh, { r, mood }: Stage, w: number, h: number, wall: string): void {
  const setback = r() < 0.45 ? r.range(0.6, 0.8) : 1
  m.box(0, -4, 0, w, h * setback + 4, w * 0.8, wall)
  if (setback < 1) m.box(0, h * setback, 0, w * 0.68, h * (1 - setback), w * 0.55, wall)
  if (r() < 0.3) m.box(0, h, 0, 0.9, h * 0.16, 0.9, 'steel')
  const rows = Math.floor((h * setback) / 3.6)
  const columns = Math.max(4, Math.floor(w / 2.6))
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const lit = r() < mood.lamps * 0.55
      if (!lit && (i + j) % 2) continue
      m.decal(
        rectOutline((w / columns) * 0.6, lit ? 1.9 : 1.3),
        [-w / 2 + ((i + 0.5) * w) / columns, 3 + j * 3.6, w * 0.4],
        [1, 0, 0],
        [0, 1, 0],
        lit ? 'lamp' : 'glass',
        0.15,
      )
    }
}
