/** A Delhi house: flat roof with parapet, stair head and water tank, shaded windows towards +z. Materials: the wall's, roof, tank, dark, lamp. */
import type { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { rectOutline } from '../kit/outline.ts'

/** House of `w` by `d` metres standing on y=0; `lit` is the share of lamp-lit windows. */
export function flatHouse(
  m: Mesh,
  seed: number,
  w: number,
  h: number,
  d: number,
  wall: string,
  lit = 0,
): void {
  const r = random(seed)
  m.box(0, 0, 0, w, h, d, wall, 'roof')
  for (const [x, z, a, b] of [
    [0, d / 2, w + 0.2, 0.25],
    [0, -d / 2, w + 0.2, 0.25],
    [-w / 2, 0, 0.25, d],
    [w / 2, 0, 0.25, d],
  ] as const)
    m.box(x, h, z, a, 0.9, b, wall)
  if (r() < 0.6) m.box(w * r.range(-0.25, 0.25), h, -d * 0.2, w * 0.35, 2.5, d * 0.4, wall, 'roof')
  if (r() < 0.5) {
    const [x, z] = [w * r.range(-0.35, 0.35), d * 0.2]
    m.revolve(x, z, [[0.8, h + 0.5], [0.8, h + 1.7], [0.3, h + 2]], 'tank', 12) // prettier-ignore
  }
  const cols = Math.max(2, Math.round(w / 2.8))
  for (let y = 1.2; y + 2 < h; y += 3.2)
    for (let i = 0; i < cols; i++) {
      const x = -w / 2 + ((i + 0.5) * w) / cols
      if (r() < 0.12) continue
      m.decal(
        rectOutline(1.1, 1.6),
        [x, y + 0.8, d / 2],
        [1, 0, 0],
        [0, 1, 0],
        lit > 0 && r() < lit ? 'lamp' : 'dark',
        0.06,
      )
      m.box(x, y + 1.75, d / 2 + 0.3, 1.6, 0.12, 0.6, wall)
    }
}
