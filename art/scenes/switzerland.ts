/** Above Zermatt on an October morning: the Matterhorn with the sun from the left, the red rack train on its curved viaduct, two walkers at their tea. */
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { alpineTree, alpineWood, type TreeInks } from '../models/alpine-wood.ts'
import { foot, matterhorn, spur } from '../models/matterhorn.ts'
import { Mesh } from '../kit/mesh.ts'
import type { Plate } from '../kit/press.ts'
import { coach, curve, viaduct } from '../models/railway.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { teaBreak } from '../models/tea-break.ts'
import { points } from '../kit/rock.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const SUN: Vec3 = [-0.84, 0.5, -0.14]
const GOLD: TreeInks = ['#f0b548', '#b9732f'],
  FIR: TreeInks = ['#4c7c68', '#2a514f'],
  FAR_GOLD: TreeInks = ['#e6b463', '#c8934e'],
  FAR_FIR: TreeInks = ['#557d72', '#47706a'],
  DIM_GOLD: TreeInks = ['#c79a58', '#a17c55'],
  DIM_FIR: TreeInks = ['#446b69', '#3a5e60'],
  NEAR_FIR: TreeInks = ['#2f5a54', '#234648'],
  NEAR_GOLD: TreeInks = ['#c98f3f', '#8f5f38']
