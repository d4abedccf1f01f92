/** The Colosseum in metres, 188 by 156, the outer ring broken off on the right. Materials: stone, tufa, brick, void, cavea, inside, sand. */
import type { Mesh } from '../kit/mesh.ts'
import { noise } from '../kit/noise.ts'
import { rectOutline } from '../kit/outline.ts'
import type { Vec3 } from '../kit/vec.ts'

const BAYS = 80
const STOREYS = [10.5, 11.9, 11.6] as const
const ATTIC = 14.5
/** First and last whole bay of the outer ring, counted from the right end towards the viewer. */
const WHOLE = [21, 56] as const
/** What Valadier's spur keeps of the bays before it: storeys left standing. */
const SPUR: Readonly<Record<number, number>> = { 20: 3, 19: 2, 18: 1 }

/** Point of a bay's front: `s` metres along it, at height y, `o` metres outward. */
type Front = { long: number; at: (s: number, y: number, o: number) => Vec3; u: Vec3; n: Vec3 }
function bay(i: number, a: number, b: number): Front {
  const plan = (k: number): readonly [number, number] => {
    const t = (k / BAYS) * Math.PI * 2
    return [a * Math.cos(t), b * Math.sin(t)]
  }
  const [[ax, az], [bx, bz]] = [plan(i), plan(i + 1)]
  const long = Math.hypot(bx - ax, bz - az)
  const [ux, uz] = [(bx - ax) / long, (bz - az) / long]
  const sign = uz * (ax + bx) - ux * (az + bz) > 0 ? 1 : -1
  const [nx, nz] = [uz * sign, -ux * sign]
  return {
    long,
    u: [ux, 0, uz],
    n: [nx, 0, nz],
    at: (s, y, o) => [ax + ux * s + nx * o, y, az + uz * s + nz * o],
  }
}
/** One arch between two half columns, under its cornice. */
function arcade(m: Mesh, f: Front, y: number, h: number, mat: string, deep = 2.6): void {
  const { long, at } = f
  const r = long * 0.29
  const [l, rr, spring] = [long / 2 - r, long / 2 + r, y + h * 0.5]
  const wall = (s0: number, y0: number, s1: number, y1: number, top0: number, top1: number): void =>
    m.quad(at(s0, y0, 0), at(s1, y1, 0), at(s1, top1, 0), at(s0, top0, 0), mat)
  wall(0, y, l, y, y + h, y + h)
  wall(rr, y, long, y, y + h, y + h)
  const curve = (k: number): readonly [number, number] => {
    const t = Math.PI * (1 - k / 12)
    return [long / 2 + r * Math.cos(t), spring + r * Math.sin(t)]
  }
  for (let k = 0; k < 12; k++) {
    const [[s0, y0], [s1, y1]] = [curve(k), curve(k + 1)]
    wall(s0, y0, s1, y1, y + h, y + h)
    m.quad(at(s0, y0, 0), at(s1, y1, 0), at(s1, y1, -deep), at(s0, y0, -deep), mat)
  }
  for (const s of [l, rr]) m.quad(at(s, y, 0), at(s, y, -deep), at(s, spring, -deep), at(s, spring, 0), mat)
  m.quad(at(l, y, -deep), at(rr, y, -deep), at(rr, spring + r, -deep), at(l, spring + r, -deep), 'void')
  pilaster(m, f, y, h - 1.4, 0.62, 0.6, mat)
  cornice(m, f, y + h - 1.4, 1.4, 0.75, mat)
}
function pilaster(m: Mesh, { at }: Front, y: number, h: number, half: number, o: number, mat: string): void {
  for (const [s0, o0, s1, o1] of [
    [-half, 0, -half * 0.5, o],
    [-half * 0.5, o, half * 0.5, o],
    [half * 0.5, o, half, 0],
  ] as const)
    m.quad(at(s0, y, o0), at(s1, y, o1), at(s1, y + h, o1), at(s0, y + h, o0), mat)
}
function cornice(m: Mesh, { at, long }: Front, y: number, h: number, o: number, mat: string): void {
  m.quad(at(0, y, o), at(long, y, o), at(long, y + h, o), at(0, y + h, o), mat)
  m.quad(at(0, y + h, o), at(long, y + h, o), at(long, y + h, 0), at(0, y + h, 0), mat)
  m.quad(at(0, y, o), at(long, y, o), at(long, y, 0), at(0, y, 0), mat)
}
function attic(m: Mesh, f: Front, i: number, y: number): void {
  const { at, long, u } = f
  const top = y + ATTIC
  m.quad(at(0, y, 0), at(long, y, 0), at(long, top, 0), at(0, top, 0), 'stone')
  pilaster(m, f, y, ATTIC - 1.6, 0.55, 0.4, 'stone')
  cornice(m, f, top - 1.6, 1.6, 0.9, 'stone')
  if (i % 2) m.decal(rectOutline(1.7, 2.3), at(long / 2, y + 4.6, 0.05), u, [0, 1, 0], 'void', 0)
  for (let k = 0; k < 3; k++)
    m.decal(rectOutline(0.7, 0.9), at(long * (0.25 + 0.25 * k), y + 9.4, 0.05), u, [0, 1, 0], 'void', 0)
}
/** The thickness of a bay: its top and the face that looks at the arena. */
function back(m: Mesh, { at, long }: Front, top: number, deep: number): void {
  m.quad(at(0, top, 0), at(long, top, 0), at(long, top, -deep), at(0, top, -deep), 'stone')
  m.quad(at(0, 0, -deep), at(long, 0, -deep), at(long, top, -deep), at(0, top, -deep), 'inside')
}

