/** A pair that leans out of a train window and looks up to the right, by hand: pixels of the wide picture, the low sun in their faces. */
import { edgeLight } from '../kit/cut.ts'
import { at, path } from '../kit/cut-figure.ts'
import type { Pt } from '../kit/vec.ts'

const SUN = '#ffd9a0'
const HER = {
  skin: '#dc8f66',
  gild: '#ffbf85',
  cheek: '#eaa176',
  shade: '#ad6550',
  hair: '#3b1d38',
  strand: '#7a3f48',
  coat: '#fae3c6',
  fold: '#c9b3cf',
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
  herHair() +
  '<circle cx="-7.500" cy="24" r="3.200" fill="#ffd98a"/>'
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
  path('M-20,-10H-6V16H-20Z', HIM.hair) +
  path('M-14,-6C-12,-16 0,-16 2,-6C3,4 -3,14 -10,12C-14,9 -16,2 -14,-6Z', '#b06a52') +
  line('M-9,-6Q-3,-9 -2,-2Q-3,4 -7,6', HIM.shade, 1.6) +
  path(
    'M25,-43C24,-53 12,-62 -6,-62C-29,-63 -47,-54 -54,-38C-61,-21 -59,0 -50,18C-47,25 -43,30 -38,33C-29,32 -20,26 -14,16C-16,8 -16,0 -14,-6C-11,-14 -4,-14 0,-8C2,-18 8,-28 16,-34C20,-37 24,-39 25,-43Z',
    HIM.hair,
  ) +
  path(
    'M18,-49C6,-58 -14,-58 -28,-49C-41,-41 -48,-27 -48,-9C-42,-26 -31,-37 -18,-43C-6,-48 6,-50 18,-49Z',
    HIM.strand,
  )

/** A finger through its knuckle, its joint and its tip. */
const finger = (d: string, w: number): string =>
  line(d, HER.shade, w + 2.6) +
  line(d, HER.skin, w) +
  `<g transform="translate(1.4,-1.2)">${line(d, HER.gild, w - 5.5)}</g>`
/** Her hand that lies on her other arm, the wrist at the origin, x along the forearm. */
const herHand = (): string =>
  // the thumb lies along the upper side
  line('M4,-10Q20,-21 34,-21Q42,-21 47,-17', HER.shade, 12.6) +
  line('M4,-10Q20,-21 34,-21Q42,-21 47,-17', HER.gild, 10) +
  finger('M36,-8Q58,-11 66,-2Q70,4 71,11', 11) +
  finger('M38,-1Q56,-1 63,8Q66,13 66,20', 11) +
  finger('M36,6Q50,8 56,16Q58,20 58,27', 10.5) +
  finger('M28,11Q42,14 47,22Q48,26 48,30', 9.5) +
  // the back of the hand and its row of knuckles
  path('M3,-16C10,-17 24,-20 38,-15C46,-11 47,-4 43,2C40,9 36,15 30,17C18,18 8,17 3,16Z', HER.skin) +
  path('M3,-16C10,-17 24,-20 38,-15C45,-12 47,-6 44,-1C34,-9 12,-9 3,-8Z', HER.gild) +
  line('M45,-6Q47,-2 44,1M42,5Q42,9 38,11M34.600,13Q34,16 30,17', HER.shade, 1.5)

/** Her hand that lies around her other arm, the wrist at the origin, x along the forearm. */
const farHand = (): string =>
  finger('M30,-9Q48,-10 62,-2', 10.5) +
  finger('M32,-1Q50,0 66,8', 10.5) +
  finger('M30,7Q48,9 63,17', 10.5) +
  finger('M26,13Q42,17 55,25', 9.5) +
  path('M-2,-14C10,-16 24,-17 33,-14C40,-11 41,-4 38,2C36,9 33,15 27,18C16,18 6,16 -2,14Z', HER.skin) +
  path('M-2,-14C10,-16 24,-17 33,-14C39,-12 41,-7 39,-2C28,-8 10,-8 -2,-7Z', HER.gild) +
  line('M2,-10Q14,-21 27,-23Q36,-24 42,-20', HER.shade, 11.6) +
  line('M2,-10Q14,-21 27,-23Q36,-24 42,-20', HER.gild, 9)

/** What is inside the car ends at the frame and at the sill. */
const INSIDE = 'M34.600,290L327,370V694L34.600,863Z'
const him = (): string =>
  `<clipPath id="inside"><path d="${INSIDE}"/></clipPath><g clip-path="url(#inside)"><g transform="translate(-32,-5)">` +
  edgeLight(
    lit(
      'M164,518C120,527 84,546 68,590C54,640 50,760 48,880L330,820C304,700 280,604 236,545C224,530 208,520 188,516Z',
      HIM.coat,
      HIM.fold,
      [14, -6],
    ) +
      path('M138,430L136,530C172,566 208,566 226,540L220,470Z', HIM.shade) +
      path('M216,496L226,536C216,546 202,546 192,540C202,526 208,512 206,500Z', HIM.skin) +
      lit(
        'M140,512C160,540 200,554 232,530C246,542 251,560 246,578C206,596 152,584 122,550C122,534 130,520 140,512Z',
        '#3a57ab',
        HIM.fold,
        [9, -5],
      ) +
      at(202, 456, -12, 1.26, hisHead()),
    [1, -0.25],
    4,
    SUN,
  ) +
  // the near arm hangs inside the car
  lit(
    'M112,572C92,592 82,640 74,700C68,752 62,800 60,880H132C140,820 154,760 156,690C157,620 140,566 106,572Z',
    '#35509f',
    '#1f2f74',
    [9, -9],
  ) +
  '</g></g>'
/** Her place beside him. */
const LEAN = -52
/** The line of the sill's outer edge, on which her forearms lie, is y = 978 - 0.667 x. */
const TRUNK =
  'M306,640C266,646 230,668 208,704C186,740 172,786 166,817L250,768L396,716C396,690 390,664 376,640Z'
/** The far arm: from the scarf to the elbow on the sill, and back behind the near forearm. */
const FAR =
  'M352,664C360,680 360,692 350,702C328,714 294,722 262,730L270,772L340,750L380,737C396,730 404,722 402,706C400,690 396,676 388,664Z'
const NEAR =
  'M262,664C238,674 224,708 213,744C204,776 190,798 185,818C180,840 192,856 212,847L314,778L305,733C290,740 274,750 259,759C279,734 301,708 304,686C306,664 284,654 262,664Z'
const far = (): string =>
  `<clipPath id="far-arm">${path(FAR, '#000')}</clipPath>${path(FAR, HER.coat)}<g clip-path="url(#far-arm)">` +
  path(
    'M346,664C364,686 366,700 352,712C334,722 300,730 256,742V790H410L396,716C384,728 372,722 372,706C372,692 366,676 358,664Z',
    HER.fold,
  ) +
  '</g>'
const near = (): string =>
  `<clipPath id="near-arm">${path(NEAR, '#000')}</clipPath>${path(NEAR, HER.coat)}<g clip-path="url(#near-arm)">` +
  path(
    'M262,650C240,690 240,716 232,752C226,784 214,812 224,822C236,826 276,796 330,756V800L200,880L150,820L230,660Z',
    HER.fold,
  ) +
  '</g>'
const cuff = (d: string, shade: string): string => path(d, '#fff3de') + path(shade, HER.fold)
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
  edgeLight(near(), [0.8, -1], 2.5, '#fff0cf') +
  `<clipPath id="above"><path d="M200,640V790L259,759L305,733L330,760L420,780V600Z"/></clipPath>` +
  edgeLight(`<g clip-path="url(#above)">${far()}</g>`, [1, -0.6], 2.5, '#fff0cf') +
  lit(
    'M296,610C316,633 354,637 385,613C396,628 398,650 390,664C362,686 316,678 290,658C286,640 288,622 296,610Z',
    SCARF.ink,
    SCARF.dim,
    [8, -7],
  ) +
  path('M304,632C328,654 360,656 391,638L391,645C362,664 326,661 300,638Z', SCARF.dim) +
  // her hands: the near one on the far elbow, the far one on the near arm
  `<g transform="translate(313,752) rotate(-31)">${herHand()}</g>` +
  `<g transform="translate(282,745) rotate(-16) scale(-1,1)">${farHand()}</g>` +
  cuff(
    'M274,724C279,720 287,719 291,722C296,732 297,746 294,756C290,760 284,762 280,761C283,748 281,736 274,724Z',
    'M280,761C282,755 282,750 282,746L296,742L294,756C290,760 284,762 280,761Z',
  ) +
  cuff(
    'M299,732C305,727 312,727 316,731C323,744 325,758 323,772C318,778 311,780 306,779C309,762 306,746 299,732Z',
    'M306,779C309,772 309,766 309,760L324,752V772C318,778 311,780 306,779Z',
  ) +
  '</g>'
/** What her arms shade of the sill and the flank. */
const SHADOW =
  'M150,800C128,830 124,866 150,876C166,880 182,868 200,856L300,786C328,770 340,754 342,736L326,724Z'
export const windowPair = (): string => him() + `<path d="${SHADOW}" fill="#5a1040" opacity=".5"/>` + her()
