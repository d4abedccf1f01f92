/** A tree in level pads of leaf, like a rain tree: each pad is one dark plane with a lit top, the light from the left. */
import { random } from '../kit/noise.ts'

const n = (v: number) => v.toFixed(1)
/** A pad from `cx - w` to `cx + w`: a low dome over a nearly level foot. */
const pad = (cx: number, cy: number, w: number, h: number): string =>
  `M${n(cx - w)},${n(cy)}C${n(cx - w * 0.98)},${n(cy - h * 0.8)} ${n(cx - w * 0.5)},${n(cy - h)} ${n(cx - w * 0.05)},${n(cy - h)}C${n(cx + w * 0.55)},${n(cy - h)} ${n(cx + w)},${n(cy - h * 0.7)} ${n(cx + w)},${n(cy)}C${n(cx + w * 0.7)},${n(cy + h * 0.26)} ${n(cx - w * 0.7)},${n(cy + h * 0.26)} ${n(cx - w)},${n(cy)}Z`
/** What the light takes of a pad: its top, thickest towards the left. */
const crest = (cx: number, cy: number, w: number, h: number): string =>
  `M${n(cx - w)},${n(cy)}C${n(cx - w * 0.98)},${n(cy - h * 0.8)} ${n(cx - w * 0.5)},${n(cy - h)} ${n(cx - w * 0.05)},${n(cy - h)}C${n(cx + w * 0.35)},${n(cy - h)} ${n(cx + w * 0.66)},${n(cy - h * 0.84)} ${n(cx + w * 0.84)},${n(cy - h * 0.5)}C${n(cx + w * 0.3)},${n(cy - h * 0.78)} ${n(cx - w * 0.3)},${n(cy - h * 0.5)} ${n(cx - w)},${n(cy)}Z`

/** Foot at (x, ground), design pixels. */
export function padTree(
  seed: number,
  x: number,
  ground: number,
  high: number,
  [lit, shade]: readonly [string, string],
  bark: string,
): string {
  const r = random(seed * 13 + 3),
    crown = ground - high * 0.46,
    // lowest pads first, so that each upper one lies over them
    pads = (
      [
        [-0.02, 0.03, 0.36],
        [-0.4, 0.0, 0.2],
        [0.4, -0.02, 0.19],
        [-0.16, 0.09, 0.22],
        [0.2, 0.08, 0.22],
        [-0.34, 0.15, 0.19],
        [0.35, 0.14, 0.18],
        [0.02, 0.21, 0.24],
        [-0.2, 0.3, 0.19],
        [0.2, 0.28, 0.18],
        [0.01, 0.37, 0.18],
      ] as const
    ).map(([u, v, w]) => [
      x + (u + r.range(-0.04, 0.04)) * high,
      crown - v * high,
      w * high * r.range(0.9, 1.12),
      high * r.range(0.13, 0.15),
    ] as const), // prettier-ignore
    limb = (u: number, v: number) =>
      `M${n(x - high * 0.022)},${n(ground - high * 0.14)}Q${n(x + u * high * 0.3)},${n(crown + high * 0.16)} ${n(x + u * high)},${n(crown - v * high)}L${n(x + u * high + high * 0.02)},${n(crown - v * high)}Q${n(x + u * high * 0.3 + high * 0.05)},${n(crown + high * 0.16)} ${n(x + high * 0.03)},${n(ground - high * 0.1)}Z`
  return (
    `<path d="M${n(x - high * 0.05)},${n(ground)}Q${n(x - high * 0.025)},${n(ground - high * 0.1)} ${n(x - high * 0.02)},${n(crown)}H${n(x + high * 0.02)}Q${n(x + high * 0.03)},${n(ground - high * 0.1)} ${n(x + high * 0.055)},${n(ground)}Z${limb(-0.3, 0)}${limb(0.3, 0)}" fill="${bark}"/>` +
    pads
      // the broad one in the middle lies under the others, in shade
      .map(
        (p, i) =>
          `<path d="${pad(...p)}" fill="${shade}"/>${i === 0 ? '' : `<path d="${crest(...p)}" fill="${lit}"/>`}`,
      ) // prettier-ignore
      .join('')
  )
}
