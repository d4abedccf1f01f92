/** The planted steel trees of Gardens by the Bay, and the walk that hangs between two. Materials: core, leaf, fern, rods, rodsFar, deck, lamp. */
import { lerp } from '../kit/ink.ts'
import type { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { hoop, rib, rod } from '../kit/rods.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

/** Radius of the outer branches, as a share of the height, against height. */
const FLARE: readonly Pt[] = [
  [0.052, 0.56],
  [0.062, 0.68],
  [0.09, 0.79],
  [0.145, 0.88],
  [0.215, 0.945],
  [0.275, 0.98],
]
export function supertree(m: Mesh, x: number, z: number, h: number, seed = 1, y = 0): void {
  const r = random(seed)
  m.revolve(
    x,
    z,
    [
      [h * 0.08, y],
      [h * 0.07, y + h * 0.1],
      [h * 0.056, y + h * 0.3],
      [h * 0.05, y + h * 0.58],
      [h * 0.056, y + h * 0.68],
      [h * 0.045, y + h * 0.76],
      [0, y + h * 0.78],
    ],
    'core',
    28,
  )
  for (let i = 0; i < 300; i++) {
    const a = r.range(0, Math.PI * 2),
      t = r() ** 1.1 * 0.66,
      q = h * (lerp(0.078, 0.05, Math.min(1, t * 3)) - 0.004)
    m.blob(
      x + q * Math.sin(a),
      y + h * t,
      z + q * Math.cos(a),
      h * r.range(0.006, 0.015),
      r() < 0.42 ? 'leaf' : 'fern',
      1.3,
      0.25,
      i,
      5,
    )
  }
  const branch = (a: number, reach: number, top: number, mat: string) => {
    const pts = FLARE.map(([q, t], i): Vec3 => {
      const f = i / (FLARE.length - 1),
        rr = h * (0.05 + (q - 0.05) * lerp(1, reach, f))
      return [
        x + rr * Math.sin(a),
        y + h * (t < 0.6 ? t : lerp(0.6, top, (t - 0.6) / 0.38)),
        z + rr * Math.cos(a),
      ]
    })
    rib(m, pts, h * 0.0062, mat)
    return pts.at(-1)!
  }
  const n = 44
  for (let i = 0; i < n; i++) {
    const a = ((i + r.range(-0.2, 0.2)) / n) * Math.PI * 2
    const tip = branch(a, r.range(0.93, 1.06), 0.98 + r.range(-0.01, 0.012), 'rods')
    for (const s of [-1, 1]) {
      const b = a + s * 0.07,
        q = h * 0.318
      rod(m, tip, [x + q * Math.sin(b), y + h * 0.998, z + q * Math.cos(b)], h * 0.005, 'rods')
    }
  }
  for (let i = 0; i < 26; i++) branch(((i + 0.5) / 26) * Math.PI * 2, r.range(0.5, 0.62), 1, 'rodsFar')
  for (const [q, t] of FLARE.slice(1)) hoop(m, x, y + h * t, z, h * q, h * 0.006, 'rods')
  hoop(m, x, y + h * 0.999, z, h * 0.316, h * 0.006, 'rods')
}
/** Hanging walk between two points along a shallow bow, with rails and lamps. */
export function skyway(m: Mesh, a: Vec3, b: Vec3, bow: number): void {
  const n = 22
  const at = (i: number, up = 0): Vec3 => {
    const t = i / n,
      swing = bow * 4 * t * (1 - t)
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t) + up, lerp(a[2], b[2], t) + swing]
  }
  const row = (up: number) => Array.from({ length: n + 1 }, (_, i) => at(i, up))
  rib(m, row(0), 0.9, 'deck')
  rib(m, row(0.55), 0.3, 'lamp')
  rib(m, row(1.7), 0.16, 'deck')
}
