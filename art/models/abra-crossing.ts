/** An abra of the Dubai Creek against the light, three-quarter towards us: bow to the right, a skipper amidships, passengers on the bench under a flat roof. */
import { edgeLight } from '../kit/cut.ts'
import { ELDER, POINTING, SKIPPER } from './abra-folk.ts'

export interface Stand {
  /** Column of its middle, row of eye level, and pixels a metre amidships. */
  x: number
  horizon: number
  k: number
}
/** Distance of the eye from the middle, and its height over the water, in metres. */
const DISTANCE = 12
const EYE = 1.5
/** The bow is so far towards us, in radians. */
const TURN = 0.94
const [C, S] = [Math.cos(TURN), Math.sin(TURN)]
const [STERN, BOW] = [-3.1, 3.6]
const INK = {
  side: '#2a1438',
  low: '#1f0e2e',
  strake: '#1d4a5e',
  rail: '#6b3842',
  inside: '#4b2746',
  bench: '#38193a',
  seat: '#b8705a',
  under: '#3d1f46',
  roof: '#241232',
  post: '#2a1438',
  front: '#311944',
  fringe: '#7a3350',
}
/** The people are drawn a little larger than the boat. */
const LARGE = 1.07
const RIM = '#ffd184'
/** The flat roof: from stern to bow, half its width, height over the water, thickness. */
const ROOF = { from: -2.85, to: 2.0, wide: 1.16, y: 2.36, thick: 0.09 } as const
type P3 = readonly [x: number, y: number, k: number]
const T = Array.from({ length: 41 }, (_, i) => i / 40)
/** Half the width at the rail and at the water, and the height of the rail, from the stern (0) to the bow (1). */
const beam = (t: number) =>
  t > 0.5 ? 1.08 * (1 - ((t - 0.5) / 0.5) ** 2.5) : 1.08 - 0.42 * ((0.5 - t) / 0.5) ** 2.6
const foot = (t: number) =>
  t > 0.4 ? 0.82 * (1 - ((t - 0.4) / 0.6) ** 2.1) : 0.82 - 0.34 * ((0.4 - t) / 0.4) ** 2.2
const sheer = (t: number) =>
  0.4 + 0.5 * Math.max(0, (t - 0.45) / 0.55) ** 2.4 + 0.3 * Math.max(0, (0.38 - t) / 0.38) ** 2
const alongRail = (t: number) => STERN + (BOW - STERN) * t
const alongWater = (t: number) => STERN + 0.35 + (BOW - 0.5 - STERN - 0.35) * t

