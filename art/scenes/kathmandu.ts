/** Boudha at blue hour: a ring of butter lamps lights the dome and the eyes from below; a grandmother lights one more lamp with a child and a monk. */
import { dome, domeLight, flagLine, knot, terraces } from '../models/boudha.ts'
import { place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { clamp } from '../kit/ink.ts'
import { behind, front, lamp } from '../models/lamp-lighters.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
type Range = [x: number, wide: number, high: number]
interface Layout {
  /** Level of the eye, upper edge of the parapet under the middle of the stupa, scales of the stupa and of the people. */
  eye: number
  parapet: number
  stupa: number
  people: number
  /** Columns of the stupa's middle and of the flame that they light. */
  cx: number
  flame: number
  /** The ranges to the left and to the right, if they are seen: column, width and height. */
  ranges?: [left: Range, right: Range]
  /** Half the widths of the two terraces, if they are wider than the model's. */
  wide?: Pt
  /** How far the lamps to the left of the child stand from their places, so that none meets the outline of her back. */
  nudge?: number
  /** Ends of the lines of flags. */
  flags: Pt[]
}
/** The snow range to the left and to the right of the stupa: its outline, and the faces that keep the last light. Pixels from the level of the eye. */
const LEFT_RANGE = [
  'M-700,40V-110C-500,-126 -300,-150 -140,-170C-100,-190 -60,-196 -24,-216C0,-230 16,-236 34,-254C50,-268 62,-286 80,-292C92,-290 98,-272 114,-262C132,-250 146,-226 162,-214C178,-212 192,-218 204,-228C214,-235 224,-240 231,-248C240,-240 250,-222 264,-210C286,-198 298,-186 324,-174C352,-160 384,-162 412,-150C440,-140 470,-128 500,-116C560,-100 640,-92 760,-80V40Z',
  'M-700,-110C-500,-126 -300,-150 -140,-170C-100,-190 -60,-196 -24,-216C0,-230 16,-236 34,-254C50,-268 62,-286 80,-292C84,-280 74,-266 78,-252C82,-238 66,-226 72,-208C78,-192 62,-176 70,-156C78,-136 66,-110 70,-70V40H-700ZM162,-214C178,-212 192,-218 204,-228C214,-235 224,-240 231,-248C237,-232 226,-220 230,-204C236,-194 220,-186 224,-170C228,-154 214,-140 218,-116V40H90V-70C110,-120 130,-170 162,-214Z',
] as const
const RIGHT_RANGE = [
  'M-330,40V-100C-280,-116 -230,-124 -190,-142C-160,-156 -136,-164 -112,-186C-86,-212 -66,-226 -44,-256C-30,-276 -18,-300 2,-308C14,-304 20,-284 38,-270C60,-252 70,-228 98,-214C120,-204 140,-214 164,-206C220,-180 280,-140 330,-130V40Z',
  'M-330,-100C-280,-116 -230,-124 -190,-142C-160,-156 -136,-164 -112,-186C-86,-212 -66,-226 -44,-256C-30,-276 -18,-300 2,-308C8,-294 -4,-280 2,-266C10,-250 -4,-236 6,-216C16,-198 6,-180 18,-160C30,-136 30,-100 44,-70V40H-330Z',
] as const
const DUSK = `<linearGradient id="range" gradientUnits="userSpaceOnUse" x1="0" y1="-310" x2="0" y2="-60"><stop offset="0" stop-color="#7a72bd"/><stop offset="1" stop-color="#8f6fae"/></linearGradient><linearGradient id="snow" gradientUnits="userSpaceOnUse" x1="0" y1="-310" x2="0" y2="-110"><stop offset="0" stop-color="#beb2e0"/><stop offset=".45" stop-color="#b2a0d4" stop-opacity=".75"/><stop offset="1" stop-color="#a98cc4" stop-opacity="0"/></linearGradient>`
/** Snow behind wooded hills. */
function mountains(l: Layout): string {
  const range = ([x, wide, high]: Range, [all, lit]: readonly [string, string]) =>
      `<g transform="translate(${x},${l.eye}) scale(${wide},${high})">${shape(all, 'url(#range)') + shape(lit, 'url(#snow)')}</g>`,
    hill = (d: string, ink: string) => place(0, l.eye, 1, shape(d, ink))
  return (
    (l.ranges ? DUSK + range(l.ranges[0], LEFT_RANGE) + range(l.ranges[1], RIGHT_RANGE) : '') +
    hill(
      'M-100,0V-64C60,-82 180,-54 330,-68C520,-86 640,-54 800,-62C1000,-78 1180,-56 1330,-74C1480,-88 1600,-62 1700,-70V200H-100Z',
      '#5f4c98',
    ) +
    hill(
      'M-100,20V-22C80,-34 240,-14 420,-24C640,-36 900,-16 1120,-26C1330,-36 1500,-16 1700,-28V200H-100Z',
      '#33296c',
    )
  )
}
/** A row of the parapet's ring: nearest under the stupa's middle. */
const ring = (l: Layout, x: number, deep: number): number => {
  const d = (x - l.cx) / 1500
  return l.parapet + deep + (150 + deep) * (Math.sqrt(1 - d * d) - 1)
}
const band = (l: Layout, a: number, b: number, ink: string): string => {
  const xs = Array.from({ length: 45 }, (_, i) => -80 + i * 40)
  return shape(
    `M${xs.map((x) => `${x},${ring(l, x, a).toFixed(1)}`).join('L')}L${xs
      .toReversed()
      .map((x) => `${x},${ring(l, x, b).toFixed(1)}`)
      .join('L')}Z`,
    ink,
  )
}
/** The parapet: its top, its lit edge, a moulding and the face below. */
function parapet(l: Layout): string {
  return (
    band(l, 52, 300, '#1a1347') +
    band(l, 58, 80, '#38215c') +
    band(l, 80, 84, '#a8646a') +
    band(l, 84, 94, '#241752') +
    band(l, 0, 54, '#5b355f') +
    band(l, 0, 4, '#9a5c60') +
    band(l, 48, 58, '#e79f6c') +
    band(l, 48, 51, '#ffd49a')
  )
}
/** Pixels between two flames of the lower terrace; the lamps of the parapet are twice as far apart. */
const PITCH = 52
/** A row of lamps on the parapet, with a gap where the child leans; their light lies round each foot and down the front. */
function lamps(l: Layout): string {
  let halos = '',
    pools = '',
    cups = ''
  const pool = (x: number, y: number, edge: number, k: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${42 * k}" ry="${11.5 * k}" fill="#c97a58"/><ellipse cx="${x}" cy="${y}" rx="${29 * k}" ry="${7.5 * k}" fill="#ffc27e"/>` +
    shape(`M${x - 48 * k},${edge}A${48 * k},${86 * k} 0 0 0 ${x + 48 * k},${edge}Z`, 'url(#fall)')
  // each stands between two flames of the terrace behind
  const first = l.cx + PITCH * Math.round((l.flame + 58 - l.cx) / PITCH)
  for (let i = -16; i <= 16; i++) {
    const x = first + i * 2 * PITCH + (i < 0 ? (l.nudge ?? 0) : 0)
    if ((i > -3 && i < 1) || x < -20 || x > 1570) continue
    const k = 1 - 0.16 * ((x - l.cx) / 900) ** 2,
      y = ring(l, x, 36)
    pools += pool(x, y, ring(l, x, 58), k)
    halos += `<circle cx="${x}" cy="${y - 44 * k}" r="${46 * k}" fill="url(#halo)"/>`
    cups += place(x, y, k, lamp())
  }
  return (
    `<radialGradient id="fall" cx=".5" cy="0" r="1" gradientTransform="translate(.5,0) scale(.5,1) translate(-.5,0)"><stop offset="0" stop-color="#f0925e" stop-opacity=".62"/><stop offset="1" stop-color="#c9605a" stop-opacity="0"/></radialGradient><radialGradient id="halo"><stop offset="0" stop-color="#ffdf94" stop-opacity=".75"/><stop offset=".4" stop-color="#ffb765" stop-opacity=".28"/><stop offset="1" stop-color="#ff9c50" stop-opacity="0"/></radialGradient>` +
    pool(l.flame, ring(l, l.flame, 24 * l.people), ring(l, l.flame, 58), 1.5 * l.people) +
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
  plate.svg(stupa(dome()))
  for (const tone of domeLight) plate.svg(stupa(tone), { stipple: 0.7, seed: 3 })
  // no lamp competes with the flame between the people
  const between = (x: number) => (l.flame + x * l.people - l.cx) / l.stupa
  plate.svg(stupa(terraces([between(-130), between(130)], PITCH / l.stupa, l.wide)))
  plate.svg(
    l.flags
      .map((end, i) => {
        const side = end[0] < l.cx ? -1 : 1,
          step = l.flags.filter((o) => o[0] < l.cx === end[0] < l.cx).indexOf(end),
          [kx, ky] = knot(side, step * 1.6 + 0.4)
        return flagLine(i + 1, [l.cx + kx * l.stupa, l.eye + ky * l.stupa], end, 52, 15, 50, dusk)
      })
      .join(''),
  )
  const gy = ring(l, l.flame, 0)
  const at = (body: string) => place(l.flame, gy, l.people, body)
  plate.svg(glow(l.flame, gy - 70, 150, 0.7))
  plate.svg(behind(at))
  plate.svg(parapet(l) + lamps(l) + front(at) + glow(l.flame, gy - 66, 90, 0.5))
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
        cx: 960,
        flame: 612,
        ranges: [
          [0, 0.85, 0.6],
          [1470, 0.95, 0.62],
        ],
        wide: [1040, 1050],
        nudge: 11,
        flags: [[-60, 280], [-60, 530], [1660, 280], [1660, 470]], // prettier-ignore
      }),
    drawLink: (plate) =>
      draw(plate, {
        eye: 668,
        parapet: 718,
        stupa: 0.78,
        people: 0.9,
        cx: 1010,
        flame: 1010,
        ranges: [
          [330, 0.85, 0.5],
          [1470, 0.8, 0.45],
        ],
        flags: [[-60, 240], [-60, 420], [-60, 580], [1660, 210], [1660, 360], [1660, 500]], // prettier-ignore
      }),
    drawTall: (plate) =>
      draw(plate, {
        eye: 818,
        parapet: 872,
        stupa: 0.94,
        people: 1,
        cx: 375,
        flame: 375,
        flags: [[-60, 300], [-60, 520], [810, 300], [810, 520]], // prettier-ignore
      }),
  },
]
