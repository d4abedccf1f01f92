/** A round throw net in the air, just open: a wheel of fine mesh with sinkers on its rim and a line from its middle. */
import type { Pt } from '../kit/vec.ts'

const f = ([x, y]: Pt) => `${x.toFixed(1)},${y.toFixed(1)}`
const TURN = Math.PI * 2
const SPOKES = 34
const LOBES = 15

/** Smooth path data through points. */
function through(p: readonly Pt[]): string {
  let d = `M${f(p[0]!)}`
  for (let i = 0; i < p.length - 1; i++) {
    const at = (j: number) => p[Math.max(0, Math.min(p.length - 1, j))]!,
      [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${f([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${f([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${f(c)}`
  }
  return d
}
/** The net round (x, y), `wide` from its middle to its rim; the line ends at `wrist`. */
export function castNet(x: number, y: number, wide: number, wrist: Pt): string {
  const tilt = -0.2,
    [c, s] = [Math.cos(tilt), Math.sin(tilt)],
    high = wide * 0.5
  /** A spot by its share of the radius and its angle: the middle is drawn up and back by the line. */
  const spot = (r: number, a: number): Pt => {
    const lobe = 1 + 0.035 * r ** 4 * Math.cos(a * LOBES) + 0.05 * r * Math.sin(a * 2 + 0.6),
      u = Math.cos(a) * wide * r * lobe,
      v = Math.sin(a) * high * r * lobe,
      pull = Math.max(0, 1 - r) ** 1.25
    return [x + u * c - v * s + pull * wide * 0.34, y + u * s + v * c - pull * wide * 0.36]
  }
  const circle = (r: number): Pt[] => Array.from({ length: 121 }, (_, i) => spot(r, (i / 120) * TURN))
  const spiral = (from: number, way: number): Pt[] =>
    Array.from({ length: 13 }, (_, i) => {
      const t = i / 12
      return spot(0.05 + 0.95 * t, from + way * 0.62 * t)
    })
  let mesh = ''
  for (let i = 0; i < SPOKES; i++)
    for (const way of [-1, 1]) mesh += through(spiral((i / SPOKES) * TURN, way))
  const rim = circle(1),
    apex = spot(0, 0),
    sinkers = Array.from({ length: LOBES * 2 }, (_, i) => spot(1.012, (i / (LOBES * 2)) * TURN))
      .map(
        ([px, py]) =>
          `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${(wide * 0.021).toFixed(1)}" fill="#fff3d0"/>`,
      )
      .join('')
  const drops = DROPS.map(
    ([dx, dy, k]) =>
      `<path transform="translate(${(x + dx * wide).toFixed(1)},${(y + dy * wide).toFixed(1)}) scale(${(k * wide * 0.029).toFixed(2)})" d="M0,-1.7C.3,-.8 .75,-.3 .75,.3C.75,.75 .4,1 0,1C-.4,1 -.75,.75 -.75,.3C-.75,-.3 -.3,-.8 0,-1.7Z" fill="#ffdf98"/>`,
  ).join('')
  return (
    `<linearGradient id="web" gradientUnits="userSpaceOnUse" x1="${x - wide}" y1="${y}" x2="${x + wide}" y2="${y - wide * 0.2}"><stop offset="0" stop-color="#ffedb8"/><stop offset="1" stop-color="#ffb864"/></linearGradient>` +
    `<path d="${through(rim)}Z" fill="#ff9440" fill-opacity=".26"/>` +
    `<path d="${mesh}${through(circle(0.5))}" fill="none" stroke="url(#web)" stroke-width="${(wide * 0.0105).toFixed(2)}"/>` +
    `<path d="${through(rim)}Z" fill="none" stroke="#ffe9b4" stroke-width="${(wide * 0.017).toFixed(2)}"/>` +
    sinkers +
    `<path d="M${f(apex)}C${f([apex[0] + (wrist[0] - apex[0]) * 0.3, apex[1] - wide * 0.14])} ${f([wrist[0] - wide * 0.4, wrist[1] + wide * 0.2])} ${f(wrist)}" fill="none" stroke="#ffe3a6" stroke-width="${(wide * 0.017).toFixed(2)}"/>` +
    drops
  )
}
/** Drops that fall from the rim: place and size as shares of the radius. */
const DROPS: readonly (readonly [number, number, number])[] = [
  [-0.86, 0.5, 0.9],
  [-0.62, 0.68, 1.25],
  [-0.44, 0.95, 0.8],
  [-0.16, 0.72, 1],
  [0.06, 1.02, 1.2],
  [0.34, 0.66, 0.8],
]
