/** East Africa: a cow elephant and her calf against Kilimanjaro, the sun low on the right and out of the picture. */
import { farHerd, kibo, umbrellaThorn } from '../models/amboseli.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { calf, calfOutline } from '../models/elephant-calf.ts'
import type { Hide } from '../models/elephant-hide.ts'
import { cow, cowFace } from '../models/elephant.ts'
import { haze } from '../kit/haze.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { ridge } from '../kit/ridge.ts'
import type { Pt } from '../kit/vec.ts'

const HORIZON = 668
/** Where the calf stands, in metres from the cow: to her right and nearer. */
const CALF_AT: Pt = [1.6, 0.12]
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

/** The shadow of a far tree on the plain, away from the light: its trunk's, and its crown's flat on the grass. */
const treeShadow = (x: number, y: number, high: number, ink: string): string =>
  poly(
    [
      [x + high * 0.04, y - 1],
      [x - high * 0.3, y + high * 0.004],
      [x - high * 0.3, y + high * 0.022],
      [x - high * 0.03, y + high * 0.02],
    ],
    ink,
  ) +
  smooth(
    [
      [x - high * 0.16, y + high * 0.012],
      [x - high * 0.4, y - high * 0.014],
      [x - high * 0.8, y - high * 0.018],
      [x - high * 1.2, y - high * 0.008],
      [x - high * 1.36, y + high * 0.012],
      [x - high * 1.1, y + high * 0.034],
      [x - high * 0.7, y + high * 0.042],
      [x - high * 0.34, y + high * 0.034],
    ],
    ink,
    0.8,
  )

const CAST = '#7f4b45'
/** How far a shadow on the grass goes left and towards us, for each metre of height: the sun is low on the right, a little behind. */
const FALL: Pt = [-0.86, 0.15]
/** The shadow of a leg from its sole up: column, how far back, half width, height where it goes into the body's. */
const legShadow = ([u, back, w, h]: readonly [number, number, number, number]): string =>
  poly(
    [
      [u - w, -back - 0.02],
      [u + w, -back],
      [u + w * 0.9 + FALL[0] * h, FALL[1] * h - back],
      [u - w * 1.4 + FALL[0] * h, FALL[1] * h - back + 0.03],
    ],
    CAST,
  )
/** An upright outline laid on the grass. */
const laid = (outline: string): string =>
  `<g transform="matrix(1,0,${-FALL[0]},${-FALL[1]},0,0)">${outline}</g>`
/** Her shadow: four legs that run into the body, the head with its ears before it; and the calf's. Metres from her feet, y down. */
const cowShadow = (): string =>
  (
    [
      [-0.4, -0.03, 0.23, 1.5],
      [0.4, 0.07, 0.22, 1.7],
      [-1.47, 0.12, 0.22, 1.7],
      [-0.935, 0.2, 0.19, 2.4],
    ] as const
  )
    .map(legShadow)
    .join('') +
  smooth([[-2.3, 0.1], [-2.9, 0.13], [-3.35, 0.2], [-3.7, 0.28], [-3.88, 0.36], [-3.8, 0.425], [-3.5, 0.46], [-3.26, 0.452], [-3.12, 0.466], [-2.98, 0.505], [-2.8, 0.522], [-2.6, 0.505], [-2.46, 0.462], [-2.3, 0.452], [-1.9, 0.474], [-1.4, 0.452], [-1, 0.4], [-0.8, 0.34], [-0.62, 0.27], [-0.64, 0.24], [-0.78, 0.222], [-0.98, 0.218], [-1.2, 0.22], [-1.05, 0.17], [-1.3, 0.12], [-1.8, 0.1]], CAST, 0.8) +
  // the trunk, as far as the calf's head
  smooth([[-0.62, 0.1], [-0.3, 0.115], [0, 0.155], [0.2, 0.19], [0.5, 0.17], [0.45, 0.3], [0.1, 0.297], [-0.1, 0.27], [-0.35, 0.215], [-0.62, 0.19]], CAST, 0.8) // prettier-ignore
const calfShadow = (): string =>
  (
    [
      [0.22, 0.03, 0.11, 0.9],
      [-0.44, 0.03, 0.11, 0.9],
    ] as const
  )
    .map(legShadow)
    .join('') + laid(calfOutline(CAST))
