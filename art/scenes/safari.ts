/** East Africa: a cow elephant and her calf against Kilimanjaro, the sun low on the right and out of the picture. */
import { kibo, umbrellaThorn } from '../kit/amboseli.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { calf, egret } from '../kit/elephant-calf.ts'
import type { Hide } from '../kit/elephant-hide.ts'
import { cow, cowFace } from '../kit/elephant.ts'
import { grass } from '../kit/foliage.ts'
import { haze } from '../kit/haze.ts'
import { bareSky } from '../kit/heavens.ts'
import type { Rgb } from '../kit/ink.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { ridge } from '../kit/skyline.ts'
import type { Pt } from '../kit/vec.ts'

const HORIZON = 668
/** Light from the right, 20 degrees high. */
const LIGHT: Pt = [1, -0.36]
const HIDE: Hide = {
  lit: '#d49a7c',
  body: '#916872',
  half: '#7a5869',
  shade: '#61475f',
  dusk: '#4d3854',
  deep: '#3a2b4a',
  ivory: '#fff0d2',
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

/** Dust that hangs at the feet, in soft rounds: middle, half width, half height. */
function dust(plate: Plate, puffs: [x: number, y: number, rx: number, ry: number][]): void {
  const ink: Rgb = [247, 200, 140]
  plate.field(
    (x, y) => {
      let clear = 1
      for (const [cx, cy, rx, ry] of puffs)
        clear *= 1 - 0.72 * Math.max(0, 1 - ((x - cx) / rx) ** 2 - ((y - cy) / ry) ** 2) ** 1.4
      return clear < 0.995 ? [ink, 1 - clear] : null
    },
    { stipple: 0.12 },
  )
}

function draw(
  plate: Plate,
  herd: { x: number; k: number },
  /** The mountain: where its summit is, and how much it is stretched. */
  peak: { x: number; wide: number; high: number },
  tree: { x: number; ground: number; high: number },
  birds: [x: number, y: number, flip: boolean][],
): void {
  bareSky(plate, [
    [0, '#2c3868'],
    [230, '#806f97'],
    [430, '#e2a68e'],
    [580, '#ffd79c'],
    [HORIZON, '#fff0c6'],
  ])
  plate.svg(
    `<g transform="matrix(${peak.wide},0,0,${peak.high},${peak.x - 1020 * peak.wide},${HORIZON * (1 - peak.high)})">${kibo()}</g>`,
  )
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
  {
    plate.svg(shadow(tree.x, tree.ground, tree.high * 1.2, tree.high / 28, '#8f5c4a'), { opacity: 0.75 })
    plate.svg(edgeLight(umbrellaThorn(tree.x, tree.ground, tree.high), LIGHT, tree.high / 110, '#e9a869'))
  }
  const ground = 872
  plate.svg(
    shadow(herd.x + herd.k * 1.3, ground, herd.k * 6.6, herd.k * 0.2, '#6f4648') +
      shadow(herd.x + herd.k * 1.6, ground + herd.k * 0.12, herd.k * 2.4, herd.k * 0.1, '#6f4648'),
    { opacity: 0.85 },
  )
  const { x, k } = herd,
    young: Pt = [x + k * 1.46, ground + k * 0.12]
  dust(plate, [
    [x - k * 1.7, ground - k * 0.2, k * 1.3, k * 0.3],
    [x - k * 0.3, ground - k * 0.18, k, k * 0.22],
  ])
  plate.svg(
    edgeLight(place(x, ground, k, cow(HIDE)), LIGHT, k / 44, '#ffc58a') +
      edgeLight(place(...young, k, calf(HIDE)), LIGHT, k / 60, '#ffc58a') +
      edgeLight(place(x, ground, k, cowFace(HIDE)), LIGHT, k / 60, '#ffc58a'),
  )
  dust(plate, [
    [x - k * 1.55, ground - k * 0.06, k * 0.8, k * 0.15],
    [x - k * 0.5, ground + k * 0.08, k * 0.6, k * 0.09],
    [x + k * 0.3, ground - k * 0.02, k * 0.5, k * 0.08],
    [young[0], young[1], k * 0.7, k * 0.07],
  ])
  plate.svg(
    birds
      .map(
        ([u, v, flip]) =>
          `<ellipse cx="${u - k * 0.22}" cy="${v}" rx="${k * 0.26}" ry="${k * 0.02}" fill="#4c2f3c" opacity=".6"/>${place(u, v, k * 0.92, egret('#fff3dc', '#b79bb0', '#f2a23c'), flip)}`,
      )
      .join(''),
  )
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
    draw: (plate) =>
      draw(
        plate,
        { x: 930, k: 204 },
        { x: 390, wide: 1.2, high: 1.16 },
        { x: 1440, ground: 742, high: 214 },
        [
          [420, 908, false],
          [286, 884, true],
        ],
      ),
    drawTall: (plate) =>
      draw(plate, { x: 352, k: 166 }, { x: 470, wide: 1.04, high: 1.3 }, { x: 656, ground: 706, high: 136 }, [
        [66, 908, false],
      ]),
  },
]
