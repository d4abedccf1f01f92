/** Tamarind boughs hanging into a picture from above, as SVG: fine pinnate leaves along drooping twigs. */
import { random } from './noise.ts'

export interface BoughInks {
  wood: string
  woodLit: string
  back: string
  mid: string
  lit: string
}
const f = (v: number): string => v.toFixed(1)

/** A leaf from (x,y) towards `a`, `long` pixels, with leaflets in pairs. */
function leaf(x: number, y: number, a: number, long: number): string {
  let d = ''
  const n = 9
  for (let i = 1; i <= n; i++) {
    const t = i / n
    const [px, py] = [x + Math.cos(a) * long * t, y + Math.sin(a) * long * t + long * 0.18 * t * t]
    const l = long * 0.26 * Math.sin(Math.PI * (0.16 + 0.72 * t))
    for (const s of [-1, 1]) {
      const b = a + s * 1.05
      const [ex, ey] = [px + Math.cos(b) * l, py + Math.sin(b) * l]
      const [nx, ny] = [-Math.sin(b) * l * 0.3, Math.cos(b) * l * 0.3]
      d += `M${f(px)},${f(py)}Q${f((px + ex) / 2 + nx)},${f((py + ey) / 2 + ny)} ${f(ex)},${f(ey)}Q${f((px + ex) / 2 - nx)},${f((py + ey) / 2 - ny)} ${f(px)},${f(py)}Z`
    }
  }
  return d
}
/** Boughs given as [x0,y0,x1,y1,sag]; `spread` is how far the leaves stand from the wood, in pixels. */
export function tamarind(
  seed: number,
  boughs: readonly (readonly [number, number, number, number, number])[],
  ink: BoughInks,
  spread = 70,
  thick = 16,
): string {
  const r = random(seed)
  const layers = ['', '', '']
  let wood = ''
  for (const [x0, y0, x1, y1, sag] of boughs) {
    const at = (t: number): [number, number] => [
      x0 + (x1 - x0) * t,
      y0 + (y1 - y0) * t + sag * 4 * t * (1 - t),
    ]
    const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2 + sag * 2]
    wood += `<path d="M${x0},${y0 - thick / 2}Q${mx},${my} ${x1},${y1}Q${mx},${my + thick * 0.6} ${x0},${y0 + thick / 2}Z" fill="${ink.wood}"/><path d="M${x0},${y0 - thick / 2}Q${mx},${my} ${x1},${y1}Q${mx},${my + thick * 0.2} ${x0},${y0 - thick / 5}Z" fill="${ink.woodLit}"/>`
    const n = Math.round(Math.hypot(x1 - x0, y1 - y0) / 5.5)
    for (let i = 0; i < n; i++) {
      const t = 0.1 + 0.9 * r()
      const [bx, by] = at(t)
      const [x, y] = [bx + r.range(-1, 1) * spread, by + r.range(-0.55, 1) * spread * (0.6 + 0.4 * t)]
      const k = Math.floor(r() * 3)
      layers[k] += leaf(x, y, r.range(0.1, Math.PI - 0.1), r.range(34, 58))
    }
  }
  return (
    `<path d="${layers[0]}" fill="${ink.back}"/>` +
    wood +
    `<path d="${layers[1]}" fill="${ink.mid}"/><path d="${layers[2]}" fill="${ink.lit}"/>`
  )
}
