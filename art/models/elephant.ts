/** A cow elephant who comes towards us, cut by hand. */
import { crease, cut, planes, type Hide } from './elephant-hide.ts'
import { foreleg } from './elephant-leg.ts'
import type { Pt } from '../kit/vec.ts'

/** The ear on the left of the picture: it faces the light. Hinge on the right. */
const EAR_LEFT: Pt[] = [
  [-0.3, 3.02], [-0.52, 3.12], [-0.86, 3.13], [-1.16, 3.02], [-1.4, 2.78], [-1.52, 2.44], [-1.5, 2.1], [-1.38, 1.82], [-1.2, 1.62],
  [-1.02, 1.5], [-0.86, 1.42], [-0.74, 1.46], [-0.66, 1.62], [-0.56, 1.86], [-0.44, 2.04], [-0.34, 2.2], [-0.3, 2.6],
] // prettier-ignore
const EAR_RIGHT: Pt[] = [
  [0.3, 3.02], [0.52, 3.13], [0.84, 3.15], [1.12, 3.04], [1.34, 2.8], [1.43, 2.46], [1.41, 2.12], [1.3, 1.84], [1.14, 1.64],
  [0.98, 1.52], [0.82, 1.46], [0.72, 1.5], [0.64, 1.66], [0.54, 1.88], [0.44, 2.04], [0.34, 2.2], [0.3, 2.6],
] // prettier-ignore
const HEAD: Pt[] = [
  [-0.1, 3.26], [0.04, 3.22], [0.18, 3.27], [0.34, 3.19], [0.45, 3], [0.485, 2.78], [0.455, 2.56], [0.42, 2.38], [0.425, 2.18], [0.465, 1.99], [0.45, 1.83],
  [0.36, 1.77], [0.24, 1.76], [0, 1.66], [-0.22, 1.76], [-0.34, 1.77], [-0.43, 1.83], [-0.445, 1.99], [-0.405, 2.18], [-0.4, 2.38], [-0.435, 2.56], [-0.465, 2.78],
  [-0.43, 3], [-0.3, 3.18],
] // prettier-ignore
/** The trunk: a middle line from the brow to the tip, and half its width. */
const TRUNK: [x: number, y: number, r: number][] = [
  [0.01, 2.5, 0.1], [0.01, 2.24, 0.15], [0.015, 2.0, 0.222], [0.02, 1.65, 0.21], [0.04, 1.36, 0.182], [0.08, 1.1, 0.158], [0.15, 0.87, 0.138],
  [0.27, 0.72, 0.12], [0.42, 0.67, 0.105], [0.56, 0.74, 0.092], [0.68, 0.87, 0.08], [0.77, 1.0, 0.07], [0.87, 1.09, 0.06], [0.98, 1.12, 0.052], [1.07, 1.08, 0.042],
] // prettier-ignore
function trunk({ lit, body, shade }: Hide): string {
  const side = (i: number, share: number): Pt => {
    const [x, y, r] = TRUNK[i]!,
      [ax, ay] = TRUNK[Math.max(0, i - 1)]!,
      [bx, by] = TRUNK[Math.min(TRUNK.length - 1, i + 1)]!,
      l = Math.hypot(bx - ax, by - ay)
    return [x + ((ay - by) / l) * r * share, y + ((bx - ax) / l) * r * share]
  }
  const strip = (a: (i: number) => number, b: (i: number) => number, from = 0): Pt[] => {
    const rows = TRUNK.map((_, i) => i).slice(from)
    return [...rows.map((i) => side(i, a(i))), ...rows.toReversed().map((i) => side(i, b(i)))]
  }
  const whole = strip(
    () => -1,
    () => 1,
    1,
  )
  return (
    // the underside of the curl is turned from the light
    planes(
      'trunk',
      whole,
      body,
      cut(strip(() => -1.2, (i) => [-1.05, -1.05, -0.86, -0.64, -0.5, -0.42][i] ?? -0.1), shade, 0.85) +
        cut(strip((i) => [1.2, 1.1, 0.8, 0.6, 0.5, 0.44, 0.46][i] ?? 0.36, () => 1.2), lit, 0.85) +
        [[3, 0.07], [4, 0.07], [5, 0.065], [6, 0.06], [7, 0.05]]
          .map(([i, sag]) => crease(side(i!, -0.96), side(i!, 0.3), sag!, 0.03, shade))
          .join('') +
        [8, 9, 10].map((i) => crease(side(i, -0.1), side(i, 0.9), 0, 0.03, shade)).join(''),
      0.85,
    ) +
    // the finger of the tip
    cut([[1.03, 1.12], [1.1, 1.1], [1.14, 1.05], [1.11, 1.02], [1.04, 1.03]], shade) // prettier-ignore
  )
}
/** A tusk that leaves its sheath, comes down and turns up and in. `s` is 1 for the right of the picture. */
const tusk = (s: number, { ivory }: Hide): string => {
  const q = (points: Pt[]): Pt[] => points.map(([x, y]) => [x * s + 0.01, y])
  return (
    cut(q([[0.24, 2.0], [0.29, 1.66], [0.37, 1.34], [0.43, 1.1], [0.43, 0.92], [0.37, 0.8], [0.47, 0.86], [0.555, 1.0], [0.58, 1.18], [0.545, 1.46], [0.48, 1.74], [0.41, 2.0]]), ivory, 0.8) +
    cut(q(s > 0 ? [[0.24, 2.0], [0.29, 1.66], [0.37, 1.34], [0.43, 1.1], [0.43, 0.92], [0.37, 0.8], [0.47, 0.98], [0.48, 1.2], [0.43, 1.46], [0.38, 1.72], [0.36, 2.0]] : [[0.41, 2.0], [0.48, 1.74], [0.545, 1.46], [0.58, 1.18], [0.555, 1.0], [0.47, 0.86], [0.51, 1.02], [0.51, 1.24], [0.47, 1.48], [0.4, 1.74], [0.36, 2]]), '#d9a98f', 0.8)
  ) // prettier-ignore
}
/** A small dark eye deep in its folds. */
const eye = (s: number, { half, shade, dusk, lit }: Hide): string => {
  const q = (x: number, y: number) => `${((0.345 + x) * s + 0.01).toFixed(3)},${(-2.5 + y).toFixed(3)}`,
    fold = s > 0 ? half : dusk
  return (
    // the brow ridge above, the pouch below
    `<path d="M${q(-0.15, 0.02)}C${q(-0.09, -0.11)} ${q(0.02, -0.12)} ${q(0.085, -0.03)}C${q(0.02, -0.075)} ${q(-0.08, -0.065)} ${q(-0.15, 0.02)}Z" fill="${fold}"/>` +
    `<path d="M${q(-0.12, 0.07)}C${q(-0.06, 0.125)} ${q(0.02, 0.12)} ${q(0.07, 0.06)}C${q(0.02, 0.095)} ${q(-0.05, 0.1)} ${q(-0.12, 0.07)}Z" fill="${fold}"/>` +
    `<path d="M${q(-0.075, 0.022)}C${q(-0.04, -0.032)} ${q(0.02, -0.03)} ${q(0.05, 0.012)}C${q(0.015, 0.04)} ${q(-0.035, 0.045)} ${q(-0.075, 0.022)}Z" fill="#1c1430"/>` +
    `<circle cx="${0.36 * s + 0.01}" cy="-2.506" r=".008" fill="${s > 0 ? lit : shade}"/>`
  )
}
/** All of the cow but her face. */
export function cow(hide: Hide): string {
  const { body, half, shade, dusk, deep, glow, vein } = hide
  const dim: Hide = { ...hide, lit: half, body: shade, half: dusk, shade: dusk, nail: '#8d6673' },
    far: Hide = {
      ...hide,
      lit: dusk,
      body: deep,
      half: deep,
      shade: '#2f2340',
      deep: '#2f2340',
      nail: '#3f2f50',
    }
  const flank: Pt[] = [
    [0.3, 2.8], [-0.4, 2.96], [-0.9, 2.98], [-1.3, 2.9], [-1.6, 2.68], [-1.76, 2.3], [-1.815, 1.84], [-1.77, 1.45], [-1.6, 1.2], [-1.1, 1.1],
    [-0.7, 1.16], [0.4, 1.2], [0.6, 1.6],
  ] // prettier-ignore
  return (
    foreleg('legd', -0.77, 0.2, far, 0.92) +
    foreleg('legf', 0.1, 0.22, far, 0.9) +
    planes(
      'flank',
      flank,
      shade,
      cut(
        [
          [-1.74, 1.3],
          [-1.5, 1.5],
          [-1, 1.5],
          [-0.4, 1.6],
          [0.8, 1.8],
          [0.8, 0.9],
          [-1.7, 0.9],
        ],
        deep,
      ) +
        cut(
          [
            [-2, 2.2],
            [-1.72, 2.5],
            [-1.5, 2.7],
            [-1.2, 2.84],
            [-0.8, 2.9],
            [-0.8, 3.2],
            [-2, 3.2],
          ],
          body,
        ),
    ) +
    // the near hind leg and its thigh
    foreleg('legc', -1.47, 0.12, { ...dim, deep: shade }, 0.98) +
    cut(
      [
        [-1.82, 1.9],
        [-1.8, 1.6],
        [-1.755, 1.3],
        [-1.7, 1.06],
        [-1.6, 0.82],
        [-1.49, 0.72],
        [-1.38, 0.82],
        [-1.26, 1.06],
        [-1.18, 1.3],
        [-1.15, 1.56],
        [-1.24, 1.86],
        [-1.48, 2.02],
        [-1.7, 2.04],
      ],
      shade,
    ) +
    // the chest in its own shade, the forelegs, one a step ahead
    cut(
      [
        [-0.66, 1.9],
        [-0.62, 1.3],
        [-0.3, 1.12],
        [0.3, 1.14],
        [0.6, 1.34],
        [0.66, 1.9],
      ],
      deep,
    ) +
    foreleg('legb', 0.4, 0.07, hide, 0.96) +
    foreleg('lega', -0.4, -0.03, hide, 1.06) +
    // the far ear stands against the light, which comes through its skin
    planes(
      'earr',
      EAR_RIGHT,
      glow,
      cut(
        [
          [0.2, 3.2],
          [0.5, 3.1],
          [0.74, 2.9],
          [0.84, 2.56],
          [0.74, 2.24],
          [0.66, 1.94],
          [0.66, 1.4],
          [0.4, 1.6],
          [0.2, 2.4],
        ],
        vein,
      ) +
        cut(
          [
            [0.2, 3.2],
            [0.44, 3.04],
            [0.6, 2.8],
            [0.64, 2.5],
            [0.56, 2.24],
            [0.54, 1.4],
            [0.2, 2],
          ],
          shade,
        ) +
        (
          [
            [
              [0.78, 2.86],
              [1.04, 2.72],
              [1.24, 2.44],
              [1.3, 2.14],
              [1.2, 2.44],
              [1.02, 2.64],
              [0.78, 2.78],
            ],
            [
              [0.8, 2.52],
              [1.0, 2.34],
              [1.12, 2.06],
              [1.14, 1.8],
              [1.06, 2.06],
              [0.96, 2.24],
              [0.78, 2.4],
            ],
            [
              [0.72, 2.2],
              [0.84, 2.0],
              [0.9, 1.76],
              [0.9, 1.6],
              [0.84, 1.78],
              [0.78, 1.94],
              [0.68, 2.06],
            ],
            [
              [1.1, 2.62],
              [1.2, 2.64],
              [1.32, 2.58],
              [1.22, 2.6],
              [1.14, 2.56],
            ],
          ] as Pt[][]
        )
          .map((points) => cut(points, vein, 0.8))
          .join(''),
    ) +
    cut(
      EAR_LEFT.map(([x, y]): Pt => [x - 0.06, y - 0.1]),
      deep,
    ) +
    planes(
      'earl',
      EAR_LEFT,
      '#a97d77',
      // the shade of the head on the ear, then the folds that run out from the hinge
      cut(
        [
          [-0.1, 3.3],
          [-0.5, 3.14],
          [-0.72, 2.9],
          [-0.78, 2.6],
          [-0.7, 2.34],
          [-0.78, 2.1],
          [-0.9, 1.86],
          [-0.82, 1.6],
          [-0.72, 1.3],
          [-0.2, 1.6],
        ],
        shade,
      ) +
        cut(
          [
            [-1.0, 3.3],
            [-1.22, 2.98],
            [-1.4, 2.7],
            [-1.47, 2.42],
            [-1.45, 2.12],
            [-1.33, 1.86],
            [-1.1, 1.6],
            [-0.8, 1.4],
            [-1.4, 1.3],
            [-1.8, 2],
            [-1.8, 3.2],
          ],
          half,
        ) +
        cut(
          [
            [-0.7, 2.92],
            [-1.0, 2.8],
            [-1.24, 2.5],
            [-1.32, 2.16],
            [-1.18, 2.44],
            [-0.98, 2.66],
          ],
          half,
          0.8,
        ) +
        cut(
          [
            [-0.76, 2.5],
            [-1.0, 2.3],
            [-1.12, 2],
            [-1.14, 1.76],
            [-1.02, 2],
            [-0.9, 2.2],
          ],
          half,
          0.8,
        ),
    )
  )
}
/** Her face, which comes in front of the calf: tusks, head, eyes, and the trunk laid on its brow. */
export function cowFace(hide: Hide): string {
  const { lit, body, half, shade, dusk, deep } = hide
  return (
    tusk(-1, hide) +
    tusk(1, hide) +
    planes(
      'head',
      HEAD,
      body,
      // shade on the left, light on the right, hollow temples, a groove between trunk and cheek
      cut([[-0.6, 3.2], [-0.29, 3.14], [-0.2, 2.9], [-0.27, 2.68], [-0.21, 2.46], [-0.235, 2.2], [-0.2, 1.6], [-0.6, 1.6]], shade) +
        cut([[0.14, 3.4], [0.24, 3.14], [0.37, 2.98], [0.4, 2.78], [0.34, 2.64], [0.4, 2.4], [0.33, 2.2], [0.35, 2], [0.36, 1.7], [0.7, 1.7], [0.7, 3.4]], lit) +
        cut([[0.38, 3], [0.28, 2.93], [0.17, 2.76], [0.16, 2.64], [0.22, 2.74], [0.32, 2.84], [0.4, 2.86]], half) +
        cut([[-0.44, 2.98], [-0.34, 2.92], [-0.24, 2.76], [-0.23, 2.66], [-0.29, 2.74], [-0.37, 2.82], [-0.45, 2.84]], dusk) +
        cut([[0.27, 2.3], [0.31, 2.1], [0.31, 1.9], [0.35, 1.75], [0.28, 1.72], [0.25, 1.9]], half) +
        cut([[-0.25, 2.3], [-0.29, 2.1], [-0.28, 1.9], [-0.3, 1.75], [-0.22, 1.72], [-0.22, 1.9]], deep),
    ) +
    eye(1, hide) +
    eye(-1, hide) +
    trunk(hide)
  ) // prettier-ignore
}
