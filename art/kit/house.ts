import type { Mesh } from './mesh.ts'
import type { Random } from './noise.ts'
import { rectOutline } from './outline.ts'
import type { Vec3 } from './vec.ts'

/** Small tiled house with windows towards the viewer and the left. */
export function house(
  m: Mesh,
  r: Random,
  w: number,
  h: number,
  d: number,
  wall: string,
  roof = 'tile',
  lit = 0.12,
): void {
  m.box(0, -12, 0, w, h + 12, d, wall)
  const kind = r()
  if (kind < 0.62) m.hip(0, h, 0, w + 1, r.range(1.6, 2.6), d + 1, r.range(0, w * 0.5), roof)
  else if (kind < 0.84) m.gable(0, h, 0, w + 1, r.range(1.8, 2.8), d + 1, roof, wall)
  else {
    m.box(0, h, 0, w + 0.5, 0.5, d + 0.5, wall)
    m.box(w * 0.2, h + 0.5, -1, w * 0.4, 2, d * 0.5, wall, roof)
  }
  if (r() < 0.5) m.box(r.range(-0.3, 0.3) * w, h, r.range(-1, 1.5), 0.8, 3.2, 0.8, wall)
  if (r() < 0.18) {
    m.box(0, h * 0.42, d / 2 + 0.6, w * 0.5, h * 0.46, 1.2, wall)
    m.decal(rectOutline(w * 0.36, 1.5), [0, h * 0.66, d / 2 + 1.2], [1, 0, 0], [0, 1, 0], 'dark', 0.08)
  } // jettied bay
  const cols = Math.max(2, Math.floor(w / 2.6)),
    rows = Math.max(1, Math.floor(h / 3.1))
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const glow = r() < lit ? 'lamp' : 'dark'
      m.decal(
        rectOutline(1, 1.6),
        [-w / 2 + ((i + 0.5) * w) / cols, 1.7 + j * 3.1, d / 2],
        [1, 0, 0],
        [0, 1, 0],
        glow,
        0.08,
      )
      if (i < cols - 1)
        m.decal(
          rectOutline(1, 1.6),
          [-w / 2, 1.7 + j * 3.1, -d / 2 + ((i + 0.7) * d) / cols],
          [0, 0, 1] as Vec3,
          [0, 1, 0],
          'dark',
          0.08,
        )
    }
}
