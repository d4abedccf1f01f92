/** A child lights a butter lamp with a taper; his grandmother and a monk watch the flame. Pixels from the upper edge of the parapet that they are behind, column 0 at the flame. */
import { edgeLight, place } from '../kit/cut.ts'
import { CHILD_FACE } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'
import { limb, type Station } from '../kit/limbs.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const NIGHT = '#1a1240'
/** Lit, own and shade tones of a skin. */
type Skin = readonly [lit: string, own: string, shade: string]
const HERS: Skin = ['#d98f5f', '#b46a4c', '#7c4048']
const HER_SKIN = '#b0644c'
const HIS: Skin = ['#c67d51', '#b66f4b', '#6a3644']
const CHILDS: Skin = ['#e6a06a', '#bd7150', '#874a4c']

/** Cloth that is lit near the flame and falls into dusk away from it. */
const cloth = (id: string, d: string, lit: string, own: string, deep: string, folds = '') =>
  `<clipPath id="in-${id}"><path d="${d}"/></clipPath><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="-66" r="330"><stop offset=".22" stop-color="${lit}"/><stop offset=".48" stop-color="${own}"/><stop offset=".95" stop-color="${deep}"/></radialGradient>` +
  `<g clip-path="url(#in-${id})">${shape('M-500,-500H500V200H-500Z', `url(#${id})`)}${folds}</g>`
/** A fold in cloth. */
const dim = (d: string) => `<path d="${d}" fill="#330f40" fill-opacity=".5"/>`
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
  shape(ADULT, skin[0]) +
  shape(
    'M-.03,-.5C.04,-.502 .1,-.495 .15,-.48C.19,-.36 .16,-.2 .12,-.08C.1,.04 .08,.16 .02,.26L-.04,.315L-.3,.26C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z',
    skin[1],
  ) +
  // the lid
  shape(
    'M.185,-.035C.2,-.09 .25,-.11 .3,-.09C.32,-.06 .33,-.02 .33,.005C.28,.035 .22,.015 .185,-.035Z',
    mix(skin[0], skin[1], 0.6),
  ) +
  LOWERED +
  shape('M.34,.135C.355,.108 .385,.112 .4,.135L.385,.148C.37,.152 .352,.15 .34,.135Z', skin[2]) +
  shape('M.4,.2C.365,.195 .32,.205 .275,.222C.31,.262 .35,.29 .385,.288L.372,.243Z', lips) +
  shape('M.262,.215C.29,.236 .33,.244 .375,.242L.372,.25C.33,.254 .285,.248 .262,.215Z', '#5c2438')
/** Joins the shaded side of a face with the neck in one tone. */
const nape = (skin: Skin) => shape('M-.29,.22L-.1,.26L-.09,.35L-.27,.33Z', skin[1])
const ear = (skin: Skin) =>
  shape(
    'M-.1,-.1C-.03,-.105 -.01,-.04 -.03,.03C-.045,.09 -.07,.15 -.105,.145C-.15,.13 -.165,.03 -.165,-.02C-.16,-.07 -.135,-.098 -.1,-.1Z',
    skin[0],
  ) +
  shape(
    'M-.1,-.055C-.065,-.055 -.06,-.01 -.075,.03C-.09,.05 -.12,.03 -.125,-.005C-.125,-.03 -.118,-.052 -.1,-.055Z',
    mix(skin[1], skin[2], 0.35),
  ) +
  `<path d="M-.06,-.085C-.02,-.07 -.015,-.02 -.03,.03C-.045,.09 -.07,.15 -.105,.145C-.13,.14 -.145,.1 -.155,.06" fill="none" stroke="${mix(skin[1], skin[2], 0.5)}" stroke-width=".018" stroke-linecap="round"/>`
const headAt = (x: number, y: number, turn: number, size: number, body: string, way = 1) =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${size * way},${size})">${body}</g>`

/** The monk stands to the right, his palms together. */
const MONK =
  // neck, and its front that the flame lights
  shape(
    'M162,-208C164,-198 165,-188 170,-170L220,-178C206,-190 197,-205 193.500,-220C192.500,-226 192,-232 191,-238L176,-242Z',
    HIS[1],
  ) +
  shape(
    'M162,-210C164,-198 165,-188 170,-170L186,-176C178,-188 174,-202 176,-226Z',
    mix(HIS[0], HIS[1], 0.5),
  ) +
  headAt(164, -241, -16, 83, face(HIS, '#a04c48') + nape(HIS) + ear(HIS), -1) +
  cloth(
    'robe',
    'M166,-190C150,-174 136,-154 131,-130C128,-110 134,-84 140,-50L142,34H290C290,14 283,-8 272,-28C262,-46 258,-64 259,-86C260,-114 254,-144 242,-167C234,-181 225,-191 213,-196C198,-201 182,-198 166,-190Z',
    '#b5323a',
    '#7d1f3c',
    '#3a1440',
    // saffron vest at the breast, the edge of the shawl over it
    shape('M168,-194C146,-176 122,-150 108,-122L100,-40C136,-84 158,-136 190,-204Z', '#e9983a') +
      shape('M176,-202C150,-138 128,-86 106,-46L106,-10C134,-62 164,-130 198,-208Z', '#cf4740') +
      // a fold from the shoulder down the back
      dim('M238,-186C262,-140 254,-80 244,40H300V-200Z'),
  )
