/** Seychelles' inks and surfaces: lagoon, before noon. */
import { fbm } from '../kit/noise.ts'
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

export const INK = {
  zenith: '#1c6a9c',
  cream: '#f8ead0',
  sand: '#fff0d2',
}
export const SUN = [-0.6, 0.68, -0.42] as const
/** Dry sand, a damp edge and the last of the foam. */
const beach = (p: Vec3, _n: Vec3, light: number): string | undefined => {
  const edge = p[1] + (fbm(p[0] * 0.3, p[2] * 0.3, 1, 4) - 0.5) * 0.06
  if (edge < 0.16 && light === 0) return '#b39fb4'
  if (edge < 0.035) return '#fffaea'
  if (edge < 0.16) return '#e6d2b0'
  return undefined
}
export const materials: Record<string, Material> = {
  granite: { tones: ['#ffe8d0', '#cdb0b3', '#857ea9', '#6c6799'], cuts: [0.62, 0.36, 0.235], grain: 0 },
  /** Deep only beneath: the deepest tone would draw a face on a round stone. */
  granitePale: {
    tones: ['#ffe8d0', '#cdb0b3', '#857ea9'],
    cuts: [0.62, 0.36],
    grain: 0,
    detail: (_p, n) => (n[1] < -0.28 ? '#6c6799' : undefined),
  },
  graniteNear: { tones: ['#7f79a6', '#4c4f84', '#343970'], cuts: [0.8, 0.5], grain: 0 },
  sand: { tones: [INK.sand, '#f3d9b4', '#c3aec0'], cuts: [0.44, 0.36], grain: 0, detail: beach },
  bush: { tones: ['#5aa463', '#2b7f62', '#155a5c'], cuts: [0.6, 0.32], grain: 0.01 },
  bushB: { tones: ['#3f8f62', '#1f6b60', '#0f4a55'], cuts: [0.6, 0.32], grain: 0.01 },
}
