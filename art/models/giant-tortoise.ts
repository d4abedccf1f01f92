/** A giant tortoise of Aldabra: the shell is a dome in space with its scutes laid on it, the limbs and the head are cut by hand. */
import type { Camera } from '../kit/camera.ts'
import { smoothPath } from '../kit/cut.ts'
import type { Frame } from '../kit/facets.ts'
import { limb, type Station } from '../kit/limbs.ts'
import { cross, dot, sub, unit, type Pt, type Vec3 } from '../kit/vec.ts'

export interface TortoiseInks {
  /** Light, half light and shade of the plates, and of the seams and the heart of a plate. */
  plate: readonly [string, string, string]
  seam: string
  ring: readonly [string, string, string]
  heart: readonly [string, string, string]
  hide: string
  hideShade: string
  hideDark: string
  claw: string
}
const FOOT = 0.3
/** A point of the shell: `s` from the tail (-1) to the head (1), `t` from one rim (-1) over the crest (0) to the other (1). */
const dome = (s: number, t: number): Vec3 => {
  const r = Math.max(0, 1 - Math.abs(s) ** 2.6) ** 0.5,
    a = (t * Math.PI) / 2,
    rim = Math.abs(t) ** 6 * 0.06
  return [
    0.66 * s + 0.03 * s * Math.abs(t) ** 4,
    FOOT + 0.6 * r ** 0.9 * Math.abs(Math.cos(a)) ** 0.72 * (1 - 0.06 * s) + 0.03 * (1 - r),
    (0.5 + rim) * (0.25 + 0.75 * r) * Math.sign(t) * Math.abs(Math.sin(a)) ** 0.9 * (r > 0 ? 1 : 0),
  ]
}
type Cell = readonly Pt[]
/** Five plates along the crest, four to a side, and the small ones round the rim. */
function cells(): Cell[] {
  const out: Cell[] = [],
    crest = [-0.99, -0.62, -0.22, 0.2, 0.6, 0.96],
    side = [-0.9, -0.42, 0, 0.4, 0.86]
  for (let i = 0; i < 5; i++) {
    const [a, b] = [crest[i]!, crest[i + 1]!],
      m = (a + b) / 2
    out.push([
      [a, -0.19],
      [m, -0.3],
      [b, -0.19],
      [b, 0.19],
      [m, 0.3],
      [a, 0.19],
    ])
  }
  for (const k of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const [a, b] = [side[i]!, side[i + 1]!],
        m = crest[i + 1]!
      out.push([
        [a, 0.3 * k],
        [m, 0.2 * k],
        [b, 0.3 * k],
        [b, 0.82 * k],
        [a, 0.82 * k],
      ])
    }
  // the collar over the neck and over the tail
  for (const [a, b] of [
    [0.87, 0.985],
    [-0.91, -0.985],
  ] as const)
    for (const k of [-1, 1])
      for (const [c, d] of [
        [0.24, 0.52],
        [0.54, 0.82],
      ] as const)
        out.push([
          [a, c * k],
          [b, c * k],
          [b, d * k],
          [a, d * k],
        ])
  for (const k of [-1, 1])
    for (let i = 0; i < 11; i++) {
      const a = -0.96 + (i * 1.92) / 11,
        b = a + 1.92 / 11
      out.push([
        [a, 0.84 * k],
        [b, 0.84 * k],
        [b, 1 * k],
        [a, 1 * k],
      ])
    }
  return out
}
const inset = (cell: Cell, k: number): Cell => {
  const [cs, ct] = [0, 1].map((i) => cell.reduce((q, p) => q + p[i]!, 0) / cell.length) as [number, number]
  return cell.map(([s, t]): Pt => [cs + (s - cs) * k, ct + (t - ct) * k])
}
const dense = (cell: Cell): Pt[] =>
  cell.flatMap((p, i) => {
    const q = cell[(i + 1) % cell.length]!
    return [0, 0.2, 0.4, 0.6, 0.8].map((f): Pt => [p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f])
  })

