/** A long-tail boat that comes towards us at an angle, in flat shapes that are computed from its lines. Its garlands are drawn by hand. */
import { lerp } from '../kit/ink.ts'
import { between, spot, type Course } from '../kit/turned-boat.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const f = (v: number) => v.toFixed(1)
const LONG = 6.4
/** The share of the length at which the stem leaves the water. */
const CUTWATER = 0.7
const rise = (t: number, from: number): number => Math.max(0, (t - from) / (1 - from))
/** Heights of the gunwale and of the lower edge, half the beam at the gunwale and at the waterline; `t` from stern to bow. */
const gunwale = (t: number) => 0.35 + 0.17 * rise(1 - t, 0.62) ** 2 + 1.55 * rise(t, 0.42) ** 2.7
const lower = (t: number) => 1.74 * rise(t, CUTWATER) ** 1.6
const beam = (t: number) => 0.64 * (1 - 0.22 * rise(1 - t, 0.6) ** 2) * (1 - 0.95 * rise(t, 0.42) ** 1.9)
const waterline = (t: number) => (t < CUTWATER ? 0.84 * beam(t) * (1 - (t / CUTWATER) ** 5) : 0)
const STEPS = Array.from({ length: 49 }, (_, i) => i / 48)

export interface Hull {
  /** What is behind the people: the inside, the benches, the deck of the stern. */
  inside: string
  /** What is before them: the near side. */
  side: string
  /** The engine with its tiller and shaft. */
  engine: string
}
const INK = {
  inner: '#3a1a40',
  plank: '#5a2444',
  low: '#3a1842',
  teal: '#1f7a80',
  seam: '#175f70',
  cream: '#e39c62',
  cap: '#eda765',
  deck: '#c97a58',
  edge: '#5a2a4c',
  lip: '#8a4a54',
  iron: '#211540',
  steel: '#43306a',
}
/** The hull; with `flip` its mirror in the water. `benches` are metres ahead of the middle. */
export function hull(
  course: Course,
  benches: readonly number[],
  seat: number,
  tiller: Pt,
  flip = false,
): Hull {
  const p = (ahead: number, aside: number, up: number): Pt => {
      const q = spot(course, ahead, aside, flip ? -up : up)
      return [q.x, q.y]
    },
    along = (t: number) => (t - 0.5) * LONG,
    line = (from: number, to: number, at: (t: number) => [aside: number, up: number]): Pt[] =>
      STEPS.map((s) => lerp(from, to, s)).map((t) => p(along(t), ...at(t))),
    /** A line along the near side, `down` of the way from the gunwale to the lower edge. */
    strake = (down: number, from = 0, to = 1) =>
      line(from, to, (t) => [lerp(beam(t), waterline(t), down), lerp(gunwale(t), lower(t), down)])
  const top = strake(0),
    far = line(0, 1, (t) => [-beam(t), gunwale(t)]),
    near = between(top, strake(1).toReversed())
  const bench = (ahead: number): string => {
    const half = beam(ahead / LONG + 0.5) * 0.97,
      quad = (points: Pt[], ink: string) =>
        shape(`M${points.map(([x, y]) => `${f(x)},${f(y)}`).join('L')}Z`, ink),
      [a, b] = [ahead - 0.2, ahead + 0.2]
    return (
      quad([p(b, -half, seat), p(b, half, seat), p(b, half, 0.1), p(b, -half, 0.1)], INK.edge) +
      quad([p(a, half, seat), p(b, half, seat), p(b, half, 0.1), p(a, half, 0.1)], INK.plank) +
      quad([p(a, -half, seat), p(b, -half, seat), p(b, half, seat), p(a, half, seat)], INK.deck) +
      quad(
        [p(b, -half, seat), p(b, half, seat), p(b, half, seat - 0.05), p(b, -half, seat - 0.05)],
        INK.lip,
      ) +
      quad([p(a, half, seat), p(b, half, seat), p(b, half, seat - 0.05), p(a, half, seat - 0.05)], INK.lip)
    )
  }
  const deckEnd = 0.2,
    deck = between(
      line(0, deckEnd, (t) => [-beam(t), gunwale(t)]),
      line(deckEnd, 0, (t) => [beam(t), gunwale(t)]),
    )
  const inside =
    shape(between(far, top.toReversed()), INK.inner) +
    shape(
      between(
        line(0.02, 0.97, (t) => [-beam(t), gunwale(t) + 0.035]),
        line(0.97, 0.02, (t) => [-beam(t), gunwale(t) - 0.03]),
      ),
      INK.cap,
    ) +
    benches.map(bench).join('') +
    shape(deck, INK.deck)
  const side =
    shape(near, INK.plank) +
    shape(between(strake(0.6), strake(1).toReversed()), INK.low) +
    shape(between(strake(0.1), strake(0.42).toReversed()), INK.teal) +
    shape(between(strake(0.25), strake(0.27).toReversed()), INK.seam) +
    shape(between(strake(0.78), strake(0.8).toReversed()), INK.plank) +
    shape(between(strake(0.42), strake(0.5).toReversed()), INK.cream) +
    shape(
      between(
        line(0, 1, (t) => [beam(t), gunwale(t) + 0.03]),
        line(1, 0, (t) => [beam(t) + 0.01, gunwale(t) - 0.05]),
      ),
      INK.cap,
    )
  return { inside, side, engine: engine(p, tiller, flip) }
}
/** The engine from the side, in metres, its pivot at 0, ahead to the right. */
const ENGINE =
  // post on its plate, struts and fork
  shape(
    'M-.2,.84L-.06,.78V.22L-.15,.0H-.07L0,.16L.07,.0H.15L.06,.22V.78L.2,.84V.9H-.2ZM-.06,.5L-.24,.84H-.15L-.06,.66ZM.06,.5L.24,.84H.15L.06,.66Z',
    INK.iron,
  ) +
  // exhaust
  shape(
    'M-.3,-.3C-.36,-.34 -.4,-.42 -.4,-.52L-.4,-.6L-.34,-.62V-.52C-.34,-.45 -.31,-.4 -.26,-.37Z',
    INK.iron,
  ) +
  // block, cover of the valves, air filter
  shape('M-.42,-.02L-.46,-.1L-.4,-.3H.3L.34,-.26V.0L.26,.09H-.3Z', INK.steel) +
  shape('M-.42,-.02L-.46,-.1L-.44,-.16H.34V.0L.26,.09H-.3Z', '#36265c') +
  shape('M-.32,-.3L-.3,-.38C-.29,-.4 -.27,-.41 -.25,-.41H.2C.23,-.41 .24,-.4 .25,-.38L.26,-.3Z', '#5a3a70') +
  shape(
    'M-.14,-.4H.08V-.44H.14C.165,-.44 .17,-.46 .17,-.48V-.52C.17,-.54 .155,-.55 .14,-.55H-.2C-.22,-.55 -.23,-.54 -.23,-.52V-.48C-.23,-.46 -.22,-.44 -.2,-.44H-.14Z',
    '#c4504c',
  ) +
  // wheel of the fan
  shape('M.34,-.2H.37V-.3C.37,-.32 .43,-.32 .43,-.3V.06C.43,.08 .37,.08 .37,.06V-.08H.34Z', INK.iron) +
  shape('M-.3,-.24H.24V-.215H-.3ZM-.34,-.1H.24V-.075H-.34Z', INK.iron)
