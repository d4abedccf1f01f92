/** The pyramids of Giza in metres, and a dromedary. Materials: course, casing, granite, rubble. */
import type { Mesh } from './mesh.ts'
import type { Random } from './noise.ts'
import type { Vec3 } from './vec.ts'

/** Four plain flanks from the base to `high`; the last `bare` share of the height is missing. */
function flanks(m: Mesh, base: number, high: number, bare: number): void {
  const ring = (t: number): Vec3[] =>
    [
      [-1, -1],
      [-1, 1],
      [1, 1],
      [1, -1],
    ].map(([x, z]): Vec3 => [(x! * base * (1 - t)) / 2, high * t, (z! * base * (1 - t)) / 2])
  m.loft(ring(0), ring(1 - bare), 'course')
  m.box(0, high * (1 - bare) - 1, 0, base * bare, 1, base * bare, 'course')
}
/** Khufu: 230 m wide, the top courses and the capstone gone. */
export const khufu = (m: Mesh): void => flanks(m, 230, 146.6, 0.055)
/** Khafre: 215 m wide; the smooth top third keeps its casing above a torn edge, which the material draws. */
export function khafre(m: Mesh): void {
  flanks(m, 215, 143.5, 0.34)
  const y = 143.5 * 0.65
  const w = 215 * 0.352
  m.hip(0, y, 0, w, 143.5 - y, w, 0, 'casing')
}
/** Menkaure: 103 m wide, granite on its lowest courses, the largest of its three small pyramids before it. */
export function menkaure(m: Mesh): void {
  flanks(m, 103.4, 65.5, 0.03)
  flanks(m.at(62, -1, 104), 44, 28, 0.08)
}
/** Low walls and fallen blocks on the sand. */
export function ruins(m: Mesh, r: Random, x: number, z: number, spread: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const w = r.range(2, 9)
    const p = m.at(
      x + r.range(-1, 1) * spread,
      -1,
      z + r.range(-0.5, 0.5) * spread,
      r.pick([0.42, 0.42, 1.99]),
    )
    p.box(0, 0, 0, w, r.range(1.6, 4), r.range(1.5, 4), 'rubble')
  }
}
export interface CamelInks {
  coat: string
  shade: string
  lit: string
  cloth: string
  band: string
  robe: string
  robeShade: string
  scarf: string
}
/** A dromedary walking right, 1 unit = 1 m, feet at (x,y); `stride` -1..1; `rider` sits on the hump. */
export function camel(x: number, y: number, k: number, stride: number, ink: CamelInks, rider = true): string {
  const leg = (hip: number, swing: number, fill: string): string =>
    `<path transform="rotate(${swing} ${hip} -1.3)" d="M${hip - 0.15},-1.45 L${hip + 0.17},-1.4 C${hip + 0.14},-.95 ${hip + 0.06},-.78 ${hip + 0.06},-.6 C${hip + 0.06},-.4 ${hip + 0.03},-.2 ${hip + 0.1},0 L${hip - 0.1},0 C${hip - 0.05},-.25 ${hip - 0.06},-.42 ${hip - 0.08},-.62 C${hip - 0.12},-.85 ${hip - 0.15},-1.1 ${hip - 0.15},-1.45Z" fill="${fill}"/>`
  const seat = rider
    ? `<path d="M-.3,-2.3 C-.34,-2.75 -.24,-3.02 -.08,-3.08 L.1,-3.08 C.26,-3.02 .3,-2.7 .32,-2.3 L.36,-1.72 L.14,-1.72 L.06,-2.2Z" fill="${ink.robeShade}"/><path d="M.02,-3.08 L.1,-3.08 C.26,-3.02 .3,-2.7 .32,-2.3 L.36,-1.72 L.2,-1.72 C.2,-2.2 .16,-2.7 .02,-3.08Z" fill="${ink.robe}"/><path d="M.12,-2.86 C.3,-2.7 .42,-2.56 .6,-2.5 L.58,-2.38 C.38,-2.4 .22,-2.5 .08,-2.64Z" fill="${ink.robe}"/><circle cx=".04" cy="-3.24" r=".15" fill="#8a5a4a"/><path d="M-.15,-3.2 C-.18,-3.44 .02,-3.5 .14,-3.42 C.22,-3.36 .22,-3.3 .2,-3.27 L-.02,-3.24 C-.04,-3.12 -.08,-3.02 -.2,-2.96 C-.24,-3.06 -.2,-3.12 -.15,-3.2Z" fill="${ink.scarf}"/>`
    : `<path d="M-.4,-2.2 L-.36,-2.6 L.26,-2.6 L.34,-2.16Z" fill="${ink.robeShade}"/><path d="M.04,-2.6 L.26,-2.6 L.34,-2.16 L.04,-2.2Z" fill="${ink.robe}"/>`
  return `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${k})"><ellipse cx="-.55" cy=".04" rx="1.5" ry=".11" fill="${ink.shade}" fill-opacity=".55"/>${leg(0.58, 12 * stride, ink.shade)}${leg(-0.66, -13 * stride, ink.shade)}
  <path d="M-.95,-1.7 C-.95,-1.95 -.7,-2 -.5,-2.02 C-.35,-2.3 -.2,-2.42 -.05,-2.4 C.12,-2.38 .22,-2.12 .38,-2 C.55,-1.95 .72,-1.85 .85,-1.65 C.98,-1.45 1.1,-1.45 1.18,-1.6 C1.27,-1.8 1.28,-2.05 1.38,-2.2 C1.46,-2.32 1.62,-2.34 1.78,-2.27 C1.9,-2.22 1.98,-2.16 1.96,-2.08 C1.9,-2.02 1.75,-2.05 1.62,-2.05 C1.52,-2.02 1.5,-1.85 1.45,-1.62 C1.38,-1.3 1.2,-1.12 .98,-1.18 C.85,-1.2 .75,-1.2 .65,-1.22 C.3,-1.1 -.3,-1.1 -.6,-1.25 C-.8,-1.3 -.95,-1.45 -.95,-1.7Z" fill="${ink.coat}"/><path d="M.85,-1.65 C.98,-1.45 1.1,-1.45 1.18,-1.6 C1.27,-1.8 1.28,-2.05 1.38,-2.2 C1.46,-2.32 1.62,-2.34 1.78,-2.27 C1.9,-2.22 1.98,-2.16 1.96,-2.08 C1.8,-2.12 1.62,-2.18 1.52,-2.08 C1.44,-1.9 1.42,-1.6 1.3,-1.42 C1.16,-1.26 .96,-1.32 .85,-1.65Z" fill="${ink.lit}"/>
  <path d="M-.95,-1.75 C-1.06,-1.6 -1.04,-1.3 -1.02,-1.16 L-.97,-1.16 C-.98,-1.3 -.98,-1.5 -.9,-1.6Z" fill="${ink.shade}"/>${leg(0.7, -13 * stride, ink.coat)}${leg(-0.72, 13 * stride, ink.coat)}
  <path d="M-.54,-2.04 C-.36,-2.36 -.2,-2.47 -.05,-2.45 C.14,-2.42 .26,-2.16 .42,-2.02 L.4,-1.36 L-.5,-1.36Z" fill="${ink.cloth}"/><path d="M-.52,-1.62 L.41,-1.62 L.4,-1.5 L-.51,-1.5Z" fill="${ink.band}"/>${seat}</g>`
}
