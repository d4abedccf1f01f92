/** The shore of Botafogo: flats among trees, the beach, and yachts that lie at anchor with their sails up. Light from the left. */
import { poly, smooth, smoothPath } from '../kit/cut.ts'
import { forest } from '../kit/forest-mass.ts'
import type { Pt } from '../kit/vec.ts'

const FLATS = [
  { lit: '#fff3da', shade: '#a795b3', dark: '#6f6a96' },
  { lit: '#fbdcb8', shade: '#a4839f', dark: '#75648f' },
  { lit: '#f3e7dc', shade: '#8f93b3', dark: '#626c98' },
]
/** A block: its lit side to the left, its shaded side to the right. */
function block(x: number, foot: number, wide: number, high: number, kind: number): string {
  const { lit, shade, dark } = FLATS[kind % 3]!,
    front = wide * (kind % 2 ? 0.62 : 0.5),
    rise = wide * 0.1,
    floors = Math.max(2, Math.round(high / 17))
  let s =
    poly([[x, foot], [x, foot - high], [x + front, foot - high + rise], [x + front, foot]], lit) +
    poly([[x + front, foot], [x + front, foot - high + rise], [x + wide, foot - high], [x + wide, foot]], shade) +
    poly([[x, foot - high], [x + front, foot - high + rise], [x + wide, foot - high], [x + wide - front, foot - high - rise]], '#fff6e6') // prettier-ignore
  if (kind === 4)
    return (
      poly([[x, foot], [x, foot - high], [x + front, foot - high + rise], [x + front, foot]], lit) +
      poly([[x + front, foot], [x + front, foot - high + rise], [x + wide, foot - high], [x + wide, foot]], shade) +
      poly([[x - 3, foot - high], [x + front, foot - high + rise + 2], [x + wide * 0.62, foot - high - rise * 2.4], [x + wide * 0.2, foot - high - rise * 2.6]], '#e58a5e') +
      poly([[x + front, foot - high + rise + 2], [x + wide + 3, foot - high], [x + wide * 0.62, foot - high - rise * 2.4]], '#a85a5c') +
      [0.28, 0.58].flatMap((v) => [0.22, 0.6].map((u) => poly([[x + front * u, foot - high * v], [x + front * (u + 0.2), foot - high * v], [x + front * (u + 0.2), foot - high * v - 11], [x + front * u, foot - high * v - 11]], '#b78f8e'))).join('') +
      [0.28, 0.58].map((v) => poly([[x + wide * 0.72, foot - high * v], [x + wide * 0.86, foot - high * v], [x + wide * 0.86, foot - high * v - 11], [x + wide * 0.72, foot - high * v - 11]], dark)).join('')
    ) // prettier-ignore
  for (let i = 1; i <= floors; i++) {
    const y = foot - high + ((i - 0.35) * high) / (floors + 0.3)
    if (kind % 2) s += poly([[x + 3, y], [x + front - 2, y + rise * 0.9], [x + front - 2, y + rise * 0.9 + 5], [x + 3, y + 5]], '#c7a9ae') // prettier-ignore
    else
      for (let j = 0; j < 3; j++)
        s += poly([[x + front * (0.16 + j * 0.27), y], [x + front * (0.3 + j * 0.27), y + 1.500], [x + front * (0.3 + j * 0.27), y + 8], [x + front * (0.16 + j * 0.27), y + 7]], '#b79aab') // prettier-ignore
    s += poly([[x + front + 3, y + rise * 0.7], [x + wide - 3, y], [x + wide - 3, y + 5], [x + front + 3, y + rise * 0.7 + 5]], dark) // prettier-ignore
  }
  return s
}
/** The land behind the beach, open to the top: the trees keep inside it. */
const INLAND: Pt[] = [[1180, 746], [1160, 640], [1300, 560], [1900, 560], [1900, 1200], [1210, 1200], [1268, 960], [1290, 884], [1264, 820], [1208, 776]] // prettier-ignore
const trees = (...args: Parameters<typeof forest>): string =>
  `<g clip-path="url(#inland)">${forest(...args)}</g>`
