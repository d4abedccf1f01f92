/** A grandmother lights a butter lamp with a taper; her grandchild and a monk watch the flame. Pixels from the upper edge of the parapet they stand behind, column 0 at the flame. */
import { edgeLight } from '../kit/cut.ts'
import { CHILD_FACE } from '../kit/cut-figure.ts'
import { limb, type Station } from '../kit/limbs.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const NIGHT = '#1a1240'
/** Lit, own and shade tones of a skin. */
type Skin = readonly [lit: string, own: string, shade: string]
const HERS: Skin = ['#f9bd7c', '#c27350', '#7c4048']
const HIS: Skin = ['#f2ab6a', '#ac5f46', '#6a3644']
const CHILDS: Skin = ['#fcc684', '#cb7c56', '#874a4c']

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
    skin[2],
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

/** The monk stands to the right; his hands shield the flame from the wind. The bare arm is the far one. */
const MONK_ARM =
  limb(
    [
      [168, -30, 19],
      [138, -38, 16.5],
      [108, -52, 12.5],
      [86, -62, 9.6],
      [76, -64, 9],
    ],
    HIS[1],
  ) + shape('M156,-14C126,-24 102,-36 82,-54L86,-64C106,-54 128,-40 160,-34Z', HIS[2])
const MONK =
  // neck
  shape('M138,-210L178,-244C182,-220 192,-204 208,-192L156,-166C146,-176 140,-190 138,-210Z', HIS[2]) +
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
/** A hand that is held up, hollow to the left, its fingers together: little finger at the left, thumb at the right. Its wrist is at the origin. */
const hollow = (ink: string, thumb: string, over = ''): string =>
  fingers(
    [
      [
        [8, -6, 6.5],
        [15, -18, 5.8],
        [15.5, -30, 4.8],
        [10, -38, 3.3],
      ],
    ],
    thumb,
  ) +
  shape(
    'M15,21C4,16 -6,7 -9.500,-2C-12,-8 -15,-14 -16.500,-20C-17,-24 -16.500,-27 -16,-30L13.500,-31C15,-22 11,-10 11,-3C13,1 16,4 20,7Z',
    ink,
  ) +
  fingers(
    [
      [
        [-12, -25, 4.3],
        [-14.5, -35, 4.4],
        [-19.5, -43, 4.2],
        [-27, -47, 3],
      ],
      [
        [-4.8, -28, 4.5],
        [-7, -42, 4.6],
        [-13, -51, 4.4],
        [-22, -55.5, 3.1],
      ],
      [
        [2.6, -29, 4.6],
        [1, -46, 4.7],
        [-5.5, -57, 4.4],
        [-15, -62.5, 3.1],
      ],
      [
        [9.6, -28, 4.4],
        [8.5, -44, 4.6],
        [3, -57, 4.3],
        [-5, -64.5, 3],
      ],
    ],
    ink,
  ) +
  over
/** His far hand behind the flame: the palm is lit. */
const FAR_HAND = `<g transform="translate(73,-62) rotate(-16)">${hollow(
  '#d98f5a',
  '#9c5642',
  // the side of the palm that turns from the flame
  shape('M14.300,-31.500C15.800,-22 11.800,-10 11.800,-3L21,7L15,21L3,12C3,-4 8,-16 6,-31Z', '#b06a48') +
    line(
      'M-8.400,-29Q-9.600,-38 -16,-46M-.9,-31Q-2,-45 -9,-54M6.300,-31Q5.600,-46 -1,-57.500M-12,-19Q-5,-25 4,-23.500',
      '#9c5642',
      1.3,
    ),
)}</g>`
/** His near hand, its back to us and in shade. The flame finds the edge of each finger. */
const CUPPED = `<g transform="translate(82,-36) rotate(-33)">${hollow(
  '#7d434a',
  '#6a3644',
  line(
    'M-8.400,-25Q-9.600,-38 -17.500,-46.500M-.9,-26Q-2,-45 -11.500,-56M6.300,-26Q5.600,-47 -3,-59.500',
    '#43203a',
    1.7,
  ) + line('M-6.400,-33Q-7.600,-41 -15.500,-49.500M1.200,-34Q-.4,-47 -8.500,-58', '#e09a66', 1.2),
)}</g>`
/** The edge of his shawl over that wrist. */
const CUFF =
  shape('M97,-55C91,-46 91,-28 97,-18L107,-13C101,-28 101,-46 108,-58Z', '#b5343c') +
  shape('M97,-18L107,-13C101,-28 101,-46 108,-58L111,-60C104,-46 104,-28 110,-12L103,-14Z', '#7d1f3c')
