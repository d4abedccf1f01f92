/**
 * Dubai over the creek at dusk, in design pixels above the waterline (y = 0): the tower alone in its gap of sky,
 * two knots of towers, the old town low on the quay. The light comes from the right.
 */
type Box = readonly [kind: number, x: number, w: number, h: number]

/** 828 m in 27 tiers that step back by turns on three wings, with its foot at (x, 0). */
export function spire(x: number, high: number): string {
  let lit = '',
    shade = '',
    lamps = ''
  const tiers = 27
  const reach = (t: number) => 0.075 * (1 - t) ** 0.9 + 0.0035
  const n = (v: number) => v.toFixed(1)
  for (let i = 0; i < tiers; i++) {
    const third = (k: number) => Math.floor((i + k) / 3) / (tiers / 3),
      left = reach(third(2)) * high,
      right = reach(third(1)) * high,
      y0 = -(i / tiers) * high * 0.8,
      y1 = -((i + 1.06) / tiers) * high * 0.8
    shade += `M${n(x - left)},${n(y0)}V${n(y1)}H${n(x + 1)}V${n(y0)}Z`
    lit += `M${n(x - reach(third(0)) * high * 0.12)},${n(y0)}V${n(y1)}H${n(x + right)}V${n(y0)}Z`
    if (i % 3 === 0 && i) lamps += `M${n(x - left)},${n(y1)}h${n(left + right)}v2h${n(-left - right)}Z`
  }
  const top = -high * 0.8
  return (
    `<path d="${shade}" fill="#5d447f"/><path d="${lit}" fill="#e0a2a4"/><path d="${lamps}" fill="#fff0c4"/>` +
    `<path d="M${n(x - high * 0.008)},${n(top)}L${n(x - 1.2)},${n(-high)}h2.4L${n(x + high * 0.008)},${n(top)}Z" fill="#5d447f"/>` +
    `<path d="M${n(x + 0.4)},${n(top)}V${n(-high)}h.8L${n(x + high * 0.008)},${n(top)}Z" fill="#e0a2a4"/>`
  )
}
/** One tower by its kind: shade on the left, the lit side on the right. */
function block([kind, x, w, h]: Box, lit: string, shade: string): string {
  const at = (u: number, v: number) => `${(x + u * w).toFixed(1)},${(-v * h).toFixed(1)}`
  const part = (ink: string, ...points: [number, number][]) =>
    `<path d="M${points.map(([u, v]) => at(u, v)).join('L')}Z" fill="${ink}"/>`
  switch (kind) {
    case 0: // a blade with a sloped head, like the Emirates Towers
      return part(shade, [0, 0], [0, 0.66], [0.54, 0.94], [0.54, 0]) + part(lit, [0.54, 0], [0.54, 0.94], [1, 0.74], [1, 0]) + part(shade, [0.51, 0.9], [0.54, 1.12], [0.57, 0.9]) // prettier-ignore
    case 1: // three setbacks and a lantern
      return part(shade, [0, 0], [0, 0.62], [0.14, 0.62], [0.14, 0.82], [0.3, 0.82], [0.3, 0.94], [0.52, 1.04], [0.52, 0]) + part(lit, [0.52, 0], [0.52, 1.04], [0.7, 0.94], [0.7, 0.82], [0.86, 0.82], [0.86, 0.62], [1, 0.62], [1, 0]) // prettier-ignore
    case 2: // a sail: straight on the left, a long curve on the right
      return `<path d="M${at(1, 0)}C${at(1, 0.5)} ${at(0.7, 0.86)} ${at(0.1, 1)}V0Z" fill="${lit}"/><path d="M${at(0.52, 0)}C${at(0.52, 0.5)} ${at(0.4, 0.84)} ${at(0.1, 1)}L${at(0, 0.96)}V0Z" fill="${shade}"/>` // prettier-ignore
    case 3: {
      // a tower that turns a quarter on its way up
      let s = ''
      for (let i = 0; i < 9; i++) {
        const v = i / 9,
          turn = 0.3 + 0.36 * Math.sin(v * 1.7)
        s += part(shade, [0.04, v], [0.04 + 0.03 * v, v + 0.115], [turn + 0.05, v + 0.115], [turn, v]) + part(lit, [turn, v], [turn + 0.05, v + 0.115], [0.96 - 0.03 * v, v + 0.115], [0.96, v]) // prettier-ignore
      }
      return s
    }
    default: // a slab with a stair head
      return part(shade, [0, 0], [0, 0.9], [0.2, 0.9], [0.2, 1], [0.58, 1], [0.58, 0]) + part(lit, [0.58, 0], [0.58, 0.86], [1, 0.86], [1, 0]) // prettier-ignore
  }
}
/** A knot of towers: the farther ones first and paler. */
export const knot = (x: number, k: number, towers: readonly Box[]): string =>
  towers
    .map(([kind, dx, w, h], i) =>
      i < towers.length / 2
        ? block([kind, x + dx * k, w * k, h * k], '#e8a892', '#c07f96')
        : block([kind, x + dx * k, w * k, h * k], '#dc9590', '#93608f'),
    )
    .join('')

const lamp = (x: number, y: number): string => `M${x},${y}v-9q4,-6 8,0v9Z`
/** A house of the quay with its lit windows, and with a wind tower if `tower` is its scale. */
export function quayHouse(x: number, w: number, h: number, lamps: readonly number[], tower = 0): string {
  const body =
    `<path d="M${x},4v${-h - 4}h${w}v${h + 4}Z" fill="#4f3a74"/><path d="M${x + w * 0.8},4v${-h - 4}h${w * 0.2}v${h + 4}Z" fill="#8d6288"/>` +
    `<path d="M${x - 2},${-h}v-5h${w + 4}v5Z" fill="#7a5686"/>`
  const k = tower,
    tx = x + w * 0.3,
    foot = -h - 4,
    mast = k
      ? `<path d="M${tx},${foot}v${-96 * k}h${56 * k}v${96 * k}Z" fill="#5a427e"/><path d="M${tx + 42 * k},${foot}v${-96 * k}h${14 * k}v${96 * k}Z" fill="#a5708c"/><path d="M${tx - 5 * k},${foot - 96 * k}v${-9 * k}h${66 * k}v${9 * k}Z" fill="#8d6288"/>` +
        [6, 24]
          .map(
            (u) =>
              `<path d="M${tx + u * k},${foot - 36 * k}v${-42 * k}q${6 * k},${-11 * k} ${12 * k},0v${42 * k}Z" fill="#2c2054"/>`,
          ) // prettier-ignore
          .join('')
      : ''
  return `${mast}${body}<path d="${lamps.map((u) => lamp(x + u, -8)).join('')}" fill="#ffd98a"/>`
}
/** A small mosque on the quay: a dome, and a minaret to its right. */
export const quayMosque = (x: number): string =>
  `<path d="M${x - 50},4v-46h100v46Z" fill="#4f3a74"/><path d="M${x - 34},-40a34,40 0 0 1 68,0Z" fill="#5d447f"/><path d="M${x + 12},-76a34,38 0 0 1 22,36h-18q3,-18 -4,-36Z" fill="#c88a94"/><path d="M${x - 1.5},-78h3v-17h-3Z" fill="#ffd9a0"/>` +
  `<path d="M${x + 62},4v-130h13v130ZM${x + 59},-126h19v-7h-19ZM${x + 64},-133v-18q4.500,-14 9,0v18Z" fill="#5d447f"/><path d="M${x + 71},4v-130h4v130Z" fill="#c88a94"/><path d="${lamp(x - 24, -8)}${lamp(x + 14, -8)}" fill="#ffd98a"/>`
