/** Santa Maria della Salute, 64 m to its statue, and the customs house beside it. Front towards +z, metres; materials: stone, white, groove, lead, dark, tile, gold, brick. */
import { domeProfile } from '../kit/buildings.ts'
import type { Mesh } from '../kit/mesh.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const UP: Vec3 = [0, 1, 0]
const ring = (a: number, y: number): Vec3[] =>
  Array.from({ length: 8 }, (_, i): Vec3 => {
    const t = ((i + 0.5) * Math.PI) / 4
    return [(a / 0.924) * Math.sin(t), y, (a / 0.924) * Math.cos(t)]
  })
function eight(m: Mesh, rings: readonly Pt[], mat: string): void {
  for (let i = 1; i < rings.length; i++)
    m.loft(ring(rings[i - 1]![0], rings[i - 1]![1]), ring(rings[i]![0], rings[i]![1]), mat)
}
/** Points of a curve through `a`, bent towards `b`, to `c`. */
const bend = (a: Pt, b: Pt, c: Pt, n = 8): Pt[] =>
  Array.from({ length: n + 1 }, (_, i): Pt => {
    const t = i / n,
      u = 1 - t
    return [u * u * a[0] + 2 * u * t * b[0] + t * t * c[0], u * u * a[1] + 2 * u * t * b[1] + t * t * c[1]]
  })
