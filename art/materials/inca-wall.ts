/** The wall of the three windows: fitted stones in their own shade, sun on the reveals, lichen in the joints. */
import { fbm, hash, noise } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { materials as citadel } from './machu-picchu.ts'

export const SUN: Vec3 = [0.8, 0.46, -0.16]
/** Window: middle, half widths at sill and lintel, heights of sill and lintel, metres. */
export const WINDOW = { x: 0.08, foot: 0.93, head: 0.74, sill: 0.74, lintel: 2.72 }
/** Courses shrink upward, as the masons laid them. */
const COURSES = [-0.6, -0.14, 0.28, 0.74, 1.28, 1.8, 2.28, 2.72, 3.18, 3.5, 3.9, 4.3]

interface Stone {
  id: number
  /** Distance to the nearest joint, metres, and which way that joint lies. */
  edge: number
  nx: number
  ny: number
}
function stoneAt(x: number, y: number): Stone {
  const wy = y + (noise(x * 1.1, 2, 5) - 0.5) * 0.1
  let row = 0
  while (row < COURSES.length - 2 && wy > COURSES[row + 1]!) row++
  const [y0, y1] = [COURSES[row]!, COURSES[row + 1]!]
  const wide = (y1 - y0) * 1.3
  const wx = x + (noise(3, y * 1.7, row) - 0.5) * 0.07
  // the lintel and the sill are each one stone
  const beam =
    (y0 === WINDOW.lintel && Math.abs(x - WINDOW.x) < 1.12) ||
    (y1 === WINDOW.sill && Math.abs(x - WINDOW.x) < 1.2)
  const joint = (i: number): number => (i + (hash(i, row, 3) - 0.5) * 0.56 + (row % 2) * 0.45) * wide
  let i = Math.floor(wx / wide) - 1
  while (joint(i + 1) < wx) i++
  let [x0, x1] = [joint(i), joint(i + 1)]
  const half = y0 === WINDOW.lintel ? 1.12 : 1.2
  if (beam) [x0, x1, i] = [WINDOW.x - half, WINDOW.x + half, 900]
  else if (y0 === WINDOW.lintel || y1 === WINDOW.sill) {
    if (x1 > WINDOW.x - half && x < WINDOW.x) x1 = WINDOW.x - half
    if (x0 < WINDOW.x + half && x > WINDOW.x) x0 = WINDOW.x + half
  }
  const sides: [number, number, number][] = [
    [wx - x0, -1, 0],
    [x1 - wx, 1, 0],
    [wy - y0, 0, -1],
    [y1 - wy, 0, 1],
  ]
  const [edge, nx, ny] = sides.reduce((a, b) => (b[0] < a[0] ? b : a))
  return { id: hash(i, row, 8), edge, nx, ny }
}
const FACE = ['#6d7f7c', '#647672', '#748380', '#5c7070', '#7a8780']
/** Fitted stone: a dark hairline, a pillowed edge lit from the upper right, and weather on the face. */
function ashlar(p: Vec3): string {
  const s = stoneAt(p[0], p[1])
  if (s.edge < 0.011) return '#2f454b'
  const lichen = fbm(p[0] * 2.6, p[1] * 2.6, 6, 11, 0.62)
  if (s.edge < 0.045) {
    const k = s.nx * 0.8 + s.ny * 0.6
    return k > 0.3 ? '#a9aa95' : k < -0.3 ? '#435a5f' : '#5d716f'
  }
  if (lichen > 0.7) return lichen > 0.73 ? '#a7ab83' : '#8a9480'
  if (lichen < 0.31) return '#56706a'
  const pits = fbm(p[0] * 34, p[1] * 34, 3, 6)
  const face = Math.floor(s.id * 5) % 5
  return pits > 0.74 ? '#86938c' : pits < 0.25 ? '#50666a' : FACE[face]!
}
/** The thickness of the wall: warm where the morning comes in. */
const reveal = (p: Vec3, n: Vec3, l: number): string => {
  const course = COURSES.some((y) => Math.abs(p[1] - y) < 0.012)
  const sunny = l > 0.1 || n[1] > 0.5
  if (course && Math.abs(n[1]) < 0.5) return sunny ? '#a98f6c' : '#3a5056'
  const grit = fbm(p[2] * 11 + p[0] * 7, p[1] * 11 - p[0] * 8, 5, 6, 0.6)
  if (sunny) return grit > 0.62 ? '#f8e8c0' : grit < 0.37 ? '#d6bd92' : '#ead6aa'
  return n[1] < -0.5 ? '#41575b' : grit > 0.62 ? '#587073' : '#4c6468'
}
export const materials: Record<string, Material> = {
  ...citadel,
  stone: {
    tones: ['#fdecc0', '#dccda6', '#a09c8c', '#667a7c', '#3f5c64'],
    cuts: [0.6, 0.34, 0.25, 0.07],
    grain: 0.05,
  },
  court: { tones: ['#d3d86c', '#9dbb58', '#5f8f55', '#336a55'], cuts: [0.58, 0.36, 0.2], grain: 0.06 },
  ashlar: { tones: ['#6d7f7c'], detail: ashlar },
  reveal: { tones: ['#eccb94'], detail: reveal },
  niche: { tones: ['#3d5359'] },
  nicheSide: { tones: ['#33484f'] },
  nicheLit: { tones: ['#8d8d77'] },
}
