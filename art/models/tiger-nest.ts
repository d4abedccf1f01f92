/** Tiger's Nest: four white temples with red-brown bands and gilded roofs on a stepped ledge, cut by hand. The sun is low on the left. Pixels of the wide form. */
import { edgeLight } from '../kit/cut.ts'

type P = readonly [x: number, y: number]
const n = (v: number) => v.toFixed(1)
const line = (points: readonly P[]) => points.map(([x, y]) => `${n(x)},${n(y)}`).join('L')
const poly = (points: readonly P[], ink: string) => `<path d="M${line(points)}Z" fill="${ink}"/>`
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`

/** Row to which level edges fall away: the height of the eye. */
const EYE = 610
/** In the sun, and on the side away from it. */
const WALL = ['#fff5dc', '#a99cc8'] as const
const BAND = ['#a8382f', '#5d2350'] as const
const WOOD = ['#7a2f2c', '#431d44'] as const
const GOLD = ['#ffc23d', '#b9702f', '#fff0a6'] as const
const EAVE = '#5a2646'
const DISC = ['#ffe9a8', '#b98a78'] as const
const GLASS = '#3a1c38'

interface Temple {
  /** Column of the corner towards us, and row of the foot. */
  x: number
  foot: number
  /** Width of the sunlit side and of the shaded side, and height of the wall. */
  left: number
  right: number
  high: number
  /** Number of roofs one above another. */
  roofs: number
  /** How far the wall goes on below its foot, behind the rock. */
  below: number
  /** Rows of small windows below the band. */
  rows: number
}
/** A place on the walls: `u` from the corner (left is negative), `v` above the foot. */
const onWall =
  (t: Temple) =>
  (u: number, v: number): P => {
    const w = u < 0 ? t.left : t.right,
      lean = 1 - 0.1 * (v / t.high) * (Math.abs(u) / w),
      y = t.foot - v
    return [t.x + u * lean, EYE + (y - EYE) * (1 - 0.0007 * Math.abs(u))]
  }
type On = (u: number, v: number) => P
const strip = (at: On, t: Temple, v0: number, v1: number, inks: readonly [string, string], out = 0) =>
  poly([at(-t.left - out, v0), at(0, v0), at(0, v1), at(-t.left - out, v1)], inks[0]) +
  poly([at(0, v0), at(t.right + out, v0), at(t.right + out, v1), at(0, v1)], inks[1])
const pane = (at: On, u: number, v: number, w: number, h: number, ink: string) =>
  poly([at(u - w / 2, v), at(u + w / 2, v), at(u + w / 2, v + h), at(u - w / 2, v + h)], ink)
/** Evenly spaced places on one side. */
const spread = (count: number, wide: number) =>
  Array.from({ length: count }, (_, i) => ((i + 0.5) * wide) / count)

/** A gilded roof: its eaves at height `v`, `l` and `r` wide, its top at `top`, half as wide. */
function roof(at: On, l: number, r: number, v: number, top: number, k: number): string {
  const [a, b, c] = [at(-l, v), at(0, v - 2), at(r, v)],
    [d, e, f] = [at(-l * k, top), at(0, top + 1), at(r * k, top)],
    lip = 5
  return (
    // the under side of the eaves
    poly([a, b, c, at(r * 0.8, v - 7), at(0, v - 10), at(-l * 0.8, v - 7)], EAVE) +
    shape(
      `M${n(a[0] - 3)},${n(a[1] - 4)}Q${n((a[0] + d[0]) / 2 + l * 0.05)},${n((a[1] + d[1]) / 2 + 4)} ${n(d[0])},${n(d[1])}L${n(e[0])},${n(e[1])}L${n(b[0])},${n(b[1])}Z`,
      GOLD[0],
    ) +
    shape(
      `M${n(c[0] + 3)},${n(c[1] - 4)}Q${n((c[0] + f[0]) / 2 - r * 0.05)},${n((c[1] + f[1]) / 2 + 4)} ${n(f[0])},${n(f[1])}L${n(e[0])},${n(e[1])}L${n(b[0])},${n(b[1])}Z`,
      GOLD[1],
    ) +
    poly([[a[0] - 3, a[1] - 4], b, [b[0], b[1] + lip], [a[0] - 1, a[1] + lip - 3]], GOLD[2]) +
    poly([[c[0] + 3, c[1] - 4], b, [b[0], b[1] + lip], [c[0] + 1, c[1] + lip - 3]], '#d88f3a')
  )
}
/** The gilded ornament on the top of a roof. */
const finial = ([x, y]: P, k: number) =>
  `<g transform="translate(${n(x)},${n(y)}) scale(${k})">${shape('M-7,2L-6,-3H-3C-6,-8 -4,-11 -1.5,-12C-3,-15 -1,-17 0,-23V2Z', GOLD[2])}${shape('M0,2V-23C1,-17 3,-15 1.5,-12C4,-11 6,-8 3,-3H6L7,2Z', GOLD[1])}</g>`

function temple(t: Temple): string {
  const at = onWall(t),
    { left: l, right: r, high: h } = t,
    foot = h * 0.68,
    upper = h * 0.82
  let out = strip(at, t, -t.below, h, WALL)
  // small windows low on the wall
  for (let row = 0; row < t.rows; row++) {
    const v = h * (t.rows > 1 ? 0.17 + 0.25 * row : 0.3)
    for (const u of spread(row % 2 ? 3 : 2, l)) out += pane(at, -u, v, 9, 16, GLASS)
    out += pane(at, r * 0.5, v, 8, 16, '#3d2a58')
  }
  // windows of carved wood, and the band with its discs
  for (const u of spread(l > 100 ? 3 : 2, l * 0.92)) {
    out += pane(at, -u - l * 0.04, foot - 4, l > 100 ? 28 : 25, h * 0.14 + 4, WOOD[0])
    for (const k of [-6, 6]) out += pane(at, -u - l * 0.04 + k, foot + 2, 8, h * 0.1, GLASS)
  }
  out += pane(at, r * 0.5, foot - 4, r * 0.56, h * 0.14 + 4, WOOD[1])
  for (const k of [-0.13, 0.13]) out += pane(at, r * (0.5 + k), foot + 2, r * 0.17, h * 0.1, '#2a1238')
  out += strip(at, t, upper, h - 3, BAND)
  for (const u of spread(l > 100 ? 6 : 4, l)) {
    const [x, y] = at(-u, (upper + h) / 2)
    out += `<circle cx="${n(x)}" cy="${n(y)}" r="4.6" fill="${DISC[0]}"/>`
  }
  for (const u of spread(2, r)) {
    const [x, y] = at(u, (upper + h) / 2)
    out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="3.6" ry="4.4" fill="${DISC[1]}"/>`
  }
  let [v, k] = [h + 4, 1]
  for (let i = 0; i < t.roofs; i++) {
    const rise = (i ? 26 : 34) * (0.75 + 0.25 * k),
      next = i === t.roofs - 1 ? 0.12 : 0.6
    out += roof(at, l * k * 1.1 + 24 * k, r * k * 1.1 + 24 * k, v, v + rise, next * 0.9)
    v += rise
    k *= 0.56
    if (i < t.roofs - 1) {
      const lit: readonly P[] = [at(-l * k, v - 6), at(0, v - 8), at(0, v + 22), at(-l * k, v + 22)],
        dim: readonly P[] = [at(0, v - 8), at(r * k, v - 6), at(r * k, v + 22), at(0, v + 22)]
      out += poly(lit, BAND[0]) + poly(dim, BAND[1])
      for (const u of spread(3, l * k)) out += pane(at, -u, v + 1, 9, 13, '#ffd98a')
      v += 22
    }
  }
  return out + finial(at(0, v - 2), 0.8 + 0.25 * (t.roofs > 1 ? 1 : 0))
}
/** The temples, the farthest first. */
const TEMPLES: readonly Temple[] = [
  { x: 1362, below: 14, foot: 478, left: 96, right: 52, high: 122, roofs: 1, rows: 1 },
  { x: 1226, below: 60, foot: 508, left: 128, right: 62, high: 176, roofs: 2, rows: 2 },
  { x: 1062, below: 20, foot: 572, left: 146, right: 72, high: 214, roofs: 3, rows: 2 },
  { x: 914, below: 14, foot: 622, left: 96, right: 58, high: 126, roofs: 1, rows: 1 },
]
export const TIGER_NEST = edgeLight(TEMPLES.map(temple).join(''), [-1, -0.4], 0.8, '#fff7dc')
