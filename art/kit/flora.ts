/** Plants drawn in the picture plane: palms and near foliage. All return SVG for Plate.svg. */
import { random } from './noise.ts'

export interface PalmInks {
  trunk: string
  trunkLit: string
  back: string
  mid: string
  lit: string
}

/** One feathered frond from (x,y): `angle` in degrees from the right, up positive; `len` in pixels. */
function frond(
  x: number,
  y: number,
  angle: number,
  len: number,
  sag: number,
  fill: string,
  lit: string,
  seed: number,
): string {
  const r = random(seed),
    a = (angle * Math.PI) / 180,
    n = Math.round(26 + len / 14)
  const P = (t: number): [number, number] => [
    x + len * Math.cos(a) * t,
    y - len * Math.sin(a) * t + sag * len * t * t,
  ]
  let upper = '',
    lower = '',
    spine = `M${x.toFixed(1)},${y.toFixed(1)}`
  for (let i = 1; i <= n; i++) {
    const t = 0.06 + (0.94 * i) / n,
      [px, py] = P(t),
      [qx, qy] = P(Math.min(1.02, t + 0.02)),
      dir = Math.atan2(qy - py, qx - px)
    spine += `L${px.toFixed(1)},${py.toFixed(1)}`
    const l = len * 0.36 * Math.sin(Math.PI * (0.1 + 0.84 * t)) ** 0.7 * r.range(0.86, 1.1),
      w = Math.max(1.2, len * 0.011),
      open = 0.95 - 0.6 * t
    for (const s of [-1, 1]) {
      const d = dir + s * open,
        drop = l * 0.34,
        ex = px + Math.cos(d) * l,
        ey = py + Math.sin(d) * l + drop,
        mx = px + Math.cos(d) * l * 0.5,
        my = py + Math.sin(d) * l * 0.5 - drop * 0.05,
        nx = -Math.sin(d) * w,
        ny = Math.cos(d) * w
      const leaf = `M${px.toFixed(1)},${py.toFixed(1)}Q${(mx + nx).toFixed(1)},${(my + ny).toFixed(1)} ${ex.toFixed(1)},${ey.toFixed(1)}Q${(mx - nx).toFixed(1)},${(my - ny).toFixed(1)} ${px.toFixed(1)},${py.toFixed(1)}Z`
      if (Math.sin(d) < 0.1) upper += leaf
      else lower += leaf
    }
  }
  return `<path d="${lower}" fill="${fill}"/><path d="${upper}" fill="${lit}"/><path d="${spine}" fill="none" stroke="${lit}" stroke-width="${Math.max(1.2, len * 0.012).toFixed(1)}" stroke-linecap="round"/>`
}
/** Coconut palm: foot at (x,y), crown at (x+lean, y-height); light from the left when `sunLeft`. */
export function palm(
  seed: number,
  x: number,
  y: number,
  height: number,
  lean: number,
  ink: PalmInks,
  sunLeft = true,
  size = 0.52,
): string {
  const r = random(seed),
    cx = x + lean,
    cy = y - height,
    w = height * 0.022 + 3
  const T = (t: number): [number, number] => [x + lean * t ** 1.7, y - height * t]
  let l = '',
    rr = '',
    rings = '',
    lit = ''
  for (let i = 0; i <= 30; i++) {
    const t = i / 30,
      [px, py] = T(t),
      k = w * (1.15 - 0.62 * t + 0.5 * Math.max(0, 0.07 - t) * 10)
    l += `${i ? 'L' : 'M'}${(px - k).toFixed(1)},${py.toFixed(1)}`
    rr = `L${(px + k).toFixed(1)},${py.toFixed(1)}` + rr
    lit += `${i ? 'L' : 'M'}${(px + (sunLeft ? -k : k) * 0.62).toFixed(1)},${py.toFixed(1)}`
    if (i < 30)
      rings += `M${(px - k).toFixed(1)},${py.toFixed(1)}q${k.toFixed(1)},${(k * 0.5).toFixed(1)} ${(2 * k).toFixed(1)},0`
  }
  const L = height * size + 40,
    angles = [196, 168, 150, 128, 104, 82, 60, 38, 14, -10, 214, -26, 235, -50]
  const out = angles
    .map((a, i) => ({ a: a + r.range(-7, 7), back: i % 3 === 2, len: L * r.range(0.82, 1.08), i }))
    .sort((p, q) => Number(q.back) - Number(p.back))
  const draw = (f: (typeof out)[number]) => {
    const towards =
      Math.cos((f.a * Math.PI) / 180) * (sunLeft ? -1 : 1) + Math.sin((f.a * Math.PI) / 180) * 0.6
    return frond(
      cx,
      cy,
      f.a,
      f.len,
      0.42 + 0.3 * Math.max(0, Math.sin((f.a * Math.PI) / 180)),
      f.back ? ink.back : towards > 0.2 ? ink.mid : ink.back,
      f.back ? ink.mid : towards > 0.2 ? ink.lit : ink.mid,
      seed * 31 + f.i,
    )
  }
  return (
    out
      .filter((f) => f.back)
      .map(draw)
      .join('') +
    `<path d="${l}${rr}Z" fill="${ink.trunk}"/><path d="${lit}" fill="none" stroke="${ink.trunkLit}" stroke-width="${(w * 0.5).toFixed(1)}"/><path d="${rings}" fill="none" stroke="${ink.back}" stroke-opacity=".55" stroke-width="1.6"/>` +
    [-1, 0, 1]
      .map(
        (k) =>
          `<circle cx="${cx + k * w * 1.1}" cy="${cy + w * (1.2 - Math.abs(k) * 0.4)}" r="${w * 0.85}" fill="${ink.trunk}"/>`,
      )
      .join('') +
    out
      .filter((f) => !f.back)
      .map(draw)
      .join('')
  )
}
