/** A little rounded car of the sixties, 3 m long, nose towards -x, wheels on y=0. Materials: body, roofCanvas, glass, tyre, chrome, headlamp, tail, case. */
import type { Mesh } from '../kit/mesh.ts'
import { rectOutline } from '../kit/outline.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

/** Across-section: half width and height of the sill, the waist and the shoulder at x. */
type Station = readonly [x: number, wide: number, low: number, high: number]
const BODY: readonly Station[] = [
  [-1.48, 0.42, 0.34, 0.6],
  [-1.4, 0.56, 0.26, 0.7],
  [-1.1, 0.64, 0.24, 0.8],
  [-0.6, 0.66, 0.24, 0.85],
  [0.9, 0.66, 0.24, 0.86],
  [1.25, 0.62, 0.26, 0.78],
  [1.42, 0.54, 0.3, 0.66],
  [1.48, 0.4, 0.36, 0.56],
]
const CABIN: readonly Station[] = [
  [-0.72, 0.58, 0.8, 0.86],
  [-0.36, 0.55, 0.8, 1.24],
  [-0.1, 0.53, 0.8, 1.32],
  [0.5, 0.53, 0.8, 1.33],
  [0.86, 0.54, 0.8, 1.2],
  [1.2, 0.56, 0.78, 0.82],
]
function skin(m: Mesh, stations: readonly Station[], mat: string, top: string): void {
  const ring = ([x, w, low, high]: Station): Vec3[] => {
    const half: Pt[] = [
      [low, w * 0.94],
      [low + (high - low) * 0.55, w],
      [low + (high - low) * 0.86, w * 0.94],
      [high, w * 0.76],
    ]
    return [...half.map(([y, z]): Vec3 => [x, y, z]), ...half.toReversed().map(([y, z]): Vec3 => [x, y, -z])]
  }
  for (let i = 0; i < stations.length - 1; i++) {
    const [a, b] = [ring(stations[i]!), ring(stations[i + 1]!)]
    for (let j = 0; j < 7; j++)
      m.quad(a[j]!, b[j]!, b[j + 1]!, a[j + 1]!, j === 3 && i > 0 && i < stations.length - 2 ? top : mat)
  }
  for (const s of [stations[0]!, stations.at(-1)!]) {
    const r = ring(s)
    for (let j = 0; j < 3; j++) m.quad(r[j]!, r[7 - j]!, r[6 - j]!, r[j + 1]!, mat)
  }
}
export function smallCar(m: Mesh): void {
  skin(m, BODY, 'body', 'body')
  skin(m, CABIN, 'body', 'roofCanvas')
  for (const s of [1, -1]) {
    m.decal(
      [
        [-0.52, 0],
        [0.02, 0],
        [0.02, 0.3],
        [-0.3, 0.3],
      ],
      [0.06, 0.92, s * 0.56],
      [1, 0, 0],
      [0, 1, -s * 0.08],
      'glass',
      s * 0.02,
    )
    m.decal(
      [
        [0.12, 0],
        [0.78, 0],
        [0.58, 0.3],
        [0.12, 0.3],
      ],
      [0.06, 0.92, s * 0.56],
      [1, 0, 0],
      [0, 1, -s * 0.08],
      'glass',
      s * 0.02,
    )
    for (const x of [-0.92, 0.92]) {
      const disc = (r: number): Pt[] =>
        Array.from({ length: 14 }, (_, i): Pt => [r * Math.cos(i * 0.449), r * Math.sin(i * 0.449)])
      m.decal(disc(0.27), [x, 0.27, s * 0.67], [1, 0, 0], [0, 1, 0], 'tyre', s * 0.01)
      m.decal(disc(0.15), [x, 0.27, s * 0.67], [1, 0, 0], [0, 1, 0], 'chrome', s * 0.03)
      m.box(x, 0, s * 0.56, 0.46, 0.5, 0.2, 'tyre')
    }
    m.decal(rectOutline(0.16, 0.16), [-1.46, 0.62, s * 0.38], [0, 0, 1], [0, 1, 0], 'headlamp', -0.06)
    m.decal(rectOutline(0.1, 0.18), [1.46, 0.6, s * 0.42], [0, 0, 1], [0, 1, 0], 'tail', 0.06)
  }
  m.decal(rectOutline(0.8, 0.26), [1.0, 1.04, 0], [0, 0, 1], [-0.9, 1, 0], 'glass', -0.05)
  m.decal(rectOutline(0.9, 0.34), [-0.54, 1.06, 0], [0, 0, 1], [0.9, 1, 0], 'glass', 0.05)
  m.box(1.5, 0.36, 0, 0.07, 0.1, 1.16, 'chrome')
  m.box(-1.5, 0.36, 0, 0.07, 0.1, 1.1, 'chrome')
  m.box(0.2, 1.34, 0, 0.8, 0.05, 0.8, 'chrome')
  m.box(0.2, 1.38, 0.05, 0.66, 0.26, 0.44, 'case')
}
