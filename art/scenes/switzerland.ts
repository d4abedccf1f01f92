/** Above Zermatt on an October morning: the Matterhorn with the sun from the left, the red rack train below it, two walkers resting. */
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { mix } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { railCar } from '../kit/vessels.ts'

const LIGHT: Pt = [-1, -0.5]
/** A larch in autumn: tiers of drooping boughs with fringed hems, each over the shade it lays on the next, lit from the left. */
function larch(
  seed: number,
  x: number,
  ground: number,
  high: number,
  [lit, shade]: [string, string],
): string {
  const r = random(seed),
    tiers = Math.max(5, Math.round(high / 40)),
    n = (v: number) => v.toFixed(1),
    top = ground - high,
    step = (high * 0.84) / tiers,
    dim = mix(lit, shade, 0.5)
  let s = `<path d="M${n(x - high * 0.024)},${ground}L${n(x - high * 0.012)},${n(ground - high * 0.3)}H${n(x + high * 0.012)}L${n(x + high * 0.024)},${ground}Z" fill="#5a4046"/>`
  /** One side of a tier, from the trunk out along the bough and back along its hem. */
  const bough = (side: 1 | -1, y: number, w: number, fall: number, over: number): string => {
    const fringe = Math.max(3, Math.round(w / 13))
    let d = `M${n(x)},${n(y - step * 0.75)}C${n(x + side * w * 0.3)},${n(y - step * 0.5)} ${n(x + side * w * 0.62)},${n(y - step * 0.12)} ${n(x + side * w)},${n(y + fall * 0.4)}`
    for (let j = 1; j <= fringe; j++) {
      const at = 1 - j / fringe,
        hem = y + fall * (0.5 + 0.5 * at) + step * r.range(0.1, 0.34),
        notch = x + side * w * (at + 0.5 / fringe)
      d += `Q${n(notch)},${n(hem - step * 0.1)} ${n(x + side * w * at + (j === fringe ? -side * over : side * 2))},${n(j === fringe ? y + step * 0.1 : hem)}`
      if (j < fringe) d += `L${n(x + side * w * (at - 0.12 / fringe))},${n(hem - step * r.range(0.18, 0.34))}`
    }
    return `${d}Z`
  }
  for (let i = tiers - 1; i >= 0; i--) {
    const t = (i + 1) / tiers,
      y = top + step * (i + 1),
      w = high * (0.025 + 0.155 * t ** 0.9) * (i === tiers - 1 ? 0.84 : 1),
      left = w * r.range(0.86, 1.12),
      right = w * r.range(0.86, 1.12),
      fall = step * 0.35
    if (i < tiers - 1)
      s +=
        `<path d="${bough(-1, y + step * 0.24, left * 0.86, fall, 0)}" fill="${dim}"/>` +
        `<path d="${bough(1, y + step * 0.24, right * 0.86, fall, 0)}" fill="${mix(shade, '#3a2440', 0.3)}"/>`
    s +=
      `<path d="${bough(1, y, right, fall, 0)}" fill="${shade}"/>` +
      `<path d="${bough(-1, y, left, fall, right * r.range(0.05, 0.3))}" fill="${lit}"/>`
  }
  return s
}
/** From Zermatt: the east face lit, the north face in shade, the Hoernli ridge with its shoulder between them. The head leans to the right. */
function matterhorn(): string {
  const left: Pt[] = [
    [956, 108],
    [920, 150],
    [900, 174],
    [884, 212],
    [862, 234],
    [846, 276],
    [806, 336],
    [784, 356],
    [752, 412],
    [706, 462],
    [684, 494],
    [622, 548],
    [586, 566],
    [520, 620],
    [438, 656],
    [330, 704],
    [250, 770],
  ]
  const right: Pt[] = [
    [956, 108],
    [958, 124],
    [948, 144],
    [956, 168],
    [974, 186],
    [1004, 206],
    [1018, 232],
    [1016, 262],
    [1040, 304],
    [1046, 338],
    [1084, 386],
    [1098, 424],
    [1146, 474],
    [1168, 512],
    [1236, 560],
    [1290, 610],
    [1376, 650],
    [1480, 704],
    [1560, 770],
  ]
  const spine: Pt[] = [
    [956, 108],
    [938, 142],
    [920, 168],
    [926, 204],
    [912, 236],
    [918, 270],
    [904, 300],
    [930, 318],
    [958, 328],
    [956, 366],
    [982, 412],
    [976, 450],
    [1006, 500],
    [1018, 552],
    [1056, 600],
    [1066, 650],
    [1110, 700],
    [1120, 770],
  ]
  const clipped = (id: string, a: Pt[], b: Pt[], body: string) =>
    `<clipPath id="${id}"><path d="M${[...a, ...b.toReversed()].map((q) => q.join(',')).join('L')}Z"/></clipPath><g clip-path="url(#${id})">${body}</g>`
  const each = (faces: Pt[][], ink: string) => faces.map((face) => poly(face, ink)).join('')
  const HALF = '#d39a80',
    SNOW = '#fff6e4',
    SHADED = '#454d8c',
    PALE = '#747eb8',
    ICE = '#b3bde4'
  return (
    poly([...left, ...spine.toReversed()], '#f0c29a') +
    poly([...spine, ...right.toReversed()], '#5d66a6') +
    clipped(
      'east',
      left,
      spine,
      // planes of rock that look away from the sun: below the head, under the shoulder, and one far rib
      each(
        [
          [
            [938, 142],
            [908, 176],
            [904, 214],
            [888, 252],
            [890, 300],
            [872, 338],
            [884, 352],
            [904, 300],
            [918, 270],
            [912, 236],
            [926, 204],
            [918, 168],
          ],
          [
            [904, 300],
            [884, 352],
            [896, 392],
            [874, 428],
            [892, 470],
            [934, 452],
            [950, 492],
            [976, 450],
            [982, 412],
            [956, 366],
            [958, 328],
            [930, 318],
          ],
          [
            [806, 352],
            [794, 396],
            [760, 438],
            [748, 478],
            [716, 504],
            [726, 462],
            [752, 412],
          ],
          [
            [976, 450],
            [950, 492],
            [962, 540],
            [944, 580],
            [990, 600],
            [1000, 640],
            [1066, 650],
            [1056, 600],
            [1018, 552],
            [1006, 500],
          ],
          [
            [684, 494],
            [664, 540],
            [610, 590],
            [566, 604],
            [530, 650],
            [470, 668],
            [520, 620],
            [586, 566],
            [622, 548],
          ],
        ],
        HALF,
      ) +
        // the one big snow field, ragged above, and rock that breaks through it
        each(
          [
            [
              [842, 402],
              [822, 440],
              [790, 462],
              [776, 500],
              [730, 528],
              [716, 566],
              [650, 590],
              [610, 636],
              [520, 668],
              [420, 720],
              [380, 780],
              [1130, 780],
              [1116, 712],
              [1060, 676],
              [1010, 668],
              [988, 622],
              [936, 606],
              [926, 566],
              [944, 528],
              [906, 502],
              [870, 500],
              [858, 462],
              [864, 430],
            ],
          ],
          SNOW,
        ) +
        each(
          [
            [
              [850, 476],
              [842, 520],
              [856, 556],
              [848, 600],
              [876, 640],
              [872, 690],
              [838, 650],
              [822, 606],
              [828, 560],
              [812, 532],
              [832, 510],
            ],
            [
              [712, 592],
              [736, 616],
              [730, 640],
              [766, 676],
              [706, 656],
              [690, 626],
            ],
            [
              [942, 640],
              [958, 656],
              [984, 690],
              [948, 672],
            ],
          ],
          HALF,
        ) +
        // snow on the ledges
        each(
          [
            [
              [906, 178],
              [896, 204],
              [884, 222],
              [892, 200],
            ],
            [
              [888, 252],
              [866, 282],
              [852, 314],
              [860, 278],
              [876, 256],
            ],
            [
              [872, 338],
              [848, 352],
              [822, 388],
              [836, 346],
              [856, 330],
            ],
            [
              [934, 452],
              [912, 448],
              [892, 470],
              [900, 444],
              [918, 434],
            ],
            [
              [788, 404],
              [764, 436],
              [754, 462],
              [762, 428],
            ],
            [
              [944, 330],
              [926, 338],
              [910, 372],
              [916, 336],
              [928, 324],
            ],
          ],
          SNOW,
        ),
    ) +
    clipped(
      'north',
      spine,
      right,
      // the deep shade under the ridge, the paler Zmutt side, and hanging ice
      each(
        [
          [
            [956, 108],
            [946, 176],
            [966, 216],
            [952, 262],
            [976, 306],
            [990, 352],
            [1026, 404],
            [1022, 452],
            [1062, 506],
            [1078, 566],
            [1130, 610],
            [1120, 780],
            [1040, 640],
            [960, 420],
            [900, 300],
          ],
        ],
        SHADED,
      ) +
        each(
          [
            [
              [1018, 232],
              [998, 250],
              [1006, 290],
              [1024, 326],
              [1052, 384],
              [1082, 412],
              [1092, 452],
              [1140, 502],
              [1180, 540],
              [1250, 600],
              [1350, 660],
              [1440, 700],
              [1480, 704],
              [1376, 650],
              [1290, 610],
              [1236, 560],
              [1168, 512],
              [1146, 474],
              [1098, 424],
              [1084, 386],
              [1046, 338],
              [1040, 304],
              [1016, 262],
            ],
          ],
          PALE,
        ) +
        each(
          [
            [
              [1034, 420],
              [1060, 452],
              [1084, 514],
              [1120, 548],
              [1150, 606],
              [1214, 640],
              [1300, 690],
              [1420, 780],
              [1110, 780],
              [1116, 690],
              [1090, 640],
              [1096, 600],
              [1066, 546],
              [1068, 500],
              [1040, 462],
            ],
            [
              [962, 232],
              [972, 262],
              [992, 290],
              [988, 256],
            ],
            [
              [996, 330],
              [1010, 366],
              [1034, 392],
              [1022, 352],
            ],
          ],
          ICE,
        ) +
        each(
          [
            [
              [1118, 606],
              [1150, 640],
              [1196, 664],
              [1230, 704],
              [1160, 690],
              [1126, 650],
            ],
          ],
          '#6a74b0',
        ),
    )
  )
}
/** Snow mountains far off: peaks lit from the left, each with its shaded side. */
const range = (peaks: Pt[], foot: number, lit: string, shade: string): string => {
  const edge: Pt[] = [],
    sides: Pt[][] = []
  peaks.forEach(([x, y], i) => {
    edge.push([x, y])
    const next = peaks[i + 1]
    if (!next) return
    const saddle: Pt = [x + (next[0] - x) * 0.55, Math.max(y, next[1]) + 26]
    edge.push([x + (saddle[0] - x) * 0.45, y + (saddle[1] - y) * 0.62], saddle)
    sides.push([
      [x, y],
      [x + (saddle[0] - x) * 0.45, y + (saddle[1] - y) * 0.62],
      saddle,
      [saddle[0] - 8, saddle[1] + 40],
      [x + 26, y + 54],
      [x + 4, y + 30],
    ])
  })
  return (
    poly([[peaks[0]![0], foot], ...edge, [peaks.at(-1)![0], foot]], lit) +
    sides.map((side) => poly(side, shade)).join('')
  )
}
/** Piers down to the ground, whose row at a column is `floor`: longer over the middle of the valley. */
function viaduct(x: number, y: number, arches: number, w: number, floor: (x: number) => number): string {
  const r = w / 2 - 13
  let wall = '',
    lit = '',
    laid = ''
  for (let i = 0; i <= arches; i++) {
    const ax = x + i * w,
      foot = floor(ax)
    laid += `M${ax - 15},${foot}L${ax + 15},${foot}L${ax + 70},${foot + 15}L${ax + 34},${foot + 14}Z`
    wall += `M${ax - 13},${y}H${ax + 13}V${y + 30 + r}L${ax + 16},${foot}Q${ax},${foot + 5} ${ax - 16},${foot}L${ax - 13},${y + 30 + r}Z`
    lit += `M${ax - 13},${y + 30 + r}L${ax - 16},${foot}L${ax - 27},${foot - 5}L${ax - 24},${y + 30 + r}Z`
    if (i === arches) break
    wall += `M${ax},${y}H${ax + w}V${y + 30 + r}H${ax + w - 13}A${r},${r} 0 0 0 ${ax + 13},${y + 30 + r}H${ax}Z`
    // the light under the arch
    lit += `M${ax + w - 13},${y + 30 + r}A${r},${r} 0 0 0 ${ax + w / 2},${y + 30}A${r * 1.15},${r} 0 0 1 ${ax + w - 24},${y + 30 + r}Z`
  }
  return (
    `<path d="${laid}" fill="#48654f"/><path d="${wall}" fill="#a98d90"/><path d="${lit}" fill="#e8cdb4"/>` +
    `<path d="M${x - 24},${y - 12}H${x + arches * w + 24}V${y + 6}H${x - 24}Z" fill="#e8cdb4"/><path d="M${x - 24},${y}H${x + arches * w + 24}V${y + 6}H${x - 24}Z" fill="#94787c"/>`
  )
}
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
/** He sits in profile, hands on his knee: metres, to the right, the feet at y = 0, the seat at 0.42. */
const SEATED =
  shape('M.49,-.1L.61,-.1C.62,-.06 .68,-.05 .74,-.03C.765,-.02 .765,0 .765,0H.48Z', '#2a2236') +
  shape('M0,-.6L.44,-.585C.52,-.58 .56,-.53 .555,-.46L.6,-.09L.5,-.07L.43,-.44L0,-.42Z', '#213860') +
  shape('M.29,-.11L.42,-.11C.43,-.06 .49,-.05 .55,-.03C.575,-.02 .575,0 .575,0H.285Z', '#3a2c3c') +
  shape(
    'M-.2,-.62C-.24,-.5 -.22,-.425 -.14,-.415L.27,-.42C.305,-.3 .29,-.2 .3,-.08L.415,-.08C.435,-.22 .455,-.36 .46,-.47C.465,-.56 .41,-.615 .33,-.62L0,-.68Z',
    '#345a92',
  ) +
  shape(
    'M-.2,-.62C-.24,-.5 -.22,-.425 -.14,-.415L.27,-.42C.305,-.3 .29,-.2 .3,-.08L.345,-.08C.35,-.24 .345,-.38 .3,-.47L-.06,-.49Z',
    '#263f6c',
  ) +
  shape('M0,-1L.005,-1.17L.115,-1.15L.11,-1Q.05,-.96 0,-1Z', '#86513e') +
  shape(
    'M0,-1.035C-.1,-1.02 -.17,-.96 -.2,-.86C-.24,-.74 -.245,-.62 -.225,-.52C-.1,-.49 .03,-.5 .13,-.55C.14,-.66 .175,-.74 .175,-.84C.175,-.94 .14,-1.01 .08,-1.03Q.04,-1.01 0,-1.035Z',
    '#eab544',
  ) +
  shape(
    'M0,-1.035C-.1,-1.02 -.17,-.96 -.2,-.86C-.24,-.74 -.245,-.62 -.225,-.52C-.17,-.507 -.11,-.503 -.05,-.506C-.1,-.66 -.1,-.86 0,-1.035ZM.07,-.62L.1,-.53L.13,-.55L.145,-.64Z',
    '#b67d33',
  ) +
  shape(
    'M-.06,-.96C-.1,-.9 -.09,-.83 -.05,-.75C-.01,-.68 .04,-.63 .1,-.63L.36,-.64L.37,-.715L.15,-.73C.11,-.79 .1,-.86 .08,-.93C.05,-.99 -.02,-1.01 -.06,-.96Z',
    '#f4c65c',
  ) +
  shape(
    'M-.06,-.96C-.1,-.9 -.09,-.83 -.05,-.75C-.01,-.68 .04,-.63 .1,-.63L.36,-.64L.362,-.665L.11,-.67C.04,-.7 -.04,-.82 -.06,-.96Z',
    '#b67d33',
  ) +
  shape('M.355,-.715C.4,-.725 .455,-.7 .465,-.665C.47,-.635 .43,-.622 .4,-.63L.355,-.643Z', '#b9774f') +
  `<g transform="translate(.075,-1.19) rotate(-6) scale(.235)">${shape('M-.03,-.5C.2,-.51 .34,-.4 .355,-.22C.36,-.13 .335,-.1 .35,-.06L.44,.09C.455,.13 .42,.145 .38,.15L.395,.205L.37,.245L.38,.29C.35,.33 .36,.36 .36,.4C.35,.475 .27,.505 .2,.48C.1,.45 .02,.39 -.05,.31L-.3,.26C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z', '#b9774f')}${shape('M-.3,.26L-.05,.31C.02,.39 .1,.45 .2,.48C.1,.36 .04,.2 .06,.02L-.1,-.1Z', '#86513e')}${shape('M.21,-.015Q.26,-.06 .32,-.02Q.27,.02 .21,-.015Z', '#2a1f30')}${shape('M-.02,-.26L-.46,-.24C-.53,-.1 -.5,.14 -.36,.32C-.28,.29 -.2,.2 -.13,.12C-.2,.04 -.18,-.08 -.08,-.08C-.04,-.08 -.02,-.04 0,0Z', '#2a1f30')}${shape('M-.5,-.18C-.54,-.52 -.34,-.66 -.04,-.66C.24,-.66 .4,-.5 .41,-.27L.68,-.19C.73,-.17 .71,-.12 .65,-.13L.3,-.2Z', '#d8362f')}${shape('M-.5,-.18C-.54,-.52 -.34,-.66 -.04,-.66C-.2,-.56 -.26,-.4 -.24,-.19Z', '#97273a')}</g>`
