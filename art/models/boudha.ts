/** The great stupa of Boudha from its foot: dome, tower with the eyes, prayer flags. Hand cut, in design pixels. */
import { poly } from '../kit/cut.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

export const FLAGS = ['#2f6bb8', '#fff3dc', '#d2423a', '#2f9366', '#f2b632']
export const GOLD = { lit: '#ffd873', own: '#eda42c', shade: '#b8692b', deep: '#7d4030' }
export const WHITE = { lit: '#fff8ea', half: '#dcd6ea', low: '#c3c0e0', shade: '#a9a8d6' }

/** A line of prayer flags that sags from `a` to `b`; flags grow towards the near end. */
export function flagLine(seed: number, a: Pt, b: Pt, sag: number, from: number, to: number): string {
  const r = random(seed),
    at = (t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)]
  let s = '',
    t = 0.02,
    i = seed
  while (t < 0.99) {
    const size = from + (to - from) * t,
      step = (size * 1.12) / Math.hypot(b[0] - a[0], b[1] - a[1]),
      [x, y] = at(t),
      [x2, y2] = at(t + step * 0.86),
      swing = r.range(-0.1, 0.34) * size
    s += poly(
      [
        [x, y],
        [x2, y2],
        [x2 + swing, y2 + size * 1.16],
        [x + swing * 0.8, y + size * 1.1],
      ],
      FLAGS[i++ % 5]!,
    )
    s += poly(
      [
        [x, y],
        [x + (x2 - x) * 0.22, y + (y2 - y) * 0.22],
        [x + (x2 - x) * 0.22 + swing * 0.8, y + size * 1.1],
        [x + swing * 0.8, y + size * 1.1],
      ],
      '#2c3a6e',
    ).replace('/>', ' opacity=".22"/>')
    t += step
  }
  const [mx, my] = at(0.5)
  return (
    `<path d="M${a.join(',')}Q${2 * mx - (a[0] + b[0]) / 2},${2 * my - (a[1] + b[1]) / 2} ${b.join(',')}" fill="none" stroke="#5a4150" stroke-width="2.4"/>` +
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
/** A band round the foot of the dome: half widths and rows of its ends, above and below. */
const band = (w0: number, y0: number, w1: number, y1: number, ink: string): string =>
  `<path d="M${-w0},${y0}Q0,${y0 - 44} ${w0},${y0}L${w1},${y1}Q0,${y1 - 44} ${-w1},${y1}Z" fill="${ink}"/>`
/** Saffron thrown in swags round the dome: one string of petals that narrows with the round. */
function garland(k: number): string {
  const at = (a: number): Pt => [462 * k * Math.sin(a), 664 - 62 * Math.cos(a)]
  const many = 9
  let s = ''
  for (let i = 0; i < many; i++) {
    const [a0, a1] = [-1.66 + (3.32 * i) / many, -1.66 + (3.32 * (i + 1)) / many],
      [[x0, y0], [x1, y1]] = [at(a0), at(a1)],
      mid = (x0 + x1) / 2,
      low = (y0 + y1) / 2,
      ink = a0 < -1 ? '#b98568' : a0 < -0.7 ? '#d59a58' : '#f2b63c'
    s += `<path d="M${x0.toFixed(1)},${(y0 - 5).toFixed(1)}Q${mid.toFixed(1)},${(low + 36).toFixed(1)} ${x1.toFixed(1)},${(y1 - 5).toFixed(1)}V${(y1 + 5).toFixed(1)}Q${mid.toFixed(1)},${(low + 70).toFixed(1)} ${x0.toFixed(1)},${(y0 + 5).toFixed(1)}Z" fill="${ink}"/>`
    // a knot of petals where two swags meet
    if (i > 0) {
      const w = 7 * Math.cos(a0) + 2
      s += `<path d="M${(x0 - w).toFixed(1)},${(y0 - 2).toFixed(1)}Q${x0.toFixed(1)},${(y0 - 12).toFixed(1)} ${(x0 + w).toFixed(1)},${(y0 - 2).toFixed(1)}Q${(x0 + w * 0.7).toFixed(1)},${(y0 + 22).toFixed(1)} ${x0.toFixed(1)},${(y0 + 26).toFixed(1)}Q${(x0 - w * 0.7).toFixed(1)},${(y0 + 22).toFixed(1)} ${(x0 - w).toFixed(1)},${(y0 - 2).toFixed(1)}Z" fill="${a0 < -0.8 ? '#a8684c' : '#e08f32'}"/>`
    }
  }
  return s
}
/** The band with niches round the foot of the dome; its left third is in shade. */
function niches(k: number): string {
  return (
    band(500 * k, 800, 512 * k, 850, WHITE.half) +
    `<clipPath id="ring-shade"><path d="M-1000,700H${-183 * k}L${-178 * k},900H-1000Z"/></clipPath><g clip-path="url(#ring-shade)">${band(500 * k, 800, 512 * k, 850, WHITE.low)}</g>` +
    band(492 * k, 793, 500 * k, 803, '#8d8cc4') +
    Array.from({ length: 25 }, (_, i) => {
      const t = (i - 12) / 12.5,
        nx = 500 * k * Math.sin((t * Math.PI) / 2),
        w = 10 * Math.cos(t * 1.3),
        y = 842 - 22 * (1 - t * t)
      return `<path d="M${(nx - w).toFixed(1)},${y.toFixed(1)}v-20a${w.toFixed(1)},9 0 0 1 ${(2 * w).toFixed(1)},0v20Z" fill="${t < -0.25 ? '#5a4a7c' : '#8a4a4c'}"/>`
    }).join('')
  )
}
/** The stupa round the column 0, its foot on row 850: dome, garland, tower. Its light comes from the right. */
export function stupa(k: number, tower: number): string {
  const outline = 'M-470,810C-480,590 -300,440 -100,424H100C300,440 480,590 470,810Z'
  const t = tower
  return (
    `<clipPath id="dome"><path transform="scale(${k},1)" d="${outline}"/></clipPath>` +
    `<g clip-path="url(#dome)"><g transform="scale(${k},1)"><path d="M-600,400H600V830H-600Z" fill="${WHITE.half}"/><ellipse cx="150" cy="520" rx="444" ry="420" fill="${WHITE.lit}"/></g>` +
    // the tower's shadow runs down the round into the shade
    `<path d="M${4 - 20 * t},450C${-120 * k},460 ${-280 * k},496 ${-291 * k},590L${-390 * k},560C${-330 * k},470 ${-180 * k},428 ${4 - 126 * t},424L${4 - 126 * t},442Z" fill="${WHITE.half}"/>` +
    garland(k) +
    `</g>` +
    // the terrace that the dome is on
    `<path d="M${-540 * k},820H${540 * k}L${590 * k},852H${-590 * k}Z" fill="#fff6e6"/><path d="M${-590 * k},852H${590 * k}V900H${-590 * k}Z" fill="#e6e0ec"/><path d="M${-590 * k},852H${-330 * k}V900H${-590 * k}Z" fill="${WHITE.low}"/><path d="M${-596 * k},850H${596 * k}v6H${-596 * k}Z" fill="#fffaf0"/><path d="M${-590 * k},856H${590 * k}v4H${-590 * k}Z" fill="#b9b4d8"/>` +
    niches(k) +
    `<g transform="translate(4,432) scale(${t})">${crown()}</g>`
  )
}
