/** Bhutan: Tiger's Nest. One beam of the rising sun crosses a gorge in shade and finds the white temples; a novice throws paper wind horses into it, and an old monk laughs. */
import { place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import { lungtaMonks } from '../models/lungta-monks.ts'
import { TIGER_NEST } from '../models/tiger-nest.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const n = (v: number) => v.toFixed(1)
type Stop = readonly [at: number, ink: string, alpha?: number]
const sloping = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(([at, ink, a = 1]) => `<stop offset="${at}" stop-color="${ink}" stop-opacity="${a}"/>`).join('')}</linearGradient>`

/** Where the sun stands: in a notch of the ridge across the gorge. */
const SUN: Pt = [196, 176]
const RIDGE =
  'M-20,60L24,34L58,66L92,92L120,130L156,160L186,198L206,204L232,176L262,128L296,98L330,60L372,20L420,44L470,70L520,110L600,150V1010H-20Z'
/** The cliff in planes, in the inks of the shade or of the sun. */
const cliff = ([a, b, c, d, e, f]: readonly string[]) =>
  shape(
    'M560,-10L548,96L520,150L528,290L514,370L546,470L538,540L558,620L548,700L566,780L560,1010H1620V-10Z',
    a!,
  ) +
  shape(
    'M640,-10L646,180L622,236L630,420L604,500L612,700L590,1010H770L764,640L790,560L776,330L800,250L790,-10Z',
    b!,
  ) +
  shape(
    'M790,-10L800,250L776,330L790,560L764,640L770,1010H1330L1352,760L1330,600L1420,500V330L1344,190L1356,-10Z',
    c!,
  ) +
  shape('M980,-10L992,110L960,180L972,270L1064,330L1130,250L1112,120L1140,-10Z', f!) +
  shape('M1356,-10L1344,190L1420,330L1408,520L1444,600L1430,1010H1620V-10Z', d!) +
  shape('M1510,-10L1496,240L1530,320L1518,620L1550,700L1540,1010H1620V-10Z', e!)
const SHADE = ['#3c668f', '#24356c', '#284a74', '#312f6e', '#231f54', '#243f6a']
const LIT = ['#efb36e', '#c47a52', '#eaa765', '#d58d57', '#b06a54', '#e09a5d']
/** The beam from the notch. It falls on the cliff as far as the arris beyond which the rock turns away. */
const BEAM =
  'M196,166L240,60L560,10L1356,20L1344,190L1420,330L1416,520L1440,548L1400,566L1336,540L1270,570L1212,596L1140,610L1096,650L1010,660L960,690L900,676L196,201Z'
/** The left edge of the cliff. */
const BRINK = 'M560,-10L548,96L520,150L528,290L514,370L546,470L538,540L558,620L548,700L566,780H1620V-10Z'
/** The beam's edges grow softer with the distance from the notch. In the air before the cliff its upper edge is a haze in which the foot of the second peak fades. */
const softly = (x: number, y: number): number => {
  const wide = Math.max(0, x - 460),
    below = y - 168 + (x - 196) * 0.0728,
    brink = y < 96 ? 548 - (y - 96) * 0.113 : y < 150 ? 548 - (y - 96) * 0.5185 : 520,
    haze = Math.min(128, 2 + Math.max(0, x - 196) * 0.95)
  return (
    (x < brink
      ? smoothstep(-haze, haze * 0.35, below)
      : smoothstep(-0.7 - wide * 0.05, 0.7 + wide * 0.05, below)) *
    (x > 880 ? 1 : smoothstep(0, 1.5 + wide * 0.05, 201 + (x - 196) * 0.675 - y))
  )
}
const clipped = (id: string, d: string, body: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`
/** The waterfall: it leaves a cleft as one thread and widens before it ends in spray. */
const waterfall = (ink: string) =>
  shape(
    'M695,40C697,54 698,80 698,110C700,190 699,250 700,320C701,400 704,480 707,550C710,610 714,670 720,730H668C677,670 684,610 688,550C692,480 693,400 693.500,320C694,250 692.500,190 692.500,110C692.500,80 693,54 695,40Z',
    ink,
  )
/** The cleft from which it comes. */
const CLEFT = 'M654,-10L668,14L672,34L684,48L690,74L695,86L701,70L712,54L716,36L732,18L740,-10Z'
/** What the temples throw on the cliff beside them. */
const THROWN =
  shape('M1370,352L1400,372L1420,396V520H1360Z', '#a8604f') +
  shape('M1250,350L1276,368L1284,520H1240Z', '#a8604f') +
  shape('M1108,372L1140,394L1148,560H1100Z', '#a8604f')
