/**
 * The Matterhorn above Zermatt in low sun from the right: the north face is gilded, the east face on the left is in the shade, the Hoernli ridge runs between them.
 * Drawn with its summit at 966,84 and its foot at y = 600.
 */
import { poly } from '../kit/cut.ts'
import { clip, face, points } from '../kit/rock.ts'
import type { Pt } from '../kit/vec.ts'

/** The skyline on the left: the head, the shoulder, and the long flank. */
const FURGGEN = points(
  '966,84 953,99 943,120 935,141 926,155 917,169 909,196 889,228 879,256 861,292 849,320 823,348 799,374 785,400 755,432 725,454 701,482 661,510 615,532 551,554 470,570',
)
/** The skyline on the right: the roof of the summit, the nose, and the long flank. */
const ZMUTT = points(
  '966,84 979,93 992,111 1003,118 1012,139 1015,156 1032,183 1053,213 1062,246 1084,277 1099,313 1130,351 1151,389 1188,427 1215,459 1256,487 1304,509 1368,529 1440,557 1520,584',
)
/** The ridge between the faces, from the summit towards us. */
const HOERNLI = points(
  '966,84 972,112 965,136 975,160 965,188 972,218 962,248 972,278 988,308 985,338 1004,370 1002,402 1022,438 1020,470 1042,504 1042,536 1062,568 1068,660',
)
const EAST: Pt[] = [...FURGGEN, [470, 660], ...HOERNLI.toReversed()]
const NORTH: Pt[] = [...HOERNLI, [1520, 660], ...ZMUTT.toReversed()]

/** The east face: shaded rock, ribs, gullies of snow and the great field at its foot. */
const east = (): string =>
  poly(EAST, '#5a68b4') +
  face(
    '958,104 953,122 955,140 944,158 940,190 926,226 930,262 912,300 908,340 886,376 880,420 900,440 926,396 934,352 950,316 948,276 960,244 972,214 964,186 976,158 966,134',
    '#46529f',
  ) + // prettier-ignore
  face(
    '900,228 890,262 866,298 858,336 832,366 822,404 794,436 776,470 800,486 836,450 848,410 874,376 876,334 894,296',
    '#46529f',
  ) + // prettier-ignore
  face('812,362 790,404 758,440 734,462 708,496 672,516 690,536 734,514 764,484 784,446', '#46529f') +
  // snow lies in the gullies in patches that widen downwards
  face('934,176 920,216 906,246 900,272 912,264 924,240 938,212', '#a9b9ea') +
  face('898,282 886,310 874,356 890,344 898,318 910,286', '#a9b9ea') +
  face('962,262 950,304 938,334 952,336 966,322 974,304', '#a9b9ea') +
  face('938,346 930,378 914,412 898,470 954,470 946,424 952,388 950,350', '#a9b9ea') +
  face('866,302 848,338 840,366 856,358 864,334', '#a9b9ea') +
  face('838,376 818,404 804,442 766,506 832,500 830,452 838,416 852,384', '#a9b9ea') +
  face('470,574 556,556 640,540 706,518 770,488 804,462 850,448 900,452 926,432 980,460 1010,490 1040,520 1062,568 1068,660 470,660', '#a9b9ea') // prettier-ignore
/** The north face in the sun: four large planes of apricot and rose, snow in its gullies and at its foot. */
const north = (): string =>
  poly(NORTH, '#ffb980') +
  face('966,84 972,112 965,136 975,160 965,188 972,218 962,248 972,278 988,308 985,338 1004,370 1002,402 1022,438 1020,470 1042,504 1042,536 1062,568 1068,660 1122,660 1096,552 1058,470 1044,372 1010,292 1004,196 986,138', '#ee8468') + // prettier-ignore
  face('1012,139 1015,156 1032,183 1053,213 1062,246 1084,277 1099,313 1130,351 1108,420 1112,500 1070,392 1054,296 1024,214', '#f79d74') + // prettier-ignore
  face('1130,351 1151,389 1188,427 1215,459 1256,487 1304,509 1368,529 1300,528 1218,506 1168,452', '#ee8468') +
  face('998,146 1006,186 1016,226 1028,246 1034,232 1022,196 1012,160', '#ffdcae') +
  face('1052,268 1062,318 1078,370 1096,396 1100,376 1084,326 1066,282', '#ffdcae') +
  face('1000,346 1012,396 1026,432 1032,476 1046,500 1050,470 1034,420 1018,372', '#ffc896') +
  face('1112,420 1128,462 1152,500 1180,520 1178,498 1148,452 1124,412', '#ffdcae') +
  face('1036,540 1064,556 1100,556 1132,536 1170,550 1214,520 1262,530 1304,516 1368,534 1440,557 1520,584 1520,660 1068,660', '#ffdfb2') // prettier-ignore
export const gildedHorn = (): string => clip('horn-east', EAST, east()) + clip('horn-north', NORTH, north())
