/** The after rail of a ferry with two people at it, by hand: pixels, the stern end of the handrail at the origin, facing left into low sun. */
import { joints, limb } from '../kit/limbs.ts'
import { smilingFace } from '../kit/smiling-face.ts'

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const INK = '#241a45'
const SKIN = ['#eba982', '#d28e6d', '#95596a'] as const
const OLD_SKIN = ['#f0b088', '#c9866c', '#8e5566'] as const
const RED = ['#f26d55', '#c43c4b', '#852a52', '#5f2049'] as const
const NAVY = ['#5a68a8', '#34407f', '#232a61', '#191d4a'] as const
const CREAM = ['#ffe3b8', '#e3b99a', '#a27f9b'] as const
const TEAL = ['#5fc0b4', '#2f8d94', '#1f5f7a'] as const
const at = (x: number, y: number, k: number, turn: number, body: string) =>
  `<g transform="translate(${x},${y}) scale(${-k},${k}) rotate(${turn})">${body}</g>`

/** Her head, facing right, one unit high, the ear near the origin; a ponytail blown back. */
const HER_HEAD =
  path(
    'M-.4,-.16C-.62,-.3 -.86,-.16 -1.08,-.22C-1.2,-.26 -1.3,-.34 -1.38,-.42C-1.36,-.22 -1.24,-.06 -1.08,.02C-1.12,.06 -1.2,.08 -1.28,.06C-1.1,.22 -.72,.22 -.4,.06Z',
    '#3a2340',
  ) +
  path('M-.42,-.02C-.66,.06 -.9,.04 -1.08,.02C-1.12,.06 -1.2,.08 -1.28,.06C-1.1,.22 -.72,.22 -.4,.06Z', INK) +
  path('M-.26,.16L.12,.3L.1,.66L-.36,.66C-.3,.5 -.28,.34 -.26,.16Z', SKIN[2]) +
  smilingFace(
    SKIN,
    INK,
    path(
      'M.2,-.004C.225,-.048 .28,-.055 .318,-.03C.318,0 .3,.016 .28,.018C.25,.02 .225,.014 .2,-.004Z',
      '#fff0d8',
    ) +
      path(
        'M.262,-.05C.285,-.055 .305,-.045 .32,-.03C.32,0 .302,.016 .282,.018C.262,.0 .256,-.028 .262,-.05Z',
        INK,
      ) +
      '<path d="M.185,.0C.215,-.05 .27,-.06 .322,-.03" fill="none" stroke="#241a45" stroke-width=".024" stroke-linecap="round"/>',
  ) +
  // hair in two tones, ear
  path(
    'M.35,-.25C.37,-.5 .2,-.61 -.06,-.6C-.36,-.58 -.54,-.4 -.53,-.14C-.52,.04 -.47,.18 -.38,.28C-.3,.26 -.22,.2 -.16,.12C-.22,.02 -.2,-.09 -.1,-.1C-.04,-.1 -.02,-.04 .0,0C.03,-.1 .1,-.16 .16,-.22C.2,-.27 .27,-.29 .35,-.25Z',
    INK,
  ) +
  path('M-.1,-.5C-.28,-.48 -.4,-.36 -.45,-.2C-.38,-.3 -.24,-.4 -.1,-.5Z', '#52304a') +
  path(
    'M-.1,-.09C-.04,-.09 -.03,-.03 -.045,.02C-.055,.06 -.075,.1 -.105,.1C-.14,.09 -.16,.02 -.155,-.02C-.15,-.06 -.13,-.085 -.1,-.09Z',
    SKIN[1],
  ) +
  '<circle cx="-.1" cy=".13" r=".034" fill="#ffd98a"/>'

