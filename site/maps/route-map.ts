import type { Agency } from '#catalogue/schemas/agency.ts'
import type { TravelMode } from '#catalogue/vocabulary.ts'
import { globePath, landOf, spotIn, type Point, type Spot, type View } from './land.ts'
import {
  bendOf,
  controlOf,
  dotRadius,
  layOut,
  legendBox,
  mapShapes,
  modeNames,
  modesOf,
  sampleLength,
  type Layout,
  type Leg,
  type MapShape,
  type MapStop,
} from './map-layout.ts'
import { textWidth, type Box, type PlacedName } from './place-names.ts'

const round = (value: number): number => Math.round(value * 10) / 10
const pair = ([x, y]: Spot): string => `${round(x)} ${round(y)}`
/** A share of a `#rrggbb` colour on white. */
function tint(colour: string, share: number): string {
  const parts = [1, 3, 5].map((at) => 255 - share * (255 - Number.parseInt(colour.slice(at, at + 2), 16)))
  return `rgb(${parts.map(Math.round).join()})`
}
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The SVG file of a map: land and sea, the route, the names of its stops, and a globe that shows its position. */
export function drawMap(stops: MapStop[], shape: MapShape, colours: Agency['colours']): string {
  const { width, height, size } = mapShapes[shape]
  const { view, dots, legs, names, globe } = layOut(stops, shape)
  const sea = tint(colours.peacock, 0.15)
  const land = tint(colours.marigold, 0.14)
  const lines = { train: '', road: '', boat: '', air: '', none: '' }
  for (const { from, to, by } of legs)
    lines[by ?? 'none'] += `M${pair(from)}Q${pair(controlOf(from, to, by))} ${pair(to)}`
  const legend = legendBox(legs, shape)
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<style>',
    `text{font:600 ${size}px "Anek Latin",system-ui,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;fill:${colours.ink}}`,
    `.n{paint-order:stroke;stroke:${land};stroke-width:4;stroke-linejoin:round}`,
    `.w path{fill:none;stroke:${colours.indigo};stroke-width:2.5}`,
    '.w .train{stroke-width:5}',
    `.w .ties{stroke:${land};stroke-width:2.5;stroke-dasharray:6 5}`,
    '.w .boat{stroke-dasharray:.1 7;stroke-width:4;stroke-linecap:round}',
    '.w .air{stroke-dasharray:9 6;stroke-width:2}',
    '</style>',
    `<path fill="${sea}" d="M0 0H${width}V${height}H0z"/>`,
    `<path transform="scale(.1)" d="${landOf(view).path}" fill="${land}" stroke="${tint(colours.peacock, 0.35)}" stroke-width="12" stroke-linejoin="round"/>`,
    `<path d="${meridians(view)}" fill="none" stroke="${colours.peacock}" stroke-opacity=".16"/>`,
    globe ? globeDrawing(view.centre, globe, sea, land, colours) : '',
    `<g class="w">${ways(lines)}</g>`,
    arrows(legs, colours.indigo),
    ...dots.map(
      ({ spot: [x, y] }) =>
        `<circle cx="${round(x)}" cy="${round(y)}" r="${dotRadius}" fill="${colours.marigold}" stroke="${colours.indigo}" stroke-width="2"/>`,
    ),
    ...names.map((name) => nameDrawing(name, size, colours.indigo)),
    legs.some(({ by }) => by) ? legendDrawing(legs, legend, size - 2, land) : '',
    '</svg>',
  ]
  return parts.join('')
}

const ways = (lines: Record<TravelMode | 'none', string>): string =>
  Object.entries(lines)
    .filter(([, line]) => line)
    .map(
      ([mode, line]) =>
        `<path class="${mode}" d="${line}"/>${mode === 'train' ? `<path class="ties" d="${line}"/>` : ''}`,
    )
    .join('')

