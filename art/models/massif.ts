/** A snow massif after sunset: the last rose light on the flanks towards the left, lilac and blue below it and on the right. */
import { poly } from '../kit/cut.ts'
import { clip, face, points, strip } from '../kit/rock.ts'
import type { Pt } from '../kit/vec.ts'

const ROSE = '#ffceb0',
  ROSE_DIM = '#e79a95',
  ROSE_ROCK = '#bf7683',
  LILAC = '#a7a3d3',
  BLUE = '#7d84c2',
  BLUE_ROCK = '#555c9c',
  DEEP = '#474e8e'
interface Peak {
  /** From the saddle on the left up to the summit, then down to the saddle on the right. */
  left: Pt[]
  right: Pt[]
  /** From the summit down between the two faces. */
  spine: Pt[]
  /** Row below which the sun has left the flank. */
  dusk: number
  seed: number
}
const PEAKS: Peak[] = [
  {
    left: points('120,470 190,432 240,404 290,352 330,338 372,300 410,290 440,262 470,246'),
    right: points('470,246 492,266 520,300 556,318 600,344 660,400 700,470'),
    spine: points('470,246 464,280 480,306 472,340 494,372 490,410 510,470'),
    dusk: 372,
    seed: 3,
  },
  {
    left: points('1010,470 1030,340 1046,306 1066,280 1094,246 1112,226 1130,216'),
    right: points('1130,216 1150,236 1170,268 1206,290 1230,322 1276,342 1310,372 1370,400 1480,470'),
    spine: points('1130,216 1124,248 1140,276 1130,310 1152,346 1148,390 1170,470'),
    dusk: 356,
    seed: 7,
  },
  {
    left: points(
      '500,470 560,380 600,346 626,312 652,270 684,250 702,214 732,190 754,150 786,132 806,102 832,84',
    ),
    right: points(
      '832,84 852,108 868,132 900,150 914,182 942,206 964,246 998,262 1018,294 1050,320 1080,400 1110,470',
    ),
    spine: points('832,84 824,124 840,156 828,190 848,226 838,262 864,300 856,340 882,384 876,470'),
    dusk: 372,
    seed: 11,
  },
]
/** A line from a point on the skyline down to the right or left, as gullies run. */
const fall = ([x, y]: Pt, dx: number, dy: number): Pt[] => [
  [x, y],
  [x + dx * 0.3, y + dy * 0.36],
  [x + dx * 0.5, y + dy * 0.66],
  [x + dx, y + dy],
]
function peak({ left, right, spine, dusk, seed }: Peak): string {
  const lit = [...left, ...spine.slice(1)],
    shade = [...spine.toReversed(), ...right.slice(1)]
  const sy = left.at(-1)![1]
  const x0 = left[0]![0],
    x1 = spine.at(-1)![0],
    x2 = right.at(-1)![0]
  // the line that dusk has reached: a few long calm slopes
  const dim = (from: number, to: number, row: number, ink: string): string =>
    poly(
      [
        [from, row + 34],
        [from + (to - from) * 0.22, row + 10],
        [from + (to - from) * 0.46, row + 16],
        [from + (to - from) * 0.7, row - 8],
        [to, row + 8],
        [to, 480],
        [from, 480],
      ],
      ink,
    )
  let s = clip(
    `glow${seed}`,
    lit,
    poly(lit, ROSE) +
      // planes that look away from the glow
      left
        .slice(2, -1)
        .filter((_, i) => i % 2 === 0)
        .map(([x, y], i) =>
          strip(
            seed + i,
            fall([x + 6, y + 4], 26 + 10 * (i % 3), (470 - y) * 0.62),
            30 + 8 * (i % 2),
            ROSE_DIM,
            0.4,
          ),
        )
        .join('') +
      left
        .slice(3, -1)
        .filter((_, i) => i % 2 === 1)
        .map(([x, y], i) =>
          strip(
            seed * 3 + i,
            fall([x + 3, y + 6], 14 + 9 * (i % 3), 100 + 40 * (i % 3)),
            14 + 4 * (i % 2),
            ROSE_ROCK,
          ),
        )
        .join('') +
      strip(
        seed + 40,
        spine.map(([x, y]): Pt => [x - 9, y + 12]),
        26,
        ROSE_ROCK,
        0.2,
      ) +
      // where the sun has gone
      dim(x0 - 10, x1 + 20, dusk, LILAC),
  )
  s += clip(
    `cold${seed}`,
    shade,
    poly(shade, BLUE) +
      poly(
        [
          ...spine,
          [x1 + 60, 470],
          ...spine.toReversed().map(([x, y]): Pt => [x + 26 + (y - sy) * 0.1, y + 16]),
        ],
        DEEP,
      ) +
      right
        .slice(2, -1)
        .filter((_, i) => i % 2 === 0)
        .map(([x, y], i) =>
          strip(
            seed * 5 + i,
            fall([x - 8, y + 2], 26 + 14 * (i % 2), 120 + 40 * (i % 3)),
            20 - 5 * (i % 2),
            BLUE_ROCK,
          ),
        )
        .join('') +
      dim(x1 - 20, x2, dusk + 44, '#9c9dd2'),
  )
  return s
}
/** The shoulder on which a peak's ridge comes down: its brighter side and its dark side. */
const spur = (x: number, i: number): string => {
  const w = i === 2 ? 1.3 : 1
  const at = (list: string): Pt[] => points(list).map(([dx, y]): Pt => [x + dx * w, y])
  return (
    poly(at('0,392 -30,412 -74,420 -118,440 -176,446 -250,480 -250,520 40,520 26,450 12,420'), '#9a92c4') +
    poly(at('0,392 34,408 62,430 118,440 160,462 250,484 250,520 40,520 26,450 12,420'), '#7c78b2')
  )
}
export const massif = (): string =>
  face('-900,468 2100,468 2100,620 -900,620', LILAC) +
  // far snows on the right, out of the sun
  face(
    '1300,470 1356,400 1404,372 1440,340 1474,352 1520,392 1580,376 1640,420 1900,400 1900,470',
    '#8f90c6',
  ) +
  face('1440,340 1474,352 1520,392 1510,430 1470,404 1452,380', '#6a70b0') +
  face('1356,400 1404,372 1440,340 1446,372 1420,400 1380,420', '#e0a7a4') +
  PEAKS.map(peak).join('') +
  [500, 1170, 866].map(spur).join('')
