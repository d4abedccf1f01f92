/** Limestone towers of drowned karst: notched at the tide line, fluted and hung with jungle. Materials: rock, jungle. */
import { lerp, smoothstep } from './ink.ts'
import type { Mesh } from './mesh.ts'
import { fbm, noise, random } from './noise.ts'
import type { Vec3 } from './vec.ts'

export interface Karst {
  /** Half width across and along, and height above the water, metres. */
  wide: number
  deep?: number
  high: number
  seed: number
  /** Sideways shift of the crown, in half widths. */
  lean?: number
  /** How far the waist swells out over the foot: 0.1 a pillar, 0.5 a top. */
  overhang?: number
  fine?: number
  /** Size of the bushes, 1 for a far tower. */
  scrub?: number
  /** How many bushes. */
  bushes?: number
  /** Share of the height where the crown begins to close. */
  shoulder?: number
  /** Share of the height above which most bushes stand. */
  bushLine?: number
  /** 0 for fluted walls, 1 for walls broken into crags. */
  rugged?: number
}
export function karst(m: Mesh, o: Karst): void {
  const {
    wide,
    deep = wide * 0.8,
    high,
    seed,
    lean = 0,
    overhang = 0.14,
    fine = 1,
    scrub = 1,
    bushes = 460,
    shoulder = 0.5,
    bushLine = 0.6,
    rugged = 0,
  } = o
  const cols = Math.round(84 * fine),
    rows = Math.round(52 * fine),
    r = random(seed)
  const shape = (t: number): number => {
    const foot = 1 - overhang * (1 - smoothstep(0, 0.42, t)),
      crown = Math.sqrt(Math.max(0, 1 - Math.max(0, (t - shoulder) / (1 - shoulder)) ** 2.3))
    return foot * (0.22 + 0.78 * crown) * (t > 0.985 ? 0.5 : 1)
  }
  const at = (i: number, j: number): Vec3 => {
    const a = ((i % cols) / cols) * Math.PI * 2,
      t = j / rows
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const lobes = 0.55 * (fbm(c * 1.1 + seed * 3.1, s * 1.1 + t * 0.7, 3, seed) - 0.5),
      flutes = (0.2 - 0.13 * rugged) * (noise(c * 5 + seed, s * 5 + t * 0.5, seed + 4) - 0.5),
      ledges = 0.14 * (noise(c * 1.6 + 3, t * 8 + s, seed + 7) - 0.5)
    const crag = rugged * 0.85 * (fbm(c * 2.3 + seed, t * 5 + s * 2.3, 4, seed + 21) - 0.5)
    const notch = t * high < 2.2 ? 0.1 * Math.min(1, high / 40) : 0
    const k = shape(t) * (1 + lobes + flutes + ledges + crag) - notch
    const top = 1 + 0.18 * (fbm(c * 1.4 + 9, s * 1.4 + seed, 3, seed + 2) - 0.5) * smoothstep(0.4, 1, t)
    return [wide * (k * c + lean * t * t), high * t * top - 0.6, deep * k * s]
  }
  const grid = Array.from({ length: rows + 1 }, (_, j) => Array.from({ length: cols }, (__, i) => at(i, j)))
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const [a, b] = [grid[j]![i]!, grid[j]![(i + 1) % cols]!],
        [c, d] = [grid[j + 1]![(i + 1) % cols]!, grid[j + 1]![i]!]
      const t = j / rows,
        out =
          Math.hypot(d[0] - a[0], d[2] - a[2]) * Math.sign(Math.hypot(a[0], a[2]) - Math.hypot(d[0], d[2])),
        flat = Math.max(0, out) / Math.max(0.1, d[1] - a[1])
      const hung = noise((i / cols) * 26 + seed, t * 9, seed + 11)
      const green = t > 0.07 && (flat > 0.42 - 0.25 * t || hung > lerp(0.86, 0.44, smoothstep(0.25, 0.9, t)))
      m.quad(a, b, c, d, green ? 'jungle' : 'rock')
    }
  m.tri(grid[rows]![0]!, grid[rows]![cols >> 1]!, grid[rows]![cols >> 2]!, 'jungle')
  // scrub that breaks the outline of the crown and hangs on the ledges
  for (let n = 0; n < bushes * fine; n++) {
    const j = Math.round(rows * (n % 3 ? r.range(bushLine, 0.99) : r.range(0.12, 0.7))),
      p = grid[j]![Math.floor(r() * cols)]!
    const size = high * scrub * r.range(0.007, 0.021)
    m.blob(p[0] * 0.99, p[1] + size * 0.3, p[2] * 0.99, size, 'jungle', 0.85, 0.22, n, 6)
  }
}
