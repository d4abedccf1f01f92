/** Tashichho Dzong in morning shade, cut by hand to its great masses: pixels from the middle of its foot, about 640 wide and 360 high. The sun is behind it on the right. */
const path = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const WALL = ['#a3a2d2', '#c9b2cf'] as const
const BAND = ['#7c3a5c', '#a84a56'] as const
const WOOD = ['#5a3a66', '#7c4a5e'] as const
const ROOF = ['#b98a62', '#f2bd62'] as const
const EAVE = '#3f2f62'
const PANE = '#423263'

/** A battered block: left, right end of its front at the foot, depth of its right side, foot and height. */
interface Block {
  x: number
  w: number
  side: number
  y: number
  h: number
}
/** Walls of a block with its red band; a wall leans in by a share of its height. */
function walls({ x, w, side, y, h }: Block): string {
  const lean = h * 0.06,
    rise = side * 0.1,
    face = (a: number, b: number, ink: readonly [string, string]) => {
      const [la, lb] = [lean * a, lean * b],
        [ya, yb] = [y - h * a, y - h * b]
      return (
        path(`M${x + la},${ya}H${x + w - la}L${x + w - lb},${yb}H${x + lb}Z`, ink[0]) +
        path(
          `M${x + w - la},${ya}L${x + w + side - la},${ya - rise * (1 - a)}L${x + w + side - lb},${yb - rise * (1 - b)}L${x + w - lb},${yb}Z`,
          ink[1],
        )
      )
    }
  return face(0, 1, WALL) + face(0.8, 0.93, BAND)
}
/** Timber bays in the upper third of the front, and small windows below them. */
function windows({ x, w, y, h }: Block, bays: number, slits: number): string {
  let [wood, pane, slit] = ['', '', '']
  const bw = Math.min(36, (w / bays) * 0.5)
  for (let i = 0; i < bays; i++) {
    const cx = x + (w * (i + 0.5)) / bays
    wood += `M${cx - bw / 2 - 3},${y - h * 0.8}H${cx + bw / 2 + 3}V${y - h * 0.77}H${cx + bw / 2}V${y - h * 0.55}H${cx + bw / 2 + 2}V${y - h * 0.525}H${cx - bw / 2 - 2}V${y - h * 0.55}H${cx - bw / 2}V${y - h * 0.77}H${cx - bw / 2 - 3}Z`
    for (let k = 0; k < 3; k++)
      for (const r of [0.745, 0.645])
        pane += `M${cx - bw / 2 + bw * (0.08 + k * 0.3)},${y - h * r}h${bw * 0.23}v${h * 0.07}h${-bw * 0.23}Z`
  }
  for (let i = 0; i < slits; i++) {
    const cx = x + (w * (i + 0.5)) / slits
    slit += `M${cx - 4},${y - h * 0.4}h8v${h * 0.1}h-8Z`
  }
  return path(wood, WOOD[0]) + path(pane, '#c58a6a') + path(slit, PANE)
}
/** A low hipped roof with flared eaves over a front from `a` to `b` and a side: the eaves at `y`, `high` to its ridge. */
function roof(a: number, b: number, side: number, y: number, high: number, out: number, flat = 0.5): string {
  const [l, r, e] = [a - out, b + out * 0.6, b + side + out],
    ins = (b - a) * flat * 0.5,
    back = y - side * 0.1,
    mid = (t: number) => a + ins + (b + side * 0.5 - ins - a - ins) * t,
    [p, q] = [mid(0), mid(1)],
    top = y - high
  return (
    path(`M${l + 4},${y + 5}H${r}L${e - 3},${back + 5}V${back - 2}H${l}Z`, EAVE) +
    path(
      `M${l},${y}C${l + (p - l) * 0.5},${y - high * 0.22} ${p - (p - l) * 0.2},${y - high * 0.6} ${p},${top}H${q}C${q + (r - q) * 0.25},${y - high * 0.55} ${r - (r - q) * 0.45},${y - high * 0.2} ${r},${y}Z`,
      ROOF[0],
    ) +
    path(
      `M${q},${top}C${q + (r - q) * 0.25},${y - high * 0.55} ${r - (r - q) * 0.45},${y - high * 0.2} ${r},${y}L${e},${back}C${e - (e - q) * 0.4},${back - high * 0.2} ${q + (e - q) * 0.25},${y - high * 0.6} ${q},${top}Z`,
      ROOF[1],
    )
  )
}
/** A dark storey set back between two roofs. */
const neck = (a: number, b: number, side: number, y: number, h: number) =>
  path(`M${a},${y}V${y - h}H${b}V${y}Z`, WOOD[0]) + path(`M${b},${y}V${y - h}H${b + side}V${y}Z`, WOOD[1])
/** A golden pinnacle. */
const finial = (x: number, y: number, k: number) =>
  path(
    `M${x},${y - 26 * k}C${x + 2 * k},${y - 18 * k} ${x + 3 * k},${y - 16 * k} ${x + 3 * k},${y - 12 * k}C${x + 7 * k},${y - 9 * k} ${x + 6 * k},${y - 3 * k} ${x + 8 * k},${y + 2}H${x - 8 * k}C${x - 6 * k},${y - 3 * k} ${x - 7 * k},${y - 9 * k} ${x - 3 * k},${y - 12 * k}C${x - 3 * k},${y - 16 * k} ${x - 2 * k},${y - 18 * k} ${x},${y - 26 * k}Z`,
    '#f2bd62',
  )
/** A corner tower with two roofs. */
function tower(b: Block, bays: number): string {
  const { x, w, side, y, h } = b,
    top = y - h,
    mid = x + w / 2 + side * 0.25
  return (
    walls(b) +
    windows(b, bays, bays) +
    roof(x + 4, x + w - 4, side, top + 1, 30, 26, 0.42) +
    neck(x + w * 0.27, x + w * 0.72, side * 0.6, top - 24, 20) +
    roof(x + w * 0.27, x + w * 0.72, side * 0.6, top - 42, 24, 22, 0.8) +
    finial(mid, top - 64, 0.8)
  )
}
const UTSE: Block = { x: -62, w: 122, side: 41, y: -80, h: 172 }
const LONG: Block = { x: -250, w: 440, side: 30, y: 0, h: 140 }
/** The dzong, from back to front. */
export const TASHICHHO: readonly string[] = [
  walls(UTSE) +
    windows(UTSE, 3, 0) +
    roof(-56, 54, 41, -251, 34, 33, 0.4) +
    neck(-27, 33, 26, -280, 22) +
    roof(-27, 33, 26, -301, 26, 28, 0.5) +
    neck(-10, 20, 16, -324, 16) +
    roof(-10, 20, 16, -339, 22, 22, 0.8) +
    finial(10, -360, 1),
  walls(LONG) + windows({ ...LONG, x: -160, w: 316 }, 4, 0) + roof(-256, 196, 30, -139, 32, 18, 0.1),
  tower({ x: -322, w: 128, side: 34, y: 6, h: 182 }, 2),
  tower({ x: 158, w: 134, side: 38, y: 10, h: 188 }, 2),
]
