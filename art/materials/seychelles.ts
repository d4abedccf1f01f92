/** Seychelles' inks and surfaces: lagoon, past noon. */
import { fbm } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = {
  zenith: '#1c6a9c',
  sky: '#4aa3bf',
  haze: '#a4d8cf',
  cream: '#f8ead0',
  sand: '#fff0d2',
  lilac: '#a99ab4',
  slate: '#5f6a94',
  deep: '#0f4a55',
}
export const SUN = [-0.74, 0.56, 0.36] as const
/** Lichen and rain marks running down the stone, darkest at the waterline. */
const weather = (p: Vec3): number =>
  (fbm((p[0] + p[2]) * 0.9, p[1] * 0.16, 4, 6) - 0.5) * 0.34 +
  (fbm(p[0] * 0.3 + 7, p[1] * 0.3 + p[2] * 0.2, 3, 2) - 0.5) * 0.14 -
  (p[1] < 0.35 ? 0.16 : 0)
/** Dry sand, ripples of it, a damp edge and the last of the foam. */
const beach = (p: Vec3): number | string | undefined => {
  const edge = p[1] + (fbm(p[0] * 0.5, p[2] * 0.5, 3, 4) - 0.5) * 0.06
  if (edge < 0.035) return '#fffaea'
  if (edge < 0.16) return '#e6d2b0'
  return (fbm(p[0] * 0.7, p[2] * 1.6, 3, 8) - 0.5) * 0.1
}
export const materials: Record<string, Material> = {
  granite: {
    tones: ['#fde9d4', '#dec4b8', '#aa99b0', '#74749f', '#4a5484', '#2f3d68'],
    cuts: [0.69, 0.52, 0.36, 0.21, 0.09],
    grain: 0.075,
    detail: weather,
  },
  graniteNear: {
    tones: ['#d9bcb0', '#8f82a4', '#545a8a', '#2f3d68', '#1d2b50'],
    cuts: [0.76, 0.52, 0.28, 0.12],
    grain: 0.12,
    detail: weather,
  },
  sand: {
    tones: [INK.sand, '#f3d9b4', '#c9b0b4', '#9a93b4'],
    cuts: [0.56, 0.36, 0.16],
    grain: 0.05,
    detail: beach,
  },
  bush: {
    tones: ['#c3d468', '#6fae58', '#2b7f62', '#155a5c', '#0f3f50'],
    cuts: [0.7, 0.5, 0.3, 0.14],
    grain: 0.18,
  },
  bushB: {
    tones: ['#e0da78', '#93b850', '#3f8f5c', '#1c645c', '#12465a'],
    cuts: [0.72, 0.5, 0.3, 0.14],
    grain: 0.18,
  },
}
