/** A pair in winter coats who look up to the right, by hand: pixels, the low sun in their faces. */
import { edgeLight } from '../kit/cut.ts'
import { at, path } from '../kit/cut-figure.ts'
import type { Pt } from '../kit/vec.ts'

const SUN = '#ffd49a'
const HER = {
  skin: '#dc8f66',
  gild: '#ffbf85',
  cheek: '#e49a6f',
  shade: '#b66b52',
  throat: '#8a4646',
  hair: '#3b1d38',
  strand: '#6b3946',
  coat: '#fae2c8',
  sleeve: '#ffeed6',
  fold: '#c48fa4',
  belt: '#97364a',
  band: '#ef5136',
  bandShade: '#a81f3f',
  mitten: '#e8452f',
  mittenShade: '#a81f3f',
}
const HIM = {
  skin: '#c27a56',
  mitten: '#4f2450',
  mittenShade: '#2c1238',
  gild: '#f7ad74',
  cheek: '#ca835d',
  shade: '#8f5045',
  hair: '#1f1739',
  strand: '#4f3c5c',
  coat: '#3559ad',
  body: '#294793',
  fold: '#1c2c6c',
  armShade: '#203a86',
  collar: '#4a70c4',
}
const SCARF = { ink: '#ffc928', dim: '#d98a1e' }
const line = (d: string, ink: string, w: number) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`
const moved = (dy: number, body: string): string => `<g transform="translate(0,${dy})">${body}</g>`
let serial = 0
/** A shape in the sun: `ink`, and `shade` on the side away from it. `over` is drawn inside it. */
const lit = (d: string, ink: string, shade: string, [dx, dy]: Pt, over = ''): string => {
  const id = `sun${serial++}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${path(d, shade)}<g clip-path="url(#${id})"><path d="${d}" transform="translate(${dx},${dy})" fill="${ink}"/>${over}</g>`
}
/** A face in the sun: gilded along its profile, in the shade towards the ear and under the jaw. */
const gilded = (
  d: string,
  { skin, gild, shade, cheek }: { skin: string; gild: string; shade: string; cheek: string },
): string => {
  const id = `sun${serial++}`
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath>${path(d, shade)}<g clip-path="url(#${id})">${path(d, gild)}<path d="${d}" transform="translate(-5,1.5)" fill="${skin}"/>` +
    path('M20,8C25,3 32,5 34,10C35,17 29,20 22,17C18,15 18,11 20,8Z', cheek) +
    path('M-20,-50L10,-44C2,-34 4,-22 10,-12C4,0 4,16 12,26C18,34 26,42 34,54L-20,54Z', shade) +
    '</g>'
  )
}
/** Her hair, combed back under a woollen band, falls down her back. */
const herHair = (): string =>
  path(
    'M22,-42C14,-58 -6,-66 -26,-61C-50,-56 -66,-38 -67,-14C-68,10 -72,30 -74,50C-76,72 -78,92 -72,110C-66,114 -60,112 -55,108C-50,116 -42,118 -36,112C-30,104 -26,96 -22,84C-14,66 -8,52 -6,36C-5,22 -4,10 -4,0C-2,-16 6,-30 22,-42Z',
    HER.hair,
  ) +
  path(
    'M-24,2C-34,14 -42,32 -47,52C-51,70 -54,88 -55,108C-46,98 -38,84 -34,66C-28,46 -22,30 -20,12Z',
    HER.strand,
  ) +
  path(
    'M6,-54C-10,-60 -30,-56 -42,-46C-50,-39 -55,-31 -57,-22C-50,-36 -38,-44 -24,-48C-12,-51 -2,-52 6,-54Z',
    HER.strand,
  )
const band = (): string =>
  lit(
    'M26,-46C32,-40 35,-33 36.500,-25C6,-24 -32,-12 -69,6C-71,-4 -70,-13 -66,-21C-40,-24 -8,-34 26,-46Z',
    HER.band,
    HER.bandShade,
    [10, 2],
    line(
      'M20,-43Q25,-34 25,-24M6,-37Q12,-29 12,-22M-8,-33Q-1,-25 -1,-19M-22,-29Q-15,-20 -14,-15M-36,-26Q-29,-16 -28,-10M-50,-23Q-44,-12 -43,-4',
      HER.bandShade,
      2.2,
    ),
  )
/** Her head in profile, 100 units from crown to chin. */
const HER_FACE =
  'M20,-44C30,-39 36,-29 37,-18C37.500,-12 36,-9.500 36,-6.500C38,0 42.500,7 46,12C48,15.500 45.500,18.500 41,19C39.800,20 39.800,21.500 40.300,23C43,24.500 43.600,27 42,28.700L39.800,29.500C42.500,31 42.500,34 40.200,35.300C39,36.600 39,38 40,40.500C42,46 39.500,52 33,53.200C25,54.300 14,49 6,42C0,37 -5,30 -7,22L-14,-10C-10,-30 5,-46 20,-44Z'
