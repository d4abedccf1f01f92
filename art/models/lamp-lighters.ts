/** A child lights a butter lamp with a taper; his grandmother and a monk watch the flame. Pixels from the upper edge of the parapet they stand behind, column 0 at the flame. */
import { edgeLight, place } from '../kit/cut.ts'
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
    'M150,-182C172,-200 206,-208 232,-188C268,-158 286,-80 292,34H130C116,-6 108,-34 106,-60C106,-86 110,-104 118,-124C124,-150 134,-168 150,-182Z',
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

const GRANDMOTHER =
  headAt(
    -196,
    -204,
    25,
    81,
    face(HERS, '#a84a4c') +
      // the crease of a smile
      shape('M.18,.13C.225,.17 .245,.24 .225,.31C.22,.25 .205,.2 .18,.13Z', HERS[1]) +
      // lines of age beside the eye and under it
      '<path d="M.15,-.02L.06,-.06M.15,.02L.05,.03M.2,.09Q.26,.12 .31,.1" fill="none" stroke="#a8604c" stroke-width=".014" stroke-linecap="round"/>' +
      // her brow is lit up to the hair
      shape('M.243,-.431C.31,-.385 .346,-.31 .355,-.22C.27,-.215 .18,-.18 .13,-.06L0,-.2Z', HERS[1]),
  ) +
  // the shawl over her head and her bent back
  cloth(
    'shawl',
    'M-162,-231C-168,-253 -206,-262 -236,-241C-257,-225 -264,-206 -272,-192C-322,-156 -346,-70 -354,34H-176C-174,-20 -178,-60 -178,-90C-178,-110 -178,-128 -178,-142C-186,-150 -200,-156 -206,-164C-208,-184 -202,-198 -190,-209C-184,-216 -174,-223 -162,-231Z',
    '#3f9a9c',
    '#1f5c80',
    '#152158',
    shape('M-222,-194C-250,-150 -258,-60 -252,40H-228C-236,-60 -234,-140 -222,-194Z', '#172a66') +
      shape('M-266,-190C-310,-120 -322,-40 -326,40H-304C-302,-40 -292,-116 -266,-190Z', '#141d52') +
      shape('M-200,-160C-216,-120 -216,-40 -210,40H-194C-200,-40 -206,-110 -200,-160Z', '#1a3f72'),
  ) +
  // its hem round the face
  shape(
    'M-162.500,-232C-175,-224 -184,-217 -190,-209C-203,-198 -208,-184 -206.500,-164.500C-200,-156 -186,-150 -177.500,-141.500C-179,-152 -190,-160 -195,-168C-196,-184 -191,-196 -182,-206C-176,-213 -168,-219 -160,-225C-160.500,-228 -161.300,-230 -162.500,-232Z',
    '#b0564f',
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
    -164,
    -119,
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
  'M-190,-64C-176,-68 -166,-62 -158,-56C-148,-49 -138,-44 -130,-40C-118,-50 -104,-62 -88,-73C-81,-69 -74,-58 -73,-51C-88,-37 -104,-20 -114,-9C-120,-3 -130,-3 -138,-8C-156,-18 -176,-26 -192,-36C-202,-46 -200,-60 -190,-64Z',
  '#ffc65a',
  '#d98838',
  '#7c3c50',
  // the lower side of the upper arm, and the crook
  shape('M-204,-52C-186,-34 -160,-22 -138,-14C-128,-11 -119,-15 -98,-36L-104,0H-210Z', '#a8603c') +
    shape('M-134,-38L-130,-41C-126,-36 -126,-30 -129,-24C-130,-30 -131,-34 -134,-38Z', '#8a4a3c'),
)
/** The cuff of his sleeve. */
const HIS_CUFF =
  shape('M-95,-69L-88,-75C-79,-70 -72,-58 -71,-51L-79,-45C-79,-55 -86,-65 -95,-69Z', '#b03a58') +
  shape(
    'M-91,-72.400L-88,-75C-79,-70 -72,-58 -71,-51L-74,-48.600C-75,-57 -82,-67.500 -91,-72.400Z',
    '#e0605a',
  )
