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
  /** Leaves no room for the snows. */
  tight?: true
  /** Columns of the lamps, from the flame outward to the left and to the right. */
  rows: [left: number[], right: number[]]
  /** Ends of the lines of flags. */
  flags: Pt[]
}
/** The snow range: a broad massif left of the dome, a low run with one summit right of it. Outline, the ribs in the last light from the right. Pixels of the stupa from its middle and the level of the eye. */
const RANGE: readonly [outline: string, ribs: string][] = [
  [
    'M-1500,0V-96L-1440,-112L-1390,-104L-1330,-132L-1290,-122L-1236,-146L-1190,-128L-1140,-134L-1080,-112L-1020,-124L-960,-118L-900,-136L-862,-132L-820,-158L-798,-156L-756,-192L-738,-190L-704,-222L-682,-226L-660,-216L-634,-222L-612,-210L-582,-180L-562,-176L-528,-146L-500,-140L-466,-116L-436,-110L-380,-84V0Z',
    'M-682,-226L-660,-216L-634,-222L-612,-210L-582,-180L-562,-176L-528,-146L-500,-140L-466,-116L-440,-112L-452,-98L-478,-108L-470,-84L-500,-116L-520,-122L-508,-88L-540,-130L-560,-140L-548,-92L-584,-146L-604,-158L-592,-100L-626,-166L-640,-176L-632,-112L-662,-190ZM-738,-190L-704,-222L-690,-224L-700,-190L-694,-130L-718,-176L-722,-120L-742,-168ZM-820,-158L-798,-156L-756,-192L-750,-188L-768,-158L-764,-112L-784,-146L-790,-104L-806,-140ZM-900,-136L-862,-132L-826,-154L-838,-132L-834,-96L-852,-122L-862,-90L-876,-122ZM-1330,-132L-1290,-122L-1250,-139L-1262,-118L-1256,-88L-1278,-112L-1290,-84L-1304,-114ZM-1236,-146L-1190,-128L-1140,-134L-1080,-112L-1100,-104L-1116,-112L-1110,-84L-1140,-116L-1156,-86L-1176,-116L-1192,-90L-1210,-126ZM-1020,-124L-960,-118L-940,-124L-952,-108L-946,-86L-970,-108L-984,-86L-1000,-110Z',
  ],
  [
    'M380,0V-84L430,-104L462,-100L500,-122L530,-116L560,-138L592,-150L616,-186L628,-190L642,-178L668,-142L700,-126L730,-128L770,-108L812,-114L850,-98L980,-86V0Z',
    'M628,-190L642,-178L668,-142L700,-126L716,-127L704,-116L690,-114L698,-84L672,-116L660,-124L664,-88L644,-136L632,-150L636,-104L618,-164ZM500,-122L530,-116L560,-138L566,-139L552,-120L556,-90L536,-106L526,-86L514,-108ZM730,-128L770,-108L790,-111L782,-98L766,-98L770,-82L748,-108ZM430,-104L462,-100L482,-111L472,-94L462,-90L452,-84L442,-96ZM812,-114L850,-98L870,-96L852,-90L846,-82L830,-98Z',
  ],
]
/** A far range behind the snows. */
const FAR =
  'M-1500,0V-110C-1440,-130 -1400,-116 -1340,-128L-1240,-112L-1150,-136L-1090,-116L-1000,-128L-920,-116L-850,-160L-816,-148L-780,-168L-730,-136L-600,-128L-520,-154L-488,-142L-440,-158L-390,-120L390,-124L430,-136L524,-150L560,-142L590,-158L640,-130L720,-140L830,-150L900,-156L960,-120V0Z'
/** Wooded foothills that join the feet of the snows. */
const FOOTHILLS =
  'M-1500,0V-74C-1400,-92 -1330,-70 -1250,-82C-1170,-94 -1100,-70 -1010,-84C-930,-94 -880,-72 -800,-78C-730,-84 -690,-98 -620,-88C-560,-80 -500,-92 -380,-74H380C430,-92 480,-76 540,-84C620,-96 680,-78 740,-82C810,-86 850,-96 980,-78V0Z'
/** The snow range, its foothills, and nearer hills where no terrace hides them. */
function mountains(l: Layout): string {
  const hill = (d: string, ink: string) => place(0, l.eye, 1, shape(d, ink))
  return (
    '<linearGradient id="snow" gradientUnits="userSpaceOnUse" x1="0" y1="-238" x2="0" y2="-80"><stop offset="0" stop-color="#7a72b8"/><stop offset="1" stop-color="#a583b8"/></linearGradient><linearGradient id="ribs" gradientUnits="userSpaceOnUse" x1="0" y1="-226" x2="0" y2="-80"><stop offset="0" stop-color="#f0c6c8"/><stop offset=".55" stop-color="#d3a5bf"/><stop offset="1" stop-color="#a583b8"/></linearGradient><linearGradient id="wood" gradientUnits="userSpaceOnUse" x1="0" y1="-98" x2="0" y2="-20"><stop offset="0" stop-color="#8068ac"/><stop offset="1" stop-color="#54479a"/></linearGradient>' +
    place(
      l.cx,
      l.eye,
      l.stupa,
      (l.tight
        ? ''
        : shape(FAR, '#c193b8') +
          RANGE.map(([outline, ribs]) => shape(outline, 'url(#snow)') + shape(ribs, 'url(#ribs)')).join('')) +
        shape(FOOTHILLS, 'url(#wood)'),
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
    `<ellipse cx="${l.cx}" cy="${ring(l, l.cx, 25 * l.people)}" rx="${48 * l.people}" ry="${11 * l.people}" fill="#3b2150"/>` +
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
  const flame = l.cx - 12 * l.people
  plate.svg(glow(flame, gy - 70, 150, 0.7), { blend: 'screen' })
  plate.svg(behind(at))
  plate.svg(parapet(l) + lamps(l) + front(at) + glow(flame, gy - 72 * l.people, 90, 0.55))
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
        rows: [[364, 256, 148, 40], [1164, 1276, 1388, 1500]], // prettier-ignore
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
        rows: [[656, 548, 440, 332, 224, 116], [1316, 1424, 1532]], // prettier-ignore
        flags: [[-40, 240], [-40, 420], [-30, 580], [1660, 210], [1660, 360], [1660, 500]], // prettier-ignore
      }),
    drawTall: (plate) =>
      draw(plate, {
        eye: 784,
        parapet: 872,
        stupa: 0.88,
        people: 1,
        cx: 375,
        round: 800,
        tight: true,
        rows: [[285], [465]],
        flags: [[-60, 160], [-60, 350], [810, 160], [810, 350]], // prettier-ignore
      }),
  },
]
