/** A manta ray from above as it swims: a broad diamond on curved wings, over its own shadow on the sand. */
import type { Pt } from '../kit/vec.ts'

/** Half of it from the mouth to the tail: across and along, its head towards -y, each curve after its start. A wing is two units long. */
const HALF: readonly (readonly Pt[])[] = [
  // the mouth, a head fin, the swept leading edge
  [
    [0.06, -0.6],
    [0.1, -0.62],
    [0.14, -0.66],
  ],
  [
    [0.17, -0.78],
    [0.21, -0.92],
    [0.17, -1.06],
  ],
  [
    [0.31, -0.99],
    [0.38, -0.78],
    [0.38, -0.59],
  ],
  [
    [0.66, -0.5],
    [1, -0.38],
    [1.34, -0.12],
  ],
  [
    [1.64, 0.1],
    [1.88, 0.36],
    [2, 0.72],
  ],
  // the trailing edge to the root of the tail
  [
    [1.72, 0.5],
    [1.44, 0.36],
    [1.12, 0.34],
  ],
  [
    [0.72, 0.34],
    [0.34, 0.5],
    [0.06, 0.84],
  ],
]
const START: Pt = [0, -0.61]
const pair = ([x, y]: Pt) => `${x} ${y}`
const left = (points: readonly Pt[]) => points.map(([x, y]): Pt => [-x, y])
/** The left half runs back from the tail: each curve with its ends exchanged. */
const BACK = HALF.map(([a, b], i) => left([b!, a!, i ? HALF[i - 1]![2]! : START])).toReversed()
const curves = (list: readonly (readonly Pt[])[]) =>
  list.map((points) => `C${points.map(pair).join(' ')}`).join('')
const BODY = `M${pair(START)}${curves(HALF)}C.06 1.2 .1 1.7 .2 2.15C.04 1.75 -.04 1.2 -.06 .84${curves(BACK)}Z`
/** The edges that the light through the water finds, and the pale shoulders. */
const RIM =
  'M-.35 -.6C-.62 -.5 -.98 -.4 -1.34 -.12C-1.64 .1 -1.88 .36 -2 .72C-1.8 .38 -1.56 .2 -1.3 .04C-.96 -.2 -.6 -.34 -.3 -.4Z'
const shoulder = (s: 1 | -1): string => {
  const c = (...v: number[]) => v.map((w, i) => (i % 2 ? w : w * s).toFixed(3)).join(' ')
  return `M${c(0.1, -0.42)}C${c(0.3, -0.46, 0.62, -0.36, 0.86, -0.16)}C${c(0.72, -0.2, 0.6, -0.18, 0.56, -0.06)}C${c(0.46, -0.26, 0.28, -0.3, 0.1, -0.28)}Z`
}
/** The manta with its middle at (x, y), its head turned by `turn` degrees; the water is seen at a slant. */
export function mantaRay(x: number, y: number, size: number, turn: number): string {
  const lie = ([dx, dy]: Pt, slant: number, body: string) =>
    `<g transform="translate(${x + dx},${y + dy}) scale(${size},${(size * slant).toFixed(1)}) rotate(${turn})">${body}</g>`
  return (
    lie([size * 0.5, size * 0.95], 0.56, `<path d="${BODY}" fill="#57bdb9" opacity=".62"/>`) +
    lie(
      [0, 0],
      0.68,
      `<path d="${BODY}" fill="#123f66"/><path d="${RIM}" fill="#24668c"/><path d="${shoulder(1)}${shoulder(-1)}" fill="#7fb9c6"/><path d="M-.012 -.3C-.03 0 -.03 .4 0 .8C.03 .4 .03 0 .012 -.3Z" fill="#0c3152"/>`,
    )
  )
}
