/** A cow elephant who comes towards us, cut by hand. */
import { mix } from '../kit/ink.ts'
import { crease, cut, planes, type Hide } from './elephant-hide.ts'
import { foreleg } from './elephant-leg.ts'
import type { Pt } from '../kit/vec.ts'

/** The ear on the left of the picture: it faces the light. Hinge on the right, a rippled edge below, a lobe that ends in a soft point. */
const EAR_LEFT: Pt[] = [
  [-0.2, 3.08], [-0.5, 3.15], [-0.82, 3.16], [-1.12, 3.07], [-1.36, 2.88], [-1.5, 2.6], [-1.53, 2.3], [-1.46, 2.04], [-1.4, 1.92], [-1.33, 1.76],
  [-1.2, 1.66], [-1.1, 1.56], [-0.97, 1.42], [-0.85, 1.36], [-0.77, 1.41], [-0.68, 1.62], [-0.57, 1.86], [-0.45, 2.04], [-0.34, 2.2], [-0.3, 2.6],
] // prettier-ignore
const EAR_RIGHT: Pt[] = [
  [0.2, 3.08], [0.5, 3.14], [0.8, 3.16], [1.08, 3.08], [1.3, 2.9], [1.43, 2.62], [1.45, 2.32], [1.38, 2.06], [1.32, 1.94], [1.25, 1.78],
  [1.12, 1.68], [1.02, 1.58], [0.91, 1.46], [0.8, 1.41], [0.72, 1.46], [0.64, 1.66], [0.54, 1.88], [0.44, 2.04], [0.34, 2.2], [0.3, 2.6],
] // prettier-ignore
const FLANK: Pt[] = [
  [0.3, 2.8], [-0.4, 2.96], [-0.9, 2.98], [-1.3, 2.9], [-1.6, 2.68], [-1.76, 2.3], [-1.815, 1.84], [-1.77, 1.45], [-1.6, 1.2], [-1.1, 1.1],
  [-0.7, 1.16], [0.4, 1.2], [0.6, 1.6],
] // prettier-ignore
/** A calm dome, hollow temples, the rims of the eyes far out at the sides, the sheaths of the tusks below. */
const HEAD: Pt[] = [
  [-0.14, 3.25], [0.02, 3.275], [0.18, 3.255], [0.33, 3.17], [0.43, 3.01], [0.465, 2.82], [0.455, 2.66], [0.485, 2.53], [0.465, 2.4], [0.42, 2.26], [0.428, 2.12],
  [0.465, 1.97], [0.45, 1.83], [0.36, 1.77], [0.24, 1.76], [0, 1.66], [-0.22, 1.76], [-0.34, 1.77], [-0.43, 1.83], [-0.445, 1.98], [-0.41, 2.13], [-0.405, 2.26],
  [-0.45, 2.4], [-0.485, 2.53], [-0.455, 2.66], [-0.465, 2.82], [-0.42, 3.01], [-0.31, 3.17],
] // prettier-ignore
/** A fold of thin skin from `a` over `c` to `b`, thickest in its middle. */
const fold = ([ax, ay]: Pt, [cx, cy]: Pt, [bx, by]: Pt, thick: number, ink: string): string =>
  `<path d="M${ax},${-ay}Q${cx},${-cy} ${bx},${-by}Q${cx - thick},${-cy + thick} ${ax},${-ay}Z" fill="${ink}"/>`
