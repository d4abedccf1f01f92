/** A child lights a butter lamp with a taper; his grandmother and a monk watch the flame. Pixels from the upper edge of the parapet they stand behind, column 0 at the flame. */
import { edgeLight, place } from '../kit/cut.ts'
import { CHILD_FACE, hand } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'
import { limb, type Station } from '../kit/limbs.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const NIGHT = '#1a1240'
/** Lit, own and shade tones of a skin. */
type Skin = readonly [lit: string, own: string, shade: string]
const HERS: Skin = ['#f9bd7c', '#c27350', '#7c4048']
const HIS: Skin = ['#f2ab6a', '#ac5f46', '#6a3644']
const CHILDS: Skin = ['#fcc684', '#cb7c56', '#874a4c']

/** The side of a face that is turned away from the flame. */
const away = ([, own, shade]: Skin) => mix(own, shade, 0.42)
/** Cloth that is lit near the flame and falls into dusk away from it. */
const cloth = (id: string, d: string, lit: string, own: string, deep: string, folds = '') =>
  `<clipPath id="in-${id}"><path d="${d}"/></clipPath><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="-66" r="330"><stop offset=".22" stop-color="${lit}"/><stop offset=".48" stop-color="${own}"/><stop offset=".95" stop-color="${deep}"/></radialGradient>` +
  `<g clip-path="url(#in-${id})">${shape('M-500,-500H500V200H-500Z', `url(#${id})`)}${folds}</g>`
/** Fingers, each through its joints. */
const fingers = (list: readonly (readonly Station[])[], ink: string) => list.map((s) => limb(s, ink)).join('')

/** A line along a finger: dark between two fingers, light where the flame finds an edge. */
const line = (d: string, ink: string, wide = 1.5) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${wide}" stroke-linecap="round"/>`

const ADULT =
  'M-.03,-.5C.2,-.51 .34,-.4 .355,-.22C.36,-.14 .338,-.1 .352,-.06L.438,.085C.452,.125 .425,.142 .385,.148L.4,.2L.372,.243L.385,.288C.352,.33 .365,.36 .358,.405C.345,.475 .27,.505 .19,.475C.1,.45 .02,.39 -.05,.31L-.3,.26C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z'
/** A lowered eye under its brow. */
const LOWERED =
  shape('M.185,-.035C.22,.015 .28,.035 .33,.005L.34,.02C.3,.062 .215,.055 .185,-.035Z', NIGHT) +
  shape('M.165,-.1C.21,-.155 .285,-.155 .345,-.115L.338,-.09C.28,-.12 .22,-.115 .165,-.08Z', NIGHT)
/** A face from the side; the flame is before it, a little below. */
const face = (skin: Skin, lips: string) =>
  shape(ADULT, skin[1]) +
  shape(
    'M-.03,-.5C.2,-.51 .31,-.43 .345,-.28C.25,-.27 .16,-.2 .13,-.08C.11,.04 .06,.14 .0,.24L-.05,.31L-.3,.26C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z',
    away(skin),
  ) +
  shape(
    'M.352,-.06L.438,.085C.452,.125 .425,.142 .385,.148L.4,.2L.372,.243L.385,.288C.352,.33 .365,.36 .358,.405C.345,.475 .27,.505 .19,.475C.1,.45 .04,.4 .0,.35C.08,.36 .15,.33 .19,.27C.215,.22 .19,.15 .215,.095C.25,.075 .3,.07 .34,.04C.31,-.02 .3,-.06 .305,-.1C.315,-.17 .325,-.22 .335,-.3C.35,-.27 .357,-.22 .355,-.2C.355,-.13 .338,-.1 .352,-.06Z',
    skin[0],
  ) +
  LOWERED +
  shape('M.34,.135C.355,.108 .385,.112 .4,.135L.385,.148C.37,.152 .352,.15 .34,.135Z', skin[2]) +
  shape('M.4,.2C.365,.195 .32,.205 .275,.222C.31,.262 .35,.29 .385,.288L.372,.243Z', lips) +
  shape('M.262,.215C.29,.236 .33,.244 .375,.242L.372,.25C.33,.254 .285,.248 .262,.215Z', '#5c2438')
const ear = (skin: Skin) =>
  shape(
    'M-.1,-.1C-.03,-.105 -.01,-.04 -.03,.03C-.045,.09 -.07,.15 -.105,.145C-.15,.13 -.165,.03 -.165,-.02C-.16,-.07 -.135,-.098 -.1,-.1Z',
    skin[1],
  ) +
  shape(
    'M-.1,-.055C-.065,-.055 -.06,-.01 -.075,.03C-.09,.05 -.12,.03 -.125,-.005C-.125,-.03 -.118,-.052 -.1,-.055Z',
    skin[2],
  )
const headAt = (x: number, y: number, turn: number, size: number, body: string, way = 1) =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${size * way},${size})">${body}</g>`

