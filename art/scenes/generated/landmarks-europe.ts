/** Domes, towers and walls of Europe. */
import { domeProfile, drum, finial } from '../../kit/buildings.ts'
import { person } from '../../kit/life.ts'
import type { Mesh } from '../../kit/mesh.ts'
import type { Vec3 } from '../../kit/vec.ts'
import { arch, beam, pane, panes, ribbedDome } from './parts.ts'

/** Octagonal cloister vault with white ribs. */
function octagonDome(m: Mesh, y: number, r: number, mat: string): void {
  const ring = (q: number, h: number): Vec3[] =>
    Array.from({ length: 8 }, (_, i) => [
      Math.sin(((i + 0.5) * Math.PI) / 4) * q,
      h,
      Math.cos(((i + 0.5) * Math.PI) / 4) * q,
    ])
  const steps = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 8) * 1.36
    return ring(r * Math.cos(a) ** 0.86, y + r * 1.42 * Math.sin(a))
  })
  for (let i = 0; i < 8; i++) {
    m.loft(steps[i]!, steps[i + 1]!, mat)
    for (let k = 0; k < 8; k++) beam(m, steps[i]![k]!, steps[i + 1]![k]!, r * 0.06, 'white')
  }
  const top = y + r * 1.4
  m.revolve(
    0,
    0,
    [
      [r * 0.26, top - 1],
      [r * 0.2, top],
      [r * 0.2, top + r * 0.36],
      [r * 0.24, top + r * 0.38],
      [0, top + r * 0.72],
    ],
    'white',
    8,
  )
  finial(m, 0, top + r * 0.68, 0, r * 0.2)
}

/** Square tower with a pyramid cap. */
function campanile(
  m: Mesh,
  x: number,
  z: number,
  w: number,
  h: number,
  mat: string,
  cap: string,
  spire = 0.16,
): void {
  m.box(x, -6, z, w, h + 6, w, mat)
  for (let k = 1; k < 5; k++) m.box(x, (h * k) / 5, z, w + 0.7, 0.7, w + 0.7, mat)
  for (const s of [-0.22, 0.22]) arch(m, x + s * w, h * 0.82, z + w / 2, w * 0.26, h * 0.12)
  arch(m, x, h * 0.62, z + w / 2, w * 0.3, h * 0.1)
  m.hip(x, h, z, w + 1, h * spire, w + 1, 0, cap)
}

