/** Baku in the blue hour: from the shade under the double gate of the old town, a father and his child look up at the Flame Towers, whose light falls through the arch on the wet stones. */
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { clamp, rgb } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { doubleGate, type Gate } from '../models/double-gate.ts'
import { CAT, FATHER, LEGS } from '../models/fire-watchers.ts'
import { type Flame, flameMirror, flameTowers } from '../models/flame-towers.ts'

interface Layout {
  gate: Gate
  flames: Flame[]
  /** The crest of the hill, from left to right. */
  crest: string
  /** Tree tops on its slope, the roofs of the far row, and the near houses on both sides. */
  trees: string
  roofs: string
  houses: string
  /** How high the mirrored towers are, of their height. */
  squat: number
  /** The edge of the water on the stones. */
  puddle: string
  /** Columns and rows of the feet. */
  father: Pt
  cat: Pt
}
/** Height of the eye, in metres. */
const EYE = 0.9

function sky(plate: Plate, { gate: { vanish }, flames }: Layout): void {
  const h = vanish[1]
  bareSky(
    plate,
    [
      [0, '#120f42'],
      [h - 430, '#251a62'],
      [h - 270, '#4a2676'],
      [h - 160, '#963b78'],
      [h - 95, '#ea7650'],
      [h - 60, '#ffbe6e'],
    ],
    120,
  )
  const glow = rgb('#ff7a4a'),
    [x, y] = [flames[1]!.at[0], flames[1]!.at[1] - flames[1]!.high * 0.35]
  plate.field((px, py) => {
    const q = Math.hypot((px - x) / 430, (py - y) / 380)
    return q > 1 ? null : [glow, 0.34 * (1 - q) ** 1.6]
  })
}
/** Rows of the slabs by their distance, in metres at a focal length of 1500. */
const ROWS = [80, 46, 30, 20, 14.6, 11.4, 9.1, 7.5, 6.25, 5.2, 4.35, 3.7]
/** The wet ground: warm where the light falls, violet towards us, in large slabs that mirror the towers. */
function ground(plate: Plate, l: Layout): void {
  const {
      gate: { wide, vanish },
      flames,
      puddle,
    } = l,
    [vx, h] = vanish,
    r = random(5)
  const inks = ['#ffb368', '#ea7462', '#a34474', '#5a2c72', '#2c1b58'].map(rgb)
  plate.field((x, y) => {
    if (y < h + 14) return null
    const t = clamp(Math.hypot((x - vx) / 720, (y - h - 84) / 262)) * (inks.length - 1),
      i = Math.min(inks.length - 2, Math.floor(t)),
      [a, b] = [inks[i]!, inks[i + 1]!]
    return [[0, 1, 2].map((c) => a[c]! + (b[c]! - a[c]!) * (t - i)) as [number, number, number], 1]
  })
  const row = (far: number) => h + (EYE * 1500) / far
  let slabs = '',
    tones = ''
  ROWS.slice(1).forEach((near, i) => {
    const far = ROWS[i]!,
      [j, k] = [1500 / far, 1500 / near],
      [top, low] = [row(far - 0.035), row(near + 0.035)]
    for (let x = -26 + r() * 1.2; x < 26;) {
      const w = r.range(0.95, 1.6),
        [a, b] = [x + 0.014, x + w - 0.014],
        d = `M${n(vx + a * j)},${n(top)}H${n(vx + b * j)}L${n(vx + b * k)},${n(low)}H${n(vx + a * k)}Z`
      x += w
      if (vx + b * j < -300 || vx + a * j > wide + 300) continue
      slabs += d
      const tone = Math.floor(r() * 4)
      if (tone < 2)
        tones += `<path d="${d}" fill="${tone ? '#ffb27c' : '#a02f5c'}" opacity="${tone ? 0.1 : 0.16}"/>`
    }
  })
  plate.svg(
    `<path fill-rule="evenodd" d="M-60,${n(row(ROWS[0]!))}H${wide + 60}V1060H-60Z${slabs}" fill="#3a1755" opacity=".75"/>${tones}`,
  )
  // the water on the stones mirrors the hill, the sky over it and the towers
  const sheen = [[0.1, '#e97a52'], [0.22, '#a3436f'], [0.45, '#552a72'], [1, '#241757']] // prettier-ignore
    .map(([at, ink]) => `<stop offset="${at}" stop-color="${ink}"/>`)
    .join('')
  plate.svg(
    `<defs><linearGradient id="sheen" gradientUnits="userSpaceOnUse" x1="0" y1="${h + 70}" x2="0" y2="${h + 330}">${sheen}</linearGradient><clipPath id="puddle"><path d="${puddle}"/></clipPath></defs>` +
      edgeLight(`<path d="${puddle}" fill="url(#sheen)"/>`, [0, 1], 2.5, '#ffb070') +
      `<g clip-path="url(#puddle)"><path fill-rule="evenodd" d="M-60,${h}H${wide + 60}V1060H-60Z${slabs}" fill="#3a1755" opacity=".3"/>${flameMirror(flames, h, l.squat)}</g>`,
  )
}
const n = (v: number) => v.toFixed(1)
function draw(plate: Plate, l: Layout): void {
  const { gate, flames, crest, trees, roofs, houses, father, cat } = l,
    { wide, vanish, cx, half, foot } = gate,
    [vx, h] = vanish
  sky(plate, l)
  plate.svg(
    `<path d="${crest}" transform="translate(0,-15)" fill="#8a3a68"/>` +
      flameTowers(flames) +
      edgeLight(`<path d="${crest}" fill="#6d2c66"/>`, [0, -1], 3, '#ff9a5a') +
      `<path d="${trees}" fill="#54225f"/>`,
  )
  ground(plate, l)
  plate.svg(edgeLight(roofs, [0.2, -1], 2.5, '#e07058') + houses)
  // beside the light that falls through the arch, the ground is in the shade of the wall
  const out = (x: number): Pt => [vx + (x - vx) * 6, h + (foot - h) * 6]
  plate.svg(
    poly([[cx - half, foot], out(cx - half), [-60, 1900], [-60, foot]], '#15103a') +
      poly([[cx + half, foot], out(cx + half), [wide + 60, 1900], [wide + 60, foot]], '#15103a') +
      doubleGate(gate),
  )
  const k = ([, y]: Pt) => (y - h) / EYE,
    leg = (x: number, half: number, y: number): string => {
      const s = k([0, y]),
        far = 0.5
      return poly(
        [
          [x - half * s, y],
          [x + half * s, y],
          [x + half * s + (x + half * s - vx) * far, y + (y - h) * far],
          [x - half * 1.5 * s + (x - half * s - vx) * far, y + (y - h) * far],
        ],
        '#1d1247',
      )
    }
  const s = k(father)
  plate.svg(
    LEGS.map(({ up, foot: at }) => leg(father[0] + at * s, 0.1, father[1] - up * s)).join('') +
      leg(cat[0], 0.13, cat[1]),
    { opacity: 0.8 },
  )
  plate.svg(
    LEGS.toReversed()
      .map(
        ({ up, leg: body }) =>
          `<g transform="matrix(${s},0,0,${-s},${father[0]},${father[1] - 2 * up * s})">${body}</g>`,
      )
      .join('') + `<g transform="matrix(${-k(cat)},0,0,${-k(cat)},${cat[0]},${cat[1]})">${CAT}</g>`,
    { mask: (_, y) => 0.5 * (1 - clamp((y - father[1]) / 110)) },
  )
  plate.svg(
    edgeLight(place(father[0], father[1], s, FATHER), [1, -0.45], 3, '#ffb869') +
      edgeLight(place(cat[0], cat[1], k(cat), CAT, true), [-1, -0.5], 2.6, '#ffb869'),
  )
}
/** Tree tops between two columns, heaped on row `y`. */
function wood(from: number, to: number, y: number, size: number): string {
  const r = random(31)
  let d = `M${from},760V${y}`
  for (let x = from; x < to;) {
    const q = size * r.range(0.55, 1.1)
    d += `A${n(q)},${n(q)} 0 0 1 ${n(x + q * 1.7)},${n(y + r.range(-5, 5))}`
    x += q * 1.7
  }
  return `${d}V760Z`
}
const WALLS = ['#431c5a', '#4d2060', '#3b1955']
/** A far house with one lit window, cut by hand: a flat roof that is not quite level, or a dome. */
function block(from: number, to: number, top: number, foot: number, wall: number, dome = false): string {
  const w = to - from,
    tilt = (wall - 1) * 3,
    x = from + w * (0.3 + wall * 0.18)
  const roof = dome
    ? `L${from + w * 0.3},${top + 2}C${from + w * 0.32},${top - 28} ${from + w * 0.68},${top - 28} ${from + w * 0.7},${top + 3}`
    : `L${from + w * 0.36},${top - 1}L${from + w * 0.37},${top - 8}L${from + w * 0.6},${top - 9 + tilt}L${from + w * 0.61},${top + tilt}`
  return (
    `<path d="M${from + 2},${foot}L${from},${top}${roof}L${to},${top + 3 - tilt}L${to - 2},${foot + tilt}Q${from + w / 2},${foot + 4} ${from + 2},${foot}Z" fill="${WALLS[wall]}"/>` +
    (dome ? '' : `<path d="M${n(x)},${top + 30}v-11q4,-6 8,0l.4,11Z" fill="#ffc36a"/>`)
  )
}
/** A near house: its front from column `out` to `corner` is in shade, its side along the lane to column `away` takes the light. */
function house(
  out: number,
  corner: number,
  away: number,
  top: number,
  foot: number,
  [vx, vy]: Pt,
  lit: 'front' | 'side' | 'none',
): string {
  const to = (y: number) => vy + ((y - vy) * (away - vx)) / (corner - vx),
    side = Math.sign(corner - out),
    w = Math.abs(corner - out)
  let panes = ''
  for (const i of lit === 'front' ? [0.44] : []) {
    const x = out + side * w * i
    panes += `M${n(x)},${top + 84}v-26q${side * w * 0.08},-14 ${n(side * w * 0.16)},0v26Z`
  }
  // a window in the side, as steep as the middle of it
  const slope = (to((top + foot) / 2) - (top + foot) / 2) / (away - corner),
    niches = (lit === 'side' ? [0.42] : [])
      .map((i) => {
        const x = corner + (away - corner) * i,
          wide = Math.abs(away - corner) * 0.2
        return `<g transform="translate(${n(x)},${n((top + foot) / 2 + slope * (x - corner))}) skewY(${n((Math.atan(slope) * 180) / Math.PI)})"><path d="M0,14V-20q${n((side * wide) / 2)},-20 ${n(side * wide)},0V14Z" fill="#ffc36a"/></g>`
      })
      .join('')
  return (
    poly(
      [
        [corner, top],
        [away, to(top)],
        [away, to(foot)],
        [corner, foot],
      ],
      '#7d3566',
    ) + // prettier-ignore
    poly(
      [
        [out, top],
        [corner, top],
        [corner, foot],
        [out, foot],
      ],
      '#2f1650',
    ) + // prettier-ignore
    poly(
      [
        [out, top - 9],
        [corner + side * 5, top - 9],
        [corner + side * 5, top + 4],
        [out, top + 4],
      ],
      '#3f1d5c',
    ) + // prettier-ignore
    poly(
      [
        [corner + side * 5, top - 9],
        [away, to(top) - 6],
        [away, to(top) + 3],
        [corner + side * 5, top + 4],
      ],
      '#e07a58',
    ) + // prettier-ignore
    `<path d="${panes}" fill="#f2a850"/>` +
    niches
  )
}
const MINARET =
  '<path d="M1192,700V560h22V700Z" fill="#3a1955"/><path d="M1192,700V560h7V700Z" fill="#b9505c"/><path d="M1186,562h34v-9h-34Z" fill="#4d2260"/><path d="M1196,553v-24h15v24Z" fill="#3a1955"/><path d="M1194,530q9,-26 19,0Z" fill="#4d2260"/>'
