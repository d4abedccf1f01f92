/** Sugarloaf and Morro da Urca from the hills behind Botafogo: cut planes of rock over forest. Design pixels, light from the left. */
import { poly, smooth } from '../kit/cut.ts'
import { forest } from '../kit/forest-mass.ts'
import { rough } from '../kit/landform.ts'
import type { Pt } from '../kit/vec.ts'

/** The row where both hills meet the water. */
export const SHORE = 724
const ROCK = { lit: '#ffd7ab', warm: '#f0b795', half: '#c98f94', shade: '#93799d', deep: '#6c6093' }
const LEAF = { lit: '#a4b565', half: '#6b9762', shade: '#37706a', deep: '#22535f' }

const LOAF: Pt[] = [
  [500, 718], [548, 680], [576, 640], [600, 560], [614, 480], [632, 400], [660, 318], [700, 242], [748, 184], [800, 150], [852, 140], [902, 152],
  [946, 188], [984, 244], [1012, 318], [1034, 400], [1052, 470], [1080, 540], [1130, 600], [1190, 660], [1230, 718],
] // prettier-ignore
const URCA: Pt[] = [
  [1016, 740], [1060, 660], [1100, 590], [1150, 530], [1210, 484], [1280, 452], [1350, 438], [1420, 440], [1490, 462], [1550, 506], [1610, 570], [1680, 640],
  [1760, 740],
] // prettier-ignore

