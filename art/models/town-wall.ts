/** The wall of Baku's old town in perspective: 7 m to its walk, merlons with round heads, half-round bastions, lit by lamps on the ground. */
import type { Camera } from '../kit/camera.ts'
import { placed, roundPlan, strips } from '../kit/drum.ts'
import { clamp, mix, ramp } from '../kit/ink.ts'
import type { Pt } from '../kit/vec.ts'

const WALK = 6.6
export interface Wall {
  cam: Camera
  /** The ends (x, z): the far one first. */
  from: Pt
  to: Pt
  /** Shares of its length where a bastion projects. */
  bastions: number[]
  light: Pt
  tones: string[]
}
export function townWall({ cam, from, to, bastions, light, tones }: Wall): string {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]],
    long = Math.hypot(dx, dz),
    l = Math.hypot(...light),
    inks = ramp(tones, 60),
    // the face is to the left of the way from far to near
    face: Pt = [-dz / long, dx / long]
  const facing: Pt =
    face[0] * (cam.eye[0] - from[0]) + face[1] * (cam.eye[2] - from[1]) > 0 ? face : [-face[0], -face[1]]
  const ink = ([nx, nz]: Pt) =>
    inks[Math.round(clamp(0.6 - (0.6 * (nx * light[0] + nz * light[1])) / l) * 59)]!
  const at = (along: number, y: number, out = 0): string => {
    const q = cam.project([
      from[0] + (dx * along) / long + facing[0] * out,
      y,
      from[1] + (dz * along) / long + facing[1] * out,
    ])
    return `${q.x.toFixed(1)},${q.y.toFixed(1)}`
  }
  const quad = (a: number, b: number, y0: number, y1: number, fill: string) =>
    `<path d="M${at(a, y0)}L${at(b, y0)}L${at(b, y1)}L${at(a, y1)}Z" fill="${fill}"/>`
  const plain = ink(facing),
    line = mix(plain, '#5a3050', 0.4)
  let s = ''
  // merlons: the side that shows their thickness, then the face
  const merlon = (a: number, w: number, y: number, h: number, fill: string, back: string): string => {
    const head = (out: number): string =>
      `M${at(a, y, out)}L${at(a, y + h * 0.6, out)}Q${at(a, y + h, out)} ${at(a + w / 2, y + h, out)}Q${at(a + w, y + h, out)} ${at(a + w, y + h * 0.6, out)}L${at(a + w, y, out)}Z`
    return `<path d="${head(-0.7)}" fill="${back}"/><path d="${head(0)}" fill="${fill}"/>`
  }
  for (let a = 0.3; a < long - 1.3; a += 1.9)
    s += merlon(a, 1.35, WALK + 0.4, 1.05, plain, mix(plain, '#3a2450', 0.5))
  s += quad(0, long, 0, WALK + 0.45, plain)
  // the foot is brighter, near the lamps
  s += quad(0, long, 0, 1.9, mix(plain, '#ffc888', 0.3))
  for (const y of [1.9, 3.2, 4.5, 5.7]) s += quad(0, long, y, y + 0.09, line)
  s += quad(0, long, WALK - 0.3, WALK, mix(plain, '#ffd9a0', 0.4))
  for (const share of bastions) {
    const centre: Pt = [from[0] + dx * share - facing[0] * 0.5, from[1] + dz * share - facing[1] * 0.5],
      outline = placed(roundPlan(3.1, 110), centre)
    const tone = (f: Pt) => ink(f)
    // merlons on the rim
    const merlons = 14,
      turnOf = (i: number, k: number) =>
        ((i / 720) * Math.PI * 2 - (k / merlons) * Math.PI * 2 + Math.PI * 2) % (Math.PI * 2)
    const ahead: Pt = [cam.eye[0] - centre[0], cam.eye[2] - centre[1]]
    for (let k = 0; k < merlons; k++) {
      const middle = (k / merlons) * Math.PI * 2 + 0.16
      // those at the edge of the round would be splinters
      if ((Math.cos(middle) * ahead[0] + Math.sin(middle) * ahead[1]) / Math.hypot(...ahead) < 0.3) continue
      for (const [inset, low, high] of [
        [0, 1.2, 1.95],
        [0.02, 1.95, 2.06],
        [0.06, 2.06, 2.14],
      ] as const) {
        const part = placed(roundPlan(3.2, 720), centre).filter(
          (_, i) => turnOf(i, k) > inset && turnOf(i, k) < 0.32 - inset,
        )
        s += strips(cam, part, WALK + low, WALK + high, tone)
      }
    }
    s += strips(cam, outline, 0, WALK + 1.25, tone)
    s += strips(cam, outline, 0, 1.9, (f) => mix(tone(f), '#ffc888', 0.24))
    for (const y of [1.9, 3.2, 4.5, 5.7])
      s += strips(cam, outline, y, y + 0.1, (f) => mix(tone(f), '#5a3050', 0.4))
    s += strips(cam, outline, WALK + 0.6, WALK + 1.25, (f) => mix(tone(f), '#ffd9a0', 0.25), 0.15)
  }
  return s
}
