/** A stone viaduct on a curve and a lit train on it, cut flat from their true perspective. Metres: `s` along the line, `d` to its inner side, which faces us, `y` above the deck. */
import type { Pt } from '../kit/vec.ts'

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
  // the abutment: a wall that runs into the land, behind a buttress
  const wall = (a: number, b: number, d: number, hi: number, lo: number, fill: string) =>
    shape([at(a, d, hi), at(b, d, hi), at(b, d, lo), at(a, d, lo)], fill)
  const abutment =
    wall(to, to + 7, HALF, 0, -24, ink.face) +
    wall(to - 1.2, to + 1.2, HALF + 0.3, -0.4, -24, ink.ring) +
    wall(to - 1.5, to + 1.5, HALF + 0.5, 0.2, -0.5, ink.side)
  return faceAt(-HALF, ink.far) + flanks + faceAt(HALF, ink.face) + rings + imposts + abutment
}
/** Snow that has drifted round the feet of the piers: `ink` above, `foot` where it runs out. */
export function drifts(at: At, { from, to, arches, ground }: Bridge, ink: string, foot: string): string {
  return (
    `<linearGradient id="drift" x1="0" y1="0" x2="0" y2="1"><stop offset=".2" stop-color="${ink}"/><stop offset=".75" stop-color="${foot}"/></linearGradient>` +
    range(1, arches - 1, arches - 2)
      .map((i) => {
        const s = from + (i * (to - from)) / arches,
          y = ground(s),
          [ax, ay] = at(s - 2.3, HALF, y - 0.2),
          [bx, by] = at(s + 3.2, -HALF, y - 0.6),
          [cx, cy] = at(s, HALF, y),
          w = (bx - ax) / 2
        return `<path d="M${f([ax - w * 0.25, ay + 1])}C${f([ax + w * 0.2, ay - 2])} ${f([cx - w * 0.5, cy - w * 0.42])} ${f([cx + w * 0.1, cy - w * 0.3])}C${f([cx + w * 0.6, cy - w * 0.5])} ${f([bx - w * 0.1, by - w * 0.34])} ${f([bx + w * 0.5, by + 3])}C${f([cx + w * 0.6, cy + w * 0.5])} ${f([cx - w * 0.6, cy + w * 0.4])} ${f([ax - w * 0.25, ay + 1])}Z" fill="url(#drift)"/>`
      })
      .join('')
  )
}
/** The deck under snow, between its parapets. `behind` is drawn under the train, the rest over its wheels. */
export function deck(at: At, from: number, to: number, ink: Stone): { behind: string; front: string } {
  return {
    behind:
      band(at, from, to, [-HALF - 0.4, 1], [-HALF - 0.4, 0], ink.far) +
      band(at, from, to, [-HALF - 0.4, 0.2], [HALF + 0.4, 0.2], ink.snow),
    front:
      band(at, from, to, [HALF + 0.4, 0.9], [HALF + 0.4, -0.5], ink.face) +
      band(at, from, to, [HALF + 0.05, 1.05], [HALF + 0.42, 1.05], ink.snow) +
      band(at, from, to, [HALF + 0.42, 1.05], [HALF + 0.42, 0.6], ink.snow) +
      // the wing wall, where the parapet ends on the land
      shape([at(to - 0.1, HALF + 0.42, 0.9), at(to + 9, HALF + 0.42, 0.1), at(to + 5, HALF + 0.42, -0.5), at(to - 0.1, HALF + 0.42, -0.5)], ink.face) + // prettier-ignore
      shape([at(to - 1.2, HALF + 0.05, 1.05), at(to + 9.6, HALF + 0.2, 0.1), at(to + 8.4, HALF + 0.42, 0), at(to - 1.2, HALF + 0.42, 0.6)], ink.snow), // prettier-ignore
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
    side(s + 0.2, e, 0.2, 1, ink.dark, W * 0.94) +
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
/** What the windows of a coach throw on the snow beside the line beyond `land`: one patch a window, fainter away from the train. `id` names their gradients. */
export function windowLight(
  at: At,
  s: number,
  long: number,
  slope: (d: number) => number,
  land: number,
  id: string,
  ink: string,
): string {
  const near = 2.9,
    far = 6.2
  return panes(long)
    .filter(([a]) => s + a > land)
    .map(([a, b], i) => {
      const [p, q] = [at(s + (a + b) / 2, near, slope(near)), at(s + (a + b) / 2, far, slope(far))]
      return (
        `<linearGradient id="${id}-${i}" gradientUnits="userSpaceOnUse" x1="${p[0]}" y1="${p[1]}" x2="${q[0]}" y2="${q[1]}"><stop offset="0" stop-color="${ink}" stop-opacity=".95"/><stop offset="1" stop-color="${ink}" stop-opacity=".4"/></linearGradient>` +
        shape(
          [
            at(s + a, near, slope(near)),
            at(s + b, near, slope(near)),
            at(s + b, far, slope(far)),
            at(s + a, far, slope(far)),
          ],
          `url(#${id}-${i})`,
        )
      )
    })
    .join('')
}
/** What they throw on the snow of the coping, which sinks beyond `end`, up to `land`. */
export const copingLight = (
  at: At,
  s: number,
  long: number,
  [end, land]: [end: number, land: number],
  ink: string,
): string =>
  panes(long)
    .filter(([a]) => s + a <= land)
    .map(([a, b]) => {
      const top = (q: number) => 1.05 - 0.1 * Math.max(0, q - end),
        [c, d] = [s + a, s + b]
      return shape([at(c, HALF + 0.05, top(c)), at(d, HALF + 0.05, top(d)), at(d, HALF + 0.42, top(d) - 0.4), at(c, HALF + 0.42, top(c) - 0.4)], ink) // prettier-ignore
    })
    .join('')
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
