/** Mount Agung, 3,031 m: an even cone with a tilted crater lip and gullies down every side. */
import { smoothstep } from '../kit/ink.ts'
import type { Mesh } from '../kit/mesh.ts'
import { fbm, ridged } from '../kit/noise.ts'

/** The summit stands over (px, pz); the ground runs 7.5 km to each side in `mat`. */
export function agung(m: Mesh, px: number, pz: number, mat: string): void {
  const height = (x: number, z: number) => {
    const [dx, dz] = [x - px, z - pz]
    const r = Math.hypot(dx, dz),
      a = Math.atan2(dz, dx)
    const cone = 3220 * Math.exp(-((r / 2750) ** 1.04))
    const gully = ridged(Math.cos(a) * 3.4 + r / 5200, Math.sin(a) * 3.4, 4, 6) - 0.45
    return (
      Math.min(cone, 2960 + 0.3 * dx + 90 * Math.sin(a * 3 + 1)) +
      gully * 560 * smoothstep(0, 1500, r) * smoothstep(6500, 2200, r) +
      220 * (fbm(x / 900, z / 900, 4, 2) - 0.5) * smoothstep(1500, 4000, r)
    )
  }
  m.terrain(height, px - 7500, px + 7500, pz - 3500, pz + 2800, 420, 190, mat)
}
