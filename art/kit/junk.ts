/** A Ha Long junk, 26 m, bow towards +x, waterline at y=0. Materials: hull, strake, timber, gilt, lamp, roof, deck, spar, sail, and those of `person`. */
import { lerp } from './ink.ts'
import { person } from './life.ts'
import type { Mesh } from './mesh.ts'
import { rectOutline } from './outline.ts'
import { rod } from './rods.ts'
import type { Vec3 } from './vec.ts'

const STATIONS = 26
function station(i: number): { x: number; beam: number; keel: number; rail: number } {
  const t = i / STATIONS
  const fore = Math.max(0, (t - 0.6) / 0.4),
    aft = Math.max(0, (0.4 - t) / 0.4)
  return {
    x: lerp(-12.6, 12, t) + 1.6 * fore ** 2,
    beam: 3.5 * (1 - 0.72 * fore ** 2.2) * (1 - 0.28 * aft ** 2),
    keel: -0.8 + 2.4 * fore ** 2.6 + 1.4 * aft ** 2.4,
    rail: 1.9 + 2 * fore ** 2 + 2.2 * aft ** 1.7,
  }
}
const skin = (i: number, share: number, side: number): Vec3 => {
  const { x, beam, keel, rail } = station(i)
  return [x, lerp(keel, rail, share), side * beam * Math.sin(Math.min(1, share * 1.3) * Math.PI * 0.5) ** 0.7]
}
function hull(m: Mesh): void {
  const bands = [0, 0.25, 0.5, 0.72, 0.86, 1]
  for (let i = 0; i < STATIONS; i++)
    for (const s of [-1, 1]) {
      for (let b = 0; b + 1 < bands.length; b++)
        m.quad(
          skin(i, bands[b]!, s),
          skin(i + 1, bands[b]!, s),
          skin(i + 1, bands[b + 1]!, s),
          skin(i, bands[b + 1]!, s),
          b === 3 ? 'strake' : 'hull',
        )
      rod(m, skin(i, 1.02, s), skin(i + 1, 1.02, s), 0.26, 'gilt')
    }
  const levels = [0, 0.3, 0.6, 1]
  for (const i of [0, STATIONS])
    m.loft(
      levels.map((k) => skin(i, k, 1)),
      levels.map((k) => skin(i, k, -1)),
      'hull',
      false,
    )
  for (let i = 0; i < STATIONS; i++)
    m.quad(skin(i, 0.84, 1), skin(i + 1, 0.84, 1), skin(i + 1, 0.84, -1), skin(i, 0.84, -1), 'deck')
}
function house(m: Mesh): void {
  m.box(-2.4, 1.5, 0, 14.6, 2.5, 4.8, 'timber')
  m.box(-2.4, 4, 0, 16, 0.28, 5.8, 'roof')
  m.box(-6.2, 4.28, 0, 7.4, 2.2, 4.2, 'timber')
  m.box(-6.2, 6.48, 0, 8.6, 0.28, 5.2, 'roof')
  for (let i = 0; i < 9; i++)
    for (const s of [-1, 1])
      m.decal(
        rectOutline(1.05, 1.2),
        [-8.6 + i * 1.56, 3, s * 2.4],
        [s, 0, 0],
        [0, 1, 0],
        i % 4 === 1 ? 'lamp' : 'gilt',
        0.05,
      )
  for (let i = 0; i < 4; i++)
    for (const s of [-1, 1])
      m.decal(rectOutline(1.1, 1.1), [-8.6 + i * 1.6, 5.5, s * 2.1], [s, 0, 0], [0, 1, 0], 'lamp', 0.05)
  for (let i = 0; i < 10; i++) m.box(-1.8 + i * 0.82, 4.28, 2.7, 0.09, 0.8, 0.09, 'gilt')
  m.box(1.9, 5.05, 2.7, 7.6, 0.1, 0.1, 'gilt')
}
interface Rig {
  x: number
  foot: number
  high: number
  wide: number
  rake: number
}
/** A fanned sail on battens; each panel bellies between two of them. */
function sail(m: Mesh, { x, foot, high, wide, rake }: Rig): void {
  const n = 7
  const edge = (k: number): { luff: Vec3; leech: Vec3 } => {
    const t = k / n,
      fan = 0.04 + 0.62 * t ** 1.5,
      w = wide * (0.84 + 0.34 * t - 0.62 * t * t)
    const lx = x - wide * 0.2 + rake * t * high,
      ly = foot + high * 0.74 * t
    return { luff: [lx, ly, 0.28], leech: [lx - w * Math.cos(fan), ly + w * Math.sin(fan), 0.28] }
  }
  const at = (k: number, u: number, v: number): Vec3 => {
    const [a, b] = [edge(k), edge(k + 1)]
    const scallop = u > 0.9 ? Math.sin(Math.PI * v) * wide * 0.02 : 0
    const p = (i: 0 | 1) => lerp(lerp(a.luff[i], a.leech[i], u), lerp(b.luff[i], b.leech[i], u), v)
    return [
      p(0) + scallop,
      p(1),
      0.3 + wide * 0.09 * Math.sin(Math.PI * u) + high * 0.028 * Math.sin(Math.PI * v),
    ]
  }
  for (let k = 0; k < n; k++) {
    for (let i = 0; i < 16; i++)
      for (let j = 0; j < 4; j++)
        m.quad(
          at(k, i / 16, j / 4),
          at(k, (i + 1) / 16, j / 4),
          at(k, (i + 1) / 16, (j + 1) / 4),
          at(k, i / 16, (j + 1) / 4),
          'sail',
        )
  }
  for (let k = 0; k <= n; k++)
    for (let i = 0; i < 6; i++) {
      const on = (u: number): Vec3 => (k < n ? at(k, u, 0) : at(n - 1, u, 1))
      rod(m, on(i / 6), on((i + 1) / 6), 0.16, 'spar')
    }
  rod(m, [x - wide * 0.36, 1.6, 0], [x - wide * 0.36 + rake * high, foot + high * 1.14, 0], 0.34, 'spar')
}
/** The bow and the sails' luffs stand to +x; the sails catch the light from +z. */
export function junk(m: Mesh, crew = 6): void {
  hull(m)
  house(m)
  sail(m, { x: 10.4, foot: 5, high: 12.4, wide: 6.6, rake: 0.1 })
  sail(m, { x: 3.6, foot: 6.2, high: 17.4, wide: 9.6, rake: 0.02 })
  sail(m, { x: -7.4, foot: 8.2, high: 10.4, wide: 5.8, rake: -0.06 })
  rod(m, [-13, -0.4, 0], [-12.8, 3.4, 0], 0.5, 'strake')
  for (let i = 0; i < crew; i++)
    person(
      m,
      i < 2 ? 7.6 + i * 1.2 : -0.6 + (i - 2) * 1.35,
      i < 2 ? 1.9 : 4.28,
      1.5 + (i % 2) * 0.7,
      i * 2,
      1,
    )
}
