/** Hides and cuts for the elephants. One unit is one metre, feet at y = 0, y up in the points; light from the right. */
import { smooth, smoothPath } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

export interface Hide {
  lit: string
  body: string
  /** Between body and shade. */
  half: string
  shade: string
  /** Between shade and deep. */
  dusk: string
  deep: string
  ivory: string
  nail: string
  /** Skin that light comes through. */
  glow: string
  vein: string
}
const up = (points: readonly Pt[]): Pt[] => points.map(([x, y]) => [x, -y])
export const cut = (points: readonly Pt[], ink: string, tension = 0.72): string =>
  smooth(up(points), ink, tension)
/** A shape in one ink with planes of other inks on it. */
export const planes = (
  id: string,
  outline: readonly Pt[],
  ink: string,
  body: string,
  tension = 0.72,
): string =>
  `<clipPath id="${id}"><path d="${smoothPath(up(outline), tension)}"/></clipPath><g clip-path="url(#${id})"><path d="M-4,-4H4V1H-4Z" fill="${ink}"/>${body}</g>`
/** A crease: a thin crescent from `a` to `b` that sags by `sag`. */
export const crease = ([ax, ay]: Pt, [bx, by]: Pt, sag: number, thick: number, ink: string): string =>
  `<path d="M${ax},${-ay}Q${(ax + bx) / 2},${-(ay + by) / 2 + sag} ${bx},${-by}Q${(ax + bx) / 2},${-(ay + by) / 2 + sag + thick} ${ax},${-ay}Z" fill="${ink}"/>`
