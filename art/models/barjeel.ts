/** A wind tower of the Gulf (barjeel) against the light, by hand: a square shaft seen on its corner, three tall slots in each face, poles that stick out. Metres, y down, foot at the origin. */
import type { Pt } from '../kit/vec.ts'

export interface TowerInks {
  /** The face on the left, the face on the right, what is deep in shade. */
  left: string
  right: string
  deep: string
  /** The sky through the slots, the jambs that it lights, and the lit edges. */
  light: string
  jamb: string
  pole: string
  rim: string
}
const n = (v: number) => v.toFixed(3)
/** Width of the faces in the picture, left and right of the corner that is nearest. */
const LEFT = 1.5
const RIGHT = 2.4
/** How much the eaves fall away from the near corner: the tower is seen from below. */
const FALL = 0.018

/** A wind tower `high` metres high. */
export function barjeel(high: number, inks: TowerInks): string {
  /** A point on a face: `u` 0 at the near corner and 1 at the far one, `y` metres up, `out` metres before the face. */
  const on = (side: -1 | 1, u: number, y: number, out = 0): Pt => {
    const wide = side < 0 ? LEFT : RIGHT
    return [side * (u * wide + out * u), -y + FALL * u * wide * (y - 1.5)]
  }
  const cut = (points: readonly Pt[], ink: string) =>
    `<path d="M${points.map(([x, y]) => `${n(x)},${n(y)}`).join('L')}Z" fill="${ink}"/>`
  const band = (side: -1 | 1, y0: number, y1: number, ink: string, out = 0) =>
    cut([on(side, 0, y0), on(side, 1, y0, out), on(side, 1, y1, out), on(side, 0, y1)], ink)
  const sill = high * 0.56
  const head = high - 1.2
  /** A slot with a pointed head, `a` to `b` across the face. */
  const slot = (side: -1 | 1, a: number, b: number, ink: string) => {
    const [p, q, r, s, m] = [on(side, a, sill), on(side, b, sill), on(side, b, head), on(side, a, head), on(side, (a + b) / 2, head + 0.52)] // prettier-ignore
    return `<path d="M${n(p[0])},${n(p[1])}L${n(q[0])},${n(q[1])}L${n(r[0])},${n(r[1])}Q${n(r[0])},${n(r[1] - 0.26)} ${n(m[0])},${n(m[1])}Q${n(s[0])},${n(s[1] - 0.26)} ${n(s[0])},${n(s[1])}Z" fill="${ink}"/>`
  }
  /** A pole that sticks out of a face towards its own side, lit on top. */
  const pole = (side: -1 | 1, u: number, y: number) => {
    const [x, b] = on(side, u, y),
      to = x + side * 0.44,
      bar = (top: number, low: number, ink: string) =>
        cut([[x, b + top - 0.1], [to, b + top], [to, b + low], [x, b + low - 0.1]], ink) // prettier-ignore
    return bar(0.0, 0.2, inks.deep) + bar(0, 0.14, inks.pole) + bar(0, 0.045, inks.rim)
  }
  const face = (side: -1 | 1, ink: string) =>
    band(side, -0.3, high, ink) +
    [0.1, 0.4, 0.7]
      .map(
        (u) =>
          slot(side, u, u + 0.21, inks.light) +
          // the jamb that the sun strikes
          cut([on(side, side < 0 ? u + 0.175 : u, sill), on(side, side < 0 ? u + 0.21 : u + 0.035, sill), on(side, side < 0 ? u + 0.21 : u + 0.035, side < 0 ? head : head - 0.5), on(side, side < 0 ? u + 0.175 : u, side < 0 ? head - 0.5 : head)], inks.jamb), // prettier-ignore
      )
      .join('') +
    band(side, sill - 0.36, sill - 0.1, inks.deep, 0.07) +
    band(side, high - 0.36, high + 0.22, ink, 0.16) +
    band(side, high - 0.44, high - 0.32, inks.deep, 0.16) +
    band(side, high + 0.14, high + 0.3, inks.deep, 0.24) +
    [0.14, 0.48, 0.82].map((u) => pole(side, u, sill - 0.72)).join('')
  return face(-1, inks.left) + face(1, inks.right)
}