export const EUROPE = {
  colosseum(m: Mesh) {
    const ring = (r: number, y0: number, y1: number, from: number, to: number) =>
      m.revolve(
        0,
        0,
        [
          [r, y0],
          [r, y1 - 1],
          [r + 0.9, y1 - 1],
          [r + 0.9, y1],
          [r - 4, y1],
        ],
        'stone',
        72,
        from,
        to,
      )
    ring(78, 0, 33, 0, Math.PI * 2)
    // the outer wall still stands on the north, three quarters of the view
    for (const [y0, y1] of [
      [0, 11.5],
      [11.5, 23],
      [23, 34.5],
      [34.5, 48],
    ] as const)
      ring(92, y0, y1, -2.2, 0.72 - y1 * 0.006)
    for (let i = -42; i < 42; i++) {
      const a = i * 0.0785
      const outer = a > -2.2 && a < 0.6
      const r = outer ? 92.2 : 78.2
      for (let storey = 0; storey < (outer ? 4 : 3); storey++) {
        const [w, h] = storey === 3 ? [1.9, 2.6] : [4.1, 7]
        const y = storey * 11.5 + (storey === 3 ? 6 : 2)
        const at: Vec3 = [Math.sin(a) * r, y, Math.cos(a) * r]
        const u: Vec3 = [Math.cos(a), 0, -Math.sin(a)]
        m.decal(
          [
            [-w / 2, 0],
            [w / 2, 0],
            [w / 2, h * 0.66],
            [w * 0.3, h * 0.94],
            [0, h],
            [-w * 0.3, h * 0.94],
            [-w / 2, h * 0.66],
          ],
          at,
          u,
          [0, 1, 0],
          'dark',
          0.15,
        )
      }
    }
    for (let i = 0; i < 30; i++) person(m, -70 + i * 5 + (i % 3), 0, 104 + (i % 5) * 3, i)
  },
  florence(m: Mesh) {
    m.prism(
      Array.from(
        { length: 8 },
        (_, i) =>
          [Math.sin(((i + 0.5) * Math.PI) / 4) * 27, Math.cos(((i + 0.5) * Math.PI) / 4) * 27] as const,
      ),
      0,
      55,
      'white',
    )
    for (let i = -1; i <= 1; i++)
      m.revolve(
        Math.sin(i * 0.79) * 24.6,
        Math.cos(i * 0.79) * 24.6,
        [
          [3, 44],
          [3, 44.2],
          [0, 44.3],
        ],
        'dark',
        16,
      )
    octagonDome(m, 55, 27, 'tile')
    m.box(-66, 0, 0, 84, 34, 24, 'white')
    m.gable(-66, 34, 0, 84, 9, 26, 'tile', 'white')
    m.box(-66, 0, 0, 84, 20, 44, 'white', 'tile')
    for (let i = 0; i < 5; i++) arch(m, -100 + i * 17, 7, 22, 4, 11)
    for (const [x, z] of [
      [0, 30],
      [30, 0],
    ] as const) {
      m.revolve(x, z, [[19, 0], [19, 26], ...domeProfile(18, 15, 26)], 'white', 8)
      m.revolve(x, z, [[18.4, 26], ...domeProfile(18.4, 14.6, 26.4)], 'tile', 8)
    }
    campanile(m, -112, 26, 14.5, 84, 'white', 'tile', 0.04)
  },
  saintPeter(m: Mesh) {
    m.box(0, 0, 20, 116, 46, 60, 'stone', 'lead')
    for (let i = 0; i < 12; i++)
      m.revolve(
        -52 + i * 9.5,
        51.5,
        [
          [1.5, 0],
          [1.3, 29],
          [2, 30],
        ],
        'white',
        10,
      )
    panes(m, -54, 54, 34, 44, 50.2, 9, 1, 3.4, 5)
    m.gable(0, 30, 51, 44, 8, 5, 'stone')
    ribbedDome(m, 0, 46, -6, 21, 24, 'lead')
    drum(m, 0, 96, -6, 4, 9, 8)
    finial(m, 0, 104, -6, 14)
    for (const s of [-1, 1]) ribbedDome(m, s * 36, 46, 10, 8, 8, 'lead')
  },
  cathedral(m: Mesh) {
    m.box(0, 0, -20, 30, 24, 70, 'brick')
    m.gable(0, 24, -20, 30, 9, 70, 'tile', 'brick')
    m.box(0, 0, 16, 14, 30, 8, 'brick')
    m.gable(0, 30, 16, 9, 8, 14, 'brick')
    m.revolve(
      0,
      20.6,
      [
        [3.6, 18],
        [3.6, 18.2],
        [0, 18.3],
      ],
      'dark',
      16,
    )
    arch(m, 0, 1, 20, 5, 9)
    for (const s of [-1, 1]) {
      m.box(s * 13, 0, 16, 10, 40, 10, 'brick')
      for (let k = 0; k < 3; k++) for (const q of [-2.2, 2.2]) arch(m, s * 13 + q, 8 + k * 11, 21, 2.2, 6.4)
      m.hip(s * 13, 40, 16, 10.6, 20, 10.6, 0, 'lead')
      finial(m, s * 13, 59, 16, 4)
    }
  },
  /** A village church with a slim spire. */
  chapel(m: Mesh) {
    m.box(0, -4, 0, 9, 11, 18, 'white')
    m.gable(0, 7, 0, 9.6, 5, 19, 'tile', 'white')
    m.box(0, -4, 10, 5.4, 20, 5.4, 'white')
    m.hip(0, 16, 10, 6, 15, 6, 0, 'lead')
    arch(m, 0, 10, 12.7, 1.6, 3.4)
    pane(m, 0, 0, 12.7, 1.8, 3, 'wood')
  },
  /** Red-banded dunes of rock need a wall to look from: a fort of round towers. */
  fort(m: Mesh) {
    m.box(0, -20, 0, 62, 34, 20, 'stone')
    for (let i = 0; i < 20; i++) m.box(-29.5 + i * 3.1, 14, 9.4, 1.7, 1.8, 1.2, 'stone')
    for (const [x, r, h] of [
      [-34, 10, 26],
      [34, 12, 21],
      [4, 8, 30],
    ] as const) {
      m.revolve(
        x,
        2,
        [
          [r * 1.12, -20],
          [r, h],
          [r * 1.06, h + 0.4],
          [r * 1.06, h + 2],
          [r * 0.9, h + 2],
          [r * 0.9, h + 1],
        ],
        'stone',
        28,
      )
      for (let i = -3; i <= 3; i++)
        m.box(x + Math.sin(i * 0.42) * r, h + 2, 2 + Math.cos(i * 0.42) * r, 1.6, 1.6, 1.4, 'stone')
      for (const q of [-0.3, 0.3]) pane(m, x + q * r, h * 0.6, 2 + r * 0.98, 1, 2.2)
    }
    beam(m, [4, 30, 2], [4, 42, 2], 0.4, 'wood')
    m.quad([4.2, 38, 2], [10, 37.6, 2.4], [10, 41.4, 2.4], [4.2, 41.8, 2], 'flag')
  },
} satisfies Record<string, (m: Mesh) => void>
