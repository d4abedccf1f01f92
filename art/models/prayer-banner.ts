/** A vertical prayer banner on its pole, drawn in the picture plane. */
import { random } from '../kit/noise.ts'

/** Foot at (x,y), pole `h` pixels; cloth `w` wide streams to the right of the pole. Light from the left. */
export function prayerBanner(
  seed: number,
  x: number,
  y: number,
  h: number,
  w: number,
  cloth: string,
  shade: string,
): string {
  const r = random(seed)
  const top = y - h * 0.97
  const foot = y - h * 0.2
  const n = 9
  const edge = Array.from({ length: n + 1 }, (_, i): [number, number] => [
    x + w * (0.86 + 0.09 * Math.sin(i * 1.1 + seed) + r.range(-0.06, 0.06)),
    top + ((foot - top) * i) / n,
  ])
  const folds = new Set([2, 5, 6, 9].map((i) => i - Math.floor(r() * 2)))
  let right = ''
  let fold = ''
  edge.forEach(([px, py], i) => {
    const before = edge[i - 1]
    right += before
      ? `Q${(px + w * 0.12 * (i % 2 ? 1 : -1)).toFixed(1)},${((py + before[1]) / 2).toFixed(1)} ${px.toFixed(1)},${py.toFixed(1)}`
      : `L${px.toFixed(1)},${py.toFixed(1)}`
    if (before && folds.has(i)) {
      const dip = h * r.range(0.03, 0.07)
      fold += `M${(x + w * 0.1).toFixed(1)},${(py - dip).toFixed(1)}Q${(x + w * 0.5).toFixed(1)},${(py - dip * 0.2).toFixed(1)} ${px.toFixed(1)},${py.toFixed(1)}L${px.toFixed(1)},${(py - dip * 0.5).toFixed(1)}Q${(x + w * 0.5).toFixed(1)},${(py - dip * 0.5).toFixed(1)} ${(x + w * 0.1).toFixed(1)},${(py - dip).toFixed(1)}Z`
    }
  })
  const t = Math.max(2.4, h * 0.008)
  return (
    `<path d="M${x},${top.toFixed(1)}${right}L${x},${foot.toFixed(1)}Z" fill="${cloth}"/><path d="${fold}" fill="${shade}"/>` +
    `<path d="M${x - t},${y} L${x - t * 0.7},${y - h} L${x + t * 0.7},${y - h} L${x + t},${y}Z" fill="#3a2c48"/><path d="M${x - t},${y} L${x - t * 0.7},${y - h} L${x - t * 0.1},${y - h} L${x - t * 0.3},${y}Z" fill="#e2b184"/>` +
    `<circle cx="${x}" cy="${y - h - t}" r="${t * 1.7}" fill="#eda42c"/>`
  )
}
