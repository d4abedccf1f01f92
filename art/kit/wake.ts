/** Foam behind a boat. */
import type { Camera } from './camera.ts'
import type { Vec3 } from './vec.ts'

/** The curl of foam from the harbour mouth to the boat, lying on the water. */
export function wake(cam: Camera, from: Vec3, by: Vec3, to: Vec3): string {
  const point = (t: number, side: number): string => {
    const mixed = (i: 0 | 2) => (1 - t) ** 2 * from[i] + 2 * t * (1 - t) * by[i] + t * t * to[i]
    const slope = (i: 0 | 2) => 2 * (1 - t) * (by[i] - from[i]) + 2 * t * (to[i] - by[i])
    const l = Math.hypot(slope(0), slope(2)),
      wide = side * (2 + 9 * (1 - t) * Math.min(1, t * 4))
    const p = cam.project([mixed(0) + (slope(2) / l) * wide, 0, mixed(2) - (slope(0) / l) * wide])
    return `${p.x.toFixed(1)},${p.y.toFixed(1)}`
  }
  const edge = (a: number, b: number) => {
    const out: string[] = []
    for (let i = 0; i <= 40; i++) out.push(point(i / 40, a))
    for (let i = 40; i >= 0; i--) out.push(point(i / 40, b))
    return `M${out.join('L')}Z`
  }
  return `<path d="${edge(-1, 1)}" fill="#ffe9cc" fill-opacity=".3"/><path d="${edge(-1, -0.62)}${edge(0.62, 1)}" fill="#fff3dc" fill-opacity=".85"/>`
}