/** Arrows for the direction of longer legs. */
function arrows(legs: Leg[], fill: string): string {
  const heads = legs
    .filter(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]) > 56)
    .map(({ from, to, by }) => {
      const [x, y] = bendOf(from, to, by)
      const turn = Math.atan2(to[1] - from[1], to[0] - from[0])
      const corner = (angle: number, length: number): Spot => [
        x + Math.cos(turn + angle) * length,
        y + Math.sin(turn + angle) * length,
      ]
      return `M${pair(corner(0, 7))}L${pair(corner(2.3, 7))}L${pair(corner(-2.3, 7))}z`
    })
  return heads.length ? `<path d="${heads.join('')}" fill="${fill}"/>` : ''
}

function nameDrawing({ at, lines, box, anchor, isApart }: PlacedName, size: number, ink: string): string {
  const x = anchor === 'start' ? box.x : anchor === 'end' ? box.x + box.width : box.x + box.width / 2
  const nearest: Spot = [
    Math.max(box.x, Math.min(at[0], box.x + box.width)),
    Math.max(box.y, Math.min(at[1], box.y + box.height)),
  ]
  const leader = isApart ? `<path d="M${pair(at)}L${pair(nearest)}" stroke="${ink}" stroke-width="1"/>` : ''
  const rows = lines.map(
    (text, row) =>
      `<text class="n" x="${round(x)}" y="${round(box.y + size * (0.92 + row * 1.2))}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${escape(text)}</text>`,
  )
  return leader + rows.join('')
}

function legendDrawing(legs: Leg[], box: Box, small: number, ground: string): string {
  let x = box.x + 10
  const y = box.y + box.height / 2
  const items = modesOf(legs).map((mode) => {
    const line = `M${round(x)} ${y}h${sampleLength}`
    const item = `<g class="w">${ways({ train: '', road: '', boat: '', air: '', none: '', [mode]: line })}</g><text font-size="${small}" x="${round(x + sampleLength + 6)}" y="${round(y + small * 0.36)}" style="font-size:${small}px">${modeNames[mode]}</text>`
    x += sampleLength + 6 + textWidth(modeNames[mode], small) + 12
    return item
  })
  return `<rect x="${box.x}" y="${box.y}" width="${round(box.width)}" height="${box.height}" rx="8" fill="${ground}" fill-opacity=".92"/>${items.join('')}`
}

/** Meridians and parallels at whole degrees, about four across. */
function meridians(view: View): string {
  const { centre, scale, width, height } = view
  const spot = spotIn(view)
  const degreesAcross = width / scale / (Math.PI / 180)
  const step = [1, 2, 5, 10, 15, 30].find((it) => degreesAcross / it < 6) ?? 45
  const reach = Math.ceil(degreesAcross / step)
  const around = (degrees: number) =>
    Array.from({ length: 2 * reach + 1 }, (_, at) => (Math.round(degrees / step) + at - reach) * step)
  const upright = around(centre[0])
    .map((east) => round(spot([east, 0])[0]))
    .filter((x) => x > 0 && x < width)
  const level = around(centre[1])
    .filter((north) => Math.abs(north) < 85)
    .map((north) => round(spot([centre[0], north])[1]))
    .filter((y) => y > 0 && y < height)
  return [...upright.map((x) => `M${x} 0V${height}`), ...level.map((y) => `M0 ${y}H${width}`)].join('')
}

function globeDrawing(
  centre: Point,
  { x, y, radius }: NonNullable<Layout['globe']>,
  sea: string,
  land: string,
  { indigo, marigold, peacock }: Agency['colours'],
): string {
  return (
    `<g transform="translate(${round(x)} ${round(y)})"><circle r="${radius}" fill="${tint(peacock, 0.29)}" stroke="#fff" stroke-width="3"/>` +
    `<path transform="scale(.1)" d="${globePath(centre, radius)}" fill="${land}"/><circle r="4" fill="${marigold}" stroke="${indigo}" stroke-width="1.5"/></g>`
  )
}
