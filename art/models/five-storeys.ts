/** The five-storey pagoda of Senso-ji from the front at dusk, by hand: metres, foot at y = 0, y down, 47 m to the tip, a third of it the mast. */
const f = (v: number) => v.toFixed(2)
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const STOREY = 5.9
/** Half widths of the wall and of the eaves of a storey. */
const wallOf = (i: number) => 4.7 - i * 0.34
const eaveOf = (i: number) => 9.1 - i * 0.62
interface DuskInks {
  roof: string
  /** The upper edge of the eaves. */
  edge: string
  /** The underside of the eaves, and the walls. */
  soffit: string
  wall: string
  post: string
  lamp: string
}
/** A path mirrored in the axis: `right` goes from the axis at the bottom outwards and up to the axis again. */
function both(right: readonly (readonly number[])[]): string {
  const go = (s: 1 | -1, part: readonly number[]): string =>
    part.length === 2 ? `L${f(s * part[0]!)},${f(part[1]!)}` : `Q${f(s * part[0]!)},${f(part[1]!)} ${f(s * part[2]!)},${f(part[3]!)}` // prettier-ignore
  const half = (s: 1 | -1) =>
    `M0,${f(right[0]!.at(-1)!)}${right.map((part) => go(s, part)).join('')}L0,${f(right.at(-1)!.at(-1)!)}Z`
  return half(1) + half(-1)
}
/** A roof over storey `i`: a long concave slope whose corners turn up, the board of its eaves, and the brackets below. */
function roof(i: number, inks: DuskInks): string {
  const y = -(2 + i * STOREY),
    o = eaveOf(i),
    w = wallOf(i),
    top = i < 4 ? wallOf(i + 1) + 0.55 : 0.7,
    peak = i < 4 ? y - 6.35 : y - 8.1,
    low = y - 4.35,
    tip = y - 5.3
  return (
    // brackets step out from the wall
    shape(both([[w * 0.98, y - 3.2], [w + 0.5, y - 3.7], [w + 1.2, low - 0.02], [0, low - 0.1]]), inks.soffit) + // prettier-ignore
    // the underside, seen from below
    shape(both([[w + 0.9, low + 0.42], [o * 0.8, low + 0.3, o, tip + 0.1], [o * 0.7, low - 0.2, 0, low - 0.3]]), inks.soffit) + // prettier-ignore
    shape(both([[0, low], [o * 0.66, low, o, tip], [o + 0.05, tip - 0.22], [w + 1.6, tip - 0.05, top, peak], [0, peak]]), inks.roof) + // prettier-ignore
    shape(both([[0, low], [o * 0.66, low, o, tip], [o + 0.05, tip - 0.22], [o * 0.66, low - 0.3, 0, low - 0.3]]), inks.edge) // prettier-ignore
  )
}
/** A storey: wall, posts, door and the windows that are lit, with a gallery in front of the upper ones. */
function storey(i: number, lit: readonly number[], inks: DuskInks): string {
  const y = -(2 + i * STOREY),
    w = wallOf(i)
  const box = (cx: number, half: number, from: number, to: number) => `M${f(cx - half)},${f(y - from)}H${f(cx + half)}V${f(y - to)}H${f(cx - half)}Z` // prettier-ignore
  const posts = [-0.95, -0.34, 0.34, 0.95].map((u) => box(u * w, 0.2, -0.6, 3.8)).join('')
  const panes = [-0.64, 0, 0.64].map((u) => box(u * w, w * 0.2, i ? 0.9 : 0, 3.1))
  return (
    shape(box(0, w, -0.7, 4), inks.wall) +
    panes.map((d, k) => shape(d, lit.includes(k) ? inks.lamp : inks.soffit)).join('') +
    shape(posts, inks.post) +
    (i
      ? shape(box(0, w + 1.05, -0.75, -0.3) + box(0, w + 1.05, 0.62, 0.8), inks.post) +
        shape([-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((u) => box(u * (w + 0.95), 0.09, -0.4, 0.8)).join(''), inks.post) // prettier-ignore
      : '')
  )
}
/** The mast with its nine rings on a block and a bowl, the flame and the jewel. */
function mast(ink: string): string {
  const foot = -(2 + 4 * STOREY) - 8
  let d = `M-.95,${f(foot + 0.3)}V${f(foot - 0.6)}H.95V${f(foot + 0.3)}ZM-.72,${f(foot - 0.6)}Q-.7,${f(foot - 1.5)} 0,${f(foot - 1.6)}Q.7,${f(foot - 1.5)} .72,${f(foot - 0.6)}ZM-.2,${f(foot - 1.3)}L-.13,${f(foot - 12.6)}H.13L.2,${f(foot - 1.3)}Z`
  for (let i = 0; i < 9; i++) {
    const r = 1.06 - i * 0.055,
      y = foot - 2.4 - i * 0.84
    d += `M${f(-r)},${f(y)}L${f(-r + 0.16)},${f(y - 0.4)}H${f(r - 0.16)}L${f(r)},${f(y)}Z`
  }
  const flame = `M0,${f(foot - 9.7)}Q1.1,${f(foot - 10.4)} 0,${f(foot - 12.1)}Q-1.1,${f(foot - 10.4)} 0,${f(foot - 9.7)}ZM0,${f(foot - 12)}Q.62,${f(foot - 12.6)} 0,${f(foot - 13.5)}Q-.62,${f(foot - 12.6)} 0,${f(foot - 12)}Z`
  return shape(d, ink) + shape(flame, ink)
}
/** Which of the three bays of each storey are lit. */
const LIT: readonly (readonly number[])[] = [[1], [0, 2], [1], [0, 2], []]
/** The whole tower on its two steps of stone. */
export function fiveStoreys(inks: DuskInks): string {
  let tower =
    shape('M-13,0V-.9H13V0Z', inks.soffit) +
    shape('M-13.2,-.7V-1.05H13.2V-.7Z', inks.edge) +
    shape('M-8.2,-1V-2H8.2V-1Z', inks.wall) +
    shape('M-8.4,-1.75V-2.05H8.4V-1.75Z', inks.edge) +
    // a stair to the door
    shape('M-1.9,0V-2H1.9V0Z', inks.wall) +
    shape(
      'M-1.9,-.32V-.5H1.9V-.32ZM-1.9,-.86V-1.04H1.9V-.86ZM-1.9,-1.4V-1.58H1.9V-1.4ZM-2.2,0V-2.1H-1.8V0ZM1.8,0V-2.1H2.2V0Z',
      inks.post,
    )
  for (let i = 0; i < 5; i++) tower += storey(i, LIT[i]!, inks) + roof(i, inks)
  return tower + mast(inks.roof)
}
