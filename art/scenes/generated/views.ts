import type { Plate } from '../../kit/press.ts'
import type { View } from '../../kit/scene.ts'
import { clouds, desert, street, valley } from './land-kinds.ts'
import { MOODS } from './moods.ts'
import type { Kind, Options, Recipe } from './recipe.ts'
import { setStage, type Stage, type View as Eye } from './stage.ts'
import { TABLE } from './table.ts'
import { bay, lagoon, shore } from './water-kinds.ts'

/** Where each kind is seen from, unless the recipe says otherwise. */
const EYES: Record<Kind, Eye> = {
  shore: { horizon: 740, eye: 8, focal: 1.15 },
  bay: { horizon: 400, eye: 120, focal: 1.05 },
  lagoon: { horizon: 430, eye: 5.2, focal: 1.15 },
  valley: { horizon: 470, eye: 90, focal: 1.05 },
  desert: { horizon: 600, eye: 44, focal: 1.1 },
  street: { horizon: 640, eye: 2.6, focal: 0.72 },
  clouds: { horizon: 480, eye: 200, focal: 1.05 },
}
const KINDS: Record<Kind, (stage: Stage, options: Options) => void> = {
  shore,
  bay,
  lagoon,
  valley,
  desert,
  street,
  clouds,
}

export function draw(plate: Plate, { mood, kind, seed, sun = 'left', options = {} }: Recipe): void {
  const eye = { ...EYES[kind] }
  for (const key of ['horizon', 'eye', 'focal'] as const)
    if (options[key] !== undefined) eye[key] = options[key]
  // a lane seen from its middle would be a mirror image of itself
  if (kind === 'street') eye.axisX = seed % 2 ? 610 : 990
  KINDS[kind](setStage(plate, MOODS[mood], seed, eye, sun === 'left'), options)
}

export const generatedViews: View[] = TABLE.map((recipe) => ({
  name: recipe.name,
  focusX: recipe.focusX ?? 800,
  draw: (plate) => draw(plate, recipe),
}))
