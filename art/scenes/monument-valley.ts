/** The road into Monument Valley, late: light from the left, shadows across the sand, a van on the last rise. */
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { bareSky, tower } from '../kit/heavens.ts'
import { mix } from '../kit/ink.ts'
import { rock, scrub } from '../kit/landform.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const FOOT = 560
interface Inks {
  lit: string
  shade: string
  band: string
  talus: string
  talusShade: string
}
const NEAR: Inks = {
  lit: '#e8683f',
  shade: '#7a2f4a',
  band: '#b3443f',
  talus: '#d97a4c',
  talusShade: '#8c4054',
}
const FAR: Inks = {
  lit: '#e58f6b',
  shade: '#9a5a72',
  band: '#c9725f',
  talus: '#e0a078',
  talusShade: '#a86a78',
}

/** A butte: a fluted block of de Chelly sandstone on a skirt of shale. `top` and `high` as design pixels above the plain. */
function butte(
  x: number,
  w: number,
  high: number,
  inks: Inks,
  seed: number,
  /** Rocks that rise apart on its right: how far, and how thick, as shares of the width. */
  spires: readonly (readonly [far: number, thick: number])[] = [],
): string {
  const cliff = high * 0.58,
    top = FOOT - high,
    base = top + cliff,
    left = x - w / 2,
    right = x + w / 2
  const corner = left + w * 0.62
  // the lit face breaks into upright facets, with a crack from the rim at some of their joints
  const r = random(seed)
  const joints = [0.16, 0.3, 0.52, 0.7, 0.86].map((t) => left + w * 0.62 * (t + r.range(-0.05, 0.05)))
  const facet = (from: number, to: number): string =>
    rock(
      [
        [from, base],
        [from + w * 0.008, top + cliff * 0.5],
        [from, top + r.range(2, 9)],
        [to, top + r.range(6, 14)],
        [to - w * 0.012, top + cliff * 0.45],
        [to + w * 0.01, base],
      ],
      mix(inks.lit, inks.shade, 0.26),
      2,
      seed + Math.round(from),
    )
  const crack = (x: number, deep: number): string =>
    poly(
      [
        [x - w * 0.012, top + 2],
        [x + w * 0.016, top + 3],
        [x + w * 0.006, top + cliff * deep * 0.6],
        [x + w * 0.008, top + cliff * deep],
        [x - w * 0.002, top + cliff * deep * 0.55],
      ],
      inks.shade,
    )
  const face =
    facet(joints[0]!, joints[1]!) +
    facet(joints[2]!, joints[3]!) +
    crack(joints[1]!, r.range(0.4, 0.6)) +
    crack(joints[2]!, r.range(0.2, 0.34)) +
    crack(joints[4]!, r.range(0.62, 0.8))
  const spire = ([t, thick]: readonly [number, number]): string => {
    const sx = right + w * t,
      sw = w * thick,
      // below the slope of the talus, which is drawn over it
      foot = base + (high - cliff) * 0.4
    return (
      rock(
        [
          [sx - sw, foot],
          [sx - sw * 0.8, top + cliff * 0.26],
          [sx - sw * 0.2, top + cliff * 0.16],
          [sx + sw * 0.6, top + cliff * 0.3],
          [sx + sw, foot],
        ],
        inks.lit,
        3,
        seed + 40,
      ) +
      rock(
        [
          [sx + sw * 0.1, foot],
          [sx + sw * 0.1, top + cliff * 0.2],
          [sx + sw * 0.6, top + cliff * 0.3],
          [sx + sw, foot],
        ],
        inks.shade,
        3,
        seed + 41,
      )
    )
  }
  return (
    spires.map(spire).join('') +
    rock(
      [
        [left - w * 0.62, FOOT + 2],
        [left - w * 0.3, FOOT - (high - cliff) * 0.42],
        [left - w * 0.02, base - 4],
        [right + w * 0.14, base - 4],
        [right + w * 0.5, FOOT - (high - cliff) * 0.42],
        [right + w * 0.9, FOOT + 2],
      ],
      inks.talus,
      5,
      seed,
    ) +
    rock(
      [
        [corner - w * 0.06, base - 4],
        [right + w * 0.14, base - 4],
        [right + w * 0.5, FOOT - (high - cliff) * 0.42],
        [right + w * 0.9, FOOT + 2],
        [corner + w * 0.2, FOOT + 2],
        [corner + w * 0.02, FOOT - (high - cliff) * 0.4],
      ],
      inks.talusShade,
      5,
      seed + 1,
    ) +
    // shale ledges, broken and within the slope
    [
      [0.3, 0.1, 0.44],
      [0.3, 0.6, 0.92],
      [0.62, 0.06, 0.3],
      [0.62, 0.42, 0.84],
    ]
      .map(([t, from, to]) => {
        const y = base + (high - cliff) * t!,
          [x0, x1] = [left - w * 0.56 * t!, corner + w * 0.06 * t!],
          at = (u: number): number => x0 + (x1 - x0) * u,
          thick = (high - cliff) * 0.04
        return `<path d="M${at(from!)},${y}L${at(to!)},${y + 1}L${at(to! - 0.04)},${y + thick}L${at(from! + 0.03)},${y + thick * 0.8}Z" fill="${mix(inks.talus, inks.band, 0.7)}"/>`
      })
      .join('') +
    rock(
      [
        [left, base],
        [left + w * 0.02, top + cliff * 0.4],
        [left + w * 0.05, top + 4],
        [left + w * 0.4, top - 2],
        [corner + w * 0.02, top + 4],
        [corner + w * 0.03, base],
      ],
      inks.lit,
      4,
      seed + 2,
    ) +
    rock(
      [
        [corner - w * 0.04, base],
        [corner + w * 0.03, top + cliff * 0.5],
        [corner - w * 0.02, top + 2],
        [right - w * 0.08, top + 6],
        [right - w * 0.02, top + cliff * 0.5],
        [right, base],
      ],
      inks.shade,
      4,
      seed + 3,
    ) +
    face
  )
}
/** The shadow a butte throws across the plain, to the right and towards us. */
const shadow = (x: number, w: number, long: number, drop: number): string =>
  smooth(
    [
      [x - w * 0.3, FOOT + 2],
      [x + w * 0.8, FOOT + 1],
      [x + long, FOOT + drop * 0.7],
      [x + long * 0.96, FOOT + drop],
      [x + long * 0.4, FOOT + drop * 0.6],
    ],
    '#8a4257',
    0.5,
  )
