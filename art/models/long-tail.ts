/** Long-tail boat, 15 m, bow towards +x, waterline at y=0. Materials: wood, plank, gilt, canopy, hull, lamp, cloth1-3, skin. */
import { lerp } from '../kit/ink.ts'
import type { Mesh } from '../kit/mesh.ts'
import { rib, rod } from '../kit/rods.ts'
import type { Vec3 } from '../kit/vec.ts'

export function longTail(m: Mesh): void {
  const n = 26
  const ring = (i: number): { keel: Vec3; side: number; x: number; top: number } => {
    const t = i / n,
      x = lerp(-6.4, 8.6, t)
    const beam =
      0.86 * Math.min(1, 1.15 * (t + 0.12) ** 0.5) * (t > 0.55 ? 1 - ((t - 0.55) / 0.45) ** 2 * 0.93 : 1)
    const sheer = 0.62 + 0.28 * Math.max(0, 0.2 - t) * 5 * 0.3 + 2.2 * Math.max(0, (t - 0.52) / 0.48) ** 2.5
    const floor = -0.25 + 1.95 * Math.max(0, (t - 0.66) / 0.34) ** 2.1
    return { keel: [x, floor, 0], side: beam, x, top: sheer }
  }
  for (let i = 0; i < n; i++) {
    const section = (k: number): Vec3[] => {
      const { keel, side, x, top } = ring(k)
      return [
        [x, top, side],
        [x, lerp(keel[1], top, 0.45), side * 0.9],
        keel,
        [x, lerp(keel[1], top, 0.45), -side * 0.9],
        [x, top, -side],
      ]
    }
    const [a, b] = [section(i), section(i + 1)]
    m.loft(a, b, 'wood', false)
    for (const s of [-1, 1]) {
      const P = (k: number): Vec3 => [ring(k).x, ring(k).top, s * ring(k).side * 1.02]
      rod(m, P(i), P(i + 1), 0.11, 'plank')
    }
  }
  const bow = ring(n)
  rib(
    m,
    [
      [bow.x, bow.top - 0.7, 0],
      [bow.x + 0.12, bow.top + 0.1, 0],
      [bow.x + 0.05, bow.top + 0.55, 0],
    ],
    0.13,
    'wood',
  )
  m.box(0.6, 0.18, 0, 9.4, 0.06, 1.4, 'plank')
  // the awning on its hoops, striped along its length
  for (let i = 0; i < 11; i++)
    m.at(-2.2 + i * 0.62, 1.72, 0).vault(0, 0, 0, 0.62, 0.42, 1.9, i % 2 ? 'canopy' : 'canopyB', 'x')
  for (let i = 0; i < 6; i++)
    for (const s of [-1, 1]) m.box(-2.4 + i * 1.27, 0.5, s * 0.86, 0.06, 1.25, 0.06, 'hull')
  // engine on its pivot, tiller in the driver's hand, the long shaft astern
  m.box(-5.6, 0.95, 0, 0.95, 0.55, 0.55, 'engine')
  m.box(-5.5, 1.5, 0, 0.5, 0.22, 0.4, 'gilt')
  rod(m, [-5.1, 1.2, 0], [-4.1, 1.5, 0.1], 0.07, 'hull')
  rod(m, [-6, 1.05, 0], [-10.6, -0.15, -0.7], 0.09, 'hull')
}
