/** A temple gate at night with light in its opening, by hand: metres, foot at y = 0, y down. */
const f = (v: number) => v.toFixed(3)
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
/** Half width and height of the opening. */
export const OPENING = { half: 2.25, high: 4 } as const
/** The tip of the eaves, and the row of their middle. */
const TIP = [3.95, -4.77] as const
const EAVE = -4.43
/** Rows of tiles that run down the roof from its ridge to its eaves. */
function tiles(ink: string): string {
  let d = ''
  for (let i = -9; i <= 9; i++) {
    const u = i / 9.6,
      x = u * 3.86,
      low = EAVE - 0.2 - 0.3 * Math.abs(u) ** 2.4
    d += `M${f(x - 0.05)},${f(low)}Q${f(x * 0.8 - 0.045)},-5.02 ${f(x * 0.66 - 0.035)},-6.14H${f(x * 0.66 + 0.035)}Q${f(x * 0.8 + 0.045)},-5.02 ${f(x + 0.05)},${f(low)}Z`
  }
  return shape(d, ink)
}
/** The lower edge of the eaves from right to left, `up` above it. */
const eaves = (up: number, back: boolean) => {
  const s = back ? 1 : -1
  return `${s * (TIP[0] + (up ? 0.02 : 0))},${f(TIP[1] - up)}Q${s * 2.7},${f(EAVE - up)} 0,${f(EAVE - up)}Q${-s * 2.7},${f(EAVE - up)} ${-s * (TIP[0] + (up ? 0.02 : 0))},${f(TIP[1] - up)}`
}
interface GateInks {
  roof: string
  tile: string
  edge: string
  /** Under the eaves, where a little light comes up. */
  soffit: string
  timber: string
  /** Timber that the light strikes: the leaves of the door and the sill. */
  warm: string
  sill: string
  /** The passage, from its middle outwards. */
  light: readonly [string, string, string]
}
export function litGate(inks: GateInks): string {
  const { half, high } = OPENING
  const leaf = (s: 1 | -1) =>
    shape(`M${s * half},0V${-high}L${s * (half - 0.24)},${-high + 0.14}V-.12Z`, inks.warm)
  const post = (s: 1 | -1) =>
    shape(`M${s * half},.03V${-high}H${s * (half + 0.36)}V.03Z`, inks.timber) +
    shape(`M${s * (half - 0.05)},.06V-.16H${s * (half + 0.42)}V.06Z`, inks.roof)
  return (
    `<defs><radialGradient id="passage" gradientUnits="userSpaceOnUse" cx="0" cy="-1.8" r="2.9">${inks.light.map((c, i) => `<stop offset="${[0.15, 0.65, 1][i]}" stop-color="${c}"/>`).join('')}</radialGradient></defs>` +
    shape(`M${-half},0V${-high}H${half}V0Z`, 'url(#passage)') +
    leaf(1) +
    leaf(-1) +
    shape(`M${-half},.01V-.1H${half}V.01Z`, inks.sill) +
    post(1) +
    post(-1) +
    // brackets under the eaves, the beam over the opening
    shape(`M-2.7,${-high - 0.2}L-3.4,${EAVE - 0.24}H3.4L2.7,${-high - 0.2}Z`, inks.soffit) +
    shape(`M-2.84,${-high + 0.02}V${-high - 0.24}H2.84V${-high + 0.02}Z`, inks.timber) +
    // the concave roof, its corners turned up, and the ridge between two tiles that stand
    shape(`M${eaves(0, true)}L${-TIP[0] - 0.02},${TIP[1] - 0.16}Q-2.95,-5.07 -2.62,-6.16H2.62Q2.95,-5.07 ${TIP[0] + 0.02},${TIP[1] - 0.16}Z`, inks.roof) + // prettier-ignore
    tiles(inks.tile) +
    shape(`M${eaves(0, true)}L${eaves(0.16, false)}Z`, inks.edge) +
    shape('M-2.74,-6.08V-6.36H2.74V-6.08Z', inks.edge) +
    shape('M2.56,-6.08C2.62,-6.32 2.66,-6.54 2.96,-6.66C2.93,-6.44 2.93,-6.26 2.88,-6.08ZM-2.56,-6.08C-2.62,-6.32 -2.66,-6.54 -2.96,-6.66C-2.93,-6.44 -2.93,-6.26 -2.88,-6.08Z', inks.edge) // prettier-ignore
  )
}
