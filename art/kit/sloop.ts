/** A cruising sloop, 11 m, bow towards -x, heeling a little, waterline at y=0. Materials: white, boot, deck, sail, jib, iron, dark, cloth1..3, skin, hull. */
import { person } from './life.ts'
import type { Mesh } from './mesh.ts'
import { rod } from './rods.ts'
import { cross, sub, unit, type Pt, type Vec3 } from './vec.ts'

/** A bellied sail over corners tack, clew and head; `belly` in metres towards +z. */
function sail(m: Mesh, tack: Vec3, clew: Vec3, head: Vec3, belly: number, mat: string): void {
  const N = 14
  const at = (u: number, v: number): Vec3 => {
    const swell = belly * Math.sin(Math.PI * u * 0.9 + 0.15) * Math.sin(Math.PI * (0.14 + 0.84 * v)),
      roach = 0.06 * Math.sin(Math.PI * v)
    const mixed = (i: 0 | 1 | 2): number =>
      (tack[i] + (clew[i] - tack[i]) * (u + roach * u)) * (1 - v) + head[i] * v
    return [mixed(0), mixed(1), mixed(2) + swell]
  }
  const n = (u: number, v: number): Vec3 => {
    const [a, b] = [at(u + 0.01, v), at(u - 0.01, v)],
      [c, d] = [at(u, v + 0.01), at(u, v - 0.01)]
    const out = unit(cross(sub(a, b), sub(c, d)))
    return out[2] < 0 ? [-out[0], -out[1], -out[2]] : out
  }
  for (let i = 0; i < N; i++)
    for (let j = 0; j < N; j++) {
      const [u0, u1, v0, v1] = [i / N, (i + 1) / N, (j / N) * 0.99, ((j + 1) / N) * 0.99]
      m.tri(at(u0, v0), at(u1, v0), at(u1, v1), mat, n(u0, v0), n(u1, v0), n(u1, v1))
      m.tri(at(u0, v0), at(u1, v1), at(u0, v1), mat, n(u0, v0), n(u1, v1), n(u0, v1))
    }
}
export function sloop(m: Mesh): void {
  const plan: Pt[] = [[-5.6, 0], [-4.6, 0.5], [-3.2, 1.05], [-1.2, 1.5], [1.4, 1.65], [3.6, 1.45], [5, 1.1], [5, -1.1], [3.6, -1.45], [1.4, -1.65], [-1.2, -1.5], [-3.2, -1.05], [-4.6, -0.5]] // prettier-ignore
  const ring = (k: number, y: number, rake: number, sheer: number): Vec3[] =>
    plan.map(([x, z]) => {
      const f = Math.max(0, -x - 0.5) / 5
      return [x * k - rake * f * f, y + sheer * f * f + 0.12 * Math.max(0, x / 5), z * k]
    })
  m.loft(ring(0.8, -0.5, 0, 0), ring(0.88, 0.16, 0.1, 0.02), 'boot')
  m.loft(ring(0.88, 0.16, 0.1, 0.02), ring(1, 1.02, 0.7, 0.34), 'white')
  m.loft(ring(1, 1.02, 0.7, 0.34), ring(1.01, 1.12, 0.75, 0.36), 'boot')
  m.prism(plan.map(([x, z]): Pt => [x * 0.88, z * 0.88]).toReversed(), 0.7, 1.02, 'deck') // prettier-ignore
  m.box(-0.6, 1.02, 0, 4.2, 0.5, 1.7, 'white', 'deck', 0.16)
  for (let i = 0; i < 4; i++) m.box(-1.9 + i * 0.85, 1.16, 0.82, 0.5, 0.2, 0.1, 'dark')
  rod(m, [-0.5, 1, 0], [-0.35, 15, 0], 0.17, 'iron')
  rod(m, [-0.5, 2.1, 0], [4.4, 2.25, 0.5], 0.13, 'iron')
  for (const z of [-0.7, 0.7]) rod(m, [-0.42, 10, 0], [-0.42, 9.9, z], 0.06, 'iron')
  sail(m, [-0.34, 2.3, 0], [4.5, 2.4, 0.55], [-0.25, 14.6, 0], 0.75, 'sail')
  sail(m, [-6.2, 1.5, 0], [-0.1, 1.8, 0.85], [-0.6, 12.6, 0], 0.6, 'jib')
  rod(m, [5, 1.1, 0], [-0.35, 15, 0], 0.03, 'iron')
  for (const [x, z, k] of [
    [3.5, 0.7, 0],
    [4.2, -0.2, 1],
    [2.5, 0.75, 2],
    [-3.4, 0.3, 1],
  ] as const)
    // prettier-ignore
    person(m, x, x < 0 ? 1.05 : 0.72, z, k, 1.02)
}
