/** The five kinds of light. Each returns the light settings of `pullSolid`; drawn pieces use the same vector for their lit edges. */
import type { Camera } from './camera.ts'
import { add, scale, unit, type Pt, type Vec3 } from './vec.ts'

export interface Light {
  /** Unit vector from the scene to the light. */
  sun: Vec3
  sky: number
  bounce: number
}
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Low light from one side, no disc in view. `azimuth` in degrees from the camera's back, positive to the right: 45 to 70. */
export const raking = (azimuth: number, height = 22): Light => {
  const [a, h] = [radians(azimuth), radians(height)]
  return { sun: [Math.sin(a) * Math.cos(h), Math.sin(h), Math.cos(a) * Math.cos(h)], sky: 0.24, bounce: 0.12 }
}
/** Light from where its disc is drawn (design pixels), beyond the scene: what faces the camera is in shade. */
export const contreJour = (cam: Camera, x: number, y: number): Light => ({
  sun: unit(
    add(cam.fwd, add(scale(cam.right, (x - cam.axisX) / cam.f), scale(cam.up, (cam.horizonY - y) / cam.f))),
  ),
  sky: 0.22,
  bounce: 0.1,
})
/** High sun with distinct cast shadows. */
export const noon = (lean = 0.35): Light => ({ sun: unit([lean, 1, 0.3]), sky: 0.3, bounce: 0.24 })
/** Only lamps: flat dusk from above, and windows that glow. */
export const lampsOnly = (): Light => ({ sun: unit([-0.2, 1, 0.1]), sky: 0.5, bounce: 0 })
/** Rain, snow, mist: light from everywhere, tone by distance. */
export const weather = (): Light => ({ sun: unit([-0.3, 1, 0.5]), sky: 0.62, bounce: 0.1 })

/** The direction in the picture (y down) that edges of drawn pieces face to be lit. */
export const towardsLight = (cam: Camera, { sun }: Light): Pt => {
  const dot = (v: Vec3) => v[0] * sun[0] + v[1] * sun[1] + v[2] * sun[2]
  return [dot(cam.right), -dot(cam.up)]
}