/** One of the great scrolls that prop the drum; local x points outwards. */
function scroll(m: Mesh): void {
  const [X, Y, R, T] = [16.2, 25.9, 3, 0.95]
  const turn = 28
  const rim = (r: number, a: number): Pt => [X + r * Math.cos(a), Y + r * Math.sin(a)]
  const solid = (top: Pt[], low: Pt[]): void => {
    for (let i = 1; i < top.length; i++) {
      const [p, q, s, t] = [top[i - 1]!, top[i]!, low[i]!, low[i - 1]!]
      for (const z of [T, -T])
        m.quad([t[0], t[1], z], [s[0], s[1], z], [q[0], q[1], z], [p[0], p[1], z], 'stone')
      m.quad([p[0], p[1], T], [q[0], q[1], T], [q[0], q[1], -T], [p[0], p[1], -T], 'white')
    }
  }
  // the sweep from the cornice down to the roll, then the roll itself
  const top = bend([12.6, 34], [13.6, 28.6], [X + 0.4, Y + R])
  solid(
    top,
    top.map(([x]): Pt => [x, 23]),
  )
  const round = Array.from({ length: turn + 1 }, (_, i) => rim(R, (i / turn) * Math.PI * 2))
  solid(
    round,
    round.map((): Pt => [X, Y]),
  )
  // the spiral cut in both cheeks
  const cut = (a: number): number => R * (0.8 - 0.6 * (a / (Math.PI * 3.6)))
  for (const z of [T + 0.06, -T - 0.06])
    for (let i = 0; i < 44; i++) {
      const [a, b] = [(i / 44) * Math.PI * 3.6, ((i + 1) / 44) * Math.PI * 3.6]
      const [o, w] = [Math.PI * 0.5, 0.2]
      const [p, q, s, t] = [
        rim(cut(a) + w, o - a),
        rim(cut(b) + w, o - b),
        rim(cut(b) - w, o - b),
        rim(cut(a) - w, o - a),
      ]
      m.quad([p[0], p[1], z], [q[0], q[1], z], [s[0], s[1], z], [t[0], t[1], z], 'groove')
    }
}
export function salute(m: Mesh): void {
  for (let i = 0; i < 9; i++)
    m.box(0, -0.6 + i * 0.36, 20 - i * 0.2, 40 - i * 1.6, 0.38, 26 - i * 1.6, 'white')
  eight(
    m,
    [
      [19, 0],
      [19, 19],
      [19.8, 19.4],
      [19.8, 21],
      [19.3, 21.1],
      [19.3, 22.8],
      [13, 23.2],
    ],
    'stone',
  )
  // a chapel front on every side; the one before us is the great portal
  for (let k = 0; k < 8; k++) {
    const q = m.at(0, 0, 0, (k * Math.PI) / 4)
    const front = k === 0
    const [w, h, d] = front ? [15.5, 19, 23] : [11.5, 14.5, 22]
    q.box(0, 0, d - 3, w, h, 6, 'stone', 'lead')
    q.box(0, h, d - 2.8, w + 1, 1, 6.6, 'white')
    q.tri(
      [-w / 2 - 0.4, h + 1, d + 0.4],
      [w / 2 + 0.4, h + 1, d + 0.4],
      [0, h + (front ? 5.4 : 4.4), d + 0.4],
      'white',
    )
    for (const s of [-1, 1])
      q.quad(
        [0, h + (front ? 5.4 : 4.4), d + 0.4],
        [(s * (w + 1)) / 2, h + 1, d + 0.4],
        [(s * (w + 1)) / 2, h + 1, d - 6],
        [0, h + (front ? 5.4 : 4.4), d - 6],
        'lead',
      )
    for (const x of front ? [-6.4, -4.4, 4.4, 6.4] : [-4.8, 4.8])
      q.revolve(
        x,
        d + 0.5,
        [
          [0.8, 2.6],
          [0.7, 3.4],
          [0.6, h - 1.4],
          [0.95, h - 0.4],
          [0.95, h],
        ],
        'white',
        10,
      )
    if (front) {
      q.decal(archOutline(6.4, 13.4), [0, 2.6, d], [1, 0, 0], UP, 'white', 0.1)
      q.decal(archOutline(5, 12.2), [0, 2.6, d], [1, 0, 0], UP, 'dark', 0.2)
    } else {
      q.decal(archOutline(6, 3.4), [0, 9, d], [1, 0, 0], UP, 'dark', 0.15)
      for (const x of [-2.4, 2.4]) q.decal(archOutline(1.4, 3.6), [x, 4, d], [1, 0, 0], UP, 'dark', 0.15)
    }
    q.revolve(
      0,
      d - 0.4,
      [
        [0.6, h + (front ? 5 : 4)],
        [0.75, h + (front ? 6.4 : 5.4)],
        [0.2, h + (front ? 8 : 7)],
        [0.3, h + (front ? 8.3 : 7.3)],
        [0, h + (front ? 8.8 : 7.8)],
      ],
      'white',
      8,
    )
    const corner = q.at(0, 0, 0, Math.PI / 8 - Math.PI / 2)
    for (const z of [-2.1, 2.1]) scroll(corner.at(0, 0, z))
    for (const x of [-2.6, 2.6]) q.decal(archOutline(2.6, 7), [x, 25, 12.4], [1, 0, 0], UP, 'dark', 0.2)
  }
  eight(
    m,
    [
      [12.4, 22],
      [12.4, 34],
      [13.4, 34.5],
      [13.4, 36],
      [12.2, 36],
    ],
    'stone',
  )
  m.revolve(
    0,
    0,
    Array.from({ length: 41 }, (_, i): Pt => {
      const a = (i / 40) * Math.PI * 0.5
      return [12.5 * Math.cos(a) + 0.001, 36 + 14.2 * Math.sin(a)]
    }),
    'lead',
    128,
  )
  m.revolve(
    0,
    0,
    [
      [3.4, 49.4],
      [3.4, 50.4],
      [2.5, 50.6],
      [2.5, 55],
      [3.1, 55.4],
      [3.1, 56],
      [2.3, 56.2],
      [2.1, 57.4],
      [1.3, 58.8],
      [0.3, 59.6],
      [0.4, 61],
      [0.5, 62.4],
      [0, 64],
    ],
    'white',
    20,
  )
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4
    m.decal(
      archOutline(1.1, 3.4),
      [2.5 * Math.sin(a), 51, 2.5 * Math.cos(a)],
      [Math.cos(a), 0, -Math.sin(a)],
      UP,
      'dark',
      0.12,
    )
  }
  // the choir behind: a lower dome between two bell towers
  m.box(0, 0, -27, 24, 22, 18, 'stone', 'lead')
  m.revolve(
    0,
    -28,
    [
      [8.4, 20],
      [8.4, 30],
      [9, 30.4],
      [9, 31.4],
      ...domeProfile(8, 9, 31.4),
      [1.2, 40.4],
      [1.2, 43.4],
      [0, 45.6],
    ],
    'lead',
    40,
  )
  for (const s of [-1, 1]) {
    const q = m.at(s * 13.4, 0, -34)
    q.box(0, 0, 0, 4.6, 40, 4.6, 'brick')
    q.box(0, 40, 0, 5.4, 0.8, 5.4, 'white')
    q.decal(archOutline(2, 4.6), [0, 34, 2.3], [1, 0, 0], UP, 'dark', 0.1)
    q.revolve(
      0,
      0,
      [
        [2.4, 40.8],
        [2.4, 42.4],
        [2.9, 44.4],
        [1.6, 47],
        [0.4, 48.6],
        [0, 51],
      ],
      'lead',
      40,
    )
  }
}
/** The customs house: a long low front of arches that ends in a turret with a golden ball. `long` metres towards local -x. */
export function dogana(m: Mesh, long: number): void {
  m.box(-long / 2, -1, -8, long, 11, 18, 'stone', 'tile')
  m.gable(-long / 2, 10, -8, long + 1, 4, 19, 'tile', 'stone')
  m.box(-long / 2, 9.4, 1.1, long, 0.7, 0.4, 'white')
  for (let x = -6; x > -long + 3; x -= 6.4)
    m.decal(archOutline(3.6, 6), [x, 0.8, 1], [1, 0, 0], UP, 'dark', 0.12)
  const t = m.at(-long - 4, 0, -4)
  t.box(0, -1, 0, 13, 13, 13, 'white')
  for (const x of [-4, 0, 4]) t.decal(archOutline(2.6, 7), [x, 0.8, 6.5], [1, 0, 0], UP, 'dark', 0.12)
  t.box(0, 12, 0, 14, 1, 14, 'white')
  t.box(0, 13, 0, 6, 8, 6, 'stone')
  t.decal(rectOutline(2, 4), [0, 17, 3], [1, 0, 0], UP, 'dark', 0.12)
  t.box(0, 21, 0, 7, 0.8, 7, 'white')
  t.revolve(
    0,
    0,
    [
      [1.2, 21.8],
      [1.2, 23.4],
    ],
    'white',
    10,
  )
  t.revolve(
    0,
    0,
    [
      [0, 23.2],
      [1.6, 23.8],
      [2.2, 25.2],
      [1.6, 26.8],
      [0, 27.4],
    ],
    'gold',
    16,
  )
  t.box(0, 27.2, 0, 0.4, 3.4, 0.4, 'white')
}
