/** A dromedary for the caravans of Dubai and of the photography tours. */
import { smooth, taper } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

interface Camel {
  coat: string
  shade: string
  cloth: string
  band: string
  /** Knee and foot of the far fore, near fore, far hind and near hind leg, y up. */
  legs: [Pt, Pt][]
}
/** A dromedary of 2.2 m at the hump, walking right; one unit is one metre, feet at y = 0, y down. */
export function camel({ coat, shade, cloth, band, legs }: Camel): string {
  const cut = (points: Pt[], ink: string) =>
    smooth(
      points.map(([x, y]): Pt => [x, -y]),
      ink,
      0.75,
    )
  const at = ([x, y]: Pt): Pt => [x, -y]
  const leg = ([knee, foot]: [Pt, Pt], hip: Pt, wide: number, ink: string): string =>
    `<path d="${taper(at(hip), wide, at(knee), 0.085)}${taper(at(knee), 0.09, at([foot[0], foot[1] + 0.12]), 0.052)}" fill="${ink}"/>` +
    `<path d="M${foot[0] - 0.1},${-foot[1]}q.01,-.12 .09,-.15h.06q.1,.04 .14,.15Z" fill="${ink}"/>`
  const [farFore, fore, farHind, hind] = legs as [[Pt, Pt], [Pt, Pt], [Pt, Pt], [Pt, Pt]]
  const stifle = (joint: [Pt, Pt]): Pt => [(joint[0][0] - 0.78) / 2 + 0.13, 0.98]
  const rear = (joint: [Pt, Pt], ink: string): string =>
    `<path d="${taper(at([-0.8, 1.46]), 0.26, at(stifle(joint)), 0.15)}" fill="${ink}"/>${leg(joint, stifle(joint), 0.13, ink)}`
  return (
    leg(farFore, [0.66, 1.3], 0.16, shade) +
    rear(farHind, shade) +
    // tail
    `<path d="M-1.04,-1.62Q-1.2,-1.4 -1.12,-1.06L-1.2,-.86L-1.06,-.9L-1.05,-1.06Q-1.1,-1.36 -.98,-1.5Z" fill="${shade}"/>` +
    cut(
      [
        [-1.06, 1.6],
        [-0.9, 1.78],
        [-0.62, 1.86],
        [-0.4, 2.0],
        [-0.2, 2.2],
        [0.02, 2.24],
        [0.24, 2.04],
        [0.5, 1.88],
        [0.78, 1.82],
        [1.0, 1.66],
        [1.2, 1.64],
        [1.34, 1.84],
        [1.44, 2.12],
        [1.54, 2.34],
        [1.7, 2.38],
        [1.86, 2.32],
        [2.06, 2.22],
        [2.14, 2.12],
        [2.1, 2.03],
        [1.96, 2.02],
        [1.8, 2.06],
        [1.68, 2.04],
        [1.62, 1.86],
        [1.54, 1.56],
        [1.36, 1.3],
        [1.08, 1.16],
        [0.86, 1.1],
        [0.5, 1.12],
        [0.1, 1.06],
        [-0.3, 1.14],
        [-0.6, 1.3],
        [-0.9, 1.24],
        [-1.06, 1.36], // prettier-ignore
      ],
      coat,
    ) +
    // shade under the neck and the belly, ear, eye and mouth
    cut(
      [
        [1.08, 1.16],
        [1.36, 1.3],
        [1.54, 1.56],
        [1.62, 1.86],
        [1.52, 1.78],
        [1.38, 1.46],
        [1.1, 1.32],
        [0.7, 1.3],
        [0.2, 1.22],
        [-0.3, 1.28],
        [-0.3, 1.14],
        [0.1, 1.06],
        [0.5, 1.12],
        [0.86, 1.1],
      ],
      shade,
    ) + // prettier-ignore
    `<path d="M1.52,-2.33L1.46,-2.47L1.58,-2.39Z" fill="${coat}"/><path d="M1.74,-2.27q.05,-.04 .1,0q-.05,.04 -.1,0Z" fill="#2c1c3c"/><path d="M2.12,-2.1L1.96,-2.08" stroke="${shade}" stroke-width=".02"/>` +
    leg(fore, [0.74, 1.34], 0.18, coat) +
    rear(hind, coat) +
    // saddle cloth over the hump, its band and the girth
    cut(
      [
        [-0.52, 1.96],
        [-0.3, 2.16],
        [-0.1, 2.3],
        [0.06, 2.3],
        [0.26, 2.12],
        [0.46, 1.96],
        [0.5, 1.62],
        [0.46, 1.34],
        [0, 1.28],
        [-0.48, 1.36],
        [-0.54, 1.66],
      ],
      cloth,
    ) + // prettier-ignore
    `<path d="M-.53,-1.52Q0,-1.42 .5,-1.5L.49,-1.4Q0,-1.32 -.51,-1.42Z" fill="${band}"/>` +
    // halter
    `<path d="M1.9,-2.3L1.93,-2.02M1.56,-2.36L1.72,-2.06L1.93,-2.16" fill="none" stroke="#c9503f" stroke-width=".03"/>`
  )
}
