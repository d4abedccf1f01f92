/** Through a trapezoid window of the upper town: a condor glides by, cloud lies in the gorge, Huayna Picchu rises out of it. */
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rock } from '../kit/landform.ts'
import { mix } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

/** The wall is the plane z = 0, 42 cm thick and seen from the left; the eye is 1.7 m up. */
const cam = new Camera([-0.34, 1.72, 1.56], 0.16, 0.92, 470, 720)
const THICK = 0.42
/** The opening: half widths at sill and lintel, and their heights. It narrows upwards, as Inca windows do. */
const OPEN = { sill: 0.6, lintel: 0.5, low: 1.24, high: 2.12 }
const at = (x: number, y: number, z = 0): Pt => {
  const q = cam.project([x, y, z] satisfies Vec3)
  return [q.x, q.y]
}
/** Half the opening's width at a height. */
const half = (y: number): number =>
  OPEN.sill + ((OPEN.lintel - OPEN.sill) * (y - OPEN.low)) / (OPEN.high - OPEN.low)
/** A condor that glides to the left, from a little below: span 3 m from -1.5 to 1.5, y down. */
function condor(): string {
  // the primaries: long blades from the wing's end, spread, that bend up at their ends
  const blades = (from: Pt, to: Pt, turn: [number, number], ink: string): string =>
    [0.42, 0.5, 0.52, 0.49, 0.42, 0.32]
      .map((l, i) => {
        const t = i / 5,
          a = ((turn[0] + (turn[1] - turn[0]) * t) * Math.PI) / 180,
          [bx, by] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t],
          [ux, uy] = [Math.cos(a), Math.sin(a)],
          tip: Pt = [bx + l * ux, by + l * uy - 0.06 * l],
          side = (k: number, w: number): Pt => [bx + l * k * ux - w * uy, by + l * k * uy + w * ux]
        return smooth(
          [side(-0.2, 0.034), side(0.5, 0.036), tip, side(0.5, -0.03), side(-0.2, -0.034)],
          ink,
          0.7,
        )
      })
      .join('')
  return (
    // far wing, then the tail, the body and the near wing with its white panel
    blades([1.1, -0.55], [1.16, -0.35], [-62, -6], '#2c2a42') +
    '<path d="M.02,-.1C.3,-.3 .62,-.5 1.12,-.58L1.18,-.32C.9,-.2 .5,-.02 .2,.1Z" fill="#2c2a42"/><path d="M.24,.06C.5,-.06 .86,-.22 1.16,-.36L1.18,-.28C.9,-.14 .56,.04 .26,.14Z" fill="#b9b6b8"/>' +
    '<path d="M.3,.02L.84,.0Q.9,.16 .76,.32L.26,.2Z" fill="#1b1a2b"/>' +
    '<path d="M-.42,-.02C-.3,-.16 .1,-.16 .36,.04Q.36,.2 .1,.22C-.14,.24 -.36,.16 -.42,-.02Z" fill="#24233a"/>' +
    blades([-0.86, -0.67], [-0.96, -0.48], [-116, -178], '#16152a') +
    '<path d="M.12,.08C-.1,-.2 -.4,-.52 -.86,-.7L-.98,-.46C-.7,-.2 -.4,.06 -.18,.16Z" fill="#16152a"/><path d="M.02,.12C-.2,-.06 -.56,-.34 -.92,-.56L-.96,-.44C-.66,-.16 -.36,.06 -.14,.2Z" fill="#fbf3e2"/>' +
    // the white ruff, the bare head with its comb, eye and hooked bill
    '<path d="M-.36,-.1C-.46,-.1 -.52,-.02 -.5,.07C-.46,.14 -.38,.13 -.33,.08C-.29,.02 -.3,-.07 -.36,-.1Z" fill="#fff9ea"/>' +
    '<path d="M-.44,-.06C-.5,-.1 -.6,-.09 -.63,-.02C-.64,.03 -.6,.07 -.55,.07C-.5,.08 -.45,.05 -.43,.0Z" fill="#c4705c"/><path d="M-.6,-.07Q-.56,-.13 -.5,-.09L-.54,-.06Z" fill="#8a4048"/>' +
    '<path d="M-.61,-.03L-.69,-.0Q-.73,.03 -.7,.075Q-.68,.04 -.61,.045Z" fill="#f1dcae"/><circle cx="-.572" cy="-.015" r=".012" fill="#16152a"/>'
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
  // Huayna Picchu with its smaller neighbour on the left; the sun is out on the right
  const green = (points: Pt[], ink: string, seed: number) => rock(points, ink, 8, seed)
  plate.svg(
    green(
      [
        [440, 1000],
        [510, 760],
        [548, 640],
        [580, 590],
        [610, 612],
        [650, 700],
        [730, 820],
        [810, 1000],
      ],
      '#5f9670',
      6,
    ) +
      green(
        [
          [440, 1000],
          [510, 760],
          [548, 640],
          [580, 590],
          [578, 680],
          [550, 780],
          [580, 1000],
        ],
        '#2f6a5e',
        6,
      ) +
      green(
        [
          [580, 1000],
          [650, 790],
          [710, 640],
          [750, 500],
          [786, 390],
          [816, 300],
          [848, 262],
          [880, 286],
          [910, 360],
          [948, 470],
          [990, 590],
          [1070, 730],
          [1190, 850],
          [1270, 1000],
        ],
        '#6fa56c',
        7,
      ) +
      green(
        [
          [580, 1000],
          [650, 790],
          [710, 640],
          [750, 500],
          [786, 390],
          [816, 300],
          [848, 262],
          [840, 350],
          [862, 440],
          [816, 560],
          [854, 680],
          [810, 820],
          [840, 1000],
        ],
        '#28605a',
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
        '#417f66',
        9,
      ) +
      green(
        [
          [862, 300],
          [880, 296],
          [900, 370],
          [910, 450],
          [886, 420],
        ],
        '#d9d8a4',
        3,
      ),
  )
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
  plate.svg(edgeLight(place(556, 446, 146, condor()), [1, -0.9], 3, '#ffe9b8'))
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
      poly([d, c, back.c, back.d], '#fff0cf') +
      poly(
        [at(-0.08, OPEN.low), at(-0.07, OPEN.low), at(-0.07, OPEN.low, -THICK), at(-0.08, OPEN.low, -THICK)],
        '#c9ab86',
      ),
  )
  plate.svg(
    `<clipPath id="hole"><path d="M-60,-60H1660V1060H-60ZM${a.join()}L${d.join()}L${c.join()}L${b.join()}Z" clip-rule="evenodd"/></clipPath><g clip-path="url(#hole)"><path d="M-60,-60H1660V1060H-60Z" fill="#1b2a34"/>${wall()}</g>`,
  )
  // light that comes in over the sill lies on the edge of the opening
  plate.svg(poly([d, c, [c[0], c[1] + 6], [d[0], d[1] + 6]], '#e9d3a6'))
}
export const views: View[] = [{ name: 'machu-picchu-peru-2', focusX: 800, draw }]
