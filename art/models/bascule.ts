/** A bascule bridge standing open for ships, along x, water at y=0. Materials: steel, under, soffit, girder, beam, rib, road, iron, lamp, granite, coping. */
import type { Mesh } from '../kit/mesh.ts'
import { rod } from '../kit/rods.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

/** Half the opening between the piers and half the width of the roadway, metres. */
export const GAP = 17
const HALF = 13
const DECK = 9
/** One leaf, 24 m long, raised to `angle` radians; `side` -1 hinges on the left pier. */
function leaf(m: Mesh, side: 1 | -1, angle: number): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, up: number, z: number): Vec3 => [
    side * (GAP + 0.5 - along * c + up * s),
    DECK - 1 + along * s + up * c,
    z,
  ]
  const stations: readonly [number, number][] = [
    [0.6, 3.4],
    [5, 3],
    [13, 2.1],
    [19, 1.4],
    [24, 0.8],
  ]
  m.quad(at(-3, 0, HALF), at(24, 0, HALF), at(24, 0, -HALF), at(-3, 0, -HALF), 'road')
  m.quad(at(-3, -0.6, HALF), at(24, -0.6, HALF), at(24, -0.6, -HALF), at(-3, -0.6, -HALF), 'soffit')
  stations.slice(1).forEach(([b, db], i) => {
    const [a, da] = stations[i]!
    for (const z of [-HALF, -HALF / 2, 0, HALF / 2, HALF])
      m.quad(
        at(a, 0.3, z),
        at(b, 0.3, z),
        at(b, -db, z),
        at(a, -da, z),
        Math.abs(z) === HALF ? 'steel' : 'girder',
      )
    m.quad(at(a, -da, HALF), at(b, -db, HALF), at(b, -db, HALF - 1), at(a, -da, HALF - 1), 'steel')
  })
  for (let a = 2; a < 24; a += 2) {
    const d = 3.4 - a * 0.108
    m.quad(at(a, -0.6, HALF), at(a, -0.6, -HALF), at(a, -d + 0.5, -HALF), at(a, -d + 0.5, HALF), 'beam')
    for (const z of [HALF + 0.12, -HALF - 0.12]) rod(m, at(a, 0, z), at(a, -d, z), 0.22, 'rib')
  }
  m.quad(at(24, 0.3, HALF), at(24, 0.3, -HALF), at(24, -0.8, -HALF), at(24, -0.8, HALF), 'steel')
  // the heel on which it rolls
  const heel = (i: number, z: number): Vec3 => {
    const turn = ((i * 13 - 16) / 180) * Math.PI
    return [side * (GAP + 0.5 - 3.9 * Math.cos(turn)), DECK - 1 - 3.9 * Math.sin(turn), z]
  }
  for (let i = 0; i < 9; i++) {
    m.quad(heel(i, HALF + 0.3), heel(i + 1, HALF + 0.3), heel(i + 1, -HALF), heel(i, -HALF), 'girder')
    m.tri(at(0, 0, HALF + 0.3), heel(i, HALF + 0.3), heel(i + 1, HALF + 0.3), 'steel')
  }
  for (const z of [HALF - 0.2, -HALF + 0.2]) {
    for (const up of [0.6, 1.15]) rod(m, at(-2, up, z), at(24, up, z), 0.12, 'iron')
    for (let a = -1; a < 24; a += 1.5) rod(m, at(a, 0, z), at(a, 1.15, z), 0.1, 'iron')
    for (const a of [4, 11, 18]) {
      rod(m, at(a, 0, z), at(a, 5.4, z), 0.26, 'iron')
      const [x, y] = at(a, 5.8, z)
      m.revolve(
        x,
        z,
        [
          [0, y - 0.6],
          [0.6, y - 0.1],
          [0.5, y + 0.5],
          [0, y + 0.7],
        ],
        'lamp',
        10,
      )
    }
  }
}
function pier(m: Mesh, x: number): void {
  m.box(x, -3, 0, 11, DECK + 3, HALF * 2 + 6, 'granite')
  m.box(x, DECK - 0.8, 0, 12, 1.1, HALF * 2 + 7, 'coping')
  for (const s of [-1, 1])
    m.revolve(
      x,
      s * (HALF + 3),
      [
        [6, -3],
        [5.4, 3.4],
        [5.2, 4.1],
        [0, 4.1],
      ],
      'granite',
      24,
    )
  for (const dx of [-3.6, 3.6])
    for (const z of [-HALF - 1.4, HALF + 1.4]) {
      m.box(x + dx, DECK, z, 2.6, 4, 2.6, 'granite')
      m.box(x + dx, DECK + 4, z, 3.2, 0.5, 3.2, 'coping')
      m.hip(x + dx, DECK + 4.5, z, 2.6, 1.6, 2.6, 0, 'steel')
    }
  m.box(x, DECK, HALF + 2, 4.6, 1.1, 0.5, 'coping')
}
/** Fixed span of steel arches between x0 and x1. */
function span(m: Mesh, x0: number, x1: number): void {
  const n = 16
  const curve = (i: number): Pt => {
    const t = -1 + (2 * i) / n
    return [x0 + ((x1 - x0) * i) / n, 2.4 + 4.8 * (1 - t * t)]
  }
  for (let i = 0; i < n; i++) {
    const [[ax, ay], [bx, by]] = [curve(i), curve(i + 1)]
    for (const z of [HALF - 0.5, 0, -HALF + 0.5]) {
      m.quad([ax, ay - 0.9, z], [bx, by - 0.9, z], [bx, by, z], [ax, ay, z], z > 0 ? 'steel' : 'under')
      m.box(ax, ay, z, 0.4, DECK - 1.2 - ay, 0.3, z > 0 ? 'rib' : 'under')
    }
    m.quad([ax, ay - 0.9, HALF], [bx, by - 0.9, HALF], [bx, by - 0.9, -HALF], [ax, ay - 0.9, -HALF], 'under')
  }
  const [mid, long] = [(x0 + x1) / 2, Math.abs(x1 - x0)]
  m.box(mid, DECK - 1.3, 0, long, 1.3, HALF * 2, 'steel', 'road')
  for (const s of [-1, 1]) {
    m.box(mid, DECK, s * (HALF - 0.2), long, 0.3, 0.5, 'coping')
    for (const y of [0.7, 1.15]) m.box(mid, DECK + y, s * (HALF - 0.2), long, 0.12, 0.12, 'iron')
    for (let x = Math.min(x0, x1); x < Math.max(x0, x1); x += 1.5)
      m.box(x, DECK, s * (HALF - 0.2), 0.1, 1.2, 0.1, 'iron')
    for (let k = 0; k < 3; k++) {
      const x = x0 + ((x1 - x0) * (k + 0.5)) / 3
      m.box(x, DECK, s * (HALF - 0.6), 0.26, 5.6, 0.26, 'iron')
      m.revolve(
        x,
        s * (HALF - 0.6),
        [
          [0, DECK + 5.3],
          [0.6, DECK + 5.8],
          [0.5, DECK + 6.4],
          [0, DECK + 6.6],
        ],
        'lamp',
        10,
      )
    }
  }
}
/** The bridge about its opening: two leaves up, two piers, two fixed spans a side. */
export function basculeBridge(m: Mesh, angle: number): void {
  for (const side of [-1, 1] as const) {
    leaf(m, side, angle)
    for (let k = 0; k < 3; k++) {
      const x = side * (GAP + 5.5 + k * 55)
      pier(m, x)
      span(m, x + side * 5.5, x + side * 49.5)
    }
  }
}
