/** Shoes for two climates, in metres on the floor, toes towards +x: a laced winter boot and a pair of beach sandals. */
import type { Mesh } from '../kit/mesh.ts'
import { rib, rod } from '../kit/rods.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

/** The outline of a foot from above, heel at x = -0.12, toe at 0.17. */
const print = (wider: number): Pt[] =>
  (
    [
      [-0.12, 0],
      [-0.108, 0.034],
      [-0.06, 0.044],
      [0.0, 0.043],
      [0.07, 0.054],
      [0.13, 0.05],
      [0.165, 0.026],
      [0.172, 0],
      [0.165, -0.026],
      [0.13, -0.05],
      [0.07, -0.054],
      [0.0, -0.043],
      [-0.06, -0.044],
      [-0.108, -0.034],
    ] as const
  ).map(([x, z]): Pt => [x * (1 + wider), z * (1 + wider * 2)])

/** Materials: leather, sole, fleece, lace, hollow. */
export function boot(m: Mesh): void {
  m.prism(print(0.06), 0, 0.034, 'sole')
  // the vamp: arches along the foot
  const arch = ([x, half, top]: readonly [number, number, number]): Vec3[] =>
    Array.from({ length: 21 }, (_, i) => {
      const a = (i / 20) * Math.PI
      return [x, 0.03 + (top - 0.03) * Math.sin(a) ** 0.8, half * Math.cos(a)]
    })
  const arches = [[-0.118, 0.02, 0.1], [-0.1, 0.04, 0.13], [-0.02, 0.046, 0.15], [0.03, 0.047, 0.135], [0.08, 0.052, 0.1], [0.13, 0.05, 0.082], [0.158, 0.034, 0.068], [0.172, 0.01, 0.04]] as const // prettier-ignore
  for (let i = 0; i + 1 < arches.length; i++) m.loft(arch(arches[i]!), arch(arches[i + 1]!), 'leather', false)
  const ring = (y: number, x: number, rx: number, rz: number): Vec3[] =>
    Array.from({ length: 40 }, (_, i) => {
      const a = (i / 40) * Math.PI * 2
      return [x + rx * Math.sin(a), y, rz * Math.cos(a)]
    })
  const shaft: readonly (readonly [number, number, number, number])[] = [[0.08, -0.045, 0.07, 0.048], [0.14, -0.05, 0.068, 0.052], [0.2, -0.056, 0.068, 0.056], [0.26, -0.058, 0.07, 0.06]] // prettier-ignore
  for (let i = 0; i + 1 < shaft.length; i++) m.loft(ring(...shaft[i]!), ring(...shaft[i + 1]!), 'leather')
  m.loft(ring(0.245, -0.058, 0.07, 0.061), ring(0.262, -0.058, 0.076, 0.067), 'fleece')
  m.loft(ring(0.262, -0.058, 0.076, 0.067), ring(0.295, -0.058, 0.074, 0.065), 'fleece')
  m.loft(ring(0.295, -0.058, 0.074, 0.065), ring(0.298, -0.058, 0.05, 0.042), 'fleece')
  m.loft(ring(0.298, -0.058, 0.05, 0.042), ring(0.26, -0.058, 0.002, 0.002), 'hollow')
  // laces: bands round the front of the shaft
  for (const y of [0.165, 0.195, 0.225]) {
    const front = (up: number): Vec3[] =>
      [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9].map((a): Vec3 => [-0.054 + 0.073 * Math.cos(a), y + up + a * 0.006, 0.061 * Math.sin(a)]) // prettier-ignore
    m.loft(front(-0.005), front(0.006), 'lace', false)
  }
}
/** Materials: strap, foam, foamTop. */
export function sandal(m: Mesh): void {
  m.prism(print(0.02), 0, 0.02, 'foam', 'foamTop')
  // a toe post and two straps that arch from it to the sides
  rod(m, [0.1, 0.018, 0], [0.096, 0.044, 0], 0.012, 'strap')
  for (const s of [-1, 1])
    rib(
      m,
      Array.from({ length: 8 }, (_, i): Vec3 => {
        const t = i / 7
        return [
          0.096 - 0.125 * t,
          0.042 + 0.05 * t * (1 - t) - 0.024 * t * t,
          s * 0.046 * Math.sin((t * Math.PI) / 2),
        ]
      }),
      0.013,
      'strap',
    )
}