/** A camper van from behind, 2 m high. Metres, wheels at 0; the light is at the left. */
const van = (): string =>
  '<path d="M-.84,-.34h.34V0q0,.05 -.05,.05h-.24q-.05,0 -.05,-.05ZM.5,-.34h.34V0q0,.05 -.05,.05h-.24q-.05,0 -.05,-.05Z" fill="#1f1a2e"/><path d="M-.95,-.26V-1.2Q-.95,-2 -.5,-2.02H.5Q.95,-2 .95,-1.2V-.26Q.95,-.2 .89,-.2H-.89Q-.95,-.2 -.95,-.26Z" fill="#2f8f94"/><path d="M.4,-.2V-2.02H.5Q.95,-2 .95,-1.2V-.26Q.95,-.2 .89,-.2Z" fill="#1f6a78"/><path d="M-.95,-1.16V-1.2Q-.95,-2 -.5,-2.02H.5Q.95,-2 .95,-1.2V-1.16Z" fill="#f8e7c6"/><path d="M.4,-1.16V-2.02H.5Q.95,-2 .95,-1.2V-1.16Z" fill="#cdb0a4"/><path d="M-.64,-1.24Q-.62,-1.7 -.44,-1.74H.44Q.62,-1.7 .64,-1.24Z" fill="#2c3a5c"/><path d="M-.44,-1.74H-.12L-.48,-1.24H-.64Q-.62,-1.7 -.44,-1.74Z" fill="#ffc88a"/><path d="M-.84,-.84h.17v.3h-.17ZM.67,-.84h.17v.3h-.17Z" fill="#d8422f"/><path d="M-.24,-.7H.24v.2h-.48Z" fill="#f8e7c6"/><path d="M-.98,-.38H.98v.13H-.98Z" fill="#e6e0d8"/><path d="M-.7,-2.02h1.4v-.16h-1.4Z" fill="#8a4a35"/><path d="M-.6,-2.18h.62v-.24h-.62ZM.08,-2.18h.5v-.18h-.5Z" fill="#c99447"/>'

