/** Railway coaches along a curved line. Metres; the scene supplies the inks. */
import type { Mesh } from '../kit/mesh.ts'
import { rectOutline } from '../kit/outline.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

/** A level line in plan: the point (x, z) at `s` metres from its start. */
export type Line = (s: number) => Pt

/** A quadratic curve walked by its length. */
export function curve(a: Pt, b: Pt, c: Pt): { line: Line; length: number } {
  const at = (t: number): Pt => [
    (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
    (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
  ]
  const marks = [0]
  const n = 400
  for (let i = 1; i <= n; i++) {
    const [p, q] = [at((i - 1) / n), at(i / n)]
    marks.push(marks[i - 1]! + Math.hypot(q[0] - p[0], q[1] - p[1]))
  }
  const length = marks[n]!
  const line = (s: number): Pt => {
    let i = 1
    while (i < n && marks[i]! < s) i++
    return at((i - 1 + (s - marks[i - 1]!) / (marks[i]! - marks[i - 1]!)) / n)
  }
  return { line, length }
}
/** The mesh moved onto the chord from s0 to s1: origin at its middle, x along the line. */
export function onChord(
  m: Mesh,
  line: Line,
  y: number,
  s0: number,
  s1: number,
): { frame: Mesh; long: number } {
  const [a, b] = [line(s0), line(s1)]
  const [dx, dz] = [b[0] - a[0], b[1] - a[1]]
  return {
    frame: m.at((a[0] + b[0]) / 2, y, (a[1] + b[1]) / 2, Math.atan2(-dz, dx)),
    long: Math.hypot(dx, dz),
  }
}
/** Head and shoulders at a window. */
const PASSENGER: Pt[] = [
  [-0.3, 0],
  [0.3, 0],
  [0.26, 0.26],
  [0.1, 0.36],
  [0.15, 0.5],
  [0.12, 0.66],
  [0, 0.72],
  [-0.12, 0.66],
  [-0.15, 0.5],
  [-0.1, 0.36],
  [-0.26, 0.26],
]
export interface Coach {
  /** Over the buffers, metres. */
  long: number
  /** Windows on each side. */
  windows: number
  /** Share of windows that are lit. */
  lit?: number
  /** A driver's cab: at the end towards the line's start (-1) or its end (1). */
  cab?: -1 | 1
  /** Material of the body; default `coach`. */
  paint?: string
  /** Share of lit windows with a passenger; material `passenger`. */
  seated?: number
}
/** One coach on the chord s0..s0+long, rail at y. Materials: coach, band, carRoof, glass, lamp, dark, headlamp. */
export function coach(m: Mesh, line: Line, y: number, s0: number, o: Coach): void {
  const { frame: q, long } = onChord(m, line, y, s0, s0 + o.long)
  const L = long - 0.9
  const W = 2.7
  q.box(0, 0.25, 0, L * 0.94, 0.75, W * 0.8, 'dark')
  for (const s of [-1, 1]) q.box(s * L * 0.34, 0.1, 0, 2.6, 0.7, W * 0.9, 'dark')
  q.box(0, 0.95, 0, L, 1.15, W, o.paint ?? 'coach')
  q.box(0, 2.1, 0, L, 1.05, W - 0.02, o.paint ?? 'coach')
  q.box(0, 3.15, 0, L, 0.32, W, 'band')
  const ring = (w: number, h: number, l: number): Vec3[] => [
    [-l / 2, h, w / 2],
    [l / 2, h, w / 2],
    [l / 2, h, -w / 2],
    [-l / 2, h, -w / 2],
  ]
  q.loft(ring(W + 0.16, 3.47, L + 0.1), ring(W * 0.7, 3.92, L - 0.1), 'carRoof')
  const [a, b, c, d] = ring(W * 0.7, 3.92, L - 0.1) as [Vec3, Vec3, Vec3, Vec3]
  q.quad(a, b, c, d, 'carRoof')
  q.box(0, 3.9, 0, L * 0.5, 0.3, 1, 'carRoof')
  q.box(0, 0.9, 0, L + 0.9, 0.2, 0.5, 'dark')
  const step = (L - 3.4) / o.windows
  for (let i = 0; i < o.windows; i++) {
    const x = -L / 2 + 1.7 + (i + 0.5) * step
    const mat = (i * 7919 + Math.round(s0) * 31) % 10 < (o.lit ?? 0) * 10 ? 'lamp' : 'glass'
    for (const s of [1, -1])
      q.decal(rectOutline(step * 0.78, 1.05), [x, 2.55, (s * W) / 2], [s, 0, 0], [0, 1, 0], mat, 0.03)
    if (mat === 'lamp' && (i * 4127 + Math.round(s0) * 17) % 10 < (o.seated ?? 0) * 10)
      q.decal(PASSENGER, [x - step * 0.1, 2.03, W / 2], [1, 0, 0], [0, 1, 0], 'passenger', 0.05)
  }
  for (const s of [1, -1])
    for (const e of [-1, 1])
      q.decal(
        rectOutline(0.8, 2),
        [e * (L / 2 - 0.85), 2.05, (s * W) / 2],
        [s, 0, 0],
        [0, 1, 0],
        'band',
        0.03,
      )
  if (!o.cab) return
  const nose = (o.cab * L) / 2
  const u: Vec3 = [0, 0, -o.cab]
  q.decal(rectOutline(2.1, 1), [nose, 2.7, 0], u, [0, 1, 0], 'glass', 0.05)
  for (const z of [-0.85, 0.85])
    q.decal(rectOutline(0.36, 0.3), [nose, 1.5, z], u, [0, 1, 0], 'headlamp', 0.06)
  q.decal(rectOutline(0.36, 0.26), [nose, 3.35, 0], u, [0, 1, 0], 'headlamp', 0.06)
}
