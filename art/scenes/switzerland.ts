/** Above Zermatt on an October morning: the Matterhorn with the sun from the left, the red rack train on its curved viaduct, two walkers at their tea. */
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { farTree, larch, woods } from '../models/larch.ts'
import { foot, matterhorn } from '../models/matterhorn.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { coach, curve, viaduct } from '../models/railway.ts'
import type { View } from '../kit/scene.ts'
import { fartherThan, pullSolid, type Material } from '../kit/solid.ts'
import { teaBreak } from '../models/tea-break.ts'
import { points } from '../kit/rock.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const SUN: Vec3 = [-0.84, 0.5, -0.14]
const GOLD: [string, string] = ['#f0b548', '#b0692f']
const FAR_GOLD: [string, string] = ['#e9b058', '#b87a3e']
const FIR: [string, string] = ['#4f7f6a', '#2d5752']
const materials: Record<string, Material> = {
  meadow: {
    tones: ['#84985f', '#7a9260', '#587b5a'],
    cuts: [0.76, 0.37],
    grain: 0,
  },
  masonry: { tones: ['#ecd0b4', '#cfa997', '#9a7d86', '#705e78'], cuts: [0.54, 0.4, 0.2] },
  coping: { tones: ['#fae8cc', '#d3b4a2', '#8f7884'], cuts: [0.5, 0.25] },
  ballast: { tones: ['#b3a09c', '#83738a'], cuts: [0.4] },
  rail: { tones: ['#6d6280'] },
  coach: { tones: ['#ea4630', '#cf332d', '#9c2a3a', '#70233b'], cuts: [0.55, 0.36, 0.16] },
  band: { tones: ['#ffe9c6', '#e2b9a0', '#a06a72'], cuts: [0.45, 0.2] },
  carRoof: { tones: ['#e6e0e0', '#b3aebf', '#77739a'], cuts: [0.66, 0.4] },
  glass: { tones: ['#33477c', '#212d58'], cuts: [0.5] },
  lamp: { tones: ['#33477c'] },
  headlamp: { tones: ['#fff3cf'], glow: true },
  dark: { tones: ['#3a2d4a', '#241e3c'], cuts: [0.4] },
}
interface Layout {
  dx: number
  cam: Camera
  /** The line in plan: where it leaves the woods, the middle of its curve, where it comes by. */
  track: [Pt, Pt, Pt]
  /** Metres along the line of the train's rear, and its cars. */
  train: [number, number]
  /** Column of the walkers' rock, its row, and pixels per metre. */
  rock: [number, number, number]
  /** Column, height and ground of the larches in front. */
  larches: [number, number, number][]
}
function valley(plate: Plate, l: Layout): void {
  const { cam } = l
  const { line, length } = curve(...l.track)
  const m = Mesh.create()
  const ground = (x: number, z: number): number =>
    -19 +
    12 * smoothstep(-320, -480, z) +
    (18.6 + 5 * smoothstep(0, -90, x - l.track[0][0])) *
      smoothstep(76, 2, x - l.track[0][0]) *
      smoothstep(-130, -290, z) +
    7 * smoothstep(80, 200, x) +
    1.6 * Math.sin(x / 44 + z / 80) +
    1.2 * Math.sin(z / 51 - x / 90)
  m.terrain(ground, -420, 420, -520, -40, 210, 160, 'meadow')
  viaduct(m, line, 0, length, -0.7, 11, 34, 4.4)
  const [rear, cars] = l.train
  for (let i = 0; i < cars; i++)
    coach(m, line, 0, rear + i * 17.4, {
      long: 17,
      windows: 6,
      ...(i === cars - 1 ? { cab: 1 as const } : {}),
    })
  const depth = pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.12,
    crisp: true,
    shadows: [
      { centre: [20, 0, -130], radius: 90 },
      { centre: [0, 0, -260], radius: 240 },
    ],
    air: (_p, d) => ({ amount: 0.34 * smoothstep(200, 520, d), ink: rgb('#c9cdc6') }),
    airSteps: 8,
    airGrain: 0,
  })
  // larches and firs on the meadow, in groups, hidden by what is nearer
  const r = random(12)
  const trees: { z: number; s: string }[] = []
  for (const [gx, gz, many, wide] of [
    [-30, -420, 9, 40],
    [70, -400, 7, 30],
    [-100, -330, 10, 34],
    [10, -340, 4, 16],
    [120, -330, 8, 30],
    [128, -236, 9, 22],
    [176, -300, 12, 40],
    [96, -290, 5, 14],
    [l.track[0][0] + 34, -286, 7, 9],
    [230, -380, 12, 60],
    [-84, -205, 6, 16],
  ] as const)
    for (let i = 0; i < many; i++) {
      const [x, z] = [gx + r.range(-1, 1) * wide - 20, gz + r.range(-1, 1) * wide * 0.6],
        q = cam.project([x, ground(x, z), z]),
        high = q.k * r.range(8, 17),
        gold = r() < 0.62
      // the ground behind the walkers stays plain
      if (q.x > l.rock[0] - 0.8 * l.rock[2] && q.x < l.rock[0] + 1.55 * l.rock[2] && z > -400) continue
      const [lit, shade] = gold ? FAR_GOLD : FIR
      trees.push({
        z,
        s:
          high > 90
            ? larch(i * 7 + many, q.x, q.y, high, gold ? GOLD : ['#5a8a70', '#2b524e'])
            : farTree(i * 7 + many, q.x, q.y, high, lit, shade),
      })
    }
  for (const { z, s } of trees.toSorted((a, b) => a.z - b.z)) {
    const open = fartherThan(plate, depth, -z - 1)
    plate.svg(s, { mask: (x, y) => (open(x, y) ? 1 : 0) })
  }
}
/** The outcrop that the walkers rest on, with their shadows: a level slab, and a block to sit on. The left flank is in the sun. */
function rest(px: number, top: number, k: number): string {
  const patch = (list: string, ink: string): string =>
    poly(
      points(list).map(([x, y]): Pt => [px + x * k, top + y * k]),
      ink,
    )
  const [FRONT, FLANK, DARK, TOP, CAST] = ['#5f587e', '#9c8ea6', '#4b4568', '#dccabf', '#948bab']
  return (
    patch('-1.1,0.1 -1.5,0.4 -1.9,1.4 3.6,1.4 3.05,0.4 2.9,0.1', FRONT) +
    patch('-1.1,0.1 -1.5,0.4 -1.9,1.4 -0.95,1.4 -0.8,0.56 -0.62,0.27', FLANK) +
    patch('-1.1,0.1 -0.7,-0.08 0.2,-0.1 2.1,-0.08 2.7,0 2.9,0.1 2,0.26 0.5,0.24 -0.62,0.28', TOP) +
    patch('1.3,0.25 2,0.26 2.9,0.1 3.05,0.4 3.6,1.4 2,1.4 1.6,0.7', DARK) +
    // her shadow runs past the block, his and the block's to the edge of the slab
    patch(
      '-0.24,0.01 0.06,0.01 0.5,0.07 0.92,0.1 1.3,0.125 1.58,0.14 1.7,0.142 1.78,0.165 1.72,0.188 1.6,0.186 1.3,0.2 1,0.186 0.6,0.12 0.3,0.085 -0.2,0.036',
      CAST,
    ) +
    patch(
      '1.8,0.06 2.04,-0.03 2.3,-0.02 2.5,0.01 2.64,0.01 2.72,0.035 2.66,0.06 2.5,0.065 2.3,0.1 2,0.1',
      CAST,
    ) +
    // the block
    patch('0.94,-0.33 0.86,0.03 1.9,0.05 2.04,-0.02 1.86,-0.33', FRONT) +
    patch('0.94,-0.33 0.86,0.03 1.06,0.06 1.12,-0.29', FLANK) +
    patch('0.94,-0.33 1.06,-0.4 1.74,-0.41 1.86,-0.33 1.5,-0.27 1.12,-0.28', TOP) +
    patch('1.02,-0.33 1.14,-0.38 1.76,-0.4 1.84,-0.34 1.5,-0.282 1.16,-0.295', CAST)
  )
}
function draw(plate: Plate, l: Layout): void {
  const { dx } = l
  bareSky(plate, [
    [0, '#0d2c66'],
    [230, '#2a66a9'],
    [440, '#8cc4de'],
    [640, '#fbead0'],
  ])
  plate.svg(`<g transform="translate(${dx},0)">${matterhorn()}</g>`)
  plate.svg(`<g transform="translate(${dx},0)">${foot()}</g>`)
  const haze = rgb('#efe0d6')
  plate.field((_x, y) => (y < 560 || y > 800 ? null : [haze, 0.5 * smoothstep(560, 690, y)]))
  // wooded flanks of the valley, the far one first
  const far = {
    body: '#6d8489',
    fir: ['#7f9494', '#5f7983'] as [string, string],
    gold: ['#c9a878', '#9a8678'] as [string, string],
    share: 0.3,
  }
  const near = {
    body: '#4f7468',
    fir: ['#5d8574', '#3b6360'] as [string, string],
    gold: FAR_GOLD,
    share: 0.34,
  }
  plate.svg(
    `<g transform="translate(${dx},0)">${
      woods(3, points('-700,640 -200,650 120,664 330,690 520,726 660,762 800,790'), 830, 30, far) +
      woods(4, points('1130,790 1240,752 1380,716 1540,690 1700,668 2100,640'), 830, 30, far) +
      woods(5, points('-700,690 -60,706 180,722 400,752 560,780 700,800'), 860, 44, near) +
      woods(6, points('1200,800 1330,776 1480,748 1640,730 2100,690'), 860, 44, near)
    }</g>`,
  )
  valley(plate, l)
  const [px, top, k] = l.rock
  plate.svg(
    smooth(
      [
        [-60, top + 20],
        [px - 180, top + 34],
        [px + 100, top + 60],
        [px + 420, top + 76],
        [px + 700, 1006],
        [px + 760, 1040],
        [-60, 1040],
      ],
      '#3b5c4b',
      0.8,
    ) +
      l.larches
        .map(([x, high, ground], i) => larch(91 + i, x, ground, high, i % 2 ? ['#5a8a70', '#2b524e'] : GOLD))
        .join(''),
  )
  plate.svg(
    rest(px, top, k) +
      edgeLight(place(px, top, k, teaBreak()), [-1, -0.5], 1.6, '#ffe9bd') +
      smooth(
        [
          [-60, 990],
          [px - 200, 974],
          [px + 60, 990],
          [px + 380, 1000],
          [px + 700, 1012],
          [px + 700, 1040],
          [-60, 1040],
        ],
        '#22403d',
        0.8,
      ),
  )
}
export const views: View[] = [
  {
    name: 'romantic-switzerland-cover',
    focusX: 900,
    draw: (plate) =>
      draw(plate, {
        dx: 0,
        cam: new Camera([0, 13, 0], 0, 1.15, 668, 760),
        track: [
          [-38, -300],
          [42, -300],
          [46, -54],
        ],
        train: [88, 6],
        rock: [264, 900, 168],
        larches: [
          [94, 400, 990],
          [16, 190, 990],
        ],
      }),
    drawLink: (plate) =>
      draw(plate, {
        dx: 90,
        cam: new Camera([0, 13, 0], 0, 1.15, 572, 760),
        track: [
          [-38, -300],
          [42, -300],
          [46, -54],
        ],
        train: [88, 6],
        rock: [-900, 900, 168],
        larches: [],
      }),
    drawTall: (plate) =>
      draw(plate, {
        dx: -582,
        cam: new Camera([0, 13, 0], 0, 0.9, 668, 330),
        track: [
          [6, -300],
          [44, -300],
          [30, -54],
        ],
        train: [44, 5],
        rock: [176, 900, 158],
        larches: [],
      }),
  },
]
