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
/** The snow range left and right of the dome: its outline, the faces in the last light from the right, and the clefts. Pixels of the stupa from its middle and the level of the eye. */
const RANGE: readonly [outline: string, faces: string, clefts: string][] = [
  [
    'M-1500,0V-95L-1452,-128L-1420,-118L-1375,-160L-1352,-148L-1318,-176L-1268,-132L-1226,-140L-1180,-104L-1130,-118L-1085,-98L-1040,-126L-1010,-120L-962,-158L-938,-150L-905,-168L-868,-138L-846,-142L-815,-120L-778,-132L-748,-166L-733,-162L-700,-212L-688,-206L-664,-238L-640,-200L-622,-194L-594,-158L-566,-164L-538,-136L-510,-138L-482,-114L-470,-118L-446,-160L-430,-134L-418,-130L-380,-88V0Z',
    'M-1318,-176L-1268,-132L-1226,-140L-1180,-104L-1160,-70H-1290L-1282,-104L-1306,-126L-1298,-150ZM-905,-168L-868,-138L-846,-142L-815,-120L-800,-70H-884L-878,-100L-898,-122L-890,-144ZM-664,-238L-640,-200L-622,-194L-594,-158L-566,-164L-550,-148L-562,-118L-544,-96L-552,-70H-636L-630,-104L-650,-126L-640,-160L-662,-192ZM-510,-138L-482,-114L-478,-92L-484,-70H-508L-500,-92L-516,-108L-506,-124ZM-446,-160L-430,-134L-418,-130L-380,-88V-70H-440L-436,-98L-450,-116L-440,-138Z',
    'M-700,-212L-688,-206L-666,-128L-692,-158ZM-622,-194L-594,-158L-604,-122L-590,-84L-614,-112L-620,-150ZM-748,-166L-733,-162L-710,-100L-740,-126ZM-846,-142L-815,-120L-828,-90L-840,-112ZM-962,-158L-938,-150L-918,-100L-952,-124ZM-1226,-140L-1180,-104L-1206,-84L-1220,-110Z',
  ],
  [
    'M380,0V-92L406,-122L418,-126L440,-176L458,-152L476,-148L492,-128L510,-132L532,-112L552,-126L580,-118L612,-150L630,-146L652,-166L678,-142L700,-150L724,-182L738,-178L770,-234L790,-206L806,-202L838,-164L862,-156L892,-128L940,-104L980,-96V0Z',
    'M440,-176L458,-152L476,-148L492,-128L510,-132L532,-112L536,-70H458L464,-98L446,-116L454,-142ZM652,-166L678,-142L688,-146L694,-116L686,-70H648L654,-100L642,-122L656,-144ZM770,-234L790,-206L806,-202L838,-164L862,-156L892,-128L940,-104L930,-70H792L796,-104L774,-130L788,-166L768,-200Z',
    'M476,-148L492,-128L500,-130L496,-92L482,-114ZM724,-182L738,-178L758,-108L730,-136ZM612,-150L630,-146L646,-96L618,-118ZM806,-202L838,-164L826,-126L842,-84L814,-116L812,-160ZM862,-156L892,-128L880,-92L868,-120Z',
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
    '<linearGradient id="snow" gradientUnits="userSpaceOnUse" x1="0" y1="-238" x2="0" y2="-80"><stop offset="0" stop-color="#5f5cae"/><stop offset="1" stop-color="#8f74b4"/></linearGradient>' +
    place(
      l.cx,
      l.eye,
      l.stupa,
      shape(FAR, '#b58bb8') +
        RANGE.map(
          ([outline, faces, clefts]) =>
            shape(outline, 'url(#snow)') + shape(faces, '#eec0c4') + shape(clefts, '#c497ba'),
        ).join('') +
        shape(FOOTHILLS, '#5a4a98'),
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
        stupa: 0.79,
        people: 1,
        cx: 375,
        round: 800,
        rows: [[280], [470, 706]],
        flags: [[-36, 240], [-60, 420], [810, 240], [810, 420]], // prettier-ignore
      }),
  },
]
