/** Thatched villas on posts and the jetty that joins them, as solids over a lagoon. Metres; the water is at 0. */
import type { Camera } from '../kit/camera.ts'
import { box, facets, frame, outline, seen, type Facet, type Frame } from '../kit/facets.ts'
import { clamp } from '../kit/ink.ts'
import { unit, type Pt, type Vec3 } from '../kit/vec.ts'

export interface Villa {
  x: number
  z: number
  turn: number
  kind: 'hip' | 'round' | 'long'
  size?: number
}
export const DECK = 2.2
const THATCH = ['#ecc478', '#d3a055', '#a8763f'] as const
const COURSE = ['#dcae60', '#c08f4a', '#966a3a'] as const
const FRINGE = ['#b98a4c', '#9a6f40', '#7d5636'] as const
const WALL = ['#fff0d2', '#f4d9b4', '#e2b796'] as const
const WOOD = ['#e8b988', '#c08e66', '#8f6350'] as const
const POST = ['#b07a58', '#8f5f4c', '#6d4846'] as const

/** A hipped roof on a base `long` by `deep`; `ridge` is half the length of its crest. */
function hipped(at: Frame, h: number, long: number, deep: number, ridge: number, high: number): Facet[] {
  const [a, d] = [long / 2, deep / 2],
    p = (u: number, y: number, v: number) => at(u, h + y, v),
    [l, r] = [p(-ridge, high, 0), p(ridge, high, 0)],
    skirt = (u0: number, v0: number, u1: number, v1: number): Facet => ({
      at: [p(u0, -0.32, v0), p(u1, -0.32, v1), p(u1, 0, v1), p(u0, 0, v0)],
      ink: FRINGE,
    })
  // a course of the thatch a share of the way up a slope, and the cap of the crest
  const course = (f: number, v: 1 | -1): Facet => {
    const on = (s: number, g: number) => p(s * (a + (ridge - a) * g), high * g, v * d * (1 - g))
    return { at: v > 0 ? [on(-1, f), on(1, f), on(1, f + 0.03), on(-1, f + 0.03)] : [on(1, f), on(-1, f), on(-1, f + 0.03), on(1, f + 0.03)], ink: COURSE, lift: 2 } // prettier-ignore
  }
  return [
    ...[0.3, 0.62].flatMap((f) => [course(f, 1), course(f, -1)]),
    { at: [p(-ridge - 0.2, high - 0.3, 0.3), p(ridge + 0.2, high - 0.3, 0.3), p(ridge, high + 0.16, 0), p(-ridge, high + 0.16, 0)], ink: FRINGE, lift: 4 }, // prettier-ignore
    { at: [p(-a, 0, d), p(a, 0, d), r, l], ink: THATCH },
    { at: [p(a, 0, -d), p(-a, 0, -d), l, r], ink: THATCH },
    { at: [p(a, 0, d), p(a, 0, -d), r], ink: THATCH },
    { at: [p(-a, 0, -d), p(-a, 0, d), l], ink: THATCH },
    skirt(-a, d, a, d),
    skirt(a, d, a, -d),
    skirt(a, -d, -a, -d),
    skirt(-a, -d, -a, d),
  ]
}
function cone(at: Frame, h: number, radius: number, high: number): Facet[] {
  const p = (i: number, y: number) =>
    at(radius * Math.cos((i * Math.PI) / 5), h + y, radius * Math.sin((i * Math.PI) / 5))
  return Array.from({ length: 10 }, (_, i): Facet[] => [
    { at: [p(i + 1, 0), p(i, 0), at(0, h + high, 0)], ink: THATCH },
    { at: [p(i + 1, -0.32), p(i, -0.32), p(i, 0), p(i + 1, 0)], ink: FRINGE },
  ]).flat()
}
/** Doors of glass on the side that looks at the lagoon: a dark room, a pane that gives back the sky, a frame. */
const doors = (
  at: Frame,
  v: number,
  list: readonly (readonly [from: number, to: number, top: number])[],
): Facet[] =>
  list.flatMap(([from, to, top]) => {
    const pane = (a: number, b: number, low: number, high: number, ink: string, lift: number): Facet => ({
        at: [at(a, DECK + low, v), at(b, DECK + low, v), at(b, DECK + high, v), at(a, DECK + high, v)],
        ink,
        lift,
      }),
      mid = (from + to) / 2
    return [
      pane(from - 0.12, to + 0.12, 0, top + 0.12, '#8f6350', 0.3),
      pane(from, to, 0, top, '#1d5a70', 0.4),
      pane(mid + 0.06, to, 0.06, top, '#58a9b8', 0.5),
    ]
  })