/** The monk stands to the right, his palms together. */
const MONK =
  // neck, and its front that the flame lights
  shape('M162,-208C164,-198 165,-188 170,-170L218,-178C206,-194 199,-212 196,-236L176,-242Z', HIS[2]) +
  shape(
    'M162,-210C164,-198 165,-188 170,-170L186,-176C178,-188 174,-202 176,-226Z',
    mix(HIS[0], HIS[1], 0.6),
  ) +
  headAt(
    164,
    -241,
    -17,
    83,
    face(HIS, '#a04c48') +
      // the shaved head
      shape(
        'M.335,-.3C.3,-.44 .16,-.51 -.03,-.5C-.25,-.5 -.42,-.38 -.44,-.18C-.46,-.1 -.42,.06 -.3,.26C-.22,.2 -.17,.1 -.16,-.02C-.13,-.12 -.02,-.14 .04,-.2C.12,-.28 .24,-.3 .335,-.3Z',
        '#59303f',
      ) +
      ear(HIS),
    -1,
  ) +
  cloth(
    'robe',
    'M165,-188C182,-197 204,-206 226,-194C264,-172 286,-80 292,34H132C120,-6 112,-30 110,-56C106,-82 107,-104 116,-124C128,-150 146,-174 165,-188Z',
    '#b5323a',
    '#7d1f3c',
    '#3a1440',
    // saffron vest at the breast, the shawl's edge over it, the shade behind the arm
    shape(
      'M168,-194M168,-194C146,-176 122,-150 108,-122C102,-100 100,-76 100,-40C136,-84 158,-136 190,-204Z',
      '#e9983a',
    ) +
      shape('M176,-202C150,-138 128,-86 106,-46L106,-10C134,-62 164,-130 198,-208Z', '#cf4740') +
      shape('M100,-52L170,-70L200,-170C236,-172 262,-140 266,-100C268,-50 258,0 250,40H120Z', '#45153c') +
      shape('M258,-180C276,-120 272,-40 268,40H284C288,-40 284,-110 268,-170Z', '#331240'),
  )
/** His near arm in the shawl: from the shoulder down to the elbow, then forward and up to the wrist. */
const MONK_ARM = cloth(
  'drape',
  'M192,-174C218,-178 231,-152 230,-120C229,-90 222,-56 208,-27C202,-16 196,-12 186,-15C166,-23 138,-34 112,-43L125,-80C140,-78 156,-74 168,-71C172,-92 170,-118 174,-144C176,-160 182,-172 194,-176Z',
  '#c93e3c',
  '#92283e',
  '#42153f',
  // the under side of the forearm and the back of the upper arm
  shape(
    'M104,-52C140,-40 172,-30 196,-34C208,-46 216,-90 215,-122C214,-146 208,-164 198,-178H260V0H104Z',
    '#5f1a3c',
  ) +
    // a fold from the bend of the elbow
    shape('M166,-73C176,-68 186,-58 192,-44C182,-54 172,-62 160,-68Z', '#74203c'),
)
/** The lip of his sleeve, round the wrist. */
const LIP = shape(
  'M125,-81C129,-70 124,-50 113,-41C110,-40 106,-42 105,-45C113,-53 118,-68 117.500,-80C119,-83 123,-83 125,-81Z',
  '#dd5548',
)
/** A raised hand from the side, its fingers together and up, the little finger at the left. Its wrist is at the origin. */
const raised = (ink: string) =>
  shape('M-10.500,12C-11.500,2 -13.500,-8 -13,-19L12,-20C12.500,-12 11,-2 11,10Z', ink) +
  fingers(
    [
      [
        [-9.6, -18, 3.5],
        [-9.4, -29, 3.3],
        [-7.4, -39, 2.4],
      ],
      [
        [-3.4, -19, 3.7],
        [-3.2, -35, 3.6],
        [-2, -48.5, 2.6],
      ],
      [
        [2.8, -19, 3.7],
        [2.8, -38, 3.6],
        [2.6, -53.5, 2.7],
      ],
      [
        [8.6, -19, 3.5],
        [8.4, -36, 3.5],
        [7, -49.5, 2.6],
      ],
    ],
    ink,
  )