const herHead = (): string =>
  gilded(HER_FACE, HER) +
  path(
    'M38.500,29C34,29 29.500,27 25.500,23.500C27,31 31,35.600 37.800,35.200C38.800,33 38.800,31 38.500,29Z',
    '#b23e45',
  ) +
  path('M38,29.300C34,29.300 31,28 28.300,26.200C30,30.600 33.500,32.500 38.200,31.900Z', '#fff4e6') +
  path(
    'M23.500,-2C27,-6 31,-7.800 35,-7.600C36,-4.600 35.800,-1.600 34.400,.6C30.500,1 26.500,0 23.500,-2Z',
    '#fff4e6',
  ) +
  '<ellipse cx="33" cy="-3.200" rx="2.600" ry="3.900" fill="#2a1433"/>' +
  line('M22,-2Q27,-8 36,-8', '#2a1433', 2.2) +
  path('M19,-14.500Q28,-22 36.800,-17.500L36.300,-15Q28,-18.300 19.500,-13Z', '#4a2438') +
  herHair() +
  band()
const HIS_FACE =
  'M16,-46C27,-43 36,-33 37.500,-21C39.500,-16 39.500,-12 37,-8C39.500,0 45.500,8 49,13.500C50.500,17.500 47,20.300 42,20.800L42.500,27L40.500,29.500L42.500,34C43.500,42 42,50 35,52C24,55 8,48 -2,38L-16,-8C-12,-30 2,-46 16,-46Z'
const hisHead = (): string =>
  gilded(HIS_FACE, HIM) +
  // beard and moustache
  path(
    'M-10,-4C-5,6 -3,18 5,25C11,29.500 18,28.500 23.500,29.500C27,35 33,37.500 42.500,35.500C44.500,43 43,51.500 36,53.500C23,56 7,48.500 -3,38.500C-9,29 -12,12 -10,-4Z',
    HIM.hair,
  ) +
  path(
    'M19.500,25.500C22.500,21.500 32.500,19.800 42,21.500C44,23.500 44.200,26.500 42.800,28.600C37,28.900 30.500,28 26,25.300C24,26.400 20.500,27.800 19.500,25.500Z',
    HIM.hair,
  ) +
  path(
    'M39.500,28.600C34.500,28.800 29.500,27.600 25.500,24.800C27,31.500 32,36.600 39.500,35.600C38.300,33 38.300,31 39.500,28.600Z',
    '#8e3038',
  ) +
  path(
    'M38.800,28.900C35,29 31.500,28.300 28.500,26.700C30.500,30.600 34.500,32.300 38.600,31.700Z',
    '#fff0e0',
  ) +
  path(
    'M23.500,-2C27,-6 31,-7.800 35.600,-7.600C36.600,-4.600 36.400,-1.600 35,.6C31,1 26.500,0 23.500,-2Z',
    '#fff0e0',
  ) +
  '<ellipse cx="33.500" cy="-3.200" rx="2.600" ry="3.900" fill="#1c1030"/>' +
  line('M22,-2Q27,-8 36.600,-8', '#1c1030', 2.2) +
  path('M18,-15.500Q28,-23 38.500,-17.500L38,-13.500Q28,-18.500 18.500,-12.500Z', HIM.hair) +
  path(
    'M27,-42C29,-54 16,-64 -4,-64C-30,-65 -50,-55 -55,-35C-57,-22 -52,-9 -45,1C-41,8 -38,14 -34,17C-28,20 -21,20 -14,15L-4,24L6,30L22,29.500C14,27 9,20 8,12C6,0 6,-12 10,-25C12,-31 20,-35 27,-42Z',
    '#33274f',
  ) +
  // short at the sides, longer on top
  path(
    'M30,-41C36,-54 20,-68 -4,-67C-32,-67 -53,-56 -57,-36C-58,-27 -56,-19 -53,-13C-50,-20 -46,-25 -40,-29C-40,-25 -39,-22 -38,-19C-32,-27 -22,-32 -8,-33C8,-33 20,-35 30,-41Z',
    HIM.hair,
  ) +
  line('M20,-50Q0,-58 -20,-52M12,-42Q-8,-47 -28,-39', HIM.strand, 2) +
  path('M-14,-6C-12,-16 0,-16 2,-6C3,4 -3,14 -10,12C-14,9 -16,2 -14,-6Z', '#b06a52') +
  line('M-9,-6Q-3,-9 -2,-2Q-3,4 -7,6', HIM.shade, 1.6)

