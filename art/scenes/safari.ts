/** East Africa: a cow elephant and her calf against Kilimanjaro, the sun low on the right and out of the picture. */
import { calf, elephant } from '../kit/animals.ts'
import { edgeLight, place, poly, smooth, smoothPath, taper } from '../kit/cut.ts'
import { acacia, grass } from '../kit/foliage.ts'
import { haze } from '../kit/haze.ts'
import { bareSky } from '../kit/heavens.ts'
import { fbm } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { ridge } from '../kit/skyline.ts'
import type { Pt } from '../kit/vec.ts'

const HORIZON = 668
/** Light from the right, 20 degrees high. */
const LIGHT: Pt = [1, -0.36]
const COAT = { body: '#5f4459', shade: '#392c4c', far: '#2e2446', light: '#87636b' }
const CALF = { body: '#7d5d6b', shade: '#58435f', far: '#3c3150', light: '#a07c7c' }

/** Kibo, broad and flat-topped (5895 m over a plain of 900 m, seen from 45 km), with Mawenzi's broken tooth at the left. */
function kibo(): string {
  const flank: Pt[] = [
    [-180, HORIZON],
    [120, 622],
    [330, 560],
    [420, 508],
    [452, 470],
    [474, 476],
    [492, 448],
    [512, 470],
    [536, 490],
    [600, 506],
    [690, 470],
    [770, 402],
    [838, 336],
    [880, 304],
    [930, 290],
    [1010, 286],
    [1096, 290],
    [1150, 306],
    [1196, 346],
    [1262, 414],
    [1350, 486],
    [1460, 552],
    [1600, 606],
    [1780, HORIZON],
  ]
  const shade: Pt[] = [
    [-180, HORIZON],
    [120, 622],
    [330, 560],
    [420, 508],
    [452, 470],
    [474, 476],
    [492, 448],
    [500, 486],
    [520, 520],
    [600, 532],
    [700, 500],
    [790, 430],
    [850, 360],
    [900, 316],
    [950, 326],
    [936, 372],
    [912, 404],
    [930, 424],
    [892, 470],
    [900, 500],
    [866, 548],
    [876, 584],
    [846, HORIZON],
  ]
  // the ice cap: a ragged lower edge that runs out at both ends, and two gullies that hold snow further down
  const edge = Array.from({ length: 104 }, (_, i): Pt => {
    const x = 1176 - i * 3,
      rim = x > 1130 ? 303 + (x - 1130) * 0.55 : x < 880 ? 304 + (880 - x) * 0.8 : 303,
      held = 16 * Math.exp(-(((x - 986) / 13) ** 2)) + 22 * Math.exp(-(((x - 1098) / 15) ** 2)),
      low = 12 + 34 * fbm(x / 26, 3, 4, 5) + held,
      y = rim + low * Math.min(1, (x - 866) / 44, (1177 - x) / 50)
    return [x + (y - 326) * 0.0022 * (x - 1010), y]
  })
  const top: Pt[] = [
    [880, 304],
    [930, 290],
    [1010, 286],
    [1096, 290],
    [1150, 306],
  ]
  const snow: Pt[] = [...top, ...edge]
  const snowShade: Pt[] = [
    [880, 304],
    [930, 290],
    [950, 289],
    [938, 312],
    [948, 330],
    ...edge.filter(([x]) => x < 946),
  ]
  const gullies: Pt[][] = [
    [
      [1010, 340],
      [1026, 420],
      [1000, 520],
      [1060, 620],
      [1040, 520],
      [1052, 430],
    ],
    [
      [1150, 340],
      [1200, 430],
      [1230, 540],
      [1330, 630],
      [1268, 530],
      [1226, 430],
    ],
    [
      [1106, 380],
      [1120, 470],
      [1150, 560],
      [1190, 632],
      [1166, 550],
      [1142, 460],
    ],
  ]
  return (
    poly(flank, '#b98291') +
    poly(shade, '#94698a') +
    gullies.map((points) => poly(points, '#a8768d')).join('') +
    poly(snow, '#fff0d8') +
    poly(snowShade, '#cdb0c4')
  )
}
/** Long shadow on the grass, away from the light. */
const shadow = (x: number, y: number, long: number, high: number, ink: string): string =>
  smooth(
    [
      [x + 40, y - high],
      [x - long * 0.5, y - high * 0.8],
      [x - long, y + high * 0.1],
      [x - long * 0.6, y + high],
      [x, y + high],
      [x + 60, y + high * 0.4],
    ],
    ink,
    0.8,
  )

