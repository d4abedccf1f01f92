/** A giant tortoise of Aldabra against the evening light, cut by hand in profile: it faces left and stretches its neck. Design pixels. */
import { smooth } from '../kit/cut.ts'
import { points } from '../kit/limbs.ts'
import type { Pt } from '../kit/vec.ts'

const INK = { seam: '#2b1a3a', hide: '#6d4658', shade: '#4c3049', dark: '#38233f', under: '#22142f', claw: '#d8a68c' } // prettier-ignore
/** Plates from the lit front to the shaded back: the plate, the ring in it, and its heart. */
const PLATES: [string, string, string][] = [
  ['#a0626a', '#8a5363', '#c4826f'],
  ['#83505f', '#70455b', '#9c626a'],
  ['#673f58', '#573651', '#774a60'],
  ['#4f3350', '#432a49', '#5a3a55'],
]
const RIM = points('800,604 850,630 940,650 1040,662 1150,670 1260,674 1360,672 1450,662 1520,640')
const DOME = points('800,604 812,512 868,400 968,292 1120,236 1290,266 1410,366 1482,500 1520,640')
/** The line through the points at `t`, 0 to 1. */
function along(line: readonly Pt[], t: number): Pt {
  const s = t * (line.length - 1),
    i = Math.min(line.length - 2, Math.floor(s)),
    f = s - i
  const [a, b, c, d] = [line[Math.max(0, i - 1)]!, line[i]!, line[i + 1]!, line[Math.min(line.length - 1, i + 2)]!] // prettier-ignore
  const at = (k: 0 | 1): number =>
    0.5 *
    (2 * b[k] + (c[k] - a[k]) * f + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * f ** 2 + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * f ** 3) // prettier-ignore
  return [at(0), at(1)]
}
/** A place on the shell: `u` from the front to the back, `v` from the rim to the ridge. */
const on = (u: number, v: number): Pt => {
  const [r, d] = [along(RIM, u), along(DOME, u)]
  const bow = Math.sin((v * Math.PI) / 2) * 0.35 + v * 0.65
  return [r[0] + (d[0] - r[0]) * bow, r[1] + (d[1] - r[1]) * bow]
}
const path = (pts: readonly Pt[]): string => `M${pts.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}` // prettier-ignore
/** An edge on the shell from one place to another, bent as the shell is. */
const edge = ([ua, va]: Pt, [ub, vb]: Pt): Pt[] =>
  Array.from({ length: 9 }, (_, i) => on(ua + ((ub - ua) * i) / 8, va + ((vb - va) * i) / 8))
const plate = (corners: readonly Pt[], ink: string): string =>
  `<path d="${path(corners.flatMap((c, i) => edge(c, corners[(i + 1) % corners.length]!)))}Z" fill="${ink}"/>`
/** The corners drawn towards the middle. */
const shrink = (corners: readonly Pt[], k: number, lift = 0): Pt[] => {
  const m = corners.reduce<Pt>((s, c) => [s[0] + c[0] / corners.length, s[1] + c[1] / corners.length], [0, 0])
  return corners.map((c) => [m[0] + (c[0] - m[0]) * k, m[1] + lift + (c[1] - m[1]) * k])
}
function shell(): string {
  const outline = [...Array.from({ length: 61 }, (_, i) => along(DOME, i / 60)), ...Array.from({ length: 61 }, (_, i) => along(RIM, 1 - i / 60))] // prettier-ignore
  const costal = [0.07, 0.3, 0.54, 0.76, 0.95],
    ridge = [0.02, 0.19, 0.42, 0.65, 0.86, 0.99]
  let d = `<path d="${path(outline)}Z" fill="${INK.seam}" stroke="${INK.seam}" stroke-width="14" stroke-linejoin="round"/>`
  for (let i = 0; i < 4; i++) {
    const [a, b] = [costal[i]!, costal[i + 1]!]
    const [body, ring, heart] = PLATES[i]!
    const corners: Pt[] = [[a + 0.008, 0.26], [b - 0.008, 0.26], [b - 0.008, 0.72], [ridge[i + 1]!, 0.8], [a + 0.008, 0.72]] // prettier-ignore
    d += plate(corners, body) + plate(shrink(corners, 0.72, 0.01), ring) + plate(shrink(corners, 0.42, 0.03), heart) // prettier-ignore
  }
  for (let i = 0; i < 5; i++) {
    const [a, b] = [ridge[i]!, ridge[i + 1]!]
    const tone = PLATES[Math.max(0, Math.min(3, i - 1))]!
    const low: Pt[] = i < 1 ? [[b - 0.008, 0.83], [0.07, 0.76], [a, 0.8]] : i > 3 ? [[b, 0.8], [0.95, 0.76], [a + 0.008, 0.83]] : [[b - 0.008, 0.83], [costal[i]!, 0.755], [a + 0.008, 0.83]] // prettier-ignore
    d += plate([[a + 0.008, 1], [b - 0.008, 1], ...low], tone[i === 0 ? 2 : 0]) // prettier-ignore
  }
  for (let i = 0; i < 9; i++) {
    const [a, b] = [0.03 + i * 0.106, 0.03 + (i + 1) * 0.106]
    d += plate([[a + 0.006, 0.02], [b - 0.006, 0.02], [b - 0.006, 0.22], [a + 0.006, 0.22]], PLATES[Math.min(3, Math.floor(i / 2.2))]![1]) // prettier-ignore
  }
  return d
}
/** Claws along the foot, from the left. */
const claws = (xs: readonly number[], y: number, ink: string): string =>
  xs.map((x) => `<path d="M${x - 9},${y}C${x - 9},${y - 22} ${x + 7},${y - 22} ${x + 9},${y}Z" fill="${ink}"/>`).join('') // prettier-ignore
