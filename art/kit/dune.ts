/** Dunes in metres: a ground height from crest lines, gentle to windward and steep at the slip face. */
import { lerp, smoothstep } from './ink.ts'

/** A crest as points [x, z, height], in order; `steep` is the slope to the right of the way the points run, `gentle` to the left. */
export interface Crest {
  points: readonly (readonly [number, number, number])[]
  gentle: number
  steep: number
}
type Sample = readonly [number, number, number]

/** Catmull-Rom through the points, `n` samples a stretch. */
function smooth(points: Crest['points'], n = 18): Sample[] {
  const at = (i: number): Sample => points[Math.min(points.length - 1, Math.max(0, i))]!
  const out: Sample[] = []
  for (let i = 0; i < points.length - 1; i++)
    for (let k = 0; k < n; k++) {
      const t = k / n
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      const mix = (j: 0 | 1 | 2): number =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3)
      out.push([mix(0), mix(1), mix(2)])
    }
  out.push(at(points.length - 1))
  return out
}
/** Height of the sand at (x, z): the highest of the crests' flanks, or `floor`. */
export function dunes(
  crests: readonly Crest[],
  floor: (x: number, z: number) => number,
): (x: number, z: number) => number {
  const flanks = crests.map(flank)
  return (x, z) =>
    flanks.reduce(
      (top, at) => {
        const { height, away } = at(x, z)
        // the crest stays sharp; its flanks are smoothed, because the line's corners would show as ridges in them
        const reach = Math.min(6, away * 0.45)
        if (reach < 0.2) return Math.max(top, height)
        const sum = ROUND.reduce((total, [i, k]) => total + at(x + i * reach, z + k * reach).height, height)
        return Math.max(top, sum / (ROUND.length + 1))
      },
      floor(x, z),
    )
}
const ROUND = Array.from({ length: 14 }, (_, i) => {
  const [a, r] = [i * 2.39996, Math.sqrt((i + 0.5) / 14)]
  return [Math.cos(a) * r, Math.sin(a) * r] as const
})
function flank({ points, gentle, steep }: Crest): (x: number, z: number) => { height: number; away: number } {
  const line = smooth(points)
  return (x, z) => {
    let away = Infinity
    let [rise, side] = [0, 0]
    for (let i = 0; i < line.length - 1; i++) {
      const [a, b] = [line[i]!, line[i + 1]!]
      const [ux, uz] = [b[0] - a[0], b[1] - a[1]]
      const t = Math.min(1, Math.max(0, ((x - a[0]) * ux + (z - a[1]) * uz) / (ux * ux + uz * uz)))
      const [dx, dz] = [x - a[0] - ux * t, z - a[1] - uz * t]
      const far = Math.hypot(dx, dz)
      if (far >= away) continue
      away = far
      rise = lerp(a[2], b[2], t)
      side = ux * dz - uz * dx
    }
    // sand lies flatter towards the foot
    const foot = 1 - 0.42 * smoothstep(0, 3.4 * rise, away)
    return { height: rise - away * foot * (side > 0 ? steep : gentle), away }
  }
}
/** The crest as a line, for placing things on it. */
export const crestLine = (c: Crest): Sample[] => smooth(c.points)
