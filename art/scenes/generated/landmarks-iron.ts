/** Lattice towers, viaducts and other things of bars. */
import { person } from '../../kit/life.ts'
import type { Mesh } from '../../kit/mesh.ts'
import type { Pt, Vec3 } from '../../kit/vec.ts'
import { beam, panes } from './parts.ts'

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

export const IRON = {
  eiffel: (m: Mesh) => latticeTower(m, 300, () => 'wood', [0.19, 0.385, 0.92]),
  tokyoTower: (m: Mesh) =>
    latticeTower(m, 310, (t) => (Math.floor(t * 7) % 2 ? 'white' : 'red'), [0.45, 0.75]),
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
