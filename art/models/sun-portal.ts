/** A pointed portal seen from inside, against the day: its opening, its reveal, the tiles round it and the light that the sun lays through it on the floor. */
import type { Pt } from '../kit/vec.ts'

export interface Portal {
  /** Column where the lines of the floor meet, row of the horizon, height of the eye in metres and focal length in pixels. */
  vx: number
  horizon: number
  eye: number
  focal: number
  /** Distance of the wall's inner face and its thickness, in metres. */
  near: number
  thick: number
  /** Middle of the opening right of the eye, half its width, the height where it begins to curve and its full height, in metres. */
  aside: number
  half: number
  spring: number
  high: number
  /** How far a shadow of one metre falls to the right and towards us. */
  sun: Pt
}
type P3 = readonly [x: number, y: number, z: number]
/** A place `x` right of the eye, `y` above the floor and `z` away, in the picture. */
export const seen = ({ vx, horizon, eye, focal }: Portal, [x, y, z]: P3): Pt => [
  vx + (x * focal) / z,
  horizon + ((eye - y) * focal) / z,
]
/** The place on the floor that the shadow of a point falls on. */
export const thrownBy = (p: Portal, [x, y, z]: P3): P3 => [x + p.sun[0] * y, 0, z - p.sun[1] * y]
export const line = (points: readonly Pt[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`

/** Half of the outline from the right foot to the tip, widened by `out` metres, in even steps. */
function rightHalf({ half: w, spring: s, high: h }: Portal, out: number, steps: number): Pt[] {
  const curve: Pt[] = [[w, 0]],
    rise = h - s
  for (let i = 0; i <= 60; i++) {
    const t = i / 60,
      u = 1 - t,
      [b0, b1, b2, b3] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3]
    curve.push([w * (b0 + b1 + 0.5 * b2), s + rise * (0.44 * b1 + 0.74 * b2 + b3)])
  }
  // the outline moved outwards, as far as the middle
  const moved: Pt[] = curve.map(([x, y], i) => {
    const [ax, ay] = curve[Math.max(0, i - 1)]!,
      [bx, by] = curve[Math.min(curve.length - 1, i + 1)]!,
      l = Math.hypot(bx - ax, by - ay)
    return [x + ((by - ay) / l) * out, y - ((bx - ax) / l) * out]
  })
  const [[px, py], [qx, qy]] = [moved.at(-2)!, moved.at(-1)!]
  moved.push([0, qy + ((qy - py) / (qx - px)) * (0 - qx)])
  const lengths = moved.map((q, i) => (i ? Math.hypot(q[0] - moved[i - 1]![0], q[1] - moved[i - 1]![1]) : 0)),
    whole = lengths.reduce((a, b) => a + b, 0)
  return Array.from({ length: steps + 1 }, (_, k) => {
    let left = (whole * k) / steps,
      i = 1
    while (i < moved.length - 1 && left > lengths[i]!) left -= lengths[i++]!
    const t = lengths[i]! ? Math.min(1, left / lengths[i]!) : 0,
      [a, b] = [moved[i - 1]!, moved[i]!]
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  })
}
/** The outline from the left foot over the tip to the right foot. */
function outline(p: Portal, out = 0, steps = 60): Pt[] {
  const right = rightHalf(p, out, steps)
  return [...right.map(([x, y]): Pt => [-x, y]).slice(0, -1), ...right.toReversed()]
}
const upright = (p: Portal, points: readonly Pt[], z: number): Pt[] =>
  points.map(([x, y]) => seen(p, [p.aside + x, y, z]))

/** The opening as its inner edge, widened by `out` metres. */
export const innerEdge = (p: Portal, out = 0): string => line(upright(p, outline(p, out), p.near))
/** The opening as its outer edge. */
export const outerEdge = (p: Portal): string => line(upright(p, outline(p), p.near + p.thick))
/** The part of the reveal that the sun reaches: the jamb on the far side from it, up to where the curve turns away. */
export function litReveal(p: Portal): string {
  const right = rightHalf(p, 0, 60),
    turns = 0.1 + p.sun[0],
    upTo = right.findIndex(([x, y], i) => {
      const [bx, by] = right[Math.min(60, i + 1)]!
      return i > 0 && (x - bx) / Math.hypot(bx - x, by - y) > turns
    }),
    lit: Pt[] = [[p.half, -0.08], ...right.slice(0, upTo)]
  return line([
    ...upright(p, lit, p.near),
    ...upright(
      p,
      lit.map(([x, y]): Pt => [x - 0.02, y]),
      p.near + p.thick,
    ).toReversed(),
  ])
}
/** The light on the floor: `inside` is what passes the inner edge and `through` what passes the outer one. Only what is in both is lit. `threshold` is the floor between the two edges. */
export function field(p: Portal): { inside: string; through: string; threshold: string } {
  const laid = (z: number) => outline(p).map(([x, y]) => seen(p, thrownBy(p, [p.aside + x, y, z]))),
    foot = (x: number, z: number) => seen(p, [p.aside + x, 0, z]),
    { half: w, near, thick } = p
  return {
    inside: line(laid(near)),
    through: line([foot(-w, near + thick + 0.2), ...laid(near + thick), foot(w, near + thick + 0.2)]),
    threshold: line([
      foot(-w, near - 0.05),
      foot(-w, near + thick + 0.2),
      foot(w, near + thick + 0.2),
      foot(w, near - 0.05),
    ]),
  }
}
/** An eight-pointed star, two squares one over the other, one wide from tip to tip. */
const STAR: readonly Pt[] = Array.from({ length: 16 }, (_, i): Pt => {
  const a = (i * Math.PI) / 8,
    r = i % 2 ? 0.3825 : 0.5
  return [Math.cos(a) * r, Math.sin(a) * r]
})
/** A band of tiles round the opening on the inner face, from `from` to `to` metres outside the edge: eight-pointed stars, tip to tip, and what is left between them, which is crosses. `size` of a star is 1 where its tips touch. */
export function tileBand(
  p: Portal,
  from: number,
  to: number,
): { band: string; stars: (size: number) => string } {
  const wide = to - from,
    middle = rightHalf(p, (from + to) / 2, 480),
    long = middle
      .slice(1)
      .reduce((sum, q, i) => sum + Math.hypot(q[0] - middle[i]![0], q[1] - middle[i]![1]), 0),
    count = Math.round(long / wide + 0.5)
  /** The middle of a star and the direction of the band there. The last star is upright, on the tip of the arch. */
  const centre = (k: number): [at: Pt, along: Pt] => {
    const i = Math.min(479, Math.floor(((k + 0.5) / (count - 0.5)) * 480)),
      [ax, ay] = middle[i]!,
      [bx, by] = middle[i + 1]!,
      l = Math.hypot(bx - ax, by - ay)
    return k === count - 1
      ? [middle[480]!, [0, 1]]
      : [
          [ax, ay],
          [(bx - ax) / l, (by - ay) / l],
        ]
  }
  const stars = (size: number): string => {
    let out = ''
    for (let k = 0; k < count; k++) {
      const [[x, y], [ux, uy]] = centre(k)
      for (const side of k === count - 1 ? [1] : [1, -1])
        out += line(
          upright(
            p,
            STAR.map(([u, v]): Pt => {
              const [along, out] = [u * wide * size, v * wide * size]
              return [side * (x + ux * along + uy * out), y + uy * along - ux * out]
            }),
            p.near,
          ),
        )
    }
    return out
  }
  return { band: innerEdge(p, to + 0.06) + innerEdge(p, from - 0.06), stars }
}