const CUFF = 'M-16,-33C-6,-36 2,-34 5,-30C8,-10 8,12 5,31C0,35 -8,36 -16,34Z'
/** A mitten in its cuff: the wrist at the origin, x along the hand, the thumb up. */
const mitten = (): string =>
  lit(
    'M-4,-19C12,-22 22,-24 30,-28C34,-42 46,-48 53,-41C58,-34 53,-26 49,-19C63,-17 76,-9 78,4C79,18 66,26 48,26C30,26 14,24 -4,20Z',
    HER.mitten,
    HER.mittenShade,
    [3, 7],
  ) + lit(CUFF, HER.sleeve, HER.fold, [2, 7])

/** A boot of his and one of hers: the sole at y = 1312, the toe to the right. */
const FOOT = 'C236,1257 243,1268 251,1276C262,1283 267,1292 267,1301H148C150,1284 152,1268 151,1254'
const BOOT = `M149,1210C172,1221 202,1221 224,1210C223,1222 226,1236 231,1244${FOOT}C155,1240 152,1224 149,1210Z`
const laces = (ink: string): string =>
  line('M204,1226L218,1223M206,1240L222,1236M211,1254L229,1249', ink, 3.4)
const FUR_BOOT = `M162,1184H236C234,1196 229,1204 227,1214C224,1224 225,1234 230,1243${FOOT}C153,1240 168,1226 167,1212C166,1202 163,1194 162,1184Z`
const SOLE = path(
  'M147,1296H267C270,1304 267,1312 258,1312H208C201,1312 199,1304 193,1304C188,1304 188,1312 183,1312H154C147,1312 145,1305 147,1296Z',
  '#2a1433',
)
/** Her leg above the boot, and the fur at its top. */
const TOP =
  path('M170,1040C167,1090 170,1150 177,1196H222C229,1150 232,1090 230,1040Z', '#3b2454') +
  path(
    'M156,1182C155,1172 162,1169 170,1172C188,1176 214,1176 229,1171C238,1169 244,1174 243,1182L241,1200C240,1208 234,1210 226,1208C210,1212 188,1212 172,1208C162,1210 158,1204 157,1196Z',
    '#f3dcc8',
  )
const shod = (dx: number, dy: number, broad: number, ...parts: string[]): string =>
  `<g transform="translate(${dx},${dy}) scale(${broad},1)">${parts.join('')}${SOLE}</g>`
/** Leans a leg from the hip, with its sole flat on the ground. */
const leaning = (slant: number, leg: string): string =>
  `<g transform="matrix(1,0,${slant},1,${-900 * slant},0)">${leg}</g>`
const TROUSER =
  'M118,900H240C242,970 238,1020 230,1062C227,1110 228,1160 225,1210C200,1222 170,1222 150,1212C149,1160 142,1112 139,1072C130,1010 119,960 118,900Z'
const legs = (): string =>
  leaning(
    0.15,
    shod(54, -32, 1, lit(TROUSER, '#4a3d7c', '#372d62', [16, -2]), path(BOOT, '#5a3530') + laces('#a5714e')),
  ) +
  leaning(
    -0.045,
    shod(0, -22, 1, lit(TROUSER, '#5f5096', '#453972', [16, -2]), path(BOOT, '#8f5d3f') + laces('#e6b27c')),
  ) +
  shod(276, -22, 0.9, path(FUR_BOOT, '#782b46'), TOP) +
  shod(184, -6, 0.9, lit(FUR_BOOT, '#97364a', '#6b2846', [13, -3]), TOP)
/** Their shadow on the snow, long and to the left, and darker under the soles. */
export const pairShadow = (ink: string, contact: string): string =>
  path(
    'M514,1288C460,1282 380,1276 290,1278C200,1276 120,1282 60,1288L-20,1294L-900,1390V1540L-30,1394L340,1338C430,1324 490,1312 514,1288Z',
    ink,
  ) +
  path('M70,1297C120,1285 220,1283 264,1288C250,1300 150,1306 70,1297Z', contact) +
  path('M256,1316C310,1303 380,1300 424,1304C410,1317 330,1324 256,1316Z', contact) +
  path('M380,1297C420,1286 480,1284 514,1288C504,1299 440,1305 380,1297Z', contact)

/** His near arm. */
const ARM =
  'M132,606C146,574 174,562 190,586C202,612 202,660 206,700C212,744 230,792 266,842L228,876C188,840 150,800 130,752C114,712 114,650 132,606Z'
/** Him without that arm. */
const him = (): string =>
  lit(
    'M190,550C158,558 138,574 130,606C124,640 126,700 130,760C132,806 124,852 114,908C190,930 270,934 352,922L344,640C340,604 330,580 306,564L280,558Z',
    HIM.body,
    HIM.fold,
    [16, -4],
    // the shade of the arm; he is drawn 22 higher
    at(12, 26, 0, 1, path(ARM, HIM.fold)),
  ) +
  path('M188,480C193,520 190,542 178,556C214,592 262,588 280,560L262,506Z', HIM.shade) +
  path('M252,530L262,556C256,570 244,576 232,576C240,562 246,548 244,534Z', HIM.skin) +
  lit(
    'M180,546C204,578 250,588 284,558L318,572L314,590C274,616 204,612 164,584C168,568 173,556 180,546Z',
    HIM.collar,
    HIM.fold,
    [7, -6],
  ) +
  at(234, 496, 11, 1.26, hisHead())