/** A tuft of dry grass: a few broad blades from one root. */
const tuft = (x: number, y: number, high: number, lean: number, ink: string): string =>
  `<path d="${[-0.85, -0.5, -0.2, 0.08, 0.36, 0.62, 0.95]
    .map((u, i) => {
      const h = high * [0.5, 0.78, 0.62, 1, 0.72, 0.86, 0.46]![i]!,
        foot = x + u * high * 0.16,
        tip = foot + (u * 0.5 + lean) * h,
        w = high * 0.046
      return `M${(foot - w).toFixed(1)},${y}Q${(foot + (tip - foot) * 0.12 - w * 0.4).toFixed(1)},${(y - h * 0.62).toFixed(1)} ${tip.toFixed(1)},${(y - h).toFixed(1)}Q${(foot + (tip - foot) * 0.3 + w).toFixed(1)},${(y - h * 0.55).toFixed(1)} ${(foot + w).toFixed(1)},${y}Z`
    })
    .join('')}" fill="${ink}"/>`

function draw(
  plate: Plate,
  herd: { x: number; k: number },
  /** The mountain: where its summit is, and how much it is stretched. */
  peak: { x: number; wide: number; high: number },
  /** The near tree, and the column of the far one with the herd beside it. */
  tree: { x: number; ground: number; high: number; far: number },
  /** Tufts of grass in front. */
  tufts: [x: number, y: number, high: number, lean: number][],
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
  // the low sun is out of the picture on the right: its glow, and the dust it lights on the plain
  const glow = rgb('#ffdf9e'),
    right = plate.wide + 60
  plate.field((px, py) => {
    const far = Math.hypot((px - right) / (plate.wide * 0.72), (py - HORIZON) / 300)
    return far > 1 ? null : [glow, 0.72 * (1 - smoothstep(0, 1, far))]
  })
  haze(plate, '#ffdf9e', 680, 860, 0.4)
  plate.svg(treeShadow(tree.x, tree.ground, tree.high, '#8f5c4a'), { opacity: 0.75 })
  plate.svg(edgeLight(umbrellaThorn(tree.x, tree.ground, tree.high), LIGHT, tree.high / 110, '#e9a869'))
  plate.svg(umbrellaThorn(tree.far, 704, 66) + farHerd(tree.far + 90, 712, 30, '#6d4f63'))
  const ground = 872,
    { x, k } = herd
  plate.svg(smooth([[-40, 986], [300, 992], [800, 996], [1200, 988], [1640, 980], [1640, 1020], [-40, 1020]], '#a4663f', 0.8)) // prettier-ignore
  plate.svg(
    place(x, ground, k, cowShadow()) + place(x + k * CALF_AT[0], ground + k * CALF_AT[1], k, calfShadow()),
  )
  plate.svg(
    edgeLight(place(x, ground, k, cow(HIDE)), LIGHT, k / 64, '#ffc58a') +
      edgeLight(place(x + k * CALF_AT[0], ground + k * CALF_AT[1], k, calf(HIDE)), LIGHT, k / 60, '#ffc58a') +
      edgeLight(place(x, ground, k, cowFace(HIDE)), LIGHT, k / 70, '#ffc58a'),
  )
  plate.svg(
    tufts.map(([u, v, high, lean]) => tuft(u, v + 8, high, lean, '#2a1a35')).join(''),
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
          [54, 1000, 150, 0.1],
          [150, 1006, 96, 0.24],
          [452, 1008, 64, -0.1],
          [1180, 1008, 60, 0.12],
          [1436, 1006, 88, -0.04],
          [1540, 1000, 150, 0.02],
        ],
      ),
    drawTall: (plate) =>
      draw(
        plate,
        { x: 342, k: 164 },
        { x: 430, wide: 1.04, high: 1.3 },
        { x: 690, ground: 692, high: 66, far: -400 },
        [
          [40, 1000, 120, 0.12],
          [116, 1006, 74, 0.22],
          [622, 1010, 64, 0.02],
          [716, 1006, 96, 0.04],
        ],
      ),
  },
]
