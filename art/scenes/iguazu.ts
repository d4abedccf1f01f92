/** South America: the falls of Iguazú from the walkway, one great cataract and a rainbow in its spray, a toucan in the near branch. */
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { palm } from '../kit/foliage.ts'
import { forest } from '../kit/forest-mass.ts'
import { bareSky } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { herCape, hisCape } from '../models/poncho-pair.ts'
import { toucan } from '../models/toucan.ts'

const n = (v: number): string => v.toFixed(1)
/** Rows of the rim, the ledge that breaks the lower falls, and the foot, across the picture. */
const along =
  (line: readonly Pt[]) =>
  (x: number): number => {
    const i = Math.max(
        0,
        line.findLastIndex(([at], k) => at <= x && k < line.length - 1),
      ),
      [[ax, ay], [bx, by]] = [line[i]!, line[i + 1]!],
      t = (x - ax) / (bx - ax),
      s = t * t * (3 - 2 * t)
    return ay + (by - ay) * s
  }
const rim = along([[-20, 196], [260, 236], [520, 300], [760, 322], [1010, 306], [1300, 330], [1620, 300]]) // prettier-ignore
const ledge = along([[-20, 430], [300, 448], [520, 470], [1010, 470], [1280, 486], [1620, 470]]) // prettier-ignore
const foot = along([[-20, 720], [400, 690], [760, 676], [1100, 684], [1620, 712]]) // prettier-ignore
const span = (from: number, to: number, row: (x: number) => number, step = 20): Pt[] =>
  Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, i): Pt => {
    const x = Math.min(to, from + i * step)
    return [x, row(x)]
  })
