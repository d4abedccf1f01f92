/** Wat Arun against the light, cut by hand from a front view: metres, y down, the middle of the foot at 0. */
import { lerp } from '../kit/ink.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const f = (v: number) => v.toFixed(2)

/** A battered storey: heights of its foot and top, half its width there, and the number of its mouldings. */
type Storey = readonly [low: number, high: number, wide: number, narrow: number, bands: number]
interface Plan {
  storeys: readonly Storey[]
  /** Foot, height and half width of the rounded crown, and the number of its rings. */
  crown: readonly [foot: number, high: number, half: number, rings: number]
  /** Share by which a moulding stands out. */
  lip: number
}
const GREAT: Plan = {
  storeys: [
    [0, 5, 29.5, 28.4, 1],
    [5, 16.5, 23.4, 19.6, 3],
    [16.5, 28.5, 17, 13.6, 3],
    [28.5, 38.5, 11.6, 9.5, 3],
    [38.5, 47.5, 7.7, 6.9, 3],
  ],
  crown: [47.5, 25.5, 6.1, 9],
  lip: 0.42,
}
const SMALL: Plan = {
  storeys: [
    [0, 4.6, 6.6, 5.6, 2],
    [4.6, 9.6, 4.8, 4, 2],
    [9.6, 13.8, 3.3, 2.9, 2],
  ],
  crown: [13.8, 14.6, 2.9, 8],
  lip: 0.26,
}
/** Half the width of a crown by its share of the height: it swells, then rounds off. */
const swell = (t: number): number => (1 + 0.2 * t - 0.26 * t * t) * Math.sqrt(Math.max(0, 1 - t ** 3.6))

/** One side of a storey, from its foot up; `share` narrows it to a bay. */
function flank([low, high, wide, narrow, bands]: Storey, lip: number, share: number): Pt[] {
  const side: Pt[] = []
  for (let i = 0; i < bands; i++) {
    const at = (t: number, out: number): Pt => [
      lerp(wide, narrow, (i + t) / bands) * share + out,
      -lerp(low, high, (i + t) / bands),
    ]
    side.push(at(0, 0), at(0.7, 0), at(0.76, lip), at(0.98, lip), at(1, 0))
  }
  return side
}
/** One side of the crown in rings that bulge; its own curve, so that its edge is smooth. */
function rings([foot, high, half, count]: Plan['crown'], share: number): string {
  const at = (t: number): string => `${f(half * swell(t) * share)},${f(-(foot + high * t))}`
  let d = ''
  for (let i = 0; i < count; i++) {
    const [a, b] = [i / count, (i + 1) / count],
      out = 1.05
    d += `C${f(half * swell(lerp(a, b, 0.15)) * share * out)},${f(-(foot + high * lerp(a, b, 0.3)))} ${f(half * swell(lerp(a, b, 0.75)) * share * out)},${f(-(foot + high * lerp(a, b, 0.8)))} ${at(b)}`
  }
  return d
}
/** The trident of Indra on a short stem; `y` is its foot. */
function trident(y: number, high: number): string {
  const h = high,
    p = (x: number, up: number) => `${f(x * h)},${f(y - up * h)}`
  let d = `M${p(-0.09, -0.06)}C${p(-0.13, 0.02)} ${p(-0.08, 0.06)} ${p(-0.045, 0.1)}L${p(-0.035, 0.9)}L${p(0, 1.06)}L${p(0.035, 0.9)}L${p(0.045, 0.1)}C${p(0.08, 0.06)} ${p(0.13, 0.02)} ${p(0.09, -0.06)}Z`
  for (const s of [-1, 1])
    d += `M${p(0, 0.3)}C${p(s * 0.12, 0.28)} ${p(s * 0.24, 0.36)} ${p(s * 0.21, 0.66)}L${p(s * 0.17, 0.78)}L${p(s * 0.145, 0.64)}C${p(s * 0.16, 0.5)} ${p(s * 0.12, 0.42)} ${p(0, 0.42)}Z`
  return d
}
/** Inks of a prang: its faces, the bays that stand out, the sides that fall back, the mouldings and two rows of tiles. */
export interface PrangInks {
  face: string
  bay: string
  back: string
  line: string
  tile: string
  /** The ends of the mouldings that the sun reaches. */
  lit: string
  gilt: string
}
const both = (side: readonly Pt[]): string =>
  `M${[...side.map(([x, y]): Pt => [-x, y]), ...side.toReversed()].map(([x, y]) => `${f(x)},${f(y)}`).join('L')}Z`
