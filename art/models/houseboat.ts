/** A Kerala houseboat, 22 m, bow towards -x, waterline at y=0: plank hull with lifted ends, cabins and open deck under woven vaults. Materials: hull, strake, deck, wall, reed, reedB, rib, pane, lamp, post. */
import { lerp } from '../kit/ink.ts'
import type { Mesh } from '../kit/mesh.ts'
import { rib, rod } from '../kit/rods.ts'
import type { Vec3 } from '../kit/vec.ts'

const END = 11
/** Half width and rail height of the hull at x. */
const beam = (x: number): number => 2.3 * Math.sqrt(Math.max(0, 1 - (Math.abs(x) / (END + 0.2)) ** 3.2))
const rail = (x: number): number => 0.95 + 2 * Math.max(0, (-x - 6.4) / 4.6) ** 2 + 1.1 * Math.max(0, (x - 7) / 4) ** 2 // prettier-ignore
const keel = (x: number): number => -0.4 + 2.4 * Math.max(0, (Math.abs(x) - 7.6) / 3.4) ** 2

export function houseboat(m: Mesh): void {
  const n = 44,
    at = (i: number): number => lerp(-END, END, i / n)
  const section = (x: number, inset = 0): Vec3[] => {
    const [w, top, low] = [beam(x) - inset, rail(x), Math.min(keel(x), rail(x) - 0.2)]
    return [[x, top, w], [x, lerp(low, top, 0.4), w * 0.92], [x, low, 0], [x, lerp(low, top, 0.4), -w * 0.92], [x, top, -w]] // prettier-ignore
  }
  for (let i = 0; i < n; i++) {
    m.loft(section(at(i)), section(at(i + 1)), 'hull', false)
    for (const s of [-1, 1]) rod(m, [at(i), rail(at(i)), s * beam(at(i))], [at(i + 1), rail(at(i + 1)), s * beam(at(i + 1))], 0.16, 'strake') // prettier-ignore
  }
  m.box(0, 0.6, 0, 15, 0.12, 3.8, 'deck')
  // cabins aft, an open sitting deck before them
  m.box(3, 0.7, 0, 9.4, 2, 3.7, 'wall')
  for (let i = 0; i < 5; i++)
    for (const s of [-1, 1]) {
      const x = -0.9 + i * 1.95
      m.box(x, 1.15, s * 1.86, 1.1, 1.15, 0.06, i === 3 ? 'pane' : 'lamp')
      for (const q of [-0.58, 0, 0.58]) m.box(x + q, 1.1, s * 1.9, 0.07, 1.25, 0.08, 'post')
      m.box(x, 1.08, s * 1.92, 1.3, 0.08, 0.14, 'post')
    }
  const vault = (x0: number, x1: number, y: number, half: number, high: number): void => {
    const steps = Math.round((x1 - x0) / 0.5)
    for (let i = 0; i < steps; i++)
      m.vault(x0 + ((i + 0.5) * (x1 - x0)) / steps, y, 0, (x1 - x0) / steps, high * (1 + (i % 2) * 0.02), half * 2, i % 2 ? 'reed' : 'reedB', 'x') // prettier-ignore
    for (const x of [x0, (x0 + x1) / 2, x1])
      rib(m, Array.from({ length: 13 }, (_, k): Vec3 => [x, y + Math.sin((k / 12) * Math.PI) * high * 1.04, Math.cos((k / 12) * Math.PI) * half * 1.03]), 0.13, 'rib') // prettier-ignore
  }
  vault(-1.7, 7.9, 2.6, 2.2, 1.35)
  vault(-6.4, -1.4, 2.9, 2.35, 1.6)
  vault(2, 4.6, 3.7, 1.1, 0.75)
  for (const x of [-6, -3.9, -1.9]) for (const z of [-1.8, 1.8]) rod(m, [x, 0.7, z], [x, 3, z], 0.13, 'post')
  for (const z of [-1.8, 1.8]) rod(m, [-6, 1.45, z], [-1.9, 1.45, z], 0.08, 'post')
  // cane chairs and a table on the deck, a lantern over them
  for (const x of [-5.2, -2.9]) {
    m.box(x, 0.7, 0.3, 0.7, 0.5, 0.7, 'reedB')
    m.box(x + (x < -4 ? -0.32 : 0.32), 0.7, 0.3, 0.1, 1.1, 0.7, 'reedB')
  }
  m.box(-4.05, 0.7, 0.3, 0.8, 0.62, 0.7, 'post')
  m.blob(-4.05, 3.5, 0.2, 0.22, 'lamp', 1.2, 0, 1, 10)
  m.blob(-8.6, 2.5, 0, 0.16, 'lamp', 1.2, 0, 1, 8)
  rod(m, [-8.6, 1.2, 0], [-8.6, 2.4, 0], 0.07, 'post')
}