/** Basalt between two rows: columns in three tones, and ferns that hang from the top in long tongues. */
function wall(top: (x: number) => number, low: (x: number) => number, seed: number): string {
  const r = random(seed),
    tones = ['#6d5a68', '#574b62', '#81696a', '#4a4260']
  let s = poly([...span(-20, 1620, top), ...span(-20, 1620, low).toReversed()], '#62526a')
  for (let x = -20; x < 1620;) {
    const w = r.range(34, 96),
      lean = r.range(-8, 8)
    s += poly([[x, top(x) - 1], [x + w, top(x + w) - 1], [x + w + lean, low(x + w) + 2], [x + lean * 0.6, low(x) + 2]], r.pick(tones)) // prettier-ignore
    x += w
  }
  for (let x = -30; x < 1620;) {
    const w = r.range(46, 110),
      deep = (low(x) - top(x)) * r.range(0.24, 0.62)
    s += `<path d="M${n(x)},${n(top(x) - 4)}L${n(x + w)},${n(top(x + w) - 4)}C${n(x + w)},${n(top(x) + deep * 0.4)} ${n(x + w * 0.76)},${n(top(x) + deep * 0.5)} ${n(x + w * 0.66)},${n(top(x) + deep)}C${n(x + w * 0.5)},${n(top(x) + deep * 0.5)} ${n(x + w * 0.42)},${n(top(x) + deep * 0.42)} ${n(x + w * 0.3)},${n(top(x) + deep * 0.66)}C${n(x + w * 0.2)},${n(top(x) + deep * 0.4)} ${n(x)},${n(top(x) + deep * 0.3)} ${n(x)},${n(top(x) - 4)}Z" fill="${r.pick(['#5f9a58', '#74aa5c', '#47805a'])}"/>`
    x += w * r.range(0.9, 1.7)
  }
  return s
}
/** White water from one row to another: a green lip, a bright face, a few long strands of shade. */
function fall(
  x0: number,
  x1: number,
  top: (x: number) => number,
  low: (x: number) => number,
  flare: number,
  seed: number,
): string {
  const r = random(seed),
    [a, b] = [top(x0), top(x1)],
    [c, d] = [low(x0), low(x1)],
    h = c - a,
    w = x1 - x0
  const face = `M${n(x0)},${n(a - 4)}${span(x0, x1, top).map(([x, y]) => `L${n(x)},${n(y - 4)}`).join('')}C${n(x1 + flare * 0.3)},${n(b + h * 0.3)} ${n(x1 + flare)},${n(b + h * 0.6)} ${n(x1 + flare)},${n(d + 6)}L${n(x0 - flare)},${n(c + 6)}C${n(x0 - flare)},${n(a + h * 0.6)} ${n(x0 - flare * 0.3)},${n(a + h * 0.3)} ${n(x0)},${n(a - 4)}Z` // prettier-ignore
  let strands = ''
  const many = Math.max(2, Math.round(w / 46))
  for (let i = 0; i < many; i++) {
    const t = (i + r.range(0.25, 0.75)) / many,
      x = x0 + w * t,
      away = flare * (2 * t - 1),
      from = a + h * r.range(0.04, 0.4),
      to = a + h * r.range(0.7, 1.02),
      half = Math.min(13, w * 0.09) * r.range(0.5, 1.1)
    strands += `M${n(x)},${n(from)}C${n(x + half + away * 0.4)},${n(from + (to - from) * 0.4)} ${n(x + half * 1.2 + away * 0.8)},${n(from + (to - from) * 0.8)} ${n(x + away)},${n(to)}C${n(x - half + away * 0.8)},${n(from + (to - from) * 0.8)} ${n(x - half * 0.4 + away * 0.4)},${n(from + (to - from) * 0.4)} ${n(x)},${n(from)}Z`
  }
  const lip = [...span(x0, x1, (x) => top(x) - 7), ...span(x0, x1, (x) => top(x) + 9).toReversed()]
  return `<path d="${face}" fill="#fdfaf0"/><path d="${strands}" fill="#c4d9e2"/>${poly(lip, '#a3d2bd')}`
}
/** A bank of spray with a heaped top: round lobes over a level foot. */
function spray(seed: number, from: number, to: number, base: number, high: number, ink: string): string {
  const r = random(seed)
  let d = `M${n(from)},${n(base)}`
  for (let x = from; x < to;) {
    const w = Math.min(to - x, r.range(60, 120)),
      at = (v: number) => base - high * Math.sin((Math.PI * (v - from)) / (to - from)) ** 0.7,
      up = r.range(20, 38)
    d += `C${n(x)},${n(at(x) - up)} ${n(x + w)},${n(at(x + w) - up)} ${n(x + w)},${n(at(x + w))}`
    x += w
  }
  return `<path d="${d}Z" fill="${ink}"/>`
}
/** The walkway runs to its vanishing point; `s` is 1 at the right edge of the picture and gives the scale. */
const VANISH: Pt = [330, 640]
const REACH = 1310
const walk = (s: number, across: number, up = 0): Pt => [
  VANISH[0] + REACH * s,
  // the near edge of the planks is at 0, the far one at 1
  VANISH[1] + (320 - 58 * across) * s - 178 * up * s,
]
const END = 0.2
function walkway(): { back: string; front: string } {
  const stops = Array.from({ length: 15 }, (_, i) => 1 / (0.97 + 0.29 * i)).filter((s) => s > END)
  const post = (s: number, across: number, ink: string, w = 9): string =>
    poly([walk(s, across), walk(s, across, 1)].flatMap(([x, y], i): Pt[] => (i ? [[x + w * s, y], [x - w * s, y]] : [[x - w * s, y], [x + w * s, y]])), ink) // prettier-ignore
  const bar = (across: number, low: number, high: number, ink: string): string =>
    poly([walk(END, across, low), walk(1.05, across, low), walk(1.05, across, high), walk(END, across, high)], ink) // prettier-ignore
  const rail = (across: number, inks: [string, string]): string =>
    stops.map((s) => post(s, across, inks[1])).join('') + bar(across, 0.46, 0.53, inks[1]) + bar(across, 0.96, 1.06, inks[0]) // prettier-ignore
  // legs, each with white water in a crescent on our side of it
  const leg = (s: number): string => {
    const [x, y] = walk(s, 0.1),
      w = 15 * s,
      down = y + 205 * s
    return (
      `<path d="M${n(x - w)},${n(y)}H${n(x + w)}V${n(down)}Q${n(x)},${n(down + w * 0.5)} ${n(x - w)},${n(down)}Z" fill="#a98268"/><path d="M${n(x + w * 0.1)},${n(y)}H${n(x + w)}V${n(down)}Q${n(x + w * 0.6)},${n(down + w * 0.3)} ${n(x + w * 0.1)},${n(down + w * 0.26)}Z" fill="#6e5660"/>` +
      `<path d="M${n(x - w * 2.4)},${n(down - w * 0.1)}Q${n(x)},${n(down + w * 1.1)} ${n(x + w * 2.4)},${n(down - w * 0.1)}Q${n(x)},${n(down + w * 1.9)} ${n(x - w * 2.4)},${n(down - w * 0.1)}Z" fill="#eef6ee"/>`
    )
  }
  const legs = stops.filter((_, i) => i % 2 === 1)
  const end = [walk(END, 0), walk(END, 1)]
  const seams = Array.from({ length: 60 }, (_, i) => 1 / (0.96 + 0.07 * i))
    .filter((s) => s > END)
    .map((s) => poly([walk(s, 0), walk(s, 1), walk(s * 0.994, 1), walk(s * 0.994, 0)], '#b98d6c'))
    .join('')
  return {
    back:
      // its shadow on the water
      poly(
        [
          [VANISH[0] + REACH * END + 30, 716],
          [1640, 1060],
          [1640, 1010],
          [VANISH[0] + REACH * END + 40, 712],
        ],
        '#1f6a78',
      ) + // prettier-ignore
      legs.map((s) => leg(s)).join('') +
      poly([walk(END, 0), walk(1.05, 0), walk(1.05, 1), walk(END, 1)], '#e6bf92') +
      seams +
      poly(
        [
          end[0]!,
          walk(1.05, 0),
          [walk(1.05, 0)[0], walk(1.05, 0)[1] + 34],
          [end[0]![0], end[0]![1] + 34 * END],
        ],
        '#8f6a5c',
      ) + // prettier-ignore
      rail(1, ['#d9b48a', '#8d6d64']) +
      poly([walk(END, 0, 0.96), walk(END, 1, 0.96), walk(END, 1, 1.06), walk(END, 0, 1.06)], '#d9b48a'),
    front: rail(0, ['#f3d5a6', '#b18a6c']) + post(END, 0, '#b18a6c'),
  }
}
const LEAF = 'M0,0C22,-34 78,-44 138,-8C86,24 26,26 0,0Z'
/** Broad leaves that hang into the upper right corner: place, turn, size and tone. */
const LEAVES: [x: number, y: number, turn: number, k: number, tone: number][] = [
  [1620, 10, 150, 1.5, 0],
  [1600, 60, 128, 1.35, 1],
  [1640, 110, 160, 1.5, 0],
  [1580, -10, 112, 1.3, 1],
  [1545, 286, 72, 1, 1],
  [1560, 290, 104, 1.1, 0],
  [1500, 276, 54, 0.8, 1],
  [1620, 300, 122, 1.2, 1],
  [1500, 268, -52, 0.8, 0],
  [1262, 232, 160, 0.7, 1],
  [1250, 228, 200, 0.62, 0],
  [1290, 238, 96, 0.6, 1],
]
function perch(): string {
  const tones = [['#123a48', '#1d5a58'], ['#1d5a52', '#4f8f56']] as const // prettier-ignore
  return (
    '<path d="M1230,226C1320,232 1440,262 1640,312L1640,344C1440,288 1320,250 1232,236Z" fill="#231f3c"/><path d="M1230,226C1320,232 1440,262 1640,312L1640,318C1440,270 1320,240 1231,230Z" fill="#8a6650"/>' +
    LEAVES.map(
      ([x, y, turn, k, tone]) =>
        `<g transform="translate(${x},${y}) rotate(${turn}) scale(${k})"><path d="${LEAF}" fill="${tones[tone]![0]}"/><path d="M0,0C40,-10 90,-14 138,-8C86,24 26,26 0,0Z" fill="${tones[tone]![1]}"/></g>`,
    ).join('') +
    toucan(1400, 262, 1.42)
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#1d6488'],
    [170, '#68b3c0'],
    [340, '#f3f0cf'],
  ])
  const woods = (seed: number, rise: number, size: number, ink: string, lit: string): string => {
    const r = random(seed),
      line: Pt[] = []
    for (let x = -160 + 23 * seed; x < 1760; x += r.range(70, 210))
      line.push([x, rim(x) - rise - r.range(-0.3, 0.5) * size])
    return edgeLight(forest(seed, [[-90, rim(-20) - rise], ...line.filter(([x]) => x > -60)], 760, size, ink), [-0.8, -1], 3.4, lit) // prettier-ignore
  }
  // palms stand out of the wood
  const palms = (
    [
      [128, 96, 84],
      [352, 176, 62],
      [588, 214, 52],
      [930, 212, 56],
      [1088, 226, 50],
    ] as const
  )
    .map(([x, y, k]) => palm(x, x, y + k, k * 1.35, ((x % 7) - 3) * 0.05, ['#6fa566', '#3d7a5c'], '#4c5a58'))
    .join('')
  plate.svg(
    woods(3, 62, 44, '#8bb88c', '#c4dc98') +
      palms +
      woods(5, 34, 70, '#5a9468', '#9fc870') +
      woods(9, 6, 54, '#38745a', '#74ad5c') +
      wall(rim, ledge, 4) +
      wall(ledge, (x) => foot(x) + 30, 7) +
      [
        [-30, 62, 3],
        [124, 142, 4],
        [206, 348, 5],
        [1084, 1212, 9],
        [1262, 1286, 10],
        [1336, 1352, 11],
        [1496, 1640, 12],
      ]
        .map(([a, b, seed]) => fall(a!, b!, rim, ledge, (b! - a!) * 0.07, seed!))
        .join('') +
      [
        [-30, 104, 13],
        [176, 200, 14],
        [212, 424, 15],
        [1046, 1250, 16],
        [1322, 1346, 17],
        [1420, 1640, 19],
      ]
        .map(([a, b, seed]) => fall(a!, b!, ledge, foot, (b! - a!) * 0.08, seed!))
        .join('') +
      // scrub on the ledge, in the gaps
      [
        [66, 210],
        [350, 530],
        [1220, 1330],
        [1350, 1492],
      ]
        .map(([a, b], i) =>
          edgeLight(
            forest(
              20 + i,
              span(a!, b!, (x) => ledge(x) - 6, 40),
              ledge((a! + b!) / 2) + 7,
              38,
              '#3f7d58',
            ),
            [-0.8, -1],
            2.6,
            '#86b862',
          ),
        ) // prettier-ignore
        .join('') +
      // the great cataract, the whole height in one leap
      fall(560, 980, rim, foot, 34, 21),
  )
  // the side wall on the left is in its own shadow
  const shade = span(-20, 350, rim).map(([x, y]) => `L${x},${n(y - 6)}`).join('') // prettier-ignore
  plate.svg(`<path d="M-20,780${shade}C410,400 480,560 530,780Z" fill="#9298ca"/>`, { blend: 'multiply' })
  calmWater(plate, {
    top: 690,
    inks: ['#d7ebe2', '#7fc0b8', '#3a939a', '#1d6d7c', '#175a6c'],
    seed: 7,
  })
  plate.svg(
    spray(31, 380, 1180, 732, 190, '#dbe8ea') +
      spray(32, 470, 1080, 732, 130, '#f0f5f0') +
      spray(34, -90, 430, 732, 50, '#b9c6dd') +
      spray(35, 1040, 1690, 732, 60, '#e6efec') +
      spray(33, 300, 1240, 732, 66, '#fbfbf4'),
  )
  // it thins out over the pool in long bars, and the cataract is mirrored in a few more
  const bars = (list: readonly (readonly [x: number, y: number, half: number])[], ink: string): string =>
    list
      .map(
        ([x, y, half]) =>
          `<path d="M${x - half},${y}Q${x},${n(y - 5 - half * 0.016)} ${x + half},${y}Q${x},${n(y + 5 + half * 0.016)} ${x - half},${y}Z" fill="${ink}"/>`,
      )
      .join('')
  plate.svg(
    bars([[40, 734, 230], [270, 736, 170]], '#b4c2da') +
      bars([[520, 735, 240], [800, 737, 330], [1120, 735, 240], [1400, 736, 230], [1560, 734, 160]], '#eef5f0') +
      bars([[540, 750, 190], [860, 752, 240], [1330, 750, 190]], '#cfe7e0') +
      bars([[780, 776, 200], [720, 804, 130], [820, 834, 150], [770, 872, 90], [790, 916, 64]], '#8fcac2'),
  ) // prettier-ignore
  const bow = ['#e8604f', '#f2a24a', '#f6dc6a', '#7fc47a', '#5aa6d0', '#8a78c0'] as const
  plate.svg(
    `<clipPath id="bow"><path d="M-10,-10H1100V700H-10Z"/></clipPath><g clip-path="url(#bow)" fill="none" stroke-width="11">${bow.map((ink, i) => `<circle cx="690" cy="740" r="${412 - i * 11}" stroke="${ink}"/>`).join('')}</g>`,
    {
      opacity: 0.5,
      mask: (x, y) => Math.min(1, Math.max(0, (760 - x) / 360)) * Math.min(1, Math.max(0, (712 - y) / 120)),
    },
  )
  const { back, front } = walkway(),
    stand = (s: number, across: number, body: string): string => {
      const [x, y] = walk(s, across)
      return `<ellipse cx="${n(x + 26 * s)}" cy="${n(y + 1)}" rx="${n(66 * s)}" ry="${n(10 * s)}" fill="#a9805f"/>${edgeLight(place(x, y, 172 * s, body), [-1, -0.7], 2, '#fff6d6')}`
    }
  plate.svg(back + stand(0.565, 0.1, hisCape()) + stand(0.69, 0.5, herCape()) + front)
  plate.svg(perch())
}
export const views: View[] = [{ name: 'south-american-wonders-2', focusX: 890, draw }]
