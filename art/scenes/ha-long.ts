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
  const gap = (u: number, v: number, long: number): string => {
    const cut: Pt[] = [
      [u, v],
      [u + 0.03, v - long * 0.4],
      [u + 0.01, v - long],
      [u - 0.02, v - long * 0.5],
    ]
    return rock(cut.map(at), cleft, 3, seed)
  }
  return (
    karst(crag, ink) +
    rock([...line.slice(0, top + 1), ...ridge].map(at), lit, Math.min(9, h * 0.022), seed) +
    gap(tu + 0.12, 0.62, 0.34) +
    gap(tu + 0.2, 0.38, 0.24)
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
  for (let i = 0; i < panels; i++)
    s += `<path d="M${leech(i / panels).join()}L${deck.join()}" stroke="#6b4a48" stroke-width=".006"/>`
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
  const crew = (x: number, y: number, name: 'points' | 'stands' | 'leansOnRail', top: string, flip = false) =>
    place(
      x,
      y,
      1,
      figure(name, { skin: '#c98d66', hair: '#241a30', top, bottom: '#41506a', cut: 'hat', hat: '#f3e2b4' }),
      flip,
    )
  return (
    mast(0.6, 19.4, 2.4) +
    // the sail of the mizzen with its mast before it
    set(7.4, 4.4, 7.6, 3, [11, -4.4]) +
    mast(7.4, 12.8, 3.6) +
    // behind the rail of the bow
    crew(-9.4, -3.2, 'leansOnRail', '#c9503f', true) +
    // hull: high stern at the right, sheer to a raked stem at the left
    smooth(
      [
        [-11.6, -4.1],
        [-10.4, -3.5],
        [-7, -2.7],
        [-2, -2.3],
        [4, -2.6],
        [8.6, -3.45],
        [11, -4.5],
        [10.8, -2.2],
        [10, 0.3],
        [9.4, 0.32],
        [8, 0.32],
        [-6, 0.32],
        [-7.4, 0.32],
        [-8, 0.3],
        [-10.2, -1.9],
      ],
      '#7c3f33',
      0.5,
    ) +
    `<path d="M-9.5,-1.1C-6,-.7 4,-.6 10.55,-1.3L10,.32H-7.95Z" fill="#512a33"/>` +
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
    `<path d="M-11.6,-4.1C-10.4,-3.4 -7,-2.5 -2,-2.1C2,-2.1 6,-2.5 8.6,-3.2L11,-4.3L11.1,-4.6C8,-3.2 4,-2.6 0,-2.5C-4,-2.6 -9,-3.3 -11.7,-4.5Z" fill="#e3a05d"/>` +
    set(-6.2, 3.3, 8.6, -4, [-2.2, -2.3]) +
    mast(-6.2, 12.6, 2.6) +
    set(0.6, 6.9, 11.8, 0, [7.4, -5.3]) +
    mast(0.6, 19.6, 4.9) +
    crew(1.7, -5.05, 'points', '#2f7f86', true) +
    crew(5.6, -5.2, 'stands', '#f3e6cf')
  )
}
/** A woven sampan of five metres with its rower; she stands within it. */
const sampan = (): string =>
  place(
    0.7,
    -0.12,
    1,
    figure('embraces', {
      skin: '#bd7c57',
      hair: '#1f1830',
      top: '#3b3d6e',
      bottom: '#20234a',
      shoes: '#20234a',
      cut: 'cone',
      hat: '#f6dfa6',
    }) +
      // her oar, both fists round it
      '<path d="M.62,-1.66L.2,.3" stroke="#8a5f3c" stroke-width=".05" stroke-linecap="round"/><path d="M.25,.1L.1,.74L.24,.77L.3,.12Z" fill="#8a5f3c"/><ellipse cx=".555" cy="-1.36" rx=".055" ry=".06" fill="#a0664a"/><ellipse cx=".525" cy="-1.22" rx=".058" ry=".06" fill="#bd7c57"/>',
    true,
  ) +
  '<path d="M-2.9,-.62C-2.3,-.3 -1.4,-.22 0,-.22C1.4,-.22 2.3,-.3 2.9,-.7C2.6,0 2,.2 1.2,.22H-1.3C-2.1,.2 -2.7,-.1 -2.9,-.62Z" fill="#2c2444"/><path d="M-2.9,-.62C-2.3,-.3 -1.4,-.22 0,-.22C1.4,-.22 2.3,-.3 2.9,-.7L2.84,-.52C2.3,-.18 1.4,-.12 0,-.12C-1.4,-.12 -2.3,-.18 -2.84,-.46Z" fill="#c98f5a"/><path d="M-1.96,-.26C-2,-.5 -1.84,-.72 -1.5,-.74C-1.16,-.74 -.98,-.5 -1.02,-.24Z" fill="#8fae5a"/><path d="M-1.3,-.7C-1.1,-.64 -1,-.46 -1.02,-.24H-1.34C-1.24,-.4 -1.22,-.56 -1.3,-.7Z" fill="#5f8a55"/><path d="M-1.14,-.24C-1.16,-.44 -1.04,-.58 -.82,-.58C-.6,-.58 -.48,-.42 -.5,-.22Z" fill="#e6a24a"/><path d="M-.68,-.54C-.54,-.48 -.49,-.36 -.5,-.22H-.74C-.66,-.32 -.64,-.44 -.68,-.54Z" fill="#b8703c"/>'

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
  range('#93c1b5', [-10, 260, 330, 3], [486, 190, 360, 0], [1190, 240, 300, 2])
  mist(540, 0.75)
  const near: [string, string, string] = ['#4f8d8c', '#76ac9f', '#3c7479']
  plane(
    nearKarst({ x: 262, w: 300, h: 480, kind: 0 }, near) +
      nearKarst({ x: 1486, w: 330, h: 430, kind: 1 }, near),
  )
  mist(580, 0.6)
  calmWater(plate, {
    top: WATER,
    inks: ['#e6e6cd', '#a6cdc0', '#5d9c9a', '#24586a', '#0e2e42'],
    light: ['#d8e8d2', 0.1],
    dark: ['#2a6270', 0.12],
    seed: 6,
  })
  // the red of the sails lies on the water in a few broken bars
  const r = random(9)
  let bars = ''
  for (let i = 0; i < 15; i++) {
    const y = j.y + 6 + i * i * 0.95,
      w = j.k * (8.2 - i * 0.44) * r.range(0.66, 1)
    bars += `<path d="M${(j.x - w + r.range(-14, 14)).toFixed(1)},${y.toFixed(1)}Q${j.x},${(y - 3 - i * 0.3).toFixed(1)} ${(j.x + w).toFixed(1)},${y.toFixed(1)}Q${j.x},${(y + 4 + i * 0.3).toFixed(1)} ${(j.x - w).toFixed(1)},${y.toFixed(1)}Z" fill="${i < 4 ? '#4e2c3c' : '#b8493f'}" opacity="${(0.9 - i * 0.045).toFixed(2)}"/>`
  }
  plate.svg(bars)
  plate.svg(edgeLight(place(j.x, j.y, j.k, junk()), [-1, -0.5], j.k * 0.13, '#ffe3b0'))
  // the wash at the stem and along the waterline
  plate.svg(
    `<path d="M${j.x - j.k * 9.4},${j.y + j.k * 0.5}C${j.x - j.k * 8.4},${j.y + j.k * 0.1} ${j.x - j.k * 7.6},${j.y - j.k * 0.1} ${j.x - j.k * 7},${j.y + j.k * 0.12}C${j.x - j.k * 3},${j.y + j.k * 0.24} ${j.x + j.k * 6},${j.y + j.k * 0.24} ${j.x + j.k * 11.6},${j.y + j.k * 0.36}C${j.x + j.k * 4},${j.y + j.k * 0.5} ${j.x - j.k * 4},${j.y + j.k * 0.5} ${j.x - j.k * 9.4},${j.y + j.k * 0.5}Z" fill="#f3efd9"/>`,
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
