import { smooth } from '../kit/cut.ts'
import { add, cross, scale, unit, type Pt } from '../kit/vec.ts'

/** The condor's axes in the picture (right, up, towards us): it flies to the left and banks, so that we see its back. */
const AHEAD = unit([-0.56, -0.2, 0.74])
const PORT = unit(cross([0.1, 0.74, 0.66], AHEAD))
const BACK = cross(AHEAD, PORT)
/** A point of the bird, in metres ahead of its middle, to its left and above it, in the picture. */
const onBird = (ahead: number, left: number, above: number): Pt => {
  const p = add(add(scale(AHEAD, ahead), scale(PORT, left)), scale(BACK, above))
  return [p[0], -p[1]]
}
/** A condor, 3 m from tip to tip, y down: both wings leave the shoulders, the tail is behind, the head ahead of the white ruff. */
export function condor(): string {
  const lift = (s: number) => 0.05 * s + 0.1 * s * s
  const wing = (side: 1 | -1, ink: string, blade: string, panel: string): string => {
    const q = ([ahead, out]: Pt): Pt => onBird(ahead, side * out, lift(out))
    let s = ''
    // seven primaries, spread like fingers and bent up at their ends, from the hindmost to the foremost
    for (let i = 6; i >= 0; i--) {
      const t = i / 6,
        a = 0.62 - 1.32 * t,
        long = 0.44 + 0.2 * Math.sin(Math.PI * (0.2 + 0.65 * (1 - t))),
        from: Pt = [0.2 - 0.42 * t, 1.03 - 0.1 * t]
      const along = (k: number, w: number): Pt => {
        const [x, y] = [
          from[0] + long * k * Math.sin(a) + w * Math.cos(a),
          from[1] + long * k * Math.cos(a) - w * Math.sin(a),
        ]
        return onBird(x, side * y, lift(y) + 0.16 * Math.max(0, k) ** 2)
      }
      s += smooth(
        [
          along(-0.3, 0.045),
          along(0.5, 0.046),
          along(0.9, 0.02),
          along(1, -0.012),
          along(0.86, -0.034),
          along(0.4, -0.042),
          along(-0.3, -0.045),
        ],
        blade,
        0.8,
      )
    }
    const web: Pt[] = [
      [0.2, 0.04],
      [0.27, 0.3],
      [0.33, 0.62],
      [0.3, 0.86],
      [0.2, 1.1],
      [-0.02, 1.08],
      [-0.22, 0.98],
      [-0.27, 0.72],
      [-0.3, 0.42],
      [-0.27, 0.06],
    ]
    const white: Pt[] = [
      [0.02, 0.2],
      [0.05, 0.5],
      [0.06, 0.78],
      [0, 0.96],
      [-0.2, 0.94],
      [-0.24, 0.7],
      [-0.265, 0.42],
      [-0.25, 0.22],
    ]
    return s + smooth(web.map(q), ink, 0.9) + smooth(white.map(q), panel, 0.9)
  }
  const flat = (points: [number, number, number][], ink: string): string =>
    smooth(
      points.map((p) => onBird(...p)),
      ink,
      0.9,
    )
  /** Parts of the head, drawn about its root and then made smaller. */
  const head = (points: [number, number, number][], ink: string): string =>
    flat(
      points.map(([a, l, u]) => [0.45 + (a - 0.45) * 0.78, l * 0.8, u * 0.8]),
      ink,
    )
  return (
    wing(-1, '#2f2d48', '#2f2d48', '#d5d0cc') +
    // the tail: twelve feathers in a wedge, drawn as six blades
    [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]
      .map((i) => {
        const a = i * 0.105,
          blade = (k: number, w: number): [number, number, number] => [
            -0.22 - (0.62 - Math.abs(i) * 0.035) * k * Math.cos(a) - w * Math.sin(a),
            i * 0.022 + 0.6 * k * Math.sin(a) + w * Math.cos(a),
            0.01,
          ]
        return flat(
          [
            blade(0, 0.03),
            blade(0.6, 0.045),
            blade(0.94, 0.036),
            blade(1, 0),
            blade(0.94, -0.036),
            blade(0.6, -0.045),
            blade(0, -0.03),
          ],
          i < 0 ? '#1d1b31' : '#15142a',
        )
      })
      .join('') +
    wing(1, '#1d1b31', '#1d1b31', '#fbf4e2') +
    // the back, from the rump to the shoulders
    flat(
      [
        [-0.4, 0.05, 0.03],
        [-0.1, 0.13, 0.05],
        [0.2, 0.15, 0.05],
        [0.38, 0.1, 0.04],
        [0.4, -0.08, 0.06],
        [0.22, -0.14, 0.08],
        [-0.1, -0.12, 0.08],
        [-0.4, -0.05, 0.04],
      ],
      '#26243b',
    ) +
    // the ruff, the bare head, its comb, the eye and the hooked bill
    flat(
      [
        [0.34, 0.12, 0],
        [0.44, 0.11, -0.03],
        [0.49, 0, 0],
        [0.46, -0.1, 0.05],
        [0.36, -0.11, 0.07],
        [0.38, 0, 0.08],
      ],
      '#fff9ea',
    ) +
    head(
      [
        [0.45, 0.06, -0.04],
        [0.58, 0.065, -0.07],
        [0.67, 0.03, -0.06],
        [0.68, -0.03, -0.01],
        [0.6, -0.06, 0.04],
        [0.47, -0.06, 0.04],
      ],
      '#c4705c',
    ) +
    head(
      [
        [0.55, -0.03, 0.04],
        [0.63, -0.02, 0.06],
        [0.7, -0.005, 0.03],
        [0.66, 0.005, 0],
      ],
      '#8a4048',
    ) +
    head(
      [
        [0.66, 0.03, -0.03],
        [0.75, 0.02, -0.04],
        [0.8, 0.01, -0.08],
        [0.79, 0.01, -0.13],
        [0.74, 0.02, -0.1],
        [0.66, 0.035, -0.09],
      ],
      '#a57c52',
    ) +
    (([x, y]: Pt) => `<circle cx="${x.toFixed(3)}" cy="${y.toFixed(3)}" r=".012" fill="#16152a"/>`)(
      onBird(0.575, 0.053, -0.016),
    )
  )
}
