/** Boudha from the foot of the stupa in the morning: the eyes above the dome, flags to every corner, wheels turned by a monk, a child among pigeons. */
import { flagLine, stupa } from '../models/boudha.ts'
import { houseRow } from '../models/boudha-houses.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, ridged } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import { pecking, pigeon, prayerWall, shadowOf } from '../models/prayer-wall.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { ridge } from '../kit/ridge.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Pt } from '../kit/vec.ts'

/** The snow range in morning light from the right, its feet in haze; `x` is the stupa's column. */
function himalaya(plate: Plate, x: number): void {
  const peaks = [
    [-930, 150, 250],
    [-610, 236, 290],
    [-340, 170, 230],
    [300, 180, 240],
    [555, 262, 290],
    [820, 170, 240],
  ] as const
  const m = Mesh.create()
  m.terrain(
    (px, pz) => {
      const torn = ridged(px / 150 + 3, pz / 150, 5, 6),
        wide = px + (fbm(px / 60, pz / 60, 3, 9) - 0.5) * 46
      let high = 0
      for (const [cx, h, w] of peaks) {
        const d = Math.hypot((wide - cx) / w, (pz + 1000) / 210)
        high = Math.max(high, h * Math.max(0, 1 - d) ** 0.92)
      }
      return high * (0.8 + 0.3 * torn)
    },
    -1300,
    1300,
    -1210,
    -800,
    520,
    110,
    'snow',
  )
  pullSolid(plate, m, new Camera([0, 12, 0], 0, 0.625, 712, x), {
    sun: [0.92, 0.34, 0.1],
    materials: {
      snow: { tones: ['#fff6e8', '#d9dcee', '#a9b8da', '#8ba0cb'], cuts: [0.52, 0.34, 0.16], grain: 0.004 },
    },
    sky: 0.24,
    shadows: [{ centre: [0, 60, -1000], radius: 1250 }],
    air: (at) => ({ amount: 0.7 * smoothstep(120, 10, at[1]), ink: rgb('#dfe6e4') }),
    airSteps: 9,
    airGrain: 0,
  })
}
/** The end of the monk's robe, thrown over the arm behind him. */
const SHAWL =
  '<path d="M-.02,-1.42C-.16,-1.36 -.25,-1.14 -.245,-.92C-.245,-.82 -.23,-.76 -.2,-.7C-.12,-.68 -.04,-.72 .0,-.78C-.05,-.96 -.03,-1.2 .02,-1.36Z" fill="#7d2736"/><path d="M-.02,-1.42C-.1,-1.38 -.15,-1.26 -.165,-1.1C-.18,-.94 -.16,-.82 -.12,-.71L-.04,-.74C-.08,-.94 -.06,-1.18 .0,-1.34Z" fill="#9a3440"/>'
interface Layout {
  /** The stupa: its column, the width of its dome, its tower, and the scale of the whole on its foot. */
  x: number
  k: number
  crown: number
  size?: number
  /** Far ends of the lines of flags. */
  lines: Pt[]
  /** Columns of the monk, the grandmother and the running child, and of the stair. */
  monk: number
  grandmother: number
  child: number
  stair: number
}
/** The row of the stupa's foot, of the wall's coping, of the wall's foot. */
const [FOOT, COPING, WALK] = [794, 828, 926]
function people(l: Layout): string {
  const look = (top: string, bottom: string, more: Partial<Look> = {}): Look => ({
    skin: '#a8654a',
    hair: '#261c30',
    top,
    bottom,
    far: bottom,
    shoes: '#3a2a3c',
    ...more,
  })
  const K = 122
  return (
    shadowOf(l.monk + 30, 967, 250) +
    shadowOf(l.grandmother + 22, 950, 236) +
    shadowOf(l.child + 10, 966, 170) +
    edgeLight(
      place(
        l.grandmother,
        952,
        K * 0.94,
        figure(
          'strolls',
          look('#46518a', '#46518a', {
            hair: '#cfc9d4',
            cut: 'bun',
            skirt: 'long',
            drape: '#d2423a',
            skin: '#b87a58',
            lit: 'back',
          }),
        ),
        true,
      ) +
        place(
          l.monk,
          968,
          K,
          figure(
            'walks',
            look('#e6a63a', '#8f2f3c', {
              hair: '#5a4248',
              cut: 'short',
              skirt: 'long',
              drape: '#a83a40',
              sleeve: false,
              lit: 'back',
            }),
          ) + SHAWL,
          true,
        ) +
        place(
          l.child,
          970,
          K,
          figure(
            'runs',
            look('#f2b632', '#2f6bb8', { cut: 'cap', hat: '#d2423a', size: 0.68, lit: 'front' }),
          ),
        ),
      [1, -0.4],
      2.4,
      '#ffe2a6',
    )
  )
}
/** Pigeons that go up before the child, and some that have not noticed. */
const FLIGHT: [dx: number, y: number, size: number, wings: 0 | 1 | 2, turn: number][] = [
  [106, 946, 21, 0, -24],
  [146, 806, 24, 2, -34],
  [226, 820, 22, 1, -16],
  [204, 722, 26, 0, -38],
  [288, 772, 20, 1, -22],
  [128, 654, 20, 2, -28],
  [262, 672, 22, 1, -18],
]
const pigeons = (child: number): string =>
  FLIGHT.map(([dx, y, size, wings, turn]) => pigeon(child + dx, y, size, wings, turn)).join('') +
  [
    [250, 958, 17],
    [296, 974, 19],
    [334, 954, 15],
  ]
    .map(
      ([dx = 0, y = 0, size = 0], i) => shadowOf(child + dx, y, 34) + pecking(child + dx, y, size, i === 1),
    )
    .join('')
