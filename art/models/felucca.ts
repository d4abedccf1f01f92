/** A boat with one lateen sail, such as a Nile felucca, cut by hand with its people and its mirror in the water. */
import { edgeLight, place } from '../kit/cut.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import { waterBars } from '../kit/water-bars.ts'

export interface Felucca {
  /** Foot of the stem on the waterline, in design pixels. */
  x: number
  y: number
  /** 1 is a hull of 440 px. */
  scale: number
  /** Far off: paler, and without people. */
  haze?: boolean
  /** The sun behind the sail. */
  sun?: { x: number; y: number }
  /** Bow to the right. */
  flip?: boolean
  inks?: Inks
}
interface Inks {
  /** The sail from its light to its shade, its seams, and the mast seen through it. */
  sail: [string, string, string]
  seam: string
  /** Spars, hull, the band along its side, and the rail. */
  hull: [string, string, string, string]
  rim: string
}
const EVENING: Inks = {
  sail: ['#ffcd84', '#ef9a68', '#d9795e'],
  seam: '#c9705a',
  hull: ['#3a2450', '#2a2052', '#43306e', '#e08a66'],
  rim: '#ffd9a0',
}

const SAIL =
  'M14,-72C112,-236 270,-520 356,-686C372,-560 396,-420 402,-300C406,-220 400,-150 392,-112C280,-92 130,-76 14,-72Z'
const HULL = 'M-34,-112C-24,-78 -8,-36 14,-4Q208,9 402,-4C424,-26 440,-58 448,-100L446,-106C330,-74 170,-62 62,-82C20,-90 -14,-100 -34,-112Z' // prettier-ignore

let serial = 0
/** Sail, spars and hull; the foot of the stem at (0, 0). */
function boat({ haze, sun, x, y, scale, inks = EVENING }: Felucca): string {
  const id = `felucca${serial++}`
  const glow = sun
    ? `<radialGradient id="${id}g" gradientUnits="userSpaceOnUse" cx="${(sun.x - x) / scale}" cy="${(sun.y - y) / scale}" r="430"><stop offset="0" stop-color="#ffe7a6"/><stop offset=".3" stop-color="${inks.sail[0]}"/><stop offset=".75" stop-color="${inks.sail[1]}"/><stop offset="1" stop-color="${inks.sail[2]}"/></radialGradient>`
    : `<linearGradient id="${id}g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${inks.sail[2]}"/><stop offset="1" stop-color="${inks.sail[0]}"/></linearGradient>`
  // the cloths of the sail run with its leech
  const seams = [0.24, 0.45, 0.64, 0.82]
    .map((t) => {
      const [ax, ay, bx, by] = [14 + 342 * t, -72 - 614 * t, 14 + 378 * t, -72 - 40 * t]
      return `M${ax},${ay}Q${(ax + bx) / 2 + 46 * t},${(ay + by) / 2} ${bx},${by}`
    })
    .join('')
  const crew = haze
    ? ''
    : `<g transform="translate(0,-200)">${edgeLight(
        place(96, 154, 62, figure('sits', { skin: '#6a3f4c', hair: '#2a1c3c', top: '#3f5a84', bottom: '#3a2c58', cut: 'cap', hat: '#c9a08c', shade: '#2c2048' })) + // prettier-ignore
          place(220, 158, 62, figure('sitsChinInHand', { skin: '#6a3f4c', hair: '#2a1c3c', top: '#9a4058', bottom: '#3a2c58', cut: 'bob', shade: '#2c2048' }), true) + // prettier-ignore
          place(386, 138, 64, figure('sits', { skin: '#5c3646', hair: '#2a1c3c', top: '#c9aca4', bottom: '#c9aca4', cut: 'scarf', hat: '#efdcc4', shade: '#4a3358' }), true), // prettier-ignore
        [-0.2, -1],
        1.6,
        inks.rim,
      )}</g>`
  return (
    glow +
    `<clipPath id="${id}"><path d="${SAIL}"/></clipPath>` +
    `<path d="${SAIL}" fill="url(#${id}g)"/><g clip-path="url(#${id})">` +
    (sun
      ? `<circle cx="${(sun.x - x) / scale}" cy="${(sun.y - y) / scale}" r="${60 / scale}" fill="#fff6d4"/>`
      : '') +
    // the mast shows through the cloth
    `<path d="M140,-60L158,-470H166L154,-60Z" fill="${inks.seam}"/><path d="${seams}" fill="none" stroke="${inks.seam}" stroke-width="2.4"/></g>` +
    `<path d="M-6,-60L368,-716L373,-713L8,-54Z" fill="${inks.hull[0]}"/><path d="M140,-30L141,-92H154L153,-30Z" fill="${inks.hull[0]}"/><path d="M14,-72L392,-112" stroke="${inks.hull[0]}" stroke-width="3.4"/><path d="M392,-112L436,-98" stroke="${inks.hull[0]}" stroke-width="2.4"/>` +
    // the far side of the boat, inside
    `<path d="M-34,-112Q200,-96 446,-106L400,-84C280,-66 170,-62 62,-82Z" fill="${haze ? '#5c4470' : inks.hull[0]}"/>` +
    crew +
    (haze
      ? ''
      : `<path d="M372,-92L444,-101" stroke="${inks.hull[1]}" stroke-width="4" stroke-linecap="round"/>`) +
    `<path d="${HULL}" fill="${haze ? '#5c4470' : inks.hull[1]}"/><path d="M-34,-112C-14,-100 20,-90 62,-82C170,-62 330,-74 446,-106L448,-100L447,-92C330,-60 166,-48 58,-68C20,-76 -12,-90 -29,-98Z" fill="${haze ? '#b9707c' : inks.hull[3]}"/>` +
    (haze
      ? ''
      : `<path d="M-2,-36C84,-23 300,-22 432,-54L424,-42C300,-12 92,-13 4,-24Z" fill="${inks.hull[2]}"/>`)
  )
}
/** The boat and its mirror, broken into bars that part as they come nearer. */
export function felucca(o: Felucca): string {
  const r = random(Math.round(o.x)),
    id = `mirror${serial++}`
  const bars = waterBars({ from: 3, to: 280, step: 11, part: 1.5, thick: 6.4, thin: 0.2, least: 1.8 }, () => [
    -60 + r.range(-14, 30),
    470 + r.range(-40, 14),
  ])
  const body = boat(o)
  return `<g transform="translate(${o.x},${o.y}) scale(${o.flip ? -o.scale : o.scale},${o.scale})"><clipPath id="${id}"><path d="M-40,0H450V10H-40Z${bars}"/></clipPath><g clip-path="url(#${id})" opacity="${o.haze ? 0.4 : 0.62}"><g transform="scale(1,-1)">${body}</g></g>${body}</g>`
}
