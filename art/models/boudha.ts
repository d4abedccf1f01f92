/** The great stupa of Boudha from its foot: dome, tower with the eyes, prayer flags. Hand cut, in design pixels. */
import { poly } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

export const FLAGS = ['#2f6bb8', '#fff3dc', '#d2423a', '#2f9366', '#f2b632']
export const GOLD = { lit: '#ffd873', own: '#eda42c', shade: '#b8692b', deep: '#7d4030' }
export const WHITE = { lit: '#fff8ea', half: '#dcd6ea', low: '#c3c0e0', shade: '#a9a8d6' }

/** A line of prayer flags that sags from the tower at `a` to `b`: even squares that grow towards the near end, all in one breeze. */
export function flagLine(first: number, a: Pt, b: Pt, sag: number, from: number, to: number): string {
  const at = (t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)],
    mid = at(0.5)
  let s = '',
    // the first flag hangs beside the knot
    t = 8 / Math.abs(b[0] - a[0])
  for (let i = first; t < 0.99; i++) {
    const size = from + (to - from) * t,
      [x, y] = at(t),
      slope = (b[1] - a[1] + sag * 4 * (1 - 2 * t)) / (b[0] - a[0]),
      run = (size * Math.sign(b[0] - a[0])) / Math.hypot(1, slope),
      [x0, x1] = run > 0 ? [x, x + run] : [x + run, x],
      y0 = run > 0 ? y : y + run * slope,
      y1 = run > 0 ? y + run * slope : y,
      swing = size * (0.13 + 0.09 * Math.sin(t * 17 + first)),
      high = size * 1.12,
      edge = (f: number): Pt => [x0 + (x1 - x0) * f, y0 + (y1 - y0) * f],
      [fx, fy] = edge(0.24),
      n = (...v: number[]) => v.map((w) => w.toFixed(1)).join(',')
    s +=
      `<path d="M${n(x0, y0)}L${n(x1, y1)}Q${n(x1, y1 + high * 0.5)} ${n(x1 + swing, y1 + high)}L${n(x0 + swing, y0 + high)}Q${n(x0, y0 + high * 0.5)} ${n(x0, y0)}Z" fill="${FLAGS[i % 5]!}"/>` +
      `<path d="M${n(x0, y0)}L${n(fx, fy)}Q${n(fx, fy + high * 0.5)} ${n(fx + swing, fy + high)}L${n(x0 + swing, y0 + high)}Q${n(x0, y0 + high * 0.5)} ${n(x0, y0)}Z" fill="#2c3a6e" opacity=".24"/>`
    t += (Math.abs(run) * 1.16) / Math.abs(b[0] - a[0])
  }
  return (
    `<path d="M${a.join(',')}Q${2 * mid[0] - (a[0] + b[0]) / 2},${2 * mid[1] - (a[1] + b[1]) / 2} ${b.join(',')}" fill="none" stroke="#5a4150" stroke-width="2"/>` +
    s
  )
}
/** Tower and spire over the dome: a cube with eyes on both faces seen, thirteen steps, ring and parasol. The light comes from the right. */
function crown(): string {
  /** A ring of two faces that meet at the corner towards us, seen from below: scale and row of the corner, below and above. */
  const course = (s0: number, y0: number, s1: number, y1: number, left: string, right: string): string => {
    const end = (k: number, y: number) => y + (10 + 0.05 * (-y - 34)) * k
    const face = (x: number, ink: string) =>
      poly(
        [
          [-20 * s0, y0],
          [-20 * s1, y1],
          [x * s1, end(s1, y1)],
          [x * s0, end(s0, y0)],
        ],
        ink,
      )
    return face(-112, left) + face(112, right)
  }
  let s =
    course(1.12, 10, 1.12, -38, WHITE.shade, WHITE.half) +
    course(1, -34, 1, -206, GOLD.shade, GOLD.own) +
    course(1, -182, 1, -206, '#8a2f35', '#cf3a34') +
    course(1.06, -198, 1.16, -216, GOLD.deep, GOLD.shade) +
    course(1.16, -214, 1.16, -228, GOLD.shade, GOLD.lit)
  const eye = (x: number, y: number, w: number, k: number) =>
    `<path d="M${x - w},${y + 2 * k}Q${x - w * 0.4},${y - w * 0.5} ${x + w * 0.2},${y - w * 0.42}Q${x + w * 0.7},${y - w * 0.3} ${x + w},${y + 3 * k}Q${x + w * 0.3},${y + w * 0.34} ${x - w * 0.3},${y + w * 0.26}Q${x - w * 0.7},${y + w * 0.2} ${x - w},${y + 2 * k}Z" fill="#fff8ea"/><path d="M${x - w * 0.34},${y - w * 0.4}Q${x + w * 0.1},${y - w * 0.5} ${x + w * 0.42},${y - w * 0.36}Q${x + w * 0.5},${y + w * 0.14} ${x + w * 0.06},${y + w * 0.28}Q${x - w * 0.36},${y + w * 0.16} ${x - w * 0.34},${y - w * 0.4}Z" fill="#2a4a8c"/><circle cx="${x + w * 0.05}" cy="${y - w * 0.12}" r="${w * 0.17}" fill="#1d2350"/>` +
    `<path d="M${x - w * 1.05},${y - w * 0.06}Q${x - w * 0.3},${y - w * 0.72} ${x + w * 0.3},${y - w * 0.6}Q${x + w * 0.8},${y - w * 0.44} ${x + w * 1.1},${y}Q${x + w * 0.5},${y - w * 0.4} ${x + w * 0.1},${y - w * 0.42}Q${x - w * 0.4},${y - w * 0.46} ${x - w * 1.05},${y - w * 0.06}Z" fill="#1d2350"/>` +
    `<path d="M${x - w},${y - w * 0.66}Q${x - w * 0.1},${y - w * 1.3} ${x + w * 1.05},${y - w * 0.62}Q${x},${y - w * 1.04} ${x - w},${y - w * 0.66}Z" fill="#2c4f9c"/>`
  const face =
    eye(18, -98, 25, 1) +
    eye(78, -94, 25, 1) +
    `<path d="M47,-84C58,-82 60,-68 50,-63C43,-59 44,-52 50,-50C44,-46 37,-52 39,-60C41,-66 51,-68 48,-76C46,-80 41,-79 39,-75C38,-82 42,-86 47,-84Z" fill="#cf3a34"/><path d="M46,-122q6,-8 8,-1q0,7 -8,8q-6,-2 0,-7Z" fill="#cf3a34"/>`
  // the same face on the side in shade, foreshortened
  s +=
    face +
    `<g transform="translate(-67,4) skewY(-7) scale(.7,1) translate(-48,0)">${face.replaceAll('#fff8ea', '#e6cdb8').replaceAll('#cf3a34', '#8a2f35')}</g>`
  // thirteen steps, each with its shadow on the one below
  for (let i = 0; i < 13; i++) {
    const y = -226 - i * 14.6,
      k = 0.94 - i * 0.052
    s +=
      course(k, y, k * 0.97, y - 17, GOLD.shade, GOLD.lit) +
      course(k, y, k * 0.99, y - 4.6, GOLD.deep, GOLD.shade)
  }
  const top = -226 - 13 * 14.6 - 2
  s +=
    `<path d="M-34,${top + 2}Q-36,${top - 22} -4,${top - 26}Q30,${top - 22} 32,${top + 2}Z" fill="${GOLD.own}"/><path d="M-34,${top + 2}Q-36,${top - 22} -4,${top - 26}L-6,${top + 2}Z" fill="${GOLD.shade}"/>` +
    `<path d="M-46,${top - 24}L-30,${top - 46}H26L42,${top - 24}L38,${top - 14}H-42Z" fill="${GOLD.lit}"/><path d="M-46,${top - 24}L-30,${top - 46}H-8L-10,${top - 14}H-42Z" fill="${GOLD.shade}"/>` +
    `<path d="M-12,${top - 46}L-8,${top - 66}L-16,${top - 74}L-3,${top - 104}L10,${top - 74}L3,${top - 66}L7,${top - 46}Z" fill="${GOLD.lit}"/><path d="M-12,${top - 46}L-8,${top - 66}L-16,${top - 74}L-3,${top - 104}L-3,${top - 46}Z" fill="${GOLD.shade}"/>`
  return s
}
/** How far the eye is from the middle of the stupa, and its height over the eye: all rounds and corners recede by these. */
const AWAY = 2600
/** A point round the stupa as it is seen from its foot: across, over the eye, towards us. */
const seen = (x: number, h: number, z: number): Pt => {
  const k = AWAY / (AWAY - z)
  return [x * k, -h * k]
}
/** The light comes from the right: rounds turn into shade here. */
const TURN = -0.51
/** The three terraces of the mandala: half a side and the height of the top over the eye, the lowest first. */
const TERRACES = [
  [512, 24],
  [462, 58],
  [412, 92],
] as const
/** Set-back of the corners. */
const NOTCH = 54
/** The corner of a terrace is towards us: faces to the right are in the sun, faces to the left in shade, and the corners step back twice. */
function terrace(a: number, top: number, foot: number): string {
  const s = NOTCH,
    plan: Pt[] = [
      [a - 2 * s, -a],
      [a - 2 * s, s - a],
      [a - s, s - a],
      [a - s, 2 * s - a],
      [a, 2 * s - a],
      [a, a - 2 * s],
      [a - s, a - 2 * s],
      [a - s, a - s],
      [a - 2 * s, a - s],
      [a - 2 * s, a],
      [2 * s - a, a],
      [2 * s - a, a - s],
      [s - a, a - s],
      [s - a, a - 2 * s],
      [-a, a - 2 * s],
    ]
  const at = ([p, q]: Pt, h: number, out = 0): Pt =>
    seen(((p - q) / Math.SQRT2) * (1 + out), h, ((p + q) / Math.SQRT2) * (1 + out))
  return (
    plan
      .slice(1)
      .map((to, i) => ({ from: plan[i]!, to, near: plan[i]![0] + plan[i]![1] + to[0] + to[1] }))
      // a face seen from its front only
      .filter(({ from, to }) => at(from, 0)[0] > at(to, 0)[0])
      .toSorted((m, n) => m.near - n.near)
      .map(({ from, to }) => {
        const lit = from[0] === to[0],
          face = (h0: number, h1: number, ink: string, out = 0) =>
            poly([at(from, h0, out), at(to, h0, out), at(to, h1, out), at(from, h1, out)], ink)
        return (
          face(top, foot, lit ? '#fbf1e4' : WHITE.low) +
          face(top - 3, top - 9, lit ? '#cfc8e2' : '#a09fd0') +
          face(top + 2, top - 4, lit ? '#fffaf0' : '#dcd8ee', 0.012)
        )
      })
      .join('')
  )
}
/** The band with niches round the foot of the dome, on the highest terrace. */
function niches(round: number, foot: number): string {
  const at = (a: number, h: number, r: number): Pt => seen(r * Math.sin(a), h, r * Math.cos(a)),
    arc = (from: number, to: number, h: number, r: number): Pt[] =>
      Array.from({ length: 41 }, (_, i) => at(from + ((to - from) * i) / 40, h, r)),
    strip = (from: number, to: number, h0: number, h1: number, r0: number, ink: string, r1 = r0) =>
      poly([...arc(from, to, h0, r0), ...arc(from, to, h1, r1).toReversed()], ink),
    // as far round as can be seen
    side = Math.acos(round / AWAY) - 0.02,
    top = foot + 42
  let s =
    strip(-side, TURN, foot - 6, top, round + 8, WHITE.low, round) +
    strip(TURN, side, foot - 6, top, round + 8, '#efe8f0', round)
  for (let i = -9; i <= 9; i++) {
    const a = i * 0.1455,
      w = 0.026,
      jamb = (s0: number, h: number) => at(a + s0 * w, h, round + 7 - (h - foot) / 6),
      [[x0, y0], [x1, y1], [x2, y2], [x3, y3], [tx, ty]] = [
        jamb(-1, foot + 6),
        jamb(-1, foot + 24),
        jamb(1, foot + 24),
        jamb(1, foot + 6),
        jamb(0, foot + 34),
      ] as [Pt, Pt, Pt, Pt, Pt],
      n = (...v: number[]) => v.map((q) => q.toFixed(1)).join(',')
    s +=
      `<path d="M${n(x0, y0)}L${n(x1, y1)}Q${n(x1, ty)} ${n(tx, ty)}Q${n(x2, ty)} ${n(x2, y2)}L${n(x3, y3)}Z" fill="${a < TURN ? '#5f5084' : '#94504c'}"/>` +
      // the side of the niche that the sun finds
      (a < TURN
        ? ''
        : `<path d="M${n(x0, y0)}L${n(x1, y1)}L${n(x1 + (x2 - x1) * 0.3, y1)}L${n(x0 + (x3 - x0) * 0.3, y0)}Z" fill="#c07a62"/>`)
  }
  return (
    s +
    strip(-side, TURN, top - 2, top + 9, round + 10, '#8d8cc4') +
    strip(TURN, side, top - 2, top + 9, round + 10, '#b3aed8') +
    strip(-side, TURN, top + 5, top + 11, round + 12, WHITE.half) +
    strip(TURN, side, top + 5, top + 11, round + 12, '#fffaf0')
  )
}
/** Saffron water thrown round the dome dries in one row of arcs. */
function arcs(half: number, row: number, round: number, ink: string): string {
  const at = (a: number, drop: number): Pt => [half * Math.sin(a), row - round * Math.cos(a) + drop],
    wide = 0.355
  return [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .map((i) => {
      const line = (deep: number): Pt[] =>
        Array.from({ length: 17 }, (_, j) => {
          const f = j / 16
          return at((i + f - 0.5) * wide, deep * 4 * f * (1 - f))
        })
      return poly([...line(34), ...line(58).toReversed()], ink)
    })
    .join('')
}
/** The stupa round the column 0, the eye's level on row 0: terraces, dome, tower. Its light comes from the right. `k` is the width of the dome. */
export function stupa(k: number, tower: number): string {
  const [, , [, foot]] = TERRACES,
    half = 400 * k,
    high = 318,
    base = -foot - 12,
    top = base - high,
    outline = `M${-half},${base + 40}C${-half * 1.05},${base - high * 0.5} ${-half * 0.66},${top + 14} ${-half * 0.2},${top}H${half * 0.2}C${half * 0.66},${top + 14} ${half * 1.05},${base - high * 0.5} ${half},${base + 40}Z`,
    // where the round turns from the sun; it begins at the foot of the tower, whose own shadow lies in it
    turned = (dx: number) =>
      `M-1000,${top - 40}H${-60}L${-116 * tower},${top + 8 + 10 * tower}C${-half * 0.46 + dx * 0.5},${top + 40} ${-half * 0.74 + dx},${top + high * 0.3} ${-half * 0.7 + dx},${base - high * 0.42}C${-half * 0.68 + dx},${base - high * 0.2} ${-half * 0.6 + dx},${base - 30} ${-half * 0.5 + dx * 0.8},${base + 60}H-1000Z`,
    row = base - high * 0.36
  return (
    `<clipPath id="dome"><path d="${outline}"/></clipPath><clipPath id="turned"><path d="${turned(0)}"/></clipPath>` +
    `<g clip-path="url(#dome)"><path d="M-1000,${top - 20}H1000V${base + 60}H-1000Z" fill="${WHITE.lit}"/><path d="${turned(46)}" fill="#ece4ee"/><path d="${turned(0)}" fill="#cfcae6"/>` +
    arcs(half, row, 30, '#f2b63c') +
    `<g clip-path="url(#turned)">${arcs(half, row, 30, '#b98a78')}</g></g>` +
    `<g transform="translate(0,${top + 8}) scale(${tower})">${crown()}</g>` +
    niches(half + 4, foot) +
    TERRACES.toReversed()
      .map(([a, h], i) => terrace(a * k, h, i === 2 ? -60 : TERRACES[1 - i]![1] - 20))
      .join('')
  )
}