function outerRing(m: Mesh): void {
  for (let i = WHOLE[0]; i <= WHOLE[1]; i++) {
    const f = bay(i, 94, 78)
    let y = 0
    for (const h of STOREYS) {
      arcade(m, f, y, h, 'stone')
      y += h
    }
    attic(m, f, i, y)
    back(m, f, y + ATTIC, 4.4)
    if (i % 2 === 0)
      for (const at of [12, 24, 35])
        m.decal(rectOutline(3.2, 5.4), f.at(f.long / 2, at + 4, -4.44), f.u, [0, 1, 0], 'void', 0)
  }
  // the end of the whole ring, then the brick spur stepping down
  const end = bay(WHOLE[0], 94, 78)
  m.quad(end.at(0, 0, 0), end.at(0, 0, -4.4), end.at(0, 48.5, -4.4), end.at(0, 48.5, 0), 'brick')
  for (const [key, storeys] of Object.entries(SPUR)) {
    const f = bay(Number(key), 94, 78)
    let y = 0
    for (const h of STOREYS.slice(0, storeys)) {
      arcade(m, f, y, h, 'brick', 1.6)
      y += h
    }
    const rise = storeys === 3 ? ATTIC : STOREYS[storeys]!
    const [p, q, t] = [f.at(0, y, 0), f.at(f.long, y, 0), f.at(f.long, y + rise * 0.9, 0)]
    const [p2, t2] = [f.at(0, y, -4.4), f.at(f.long, y + rise * 0.9, -4.4)]
    m.tri(p, q, t, 'brick')
    m.quad(p, t, t2, p2, 'brick')
    m.quad(f.at(0, 0, 0), f.at(0, 0, -4.4), p2, p, 'brick')
    back(m, f, y, 4.4)
  }
}
function innerRing(m: Mesh): void {
  for (let i = 0; i < BAYS; i++) {
    const f = bay(i, 82, 66)
    arcade(m, f, 0, 10.5, 'tufa', 3.4)
    arcade(m, f, 10.5, 11.4, 'tufa', 3.4)
    const crumble = (k: number): number =>
      25.5 + 4 * noise(k / 5, 4, 7) + 5 * Math.round(noise(k / 1.7, 9, 5) * 1.5)
    const [a, b] = [crumble(i), crumble(i + 1)]
    m.quad(f.at(0, 21.9, -1), f.at(f.long, 21.9, -1), f.at(f.long, b, -1), f.at(0, a, -1), 'tufa')
    m.quad(f.at(0, a, -1), f.at(f.long, b, -1), f.at(f.long, b, -4), f.at(0, a, -4), 'tufa')
    m.quad(f.at(0, 16, -4), f.at(f.long, 16, -4), f.at(f.long, b, -4), f.at(0, a, -4), 'inside')
    if (i % 2) m.decal(rectOutline(2, 3.2), f.at(f.long / 2, 24.6, -0.9), f.u, [0, 1, 0], 'void', 0)
    // stumps of the lost outer piers
    if (i < 18 || i > WHOLE[1] + 1) {
      const s = bay(i, 91, 75)
      if (i % 3 !== 1) {
        const [x, , z] = s.at(0, 0, 0)
        m.box(x, 0, z, 2.4, 0.8 + 1.6 * noise(i, 2, 3), 2.4, 'stone')
      }
    }
  }
}
/** Seats and walls fall to the arena in broken rings. */
function bowl(m: Mesh): void {
  const ring = (a: number, b: number, y: number): Vec3[] =>
    Array.from({ length: BAYS }, (_, k) => {
      const t = (k / BAYS) * Math.PI * 2
      return [a * Math.cos(t), y + (noise(k / 2.2, a / 9, 5) - 0.5) * 2.2, b * Math.sin(t)]
    })
  const rows = [
    ring(78, 62, 24),
    ring(70, 54, 21),
    ring(69, 53, 15),
    ring(60, 44, 12),
    ring(59, 43, 7),
    ring(46, 30, 4.5),
    ring(45, 29, 0),
  ]
  rows.slice(1).forEach((row, i) => m.loft(row, rows[i]!, i % 2 ? 'inside' : 'cavea'))
  m.prism(
    ring(45, 29, 0)
      .map(([x, , z]) => [x, z] as const)
      .reverse(),
    -1,
    0.2,
    'sand',
  )
}
export function colosseum(m: Mesh): void {
  bowl(m)
  innerRing(m)
  outerRing(m)
}
