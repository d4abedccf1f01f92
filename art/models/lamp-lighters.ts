/** A grandmother lights a butter lamp with a taper; her grandchild and a monk watch the flame. Pixels from the upper edge of the parapet they stand behind, column 0 at the flame. */
import { edgeLight } from '../kit/cut.ts'
import { CHILD_FACE } from '../kit/cut-figure.ts'
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
  shape(d, `url(#${id})`) +
  `<g clip-path="url(#in-${id})">${folds}</g>`
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
  // neck
  shape(
    'M138,-210L150,-244L181,-240C183,-220 192,-204 208,-192L156,-166C146,-176 140,-190 138,-210Z',
    HIS[2],
  ) +
  headAt(
    150,
    -238,
    -19,
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
    'M150,-182C172,-200 206,-208 232,-188C268,-158 286,-80 292,34H112C104,-26 108,-84 118,-124C124,-150 134,-168 150,-182Z',
    '#b5323a',
    '#7d1f3c',
    '#3a1440',
    // saffron vest at the breast, the shawl's edge over it, folds that fall from the shoulder
    shape(
      'M150,-190C134,-168 124,-150 112,-124C108,-100 106,-76 104,-48C122,-84 140,-128 170,-200Z',
      '#e9983a',
    ) +
      shape('M168,-204C140,-128 122,-84 104,-48L104,-14C128,-66 154,-126 190,-206Z', '#cf4740') +
      shape('M196,-210C166,-140 140,-70 126,40H144C154,-60 178,-140 214,-210Z', '#5c1838') +
      shape('M232,-200C208,-130 188,-60 180,40H202C206,-60 222,-130 248,-190Z', '#4a163c') +
      shape('M262,-170C248,-100 238,-40 236,40H252C254,-40 262,-96 276,-140Z', '#331240'),
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
const PRAYER = `<g transform="translate(99,-68) rotate(-15)">${
  `<g transform="translate(-4.500,1.500) rotate(-3)">${raised('#f0a868')}</g>` +
  // both wrists, down into the sleeve
  shape('M-11,-8C-15,3 -14,16 -8,26C0,26 9,21 13,12L11,-4Z', '#a35a48') +
  raised('#a35a48') +
  line(
    'M-6.600,-24Q-6.500,-32 -5.200,-39.500M-.3,-25Q-.2,-38 .6,-47.500M5.700,-25Q5.800,-38 5,-48',
    '#723a42',
    1.3,
  ) +
  shape('M0,26C0,10 3,-3 11,-9L13,12C10,20 6,25 0,26Z', '#8d4d46') +
  fingers(
    [
      [
        [7.5, -3, 5],
        [12.8, -14, 4.4],
        [14, -23, 3.8],
        [12.6, -31, 2.6],
      ],
    ],
    '#8d4d46',
  ) +
  line('M5.500,-6Q9,-14 9.800,-22Q9.900,-28 10.600,-32', '#5c2f3e', 1.4)
}</g>`
const DRAPE = cloth(
  'drape',
  'M160,-108C146,-94 129,-84 112.500,-77C103,-69 97,-55 95,-41C104,-24 124,-6 152,-1L200,-1C204,-34 194,-90 160,-108Z',
  '#c23a3c',
  '#7d1f3c',
  '#3a1440',
  shape('M166,-108C166,-62 140,-40 99,-34L112,4H214V-90Z', '#5c1838') +
    shape('M194,-74C188,-36 164,-20 124,-14L136,8H214Z', '#41143a') +
    // the hollow of the sleeve
    shape('M114,-78C103,-69 97,-55 94,-40C102,-40 110,-50 114,-60C117,-67 117,-73 114,-78Z', '#3a1234'),
)
/** The near lip of his sleeve, over the wrists. */
const LIP = shape(
  'M112.500,-77C117,-71 114.500,-59 108,-50C104,-44.500 99,-41 95,-41L97.500,-36C105,-36.500 112,-43 117,-52C122,-62 122.500,-73 117.500,-79.500Z',
  '#d8504a',
)

/** The grandmother's forearm and hand; thumb and index finger hold the taper. */
const HER_ARM = cloth(
  'sleeve',
  'M-186,-150C-160,-148 -132,-153 -106,-163C-99,-158 -95,-146 -98,-134C-116,-124 -134,-112 -150,-92L-190,-86Z',
  '#e0605a',
  '#b03a58',
  '#6d2450',
  shape('M-160,-128C-140,-128 -118,-136 -99,-146L-92,-126L-150,-84H-190Z', '#8c2c54'),
)
/** The fold of the shawl that lies over her upper arm; it opens at the elbow. */
const HER_FOLD =
  shape(
    'M-152,-153C-144,-150 -138,-142 -137,-131C-136,-117 -140,-104 -146,-90L-160,-90L-164,-146Z',
    '#e88f58',
  ) +
  cloth(
    'fold',
    'M-182,-178C-176,-164 -162,-158 -154,-152C-146,-146 -142,-138 -142,-129C-142,-114 -146,-100 -153,-86C-166,-82 -180,-90 -188,-104C-194,-126 -194,-154 -182,-178Z',
    '#4aa6a4',
    '#2a7590',
    '#1c4a7c',
    shape('M-184,-172C-184,-140 -174,-112 -150,-84L-196,-84V-160Z', '#1d5580'),
  )
/** Thumb and index finger pinch the end of the taper at (-42, -140); the other three fingers curl behind them, each apart from the next. */
const PINCH = 'translate(-42,-140) scale(1.1)'
const HER_HAND =
  `<g transform="${PINCH}">${
    // little, ring and middle finger
    fingers(
      [
        [
          [-31, -14, 5],
          [-19, -29, 4.4],
          [-8, -37.4, 4],
          [1, -38.2, 3.6],
          [6.2, -35.8, 2.4],
        ],
      ],
      '#82464a',
    ) +
    fingers(
      [
        [
          [-28, -13, 5],
          [-9, -24.6, 4.7],
          [5, -27.2, 4.2],
          [13.6, -23, 3.7],
          [17.2, -18.2, 2.4],
        ],
      ],
      '#955244',
    ) +
    fingers(
      [
        [
          [-26, -12, 5.2],
          [-3, -17.5, 4.8],
          [8.5, -13.2, 4.3],
          [13.4, -5.6, 3.7],
          [14, -0.4, 2.4],
        ],
      ],
      '#ab614a',
    ) +
    // the flame's light on their lower sides
    line(
      'M4.500,-11.500Q9.500,-7.800 11,-1.600M-.5,-23.600Q7.600,-23.800 14.400,-17.600M-14.500,-29.400Q-6,-35 3.800,-34',
      '#d98f5c',
      1.4,
    ) +
    // wrist and back of the hand
    shape(
      'M-55,-15C-52,-15 -48,-16 -44,-17.500C-38,-20 -33,-22 -27,-20.500C-22,-19 -19,-14 -20.500,-9C-22,-6 -24,-4 -25,-1L-30,9C-38,9.500 -44,6 -49,3C-50.500,2 -51.500,2 -52,2Z',
      HERS[1],
    ) +
    // index finger, one arch from its knuckle to the taper
    fingers(
      [
        [
          [-27, -14.3, 6.2],
          [-14, -15, 5.2],
          [-4, -11.5, 4.7],
          [0.8, -5, 4],
          [1.2, 1, 2.9],
        ],
      ],
      HERS[1],
    ) +
    // knuckles, and the flame's light under the finger
    line(
      'M-29,-19.500Q-25.500,-18.500 -24,-15.500M-7.500,-15.800Q-5,-14.800 -3.800,-12.800',
      '#8d4a40',
      1.1,
    ) +
    line('M-19,-10.600Q-11,-11.400 -6.600,-8.200Q-3.600,-5.400 -2.600,-2', HERS[0], 1.7)
  }</g>` +
  // the taper
  shape('M-49.500,-151L-45.500,-152.500L1.500,-48L-1,-46.500Z', '#d68a4c') +
  shape('M-49.500,-151L-47.700,-151.800L-.2,-47L-1,-46.500Z', '#7a4038') +
  shape('M-9,-62L-5.800,-61.500L1.500,-48L-1,-46.500Z', '#d8582c') +
  `<g transform="${PINCH}">${
    // the thumb, from its ball to the taper
    fingers(
      [
        [
          [-45, -3.5, 6.5],
          [-33, 2.5, 7.4],
          [-22, 5.4, 5.6],
          [-12, 6, 5],
          [-4.5, 3.6, 4.6],
          [1.5, 0.6, 3],
        ],
      ],
      '#dd9260',
    ) +
    fingers(
      [
        [
          [-38, 4.5, 2.4],
          [-30, 8, 2.8],
          [-20, 9.3, 2],
          [-11, 9, 2.2],
          [-3, 6, 2.2],
          [2, 2.6, 1.4],
        ],
      ],
      HERS[0],
    ) +
    line('M-15.500,1.600Q-13.500,3 -13.600,5.200', '#a25c44', 1.1) +
    line('M-38,-6.500Q-30,-5.500 -25.500,-1.500', '#93503f', 1.3) +
    // its nail
    shape(
      'M-3.800,-.6C-1.800,-2 .6,-2.200 2.600,-1.400C1.200,.4 -1.400,1.600 -3.600,1.600C-4.400,.9 -4.400,0 -3.800,-.6Z',
      '#f6c796',
    )
  }</g>` +
  // her cuff
  shape(
    'M-113,-160.500L-104,-164C-96,-159 -92,-145 -96,-132.500L-103,-128C-99,-142 -103,-154 -113,-160.500Z',
    '#ffb27a',
  )

const GRANDMOTHER =
  HER_ARM +
  headAt(
    -168,
    -212,
    23,
    81,
    face(HERS, '#a84a4c') +
      // the crease of a smile
      shape('M.18,.13C.225,.17 .245,.24 .225,.31C.22,.25 .205,.2 .18,.13Z', HERS[1]) +
      // lines of age beside the eye and under it
      '<path d="M.15,-.02L.06,-.06M.15,.02L.05,.03M.2,.09Q.26,.12 .31,.1" fill="none" stroke="#7c4048" stroke-width=".016" stroke-linecap="round"/>' +
      // her brow is lit up to the hair
      shape('M.243,-.431C.31,-.385 .346,-.31 .355,-.22C.27,-.215 .18,-.18 .13,-.06L0,-.2Z', HERS[1]),
  ) +
  // grey hair, combed back under the hem
  shape(
    'M-140,-239C-137,-238.500 -134.200,-236 -133.200,-232C-141,-230 -149,-223 -154,-214C-159,-206 -163,-196 -168,-186L-175,-190C-172,-206 -154,-228 -140,-239Z',
    '#e2d8da',
  ) +
  line('M-137,-234.500Q-149,-225.500 -157.500,-209.500', '#a596b2', 1.2) +
  // the shawl over her head and her bent back
  cloth(
    'shawl',
    'M-142,-244C-150,-264 -186,-268 -212,-248C-232,-232 -238,-212 -246,-198C-303,-166 -330,-70 -338,34H-126C-126,-20 -136,-50 -138,-84C-140,-112 -146,-136 -152,-150C-160,-158 -172,-164 -178,-172C-180,-192 -176,-206 -164,-218C-158,-226 -150,-234 -142,-244Z',
    '#3f9a9c',
    '#1f5c80',
    '#152158',
    shape('M-196,-204C-226,-150 -234,-60 -228,40H-204C-212,-60 -210,-140 -196,-204Z', '#172a66') +
      shape('M-240,-196C-286,-120 -300,-40 -304,40H-284C-282,-40 -268,-116 -240,-196Z', '#141d52') +
      shape('M-170,-166C-190,-120 -190,-40 -184,40H-168C-174,-40 -176,-110 -170,-166Z', '#1a3f72'),
  ) +
  // its hem round the face
  shape(
    'M-142,-244C-150,-236 -158,-226 -164,-218C-176,-206 -180,-192 -178,-172C-172,-164 -160,-158 -152,-150C-156,-160 -166,-168 -169,-176C-170,-192 -166,-204 -156,-214C-150,-222 -144,-230 -137,-239Z',
    '#e88f58',
  ) +
  HER_FOLD

/** The child between them stands behind the parapet. */
const CHILD =
  cloth(
    'jacket',
    'M-172,34C-178,6 -180,-18 -170,-34C-162,-44 -148,-45 -138,-52L-104,-52C-95,-45 -82,-43 -75,-33C-67,-18 -70,10 -74,34Z',
    '#ffc04a',
    '#d07c34',
    '#6d3350',
    shape('M-172,40C-180,0 -182,-40 -160,-46C-150,-30 -146,0 -150,40Z', '#a8603c') +
      shape('M-122,-44L-114,-44C-108,-24 -108,10 -110,40H-114C-112,10 -112,-20 -122,-44Z', '#a8603c'),
  ) +
  shape('M-146,-76L-104,-62L-101,-48C-108,-36 -132,-36 -142,-50Z', CHILDS[2]) +
  // collar
  shape(
    'M-147,-52C-138,-40 -122,-36 -113,-37C-107,-40 -103,-44 -101,-50C-97,-49 -94,-46 -93,-43C-97,-34 -104,-29 -113,-28C-130,-28 -146,-38 -153,-47Z',
    '#f0a440',
  ) +
  headAt(
    -121,
    -86,
    -3,
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
/** The child's two arms: the elbows and forearms lie on the parapet, one hand on the other. */
const CHILD_ARMS = {
  shade: shape('M-196,14C-190,32 -140,36 -108,34C-84,34 -62,31 -52,22C-70,10 -170,4 -196,14Z', '#3a2150'),
  /** Towards the grandmother. */
  left:
    cloth(
      'arm',
      'M-166,-36C-182,-30 -190,-8 -195,6C-198,18 -190,26 -176,26C-160,27 -142,28.500 -126,28.500L-124,11.500C-140,10 -152,7 -162,3C-158,-8 -154,-20 -154,-30Z',
      '#ffc65a',
      '#d98838',
      '#7c3c50',
      shape(
        'M-200,12C-180,21 -150,22 -120,22V36H-200ZM-200,10C-190,-8 -186,-24 -172,-38L-196,-30Z',
        '#a8603c',
      ),
    ) +
    shape(
      'M-130,11L-122,11.600C-120,16 -120.500,24 -122,28.600L-130,28.500C-128,23 -128,16 -130,11Z',
      '#b03a58',
    ),
  right:
    cloth(
      'arm2',
      'M-82,-36C-68,-32 -60,-10 -54,4C-50,14 -54,22 -66,23.500C-78,25 -90,26.500 -101,27L-104,10.500C-94,9 -86,6 -80,2C-86,-8 -90,-20 -92,-28Z',
      '#ffc65a',
      '#d98838',
      '#7c3c50',
      shape(
        'M-106,20C-90,20 -70,18 -50,8L-48,30H-106ZM-80,2C-86,-8 -90,-20 -92,-28L-84,-26C-80,-16 -76,-8 -70,-2Z',
        '#b86c3a',
      ),
    ) +
    shape(
      'M-105,10.600L-97,9.400C-94,15 -94,22 -95.500,26.600L-102,27C-101,22 -102,15 -105,10.600Z',
      '#b03a58',
    ),
  /** The hand below points right, the one above points left. */
  under: `<g transform="translate(1.500,-2.500)">${
    shape('M-130,18C-124,16 -112,17 -104,22L-106,35C-116,33 -126,30 -130,28Z', CHILDS[2]) +
    fingers(
      [
        [
          [-110, 23, 3.8],
          [-98, 26, 3.6],
          [-84, 30, 2.8],
        ],
        [
          [-112, 28, 3.8],
          [-100, 31, 3.6],
          [-87, 35, 2.8],
        ],
        [
          [-114, 32, 3.4],
          [-104, 35.5, 3.3],
          [-94, 38.5, 2.6],
        ],
      ],
      CHILDS[1],
    ) +
    line('M-104,27.500Q-96,29.500 -87,32.600M-108,32.200Q-100,34.500 -93,36.800', CHILDS[2], 1.4)
  }</g>`,
  over:
    shape(
      'M-96,8C-103,7 -111,7.500 -118,10.500C-122,13 -124,18 -122,24C-119,28.500 -113,28.500 -108,27C-103,26 -99,26 -95,26.500Z',
      CHILDS[0],
    ) +
    shape('M-95,8L-101,7.500C-99,14 -99,20 -101,26L-95,26.500Z', CHILDS[1]) +
    fingers(
      [
        [
          [-118, 13, 3.8],
          [-130, 14, 3.6],
          [-141, 18, 2.7],
        ],
        [
          [-119, 17.5, 3.8],
          [-131, 19.5, 3.6],
          [-142, 24, 2.7],
        ],
        [
          [-118, 22, 3.8],
          [-129, 24.8, 3.5],
          [-139, 29.5, 2.7],
        ],
        [
          [-115, 25.5, 3.4],
          [-124, 29, 3.2],
          [-132, 33, 2.5],
        ],
      ],
      CHILDS[0],
    ) +
    // the thumb lies along the index finger
    fingers(
      [
        [
          [-104, 9.5, 4],
          [-114, 7, 3.7],
          [-124, 8.5, 2.7],
        ],
      ],
      CHILDS[0],
    ) +
    line(
      'M-121,15.600Q-131,16.800 -139.500,20.600M-121,20.200Q-130,22.200 -138.500,26.200M-118,24.600Q-126,27 -132.500,30.600M-106,12.600Q-114,11 -122,11.400',
      '#b0683e',
      1.3,
    ),
}
/** Her other arm round the child. */
const NEAR_ARM = cloth(
  'near',
  'M-262,-146C-256,-104 -252,-80 -230,-69C-212,-61 -196,-55 -182,-50L-186,-14C-214,-4 -262,-2 -290,-18C-304,-52 -292,-106 -262,-146Z',
  '#3f9a9c',
  '#266a90',
  '#182a64',
  shape('M-262,-146C-290,-106 -300,-50 -286,-30C-260,-14 -220,-20 -180,-30V10H-320Z', '#162560'),
)
const NEAR_HAND =
  shape('M-190,-52L-176,-46L-180,-14L-194,-16Z', '#b03a58') +
  fingers(
    [
      [
        [-172, -38, 6],
        [-157, -48, 5.4],
        [-143, -51, 3.8],
      ],
      [
        [-184, -30, 10],
        [-168, -30, 12.5],
        [-154, -29, 12],
      ],
      [
        [-156, -20, 4.8],
        [-142, -15, 4.5],
        [-131, -9, 3.3],
      ],
      [
        [-154, -26, 5.2],
        [-135, -21.5, 4.9],
        [-121, -14.5, 3.6],
      ],
      [
        [-154, -32, 5.3],
        [-132, -29.5, 5],
        [-116, -23, 3.7],
      ],
      [
        [-156, -38, 5.2],
        [-135, -38, 4.9],
        [-119, -33, 3.6],
      ],
    ],
    '#aa624c',
  ) +
  line(
    'M-158,-24Q-146,-20.5 -132,-15.5M-157,-29.5Q-142,-27 -123,-20.5M-158,-35.5Q-144,-35 -122,-29.5M-166,-37Q-158,-40 -152,-41.5',
    '#5f2c3e',
    1.6,
  )

/** A butter lamp, 62 high with its flame, foot at the origin. */
export const lamp = () =>
  shape(
    'M-17,-34H17C16,-20 8,-15 4,-13L6,-5C12,-4 15,-2 16,0H-16C-15,-2 -12,-4 -6,-5L-4,-13C-8,-15 -16,-20 -17,-34Z',
    '#a8652c',
  ) +
  shape('M-17,-34H17L16,-28C6,-25 -6,-25 -16,-28Z', '#ffd98a') +
  shape(
    'M-2,-25C4,-25 10,-26 15,-27C13,-19 7,-15 3,-13L5,-5C9,-4 12,-2 13,0H5C3,-8 1,-14 -2,-25Z',
    '#d8923c',
  ) +
  FLAME
const FLAME =
  shape('M0,-31C-11,-33 -9,-46 0,-62C9,-46 11,-33 0,-31Z', '#ffc65a') +
  shape('M0,-31C-7,-33 -6,-43 0,-54C6,-43 7,-33 0,-31Z', '#fffbe6')
const RIM = '#ffe2a0'
const rimmed = (body: string, towards: Pt, wide = 2.2) => edgeLight(body, towards, wide, RIM)
/** The warm rim of the flame on the inner contour, the blue of the evening on the outer one. */
const twoRims = (body: string, way: 1 | -1) =>
  edgeLight(rimmed(body, [way, 0.5]), [-way, -0.55], 1.7, '#7f96e6')
/** Those behind the parapet, and what lies on it or is held over it; `at` puts a drawing where their flame is. */
export const behind = (at: (body: string) => string): string =>
  twoRims(at(MONK + DRAPE), -1) + twoRims(at(GRANDMOTHER), 1) + rimmed(at(CHILD), [1, 0.1]) + at(NEAR_ARM)
export const front = (at: (body: string) => string): string =>
  at(CHILD_ARMS.shade) +
  rimmed(at(CHILD_ARMS.left), [1, -0.8], 1.4) +
  rimmed(at(CHILD_ARMS.under), [0.4, 1], 1.2) +
  rimmed(at(CHILD_ARMS.right), [1, -0.5], 1.8) +
  rimmed(at(CHILD_ARMS.over), [1, -0.8], 1.2) +
  at(NEAR_HAND) +
  at(`<g transform="translate(0,24) scale(1.9)">${lamp()}</g>`) +
  // the wick
  at(line('M0,-36Q-.8,-42 .4,-48.500', '#4a2030', 2.8)) +
  rimmed(at(PRAYER + LIP), [-0.9, 0.3], 1.4) +
  rimmed(at(HER_HAND), [0.8, 0.8], 1.4)
