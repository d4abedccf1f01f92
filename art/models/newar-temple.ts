/** A Newar temple of the Kathmandu valley: stepped plinth, brick core, tiled roofs on carved struts, gilt finial. Materials: plinth, tread, brick, wood, carved, tile, eave, gold, dark. */
import { finial } from '../kit/buildings.ts'
import type { Mesh } from '../kit/mesh.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import { rod } from '../kit/rods.ts'
import type { Vec3 } from '../kit/vec.ts'

/** Square roof between the eave (half width `out`, row y) and the next storey (`inn`, y+rise), a little hollow. */
function tierRoof(m: Mesh, y: number, out: number, inn: number, rise: number): void {
  const N = 6
  const ring = (t: number): Vec3[] => {
    const h = out + (inn - out) * t,
      v = y + rise * (0.72 * t + 0.28 * t * t)
    return [[-h, v, h], [h, v, h], [h, v, -h], [-h, v, -h]] // prettier-ignore
  }
  for (let i = 0; i < N; i++) m.loft(ring(i / N), ring((i + 1) / N), 'tile')
  const under = (h: number, v: number): Vec3[] => [[-h, v, h], [h, v, h], [h, v, -h], [-h, v, -h]] // prettier-ignore
  m.loft(under(out * 1.01, y - 0.34), under(out * 1.01, y + 0.02), 'eave')
  m.loft(under(out, y - 0.3), under(inn * 1.04, y + rise * 0.3), 'wood')
  for (let side = 0; side < 4; side++) {
    const f = m.at(0, 0, 0, (side * Math.PI) / 2)
    // the hip follows the hollow of the roof
    for (let i = 0; i < N; i++) {
      const [a, b] = [ring(i / N)[0]!, ring((i + 1) / N)[0]!]
      rod(f, [a[0], a[1] + 0.05, a[2]], [b[0], b[1] + 0.05, b[2]], 0.26, 'tile')
    }
    for (let i = 0; i < Math.round(out * 3); i++) f.box(-out + ((i + 0.5) * out * 2) / Math.round(out * 3), y - 0.56, out, 0.1, 0.22, 0.06, 'gold') // prettier-ignore
  }
}
/** Core `w` metres wide; `steps` of plinth; `tiers` roofs, each 0.72 of the one below. Returns its height. */
export function newarTemple(m: Mesh, w: number, tiers: number, steps: number): number {
  const tread = w * 0.13
  for (let i = 0; i < steps; i++) {
    const half = w * 0.86 + (steps - i) * w * 0.16
    m.box(0, i * tread, 0, half * 2, tread, half * 2, 'plinth', 'tread')
    m.box(0, (i + 0.84) * tread, 0, half * 2 + 0.14, tread * 0.16, half * 2 + 0.14, 'tread')
    for (let k = 0; k < 3; k++) m.box(0, (i + k / 3) * tread, half + w * 0.16 - (k + 0.5) * w * 0.053, w * 0.42, tread / 3, w * 0.054, 'tread') // prettier-ignore
  }
  let y = steps * tread,
    core = w / 2
  for (let t = 0; t < tiers; t++) {
    const h = t ? core * 0.82 : w * 0.6,
      out = core * (t ? 2.05 : 1.95),
      inn = core * 0.7,
      rise = core * (t === tiers - 1 ? 1.5 : 0.86)
    m.box(0, y, 0, core * 2, h + core * 0.5, core * 2, 'brick')
    m.box(0, y, 0, core * 2.06, h * 0.07, core * 2.06, 'carved')
    m.box(0, y + h * 0.9, 0, core * 2.1, h * 0.14, core * 2.1, 'carved')
    for (let side = 0; side < 4; side++) {
      const f = m.at(0, 0, 0, (side * Math.PI) / 2)
      if (t === 0) {
        f.decal(rectOutline(core * 0.94, h * 0.86), [0, y + h * 0.45, core], [1, 0, 0], [0, 1, 0], 'carved', 0.06) // prettier-ignore
        f.decal(archOutline(core * 0.5, h * 0.68), [0, y + h * 0.06, core], [1, 0, 0], [0, 1, 0], 'dark', 0.12)
        f.decal(archOutline(core * 0.9, h * 0.3), [0, y + h * 0.7, core], [1, 0, 0], [0, 1, 0], 'gold', 0.16)
        for (const s of [-1, 1]) f.box(s * core * 0.74, y, core + 0.1, core * 0.12, h * 0.9, 0.2, 'carved')
      } else for (const s of [-0.5, 0, 0.5]) f.decal(rectOutline(core * 0.3, h * 0.5), [s * core * 1.1, y + h * 0.45, core], [1, 0, 0], [0, 1, 0], 'carved', 0.06) // prettier-ignore
      const n = t ? 5 : 7
      for (let i = 0; i < n; i++) {
        const u = -1 + (2 * i) / (n - 1)
        rod(f, [u * core, y + h * 0.86, core + 0.05], [u * out * 0.9, y + h + core * 0.3, out * 0.88], core * 0.075, 'carved') // prettier-ignore
      }
    }
    const eave = y + h + core * 0.28
    tierRoof(m, eave, out, t === tiers - 1 ? 0.16 : inn, rise)
    y = eave + rise - (t === tiers - 1 ? 0 : core * 0.1)
    core *= 0.72
  }
  m.revolve(0, 0, [[core * 0.7, y - core * 0.6], [core * 0.55, y], [core * 0.2, y + 0.2]], 'gold', 16) // prettier-ignore
  finial(m, 0, y - 0.1, 0, w * 0.34)
  return y + w * 0.34
}
