/** A tiered temple of the Kathmandu valley against the light, in true perspective as flat cut shapes: stepped plinth, brick core, roofs on carved struts, gilt finial. Metres. */
import type { Pt } from '../kit/vec.ts'

/** A point of the square: metres to the right of the middle, above the brick and away from us. */
export type Put = (x: number, high: number, away: number) => Pt
/** A front and the side that faces the gap. */
type Faces = readonly [front: string, side: string]
export interface PagodaInks {
  brick: Faces
  roof: Faces
  plinth: Faces
  timber: Faces
  /** The edge of a step, of a carved beam, of a row of tiles, the dark of a door, and gilt in the shade and in the light. */
  tread: string
  carved: string
  tile: string
  dark: string
  soffit: string
  /** The light edge of a strut and the rows of tiles between. */
  edge: string
  band: string
  gilt: Faces
  /** The edge of a roof on the side. */
  eave: string
  /** The light in a window. */
  lamp: string
}
export interface Pagoda {
  /** Middle of the temple, half the width of its core and the steps of its plinth. */
  at: readonly [x: number, away: number]
  core: number
  steps: number
  /** Whether a lamp is lit behind the wide window. */
  lit?: boolean
}
/** How much wider each step is, in half widths of the core. */
const STRIDE = 0.25
/** Half the width of the lowest step, in half widths of the core. */
export const spread = (steps: number): number => 1.34 + steps * STRIDE
const ROUND = 12
const line = (points: readonly Pt[]) => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')
const cut = (points: readonly Pt[], ink: string) =>
  `<path d="M${line(points)}Z" fill="${ink}" stroke="${ink}" stroke-width=".8" stroke-linejoin="round"/>`

