/** A blue dome on a white drum at noon: one edge of shade runs down dome and drum, between two windows. */
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

/** `y` is the row where the dome springs, `inks` those of lit wall, wall in shade and windows, then light, own and deep ink of the dome. */
export function noonDome(
  x: number,
  y: number,
  r: number,
  [wall, shade, dark]: [string, string, string],
  [lit, own, deep]: [string, string, string],
): string {
  let windows = ''
  for (const degrees of [-66, -38, -8, 22, 54]) {
    const a = (degrees * Math.PI) / 180,
      [cx, foot, half, high] = [
        x + r * 0.97 * Math.sin(a),
        y + r * (0.22 + 0.16 * Math.cos(a)),
        r * 0.068 * Math.cos(a),
        r * 0.25,
      ]
    windows += `M${cx - half},${foot}V${foot - high + half}A${half},${half} 0 0 1 ${cx + half},${foot - high + half}V${foot}Z`
  }
  const edge = x - r * 0.385
  return (
    // the line of shade where the drum stands on its roof
    shape(
      `M${x - r},${y + r * 0.41}Q${x},${y + r * 0.54} ${x + r},${y + r * 0.41}V${y + r * 0.43}Q${x},${y + r * 0.586} ${x - r},${y + r * 0.43}Z`,
      '#a9b2e0',
    ) +
    shape(`M${x - r},${y}H${x + r}V${y + r * 0.42}Q${x},${y + r * 0.55} ${x - r},${y + r * 0.42}Z`, wall) +
    shape(
      `M${x - r},${y}H${edge}V${y + r * 0.474}Q${x - r * 0.7},${y + r * 0.46} ${x - r},${y + r * 0.42}Z`,
      shade,
    ) +
    shape(windows, dark) +
    shape(`M${x - r},${y}A${r},${r * 0.98} 0 0 1 ${x + r},${y}Q${x},${y + r * 0.13} ${x - r},${y}Z`, own) +
    shape(
      `M${x - r},${y}A${r},${r * 0.98} 0 0 1 ${x - r * 0.1},${y - r * 0.975}C${x - r * 0.46},${y - r * 0.72} ${x - r * 0.52},${y - r * 0.24} ${edge},${y + r * 0.054}Q${x - r * 0.72},${y + r * 0.04} ${x - r},${y}Z`,
      deep,
    ) +
    shape(
      `M${x + r * 0.3},${y - r * 0.9}C${x + r * 0.72},${y - r * 0.7} ${x + r * 0.86},${y - r * 0.34} ${x + r * 0.84},${y - r * 0.06}C${x + r * 0.72},${y - r * 0.3} ${x + r * 0.62},${y - r * 0.66} ${x + r * 0.3},${y - r * 0.9}Z`,
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
