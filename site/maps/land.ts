import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoIdentity, geoMercatorRaw, geoOrthographic, geoPath, type GeoPermissibleObjects } from 'd3-geo'
import { feature } from 'topojson-client'

/** Degrees east, degrees north. */
export type Point = readonly [east: number, north: number]
/** Pixels right, pixels down. */
export type Spot = [x: number, y: number]

/** A Mercator view: its middle, pixels for each radian at the equator, and its size in pixels. */
export interface View {
  centre: Point
  scale: number
  width: number
  height: number
}

/** A coast and its lakes in Mercator coordinates: radians right and up, alternating. Bounds in degrees. */
interface Outline {
  rings: Float64Array[]
  west: number
  east: number
  south: number
  north: number
}

const radians = Math.PI / 180
const mercator = ([east, north]: Point) => geoMercatorRaw(east * radians, north * radians) as Spot
/** Degrees east of a meridian, from -180 to 180. */
const eastOf = (meridian: number, east: number): number => ((east - meridian + 540) % 360) - 180

/** A point's position in a view. */
export function spotIn({ centre, scale, width, height }: View): (point: Point) => Spot {
  const [, middle] = mercator([0, centre[1]])
  return ([east, north]) => {
    const [x, y] = mercator([eastOf(centre[0], east), north])
    return [width / 2 + x * scale, height / 2 - (y - middle) * scale]
  }
}

/** Natural Earth's coasts at 1:10 or 1:110 million, without borders. */
function readLand(detail: '10m' | '110m') {
  const file = createRequire(import.meta.url).resolve(`world-atlas/land-${detail}.json`)
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof feature>[0]
  const { land } = atlas.objects
  const coasts = land && feature(atlas, land)
  if (coasts?.type !== 'FeatureCollection') throw new Error(`${file} has no collection of land`)
  return coasts
}

let outlines: Outline[] | undefined

/** The coasts as rings with their bounds, read once. */
const readOutlines = (): Outline[] =>
  (outlines ??= readLand('10m').features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [boundsOf(geometry.coordinates)]
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.map((polygon) => boundsOf(polygon)) : []
  }))

function boundsOf(polygon: number[][][]): Outline {
  const [coast = [], ...lakes] = polygon.map((ring) =>
    ring.map(([east = 0, north = 0]): Point => [east, north]),
  )
  const shore = unbroken(coast)
  const bounds = { west: 540, east: -540, south: 90, north: -90 }
  for (const [east, north] of shore) {
    bounds.west = Math.min(bounds.west, east)
    bounds.east = Math.max(bounds.east, east)
    bounds.south = Math.min(bounds.south, north)
    bounds.north = Math.max(bounds.north, north)
  }
  const inside = lakes.map((lake) => {
    const first = lake[0]?.[0] ?? 0
    const turn = first < bounds.west ? 360 : first > bounds.east ? -360 : 0
    return lake.map(([east, north]): Point => [east + turn, north])
  })
  return { rings: [shore, ...inside].map((ring) => Float64Array.from(ring.flatMap(flat))), ...bounds }
}

const flat = ([east, north]: Point): Spot => [
  east * radians,
  mercator([0, Math.max(-85, Math.min(85, north))])[1],
]

/** The ring without the jump at the 180th meridian, where the data continues at the other edge. */
function unbroken(ring: Point[]): Point[] {
  let turn = 0
  return ring.map(([east, north], at) => {
    const step = east - (ring[at - 1]?.[0] ?? east)
    if (Math.abs(step) > 180) turn -= 360 * Math.sign(step)
    return [east + turn, north]
  })
}

/** Thresholds in pixels below which details are dropped: the first that makes a path short enough is used, else the last. */
const finestDetails = [1.6, 2.2, 3, 4, 5.5]
const longestPath = 17_000

export interface Land {
  /** An SVG path in tenths of pixels. */
  path: string
  /** Of the view, from 0 to 1. */
  share: number
}

/** Both the layout of a map for its page and its file need the land of the same views. */
const drawn = new Map<string, Land>()

declare global {
  /** Builds reuse the land of earlier builds (publish/finish/kept-land.ts). */
  var keptLand: ((view: string, draw: () => Land) => Land) | undefined
}

/** The land of a view. */
export function landOf(view: View): Land {
  const key = JSON.stringify(view)
  const draw = () => drawFine(view)
  const land = drawn.get(key) ?? globalThis.keptLand?.(key, draw) ?? draw()
  drawn.set(key, land)
  return land
}

function drawFine(view: View): Land {
  const [first = 0, ...coarser] = finestDetails
  let land = drawLand(view, first)
  for (const finest of coarser) if (land.path.length > longestPath) land = drawLand(view, finest)
  return land
}

