/** A temple gate at night with light in its opening, by hand: metres, foot at y = 0, y down. */
const f = (v: number) => v.toFixed(3)
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
/** Half width and height of the opening. */
export const OPENING = { half: 2.25, high: 4.2 } as const
/** The tip of the eaves, and the row of their middle. */
const TIP = [3.95, -4.93] as const
const EAVE = -4.61
/** Rows of tiles that run down the roof from its ridge to its eaves. */
function tiles(ink: string): string {
  let d = ''
  for (let i = -9; i <= 9; i++) {
    const u = i / 9.6,
      x = u * 3.86,
      low = EAVE - 0.2 - 0.3 * Math.abs(u) ** 2.4
    d += `M${f(x - 0.05)},${f(low)}Q${f(x * 0.8 - 0.045)},-5.02 ${f(x * 0.66 - 0.035)},-6.22H${f(x * 0.66 + 0.035)}Q${f(x * 0.8 + 0.045)},-5.02 ${f(x + 0.05)},${f(low)}Z`
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
  sill: readonly [front: string, top: string]
  /** The passage inwards, lighter with each frame: the walls of a reveal and its ceiling, then the face of the next frame, and so on. */
  frames: readonly (readonly [wall: string, ceiling?: string])[]
  /** The floor of passage and court, and its joints. */
  floor: string
  joint: string
  /** The lit hall at its end: few tones, near each other. */
  hall: Readonly<Record<'wall' | 'panel' | 'post' | 'beam' | 'altar' | 'cloth', string>>
}
/** The edges in the passage as we see them, from the opening inwards: half the width, the top, and how small distance makes it. The frames within are taller. */
const PASSAGE: readonly (readonly [half: number, top: number, scale: number])[] = [
  [OPENING.half, -OPENING.high, 1],
  [2.03, -4.02, 0.9],
  [1.85, -3.9, 0.9],
  [1.7, -3.84, 0.8],
  [1.56, -3.75, 0.8],
]
/** The hall: paper panels between posts, in the middle a lantern and an altar with its burner. */
function hall(inks: GateInks['hall'], [half, top]: readonly [number, number], foot: number): string {
  const bar = (x: number, wide: number, from: number, to: number, ink: string) =>
    shape(`M${f(x - wide / 2)},${f(from)}H${f(x + wide / 2)}V${f(to)}H${f(x - wide / 2)}Z`, ink)
  const sill = foot - 0.3
  return (
    bar(0, 2 * half, top, foot, inks.wall) +
    bar(0, 1.7, top + 0.16, sill - 0.1, inks.panel) +
    [-1, 1].map((s) => bar(s * 1.14, 0.44, top + 0.16, sill - 0.1, inks.panel)).join('') +
    bar(0, 2 * half, top, top + 0.08, inks.post) +
    bar(0, 2 * half, sill, foot, inks.post) +
    [-1, 1].map((s) => bar(s * 1.46, 0.13, top, foot, inks.beam)).join('') +
    bar(0, 0.014, top, top + 0.1, inks.altar) +
    shape(
      `M-.1,${f(top + 0.1)}H.1C.18,${f(top + 0.2)} .18,${f(top + 0.38)} .1,${f(top + 0.48)}H-.1C-.18,${f(top + 0.38)} -.18,${f(top + 0.2)} -.1,${f(top + 0.1)}Z`,
      inks.beam,
    ) + // prettier-ignore
    bar(0, 0.2, top + 0.08, top + 0.12, inks.altar) +
    bar(0, 0.2, top + 0.46, top + 0.5, inks.altar) +
    bar(0, 1.06, foot - 0.38, foot - 0.31, inks.altar) +
    bar(0, 0.9, foot - 0.31, foot, inks.beam) +
    bar(0, 0.34, foot - 0.31, foot - 0.1, inks.cloth) +
    // a bowl for incense between two candles
    shape(
      `M-.2,${f(foot - 0.52)}H.2C.2,${f(foot - 0.46)} .13,${f(foot - 0.43)} .07,${f(foot - 0.42)}L.1,${f(foot - 0.38)}H-.1L-.07,${f(foot - 0.42)}C-.13,${f(foot - 0.43)} -.2,${f(foot - 0.46)} -.2,${f(foot - 0.52)}Z`,
      inks.altar,
    ) + // prettier-ignore
    [-1, 1].map((s) => bar(s * 0.4, 0.06, foot - 0.48, foot - 0.38, inks.altar)).join('')
  )
}
/** The gate, seen from the height `eye`. */
export function litGate(inks: GateInks, eye: number): string {
  const { half, high } = OPENING
  /** Row of the floor where distance makes things so small. */
  const floor = (scale: number) => f(eye * (scale - 1))
  const passage = PASSAGE.map(([w, top, scale], i) => {
    const [wall, ceiling] = inks.frames[i] ?? [inks.hall.wall],
      [inW, inTop] = PASSAGE[i + 1] ?? [w, top]
    return (
      shape(`M${-w},${floor(scale)}V${top}H${w}V${floor(scale)}Z`, wall) +
      (ceiling ? shape(`M${-w},${top}H${w}L${inW},${inTop}H${-inW}Z`, ceiling) : '')
    )
  }).join('')
  const [court, , end] = PASSAGE.at(-1)!
  const post = (s: 1 | -1) =>
    shape(`M${s * half},.03V${-high}H${s * (half + 0.36)}V.03Z`, inks.timber) +
    shape(`M${s * (half - 0.05)},.06V-.16H${s * (half + 0.42)}V.06Z`, inks.roof)
  return (
    passage +
    // one floor from the sill to the far side of the court, its stones on lines to the vanishing point
    shape(`M${-half},0L${-court},${floor(end)}V${floor(0.46)}H${court}V${floor(end)}L${half},0Z`, inks.floor) +
    shape(
      [-1.5, -0.5, 0.5, 1.5]
        .map((x) => `M${x - 0.03},0L${f(x * 0.46 - 0.012)},${floor(0.46)}H${f(x * 0.46 + 0.012)}L${x + 0.03},0Z`)
        .join(''),
      inks.joint,
    ) +
    hall(inks.hall, [court, -3.75], eye * (0.46 - 1)) +
    shape(`M${-half},.01V-.12H${half}V.01Z`, inks.sill[0]) +
    shape(`M${-half},-.09V-.12H${half}V-.09Z`, inks.sill[1]) +
    post(1) +
    post(-1) +
    // brackets under the eaves, the beam over the opening
    shape(`M-2.7,${-high - 0.2}L-3.4,${EAVE - 0.24}H3.4L2.7,${-high - 0.2}Z`, inks.soffit) +
    shape(`M-2.84,${-high + 0.02}V${-high - 0.24}H2.84V${-high + 0.02}Z`, inks.timber) +
    // the concave roof, its corners turned up, and the ridge between two tiles that stand
    shape(`M${eaves(0, true)}L${-TIP[0] - 0.02},${TIP[1] - 0.16}Q-2.95,-5.07 -2.62,-6.24H2.62Q2.95,-5.07 ${TIP[0] + 0.02},${TIP[1] - 0.16}Z`, inks.roof) + // prettier-ignore
    tiles(inks.tile) +
    shape(`M${eaves(0, true)}L${eaves(0.16, false)}Z`, inks.edge) +
    shape('M-2.74,-6.16V-6.44H2.74V-6.16Z', inks.edge) +
    shape('M2.56,-6.16C2.62,-6.4 2.66,-6.62 2.96,-6.74C2.93,-6.52 2.93,-6.34 2.88,-6.16ZM-2.56,-6.16C-2.62,-6.4 -2.66,-6.62 -2.96,-6.74C-2.93,-6.52 -2.93,-6.34 -2.88,-6.16Z', inks.edge) // prettier-ignore
  )
}
