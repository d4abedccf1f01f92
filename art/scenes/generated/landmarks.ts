/** Landmarks of the generated pictures by name. Origin at their foot, metres, front towards the viewer. */
import { imperialMosque } from '../../kit/buildings.ts'
import type { Mesh } from '../../kit/mesh.ts'
import { ASIA } from './landmarks-asia.ts'
import { EUROPE } from './landmarks-europe.ts'
import { MODERN } from './landmarks-modern.ts'

export const LANDMARKS = {
  ...ASIA,
  ...EUROPE,
  ...MODERN,
  mosque: (m: Mesh) => imperialMosque(m, 0),
} satisfies Record<string, (m: Mesh) => void>
export type LandmarkName = keyof typeof LANDMARKS
