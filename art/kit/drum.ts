/** Upright walls on a rounded plan, seen by the camera as narrow strips: towers, bastions, buttresses. */
import type { Camera } from './camera.ts'
import type { Pt } from './vec.ts'

/** A point of a plan (x, z) and the direction in which the wall faces there. */
export interface PlanPoint {
  at: Pt
  faces: Pt
  /** Shade that another part of the building throws on it, 0..1. */
  dim?: number
}
const n = (v: number) => v.toFixed(1)
const shape = (points: readonly Pt[], fill: string) =>
  `<path d="M${points.map(([x, y]) => `${n(x)},${n(y)}`).join('L')}Z" fill="${fill}"/>`

/** The plan turned about its origin and moved to (x, z). */
export function placed(plan: readonly PlanPoint[], [x, z]: Pt, turn = 0): PlanPoint[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const spin = ([px, pz]: Pt): Pt => [c * px + s * pz, -s * px + c * pz]
  return plan.map(({ at, faces, dim }) => {
    const [px, pz] = spin(at)
    return { at: [x + px, z + pz], faces: spin(faces), ...(dim ? { dim } : {}) }
  })
}
export const roundPlan = (radius: number, count = 72): PlanPoint[] =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2
    return { at: [radius * Math.cos(a), radius * Math.sin(a)], faces: [Math.cos(a), Math.sin(a)] }
  })
/**
 * The part of a wall between two heights that the eye sees. `ink` gives the colour by the direction a strip faces.
 * `swell` pushes the wall out by so many metres, for a course that projects.
 */
export function strips(
  cam: Camera,
  plan: readonly PlanPoint[],
  low: number,
  high: number,
  ink: (faces: Pt, dim: number) => string,
  swell = 0,
): string {
  const parts: { away: number; body: string }[] = []
  plan.forEach((a, i) => {
    const b = plan[(i + 1) % plan.length]!,
      [mx, mz] = [(a.at[0] + b.at[0]) / 2, (a.at[1] + b.at[1]) / 2],
      faces: Pt = [(a.faces[0] + b.faces[0]) / 2, (a.faces[1] + b.faces[1]) / 2]
    const [dx, dz] = [b.at[0] - a.at[0], b.at[1] - a.at[1]]
    const outward: Pt = dx * faces[1] - dz * faces[0] >= 0 ? [-dz, dx] : [dz, -dx]
    if (outward[0] * (cam.eye[0] - mx) + outward[1] * (cam.eye[2] - mz) <= 0) return
    const corner = (p: PlanPoint, y: number): Pt => {
      const q = cam.project([p.at[0] + p.faces[0] * swell, y, p.at[1] + p.faces[1] * swell])
      return [q.x, q.y]
    }
    const [p, q] = corner(a, low)[0] < corner(b, low)[0] ? [a, b] : [b, a]
    const [bl, br, tr, tl] = [corner(p, low), corner(q, low), corner(q, high), corner(p, high)]
    parts.push({
      away: (mx - cam.eye[0]) ** 2 + (mz - cam.eye[2]) ** 2,
      // a pixel over the next strip, so that no gap shows
      body: shape([bl, [br[0] + 1, br[1]], [tr[0] + 1, tr[1]], tl], ink(faces, a.dim ?? 0)),
    })
  })
  return parts
    .toSorted((a, b) => b.away - a.away)
    .map(({ body }) => body)
    .join('')
}
