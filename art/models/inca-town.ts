/** The town on its saddle: houses in uneven rows on terraces, three lawns between the quarters. Design pixels, light from the right. */
import { poly } from '../kit/cut.ts'
import { incaHouse, type HouseKind, type StoneInks } from './inca-house.ts'
import { mix } from '../kit/ink.ts'
import { rough } from '../kit/landform.ts'
import { random, type Random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

const NEAR: StoneInks = {
  lit: '#f4e4b6',
  half: '#cfbf96',
  shade: '#83877a',
  dark: '#43564e',
  floor: '#6f9f5e',
  thatch: '#8a6f4c',
  thatchLit: '#d2a866',
}
const FAR: StoneInks = {
  lit: '#e6ddb4',
  half: '#c0bb96',
  shade: '#8b9886',
  dark: '#5b7565',
  floor: '#7da86c',
  thatch: '#8c8460',
  thatchLit: '#c9b67c',
}

/** A row of the town: where its terrace begins and ends, the height of its walls, and what it has from left to right. */
interface Row {
  from: Pt
  to: Pt
  size: number
  kinds: (HouseKind | 'gap')[]
}
const LEFT: Row[] = [
  { from: [706, 690], to: [806, 684], size: 14, kinds: ['gable', 'hall', 'gap', 'twin'] },
  { from: [670, 712], to: [788, 704], size: 17, kinds: ['hall', 'gap', 'low', 'gable'] },
  { from: [634, 742], to: [776, 730], size: 21, kinds: ['gable', 'gap', 'hall', 'gable'] },
  { from: [600, 778], to: [752, 762], size: 26, kinds: ['twin', 'low', 'gap', 'hall'] },
  { from: [566, 824], to: [734, 802], size: 33, kinds: ['hall', 'gap', 'gable', 'open'] },
  { from: [530, 880], to: [712, 854], size: 40, kinds: ['gable', 'gap', 'twin', 'low'] },
  { from: [490, 950], to: [680, 920], size: 48, kinds: ['hall', 'gap', 'gable'] },
]
const RIGHT: Row[] = [
  { from: [912, 684], to: [1052, 696], size: 14, kinds: ['twin', 'gap', 'hall', 'gable'] },
  { from: [920, 704], to: [1084, 720], size: 17, kinds: ['hall', 'gap', 'twin', 'low', 'gable'] },
  { from: [928, 732], to: [1116, 752], size: 21, kinds: ['low', 'twin', 'gap', 'hall', 'gable'] },
  { from: [932, 766], to: [1142, 792], size: 26, kinds: ['hall', 'gable', 'gap', 'thatch', 'low'] },
  { from: [928, 810], to: [1156, 842], size: 33, kinds: ['twin', 'gap', 'hall', 'gable'] },
  { from: [916, 866], to: [1172, 904], size: 40, kinds: ['gable', 'open', 'gap', 'twin'] },
  { from: [896, 936], to: [1180, 984], size: 48, kinds: ['hall', 'gap', 'low', 'gable'] },
]
const WIDE: Record<HouseKind | 'gap', number> = {
  gable: 1,
  twin: 1.9,
  hall: 2.1,
  low: 1.1,
  thatch: 1.3,
  open: 1.3,
  gap: 0.55,
}

function row({ from, to, size, kinds }: Row, side: 1 | -1, r: Random): string {
  const inks = size < 20 ? FAR : NEAR,
    at = (t: number, drop = 0): Pt => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + drop],
    // a retaining wall that runs out at both ends
    band = (a: number, b: number, ink: string): string =>
      poly(rough([at(-0.05, (a + b) / 2), at(0, a), at(0.5, a), at(1, a), at(1.04, (a + b) / 2), at(1, b), at(0.5, b), at(0, b)], 0.8, size, 24), ink) // prettier-ignore
  // grass behind, the terrace wall in front with the grass of the next terrace at its foot
  let s =
    band(-size * 1.1, 1, size < 20 ? '#8ab56c' : '#83b463') +
    (size % 2 ? band(0, size * 0.36, mix(inks.half, inks.shade, side > 0 ? 0.25 : 0.45)) : '')
  const total = kinds.reduce((sum, kind) => sum + WIDE[kind] * r.range(0.98, 1.02) + 0.08, 0),
    unit = 1 / total
  const spots = kinds.map((kind, i) => {
    const t = (kinds.slice(0, i).reduce((sum, k) => sum + WIDE[k] + 0.08, 0) + 0.04) * unit
    return { kind, t, w: WIDE[kind] * unit * Math.hypot(to[0] - from[0], to[1] - from[1]) }
  })
  // the outer ones first, so that each covers a part of the one behind it
  for (const { kind, t, w } of side > 0 ? spots : spots.toReversed()) {
    if (kind === 'gap') continue
    const [x, y] = at(t),
      h = size * r.range(0.4, 0.54),
      fall = ((to[1] - from[1]) / (to[0] - from[0])) * w * 0.5
    s += incaHouse(
      kind,
      x,
      y + fall + r.range(-0.04, 0.04) * size,
      w * r.range(0.84, 0.96),
      h,
      size * r.range(0.92, 1.12),
      side,
      inks,
    )
  }
  return s
}
/** The lawns of the plaza: each a low wall lower than the one behind it, the shade of the western quarter along its left side. */
function plaza(): string {
  const lawn = (corners: Pt[], drop: number, ink: string): string =>
    poly(
      corners.map(([x, y]): Pt => [x, y + drop]),
      '#c9c48f',
    ) + poly(corners, ink)
  const steps = (x: number, y: number, w: number, h: number): string =>
    [0, 1, 2, 3].map((i) => poly([[x - i, y + (i * h) / 4], [x + w + i, y + (i * h) / 4], [x + w + i, y + ((i + 0.55) * h) / 4], [x - i, y + ((i + 0.55) * h) / 4]], '#efe2b6')).join('') // prettier-ignore
  return (
    lawn([[820, 676], [894, 674], [910, 712], [796, 720]], 7, '#9cc76f') +
    lawn([[790, 734], [916, 724], [916, 788], [752, 800]], 10, '#8fbd68') +
    lawn([[744, 818], [914, 804], [890, 900], [700, 916]], 14, '#9cc76f') +
    poly([[796, 720], [820, 676], [838, 676], [818, 719]], '#74ae68') +
    poly([[752, 800], [790, 734], [812, 732], [782, 798]], '#6ca765') +
    poly([[700, 916], [744, 818], [772, 816], [738, 912]], '#74ae68') +
    steps(846, 719, 18, 12) +
    steps(828, 798, 24, 16)
  ) // prettier-ignore
}
export function incaTown(): string {
  const r = random(12)
  let s = plaza()
  for (let i = 0; i < LEFT.length; i++) s += row(LEFT[i]!, 1, r) + row(RIGHT[i]!, -1, r)
  return s
}
/** Terraces between an upper and a lower line: in each step the grass above, the stone wall below with its shadow. */
export function terraces(
  upper: readonly Pt[],
  lower: readonly Pt[],
  steps: number,
  [grass, wall, foot]: [string, string, string],
  wallShare = 0.42,
  /** The share of a wall that is the dark foot of its riser. */
  footShare = 0.07,
): string {
  const line = (t: number): Pt[] =>
    bend(upper.map(([x, y], i) => [x + (lower[i]![0] - x) * t, y + (lower[i]![1] - y) * t]))
  const strip = (a: Pt[], b: Pt[], fill: string): string => poly([...a, ...b.toReversed()], fill)
  let s = ''
  for (let i = 0; i < steps; i++) {
    const t0 = (i / steps) ** 1.25,
      t1 = ((i + 1) / steps) ** 1.25,
      edge = t0 + (t1 - t0) * (1 - wallShare),
      base = t1 - (t1 - t0) * wallShare * footShare
    s +=
      strip(line(t0), line(edge), grass) +
      strip(line(edge), line(base), wall) +
      strip(line(base), line(t1), foot)
  }
  return s
}
/** An open line through the points with eight parts to each stretch (Catmull-Rom). */
function bend(points: Pt[]): Pt[] {
  const out: Pt[] = [],
    at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  for (let i = 0; i < points.length - 1; i++)
    for (let k = 0; k < 8; k++) {
      const t = k / 8,
        on = (j: 0 | 1) =>
          at(i)[j] +
          (t / 2) *
            (at(i + 1)[j] -
              at(i - 1)[j] +
              t *
                (2 * at(i - 1)[j] -
                  5 * at(i)[j] +
                  4 * at(i + 1)[j] -
                  at(i + 2)[j] +
                  t * (3 * (at(i)[j] - at(i + 1)[j]) + at(i + 2)[j] - at(i - 1)[j])))
      out.push([on(0), on(1)])
    }
  return [...out, points.at(-1)!]
}
