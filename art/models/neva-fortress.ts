/** The fortress across the Neva: low walls, the cathedral's stepped belfry and its gilded needle, 122 m; and a cargo ship of the river. Materials: brick, coping, straw, white, dark, roof, gold, tree, trunk, hull, boot, deck, glass, lamp, iron. */
import { tree } from '../kit/trees.ts'
import type { Mesh } from '../kit/mesh.ts'
import type { Random } from '../kit/noise.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import type { Vec3 } from '../kit/vec.ts'

const X: Vec3 = [1, 0, 0]
const UP: Vec3 = [0, 1, 0]
/** Walls stand 12 m over the water along x; the needle is at x=0. */
export function needleFortress(m: Mesh, r: Random): void {
  m.box(0, -2, -30, 620, 3.5, 80, 'granite', 'granite')
  m.box(0, 0, 0, 460, 12, 6, 'brick')
  m.box(0, 11.4, 0, 462, 1, 7, 'coping')
  for (const x of [-200, -96, 96, 200]) {
    m.prism(
      [
        [x - 34, -8],
        [x - 26, 16],
        [x, 30],
        [x + 26, 16],
        [x + 34, -8],
      ],
      0,
      12,
      'brick',
      'roof',
    )
    m.revolve(
      x,
      26,
      [
        [2.4, 12],
        [2.4, 16],
        [2.8, 16.2],
        [0, 19.4],
      ],
      'white',
      12,
    )
  }
  m.box(0, 0, 3.6, 14, 14, 3, 'white')
  m.gable(0, 14, 3.6, 14, 3, 3, 'roof', 'white')
  m.decal(archOutline(5, 8), [0, 0, 5.1], X, UP, 'dark', 0.1)
  for (let i = 0; i < 70; i++) {
    const x = r.range(-220, 220)
    if (Math.abs(x) > 34) tree(m, i, x, 4, r.range(-40, -14), r.range(13, 19))
  }
  for (const [x, w] of [
    [-70, 44],
    [84, 50],
    [-140, 40],
  ] as const) {
    m.box(x, 0, -24, w, 17, 16, 'straw')
    m.hip(x, 17, -24, w + 1, 5, 17, w * 0.7, 'roof')
  }
  // the cathedral: nave, eastern drum, belfry
  const c = m.at(0, 0, -48)
  c.box(30, 0, 0, 52, 19, 26, 'straw', 'roof')
  c.hip(30, 19, 0, 53, 5, 27, 40, 'roof')
  c.revolve(
    46,
    0,
    [
      [6, 20],
      [6, 31],
      [6.6, 31.4],
      [5.6, 36],
      [2, 39],
      [1.6, 43],
      [0, 46],
    ],
    'white',
    20,
  )
  for (const [w, y0, y1] of [
    [22, 0, 26],
    [16, 26, 40],
    [11, 40, 53],
  ] as const) {
    c.box(0, y0, 0, w, y1 - y0, w, 'straw')
    c.box(0, y1 - 1.2, 0, w + 1.6, 1.6, w + 1.6, 'white')
    for (const x of [-w * 0.4, -w * 0.14, w * 0.14, w * 0.4])
      c.box(x, y0 + 1, w / 2, 1.1, y1 - y0 - 2, 0.8, 'white')
    c.decal(archOutline(w * 0.18, (y1 - y0) * 0.5), [0, y0 + (y1 - y0) * 0.25, w / 2], X, UP, 'dark', 0.15)
  }
  c.revolve(
    0,
    0,
    [
      [6, 53.6],
      [5, 58],
      [2.6, 60],
      [2.6, 65],
      [3, 65.4],
      [1.5, 70],
      [1.2, 74],
      [0.35, 117],
      [0.2, 118],
    ],
    'gold',
    16,
  )
  c.revolve(
    0,
    0,
    [
      [0, 116.6],
      [1, 117.8],
      [0, 119],
    ],
    'gold',
    10,
  )
  c.box(0, 119, 0, 0.5, 3.8, 0.5, 'gold')
  c.box(0, 120.6, 0, 2.4, 0.5, 0.5, 'gold')
}
/** River freighter, 64 m, bow towards +z, waterline at y=0. */
export function freighter(m: Mesh): void {
  const ring = (y: number, k: number, flare: number): Vec3[] => {
    const side = Array.from({ length: 15 }, (_, i): [number, number] => {
      const z = -32 + (64 * i) / 14
      const bow = Math.max(0, (z - 14) / 18)
      return [5.8 * k * (1 - bow ** 2.2 * 0.97), z + flare * bow ** 2]
    })
    const lift = (z: number): number => y + (y > 1 ? 1.6 * Math.max(0, (z - 16) / 16) ** 2 : 0)
    return [
      ...side.map(([x, z]): Vec3 => [x, lift(z), z]),
      ...[...side].reverse().map(([x, z]): Vec3 => [-x, lift(z), z]),
    ]
  }
  m.loft(ring(-0.4, 0.94, 0), ring(0.9, 0.96, 0.4), 'boot')
  m.loft(ring(0.9, 0.96, 0.4), ring(4.4, 1.04, 3), 'hull')
  m.loft(ring(4.4, 1.04, 3), ring(5, 1.06, 3.2), 'white')
  m.box(0, 3.6, -4, 9.4, 1.9, 38, 'deck', 'deck')
  m.box(0, 3.6, -26, 10, 7.2, 9, 'white', 'deck')
  m.box(0, 10.6, -25, 11.6, 3, 6, 'white', 'deck')
  for (let i = 0; i < 6; i++)
    m.decal(rectOutline(1.4, 1.4), [-4.4 + i * 1.76, 12.2, -22], X, UP, i === 3 ? 'lamp' : 'glass', 0.1)
  for (let i = 0; i < 4; i++)
    m.decal(rectOutline(0.9, 0.9), [-3.3 + i * 2.2, 8, -21.5], X, UP, i % 2 ? 'lamp' : 'glass', 0.1)
  for (const [z, h] of [
    [-24, 22],
    [26, 13],
  ] as const) {
    m.box(0, 5, z, 0.4, h - 5, 0.4, 'iron')
    m.revolve(
      0,
      z,
      [
        [0, h],
        [0.45, h + 0.4],
        [0, h + 0.9],
      ],
      'lamp',
      8,
    )
  }
}
