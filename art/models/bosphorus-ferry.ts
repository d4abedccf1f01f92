/** A Bosphorus ferry seen from aft, cut by hand, with its mirror in the water. */
import { place } from '../kit/cut.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import { waterBars } from '../kit/water-bars.ts'

export interface FerryInks {
  white: string
  /** White surfaces in the shade of a deck, and decks from below. */
  dim: string
  hull: string
  /** The stern, in shade. */
  aft: string
  boot: string
  glass: string
  lamp: string
}
const windows = (x0: number, many: number, step: number, y: number, w: number, h: number): string[] =>
  Array.from({ length: many }, (_, i) => `M${x0 + i * step},${y}h${w}v${h}h${-w}Z`)

/** The ship, 640 units long, bow at the left, with the waterline at y = 0. */
function ship({ white, dim, hull, aft, boot, glass, lamp }: FerryInks): string {
  const lower = windows(122, 15, 28, -97, 18, 17)
  const upper = windows(176, 12, 28, -146, 18, 16)
  const lit = (rows: string[], every: number): string[] => rows.filter((_, i) => i % every === 2)
  const passenger = (x: number, top: string, waves = false): string =>
    place(x, -118, 16, figure(waves ? 'waves' : 'stands', { skin: '#a86b4c', hair: '#2a2038', top, bottom: '#39406f', cut: 'short' })) // prettier-ignore
  return (
    // funnel and the boats on the upper deck
    `<path d="M330,-158L336,-222H372L378,-158Z" fill="#e8a840"/><path d="M362,-158L360,-222H372L378,-158Z" fill="#b9742f"/><path d="M336,-222L338,-240H370L372,-222Z" fill="${hull}"/>` +
    `<path d="M416,-176H456Q454,-163 444,-162H428Q418,-163 416,-176ZM474,-176H514Q512,-163 502,-162H486Q476,-163 474,-176Z" fill="${white}"/>` +
    // wheelhouse and upper deck
    `<path d="M172,-160V-190H246V-160Z" fill="${white}"/><path d="M164,-190H254V-196H164Z" fill="${white}"/><path d="M172,-190H246V-186H172Z" fill="${dim}"/><path d="M178,-183h16v15h-16ZM200,-183h16v15h-16ZM222,-183h16v15h-16Z" fill="${glass}"/>` +
    `<path d="M152,-118V-150Q152,-156 160,-156H522V-118Z" fill="${white}"/><path d="M152,-156H522V-150H152Z" fill="${dim}"/><path d="M134,-162H544V-156H134Z" fill="${white}"/>` +
    `<path d="${upper.join('')}" fill="${glass}"/><path d="${lit(upper, 4).join('')}" fill="${lamp}"/>` +
    `<path d="M522,-156L548,-160V-123L522,-118ZM544,-162L566,-166V-160L544,-156Z" fill="${dim}"/>` +
    // people on the open after deck, and its rail
    passenger(562, '#c9503f') +
    passenger(576, '#2f7f88', true) +
    passenger(588, '#e0b060') +
    `<path d="M86,-135H150V-133H86ZM550,-136L604,-140V-138L550,-134ZM87,-134h1.6v16h-1.6ZM108,-134h1.6v16h-1.6ZM129,-134h1.6v16h-1.6ZM602,-139h1.6v16h-1.6ZM576,-137h1.6v16h-1.6Z" fill="${white}"/>` +
    // main deck
    `<path d="M100,-62V-104Q100,-112 110,-112H558V-62Z" fill="${white}"/><path d="M100,-112H558V-105H100Z" fill="${dim}"/><path d="M84,-119H576V-112H84Z" fill="${white}"/>` +
    `<path d="${lower.join('')}" fill="${glass}"/><path d="${lit(lower, 5).join('')}" fill="${lamp}"/>` +
    `<path d="M558,-112L592,-118V-70L558,-62ZM576,-119L606,-125V-118L576,-112Z" fill="${dim}"/>` +
    // the stern, then the hull with its light strake, and the red below it
    `<path d="M594,-66L642,-77L634,-14L588,-2Z" fill="${aft}"/><path d="M594,-66L642,-77V-69L593.6,-57Z" fill="${dim}"/><path d="M-8,-92C40,-80 92,-68 134,-66H594L590,-6Q589,0 582,0H26Q17,0 13,-9Z" fill="${hull}"/><path d="M-8,-92C40,-80 92,-68 134,-66H594L593.6,-57H134C90,-59 40,-70 -4,-82Z" fill="${white}"/><path d="M12,-11H590.4L590,-6Q589,0 582,0H26Q17,0 13,-9Z" fill="${boot}"/>`
  )
}
/** `x` is the column of the bow and `y` the row of the waterline; the ship is `640 * scale` long. */
export function ferry(x: number, y: number, scale: number, inks: FerryInks, foam: string): string {
  const r = random(31)
  const bars = waterBars({ from: 8, to: 240, step: 13, part: 1, thick: 7, thin: 0.26, least: 2.4 }, () => [
    r.range(-20, 40),
    r.range(590, 650),
  ])
  const body = ship(inks)
  const masts = `<path d="M118,-108V-238h4V-108ZM548,-118V-222h4V-118Z" fill="${inks.hull}"/><path d="M552,-220L588,-212L552,-203Z" fill="#d8563f"/>`
  return (
    `<g transform="translate(${x},${y}) scale(${scale})"><clipPath id="ferry-mirror"><path d="${bars}"/></clipPath><g clip-path="url(#ferry-mirror)" opacity=".55"><g transform="scale(1,-1)">${body}</g></g>${masts}${body}` +
    // the bow wave, and licks of foam that thin out along the side
    `<path d="M-12,2Q6,-18 40,-7Q76,-2 120,1Q60,7 26,5Q4,8 -12,2ZM150,1Q210,-4 280,0Q220,5 150,1ZM320,1Q400,-4 470,0Q400,5 320,1ZM500,1Q570,-6 700,3Q580,9 500,1Z" fill="${foam}"/></g>`
  )
}
