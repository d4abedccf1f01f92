/** Through a window of the upper town: a condor passes below the sill, cloud lies in the gorge, the ranges go back in flats. */
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { bokashi } from '../kit/heavens.ts'
import { rock } from '../kit/landform.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

/** The opening narrows towards its lintel, as Inca windows do. Corners from the upper left, clockwise. */
const OPENING: [Pt, Pt, Pt, Pt] = [
  [420, 120],
  [1230, 96],
  [1330, 830],
  [330, 860],
]
/** A condor from the side and above, in a glide: span 3 m across the picture from -1.5 to 1.5, y down. */
function condor(): string {
  const fingers = (side: 1 | -1): string =>
    [0, 1, 2, 3, 4, 5]
      .map((i) => {
        const a = -0.5 + i * 0.2,
          x = side * 1.16,
          y = -0.3 + i * 0.052,
          l = 0.42 - Math.abs(i - 2) * 0.035
        return `<path d="M${x - side * 0.16},${y - 0.03}L${x + side * l * Math.cos(a)},${y + l * Math.sin(a) - 0.015}l${side * 0.02},.03L${x - side * 0.16},${y + 0.045}Z" fill="#1b1a2b"/>`
      })
      .join('')
  const wing = (side: 1 | -1, ink: string, bar: string): string =>
    `<path d="M${side * 0.08},-.06C${side * 0.4},-.2 ${side * 0.8},-.38 ${side * 1.26},-.34L${side * 1.2},-.02C${side * 0.9},.06 ${side * 0.5},.14 ${side * 0.1},.12Z" fill="${ink}"/>` +
    `<path d="M${side * 0.16},.03C${side * 0.5},-.02 ${side * 0.86},-.1 ${side * 1.14},-.16L${side * 1.16},-.03C${side * 0.9},.05 ${side * 0.5},.12 ${side * 0.14},.11Z" fill="${bar}"/>`
  return (
    fingers(-1) +
    fingers(1) +
    wing(-1, '#1b1a2b', '#c9c6c2') +
    wing(1, '#2a2a40', '#f6efe0') +
    // tail, body, white ruff, bare head
    '<path d="M-.12,.08L-.2,.46Q0,.54 .2,.46L.12,.08Z" fill="#1b1a2b"/><path d="M-.15,-.1Q0,-.2 .15,-.1L.13,.24Q0,.34 -.13,.24Z" fill="#24233a"/><path d="M-.13,-.13Q0,-.21 .13,-.13Q.08,-.06 0,-.06Q-.08,-.06 -.13,-.13Z" fill="#fff6e4"/><path d="M-.06,-.15C-.07,-.26 -.02,-.32 .03,-.31C.08,-.3 .08,-.22 .06,-.15Z" fill="#b96a5a"/><path d="M.0,-.31L.04,-.37L.07,-.3Z" fill="#e9d3a8"/>'
  )
}
/** Fitted blocks round the opening: courses of uneven height, joints as dark seams, each block a tone of its own. */
function wall(seed: number): string {
  const r = random(seed)
  let s = ''
  const tones = ['#3c4a52', '#43525a', '#36434d', '#4b5a60', '#3f4d58']
  for (const [y0, y1] of [
    [-20, 116],
    [116, 300],
    [300, 470],
    [470, 660],
    [660, 846],
    [846, 1020],
  ] as const) {
    let x = -40 - r.range(0, 90)
    while (x < 1640) {
      const w = r.range(150, 300),
        skew = r.range(-14, 14)
      s += smooth(
        [
          [x + 5, y0 + 5],
          [x + w / 2, y0 + 3 + r.range(-2, 2)],
          [x + w - 5, y0 + 5],
          [x + w - 4 + skew * 0.4, (y0 + y1) / 2],
          [x + w - 5 + skew, y1 - 5],
          [x + w / 2, y1 - 3],
          [x + 5 + skew, y1 - 5],
          [x + 4 + skew * 0.4, (y0 + y1) / 2],
        ],
        r.pick(tones),
        0.35,
      )
      // each stone is pillowed: its upper edge takes a little of the sky
      s += poly(
        [
          [x + 12, y0 + 8],
          [x + w - 12, y0 + 8],
          [x + w - 22, y0 + 15],
          [x + 24, y0 + 15],
        ],
        '#5f7076',
      )
      x += w
    }
  }
  return s
}
function draw(plate: Plate): void {
  bokashi(plate, '#4a8f9a', '#d5e6d0', '#fff0cc', 620)
  plate.svg(
    smooth(
      [
        [200, 700],
        [420, 400],
        [560, 330],
        [690, 380],
        [860, 470],
        [1040, 380],
        [1200, 290],
        [1400, 240],
        [1500, 800],
      ],
      '#b5d2c4',
      0.4,
    ),
  )
  plate.svg(
    rock(
      [
        [250, 900],
        [340, 640],
        [440, 560],
        [560, 600],
        [700, 640],
        [900, 620],
        [1080, 520],
        [1230, 470],
        [1400, 430],
        [1400, 900],
      ],
      '#86b5a4',
      8,
      4,
    ),
  )
  plate.svg(
    smooth(
      [
        [240, 720],
        [440, 650],
        [620, 676],
        [800, 640],
        [1000, 668],
        [1180, 630],
        [1420, 650],
        [1420, 800],
        [240, 820],
      ],
      '#fdf8e8',
      0.9,
    ),
    { opacity: 0.9 },
  )
  // the near mountain: sheer, lit from the right
  plate.svg(
    rock(
      [
        [300, 1000],
        [360, 800],
        [440, 660],
        [488, 520],
        [530, 380],
        [556, 300],
        [590, 262],
        [622, 280],
        [646, 340],
        [690, 470],
        [740, 590],
        [820, 720],
        [940, 860],
        [1000, 1000],
      ],
      '#6da56f',
      9,
      7,
    ) +
      rock(
        [
          [300, 1000],
          [360, 800],
          [440, 660],
          [488, 520],
          [530, 380],
          [556, 300],
          [590, 262],
          [584, 340],
          [612, 430],
          [570, 540],
          [616, 660],
          [580, 800],
          [620, 1000],
        ],
        '#2f6a5e',
        9,
        7,
      ) +
      rock(
        [
          [676, 500],
          [700, 600],
          [680, 700],
          [740, 820],
          [700, 1000],
          [650, 1000],
          [650, 800],
          [636, 660],
          [660, 570],
        ],
        '#43806a',
        8,
        9,
      ) +
      rock(
        [
          [600, 320],
          [616, 316],
          [640, 400],
          [652, 470],
          [630, 450],
        ],
        '#d5d3a6',
        4,
        3,
      ),
  )
  plate.svg(
    smooth(
      [
        [240, 860],
        [420, 790],
        [640, 820],
        [860, 770],
        [1100, 800],
        [1420, 740],
        [1420, 1000],
        [240, 1000],
      ],
      '#fffaf0',
      0.9,
    ),
    { opacity: 0.86 },
  )
  plate.svg(
    edgeLight(place(930, 540, 185, `<g transform="rotate(-8)">${condor()}</g>`), [1, -0.8], 3, '#ffe6b0'),
  )
  // the wall with its opening, then the reveal: the left cheek and the sill catch the light
  const [a, b, c, d] = OPENING,
    hole = `M-60,-60H1660V1060H-60ZM${a.join()}L${d.join()}L${c.join()}L${b.join()}Z`
  plate.svg(
    `<clipPath id="hole"><path d="${hole}" clip-rule="evenodd"/></clipPath><g clip-path="url(#hole)"><path d="M-60,-60H1660V1060H-60Z" fill="#20303a"/>${wall(5)}</g>`,
  )
  const depth = 92
  plate.svg(
    // left cheek in three stones over the dark of their joints
    poly([a, [a[0] + depth, a[1] + 26], [d[0] + depth, d[1] - 34], d], '#8d7768') +
      [
        [0, 0.34, '#f0d9ae'],
        [0.35, 0.68, '#e6c898'],
        [0.69, 1, '#f3deb6'],
      ]
        .map(([t0, t1, ink]) => {
          const at = (t: number, inn: number): Pt => [
            a[0] + (d[0] - a[0]) * t + inn,
            a[1] + (d[1] - a[1]) * t + (inn ? (t < 0.5 ? 26 : -34) * Math.abs(t - 0.5) * 2 : 0),
          ]
          return poly(
            [at(t0 as number, 0), at(t0 as number, depth), at(t1 as number, depth), at(t1 as number, 0)],
            ink as string,
          )
        })
        .join('') +
      // sill, seen from above
      poly(
        [
          [d[0], d[1]],
          [d[0] + depth, d[1] - 34],
          [c[0] - 26, c[1] - 40],
          [c[0], c[1]],
        ],
        '#fff0cf',
      ) +
      poly(
        [
          [760, d[1] - 13],
          [766, d[1] - 13],
          [790, d[1] - 48],
          [785, d[1] - 48],
        ],
        '#b99a7c',
      ) +
      // lintel from below, and the shaded right cheek
      poly(
        [
          [a[0], a[1]],
          [b[0], b[1]],
          [b[0] - 20, b[1] + 22],
          [a[0] + depth, a[1] + 26],
        ],
        '#26333e',
      ) +
      poly(
        [
          [b[0], b[1]],
          [c[0], c[1]],
          [c[0] - 26, c[1] - 40],
          [b[0] - 20, b[1] + 22],
        ],
        '#2c3a46',
      ),
  )
}
export const views: View[] = [{ name: 'machu-picchu-peru-2', focusX: 820, draw }]
