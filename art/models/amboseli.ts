/** Kilimanjaro and an umbrella thorn, cut by hand. */
import { poly, smooth, smoothPath, taper } from '../kit/cut.ts'
import { fbm } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

const HORIZON = 668
/** Kibo, broad and flat-topped (5895 m over a plain of 900 m, seen from 45 km), with Mawenzi's broken tooth at the left. */
export function kibo(): string {
  const top = Array.from({ length: 46 }, (_, i): Pt => {
    const u = -1 + i / 22.5,
      rise = 1 - Math.abs(u) ** 3.2
    return [1015 + u * 170, 332 - 41 * rise ** 0.9 - 5 * rise * fbm(i / 7, 7, 3, 2)]
  })
  const flank: Pt[] = [
    [-180, HORIZON],
    [120, 622],
    [330, 560],
    [420, 508],
    [452, 470],
    [474, 476],
    [492, 448],
    [512, 470],
    [536, 490],
    [600, 506],
    [690, 470],
    [770, 402],
    [838, 336],
    ...top,
    [1196, 346],
    [1262, 414],
    [1350, 486],
    [1460, 552],
    [1600, 606],
    [1780, HORIZON],
  ]
  const mawenzi: Pt[] = [[-180, HORIZON], [120, 622], [330, 560], [420, 508], [452, 470], [474, 476], [492, 448], [486, 482], [499, 508], [484, 548], [508, 592], [494, 632], [516, HORIZON]],
    shade: Pt[] = [
      [560, HORIZON], [600, 606], [676, 556], [716, 490], [790, 424], [850, 356], [900, 312], [950, 322], [936, 372], [912, 404], [930, 424], [892, 470],
      [900, 500], [866, 548], [876, 584], [846, HORIZON],
    ] // prettier-ignore
  // the ice cap: a ragged lower edge that runs out at both ends, and two gullies that hold snow further down
  const edge = Array.from({ length: 104 }, (_, i): Pt => {
    const x = 1176 - i * 3,
      rim = x > 1130 ? 303 + (x - 1130) * 0.3 : x < 880 ? 304 + (880 - x) * 0.8 : 303,
      held = 16 * Math.exp(-(((x - 986) / 13) ** 2)) + 22 * Math.exp(-(((x - 1098) / 15) ** 2)),
      low = 12 + 34 * fbm(x / 26, 3, 4, 5) + held,
      y = rim + low * Math.min(1, (x - 866) / 44, (1177 - x) / 50)
    return [x + (y - 326) * 0.0022 * (x - 1010), y]
  })
  const snow: Pt[] = [...top.filter(([x]) => x > 866 && x < 1172), ...edge.filter(([x]) => x < 1170)]
  const snowShade: Pt[] = [
    ...top.filter(([x]) => x > 866 && x < 948),
    [930, 306],
    [940, 320],
    [924, 342],
    ...edge.filter(([x]) => x < 922),
  ]
  const gullies: Pt[][] = [
    [
      [1010, 340],
      [1026, 420],
      [1000, 520],
      [1060, 620],
      [1040, 520],
      [1052, 430],
    ],
    [
      [1150, 340],
      [1200, 430],
      [1230, 540],
      [1330, 630],
      [1268, 530],
      [1226, 430],
    ],
    [
      [1106, 380],
      [1120, 470],
      [1150, 560],
      [1190, 632],
      [1166, 550],
      [1142, 460],
    ],
  ]
  return (
    poly(flank, '#b98291') +
    poly(shade, '#94698a') +
    poly(mawenzi, '#94698a') +
    gullies.map((points) => poly(points, '#a8768d')).join('') +
    poly(snow, '#fff0d8') +
    poly(snowShade, '#d6b7c4')
  )
}
/** An umbrella thorn: a forked trunk that fans into twigs under one flat crown with gaps of sky. Unit: its height. */
export function umbrellaThorn(x: number, ground: number, high: number): string {
  const at = ([u, v]: Pt): Pt => [x + u * high, ground - v * high],
    stick = (a: Pt, ra: number, b: Pt, rb: number) => taper(at(a), ra * high, at(b), rb * high)
  const wood: [Pt, number, Pt, number][] = [
    [[0, -0.01], 0.036, [0.02, 0.24], 0.026],
    [[0.02, 0.24], 0.02, [-0.12, 0.46], 0.015],
    [[0.02, 0.24], 0.021, [0.1, 0.5], 0.015],
    [[-0.12, 0.46], 0.013, [-0.36, 0.68], 0.007],
    [[-0.12, 0.46], 0.011, [-0.13, 0.72], 0.006],
    [[-0.23, 0.56], 0.008, [-0.26, 0.74], 0.005],
    [[-0.3, 0.62], 0.006, [-0.47, 0.7], 0.004],
    [[0.1, 0.5], 0.012, [0.06, 0.76], 0.006],
    [[0.1, 0.5], 0.013, [0.34, 0.7], 0.007],
    [[0.21, 0.59], 0.008, [0.2, 0.78], 0.005],
    [[0.28, 0.65], 0.006, [0.5, 0.74], 0.004],
    [[-0.12, 0.6], 0.006, [-0.04, 0.76], 0.004],
  ]
  const crown: Pt[] = [
    [-0.62, 0.7], [-0.56, 0.755], [-0.44, 0.79], [-0.38, 0.84], [-0.26, 0.875], [-0.14, 0.89], [-0.06, 0.925], [0.08, 0.94],
    [0.2, 0.915], [0.3, 0.91], [0.4, 0.87], [0.5, 0.85], [0.58, 0.8], [0.65, 0.76], [0.6, 0.735], [0.5, 0.75], [0.42, 0.715],
    [0.32, 0.74], [0.22, 0.725], [0.16, 0.765], [0.06, 0.74], [-0.02, 0.765], [-0.1, 0.725], [-0.2, 0.74], [-0.28, 0.7],
    [-0.38, 0.72], [-0.46, 0.685], [-0.54, 0.7],
  ] // prettier-ignore
  const gaps: Pt[][] = [
    [[-0.31, 0.75], [-0.27, 0.782], [-0.22, 0.762]],
    [[-0.19, 0.765], [-0.17, 0.78], [-0.14, 0.762]],
    [[0.26, 0.765], [0.31, 0.796], [0.345, 0.77]],
    [[0.1, 0.785], [0.13, 0.802], [0.165, 0.79]],
    [[-0.07, 0.795], [-0.03, 0.81], [0, 0.79]],
    [[0.46, 0.775], [0.5, 0.79], [0.53, 0.772]],
    [[-0.47, 0.715], [-0.44, 0.738], [-0.4, 0.725]],
  ] // prettier-ignore
  const lit: Pt[] = [
    [-0.36, 0.825], [-0.26, 0.865], [-0.12, 0.885], [0.08, 0.93], [0.2, 0.908], [0.3, 0.9], [0.4, 0.865], [0.52, 0.84], [0.6, 0.79],
    [0.5, 0.8], [0.42, 0.822], [0.3, 0.83], [0.18, 0.86], [0.04, 0.872], [-0.1, 0.842], [-0.24, 0.838],
  ] // prettier-ignore
  return (
    `<path d="${wood.map((bough) => stick(...bough)).join('')}" fill="#33294a"/>` +
    `<path fill-rule="evenodd" d="${smoothPath(crown.map(at), 0.8)}${gaps.map((gap) => smoothPath(gap.map(at), 0.4)).join('')}" fill="#353650"/>` +
    smooth(lit.map(at), '#565648', 0.8)
  )
}

/** Elephants in a line on the far plain, going right. Unit: the height of a cow. */
export function farHerd(x: number, y: number, k: number, ink: string): string {
  const one = (u: number, s: number): string =>
    smooth(
      ([
        [-0.62, -0.5], [-0.6, -0.8], [-0.4, -0.95], [-0.1, -0.93], [0.12, -1], [0.34, -1.02], [0.5, -0.9], [0.58, -0.66], [0.6, -0.4], [0.66, -0.18],
        [0.6, -0.14], [0.52, -0.36], [0.44, -0.56], [0.3, -0.5], [0.26, -0.2], [0.27, 0], [0.12, 0], [0.1, -0.3], [-0.1, -0.36], [-0.34, -0.34],
        [-0.36, 0], [-0.52, 0], [-0.54, -0.26],
      ] as Pt[]).map(([a, b]): Pt => [x + (u + a * s) * k, y + b * s * k]), // prettier-ignore
      ink,
      0.5,
    )
  return one(0, 1) + one(1.7, 0.94) + one(2.72, 0.52) + one(4, 1.06)
}
