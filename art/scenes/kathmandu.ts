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
  /** Half the widths of the two terraces, if they are wider than the model's. */
  wide?: Pt
  /** Columns of the lamps, from the flame outward to the left and to the right. */
  rows: [left: number[], right: number[]]
  /** Ends of the lines of flags. */
  flags: Pt[]
}
/** Snow peaks left and right of the dome, and their planes towards it. The last light comes from the right. Pixels of the stupa from its middle and the level of the eye. */
const PEAKS: readonly [outline: string, planes: string][] = [
  [
    'M-1500,0V-96L-1430,-122L-1392,-108L-1330,-152L-1284,-124L-1256,-130L-1196,-98L-1150,-112L-1098,-78L-1040,-104L-1000,-96L-950,-128L-900,-112L-852,-150L-820,-136L-790,-142L-752,-172L-732,-168L-694,-208L-668,-184L-650,-180L-606,-146L-588,-148L-546,-176L-520,-158L-498,-152L-462,-126L-440,-128L-400,-100L-380,-90V0Z',
    'M-1330,-152L-1284,-124L-1256,-130L-1196,-98L-1150,-40H-1296L-1318,-92L-1308,-120ZM-852,-150L-820,-136L-790,-142L-752,-96L-716,-40H-820L-842,-84L-832,-112ZM-694,-208L-668,-184L-650,-180L-606,-146L-584,-100L-566,-40H-676L-700,-92L-682,-132L-698,-166ZM-546,-176L-520,-158L-498,-152L-462,-126L-424,-40H-520L-540,-88L-526,-124Z',
  ],
  [
    'M380,0V-92L428,-116L452,-112L500,-148L528,-136L552,-138L596,-166L622,-152L646,-156L696,-196L716,-192L752,-226L784,-192L806,-186L850,-148L876,-152L916,-126L980,-96V0Z',
    'M500,-148L452,-112L428,-116L392,-40H474L492,-84L482,-116ZM596,-166L552,-138L528,-136L506,-40H572L590,-88L578,-124ZM752,-226L716,-192L696,-196L646,-156L624,-100L606,-40H730L756,-96L738,-140L756,-180Z',
  ],
]
const DUSK = (id: string, top: string, mid: string, foot: string) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="-215" x2="0" y2="-52"><stop offset="0" stop-color="${top}"/><stop offset=".4" stop-color="${mid}"/><stop offset=".78" stop-color="${foot}"/><stop offset="1" stop-color="${foot}" stop-opacity="0"/></linearGradient>`
/** The snow range, its foot lost in the haze, and wooded hills where no terrace hides them. */
function mountains(l: Layout): string {
  const hill = (d: string, ink: string) => place(0, l.eye, 1, shape(d, ink))
  return (
    DUSK('snow-shade', '#7468b6', '#8f78b8', '#d69db0') +
    DUSK('snow-lit', '#ffdcbe', '#fac4b0', '#e0a4ae') +
    place(
      l.cx,
      l.eye,
      l.stupa,
      PEAKS.map(([outline, planes], right) => {
        const [ground, other] = right ? ['lit', 'shade'] : ['shade', 'lit']
        return shape(outline, `url(#snow-${ground})`) + shape(planes, `url(#snow-${other})`)
      }).join(''),
    ) +
    (l.wide
      ? ''
      : hill(
          'M-100,0V-64C60,-82 180,-54 330,-68C520,-86 640,-54 800,-62C1000,-78 1180,-56 1330,-74C1480,-88 1600,-62 1700,-70V200H-100Z',
          '#5f4c98',
        ) +
        hill(
          'M-100,20V-22C80,-34 240,-14 420,-24C640,-36 900,-16 1120,-26C1330,-36 1500,-16 1700,-28V200H-100Z',
          '#33296c',
        ))
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
/** A row of lamps on the parapet, nearer and larger under the stupa, with a gap where the people light theirs. The light of each lies round its foot and on the edge. */
function lamps(l: Layout): string {
  let halos = '',
    pools = '',
    cups = ''
  const pool = (x: number, y: number, edge: number, k: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${42 * k}" ry="${11.5 * k}" fill="#c97a58"/><ellipse cx="${x}" cy="${y}" rx="${29 * k}" ry="${7.5 * k}" fill="#ffc27e"/>` +
    `<ellipse cx="${x}" cy="${edge - 6}" rx="${64 * k}" ry="8" fill="url(#lip)" clip-path="url(#edge)"/>`
  l.rows.forEach((row) =>
    row.forEach((x, i) => {
      const k = 0.9 - 0.16 * ((x - l.cx) / 900) ** 2,
        y = ring(l, x, 36)
      pools += pool(x, y, ring(l, x, 57), k)
      halos += `<circle cx="${x}" cy="${y - 44 * k}" r="${46 * k}" fill="url(#halo)"/>`
      cups += place(x, y, k, lamp(...FLAMES[i]!))
    }),
  )
  return (
    `<radialGradient id="halo"><stop offset="0" stop-color="#ffdf94" stop-opacity=".75"/><stop offset=".4" stop-color="#ffb765" stop-opacity=".28"/><stop offset="1" stop-color="#ff9c50" stop-opacity="0"/></radialGradient><radialGradient id="lip"><stop offset="0" stop-color="#ffe6b0"/><stop offset="1" stop-color="#ffc27e" stop-opacity="0"/></radialGradient><clipPath id="edge">${band(l, 47, 57, '#fff')}</clipPath>` +
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
        wide: [1090, 1100],
        rows: [[454, 322, 190, 58], [1146, 1278, 1410, 1542]], // prettier-ignore
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
