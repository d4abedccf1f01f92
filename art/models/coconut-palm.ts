/** A coconut palm: long fronds of single leaflets, the far ones in shade, nuts under the crown. Design pixels. */
import { random } from '../kit/noise.ts'
import { taper } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

const n = (v: number) => v.toFixed(1)

export function coconutPalm(
  seed: number,
  [x, ground]: Pt,
  high: number,
  lean: number,
  [lit, shade]: [string, string],
  [bark, barkShade]: [string, string],
): string {
  const r = random(seed),
    hx = x + lean * high,
    hy = ground - high,
    w = high * 0.017
  /** A rib that rises and bends over; its leaflets are longest in the middle and hang more towards the tip. */
  const frond = (angle: number, long: number, ink: string): string => {
    const a = (angle * Math.PI) / 180,
      out = Math.cos(a),
      up = Math.sin(a)
    const rib = (t: number): Pt => [
      hx + out * long * (t - 0.12 * t * t),
      hy - long * (up * 0.62 * t + 0.34 * t - (0.34 + 0.42 * Math.abs(out)) * t * t),
    ]
    let s = ''
    const many = 24
    for (let i = 0; i < many; i++) {
      const t = 0.08 + (0.9 * i) / many,
        [px, py] = rib(t),
        [qx, qy] = rib(t + 0.03),
        along = Math.atan2(qy - py, qx - px),
        reach = long * 0.27 * Math.sin(Math.PI * (0.12 + 0.8 * t)) * r.range(0.78, 1.12)
      for (const side of [-1, 1]) {
        // both rows fall towards the ground as the frond does
        const turn = along + side * (0.62 + 0.25 * (1 - t)),
          tx = px + Math.cos(turn) * reach,
          ty = py + Math.sin(turn) * reach * 0.8 + reach * (0.22 + 0.4 * t),
          wide = long * 0.013
        s += `M${n(px)},${n(py)}Q${n((px + tx) / 2 + wide)},${n((py + ty) / 2 - wide * 1.6)} ${n(tx)},${n(ty)}Q${n((px + tx) / 2 - wide)},${n((py + ty) / 2 + wide)} ${n(qx)},${n(qy)}Z`
      }
    }
    const [ex, ey] = rib(1)
    return `<path d="${s}M${n(hx)},${n(hy)}Q${rib(0.5).map(n).join(',')} ${n(ex)},${n(ey)}Q${rib(0.5)
      .map((v, k) => n(v + (k ? long * 0.014 : 0)))
      .join(',')} ${n(hx)},${n(hy + long * 0.02)}Z" fill="${ink}"/>`
  }
  const back = [158, 24, 118, 200, -18, 62].map((a) =>
      frond(a + r.range(-5, 5), high * r.range(0.42, 0.5), shade),
    ),
    front = [178, 2, 138, 42, 216, -34, 92].map((a) =>
      frond(a + r.range(-5, 5), high * r.range(0.38, 0.47), lit),
    )
  // the trunk bends, and is ringed where fronds have fallen
  const at = (t: number): Pt => [x + lean * high * t ** 1.6, ground - high * t]
  let trunk = '',
    rings = ''
  for (let i = 0; i < 12; i++) {
    const [a, b] = [at(i / 12), at((i + 1) / 12)],
      thick = (t: number) => w * (1.25 - 0.5 * t)
    trunk += taper(a, thick(i / 12), b, thick((i + 1) / 12))
    rings += `M${n(a[0] - thick(i / 12))},${n(a[1])}q${n(thick(i / 12))},${n(w * 0.5)} ${n(2 * thick(i / 12))},0v${n(w * 0.36)}q${n(-thick(i / 12))},${n(w * 0.5)} ${n(-2 * thick(i / 12))},0Z`
  }
  const nuts = [-0.9, 0.1, 0.9]
    .map(
      (k) =>
        `<circle cx="${n(hx + k * w * 1.3)}" cy="${n(hy + w * 1.6)}" r="${n(w * 1.05)}" fill="${barkShade}"/>`,
    )
    .join('')
  return `${back.join('')}<path d="${trunk}" fill="${bark}"/><path d="${rings}" fill="${barkShade}"/>${nuts}${front.join('')}`
}