/** His palms together: the far hand shows as a lit edge before the near one, the thumb lies on the side of the breast. */
const PRAYER =
  // the far wrist, then the near one, bent back from the sleeve
  `<g transform="translate(99,-68) rotate(-15) translate(-4.500,1.500) rotate(-3)">${raised('#f0a868')}</g>` +
  shape('M82,-68C84.500,-52 94,-38.500 112,-40L118,-60L96,-66Z', '#f0a868') +
  shape('M87,-66C91,-52 100,-44 113,-42L126,-80L112,-82L98,-76Z', '#a35a48') +
  `<g transform="translate(99,-68) rotate(-15)">${
    raised('#a35a48') +
    line(
      'M-6.600,-24Q-6.500,-32 -5.200,-39.500M-.3,-25Q-.2,-38 .6,-47.500M5.700,-25Q5.800,-38 5,-48',
      '#723a42',
      1.3,
    ) +
    fingers(
      [
        [
          [9.5, 3, 6],
          [12.8, -12, 4.8],
          [14, -23, 3.8],
          [12.6, -31, 2.6],
        ],
      ],
      '#91503f',
    ) +
    line('M5.500,-4Q9,-14 9.800,-22Q9.900,-28 10.600,-32', '#5c2f3e', 1.4)
  }</g>`

/** The edge of her shawl, from the crown behind the ear and over the breast. */
const HEM =
  'M-185,-249C-199,-237 -211,-222 -217,-205C-222,-190 -226,-176 -221,-163C-214,-146 -196,-134 -176,-127'