/** Storeys and crown, in three tones. */
function prang({ storeys, crown, lip }: Plan, ink: PrangInks): string {
  const [foot, high, half, count] = crown,
    mirrored = (share: number): string => {
      const right = rings(crown, share),
        flip = right.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${f(-Number(x))},${y}`)
      // up the left side, and the right side mirrored as a second half
      return `M0,${f(-foot)}L${f(half * share)},${f(-foot)}${right}L0,${f(-foot - high)}ZM0,${f(-foot)}L${f(-half * share)},${f(-foot)}${flip}L0,${f(-foot - high)}Z`
    }
  let out = shape(mirrored(1), ink.back) + shape(mirrored(0.72), ink.face) + shape(mirrored(0.34), ink.bay)
  let lines = ''
  for (let i = 1; i < count; i++) {
    const t = i / count,
      w = half * swell(t),
      y = -(foot + high * t),
      thick = high / count / 9
    lines += `M${f(-w)},${f(y)}Q0,${f(y + thick * 3)} ${f(w)},${f(y)}Q0,${f(y + thick * 5)} ${f(-w)},${f(y)}Z`
  }
  let glints = ''
  for (let i = 1; i < count; i++) {
    const t = (i + 0.42) / count,
      w = half * swell(t) * 1.02,
      y = -(foot + high * t),
      thick = high / count / 11
    if (t < 0.9)
      glints += `M${f(-w)},${f(y - thick)}Q${f(-w * 0.9)},${f(y + thick * 0.2)} ${f(-w * 0.5)},${f(y + thick)}Q${f(-w * 0.8)},${f(y + thick)} ${f(-w)},${f(y + thick)}Z`
  }
  out += shape(lines, ink.line) + shape(glints, ink.lit)
  for (const s of storeys.toReversed()) {
    out +=
      shape(both(flank(s, lip, 1)), ink.back) +
      shape(both(flank(s, lip, 0.8)), ink.face) +
      shape(both(flank(s, lip, 0.5)), ink.bay)
    const [low, top, wide, narrow, bands] = s
    let shade = '',
      lit = ''
    for (let i = 0; i < bands; i++) {
      const t = (i + 0.74) / bands,
        w = lerp(wide, narrow, t),
        y = -lerp(low, top, t),
        deep = ((top - low) / bands) * 0.1
      shade += `M${f(-w)},${f(y)}H${f(w)}v${f(deep)}H${f(-w)}Z`
      lit += `M${f(-w - lip)},${f(y - deep * 1.5)}L${f(-w * 0.62)},${f(y - deep * 0.9)}L${f(-w - lip)},${f(y)}Z`
    }
    out += shape(shade, ink.line) + shape(lit, ink.lit)
  }
  return out + shape(trident(-foot - high + high * 0.012, high * 0.32), ink.gilt)
}
/** A band of tiles round a storey, at a height. */
const tiles = (up: number, half: number, high: number, ink: string, lit: string) =>
  shape(`M${f(-half)},${f(-up)}H${f(half)}v${f(high)}H${f(-half)}Z`, ink) +
  shape(`M${f(-half)},${f(-up)}H${f(-half * 0.28)}L${f(-half * 0.36)},${f(high - up)}H${f(-half)}Z`, lit)
export const cornerPrang = (ink: PrangInks): string =>
  prang(SMALL, ink) +
  tiles(4.55, 5.75, 0.7, ink.tile, ink.lit) +
  shape('M-1,-10V-12.2Q-1,-13.2 0,-13.6Q1,-13.2 1,-12.2V-10Z', ink.line)

/** The central prang, 82 m: on its storeys stand the small prangs of the niches, and a steep stair climbs to the uppermost terrace. */
export function greatPrang(ink: PrangInks): string {
  const niche = (x: number, k: number) =>
    `<g transform="translate(${x},-38.5) scale(${k})">${prang({ storeys: [[0, 5.6, 2.5, 2.2, 1]], crown: [5.6, 8.2, 1.9, 6], lip: 0.2 }, ink)}</g>`
  return (
    niche(-8.4, 0.86) +
    niche(8.4, 0.86) +
    prang(GREAT, ink) +
    tiles(16.4, 19.9, 1.3, ink.tile, ink.lit) +
    tiles(28.4, 13.9, 1.2, ink.tile, ink.lit) +
    tiles(38.4, 9.8, 1.1, ink.tile, ink.lit) +
    // the stair between its parapets
    shape('M-4.6,0L-2.6,-38.6H2.6L4.6,0Z', ink.bay) +
    shape('M-3,0L-1.6,-38.6H1.6L3,0Z', ink.line) +
    niche(0, 1) +
    shape('M-1.2,-39V-42.2Q-1.2,-43.4 0,-44Q1.2,-43.4 1.2,-42.2V-39Z', ink.line)
  )
}
/** The steep roofs of the hall before the prangs, from the long side: two tiers with flame finials. The middle of the wall's foot is at 0. */
export const HALL_ROOF = {
  roof: 'M-15,-7C-13,-8.4 -11.6,-10.4 -10.6,-13H10.6C11.6,-10.4 13,-8.4 15,-7ZM-9.4,-12.4C-8.2,-14.2 -7.4,-16.6 -6.9,-19.4H6.9C7.4,-16.6 8.2,-14.2 9.4,-12.4Z',
  wall: 'M-13,0V-7.4H13V0Z',
  flames:
    'M-15,-6.6C-16.4,-6.8 -17.2,-7.8 -16.9,-9.4C-16.3,-8.6 -15.6,-8.3 -14.6,-8.2ZM15,-6.6C16.4,-6.8 17.2,-7.8 16.9,-9.4C16.3,-8.6 15.6,-8.3 14.6,-8.2ZM-10.9,-12.6C-11.6,-14.2 -11.5,-15.6 -12.3,-17.2C-10.8,-16.4 -10,-14.8 -9.7,-12.8ZM10.9,-12.6C11.6,-14.2 11.5,-15.6 12.3,-17.2C10.8,-16.4 10,-14.8 9.7,-12.8ZM-7.2,-19C-7.9,-20.6 -7.8,-22.2 -8.7,-24C-7,-23.1 -6.2,-21.2 -5.9,-19.2ZM7.2,-19C7.9,-20.6 7.8,-22.2 8.7,-24C7,-23.1 6.2,-21.2 5.9,-19.2Z',
}
/** Half the width of the central prang at a height, for its mirror. */
export function greatHalf(up: number): number {
  const storey = GREAT.storeys.find(([low, high]) => up >= low && up < high),
    [foot, high, half] = GREAT.crown
  if (storey) return lerp(storey[2], storey[3], (up - storey[0]) / (storey[1] - storey[0]))
  const t = (up - foot) / high
  return t >= 0 && t < 1 ? half * swell(t) : up < 81 ? 0.5 : 0
}
