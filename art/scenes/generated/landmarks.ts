/** Landmarks of the generated pictures by name. Origin at their foot, metres, front towards the viewer. */
import { imperialMosque } from '../../kit/mosque.ts'
import type { Mesh } from '../../kit/mesh.ts'
import { ASIA } from './landmarks-asia.ts'
import { EUROPE } from './landmarks-europe.ts'
import { IRON } from './landmarks-iron.ts'
import { MODERN } from './landmarks-modern.ts'
import { RUSSIA } from './landmarks-russia.ts'
import { SANDS } from './landmarks-sands.ts'

export const LANDMARKS = {
  ...ASIA,
  ...EUROPE,
  ...IRON,
  ...MODERN,
  ...RUSSIA,
  ...SANDS,
  mosque: (m: Mesh) => imperialMosque(m, 0),
} satisfies Record<string, (m: Mesh) => void>
export type LandmarkName = keyof typeof LANDMARKS