/** The lozenges woven along it: place and turn. */
const LOZENGES: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-195.3, -248.1, 46],
  [-207.6, -234.4, 38],
  [-217.7, -218.8, 28],
  [-224.7, -201.3, 17],
  [-229.0, -183.2, 7],
  [-227.6, -163.1, -17],
  [-217.4, -145.8, -41],
  [-202.9, -133.3, -56],
]
const GRANDMOTHER =
  // neck
  shape('M-224,-206L-190,-190L-186,-160L-176,-120H-236Z', mix(HERS[1], HERS[2], 0.7)) +
  headAt(
    -196,
    -204,
    25,
    81,
    face(HERS, '#a84a4c') +
      // the crease of a smile
      shape('M.18,.13C.225,.17 .245,.24 .225,.31C.22,.25 .205,.2 .18,.13Z', HERS[1]) +
      // a line of age under the eye
      '<path d="M.2,.09Q.26,.12 .31,.1" fill="none" stroke="#a8604c" stroke-width=".014" stroke-linecap="round"/>' +
      // her lit brow
      shape('M.243,-.431C.31,-.385 .346,-.31 .355,-.22C.27,-.215 .18,-.18 .13,-.06L0,-.2Z', HERS[1]) +
      // grey hair, drawn back from the parting to the nape
      shape(
        'M.3,-.37C.3,-.45 .17,-.57 -.03,-.57C-.28,-.55 -.46,-.38 -.47,-.18C-.48,0 -.42,.14 -.3,.26C-.22,.22 -.17,.12 -.15,.05L-.06,-.03C-.03,.0 -.01,.05 .005,.09C.025,.0 .05,-.1 .12,-.18C.17,-.25 .23,-.31 .3,-.37Z',
        '#958a90',
      ) +
      shape(
        'M.3,-.37C.3,-.42 .25,-.49 .16,-.53C.19,-.45 .15,-.34 .06,-.22C.02,-.16 -.01,-.1 -.03,-.03C-.02,.02 -.005,.06 .005,.09C.025,.0 .05,-.1 .12,-.18C.17,-.25 .23,-.31 .3,-.37Z',
        '#c9b9ab',
      ) +
      '<path d="M.1,-.54C.13,-.42 .05,-.27 -.1,-.13M-.01,-.56C.02,-.43 -.06,-.29 -.2,-.16" fill="none" stroke="#6d6278" stroke-width=".017" stroke-linecap="round"/>' +
      '<path d="M.235,-.45C.2,-.34 .1,-.24 .03,-.1" fill="none" stroke="#978892" stroke-width=".015" stroke-linecap="round"/>' +
      ear(HERS) +
      // gold in the ear, a red tika on the brow
      '<circle cx="-.085" cy=".17" r=".052" fill="#e9a53a"/><circle cx="-.07" cy=".16" r=".024" fill="#fff0b8"/>' +
      '<ellipse cx=".296" cy="-.21" rx=".03" ry=".04" fill="#d3262f"/>',
  ) +
  // the shawl, set back on her head, over her bent back
  cloth(
    'shawl',
    `${HEM}L-178,-90C-178,-60 -174,-20 -176,34H-354C-346,-70 -322,-156 -272,-192C-264,-206 -257,-222 -241,-240C-227,-254 -206,-258 -192,-254C-187,-252.500 -184,-251 -185,-249Z`,
    '#3f9a9c',
    '#1f6682',
    '#152158',
    shape('M-240,-196C-262,-150 -262,-60 -252,40H-228C-238,-60 -244,-140 -240,-196Z', '#172a66') +
      shape('M-270,-192C-310,-120 -322,-40 -326,40H-304C-302,-40 -294,-116 -270,-192Z', '#141d52') +
      shape('M-212,-136C-222,-110 -216,-40 -210,40H-194C-200,-40 -210,-100 -212,-136Z', '#1a3f72') +
      // its woven border
      `<path d="${HEM}" fill="none" stroke="#f0b45a" stroke-width="25"/><path d="${HEM}" fill="none" stroke="#9c2c48" stroke-width="22"/>` +
      LOZENGES.map(
        ([x, y, turn]) =>
          `<path transform="translate(${x},${y}) rotate(${turn})" d="M0,-6.500L3.400,0L0,6.500L-3.400,0Z" fill="#f6c25e"/>`,
      ).join('') +
      `<path d="${HEM}" fill="none" stroke="#f0b45a" stroke-width="3"/>`,
  )
/** Her near arm in the shawl, round the back of the child. */
const NEAR_ARM = cloth(
  'near',
  'M-276,-140C-268,-104 -262,-86 -246,-78C-232,-72 -220,-66 -206,-58L-196,-10C-232,2 -282,0 -306,-16C-320,-52 -306,-104 -276,-140Z',
  '#3f9a9c',
  '#266a90',
  '#182a64',
  shape('M-276,-140C-304,-104 -314,-50 -300,-30C-272,-14 -232,-20 -192,-30V10H-336Z', '#162560'),
)

/** Her hand round his shoulder, and the edge of her sleeve. */
const HER_HAND =
  '<linearGradient id="herSleeve"><stop offset="0" stop-color="#22588a" stop-opacity="0"/><stop offset=".7" stop-color="#22588a"/></linearGradient>' +
  `<g transform="translate(-212,-42) rotate(14) scale(205)">${hand(HERS[1])}</g>` +
  shape(
    'M-262,-66C-244,-62 -226,-57 -213,-54C-207,-46 -206,-36 -211,-29C-226,-27 -246,-25 -266,-28C-258,-40 -256,-54 -262,-66Z',
    'url(#herSleeve)',
  ) +
  shape(
    'M-219,-55.500L-213,-54C-207,-46 -206,-36 -211,-29L-217,-28C-212,-36 -213,-47 -219,-55.500Z',
    '#b8405a',
  )