/** The shawl that falls from his forearm, in three folds. */
const FALL = cloth(
  'fall',
  'M130,-96C137,-60 131,-10 122,34H250C246,4 238,-30 228,-62L180,-90Z',
  '#c93e3c',
  '#92283e',
  '#42153f',
  dim('M152,-74C154,-34 150,4 142,40H160C163,2 162,-34 152,-74Z') +
    dim('M181,-50C185,-22 183,6 176,40H197C201,4 197,-26 181,-50Z') +
    dim('M206,-50C216,-26 220,4 218,40H260C246,4 228,-28 206,-50Z'),
)
/** His near arm in the shawl: from the shoulder down to the elbow at his side, then steeply up to the wrist. */
const MONK_ARM = cloth(
  'drape',
  'M196,-186C214,-194 236,-182 242,-154C246,-124 241,-84 232,-54C226,-36 214,-26 202,-32C180,-44 154,-68 132,-94L154,-122C164,-112 174,-104 183,-99C184,-116 179,-134 180,-152C182,-168 188,-181 196,-186Z',
  '#c93e3c',
  '#92283e',
  '#42153f',
  // the under side of the forearm and the back of the upper arm
  dim('M128,-96C154,-70 180,-52 204,-52C218,-66 226,-108 226,-140C226,-164 216,-180 204,-190H270V0H120Z') +
    // folds from the bend of the elbow
    dim('M183,-99C197,-90 206,-74 208,-54C199,-70 188,-80 172,-88Z') +
    dim('M182,-122C198,-116 212,-100 219,-80C206,-95 194,-103 183,-107Z') +
    // the flame on the front of the arm
    shape(
      'M204,-188C188,-180 182,-168 180,-152C179,-134 184,-116 183,-99C174,-104 164,-112 154,-122L148,-114C160,-102 174,-94 188,-92C191,-112 186,-134 188,-152C190,-169 195,-180 204,-188Z',
      '#ab303d',
    ),
)
/** The lip of his sleeve, round the wrist. */
const LIP = shape(
  'M157,-123C158,-112 148,-98 135,-92C131,-91 128,-94 129,-98C139,-102 147,-112 150,-122C151,-126 156,-127 157,-123Z',
  '#dd5548',
)
/** A hand from its back, upright, the fingers together. The wrist is at the origin. */
const UPRIGHT =
  'M-9,10C-11,-2 -13,-12 -13,-22C-13,-32 -11.500,-42 -8.500,-49C-7.500,-52 -5.500,-52.500 -4.600,-51.500C-4,-56 -2.500,-60.500 -1,-62.500C.5,-64 2.500,-63.500 3.300,-61.500C4,-65.500 7.500,-66 8.200,-62C10,-52 11,-42 11,-32C11.500,-20 10.500,-6 9,10Z'