/** The ledge under the temples, its front in planes, and the stair that leads to it. */
const LEDGE =
  'M690,700L700,680L714,671L752,670L838,608L978,602L1076,560L1122,556L1190,502L1262,498L1272,476L1376,472L1424,484L1444,548L1466,650L1444,770L1470,1010H664L690,900L668,830L684,770L678,724Z'
const ledge = ([a, b, c]: readonly string[], d = '#4a5f98') =>
  shape(LEDGE, a!) +
  // the rock on which the lowest stairs end
  shape('M690,700L700,680L714,671L752,670L792,642L806,660L790,686L748,690L716,706Z', d) +
  shape('M836,606L978,602L960,690L984,780L950,860L960,1010H800L826,840L790,720L806,660Z', b!) +
  shape(
    'M1076,560L1122,556L1190,502L1212,596L1180,700L1204,800L1180,1010H1080L1100,820L1060,720L1096,650Z',
    b!,
  ) +
  shape('M1272,476L1376,472L1400,566L1370,660L1396,760L1370,1010H1280L1290,800L1256,690L1270,570Z', c!)
/** A flight of stairs with its white parapet, from (x0, y0) up to (x1, y1). */
function flight(
  [x0, y0]: Pt,
  [x1, y1]: Pt,
  steps: number,
  high: number,
  inks: readonly [string, string],
): string {
  let top = `M${x0},${y0}`
  for (let i = 0; i < steps; i++) {
    const [x, y] = [x0 + ((x1 - x0) * i) / steps, y0 + ((y1 - y0) * (i + 1)) / steps]
    top += `L${n(x)},${n(y - high)}H${n(x + (x1 - x0) / steps)}`
  }
  return (
    shape(`${top}L${x1},${y1}Z`, inks[0]) +
    shape(`M${x0},${y0}V${n(y0 - high * 0.42)}L${x1},${n(y1 - high * 0.42)}V${y1}Z`, inks[1])
  )
}

