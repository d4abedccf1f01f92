/** A child lights a butter lamp with a taper; his grandmother and a monk watch the flame. Pixels from the upper edge of the parapet that they are behind, column 0 at the flame. */
import { edgeLight, place } from '../kit/cut.ts'
import { CHILD_FACE } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'
import { joints, limb, type Station } from '../kit/limbs.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const NIGHT = '#1a1240'
/** Lit, own and shade tones of a skin. */
type Skin = readonly [lit: string, own: string, shade: string]
const HERS: Skin = ['#d98f5f', '#b46a4c', '#7c4048']
const HER_SKIN = '#b0644c'
const HER_FOLD = '#bd7552'
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

/** An old woman's: a heavy nose, a soft jaw. */
const ELDER =
  'M-.03,-.5C.2,-.51 .335,-.4 .35,-.22C.352,-.15 .328,-.11 .345,-.06C.385,0 .425,.045 .45,.095C.462,.14 .43,.155 .388,.15L.395,.198L.362,.24L.382,.285C.36,.32 .374,.345 .37,.4C.36,.475 .285,.505 .215,.485C.15,.515 .05,.48 -.03,.37L-.3,.28C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z'
/** A shaven one with strong features. */
const SHAVEN =
  'M-.03,-.46C.19,-.47 .325,-.38 .345,-.21C.35,-.15 .338,-.115 .354,-.08L.456,.09C.47,.138 .44,.156 .393,.164L.411,.225L.378,.276L.393,.329C.36,.37 .374,.4 .366,.445C.35,.52 .27,.54 .19,.51C.1,.48 .02,.42 -.05,.34L-.29,.27C-.4,.06 -.42,-.08 -.4,-.17C-.38,-.35 -.24,-.46 -.03,-.46Z'
/** A lowered eye under its brow. */
const lowered = (brow: string) =>
  shape('M.185,-.035C.22,.015 .28,.035 .33,.005L.34,.02C.3,.062 .215,.055 .185,-.035Z', NIGHT) +
  shape('M.165,-.1C.21,-.15 .285,-.15 .345,-.115L.34,-.096C.28,-.125 .22,-.122 .165,-.088Z', brow)
