/** A fountain lit from its foot, and the Burj Khalifa behind it by night. The fountain's foot is at (0, 0), y down, in design pixels. */

const n = (v: number) => v.toFixed(1)

/** An arc of water: its foot, how far it is thrown and how high. */
type Arc = readonly [foot: number, far: number, high: number]
/** The arcs to the left and to the right, the low ones first; thrown to the left if `far` is negative. */
const ARCS: readonly Arc[] = [
  [-172, -436, 178],
  [160, 400, 196],
  [-134, -374, 318],
  [124, 334, 300],
  [-96, -262, 426],
  [92, 270, 392],
  [-70, -140, 372],
  [66, 176, 478],
]
/** Inks from the foot to the water: white gold for the strands, paler and cooler for the veils. */
const STRAND = ['#fffdf0', '#fff3cf', '#ffe6ab', '#ffd88c', '#ffd88c']
const VEIL = ['#fffbea', '#f3f6e6', '#dff0ea', '#bfe4e8', '#9fd6e4']
/** Inks along a throw: `alpha` is the strength at five places. */
const throwInk = (
  id: string,
  x0: number,
  x1: number,
  inks: readonly string[],
  alpha: readonly number[],
): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x0)}" y1="0" x2="${n(x1)}" y2="0">${[0, 0.2, 0.5, 0.78, 1].map((o, i) => `<stop offset="${o}" stop-color="${inks[i]!}" stop-opacity="${alpha[i]!}"/>`).join('')}</linearGradient>`
/** The shape between two parabolas from one foot: thin where the water rises, wide where it falls. */
function crescent(x0: number, far: number, high: number, inner: number, stem: number, end: number): string {
  const x1 = x0 + far,
    xi = x0 + far * inner,
    s = Math.sign(far) * stem
  return `M${n(x0 + s)},0Q${n((x0 + x1) / 2)},${n(-2 * high)} ${n(x1)},${n(end)}H${n(xi)}Q${n((x0 + xi) / 2)},${n(-2 * high * inner)} ${n(x0 - s)},0Z`
}
/** The water thrown up where a throw meets the lake: soft banks of spray and a ring on the water. */
function splash(x: number, y: number, wide: number, id: string): string {
  const bank = (rx: number, ry: number, dx: number) =>
    `<ellipse cx="${n(x + dx)}" cy="${n(y - ry * 0.3)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#${id}s)"/>`
  return (
    `<radialGradient id="${id}s"><stop offset="0" stop-color="#f0f6ea" stop-opacity=".56"/><stop offset=".45" stop-color="#d6eeea" stop-opacity=".34"/><stop offset="1" stop-color="#bfe4e8" stop-opacity="0"/></radialGradient>` +
    bank(wide * 1.7, 13, 0) +
    bank(wide * 0.75, 30, -wide * 0.45) +
    bank(wide * 0.6, 22, wide * 0.5) +
    `<path d="M${n(x - wide * 1.2)},${n(y + 6)}Q${n(x)},${n(y + 13)} ${n(x + wide * 1.2)},${n(y + 6)}Q${n(x)},${n(y + 9)} ${n(x - wide * 1.2)},${n(y + 6)}Z" fill="#d8f0ea" fill-opacity=".45"/>`
  )
}
/** How far below the fountain's foot each throw meets the water, in the order of the arcs. */
const DEPTHS = [22, 13, 4, 24, 15, 5, 9, 17, 8]
/** One throw that meets the water at `end`: a veil of falling drops, and strands that part as they rise. The falling side fades above the water. */
function arc([x0, far, high]: Arc, id: string, end: number, mirrored: boolean): string {
  const x1 = x0 + far,
    mid = x0 + far * 0.4,
    fade = Math.min(120, high * 0.5)
  const strand = (reach: number, lift: number, inner: number, stem: number, ink: string) =>
    `<path d="${crescent(x0, far * reach, high * lift, inner, stem, mirrored ? -end : end)}" fill="url(#${id}${ink})"/>`
  const box = (a: number, b: number, ink: string) =>
    `<rect x="${n(Math.min(a, b))}" y="-900" width="${n(Math.abs(b - a))}" height="1000" fill="${ink}"/>`
  const foot = mirrored ? -end : end
  return (
    `<defs>${throwInk(`${id}v`, x0, x1, VEIL, [0.9, 0.55, 0.42, 0.3, 0.12])}${throwInk(`${id}c`, x0, x1, STRAND, [1, 1, 0.92, 0.5, 0.2])}` +
    `<linearGradient id="${id}f" gradientUnits="userSpaceOnUse" x1="0" y1="${n(foot - fade)}" x2="0" y2="${n(foot - 3)}"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>` +
    `<mask id="${id}m" maskUnits="userSpaceOnUse" x="-900" y="-900" width="1800" height="1000">${box(x0, x1 + Math.sign(far) * 40, `url(#${id}f)`)}${box(x0 - Math.sign(far) * 40, mid, '#fff')}</mask></defs>` +
    `<g mask="url(#${id}m)">` +
    strand(1, 1, 0.74, -8, 'v') +
    strand(0.86, 0.86, 0.965, -5, 'c') +
    strand(1, 1, 0.94, -7, 'c') +
    '</g>' +
    (mirrored ? '' : splash(x0 + far * 0.88, end, Math.abs(far) * 0.1 + 8, id))
  )
}
/** A straight jet, pointed. */
const jet = (x: number, high: number, wide: number, id: string): string =>
  `<path d="M${x - wide * 0.5},0C${x - wide * 0.7},${-high * 0.4} ${x - wide * 0.5},${-high * 0.7} ${x},${-high}C${x + wide * 0.5},${-high * 0.7} ${x + wide * 0.7},${-high * 0.4} ${x + wide * 0.5},0Z" fill="url(#${id})"/>`
/** All arcs, the low ones behind, and short straight jets between their feet. `key` sets the ids apart; `sides` scales the arcs to the left and to the right, the outermost first; `tall` is the height of the jet beside the tower; `mirrored` is for its image in the water. */
export const fountain = (
  key: string,
  sides: readonly [left: readonly number[], right: readonly number[]],
  tall: number,
  mirrored = false,
): string =>
  [
    ...ARCS.map(([x, far, high], i): Arc => {
      const k = sides[far > 0 ? 1 : 0][i >> 1]!
      return [x, far * k, high * k ** 0.5]
    }),
    [20, 84, tall] as const,
  ]
    .map((throws, i) => arc(throws, `${key}a${i}`, DEPTHS[i]!, mirrored))
    .join('') +
  `<linearGradient id="${key}j" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="-130"><stop offset="0" stop-color="#fffdf0"/><stop offset="1" stop-color="#ffedc0" stop-opacity=".55"/></linearGradient>` +
  [
    [-116, 66, 12],
    [-80, 92, 13],
    [-34, 118, 15],
    [0, 104, 14],
    [44, 124, 15],
    [80, 98, 13],
    [110, 72, 12],
  ]
    .map(([x, high, wide]) => jet(x!, high!, wide!, `${key}j`))
    .join('')

/** The tower: tiers that step back by turns on its three wings, then the spire; threads of light up its edges, stronger at the foot. `key` sets the ids apart; without `lit` it has no threads. */
export function needle(high: number, key: string, lit = true): string {
  const tiers = 26,
    top = -0.74 * high
  const reach = (t: number) => (0.084 * (1 - Math.min(1, t)) ** 1.05 + 0.0065) * high
  const row = (i: number) => (i / tiers) * top
  const step = (i: number, k: number) => Math.floor((i + k) / 3) / 9
  /** The outline of a wing from the foot to the top. */
  const wing = (k: number, wide: number): string[] =>
    Array.from({ length: tiers }, (_, i) => {
      const x = n(wide * reach(step(i, k)))
      return [`${x},${n(row(i))}`, `${x},${n(row(i + 1))}`]
    }).flat()
  const outline = (a: string[], b: string[], ink: string) =>
    `<path d="M${[...a, ...b.toReversed()].join('L')}Z" fill="${ink}"/>`
  const axis = ['0,0', `0,${n(top)}`]
  /** A thread on a wing at `u` of its reach, from the foot to the setback it ends under. */
  const thread = (k: number, u: number): string => {
    const x = u * reach(0)
    let i = tiers
    while (i > 1 && Math.abs(x) > reach(step(i - 1, k)) * 0.96) i--
    return `M${n(x)},0V${n(row(i) + 2)}`
  }
  const threads =
    [-0.9, -0.74, -0.58, -0.43, -0.3].map((u) => thread(2, u)).join('') +
    [0.9, 0.72, 0.55, 0.39, 0.26].map((u) => thread(1, u)).join('') +
    `M${n(-0.012 * high)},0V${n(top)}M${n(0.008 * high)},0V${n(top)}`
  /** A lit line under each setback of a wing. */
  const caps = (k: number, wide: number): string =>
    Array.from({ length: tiers }, (_, i) => {
      const a = reach(step(i, k)),
        b = reach(step(i + 1, k))
      return a - b < 0.5 ? '' : `M${n(wide * a)},${n(row(i + 1) + 1)}H${n(wide * b * 0.7)}`
    }).join('')
  return (
    `<path d="M-4.6,${n(top * 0.96)}L-3.6,${n(-high * 0.84)}L-1.9,${n(-high * 0.85)}L-.8,${n(-high)}H.8L1.9,${n(-high * 0.85)}L3.6,${n(-high * 0.84)}L4.6,${n(top * 0.96)}Z" fill="#6d87c6"/><path d="M-.9,${n(top * 0.9)}L-.6,${n(-high * 0.985)}H.6L.9,${n(top * 0.9)}Z" fill="#ffe9b4"/>` +
    outline(wing(2, -1), axis, '#13205f') +
    outline(axis, wing(1, 1), '#0a1042') +
    outline(wing(0, -0.3), wing(0, 0.22), '#1b2d76') +
    `<linearGradient id="${key}foot" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${n(top * 0.62)}"><stop offset="0" stop-color="#ffd08a" stop-opacity=".7"/><stop offset=".4" stop-color="#c98f86" stop-opacity=".3"/><stop offset="1" stop-color="#7f6a90" stop-opacity="0"/></linearGradient>` +
    outline(wing(2, -1), wing(0, 0.22), `url(#${key}foot)`) +
    `<linearGradient id="${key}thread" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${n(top)}"><stop offset="0" stop-color="#ffd79a"/><stop offset=".35" stop-color="#f0c890" stop-opacity=".6"/><stop offset="1" stop-color="#fff6dc"/></linearGradient>` +
    (lit
      ? `<path d="${threads}${caps(2, -1)}${caps(1, 1)}" stroke="url(#${key}thread)" stroke-width="1.7" fill="none"/>`
      : '')
  )
}