function draw(plate: Plate, l: Layout): void {
  bareSky(plate, [
    [0, '#12356e'],
    [260, '#2f6ea6'],
    [520, '#8cc2d2'],
    [760, '#fbe9c6'],
  ])
  const { x, k, size = 1 } = l
  himalaya(plate, x)
  plate.svg(ridge(-160, 1760, 724, 90, '#6f93a8', 12, 2))
  plate.svg(houseRow(11, -60, 1660, 776, 0.42) + houseRow(4, -40, 1660, 826))
  plate.svg(
    `<g transform="translate(${x},${FOOT}) scale(${size}) translate(0,-850)">${stupa(k, l.crown)}</g>` +
      prayerWall({ top: COPING, foot: WALK, wheel: l.monk - 55, stair: l.stair }) +
      // the paving, its joints towards the middle of the dome
      poly(
        [
          [-100, WALK],
          [1800, WALK],
          [1800, 1010],
          [-100, 1010],
        ],
        '#f7e9d8',
      ) +
      poly(
        [
          [-100, WALK],
          [1800, WALK],
          [1800, WALK + 7],
          [-100, WALK + 7],
        ],
        '#d9cdd8',
      ) +
      `<path d="M-100,950H1800${[-9, -7, -5, -3, -1, 1, 3, 5, 7, 9].map((j) => `M${x + j * 104},${WALK + 6}L${x + j * 128},1010`).join('')}" fill="none" stroke="#e6d3c2" stroke-width="2.4"/>`,
  )
  const tip = FOOT + (432 - 410 * l.crown - 850) * size
  plate.svg(l.lines.map((end, i) => flagLine(i + 1, [x + 2, tip], end, 46, 11, 34)).join(''))
  plate.svg(people(l) + pigeons(l.child))
}
export const views: View[] = [
  {
    name: 'kathmandu-nepal-cover',
    focusX: 930,
    draw: (plate) =>
      draw(plate, {
        x: 900,
        k: 0.88,
        crown: 0.78,
        size: 0.92,
        lines: [
          [-60, 310],
          [-60, 600],
          [-80, 756],
          [1660, 290],
          [1660, 610],
          [1690, 760],
        ],
        monk: 330,
        grandmother: 520,
        child: 930,
        stair: 1330,
      }),
    drawLink: (plate) =>
      draw(plate, {
        x: 1090,
        k: 0.84,
        crown: 0.66,
        lines: [
          [-60, 360],
          [-60, 700],
          [200, 1000],
          [1660, 250],
          [1660, 500],
          [1700, 780],
        ],
        monk: -400,
        grandmother: -400,
        child: -1200,
        stair: -900,
      }),
    drawTall: (plate) =>
      draw(plate, {
        x: 376,
        k: 0.88,
        crown: 0.9,
        size: 0.8,
        lines: [
          [-60, 420],
          [-120, 700],
          [810, 410],
          [870, 700],
        ],
        monk: 128,
        grandmother: 262,
        child: 374,
        stair: 900,
      }),
  },
]
