/** A stone viaduct under snow on a curve, cut flat from its true perspective: metres along the line, to its near side, and above the rails. */
import type { Pt } from '../kit/vec.ts'

type At = (s: number, d: number, y: number) => Pt
interface Stone {
  face: string
  ring: string
  side: string
  /** What is seen through the arches. */
  through: string
}
interface Bridge {
  from: number
  to: number
  arches: number
}
const HALF = 2.3,
  /** The share of every opening that its inner wall takes: true depth would close those seen most obliquely. */
  INNER = 0.27,
  /** The stones round an opening, down to its feet. */
  TRIM = 0.5,
  CROWN = -2.1
export const DARK = '#14184a'
const path = (points: readonly Pt[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`
const range = (a: number, b: number, n: number): number[] =>
  Array.from({ length: n + 1 }, (_, i) => a + ((b - a) * i) / n)
/** Half the thickness of a pier, wider below. */
const pier = (y: number): number => 1.3 + Math.max(0, -6 - y) * 0.022

export function snowViaduct(at: At, { from, to, arches }: Bridge, ink: Stone): string {
  const span = (to - from) / arches,
    r = span / 2 - pier(-6),
    spring = CROWN - r,
    mid = (i: number) => from + (i + 0.5) * span
  const arc = (i: number, d: number, ring = 0): Pt[] =>
    range(0, Math.PI, 48).map((t) =>
      at(mid(i) - (r + ring) * Math.cos(t), d, spring + (r + ring) * Math.sin(t)),
    )
  /** How far to the near side the far edge of a bay is. */
  const back = (i: number): number => {
    const [left] = at(mid(i) - r, HALF, spring),
      [right] = at(mid(i) + r, HALF, spring),
      metre = right - at(mid(i) + r, HALF - 1, spring)[0]
    return HALF - (INNER * (right - left)) / metre
  }
  // the feet stand deep in the snow, which is drawn over them
  const foot = (s: number, d: number, sign: number, ring = 0): Pt => at(s + sign * (pier(-18) - ring), d, -36)
  const bay = (i: number): string => {
    const [a, b, d] = [from + i * span, from + (i + 1) * span, back(i)],
      near = path([foot(a, HALF, 1), ...arc(i, HALF), foot(b, HALF, -1)]),
      far = path([foot(a, HALF, 1), foot(a, d, 1), ...arc(i, d), foot(b, d, -1), foot(b, HALF, -1)]), // prettier-ignore
      ring = path([foot(a, HALF, 1, TRIM), ...arc(i, HALF, TRIM), foot(b, HALF, -1, TRIM)])
    return (
      `<path d="${ring}" fill="${ink.ring}"/><clipPath id="bay${i}"><path d="${near}"/></clipPath><path d="${near}" fill="${ink.side}"/>` +
      `<path d="${far}" clip-path="url(#bay${i})" fill="${ink.through}"/>`
    )
  }
  const steps = range(from - 22, to + 13, 160)
  const wall = path([...steps.map((s) => at(s, HALF, 0)), ...steps.toReversed().map((s) => at(s, HALF, -36))]) // prettier-ignore
  return (
    `<path d="${wall}" fill="${ink.face}"/>` +
    range(0, arches - 1, arches - 1)
      .map(bay)
      .join('')
  )
}

const arch = (at: At, s: number, wide: number, high: number): Pt[] =>
  range(0, Math.PI, 40).map((t) => at(s, -wide * Math.cos(t), SPRING + (high - SPRING) * Math.sin(t)))
const whole = (at: At, s: number, wide: number, high: number, foot = 0.3): string =>
  path([at(s, -wide, foot), ...arch(at, s, wide, high), at(s, wide, foot)])
/** Half the width and the height of a tunnel's mouth, its ring of stones, and the height of the snow on that. */
const MOUTH = [2.5, 5.2] as const,
  RING = [3.35, 6.15] as const,
  SNOW = 6.75,
  SPRING = 2.6
/** The outline of a tunnel's mouth at a place of the line, and where its near jamb is. */
export const mouth = (at: At, s: number): string => whole(at, s, ...MOUTH, -0.2)
export const jamb = (at: At, s: number): number => at(s, MOUTH[0], 2)[0]
/** The dark mouth of a tunnel, in a ring of stones under snow. */
export function portal(at: At, s: number, ink: Stone): string {
  const [inner, outer] = [arch(at, s, ...MOUTH), arch(at, s, ...RING)],
    joints = [4, 9, 13, 18, 22, 27, 31, 36].map((i) => `M${[inner[i]!, outer[i]!].map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`) // prettier-ignore
  return (
    `<path d="${path([...arch(at, s, RING[0], SNOW), ...outer.toReversed()])}" fill="#e2e9fc"/><path d="${whole(at, s, ...RING)}" fill="${ink.ring}"/>` +
    `<path d="${joints.join('')}" stroke="${ink.side}" stroke-width="1.2"/><path d="${mouth(at, s)}" fill="${DARK}"/>`
  )
}
