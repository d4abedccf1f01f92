/** The shadow of a hand-cut figure on level ground: its own outline, laid along the light. */
import type { Camera } from './camera.ts'
import type { Vec3 } from './vec.ts'

let serial = 0
/**
 * `body` is drawn in metres with its feet at y = 0. Its height follows the light and its width lies across it.
 * A low sun is shortened to `reach` times the height, and a low eye sees the shadow `broad` times wider, so that the
 * outline stays readable.
 */
export function laidShadow(
  cam: Camera,
  at: Vec3,
  sun: Vec3,
  ink: string,
  body: string,
  reach = 1.5,
  broad = 1.7,
): string {
  const level = Math.hypot(sun[0], sun[2]) || 1,
    long = Math.min(reach, level / Math.max(0.1, sun[1])),
    [u, v] = [-sun[0] / level, -sun[2] / level],
    side = v < 0 ? 1 : -1,
    foot = cam.project(at),
    tip = cam.project([at[0] + u * long, at[1], at[2] + v * long]),
    across = cam.project([at[0] - v * side * broad, at[1], at[2] + u * side * broad]),
    id = `laid${serial++}`,
    n = (w: number) => w.toFixed(3)
  return (
    `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feFlood flood-color="${ink}"/><feComposite in2="SourceAlpha" operator="in"/></filter>` +
    `<g transform="matrix(${n(across.x - foot.x)},${n(across.y - foot.y)},${n(foot.x - tip.x)},${n(foot.y - tip.y)},${n(foot.x)},${n(foot.y)})"><g filter="url(#${id})">${body}</g></g>`
  )
}