/** His fist at the origin, its forearm to the left: the back of the hand, four fingers that close round the taper, the thumb on top. */
const FIST = 'translate(-62,-74) rotate(-36)'
const HIS_FIST = `<linearGradient id="fist" gradientUnits="userSpaceOnUse" x1="-22" y1="-6" x2="17" y2="6"><stop offset="0" stop-color="#a85c4c"/><stop offset=".32" stop-color="#cd8056"/><stop offset=".66" stop-color="#eba76b"/><stop offset="1" stop-color="#ffd496"/></linearGradient><g transform="${FIST}">${
  // wrist and back of the hand
  shape(
    'M-26,-7C-18,-7.500 -12,-10 -6,-12.500C-1,-14 5,-13 9,-9L12,6C11,10.500 7,13 2,12.500C-7,11.500 -16,8.500 -26,8Z',
    'url(#fist)',
  ) +
  // index, middle, ring and little finger
  fingers(
    [
      [
        [3, -9, 4.2],
        [12, -10.4, 4.3],
        [16.2, -9, 3.3],
      ],
    ],
    'url(#fist)',
  ) +
  fingers(
    [
      [
        [5, -3, 4.2],
        [16, -3.2, 4.3],
        [20, -1.6, 3.3],
      ],
    ],
    'url(#fist)',
  ) +
  fingers(
    [
      [
        [6, 3, 4.1],
        [16.2, 3.8, 4.1],
        [19.6, 5, 3.1],
      ],
    ],
    'url(#fist)',
  ) +
  fingers(
    [
      [
        [5, 8.6, 3.6],
        [13.4, 10.4, 3.7],
        [16.4, 11.2, 2.8],
      ],
    ],
    'url(#fist)',
  ) +
  // between the fingers, and the knuckles
  line(
    'M5.500,-6.400Q12,-6.900 18.400,-5.800M7,.2Q13,.2 20.400,1.600M6.500,6.400Q12,6.900 17.600,8.400',
    '#9a5242',
    1.15,
  ) +
  line(
    'M1.500,-12.200Q5.200,-11.400 5.600,-8.600M4.800,-5.200Q7.400,-3.600 7,-1M5.600,1.400Q7.800,3 7,5.200',
    '#a95f48',
    0.9,
  ) +
  // the thumb lies over the taper on the index finger
  fingers(
    [
      [
        [-13, -7.5, 4.6],
        [-4.5, -13.4, 4.7],
        [4, -16.8, 4.2],
        [11.5, -16.2, 3],
      ],
    ],
    'url(#fist)',
  ) +
  line('M-8,-7.200Q-1.500,-10.600 4.500,-12.600Q8,-13.600 11,-13.200', '#9a5242', 1.15) +
  shape(
    'M8,-18.700C10.400,-19.200 12.800,-18.600 13.400,-17C12.600,-15.800 10.600,-16 8.400,-16.400Z',
    '#ffdca6',
  )
}</g>`
/** The taper, from behind the fist to the wick. */
const TAPER =
  shape('M-87,-91.200L-84.300,-94.700L1.500,-49.500L-.4,-46Z', '#d68a4c') +
  shape('M-87,-91.200L-85.600,-93L.6,-47.800L-.4,-46Z', '#7a4038') +
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
  twoRims(at(MONK + DRAPE), -1) +
  twoRims(at(place(5, 9, 1, GRANDMOTHER)), 1) +
  at(NEAR_ARM) +
  rimmed(at(CHILD), [1, 0.1]) +
  at(UNDER_ARM)
export const front = (at: (body: string) => string): string =>
  at(`<g transform="translate(0,24) scale(1.9)">${lamp()}</g>`) +
  // the wick
  at(line('M0,-36Q-.8,-42 .4,-48.500', '#4a2030', 2.8)) +
  rimmed(at(PRAYER + LIP), [-0.9, 0.3], 1.4) +
  rimmed(at(HIS_ARM), [1, 0.2], 1.8) +
  at(TAPER) +
  rimmed(at(HIS_FIST), [1, 0.5], 1.2) +
  rimmed(at(HIS_CUFF), [1, 0.6], 1)
