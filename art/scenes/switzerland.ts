/** Above Zermatt on an October morning: the Matterhorn with the sun from the left, the red rack train below it, two walkers resting. */
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { clump, grass } from '../kit/foliage.ts'
import { bareSky } from '../kit/heavens.ts'
import { mix } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { ridge } from '../kit/skyline.ts'
import type { Pt } from '../kit/vec.ts'
import { railCar } from '../kit/vessels.ts'

const LIGHT: Pt = [-1, -0.5]
/** A column of an edge at a row. */
const columnAt = (edge: readonly Pt[], y: number): number => {
  let i = 0
  while (i < edge.length - 2 && edge[i + 1]![1] < y) i++
  const [[xa, ya], [xb, yb]] = [edge[i]!, edge[i + 1]!]
  return xa + (xb - xa) * Math.min(1, Math.max(0, (y - ya) / (yb - ya)))
}
/** A place on a face: `across` 0..1 from its left edge to its right one, on a row. */
const onFace = (left: readonly Pt[], right: readonly Pt[], across: number, y: number): Pt => {
  const [a, b] = [columnAt(left, y), columnAt(right, y)]
  return [a + (b - a) * across, y]
}
/** A rib of rock or a gully of snow: it follows the fall of the face, and its edges break as rock does. */
function shard(
  seed: number,
  [left, right]: [readonly Pt[], readonly Pt[]],
  across: number,
  [y0, y1]: [number, number],
  wide: number,
  ink: string,
): string {
  const r = random(seed),
    steps = Math.max(3, Math.round((y1 - y0) / 44)),
    near: Pt[] = [],
    far: Pt[] = []
  let drift = 0
  for (let i = 0; i <= steps; i++) {
    const t = i / steps,
      y = y0 + (y1 - y0) * t,
      w = wide * t ** 0.7 * (i === steps ? 0.3 : r.range(0.55, 1.15))
    drift += r.range(-0.014, 0.014)
    near.push(onFace(left, right, across + drift - w / 2, y + r.range(-9, 9)))
    far.unshift(onFace(left, right, across + drift + w / 2, y + r.range(-9, 9)))
  }
  return poly([...near, ...far], ink)
}
/** A larch in autumn: drooping tiers with sky between them; the light reaches round from the left, and stops at another place on each. */
function larch(
  seed: number,
  x: number,
  ground: number,
  high: number,
  [lit, shade]: [string, string],
): string {
  const r = random(seed),
    tiers = Math.max(7, Math.round(high / 34)),
    n = (v: number) => v.toFixed(1)
  let boughs = `<path d="M${n(x - high * 0.016)},${ground}L${n(x)},${n(ground - high)}L${n(x + high * 0.016)},${ground}Z" fill="#6a4a44"/>`
  /** A skirt from its left tip to a share of the way to its right one, its hem in tufts. */
  const skirt = (
    y: number,
    w: number,
    tall: number,
    to: number,
    tufts: number,
    ink: string,
    x: number,
  ): string => {
    const hem: string[] = []
    for (let i = tufts; i >= 0; i--) {
      const t = i / tufts,
        q = -1 + (1 + to) * t,
        droop = tall * (0.5 + 0.5 * Math.abs(q) ** 1.4)
      hem.push(`L${n(x + w * q)},${n(y + droop * r.range(0.86, 1.1))}`)
      if (i) hem.push(`L${n(x + w * (q - ((1 + to) / tufts) * 0.45))},${n(y + droop * 0.66)}`)
    }
    return `<path d="M${n(x)},${n(y - tall * 0.9)}C${n(x + w * to * 0.3)},${n(y - tall * 0.5)} ${n(x + w * to * 0.7)},${n(y + tall * 0.1)} ${n(x + w * to)},${n(y + tall * (0.5 + 0.4 * Math.max(0, to)))}${hem.join('')}C${n(x - w * 0.7)},${n(y + tall * 0.1)} ${n(x - w * 0.3)},${n(y - tall * 0.5)} ${n(x)},${n(y - tall * 0.9)}Z" fill="${ink}"/>`
  }
  for (let i = 0; i < tiers; i++) {
    const t = (i + 0.2) / tiers,
      y = ground - high * (0.13 + 0.83 * t),
      w = high * (0.2 * (1 - t) ** 0.9 + 0.018) * r.range(0.84, 1.14),
      tall = high * 0.062 * (1.25 - 0.75 * t),
      tufts = Math.max(4, Math.round(9 * (1 - t)))
    boughs +=
      skirt(y, w, tall * 1.16, 1, tufts, shade, x) +
      skirt(y, w, tall, r.range(-0.05, 0.5), Math.max(3, tufts - 2), lit, x - w * r.range(-0.3, 0.12))
  }
  return boughs
}
/** East face lit, north face in shade, the Hoernli ridge between them; flanks of 47 to 54 degrees below the hooked head. */
function matterhorn(): string {
  const spine: Pt[] = [
    [930, 138],
    [940, 192],
    [922, 250],
    [950, 318],
    [938, 392],
    [980, 470],
    [976, 548],
    [1030, 640],
    [1046, 704],
  ]
  const left: Pt[] = [
    [926, 138],
    [908, 154],
    [890, 190],
    [884, 222],
    [848, 252],
    [822, 292],
    [780, 330],
    [748, 382],
    [704, 424],
    [664, 486],
    [606, 540],
    [560, 594],
    [486, 648],
    [420, 704],
  ]
  const right: Pt[] = [
    [934, 137],
    [958, 156],
    [980, 194],
    [998, 240],
    [1036, 280],
    [1058, 344],
    [1112, 396],
    [1164, 442],
    [1226, 510],
    [1310, 566],
    [1404, 648],
    [1490, 704],
  ]
  const east: [Pt[], Pt[]] = [left, spine],
    north: [Pt[], Pt[]] = [spine, right]
  const clipped = (id: string, [a, b]: [Pt[], Pt[]], body: string) =>
    `<clipPath id="${id}"><path d="M${[...a, ...b.toReversed()].map((q) => q.join(',')).join('L')}Z"/></clipPath><g clip-path="url(#${id})">${body}</g>`
  const ROCK = '#d99f80',
    SNOW = '#fff6e4',
    SHADED = '#4c5492',
    ICE = '#9aa7d6'
  return (
    poly([...left, ...spine.toReversed()], '#f1c39d') +
    poly([...spine, ...right.toReversed()], '#646ca8') +
    clipped(
      'east',
      east,
      // what each rib shades, then the snow that lies between the ribs and on the apron
      shard(3, east, 0.22, [300, 700], 0.16, ROCK) +
        shard(8, east, 0.5, [214, 590], 0.2, ROCK) +
        shard(11, east, 0.88, [250, 640], 0.2, ROCK) +
        shard(15, east, 0.36, [470, 690], 0.12, ROCK) +
        shard(16, east, 0.7, [420, 640], 0.14, '#c58a72') +
        shard(21, east, 0.66, [146, 330], 0.5, SNOW) +
        shard(22, east, 0.3, [330, 560], 0.16, SNOW) +
        shard(24, east, 0.62, [370, 610], 0.17, SNOW) +
        shard(27, east, 0.82, [430, 600], 0.1, SNOW) +
        shard(29, east, 0.12, [470, 640], 0.12, SNOW) +
        poly(
          [
            [380, 720],
            [470, 664],
            [520, 668],
            [590, 616],
            [640, 640],
            [700, 596],
            [742, 628],
            [800, 606],
            [846, 650],
            [900, 622],
            [960, 660],
            [1000, 634],
            [1060, 720],
          ],
          SNOW,
        ),
    ) +
    clipped(
      'north',
      north,
      shard(41, north, 0.2, [230, 640], 0.2, SHADED) +
        shard(43, north, 0.52, [300, 640], 0.18, SHADED) +
        shard(45, north, 0.8, [330, 700], 0.16, SHADED) +
        shard(51, north, 0.5, [150, 340], 0.36, ICE) +
        shard(53, north, 0.36, [330, 600], 0.16, ICE) +
        shard(55, north, 0.68, [380, 640], 0.14, ICE) +
        poly(
          [
            [1000, 720],
            [1046, 640],
            [1090, 604],
            [1130, 640],
            [1190, 590],
            [1240, 640],
            [1310, 612],
            [1370, 668],
            [1430, 664],
            [1520, 720],
          ],
          ICE,
        ),
    )
  )
}
function viaduct(x: number, y: number, arches: number, w: number): string {
  let s = ''
  for (let i = 0; i < arches; i++) {
    const ax = x + i * w
    s += `<path d="M${ax},${y}H${ax + w + 1}V${y + 190}H${ax + w - 12}V${y + 62}A${w / 2 - 12},${w / 2 - 12} 0 0 0 ${ax + 12},${y + 62}V${y + 190}H${ax}Z" fill="#b89a94"/><path d="M${ax + w - 12},${y + 190}V${y + 62}A${w / 2 - 12},${w / 2 - 12} 0 0 0 ${ax + w / 2},${y + 62 - w / 2 + 12}L${ax + w / 2 - 10},${y + 62 - w / 2 + 14}A${w / 2 - 12},${w / 2 - 12} 0 0 1 ${ax + w - 26},${y + 62}V${y + 190}Z" fill="#e8cdb4"/>`
  }
  return (
    s +
    `<path d="M${x - 10},${y - 12}H${x + arches * w + 10}V${y + 6}H${x - 10}Z" fill="#e8cdb4"/><path d="M${x - 10},${y}H${x + arches * w + 10}V${y + 6}H${x - 10}Z" fill="#94787c"/>`
  )
}
function draw(plate: Plate, l: { dx: number; people: number; train: number; tree: number }): void {
  const { dx, people: px } = l,
    r = random(5)
  bareSky(plate, [
    [0, '#0d2c66'],
    [240, '#2c69ab'],
    [480, '#8cc0da'],
    [680, '#fbead0'],
  ])
  plate.svg(
    `<g transform="translate(${dx},0)">${ridge(-320, 760, 706, 200, '#b9c6dd', 4, 2) + ridge(-260, 620, 706, 130, '#d8dce8', 9, 2) + ridge(1180, 2000, 706, 220, '#7f8fc0', 6, 2)}${matterhorn()}</g>`,
  )
  plate.svg(
    `<g transform="translate(${dx},0)">${smooth(
      [
        [-600, 690],
        [100, 668],
        [520, 690],
        [900, 676],
        [1400, 694],
        [2200, 680],
        [2200, 760],
        [-600, 760],
      ],
      '#f6e6d2',
      0.9,
    )}</g>`,
    { opacity: 0.75 },
  )
  // two alps, and larches turned gold
  plate.svg(
    poly(
      [
        [-20, 742],
        [320, 706],
        [700, 722],
        [1180, 700],
        [1620, 726],
        [1620, 1010],
        [-20, 1010],
      ],
      '#7d8f6a',
    ) +
      smooth(
        [
          [-60, 800],
          [300, 742],
          [760, 756],
          [1240, 728],
          [1680, 772],
          [1680, 1010],
          [-60, 1010],
        ],
        '#5f7c5c',
        0.8,
      ),
  )
  let trees = ''
  for (let i = 0; i < 46; i++) {
    const x = r.range(-20, 1620),
      y = 742 + r.range(0, 34)
    trees += larch(i, x, y, r.range(36, 74), i % 3 ? ['#e0a03c', '#a8662f'] : ['#4f7f6a', '#2f5a55'])
  }
  plate.svg(trees)
  const ty = 812
  plate.svg(`<g transform="rotate(-3.2 800 ${ty})">${viaduct(l.train - 420, ty, 17, 104)}</g>`)
  plate.svg(
    `<g transform="rotate(-3.2 800 ${ty})">${[0, 1, 2].map((i) => place(l.train + i * 16.12 * 15.5 - 300, ty - 12, 15.5, railCar(i === 2, ['#d8362f', '#8f2232', '#24345e', '#ffe6bf']))).join('')}</g>`,
  )
  plate.svg(
    smooth(
      [
        [-60, 912],
        [260, 868],
        [560, 884],
        [820, 920],
        [1120, 900],
        [1680, 872],
        [1680, 1020],
        [-60, 1020],
      ],
      '#3e5f4c',
      0.8,
    ),
  )
  plate.svg(
    edgeLight(
      larch(91, l.tree, 960, 470, ['#f0b44a', '#a45d2c']) +
        larch(92, l.tree + 120, 990, 330, ['#e2a03e', '#94502a']) +
        larch(93, l.tree - 120, 990, 270, ['#4f7f6a', '#234a48']),
      LIGHT,
      2.5,
      '#ffe3a0',
    ),
  )
  // the walkers on their rock
  const look = (top: string, bottom: string, more: Partial<Look>): Look => ({
    skin: '#b9774f',
    hair: '#2a1f30',
    top,
    bottom,
    far: mix(bottom, '#1c2048', 0.4),
    farTop: mix(top, '#1c2048', 0.35),
    shoes: '#2a2236',
    ...more,
  })
  plate.svg(
    smooth(
      [
        [px - 150, 1010],
        [px - 130, 940],
        [px - 60, 908],
        [px + 60, 904],
        [px + 150, 926],
        [px + 210, 1010],
      ],
      '#6a6480',
      0.7,
    ) +
      poly(
        [
          [px - 134, 946],
          [px - 60, 908],
          [px + 60, 904],
          [px + 20, 930],
          [px - 70, 940],
        ],
        '#c9b7b4',
      ) +
      // the stone that he sits on
      poly(
        [
          [px - 68, 922],
          [px - 62, 882],
          [px - 40, 872],
          [px + 6, 876],
          [px + 22, 924],
        ],
        '#57527a',
      ) +
      poly(
        [
          [px - 62, 882],
          [px - 40, 872],
          [px + 6, 876],
          [px - 20, 886],
        ],
        '#d9c7c0',
      ) +
      edgeLight(
        place(
          px - 30,
          918,
          150,
          figure('sitsOnStep', look('#e8b03e', '#2c4a7a', { cut: 'cap', hat: '#d8362f' })),
          true,
        ) +
          place(
            px + 74,
            924,
            150,
            figure(
              'points',
              look('#2f7f86', '#3f3a5e', { cut: 'bun', bag: { kind: 'pack', ink: '#c9503f' } }),
            ),
            true,
          ),
        LIGHT,
        2,
        '#ffe9bd',
      ),
  )
  plate.svg(
    grass(4, -20, 1640, 1012, 76, '#22403d', 8) +
      grass(14, -20, 1640, 1020, 50, '#14282e', 7) +
      clump(3, px - 190, 996, 110, 60, '#1c3838', 11) +
      clump(6, px + 230, 1000, 130, 66, '#1c3838', 11),
  )
}
export const views: View[] = [
  {
    name: 'romantic-switzerland-cover',
    focusX: 900,
    draw: (plate) => draw(plate, { dx: 0, people: 1250, train: 600, tree: 210 }),
    drawTall: (plate) => draw(plate, { dx: -560, people: 548, train: -30, tree: 40 }),
  },
]
