/** The views through two windows, cut for an opening `w` wide and `h` high with the far horizon at row `sea`: a snow peak, a palm shore. */
import { coconutPalm } from './coconut-palm.ts'
import { poly, smooth } from '../kit/cut.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

let serial = 0
const sky = (w: number, h: number, stops: readonly (readonly [number, string])[]): string => {
  const id = `tc${serial++}`
  return `<defs><linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1">${stops.map(([at, ink]) => `<stop offset="${at}" stop-color="${ink}"/>`).join('')}</linearGradient></defs><path d="M0,0H${w}V${h}H0Z" fill="url(#${id})"/>`
}
/** A fir of hanging tiers, snow on the side of the light. */
function fir(x: number, foot: number, high: number): string {
  let dark = '',
    snow = ''
  for (let k = 0; k < 4; k++) {
    const y = foot - high * (0.08 + k * 0.2),
      half = high * (0.25 - k * 0.05),
      up = high * 0.36
    dark += `M${x},${y - up}L${x + half},${y}Q${x + half * 0.4},${y - half * 0.3} ${x},${y + half * 0.12}Q${x - half * 0.4},${y - half * 0.3} ${x - half},${y}Z`
    snow += `M${x},${y - up}L${x - half},${y}Q${x - half * 0.5},${y - half * 0.32} ${x - half * 0.24},${y - half * 0.3}Q${x - half * 0.3},${y - up * 0.5} ${x},${y - up}Z`
  }
  return `<path d="M${x - high * 0.025},${foot}v${-high * 0.2}h${high * 0.05}v${high * 0.2}Z" fill="#4a3a48"/><path d="${dark}" fill="#2a5a70"/><path d="${snow}" fill="#eef0ee"/>`
}
export function winter(w: number, h: number, sea: number): string {
  const at = (u: number, v: number): Pt => [u * w, sea - v * h * (v > 0 ? 0.86 : 1)]
  const P = (pts: readonly Pt[], ink: string): string =>
    poly(
      pts.map(([u, v]) => at(u, v)),
      ink,
    )
  const peak: Pt = [0.56, 0.46]
  return (
    sky(w, h, [
      [0, '#2f6fae'],
      [0.3, '#6fa9cf'],
      [(sea / h) * 0.96, '#dfeaea'],
      [1, '#dfeaea'],
    ]) +
    // the far range, then the peak: its lit face, its shaded face and the rock that keeps no snow
    P([[-0.1, 0], [-0.1, 0.18], [0.04, 0.26], [0.14, 0.19], [0.26, 0.24], [0.4, 0.1], [0.8, 0.2], [0.93, 0.27], [1.1, 0.16], [1.1, 0]], '#a9c4dc') +
    P([[-0.02, 0], [0.2, 0.12], [0.3, 0.23], [0.37, 0.25], [0.46, 0.38], peak, [0.66, 0.36], [0.72, 0.34], [0.84, 0.2], [1.12, 0]], '#7f9fcb') +
    P([[-0.02, 0], [0.2, 0.12], [0.3, 0.23], [0.37, 0.25], [0.46, 0.38], peak, [0.54, 0.36], [0.59, 0.28], [0.5, 0.2], [0.55, 0.12], [0.42, 0.06], [0.44, 0]], '#fff4e0') +
    P([[0.3, 0.23], [0.37, 0.25], [0.42, 0.315], [0.38, 0.22], [0.41, 0.16], [0.34, 0.18]], '#5f6f9c') +
    P([[0.62, 0.39], [0.66, 0.36], [0.72, 0.34], [0.79, 0.26], [0.7, 0.27], [0.71, 0.2], [0.64, 0.28]], '#4f6396') +
    P([[0.2, 0.12], [0.27, 0.19], [0.27, 0.1], [0.32, 0.05], [0.2, 0.07]], '#7f8fb4') +
    smooth([at(-0.2, 0.03), at(0.2, 0.06), at(0.5, 0.01), at(0.8, 0.07), at(1.2, 0.04), at(1.2, -0.3), at(-0.2, -0.3)], '#b9d0e2') +
    [[0.08, 0.005, 0.1], [0.17, -0.005, 0.13], [0.86, 0.02, 0.1], [0.76, 0.01, 0.075]].map(([u, v, k]) => fir(...at(u!, v!), k! * h)).join('') +
    smooth([at(-0.2, -0.06), at(0.3, -0.02), at(0.7, -0.07), at(1.2, -0.03), at(1.2, -0.9), at(-0.2, -0.9)], '#f4efe6') +
    smooth([at(-0.2, -0.2), at(0.2, -0.1), at(0.6, -0.16), at(0.5, -0.22), at(0.9, -0.3), at(0.3, -0.34), at(-0.2, -0.5)], '#cbdcea') +
    [[0.12, -0.16, 0.24], [0.92, -0.13, 0.2], [0.78, -0.09, 0.13]].map(([u, v, k]) => fir(...at(u!, v!), k! * h)).join('')
  ) // prettier-ignore
}
export function summer(w: number, h: number, sea: number): string {
  const at = (u: number, v: number): Pt => [u * w, sea - v * h]
  const r = random(4)
  const glints = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = at(0.1 + 0.8 * r(), -0.02 - i * 0.012)
    return `<path d="M${x},${y}q${w * 0.05},-2 ${w * 0.1},0q${-w * 0.05},2 ${-w * 0.1},0Z" fill="#c9efe0"/>`
  }).join('')
  const [bx, by] = at(w > h * 0.7 ? 0.77 : 0.2, -0.02)
  return (
    sky(w, h, [
      [0, '#2f8fb4'],
      [0.3, '#74bfc8'],
      [(sea / h) * 0.98, '#f6e6bc'],
      [1, '#f6e6bc'],
    ]) +
    smooth([at(0.5, 0.02), at(0.62, 0.12), at(0.74, 0.2), at(0.84, 0.16), at(0.98, 0.24), at(1.2, 0.2), at(1.2, -0.02), at(0.5, -0.004)], '#9fc9c4') +
    smooth([at(0.6, -0.004), at(0.74, 0.05), at(0.9, 0.07), at(1.2, 0.12), at(1.2, -0.02)], '#5f9f94') +
    `<path d="M0,${sea}H${w}V${h}H0Z" fill="#3fa9b4"/>` +
    smooth([at(-0.2, -0.07), at(0.4, -0.05), at(1.2, -0.09), at(1.2, -0.9), at(-0.2, -0.9)], '#6fcabf') +
    glints +
    `<path d="M${bx - w * 0.09},${by}h${w * 0.18}l${-w * 0.03},${w * 0.035}h${-w * 0.12}Z" fill="#8f4440"/><path d="M${bx + 2},${by - 3}V${by - h * 0.1}L${bx + w * 0.075},${by - 3}Z" fill="#fff4dc"/><path d="M${bx - 2},${by - 3}V${by - h * 0.085}L${bx - w * 0.06},${by - 3}Z" fill="#f2a86c"/>` +
    smooth([at(-0.2, -0.15), at(0.3, -0.13), at(0.7, -0.17), at(1.2, -0.14), at(1.2, -0.9), at(-0.2, -0.9)], '#e2f2dc') +
    smooth([at(-0.2, -0.17), at(0.3, -0.15), at(0.7, -0.19), at(1.2, -0.16), at(1.2, -0.9), at(-0.2, -0.9)], '#f6dca4') +
    smooth([at(0.2, -0.24), at(0.5, -0.21), at(0.8, -0.24), at(0.6, -0.27), at(0.3, -0.27)], '#d9b487') +
    coconutPalm(5, at(w > h * 0.7 ? 0.36 : 0.66, -0.25), h * 0.52, w > h * 0.7 ? 0.16 : -0.14, ['#4f9a52', '#23675c'], ['#a8764c', '#6f4a44'])
  ) // prettier-ignore
}
