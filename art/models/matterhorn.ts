/**
 * The Matterhorn above Zermatt in the morning: the east face in the sun, the north face in shade, the Hoernli ridge between them.
 * The ridges run out into the Theodul snows on the left and the Dent d'Herens on the right. A spur and a glacier lie at the foot.
 */
import { poly } from '../kit/cut.ts'
import { mix } from '../kit/ink.ts'
import { clip, face, field, points, strip } from '../kit/rock.ts'
import type { Pt } from '../kit/vec.ts'

const SUMMIT: Pt = [962, 92]
const ROCK = '#eab48e',
  ROCK_DIM = '#cd9079',
  SNOW = '#fff5e2',
  SNOW_DIM = '#e3d3de',
  NORTH = '#5f68a9',
  NORTH_DEEP = '#464e8e',
  NORTH_PALE = '#7d87c0',
  ICE = '#b4bfe6'
/** The line on the left: the head, the shoulder, and a long run out to the snow saddle. */
const FURGGEN: Pt[] = [
  SUMMIT,
  [940, 112],
  [926, 142],
  [904, 166],
  [892, 202],
  [864, 236],
  [852, 274],
  [822, 314],
  [800, 332],
  [782, 372],
  [748, 410],
  [732, 438],
  [698, 470],
  [676, 486],
  [650, 516],
  [612, 540],
  [574, 560],
  [520, 574],
  [440, 578],
  [380, 640],
]
/** The line on the right, with the step below the summit and the long shoulder. */
const ZMUTT: Pt[] = [
  SUMMIT,
  [974, 108],
  [994, 122],
  [1004, 148],
  [1000, 168],
  [1020, 206],
  [1034, 214],
  [1046, 262],
  [1072, 306],
  [1080, 340],
  [1108, 378],
  [1122, 414],
  [1158, 446],
  [1186, 482],
  [1226, 506],
  [1262, 532],
  [1312, 546],
  [1376, 562],
  [1430, 590],
  [1500, 640],
]
/** The Hoernli ridge, from the summit towards us. */
const HOERNLI: Pt[] = [
  SUMMIT,
  [956, 116],
  [944, 140],
  [948, 168],
  [934, 196],
  [940, 226],
  [930, 256],
  [946, 280],
  [966, 300],
  [962, 334],
  [980, 366],
  [976, 398],
  [998, 436],
  [1000, 470],
  [1020, 506],
  [1026, 540],
  [1046, 572],
  [1050, 604],
]
const east = (): string =>
  clip(
    'mh-east',
    [...FURGGEN, [380, 720], [1050, 720], ...HOERNLI.toReversed()],
    poly([...FURGGEN, [380, 720], [1050, 720], ...HOERNLI.toReversed()], ROCK) +
      // planes that look away from the sun: under the head, beside the ridge, and the great rib below the shoulder
      face(
        '956,100 928,150 918,186 904,214 908,250 892,286 898,318 876,352 884,392 862,430 890,452 908,420 936,402 946,366 938,330 950,300 930,262 948,226 934,196 956,160',
        ROCK_DIM,
      ) +
      face(
        '860,250 846,300 820,340 812,378 784,416 776,452 756,478 770,492 800,462 812,424 838,392 842,346 858,318 866,280',
        ROCK_DIM,
      ) +
      face('742,424 722,462 690,490 676,520 640,546 650,566 690,548 708,512 738,486 748,450', ROCK_DIM) +
      // couloirs
      strip(11, points('898,196 878,250 868,300 846,352 838,410 816,470'), 15, SNOW) +
      strip(12, points('926,236 912,290 910,340 892,390 886,440 868,500'), 13, SNOW) +
      strip(13, points('830,318 806,360 796,398 770,440 758,486'), 15, SNOW) +
      strip(15, points('952,372 944,420 956,470 950,530'), 16, SNOW) +
      strip(
        16,
        [
          [912, 160],
          [904, 186],
          [890, 212],
        ],
        10,
        SNOW,
      ) +
      // the great field
      field(
        5,
        points(
          '520,566 600,556 664,538 716,510 764,496 806,474 852,490 890,494 926,520 966,530 998,560 1050,590',
        ),
        points('1050,720 380,720 380,560 470,566'),
        SNOW,
        58,
        SUMMIT,
      ) +
      // its hollows, and rock ribs that come through it
      poly(
        points('640,604 720,572 786,566 842,584 900,586 958,612 1010,620 1050,640 1050,720 560,720'),
        mix(SNOW, SNOW_DIM, 0.55),
      ) +
      strip(21, points('846,392 838,470 846,530 840,578'), 36, ROCK_DIM) +
      strip(22, points('842,400 830,470 837,530 833,566'), 17, ROCK) +
      strip(23, points('942,410 950,500 966,590 990,668'), 34, ROCK_DIM) +
      strip(24, points('748,408 732,470 728,530 712,590'), 26, ROCK_DIM) +
      strip(25, points('744,416 726,480 722,536 708,580'), 12, ROCK),
  )
