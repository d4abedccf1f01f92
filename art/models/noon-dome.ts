/** A blue dome on a white drum at noon: one edge of shade runs down dome, cornice and drum, between two windows. A wall in front hides the drum's foot. */
type Tones = [string, string, string]
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

/** The round lantern that rises behind the crown of the dome, seen from below, and its cross. */
function lantern(
  x: number,
  y: number,
  r: number,
  [wall, shade, dark]: Tones,
  [lit, own, deep]: Tones,
): string {
  const at = (u: number, v: number) => `${x + u * r},${y + v * r}`,
    arc = (half: number) => `A${half * r},${half * r * 0.16} 0 0 1`
  /** From the left side to `u`, between two rows that bend upwards. */
  const ring = (half: number, top: number, low: number, from: number, to: number, ink: string) => {
    const bend = (u: number) => -half * 0.16 * Math.sqrt(1 - (u / half) ** 2)
    return shape(
      `M${at(from, top + bend(from))}${arc(half)} ${at(to, top + bend(to))}L${at(to, low + bend(to))}A${half * r},${half * r * 0.16} 0 0 0 ${at(from, low + bend(from))}Z`,
      ink,
    )
  }
  const opening = (u: number, half: number) =>
    shape(
      `M${at(u - half, -0.038)}L${at(u - half, -0.078)}A${half * r},${half * r} 0 0 1 ${at(u + half, -0.078)}L${at(u + half, -0.038)}Z`,
      dark,
    )
  return (
    shape(
      `M${at(-0.012, -0.2)}V${y - r * 0.29}H${x - r * 0.056}v${-r * 0.026}H${x - r * 0.012}V${y - r * 0.364}h${r * 0.026}v${r * 0.048}h${r * 0.042}v${r * 0.026}h${-r * 0.042}V${y - r * 0.2}Z`,
      wall,
    ) +
    shape(
      `M${at(-0.092, -0.12)}C${at(-0.09, -0.185)} ${at(-0.05, -0.215)} ${at(0, -0.215)}C${at(0.05, -0.215)} ${at(0.09, -0.185)} ${at(0.092, -0.12)}Z`,
      own,
    ) +
    shape(
      `M${at(-0.092, -0.12)}C${at(-0.09, -0.185)} ${at(-0.05, -0.215)} ${at(0, -0.215)}C${at(-0.03, -0.195)} ${at(-0.04, -0.16)} ${at(-0.04, -0.12)}Z`,
      deep,
    ) +
    shape(
      `M${at(0.03, -0.2)}C${at(0.062, -0.185)} ${at(0.076, -0.16)} ${at(0.078, -0.14)}C${at(0.064, -0.16)} ${at(0.05, -0.182)} ${at(0.03, -0.2)}Z`,
      lit,
    ) +
    ring(0.09, -0.1, 0.04, -0.09, 0.09, wall) +
    ring(0.09, -0.1, 0.04, -0.09, -0.04, shade) +
    opening(-0.064, 0.009) +
    opening(0.004, 0.015) +
    opening(0.064, 0.01) +
    ring(0.108, -0.122, -0.096, -0.108, 0.108, '#ffffff') +
    ring(0.108, -0.122, -0.096, -0.108, -0.04, '#b9c0e8')
  )
}

/** `y` is the row where the dome springs, `inks` those of lit wall, wall in shade and windows, then light, own and deep ink of the dome. */
export function noonDome(
  x: number,
  y: number,
  r: number,
  [wall, shade, dark]: Tones,
  [lit, own, deep]: Tones,
): string {
  /** Half an ellipse below row `v`, towards us, as wide as `half`, back and forth between two columns as shares of it. */
  const rim = (v: number, half: number, from: number, to: number): string => {
    const down = half * 0.105,
      at = (u: number) => `${x + u * half},${v + down * Math.sqrt(1 - u * u)}`
    return `${at(from)}A${half},${down} 0 0 ${from < to ? 0 : 1} ${at(to)}`
  }
  const band = (top: number, foot: number, half: number, from: number, to: number, ink: string) =>
    shape(`M${rim(top, half, from, to)}L${rim(foot, half, to, from)}Z`, ink)
  const [foot, edge] = [y + r * 0.5, -0.42],
    /** The column of the edge of shade on a rim that is `half` wide. */
    shaded = (half: number) => (edge * r) / half
  let windows = ''
  for (const degrees of [-64, -40, -10, 20, 50]) {
    const a = (degrees * Math.PI) / 180,
      u = Math.sin(a),
      c = Math.cos(a),
      half = r * 0.066 * c,
      cx = x + r * 0.96 * u,
      sill = y + r * (0.285 + 0.1 * c),
      arch = (ox: number, w: number) =>
        `M${ox - w},${sill}V${sill - r * 0.2 + w}A${w},${w} 0 0 1 ${ox + w},${sill - r * 0.2 + w}V${sill}Z`
    windows +=
      shape(arch(cx, half), u < edge ? '#8f99d2' : '#ffffff') +
      shape(arch(cx + half * 0.16, half * 0.84), dark)
  }
  return (
    band(y, foot, r * 0.96, -1, 1, wall) +
    band(y, foot, r * 0.96, -1, shaded(r * 0.96), shade) +
    // the cornice throws a line of shade
    band(y + r * 0.03, y + r * 0.085, r * 0.96, shaded(r * 0.96), 1, '#c3c9eb') +
    band(y + r * 0.03, y + r * 0.085, r * 0.96, -1, shaded(r * 0.96), '#8f99d2') +
    windows +
    lantern(x, y - r * 0.96, r, [wall, shade, dark], [lit, own, deep]) +
    // the cornice goes round behind the dome
    [0, 1]
      .map((right) =>
        shape(
          `M${x},${y - r * 0.117 + 1}A${r * 1.02},${r * 0.107} 0 0 ${right} ${x},${y + r * 0.097 + 1}Z`,
          right ? '#ffffff' : '#b9c0e8',
        ),
      )
      .join('') +
    band(y - r * 0.01, y + r * 0.05, r * 1.02, -1, 1, '#ffffff') +
    band(y - r * 0.01, y + r * 0.05, r * 1.02, -1, shaded(r * 1.02), '#b9c0e8') +
    shape(`M${x - r},${y}A${r},${r * 0.98} 0 0 1 ${x + r},${y}L${rim(y, r, 1, -1)}Z`, own) +
    shape(
      `M${x - r},${y}A${r},${r * 0.98} 0 0 1 ${x - r * 0.03},${y - r * 0.9796}C${x - r * 0.26},${y - r * 0.84} ${x - r * 0.42},${y - r * 0.42} ${x + r * edge},${y + r * 0.095}L${rim(y, r, edge, -1)}Z`,
      deep,
    ) +
    shape(
      `M${x + r * 0.3},${y - r * 0.9}C${x + r * 0.72},${y - r * 0.7} ${x + r * 0.86},${y - r * 0.34} ${x + r * 0.84},${y - r * 0.06}C${x + r * 0.79},${y - r * 0.33} ${x + r * 0.66},${y - r * 0.68} ${x + r * 0.3},${y - r * 0.9}Z`,
      lit,
    )
  )
}
