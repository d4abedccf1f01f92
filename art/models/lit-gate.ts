/** A temple gate at night with light in its opening, by hand: metres, foot at y = 0, y down. */
const f = (v: number) => v.toFixed(3)
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
/** Half width and height of the opening. */
export const OPENING = { half: 2.25, high: 3.7 } as const
/** The tip of the eaves, and the row of their middle. */
const TIP = [3.95, -4.47] as const
const EAVE = -4.13
/** Rows of tiles that run down the roof from its ridge to its eaves. */
function tiles(ink: string): string {
  let d = ''
  for (let i = -9; i <= 9; i++) {
    const u = i / 9.6,
      x = u * 3.86,
      low = EAVE - 0.2 - 0.3 * Math.abs(u) ** 2.4
    d += `M${f(x - 0.05)},${f(low)}Q${f(x * 0.8 - 0.045)},-4.72 ${f(x * 0.66 - 0.035)},-5.84H${f(x * 0.66 + 0.035)}Q${f(x * 0.8 + 0.045)},-4.72 ${f(x + 0.05)},${f(low)}Z`
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
  /** The curtain under the beam with the light behind it: cloth, folds, crest. */
  cloth: readonly [string, string, string]
  /** The passage, from its middle outwards. */
  light: readonly [string, string, string]
}
/** The curtain of a temple gate, drawn to its posts, with a plum-blossom crest. */
function curtain([cloth, fold, crest]: GateInks['cloth']): string {
  const top = -OPENING.high
  const half = (s: 1 | -1) => {
    const p = (x: number, y: number) => `${f(s * x)},${f(y)}`
    const edge = `${p(2.25, -2.77)}C${p(1.95, -2.7)} ${p(1.68, -2.82)} ${p(1.42, -2.98)}C${p(1.1, -3.18)} ${p(0.8, -3.52)} ${p(0.3, top)}`
    return (
      shape(`M${p(0.3, top)}L${p(2.25, top)}L${edge}Z`, cloth) +
      // the hem, and a fold along the post
      shape(`M${edge}L${p(0.5, top)}C${p(0.88, -3.54)} ${p(1.16, -3.26)} ${p(1.45, -3.08)}C${p(1.7, -2.92)} ${p(1.95, -2.8)} ${p(2.25, -2.87)}Z`, fold) + // prettier-ignore
      shape(`M${p(2.25, top)}L${p(2.25, -2.8)}L${p(2.1, -2.78)}C${p(2.12, -3)} ${p(2.08, -3.4)} ${p(2.02, top)}Z`, fold) // prettier-ignore
    )
  }
  const petals = Array.from({ length: 5 }, (_, i) => {
    const a = (i * 0.4 - 0.5) * Math.PI
    return `<circle cx="${f(1.66 + 0.125 * Math.cos(a))}" cy="${f(-3.28 + 0.125 * Math.sin(a))}" r=".073"/>`
  }).join('')
  return half(1) + half(-1) + `<g fill="${crest}">${petals}<circle cx="1.66" cy="-3.28" r=".042"/></g>`
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
    curtain(inks.cloth) +
    shape(`M${-half},.01V-.1H${half}V.01Z`, inks.sill) +
    post(1) +
    post(-1) +
    // brackets under the eaves, the beam over the opening
    shape(`M-2.7,${-high - 0.2}L-3.4,${EAVE - 0.24}H3.4L2.7,${-high - 0.2}Z`, inks.soffit) +
    shape(`M-3.05,${-high + 0.02}V${-high - 0.24}H3.05V${-high + 0.02}Z`, inks.timber) +
    // the concave roof, its corners turned up, and the ridge between two tiles that stand
    shape(`M${eaves(0, true)}L${-TIP[0] - 0.02},${TIP[1] - 0.16}Q-2.95,-4.77 -2.62,-5.86H2.62Q2.95,-4.77 ${TIP[0] + 0.02},${TIP[1] - 0.16}Z`, inks.roof) + // prettier-ignore
    tiles(inks.tile) +
    shape(`M${eaves(0, true)}L${eaves(0.16, false)}Z`, inks.edge) +
    shape('M-2.74,-5.78V-6.06H2.74V-5.78Z', inks.edge) +
    shape('M2.56,-5.78C2.62,-6.02 2.66,-6.24 2.96,-6.36C2.93,-6.14 2.93,-5.96 2.88,-5.78ZM-2.56,-5.78C-2.62,-6.02 -2.66,-6.24 -2.96,-6.36C-2.93,-6.14 -2.93,-5.96 -2.88,-5.78Z', inks.edge) // prettier-ignore
  )
}
