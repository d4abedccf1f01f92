/** A wall of fitted ashlars with a trapezoid window, seen from the room: tight joints, edges slightly bevelled. Light comes in from the right. */
import type { Camera } from '../kit/camera.ts'
import { poly } from '../kit/cut.ts'
import { mix } from '../kit/ink.ts'
import { noise, random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

/** Half widths at sill and lintel, and their heights, in metres. It narrows upwards, as Inca windows do. */
export interface Opening {
  sill: number
  lintel: number
  low: number
  high: number
}
const THICK = 0.46
const TONES = ['#4d6068', '#56686e', '#465860', '#5d6f74', '#50626a']

/** One fitted block: a tight joint and a flat face. */
function stone(points: readonly Pt[], ink: string, k: number): string {
  const xs = points.map((p) => p[0]),
    ys = points.map((p) => p[1]),
    [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)],
    [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return poly(
    points.map(([x, y]): Pt => [
      cx + (x - cx) * (1 - (k * 0.008) / (x1 - x0)),
      cy + (y - cy) * (1 - (k * 0.008) / (y1 - y0)),
    ]),
    ink,
  )
}
export function incaWindow(o: Opening, cam: Camera): string {
  const r = random(23),
    k = cam.project([0, 1.66, 0]).k
  const at = (x: number, y: number, z = 0): Pt => {
    const q = cam.project([x, y, z])
    return [q.x, q.y]
  }
  const half = (y: number): number => o.sill + ((o.lintel - o.sill) * (y - o.low)) / (o.high - o.low)
  // courses: those beside the window meet sill and lintel; their heights differ
  const tall = o.high - o.low,
    rows = [
      o.low - 0.9,
      o.low - 0.56,
      o.low - 0.24,
      o.low,
      o.low + tall * 0.38,
      o.low + tall * 0.7,
      o.high,
      o.high + 0.3,
      o.high + 0.64,
    ]
  // a course line runs a little up and down, but is level at the window
  const level = (i: number, x: number): number => {
    const edge = rows[i]! >= o.low && rows[i]! <= o.high ? half(rows[i]!) : 0.7,
      free = Math.min(1, Math.max(0, (Math.abs(x) - edge) / 0.12))
    return rows[i]! + free * 0.05 * (noise(x * 2.4, i * 7, 3) - 0.5)
  }
  let s = ''
  for (let i = 0; i < rows.length - 1; i++) {
    const beside = rows[i]! >= o.low && rows[i]! < o.high,
      runs: [number, number][] = beside ? [[-2.2, -1], [1, 2.2]] : [[-2.2, 2.2]] // prettier-ignore
    for (const [from, to] of runs) {
      const joints = [from]
      const start = beside && from === 1 ? half(rows[i]!) : from,
        end = beside && to === -1 ? -half(rows[i]!) : to
      joints[0] = start
      // the lintel is one long stone
      if (rows[i] === o.high) joints.push(-1.7, -1.3, -0.94, -o.lintel - 0.2, o.lintel + 0.24, 0.98, 1.4, 1.8)
      else for (let x = start + r.range(0.16, 0.34); x < end - 0.16; x += r.range(0.22, 0.46)) joints.push(x)
      joints.push(end)
      for (let j = 0; j < joints.length - 1; j++) {
        const jamb = (x: number, y: number): number =>
          beside && (x === start || x === end) && Math.abs(x) < 1
            ? Math.sign(x) * half(y)
            : x + 0.04 * Math.sin(x * 31 + i) * ((y - rows[i]!) / (rows[i + 1]! - rows[i]!) - 0.5)
        const [a, b] = [joints[j]!, joints[j + 1]!],
          knots = [0, 0.3, 0.72, 1].map((t) => a + (b - a) * t),
          low = knots.map((x, n): Pt => at(jamb(n === 0 ? a : n === 3 ? b : x, rows[i]!), level(i, x))),
          high = knots.map((x, n): Pt =>
            at(jamb(n === 0 ? a : n === 3 ? b : x, rows[i + 1]!), level(i + 1, x)),
          )
        // stones beside the lit cheek and below the sill take some of its warmth
        const mid = (a + b) / 2,
          near =
            rows[i]! < o.low
              ? rows[i + 1]! > o.low - 0.05 && Math.abs(mid) < o.sill
                ? 1
                : 0
              : beside && mid < 0 && b === end
                ? 1
                : 0
        s += stone([...low, ...high.toReversed()], mix(r.pick(TONES), '#9a8a74', near * 0.3), k)
      }
    }
  }
  // the reveal: the left cheek has the sun, the right one is turned away; sill from above, lintel from below
  const corner = (z: number): Pt[] => [
      at(-o.lintel, o.high, z),
      at(o.lintel, o.high, z),
      at(o.sill, o.low, z),
      at(-o.sill, o.low, z),
    ],
    [a, b, c, d] = corner(0) as [Pt, Pt, Pt, Pt],
    [a2, b2, c2, d2] = corner(-THICK) as [Pt, Pt, Pt, Pt],
    beds = [rows[3]!, rows[4]!, rows[5]!, rows[6]!]
  const cheek = (side: 1 | -1, inks: string[]): string =>
    beds
      .slice(0, -1)
      .map((y0, i) => {
        const y1 = beds[i + 1]!,
          g = 0.004
        return poly([at(side * half(y0 + g), y0 + g), at(side * half(y1 - g), y1 - g), at(side * half(y1 - g), y1 - g, -THICK), at(side * half(y0 + g), y0 + g, -THICK)], inks[i]!)
      })
      .join('') // prettier-ignore
  const reveal =
    poly([a, a2, d2, d], '#a9886c') +
    cheek(-1, ['#f0d8ac', '#e6c899', '#f3dfb8']) +
    poly([b, b2, c2, c], '#22303a') +
    cheek(1, ['#394a55', '#33434e', '#3c4d58']) +
    poly([a, b, b2, a2], '#26333e') +
    poly([d, c, c2, d2], '#c9ab86') +
    poly([d, at(0.06, o.low), at(0.05, o.low, -THICK), d2], '#fff0cf') +
    poly([at(0.068, o.low), c, c2, at(0.058, o.low, -THICK)], '#fbe7c0') +
    // the shadow of the right cheek on the sill
    poly([c, c2, at(o.sill - 0.1, o.low, -THICK), at(o.sill - 0.34, o.low)], '#b59a86') // prettier-ignore
  const hole = `M${a.join()}L${d.join()}L${c.join()}L${b.join()}Z`
  return (
    reveal +
    `<clipPath id="hole"><path d="M-60,-60H1660V1060H-60Z${hole}" clip-rule="evenodd"/></clipPath><g clip-path="url(#hole)"><path d="M-60,-60H1660V1060H-60Z" fill="#1b2a34"/>${s}</g>` +
    // light that comes in over the sill lies on the edge of the opening
    poly([d, c, [c[0], c[1] + k * 0.006], [d[0], d[1] + k * 0.006]], '#e9d3a6') +
    poly([a, d, [d[0] - k * 0.005, d[1]], [a[0] - k * 0.005, a[1]]], '#b79a7c')
  )
}
