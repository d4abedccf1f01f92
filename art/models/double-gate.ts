/** One arch of the double gate of Baku's walled town, seen from its shade: the wall is nearly black, and the inner side of the arch is lit from beyond. */
import { poly } from '../kit/cut.ts'
import { mix } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

export interface Gate {
  wide: number
  /** Middle column and half width of the opening, in the face of the wall. */
  cx: number
  half: number
  /** Rows of the point, of the springing and of the foot. */
  point: number
  spring: number
  foot: number
  /** Where the lines of the ground meet: the light stands over it. */
  vanish: Pt
  /** How much smaller the far face of the wall is. */
  far: number
  /** Height of a course of stones. */
  course: number
}
const GAP = '#0c0a2a'
const FACE = ['#17143f', '#1c1949', '#141138', '#1f1b4d']
const RING = ['#272055', '#2d245c', '#221c4f']
/** One side of the arch from its springing to its point. `grow` sets it outwards. */
function curve({ cx, half, point, spring }: Gate, side: 1 | -1, t: number, grow = 0): Pt {
  const rise = spring - point,
    p: Pt[] = [
      [half, spring],
      [half, spring - rise * 0.56],
      [half * 0.47, point + rise * 0.2],
      [0, point],
    ],
    at = (s: number): Pt => {
      const q = 1 - s,
        b = [q ** 3, 3 * q * q * s, 3 * q * s * s, s ** 3]
      return [p.reduce((v, [x], i) => v + x * b[i]!, 0), p.reduce((v, [, y], i) => v + y * b[i]!, 0)]
    }
  const [x, y] = at(t),
    [ax, ay] = at(Math.max(0, t - 0.01)),
    [bx, by] = at(Math.min(1, t + 0.01)),
    l = Math.hypot(bx - ax, by - ay)
  return [cx + side * (x - ((by - ay) / l) * grow), y + ((bx - ax) / l) * grow]
}
const STEPS = 24
/** The opening as a line from the left foot over the point to the right foot. */
function line(gate: Gate, grow = 0): Pt[] {
  const { cx, half, foot } = gate,
    points: Pt[] = [[cx - half - grow, foot]]
  for (let i = 0; i <= STEPS; i++) points.push(curve(gate, -1, i / STEPS, grow))
  for (let i = STEPS; i >= 0; i--) points.push(curve(gate, 1, i / STEPS, grow))
  points.push([cx + half + grow, foot])
  return points
}
/** A point of the near face, moved to the far face. */
const beyond = ({ vanish: [vx, vy], far }: Gate, [x, y]: Pt): Pt => [vx + (x - vx) / far, vy + (y - vy) / far]
const d = (points: readonly Pt[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`
/** Joints of the inner side: places on the jamb, then on the arch. */
const JAMB = 3
const STONES = 7
function joints(gate: Gate, side: 1 | -1): Pt[] {
  const { cx, half, spring, foot } = gate,
    out: Pt[] = []
  for (let i = 0; i < JAMB; i++) out.push([cx + side * half, foot + ((spring - foot) * i) / JAMB])
  for (let i = 0; i <= STONES; i++) out.push(curve(gate, side, i / STONES))
  return out
}
/** The inner side of the arch in stones: the jambs are lit along their length, the point least. */
function reveal(gate: Gate): string {
  let s = ''
  for (const side of [-1, 1] as const) {
    const stones = joints(gate, side)
    stones.slice(1).forEach((b, i) => {
      const a = stones[i]!,
        up = Math.max(0, i - JAMB + 1) / STONES,
        warm = (side < 0 ? 0.95 : 0.72) - up * 0.5 - (i % 3 === 1 ? 0.07 : 0)
      s += poly([a, b, beyond(gate, b), beyond(gate, a)], mix('#4a2158', '#e97a45', warm))
    })
  }
  return s
}
/** Dims the inner side towards us, and draws its joints and its bright far edge. */
function revealLight(gate: Gate): string {
  const near = line(gate),
    far = near.map((p) => beyond(gate, p)),
    band = (a: number, ink: string, opacity: number) =>
      `<path d="${d([...near, ...near.map((p, i): Pt => [p[0] + (far[i]![0] - p[0]) * a, p[1] + (far[i]![1] - p[1]) * a]).toReversed()])}" fill="${ink}" opacity="${opacity}"/>`
  let gaps = ''
  for (const side of [-1, 1] as const)
    for (const p of joints(gate, side).slice(1, -1)) {
      const [x, y] = beyond(gate, p)
      gaps += `M${p[0].toFixed(1)},${p[1].toFixed(1)}L${x.toFixed(1)},${y.toFixed(1)}`
    }
  const edge = far.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')
  let dim = ''
  for (let a = 0.04; a < 0.95; a += 0.04) dim += band(a, '#1d0f42', 0.055)
  return (
    dim +
    `<path d="${gaps}" stroke="#3a1748" stroke-width="3" fill="none" opacity=".8"/><path d="M${edge}" fill="none" stroke="#ffc27a" stroke-width="5" stroke-linejoin="round"/>`
  )
}
/** The face of the wall in uneven courses, with a ring of wedge stones round the opening. */
function face(gate: Gate): string {
  const { wide, course, foot } = gate,
    r = random(12)
  let stones = ''
  for (let y = foot - Math.ceil(foot / course) * course, row = 0; y < foot; y += course, row++) {
    let x = -80 - (row % 2) * course * 0.9
    while (x < wide) {
      const w = course * r.range(1.5, 2.3),
        j = () => r.range(-2, 2)
      stones += poly(
        [
          [x + 2, y + 2 + j()],
          [x + w - 3, y + 2 + j()],
          [x + w - 3 + j(), y + course - 2 + j()],
          [x + 2 + j(), y + course - 2 + j()],
        ],
        FACE[Math.floor(r() * FACE.length)]!,
      )
      x += w
    }
  }
  const ring = course * 0.62
  let wedges = ''
  for (const side of [-1, 1] as const) {
    const { cx, half, spring } = gate
    for (let i = 0; i < JAMB; i++) {
      const [a, b] = [0, 1].map((k) => foot + ((spring - foot) * (i + k)) / JAMB),
        out = half + ring * (i % 2 ? 1 : 1.35)
      wedges += poly([[cx, a!], [cx, b!], [cx + side * (out + 4), b!], [cx + side * (out + 4), a!]], GAP) + poly([[cx + side * half, a! - 2], [cx + side * half, b! + 2], [cx + side * out, b! + 2], [cx + side * out, a! - 2]], RING[(i + (side < 0 ? 0 : 1)) % 3]!) // prettier-ignore
    }
    for (let i = 0; i < STONES - 1; i++) {
      const [t, u] = [i / STONES + 0.004, (i + 1) / STONES - 0.004],
        mid = (t + u) / 2
      wedges += `<path d="${d([curve(gate, side, t), curve(gate, side, mid), curve(gate, side, u), curve(gate, side, u, ring), curve(gate, side, mid, ring), curve(gate, side, t, ring)])}" fill="${RING[(i * 2 + (side < 0 ? 0 : 1)) % 3]}"/>`
    }
  }
  // the keystone
  const key = (STONES - 1) / STONES + 0.004,
    { cx, point } = gate
  wedges += poly([curve(gate, -1, key), [cx, point], curve(gate, 1, key), curve(gate, 1, key, ring), [cx, point - ring * 1.2], curve(gate, -1, key, ring)], RING[1]!) // prettier-ignore
  const hole = d(line(gate)),
    back = d(line(gate, ring + 3))
  return `<clipPath id="wall"><path clip-rule="evenodd" d="M-60,-60H${wide + 60}V${foot}H-60Z${hole}"/></clipPath><g clip-path="url(#wall)"><rect x="-60" y="-60" width="${wide + 120}" height="${foot + 60}" fill="${GAP}"/>${stones}<path d="${back}" fill="${GAP}"/>${wedges}</g>`
}
export const doubleGate = (gate: Gate): string => reveal(gate) + revealLight(gate) + face(gate)
