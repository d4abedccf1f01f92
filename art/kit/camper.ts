/** A small rounded camper van of the sixties, 4.4 m, nose towards -x, wheels on y=0. Materials: vanLow, vanTop, glass, tyre, chrome, tail, headlamp. */
import type { Mesh } from './mesh.ts'
import type { Pt, Vec3 } from './vec.ts'
import { rectOutline } from './outline.ts'

const section = (x: number, y: number, w: number, r: number): Vec3 => [x, y, w * r]

export function camper(m: Mesh): void {
  // stations along the body: [x, share of the width, lift of the floor, drop of the roof]
  const stations: readonly (readonly [number, number, number, number])[] = [
    [-2.15, 0.7, 0.16, 0.5],
    [-2.05, 0.9, 0.06, 0.26],
    [-1.8, 1, 0, 0.06],
    [-1.2, 1, 0, 0],
    [1.5, 1, 0, 0],
    [1.95, 0.99, 0, 0.05],
    [2.15, 0.92, 0.06, 0.2],
    [2.2, 0.8, 0.14, 0.36],
  ]
  const outline = (s: (typeof stations)[number]): Vec3[] => {
    const [x, k, lift, drop] = s
    const top = 1.9 - drop
    const half: Pt[] = [
      [0.42 + lift, 0.8],
      [0.75, 0.87],
      [1.1, 0.87],
      [1.12, 0.85],
      [top - 0.34, 0.78],
      [top - 0.1, 0.66],
      [top, 0.4],
    ]
    return [
      ...half.map(([y, w]) => section(x, y, w, k)),
      ...half.toReversed().map(([y, w]) => section(x, y, -w, k)),
    ]
  }
  for (let i = 0; i < stations.length - 1; i++) {
    const [a, b] = [outline(stations[i]!), outline(stations[i + 1]!)]
    for (let j = 0; j < a.length - 1; j++) {
      const low = Math.max(a[j]![1], a[j + 1]![1]) < 1.13
      m.quad(a[j]!, b[j]!, b[j + 1]!, a[j + 1]!, low ? 'vanLow' : 'vanTop')
    }
  }
  for (const s of [stations[0]!, stations.at(-1)!]) {
    const ring = outline(s)
    for (let j = 0; j < 6; j++) {
      const [p, q] = [ring[j]!, ring[j + 1]!]
      m.quad(p, [p[0], p[1], -p[2]], [q[0], q[1], -q[2]], q, p[1] < 1.1 ? 'vanLow' : 'vanTop')
    }
  }
  const pane = (w: number, h: number): Pt[] => rectOutline(w, h)
  for (const s of [1, -1]) {
    for (const [x, w] of [
      [-1.5, 0.66],
      [-0.7, 0.74],
      [0.2, 0.8],
      [1.1, 0.74],
    ] as const)
      m.decal(pane(w, 0.4), [x, 1.36, s * 0.835], [s, 0, 0], [0, 1, -s * 0.14], 'glass', 0.03)
    for (const x of [-1.25, 1.35]) {
      const w = m.at(x, 0.36, s * 0.72)
      const rim = (r: number): Pt[] =>
        Array.from({ length: 16 }, (_, i) => [r * Math.cos(i * 0.3927), r * Math.sin(i * 0.3927)])
      w.decal(rim(0.36), [0, 0, s * 0.16], [s, 0, 0], [0, 1, 0], 'tyre', 0.02)
      w.decal(rim(0.2), [0, 0, s * 0.18], [s, 0, 0], [0, 1, 0], 'chrome', 0.02)
      w.box(0, -0.34, 0, 0.5, 0.66, 0.3, 'tyre')
    }
  }
  m.decal(pane(1.16, 0.4), [2.2, 1.36, 0], [0, 0, -1], [-0.1, 1, 0], 'glass', 0.05)
  for (const s of [-1, 1])
    m.decal(pane(0.14, 0.26), [2.2, 0.86, s * 0.6], [0, 0, -1], [0, 1, 0], 'tail', 0.05)
  m.box(2.26, 0.46, 0, 0.1, 0.14, 1.56, 'chrome')
  m.decal(pane(0.5, 0.14), [2.2, 0.66, 0], [0, 0, -1], [0, 1, 0], 'chrome', 0.06)
  m.decal(pane(1.1, 0.44), [-2.1, 1.4, 0], [0, 0, 1], [0.2, 1, 0], 'glass', 0.06)
  for (const s of [-1, 1])
    m.decal(pane(0.24, 0.24), [-2.15, 0.84, s * 0.5], [0, 0, 1], [0, 1, 0], 'headlamp', 0.06)
  m.box(-2.2, 0.46, 0, 0.1, 0.14, 1.5, 'chrome')
  // the load on the roof
  m.box(0.2, 1.94, 0, 2.3, 0.05, 1, 'tyre')
  m.box(-0.3, 1.98, 0.1, 0.8, 0.3, 0.6, 'tail')
  m.box(0.6, 1.98, -0.1, 0.6, 0.24, 0.7, 'chrome')
}
