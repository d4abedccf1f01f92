/** Cherry in flower as large cut masses: three pinks with scalloped edges, holes to the sky, single flowers only near us. */
import { smoothPath } from '../kit/cut.ts'
import { noise, random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

/** Shade, own colour and light. */
export type Pinks = readonly [string, string, string]
/** Middle, half width, half height and turn in radians. */
export type Cloud = readonly [x: number, y: number, rx: number, ry: number, turn?: number]

const f = (v: number) => v.toFixed(1)
/** One cut edge of petals round an uneven shape. `petal` is the width of a scallop. */
function edge(seed: number, [x, y, rx, ry, turn = 0]: Cloud, petal: number): string {
  const r = random(seed),
    [c, s] = [Math.cos(turn), Math.sin(turn)]
  const at = (a: number): Pt => {
    const bulge = 0.66 + 0.68 * noise(Math.cos(a) * 2.1 + seed, Math.sin(a) * 2.1, seed),
      [u, v] = [Math.cos(a) * rx * bulge, Math.sin(a) * ry * bulge]
    return [x + u * c - v * s, y + u * s + v * c]
  }
  const points: Pt[] = []
  for (let a = 0; a < Math.PI * 2 - 0.05;) {
    points.push(at(a))
    const here = Math.hypot(rx * Math.sin(a), ry * Math.cos(a))
    a += (petal * r.range(0.6, 1.5)) / Math.max(here, petal)
  }
  let d = ''
  points.forEach(([px, py], i) => {
    const [qx, qy] = points[(i + 1) % points.length]!,
      chord = Math.hypot(qx - px, qy - py)
    d += `${i ? '' : `M${f(px)},${f(py)}`}A${f(chord * 0.62)},${f(chord * 0.62)} 0 0 1 ${f(qx)},${f(qy)}`
  })
  return `${d}Z`
}
let serial = 0
/** Masses of blossom, the `pierced` ones with a gap to the sky: one shape in the shade ink, a smaller one in its own, the least in the light, which comes from the upper right. */
export function blossom(
  seed: number,
  clouds: readonly Cloud[],
  inks: Pinks,
  petal: number,
  pierced: readonly number[],
): string {
  const r = random(seed),
    id = `b${serial++}`
  const layer = (scale: number, dx: number, dy: number, part: number): string =>
    clouds
      .map(([x, y, rx, ry, turn], i) =>
        edge(seed + i * 7 + part, [x + dx * rx, y + dy * ry, rx * scale, ry * scale, turn], petal),
      )
      .join('')
  let open = ''
  for (const [x, y, rx, ry] of pierced.map((i) => clouds[i]!)) {
    const a = r.range(0, Math.PI * 2),
      out = r.range(0.4, 0.7),
      size = petal * r.range(0.6, 0.9)
    open += smoothPath(
      Array.from({ length: 6 }, (_, j): Pt => {
        const b = (j / 6) * Math.PI * 2,
          w = size * r.range(0.55, 1.25)
        return [
          x + Math.cos(a) * rx * out + Math.cos(b) * w * 1.3,
          y + Math.sin(a) * ry * out + Math.sin(b) * w * 0.8,
        ]
      }),
    )
  }
  const whole = layer(1, 0, 0, 0)
  return (
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="-2000" y="-2000" width="4000" height="4000"><path d="${whole}" fill="#fff"/><path d="${open}" fill="#000"/></mask>` +
    `<g mask="url(#${id})"><path d="${whole}" fill="${inks[0]}"/><path d="${layer(0.96, 0.12, -0.2, 2)}" fill="${inks[1]}"/><path d="${layer(0.5, 0.06, -0.5, 4)}${layer(0.38, 0.6, -0.24, 6)}${layer(0.2, -0.42, -0.1, 8)}" fill="${inks[2]}"/></g>`
  )
}
/** One flower of five notched petals, turned and foreshortened. */
export function flower(x: number, y: number, size: number, turn: number, ink: string, heart: string): string {
  const petal = 'M0,0C.34,-.16 .5,-.62 .26,-.98L.06,-.86L-.12,-1C-.44,-.66 -.34,-.18 0,0Z'
  return `<g transform="translate(${f(x)},${f(y)}) rotate(${f(turn)}) scale(${f(size)},${f(size * 0.82)})">${[0, 72, 144, 216, 288].map((a) => `<path d="${petal}" transform="rotate(${a})" fill="${ink}"/>`).join('')}<circle r=".2" fill="${heart}"/></g>`
}
/** A bough: a smooth line through the points that thins from `wide` to `thin`. */
export function bough(points: readonly Pt[], wide: number, thin: number, ink: string): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  const left: Pt[] = [],
    right: Pt[] = []
  const n = (points.length - 1) * 6
  const on = (t: number): Pt => {
    const i = Math.min(points.length - 2, Math.floor(t)),
      u = t - i,
      mix = (k: 0 | 1) => {
        const [a, b, c, e] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]]
        return (
          0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - e) * u * u + (3 * b - a - 3 * c + e) * u ** 3)
        )
      }
    return [mix(0), mix(1)]
  }
  for (let k = 0; k <= n; k++) {
    const t = (k / n) * (points.length - 1),
      [x, y] = on(t),
      [x2, y2] = on(Math.min(points.length - 1, t + 0.02)),
      [x1, y1] = on(Math.max(0, t - 0.02)),
      l = Math.hypot(x2 - x1, y2 - y1) || 1,
      w = (wide + (thin - wide) * (k / n)) / 2
    left.push([x - ((y2 - y1) / l) * w, y + ((x2 - x1) / l) * w])
    right.unshift([x + ((y2 - y1) / l) * w, y - ((x2 - x1) / l) * w])
  }
  return `<path d="M${[...left, ...right].map(([x, y]) => `${f(x)},${f(y)}`).join('L')}Z" fill="${ink}"/>`
}
