/** The roofless town on its saddle: walls as cut blocks, terraces as strips of grass over stone. Design pixels, light from the right. */
import { poly } from './cut.ts'
import type { Pt } from './vec.ts'

export interface StoneInks {
  lit: string
  shade: string
  dark: string
  /** The tops of walls, which catch the sky. */
  top: string
}
/**
 * A house without its roof, seen from above and to the left of its front: `x`, `y` the near corner of its foot, `w` along the
 * lit front (to the right), `d` along the shaded gable (to the left), `h` to the eaves.
 */
export function roofless(
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  { lit, shade, dark, top }: StoneInks,
  kind: 'gable' | 'long' | 'open' | 'store' = 'gable',
): string {
  const up = d * 0.36,
    rise = kind === 'gable' || kind === 'store' ? h * 0.85 : 0,
    t = Math.max(2, h * 0.14),
    // right hand end of the front falls a little with the view
    down = w * 0.1
  const gableAt = (ox: number, oy: number, fill: string): string =>
    poly(
      [
        [x + ox, y + oy],
        [x + ox, y + oy - h],
        [x + ox - d / 2, y + oy - h - up / 2 - rise],
        [x + ox - d, y + oy - h - up],
        [x + ox - d, y + oy - up],
      ],
      fill,
    )
  const opening = (u: number, wide: number, high: number, foot: number): string => {
    const ox = x + w * u,
      oy = y + down * u - foot
    return poly(
      [
        [ox, oy],
        [ox + wide * 0.14, oy - high],
        [ox + wide * 0.86, oy - high + down * 0.02],
        [ox + wide, oy + down * 0.06],
      ],
      dark,
    )
  }
  let s =
    // far gable, seen from within, and the floor
    gableAt(w, down, kind === 'gable' || kind === 'store' ? lit : shade) +
    poly(
      [
        [x - d, y - up],
        [x - d, y - h - up],
        [x + w - d, y - h - up + down],
        [x + w - d, y - up + down],
      ],
      shade,
    ) +
    poly(
      [
        [x, y - h * 0.2],
        [x - d, y - h - up],
        [x + w - d, y - h - up + down],
        [x + w, y - h * 0.2 + down],
      ],
      dark,
    )
  if (kind !== 'open')
    s += poly(
      [
        [x, y],
        [x, y - h],
        [x + w, y - h + down],
        [x + w, y + down],
      ],
      lit,
    )
  else
    for (const u of [0, 0.46, 0.9])
      s += poly(
        [
          [x + w * u, y + down * u],
          [x + w * u, y - h + down * u],
          [x + w * (u + 0.1), y - h + down * (u + 0.1)],
          [x + w * (u + 0.1), y + down * (u + 0.1)],
        ],
        lit,
      )
  s += gableAt(0, 0, shade)
  if (kind !== 'open') {
    s += poly(
      [
        [x, y - h],
        [x - t * 0.7, y - h - t * 0.4],
        [x + w - t * 0.7, y - h + down - t * 0.4],
        [x + w, y - h + down],
      ],
      top,
    )
    const doors = kind === 'long' ? [0.14, 0.44, 0.74] : kind === 'store' ? [0.36] : [0.2, 0.62]
    for (const u of doors) s += opening(u, Math.min(w * 0.16, h * 0.36), h * 0.58, 0)
  }
  if (kind === 'gable')
    s += poly(
      [
        [x - d * 0.42, y - h * 0.95 - up * 0.42],
        [x - d * 0.44, y - h * 1.25 - up * 0.44],
        [x - d * 0.56, y - h * 1.25 - up * 0.56],
        [x - d * 0.58, y - h * 0.95 - up * 0.58],
      ],
      dark,
    )
  return s
}
/** Terraces between an upper and a lower line: in each step the grass above, the stone wall below with its shadow. */
export function terraces(
  upper: readonly Pt[],
  lower: readonly Pt[],
  steps: number,
  [grass, wall, foot]: [string, string, string],
  wallShare = 0.42,
): string {
  const line = (t: number): Pt[] =>
    bend(upper.map(([x, y], i) => [x + (lower[i]![0] - x) * t, y + (lower[i]![1] - y) * t]))
  const strip = (a: Pt[], b: Pt[], fill: string): string => poly([...a, ...b.toReversed()], fill)
  let s = ''
  for (let i = 0; i < steps; i++) {
    const t0 = (i / steps) ** 1.25,
      t1 = ((i + 1) / steps) ** 1.25,
      edge = t0 + (t1 - t0) * (1 - wallShare),
      base = t1 - (t1 - t0) * 0.07
    s +=
      strip(line(t0), line(edge), grass) +
      strip(line(edge), line(base), wall) +
      strip(line(base), line(t1), foot)
  }
  return s
}
/** An open line through the points with eight parts to each stretch (Catmull-Rom). */
function bend(points: Pt[]): Pt[] {
  const out: Pt[] = [],
    at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  for (let i = 0; i < points.length - 1; i++)
    for (let k = 0; k < 8; k++) {
      const t = k / 8,
        on = (j: 0 | 1) =>
          at(i)[j] +
          (t / 2) *
            (at(i + 1)[j] -
              at(i - 1)[j] +
              t *
                (2 * at(i - 1)[j] -
                  5 * at(i)[j] +
                  4 * at(i + 1)[j] -
                  at(i + 2)[j] +
                  t * (3 * (at(i)[j] - at(i + 1)[j]) + at(i + 2)[j] - at(i - 1)[j])))
      out.push([on(0), on(1)])
    }
  return [...out, points.at(-1)!]
}
