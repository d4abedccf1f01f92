/** Above Zermatt on an October morning: the Matterhorn with the sun from the left, the red rack train below it, two walkers resting. */
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
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
/** A larch in autumn: one mass of drooping boughs with air between their tips, lit from the left. */
function larch(
  seed: number,
  x: number,
  ground: number,
  high: number,
  [lit, shade]: [string, string],
): string {
  const r = random(seed),
    tiers = Math.max(5, Math.round(high / 48)),
    n = (v: number) => v.toFixed(1),
    top = ground - high
  /** The boughs of one side, from the top down: each sags, and its tip turns up. */
  const boughs = (side: 1 | -1): string => {
    let d = ''
    for (let i = 0; i < tiers; i++) {
      const t = (i + 1) / tiers,
        y = top + high * (0.06 + 0.82 * t),
        w = high * (0.03 + 0.17 * t ** 0.85) * r.range(0.86, 1.12),
        step = (high * 0.82) / tiers,
        tip = y - step * r.range(0.0, 0.12),
        inner = i === tiers - 1 ? 0.1 : r.range(0.42, 0.56)
      d += `C${n(x + side * w * 0.4)},${n(y - step * 0.5)} ${n(x + side * w * 0.66)},${n(y - step * 0.1)} ${n(x + side * w)},${n(tip)}C${n(x + side * w * 0.86)},${n(tip + step * 0.2)} ${n(x + side * w * 0.7)},${n(tip + step * 0.24)} ${n(x + side * w * inner)},${n(y + step * 0.1)}`
    }
    return d
  }
  const start = `M${n(x)},${n(top)}`,
    end = `L${n(x)},${n(ground - high * 0.1)}Z`
  /** Where the light ends: it reaches over the middle here and falls short there. */
  let turn = ''
  for (let i = tiers; i > 0; i--) {
    const y = top + (high * 0.88 * i) / tiers
    turn += `L${n(x + high * 0.05 * (i / tiers) * r.range(0.1, 1.2))},${n(y)}L${n(x - high * 0.03 * (i / tiers))},${n(y - (high * 0.3) / tiers)}`
  }
  let sprays = ''
  for (let i = 1; i < tiers; i++) {
    const t = (i + 0.5) / tiers,
      w = high * 0.13 * t ** 0.85,
      y = top + high * (0.04 + 0.82 * t),
      cx = x - w * r.range(0.1, 0.3)
    sprays += `M${n(cx)},${n(y - w * 0.34)}Q${n(cx - w * 0.5)},${n(y - w * 0.1)} ${n(cx - w * 0.8)},${n(y + w * 0.12)}Q${n(cx - w * 0.3)},${n(y + w * 0.16)} ${n(cx)},${n(y - w * 0.34)}Z`
  }
  return (
    `<path d="M${n(x - high * 0.014)},${ground}L${n(x - high * 0.008)},${n(ground - high * 0.2)}H${n(x + high * 0.008)}L${n(x + high * 0.014)},${ground}Z" fill="#6a4a44"/>` +
    `<path d="${start}${boughs(1)}${end}" fill="${shade}"/>` +
    `<path d="${start}${boughs(-1)}${end}" fill="${lit}"/>` +
    `<path d="${start}L${n(x - high * 0.04)},${n(ground - high * 0.12)}${turn}Z" fill="${lit}"/>` +
    `<path d="${sprays}" fill="${mix(lit, shade, 0.42)}"/>`
  )
}
/** From Zermatt: the east face lit, the north face in shade, the Hoernli ridge between them. The head leans out to the left above a shoulder on either side. */
function matterhorn(): string {
  const left: Pt[] = [
    [896, 122],
    [881, 137],
    [882, 150],
    [894, 164],
    [886, 190],
    [862, 212],
    [860, 246],
    [832, 270],
    [818, 308],
    [784, 344],
    [762, 386],
    [718, 424],
    [686, 472],
    [632, 510],
    [582, 560],
    [508, 602],
    [430, 644],
    [326, 682],
    [216, 712],
  ]
  const right: Pt[] = [
    [896, 122],
    [916, 128],
    [940, 144],
    [956, 178],
    [970, 204],
    [1000, 219],
    [1016, 240],
    [1014, 232],
    [1020, 270],
    [1046, 300],
    [1056, 346],
    [1088, 386],
    [1104, 434],
    [1148, 474],
    [1174, 520],
    [1236, 558],
    [1292, 604],
    [1368, 646],
    [1452, 686],
    [1540, 712],
  ]
  const spine: Pt[] = [
    [908, 126],
    [914, 166],
    [936, 204],
    [936, 250],
    [956, 300],
    [950, 346],
    [976, 398],
    [1000, 430],
    [1008, 486],
    [1046, 540],
    [1074, 606],
    [1112, 648],
    [1150, 712],
  ]
  const clipped = (id: string, a: Pt[], b: Pt[], body: string) =>
    `<clipPath id="${id}"><path d="M${[...a, ...b.toReversed()].map((q) => q.join(',')).join('L')}Z"/></clipPath><g clip-path="url(#${id})">${body}</g>`
  const each = (faces: Pt[][], ink: string) => faces.map((face) => poly(face, ink)).join('')
  const HALF = '#d9a182',
    SNOW = '#fff6e4',
    SHADED = '#4f5796',
    ICE = '#a3aedb'
  return (
    poly([...left, ...spine.toReversed()], '#f3c8a2') +
    poly([...spine, ...right.toReversed()], '#6a72ac') +
    clipped(
      'east',
      left,
      spine,
      // three ribs, each with its side away from the light, and the snow of the gully below it
      each(
        [
          [
            [908, 160],
            [888, 236],
            [858, 300],
            [842, 372],
            [800, 432],
            [772, 506],
            [716, 580],
            [684, 650],
            [640, 712],
            [742, 712],
            [776, 640],
            [800, 572],
            [834, 500],
            [850, 424],
            [876, 354],
            [890, 286],
            [906, 226],
          ],
          [
            [926, 196],
            [914, 290],
            [930, 380],
            [916, 462],
            [938, 540],
            [930, 620],
            [950, 712],
            [1046, 712],
            [1024, 628],
            [990, 548],
            [984, 474],
            [958, 402],
            [940, 338],
            [934, 262],
          ],
          [
            [806, 336],
            [764, 410],
            [722, 462],
            [668, 536],
            [604, 596],
            [540, 650],
            [462, 712],
            [572, 712],
            [640, 640],
            [692, 566],
            [722, 510],
            [772, 438],
            [794, 388],
          ],
        ],
        HALF,
      ) +
        each(
          [
            [
              [906, 226],
              [890, 286],
              [876, 354],
              [850, 424],
              [834, 500],
              [800, 572],
              [776, 640],
              [742, 712],
              [850, 712],
              [850, 644],
              [872, 570],
              [860, 504],
              [888, 424],
              [884, 360],
              [902, 300],
            ],
            [
              [892, 134],
              [898, 166],
              [886, 196],
              [876, 246],
              [868, 276],
              [884, 256],
              [898, 232],
              [910, 190],
              [908, 150],
            ],
            [
              [794, 388],
              [772, 438],
              [722, 510],
              [692, 566],
              [640, 640],
              [572, 712],
              [672, 712],
              [700, 652],
              [736, 596],
              [744, 534],
              [796, 462],
              [808, 410],
            ],
            [
              [960, 412],
              [984, 474],
              [990, 548],
              [1024, 628],
              [1046, 712],
              [1124, 712],
              [1080, 650],
              [1052, 580],
              [1010, 510],
              [992, 450],
            ],
          ],
          SNOW,
        ) +
        smooth(
          [
            [160, 734],
            [330, 694],
            [452, 678],
            [560, 682],
            [640, 662],
            [740, 678],
            [830, 668],
            [930, 682],
            [1010, 672],
            [1130, 692],
            [1170, 740],
          ],
          SNOW,
          0.9,
        ),
    ) +
    clipped(
      'north',
      spine,
      right,
      poly(
        [
          [930, 128],
          [950, 150],
          [952, 206],
          [962, 256],
          [990, 310],
          [1000, 372],
          [1040, 440],
          [1054, 512],
          [1104, 586],
          [1130, 650],
          [1180, 712],
          [1140, 716],
          [1060, 640],
          [990, 480],
          [940, 350],
          [920, 240],
        ],
        SHADED,
      ) +
        poly(
          [
            [958, 196],
            [974, 250],
            [1006, 306],
            [1022, 372],
            [1060, 432],
            [1084, 506],
            [1136, 580],
            [1176, 650],
            [1238, 712],
            [1180, 712],
            [1130, 650],
            [1104, 586],
            [1054, 512],
            [1040, 440],
            [1000, 372],
            [990, 310],
            [966, 256],
          ],
          ICE,
        ) +
        poly(
          [
            [1036, 300],
            [1060, 372],
            [1092, 430],
            [1130, 500],
            [1190, 560],
            [1240, 624],
            [1310, 680],
            [1330, 712],
            [1440, 712],
            [1360, 650],
            [1280, 604],
            [1220, 560],
            [1166, 516],
            [1120, 450],
            [1080, 390],
          ],
          SHADED,
        ) +
        poly(
          [
            [1096, 470],
            [1132, 536],
            [1190, 590],
            [1240, 660],
            [1300, 712],
            [1380, 712],
            [1310, 680],
            [1240, 624],
            [1190, 566],
            [1130, 506],
          ],
          ICE,
        ) +
        smooth(
          [
            [1060, 740],
            [1120, 684],
            [1200, 672],
            [1280, 686],
            [1370, 680],
            [1460, 700],
            [1580, 740],
          ],
          ICE,
          0.9,
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
/** `lift`: pixels that the walkers and their rock are higher. */
function draw(
  plate: Plate,
  l: { dx: number; people: number; train: number; tree: number; lift?: number },
): void {
  const { dx, people: px, lift = 0 } = l,
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
    `<g transform="translate(0,${-lift})">${
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
      // the boulder that he sits on, and the shadows of both on the rock
      poly(
        [
          [px + 10, 926],
          [px + 150, 938],
          [px + 186, 950],
          [px + 60, 942],
          [px - 40, 930],
        ],
        '#4b4668',
      ) +
      `<path d="M${px - 72},926C${px - 76},900 ${px - 62},880 ${px - 36},874C${px - 14},869 ${px + 8},872 ${px + 18},886C${px + 28},902 ${px + 28},918 ${px + 26},928Z" fill="#57527a"/><path d="M${px - 72},926C${px - 76},900 ${px - 62},880 ${px - 36},874C${px - 16},869 ${px + 2},871 ${px + 14},880C${px - 10},884 ${px - 36},892 ${px - 42},927Z" fill="#d3c0c0"/>` +
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
      )
    }</g>`,
  )
  plate.svg(
    // the near bank
    smooth(
      [
        [-60, 972],
        [240, 954],
        [520, 980],
        [820, 990],
        [1120, 974],
        [1400, 982],
        [1680, 962],
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
    draw: (plate) => draw(plate, { dx: 0, people: 1250, train: 600, tree: 210 }),
    drawLink: (plate) => draw(plate, { dx: 60, people: 1330, train: 660, tree: 210, lift: 96 }),
    drawTall: (plate) => draw(plate, { dx: -552, people: 548, train: -30, tree: 26 }),
  },
]
