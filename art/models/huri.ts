/** A huri, the small double-ended fishing boat of Muscat, which comes towards us at an angle. Its flat shapes are computed from its lines. */
import { lerp } from '../kit/ink.ts'
import { between, spot, through, type Course } from '../kit/turned-boat.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const f = (v: number) => v.toFixed(1)
const LONG = 3.9
/** Where the fore deck begins, in metres ahead of the middle. */
const DECK = -0.4
const STEPS = Array.from({ length: 41 }, (_, i) => i / 40)
/** Heights of the gunwale, half the beam there, and half the beam at the waterline; `t` from stern to bow. */
const gunwale = (t: number) => 0.36 + 0.3 * Math.abs(2 * t - 1) ** 3.2
const beam = (t: number) => 0.5 * Math.max(0, 1 - Math.abs(2 * t - 1) ** 3) ** 0.8
const waterline = (t: number) => {
  const u = (t - 0.5) / 0.43
  return Math.abs(u) < 1 ? 0.4 * (1 - Math.abs(u) ** 2.6) : 0
}
/** The lower edge leaves the water towards both stems. */
const lower = (t: number) => {
  const over = Math.max(0, Math.abs(t - 0.5) - 0.43) / 0.07
  return 0.62 * over ** 1.4
}

/** The hull in parts: what is behind its people, the fore deck, the near side before them, and the inside of the stern over that; with `flip` its mirror in the water. `seat` is a thwart, in metres ahead. */
export function huri(
  course: Course,
  seat: number,
  flip = false,
): { inside: string; deck: string; side: string; stern: string } {
  const p = (ahead: number, aside: number, up: number): Pt => {
      const q = spot(course, ahead, aside, flip ? -up : up)
      return [q.x, q.y]
    },
    line = (from: number, to: number, at: (t: number) => [aside: number, up: number]): Pt[] =>
      STEPS.map((s) => lerp(from, to, s)).map((t) => p((t - 0.5) * LONG, ...at(t))),
    strake = (down: number) =>
      line(0, 1, (t) => [lerp(beam(t), waterline(t), down), lerp(gunwale(t), lower(t), down)]),
    rim = (side: number, from = 0, to = 1) => line(from, to, (t) => [side * beam(t), gunwale(t)]),
    tDeck = DECK / LONG + 0.5,
    quad = (points: Pt[], ink: string) =>
      shape(`M${points.map(([x, y]) => `${f(x)},${f(y)}`).join('L')}Z`, ink),
    h = beam((seat - 0.16) / LONG + 0.5) * 0.92
  /** A stem from the water to its head: 1 for the bow, 0 for the stern. */
  const stem = (end: number, ink: string): string => {
    const points = [
      ...line(end ? 0.93 : 0.07, end, (t) => [waterline(t), lower(t)]),
      p((end - 0.5) * (LONG + 0.07), 0, 0.8),
    ]
    return `<path d="M${f(points[0]![0])},${f(points[0]![1])}${through(points)}" fill="none" stroke="${ink}" stroke-width="10" stroke-linecap="round"/>`
  }
  const inside =
    stem(0, '#c98a70') +
    shape(between(rim(-1), rim(1).toReversed()), '#2a1f4f') +
    // the sunlit inner wall is on our side and hidden; the far one is in shade
    shape(
      between(
        rim(-1, 0, tDeck),
        line(tDeck, 0, (t) => [-beam(t) * 0.94, gunwale(t) - 0.09]),
      ),
      '#4a3668',
    ) +
    quad(
      [p(seat + 0.16, -h, 0.3), p(seat + 0.16, h, 0.3), p(seat + 0.16, h, 0.24), p(seat + 0.16, -h, 0.24)],
      '#5d3a5e',
    ) +
    quad(
      [p(seat - 0.16, -h, 0.3), p(seat + 0.16, -h, 0.3), p(seat + 0.16, h, 0.3), p(seat - 0.16, h, 0.3)],
      '#a5695f',
    ) +
    shape(
      between(
        line(0, 1, (t) => [-beam(t), gunwale(t) + 0.035]),
        line(1, 0, (t) => [-beam(t), gunwale(t) - 0.02]),
      ),
      '#ffd08a',
    )
  const deck =
    shape(between(rim(-1, tDeck), rim(1, tDeck).toReversed()), '#a5695f') +
    [-0.1, 0.22, 0.54, 0.86, 1.18]
      .map((a) => {
        const t = a / LONG + 0.5
        return `<path d="M${p(a, -beam(t), gunwale(t)).map(f).join(',')}L${p(a, beam(t), gunwale(t)).map(f).join(',')}" stroke="#7f4d58" stroke-width="2"/>`
      })
      .join('')
  const cap = (to: number): string =>
    shape(
      between(
        line(0, to, (t) => [beam(t), gunwale(t) + 0.035]),
        line(to, 0, (t) => [beam(t) + 0.01, gunwale(t) - 0.045]),
      ),
      '#f0b27c',
    )
  // at the stern the near wall turns its inside to us
  const stern =
    shape(between([...rim(1, 0, 0.24), p(-0.34 * LONG, 0, 0.3), p(-0.46 * LONG, 0, 0.4)]), '#2a1f4f') +
    cap(0.6)
  const side =
    shape(between(strake(0), strake(1).toReversed()), '#e7dcf0') +
    shape(between(strake(0.04), strake(0.4).toReversed()), '#1f8f96') +
    shape(between(strake(0.46), strake(0.54).toReversed()), '#c4553f') +
    shape(between(strake(0.76), strake(1).toReversed()), '#8c3a48') +
    cap(1) +
    stem(1, '#f0b27c')
  return { inside, deck, side, stern }
}
/** The line where the near side meets the water, from the stern to the bow. */
export const waterEdge = (course: Course): Pt[] =>
  STEPS.map((s) => {
    const t = lerp(0.07, 0.93, s),
      q = spot(course, (t - 0.5) * LONG, waterline(t), 0)
    return [q.x, q.y]
  })
