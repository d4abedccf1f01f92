/** A pair in winter coats who look up to the right, by hand: pixels, the low sun in their faces. */
import { edgeLight } from '../kit/cut.ts'
import { at, path } from '../kit/cut-figure.ts'
import type { Pt } from '../kit/vec.ts'

const SUN = '#ffdca8'
const HER = {
  skin: '#dc8f66',
  gild: '#ffbf85',
  cheek: '#eaa176',
  shade: '#ad6550',
  hair: '#3b1d38',
  strand: '#6b3946',
  coat: '#fbe6c9',
  fold: '#c9b0d2',
  belt: '#97364a',
  band: '#ef5136',
  bandShade: '#a81f3f',
  mitten: '#e8452f',
  mittenShade: '#a81f3f',
}
const HIM = {
  skin: '#c27a56',
  gild: '#f7ad74',
  cheek: '#d18b64',
  shade: '#8f5045',
  hair: '#1f1739',
  strand: '#4f3c5c',
  coat: '#3559ad',
  body: '#294793',
  fold: '#1c2c6c',
  collar: '#4a70c4',
}
const SCARF = { ink: '#ffc928', dim: '#d98a1e' }
const line = (d: string, ink: string, w: number) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`
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
    `<clipPath id="${id}"><path d="${d}"/></clipPath>${path(d, shade)}<g clip-path="url(#${id})">${path(d, gild)}<path d="${d}" transform="translate(-7,2)" fill="${skin}"/>` +
    path('M20,8C25,3 32,5 34,10C35,17 29,20 22,17C18,15 18,11 20,8Z', cheek) +
    path('M-20,-50L10,-44C2,-34 4,-22 10,-12C4,0 4,16 12,26C18,34 26,42 34,54L-20,54Z', shade) +
    '</g>'
  )
}
/** Her hair, combed back under a woollen band, falls long over the scarf. */
const herHair = (): string =>
  path(
    'M22,-42C14,-58 -6,-66 -26,-61C-50,-56 -66,-38 -67,-14C-68,6 -72,22 -80,38C-86,52 -88,68 -86,82C-85,94 -92,104 -103,108C-82,117 -58,106 -44,88C-28,68 -12,54 -8,36C-6,22 -4,10 -4,0C-2,-16 6,-30 22,-42Z',
    HER.hair,
  ) +
  path(
    'M-24,2C-34,14 -40,30 -48,46C-58,64 -68,80 -78,100C-62,98 -48,86 -38,68C-28,50 -22,32 -20,12Z',
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
  'M20,-44C30,-39 36,-29 37,-18C37.500,-12 36,-9.500 36,-6.500C38,0 42.500,7 46,12C48,15.500 45.500,18.500 41,19C39.800,20 39.800,21.500 40.300,23C43,24.500 43.600,27 42,28.700L39.800,29.500C42.500,31 42.500,34 40.200,35.300C38.600,36.600 38.300,38 39,40C40.500,44.500 38,49.500 32,50.700C24,51.700 14,46.500 6,40C0,36 -5,30 -7,22L-14,-10C-10,-30 5,-46 20,-44Z'
const herHead = (): string =>
  gilded(HER_FACE, HER) +
  path(
    'M41.500,29C36,29.500 30.500,27.500 26.500,23.500C28,31.500 33,36 40.300,35.300C42.500,34 42.500,31 41.500,29Z',
    '#b23e45',
  ) +
  path('M41,29.300C36.500,29.600 32.500,28.300 29.500,26.300C31.500,31 35.500,32.800 41.300,32Z', '#fff4e6') +
  path('M22.500,-2.500C26,-8 32.500,-8.300 35.500,-4C33.500,-.2 27,.8 22.500,-2.500Z', '#fff4e6') +
  '<circle cx="32.200" cy="-2" r="3.200" fill="#2a1433"/><circle cx="33.200" cy="-3" r=".9" fill="#fff4e6"/>' +
  line('M21,-2Q27,-9.800 35.800,-5', '#2a1433', 2.2) +
  path('M19,-14.500Q28,-22 36.800,-17.500L36.300,-15Q28,-18.300 19.500,-13Z', '#4a2438') +
  herHair() +
  band()
const HIS_FACE =
  'M16,-46C27,-43 36,-33 37.500,-21C39.500,-16 39.500,-12 37,-8C39.500,0 45.500,8 49,13.500C50.500,17.500 47,20.300 42,20.800L42.500,27L40.500,29.500L42.500,34C43.500,42 42,50 35,52C24,55 8,48 -2,38L-16,-8C-12,-30 2,-46 16,-46Z'
const hisHead = (): string =>
  gilded(HIS_FACE, HIM) +
  // beard and moustache
  path(
    'M-10,-4C-5,6 -3,18 5,25C11,29.500 18,28.500 23.500,29.500C27,35 33,37.500 41.800,36C43.300,43 42,50.500 35.500,52.800C23,55.500 7,48.500 -3,38.500C-9,29 -12,12 -10,-4Z',
    HIM.hair,
  ) +
  path(
    'M20.500,30.500C24,24 33,20.600 42,21.800C44,23.800 44,26 42.600,27.200C37,26.200 31.500,27 27.500,30C25,32 21,33 20.500,30.500Z',
    HIM.hair,
  ) +
  path('M41.500,37.500C43,43 41.800,49.500 36,52C38,47 38.500,42 37.500,38Z', '#7c4a48') +
  path('M42,27.500C36.500,27 31.500,28 27.500,30C30,34.500 35,37 41.700,36Z', '#8e3038') +
  path(
    'M37.600,28.500C34.800,28.200 32.400,28.900 30,30.300C32.200,32.100 34.600,32.700 37.200,32.300Z',
    '#fff0e0',
  ) +
  path('M22,-3C26,-8.500 33,-8.700 36.300,-4.300C34,-.4 27,.6 22,-3Z', '#fff0e0') +
  '<circle cx="32.900" cy="-2.100" r="3.200" fill="#1c1030"/><circle cx="33.900" cy="-3.100" r=".9" fill="#fff0e0"/>' +
  line('M20.500,-2.300Q27,-10 36.500,-5.300', '#1c1030', 2) +
  path('M18,-15.500Q28,-23 38.500,-17.500L38,-13.500Q28,-18.500 18.500,-12.500Z', HIM.hair) +
  path(
    'M27,-42C29,-54 16,-64 -4,-64C-30,-65 -50,-55 -55,-35C-58,-22 -55,-10 -49,0C-44,8 -40,14 -34,17C-28,20 -21,20 -14,15L-4,24L6,30L22,29.500C14,27 9,20 8,12C6,0 6,-12 10,-25C12,-31 20,-35 27,-42Z',
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
/** A mitten that waves, in its cuff: the wrist at the origin, x along the hand, the thumb up. */
const mitten = (): string =>
  lit(
    'M-4,-19C12,-22 22,-24 30,-28C34,-42 46,-48 53,-41C58,-34 53,-26 49,-19C63,-17 76,-9 78,4C79,18 66,26 48,26C30,26 14,24 -4,20Z',
    HER.mitten,
    HER.mittenShade,
    [3, -8],
  ) + lit(CUFF, HER.coat, HER.fold, [2, -9])

/** A boot of his and one of hers: the sole at y = 1312, the toe to the right. */
const FOOT =
  'C238,1254 254,1262 268,1272C281,1280 288,1291 288,1303C288,1309 284,1312 278,1312H158C150,1312 146,1304 148,1294C150,1280 152,1268 151,1254'
const BOOT = `M149,1212C172,1222 200,1222 224,1212C224,1226 227,1236 231,1244${FOOT}Z`
const FUR_BOOT = `M162,1150H238C236,1164 230,1174 226,1186C220,1206 219,1228 229,1242${FOOT}C152,1238 170,1214 167,1184C166,1172 163,1160 162,1150Z`
const SOLE = path('M147,1299H287C290,1306 287,1312 278,1312H156C147,1312 145,1306 147,1299Z', '#2a1433')
/** Her leg above the boot, and the fur at its top. */
const TOP =
  path('M172,1040C168,1080 169,1120 174,1160H226C231,1120 232,1080 229,1040Z', '#3b2454') +
  path(
    'M155,1146C154,1136 161,1133 170,1136C188,1140 214,1140 231,1135C240,1133 246,1138 245,1146L243,1166C242,1174 236,1176 228,1174C210,1178 188,1178 172,1174C162,1176 157,1170 156,1162Z',
    '#f3dcc8',
  )
const shod = (dx: number, dy: number, broad: number, ...parts: string[]): string =>
  `<g transform="translate(${dx},${dy}) scale(${broad},1)">${parts.join('')}${SOLE}</g>`
const TROUSER =
  'M122,960H230C231,1060 227,1150 222,1228C200,1238 172,1238 150,1230C142,1150 128,1050 122,960Z'
const legs = (): string =>
  shod(66, -32, 1, lit(TROUSER, '#232a63', '#191c4a', [16, -2]), path(BOOT, '#5a3530')) +
  shod(-4, -22, 1, lit(TROUSER, '#2c3a80', '#1f2560', [16, -2]), path(BOOT, '#8f5d3f')) +
  shod(276, -22, 0.9, path(FUR_BOOT, '#5c2440'), TOP) +
  shod(184, -6, 0.9, lit(FUR_BOOT, '#97364a', '#6b2846', [13, -3]), TOP)

/** Him without his near arm. */
const him = (): string =>
  lit(
    'M206,548C170,560 142,580 128,624C112,690 106,800 100,984C180,994 270,1000 350,1002L340,640C326,596 300,566 270,552Z',
    HIM.body,
    HIM.fold,
    [22, -4],
  ) +
  path('M194,470C200,520 196,542 186,556C214,592 262,588 280,560L262,506Z', HIM.shade) +
  path('M252,530L262,556C256,570 244,576 232,576C240,562 246,548 244,534Z', HIM.skin) +
  lit(
    'M186,550C206,578 248,586 284,554C306,574 322,610 318,640C262,648 194,620 164,580C168,566 174,556 186,550Z',
    HIM.collar,
    HIM.fold,
    [9, -5],
  ) +
  at(240, 484, 12, 1.26, hisHead())
/** His near arm, round her waist. */
const ARM =
  'M150,584C164,572 186,578 198,602C210,632 208,668 206,696C206,716 214,728 234,732C262,738 290,746 314,754L318,806C280,818 226,830 168,828C142,826 124,816 115,798C105,776 101,744 103,716C104,690 106,664 114,640C122,614 134,596 150,584Z'
const HAND =
  'M-6,-14C4,-15 12,-17 20,-19C28,-23 38,-26 46,-24C51,-22 51,-17 46,-15.500C52,-14 62,-10 70,-4C75,0 79,4 80,8C81,11 78,13 75,12C77,15 78,18 77,20C75,23 72,22 70,21C72,24 72,27 70,28C67,30 64,29 62,28C63,30 62,32.500 59,32.500C53,32 47,27 41,23C31,19 16,17 -6,15Z'
const hisArm = (): string =>
  lit(ARM, HIM.coat, HIM.fold, [9, -9]) +
  line('M207,724Q188,742 160,746M212,734Q204,756 184,768', HIM.fold, 3) +
  at(
    316,
    779,
    9,
    1.05,
    lit(HAND, HIM.skin, HIM.shade, [2, -7]) +
      line('M24,-12Q36,-15 46,-15.500M47,-5Q64,0 75,12M45,4Q60,10 70,21M41,13Q52,18 61,27', HIM.shade, 1.8),
  ) +
  at(319, 780, 5, 0.84, lit(CUFF, HIM.collar, HIM.fold, [2, -9]))

const COAT =
  'M346,660C316,672 296,704 290,752C286,850 278,960 264,1072C350,1092 446,1090 524,1068C512,960 490,856 470,786C462,738 448,694 424,664Z'
const BELT =
  path('M260,838C340,856 420,856 500,838V862C420,880 340,880 260,862Z', HER.belt) +
  path('M260,838C276,842 294,845 311,847V872C294,870 276,866 260,862Z', '#6b2846')
/** Her near arm waves. */
const WAVE =
  'M318,704C310,730 318,750 344,757L452,788C476,797 494,790 501,766L546,630L504,612L462,726C440,720 420,708 404,696C382,680 326,680 318,704Z'
/** Her arm's shadow on the coat. */
const ARM_SHADE = path(
  'M270,700C284,736 312,758 344,768L450,798C468,802 484,798 500,786V700L420,668L384,676Z',
  HER.fold,
)
const herArm = (): string =>
  lit(WAVE, HER.coat, HER.fold, [5, -9], line('M463,727Q452,742 454,758', HER.fold, 3.5)) +
  at(527, 606, -68, 1, mitten())
const herHeadAndScarf = (): string =>
  path('M340,622L336,676H418L408,642L392,588Z', HER.shade) +
  // the scarf
  lit(
    'M328,628C348,648 386,651 417,627C428,646 430,668 422,682C394,704 350,696 322,676C318,658 320,640 328,628Z',
    SCARF.ink,
    SCARF.dim,
    [9, -8],
  ) +
  path('M332,656C356,678 392,680 425,660L425,668C394,688 358,684 330,664Z', SCARF.dim) +
  at(381, 582, 6, 1.18, herHead())
/** On the snow, long and to the left: his and hers. */
const SHADOW =
  'M330,1282C230,1276 160,1276 130,1279C-60,1290 -340,1322 -900,1392V1436C-500,1382 -60,1328 330,1302ZM538,1286C460,1282 380,1290 290,1302C60,1334 -340,1398 -900,1492V1548C-500,1462 0,1382 340,1334C440,1322 514,1316 538,1286Z'
const ON_SNOW = '#8e9ee4'
/** The feet are sunk in it a little. */
const SUNK =
  'M138,1296C180,1284 250,1284 300,1292L309,1312C360,1302 420,1303 464,1307L480,1293L530,1294C516,1318 300,1352 138,1296Z'
const moved = (dy: number, body: string): string => `<g transform="translate(0,${dy})">${body}</g>`
/** How far the pair is raised while its edges are lit, within the reach of edgeLight. */
const RAISED = 100
export const winterPair = (): string =>
  path(SHADOW, ON_SNOW) +
  legs() +
  moved(
    RAISED,
    edgeLight(
      moved(
        -RAISED,
        moved(-22, him()) +
          lit(COAT, HER.coat, HER.fold, [26, -6], ARM_SHADE + BELT) +
          hisArm() +
          moved(-14, herArm()) +
          herHeadAndScarf(),
      ),
      [1, -0.25],
      4,
      SUN,
    ),
  ) +
  // no light on the hem from below
  path('M101,958C180,968 240,972 273,974V980C240,979 180,975 101,965Z', HIM.fold) +
  path(SUNK, ON_SNOW)
