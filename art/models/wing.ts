/** The left wing of a short-haul airliner as its passengers see it: 15 m of it, upturned tip, flap fairings. */
import type { Mesh } from '../kit/mesh.ts'
import type { Vec3 } from '../kit/vec.ts'

/** Leading and trailing edge (x, the nose towards +x), height and twist of the section at a distance from the cabin wall; metres. */
interface Station {
  out: number
  lead: number
  trail: number
  rise: number
  thick: number
}
const STATIONS: readonly Station[] = [
  { out: 0.6, lead: 8.2, trail: 1.5, rise: 0, thick: 0.86 },
  { out: 3, lead: 6.9, trail: 1.4, rise: 0.16, thick: 0.66 },
  { out: 5.6, lead: 5.5, trail: 1.3, rise: 0.44, thick: 0.48 },
  { out: 9, lead: 3.7, trail: 0.6, rise: 0.92, thick: 0.34 },
  { out: 12, lead: 2.1, trail: 0, rise: 1.4, thick: 0.25 },
  { out: 14.6, lead: 0.75, trail: -0.5, rise: 1.84, thick: 0.18 },
]
/** Upper and lower half of a section, as (share of the chord, share of the thickness). */
const UPPER = [
  [0, 0],
  [0.02, 0.3],
  [0.07, 0.5],
  [0.2, 0.66],
  [0.4, 0.68],
  [0.62, 0.5],
  [0.82, 0.25],
  [1, 0.03],
] as const

/** Height of the upper skin over the section's chord line. */
const over = (s: Station): Vec3[] =>
  UPPER.map(([c, t]) => [s.lead + (s.trail - s.lead) * c, s.rise + t * s.thick, -s.out])
const under = (s: Station): Vec3[] =>
  UPPER.map(([c, t]) => [s.lead + (s.trail - s.lead) * c, s.rise - 0.5 * t * s.thick, -s.out])

const between = (a: Station, b: Station, t: number): Station => ({
  out: a.out + (b.out - a.out) * t,
  lead: a.lead + (b.lead - a.lead) * t,
  trail: a.trail + (b.trail - a.trail) * t,
  rise: a.rise + (b.rise - a.rise) * t,
  thick: a.thick + (b.thick - a.thick) * t,
})
/** The section at a distance from the cabin wall, metres. */
export function sectionAt(out: number): Station {
  const i = Math.max(
    1,
    STATIONS.findIndex((s) => s.out >= out),
  )
  const [a, b] = [STATIONS[i - 1]!, STATIONS[i]!]
  return between(a, b, (out - a.out) / (b.out - a.out))
}
/** Materials: `skin` (bare metal above), `belly`, `tip` (the painted winglet), `fairing`. Cabin wall at z=0, the wing runs towards -z. */
export function wing(m: Mesh): void {
  STATIONS.slice(1).forEach((b, i) => {
    const a = STATIONS[i]!
    m.loft(over(a), over(b), 'skin', false)
    m.loft(under(a), under(b), 'belly', false)
  })
  winglet(m)
  for (const out of [4.4, 7.6, 10.8]) {
    const s = sectionAt(out)
    const ring = (x: number, r: number): Vec3[] =>
      Array.from({ length: 20 }, (_, i) => {
        const a = (i / 20) * Math.PI * 2
        return [x, s.rise - 0.3 + r * Math.sin(a), -out + 0.75 * r * Math.cos(a)]
      })
    const spine = [
      [0.9, 0.2],
      [0.2, 0.27],
      [-0.6, 0.2],
      [-1.15, 0.02],
    ] as const
    spine
      .slice(1)
      .forEach(([x, r], i) =>
        m.loft(ring(s.trail + spine[i]![0], spine[i]![1]), ring(s.trail + x, r), 'fairing'),
      )
  }
}
/** The tip curls up through a quarter turn, then stands 2.4 m, raked backwards. */
function winglet(m: Mesh): void {
  const root = STATIONS.at(-1)!
  const rings = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12
    const bend = Math.min(1, t / 0.45) * 1.36
    const stand = Math.max(0, t - 0.45) / 0.55
    const out = root.out + 0.62 * Math.sin(bend) + 0.42 * stand
    const up = root.rise + 0.66 * (1 - Math.cos(bend)) + 2 * stand
    const lead = root.lead - 0.24 * Math.min(1, t / 0.45) - 1.02 * stand
    const trail = root.trail - 0.1 * Math.min(1, t / 0.45) - 0.62 * stand
    const thick = 0.13 - 0.09 * t
    const face = (side: number): Vec3[] =>
      UPPER.map(([c, k]) => {
        const d = side * k * thick
        return [lead + (trail - lead) * c, up + d * Math.cos(bend), -out + d * Math.sin(bend)]
      })
    return { inner: face(1), outer: face(-0.6) }
  })
  rings.slice(1).forEach((b, i) => {
    m.loft(rings[i]!.inner, b.inner, 'tip', false)
    m.loft(rings[i]!.outer, b.outer, 'tip', false)
  })
}
