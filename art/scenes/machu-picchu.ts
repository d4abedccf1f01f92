/** Machu Picchu: the first beam of the day crosses the town, and a traveller gives grass to a llama in it. */
import { edgeLight, place, poly, smoothPath } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { clamp } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import {
  calmFog,
  eastRidge,
  fog,
  huayna,
  nearFog,
  ranges,
  shadedFog,
  spur,
  type Light,
} from '../models/citadel-dawn.ts'
import { FEET, llamaGirl } from '../models/llama-girl.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

interface Layout {
  /** Where the landscape is put, and how large. */
  zoom: [k: number, x: number, y: number]
  /** Foot of the llama, and pixels per centimetre. */
  pair: Pt
  k: number
  /** Column from which the terrace falls away. */
  end: number
  /** Fog hides the foot of the town. */
  calm?: true
  /** Tufts of grass on it: two in the sun, one in the shade, in centimetres from the llama. */
  tufts: [number, number, number]
}
const path = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
type Mask = (x: number, y: number) => number
/** The ray of the sun beyond the ridge that grazes its crest: all above it is in the sun. Where it begins and its fall per column, in the coordinates of the land. */
const SUN: Pt = [1640, -52]
const RAY = 1.292
/** How far a place of the land is above that ray. */
const inBeam: Mask = (x, y) => (SUN[1] + (SUN[0] - x) * RAY - y) / Math.hypot(1, RAY)
/** The edge of the sunlight on the spur bends with the ground: its column at rows from far to near. */
const EDGE: Pt[] = [[1400, 300], [1180, 560], [1112, 658], [1048, 742], [976, 820], [930, 884], [892, 968], [866, 1040], [830, 1140], [760, 1400]] // prettier-ignore
/** How far a place of the land is on the sunny side of that edge. */
const onGround: Mask = (x, y) => {
  const i = Math.max(
      1,
      EDGE.findIndex(([, row]) => row > y),
    ),
    [a, b] = [EDGE[i - 1]!, EDGE[i]!],
    before = EDGE[Math.max(0, i - 2)]!,
    after = EDGE[Math.min(EDGE.length - 1, i + 1)]!,
    t = clamp((y - a[1]) / (b[1] - a[1])),
    // a cubic through both points, with the slopes of their neighbours
    high = b[1] - a[1],
    m0 = ((b[0] - before[0]) / (b[1] - before[1])) * high,
    m1 = ((after[0] - a[0]) / (after[1] - a[1])) * high
  const edge = (2 * t ** 3 - 3 * t ** 2 + 1) * a[0] + (t ** 3 - 2 * t ** 2 + t) * m0 + (3 * t ** 2 - 2 * t ** 3) * b[0] + (t ** 3 - t ** 2) * m1 // prettier-ignore
  return (edge - x) * 0.75
}
/** The sky in the sun: pale towards it, cool away from it and high up. */
const AIR =
  '<linearGradient id="air" gradientUnits="userSpaceOnUse" x1="1640" y1="-52" x2="0" y2="800"><stop offset="0" stop-color="#fffbe6"/><stop offset=".5" stop-color="#ffeebf"/><stop offset="1" stop-color="#ffdc96"/></linearGradient><linearGradient id="height" gradientUnits="userSpaceOnUse" x1="160" y1="-60" x2="420" y2="470"><stop offset="0" stop-color="#5f9aa8" stop-opacity=".72"/><stop offset=".5" stop-color="#a9c6b4" stop-opacity=".4"/><stop offset="1" stop-color="#ffe9b4" stop-opacity="0"/></linearGradient>'
const STONES = ['#14283f', '#1a324c', '#11223a']
/** How much lower the edge of our terrace is at a column, in centimetres: it falls away to the right. */
const fall = (x: number, { end, k }: Layout): number => {
  const t = Math.max(0, x - end) / k
  return t < 120 ? t * t * 0.0018 : 25.92 + (t - 120) * 0.432
}
/** A line along the terrace, `down` centimetres below the feet of the llama. */
const along = (l: Layout, from: number, to: number, down: number): Pt[] =>
  Array.from({ length: 41 }, (_, i): Pt => {
    const x = from + ((to - from) * i) / 40
    return [x, l.pair[1] + (down + fall(x, l)) * l.k]
  })
/** A tuft of grass on the terrace: five blades. */
const tuft = (x: number, y: number, k: number, inks: [string, string]): string =>
  place(
    x,
    y,
    k,
    path('M-5,0C-6,-6 -9,-9 -13,-11C-8,-10.500 -4,-8 -2,-3C-2.500,-9 -2,-14 1,-19C1,-13 1.500,-8 2,-4C4,-9 7,-12 11,-13.500C8,-10 6,-6 5.500,0Z', inks[0]) +
      path('M-1,0C-3,-5 -5,-10 -4.500,-15C-3,-10 -1,-6 1,-3C3,-6 5,-8 8.500,-8.500C6,-6 4.500,-3 4,0Z', inks[1]),
  ) // prettier-ignore