const materials: Record<string, Material> = {
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
  /** How far the mountain is moved to the right. */
  dx: number
  /** How far the near land and its woods are moved to the right. */
  land: number
  /** Share of the full size, for the link's upper 840 rows. */
  size: number
  cam: Camera
  /** The line in plan: where it leaves the woods, the middle of its curve, where it comes by. */
  track: [Pt, Pt, Pt]
  /** Metres along the line where the viaduct begins, of the train's rear, and its cars. */
  train: [from: number, rear: number, cars: number]
  /** Column of the walkers, the row of their feet, and pixels per metre; none: nobody rests here. */
  rest?: [x: number, row: number, k: number]
  /** The brow of the near hill, and the trees in front. */
  hill: string
  /** Column, ground, height and inks of the trees in front. */
  larches: [x: number, ground: number, high: number, inks: TreeInks][]
  /** The trees at the viaduct's head, and the edge of the wood in the ravine under it. */
  group: [x: number, ground: number, high: number, inks: TreeInks][]
  /** How many of the group throw a shadow on grass. */
  shaded: number
  knoll: string
  ravine: string
}
function railway(plate: Plate, l: Layout): void {
  const { line, length } = curve(...l.track),
    m = Mesh.create(),
    [from, rear, cars] = l.train
  viaduct(m, line, from, length, -0.7, 11, 34, 4.4)
  for (let i = 0; i < cars; i++)
    coach(m, line, 0, rear + i * 17.4, {
      long: 17,
      windows: 6,
      ...(i === cars - 1 ? { cab: 1 as const } : {}),
    })
  pullSolid(plate, m, l.cam, {
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
}
/** Where the line comes out of the hill: a grassy shoulder, and the stone mouth of a tunnel, which looks away from the sun. */
function tunnel({ cam, track, train: [from] }: Layout): string {
  const { line } = curve(...track),
    [x, z] = line(from),
    [x1, z1] = line(from + 4),
    [dx, dz] = [(x1 - x) / 4, (z1 - z) / 4],
    foot = cam.project([x, -0.2, z]),
    on = (list: string, ink: string) => smooth(points(list), ink, 0.7)
  return (
    place(
      foot.x,
      foot.y,
      foot.k,
      on('-46,14 -38,1 -28,-5 -17,-9.5 -7,-12.6 3,-12.4 10,-9 17,-4.4 25,-1 32,2 32,14', '#a3b16f') +
        on('-4,14 -3,-6 -2,-10 2.6,-12.2 10,-9 17,-4.4 25,-1 32,2 32,14', '#7d9a63'),
    ) +
    `<g transform="${cam.onFace([x, -0.2, z], [dz, 0, -dx], [0, 1, 0])}">` +
    poly(points('-7,3 -6.4,-9.4 6.4,-9.4 7,3'), '#a78d96') +
    poly(points('-6.9,-9.2 -6.9,-10.3 6.9,-10.3 6.9,-9.2'), '#e6ccb4') +
    `<path d="M-4.1,3V-3.6C-4.1,-9.2 4.1,-9.2 4.1,-3.6V3Z" fill="#cfb0a6"/><path d="M-3.2,3V-3.6C-3.2,-8 3.2,-8 3.2,-3.6V3Z" fill="#33274a"/></g>`
  ) // prettier-ignore
}
/** The outcrop that the walkers rest on, with their shadows: a level slab let into the grass, and a block to sit on. The left flank is in the sun. */
function outcrop(px: number, top: number, k: number): string {
  const patch = (list: string, ink: string): string =>
    poly(
      points(list).map(([x, y]): Pt => [px + x * k, top + y * k]),
      ink,
    )
  const [FRONT, FLANK, DARK, TOP, CAST] = ['#6a6288', '#a598ab', '#524b70', '#dccabf', '#948bab']
  return (
    patch('-0.86,0.08 -1.1,0.3 -1.2,0.8 2.9,0.8 2.76,0.36 2.62,0.08', FRONT) +
    patch('-0.86,0.08 -1.1,0.3 -1.2,0.8 -0.7,0.8 -0.6,0.44 -0.5,0.25', FLANK) +
    patch('-0.86,0.08 -0.5,-0.07 0.2,-0.1 2,-0.08 2.46,-0.02 2.62,0.08 1.9,0.24 0.5,0.23 -0.5,0.26', TOP) +
    patch('1.2,0.235 1.9,0.24 2.62,0.08 2.76,0.36 2.9,0.8 1.8,0.8 1.5,0.5', DARK) +
    patch('0.1,0.23 0.5,0.23 0.62,0.42 0.5,0.8 0.28,0.8 0.3,0.46', DARK) +
    // her shadow runs in front of the block, the block's and his to the edge of the slab
    patch(
      '-0.4,-0.02 0.13,0 0.5,0.06 0.92,0.095 1.3,0.12 1.56,0.135 1.7,0.14 1.76,0.16 1.7,0.18 1.5,0.176 1.2,0.185 0.9,0.165 0.5,0.11 0.1,0.05 -0.38,0.02',
      CAST,
    ) +
    patch('1.8,0.06 2.04,-0.03 2.26,-0.02 2.42,0.01 2.5,0.035 2.44,0.06 2.26,0.07 2,0.1', CAST) +
    // the block
    patch('0.98,-0.33 0.9,0.06 1.9,0.07 2.04,-0.01 1.86,-0.33', FRONT) +
    patch('0.98,-0.33 0.9,0.06 1.08,0.075 1.14,-0.29', FLANK) +
    patch('0.945,-0.18 0.9,0.06 1.08,0.075 1.12,-0.14', FRONT) +
    patch('0.5,0.055 0.9,0.03 0.9,0.06 1.08,0.075 0.9,0.075', CAST) +
    patch('0.98,-0.33 1.08,-0.4 1.74,-0.41 1.86,-0.33 1.5,-0.27 1.14,-0.28', TOP) +
    patch('1.06,-0.33 1.16,-0.38 1.76,-0.4 1.84,-0.34 1.5,-0.282 1.18,-0.295', CAST)
  )
}
/** A tuft: a few broad blades from one root. */
const tuft = (x: number, y: number, high: number, ink: string): string =>
  `<path d="${[-0.62, -0.3, 0.04, 0.36, 0.66]
    .map((lean, i) => {
      const h = high * [0.62, 0.9, 1, 0.8, 0.55][i]!,
        foot = x + lean * high * 0.3,
        w = high * 0.07
      return `M${(foot - w).toFixed(1)},${y}Q${(foot + lean * h * 0.2).toFixed(1)},${(y - h * 0.6).toFixed(1)} ${(foot + lean * h * 0.62).toFixed(1)},${(y - h).toFixed(1)}Q${(foot + lean * h * 0.3 + w).toFixed(1)},${(y - h * 0.5).toFixed(1)} ${(foot + w).toFixed(1)},${y}Z`
    })
    .join('')}" fill="${ink}"/>`
/** The shadow of a tree on the grass, to the right and a little towards us. */
const treeShadow = ([x, ground, high]: readonly [number, number, number, TreeInks], ink: string): string =>
  poly(
    [
      [x - high * 0.02, ground - 1],
      [x + high * 0.2, ground - high * 0.05],
      [x + high * 1.2, ground + high * 0.04],
      [x + high * 0.3, ground + high * 0.06],
      [x, ground + high * 0.015],
    ],
    ink,
  )
/** A timber house on the far meadow, its gable to the sun. Unit: half its width. */
const chalet = (): string =>
  poly(points('1,0 3.4,0.3 4.6,0.42 3.2,0.1 1,-0.2'), '#5f7f60') +
  poly(points('-1,0 -1,-0.9 0,-1.55 1,-0.9 1,0'), '#a8714c') +
  poly(points('-1,0 -1,-0.34 1,-0.34 1,0'), '#e6d3c0') +
  poly(points('1,0 1,-0.9 2.3,-0.9 2.3,0'), '#5d4348') +
  poly(points('1,0 1,-0.34 2.3,-0.34 2.3,0'), '#9a8b98') +
  poly(points('0,-1.7 1.3,-0.8 2.6,-0.8 1.4,-1.7'), '#7a6b7c') +
  poly(points('-1.25,-0.78 0,-1.7 1.3,-0.8 1.16,-0.7 0,-1.46 -1.14,-0.66'), '#d8c7c0') +
  poly(points('-0.5,-0.82 -0.14,-0.82 -0.14,-0.5 -0.5,-0.5'), '#4a3440') +
  poly(points('0.16,-0.82 0.52,-0.82 0.52,-0.5 0.16,-0.5'), '#4a3440')
const shift = (list: string, dx: number): Pt[] => points(list).map(([x, y]): Pt => [x + dx, y])
function draw(plate: Plate, l: Layout): void {
  const { dx, land, size } = l
  bareSky(plate, [
    [0, '#0d2c66'],
    [230 * size, '#2a66a9'],
    [440 * size, '#8cc4de'],
    [640 * size, '#fbead0'],
  ])
  const svg = (body: string): void => {
    plate.svg(
      size === 1 ? body : `<g transform="translate(${800 * (1 - size)},0) scale(${size})">${body}</g>`,
    )
  }
  svg(`<g transform="translate(${dx},0)">${matterhorn()}${foot()}</g>`)
  const haze = rgb('#efe0d6')
  plate.field((_x, row) => {
    const y = row / size
    return y < 570 || y > 800 ? null : [haze, 0.5 * smoothstep(570, 720, y)]
  })
  svg(`<g transform="translate(${dx},0)">${spur()}</g>`)
  // the far side of the valley: a wooded flank in the mountain's shade, and meadows below it
  svg(
    `<g transform="translate(${dx},0)">${
      poly(points('560,770 760,752 900,738 1040,730 1180,712 1320,688 1460,660 1600,636 2100,570 2100,1100 560,1100'), '#55796b') +
      alpineWood(3, points('736,740 900,724 1040,716 1180,700 1320,676 1460,650 1600,626 2100,560'), 40, { body: '#3c5f61', fir: DIM_FIR, larch: DIM_GOLD, share: 0.22 }) +
      smooth(points('940,820 1040,772 1180,740 1320,714 1460,690 1600,666 2100,600 2100,1100 1000,1100'), '#7c9a69', 0.7) +
      smooth(points('1180,820 1300,786 1440,766 1560,752 1700,734 2100,700 2100,1100 1250,1100'), '#94aa6c', 0.7) +
      [[1398, 748, 19], [1450, 738, 16], [1500, 752, 21]].map(([x, y, k]) => place(x!, y!, k!, chalet())).join('')
    }</g>`,
  ) // prettier-ignore
  // the sunny alp on the left, with a wood on its brow
  svg(
    alpineWood(5, shift('-700,520 -300,560 -60,582 60,572 160,570 250,576 330,592 410,622 470,654 504,680 524,702 534,730', land), 52, { body: '#47706a', fir: FAR_FIR, larch: FAR_GOLD, share: 0.24 }) +
      smooth(shift('-700,560 -300,590 -60,606 60,596 160,594 250,600 330,616 410,646 480,684 560,722 640,744 720,756 800,780 900,820 1010,870 1100,950 1160,1040 -700,1040', land), '#abb472', 0.6) +
      smooth(shift('-600,740 -300,716 -60,700 120,690 300,704 460,734 560,744 640,738 720,770 860,850 960,920 1000,1040 -600,1040', land), '#93a566', 0.6),
  ) // prettier-ignore
  plate.svg(tunnel(l))
  railway(plate, l)
  // the knoll at the viaduct's head, and the wood at the feet of its piers
  svg(
    smooth(points(l.knoll), '#93a566', 0.6) +
      l.group
        .slice(0, l.shaded)
        .map((t) => treeShadow(t, '#6f8a5c'))
        .join('') +
      l.group.map(([x, y, h, inks], i) => alpineTree(40 + i, x, y, h, inks)).join('') +
      alpineWood(11, points(l.ravine), 92, { body: '#234648', fir: NEAR_FIR, larch: NEAR_GOLD, share: 0.14 }),
  )
  const hill = points(l.hill)
  svg(
    smooth(hill, '#6f8f50', 0.6) +
      l.larches.map((t) => treeShadow(t, '#4f7350')).join('') +
      l.larches.map(([x, y, h, inks], i) => alpineTree(91 + i, x, y, h, inks)).join(''),
  )
  if (!l.rest) return
  const [px, top, k] = l.rest
  svg(
    outcrop(px, top, k) +
      edgeLight(place(px, top, k, teaBreak()), [-1, -0.5], 1.6, '#ffe9bd') +
      // the grass grows up round the rock, and lies in shade in front
      smooth(
        [[-60, top + 62], [px - k * 1.3, top + 58], [px - k * 0.9, top + 66], [px - k * 0.4, top + 76], [px + k * 0.6, top + 82], [px + k * 1.6, top + 80], [px + k * 2.3, top + 75], [px + k * 3, top + 72], [px + k * 3.7, top + 88], [px + k * 4.4, 1040], [-60, 1040]],
        '#34584a',
        0.7,
      ) +
      ([[-1.14, 66, 34], [-0.7, 76, 26], [0.42, 90, 30], [1.72, 88, 34], [2.5, 78, 40], [2.74, 76, 30]] as const)
        .map(([u, v, h]) => tuft(px + u * k, top + v, h, '#34584a'))
        .join(''),
  ) // prettier-ignore
}
export const views: View[] = [
  {
    name: 'romantic-switzerland-cover',
    focusX: 900,
    draw: (plate) =>
      draw(plate, {
        dx: 0,
        land: 0,
        size: 1,
        cam: new Camera([0, 11, 0], 0, 1.15, 668, 760),
        track: [
          [-38, -300],
          [42, -300],
          [46, -54],
        ],
        train: [40, 88, 6],
        rest: [264, 900, 168],
        hill: '-60,810 120,796 300,802 470,812 620,836 740,876 850,930 930,985 980,1040 -60,1040',
        larches: [
          [30, 868, 250, FIR],
          [92, 880, 400, GOLD],
        ],
        group: [
          [582, 748, 70, FAR_FIR],
          [604, 755, 102, FAR_GOLD],
          [624, 749, 60, FAR_FIR],
          [634, 757, 82, FAR_FIR],
          [674, 677, 58, FAR_GOLD],
          [652, 685, 84, FAR_FIR],
          [706, 669, 74, FAR_FIR],
        ],
        shaded: 4,
        knoll: '560,800 590,754 640,735 716,731 752,746 772,780 810,818 880,862 940,920 990,1040 500,1040',
        ravine: '930,1010 1020,1000 1140,996 1300,990 1460,984 1700,976',
      }),
    drawLink: (plate) =>
      draw(plate, {
        dx: 90,
        land: 0,
        size: 0.85,
        cam: new Camera([0, 11, 0], 0, 1.15 * 0.85, 668 * 0.85, 766),
        track: [
          [-38, -300],
          [42, -300],
          [46, -54],
        ],
        train: [40, 88, 6],
        hill: '-400,810 120,796 300,802 470,812 620,836 740,876 850,930 930,985 980,1040 -400,1040',
        larches: [],
        group: [
          [590, 748, 74, FAR_FIR],
          [612, 754, 96, FAR_GOLD],
          [640, 758, 66, FAR_FIR],
          [664, 766, 84, FAR_GOLD],
        ],
        shaded: 4,
        knoll: '560,800 590,754 640,735 716,731 752,746 772,780 810,818 880,862 940,920 990,1040 500,1040',
        ravine: '930,1010 1020,1000 1140,996 1300,990 1460,984 1900,970',
      }),
    drawTall: (plate) =>
      draw(plate, {
        dx: -582,
        land: -110,
        size: 1,
        cam: new Camera([0, 11, 0], 0, 0.9, 668, 330),
        track: [
          [6, -300],
          [44, -300],
          [30, -54],
        ],
        train: [32, 58, 5],
        rest: [194, 900, 158],
        hill: '-60,810 120,800 260,806 400,824 490,858 560,910 610,970 640,1040 -60,1040',
        larches: [],
        group: [],
        shaded: 0,
        knoll: '370,800 388,756 416,734 452,731 484,742 502,768 526,800 580,850 620,910 640,1040 360,1040',
        ravine: '650,990 680,980 700,974 800,970',
      }),
  },
]
