/** Mount Agung from far away in three inks: ribs that run down from the crater, each lit on its left and shaded on its right. */
import type { Pt } from '../kit/vec.ts'

/** The crater's lip from left to right, the great rib between light and shade at its third point; and the mountain's foot. */
const LIP: readonly Pt[] = [[966, 164], [982, 157], [1006, 161], [1034, 153], [1058, 169]] // prettier-ignore
const FOOT = 420
/** Where the great rib comes down. */
const GREAT = 960
/** What neither lies in light nor in shade: where along the foot, how far down it begins, and how broad it is there. */
const RIBS: readonly (readonly [rib: number, from: number, wide: number])[] = [
  [566, 0.3, 44],
  [660, 0.1, 52],
  [752, 0.3, 34],
  [816, 0.02, 46],
  [894, 0.24, 30],
  [1010, 0.3, 26],
  [1062, 0.06, 40],
  [1140, 0.34, 30],
  [1206, 0.12, 52],
  [1310, 0.3, 40],
  [1396, 0.14, 56],
]
const n = (v: number) => v.toFixed(1)
/** A point on the line from the crater to `foot`; the flanks grow flatter as they fall. */
function down(foot: number, t: number): Pt {
  const u = (foot - 520) / 1060,
    top = LIP[0]![0] + u * (LIP.at(-1)![0] - LIP[0]![0]),
    y = 165 - 7 * Math.sin(u * Math.PI)
  return [top + (foot - top) * t ** 1.5, y + (FOOT - y) * t]
}
const line = (foot: number, from: number, to = 1): Pt[] =>
  Array.from({ length: 15 }, (_, i) => down(foot, from + ((to - from) * i) / 14))
const shape = (points: readonly Pt[], ink: string) =>
  `<path d="M${points.map(([x, y]) => `${n(x)},${n(y)}`).join('L')}Z" fill="${ink}"/>`

/** A plane between a rib and the line `wide` to its right: nothing at its head, all of its width at the foot. */
const flute = (rib: number, wide: number, from: number, ink: string): string =>
  shape(
    [
      ...line(rib, from),
      ...Array.from({ length: 15 }, (_, i) => down(rib + wide * Math.sqrt(i / 14), from + ((1 - from) * i) / 14)).toReversed(), // prettier-ignore
    ],
    ink,
  )
export function agungPrint([lit, half, shade]: readonly [string, string, string]): string {
  const great = line(GREAT, 0)
  return (
    shape([...line(520, 0).toReversed(), ...LIP.slice(0, 3), ...great], lit) +
    shape([...great.toReversed(), ...LIP.slice(2), ...line(1580, 0)], shade) +
    RIBS.map(([rib, from, wide]) => flute(rib, wide, from, half)).join('')
  )
}
