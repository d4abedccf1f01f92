/** Thailand: a long-tail comes round under the overhung stack of Ko Tapu, Phang Nga Bay, late evening. */
import { bayBoat } from '../models/bay-boat.ts'
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rock, rough } from '../kit/landform.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { waterBars } from '../kit/water-bars.ts'

const HORIZON = 640

/** Inks of a rock: the side in the light, the face, the side in shade, cracks, and leaves in light and shade. */
interface Stone {
  lit: string
  own: string
  shade: string
  deep: string
  leaf: string
  leafShade: string
}
const NEAR: Stone = {
  lit: '#ffd3a0',
  own: '#e8987f',
  shade: '#8a5a8c',
  deep: '#54407e',
  leaf: '#b7a552',
  leafShade: '#3d6468',
}
const MIDDLE: Stone = {
  lit: '#f9b38c',
  own: '#dd8b8c',
  shade: '#a86c98',
  deep: '#8c5c94',
  leaf: '#b78a72',
  leafShade: '#86647f',
}
/** A limestone tower in the sea. `x` is its centre, and `y` is the row where it meets the water. */
const island = (x: number, y: number, wide: number, high: number, seed: number, o: Stone): string => {
  const at = ([u, v]: Pt): Pt => [x + u * wide, y - v * high]
  const r = random(seed),
    lean = r.range(-0.08, 0.1),
    sag = r.range(0.02, 0.1)
  const left: Pt[] = [
    [-0.42, 0],
    [-0.47, 0.07],
    [-0.5, 0.3],
    [-0.46, 0.62],
    [-0.37 + lean, 0.86 - sag],
  ]
  const right: Pt[] = [
    [0.2 + lean, 0.97],
    [0.38 + lean, 0.82],
    [0.47, 0.56],
    [0.5, 0.26],
    [0.46, 0.06],
    [0.41, 0],
  ]
  const crest: Pt[] = [
    [-0.16 + lean, 0.98],
    [lean, 1],
  ]
  const seam: Pt[] = [
    [-0.02, 0],
    [0.06, 0.2],
    [-0.08, 0.42],
    [0.04, 0.66],
    [-0.06 + lean, 1],
  ]
  const cut = (points: Pt[], ink: string, amp = 7): string => rock(points.map(at), ink, amp, seed)
  return (
    cut([...left, ...crest, ...right], o.own) +
    cut([...left, [-0.16 + lean, 0.98], ...seam.toReversed()], o.shade) +
    cut([[0.3, 0], [0.34, 0.3], [0.27, 0.55], [0.3 + lean, 0.84], ...right.slice(1)], o.lit) +
    cut(
      [
        [-0.24, 0.1],
        [-0.2, 0.4],
        [-0.27, 0.66],
        [-0.22, 0.36],
      ],
      o.deep,
      2,
    ) +
    cut(
      [
        [0.14, 0.08],
        [0.2, 0.36],
        [0.12, 0.6],
        [0.15, 0.34],
      ],
      o.shade,
      2,
    ) +
    // leaves on the crown: a cap with a ragged hem
    cut(
      [
        [-0.45, 0.6],
        [-0.37 + lean, 0.86 - sag],
        ...crest,
        [0.2 + lean, 0.97],
        [0.38 + lean, 0.82],
        [0.3, 0.74],
        [0.2, 0.8],
        [0.12, 0.66],
        [0.02, 0.78],
        [-0.12, 0.6],
        [-0.24, 0.74],
        [-0.36, 0.52],
      ],
      o.leafShade,
      9,
    ) +
    cut(
      [
        [lean, 1],
        [0.2 + lean, 0.97],
        [0.38 + lean, 0.82],
        [0.27, 0.79],
        [0.2, 0.86],
        [0.06 + lean, 0.84],
      ],
      o.leaf,
      8,
    )
  )
}
const RANGE: [x: number, wide: number, high: number, seed: number][] = [
  [-20, 240, 250, 11],
  [196, 120, 150, 14],
  [1216, 150, 210, 12],
  [1370, 210, 320, 17],
  [1548, 170, 200, 19],
]
const FAR: [x: number, wide: number, high: number, seed: number][] = [
  [90, 180, 130, 31],
  [330, 120, 90, 32],
  [960, 150, 84, 33],
  [1120, 110, 130, 34],
  [1300, 180, 110, 35],
  [1480, 150, 170, 36],
]
/** The stack, 20 m: twice as wide at the shoulder as at the neck, and undercut by the tide. Its foot spreads again under the notch. */
const LEFT: Pt[] = [
  [-74, 4],
  [-68, -10],
  [-47, -20],
  [-50, -44],
  [-60, -92],
  [-84, -170],
  [-101, -262],
  [-128, -330],
  [-124, -408],
  [-134, -470],
  [-112, -548],
  [-74, -592],
]
const RIGHT: Pt[] = [
  [16, -622],
  [70, -598],
  [112, -552],
  [128, -480],
  [118, -410],
  [121, -352],
  [98, -276],
  [92, -206],
  [66, -118],
  [54, -52],
  [50, -20],
  [72, -9],
  [78, 4],
]
function stack(): string {
  const o = NEAR
  const crest: Pt[] = [[-30, -614]]
  const cut = (points: Pt[], ink: string, amp = 5, seed = 3): string => rock(points, ink, amp, seed)
  return (
    cut([...LEFT, ...crest, ...RIGHT], o.own) +
    // the side away from the light, in two planes
    cut(
      [
        ...LEFT,
        ...crest,
        [-52, -540],
        [-30, -470],
        [-56, -400],
        [-34, -300],
        [-44, -210],
        [-18, -120],
        [-14, -22],
        [-24, -12],
        [-16, 4],
      ],
      o.shade,
    ) +
    cut(
      [
        ...LEFT.slice(0, 10),
        [-104, -440],
        [-96, -330],
        [-70, -262],
        [-62, -170],
        [-40, -92],
        [-36, -22],
        [-52, -12],
        [-48, 4],
      ],
      o.deep,
    ) +
    // planes that take the light: columns of stone, each with its own foot
    cut(
      [
        [112, -560],
        [128, -480],
        [118, -410],
        [121, -352],
        [98, -276],
        [92, -206],
        [76, -230],
        [84, -300],
        [92, -390],
        [84, -500],
      ],
      o.lit,
    ) +
    cut(
      [
        [40, -480],
        [52, -380],
        [46, -290],
        [26, -210],
        [16, -250],
        [26, -350],
        [22, -430],
      ],
      o.lit,
      4,
    ) +
    cut(
      [
        [84, -178],
        [66, -118],
        [54, -52],
        [50, -22],
        [36, -22],
        [40, -80],
        [58, -140],
      ],
      o.lit,
      3,
    ) +
    cut(
      [
        [8, -196],
        [14, -140],
        [6, -60],
        [-4, -110],
      ],
      o.lit,
      2,
    ) +
    cut(
      [
        [72, -9],
        [78, 4],
        [30, 4],
        [36, -10],
      ],
      o.lit,
      1,
    ) +
    // cracks that run down
    cut(
      [
        [70, -450],
        [74, -360],
        [60, -270],
        [54, -240],
        [62, -330],
        [58, -400],
      ],
      o.shade,
      3,
    ) +
    cut(
      [
        [2, -430],
        [10, -340],
        [2, -260],
        [-8, -340],
      ],
      o.shade,
      3,
    ) +
    cut(
      [
        [26, -180],
        [30, -110],
        [20, -34],
        [14, -100],
      ],
      o.shade,
      2,
    ) +
    cut(
      [
        [-72, -380],
        [-58, -300],
        [-62, -240],
        [-78, -310],
      ],
      '#413470',
      2,
    ) +
    // the notch of the tide, wet and dark
    cut(
      [
        [-47, -20],
        [-49, -34],
        [-20, -25],
        [4, -36],
        [22, -26],
        [53, -40],
        [50, -20],
        [24, -14],
        [0, -18],
        [-22, -13],
      ],
      '#54407e',
      3,
    ) +
    // jungle on the crown, hanging over the shoulders
    cut(
      [
        [-138, -452],
        [-130, -500],
        [-112, -552],
        [-74, -596],
        [-30, -620],
        [16, -630],
        [72, -602],
        [116, -552],
        [104, -520],
        [90, -530],
        [70, -500],
        [52, -520],
        [30, -508],
        [8, -452],
        [-8, -470],
        [-22, -500],
        [-40, -470],
        [-52, -400],
        [-66, -330],
        [-74, -410],
        [-90, -450],
        [-104, -400],
        [-122, -392],
      ],
      o.leafShade,
      8,
    ) +
    // crowns of trees: a mass in the shade of its own, and the tops that the light reaches
    cut(
      [
        [-134, -478],
        [-132, -520],
        [-112, -560],
        [-86, -566],
        [-72, -600],
        [-36, -608],
        [-14, -636],
        [26, -640],
        [48, -622],
        [80, -612],
        [98, -574],
        [120, -556],
        [126, -524],
        [104, -536],
        [84, -508],
        [62, -534],
        [40, -516],
        [22, -486],
        [4, -498],
        [-20, -530],
        [-40, -496],
        [-62, -520],
        [-86, -470],
        [-104, -500],
      ],
      '#4d7a68',
      6,
      8,
    ) +
    cut(
      [
        [-22, -612],
        [-10, -634],
        [26, -642],
        [50, -626],
        [82, -614],
        [100, -576],
        [122, -558],
        [128, -526],
        [104, -546],
        [88, -540],
        [72, -574],
        [48, -566],
        [34, -590],
        [8, -584],
      ],
      o.leaf,
      5,
      9,
    )
  )
}
/** A drawing upside down in the water below the row `y`, in lens-shaped bars that part as they come nearer. */
function mirrored(
  plate: Plate,
  body: string,
  y: number,
  [left, right]: Pt,
  long: number,
  strength: number,
): void {
  const r = random(Math.round(left + 7)),
    id = `water${Math.round(left)}`
  const bars = waterBars({ from: 4, to: long, step: 10, part: 1.1, thick: 7, thin: 0.1, least: 3 }, () => [
    left + r.range(-16, 26),
    right + r.range(-26, 16),
  ])
  plate.svg(
    `<clipPath id="${id}"><path d="M${left},${y}H${right}V${y + 8}H${left}Z"/><path d="${bars}" transform="translate(0,${y})"/></clipPath><g clip-path="url(#${id})"><g transform="translate(0,${2 * y}) scale(1,-1)">${body}</g></g>`,
    { opacity: strength },
  )
}
/** The foot of a cliff beside us, in the shade: its overhang, what grows on it and what hangs from it. */
function overhang(dx: number): string {
  const edge: Pt[] = [
    [-60, 1060],
    [-60, -60],
    [640, -60],
    [596, 6],
    [500, 34],
    [420, 22],
    [352, 84],
    [262, 96],
    [222, 176],
    [150, 214],
    [132, 330],
    [96, 410],
    [118, 520],
    [84, 640],
    [124, 760],
    [96, 850],
    [176, 930],
    [206, 1060],
  ]
  const ink = '#1d1749'
  const light: Pt[][] = [
    [
      [596, 6],
      [500, 34],
      [420, 22],
      [452, -10],
      [560, -20],
    ],
    [
      [352, 84],
      [262, 96],
      [222, 176],
      [216, 110],
      [262, 40],
      [340, 20],
    ],
    [
      [150, 214],
      [132, 330],
      [96, 410],
      [84, 300],
      [112, 210],
    ],
    [
      [118, 520],
      [84, 640],
      [124, 760],
      [70, 720],
      [40, 620],
      [76, 530],
    ],
    [
      [96, 850],
      [176, 930],
      [206, 1060],
      [130, 1060],
      [84, 930],
    ],
  ]
  // creepers: a stem in a slow curve, heart-shaped leaves at uneven steps to either side, smaller towards its tip
  const r = random(17)
  let vines = ''
  for (const [x, y, long, sway] of [
    [470, 24, 66, 10],
    [412, 18, 150, -16],
    [300, 88, 96, 12],
    [236, 150, 236, 22],
    [198, 186, 110, -12],
  ] as const) {
    if (x + dx < 30) continue
    const on = (t: number): Pt => [x + sway * Math.sin(t * 2.6), y + long * t]
    vines += `<path d="M${x},${y}C${x + sway},${y + long * 0.3} ${x + sway * 1.2},${y + long * 0.7} ${on(1).join()}" stroke="${ink}" stroke-width="3" fill="none"/>`
    for (let t = 0.1, side = 1; t < 1.02; t += r.range(15, 24) / long, side = -side) {
      const [px, py] = on(t)
      vines += `<g transform="translate(${px.toFixed(1)},${py.toFixed(1)}) scale(${((1.1 - 0.5 * t) * r.range(0.85, 1.2)).toFixed(2)}) rotate(${(side * r.range(-64, -28)).toFixed(0)})"><path d="M0,0C-10,2 -14,14 -9,20C-5,25 -1,28 0,34C1,28 5,25 9,20C14,14 10,2 0,0Z" fill="${ink}"/></g>`
    }
  }
  return `<g transform="translate(${dx},0)">${vines}${poly(rough(edge, 9, 5), ink)}${light.map((p, i) => rock(p, i % 2 ? '#33286a' : '#3d2f70', 6, 5)).join('')}</g>`
}
interface Layout {
  /** How far the sea and the sky are moved to the left, and the cliff beside us. */
  dx: number
  cliff: number
  rock: { x: number; y: number; k: number }
  boat: { x: number; y: number; k: number }
}
function draw(plate: Plate, o: Layout): void {
  bareSky(plate, [
    [0, '#2a2a70'],
    [140, '#54479a'],
    [300, '#b56f9c'],
    [440, '#f2927c'],
    [550, '#ffc385'],
    [HORIZON, '#ffecb4'],
  ])
  const range = (isles: typeof FAR, y: number, o2: Stone) =>
    isles.map(([x, wide, high, seed]) => island(x - o.dx, y, wide, high, seed, o2)).join('')
  const pale = '#f4a582'
  const far: Stone = {
    lit: '#f9b78c',
    own: pale,
    shade: '#ea977f',
    deep: '#ea977f',
    leaf: pale,
    leafShade: '#ee9c80',
  }
  plate.svg(range(FAR, HORIZON + 4, far))
  calmWater(plate, {
    top: HORIZON + 2,
    inks: ['#ffd49c', '#e09a90', '#84609c', '#40397e', '#221f58'],
    dark: ['#2f2b70', 0.22],
    seed: 12,
  })
  const middle = range(RANGE, HORIZON + 12, MIDDLE)
  for (const [cx, wide, high] of RANGE)
    mirrored(plate, middle, HORIZON + 12, [cx - o.dx - wide * 0.54, cx - o.dx + wide * 0.54], high * 0.8, 0.4)

  plate.svg(middle)
  const { x, y, k } = o.rock
  const tall = place(x, y, k, stack())
  mirrored(plate, tall, y + 3, [x - 150 * k, x + 150 * k], 330, 0.74)
  plate.svg(
    `${tall}<path d="M${x - 84},${y + 4}Q${x},${y - 3} ${x + 88},${y + 4}Q${x},${y + 12} ${x - 84},${y + 4}Z" fill="#4f3c80"/><path d="M${x - 70},${y + 12}q50,-5 84,0q-44,6 -84,0ZM${x + 50},${y + 6}q56,-7 116,-1q-54,8 -116,1Z" fill="#ffe6bc"/>`,
  )
  plate.svg(bayBoat(o.boat.x, o.boat.y, o.boat.k))
  plate.svg(edgeLight(overhang(o.cliff), [1, 0.25], 3, '#6d4a86'))
}
export const views: View[] = [
  {
    name: 'exotic-thailand-cover',
    focusX: 740,
    draw: (plate) =>
      draw(plate, {
        dx: 0,
        cliff: 0,
        rock: { x: 690, y: 748, k: 1.02 },
        boat: { x: 772, y: 898, k: 84 },
      }),
    drawTall: (plate) =>
      draw(plate, {
        dx: 560,
        cliff: -250,
        rock: { x: 336, y: 670, k: 0.92 },
        boat: { x: 408, y: 872, k: 74 },
      }),
  },
]
