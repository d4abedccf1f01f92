/** Cut-out foliage: masses with holes where the sky comes through, and the edge of the species. */
import { smooth, taper } from './cut.ts'
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
/** A broad-leaved tree: trunk, three boughs and clumps with gaps between them; the upper clumps are lit. */
export function broadTree(
  seed: number,
  x: number,
  ground: number,
  high: number,
  [lit, shade]: [string, string],
  bark: string,
): string {
  const r = random(seed),
    top = ground - high
  let s = `<path d="${taper([x, ground], high * 0.04, [x + high * 0.01, ground - high * 0.55], high * 0.02)}${taper([x, ground - high * 0.36], high * 0.02, [x - high * 0.2, ground - high * 0.6], high * 0.012)}${taper([x, ground - high * 0.4], high * 0.02, [x + high * 0.2, ground - high * 0.64], high * 0.012)}" fill="${bark}"/>`
  for (const [dx, dy, w, ink] of [
    [-0.24, 0.44, 0.36, shade],
    [0.24, 0.42, 0.38, shade],
    [0, 0.36, 0.44, shade],
    [-0.26, 0.3, 0.3, lit],
    [0.05, 0.16, 0.4, lit],
    [0.3, 0.28, 0.28, lit],
  ] as [number, number, number, string][])
    s += clump(
      seed * 7 + Math.round(dx * 100),
      x + (dx + r.range(-0.03, 0.03)) * high,
      top + dy * high,
      w * high,
      w * high * 0.62,
      ink,
    )
  return s
}
/** Umbrella thorn: a forked trunk and three flat plates of leaf with sky between them. */
export function acacia(
  seed: number,
  x: number,
  ground: number,
  high: number,
  leaf: string,
  lit: string,
  bark: string,
): string {
  const r = random(seed),
    w = high * 1.25,
    t = (a: Pt, ra: number, b: Pt, rb: number) =>
      taper(
        [x + a[0] * high, ground - a[1] * high],
        ra * high,
        [x + b[0] * high, ground - b[1] * high],
        rb * high,
      )
  let s = `<path d="${t([0, 0], 0.034, [0.03, 0.34], 0.022)}${t([0.03, 0.34], 0.02, [-0.22, 0.72], 0.009)}${t([0.03, 0.34], 0.02, [0.1, 0.6], 0.013)}${t([0.1, 0.6], 0.013, [0.36, 0.78], 0.007)}${t([0.1, 0.6], 0.012, [0.06, 0.86], 0.006)}${t([-0.1, 0.53], 0.012, [-0.4, 0.74], 0.006)}" fill="${bark}"/>`
  for (const [dx, dy, k] of [
    [-0.3, 0.75, 0.42],
    [0.3, 0.79, 0.44],
    [0.02, 0.88, 0.52],
    [-0.36, 0.85, 0.24],
    [0.4, 0.9, 0.22],
  ] as const) {
    const cx = x + dx * w * 0.8,
      cy = ground - dy * high,
      half = (k * w) / 2
    const plate = (inset: number, drop: number, ink: string): string => {
      const points: Pt[] = []
      for (let i = 0; i <= 12; i++) {
        const u = -1 + i / 6
        points.push([
          cx + u * half * inset,
          cy - Math.sqrt(Math.max(0, 1 - u * u)) * high * 0.07 * inset + r.range(-1, 1) * high * 0.008,
        ])
      }
      for (let i = 12; i >= 0; i--) {
        const u = -1 + i / 6
        points.push([cx + u * half * 0.94 * inset, cy + drop * high * (0.012 + (i % 2) * 0.02 * (1 - u * u))])
      }
      return smooth(points, ink, 0.8)
    }
    s += plate(1, 1, leaf) + `<g transform="translate(0,${n(-high * 0.022)})">${plate(0.86, 0.1, lit)}</g>`
  }
  return s
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
/** A fir: a spine and drooping saw-toothed skirts, the lit side cut apart. */
export function fir(
  seed: number,
  x: number,
  ground: number,
  high: number,
  [lit, shade]: [string, string],
): string {
  const r = random(seed),
    tiers = 7
  const half = (side: 1 | -1): string => {
    let d = `M${n(x)},${n(ground - high)}`
    for (let i = 1; i <= tiers; i++) {
      const y = ground - high + (high * 0.94 * i) / tiers,
        w = high * 0.21 * (i / tiers) ** 0.85 * r.range(0.85, 1.12)
      d += `L${n(x + side * w)},${n(y)}L${n(x + side * w * 0.46)},${n(y - high * 0.022)}`
    }
    return `${d}L${n(x)},${n(ground - high * 0.05)}Z`
  }
  return `<rect x="${n(x - high * 0.018)}" y="${n(ground - high * 0.1)}" width="${n(high * 0.036)}" height="${n(high * 0.1)}" fill="${shade}"/><path d="${half(1)}" fill="${shade}"/><path d="${half(-1)}" fill="${lit}"/>`
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
