/**
 * The Henderson Waves bridge: an 8 m boardwalk on a curve, timber shells that swell over one edge and then the other.
 * Metres along the walk from the viewer; the deck is y=0. Materials: rib, joint, outer, outerJoint, lip, boards, seat, seatFront, rail, steel.
 */
import { lerp, smoothstep } from '../kit/ink.ts'
import type { Mesh } from '../kit/mesh.ts'
import { rod } from '../kit/rods.ts'
import { add, cross, scale, sub, unit, type Vec3 } from '../kit/vec.ts'

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

/** The shell's section at `d`: from under the edge, out, up and curling in over the walk. */
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
/** The normal of the shell that looks over the walk. */
function inward(s: Swell, d: number, t: number): Vec3 {
  const along = sub(curl(s, d + 0.2, t), curl(s, d - 0.2, t)),
    up = sub(curl(s, d, Math.min(1, t + 0.01)), curl(s, d, t - 0.01))
  return unit(scale(cross(along, up), -s.side))
}
const thick = (s: Swell, d: number): number => 0.1 + 0.5 * smoothstep(0, s.high, height(s, d))

type At = (d: number, t: number) => Vec3
/** A smooth skin between two distances, from one height of the section to another. */
function skin(
  m: Mesh,
  at: At,
  normal: At,
  [a, b]: [number, number],
  rows: number,
  mat: string,
  t0 = 0,
): void {
  for (let i = 0; i < rows; i++) {
    const [u, v] = [lerp(t0, 1, i / rows), lerp(t0, 1, (i + 1) / rows)]
    const [p, q, r, z] = [at(a, u), at(b, u), at(b, v), at(a, v)]
    const [np, nq, nr, nz] = [normal(a, u), normal(b, u), normal(b, v), normal(a, v)]
    m.tri(p, q, r, mat, np, nq, nr)
    m.tri(p, r, z, mat, np, nr, nz)
  }
}
function swell(m: Mesh, s: Swell, from: number): void {
  const inner: At = (d, t) => curl(s, d, t),
    face: At = (d, t) => inward(s, d, t),
    outer: At = (d, t) => add(curl(s, d, t), scale(inward(s, d, t), -thick(s, d))),
    back: At = (d, t) => scale(inward(s, d, t), -1)
  // ribs with open joints near by, wider ones farther off, then one smooth shell
  for (let d = Math.max(from, s.from); d < s.to;) {
    const pitch = d < 40 ? 0.9 : d < 74 ? 2 : 2.4,
      share = d < 74 ? 0.62 : 1,
      end = Math.min(s.to, d + pitch),
      split = d + (end - d) * share
    skin(m, inner, face, [d, split], 22, 'rib')
    if (share < 1) skin(m, inner, face, [split, end], 22, 'joint')
    d = end
  }
  const step = 0.5
  for (let d = Math.max(from, s.from); d < s.to; d += step) {
    const e = Math.min(s.to, d + step)
    skin(m, outer, back, [d, e], 16, d < 74 && Math.round(d / step) % 4 === 0 ? 'outerJoint' : 'outer')
    // the broad edge of the crest, with the same normal at every joint
    const edge: At = (x, t) => add(curl(s, x, 1), scale(inward(s, x, 1), -t * thick(s, x)))
    const n: At = (x) =>
      unit(cross(sub(curl(s, x + 0.3, 1), curl(s, x - 0.3, 1)), scale(inward(s, x, 1), s.side)))
    skin(m, edge, n, [d, e], 1, 'lip')
  }
  // a bench in the hollow
  for (let d = Math.max(from, s.from); d < s.to - 5; d += 1) {
    const a = (v: number, y: number) => onBridge(d, s.side * v, y)
    const b = (v: number, y: number) => onBridge(d + 1.01, s.side * v, y)
    m.quad(a(3.2, 0.5), a(4.4, 0.5), b(4.4, 0.5), b(3.2, 0.5), 'seat')
    m.quad(a(3.2, 0.42), b(3.2, 0.42), b(3.2, 0.5), a(3.2, 0.5), 'lip')
    m.quad(a(3.3, 0), b(3.3, 0), b(3.3, 0.42), a(3.3, 0.42), 'seatFront')
  }
}
const covered = (swells: readonly Swell[], side: 1 | -1, d: number): boolean =>
  swells.some((s) => s.side === side && height(s, d) > 1.2)
