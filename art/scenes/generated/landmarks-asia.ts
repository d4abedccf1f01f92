/** Temples, tombs and huts of Asia and the islands. */
import { domeProfile, finial, minaret } from '../../kit/buildings.ts'
import { person } from '../../kit/life.ts'
import type { Mesh } from '../../kit/mesh.ts'
import type { Pt } from '../../kit/vec.ts'
import { arch, beam, pane, panes, ribbedDome, tiers } from './parts.ts'

/** A Thai prang: stepped, swelling, rounded at the top. */
function prang(m: Mesh, x: number, z: number, h: number): void {
  const r = h * 0.24
  const profile: Pt[] = []
  for (let k = 0; k < 7; k++) {
    const y = (h * 0.5 * k) / 7
    const w = r * (1.15 - 0.62 * (k / 7) ** 0.8)
    profile.push([w, y], [w, y + h * 0.05], [w * 1.05, y + h * 0.054], [w * 0.92, y + h * 0.066])
  }
  for (let k = 0; k <= 8; k++) {
    const t = k / 8
    profile.push([
      r * (0.4 + 0.06 * Math.sin(t * Math.PI * 1.2)) * Math.sqrt(Math.max(0, 1 - t ** 2.6)) + 0.05,
      h * (0.5 + 0.42 * t),
    ])
  }
  m.revolve(x, z, profile, 'white', 12)
  for (let k = 0; k < 4; k++)
    m.revolve(
      x,
      z,
      [
        [r * (0.5 - k * 0.03), h * (0.5 + k * 0.1)],
        [r * (0.52 - k * 0.03), h * (0.51 + k * 0.1)],
        [r * (0.46 - k * 0.03), h * (0.52 + k * 0.1)],
      ],
      'ochre',
      12,
    )
  finial(m, x, h * 0.91, z, h * 0.09)
}

/** A roof of the Thai kind: two steep gables, one over the other, with flame finials. */
function thaiHall(m: Mesh, w: number, d: number, h: number): void {
  m.box(0, 0, 0, w, h, d, 'white')
  panes(m, -w / 2, w / 2, 1.5, 1.6, d / 2, Math.floor(w / 4), 1, 1.4, h * 0.56, 'gold')
  m.gable(0, h, 0, w * 1.1, h * 0.8, d * 1.3, 'tile', 'gold')
  m.gable(0, h * 1.24, 0, w * 0.8, h * 0.86, d * 0.86, 'palm', 'gold')
  for (const s of [-1, 1]) beam(m, [s * w * 0.4, h * 2.06, 0], [s * w * 0.44, h * 2.5, 0], 0.5, 'gold')
}

