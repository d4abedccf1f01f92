import type { TravelMode } from '#catalogue/vocabulary.ts'
import { landOf, spotIn, type Point, type Spot, type View } from './land.ts'
import { placeNames, textWidth, type Box, type PlacedName } from './place-names.ts'

export interface MapStop {
  place: string
  at: Point
  /** The means of transport from the previous stop. */
  by?: TravelMode
}

/** The two sizes of every map, in CSS pixels, so that its text is not scaled. */
export const mapShapes = {
  narrow: { width: 340, height: 340, size: 13 },
  wide: { width: 760, height: 440, size: 15 },
} as const
export type MapShape = keyof typeof mapShapes

/** Stops so close together that they share a dot. */
export interface Dot {
  spot: Spot
  names: string[]
  /** Indexes of the stops. */
  stops: number[]
}

/** The way between two dots. */
export interface Leg {
  from: Spot
  to: Spot
  by: TravelMode | undefined
}

export interface Layout {
  view: View
  dots: Dot[]
  legs: Leg[]
  names: PlacedName[]
  globe: { x: number; y: number; radius: number } | undefined
}

const earthRadiusKm = 6371
/** The minimum width of a route's map. Longer routes determine their own. */
const leastKm = { narrow: 240, wide: 360 }
/** How much wider the map of a single place may get until it shows a recognisable coast. */
const widenings = [3.5, 5.25, 8, 10.5, 14]
const enoughOf = { least: 0.08, most: 0.96 }
export const dotRadius = 5

/** The centre of the stops and a scale at which all fit. */
function viewOf(stops: MapStop[], shape: MapShape): View {
  const { width, height } = mapShapes[shape]
  const [first = [0, 0]] = stops.map(({ at }) => at)
  const flat = spotIn({ centre: [first[0], 0], scale: 1, width: 0, height: 0 })
  const spots = stops.map(({ at }) => flat(at))
  const range = (axis: 0 | 1) => {
    const all = spots.map((spot) => spot[axis])
    return { least: Math.min(...all), most: Math.max(...all) }
  }
  const [x, y] = [range(0), range(1)]
  const middleNorth = (2 * Math.atan(Math.exp(-(y.least + y.most) / 2)) - Math.PI / 2) * (180 / Math.PI)
  const centre: Point = [first[0] + ((x.least + x.most) / 2) * (180 / Math.PI), middleNorth]
  const isPlace = new Set(stops.map(({ at }) => at.join())).size === 1
  const marginX = width * 0.19
  const marginY = height * 0.16
  const filling = Math.min(
    (width - 2 * marginX) / (x.most - x.least || 1e-9),
    (height - 2 * marginY) / (y.most - y.least || 1e-9),
  )
  const viewAcross = (km: number): View => {
    const largest = (width * earthRadiusKm * Math.cos(middleNorth * (Math.PI / 180))) / km
    return { centre, scale: Math.min(filling, largest), width, height }
  }
  if (!isPlace) return viewAcross(leastKm[shape])
  const views = widenings.map((factor) => viewAcross(leastKm[shape] * factor))
  const isKnown = (view: View) => {
    const { share } = landOf(view)
    return share > enoughOf.least && share < enoughOf.most
  }
  return views.find(isKnown) ?? (views.at(-1) as View)
}

function dotsOf(stops: MapStop[], view: View): Dot[] {
  const spot = spotIn(view)
  const dots: Dot[] = []
  stops.forEach(({ at, place }, index) => {
    const here = spot(at)
    const near = dots.find(
      (dot) => Math.hypot(dot.spot[0] - here[0], dot.spot[1] - here[1]) < 2.6 * dotRadius,
    )
    if (!near) dots.push({ spot: here, names: [place], stops: [index] })
    else {
      near.stops.push(index)
      if (!near.names.includes(place)) near.names.push(place)
    }
  })
  return dots
}