/** Her near arm. */
const NEAR =
  'M350,662C326,672 310,702 306,742C302,780 294,822 286,860C284,870 283,878 283,884L331,894C338,872 352,842 366,808C378,778 384,750 386,722C388,694 380,674 366,662Z'
const COAT =
  'M346,660C316,672 296,704 290,752C290,800 294,832 294,862C288,950 278,1000 266,1086C350,1106 446,1104 522,1082C506,994 450,932 450,866C449,838 457,804 459,760C459,734 444,692 420,662Z'
const BELT =
  path('M260,848C340,864 420,864 500,848V874C420,890 340,890 260,874Z', HER.belt) +
  path('M260,848C280,852 296,854 311,856V883C296,881 280,878 260,874Z', '#6b2846')
/** Her far arm waves. */
const WAVE =
  'M400,646C424,644 446,652 462,668C478,684 488,700 499,716C512,690 532,650 547,606L591,624C582,676 566,740 546,784C538,802 522,808 506,802C484,794 462,780 444,764C440,736 424,690 400,646Z'
const herFarArm = (): string =>
  lit(WAVE, HER.sleeve, HER.fold, [4, -7], line('M499,716Q491,734 499,752', HER.fold, 3)) +
  at(571, 608, -68, 1, mitten())
/** A mitten that holds another: the wrist at the origin, x along the hand. */
const GRIP = 'M-6,-20C10,-24 30,-27 48,-24C66,-20 79,-9 79,3C79,18 64,26 46,26C28,26 8,24 -6,20Z'
/** His hand holds hers. */
const heldHands = (): string =>
  at(296, 900, 106, 0.92, lit(GRIP, HER.mitten, HER.mittenShade, [3, -7])) +
  at(236, 872, 38, 0.96, lit(GRIP, HIM.mitten, HIM.mittenShade, [2, -6])) +
  at(
    286,
    930,
    -150,
    0.8,
    lit('M0,-11C10,-15 24,-15 32,-8C37,-1 32,9 22,11C12,13 4,11 0,11Z', HER.mitten, HER.mittenShade, [1, -4]),
  )
const herNearArm = (): string =>
  lit(NEAR, HER.sleeve, HER.fold, [7, -5], line('M366,792Q346,790 330,800', HER.fold, 3)) +
  at(302, 884, 104, 0.84, lit(CUFF, HER.sleeve, HER.fold, [2, -7]))
const hisArm = (): string =>
  lit(ARM, HIM.coat, HIM.armShade, [8, -8]) +
  line('M206,716Q184,728 156,722M212,728Q196,746 172,748', HIM.fold, 3) +
  at(242, 862, 52, 0.8, lit(CUFF, HIM.collar, HIM.fold, [2, -9]))
const herHeadAndScarf = (): string =>
  path('M340,622L336,676H418L408,642L392,588Z', HER.throat) +
  // the scarf
  lit(
    'M328,628C348,648 386,651 417,627C428,646 430,668 422,682C394,704 350,696 322,676C318,658 320,640 328,628Z',
    SCARF.ink,
    SCARF.dim,
    [9, -8],
  ) +
  path('M332,656C356,678 392,680 425,660L425,668C394,688 358,684 330,664Z', SCARF.dim) +
  // its end hangs over her chest
  at(
    -20,
    3,
    0,
    1,
    lit(
      'M392,677C404,677 414,674 423,667C435,699 442,738 444,786L411,794C409,752 402,712 392,677Z',
      SCARF.ink,
      SCARF.dim,
      [8, -3],
    ) + line('M415,796L416,814M424,794L425,812M433,792L434,810M441,789L443,807', SCARF.dim, 4),
  ) +
  at(381, 575, 6, 1.18, herHead())
/** How far the pair is raised while its edges are lit, within the reach of edgeLight. */
const RAISED = 100
export const winterPair = (): string =>
  legs() +
  moved(
    RAISED,
    edgeLight(
      moved(
        -RAISED,
        moved(-22, him()) +
          lit(COAT, HER.coat, HER.fold, [18, -5], BELT + at(11, 4, 0, 1, path(NEAR, HER.fold))) +
          herFarArm() +
          heldHands() +
          herNearArm() +
          hisArm() +
          herHeadAndScarf(),
      ),
      [1, -0.25],
      4,
      SUN,
    ),
  )
