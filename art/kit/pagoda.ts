/** A Japanese five-storey pagoda, 37 m with its spire. Materials: red, white, lattice, rooftile, edge, eave, gold, stone. */
import { strip } from './eiffel.ts'
import type { Mesh } from './mesh.ts'
import { rectOutline } from './outline.ts'
import type { Pt, Vec3 } from './vec.ts'

const UP: Vec3 = [0, 1, 0]
/** Square roof over walls of half width `inner`: the slope sags, the corners lift. */
function flaredRoof(m: Mesh, y: number, half: number, inner: number, rise: number, lift: number): void {
  const edge = (s: number): number => lift * Math.abs(s) ** 3.2
  const at = (s: number, t: number, drop = 0): Vec3 => {
    const q = half + (inner - half) * t
    const reach = q * (1 + 0.05 * Math.abs(s) ** 6 * (1 - t))
    return [s * reach, y + rise * (0.42 * t + 0.58 * t * t) + edge(s) * (1 - t) ** 1.6 - drop, reach]
  }
  for (let side = 0; side < 4; side++) {
    const f = m.at(0, 0, 0, (side * Math.PI) / 2)
    for (let i = 0; i < 20; i++) {
      const [s0, s1] = [-1 + i / 10, -1 + (i + 1) / 10]
      for (let j = 0; j < 6; j++)
        f.quad(at(s0, j / 6), at(s1, j / 6), at(s1, (j + 1) / 6), at(s0, (j + 1) / 6), 'rooftile')
      f.quad(at(s0, 0, 0.34), at(s1, 0, 0.34), at(s1, 0), at(s0, 0), 'edge')
      f.quad(
        at(s0, 0, 0.34),
        at(s1, 0, 0.34),
        [s1 * inner, y - 0.5, inner],
        [s0 * inner, y - 0.5, inner],
        'eave',
      )
    }
    // hip ridge
    for (let j = 0; j < 6; j++) {
      const [a, b] = [at(1, j / 6), at(1, (j + 1) / 6)]
      strip(f, [a[0], a[1] + 0.18, a[2]], [b[0], b[1] + 0.18, b[2]], 0.42, [0.5, 0.5, 0.7], 'ridge')
    }
  }
}
/** One face of a storey, looking along +z. */
function wall(f: Mesh, y: number, h: number, half: number, ground: boolean): void {
  const panel = half * 0.5
  const mid = y + h * 0.46
  for (const s of [-1, 1]) {
    f.decal(rectOutline(panel * 0.86, h * 0.62), [s * half * 0.64, mid, half], [1, 0, 0], UP, 'white', 0.03)
    f.decal(rectOutline(panel * 0.6, h * 0.4), [s * half * 0.64, mid, half], [1, 0, 0], UP, 'lattice', 0.05)
  }
  f.decal(rectOutline(panel * 1.06, h * (ground ? 0.8 : 0.66)), [0, mid, half], [1, 0, 0], UP, 'edge', 0.03)
  f.decal(rectOutline(panel * 0.44, h * 0.62), [-panel * 0.25, mid, half], [1, 0, 0], UP, 'door', 0.05)
  f.decal(rectOutline(panel * 0.44, h * 0.62), [panel * 0.25, mid, half], [1, 0, 0], UP, 'door', 0.05)
}
export function pagoda(m: Mesh): void {
  m.box(0, -3, 0, 13, 3.6, 13, 'stone', 'paving')
  m.box(0, 0.6, 0, 10, 0.6, 10, 'stone', 'paving')
  let y = 1.2
  for (let i = 0; i < 5; i++) {
    const half = 3.05 - i * 0.27
    const eave = 6.5 - i * 0.44
    const h = i ? 2.9 : 3.8
    m.box(0, y, 0, half * 2, h, half * 2, 'red')
    for (let side = 0; side < 4; side++) {
      const f = m.at(0, 0, 0, (side * Math.PI) / 2)
      wall(f, y + (i ? 0.5 : 0), h - (i ? 1.2 : 0.9), half, i === 0)
      if (i) {
        f.box(0, y + 0.1, half + 0.45, half * 2 + 1.3, 0.22, 0.9, 'red')
        for (const lift of [0.62, 0.95]) f.box(0, y + lift, half + 0.82, half * 2 + 1.7, 0.11, 0.1, 'red')
        for (let k = -4; k <= 4; k++)
          f.box((k * (half + 0.7)) / 4, y + 0.2, half + 0.82, 0.12, 0.8, 0.1, 'red')
      }
      for (let k = -3; k <= 3; k++) f.box((k * half) / 3, y + h - 0.95, half + 0.4, 0.34, 0.75, 0.8, 'edge')
    }
    m.box(0, y + h - 0.75, 0, half * 2 + 0.8, 0.3, half * 2 + 0.8, 'red')
    m.box(0, y + h - 0.35, 0, half * 2 + 1.8, 0.3, half * 2 + 1.8, 'red')
    const top = i === 4
    flaredRoof(m, y + h + 0.25, eave, top ? 0.4 : half - 0.4, top ? 3.1 : 2, 0.95)
    y += h + (top ? 3.2 : 1.75)
  }
  m.box(0, y - 0.3, 0, 1.3, 0.9, 1.3, 'gold')
  const spire: Pt[] = [
    [0.75, y + 0.6],
    [0.2, y + 1.5],
  ]
  for (let k = 0; k < 9; k++) {
    const [at, r] = [y + 1.9 + k * 0.62, 0.78 - k * 0.035]
    spire.push([0.16, at - 0.12], [r, at - 0.1], [r, at + 0.16], [0.16, at + 0.18])
  }
  spire.push([0.14, y + 7.6], [0.5, y + 8.1], [0.14, y + 8.7], [0.34, y + 9.2], [0, y + 10.2])
  m.revolve(0, 0, spire, 'gold', 14)
}
