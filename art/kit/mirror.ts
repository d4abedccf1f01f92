/** True reflections: pull the mirrored mesh first, darken it as water, then pull the real one over it. */
import { Mesh } from './mesh.ts'

/** The same solids upside down below y=0. */
export function mirrored(m: Mesh): Mesh {
  const out = Mesh.create(),
    flip = (v: number, i: number) => (i % 3 === 1 ? -v : v)
  for (const [i, v] of m.store.pos.entries()) out.store.pos.push(flip(v, i))
  for (const [i, v] of m.store.nor.entries()) out.store.nor.push(flip(v, i))
  for (const id of m.store.mat) out.store.mat.push(id)
  for (const name of m.store.names) out.store.names.push(name)
  return out
}