interface Layout {
  /** Where the buttes are drawn: pixels to the right, and their size. */
  dx: number
  size: number
  /** Column where the road meets the brow. */
  road: number
  wide: number
  van: number
}
function draw(plate: Plate, { dx, size, road, wide, van: k }: Layout): void {
  bareSky(plate, [
    [0, '#1f3f66'],
    [200, '#4f7a94'],
    [350, '#bfb8a2'],
    [410, '#f9d6a6'],
    [470, '#fff3d4'],
    [FOOT, '#fff9e6'],
  ])
  const far = `translate(${dx},${FOOT * (1 - size)}) scale(${size})`
  const plane = (body: string, opacity = 1) => plate.svg(`<g transform="${far}">${body}</g>`, { opacity })
  plate.svg(
    `<g transform="${far}">${tower(8, 700, 400, 420, 110, ['#f7dcb0', '#e0b498', '#c59a94'], -1)}</g>`,
    {
      opacity: 0.85,
      mask: (_x, y) => Math.min(1, (FOOT - 160 * size - y) / 46),
    },
  )
  plane(
    rock(
      [
        [-300, FOOT + 4],
        [-300, 520],
        [200, 516],
        [230, 500],
        [420, 498],
        [450, 520],
        [760, 526],
        [1000, 520],
        [1180, 522],
        [1210, 490],
        [1560, 486],
        [1600, 524],
        [1900, 520],
        [1900, FOOT + 4],
      ],
      '#d99a83',
      3,
      2,
    ),
  )
  plane(butte(1065, 92, 132, FAR, 60) + butte(600, 70, 96, FAR, 70))
  plate.field((_x, y) => (y < FOOT ? null : [[224, 132, 78], 1]))
  plane(
    // the upright form ends before the mesa
    (wide > 1000 ? butte(1330, 300, 246, NEAR, 20) : '') +
      butte(400, 176, 372, NEAR, 30, [[0.19, 0.12]]) +
      butte(905, 118, 214, NEAR, 10, [[0.24, 0.075]]),
  )
  plane(shadow(470, 150, 690, 46) + shadow(1370, 260, 560, 40) + shadow(950, 90, 375, 26), 0.8)
  plate.svg(
    smooth(
      [
        [-60, 640],
        [300, 626],
        [700, 644],
        [1100, 628],
        [1700, 646],
        [1700, 760],
        [900, 742],
        [-60, 764],
      ],
      '#d4774c',
      0.7,
    ) +
      smooth(
        [
          [-60, 764],
          [400, 738],
          [900, 760],
          [1700, 730],
          [1700, 1040],
          [-60, 1040],
        ],
        '#b95c46',
        0.7,
      ),
  )
  plate.svg(scrub(4, -20, 588, wide + 20, 740, 150, 9, '#8a5a4c'))
  // beyond the brow the road goes on in one bend, thinner and thinner, to the foot of the middle butte
  plate.svg(
    `<path d="M${road - 17},668C${road + 6},650 ${road + 96},640 ${road + 100},622C${road + 102},608 ${road + 58},600 ${road + 52},584Q${road + 50},574 ${road + 62},566Q${road + 55},575 ${road + 58},584C${road + 66},598 ${road + 118},604 ${road + 116},624C${road + 112},648 ${road + 34},652 ${road + 17},668Z" fill="#5c3a58"/>`,
  )
  const brow = 652,
    half = 18
  plate.svg(
    smooth(
      [
        [-60, 706],
        [road - 300, 668],
        [road - 60, brow],
        [road + 60, brow],
        [road + 320, 670],
        [1700, 712],
        [1700, 1060],
        [-60, 1060],
      ],
      '#a54e44',
      0.5,
    ),
  )
  const edge = (t: number, side: number): Pt => [
    road + side * (half + t ** 1.35 * wide * 0.42),
    brow + t * (1010 - brow),
  ]
  const strip = (a: number, b: number, fill: string): string => {
    const pts: Pt[] = []
    for (let i = 0; i <= 12; i++) pts.push(edge(i / 12, a))
    for (let i = 12; i >= 0; i--) pts.push(edge(i / 12, b))
    return poly(pts, fill)
  }
  plate.svg(strip(-1.18, 1.18, '#c76f50') + strip(-1, 1, '#372c4c') + strip(-1, -0.4, '#473859'))
  let lines = strip(-0.93, -0.89, '#f4dcb4') + strip(0.89, 0.93, '#e3c6a8')
  for (let i = 0; i < 9; i++) {
    const t0 = (i / 9) ** 1.7 + 0.006,
      t1 = t0 + 0.03 + i * 0.008,
      w = 0.022
    lines += poly([edge(t0, -w), edge(t0, w), edge(t1, w), edge(t1, -w)], '#ffcf62')
  }
  plate.svg(lines)
  // sage: a fan of blades, lit from the left, and its long shadow
  const bush = (x: number, y: number, w: number): string => {
    const r = random(Math.round(x * 3 + y))
    const blade = (t: number, ink: string): string => {
      const a = t * 1.35 + r.range(-0.1, 0.1),
        long = w * r.range(0.8, 1.1) * (1 - 0.25 * Math.abs(t)),
        [tx, ty] = [x + Math.sin(a) * long, y - Math.cos(a) * long * 0.9],
        foot = x + t * w * 0.34,
        thick = w * 0.13
      return `<path d="M${foot - thick},${y + w * 0.08}Q${(foot + tx) / 2 - thick},${(y + ty) / 2} ${tx},${ty}Q${(foot + tx) / 2 + thick},${(y + ty) / 2 + thick * 0.6} ${foot + thick},${y + w * 0.08}Z" fill="${ink}"/>`
    }
    const fan = (n: number, from: number, to: number, ink: string): string =>
      Array.from({ length: n }, (_, i) => blade(from + ((to - from) * (i + 0.5)) / n, ink)).join('')
    return (
      smooth(
        [
          [x - w * 0.3, y],
          [x + w * 2.6, y + w * 0.12],
          [x + w * 3.1, y + w * 0.26],
          [x + w * 0.6, y + w * 0.26],
        ],
        '#5e2f48',
        0.6,
      ) +
      fan(13, -1, 1, '#3f4a4c') +
      fan(8, -0.95, 0.5, '#6d7a58') +
      fan(4, -0.9, -0.1, '#b9a865')
    )
  }
  const bushes: [number, number, number][] = [
    [0.16, 0.16, 14],
    [0.3, -0.1, 9],
    [0.1, 0.5, 34],
    [0.26, 0.72, 46],
    [0.05, 0.86, 64],
    [0.82, 0.08, 12],
    [0.8, 0.34, 26],
    [0.94, 0.2, 18],
    [0.9, 0.66, 44],
  ]
  const seat = (u: number, v: number): Pt => [u * wide, 700 + v * 300]
  plate.svg(
    bushes
      .filter(([u, v, w]) => u * wide > w && Math.abs(u * wide - road) > 60 + v * wide * 0.42)
      .map(([u, v, w]) => bush(...seat(u, v), w))
      .join(''),
  )
  const vanAt = edge(0.3, 0.5)
  plate.svg(
    `<path d="M${vanAt[0] - k * 0.9},${vanAt[1] - 2}H${vanAt[0] + k * 0.9}L${vanAt[0] + k * 2.7},${vanAt[1] + k * 0.1}Q${vanAt[0] + k * 3.3},${vanAt[1] + k * 0.2} ${vanAt[0] + k * 3.2},${vanAt[1] + k * 0.44}L${vanAt[0] + k * 2.4},${vanAt[1] + k * 0.5}L${vanAt[0] + k * 0.5},${vanAt[1] + k * 0.26}Z" fill="#2a2040"/>` +
      edgeLight(place(vanAt[0], vanAt[1], k, van()), [-1, -0.2], k / 12, '#ffe2ae'),
  )
}
export const views: View[] = [
  {
    name: 'usa-national-parks-discovery-cover',
    focusX: 830,
    draw: (plate) => draw(plate, { dx: 0, size: 1, road: 790, wide: 1600, van: 38 }),
    drawTall: (plate) => draw(plate, { dx: -172, size: 0.82, road: 400, wide: 750, van: 31 }),
  },
]
