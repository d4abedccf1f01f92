/** A dhoni with an awning, lofted along its length and seen from above, a slender scimitar for its stem: the hull, the deck and the shadow share one camera. */
import type { Camera } from '../kit/camera.ts'
import { clamp } from '../kit/ink.ts'
import { outline, type Frame } from '../kit/facets.ts'
import type { Vec3 } from '../kit/vec.ts'

/** A smooth line through pairs of place and value. */
function line(...pairs: readonly (readonly [number, number])[]): (t: number) => number {
  return (t) => {
    const i = Math.max(
        0,
        pairs.findLastIndex(([p]) => p <= t),
      ),
      at = (k: number) => pairs[clamp(k, 0, pairs.length - 1)]!,
      [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)],
      span = c[0] - b[0]
    if (!span) return b[1]
    const f = clamp((t - b[0]) / span),
      slope = (p: readonly [number, number], q: readonly [number, number]) =>
        q[0] === p[0] ? 0 : ((q[1] - p[1]) / (q[0] - p[0])) * span,
      [m, n] = [slope(a, c), slope(b, d)]
    return (
      b[1] * (2 * f ** 3 - 3 * f ** 2 + 1) +
      m * (f ** 3 - 2 * f ** 2 + f) +
      c[1] * (3 * f ** 2 - 2 * f ** 3) +
      n * (f ** 3 - f ** 2)
    )
  }
}
/** Metres, by the share 0..1 of the length from the stern to the bow. */
const LONG = 12
const along = (t: number) => (t - 0.5) * LONG
export const beam = line([0, 0.1], [0.06, 0.56], [0.14, 1.05], [0.27, 1.42], [0.45, 1.56], [0.62, 1.46], [0.76, 1.14], [0.88, 0.66], [0.96, 0.26], [1, 0.08]) // prettier-ignore
export const rail = line([0, 2.05], [0.1, 1.36], [0.25, 0.98], [0.45, 0.9], [0.62, 0.98], [0.76, 1.2], [0.88, 1.6], [1, 2.3]) // prettier-ignore
const wet = line([0.05, 0], [0.1, 0.42], [0.25, 1.06], [0.45, 1.3], [0.62, 1.14], [0.76, 0.7], [0.88, 0.2], [0.93, 0]) // prettier-ignore
const keel = line([0.05, 0], [0.1, -0.3], [0.25, -0.5], [0.6, -0.5], [0.8, -0.36], [0.93, 0])
export const FLOOR = 0.36
const FOREDECK = 0.74
/** The stem: middle line along and up, and half its width there; it thins all the way to its tip. */
const STEM: readonly (readonly [u: number, h: number, wide: number])[] = [
  [5.12, 0, 0.14],
  [5.3, 0.5, 0.15],
  [5.52, 1, 0.155],
  [5.85, 1.8, 0.15],
  [6.2, 2.6, 0.138],
  [6.4, 3.25, 0.122],
  [6.38, 3.8, 0.104],
  [6.12, 4.2, 0.086],
  [5.74, 4.32, 0.066],
  [5.4, 4.16, 0.046],
  [5.26, 3.84, 0.012],
]
const steps = (from: number, to: number, n = 36): number[] =>
  Array.from({ length: n + 1 }, (_, i) => from + ((to - from) * i) / n)

export interface DhoniInks {
  lit: string
  shade: string
  seam: string
  inside: string
  insideShade: string
  rail: string
  deck: string
  deckSeam: string
  deckShade: string
  under: string
  awning: readonly [lit: string, dim: string, under: string]
  post: string
}
/** An orange hull with a cream rail. The colour of the water over the hull and the awning are the scene's. */
export const ORANGE_HULL = {
  lit: '#c8612f',
  shade: '#8a3a2a',
  seam: '#6d2c26',
  inside: '#8a4a34',
  insideShade: '#6a362c',
  rail: '#fff0d0',
  deck: '#e6ab6c',
  deckSeam: '#c08850',
  deckShade: '#c58f62',
  post: '#7d3426',
} as const
const AWNING = { from: 0.33, to: 0.62, half: 1.5, eave: 2.75, rise: 0.36 }