/** The grandfather's head, facing right, in a flat cap, laughing. */
const HIS_HEAD =
  path('M-.3,.14L.12,.3L.16,.7L-.42,.7C-.34,.5 -.3,.34 -.3,.14Z', OLD_SKIN[2]) +
  path(
    'M-.03,-.5C.2,-.51 .34,-.4 .352,-.22C.358,-.16 .338,-.12 .352,-.08C.4,-.01 .45,.05 .462,.1C.468,.14 .43,.165 .378,.16L.39,.2L.36,.3L.372,.33C.352,.36 .362,.4 .352,.44C.33,.51 .25,.535 .17,.5C.08,.47 .0,.4 -.06,.32L-.3,.26C-.42,.06 -.46,-.1 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z',
    OLD_SKIN[1],
  ) +
  path(
    'M-.3,.26L-.06,.32C.0,.4 .08,.47 .17,.5C.21,.515 .25,.515 .28,.505C.18,.44 .1,.3 .08,.14C.06,.04 .02,-.06 -.06,-.1L-.2,0Z',
    OLD_SKIN[2],
  ) +
  path(
    'M.352,-.08C.4,-.01 .45,.05 .462,.1C.468,.14 .43,.165 .378,.16L.34,.14C.35,.08 .31,.0 .3,-.06C.295,-.12 .3,-.2 .3,-.3L.345,-.28C.357,-.22 .355,-.2 .352,-.17C.35,-.13 .34,-.11 .352,-.08Z',
    OLD_SKIN[0],
  ) +
  // open laugh, teeth, white moustache, beard
  path('M.38,.2C.33,.22 .26,.22 .2,.2C.21,.29 .27,.36 .345,.355L.372,.33L.35,.28Z', '#7c2a40') +
  path('M.38,.2C.33,.22 .26,.22 .2,.2C.205,.225 .21,.24 .22,.255C.27,.265 .32,.262 .362,.25Z', '#fff0d8') +
  path('M.405,.155C.33,.13 .22,.14 .12,.235C.2,.215 .27,.235 .33,.235C.37,.235 .4,.225 .412,.2Z', '#fff0d8') +
  path('M.12,.235C.2,.215 .27,.235 .33,.235L.335,.21C.26,.19 .19,.195 .12,.235Z', CREAM[2]) +
  path(
    'M-.12,.06C-.1,.2 .0,.32 .1,.36C.18,.38 .25,.4 .31,.395C.33,.39 .35,.385 .358,.375C.362,.4 .36,.42 .352,.44C.33,.53 .24,.56 .16,.525C.04,.48 -.06,.4 -.12,.3C-.16,.22 -.16,.14 -.12,.06Z',
    CREAM[1],
  ) +
  path(
    'M-.12,.06C-.1,.2 .0,.32 .1,.36C.12,.37 .14,.375 .16,.38C.13,.44 .16,.5 .22,.54C.2,.54 .18,.535 .16,.525C.04,.48 -.06,.4 -.12,.3C-.16,.22 -.16,.14 -.12,.06Z',
    CREAM[2],
  ) +
  path(
    'M.27,.395L.31,.395C.33,.39 .35,.385 .358,.375C.362,.4 .36,.42 .352,.44C.34,.48 .31,.51 .28,.525C.31,.48 .3,.43 .27,.395Z',
    '#fff0d8',
  ) +
  // a laughing eye, its crow's feet, brow, temple, ear
  '<path d="M.185,.005C.21,-.045 .275,-.055 .318,-.01" fill="none" stroke="#241a45" stroke-width=".034" stroke-linecap="round"/><path d="M.145,-.01Q.11,-.03 .075,-.03M.15,.03Q.115,.05 .085,.075" fill="none" stroke="#8e5566" stroke-width=".022" stroke-linecap="round"/>' +
  path('M.155,-.12C.22,-.19 .31,-.18 .36,-.12L.345,-.09C.29,-.13 .22,-.13 .165,-.09Z', '#fff0d8') +
  path(
    'M-.06,-.2L-.46,-.22C-.48,-.04 -.44,.14 -.34,.26C-.26,.26 -.18,.22 -.13,.14L-.1,.1C-.04,.06 .02,-.06 .04,-.2Z',
    CREAM[1],
  ) +
  path(
    'M-.2,-.2L-.46,-.22C-.48,-.04 -.44,.14 -.34,.26C-.3,.26 -.26,.245 -.22,.225C-.28,.1 -.27,-.06 -.2,-.2Z',
    CREAM[2],
  ) +
  path(
    'M-.1,-.11C-.03,-.11 -.02,-.04 -.035,.02C-.045,.07 -.07,.12 -.105,.12C-.145,.11 -.165,.03 -.16,-.02C-.155,-.07 -.13,-.105 -.1,-.11Z',
    OLD_SKIN[1],
  ) +
  path(
    'M-.1,-.06C-.07,-.06 -.07,-.01 -.08,.03C-.1,.05 -.125,.03 -.125,0C-.125,-.03 -.12,-.055 -.1,-.06Z',
    OLD_SKIN[2],
  ) +
  // the cap
  path(
    'M-.5,-.16C-.6,-.4 -.44,-.62 -.14,-.64C.14,-.65 .42,-.5 .56,-.25C.5,-.2 .3,-.2 .1,-.2C-.14,-.19 -.34,-.14 -.5,-.16Z',
    NAVY[2],
  ) +
  path('M-.14,-.64C.14,-.65 .42,-.5 .56,-.25C.5,-.21 .4,-.2 .28,-.2C.26,-.36 .1,-.54 -.14,-.64Z', NAVY[1]) +
  path(
    'M.56,-.25C.6,-.2 .6,-.16 .56,-.15C.42,-.19 .26,-.2 .06,-.18L.1,-.22C.28,-.22 .46,-.2 .56,-.25Z',
    NAVY[3],
  )

