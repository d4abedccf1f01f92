/** A blue dome on a white drum at noon: one edge of shade runs down dome, cornice and drum, between two windows. A wall in front hides the drum's foot. */
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

/** `y` is the row where the dome springs, `inks` those of lit wall, wall in shade and windows, then light, own and deep ink of the dome. */
export function noonDome(
  x: number,
  y: number,
  r: number,
  [wall, shade, dark]: [string, string, string],
  [lit, own, deep]: [string, string, string],
): string {
  /** Half an ellipse below row `v`, towards us, as wide as `half`, back and forth between two columns as shares of it. */
  const rim = (v: number, half: number, from: number, to: number): string => {
    const down = half * 0.105,
      at = (u: number) => `${x + u * half},${v + down * Math.sqrt(1 - u * u)}`
    return `${at(from)}A${half},${down} 0 0 ${from < to ? 0 : 1} ${at(to)}`
  }
  const band = (top: number, foot: number, half: number, from: number, to: number, ink: string) =>
    shape(`M${rim(top, half, from, to)}L${rim(foot, half, to, from)}Z`, ink)
  const [foot, edge] = [y + r * 0.5, -0.4]
  const shadeTo = (u: number, ink: string) => {
    const half = r * 0.96
    return shape(
      `M${rim(y, half, -1, u)}C${x + half * (u + 0.004)},${y + r * 0.25} ${x + half * (u + 0.014)},${y + r * 0.42} ${x + half * (u + 0.03)},${foot + r * 0.1}L${rim(foot, half, u, -1)}Z`,
      ink,
    )
  }
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
    // the shade bends with the dome's and thins out in a strip
    shadeTo(edge + 0.09, '#d3d3e8') +
    shadeTo(edge, shade) +
    // the cornice throws a line of shade
    band(y + r * 0.03, y + r * 0.085, r * 0.96, edge, 1, '#c3c9eb') +
    band(y + r * 0.03, y + r * 0.085, r * 0.96, -1, edge, '#8f99d2') +
    windows +
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
    band(y - r * 0.01, y + r * 0.05, r * 1.02, -1, edge, '#b9c0e8') +
    shape(`M${x - r},${y}A${r},${r * 0.98} 0 0 1 ${x + r},${y}L${rim(y, r, 1, -1)}Z`, own) +
    shape(
      `M${x - r},${y}A${r},${r * 0.98} 0 0 1 ${x - r * 0.1},${y - r * 0.975}C${x - r * 0.46},${y - r * 0.72} ${x - r * 0.52},${y - r * 0.24} ${x + r * edge},${y + r * 0.096}L${rim(y, r, edge, -1)}Z`,
      deep,
    ) +
    shape(
      `M${x + r * 0.3},${y - r * 0.9}C${x + r * 0.72},${y - r * 0.7} ${x + r * 0.86},${y - r * 0.34} ${x + r * 0.84},${y - r * 0.06}C${x + r * 0.79},${y - r * 0.33} ${x + r * 0.66},${y - r * 0.68} ${x + r * 0.3},${y - r * 0.9}Z`,
      lit,
    ) +
    // the lantern and its cross, with a side in shade
    shape(`M${x - r * 0.1},${y - r * 0.96}v${-r * 0.12}h${r * 0.2}v${r * 0.12}Z`, wall) +
    shape(`M${x - r * 0.1},${y - r * 0.96}v${-r * 0.12}h${r * 0.06}v${r * 0.12}Z`, shade) +
    shape(
      `M${x - r * 0.018},${y - r * 1.08}v${-r * 0.12}h${-r * 0.07}v${-r * 0.036}h${r * 0.07}v${-r * 0.07}h${r * 0.036}v${r * 0.07}h${r * 0.07}v${r * 0.036}h${-r * 0.07}v${r * 0.12}Z`,
      wall,
    )
  )
}