export function reefDhoni(cam: Camera, at: Frame, ink: DhoniInks, side: 1 | -1, sun: Vec3) {
  const rim = (t: number, s: number, h = 0, inset = 0): Vec3 =>
      at(along(t), rail(t) + h, s * Math.max(0, beam(t) - inset)),
    path = (points: Vec3[], fill: string, more = '') =>
      `<path d="${outline(cam, points)}" fill="${fill}"${more}/>`,
    share = (t: number, q: number, s = side): Vec3 => {
      const w = clamp(t, 0.05, 0.93),
        h = rail(t) * q
      return at(along(w) + (along(t) - along(w)) * q ** 1.4, h, s * (wet(w) + (beam(t) - wet(w)) * q ** 0.75))
    }
  const band = (from: number, to: number, q0: number, q1: number, fill: string): string =>
    path(
      [
        ...steps(from, to).map((t) => share(t, q1)),
        ...steps(from, to)
          .toReversed()
          .map((t) => share(t, q0)),
        ...steps(q0, q1, 8).map((q) => share(from, q)),
      ],
      fill,
    )
  // in narrow bands, for the side is fuller than a flat sheet from the water to the rail
  const planking = (to: number, fill: string): string =>
    steps(0, 0.9, 9)
      .map((q) => band(0, to, q, Math.min(1, q + 0.11), fill))
      .join('')
  const cap = (s: number) =>
    path(
      [
        ...steps(0, 1).map((t) => rim(t, s, 0.05)),
        ...steps(0, 0.985)
          .toReversed()
          .map((t) => rim(t, s, 0.05, 0.15)),
      ],
      ink.rail,
    )
  // half the room inside the hull at a height
  const room = (t: number, h: number): number =>
    Math.max(0.02, wet(t) + (beam(t) - wet(t)) * clamp(h / rail(t)) ** 0.75 - 0.12)
  const level = (from: number, to: number, h: number, fill: string) =>
    path(
      [
        ...steps(from, to).map((t) => at(along(t), h, room(t, h))),
        ...steps(from, to)
          .toReversed()
          .map((t) => at(along(t), h, -room(t, h))),
      ],
      fill,
    )
  const seams = (from: number, to: number, h: number, rows: number[]) =>
    rows
      .map((v) =>
        path(
          [
            ...steps(from, to, 12).map((t) => at(along(t), h, v * room(t, h) - 0.014)),
            ...steps(from, to, 12)
              .toReversed()
              .map((t) => at(along(t), h, v * room(t, h) + 0.014)),
          ],
          ink.deckSeam,
        ),
      )
      .join('')
  const inner = (s: number, from: number, to: number, h: number, fill: string) =>
    path(
      [
        ...steps(from, to).map((t) => rim(t, s, 0.03, 0.12)),
        ...steps(from, to)
          .toReversed()
          .map((t) => {
            const low = t < 0.7 ? h : FOREDECK + (rail(t) - FOREDECK) * clamp((t - 0.8) / 0.2),
              w = clamp(t, 0.05, 0.93),
              q = clamp(low / rail(t)) ** 1.4
            return at(along(w) + (along(t) - along(w)) * q, low, s * room(t, low))
          }),
      ],
      fill,
    )
  const bulkhead = (t: number, top: number, fill: string) =>
    path(
      [
        at(along(t), top, room(t, top)),
        at(along(t), top, -room(t, top)),
        at(along(t), FLOOR, -room(t, FLOOR)),
        at(along(t), FLOOR, room(t, FLOOR)),
      ],
      fill,
    )
  const stemSide = (v: number) => {
    const edge = (k: 1 | -1): Vec3[] =>
      STEM.map(([u, h, w], i) => {
        const [a, b] = [STEM[Math.max(0, i - 1)]!, STEM[Math.min(STEM.length - 1, i + 1)]!],
          l = Math.hypot(b[0] - a[0], b[1] - a[1])
        return at(u + ((b[1] - a[1]) / l) * w * k, h - ((b[0] - a[0]) / l) * w * k, v)
      })
    return { fore: edge(1), aft: edge(-1) }
  }
  const curve = (points: Vec3[]): Vec3[] => {
    // four points between every two, so that the curl is round
    const out: Vec3[] = []
    for (let i = 0; i + 1 < points.length; i++) {
      const p = [i - 1, i, i + 1, i + 2].map((k) => points[clamp(k, 0, points.length - 1)]!)
      for (let j = 0; j < 5; j++) {
        const f = j / 5
        out.push(
          [0, 1, 2].map((c) => {
            const [a, b, d, e] = p.map((q) => q[c]!) as [number, number, number, number]
            return b + 0.5 * f * (d - a + f * (2 * a - 5 * b + 4 * d - e + f * (3 * (b - d) + e - a)))
          }) as unknown as Vec3,
        )
      }
    }
    out.push(points.at(-1)!)
    return out
  }
  const stem = (): string => {
    const [near, far] = [stemSide(side * 0.085), stemSide(-side * 0.085)],
      strip = (a: Vec3[], b: Vec3[], fill: string) => path([...curve(a), ...curve(b).toReversed()], fill)
    return (
      strip(far.fore, far.aft, ink.shade) +
      strip(near.fore, far.fore, ink.shade) +
      strip(near.aft, far.aft, ink.seam) +
      strip(near.fore, near.aft, ink.lit)
    )
  }
  // the awning's shadow lies on the floor and the foredeck, where the hull does not hide it
  const sole = (h: number) =>
    outline(
      cam,
      [
        [AWNING.from, 1],
        [AWNING.to, 1],
        [AWNING.to, -1],
        [AWNING.from, -1],
      ].map(([t, s]): Vec3 => {
        const p = at(along(t!), AWNING.eave, s! * AWNING.half),
          fall = (p[1] - at(0, h, 0)[1]) / sun[1]
        return [p[0] - sun[0] * fall, p[1] - sun[1] * fall, p[2] - sun[2] * fall]
      }),
    )
  const shaded = (from: number, to: number, h: number) =>
    `<clipPath id="sole${h}">${level(from, to, h, ink.deck)}</clipPath><path clip-path="url(#sole${h})" d="${sole(h)}" fill="${ink.deckShade}"/>`
  const bench =
    path([[-0.85, 0.78, -1], [-0.85, 0.78, 1], [-0.3, 0.78, 1], [-0.3, 0.78, -1]].map(([u, h, v]) => at(u!, h!, v!)), ink.deck) +
    path([[-0.3, 0.78, -1], [-0.3, 0.78, 1], [-0.3, FLOOR, 1], [-0.3, FLOOR, -1]].map(([u, h, v]) => at(u!, h!, v!)), ink.insideShade) // prettier-ignore
  const sternpost = path(
    [
      ...steps(0, 1, 10).map((q) => share(0, q)),
      ...steps(0, 1.08, 10)
        .toReversed()
        .map((q) => share(-0.014, q)),
    ],
    ink.shade,
  )
  const post = (t: number, s: number): string => {
    const p = (d: number, h: number) => at(along(t) + d, h, s * (beam(t) - 0.07))
    return path([p(-0.05, rail(t)), p(0.05, rail(t)), p(0.05, AWNING.eave), p(-0.05, AWNING.eave)], ink.post)
  }
  const posts = [AWNING.from + 0.03, AWNING.to - 0.03],
    roof = (t: number, v: number, drop = 0): Vec3 =>
      at(along(t), AWNING.eave + AWNING.rise * (1 - v * v) - drop, v * AWNING.half)
  const awning = (): string => {
    const rows = steps(-1, 1, 12),
      // the cloth sags a little between its posts
      hem = steps(AWNING.from, AWNING.to, 48),
      scallop = (s: number) =>
        path(
          [
            ...hem.map((t) => roof(t, s)),
            ...hem.toReversed().map((t, i) => roof(t, s, 0.2 + 0.09 * Math.abs(Math.sin((i * Math.PI) / 6)))),
          ],
          ink.awning[1],
        )
    const slope = (from: number, to: number, fill: string) =>
      path(
        [
          ...rows.filter((v) => v >= from - 0.01 && v <= to + 0.01).map((v) => roof(AWNING.from, v)),
          ...rows
            .filter((v) => v >= from - 0.01 && v <= to + 0.01)
            .toReversed()
            .map((v) => roof(AWNING.to, v)),
        ],
        fill,
      )
    const end = path(
      [...rows.map((v) => roof(AWNING.to, v)), ...rows.toReversed().map((v) => roof(AWNING.to, v, 0.24))],
      ink.awning[2],
    )
    return (
      slope(-1, 1, ink.awning[0]) +
      (side > 0 ? slope(-1, -0.33, ink.awning[1]) : slope(0.33, 1, ink.awning[1])) +
      scallop(side) +
      end
    )
  }
  const foot = cam.project(at(5.12, 0, 0)),
    foam =
      `<path d="M${steps(0.1, 0.93)
        .map((t) => cam.project(at(along(t), 0, side * (wet(t) + 0.03))))
        .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
        .join(
          'L',
        )}" fill="none" stroke="#f4fff0" stroke-width="${(foot.k * 0.05).toFixed(1)}" stroke-linecap="round"/>` +
      `<path d="M${foot.x - foot.k * 0.46},${foot.y - foot.k * 0.06}q${foot.k * 0.08},${foot.k * 0.24} ${foot.k * 0.5},${foot.k * 0.22}q${foot.k * 0.3},${foot.k * -0.02} ${foot.k * 0.56},${foot.k * -0.14}q${foot.k * -0.3},${foot.k * 0.06} ${foot.k * -0.54},${foot.k * 0.04}q${foot.k * -0.36},${foot.k * -0.02} ${foot.k * -0.52},${foot.k * -0.12}Z" fill="#f4fff0"/>`
  const flank = (s: 1 | -1): Vec3[] => [
    ...steps(0, 1).map((t) => rim(t, s)),
    ...steps(0.05, 0.93)
      .toReversed()
      .map((t) => at(along(t), 0, s * wet(t))),
    ...steps(0, 1, 8).map((q) => share(-0.02 * q, q, s)),
  ]
  return {
    /** The hull under the water. */
    under: path(
      [
        ...steps(0.05, 0.93).map((t) => at(along(t), 0, side * wet(t))),
        ...steps(0.05, 0.93)
          .toReversed()
          .map((t) => at(along(t), keel(t) * 1.1, side * wet(t) * 0.35)),
      ],
      ink.under,
    ),
    /** What lies behind the people: the far side, the floor and the decks. */
    back:
      inner(-side, 0, 1, FLOOR, ink.inside) +
      cap(-side) +
      level(0.06, 0.72, FLOOR, ink.deck) +
      shaded(0.06, 0.72, FLOOR) +
      seams(0.06, 0.72, FLOOR, [-0.66, -0.33, 0, 0.33, 0.66]) +
      bulkhead(0.7, FOREDECK, ink.insideShade) +
      level(0.7, 0.95, FOREDECK, ink.deck) +
      shaded(0.7, 0.95, FOREDECK) +
      seams(0.7, 0.93, FOREDECK, [-0.6, -0.2, 0.2, 0.6]) +
      level(0.04, 0.17, FOREDECK, ink.deck) +
      bench +
      post(posts[1]!, -side),
    /** The near posts and the awning. */
    awning: posts.map((t) => post(t, side)).join('') + awning(),
    /** The near side, its rail and the stem. */
    front:
      planking(1, ink.shade) +
      planking(0.74, ink.lit) +
      steps(0, 0.9, 9)
        .map((q) =>
          path(
            [
              share(0.72, q),
              share(0.74 + 0.1 * q, q),
              share(0.74 + 0.1 * Math.min(1, q + 0.11), Math.min(1, q + 0.11)),
              share(0.72, Math.min(1, q + 0.11)),
            ],
            ink.lit,
          ),
        )
        .join('') +
      [0.3, 0.55].map((q) => band(0.1, 0.985, q, q + 0.035, ink.seam)).join('') +
      band(0, 1, 0.82, 1, ink.seam) +
      path(
        [
          ...steps(0, 1).map((t) => rim(t, side, -0.02)),
          ...steps(0, 1)
            .toReversed()
            .map((t) => rim(t, side, 0.06)),
        ],
        ink.seam,
      ) +
      sternpost +
      cap(side) +
      stem() +
      foam,
    /** The outlines that throw its shadow. */
    casts: [
      [
        ...steps(0, 1).map((t) => rim(t, 1)),
        ...steps(0, 1)
          .toReversed()
          .map((t) => rim(t, -1)),
      ],
      flank(1),
      flank(-1),
      [...curve(stemSide(0.085).fore), ...curve(stemSide(-0.085).aft).toReversed()],
      [
        ...steps(-1, 1, 8).map((v) => roof(AWNING.from, v)),
        ...steps(-1, 1, 8)
          .toReversed()
          .map((v) => roof(AWNING.to, v)),
      ],
    ] as Vec3[][],
  }
}
