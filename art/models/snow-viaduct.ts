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
  CROWN = -2.1
export const DARK = '#14184a'
const path = (points: readonly Pt[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`
const range = (a: number, b: number, n: number): number[] =>
  Array.from({ length: n + 1 }, (_, i) => a + ((b - a) * i) / n)
/** Half the thickness of a pier, wider below. */
const pier = (y: number): number => 1.05 + Math.max(0, -6 - y) * 0.022

export function snowViaduct(at: At, { from, to, arches }: Bridge, ink: Stone): string {
  const span = (to - from) / arches,
    r = span / 2 - pier(-6),
    spring = CROWN - r,
    mid = (i: number) => from + (i + 0.5) * span
  // the ring is thickest at the crown
  const arc = (i: number, d: number, ring = 0): Pt[] =>
    range(0, Math.PI, 48).map((t) => {
      const k = r * (1 + ring * Math.sin(t) ** 0.6)
      return at(mid(i) - k * Math.cos(t), d, spring + k * Math.sin(t))
    })
  // the feet stand deep in the snow, which is drawn over them
  const foot = (s: number, d: number, sign: number): Pt => at(s + sign * pier(-18), d, -36)
  const bay = (i: number): string => {
    const [a, b] = [from + i * span, from + (i + 1) * span],
      near = path([foot(a, HALF, 1), ...arc(i, HALF), foot(b, HALF, -1)]),
      far = path([foot(a, HALF, 1), foot(a, -HALF, 1), ...arc(i, -HALF), foot(b, -HALF, -1), foot(b, HALF, -1)]), // prettier-ignore
      ring = path([...arc(i, HALF, 0.14), ...arc(i, HALF).toReversed()])
    return (
      `<path d="${ring}" fill="${ink.ring}"/><clipPath id="bay${i}"><path d="${near}"/></clipPath><path d="${near}" fill="${ink.side}"/>` +
      `<path d="${far}" clip-path="url(#bay${i})" fill="${ink.through}"/>`
    )
  }
  const steps = range(from - 22, to + 4, 160)
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
/** Half the width and the height of a tunnel's mouth, its ring of stones, and the snow on that. */
const MOUTH = [2.5, 5.2] as const,
  RING = [3.35, 6.15] as const,
  SNOW = [3.65, 6.6] as const,
  SPRING = 2.6
/** The outline of a tunnel's mouth at a place of the line, and where its near jamb is. */
export const mouth = (at: At, s: number): string => whole(at, s, ...MOUTH, -0.2)
export const jamb = (at: At, s: number): number => at(s, MOUTH[0], 2)[0]
/** The dark mouth of a tunnel, in a ring of stones under snow. */
export function portal(at: At, s: number, ink: Stone): string {
  const [inner, outer] = [arch(at, s, ...MOUTH), arch(at, s, ...RING)],
    joints = [4, 9, 13, 18, 22, 27, 31, 36].map((i) => `M${[inner[i]!, outer[i]!].map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`) // prettier-ignore
  return (
    `<path d="${whole(at, s, ...SNOW)}" fill="#e2e9fc"/><path d="${whole(at, s, ...RING)}" fill="${ink.ring}"/>` +
    `<path d="${joints.join('')}" stroke="${ink.side}" stroke-width="1.2"/><path d="${mouth(at, s)}" fill="${DARK}"/>`
  )
}