/** The positions of everything on a map. */
export function layOut(stops: MapStop[], shape: MapShape): Layout {
  const { width, height, size } = mapShapes[shape]
  const view = viewOf(stops, shape)
  const dots = dotsOf(stops, view)
  const dotOf = (index: number) => dots.find((dot) => dot.stops.includes(index)) as Dot
  const legs = stops.slice(1).flatMap(({ by }, before) => {
    const [from, to] = [dotOf(before), dotOf(before + 1)]
    return from === to ? [] : [{ from: from.spot, to: to.spot, by }]
  })
  const names = dots.map((dot) => ({ at: dot.spot, lines: dot.names }))
  const lines = legs.map(pointsOf)
  const legend = legendBox(legs, shape)
  const radius = shape === 'wide' ? 46 : 32
  const room = { width, height, size, lines }
  const attempt = (globe: Box | undefined) =>
    placeNames(names, { ...room, taken: [legend, ...(globe ? [globe] : [])] })
  for (const globe of globesAt(radius, view, dots)) {
    const placed = attempt(globe)
    if (placed) {
      const middle = globe.width / 2
      return { view, dots, legs, names: placed, globe: { x: globe.x + middle, y: globe.y + middle, radius } }
    }
  }
  const placed = attempt(undefined)
  if (!placed)
    throw new Error(
      `The map of ${stops.map(({ place }) => place).join(', ')} has no room for its names. Shorten them.`,
    )
  return { view, dots, legs, names: placed, globe: undefined }
}

/** The corners in which a globe would not cover a stop, the emptiest first. */
function globesAt(radius: number, { width, height }: View, dots: Dot[]): Box[] {
  const [side, gap] = [2 * radius, 12]
  const far = ({ x, y }: Box) =>
    Math.min(...dots.map(({ spot }) => Math.hypot(spot[0] - x - radius, spot[1] - y - radius)))
  return [
    [gap, gap],
    [width - side - gap, gap],
    [width - side - gap, height - side - gap],
  ]
    .map(([x = 0, y = 0]) => ({ x, y, width: side, height: side }))
    .filter((box) => far(box) > radius + 3 * dotRadius)
    .toSorted((a, b) => far(b) - far(a))
}

/** The midpoint of a leg. Flights are curved, other legs are nearly straight. */
export function bendOf([x1, y1]: Spot, [x2, y2]: Spot, by: TravelMode | undefined): Spot {
  const bow = by === 'air' ? 0.14 : 0.04
  return [(x1 + x2) / 2 + (y2 - y1) * bow, (y1 + y2) / 2 - (x2 - x1) * bow]
}

/** The control point of a curve through the leg's midpoint. */
export function controlOf(from: Spot, to: Spot, by: TravelMode | undefined): Spot {
  const [x, y] = bendOf(from, to, by)
  return [2 * x - (from[0] + to[0]) / 2, 2 * y - (from[1] + to[1]) / 2]
}

/** Points of a leg's curve, a few pixels apart. */
export function pointsOf({ from, to, by }: Leg): Spot[] {
  const control = controlOf(from, to, by)
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 4)
  return Array.from({ length: steps + 1 }, (_, at) => {
    const share = at / steps
    const along = (axis: 0 | 1) =>
      (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * control[axis] + share ** 2 * to[axis]
    return [along(0), along(1)]
  })
}

export const modeNames: Record<TravelMode, string> = {
  train: 'Train',
  road: 'Road',
  boat: 'Boat',
  air: 'Flight',
}
export const sampleLength = 26

export const modesOf = (legs: Leg[]): TravelMode[] => [...new Set(legs.flatMap(({ by }) => by ?? []))]

/** The background of the legend, in the bottom left corner. */
export function legendBox(legs: Leg[], shape: MapShape): Box {
  const { height, size } = mapShapes[shape]
  const small = size - 2
  const modes = modesOf(legs)
  const width = modes.reduce(
    (sum, mode) => sum + sampleLength + 6 + textWidth(modeNames[mode], small) + 12,
    10,
  )
  return modes.length ? { x: 8, y: height - 34, width, height: 26 } : { x: 0, y: height, width: 0, height: 0 }
}
