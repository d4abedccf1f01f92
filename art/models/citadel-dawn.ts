/** Machu Picchu from the guardhouse at the first beam of the day: far ranges, Huayna Picchu with Huchuy Picchu at its left, the spur with the town, fog in the gorge. Every form has inks in the beam and in the shade. The sun is on the right. */
import { poly, smoothPath } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

type Inks = readonly [lit: string, shade: string]
/** Which of the two inks is printed: 0 in the beam, 1 in the shade. */
export type Light = 0 | 1
const path = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const cut = (points: readonly Pt[], ink: string, tension = 0.42) => path(smoothPath(points, tension), ink)
let serial = 0
/** A form with planes on it that end at its edge. */
function massif(outline: readonly Pt[], ink: string, planes: string, tension = 0.3): string {
  const id = `dawn${serial++}`,
    d = smoothPath(outline, tension)
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${path(d, ink)}${planes}</g>`
}

const FAR: Inks = ['#f5d797', '#437389']
const MIDDLE: Inks = ['#e6c284', '#356179']
const FOG: Inks = ['#fff6dc', '#a3c6ca']
const FOG_LOW: Inks = ['#fce6b4', '#7fabb6']

/** Two ranges beyond the gorge. */
export const ranges = (l: Light): string =>
  cut([[-700, 760], [-160, 520], [-40, 430], [60, 372], [150, 316], [206, 306], [280, 352], [352, 420], [450, 466], [560, 520], [700, 560], [700, 760]], FAR[l], 0.5) +
  cut([[-700, 760], [-120, 560], [20, 508], [120, 524], [220, 566], [300, 604], [470, 646], [600, 690], [640, 760]], MIDDLE[l], 0.7) // prettier-ignore

const HUAYNA: Pt[] = [
  [740, 760], [794, 640], [816, 560], [822, 500], [838, 446], [846, 388], [864, 330], [870, 276], [890, 222], [900, 172], [922, 128], [944, 102],
  [964, 88], [986, 92], [1012, 106], [1026, 134], [1036, 166], [1054, 204], [1064, 250], [1082, 290], [1104, 312], [1140, 322], [1170, 354], [1186, 402],
  [1218, 452], [1240, 506], [1286, 556], [1326, 616], [1400, 760],
] // prettier-ignore
const HUCHUY: Pt[] = [
  [468, 760], [508, 640], [558, 574], [588, 506], [616, 456], [636, 424], [656, 410], [676, 424], [694, 462], [724, 496], [750, 546], [796, 610], [850, 760],
] // prettier-ignore
/** The steep thumb, sheer on its left and with a shoulder on its right, and the small peak at its left foot. */
export const huayna = (l: Light): string =>
  `<g transform="translate(66,0)">${massif(HUCHUY, (['#b7ab58', '#2f5f70'] as const)[l],
    poly([[656, 380], [650, 450], [664, 486], [648, 540], [662, 590], [640, 660], [650, 780], [380, 780], [380, 380]], (['#8fa06e', '#264f66'] as const)[l]) +
    poly([[616, 440], [612, 510], [584, 560], [588, 630], [540, 700], [530, 780], [420, 780], [540, 520]], (['#a3b07c', '#2b586d'] as const)[l]) +
    poly([[672, 400], [690, 470], [716, 514], [720, 560], [752, 616], [764, 700], [860, 760], [900, 720], [800, 560], [720, 440]], (['#f3d68c', '#3b6f7c'] as const)[l]))}</g>` +
  massif(HUAYNA, (['#a9a24c', '#2c5c6d'] as const)[l],
    // the sheer face, turned from the sun
    poly([[976, 60], [968, 130], [984, 186], [962, 250], [976, 316], [948, 386], [962, 452], [928, 530], [942, 590], [912, 660], [920, 790], [640, 790], [640, 60]], (['#6d8768', '#224a62'] as const)[l]) +
    poly([[930, 100], [924, 176], [936, 226], [908, 300], [916, 366], [884, 440], [892, 520], [858, 590], [866, 660], [826, 790], [700, 790], [840, 500], [846, 390], [880, 270], [900, 170]], (['#85a078', '#2b586d'] as const)[l]) +
    poly([[862, 352], [868, 410], [846, 470], [852, 540], [822, 610], [812, 700], [770, 790], [690, 790], [820, 520]], (['#a0b48a', '#35667a'] as const)[l]) +
    // the lit flank
    poly([[1002, 84], [1018, 150], [1010, 206], [1036, 268], [1032, 330], [1066, 396], [1064, 460], [1104, 530], [1112, 600], [1150, 680], [1160, 790], [1600, 790], [1500, 300], [1180, 60]], (['#e2c568', '#376a78'] as const)[l]) +
    poly([[1014, 96], [1028, 150], [1046, 200], [1052, 250], [1074, 300], [1094, 330], [1120, 300], [1066, 240], [1040, 140]], (['#f8dc92', '#447a84'] as const)[l]) +
    // woods on the ledges
    poly([[892, 250], [930, 240], [926, 290], [900, 330], [868, 340], [872, 300]], (['#6d8768', '#224a62'] as const)[l]) +
    // the gully under the shoulder
    poly([[1094, 296], [1104, 356], [1132, 404], [1138, 470], [1176, 540], [1196, 610], [1226, 680], [1240, 790], [1320, 790], [1266, 640], [1226, 560], [1196, 500], [1176, 430], [1140, 372], [1120, 310]], (['#8d9150', '#2b5a6c'] as const)[l]) +
    poly([[1150, 316], [1178, 400], [1216, 462], [1236, 520], [1290, 590], [1340, 680], [1420, 760], [1420, 560], [1220, 320]], (['#f8dc92', '#447a84'] as const)[l])) // prettier-ignore

const GRASS: Inks = ['#a9b850', '#2a6066']
const LAWN: Inks = ['#d3dc72', '#3b7f80']
const WALL: Inks = ['#f3dca2', '#4f7c8a']
const DIM: Inks = ['#7c8f52', '#1e475a']
/** Masonry: the face towards us, the flank towards the sun, the inside, doors and niches, the shade on the grass. */
const FACE: readonly Inks[] = [['#cf9f5f', '#4d7a89'], ['#dab06e', '#57858f']] // prettier-ignore
const SUNNY: Inks = ['#fff3cc', '#86aeb3']
const INSIDE: Inks = ['#a5764c', '#35647a']
const HOLE: Inks = ['#5b3a36', '#0f2b42']
const SHADE: Inks = ['#7f8f42', '#1d4a58']
/** A terrace: where its front edge begins and ends, how far the edge sags in the middle, and the height of the wall under it. */
type Step = readonly [left: Pt, right: Pt, sag: number, wall: number]
/** The terraces west of the plaza, from the sacred hill down, those east of it, and those towards us. */
const WEST: readonly Step[] = [
  [[846, 556], [904, 562], 3, 16],
  [[812, 592], [928, 602], 4, 18],
  [[780, 632], [946, 643], 5, 20],
  [[747, 678], [942, 691], 6, 22],
  [[714, 731], [934, 745], 7, 24],
  [[680, 792], [924, 806], 8, 26],
]
const EAST: readonly Step[] = [
  [[1094, 574], [1152, 566], 3, 16],
  [[1074, 608], [1198, 597], 4, 18],
  [[1072, 648], [1248, 636], 5, 20],
  [[1078, 694], [1302, 681], 6, 22],
  [[1088, 748], [1362, 734], 7, 24],
  [[1100, 808], [1428, 794], 8, 26],
]
const FRONT: readonly Step[] = [
  [[652, 848], [1478, 838], 20, 20],
  [[626, 890], [1522, 878], 25, 22],
  [[600, 936], [1568, 922], 30, 25],
  [[572, 986], [1618, 970], 34, 28],
  [[540, 1044], [1676, 1026], 38, 32],
  [[500, 1110], [1740, 1090], 42, 36],
  [[440, 1220], [1830, 1200], 46, 400],
]
/** Terraces one below the other: the first begins at the line `from`, each other one at the foot of the wall above it. */
function steps(all: readonly Step[], from: readonly [Pt, Pt], l: Light): string {
  let [a, b] = from,
    hang = 0
  return all
    .map(([c, d, sag, wall]) => {
      const edge = (down: number) =>
          `Q${(c[0] + d[0]) / 2},${(c[1] + d[1]) / 2 + sag * 2 + down} ${d[0]},${d[1] + down}`,
        grass = path(`M${a[0]},${a[1]}L${c[0]},${c[1]}${edge(0)}L${b[0]},${b[1]}Q${(a[0] + b[0]) / 2},${(a[1] + b[1]) / 2 + hang} ${a[0]},${a[1]}Z`, GRASS[l]), // prettier-ignore
        stone = path(`M${c[0]},${c[1]}V${c[1] + wall}${edge(wall)}V${d[1]}Q${(c[0] + d[0]) / 2},${(c[1] + d[1]) / 2 + sag * 2} ${c[0]},${c[1]}Z`, WALL[l]), // prettier-ignore
        // the end of the wall on the west, turned from the sun
        end = poly([[c[0], c[1]], [c[0] + wall * 0.45, c[1]], [c[0] + wall * 0.45, c[1] + wall + 1], [c[0], c[1] + wall]], DIM[l]) // prettier-ignore
      a = [c[0], c[1] + wall - 1]
      b = [d[0], d[1] + wall - 1]
      hang = sag * 2
      return grass + stone + end
    })
    .join('')
}
/** A house without a roof: the lower left corner of the near gable, its width, eaves and height, where the far gable is from it, its stone. */
type Ruin = readonly [x: number, y: number, wide: number, eaves: number, high: number, dx: number, dy: number, face: 0 | 1] // prettier-ignore
/** The ruins from back to front. */
const RUINS: readonly Ruin[] = [
  [868, 629, 36, 19, 40, 34, -12, 1],
  [1096, 640, 36, 18, 39, 38, -13, 0],
  [778, 672, 46, 23, 50, 46, -16, 0],
  [1198, 682, 46, 24, 51, 46, -16, 1],
  [842, 730, 50, 26, 56, 40, -16, 1],
  [1106, 742, 56, 28, 61, 52, -19, 0],
  [708, 785, 64, 32, 71, 66, -24, 1],
  [1206, 796, 74, 37, 82, 86, -29, 1],
]
/** Two gables and the walls between them, each one block; the door and the niches are dark. */
function ruin([x, y, w, eaves, high, dx, dy, face]: Ruin, l: Light): string {
  const k = 0.9,
    t = w * 0.1,
    gable = (gx: number, gy: number, s: number, ink: string) =>
      poly([[gx, gy], [gx, gy - eaves * s], [gx + w * s * 0.44, gy - high * s], [gx + w * s * 0.56, gy - high * s], [gx + w * s, gy - eaves * s], [gx + w * s, gy]], ink), // prettier-ignore
    hole = (cx: number, foot: number, tall: number, half: number) =>
      poly([[cx - half, foot], [cx - half * 0.7, foot - tall], [cx + half * 0.7, foot - tall], [cx + half, foot]], HOLE[l]) // prettier-ignore
  const [fx, fy] = [x + dx, y + dy]
  return (
    poly([[x, y + 1], [x - w * 0.5, y + w * 0.1], [x - w * 0.1, y + w * 0.14], [x + w, y + 1]], SHADE[l]) +
    gable(fx + t, fy - t * 0.4, k, SUNNY[l]) +
    gable(fx, fy, k, INSIDE[l]) +
    poly([[x, y], [x, y - eaves], [fx, fy - eaves * k], [fx + w * k, fy - eaves * k], [fx + w * k, fy], [x + w, y]], HOLE[l]) +
    // the flank towards the sun
    poly([[x + w, y], [x + w, y - eaves], [fx + w * k + t, fy - eaves * k], [fx + w * k + t, fy]], SUNNY[l]) +
    gable(x + t, y - t * 0.4, 1, SUNNY[l]) +
    gable(x, y, 1, FACE[face]![l]) +
    hole(x + w / 2, y, eaves * 0.86, w * 0.13) +
    (w > 60 ? [0.22, 0.78].map((at) => hole(x + w * at, y - eaves * 0.46, eaves * 0.36, w * 0.06)).join('') : '')
  ) // prettier-ignore
}
/** The saddle with the town: one plaza between two stepped shoulders, under the foot of the peak. */
export const spur = (l: Light): string =>
  // the wood on the neck of the saddle
  cut([[880, 640], [916, 592], [950, 572], [986, 560], [1024, 566], [1062, 560], [1096, 584], [1120, 640]], DIM[l], 0.8) +
  // the plaza in two levels
  path('M950,612C984,604 1030,602 1062,608L1084,640L1116,850H910L934,640Z', LAWN[l]) +
  path('M938,716C984,724 1036,724 1084,716L1086,728C1036,736 984,736 936,728Z', WALL[l]) +
  steps(WEST, [[862, 542], [898, 542]], l) +
  steps(EAST, [[1100, 560], [1142, 552]], l) +
  RUINS.map((one) => ruin(one, l)).join('') +
  steps(FRONT, [[680, 817], [1428, 819]], l) // prettier-ignore
/** Fog in the gorges on both sides of the saddle. */
export const fog = (l: Light): string =>
  cut([[1080, 840], [1110, 640], [1140, 586], [1190, 566], [1250, 574], [1330, 640], [1400, 840]], FOG[l], 0.9) +
  cut([[-700, 1400], [-700, 690], [-480, 660], [-240, 690], [-60, 668], [120, 690], [260, 676], [400, 700], [520, 690], [620, 650], [700, 640], [760, 596], [820, 590], [870, 640], [920, 840], [920, 1400]], FOG[l], 0.9) // prettier-ignore
/** Fog between the saddle and us: in the sun on the left, in the shade before the eastern ridge. */
export const nearFog = (): string =>
  cut([[-700, 1400], [-700, 810], [-400, 790], [-160, 806], [20, 790], [160, 826], [330, 800], [500, 790], [590, 772], [650, 788], [700, 824], [730, 880], [752, 950], [800, 1060], [860, 1400]], FOG_LOW[0], 0.9) +
  cut([[1330, 1400], [1310, 1130], [1340, 1010], [1390, 950], [1470, 944], [1550, 906], [1640, 900], [1760, 860], [2000, 850], [2000, 1400]], FOG[1], 0.9) // prettier-ignore
/** Fog that hides the foot of the town from the near side: in the sun, with a lower bank of it, and in the shade on the right. */
export const calmFog = (): string =>
  cut([[-700, 1800], [-700, 760], [200, 760], [420, 750], [560, 720], [620, 734], [684, 776], [730, 808], [796, 824], [900, 834], [1010, 862], [1120, 872], [1240, 830], [1400, 860], [2000, 850], [2000, 1800]], FOG[0], 0.9) +
  cut([[-700, 1800], [-700, 1100], [200, 1090], [380, 1120], [540, 1104], [700, 1150], [850, 1134], [980, 1134], [1090, 1124], [1200, 1120], [1310, 1120], [1310, 1800]], FOG_LOW[0], 0.9) +
  cut([[940, 1800], [930, 1420], [976, 1250], [1036, 1190], [1030, 1060], [1090, 990], [1080, 900], [1150, 826], [1250, 818], [1340, 790], [2000, 780], [2000, 1800]], FOG[1], 0.62) +
  cut([[1020, 1800], [1010, 1400], [1056, 1280], [1130, 1230], [1170, 1140], [1270, 1110], [1400, 1060], [2000, 1060], [2000, 1800]], FOG_LOW[1], 0.62) // prettier-ignore
/** The ridge in the east whose crest the sun has just passed: we see its shaded side. */
export const eastRidge = (): string =>
  massif([[1900, 1000], [1900, -120], [1700, -60], [1600, -10], [1566, 44], [1530, 74], [1500, 112], [1470, 190], [1430, 246], [1412, 320], [1370, 380], [1350, 460], [1300, 530], [1270, 620], [1200, 720], [1180, 1000]], '#1d4159',
    poly([[1560, 20], [1566, 120], [1530, 210], [1540, 300], [1490, 400], [1500, 500], [1450, 600], [1460, 720], [1410, 1000], [1900, 1000], [1900, -120]], '#17344f') +
    poly([[1700, 60], [1640, 240], [1650, 360], [1590, 480], [1600, 600], [1560, 720], [1560, 1000], [1900, 1000]], '#122a45')) // prettier-ignore
/** Fog at the foot of the eastern ridge, behind the spur. */
export const shadedFog = (): string =>
  cut([[1120, 1400], [1140, 660], [1200, 590], [1290, 610], [1350, 668], [1420, 650], [1500, 700], [1580, 690], [1660, 730], [1760, 720], [2000, 760], [2000, 1400]], FOG_LOW[1], 0.9) // prettier-ignore