/** The child stands between her and the lamp. */
const CHILD =
  cloth(
    'jacket',
    'M-220,34C-224,2 -218,-36 -206,-56C-200,-64 -192,-68 -186,-70L-160,-67C-148,-58 -140,-40 -138,-20C-137,0 -138,18 -140,34Z',
    '#ffc04a',
    '#d07c34',
    '#6d3350',
    shape('M-228,40C-226,0 -222,-40 -204,-66C-206,-30 -202,0 -204,40Z', '#7a3c54'),
  ) +
  // her shawl between nape and collar
  shape('M-200,-112H-170V-74L-197,-74C-193,-84 -192,-94 -192,-104Z', '#1c4b70') +
  // neck, and the strip of it that the flame lights
  shape(
    'M-187,-112C-184,-96 -186,-84 -190,-72L-164,-66C-163,-76 -160,-84 -154,-93L-160,-112Z',
    away(CHILDS),
  ) +
  shape('M-166,-106C-166,-90 -169,-80 -173,-68L-164,-66C-163,-76 -160,-84 -154,-93L-156,-106Z', CHILDS[0]) +
  // collar
  shape(
    'M-193,-79C-186,-71 -172,-67 -161,-70C-159,-66 -158,-61 -158,-57C-170,-53 -190,-58 -198,-68C-197,-72 -196,-76 -193,-79Z',
    '#b03a58',
  ) +
  shape(
    'M-172,-68.500C-168,-68.500 -164,-69 -161,-70C-159,-66 -158,-61 -158,-57C-162,-55.500 -167,-55.500 -171,-56Z',
    '#e0605a',
  ) +
  headAt(
    -163,
    -112,
    9,
    68,
    shape(CHILD_FACE, CHILDS[1]) +
      shape(
        'M-.03,-.5C.2,-.51 .32,-.42 .35,-.26C.26,-.24 .16,-.18 .13,-.06C.11,.06 .06,.16 .0,.24L-.06,.3L-.3,.26C-.44,.1 -.48,-.1 -.46,-.18C-.43,-.38 -.25,-.5 -.03,-.5Z',
        away(CHILDS),
      ) +
      shape(
        'M.345,-.03L.4,.07C.415,.11 .395,.13 .36,.135L.375,.18L.355,.21L.365,.25C.355,.33 .32,.4 .24,.42C.14,.43 .05,.4 -.02,.33C.08,.33 .15,.31 .18,.25C.2,.2 .17,.14 .19,.09C.23,.08 .28,.07 .32,.04C.31,.0 .31,-.06 .315,-.1L.345,-.2C.35,-.12 .335,-.06 .345,-.03Z',
        CHILDS[0],
      ) +
      // open eye, brow, nostril, mouth
      shape(
        'M.19,.0C.22,-.06 .28,-.075 .322,-.035C.325,-.01 .318,.01 .3,.025C.26,.035 .22,.03 .19,.0Z',
        NIGHT,
      ) +
      '<circle cx=".295" cy="-.022" r=".017" fill="#fff1c4"/>' +
      shape('M.175,-.12C.22,-.17 .28,-.17 .33,-.13L.325,-.105C.28,-.135 .22,-.13 .175,-.1Z', NIGHT) +
      shape('M.375,.18C.34,.172 .29,.185 .25,.18C.28,.235 .33,.26 .365,.25L.355,.21Z', '#b8504c') +
      shape('M.235,.17C.26,.2 .31,.212 .357,.207L.355,.214C.31,.222 .26,.215 .235,.17Z', '#5c2438') +
      // hair
      shape(
        'M.345,-.2C.37,-.42 .2,-.6 -.06,-.58C-.36,-.57 -.54,-.38 -.53,-.12C-.53,.06 -.48,.2 -.38,.3C-.28,.28 -.2,.2 -.15,.12C-.22,.04 -.2,-.09 -.09,-.09C-.04,-.09 -.02,-.04 0,0C.02,-.1 .06,-.16 .12,-.19C.2,-.21 .28,-.2 .345,-.2Z',
        '#2a1a40',
      ) +
      ear(CHILDS),
  )
