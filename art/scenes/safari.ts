/** East Africa: a cow elephant and her calf against Kilimanjaro, the sun low on the right and out of the picture. */
import { farHerd, kibo, umbrellaThorn } from '../models/amboseli.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { calf } from '../models/elephant-calf.ts'
import type { Hide } from '../models/elephant-hide.ts'
import { cow, cowFace } from '../models/elephant.ts'
import { grass } from '../kit/foliage.ts'
import { haze } from '../kit/haze.ts'
import { bareSky } from '../kit/heavens.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { ridge } from '../kit/ridge.ts'
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
  deep: '#33254a',
  ivory: '#fff0d2',
  nail: '#ecbe95',
  glow: '#cf8663',
  vein: '#a8645c',
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

/** How far a shadow on the grass goes left and towards us, for each metre of height: the sun is low on the right, a little behind. */
const FALL: Pt = [-0.86, 0.15]
/** The shadow of an upright drawing above `from` metres, and of its legs from each sole up. Legs: column, how far back, half width, height. */
function cast(
  x: number,
  y: number,
  k: number,
  body: string,
  from: number,
  legs: [number, number, number, number][],
): string {
  const id = `above${Math.round(from * 100)}`
  return (
    place(
      x,
      y,
      k,
      legs
        .map(([u, back, w, h]) => poly([[u - w, -back], [u + w, -back], [u + w + FALL[0] * h, FALL[1] * h - back], [u - w + FALL[0] * h, FALL[1] * h - back]], '#7f4b45'))
        .join(''),
    ) +
    `<clipPath id="${id}"><path d="M-4,-5H4V${-from}H-4Z"/></clipPath><g transform="matrix(${k},0,${-k * FALL[0]},${-k * FALL[1]},${x},${y})" filter="url(#cast)"><g clip-path="url(#${id})">${body}</g></g>`
  ) // prettier-ignore
}
const CAST =
  '<filter id="cast" filterUnits="userSpaceOnUse" x="-4" y="-5" width="8" height="6"><feFlood flood-color="#7f4b45"/><feComposite in2="SourceAlpha" operator="in"/></filter>'

function draw(
  plate: Plate,
  herd: { x: number; k: number },
  /** The mountain: where its summit is, and how much it is stretched. */
  peak: { x: number; wide: number; high: number },
  /** The near tree, and the column of the far one with the herd beside it. */
  tree: { x: number; ground: number; high: number; far: number },
  /** Clumps of grass in front: from, to, and how high. */
  clumps: [x0: number, x1: number, high: number][],
): void {
  bareSky(plate, [
    [0, '#212b5a'],
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
        '#d59a61',
        0.8,
      ),
  )
  plate.svg(shadow(tree.x, tree.ground, tree.high * 0.8, tree.high / 28, '#8f5c4a'), { opacity: 0.75 })
  plate.svg(edgeLight(umbrellaThorn(tree.x, tree.ground, tree.high), LIGHT, tree.high / 110, '#e9a869'))
  plate.svg(umbrellaThorn(tree.far, 704, 66) + farHerd(tree.far + 90, 712, 30, '#6d4f63'))
  const ground = 872,
    { x, k } = herd
  plate.svg(smooth([[-40, 946], [300, 954], [800, 968], [1200, 952], [1640, 944], [1640, 1020], [-40, 1020]], '#a4663f', 0.8)) // prettier-ignore
  plate.svg(
    CAST +
      cast(x, ground, k, cow(HIDE) + cowFace(HIDE), 1.18, [
        [-0.4, -0.03, 0.23, 1.3],
        [0.4, 0.07, 0.22, 1.7],
        [-1.47, 0.12, 0.22, 2],
        [-0.77, 0.2, 0.2, 2.5],
        [0.1, 0.22, 0.2, 2.7],
      ]) +
      cast(x + k * 1.46, ground + k * 0.12, k, calf(HIDE), 0.62, [
        [-0.25, 0, 0.12, 0.7],
        [0.47, 0, 0.12, 0.7],
        [-0.21, 0.04, 0.12, 0.95],
        [0.27, 0.04, 0.12, 0.95],
      ]),
  )
  plate.svg(
    edgeLight(place(x, ground, k, cow(HIDE)), LIGHT, k / 44, '#ffc58a') +
      edgeLight(place(x + k * 1.46, ground + k * 0.12, k, calf(HIDE)), LIGHT, k / 60, '#ffc58a') +
      edgeLight(place(x, ground, k, cowFace(HIDE)), LIGHT, k / 60, '#ffc58a'),
  )
  // grass in clumps, with gaps between them
  plate.svg(
      clumps.map(([x0, x1, high], i) => grass(20 + i, x0, x1, 1004, high * 0.8, '#7a4a42', 9) + grass(40 + i, x0 + 20, x1 - 20, 1012, high, '#21152e', 9)).join(''),
  ) // prettier-ignore
}
export const views: View[] = [
  {
    name: 'african-safari-expedition-cover',
    focusX: 960,
    draw: (plate) =>
      draw(
        plate,
        { x: 930, k: 204 },
        { x: 1040, wide: 1.5, high: 1.5 },
        { x: 1452, ground: 742, high: 200, far: 190 },
        [
          [-30, 330, 126],
          [400, 520, 66],
          [690, 760, 50],
          [1000, 1130, 60],
          [1290, 1640, 130],
        ],
      ),
    drawTall: (plate) =>
      draw(
        plate,
        { x: 342, k: 164 },
        { x: 430, wide: 1.04, high: 1.3 },
        { x: 684, ground: 704, high: 94, far: -400 },
        [
          [-30, 190, 110],
          [260, 330, 56],
          [460, 780, 104],
        ],
      ),
  },
]