/** A face from the side; the flame is before it, a little below. */
const face = (id: string, outline: string, skin: Skin, lips: string, brow: string, size = 1) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1=".26" y1="0" x2="-.12" y2=".04"><stop offset="0" stop-color="${skin[0]}"/><stop offset="1" stop-color="${skin[1]}"/></linearGradient>` +
  shape(outline, `url(#${id})`) +
  `<g transform="translate(.34,.06) scale(${size}) translate(-.34,-.06)">` +
  // the lid
  shape(
    'M.185,-.035C.2,-.09 .25,-.11 .3,-.09C.32,-.06 .33,-.02 .33,.005C.28,.035 .22,.015 .185,-.035Z',
    mix(skin[0], skin[1], 0.6),
  ) +
  lowered(brow) +
  shape('M.34,.135C.355,.108 .385,.112 .4,.135L.385,.148C.37,.152 .352,.15 .34,.135Z', skin[2]) +
  shape('M.4,.2C.365,.195 .32,.205 .275,.222C.31,.262 .35,.29 .385,.288L.372,.243Z', lips) +
  shape('M.262,.215C.29,.236 .33,.244 .375,.242L.372,.25C.33,.254 .285,.248 .262,.215Z', '#5c2438') +
  '</g>'
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
  headAt(
    164,
    -241,
    -16,
    83,
    face('his', SHAVEN, HIS, '#a0583f', '#2c1838', 1.18) +
      nape(HIS) +
      `<g transform="translate(.07,.075) scale(1.2)">${ear(HIS)}</g>`,
    -1,
  ) +
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
  'M-6,20C-6.500,8 -9.500,-6 -10,-18C-10,-27 -9,-34 -7,-41C-6,-44 -4,-44.500 -3.200,-43.500C-2.600,-48 -1.400,-52.500 .2,-54.500C1.600,-56 3.200,-55.400 4,-53.400C4.800,-55.500 7.400,-55.600 8,-52C9.200,-44 9.600,-36 9.600,-27C9.800,-14 7.500,2 7,20Z'
/** His palms together: of the far hand the lit edge shows, the thumb lies along the near one. */
const PRAYER = `<g transform="translate(135,-120) rotate(-16)">${
  `<g transform="translate(-8,0) rotate(-2)">${shape(UPRIGHT, '#eab07a')}</g>` +
  `<g transform="translate(-1.6,0)">${shape(UPRIGHT, '#8a4a3c')}</g>` +
  shape(UPRIGHT, HIS[0]) +
  shape(
    'M6.500,10C8,0 8.400,-8 9.200,-15C9.800,-21 10.800,-25.500 12.800,-25.300C15,-25 14.800,-18 14.300,-13C13.300,-4 10.500,6 6.800,14Z',
    HIS[0],
  ) +
  line('M-5.800,-24L-3.800,-42M-.5,-25L1,-49M4.600,-25L4.200,-51', HIS[1], 1.2) +
  line('M8.600,-6C9.200,-14 9.600,-20 10.800,-24', '#94543f', 1.2)
}</g>`

/** The edge of her shawl, from the crown behind the ear and over the breast. */
const HEM =
  'M-185,-249C-199,-237 -211,-222 -217,-205C-222,-190 -228,-174 -225,-159C-221,-141 -204,-128 -180,-120'
/** The lozenges woven along it: place and turn. */
const LOZENGES: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-195.3, -248.1, 46],
  [-207.6, -234.4, 38],
  [-217.7, -218.8, 28],
  [-224.7, -201.3, 17],
  [-229.0, -183.2, 7],
  [-231.2, -162.6, -8],
  [-224.6, -143.6, -33],
  [-210.2, -129.6, -56],
]
const GRANDMOTHER =
  // neck
  shape('M-226,-206L-188,-176L-198,-162C-203,-148 -199,-134 -186,-112H-238Z', mix(HERS[1], HERS[2], 0.35)) +
  shape('M-198,-162C-203,-148 -199,-134 -186,-112H-196C-208,-132 -211,-148 -207,-166Z', HERS[1]) +
  headAt(
    -196,
    -204,
    25,
    81,
    face('hers', ELDER, HERS, '#ab5f4a', '#6b5560') +
      // the pouch under the eye, the fold from nose to mouth, the jowl
      shape('M.195,.03C.23,.085 .29,.1 .335,.055C.318,.125 .235,.13 .195,.03Z', HER_FOLD) +
      shape(
        'M.338,.125C.29,.13 .235,.18 .225,.25C.22,.3 .232,.335 .255,.35C.25,.28 .268,.2 .338,.125Z',
        HER_FOLD,
      ) +
      shape('M.02,.22C.07,.33 .13,.42 .215,.485C.15,.515 .05,.48 -.03,.37L-.1,.3Z', HERS[1]) +
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
    `${HEM}L-178,-90C-178,-60 -174,-20 -176,34H-350C-352,6 -348,-28 -343,-58C-341,-80 -343,-100 -337,-120C-329,-144 -308,-157 -284,-166C-271,-172 -264,-184 -261,-198C-257,-216 -253,-229 -241,-240C-227,-254 -206,-258 -192,-254C-187,-252.500 -184,-251 -185,-249Z`,
    '#3f9a9c',
    '#1f6682',
    '#152158',
    // her back, away from the light
    shape('M-276,-176C-300,-158 -314,-110 -316,40H-370V-200Z', '#141d52') +
      // folds: round the neck, from the shoulder down the back, below the arm
      shape('M-258,-206C-254,-184 -248,-168 -236,-152C-250,-160 -262,-174 -266,-192Z', '#172c6a') +
      shape('M-322,-138C-334,-96 -336,-40 -334,34H-342V-60C-342,-96 -338,-122 -322,-138Z', '#26357c') +
      shape('M-286,-16C-290,4 -292,20 -292,40H-304C-302,16 -300,0 -296,-14Z', '#172c6a') +
      shape('M-256,-14C-252,4 -252,20 -254,40H-268C-264,20 -262,4 -262,-12Z', '#172c6a') +
      shape('M-228,-22C-220,0 -218,20 -220,40H-236C-232,20 -232,0 -234,-20Z', '#172c6a') +
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
  'M-276,-158C-264,-176 -240,-172 -236,-150C-234,-130 -240,-108 -250,-88C-238,-78 -226,-68 -212,-59V-29C-236,-14 -270,-8 -300,-10C-318,-14 -322,-30 -320,-48C-316,-100 -304,-146 -276,-158Z',
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

/** Her slender hand on his upper arm, and the edge of her sleeve. */
const HER_HAND =
  `<g transform="translate(-213,-47) rotate(20)">${
    shape('M-5,-7C4,-9 11,-9.500 17,-9.400L18,8.800C10,9.500 3,8 -5,6Z', HER_SKIN) +
    fingers(
      [
        joints('13,6.3,2.6 20,6.9,2.6 26,7.900,2.3'),
        joints('14,2.3,2.7 22,2.7,2.7 31,3.600,2.4'),
        joints('14,-2.1,2.7 22,-2,2.7 32.500,-1.5,2.4'),
        joints('14,-6.5,2.7 22,-6.7,2.7 30,-6.600,2.4'),
        joints('2,-4,3.2 9,-10,3.1 16,-13.4,2.6'),
      ],
      HER_SKIN,
    ) +
    line(
      'M17,4.400Q22,4.700 26.500,5.500M17,.100Q24,.300 31,1M17,-4.300Q24,-4.400 30.500,-4.100',
      '#7a4040',
      1,
    )
  }</g>` +
  shape(
    'M-218,-59.1L-211.3,-57.4C-207.1,-50.7 -207.1,-39 -211.3,-30.6L-217.2,-28.9C-213,-39 -213,-49 -218,-59.1Z',
    '#b8405a',
  )

/** The child stands between her and the lamp. */
const CHILD =
  cloth(
    'jacket',
    'M-206,34C-209,2 -210,-36 -204,-56C-200,-64 -192,-68 -186,-70L-160,-67C-148,-58 -139,-42 -133,-22C-129,-10 -127,8 -127,34Z',
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
    -164,
    -105,
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
        'M.225,.002C.245,-.045 .285,-.055 .315,-.028C.318,-.006 .312,.012 .298,.022C.27,.028 .245,.022 .225,.002Z',
        '#2a1a40',
      ) +
      '<circle cx=".3" cy="-.02" r=".012" fill="#fff1c4"/>' +
      shape('M.2,-.115C.235,-.15 .285,-.15 .33,-.122L.327,-.108C.285,-.13 .24,-.128 .2,-.103Z', '#4a2a3c') +
      shape('M.375,.18C.35,.175 .31,.188 .28,.19C.3,.232 .335,.255 .365,.25L.355,.21Z', '#cf8158') +
      shape('M.245,.165C.262,.198 .31,.213 .357,.207L.355,.216C.31,.223 .255,.212 .245,.165Z', '#7a4038') +
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
const UNDER_ARM = shape('M-184,-32L-134,-22L-128,-6C-146,-9 -166,-17 -184,-32Z', '#a8603c')
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
/** The back of his fist, behind the taper. */
const FIST_BACK = `${FIST_INK}<g transform="translate(-61,-73) scale(.88)">${shape(
  'M-26,3C-19,-3 -14,-9 -6,-11C2,-12 9,-9 11,-4L8,13C3,17 -7,17 -11,15C-14,14 -16,15 -18,17Z',
  'url(#fist)',
)}</g>`
/** His thumb from above and his fingers from below, closed round the taper. */
const FIST_FRONT = `<g transform="translate(-61,-73) scale(.88)">${
  fingers(
    [
      joints('-7,15,2.8 1,16.600,2.800 5,16.400,2.2'),
      joints('-5,10.800,3.2 6,12.400,3.2 9.500,12.600,2.600'),
      joints('-3,6,3.400 9,7.400,3.400 13,7.800,2.800'),
      joints('-3,.8,3.500 9,2.400,3.600 14,3.800,3'),
      joints('-15,-3.500,4 -7,-10.200,4.100 3,-10.600,3.900 13,-6,3'),
    ],
    'url(#fist)',
  ) +
  line(
    'M2,4.200Q9,4.800 14,6.400M1,9Q7,9.400 11.500,10.600M-1,13.800Q4,14.400 8,14.600M-9,-3.500Q-3,-6.400 3,-6.600Q8,-6 12,-3',
    '#8f4d3e',
    1.1,
  )
}</g>`
/** The wax taper in his fist, and its flame. */
const TAPER =
  shape('M-65.700,-83L-14.900,-63L-16.800,-58.200L-67.600,-78.200Z', '#fff0cc') +
  shape('M-67,-80L-16.100,-59.900L-16.800,-58.200L-67.600,-78.200Z', '#dfa570') +
  line('M-16,-60.500L-12,-61', '#3a1c34', 1.8)
const TAPER_FLAME =
  shape('M-12,-55C-23,-57 -22,-70 -12.500,-91C-2,-72 -.5,-58 -12,-55Z', '#ffc65a') +
  shape('M-12,-57C-18,-59 -17.500,-69 -12.300,-81C-6,-69 -5.500,-59 -12,-57Z', '#fffbe6')
/** The wick of the lamp, about to catch. */
const WICK = line('M2,-37Q3,-47 -7,-56', '#3a1c34', 2.8)
/** The bowl of a butter lamp, 34 high, its foot at the origin. */
const BOWL =
  shape(
    'M-17,-34H17C16,-20 8,-15 4,-13L6,-5C12,-4 15,-2 16,-1C12,3 -12,3 -16,-1C-15,-2 -12,-4 -6,-5L-4,-13C-8,-15 -16,-20 -17,-34Z',
    '#a8652c',
  ) +
  shape(
    'M-9,-29C-3,-28 3,-28 9,-29C7,-20 3,-15 1.500,-13L2.500,-5C5,-4 7,-2 8,1.500C3,2.200 -3,2.200 -8,1.500C-7,-2 -5,-4 -2.500,-5L-1.500,-13C-3,-15 -7,-20 -9,-29Z',
    '#d8923c',
  ) +
  '<ellipse cx="0" cy="-34" rx="17" ry="4.2" fill="#ffd98a"/><ellipse cx="0" cy="-33.500" rx="13" ry="2.800" fill="#f3b35c"/>'
/** A butter lamp, 62 high with its flame. The flame leans by `lean` degrees and is `high` times as high. */
export const lamp = (lean = 0, high = 1): string =>
  BOWL + `<g transform="translate(0,-31) skewX(${-lean}) scale(1,${high}) translate(0,31)">${FLAME}</g>`
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
  at(`<g transform="translate(0,24) scale(1.9)">${BOWL}</g>`) +
  rimmed(at(HIS_ARM), [1, -0.15], 1.8) +
  at(SEAM) +
  rimmed(at(HER_HAND), [1, -0.2], 0.7) +
  rimmed(at(FIST_BACK), [1, 0.5], 1) +
  at(TAPER) +
  rimmed(at(FIST_FRONT), [1, 0.5], 1) +
  rimmed(at(HIS_CUFF), [1, 0.6], 1) +
  at(WICK) +
  at(TAPER_FLAME)
