/** Candi bentar, the Balinese split gate: one tower cut down the middle, by hand in elevation, with its terrace and stair. The sun stands behind it on the left. */

export interface GateInks {
  /** Brick from its lightest course at the foot, in the mist, to its head. */
  brick: [string, string]
  stone: string
  under: string
  panel: string
  relief: string
  lit: string
  litStone: string
  dark: string
}
/** Pixels a metre in the plane of the towers. */
const SCALE = 60
/** Storeys from the ground: width outwards from the cut, and height; every second one is a cornice. */
const STOREYS: readonly (readonly [number, number])[] = [
  [5.1, 0.9],
  [5.5, 0.34],
  [4.4, 2.3],
  [4.9, 0.36],
  [3.6, 1.35],
  [4.05, 0.32],
  [2.85, 1.12],
  [3.25, 0.28],
  [2.15, 0.95],
  [2.5, 0.26],
  [1.5, 0.8],
  [1.8, 0.24],
  [0.95, 0.72],
  [1.2, 0.22],
  [0.5, 0.5],
]
const f = (v: number): string => v.toFixed(1)

/** The gate with its cut centred on `x`, the sill at `y`, `gap` pixels wide; `horizon` is the eye's height. */
export function splitGate(x: number, y: number, gap: number, horizon: number, ink: GateInks): string {
  let out = `<linearGradient id="gate" gradientUnits="userSpaceOnUse" x1="0" y1="${y - 640}" x2="0" y2="${y}"><stop offset="0" stop-color="${ink.brick[1]}"/><stop offset=".45" stop-color="${ink.brick[1]}"/><stop offset="1" stop-color="${ink.brick[0]}"/></linearGradient>`
  for (const side of [-1, 1] as const) {
    const u = (w: number): number => x + side * (gap / 2 + w * SCALE)
    const quad = (a: number, b: number, low: number, high: number): string =>
      `M${f(u(a))},${f(low)}H${f(u(b))}V${f(high)}H${f(u(a))}Z`
    // the sun comes from the left: onto the outer edges of the left half, and onto the cut of the right one
    const sunny = side < 0
    let low = y
    let [brick, stone, under, panel, relief, lit, litStone] = ['', '', '', '', '', '', '']
    STOREYS.forEach(([w, h], i) => {
      const high = low - h * SCALE
      if (i % 2) {
        const [tip, rise] = [w + 0.16, 0.5 + w * 0.13]
        // a cornice sweeps up into a horn at its outer end
        stone += `M${f(u(0))},${f(low)}V${f(high)}L${f(u(tip - 0.62))},${f(high)}C${f(u(tip - 0.3))},${f(high)} ${f(u(tip - 0.06))},${f(high - rise * SCALE * 0.35)} ${f(u(tip + 0.06))},${f(high - rise * SCALE)}C${f(u(tip + 0.16))},${f(high - rise * SCALE * 0.45)} ${f(u(tip + 0.08))},${f(high + 2)} ${f(u(tip))},${f(low)}Z`
        under += quad(0, w - 0.1, low, low - 0.1 * SCALE)
        litStone += quad(0, tip - 0.5, high + 4, high)
        if (sunny)
          litStone += `M${f(u(tip + 0.06))},${f(high - rise * SCALE)}C${f(u(tip + 0.16))},${f(high - rise * SCALE * 0.45)} ${f(u(tip + 0.08))},${f(high + 2)} ${f(u(tip))},${f(low)}L${f(u(tip - 0.14))},${f(low)}C${f(u(tip - 0.06))},${f(high + 4)} ${f(u(tip + 0.04))},${f(high - rise * SCALE * 0.4)} ${f(u(tip + 0.06))},${f(high - rise * SCALE)}Z`
      } else {
        brick += quad(0, w, low, high)
        if (sunny) lit += quad(w - 0.13, w, low, high)
        // the shade under the cornice above
        if (i < STOREYS.length - 1) under += quad(0, w, high + 0.13 * SCALE, high)
        if (h > 0.78 && w > 1.2) {
          for (const at of [0.05, 0.85]) stone += quad(w * at, w * (at + 0.1), low, high + 0.13 * SCALE)
          const [cx, cy, rw, rh] = [
            u(w * 0.5),
            (low + high + 0.13 * SCALE) / 2,
            w * 0.27 * SCALE,
            h * 0.34 * SCALE,
          ]
          panel += `M${f(cx - rw)},${f(cy - rh)}H${f(cx + rw)}V${f(cy + rh)}H${f(cx - rw)}Z`
          // a lotus in the panel: four petals and a heart
          const petal = (px: number, py: number): string =>
            `M${f(cx)},${f(cy)}Q${f(cx + px * 0.5 - py * 0.6)},${f(cy + py * 0.5 + px * 0.34)} ${f(cx + px)},${f(cy + py)}Q${f(cx + px * 0.5 + py * 0.6)},${f(cy + py * 0.5 - px * 0.34)} ${f(cx)},${f(cy)}Z`
          relief += petal(rw * 0.86, 0) + petal(-rw * 0.86, 0) + petal(0, rh * 0.84) + petal(0, -rh * 0.84)
        }
      }
      low = high
    })
    // the last stone of each half
    stone += `M${f(u(0))},${f(low)}H${f(u(0.46))}C${f(u(0.4))},${f(low - 20)} ${f(u(0.16))},${f(low - 30)} ${f(u(0.02))},${f(low - 64)}L${f(u(0))},${f(low - 64)}Z`
    // the face of the cut: deep at the foot, where the tower is thick, and thin at its head
    const [deep, thin] = [u(-0.34), u(-0.1)]
    const cut = `M${f(u(0))},${f(y)}L${f(deep)},${f(horizon + (y - horizon) * 0.75)}L${f(thin)},${f(low - 40)}L${f(u(0))},${f(low - 64)}Z`
    out +=
      `<path d="${brick}" fill="url(#gate)"/><path d="${lit}" fill="${ink.lit}"/><path d="${stone}" fill="${ink.stone}"/><path d="${panel}" fill="${ink.panel}"/><path d="${relief}" fill="${ink.relief}"/><path d="${under}" fill="${ink.under}"/><path d="${litStone}" fill="${ink.litStone}"/>` +
      `<path d="${cut}" fill="${sunny ? ink.dark : ink.lit}"/>`
  }
  return out
}
