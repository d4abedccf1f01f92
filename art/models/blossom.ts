/** Cherry in flower: masses whose edge is that of their own notched flowers, in three flat pinks, twigs between them, single flowers only near us. */
import { smoothPath } from '../kit/cut.ts'
import { noise, random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

/** Shade, own colour and light. */
export type Pinks = readonly [string, string, string]
/** Middle, half width, half height and turn in radians. */
export type Cloud = readonly [x: number, y: number, rx: number, ry: number, turn?: number]

const f = (v: number) => v.toFixed(1)
/** Five petals, each with its notch, of a flower one unit in radius. */
const FLOWER = [0, 72, 144, 216, 288]
  .map((degrees) => {
    const a = (degrees * Math.PI) / 180,
      at = (u: number, v: number): string =>
        `${(u * Math.cos(a) - v * Math.sin(a)).toFixed(3)},${(u * Math.sin(a) + v * Math.cos(a)).toFixed(3)}`
    return `M0,0C${at(-0.2, -0.16)} ${at(-0.56, -0.6)} ${at(-0.27, -0.98)}Q${at(-0.12, -1.02)} ${at(0, -0.8)}Q${at(0.12, -1.02)} ${at(0.27, -0.98)}C${at(0.56, -0.6)} ${at(0.2, -0.16)} 0,0Z`
  })
  .join('')
/** Masses of blossom: all their flowers in the shade ink, those turned up in their own, the least, by clumps, in the light, which comes from the upper right. */
export function blossom(seed: number, clouds: readonly Cloud[], inks: Pinks, size: number): string {
  const r = random(seed)
  const layers = ['', '', '']
  for (const [x, y, rx, ry, turn = 0] of clouds) {
    const [c, s] = [Math.cos(turn), Math.sin(turn)],
      at = (u: number, v: number): Pt => [x + u * rx * c - v * ry * s, y + u * rx * s + v * ry * c]
    // an uneven outline: no cluster is an egg
    const out = (a: number): number => 0.74 + 0.52 * noise(Math.cos(a) * 1.6 + x * 0.01, Math.sin(a) * 1.6 + y * 0.01, seed) // prettier-ignore
    const body = (scale: number, du: number, dv: number): string =>
      smoothPath(
        Array.from({ length: 18 }, (_, i) => {
          const a = (i / 18) * Math.PI * 2,
            w = scale * out(a)
          return at(Math.cos(a) * w + du, Math.sin(a) * w + dv)
        }),
      )
    const bloom = (u: number, v: number, share: number): string => {
      const [px, py] = at(u, v),
        w = size * share
      return `<path d="${FLOWER}" transform="translate(${f(px)},${f(py)}) rotate(${r.range(0, 180).toFixed(0)}) scale(${f(w)},${f(w * r.range(0.62, 1))}) rotate(${r.range(0, 72).toFixed(0)})"/>`
    }
    layers[0] += `<path d="${body(0.9, 0, 0)}"/>`
    layers[1] += `<path d="${body(0.72, 0.08, -0.16)}"/>`
    // flowers round the edge of each plane, a few deeper in
    const round = Math.max(8, Math.round((Math.PI * (rx + ry) * 1.15) / size))
    for (let i = 0; i < round; i++) {
      const a = ((i + r.range(-0.4, 0.4)) / round) * Math.PI * 2,
        w = out(a),
        [u, v] = [Math.cos(a), Math.sin(a)]
      layers[0] += bloom(u * w * r.range(0.84, 1.02), v * w * r.range(0.84, 1.02), r.range(0.7, 1.1))
      if (i % 4) layers[1] += bloom(u * w * r.range(0.62, 0.8) + 0.08, v * w * r.range(0.62, 0.8) - 0.17, r.range(0.75, 1.1)) // prettier-ignore
    }
    const clumps = Math.max(2, Math.round((rx * ry) / (size * size * 9)))
    for (let k = 0; k < clumps; k++) {
      const [cu, cv] = [r.range(-0.5, 0.66), r.range(-0.66, -0.16)]
      const many = 5 + Math.floor(r() * 4)
      for (let i = 0; i < many; i++) {
        const a = r() * Math.PI * 2,
          d = Math.sqrt(r()) * size * 1.7
        layers[2] += bloom(
          cu + (Math.cos(a) * d) / rx,
          cv + (Math.sin(a) * d * 0.7) / ry,
          r.range(0.75, 1.05),
        )
      }
    }
  }
  return layers.map((body, i) => `<g fill="${inks[i]}">${body}</g>`).join('')
}
/** One flower that looks at us, turned and foreshortened, with its heart and stamens. */
export function flower(x: number, y: number, size: number, turn: number, ink: string, heart: string): string {
  const stamens = [20, 92, 164, 236, 308]
    .map(
      (a) => `<path d="M0,0L.02,-.46" transform="rotate(${a + 16})" stroke="${heart}" stroke-width=".05"/>`,
    )
    .join('')
  return `<g transform="translate(${f(x)},${f(y)}) rotate(${f(turn)}) scale(${f(size)},${f(size * 0.84)})"><path d="${FLOWER}" fill="${ink}"/>${stamens}<circle r=".17" fill="${heart}"/></g>`
}
/** A bare twig from (x, y) to its tip, with buds along it that are about to open. */
export function twig(
  x: number,
  y: number,
  dx: number,
  dy: number,
  inks: readonly [bark: string, bud: string],
): string {
  const l = Math.hypot(dx, dy),
    turn = (Math.atan2(dy, dx) * 180) / Math.PI
  const bud = (at: number, side: number, size: number): string =>
    `<path transform="translate(${f(at)},0) rotate(${side * 46}) scale(${f(size)})" d="M0,0C.3,-.42 .8,-.4 1.15,0C.8,.4 .3,.42 0,0Z" fill="${inks[1]}"/>`
  return `<g transform="translate(${f(x)},${f(y)}) rotate(${f(turn)})"><path d="M0,-2.6Q${f(l * 0.5)},-3.6 ${f(l)},-.8V.8Q${f(l * 0.5)},-.4 0,2.6Z" fill="${inks[0]}"/>${bud(l * 0.46, 1, 9)}${bud(l * 0.7, -1, 9)}${bud(l - 1, 0, 11)}</g>`
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