const DRAPE = cloth(
  'drape',
  'M152,-86C138,-70 116,-58 98,-52C93,-44 93,-30 98,-20C110,-8 130,-2 152,-1L200,-1C204,-30 190,-70 152,-86Z',
  '#b5323a',
  '#7d1f3c',
  '#3a1440',
  shape('M158,-86C154,-44 136,-24 103,-18L108,4H210V-86Z', '#5c1838') +
    shape('M190,-60C184,-26 164,-12 136,-8L140,4H210Z', '#41143a'),
)

/** The grandmother's forearm and hand; thumb and index finger hold the taper. */
const HER_ARM =
  cloth(
    'sleeve',
    'M-176,-150L-128,-176C-116,-174 -109,-152 -117,-138L-172,-72Z',
    '#e0605a',
    '#b03a58',
    '#6d2450',
  ) + shape('M-128,-176C-116,-174 -109,-152 -117,-138L-126,-129C-117,-144 -122,-164 -137,-171Z', '#ffb27a')
/** The taper, from behind her fingers to the flame. Its middle line passes the origin of the hand. */
const TAPER =
  shape('M-13.500,-19L-9.500,-21.500L47.500,54.500L44,59Z', '#d68a4c') +
  shape('M-13.500,-19L-12,-20L45.500,57L44,59Z', '#7a4038')
/** Thumb and index finger meet on the taper at the origin; the other three fingers are curled below. */
const HER_HAND = `<g transform="translate(-50,-143)">${
  // little, ring and middle finger, each bent back to the palm
  shape('M-48,6C-40,3 -31,8 -29.500,15C-28.500,21 -32,25.500 -37,25C-42,24.500 -47,20 -49,14Z', '#6d3644') +
  shape('M-44,3C-34,-1 -20,5 -18,13C-17,19.500 -21,24 -27,23.500C-34,23 -41,17 -44,10Z', HERS[2]) +
  shape('M-38,-2C-26,-6 -9,1 -6.500,9C-5,15 -9,19.500 -15.500,19C-24,18.500 -34,13 -38,6Z', '#97543f') +
  line(
    'M-29.500,14C-28.800,20 -31.500,24.500 -36.500,24.400M-18,13C-17,19 -20.500,23.200 -26.500,22.800M-6.800,9C-5.500,14.500 -9,18.500 -15,18.300',
    '#e8a064',
    1.6,
  ) +
  // wrist, back of the hand and index finger
  shape(
    'M-66,-25C-56,-27 -46,-23 -38,-23.500C-30,-25.500 -22,-26.500 -14,-25C-6,-23.500 3,-16 5.600,-8C7,-4 6.500,1 4,2.500C1,4 -2,1 -3,-3C-4.500,-8 -8,-12.500 -13,-13.500C-18,-14 -22,-11 -26,-6L-30,8L-48,9C-56,5 -62,2 -69,-2Z',
    HERS[1],
  ) +
  // the flame lights the inner side of the index finger
  shape(
    'M4,2.500C1,4 -2,1 -3,-3C-4.500,-8 -8,-12.500 -13,-13.500C-8,-15.500 -2.500,-11 .5,-5C2,-2 3,.5 4,2.500Z',
    HERS[0],
  ) +
  line('M-11.500,-22.500Q-8.500,-21 -7,-18.500M-33,-21.500Q-29,-19.500 -27.500,-16', '#93503f', 1.3) +
  TAPER +
  // thumb over the taper
  shape(
    'M-50,-3C-44,-7.500 -34,-6.500 -27,-5C-20,-3.500 -13,-5 -7,-5.500C-1,-6 5,-3.500 5.500,.2C6,4 1,5.800 -5,6.500C-11,7 -16,10 -23,11C-33,12.500 -44,13 -51,9Z',
    HERS[0],
  ) +
  shape(
    'M-52,-4C-44,-8.500 -34,-7.500 -27,-5C-34,-4 -40,1 -42.500,11.500C-48,11 -55,8 -64,2.500L-60,-6Z',
    HERS[1],
  ) +
  // her cuff
  `<g transform="translate(50,143)">${shape('M-128,-176C-116,-174 -109,-152 -117,-138L-126,-129C-117,-144 -122,-164 -137,-171Z', '#ffb27a')}</g>` +
  shape(
    'M-3.500,-4.600C.5,-4.800 4,-3.200 4.600,-.6C3,.8 -1,.6 -3.500,-.6C-4.500,-1.500 -4.600,-3.600 -3.500,-4.600Z',
    '#ffe0b0',
  ) +
  line('M-19.500,-3.600Q-17.500,-1 -18,1.500', '#c88050', 1.2)
}</g>`