/** A sesame ring of two twisted strands about the origin, 37 in radius. */
function simit(): string {
  let twist = '',
    seeds = ''
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * Math.PI * 2,
      p = (r: number, q: number) => `${(Math.cos(a + q) * r).toFixed(1)},${(Math.sin(a + q) * r).toFixed(1)}`
    twist += `M${p(18, 0)}Q${p(29, 0.1)} ${p(37.5, 0.5)}`
    seeds += `M${p(27, 0.34)}L${p(29.5, 0.42)}M${p(32.5, 0.12)}L${p(34, 0.2)}`
  }
  return (
    '<circle r="28" fill="none" stroke="#c8692f" stroke-width="20"/>' +
    '<path d="M-33,17A37,37 0 0 1 27,-25" fill="none" stroke="#f7a84e" stroke-width="6" stroke-linecap="round"/>' +
    '<path d="M-8,35.5A36,36 0 0 0 35.5,-6" fill="none" stroke="#7d3542" stroke-width="6" stroke-linecap="round"/>' +
    `<path d="${twist}" fill="none" stroke="#7d3542" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="${seeds}" fill="none" stroke="#ffe3a8" stroke-width="2.6" stroke-linecap="round"/>`
  )
}
/** Her hand with the bread: the thumb behind the ring, four fingers closed over it. Towards +x, the wrist at the origin. */
const OFFERING =
  limb(joints('14,-8,10 36,-21,9.5 60,-27,8.6 80,-22,6.4'), SKIN[2]) +
  limb(joints('12,-11,8 36,-24,7.5 60,-29.5,6.4 78,-25,4.4'), SKIN[1]) +
  `<g transform="translate(101,0) rotate(24)">${simit()}</g>` +
  path('M-6,-15C8,-17 24,-25 38,-22C46,-19 50,-12 50,0C50,14 46,25 36,27C22,27 8,18 -6,15Z', SKIN[1]) +
  path('M-6,-15C8,-17 24,-25 38,-22C42,-20 45,-17 47,-13C32,-16 12,-8 -6,-7Z', SKIN[0]) +
  path('M-6,15C8,18 22,27 36,27C40,26.5 43,24 45.5,20C32,20 12,10 -6,8Z', SKIN[2]) +
  limb(joints('36,20,7 56,27,7.4 74,27,6.8 82,23,5.4'), SKIN[2]) +
  limb(joints('38,10,7.6 60,16,7.8 80,16,7 88,11,5.6'), SKIN[1]) +
  limb(joints('40,-1,7.8 62,3,8 84,3,7.2 92,-2,5.8'), SKIN[1]) +
  limb(joints('40,-13,7.6 62,-11,7.8 82,-11,7 90,-15,5.6'), SKIN[0]) +
  '<path d="M46,-6.5Q66,-4 86,-5M44,5.5Q64,10.5 86,9M42,16Q62,22 80,20" fill="none" stroke="#8a4b58" stroke-width="2.2" stroke-linecap="round"/>'