const head = (): string =>
  // neck with the shade of the rim on it, and its folds
  smooth(points('772,392 806,420 832,466 860,520 900,560 900,664 830,660 780,616 746,562 728,510 716,466'), INK.hide, 0.8) + // prettier-ignore
  smooth(points('728,480 752,512 776,560 806,604 850,644 900,668 830,662 780,616 746,562 728,510'), INK.shade, 0.8) + // prettier-ignore
  smooth(points('838,480 806,520 784,574 790,616 830,668 910,668 910,500'), INK.dark, 0.8) +
  ['M796,432Q764,452 750,496', 'M818,466Q778,490 762,536', 'M812,516Q792,536 780,574']
    .map((d) => `<path d="${d}" fill="none" stroke="${INK.shade}" stroke-width="4" stroke-linecap="round"/>`)
    .join('') +
  // lower jaw, open mouth, leaf, skull with its beak
  smooth(points('772,452 730,456 686,462 664,472 672,484 700,490 738,492 766,484'), INK.shade, 0.8) +
  '<path d="M664,458L748,456L734,468L676,474Z" fill="#241530"/>' +
  '<path d="M586,484C610,446 664,440 712,471C678,494 622,502 586,484Z" fill="#6fae5e"/><path d="M586,484C634,478 676,468 712,471C678,494 622,502 586,484Z" fill="#2f6b57"/>' +
  smooth(points('786,440 788,404 764,374 726,364 690,374 662,400 650,430 652,460 664,468 684,466 716,467 752,462 776,456'), INK.hide, 0.75) + // prettier-ignore
  smooth(points('664,464 716,452 756,436 786,418 788,446 776,460 752,462 716,463 680,462'), INK.shade, 0.7) +
  smooth(points('770,384 740,370 706,374 690,386 722,388'), '#8c5b64', 0.8) +
  '<path d="M664,461Q716,470 764,448" fill="none" stroke="#2b1a3a" stroke-width="3.4" stroke-linecap="round"/>' +
  '<path d="M661,416l7,-3l-1,8Z" fill="#2b1a3a"/>' +
  // the eye looks down at the leaf, under a heavy lid
  '<path d="M690,416C694,402 716,400 724,414C718,424 700,426 690,416Z" fill="#22142f"/><circle cx="701" cy="414" r="3" fill="#ffe6b8"/><path d="M686,412C694,394 718,392 728,412C716,403 702,404 686,412Z" fill="#8c5b64"/>' // prettier-ignore
/** A leg like an elephant's from its outline, its claws along the flat foot. */
const leg = (d: string, ink: string, clawXs: readonly number[], ground: number, claw: string): string =>
  `<path d="${d}" fill="${ink}"/>${claws(clawXs, ground, claw)}`
/** Far legs, belly, near legs, neck and head, and over all the shell with the shade of its rim. */
export const giantTortoise = (): string =>
  leg(
    'M948,640C956,700 952,750 946,784C942,804 940,832 952,836H1024C1036,832 1034,806 1034,780C1036,740 1046,700 1050,640Z',
    INK.dark,
    [966, 988, 1010],
    836,
    '#9a6c74',
  ) + // prettier-ignore
  leg(
    'M1200,640C1210,700 1208,750 1206,784C1202,806 1200,832 1212,836H1286C1298,832 1296,806 1298,780C1300,740 1306,700 1310,640Z',
    INK.dark,
    [1226, 1248, 1270],
    836,
    '#9a6c74',
  ) + // prettier-ignore
  smooth(points('836,610 900,676 1010,708 1160,716 1330,712 1450,690 1490,640 1160,620'), INK.under, 0.7) +
  head() +
  leg(
    'M824,610C804,670 800,720 792,772C788,796 776,812 776,842C776,862 784,866 796,866H880C896,866 900,852 896,826C892,796 902,770 922,740C946,706 962,680 966,640Z',
    INK.hide,
    [804, 832, 860],
    866,
    INK.claw,
  ) + // prettier-ignore
  `<path d="M966,640C962,680 946,706 922,740C902,770 892,796 896,826C900,852 896,866 880,866H870C874,830 866,800 872,766C880,730 910,690 924,650Z" fill="${INK.shade}"/>` +
  smooth(points('806,590 960,640 968,684 930,716 884,712 842,690 812,664 808,630'), INK.dark, 0.8) +
  leg(
    'M1348,640C1352,700 1350,750 1352,790C1350,812 1346,826 1348,846C1350,862 1358,866 1368,866H1458C1474,866 1478,854 1474,830C1470,800 1482,760 1490,730C1498,700 1500,670 1502,640Z',
    INK.shade,
    [1378, 1408, 1438],
    866,
    INK.claw,
  ) + // prettier-ignore
  smooth(points('1340,640 1506,640 1500,694 1460,722 1396,722 1350,698'), INK.dark, 0.8) +
  shell()