/** The rails where no wave covers the edge. */
export function bridgeRails(m: Mesh, swells: readonly Swell[], from: number, to: number): void {
  for (const side of [-1, 1] as const)
    for (let d = Math.max(from, side < 0 ? 12 : 0); d < to; d += 1.6) {
      if (covered(swells, side, d)) continue
      const at = (y: number, e = 0) => onBridge(d + e, side * (HALF - 0.1), y)
      if (d < 60 || Math.round(d / 1.6) % 3 === 0) rod(m, at(0), at(1.12), 0.09, 'rail')
      rod(m, at(1.12), at(1.12, 1.62), 0.12, 'lip')
      if (d < 44) for (const y of [0.36, 0.74]) rod(m, at(y), at(y, 1.62), 0.035, 'rail')
    }
}
/** The shadow of the right rail on the boards, as outlines of the world: its bars and its posts. */
export function railShadow(swells: readonly Swell[], sun: Vec3, from: number, to: number): Vec3[][] {
  const fallen = (d: number, y: number): Vec3 => {
      const [x, , z] = onBridge(d, HALF - 0.1, 0),
        t = y / sun[1]
      return [x - sun[0] * t, 0.01, z - sun[2] * t]
    },
    ways = Array.from({ length: Math.floor((to - from) / 0.8) + 1 }, (_, i) => from + i * 0.8).filter(
      (d) => !covered(swells, 1, d),
    )
  const bar = (low: number, high: number): Vec3[] => [
    ...ways.map((d) => fallen(d, low)),
    ...ways.toReversed().map((d) => fallen(d, high)),
  ]
  const posts = ways
    .filter((_, i) => i % 2 === 0)
    .map((d): Vec3[] => [
      fallen(d - 0.06, 0),
      fallen(d + 0.06, 0),
      fallen(d + 0.06, 1.12),
      fallen(d - 0.06, 1.12),
    ])
  return [bar(1.05, 1.2), bar(0.34, 0.38), bar(0.72, 0.76), ...posts]
}
/** The walk between two distances, with those of its `swells` that `drawn` picks. */
export function hendersonWaves(
  m: Mesh,
  swells: readonly Swell[],
  drawn: (s: Swell) => boolean,
  from: number,
  to: number,
): void {
  for (let d = from; d < to; d += 2) {
    const a = (v: number, y: number) => onBridge(d, v, y)
    const b = (v: number, y: number) => onBridge(d + 2.02, v, y)
    m.quad(a(-HALF, 0), a(HALF, 0), b(HALF, 0), b(-HALF, 0), 'boards')
    m.quad(a(-HALF, -0.7), a(HALF, -0.7), b(HALF, -0.7), b(-HALF, -0.7), 'steel')
    for (const s of [-1, 1])
      m.quad(a(s * HALF, -0.7), b(s * HALF, -0.7), b(s * HALF, 0), a(s * HALF, 0), 'steel')
  }
  for (const s of swells) if (drawn(s)) swell(m, s, from)
  // the belly hangs below between the swells, on leaning steel legs
  const belly = (d: number, t: number): Vec3 => {
    const deep = 1.4 + 2.6 * smoothstep(-0.6, 1, Math.sin(d / 11)),
      v = 2 * t - 1
    return onBridge(d, v * HALF, -0.6 - deep * (1 - v * v))
  }
  for (let d = Math.max(from, 20); d < to; d += 2)
    for (let i = 0; i < 8; i++)
      m.quad(belly(d, i / 8), belly(d + 2, i / 8), belly(d + 2, (i + 1) / 8), belly(d, (i + 1) / 8), 'outer')
  for (const d of [58, 104, 150].filter((at) => at > from && at < to))
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