/** The girl: she leans over the stern, braced on the far rail, and holds the bread out. */
const GIRL =
  // far arm and its hand on the rail's end
  limb(joints('58,-112,26 30,-72,22 20,-50,20 15,-18,16'), RED[2]) +
  limb(joints('17,-28,15 14,-16,16'), RED[3]) +
  path(
    'M24,-146C6,-126 0,-100 10,-74C20,-44 34,-22 40,8L50,100H186C186,50 174,-2 156,-52C142,-96 126,-132 86,-152Z',
    RED[1],
  ) +
  path(
    'M86,-152C126,-132 142,-96 156,-52C174,-2 186,50 186,100H138C144,50 132,-6 116,-50C104,-86 92,-112 60,-128Z',
    RED[2],
  ) +
  path(
    'M24,-146C6,-126 0,-100 10,-74C20,-44 34,-22 40,8L50,100H70C66,50 62,10 50,-20C36,-54 22,-90 34,-132Z',
    RED[0],
  ) +
  path('M64,30C96,38 136,36 168,24L170,36C138,50 98,50 66,42Z', RED[3]) +
  at(20, -194, 94, -9, HER_HEAD) +
  // near arm, cuff, hand
  limb(joints('84,-104,30 62,-112,31 18,-120,27 -40,-126,22 -94,-146,19 -132,-160,17'), RED[1]) +
  path(
    'M122,-122C90,-128 50,-122 10,-110C-20,-101 -50,-106 -84,-126C-60,-103 -36,-92 -8,-91C24,-90 50,-74 84,-73C104,-74 120,-90 122,-122Z',
    RED[2],
  ) +
  path(
    'M22,-147C0,-144 -28,-148 -52,-148C-80,-154 -110,-168 -130,-176L-133,-166C-110,-158 -84,-144 -56,-138C-28,-134 0,-134 22,-139Z',
    RED[0],
  ) +
  path('M-124,-178L-141,-181L-147,-150L-130,-144C-126,-154 -123,-166 -124,-178Z', RED[3]) +
  `<g transform="translate(-138,-163) scale(-1,1) rotate(-24) scale(.88)">${OFFERING}</g>` +
  // the scarf: wrap and tails lifted by the wind
  `<g transform="translate(90,-150) scale(.84,.94) translate(-90,150)">${
    path(
      'M92,-166C112,-176 126,-164 144,-160C164,-156 176,-166 198,-160L214,-168L212,-152L222,-142L210,-136C188,-128 172,-132 152,-134C130,-136 112,-136 92,-146Z',
      TEAL[2],
    ) +
    path(
      'M86,-158C106,-154 116,-138 134,-126C150,-116 168,-116 186,-106L202,-108L196,-92L202,-80L184,-80C162,-86 144,-90 126,-98C106,-108 100,-124 82,-132Z',
      TEAL[1],
    ) +
    path(
      'M82,-132C100,-124 106,-108 126,-98C144,-90 162,-86 184,-80L189,-80C188,-86 186,-90 184,-94C162,-96 146,-102 130,-112C112,-122 104,-138 84,-146Z',
      TEAL[2],
    )
  }</g>` +
  path(
    'M0,-142C4,-160 36,-160 60,-174C78,-184 102,-182 104,-164C106,-144 84,-130 58,-122C34,-116 0,-120 0,-142Z',
    TEAL[1],
  ) +
  path(
    'M104,-164C106,-144 84,-130 58,-122C42,-118 22,-118 10,-126C44,-130 72,-146 82,-180C96,-182 103,-174 104,-164Z',
    TEAL[2],
  ) +
  path(
    'M0,-142C3,-156 24,-158 44,-166C30,-154 20,-144 20,-126C8,-126 0,-132 0,-142ZM40,-128C56,-136 66,-150 68,-170C60,-156 50,-142 34,-132Z',
    TEAL[0],
  )

/** A tulip glass of tea about the origin, 52 high. */
const TEA =
  path(
    'M-15,-26C-14,-14 -9,-8 -9,0C-10,10 -15,14 -14,22C-13,26 13,26 14,22C15,14 10,10 9,0C9,-8 14,-14 15,-26Z',
    '#c9bcd8',
  ) +
  path(
    'M-12.6,-16C-11,-9 -7.5,-6 -7.5,0C-8,10 -13,14 -12,20C-11,23 11,23 12,20C13,14 8,10 7.5,0C7.5,-6 11,-9 12.6,-16Z',
    '#d8452a',
  ) +
  path(
    'M-12.6,-16C-11,-9 -7.5,-6 -7.5,0C-8,10 -13,14 -12,20C-11,21.6 -9,22.2 -6,22.6C-6,12 -2,8 -2,0C-2,-6 -5,-10 -6,-16Z',
    '#ff9a45',
  )

