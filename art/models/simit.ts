/** Simit: sesame rings of two twisted strands, 15 cm across. Metres. */
import type { Mesh } from '../kit/mesh.ts'
import { add, cross, scale, unit, type Vec3 } from '../kit/vec.ts'

/** A ring about `centre` whose axis is `axis`; `turn` shifts the twist. Material `simit`. */
export function simit(m: Mesh, centre: Vec3, axis: Vec3, turn: number, size = 1): void {
  const [rings, tube] = [64, 18]
  const n = unit(axis)
  const u = unit(cross(n, Math.abs(n[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  const v = cross(n, u)
  const at = (i: number, j: number): { p: Vec3; out: Vec3 } => {
    const a = (i / rings) * Math.PI * 2
    const b = (j / tube) * Math.PI * 2
    const radial = add(scale(u, Math.cos(a)), scale(v, Math.sin(a)))
    // two strands: the section is a soft figure of eight that winds nine times round the ring
    const r = 0.0152 * size * (1 + 0.13 * Math.abs(Math.cos(b - a * 4.5 - turn)))
    const out = add(scale(radial, Math.cos(b)), scale(n, Math.sin(b)))
    return {
      p: add(centre, add(scale(radial, 0.058 * size), scale(out, r))),
      out: unit(add(out, scale(radial, 0.24 * Math.sin(2 * (b - a * 4.5 - turn)) * Math.sin(b)))),
    }
  }
  for (let i = 0; i < rings; i++)
    for (let j = 0; j < tube; j++) {
      const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)]
      m.tri(a.p, b.p, c.p, 'simit', a.out, b.out, c.out)
      m.tri(a.p, c.p, d.p, 'simit', a.out, c.out, d.out)
    }
}
/** A tulip glass of tea on its saucer, standing on the origin. Materials `china`, `tea`, `tumbler`. */
export function teaGlass(m: Mesh): void {
  m.revolve(
    0,
    0,
    [
      [0.02, 0],
      [0.055, 0.008],
      [0.066, 0.014],
      [0.05, 0.012],
      [0, 0.009],
    ],
    'china',
    40,
  )
  m.revolve(
    0,
    0,
    [
      [0.024, 0.01],
      [0.029, 0.016],
      [0.031, 0.032],
      [0.024, 0.056],
      [0.0235, 0.066],
      [0.0265, 0.081],
    ],
    'tea',
    36,
  )
  m.revolve(
    0,
    0,
    [
      [0.0265, 0.081],
      [0.029, 0.094],
    ],
    'tumbler',
    36,
  )
  m.revolve(
    0,
    0,
    [
      [0.029, 0.0942],
      [0.0275, 0.0942],
    ],
    'china',
    36,
  )
}
