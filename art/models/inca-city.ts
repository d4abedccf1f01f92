/** Machu Picchu on its saddle, measured: terraces, two quarters of roofless houses, the plaza between them. Metres; x right, y up, -z along the plaza. */
import type { Mesh } from '../kit/mesh.ts'
import { noise, random, type Random } from '../kit/noise.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

/** A plan polygon given as (across, along the plaza) in the order that `prism` wants. */
const plan = (points: readonly Pt[]): Pt[] => points.map(([u, v]): Pt => [u, -v])

/** A closed line in five parts to each stretch (Catmull-Rom). */
const bent = (points: readonly Pt[]): Pt[] => {
  const n = points.length,
    at = (i: number) => points[(i + n) % n]!
  return points.flatMap((b, i) => {
    const [a, c, d] = [at(i - 1), at(i + 1), at(i + 2)]
    return [0, 0.2, 0.4, 0.6, 0.8].map((t): Pt => {
      const on = (k: 0 | 1) =>
        b[k] +
        (t / 2) *
          (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])))
      return [on(0), on(1)]
    })
  })
}
/** The rim of the town, from the near left corner, along its front, up the right side and back along the left. */
const RIM: Pt[] = bent([
  [-60, 204], [-46, 186], [-26, 184], [-4, 176], [20, 180], [42, 172], [60, 182], [66, 206], [64, 232], [72, 258], [70, 288],
  [60, 318], [60, 350], [50, 382], [46, 412], [26, 436], [2, 444], [-24, 438], [-44, 414], [-60, 390], [-70, 350], [-82, 316], [-76, 284], [-72, 256], [-66, 230],
]) // prettier-ignore

/** The rim moved outwards by about `out` metres, unevenly and more towards us than to the sides. */
const wider = (out: number, seed: number, side = out * 0.3): Pt[] =>
  RIM.map(([u, v], i): Pt => {
    const [au, av] = RIM[(i + RIM.length - 2) % RIM.length]!,
      [bu, bv] = RIM[(i + 2) % RIM.length]!,
      l = Math.hypot(bu - au, bv - av),
      [nu, nv] = [(bv - av) / l, -(bu - au) / l],
      front = Math.max(0, -nv - 0.2),
      k =
        out *
        ((nu < 0 ? 0.3 - 0.28 * nu : 0.3) +
          front * (0.3 + 0.9 * noise(u / 34, v / 34, 3) + 0.4 * noise(u / 18, v / 18, seed)))
    // the neck of the saddle: the ridge is narrower towards us
    const neck = Math.max(0, 184 - v - nv * k)
    return [Math.max(-66 - out * 0.58 + neck * 0.5, Math.min(64 + side - neck * 0.9, u + nu * k)), v + nv * k]
  })