function steps(at: Frame, u: number, v: number): Facet[] {
  const low = v + 2.6,
    side = (d: number): Facet => ({
      at: [at(u + d, DECK, v), at(u + d + 0.16, DECK, v), at(u + d + 0.16, 0, low), at(u + d, 0, low)],
      ink: POST,
      thin: true,
    })
  return [
    side(-0.55),
    side(0.45),
    ...[0.16, 0.36, 0.56, 0.76].map((f): Facet => {
      const [h, w] = [DECK - f * DECK, v + f * 2.6]
      return { at: [at(u - 0.5, h, w), at(u + 0.5, h, w), at(u + 0.5, h - 0.1, w + 0.26), at(u - 0.5, h - 0.1, w + 0.26)], ink: WOOD, thin: true } // prettier-ignore
    }),
  ]
}
const posts = (at: Frame, list: readonly (readonly [number, number])[]): Facet[] =>
  list.flatMap(([u, v]) => box(at, [u, 0, v], [0.26, DECK - 0.1, 0.26], POST))
const grid = (us: number[], vs: number[]) => us.flatMap((u) => vs.map((v): [number, number] => [u, v]))

/** The size of a deck, half the crest of its roof, and the height of that. */
const PLAN = { round: [8, 8, 0.1, DECK + 6.9], long: [14, 8, 4.2, DECK + 5.6], hip: [9, 8, 1.1, DECK + 6.4] } as const // prettier-ignore

