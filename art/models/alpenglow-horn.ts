/**
 * The Matterhorn above Zermatt when only its head is still in the light: the east face on the left, the north face on the right, the Hoernli ridge between them.
 * The same planes and couloirs run through the light and the blue shade below it.
 */
import { poly } from '../kit/cut.ts'
import { clip, face, points } from '../kit/rock.ts'
import type { Pt } from '../kit/vec.ts'

/** The line on the left: the steep head that hooks over, the shoulder, and a straight flank down to the snow saddle. */
const FURGGEN = points(
  '966,84 954,98 944,118 942,134 930,148 918,166 910,194 890,226 880,254 862,290 850,318 824,346 800,372 786,398 756,430 726,452 702,480 662,508 616,530 552,552 480,566',
)
/** The line on the right: the roof of the summit, the nose, and the long flank. */
const ZMUTT = points(
  '966,84 978,92 992,110 1002,116 1012,138 1014,154 1032,182 1054,212 1062,244 1084,276 1098,312 1130,350 1150,388 1188,426 1214,458 1256,486 1304,508 1368,528 1440,556 1500,580',
)
/** The Hoernli ridge, from the summit towards us. */
const HOERNLI = points(
  '966,84 974,110 966,134 976,158 964,186 972,214 960,244 970,274 988,304 984,336 1004,368 1000,400 1022,436 1018,468 1042,502 1040,534 1062,566 1066,640',
)
const EAST: Pt[] = [...FURGGEN, [480, 660], ...HOERNLI.toReversed()]
const NORTH: Pt[] = [...HOERNLI, [1500, 660], ...ZMUTT.toReversed()]
interface Inks {
  rock: string
  dim: string
  snow: string
}
/** The planes of the east face in one light. */
const planes = ({ rock, dim, snow }: Inks): string =>
  poly(EAST, rock) +
  // ribs that look away from the light
  face('958,104 953,122 955,140 944,158 940,190 926,226 930,262 912,300 908,340 886,376 880,420 900,440 926,396 934,352 950,316 948,276 960,244 972,214 964,186 976,158 966,134', dim) + // prettier-ignore
  face('900,228 890,262 866,298 858,336 832,366 822,404 794,436 776,470 800,486 836,450 848,410 874,376 876,334 894,296', dim) + // prettier-ignore
  face('812,362 790,404 758,440 734,462 708,496 672,516 690,536 734,514 764,484 784,446', dim) +
  // couloirs
  face('934,176 922,214 908,240 904,272 886,306 880,340 876,352 894,336 900,312 918,282 922,248 938,214', snow) + // prettier-ignore
  face('962,262 952,300 938,330 936,366 920,400 912,446 936,460 940,408 956,376 960,338 974,306', snow) +
  face('866,302 846,340 838,372 816,402 806,440 794,478 812,482 824,448 834,412 856,382 862,344', snow) +
  // the great field
  face('480,566 552,552 616,534 664,520 700,528 742,498 764,506 800,470 824,484 858,446 884,466 914,434 944,462 978,424 984,456 1006,442 1014,482 1042,520 1062,566 1066,660 480,660', snow) // prettier-ignore
/** The edge of the light on the face: higher on the ribs that it grazes, lower in the hollows. */
const TERMINATOR =
  '600,0 600,470 716,446 764,410 788,416 822,388 838,392 868,354 894,362 916,356 944,322 966,330 990,306 1020,316 1020,0'
const AFTERGLOW =
  '600,0 600,510 690,484 742,446 782,442 812,424 846,420 876,388 900,394 930,378 952,352 978,356 1002,340 1020,344 1020,0'
const LIT: Inks = { rock: '#ffb07c', dim: '#f08a78', snow: '#ffe2b4' },
  ROSE: Inks = { rock: '#c77fa6', dim: '#a96aa2', snow: '#dfa3bb' },
  SHADE: Inks = { rock: '#6274ba', dim: '#5061aa', snow: '#b0bfea' }
const within = (id: string, list: string, body: string): string =>
  `<clipPath id="${id}"><path d="M${list.replaceAll(' ', 'L')}Z"/></clipPath><g clip-path="url(#${id})">${body}</g>`
const north = (): string =>
  clip(
    'horn-north',
    NORTH,
    poly(NORTH, '#4a529c') +
      face('966,84 974,110 966,134 976,158 964,186 972,214 960,244 970,274 988,304 984,336 1004,368 1000,400 1022,436 1018,468 1042,502 1040,534 1062,566 1066,660 1130,660 1118,596 1124,556 1096,520 1100,476 1066,436 1064,392 1036,348 1036,304 1010,264 1012,222 992,186 996,150 984,120', '#394089') + // prettier-ignore
      face('1002,116 1012,138 1014,154 1032,182 1054,212 1062,244 1084,276 1098,312 1130,350 1150,388 1188,426 1214,458 1256,486 1304,508 1250,510 1206,486 1166,448 1136,410 1110,366 1080,330 1062,282 1036,244 1024,206 1008,176 1002,146', '#5d67b0') + // prettier-ignore
      face('1008,196 1022,240 1040,276 1046,318 1074,360 1084,402 1108,436 1112,470 1092,446 1080,412 1056,374 1046,336 1026,296 1018,252', '#8496d0') + // prettier-ignore
      face('1028,520 1046,534 1060,556 1082,560 1100,540 1112,548 1136,512 1160,526 1196,500 1224,516 1268,512 1304,508 1368,528 1440,556 1500,580 1500,660 1066,660', '#97a8dc'), // prettier-ignore
  )
export const alpenglowHorn = (): string =>
  planes(SHADE) +
  clip(
    'horn-east',
    EAST,
    within('horn-rose', AFTERGLOW, planes(ROSE)) + within('horn-lit', TERMINATOR, planes(LIT)),
  ) +
  north()
