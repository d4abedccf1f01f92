/** Boudha from the foot of the stupa in the morning: the eyes above the dome, flags to every corner, wheels turned by a monk, a child among pigeons. */
import { flagLine, stupa } from '../models/boudha.ts'
import { houseRow } from '../models/boudha-houses.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, ridged } from '../kit/noise.ts'
import { boy, grandmother, monk } from '../models/kora-walkers.ts'
import { pecking, pigeon, pigeonShadow, prayerWall, type Wings } from '../models/prayer-wall.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { ridge } from '../kit/ridge.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Pt } from '../kit/vec.ts'

/** The snow range in morning light from the right, its feet in haze; `x` is the stupa's column. */
function himalaya(plate: Plate, x: number): void {
  const peaks = [
    [-930, 150, 250],
    [-520, 266, 290],
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
/** The row of the eye's level, of the wall's coping, of the wall's foot. */
const [EYE, COPING, WALK] = [792, 818, 928]
/** How far a shadow goes left and back on the paving for each pixel of height: the sun is on the right, in front. */
const FALL: Pt = [0.74, 0.145]
function people(l: Layout): string {
  const K = 132,
    walkers: [x: number, y: number, k: number, body: string, flip: boolean][] = [
      [l.grandmother, 965, K * 0.97, grandmother(), true],
      [l.monk, 970, K, monk(), true],
      [l.child, 973, K, boy(), false],
    ]
  const [old, lama, young] = walkers.map(([x, y, k, body, flip]) => place(x, y, k, body, flip))
  return (
    `<filter id="laid" filterUnits="userSpaceOnUse" x="-700" y="-100" width="2400" height="1300"><feGaussianBlur in="SourceAlpha" stdDeviation="2 3.4"/><feComponentTransfer result="thick"><feFuncA type="linear" slope="14" intercept="-1.9"/></feComponentTransfer><feFlood flood-color="#b9b0cc"/><feComposite in2="thick" operator="in"/></filter>` +
    // the figures' own outlines, laid on the paving, as thick as a body is deep
    `<g filter="url(#laid)">${walkers
      .map(
        ([x, y, k, body, flip]) =>
          `<g transform="matrix(1,0,${FALL[0]},${FALL[1]},${x},${y})">${place(0, 0, k, body, flip)}</g>`,
      )
      .join('')}</g>` +
    edgeLight(`${old}${lama}`, [1, -0.4], 2.2, '#ffe2a6') +
    young
  )
}
/** Pigeons that go up before the child, and some that have not noticed. */
const FLIGHT: [dx: number, y: number, size: number, wings: Wings, turn: number][] = [
  [118, 938, 25, 'rises', -30],
  [188, 792, 25, 'beats', -20],
  [112, 722, 24, 'banks', -50],
  [262, 744, 26, 'rises', -10],
  [190, 498, 24, 'glides', -16],
]
const pigeons = (child: number): string =>
  FLIGHT.map(([dx, y, size, wings, turn]) => pigeon(child + dx, y, size, wings, turn)).join('') +
  (
    [
      [252, 958, 19, false, false],
      [298, 982, 21, false, true],
      [338, 955, 18, true, false],
    ] as const
  )
    .map(
      ([dx, y, size, up, flip]) => pigeonShadow(child + dx + 4, y) + pecking(child + dx, y, size, up, flip),
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
  // wooded hills keep the houses off the snow
  plate.svg(ridge(-700, 2300, 760, 230, '#6fa0b4', 12, 2) + ridge(-700, 2300, 790, 210, '#47788c', 5, 2.4))
  plate.svg(houseRow(4, -66, 1660, 826))
  plate.svg(
    `<g transform="translate(${x},${EYE}) scale(${size})">${stupa(k, l.crown)}</g>` +
      prayerWall({ top: COPING, foot: WALK, wheel: l.monk - 67, stair: l.stair }) +
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
  const tip = EYE - (414 + 410 * l.crown) * size
  // the lines of a side are listed from the highest; they are tied to the steps of the spire, one below the other
  const tied = (end: Pt): Pt => {
    const side = end[0] < x ? -1 : 1,
      step = l.lines.filter((other) => other[0] < x === end[0] < x).indexOf(end),
      c = l.crown * size
    return [x + side * (33 + 5.8 * step) * c - 2 * c, tip + (12 + 14.6 * step) * c]
  }
  plate.svg(l.lines.map((end, i) => flagLine(i + 1, tied(end), end, 46, 11, 34)).join(''))
  plate.svg(people(l) + pigeons(l.child))
}
export const views: View[] = [
  {
    name: 'kathmandu-nepal-cover',
    focusX: 930,
    draw: (plate) =>
      draw(plate, {
        x: 900,
        k: 0.98,
        crown: 0.66,
        lines: [
          [-60, 310],
          [-60, 600],
          [-80, 800],
          [1660, 290],
          [1660, 610],
          [1690, 736],
        ],
        monk: 410,
        grandmother: 592,
        child: 930,
        stair: 1330,
      }),
    drawLink: (plate) =>
      draw(plate, {
        x: 1090,
        k: 1.05,
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
        k: 0.94,
        crown: 0.9,
        size: 0.86,
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
