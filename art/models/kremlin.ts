/** A stretch of the Kremlin wall and its gate tower. Materials: wall, white, dark, green, roof, gold. */
import type { Mesh } from '../kit/mesh.ts'
import { archOutline } from '../kit/outline.ts'
import type { Vec3 } from '../kit/vec.ts'

const X: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]
/** Wall along x from 0 to `long`, 14 m to the swallow-tailed merlons. */
export function kremlinWall(m: Mesh, long: number): void {
  m.box(long / 2, 0, 0, long, 12, 5, 'wall', 'roof')
  m.box(long / 2, 9.4, 0, long, 0.5, 5.5, 'white')
  for (let x = 1; x < long; x += 3.1) {
    m.box(x, 12, 2, 1.9, 1.7, 0.9, 'wall')
    for (const d of [-0.6, 0.6]) m.box(x + d, 13.7, 2, 0.6, 0.8, 0.9, 'roof')
  }
}
/** Gate tower of 67 m: a square shaft, a clock storey, an octagonal belfry under a green tent. */
export function gateTower(m: Mesh): void {
  m.box(0, 0, 0, 17, 28, 17, 'wall')
  m.box(0, 27, 0, 18.4, 1.2, 18.4, 'white', 'roof')
  for (const x of [-7.4, -2.5, 2.5, 7.4])
    for (const z of [-7.4, 7.4]) {
      m.box(x, 28.2, z, 1, 4, 1, 'white')
      m.hip(x, 32.2, z, 1.2, 2.6, 1.2, 0, 'white')
    }
  m.box(0, 28, 0, 12.5, 13, 12.5, 'wall')
  m.box(0, 40.4, 0, 13.4, 1, 13.4, 'white', 'roof')
  for (let q = 0; q < 4; q++) {
    const f = m.at(0, 0, 0, (q * Math.PI) / 2)
    const dial = (r: number) =>
      Array.from({ length: 20 }, (_, i): [number, number] => [
        r * Math.cos((i / 20) * Math.PI * 2),
        r * Math.sin((i / 20) * Math.PI * 2),
      ])
    f.decal(dial(3.1), [0, 36, 6.25], X, UP, 'gold', 0.1)
    f.decal(dial(2.6), [0, 36, 6.25], X, UP, 'dark', 0.2)
    f.decal(archOutline(5, 9), [0, 0, 8.5], X, UP, 'white', 0.1)
    f.decal(archOutline(3.8, 7.8), [0, 0, 8.5], X, UP, 'dark', 0.2)
    for (const x of [-4, 0, 4]) f.decal(archOutline(1.6, 5), [x, 17, 8.5], X, UP, 'white', 0.1)
  }
  m.revolve(
    0,
    0,
    [
      [5, 41],
      [5, 49],
      [5.6, 49.4],
      [5.4, 50],
      [1, 64],
      [0.3, 65],
      [0, 71],
    ],
    'green',
    8,
  )
  m.revolve(
    0,
    0,
    [
      [5.05, 41],
      [5.05, 49.2],
    ],
    'wall',
    8,
  )
  m.revolve(
    0,
    0,
    [
      [0, 67],
      [0.9, 68],
      [0, 70],
    ],
    'gold',
    8,
  )
}
