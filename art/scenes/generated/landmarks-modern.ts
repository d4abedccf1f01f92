/** Towers and things of iron and glass. */
import { person } from '../../kit/life.ts'
import type { Mesh } from '../../kit/mesh.ts'
import type { Pt, Vec3 } from '../../kit/vec.ts'
import { beam, pane, panes } from './parts.ts'

/** Half width of the Eiffel Tower at a height, both as shares of its 300 m. */
const eiffelCurve = (t: number): number => 0.208 * Math.exp(-t * 3.6) + 0.012

/** Four lattice legs that meet: the tower of Paris and its red cousin. `mat` by share of the height. */
function latticeTower(m: Mesh, high: number, mat: (t: number) => string, platforms: number[]): void {
  const steps = 26
  const half = (t: number) => eiffelCurve(t) * high
  for (let i = 0; i < steps; i++) {
    const [t0, t1] = [(i / steps) ** 1.15, ((i + 1) / steps) ** 1.15]
    const [h0, h1] = [half(t0), half(t1)]
    const thick = Math.max(0.8, 2.4 * (1 - t0))
    // below the second platform the legs stand apart; above it they are one shaft
    const inner = (t: number) => (t < 0.38 ? 0.6 - 0.28 * (t / 0.38) : 0)
    for (const [sx, sz] of [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      const at = (h: number, t: number, a: number, b: number): Vec3 => [sx * h * a, t * high, sz * h * b]
      const [k0, k1] = [inner(t0), inner(t1)]
      beam(m, at(h0, t0, 1, 1), at(h1, t1, 1, 1), thick, mat(t0))
      beam(m, at(h0, t0, k0, 1), at(h1, t1, k1, 1), thick * 0.8, mat(t0))
      beam(m, at(h0, t0, k0, 1), at(h1, t1, 1, 1), thick * 0.5, mat(t0))
      beam(m, at(h0, t0, 1, 1), at(h1, t1, k1, 1), thick * 0.5, mat(t0))
      beam(m, at(h0, t0, 1, k0), at(h1, t1, 1, 1), thick * 0.5, mat(t0))
      beam(m, at(h0, t0, 1, k0), at(h1, t1, 1, k1), thick * 0.8, mat(t0))
    }
  }
  for (const t of platforms) {
    const w = half(t) * 2.1
    m.box(0, t * high - 2, 0, w, 5, w, mat(t))
  }
  // the great arches between the legs
  const r = half(0.1) * 0.62
  for (let i = 0; i < 12; i++) {
    const at = (k: number): Vec3 => {
      const a = (Math.PI * k) / 12
      return [Math.cos(a) * r * 1.5, 8 + Math.sin(a) * high * 0.12, half(0.06)]
    }
    beam(m, at(i), at(i + 1), 2.6, mat(0))
  }
  beam(m, [0, high, 0], [0, high * 1.08, 0], 1.4, mat(1))
}

const ellipse = (a: number, b: number, y: number, n = 20, lean = 0): Vec3[] =>
  Array.from({ length: n }, (_, i) => {
    const t = (i / n) * Math.PI * 2
    return [Math.sin(t) * a + lean, y, Math.cos(t) * b]
  })

function glassLoft(m: Mesh, rings: readonly Vec3[][], mat: string, line: string): void {
  for (let i = 0; i < rings.length - 1; i++) m.loft(rings[i]!, rings[i + 1]!, i % 4 === 3 ? line : mat)
}

export const MODERN = {
  eiffel: (m: Mesh) => latticeTower(m, 300, () => 'wood', [0.19, 0.385, 0.92]),
  tokyoTower: (m: Mesh) =>
    latticeTower(m, 310, (t) => (Math.floor(t * 7) % 2 ? 'white' : 'red'), [0.45, 0.75]),
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
            i % 2 ? 'glass' : 'concrete',
          )
        }
        for (let i = 0; i < 90; i++) {
          const t = ((i * 37) % 100) / 100
          if (z0 > 0)
            pane(
              m,
              k * 96 - 24 + ((i * 53) % 48),
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
  supertrees(m: Mesh) {
    for (const [x, z, high] of [
      [0, 0, 50],
      [-34, -14, 38],
      [30, -22, 42],
      [62, 6, 30],
      [-66, 8, 28],
      [14, 34, 26],
    ] as const) {
      m.revolve(
        x,
        z,
        [
          [high * 0.09, 0],
          [high * 0.055, high * 0.4],
          [high * 0.05, high * 0.7],
        ],
        'maroon',
        14,
      )
      m.revolve(
        x,
        z,
        [
          [high * 0.1, 0.2],
          [high * 0.07, high * 0.3],
          [high * 0.056, high * 0.5],
        ],
        'palm',
        9,
      )
      for (let i = 0; i < 22; i++) {
        const a = (i / 22) * Math.PI * 2
        const at = (r: number, y: number, turn = 0): Vec3 => [
          x + Math.sin(a + turn) * r,
          y,
          z + Math.cos(a + turn) * r,
        ]
        beam(m, at(high * 0.05, high * 0.62), at(high * 0.16, high * 0.86), 0.5, 'maroon')
        beam(m, at(high * 0.16, high * 0.86), at(high * 0.42, high * 0.98), 0.4, 'maroon')
        beam(m, at(high * 0.16, high * 0.86), at(high * 0.38, high * 0.96, 0.28), 0.3, 'maroon')
        if (i % 3 === 0) m.blob(...at(high * 0.24, high * 0.92), 0.7, 'lamp', 1, 0, 1, 5)
      }
    }
  },
  balloon(m: Mesh) {
    const y = 34
    m.revolve(
      0,
      0,
      [
        [1.4, y + 4],
        [5, y + 9],
        [9.4, y + 16],
        [10.6, y + 22],
        [9, y + 28],
        [5, y + 32],
        [0, y + 33],
      ],
      'cloth1',
      24,
    )
    for (let i = 0; i < 12; i += 2) {
      const [a0, a1] = [(i / 12) * Math.PI * 2, ((i + 1) / 12) * Math.PI * 2]
      m.revolve(
        0,
        0,
        [
          [1.45, y + 4],
          [5.06, y + 9],
          [9.5, y + 16],
          [10.7, y + 22],
          [9.1, y + 28],
          [5.06, y + 32],
          [0, y + 33.1],
        ],
        'cloth3',
        4,
        a0,
        a1,
      )
    }
    m.box(0, y, 0, 2, 1.5, 2, 'wood')
    for (const s of [-1, 1]) beam(m, [s * 0.9, y + 1.5, 0.9], [s * 1.3, y + 4.2, 0.6], 0.1, 'wood')
    person(m, 0.3, y + 0.4, 0, 2)
  },
  /** A mountain viaduct with a red train on it, running across the view. */
  viaduct(m: Mesh) {
    const deck = 34
    for (let i = -9; i <= 9; i++) {
      m.box(i * 17, -60, 0, 4.4, 60 + deck - 8, 5.4, 'stone')
      for (let k = 0; k < 8; k++) {
        const at = (j: number): Pt => [
          i * 17 + 8.5 + Math.cos((Math.PI * j) / 8) * -6.3,
          deck - 9 + Math.sin((Math.PI * j) / 8) * 6.3,
        ]
        const [a, b] = [at(k), at(k + 1)]
        m.quad([a[0], a[1], 2.2], [b[0], b[1], 2.2], [b[0], deck, 2.2], [a[0], deck, 2.2], 'stone')
      }
    }
    m.box(0, deck - 1.6, 0, 330, 2, 5.6, 'stone')
    for (let i = 0; i < 5; i++) {
      const x = -74 + i * 20.4
      m.box(x, deck + 1, 0, 19.4, 3, 2.9, 'red', 'concrete')
      m.box(x, deck + 4, 0, 19, 0.5, 2.5, 'concrete')
      panes(m, x - 9, x + 9, deck + 2.5, deck + 3, 1.46, 7, 1, 1.7, 1, 'glass')
      m.box(x, deck + 1.6, 1.47, 19.4, 0.3, 0.06, 'white')
    }
  },
} satisfies Record<string, (m: Mesh) => void>