/** The boat on its water. With `mirrored`, its image under the water. */
export function abraCrossing({ x: cx, horizon, k: scale }: Stand, mirrored = false): string {
  const way = mirrored ? -1 : 1
  const p = (u: number, y: number, v: number): P3 => {
    const k = (scale * DISTANCE) / (DISTANCE - u * S - v * C)
    return [cx + (u * C - v * S) * k, horizon + (EYE - way * y) * k, k]
  }
  const cut = (points: readonly P3[], ink: string) =>
    `<path d="M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z" fill="${ink}"/>`
  const rim = (body: string, side: -1 | 1 = -1, width = 2.6) =>
    mirrored ? body : edgeLight(body, [side, -0.8], width, RIM)
  /** A line along a side at a part of the height between the water and the rail. */
  const strake = (v: -1 | 1, part: number, lift = 0) =>
    T.map((t) =>
      p(
        alongWater(t) + (alongRail(t) - alongWater(t)) * part,
        sheer(t) * part + lift,
        v * (foot(t) + (beam(t) - foot(t)) * part),
      ),
    )
  const between = (a: readonly P3[], b: readonly P3[], ink: string) => cut([...a, ...b.toReversed()], ink)
  const body = (u: number, y: number, v: number, figure: string, flip = false) => {
    const [x, yy, k] = p(u, y, v)
    return `<g transform="translate(${x.toFixed(1)},${yy.toFixed(1)}) scale(${((flip ? -1 : 1) * k * LARGE).toFixed(2)},${(way * k * LARGE).toFixed(2)})">${figure}</g>`
  }
  /** A post of the roof on the rail. */
  const post = (u: number, v: -1 | 1) => {
    const t = (u - STERN) / (BOW - STERN),
      [x, y, k] = p(u, sheer(t), v * (beam(t) - 0.05)),
      top = p(u, v < 0 ? ROOF.y + 0.07 : ROOF.y, v * (beam(t) - 0.05))[1],
      w = 0.038 * k
    return (
      `<path d="M${(x - w).toFixed(1)},${y.toFixed(1)}V${top.toFixed(1)}H${(x + w).toFixed(1)}V${y.toFixed(1)}Z" fill="${INK.post}"/>` +
      `<path d="M${(x - w * 1.7).toFixed(1)},${(y + way * 0.02 * k).toFixed(1)}V${(y - way * 0.07 * k).toFixed(1)}H${(x + w * 1.7).toFixed(1)}V${(y + way * 0.02 * k).toFixed(1)}Z" fill="${INK.post}"/>`
    )
  }
  const box = (u0: number, u1: number, top: number, half: number) =>
    cut([p(u0, 0.2, half), p(u1, 0.2, half), p(u1, top, half), p(u0, top, half)], INK.bench) +
    cut([p(u1, 0.2, half), p(u1, 0.2, -half), p(u1, top, -half), p(u1, top, half)], INK.inside) +
    cut([p(u0, top, half), p(u1, top, half), p(u1, top, -half), p(u0, top, -half)], INK.seat)
  const inside =
    between(strake(-1, 1), strake(1, 1), INK.inside) +
    between(strake(-1, 1, 0.05), strake(-1, 1, -0.03), '#c98a62')
  const side =
    between(strake(1, 1), strake(1, 0), INK.side) +
    between(strake(1, 0.4), strake(1, 0), INK.low) +
    between(strake(1, 0.82), strake(1, 0.68), INK.strake) +
    between(strake(1, 1, 0.05), strake(1, 0.92), INK.rail)
  /** The timber that both sides end in. */
  const stem = (() => {
    const rows = [1.13, 1, 0.8, 0.6, 0.4, 0.2, 0].map((part) =>
      p(alongWater(1) + (alongRail(1) - alongWater(1)) * part, sheer(1) * part, 0),
    )
    return `<path d="M${rows.map(([x, y, k]) => `${(x - 0.05 * k).toFixed(1)},${y.toFixed(1)}`).join('L')}L${rows
      .toReversed()
      .map(([x, y, k]) => `${(x + 0.022 * k).toFixed(1)},${y.toFixed(1)}`)
      .join('L')}Z" fill="${INK.rail}"/>`
  })()
  const { from, to, wide, y: under, thick } = ROOF
  /** The edge of the roof from one corner to another, a little higher in the middle if it is an end. */
  const edge = (a: readonly [number, number], b: readonly [number, number], lift: number, camber: number) =>
    T.map((t) =>
      p(a[0] + (b[0] - a[0]) * t, under + lift + camber * 4 * t * (1 - t), a[1] + (b[1] - a[1]) * t),
    )
  /** A fringe of scallops under an edge. */
  const fringe = (
    a: readonly [number, number],
    b: readonly [number, number],
    many: number,
    camber: number,
  ) => {
    const at = (t: number, lift: number) => {
      const [x, y] = p(
        a[0] + (b[0] - a[0]) * t,
        under + lift + camber * 4 * t * (1 - t),
        a[1] + (b[1] - a[1]) * t,
      )
      return `${x.toFixed(1)},${y.toFixed(1)}`
    }
    let d = `M${at(0, 0.02)}L${at(0, -0.05)}`
    for (let i = 0; i < many; i++) d += `Q${at((i + 0.5) / many, -0.2)} ${at((i + 1) / many, -0.05)}`
    return `<path d="${d}L${at(1, 0.02)}${T.map((t) => `L${at(1 - t, 0.02)}`).join('')}Z" fill="${INK.fringe}"/>`
  }
  const aboard =
    box(-2.45, -1.05, 0.78, 0.34) +
    rim(body(-1.62, 0.8, 0.3, ELDER, true)) +
    rim(body(-0.6, 0.2, 0, SKIPPER)) +
    box(1.1, 2.15, 0.8, 0.34) +
    rim(body(1.9, 0.83, 0.02, POINTING))
  const [stern, bow, farBow, farStern] = [[from, wide], [to, wide], [to, -wide], [from, -wide]] as const // prettier-ignore
  const roof =
    cut([...edge(stern, farStern, 0, 0.1), ...edge(farBow, bow, 0, 0.1)], INK.under) +
    fringe(stern, bow, 22, 0) +
    fringe(bow, farBow, 10, 0.1) +
    between(edge(bow, farBow, thick, 0.1), edge(bow, farBow, 0, 0.1), INK.front) +
    between(edge(stern, bow, thick, 0), edge(stern, bow, 0, 0), INK.roof)
  if (mirrored)
    return (
      `<filter id="shade" filterUnits="userSpaceOnUse" x="0" y="0" width="1600" height="1000"><feFlood flood-color="#2b1848"/><feComposite in2="SourceAlpha" operator="in"/></filter>` +
      `<g filter="url(#shade)" opacity=".42">${post(-2.6, -1) + post(1.72, -1) + aboard + post(-2.6, 1) + post(1.72, 1) + roof}</g>` +
      side +
      stem
    )
  return (
    inside +
    post(-2.6, -1) +
    post(1.72, -1) +
    aboard +
    rim(side + stem, -1, 2.2) +
    rim(post(-2.6, 1) + post(1.72, 1), -1, 2) +
    rim(roof, -1, 2.4)
  )
}
/** The wake: short strokes of foam along the waterline, and two folds of the water further out. */
export function abraWake({ x: cx, horizon, k: scale }: Stand): string {
  const at = (u: number, v: number): string => {
    const k = (scale * DISTANCE) / (DISTANCE - u * S - v * C)
    return `${(cx + (u * C - v * S) * k).toFixed(1)},${(horizon + EYE * k).toFixed(1)}`
  }
  /** A stroke of foam along the waterline between two parts of its length from the stem, pointed at both ends. */
  const along = (v: -1 | 1, a: number, b: number, thick: number) => {
    const line = (w: number) =>
      Array.from({ length: 17 }, (_, i) => {
        const t = i / 16,
          part = 1 - (a + (b - a) * t)
        return at(alongWater(part), v * (foot(part) - 0.015 + w * Math.sin(Math.PI * t ** 0.6)))
      })
    return `M${line(0).join('L')}L${line(thick).toReversed().join('L')}Z`
  }
  /** A fold of the water from `a` to `b` metres behind the stem, thickest in its middle. */
  const fold = (v: -1 | 1, a: number, b: number, off: number, open: number, thick: number) => {
    const line = (w: number) =>
      Array.from({ length: 17 }, (_, i) => {
        const t = i / 16,
          back = a + (b - a) * t
        return at(alongWater(1) - back, v * (off + open * back ** 0.8 + w * 4 * t * (1 - t)))
      })
    return `M${line(0).join('L')}L${line(thick).toReversed().join('L')}Z`
  }
  return (
    `<path d="${along(1, 0, 0.17, 0.12)}${along(1, 0.25, 0.42, 0.075)}${along(1, 0.53, 0.64, 0.06)}${along(-1, 0, 0.12, 0.1)}" fill="#ffe0b0"/>` +
    `<path d="${fold(1, 1.0, 2.0, 0.16, 0.5, 0.1)}${fold(1, 4.3, 5.3, 0.4, 0.46, 0.16)}" fill="#e7a88c"/>`
  )
}