/** A fir `h` high: boughs of unequal length that droop. */
function fir(x: number, y: number, h: number, seed: number, ink: string): string {
  const r = random(seed),
    tiers = Math.round(4 + h / 58)
  let d = ''
  for (const s of [1, -1]) {
    d += `M${n(x)},${n(y - h * 1.02)}`
    let from = y - h
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers,
        tip = h * 0.25 * t ** 0.85 * r.range(0.8, 1.1),
        foot = y - h + h * 0.94 * t ** 1.06,
        end = foot + h * r.range(0.0, 0.022)
      d += `L${n(x + s * tip)},${n(end)}Q${n(x + s * tip * 0.74)},${n(foot - h * 0.002)} ${n(x + s * tip * 0.46)},${n(foot - h * 0.026)}`
      from = foot
    }
    d += `L${n(x + s * h * 0.022)},${n(from)}V${n(y + h * 0.04)}H${n(x)}Z`
  }
  return shape(d, ink)
}
/** The five colours in the sun, and in shade. */
const BRIGHT = ['#5cb4f0', '#fffdf2', '#f4604a', '#5cc47e', '#ffcf4a'] as const
const FLAGS = ['#3678b8', '#dcdbe8', '#bd3a44', '#358460', '#d79a3a'] as const
const DIM = ['#27538f', '#aeb0cf', '#8c2a42', '#275f54', '#a8733c'] as const
/** A string of prayer flags that sags from (x0, y0) to (x1, y1): near at its start, far at its end. */
function flagLine([x0, y0]: Pt, [x1, y1]: Pt, sag: number, count: number, size: number): string {
  const r = random(11)
  // even steps in space, so closer and closer in the picture
  const at = (i: number): [number, number, number] => {
    const far = 3.6,
      s = i / count,
      t = (s * far) / (1 + (far - 1) * s),
      k = 1 / (1 + (far - 1) * s)
    return [x0 + (x1 - x0) * t * 1, y0 + (y1 - y0) * t + sag * 4 * s * (1 - s) * k, k]
  }
  let cord = '',
    out = ''
  for (let i = 0; i <= count; i++) {
    const [x, y, k] = at(i),
      [u, v] = at(i + 0.86),
      h = size * k,
      sway = h * r.range(0.02, 0.24),
      lift = h * r.range(-0.04, 0.06)
    cord += `${i ? 'L' : 'M'}${n(x)},${n(y)}`
    if (i === count) break
    out +=
      shape(
        `M${n(x)},${n(y)}L${n(u)},${n(v)}Q${n(u + sway * 1.2)},${n(v + h * 0.5)} ${n(u + sway)},${n(v + h * 0.96 - lift)}Q${n((x + u) / 2 + sway)},${n((y + v) / 2 + h * 1.04)} ${n(x + sway)},${n(y + h + lift)}Q${n(x + sway * 1.2)},${n(y + h * 0.5)} ${n(x)},${n(y)}Z`,
        (x > 1300 ? BRIGHT : FLAGS)[i % 5]!,
      ) +
      shape(
        `M${n(x + (u - x) * 0.62)},${n(y + (v - y) * 0.62)}L${n(u)},${n(v)}Q${n(u + sway * 1.2)},${n(v + h * 0.5)} ${n(u + sway)},${n(v + h * 0.96 - lift)}Q${n((x + 3 * u) / 4 + sway)},${n((y + 3 * v) / 4 + h - lift / 2)} ${n((x + u) / 2 + sway)},${n((y + v) / 2 + h * 1.01)}Q${n(x + (u - x) * 0.72 + sway)},${n(y + (v - y) * 0.6 + h * 0.5)} ${n(x + (u - x) * 0.62)},${n(y + (v - y) * 0.62)}Z`,
        (x > 1300 ? FLAGS : DIM)[i % 5]!,
      )
  }
  return `<path d="${cord}" fill="none" stroke="#1c1a3c" stroke-width="2"/>${out}`
}
/** The paper wind horses: where each is, its size, its turn, how far it is tilted away, and its colour. */
const PAPERS: readonly (readonly [
  x: number,
  y: number,
  size: number,
  turn: number,
  tilt: number,
  ink: number,
])[] = [
  [560, 628, 48, 18, 0.9, 0],
  [612, 582, 44, -24, 0.68, 4],
  [548, 556, 40, 40, 0.8, 2],
  [656, 538, 37, 8, 0.95, 1],
  [606, 508, 34, 62, 0.64, 3],
  [654, 470, 32, -28, 0.86, 0],
  [738, 486, 30, 34, 0.92, 2],
  [736, 428, 28, -16, 0.7, 4],
  [786, 440, 25, 52, 0.85, 3],
  [784, 386, 23, 24, 0.76, 1],
  [828, 396, 20, -30, 0.9, 0],
  [850, 346, 18, 44, 0.7, 2],
]
const paper = ([x, y, size, turn, tilt, ink]: (typeof PAPERS)[number]): string => {
  const s = size / 2,
    bow = size * 0.12,
    // above the lower edge of the beam it is in the sun
    lit = y < 201 + (x - 196) * 0.675
  return `<g transform="translate(${x},${y}) rotate(${turn}) scale(1,${tilt}) skewX(${turn / 4})">${shape(`M${-s},${-s}Q0,${-s - bow} ${s},${-s}Q${s + bow},0 ${s},${s}Q0,${s - bow} ${-s},${s}Q${-s + bow},0 ${-s},${-s}Z`, lit ? BRIGHT[ink]! : FLAGS[ink]!)}${shape(`M${-s},${-s}L${-s * 0.1},${-s - bow * 0.45}L${-s * 0.5},${s - bow * 0.4}L${-s},${s}Q${-s + bow},0 ${-s},${-s}Z`, lit ? FLAGS[ink]! : DIM[ink]!)}</g>`
}

