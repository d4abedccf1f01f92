/** A vertical prayer banner that flies from its pole, drawn in the picture plane. */

/** Foot at (x,y), pole `h` pixels; cloth `w` wide flies to the right in the sun: where it glows, its own ink, its folds. `phase` moves the waves. */
export function prayerBanner(
  x: number,
  y: number,
  h: number,
  w: number,
  [glow, cloth, shade]: [string, string, string],
  phase: number,
): string {
  const tall = h * 0.74
  const top = y - h * 0.965
  // the cloth is a sheet of (u, v): from the pole to its free edge, and from head to foot
  const at = (u: number, v: number): [number, number] => {
    const wave = Math.sin(9.4 * v - 2.1 * u + phase)
    return [
      x + w * u * (0.84 + 0.16 * v + u * (0.09 + 0.15 * v) * wave),
      top + tall * (v + 0.035 * u * (1 - v) - 0.06 * u ** 2 * v) + w * 0.13 * u * Math.cos(9.4 * v + phase),
    ]
  }
  const line = (from: [number, number], to: [number, number], bow = 0): string =>
    Array.from({ length: 25 }, (_, i) => {
      const t = i / 24
      const [px, py] = at(
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t + bow * Math.sin(Math.PI * t),
      )
      return `${px.toFixed(1)},${py.toFixed(1)}`
    }).join('L')
  const sheet = `M${line([0, 0], [1, 0])}L${line([1, 0], [1, 1])}L${line([1, 1], [0, 1])}Z`
  // a fold hangs from a tie on the pole and opens towards the free edge
  const fold = (tie: number, from: number, to: number, bow: number): string =>
    `M${line([0, tie], [1, from], bow)}L${line([1, from], [1, to])}L${line([1, to], [0, tie], bow * 0.35)}Z`
  const trough = (k: number): number => (Math.PI * (2 * k + 1.5) - phase + 2.1) / 9.4
  let [light, dark] = ['', '']
  for (let k = -2; k < 3; k++) {
    const v = trough(k)
    if (v > 0.06 && v < 0.98) dark += fold(v - 0.18, v - 0.03, Math.min(1, v + 0.1), 0.045)
    if (v > -0.3 && v < 0.8) light += fold(v + 0.1, Math.max(0, v + 0.2), Math.min(0.97, v + 0.4), 0.055)
  }
  const t = Math.max(2.4, h * 0.008)
  const id = `banner${Math.round(x)}`
  return (
    `<clipPath id="${id}"><path d="${sheet}"/></clipPath><path d="${sheet}" fill="${cloth}"/>` +
    `<g clip-path="url(#${id})"><path d="${light}" fill="${glow}"/><path d="${dark}" fill="${shade}"/></g>` +
    `<path d="M${x - t},${y} L${x - t * 0.7},${y - h} L${x + t * 0.7},${y - h} L${x + t},${y}Z" fill="#3a2c48"/><path d="M${x - t},${y} L${x - t * 0.7},${y - h} L${x - t * 0.1},${y - h} L${x - t * 0.3},${y}Z" fill="#e2b184"/>` +
    `<circle cx="${x}" cy="${y - h - t}" r="${t * 1.7}" fill="#eda42c"/>`
  )
}
