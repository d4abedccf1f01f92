/** A ridge in a storm: a walker in a yellow coat leans into the wind, and a hut ahead has a light on. */
import { edgeLight, place, poly, smooth, taper } from '../kit/cut.ts'
import { overcast } from '../kit/heavens.ts'
import { grass } from '../kit/foliage.ts'
import { rock } from '../kit/landform.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const COAT = '#f3b53c'
const FOLD = '#c97f34'
/** The walker, 1.72 m, leaning to the right; coat and scarf fly to the left. */
function walker(): string {
  const body = figure('walks', {
    skin: '#b9744f',
    hair: '#231a33',
    top: COAT,
    farTop: FOLD,
    bottom: '#22304f',
    far: '#182440',
    shoes: '#3a2530',
    cut: 'short',
  })
  const tail = smooth(
    [
      [0.16, -1.43],
      [0.3, -1.2],
      [0.29, -0.92],
      [0.36, -0.66],
      [0.16, -0.6],
      [-0.1, -0.66],
      [-0.4, -0.6],
      [-0.74, -0.74],
      [-0.58, -0.84],
      [-0.36, -0.9],
      [-0.16, -1.06],
      [-0.08, -1.3],
      [0, -1.42],
    ],
    COAT,
    0.8,
  )
  const folds =
    smooth(
      [
        [-0.02, -1.3],
        [0.02, -1.0],
        [-0.1, -0.8],
        [-0.4, -0.68],
        [-0.74, -0.74],
        [-0.58, -0.84],
        [-0.36, -0.9],
        [-0.16, -1.06],
        [-0.08, -1.3],
      ],
      FOLD,
      0.8,
    ) +
    smooth(
      [
        [0.14, -0.94],
        [0.2, -0.8],
        [0.16, -0.68],
        [0.06, -0.69],
        [0.12, -0.78],
      ],
      FOLD,
      0.8,
    )
  const hood =
    smooth(
      [
        [0.3, -1.74],
        [0.14, -1.76],
        [0.04, -1.66],
        [-0.02, -1.5],
        [0.02, -1.4],
        [0.16, -1.42],
        [0.2, -1.5],
        [0.19, -1.6],
        [0.24, -1.67],
        [0.32, -1.69],
      ],
      COAT,
      0.8,
    ) +
    smooth(
      [
        [0.1, -1.74],
        [0.04, -1.66],
        [-0.02, -1.5],
        [0.02, -1.4],
        [0.12, -1.42],
        [0.06, -1.52],
        [0.08, -1.64],
      ],
      FOLD,
      0.8,
    )
  const scarf =
    '<path d="M.22,-1.45C.1,-1.38 0,-1.4 -.08,-1.44C-.2,-1.5 -.3,-1.42 -.42,-1.46C-.56,-1.5 -.62,-1.42 -.78,-1.46L-.74,-1.33C-.62,-1.3 -.54,-1.36 -.42,-1.33C-.3,-1.3 -.2,-1.36 -.08,-1.31C.04,-1.27 .16,-1.3 .24,-1.36Z" fill="#d4493a"/><path d="M-.02,-1.36C-.16,-1.3 -.24,-1.2 -.4,-1.2C-.5,-1.2 -.56,-1.12 -.66,-1.12L-.58,-1.02C-.48,-1.04 -.44,-1.1 -.34,-1.1C-.2,-1.1 -.1,-1.2 .02,-1.26Z" fill="#a8353a"/>'
  const arm =
    `<path d="${taper([0.07, -1.32], 0.07, [0.36, -1.2], 0.055)}${taper([0.36, -1.2], 0.055, [0.3, -1.5], 0.04)}" fill="${COAT}"/>` +
    `<path d="${taper([0.07, -1.27], 0.02, [0.38, -1.155], 0.02)}" fill="${FOLD}"/>` +
    `<path d="${taper([0.3, -1.5], 0.036, [0.2, -1.68], 0.03)}" fill="#b9744f"/>`
  const pack =
    '<path d="M.02,-1.4Q-.3,-1.44 -.34,-1.14L-.28,-.9Q-.12,-.82 0,-.9Z" fill="#2f6f78"/><path d="M-.12,-1.4Q-.3,-1.4 -.34,-1.14L-.28,-.9Q-.2,-.86 -.14,-.87Z" fill="#1f4f60"/>'
  return `<g transform="rotate(5)">${body}${tail}${folds}${pack}<g transform="translate(-.115,-.02)">${hood}</g>${scarf}${arm}</g>`
}
/** Far ridges: `y` at the left and the right edge of the wide picture. */
const ridgeLine = (ink: string, seed: number, points: Pt[], amp = 14): string =>
  rock([...points, [2000, 1100], [-400, 1100]], ink, amp, seed)
const hut = (x: number, y: number, k: number): string =>
  place(
    x,
    y,
    k,
    poly(
      [
        [-2.6, 0],
        [-2.6, -2],
        [0.4, -2],
        [0.4, 0],
      ],
      '#2b3550',
    ) +
      poly(
        [
          [0.4, 0],
          [0.4, -2],
          [1.7, -3.6],
          [3, -2],
          [3, 0],
        ],
        '#3a4562',
      ) +
      poly(
        [
          [-3, -1.9],
          [-1.5, -3.9],
          [1.8, -3.9],
          [0.2, -1.9],
        ],
        '#1c2440',
      ) +
      poly(
        [
          [1.8, -3.9],
          [3.4, -1.9],
          [3, -1.8],
          [1.7, -3.5],
        ],
        '#141a33',
      ) +
      '<path d="M-2,-1.5h.8v.8h-.8ZM-.6,-1.5h.8v.8h-.8ZM1.2,-1.7h1v1h-1Z" fill="#ffd678"/><path d="M-1.2,-4.6h.5v1h-.5Z" fill="#141a33"/>',
  )
