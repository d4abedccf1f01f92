/** A giant tortoise of Aldabra, near and large against the evening light; a child on the sand holds out a leaf to it. */
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, smooth } from '../kit/cut.ts'
import { frame } from '../kit/facets.ts'
import { WIDE } from '../kit/format.ts'
import { tortoiseLeg, tortoiseShell, type TortoiseInks } from '../models/giant-tortoise.ts'
import { bandedSky } from '../kit/heavens.ts'
import { hand, joints, limb, points } from '../kit/limbs.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { unit, type Pt, type Vec3 } from '../kit/vec.ts'

/** The sun is low on the left, out of the picture and behind the two. */
const LIGHT: Pt = [-1, -0.7]
const SUN = unit([-0.72, 0.5, -0.48])
const HORIZON = 430
const INKS: TortoiseInks = {
  plate: ['#a8705a', '#7a4f54', '#563a4e'],
  seam: '#382640',
  ring: ['#8a5850', '#63404c', '#472f45'],
  heart: ['#d39a6c', '#966258', '#694654'],
  hide: '#7a5256',
  hideShade: '#5a3c4e',
  hideDark: '#432c42',
  claw: '#d9b79c',
}
/** The head and neck, facing left, the root of the neck at 0, a leaf between the jaws; metres, y down. */
function head(): string {
  const { hide, hideShade, hideDark } = INKS
  return (
    // the dark of the shell's front opening
    smooth(points('.1,-.15 .24,-.16 .3,-.04 .28,.2 .1,.235 -.04,.14 -.02,-.04'), '#2a1b30', 0.9) +
    smooth(
      points('.26,.17 .06,.16 -.12,.05 -.25,-.15 -.36,-.24 -.3,-.36 -.2,-.34 -.08,-.2 .08,-.12 .3,-.1'),
      hide,
      0.8,
    ) +
    smooth(
      points('.26,.17 .06,.16 -.12,.05 -.25,-.15 -.3,-.22 -.2,-.15 -.07,-.02 .08,.05 .28,.06'),
      hideShade,
      0.8,
    ) +
    smooth(points('.3,-.11 .24,-.06 .19,.02 .2,.1 .22,.17 .32,.18'), hideDark, 0.9) +
    // folds of the neck
    [
      'M-.165,-.255Q-.235,-.2 -.225,-.13',
      'M-.09,-.175Q-.165,-.11 -.15,-.01',
      'M.02,-.12Q-.065,-.05 -.05,.07',
      'M.13,-.09Q.05,-.02 .07,.1',
    ]
      .map(
        (d) => `<path d="${d}" fill="none" stroke="${hideDark}" stroke-width=".011" stroke-linecap="round"/>`,
      )
      .join('') +
    // lower jaw, mouth, the leaf, then the skull with its beak
    smooth(
      points('-.22,-.28 -.34,-.26 -.46,-.25 -.575,-.24 -.565,-.195 -.46,-.168 -.36,-.16 -.26,-.18'),
      hideShade,
      0.8,
    ) +
    '<path d="M-.58,-.27L-.3,-.27L-.36,-.225L-.53,-.205Z" fill="#24172a"/>' +
    '<path d="M-.44,-.235C-.54,-.29 -.68,-.26 -.86,-.12C-.72,-.12 -.56,-.14 -.44,-.235Z" fill="#5a9a62"/><path d="M-.44,-.235C-.56,-.22 -.72,-.17 -.86,-.12C-.72,-.12 -.56,-.14 -.44,-.235Z" fill="#37705a"/>' +
    smooth(
      points(
        '-.2,-.3 -.24,-.4 -.34,-.45 -.46,-.43 -.56,-.37 -.605,-.3 -.595,-.22 -.57,-.235 -.46,-.252 -.34,-.235 -.24,-.22',
      ),
      hide,
      0.7,
    ) +
    `<path d="M-.575,-.237Q-.46,-.262 -.3,-.238" fill="none" stroke="#3a2436" stroke-width=".007" stroke-linecap="round"/>` +
    // plates of the crown, the nostril, the eye under its lid
    smooth(points('-.28,-.4 -.36,-.43 -.44,-.41 -.36,-.385'), '#8f6260', 0.8) +
    `<path d="M-.578,-.33l.022,-.006l-.004,.02Z" fill="${hideDark}"/>` +
    `<ellipse cx="-.45" cy="-.345" rx=".036" ry=".031" fill="${hideDark}"/><circle cx="-.466" cy="-.332" r=".02" fill="#150f1e"/><circle cx="-.472" cy="-.34" r=".007" fill="#ffe6b8"/><path d="M-.494,-.352Q-.46,-.4 -.404,-.346Q-.45,-.366 -.494,-.352Z" fill="#8f6260"/>`
  )
}
/** A child's head in profile, facing right, its middle at 0. */
function childHead(skin: string, dim: string, hair: string): string {
  return (
    smooth(
      points('-.06,-.1 -.07,-.15 -.1,-.18 -.145,-.185 -.18,-.165 -.195,-.125 -.18,-.085 -.145,-.06 -.1,-.05'),
      hair,
      0.9,
    ) +
    smooth(
      points(
        '.05,-.1 .09,-.06 .097,-.015 .1,.004 .12,.026 .108,.037 .109,.05 .104,.058 .105,.068 .096,.08 .09,.098 .055,.112 .01,.1 -.03,.085 -.06,.02 -.04,-.08',
      ),
      skin,
      0.6,
    ) +
    smooth(points('.07,.108 .05,.113 .01,.1 -.03,.085 0,.078 .04,.098'), dim, 0.7) +
    smooth(
      points(
        '.088,-.06 .05,-.115 -.03,-.13 -.1,-.095 -.126,-.02 -.115,.045 -.085,.09 -.055,.095 -.045,.05 -.035,.01 -.005,-.015 .015,-.05 .06,-.058',
      ),
      hair,
      0.8,
    ) +
    `<ellipse cx="-.02" cy=".022" rx=".019" ry=".027" fill="${skin}"/><ellipse cx="-.022" cy=".024" rx=".009" ry=".015" fill="${dim}"/>` +
    `<ellipse cx=".07" cy=".004" rx=".008" ry=".013" fill="#150f1e"/><path d="M.05,-.024Q.07,-.036 .088,-.026" fill="none" stroke="#150f1e" stroke-width=".007" stroke-linecap="round"/><path d="M.1,.058Q.088,.064 .076,.056" fill="none" stroke="#2a1620" stroke-width=".006" stroke-linecap="round"/>`
  )
}
/** A child who sits back on her heels, facing right, and reaches up with a leaf; metres, the sand at 0. */
function child(): string {
  const skin = '#744336',
    dim = '#54302f',
    dress = '#dd5340',
    shade = '#9c3a49'
  return (
    // the far knee and arm
    smooth(points('.04,-.2 .2,-.22 .34,-.14 .38,-.06 .34,-.01 .2,-.03 .06,-.06'), shade, 0.8) +
    limb(joints('.05,-.48,.04 .13,-.38,.036 .18,-.28,.03 .19,-.22,.022'), dim) +
    hand(0.192, -0.215, 64, dim, { spread: 5, size: 0.78 }) +
    // the near shin along the sand, the foot behind with its toes tucked under
    limb(joints('.24,-.055,.052 .1,-.045,.05 -.04,-.045,.042 -.15,-.05,.03'), skin) +
    limb(joints('-.13,-.055,.036 -.21,-.075,.036 -.27,-.055,.03 -.295,-.025,.02'), skin) +
    // dress: lap, trunk, their shade
    smooth(
      points(
        '-.19,-.1 -.22,-.2 -.15,-.3 0,-.31 .14,-.25 .27,-.17 .315,-.09 .28,-.035 .16,-.05 0,-.06 -.12,-.06',
      ),
      dress,
      0.8,
    ) +
    smooth(
      points(
        '-.19,-.1 -.22,-.2 -.16,-.29 -.1,-.2 .02,-.15 .18,-.12 .3,-.07 .28,-.035 .16,-.05 0,-.06 -.12,-.06',
      ),
      shade,
      0.8,
    ) +
    limb(joints('.0,-.64,.036 -.015,-.54,.042'), dim) +
    smooth(
      points('-.2,-.2 -.165,-.36 -.125,-.49 -.07,-.56 .03,-.56 .075,-.49 .06,-.36 .09,-.24 -.04,-.2'),
      dress,
      0.8,
    ) +
    smooth(points('-.2,-.2 -.165,-.36 -.125,-.49 -.08,-.55 -.075,-.42 -.08,-.3 -.06,-.2'), shade, 0.8) +
    `<g transform="translate(.03,-.71) rotate(-14)">${childHead(skin, dim, '#1b1428')}</g>` +
    // the near arm, its hand round the stalk, the sleeve
    limb(joints('-.01,-.5,.046 .1,-.53,.042 .21,-.59,.034 .31,-.68,.022'), skin) +
    limb(joints('.3,-.67,.024 .335,-.7,.032 .37,-.725,.026'), skin) +
    ['.35,-.745 .385,-.75 .395,-.735', '.365,-.725 .395,-.73 .405,-.715', '.365,-.705 .39,-.708 .4,-.695']
      .map((f) =>
        limb(
          joints(
            f
              .split(' ')
              .map((p, i) => `${p},${[0.014, 0.013, 0.009][i]}`)
              .join(' '),
          ),
          skin,
        ),
      )
      .join('') +
    smooth(points('-.085,-.53 -.02,-.565 .06,-.56 .115,-.53 .11,-.475 .04,-.455 -.05,-.46'), '#ea6a52', 0.8)
  )
}
/** Granite worn to round heads: the face in shade, a plane that looks at the sun, grooves that rain has cut. */
const granite = (body: string, lit: string, grooves: readonly string[]): string =>
  edgeLight(smooth(points(body), '#6b4670', 0.8), LIGHT, 6, '#ffc79a') +
  smooth(points(lit), '#a9697f', 0.8) +
  grooves.map((g) => limb(joints(g), '#523560')).join('')
