/** An outcrop cut in steps. Materials: stone, coping, court. */
import type { Mesh } from './mesh.ts'

/** Stair of `n` stone shelves narrowing upward, as round the Intihuatana. */
export function steppedHill(m: Mesh, n: number, w: number): void {
  for (let i = 0; i < n; i++)
    m.box(
      0,
      -8 + i * 3.4,
      0,
      w * (1 - i / (n + 0.6)),
      3.4,
      w * 0.8 * (1 - i / (n + 0.6)),
      'stone',
      i % 2 ? 'coping' : 'court',
    )
  m.box(0, -8 + n * 3.4, 0, 2.2, 3, 1.8, 'stone')
}
