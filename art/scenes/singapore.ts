/** Singapore: a fan of light rises from Marina Bay Sands at night, and the bay mirrors it. A family watches from the promenade. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { waterBars } from '../kit/water-bars.ts'
import { DECK, LAMPS, LOTUS, SANDS, spans } from '../models/bay-towers.ts'
import { FAMILY } from '../models/promenade-family.ts'

interface Staging {
  wide: number
  /** Column of the middle tower, row of the far shore, and pixels per metre of the towers. */
  cx: number
  shore: number
  s: number
  /** Column of the museum, if there is room for it. */
  lotus: number | undefined
  /** Where the family stands, pixels per metre there, and whether it faces left. */
  family: [x: number, feet: number]
  k: number
  /** Width of the promenade, as a share of that in the wide picture. */
  quay: number
  flip: boolean
}
/** Inks of a beam at its lamp and far away. */
type Inks = readonly [near: string, far: string]
const GOLD: Inks = ['#fff0b8', '#e79a7c'],
  ROSE: Inks = ['#ff9cc0', '#c23f92'],
  LILAC: Inks = ['#c9b0ff', '#6a48d8'],
  MINT: Inks = ['#8ff5dc', '#2f93bc']
const BEAMS = [MINT, LILAC, ROSE, GOLD, ROSE, LILAC, MINT]
/** Directions of the beams in degrees from upright. */
const TURNS = [-68, -44, -21, 0, 21, 44, 68]
const f = (v: number) => v.toFixed(1)

interface Beam {
  ink: Inks
  foot: Pt
  /** Its direction, and half its width at the foot and gained with each pixel of its length. */
  way: Pt
  half: number
  opens: number
}
const beams = ({ cx, shore, s }: Staging): Beam[] =>
  LAMPS.map(([x, y], i) => {
    const a = (TURNS[i]! * Math.PI) / 180
    return {
      ink: BEAMS[i]!,
      foot: [cx + x * s, shore + y * s],
      way: [Math.sin(a), -Math.cos(a)],
      half: 4,
      opens: 0.085,
    }
  })