/** An umbrella thorn: a forked trunk that fans into twigs under one flat crown with gaps of sky. Unit: its height. */
function umbrellaThorn(x: number, ground: number, high: number): string {
  const at = ([u, v]: Pt): Pt => [x + u * high, ground - v * high],
    stick = (a: Pt, ra: number, b: Pt, rb: number) => taper(at(a), ra * high, at(b), rb * high)
  const wood: [Pt, number, Pt, number][] = [
    [[0, -0.01], 0.036, [0.02, 0.24], 0.026],
    [[0.02, 0.24], 0.02, [-0.12, 0.46], 0.015],
    [[0.02, 0.24], 0.021, [0.1, 0.5], 0.015],
    [[-0.12, 0.46], 0.013, [-0.36, 0.68], 0.007],
    [[-0.12, 0.46], 0.011, [-0.13, 0.72], 0.006],
    [[-0.23, 0.56], 0.008, [-0.26, 0.74], 0.005],
    [[-0.3, 0.62], 0.006, [-0.47, 0.7], 0.004],
    [[0.1, 0.5], 0.012, [0.06, 0.76], 0.006],
    [[0.1, 0.5], 0.013, [0.34, 0.7], 0.007],
    [[0.21, 0.59], 0.008, [0.2, 0.78], 0.005],
    [[0.28, 0.65], 0.006, [0.5, 0.74], 0.004],
    [[-0.12, 0.6], 0.006, [-0.04, 0.76], 0.004],
  ]
  const crown: Pt[] = [
    [-0.62, 0.7], [-0.56, 0.755], [-0.44, 0.79], [-0.38, 0.84], [-0.26, 0.875], [-0.14, 0.89], [-0.06, 0.925], [0.08, 0.94],
    [0.2, 0.915], [0.3, 0.91], [0.4, 0.87], [0.5, 0.85], [0.58, 0.8], [0.65, 0.76], [0.6, 0.735], [0.5, 0.75], [0.42, 0.715],
    [0.32, 0.74], [0.22, 0.725], [0.16, 0.765], [0.06, 0.74], [-0.02, 0.765], [-0.1, 0.725], [-0.2, 0.74], [-0.28, 0.7],
    [-0.38, 0.72], [-0.46, 0.685], [-0.54, 0.7],
  ] // prettier-ignore
  const gaps: Pt[][] = [
    [[-0.31, 0.75], [-0.27, 0.782], [-0.22, 0.762]],
    [[-0.19, 0.765], [-0.17, 0.78], [-0.14, 0.762]],
    [[0.26, 0.765], [0.31, 0.796], [0.345, 0.77]],
    [[0.1, 0.785], [0.13, 0.802], [0.165, 0.79]],
    [[-0.07, 0.795], [-0.03, 0.81], [0, 0.79]],
    [[0.46, 0.775], [0.5, 0.79], [0.53, 0.772]],
    [[-0.47, 0.715], [-0.44, 0.738], [-0.4, 0.725]],
  ] // prettier-ignore
  const lit: Pt[] = [
    [-0.36, 0.825], [-0.26, 0.865], [-0.12, 0.885], [0.08, 0.93], [0.2, 0.908], [0.3, 0.9], [0.4, 0.865], [0.52, 0.84], [0.6, 0.79],
    [0.5, 0.8], [0.42, 0.822], [0.3, 0.83], [0.18, 0.86], [0.04, 0.872], [-0.1, 0.842], [-0.24, 0.838],
  ] // prettier-ignore
  return (
    `<path d="${wood.map((bough) => stick(...bough)).join('')}" fill="#33294a"/>` +
    `<path fill-rule="evenodd" d="${smoothPath(crown.map(at), 0.8)}${gaps.map((gap) => smoothPath(gap.map(at), 0.4)).join('')}" fill="#353650"/>` +
    smooth(lit.map(at), '#565648', 0.8)
  )
}
/** The parts of the cow, in metres, that are in her own shade: the mouth and the slits beside the far legs. */
const UNLIT =
  '<clipPath id="unlit"><path d="M-2.36,-2.3H-.9V-1.44H-2.36ZM-1.6,-1.6H-.94V.1H-1.6ZM.4,-1.6H1.22V.1H.4Z"/></clipPath>'

