/** Through a trapezoid window of the upper town: a condor glides by, cloud lies in the gorge, Huayna Picchu rises out of it. */
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rock } from '../kit/landform.ts'
import { mix } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { add, cross, scale, unit, type Pt, type Vec3 } from '../kit/vec.ts'

/** The wall is the plane z = 0, 60 cm thick and seen straight on, a little left of its middle; the eye is 1.66 m up. */
const cam = new Camera([-0.16, 1.66, 1.5], 0, 0.98, 520, 730)
const THICK = 0.6
/** The opening: half widths at sill and lintel, and their heights. It narrows upwards, as Inca windows do. */
const OPEN = { sill: 0.6, lintel: 0.5, low: 1.24, high: 2.12 }
const at = (x: number, y: number, z = 0): Pt => {
  const q = cam.project([x, y, z] satisfies Vec3)
  return [q.x, q.y]
}
/** Half the opening's width at a height. */
const half = (y: number): number =>
  OPEN.sill + ((OPEN.lintel - OPEN.sill) * (y - OPEN.low)) / (OPEN.high - OPEN.low)
/** The condor's axes in the picture (right, up, towards us): it flies to the left and banks, so that we see its back. */
const AHEAD = unit([-0.56, -0.2, 0.74])
const PORT = unit(cross([0.1, 0.74, 0.66], AHEAD))
const BACK = cross(AHEAD, PORT)
/** A point of the bird, in metres ahead of its middle, to its left and above it, in the picture. */
const onBird = (ahead: number, left: number, above: number): Pt => {
  const p = add(add(scale(AHEAD, ahead), scale(PORT, left)), scale(BACK, above))
  return [p[0], -p[1]]
}
/** A condor, 3 m from tip to tip, y down: both wings leave the shoulders, the tail is behind, the head ahead of the white ruff. */
function condor(): string {
  const lift = (s: number) => 0.05 * s + 0.1 * s * s
  const wing = (side: 1 | -1, ink: string, blade: string, panel: string): string => {
    const q = ([ahead, out]: Pt): Pt => onBird(ahead, side * out, lift(out))
    let s = ''
    // seven primaries, spread like fingers and bent up at their ends, from the hindmost to the foremost
    for (let i = 6; i >= 0; i--) {
      const t = i / 6,
        a = 0.62 - 1.32 * t,
        long = 0.44 + 0.2 * Math.sin(Math.PI * (0.2 + 0.65 * (1 - t))),
        from: Pt = [0.2 - 0.42 * t, 1.03 - 0.1 * t]
      const along = (k: number, w: number): Pt => {
        const [x, y] = [
          from[0] + long * k * Math.sin(a) + w * Math.cos(a),
          from[1] + long * k * Math.cos(a) - w * Math.sin(a),
        ]
        return onBird(x, side * y, lift(y) + 0.16 * Math.max(0, k) ** 2)
      }
      s += smooth(
        [
          along(-0.3, 0.045),
          along(0.5, 0.046),
          along(0.9, 0.02),
          along(1, -0.012),
          along(0.86, -0.034),
          along(0.4, -0.042),
          along(-0.3, -0.045),
        ],
        blade,
        0.8,
      )
    }
    const web: Pt[] = [
      [0.2, 0.04],
      [0.27, 0.3],
      [0.33, 0.62],
      [0.3, 0.86],
      [0.2, 1.1],
      [-0.02, 1.08],
      [-0.22, 0.98],
      [-0.27, 0.72],
      [-0.3, 0.42],
      [-0.27, 0.06],
    ]
    const white: Pt[] = [
      [0.02, 0.2],
      [0.05, 0.5],
      [0.06, 0.78],
      [0, 0.96],
      [-0.2, 0.94],
      [-0.24, 0.7],
      [-0.265, 0.42],
      [-0.25, 0.22],
    ]
    return s + smooth(web.map(q), ink, 0.9) + smooth(white.map(q), panel, 0.9)
  }
  const flat = (points: [number, number, number][], ink: string): string =>
    smooth(
      points.map((p) => onBird(...p)),
      ink,
      0.9,
    )
  return (
    wing(-1, '#2f2d48', '#2f2d48', '#d5d0cc') +
    flat(
      [
        [-0.2, 0.09, 0.02],
        [-0.66, 0.2, 0],
        [-0.8, 0.08, 0],
        [-0.83, -0.06, 0],
        [-0.7, -0.2, 0],
        [-0.2, -0.09, 0.02],
      ],
      '#15142a',
    ) +
    wing(1, '#1d1b31', '#1d1b31', '#fbf4e2') +
    // the back, from the rump to the shoulders
    flat(
      [
        [-0.4, 0.05, 0.03],
        [-0.1, 0.13, 0.05],
        [0.2, 0.15, 0.05],
        [0.38, 0.1, 0.04],
        [0.4, -0.08, 0.06],
        [0.22, -0.14, 0.08],
        [-0.1, -0.12, 0.08],
        [-0.4, -0.05, 0.04],
      ],
      '#26243b',
    ) +
    // the ruff, the bare head, its comb, the eye and the hooked bill
    flat(
      [
        [0.34, 0.12, 0],
        [0.44, 0.11, -0.03],
        [0.49, 0, 0],
        [0.46, -0.1, 0.05],
        [0.36, -0.11, 0.07],
        [0.38, 0, 0.08],
      ],
      '#fff9ea',
    ) +
    flat(
      [
        [0.45, 0.06, -0.04],
        [0.58, 0.065, -0.07],
        [0.67, 0.03, -0.06],
        [0.68, -0.03, -0.01],
        [0.6, -0.06, 0.04],
        [0.47, -0.06, 0.04],
      ],
      '#c4705c',
    ) +
    flat(
      [
        [0.55, -0.03, 0.04],
        [0.63, -0.02, 0.06],
        [0.7, -0.005, 0.03],
        [0.66, 0.005, 0],
      ],
      '#8a4048',
    ) +
    flat(
      [
        [0.66, 0.03, -0.03],
        [0.75, 0.02, -0.04],
        [0.8, 0.01, -0.08],
        [0.79, 0.01, -0.13],
        [0.74, 0.02, -0.1],
        [0.66, 0.035, -0.09],
      ],
      '#f1dcae',
    ) +
    (([x, y]: Pt) => `<circle cx="${x.toFixed(3)}" cy="${y.toFixed(3)}" r=".014" fill="#16152a"/>`)(
      onBird(0.61, 0.066, -0.02),
    )
  )
}
/** One fitted block: a many-sided stone, its upper edge lit, its lower one in shade. */
function stone(points: readonly Pt[], ink: string): string {
  const [cx, cy] = [
    points.reduce((s, p) => s + p[0], 0) / points.length,
    points.reduce((s, p) => s + p[1], 0) / points.length,
  ]
  const inner = points.map(([x, y]): Pt => [x + (cx - x) * 0.035, y + (cy - y) * 0.045])
  const upper = points.map(([x, y]): Pt => [x + (cx - x) * 0.05, y + (cy - y) * 0.08 + (y < cy ? 0 : -9)])
  return smooth(inner, mix(ink, '#16232e', 0.3), 0.3) + smooth(upper, ink, 0.3)
}
/** The wall in courses that meet the jambs, stones of uneven width whose joints are never one above another. */
function wall(): string {
  const r = random(23)
  const tones = ['#4d6068', '#57696f', '#46575f', '#5f7176', '#516268']
  const rows = [-0.1, 0.34, 0.8, OPEN.low, 1.52, 1.82, OPEN.high, 2.5, 2.95]
  let s = ''
  for (let i = 0; i < rows.length - 1; i++) {
    const [y0, y1] = [rows[i]!, rows[i + 1]!],
      through = y0 >= OPEN.low && y1 <= OPEN.high
    const runs: [(y: number) => number, (y: number) => number][] = through
      ? [
          [() => -2.4, (y) => -half(y)],
          [(y) => half(y), () => 4.4],
        ]
      : [[() => -2.4, () => 4.4]]
    for (const [from, to] of runs) {
      // joints of the run, in shares of its length; the lintel is one long stone
      const joints = [0]
      if (y0 === OPEN.high) joints.push(0.07, 0.16, 0.235, 0.47, 0.58, 0.7, 0.84)
      else
        for (let t = r.range(0.08, 0.2); t < 0.97; t += r.range(through ? 0.2 : 0.08, through ? 0.36 : 0.15))
          joints.push(t)
      joints.push(1)
      for (let k = 0; k < joints.length - 1; k++) {
        const [a, b] = [joints[k]!, joints[k + 1]!]
        const x = (t: number, y: number, lean: number) =>
          from(y) + (to(y) - from(y)) * t + (t > 0 && t < 1 ? lean : 0)
        const la = Math.sin(a * 90 + i) * 0.03,
          lb = Math.sin(b * 90 + i) * 0.03,
          mid = (a + b) / 2
        s += stone(
          [
            at(x(a, y1, la), y1),
            at(x(mid, y1, 0), y1),
            at(x(b, y1, lb), y1),
            at(x(b, (y0 + y1) / 2, -lb * 0.4), (y0 + y1) / 2),
            at(x(b, y0, -lb), y0),
            at(x(mid, y0, 0), y0),
            at(x(a, y0, -la), y0),
            at(x(a, (y0 + y1) / 2, -la * 0.4), (y0 + y1) / 2),
          ],
          r.pick(tones),
        )
      }
    }
  }
  return s
}
/** A wiñay wayna, the orchid of these walls: long leaves, two bent stems of red flowers. Units of its height, root at 0. */
function orchids(): string {
  const flower = (x: number, y: number, k: number): string =>
    `<path d="M${x},${y}C${x - 0.07 * k},${y - 0.02 * k} ${x - 0.07 * k},${y - 0.1 * k} ${x},${y - 0.06 * k}C${x + 0.06 * k},${y - 0.11 * k} ${x + 0.08 * k},${y - 0.03 * k} ${x},${y}Z" fill="#e0503f"/><path d="M${x},${y}C${x - 0.05 * k},${y + 0.03 * k} ${x - 0.01 * k},${y + 0.09 * k} ${x + 0.02 * k},${y + 0.05 * k}C${x + 0.05 * k},${y + 0.04 * k} ${x + 0.04 * k},${y} ${x},${y}Z" fill="#b5333f"/>`
  return (
    '<path d="M-.04,.02C-.2,-.2 -.4,-.26 -.6,-.16C-.4,-.16 -.24,-.06 -.1,.04ZM.02,.02C.12,-.22 .34,-.34 .56,-.3C.38,-.22 .22,-.1 .1,.04ZM-.04,.02C-.1,-.3 -.26,-.46 -.42,-.5C-.3,-.36 -.2,-.16 -.1,.04Z" fill="#3f7f68"/><path d="M0,.02C.02,-.28 .14,-.5 .32,-.58C.22,-.4 .14,-.2 .08,.04Z" fill="#5f9c70"/>' +
    '<path d="M-.02,0C-.06,-.4 -.16,-.62 -.34,-.74M.03,0C.06,-.44 .16,-.72 .3,-.86" stroke="#4a7a5c" stroke-width=".022" fill="none"/>' +
    flower(-0.34, -0.74, 1.1) + flower(-0.25, -0.66, 1) + flower(-0.18, -0.55, 0.9) + flower(0.3, -0.86, 1.1) + flower(0.22, -0.77, 1) + flower(0.15, -0.66, 0.9) // prettier-ignore
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#3f8ca0'],
    [260, '#a9d3c4'],
    [470, '#f8edc4'],
    [620, '#fff3d0'],
  ])
  plate.svg(
    smooth(
      [
        [100, 720],
        [330, 520],
        [500, 430],
        [640, 470],
        [820, 560],
        [1000, 450],
        [1180, 360],
        [1420, 300],
        [1660, 380],
        [1660, 900],
        [100, 900],
      ],
      '#b9d8c6',
      0.4,
    ) +
      rock(
        [
          [100, 900],
          [300, 700],
          [430, 620],
          [600, 660],
          [760, 720],
          [930, 690],
          [1080, 580],
          [1240, 500],
          [1420, 540],
          [1600, 480],
          [1660, 900],
        ],
        '#86b8a4',
        8,
        4,
      ) +
      smooth(
        [
          [100, 760],
          [400, 700],
          [640, 730],
          [860, 690],
          [1060, 720],
          [1300, 680],
          [1660, 710],
          [1660, 900],
          [100, 900],
        ],
        '#fdf8e6',
        0.9,
      ),
  )
  // Huayna Picchu with its smaller neighbour on the left; the sun is out on the left, and reaches the right cheek of the window
  const green = (points: Pt[], ink: string, seed: number) =>
    rock(
      points.map(([x, y]): Pt => [x + 196, y]),
      ink,
      8,
      seed,
    )
  plate.svg(
    green(
      [
        [440, 1000],
        [498, 780],
        [522, 690],
        [556, 640],
        [580, 596],
        [614, 602],
        [640, 660],
        [696, 716],
        [752, 820],
        [810, 1000],
      ],
      '#2f6a5e',
      6,
    ) +
      green(
        [
          [440, 1000],
          [498, 780],
          [522, 690],
          [556, 640],
          [580, 596],
          [588, 680],
          [550, 780],
          [580, 1000],
        ],
        '#5f9670',
        6,
      ) +
      green(
        [
          [580, 1000],
          [650, 800],
          [692, 690],
          [736, 610],
          [752, 500],
          [794, 420],
          [806, 332],
          [830, 286],
          [848, 262],
          [872, 270],
          [884, 308],
          [918, 352],
          [930, 420],
          [968, 474],
          [984, 560],
          [1030, 640],
          [1054, 724],
          [1130, 800],
          [1190, 862],
          [1270, 1000],
        ],
        '#28605a',
        7,
      ) +
      green(
        [
          [580, 1000],
          [650, 800],
          [692, 690],
          [736, 610],
          [752, 500],
          [794, 420],
          [806, 332],
          [830, 286],
          [848, 262],
          [840, 350],
          [862, 440],
          [816, 560],
          [854, 680],
          [810, 820],
          [840, 1000],
        ],
        '#6fa56c',
        7,
      ) +
      green(
        [
          [932, 470],
          [956, 560],
          [936, 660],
          [1000, 780],
          [970, 1000],
          [910, 1000],
          [916, 800],
          [896, 660],
          [916, 560],
        ],
        '#3a7a68',
        9,
      ) +
      green(
        [
          [846, 268],
          [838, 340],
          [812, 420],
          [790, 470],
          [800, 390],
          [818, 310],
        ],
        '#d9d8a4',
        3,
      ) +
      green(
        [
          [760, 520],
          [772, 600],
          [720, 720],
          [730, 800],
          [690, 860],
          [676, 800],
          [716, 660],
        ],
        '#93bd77',
        4,
      ),
  )
  // cloud in the gorge hides the feet of both peaks
  plate.field((_x, y) => (y < 640 || y > 860 ? null : [[255, 248, 232], ((y - 640) / 220) ** 1.4 * 0.9]))
  plate.svg(
    smooth(
      [
        [100, 850],
        [400, 790],
        [640, 830],
        [880, 790],
        [1100, 820],
        [1400, 770],
        [1660, 800],
        [1660, 1010],
        [100, 1010],
      ],
      '#fffaee',
      0.9,
    ),
  )
  plate.svg(edgeLight(place(668, 440, 136, condor()), [-0.8, -1], 2.4, '#ffe9b8'))
  // the wall with its opening
  const corner = {
      a: at(-OPEN.lintel, OPEN.high),
      b: at(OPEN.lintel, OPEN.high),
      c: at(OPEN.sill, OPEN.low),
      d: at(-OPEN.sill, OPEN.low),
    },
    back = {
      a: at(-OPEN.lintel, OPEN.high, -THICK),
      b: at(OPEN.lintel, OPEN.high, -THICK),
      c: at(OPEN.sill, OPEN.low, -THICK),
      d: at(-OPEN.sill, OPEN.low, -THICK),
    }
  const { a, b, c, d } = corner
  // the reveal: right cheek towards us in the light, sill from above, lintel from below, left cheek turned away
  const cheek = [
    [OPEN.low, 1.52, '#f0d8ac'],
    [1.52, 1.82, '#e4c596'],
    [1.82, OPEN.high, '#f3dfb8'],
  ] as const
  plate.svg(
    poly([a, back.a, back.d, d], '#3a4a55') +
      poly([b, back.b, back.c, c], '#a9886c') +
      cheek
        .map(([y0, y1, ink]) =>
          poly(
            [
              at(half(y0), y0 + 0.008),
              at(half(y1), y1 - 0.008),
              at(half(y1), y1 - 0.008, -THICK),
              at(half(y0), y0 + 0.008, -THICK),
            ],
            ink,
          ),
        )
        .join('') +
      poly([a, b, back.b, back.a], '#26333e') +
      [1.52, 1.82]
        .map((y) =>
          poly(
            [
              at(-half(y), y + 0.006),
              at(-half(y), y - 0.006),
              at(-half(y), y - 0.006, -THICK),
              at(-half(y), y + 0.006, -THICK),
            ],
            '#26333e',
          ),
        )
        .join('') +
      poly([d, c, back.c, back.d], '#fff0cf') +
      poly(
        [at(-0.08, OPEN.low), at(-0.07, OPEN.low), at(-0.07, OPEN.low, -THICK), at(-0.08, OPEN.low, -THICK)],
        '#c9ab86',
      ),
  )
  plate.svg(
    `<clipPath id="hole"><path d="M-60,-60H1660V1060H-60ZM${a.join()}L${d.join()}L${c.join()}L${b.join()}Z" clip-rule="evenodd"/></clipPath><g clip-path="url(#hole)"><path d="M-60,-60H1660V1060H-60Z" fill="#1b2a34"/>${wall()}</g>`,
  )
  // orchids of the ruins in a joint below the sill
  plate.svg(edgeLight(place(258, 964, 190, orchids()), [0.8, -0.6], 2, '#ffd9a4'))
  // light that comes in over the sill lies on the edge of the opening
  plate.svg(poly([d, c, [c[0], c[1] + 6], [d[0], d[1] + 6]], '#e9d3a6'))
}
export const views: View[] = [{ name: 'machu-picchu-peru-2', focusX: 800, draw }]
