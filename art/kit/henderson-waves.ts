/**
 * The Henderson Waves bridge: an 8 m boardwalk on a curve, timber ribs that swell over one edge and then the other.
 * Metres along the walk from the viewer; the deck is y=0. Materials: slat, crest, boards, seat, rail, steel.
 */
import { lerp, smoothstep } from './ink.ts'
import type { Mesh } from './mesh.ts'
import { rib, rod } from './rods.ts'
import type { Vec3 } from './vec.ts'

export interface Swell {
  from: number
  to: number
  /** Height of the crest above the deck. */
  high: number
  side: 1 | -1
}
const HALF = 4
/** The walk's centre line: x at `d` metres ahead. */
export const centre = (d: number): number => 0.4 + 15 * Math.sin(d / 72) ** 2

/** A point `v` metres to the right of the centre line at `d`, `y` above the deck. */
export function onBridge(d: number, v: number, y: number): Vec3 {
  const slope = (centre(d + 0.5) - centre(d - 0.5)) / 1
  const l = Math.hypot(1, slope)
  return [centre(d) + v / l, y, -d + (v * slope) / l]
}
const height = (s: Swell, d: number): number =>
  s.high * Math.sin(Math.PI * Math.min(1, Math.max(0, (d - s.from) / (s.to - s.from)))) ** 1.3

/** The rib at `d`: from under the edge, out, up and curling in over the walk. */
function curl(s: Swell, d: number, t: number): Vec3 {
  const h = height(s, d)
  const p: [number, number][] = [
    [2.4, -1],
    [HALF + 1.1 + 0.24 * h, -0.9],
    [HALF + 1.1 + 0.3 * h, 0.85 * h],
    [HALF + 0.2 - 0.34 * h, h + 0.1],
  ]
  const q = 1 - t
  const w = [q ** 3, 3 * q * q * t, 3 * q * t * t, t ** 3]
  const at = (k: 0 | 1): number => p.reduce((sum, point, i) => sum + point[k] * w[i]!, 0)
  return onBridge(d, s.side * at(0), at(1))
}
/** Section of the rib at `d`, turned with its curve: the same on both sides of a joint, so that none opens. */
function section(s: Swell, d: number, t: number): Vec3[] {
  const [p, a, b] = [curl(s, d, t), curl(s, d, t - 0.01), curl(s, d, t + 0.01)]
  const l = Math.hypot(b[0] - a[0], b[1] - a[1])
  const [x, y] = [(0.13 * (a[1] - b[1])) / l, (0.13 * (b[0] - a[0])) / l]
  return [
    [p[0] - x, p[1] - y, p[2] + 0.13],
    [p[0] + x, p[1] + y, p[2] + 0.13],
    [p[0] + x, p[1] + y, p[2] - 0.13],
    [p[0] - x, p[1] - y, p[2] - 0.13],
  ]
}
/** Section of the long beam at `t`, the same on both sides of a joint. */
function beam(s: Swell, d: number, t: number): Vec3[] {
  const [x, y, z] = curl(s, d, t),
    half = t === 1 ? 0.32 : 0.065
  return [
    [x + half, y - half, z],
    [x - half, y - half, z],
    [x - half, y + half, z],
    [x + half, y + half, z],
  ]
}
export function hendersonWaves(m: Mesh, swells: readonly Swell[], from: number, to: number): void {
  for (let d = from; d < to; d += 2) {
    const a = (v: number, y: number) => onBridge(d, v, y)
    const b = (v: number, y: number) => onBridge(d + 2.02, v, y)
    m.quad(a(-HALF, 0), a(HALF, 0), b(HALF, 0), b(-HALF, 0), 'boards')
    m.quad(a(-HALF, -0.7), a(HALF, -0.7), b(HALF, -0.7), b(-HALF, -0.7), 'steel')
    for (const s of [-1, 1])
      m.quad(a(s * HALF, -0.7), b(s * HALF, -0.7), b(s * HALF, 0), a(s * HALF, 0), 'steel')
  }
  for (const s of swells) {
    for (let d = Math.max(from, s.from); d < s.to; d += 0.62)
      for (let i = 0; i < 20; i++) m.loft(section(s, d, i / 20.6), section(s, d, (i + 1) / 20.6), 'slat')
    for (const t of [0.42, 0.7, 1])
      for (let d = Math.max(from, s.from); d < s.to - 0.5; d += 0.5)
        m.loft(beam(s, d, t), beam(s, d + 0.5, t), 'crest', false)
    // a bench in the hollow
    for (let d = Math.max(from, s.from + 5); d < s.to - 5; d += 1) {
      const a = (v: number, y: number) => onBridge(d, s.side * v, y)
      const b = (v: number, y: number) => onBridge(d + 1.01, s.side * v, y)
      m.quad(a(3.3, 0.5), a(4, 0.5), b(4, 0.5), b(3.3, 0.5), 'seat')
      m.quad(a(3.3, 0), b(3.3, 0), b(3.3, 0.5), a(3.3, 0.5), 'seat')
    }
  }
  // rails where no wave covers the edge
  for (const side of [-1, 1] as const)
    for (let d = from; d < to; d += 1.6) {
      const covered = swells.some((s) => s.side === side && height(s, d) > 1.2)
      if (covered) continue
      const at = (y: number, e = 0) => onBridge(d + e, side * (HALF - 0.1), y)
      rod(m, at(0), at(1.12), 0.09, 'rail')
      rod(m, at(1.12), at(1.12, 1.62), 0.12, 'crest')
      for (const y of [0.3, 0.56, 0.82]) rod(m, at(y), at(y, 1.62), 0.035, 'rail')
    }
  // the belly hangs below between the swells, on leaning steel legs
  for (let d = Math.max(from, 20); d < to; d += 1) {
    const deep = 1.4 + 2.6 * smoothstep(-0.6, 1, Math.sin(d / 11))
    rib(
      m,
      Array.from({ length: 9 }, (_, i) => {
        const t = (i / 8) * 2 - 1
        return onBridge(d, t * HALF, -0.6 - deep * (1 - t * t))
      }),
      0.24,
      'slat',
    )
  }
  for (const d of [58, 104, 150])
    for (const lean of [-5, 5])
      for (const v of [-2, 2]) {
        const [foot, top] = [onBridge(d, v * 0.5, -34), onBridge(d + lean, v, -1.4)]
        for (let i = 0; i < 6; i++) {
          const at = (t: number): Vec3 => [
            lerp(foot[0], top[0], t),
            lerp(foot[1], top[1], t),
            lerp(foot[2], top[2], t),
          ]
          rod(m, at(i / 6), at((i + 1) / 6), 0.7, 'steel')
        }
      }
}
