import type { Spot } from './land.ts'

/** A rectangle in pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Name {
  at: Spot
  lines: string[]
}

export interface PlacedName extends Name {
  box: Box
  anchor: 'start' | 'middle' | 'end'
  /** Whether the name is so far from its spot that it needs a line to it. */
  isApart: boolean
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Letter widths in em, large enough for any semibold sans serif. */
const letterWidth = (letter: string): number => {
  if (/[ijlI.,'’ ()|-]/.test(letter)) return 0.39
  if (/[mwMW&]/.test(letter)) return 1.02
  return /\p{Lu}/u.test(letter) ? 0.8 : 0.67
}
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((width, letter) => width + letterWidth(letter), 0) * size

type Direction = readonly [dx: -1 | 0 | 1, dy: -1 | 0 | 1]
const directions: Direction[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
]
/** Distances from the spot to the name, nearest first. */
const reaches = [11, 26, 44, 64]

interface Room {
  width: number
  height: number
  size: number
  /** Areas that no name may cover. */
  taken: Box[]
  /** Lines that names should avoid, as points a few pixels apart. */
  lines: Spot[][]
}

/**
 * Places every name beside its spot so that names do not overlap each other, taken areas or the edge.
 *
 * @returns null if there is no such arrangement
 */
export function placeNames(names: Name[], room: Room): PlacedName[] | null {
  const choices = names.map((name) => candidates(name, names, room))
  const order = choices
    .map((_, at) => at)
    .toSorted((a, b) => (choices[a] ?? []).length - (choices[b] ?? []).length)
  let best: { placed: PlacedName[]; cost: number } | undefined
  let steps = 0
  const chosen = new Map<number, PlacedName>()
  const place = (depth: number, cost: number): void => {
    if (++steps > 12_000 || (best && cost >= best.cost)) return
    const at = order[depth]
    if (at === undefined) {
      best = { placed: names.flatMap((_, index) => chosen.get(index) ?? []), cost }
      return
    }
    for (const { placed, cost: own } of choices[at] ?? []) {
      if ([...chosen.values()].some(({ box }) => overlaps(box, placed.box))) continue
      chosen.set(at, placed)
      place(depth + 1, cost + own)
      chosen.delete(at)
    }
  }
  place(0, 0)
  return best?.placed ?? null
}

function candidates(name: Name, names: Name[], room: Room): { placed: PlacedName; cost: number }[] {
  const width = Math.max(...name.lines.map((line) => textWidth(line, room.size)))
  const height = name.lines.length * room.size * 1.2
  const [x, y] = name.at
  return reaches
    .flatMap((reach, far) =>
      directions.map(([dx, dy], rank) => {
        // A diagonal step is as long as a straight one.
        const step = dx && dy ? reach * 0.75 : reach
        const box = {
          x: x + dx * step - (dx < 0 ? width : dx > 0 ? 0 : width / 2),
          y: y + dy * step - (dy < 0 ? height : dy > 0 ? 0 : height / 2),
          width,
          height,
        }
        const anchor = dx > 0 ? ('start' as const) : dx < 0 ? ('end' as const) : ('middle' as const)
        const own = distance(name.at, box)
        const nearer = names.filter(({ at }) => at !== name.at && distance(at, box) < own + 6).length
        const crossings = room.lines.filter((line) => crosses(line, box)).length
        return {
          placed: { ...name, box, anchor, isApart: far > 0 },
          cost: far * 8 + rank * 0.4 + crossings * 9 + nearer * 25,
        }
      }),
    )
    .filter(
      ({ placed: { box } }) =>
        box.x >= 4 &&
        box.y >= 4 &&
        box.x + box.width <= room.width - 4 &&
        box.y + box.height <= room.height - 4 &&
        !room.taken.some((other) => overlaps(box, other)) &&
        !names.some(({ at: [dotX, dotY] }) =>
          overlaps(box, { x: dotX - 6, y: dotY - 6, width: 12, height: 12 }),
        ),
    )
    .toSorted((a, b) => a.cost - b.cost)
}

const distance = ([x, y]: Spot, box: Box): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height))

export const crosses = (line: Spot[], { x, y, width, height }: Box): boolean =>
  line.some(([right, down]) => x < right && right < x + width && y < down && down < y + height)
