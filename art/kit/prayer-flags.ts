import type { Camera } from './camera.ts'
import { random } from './noise.ts'
import type { Vec3 } from './vec.ts'

const FLAGS = ['#2f6fb0', '#fff4da', '#cf3a34', '#2f8a58', '#f2b430']
/** A string of prayer flags along a sagging line, drawn at true perspective between two points. */
export function flags(
  cam: Camera,
  a: Vec3,
  b: Vec3,
  sag: number,
  step: number,
  size: number,
  seed: number,
): string {
  const r = random(seed),
    L = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]),
    n = Math.floor(L / step)
  let out = '',
    line = ''
  const P = (t: number) =>
    cam.project([
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t - sag * 4 * t * (1 - t),
      a[2] + (b[2] - a[2]) * t,
    ])
  for (let i = 0; i <= n; i++) {
    const p = P(i / n)
    line += `${i ? 'L' : 'M'}${p.x.toFixed(1)},${p.y.toFixed(1)}`
  }
  for (let i = 1; i < n; i++) {
    const p = P(i / n),
      q = P((i + 0.78) / n),
      h = size * p.k * r.range(0.85, 1.1),
      sway = r.range(-0.05, 0.42) * h,
      belly = r.range(-0.1, 0.22) * h
    out += `<path d="M${p.x.toFixed(1)},${p.y.toFixed(1)}L${q.x.toFixed(1)},${q.y.toFixed(1)}Q${(q.x + sway * 0.3 + belly).toFixed(1)},${(q.y + h * 0.5).toFixed(1)} ${(q.x + sway).toFixed(1)},${(q.y + h * 0.95).toFixed(1)}L${(p.x + sway).toFixed(1)},${(p.y + h).toFixed(1)}Q${(p.x + sway * 0.3 + belly).toFixed(1)},${(p.y + h * 0.5).toFixed(1)} ${p.x.toFixed(1)},${p.y.toFixed(1)}Z" fill="${FLAGS[i % 5]}"/>`
    if (h > 14)
      out += `<path d="M${p.x.toFixed(1)},${p.y.toFixed(1)}L${(p.x + (q.x - p.x) * 0.45).toFixed(1)},${(p.y + (q.y - p.y) * 0.45).toFixed(1)}L${(p.x + (q.x - p.x) * 0.3 + sway).toFixed(1)},${(p.y + h).toFixed(1)}L${(p.x + sway).toFixed(1)},${(p.y + h).toFixed(1)}Z" fill="#2a1c38" fill-opacity=".2"/>`
  }
  return `<path d="${line}" fill="none" stroke="#3a2a40" stroke-width="1.4"/>${out}`
}
