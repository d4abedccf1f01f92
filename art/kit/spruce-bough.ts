/** A spruce bough under snow, drawn in the picture plane: dark needles hanging from a bowed stem, white lumps lying along it. */
import { random } from './noise.ts'

export interface BoughInks {
  needle: string
  rim: string
  snow: string
  snowShade: string
}
/** From (x,y), `angle` in degrees from the right, up positive, `len` in pixels. Light from the right. */
export function spruceBough(
  seed: number,
  x: number,
  y: number,
  angle: number,
  len: number,
  ink: BoughInks,
): string {
  const r = random(seed)
  const a = (angle * Math.PI) / 180
  const at = (t: number): [number, number] => [
    x + Math.cos(a) * len * t,
    y - Math.sin(a) * len * t + len * 0.2 * t * t,
  ]
  let dark = ''
  let rim = ''
  let snow = ''
  let shade = ''
  for (let i = 0; i <= 26; i++) {
    const t = i / 26
    const [px, py] = at(t)
    const side = len * 0.24 * (1 - t * 0.86)
    for (const s of [-1, 1]) {
      const d = Math.atan2(-Math.sin(a), Math.cos(a)) + s * r.range(0.7, 1)
      const [ex, ey] = [px + Math.cos(d) * side, py + Math.sin(d) * side + side * 0.4]
      dark += `M${px.toFixed(1)},${py.toFixed(1)}L${ex.toFixed(1)},${ey.toFixed(1)}`
      for (let k = 1; k < 9; k++) {
        const [qx, qy] = [px + ((ex - px) * k) / 8, py + ((ey - py) * k) / 8]
        const n = r.range(8, 15)
        const needle = `M${qx.toFixed(1)},${qy.toFixed(1)}l${r.range(-4, 4).toFixed(1)},${n.toFixed(1)}m0,${(-n).toFixed(1)}l${r.range(-9, 9).toFixed(1)},${(n * 0.7).toFixed(1)}`
        if ((i + k) % 7 === 0) rim += needle
        else dark += needle
      }
      if (i % 3 === 1 && t < 0.93) {
        const w = side * r.range(0.5, 0.8) + 8
        const [cx, cy] = [px + (ex - px) * 0.45, py + (ey - py) * 0.45]
        const lump = (dx: number, dy: number, k: number) =>
          `M${(cx - w * k + dx).toFixed(1)},${(cy + 6 + dy).toFixed(1)}q${(w * 0.2 * k).toFixed(1)},${(-w * 0.4 * k).toFixed(1)} ${(w * 0.8 * k).toFixed(1)},${(-w * 0.36 * k).toFixed(1)}q${(w * 1.0 * k).toFixed(1)},0 ${(w * 1.2 * k).toFixed(1)},${(w * 0.4 * k).toFixed(1)}q${(-w * k).toFixed(1)},${(w * 0.2 * k).toFixed(1)} ${(-w * 2 * k).toFixed(1)},${(-w * 0.04 * k).toFixed(1)}Z`
        shade += lump(-2, 3, 1)
        snow += lump(3, -2, 0.9)
      }
    }
  }
  return (
    `<path d="${dark}" fill="none" stroke="${ink.needle}" stroke-width="3.2" stroke-linecap="round"/><path d="${rim}" fill="none" stroke="${ink.rim}" stroke-width="2.2" stroke-linecap="round"/>` +
    `<path d="${shade}" fill="${ink.snowShade}"/><path d="${snow}" fill="${ink.snow}"/>`
  )
}