function fan(l: Staging): string {
  const reach = l.wide * 0.5 + 300
  return beams(l)
    .map(({ ink, foot: [x, y], way: [u, v], half, opens }, i) => {
      const far = half + reach * opens,
        [ex, ey] = [x + u * reach, y + v * reach]
      return (
        `<linearGradient id="beam${i}" gradientUnits="userSpaceOnUse" x1="${f(x)}" y1="${f(y)}" x2="${f(x + u * 900)}" y2="${f(y + v * 900)}"><stop offset="0" stop-color="${ink[0]}" stop-opacity=".97"/><stop offset=".2" stop-color="${ink[0]}" stop-opacity=".86"/><stop offset=".55" stop-color="${ink[1]}" stop-opacity=".76"/><stop offset="1" stop-color="${ink[1]}" stop-opacity=".24"/></linearGradient>` +
        `<path d="M${f(x + v * half)},${f(y - u * half)}L${f(ex + v * far)},${f(ey - u * far)}L${f(ex - v * far)},${f(ey + u * far)}L${f(x - v * half)},${f(y + u * half)}Z" fill="url(#beam${i})"/>`
      )
    })
    .join('')
}
/** The trees along the far shore as one dark mass: a row of crowns by their widths and heights, low behind the family's heads. */
const CROWNS: readonly (readonly [wide: number, high: number])[] = [
  [70, 34], [46, 44], [64, 40], [38, 30], [58, 36], [84, 28], [40, 22], [66, 18], [52, 14], [88, 16], [44, 12], [70, 15],
  [90, 20], [48, 24], [74, 18], [96, 12], [80, 14], [110, 12], [90, 14], [60, 20], [78, 26], [44, 34], [86, 30], [58, 42],
  [72, 50], [40, 38], [92, 44], [56, 54], [80, 40], [60, 48],
] // prettier-ignore
function trees({ wide, shore, cx, s, flip }: Staging): string {
  const k = (0.83 * s) / 1.42
  let x = flip ? -515 : cx - 1005 * (s / 1.42),
    i = 0,
    d = `M${f(x)},${shore}V${f(shore - 26)}`
  while (x < wide + 40) {
    const [w, h] = CROWNS[i % CROWNS.length]!,
      next = CROWNS[(i + 1) % CROWNS.length]![1],
      b = x + w * k,
      notch = Math.min(h, next) * 0.82
    d += `C${f(x + w * k * 0.1)},${f(shore - h * 1.1)} ${f(b - w * k * 0.16)},${f(shore - h * 1.14)} ${f(b)},${f(shore - notch)}`
    x = b
    i++
  }
  return `<path d="${d}V${shore}Z" fill="#150f42"/>`
}
/** Ripples that cut the mirror of the towers and of the museum: more and longer towards us. */
function ripples({ cx, s, lotus }: Staging): string {
  const across = [0, 1, 2].map((i) =>
    waterBars(
      { from: 30 + i * 9, to: 190 * s, step: 27, part: 1.2, thick: 2.2, thin: -0.05, least: 2 },
      (down) => {
        const [a, b] = spans(Math.min(197, down / s))[i]!,
          slide = Math.sin(down * 0.13 + i * 2)
        return [
          cx + (a - 6 + (slide > 0 ? 26 * slide : 0)) * s,
          cx + (b + 7 + (slide < 0 ? 30 * slide : 0)) * s,
        ]
      },
    ),
  )
  if (lotus)
    across.push(waterBars({ from: 18, to: 62 * s, step: 17, part: 1, thick: 2, thin: -0.05, least: 2 }, (down) => [lotus - (50 - down * 0.1) * s, lotus + (38 + down * 0.2) * s])) // prettier-ignore
  return across.join('')
}
/** Ripples that break the mirror of the beams into bars: column over the middle and half width in metres, and depth below the deck's mirror in pixels. */
const BREAKS: readonly (readonly [x: number, half: number, down: number])[] = [
  [-70, 74, 22], [104, 96, 31], [10, 80, 54], [214, 110, 62], [-110, 80, 66], [96, 96, 88], [-30, 96, 106], [280, 140, 100],
  [150, 120, 128], [-120, 110, 140], [40, 120, 160], [330, 150, 148],
] // prettier-ignore
function breaks({ cx, shore, s }: Staging): string {
  return BREAKS.map(([x, half, down]) => {
    const y = shore + 211 * s + down,
      high = 1.7 + down * 0.018,
      [a, b, mid] = [cx + (x - half) * s, cx + (x + half) * s, cx + x * s]
    return `M${f(a)},${f(y)}Q${f(mid)},${f(y - high * 2)} ${f(b)},${f(y)}Q${f(mid)},${f(y + high * 2)} ${f(a)},${f(y)}Z`
  }).join('')
}
function mirror(plate: Plate, l: Staging): void {
  const { shore, cx, s } = l,
    turned = (body: string) => `<g transform="translate(0,${2 * shore}) scale(1,-1)">${body}</g>`,
    deep = shore + 208 * s,
    mask = (_x: number, y: number) => (y > shore ? 1 : 0),
    // the light is lost towards us
    fading = (_x: number, y: number) => (y > shore ? 1 - 0.8 * Math.max(0, (y - deep) / (1000 - deep)) : 0)
  const column = Array.from({ length: 20 }, (_, i) => 17 + (181 * i) / 19),
    veil = [0, 1, 2]
      .map((i) => {
        const side = (k: 0 | 1) => column.map((up) => `${f(cx + spans(up)[i]![k] * s)},${f(shore + up * s)}`)
        return `<path d="M${[...side(0), ...side(1).toReversed()].join('L')}Z"/>`
      })
      .join('')
  plate.svg(turned(fan(l)), { opacity: 0.86, mask: fading })
  plate.svg(`<path d="${breaks(l)}" fill="#120b3f"/>`, { mask })
  plate.svg(turned(trees(l) + bay(l)), { opacity: 0.84, mask })
  plate.svg(
    `<g fill="#0e0936" fill-opacity=".42">${veil}</g><path transform="translate(0,${shore})" d="${ripples(l)}" fill="#472879" fill-opacity=".8"/>`,
    { mask },
  )
  plate.svg(turned(place(cx, shore, s, DECK)), { mask, opacity: 0.9 })
}
const bay = (l: Staging): string =>
  place(l.cx, l.shore, l.s, SANDS) + (l.lotus ? place(l.lotus, l.shore, l.s, LOTUS) : '')
