import { WIDE } from './format.ts'
import { add, cross, dot, scale, sub, unit, type Vec3 } from './vec.ts'
/** A view camera with a rising front: verticals stay vertical, the horizon sits where the composition wants it. */
export class Camera {
  readonly eye: Vec3
  /** Focal length in design pixels. */
  readonly f: number
  readonly horizonY: number
  readonly axisX: number
  readonly right: Vec3
  readonly up: Vec3
  readonly fwd: Vec3
  /** @param focal in picture widths; @param horizonY pixel row of the eye-level line; @param axisX pixel column of the optical axis */
  constructor(eye: Vec3, yaw: number, focal: number, horizonY: number, axisX = 800, pitch = 0) {
    this.eye = eye
    this.f = focal * WIDE
    this.horizonY = horizonY
    this.axisX = axisX
    this.fwd = unit([Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)])
    this.right = unit(cross(this.fwd, [0, 1, 0]))
    this.up = cross(this.right, this.fwd)
  }
  /** Picture position and scale (pixels per metre) of a point. */
  project(p: Vec3): { x: number; y: number; k: number } {
    const d = sub(p, this.eye),
      z = dot(d, this.fwd),
      k = this.f / z
    return { x: this.axisX + dot(d, this.right) * k, y: this.horizonY - dot(d, this.up) * k, k }
  }
  /** SVG matrix that lays a drawing (1 unit = 1 m, y down) on the face at `p` spanned by u (right) and v (up). Good while the face is small against its distance. */
  onFace(p: Vec3, u: Vec3, v: Vec3): string {
    const o = this.project(p),
      a = this.project(add(p, u)),
      b = this.project(add(p, v))
    return `matrix(${a.x - o.x},${a.y - o.y},${o.x - b.x},${o.y - b.y},${o.x},${o.y})`
  }
  /** World point on the plane y=level seen at picture position (x,y). */
  onLevel(x: number, y: number, level: number): Vec3 {
    const dir: Vec3 = add(
      add(this.fwd, scale(this.right, (x - this.axisX) / this.f)),
      scale(this.up, (this.horizonY - y) / this.f),
    )
    const t = (level - this.eye[1]) / dir[1]
    return [this.eye[0] + dir[0] * t, level, this.eye[2] + dir[2] * t]
  }
}