export const ASIA = {
  watArun(m: Mesh) {
    m.box(0, -2, 0, 74, 6, 60, 'white')
    prang(m, 0, 0, 82)
    for (const [x, z] of [
      [-27, 18],
      [27, 18],
      [-27, -18],
      [27, -18],
    ] as const)
      prang(m.at(x, 3, z), 0, 0, 34)
    thaiHall(m.at(-78, 1, 16, 0.2), 34, 18, 9)
    thaiHall(m.at(80, 1, 10, -0.15), 28, 16, 8)
  },
  thaiTemple: (m: Mesh) => thaiHall(m, 38, 20, 10),
  pagoda(m: Mesh) {
    m.box(0, -3, 0, 17, 5, 17, 'stone')
    const top = tiers(m.at(0, 2, 0), 5, 9, 6.4, 0.9, 'red', 'lead', 1.9)
    m.revolve(
      0,
      0,
      [
        [0.5, top + 1],
        [0.4, top + 12],
        [0, top + 14],
      ],
      'gold',
      8,
    )
    for (let k = 0; k < 8; k++)
      m.revolve(
        0,
        0,
        [
          [1.2 - k * 0.08, top + 3.4 + k],
          [0.3, top + 3.7 + k],
        ],
        'gold',
        10,
      )
  },
  /** A Newar pagoda on its plinth. */
  newarPagoda(m: Mesh) {
    for (let k = 0; k < 5; k++) m.box(0, -4 + k * 1.8, 0, 26 - k * 3.4, 3.6, 26 - k * 3.4, 'brick')
    const top = tiers(m.at(0, 5, 0), 3, 9, 8.4, 0.72, 'brick', 'tile', 2.1)
    finial(m, 0, top + 4.4, 0, 4)
  },
  meru(m: Mesh) {
    for (const [x, z, n, s] of [
      [0, 0, 11, 1],
      [-16, 6, 7, 0.9],
      [15, 4, 5, 0.86],
    ] as const) {
      const shrine = m.at(x, 0, z, 0.2, s)
      shrine.box(0, -2, 0, 8, 5, 8, 'stone')
      shrine.box(0, 3, 0, 4.4, 4, 4.4, 'wood')
      for (let k = 0; k < n; k++)
        shrine.hip(0, 6 + k * 2.3, 0, 10 - k * 0.72, 2.5, 10 - k * 0.72, 0.6, 'thatch')
      finial(shrine, 0, 6 + n * 2.3, 0, 2.4)
    }
  },
  /** Candi bentar, the split gate: one tower cut in two. */
  splitGate(m: Mesh) {
    for (const s of [-1, 1])
      for (let k = 0; k < 9; k++) {
        const w = 7.4 * (1 - k * 0.1)
        m.box(s * (2.1 + w / 2), k * 2, 0, w, 2.1, 4.4 - k * 0.26, k % 2 ? 'brick' : 'stone')
        m.box(s * (2.1 + w + 0.3), k * 2 + 1.4, 0, 1.1, 1.4, 1.1, 'stone')
      }
    for (const s of [-1, 1]) m.box(s * 17, -1, 0, 16, 5, 1.6, 'brick', 'stone')
    for (let k = 0; k < 6; k++) m.box(0, -3 + k * 0.5, 3.4 - k * 0.6, 5.6, 0.5, 4, 'stone')
    person(m, 0.4, 0, 0.6, 1)
    person(m, -0.6, -1, 3, 2)
  },
  pyramids(m: Mesh) {
    for (const [x, z, base, height] of [
      [0, 0, 230, 143],
      [-250, -230, 215, 141],
      [-430, -400, 104, 65],
    ] as const)
      m.hip(x, -2, z, base, height, base, 0, 'stone')
    m.hip(-250, 116, -230, 37, 24, 37, 0, 'white')
    for (const [x, z] of [
      [70, 150],
      [100, 140],
      [126, 146],
    ] as const)
      m.hip(x, -1, z, 34, 20, 34, 0, 'stone')
  },
  /** A Timurid portal with two ribbed domes. */
  registan(m: Mesh) {
    m.box(0, 0, 0, 34, 40, 10, 'stone')
    arch(m, 0, 0, 5.1, 25, 34, 'turquoise', 0.25)
    arch(m, 0, 0, 5.4, 21, 30, 'dark', 0.25)
    arch(m, 0, 0, 5.7, 7, 12, 'wood', 0.25)
    m.box(0, 37, 0.2, 34.2, 2, 10.2, 'turquoise')
    for (const s of [-1, 1]) {
      m.box(s * 40, 0, -4, 48, 18, 22, 'stone')
      m.box(s * 40, 15.6, -3.9, 48.2, 1.4, 22.2, 'turquoise')
      for (let i = 0; i < 5; i++) {
        arch(m, s * 40 - 19 + i * 9.5, 1, 7.1, 6.4, 12.6, 'turquoise', 0.2)
        arch(m, s * 40 - 19 + i * 9.5, 1, 7.3, 5.2, 11.4, 'dark', 0.2)
      }
      ribbedDome(m, s * 32, 18, -6, 10.5, 13, 'turquoise', 'stone', 0.08)
      m.revolve(
        s * 68,
        6,
        [[3.4, 0], [2.6, 44], [3.6, 46], [3.6, 48], [2.4, 48], [2.4, 51], ...domeProfile(2.2, 3, 51)],
        'stone',
        14,
      )
      for (let k = 0; k < 4; k++)
        m.revolve(
          s * 68,
          6,
          [
            [3.36 - k * 0.18, 8 + k * 10],
            [3.3 - k * 0.18, 10.4 + k * 10],
          ],
          'turquoise',
          14,
        )
    }
    for (let i = 0; i < 12; i++) person(m, -30 + i * 5.6, 0, 26 + (i % 4) * 5, i)
  },
  grandMosque(m: Mesh) {
    m.box(0, 0, 0, 74, 16, 50, 'white')
    m.box(0, 16, 0, 40, 10, 36, 'white')
    for (let i = 0; i < 9; i++) arch(m, -32 + i * 8, 1, 25, 4.6, 11, 'dark', 0.3)
    ribbedDome(m, 0, 26, 0, 14, 9, 'gold', 'white', 0.06)
    m.box(-48, 0, 10, 9, 20, 9, 'white')
    minaret(m, -48, 0, 10, 92, [0.45, 0.66, 0.8])
  },
  dzong(m: Mesh) {
    const block = (x: number, z: number, w: number, h: number, d: number, roofs: number) => {
      m.box(x, -14, z, w, h + 14, d, 'white', 'white', h * 0.05)
      m.box(x, h * 0.8, z, w * 0.965, h * 0.11, d * 0.965, 'maroon')
      panes(
        m,
        x - w * 0.44,
        x + w * 0.44,
        h * 0.5,
        h * 0.72,
        z + d / 2 - h * 0.036,
        Math.floor(w / 5),
        1,
        2.2,
        3.4,
        'wood',
      )
      for (let k = 0; k < roofs; k++) {
        const s = 1 - k * 0.42
        m.box(x, h + k * 5.4, z, w * s * 0.6, 4, d * s * 0.6, 'maroon')
        m.hip(x, h + 2.6 + k * 5.4, z, w * s * 1.12, 4.6, d * s * 1.16, w * s * 0.5, 'gold')
      }
    }
    block(0, 0, 86, 15, 16, 1)
    block(-40, -8, 19, 24, 22, 2)
    block(40, -8, 19, 24, 22, 2)
    block(2, -30, 26, 34, 24, 3)
    block(0, -56, 80, 18, 16, 1)
  },
  windTowers(m: Mesh) {
    for (let i = 0; i < 7; i++) {
      const [x, z, h] = [-66 + i * 22 + ((i * 7) % 5), -(i % 3) * 9, 9 + ((i * 5) % 4) * 1.6]
      m.box(x, -2, z, 20, h + 2, 16, i % 2 ? 'stone' : 'wallA')
      panes(m, x - 8, x + 8, 2, h - 1, z + 8, 4, 2, 1.3, 2.2, 'wood')
      m.box(x + 4, h, z, 5, 9, 5, 'stone')
      for (const q of [-1.4, 0, 1.4]) pane(m, x + 4 + q, h + 3, z + 2.5, 0.9, 5)
      for (let k = 0; k < 4; k++) beam(m, [x + 1, h + 3 + k * 2, z], [x + 7, h + 3 + k * 2, z], 0.25, 'wood')
    }
    m.revolve(
      30,
      -26,
      [
        [2.4, 0],
        [2, 26],
        [3, 27],
        [2, 28],
        [2, 32],
        [0, 37],
      ],
      'white',
      12,
    )
  },
  maidenTower(m: Mesh) {
    m.revolve(
      0,
      0,
      [
        [9, -4],
        [8.2, 28],
        [8.5, 28.4],
        [8.5, 29.6],
        [7.6, 29.6],
      ],
      'stone',
      32,
    )
    for (let k = 0; k < 14; k++)
      m.revolve(
        0,
        0,
        [
          [9 - k * 0.056 + 0.05, k * 2],
          [9 - k * 0.056 + 0.25, k * 2 + 0.4],
          [9 - k * 0.056, k * 2 + 0.7],
        ],
        'stone',
        32,
      )
    m.box(10, -4, -3, 9, 32, 6, 'stone')
    for (const [a, y] of [
      [-0.3, 18],
      [0.2, 12],
      [0, 23],
    ] as const)
      pane(m, Math.sin(a) * 8.7, y, Math.cos(a) * 8.8, 0.9, 2)
  },
  /** Water villas in a curve, with their boardwalk. */
  waterVillas(m: Mesh) {
    for (let i = 0; i < 7; i++) {
      const v = m.at(8 + i * 12 + i * i * 0.7, 0, -i * 15, 0.42 - i * 0.04)
      for (const x of [-4, 0, 4]) for (const z of [-3.4, 3.4]) v.box(x, -1, z, 0.3, 2.6, 0.3, 'wood')
      v.box(0, 1.4, 0.8, 10.5, 0.3, 10, 'deck')
      v.box(0, 1.7, -0.6, 8, 2.7, 6.2, 'white')
      v.hip(0, 4.2, -0.6, 11.4, 3.8, 9.4, 3.2, 'thatch')
      for (const x of [-2.5, 0, 2.5]) pane(v, x, 2, 2.5, 1.9, 2, x ? 'glass' : 'lamp')
      for (const x of [-5, -2.5, 0, 2.5, 5]) v.box(x, 1.7, 5.6, 0.1, 0.9, 0.1, 'wood')
      v.box(0, 2.5, 5.6, 10, 0.1, 0.1, 'wood')
      person(v, 3.4, 1.7, 4, i)
    }
  },
  /** A low island of palms on a white beach. */
  palmIsland(m: Mesh) {
    m.terrain(
      (x, z) => 2.6 * Math.max(-1, 1 - (x / 74) ** 2 - (z / 30) ** 2),
      -80,
      80,
      -34,
      34,
      60,
      30,
      'sand',
    )
    for (let i = 0; i < 60; i++) {
      const [x, z] = [
        Math.sin(i * 2.4) * 54 * Math.sqrt(i / 60),
        Math.cos(i * 2.4) * 17 * Math.sqrt(i / 60) - 5,
      ]
      m.blob(x, 4 + (i % 3), z, 3.4 + (i % 4) * 0.6, 'tree', 0.7, 0.2, i, 7)
    }
  },
} satisfies Record<string, (m: Mesh) => void>