function drawLand(view: View, finest: number): Land {
  const { centre, scale, width, height } = view
  const spot = spotIn(view)
  const halfDegrees = width / 2 / scale / radians
  const [, equator] = spotIn(view)([0, 0])
  const shapes: Spot[][][] = []
  // If the view extends beyond the edge of the data, the land of the other edge continues there.
  for (const turn of [-360, 0, 360]) {
    for (const { rings, west, east, south, north } of readOutlines()) {
      const from = west - centre[0] + turn
      const to = east - centre[0] + turn
      if (to < -halfDegrees || from > halfDegrees) continue
      if (spot([0, north])[1] > height || spot([0, Math.max(south, -85)])[1] < 0) continue
      if (Math.max(east - west, north - south) * radians * scale < 2 * finest) continue
      const left = width / 2 + (turn - centre[0]) * radians * scale
      const [coast = [], ...lakes] = rings.map((ring) => thin(ring, { ...view, left, equator, finest }))
      if (coast.length > 3) shapes.push([coast, ...lakes.filter(({ length }) => length > 3)])
    }
  }
  const inland = shapes.flatMap(([, ...lakes]) => lakes.map((lake) => [lake]))
  const edge = 4
  const clip = geoIdentity().clipExtent([
    [-edge, -edge],
    [width + edge, height + edge],
  ])
  const draw = geoPath(clip).digits(1)
  const area = (polygons: Spot[][][]) => draw.area(polygonsOf(polygons)) / (width * height)
  return {
    path: inSteps(draw(polygonsOf(shapes)) ?? ''),
    share: area(shapes.map(([coast = []]) => [coast])) - area(inland),
  }
}

const polygonsOf = (coordinates: Spot[][][]): GeoPermissibleObjects => ({ type: 'MultiPolygon', coordinates })

/**
 * Converts an absolute path in tenths of pixels to relative steps, which take a third of the bytes. Leaves out shorter
 * steps.
 */
function inSteps(path: string, shortest = 0): string {
  let [x, y] = [0, 0]
  const steps = path.replace(
    /([ML])([-\d.]+),([-\d.]+)/g,
    (_, command: string, right: string, down: string) => {
      const [toX, toY] = [Math.round(Number(right) * 10), Math.round(Number(down) * 10)]
      if (command === 'M') {
        ;[x, y] = [toX, toY]
        return `M${x} ${y}`
      }
      if (Math.abs(toX - x) + Math.abs(toY - y) < shortest) return ''
      const step = `l${toX - x}${toY < y ? '' : ' '}${toY - y}`
      ;[x, y] = [toX, toY]
      return step
    },
  )
  return steps.replace(/M[-\d ]+(l[-\d ]+)?Z/g, '')
}

interface Window {
  width: number
  height: number
  scale: number
  /** The positions of the prime meridian and the equator. */
  left: number
  equator: number
  finest: number
}

/**
 * A ring in pixels without invisible points: those closer to the previous one than the finest detail, and those that are,
 * with both neighbours, beyond the same edge of the window.
 */
function thin(ring: Float64Array, { width, height, scale, left, equator, finest }: Window): Spot[] {
  const side = (x: number, y: number) =>
    (x < -20 ? 1 : 0) | (x > width + 20 ? 2 : 0) | (y < -20 ? 4 : 0) | (y > height + 20 ? 8 : 0)
  const across = (at: number) => left + (ring[at] ?? 0) * scale
  const down = (at: number) => equator - (ring[at + 1] ?? 0) * scale
  let [x, y] = [across(0), down(0)]
  const kept: Spot[] = [[x, y]]
  let sidesBefore = side(x, y)
  let [nextX, nextY] = [across(2), down(2)]
  let sidesNext = side(nextX, nextY)
  for (let at = 4; at < ring.length; at += 2) {
    const [hereX, hereY, sides] = [nextX, nextY, sidesNext]
    nextX = across(at)
    nextY = down(at)
    sidesNext = side(nextX, nextY)
    if (sides) {
      if (sides & sidesBefore & sidesNext) continue
    } else if (Math.abs(hereX - x) + Math.abs(hereY - y) < finest * 1.3) continue
    x = hereX
    y = hereY
    sidesBefore = sides
    kept.push([x, y])
  }
  const [start = [0, 0]] = kept
  return [...kept, start]
}

let world: ReturnType<typeof readLand> | undefined

/** The hemisphere around a point as a disc of this radius around (0, 0), in tenths of pixels. */
export function globePath([east, north]: Point, radius: number): string {
  world ??= readLand('110m')
  const globe = geoOrthographic().rotate([-east, -north]).scale(radius).translate([0, 0])
  return inSteps(geoPath(globe).digits(1)(world) ?? '', 20)
}
