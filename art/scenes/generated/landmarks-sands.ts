/** Tombs, mosques and forts of the dry lands, and huts of the islands. */
import { domeProfile, minaret } from '../../kit/buildings.ts'
import { person } from '../../kit/life.ts'
import type { Mesh } from '../../kit/mesh.ts'
import { arch, beam, pane, panes, ribbedDome } from './parts.ts'

export const SANDS = {
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