const SHAFT = 1.7
function engine(p: (ahead: number, aside: number, up: number) => Pt, tiller: Pt, flip: boolean): string {
  const s = -LONG / 2 + 0.04,
    [x, y] = p(s, 0, 1.07),
    k = Math.abs(p(s, 0, 1.57)[1] - y) * 1.32,
    q = (dx: number, dy: number): Pt => [x - dx * k, y + (flip ? -dy : dy) * k],
    bar = (a: Pt, b: Pt, wa: number, wb: number): string => {
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]),
        [u, v] = [-(b[1] - a[1]) / l, (b[0] - a[0]) / l]
      return shape(
        `M${f(a[0] + u * wa)},${f(a[1] + v * wa)}L${f(b[0] + u * wb)},${f(b[1] + v * wb)}L${f(b[0] - u * wb)},${f(b[1] - v * wb)}L${f(a[0] - u * wa)},${f(a[1] - v * wa)}Z`,
        INK.iron,
      )
    }
  return (
    bar(q(-0.38, 0), p(s - SHAFT, 0, -0.03), 0.03 * k, 0.02 * k) +
    bar(q(0.3, -0.06), tiller, 0.026 * k, 0.022 * k) +
    `<g transform="translate(${f(x)},${f(y)}) scale(${-k},${flip ? -k : k})">${ENGINE}</g>`
  )
}
/** The water that the boat moves: the near arm of the bow wave in crests, and the wash of the screw. The far arm is hidden by the hull. */
export function wake(course: Course): string {
  const p = (ahead: number, aside: number): Pt => {
      const q = spot(course, ahead, aside, 0)
      return [q.x, q.y]
    },
    from = (CUTWATER - 0.5) * LONG + 0.16,
    /** A crest of the bow wave on one side: pointed at both ends, it stands over its line on the water. */
    crest = (
      side: 1 | -1,
      start: number,
      long: number,
      high: number,
      peak: number,
      ink: string,
      body: string,
    ): string => {
      const row = (share: number, out: number) =>
        STEPS.map((t): Pt => {
          const back = start + long * t,
            swell = Math.sin(Math.PI * t ** peak),
            q = spot(course, from - back, side * (0.04 + 0.23 * back + out * swell), high * share * swell)
          return [q.x, q.y]
        })
      return (
        shape(between(row(0, 0.3), row(0.2, 0).toReversed()), '#2b1a58') +
        shape(between(row(0, 0.04), row(0.8, 0).toReversed()), body) +
        shape(between(row(0.62, 0), row(1, -0.04).toReversed()), ink)
      )
    },
    streak = (start: number, long: number, wide: number, off: number, ink: string): string => {
      const s = -LONG / 2 - SHAFT + 0.16,
        edge = (w: number) =>
          STEPS.map((t) => p(s - start - long * t, off + w * Math.sin(Math.PI * t ** 0.6)))
      return shape(between(edge(wide), edge(-wide).toReversed()), ink)
    }
  const screw = spot(course, -LONG / 2 - SHAFT, 0, 0)
  return (
    crest(1, -0.12, 2.5, 0.085, 0.5, '#ffd9a6', '#8a5688') +
    crest(1, 2.75, 2.2, 0.06, 0.7, '#eba88c', '#6d4482') +
    streak(0, 2.4, 0.42, 0, '#b06a8a') +
    streak(0.1, 1.4, 0.24, 0, '#f3b08c') +
    `<g transform="translate(${f(screw.x)},${f(screw.y)}) scale(${f(screw.k * 0.8)},${f(screw.k * 0.6)})">${shape('M-.08,.03C-.02,-.1 .12,-.2 .4,-.23C.31,-.17 .27,-.1 .31,-.04C.37,-.01 .44,.01 .52,.02C.36,.06 .08,.07 -.08,.03Z', '#eeb08c') + shape('M-.08,.03C-.02,-.1 .12,-.2 .4,-.23C.26,-.17 .14,-.1 .1,.05C.03,.05 -.04,.04 -.08,.03Z', '#fff0cc')}</g>`
  )
}
/** The line of the water along the near side, from the stern to the cutwater. */
export const waterEdge = (course: Course): Pt[] =>
  STEPS.map((t) => {
    const q = spot(course, (t * CUTWATER - 0.5) * LONG, waterline(t * CUTWATER), 0)
    return [q.x, q.y]
  })
/** Where the bow ends, and its direction there; for the garlands. */
export function prow(course: Course): { x: number; y: number; low: number; k: number; angle: number } {
  const at = (t: number) => spot(course, (t - 0.5) * LONG, 0, (gunwale(t) + lower(t)) / 2),
    [a, b] = [at(0.94), at(1)]
  return {
    ...b,
    low: spot(course, LONG / 2, 0, -(gunwale(1) + lower(1)) / 2).y,
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  }
}