const path = (points: readonly Pt[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')
/** A streak that rain has left: long, a little bent, pointed at both ends. */
const streak = (x: number, y0: number, y1: number, lean: number, wide: number, ink: string): string =>
  smooth([[x, y0], [x + lean * 0.4 + wide, y0 + (y1 - y0) * 0.4], [x + lean, y1], [x + lean * 0.4 - wide * 0.4, y0 + (y1 - y0) * 0.5]], ink, 0.8) // prettier-ignore
const hill = (id: string, outline: readonly Pt[], ink: string, body: string): string => {
  const d = path(rough(outline, 3, 7, 14))
  return `<clipPath id="${id}"><path d="M${d}Z"/></clipPath><g clip-path="url(#${id})"><path d="M0,0H2000V1000H0Z" fill="${ink}"/>${body}</g>`
}
const plane = (points: Pt[], ink: string): string => poly(rough(points, 5, 5, 18), ink)

export const sugarloaf = (): string =>
  hill(
    'loaf',
    LOAF,
    ROCK.warm,
    // the wall to the left has the sun; three slabs turn away from it to the right
    plane([[470, 780], [470, 300], [700, 200], [770, 150], [812, 140], [780, 220], [752, 330], [738, 450], [742, 560], [724, 700], [700, 780]], ROCK.lit) +
      plane([[842, 130], [866, 210], [884, 300], [888, 400], [904, 500], [900, 620], [930, 780], [1300, 780], [1100, 100]], ROCK.half) +
      plane([[884, 130], [930, 210], [956, 300], [962, 400], [980, 500], [976, 600], [1010, 780], [1300, 780], [1100, 100]], ROCK.shade) +
      plane([[950, 180], [994, 280], [1010, 380], [1022, 480], [1050, 570], [1090, 680], [1120, 780], [1300, 780], [1100, 100]], ROCK.deep) +
      plane([[640, 420], [668, 340], [690, 330], [676, 440], [656, 540], [650, 640], [622, 640], [628, 520]], '#ffe6c4') +
      [[694, 262, 640, -30, 10], [722, 230, 470, -22, 7], [660, 450, 690, -16, 8], [770, 240, 610, -20, 11], [800, 190, 400, -8, 7], [846, 250, 700, 10, 11], [800, 500, 700, 0, 8], [828, 170, 330, 6, 6], [748, 540, 700, -10, 7]]
        .map(([x, a, b, lean, wide]) => streak(x!, a!, b!, lean!, wide!, x! < 745 ? ROCK.warm : ROCK.half))
        .join('') +
      [[910, 260, 470, 10, 8], [932, 420, 680, 10, 8]].map(([x, a, b, lean, wide]) => streak(x!, a!, b!, lean!, wide!, ROCK.shade)).join('') +
      [[984, 330, 560, 14, 7], [1000, 520, 700, 20, 8]].map(([x, a, b, lean, wide]) => streak(x!, a!, b!, lean!, wide!, ROCK.deep)).join('') +
      // the wood on the crown
      forest(3, [[730, 190], [790, 164], [850, 156], [910, 168], [960, 214]], 130, 26, LEAF.half) +
      plane([[700, 120], [760, 186], [800, 168], [850, 162], [904, 174], [946, 206], [980, 120]], LEAF.half) +
      plane([[862, 120], [872, 166], [910, 180], [950, 214], [990, 120]], LEAF.shade),
  ) +
  // the forest round the foot: lit on the left, then in shade
  forest(11, [[458, 724], [500, 700], [552, 668], [620, 640], [690, 652], [760, 690]], SHORE, 40, LEAF.lit) +
  forest(12, [[650, 690], [720, 650], [800, 634], [880, 644], [940, 690]], SHORE, 44, LEAF.half) +
  forest(13, [[840, 690], [920, 640], [1000, 620], [1080, 600], [1150, 640], [1210, 720]], SHORE, 46, LEAF.shade) +
  forest(14, [[470, 724], [520, 712], [570, 704], [640, 700], [720, 712], [800, 700], [900, 704], [1000, 690], [1130, 700], [1230, 724]], SHORE, 36, LEAF.deep) // prettier-ignore
export const urca = (): string =>
  hill(
    'urca',
    URCA,
    LEAF.half,
    plane([[1000, 780], [1040, 640], [1120, 540], [1200, 470], [1290, 430], [1350, 430], [1310, 480], [1240, 540], [1190, 620], [1170, 780]], LEAF.lit) +
      plane([[1420, 430], [1446, 500], [1490, 570], [1500, 650], [1540, 780], [1800, 780], [1700, 430]], LEAF.shade) +
      // the long shadow of the loaf on the near flank
      smooth([[960, 800], [1000, 620], [1070, 560], [1130, 548], [1180, 580], [1210, 650], [1222, 800]], LEAF.shade, 0.8) +
      plane([[1540, 480], [1580, 560], [1620, 640], [1660, 780], [1800, 780], [1760, 430]], LEAF.deep) +
      // bare rock in its wall
      plane([[1244, 600], [1270, 536], [1312, 500], [1346, 516], [1336, 566], [1362, 620], [1340, 660], [1346, 720], [1262, 720], [1256, 660]], ROCK.warm) +
      plane([[1244, 600], [1270, 536], [1312, 500], [1296, 570], [1304, 630], [1280, 720], [1262, 720], [1256, 660]], ROCK.lit) +
      streak(1322, 520, 690, 8, 8, ROCK.half) +
      streak(1386, 530, 650, 10, 12, LEAF.shade) +
      forest(21, [[1190, 640], [1250, 620], [1310, 640], [1360, 650], [1430, 620], [1480, 640]], 780, 40, LEAF.half),
  ) +
  forest(22, [[1010, 740], [1044, 716], [1090, 690], [1160, 668], [1260, 664], [1340, 684]], 742, 44, '#5b8a62') +
  forest(23, [[1250, 760], [1320, 680], [1440, 664], [1560, 660], [1680, 690], [1800, 740]], 800, 48, LEAF.shade) // prettier-ignore
/** The stations on both tops, the cable between them and two cabins. `dx` is how far Urca has moved. */
export function cableway(dx: number): string {
  const a: Pt = [884, 142],
    b: Pt = [1356 + dx, 436],
    at = (t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 62 * t * (1 - t)]
  const cabin = (t: number): string => {
    const [x, y] = at(t)
    return `<path d="M${x - 0.9},${y}h1.8v13h-1.8Z" fill="#2f2f58"/><path d="M${x - 14},${y + 13}h28l3,12l-4,7h-26l-4,-7Z" fill="#fff1d2"/><path d="M${x + 4},${y + 13}h10l3,12l-4,7h-9Z" fill="#e0a24a"/><path d="M${x - 14},${y + 17}h27l1.500,6h-30Z" fill="#3c4a72"/>`
  }
  // a base that goes down into the hill, a hall open where the cable comes in, a flat roof, trees before the base
  const station = (x: number, y: number, w: number): string =>
    poly([[x - w * 1.1, y + 22], [x - w, y + 8], [x + w, y + 8], [x + w * 1.1, y + 22]], '#b98a92') +
    poly([[x - w, y + 12], [x - w, y - 10], [x + w, y - 10], [x + w, y + 12]], '#e9b79a') +
    poly([[x - w, y + 12], [x - w, y - 10], [x - w * 0.2, y - 10], [x - w * 0.2, y + 12]], '#fff1dc') +
    poly([[x - w * 0.8, y + 5], [x - w * 0.8, y - 4], [x + w * 0.8, y - 4], [x + w * 0.8, y + 5]], '#4f5a86') +
    poly([[x - w - 5, y - 9], [x - w - 5, y - 15], [x + w + 5, y - 15], [x + w + 5, y - 9]], '#fff6e6') // prettier-ignore
  const line = Array.from({ length: 25 }, (_, i) => at(i / 24))
  return (
    station(862, 142, 22) +
    forest(41, [[822, 166], [842, 160], [866, 157], [888, 160], [908, 167]], 168, 15, LEAF.half) +
    smooth([[806, 166], [836, 174], [862, 171], [888, 176], [918, 166], [890, 160], [840, 160]], LEAF.half, 0.8) +
    station(1386 + dx, 436, 32) +
    forest(42, [[1336 + dx, 466], [1360 + dx, 454], [1400 + dx, 452], [1436 + dx, 468]], 468, 18, LEAF.half) +
    `<path d="M${path(line)}" stroke="#2f2f58" stroke-width="1.8" fill="none"/>` +
    cabin(0.34) +
    cabin(0.7)
  ) // prettier-ignore
}