/** A bank of mist: calm at its upper edge, fading in below. */
function bank(plate: Plate, top: number, sway: number, ink: string, strength: number): void {
  const tone = rgb(ink)
  plate.field((x, y) => {
    const edge = top + sway * Math.sin(x / 260 + top) + sway * 0.5 * Math.sin(x / 113 + top * 2),
      a = smoothstep(edge - 60, edge + 70, y)
    return a > 0 ? [tone, a * strength] : null
  })
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#2f6c98'],
    [60, '#8fbcc0'],
    [130, '#fbe3ac'],
    [220, '#fff1c0'],
  ])
  plate.svg(
    `<defs>${sloping(
      'water',
      [0, 560, 0, 722],
      [
        [0, '#dfe7f2'],
        [0.5, '#d3deee', 0.9],
        [1, '#cdd8ea', 0],
      ],
    )}${sloping(
      'ridge',
      [0, 60, 0, 860],
      [
        [0, '#23406f'],
        [0.42, '#3f5d94'],
        [0.78, '#98a6cc'],
        [1, '#cfcfe2'],
      ],
    )}<radialGradient id="sunup" gradientUnits="userSpaceOnUse" cx="${SUN[0]}" cy="${SUN[1]}" r="190"><stop offset="0" stop-color="#fffef0"/><stop offset=".35" stop-color="#fff4c8" stop-opacity=".85"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></radialGradient></defs>` +
      shape('M-20,-10H700V600H-20Z', 'url(#sunup)') +
      shape(RIDGE, 'url(#ridge)') +
      cliff(SHADE) +
      shape(CLEFT, '#141f4c') +
      waterfall('url(#water)'),
  )
  plate.svg(
    `<defs>${sloping(
      'beam',
      [196, 178, 1060, 400],
      [
        [0, '#fffbe0', 1],
        [0.12, '#fff2bc', 0.9],
        [0.36, '#ffe4a0', 0.66],
        [0.7, '#ffd995', 0.3],
        [1, '#ffd590', 0],
      ],
    )}${sloping(
      'far',
      [1150, 300, 1440, 260],
      [
        [0, '#6a3f5a', 0],
        [1, '#4a3a66', 0.62],
      ],
    )}</defs>` +
      // the air in the beam, where the ridge is behind it
      clipped('over', RIDGE, shape(BEAM, '#d8b184')) +
      `<clipPath id="cliff"><path d="${BRINK}"/></clipPath><clipPath id="fall"><path d="${BEAM}" clip-path="url(#cliff)"/></clipPath><g clip-path="url(#fall)">${cliff(LIT)}${THROWN}${waterfall('#fff3cf')}${shape('M1100,60H1500V600H1100Z', 'url(#far)')}</g>` +
      shape(BEAM, 'url(#beam)'),
    { mask: softly },
  )
  plate.svg(
    ledge(['#1c2d5a', '#2a4478', '#26386e']) +
      flight([744, 673], [840, 614], 6, 22, ['#46548c', '#9aa4cf']) +
      place(99, 50, 0.9, TIGER_NEST) +
      clipped(
        'sunny',
        BEAM,
        ledge(['#cf8350', '#e2a062', '#c27a50']) +
          flight([744, 673], [840, 614], 6, 22, ['#b9848a', '#fff0d2']),
      ) +
      flight([974, 608], [1078, 562], 8, 20, ['#b9848a', '#fff0d2']) +
      flight([1118, 562], [1192, 504], 7, 20, ['#b9848a', '#fff0d2']),
  )
  // spray at the foot of the waterfall
  plate.svg(
    `<radialGradient id="spray"><stop offset="0" stop-color="#bcc7e2" stop-opacity=".95"/><stop offset=".45" stop-color="#b4c0de" stop-opacity=".6"/><stop offset="1" stop-color="#aab4d6" stop-opacity="0"/></radialGradient><ellipse cx="690" cy="742" rx="130" ry="78" fill="url(#spray)"/>`,
  )
  bank(plate, 742, 26, '#aab4d6', 0.75)
  bank(plate, 842, 20, '#d9d7e6', 0.95)
  plate.svg(
    shape('M1410,482V420H1416V482Z', '#3a2148') +
      flagLine([618, 742], [1412, 424], 330, 38, 76) +
      // the ledge with firs at the right
      fir(1572, 896, 424, 21, '#12304c') +
      fir(1418, 940, 240, 8, '#112b48') +
      fir(1330, 980, 138, 14, '#0f2742') +
      shape(
        'M1620,818L1580,822L1530,820L1486,830L1464,838L1444,854L1404,876L1366,894L1348,910L1316,940L1288,956L1262,1010H1620Z',
        '#0e2140',
      ),
  )
  plate.svg(
    shape('M-20,884L300,880L560,878L640,898L622,930L648,1010H-20Z', '#15203f') +
      shape('M-20,884L300,880L560,878L640,898L604,944L-20,958Z', '#3a4a78') +
      shape(
        'M-20,958L150,954L120,1010H-20ZM330,950L604,944L622,930L648,1010H520L500,972L350,980Z',
        '#1d2b52',
      ) +
      shape('M612,905V738H619V905Z', '#1c1a3c') +
      '<circle cx="615.500" cy="735" r="6" fill="#f0b23a"/>' +
      shape('M108,926Q178,914 258,924Q188,938 108,926ZM318,936Q388,924 448,934Q388,946 318,936Z', '#222f58') +
      lungtaMonks(178, 926, 232, 92) +
      PAPERS.map(paper).join(''),
  )
}
export const views: View[] = [{ name: 'thimpu-bhutan-2', focusX: 1000, draw }]