/** His palms together: of the far hand only a lit edge shows, the thumb lies along the near one. */
const PRAYER = `<g transform="translate(136,-116) rotate(-20)">${
  `<g transform="translate(-1.500,0) rotate(-4)">${shape(UPRIGHT, '#eab07c')}</g>` +
  shape('M-11,-6L11,-8L18,24L-12,26Z', HIS[0]) +
  shape(UPRIGHT, HIS[0]) +
  line('M-7,-30L-4.800,-50M-1.200,-32L1.200,-57M4.800,-32L4,-60', HIS[1], 1.4) +
  shape('M4,6C7,-4 8.500,-14 10,-24C11,-34 16,-34.500 16.500,-28C17,-16 14.500,-2 11,12Z', HIS[0]) +
  line('M3,8C6.500,-4 8.500,-14 10.400,-27', '#8a4a40', 1.5)
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
  shape('M-224,-206L-186,-182L-192,-165C-200,-154 -199,-140 -190,-120H-236Z', mix(HERS[1], HERS[2], 0.4)) +
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
    `${HEM}L-178,-90C-178,-60 -174,-20 -176,34H-354C-354,10 -348,-16 -340,-40C-335,-60 -338,-84 -336,-104C-329,-146 -304,-176 -272,-192C-264,-206 -257,-222 -241,-240C-227,-254 -206,-258 -192,-254C-187,-252.500 -184,-251 -185,-249Z`,
    '#3f9a9c',
    '#1f6682',
    '#152158',
    // her back, away from the light
    shape('M-272,-192C-300,-172 -312,-110 -312,40H-370V-200Z', '#141d52') +
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
  'M-284,-172C-264,-184 -240,-174 -236,-150C-234,-130 -240,-108 -250,-88C-238,-78 -226,-68 -212,-59V-29C-236,-14 -270,-8 -300,-10C-318,-14 -322,-30 -320,-48C-316,-90 -306,-146 -284,-172Z',
  '#3f9a9c',
  '#266a90',
  '#182a64',
  // the back of the arm and the under side of the forearm
  shape(
    'M-270,-184C-290,-140 -300,-90 -302,-52C-302,-40 -296,-32 -284,-30C-256,-28 -232,-32 -204,-40V0H-330V-180Z',
    '#162560',
  ) +
    // folds from the bend of the elbow
    shape('M-248,-88C-270,-86 -288,-70 -295,-46C-282,-62 -264,-72 -238,-78Z', '#183070') +
    shape('M-240,-120C-268,-118 -290,-98 -298,-70C-284,-90 -264,-102 -244,-104Z', '#183070') +
    // the flame on the front of the arm
    shape(
      'M-262,-181C-246,-180 -238,-168 -236,-150C-234,-130 -240,-108 -250,-88C-238,-78 -226,-68 -210,-60V-50C-226,-60 -242,-72 -254,-88C-248,-108 -242,-130 -244,-150C-246,-166 -252,-176 -262,-181Z',
      '#2b7391',
    ),
)

/** Her hand round his upper arm, and the edge of her sleeve. */
const HER_HAND =
  shape(
    'M-215.5,-54.9C-207.1,-58.3 -198.7,-60 -191.2,-57.4L-183.6,-50.7C-181.9,-42.3 -187,-33.1 -193.7,-29.7C-201.2,-27.2 -208.8,-30.6 -215.5,-34.8Z',
    HER_SKIN,
  ) +
  fingers(
    [
      [
        [-197.9, -33.1, 3.7],
        [-187.8, -28.9, 3.7],
        [-178.6, -23, 2.9],
      ],
      [
        [-195.4, -39, 4.2],
        [-181.1, -35.6, 4.1],
        [-169.3, -28.9, 3.2],
      ],
      [
        [-193.7, -45.7, 4.4],
        [-177.7, -43.2, 4.2],
        [-165.1, -36.4, 3.4],
      ],
      [
        [-193.7, -52.4, 4.4],
        [-180.2, -50.7, 4.2],
        [-168.5, -44.8, 3.4],
      ],
      [
        [-207.1, -52.4, 4.2],
        [-197, -60.8, 4.2],
        [-185.3, -63.3, 3.2],
      ],
    ],
    HER_SKIN,
  ) +
  line(
    'M-188.6,-48.6Q-178.6,-47.4 -169.3,-41.1M-188.6,-41.9Q-178.6,-39.8 -171,-33.5M-190.3,-35.2Q-183.6,-32.7 -177.7,-27.2',
    '#6d3840',
    1.2,
  ) +
  shape(
    'M-218,-59.1L-211.3,-57.4C-207.1,-50.7 -207.1,-39 -211.3,-30.6L-217.2,-28.9C-213,-39 -213,-49 -218,-59.1Z',
    '#b8405a',
  )

/** The child stands between her and the lamp. */
const CHILD =
  cloth(
    'jacket',
    'M-206,34C-209,2 -210,-36 -204,-56C-200,-64 -192,-68 -186,-70L-160,-67C-148,-58 -139,-42 -135,-22C-131,-4 -132,16 -137,34Z',
    '#ffc04a',
    '#d07c34',
    '#6d3350',
    shape('M-216,40V-60H-202C-202,-30 -198,0 -194,40Z', '#94533f'),
  ) +
  // her shawl between nape and collar
  shape('M-192,-106H-170V-74L-197,-74C-193,-84 -192,-94 -192,-106Z', '#1c4b70') +
  // neck, and the strip of it that the flame lights
  shape('M-187,-112C-184,-96 -186,-84 -190,-72L-164,-66C-163,-76 -160,-84 -154,-93L-160,-112Z', CHILDS[1]) +
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
    shape(CHILD_FACE, CHILDS[0]) +
      shape(
        'M-.03,-.5C.2,-.51 .32,-.42 .34,-.2C.22,-.2 .15,-.14 .12,-.05C.1,.06 .07,.16 .0,.24L-.05,.31L-.3,.26C-.44,.1 -.48,-.1 -.46,-.18C-.43,-.38 -.25,-.5 -.03,-.5Z',
        CHILDS[1],
      ) +
      nape(CHILDS) +
      // open eye, brow, nostril, mouth
      shape(
        'M.19,.0C.22,-.06 .28,-.075 .322,-.035C.325,-.01 .318,.01 .3,.025C.26,.035 .22,.03 .19,.0Z',
        NIGHT,
      ) +
      '<circle cx=".295" cy="-.022" r=".017" fill="#fff1c4"/>' +
      shape('M.175,-.12C.22,-.17 .28,-.17 .33,-.13L.325,-.105C.28,-.135 .22,-.13 .175,-.1Z', NIGHT) +
      shape('M.375,.18C.34,.172 .29,.185 .25,.18C.28,.235 .33,.26 .365,.25L.355,.21Z', '#b8504c') +
      shape('M.235,.17C.26,.2 .31,.212 .357,.207L.355,.214C.31,.222 .26,.215 .235,.17Z', '#5c2438') +
      // hair: a fringe, before the ear, behind it, nape
      shape(
        'M.385,-.24C.38,-.46 .2,-.59 -.04,-.585C-.34,-.57 -.54,-.36 -.53,-.12C-.525,.02 -.46,.12 -.39,.2C-.36,.24 -.335,.29 -.315,.34C-.285,.25 -.2,.2 -.165,.1L-.13,-.06L-.04,-.07C-.04,-.01 -.035,.05 -.01,.09C.0,.09 .015,.085 .03,.075C.04,.01 .045,-.06 .07,-.13C.08,-.17 .09,-.2 .11,-.25C.13,-.21 .16,-.175 .215,-.15C.205,-.19 .205,-.215 .215,-.25C.245,-.215 .29,-.19 .385,-.17C.375,-.19 .38,-.21 .385,-.24Z',
        '#2a1a40',
      ) +
      // locks that the flame finds
      '<path d="M.3,-.28C.26,-.4 .16,-.48 .04,-.5M.19,-.27C.15,-.36 .07,-.42 -.04,-.43" fill="none" stroke="#4b335c" stroke-width=".02" stroke-linecap="round"/>' +
      ear(CHILDS),
  )
/** The shade of his arm on the front of his jacket. */
const UNDER_ARM = shape(
  'M-184,-32L-136,-23C-131,-4 -132,16 -137,34H-160C-156,8 -164,-14 -184,-32Z',
  '#a8603c',
)
/** The lower edge of his upper arm, which takes no light. */
const SEAM = line('M-142,-16.600C-156,-22 -172,-27 -184,-32', '#a8603c', 2.4)
/** His near arm: from the shoulder down to the elbow, then up to the fist. */
const HIS_ARM = cloth(
  'arm',
  'M-190,-64C-176,-68 -166,-62 -158,-56C-149,-50 -141,-45 -134,-42C-128,-41 -123,-43 -119,-47C-109,-56 -100,-65 -91,-73C-84,-70 -75,-62 -72,-56C-84,-43 -100,-28 -113,-17C-119,-11 -130,-11 -138,-15C-156,-22 -176,-28 -192,-36C-202,-46 -200,-60 -190,-64Z',
  '#ffc65a',
  '#d98838',
  '#7c3c50',
  // the lower side of the arm, and one soft fold in the crook
  shape(
    'M-204,-54C-186,-38 -160,-28 -138,-22C-127,-18 -118,-23 -108,-32C-98,-41 -86,-49 -70,-58L-98,0H-210Z',
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
const FIST_INK = `<linearGradient id="fist" gradientUnits="userSpaceOnUse" x1="-17" y1="-4" x2="13" y2="4"><stop offset="0" stop-color="#b56850"/><stop offset=".4" stop-color="#d88c5c"/><stop offset=".7" stop-color="#efb075"/><stop offset="1" stop-color="#ffd79c"/></linearGradient>`
/** His fist round the taper: the back of his hand, the fingers, the thumb over them. */
const HIS_FIST = `${FIST_INK}<g transform="translate(-61,-73)">${
  shape(
    'M-28,0C-18,-3 -12,-8 -4,-9.500C3,-10 9,-6 10,0L8,9C5,13 0,14 -5,13.500C-12,13 -16,12 -20,13Z',
    'url(#fist)',
  ) +
  fingers(
    [
      [
        [-2, 9.5, 3],
        [5, 11.2, 3],
        [8, 12, 2.4],
      ],
      [
        [0, 5.5, 3.2],
        [8.5, 7, 3.2],
        [11.5, 8, 2.6],
      ],
      [
        [0, 0.5, 3.4],
        [10, 2, 3.4],
        [13.5, 3, 2.8],
      ],
    ],
    'url(#fist)',
  ) +
  line('M4,4.300Q9,4.400 13,5.700M3,9Q7,9.200 10.500,10.300', '#9a5242', 1.1) +
  fingers(
    [
      [
        [-13, -2.5, 3.8],
        [-5, -8.5, 3.9],
        [3, -9.5, 3.6],
        [11, -5.5, 2.8],
      ],
    ],
    'url(#fist)',
  ) +
  line('M-9,0Q-2,-4.500 3,-5.600Q7,-5.500 10.500,-2.800', '#96503f', 1.2)
}</g>`
/** The taper, through his fist into the side of the flame, its end aglow. */
const TAPER =
  shape('M-86.800,-90.600L-84.900,-94L-10.1,-55.5L-12.0,-52.0Z', '#d68a4c') +
  shape('M-86.800,-90.600L-85.900,-92.300L-11.0,-53.7L-12.0,-52.0Z', '#7a4038') +
  shape('M-19.9,-56.1L-18.1,-59.6L-10.1,-55.5L-12.0,-52.0Z', '#d8582c')
/** A butter lamp, 62 high with its flame, foot at the origin. The flame leans by `lean` degrees and is `high` times as high. */
export const lamp = (lean = 0, high = 1): string =>
  shape(
    'M-17,-34H17C16,-20 8,-15 4,-13L6,-5C12,-4 15,-2 16,-1C12,3 -12,3 -16,-1C-15,-2 -12,-4 -6,-5L-4,-13C-8,-15 -16,-20 -17,-34Z',
    '#a8652c',
  ) +
  shape(
    'M-9,-29C-3,-28 3,-28 9,-29C7,-20 3,-15 1.500,-13L2.500,-5C5,-4 7,-2 8,1.500C3,2.200 -3,2.200 -8,1.500C-7,-2 -5,-4 -2.500,-5L-1.500,-13C-3,-15 -7,-20 -9,-29Z',
    '#d8923c',
  ) +
  '<ellipse cx="0" cy="-34" rx="17" ry="4.2" fill="#ffd98a"/><ellipse cx="0" cy="-33.500" rx="13" ry="2.800" fill="#f3b35c"/>' +
  `<g transform="translate(0,-31) skewX(${-lean}) scale(1,${high}) translate(0,31)">${FLAME}</g>`
const FLAME =
  shape('M0,-31C-11,-33 -9,-46 0,-62C9,-46 11,-33 0,-31Z', '#ffc65a') +
  shape('M0,-31C-7,-33 -6,-43 0,-54C6,-43 7,-33 0,-31Z', '#fffbe6')
const RIM = '#ffcf86'
const rimmed = (body: string, towards: Pt, wide = 2.2) => edgeLight(body, towards, wide, RIM)
/** The warm rim of the flame on the inner contour, the blue of the evening on the outer one. */
const twoRims = (body: string, way: 1 | -1) =>
  edgeLight(rimmed(body, [way, 0.5]), [-way, -0.7], 1.4, '#7f96e6')
/** Those behind the parapet, and what is held over it; `at` puts a drawing where their flame is. */
export const behind = (at: (body: string) => string): string =>
  twoRims(at(MONK), -1) +
  rimmed(at(PRAYER), [-0.9, 0.3], 1.4) +
  edgeLight(at(FALL), [-1, 0], 1.6, '#d9564a') +
  at(MONK_ARM) +
  at(LIP) +
  twoRims(at(place(0, -3, 1, GRANDMOTHER)), 1) +
  at(NEAR_ARM) +
  rimmed(at(CHILD), [1, 0.1]) +
  at(UNDER_ARM)
export const front = (at: (body: string) => string): string =>
  at(`<g transform="translate(0,24) scale(1.9)">${lamp()}</g>`) +
  // the wick
  at(line('M0,-36Q-.6,-40 .4,-44.500', '#4a2030', 2.8)) +
  rimmed(at(HIS_ARM), [1, -0.15], 1.8) +
  at(SEAM) +
  rimmed(at(HER_HAND), [1, -0.2], 1.2) +
  at(TAPER) +
  rimmed(at(HIS_FIST), [1, 0.5], 1) +
  rimmed(at(HIS_CUFF), [1, 0.6], 1)