export function tortoiseShell(cam: Camera, at: Frame, sun: Vec3, ink: TortoiseInks): string {
  const world = ([s, t]: Pt): Vec3 => at(...dome(Math.max(-0.999, Math.min(0.999, s)), t)),
    path = (cell: Cell, tension: number): string =>
      smoothPath(
        dense(cell)
          .map((p) => cam.project(world(p)))
          .map(({ x, y }): Pt => [x, y]),
        tension,
      )
  // the whole outline first, in the ink of the seams
  const all: Pt[] = []
  for (let i = 0; i <= 40; i++) for (let j = 0; j <= 24; j++) all.push([-1 + i / 20, -1 + j / 12])
  const hull = convex(all.map((p) => cam.project(world(p))).map(({ x, y }): Pt => [x, y]))
  let out = `<path d="${smoothPath(hull, 0.6)}" fill="${ink.seam}"/>`
  const faces = cells()
    .map((cell) => {
      const mid = inset(cell, 0)[0]!,
        p = world(mid),
        n = unit(cross(sub(world([mid[0] + 0.02, mid[1]]), p), sub(world([mid[0], mid[1] + 0.02]), p))),
        out = dot(n, sub(p, at(0, 0.4, 0))) > 0 ? n : ([-n[0], -n[1], -n[2]] as const)
      return {
        cell,
        facing: -dot(out, unit(sub(p, cam.eye))),
        light: dot(out, sun),
        far: Math.hypot(...sub(p, cam.eye)),
      }
    })
    .filter(({ facing }) => facing > 0.02)
    .toSorted((a, b) => b.far - a.far)
  for (const { cell, light } of faces) {
    const small = cell.length === 4,
      collar = small && Math.abs(cell[0]![1]) < 0.8,
      tone = collar ? 2 : light > 0.4 ? 0 : light > -0.05 ? 1 : 2
    out += `<path d="${path(inset(cell, 0.95), 0.35)}" fill="${ink.plate[tone]}"/>`
    if (small) {
      out += `<path d="${path(inset(cell, 0.5), 0.5)}" fill="${ink.ring[tone]}"/>`
      continue
    }
    for (const [k, fill] of [
      [0.8, ink.ring[tone]],
      [0.72, ink.plate[tone]],
      [0.56, ink.ring[tone]],
      [0.48, ink.plate[tone]],
      [0.3, ink.heart[tone]],
    ] as const)
      out += `<path d="${path(inset(cell, k), 0.5)}" fill="${fill}"/>`
  }
  return out
}
/** The smallest convex outline round the points. */
function convex(points: Pt[]): Pt[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]),
    half = (list: Pt[]): Pt[] => {
      const out: Pt[] = []
      for (const p of list) {
        while (out.length > 1) {
          const [a, b] = [out.at(-2)!, out.at(-1)!]
          if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
          out.pop()
        }
        out.push(p)
      }
      return out.slice(0, -1)
    }
  return [...half(sorted), ...half(sorted.toReversed())]
}
/** A leg through points of the world, with half its width in metres at each, its scales and its claws. */
export function tortoiseLeg(
  cam: Camera,
  joints: readonly (readonly [p: Vec3, wide: number])[],
  ink: string,
  scale: string,
  claw: string,
): string {
  const line = joints.map(([p, w]): Station => {
      const { x, y, k } = cam.project(p)
      return [x, y, w * k]
    }),
    [fx, fy, fw] = line.at(-1)!
  // a few scales of uneven size, larger towards the foot; blunt nails at the edge of a flat sole
  const scales = line
    .slice(1)
    .flatMap(([x, y, w], i) =>
      Array.from({ length: 2 + (i % 2) }, (_, j) => {
        const wild = ((i * 7 + j * 13 + Math.round(fx)) % 10) / 10,
          [cx, cy, r] = [
            x + (-0.55 + j * 0.5 + wild * 0.3) * w,
            y - w * (0.5 - wild * 0.6),
            w * (0.13 + 0.05 * i + 0.07 * wild),
          ]
        return `<path d="M${cx - r},${cy - r * 0.3}Q${cx - r * 0.2},${cy - r} ${cx + r},${cy - r * 0.5}Q${cx + r},${cy + r * 0.6} ${cx + r * 0.1},${cy + r * 0.8}Q${cx - r},${cy + r * 0.7} ${cx - r},${cy - r * 0.3}Z" fill="${scale}"/>`
      }),
    )
    .join('')
  const at = (u: number, v: number): Pt => [fx + u * fw, fy + v * fw],
    sole = `<path d="${smoothPath([at(-0.94, -0.3), at(0.94, -0.3), at(1.02, 0.3), at(0.96, 0.8), at(0.5, 0.88), at(-0.5, 0.88), at(-1, 0.8), at(-1.06, 0.3)], 0.5)}" fill="${ink}"/>`,
    claws = [-0.7, -0.3, 0.12, 0.52]
      .map((d) => {
        const [x, y] = at(d - 0.16, 0.9)
        return `<path d="M${x},${y}q${fw * 0.02},${-fw * 0.3} ${fw * 0.16},${-fw * 0.32}q${fw * 0.15},${fw * 0.02} ${fw * 0.16},${fw * 0.32}Z" fill="${claw}"/>`
      })
      .join('')
  return limb(line, ink) + sole + scales + claws
}
