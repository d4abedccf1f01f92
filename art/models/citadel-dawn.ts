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
  `<g transform="translate(20,0)">${massif(HUCHUY, (['#b7ab58', '#2f5f70'] as const)[l],
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

const n = (v: number) => v.toFixed(1)
/** A smooth open line through the points. */
function open(points: readonly Pt[]): string {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))]!
  let d = `${n(at(0)[0])},${n(at(0)[1])}`
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${[b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6, c[0], c[1]].map(n).join(' ')}`
  }
  return d
}
/** Bands between an upper and a lower line, in turn wall and grass, at the given shares of the way down. */
function bands(
  upper: readonly Pt[],
  lower: readonly Pt[],
  shares: readonly number[],
  inks: readonly string[],
): string {
  const line = (t: number): Pt[] =>
    upper.map(([x, y], i) => [x + (lower[i]![0] - x) * t, y + (lower[i]![1] - y) * t])
  return shares
    .slice(0, -1)
    .map((t, i) =>
      path(`M${open(line(t))}L${open(line(shares[i + 1]!).toReversed())}Z`, inks[i % inks.length]!),
    )
    .join('')
}
const GRASS: Inks = ['#b4bf58', '#2a6066']
const LAWN: Inks = ['#d3dc72', '#35757a']
const WALL: Inks = ['#f7e2aa', '#4f7c8a']
const DIM: Inks = ['#7f8f58', '#1e475a']
/** Masonry: faces towards us, faces towards the sun, doors and niches. */
const FACE: readonly Inks[] = [['#d9ae6a', '#52808e'], ['#e6c07e', '#5c8a97'], ['#cba05f', '#4a7685']] // prettier-ignore
const SUNNY: Inks = ['#fff3cc', '#86aeb3']
/** The grass behind a wall, seen through its openings, and the shade of the wall on the grass. */
const HOLE: Inks = ['#8b9b46', '#20505c']
const SHADE: Inks = ['#8b9b46', '#20505c']
/** The insides of the low walls. */
const INSIDE: Inks = ['#efd39a', '#6a959f']
/** A ruin: two gable walls without a roof and low walls between them. The lower left corner of the near gable, its width, eaves and height, where the far gable is from it, what is in the near one. */
type Ruin = readonly [x: number, y: number, wide: number, eaves: number, high: number, dx: number, dy: number, face: 0 | 1, holes: 'door' | 'both'] // prettier-ignore
/** The ruins of the town from back to front, in rows along the ridge on both sides of the lawn. */
const RUINS: readonly Ruin[] = [
  [1064, 632, 35, 16, 37, 42, -20, 1, 'door'],
  [796, 706, 47, 22, 52, 54, -27, 0, 'door'],
  [1082, 710, 54, 25, 58, 66, -28, 1, 'door'],
  [820, 782, 55, 26, 60, 62, -34, 1, 'door'],
  [708, 812, 66, 31, 75, 78, -40, 0, 'both'],
  [1102, 808, 76, 36, 86, 92, -42, 0, 'both'],
]
/** A gable wall: its face in shade tone, its slopes and its end towards the sun. */
function gable(x: number, y: number, w: number, eaves: number, high: number, face: string, l: Light, holes: 'door' | 'niches' | 'both'): string {
  const t = w * 0.09,
    top = x + w * 0.5,
    flat = w * 0.05,
    hole = (cx: number, foot: number, tall: number, half: number) =>
      poly([[cx - half, foot], [cx - half * 0.72, foot - tall], [cx + half * 0.72, foot - tall], [cx + half, foot]], HOLE[l])
  return (
    poly([[x, y - eaves], [x, y - eaves - t * 0.4], [top - flat, y - high - t * 0.4], [top + flat, y - high - t * 0.4], [x + w, y - eaves - t * 0.4], [x + w + t, y - eaves - t * 0.8], [x + w + t, y - t * 0.5], [x + w, y]], SUNNY[l]) +
    poly([[x, y], [x, y - eaves], [top - flat, y - high], [top + flat, y - high], [x + w, y - eaves], [x + w, y]], face) +
    (holes === 'niches' ? '' : hole(top, y, eaves * 0.86, w * 0.12)) +
    (holes === 'door'
      ? ''
      : [0.25, 0.75].map((at) => hole(x + w * at, y - eaves * 0.5, eaves * 0.38, w * 0.06)).join(''))
  )
} // prettier-ignore
function ruin([x, y, w, eaves, high, dx, dy, face, holes]: Ruin, l: Light): string {
  const k = 0.9,
    low = eaves * 0.5,
    corners: Pt[] = [[x, y], [x, y - eaves], [x + w * 0.5, y - high], [x + w, y - eaves], [x + w, y]], // prettier-ignore
    side = ([ax, ay]: Pt, [bx, by]: Pt, ink: Inks) =>
      poly([[ax, ay], [ax, ay - low], [bx, by - low * k], [bx, by]], ink[l]) // prettier-ignore
  return (
    poly(
      corners.map(([px, py]): Pt => [px - (y - py) * 0.42, y + (y - py) * 0.2]),
      SHADE[l],
    ) + // prettier-ignore
    gable(x + dx, y + dy, w * k, eaves * k, high * k, FACE[2]![l], l, 'niches') +
    side([x, y], [x + dx, y + dy], INSIDE) +
    side([x + w, y], [x + dx + w * k, y + dy], SUNNY) +
    gable(x, y, w, eaves, high, FACE[face]![l], l, holes)
  )
}
const SPUR: Pt[] = [
  [400, 1400], [480, 1180], [590, 980], [650, 870], [690, 770], [740, 674], [800, 610], [880, 572], [1000, 558], [1130, 562], [1200, 596], [1290, 672], [1366, 760], [1450, 860], [1520, 960], [1620, 1180], [1700, 1400],
] // prettier-ignore
/** The spur with the town on it. */
export const spur = (l: Light): string =>
  massif(SPUR, GRASS[l],
    // the western cliff, turned from the sun
    poly([[880, 540], [812, 636], [780, 690], [742, 746], [724, 782], [704, 802], [640, 800], [400, 800], [500, 540]], DIM[l]) +
    // terraces round the eastern side and the end of the spur
    bands([[1120, 560], [1196, 634], [1258, 712], [1280, 778], [1226, 826], [1100, 848], [950, 852], [810, 836], [700, 798]], [[1190, 566], [1350, 690], [1480, 840], [1540, 990], [1440, 1100], [1180, 1150], [940, 1160], [700, 1130], [440, 1060]], [0, 0.07, 0.19, 0.27, 0.41, 0.5, 0.66, 0.76, 0.94, 1.05, 1.26, 1.38, 1.7], [WALL[l], GRASS[l]]) +
    // the sacred hill
    bands([[852, 600], [872, 584], [904, 582], [926, 592]], [[800, 662], [850, 642], [910, 638], [952, 650]], [0, 0.18, 0.42, 0.58, 0.84, 1], [WALL[l], LAWN[l]]) +
    // the lawn in two steps
    path('M962,646C968,620 976,596 984,572L1034,570C1038,596 1044,620 1050,644C1020,649 990,649 962,646Z', LAWN[l]) +
    path('M962,646C990,649 1020,649 1050,644L1051,653C1020,659 990,658 959,655Z', WALL[l]) +
    path('M959,655C990,658 1020,659 1051,653C1060,702 1067,750 1074,796C1030,806 970,808 934,800C944,752 952,704 959,655Z', LAWN[l]) +
    path('M934,800C970,808 1030,806 1074,796L1077,808C1030,819 968,821 931,812Z', WALL[l]) +
    RUINS.map((one) => ruin(one, l)).join('')) // prettier-ignore
