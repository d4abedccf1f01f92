/** The Maiden Tower of Baku: 28 m high and 16.5 m across, and the solid buttress that grows out of its side as one body. */
import type { Camera } from '../kit/camera.ts'
import { placed, roundPlan, strips, type PlanPoint } from '../kit/drum.ts'
import { clamp, mix, ramp } from '../kit/ink.ts'
import type { Pt } from '../kit/vec.ts'

const HIGH = 28
/** The buttress ends below the parapet. */
const SHOULDER = 25.4
const R = 8.25
/** Round, with the buttress towards +x: its rear face is a tangent, its front face leaves the round in a soft corner. */
const plan = ((): PlanPoint[] => {
  const points: PlanPoint[] = []
  // the round, from the corner with the front of the buttress, by the front and the left, to the back
  const from = (-26 * Math.PI) / 180
  for (let i = 0; i <= 128; i++) {
    const a = from + (i / 128) * ((296 * Math.PI) / 180)
    points.push({ at: [R * Math.cos(a), R * Math.sin(a)], faces: [Math.cos(a), Math.sin(a)] })
  }
  // along the rear face, round the nose, and back along the front face
  const [cx, cz, r] = [12.2, -5.6, 2.1]
  for (let i = 0; i <= 16; i++) {
    const a = ((-100 + (i / 16) * 190) * Math.PI) / 180
    points.push({
      at: [cx + r * Math.cos(a), cz + r * Math.sin(a)],
      faces: [Math.cos(a), Math.sin(a)],
      dim: 0.26,
    })
  }
  // the round throws its shade on the front face of the buttress
  points.push({ at: [8.2, -3.5], faces: [0.06, 1], dim: 0.36 })
  return points
})()
export interface Tower {
  cam: Camera
  at: Pt
  turn: number
  /** Where the light comes from on the ground plan. */
  light: Pt
  /** Inks from full light to deepest shade. */
  tones: string[]
  /** The openings, and the ink that the recessed courses are mixed with. */
  dark: string
}
export function maidenTower({ cam, at, turn, light, tones, dark }: Tower): string {
  const outline = placed(plan, at, turn),
    l = Math.hypot(...light),
    inks = ramp(tones, 60)
  const tone = ([nx, nz]: Pt, dim: number): number => {
    const lit = (nx * light[0] + nz * light[1]) / l
    return Math.round(clamp(0.62 - 0.62 * lit + dim) * 59)
  }
  const plain = (f: Pt, dim: number) => inks[tone(f, dim)]!,
    groove = (f: Pt, dim: number) => mix(plain(f, dim), dark, 0.34),
    lip = (f: Pt, dim: number) => inks[Math.max(0, tone(f, dim) - 9)]!
  const round = placed(roundPlan(R), at, turn)
  /** Courses between two heights, that project and recede by turns. */
  const courses = (walls: readonly PlanPoint[], low: number, high: number): string => {
    let d = ''
    for (let y = 9.2; y < HIGH - 2; y += 1.5)
      if (y >= low && y < high)
        d += strips(cam, walls, y, y + 0.62, groove) + strips(cam, walls, y + 0.62, y + 0.8, lip, 0.06)
    return d
  }
  let s =
    strips(cam, round, SHOULDER - 2, HIGH, plain) +
    courses(round, SHOULDER - 1.4, HIGH) +
    strips(cam, round, HIGH - 1, HIGH, lip, 0.1)
  s += strips(cam, outline, 0, 1.1, (f, dim) => mix(plain(f, dim), dark, 0.16))
  s += strips(cam, outline, 1.1, SHOULDER, plain) + courses(outline, 0, SHOULDER - 1)
  for (const y of [3.4, 5.6, 7.6]) s += strips(cam, outline, y, y + 0.12, groove)
  s += strips(cam, outline.slice(129), SHOULDER - 0.7, SHOULDER, lip, 0.1)
  // openings on the round, each a little higher and further to the right than the one before
  const opening = (degrees: number, y: number, w: number, h: number): string => {
    const a = (degrees * Math.PI) / 180,
      half = w / 2 / R
    const corner = (b: number, up: number): string => {
      const [x, z] = placed([{ at: [R * Math.cos(b), R * Math.sin(b)], faces: [1, 0] }], at, turn)[0]!.at
      const q = cam.project([x, up, z])
      return `${q.x.toFixed(1)},${q.y.toFixed(1)}`
    }
    return `<path d="M${corner(a - half, y)}L${corner(a - half, y + h * 0.7)}Q${corner(a - half, y + h)} ${corner(a, y + h)}Q${corner(a + half, y + h)} ${corner(a + half, y + h * 0.7)}L${corner(a + half, y)}Z" fill="${dark}"/>`
  }
  const ahead = 90 + (turn * 180) / Math.PI
  return (
    s +
    opening(ahead + 16, 11.4, 0.8, 2) +
    opening(ahead + 2, 16, 0.8, 1.9) +
    opening(ahead - 16, 20.4, 0.75, 1.9) +
    opening(ahead + 44, 0.2, 2.2, 3.6)
  )
}
