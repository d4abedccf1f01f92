/** The Colosseum against the sun, in metres: an ellipse of 188 by 156 with 80 bays and four storeys, whose outer ring is broken off on the right. Its curves are projected as curves. */
import type { Camera } from '../kit/camera.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const BAYS = 80
/** Heights of the three arcades; the attic is above them. */
const STOREYS = [10.5, 11.9, 11.6] as const
const TOP = 48.5
/** Half width of an arch, its spring above its floor, the parapet of the upper storeys and the thickness of the wall. */
const HALF = 2.15
const SPRING = 5
const PARAPET = 1.1
const DEEP = 2.7
/** Semi-axes of a ring. */
type Plan = readonly [a: number, b: number]
const OUTER: Plan = [94, 78]
const INNER: Plan = [82, 66]

export const closed = (points: readonly Pt[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join('L')}Z`

/** A point of a ring at height `y`, `t` bays from its right end towards the viewer, `o` metres outward, `s` metres to the right along it. */
function spot([a, b]: Plan, t: number, y: number, o = 0, s = 0): Vec3 {
  const angle = (t / BAYS) * Math.PI * 2,
    [c, d] = [Math.cos(angle), Math.sin(angle)],
    l = Math.hypot(b * c, a * d),
    [nx, nz] = [(b * c) / l, (a * d) / l]
  return [a * c + nx * o + nz * s, y, b * d + nz * o - nx * s]
}
/** The bay where a ring turns away from the eye, on the left (1) or on the right (-1). */
function turn({ eye }: Camera, plan: Plan, side: 1 | -1): number {
  const ahead = (Math.atan2(eye[2] / plan[1], eye[0] / plan[0]) / (Math.PI * 2)) * BAYS
  const looks = (t: number): boolean => {
    const p = spot(plan, t, 0),
      q = spot(plan, t, 0, 1)
    return (q[0] - p[0]) * (eye[0] - p[0]) + (q[2] - p[2]) * (eye[2] - p[2]) > 0
  }
  let [seen, away] = [ahead, ahead + side * 21]
  for (let i = 0; i < 30; i++) {
    const mid = (seen + away) / 2
    if (looks(mid)) seen = mid
    else away = mid
  }
  return seen
}
/** The part of polygon `a` inside the convex polygon `b`, which runs clockwise in the picture. */
function inside(a: readonly Pt[], b: readonly Pt[]): Pt[] {
  let out = [...a]
  b.forEach((p, i) => {
    const q = b[(i + 1) % b.length]!,
      side = ([x, y]: Pt) => (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]),
      from = out
    out = []
    from.forEach((m, j) => {
      const n = from[(j + 1) % from.length]!,
        [u, v] = [side(m), side(n)]
      if (u >= 0) out.push(m)
      if (u >= 0 !== v >= 0)
        out.push([m[0] + ((n[0] - m[0]) * u) / (u - v), m[1] + ((n[1] - m[1]) * u) / (u - v)])
    })
  })
  return out
}
/** The feet of an arch of the ground floor on the ground: left and right, at its front and at its back. */
export interface Gate {
  bay: number
  front: [Pt, Pt]
  back: [Pt, Pt]
}
/** Path data of a ring. `holes` are whole arches, `gaps` what is seen through them. */
interface Ring {
  mass: string
  holes: string
  gaps: string
  floors: string
  /** The lit sills of the upper arches. */
  sills: string
  columns: string
  bands: string
  friezes: string
  gates: Gate[]
}
interface Part {
  plan: Plan
  from: number
  to: number
  top: (t: number) => number
  /** How many arcades a bay has. */
  arcades: (bay: number) => number
  attic: boolean
}
function ring(cam: Camera, { plan, from, to, top, arcades, attic }: Part): Ring {
  const px = (...at: Parameters<typeof spot>): Pt => {
      const q = cam.project(spot(...at))
      return [q.x, q.y]
    },
    a = Math.max(from, turn(cam, plan, -1)),
    b = Math.min(to, turn(cam, plan, 1)),
    steps = Math.ceil((b - a) * 16),
    along = (f: (t: number) => Pt): Pt[] =>
      Array.from({ length: steps + 1 }, (_, i) => f(a + ((b - a) * i) / steps)),
    quad = (t: number, y0: number, y1: number, half: number, o: number): string =>
      closed([
        px(plan, t, y0, o, -half),
        px(plan, t, y1, o, -half),
        px(plan, t, y1, o, half),
        px(plan, t, y0, o, half),
      ]),
    // from one height and overhang to another, as far as the broken wall reaches
    band = (y0: number, o0: number, y1: number, o1: number, reach = y1): string => {
      const first = firstAt(reach),
        row = (y: number, o: number) => along((t) => px(plan, Math.max(t, first), y, o))
      return closed([...row(y1, o1), ...row(y0, o0).toReversed()])
    },
    // where the broken wall first reaches a height
    firstAt = (y: number): number => {
      let t = a
      while (t < b && top(t) < y - 0.05) t += 0.02
      return t
    },
    arch = (t: number, y: number, o: number): Pt[] => [
      px(plan, t, y, o, -HALF),
      ...Array.from({ length: 49 }, (_, i) => {
        const angle = Math.PI * (1 - i / 48)
        return px(plan, t, y + SPRING + HALF * Math.sin(angle), o, HALF * Math.cos(angle))
      }),
      px(plan, t, y, o, HALF),
    ]
  const out: Ring = {
    mass: closed([...along((t) => px(plan, t, top(t))), ...along((t) => px(plan, t, 0)).toReversed()]),
    holes: '',
    gaps: '',
    floors: '',
    sills: '',
    columns: '',
    bands: '',
    friezes: '',
    gates: [],
  }
  for (let bay = Math.ceil(a - 0.4); bay + 0.6 < b; bay++) {
    const t = bay + 0.5
    let y = 0
    STOREYS.slice(0, arcades(bay)).forEach((h, level) => {
      const sill = y + (level ? PARAPET : 0),
        front = arch(t, sill, 0),
        gap = inside(front, arch(t, sill, -DEEP))
      out.holes += closed(front)
      if (gap.length > 2) out.gaps += closed(gap)
      if (level) out.sills += quad(t, sill - 0.24, sill + 0.02, HALF, 0)
      else {
        const feet = (o: number): [Pt, Pt] => [px(plan, t, 0, o, -HALF), px(plan, t, 0, o, HALF)],
          gate = { bay, front: feet(0), back: feet(-DEEP) },
          floor = inside([...gate.front, ...gate.back.toReversed()], front)
        out.gates.push(gate)
        if (floor.length > 2) out.floors += closed(floor)
      }
      y += h
    })
    if (attic && bay % 2) {
      const pane = quad(t, 38.8, 41.9, 1, 0)
      out.holes += pane
      out.gaps += pane
    }
  }
  for (let t = Math.ceil(a + (a > from ? 0.8 : 0.1)); t <= b - 0.8; t++) {
    let y = 0
    STOREYS.slice(0, Math.max(arcades(t), arcades(t - 1))).forEach((h) => {
      if (top(t) > y + h - 2)
        out.columns +=
          quad(t, y, y + h - 2.4, 0.5, 0.5) +
          quad(t, y, y + 1.1, 0.74, 0.6) +
          quad(t, y + h - 3.2, y + h - 2.4, 0.72, 0.6)
      y += h
    })
    if (attic && top(t) > TOP - 1) out.columns += quad(t, 34, 46.4, 0.42, 0.35)
  }
  let y = 0
  for (const h of STOREYS) {
    y += h
    if (y > top((a + b) / 2) && plan === INNER) break
    out.bands += band(y - 1, 0.9, y, 0.9)
    out.friezes += band(y - 2.4, 0, y - 1, 0.9, y)
  }
  if (attic) {
    out.bands += band(TOP - 1.4, 1.1, TOP, 1.1)
    out.friezes += band(TOP - 2.6, 0, TOP - 1.4, 1.1, TOP)
  }
  return out
}
/** Height of a broken wall by the bays from the break: from one place to the next, in straight lines. */
const profile =
  (...places: readonly (readonly [at: number, high: number])[]) =>
  (t: number): number => {
    const i = Math.max(
        1,
        places.findIndex(([at]) => at > t),
      ),
      [[x0, y0], [x1, y1]] = [places[i - 1]!, places[i]!]
    return y0 + ((y1 - y0) * (t - x0)) / (x1 - x0)
  }
const BROKEN = profile([0, 42.6], [0.24, 43.4], [0.3, 46], [0.56, 46.6], [0.6, TOP], [90, TOP])
const SPUR = profile([-2.8, 8.4], [0, 37.5], [90, 37.5])
const RUIN = profile(
  [-40, 23],
  [-9.6, 23.4],
  [-9.5, 26.6],
  [-7.4, 27.4],
  [-7.3, 29.6],
  [-5.2, 30.6],
  [-5.1, 33],
  [90, 34],
)

export interface Arena {
  outer: Ring
  /** The brick buttress that slopes down from the break. */
  spur: Ring
  inner: Ring
}
/** The arena whose outer ring is broken off at bay `end`. */
export const arena = (cam: Camera, end: number): Arena => ({
  outer: ring(cam, {
    plan: OUTER,
    from: end,
    to: 60,
    top: (t) => BROKEN(t - end),
    arcades: () => 3,
    attic: true,
  }),
  spur: ring(cam, {
    plan: OUTER,
    from: end - 2.8,
    to: end,
    top: (t) => SPUR(t - end),
    arcades: (bay) => Math.max(0, bay - end + 3),
    attic: false,
  }),
  inner: ring(cam, {
    plan: INNER,
    from: end - 40,
    to: end - 0.6,
    top: (t) => RUIN(t - end),
    arcades: (bay) => (bay < end - 4 ? 2 : 0),
    attic: false,
  }),
})
