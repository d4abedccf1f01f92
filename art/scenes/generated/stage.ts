/** What every generated picture shares: the plate, the light, the camera, the air between things. */
import { Camera } from '../../kit/camera.ts'
import { mix, rgb, smoothstep } from '../../kit/ink.ts'
import type { Mesh } from '../../kit/mesh.ts'
import type { Vec3 } from '../../kit/vec.ts'
import { random, type Random } from '../../kit/noise.ts'
import type { Plate } from '../../kit/press.ts'
import { cumulus, sky, streaks, sun } from '../../kit/sky.ts'
import { pullSolid } from '../../kit/solid.ts'
import { materialsOf, type Materials, type Mood } from './moods.ts'

export interface Stage {
  plate: Plate
  mood: Mood
  materials: Materials
  cam: Camera
  seed: number
  r: Random
  /** Towards the sun. */
  sun: Vec3
  /** The sun stands left of the middle. */
  sunLeft: boolean
  horizon: number
  /** The dark frame stands in the left corner: opposite the sun, unless the subject is there. */
  frameLeft: boolean
}

export interface Weather {
  /** Column, row and radius of the disc; no disc when left out. */
  disc?: [x: number, y: number, radius: number]
  clouds?: 'streaks' | 'cumulus' | 'both' | 'thin' | 'none'
}

export interface View {
  /** Row of the eye level. */
  horizon: number
  /** Metres above the ground or water. */
  eye: number
  focal?: number
  pitch?: number
  axisX?: number
}

export function setStage(plate: Plate, mood: Mood, seed: number, view: View, sunLeft: boolean): Stage {
  const cam = new Camera(
    [0, view.eye, 0],
    0,
    view.focal ?? 1.2,
    view.horizon,
    view.axisX ?? 800,
    view.pitch ?? 0,
  )
  return {
    plate,
    mood,
    materials: materialsOf(mood),
    cam,
    seed,
    r: random(seed),
    sun: [sunLeft ? -0.8 : 0.8, 0.42, 0.42],
    sunLeft,
    horizon: view.horizon,
    frameLeft: !sunLeft,
  }
}

/** Sky, sun and clouds down to a row a little below the eye level. */
export function hangSky({ plate, mood, seed, horizon, sunLeft }: Stage, weather: Weather): void {
  const stops = mood.sky.map((ink, i): [number, string] => [
    [0, 0.27, 0.52, 0.77, 1][i]! * (horizon + 6),
    ink,
  ])
  sky(plate, stops, { steps: 15 })
  const { disc, clouds = 'streaks' } = weather
  if (disc) {
    const [x, y, radius] = disc
    sun(plate, x, y, radius, mood.disc, mix(mood.disc, mood.sky[4], 0.6), { reach: 6, strength: 0.8 })
  }
  const [body, lip] = mood.cloud
  if (clouds === 'streaks' || clouds === 'both' || clouds === 'thin')
    streaks(plate, {
      y0: -50,
      y1: horizon * (clouds === 'both' ? 0.55 : 0.86),
      cover: clouds === 'thin' ? 0.34 : 0.52,
      body,
      lip,
      seed: seed + 3,
      scale: 1.25 + (seed % 5) * 0.1,
      slant: ((seed % 7) - 3) * 0.018,
      opacity: 0.82,
    })
  if (clouds === 'cumulus' || clouds === 'both') {
    const tones = [
      mood.light,
      mix(mood.light, mood.sky[4], 0.5),
      mix(lip, mood.shade[0], 0.45),
      mix(mood.shade[0], mood.sky[2], 0.4),
    ]
    const side = sunLeft ? -0.7 : 0.7
    const at = (k: number) => 200 + ((seed * 397 + k * 631) % 1200)
    cumulus(plate, seed + 1, at(0), horizon - 2, 520, 170, tones, side)
    cumulus(plate, seed + 2, at(1), horizon - 2, 380, 110, tones, side)
  }
}

export interface Air {
  /** Metres where the air begins and where it is thickest. */
  near: number
  far: number
  /** Share at its thickest, 0..1. */
  most: number
  /** Extra share below this height, fading out over `low` metres. */
  low?: number
  lowShare?: number
}

/** Prints a mesh with this stage's light. Returns its depth. */
export function print(
  stage: Stage,
  mesh: Mesh,
  air: Air,
  shadows: { centre: Vec3; radius: number }[] = [],
  clipBelow?: number,
): Float32Array {
  const ink = rgb(mix(stage.mood.sky[4], stage.mood.sky[3], 0.35))
  return pullSolid(stage.plate, mesh, stage.cam, {
    sun: stage.sun,
    materials: stage.materials,
    sky: 0.33,
    bounce: 0.15,
    contact: 5,
    shadows,
    shadowSize: 2048,
    airSteps: 10,
    ...(clipBelow !== undefined && { clipBelow }),
    air: (p, distance) => ({
      ink,
      amount:
        air.most * smoothstep(air.near, air.far, distance) +
        (air.low
          ? (air.lowShare ?? 0.4) *
            smoothstep(air.low, 0, p[1]) *
            smoothstep(air.near * 0.6, air.far, distance)
          : 0),
    }),
  })
}