/** Our terrace: the sun lights its top as far as the beam reaches, the face of fitted stones is in shade. */
function terrace(plate: Plate, l: Layout): string {
  const r = random(11),
    { k, end } = l,
    wide = plate.wide + 30,
    [back, front] = [along(l, -30, wide, -6.4), along(l, -30, wide, 3.6)],
    bank = along(l, -90, wide, -15).map(([x, y], i): Pt => [x, y - (Math.sin(i * 0.9) + Math.sin(i * 0.37 + 2) * 1.6) * 1.7 * k]), // prettier-ignore
    meadow = smoothPath([...bank, [wide, 1040], [-90, 1040]], 0.5),
    lit = end + 34 * k,
    turn = along(l, lit, lit, -6.4)[0]![1],
    under = (line: Pt[]): Pt[] => [...line, [wide, 1040], [-30, 1040]]
  let stones = '',
    down = 3.6
  for (const high of [15, 20, 16, 24, 18, 22, 26, 20]) {
    let x = -60 - r.range(0, 30),
      lean = 0
    while (x < wide) {
      const w = k * high * r.range(1, 2.3),
        next = k * r.range(-2.4, 2.4),
        y = (at: number, by: number) => l.pair[1] + (by + fall(at, l)) * k
      stones += poly([[x + 1.2, y(x, down) + 1.2], [x + w / 2, y(x + w / 2, down) + 1.2], [x + w - 1.2, y(x + w, down) + 1.2], [x + w + next - 1.2, y(x + w, down + high) - 1.2], [x + w / 2, y(x + w / 2, down + high) - 1.2], [x + lean + 1.2, y(x, down + high) - 1.2]], r.pick(STONES)) // prettier-ignore
      x += w
      lean = next
    }
    down += high
  }
  return (
    `<g transform="translate(0,1.5)">${path(meadow, '#2a5a64')}</g>` +
    `<clipPath id="sunny"><path d="M-90,-90H${lit + 30 * k}V${turn - 13.6 * k}L${lit},${turn}V1100H-90Z"/></clipPath><g clip-path="url(#sunny)">${path(meadow, '#b9ad55')}</g>` +
    poly(under(back), '#2f6670') +
    poly([...along(l, -30, lit, -6.4), ...along(l, -30, lit - 22 * k, 3.6).toReversed()], '#e6b868') +
    poly(under(front), '#0b182c') +
    stones
  )
}
/** Shades of the feet on the top of the terrace: away from the sun, to its front edge. */
const shades = ({ pair: [x, y], k }: Layout): string =>
  FEET.map(([from, to, up]) => {
    const at = y - up * k,
      drop = y + 3.6 * k - at,
      [a, b] = [x + from * k, x + to * k]
    return path(`M${a},${at}H${b}L${b - drop * 3},${at + drop}H${a - drop * 3}Z`, '#865a4c')
  }).join('')
/** Grass on the edge of the terrace: two tufts in the sun, one in the shade. */
const tufts = (l: Layout): string => {
  const on = (cm: number, size: number, inks: [string, string]) => {
    const x = l.pair[0] + cm * l.k
    return tuft(x, l.pair[1] + (fall(x, l) - 2) * l.k, l.k * size, inks)
  }
  return on(l.tufts[0], 0.8, ['#7d8a3e', '#a9b252']) + on(l.tufts[1], 1.05, ['#7d8a3e', '#a9b252']) + on(l.tufts[2], 1.25, ['#1d4a57', '#2d6470']) // prettier-ignore
}
function draw(plate: Plate, l: Layout): void {
  const [k, x, y] = l.zoom,
    land = (body: string) => `<g transform="translate(${x},${y}) scale(${k})">${body}</g>`,
    behind = (light: Light) =>
      `${ranges(light)}<g transform="translate(10,46)">${huayna(light)}</g>${fog(light)}`
  bareSky(plate, [
    [0, '#1a3b5c'],
    [y + 260 * k, '#2b5a78'],
    [y + 520 * k, '#5f97a2'],
    [y + 700 * k, '#8fbdb8'],
  ])
  // the shade reaches a little under the light, so that no gap shows between them
  const shade = (body: string, inside: Mask) =>
    plate.svg(land(body), { mask: (px, py) => clamp(1.5 - inside((px - x) / k, (py - y) / k) * k) })
  const light = (body: string, inside: Mask) =>
    plate.svg(land(body), {
      mask: (px, py) => clamp(0.5 + inside((px - x) / k, (py - y) / k) * k * plate.ss),
    })
  shade(behind(1) + eastRidge() + shadedFog(), inBeam)
  light(
    AIR +
      path('M-700,-400H2000V1500H-700Z', 'url(#air)') +
      path('M-700,-400H2000V1500H-700Z', 'url(#height)') +
      behind(0),
    inBeam,
  )
  shade(spur(1), onGround)
  light(spur(0), onGround)
  plate.svg(land(l.calm ? calmFog() : nearFog()))
  plate.svg(
    terrace(plate, l) +
      shades(l) +
      tufts(l) +
      edgeLight(place(...l.pair, l.k, llamaGirl()), [1, -0.55], l.k * 1.3, '#f6ae62'),
  )
}
export const views: View[] = [
  {
    name: 'machu-picchu-peru-cover',
    focusX: 850,
    draw: (plate) =>
      draw(plate, { zoom: [1, 24, 0], pair: [246, 914], k: 2.8, end: 690, tufts: [-2, 166, 224] }),
    drawTall: (plate) =>
      draw(plate, {
        zoom: [0.72, -144, -34],
        pair: [166, 936],
        k: 2.17,
        end: 506,
        calm: true,
        tufts: [-2, 164, 232],
      }),
    drawLink: (plate) =>
      draw(plate, { zoom: [0.84, 230, -30], pair: [336, 640], k: 2.36, end: 720, tufts: [-2, 162, 304] }),
  },
]