/** The grandfather: his elbow on the rail, a glass of tea in his hand. */
const GRANDFATHER =
  path(
    'M228,-172C208,-150 204,-112 212,-72C218,-34 216,0 218,100H352C358,40 352,-44 338,-98C328,-138 308,-162 272,-182Z',
    NAVY[2],
  ) +
  path(
    'M272,-182C308,-162 328,-138 338,-98C352,-44 358,40 352,100H302C312,40 308,-44 296,-96C288,-128 276,-150 252,-164Z',
    NAVY[3],
  ) +
  path(
    'M228,-172C208,-150 204,-112 212,-72C218,-34 216,0 218,100H236C238,40 238,-30 230,-74C224,-112 226,-142 240,-166Z',
    NAVY[1],
  ) +
  at(238, -216, 97, -6, HIS_HEAD) +
  // the roll neck
  path(
    'M205,-152C205,-162 213,-167 226,-165C244,-166 262,-182 281,-190C291,-181 291,-164 283,-152C270,-140 250,-136 234,-136C216,-136 205,-143 205,-152Z',
    CREAM[1],
  ) +
  path(
    'M281,-190C291,-181 291,-164 283,-152C270,-140 250,-136 234,-136C228,-136 222,-137 217,-139C244,-142 264,-158 268,-184C273,-186 277,-188 281,-190Z',
    CREAM[2],
  ) +
  path(
    'M214,-146C216,-130 226,-112 240,-100C258,-116 284,-126 292,-160C276,-146 240,-138 214,-146Z',
    '#12143a',
  ) +
  // forearm, hand and glass, upper arm
  limb(joints('286,-8,21 262,-20,22 230,-46,18 206,-66,15'), NAVY[1]) +
  path('M222,-66L204,-84L192,-66L210,-50C216,-54 220,-60 222,-66Z', CREAM[2]) +
  path('M182,-104C176,-98 172,-92 174,-86L184,-80C186,-88 188,-94 192,-98Z', OLD_SKIN[2]) +
  `<g transform="translate(182,-108) scale(1.2)">${TEA}</g>` +
  path(
    'M198,-62C190,-66 184,-72 182,-80C176,-84 170,-90 168,-96C168,-101 173,-102 177,-100C186,-96 194,-98 200,-96C208,-92 212,-82 209,-72Z',
    OLD_SKIN[1],
  ) +
  limb(joints('196,-98,6.6 184,-103,6.6 170,-104,5.6'), OLD_SKIN[1]) +
  limb(joints('196,-90,6.8 182,-93,6.8 167,-94,5.8'), OLD_SKIN[0]) +
  limb(joints('194,-82,6.6 181,-83,6.6 169,-84,5.6'), OLD_SKIN[1]) +
  limb(joints('192,-74,6 181,-74,6 172,-75,5'), OLD_SKIN[1]) +
  '<path d="M172,-98.6Q186,-97 200,-94M171,-88.6Q186,-87 203,-86M173,-79Q186,-78 202,-78" fill="none" stroke="#8e5566" stroke-width="2" stroke-linecap="round"/>' +
  limb(joints('284,-132,31 290,-108,33 291,-60,28 286,-24,24 276,-10,20'), NAVY[1]) +
  path(
    'M302,-156C322,-130 326,-90 320,-56C316,-30 306,-6 288,6C278,10 270,8 264,4C284,-6 296,-30 298,-60C300,-100 300,-130 288,-158Z',
    NAVY[2],
  ) +
  path(
    'M262,-150C255,-124 259,-90 263,-62C262,-46 258,-34 248,-26C262,-30 272,-44 273,-64C274,-96 268,-126 276,-156Z',
    NAVY[0],
  )