/** The curved stone edge with a lower step, and the shadow of the family on it. */
function promenade(l: Staging): string {
  const { family: [x, feet], flip, wide, cx, shore, quay } = l, // prettier-ignore
    side = (flip ? -1 : 1) * quay,
    at = (dx: number, dy: number) => `${f(x + side * dx)},${f(feet + dy)}`,
    out = flip ? wide + 40 : -40,
    edge = (grow: number, dy: number) =>
      `M${out},${f(feet - 84 + dy)}C${at(-140, -84 + dy)} ${at(120, -74 + dy)} ${at(280 + grow * 0.6, -22 + dy)}C${at(390 + grow, 14 + dy)} ${at(450 + grow, 70 + dy)} ${at(470 + grow, 190)}L${out},1040Z`
  // the shadow runs away from the foot of the lights
  const shadow = (dx: number, dy: number, half: number): string => {
    const fx = x + (side / quay) * dx,
      fy = feet + dy,
      [u, v] = [fx - cx, fy - shore],
      long = 1.1
    return `M${f(fx - half)},${f(fy)}L${f(fx + half)},${f(fy + 2)}L${f(fx + u * long + half * 2.6)},${f(fy + v * long)}L${f(fx + u * long - half * 2.6)},${f(fy + v * long)}Z`
  }
  return (
    `<linearGradient id="stone" gradientUnits="userSpaceOnUse" x1="${f(x + side * 420)}" y1="${f(feet - 60)}" x2="${f(x - side * 330)}" y2="${f(feet + 130)}"><stop offset="0" stop-color="#9a6bb4"/><stop offset=".5" stop-color="#57398a"/><stop offset="1" stop-color="#2a1c5c"/></linearGradient>` +
    `<path d="${edge(74, 16)}" fill="#f09cc0"/><path d="${edge(70, 20)}" fill="#3a2a76"/><path d="${edge(0, 0)}" fill="#ffc9b8"/><path d="${edge(-5, 4)}" fill="url(#stone)"/><path d="${edge(-46, 30)}" fill="none" stroke="#36236e" stroke-opacity=".55" stroke-width="2"/>` +
    `<clipPath id="top"><path d="${edge(-5, 4)}"/></clipPath><g clip-path="url(#top)"><path d="${shadow(-97, -6, 44) + shadow(24, -6, 56)}" fill="#1a1146" fill-opacity=".8"/></g>`
  )
}
function draw(plate: Plate, l: Staging): void {
  const { shore, family: [x, feet], k, flip } = l // prettier-ignore
  bareSky(
    plate,
    [
      [0, '#0d0836'],
      [shore * 0.34, '#281768'],
      [shore * 0.6, '#662f98'],
      [shore * 0.79, '#bd559f'],
      [shore * 0.9, '#ffab90'],
      [shore, '#ffdcaa'],
    ],
    90,
  )
  plate.svg(fan(l) + trees(l) + bay(l))
  calmWater(plate, { top: shore, inks: ['#bf6292', '#5c2c82', '#22145c', '#0c0732'], seed: 4 })
  mirror(plate, l)
  const side = flip ? -1 : 1
  plate.svg(
    promenade(l) +
      edgeLight(
        edgeLight(place(x, feet, k, FAMILY, flip), [side * 0.25, -1], k / 110, '#8ff0dc'),
        [side, -0.2],
        k / 80,
        '#ffd0c0',
      ),
  )
}
const wide: Staging = { wide: 1600, cx: 975, shore: 560, s: 1.42, lotus: 690, family: [345, 872], k: 254, quay: 1, flip: false } // prettier-ignore
const link: Staging = {
  ...wide,
  cx: 640,
  shore: 480,
  s: 1.25,
  lotus: 410,
  family: [1290, 742],
  k: 222,
  flip: true,
}
const tall: Staging = { wide: 750, cx: 512, shore: 575, s: 1.3, lotus: undefined, family: [196, 866], k: 236, quay: 0.7, flip: false } // prettier-ignore
export const views: View[] = [
  {
    name: 'singapore-cover',
    focusX: 860,
    draw: (plate) => draw(plate, wide),
    drawTall: (plate) => draw(plate, tall),
    drawLink: (plate) => draw(plate, link),
  },
]