/** An upright slab of wall over an outline in (x, y), its face at `z`, `t` thick; its back has the ink `back`. */
function slab(m: Mesh, outline: readonly Pt[], z: number, t: number, front: string, back: string): void {
  const at = ([x, y]: Pt, deep: number): Vec3 => [x, y, z - deep],
    n = outline.length
  for (let i = 1; i < n - 1; i++)
    for (const [deep, mat] of [
      [0, front],
      [t, back],
    ] as const)
      // prettier-ignore
      m.tri(at(outline[0]!, deep), at(outline[i]!, deep), at(outline[i + 1]!, deep), mat)
  for (let i = 1; i < n; i++) {
    const [a, b] = [outline[i]!, outline[(i + 1) % n]!]
    m.quad(at(a, 0), at(b, 0), at(b, t), at(a, t), Math.abs(a[0] - b[0]) > 0.1 ? 'cope' : front)
  }
}
interface House {
  w: number
  d: number
  /** To the eaves, and from there to the ridge. */
  h: number
  gable: number
  doors: 'end' | 'side' | 'none'
  /** Part of its near gable has fallen. */
  broken?: boolean
}
/** A roofless house with its gables at both ends of z, its near gable at z = 0. */
function house(m: Mesh, { w, d, h, gable, doors, broken }: House): void {
  const t = 0.9,
    x = w / 2,
    whole: Pt[] = [[-x, -2], [x, -2], [x, h], [0, h + gable], [-x, h]],
    fallen: Pt[] = [[-x, -2], [x, -2], [x, h], [x * 0.3, h + gable * 0.7], [x * 0.16, h * 0.9], [-x * 0.4, h * 0.8], [-x, h]] // prettier-ignore
  slab(m, broken ? fallen : whole, 0, t, 'stone', 'inner')
  slab(m, whole, -d + t, t, 'inner', 'stone')
  for (const side of [-1, 1]) {
    m.box(side * (x - t / 2), -2, -d / 2, t, h + 2, d - 2 * t, 'stone', 'cope')
    m.quad(
      [side * (x - t - 0.06), 0, -t],
      [side * (x - t - 0.06), 0, t - d],
      [side * (x - t - 0.06), h, t - d],
      [side * (x - t - 0.06), h, -t],
      'inner',
    )
  }
  const door = (wide: number, high: number): Pt[] => [[-wide / 2, 0], [wide / 2, 0], [wide * 0.36, high], [-wide * 0.36, high]] // prettier-ignore
  if (doors === 'end' && !broken) m.decal(door(1.7, 2.2), [0, 0, 0], [1, 0, 0], [0, 1, 0], 'dark', 0.12)
  if (doors === 'side')
    for (const k of [0.2, 0.5, 0.8])
      for (const side of [-1, 1])
        m.decal(door(1.7, 2.2), [side * x, 0, -d * k], [0, 0, -side], [0, 1, 0], 'dark', 0.12)
}
type Kind = 'gable' | 'twin' | 'long' | 'low' | 'broken'
interface Row {
  /** Where the row begins along the plaza, and its level. */
  v: number
  y: number
  /** From the plaza outwards: each house and its width. */
  plots: [Kind, number][]
}
const RIGHT: Row[] = [
  { v: 186, y: 1.5, plots: [['long', 16], ['twin', 19]] },
  { v: 211, y: 4, plots: [['twin', 18], ['low', 9], ['gable', 9]] },
  { v: 237, y: 6.5, plots: [['gable', 9], ['long', 14], ['broken', 9]] },
  { v: 266, y: 8.5, plots: [['twin', 17], ['gable', 9], ['low', 9]] },
  { v: 296, y: 10, plots: [['long', 13], ['twin', 16]] },
  { v: 328, y: 11, plots: [['twin', 14], ['broken', 7], ['gable', 7]] },
  { v: 362, y: 11.5, plots: [['gable', 8], ['twin', 14]] },
] // prettier-ignore
const LEFT: Row[] = [
  { v: 198, y: 3, plots: [['twin', 19], ['long', 14]] },
  { v: 225, y: 6, plots: [['long', 15], ['broken', 9], ['gable', 9]] },
  { v: 254, y: 8.5, plots: [['twin', 17], ['low', 11], ['gable', 9]] },
  { v: 286, y: 10.5, plots: [['gable', 9], ['long', 13]] },
  { v: 318, y: 12, plots: [['gable', 8]] },
  { v: 358, y: 12.5, plots: [['twin', 15]] },
] // prettier-ignore
const LANE = 19

