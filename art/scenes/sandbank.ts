/** Maldives: a lone sandbank from straight above near noon. Everything is a plan and a shadow: a parasol, a couple, a dhoni, a turtle and a tern. */
import { clamp, rgb, smoothstep } from '../kit/ink.ts'
import { coarse, type Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { dhoniPlan } from '../models/dhoni-plan.ts'
import { TERN, TERN_SHAPE, TURTLE, TURTLE_SHAPE } from '../models/lagoon-life.ts'
import { parasol, parasolCast, sunbather, towel, waver } from '../models/sandbank-camp.ts'
import { laid, SLANT, type Spot } from '../models/seen-from-above.ts'

type Knot = readonly [x: number, y: number, half: number]
interface Layout {
  /** Pixels per metre. */
  k: number
  /** The bank from end to end. */
  bank: Knot[]
  /** Where the lagoon falls off to the deep: two corners, and how far the fall reaches. */
  deep: readonly [x: number, y: number, reach: number, fall: number][]
  parasol: Pt
  her: readonly [x: number, y: number, turn: number]
  him: readonly [x: number, y: number, turn: number]
  boat: readonly [x: number, y: number, turn: number]
  /** The line of the footprints, from the boat to the towels. */
  way: Pt[]
  turtle: readonly [x: number, y: number, turn: number, k: number]
  /** With its height above the ground, in metres. */
  tern: readonly [x: number, y: number, turn: number, k: number, up: number]
}
/** A smooth line through knots, in `per` steps between two of them. */
function curve<T extends readonly number[]>(knots: readonly T[], per: number): number[][] {
  const at = (i: number) => knots[clamp(i, 0, knots.length - 1)]!
  return Array.from({ length: (knots.length - 1) * per + 1 }, (_, n) => {
    const i = Math.min(knots.length - 2, Math.floor(n / per)),
      f = n / per - i
    return at(0).map((_v, c) => {
      const [p, q, r, u] = [at(i - 1)[c]!, at(i)[c]!, at(i + 1)[c]!, at(i + 2)[c]!]
      return q + 0.5 * f * (r - p + f * (2 * p - 5 * q + 4 * r - u + f * (3 * (q - r) + u - p)))
    })
  })
}
/** How far a point is off the bank, in pixels, evened out so that no edge of a band has a corner. */
function offBank(bank: Knot[]): (x: number, y: number) => number {
  const discs = curve(bank, 16),
    sharp = coarse(
      (x, y) => discs.reduce((near, [cx, cy, r]) => Math.min(near, Math.hypot(x - cx!, y - cy!) - r!), 9999),
      5,
    )
  return (x, y) => {
    const reach = 22 + 0.36 * clamp(sharp(x, y), 0, 260)
    let sum = sharp(x, y)
    for (let ring = 1; ring <= 3; ring++)
      for (let i = 0; i < 8; i++) {
        const a = ((i + ring / 3) * Math.PI) / 4
        sum += sharp(x + (Math.cos(a) * reach * ring) / 2.4, y + (Math.sin(a) * reach * ring) / 2.4)
      }
    return sum / 25
  }
}
/** The water by its depth: from the wet sand to the deep. */
const BANDS: readonly (readonly [to: number, ink: string])[] = [
  [6, '#ffffff'],
  [38, '#cdf8e6'],
  [88, '#93ecd9'],
  [160, '#56dad0'],
  [262, '#20bccb'],
  [385, '#128cb8'],
  [500, '#0a4e90'],
  [620, '#082c64'],
  [9999, '#051840'],
]
const SAND: readonly (readonly [from: number, ink: string])[] = [
  [-9, '#eed2a0'],
  [-26, '#fbe6bd'],
  [-9999, '#fff5dc'],
]
/** The bank and the lagoon, each band with a clean edge. Returns how far a point is off the bank. */
function ground(plate: Plate, l: Layout): (x: number, y: number) => number {
  const off = coarse(offBank(l.bank), 3),
    fall = (x: number, y: number) =>
      l.deep.reduce(
        (sum, [cx, cy, reach, by]) => sum + by * smoothstep(reach, 0, Math.hypot(x - cx, y - cy)),
        0,
      ),
    wave = (x: number, y: number) =>
      9 * Math.sin(x / 71 + y / 113) + 7 * Math.sin(x / 133 - y / 61 + 1.7) + 5 * Math.sin(y / 47 + x / 190),
    depth = coarse((x, y) => {
      const d = off(x, y)
      return d + smoothstep(20, 160, d) * (fall(x, y) + 1.6 * wave(x, y))
    }, 3)
  const steps = [...SAND.toReversed().map(([, ink]) => rgb(ink)), ...BANDS.map(([, ink]) => rgb(ink))],
    ends = [-26, -9, 0, ...BANDS.map(([to]) => to)]
  plate.field((x, y) => {
    const d = depth(x, y)
    let i = ends.findIndex((end) => d < end)
    if (i < 0) i = ends.length - 1
    const near = ends[i]! - d,
      slope = Math.hypot(depth(x + 1, y) - d, depth(x, y + 1) - d) || 1,
      t = clamp(0.5 + (near / slope) * 1.4, 0, 1)
    const a = steps[i]!,
      b = steps[Math.min(steps.length - 1, i + 1)]!
    return [[0, 1, 2].map((c) => b[c]! + (a[c]! - b[c]!) * t) as unknown as typeof a, 1]
  })
  return off
}
/** The print of a right foot: heel and ball, and the toes before them. */
const FOOT =
  '<path d="M-.05,-.07C-.045,-.105 .05,-.1 .05,-.05C.05,-.02 .022,0 .026,.045C.042,.09 .03,.125 0,.125C-.03,.125 -.042,.09 -.033,.05C-.03,.01 -.058,-.03 -.05,-.07Z"/><circle cx="-.034" cy="-.122" r=".021"/><circle cx=".001" cy="-.127" r=".0145"/><circle cx=".026" cy="-.118" r=".013"/><circle cx="0.047" cy="-.102" r=".012"/>'
/** Footprints of two people: pairs of dents beside the line of their way. */
function prints(l: Layout): string {
  const line = curve(l.way, 40),
    step = 0.46 * l.k
  let body = '',
    gone = 0,
    n = 0
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1]! as [number, number],
      [bx, by] = line[i]! as [number, number],
      long = Math.hypot(bx - ax, by - ay)
    gone += long
    if (gone < step) continue
    gone -= step
    n++
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI + 90
    for (const [lane, lead] of [
      [-0.27, 0],
      [0.27, 1],
    ] as const) {
      // prettier-ignore
      const side = (n + lead) % 2 ? 1 : -1
      body += laid(
        { x: bx, y: by, k: l.k, turn },
        `<g transform="translate(${lane + side * 0.085},${lead * 0.13}) rotate(${side * 7}) scale(${side},1)">${FOOT}</g>`,
      )
    }
  }
  return `<g fill="#dcb885">${body}</g>`
}
/** The ink of every shadow. */
const SHADE = '#9a8fd4'
function draw(plate: Plate, l: Layout): void {
  const off = ground(plate, l)
  const on = ([x, y, turn]: readonly [number, number, number], k = l.k): Spot => ({ x, y, k, turn }),
    her = on(l.her),
    him = on(l.him),
    shade = { x: l.parasol[0], y: l.parasol[1], k: l.k, turn: 0 },
    boat = dhoniPlan(on(l.boat)),
    lies = sunbather(her),
    sits = waver(him),
    turtle = on([l.turtle[0], l.turtle[1], l.turtle[2]], l.k * l.turtle[3]),
    tern = on([l.tern[0], l.tern[1], l.tern[2]], l.k * l.tern[3]),
    fallen = (s: Spot, up: number, shape: string) =>
      laid({ ...s, x: s.x + SLANT[0] * up * l.k, y: s.y + SLANT[1] * up * l.k }, shape)
  const inked = (body: string) =>
      `<filter id="one" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 ${rgb(SHADE).map((v) => v / 255).join(' 0 0 0 0 ')} 0 0 0 1 0"/></filter><g filter="url(#one)">${body}</g>`, // prettier-ignore
    cast = (body: string) => plate.svg(inked(body), { blend: 'multiply' })
  plate.svg(boat.ripple, { mask: (x, y) => (off(x, y) > 3 ? 1 : 0) })
  plate.svg(boat.dent, { mask: (x, y) => (off(x, y) < -9 ? 1 : 0) })
  plate.svg(prints(l) + towel(her, '#ffcf3d', '#fff6dc') + towel(him, '#2c8fe0', '#fff6dc'))
  cast(
    parasolCast(shade) +
      lies.cast +
      sits.cast +
      boat.cast +
      fallen(turtle, 0.62, TURTLE_SHAPE) +
      fallen(tern, l.tern[4], TERN_SHAPE),
  )
  plate.svg(`<clipPath id="shade">${parasolCast(shade)}</clipPath><g clip-path="url(#shade)">${towel(her, '#d98a3c', '#b9a2c4')}${towel(him, '#2a5fb4', '#b9a2c4')}</g>`) // prettier-ignore
  plate.svg(lies.body)
  // the shade lies over her too, lighter, so that she can still be seen
  plate.svg(`<clipPath id="shade">${parasolCast(shade)}</clipPath><g clip-path="url(#shade)">${inked(lies.body)}</g>`, { blend: 'multiply', opacity: 0.6 }) // prettier-ignore
  plate.svg(sits.body + boat.anchor + boat.boat + laid(turtle, TURTLE))
  plate.svg(parasol(shade) + laid(tern, TERN))
}
export const views: View[] = [
  {
    name: 'tropical-paradise-maldives-cover',
    focusX: 620,
    draw: (plate) =>
      draw(plate, {
        k: 110,
        bank: [[62, 840, 6], [102, 690, 48], [212, 515, 155], [400, 385, 238], [600, 410, 232], [780, 525, 182], [910, 655, 128], [1055, 750, 108], [1215, 780, 112], [1365, 728, 92], [1490, 612, 55], [1552, 440, 8]], // prettier-ignore
        deep: [
          [0, 0, 700, 520],
          [1600, 1000, 560, 480],
        ],
        parasol: [405, 330],
        her: [622, 505, -14],
        him: [762, 508, -22],
        boat: [1248, 415, 112],
        way: [[1106, 730], [1020, 742], [930, 692], [855, 640], [815, 616]], // prettier-ignore
        turtle: [310, 815, 40, 1],
        tern: [935, 190, 60, 1.1, 1.9],
      }),
    drawTall: (plate) =>
      draw(plate, {
        k: 82,
        bank: [[640, 74, 6], [560, 104, 36], [430, 178, 96], [290, 300, 180], [285, 440, 200], [370, 590, 155], [465, 715, 118], [475, 820, 92], [390, 905, 60], [260, 942, 28], [185, 932, 6]], // prettier-ignore
        deep: [
          [0, 1000, 440, 520],
          [750, 1000, 360, 520],
        ],
        parasol: [229, 297],
        her: [298, 488, -10],
        him: [398, 486, -16],
        boat: [612, 440, 106],
        way: [[508, 712], [484, 690], [450, 640], [428, 584]], // prettier-ignore
        turtle: [125, 770, 20, 1],
        tern: [80, 76, 122, 1.05, 1.65],
      }),
  },
]
