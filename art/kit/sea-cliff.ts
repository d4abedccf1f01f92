/** A limestone sea cliff along a line in plan: ribbed face, undercut foot, scrub on top. Materials: cliff (its detail may hang the face with green), scrub. */
import { lerp, smoothstep } from './ink.ts'
import type { Mesh } from './mesh.ts'
import { fbm, noise, random } from './noise.ts'
import { cross, sub, unit, type Pt, type Vec3 } from './vec.ts'

/** Points (x, z, height of the brink) with the sea on the left hand of the way they run. */
export type Brink = readonly (readonly [x: number, z: number, top: number])[]

interface Station {
  x: number
  z: number
  top: number
  out: Pt
  run: number
}
function stations(brink: Brink, step: number): Station[] {
  const list: Station[] = []
  let run = 0
  brink.slice(1).forEach(([bx, bz, bt], i) => {
    const [ax, az, at] = brink[i]!
    const long = Math.hypot(bx - ax, bz - az),
      n = Math.max(1, Math.round(long / step))
    for (let k = 0; k < n; k++) {
      const t = k / n
      list.push({
        x: lerp(ax, bx, t),
        z: lerp(az, bz, t),
        top: lerp(at, bt, t),
        out: [-(bz - az) / long, (bx - ax) / long],
        run: run + long * t,
      })
    }
    run += long
  })
  return list.map((s, i) => {
    const around = list.slice(Math.max(0, i - 4), i + 5)
    const [x, z] = around.reduce<Pt>((sum, o) => [sum[0] + o.out[0], sum[1] + o.out[1]], [0, 0])
    const l = Math.hypot(x, z) || 1
    return { x: s.x, z: s.z, top: s.top, run: s.run, out: [x / l, z / l] }
  })
}
export function seaCliff(m: Mesh, brink: Brink, inland: Pt, seed: number, step = 0.7): void {
  const list = stations(brink, step),
    rows = 56,
    r = random(seed)
  const at = (s: Station, j: number): Vec3 => {
    const t = j / rows
    const ribs = (fbm(s.run * 0.13 + seed, t * 0.6, 5, seed) - 0.5) * 11 * (1 - t * t * 0.75),
      ledges = (noise(s.run * 0.03, t * 7, seed + 3) - 0.5) * 1.5 * (1 - t ** 4),
      batter = (1 - t) * 3.4,
      foot = -3.2 * (1 - smoothstep(0, 0.09, t))
    const o = ribs + ledges + batter + foot
    return [s.x + s.out[0] * o, s.top * t - 1.5 * (1 - t), s.z + s.out[1] * o]
  }
  const grid = list.map((s) => Array.from({ length: rows + 1 }, (_, j) => at(s, j)))
  const P = (i: number, j: number) =>
    grid[Math.min(list.length - 1, Math.max(0, i))]![Math.min(rows, Math.max(0, j))]!
  const N = (i: number, j: number): Vec3 =>
    unit(cross(sub(P(i + 1, j), P(i - 1, j)), sub(P(i, j + 1), P(i, j - 1))))
  for (let i = 0; i + 1 < list.length; i++)
    for (let j = 0; j < rows; j++) {
      const [a, b, c, d] = [P(i, j), P(i + 1, j), P(i + 1, j + 1), P(i, j + 1)]
      m.tri(a, b, c, 'cliff', N(i, j), N(i + 1, j), N(i + 1, j + 1))
      m.tri(a, c, d, 'cliff', N(i, j), N(i + 1, j + 1), N(i, j + 1))
    }
  // the ground behind the brink
  const bands = [0, 2, 5, 10, 18, 34, 60]
  const ground = (i: number, k: number): Vec3 => {
    const d = bands[k]!,
      s = list[i]!,
      e = P(i, rows)
    return [
      e[0] + inland[0] * d,
      s.top + (d ? 0.5 + d * 0.05 + (fbm(s.x / 9, d / 9 + s.z / 20, 3, seed) - 0.5) * 1.6 : 0),
      e[2] + inland[1] * d,
    ]
  }
  for (let i = 0; i + 1 < list.length; i++)
    for (let k = 0; k + 1 < bands.length; k++)
      m.quad(ground(i, k), ground(i + 1, k), ground(i + 1, k + 1), ground(i, k + 1), 'scrub')
  for (let n = 0; n < list.length * 3; n++) {
    const s = list[Math.floor(r() * list.length)]!,
      d = r() ** 2 * 26
    const size = r.range(0.35, 1.1) * (1 + d / 24)
    m.blob(
      s.x + inland[0] * d,
      s.top + d * 0.05 + size * 0.25,
      s.z + inland[1] * d,
      size,
      'scrub',
      0.8,
      0.24,
      n,
      6,
    )
  }
}
/** Metres in plan from the foot of the cliff. */
export function fromBrink(brink: Brink, x: number, z: number): number {
  let best = Infinity
  brink.slice(1).forEach(([bx, bz], i) => {
    const [ax, az] = brink[i]!
    const [dx, dz] = [bx - ax, bz - az]
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz)))
    best = Math.min(best, Math.hypot(x - ax - t * dx, z - az - t * dz))
  })
  return best
}