/** The shade of his arm on the front of his jacket. */
const UNDER_ARM = shape(
  'M-184,-32L-137,-16L-128,-9C-126,-5 -127,4 -130,34H-152C-153,8 -160,-14 -184,-32Z',
  '#a8603c',
)
/** His near arm: from the shoulder down to the elbow, then up to the fist. */
const HIS_ARM = cloth(
  'arm',
  'M-190,-64C-176,-68 -166,-62 -158,-56C-149,-50 -141,-45 -134,-42C-128,-41 -123,-43 -119,-47C-109,-56 -100,-65 -91,-73C-84,-70 -75,-62 -72,-56C-84,-41 -101,-22 -113,-10C-119,-3 -130,-3 -138,-8C-156,-18 -176,-26 -192,-36C-202,-46 -200,-60 -190,-64Z',
  '#ffc65a',
  '#d98838',
  '#7c3c50',
  // the lower side of the arm, and one soft fold in the crook
  shape(
    'M-204,-52C-186,-34 -160,-22 -138,-14C-127,-10 -118,-15 -108,-25C-98,-36 -86,-46 -70,-57L-98,0H-210Z',
    '#a8603c',
  ) + shape('M-131,-44C-125,-38 -125,-29 -131,-22C-122,-27 -118,-36 -121,-46Z', '#cd8136'),
)
/** The cuff of his sleeve. */
const HIS_CUFF =
  shape(
    'M-95,-70C-94,-73 -92,-75 -90,-75C-82,-71 -74,-63 -71,-56L-76,-51C-80,-58 -87,-66 -95,-70Z',
    '#b03a58',
  ) +
  shape('M-91.500,-74C-83,-70 -75,-62 -71,-56L-73.500,-53.500C-77,-60 -85,-68.500 -93,-72.500Z', '#e0605a')
const FIST = 'translate(-61,-65.500) rotate(4)'
const FIST_INK = `<linearGradient id="fist" gradientUnits="userSpaceOnUse" x1="-17" y1="-4" x2="13" y2="4"><stop offset="0" stop-color="#b56850"/><stop offset=".4" stop-color="#d88c5c"/><stop offset=".7" stop-color="#efb075"/><stop offset="1" stop-color="#ffd79c"/></linearGradient>`
/** The back of his hand and four fingers that close under the taper. */
const HIS_FIST = `${FIST_INK}<g transform="${FIST}">${
  shape(
    'M-27,-3.500C-16,-5.400 -10,-8 -4,-9.200C1,-10 5,-8.500 7,-5.500L8,5C7,8.600 3,10.200 -1,9.600C-8,9 -12,8.200 -16.500,7.800Z',
    'url(#fist)',
  ) +
  (
    [
      [
        [2, 7.4, 2.6],
        [8.4, 8.6, 2.6],
        [11, 9.3, 1.9],
      ],
      [
        [3, 3.6, 2.9],
        [11, 4.1, 2.9],
        [13.8, 5, 2.2],
      ],
      [
        [3, -1.2, 3],
        [12, -1.3, 3.1],
        [15, -0.2, 2.4],
      ],
      [
        [2, -5.8, 2.9],
        [10, -6.3, 3],
        [13.2, -5.2, 2.4],
      ],
    ] as const
  )
    .map((s) => limb(s, 'url(#fist)'))
    .join('') +
  line('M5,-3.600Q9,-4 13.600,-3.100M5.500,1.200Q10,1.200 14.800,2.300M5,6Q9,6.400 13,7.400', '#9a5242', 1)
}</g>`
/** His thumb, over the taper. */
const HIS_THUMB = `${FIST_INK.replace('"fist"', '"thumb"')}<g transform="${FIST}">${
  fingers(
    [
      [
        [-12, -4.5, 3.4],
        [-5, -9.4, 3.6],
        [2.5, -12, 3.5],
        [9.5, -10.8, 2.6],
      ],
    ],
    'url(#thumb)',
  ) +
  line('M-9,-2.500Q-3,-6.200 2.500,-8.200Q6,-9 9.500,-8', '#96503f', 1.1) +
  shape('M6,-13.600C8.600,-13.800 10.800,-12.800 11.200,-11.200C10,-10.500 8,-11 6.200,-11.800Z', '#ffe3b2')
}</g>`
/** The taper, from behind his thumb to the wick. */
const TAPER =
  shape('M-72,-83.600L-69.700,-87L1.500,-49.500L-.4,-46Z', '#d68a4c') +
  shape('M-72,-83.600L-70.800,-85.400L.6,-47.800L-.4,-46Z', '#7a4038') +
  shape('M-11,-55.500L-9.400,-58.600L1.500,-49.500L-.4,-46Z', '#d8582c')