function draw(plate: Plate): void {
  const cam = new Camera([0, 0.86, 0], 0, 1500 / WIDE, HORIZON, 800)
  bandedSky(
    plate,
    ['#3a3478', '#68488f', '#a65f92', '#dd8386', '#f7ab84', '#ffd79a', '#fff0c4'],
    -120,
    HORIZON,
    1750,
  )
  calmWater(plate, {
    top: HORIZON,
    bottom: 640,
    inks: ['#f7b78a', '#c9858f', '#7a5f98'],
    dark: ['#6a5090', 0.2],
    light: ['#ffe3b0', 0.2],
    path: { x: 60, ink: '#fff3c8', far: 60, near: 240 },
    seed: 9,
  })
  plate.svg(
    granite(
      '1300,640 1300,440 1330,300 1400,210 1490,170 1590,190 1700,260 1720,640',
      '1312,500 1320,380 1350,290 1410,216 1480,182 1450,260 1420,340 1400,440 1380,520',
      ['1500,196,2 1506,260,8 1500,340,6 1490,400,2', '1570,206,2 1584,300,9 1580,420,7 1570,470,2'],
    ) +
      granite(
        '1396,640 1400,520 1440,440 1520,410 1610,440 1680,520 1690,640',
        '1410,560 1424,480 1470,432 1530,416 1490,470 1468,540 1460,600',
        ['1570,440,2 1580,500,6 1572,560,2'],
      ),
  )
  // wet sand that gives back the sky, dry sand in front
  plate.svg(
    smooth(points('-80,556 300,544 700,566 1200,556 1700,570 1700,1060 -80,1060'), '#fff0d2', 0.6) +
      smooth(points('-80,566 300,554 700,578 1200,568 1700,582 1700,1060 -80,1060'), '#e0a394', 0.6) +
      smooth(points('-80,640 400,630 900,664 1700,640 1700,1060 -80,1060'), '#f0bd96', 0.6) +
      smooth(points('-80,880 500,850 1100,900 1700,870 1700,1060 -80,1060'), '#d9957f', 0.6),
  )
  const at = frame([0.64, 0, -3.3], Math.PI + 0.62, 1.2),
    leg = (joints: (readonly [Vec3, number])[], ink: string, scale: string) =>
      tortoiseLeg(
        cam,
        joints.map(([[u, h, v], w]) => [at(u, h, v), w * 1.2] as const),
        ink,
        scale,
        INKS.claw,
      )
  const root = cam.project(at(0.6, 0.42, -0.06))
  // long shadows towards us and to the right, and the dark under the shell
  plate.svg(
    smooth(points('170,846 300,828 440,838 640,866 760,900 620,908 400,880 230,866'), '#bd7a70', 0.8) +
      smooth(
        points(
          '690,838 900,786 1200,768 1500,806 1760,836 1760,956 1480,950 1220,968 1040,990 940,984 860,910',
        ),
        '#a0626a',
        0.8,
      ),
  )
  // the tracks that lead up to it
  plate.svg(
    [
      [1520, 742, 20],
      [1580, 776, 26],
      [1470, 716, 16],
      [1560, 700, 13],
      [1440, 690, 11],
      [1500, 676, 9],
    ]
      .map(([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r! * 1.5}" ry="${r! * 0.42}" fill="#cf9183"/>`)
      .join(''),
  )
  const belly = [
    [0.56, 0.2],
    [0.3, 0.3],
    [-0.2, 0.36],
    [-0.56, 0.2],
    [-0.56, -0.2],
    [-0.2, -0.36],
    [0.3, -0.3],
    [0.56, -0.2],
  ]
    .map(([u, v]) => cam.project(at(u!, 0.25, v!)))
    .map(({ x, y }): Pt => [x, y])
  plate.svg(
    edgeLight(
      leg(
        [
          [[-0.44, 0.4, 0.3], 0.13],
          [[-0.5, 0.2, 0.34], 0.12],
          [[-0.5, 0.06, 0.34], 0.12],
        ],
        INKS.hideDark,
        '#382438',
      ) +
        leg(
          [
            [[0.42, 0.4, 0.34], 0.13],
            [[0.56, 0.24, 0.42], 0.115],
            [[0.6, 0.13, 0.42], 0.09],
            [[0.62, 0.06, 0.4], 0.1],
          ],
          INKS.hideDark,
          '#382438',
        ) +
        smooth(belly, '#2f2036', 0.8) +
        tortoiseShell(cam, at, SUN, INKS) +
        leg(
          [
            [[-0.42, 0.34, -0.34], 0.14],
            [[-0.46, 0.2, -0.38], 0.13],
            [[-0.44, 0.07, -0.38], 0.125],
          ],
          INKS.hideShade,
          INKS.hideDark,
        ) +
        place(root.x, root.y, root.k * 0.98, head()) +
        leg(
          [
            [[0.36, 0.4, -0.32], 0.15],
            [[0.47, 0.27, -0.42], 0.13],
            [[0.55, 0.15, -0.44], 0.108],
            [[0.6, 0.06, -0.43], 0.115],
          ],
          INKS.hide,
          INKS.hideShade,
        ),
      LIGHT,
      6,
      '#ffd99c',
    ),
  )
  const kid = cam.project([-1.08, 0, -3.15])
  plate.svg(edgeLight(place(kid.x, kid.y, kid.k * 0.86, child()), LIGHT, 5, '#ffe0a8'))
}
export const views: View[] = [{ name: 'seychelles-3', focusX: 500, draw }]
