/** Marina Bay Sands and the lotus-shaped museum from the bay, at night, as cut shapes. Metres over the water, seen from the north-west. */
import { poly } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

/** The deck's length runs 30 degrees away from the picture's plane. The eye is this far away, in metres. */
const COS = 0.866
const SIN = 0.5
const FAR = 2400
/** Heights of the roofs, the keel and the rim of the deck. */
const ROOF = 197
const RIM = 208
/** Middles of the towers along the deck, from north (left) to south, and their width. */
const TOWERS = [-67, 27, 121] as const
const WIDE = 62
/** A point by its way along the deck, its height and its depth, in metres with y down, before the eye. */
function at(along: number, up: number, deep: number): Pt {
  const k = 1 / (1 + (along * SIN + deep * COS) / FAR)
  return [(along * COS - deep * SIN) * k, -up * k]
}
/** How far the outer leg stands out at a height. */
const splay = (up: number) => 47 * Math.max(0, 1 - up / 140) ** 1.7
const steps = (from: number, to: number, many: number) =>
  Array.from({ length: many + 1 }, (_, i) => from + ((to - from) * i) / many)

/** Lit rooms of each tower: storey, where the run begins and how long it is, as shares of the face. */
const LIT: readonly (readonly [storey: number, from: number, long: number])[][] = [
  [[24, .58, .3], [22, .1, .16], [21, .34, .1], [18, .48, .4], [16, .12, .24], [15, .74, .12], [12, .3, .34], [10, .08, .1], [9, .6, .28], [6, .2, .18], [5, .52, .12]],
  [[25, .14, .12], [23, .4, .46], [20, .08, .26], [19, .66, .14], [16, .3, .2], [14, .56, .34], [13, .1, .12], [10, .36, .42], [8, .14, .16], [6, .62, .22], [5, .3, .1]],
  [[24, .3, .36], [22, .74, .14], [20, .1, .22], [18, .44, .12], [16, .58, .32], [13, .14, .38], [11, .7, .16], [9, .1, .1], [8, .38, .4], [5, .16, .2]],
] // prettier-ignore
const STOREYS = 28

function tower(index: number): string {
  const mid = TOWERS[index]!,
    [north, south] = [mid - WIDE / 2, mid + WIDE / 2],
    rows = steps(0, ROOF, 24),
    column = (along: number, deep: (up: number) => number) => rows.map((up) => at(along, up, deep(up))),
    west = (up: number) => -11 - 0.16 * splay(up)
  const face = poly([...column(north, west), ...column(south, west).toReversed()], 'url(#facade)')
  // the sky is seen between the two legs
  const inner = steps(0, 112, 16),
    outline = [...column(north, (up) => 11 + splay(up)), ...column(north, west).toReversed()],
    gap = [
      ...inner.map((up) => at(north, up, splay(up) * 0.9 - 1)),
      ...inner.toReversed().map((up) => at(north, up, west(up) + 10.5)),
    ],
    ring = (points: readonly Pt[]) => `M${points.map((q) => q.map((v) => v.toFixed(2)).join()).join('L')}Z`,
    end = `<path fill-rule="evenodd" d="${ring(outline)}${ring(gap)}" fill="#1b1650"/>`
  let rooms = '',
    lines = ''
  const h = (ROOF - 8) / STOREYS
  for (let s = 1; s < STOREYS; s++) {
    const y = 2 + s * h
    lines += `M${at(north, y, west(y)).map((v) => v.toFixed(2)).join()}L${at(south, y, west(y)).map((v) => v.toFixed(2)).join()}` // prettier-ignore
  }
  for (const [storey, from, long] of LIT[index]!) {
    const y = 2 + storey * h,
      [x, to] = [north + WIDE * from, north + WIDE * (from + long)]
    rooms += ring([
      at(x, y + 1.6, west(y)),
      at(to, y + 1.6, west(y)),
      at(to, y + h - 1, west(y)),
      at(x, y + h - 1, west(y)),
    ])
  }
  return (
    end +
    face +
    `<path d="${lines}" stroke="#3c3690" stroke-width=".7" fill="none"/><path d="${rooms}" fill="#ffd27e"/>`
  )
}
/** Half the width of the deck, which ends in a long prow in the north and is blunt in the south. */
function halfDeck(along: number): number {
  const prow = along < -30 ? Math.max(0, 1 - ((-30 - along) / 148) ** 2) ** 0.8 : 1,
    stern = along > 90 ? Math.max(0, 1 - ((along - 90) / 80) ** 2.2) ** 0.7 : 1
  return 19.5 * Math.min(prow, stern)
}
function deck(): string {
  const sides = steps(-178, 170, 70),
    bow = (along: number) => 5 - 14 * (along / 170) ** 2,
    near = (up: number) => sides.map((along) => at(along, up, bow(along) - halfDeck(along))),
    keel = sides.map((along) => {
      const full = halfDeck(along) / 19.5
      return at(along, RIM - 2 - 15 * full ** 0.85, bow(along))
    }),
    mid = sides.map((along) => {
      const full = halfDeck(along) / 19.5
      return at(along, RIM - 2 - 4 * full, bow(along) - halfDeck(along) * 0.96)
    })
  return (
    poly([...near(RIM), ...keel.toReversed()], '#c9659c') +
    poly([...near(RIM), ...mid.toReversed()], '#2a2268') +
    poly([...near(RIM + 1), ...near(RIM - 2.4).toReversed()], '#ffe3a8')
  )
}
/** Places on the deck that beams rise from, from north to south. */
export const LAMPS: readonly Pt[] = [-138, -92, -46, 0, 46, 92, 138].map((along) => at(along, RIM, 0))
/** The deck alone, which its mirror shows before the towers. */
export const DECK = deck()
/** The halls at the foot of the towers: three low vaults over a lit front. */
const HALLS = [
  [-164, -58],
  [-62, 48],
  [44, 150],
].map(([a, b]) => [at(a!, 0, -60)[0], at(b!, 0, -60)[0]] as const)
const PODIUM = HALLS.map(
  ([a, b]) =>
    `<path d="M${a},0V-9C${a + (b - a) * 0.3},-20 ${a + (b - a) * 0.7},-22 ${b},-11V0Z" fill="#2b2470"/><path d="M${a + 2},0V-5Q${(a + b) / 2},-10 ${b - 2},-6V0Z" fill="#ffbe78"/>`,
).join('')
/** The towers and their deck; the waterline is y = 0. */
export const SANDS = `<defs><linearGradient id="facade" gradientUnits="userSpaceOnUse" x1="0" y1="-200" x2="0" y2="0"><stop offset="0" stop-color="#3a3392"/><stop offset=".5" stop-color="#241f6c"/><stop offset="1" stop-color="#1d1858"/></linearGradient></defs>${tower(2)}${tower(1)}${tower(0)}${DECK}${PODIUM}`
/** The edges of a tower's face and end at a height, for its mirror. */
export const spans = (up: number): (readonly [number, number])[] =>
  TOWERS.map((mid) => {
    const [left] = at(mid - WIDE / 2, up, 11 + splay(up)),
      [right] = at(mid + WIDE / 2, up, -11)
    return [left, right] as const
  })
