/** The great mosque of the imperial kind. */
import { dome, domeProfile, drum, finial, minaret, openings } from '../kit/buildings.ts'
import type { Mesh } from '../kit/mesh.ts'
import { archOutline } from '../kit/outline.ts'

/** Imperial Ottoman mosque after the Suleymaniye: long axis along x, gallery towards the viewer, court to the right. Base at y. */
export function imperialMosque(m: Mesh, y: number): void {
  const hall = 58,
    half = 29
  m.box(0, y, 0, hall, 17, 58, 'stone', 'lead')
  m.box(0, y + 17, 0, 44, 7, 44, 'stone', 'lead')
  m.box(0, y + 24, 0, 33, 6, 33, 'stone', 'lead')
  // the great arch with its tympanum, stepped shoulders, and four weight towers
  for (const [w, h] of [
    [31, 3],
    [27, 5],
    [22, 7.2],
  ] as const)
    m.box(0, y + 28, 15.5, w, h, 5, 'stone', 'lead')
  m.decal(archOutline(23, 16, 0.05, 14), [0, y + 18.2, 18], [1, 0, 0], [0, 1, 0], 'stoneShade', 0.25)
  for (const [row, n, w] of [
    [19.5, 7, 1.7],
    [24, 6, 1.6],
    [28.3, 4, 1.5],
  ] as const)
    openings(m, -w * n * 0.85, w * n * 0.85, y + row, 18.3, n, w, 3.1)
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) {
      m.revolve(
        sx * 17,
        sz * 17,
        [
          [3.1, y + 17],
          [3.1, y + 33],
          [3.5, y + 33.4],
          [3.5, y + 34.2],
          [3, y + 34.2],
          [2.7, y + 36.2],
          [1.5, y + 38],
          [0, y + 38.8],
        ],
        'stone',
        8,
      )
      finial(m, sx * 17, y + 38.5, sz * 17, 2.4)
    }
  drum(m, 0, y + 33, 0, 14.2, 5, 32)
  dome(m, 0, y + 38, 0, 13.6, 14.6)
  finial(m, 0, y + 52.2, 0, 5.5)
  // half domes left and right, then their exedrae
  for (const s of [-1, 1]) {
    m.revolve(
      s * 15,
      0,
      [
        [12.6, y + 20],
        [12.6, y + 24.2],
        [13.2, y + 24.4],
        [13.2, y + 25.2],
        ...domeProfile(12.2, 9.5, y + 25.2),
      ],
      'lead',
      40,
    )
    for (let i = -4; i <= 4; i++) {
      const a = (s * Math.PI) / 2 + i * 0.3,
        c = Math.cos(a),
        q = Math.sin(a)
      m.decal(
        archOutline(1.7, 3),
        [s * 15 + q * 12.65, y + 20.8, c * 12.65],
        [c, 0, -q],
        [0, 1, 0],
        'dark',
        0.1,
      )
    }
    for (const q of [-1, 1])
      m.revolve(
        s * 23,
        q * 13,
        [[6, y + 15], [6, y + 19.6], [6.4, y + 20], ...domeProfile(5.9, 4.6, y + 20)],
        'lead',
        24,
      )
  }
  // side aisle: five domes and a two-storey gallery
  for (let i = -2; i <= 2; i++) {
    const r = i % 2 ? 3.2 : 4.3
    m.revolve(
      i * 11,
      23,
      [[r * 1.05, y + 16.5], [r * 1.05, y + 18.6], ...domeProfile(r, r * 0.9, y + 18.6)],
      'lead',
      24,
    )
    finial(m, i * 11, y + 18.5 + r * 0.9, 23, 1.8)
  }
  m.box(0, y, 31, 50, 12, 6, 'stone', 'lead')
  openings(m, -24.5, 24.5, y + 6.6, 34, 17, 2, 3.9, 'dark', true, 0.15)
  openings(m, -24.5, 24.5, y + 0.6, 34, 11, 3.3, 4.8, 'dark', true, 0.15)
  openings(m, -28, 28, y + 13, 29, 13, 1.5, 2.5)
  for (const s of [-1, 1]) {
    m.box(s * 27.5, y, 30, 4, 20, 5, 'stone', 'lead')
    m.revolve(s * 27.5, 30, [[2, y + 20], [2, y + 22], ...domeProfile(2, 2.2, y + 22)], 'lead', 12)
  }
  // the court and its arcade domes
  const cx = half + 24
  m.box(cx, y, 0, 48, 12.5, 56, 'stone', 'lead')
  openings(m, cx - 23, cx + 23, y + 1.2, 28, 11, 2, 3.4, 'dark', false)
  openings(m, cx - 23, cx + 23, y + 6.6, 28, 11, 2, 3.2)
  for (let i = 0; i < 9; i++)
    for (const z of [23.5, -23.5]) {
      const x = cx - 21 + i * 5.3
      m.revolve(x, z, [[2.5, y + 12.3], [2.5, y + 13.4], ...domeProfile(2.45, 2.3, y + 13.4)], 'lead', 16)
      finial(m, x, y + 15.4, z, 1.4)
    }
  minaret(m, half + 1, y, 28, 76, [0.5, 0.62, 0.74])
  minaret(m, half + 1, y, -28, 76, [0.5, 0.62, 0.74])
  minaret(m, cx + 24, y, 28, 57, [0.55, 0.7])
  minaret(m, cx + 24, y, -28, 57, [0.55, 0.7])
}
