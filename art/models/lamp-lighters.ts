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
      [165, -36, 20],
      [138, -44, 18],
      [106, -62, 13.5],
      [84, -77, 10.5],
      [74, -84, 10],
    ],
    HIS[1],
  ) + shape('M150,-22C124,-26 100,-46 78,-72L75,-79C98,-68 124,-46 156,-40Z', HIS[2])
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
/** His far hand, its palm to the flame: little finger behind, then ring, middle and index finger, palm and thumb. */
const FAR_HAND =
  fingers(
    [
      [
        [72, -106, 4.8],
        [70, -122, 4.4],
        [62, -134, 3.2],
      ],
      [
        [68, -108, 5.2],
        [62, -126, 4.9],
        [50, -137, 3.6],
      ],
    ],
    '#8a4a42',
  ) +
  fingers(
    [
      [
        [77, -80, 9.5],
        [70, -92, 12],
        [64, -104, 10.5],
      ],
      [
        [63, -106, 5.4],
        [54, -122, 5],
        [40, -131, 3.7],
      ],
    ],
    HIS[1],
  ) +
  fingers(
    [
      [
        [58, -101, 5.4],
        [47, -114, 5],
        [33, -120, 3.7],
      ],
      [
        [70, -86, 7],
        [54, -88, 5.8],
        [39, -97, 4],
      ],
    ],
    HIS[0],
  )
/** His near hand, its back to us and in shade: a cup beside the flame, the thumb on top. */
const CUPPED =
  fingers(
    [
      [
        [84, -52, 5.4],
        [75, -65, 5],
        [67, -78, 3.7],
      ],
      [
        [106, -33, 9.5],
        [90, -40, 13],
        [76, -43, 13],
      ],
      [
        [76, -31, 4.4],
        [61, -31, 4.2],
        [49, -38, 3],
      ],
      [
        [73, -38, 4.9],
        [55, -39, 4.6],
        [39, -49, 3.3],
      ],
      [
        [73, -46, 5],
        [54, -49, 4.7],
        [37, -61, 3.4],
      ],
      [
        [75, -53, 5],
        [58, -59, 4.7],
        [43, -73, 3.4],
      ],
    ],
    '#77404a',
  ) +
  line('M80,-34Q70,-35.4 62,-35.2M78,-42Q68,-43.4 60,-43.6M79,-49.6Q70,-52 62,-53.4', '#47203a', 1.7) +
  line('M62,-34.6Q54,-36 48,-40.4M58,-43Q48,-45 38.5,-52M58,-53Q47,-55.5 37,-64', '#f3b070', 1.6)
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
    'M-176,-150L-104,-158C-92,-156 -86,-132 -94,-124L-170,-66Z',
    '#e0605a',
    '#b03a58',
    '#6d2450',
  ) + shape('M-104,-158C-92,-156 -86,-132 -94,-124L-103,-118C-98,-130 -103,-150 -114,-157Z', '#ffb27a')
const TAPER = shape('M-70,-149L-66,-152L-3,-86L-6.5,-82Z', '#c27440')
const HER_HAND =
  // three fingers spread behind, then palm and index finger, the taper over them, and the thumb that presses it
  fingers(
    [
      [
        [-78, -142, 5],
        [-62, -154, 4.7],
        [-48, -158, 3.4],
      ],
      [
        [-74, -140, 5.4],
        [-54, -149, 5],
        [-38, -149, 3.6],
      ],
    ],
    HERS[2],
  ) +
  fingers(
    [
      [
        [-72, -138, 5.6],
        [-50, -142, 5.2],
        [-34, -136, 3.7],
      ],
      [
        [-102, -138, 10.5],
        [-88, -137, 14],
        [-73, -134, 12],
      ],
    ],
    HERS[1],
  ) +
  limb(
    [
      [-74, -133, 6],
      [-54, -132, 5.4],
      [-39, -120, 4],
    ],
    HERS[0],
  ) + // prettier-ignore
  TAPER +
  limb(
    [
      [-90, -128, 7.6],
      [-70, -119, 6.2],
      [-46, -116, 4.4],
    ],
    HERS[0],
  ) + // prettier-ignore
  line('M-86,-133Q-74,-126 -62,-124.4Q-54,-123.4 -48,-121', '#a45a48')

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

/** The child between them, arm on the parapet. */
const CHILD =
  cloth(
    'jacket',
    'M-168,34C-174,-4 -160,-30 -136,-38C-122,-32 -106,-28 -90,-27C-78,-16 -72,4 -66,34Z',
    '#ffc04a',
    '#d07c34',
    '#6d3350',
  ) +
  shape('M-136,-52L-96,-36L-91,-24C-104,-18 -124,-22 -140,-36Z', CHILDS[2]) +
  // collar
  shape('M-141,-39C-126,-28 -108,-24 -90,-29L-86,-20C-106,-13 -132,-18 -148,-32Z', '#f0a440') +
  headAt(
    -100,
    -62,
    -5,
    72,
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
const CHILD_ARM =
  shape('M-160,8C-150,27 -100,30 -44,22C-50,16 -60,8 -90,4Z', '#3a2150') +
  cloth(
    'arm',
    'M-164,-3C-167,12 -152,21 -128,22.5C-108,23.5 -90,21.5 -74,20L-75,2C-88,-3 -108,-8 -130,-10C-150,-12 -163,-11 -164,-3Z',
    '#ffc65a',
    '#d98838',
    '#7c3c50',
    shape('M-170,2C-140,18 -100,16 -70,12V30H-170Z', '#a8603c'),
  ) +
  limb(
    [
      [-78, 11, 7.6],
      [-64, 11, 9.4],
      [-54, 12, 8],
    ],
    CHILDS[1],
  ) + // prettier-ignore
  fingers(
    [
      [[-60, 4, 3.4], [-52, 1, 3.2], [-45, 2, 2.6]],
      [[-58, 7, 3.8], [-48, 6, 3.6], [-39, 9, 2.8]],
      [[-57, 12, 3.8], [-46, 11.5, 3.6], [-36, 14, 2.8]],
      [[-58, 17, 3.6], [-48, 17, 3.4], [-40, 19, 2.6]],
    ], // prettier-ignore
    CHILDS[0],
  ) +
  line('M-57,5.4Q-50,4.4 -45,5.6M-57,9.2Q-50,8.6 -42,10.6M-57,14.2Q-50,14 -43,15.8', '#b0683e', 1.2)
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
  at(NEAR_ARM) +
  at(NEAR_HAND)
export const front = (at: (body: string) => string): string =>
  rimmed(at(CHILD_ARM), [1, -0.6], 1.6) +
  at(`<g transform="translate(0,24) scale(1.9)">${lamp()}</g>`) +
  rimmed(at(FAR_HAND), [-1, 0.2], 1.8) +
  rimmed(at(CUPPED), [-0.8, -0.8], 2) +
  rimmed(at(HER_HAND), [0.8, 0.8], 1.6)