/** A lifebuoy about the origin. */
function buoy(): string {
  const red = [45, 135, 225, 315]
    .map((deg) => {
      const a = ((deg - 21) * Math.PI) / 180,
        b = ((deg + 21) * Math.PI) / 180
      const p = (r: number, t: number) => `${(r * Math.cos(t)).toFixed(1)},${(r * Math.sin(t)).toFixed(1)}`
      return `M${p(74, a)}A74,74 0 0 1 ${p(74, b)}L${p(41, b)}A41,41 0 0 0 ${p(41, a)}Z`
    })
    .join('')
  return (
    '<path d="M-23,-62L0,-108L23,-62" fill="none" stroke="#c98a5e" stroke-width="5" stroke-linejoin="round"/><circle cy="-107" r="7" fill="#2a2f6b"/>' +
    '<circle cx="12" cy="8" r="57.5" fill="none" stroke="#6f68a6" stroke-width="33"/><circle r="57.5" fill="none" stroke="#f1e4ee" stroke-width="33"/>' +
    path(red, '#c93f4c') +
    '<path d="M74,0A74,74 0 0 1 -64,37A80,80 0 0 0 66,-33A74,74 0 0 1 74,0Z" fill="#5b3a7a" opacity=".45"/>'
  )
}
/** Hull below the rail, as long as asked: handrail on posts, bulwark with its belt, lifebuoy. */
function rail(long: number, deep: number): string {
  const post = (x: number) =>
    path(`M${x},20H${x + 15}V62H${x}Z`, '#8d86bc') + path(`M${x},20H${x + 5}V62H${x}Z`, '#e8cfd6')
  const hull = `M-16,60C-10,160 14,260 60,${deep}H${long}V60Z`
  let posts = ''
  for (let x = 12; x < long; x += 118) posts += post(x)
  return (
    `<defs><linearGradient id="hull" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#dccbe0"/><stop offset="1" stop-color="#948cc2"/></linearGradient></defs>` +
    posts +
    `<clipPath id="sides"><path d="${hull}"/></clipPath><path d="${hull}" fill="#f2cfc8"/><g clip-path="url(#sides)">` +
    `<path d="${hull}" transform="translate(8,0)" fill="url(#hull)"/>` +
    path(`M-20,112H${long}V146H-20Z`, '#2a2f6b') +
    '</g>' +
    path(`M-18,54Q-20,54 -20,58V66Q-20,70 -16,70H${long}V54Z`, '#f3dfe0') +
    path(`M-16,70H${long}V78H-15Z`, '#6d65a2') +
    path(`M-26,2Q-26,-6 -18,-6H${long}V22H-18Q-26,22 -26,14Z`, '#a9553f') +
    path(`M-26,2Q-26,-6 -18,-6H${long}V2H-26Z`, '#f9b872') +
    path(`M-25,15H${long}V22H-18Q-25,22 -25,15Z`, '#6c3148')
  )
}
/** Her far hand, closed over the handrail. */
const BRACE =
  path(
    'M-8,-8C-10,-22 2,-30 14,-28C28,-27 36,-18 35,-4L33,15C31,21 24,21 22,16C20,22 12,23 10,17C8,22 0,22 -2,15C-6,19 -12,16 -12,9Z',
    SKIN[1],
  ) +
  path('M35,-4L33,15C31,21 24,21 22,16C22,4 24,-10 18,-26C30,-25 36,-16 35,-4Z', SKIN[2]) +
  '<path d="M22.5,-8L22,15M10.5,-9L10,16M-1,-8L-2,14" stroke="#8a4b58" stroke-width="2.2" stroke-linecap="round"/>'
/** The two who stand at the rail; their legs are behind the bulwark. */
export const RAIL_FOLK = `<g transform="translate(66,0)">${GRANDFATHER}</g>${GIRL}`
/** Lit portholes on the stern side of the lifebuoy. */
const portholes = ([x, y]: readonly [x: number, y: number]): string =>
  [x - 196, x - 118]
    .filter((px) => px > 60)
    .map(
      (px) =>
        `<circle cx="${px}" cy="${y}" r="23" fill="#8a80b6"/><circle cx="${px - 1.5}" cy="${y - 2}" r="21.5" fill="#f6e6ea"/><circle cx="${px}" cy="${y}" r="15.5" fill="#2a2f6b"/><circle cx="${px + 1.5}" cy="${y + 2}" r="13.5" fill="#ffc877"/>`,
    )
    .join('')
/** The rail before them, down to the edge of the picture, with the lifebuoy at the given place, and her hand on it. */
export const ferryRail = (long: number, deep: number, ring: readonly [x: number, y: number]): string =>
  rail(long, deep) + portholes(ring) + `<g transform="translate(${ring[0]},${ring[1]})">${buoy()}</g>${BRACE}`