function draw(
  plate: Plate,
  cow: { x: number; k: number },
  calfAt: number,
  dx: number,
  tree?: { x: number; high: number },
): void {
  bareSky(plate, [
    [0, '#2c3868'],
    [230, '#806f97'],
    [430, '#e2a68e'],
    [580, '#ffd79c'],
    [HORIZON, '#fff0c6'],
  ])
  plate.svg(`<g transform="translate(${dx},0) matrix(1.5,0,0,.9,-500,${HORIZON * 0.1})">${kibo()}</g>`)
  // the evening's dust at the foot of the mountain
  haze(plate, '#ffe3b8', 500, HORIZON + 40, 0.85)
  plate.svg(
    ridge(-80, 1700, HORIZON + 2, 30, '#a77b7c', 6, 3) + ridge(-200, 900, HORIZON + 4, 26, '#855f70', 9, 4),
  )
  plate.field((_x, y) => (y < HORIZON ? null : [[236, 176, 104], 1]))
  plate.svg(
    poly(
      [
        [0, 668],
        [1600, 668],
        [1600, 706],
        [900, 716],
        [0, 700],
      ],
      '#ffdf9f',
    ) +
      smooth(
        [
          [-40, 730],
          [400, 716],
          [900, 738],
          [1700, 718],
          [1700, 800],
          [900, 812],
          [300, 790],
          [-40, 806],
        ],
        '#eeb26c',
        0.8,
      ) +
      smooth(
        [
          [-40, 806],
          [400, 790],
          [1000, 816],
          [1700, 790],
          [1700, 1020],
          [-40, 1020],
        ],
        '#c07f4f',
        0.8,
      ),
  )
  plate.svg(
    edgeLight(
      [
        [140, 40],
        [330, 26],
        [470, 52],
        [590, 30],
      ]
        .filter(([x]) => Math.abs(x! + dx * 0.4 - cow.x) > cow.k * 3.6)
        .map(([x, h]) => acacia(x!, x! + dx * 0.4, HORIZON + 8, h! * 1.5, '#5c4a5f', '#77605f', '#4a3b55'))
        .join(''),
      LIGHT,
      1.5,
      '#e8a877',
    ),
  )
  if (tree) {
    plate.svg(shadow(tree.x, 770, 420, 12, '#8f5c4a'), { opacity: 0.75 })
    plate.svg(edgeLight(umbrellaThorn(tree.x, 770, tree.high), LIGHT, 3, '#e9a869'))
  }
  const ground = 872
  plate.svg(
    shadow(cow.x + cow.k * 1.3, ground, cow.k * 6.6, cow.k * 0.2, '#6f4648') +
      shadow(calfAt, ground + 4, cow.k * 2.4, cow.k * 0.12, '#6f4648'),
    { opacity: 0.85 },
  )
  const mother = elephant(COAT, '#ffeccb')
  plate.svg(
    edgeLight(place(cow.x, ground, cow.k, mother), LIGHT, cow.k / 24, '#ffc07e') +
      place(cow.x, ground, cow.k, `${UNLIT}<g clip-path="url(#unlit)">${mother}</g>`),
  )
  plate.svg(edgeLight(place(calfAt, ground + 6, cow.k * 1.12, calf(CALF)), LIGHT, cow.k / 52, '#ffc583'))
  plate.svg(
    grass(4, -20, 1640, ground + 44, 30, '#a86b45', 11) +
      smooth(
        [
          [-40, ground + 42],
          [500, ground + 50],
          [1000, ground + 40],
          [1640, ground + 48],
          [1640, 1020],
          [-40, 1020],
        ],
        '#a86b45',
        0.8,
      ) +
      grass(6, -20, 1640, 948, 50, '#8f5a44', 9) +
      poly(
        [
          [-20, 946],
          [1640, 946],
          [1640, 1010],
          [-20, 1010],
        ],
        '#8f5a44',
      ) +
      grass(8, -20, 1640, 1004, 104, '#5f3a42', 9) +
      grass(12, -20, 1640, 1016, 120, '#21182f', 8),
  )
}
export const views: View[] = [
  {
    name: 'african-safari-expedition-cover',
    focusX: 960,
    draw: (plate) => draw(plate, { x: 960, k: 128 }, 1432, 0, { x: 236, high: 320 }),
    drawTall: (plate) => draw(plate, { x: 318, k: 80 }, 624, -600),
  },
]