/** How deep the floor of the lagoon lies under the villas. */
const BED = 0.9
/** The corners of the convex outline round some points. */
function hull(points: readonly Pt[]): Pt[] {
  const sorted = points.toSorted((p, q) => p[0] - q[0] || p[1] - q[1]),
    half = (list: readonly Pt[]): Pt[] => {
      const out: Pt[] = []
      for (const p of list) {
        for (
          let [o, q] = [out.at(-2), out.at(-1)];
          o && q && (q[0] - o[0]) * (p[1] - o[1]) <= (q[1] - o[1]) * (p[0] - o[0]);
          [o, q] = [out.at(-2), out.at(-1)]
        )
          out.pop()
        out.push(p)
      }
      return out.slice(0, -1)
    }
  return [...half(sorted), ...half(sorted.toReversed())]
}
/** The shadow of a villa on the floor of the lagoon. */
export function villaShade(cam: Camera, sun: Vec3, { x, z, turn, kind, size = 1 }: Villa): string {
  const at = frame([x, 0, z], turn, size),
    [long, deep, ridge, high] = PLAN[kind],
    // where the light through a point of the villa meets the floor
    fallen = (u: number, h: number, v: number): Vec3 => {
      const p = at(u, h, v),
        fall = (p[1] + BED) / sun[1]
      return [p[0] - sun[0] * fall, -BED, p[2] - sun[2] * fall]
    },
    [a, d, e] = [long / 2, deep / 2, DECK + 2.4],
    [l, r] = [fallen(-ridge, high, -0.9), fallen(ridge, high, -0.9)],
    c = (u: number, v: number) => fallen(u * a * 0.94, e, v * d * 0.85 - 0.9)
  const corners = [-1, 1].flatMap((u) => [-1, 1].flatMap((v) => [fallen(u * a, DECK, v * d), c(u, v)]))
  return `<path d="M${hull(seen(cam, [...corners, l, r]))
    .map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`)
    .join('L')}Z" fill="#0e8a9c" opacity=".62"/>`
}
export function villa(cam: Camera, sun: Vec3, { x, z, turn, kind, size = 1 }: Villa): string {
  const at = frame([x, 0, z], turn, size),
    put = (faces: Facet[]) => facets(cam, sun, faces),
    deck = (long: number, deep: number, v = 0, u = 0) =>
      box(at, [u, DECK - 0.28, v], [long, 0.28, deep], WOOD),
    // each post runs on under water, and the water parts round it
    rings = (list: readonly (readonly [number, number])[]) =>
      list
        .map(([u, v]) => {
          const { x: cx, y: cy, k } = cam.project(at(u, 0, v)),
            { x: bx, y: by } = cam.project(at(u, -BED * 0.8, v)),
            w = k * 0.12 * size
          return `<path d="M${(cx - w).toFixed(1)},${cy.toFixed(1)}L${(cx + w).toFixed(1)},${cy.toFixed(1)}L${(bx + w).toFixed(1)},${by.toFixed(1)}L${(bx - w).toFixed(1)},${by.toFixed(1)}Z" fill="#15788f" opacity=".55"/><ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${(k * 0.34 * size).toFixed(1)}" ry="${(k * 0.09 * size).toFixed(1)}" fill="#a4ebe0"/>`
        })
        .join('')
  switch (kind) {
    case 'round':
      return (
        rings(grid([-2.6, 0, 2.6], [-2.6, 2.8])) +
        put(posts(at, grid([-2.6, 0, 2.6], [-2.6, 2.8]))) +
        put(steps(at, 2.4, 4)) +
        put(deck(8, 8)) +
        put([
          ...box(at, [0, DECK, -0.6], [5, 2.3, 5], WALL),
          ...doors(at, 1.92, [
            [-1.9, -0.3, 1.9],
            [0.4, 1.9, 1.9],
          ]),
        ]) + // prettier-ignore
        put(cone(frame(at(0, 0, -0.6), turn, size), DECK + 2.35, 4.1, 4.6))
      )
    case 'long':
      return (
        rings(grid([-6, -2, 2, 6], [-2.8, 3.4])) +
        put(posts(at, grid([-6, -2, 2, 6], [-2.8, 3.4]))) +
        put(steps(at, -4.6, 4)) +
        put(deck(14, 8)) +
        put([
          ...box(at, [0.6, DECK, -0.9], [11, 2.4, 4.8], WALL),
          ...doors(at, 1.52, [
            [-3.9, -1.4, 2],
            [-0.6, 1.2, 2],
            [3, 5.2, 2],
          ]),
        ]) + // prettier-ignore
        put(hipped(frame(at(0.6, 0, -0.9), turn, size), DECK + 2.45, 13.2, 7, 4.2, 3.2))
      )
    case 'hip':
      return (
        rings(grid([-3.6, 0, 3.6], [-2.8, 3.4])) +
        put(posts(at, grid([-3.6, 0, 3.6], [-2.8, 3.4]))) +
        put(steps(at, 2.2, 4)) +
        put(deck(9, 8)) +
        put([
          ...box(at, [0, DECK, -0.9], [6.4, 2.4, 4.8], WALL),
          ...doors(at, 1.52, [
            [-2.4, -0.8, 2],
            [0.2, 2.5, 2],
          ]),
        ]) + // prettier-ignore
        put(hipped(frame(at(0, 0, -0.9), turn, size), DECK + 2.45, 8.6, 7, 1.1, 4))
      )
  }
}
/** A plank walk on posts along a smooth line of points on the water. */
export function plankWalk(
  cam: Camera,
  points: readonly (readonly [x: number, z: number])[],
  half = 1.1,
): string {
  const mid: [number, number][] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map((k) => points[clamp(k, 0, points.length - 1)]!) as [[number, number], [number, number], [number, number], [number, number]] // prettier-ignore
    for (let j = 0; j < 12; j++) {
      const f = j / 12
      mid.push(
        [0, 1].map((k) => b[k]! + 0.5 * f * (c[k]! - a[k]! + f * (2 * a[k]! - 5 * b[k]! + 4 * c[k]! - d[k]! + f * (3 * (b[k]! - c[k]!) + d[k]! - a[k]!)))) as [number, number], // prettier-ignore
      )
    }
  }
  const edge = (s: number, h: number): Vec3[] =>
      mid.map(([x, z], i) => {
        const [a, b] = [mid[Math.max(0, i - 1)]!, mid[Math.min(mid.length - 1, i + 1)]!],
          n = unit([b[1] - a[1], 0, a[0] - b[0]]),
          // the near edge is the one with the greater z
          k = n[2] >= 0 ? s : -s
        return [x + n[0] * half * k, h, z + n[2] * half * k]
      }),
    strip = (a: Vec3[], b: Vec3[], ink: string, more = '') =>
      `<path d="${outline(cam, [...a, ...b.toReversed()])}" fill="${ink}"${more}/>`,
    near = edge(0.82, 0),
    feet = near
      .filter((_, i) => i % 5 === 2)
      .map(
        ([x, , z]) =>
          `<path d="${outline(cam, [
            [x - 0.14, -0.4, z],
            [x + 0.14, -0.4, z],
            [x + 0.14, DECK, z],
            [x - 0.14, DECK, z],
          ])}" fill="#7d5648"/>`,
      ) // prettier-ignore
      .join(''),
    shadow = (s: number): Vec3[] => edge(s, 0).map(([x, , z]) => [x - 1, 0, z + 0.3])
  return (
    strip(shadow(-1), shadow(1), '#0e8a9c', ' opacity=".5"') +
    feet +
    strip(edge(1, DECK), edge(1, DECK - 0.34), '#8f6350') +
    strip(edge(-1, DECK), edge(1, DECK), '#eec396')
  )
}