interface Layout {
  dx: number
  /** Column of the rock that the walkers rest on, and how many pixels higher than usual it is. */
  people: number
  lift?: number
  /** The train's rear end, its number of cars, and pixels per metre. */
  train: number
  cars: number
  scale: number
  /** Column and height of the larches in front, and their ground. */
  larches: [number, number, number][]
}
function draw(plate: Plate, l: Layout): void {
  const { dx, people: px, lift = 0 } = l,
    r = random(5)
  bareSky(plate, [
    [0, '#0d2c66'],
    [230, '#2a66a9'],
    [460, '#8cc4de'],
    [680, '#fbead0'],
  ])
  plate.svg(
    `<g transform="translate(${dx},0)">${
      range(
        [
          [-160, 640],
          [-20, 606],
          [96, 634],
          [150, 612],
          [286, 568],
          [340, 598],
          [470, 640],
          [560, 690],
        ],
        780,
        '#d7dcec',
        '#a9b7d8',
      ) +
      range(
        [
          [1180, 690],
          [1330, 642],
          [1400, 606],
          [1480, 628],
          [1600, 574],
          [1720, 610],
          [1900, 640],
        ],
        780,
        '#c3cbe6',
        '#8f9fcc',
      ) +
      matterhorn() +
      // the foothills before the glacier
      poly(
        [
          [-300, 690],
          [-60, 668],
          [120, 694],
          [290, 664],
          [420, 690],
          [560, 682],
          [700, 712],
          [860, 700],
          [1010, 722],
          [1180, 692],
          [1330, 700],
          [1480, 660],
          [1640, 690],
          [1960, 650],
          [1960, 800],
          [-300, 800],
        ],
        '#8e93b4',
      ) +
      poly(
        [
          [290, 664],
          [420, 690],
          [560, 682],
          [700, 712],
          [640, 730],
          [480, 716],
          [380, 724],
          [320, 700],
        ],
        '#73799f',
      ) +
      poly(
        [
          [1480, 660],
          [1640, 690],
          [1960, 650],
          [1960, 800],
          [1600, 760],
          [1520, 700],
        ],
        '#73799f',
      )
    }</g>`,
  )
  // two alps, and larches turned gold
  plate.svg(
    smooth(
      [
        [-60, 748],
        [200, 718],
        [520, 734],
        [900, 716],
        [1240, 728],
        [1680, 706],
        [1680, 1010],
        [-60, 1010],
      ],
      '#7d8f6a',
      0.8,
    ) +
      smooth(
        [
          [-60, 800],
          [300, 758],
          [760, 772],
          [1240, 748],
          [1680, 780],
          [1680, 1010],
          [-60, 1010],
        ],
        '#5f7c5c',
        0.8,
      ),
  )
  let trees = ''
  for (let i = 0; i < 40; i++) {
    const x = r.range(-20, 1620),
      y = 752 + r.range(0, 30)
    trees += larch(i, x, y, r.range(36, 74), i % 3 ? ['#e0a03c', '#a8662f'] : ['#4f7f6a', '#2f5a55'])
  }
  plate.svg(trees)
  const ty = 806,
    k = l.scale,
    car = 16.12 * k
  plate.svg(
    `<g transform="rotate(-2.4 ${l.train} ${ty})">${
      viaduct(l.train + 20, ty, 16, 96, (x) => {
        // the ground in the turned frame of the viaduct
        const t = (x - l.train) / 700
        return 874 + 20 * Math.sin(t * 2.2) + (x - l.train) * 0.03
      }) +
      Array.from({ length: l.cars }, (_, i) =>
        place(
          l.train + i * car,
          ty - 12,
          k,
          railCar(i === l.cars - 1, ['#d8362f', '#8f2232', '#24345e', '#ffe6bf']),
        ),
      ).join('')
    }</g>` +
      // the bank on which the line comes out of the trees
      smooth(
        [
          [-120, 790],
          [l.train - 60, 793],
          [l.train + 16, 793],
          [l.train + 66, 842],
          [l.train + 150, 892],
          [l.train + 260, 960],
          [-120, 960],
        ],
        '#4d6d54',
        0.6,
      ),
  )
  plate.svg(
    smooth(
      [
        [-60, 930],
        [260, 912],
        [560, 924],
        [820, 944],
        [1120, 926],
        [1680, 906],
        [1680, 1020],
        [-60, 1020],
      ],
      '#3e5f4c',
      0.8,
    ) +
      l.larches
        .map(([x, high, ground], i) =>
          larch(
            91 + i,
            x,
            ground,
            high,
            (
              [
                ['#f0b44a', '#a45d2c'],
                ['#e2a03e', '#94502a'],
                ['#4f7f6a', '#234a48'],
              ] as const
            )[i % 3] as [string, string],
          ),
        )
        .join(''),
  )
  // the walkers on their rock
  const look: Look = {
    skin: '#b9774f',
    hair: '#2a1f30',
    top: '#2f7f86',
    bottom: '#3f3a5e',
    far: mix('#3f3a5e', '#1c2048', 0.4),
    farTop: mix('#2f7f86', '#1c2048', 0.35),
    shoes: '#2a2236',
    cut: 'bun',
    bag: { kind: 'pack', ink: '#c9503f' },
  }
  const K = 142,
    top = 902,
    ledge = top + 0.42 * K
  plate.svg(
    `<g transform="translate(0,${-lift})">${
      // one outcrop: front in shade, the flank towards the sun and the level top in light
      poly(
        [
          [px - 74, top + 2],
          [px - 92, ledge - 8],
          [px - 182, ledge - 2],
          [px - 204, 1010],
          [px + 232, 1010],
          [px + 214, top + 34],
          [px + 176, top + 4],
        ],
        '#5f587e',
      ) +
      poly(
        [
          [px - 74, top + 2],
          [px - 92, ledge - 8],
          [px - 86, ledge + 14],
          [px - 58, ledge - 6],
          [px - 40, top + 16],
        ],
        '#a394a8',
      ) +
      poly(
        [
          [px - 74, top + 2],
          [px - 44, top - 12],
          [px + 60, top - 14],
          [px + 150, top - 8],
          [px + 176, top + 4],
          [px + 120, top + 14],
          [px + 40, top + 12],
          [px - 40, top + 16],
        ],
        '#dccabf',
      ) +
      poly(
        [
          [px - 182, ledge - 2],
          [px - 160, ledge - 14],
          [px - 92, ledge - 12],
          [px - 86, ledge + 14],
          [px - 130, ledge + 10],
        ],
        '#dccabf',
      ) +
      poly(
        [
          [px - 182, ledge - 2],
          [px - 130, ledge + 10],
          [px - 86, ledge + 14],
          [px - 100, 1010],
          [px - 204, 1010],
        ],
        '#7d7394',
      ) +
      poly(
        [
          [px + 40, top + 12],
          [px + 120, top + 14],
          [px + 176, top + 4],
          [px + 214, top + 34],
          [px + 232, 1010],
          [px + 110, 1010],
          [px + 84, top + 60],
        ],
        '#4b4568',
      ) +
      // their shadows
      poly(
        [
          [px - 62, top - 1],
          [px - 6, top - 6],
          [px + 56, top + 6],
          [px + 40, top + 11],
          [px - 10, top + 8],
        ],
        '#948bab',
      ) +
      poly(
        [
          [px + 52, top + 1],
          [px + 92, top - 3],
          [px + 168, top + 1],
          [px + 150, top + 8],
          [px + 100, top + 5],
        ],
        '#948bab',
      ) +
      poly(
        [
          [px - 150, ledge + 1],
          [px - 92, ledge - 3],
          [px - 88, ledge + 5],
          [px - 130, ledge + 5],
        ],
        '#948bab',
      ) +
      edgeLight(
        place(px - 38, ledge, K, SEATED, true) + place(px + 82, top + 1, K, figure('points', look), true),
        LIGHT,
        1.6,
        '#ffe9bd',
      )
    }</g>`,
  )
  plate.svg(
    // the near bank
    smooth(
      [
        [-60, 980],
        [240, 966],
        [520, 986],
        [820, 994],
        [1120, 984],
        [1400, 988],
        [1680, 972],
        [1680, 1020],
        [-60, 1020],
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
        people: 1250,
        train: 350,
        cars: 3,
        scale: 15,
        larches: [
          [150, 430, 972],
          [262, 300, 986],
          [46, 260, 986],
        ],
      }),
    drawLink: (plate) =>
      draw(plate, {
        dx: 60,
        people: 1330,
        lift: 150,
        train: 410,
        cars: 3,
        scale: 15,
        larches: [
          [150, 430, 972],
          [262, 300, 986],
          [46, 260, 986],
        ],
      }),
    drawTall: (plate) =>
      draw(plate, {
        dx: -552,
        people: 524,
        train: 36,
        cars: 2,
        scale: 11.4,
        larches: [
          [34, 150, 986],
          [116, 104, 990],
        ],
      }),
  },
]
