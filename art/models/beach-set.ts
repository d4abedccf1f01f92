/** A day on a sandbank: the parasol, and people for it. Materials of the parasol: shade, shadeB, spar. SVG: 1 unit = 1 m, sun from the left. */
import type { Mesh } from '../kit/mesh.ts'
import type { Vec3 } from '../kit/vec.ts'

/** A white parasol, 2.5 m, its foot at the origin, tipped towards -x by `tip` radians. */
export function parasol(m: Mesh, radius = 1.8, tip = 0.16): void {
  const at = (r: number, y: number, a: number): Vec3 => {
    const [x, z] = [r * Math.cos(a), r * Math.sin(a)]
    return [
      x * Math.cos(tip) - (y - 2.2) * Math.sin(tip),
      2.2 + x * Math.sin(tip) + (y - 2.2) * Math.cos(tip),
      z,
    ]
  }
  const n = 10
  for (let i = 0; i < n; i++) {
    const [a, b] = [(i / n) * Math.PI * 2, ((i + 1) / n) * Math.PI * 2]
    const mat = i % 2 ? 'shade' : 'shadeB'
    m.quad(at(radius, 2.05, a), at(radius, 2.05, b), at(radius * 0.5, 2.5, b), at(radius * 0.5, 2.5, a), mat)
    m.tri(at(radius * 0.5, 2.5, a), at(radius * 0.5, 2.5, b), at(0, 2.72, a), mat)
    m.quad(at(radius, 1.85, a), at(radius, 1.85, b), at(radius, 2.05, b), at(radius, 2.05, a), mat)
  }
  m.box(0, -0.3, 0, 0.09, 2.9, 0.09, 'spar')
}
/** Two seen from behind on a cloth: she leans on her arms, he sits hugging his knees. */
export const SITTERS = `<path d="M-1.5,.1 L1.2,-.08 L1.6,.34 L-1.2,.6Z" fill="#e8574a"/><path d="M-1.36,.2 L1.3,.02 L1.38,.1 L-1.3,.28Z M-1.27,.36 L1.42,.18 L1.5,.26 L-1.22,.45Z" fill="#fff3dc"/>
<path d="M-.92,-.02 C-1,.14 -.94,.26 -.72,.28 C-.4,.3 -.2,.2 -.26,0Z" fill="#1f7f8c"/><path d="M-.84,.1 C-.9,-.2 -.88,-.5 -.74,-.58 L-.46,-.58 C-.32,-.5 -.3,-.2 -.34,.1 C-.5,.16 -.7,.16 -.84,.1Z" fill="#2a9a9c"/><path d="M-.84,.1 C-.9,-.2 -.88,-.5 -.74,-.58 L-.66,-.58 C-.74,-.4 -.74,-.1 -.7,.13 C-.76,.13 -.8,.12 -.84,.1Z" fill="#8fe0d2"/><path d="M-.8,-.5 C-1,-.3 -1.1,-.02 -1.12,.24 L-1.02,.25 C-.98,.04 -.9,-.14 -.76,-.26Z" fill="#e0a07a"/><path d="M-.4,-.5 C-.22,-.3 -.14,-.04 -.1,.2 L-.2,.22 C-.24,.04 -.32,-.12 -.44,-.24Z" fill="#9a644c"/><path d="M-.66,-.72 L-.54,-.72 L-.54,-.54 L-.66,-.54Z" fill="#9a644c"/>
<path d="M-1,-.76 C-.86,-.88 -.34,-.88 -.2,-.76 C-.34,-.67 -.86,-.67 -1,-.76Z" fill="#d9a860"/><path d="M-.77,-.79 C-.76,-.99 -.44,-.99 -.43,-.79Z" fill="#d9a860"/><path d="M-1,-.76 C-.92,-.83 -.84,-.85 -.77,-.83 C-.75,-.96 -.64,-.96 -.58,-.95 C-.66,-.86 -.66,-.76 -.62,-.69 C-.8,-.68 -.92,-.71 -1,-.76Z" fill="#fff0c4"/>
<path d="M.2,.02 C.16,.16 .3,.22 .56,.2 C.8,.18 .9,.1 .84,-.02Z" fill="#2f5f86"/><path d="M.24,.04 C.18,-.3 .2,-.56 .34,-.64 L.66,-.64 C.82,-.56 .86,-.3 .8,.04 C.62,.1 .42,.1 .24,.04Z" fill="#a8684c"/><path d="M.24,.04 C.18,-.3 .2,-.56 .34,-.64 L.42,-.64 C.34,-.44 .34,-.16 .38,.08 C.32,.08 .28,.06 .24,.04Z" fill="#e8b08a"/><path d="M.66,-.62 C.84,-.56 .98,-.34 1,-.08 L.9,-.06 C.86,-.22 .8,-.3 .7,-.36Z" fill="#7f4c3f"/><circle cx=".5" cy="-.8" r=".15" fill="#2a2036"/><path d="M.35,-.8 A.15,.15 0 0 1 .48,-.95 C.4,-.86 .4,-.78 .44,-.67 A.15,.15 0 0 1 .35,-.8Z" fill="#96664e"/>`
/** A manta seen from above, nose towards -x. */
export const RAY = `<path d="M-.86,-.1 C-.98,-.14 -1.06,-.2 -1.1,-.3 C-.98,-.32 -.84,-.34 -.7,-.36 C-.4,-.5 -.06,-.86 .3,-1.3 C.3,-.9 .36,-.62 .5,-.36 C.58,-.22 .66,-.1 .7,-.03 L2,.08 L.7,.05 C.66,.14 .58,.24 .5,.36 C.36,.62 .3,.9 .3,1.3 C-.06,.86 -.4,.5 -.7,.36 C-.84,.34 -.98,.32 -1.1,.3 C-1.06,.2 -.98,.14 -.86,.1 C-.9,.04 -.9,-.04 -.86,-.1Z"/>`