function row(m: Mesh, { v, y, plots }: Row, side: 1 | -1, r: Random): void {
  let u = LANE + 2
  for (const [kind, w] of plots) {
    const d = kind === 'long' ? r.range(10, 11) : r.range(17, 19),
      at = m.at(side * (u + w / 2), y, -v - r.range(0, 1.6)),
      h = r.range(2.8, 3.2)
    if (kind === 'long')
      house(at.at(-w / 2, 0, -d / 2, -Math.PI / 2), {
        w: d,
        d: w,
        h,
        gable: r.range(2.2, 2.6),
        doors: 'side',
      })
    else if (kind === 'twin') {
      const gable = r.range(2.6, 3)
      for (const half of [-1, 1])
        house(at.at((half * (w - 0.9)) / 4, 0, 0), { w: w / 2 + 0.4, d, h, gable, doors: 'end' })
    } else
      house(at, {
        w,
        d,
        h: kind === 'low' ? 1.5 : h,
        gable: kind === 'low' ? 0.1 : r.range(2.6, 3),
        doors: kind === 'low' ? 'none' : 'end',
        broken: kind === 'broken',
      })
    u += w + r.range(2.4, 3.4)
  }
}
/** The hill of the sundial: low terraces that wind round it, sheer on the left. */
function hill(m: Mesh): void {
  const at: Pt = [-56, 334]
  for (const [i, k] of [34, 29, 24, 18.5, 13.5, 9].entries()) {
    const y = 8.3 + i * 2.7,
      // what is higher than the quarter keeps off its houses
      right = i < 2 ? -20 : -33
    const ring = Array.from({ length: 40 }, (_, j): Pt => {
      const a = (j / 40) * Math.PI * 2,
        d = k * (0.75 + 0.5 * noise(4 + Math.cos(a) * 1.6, 4 + Math.sin(a) * 1.6, 7 + i))
      return [
        Math.max(-80, Math.min(right, at[0] - i * 1.6 + Math.cos(a) * d)),
        at[1] + i * 2 + Math.sin(a) * d * 1.4,
      ]
    })
    m.prism(plan(ring), i ? y - 6 : -6, y, 'wall', i % 2 ? 'grassA' : 'grassB')
  }
}
/** Below the terraces the ridge falls in broken planes. */
function cliffs(m: Mesh, y: number): void {
  const r = random(11),
    rim = wider(45, 45).filter((_, i) => i % 3 === 0)
  const tier = (out: number, level: number): Vec3[] =>
    rim.map(([u, v], i): Vec3 => {
      const l = Math.hypot(u, v - 290),
        k = out * [0.3, 1, 1.5, 0.8][i % 4]! + r.range(0, 4)
      return [u + (u / l) * k, level + r.range(-5, 5), -(v + ((v - 290) / l) * k)]
    })
  const top = rim.map(([u, v]): Vec3 => [u, y, -v]),
    middle = tier(9, y - 40)
  m.loft(top, middle, 'cliff')
  m.loft(middle, tier(26, y - 170), 'cliff')
}
export function incaCity(m: Mesh): void {
  const r = random(8)
  // contour terraces below the town, the lowest first
  const steps = 5
  for (let i = steps; i >= 1; i--)
    m.prism(
      plan(wider(i * 9, 40 + i)),
      -i * 3.4 - (i === steps ? 3.4 : 8),
      -i * 3.4,
      'wall',
      i % 2 ? 'grassA' : 'grassB',
    )
  cliffs(m, -3.4 * (steps + 1))
  m.prism(plan(RIM), -5, 0, 'wall', 'grassB')
  // the three lawns, each a wall higher than the one before
  const lawn = (near: [Pt, Pt], end: number, y: number): void => {
    const [[u0, v0], [u1, v1]] = near
    m.prism(plan([[u0, v0], [(u0 + u1) / 2, (v0 + v1) / 2 - 1], [u1, v1], [u1 - 2, end], [u0 + 3, end]]), -2, y, 'wall', 'lawn') // prettier-ignore
    // a stair in the middle of its wall
    for (let i = 0; i < 4; i++)
      m.box((u0 + u1) / 2, y - 3.4, 4.4 - i * 1.2 - (v0 + v1) / 2, 5, 0.8 * (i + 1), 1.2, 'stone', 'cope')
  }
  lawn([[-17, 192], [16, 187]], 424, 1.2) // prettier-ignore
  lawn([[-15, 240], [16, 246]], 424, 4.4) // prettier-ignore
  lawn([[-13, 314], [14, 308]], 424, 7.6) // prettier-ignore
  // the quarters rise in steps on either side
  for (const [rows, side] of [
    [RIGHT, 1],
    [LEFT, -1],
  ] as const)
    // prettier-ignore
    for (const [i, q] of rows.entries()) {
      const end = rows[i + 1]?.v ?? 410,
        out = q.plots.reduce((sum, [, w]) => sum + w + 2.9, LANE + 2),
        edge = (u: number, bend: number): Pt => [side * u, q.v - 3.5 + bend]
      const front = [edge(LANE - 1, 0), edge(LANE + 16, r.range(-2, 1)), edge(out - 10, r.range(-1, 2)), edge(out + r.range(-3, 3), 2)] // prettier-ignore
      const outline: Pt[] = [...front, [side * (out + r.range(-3, 3)), end + 4], [side * (LANE - 1), end + 4]]
      m.prism(plan(side > 0 ? outline : outline.toReversed()), -4, q.y, 'wall', i % 2 ? 'grassA' : 'grassB')
      row(m, q, side, r)
    }
  hill(m)
  // the sacred rock at the far end
  slab(m.at(2, 7.6, -420, 0.1), [[-7, 0], [7.5, 0], [6, 4], [2.5, 7], [-1, 8.6], [-4, 5], [-6.4, 3]], 0, 2, 'rock', 'rock') // prettier-ignore
}
