/** The Suleymaniye from the Golden Horn, cut by hand: metres, the axis of the dome at x = 0, the terrace at y = 0. The sun is low on the left. The forecourt is on the right: the two tall minarets, of three balconies, are between it and the domes, the two lower ones, of two balconies, are at its outer corners. */
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const n = (v: number) => v.toFixed(2)
const GOLD = '#ffd583'
const STONE = '#f9b065'
const HALF = '#d8785f'
const SHADE = '#70487f'
const DEEP = '#4c3573'
const LEAD = '#ee9a68'
const LEAD_LIT = '#ffc67c'

/** A dome of the given half width and rise on its base line: lit, half lit and shaded. */
function dome(x: number, y: number, r: number, rise: number): string {
  const k = rise * 1.333,
    arc = `M${n(x - r)},${n(y)}C${n(x - r)},${n(y - k)} ${n(x + r)},${n(y - k)} ${n(x + r)},${n(y)}Z`
  /** What lies to the right of a meridian, whose foot is at the share `t` of the radius. */
  const right = (t: number, ink: string) =>
    path(
      `M${n(x + r)},${n(y)}C${n(x + r)},${n(y - k * 0.72)} ${n(x + r * 0.5)},${n(y - rise)} ${n(x)},${n(y - rise)}C${n(x + r * t * 0.62)},${n(y - rise * 0.96)} ${n(x + r * t)},${n(y - rise * 0.6)} ${n(x + r * t)},${n(y)}Z`,
      ink,
    )
  return path(arc, GOLD) + right(-0.3, LEAD_LIT) + right(0.22, LEAD) + right(0.58, SHADE)
}
/** A crescent's staff on a dome. */
const finial = (x: number, y: number, h: number) =>
  path(`M${n(x - 0.35)},${n(y + 0.6)}L${n(x)},${n(y - h)}L${n(x + 0.35)},${n(y + 0.6)}Z`, GOLD) +
  `<circle cx="${n(x)}" cy="${n(y - h * 0.45)}" r=".62" fill="${GOLD}"/>`
/** A block in front view: its left edge takes the light, its right fifth is in shade. */
const block = (x0: number, x1: number, top: number, foot = 0, shade = 0.22) =>
  path(`M${n(x0)},${n(-foot)}V${n(-top)}H${n(x1)}V${n(-foot)}Z`, STONE) +
  path(`M${n(x1 - (x1 - x0) * shade)},${n(-foot)}V${n(-top)}H${n(x1)}V${n(-foot)}Z`, SHADE) +
  path(`M${n(x0 - 0.5)},${n(-top + 0.9)}V${n(-top)}H${n(x1 + 0.5)}V${n(-top + 0.9)}Z`, GOLD)
/** A window with a pointed head. */
const light = (x: number, y: number, w: number, h: number, ink = DEEP) =>
  path(
    `M${n(x - w)},${n(-y)}V${n(-y - h + w)}Q${n(x - w)},${n(-y - h)} ${n(x)},${n(-y - h - w * 0.5)}Q${n(x + w)},${n(-y - h)} ${n(x + w)},${n(-y - h + w)}V${n(-y)}Z`,
    ink,
  )
