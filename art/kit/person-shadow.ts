/** What people throw on the ground: plain outlines in metres, feet at y = 0, y down, laid along the light. */
import type { Camera } from './camera.ts'
import type { Vec3 } from './vec.ts'

const HEAD =
  'M-.06,-1.36C-.08,-1.44 -.14,-1.5 -.14,-1.6C-.14,-1.72 -.06,-1.78 .02,-1.78C.1,-1.78 .18,-1.72 .18,-1.6C.18,-1.5 .12,-1.44 .1,-1.36Z'
export const SKIRTED = `<path d="${HEAD}M-.13,.02C-.2,-.3 -.22,-.6 -.2,-.9C-.28,-1.2 -.26,-1.42 0,-1.44C.28,-1.42 .3,-1.2 .23,-.9C.24,-.6 .22,-.3 .15,.02Z"/>`

/**
 * Lays an outline on level ground, from the feet at `at` along the light, `reach` times as long as it is high.
 * A low eye sees it `broad` times wider, so that it stays readable.
 */
export function thrown(
  cam: Camera,
  at: Vec3,
  sun: Vec3,
  ink: string,
  outline: string,
  reach: number,
  broad: number,
): string {
  const level = Math.hypot(sun[0], sun[2]) || 1,
    [u, v] = [-sun[0] / level, -sun[2] / level],
    side = v < 0 ? 1 : -1,
    foot = cam.project(at),
    tip = cam.project([at[0] + u * reach, at[1], at[2] + v * reach]),
    across = cam.project([at[0] - v * side * broad, at[1], at[2] + u * side * broad]),
    n = (w: number) => w.toFixed(3)
  return `<g fill="${ink}" transform="matrix(${n(across.x - foot.x)},${n(across.y - foot.y)},${n(foot.x - tip.x)},${n(foot.y - tip.y)},${n(foot.x)},${n(foot.y)})">${outline}</g>`
}
