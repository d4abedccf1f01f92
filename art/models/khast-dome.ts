/** The Khast Imam mosque against the sun: a ribbed dome on a tiled drum over a portal block, and a minaret. Metres, y down, the ground at y = 0. */
import { mix } from '../kit/ink.ts'
import type { Pt } from '../kit/vec.ts'

const f = ([x, y]: Pt) => `${x.toFixed(3)},${y.toFixed(3)}`
const closed = (points: readonly Pt[]): string => `M${points.map(f).join('L')}Z`
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
/** The direction of the sun: left, high and behind the mosque. */
const SUN = [-0.62, 0.6, -0.5] as const

/** Radius and height of a bulging dome, from its foot to its tip. */
function bulb(r: number, rise: number): Pt[] {
  const out: Pt[] = [],
    seg = (a: Pt, b: Pt, c: Pt, d: Pt) => {
      for (let i = out.length ? 1 : 0; i <= 20; i++) {
        const t = i / 20,
          u = 1 - t,
          at = (k: 0 | 1) => a[k] * u ** 3 + 3 * b[k] * u * u * t + 3 * c[k] * u * t * t + d[k] * t ** 3
        out.push([at(0) * r, at(1) * rise])
      }
    }
  seg([0.95, 0], [1.03, 0.08], [1.08, 0.2], [1.07, 0.34])
  seg([1.07, 0.34], [1.055, 0.62], [0.46, 0.84], [0, 1])
  return out
}
/** A ribbed dome whose foot is at y = 0: every rib has a side towards the sun and one away from it, and its crown is lit. */
function ribbed(r: number, rise: number, ribs: number): string {
  const line = bulb(r, rise),
    step = Math.PI / ribs
  let out = ''
  const strip = (a: number, b: number): string =>
    closed([
      ...line.map(([x, y]): Pt => [x * Math.sin(a), -y]),
      ...line.toReversed().map(([x, y]): Pt => [x * Math.sin(b), -y]),
    ])
  /** The lowest point of the line that the sun reaches at an angle round the dome. */
  const litFrom = (a: number): Pt => {
    const i = line.findIndex(([x, y], k) => {
        const [bx, by] = line[Math.min(line.length - 1, k + 1)]!,
          l = Math.hypot(by - y, x - bx) || 1,
          [level, up] = [(by - y) / l, (x - bx) / l]
        return level * Math.sin(a) * SUN[0] + up * SUN[1] + level * Math.cos(a) * SUN[2] > 0
      }),
      [x, y] = line[i < 0 ? line.length - 1 : i]!
    return [x * Math.sin(a), -y]
  }
  const edge = smoothed(Array.from({ length: 37 }, (_, i) => litFrom(((i - 18) * Math.PI) / 36))),
    id = `crown${ribs}`
  let lit = ''
  for (let k = 0; k < ribs; k++) {
    const a = -Math.PI / 2 + k * step,
      t = (k + 0.5) / ribs,
      body = mix('#22a7a6', '#0f6a86', Math.min(1, t * 1.15)),
      ridge = a + step * 0.52
    out += shape(strip(a, a + step), body) + shape(strip(ridge, a + step), mix(body, '#0b4468', 0.42))
    lit += shape(strip(a, a + step), '#b4f0de') + shape(strip(ridge, a + step), '#5fcabf')
  }
  return `${out}<clipPath id="${id}"><path d="${closed([[-r * 1.2, edge[0]![1]], ...edge, [r * 1.2, -rise * 1.1], [-r * 1.2, -rise * 1.1]])}"/></clipPath><g clip-path="url(#${id})">${lit}</g>`
}
/** A line without the steps of its points. */
function smoothed(line: readonly Pt[]): Pt[] {
  let out = [...line]
  for (let n = 0; n < 6; n++)
    out = out.map((p, i): Pt => {
      const [a, b] = [out[Math.max(0, i - 1)]!, out[Math.min(out.length - 1, i + 1)]!]
      return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4]
    })
  return out
}
const finial = (y: number, k: number): string =>
  `<g transform="translate(0,${y}) scale(${k})">${shape(
    'M-.34,.3C-.3,-.1 -.16,-.3 -.14,-.62C-.5,-.8 -.5,-1.34 0,-1.42C.5,-1.34 .5,-.8 .14,-.62C.16,-.3 .3,-.1 .34,.3Z',
    '#c98a3c',
  )}${shape(
    'M-.1,-1.36C-.3,-1.5 -.28,-1.88 0,-1.94C.28,-1.88 .3,-1.5 .1,-1.36ZM-.07,-1.9L0,-3.1L.07,-1.9Z',
    '#c98a3c',
  )}${shape('M-.34,.3C-.3,-.1 -.16,-.3 -.14,-.62C-.5,-.8 -.5,-1.34 0,-1.42C-.26,-1.3 -.28,-.84 -.02,-.66C-.04,-.3 -.14,0 -.14,.3Z', '#ffe9a8')}</g>`
/** A pointed niche: its foot, half its width and its height. */
const niche = (x: number, y: number, w: number, h: number): string =>
  `M${x - w},${y}V${y - h * 0.62}C${x - w},${y - h * 0.84} ${x - w * 0.5},${y - h * 0.9} ${x},${y - h}C${x + w * 0.5},${y - h * 0.9} ${x + w},${y - h * 0.84} ${x + w},${y - h * 0.62}V${y}Z`

