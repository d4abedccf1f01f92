/** A Maldivian dhoni, 13 m, bow towards +x, waterline at y=0. Materials: hull, strake, trim, deck, canopy, spar, sail, and those of `person`. */
import { lerp } from '../kit/ink.ts'
import { person } from '../kit/person.ts'
import type { Mesh } from '../kit/mesh.ts'
import { rib, rod } from '../kit/rods.ts'
import { cross, sub, unit, type Vec3 } from '../kit/vec.ts'

export interface DhoniOptions {
  /** An awning on posts over the after deck. */
  canopy?: boolean
  sail?: boolean
  crew?: number
  /** Materials of the planking and of the band under the rail; default `hull` and `strake`. */
  hull?: string
  strake?: string
}
const STATIONS = 24
function station(i: number): { x: number; beam: number; keel: number; rail: number } {
  const t = i / STATIONS
  const fore = Math.max(0, (t - 0.58) / 0.42),
    aft = Math.max(0, (0.3 - t) / 0.3)
  return {
    x: lerp(-6.2, 6.4, t) + 0.5 * fore ** 3,
    beam: 1.72 * (1 - 0.96 * fore ** 2.1) * (1 - 0.55 * aft ** 2.2),
    keel: -0.5 + 2.1 * fore ** 3.2 + 0.35 * aft ** 2,
    rail: 0.95 + 1.85 * fore ** 2.6 + 0.6 * aft ** 2,
  }
}
/** Half ring of one side, from the keel up to the rail, at a share 0..1 of the height. */
const skin = (i: number, share: number, side: number): Vec3 => {
  const { x, beam, keel, rail } = station(i)
  return [
    x,
    lerp(keel, rail, share),
    side * beam * Math.sin(Math.min(1, share * 1.25) * Math.PI * 0.5) ** 0.8,
  ]
}
function hullOf(m: Mesh, hull: string, strake: string): void {
  const bands = [0, 0.2, 0.42, 0.62, 0.8, 1]
  for (let i = 0; i < STATIONS; i++)
    for (const s of [-1, 1]) {
      for (let b = 0; b + 1 < bands.length; b++)
        m.quad(
          skin(i, bands[b]!, s),
          skin(i + 1, bands[b]!, s),
          skin(i + 1, bands[b + 1]!, s),
          skin(i, bands[b + 1]!, s),
          b === 4 ? strake : hull,
        )
      rod(m, skin(i, 1.02, s), skin(i + 1, 1.02, s), 0.16, 'trim')
    }
  const floor = (i: number, s: number): Vec3 => {
    const p = skin(i, 0.62, s)
    return [p[0], Math.max(0.25, p[1]), p[2]]
  }
  for (let i = 0; i < STATIONS; i++)
    m.quad(floor(i, 1), floor(i + 1, 1), floor(i + 1, -1), floor(i, -1), 'deck')
  const stern = Array.from({ length: 6 }, (_, k) => k / 5)
  m.loft(
    stern.map((k) => skin(0, k, 1)),
    stern.map((k) => skin(0, k, -1)),
    hull,
    false,
  )
  // the stem sweeps up and curls back over the bow
  const bow = skin(STATIONS, 1, 0)
  const curl = Array.from({ length: 17 }, (_, i): Vec3 => {
    const t = i / 16,
      s = 1 - t
    const pull = [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3]
    const along = (a: number, b: number, c: number, d: number) =>
      a * pull[0]! + b * pull[1]! + c * pull[2]! + d * pull[3]!
    return [bow[0] + along(0, 0.85, 1.15, -0.45), bow[1] + along(-0.5, 0.7, 3, 2.5), 0]
  })
  rib(m, [skin(STATIONS, 0.2, 0), ...curl], 0.26, 'trim')
  rod(m, [-6.25, -0.2, 0], [-6.7, 2.3, 0], 0.2, 'trim')
}
function awning(m: Mesh): void {
  const top = 2.75
  for (let i = 0; i < 4; i++)
    for (const s of [-1, 1]) m.box(-5 + i * 1.9, 0.8, s * 1.3, 0.09, top - 0.8, 0.09, 'trim')
  m.vault(-2.1, top, 0, 6.9, 0.34, 3.1, 'canopy', 'x')
  for (const s of [-1, 1]) m.box(-2.1, top - 0.16, s * 1.52, 6.9, 0.18, 0.06, 'strake')
}
/** The settee sail: u along the yard from the tack, v down to the foot. */
const cloth = (u: number, v: number): Vec3 => {
  const tack: Vec3 = [5.2, 1.9, 0],
    peak: Vec3 = [-2.6, 12.4, 0],
    clew: Vec3 = [-3.9, 2.5, 0]
  const along = (k: 0 | 1) => tack[k] + u * (peak[k] - tack[k] + (clew[k] - peak[k]) * v)
  return [
    along(0),
    along(1),
    0.2 + 1.5 * Math.sin(Math.PI * (0.08 + 0.86 * v)) * Math.sin(Math.PI * 0.85 * u),
  ]
}
interface Cloth {
  p: Vec3
  q: Vec3
}
function rig(m: Mesh): void {
  rod(m, [0.6, 0.4, 0], [0.3, 9.4, 0], 0.24, 'spar')
  rod(m, [5.5, 1.6, 0.15], [-2.9, 12.8, 0.15], 0.17, 'spar')
  const n = 14
  const face = (u: number, v: number): Vec3 =>
    unit(cross(sub(cloth(u + 0.01, v), cloth(u - 0.01, v)), sub(cloth(u, v + 0.01), cloth(u, v - 0.01))))
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const corners = [
        [i / n, j / n],
        [(i + 1) / n, j / n],
        [(i + 1) / n, (j + 1) / n],
        [i / n, (j + 1) / n],
      ] as const
      const [a, b, c, d] = corners.map(([u, v]) => ({ p: cloth(u, v), q: face(u, v) })) as [
        Cloth,
        Cloth,
        Cloth,
        Cloth,
      ]
      m.tri(a.p, b.p, c.p, 'sail', a.q, b.q, c.q)
      m.tri(a.p, c.p, d.p, 'sail', a.q, c.q, d.q)
    }
}
export function dhoni(m: Mesh, o: DhoniOptions = {}): void {
  hullOf(m, o.hull ?? 'hull', o.strake ?? 'strake')
  if (o.canopy) awning(m)
  if (o.sail) rig(m)
  const seats = [-5.4, -1.2, -2.6, 2.4, 0.6, 3.4]
  for (let i = 0; i < (o.crew ?? 0); i++)
    person(m, seats[i % seats.length]!, i ? 0.3 : 0.6, i % 2 ? 0.6 : -0.4, i * 2 + 1, i % 3 ? 0.86 : 1)
}
