/** Thailand: a long-tail comes round under the overhung stack of Ko Tapu, Phang Nga Bay, late evening. */
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rock, rough } from '../kit/landform.ts'
import { raking } from '../kit/light.ts'
import { longTailCrew } from '../models/long-tail-crew.ts'
import { longTail } from '../models/long-tail.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, ripples } from '../kit/sea.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
import { materials } from '../materials/phang-nga.ts'

const EYE = 3.2
const HORIZON = 640
/** The low light, out of the picture on the right. */
const SUN = raking(64, 24).sun

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
/** A heap of leaves `w` wide, round above and flat below. */
function bush(seed: number, x: number, y: number, w: number, ink: string): string {
  const r = random(seed)
  let d = ''
  for (let i = 0; i < 9; i++) {
    const u = (i / 8 - 0.5) * 0.8,
      rad = w * r.range(0.11, 0.17) * (1.25 - Math.abs(u)),
      px = x + u * w,
      py = y - w * (0.24 - Math.abs(u) * 0.36) * r.range(0.2, 1)
    d += `M${(px - rad).toFixed(1)},${py.toFixed(1)}a${rad.toFixed(1)},${rad.toFixed(1)} 0 1 1 ${(2 * rad).toFixed(1)},0a${rad.toFixed(1)},${(rad * 0.7).toFixed(1)} 0 1 1 ${(-2 * rad).toFixed(1)},0Z`
  }
  return `<path d="${d}" fill="${ink}"/>`
}
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
    [
      [-70, -566, 92],
      [-8, -596, 104],
      [56, -574, 92],
      [-24, -540, 78],
      [24, -546, 70],
      [90, -540, 56],
    ]
      .map(([x, y, w], i) => bush(40 + i, x!, y!, w!, i % 2 ? '#5b7a62' : '#4c7166'))
      .join('') +
    [
      [22, -612, 76],
      [78, -580, 62],
      [104, -544, 44],
      [40, -570, 48],
    ]
      .map(([x, y, w], i) => bush(50 + i, x!, y!, w!, o.leaf))
      .join('')
  )
}
/** A drawing upside down in the water below the row `y`, broken by ripples and thinner towards us. */
function mirrored(plate: Plate, body: string, y: number, long: number, strength: number): void {
  plate.svg(`<g transform="translate(0,${2 * y}) scale(1,-1)">${body}</g>`, {
    mask: (x, py) => {
      const t = (py - y) / long
      if (t < 0 || t > 1) return 0
      return strength * (1 - 0.75 * t) * (ripples(x, py, HORIZON, 7, 1.5) > 0.05 + 0.12 * (1 - t) ? 0 : 1)
    },
  })
}
function boat(plate: Plate, cam: Camera, at: Vec3, turn: number): void {
  const m = Mesh.create(),
    b = m.at(...at, turn)
  longTail(b)
  // garlands for the spirit of the boat, knotted round the stem
  for (const [mat, y] of [
    ['garlandC', 2.62],
    ['garlandB', 2.8],
    ['garlandA', 2.98],
  ] as const) {
    b.blob(8.6, y, 0, 0.19, mat, 0.62, 0.12, 3, 8)
    for (const s of [-1, 1])
      b.quad(
        [8.62, y, s * 0.14],
        [8.82, y, s * 0.16],
        [8.86, y - 0.85 + (y - 2.8), s * 0.26],
        [8.68, y - 0.8 + (y - 2.8), s * 0.26],
        mat,
      )
  }
  const depth = pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.22,
    contact: 3,
    crisp: true,
    clipBelow: 0,
  })
  longTailCrew(plate, cam, b, depth, { ahead: 1, light: [1, -0.5], rim: '#ffd9a0' })
  const lies = (along: number) => cam.project(b.put([along, 0, 0]))
  const [stern, bow] = [lies(-6), lies(5.4)]
  const slope = (bow.y - stern.y) / (bow.x - stern.x)
  reflectObject(
    plate,
    depth,
    (x) => stern.y + slope * (Math.min(bow.x + 40, Math.max(stern.x, x)) - stern.x),
    '#4a3a80',
    0.66,
    HORIZON,
  )
  // a thread of foam along the waterline, and the two arms of the bow wave
  plate.svg(
    `<path d="M${stern.x - 16},${stern.y - 1} Q${(stern.x + bow.x) / 2},${(stern.y + bow.y) / 2 + 3} ${bow.x + 8},${bow.y} Q${(stern.x + bow.x) / 2},${(stern.y + bow.y) / 2 + 6} ${stern.x - 16},${stern.y + 1}Z M${bow.x + 12},${bow.y - 1} q-60,18 -150,24 q80,-2 152,-18Z M${stern.x - 50},${stern.y - 2} q-50,0 -100,-5 q52,-2 100,2Z" fill="#ffe2b0" fill-opacity=".55"/>`,
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
  // lianas with their leaves in pairs, longest where the rock juts out
  let vines = ''
  for (const [x, y, long] of [
    [448, 26, 60],
    [404, 30, 128],
    [372, 66, 60],
    [296, 92, 84],
    [236, 150, 190],
    [206, 180, 96],
  ] as const) {
    vines += `<path d="M${x},${y}q6,${long * 0.5} -4,${long}" stroke="${ink}" stroke-width="3.4" fill="none"/>`
    for (let i = 1; i * 19 < long; i++) {
      const t = (i * 19) / long,
        px = x + 12 * t * (1 - t) - 4 * t * t,
        py = y + long * t,
        w = 19 * (1.1 - 0.5 * t)
      vines += `<path d="M${px},${py}q${-w * 0.7},${-w * 0.1} ${-w},${w * 0.8}q${w * 0.8},0 ${w},${-w * 0.8}q${w * 0.7},${-w * 0.1} ${w},${w * 0.9}q${-w * 0.8},0 ${-w},${-w * 0.9}Z" fill="${ink}"/>`
    }
  }
  return `<g transform="translate(${dx},0)">${vines}${poly(rough(edge, 9, 5), ink)}${light.map((p, i) => rock(p, i % 2 ? '#33286a' : '#3d2f70', 6, 5)).join('')}${bush(71, 130, 1000, 330, '#171240')}${bush(72, 40, 970, 240, ink)}</g>`
}
interface Layout {
  /** How far the sea and the sky are moved to the left, and the cliff beside us. */
  dx: number
  cliff: number
  rock: { x: number; y: number; k: number }
  boat: { at: Vec3; turn: number }
}
function draw(plate: Plate, o: Layout): void {
  const cam = new Camera([0, EYE, 0], 0, 1.1, HORIZON, 800 - o.dx)
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
  mirrored(plate, middle, HORIZON + 12, 250, 0.5)
  plate.svg(middle)
  const tall = place(o.rock.x, o.rock.y, o.rock.k, stack())
  mirrored(plate, tall, o.rock.y + 3, 330, 0.7)
  plate.svg(
    `${tall}<path d="M${o.rock.x - 150},${o.rock.y + 6}q70,-9 150,-8q90,-1 170,7q-60,7 -160,8q-110,1 -160,-7Z" fill="#ffdcae" fill-opacity=".75"/><path d="M${o.rock.x - 80},${o.rock.y + 3}q80,9 158,0l6,5q-84,10 -170,0Z" fill="#3a2f70"/>`,
  )
  boat(plate, cam, o.boat.at, o.boat.turn)
  plate.svg(edgeLight(overhang(o.cliff), [1, 0.25], 3, '#6d4a86'))
}
export const views: View[] = [
  {
    name: 'exotic-thailand-cover',
    focusX: 868,
    draw: (plate) =>
      draw(plate, {
        dx: 0,
        cliff: 0,
        rock: { x: 690, y: 748, k: 1.02 },
        boat: { at: [5.6, 0, -34], turn: -0.9 },
      }),
    drawTall: (plate) =>
      draw(plate, {
        dx: 560,
        cliff: -250,
        rock: { x: 336, y: 670, k: 0.92 },
        boat: { at: [0.9, 0, -32.5], turn: -0.95 },
      }),
  },
]