/** Fog behind the spur, and in the gorge on the left. */
export const fog = (l: Light): string =>
  cut([[540, 840], [640, 716], [716, 668], [776, 606], [840, 574], [900, 540], [968, 544], [1050, 528], [1150, 546], [1250, 560], [1330, 640], [1400, 800]], FOG[l], 0.9) +
  cut([[-700, 1400], [-700, 690], [-480, 660], [-240, 690], [-60, 668], [120, 690], [260, 676], [400, 712], [520, 744], [620, 786], [720, 840], [800, 940], [800, 1400]], FOG[l], 0.9) // prettier-ignore
/** Fog between the spur and us: in the sun on the left, in the shade before the eastern ridge. */
export const nearFog = (): string =>
  cut([[-700, 1400], [-700, 810], [-400, 790], [-160, 806], [20, 790], [160, 826], [330, 810], [500, 850], [610, 896], [680, 960], [716, 1060], [720, 1400]], FOG_LOW[0], 0.9) +
  cut([[1330, 1400], [1310, 1130], [1340, 1010], [1390, 950], [1470, 944], [1550, 906], [1640, 900], [1760, 860], [2000, 850], [2000, 1400]], FOG[1], 0.9) // prettier-ignore
/** The ridge in the east whose crest the sun has just passed: we see its shaded side. */
export const eastRidge = (): string =>
  massif([[1900, 1000], [1900, -120], [1700, -60], [1600, -10], [1566, 44], [1530, 74], [1500, 112], [1470, 190], [1430, 246], [1412, 320], [1370, 380], [1350, 460], [1300, 530], [1270, 620], [1200, 720], [1180, 1000]], '#1d4159',
    poly([[1560, 20], [1566, 120], [1530, 210], [1540, 300], [1490, 400], [1500, 500], [1450, 600], [1460, 720], [1410, 1000], [1900, 1000], [1900, -120]], '#17344f') +
    poly([[1700, 60], [1640, 240], [1650, 360], [1590, 480], [1600, 600], [1560, 720], [1560, 1000], [1900, 1000]], '#122a45')) // prettier-ignore
/** Fog at the foot of the eastern ridge, behind the spur. */
export const shadedFog = (): string =>
  cut([[1120, 1400], [1140, 660], [1200, 590], [1290, 610], [1350, 668], [1420, 650], [1500, 700], [1580, 690], [1660, 730], [1760, 720], [2000, 760], [2000, 1400]], FOG_LOW[1], 0.9) // prettier-ignore