/** A butter lamp, 62 high with its flame, foot at the origin. The flame leans by `lean` degrees. */
export const lamp = (lean = 0): string =>
  shape(
    'M-17,-34H17C16,-20 8,-15 4,-13L6,-5C12,-4 15,-2 16,-1C12,3 -12,3 -16,-1C-15,-2 -12,-4 -6,-5L-4,-13C-8,-15 -16,-20 -17,-34Z',
    '#a8652c',
  ) +
  shape(
    'M-9,-29C-3,-28 3,-28 9,-29C7,-20 3,-15 1.500,-13L2.500,-5C5,-4 7,-2 8,1.500C3,2.200 -3,2.200 -8,1.500C-7,-2 -5,-4 -2.500,-5L-1.500,-13C-3,-15 -7,-20 -9,-29Z',
    '#d8923c',
  ) +
  '<ellipse cx="0" cy="-34" rx="17" ry="4.2" fill="#ffd98a"/><ellipse cx="0" cy="-33.500" rx="13" ry="2.800" fill="#f3b35c"/>' +
  `<g transform="translate(0,-31) skewX(${-lean}) translate(0,31)">${FLAME}</g>`
const FLAME =
  shape('M0,-31C-11,-33 -9,-46 0,-62C9,-46 11,-33 0,-31Z', '#ffc65a') +
  shape('M0,-31C-7,-33 -6,-43 0,-54C6,-43 7,-33 0,-31Z', '#fffbe6')
const RIM = '#ffe2a0'
const rimmed = (body: string, towards: Pt, wide = 2.2) => edgeLight(body, towards, wide, RIM)
/** The warm rim of the flame on the inner contour, the blue of the evening on the outer one. */
const twoRims = (body: string, way: 1 | -1) =>
  edgeLight(rimmed(body, [way, 0.5]), [-way, -0.55], 1.7, '#7f96e6')
/** Those behind the parapet, and what is held over it; `at` puts a drawing where their flame is. */
export const behind = (at: (body: string) => string): string =>
  twoRims(at(MONK), -1) +
  rimmed(at(PRAYER), [-0.9, 0.3], 1.4) +
  edgeLight(at(MONK_ARM), [-1, -0.9], 1.2, '#b8433f') +
  at(LIP) +
  twoRims(at(place(0, -3, 1, GRANDMOTHER)), 1) +
  at(NEAR_ARM) +
  rimmed(at(CHILD), [1, 0.1]) +
  at(UNDER_ARM)
export const front = (at: (body: string) => string): string =>
  at(`<g transform="translate(0,24) scale(1.9)">${lamp()}</g>`) +
  // the wick
  at(line('M0,-36Q-.8,-42 .4,-48.500', '#4a2030', 2.8)) +
  rimmed(at(HIS_ARM), [1, 0.2], 1.8) +
  at(HER_HAND) +
  rimmed(at(HIS_FIST), [1, 0.5], 1) +
  at(TAPER) +
  at(HIS_THUMB) +
  rimmed(at(HIS_CUFF), [1, 0.6], 1)
