/** A stone house of the Andes. Materials: stone, dark, thatch. */
import type { Mesh } from './mesh.ts'
import type { Random } from './noise.ts'
import type { Pt, Vec3 } from './vec.ts'

/** Roofless house: four walls and two gables with trapezoid openings. Local +z is the front. */
export function ruin(m: Mesh, r: Random, w: number, d: number, roofed = false): void {
  const h = r.range(2.6, 3.4),
    g = d * 0.42,
    t = 0.8
  m.box(0, -5, d / 2, w, 5 + h, t, 'stone')
  m.box(0, -5, -d / 2, w, 5 + h, t, 'stone')
  for (const s of [-1, 1]) {
    const x = (s * w) / 2,
      X = x - (s * t) / 2
    for (const q of [x + (s * t) / 2, X]) {
      const n: Vec3 = [q === X ? -s : s, 0, 0]
      m.tri([q, h, d / 2], [q, h, -d / 2], [q, h + g, 0], 'stone', n, n, n)
      m.quad([q, -5, d / 2], [q, -5, -d / 2], [q, h, -d / 2], [q, h, d / 2], 'stone')
    }
    m.quad([x + (s * t) / 2, h, d / 2], [X, h, d / 2], [X, h + g, 0], [x + (s * t) / 2, h + g, 0], 'stone')
    m.quad([x + (s * t) / 2, h, -d / 2], [X, h, -d / 2], [X, h + g, 0], [x + (s * t) / 2, h + g, 0], 'stone')
  }
  const trap: Pt[] = [
      [-0.55, 0],
      [0.55, 0],
      [0.42, 1.9],
      [-0.42, 1.9],
    ],
    win: Pt[] = [
      [-0.35, 0],
      [0.35, 0],
      [0.27, 0.9],
      [-0.27, 0.9],
    ],
    n = Math.max(1, Math.floor(w / 4))
  for (let i = 0; i < n; i++) {
    m.decal(trap, [-w / 2 + ((i + 0.5) * w) / n, 0.1, d / 2 + t / 2], [1, 0, 0], [0, 1, 0], 'dark', 0.05)
    m.decal(win, [-w / 2 + ((i + 0.12) * w) / n + 0.3, 1, d / 2 + t / 2], [1, 0, 0], [0, 1, 0], 'dark', 0.05)
  }
  m.decal(win, [w / 2 + t / 2, h + 0.1, 0], [0, 0, -1], [0, 1, 0], 'dark', 0.05)
  m.decal(trap, [w / 2 + t / 2, 0.2, 0], [0, 0, -1], [0, 1, 0], 'dark', 0.05)
  if (roofed) m.gable(0, h - 0.4, 0, w + 1.4, g + 1.4, d + 2.4, 'thatch')
}