interface Layout {
  dx: number
  walker: { x: number; y: number; k: number }
  hut: { x: number; y: number; k: number }
  wide: number
}
function draw(plate: Plate, { dx, walker: w, hut: h, wide }: Layout): void {
  overcast(plate, ['#2f3f57', '#5a6d80', '#8fa0a6', '#d8d6c4', '#f6e8c4'], 640, 5)
  const plane = (body: string, opacity = 1) =>
    plate.svg(`<g transform="translate(${dx},0)">${body}</g>`, { opacity })
  plane(
    ridgeLine('#a9b6b4', 3, [
      [-400, 610],
      [0, 560],
      [200, 470],
      [330, 500],
      [480, 400],
      [640, 520],
      [860, 560],
      [1060, 500],
      [1230, 430],
      [1400, 520],
      [1700, 470],
      [2000, 560],
    ]),
  )
  // snow that lies in the gullies of the far peaks
  plane(
    rock(
      [
        [480, 402],
        [520, 440],
        [504, 452],
        [520, 490],
        [486, 460],
        [470, 500],
        [452, 440],
      ],
      '#e4e6dc',
      4,
      8,
    ) +
      rock(
        [
          [1230, 432],
          [1268, 462],
          [1250, 474],
          [1262, 500],
          [1226, 474],
          [1204, 500],
          [1196, 456],
        ],
        '#e4e6dc',
        4,
        9,
      ),
  )
  plane(
    ridgeLine('#768b91', 5, [
      [-400, 640],
      [-60, 690],
      [160, 640],
      [400, 690],
      [620, 660],
      [860, 640],
      [1080, 600],
      [1300, 640],
      [1500, 590],
      [2000, 640],
    ]),
  )
  plane(
    ridgeLine('#4a6672', 7, [
      [-400, 760],
      [0, 740],
      [360, 770],
      [700, 730],
      [1000, 690],
      [1240, 650],
      [1440, 640],
      [1640, 660],
      [2000, 640],
    ]),
  )
  plate.svg(
    `<defs><radialGradient id="glow"><stop offset="0" stop-color="#ffdf96" stop-opacity=".55"/><stop offset="1" stop-color="#ffdf96" stop-opacity="0"/></radialGradient></defs><circle cx="${h.x}" cy="${h.y - h.k}" r="${h.k * 8}" fill="url(#glow)"/>`,
    { stipple: 0.2 },
  )
  plate.svg(hut(h.x, h.y, h.k))
  const far = Math.max(wide + 60, w.x + w.k * 2.2)
  const ground: Pt[] = [
    [-60, w.y + 26],
    [w.x - w.k, w.y - 4],
    [w.x - w.k * 0.4, w.y - w.k * 0.035],
    [w.x + w.k * 0.5, w.y + w.k * 0.04],
    [w.x + w.k * 1.1, w.y - w.k * 0.1],
    [w.x + w.k * 1.7, w.y - w.k * 0.26],
    [far, w.y - w.k * 0.42],
    [far, 1100],
    [-60, 1100],
  ]
  plate.svg(
    edgeLight(rock(ground, '#1d3344', 6, 12), [0.2, -1], 6, '#6d8a7c') +
      // the path is a run of flat stones
      [-1.1, -0.55, 0, 0.55]
        .map((t, i) =>
          smooth(
            [
              [w.x + w.k * t - 78, w.y + 44 + i * 2],
              [w.x + w.k * t, w.y + 30],
              [w.x + w.k * t + 84, w.y + 40],
              [w.x + w.k * t + 20, w.y + 58],
            ],
            '#2f4a58',
            0.7,
          ),
        )
        .join(''),
  )
  plate.svg(edgeLight(place(w.x, w.y + w.k * 0.03, w.k, walker()), [1, -0.5], w.k / 70, '#fff0bf'))
  // wind: rain at one slant, grass bent one way
  const r = random(11)
  let rain = ''
  for (let i = 0; i < 120; i++) {
    const x = r.range(-100, wide + 200),
      y = r.range(-40, 960),
      long = r.range(40, 120)
    rain += `M${x.toFixed(1)},${y.toFixed(1)}l${(-long).toFixed(1)},${(long * 0.52).toFixed(1)}l2,2Z`
  }
  plate.svg(`<path d="${rain}" fill="#eef0e2" stroke="#eef0e2" stroke-width="1.4"/>`, { opacity: 0.5 })
  plate.svg(
    `<g transform="translate(${wide},0) scale(-1,1)">${grass(3, -20, wide + 20, 1010, 120, '#101f33', 10)}</g>`,
  )
}
export const views: View[] = [
  {
    name: 'travel-insurance-cover',
    focusX: 700,
    draw: (plate) =>
      draw(plate, {
        dx: 0,
        walker: { x: 640, y: 872, k: 352 },
        hut: { x: 1216, y: 714, k: 22 },
        wide: 1600,
      }),
    drawTall: (plate) =>
      draw(plate, {
        dx: -560,
        walker: { x: 300, y: 868, k: 288 },
        hut: { x: 588, y: 738, k: 18 },
        wide: 750,
      }),
  },
]
