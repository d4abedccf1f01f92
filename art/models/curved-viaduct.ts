/** A stone viaduct on a curve and a lit train on it, cut flat from their true perspective. Metres: `s` along the line, `d` to its inner side, which faces us, `y` above the deck. */
import type { Pt } from '../kit/vec.ts'

/** A level line in plan, a quadratic curve: the point (x, z) at `s` metres from its start. */
export function curve(a: Pt, b: Pt, c: Pt): (s: number) => Pt {
  const at = (t: number): Pt => [
    (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
    (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
  ]
  const marks = [0]
  const n = 400
  for (let i = 1; i <= n; i++) {
    const [p, q] = [at((i - 1) / n), at(i / n)]
    marks.push(marks[i - 1]! + Math.hypot(q[0] - p[0], q[1] - p[1]))
  }
  return (s) => {
    let i = 1
    while (i < n && marks[i]! < s) i++
    return at((i - 1 + (s - marks[i - 1]!) / (marks[i]! - marks[i - 1]!)) / n)
  }
}
/** Where a point of the line falls in the picture. */
export type At = (s: number, d: number, y: number) => Pt
const f = ([x, y]: Pt) => `${x.toFixed(1)},${y.toFixed(1)}`
const shape = (points: readonly Pt[], ink: string) => `<path d="M${points.map(f).join('L')}Z" fill="${ink}"/>`
const range = (from: number, to: number, steps: number): number[] =>
  Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps)
/** A band along the line between two edges. */
const band = (at: At, from: number, to: number, a: Pt, b: Pt, ink: string): string => {
  const steps = range(from, to, Math.ceil(Math.abs(to - from) / 2))
  return shape(
    [...steps.map((s) => at(s, a[0], a[1])), ...steps.toReversed().map((s) => at(s, b[0], b[1]))],
    ink,
  )
}
export interface Stone {
  face: string
  ring: string
  side: string
  far: string
  snow: string
}
interface Bridge {
  from: number
  to: number
  arches: number
  /** Height of the ground at a place of the line, below the deck. */
  ground: (s: number) => number
}
const HALF = 2.3,
  CROWN = -1.7
/** Half the thickness of a pier at a height. */
const pierHalf = (y: number): number => 1.05 + Math.max(0, -6 - y) * 0.022
/** The lower edge of one face of the viaduct: down and up every pier, and over every arch. */
function opening({ from, to, arches, ground }: Bridge): { bays: [s: number, y: number][][]; rise: number } {
  const span = (to - from) / arches,
    r = span / 2 - pierHalf(-6)
  const bays = range(0, arches - 1, arches - 1).map((i): [number, number][] => {
    const a = from + i * span,
      b = a + span,
      [ga, gb] = [ground(a), ground(b)],
      arc = range(0, 20, 20).map((k): [number, number] => [
        (a + b) / 2 - r * Math.cos((Math.PI * k) / 20),
        CROWN - r + r * Math.sin((Math.PI * k) / 20),
      ])
    arc.unshift([a + pierHalf(ga), ga])
    arc.push([b - pierHalf(gb), gb])
    return arc
  })
  return { bays, rise: r }
}
/** The viaduct: its far face, the flanks of its piers seen through the arches, then its near face, its imposts and the snow on its coping. */
export function viaduct(at: At, bridge: Bridge, ink: Stone): string {
  const { from, to, arches, ground } = bridge,
    { bays, rise } = opening(bridge),
    span = (to - from) / arches
  const top = range(to, from, 60)
  const faceAt = (d: number, fill: string): string =>
    shape(
      [
        ...top.map((s) => at(s, d, 0)),
        at(from - 1, d, 0),
        at(from - 1, d, ground(from)),
        ...bays.flatMap((bay) => bay.map(([s, y]) => at(s, d, y))),
        at(to + 1, d, ground(to)),
        at(to + 1, d, 0),
      ],
      fill,
    )
  const flanks = bays
    .map((bay) =>
      bay
        .slice(0, -1)
        .map(([s, y], i) => {
          const [s1, y1] = bay[i + 1]!
          return shape([at(s, HALF, y), at(s1, HALF, y1), at(s1, -HALF, y1), at(s, -HALF, y)], ink.side)
        })
        .join(''),
    )
    .join('')
  const rings = bays
    .map((bay) => {
      const arc = bay.slice(1, -1),
        [a] = arc[0]!,
        [b] = arc.at(-1)!,
        mid = (a + b) / 2,
        spring = CROWN - rise
      return shape(
        [
          ...arc.map(([s, y]) => at(s, HALF, y)),
          ...arc.toReversed().map(([s, y]) => at(mid + (s - mid) * 1.13, HALF, spring + (y - spring) * 1.13)),
        ],
        ink.ring,
      )
    })
    .join('')
  const imposts = range(0, arches, arches)
    .map((i) => {
      const s = from + i * span,
        y = CROWN - rise,
        w = pierHalf(y) + 0.28
      return shape([at(s - w, HALF + 0.2, y + 0.1), at(s + w, HALF + 0.2, y + 0.1), at(s + w, HALF + 0.2, y - 0.55), at(s - w, HALF + 0.2, y - 0.55)], ink.ring) // prettier-ignore
    })
    .join('')
  return faceAt(-HALF, ink.far) + flanks + faceAt(HALF, ink.face) + rings + imposts
}
/** The abutment: a wall behind a buttress, upright at its end, whose foot goes down into the snow. */
export function abutment(at: At, to: number, ink: Stone): string {
  const wall = (a: number, b: number, fill: string) =>
    shape([at(a, HALF + 0.2, 0.4), at(b, HALF + 0.2, 0.4), at(b, HALF + 0.2, -24), at(a, HALF + 0.2, -24)], fill) // prettier-ignore
  return wall(to, to + 7, ink.face) + wall(to - 1.6, to + 1.1, ink.ring)
}
/** The snow in front of the feet of the piers: one low line from the first to the last. */
export function footSnow(at: At, { from, to, arches, ground }: Bridge, ink: string): string {
  const foot = (i: number): Pt => {
      const s = from + (i * (to - from)) / arches
      return at(s, HALF, ground(s))
    },
    [ax, ay] = foot(1),
    [bx, by] = foot(arches - 1),
    [mx, my] = foot(arches / 2),
    a: Pt = [ax - 120, ay - 40],
    b: Pt = [bx + 120, by - 20],
    // half as hollow as the valley
    low: Pt = [2 * mx - (a[0] + b[0]) / 2, my + (ay + by) / 2 - (a[1] + b[1]) / 2]
  return `<path d="M${f(a)}Q${f(low)} ${f(b)}V1200H${a[0]}Z" fill="${ink}"/>`
}
/** Height of the coping along the line: it comes down gently from the bridge, which ends at `to`, to the bed of the line on the land. */
const copingTop = (s: number, to: number): number => {
  const t = Math.min(1, Math.max(0, (s - to + 14) / 50))
  return 1.05 - 0.8 * t * t * (3 - 2 * t)
}
const LEDGE = HALF + 0.42
/** The line where the land meets the foot of the coping. */
export const copingFoot = (at: At, s: number, to: number): Pt => at(s, LEDGE, copingTop(s, to) - 0.4)
/** A band along the coping. `part` gives the share of its depth at a place. */
const ledge = (
  at: At,
  a: number,
  b: number,
  to: number,
  part: (s: number) => number,
  ink: string,
): string => {
  const steps = range(a, b, Math.ceil((b - a) / 1.2))
  return shape(
    [
      ...steps.map((s) => at(s, HALF + 0.05, copingTop(s, to))),
      ...steps
        .toReversed()
        .map((s) => at(s, HALF + 0.05 + 0.37 * part(s), copingTop(s, to) - 0.45 * part(s))),
    ],
    ink,
  )
}
/** The deck under snow, between its parapets, from `from` to `to`; the coping goes on to `end`. `behind` is drawn under the train, `front` over its wheels, `coping` over the land. */
export function deck(
  at: At,
  from: number,
  to: number,
  end: number,
  ink: Stone,
): { behind: string; front: string; coping: string } {
  return {
    behind:
      band(at, from, to + 4, [-HALF - 0.4, 1], [-HALF - 0.4, 0], ink.far) +
      band(at, from, to + 4, [-HALF - 0.4, 0.2], [HALF + 0.4, 0.2], ink.snow),
    front:
      band(at, from, to - 14, [HALF + 0.4, 0.9], [HALF + 0.4, -0.5], ink.face) +
      shape([...range(to - 14, to + 12, 20).map((s) => at(s, HALF + 0.4, copingTop(s, to) - 0.15)), at(to + 12, HALF + 0.4, -0.4), at(to - 14, HALF + 0.4, -0.5)], ink.face), // prettier-ignore
    coping: ledge(at, from, end, to, () => 1, ink.snow),
  }
}
export interface Livery {
  red: string
  wine: string
  roof: string
  eave: string
  dark: string
  lamp: string
  glow: string
}
const W = 1.35
/** The windows of a coach of length `long`: from and to, measured from its rear. */
const panes = (long: number): [number, number][] =>
  range(0, 3, 3).map((i) => {
    const step = (long - 3.6) / 4
    return [1.8 + i * step + 0.35, 1.8 + (i + 1) * step - 0.35]
  })
/** One coach from `s` on, its cab ahead if it leads. */
export function coach(at: At, s: number, long: number, lead: boolean, ink: Livery): string {
  const e = s + long,
    side = (a: number, b: number, lo: number, hi: number, fill: string, d = W) =>
      band(at, a, b, [d, hi], [d, lo], fill)
  const y0 = 0.9,
    y1 = 3.5
  const end = (x: number, fill: string) => shape([at(x, W, y0), at(x, W, y1), at(x, W * 0.6, 3.95), at(x, -W * 0.6, 3.95), at(x, -W, y1), at(x, -W, y0)], fill) // prettier-ignore
  const nose = (a: number, b: number, lo: number, hi: number, fill: string) =>
    shape([at(e, a, lo), at(e, b, lo), at(e, b, hi), at(e, a, hi)], fill)
  return (
    // the shadow under it, its running gear
    band(at, s, lead ? e : e + 0.7, [W + 0.25, 0.15], [-W, 0.15], ink.dark) +
    side(s + 0.2, lead ? e : e + 0.9, 0.2, 1, ink.dark, W * 0.94) +
    band(at, s, e, [W, y1], [W * 0.55, 4.0], ink.eave) +
    band(at, s, e, [W * 0.62, 3.95], [-W * 0.62, 3.95], ink.roof) +
    side(s, e, y0, y1, ink.red) +
    side(s, e, y0, 1.35, ink.wine) +
    side(s, e, y1 - 0.16, y1 + 0.02, ink.roof) +
    panes(long)
      .map(([a, b]) => side(s + a, s + b, 1.95, 3.08, ink.lamp))
      .join('') +
    side(s + 0.5, s + 1.35, 1.2, 3.1, ink.wine) +
    side(e - 1.35, e - 0.5, 1.2, 3.1, ink.wine) +
    end(e, lead ? ink.wine : ink.dark) +
    (lead
      ? nose(-1.14, -0.07, 2.15, 3.2, ink.lamp) +
        nose(0.07, 1.14, 2.15, 3.2, ink.lamp) +
        nose(-W, W, 1.9, 1.98, ink.roof) +
        nose(-W * 0.9, W * 0.9, 0.3, 1.05, ink.dark) +
        [-0.85, 0.85].map((d) => nose(d - 0.22, d + 0.22, 1.45, 1.8, ink.glow)).join('') +
        nose(-0.2, 0.2, 3.45, 3.75, ink.glow)
      : '')
  )
}
/** A gradient that is `ink` up to the nose of a train at `s` and runs out ahead of it. */
const fading = (at: At, s: number, id: string, ink: string): string => {
  const [p, q] = [at(s - 7, LEDGE, 0.2), at(s + 5, LEDGE, 0.2)]
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${p[0]}" y1="${p[1]}" x2="${q[0]}" y2="${q[1]}"><stop offset="0" stop-color="${ink}"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></linearGradient>`
}
/** The light of the windows on the snow beside the line, up to a train's nose at `nose`: a flat shape with a paler one in it, both clean at their edges, which begin at the land at `land`. */
export function windowLight(
  at: At,
  nose: number,
  bridgeEnd: number,
  land: number,
  ink: [far: string, near: string],
): string {
  const steps = range(land - 2, nose + 2, 40),
    wide = (s: number) => {
      const t = Math.min(1, Math.max(0, (s - land) / 14)),
        end = Math.min(1, Math.max(0, (nose + 2 - s) / 16))
      return (0.55 + 0.45 * t * t * (3 - 2 * t)) * Math.sqrt(1 - (1 - end) ** 2)
    }
  return [3, 1.5]
    .map((w, i) =>
      shape(
        [
          ...steps.map((s) => copingFoot(at, s, bridgeEnd)),
          ...steps.toReversed().map((s) => at(s, LEDGE + w * wide(s), copingTop(s, bridgeEnd) - 0.4 - w * wide(s) * 0.36)), // prettier-ignore
        ],
        ink[i]!,
      ),
    )
    .join('')
}
/** The same light on the snow of the coping, from the train's rear to its nose. */
export const copingLight = (at: At, rear: number, nose: number, bridgeEnd: number, ink: string): string =>
  fading(at, nose, 'ledge', ink) +
  ledge(at, rear - 3, nose + 4, bridgeEnd, (s) => Math.min(1, (s - rear + 3) / 6), 'url(#ledge)')
/** What the headlamps of a train whose nose is at `s` throw on the line ahead. */
export function headlight(at: At, s: number, ink: string): string {
  const [p, q] = [at(s, 0, 0.1), at(s + 15, 0, 0.1)]
  return (
    `<linearGradient id="ahead" gradientUnits="userSpaceOnUse" x1="${p[0]}" y1="${p[1]}" x2="${q[0]}" y2="${q[1]}"><stop offset="0" stop-color="${ink}"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></linearGradient>` +
    shape([at(s - 2, -1.4, 0.1), at(s - 2, 1.5, 0.1), at(s + 15, 2.6, 0.1), at(s + 15, -2.6, 0.1)], 'url(#ahead)') // prettier-ignore
  )
}
/** The line on the land: a bed of snow, what lies on it, and two rails. */
export function trackBed(at: At, from: number, to: number, snow: string, over: string, rail: string): string {
  return (
    band(at, from, to, [-2.7, 0.1], [2.7, 0.1], snow) +
    over +
    [-0.72, 0.72].map((d) => band(at, from, to, [d - 0.11, 0.3], [d + 0.11, 0.3], rail)).join('')
  )
}
