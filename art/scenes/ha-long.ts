/** Ha Long Bay in morning mist: a junk under sail, a rower in her sampan, karsts in four flats of one ink. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { bokashi } from '../kit/heavens.ts'
import { rock } from '../kit/landform.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const WATER = 690
/** Outlines of limestone towers in shares of their width and height, from the foot on the left over the crown (`top`) to the right. */
const CRAGS: { top: number; line: Pt[] }[] = [
  // a tower on a shoulder
  { top: 6, line: [[-0.46, 0], [-0.5, 0.06], [-0.47, 0.3], [-0.41, 0.55], [-0.3, 0.63], [-0.22, 0.88], [-0.04, 1], [0.12, 0.95], [0.2, 0.8], [0.25, 0.56], [0.38, 0.46], [0.46, 0.2], [0.5, 0.06], [0.46, 0]] },
  // a long table that rises to the right
  { top: 5, line: [[-0.47, 0], [-0.5, 0.1], [-0.47, 0.42], [-0.34, 0.6], [-0.1, 0.7], [0.22, 1], [0.34, 0.97], [0.42, 0.74], [0.46, 0.4], [0.5, 0.08], [0.47, 0]] },
  // two horns
  { top: 7, line: [[-0.46, 0], [-0.5, 0.06], [-0.44, 0.36], [-0.38, 0.68], [-0.28, 0.76], [-0.2, 0.62], [-0.08, 0.6], [0.1, 1], [0.24, 0.92], [0.32, 0.64], [0.42, 0.4], [0.5, 0.06], [0.46, 0]] },
  // a blade that leans
  { top: 4, line: [[-0.44, 0], [-0.5, 0.06], [-0.44, 0.4], [-0.36, 0.72], [-0.2, 1], [-0.02, 0.94], [0.14, 0.72], [0.24, 0.44], [0.4, 0.28], [0.5, 0.06], [0.46, 0]] },
] // prettier-ignore
interface Crag {
  x: number
  w: number
  h: number
  kind: number
}
/** A limestone tower in one ink, with the notch that the tide has cut at its foot. */
function karst({ x, w, h, kind }: Crag, ink: string): string {
  return rock(
    CRAGS[kind]!.line.map(([u, v]): Pt => [x + u * w, WATER - v * h + (v ? 0 : 20)]),
    ink,
    Math.min(10, h * 0.025),
    kind + Math.round(x),
  )
}
/** A near tower: its left side in the light up to a broken ridge and two clefts in the shade. */
function nearKarst(crag: Crag, [ink, lit, cleft]: [string, string, string]): string {
  const { x, w, h, kind } = crag,
    { line, top } = CRAGS[kind]!,
    at = ([u, v]: Pt): Pt => [x + u * w, WATER - v * h + (v ? 0 : 20)],
    [tu] = line[top]!,
    seed = kind + Math.round(x)
  const ridge: Pt[] = [[tu + 0.02, 0.9], [tu - 0.07, 0.74], [tu + 0.02, 0.6], [tu - 0.09, 0.44], [tu - 0.02, 0.26], [tu - 0.12, 0]] // prettier-ignore
  /** A buttress in the shade: a ledge that catches the light, and the darker wall under it. */
  const wall = (points: Pt[]): string => rock(points.map(at), cleft, 4, seed)
  return (
    karst(crag, ink) +
    rock([...line.slice(0, top + 1), ...ridge].map(at), lit, Math.min(9, h * 0.022), seed) +
    wall([
      [tu + 0.08, 0.66],
      [tu + 0.15, 0.5],
      [tu + 0.12, 0.34],
      [tu + 0.2, 0.2],
      [tu + 0.18, 0],
      [tu + 0.06, 0],
      [tu + 0.05, 0.3],
      [tu + 0.02, 0.48],
    ])
  )
}
/** One battened sail: the mast at x = 0 from 0 up to -1; panels hang from battens that fan out, sheets run from them to `deck`. */
function sail(lit: string, shade: string, batten: string, deck: Pt): string {
  const luff = (t: number): Pt => [-0.13 - 0.03 * Math.sin(t * Math.PI), -0.08 - 0.88 * t]
  const leech = (t: number): Pt => [
    0.5 * (1 - t) ** 0.55 + 0.1 * Math.sin(t * 3.1) + 0.02,
    -0.04 - 0.98 * t ** 0.86,
  ]
  let s = ''
  const panels = 7
  for (let i = 0; i < panels; i++) {
    const a = i / panels,
      b = (i + 1) / panels,
      [l0, l1, r0, r1] = [luff(a), luff(b), leech(a), leech(b)],
      // each panel bellies out between its battens
      belly: Pt = [Math.max(r0[0], r1[0]) + 0.035, (r0[1] + r1[1]) / 2]
    const body = (fill: string, from: number): string => {
      const [p0, p1]: Pt[] = [
        [l0[0] + (r0[0] - l0[0]) * from, l0[1] + (r0[1] - l0[1]) * from],
        [l1[0] + (r1[0] - l1[0]) * from, l1[1] + (r1[1] - l1[1]) * from],
      ]
      return `<path d="M${p0!.join()}L${r0.join()}Q${belly.join()} ${r1.join()}L${p1!.join()}Z" fill="${fill}"/>`
    }
    s += body(lit, 0) + body(shade, 0.46 + 0.1 * Math.sin(i * 2.1))
  }
  // the sheetlets of the lower battens come together in a block; one sheet goes on from it to the deck
  const block: Pt = [deck[0] + (leech(0.14)[0] - deck[0]) * 0.3, deck[1] * 0.66 - 0.03]
  for (let i = 0; i < 4; i++)
    s += `<path d="M${leech(i / panels).join()}L${block.join()}" stroke="#6b4a48" stroke-width=".007"/>`
  s += `<path d="M${block.join()}L${deck.join()}" stroke="#43283a" stroke-width=".012"/><circle cx="${block[0]}" cy="${block[1]}" r=".014" fill="#43283a"/>`
  for (let i = 0; i <= panels; i++) {
    const [l, r] = [luff(i / panels), leech(i / panels)]
    s += `<path d="M${l.join()}L${r.join()}" stroke="${batten}" stroke-width=".012"/>`
  }
  return s
}
/** A junk of 24 m that comes towards us on the port bow. Metres, waterline at 0, y down. */
function junk(): string {
  const mast = (x: number, h: number, foot: number) =>
    `<path d="M${x - 0.14},${-foot}L${x - 0.07},${-h}H${x + 0.07}L${x + 0.14},${-foot}Z" fill="#43283a"/>`
  const set = (x: number, foot: number, h: number, lean: number, deck: Pt) =>
    `<g transform="translate(${x},${-foot}) rotate(${lean}) scale(${h})">${sail('#e0573a', '#a8363a', '#5d2236', [(deck[0] - x) / h, (deck[1] + foot) / h])}</g>`
  const windows = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<path d="M${-0.5 + i * 1.5},-4.34h1v1.16h-1Z" fill="#5d2f35"/><path d="M${-0.4 + i * 1.5},-4.22h.36v.92h-.36ZM${0.04 + i * 1.5},-4.22h.36v.92h-.36Z" fill="${i === 1 || i === 4 ? '#ffd88a' : '#8a5440'}"/>`,
    )
    .join('')
  const crew = (x: number, y: number, name: 'points' | 'stands' | 'shadesEyes', top: string, flip = false) =>
    place(
      x,
      y,
      1,
      figure(name, { skin: '#c98d66', hair: '#241a30', top, bottom: '#41506a', cut: 'hat', hat: '#f3e2b4' }),
      flip,
    )
  const strake = (from: number, to: number): string =>
    `M${-10.9 + from * 2.9},${-3.5 + from * 3.1}C${-7 + from * 0.6},${-2.3 + from * 1.9} 4,${-2.1 + from * 1.7} ${10.85 - from * 0.5},${-3.5 + from * 2.9}L${10.82 - to * 0.5},${-3.5 + to * 2.9}C4,${-2.1 + to * 1.7} ${-7 + to * 0.6},${-2.3 + to * 1.9} ${-10.9 + to * 2.9},${-3.5 + to * 3.1}Z`
  return (
    // the sail of the mizzen with its mast before it, well aft of the mainsail
    set(9.1, 5.7, 6, 3, [11.4, -5.1]) +
    mast(9.1, 11.9, 3.6) +
    // a deckhand in the bow: the bulwark hides him to the thighs
    crew(-8.7, -3, 'shadesEyes', '#f3e6cf', true) +
    // hull: high stern at the right, sheer to a raked stem at the left
    smooth(
      [
        [-11.8, -4.7],
        [-10.2, -4.1],
        [-7, -3.2],
        [-2, -2.5],
        [4, -2.7],
        [8.6, -3.7],
        [11.6, -5.2],
        [11.5, -3.6],
        [10.9, -1.4],
        [10.3, 0.3],
        [9.4, 0.5],
        [4, 0.56],
        [-2, 0.56],
        [-6.4, 0.5],
        [-8, 0.2],
        [-10.2, -2.1],
      ],
      '#8a4636',
      0.5,
    ) +
    // the side that turns under, the seams of the planks, the transom in shade
    `<path d="M-9.2,-1.2C-6,-.75 4,-.6 10.7,-1.2C10.6,-.6 10.5,-.1 10.3,.3L9.4,.5L4,.56H-2L-6.4,.5L-8,.2Z" fill="#512a33"/><path d="${strake(0.24, 0.27)}${strake(0.44, 0.47)}${strake(0.62, 0.65)}" fill="#5d2f35"/><path d="M9.9,-4.3L11.6,-5.2L11.5,-3.6L10.9,-1.4L10.3,.3L9.4,.5C9.9,-1 10,-2.6 9.9,-4.3Z" fill="#47242f"/>` +
    // the painted eye
    `<ellipse cx="-9.1" cy="-2.3" rx=".52" ry=".36" transform="rotate(22 -9.100 -2.300)" fill="#fff0d0"/><circle cx="-9.2" cy="-2.3" r=".22" fill="#241a30"/>` +
    // house with its windows, gallery roof and awning
    poly(
      [
        [-1.4, -2.2],
        [-1.4, -4.6],
        [7.6, -5],
        [8.2, -2.9],
      ],
      '#b7633c',
    ) +
    windows +
    poly(
      [
        [-2, -4.6],
        [-1.6, -5],
        [8, -5.4],
        [8.4, -4.9],
      ],
      '#efc991',
    ) +
    `<path d="M-11.9,-4.7C-10.4,-3.6 -7,-2.65 -2,-2.2C2,-2.2 6,-2.7 8.6,-3.45L11.5,-4.8L11.7,-5.35C8.4,-3.7 4,-2.75 0,-2.62C-4,-2.7 -9,-3.5 -12,-5.05Z" fill="#e3a05d"/>` +
    set(-6.2, 3.5, 8.4, -4, [-2.3, -2.5]) +
    mast(-6.2, 12.6, 2.6) +
    set(0.2, 7.2, 11.4, -1, [5.9, -5.2]) +
    mast(0.2, 19.4, 4.9) +
    crew(2.2, -5.08, 'points', '#2f7f86', true) +
    crew(4.1, -5.16, 'stands', '#f3e6cf')
  )
}
/** The rower's place in the boat. Her weight is on the oar. */
const rower = (body: string): string => place(1, -0.24, 1, `<g transform="rotate(7)">${body}</g>`, true)
/** A woven sampan of five metres with its rower; she stands on the boards within it, and her oar turns on a post at the rail. */
const sampan = (): string =>
  // the far rail and the boards inside
  '<path d="M-2.9,-.66C-2.2,-.46 -1.2,-.42 0,-.42C1.2,-.42 2.2,-.46 2.9,-.74C2.3,-.3 1.4,-.2 0,-.2C-1.4,-.2 -2.3,-.26 -2.9,-.66Z" fill="#5d4038"/><path d="M-2.9,-.66C-2.2,-.46 -1.2,-.42 0,-.42C1.2,-.42 2.2,-.46 2.9,-.74L2.84,-.66C2.2,-.42 1.2,-.37 0,-.37C-1.2,-.37 -2.2,-.41 -2.84,-.6Z" fill="#c98f5a"/>' +
  // two baskets: melons, and leaves that hang over the rim
  '<path d="M-1.84,-.66C-1.8,-.82 -1.62,-.84 -1.54,-.74C-1.46,-.88 -1.24,-.86 -1.2,-.72C-1.12,-.78 -1.04,-.72 -1.04,-.64Z" fill="#e6a24a"/><path d="M-1.5,-.66C-1.5,-.8 -1.3,-.88 -1.2,-.72L-1.18,-.64Z" fill="#b8703c"/><path d="M-1.92,-.66H-.98L-1.08,-.2H-1.82Z" fill="#d9b06a"/><path d="M-1.34,-.66H-.98L-1.08,-.2H-1.34ZM-1.9,-.55H-1L-1.01,-.5H-1.89Z" fill="#a9764a"/>' +
  '<path d="M-.84,-.58C-.9,-.74 -.74,-.84 -.64,-.76C-.58,-.92 -.36,-.9 -.34,-.76C-.22,-.82 -.1,-.7 -.16,-.58C-.3,-.52 -.7,-.52 -.84,-.58Z" fill="#8fae5a"/><path d="M-.5,-.56C-.52,-.7 -.36,-.78 -.34,-.76C-.22,-.82 -.1,-.7 -.16,-.58Z" fill="#5f8a55"/><path d="M-.86,-.58H-.14L-.22,-.2H-.78Z" fill="#c98f5a"/><path d="M-.42,-.58H-.14L-.22,-.2H-.42Z" fill="#96683f"/>' +
  rower(
    figure('embraces', {
      skin: '#bd7c57',
      hair: '#1f1830',
      top: '#45477c',
      bottom: '#20234a',
      shoes: '#bd7c57',
      cut: 'cone',
      hat: '#f6dfa6',
    }) +
      // her oar, both fists round it
      '<path d="M.62,-1.66L.2,.3" stroke="#8a5f3c" stroke-width=".05" stroke-linecap="round"/><ellipse cx=".555" cy="-1.36" rx=".055" ry=".06" fill="#a0664a"/><ellipse cx=".525" cy="-1.22" rx=".058" ry=".06" fill="#bd7c57"/>',
  ) +
  // the near side, woven, with its rail; the boat is deeper amidships
  '<path d="M-2.9,-.66C-2.3,-.26 -1.4,-.16 0,-.16C1.4,-.16 2.3,-.24 2.9,-.74C2.66,-.06 2,.2 1.2,.24H-1.3C-2.1,.2 -2.7,-.1 -2.9,-.66Z" fill="#3a2c48"/><path d="M-2.5,-.18C-1.6,.04 1.6,.04 2.54,-.2L2.42,-.08C1.6,.12 -1.6,.12 -2.38,-.06Z" fill="#5d4458"/><path d="M-2.9,-.66C-2.3,-.26 -1.4,-.16 0,-.16C1.4,-.16 2.3,-.24 2.9,-.74L2.85,-.58C2.3,-.12 1.4,-.06 0,-.06C-1.4,-.06 -2.3,-.14 -2.84,-.5Z" fill="#c98f5a"/>' +
  // the oar passes over the rail
  rower(
    '<path d="M.3,-.16L.2,.3" stroke="#8a5f3c" stroke-width=".05"/><path d="M.25,.1L.08,.74L.24,.78L.31,.12Z" fill="#8a5f3c"/><path d="M.36,-.13L.22,-.07" stroke="#f0d9a4" stroke-width=".05"/>',
  )

interface Layout {
  dx: number
  junk: { x: number; y: number; k: number }
  boat: { x: number; y: number; k: number }
}
function draw(plate: Plate, { dx, junk: j, boat }: Layout): void {
  bokashi(plate, '#2c6a74', '#d6e9d8', '#fff3d8', WATER)
  const plane = (body: string) => plate.svg(`<g transform="translate(${dx},0)">${body}</g>`)
  const mist = (from: number, strength: number): void => {
    plate.field((_x, y) =>
      y < from || y > WATER + 2 ? null : [[246, 240, 216], ((y - from) / (WATER - from)) ** 1.6 * strength],
    )
  }
  const range = (ink: string, ...crags: [x: number, w: number, h: number, kind: number][]) =>
    plane(crags.map(([x, w, h, kind]) => karst({ x, w, h, kind }, ink)).join(''))
  range('#bcd8ca', [96, 300, 190, 1], [392, 130, 230, 0], [640, 300, 250, 2], [1120, 420, 170, 1], [1340, 150, 280, 3], [1530, 220, 200, 0]) // prettier-ignore
  mist(500, 0.8)
  range('#93c1b5', [-10, 260, 330, 3], [486, 190, 360, 0], [1252, 240, 300, 2])
  mist(540, 0.75)
  const near: [string, string, string] = ['#4f8d8c', '#76ac9f', '#3c7479']
  plane(
    nearKarst({ x: 262, w: 300, h: 480, kind: 0 }, near) +
      nearKarst({ x: 1486, w: 330, h: 430, kind: 1 }, near),
  )
  mist(560, 0.86)
  calmWater(plate, {
    top: WATER,
    inks: ['#e6e6cd', '#a6cdc0', '#5d9c9a', '#24586a', '#0e2e42'],
    light: ['#d8e8d2', 0.1],
    dark: ['#2a6270', 0.12],
    seed: 6,
  })
  // the towers lie on the water near its far edge, paler and shorter than they are
  plane(
    [
      [262, 150, 0.5],
      [1486, 168, 0.42],
      [486, 92, 0.26],
      [-10, 118, 0.3],
    ]
      .map(([x, half, o]) =>
        [0, 1, 2, 3, 4]
          .map(
            (i) =>
              `<path d="M${x! - half! * (1 - i * 0.13)},${WATER + 6 + i * 9}Q${x},${WATER + 2 + i * 9} ${x! + half! * (0.96 - i * 0.16)},${WATER + 6 + i * 9}Q${x},${WATER + 12 + i * 9} ${x! - half! * (1 - i * 0.13)},${WATER + 6 + i * 9}Z" fill="#6fa8a0" opacity="${o! * (1 - i * 0.16)}"/>`,
          )
          .join(''),
      )
      .join(''),
  )
  // the red of the sails lies on the water in a few broken bars
  const r = random(9)
  let bars = ''
  for (let i = 0; i < 15; i++) {
    const y = j.y + 6 + i * i * 0.95,
      w = j.k * (8.2 - i * 0.44) * r.range(0.66, 1)
    bars += `<path d="M${(j.x - w + r.range(-14, 14)).toFixed(1)},${y.toFixed(1)}Q${j.x},${(y - 3 - i * 0.3).toFixed(1)} ${(j.x + w).toFixed(1)},${y.toFixed(1)}Q${j.x},${(y + 4 + i * 0.3).toFixed(1)} ${(j.x - w).toFixed(1)},${y.toFixed(1)}Z" fill="${i < 4 ? '#4e2c3c' : '#b8493f'}" opacity="${(0.9 - i * 0.045).toFixed(2)}"/>`
  }
  plate.svg(bars)
  plate.svg(edgeLight(place(j.x, j.y, j.k, junk()), [-1, -0.5], j.k * 0.09, '#ffe3b0'))
  // the wash at the stem, broken along the waterline
  const foam = (from: number, to: number, high: number, low: number): string => {
    const at = (u: number, v: number) => `${(j.x + u * j.k).toFixed(1)},${(j.y + v * j.k).toFixed(1)}`
    const mid = (from + to) / 2
    return `<path d="M${at(from, high)}Q${at(mid, high - 0.16)} ${at(to, high + 0.06)}Q${at(mid, low)} ${at(from, high)}Z"/>`
  }
  plate.svg(
    `<g fill="#f3efd9">${foam(-9.2, -5.4, 0.26, 0.66)}${foam(-8.6, -7.2, 0, 0.3)}${foam(-4.6, 0.4, 0.54, 0.74)}${foam(1.6, 4.6, 0.56, 0.72)}${foam(6.2, 11.6, 0.5, 0.74)}${foam(11.4, 14.6, 0.62, 0.76)}</g>`,
    { opacity: 0.85 },
  )
  plate.svg(
    smooth(
      [
        [boat.x - boat.k * 2.7, boat.y + boat.k * 0.2],
        [boat.x, boat.y + boat.k * 0.12],
        [boat.x + boat.k * 2.7, boat.y + boat.k * 0.2],
        [boat.x + boat.k * 0.8, boat.y + boat.k * 0.62],
        [boat.x - boat.k * 1.4, boat.y + boat.k * 0.5],
      ],
      '#143a4c',
      0.8,
    ) + edgeLight(place(boat.x, boat.y, boat.k, sampan()), [-1, -0.5], boat.k / 34, '#ffe9bd'),
  )
}
export const views: View[] = [
  {
    name: 'exclusive-vietnam-cover',
    focusX: 860,
    draw: (plate) => draw(plate, { dx: 0, junk: { x: 930, y: 752, k: 30 }, boat: { x: 480, y: 862, k: 72 } }),
    drawTall: (plate) =>
      draw(plate, { dx: -130, junk: { x: 404, y: 740, k: 25.5 }, boat: { x: 236, y: 890, k: 62 } }),
  },
]