const north = (): string =>
  clip(
    'mh-north',
    [...HOERNLI, [1050, 720], [1500, 720], ...ZMUTT.toReversed()],
    poly([...HOERNLI, [1050, 720], [1500, 720], ...ZMUTT.toReversed()], NORTH) +
      // the deep shade next to the ridge
      poly(
        [
          ...HOERNLI,
          [1050, 720],
          [1150, 720],
          [1134, 650],
          [1102, 600],
          [1096, 556],
          [1060, 506],
          [1056, 462],
          [1022, 408],
          [1018, 366],
          [994, 322],
          [998, 282],
          [972, 240],
          [980, 204],
          [968, 168],
          [978, 130],
        ],
        NORTH_DEEP,
      ) +
      // the far side of the Zmutt ridge
      face(
        '988,116 1000,152 994,176 1014,220 1030,282 1058,330 1066,366 1096,404 1110,440 1148,478 1180,514 1224,540 1290,566 1310,556 1312,520 1200,450 1080,280 1040,180',
        NORTH_PALE,
      ) +
      // hanging ice
      strip(31, points('990,200 1004,250 1020,300 1030,352 1058,398 1072,446'), 17, ICE) +
      strip(32, points('1024,250 1040,300 1052,340 1084,390 1100,436'), 12, mix(ICE, NORTH, 0.35)) +
      strip(
        33,
        [
          [982, 150],
          [986, 176],
          [992, 196],
        ],
        9,
        ICE,
      ) +
      strip(34, points('1006,392 1026,430 1036,470 1062,512'), 14, mix(ICE, NORTH, 0.45)) +
      field(
        8,
        points('1060,574 1092,540 1128,520 1166,530 1206,548 1256,566 1310,570 1372,576 1440,600'),
        [
          [1500, 640],
          [1500, 720],
          [1050, 720],
        ],
        ICE,
        62,
        [1010, 200],
      ) +
      poly(
        points('1076,620 1130,588 1180,592 1240,606 1320,610 1400,626 1500,660 1500,720 1060,720'),
        mix(ICE, NORTH_PALE, 0.5),
      ) +
      strip(36, points('1108,440 1136,520 1154,570 1182,626'), 28, NORTH),
  )
/** Snow peaks on both sides, one range with the mountain: Breithorn on the left, Dent d'Herens on the right. */
const neighbours = (): string =>
  // Breithorn: a broad white back with one shaded face
  face(
    '-700,560 -560,500 -460,520 -330,452 -250,470 -140,520 -60,480 10,438 64,446 120,436 176,470 230,496 270,520 330,534 384,566 470,586 560,640 560,720 -700,720',
    '#f6e9e2',
  ) +
  face(
    '120,436 176,470 230,496 270,520 330,534 384,566 330,572 276,556 240,566 206,534 170,530 150,496 124,484',
    '#b7bfe0',
  ) +
  face('64,446 84,470 70,500 96,530 80,560 40,540 46,506 28,484', '#cfd3ea') +
  face('-60,480 -30,506 -44,540 -10,576 -120,600 -110,540', '#cfd3ea') +
  face('-330,452 -250,470 -140,520 -150,580 -240,560 -280,500', '#b7bfe0') +
  // Dent d'Herens
  face(
    '1250,560 1318,520 1352,486 1398,462 1430,420 1448,424 1478,462 1530,488 1576,522 1640,506 1700,468 1760,500 1900,560 2100,540 2100,720 1250,720',
    '#d9dcf0',
  ) +
  face(
    '1430,420 1448,424 1478,462 1530,488 1576,522 1560,570 1520,560 1490,520 1462,506 1452,462',
    '#8d97ca',
  ) +
  face('1352,486 1376,512 1370,548 1400,580 1330,590 1318,540', '#aab3dc') +
  face('1700,468 1760,500 1900,560 1880,600 1760,570 1716,520', '#8d97ca')
export const matterhorn = (): string => neighbours() + east() + north()
/** What lies at the mountain's foot: the glacier and its moraine on the left, the spur of the Hoernli ridge, and the valley on the right. */
export const foot = (): string =>
  // bare slopes under the snow
  face(
    '-700,610 -300,590 -40,612 150,590 300,606 400,598 486,614 560,606 640,640 640,800 -700,800',
    '#b3a3b0',
  ) +
  face('150,590 300,606 400,598 350,630 372,660 320,690 240,660 210,624', '#958aa6') +
  // the glacier comes down from the field and ends in a tongue
  face(
    '470,602 560,596 660,604 760,612 820,640 790,668 740,690 700,722 650,744 610,740 596,712 560,688 536,656 498,634',
    '#f3eae6',
  ) +
  face('760,612 820,640 790,668 740,690 700,722 650,744 672,708 716,676 744,648 736,622', '#bcc4e4') +
  face('1050,600 1400,700 1400,800 900,800', '#7f7fa8') +
  // the spur: its sunny side and its shaded side meet on the line of the ridge
  face(
    '1050,596 1004,622 960,632 906,660 850,668 800,698 730,716 680,752 640,800 1180,800 1130,740 1100,690 1088,640',
    '#b59a86',
  ) +
  face(
    '1050,596 1088,618 1130,626 1180,656 1240,668 1300,700 1380,712 1500,760 1500,800 1176,800 1140,750 1122,704 1092,660 1074,630',
    '#6b6c99',
  ) +
  face('960,632 906,660 850,668 862,690 900,694 940,670 990,660 1010,636', '#cdb295') +
  face('1000,690 940,716 880,724 820,760 900,764 980,740 1040,728 1070,700', '#957f82') +
  // the right side of the valley, bare above its woods
  face(
    '2100,600 1780,590 1640,618 1540,600 1470,628 1390,640 1340,668 1270,690 1230,730 1230,800 2100,800',
    '#7f7fa8',
  ) +
  face('1540,600 1470,628 1390,640 1340,668 1400,672 1452,660 1500,690 1560,660', '#a39ab4')
