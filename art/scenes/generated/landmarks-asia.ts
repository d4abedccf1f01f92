/** Temples and monasteries of Asia. */
import { finial } from '../../kit/buildings.ts'
import { person } from '../../kit/life.ts'
import type { Mesh } from '../../kit/mesh.ts'
import type { Pt } from '../../kit/vec.ts'
import { beam, panes, tiers } from './parts.ts'

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
} satisfies Record<string, (m: Mesh) => void>