export function botafogo(): string {
  const blocks = (list: [x: number, foot: number, wide: number, high: number, kind: number][]): string =>
    list.map((b) => block(...b)).join('')
  const town =
    // three streets of flats, each on its own level line, wall to wall
    blocks([[1250, 762, 40, 44, 1], [1288, 760, 46, 66, 0], [1332, 758, 40, 52, 4], [1370, 757, 48, 96, 3], [1416, 755, 44, 70, 2], [1458, 753, 52, 112, 5], [1508, 751, 44, 62, 1], [1550, 749, 54, 92, 0], [1602, 748, 46, 70, 2], [1646, 747, 50, 108, 5], [1694, 746, 46, 76, 1], [1738, 746, 60, 96, 0]]) +
    trees(31, [[1200, 790], [1260, 772], [1420, 764], [1640, 756], [1860, 754]], 850, 22, '#3f7466') +
    blocks([[1290, 822, 52, 54, 4], [1340, 820, 56, 92, 1], [1394, 817, 50, 70, 2], [1442, 815, 64, 122, 0], [1504, 812, 52, 84, 5], [1554, 809, 62, 104, 3], [1614, 806, 54, 72, 4], [1666, 804, 64, 118, 1], [1728, 802, 60, 88, 2]]) +
    trees(32, [[1240, 860], [1290, 836], [1440, 826], [1640, 816], [1860, 812]], 980, 26, '#2f655f') +
    blocks([[1322, 892, 64, 66, 5], [1384, 889, 66, 108, 3], [1448, 886, 60, 78, 4], [1506, 883, 72, 130, 0], [1576, 880, 62, 94, 1], [1636, 877, 72, 124, 2]]) +
    trees(33, [[1150, 1100], [1200, 960], [1276, 926], [1370, 904], [1460, 898], [1560, 892], [1660, 886], [1860, 880]], 1200, 30, '#245661') // prettier-ignore
  return (
    `<clipPath id="inland"><path d="${smoothPath(INLAND, 0.8)}"/></clipPath>` +
    // land, its beach and a line of foam
    smooth([[1120, 742], [1200, 730], [1400, 720], [1900, 716], [1900, 1200], [1100, 1200], [1212, 970], [1245, 884], [1222, 820], [1160, 777]], '#fbe9cb', 0.8) +
    smooth([[1128, 742], [1200, 730], [1400, 720], [1900, 716], [1900, 1200], [1112, 1200], [1220, 970], [1251, 884], [1226, 822], [1164, 776]], '#f2c795', 0.8) +
    smooth([[1180, 746], [1250, 728], [1400, 710], [1900, 706], [1900, 1200], [1210, 1200], [1268, 960], [1290, 884], [1264, 820], [1208, 776]], '#4f7d68', 0.8) +
    town +
    // the evening shadow of the hill lies on the streets behind
    '<clipPath id="dusk"><path d="M1380,560C1440,640 1470,700 1530,752C1590,800 1690,840 1760,1100H1900V560Z"/></clipPath><filter id="dim" color-interpolation-filters="sRGB"><feColorMatrix values=".5 0 0 0 .1 0 .5 0 0 .1 0 0 .54 0 .2 0 0 0 1 0"/></filter>' +
    `<g clip-path="url(#dusk)"><g filter="url(#dim)">${town}</g></g>`
  ) // prettier-ignore
}
/** A yacht seen a little from astern, her bow to the right. Unit: the length of her hull. Her mirror lies below in broken bands. */
export function yacht(x: number, y: number, k: number, flip = false, furled = false): string {
  const q = (points: Pt[]): Pt[] => points.map(([u, v]) => [x + (flip ? -u : u) * k, y + v * k])
  const band = (v: number, a: number, b: number, ink: string): string =>
    smooth(q([[a, v], [(a + b) / 2, v - 0.03], [b, v], [(a + b) / 2, v + 0.03]]), ink, 0.8) // prettier-ignore
  return (
    band(0.1, -0.5, 0.5, '#1a4c6a') + band(0.2, -0.36, 0.34, '#8fb6b4') + band(0.32, -0.3, 0.16, '#8fb6b4') + band(0.46, -0.18, 0.12, '#6fa0a8') + band(0.6, -0.1, 0.08, '#6fa0a8') +
    poly(q([[-0.5, -0.13], [-0.44, 0.05], [-0.2, 0.09], [0.28, 0.07], [0.56, -0.16], [0.2, -0.13], [-0.2, -0.1]]), '#fff6e4') +
    poly(q([[-0.2, -0.1], [-0.2, 0.09], [0.28, 0.07], [0.56, -0.16], [0.2, -0.13]]), '#c9b3bd') +
    poly(q([[-0.46, 0], [-0.44, 0.05], [-0.2, 0.09], [0.28, 0.07], [0.38, -0.01], [-0.2, 0.03]]), '#cf5b4b') +
    poly(q([[-0.16, -0.12], [-0.1, -0.2], [0.14, -0.21], [0.22, -0.14]]), '#8c86a8') +
    poly(q([[0.035, -1.6], [0.055, -1.6], [0.06, -0.14], [0.03, -0.14]]), '#5a4f70') +
    poly(q([[-0.52, -0.24], [0.03, -0.24], [0.03, -0.215], [-0.52, -0.22]]), '#5a4f70') +
    (furled
      ? smooth(q([[0.02, -0.36], [-0.2, -0.36], [-0.44, -0.29], [-0.44, -0.24], [-0.2, -0.28], [0.02, -0.27]]), '#fff1d6', 0.5)
      : smooth(q([[0.02, -1.54], [-0.14, -1], [-0.5, -0.27], [-0.2, -0.24], [0.02, -0.26], [0.03, -0.8]]), '#fff1d6', 0.5) +
    smooth(q([[0.07, -1.3], [0.17, -0.8], [0.44, -0.2], [0.26, -0.24], [0.1, -0.24], [0.06, -0.8]]), '#e3bfae', 0.5))
  ) // prettier-ignore
}
