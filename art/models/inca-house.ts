/** Roofless Inca houses as cut blocks, seen from above, in one-point perspective. Design pixels, light from the right. */
import { poly } from '../kit/cut.ts'
import { mix } from '../kit/ink.ts'
import type { Pt } from '../kit/vec.ts'

export interface StoneInks {
  lit: string
  /** The faces towards us. */
  half: string
  shade: string
  dark: string
  floor: string
  thatch: string
  thatchLit: string
}
export type HouseKind = 'gable' | 'twin' | 'hall' | 'low' | 'thatch' | 'open'

/**
 * A house whose near wall has its left foot at (x, y), `w` wide and `h` to the eaves. It runs `d` away from us towards the middle of
 * the picture: to the right when `side` is 1, and then its lit right wall is seen; to the left when `side` is -1.
 */
export function incaHouse(
  kind: HouseKind,
  x: number,
  y: number,
  w: number,
  h: number,
  d: number,
  side: 1 | -1,
  inks: StoneInks,
): string {
  const { lit, half, shade, dark } = inks,
    s: Pt = [side * d * 0.3, -d * 0.92],
    q = (u: number, v: number, deep = 0): Pt => [x + w * u + s[0] * deep, y - v + s[1] * deep],
    high = kind === 'low' ? h * 0.45 : h,
    gable = kind === 'gable' || kind === 'twin' || kind === 'thatch' ? h * 0.72 : 0,
    within = mix(half, shade, 0.4),
    peaks = kind === 'twin' ? [[0, 0.5], [0.5, 1]] : [[0, 1]] // prettier-ignore
  const end = (deep: number, ink: string): string =>
    gable
      ? peaks.map(([a, b]) => poly([q(a!, 0, deep), q(a!, high, deep), q((a! + b!) / 2, high + gable, deep), q(b!, high, deep), q(b!, 0, deep)], ink)).join('')
      : poly([q(0, 0, deep), q(0, high, deep), q(1, high, deep), q(1, 0, deep)], ink) // prettier-ignore
  const wall = (u: number, ink: string): string => {
    const ridge = kind === 'hall' ? [q(u, high + h * 0.66, 0.5)] : []
    return poly([q(u, 0), q(u, high), ...ridge, q(u, high, 1), q(u, 0, 1)], ink)
  }
  const hole = (u: number, foot: number, wide: number, tall: number): string =>
    poly([[q(u, foot)[0] - wide / 2, q(u, foot)[1]], [q(u, 0)[0] - wide * 0.36, q(u, foot + tall)[1]], [q(u, 0)[0] + wide * 0.36, q(u, foot + tall)[1]], [q(u, 0)[0] + wide / 2, q(u, foot)[1]]], dark) // prettier-ignore
  const [seen, hidden] = side > 0 ? [1, 0] : [0, 1]
  let out =
    end(1, within) +
    wall(hidden, side > 0 ? mix(lit, half, 0.4) : shade) +
    // the floor is grass again, half of it in the shadow of the right wall
    poly(
      [q(0, high * 0.12), q(1, high * 0.12), q(1, high * 0.12, 0.94), q(0, high * 0.12, 0.94)],
      inks.floor,
    ) +
    poly(
      [q(0.45, high * 0.12), q(1, high * 0.12), q(1, high * 0.12, 0.94), q(0.6, high * 0.12, 0.94)],
      dark,
    ) +
    wall(seen, side > 0 ? lit : shade)
  if (kind === 'open') {
    // three pillars instead of a wall
    out += [0, 0.44, 0.88]
      .map((u) => poly([q(u, 0), q(u, high), q(u + 0.12, high), q(u + 0.12, 0)], half))
      .join('')
  } else {
    out += end(0, half)
    const t = Math.max(1.5, h * 0.1)
    // the tops of the walls catch the sky
    if (gable)
      out += peaks.map(([a, b]) => poly([q((a! + b!) / 2, high + gable), q(b!, high), [q(b!, high)[0], q(b!, high)[1] + t], q((a! + b!) / 2, high + gable - t * 1.4)], lit)).join('') // prettier-ignore
    else out += poly([q(0, high), q(1, high), [q(1, high)[0], q(1, high)[1] + t * 0.8], [q(0, high)[0], q(0, high)[1] + t * 0.8]], lit) // prettier-ignore
    const door = Math.min(w * 0.2, h * 0.34)
    if (kind === 'hall') out += [0.16, 0.39, 0.62, 0.85].map((u) => hole(u, 0, door, h * 0.56)).join('')
    else if (kind === 'twin') out += hole(0.25, 0, door * 0.8, h * 0.54) + hole(0.75, 0, door * 0.8, h * 0.54)
    else if (kind === 'gable') out += hole(0.5, 0, door, h * 0.54) + hole(0.5, h * 0.92, door * 0.6, h * 0.22)
    else if (kind === 'thatch') out += hole(0.4, 0, door, h * 0.56)
  }
  if (kind === 'thatch') {
    const over = h * 0.16,
      [l, r]: [Pt, Pt] = [q(-over / w, high - over), q(1 + over / w, high - over)],
      top = q(0.5, high + gable + over),
      back: Pt = [top[0] + s[0] * 1.1, top[1] + s[1] * 1.1],
      eave = (p: Pt): Pt => [p[0] + s[0] * 1.1, p[1] + s[1] * 1.1]
    out +=
      side > 0
        ? poly([top, r, eave(r), back], inks.thatchLit) + poly([top, l, [l[0] + over, l[1]], [top[0], top[1] + over * 1.5]], inks.thatch)
        : poly([top, l, eave(l), back], inks.thatch) + poly([top, r, [r[0] - over, r[1]], [top[0], top[1] + over * 1.5]], inks.thatchLit) // prettier-ignore
  }
  return out
}
