/** Ha Long Bay in morning mist: a junk under sail, a rower in her sampan, karsts in four flats of one ink. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { bokashi } from '../kit/heavens.ts'
import { rock } from '../kit/landform.ts'

import { figure } from '../kit/people.ts'
import { baySampan, ripples } from '../models/bay-sampan.ts'
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
    const body = (fill: string, low: number, high: number): string => {
      const [p0, p1]: Pt[] = [
        [l0[0] + (r0[0] - l0[0]) * low, l0[1] + (r0[1] - l0[1]) * low],
        [l1[0] + (r1[0] - l1[0]) * high, l1[1] + (r1[1] - l1[1]) * high],
      ]
      return `<path d="M${p0!.join()}L${r0.join()}Q${belly.join()} ${r1.join()}L${p1!.join()}Z" fill="${fill}"/>`
    }
    // one edge between light and shade runs up through all panels
    const edge = (t: number): number => 0.62 - 0.3 * t + 0.12 * t * t
    s += body(lit, 0, 0) + body(shade, edge(a), edge(b))
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
function junk(manned: boolean): string {
  const mast = (x: number, h: number, foot: number) =>
    `<path d="M${x - 0.14},${-foot}L${x - 0.07},${-h}H${x + 0.07}L${x + 0.14},${-foot}Z" fill="#43283a"/>`
  const set = (
    x: number,
    foot: number,
    h: number,
    lean: number,
    deck: Pt,
    [lit, shade]: [string, string] = ['#c94a38', '#8f2f3c'],
  ) =>
    `<g transform="translate(${x},${-foot}) rotate(${lean}) scale(${h})">${sail(lit, shade, '#5d2236', [(deck[0] - x) / h, (deck[1] + foot) / h])}</g>`
  const windows = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<path d="M${-0.5 + i * 1.5},-4.34h1v1.16h-1Z" fill="#5d2f35"/><path d="M${-0.4 + i * 1.5},-4.22h.36v.92h-.36ZM${0.04 + i * 1.5},-4.22h.36v.92h-.36Z" fill="${i === 1 || i === 4 ? '#ffd88a' : '#8a5440'}"/>`,
    )
    .join('')
  const crew = (x: number, y: number, name: 'points' | 'stands', top: string, flip = false) =>
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
        [9.4, 0.55],
        [4, 0.56],
        [-2, 0.56],
        [-6.6, 0.56],
        [-8, 0.5],
        [-10.2, -2.1],
      ],
      '#8a4636',
      0.5,
    ) +
    // the side that turns under, the seams of the planks, the transom in shade
    `<path d="M-9.2,-1.2C-6,-.75 4,-.6 10.7,-1.2C10.6,-.6 10.5,-.1 10.3,.3L9.4,.55L4,.56H-6.6L-8,.5Z" fill="#512a33"/><path d="${strake(0.24, 0.27)}${strake(0.44, 0.47)}${strake(0.62, 0.65)}" fill="#5d2f35"/><path d="M9.9,-4.3L11.6,-5.2L11.5,-3.6L10.9,-1.4L10.3,.3L9.4,.5C9.9,-1 10,-2.6 9.9,-4.3Z" fill="#47242f"/>` +
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
    set(0.2, 7.2, 11.4, -1, [5.9, -5.2], ['#f06a3f', '#b83a3c']) +
    mast(0.2, 19.4, 4.9) +
    (manned ? crew(2.2, -5.08, 'points', '#2f7f86', true) + crew(4.1, -5.16, 'stands', '#f3e6cf') : '')
  )
}
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
    light: ['#d8e8d2', 0.06],
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
  // each hull with its mirror, which the ripples break into bars
  const afloat = (
    id: string,
    body: string,
    under: string,
    o: Layout['junk'],
    bars: string,
    line: number,
    squash: number,
    flip = false,
  ): void => {
    plate.svg(
      place(
        o.x,
        o.y,
        o.k,
        `<clipPath id="${id}"><path d="M-14,${line}H14V${line + 0.2}H-14Z"/><path d="${bars}" transform="translate(0,${line})"/></clipPath><g clip-path="url(#${id})" opacity=".74"><g transform="translate(0,${line * (1 + squash)}) scale(1,${-squash})">${under}</g></g>`,
        flip,
      ) + edgeLight(place(o.x, o.y, o.k, body, flip), [-1, -0.5], 2.4, '#ffe6b8'),
    )
  }
  afloat('m1', junk(true), junk(false), j, ripples(3, 13, 9, 0.42), 0.54, 0.56)
  // the wash along the waterline
  const foam = (from: number, to: number): string => {
    const at = (u: number, v: number) => `${(j.x + u * j.k).toFixed(1)},${(j.y + v * j.k).toFixed(1)}`
    const mid = (from + to) / 2
    return `<path d="M${at(from, 0.56)}Q${at(mid, 0.46)} ${at(to, 0.58)}Q${at(mid, 0.76)} ${at(from, 0.56)}Z"/>`
  }
  plate.svg(`<g fill="#f3efd9">${foam(-9.6, -5.6)}${foam(-4.4, -0.6)}${foam(5.8, 8)}${foam(9.6, 13.4)}</g>`)
  afloat('m2', baySampan(), baySampan(), boat, ripples(4, 3.1, 3, 0.12), 0.17, 0.9, true)
}
export const views: View[] = [
  {
    name: 'exclusive-vietnam-cover',
    focusX: 860,
    draw: (plate) =>
      draw(plate, { dx: 0, junk: { x: 960, y: 752, k: 30 }, boat: { x: 420, y: 892, k: 100 } }),
    drawTall: (plate) =>
      draw(plate, { dx: -130, junk: { x: 404, y: 728, k: 25.5 }, boat: { x: 262, y: 904, k: 78 } }),
  },
]
