/** Cherry in flower: a near bough in the picture plane, and whole trees for the middle distance. */
import type { Mesh } from './mesh.ts'
import { random } from './noise.ts'
import { limb } from './pine.ts'

export interface BoughInks {
  bark: string
  barkLit: string
  back: string
  mid: string
  lit: string
  heart: string
}
const fix = (v: number): string => v.toFixed(1)
/** A five-petalled flower, turned and foreshortened. */
function flower(x: number, y: number, r: number, turn: number, squash: number): string {
  let d = ''
  for (let k = 0; k < 5; k++) {
    const a = turn + (k * Math.PI * 2) / 5
    const P = (q: number, da: number): string =>
      `${fix(x + Math.cos(a + da) * q * r)},${fix(y + Math.sin(a + da) * q * r * squash)}`
    d += `M${fix(x)},${fix(y)}C${P(0.5, -0.75)} ${P(1.06, -0.5)} ${P(1, -0.12)}L${P(0.86, 0)}L${P(1, 0.12)}C${P(1.06, 0.5)} ${P(0.5, 0.75)} ${fix(x)},${fix(y)}Z`
  }
  return d
}
/** A bough that grows from (x,y) towards `angle` (radians, down positive), `long` pixels, forking twice. */
export function bough(
  seed: number,
  x: number,
  y: number,
  angle: number,
  long: number,
  ink: BoughInks,
): string {
  const r = random(seed)
  let wood = ''
  let rim = ''
  const spots: [number, number, number][] = []
  const grow = (x0: number, y0: number, a0: number, len: number, w0: number, depth: number): void => {
    let [px, py, a] = [x0, y0, a0]
    const n = 9
    for (let i = 0; i < n; i++) {
      const w = w0 * (1 - (0.75 * i) / n)
      a += r.range(-0.2, 0.2) + 0.015
      const [qx, qy] = [px + (Math.cos(a) * len) / n, py + (Math.sin(a) * len) / n]
      wood += `<path d="M${fix(px)},${fix(py)}L${fix(qx)},${fix(qy)}" stroke-width="${fix(w)}"/>`
      if (w > 4)
        rim += `<path d="M${fix(px)},${fix(py - w * 0.3)}L${fix(qx)},${fix(qy - w * 0.3)}" stroke-width="${fix(w * 0.28)}"/>`
      if (depth > 0 && i > 1 && r() < 0.62)
        grow(qx, qy, a + r.pick([-1, 1]) * r.range(0.4, 0.95), len * r.range(0.32, 0.55), w * 0.62, depth - 1)
      if (depth === 0 || i > 5) spots.push([qx, qy, depth])
      ;[px, py] = [qx, qy]
    }
  }
  grow(x, y, angle, long, long * 0.034, 2)
  const layers = ['', '', '']
  let hearts = ''
  for (const [sx, sy] of spots)
    for (let k = 0; k < 4; k++) {
      const [fx, fy, size] = [sx + r.range(-20, 20), sy + r.range(-15, 18), r.range(7, 13.5)]
      const layer = k === 0 ? 0 : fy < sy + 3 ? 2 : 1
      layers[layer] += flower(fx, fy, size, r.range(0, 6), r.range(0.62, 1))
      if (layer && r() < 0.6) hearts += `<circle cx="${fix(fx)}" cy="${fix(fy)}" r="${fix(size * 0.14)}"/>`
    }
  return `<path d="${layers[0]}" fill="${ink.back}"/><g stroke="${ink.bark}" stroke-linecap="round">${wood}</g><g stroke="${ink.barkLit}" stroke-linecap="round">${rim}</g><path d="${layers[1]}" fill="${ink.mid}"/><path d="${layers[2]}" fill="${ink.lit}"/><g fill="${ink.heart}">${hearts}</g>`
}
/** A cherry tree in bloom, h metres. Materials: bark, blossom, blossomB. */
export function cherryTree(m: Mesh, seed: number, x: number, y: number, z: number, h: number): void {
  const r = random(seed)
  limb(m, [x, y - 1, z], [x + r.range(-0.1, 0.1) * h, y + h * 0.42, z], h * 0.045, h * 0.03, 'bark')
  for (let i = 0; i < 5; i++) {
    const a = i * 1.3 + r()
    limb(
      m,
      [x, y + h * 0.36, z],
      [x + Math.cos(a) * h * 0.4, y + h * 0.72, z + Math.sin(a) * h * 0.4],
      h * 0.022,
      h * 0.008,
      'bark',
    )
  }
  for (let i = 0; i < 34; i++) {
    const a = i * 2.4
    const q = Math.sqrt((i + 0.5) / 34) * 0.56
    m.blob(
      x + Math.cos(a) * q * h,
      y + h * (0.86 - 0.5 * q * q + r.range(-0.12, 0.08)),
      z + Math.sin(a) * q * h,
      h * r.range(0.09, 0.17),
      r() < 0.75 ? 'blossom' : 'blossomB',
      0.8,
      0.3,
      seed + i,
      8,
    )
  }
}