/** A minaret of the given height with its balconies; `r` is half its width at the foot. */
function minaret(x: number, high: number, balconies: readonly number[], r: number): string {
  const cap = high * 0.8,
    t = r * 0.72
  const shaft = (a: number, b: number, c: number, d: number, ink: string) =>
    path(`M${n(x + a)},0L${n(x + c)},${n(-cap)}H${n(x + d)}L${n(x + b)},0Z`, ink)
  return (
    path(`M${n(x - r * 1.7)},0V-13L${n(x - r)},-18H${n(x + r * 0.8)}L${n(x + r * 1.5)},-13V0Z`, STONE) +
    path(`M${n(x + r * 0.2)},0V-18.2H${n(x + r)}L${n(x + r * 1.7)},-13V0Z`, SHADE) +
    shaft(-r, r * 0.8, -t, t * 0.8, STONE) +
    shaft(-r, -r * 0.3, -t, -t * 0.3, GOLD) +
    shaft(r * 0.25, r, t * 0.25, t, SHADE) +
    balconies
      .map((y) => {
        const w = r * 1.9
        return (
          path(
            `M${n(x - w)},${n(-y)}H${n(x + w)}V${n(-y + 1.7)}L${n(x + r * 0.9)},${n(-y + 4)}H${n(x - r * 0.9)}L${n(x - w)},${n(-y + 1.7)}Z`,
            GOLD,
          ) +
          path(
            `M${n(x + r * 0.3)},${n(-y)}H${n(x + w)}V${n(-y + 1.7)}L${n(x + r * 0.9)},${n(-y + 4)}H${n(x + r * 0.3)}Z`,
            SHADE,
          ) +
          path(`M${n(x - w)},${n(-y + 1.7)}H${n(x + r * 0.3)}V${n(-y + 2.4)}H${n(x - w + 0.6)}Z`, HALF)
        )
      })
      .join('') +
    path(`M${n(x - t * 1.25)},${n(-cap)}L${n(x)},${n(-high)}L${n(x + t * 1.25)},${n(-cap)}Z`, LEAD) +
    path(`M${n(x)},${n(-high)}L${n(x + t * 1.25)},${n(-cap)}H${n(x + t * 0.2)}Z`, DEEP)
  )
}
const row = (from: number, step: number, count: number, one: (x: number) => string) =>
  Array.from({ length: count }, (_, i) => one(from + i * step)).join('')
/** The octagonal weight towers at the corners of the great arch. */
const turret = (x: number) =>
  block(x - 2.6, x + 2.6, 39, 18, 0.42) + dome(x, -39, 2.9, 2.8) + finial(x, -41.8, 1.6)

/** The mosque: its far minarets, domes, great arch, aisle and forecourt. */
export const SULEYMANIYE =
  minaret(43.5, 76, [37, 47, 57], 1.45) +
  minaret(87, 56, [33, 43], 1.3) +
  // half domes on the axis, and the lower ones beside them
  block(-29, 29, 23) +
  dome(-22.4, -23, 6.6, 5.6) +
  dome(22.4, -23, 6.6, 5.6) +
  dome(-14.5, -26, 13, 11.5) +
  dome(14.5, -26, 13, 11.5) +
  block(-15.5, 15.5, 38, 20, 0.14) +
  // drum and dome
  block(-14.6, 14.6, 42.4, 37.6, 0.3) +
  row(-11.6, 2.9, 9, (x) => light(x, 38.6, 0.62, 2.4)) +
  dome(0, -42.4, 13.7, 10.8) +
  finial(0, -53.1, 4.6) +
  turret(-17.4) +
  turret(17.4) +
  // the great arch with its rows of windows
  path('M-13.4,-19V-25C-13.4,-33.4 -6,-36.2 0,-36.8C6,-36.2 13.4,-33.4 13.4,-25V-19Z', HALF) +
  path('M-11.8,-19V-25C-11.8,-32 -5.6,-34.6 0,-35.2C5.6,-34.6 11.8,-32 11.8,-25V-19Z', STONE) +
  row(-8.4, 4.2, 2, (x) => light(x, 22.2, 1.1, 3.8)) +
  row(4.2, 4.2, 2, (x) => light(x, 22.2, 1.1, 3.8)) +
  row(-4.2, 4.2, 3, (x) => light(x, 28.2, 1.1, 3.8)) +
  // the aisle, its five domes large and small, and its gallery
  dome(-24.4, -18.6, 5.4, 4.6) +
  dome(-12.8, -18.6, 4, 3.4) +
  dome(0, -18.6, 5.4, 4.6) +
  dome(12.8, -18.6, 4, 3.4) +
  dome(24.4, -18.6, 5.4, 4.6) +
  block(-33, 30, 18.6, 0, 0.02) +
  row(-28.6, 6.5, 9, (x) => light(x, 11, 1.5, 4.6, SHADE)) +
  path('M-34,-9.4H30V-8.2H-34Z', HALF) +
  row(-28.6, 6.5, 9, (x) => light(x, 0, 2.2, 6.2, SHADE)) +
  // the forecourt, its wall and row of domes
  row(38, 6.7, 6, (x) => dome(x, -12.6, 3.3, 3)) +
  block(30, 77, 12.6, 0, 0.02) +
  row(38, 6.7, 6, (x) => light(x, 1.8, 1.5, 5.4, SHADE)) +
  minaret(30.4, 76, [37, 47, 57], 1.7) +
  minaret(76, 56, [33, 43], 1.55)