/** The trunk: a middle line from the brow to the tip, and half its width. */
const TRUNK: [x: number, y: number, r: number][] = [
  [0.01, 2.5, 0.1], [0.01, 2.24, 0.15], [0.015, 2.0, 0.222], [0.02, 1.65, 0.21], [0.04, 1.36, 0.182], [0.08, 1.1, 0.158], [0.15, 0.87, 0.138],
  [0.27, 0.72, 0.12], [0.42, 0.67, 0.105], [0.56, 0.74, 0.092], [0.68, 0.86, 0.082], [0.79, 0.98, 0.073], [0.9, 1.055, 0.065], [1.0, 1.05, 0.058], [1.06, 0.975, 0.053], [1.085, 0.915, 0.04],
] // prettier-ignore
/** A point at a share of the trunk's half width: -1 is the underside of the curl. */
function side(i: number, share: number): Pt {
  const [x, y, r] = TRUNK[i]!,
    [ax, ay] = TRUNK[Math.max(0, i - 1)]!,
    [bx, by] = TRUNK[Math.min(TRUNK.length - 1, i + 1)]!,
    l = Math.hypot(bx - ax, by - ay)
  return [x + ((ay - by) / l) * r * share, y + ((bx - ax) / l) * r * share]
}
function strip(a: (i: number) => number, b: (i: number) => number, from = 0): Pt[] {
  const rows = TRUNK.map((_, i) => i).slice(from)
  return [...rows.map((i) => side(i, a(i))), ...rows.toReversed().map((i) => side(i, b(i)))]
}
const TRUNK_WHOLE = strip(
  () => -1,
  () => 1,
  1,
)
function trunk({ lit, body, shade }: Hide): string {
  return (
    // the underside of the curl is turned from the light
    planes(
      'trunk',
      TRUNK_WHOLE,
      body,
      cut(
        strip(
          () => -1.2,
          (i) => [-1.05, -1.05, -0.86, -0.64, -0.5, -0.42][i] ?? -0.1,
        ),
        shade,
        0.85,
      ) +
        cut(
          strip(
            (i) => [1.2, 1.1, 0.8, 0.6, 0.5, 0.44, 0.46][i] ?? 0.36,
            () => 1.2,
          ),
          lit,
          0.85,
        ) +
        [
          [3, 0.07],
          [4, 0.07],
          [5, 0.065],
          [6, 0.06],
          [7, 0.05],
        ]
          .map(([i, sag]) => crease(side(i!, -0.96), side(i!, 0.3), sag!, 0.03, shade))
          .join('') +
        [9, 10].map((i) => crease(side(i, -0.1), side(i, 0.9), 0, 0.03, shade)).join(''),
      0.85,
    )
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
/** A small dark eye under a heavy lid, at the side of the head; it slants down and out. The far one is seen more from the side. */
const eye = (s: number, { half, dusk, lit }: Hide): string =>
  `<g transform="translate(${s > 0 ? 0.375 : -0.365},-2.49) rotate(${s * 24}) scale(${s > 0 ? 0.72 : 0.95})">` +
  `<path d="M-.1,.012C-.06,-.085 .05,-.09 .1,.004C.05,-.05 -.045,-.052 -.1,.012Z" fill="${s > 0 ? half : dusk}"/>` +
  `<path d="M-.08,.05C-.03,.096 .045,.092 .085,.045C.04,.072 -.03,.074 -.08,.05Z" fill="${s > 0 ? half : dusk}"/>` +
  `<path d="M-.058,.008C-.034,-.034 .026,-.036 .056,.006C.026,.036 -.03,.038 -.058,.008Z" fill="#1c1430"/>` +
  `<circle cx=".014" cy="-.008" r=".009" fill="${lit}"/></g>`
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
  return (
    // the far hind leg, clear of the near one and of the forelegs: four legs that can be counted
    foreleg('legd', -0.935, 0.2, far, 0.82) +
    planes(
      'flank',
      FLANK,
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
        dusk,
      ) +
        cut(
          [
            [-1.3, 1.2],
            [-0.9, 1.2],
            [-0.4, 1.26],
            [0.6, 1.36],
            [0.6, 0.9],
            [-1.3, 0.9],
          ],
          mix(dusk, deep, 0.6),
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
      dusk,
    ) +
    // the shade of the head on it, and the light that the dust throws up
    cut(
      [
        [-0.7, 2.1],
        [-0.62, 1.72],
        [-0.34, 1.52],
        [0.3, 1.5],
        [0.58, 1.66],
        [0.7, 2.1],
      ],
      mix(dusk, deep, 0.6),
    ) +
    cut(
      [
        [-0.6, 1.34],
        [-0.3, 1.12],
        [0.3, 1.14],
        [0.6, 1.36],
        [0.3, 1.2],
        [-0.3, 1.18],
      ],
      '#75506a',
    ) +
    foreleg('legb', 0.4, 0.07, hide, 0.96) +
    foreleg('lega', -0.4, -0.03, hide, 1.06) +
    // the far ear stands against the light, which comes through its skin
    planes(
      'earr',
      EAR_RIGHT,
      glow,
      cut([[0.2, 3.3], [0.62, 3.24], [0.7, 2.98], [0.76, 2.7], [0.7, 2.4], [0.68, 2.1], [0.72, 1.8], [0.8, 1.3], [0.4, 1.5], [0.2, 2.4]], vein) +
        cut([[0.2, 3.2], [0.48, 3.06], [0.58, 2.8], [0.6, 2.5], [0.56, 2.2], [0.6, 1.9], [0.7, 1.5], [0.54, 1.3], [0.2, 2]], shade) +
        fold([0.74, 2.82], [1.1, 2.72], [1.3, 2.2], 0.045, vein) +
        fold([0.72, 2.46], [0.98, 2.3], [1.12, 1.84], 0.04, vein) +
        fold([0.7, 2.12], [0.84, 1.96], [0.9, 1.62], 0.035, vein),
    ) +
    cut(
      EAR_LEFT.map(([x, y]): Pt => [x - 0.05, y - 0.08]),
      dusk,
    ) +
    // the near ear: the shade of the head on it, a thin edge, three folds
    planes(
      'earl',
      EAR_LEFT,
      half,
      cut(
        EAR_LEFT.map(([x, y]): Pt => [x + 0.035, y + 0.02]),
        '#a97d77',
      ) +
        cut([[-0.1, 3.3], [-0.56, 3.24], [-0.64, 2.98], [-0.68, 2.7], [-0.61, 2.44], [-0.64, 2.2], [-0.74, 1.9], [-0.8, 1.6], [-0.8, 1.3], [-0.2, 1.6]], shade) +
        fold([-0.66, 2.86], [-1.16, 2.76], [-1.34, 2.2], 0.05, half) +
        fold([-0.64, 2.5], [-1.02, 2.34], [-1.16, 1.84], 0.045, half) +
        fold([-0.68, 2.14], [-0.9, 1.98], [-0.96, 1.6], 0.04, half),
    )
  ) // prettier-ignore
}
/** Her face, which comes in front of the calf: tusks, head, eyes, and the trunk laid on its brow. */
export function cowFace(hide: Hide): string {
  const { lit, body, half, shade, deep } = hide
  return (
    tusk(-1, hide) +
    tusk(1, hide) +
    planes(
      'head',
      HEAD,
      body,
      // shade on the left, light on the right, hollow temples, a groove between trunk and cheek
      cut([[-0.7, 3.4], [-0.22, 3.3], [-0.16, 3.12], [-0.16, 2.9], [-0.19, 2.66], [-0.2, 2.44], [-0.22, 2.2], [-0.2, 1.6], [-0.7, 1.6]], shade) +
        cut([[0.2, 3.4], [0.3, 3.16], [0.385, 2.98], [0.415, 2.8], [0.4, 2.66], [0.44, 2.56], [0.42, 2.4], [0.36, 2.24], [0.36, 2.04], [0.37, 1.7], [0.7, 1.7], [0.7, 3.4]], lit) +
        cut([[0.27, 2.3], [0.31, 2.1], [0.31, 1.9], [0.35, 1.75], [0.28, 1.72], [0.25, 1.9]], half) +
        cut([[-0.25, 2.3], [-0.29, 2.1], [-0.28, 1.9], [-0.3, 1.75], [-0.22, 1.72], [-0.22, 1.9]], deep),
    ) +
    eye(1, hide) +
    eye(-1, hide) +
    trunk(hide)
  ) // prettier-ignore
}
