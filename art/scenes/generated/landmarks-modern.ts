/** Towers of glass. */
import type { Mesh } from '../../kit/mesh.ts'
import type { Pt, Vec3 } from '../../kit/vec.ts'
import { beam, pane } from './parts.ts'

const ellipse = (a: number, b: number, y: number, n = 20, lean = 0): Vec3[] =>
  Array.from({ length: n }, (_, i) => {
    const t = (i / n) * Math.PI * 2
    return [Math.sin(t) * a + lean, y, Math.cos(t) * b]
  })

function glassLoft(m: Mesh, rings: readonly Vec3[][], mat: string, line: string): void {
  for (let i = 0; i < rings.length - 1; i++) m.loft(rings[i]!, rings[i + 1]!, i % 7 === 6 ? line : mat)
}

export const MODERN = {
  /** Three wings that step back in a spiral. */
  burj(m: Mesh) {
    for (let wing = 0; wing < 3; wing++)
      for (let step = 0; step < 9; step++) {
        const reach = 52 - step * 5.2
        const top = 90 + (step * 3 + wing) * 21
        const arm = m.at(0, 0, 0, (wing * Math.PI * 2) / 3 + 0.5)
        arm.box(0, 0, reach / 2, 17 - step * 0.8, top, reach, 'steel')
        for (let y = 16; y < top; y += 26)
          arm.box(0, y, reach / 2, 17.4 - step * 0.8, 1.2, reach + 0.5, 'glass')
      }
    m.revolve(
      0,
      0,
      [
        [10, 0],
        [10, 640],
        [5, 660],
        [4, 740],
        [1.4, 750],
        [0, 828],
      ],
      'steel',
      12,
    )
  },
  /** The sail-shaped hotel. */
  sailHotel(m: Mesh) {
    const outline: Pt[] = [
      [-26, 0],
      [24, 0],
      [36, 60],
      [38, 110],
      [30, 160],
      [12, 210],
      [-20, 250],
      [-24, 200],
    ]
    for (let i = 0; i < 16; i++) {
      const y = i * 14
      const bulge = 44 * Math.sqrt(Math.max(0, 1 - (y / 250) ** 1.7))
      m.loft(
        [
          [-24, y, 6],
          [-24 + bulge * 1.3, y, 9],
          [-24, y, -12],
        ],
        [
          [-24, y + 13, 6],
          [-24 + 44 * Math.sqrt(Math.max(0, 1 - ((y + 13) / 250) ** 1.7)) * 1.3, y + 13, 9],
          [-24, y + 13, -12],
        ],
        i % 5 === 4 ? 'glass' : 'white',
      )
    }
    beam(m, [-26, 0, 0], [-26, outline.length ? 300 : 0, 0], 3, 'white')
    m.revolve(
      2,
      0,
      [
        [11, 196],
        [13, 199],
        [0, 200],
      ],
      'white',
      16,
    )
  },
  marinaBay(m: Mesh) {
    for (let k = -1; k <= 1; k++)
      for (const [z0, z1] of [
        [16, 5],
        [-14, -4],
      ] as const) {
        const ring = (y: number, z: number, w: number): Vec3[] => [
          [k * 96 - w, y, z + 6],
          [k * 96 + w, y, z + 6],
          [k * 96 + w, y, z - 6],
          [k * 96 - w, y, z - 6],
        ]
        for (let i = 0; i < 22; i++) {
          const lean = (t: number) => z1 + (z0 - z1) * (1 - t) ** 2
          const [t0, t1] = [i / 22, (i + 1) / 22]
          m.loft(
            ring(t0 * 194, lean(t0), 30 - 4 * t0),
            ring(t1 * 194, lean(t1), 30 - 4 * t1),
            i % 3 ? 'concrete' : 'steel',
          )
        }
        for (let i = 0; i < 90; i++) {
          const t = (i * 0.618) % 1
          if (z0 > 0)
            pane(
              m,
              k * 96 - 24 + ((i * i * 13 + i * 7) % 48),
              6 + t * 178,
              z1 + (z0 - z1) * (1 - t) ** 2 + 6.4,
              2.6,
              2.4,
              'lamp',
            )
        }
      }
    const deck = (k: number, y: number): Vec3[] =>
      Array.from({ length: 24 }, (_, i) => {
        const a = (i / 24) * Math.PI * 2
        return [6 + Math.sin(a) * 178 * k, y, Math.cos(a) * 20 * k * (1 - 0.5 * Math.abs(Math.sin(a)) ** 4)]
      })
    m.loft(deck(0.94, 194), deck(1, 202), 'concrete')
    m.loft(deck(1, 202), deck(1.005, 206), 'white')
    m.loft(deck(1, 206), deck(0.01, 206), 'palm')
    for (let i = 0; i < 20; i++) m.blob(-150 + i * 16, 208, 6, 4.4, 'tree', 0.8, 0.2, i, 6)
  },
  flameTowers(m: Mesh) {
    for (const [x, z, high, turn] of [
      [-62, 0, 165, 0.5],
      [0, -34, 182, 0],
      [64, 4, 161, -0.6],
    ] as const) {
      const tower = m.at(x, 0, z, turn)
      const rings = Array.from({ length: 29 }, (_, i) => {
        const t = i / 28
        const wide = 21 * (0.82 + 0.5 * Math.sin(Math.PI * t * 0.62)) * (1 - t ** 3) + 0.3
        return ellipse(wide, wide * 0.62, t * high, 20, 14 * t ** 2)
      })
      glassLoft(tower, rings, 'steel', 'lamp')
    }
  },
  lotusTower(m: Mesh) {
    const rings = Array.from({ length: 41 }, (_, i) => {
      const t = i / 40
      const wide =
        21 *
          (0.86 + 0.34 * Math.sin(Math.PI * Math.min(1, t * 1.25))) *
          (t > 0.62 ? 1 - ((t - 0.62) / 0.38) ** 1.7 : 1) +
        0.3
      return ellipse(wide, wide * 0.74, t * 262, 20, -4 * t)
    })
    glassLoft(m, rings, 'steel', 'glass')
    m.revolve(
      24,
      0,
      [
        [2, 184],
        [14, 191],
        [14, 193],
        [0, 193],
      ],
      'concrete',
      20,
    )
  },
} satisfies Record<string, (m: Mesh) => void>
