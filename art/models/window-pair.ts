/** A pair that leans out of a train window and looks up to the right, by hand: pixels of the wide picture, the low sun in their faces. */
import { edgeLight } from '../kit/cut.ts'
import { at, path } from '../kit/cut-figure.ts'
import type { Pt } from '../kit/vec.ts'

const SUN = '#ffd9a0'
const HER = {
  skin: '#dc8f66',
  gild: '#ffbf85',
  cheek: '#eaa176',
  palm: '#c67a58',
  shade: '#ad6550',
  hair: '#3b1d38',
  strand: '#7a3f48',
  coat: '#fae3c6',
  fold: '#cdb4cc',
  far: '#b59cc9',
  crook: '#8f74ad',
  vest: '#7d3f86',
  vestShade: '#4e2a68',
}
const HIM = {
  skin: '#c27a56',
  gild: '#f7ad74',
  cheek: '#d18b64',
  shade: '#8f5045',
  hair: '#1f1739',
  strand: '#4f3c5c',
  coat: '#2b4390',
  sleeve: '#3f62ba',
  fold: '#1b2a66',
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
const herHair = (): string =>
  path(
    'M25,-44C18,-60 -8,-65 -28,-57C-46,-50 -54,-34 -66,-24C-84,-8 -108,-6 -134,-22C-122,2 -104,10 -88,11C-104,20 -122,20 -138,12C-118,34 -84,40 -58,31C-46,36 -32,35 -23,29C-14,24 -11,14 -9,5C-12,-6 -8,-17 0,-24C9,-31 20,-35 25,-44Z',
    HER.hair,
  ) +
  path(
    'M18,-50C4,-58 -16,-58 -30,-48C-44,-38 -54,-22 -70,-12C-54,-16 -40,-28 -30,-38C-16,-50 2,-52 18,-50Z',
    HER.strand,
  ) +
  path(
    'M-8,-30C-22,-28 -34,-14 -44,-2C-56,10 -76,18 -100,18C-76,24 -54,18 -40,6C-28,-4 -20,-20 -8,-30Z',
    HER.strand,
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
  line('M25.500,20.500Q23,24.500 25.200,28.500', HER.shade, 1.5) +
  path('M22.500,-2.500C26,-8 32.500,-8.300 35.500,-4C33.500,-.2 27,.8 22.500,-2.500Z', '#fff4e6') +
  '<circle cx="31.800" cy="-4.400" r="3.200" fill="#2a1433"/><circle cx="32.900" cy="-5.200" r=".9" fill="#fff4e6"/>' +
  line('M21,-2Q27,-9.800 35.800,-5', '#2a1433', 2.2) +
  path('M19,-14.500Q28,-22 36.800,-17.500L36.300,-15Q28,-18.300 19.500,-13Z', '#4a2438') +
  herHair()
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
  path('M41.800,28C37,27.600 33,28.600 29.800,30.300C32.500,33 36.500,33.800 41.500,33Z', '#fff0e0') +
  path('M22,-3C26,-8.500 33,-8.700 36.300,-4.300C34,-.4 27,.6 22,-3Z', '#fff0e0') +
  '<circle cx="32.500" cy="-4.800" r="3.200" fill="#1c1030"/><circle cx="33.600" cy="-5.600" r=".9" fill="#fff0e0"/>' +
  line('M20.500,-2.300Q27,-10 36.500,-5.300', '#1c1030', 2) +
  path('M18,-15.500Q28,-23 38.500,-17.500L38,-13.500Q28,-18.500 18.500,-12.500Z', HIM.hair) +
  path(
    'M27,-42C29,-54 16,-64 -4,-64C-30,-65 -50,-55 -55,-35C-59,-20 -55,-4 -49,8C-46,14 -44,19 -43,25C-33,25 -22,22 -14,15L-4,24L6,30L22,29.500C14,27 9,20 8,12C6,0 6,-12 10,-25C12,-31 20,-35 27,-42Z',
    HIM.hair,
  ) +
  path(
    'M14,-53C0,-60 -22,-58 -34,-48C-42,-41 -46,-32 -47,-20C-40,-34 -30,-42 -18,-46C-6,-50 4,-52 14,-53Z',
    HIM.strand,
  ) +
  path('M-14,-6C-12,-16 0,-16 2,-6C3,4 -3,14 -10,12C-14,9 -16,2 -14,-6Z', '#b06a52') +
  line('M-9,-6Q-3,-9 -2,-2Q-3,4 -7,6', HIM.shade, 1.6)

/** Her near hand, which lies on the far sleeve: the wrist at the origin, x along the forearm. */
const HAND =
  'M-6,-14C4,-15 12,-17 20,-19C28,-23 38,-26 46,-24C51,-22 51,-17 46,-15.500C52,-14 62,-10 70,-4C75,0 79,4 80,8C81,11 78,13 75,12C77,15 78,18 77,20C75,23 72,22 70,21C72,24 72,27 70,28C67,30 64,29 62,28C63,30 62,32.500 59,32.500C53,32 47,27 41,23C31,19 16,17 -6,15Z'
const hand = (): string =>
  `<clipPath id="hand"><path d="${HAND}"/></clipPath>${path(HAND, HER.skin)}<g clip-path="url(#hand)">` +
  path('M-10,5C14,7 28,6 40,10C52,14 60,20 64,26C72,30 72,38 56,38L-10,32Z', HER.palm) +
  line('M24,-12Q36,-15 46,-15.500M47,-5Q64,0 75,12M45,4Q60,10 70,21M41,13Q52,18 61,27', HER.shade, 1.4) +
  '</g>'

/** What is inside the car ends at the frame and at the sill. */
const INSIDE = 'M34.600,290L327,370V694L34.600,863Z'
const him = (): string =>
  `<clipPath id="inside"><path d="${INSIDE}"/></clipPath><g clip-path="url(#inside)"><g transform="translate(-25,-5)">` +
  edgeLight(
    lit(
      'M164,518C120,527 84,546 68,590C54,640 50,760 48,880L330,820C304,700 280,604 236,545C224,530 208,520 188,516Z',
      HIM.coat,
      HIM.fold,
      [14, -6],
    ) +
      path('M156,460C158,492 152,507 143,520C172,566 208,566 226,540L220,470Z', HIM.shade) +
      path('M216,496L226,536C216,546 202,546 192,540C202,526 208,512 206,500Z', HIM.skin) +
      lit(
        'M144,517C164,541 200,554 232,530C246,542 251,560 246,578C206,596 152,584 122,550C124,536 132,524 144,517Z',
        '#3a57ab',
        HIM.fold,
        [9, -5],
      ) +
      at(202, 456, -12, 1.26, hisHead()),
    [1, -0.25],
    4,
    SUN,
  ) +
  '</g>' +
  lit(UPPER, HIM.sleeve, HIM.fold, [3, -2]) +
  hisForearm() +
  '</g>'

/** His near arm, round her: the upper arm, then the forearm, which ends behind her back. */
const UPPER =
  'M94,550C68,556 54,582 51,626C49,676 47,724 50,762C56,790 78,796 98,786L114,728C113,690 120,640 118,596C116,570 110,550 94,550Z'
const FOREARM =
  'M51,745C54,790 78,797 99,786C134,772 178,756 234,722L220,684C180,702 132,722 110,732C92,722 66,728 51,745Z'
const hisForearm = (): string =>
  path(FOREARM, HIM.sleeve) + line('M113,731C104,735 96,742 92,750', HIM.fold, 3)

/** Her place beside him. */
const LEAN = -45
/** The line of the sill's outer edge, on which her forearms lie, is y = 978 - 0.667 x. */
const TRUNK =
  'M306,640C266,646 230,668 208,704C186,740 172,786 166,817L250,768L380,720C380,692 380,664 368,640Z'
/** The far arm: from the scarf to the elbow on the sill, and back into the crook of the near arm. */
const FAR =
  'M354,664C360,680 360,692 350,700C329,712 298,720 240,736L250,790L320,778L345,767L380,752C393,746 399,738 396,724C393,704 388,684 380,664Z'
const NEAR =
  'M262,664C238,674 224,708 213,744C204,776 190,798 185,818C180,840 192,856 212,847L314,778L305,733C290,740 274,750 259,759C279,734 301,708 304,686C306,664 284,654 262,664Z'
const far = (): string => path(FAR, HER.far) + line('M350,702C357,704 363,708 367,714', HER.crook, 3)
const near = (): string =>
  lit(NEAR, HER.coat, HER.fold, [13, -9], line('M258,763C249,770 241,778 237,787', HER.fold, 3.5))
const her = (): string =>
  `<g transform="translate(${LEAN},0)">` +
  // scarf and hair fly back over him
  path(
    'M318,640C262,652 226,630 184,645C158,654 140,656 120,667C140,680 164,686 190,681C230,674 290,677 322,668Z',
    SCARF.dim,
  ) +
  path(
    'M322,630C266,634 228,600 182,611C156,618 136,612 108,602C122,624 138,638 162,644C186,649 206,646 226,642C256,638 296,652 326,656Z',
    SCARF.ink,
  ) +
  lit(TRUNK, HER.vest, HER.vestShade, [36, -10]) +
  edgeLight(
    path('M304,540L300,650H384L376,604L352,556Z', HER.shade) +
      path('M354,590L360,650H390L382,600Z', HER.skin) +
      at(348, 562, -11, 1.18, herHead()),
    [1, -0.2],
    4,
    '#ffe3ad',
  ) +
  // no sun on the hair behind her
  at(
    348,
    562,
    -11,
    1.18,
    `<clipPath id="tail"><path d="M-150,-40H-60V-80H-20V60H-150Z"/></clipPath><g clip-path="url(#tail)" stroke="${HER.hair}">${herHair()}</g>`,
  ) + // prettier-ignore
  edgeLight(far(), [1, -0.6], 2.5, '#fff0cf') +
  edgeLight(near(), [0.8, -1], 2.5, '#fff0cf') +
  lit(
    'M296,610C316,633 354,637 385,613C396,628 398,650 390,664C362,686 316,678 290,658C286,640 288,622 296,610Z',
    SCARF.ink,
    SCARF.dim,
    [8, -7],
  ) +
  path('M304,632C328,654 360,656 391,638L391,645C362,664 326,661 300,638Z', SCARF.dim) +
  `<g transform="translate(313,753) rotate(-29) scale(.96)">${edgeLight(hand(), [0.4, -1], 3, HER.gild)}</g>` +
  lit(
    'M297,731C303,726 311,726 315,730C322,743 325,758 323,773C318,779 310,781 303,780C307,764 304,746 297,731Z',
    '#fff3de',
    HER.fold,
    [-1, -9],
  ) +
  '</g>'
/** What her arms shade, a narrow band along them: of the sill's frame, and of the flank where the far elbow leans over it. */
const SHADOW =
  path('M148,842C158,856 172,850 188,838L262,786L304,760L320,720L150,800Z', '#cb9185') +
  path('M266,790L296,778C310,773 325,768 337,758L327,741L294,768Z', '#a41f38')
export const windowPair = (): string => him() + SHADOW + her()