/** A petal of the museum whose tip is cut off by a skylight. */
const petal = (body: string, tip: string, ink: string, light: string, flip = false, k = 1) =>
  `<g transform="scale(${flip ? -k : k},${k})"><path d="${body}" fill="${ink}"/><path d="${tip}" fill="${light}"/></g>`
const BACK = ['M-8,-6C-14,-26 -18,-44 -26,-55C-20,-62 -8,-63 -2,-57C-2,-40 1,-24 2,-6Z', 'M-26,-55C-20,-62 -8,-63 -2,-57C-9,-53 -18,-52 -26,-55Z'] as const // prettier-ignore
const OUTER = ['M-2,-3C-22,-8 -44,-20 -55,-43C-52,-51 -42,-54 -36,-50C-28,-33 -16,-20 2,-13Z', 'M-55,-43C-52,-51 -42,-54 -36,-50C-40,-45 -48,-42 -55,-43Z'] as const // prettier-ignore
const INNER = ['M0,-3C-14,-10 -26,-22 -33,-40C-29,-48 -18,-50 -12,-45C-10,-30 -4,-17 4,-8Z', 'M-33,-40C-29,-48 -18,-50 -12,-45C-17,-40 -26,-38 -33,-40Z'] as const // prettier-ignore
const MIDDLE = ['M-4,-3C-9,-14 -12,-28 -11,-41C-6,-48 7,-48 12,-41C13,-28 10,-14 5,-3Z', 'M-11,-41C-6,-48 7,-48 12,-41C6,-37 -5,-37 -11,-41Z'] as const // prettier-ignore
/** The museum like an open lotus. */
export const LOTUS =
  petal(...BACK, '#9a78bd', '#6d4fa0') +
  petal(...BACK, '#a883c4', '#6d4fa0', true, 0.96) +
  petal(...OUTER, '#c9a2d2', '#7c5cab') +
  petal(...OUTER, '#e0b9da', '#7c5cab', true, 1.05) +
  petal(...INNER, '#dcb6d8', '#8a68b4') +
  petal(...INNER, '#f0d3e2', '#8a68b4', true, 1.03) +
  petal(...MIDDLE, '#fff0ea', '#9a78bd') +
  '<path d="M-18,0C-13,-5 13,-5 18,0Z" fill="#6d4fa0"/>'
