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
/** Bands of rock across a face: they dip to the left on the east face (0), to the right on the north face (1). */
function strata(face: readonly Pt[], ink: string, side: 0 | 1): string {
  const r = random(7 + side)
  let bands = ''
  for (let y = 190; y < 720; y += r.range(15, 34)) {
    const x = side ? r.range(930, 1180) : r.range(430, 880),
      w = r.range(70, 250) * (0.4 + (y - 150) / 500),
      fall = w * (side ? 0.3 : -0.16),
      h = r.range(3, 8)
    bands += `M${x.toFixed(0)},${y.toFixed(0)}L${(x + w * 0.4).toFixed(0)},${(y + fall * 0.3 - h * 0.4).toFixed(0)}L${(x + w).toFixed(0)},${(y + fall).toFixed(0)}L${(x + w * 0.5).toFixed(0)},${(y + fall * 0.5 + h).toFixed(0)}Z`
  }
  return `<clipPath id="face${side}"><path d="M${face.map((p) => p.join(',')).join('L')}Z"/></clipPath><path clip-path="url(#face${side})" d="${bands}" fill="${ink}"/>`
}
/** A larch: tiers of drooping boughs with sky between them, each pair shorter than the one below. */
function larch(
  seed: number,
  x: number,
  ground: number,
  high: number,
  [lit, shade]: [string, string],
): string {
  const r = random(seed),
    tiers = Math.max(8, Math.round(high / 26)),
    n = (v: number) => v.toFixed(1)
  let boughs = `<path d="M${n(x - high * 0.016)},${ground}L${n(x)},${n(ground - high)}L${n(x + high * 0.016)},${ground}Z" fill="#6a4a44"/>`
  for (let i = 0; i < tiers; i++) {
    const t = (i + 0.3) / tiers,
      y = ground - high * (0.1 + 0.88 * t)
    for (const side of [1, -1]) {
      const w = side * high * (0.235 * (1 - t) ** 0.85 + 0.012) * r.range(0.74, 1.12),
        drop = Math.abs(w) * r.range(0.26, 0.46),
        thick = high * 0.034 * (1.25 - t)
      boughs += `<path d="M${n(x)},${n(y - thick)}C${n(x + w * 0.4)},${n(y - thick * 0.6)} ${n(x + w * 0.8)},${n(y + drop * 0.3)} ${n(x + w)},${n(y + drop)}L${n(x + w * 0.8)},${n(y + drop * 0.9)}L${n(x + w * 0.72)},${n(y + drop + thick * 0.8)}L${n(x + w * 0.52)},${n(y + drop * 0.62)}L${n(x + w * 0.4)},${n(y + drop * 0.6 + thick)}L${n(x + w * 0.2)},${n(y + drop * 0.3 + thick * 0.2)}L${n(x)},${n(y + thick * 1.1)}Z" fill="${side > 0 ? shade : lit}"/>`
    }
  }
  return boughs
}
/** East face lit, north face in shade, the Hoernli ridge between them; flanks of 47 to 54 degrees. */
function matterhorn(): string {
  const spine: Pt[] = [
    [934, 152],
    [944, 216],
    [926, 276],
    [962, 350],
    [946, 424],
    [1004, 506],
    [1000, 560],
    [1050, 660],
  ]
  const left: Pt[] = [
    [440, 700],
    [520, 612],
    [590, 548],
    [642, 478],
    [700, 424],
    [742, 362],
    [786, 322],
    [812, 276],
    [856, 228],
    [884, 194],
    [908, 164],
  ]
  const right: Pt[] = [
    [952, 150],
    [982, 196],
    [992, 240],
    [1034, 292],
    [1052, 346],
    [1116, 412],
    [1168, 446],
    [1236, 520],
    [1320, 570],
    [1420, 660],
    [1480, 700],
  ]
  const snow = (points: Pt[], ink: string) => poly(points, ink)
  return (
    poly([...left, ...spine], '#f3c9a4') +
    poly([...spine.toReversed(), [952, 150], ...right.slice(1), [1050, 700]], '#5d659e') +
    strata([...left, ...spine], '#dba684', 0) +
    strata([...spine.toReversed(), ...right], '#4d558c', 1) +
    // snow lies on the ledges of the east face
    snow(
      [
        [908, 164],
        [934, 152],
        [944, 216],
        [930, 262],
        [912, 232],
        [886, 262],
        [880, 216],
        [860, 236],
      ],
      '#fff6e4',
    ) +
    snow(
      [
        [856, 300],
        [900, 282],
        [926, 300],
        [942, 350],
        [906, 338],
        [880, 372],
        [856, 344],
        [820, 372],
        [826, 330],
      ],
      '#fff6e4',
    ) +
    snow(
      [
        [742, 400],
        [800, 384],
        [840, 412],
        [884, 396],
        [936, 440],
        [944, 470],
        [890, 452],
        [850, 500],
        [806, 456],
        [760, 500],
        [744, 452],
        [700, 470],
      ],
      '#fff6e4',
    ) +
    snow(
      [
        [440, 700],
        [540, 620],
        [620, 590],
        [700, 548],
        [780, 580],
        [850, 556],
        [930, 600],
        [1000, 572],
        [1050, 660],
        [1060, 700],
      ],
      '#fff6e4',
    ) +
    snow(
      [
        [700, 548],
        [780, 580],
        [850, 556],
        [930, 600],
        [1000, 572],
        [1050, 660],
        [960, 640],
        [880, 668],
        [800, 620],
        [740, 640],
      ],
      '#e8d5d4',
    ) +
    // and in the shade of the north face
    snow(
      [
        [934, 152],
        [952, 150],
        [976, 196],
        [962, 244],
        [944, 216],
      ],
      '#a8b3dc',
    ) +
    snow(
      [
        [970, 330],
        [1010, 310],
        [1034, 360],
        [1010, 420],
        [1040, 470],
        [990, 440],
        [960, 400],
      ],
      '#99a6d4',
    ) +
    snow(
      [
        [1012, 520],
        [1060, 470],
        [1110, 500],
        [1160, 490],
        [1230, 560],
        [1330, 610],
        [1480, 700],
        [1060, 700],
        [1040, 620],
      ],
      '#99a6d4',
    ) +
    snow(
      [
        [1060, 640],
        [1120, 580],
        [1180, 600],
        [1240, 640],
        [1330, 660],
        [1420, 700],
        [1070, 700],
      ],
      '#8592c6',
    )
  )
}
function viaduct(x: number, y: number, arches: number, w: number): string {
  let s = ''
  for (let i = 0; i < arches; i++) {
    const ax = x + i * w
    s += `<path d="M${ax},${y}H${ax + w}V${y + 190}H${ax + w - 12}V${y + 62}A${w / 2 - 12},${w / 2 - 12} 0 0 0 ${ax + 12},${y + 62}V${y + 190}H${ax}Z" fill="#b89a94"/><path d="M${ax + w - 12},${y + 190}V${y + 62}A${w / 2 - 12},${w / 2 - 12} 0 0 0 ${ax + w / 2},${y + 62 - w / 2 + 12}L${ax + w / 2 - 10},${y + 62 - w / 2 + 14}A${w / 2 - 12},${w / 2 - 12} 0 0 1 ${ax + w - 26},${y + 62}V${y + 190}Z" fill="#e8cdb4"/>`
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
              'looksUp',
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
