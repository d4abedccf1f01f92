/** Boudha at blue hour: a ring of butter lamps lights the dome and the eyes from below; a child lights one more lamp, his grandmother bends over him, a monk prays. */
import { dome, flagLine, knot, terraces } from '../models/boudha.ts'
import { place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { clamp } from '../kit/ink.ts'
import { behind, front, lamp } from '../models/lamp-lighters.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
interface Layout {
  /** Level of the eye, upper edge of the parapet under the middle of the stupa, scales of the stupa and of the people. */
  eye: number
  parapet: number
  stupa: number
  people: number
  /** Column of the stupa's middle and of the flame before it. */
  cx: number
  /** Half the width of the parapet's ring. */
  round: number
  /** Where the snow range begins, and its scale, if it is seen. */
  range?: Pt
  hill?: 0 | 1
  /** Half the widths of the two terraces, if they are wider than the model's. */
  wide?: Pt
  /** Columns of the lamps, from the flame outward to the left and to the right. */
  rows: [left: number[], right: number[]]
  /** Ends of the lines of flags. */
  flags: Pt[]
}
/** One long snow ridge. Pixels from the level of the eye. */
const RIDGE =
  'M-300,40V-62C-220,-70 -150,-84 -90,-104C-50,-116 -14,-122 24,-142C46,-153 70,-152 92,-138C118,-126 150,-124 186,-108C250,-84 320,-58 420,-48C560,-40 760,-40 960,-46C1080,-52 1140,-84 1230,-104C1270,-110 1310,-98 1370,-82C1470,-62 1600,-56 1900,-44V40Z'
const DUSK = `<linearGradient id="range" gradientUnits="userSpaceOnUse" x1="0" y1="-152" x2="0" y2="-40"><stop offset="0" stop-color="#9a8fd0"/><stop offset="1" stop-color="#9a78b4"/></linearGradient>`
/** Wooded hills: a long one, and one that sinks behind the terraces where the people stand. */
const HILLS = [
  'M-100,0V-64C60,-82 180,-54 330,-68C520,-86 640,-54 800,-62C1000,-78 1180,-56 1330,-74C1480,-88 1600,-62 1700,-70V200H-100Z',
  'M-100,0V-66C40,-76 130,-62 230,-58C320,-54 370,-34 440,-28C700,-22 1200,-24 1340,-34C1440,-42 1520,-60 1700,-66V200H-100Z',
] as const
/** Snow behind wooded hills. */
function mountains(l: Layout): string {
  const hill = (d: string, ink: string) => place(0, l.eye, 1, shape(d, ink))
  return (
    (l.range ? DUSK + place(l.range[0], l.eye, l.range[1], shape(RIDGE, 'url(#range)')) : '') +
    hill(HILLS[l.hill ?? 0], '#5f4c98') +
    hill(
      'M-100,20V-22C80,-34 240,-14 420,-24C640,-36 900,-16 1120,-26C1330,-36 1500,-16 1700,-28V200H-100Z',
      '#33296c',
    )
  )
}
/** A row of the parapet's ring: nearest under the stupa's middle. */
const ring = (l: Layout, x: number, deep: number): number => {
  const d = (x - l.cx) / l.round
  return l.parapet + deep + (160 + deep) * (Math.sqrt(1 - d * d) - 1)
}
const band = (l: Layout, a: number, b: number, ink: string): string => {
  const xs = Array.from({ length: 91 }, (_, i) => -80 + i * 20).filter((x) => Math.abs(x - l.cx) < l.round)
  return shape(
    `M${xs.map((x) => `${x},${ring(l, x, a).toFixed(1)}`).join('L')}L${xs
      .toReversed()
      .map((x) => `${x},${ring(l, x, b).toFixed(1)}`)
      .join('L')}Z`,
    ink,
  )
}
/** The parapet: its top, its rounded edge with a hollow and a bead under it, and the face below. */
function parapet(l: Layout): string {
  return (
    band(l, 50, 320, '#1a1347') +
    band(l, 66, 86, '#38215c') +
    band(l, 86, 90, '#8d5365') +
    band(l, 90, 100, '#241752') +
    band(l, 0, 50, '#5b355f') +
    band(l, -1, 5, '#c27a68') +
    band(l, 47, 51, '#e8a878') +
    band(l, 51, 57, '#c98062') +
    band(l, 57, 61, '#8d4c5a') +
    band(l, 61, 66, '#241344')
  )
}
/** How the flames lean, and their heights, from the one that they light outward. */
const FLAMES: Pt[] = [[-8, 1.08], [6, 0.9], [-4, 1.12], [9, 0.96], [-7, 0.88], [3, 1.1], [8, 0.94], [-5, 1.05]] // prettier-ignore
/** A row of lamps on the parapet, nearer and larger under the stupa, with a gap where the people light theirs. The light of each lies round its foot, on the edge and down the front. */
function lamps(l: Layout): string {
  let halos = '',
    pools = '',
    cups = ''
  const pool = (x: number, y: number, edge: number, k: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${42 * k}" ry="${11.5 * k}" fill="#c97a58"/><ellipse cx="${x}" cy="${y}" rx="${29 * k}" ry="${7.5 * k}" fill="#ffc27e"/>` +
    `<ellipse cx="${x}" cy="${edge - 6}" rx="${64 * k}" ry="8" fill="url(#lip)" clip-path="url(#edge)"/>` +
    shape(`M${x - 48 * k},${edge + 8}A${48 * k},${86 * k} 0 0 0 ${x + 48 * k},${edge + 8}Z`, 'url(#fall)')
  l.rows.forEach((row) =>
    row.forEach((x, i) => {
      const k = 0.9 - 0.16 * ((x - l.cx) / 900) ** 2,
        y = ring(l, x, 31)
      pools += pool(x, y, ring(l, x, 57), k)
      halos += `<circle cx="${x}" cy="${y - 44 * k}" r="${46 * k}" fill="url(#halo)"/>`
      cups += place(x, y, k, lamp(...FLAMES[i]!))
    }),
  )
  return (
    `<radialGradient id="fall" cx=".5" cy="0" r="1" gradientTransform="translate(.5,0) scale(.5,1) translate(-.5,0)"><stop offset="0" stop-color="#f0925e" stop-opacity=".5"/><stop offset="1" stop-color="#c9605a" stop-opacity="0"/></radialGradient><radialGradient id="halo"><stop offset="0" stop-color="#ffdf94" stop-opacity=".75"/><stop offset=".4" stop-color="#ffb765" stop-opacity=".28"/><stop offset="1" stop-color="#ff9c50" stop-opacity="0"/></radialGradient><radialGradient id="lip"><stop offset="0" stop-color="#ffe6b0"/><stop offset="1" stop-color="#ffc27e" stop-opacity="0"/></radialGradient><clipPath id="edge">${band(l, 47, 57, '#fff')}</clipPath>` +
    pool(l.cx, ring(l, l.cx, 24 * l.people), ring(l, l.cx, 57), 1.3 * l.people) +
    pools +
    halos +
    cups
  )
}
/** The sky by its share of the way down to the level of the eye. */
const SKY: [share: number, ink: string][] = [
  [0, '#0d1240'],
  [0.27, '#1b2670'],
  [0.54, '#36439a'],
  [0.74, '#8069ae'],
  [0.85, '#d98f9f'],
  [0.95, '#ffca9c'],
]
const glow = (x: number, y: number, r: number, strength: number) =>
  `<radialGradient id="glow${r}"><stop offset="0" stop-color="#ffe6a0" stop-opacity="${strength}"/><stop offset=".35" stop-color="#ffb765" stop-opacity="${strength * 0.45}"/><stop offset="1" stop-color="#f08a5a" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#glow${r})"/>`
function draw(plate: Plate, l: Layout): void {
  bareSky(
    plate,
    SKY.map(([share, ink]) => [share * l.eye, ink]),
  )
  const dusk = ([x, y]: Pt) => 0.05 + 0.22 * clamp((Math.hypot(x - l.cx, (y - 520) * 1.2) - 330) / 560)
  plate.svg(mountains(l))
  const stupa = (body: string) => place(l.cx, l.eye, l.stupa, body)
  plate.svg(stupa(dome() + terraces(l.wide)))
  plate.svg(
    l.flags
      .map((end, i) => {
        const side = end[0] < l.cx ? -1 : 1,
          step = l.flags.filter((o) => o[0] < l.cx === end[0] < l.cx).indexOf(end),
          [kx, ky] = knot(side, step * 1.6 + 0.4)
        return flagLine(i + 1, [l.cx + kx * l.stupa, l.eye + ky * l.stupa], end, 15, 50, dusk)
      })
      .join(''),
  )
  const gy = ring(l, l.cx, 0)
  const at = (body: string) => place(l.cx, gy, l.people, body)
  plate.svg(glow(l.cx, gy - 70, 150, 0.7), { blend: 'screen' })
  plate.svg(behind(at))
  plate.svg(parapet(l) + lamps(l) + front(at) + glow(l.cx, gy - 66, 90, 0.5))
}
export const views: View[] = [
  {
    name: 'kathmandu-nepal-cover',
    focusX: 800,
    draw: (plate) =>
      draw(plate, {
        eye: 820,
        parapet: 876,
        stupa: 0.94,
        people: 1.1,
        cx: 800,
        round: 1650,
        range: [60, 1.2],
        hill: 1,
        wide: [1090, 1100],
        rows: [[508, 376, 244, 112], [1020, 1152, 1284, 1416, 1548]], // prettier-ignore
        flags: [[-60, 280], [-60, 530], [1660, 280], [1660, 470]], // prettier-ignore
      }),
    drawLink: (plate) =>
      draw(plate, {
        eye: 650,
        parapet: 718,
        stupa: 0.765,
        people: 0.9,
        cx: 1010,
        round: 1350,
        range: [420, 0.8],
        rows: [[764, 656, 548, 440, 332, 224, 116], [1200, 1308, 1416, 1524]], // prettier-ignore
        flags: [[-40, 240], [-40, 420], [-30, 580], [1660, 210], [1660, 360], [1660, 500]], // prettier-ignore
      }),
    drawTall: (plate) =>
      draw(plate, {
        eye: 796,
        parapet: 872,
        stupa: 0.92,
        people: 1,
        cx: 375,
        round: 800,
        rows: [[58], [700]],
        flags: [[-36, 240], [-60, 420], [810, 240], [810, 420]], // prettier-ignore
      }),
  },
]
