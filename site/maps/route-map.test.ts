import { describe, expect, it } from 'vitest'
import { agency, destinations, tourPackages } from '#catalogue/build/read-catalogue.ts'
import { landOf, spotIn } from './land.ts'
import { crosses, overlaps, placeNames, textWidth, type Box } from './place-names.ts'
import { layOut, mapShapes, pointsOf, type MapShape, type MapStop } from './map-layout.ts'
import { drawMap } from './route-map.ts'
import { placeStops, tripStops } from './stops.ts'

const shapes = Object.keys(mapShapes) as MapShape[]
const find = (slug: string) => destinations.find((destination) => destination.slug === slug)
const all: [string, MapStop[] | null][] = [
  ...tourPackages.map((entry) => [entry.slug, tripStops(entry, find)] as [string, MapStop[] | null]),
  ...destinations.map((entry) => [entry.slug, placeStops(entry)] as [string, MapStop[] | null]),
]

const maps = all.flatMap(([slug, stops]) =>
  shapes.map((shape) => ({ slug: `${slug} ${shape}`, stops: stops ?? [], shape })),
)
const venice: MapStop = { place: 'Venice', at: [12.33, 45.44] }
const rome: MapStop = { place: 'Rome', at: [12.48, 41.9], by: 'train' }

describe('the maps of the site', () => {
  it('exist for every trip and every place', () => {
    expect(all.length).toBe(tourPackages.length + destinations.length)
    expect(all.filter(([, stops]) => !stops).map(([slug]) => slug)).toEqual([])
  })

  it.each(maps)(
    'have the names of all stops of $slug inside the frame, without overlaps',
    ({ stops, shape }) => {
      const { width, height } = mapShapes[shape]
      const { names } = layOut(stops, shape)
      expect(stops.filter(({ place }) => !names.some(({ lines }) => lines.includes(place)))).toEqual([])
      for (const { box } of names) {
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
        expect(box.y + box.height).toBeLessThanOrEqual(height)
      }
      expect(names.filter((a, at) => names.slice(at + 1).some((b) => overlaps(a.box, b.box)))).toEqual([])
    },
  )

  it.each(maps)('draw no leg of $slug through a name', ({ stops, shape }) => {
    const { legs, names } = layOut(stops, shape)
    // A name's box is higher and wider than its letters.
    const letters = ({ x, y, width, height }: Box) => ({
      x: x + 3,
      y: y + 3,
      width: width - 6,
      height: height - 6,
    })
    const crossed = names.filter(({ box }) => legs.some((leg) => crosses(pointsOf(leg), letters(box))))
    expect(crossed.map(({ lines }) => lines)).toEqual([])
  })
})

describe('a map', () => {
  it('draws each means of transport differently, with a legend of those used', () => {
    const map = drawMap([venice, rome], 'wide', agency.colours)
    expect(map).toContain('class="train"')
    expect(map).toContain('>Train<')
    expect(map).not.toContain('>Flight<')
  })

  it('distinguishes train, road, boat and air without colours', () => {
    const modes = ['train', 'road', 'boat', 'air'] as const
    const map = drawMap(
      [venice, ...modes.map((by, at): MapStop => ({ place: by, at: [12.4 + at, 41.9 - at], by }))],
      'wide',
      agency.colours,
    )
    const looks = modes.map((mode) => {
      const rules = [...map.matchAll(new RegExp(`\\.w \\.${mode}{([^}]*)}`, 'g'))].map(([, rule]) => rule)
      const ties =
        mode === 'train' && map.includes('class="ties"') ? /\.w \.ties{([^}]*)}/.exec(map)?.[1] : ''
      return `${rules.join()} ${ties}`.replaceAll(/stroke:[^;]*;?/g, '')
    })
    expect(new Set(looks).size).toBe(modes.length)
    for (const name of ['Train', 'Road', 'Boat', 'Flight']) expect(map).toContain(`>${name}<`)
  })

  it('gives stops close together one dot with all their names', () => {
    const near: MapStop[] = [
      { place: 'Lima', at: [-77, -12] },
      { place: 'Sacred Valley', at: [-72.1, -13.3] },
      { place: 'Cusco', at: [-72, -13.5] },
      { place: 'Rio', at: [-43.2, -23] },
    ]
    const { dots } = layOut(near, 'narrow')
    expect(dots.map(({ names }) => names)).toEqual([['Lima'], ['Sacred Valley', 'Cusco'], ['Rio']])
  })

  it('names a place once if the route visits it twice', () => {
    const { dots } = layOut([venice, rome, venice], 'wide')
    expect(dots.map(({ names, stops }) => ({ names, stops }))).toEqual([
      { names: ['Venice'], stops: [0, 2] },
      { names: ['Rome'], stops: [1] },
    ])
  })

  it('escapes special characters in names', () => {
    expect(drawMap([{ ...venice, place: 'A & <B>' }], 'wide', agency.colours)).toContain('A &amp; &lt;B>')
  })

  it('refuses names longer than itself, and reports the trip', () => {
    const long = { ...venice, place: 'x'.repeat(90) }
    expect(() => layOut([long], 'narrow')).toThrow(/x has no room for its names/)
  })
})

describe('land', () => {
  const view = (centre: readonly [number, number], scale = 800) => ({
    centre,
    scale,
    width: 340,
    height: 340,
  })

  it('fills an inland view, but neither the sea nor the Caspian', () => {
    expect(landOf(view([85, 45])).share).toBeGreaterThan(0.99)
    expect(landOf(view([-140, 0])).share).toBeLessThan(0.001)
    expect(landOf(view([51, 42], 2500)).share).toBeLessThan(0.6)
  })

  it('continues beyond the 180th meridian', () => {
    const fromWest = spotIn(view([179, -17]))([-179, -17])
    expect(fromWest[0]).toBeCloseTo(170 + (2 * Math.PI * 800) / 180, 5)
    expect(landOf(view([180, 68])).share).toBeGreaterThan(0.2)
  })
})

it('puts a name farther away, with a line, if the places beside its spot are taken', () => {
  const room = {
    width: 300,
    height: 200,
    size: 13,
    lines: [],
    taken: [{ x: 60, y: 60, width: 180, height: 80 }],
  }
  const placed = placeNames([{ at: [150, 100], lines: ['Rome'] }], room)
  expect(placed?.[0]?.isApart).toBe(true)
})

it('assumes wider letters than those of common typefaces', () => {
  // Bold DejaVu Sans, the widest common fallback font: 9.99 em.
  expect(textWidth('Monument Valley', 10)).toBeGreaterThan(99)
})