/** The whole temple, drawn from the foot of its plinth up. `put` projects it. */
export function pagoda(put: Put, { at: [cx, cz], core, steps, lit }: Pagoda, inks: PagodaInks): string {
  // +u is the direction of the side that we see, which faces the middle of the square; +w is towards us
  const turn = cx < 0 ? 1 : -1,
    p = (u: number, h: number, w: number): Pt => put(cx + u * turn, h, cz - w)
  const front = (l: number, r: number, from: number, to: number, w: number, ink: string) =>
    cut([p(l, from, w), p(r, from, w), p(r, to, w), p(l, to, w)], ink)
  const flank = (back: number, near: number, from: number, to: number, u: number, ink: string) =>
    cut([p(u, from, back), p(u, from, near), p(u, to, near), p(u, to, back)], ink)
  const block = (half: number, from: number, to: number, [a, b]: Faces) =>
    flank(-half, half, from, to, half, b) + front(-half, half, from, to, half, a)
  // the top of a step, if it is lower than the eye
  const floor = (half: number, h: number) =>
    p(0, h, half)[1] > p(0, h, -half)[1]
      ? cut(
          [p(STRIDE * core - half, h, half), p(half, h, half), p(half, h, -half), p(0, h, -half)],
          inks.tread,
        )
      : ''
  const tread = core * 0.3
  let out = ''
  for (let i = 0; i < steps; i++) {
    const half = core * spread(steps - i),
      top = (i + 1) * tread
    out +=
      block(half, i * tread, top, inks.plinth) + front(-half, half, top - tread * 0.16, top, half, inks.tread)
    out += floor(half, top)
  }
  // the flight of stairs up the middle of the front
  const many = steps * 3,
    rung = tread / 3
  for (let i = 0; i < many; i++) {
    const w = core * (spread(steps) + STRIDE * (1 - i / 3))
    out += flank(core * spread(0), w, i * rung, (i + 1) * rung, core * 0.46, inks.plinth[1])
    out += front(-core * 0.46, core * 0.46, i * rung, (i + 1) * rung, w, inks.carved)
    out += front(-core * 0.46, core * 0.46, (i + 0.5) * rung, (i + 1) * rung, w, inks.tread)
  }
  let y = steps * tread,
    c = core
  for (let t = 0; t < 3; t++) {
    const high = t ? c * 0.95 : core * 1.3,
      eave = y + high,
      reach = c * (t ? 2 : 1.95),
      next = c * 0.7,
      inn = t === 2 ? c * 0.22 : next,
      rise = c * (t === 2 ? 1.5 : 0.95),
      top = eave + c * 0.3
    // the roofs are a little hollow, and their corners turn up
    const lip = 0.13 * c,
      lift = (u: number) => 0.12 * c * Math.abs(u) ** 8,
      hip = (k: number, u: 1 | -1, v: 1 | -1): Pt => {
        const h = reach + (inn - reach) * k
        return p(h * u, eave + lip + rise * (0.66 * k + 0.34 * k * k) + (v > 0 ? lift(1 - k) : 0), h * v) // prettier-ignore
      },
      run = (u: 1 | -1, v: 1 | -1) => Array.from({ length: ROUND + 1 }, (_, i) => hip(i / ROUND, u, v)), // prettier-ignore
      share = Array.from({ length: 25 }, (_, i) => -1 + i / 12),
      fall = (v: number) => share.map((u): Pt => p(u * reach, eave + v + lift(u), reach)),
      // the far corner is too far off to show its turn
      fallSide = (v: number) =>
        share.map((u): Pt => p(reach, eave + v + (u > 0 ? 0.12 * c * u ** 3 : 0), u * reach))
    // the whole underside of the roof, of which the walls hide the middle
    out += cut([...fall(0), ...fallSide(0).toReversed(), p(-reach, eave, -reach)], inks.soffit)
    out += block(c, y, top, inks.brick)
    // beams of carved timber at the foot and under the struts
    out += block(c * 1.03, y, y + c * 0.09, inks.timber) + block(c * 1.03, eave - high * 0.34, eave - high * 0.25, inks.timber) // prettier-ignore
    if (t === 0) {
      // the door of three bays under its carved half round
      const sill = y + c * 0.09
      out += front(-c * 0.62, c * 0.62, sill, y + high * 0.64, c * 1.01, inks.carved)
      for (const u of [-0.4, 0, 0.4]) out += front((u - 0.14) * c, (u + 0.14) * c, sill, y + high * (u ? 0.54 : 0.58), c * 1.02, inks.dark) // prettier-ignore
    } else if (t === 1) {
      // a wide window with a lattice, which may be lit from within
      const [l, r, from, to] = [-0.4 * c, 0.4 * c, y + high * 0.17, y + high * 0.6]
      out += front(l - 0.16 * c, r + 0.16 * c, from - 0.05 * c, to + 0.06 * c, c * 1.01, inks.carved)
      out += front(l, r, from, to, c * 1.02, lit ? inks.lamp : inks.dark)
      for (let i = 1; i < 6; i++) out += front(l + ((r - l) * i) / 6 - 0.018 * c, l + ((r - l) * i) / 6 + 0.018 * c, from, to, c * 1.03, inks.carved) // prettier-ignore
      for (let i = 1; i < 3; i++) out += front(l, r, from + ((to - from) * i) / 3 - 0.018 * c, from + ((to - from) * i) / 3 + 0.018 * c, c * 1.03, inks.carved) // prettier-ignore
    } else
      for (const u of [-0.45, 0.45]) {
        out += front((u - 0.22) * c, (u + 0.22) * c, y + high * 0.16, y + high * 0.6, c * 1.01, inks.carved)
        out += front((u - 0.13) * c, (u + 0.13) * c, y + high * 0.2, y + high * 0.54, c * 1.02, inks.dark)
      }
    // soffits, seen from below, and the struts before them
    out += cut([p(c, top, -c), p(c, top, c), ...fallSide(0).toReversed()], inks.soffit)
    out += cut([p(-c, top, c), p(c, top, c), ...fall(0).toReversed()], inks.soffit)
    const w = c * 0.06,
      struts = 5,
      foot = eave - high * 0.28,
      far = reach * 0.86,
      tip = eave + c * 0.3 * ((reach - far) / (reach - c))
    for (let i = 0; i < struts; i++) {
      const u = -1 + (2 * i) / (struts - 1)
      if (i && i < struts - 1) out += cut([p(c, foot, -u * c - w), p(c, foot, -u * c + w), p(far, tip, -u * far + w), p(far, tip, -u * far - w)], inks.timber[1]) // prettier-ignore
      out += cut([p(u * c - w, foot, c), p(u * c + w, foot, c), p(u * far + w, tip, far), p(u * far - w, tip, far)], inks.timber[0]) // prettier-ignore
      out += cut([p(u * c - w, foot, c), p(u * c - w * 0.2, foot, c), p(u * far - w * 0.2, tip, far), p(u * far - w, tip, far)], inks.edge) // prettier-ignore
    }
    if (t === 0) {
      // the carved half round over the door leans out
      const bow = (r: number) => Array.from({ length: 19 }, (_, i) => (i * Math.PI) / 18).map((a) => p(Math.cos(a) * r * c, y + high * 0.62 + Math.sin(a) * r * c * 0.6, c * 1.04)) // prettier-ignore
      out += cut(bow(0.46), inks.gilt[0]) + cut(bow(0.34), inks.carved) + cut(bow(0.17), inks.gilt[0])
    }
    out += cut([...fallSide(lip), ...run(1, 1), ...run(1, -1).toReversed()], inks.roof[1])
    out += cut([...fall(lip), ...run(1, 1), ...run(-1, 1).toReversed()], inks.roof[0])
    // four bands of tiles, each over the one below
    for (let b = 0; b < 4; b++) {
      const band = (v: number, w: number, ink: string) => cut([hip(v, -1, 1), hip((v + w) / 2, -1, 1), hip(w, -1, 1), hip(w, 1, 1), hip((v + w) / 2, 1, 1), hip(v, 1, 1)], ink) // prettier-ignore
      if (b % 2) out += band(b / 4, (b + 1) / 4, inks.band)
      if (b) out += band(b / 4, b / 4 + 0.035, inks.tile)
    }
    out += cut([...fallSide(0), ...fallSide(lip).toReversed()], inks.eave)
    out += cut([...fall(0), ...fall(lip).toReversed()], inks.carved)
    // bells hang from the eave
    const bells = t === 2 ? 5 : 7
    for (let i = 0; i < bells; i++) {
      const u = (-0.96 + (1.92 * i) / (bells - 1)) * reach,
        k = 0.036 * core,
        drop = eave + c * 0.12 * Math.abs(u / reach) ** 8
      const [x0, y0] = p(u, drop, reach),
        s = y0 - p(u, drop + k, reach)[1]
      out += `<path d="M-.3,0H.3C.4,1.2 .6,1.8 1.1,2.4H-1.1C-.6,1.8 -.4,1.2 -.3,0Z" transform="translate(${x0.toFixed(1)},${y0.toFixed(1)}) scale(${s.toFixed(2)})" fill="${inks.gilt[0]}"/>`
    }
    y = eave + lip + rise
    c = next
  }
  // the gilt finial: a bell, a neck and a bud
  const [fx, fy] = p(0, y, 0),
    unit = (fy - p(0, y + core, 0)[1]).toFixed(1)
  const bud =
    'M0,.05L-.13,.05C-.2,.03 -.2,-.02 -.13,-.03C-.1,-.03 -.1,-.06 -.1,-.08C-.17,-.13 -.16,-.24 -.07,-.28C-.1,-.33 -.09,-.42 -.04,-.46L0,-.72'
  out += `<g transform="translate(${fx.toFixed(1)},${fy.toFixed(1)}) scale(${unit})"><path d="${bud}Z" fill="${inks.gilt[turn > 0 ? 0 : 1]}"/><path d="${bud}Z" transform="scale(-1,1)" fill="${inks.gilt[turn > 0 ? 1 : 0]}"/></g>`
  return out
}