const GRANDMOTHER =
  HER_ARM +
  headAt(
    -168,
    -212,
    23,
    81,
    face(HERS, '#a84a4c') +
      // the crease of a smile, grey hair under the hem
      shape('M.18,.13C.225,.17 .245,.24 .225,.31C.22,.25 .205,.2 .18,.13Z', HERS[1]) +
      shape(
        'M.345,-.27C.3,-.42 .2,-.5 .05,-.54L-.2,-.3L.02,.08C.04,-.06 .08,-.18 .17,-.22C.23,-.25 .29,-.25 .345,-.27Z',
        '#b3a4bd',
      ) +
      shape(
        'M.345,-.27C.3,-.34 .2,-.36 .1,-.3C.03,-.22 0,-.08 .02,.08C.04,-.06 .08,-.18 .17,-.22C.23,-.25 .29,-.25 .345,-.27Z',
        '#7f6c98',
      ),
  ) +
  // the shawl over her head and her bent back
  cloth(
    'shawl',
    'M-142,-244C-150,-264 -186,-268 -212,-248C-232,-232 -238,-212 -246,-198C-300,-166 -326,-70 -334,34H-126C-126,-20 -136,-50 -138,-84C-140,-112 -146,-136 -152,-150C-160,-158 -172,-164 -178,-172C-180,-192 -176,-206 -164,-218C-158,-226 -150,-234 -142,-244Z',
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
  )

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
        CHILDS[2],
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
  under: fingers(
    [
      [
        [-124, 20, 7.4],
        [-112, 21, 9],
        [-104, 23, 8],
      ],
      [
        [-106, 27, 3.6],
        [-96, 29, 3.4],
        [-87, 30, 2.7],
      ],
    ],
    CHILDS[1],
  ),
  over:
    fingers(
      [
        [
          [-100, 18, 7.6],
          [-113, 17.5, 9.4],
          [-123, 18, 8.6],
        ],
      ],
      CHILDS[1],
    ) +
    fingers(
      [
        [
          [-110, 12, 4],
          [-119, 7.5, 3.6],
          [-127, 7, 2.8],
        ],
        [
          [-118, 12.6, 3.8],
          [-130, 12, 3.5],
          [-139, 14, 2.7],
        ],
        [
          [-119, 17.2, 3.8],
          [-132, 17.6, 3.6],
          [-142, 19.6, 2.8],
        ],
        [
          [-118, 22, 3.8],
          [-130, 22.8, 3.5],
          [-140, 25, 2.7],
        ],
        [
          [-116, 26, 3.4],
          [-126, 27.5, 3.2],
          [-134, 29.6, 2.5],
        ],
      ],
      CHILDS[0],
    ) +
    line(
      'M-121,14.900Q-131,14.600 -139,16.600M-121,19.600Q-131,20 -140,22.200M-119,24.200Q-128,25 -136,27.200',
      '#b0683e',
      1.2,
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
  rimmed(at(MONK_ARM), [-0.5, -0.8], 1.8) +
  twoRims(at(MONK + DRAPE), -1) +
  twoRims(at(GRANDMOTHER), 1) +
  rimmed(at(CHILD), [1, 0.1]) +
  at(NEAR_ARM)
export const front = (at: (body: string) => string): string =>
  at(CHILD_ARMS.shade) +
  rimmed(at(CHILD_ARMS.left), [1, -0.8], 1.4) +
  rimmed(at(CHILD_ARMS.under), [0.4, 1], 1.2) +
  rimmed(at(CHILD_ARMS.right), [1, -0.5], 1.8) +
  rimmed(at(CHILD_ARMS.over), [1, -0.8], 1.2) +
  at(NEAR_HAND) +
  rimmed(at(FAR_HAND), [-1, 0.2], 1.6) +
  at(`<g transform="translate(0,24) scale(1.9)">${lamp()}</g>`) +
  rimmed(at(CUPPED + CUFF), [-0.9, -0.4], 1.8) +
  rimmed(at(HER_HAND), [0.8, 0.8], 1.4)
