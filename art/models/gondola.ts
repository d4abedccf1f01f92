/** Gondola, 11 m, bow towards -x, water at y=0. Materials: gondola, trim, cushion, cover. */
import type { Mesh } from '../kit/mesh.ts'

const HALF = 5.4
export const beam = (x: number): number => 0.74 * (1 - (Math.abs(x) / HALF) ** 2.3) + 0.02
const keel = (x: number): number => -0.12 + 1.1 * (Math.abs(x) / HALF) ** 3.2
/** Height of the rail at x. */
export const rail = (x: number): number => 0.52 + (x < 0 ? 0.95 : 1.15) * (Math.abs(x) / HALF) ** 2.8

export function gondola(m: Mesh, covered = false): void {
  const n = 40
  const at = (i: number): number => -HALF + (2 * HALF * i) / n
  for (let i = 0; i < n; i++) {
    const [a, b] = [at(i), at(i + 1)]
    for (const s of [1, -1]) {
      m.quad(
        [a, keel(a), s * beam(a) * 0.5],
        [b, keel(b), s * beam(b) * 0.5],
        [b, rail(b), s * beam(b)],
        [a, rail(a), s * beam(a)],
        'gondola',
      )
      m.quad(
        [a, rail(a) - 0.1, s * (beam(a) + 0.02)],
        [b, rail(b) - 0.1, s * (beam(b) + 0.02)],
        [b, rail(b), s * (beam(b) + 0.03)],
        [a, rail(a), s * (beam(a) + 0.03)],
        'trim',
      )
    }
    const open = Math.abs((a + b) / 2 + 0.1) < 2
    const drop = open && !covered ? 0.34 : 0
    const hump = covered && Math.abs(a) < 3.4 ? 0.3 * (1 - (a / 3.4) ** 2) : 0
    const hump2 = covered && Math.abs(b) < 3.4 ? 0.3 * (1 - (b / 3.4) ** 2) : 0
    const inner = open && !covered ? 0.84 : 1
    const mat = covered && Math.abs(a) < 3.4 ? 'cover' : open ? 'cushion' : 'gondola'
    m.quad(
      [a, rail(a) - drop, beam(a) * inner],
      [b, rail(b) - drop, beam(b) * inner],
      [b, rail(b) - drop + hump2, 0],
      [a, rail(a) - drop + hump, 0],
      mat,
    )
    m.quad(
      [a, rail(a) - drop, -beam(a) * inner],
      [b, rail(b) - drop, -beam(b) * inner],
      [b, rail(b) - drop + hump2, 0],
      [a, rail(a) - drop + hump, 0],
      mat,
    )
  }
  if (covered) return
  m.box(1.2, 0.36, 0, 0.3, 0.84, 1.16, 'cushion')
  m.box(0.8, 0.3, 0, 0.7, 0.3, 1.1, 'cushion')
  m.box(2.6, 0.7, 0.5, 0.1, 0.66, 0.1, 'trim')
}
/** The bow iron in the plane of the keel, 1 unit = 1 m, the stem at the origin: an S with the doge's cap, six teeth forward and one back. */
export const FERRO =
  '<path d="M.3,-.5C.1,-.7 .04,-1 .06,-1.4C.08,-1.62 .12,-1.78 .06,-1.96C-.02,-2.2 -.3,-2.36 -.62,-2.24C-.76,-2.18 -.8,-2.02 -.74,-1.86C-.6,-1.92 -.44,-1.9 -.34,-1.8L-.24,-1.64L-.56,-1.64V-1.56H-.22V-1.46H-.56V-1.38H-.21V-1.28H-.56V-1.2H-.21V-1.1H-.56V-1.02H-.2V-.92H-.55V-.84H-.19V-.74H-.52V-.66H-.16C-.12,-.5 -.06,-.36 .04,-.26Z" fill="#e9e6e0"/><path d="M.06,-1.24H.42V-1.16H.06Z" fill="#e9e6e0"/><path d="M.3,-.5C.1,-.7 .04,-1 .06,-1.4C.08,-1.62 .12,-1.78 .06,-1.96C-.02,-2.2 -.3,-2.36 -.62,-2.24C-.3,-2.24 -.1,-2.08 -.04,-1.88C0,-1.7 -.06,-1.5 -.06,-1.24C-.06,-.9 .02,-.6 .2,-.4Z" fill="#8f9cb8"/>'
/** The gondolier at his oar, facing left; 1 unit = 1 m, feet at the origin. */
export const GONDOLIER = `<path d="M-.5,-1.02 L2.5,1.5 L2.62,1.44 L-.44,-1.08Z" fill="#8a5a48"/><path d="M2.1,1.2 L3.1,2.1 L3.24,1.98 L2.24,1.12Z" fill="#b5785a"/>
<path d="M-.26,-.02 L-.1,-.5 L-.12,-.9 L.14,-.9 L.08,-.44 L-.1,.02Z" fill="#1f2a4c"/><path d="M.3,.02 L.24,-.44 L.02,-.88 L.26,-.9 L.42,-.48 L.46,.02Z" fill="#2a3760"/><path d="M-.34,0 L-.08,-.02 L-.08,.06 L-.36,.06Z M.28,0 L.48,0 L.48,.06 L.22,.06Z" fill="#161c38"/>
<path d="M-.14,-.84 C-.2,-1.1 -.3,-1.3 -.26,-1.42 C-.2,-1.52 .06,-1.5 .12,-1.4 C.22,-1.24 .28,-1 .27,-.84Z" fill="#fff3dc"/><path d="M-.17,-.95 L.27,-.93 M-.2,-1.06 L.26,-1.04 M-.24,-1.17 L.23,-1.15 M-.26,-1.28 L.19,-1.26 M-.27,-1.38 L.13,-1.37" stroke="#26406c" stroke-width=".042"/><path d="M.04,-1.46 C.14,-1.38 .24,-1.1 .27,-.84 L.14,-.84 C.14,-1.06 .1,-1.28 .04,-1.46Z" fill="#26406c" fill-opacity=".3"/><path d="M-.15,-.88 L.27,-.88 L.27,-.8 L-.14,-.8Z" fill="#c4423a"/>
<path d="M-.22,-1.4 C-.34,-1.3 -.46,-1.2 -.52,-1.1 L-.44,-1.02 C-.36,-1.1 -.26,-1.18 -.16,-1.26Z" fill="#fff3dc"/><circle cx="-.5" cy="-1.05" r=".055" fill="#b9805c"/><path d="M.1,-1.4 C.1,-1.24 -.04,-1.08 -.2,-.96 L-.28,-1.02 C-.14,-1.14 -.06,-1.26 -.04,-1.4Z" fill="#e9d3c4"/><circle cx="-.26" cy="-.97" r=".055" fill="#b9805c"/>
<path d="M-.16,-1.58 L-.02,-1.58 L0,-1.44 L-.14,-1.44Z" fill="#a86c50"/><ellipse cx="-.12" cy="-1.65" rx=".11" ry=".13" fill="#b9805c"/><path d="M.0,-1.72 C.02,-1.62 .0,-1.54 -.04,-1.5 L-.08,-1.56 L-.06,-1.72Z" fill="#33243c"/><path d="M-.4,-1.7 C-.28,-1.76 .06,-1.76 .18,-1.7 C.06,-1.66 -.28,-1.66 -.4,-1.7Z" fill="#f3d492"/><path d="M-.25,-1.72 C-.24,-1.88 .04,-1.88 .04,-1.72Z" fill="#f3d492"/><path d="M-.25,-1.75 L.04,-1.75 L.04,-1.71 L-.25,-1.71Z" fill="#c4423a"/>`