const WALL = { lit: '#fff0cd', shade: '#d39d86', deep: '#a8707a', trim: '#e6b997' }
/** A round wall from `y` up: its radius and height, lit on its left edge. */
const round = (
  id: string,
  r: number,
  y: number,
  h: number,
  lit: string,
  shade: string,
  deep: string,
): string =>
  `<defs><linearGradient id="${id}"><stop offset="0" stop-color="${lit}"/><stop offset=".16" stop-color="${lit}"/><stop offset=".17" stop-color="${shade}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs><rect x="${-r}" y="${y - h}" width="${2 * r}" height="${h}" fill="url(#${id})"/>`
/** The drum: a plain foot, a band of glaze with a chain of abstract knots, a cornice. */
function drum(r: number): string {
  let knots = ''
  for (let k = 0; k < 15; k++) {
    const a = -Math.PI / 2 + ((k + 0.5) * Math.PI) / 15,
      x = r * Math.sin(a),
      w = r * 0.088 * Math.cos(a)
    knots += `M${x - w},-4.4L${x},-6.2L${x + w},-4.4L${x},-2.6Z`
  }
  return (
    round('drumFoot', r * 1.02, 0, 1.7, WALL.lit, WALL.trim, WALL.deep) +
    round('drumBand', r, -1.5, 5.8, '#7fd0dc', '#2467a0', '#173f78') +
    shape(knots, '#f4dcae') +
    round('drumCord', r * 1.01, -1.4, 0.5, '#fff6dc', '#f0cd9f', '#b98a86') +
    round('drumCord2', r * 1.01, -6.9, 0.4, '#fff6dc', '#f0cd9f', '#b98a86') +
    round('drumTop', r * 1.06, -7.3, 0.9, WALL.lit, WALL.trim, WALL.deep)
  )
}
/** The mosque: the block in front of the drum has a narrow side in the sun and its front in shade. */
export function mosque(): string {
  const r = 10,
    roof = -8.6
  const wing = (x: number, w: number, n: number): string => {
    let d = ''
    for (let i = 0; i < n; i++) d += niche(x + ((i + 0.5) * w) / n, 0, (w / n) * 0.3, 4)
    return (
      shape(`M${x},0V-6H${x + w}V0Z`, WALL.shade) +
      shape(`M${x},-5.6V-6.3H${x + w}V-5.6Z`, WALL.lit) +
      shape(d, WALL.deep)
    )
  }
  return (
    wing(-61.2, 48.4, 8) +
    wing(12, 50, 8) +
    `<g transform="translate(0,${roof})">${drum(r)}<g transform="translate(0,-8.2)">${ribbed(r, 15, 13)}</g>${finial(-23, 1.05)}</g>` +
    shape('M-13.2,0V-8.8L-9.6,-8.8V0Z', WALL.lit) +
    shape('M-9.6,0V-8.8H12.4V0Z', WALL.shade) +
    shape('M-13.6,-8.6V-9.6H12.8V-8.6Z', WALL.trim) +
    shape('M-13.6,-9.6V-8.6H-9.6V-9.6Z', '#fffaf0') +
    shape('M-3.4,0V-7.9H6.2V0Z', '#2f78a4') +
    shape(niche(1.4, 0, 3.5, 7.1), '#f0cd9f') +
    shape(niche(1.4, 0, 3, 6.5), '#7a4f6c') +
    shape(niche(-6.5, -1, 1.5, 5.8) + niche(9.3, -1, 1.5, 5.8), WALL.deep)
  )
}
/** A slim brick minaret, 50 m high, with bands of glaze and a turquoise cap. */
export function minaret(): string {
  const taper = (y: number) => 2.9 - (y / 42) * 1.1,
    part = (y0: number, y1: number, out: number, left: string, right: string): string => {
      const [a, b] = [taper(y0) + out, taper(y1) + out]
      return (
        shape(`M${-a},${-y0}L${-b},${-y1}H${b}L${a},${-y0}Z`, right) +
        shape(`M${-a},${-y0}L${-b},${-y1}H${-b * 0.42}L${-a * 0.42},${-y0}Z`, left)
      )
    }
  let out = part(0, 42, 0, WALL.lit, WALL.shade)
  for (const y of [8, 20, 32]) out += part(y, y + 2.6, 0.02, '#7fd0dc', '#2a6f9c')
  return (
    out +
    shape('M-1.8,-41.4L-2.9,-43.6H2.9L1.8,-41.4Z', WALL.deep) +
    part(43.4, 44.3, 1.3, '#fffaf0', WALL.trim) +
    part(44.3, 47.6, -0.2, WALL.lit, WALL.shade) +
    shape('M-.9,-44.3V-46.2C-.9,-46.8 -.3,-47 0,-47.2C.3,-47 .9,-46.8 .9,-46.2V-44.3Z', WALL.deep) +
    part(47.6, 48.2, 0.3, '#fffaf0', WALL.trim) +
    `<g transform="translate(0,-48.1)">${ribbed(1.7, 3, 5)}${finial(-2.9, 0.7)}</g>`
  )
}
