/** Bougainvillea on a pergola. */
import { poly } from '../kit/cut.ts'
import { random } from '../kit/noise.ts'

/** A shrub of pointed leaves with papery bracts in drifts of three inks, the dark ones away from the light. */
function bougainvillea(seed: number, x: number, y: number, w: number, h: number): string {
  const r = random(seed)
  const within = (reach: number): [number, number] => {
    const a = r() * Math.PI * 2,
      d = Math.sqrt(r()) * reach
    return [Math.cos(a) * d * (1 + 0.22 * Math.sin(3 * a + seed)), Math.sin(a) * d]
  }
  const blade = (cx: number, cy: number, long: number, wide: number, turn: number, ink: string) =>
    `<path transform="translate(${cx.toFixed(1)},${cy.toFixed(1)}) rotate(${turn.toFixed(0)})" d="M0,0Q${(long * 0.45).toFixed(1)},${(-wide).toFixed(1)} ${long.toFixed(1)},0Q${(long * 0.45).toFixed(1)},${wide.toFixed(1)} 0,0Z" fill="${ink}"/>`
  let s = ''
  const leaves = Math.min(900, (w * h) / 150)
  for (let i = 0; i < leaves; i++) {
    const [u, v] = within(0.5)
    s += blade(
      x + u * w,
      y + v * h,
      r.range(22, 44),
      r.range(7, 13),
      r.range(0, 360),
      i % 3 ? '#2d5f58' : '#214a4c',
    )
  }
  for (let i = 0; i < leaves / 6; i++) {
    const [u, v] = within(0.47),
      ink = u + v > 0.28 || u < -0.24 ? '#a3287c' : v < -0.16 ? '#ff6fae' : '#dd2f8b'
    for (let k = 0; k < 6; k++) {
      const [cx, cy] = [x + u * w + r.range(-22, 22), y + v * h + r.range(-14, 14)],
        turn = r.range(0, 120)
      for (const third of [0, 120, 240])
        s += blade(cx, cy, r.range(9, 14), r.range(4.5, 6.5), turn + third, ink)
    }
  }
  return s
}
/** A bough of bougainvillea that hangs in from the right: it arches, and its sprays get smaller towards the end. */
export function hanging(x: number, y: number, size: number): string {
  const sprays: [u: number, v: number, w: number, h: number][] = [
    [-0.02, 0.02, 0.5, 0.34],
    [-0.26, 0.1, 0.4, 0.28],
    [0.02, 0.28, 0.34, 0.34],
    [-0.48, 0.2, 0.3, 0.22],
    [-0.2, 0.32, 0.22, 0.24],
    [-0.66, 0.34, 0.2, 0.2],
  ]
  const twig = (d: string, w: number) =>
    `<path d="${d}" fill="none" stroke="#4a3a44" stroke-width="${w * size}" stroke-linecap="round"/>`
  return (
    `<g transform="translate(${x},${y})">` +
    // the beam of a pergola, its end cut square
    poly(
      [
        [0.2 * size, 0.02 * size],
        [-0.4 * size, 0.1 * size],
        [-0.4 * size, 0.15 * size],
        [0.2 * size, 0.08 * size],
      ],
      '#7d5347',
    ) + // prettier-ignore
    poly(
      [
        [0.2 * size, 0.02 * size],
        [-0.4 * size, 0.1 * size],
        [-0.4 * size, 0.112 * size],
        [0.2 * size, 0.034 * size],
      ],
      '#b98263',
    ) + // prettier-ignore
    twig(
      `M${0.2 * size},${-0.16 * size}C${-0.1 * size},${-0.08 * size} ${-0.42 * size},${0.02 * size} ${-0.68 * size},${0.34 * size}`,
      0.016,
    ) +
    twig(
      `M${0.12 * size},${-0.1 * size}C${0.1 * size},${0.1 * size} ${0.06 * size},${0.24 * size} ${0.02 * size},${0.42 * size}`,
      0.012,
    ) +
    sprays.map(([u, v, w, h], i) => bougainvillea(50 + i, u * size, v * size, w * size, h * size)).join('') +
    '</g>'
  )
}
let serial = 0
/** What a body throws on a wall: its outline in one ink. */
export const thrown = (body: string, ink: string): string => {
  const id = `bs${serial++}`
  return `<filter id="${id}" color-interpolation-filters="sRGB"><feFlood flood-color="${ink}"/><feComposite in2="SourceAlpha" operator="in"/></filter><g filter="url(#${id})">${body}</g>`
}
type Way = readonly [x: number, y: number]
/** A twig from `a` to `b` that bows towards `c`, with leaves in turn on either side and one at its end. */
function twig(a: Way, c: Way, b: Way, leaves: number, size: number, thick: number): string {
  const on = (t: number): Way =>
    [0, 1].map((i) => (1 - t) ** 2 * a[i]! + 2 * t * (1 - t) * c[i]! + t * t * b[i]!) as unknown as Way
  let s = `<path d="M${a.join()}Q${c.join()} ${b.join()}" fill="none" stroke="#000" stroke-width="${thick}" stroke-linecap="round"/>`
  for (let k = 0; k <= leaves; k++) {
    const t = 0.14 + (0.86 * k) / leaves,
      [x, y] = on(t),
      [px, py] = on(t - 0.04),
      along = (Math.atan2(y - py, x - px) * 180) / Math.PI,
      turn = k === leaves ? along : along + (k % 2 ? 52 : -48) + 9 * Math.sin(k * 2.3),
      long = size * (1.12 - 0.4 * t) * (0.94 + 0.1 * Math.sin(k * 1.7)),
      wide = long * 0.3
    s += `<path transform="translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${turn.toFixed(0)})" d="M0,0C${(long * 0.16).toFixed(1)},${(-wide * 0.2).toFixed(1)} ${(long * 0.26).toFixed(1)},${(-wide * 1.15).toFixed(1)} ${(long * 0.52).toFixed(1)},${(-wide).toFixed(1)}C${(long * 0.75).toFixed(1)},${(-wide * 0.85).toFixed(1)} ${(long * 0.9).toFixed(1)},${(-wide * 0.25).toFixed(1)} ${long.toFixed(1)},0C${(long * 0.9).toFixed(1)},${(wide * 0.25).toFixed(1)} ${(long * 0.75).toFixed(1)},${(wide * 0.85).toFixed(1)} ${(long * 0.52).toFixed(1)},${wide.toFixed(1)}C${(long * 0.26).toFixed(1)},${(wide * 1.15).toFixed(1)} ${(long * 0.16).toFixed(1)},${(wide * 0.2).toFixed(1)} 0,0Z" fill="#000"/>`
  }
  return s
}
/** A bough with its leaves apart, to throw a shadow: it comes in from the right at the origin and hangs to the left. */
export const LEAFY_BOUGH =
  twig([40, -60], [-90, -40], [-216, 96], 11, 58, 7) +
  twig([-63, -25], [-80, 34], [-96, 120], 6, 48, 4.5) +
  twig([20, -58], [14, 20], [-4, 84], 4, 50, 4.5)
