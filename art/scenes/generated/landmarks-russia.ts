/** The onion domes of Russia. */
import type { Mesh } from '../../kit/mesh.ts'
import { arch, onion, onionTower } from './parts.ts'

export const RUSSIA = {
  /** Saviour on the Blood: a tent tower among onion domes, each different. */
  saviour(m: Mesh) {
    m.box(0, 0, 0, 34, 24, 30, 'brick')
    m.box(-24, 0, 0, 18, 18, 22, 'brick', 'copper')
    for (let i = 0; i < 4; i++) arch(m, -13 + i * 8.6, 6, 15, 3.6, 11, 'white')
    for (let i = 0; i < 4; i++) arch(m, -13 + i * 8.6, 6.6, 15.2, 2.4, 9)
    for (let i = 0; i < 3; i++) m.gable(-11 + i * 11, 24, 14, 2, 6, 10, 'white')
    m.revolve(
      0,
      0,
      [
        [7.5, 22],
        [7.5, 38],
        [8.4, 38.4],
        [6.4, 42],
        [3, 60],
        [2.3, 61],
        [2.3, 66],
      ],
      'white',
      8,
    )
    onion(m, 0, 66, 0, 2.5, 'turquoise')
    for (const [x, z, mat] of [
      [-12, 10, 'gold'],
      [12, 10, 'turquoise'],
      [-12, -10, 'copper'],
      [12, -10, 'gold'],
    ] as const)
      onionTower(m.at(x, 22, z), 0, 0, 19, 4, 'white', mat)
    m.revolve(
      -32,
      0,
      [
        [6, 0],
        [6, 40],
        [6.8, 41],
        [6.8, 44],
        [5.6, 44],
        [5.6, 47],
      ],
      'brick',
      8,
    )
    onion(m, -32, 47, 0, 4.8, 'gold')
    arch(m, -32, 32, 6, 3, 7, 'white')
  },
  /** Saint Basil's nine chapels. */
  basil(m: Mesh) {
    m.box(0, 0, 0, 46, 12, 40, 'brick')
    for (let i = 0; i < 8; i++) arch(m, -20 + i * 5.8, 1, 20, 3.6, 8, 'white')
    for (let i = 0; i < 8; i++) arch(m, -20 + i * 5.8, 1, 20.2, 2.6, 7)
    m.revolve(
      0,
      0,
      [
        [8, 10],
        [8, 30],
        [9, 31],
        [6.6, 36],
        [2.2, 54],
        [1.9, 58],
      ],
      'brick',
      8,
    )
    for (let k = 0; k < 3; k++)
      m.revolve(
        0,
        0,
        [
          [7.6 - k * 1.9, 33 + k * 6],
          [8 - k * 1.9, 33.6 + k * 6],
          [7.2 - k * 1.9, 34.4 + k * 6],
        ],
        'white',
        8,
      )
    onion(m, 0, 57, 0, 1.9, 'gold')
    for (const [x, z, h, r, mat] of [
      [-16, 10, 25, 4.6, 'turquoise'],
      [16, 10, 25, 4.6, 'red'],
      [0, 17, 19, 3.4, 'copper'],
      [-17, -8, 27, 4.6, 'gold'],
      [17, -8, 27, 4.6, 'turquoise'],
      [-9, 17, 15, 2.6, 'gold'],
      [9, 17, 15, 2.6, 'red'],
      [0, -16, 30, 4, 'copper'],
    ] as const)
      onionTower(m.at(x, 10, z), 0, 0, h, r, 'brick', mat)
  },
} satisfies Record<string, (m: Mesh) => void>