export const views: View[] = [
  {
    name: 'baku-azerbaijan-cover',
    focusX: 800,
    draw: (plate) =>
      draw(plate, {
        gate: { wide: 1600, cx: 800, half: 547, point: 24, spring: 440, foot: 890, vanish: [850, 700], far: 1.15, course: 150 }, // prettier-ignore
        flames: [
          { at: [738, 610], high: 352 },
          { at: [905, 606], high: 424 },
          { at: [1070, 612], high: 318 },
        ],
        crest:
          'M240,760V640C340,622 440,600 560,596C680,584 760,590 860,588C980,584 1100,588 1180,606C1250,622 1320,640 1400,652V760Z',
        trees: wood(300, 1310, 662, 23),
        roofs:
          block(1040, 1150, 664, 734, 1) +
          block(430, 572, 668, 737, 0) +
          block(650, 792, 688, 731, 1, true) +
          block(556, 662, 676, 734, 2) +
          block(880, 1052, 680, 736, 0) +
          block(786, 890, 690, 733, 2, true),
        houses:
          house(320, 430, 505, 598, 764, [850, 700], 'front') +
          MINARET +
          house(1310, 1238, 1168, 622, 760, [850, 700], 'side'),
        squat: 0.42,
        puddle:
          'M664,812C700,802 748,808 800,801C868,794 930,806 1000,799C1062,795 1110,800 1136,812C1164,826 1152,838 1160,852C1170,870 1142,880 1140,898C1138,920 1156,934 1122,956C1086,978 1010,966 960,982C900,998 830,974 770,988C720,997 644,990 628,966C612,942 668,930 654,908C644,890 606,882 614,860C620,842 652,842 648,828C645,820 650,816 664,812Z',
        father: [520, 908],
        cat: [1220, 930],
      }),
    drawTall: (plate) =>
      draw(plate, {
        gate: { wide: 750, cx: 375, half: 318, point: 40, spring: 420, foot: 890, vanish: [395, 700], far: 1.15, course: 132 }, // prettier-ignore
        flames: [
          { at: [334, 612], high: 234 },
          { at: [452, 606], high: 304 },
          { at: [566, 612], high: 216 },
        ],
        crest: 'M20,760V640C120,622 180,600 260,596C330,586 420,590 480,588C560,586 620,600 740,640V760Z',
        trees: wood(80, 680, 664, 22),
        roofs:
          block(430, 540, 684, 735, 1) +
          block(220, 330, 670, 736, 0) +
          block(324, 440, 686, 732, 2, true) +
          block(528, 600, 674, 736, 0),
        houses:
          house(90, 138, 176, 610, 764, [395, 700], 'none') +
          house(670, 622, 584, 640, 760, [395, 700], 'side'),
        squat: 0.5,
        puddle:
          'M306,812C340,802 384,809 430,802C480,796 530,800 572,806C600,812 574,826 580,842C588,862 560,872 558,892C562,914 552,924 540,946C526,970 480,964 440,982C400,996 346,984 326,962C308,942 336,926 324,906C314,890 282,882 286,858C289,840 306,840 300,826C297,818 298,815 306,812Z',
        father: [197, 908],
        cat: [645, 924],
      }),
  },
]
