/** St Peter's. Metres; materials: dark, lamp, lead, rib, stone, white. */
import { domeProfile } from '../kit/buildings.ts'
import type { Mesh } from '../kit/mesh.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import type { Vec3 } from '../kit/vec.ts'

const UP: Vec3 = [0, 1, 0]
/** Michelangelo's dome: 42 m across on a colonnaded drum, cross at 136 m above the ground of the square. */
export function saintPeter(m: Mesh): void {
  m.box(0, 0, 10, 150, 46, 70, 'stone', 'lead')
  m.box(0, 46, 8, 152, 8, 60, 'stone', 'lead')
  // the front: a giant order, windows between, apostles along the edge
  for (let i = 0; i < 13; i++) {
    const x = -69 + i * 11.5
    m.box(x, 8, 45.6, 2.6, 35, 1.6, 'white')
    m.box(x, 54, 36, 1.5, 5.4, 1.5, 'stone')
    if (i < 12) m.decal(rectOutline(4, 7), [x + 5.75, 36, 45.1], [1, 0, 0], UP, 'dark', 0.1)
  }
  m.box(0, 43, 45.6, 151, 3, 2, 'white')
  m.revolve(
    0,
    0,
    [
      [31, 44],
      [31, 54],
      [29.5, 55],
      [29.5, 57],
      [25, 57],
      [25, 74],
      [29, 74.5],
      [29, 77],
      [25.5, 77],
      [25.5, 83],
      [26.4, 83.4],
      [26.4, 84.6],
      [24.6, 84.6],
    ],
    'stone',
    64,
  )
  for (let i = 0; i < 16; i++) {
    const a = ((i + 0.5) / 16) * Math.PI * 2
    const [s, c] = [Math.sin(a), Math.cos(a)]
    m.decal(archOutline(4, 9), [s * 25.1, 60, c * 25.1], [c, 0, -s], UP, 'dark', 0.1)
    const b = (i / 16) * Math.PI * 2
    for (const d of [-0.05, 0.05])
      m.revolve(
        Math.sin(b + d) * 28,
        Math.cos(b + d) * 28,
        [
          [1.2, 57],
          [1, 74],
        ],
        'stone',
        8,
      )
    m.box(Math.sin(b) * 27, 77, Math.cos(b) * 27, 2.4, 6, 2.4, 'stone')
  }
  const shell = domeProfile(24.6, 29, 84.4, 0.02, 0.3, 18).slice(0, 17)
  m.revolve(0, 0, shell, 'lead', 64)
  // ribs
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2
    for (let k = 0; k < shell.length - 1; k++) {
      const [[r0, y0], [r1, y1]] = [shell[k]!, shell[k + 1]!]
      const at = (r: number, y: number, d: number): Vec3 => [
        Math.sin(a) * (r + 0.7) + Math.cos(a) * d,
        y,
        Math.cos(a) * (r + 0.7) - Math.sin(a) * d,
      ]
      const w = (r: number): number => 0.45 + 0.03 * r
      m.quad(at(r0, y0, -w(r0)), at(r0, y0, w(r0)), at(r1, y1, w(r1)), at(r1, y1, -w(r1)), 'rib')
    }
    for (const [k, size] of [
      [4, 1.5],
      [9, 1.2],
      [13, 0.8],
    ] as const) {
      const b = a + Math.PI / 16
      const [r, y] = shell[k]!
      m.decal(
        rectOutline(size, size * 1.5),
        [Math.sin(b) * (r + 0.3), y, Math.cos(b) * (r + 0.3)],
        [Math.cos(b), 0, -Math.sin(b)],
        UP,
        'dark',
        0.2,
      )
    }
  }
  m.revolve(
    0,
    0,
    [
      [6.4, 111],
      [6.4, 113],
      [4, 113.4],
      [4, 121],
      [5, 121.6],
      [3.6, 123],
      [1.4, 128],
      [0.6, 131],
      [1.3, 132.2],
      [0, 133.6],
    ],
    'stone',
    20,
  )
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2
    m.decal(
      archOutline(1.5, 5.6),
      [Math.sin(a) * 4.02, 114.4, Math.cos(a) * 4.02],
      [Math.cos(a), 0, -Math.sin(a)],
      UP,
      'lamp',
      0.1,
    )
  }
  m.box(0, 133, 0, 0.5, 5, 0.5, 'rib')
  m.box(0, 135.6, 0, 2.6, 0.5, 0.5, 'rib')
  // the two lesser domes
  for (const x of [-46, 46]) {
    m.revolve(x, 14, [[8, 54], [8, 62], [8.8, 62.4], [8.8, 63.6], ...domeProfile(8, 9, 63.6)], 'lead', 28)
    m.revolve(
      x,
      14,
      [
        [1.6, 72],
        [1.6, 76],
        [0, 79],
      ],
      'stone',
      10,
    )
  }
}
