/** Cut-out foliage: masses with holes where the sky comes through, and the edge of the species. */
import { smooth } from './cut.ts'
import { random } from './noise.ts'
import type { Pt } from './vec.ts'

const n = (v: number) => v.toFixed(1)
/** One clump with a leafy edge: lobes around an ellipse. */
export function clump(
  seed: number,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  lobes = 11,
): string {
  const r = random(seed),
    points: Pt[] = []
  for (let i = 0; i < lobes * 2; i++) {
    const a = (i / (lobes * 2)) * Math.PI * 2 + r.range(-0.06, 0.06),
      k = i % 2 ? r.range(0.74, 0.86) : r.range(0.95, 1.12)
    points.push([x + (Math.cos(a) * w * k) / 2, y + (Math.sin(a) * h * k) / 2])
  }
  return smooth(points, fill, 1.1)
}
/** A palm in twelve big fronds. `lean` bends the trunk, in shares of its height. */
export function palm(
  seed: number,
  x: number,
  ground: number,
  high: number,
  lean: number,
  [lit, shade]: [string, string],
  bark: string,
): string {
  const r = random(seed),
    hx = x + lean * high,
    hy = ground - high,
    w = high * 0.022
  let s = ''
  const frond = (angle: number, long: number, ink: string): string => {
    const a = (angle * Math.PI) / 180,
      ex = Math.cos(a) * long,
      ey = -Math.sin(a) * long * 0.62 + long * 0.34 * Math.abs(Math.cos(a)),
      mx = Math.cos(a) * long * 0.52,
      my = -Math.sin(a) * long * 0.62 - long * 0.16
    const q = (t: number): Pt => [
      hx + 2 * (1 - t) * t * mx + t * t * ex,
      hy + 2 * (1 - t) * t * my + t * t * ey,
    ]
    let upper = `M${n(hx)},${n(hy)}`,
      lower = ''
    const teeth = 9
    for (let i = 1; i <= teeth; i++) {
      const [px, py] = q(i / teeth)
      upper += `L${n(px)},${n(py)}`
      if (i === teeth) break
      const [ux, uy] = q((i + 0.7) / teeth),
        drop = long * 0.25 * Math.sin(Math.PI * (0.15 + (0.74 * i) / teeth)) * r.range(0.8, 1.15)
      // leaflets hang away from the rib, and down
      const len = Math.hypot(ux - px, uy - py) || 1,
        side = ux < px ? -1 : 1,
        nx = (-(uy - py) / len) * side * 0.6,
        ny = ((ux - px) / len) * side * 0.6 + 0.4
      lower =
        `L${n(ux + nx * drop)},${n(uy + ny * drop)}L${n(px + (ux - px) * 0.3 + nx * drop * 0.55)},${n(py + ny * drop * 0.55)}` +
        lower
    }
    return `<path d="${upper}${lower}Z" fill="${ink}"/>`
  }
  const angles = [165, 196, 22, -14, 140, 48, 214, -34, 112, 74, 178, 4]
  angles.forEach(
    (angle, i) => (s += i < 6 ? frond(angle + r.range(-6, 6), high * r.range(0.44, 0.52), shade) : ''),
  )
  const trunk = `<path d="M${n(x - w * 1.5)},${n(ground)}Q${n(x + lean * high * 0.35 - w)},${n(ground - high * 0.5)} ${n(hx - w * 0.6)},${n(hy)}L${n(hx + w * 0.6)},${n(hy)}Q${n(x + lean * high * 0.35 + w)},${n(ground - high * 0.5)} ${n(x + w * 1.5)},${n(ground)}Z" fill="${bark}"/>`
  s += trunk
  angles.forEach(
    (angle, i) => (s += i >= 6 ? frond(angle + r.range(-6, 6), high * r.range(0.4, 0.5), lit) : ''),
  )
  return s
}
/** Grass in a strip: blades of different height and lean. */
export function grass(
  seed: number,
  x0: number,
  x1: number,
  y: number,
  high: number,
  fill: string,
  gap = 7,
): string {
  const r = random(seed)
  let d = ''
  for (let x = x0; x < x1; x += gap * r.range(0.5, 1.5)) {
    const h = high * r.range(0.35, 1),
      lean = r.range(-0.3, 0.5) * h,
      w = 1.6 + h * 0.035
    d += `M${n(x - w)},${n(y)}Q${n(x + lean * 0.2)},${n(y - h * 0.6)} ${n(x + lean)},${n(y - h)}Q${n(x + lean * 0.4 + w)},${n(y - h * 0.5)} ${n(x + w)},${n(y)}Z`
  }
  return `<path d="${d}" fill="${fill}"/>`
}
