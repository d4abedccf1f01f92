/** A tree that the sea wind has bent for life, drawn in the picture plane. */
import { random } from './noise.ts'

/** Foot at (x,y), `h` pixels tall, swept to the left. Inks: wood, deep, mid, rim. */
export function windTree(
  seed: number,
  x: number,
  y: number,
  h: number,
  [wood, deep, mid, rim]: readonly [string, string, string, string],
): string {
  const r = random(seed)
  const limbs: [number, number, number][] = []
  const branch = (px: number, py: number, angle: number, len: number, thick: number, depth: number): void => {
    let [cx, cy, a] = [px, py, angle]
    const n = 7
    for (let i = 0; i < n; i++) {
      // the wind pulls every shoot towards the left
      a += (Math.PI * 1.02 - a) * 0.085 + r.range(-0.07, 0.07)
      const step = len / n
      const [nx, ny] = [cx + Math.cos(a) * step, cy - Math.sin(a) * step]
      const t = thick * (1 - (0.5 * i) / n)
      stem += `<path d="M${cx.toFixed(1)},${cy.toFixed(1)}L${nx.toFixed(1)},${ny.toFixed(1)}" stroke-width="${t.toFixed(1)}"/>`
      ;[cx, cy] = [nx, ny]
      if (depth > 0 && i > 1 && r() < 0.62)
        branch(cx, cy, a + r.range(-0.75, 0.5), len * r.range(0.42, 0.6), t * 0.6, depth - 1)
      if (depth < 2) limbs.push([cx, cy, len * 0.2])
    }
  }
  let stem = ''
  branch(x, y, 1.75, h * 0.95, h * 0.075, 3)
  const tufts = ['', '', '']
  for (const [px, py, s] of limbs) {
    for (let i = 0; i < 24; i++) {
      const k = r() < 0.6 ? 0 : r() < 0.92 ? 1 : 2
      const [ax, ay] = [px + r.range(-s, s), py + r.range(-s, s * 0.55) - (k === 2 ? s * 0.35 : 0)]
      const l = r.range(10, 22)
      tufts[k] +=
        `M${ax.toFixed(1)},${ay.toFixed(1)}q${(-l * 0.5).toFixed(1)},${(-l * 0.34).toFixed(1)} ${(-l).toFixed(1)},${(l * 0.05).toFixed(1)}q${(l * 0.5).toFixed(1)},${(l * 0.22).toFixed(1)} ${l.toFixed(1)},${(-l * 0.05).toFixed(1)}Z`
    }
  }
  return (
    `<path d="${tufts[0]}" fill="${deep}"/><g stroke="${wood}" stroke-linecap="round" fill="none">${stem}</g>` +
    `<path d="${tufts[1]}" fill="${mid}"/><path d="${tufts[2]}" fill="${rim}"/>`
  )
}
